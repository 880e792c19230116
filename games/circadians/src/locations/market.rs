//! Market: as many trades as the die shows, and trades elsewhere.

use tabletop::{Answers, Log, Seat};

use crate::{
    Reason,
    components::{Location, Purse, Space},
    event::Event,
    play::{Play, Read},
    step::{Action, Step},
};

impl Read<'_> {
    /// CFL-129: this trade is offered (CFL-128, CFL-222) and can be given for. No ship makes
    /// it cheaper (CFL-098).
    pub fn check_rate(&self, purse: &Purse, space: Option<u8>, rate: u8) -> Result<(), Reason> {
        if !self.figures().rates_of(space).contains(&rate) {
            return Err(Reason::NotOffered);
        }
        if self.can_give(purse, rate) {
            Ok(())
        } else {
            Err(Reason::CannotTrade)
        }
    }

    /// Whether there is enough to give for a trade.
    #[inline]
    pub fn can_give(&self, purse: &Purse, rate: u8) -> bool {
        let rate = &self.figures().rates[rate as usize];
        purse.of(rate.give) >= u16::from(rate.give_amount)
    }

    /// The trades of a Market space, or of all, that can be given for.
    #[inline]
    pub fn trades(&self, purse: Purse, space: Option<u8>) -> impl Iterator<Item = u8> {
        let offered = self.figures().rates_of(space);
        offered.filter(move |&rate| self.can_give(&purse, rate))
    }

    /// How many trades a die of this value allows at the Market (CFL-129); Open Market adds
    /// some (CFL-318).
    #[inline]
    pub fn market_trades(&self, seat: Seat, value: u8) -> u8 {
        value + self.event(seat).trades
    }

    pub fn check_trade(
        &self,
        seat: Seat,
        space: Option<u8>,
        rate: Option<u8>,
    ) -> Result<(), Reason> {
        match rate {
            None => Ok(()),
            Some(rate) => self.check_rate(self.purse(seat), space, rate),
        }
    }

    pub fn list_trades(&self, seat: Seat, space: Option<u8>, list: &mut impl Answers<Action>) {
        let trades = self.trades(*self.purse(seat), space);
        list.take(trades.map(|rate| Action::Trade(Some(rate))));
        list.push(Action::Trade(None));
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// CFL-134: contracts bring their goods before trading.
    pub(super) fn visit_market(&mut self, seat: Seat, space: Space) {
        let gains = self.read().gains_at(seat, Location::Market);
        self.gain(seat, gains);
        let value = self.state.table.sending.value;
        self.state.table.sending.trades = self.read().market_trades(seat, value);
        self.ask(Step::Trade(Some(space.number())));
    }

    /// One trade, and the next question, with all offers (CFL-130), while there are trades left.
    pub fn trade(&mut self, seat: Seat, space: Option<u8>, rate: Option<u8>) {
        let Some(rate) = rate else {
            self.state.table.sending.trades = 0;
            return;
        };
        self.make_trade(seat, rate);
        self.state.table.sending.trades -= 1;
        if self.state.table.sending.trades > 0 {
            self.ask(Step::Trade(space));
        }
    }

    pub fn make_trade(&mut self, seat: Seat, rate: u8) {
        let rate = self.game.figures.rates[rate as usize];
        exchange(&mut self.state.purses[seat.index()], &rate);
        self.emit(Event::Traded { seat, rate });
    }
}

/// Gives and gets.
pub(crate) fn exchange(purse: &mut Purse, rate: &crate::figures::Rate) {
    let given = purse.of_mut(rate.give);
    *given = given.saturating_sub(u16::from(rate.give_amount));
    let got = purse.of_mut(rate.get);
    *got = got.saturating_add(u16::from(rate.get_amount));
}
