//! Random play with every check of the testkit, for every player count and option.

use red_outpost::RedOutpost;
use tabletop::{Game, Options, testkit};

/// Every mix of options, by number of players.
pub fn tables() -> impl Iterator<Item = (u8, Options)> {
    let mut tables = Vec::new();
    for players in 1..=4 {
        for tokens in ["fixed", "random"] {
            for cards in ["off", "on"] {
                if players > 1 || cards == "off" {
                    let options = [("tokens", tokens), ("cards", cards)];
                    let options = options.map(|(key, value)| (key.to_string(), value.to_string()));
                    tables.push((players, Options::from(options)));
                }
            }
        }
    }
    tables.into_iter()
}

use crate::kit::BOX;

#[test]
fn random_games_keep_the_contract() {
    for (players, options) in tables() {
        let game = RedOutpost::open(BOX, players, &options).unwrap();
        for seed in 0..20 {
            testkit::play_out(&game, seed, 2000);
        }
    }
}
