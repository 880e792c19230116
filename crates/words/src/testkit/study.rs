//! What a study asks of a game.

use std::collections::BTreeSet;

use tabletop::{Dice, Fact, FactValue, Options, Phrase, Seat, Study, Words};

use super::{entries, text};
use crate::{Language, Speaker};

/// The tables that a study of the game plays at.
///
/// # Panics
/// When one cannot be set.
pub fn studied<G: Words + Study>() -> impl Iterator<Item = G> {
    G::TABLES.iter().map(|table| {
        let owned = |(key, value): &(&str, &str)| (key.to_string(), value.to_string());
        let options: Options = table.options.iter().map(owned).collect();
        G::open(G::BOX, table.players, &options).expect("a table that can be set")
    })
}

/// Plays a game at random: how it ended, and what a study says about each seat.
pub fn facts<G: Study>(game: &G, seed: u64) -> (G::State, Vec<Vec<Fact>>) {
    let mut events = Vec::new();
    let mut dice = Dice::from_seed(!seed);
    let mut state = game.start(Dice::from_seed(seed), &mut events);
    let mut choices = Vec::new();
    while let Some(seat) = game.owing(&state).lowest() {
        game.actions(&state, seat, &mut choices);
        let action = choices[dice.below(choices.len() as u32) as usize];
        game.apply(&mut state, seat, action, &mut events);
    }
    let seats = Seat::first(game.seats());
    let facts = seats
        .map(|seat| game.facts(&state, &events, seat))
        .collect();
    (state, facts)
}

/// Checks that every topic of a study comes up in random games and can be said.
///
/// # Panics
/// When one does not, or cannot.
pub fn check_study<G: Words + Study>() {
    let speakers = Language::ALL.map(|language| Speaker::new(language, &[text::<G>(language)]));
    let mut topics = BTreeSet::new();
    for (table, game) in studied::<G>().enumerate() {
        for seed in 0..40 {
            for fact in facts(&game, 100 * table as u64 + seed).1.concat() {
                topics.insert(fact.topic.to_string());
                for speaker in &speakers {
                    speaker
                        .check(&Phrase::new(fact.topic))
                        .expect("the topic has words");
                    if let FactValue::Thing(thing) = &fact.value {
                        speaker.check(thing).expect("the thing has words");
                    }
                }
            }
        }
    }
    let known: BTreeSet<String> = entries::<G>()[&Language::En]
        .keys()
        .filter(|key| key.starts_with("study-"))
        .cloned()
        .collect();
    assert_eq!(topics, known);
    for outcome in G::OUTCOMES {
        assert!(topics.contains(*outcome), "no study asks about {outcome}");
    }
}
