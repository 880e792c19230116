//! Piles of cards.

use alloc::vec::Vec;
use core::fmt;

use serde::{Deserialize, Serialize};

use crate::Dice;

/// A pile of at most 32 different cards, numbered from 0, without an order.
///
/// A face-down pile that nobody has looked into has no order anyone could know,
/// so drawing its top card and drawing any card at random are the same thing.
/// Keeping the pile as a set means that there is no hidden order to leak: the
/// only secret is the key of the [`Dice`].
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Deck(u32);

impl Deck {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// The cards `0..count`.
    #[must_use]
    pub const fn full(count: u8) -> Self {
        Self(((1_u64 << count) - 1) as u32)
    }

    /// Draws a card; `None` from an empty pile.
    #[inline]
    pub fn draw(&mut self, dice: &mut Dice) -> Option<u8> {
        let count = self.len();
        if count == 0 {
            return None;
        }
        let mut cards = self.0;
        for _ in 0..dice.below(count) {
            cards &= cards - 1;
        }
        let card = cards.trailing_zeros() as u8;
        self.remove(card);
        Some(card)
    }

    /// Puts a card on the pile.
    #[inline]
    pub const fn put(&mut self, card: u8) {
        self.0 |= 1 << card;
    }

    /// Takes this card out, if it is there.
    #[inline]
    pub const fn remove(&mut self, card: u8) {
        self.0 &= !(1 << card);
    }

    /// Shuffles another pile into this one and leaves it empty.
    #[inline]
    pub const fn take_all(&mut self, other: &mut Self) {
        self.0 |= other.0;
        other.0 = 0;
    }

    /// Whether the card is in the pile.
    #[inline]
    #[must_use]
    pub const fn contains(self, card: u8) -> bool {
        card < 32 && self.0 >> card & 1 == 1
    }

    /// How many cards there are.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no card.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards that are in both piles.
    #[must_use]
    pub const fn common(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cards in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        let mut cards = self.0;
        core::iter::from_fn(move || {
            let card = cards.trailing_zeros() as u8;
            (cards != 0).then(|| {
                cards &= cards - 1;
                card
            })
        })
    }
}

impl FromIterator<u8> for Deck {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Self {
        let mut deck = Self::EMPTY;
        cards.into_iter().for_each(|card| deck.put(card));
        deck
    }
}

/// Written as the list of its cards.
impl Serialize for Deck {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Deck {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut deck = Self::EMPTY;
        for card in Vec::<u8>::deserialize(deserializer)? {
            if card >= 32 || deck.contains(card) {
                return Err(serde::de::Error::custom(format_args!(
                    "card {card} is in the pile twice or cannot be"
                )));
            }
            deck.put(card);
        }
        Ok(deck)
    }
}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
