//! The playouts of the benchmark are always the same games.

use std::time::Duration;

use bots::{Bench, playouts};
use red_outpost::state::State;

use crate::game;

#[test]
fn playouts_repeat_themselves() {
    let game = game(4, "on");
    let mut buffer = Vec::new();
    let first = playouts(&game, 50, &mut buffer);
    assert_eq!(first.games, 50);
    assert!(first.decisions > 50 * 48, "more than one a turn");
    assert_eq!(playouts(&game, 50, &mut buffer), first);
    assert_ne!(playouts(&game, 51, &mut buffer).digest, first.digest);
}

#[test]
fn a_benchmark_measures_what_it_says() {
    let game = game(2, "off");
    let bench = Bench::run(&game, 20, Duration::ZERO);
    assert_eq!(bench.games, 20, "one batch at least");
    assert_eq!(bench.state_bytes, size_of::<State>());
    assert_eq!(bench.digest, playouts(&game, 20, &mut Vec::new()).digest);
    assert!(bench.games_per_second > 0.0);
    assert!(bench.decisions_per_second > bench.games_per_second);
    assert!(bench.copy < Duration::from_micros(100));
}
