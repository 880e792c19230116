//! The side table: for each body its stack of landing markers, and who took which.

use svg::Svg;
use tabletop::{Phrase, Seat};

use super::{
    Picture,
    layers::{Draws, lines},
};
use crate::{Mode, components::Body, step::Step, words as phrase};

const AREA: [i32; 4] = [4, 176, 163, 412];
/// Where the rows begin, and how high they are.
const ROWS: [i32; 2] = [214, 34];
/// The middle of the column of stacks, and the columns of the players.
const STACK: i32 = 73;
const PLAYERS: [i32; 2] = [86, 79];

impl Picture<'_> {
    fn column(&self, seat: Seat) -> i32 {
        let people = i32::from(self.table.people);
        PLAYERS[0] + PLAYERS[1] * (2 * seat.index() as i32 + 1) / (2 * people)
    }

    pub fn markers(&self, svg: &mut Svg) {
        svg.panel(AREA, &self.word("draw-head-markers"));
        for seat in self.seats() {
            let x = self.column(seat);
            svg.el("g").hold(|svg| {
                svg.title(self.name(seat));
                svg.sized(format_args!("disc{seat}"), x, ROWS[0] - 13, 75);
            });
        }
        for (row, body) in Body::ALL.into_iter().enumerate() {
            let y = ROWS[0] + ROWS[1] * row as i32 + ROWS[1] / 2;
            self.row(svg, body, y);
        }
        self.ending(svg);
        self.supply(svg);
    }

    /// When the game ends.
    fn ending(&self, svg: &mut Svg) {
        let key = match self.game.setup.mode {
            _ if self.table.is_over() => return,
            _ if self.game.is_last_round(self.table) => "draw-ends-now",
            Mode::Basic => "draw-ends-basic",
            Mode::Advanced => "draw-ends-advanced",
        };
        let class = match key {
            "draw-ends-now" => "ks-ending ks-warns",
            _ => "ks-tiny",
        };
        let needed = i64::from(self.game.markers_needed());
        let text = self.say(&Phrase::new(key).with("count", needed));
        let top = ROWS[0] + 9 * ROWS[1] + 15;
        for (index, line) in lines(&text, AREA[2] - 16, 2).iter().enumerate() {
            let at = [AREA[0] + 8, top + 14 * index as i32];
            svg.fitted(class, at, AREA[2] - 16, line);
        }
    }

    fn row(&self, svg: &mut Svg, body: Body, y: i32) {
        let retired = self.table.retired.contains(body);
        let placed = self.table.spaces[body as usize].is_some();
        let short = self.say(&phrase::short_body(body));
        svg.path("ks-rule", alloc::format!("M8 {}h155", y + ROWS[1] / 2));
        svg.el("g").hold(|svg| {
            svg.title(self.stack_title(body));
            svg.el("g")
                .class(if retired { "ks-dim" } else { "ks-rowname" })
                .hold(|svg| {
                    svg.sized(body, 34, y - 6, 80);
                    svg.fitted("ks-tiny ks-centre", [34, y + 14], 54, &short);
                });
            if retired {
                svg.path(
                    "ks-cross",
                    alloc::format!("M{} {}l14 14m0-14l-14 14", STACK - 7, y - 9),
                );
            }
        });
        let stack = self.game.figures.stack(self.game.setup.mode, body).points();
        let taken = usize::from(self.table.taken(body));
        if !retired {
            // The lowest is drawn first; only the topmost can be read.
            for (index, &points) in stack.iter().enumerate().skip(taken).rev() {
                let up = 4 * (stack.len() - 1 - index) as i32;
                let points = (index == taken).then_some(points);
                chip(svg, body, index, points, [STACK, y + 6 - up]);
            }
        }
        for seat in self.seats() {
            let place = usize::from(self.table.player(seat).markers[body as usize]);
            if let Some(&points) = place.checked_sub(1).and_then(|index| stack.get(index)) {
                chip(svg, body, place - 1, Some(points), [self.column(seat), y]);
            } else {
                svg.circle("ks-hole", self.column(seat), y, 3);
            }
        }
        if !placed {
            self.unplaced(svg, body, y);
        }
    }

    /// A token that is still in a hand, or in the common tray.
    fn unplaced(&self, svg: &mut Svg, body: Body, y: i32) {
        let holder = self
            .seats()
            .find(|seat| self.table.hands[seat.index()].contains(body));
        let x = holder.map_or(126, |seat| self.column(seat));
        let title = match holder {
            Some(seat) => Phrase::new("draw-body-hand").with("name", self.name(seat)),
            None => Phrase::new("draw-body-tray"),
        };
        let title = self.say(&title.with("body", phrase::body(body)));
        let piece = svg.piece(format_args!("body-{body}"), x, y);
        if self.table.pending.top() == Some(Step::PlaceBody) {
            let piece = piece.at("data-spot", format_args!("body-{body}"));
            piece.hold(|svg| self.token(svg, body, &title, 100));
        } else {
            piece.hold(|svg| self.token(svg, body, &title, 100));
        }
    }

    /// *Saturn: 3 markers left, 4 points for the next. Ana 4.*
    fn stack_title(&self, body: Body) -> alloc::string::String {
        let name = phrase::body(body);
        if self.table.retired.contains(body) {
            return self.say(&Phrase::new("draw-retired").with("body", name));
        }
        let left = self.game.markers_left(self.table, body);
        let phrase = match left.first() {
            Some(&points) => Phrase::new("draw-stack")
                .with("count", left.len() as i64)
                .with("points", i64::from(points)),
            None => Phrase::new("draw-stack-empty"),
        };
        let mut title = self.say(&phrase.with("body", name));
        for seat in self.seats() {
            if let Some(points) = self.game.marker_points(self.table, seat, body) {
                let has = Phrase::new("draw-has-marker")
                    .with("name", self.name(seat))
                    .with("points", i64::from(points));
                title.push(' ');
                title += &self.say(&has);
            }
        }
        title
    }

    /// The cubes that are left for everyone.
    fn supply(&self, svg: &mut Svg) {
        let supply = self.table.supply;
        let title = Phrase::new("draw-supply")
            .with("normal", i64::from(supply.normal))
            .with("hyper", i64::from(supply.hyper));
        let y = AREA[1] + AREA[3] - 27;
        svg.el("g").hold(|svg| {
            svg.title(self.say(&title));
            svg.fitted("ks-tiny", [12, y + 14], 60, &self.word("draw-head-supply"));
            svg.rect("ks-normal", [80, y + 5, 11, 11], 2);
            svg.label("ks-small", 95, y + 15, supply.normal);
            svg.rect("ks-hyper", [122, y + 1, 11, 15], 2);
            svg.path("ks-double", alloc::format!("M124 {}h7", y + 8));
            svg.label("ks-small", 137, y + 15, supply.hyper);
        });
    }
}

/// A marker of a body, with its points if they are seen.
fn chip(svg: &mut Svg, body: Body, index: usize, points: Option<u8>, [x, y]: [i32; 2]) {
    svg.piece(format_args!("marker-{body}-{}", index + 1), x, y)
        .class(format_args!("ks-chip ks-o-{body}"))
        .hold(|svg| {
            svg.el("use").at("href", "#ks-chip").empty();
            if let Some(points) = points {
                svg.el("text").at("y", 5).text(points);
            }
        });
}
