//! The tests of the bots, with a real game.
mod bench;
mod choices;
mod experience;
mod learned;
mod list;
mod search;
mod simulation;

use bots::{Bot, BotSpec};
use red_outpost::RedOutpost;
use tabletop::{Advice, Game, Options, Seat};

const BOX: &str = include_str!("../../../../games/red-outpost/box.toml");

/// A table of the game the bots play here.
fn game(players: u8, cards: &str) -> RedOutpost {
    let options = [("tokens", "random"), ("cards", cards)];
    let options = options.map(|(key, value)| (key.to_string(), value.to_string()));
    RedOutpost::open(BOX, players, &Options::from(options)).unwrap()
}

/// A bot of the house.
fn house<G: Advice>(bot: &BotSpec, _: Seat, seed: u64) -> Box<dyn Bot<G>> {
    match bot {
        BotSpec::House(kind) => kind.make(seed),
        _ => unreachable!("only bots of the house play here"),
    }
}
