//! What a study asks: answered for every seat, and sayable in every language.

use red_outpost::RedOutpost;
use tabletop::{Fact, FactValue, Seat};
use words::testkit::{check_study, facts, studied};

#[test]
fn every_topic_comes_up_and_can_be_said() {
    check_study::<RedOutpost>();
}

/// A number that a study asks for.
fn number(facts: &[Fact], topic: &str) -> i32 {
    let found = facts.iter().find(|fact| fact.topic == topic);
    match found.map(|fact| &fact.value) {
        Some(FactValue::Number(number)) => *number,
        other => panic!("{topic}: {other:?}"),
    }
}

/// Exports and donations are those that lie on the table at the end.
#[test]
fn the_figures_agree_with_the_table() {
    let game = studied::<RedOutpost>().next().unwrap();
    for seed in 0..30 {
        let (state, facts) = facts(&game, seed);
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
