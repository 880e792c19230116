//! What the ways to answers are made of.
//!
//! | element | what it is |
//! |---|---|
//! | `worker-miner`, `location-mine`, `resource-coal` | called like their messages |
//! | `portrait-miner` | a worker's portrait, with its mood and discs |
//! | `side-2` | a player's discs |
//! | `card-6`, `lake-3`, `catch-1` | a special card, a discarded lake card, a card just drawn |
//! | `crystal` | the crystals |
//! | `yes`, `no`, `none`, `done` | buttons |

use alloc::{format, string::ToString};

use tabletop::{Crumb, Phrase};

use super::{good, location, worker};
use crate::{
    RedOutpost,
    components::{Location, Resource, Worker},
};

impl RedOutpost {
    pub(super) fn card(&self, card: Location) -> Crumb {
        named(self.special_card(card.number()))
    }
}

/// An element that is called like its message.
fn named(label: Phrase) -> Crumb {
    Crumb {
        element: label.key.to_string(),
        label,
    }
}

pub(super) fn who(one: Worker) -> Crumb {
    named(worker(one))
}

pub(super) fn at(place: Location) -> Crumb {
    named(location(place))
}

pub(super) fn resource(cube: Resource) -> Crumb {
    named(good(cube))
}

pub(super) fn portrait(one: Worker) -> Crumb {
    Crumb {
        element: format!("portrait-{one}"),
        label: worker(one),
    }
}

/// A portrait whose mood rises or falls.
pub(super) fn mood(one: Worker, by: i64) -> Crumb {
    let key = if by > 0 {
        "button-mood-up"
    } else {
        "button-mood-down"
    };
    Crumb {
        label: Phrase::new(key)
            .with("worker", worker(one))
            .with("by", by.abs()),
        ..portrait(one)
    }
}

pub(super) fn crystal() -> Crumb {
    button("crystal", "button-crystal")
}

pub(super) fn button(element: &str, key: &'static str) -> Crumb {
    Crumb {
        element: element.to_string(),
        label: Phrase::new(key),
    }
}
