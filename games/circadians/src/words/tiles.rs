//! Ship and farm tiles: taken, put down and destroyed.

use alloc::{format, vec, vec::Vec};

use tabletop::{Crumb, Phrase, Seat};

use super::{
    answers::{Description, Room, plain},
    crumbs::{crumb, element, skip, spot_crumb},
    spot,
};
use crate::{
    Circadians, Reason, View,
    components::Spot,
    step::{Action, Step, Tile},
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
        Step::Stack(_) => "step-stack",
        Step::Place(_) => "step-place",
        Step::Destroy(_) => "step-destroy",
        _ => return None,
    })
}

fn question(game: &Circadians, view: &View, _: Seat, step: Step) -> Option<Phrase> {
    Some(match step {
        Step::Stack(tile) => Phrase::new(if tile.is_farm() {
            "question-stack-farm"
        } else {
            "question-stack-ship"
        }),
        Step::Place(tile) => game.ask_place(view, tile),
        Step::Destroy(tile) => Phrase::new(if tile.is_farm() {
            "question-destroy-farm"
        } else {
            "question-destroy-ship"
        }),
        _ => return None,
    })
}

fn choice(game: &Circadians, view: &View, seat: Seat, action: Action) -> Option<Description> {
    Some(match action {
        Action::Stack(stack) => game.describe_stack(view, stack),
        Action::Place(place) => game.describe_place(view, seat, place),
        Action::Destroy(tile) => game.describe_destroy(view, seat, tile),
        _ => return None,
    })
}

fn path(game: &Circadians, view: &View, seat: Seat, action: Action) -> Option<Vec<Crumb>> {
    Some(match action {
        Action::Stack(Some(stack)) => vec![game.stack_crumb(view, stack)],
        Action::Place(place) => vec![spot_crumb(game.place_of(view, seat, place))],
        Action::Destroy(tile) => vec![spot_crumb(game.place_of(view, seat, Some(tile)))],
        Action::Stack(None) => skip(),
        _ => return None,
    })
}

fn reason(_: &Circadians, reason: Reason) -> Option<Phrase> {
    Some(match reason {
        Reason::StackEmpty => Phrase::new("reason-stack-empty"),
        Reason::MustTake => Phrase::new("reason-must-take"),
        Reason::NoEmptyPlace => Phrase::new("reason-no-empty-place"),
        Reason::NoTile => Phrase::new("reason-no-tile"),
        _ => return None,
    })
}

impl Circadians {
    fn ask_place(&self, view: &View, tile: Tile) -> Phrase {
        let stack = view.table.sending.stack.unwrap_or(0) as usize;
        let name = if tile.is_farm() {
            view.table.farms.tops[stack].map(|farm| self.farm(farm))
        } else {
            view.table.ships.tops[stack].map(|ship| self.ship(ship))
        };
        match name {
            Some(name) => Phrase::new("question-place").with("tile", name),
            None => Phrase::new("question-over"),
        }
    }

    fn tile_of(view: &View) -> Tile {
        match view.table.pending.top() {
            Some(Step::Stack(tile) | Step::Place(tile) | Step::Destroy(tile)) => tile,
            _ => Tile::Ship,
        }
    }

    /// The top of a stack: its name, and what it does.
    pub(super) fn top(&self, view: &View, stack: u8) -> Option<Phrase> {
        let table = &view.table;
        if Self::tile_of(view).is_farm() {
            table.farms.tops[stack as usize].map(|farm| self.farm(farm))
        } else {
            table.ships.tops[stack as usize].map(|ship| self.ship(ship))
        }
    }

    fn describe_stack(&self, view: &View, stack: Option<u8>) -> Description {
        let Some(tile) = stack.and_then(|stack| self.top(view, stack)) else {
            return plain(Phrase::new("choice-stack-none"));
        };
        Description {
            note: Some(Phrase::new("note-tile").with("tile", tile.clone())),
            ..plain(Phrase::new("choice-stack").with("tile", tile))
        }
    }

    /// The tile that stands in a place.
    fn built(&self, view: &View, seat: Seat, place: u8) -> Option<Phrase> {
        let side = view.table.side(seat);
        let place = place as usize;
        if Self::tile_of(view).is_farm() {
            side.tiles
                .get(place)
                .copied()
                .flatten()
                .map(|farm| self.farm(farm))
        } else {
            side.ships
                .get(place)
                .copied()
                .flatten()
                .map(|ship| self.ship(ship))
        }
    }

    fn describe_place(&self, view: &View, seat: Seat, place: Option<u8>) -> Description {
        let stack = view.table.sending.stack.unwrap_or(0);
        let Some(tile) = self.top(view, stack) else {
            return plain(Phrase::new("choice-stack-none"));
        };
        let at = self.place_of(view, seat, place);
        let phrase = |key| Phrase::new(key).with("tile", tile).with("place", spot(at));
        plain(
            match place.and_then(|place| self.built(view, seat, place)) {
                None => phrase("choice-place"),
                Some(old) => phrase("choice-replace").with("old", old),
            },
        )
    }

    /// Where a tile goes: a garage or a farm.
    pub(super) fn place_of(&self, view: &View, seat: Seat, place: Option<u8>) -> Spot {
        let tile = Self::tile_of(view);
        let empty = || self.see(view, |read| read.empty_place(seat, tile));
        let place = place.or_else(empty).unwrap_or(0);
        if tile.is_farm() {
            Spot::Farm(place + 3)
        } else {
            Spot::Garage(place + 1)
        }
    }

    fn describe_destroy(&self, view: &View, seat: Seat, tile: u8) -> Description {
        let at = self.place_of(view, seat, Some(tile));
        match self.built(view, seat, tile) {
            Some(old) => plain(
                Phrase::new("choice-destroy")
                    .with("tile", old)
                    .with("place", spot(at)),
            ),
            None => plain(Phrase::new("choice-stack-none")),
        }
    }

    fn stack_crumb(&self, view: &View, stack: u8) -> Crumb {
        let farm = matches!(view.table.pending.top(), Some(Step::Stack(tile)) if tile.is_farm());
        let kind = if farm { "farm" } else { "ship" };
        let label = self.top(view, stack);
        let label = label.unwrap_or_else(|| Phrase::new("button-skip"));
        crumb(element("tile", format!("{kind}-{}", stack + 1)), label)
    }
}
