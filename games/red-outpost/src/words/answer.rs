//! Every question and every answer: what is asked, what an answer does and what is told
//! of its consequences, and the way to it. Both lists are in the order of `step.rs`.

use alloc::{
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};

use tabletop::{Crumb, Phrase, Seat};

use super::{
    cubes,
    forecast::Brings,
    good, location,
    path::{at, button, crystal, mood, portrait, resource, who},
    side, worker, workers,
};
use crate::{
    RedOutpost, View,
    components::{Location, Phase, Worker},
    state::Table,
    step::{Action, DiscTarget, Donation, Exchange, Step},
};

/// The question the seat has to answer, or who is thinking about what.
pub(super) fn question(view: &View, seat: Seat) -> Phrase {
    let table = &view.table;
    let Some(step) = table.pending.top() else {
        return Phrase::new("question-over");
    };
    if !table.pending.seats().contains(seat) {
        return waiting(view, step);
    }
    match step {
        Step::Move if table.phase == Phase::Lunch => Phrase::new("question-lunch"),
        Step::Move => Phrase::new("question-move"),
        Step::Disc => Phrase::new("question-disc"),
        Step::Release => about_visitor("question-release", table),
        Step::Replace => about_place("question-replace", table),
        Step::Donate => Phrase::new("question-donate"),
        Step::Swap => Phrase::new("question-swap"),
        Step::Exchange if table.turn.exchanges > 0 => Phrase::new("question-exchange-again"),
        Step::Exchange => Phrase::new("question-exchange"),
        Step::MoveRival => Phrase::new("question-rival"),
        Step::Choose if table.turn.spaceship.is_some() => Phrase::new("question-find"),
        Step::Choose => Phrase::new("question-produce"),
        Step::FourGoods => Phrase::new("question-four"),
        Step::LakeShuffle => Phrase::new("question-shuffle"),
        Step::LakeTake => Phrase::new("question-take"),
        Step::LakePick => Phrase::new("question-pick"),
        Step::Extra => Phrase::new("question-extra"),
        Step::Give => Phrase::new("question-give"),
        Step::Relocate => Phrase::new("question-relocate"),
        Step::LayDown => Phrase::new("question-rest"),
        Step::ShiftDisc => Phrase::new("question-shift"),
        Step::NextTurn
        | Step::Mood
        | Step::Act
        | Step::LakeDraw
        | Step::EndTurn
        | Step::MorningBonus
        | Step::EndPhase => waiting(view, step),
    }
}

/// Who decides what.
fn waiting(view: &View, step: Step) -> Phrase {
    let seats = view.table.pending.seats();
    let seat = seats.lowest().unwrap_or(view.table.active);
    Phrase::new("question-wait")
        .with("seat", side(view, seat))
        .with("step", topic(step))
}

/// What a question is about: “worker and location”.
pub(crate) const fn topic(step: Step) -> Phrase {
    Phrase::new(match step {
        Step::Move => "step-move",
        Step::Disc => "step-disc",
        Step::Release => "step-release",
        Step::Replace => "step-replace",
        Step::Donate => "step-donate",
        Step::Swap => "step-swap",
        Step::Exchange => "step-exchange",
        Step::MoveRival => "step-rival",
        Step::Choose => "step-choose",
        Step::FourGoods => "step-four",
        Step::LakeShuffle => "step-shuffle",
        Step::LakeTake => "step-take",
        Step::LakePick => "step-pick",
        Step::Extra => "step-extra",
        Step::Give => "step-give",
        Step::Relocate => "step-relocate",
        Step::LayDown => "step-rest",
        Step::ShiftDisc => "step-shift",
        Step::NextTurn
        | Step::Mood
        | Step::Act
        | Step::LakeDraw
        | Step::EndTurn
        | Step::MorningBonus
        | Step::EndPhase => "step-rules",
    })
}

/// An answer in words.
pub(super) struct Answer {
    /// What is done.
    lead: Phrase,
    /// What is told of its consequences.
    brings: Brings,
    /// The way to it, one thing after the other.
    pub path: Vec<Crumb>,
}

impl RedOutpost {
    /// An answer with its consequences. What is not a legal answer now has none
    /// and is shown as it is written.
    pub(super) fn describe_choice(&self, view: &View, seat: Seat, action: Action) -> Phrase {
        if self.read(&view.known()).check(seat, action).is_err() {
            return Phrase::new("choice-other").with("action", action.to_string());
        }
        let Answer { lead, brings, .. } = self.answer(view, action);
        let clauses = self.clauses(view, seat, action, brings);
        let list = clauses.into_iter().reduce(|first, next| {
            Phrase::new("choice-clauses")
                .with("first", first)
                .with("next", next)
        });
        match list {
            Some(what) => Phrase::new("choice-with")
                .with("lead", lead)
                .with("what", what),
            None => Phrase::new("choice-plain").with("lead", lead),
        }
    }

    /// An answer in words, whether it is legal now or not.
    pub(super) fn answer(&self, view: &View, action: Action) -> Answer {
        let table = &view.table;
        match action {
            Action::Move(one, to) => {
                let lead = Phrase::new("choice-move")
                    .with("worker", worker(one))
                    .with("place", location(to));
                told(lead, Brings::Visit(one), vec![who(one), at(to)])
            }
            Action::Stay => {
                let shepherd = Worker::Shepherd;
                let place = table.worker(shepherd).at;
                let lead = Phrase::new("choice-stay")
                    .with("worker", worker(shepherd))
                    .with("place", location(place));
                told(
                    lead,
                    Brings::Visit(shepherd),
                    vec![who(shepherd), at(place)],
                )
            }
            Action::Disc(target) => self.disc(table, target),
            Action::Release(true) => {
                let lead = about_visitor("choice-release", table);
                told(lead, Brings::Nothing, vec![visitors_portrait(table)])
            }
            Action::Release(false) => {
                let lead = Phrase::new("choice-release-none");
                let card = self.card(Location::Administration);
                told(lead, Brings::Nothing, vec![card])
            }
            Action::Replace(replace) => self.replace(table, replace),
            Action::Donate(Donation::None) => none("choice-donate-none"),
            Action::Donate(Donation::Palace) => {
                let lead = Phrase::new("choice-donate");
                told(lead, Brings::Donation, vec![here(table)])
            }
            Action::Donate(Donation::Portrait(one)) => {
                let lead = Phrase::new("choice-donate-portrait").with("worker", worker(one));
                let clause = Phrase::new("clause-counts-as-disc");
                told(lead, Brings::Clause(clause), vec![portrait(one)])
            }
            Action::Swap(None) => none("choice-swap-none"),
            Action::Swap(Some((gains, loses))) => {
                let path = vec![mood(gains, 1), mood(loses, -1)];
                told(Phrase::new("choice-swap"), Brings::Swap(gains, loses), path)
            }
            Action::Exchange(exchange) => self::exchange(exchange),
            Action::MoveRival(None) => none("choice-rival-none"),
            Action::MoveRival(Some((owner, from, to))) => {
                let name = side(view, owner);
                let lead = Phrase::new("choice-rival")
                    .with("seat", name.clone())
                    .with("from", worker(from))
                    .with("to", worker(to));
                let discs = Crumb {
                    element: format!("side-{owner}"),
                    label: Phrase::new("button-side").with("seat", name),
                };
                let path = vec![discs, portrait(from), portrait(to)];
                told(lead, Brings::Discs(Some(owner), from, to), path)
            }
            Action::Choose(cube) => {
                let lead = Phrase::new("choice-choose").with("good", good(cube));
                told(lead, Brings::Effects(None), vec![resource(cube)])
            }
            Action::FourGoods(None) => none("choice-four-none"),
            Action::FourGoods(Some(cube)) => {
                let lead = Phrase::new("choice-four");
                told(lead, Brings::Effects(None), vec![resource(cube)])
            }
            Action::LakeShuffle(true) => {
                let odds = self.lake_odds(table, true);
                yes("choice-shuffle", Brings::Clause(odds))
            }
            Action::LakeShuffle(false) => {
                let odds = self.lake_odds(table, false);
                no("choice-shuffle-none", Brings::Clause(odds))
            }
            Action::LakeTake(None) => Answer {
                brings: Brings::Clause(self.lake_odds(table, false)),
                ..none("choice-take-none")
            },
            Action::LakeTake(Some(card)) => {
                let lead = Phrase::new("choice-take");
                self.lake(lead, format!("lake-{}", card + 1), Some(card))
            }
            Action::LakePick(slot) => {
                let card = table.turn.lake.get(slot as usize).copied().flatten();
                let lead = Phrase::new("choice-pick");
                self.lake(lead, format!("catch-{}", slot + 1), card)
            }
            Action::Extra(None) => none("choice-extra-none"),
            Action::Extra(Some(cube)) => {
                let lead = Phrase::new("choice-extra");
                told(lead, Brings::Mood(Worker::Miner), vec![resource(cube)])
            }
            Action::Give(true) => yes("choice-give", Brings::Donation),
            Action::Give(false) => no("choice-give-none", Brings::Nothing),
            Action::Relocate(None) => none("choice-relocate-none"),
            Action::Relocate(Some((one, to))) => {
                let lead = Phrase::new("choice-relocate")
                    .with("worker", worker(one))
                    .with("to", location(to));
                told(lead, Brings::Nothing, vec![who(one), at(to)])
            }
            Action::LayDown(group) if group.is_empty() => none("choice-rest-none"),
            Action::LayDown(group) => {
                let lead = Phrase::new("choice-rest").with("workers", workers(group));
                let clause = Phrase::new("clause-rest").with("count", group.len() as i64);
                let path = group.iter().map(who).chain([button("done", "button-done")]);
                told(lead, Brings::Clause(clause), path.collect())
            }
            Action::ShiftDisc(None) => none("choice-shift-none"),
            Action::ShiftDisc(Some((from, to))) => {
                let lead = Phrase::new("choice-shift")
                    .with("from", worker(from))
                    .with("to", worker(to));
                let path = vec![portrait(from), portrait(to)];
                told(lead, Brings::Discs(None, from, to), path)
            }
        }
    }

    /// With card 11 the visitor's mood hangs on it; with card 6 nothing does.
    fn disc(&self, table: &Table, target: DiscTarget) -> Answer {
        let brings = if table.place() == Some(Location::LabourCamp) {
            Brings::Effects(table.turn.visitor)
        } else {
            Brings::Nothing
        };
        let (lead, crumb) = match target {
            DiscTarget::Portrait => (
                about_visitor("choice-disc", table),
                visitors_portrait(table),
            ),
            DiscTarget::Card => (
                Phrase::new("choice-disc-card"),
                self.card(Location::Administration),
            ),
            DiscTarget::Keep => (
                Phrase::new("choice-disc-keep"),
                self.card(Location::LabourCamp),
            ),
        };
        told(lead, brings, vec![crumb])
    }

    /// Card 1, 4 or 8 instead of what the location does, or not.
    fn replace(&self, table: &Table, replace: bool) -> Answer {
        let place = table.place().unwrap_or(Location::Mine);
        let (lead, crumb) = if replace {
            let lead = Phrase::new("choice-replace").with("number", i64::from(place.number()));
            (lead, self.card(place))
        } else {
            (Phrase::new("choice-replace-none"), here(table))
        };
        let brings = match table.turn.visitor {
            Some(visitor) if !replace => Brings::Visit(visitor),
            Some(visitor) if place != Location::Brewery => Brings::Mood(visitor),
            _ => Brings::Effects(None),
        };
        told(lead, brings, vec![crumb])
    }

    /// A card of the lake, at this element.
    fn lake(&self, lead: Phrase, element: String, card: Option<u8>) -> Answer {
        let label = match card {
            Some(card) => self.lake_card(card),
            None => Phrase::new("button-none"),
        };
        let lead = lead.with("card", label.clone());
        let crumb = Crumb { element, label };
        told(lead, Brings::Effects(None), vec![crumb])
    }

    /// How many cards of the lake deck have fish, once the discard pile is shuffled
    /// back or as it is.
    fn lake_odds(&self, table: &Table, shuffled: bool) -> Phrase {
        let mut lake = table.lake;
        if shuffled {
            lake.reshuffle();
        }
        let catches = |card: &u8| self.figures.lake[*card as usize].fish > 0;
        Phrase::new("clause-odds")
            .with("count", lake.deck.iter().filter(catches).count() as i64)
            .with("cards", i64::from(lake.deck.len()))
    }
}

fn exchange(exchange: Exchange) -> Answer {
    let return_cube = |cube| Phrase::new("choice-return").with("goods", cubes(1, cube));
    match exchange {
        Exchange::None => none("choice-exchange-none"),
        Exchange::Mood(cube, gains, loses) => {
            let path = vec![resource(cube), mood(gains, 1), mood(loses, -1)];
            told(return_cube(cube), Brings::Swap(gains, loses), path)
        }
        Exchange::Sell(cube) => {
            let path = vec![resource(cube), crystal()];
            told(return_cube(cube), Brings::Effects(None), path)
        }
        Exchange::Buy(cube) => {
            let path = vec![crystal(), resource(cube)];
            told(Phrase::new("choice-buy"), Brings::Effects(None), path)
        }
    }
}

const fn told(lead: Phrase, brings: Brings, path: Vec<Crumb>) -> Answer {
    Answer { lead, brings, path }
}

fn yes(key: &'static str, brings: Brings) -> Answer {
    told(Phrase::new(key), brings, vec![button("yes", "button-yes")])
}

fn no(key: &'static str, brings: Brings) -> Answer {
    told(Phrase::new(key), brings, vec![button("no", "button-no")])
}

/// Nothing is done.
fn none(key: &'static str) -> Answer {
    let path = vec![button("none", "button-none")];
    told(Phrase::new(key), Brings::Nothing, path)
}

/// The place of the turn.
fn here(table: &Table) -> Crumb {
    at(table.place().unwrap_or(Location::Barracks))
}

fn visitors_portrait(table: &Table) -> Crumb {
    portrait(table.turn.visitor.unwrap_or(Worker::Shepherd))
}

fn about_visitor(key: &'static str, table: &Table) -> Phrase {
    let phrase = Phrase::new(key);
    match table.turn.visitor {
        Some(visitor) => phrase.with("worker", worker(visitor)),
        None => phrase,
    }
}

fn about_place(key: &'static str, table: &Table) -> Phrase {
    let phrase = Phrase::new(key);
    match table.place() {
        Some(place) => phrase
            .with("number", i64::from(place.number()))
            .with("place", location(place)),
        None => phrase,
    }
}
