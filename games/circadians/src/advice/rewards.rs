//! What rewards, penalties, abilities and tiles are worth.

use arrayvec::ArrayVec;

use super::outlook::Outlook;
use crate::{
    components::{Contract, Faction, Farm, Leader, Resource, Ship},
    figures::{Ability, Condition, Count, Effect, Penalty, Reward},
    incidents::Tally,
};

impl Outlook<'_> {
    /// Whether water is the better reward of headquarters.
    pub(super) fn hq_water(&self) -> bool {
        let reward = self.read.figures().headquarters;
        let hand = self.read.secret(self.seat).hand.len() as i32;
        let room = i32::from(self.read.figures().hand_limit) - hand;
        let cards = i32::from(reward.contracts).min(room.max(0)) * self.card();
        i32::from(reward.water) * self.price[0] >= cards
    }

    /// One more ship tile of this kind.
    pub(super) fn new_ship(&self, ship: Ship, count: u8) -> i32 {
        let side = self.side();
        if count < 4 {
            return self.ship(ship, count as usize + 1) + self.ship_bonus(count);
        }
        let ships = side.ships.iter().enumerate();
        let worst = ships.filter_map(|(place, ship)| ship.map(|ship| self.ship(ship, place + 1)));
        (self.ship(ship, 2) - worst.min().unwrap_or(0)).max(0)
    }

    /// The best ship to be had free of charge.
    pub(super) fn best_ship(&self) -> i32 {
        let count = self.side().ship_count();
        let tops = self.read.table().ships.tops.into_iter().flatten();
        tops.map(|ship| self.new_ship(ship, count))
            .max()
            .unwrap_or(0)
    }

    /// One more farm tile of this kind.
    pub(super) fn new_farm_of(&self, farm: Farm) -> i32 {
        let side = self.side();
        let count = side.farm_count();
        if count < 3 {
            return self.farm(farm) + self.farm_bonus(count);
        }
        let worst = side.tiles.iter().flatten().map(|&farm| self.farm(farm));
        (self.farm(farm) - worst.min().unwrap_or(0)).max(0)
    }

    /// The best farm to be had, with Jakob's ship.
    pub(super) fn new_farm(&self) -> i32 {
        let tops = self.read.table().farms.tops.into_iter().flatten();
        let best = tops.map(|farm| self.new_farm_of(farm)).max();
        let ship = if self.read.table().has(self.seat, Leader::Jakob) {
            self.best_ship()
        } else {
            0
        };
        best.map_or(0, |best| best + ship)
    }

    /// A reward of an advancement, a delivery, or Lysias.
    pub(super) fn reward(&self, reward: Reward, amount: u8) -> i32 {
        let amount = i32::from(amount);
        match reward {
            Reward::HarvestHex => {
                let found = self.read.hex_yield(self.side().harvester);
                found.map_or(0, |found| {
                    self.goods(found.goods) + self.more_dice(found.dice.into())
                })
            }
            Reward::Dice => {
                // The die that earns it never returns, and is counted until it is set down.
                let spent = i32::from(self.read.table().sending.space.is_none());
                let now = self.in_play - spent;
                let count = amount.min(self.side().reserve.into());
                self.dice(now + count) - self.dice(now)
            }
            Reward::Gems => amount * self.price[Resource::Gem as usize],
            Reward::Move => self.best_step(self.side().harvester),
            Reward::Ship => self.best_ship(),
            Reward::Farm => self.new_farm(),
            Reward::Contracts => amount * self.card(),
        }
    }

    /// The delivery rewards by row.
    pub(super) fn deliveries(&self) -> [i32; 3] {
        self.read
            .figures()
            .deliveries
            .map(|(reward, amount)| self.reward(reward, amount))
    }

    /// The best advancement slot that is free.
    pub(super) fn best_advance(&self) -> i32 {
        let slots = self
            .read
            .edition()
            .rewards
            .into_iter()
            .zip(self.read.table().advancements);
        let free = slots.filter(|&(_, token)| token == 0);
        free.map(|((reward, amount), _)| self.reward(reward, amount))
            .max()
            .unwrap_or(0)
    }

    /// What a penalty costs.
    pub(super) fn penalty(&self, penalty: Penalty, amount: u8) -> i32 {
        let side = self.side();
        match penalty {
            Penalty::Contracts => {
                let hand = self.read.secret(self.seat).hand.len() as i32;
                i32::from(amount).min(hand) * self.card() / 2
            }
            Penalty::Die => self.die(self.in_play - 2),
            Penalty::Gem => i32::from(amount) * self.price[3],
            Penalty::MoveBack => (self.hex(side.harvester) / 4).max(50),
            Penalty::Ship => {
                let ships = side.ships.iter().enumerate();
                let each =
                    ships.filter_map(|(place, ship)| ship.map(|ship| self.ship(ship, place + 1)));
                each.min().unwrap_or(0) + self.ship_bonus(side.ship_count().saturating_sub(1))
            }
            Penalty::Farm => {
                let each = side.tiles.iter().flatten().map(|&farm| self.farm(farm));
                each.min().unwrap_or(0) + self.farm_bonus(side.farm_count().saturating_sub(1))
            }
        }
    }

    /// Whether a penalty can be carried out; a die can nearly always be lost.
    fn can_suffer_roughly(&self, penalty: Penalty) -> bool {
        let side = self.side();
        match penalty {
            Penalty::Contracts => !self.read.secret(self.seat).hand.is_empty(),
            Penalty::Die => true,
            Penalty::Gem => self.read.purse(self.seat).gem > 0,
            Penalty::MoveBack => self.read.can_move_back(self.seat),
            Penalty::Ship => side.ship_count() > 0,
            Penalty::Farm => side.farm_count() > 0,
        }
    }

    /// By value, whether a setback follows when such a die joins a column.
    pub(super) fn setbacks_with(&self, faction: Faction) -> [bool; 7] {
        let table = self.read.table();
        let column = Tally::of(table.column(faction));
        let conditions = (1..).zip(&self.read.edition().conditions);
        let waiting = conditions.filter(|(token, _)| !table.setbacks.contains(token));
        let waiting: ArrayVec<&Condition, 6> = waiting.map(|(_, condition)| condition).collect();
        let mut follows = [false; 7];
        for value in 1..=6 {
            let joined = column.with(value);
            follows[value as usize] = waiting.iter().any(|waits| waits.is_met(&joined, value));
        }
        follows
    }

    /// What a setback brings: a loss, or for Lysias a gain.
    pub(super) fn setback(&self) -> i32 {
        let table = self.read.table();
        let free = self
            .read
            .edition()
            .penalties
            .into_iter()
            .zip(table.setbacks);
        let free = free
            .filter(|&(_, token)| token == 0)
            .map(|(penalty, _)| penalty);
        if table.has(self.seat, Leader::Lysias) {
            let rewards = free.map(|(penalty, amount)| self.reward(penalty.counterpart(), amount));
            return rewards.max().unwrap_or(0);
        }
        if self.side().fulfilled.contains(Contract::LeyrienSceptre) {
            return 0;
        }
        let losses = free.filter(|&(penalty, _)| self.can_suffer_roughly(penalty));
        -losses
            .map(|(penalty, amount)| self.penalty(penalty, amount))
            .min()
            .unwrap_or(0)
    }

    /// The ability of a faction.
    pub(super) fn ability(&self, faction: Faction) -> i32 {
        match self.read.ability(faction) {
            Ability::SetDie => 20,
            Ability::DrawThenDiscard { .. } => self.card(),
            Ability::Trades(count) => 10 * i32::from(count),
            Ability::Move => self.best_step(self.side().harvester),
            Ability::Gain(resource, amount) => i32::from(amount) * self.price[resource as usize],
            Ability::RevealCache(resource, amount) => {
                if self.read.table().caches.contains(&None) {
                    i32::from(amount) * self.price[resource as usize]
                } else {
                    0
                }
            }
        }
    }

    /// What fulfilled contracts give for one more die in a column.
    pub(super) fn bonus_for_die_with(&self, faction: Faction) -> i32 {
        let bonuses = self.side().fulfilled.iter().map(|contract| {
            match self.read.figures().contract(contract).effect {
                Effect::PointsPer { count, amount, .. }
                    if count == Count::DiceOnNegotiations || count == Count::DiceWith(faction) =>
                {
                    100 * i32::from(amount)
                }
                _ => 0,
            }
        });
        bonuses.sum()
    }

    /// What it is worth to fulfil a contract from hand, its cost apart.
    pub(super) fn fulfilling(&self, contract: Contract) -> i32 {
        let end_game = self.read.figures().contract(contract).end_game;
        let side = self.side();
        let others =
            side.fulfilled
                .iter()
                .map(|other| match self.read.figures().contract(other).effect {
                    Effect::PointsPer { count, amount, .. }
                        if count == Count::DiceAtDepository
                            || (count == Count::EndGameContracts && end_game)
                            || (count == Count::InGameContracts && !end_game) =>
                    {
                        100 * i32::from(amount)
                    }
                    _ => 0,
                });
        self.contract(contract) + others.sum::<i32>() - self.in_hand(contract)
    }
}
