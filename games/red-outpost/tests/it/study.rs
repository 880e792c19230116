//! What a study asks: answered for every seat, and sayable in every language.

use std::collections::BTreeSet;

use red_outpost::RedOutpost;
use tabletop::{Answer, Dice, Fact, Game, Options, Phrase, Seat, Words};
use words::{Language, Speaker, keys};

/// Plays a game at random; what a study says about each seat.
fn played(game: &RedOutpost, seed: u64) -> (<RedOutpost as Game>::State, Vec<Vec<Fact>>) {
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

fn tables() -> impl Iterator<Item = RedOutpost> {
    RedOutpost::STUDY.iter().map(|table| {
        let owned = |(key, value): &(&str, &str)| (key.to_string(), value.to_string());
        let options: Options = table.options.iter().map(owned).collect();
        RedOutpost::open(RedOutpost::BOX, table.players, &options).expect("a table that can be set")
    })
}

#[test]
fn every_topic_comes_up_and_can_be_said() {
    let speakers = Language::ALL
        .map(|language| Speaker::new(language, &[RedOutpost::locale(language.code()).unwrap()]));
    let mut topics = BTreeSet::new();
    for (table, game) in tables().enumerate() {
        for seed in 0..40 {
            for fact in played(&game, 100 * table as u64 + seed).1.concat() {
                topics.insert(fact.topic.to_string());
                for speaker in &speakers {
                    speaker
                        .check(&Phrase::new(fact.topic))
                        .expect("the topic has words");
                    if let Answer::Thing(thing) = &fact.answer {
                        speaker.check(thing).expect("the thing has words");
                    }
                }
            }
        }
    }
    let known = keys(RedOutpost::locale("en").unwrap()).unwrap();
    let known: BTreeSet<String> = known
        .into_keys()
        .filter(|key| key.starts_with("study-"))
        .collect();
    assert_eq!(topics, known);
}

/// A number that a study asks for.
fn number(facts: &[Fact], topic: &str) -> i32 {
    let found = facts.iter().find(|fact| fact.topic == topic);
    match found.map(|fact| &fact.answer) {
        Some(Answer::Number(number)) => *number,
        other => panic!("{topic}: {other:?}"),
    }
}

/// Exports and donations are those that lie on the table at the end.
#[test]
fn the_figures_agree_with_the_table() {
    let game = tables().next().unwrap();
    for seed in 0..30 {
        let (state, facts) = played(&game, seed);
        for (seat, facts) in Seat::first(2).zip(&facts) {
            let side = state.table.side(seat);
            let donated = number(facts, "study-donations");
            assert!(donated >= i32::from(side.palace), "{donated} at {seat}");
            let goods = facts
                .iter()
                .filter(|fact| fact.topic == "study-goods")
                .count();
            assert_eq!(goods > 0, number(facts, "study-exports") > 0);
            let cards = facts
                .iter()
                .filter(|fact| fact.topic == "study-card")
                .count();
            assert_eq!(cards, 2, "one of a location and one of a worker");
        }
    }
}
