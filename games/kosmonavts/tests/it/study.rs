//! What a study asks: answered for every seat, and sayable in every language.

use std::collections::BTreeSet;

use kosmonavts::Kosmonavts;
use tabletop::{Answer, Dice, Fact, Game, Options, Phrase, Seat, Words};
use words::{Language, Speaker, keys};

/// Plays a game at random; what a study says about each seat.
fn played(game: &Kosmonavts, seed: u64) -> (<Kosmonavts as Game>::State, Vec<Vec<Fact>>) {
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

fn tables() -> impl Iterator<Item = Kosmonavts> {
    Kosmonavts::STUDY.iter().map(|table| {
        let owned = |(key, value): &(&str, &str)| (key.to_string(), value.to_string());
        let options: Options = table.options.iter().map(owned).collect();
        Kosmonavts::open(Kosmonavts::BOX, table.players, &options).expect("a table that can be set")
    })
}

#[test]
fn every_topic_comes_up_and_can_be_said() {
    let speakers = Language::ALL
        .map(|language| Speaker::new(language, &[Kosmonavts::locale(language.code()).unwrap()]));
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
    let known = keys(Kosmonavts::locale("en").unwrap()).unwrap();
    let known: BTreeSet<String> = known
        .into_keys()
        .filter(|key| key.starts_with("study-"))
        .collect();
    assert_eq!(topics, known);
}

/// The destinations in order are those whose markers a seat has in the end.
#[test]
fn the_visits_agree_with_the_markers() {
    for game in tables() {
        for seed in 0..30 {
            let (state, facts) = played(&game, seed);
            for (seat, facts) in Seat::first(game.seats()).zip(&facts) {
                let visited = state.table.player(seat).visited().iter().count() as i32;
                assert!(facts.contains(&Fact::number("study-landings", visited)));
                let ordered = ["study-first", "study-second", "study-third"];
                let told = facts.iter().filter(|fact| ordered.contains(&fact.topic));
                assert_eq!(told.count() as i32, visited.min(3));
                let of = |topic: &str| facts.iter().filter(|fact| fact.topic == topic).count();
                assert!(of("study-completed") <= of("study-mission"));
            }
        }
    }
}
