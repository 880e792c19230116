//! Random play with every check of the testkit, for every player count and option.

use circadians::Circadians;
use figures::all_readings;
use tabletop::{
    Dice, Game, Options,
    testkit::{self, Campaign},
};

use crate::kit::{BOX, open_box};

/// No game takes more decisions: a bound well above the longest random game seen.
pub const LONGEST: usize = 1000;
/// The same where players also change their minds at random, which may go on for long.
const WAVERING: usize = 50_000;

/// Tables that between them use every option, by number of players.
pub fn tables() -> Vec<Circadians> {
    tables_by(BOX)
}

/// The same with another box.
fn tables_by(text: &str) -> Vec<Circadians> {
    let open = |players, options: &[(&str, &str)]| open_box(text, players, options);
    let mut tables = Vec::new();
    for players in 1..=4 {
        tables.push(open(players, &[]));
        let sides = [
            ("planet", "b"),
            ("leyrien", "b"),
            ("zcharo", "b"),
            ("jrayek", "b"),
        ];
        tables.push(open(
            players,
            &[&sides[..], &[("caches", "harvest")]].concat(),
        ));
        tables.push(open(players, &[("leaders", "open"), ("irenic", "on")]));
        tables.push(open(players, &[("leaders", "dyad"), ("zcharo", "b")]));
        tables.push(open(players, &[("edition", "first")]));
        let hidden = [("resources", "hidden"), ("leaders", "dyad")];
        tables.push(open(players, &hidden));
        if players < 4 {
            tables.push(open(players, &[("rival", "expert"), ("jrayek", "b")]));
            tables.push(open(players, &[("rival", "easy"), ("edition", "first")]));
        }
    }
    tables
}

/// CFL-407, CFL-402, CFL-406: replays are the same, and nobody learns what is not theirs. Every
/// table is played, and every combination of the switches (CFL-Q82).
#[test]
fn random_games_keep_the_contract() {
    let readings = all_readings(BOX);
    assert_eq!(readings.len(), 8);
    for (number, text) in readings.iter().enumerate() {
        let tables = tables_by(text);
        let some = tables
            .iter()
            .enumerate()
            .skip(number)
            .step_by(readings.len());
        for (index, game) in some {
            testkit::play_out(game, (number * tables.len() + index) as u64, WAVERING);
        }
    }
}

/// A table with options that follow from the number of the game; the readings take turns.
fn table(index: u64, readings: &[String]) -> Circadians {
    let text = &readings[index as usize % readings.len()];
    let mut chance = Dice::from_seed(index ^ 0x6366_6c5f_7461_626c);
    let mut options = Options::new();
    let players = chance.below(4) as u8 + 1;
    for option in Circadians::INFO.options {
        if !option.values.is_empty() {
            let value = option.values[chance.below(option.values.len() as u32) as usize];
            options.insert(option.key.into(), value.into());
        }
    }
    // Options that do not go together give way.
    for key in ["", "leaders", "irenic", "rival", "first"] {
        options.remove(key);
        if let Ok(game) = Circadians::open(text, players, &options) {
            return game;
        }
    }
    unreachable!("the defaults go together")
}

fn campaign_of_all() -> Campaign<Circadians, impl Fn(u64) -> Circadians + Sync> {
    let readings = all_readings(BOX);
    Campaign {
        table: move |index| table(index, &readings),
        longest: |_| LONGEST,
    }
}

#[test]
fn a_small_campaign_finds_nothing() {
    assert_eq!(campaign_of_all().play(300).games, 300);
}

/// `cargo xtask campaign`: as many random games as there is patience for.
#[test]
#[ignore = "long: ORRERY_CAMPAIGN_GAMES games, 100000 unless told"]
fn campaign() {
    campaign_of_all().run();
}
