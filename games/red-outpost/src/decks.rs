//! The spaceship deck and the lake deck.

use tabletop::{Deck, Log};

use crate::{
    event::Event,
    play::{Play, Read},
    state::Piles,
};

/// The number of spaceship cards (RO-009).
pub(crate) const SPACESHIP: u8 = 12;
/// The number of lake cards (RO-010).
pub(crate) const LAKE: u8 = 6;

impl Piles {
    /// A shuffled deck of cards and an empty discard pile (RO-024).
    pub const fn new(cards: u8) -> Self {
        Self {
            deck: Deck::full(cards),
            discard: Deck::EMPTY,
        }
    }

    /// Shuffles the discard pile and the deck together into a new deck.
    pub const fn reshuffle(&mut self) {
        self.deck.take_all(&mut self.discard);
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Draws the top spaceship card, shuffling first if the deck is empty (RO-153).
    pub fn draw_spaceship(&mut self) -> u8 {
        if self.state.table.spaceship.deck.is_empty() {
            self.state.table.spaceship.reshuffle();
            self.emit(Event::SpaceshipShuffled);
        }
        let card = self
            .state
            .table
            .spaceship
            .deck
            .draw(&mut self.state.dice)
            .expect("12 cards, one in play");
        self.emit(Event::SpaceshipCard {
            seat: self.state.table.active,
            card,
        });
        card
    }

    /// Draws a lake card, shuffling first if the deck is empty (RO-146).
    pub fn draw_lake(&mut self) -> u8 {
        if self.state.table.lake.deck.is_empty() {
            self.shuffle_lake();
        }
        let card = self
            .state
            .table
            .lake
            .deck
            .draw(&mut self.state.dice)
            .expect("6 cards, at most 2 in play");
        self.emit(Event::LakeCard {
            seat: self.state.table.active,
            card,
        });
        card
    }

    /// Shuffles the lake's discard pile and deck together into a new deck (RO-143).
    pub fn shuffle_lake(&mut self) {
        self.state.table.lake.reshuffle();
        self.emit(Event::LakeShuffled);
    }

    /// Once all fish cards are discarded, the lake deck is made anew (RO-144).
    pub fn check_lake_discards(&mut self) {
        if self.read().all_fish_discarded() {
            self.shuffle_lake();
        }
    }
}

impl Read<'_> {
    /// Whether every fish card lies in the discard pile.
    pub fn all_fish_discarded(&self) -> bool {
        let is_fish = |&card: &u8| self.game.figures.lake[card as usize].fish_card;
        let discard = self.state.table.lake.discard;
        (0..LAKE).filter(is_fish).all(|card| discard.contains(card))
    }
}
