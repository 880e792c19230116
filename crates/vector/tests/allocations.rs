//! A step without bots allocates nothing, ends of games and new beginnings included.
//!
//! This is a test binary of its own because counting takes the place of the global allocator.

use std::sync::Arc;

use allocation_counter::measure;
use tabletop::{Advice, Encode, Options};
use vector::{Arrays, Environment, Spec, VecEnv};

fn check<G: Encode + Advice>(figures: &str, steps: usize) {
    let game = G::open(figures, 2, &Options::new()).unwrap();
    let mut env = VecEnv::new(Arc::new(game), &Spec::new(8, 1)).unwrap();
    let shape = env.shape();
    let mut arrays = Arrays::with_views(&shape);
    let mut actions = vec![0; shape.games];
    let mut ended = 0;
    let counted = measure(|| {
        for _ in 0..steps {
            env.draw(&mut actions);
            env.step(&actions, &mut arrays.buffers()).unwrap();
            ended += arrays.dones.iter().filter(|done| **done == 1).count();
        }
    });
    assert_eq!(counted.count_total, 0, "{}: {counted:?}", G::INFO.id);
    assert!(ended > 0, "{}: no game has ended", G::INFO.id);
}

#[test]
fn steps_allocate_nothing() {
    check::<red_outpost::RedOutpost>(include_str!("../../../games/red-outpost/box.toml"), 300);
    check::<kosmonavts::Kosmonavts>(include_str!("../../../games/kosmonavts/box.toml"), 2500);
    check::<circadians::Circadians>(include_str!("../../../games/circadians/box.toml"), 500);
}
