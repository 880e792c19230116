//! The Rest phase: dice return, the Radio passes, limits are kept.

use tabletop::{Log, Seat, SeatSet};

use crate::{
    components::{Contract, Contracts, Leader, Space},
    event::Event,
    play::Play,
    state::Sal,
    step::Step,
};

impl<L: Log<Event>> Play<'_, L> {
    /// CFL-374: dice return, the rival rests, the Radio passes, then the limits.
    pub fn begin_rest(&mut self) {
        self.return_dice();
        self.rival_rest();
        self.state.table.radio = self.state.table.radio.next(self.game.setup.players); // CFL-227
        self.state.table.active = self.state.table.radio;
        self.emit(Event::Radio(self.state.table.radio));
        let mut over = SeatSet::EMPTY;
        for seat in self.read().clockwise() {
            self.limit_dice(seat);
            self.roslyn(seat);
            if self.read().surplus(seat) > 0 {
                over = over.with(seat);
            }
        }
        self.ask_sealed(over, Step::RestDiscard);
    }

    /// CFL-225: from station boards, farms and the cantina. Dice at headquarters (CFL-104), in
    /// the Depository (CFL-183) and on the Negotiations Board (CFL-146) stay (CFL-226).
    fn return_dice(&mut self) {
        for space in Space::all().filter(|space| space.is_station()) {
            if let Some(die) = self.state.table.board[space.index()].take() {
                self.return_to_supply(die);
            }
        }
        for seat in Seat::first(self.game.setup.players) {
            for slot in 0..6 {
                if let Some(die) = self.side(seat).farms[slot].take() {
                    self.return_to_supply(die);
                }
            }
            let side = self.side(seat);
            side.supply += core::mem::take(&mut side.cantina).iter().sum::<u8>();
            if side.sal == Sal::Cantina {
                side.sal = Sal::Ready;
            }
        }
    }

    /// CFL-228: the surplus returns to reserve from the supply; dice at headquarters count
    /// (CFL-106), Sal does not (CFL-252). The limit holds here and nowhere else (CFL-080).
    fn limit_dice(&mut self, seat: Seat) {
        let waiting = self.read().dice_at_headquarters(seat);
        let room = self.game.figures.dice_limit.saturating_sub(waiting);
        let side = self.side(seat);
        let count = side.supply.saturating_sub(room);
        if count > 0 {
            side.supply -= count;
            side.reserve += count;
            self.emit(Event::DiceOverLimit { seat, count });
        }
    }

    /// CFL-263, CFL-264: after the limit, in every round, Roslyn gains a die below it.
    fn roslyn(&mut self, seat: Seat) {
        if !self.state.table.has(seat, Leader::Roslyn) {
            return;
        }
        let owned = self.state.table.side(seat).supply + self.read().dice_at_headquarters(seat);
        let room = self.game.figures.dice_limit.saturating_sub(owned);
        self.gain_dice(seat, self.game.figures.leaders.roslyn_dice.min(room));
    }

    /// Sealed: nobody is told.
    pub fn choose_discard(&mut self, seat: Seat, contract: Contract) {
        self.secret(seat).discards |= contract;
    }

    /// CFL-229: the surplus goes to the discard pile.
    pub fn open_discards(&mut self) {
        for seat in self.read().clockwise() {
            let discards = core::mem::take(&mut self.secret(seat).discards);
            for contract in discards {
                self.discard_contract(seat, contract);
            }
            debug_assert!(self.read().surplus(seat) == 0 || discards == Contracts::empty());
        }
    }
}
