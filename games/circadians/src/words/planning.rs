//! Rolled dice: what each could do in a garage or on a farm.

use alloc::{string::ToString, vec, vec::Vec};
use core::iter::repeat_n;

use tabletop::{Crumb, Phrase, Seat};

use super::{
    a_die, amount,
    answers::{Description, Room, about_slot, about_value, plain},
    crumbs::{crumb, element, spot_crumb},
    die, direction, either, found, number, points, price, resource, value,
};
use crate::{
    Circadians, Reason, View,
    components::{Die, Direction, Origin, Resource, Spot},
    figures::FarmKind,
    play::Read,
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
        Step::Assign => "step-assign",
        Step::PlaceDie => "step-put",
        _ => return None,
    })
}

fn question(game: &Circadians, view: &View, seat: Seat, step: Step) -> Option<Phrase> {
    let sending = &view.table.sending;
    let own = view.own.filter(|_| view.seat == Some(seat));
    Some(match step {
        Step::Assign if own.is_some() && game.see(view, |read| read.plan_complete(seat)) => {
            Phrase::new("question-plan-ready")
        }
        Step::Assign => {
            let left: u8 = own.map_or(0, |own| own.rolled.iter().sum());
            Phrase::new("question-assign").with("count", number(left))
        }
        Step::PlaceDie => {
            let first = value(sending.rolled_die().unwrap_or(1));
            let dice: Vec<Phrase> = (1..=6u8)
                .rev()
                .flat_map(|shows| {
                    let count = sending.rolled[shows as usize - 1];
                    repeat_n(a_die(shows), count as usize)
                })
                .collect();
            if dice.len() > 1 {
                let all = Phrase::new("question-put-first").with("dice", dice);
                all.with("value", first)
            } else {
                Phrase::new("question-put").with("value", first)
            }
        }
        _ => return None,
    })
}

fn choice(game: &Circadians, view: &View, seat: Seat, action: Action) -> Option<Description> {
    Some(match action {
        Action::Assign(crew, farm) => game.describe_assign(view, seat, crew, farm),
        Action::Put(None) => plain(Phrase::new("choice-put-none")),
        Action::Put(Some(slot)) => {
            let rolled = Die::new(seat, view.table.sending.rolled_die().unwrap_or(1));
            let lead = on_farm("choice-assign-farm", rolled, slot);
            (lead, game.yield_now(view, seat, rolled, slot)).into()
        }
        _ => return None,
    })
}

fn path(game: &Circadians, view: &View, seat: Seat, action: Action) -> Option<Vec<Crumb>> {
    Some(match action {
        Action::Assign(crew, farm) => game.assign_path(view, seat, crew, farm),
        Action::Put(Some(slot)) => vec![spot_crumb(Spot::Farm(slot))],
        Action::Put(None) => vec![spot_crumb(Spot::Supply)],
        _ => return None,
    })
}

fn reason(_: &Circadians, reason: Reason) -> Option<Phrase> {
    Some(match reason {
        Reason::NotRolled(0) => Phrase::new("reason-no-sal"),
        Reason::NotRolled(value) => about_value("reason-not-rolled", value),
        Reason::GaragesFull => Phrase::new("reason-garages-full"),
        Reason::TakesNoDie(at) => about_slot("reason-takes-no-die", at),
        Reason::SlotTaken(at) => about_slot("reason-slot-taken", at),
        _ => return None,
    })
}

impl Circadians {
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

    /// What a die in a garage would cost and could do.
    pub(super) fn in_garage(&self, view: &View, seat: Seat, die: Die, garage: u8) -> Vec<Phrase> {
        self.see(view, |read| {
            let origin = Origin::Garage(garage);
            let cost = read.send_cost(seat, origin);
            let mut clauses = vec![if cost == [0; 4] {
                Phrase::new("clause-send-free")
            } else {
                Phrase::new("clause-send-cost").with("amount", price(cost))
            }];
            let reach = read.reach(seat, origin, die);
            let others = (1..=6).filter(|&other| reach >> other & 1 == 1 && other != die.value());
            if let Some(values) = either(others.map(value)) {
                clauses.push(Phrase::new("clause-may-become").with("values", values));
            }
            let discount = read.ship_discount(seat, origin);
            if discount != [0; 4] {
                clauses.push(Phrase::new("clause-ship-discount").with("amount", price(discount)));
            }
            clauses.push(Phrase::new("clause-could").with("list", self.could(read, seat, die)));
            clauses
        })
    }

    /// What depends on the value of a die.
    fn could(&self, read: Read<'_>, seat: Seat, die: Die) -> Vec<Phrase> {
        let shows = die.value();
        let mut list = Vec::new();
        if let Some(way) = Direction::of(shows)
            && let Some(to) = read.next(read.side(seat).harvester, way)
        {
            let steer = Phrase::new("could-steer").with("direction", direction(way));
            list.push(steer.with("hex", self.hex(to)));
        }
        let stack = read.ship_stack(shows);
        if let Some(ship) = read.table().ships.tops[stack as usize] {
            list.push(Phrase::new("could-build").with("ship", self.ship(ship)));
        }
        let academy = read.figures().academy.iter();
        if let Some(space) = academy.into_iter().find(|one| one.takes(shows)) {
            list.push(Phrase::new("could-recruit").with("resource", resource(space.resource)));
        }
        let trades = read.market_trades(seat, shows);
        list.push(Phrase::new("could-trade").with("count", number(trades)));
        list
    }

    /// What a farm would yield with a die in this plan.
    pub(super) fn planned_yield(&self, view: &View, seat: Seat, die: Die, slot: u8) -> Vec<Phrase> {
        let mut known = view.known();
        let side = &mut known.table.sides[seat.index()];
        if let Some(own) = view.own {
            side.farms = own.plan.farms;
        }
        side.farms[slot as usize] = Some(die);
        self.farm_yield(self.read(&known), seat, slot)
    }

    /// What a farm would yield with a die put there now.
    pub(super) fn yield_now(&self, view: &View, seat: Seat, die: Die, slot: u8) -> Vec<Phrase> {
        let mut known = view.known();
        known.table.sides[seat.index()].farms[slot as usize] = Some(die);
        self.farm_yield(self.read(&known), seat, slot)
    }

    fn farm_yield(&self, read: Read<'_>, seat: Seat, slot: u8) -> Vec<Phrase> {
        if slot == 0 {
            let count = number(read.figures().base.booster);
            return vec![Phrase::new("clause-booster").with("count", count)];
        }
        if let Some(choices) = read.choices_of(seat, slot) {
            let made = choices.map(|one: Resource| amount(one, read.produced(seat, slot, one)));
            let amounts = either(made).unwrap_or_else(|| points(0));
            return vec![Phrase::new("clause-yields").with("amount", amounts)];
        }
        if let Some(yields) = read.tile_yield(seat, slot) {
            return vec![Phrase::new("clause-yields").with("amount", found(yields))];
        }
        let tile = read.side(seat).tiles[slot as usize - 3];
        match tile.map(|farm| read.figures().farm(farm).kind) {
            Some(FarmKind::NeedsSix(yields)) => {
                vec![Phrase::new("clause-needs-six").with("amount", found(yields))]
            }
            _ => Vec::new(),
        }
    }
}

fn on_farm(key: &'static str, shown: Die, slot: u8) -> Phrase {
    Phrase::new(key)
        .with("die", die(shown))
        .with("number", number(slot + 1))
}
