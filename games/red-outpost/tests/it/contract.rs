//! Random play with every check of the testkit, for every player count and option.

use red_outpost::RedOutpost;
use tabletop::{
    Game, Options,
    testkit::{self, Campaign},
};

use crate::kit::BOX;

/// No game takes more decisions. A round has at most 24 turns (RO-044), and a turn
/// asks fewer than 20 questions: there are 18 kinds, and of each at most one is
/// open in a turn, except for a second exchange (card 5) and a second cube to choose.
pub const LONGEST: usize = 2 * 24 * 20;

/// Every mix of tokens and cards, by number of players.
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

/// The same with every first player, with other colours and with every combination of
/// readings, which take turns: as many games are played with each.
fn all_tables() -> Vec<RedOutpost> {
    let mut games = Vec::new();
    let boxes = figures::all_readings(BOX);
    for (players, options) in tables() {
        let seats = (1..=players).map(|seat| seat.to_string());
        for first in seats.chain(["random".to_string()]) {
            for colours in ["", "pink,orange,brown,blue"] {
                let colours: Vec<&str> = colours.split(',').take(players as usize).collect();
                let mut options = options.clone();
                options.insert("first".to_string(), first.clone());
                options.insert("colours".to_string(), colours.join(","));
                let open = |text: &String| RedOutpost::open(text, players, &options).unwrap();
                games.extend(boxes.iter().map(open));
            }
        }
    }
    games
}

/// RO-184, RO-211: random games with each combination of readings.
#[test]
fn random_games_keep_the_contract() {
    let boxes = figures::all_readings(BOX);
    assert_eq!(boxes.len(), 4);
    for (players, options) in tables() {
        for (index, text) in boxes.iter().enumerate() {
            let game = RedOutpost::open(text, players, &options).unwrap();
            for seed in 0..5 {
                testkit::play_out(&game, 5 * index as u64 + seed, LONGEST);
            }
        }
    }
}

/// A game after the other at every table.
fn campaign_games() -> Campaign<RedOutpost, impl Fn(u64) -> RedOutpost + Sync> {
    let tables = all_tables();
    Campaign {
        table: move |index| tables[index as usize % tables.len()].clone(),
        longest: |_| LONGEST,
    }
}

#[test]
fn a_small_campaign_finds_nothing() {
    let campaign = campaign_games();
    let totals = campaign.play(2_000);
    assert_eq!(totals.games, 2_000);
    let again = campaign.play(2_000);
    assert_eq!(totals, again, "threads make no difference");
}

/// `cargo xtask campaign`: as many random games as there is patience for.
#[test]
#[ignore = "long: ORRERY_CAMPAIGN_GAMES games, 100000 unless told"]
fn campaign() {
    campaign_games().run();
}
