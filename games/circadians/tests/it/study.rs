//! What a study asks: answered for every seat, and sayable in every language.

use std::collections::BTreeSet;

use circadians::Circadians;
use tabletop::{Answer, Dice, Fact, Game, Options, Phrase, Seat, Words};
use words::{Language, Speaker, keys};

/// Plays a game at random; what a study says about each seat.
fn played(game: &Circadians, seed: u64) -> (<Circadians as Game>::State, Vec<Vec<Fact>>) {
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

fn tables() -> impl Iterator<Item = Circadians> {
    Circadians::STUDY.iter().map(|table| {
        let owned = |(key, value): &(&str, &str)| (key.to_string(), value.to_string());
        let options: Options = table.options.iter().map(owned).collect();
        Circadians::open(Circadians::BOX, table.players, &options).expect("a table that can be set")
    })
}

#[test]
fn every_topic_comes_up_and_can_be_said() {
    let speakers = Language::ALL
        .map(|language| Speaker::new(language, &[Circadians::locale(language.code()).unwrap()]));
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
    let known = keys(Circadians::locale("en").unwrap()).unwrap();
    let known: BTreeSet<String> = known
        .into_keys()
        .filter(|key| key.starts_with("study-"))
        .collect();
    assert_eq!(topics, known);
}

/// Everyone has a leader; contracts, ships and farms are those in front of the seat.
#[test]
fn the_facts_agree_with_the_base() {
    for game in tables() {
        for seed in 0..10 {
            let (state, facts) = played(&game, seed);
            for (seat, facts) in Seat::first(game.seats()).zip(&facts) {
                let side = state.table.side(seat);
                let of = |topic: &str| facts.iter().filter(|fact| fact.topic == topic).count();
                assert_eq!(of("study-leader"), side.leaders.len());
                assert_eq!(of("study-contract"), side.fulfilled.len());
                let ships = i32::from(side.ship_count());
                assert!(facts.contains(&Fact::number("study-ships", ships)));
            }
        }
    }
}

/// The four difficulties of the rival are studied.
#[test]
fn a_study_plays_against_every_rival() {
    let rivals: Vec<String> = tables()
        .filter(|game| game.seats() == 1)
        .map(|game| game.options()["rival"].clone())
        .collect();
    assert_eq!(rivals, ["easy", "xiao", "hard", "expert"]);
}
