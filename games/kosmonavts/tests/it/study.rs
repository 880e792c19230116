//! What a study asks: answered for every seat, and sayable in every language.

use kosmonavts::Kosmonavts;
use tabletop::{Fact, Game, Seat};
use words::testkit::{check_study, facts, studied};

#[test]
fn every_topic_comes_up_and_can_be_said() {
    check_study::<Kosmonavts>();
}

/// The destinations in order are those whose markers a seat has in the end.
#[test]
fn the_visits_agree_with_the_markers() {
    for game in studied::<Kosmonavts>() {
        for seed in 0..30 {
            let (state, facts) = facts(&game, seed);
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
