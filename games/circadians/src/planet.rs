//! The planet: steps, arrows, bonus tokens and gem caches.

use tabletop::{Answers, Log, Seat};

use crate::{
    Reason,
    components::{Direction, Hex},
    event::Event,
    figures::{Bonus, Yield},
    play::{Play, Read},
    step::Action,
};

impl Read<'_> {
    /// Where a step leads: to a neighbour, through an arrow to the other side (CFL-203), or
    /// onto a cache (CFL-206).
    #[inline]
    pub fn next(&self, from: Hex, direction: Direction) -> Option<Hex> {
        self.planet().next[from.index()][direction as usize]
    }

    /// CFL-204: the planet cannot be left anywhere else.
    pub fn check_step(&self, seat: Seat, direction: Direction) -> Result<(), Reason> {
        match self.next(self.side(seat).harvester, direction) {
            Some(_) => Ok(()),
            None => Err(Reason::NoWay(direction)),
        }
    }

    /// CFL-205: any direction, or no step at all.
    pub fn check_move(&self, seat: Seat, direction: Option<Direction>) -> Result<(), Reason> {
        direction.map_or(Ok(()), |direction| self.check_step(seat, direction))
    }

    pub fn list_moves(&self, seat: Seat, list: &mut impl Answers<Action>) {
        list.push(Action::Move(None));
        for &direction in Direction::ALL {
            if self.check_step(seat, direction).is_ok() {
                list.push(Action::Move(Some(direction)));
            }
        }
    }

    /// CFL-170: an adjacent hex that is nearer to the centre; arrows lead to no neighbour.
    pub fn check_back(&self, seat: Seat, direction: Direction) -> Result<(), Reason> {
        let planet = self.planet();
        let from = self.side(seat).harvester;
        match self.next(from, direction) {
            Some(to) if planet.ring(to) < planet.ring(from) && planet.distance(from, to) == 1 => {
                Ok(())
            }
            _ => Err(Reason::NotBack(direction)),
        }
    }

    pub fn can_move_back(&self, seat: Seat) -> bool {
        Direction::ALL
            .iter()
            .any(|&direction| self.check_back(seat, direction).is_ok())
    }

    pub fn list_backs(&self, seat: Seat, list: &mut impl Answers<Action>) {
        for &direction in Direction::ALL {
            if self.check_back(seat, direction).is_ok() {
                list.push(Action::Back(direction));
            }
        }
    }

    /// The bonus token that lies on a place (CFL-022).
    #[inline]
    pub fn bonus_on(&self, hex: Hex) -> Option<Bonus> {
        let token = self.table().bonuses.contains(hex);
        self.planet()
            .bonuses
            .get(hex.index())
            .copied()?
            .filter(|_| token)
    }

    /// What the place under a harvester yields: the printed goods, an unrevealed cache its
    /// gem and die, a revealed one nothing (CFL-208, CFL-212).
    pub fn hex_yield(&self, hex: Hex) -> Option<Yield> {
        match hex.cache_slot() {
            None => Some(self.planet().yields[hex.index()]),
            Some(slot) if self.table().caches[slot as usize].is_none() => {
                Some(self.figures().cache_yield)
            }
            Some(_) => None,
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Moves a harvester one step and takes a bonus token found there (CFL-202). A cache stays
    /// as it is (CFL-207).
    pub fn step(&mut self, seat: Seat, direction: Direction) {
        let from = self.state.table.side(seat).harvester;
        let Some(to) = self.read().next(from, direction) else {
            return;
        };
        self.side(seat).harvester = to;
        self.emit(Event::Moved { seat, from, to });
        if let Some(bonus) = self.read().bonus_on(to) {
            self.state.table.bonuses.remove(to);
            self.emit(Event::BonusTaken { seat, hex: to });
            self.gain_of(seat, bonus.resource, bonus.amount);
        }
    }

    /// Flips a cache to its point face. Which of the unrevealed ones it is nobody knew.
    pub fn reveal_cache(&mut self, slot: u8) {
        if self.state.table.caches[slot as usize].is_some() {
            return;
        }
        if let Some(cache) = self.state.table.hidden_caches.draw(&mut self.state.dice) {
            self.state.table.caches[slot as usize] = Some(cache);
            let points = self.game.figures.caches[cache as usize];
            self.emit(Event::CacheRevealed { slot, points });
        }
    }

    /// CFL-160: the printed yield of the place under the harvester, events aside (CFL-Q65).
    /// With the option of CFL-209 a cache is flipped right after.
    pub fn harvest_hex(&mut self, seat: Seat) {
        let hex = self.state.table.side(seat).harvester;
        let Some(found) = self.read().hex_yield(hex) else {
            return;
        };
        self.emit(Event::PlanetHarvested { seat, hex });
        self.gain(seat, found.goods);
        if let (Some(slot), true) = (hex.cache_slot(), self.game.setup.flip_caches) {
            self.reveal_cache(slot);
        }
        self.gain_dice(seat, found.dice);
    }
}
