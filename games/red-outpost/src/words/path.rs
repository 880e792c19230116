//! The way to an answer, one thing after the other.
//!
//! | element | what it is |
//! |---|---|
//! | `worker-miner`, `location-mine`, `resource-coal` | called like their messages |
//! | `portrait-miner` | a worker's portrait, with its mood and discs |
//! | `side-2` | a player's discs |
//! | `card-6`, `lake-3`, `catch-1` | a special card, a discarded lake card, a card just drawn |
//! | `crystal` | the crystals |
//! | `yes`, `no`, `none`, `done` | buttons |

use alloc::{
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};

use tabletop::{Crumb, Phrase};

use super::{good, location, side, worker};
use crate::{
    RedOutpost, View,
    components::{Location, Resource, Worker},
    step::{Action, DiscTarget, Donation, Exchange},
};

impl RedOutpost {
    pub(super) fn path_to(&self, view: &View, action: Action) -> Vec<Crumb> {
        let table = &view.table;
        let place = || vec![at(table.place().unwrap_or(Location::Barracks))];
        let visitor = table.turn.visitor.unwrap_or(Worker::Shepherd);
        match action {
            Action::Move(one, to) | Action::Relocate(Some((one, to))) => vec![who(one), at(to)],
            Action::Stay => {
                let shepherd = Worker::Shepherd;
                vec![who(shepherd), at(table.worker(shepherd).at)]
            }
            Action::Disc(DiscTarget::Portrait) => vec![portrait(visitor)],
            Action::Disc(DiscTarget::Card) => vec![self.card(Location::Administration)],
            Action::Disc(DiscTarget::Keep) => vec![self.card(Location::LabourCamp)],
            Action::Release(true) => vec![portrait(visitor)],
            Action::Release(false) => vec![self.card(Location::Administration)],
            Action::Replace(true) => vec![self.card(table.place().unwrap_or(Location::Mine))],
            Action::Replace(false) => place(),
            Action::Donate(Donation::Palace) => place(),
            Action::Donate(Donation::Portrait(one)) => vec![portrait(one)],
            Action::Swap(Some((gains, loses))) => vec![mood(gains, 1), mood(loses, -1)],
            Action::Exchange(Exchange::Mood(cube, gains, loses)) => {
                vec![resource(cube), mood(gains, 1), mood(loses, -1)]
            }
            Action::Exchange(Exchange::Sell(cube)) => vec![resource(cube), crystal()],
            Action::Exchange(Exchange::Buy(cube)) => vec![crystal(), resource(cube)],
            Action::MoveRival(Some((owner, from, to))) => {
                let label = Phrase::new("button-side").with("seat", side(view, owner));
                let owner = Crumb {
                    element: format!("side-{owner}"),
                    label,
                };
                vec![owner, portrait(from), portrait(to)]
            }
            Action::Choose(cube) | Action::FourGoods(Some(cube)) | Action::Extra(Some(cube)) => {
                vec![resource(cube)]
            }
            Action::LakeShuffle(yes) | Action::Give(yes) => vec![if yes {
                button("yes", "button-yes")
            } else {
                button("no", "button-no")
            }],
            Action::LakeTake(Some(card)) => {
                let element = format!("lake-{}", card + 1);
                vec![self.lake_crumb(element, Some(card))]
            }
            Action::LakePick(slot) => {
                let element = format!("catch-{}", slot + 1);
                let card = table.turn.lake.get(slot as usize).copied().flatten();
                vec![self.lake_crumb(element, card)]
            }
            Action::LayDown(group) if !group.is_empty() => {
                let workers = group.iter().map(who);
                workers.chain([button("done", "button-done")]).collect()
            }
            Action::ShiftDisc(Some((from, to))) => vec![portrait(from), portrait(to)],
            Action::Donate(Donation::None)
            | Action::Swap(None)
            | Action::Exchange(Exchange::None)
            | Action::MoveRival(None)
            | Action::FourGoods(None)
            | Action::LakeTake(None)
            | Action::Extra(None)
            | Action::Relocate(None)
            | Action::LayDown(_)
            | Action::ShiftDisc(None) => vec![button("none", "button-none")],
        }
    }

    fn card(&self, card: Location) -> Crumb {
        named(self.special_card(card.number()))
    }

    fn lake_crumb(&self, element: String, card: Option<u8>) -> Crumb {
        let label = match card {
            Some(card) => self.lake_card(card),
            None => Phrase::new("button-none"),
        };
        Crumb { element, label }
    }
}

/// An element that is called like its message.
fn named(label: Phrase) -> Crumb {
    Crumb {
        element: label.key.to_string(),
        label,
    }
}

fn who(one: Worker) -> Crumb {
    named(worker(one))
}

fn at(place: Location) -> Crumb {
    named(location(place))
}

fn resource(cube: Resource) -> Crumb {
    named(good(cube))
}

fn portrait(one: Worker) -> Crumb {
    Crumb {
        element: format!("portrait-{one}"),
        label: worker(one),
    }
}

/// A portrait whose mood rises or falls.
fn mood(one: Worker, by: i64) -> Crumb {
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

fn crystal() -> Crumb {
    button("crystal", "button-crystal")
}

fn button(element: &str, key: &'static str) -> Crumb {
    Crumb {
        element: element.to_string(),
        label: Phrase::new(key),
    }
}
