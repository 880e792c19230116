//! The strongest bot and the networks that come with the games.

use std::{collections::BTreeMap, sync::Arc};

use catalog::{BotKind, HintRequest, Limits, Match, NetworkSearch, Referee, network::Network};
use tabletop::{Dice, Seat};

/// A table of two in the middle of a game, where whoever is asked has a choice.
fn table(game: &str) -> (Arc<dyn Referee>, Box<dyn Match>, Seat) {
    let catalog = games::catalog();
    let game = catalog.find(game).unwrap();
    let referee = game.open(None, 2, &BTreeMap::new()).unwrap();
    let mut play = referee.start(Dice::from_seed(7));
    let mut bot = referee.bot(BotKind::Greedy, 1, Limits::default());
    let asked = |play: &dyn Match| play.owing().lowest().unwrap();
    for _ in 0..12 {
        let seat = asked(&*play);
        let action = play.ask(seat, &mut *bot);
        play.play(seat, &action).unwrap();
    }
    let seat = asked(&*play);
    (referee, play, seat)
}

/// In Red Outpost a master follows the network that comes with it.
#[test]
fn the_master_of_red_outpost_follows_its_network() {
    let (referee, play, seat) = table("red-outpost");
    let file = include_bytes!("../../../training/networks/red-outpost.bin");
    let network = Arc::new(Network::read(file).unwrap());
    let search = NetworkSearch {
        rounds: BotKind::NETWORK_ROUNDS,
        trust: 100,
    };
    // A few rounds would be few enough to differ between seeds; so many, and the same lots,
    // make the same search.
    for seed in 1..=3 {
        let mut master = referee.bot(BotKind::Master, seed, Limits::default());
        let mut judged = referee.network_bot(&network, Some(search), seed, Limits::default());
        assert_eq!(play.ask(seat, &mut *master), play.ask(seat, &mut *judged));
    }
}

/// No hint is weaker than the strongest bot: with a master's rounds and lots it recommends what
/// a master plays.
#[test]
fn a_hint_recommends_what_a_master_plays() {
    for game in ["red-outpost", "kosmonavts", "circadians"] {
        let (referee, play, seat) = table(game);
        let mut master = referee.bot(BotKind::Master, 5, Limits::default());
        let request = HintRequest {
            rounds: BotKind::MASTER_ROUNDS,
            time: None,
            seed: 5,
            most: 1,
            also: Vec::new(),
        };
        let hints = play.hints(seat, &request);
        let first = &hints[0].line[0].action;
        assert_eq!(*first, play.ask(seat, &mut *master), "{game}");
    }
}
