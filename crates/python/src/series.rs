//! Many games between bots.

use std::{
    collections::HashSet,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
        mpsc,
    },
    thread,
    time::Duration,
};

use catalog::{BotList, BotSpec, FinishedGame, Networks, Simulation};
use pyo3::{prelude::*, types::PyList};

use crate::{errors, game::Game};

/// How often Python is asked whether somebody wants to stop.
const ASKED: Duration = Duration::from_millis(50);

/// The seed of the `index`-th game of a series.
#[pyfunction]
pub const fn game_seed(series: u64, index: u64) -> u64 {
    catalog::game_seed(series, index)
}

/// A finished game: its index, its seed, the bots, who did what, places, scores, and the
/// seconds that each seat thought.
type Told = (
    u64,
    u64,
    Vec<String>,
    Vec<(u8, String)>,
    Vec<u32>,
    Vec<i32>,
    Vec<f64>,
);

/// Plays games between bots of the house on several threads; `orrery.match` tells more.
#[pyfunction]
pub fn simulate(
    py: Python<'_>,
    game: &Game,
    bots: &Bound<'_, PyList>,
    games: u64,
    seed: u64,
    threads: usize,
) -> PyResult<Vec<Told>> {
    let bots: Vec<String> = bots.extract()?;
    let bots: Result<Vec<BotSpec>, _> = bots.iter().map(|bot| bot.parse()).collect();
    let bots = bots.map_err(|unknown| errors::value(unknown.to_string()))?;
    if !bots.iter().all(|bot| matches!(bot, BotSpec::House(_))) {
        return Err(errors::value(
            "programs and networks play in the terminal only",
        ));
    }
    let what = Simulation {
        games,
        first: 0,
        played: HashSet::new(),
        networks: Networks::default(),
        bots: BotList(bots),
        seed,
        threads: threads.clamp(1, 256),
        randomised: false,
    };
    let referee = &*game.table.referee;
    let finished = Mutex::new(Vec::new());
    interruptible(py, |stop| {
        let invite = |_: &str, _, _| unreachable!("programs were refused");
        referee.simulate(&what, &invite, &|game| {
            let mut finished = finished.lock().unwrap_or_else(PoisonError::into_inner);
            finished.push(told(game));
            !stop.load(Ordering::Relaxed)
        });
    })?;
    let mut finished = finished
        .into_inner()
        .unwrap_or_else(PoisonError::into_inner);
    finished.sort_by_key(|game| game.0);
    Ok(finished)
}

fn told(game: FinishedGame) -> Told {
    let actions = game.actions.into_iter();
    let thinking = game.ending.thinking.iter();
    (
        game.index,
        game.seed,
        game.bots.iter().map(ToString::to_string).collect(),
        actions
            .map(|(seat, action)| (seat.number(), action))
            .collect(),
        game.ending.places.into_iter().map(u32::from).collect(),
        game.ending.scores,
        thinking.map(Duration::as_secs_f64).collect(),
    )
}

/// Works beside the thread that asks, which looks now and then whether somebody pressed
/// Ctrl-C.
#[expect(
    clippy::redundant_closure_for_method_calls,
    reason = "the method by its name is for one lifetime only"
)]
fn interruptible(py: Python<'_>, work: impl Fn(&AtomicBool) + Sync) -> PyResult<()> {
    let stop = AtomicBool::new(false);
    py.detach(|| {
        thread::scope(|scope| {
            let (done, ended) = mpsc::channel::<()>();
            let (work, stop) = (&work, &stop);
            scope.spawn(move || {
                let _done = done;
                work(stop);
            });
            let mut result = Ok(());
            // The channel closes when the work ends, well or not.
            while ended.recv_timeout(ASKED) == Err(mpsc::RecvTimeoutError::Timeout) {
                if result.is_ok() {
                    result = Python::attach(|py| py.check_signals());
                    stop.store(result.is_err(), Ordering::Relaxed);
                }
            }
            result
        })
    })
}
