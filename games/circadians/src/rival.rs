//! The rival: a computer opponent with schemes instead of plans.
//!
//! Its dice on its board are the supply of its side, its gems the gems of its purse.

use tabletop::{Log, Seat};

use crate::{
    components::{Die, Direction, Hex, Location, Resource, Space},
    event::Event,
    figures::{RivalArrow, SchemeOption},
    play::{Play, Read, only},
    state::Rival,
};

impl Read<'_> {
    /// The first free open space of a location; a laboratory pair must be free as a whole.
    fn first_free(&self, location: Location) -> Option<Space> {
        Space::of(location).find(|&space| match location {
            Location::Laboratory => self.is_free_pair(space),
            _ => self.is_free(space),
        })
    }

    fn rival_pays(&self, seat: Seat, gems: u8) -> bool {
        self.purse(seat).gem >= u16::from(gems)
    }

    /// Where a scheme's option sends the die, if it is possible (CFL-417).
    fn option_space(&self, seat: Seat, value: u8, option: SchemeOption) -> Option<Space> {
        match option {
            SchemeOption::Market(_) => self.first_free(Location::Market),
            SchemeOption::MiningCamp(_) => self.first_free(Location::MiningCamp),
            SchemeOption::Foundry => self.first_free(Location::Foundry),
            SchemeOption::Laboratory => {
                let locked = self.table().rival.progress < 3; // CFL-357
                self.first_free(Location::Laboratory).filter(|_| locked)
            }
            SchemeOption::Academy => {
                // CFL-359; in the First Edition its reserve must have a die (CFL-415).
                let reserve = !self.edition().rival_limited || self.side(seat).reserve > 0;
                Space::of(Location::Academy).find(|&space| {
                    let printed = self.figures().academy[space.number() as usize];
                    reserve && printed.takes(value) && self.is_free(space)
                })
            }
            SchemeOption::Depository => {
                // CFL-362.
                let pays = self.rival_pays(seat, self.figures().rival.depository_cost);
                (0..3)
                    .map(|row| Space::depository(value, row))
                    .find(|&space| pays && self.is_free(space))
            }
            SchemeOption::Negotiate(faction) => {
                // CFL-363: the dearest row it can afford.
                let costs = &self.figures().rival.negotiation_costs;
                (0..6)
                    .rev()
                    .map(|number| Space::negotiations(faction, number))
                    .filter(|space| self.rival_pays(seat, costs[space.row() as usize]))
                    .filter(|&space| self.is_free(space))
                    .max_by_key(|space| (space.row(), core::cmp::Reverse(space.number())))
            }
        }
    }

    /// CFL-345, CFL-346: whether the rival's harvester goes on to this place.
    fn rival_step(&self, from: Hex, direction: Direction) -> Option<Hex> {
        let arrow = self.planet().arrows[from.index()] == Some(direction);
        let next = self.next(from, direction)?;
        (next.cache_slot().is_none() && !arrow).then_some(next)
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// CFL-339, CFL-341 to CFL-343: the whole turn, after the last die from headquarters. A
    /// third scheme follows if the third progress tile is unlocked by then (CFL-418).
    pub fn rival_turn(&mut self) {
        let Some(seat) = self.game.setup.rival_seat() else {
            return;
        };
        let figures = self.game.figures.rival;
        for slot in 0..figures.schemes {
            self.scheme(seat, slot, slot == 0);
        }
        let mut slot = figures.schemes;
        while self.state.table.rival.progress >= 3 && slot < figures.schemes_third {
            self.scheme(seat, slot, false);
            slot += 1;
        }
    }

    /// Reveals a scheme and carries it out. Only the first of a turn moves the harvester, even
    /// if there is no die (CFL-344).
    fn scheme(&mut self, seat: Seat, slot: u8, moves: bool) {
        let Some(number) = self.draw_scheme() else {
            return;
        };
        // Slot 4 is for the extra schemes of the Foundry: all lie there until Rest (CFL-373).
        if let Some(old) = self.state.table.rival.slots[slot as usize].replace(number) {
            self.state.table.rival.covered.put(old);
        }
        self.emit(Event::SchemeRevealed {
            slot,
            scheme: number,
        });
        let scheme = self.game.figures.schemes[number as usize];
        if moves {
            self.move_rival(seat, scheme.value);
        }
        if self.state.table.side(seat).supply == 0 {
            self.emit(Event::SchemeIdle { scheme: number });
            return;
        }
        // CFL-353: the first possible option and no other.
        for option in scheme.options {
            if let Some(space) = self.read().option_space(seat, scheme.value, option) {
                self.send_rival(seat, scheme.value, option, space);
                return;
            }
        }
        self.emit(Event::SchemeBlocked { scheme: number });
        self.gain_of(seat, Resource::Gem, self.game.figures.rival.fallback_gems); // CFL-354
    }

    /// CFL-333.
    fn draw_scheme(&mut self) -> Option<u8> {
        let rival = &mut self.state.table.rival;
        if rival.deck.is_empty() {
            rival.deck.take_all(&mut rival.discard);
            self.emit(Event::SchemesShuffled);
        }
        self.state.table.rival.deck.draw(&mut self.state.dice)
    }

    /// CFL-345 to CFL-350: as far as it goes in one direction, to the first hex with a gem;
    /// through an arrow only if it starts there, and on from the far side (CFL-349).
    fn move_rival(&mut self, seat: Seat, value: u8) {
        let Some(direction) = Direction::of(value) else {
            return;
        };
        let mut from = self.state.table.side(seat).harvester;
        if from.cache_slot().is_none()
            && self.read().planet().arrows[from.index()] == Some(direction)
        {
            let Some(to) = self.read().next(from, direction) else {
                return;
            };
            self.side(seat).harvester = to;
            self.emit(Event::Moved { seat, from, to });
            let stops = self.game.figures.rulings.rival_arrow == RivalArrow::Stops;
            if self.clear_bonus(seat, to) || stops {
                return;
            }
            from = to;
        }
        let mut at = from;
        while at.cache_slot().is_none()
            && let Some(to) = self.read().rival_step(at, direction)
        {
            at = to;
            self.side(seat).harvester = to;
            if self.clear_bonus(seat, to) {
                break;
            }
        }
        if at != from {
            self.emit(Event::Moved { seat, from, to: at });
        }
    }

    /// CFL-347, CFL-348: water goes to the main supply, a gem is taken. Returns whether there
    /// was a gem.
    fn clear_bonus(&mut self, seat: Seat, hex: Hex) -> bool {
        let Some(bonus) = self.read().bonus_on(hex) else {
            return false;
        };
        self.state.table.bonuses.remove(hex);
        if bonus.resource != Resource::Gem {
            self.emit(Event::BonusRemoved { hex });
            return false;
        }
        self.emit(Event::BonusTaken { seat, hex });
        self.gain_of(seat, Resource::Gem, bonus.amount);
        true
    }

    /// CFL-352: a die of its board shows the value of the scheme and goes there. No event
    /// changes what it does (CFL-329).
    fn send_rival(&mut self, seat: Seat, value: u8, option: SchemeOption, space: Space) {
        self.side(seat).supply -= 1;
        self.set_down(space, Die::new(seat, value));
        match option {
            SchemeOption::Market(gems) | SchemeOption::MiningCamp(gems) => {
                self.gain_of(seat, Resource::Gem, gems); // CFL-355
            }
            SchemeOption::Laboratory => {
                self.state.table.rival.progress += 1; // CFL-356
                let stars = self.state.table.rival.progress;
                self.emit(Event::ProgressUnlocked { stars });
            }
            SchemeOption::Foundry => self.scheme(seat, 3, false), // CFL-358, CFL-Q84
            SchemeOption::Academy => {
                self.rival_gains(seat, self.game.figures.rival.academy_dice); // CFL-359, CFL-415
            }
            SchemeOption::Depository => {
                let gems = only(Resource::Gem, self.game.figures.rival.depository_cost);
                self.pay(seat, gems);
            }
            SchemeOption::Negotiate(_) => {
                let costs = &self.game.figures.rival.negotiation_costs;
                let gems = only(Resource::Gem, costs[space.row() as usize]);
                self.pay(seat, gems);
                self.rival_incidents(seat, space, value);
            }
        }
    }

    /// CFL-365, CFL-366: tokens move to the left-most free slots, without reward or penalty
    /// (CFL-364).
    fn rival_incidents(&mut self, seat: Seat, space: Space, value: u8) {
        if !self.state.table.advancements.contains(&value)
            && let Some(slot) = free_slot(&self.state.table.advancements)
        {
            self.state.table.advancements[slot as usize] = value;
            self.emit(Event::Advanced { seat, value, slot });
        }
        let die = Die::new(seat, value);
        let applies = |token: &u8| self.read().setback_applies(space, die, *token);
        if let Some(token) = (0..6).find(applies)
            && let Some(slot) = free_slot(&self.state.table.setbacks)
        {
            self.state.table.setbacks[slot as usize] = token + 1;
            self.emit(Event::SetbackSuffered { seat, token, slot });
        }
    }

    /// Dice for its board, as far as there is room (CFL-360) and, in the First Edition, as far
    /// as its reserve reaches; in the Second that has no end (CFL-361). Returns how many the
    /// reserve could not supply.
    fn rival_gains(&mut self, seat: Seat, count: u8) -> u8 {
        let limited = self.read().edition().rival_limited;
        let room = self.game.figures.rival.dice_spaces;
        let side = self.side(seat);
        let wanted = count.min(room.saturating_sub(side.supply));
        let found = if limited {
            wanted.min(side.reserve)
        } else {
            wanted
        };
        side.supply += found;
        if limited {
            side.reserve -= found;
        }
        if found > 0 {
            self.emit(Event::DiceGained { seat, count: found });
        }
        wanted - found
    }

    /// CFL-367 to CFL-369: station dice return to its board, those without room to reserve;
    /// then gems by dice, and nothing from the planet (CFL-351).
    pub fn rival_harvest(&mut self) {
        let Some(seat) = self.game.setup.rival_seat() else {
            return;
        };
        let room = self.game.figures.rival.dice_spaces;
        let limited = self.read().edition().rival_limited;
        for space in Space::all().filter(|space| space.is_station()) {
            if self
                .state
                .table
                .on(space)
                .is_some_and(|die| die.owner() == seat)
            {
                self.state.table.board[space.index()] = None;
                let side = self.side(seat);
                if side.supply < room {
                    side.supply += 1;
                } else if limited {
                    side.reserve += 1;
                }
            }
        }
        let dice = self.state.table.side(seat).supply;
        let mut gems = self.game.figures.rival.gems[dice as usize];
        if self.state.table.rival.progress >= 1 {
            gems += self.game.figures.rival.progress_gems;
        }
        self.gain_of(seat, Resource::Gem, gems);
    }

    /// CFL-370 to CFL-373: new dice, tiles removed, schemes discarded.
    pub fn rival_rest(&mut self) {
        let Some(seat) = self.game.setup.rival_seat() else {
            return;
        };
        let dice = self.state.table.side(seat).supply;
        let mut wanted = self.game.figures.rival.new_dice[dice as usize];
        if self.state.table.rival.progress >= 2 {
            wanted += self.game.figures.rival.progress_dice;
        }
        let missing = self.rival_gains(seat, wanted);
        self.gain_of(seat, Resource::Gem, missing); // CFL-398
        if self.read().edition().rival_destroys {
            self.remove_tiles();
        }
        for slot in 0..4 {
            if let Some(scheme) = self.state.table.rival.slots[slot].take() {
                self.state.table.rival.discard.put(scheme);
            }
        }
        let Rival {
            discard, covered, ..
        } = &mut self.state.table.rival;
        discard.take_all(covered);
    }

    /// CFL-372.
    fn remove_tiles(&mut self) {
        if let Some(stack) = self.state.table.farms.tallest() {
            if let Some(farm) = self.state.table.farms.tops[stack] {
                let stack = stack as u8;
                self.emit(Event::FarmRemoved { stack, farm });
            }
            self.uncover_farm(stack as u8);
        }
        if let Some(stack) = self.state.table.ships.tallest() {
            if let Some(ship) = self.state.table.ships.tops[stack] {
                let stack = stack as u8;
                self.emit(Event::ShipRemoved { stack, ship });
            }
            self.uncover_ship(stack as u8);
        }
    }

    /// CFL-377, CFL-Q53: the nearest cache, the most valuable if several are, then the one with
    /// the lowest number.
    pub fn rival_finds_cache(&mut self) {
        let Some(seat) = self.game.setup.rival_seat() else {
            return;
        };
        let from = self.state.table.side(seat).harvester;
        let read = self.read();
        let worth = |slot: u8| {
            let cache = read.table().caches[slot as usize];
            cache.map_or(0, |cache| read.figures().caches[cache as usize])
        };
        let nearest = (0..6).min_by_key(|&slot| {
            let distance = read.planet().distance(from, Hex::cache(slot));
            (distance, core::cmp::Reverse(worth(slot)), slot)
        });
        if let Some(slot) = nearest {
            let to = Hex::cache(slot);
            self.side(seat).harvester = to;
            self.emit(Event::Moved { seat, from, to });
        }
    }
}

fn free_slot(row: &[u8; 6]) -> Option<u8> {
    (0..6).find(|&slot| row[slot as usize] == 0)
}
