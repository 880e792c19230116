//! Advancements and setbacks: incident tokens, rewards and penalties.

use tabletop::{Answers, Log, Seat};

use crate::{
    Reason,
    components::{Contract, Die, Leader, Location, Resource, Space, Spot},
    event::Event,
    figures::{Condition, Penalty, Reward},
    play::{Play, Read, only},
    step::{Action, Step, Tile},
};

/// The dice of a negotiations column.
#[derive(Clone, Copy, Default)]
pub(crate) struct Tally {
    sum: u8,
    /// How many there are of each value.
    count: [u8; 7],
}

impl Tally {
    pub fn of(dice: impl Iterator<Item = Die>) -> Self {
        dice.fold(Self::default(), |tally, die| tally.with(die.value()))
    }

    /// The same with one more die.
    #[inline]
    #[must_use]
    pub fn with(mut self, value: u8) -> Self {
        self.sum += value;
        self.count[value as usize] += 1;
        self
    }
}

impl Condition {
    /// CFL-154, CFL-155: whether it is true of a column that a die of this value has joined.
    #[inline]
    pub(crate) fn is_met(self, column: &Tally, value: u8) -> bool {
        match self {
            Self::Sum(least) => column.sum >= least,
            // The new die is one of them.
            Self::Same(least) => column.count[value as usize] > least,
            Self::Equal(least) => column.count.iter().any(|&count| count >= least),
        }
    }
}

impl Read<'_> {
    /// CFL-150, CFL-151: a free slot, if the token of the die's value still waits.
    pub fn check_advance(&self, slot: u8) -> Result<(), Reason> {
        let row = &self.table().advancements;
        let waits = !row.contains(&self.table().sending.value);
        if waits && row.get(slot as usize) == Some(&0) {
            Ok(())
        } else {
            Err(Reason::SlotFilled(slot))
        }
    }

    pub fn list_advances(&self, list: &mut impl Answers<Action>) {
        for slot in 0..6 {
            if self.check_advance(slot).is_ok() {
                list.push(Action::Advance(slot));
            }
        }
    }

    /// CFL-152 to CFL-155, CFL-159: whether the token waits and its condition is true of the
    /// column in which the die on this space stands.
    pub fn setback_applies(&self, space: Space, die: Die, token: u8) -> bool {
        if self.table().setbacks.contains(&(token + 1)) {
            return false;
        }
        let column = Tally::of(self.table().column(space.faction()));
        self.edition().conditions[token as usize].is_met(&column, die.value())
    }

    /// CFL-153, CFL-156; with the Sceptre a setback may be ignored (CFL-295).
    pub fn check_setback(&self, seat: Seat, token: Option<u8>) -> Result<(), Reason> {
        let Some((space, die)) = self.negotiated() else {
            return Err(Reason::NoSetback(0));
        };
        match token {
            Some(token) if token < 6 && self.setback_applies(space, die, token) => Ok(()),
            Some(token) => Err(Reason::NoSetback(token)),
            None if !self.side(seat).fulfilled.contains(Contract::LeyrienSceptre) => {
                Err(Reason::NoSceptre)
            }
            None if (0..6).any(|token| self.setback_applies(space, die, token)) => Ok(()),
            None => Err(Reason::NoSetback(0)),
        }
    }

    /// The die that negotiates and where it stands.
    fn negotiated(&self) -> Option<(Space, Die)> {
        let space = self.table().sending.space?;
        Some((space, self.table().on(space)?))
    }

    pub fn list_setbacks(&self, seat: Seat, list: &mut impl Answers<Action>) {
        for token in (0..6).map(Some).chain([None]) {
            if self.check_setback(seat, token).is_ok() {
                list.push(Action::Setback(token));
            }
        }
    }

    /// Whether a penalty can be carried out.
    fn can_suffer(&self, seat: Seat, slot: u8) -> bool {
        let side = self.side(seat);
        let (penalty, amount) = self.edition().penalties[slot as usize];
        match penalty {
            Penalty::Contracts => !self.secret(seat).hand.is_empty(), // CFL-167
            Penalty::Die => Spot::all().any(|spot| self.check_lose(seat, spot).is_ok()),
            Penalty::Gem => self.purse(seat).gem >= u16::from(amount),
            Penalty::MoveBack => self.can_move_back(seat),
            Penalty::Ship => side.ship_count() > 0,
            Penalty::Farm => side.farm_count() > 0,
        }
    }

    /// CFL-157: whether this penalty may be chosen: it can be carried out, or none of the
    /// free ones can (CFL-158).
    fn may_suffer(&self, seat: Seat, slot: u8) -> bool {
        let free = |other: &u8| self.table().setbacks[*other as usize] == 0;
        self.can_suffer(seat, slot)
            || !(0..6)
                .filter(free)
                .any(|other| self.can_suffer(seat, other))
    }

    /// A free slot that CFL-157 allows; for Lysias every free one (CFL-257).
    pub fn check_suffer(&self, seat: Seat, slot: u8) -> Result<(), Reason> {
        if self.table().setbacks.get(slot as usize) != Some(&0) {
            Err(Reason::SlotFilled(slot))
        } else if self.table().has(seat, Leader::Lysias) || self.may_suffer(seat, slot) {
            Ok(())
        } else {
            Err(Reason::OtherPenalty(slot))
        }
    }

    pub fn list_slots(&self, seat: Seat, list: &mut impl Answers<Action>) {
        for slot in 0..6 {
            if self.check_suffer(seat, slot).is_ok() {
                list.push(Action::Suffer(slot));
            }
        }
    }

    /// The steps that a reward leaves to do.
    pub fn reward_awaits(&self, seat: Seat, steps: &[Step]) -> bool {
        match steps {
            [Step::Move] => true,
            [Step::Stack(tile) | Step::Place(tile)] => tile.is_free(),
            rest => self.awaits_rolled(seat, rest),
        }
    }

    /// The steps that a setback leaves to do.
    pub fn setback_awaits(&self, seat: Seat, steps: &[Step]) -> bool {
        let lysias = self.table().has(seat, Leader::Lysias);
        match steps {
            [Step::Suffer | Step::LoseDie | Step::MoveBack] => true,
            [Step::Destroy(Tile::Ship | Tile::Farm)] => true,
            [Step::Treat(slot)] => lysias && self.table().setbacks.get(*slot as usize) == Some(&0),
            [Step::Discard(count)] => (1..=4).contains(count),
            _ => false,
        }
    }

    /// CFL-255: the reward always; the penalty only where CFL-157 allows it.
    pub fn check_treat(&self, seat: Seat, slot: u8, reward: bool) -> Result<(), Reason> {
        if reward || self.may_suffer(seat, slot) {
            Ok(())
        } else {
            Err(Reason::OtherPenalty(slot))
        }
    }

    pub fn list_treatments(&self, seat: Seat, slot: u8, list: &mut impl Answers<Action>) {
        for reward in [false, true] {
            if self.check_treat(seat, slot, reward).is_ok() {
                list.push(Action::Treat(reward));
            }
        }
    }

    /// CFL-168: an own die on the research base, at headquarters or on a station board; in the
    /// First Edition anywhere (CFL-414). Sal cannot be lost (CFL-252).
    pub fn check_lose(&self, seat: Seat, spot: Spot) -> Result<(), Reason> {
        let side = self.side(seat);
        let is_die = |die: Option<Die>| die.is_some_and(|die| die.owner() == seat && !die.is_sal());
        let there = match spot {
            Spot::Supply => side.supply > 0,
            Spot::Garage(number) => is_die(side.garages[number as usize]),
            Spot::Farm(number) => is_die(side.farms[number as usize]),
            Spot::Cantina(value) => side.cantina[value as usize - 1] > 0,
            Spot::Board(space) => {
                let safe = matches!(
                    space.location(),
                    Location::Negotiations | Location::Depository
                );
                is_die(self.table().on(space)) && (!safe || self.edition().lose_scored_dice)
            }
        };
        if there {
            Ok(())
        } else {
            Err(Reason::NotLosable(spot))
        }
    }

    pub fn list_losses(&self, seat: Seat, list: &mut impl Answers<Action>) {
        for spot in Spot::all() {
            if self.check_lose(seat, spot).is_ok() {
                list.push(Action::Lose(spot));
            }
            if list.enough() {
                return;
            }
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// CFL-150: the token moves and the slot rewards.
    pub fn advance(&mut self, seat: Seat, slot: u8) {
        let value = self.state.table.sending.value;
        self.state.table.advancements[slot as usize] = value;
        self.emit(Event::Advanced { seat, value, slot });
        let (reward, amount) = self.read().edition().rewards[slot as usize];
        self.reward(seat, reward, amount);
    }

    /// CFL-160 to CFL-165, CFL-186, CFL-255. What cannot be used does nothing (CFL-166).
    pub fn reward(&mut self, seat: Seat, reward: Reward, amount: u8) {
        match reward {
            Reward::HarvestHex => self.harvest_hex(seat),
            Reward::Dice => self.gain_dice(seat, amount),
            Reward::Gems => self.gain_of(seat, Resource::Gem, amount),
            Reward::Move => self.ask(Step::Move),
            Reward::Ship => self.ask(Step::Stack(Tile::FreeShip)),
            Reward::Farm => self.ask(Step::Stack(Tile::FreeFarm)),
            Reward::Contracts => self.draw_contracts(seat, amount),
        }
    }

    /// CFL-156; ignored with the Sceptre no token moves (CFL-295).
    pub fn take_setback(&mut self, seat: Seat, token: Option<u8>) {
        match token {
            None => self.emit(Event::SetbackIgnored { seat }),
            Some(_) => {
                self.state.table.sending.token = token;
                self.ask(Step::Suffer);
            }
        }
    }

    /// CFL-157, CFL-256: the token moves, whatever comes of it.
    pub fn suffer(&mut self, seat: Seat, slot: u8) {
        let Some(token) = self.state.table.sending.token.take() else {
            return;
        };
        if self.state.table.has(seat, Leader::Lysias) {
            // The choice comes first: it looks at the slots that were free.
            self.state.table.sending.token = Some(token);
            self.ask(Step::Treat(slot));
            return;
        }
        self.fill_slot(seat, token, slot);
        self.carry_out(seat, slot);
    }

    fn fill_slot(&mut self, seat: Seat, token: u8, slot: u8) {
        self.state.table.setbacks[slot as usize] = token + 1;
        self.emit(Event::SetbackSuffered { seat, token, slot });
    }

    /// CFL-255, CFL-256.
    pub fn treat(&mut self, seat: Seat, slot: u8, reward: bool) {
        let Some(token) = self.state.table.sending.token.take() else {
            return;
        };
        self.fill_slot(seat, token, slot);
        if reward {
            self.emit(Event::SetbackTurned { seat, slot });
            let (penalty, amount) = self.read().edition().penalties[slot as usize];
            self.reward(seat, penalty.counterpart(), amount);
        } else {
            self.carry_out(seat, slot);
        }
    }

    /// CFL-167 to CFL-173. What cannot be carried out has no effect (CFL-158).
    fn carry_out(&mut self, seat: Seat, slot: u8) {
        if !self.read().can_suffer(seat, slot) {
            return;
        }
        let (penalty, amount) = self.read().edition().penalties[slot as usize];
        match penalty {
            Penalty::Contracts => self.ask(Step::Discard(amount)),
            Penalty::Die => self.ask(Step::LoseDie),
            Penalty::Gem => {
                let goods = only(Resource::Gem, amount);
                let gems = &mut self.state.purses[seat.index()].gem;
                *gems = gems.saturating_sub(u16::from(amount));
                self.emit(Event::Lost { seat, goods });
            }
            Penalty::MoveBack => self.ask(Step::MoveBack),
            Penalty::Ship => self.ask(Step::Destroy(Tile::Ship)),
            Penalty::Farm => self.ask(Step::Destroy(Tile::Farm)),
        }
    }

    /// CFL-168: the die returns to reserve. In a garage its gap stays (CFL-169), on a board
    /// its space becomes free (CFL-414, CFL-Q69).
    pub fn lose_die(&mut self, seat: Seat, spot: Spot) {
        let side = self.side(seat);
        match spot {
            Spot::Supply => side.supply -= 1,
            Spot::Garage(number) => side.garages[number as usize] = None,
            Spot::Farm(number) => side.farms[number as usize] = None,
            Spot::Cantina(value) => side.cantina[value as usize - 1] -= 1,
            Spot::Board(space) => self.state.table.board[space.index()] = None,
        }
        self.side(seat).reserve += 1;
        self.emit(Event::DieLost { seat, spot });
    }
}
