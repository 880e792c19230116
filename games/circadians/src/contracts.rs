//! The contract piles, the draft and the hands.

use tabletop::{Answers, Dice, Log, Seat, SeatSet};

use crate::{
    Reason,
    components::{Contract, Contracts, Leader},
    event::Event,
    play::{Play, Read},
    step::{Action, Step},
};

/// How many contracts everyone keeps in the draft (CFL-041).
pub(crate) const DRAFT_PICKS: u8 = 3;

/// Takes a random card out of a set: the top card of a pile nobody has looked into.
pub(crate) fn draw_from(cards: &mut Contracts, dice: &mut Dice) -> Option<Contract> {
    let count = cards.len() as u32;
    if count == 0 {
        return None;
    }
    let mut bits = cards.as_repr();
    for _ in 0..dice.below(count) {
        bits &= bits - 1;
    }
    let card = Contract::ALL[bits.trailing_zeros() as usize];
    cards.remove(card);
    Some(card)
}

impl Read<'_> {
    /// CFL-040: a card of the packet.
    pub fn check_keep(&self, seat: Seat, contract: Contract) -> Result<(), Reason> {
        if self.secret(seat).packet.contains(contract) {
            Ok(())
        } else {
            Err(Reason::NotInPacket(contract))
        }
    }

    pub fn list_keeps(&self, seat: Seat, list: &mut impl Answers<Action>) {
        for contract in self.secret(seat).packet {
            list.push(Action::Keep(contract));
        }
    }

    /// CFL-167, CFL-229: a card in hand that is not yet discarded.
    pub fn check_discard(&self, seat: Seat, contract: Contract) -> Result<(), Reason> {
        let secret = self.secret(seat);
        if (secret.hand - secret.discards).contains(contract) {
            Ok(())
        } else {
            Err(Reason::NotInHand(contract))
        }
    }

    pub fn list_discards(&self, seat: Seat, list: &mut impl Answers<Action>) {
        let secret = self.secret(seat);
        for contract in secret.hand - secret.discards {
            list.push(Action::Discard(contract));
        }
    }

    /// How many contracts a player has over the limit (CFL-229).
    pub fn surplus(&self, seat: Seat) -> u8 {
        let hand = self.secret(seat).hand.len() as u8;
        hand.saturating_sub(self.figures().hand_limit)
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// The next contract: from the draw pile, then what lies under it, then the shuffled
    /// discard pile (CFL-032). With no card anywhere there is none (CFL-033).
    pub fn next_contract(&mut self) -> Option<Contract> {
        if self.state.deck.is_empty()
            && let Some(card) = self.take_from_under()
        {
            return Some(card);
        }
        if self.state.deck.is_empty() && !self.state.table.discard.is_empty() {
            self.state.deck = self.state.table.discard;
            self.state.table.discard = Contracts::empty();
            self.emit(Event::Reshuffled);
        }
        draw_from(&mut self.state.deck, &mut self.state.dice)
    }

    /// The draft leftovers under the pile come in the order they were put there: clockwise
    /// from the first player of the game (CFL-416).
    fn take_from_under(&mut self) -> Option<Contract> {
        if self.state.table.under == 0 {
            return None;
        }
        let place = self.game.setup.players - self.state.table.under;
        let seat = Seat((self.state.table.first.0 + place) % self.game.setup.players);
        self.state.table.under -= 1;
        self.state.table.opened += 1;
        self.secret(seat).left_under.take()
    }

    /// Contracts go to a hand, as far as there are any.
    pub fn draw_contracts(&mut self, seat: Seat, count: u8) {
        let mut drawn = 0;
        for _ in 0..count {
            if let Some(card) = self.next_contract() {
                self.secret(seat).hand |= card;
                drawn += 1;
            }
        }
        if drawn > 0 {
            self.emit(Event::ContractsDrawn { seat, count: drawn });
        }
    }

    /// A contract goes from a hand to the discard pile, face up.
    pub fn discard_contract(&mut self, seat: Seat, contract: Contract) {
        self.secret(seat).hand.remove(contract);
        self.state.table.discard |= contract;
        self.emit(Event::Discarded { seat, contract });
    }

    /// CFL-335: a single player draws contracts and discards some of them.
    pub fn draw_solo_hand(&mut self) {
        self.state.table.turns = 0;
        self.state.table.active = Seat(0);
        self.draw_contracts(Seat(0), self.game.figures.solo_drawn);
        self.ask(Step::Discard(self.game.figures.solo_discarded));
    }

    /// CFL-040: cards are dealt in blocks, clockwise from the Radio (CFL-Q72).
    pub fn deal_packets(&mut self) {
        self.state.table.turns = 0;
        for seat in self.read().clockwise() {
            for _ in 0..4 {
                let card = draw_from(&mut self.state.deck, &mut self.state.dice);
                self.secret(seat).packet |= card.map_or(Contracts::empty(), Into::into);
            }
        }
        self.ask_sealed(SeatSet::first(self.game.setup.players), Step::Draft);
    }

    /// Everyone keeps the picked card and passes the rest to the left; the last one is left
    /// over: face up on the discard pile, in rising seat number (CFL-Q72), or in the First
    /// Edition under the draw pile.
    pub fn open_draft(&mut self) {
        self.state.table.turns += 1;
        let people = self.game.setup.players;
        let mut packets = [Contracts::empty(); 4];
        for seat in Seat::first(people) {
            let secret = self.secret(seat);
            let rest = match secret.pick.take() {
                Some(pick) => {
                    secret.hand |= pick;
                    secret.packet - pick
                }
                None => secret.packet,
            };
            secret.packet = Contracts::empty();
            packets[seat.next(people).index()] = rest;
        }
        self.emit(Event::DraftPassed {
            kept: self.state.table.turns,
        });
        // CFL-041
        if self.state.table.turns < DRAFT_PICKS {
            for seat in Seat::first(people) {
                self.secret(seat).packet = packets[seat.index()];
            }
            self.ask_sealed(SeatSet::first(people), Step::Draft);
            return;
        }
        for seat in Seat::first(people) {
            // A packet is not passed on when it is left over.
            let left = packets[seat.next(people).index()];
            if self.read().edition().leftovers_under {
                self.secret(seat).left_under = left.iter().next();
                self.state.table.under += 1;
                self.emit(Event::LeftoverUnder { seat });
            } else {
                for contract in left {
                    self.state.table.discard |= contract;
                    self.emit(Event::Discarded { seat, contract });
                }
            }
        }
    }

    /// CFL-272: Zoey draws after the draft.
    pub fn end_setup(&mut self) {
        if let Some(zoey) = self.state.table.owner_of(Leader::Zoey) {
            self.draw_contracts(zoey, self.game.figures.leaders.zoey_contracts);
        }
    }
}
