//! `calibrate`: whether chances are called rightly. What hints and reviews call 70 % has
//! to be won in about 70 of 100 games.
//!
//! What was played is judged, as a whole turn like in a hint or a review, and not what the
//! computer would have played: the end of the game came of what was played. The positions
//! of one game have one end in common, so how sure a figure is depends on the number of
//! games; games are drawn anew to tell it (a bootstrap by clusters).

use std::{
    path::Path,
    sync::atomic::{AtomicUsize, Ordering},
};

use catalog::{Answer, BotKind, HintRequest};
use record::{Journal, Record};
use serde::Serialize;
use tabletop::{Dice, Seat};

use super::{Context, name_of, read_file, sim::threads};
use crate::{
    args::CalibrateArgs,
    output::{Failure, Table, decimal, print, print_json},
};

/// Chances are counted in so many classes of equal width.
const CLASSES: usize = 10;

/// How often the games are drawn anew to tell how sure a figure is.
const DRAWN: usize = 1000;
/// The part of these that lies outside an interval, on each side.
const OUTSIDE: f64 = 0.025;

/// A chance that was called, and what came of it.
#[derive(Clone, Debug, Serialize)]
struct Called {
    /// The game, as a number of the file.
    game: usize,
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
    /// Between what that would be in 95 of 100 samples of so many games; nothing where the
    /// games are too few to tell.
    interval: Option<[f64; 2]>,
}

/// Judges positions of finished games and compares with how they ended.
pub fn calibrate(context: &Context, args: &CalibrateArgs) -> Result<(), Failure> {
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut called = Vec::new();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            let Some(file) = args.files.get(game) else {
                break;
            };
            called.extend(judge(context, file, game, args.positions)?);
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
    called.sort_by_key(|one| one.game);
    let classes = classes(&called);
    if context.json {
        let brier = brier(&called);
        return print_json(
            &serde_json::json!({ "called": called, "classes": classes, "brier": brier }),
        );
    }
    let mut table = Table::new(
        0,
        [
            "called",
            "positions",
            "mean called",
            "won",
            "95 % of samples",
        ],
    );
    for (index, class) in classes.iter().enumerate() {
        let percent = |part: f64| format!("{} %", decimal(100.0 * part, 1));
        let (from, to) = (100 * index / CLASSES, 100 * (index + 1) / CLASSES);
        table.row([
            format!("{from}–{to} %"),
            class.positions.to_string(),
            percent(class.called),
            percent(class.won),
            class.interval.map_or_else(String::new, |[from, to]| {
                format!("{} to {}", percent(from), percent(to))
            }),
        ]);
    }
    print(&format!(
        "{}\n{} positions of {} games, Brier score {}\n",
        table.text(),
        called.len(),
        args.files.len(),
        decimal(brier(&called), 4)
    ))
}

/// The chances called in one game, at some of its decisions, evenly spread.
fn judge(
    context: &Context,
    file: &Path,
    game: usize,
    positions: usize,
) -> Result<Vec<Called>, Failure> {
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
    let moments: Vec<_> = journal.moments().collect();
    let entries = &journal.record().entries;
    let open: Vec<usize> = (0..entries.len())
        .filter(|&index| moments[index].choices(entries[index].seat).len() > 1)
        .collect();
    let step = open.len().div_ceil(positions.max(1)).max(1);
    let mut called = Vec::new();
    for index in open.into_iter().step_by(step) {
        let (entry, before) = (&entries[index], &moments[index]);
        let turn = entries[index..].iter().zip(&moments[index..]);
        let turn = turn.take_while(|(later, moment)| {
            later.seat == entry.seat && moment.reveals() == before.reveals()
        });
        let played = turn.map(|(later, _)| Answer::new(&*later.action));
        let played =
            played.flat_map(|answer| answer.actions().map(String::from).collect::<Vec<_>>());
        let request = HintRequest {
            rounds: BotKind::EXPERT_ROUNDS,
            time: None,
            seed: entry.n as u64,
            most: 0,
            also: played.collect(),
        };
        let hints = before.hints(entry.seat, &request);
        called.extend(hints.into_iter().map(|hint| {
            let mut others = hint.judgement.chances;
            Called {
                game,
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
            interval: interval(&members),
        }
    };
    (0..CLASSES).map(class).collect()
}

/// Between what 95 of 100 means would be if so many games were drawn from these, each with
/// all of its positions. The lots are always the same.
fn interval(members: &[&Called]) -> Option<[f64; 2]> {
    let games: Vec<(f64, f64)> = members
        .chunk_by(|one, next| one.game == next.game)
        .map(|game| (game.iter().map(|one| one.won).sum(), game.len() as f64))
        .collect();
    if games.len() < 2 {
        return None;
    }
    let mut lots = Dice::from_seed(0);
    let mut draw = || {
        let drawn = (0..games.len()).map(|_| games[lots.below(games.len() as u32) as usize]);
        let (won, all) = drawn.fold((0.0, 0.0), |sum, game| (sum.0 + game.0, sum.1 + game.1));
        won / all
    };
    let mut means: Vec<f64> = (0..DRAWN).map(|_| draw()).collect();
    means.sort_by(f64::total_cmp);
    let outside = (OUTSIDE * DRAWN as f64) as usize;
    Some([means[outside], means[DRAWN - 1 - outside]])
}

/// The mean squared difference between what was called and what came of it.
fn brier(called: &[Called]) -> f64 {
    let off = called.iter().map(|one| (one.chance - one.won).powi(2));
    off.sum::<f64>() / called.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Positions of one class: so many of each game, won or not.
    fn called(games: &[bool], positions: usize) -> Vec<Called> {
        let games = games.iter().enumerate();
        games
            .flat_map(|(game, &won)| {
                let one = Called {
                    game,
                    chance: 0.75,
                    others: vec![0.25],
                    won: f64::from(u8::from(won)),
                };
                vec![one; positions]
            })
            .collect()
    }

    /// Many positions of one game say no more about chances than one of them.
    #[test]
    fn an_interval_counts_games_and_not_positions() {
        let games: Vec<bool> = (0..40).map(|game| game % 4 > 0).collect();
        let width = |called: &[Called]| {
            let class = &classes(called)[7];
            assert_eq!(class.won, 0.75);
            let [from, to] = class.interval.expect("there are games enough");
            assert!(from < 0.75 && to > 0.75);
            to - from
        };
        let once = width(&called(&games, 1));
        assert!((0.2..0.35).contains(&once), "{once}");
        assert_eq!(width(&called(&games, 9)), once);
        let more: Vec<bool> = games.repeat(4);
        assert!((0.4..0.6).contains(&(width(&called(&more, 1)) / once)));
        assert!(classes(&called(&games[..1], 9))[0].interval.is_none());
        let single = classes(&called(&[true], 9));
        assert!(single[7].interval.is_none(), "one game tells nothing");
    }
}
