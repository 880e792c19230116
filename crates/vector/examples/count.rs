//! What a bot, a search and a program that learns do with the games, over and over: for
//! `cargo xtask instructions`, which counts what it costs, or for any profiler.
//!
//! ```text
//! cargo build --profile profiling -p orrery-vector --example count
//! valgrind --tool=callgrind target/profiling/examples/count decisions red-outpost 400
//! ```
//!
//! It plays what `orrery bench` plays: `decisions` of so many random games, `rounds` of the
//! search for the first so many decisions of a game of two, `steps` in numbers of 256 games. What
//! two runs of different length differ by is the work alone. The digest is that of everything that
//! was played, thought or written: a program with another digest does something else.
#![forbid(unsafe_code)]

use std::{env, process::ExitCode, sync::Arc, time::Instant};

use bots::{BotKind, Limits, Search, playouts};
use tabletop::{Advice, Dice, Encode, Options, Quiet};
use vector::{Arrays, Environment, Spec, VecEnv};

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let [what, game, length] = &args[..] else {
        return ExitCode::FAILURE;
    };
    let length = length.parse().unwrap_or(0);
    match game.as_str() {
        "red-outpost" => run::<red_outpost::RedOutpost>(
            include_str!("../../../games/red-outpost/box.toml"),
            &[("tokens", "random"), ("cards", "on")],
            what,
            length,
        ),
        "kosmonavts" => run::<kosmonavts::Kosmonavts>(
            include_str!("../../../games/kosmonavts/box.toml"),
            &[("mode", "advanced")],
            what,
            length,
        ),
        "circadians" => run::<circadians::Circadians>(
            include_str!("../../../games/circadians/box.toml"),
            &[],
            what,
            length,
        ),
        _ => return ExitCode::FAILURE,
    }
    ExitCode::SUCCESS
}

/// Does it at the table of the benchmark and tells how often, and the digest.
#[expect(clippy::print_stdout, reason = "whoever measures wants to see it")]
fn run<G: Encode + Advice>(figures: &str, options: &[(&str, &str)], what: &str, length: u64) {
    let own = |(key, value): &(&str, &str)| (key.to_string(), value.to_string());
    let open = |players, options: &Options| match G::open(figures, players, options) {
        Ok(game) => game,
        Err(_) => panic!("the box is sound"),
    };
    let of_the_bench = || open(4, &options.iter().map(own).collect());
    let began = Instant::now();
    let (count, digest) = match what {
        "rounds" => think(&open(2, &Options::new()), length),
        "steps" => play_in_numbers(of_the_bench(), length),
        _ => {
            let played = playouts(&of_the_bench(), length, &mut Vec::new());
            (played.decisions, played.digest)
        }
    };
    let each = began.elapsed().as_nanos() / u128::from(count.max(1));
    println!("{count} {what}, digest {digest:016x}, {each} ns each");
}

/// The strong bot thinks about the first decisions of a game, each with nothing known from
/// before.
fn think<G: Advice>(game: &G, decisions: u64) -> (u64, u64) {
    let budget = BotKind::Strong.budget::<G>(Limits::default());
    let budget = budget.expect("it searches");
    let mut state = game.start(Dice::from_seed(0), &mut Quiet);
    let (mut choices, mut thought, mut digest) = (Vec::new(), 0, 0);
    while thought < decisions
        && let Some(seat) = game.owing(&state).lowest()
    {
        game.actions(&state, seat, &mut choices);
        let mut action = choices[0];
        if choices.len() > 1 {
            let view = game.view(&state, Some(seat));
            let opinions = Search::new(thought, budget).opinions(game, &view, seat, &choices);
            for opinion in &opinions {
                digest = mix(digest, u64::from(opinion.visits) ^ opinion.worth.to_bits());
            }
            let favourite = opinions.iter().max_by_key(|opinion| opinion.visits);
            action = favourite.expect("there is a choice").action;
            thought += 1;
        }
        game.apply(&mut state, seat, action, &mut Quiet);
    }
    (thought * u64::from(budget.rounds), digest)
}

/// Many games take random steps, with masks and observations written.
fn play_in_numbers<G: Encode + Advice>(game: G, steps: u64) -> (u64, u64) {
    let mut env = VecEnv::new(Arc::new(game), &Spec::new(256, 1)).expect("it can be played");
    let shape = env.shape();
    let mut arrays = Arrays::new(&shape);
    let mut actions = vec![0; shape.games];
    for _ in 0..steps {
        env.draw(&mut actions);
        let played = env.step(&actions, &mut arrays.buffers());
        played.expect("drawn actions are legal");
    }
    let numbers = arrays.observations.iter().map(|&number| number as u64);
    let masks = arrays.masks.iter().map(|&flag| u64::from(flag));
    let digest = numbers.chain(masks).fold(0, mix);
    (steps * shape.games as u64, digest)
}

/// Folds a value into a digest.
const fn mix(digest: u64, value: u64) -> u64 {
    (digest.rotate_left(5) ^ value).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}
