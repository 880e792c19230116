//! How many steps a second many games make.

use std::time::{Duration, Instant};

use crate::{Arrays, Environment};

/// Steps in a row before the clock is read again.
const BATCH: usize = 64;

/// Steps of single games a second in random play, with observations and masks written at
/// every step. The fastest batch counts: whatever else the machine does only makes it slower.
///
/// # Panics
/// When a drawn action is refused.
pub fn steps_per_second(env: &mut dyn Environment, time: Duration) -> f64 {
    let shape = env.shape();
    let mut arrays = Arrays::new(&shape);
    let mut actions = vec![0; shape.games];
    env.reset(0, &mut arrays.buffers())
        .expect("the arrays have the right lengths");
    let (began, mut fastest) = (Instant::now(), Duration::MAX);
    while fastest == Duration::MAX || began.elapsed() < time {
        let batch = Instant::now();
        for _ in 0..BATCH {
            env.draw(&mut actions);
            env.step(&actions, &mut arrays.buffers())
                .expect("drawn actions are legal");
        }
        fastest = fastest.min(batch.elapsed());
    }
    (BATCH * shape.games) as f64 / fastest.as_secs_f64()
}
