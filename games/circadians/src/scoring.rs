//! The end of the game: points, and who wins.

use tabletop::{Log, Outcome, Scored, Seat};

use crate::{
    components::{Contract, Die, Faction, Location, Space},
    event::Event,
    figures::{Count, DicePoints, Effect},
    play::{Play, Read},
    state::{Sal, Source, Stage},
};

impl Read<'_> {
    /// Own dice on the spaces of a location.
    fn dice_on(&self, seat: Seat, location: Location) -> impl Iterator<Item = (Space, Die)> + '_ {
        let spaces = Space::of(location);
        let dice = spaces.filter_map(|space| self.table().on(space).map(|die| (space, die)));
        dice.filter(move |(_, die)| die.owner() == seat)
    }

    /// What an end-game bonus counts (CFL-275 to CFL-308).
    pub fn count(&self, seat: Seat, count: Count) -> u16 {
        let side = self.side(seat);
        let end_game = |contract: &Contract| self.figures().contract(*contract).end_game;
        let contracts = side.fulfilled.iter();
        match count {
            Count::DiceOnNegotiations => self.dice_on(seat, Location::Negotiations).count() as u16,
            Count::DiceWith(faction) => self.dice_with(seat, faction),
            Count::DiceAtDepository => self.dice_on(seat, Location::Depository).count() as u16,
            Count::DiceInSupplyAndHq => u16::from(self.owned_dice(seat) + self.sal_at_home(seat)),
            Count::ContractsInHand => self.secret(seat).hand.len() as u16,
            Count::InGameContracts => contracts.filter(|card| !end_game(card)).count() as u16,
            Count::EndGameContracts => contracts.filter(end_game).count() as u16,
            Count::ShipTiles => u16::from(side.ship_count()),
            Count::FarmTiles => u16::from(side.farm_count()),
            Count::Goods(resource) => self.purse(seat).of(resource),
        }
    }

    fn dice_with(&self, seat: Seat, faction: Faction) -> u16 {
        let dice = self.table().column(faction);
        dice.filter(|die| die.owner() == seat).count() as u16
    }

    /// Sal counts for Sleep Capsules in supply and at headquarters (CFL-252).
    fn sal_at_home(&self, seat: Seat) -> u8 {
        let mut waiting = self.dice_on(seat, Location::Headquarters);
        let waits = waiting.any(|(_, die)| die.is_sal());
        u8::from(waits || self.side(seat).sal == Sal::Ready)
    }

    /// CFL-242: dice in supply, Sal among them (CFL-252); in the First Edition those at
    /// headquarters too. For the rival the dice on its board (CFL-381).
    fn tie_break_dice(&self, seat: Seat) -> u8 {
        let side = self.side(seat);
        let waiting = if self.edition().hq_breaks_ties {
            self.dice_at_headquarters(seat)
        } else {
            0
        };
        side.supply + u8::from(side.sal == Sal::Ready) + waiting
    }

    /// Dice in supply and at headquarters that count for the limit (CFL-228).
    pub fn owned_dice(&self, seat: Seat) -> u8 {
        self.side(seat).supply + self.dice_at_headquarters(seat)
    }

    /// The bonus of a fulfilled contract; parts are rounded down (CFL-239).
    pub fn bonus(&self, seat: Seat, contract: Contract) -> i16 {
        match self.figures().contract(contract).effect {
            Effect::PointsPer { count, per, amount } => {
                let full = self.count(seat, count) / u16::from(per.max(1));
                (full * u16::from(amount)) as i16
            }
            _ => 0,
        }
    }

    /// The points of a side from one source, if the game ended now. What is no source scores
    /// nothing (CFL-238).
    pub fn points_from(&self, seat: Seat, source: Source) -> i16 {
        let side = self.side(seat);
        let rival = self.setup().rival_seat() == Some(seat);
        let contracts = side.fulfilled.iter();
        match source {
            Source::Negotiations => {
                let dice = self.dice_on(seat, Location::Negotiations);
                let printed =
                    dice.map(|(space, _)| i16::from(self.figures().negotiation(space).points));
                printed.sum::<i16>() + self.rival_negotiation_bonus(seat)
            }
            // CFL-232: printed points, and the bonus.
            Source::Contracts => contracts
                .map(|contract| i16::from(self.figures().contract(contract).points))
                .sum(),
            Source::Bonuses => contracts.map(|contract| self.bonus(seat, contract)).sum(),
            // CFL-201, CFL-210: in full for every harvester that stands there.
            Source::Cache => {
                let cache = side.harvester.cache_slot();
                let cache = cache.and_then(|slot| self.table().caches[slot as usize]);
                cache.map_or(0, |cache| i16::from(self.figures().caches[cache as usize]))
            }
            // CFL-234
            Source::Tiles => {
                let ships = side.ships.iter().flatten();
                let ships = ships.map(|&ship| i16::from(self.figures().ship(ship).points));
                let farms = side.tiles.iter().flatten();
                let farms = farms.map(|&farm| i16::from(self.figures().farm(farm).points));
                ships.chain(farms).sum()
            }
            Source::Ships => i16::from(self.figures().base.ship_bonus[side.ship_count() as usize]),
            Source::Farms => i16::from(self.figures().base.farm_bonus[side.farm_count() as usize]),
            // CFL-237, CFL-379
            Source::Gems => self.purse(seat).gem.min(i16::MAX as u16) as i16,
            Source::Depository if rival => self.rival_dice_points(seat, Location::Depository),
            Source::Progress if rival => {
                i16::from(self.table().rival.progress)
                    * i16::from(self.figures().rival.progress_points)
            }
            Source::Events if rival => self.rival_event_points(),
            Source::Depository | Source::Progress | Source::Events => 0, // CFL-240
        }
    }

    /// CFL-375.
    fn rival_negotiation_bonus(&self, seat: Seat) -> i16 {
        if self.setup().rival_seat() == Some(seat) {
            self.rival_dice_points(seat, Location::Negotiations)
        } else {
            0
        }
    }

    /// CFL-375, CFL-376: nothing, one a die, or pips.
    fn rival_dice_points(&self, seat: Seat, location: Location) -> i16 {
        let Some(level) = self.setup().rival else {
            return 0;
        };
        let level = self.figures().level(level);
        let kind = match location {
            Location::Negotiations => level.negotiations,
            _ => level.depository,
        };
        let dice = self.dice_on(seat, location);
        match kind {
            DicePoints::None => 0,
            DicePoints::PerDie => dice.count() as i16,
            DicePoints::PerPip => dice.map(|(_, die)| i16::from(die.value())).sum(),
        }
    }

    /// CFL-380: positive events revealed for all (CFL-262).
    fn rival_event_points(&self) -> i16 {
        let Some(level) = self.setup().rival.filter(|_| self.edition().rival_events) else {
            return 0;
        };
        let events = self.table().events.iter();
        let positive = events.filter(|&event| self.figures().event(event).positive);
        positive.count() as i16 * i16::from(self.figures().level(level).event_points)
    }

    /// CFL-241 to CFL-244: most points, then most dice in supply, then the largest sum of
    /// energy, algae and water (CFL-243); else shared.
    pub fn outcome(&self) -> Option<Outcome> {
        self.table().is_over().then(|| {
            Outcome::rank(self.setup().sides(), |seat| {
                let purse = self.purse(seat);
                let goods = [purse.energy, purse.algae, purse.water];
                let goods = if self.setup().rival_seat() == Some(seat) {
                    0
                } else {
                    goods.map(u32::from).iter().sum()
                };
                (self.side(seat).total(), self.tie_break_dice(seat), goods)
            })
        })
    }
}

impl Source {
    /// All sources in the order of the score sheet.
    pub const SHEET: [Self; Self::COUNT] = [
        Self::Negotiations,
        Self::Contracts,
        Self::Bonuses,
        Self::Cache,
        Self::Tiles,
        Self::Ships,
        Self::Farms,
        Self::Gems,
        Self::Depository,
        Self::Progress,
        Self::Events,
    ];
}

impl<L: Log<Event>> Play<'_, L> {
    /// All caches are revealed (CFL-233), the rival's harvester moves to one (CFL-377), and
    /// everyone scores (CFL-231 to CFL-240).
    pub fn end_game(&mut self) {
        self.state.table.stage = Stage::Over;
        self.state.table.opened += 1;
        for slot in 0..6 {
            self.reveal_cache(slot);
        }
        self.rival_finds_cache();
        for seat in Seat::first(self.game.setup.sides()) {
            for source in Source::SHEET {
                let points = self.read().points_from(seat, source);
                if points != 0 {
                    self.side(seat).points[source as usize] = points;
                    self.emit(Event::Scored(Scored {
                        seat,
                        source: source as u8,
                        points,
                    }));
                }
            }
        }
        self.emit(Event::GameOver);
    }
}
