//! The bodies: where they are, where they will be, and where they can be placed.

use alloc::{format, string::String};

use svg::{Svg, Tenths};
use tabletop::Phrase;

use super::{Picture, layers::Draws};
use crate::{
    components::{Body, Ship},
    step::Step,
    words as phrase,
};

/// For how many rounds ahead the stops of a body are shown: this one and three more.
const AHEAD: u8 = 4;

impl Picture<'_> {
    /// What lies under the pieces: stops to come, and what the viewer can reach.
    pub fn marks(&self, svg: &mut Svg) {
        if let Some(reach) = &self.reach {
            let mut ends = String::new();
            for &(hex, _) in &reach.ends {
                ends += &format!("M{}h0", self.chart.at(hex));
            }
            svg.path("ks-ends", ends);
        }
        for body in Body::ALL {
            if !self.table.is_over() {
                self.ghosts(svg, body);
            }
        }
        if let Some(reach) = &self.reach {
            for (class, bodies) in [("ks-now", reach.now), ("ks-next", reach.next)] {
                for body in bodies {
                    let Some(hex) = self.game.hex_of(self.table, body) else {
                        continue;
                    };
                    let at = self.chart.at(hex);
                    svg.el("use")
                        .class(class)
                        .at("href", "#ks-frame")
                        .moved(at.x, at.y)
                        .empty();
                }
            }
        }
        self.courses(svg);
    }

    /// Where a body will be after this round and the next ones.
    fn ghosts(&self, svg: &mut Svg, body: Body) {
        if self.table.spaces[body as usize].is_none() {
            return;
        }
        let laps = self.game.figures.orbit(body).len();
        let group = svg.el("g").class(format_args!("ks-ghosts ks-o-{body}"));
        group.hold(|svg| {
            for rounds in (1..=AHEAD.min(laps - 1)).rev() {
                let Some(hex) = self.game.hex_after(self.table, body, rounds) else {
                    continue;
                };
                let at = self.chart.at(hex);
                svg.el("g")
                    .class(format_args!("ks-g ks-g{rounds}"))
                    .moved(at.x, at.y)
                    .hold(|svg| {
                        let r = self.chart.length(75 - 7 * i32::from(rounds));
                        let r = super::layers::tenths(r);
                        svg.el("circle").at("r", r).empty();
                        svg.el("text").at("y", 4).text(rounds);
                    });
            }
        });
    }

    /// The spaces of the orbits on which a body can be placed.
    pub fn spaces(&self, svg: &mut Svg) {
        if self.table.pending.top() != Some(Step::PlaceBody) {
            return;
        }
        for body in Body::ALL {
            if self.table.spaces[body as usize].is_some() {
                continue;
            }
            let spaces = self.game.figures.orbit(body).spaces();
            for (index, &hex) in spaces.iter().enumerate() {
                let at = self.chart.at(hex);
                let space = Phrase::new("draw-space")
                    .with("body", phrase::body(body))
                    .with("space", index as i64 + 1);
                let name = format_args!("space-{body}-{}", index + 1);
                svg.spot(name, &self.say(&space), |svg| {
                    let r = super::layers::tenths(self.chart.length(115));
                    svg.circle("halo", at.x, at.y, r);
                });
            }
        }
    }

    /// The sectors to which a course can be laid at a touch.
    pub fn targets(&self, svg: &mut Svg) {
        let Some(reach) = self.reach.as_ref().filter(|_| self.asked(Step::Order)) else {
            return;
        };
        let is_free = |hex| self.game.bodies_in(self.table, hex).is_empty();
        for hex in reach
            .ends
            .iter()
            .map(|&(hex, _)| hex)
            .filter(|&hex| is_free(hex))
        {
            let at = self.chart.at(hex);
            let title = self.say(&self.game.hex_name(self.table, hex));
            svg.spot(phrase::hex_element(hex), &title, |svg| {
                let target = svg.el("use").class("halo").at("href", "#ks-hex");
                target.at("x", at.x).at("y", at.y).empty();
            });
        }
    }

    /// Bodies, each with the ships on it, then ships in space.
    pub fn pieces(&self, svg: &mut Svg) {
        for body in Body::ALL {
            let Some(hex) = self.game.hex_of(self.table, body) else {
                continue;
            };
            let at = self.chart.at(hex);
            let title = self.body_title(body);
            let mut piece = svg.piece(format_args!("body-{body}"), at.x, at.y);
            if let Some(bend) = self.moved_via(body) {
                piece = piece.at("data-via", bend);
            }
            piece
                .at("data-spot", format_args!("body-{body}"))
                .hold(|svg| {
                    self.token(svg, body, &title, self.chart.percent());
                });
            for seat in self.seats() {
                if self.table.player(seat).ship == Ship::Landed(body) {
                    self.ship(svg, seat, hex);
                }
            }
        }
        for seat in self.seats() {
            if let Ship::Space(hex) = self.table.player(seat).ship {
                self.ship(svg, seat, hex);
            }
        }
    }

    /// How the last move of a body, seen from where it is now, followed its orbit.
    pub fn moved_via(&self, body: Body) -> Option<String> {
        let orbit = self.game.figures.orbit(body);
        let (space, count) = (self.table.spaces[body as usize]?, orbit.len());
        if self.table.round == 0 || count < 3 {
            return None;
        }
        let place = |back: u8| {
            let at = (u16::from(space) + 2 * u16::from(count) - u16::from(back)) % u16::from(count);
            self.chart.at(orbit.hex(at as u8))
        };
        // The middle of the curve between the last two of these.
        let [before, from, to, after] = [2, 1, 0, count - 1].map(place);
        let middle = |before: Tenths, from: Tenths, to: Tenths, after: Tenths| {
            (9 * (from.0 + to.0) - before.0 - after.0) / 16
        };
        let x = middle(before.x, from.x, to.x, after.x);
        let y = middle(before.y, from.y, to.y, after.y);
        let bent = (2 * x - from.x.0 - to.x.0).abs() + (2 * y - from.y.0 - to.y.0).abs();
        let (x, y) = (Tenths(x - to.x.0), Tenths(y - to.y.0));
        (bent > 60).then(|| format!("{x}px {y}px"))
    }

    /// A body token around 0 0, with what it is called and its halo.
    pub fn token(&self, svg: &mut Svg, body: Body, title: &str, percent: i32) {
        svg.title(title);
        let r = super::layers::tenths(135 * percent / 100);
        svg.el("circle").class("halo").at("r", r).empty();
        svg.sized(body, 0, 0, percent);
    }
}
