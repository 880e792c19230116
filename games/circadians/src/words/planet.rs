//! Steps of the harvester, and gem caches.

use alloc::{vec, vec::Vec};

use tabletop::{Crumb, Phrase, Seat};

use super::{
    answers::{Description, Room, about_slot, plain},
    crumbs::{crumb, hyphens, skip},
    direction, number,
    sending::bonus_at,
};
use crate::{
    Circadians, Reason, View,
    components::{Direction, Hex},
    step::{Action, Step},
};

pub(super) const ROOM: Room = Room {
    topic,
    question,
    choice,
    path,
    reason,
};

const fn topic(step: Step) -> Option<&'static str> {
    Some(match step {
        Step::Move => "step-move",
        Step::Reveal => "step-reveal",
        Step::MoveBack => "step-back",
        _ => return None,
    })
}

fn question(_: &Circadians, _: &View, _: Seat, step: Step) -> Option<Phrase> {
    Some(match step {
        Step::Move => Phrase::new("question-move"),
        Step::Reveal => Phrase::new("question-reveal"),
        Step::MoveBack => Phrase::new("question-back"),
        _ => return None,
    })
}

fn choice(game: &Circadians, view: &View, seat: Seat, action: Action) -> Option<Description> {
    let after = || game.forecast(view, seat, action);
    Some(match action {
        Action::Move(None) => plain(Phrase::new("choice-stay")),
        Action::Move(Some(way)) | Action::Back(way) => game.describe_move(view, seat, way),
        Action::Reveal(None) => plain(Phrase::new("choice-reveal-none")),
        Action::Reveal(Some(slot)) => {
            let lead = Phrase::new("choice-reveal").with("number", number(slot + 1));
            (lead, game.consequences(&after())).into()
        }
        _ => return None,
    })
}

fn path(game: &Circadians, view: &View, seat: Seat, action: Action) -> Option<Vec<Crumb>> {
    Some(match action {
        Action::Move(Some(way)) | Action::Back(way) => vec![game.way_crumb(view, seat, way)],
        Action::Reveal(Some(slot)) => vec![game.hex_crumb(Hex::cache(slot))],
        Action::Move(None) => skip(),
        Action::Reveal(None) => skip(),
        _ => return None,
    })
}

fn reason(_: &Circadians, reason: Reason) -> Option<Phrase> {
    Some(match reason {
        Reason::NoWay(way) => Phrase::new("reason-no-way").with("direction", direction(way)),
        Reason::NotBack(way) => Phrase::new("reason-not-back").with("direction", direction(way)),
        Reason::CacheRevealed(at) => about_slot("reason-cache-revealed", at),
        _ => return None,
    })
}

impl Circadians {
    fn describe_move(&self, view: &View, seat: Seat, way: Direction) -> Description {
        let from = view.table.side(seat).harvester;
        let (to, gain) = self.see(view, |read| {
            let to = read.next(from, way).unwrap_or(from);
            (to, bonus_at(read, to))
        });
        let lead = Phrase::new("choice-move")
            .with("direction", direction(way))
            .with("hex", self.hex(to));
        (lead, gain.into_iter().collect()).into()
    }

    fn way_crumb(&self, view: &View, seat: Seat, way: Direction) -> Crumb {
        let from = view.table.side(seat).harvester;
        let to = self.see(view, |read| read.next(from, way));
        self.hex_crumb(to.unwrap_or(from))
    }

    fn hex_crumb(&self, hex: Hex) -> Crumb {
        crumb(hyphens(hex), self.hex(hex))
    }
}
