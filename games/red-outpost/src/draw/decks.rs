//! The spaceship deck and the lake deck with their discard piles.

use alloc::{format, string::String, vec::Vec};

use tabletop::{Deck, Phrase};

use super::text::{Board, CRYSTAL};
use crate::{
    components::Resource,
    figures::Find,
    state::Piles,
    words::{self as phrase, signed},
};

impl Board<'_> {
    pub(super) fn decks(&mut self) {
        self.paper.rule();
        let table = self.table;
        let spaceship = |card: u8| {
            let card = &self.game.figures.spaceship[card as usize];
            let cube = match card.cube {
                Find::Nothing => self.word("board-nothing"),
                Find::Named(cube) => {
                    self.say(&Phrase::new("board-cube").with("good", phrase::good(cube)))
                }
                Find::Choice => self.word("board-choice"),
            };
            match card.crystals {
                0 => cube,
                count => format!("{cube} & {}", CRYSTAL.repeat(count as usize)),
            }
        };
        let ship = self.pile("board-spaceship-deck", &table.spaceship, spaceship);
        let lake = |card: u8| {
            let card = &self.game.figures.lake[card as usize];
            let fish = if card.fish == 0 {
                self.word("board-nothing")
            } else {
                self.say(&phrase::cubes(card.fish, Resource::Fish))
            };
            if card.mood == 0 {
                fish
            } else {
                format!("{fish} & {}", signed(card.mood.into()))
            }
        };
        let lake = self.pile("board-lake-deck", &table.lake, lake);
        self.paper.paragraph(&ship, 2);
        self.paper.paragraph(&lake, 2);
    }

    /// How many cards are left, and what was discarded, equal cards together.
    fn pile(&self, key: &'static str, piles: &Piles, name: impl Fn(u8) -> String) -> String {
        let deck = Phrase::new(key).with("count", i64::from(piles.deck.len()));
        let deck = self.say(&deck);
        if piles.discard.is_empty() {
            return deck;
        }
        let discarded = told_once(piles.discard, name).join(", ");
        let discarded = self.say(&Phrase::new("board-discarded").with("cards", discarded));
        format!("{deck} {discarded}")
    }
}

/// The names of the cards, each once and with how often it is there.
fn told_once(cards: Deck, name: impl Fn(u8) -> String) -> Vec<String> {
    let mut names: Vec<(String, u8)> = Vec::new();
    for card in cards.iter() {
        let name = name(card);
        match names.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => names.push((name, 1)),
        }
    }
    let tell = |(name, count)| match count {
        1 => name,
        count => format!("{count}× {name}"),
    };
    names.into_iter().map(tell).collect()
}
