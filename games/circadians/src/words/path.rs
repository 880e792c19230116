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
//! | `value-4` | a button: the value a die is sent with or set to, after its place |
//! | `location-laboratory`, `location-foundry`, `location-academy`, `location-control-room` | a location where the space is certain |
//! | `location-mining-camp-3`, `location-market-2` | a space of a location where it matters |
//! | `location-foundry-2`, `location-laboratory-1a`, … | any station space, when its die is lost |
//! | `faction-leyrien-2a` | a negotiations space: column, row, first or second |
//! | `depository-4-2` | a Depository space: value and row |
//! | `pay-energy` | a button: one of two prices |
//! | `reward-water`, `reward-contracts` | buttons at headquarters |
//! | `buy-1`, `buy-2` | buttons at the Academy |
//! | `tile-ship-2`, `tile-farm-3` | the top of a stack |
//! | `resource-water` | a resource: given and then got in a trade; produced by a farm |
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

use tabletop::{Crumb, Phrase, Seat};

use super::{
    amount, contract, die, location, origin, penalty, resource, reward, space, spot, value,
};
use crate::{
    Circadians, View,
    components::{Contract, Direction, Hex, Leader, Location, Origin, Resource, Space, Spot},
    step::{Action, Step},
};

impl Circadians {
    pub(super) fn path_to(&self, view: &View, seat: Seat, action: Action) -> Vec<Crumb> {
        match action {
            Action::Leader(one) | Action::Ban(one) => vec![self.leader_crumb(one)],
            Action::Keep(card) | Action::Discard(card) | Action::Fulfil(Some(card)) => {
                vec![card_crumb(card)]
            }
            Action::Event(true) => button("event", "own", "button-event-own"),
            Action::Event(false) => button("event", "common", "button-event-common"),
            Action::Assign(crew, farm) => self.assign_path(view, seat, crew, farm),
            Action::Send(from, shows) => vec![from_crumb(from), value_crumb(shows)],
            Action::Decline => vec![crumb("cantina".to_string(), Phrase::new("button-cantina"))],
            Action::To(to) => vec![to_crumb(to)],
            Action::Partner(from) => vec![from_crumb(from)],
            Action::Pay(one) => vec![crumb(element("pay", one), resource(one))],
            Action::Reward(true) => {
                let water = amount(Resource::Water, self.figures.headquarters.water);
                vec![crumb(element("reward", "water"), water)]
            }
            Action::Reward(false) => {
                let cards = super::contracts(self.figures.headquarters.contracts);
                vec![crumb(element("reward", "contracts"), cards)]
            }
            Action::Buy(count) => vec![crumb(element("buy", count), super::dice(count))],
            Action::Stack(Some(stack)) => vec![self.stack_crumb(view, stack)],
            Action::Place(place) => vec![spot_crumb(self.place_of(view, seat, place))],
            Action::Destroy(tile) => vec![spot_crumb(self.place_of(view, seat, Some(tile)))],
            Action::Trade(Some(one)) => {
                let rate = &self.figures.rates[one as usize];
                vec![
                    crumb(
                        element("resource", rate.give),
                        amount(rate.give, rate.give_amount),
                    ),
                    crumb(
                        element("resource", rate.get),
                        amount(rate.get, rate.get_amount),
                    ),
                ]
            }
            Action::Delivery(row) => {
                let what = reward(self.figures.deliveries[row as usize]);
                vec![crumb(element("delivery", row + 1), what)]
            }
            Action::Move(Some(way)) | Action::Back(way) => vec![self.way_crumb(view, seat, way)],
            Action::Use(true) => vec![crumb("yes".to_string(), Phrase::new("button-yes"))],
            Action::Use(false) => vec![crumb("no".to_string(), Phrase::new("button-no"))],
            Action::SetDie(Some((at, shows))) => vec![spot_crumb(at), value_crumb(shows)],
            Action::Reveal(Some(slot)) => vec![self.hex_crumb(Hex::cache(slot))],
            Action::Advance(slot) => {
                let edition = self.edition();
                let what = reward(edition.rewards[slot as usize]);
                vec![crumb(element("advance", slot + 1), what)]
            }
            Action::Setback(Some(token)) => {
                let what = super::condition(self.edition().conditions[token as usize]);
                vec![crumb(element("token", token + 1), what)]
            }
            Action::Suffer(slot) => {
                let what = penalty(self.edition().penalties[slot as usize]);
                vec![crumb(element("setback", slot + 1), what)]
            }
            Action::Treat(turned) => vec![self.treat_crumb(view, turned)],
            Action::Lose(at) => vec![spot_crumb(at)],
            Action::Put(Some(slot)) => vec![spot_crumb(Spot::Farm(slot))],
            Action::Put(None) => vec![spot_crumb(Spot::Supply)],
            Action::Produce(slot, one) => {
                let made = self.see(view, |read| read.produced(seat, slot, one));
                vec![
                    spot_crumb(Spot::Farm(slot)),
                    crumb(element("resource", one), amount(one, made)),
                ]
            }
            Action::Revise => vec![crumb("revise".to_string(), Phrase::new("button-revise"))],
            Action::Trade(None) => vec![crumb("done".to_string(), Phrase::new("button-done"))],
            Action::Stack(None)
            | Action::Fulfil(None)
            | Action::Move(None)
            | Action::SetDie(None)
            | Action::Reveal(None)
            | Action::Setback(None) => {
                vec![crumb("skip".to_string(), Phrase::new("button-skip"))]
            }
        }
    }

    fn leader_crumb(&self, one: Leader) -> Crumb {
        crumb(element("leader", one), self.leader(one))
    }

    fn assign_path(&self, view: &View, seat: Seat, crew: u8, farm: Option<u8>) -> Vec<Crumb> {
        let name = match crew {
            0 => "sal".to_string(),
            shows => shows.to_string(),
        };
        let shown = self.see(view, |read| read.crew(seat, crew));
        let first = crumb(element("die", name), die(shown));
        let plan = view.own.unwrap_or_default().plan;
        let at = match farm {
            Some(slot) => Spot::Farm(slot),
            None => Spot::Garage(plan.next_garage().unwrap_or(4)),
        };
        vec![first, spot_crumb(at)]
    }

    fn stack_crumb(&self, view: &View, stack: u8) -> Crumb {
        let farm = matches!(view.table.pending.top(), Some(Step::Stack(tile)) if tile.is_farm());
        let kind = if farm { "farm" } else { "ship" };
        let label = self.top(view, stack);
        let label = label.unwrap_or_else(|| Phrase::new("button-skip"));
        crumb(element("tile", format!("{kind}-{}", stack + 1)), label)
    }

    fn way_crumb(&self, view: &View, seat: Seat, way: Direction) -> Crumb {
        let from = view.table.side(seat).harvester;
        let to = self.see(view, |read| read.next(from, way));
        self.hex_crumb(to.unwrap_or(from))
    }

    fn hex_crumb(&self, hex: Hex) -> Crumb {
        crumb(hyphens(hex), self.hex(hex))
    }

    fn treat_crumb(&self, view: &View, turned: bool) -> Crumb {
        let slot = match view.table.pending.top() {
            Some(Step::Treat(slot)) => slot,
            _ => 0,
        };
        let (what, count) = self.edition().penalties[slot as usize];
        if turned {
            crumb(
                element("treat", "reward"),
                reward((what.counterpart(), count)),
            )
        } else {
            crumb(element("treat", "penalty"), penalty((what, count)))
        }
    }
}

const fn crumb(element: String, label: Phrase) -> Crumb {
    Crumb { element, label }
}

/// A notation with hyphens.
fn hyphens(what: impl Display) -> String {
    what.to_string().replace('_', "-")
}

/// The name of an element: its kind, and which one.
fn element(kind: &str, which: impl Display) -> String {
    format!("{kind}-{}", hyphens(which))
}

fn button(kind: &str, which: &str, key: &'static str) -> Vec<Crumb> {
    vec![crumb(element(kind, which), Phrase::new(key))]
}

fn card_crumb(card: Contract) -> Crumb {
    crumb(element("contract", card), contract(card))
}

fn value_crumb(shows: u8) -> Crumb {
    crumb(element("value", shows), value(shows))
}

fn from_crumb(from: Origin) -> Crumb {
    crumb(hyphens(from), origin(from))
}

/// A place to go: a whole location where the space is certain.
fn to_crumb(to: Space) -> Crumb {
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

fn spot_crumb(at: Spot) -> Crumb {
    match at {
        Spot::Board(at) => space_crumb(at),
        at => crumb(hyphens(at), spot(at)),
    }
}
