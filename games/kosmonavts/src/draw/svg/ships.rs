//! Ships, where they are heading, and where their flights end.

use alloc::{format, string::String};

use svg::{Point, Svg, turned};
use tabletop::{Phrase, Seat};

use super::{
    Picture,
    chart::CENTRE,
    layers::{Draws, tenths},
};
use crate::{
    components::{Emergency, Hex, Ship},
    draw::reach::{DrawnCourse, End},
};

/// Where ships stand around a body, and how they lean there.
const AROUND: [[i32; 3]; 4] = [
    [11, -12, 40],
    [-11, -12, -40],
    [12, 11, 140],
    [-12, 11, 220],
];
/// How near to the Sun's middle a course may come, in tenths of a unit.
const BERTH: i32 = 330;

impl Picture<'_> {
    /// Where a ship will fly with its cubes, and for the viewer with the order so far.
    pub fn course(&self, seat: Seat) -> Option<DrawnCourse> {
        let player = self.table.player(seat);
        let own = self.view.seat == Some(seat);
        let draft = self.draft.as_ref().filter(|_| own);
        let rose = draft.map_or(player.rose, |draft| draft.rose);
        let shields = draft.map_or(player.shields, |draft| draft.shields);
        let staying = self.table.staying.contains(seat) || (own && self.view.order.stay);
        let landed = player.landed().is_some() && rose.is_empty();
        if self.table.round == 0 || staying || landed {
            return None;
        }
        DrawnCourse::of(self.game, self.table, seat, &rose, shields)
    }

    /// The courses of all ships; the viewer's is drawn last.
    pub fn courses(&self, svg: &mut Svg) {
        if self.table.is_over() {
            return;
        }
        let own = |seat: &Seat| self.view.seat == Some(*seat);
        let others = self.seats().filter(|seat| !own(seat));
        for seat in others.chain(self.seats().filter(own)) {
            if let Some(course) = self.course(seat) {
                self.arrow(svg, seat, &course, own(&seat));
            }
        }
    }

    fn arrow(&self, svg: &mut Svg, seat: Seat, course: &DrawnCourse, own: bool) {
        let (from, to) = (self.chart.at(course.from), self.end_of(course));
        let into_sun = matches!(course.end, End::Emergency(Emergency::Sun, _));
        let colour = self.colour(seat);
        let class = match course.end {
            End::Danger(_) => "ks-aim ks-risky",
            End::Emergency(..) => "ks-aim ks-fatal",
            _ => "ks-aim",
        };
        let size = if own { "ks-mine" } else { "ks-theirs" };
        let group = svg.el("g").class(format_args!("ks-{colour} {size}"));
        group.hold(|svg| {
            if course.from != course.to {
                let way = match via(from, to).filter(|_| !into_sun) {
                    Some(bend) => format!("M{from}Q{} {to}", control(from, to, bend)),
                    None => format!("M{from}L{to}"),
                };
                svg.path("ks-casing", &way);
                let trail = svg.el("path").class("ks-vector").at("d", way);
                trail.at("data-key", format_args!("trail-{seat}")).empty();
            }
            let fatal = matches!(course.end, End::Emergency(..));
            let aim = svg.piece(format_args!("aim-{seat}"), to.x, to.y);
            aim.class(class).hold(|svg| {
                // An edge that stands out from whatever is below.
                let (shape, edge) = if fatal {
                    ("#ks-doom", "ks-around")
                } else {
                    ("#ks-aim", "ks-casing")
                };
                svg.el("use").class(edge).at("href", shape).empty();
                svg.el("use").at("href", shape).empty();
            });
        });
    }

    /// What awaits the viewer's ship, beside the end of its flight and above all pieces.
    pub fn note(&self, svg: &mut Svg) {
        let Some(seat) = self.view.seat.filter(|_| !self.table.is_over()) else {
            return;
        };
        let Some(course) = self.course(seat) else {
            return;
        };
        let Some(label) = self.short_end(&course) else {
            return;
        };
        let to = self.end_of(&course);
        let below = to.y.0 < CENTRE[1] * 10;
        let y = tenths(to.y.0 + if below { 300 } else { -210 });
        let x = tenths(to.x.0.clamp(2500, 7500));
        svg.label("ks-note", x, y, label);
    }

    /// The end of a flight; off the chart it is just outside of it.
    fn end_of(&self, course: &DrawnCourse) -> Point {
        if matches!(course.end, End::Emergency(Emergency::Sun, _)) {
            return self.chart.at(Hex::SUN);
        }
        let (from, to) = (course.from, course.to);
        let most = i32::from(self.game.figures.board.radius) * 64 + 36;
        let along = |from: i8, to: i8, part: i32| {
            i32::from(from) * 64 + (i32::from(to) - i32::from(from)) * part
        };
        let inside = |part: &i32| {
            let (q, r) = (along(from.q, to.q, *part), along(from.r, to.r, *part));
            q.abs().max(r.abs()).max((q + r).abs()) <= most
        };
        let part = (0..=64).rev().find(inside).unwrap_or(64);
        let (start, end) = (self.chart.at(from), self.chart.at(to));
        let point = |start: i32, end: i32| start + (end - start) * part / 64;
        Point::fine(point(start.x.0, end.x.0), point(start.y.0, end.y.0))
    }

    /// A ship in a hex: beside the body there, or with others, or alone.
    pub fn ship(&self, svg: &mut Svg, seat: Seat, hex: Hex) {
        let player = self.table.player(seat);
        let here = |other: &Seat| self.game.ship_hex(self.table, *other) == Some(hex);
        let group = self.seats().filter(here);
        let index = group.clone().position(|other| other == seat).unwrap_or(0);
        let beside = !self.game.bodies_in(self.table, hex).is_empty();
        let landed = player.landed().is_some();
        let [right, down, lean] = if beside {
            AROUND[index % 4]
        } else {
            let [right, down] = among(index, group.count());
            [right, down, 0]
        };
        let middle = self.chart.at(hex);
        let percent = self.chart.percent() * if beside { 72 } else { 90 } / 100;
        let at = Point::fine(
            middle.x.0 + self.chart.length(right * 10),
            middle.y.0 + self.chart.length(down * 10),
        );
        let course = self.course(seat).filter(|course| course.from != course.to);
        let (flying, turn) = match &course {
            Some(course) if !landed => {
                let to = self.chart.at(course.to);
                (true, heading(to.x.0 - middle.x.0, to.y.0 - middle.y.0))
            }
            _ => (false, lean),
        };
        let mut piece = svg.piece(format_args!("ship-{seat}"), at.x, at.y);
        if let Some(course) = &course
            && let Ship::Space(_) = player.ship
            && let Some(bend) = self.flown_via(course)
        {
            let (x, y) = (tenths(bend.x.0 - at.x.0), tenths(bend.y.0 - at.y.0));
            piece = piece.at("data-via", format_args!("{x}px {y}px"));
        } else if let Some(bend) = player.landed().and_then(|body| self.moved_via(body)) {
            piece = piece.at("data-via", bend);
        }
        let piece = if beside {
            piece.class("ks-over")
        } else {
            piece
        };
        piece.hold(|svg| {
            svg.title(self.ship_title(seat, course.as_ref()));
            let mut change = String::new();
            if turn % 360 != 0 {
                change = format!("rotate({turn})");
            }
            if percent != 100 {
                change += &format!("scale({})", svg::share(percent));
            }
            svg.el("g").at("transform", change).hold(|svg| {
                if flying {
                    svg.el("use").at("href", "#ks-flame").empty();
                }
                svg.show(format_args!("ship{seat}"), 0, 0);
            });
        });
    }

    /// Where the last flight, which had the same cubes, went round the Sun.
    fn flown_via(&self, course: &DrawnCourse) -> Option<Point> {
        let (at, next) = (course.from, course.to);
        let before = Hex::new(2 * at.q - next.q, 2 * at.r - next.r);
        via(self.chart.at(before), self.chart.at(at))
    }

    /// *Ana: in space, flies 4 hexes.*
    fn ship_title(&self, seat: Seat, course: Option<&DrawnCourse>) -> String {
        let name = self.name(seat);
        let phrase = match (self.table.player(seat).ship, course) {
            (Ship::Landed(body), _) => {
                Phrase::new("draw-ship-landed").with("body", crate::words::body(body))
            }
            (Ship::Space(_), Some(course)) => {
                Phrase::new("draw-ship-flies").with("count", i64::from(course.hexes()))
            }
            (Ship::Space(_), None) => Phrase::new("draw-ship-floats"),
        };
        self.say(&phrase.with("name", name))
    }
}

/// Where one of several ships in a sector is, from its middle.
const fn among(index: usize, count: usize) -> [i32; 2] {
    match (count, index) {
        (0 | 1, _) => [0, 0],
        (2, 0) => [-8, 0],
        (2, _) => [8, 0],
        (3, 2) => [0, 8],
        (_, 0) => [-9, -7],
        (_, 1) => [9, -7],
        (_, 2) => [-9, 9],
        _ => [9, 9],
    }
}

/// Where a straight course would come too near to the Sun: the point to go round by.
fn via(from: Point, to: Point) -> Option<Point> {
    let sun = [CENTRE[0] * 10, CENTRE[1] * 10];
    let (ax, ay) = (from.x.0 - sun[0], from.y.0 - sun[1]);
    let (dx, dy) = (to.x.0 - from.x.0, to.y.0 - from.y.0);
    let square = dx * dx + dy * dy;
    if square == 0 {
        return None;
    }
    // The nearest point, in thousandths of the way.
    let part = (-(i64::from(ax) * i64::from(dx) + i64::from(ay) * i64::from(dy)) * 1000
        / i64::from(square)) as i32;
    if !(1..1000).contains(&part) {
        return None;
    }
    let (x, y) = (ax + dx * part / 1000, ay + dy * part / 1000);
    let distance = (x * x + y * y).isqrt();
    if distance >= BERTH {
        return None;
    }
    // Straight through the Sun either side will do.
    let (x, y, distance) = if distance < 10 {
        (-dy, dx, square.isqrt())
    } else {
        (x, y, distance)
    };
    let out = |part: i32| part * BERTH / distance.max(1);
    Some(Point::fine(sun[0] + out(x), sun[1] + out(y)))
}

/// The point that pulls a curve so that it goes by `bend` half-way.
const fn control(from: Point, to: Point, bend: Point) -> Point {
    Point::fine(
        2 * bend.x.0 - (from.x.0 + to.x.0) / 2,
        2 * bend.y.0 - (from.y.0 + to.y.0) / 2,
    )
}

/// The direction of a way, clockwise from the top, in steps of five degrees.
pub fn heading(x: i32, y: i32) -> i32 {
    let along = |degrees: &i32| {
        let to = turned(Point::at(0, 0), 100, *degrees);
        i64::from(x) * i64::from(to.x.0) + i64::from(y) * i64::from(to.y.0)
    };
    (0..72).map(|step| step * 5).max_by_key(along).unwrap_or(0)
}
