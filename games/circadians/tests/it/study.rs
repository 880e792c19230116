//! What a study asks: answered for every seat, and sayable in every language.

use circadians::Circadians;
use tabletop::{Fact, Game, Seat};
use words::testkit::{check_study, facts, studied};

#[test]
fn every_topic_comes_up_and_can_be_said() {
    check_study::<Circadians>();
}

/// Everyone has a leader; contracts, ships and farms are those in front of the seat.
#[test]
fn the_facts_agree_with_the_base() {
    for game in studied::<Circadians>() {
        for seed in 0..10 {
            let (state, facts) = facts(&game, seed);
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
    let rivals: Vec<String> = studied::<Circadians>()
        .filter(|game| game.seats() == 1)
        .map(|game| game.options()["rival"].clone())
        .collect();
    assert_eq!(rivals, ["easy", "xiao", "hard", "expert"]);
}
