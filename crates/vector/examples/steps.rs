//! Random play in numbers, so many steps of 256 games of one kind: to be measured, or to be
//! counted by callgrind.
//!
//! `cargo run --release -p orrery-vector --example steps -- circadians 100`

use std::{env, process::ExitCode, sync::Arc, time::Instant};

use tabletop::{Advice, Encode, Options};
use vector::{Arrays, Environment, Spec, VecEnv};

fn main() -> ExitCode {
    let args: Vec<String> = env::args().collect();
    let (game, steps) = match &args[..] {
        [_, game, steps] => (game.as_str(), steps.parse().unwrap_or(0)),
        _ => ("", 0),
    };
    match game {
        "red-outpost" => play::<red_outpost::RedOutpost>(
            include_str!("../../../games/red-outpost/box.toml"),
            &[("tokens", "random"), ("cards", "on")],
            steps,
        ),
        "kosmonavts" => play::<kosmonavts::Kosmonavts>(
            include_str!("../../../games/kosmonavts/box.toml"),
            &[("mode", "advanced")],
            steps,
        ),
        "circadians" => play::<circadians::Circadians>(
            include_str!("../../../games/circadians/box.toml"),
            &[],
            steps,
        ),
        _ => return ExitCode::FAILURE,
    }
    ExitCode::SUCCESS
}

/// Plays at the table of the benchmark.
#[expect(clippy::print_stdout, reason = "whoever measures wants to see it")]
fn play<G: Encode + Advice>(figures: &str, options: &[(&str, &str)], steps: u64) {
    let own = |(key, value): &(&str, &str)| (key.to_string(), value.to_string());
    let options: Options = options.iter().map(own).collect();
    let game = G::open(figures, 4, &options).expect("the printed box");
    let mut env = VecEnv::new(Arc::new(game), &Spec::new(256, 1)).expect("it can be played");
    let shape = env.shape();
    let mut arrays = Arrays::new(&shape);
    let mut actions = vec![0; shape.games];
    let began = Instant::now();
    for _ in 0..steps {
        env.draw(&mut actions);
        let played = env.step(&actions, &mut arrays.buffers());
        played.expect("drawn actions are legal");
    }
    let seconds = began.elapsed().as_secs_f64();
    let total = steps * shape.games as u64;
    println!("{total} steps, {:.0} a second", total as f64 / seconds);
}
