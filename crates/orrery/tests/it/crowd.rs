//! A few people at a few tables for a moment, as `cargo xtask load` lets many play for long:
//! whether all is answered and heard, however slowly. Nothing is timed.

use load::Args;

/// Lets people come who ask for this, to the program that was built here.
fn come(words: &str) {
    let words = words.split(' ').map(Into::into);
    let program = ["--program", env!("CARGO_BIN_EXE_orrery")].map(Into::into);
    let args = Args::of(words.chain(program)).unwrap();
    let broken = load::run(&args).unwrap();
    assert!(broken.is_empty(), "{broken:?}");
}

/// Every move is answered and heard, and none that was answered is lost when the program is
/// killed.
#[test]
fn every_move_of_many_is_heard_and_kept() {
    come("--counts --tables 6 --rate 20 --warm-up 0 --seconds 3 --page-games 0 --watchers 100");
}

/// The memory of a start does not grow with the games that are stored.
#[test]
fn a_start_costs_the_same_with_many_stored_games() {
    come("--counts --stored 200,2000");
}
