//! Bots that follow a network.

use std::sync::Arc;

use bots::{
    Bot, Budget, Encoded, Encoder, Greedy, Judge, Learned, NetworkMisfit, Search,
    network::{Network, NetworkProblem, Shape},
};
use red_outpost::RedOutpost;
use sha2::{Digest, Sha256};
use tabletop::{Dice, Encode, Game, Quiet, Seat};

use crate::game;

type Action = <RedOutpost as Game>::Action;

/// A network that knows nothing but prefers one action, whatever it sees.
fn preferring(action: usize, logit: i32) -> Arc<Network> {
    let shape = Shape {
        hidden: &[1],
        ..Encoder::<RedOutpost>::shape(&Encoded)
    };
    let mut file = shape.blank();
    // Behind the sizes and bounds, and the one row of the hidden layer.
    let at = 92 + 2 * shape.inputs + (4 + 2 * shape.inputs) + 4 * action;
    file[at..at + 4].copy_from_slice(&logit.to_le_bytes());
    let end = file.len() - 32;
    let hash = Sha256::digest(&file[..end]);
    file[end..].copy_from_slice(&hash);
    Arc::new(Network::read(&file).unwrap())
}

fn judge(game: &RedOutpost, network: &Arc<Network>) -> Judge<RedOutpost> {
    Judge::new(network.clone(), Some(&Encoded), game).unwrap()
}

/// The first question of a game with several answers.
fn question(game: &RedOutpost) -> (<RedOutpost as Game>::View, Seat, Vec<Action>) {
    let state = game.start(Dice::from_seed(4), &mut Quiet);
    let seat = game.owing(&state).lowest().unwrap();
    let mut choices = Vec::new();
    game.actions(&state, seat, &mut choices);
    assert!(choices.len() > 5);
    (game.view(&state, Some(seat)), seat, choices)
}

#[test]
fn the_network_alone_takes_what_it_prefers() {
    let game = game(2, "on");
    let (view, seat, choices) = question(&game);
    for wanted in [choices[0], choices[3], choices[choices.len() - 1]] {
        let network = preferring(game.action_index(seat, wanted).unwrap(), 500);
        let mut bot = Learned::best(judge(&game, &network));
        assert_eq!(bot.choose(&game, &view, seat, &choices), wanted);
    }
}

/// e² : 1 against each of the others.
#[test]
fn lots_are_drawn_as_often_as_a_choice_is_promising() {
    let game = game(2, "on");
    let (view, seat, choices) = question(&game);
    let network = preferring(game.action_index(seat, choices[2]).unwrap(), 2 << 10);
    let draw = |seed| {
        let mut bot = Learned::drawing(judge(&game, &network), seed);
        let mut drawn = || bot.choose(&game, &view, seat, &choices);
        (0..4000).map(|_| drawn()).collect::<Vec<_>>()
    };
    let drawn = draw(1);
    let others = choices.len() as f64 - 1.0;
    let expected = 4000.0 * 7.389 / (7.389 + others);
    let count = drawn.iter().filter(|&&action| action == choices[2]).count() as f64;
    assert!(
        (count - expected).abs() < 5.0 * expected.sqrt(),
        "{count} of {expected}"
    );
    assert!(choices.iter().all(|choice| drawn.contains(choice)));
    assert_eq!(draw(1), drawn);
    assert_ne!(draw(2), drawn);
}

#[test]
fn a_search_tries_first_what_the_network_finds_promising() {
    let game = game(3, "on");
    let (view, seat, choices) = question(&game);
    let budget = Budget {
        rounds: 60,
        threads: 1,
        memory: 10_000,
        time: None,
    };
    for wanted in [choices[1], choices[4]] {
        let network = preferring(game.action_index(seat, wanted).unwrap(), 6 << 10);
        let mut search = Search::judged(9, budget, judge(&game, &network), 100);
        assert_eq!(search.choose(&game, &view, seat, &choices), wanted);
        let thought = Bot::<RedOutpost>::thought(&search).to_vec();
        assert_eq!(thought.len(), choices.len());
        let most = thought.iter().max_by_key(|opinion| opinion.visits).unwrap();
        assert_eq!(most.action, wanted);
        // A network without an opinion of who wins gives every side the same chance: a third,
        // and an even margin.
        assert!(
            (most.worth - (0.3 / 3.0 + 0.7 / 2.0)).abs() < 1e-4,
            "{}",
            most.worth
        );
        let mut again = Search::judged(9, budget, judge(&game, &network), 100);
        assert_eq!(again.choose(&game, &view, seat, &choices), wanted);
        assert_eq!(Bot::<RedOutpost>::thought(&again), thought);
    }
}

#[test]
fn a_network_of_another_game_does_not_judge() {
    let game = game(2, "on");
    let shape = Shape {
        game: "go",
        hidden: &[1],
        ..Encoder::<RedOutpost>::shape(&Encoded)
    };
    let network = Arc::new(Network::read(&shape.blank()).unwrap());
    let refused = Judge::new(network.clone(), Some(&Encoded), &game)
        .err()
        .unwrap();
    assert!(matches!(
        refused,
        NetworkMisfit::Network(NetworkProblem::Unfit { .. })
    ));
    let nothing = Judge::<RedOutpost>::new(network, None, &game)
        .err()
        .unwrap();
    assert_eq!(nothing, NetworkMisfit::NoEncoding);
}

/// A network that knows nothing calls every position even. With less trust, what comes of
/// playing on is heard too.
#[test]
fn as_little_as_the_network_is_trusted_so_much_counts_what_is_played_out() {
    let game = game(2, "on");
    let (view, seat, choices) = question(&game);
    let budget = Budget {
        rounds: 200,
        threads: 1,
        memory: 10_000,
        time: None,
    };
    let network = preferring(0, 0);
    let far_from_even = |trust| {
        let mut search = Search::judged(3, budget, judge(&game, &network), trust);
        let opinions = search.opinions(&game, &view, seat, &choices);
        let tried = opinions.iter().filter(|opinion| opinion.visits > 0);
        tried
            .map(|opinion| (opinion.worth - 0.5).abs())
            .fold(0.0, f64::max)
    };
    assert!(far_from_even(100) < 1e-4);
    let (half, none) = (far_from_even(50), far_from_even(0));
    assert!(half > 1e-3 && none > half, "{half} {none}");
}

/// The trained network fits the encoding as it is now, and has learnt to play: it wins 84 % of
/// 400 games against greedy (docs/strength.md), so two of three are far from luck.
#[test]
fn the_network_of_red_outpost_beats_greedy() {
    let file = include_bytes!("../../../../training/networks/red-outpost.bin");
    let network = Arc::new(Network::read(file).unwrap());
    let game = game(2, "off");
    let mut choices = Vec::new();
    let mut won = 0;
    for n in 0..60 {
        let own = Seat::first(2).nth(n as usize % 2).unwrap();
        let mut learned = Learned::best(judge(&game, &network));
        let mut greedy = Greedy::new(n);
        let mut state = game.start(Dice::from_seed(n), &mut Quiet);
        while let Some(seat) = game.owing(&state).lowest() {
            game.actions(&state, seat, &mut choices);
            let view = game.view(&state, Some(seat));
            let action = if seat == own {
                learned.choose(&game, &view, seat, &choices)
            } else {
                greedy.choose(&game, &view, seat, &choices)
            };
            game.apply(&mut state, seat, action, &mut Quiet);
        }
        let outcome = game.outcome(&state).unwrap();
        won += u32::from(outcome.place(own) == 1);
    }
    assert!(won >= 40, "{won} of 60");
}
