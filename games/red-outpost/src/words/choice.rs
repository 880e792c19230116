//! An answer as a sentence: what is done, and what it costs and brings.

use alloc::{string::ToString, vec, vec::Vec};

use tabletop::{Game, Phrase, Seat};

use super::{
    cubes, discs,
    forecast::{Forecast, mood},
    good, location, side, worker, workers,
};
use crate::{
    RedOutpost, View,
    components::{Location, Worker, Workers},
    step::{Action, DiscTarget, Donation, Exchange, Step},
};

/// What is done, and the clauses that follow from it.
type Description = (Phrase, Vec<Phrase>);

impl RedOutpost {
    /// An answer with its consequences. What is not a legal answer now has none
    /// and is shown as it is written.
    pub(super) fn describe_choice(&self, view: &View, seat: Seat, action: Action) -> Phrase {
        let legal = self.check(&view.known(), seat, action);
        if legal.is_err() {
            return Phrase::new("choice-other").with("action", action.to_string());
        }
        let forecast = self.forecast(view, seat, action);
        let (lead, clauses) = self.describe_action(view, seat, action, &forecast);
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

    fn describe_action(
        &self,
        view: &View,
        seat: Seat,
        action: Action,
        after: &Forecast,
    ) -> Description {
        let table = &view.table;
        let visitor = table.turn.visitor;
        let brings = || self.consequences(view, after, None);
        match action {
            Action::Move(one, to) => {
                let lead = Phrase::new("choice-move")
                    .with("worker", worker(one))
                    .with("place", location(to));
                (lead, self.whole_visit(view, after, one))
            }
            Action::Stay => {
                let at = table.worker(Worker::Shepherd).at;
                let lead = Phrase::new("choice-stay")
                    .with("worker", worker(Worker::Shepherd))
                    .with("place", location(at));
                (lead, self.whole_visit(view, after, Worker::Shepherd))
            }
            Action::Disc(target) => self.describe_disc(view, target, after),
            Action::Release(true) => (with_visitor("choice-release", visitor), Vec::new()),
            Action::Release(false) => plain("choice-release-none"),
            Action::Replace(replace) => {
                let key = if replace {
                    "choice-replace"
                } else {
                    "choice-replace-none"
                };
                let at = table.place().unwrap_or(Location::Mine);
                let lead = Phrase::new(key)
                    .with("number", i64::from(at.number()))
                    .with("place", location(at));
                let clauses = match visitor {
                    Some(visitor) if !replace => self.whole_visit(view, after, visitor),
                    Some(visitor) if at != Location::Brewery => {
                        self.with_mood(view, after, visitor)
                    }
                    _ => brings(),
                };
                (lead, clauses)
            }
            Action::Donate(Donation::None) => plain("choice-donate-none"),
            Action::Donate(Donation::Palace) => {
                (Phrase::new("choice-donate"), vec![donated(after, seat)])
            }
            Action::Donate(Donation::Portrait(one)) => {
                let lead = Phrase::new("choice-donate-portrait").with("worker", worker(one));
                (lead, vec![Phrase::new("clause-counts-as-disc")])
            }
            Action::Swap(None) => plain("choice-swap-none"),
            Action::Swap(Some((gains, loses))) => (
                Phrase::new("choice-swap"),
                swapped(view, after, gains, loses),
            ),
            Action::Exchange(exchange) => self.describe_exchange(view, exchange, after),
            Action::MoveRival(None) => plain("choice-rival-none"),
            Action::MoveRival(Some((owner, from, to))) => {
                let lead = Phrase::new("choice-rival")
                    .with("seat", side(view, owner))
                    .with("from", worker(from))
                    .with("to", worker(to));
                let clause = moved_discs("clause-discs", after, owner, from, to);
                (lead, vec![clause.with("seat", side(view, owner))])
            }
            Action::Choose(cube) => {
                let lead = Phrase::new("choice-choose").with("good", good(cube));
                (lead, brings())
            }
            Action::FourGoods(None) => plain("choice-four-none"),
            Action::FourGoods(Some(_)) => (Phrase::new("choice-four"), brings()),
            Action::LakeShuffle(true) => {
                let odds = self.lake_odds(view, true);
                (Phrase::new("choice-shuffle"), vec![odds])
            }
            Action::LakeShuffle(false) => {
                let odds = self.lake_odds(view, false);
                (Phrase::new("choice-shuffle-none"), vec![odds])
            }
            Action::LakeTake(None) => {
                let odds = self.lake_odds(view, false);
                (Phrase::new("choice-take-none"), vec![odds])
            }
            Action::LakeTake(Some(card)) => {
                let lead = Phrase::new("choice-take").with("card", self.lake_card(card));
                (lead, brings())
            }
            Action::LakePick(slot) => {
                let card = table.turn.lake[slot as usize].expect("two cards are shown");
                let lead = Phrase::new("choice-pick").with("card", self.lake_card(card));
                (lead, brings())
            }
            Action::Extra(None) => plain("choice-extra-none"),
            Action::Extra(Some(_)) => (
                Phrase::new("choice-extra"),
                self.with_mood(view, after, Worker::Miner),
            ),
            Action::Give(false) => plain("choice-give-none"),
            Action::Give(true) => (Phrase::new("choice-give"), vec![donated(after, seat)]),
            Action::Relocate(None) => plain("choice-relocate-none"),
            Action::Relocate(Some((one, to))) => {
                let lead = Phrase::new("choice-relocate")
                    .with("worker", worker(one))
                    .with("from", location(table.worker(one).at))
                    .with("to", location(to));
                (lead, Vec::new())
            }
            Action::LayDown(group) => describe_rest(group),
            Action::ShiftDisc(None) => plain("choice-shift-none"),
            Action::ShiftDisc(Some((from, to))) => {
                let lead = Phrase::new("choice-shift")
                    .with("from", worker(from))
                    .with("to", worker(to));
                let clause = moved_discs("clause-own-discs", after, seat, from, to);
                (lead, vec![clause])
            }
        }
    }

    /// What a visit brings, and what it goes on with.
    fn whole_visit(&self, view: &View, after: &Forecast, visitor: Worker) -> Vec<Phrase> {
        let mut clauses = self.consequences(view, after, Some(visitor));
        let refused = view.table.pending.top() == Some(Step::Replace);
        clauses.extend(self.prospects(after, visitor, refused));
        clauses
    }

    /// What an answer brings that is meant to change this worker's mood, and that
    /// it stays if the end of the track stops it.
    fn with_mood(&self, view: &View, after: &Forecast, one: Worker) -> Vec<Phrase> {
        let mut clauses = self.consequences(view, after, None);
        let stays = after.view.table.worker(one).mood;
        if stays == view.table.worker(one).mood {
            clauses.push(mood(one, stays, stays));
        }
        clauses
    }

    /// How many cards of the lake deck have fish, once the discard pile is shuffled
    /// back or as it is.
    fn lake_odds(&self, view: &View, shuffled: bool) -> Phrase {
        let mut deck = view.table.lake.deck;
        if shuffled {
            deck.take_all(&mut view.table.lake.discard.clone());
        }
        let catches = |card: &u8| self.figures.lake[*card as usize].fish > 0;
        Phrase::new("clause-odds")
            .with("count", deck.iter().filter(catches).count() as i64)
            .with("cards", i64::from(deck.len()))
    }

    /// With card 11 the visitor's mood hangs on it; with card 6 nothing does.
    fn describe_disc(&self, view: &View, target: DiscTarget, after: &Forecast) -> Description {
        let visitor = view.table.turn.visitor;
        let lead = match target {
            DiscTarget::Portrait => with_visitor("choice-disc", visitor),
            DiscTarget::Card => Phrase::new("choice-disc-card"),
            DiscTarget::Keep => Phrase::new("choice-disc-keep"),
        };
        let clauses = if view.table.place() == Some(Location::LabourCamp) {
            self.consequences(view, after, visitor)
        } else {
            Vec::new()
        };
        (lead, clauses)
    }

    fn describe_exchange(&self, view: &View, exchange: Exchange, after: &Forecast) -> Description {
        let brings = || self.consequences(view, after, None);
        match exchange {
            Exchange::None => plain("choice-exchange-none"),
            Exchange::Mood(cube, gains, loses) => {
                let lead = Phrase::new("choice-return").with("goods", cubes(1, cube));
                (lead, swapped(view, after, gains, loses))
            }
            Exchange::Sell(cube) => {
                let lead = Phrase::new("choice-return").with("goods", cubes(1, cube));
                (lead, brings())
            }
            Exchange::Buy(_) => (Phrase::new("choice-buy"), brings()),
        }
    }
}

const fn plain(key: &'static str) -> Description {
    (Phrase::new(key), Vec::new())
}

fn with_visitor(key: &'static str, visitor: Option<Worker>) -> Phrase {
    let phrase = Phrase::new(key);
    match visitor {
        Some(visitor) => phrase.with("worker", worker(visitor)),
        None => phrase,
    }
}

/// One worker gains and another loses; the ends of the tracks count.
fn swapped(view: &View, after: &Forecast, gains: Worker, loses: Worker) -> Vec<Phrase> {
    let change = |one| {
        let (from, to) = (
            view.table.worker(one).mood,
            after.view.table.worker(one).mood,
        );
        mood(one, from, to)
    };
    vec![change(gains), change(loses)]
}

/// How many crystals lie at the Palace then, and how many are left.
fn donated(after: &Forecast, seat: Seat) -> Phrase {
    let side = after.view.table.side(seat);
    Phrase::new("clause-donated")
        .with("palace", i64::from(side.palace))
        .with("left", i64::from(side.crystals))
}

/// How many discs a side then has on the two portraits.
fn moved_discs(
    key: &'static str,
    after: &Forecast,
    owner: Seat,
    from: Worker,
    to: Worker,
) -> Phrase {
    let count = |one: Worker| discs(after.view.table.worker(one).discs[owner.index()]);
    Phrase::new(key)
        .with("left", count(from))
        .with("from", worker(from))
        .with("now", count(to))
        .with("to", worker(to))
}

fn describe_rest(group: Workers) -> Description {
    if group.is_empty() {
        return plain("choice-rest-none");
    }
    let lead = Phrase::new("choice-rest").with("workers", workers(group));
    let clause = Phrase::new("clause-rest").with("count", group.len() as i64);
    (lead, vec![clause])
}
