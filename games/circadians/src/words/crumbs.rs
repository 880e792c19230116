//! The way to an answer, one thing after the other.
//!
//! Names of elements are those of the notation, with hyphens. Numbers count from 1.
//!
//! | element | what it is |
//! |---|---|
//! | `leader-akira`, `leader-ul-kah-tal` | a leader card, dealt or on offer |
//! | `contract-aqua-cannon` | a contract in the own hand or packet |
//! | `event-own`, `event-common` | Renzo's event and that of the round |
//! | `die-4`, `die-sal` | a rolled die in the own tray, by value; then `garage-2` or `farm-3` |
//! | `garage-1` … `garage-5` | an own garage: where a die waits, is put, or a ship goes |
//! | `farm-1` … `farm-6` | an own farm place; the foundations are 4 to 6 |
//! | `cantina` | the own cantina: send no die |
//! | `cantina-4` | an own die there that shows a 4 |
//! | `supply` | the own unassigned dice |
//! | `headquarters` | headquarters as a place to go |
//! | `headquarters-2` | the die on its second space |
//! | `value-4` | the value a die is sent with, after where it goes, or set to, after its place |
//! | `location-laboratory`, `location-foundry`, `location-academy`, `location-control-room` | a location where the space is certain |
//! | `location-mining-camp-3`, `location-market-2` | a space of a location where it matters |
//! | `location-foundry-2`, `location-laboratory-1a`, … | any station space, when its die is lost |
//! | `faction-leyrien-2a` | a negotiations space: column, row, first or second |
//! | `depository-4-2` | a Depository space: value and row |
//! | `reward-water`, `reward-contracts` | buttons at headquarters |
//! | `buy-1`, `buy-2` | buttons at the Academy |
//! | `tile-ship-2`, `tile-farm-3` | the top of a stack |
//! | `resource-water` | a resource: paid; given and then got in a trade; produced by a farm |
//! | `delivery-2` | the reward of a Depository row |
//! | `hex-12`, `cache-3` | a place of the planet |
//! | `advance-3` | an advancement slot |
//! | `token-5`, `setback-4` | a setback token that waits; a setback slot |
//! | `treat-penalty`, `treat-reward` | buttons for Lysias |
//! | `yes`, `no`, `done`, `skip`, `revise` | buttons |

use alloc::{
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};
use core::fmt::Display;

use tabletop::{Crumb, Phrase};

use super::{contract, location, origin, space, spot, value};
use crate::components::{Contract, Location, Origin, Space, Spot};

pub(super) const fn crumb(element: String, label: Phrase) -> Crumb {
    Crumb { element, label }
}

/// The button that lets an optional effect pass.
pub(super) fn skip() -> Vec<Crumb> {
    vec![crumb("skip".to_string(), Phrase::new("button-skip"))]
}

/// A notation with hyphens.
pub(super) fn hyphens(what: impl Display) -> String {
    what.to_string().replace('_', "-")
}

/// The name of an element: its kind, and which one.
pub(super) fn element(kind: &str, which: impl Display) -> String {
    format!("{kind}-{}", hyphens(which))
}

pub(super) fn button(kind: &str, which: &str, key: &'static str) -> Vec<Crumb> {
    vec![crumb(element(kind, which), Phrase::new(key))]
}

pub(super) fn card_crumb(card: Contract) -> Crumb {
    crumb(element("contract", card), contract(card))
}

pub(super) fn value_crumb(shows: u8) -> Crumb {
    crumb(element("value", shows), value(shows))
}

pub(super) fn from_crumb(from: Origin) -> Crumb {
    crumb(hyphens(from), origin(from))
}

/// A place to go: a whole location where the space is certain.
pub(super) fn to_crumb(to: Space) -> Crumb {
    match to.location() {
        Location::Headquarters => {
            crumb("headquarters".to_string(), location(Location::Headquarters))
        }
        at @ (Location::Laboratory
        | Location::Foundry
        | Location::Academy
        | Location::ControlRoom) => crumb(element("location", at), location(at)),
        _ => space_crumb(to),
    }
}

fn space_crumb(at: Space) -> Crumb {
    let name = match at.location() {
        Location::Headquarters | Location::Depository => hyphens(at),
        Location::Negotiations => element("faction", at),
        _ => element("location", at),
    };
    crumb(name, space(at))
}

pub(super) fn spot_crumb(at: Spot) -> Crumb {
    match at {
        Spot::Board(at) => space_crumb(at),
        at => crumb(hyphens(at), spot(at)),
    }
}
