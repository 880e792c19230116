//! Random play with every check of the testkit, for every player count and option.

use circadians::Circadians;
use tabletop::{Game, Options, testkit};

use crate::kit::BOX;

/// No game takes more decisions: a bound well above the longest game seen.
const LONGEST: usize = 8000;

fn open(players: u8, options: &[(&str, &str)]) -> Circadians {
    let options: Options = options
        .iter()
        .map(|(key, value)| (key.to_string(), value.to_string()))
        .collect();
    Circadians::open(BOX, players, &options).unwrap()
}

/// Tables that between them use every option, by number of players.
pub fn tables() -> Vec<Circadians> {
    let mut tables = Vec::new();
    for players in 1..=4 {
        tables.push(open(players, &[]));
        tables.push(open(
            players,
            &[
                ("planet", "b"),
                ("leyrien", "b"),
                ("zcharo", "b"),
                ("jrayek", "b"),
                ("caches", "harvest"),
            ],
        ));
        tables.push(open(players, &[("leaders", "open"), ("irenic", "on")]));
        tables.push(open(players, &[("leaders", "dyad"), ("zcharo", "b")]));
        tables.push(open(players, &[("edition", "first")]));
        tables.push(open(
            players,
            &[("resources", "hidden"), ("leaders", "dyad")],
        ));
        if players < 4 {
            tables.push(open(players, &[("rival", "expert"), ("jrayek", "b")]));
            tables.push(open(players, &[("rival", "easy"), ("edition", "first")]));
        }
    }
    tables
}

#[test]
fn random_games_keep_the_contract() {
    for game in tables() {
        for seed in 0..2 {
            testkit::play_out(&game, seed, LONGEST);
        }
    }
}
