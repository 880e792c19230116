//! Where a ship would end, what that costs, and what there is to land on.

use alloc::{vec, vec::Vec};

use tabletop::{Phrase, Seat};

use super::{body, cubes, forecast::Forecast, landing::Landing, number, points};
use crate::{
    Kosmonavts, View,
    components::{Body, Cubes, Danger, Emergency, Hex, Ship},
    flight::Course,
    state::Player,
};

impl Kosmonavts {
    /// The next flight of a ship with the cubes on its rose or, while orders are
    /// given, with those of the viewer's own order; none for a ship that stays landed.
    pub(crate) fn course_of(&self, view: &View, seat: Seat) -> Option<Course> {
        let draft = self.draft_of(view, seat);
        let table = draft
            .as_ref()
            .map_or(&view.table, |draft| &draft.view.table);
        match table.player(seat).ship {
            Ship::Landed(_) => None,
            Ship::Space(from) => {
                let Player { rose, shields, .. } = *table.player(seat);
                Some(self.course(from, rose, shields))
            }
        }
    }

    /// The viewer's own order, carried out, while orders are given.
    pub(crate) fn draft_of(&self, view: &View, seat: Seat) -> Option<Forecast> {
        let own = view.seat == Some(seat) && view.table.ordering();
        let home = view.table.player(seat).home.is_some();
        (own && !home).then(|| self.try_order(view, seat, &view.order))
    }

    /// Where the next flight of a ship leads as the copy stands, and what it may
    /// land on there.
    pub(super) fn describe_course(&self, seat: Seat, after: &Forecast) -> Vec<Phrase> {
        let player = after.player();
        let course = self.course(after.at(self), player.rose, player.shields);
        let to = course.flight.to;
        let named = |key| Phrase::new(key).with("hex", self.hex_name(&after.view.table, to));
        let lost = |key| Phrase::new(key).with("body", body(player.last));
        let paid = |key| named(key).with("left", number(player.shields - 1));
        let end = match (course.flight.emergency, course.danger) {
            (Some(Emergency::Sun), _) => lost("course-sun"),
            (Some(_), _) => lost("course-off-board"),
            (None, Some(Danger::Belt)) if course.is_lost => lost("course-belt-bare"),
            (None, Some(Danger::Sun)) if course.is_lost => lost("course-near-sun-bare"),
            (None, Some(Danger::Belt)) => paid("course-belt"),
            (None, Some(Danger::Sun)) => paid("course-near-sun"),
            (None, None) if to == course.from => named("course-still"),
            (None, None) => named("course-open"),
        };
        let mut clauses = vec![end];
        if let Some(end) = course.end() {
            clauses.extend(self.describe_company(&after.view, seat, end));
        }
        clauses
    }

    /// The body in a hex where a flight ends, or the one that comes there in the
    /// movement of the bodies, and what a landing would bring.
    fn describe_company(&self, view: &View, seat: Seat, hex: Hex) -> Option<Phrase> {
        let table = &view.table;
        let here = self.bodies_in(table, hex).iter().next();
        let keys = if here.is_some() {
            ["clause-may-land", "clause-may-score", "clause-may-finish"]
        } else {
            ["clause-comes", "clause-comes-score", "clause-comes-finish"]
        };
        let comes = || {
            let mut bodies = Body::ALL.into_iter();
            bodies.find(|&one| self.hex_after(table, one, 1) == Some(hex))
        };
        let one = here.or_else(comes)?;
        let phrase = |key| Phrase::new(key).with("body", body(one));
        Some(match self.try_landing(view, seat, one) {
            Landing::Final(_) | Landing::MayFinish => phrase(keys[2]),
            Landing::Marker(count) => phrase(keys[1]).with("points", points(count)),
            _ => phrase(keys[0]),
        })
    }
}

/// What the tank then holds.
pub(super) fn tank_holds(tank: Cubes) -> Phrase {
    about_tank("clause-tank", "clause-tank-empty", tank)
}

/// What the tank holds all the same.
pub(super) fn tank_keeps(tank: Cubes) -> Phrase {
    about_tank("clause-tank-keeps", "clause-tank-keeps-none", tank)
}

fn about_tank(key: &'static str, empty: &'static str, tank: Cubes) -> Phrase {
    if tank.is_empty() {
        Phrase::new(empty)
    } else {
        Phrase::new(key).with("cubes", cubes(tank))
    }
}

/// How many shields are then left.
pub(super) fn shields_left(count: u8) -> Phrase {
    Phrase::new("clause-shields").with("count", number(count))
}
