//! `sim`: many games between bots.

use std::{
    cell::RefCell,
    collections::{BTreeMap, HashSet},
    fmt, fs,
    path::Path,
    sync::{Arc, Mutex},
};

use catalog::{FinishedGame, Referee, Report, Simulation, Tally};
use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use record::{DiceSource, Journal, SeatInfo};
use serde_json::{Value, json};
use tabletop::{Phrase, Speak};
use words::Speaker;

use super::{
    Context,
    guests::{self, Complaints},
    kept::Kept,
    networks, new_seed, side_names,
    spread::Workers,
};
use crate::{
    args::SimArgs,
    output::{Failure, Table, decimal, percent_with_ends, print, print_json, wrap},
    statistics::Interval,
};

/// Plays the series and prints what came of it.
pub fn sim(context: &Context, args: &SimArgs) -> Result<(), Failure> {
    let entry = context.entry(&args.game)?;
    let referee = context.open(entry, &args.setup)?;
    if args.bots.0.len() > referee.seats() as usize {
        let phrase = Phrase::new("cli-too-many-bots")
            .with("bots", args.bots.0.len() as i64)
            .with("seats", i64::from(referee.seats()));
        return Err(Failure::Input(context.say(&phrase)));
    }
    guests::invite(context, &args.bots.0)?;
    let networks = networks::read(context, &*referee, &args.bots.0)?;
    if let Some(folder) = &args.records {
        fs::create_dir_all(folder)
            .map_err(|error| Failure::World(format!("{}: {error}", folder.display())))?;
    }
    let what = Simulation {
        games: args.games,
        first: 0,
        played: HashSet::new(),
        bots: args.bots.clone(),
        seed: args.setup.seed.unwrap_or_else(new_seed),
        threads: threads(args.threads),
        networks,
        randomised: false,
    };
    let bar = progress_bar(args.games);
    let failed: Mutex<Option<Failure>> = Mutex::new(None);
    let hosting = guests::hosting(context, entry, &*referee, args.programs.time());
    let complaints = Complaints::default();
    let lost: Mutex<BTreeMap<String, u64>> = Mutex::default();
    let finished = |game: FinishedGame| {
        bar.inc(1);
        complaints.hear(&hosting.speaker, &bar, &game);
        for (bot, _) in (game.bots.iter().zip(&game.ending.lost)).filter(|(_, lost)| lost.is_some())
        {
            let mut lost = lost.lock().expect("nobody panics here");
            *lost.entry(bot.to_string()).or_default() += 1;
        }
        let Some(folder) = &args.records else {
            return true;
        };
        match write_record(&referee, &game, folder) {
            Ok(()) => true,
            Err(failure) => {
                *failed.lock().expect("nobody panics here") = Some(failure);
                false
            }
        }
    };
    let report = match Workers::of(context, &args.spread)? {
        None => {
            let invite = ::guests::invite(&*referee, &hosting);
            referee.simulate(&what, &invite, &finished)
        }
        Some(workers) => {
            let kept = args.save.as_deref().map(Kept::open).transpose()?;
            let play = |counted: &dyn Fn(FinishedGame) -> bool| {
                workers.play(context, &*referee, &what, &bar, kept.as_ref(), counted)
            };
            counted(&*referee, &what, play, finished)?
        }
    };
    bar.finish_and_clear();
    complaints.sum_up(&hosting.speaker);
    if let Some(failure) = failed.into_inner().expect("nobody panics here") {
        return Err(failure);
    }
    let lost = lost.into_inner().expect("nobody panics here");
    if context.json {
        print_json(&as_json(&*referee, &what, &report, &lost))?;
    } else {
        let speaker = context.speaker(entry);
        let mut text = as_text(&speaker, &*referee, &what, &report);
        for (bot, &count) in &lost {
            let phrase = Phrase::new("cli-match-lost")
                .with("bot", bot.clone())
                .with("count", count as i64);
            text += &format!("\n{}\n", wrap("", &speaker.say(&phrase), 96));
        }
        print(&text)?;
    }
    guests::accept(context, args.strict, lost.values().sum())
}

/// The report of games that others play.
fn counted(
    referee: &dyn Referee,
    what: &Simulation,
    play: impl FnOnce(&dyn Fn(FinishedGame) -> bool) -> Result<(), Failure>,
    finished: impl Fn(FinishedGame) -> bool,
) -> Result<Report, Failure> {
    let report = RefCell::new(Report::new(referee.sides(), &what.bots));
    let wrong = RefCell::new(None);
    play(&|game: FinishedGame| {
        // The sums follow from the game by the rules.
        match referee.report(&what.bots, std::slice::from_ref(&game)) {
            Ok(one) => report.borrow_mut().add(&one),
            Err(why) => {
                *wrong.borrow_mut() = Some(Failure::World(why));
                return false;
            }
        }
        finished(game)
    })?;
    match wrong.into_inner() {
        Some(failure) => Err(failure),
        None => Ok(report.into_inner()),
    }
}

/// As many threads as were asked for, or one for each core.
pub fn threads(wanted: Option<usize>) -> usize {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    wanted.unwrap_or(cores).clamp(1, 256)
}

/// The share of games that were won, with its interval.
fn share(wins: u64, games: u64) -> Interval {
    Interval::wilson(wins as f64 / games as f64, games as f64)
}

/// How far a series is. It goes to standard error, and nowhere when nobody looks.
pub fn progress_bar(games: u64) -> ProgressBar {
    let template = "{wide_bar} {pos}/{len} games, {rate}/s, {eta} left{msg}";
    let style = ProgressStyle::with_template(template).expect("a valid template");
    ProgressBar::new(games).with_style(style.with_key(
        "rate",
        |state: &ProgressState, out: &mut dyn fmt::Write| {
            let _ = out.write_str(&rate(state.per_sec()));
        },
    ))
}

/// A rate with as many digits as mean something.
fn rate(per_second: f64) -> String {
    let decimals = match per_second {
        0.0..10.0 => 1,
        _ => 0,
    };
    decimal(per_second, decimals)
}

fn write_record(
    referee: &Arc<dyn Referee>,
    game: &FinishedGame,
    folder: &Path,
) -> Result<(), Failure> {
    let seats = game
        .bots
        .iter()
        .enumerate()
        .map(|(index, bot)| SeatInfo {
            name: format!("{bot} {}", index + 1),
            bot: Some(bot.to_string()),
        })
        .collect();
    let dice = DiceSource::Seed { seed: game.seed };
    let mut journal = Journal::start(referee.clone(), seats, dice, None).map_err(Failure::world)?;
    for (seat, action) in &game.actions {
        journal
            .play(*seat, action)
            .map_err(|refusal| Failure::World(format!("{action} is refused: {refusal:?}")))?;
    }
    let file = folder.join(format!("{}-{:06}.jsonl", referee.info().id, game.index + 1));
    fs::write(&file, journal.record().write())
        .map_err(|error| Failure::World(format!("{}: {error}", file.display())))
}

fn as_text(speaker: &Speaker, referee: &dyn Referee, what: &Simulation, report: &Report) -> String {
    let say = |key: &'static str| speaker.say(&Phrase::new(key));
    let head = [
        "cli-sim-who",
        "cli-sim-wins",
        "cli-sim-shared",
        "cli-sim-place",
        "cli-sim-mean",
        "cli-sim-spread",
        "cli-sim-least",
        "cli-sim-most",
    ];
    let mut results = Table::new(1, head.map(say));
    // Sources that gave nobody anything are left out.
    let all_tallies = || report.seats.iter().filter(|tally| tally.games > 0);
    let given: Vec<usize> = (0..referee.info().sources.len())
        .filter(|&source| all_tallies().any(|tally| tally.sources[source] != 0))
        .collect();
    let mut sources = Table::new(
        1,
        std::iter::once("cli-sim-who")
            .chain(given.iter().map(|&source| referee.info().sources[source]))
            .map(say),
    );
    let names = side_names(referee, &[], speaker);
    let rows = names
        .iter()
        .zip(&report.seats)
        .map(|(name, tally)| (name.clone(), tally));
    let bots = report
        .bots
        .iter()
        .map(|(name, tally)| (name.clone(), tally));
    for (name, tally) in rows.chain(bots).filter(|(_, tally)| tally.games > 0) {
        let games = tally.games as f64;
        let percent = |count: u64| format!("{} %", decimal(100.0 * count as f64 / games, 1));
        results.row([
            name.clone(),
            percent_with_ends(share(tally.wins, tally.games)),
            percent(tally.shared),
            decimal(tally.places as f64 / games, 2),
            decimal(tally.mean(), 2),
            decimal(tally.spread(), 2),
            decimal(tally.lowest as f64, 0),
            decimal(tally.highest as f64, 0),
        ]);
        let points = given
            .iter()
            .map(|&source| decimal(tally.sources[source] as f64 / games, 2));
        sources.row(std::iter::once(name).chain(points));
    }
    let summary = Phrase::new("cli-sim-summary")
        .with("games", report.games as i64)
        .with("seed", what.seed.to_string())
        .with(
            "mean",
            decimal(report.decisions as f64 / report.games as f64, 1),
        )
        .with("shortest", report.shortest as i64)
        .with("longest", report.longest as i64);
    format!(
        "{}\n\n{}\n{}\n{}",
        speaker.say(&summary),
        results.text(),
        say("cli-sim-sources"),
        sources.text()
    )
}

fn as_json(
    referee: &dyn Referee,
    what: &Simulation,
    report: &Report,
    lost: &BTreeMap<String, u64>,
) -> Value {
    let tally = |tally: &Tally| {
        let sources: serde_json::Map<_, _> = (referee.info().sources.iter().zip(&tally.sources))
            .map(|(key, sum)| {
                let name = key.strip_prefix("source-").unwrap_or(key).to_string();
                (name, json!(*sum as f64 / tally.games as f64))
            })
            .collect();
        json!({
            "games": tally.games,
            "wins": tally.wins,
            "shared": tally.shared,
            "win_share": share(tally.wins, tally.games),
            "mean_place": tally.places as f64 / tally.games as f64,
            "mean": tally.mean(),
            "spread": tally.spread(),
            "lowest": tally.lowest,
            "highest": tally.highest,
            "sources": sources,
        })
    };
    let bots: serde_json::Map<_, _> = report
        .bots
        .iter()
        .map(|(name, sums)| {
            let mut tally = tally(sums);
            tally["lost_seats"] = lost.get(name).copied().unwrap_or(0).into();
            (name.clone(), tally)
        })
        .collect();
    json!({
        "game": referee.info().id,
        "players": referee.seats(),
        "options": referee.options(),
        "games": report.games,
        "seed": what.seed,
        "decisions": {
            "mean": report.decisions as f64 / report.games as f64,
            "shortest": report.shortest,
            "longest": report.longest,
        },
        "sides": report.seats.iter().map(tally).collect::<Vec<_>>(),
        "bots": bots,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_has_few_digits() {
        assert_eq!(
            [0.0, 0.26, 14.1926, 1234.5].map(rate),
            ["0.0", "0.3", "14", "1234"]
        );
    }
}
