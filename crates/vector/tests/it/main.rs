//! Many games as arrays.

use std::sync::Arc;

use bots::{BotKind, game_seed};
use circadians::Circadians;
use kosmonavts::Kosmonavts;
use red_outpost::RedOutpost;
use tabletop::{Advice, Dice, Encode, Game, Options, Quiet, Returns, Seat};
use vector::{Arrays, Environment, Spec, SpecProblem, StepProblem, VecEnv};

fn red_outpost(players: u8) -> Arc<RedOutpost> {
    let figures = include_str!("../../../../games/red-outpost/box.toml");
    Arc::new(RedOutpost::open(figures, players, &Options::new()).unwrap())
}

fn kosmonavts(players: u8) -> Arc<Kosmonavts> {
    let figures = include_str!("../../../../games/kosmonavts/box.toml");
    let options = Options::from([("mode".to_string(), "advanced".to_string())]);
    Arc::new(Kosmonavts::open(figures, players, &options).unwrap())
}

fn circadians(players: u8) -> Arc<Circadians> {
    let figures = include_str!("../../../../games/circadians/box.toml");
    Arc::new(Circadians::open(figures, players, &Options::new()).unwrap())
}

/// Plays so many random steps and hands out the arrays after each.
fn play<G: Encode + Advice>(
    game: &Arc<G>,
    spec: &Spec,
    steps: usize,
    mut show: impl FnMut(&VecEnv<G>, &Arrays, &[u32]),
) {
    let mut env = VecEnv::new(game.clone(), spec).unwrap();
    let shape = env.shape();
    let mut arrays = Arrays::with_views(&shape);
    let mut actions = vec![0; shape.games];
    env.reset(spec.seed, &mut arrays.buffers()).unwrap();
    for _ in 0..steps {
        env.draw(&mut actions);
        env.step(&actions, &mut arrays.buffers()).unwrap();
        show(&env, &arrays, &actions);
    }
}

/// The same seed gives the same numbers on any number of threads, with bots and without.
#[test]
fn threads_make_no_difference() {
    fn check<G: Encode + Advice>(game: &Arc<G>, bots: Vec<Option<BotKind>>, steps: usize) {
        let spec = Spec {
            bots,
            ..Spec::new(13, 7)
        };
        let mut alone = Vec::new();
        play(game, &spec, steps, |_, arrays, _| {
            alone.push(arrays.clone());
        });
        let spec = Spec { threads: 3, ..spec };
        let mut step = 0;
        play(game, &spec, steps, |_, arrays, _| {
            assert!(*arrays == alone[step], "{} step {step}", G::INFO.id);
            step += 1;
        });
        assert_eq!(step, steps);
    }
    check(&red_outpost(3), Vec::new(), 150);
    check(&kosmonavts(2), Vec::new(), 150);
    check(&circadians(4), Vec::new(), 60);
    check(&red_outpost(2), vec![None, Some(BotKind::Greedy)], 60);
    check(&circadians(2), vec![Some(BotKind::Random)], 60);
}

/// Every row is a game played by the rules: the same seed and the same actions come to the
/// same views, masks and rewards; after its end the next game of the row begins.
#[test]
fn a_row_is_a_game_of_its_own() {
    fn check<G: Encode + Advice>(game: &Arc<G>, steps: usize) {
        let (seed, row) = (11, 2);
        let mut episode = 0;
        let begin = |episode| {
            let seed = game_seed(game_seed(seed, row as u64), episode);
            game.start(Dice::from_seed(seed), &mut Quiet)
        };
        let mut state = begin(0);
        let (mut list, mut mask) = (Vec::new(), vec![0; G::ACTION_COUNT]);
        let mut numbers = vec![0; G::OBSERVATION];
        play(game, &Spec::new(4, seed), steps, |env, arrays, actions| {
            let seat = game.to_move(&state).unwrap();
            let action = game.action_at(seat, actions[row] as usize).unwrap();
            game.play(&mut state, seat, action, &mut Quiet).unwrap();
            let returns = game.returns(&state);
            assert_eq!(arrays.dones[row] == 1, returns.is_some());
            for side in Seat::first(4) {
                let at = row * G::SIDES + side.index();
                let present = returns.filter(|returns| side.0 < returns.sides());
                let value = present.map_or(0, |returns| returns.value(side));
                let expected = f32::from(value) / f32::from(Returns::WIN);
                assert_eq!(arrays.rewards[at], expected);
                let margin = present.map_or(0, |returns| returns.margin(side));
                assert_eq!(arrays.margins[at], margin);
                let place = present.map_or(0, |returns| returns.place(side));
                assert_eq!(arrays.places[at], place);
            }
            if returns.is_some() {
                episode += 1;
                state = begin(episode);
            }
            assert_eq!(env.episode(row), episode + 1);
            let seat = game.to_move(&state).unwrap();
            assert_eq!(arrays.seats[row], seat.0);
            game.actions(&state, seat, &mut list);
            game.mask(seat, &list, &mut mask);
            assert_eq!(
                arrays.masks[row * G::ACTION_COUNT..][..G::ACTION_COUNT],
                mask
            );
            for watcher in Seat::first(game.seats()) {
                game.observe(&game.view(&state, Some(watcher)), watcher, &mut numbers);
                let at = (row * game.seats() as usize + watcher.index()) * G::OBSERVATION;
                assert_eq!(arrays.views[at..][..G::OBSERVATION], numbers);
                if watcher == seat {
                    let at = row * G::OBSERVATION;
                    assert_eq!(arrays.observations[at..][..G::OBSERVATION], numbers);
                }
            }
        });
        assert!(episode > 0, "{}: no game has ended", G::INFO.id);
    }
    check(&red_outpost(1), 400);
    check(&red_outpost(4), 400);
    check(&kosmonavts(2), 3000);
    check(&circadians(1), 600);
    check(&circadians(2), 600);
}

/// Where bots sit, nobody else is asked.
#[test]
fn bots_answer_for_their_seats() {
    let spec = Spec {
        bots: vec![Some(BotKind::Novice), None, Some(BotKind::Greedy)],
        ..Spec::new(5, 3)
    };
    let mut ended = 0;
    play(&red_outpost(3), &spec, 120, |_, arrays, _| {
        assert_eq!(arrays.seats, [1; 5]);
        ended += arrays.dones.iter().filter(|done| **done == 1).count();
    });
    assert!(ended > 0);
}

/// An action that is not legal is refused, and no game has moved.
#[test]
fn a_refused_step_changes_nothing() {
    let mut env = VecEnv::new(red_outpost(2), &Spec::new(3, 1)).unwrap();
    let shape = env.shape();
    let mut arrays = Arrays::new(&shape);
    env.reset(1, &mut arrays.buffers()).unwrap();
    let before = [0, 1, 2].map(|game| *env.state(game));
    let mut actions = vec![0; 3];
    env.draw(&mut actions);
    let masks = arrays.masks.chunks(shape.actions).nth(2).unwrap();
    let closed = masks.iter().position(|bit| *bit == 0).unwrap() as u32;
    for action in [closed, shape.actions as u32, u32::MAX] {
        actions[2] = action;
        let refused = env.step(&actions, &mut arrays.buffers());
        assert_eq!(refused, Err(StepProblem::Illegal { game: 2, action }));
        assert_eq!([0, 1, 2].map(|game| *env.state(game)), before);
    }
    let few = env.step(&actions[..2], &mut arrays.buffers());
    assert_eq!(few, Err(StepProblem::Actions { given: 2, games: 3 }));
    arrays.masks.pop();
    let short = env.step(&actions, &mut arrays.buffers());
    assert!(matches!(
        short,
        Err(StepProblem::Length { name: "masks", .. })
    ));
}

/// What cannot be played is said before anything begins.
#[test]
fn a_wrong_specification_is_refused() {
    let refused = |spec: &Spec| VecEnv::new(red_outpost(2), spec).err();
    let bots = |bots: &[Option<BotKind>]| Spec {
        bots: bots.to_vec(),
        ..Spec::new(2, 0)
    };
    assert_eq!(refused(&Spec::new(0, 0)), Some(SpecProblem::NoGame));
    let random = Some(BotKind::Random);
    assert_eq!(
        refused(&bots(&[random, random])),
        Some(SpecProblem::OnlyBots)
    );
    let many = SpecProblem::TooManyBots { bots: 3, seats: 2 };
    assert_eq!(refused(&bots(&[None, None, random])), Some(many));
    assert_eq!(refused(&bots(&[random])), None);
    let mut game = Arc::unwrap_or_clone(kosmonavts(2));
    game.figures.board.orbits[0] = game.figures.board.orbits[1];
    let refused = VecEnv::new(Arc::new(game), &Spec::new(1, 0)).err();
    assert_eq!(refused, Some(SpecProblem::NotEncodable));
}
