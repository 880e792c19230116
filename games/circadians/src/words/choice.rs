//! An answer as a sentence: what is done, what it costs and brings.

use alloc::{string::ToString, vec, vec::Vec};

use tabletop::{Phrase, Seat};

use super::{
    ability, amount, condition, contract, contracts, dice, die, direction, joined, just, number,
    penalty, points, price, rate, reward, sending::bonus_at, spot,
};
use crate::{
    Circadians, View,
    components::{Contract, Die, Direction, EventCard, Leader, Resource, Spot},
    figures::{Ability, Reward},
    state::Stage,
    step::{Action, Step, Tile},
};

/// What is done, the clauses that follow from it, and a sentence about it.
struct Description {
    lead: Phrase,
    clauses: Vec<Phrase>,
    note: Option<Phrase>,
}

impl Circadians {
    /// An answer with its consequences. What is not a legal answer now has none and is shown
    /// as it is written.
    pub(super) fn describe_choice(&self, view: &View, seat: Seat, action: Action) -> Phrase {
        if !self.is_legal(view, seat, action) {
            return Phrase::new("choice-other").with("action", action.to_string());
        }
        let Description {
            lead,
            clauses,
            note,
        } = self.describe_action(view, seat, action);
        let what = joined(clauses);
        let key = match (&what, &note) {
            (None, None) => "choice-plain",
            (Some(_), None) => "choice-with",
            (None, Some(_)) => "choice-noted",
            (Some(_), Some(_)) => "choice-with-noted",
        };
        let mut phrase = Phrase::new(key).with("lead", lead);
        if let Some(what) = what {
            phrase = phrase.with("what", what);
        }
        match note {
            Some(note) => phrase.with("note", note),
            None => phrase,
        }
    }

    fn is_legal(&self, view: &View, seat: Seat, action: Action) -> bool {
        let table = &view.table;
        let Some(step) = table.pending.top() else {
            return false;
        };
        if action == Action::Revise {
            return step.is_sealed() && table.answered.contains(seat);
        }
        table.pending.seats().contains(seat)
            && self.see(view, |read| read.check(seat, step, action).is_ok())
    }

    fn describe_action(&self, view: &View, seat: Seat, action: Action) -> Description {
        let after = || self.forecast(view, seat, action);
        match action {
            Action::Leader(one) => self.about_leader("choice-leader", one),
            Action::Ban(one) => self.about_leader("choice-ban", one),
            Action::Keep(card) => self.about_contract("choice-keep", card),
            Action::Discard(card) => self.about_contract("choice-discard", card),
            Action::Event(own) => self.describe_event_choice(view, own),
            Action::Assign(crew, farm) => self.describe_assign(view, seat, crew, farm),
            Action::Send(from, value) => self.describe_send(view, seat, from, value).into(),
            Action::Decline => self.describe_decline(view, seat),
            Action::To(space) => self.describe_to(view, seat, space, &after()).into(),
            Action::Partner(from) => self.describe_partner(view, seat, from, &after()).into(),
            Action::Pay(one) => self.describe_pay(view, seat, one, &after()).into(),
            Action::Reward(true) => {
                let water = amount(Resource::Water, self.figures.headquarters.water);
                plain(Phrase::new("choice-take").with("amount", water))
            }
            Action::Reward(false) => {
                let cards = contracts(self.figures.headquarters.contracts);
                plain(Phrase::new("choice-draw").with("contracts", cards))
            }
            Action::Buy(count) => {
                let lead = Phrase::new("choice-buy").with("dice", dice(count));
                (lead, self.consequences(&after())).into()
            }
            Action::Stack(stack) => self.describe_stack(view, stack),
            Action::Place(place) => self.describe_place(view, seat, place),
            Action::Trade(one) => self.describe_trade(view, seat, one),
            Action::Fulfil(None) => plain(Phrase::new("choice-fulfil-none")),
            Action::Fulfil(Some(card)) => {
                let mut told = self.about_contract("choice-fulfil", card);
                told.clauses = self.consequences(&after());
                told.clauses.push(self.worth(card));
                told
            }
            Action::Delivery(row) => {
                let row = self.figures.deliveries[row as usize];
                plain(Phrase::new("choice-reward").with("reward", reward(row)))
            }
            Action::Move(None) => plain(Phrase::new("choice-stay")),
            Action::Move(Some(way)) => self.describe_move("choice-move", view, seat, way),
            Action::Back(way) => self.describe_move("choice-back", view, seat, way),
            Action::Use(yes) => self.describe_use(view, yes),
            Action::SetDie(None) => plain(Phrase::new("choice-set-none")),
            Action::SetDie(Some((at, value))) => self.describe_set(view, seat, at, value),
            Action::Reveal(None) => plain(Phrase::new("choice-reveal-none")),
            Action::Reveal(Some(slot)) => {
                let lead = Phrase::new("choice-reveal").with("number", number(slot + 1));
                (lead, self.consequences(&after())).into()
            }
            Action::Advance(slot) => self.describe_advance(view, seat, slot),
            Action::Setback(None) => plain(
                Phrase::new("choice-ignore").with("contract", contract(Contract::LeyrienSceptre)),
            ),
            Action::Setback(Some(token)) => {
                let rule = self.edition().conditions[token as usize];
                plain(Phrase::new("choice-setback").with("condition", condition(rule)))
            }
            Action::Suffer(slot) => {
                let what = penalty(self.edition().penalties[slot as usize]);
                plain(Phrase::new("choice-suffer").with("penalty", what))
            }
            Action::Treat(turned) => self.describe_treat(view, turned),
            Action::Lose(at) => plain(Phrase::new("choice-lose").with("place", spot(at))),
            Action::Destroy(tile) => self.describe_destroy(view, seat, tile),
            Action::Put(None) => plain(Phrase::new("choice-put-none")),
            Action::Put(Some(slot)) => {
                let rolled = Die::new(seat, view.table.sending.rolled_die().unwrap_or(1));
                let lead = on_farm("choice-assign-farm", rolled, slot);
                (lead, self.yield_now(view, seat, rolled, slot)).into()
            }
            Action::Produce(slot, one) => {
                let made = self.see(view, |read| read.produced(seat, slot, one));
                plain(
                    Phrase::new("choice-produce")
                        .with("number", number(slot + 1))
                        .with("amount", amount(one, made)),
                )
            }
            Action::Revise => plain(Phrase::new("choice-revise")),
        }
    }

    fn about_leader(&self, key: &'static str, one: Leader) -> Description {
        Description {
            note: Some(Phrase::new("note-leader").with("leader", self.leader(one))),
            ..plain(Phrase::new(key).with("leader", self.leader(one)))
        }
    }

    /// A contract with its printed cost, its points and its effect.
    fn about_contract(&self, key: &'static str, card: Contract) -> Description {
        let cost = price(self.figures.contract(card).cost);
        Description {
            lead: Phrase::new(key).with("contract", contract(card)),
            clauses: vec![
                Phrase::new("clause-costs").with("amount", cost),
                self.worth(card),
            ],
            note: Some(self.contract_effect(card)),
        }
    }

    fn worth(&self, card: Contract) -> Phrase {
        Phrase::new("clause-worth").with("points", points(self.figures.contract(card).points))
    }

    fn describe_event_choice(&self, view: &View, own: bool) -> Description {
        let table = &view.table;
        let card = if own {
            table.private_event
        } else {
            table.event
        };
        let card = card.unwrap_or(EventCard::EndOfAnEra);
        let card = self.event_card(card);
        let key = if own {
            "choice-event-own"
        } else {
            "choice-event-common"
        };
        let water = amount(Resource::Water, self.figures.leaders.renzo_water);
        let gain = Phrase::new("clause-gain").with("amount", water);
        Description {
            lead: Phrase::new(key).with("card", card.clone()),
            clauses: if own { Vec::new() } else { just(gain) },
            note: Some(Phrase::new("note-card").with("card", card)),
        }
    }

    fn describe_assign(&self, view: &View, seat: Seat, crew: u8, farm: Option<u8>) -> Description {
        let own = view.own.unwrap_or_default();
        let shown = self.see(view, |read| read.crew(seat, crew));
        let (lead, mut clauses) = if let Some(slot) = farm {
            let lead = on_farm("choice-assign-farm", shown, slot);
            (lead, self.planned_yield(view, seat, shown, slot))
        } else {
            let garage = own.plan.next_garage().unwrap_or(4);
            let lead = Phrase::new("choice-assign-garage")
                .with("die", die(shown))
                .with("number", number(garage + 1));
            (lead, self.in_garage(view, seat, shown, garage))
        };
        let sal = self.see(view, |read| read.sal_waits(seat));
        let waiting = own.rolled.iter().sum::<u8>() + u8::from(sal);
        if waiting == 1 {
            clauses.push(Phrase::new("clause-plan-complete"));
        }
        (lead, clauses).into()
    }

    fn describe_decline(&self, view: &View, seat: Seat) -> Description {
        let count = if view.table.stage == Stage::Headquarters {
            1
        } else {
            view.table.side(seat).garages.iter().flatten().count() as u8
        };
        let water = amount(Resource::Water, count * self.figures.cantina_water);
        (
            Phrase::new("choice-decline"),
            vec![
                Phrase::new("clause-cantina").with("dice", dice(count)),
                Phrase::new("clause-gain").with("amount", water),
            ],
        )
            .into()
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
        let key = if Self::tile_of(view).is_farm() {
            "choice-stack-farm"
        } else {
            "choice-stack-ship"
        };
        Description {
            note: Some(Phrase::new("note-tile").with("tile", tile.clone())),
            ..plain(Phrase::new(key).with("tile", tile))
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
        let farm = Self::tile_of(view).is_farm();
        let stack = view.table.sending.stack.unwrap_or(0);
        let Some(tile) = self.top(view, stack) else {
            return plain(Phrase::new("choice-stack-none"));
        };
        let at = self.place_of(view, seat, place);
        let phrase = |ship, foundation| {
            Phrase::new(if farm { foundation } else { ship })
                .with("tile", tile.clone())
                .with("place", spot(at))
        };
        match place.and_then(|place| self.built(view, seat, place)) {
            None => plain(phrase("choice-place-ship", "choice-place-farm")),
            Some(old) => {
                plain(phrase("choice-replace-ship", "choice-replace-farm").with("old", old))
            }
        }
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

    fn describe_trade(&self, view: &View, seat: Seat, one: Option<u8>) -> Description {
        let harvest = view.table.pending.top() == Some(Step::Harvest);
        let Some(one) = one else {
            let key = if harvest {
                "choice-harvest-done"
            } else {
                "choice-trade-done"
            };
            return plain(Phrase::new(key));
        };
        let trades = if harvest {
            self.see(view, |read| read.trades_left(seat))
        } else {
            view.table.sending.trades
        };
        let lead =
            Phrase::new("choice-trade").with("rate", rate(&self.figures.rates[one as usize]));
        let left =
            Phrase::new("clause-trades-left").with("count", number(trades.saturating_sub(1)));
        (lead, just(left)).into()
    }

    fn describe_move(
        &self,
        key: &'static str,
        view: &View,
        seat: Seat,
        way: Direction,
    ) -> Description {
        let from = view.table.side(seat).harvester;
        let (to, gain) = self.see(view, |read| {
            let to = read.next(from, way).unwrap_or(from);
            (to, bonus_at(read, to))
        });
        let lead = Phrase::new(key)
            .with("direction", direction(way))
            .with("hex", self.hex(to));
        (lead, gain.into_iter().collect()).into()
    }

    fn describe_use(&self, view: &View, yes: bool) -> Description {
        let what = self.see(view, |read| read.host().map(|host| read.ability(host)));
        let what = ability(what.unwrap_or(Ability::Move));
        plain(if yes {
            Phrase::new("choice-use").with("ability", what)
        } else {
            Phrase::new("choice-use-none")
        })
    }

    fn describe_set(&self, view: &View, seat: Seat, at: Spot, value: u8) -> Description {
        let shown = self.see(view, |read| read.settable(seat, at));
        let shown = shown.unwrap_or(Die::new(seat, value));
        let lead = Phrase::new("choice-set")
            .with("die", die(shown))
            .with("place", spot(at))
            .with("value", number(value));
        let set = shown.turned(value);
        let clauses = match at {
            Spot::Garage(garage) => self.in_garage(view, seat, set, garage),
            Spot::Farm(slot) => self.yield_now(view, seat, set, slot),
            _ => Vec::new(),
        };
        (lead, clauses).into()
    }

    fn describe_advance(&self, view: &View, seat: Seat, slot: u8) -> Description {
        let edition = self.edition();
        let what = edition.rewards[slot as usize];
        let lead = Phrase::new("choice-advance").with("reward", reward(what));
        let clauses = match what.0 {
            Reward::HarvestHex => {
                let told = self.forecast(view, seat, Action::Advance(slot));
                self.consequences(&told)
            }
            _ => Vec::new(),
        };
        (lead, clauses).into()
    }

    fn describe_treat(&self, view: &View, turned: bool) -> Description {
        let slot = match view.table.pending.top() {
            Some(Step::Treat(slot)) => slot,
            _ => 0,
        };
        let (what, count) = self.edition().penalties[slot as usize];
        plain(if turned {
            let good = reward((what.counterpart(), count));
            Phrase::new("choice-treat").with("reward", good)
        } else {
            Phrase::new("choice-suffer").with("penalty", penalty((what, count)))
        })
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
}

const fn plain(lead: Phrase) -> Description {
    Description {
        lead,
        clauses: Vec::new(),
        note: None,
    }
}

impl From<(Phrase, Vec<Phrase>)> for Description {
    fn from((lead, clauses): (Phrase, Vec<Phrase>)) -> Self {
        Self {
            lead,
            clauses,
            note: None,
        }
    }
}

fn on_farm(key: &'static str, shown: Die, slot: u8) -> Phrase {
    Phrase::new(key)
        .with("die", die(shown))
        .with("number", number(slot + 1))
}
