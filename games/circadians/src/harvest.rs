//! The Harvest phase: planet and farms, for all players at once.
//!
//! What needs no choice is gained when the phase begins: it helps every later choice and
//! hinders none (CFL-Q78). Table farms and trades are then chosen in any order (CFL-213), sealed
//! until the last player is through (CFL-405).

use tabletop::{Answers, Log, Seat, SeatSet};

use crate::{
    Reason,
    components::{Leader, Purse, Resource},
    cost::plus,
    event::Event,
    figures::{FarmKind, Yield},
    locations::exchange,
    play::{Play, Read},
    state::{HarvestPlan, State},
    step::{Action, Step},
};

impl Read<'_> {
    /// The resources of a table farm that has a die (CFL-215, CFL-218).
    pub fn choices_of(&self, seat: Seat, slot: u8) -> Option<[Resource; 2]> {
        let side = self.side(seat);
        side.farms[slot as usize]?;
        match slot {
            0 => None,
            1 | 2 => Some(self.figures().base.starting_farms[slot as usize - 1]),
            _ => match self.figures().farm(side.tiles[slot as usize - 3]?).kind {
                FarmKind::Table(choices) => Some(choices),
                _ => None,
            },
        }
    }

    /// CFL-216: what the production table gives for the die on a farm.
    pub fn produced(&self, seat: Seat, slot: u8, resource: Resource) -> u8 {
        let die = self.side(seat).farms[slot as usize];
        let value = die.map_or(0, |die| self.farm_value(seat, die));
        match value {
            0 => 0,
            value => self.figures().base.table[resource as usize][value as usize - 1],
        }
    }

    /// CFL-212: what the planet yields, and what Bumper Season adds, unless on a revealed
    /// cache (CFL-326).
    pub fn planet_yield(&self, seat: Seat) -> Option<Yield> {
        let found = self.hex_yield(self.side(seat).harvester)?;
        Some(Yield {
            goods: plus(found.goods, self.event(seat).planet),
            ..found
        })
    }

    /// CFL-218 to CFL-221: what a tile yields unasked: passive farms, new ones too (CFL-197),
    /// and those that need a 6 and have one.
    pub fn tile_yield(&self, seat: Seat, slot: u8) -> Option<Yield> {
        let side = self.side(seat);
        let farm = side.tiles[slot.checked_sub(3)? as usize]?;
        match self.figures().farm(farm).kind {
            FarmKind::Passive(found) => Some(found),
            FarmKind::NeedsSix(found) => {
                let die = side.farms[slot as usize]?;
                (self.farm_value(seat, die) == 6).then_some(found)
            }
            _ => None,
        }
    }

    /// Trades that farms allow (CFL-222).
    fn farm_trades(&self, seat: Seat) -> u8 {
        let tiles = self.side(seat).tiles.iter().flatten();
        let trades = tiles.map(|&farm| match self.figures().farm(farm).kind {
            FarmKind::Trades(count) => count,
            _ => 0,
        });
        trades.sum::<u8>().min(6)
    }

    /// The resources of a table farm that has still to produce.
    #[inline]
    fn open_choices(&self, seat: Seat, slot: u8) -> Option<[Resource; 2]> {
        match self.secret(seat).harvest.farms.get(slot as usize) {
            Some(0) => self.choices_of(seat, slot),
            _ => None,
        }
    }

    /// Whether a table farm has still to produce.
    fn still_to_produce(&self, seat: Seat) -> bool {
        (0..6).any(|slot| self.open_choices(seat, slot).is_some())
    }

    pub fn trades_left(&self, seat: Seat) -> u8 {
        let made = self.secret(seat).harvest.trades;
        let made = made.iter().filter(|&&rate| rate > 0).count() as u8;
        self.farm_trades(seat).saturating_sub(made)
    }

    /// The purse as it will be after the sealed choices so far.
    pub fn purse_after_harvest(&self, seat: Seat) -> Purse {
        let mut purse = *self.purse(seat);
        let plan = &self.secret(seat).harvest;
        for slot in 0..6 {
            if let (Some(choices), chosen @ 1..) =
                (self.choices_of(seat, slot), plan.farms[slot as usize])
            {
                let resource = choices[usize::from(chosen > 1)];
                let amount = purse.of_mut(resource);
                *amount = amount.saturating_add(u16::from(self.produced(seat, slot, resource)));
            }
        }
        for rate in plan.trades.into_iter().filter(|&rate| rate > 0) {
            exchange(&mut purse, &self.figures().rates[rate as usize - 1]);
        }
        purse
    }

    pub fn check_produce(&self, seat: Seat, slot: u8, resource: Resource) -> Result<(), Reason> {
        let choices = self.open_choices(seat, slot);
        let choices = choices.ok_or(Reason::NothingToChoose(slot))?;
        if choices.contains(&resource) {
            Ok(())
        } else {
            Err(Reason::NotProduced(slot, resource))
        }
    }

    /// CFL-222: a trade at any printed rate; being done needs every farm to have produced.
    pub fn check_harvest_trade(&self, seat: Seat, rate: Option<u8>) -> Result<(), Reason> {
        match rate {
            None if self.still_to_produce(seat) => Err(Reason::StillToProduce),
            None => Ok(()),
            Some(_) if self.trades_left(seat) == 0 => Err(Reason::NoTradesLeft),
            Some(rate) => self.check_rate(&self.purse_after_harvest(seat), None, rate),
        }
    }

    pub fn list_harvest(&self, seat: Seat, list: &mut impl Answers<Action>) {
        if self.trades_left(seat) > 0 {
            let trades = self.trades(self.purse_after_harvest(seat), None);
            list.take(trades.map(|rate| Action::Trade(Some(rate))));
        }
        if self.check_harvest_trade(seat, None).is_ok() {
            list.push(Action::Trade(None));
        }
        for slot in 0..6 {
            let Some(choices) = self.open_choices(seat, slot) else {
                continue;
            };
            let produced = [Resource::Water, Resource::Algae, Resource::Energy]
                .into_iter()
                .filter(|resource| choices.contains(resource));
            list.take(produced.map(|resource| Action::Produce(slot, resource)));
        }
    }

    /// Nothing is left to choose: all farms have produced, and trading is over or impossible.
    pub fn harvest_complete(&self, seat: Seat) -> bool {
        if self.still_to_produce(seat) {
            return false;
        }
        let plan = &self.secret(seat).harvest;
        plan.done || !self.could_trade(seat)
    }

    fn could_trade(&self, seat: Seat) -> bool {
        if self.trades_left(seat) == 0 {
            return false;
        }
        let mut trades = self.trades(self.purse_after_harvest(seat), None);
        trades.next().is_some()
    }

    /// Whether the player has something to choose. Where resources are hidden, nobody may
    /// learn from the question whether there is anything to trade.
    fn asks_harvest(&self, seat: Seat) -> bool {
        let hidden_trades = self.setup().hidden && self.farm_trades(seat) > 0;
        hidden_trades || !self.harvest_complete(seat)
    }

    /// The same, as if nothing were chosen yet.
    pub fn asks_harvest_afresh(&self, seat: Seat) -> bool {
        let afresh = self.with_harvest(seat, HarvestPlan::default());
        self.game.read(&afresh).asks_harvest(seat)
    }

    /// The state with other choices of the Harvest.
    fn with_harvest(&self, seat: Seat, plan: HarvestPlan) -> State {
        let mut state = *self.state;
        state.secrets[seat.index()].harvest = plan;
        state
    }

    /// Whether the sealed choices are ones that this Harvest offers, in an order that works.
    pub fn is_harvest_plan(&self, seat: Seat) -> bool {
        let plan = self.secret(seat).harvest;
        let farms = (0..6).all(|slot| match plan.farms[slot as usize] {
            0 => true,
            1 | 2 => self.choices_of(seat, slot).is_some(),
            _ => false,
        });
        let made = plan.trades.iter().take_while(|&&rate| rate > 0).count();
        let packed = plan.trades[made..].iter().all(|&rate| rate == 0);
        let known = plan.trades.iter().all(|&rate| rate <= 8);
        if !farms || !packed || !known || made > self.farm_trades(seat) as usize {
            return false;
        }
        let farms_only = HarvestPlan {
            trades: [0; 6],
            ..plan
        };
        let before = self.with_harvest(seat, farms_only);
        let mut purse = self.game.read(&before).purse_after_harvest(seat);
        for rate in plan.trades.into_iter().take(made) {
            if self.check_rate(&purse, None, rate - 1).is_err() {
                return false;
            }
            exchange(&mut purse, &self.figures().rates[rate as usize - 1]);
        }
        true
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// CFL-211: planet and farms that need no choice, clockwise from the Radio; then all
    /// choose.
    pub fn begin_harvest(&mut self) {
        self.state.table.active = self.state.table.radio;
        self.state.table.flips = 0;
        let mut asked = SeatSet::EMPTY;
        for seat in self.read().clockwise() {
            self.harvest_planet(seat);
            for slot in 3..6 {
                self.harvest_tile(seat, slot);
            }
            self.secret(seat).harvest = HarvestPlan::default();
            if self.read().asks_harvest(seat) {
                asked = asked.with(seat);
            }
        }
        self.rival_harvest();
        self.ask_sealed(asked, Step::Harvest);
    }

    fn harvest_planet(&mut self, seat: Seat) {
        let hex = self.state.table.side(seat).harvester;
        let Some(found) = self.read().planet_yield(seat) else {
            return;
        };
        self.emit(Event::PlanetHarvested { seat, hex });
        self.gain(seat, found.goods);
        self.gain_dice(seat, found.dice);
        if let (Some(slot), true) = (hex.cache_slot(), self.game.setup.flip_caches) {
            self.state.table.flips |= 1 << slot;
        }
    }

    fn harvest_tile(&mut self, seat: Seat, slot: u8) {
        if let Some(Yield { goods, dice }) = self.read().tile_yield(seat, slot) {
            self.emit(Event::FarmProduced { seat, slot });
            self.gain(seat, goods);
            self.gain_dice(seat, dice);
        }
    }

    /// Sealed: nobody is told.
    pub fn choose_produce(&mut self, seat: Seat, slot: u8, resource: Resource) {
        let choices = self.read().choices_of(seat, slot);
        let second = choices.is_some_and(|choices| choices[1] == resource);
        self.secret(seat).harvest.farms[slot as usize] = 1 + u8::from(second);
    }

    /// Sealed: nobody is told.
    pub fn choose_trade(&mut self, seat: Seat, rate: Option<u8>) {
        let plan = &mut self.secret(seat).harvest;
        match rate {
            None => plan.done = true,
            Some(rate) => {
                if let Some(next) = plan.trades.iter_mut().find(|next| **next == 0) {
                    *next = rate + 1;
                }
            }
        }
    }

    /// The choices become public and are carried out. Rest follows, so that all but trades
    /// wait for the next round with what they bring (CFL-224).
    pub fn open_harvest(&mut self) {
        for seat in self.read().clockwise() {
            let plan = self.secret(seat).harvest;
            for slot in 0..6 {
                if let (Some(choices), chosen @ 1..) = (
                    self.read().choices_of(seat, slot),
                    plan.farms[slot as usize],
                ) {
                    let resource = choices[usize::from(chosen > 1)];
                    let amount = self.read().produced(seat, slot, resource);
                    self.emit(Event::FarmProduced { seat, slot });
                    self.gain_of(seat, resource, amount);
                }
            }
            for rate in plan.trades.into_iter().filter(|&rate| rate > 0) {
                self.make_trade(seat, rate - 1);
            }
            self.secret(seat).harvest = HarvestPlan::default();
        }
    }

    /// CFL-265: Sable may move when production is complete.
    pub fn offer_sable_step(&mut self) {
        if let Some(sable) = self.state.table.owner_of(Leader::Sable) {
            self.state.table.active = sable;
            self.ask(Step::Move);
        }
    }

    /// CFL-209, CFL-Q79: with the table option, caches that produced are flipped when the Harvest
    /// ends, Sable's step included.
    pub fn flip_caches(&mut self) {
        for slot in 0..6 {
            if self.state.table.flips >> slot & 1 == 1 {
                self.reveal_cache(slot);
            }
        }
        self.state.table.flips = 0;
    }
}
