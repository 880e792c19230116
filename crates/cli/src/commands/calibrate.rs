//! `calibrate`: whether chances are called rightly. What hints and reviews call 70 % has
//! to be won in about 70 of 100 games.

use std::{
    path::Path,
    sync::atomic::{AtomicUsize, Ordering},
};

use catalog::{Answer, BotKind, HintRequest};
use record::{Journal, Record};
use serde::Serialize;
use tabletop::Seat;

use super::{Context, name_of, read_file, sim::threads};
use crate::{
    args::CalibrateArgs,
    output::{Failure, Table, decimal, print, print_json},
};

/// Chances are counted in so many classes of equal width.
const CLASSES: usize = 10;

/// A chance that was called, and what came of it.
#[derive(Clone, Debug, Serialize)]
struct Called {
    /// The chance of the seat that chose, after its choice.
    chance: f64,
    /// The chances of all the others.
    others: Vec<f64>,
    /// The part of the first place it had at the end.
    won: f64,
}

/// One class of chances.
#[derive(Clone, Debug, Serialize)]
struct Class {
    /// How many were called.
    positions: usize,
    /// Their mean.
    called: f64,
    /// The part of the games that was won.
    won: f64,
}

/// Judges positions of finished games and compares with how they ended.
pub fn calibrate(context: &Context, args: &CalibrateArgs) -> Result<(), Failure> {
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut called = Vec::new();
        while let Some(file) = args.files.get(next.fetch_add(1, Ordering::Relaxed)) {
            called.extend(judge(context, file, args.positions)?);
        }
        Ok::<_, Failure>(called)
    };
    let mut called = Vec::new();
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads(args.threads))
            .map(|_| scope.spawn(worker))
            .collect();
        for thread in threads {
            called.extend(thread.join().expect("nobody panics here")?);
        }
        Ok::<_, Failure>(())
    })?;
    let classes = classes(&called);
    if context.json {
        let brier = brier(&called);
        return print_json(
            &serde_json::json!({ "called": called, "classes": classes, "brier": brier }),
        );
    }
    let mut table = Table::new(0, ["called", "positions", "mean called", "won"]);
    for (index, class) in classes.iter().enumerate() {
        let percent = |part: f64| format!("{} %", decimal(100.0 * part, 1));
        let (from, to) = (100 * index / CLASSES, 100 * (index + 1) / CLASSES);
        table.row([
            format!("{from}–{to} %"),
            class.positions.to_string(),
            percent(class.called),
            percent(class.won),
        ]);
    }
    print(&format!(
        "{}\n{} positions, Brier score {}\n",
        table.text(),
        called.len(),
        decimal(brier(&called), 4)
    ))
}

/// The chances called in one game, at some of its decisions, evenly spread.
fn judge(context: &Context, file: &Path, positions: usize) -> Result<Vec<Called>, Failure> {
    let problem = |why: record::RecordProblem| Failure::Input(format!("{}: {why}", name_of(file)));
    let record = Record::read_open(&read_file(file)?).map_err(problem)?;
    let journal = Journal::resume(&context.catalog, record, context.figures(), None);
    let journal = journal.map_err(problem)?;
    let Some(outcome) = journal.game().outcome() else {
        return Err(Failure::Input(format!("{}: not finished", name_of(file))));
    };
    let won = |seat: Seat| match outcome.place(seat) {
        1 => 1.0 / outcome.winners().count() as f64,
        _ => 0.0,
    };
    let entries = journal.record().entries.iter().zip(journal.moments());
    let open: Vec<_> = entries
        .filter(|(entry, before)| before.choices(entry.seat).len() > 1)
        .collect();
    let step = open.len().div_ceil(positions.max(1)).max(1);
    let mut called = Vec::new();
    for (entry, before) in open.into_iter().step_by(step) {
        let played = Answer::new(&*entry.action);
        let request = HintRequest {
            rounds: BotKind::EXPERT_ROUNDS,
            time: None,
            seed: entry.n as u64,
            most: 0,
            also: played.actions().map(String::from).collect(),
        };
        let hints = before.hints(entry.seat, &request);
        called.extend(hints.into_iter().map(|hint| {
            let mut others = hint.judgement.chances;
            Called {
                chance: others.remove(entry.seat.index()),
                others,
                won: won(entry.seat),
            }
        }));
    }
    Ok(called)
}

fn classes(called: &[Called]) -> Vec<Class> {
    let class = |index: usize| {
        let of = |one: &&Called| ((one.chance * CLASSES as f64) as usize).min(CLASSES - 1) == index;
        let members: Vec<&Called> = called.iter().filter(of).collect();
        let mean = |value: fn(&Called) -> f64| {
            members.iter().map(|one| value(one)).sum::<f64>() / members.len().max(1) as f64
        };
        Class {
            positions: members.len(),
            called: mean(|one| one.chance),
            won: mean(|one| one.won),
        }
    };
    (0..CLASSES).map(class).collect()
}

/// The mean squared difference between what was called and what came of it.
fn brier(called: &[Called]) -> f64 {
    let off = called.iter().map(|one| (one.chance - one.won).powi(2));
    off.sum::<f64>() / called.len().max(1) as f64
}
