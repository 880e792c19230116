//! Random play with every check of the testkit, for every player count and option.

use kosmonavts::Kosmonavts;
use tabletop::{Game, Options, testkit};

use crate::kit::BOX;

const LONGEST: usize = 100_000;

#[test]
fn random_games_keep_the_contract() {
    for players in 2..=4 {
        for mode in ["basic", "advanced"] {
            let options = Options::from([("mode".to_string(), mode.to_string())]);
            let game = Kosmonavts::open(BOX, players, &options).unwrap();
            for seed in 0..60 {
                let played = testkit::play_out(&game, seed, LONGEST);
            }
        }
    }
}
