//! What a die could do in a garage or on a farm, as the plan stands.

use alloc::{vec, vec::Vec};

use tabletop::{Phrase, Seat};

use super::{amount, direction, either, found, number, points, price, resource, value};
use crate::{
    Circadians, View,
    components::{Die, Direction, Origin, Resource},
    figures::FarmKind,
    play::Read,
};

impl Circadians {
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
