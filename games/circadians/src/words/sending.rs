//! Dice that are sent: which one and where to, what that costs and brings.

use alloc::{string::ToString, vec, vec::Vec};

use tabletop::{Crumb, Joined, Phrase, Seat};

use super::{
    ability, amount,
    answers::{Description, Room, about_location, about_origin, about_value, plain},
    contracts,
    crumbs::{crumb, element, from_crumb, to_crumb, value_crumb},
    dice, die, either,
    forecast::Forecast,
    location, number, origin, points, price, rate, resource, reward,
};
use crate::{
    Circadians, Reason, View,
    components::{Cost, Die, Direction, Hex, Location, Origin, Resource, Space},
    cost::plus,
    play::Read,
    state::Stage,
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
        Step::Send => "step-send",
        Step::To => "step-to",
        Step::Partner => "step-partner",
        Step::Pay => "step-pay",
        Step::HqReward => "step-reward",
        Step::Buy => "step-buy",
        _ => return None,
    })
}

fn question(game: &Circadians, view: &View, _: Seat, step: Step) -> Option<Phrase> {
    let sending = &view.table.sending;
    Some(match step {
        Step::Send => game.ask_send(view),
        Step::To => Phrase::new("question-to").with("value", number(sending.value)),
        Step::Partner => Phrase::new("question-partner").with("value", number(sending.value)),
        Step::Pay => about_place("question-pay", sending.space),
        Step::HqReward => Phrase::new("question-reward"),
        Step::Buy => Phrase::new("question-buy"),
        _ => return None,
    })
}

fn choice(game: &Circadians, view: &View, seat: Seat, action: Action) -> Option<Description> {
    let after = || game.forecast(view, seat, action);
    Some(match action {
        Action::Send(from, value) => game.describe_send(view, seat, from, value).into(),
        Action::Decline => game.describe_decline(view, seat),
        Action::To(space) => game.describe_to(view, seat, space, &after()).into(),
        Action::Partner(from) => game.describe_partner(view, seat, from, &after()).into(),
        Action::Pay(one) => game.describe_pay(view, seat, one, &after()).into(),
        Action::Reward(true) => {
            let water = amount(Resource::Water, game.figures.headquarters.water);
            plain(Phrase::new("choice-take").with("amount", water))
        }
        Action::Reward(false) => {
            let cards = contracts(game.figures.headquarters.contracts);
            plain(Phrase::new("choice-draw").with("contracts", cards))
        }
        Action::Buy(count) => {
            let lead = Phrase::new("choice-buy").with("dice", dice(count));
            (lead, game.consequences(&after())).into()
        }
        _ => return None,
    })
}

fn path(game: &Circadians, _: &View, _: Seat, action: Action) -> Option<Vec<Crumb>> {
    Some(match action {
        Action::Send(from, shows) => vec![from_crumb(from), value_crumb(shows)],
        Action::Decline => vec![crumb("cantina".to_string(), Phrase::new("button-cantina"))],
        Action::To(to) => vec![to_crumb(to)],
        Action::Partner(from) => vec![from_crumb(from)],
        Action::Pay(one) => vec![crumb(element("resource", one), resource(one))],
        Action::Reward(true) => {
            let water = amount(Resource::Water, game.figures.headquarters.water);
            vec![crumb(element("reward", "water"), water)]
        }
        Action::Reward(false) => {
            let cards = contracts(game.figures.headquarters.contracts);
            vec![crumb(element("reward", "contracts"), cards)]
        }
        Action::Buy(count) => vec![crumb(element("buy", count), dice(count))],
        _ => return None,
    })
}

fn reason(_: &Circadians, reason: Reason) -> Option<Phrase> {
    Some(match reason {
        Reason::NoDie(at) => about_origin("reason-no-die", at),
        Reason::NotNext(at) => about_origin("reason-not-next", at),
        Reason::CannotTurn(value) => about_value("reason-cannot-turn", value),
        Reason::CannotSend(at) => about_origin("reason-cannot-send", at),
        Reason::MustSend(at) => about_origin("reason-must-send", at),
        Reason::Nowhere(value) => about_value("reason-nowhere", value),
        Reason::HeadquartersAgain => Phrase::new("reason-headquarters-again"),
        Reason::Closed(to) => about_location("reason-closed", to.location()),
        Reason::Taken(to) => about_location("reason-taken", to.location()),
        Reason::FirstFree(to) => about_location("reason-first-free", to.location()),
        Reason::CannotPay(to) => about_location("reason-cannot-pay", to),
        Reason::NoPair(value) => about_value("reason-no-pair", value),
        Reason::NoTileLeft(to) => about_location("reason-no-tile-left", to),
        Reason::WrongValue(to) => about_location("reason-wrong-value", to.location()),
        Reason::ReserveEmpty => Phrase::new("reason-reserve-empty"),
        Reason::NotForSal(to) => about_location("reason-not-for-sal", to),
        Reason::NotAPartner(at) => about_origin("reason-not-a-partner", at),
        Reason::NotAPrice(one) => Phrase::new("reason-not-a-price").with("resource", resource(one)),
        _ => return None,
    })
}

impl Circadians {
    /// Every die with every place it can go to. The value is a part of the way only where
    /// several values lead to the same place.
    pub(super) fn join_sends(&self, view: &View, seat: Seat) -> Vec<Joined<Action>> {
        if view.table.pending.top() != Some(Step::Send) {
            return Vec::new();
        }
        let mut sends = Vec::new();
        self.see(view, |read| read.list_sends(seat, &mut sends));
        let mut joined = Vec::new();
        for send in sends {
            let Action::Send(from, shows) = send else {
                continue;
            };
            let under_way = self.forecast(view, seat, send);
            let mut places = Vec::new();
            self.see(&under_way.view, |read| {
                read.list_destinations(seat, &mut places);
            });
            for to in places {
                let Action::To(space) = to else { continue };
                let after = self.forecast(&under_way.view, seat, to);
                let (lead, told) = self.describe_to(&under_way.view, seat, space, &after);
                let mut clauses = self.consequences(&under_way);
                clauses.extend(told);
                joined.push(Joined {
                    actions: [send, to],
                    phrase: Description::from((lead, clauses)).told(),
                    path: vec![from_crumb(from), to_crumb(space), value_crumb(shows)],
                });
            }
        }
        let ways: Vec<Vec<Crumb>> = joined.iter().map(|one| one.path[..2].to_vec()).collect();
        for one in &mut joined {
            let several = ways.iter().filter(|way| one.path.starts_with(way)).count() > 1;
            one.path.truncate(if several { 3 } else { 2 });
        }
        joined
    }

    fn ask_send(&self, view: &View) -> Phrase {
        let table = &view.table;
        if table.stage != Stage::Headquarters {
            let waiting = table.side(table.active).garages.iter().flatten().count();
            return Phrase::new("question-send").with("dice", dice(waiting as u8));
        }
        let first = self.see(view, |read| read.next_hq());
        let at = first.map_or(0, |(number, _)| number);
        Phrase::new("question-send-first").with("place", origin(Origin::Headquarters(at)))
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

    /// A die taken up with a value: what that costs, and where it can then go.
    pub(super) fn describe_send(
        &self,
        view: &View,
        seat: Seat,
        from: Origin,
        shows: u8,
    ) -> (Phrase, Vec<Phrase>) {
        self.see(view, |read| {
            let Some(shown) = read.die_at(seat, from) else {
                return (Phrase::new("choice-decline"), Vec::new());
            };
            let lead = sent_as("choice-send", "choice-send-as", from, shown, shows);
            let mut clauses = Vec::new();
            let cost = read.send_cost(seat, from);
            if cost != [0; 4] {
                clauses.push(Phrase::new("clause-pay").with("amount", price(cost)));
            }
            let purse = read.purse(seat).after(cost).unwrap_or_default();
            let prospect = read.prospect(seat, from, shown.turned(shows), purse);
            let open = Location::ALL.iter().copied().filter(|&at| {
                let mut spaces = Space::of(at);
                spaces.any(|space| read.check_to(&prospect, space).is_ok())
            });
            let open: Vec<Phrase> = open.map(location).collect();
            clauses.push(Phrase::new("clause-where").with("locations", open));
            (lead, clauses)
        })
    }

    /// A die set down on a space, and all that follows.
    pub(super) fn describe_to(
        &self,
        view: &View,
        seat: Seat,
        space: Space,
        after: &Forecast,
    ) -> (Phrase, Vec<Phrase>) {
        let shown = view.table.sending.die.unwrap_or(Die::new(seat, 1));
        let at = space.location();
        let lead = match at {
            Location::Negotiations => Phrase::new("choice-negotiate")
                .with("die", die(shown))
                .with("place", super::space(space)),
            Location::Depository => Phrase::new("choice-deliver")
                .with("die", die(shown))
                .with("row", number(space.row() + 1)),
            Location::Laboratory => Phrase::new("choice-pair").with("value", number(shown.value())),
            _ => Phrase::new("choice-to")
                .with("die", die(shown))
                .with("location", location(at)),
        };
        let mut clauses = self.consequences(after);
        self.see(view, |read| match at {
            Location::Headquarters => clauses.extend(self.at_headquarters(read, seat)),
            Location::MiningCamp => {}
            Location::Laboratory => clauses.extend(self.at_laboratory(read, seat, after)),
            Location::Foundry => {
                let prices = self.prices(read, seat, at, read.table().sending.discount, [0; 4]);
                clauses.extend(prices);
                let stack = read.ship_stack(shown.value());
                if let Some(ship) = read.table().ships.tops[stack as usize] {
                    clauses.push(Phrase::new("clause-take-ship").with("ship", self.ship(ship)));
                }
            }
            Location::Market => {
                let trades = read.market_trades(seat, shown.value());
                let rates = read.figures().rates_of(Some(space.number()));
                let rates = rates.map(|one| rate(&read.figures().rates[one as usize]));
                if let Some(rates) = either(rates) {
                    let trading = Phrase::new("clause-trades").with("count", number(trades));
                    clauses.push(trading.with("rates", rates));
                }
            }
            Location::Academy => clauses.extend(self.at_academy(read, seat, space)),
            Location::ControlRoom => {
                let prices = self.prices(read, seat, at, read.table().sending.discount, [0; 4]);
                clauses.extend(prices);
                let way = Direction::of(shown.value());
                let to = way.and_then(|way| read.next(read.side(seat).harvester, way));
                if let Some(to) = to {
                    clauses.push(Phrase::new("clause-harvester").with("hex", self.hex(to)));
                    clauses.extend(bonus_at(read, to));
                }
            }
            Location::Negotiations => {
                let worth = points(read.figures().negotiation(space).points);
                clauses.push(Phrase::new("clause-points").with("points", worth));
                let what = read.ability(space.faction());
                clauses.push(Phrase::new("clause-ability").with("ability", ability(what)));
                if !read.table().advancements.contains(&shown.value()) {
                    clauses.push(Phrase::new("clause-advancement"));
                }
            }
            Location::Depository => {
                clauses.push(Phrase::new("clause-fulfil"));
                let row = read.figures().deliveries[space.row() as usize];
                clauses.push(Phrase::new("clause-delivery").with("reward", reward(row)));
            }
        });
        if at == Location::Negotiations {
            let threatens = self.see(&after.view, |read| {
                (0..6).any(|token| read.setback_applies(space, shown, token))
            });
            if threatens {
                clauses.push(Phrase::new("clause-setback"));
            }
        }
        (lead, clauses)
    }

    fn at_headquarters(&self, read: Read<'_>, seat: Seat) -> Vec<Phrase> {
        let mut clauses = Vec::new();
        if read.has_hq_reward(seat) {
            let figures = &read.figures().headquarters;
            clauses.push(
                Phrase::new("clause-hq-reward")
                    .with("amount", amount(Resource::Water, figures.water))
                    .with("contracts", contracts(figures.contracts)),
            );
        }
        let gains = read.gains_at(seat, Location::Headquarters);
        if gains != [0; 4] {
            clauses.push(Phrase::new("clause-gain").with("amount", price(gains)));
        }
        let draws = read.draws_at(seat, Location::Headquarters);
        if draws > 0 {
            clauses.push(Phrase::new("clause-draw").with("contracts", contracts(draws)));
        }
        clauses.push(Phrase::new(if read.table().round < read.edition().rounds {
            "clause-first-next-round"
        } else {
            "clause-last-round"
        }));
        clauses
    }

    /// The second die is often certain; then so are the prices.
    fn at_laboratory(&self, read: Read<'_>, seat: Seat, after: &Forecast) -> Vec<Phrase> {
        let mut clauses = Vec::new();
        let partners = self.see(&after.view, |after| {
            let mut partners: Vec<Action> = Vec::new();
            after.list_partners(seat, &mut partners);
            partners
        });
        let mut ships = read.table().sending.discount;
        let mut cost = [0; 4];
        if let [Action::Partner(from)] = partners[..] {
            ships = plus(ships, read.ship_discount(seat, from));
            cost = read.send_cost(seat, from);
            if let Some(shown) = read.die_at(seat, from) {
                let along = sent_as(
                    "clause-along",
                    "clause-along-as",
                    from,
                    shown,
                    read.table().sending.value,
                );
                clauses.push(along);
            }
            if cost != [0; 4] {
                clauses.push(Phrase::new("clause-along-cost").with("amount", price(cost)));
            }
        }
        clauses.extend(self.prices(read, seat, Location::Laboratory, ships, cost));
        clauses.push(Phrase::new("clause-take-farm"));
        clauses
    }

    /// The prices that can be paid, after something else was paid.
    fn prices(
        &self,
        read: Read<'_>,
        seat: Seat,
        at: Location,
        ships: Cost,
        before: Cost,
    ) -> Option<Phrase> {
        let purse = read.purse(seat).after(before)?;
        let prices = read.prices(at).into_iter().flatten();
        let payable = prices.filter_map(|&(one, _)| {
            let cost = read.price(seat, at, one, ships)?;
            purse.pays(cost).then(|| amount(one, cost[one as usize]))
        });
        let amounts = either(payable)?;
        Some(Phrase::new("clause-pay").with("amount", amounts))
    }

    fn at_academy(&self, read: Read<'_>, seat: Seat, space: Space) -> Vec<Phrase> {
        let ships = read.table().sending.discount;
        let terms = read.terms(seat, Location::Academy, ships);
        let one = read.figures().academy[space.number() as usize].resource;
        let offers = read.academy_offers(seat, space, &terms);
        let offers =
            offers
                .filter(|&(_, cost)| read.purse(seat).pays(cost))
                .map(|(count, cost)| {
                    Phrase::new("offer-dice")
                        .with("dice", dice(count))
                        .with("amount", amount(one, cost[one as usize]))
                });
        let offers = either(offers).map(|offers| Phrase::new("clause-buy").with("offers", offers));
        offers.into_iter().collect()
    }

    /// The second die of a pair.
    pub(super) fn describe_partner(
        &self,
        view: &View,
        seat: Seat,
        from: Origin,
        after: &Forecast,
    ) -> (Phrase, Vec<Phrase>) {
        let shown = self.see(view, |read| read.die_at(seat, from));
        let shown = shown.unwrap_or(Die::new(seat, 1));
        let value = view.table.sending.value;
        let lead = sent_as("choice-partner", "choice-partner-as", from, shown, value);
        (lead, self.consequences(after))
    }

    /// A price, and what it buys.
    pub(super) fn describe_pay(
        &self,
        view: &View,
        seat: Seat,
        one: Resource,
        after: &Forecast,
    ) -> (Phrase, Vec<Phrase>) {
        let at = view.table.sending.space.map(Space::location);
        let cost = self.see(view, |read| {
            at.and_then(|at| read.price(seat, at, one, view.table.sending.discount))
        });
        let cost = cost.unwrap_or_default();
        let lead = if cost == [0; 4] {
            Phrase::new("choice-pay-nothing").with("resource", resource(one))
        } else {
            Phrase::new("choice-pay").with("amount", amount(one, cost[one as usize]))
        };
        let clauses = match at {
            Some(Location::Laboratory) => vec![Phrase::new("clause-take-farm")],
            Some(Location::Foundry) => {
                let stack = self.see(view, |read| read.ship_stack(view.table.sending.value));
                let top = view.table.ships.tops[stack as usize];
                top.map(|ship| Phrase::new("clause-take-ship").with("ship", self.ship(ship)))
                    .into_iter()
                    .collect()
            }
            _ => {
                let told = self.consequences(after);
                told.into_iter()
                    .filter(|clause| clause.key != "clause-pay")
                    .collect()
            }
        };
        (lead, clauses)
    }
}

fn about_place(key: &'static str, space: Option<Space>) -> Phrase {
    let at = space.map_or(Location::Foundry, Space::location);
    Phrase::new(key).with("location", location(at))
}

/// The bonus token that a harvester would find.
pub(super) fn bonus_at(read: Read<'_>, hex: Hex) -> Option<Phrase> {
    let bonus = read.bonus_on(hex)?;
    Some(Phrase::new("clause-gain").with("amount", amount(bonus.resource, bonus.amount)))
}

/// A die that goes as it is, or turned to another value.
fn sent_as(key: &'static str, turned: &'static str, from: Origin, shown: Die, shows: u8) -> Phrase {
    let key = if shown.value() == shows { key } else { turned };
    Phrase::new(key)
        .with("die", die(shown))
        .with("place", origin(from))
        .with("value", number(shows))
}
