//! `study`: what many games between good bots say about a game, as a report with
//! charts.

mod chart;
mod findings;
mod report;
mod summary;

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Mutex,
    time::Duration,
};

use catalog::{BotList, BotSpec, DynGame, FinishedGame, Networks, Referee, Simulation};
use indicatif::ProgressBar;
use tabletop::{FactValue, Options, Phrase, Speak};
use words::Speaker;

use self::{
    findings::{Findings, Known, Sample},
    report::Report,
};
use super::{
    Context, guests,
    kept::Kept,
    sim::{progress_bar, threads},
    spread::Workers,
};
use crate::{
    args::{SetupArgs, StudyArgs},
    output::{Failure, print, print_json},
};

/// A table of the study, with what was found at it.
struct Studied {
    players: u8,
    options: Options,
    findings: Findings,
}

/// Plays at every table, then writes the report.
pub fn study(context: &Context, args: &StudyArgs) -> Result<(), Failure> {
    let entry = context.entry(&args.game)?;
    let speaker = context.speaker(entry);
    let wanted = |players: u8| args.players.is_none_or(|only| only == players);
    let tables: Vec<(u8, Options)> = entry
        .study_tables()
        .into_iter()
        .filter(|(players, _)| wanted(*players))
        .collect();
    if tables.is_empty() {
        let phrase = Phrase::new("cli-study-no-table")
            .with("players", i64::from(args.players.unwrap_or_default()));
        return Err(Failure::Input(context.say(&phrase)));
    }
    let bar = progress_bar(args.games * tables.len() as u64);
    let workers = Workers::of(context, &args.spread)?;
    let kept = args.save.as_deref().map(Kept::open).transpose()?;
    let mut studied = Vec::new();
    for (players, options) in tables {
        let setup = SetupArgs {
            players: Some(players),
            options: options.clone().into_iter().collect(),
            seed: None,
        };
        let referee = context.open(entry, &setup)?;
        let elsewhere = workers
            .as_ref()
            .map(|workers| (workers, &bar, kept.as_ref()));
        let played = &|| bar.inc(1);
        let samples = play(context, entry, &*referee, args, &speaker, elsewhere, played)?;
        studied.push(Studied {
            players,
            options,
            findings: Findings::of(referee.seats(), entry.study_outcomes(), &samples),
        });
    }
    bar.finish_and_clear();
    if context.json {
        let tables: Vec<_> = studied
            .iter()
            .map(|table| {
                serde_json::json!({
                    "players": table.players,
                    "options": table.options,
                    "findings": table.findings,
                })
            })
            .collect();
        return print_json(&serde_json::json!({
            "game": args.game,
            "bots": args.bots.to_string(),
            "games": args.games,
            "seed": args.seed,
            "tables": tables,
        }));
    }
    let report = Report {
        speaker: &speaker,
        entry,
        args,
        tables: &studied,
    };
    let mut names = Vec::new();
    for (name, text) in report.files() {
        write(&args.into, &name, &text)?;
        names.push(args.into.join(name));
    }
    let main: PathBuf = names.swap_remove(0);
    let phrase = Phrase::new("cli-study-written")
        .with("file", main.display().to_string())
        .with("charts", names.len() as i64);
    print(&speaker.say(&phrase))
}

/// Plays the games of one table, all cores at once, or all workers. The order in which they end
/// makes no difference.
fn play(
    context: &Context,
    entry: &dyn DynGame,
    referee: &dyn Referee,
    args: &StudyArgs,
    speaker: &Speaker,
    elsewhere: Option<(&Workers, &ProgressBar, Option<&Kept>)>,
    played: &(dyn Fn() + Sync),
) -> Result<Vec<Sample>, Failure> {
    let what = Simulation {
        games: args.games,
        first: 0,
        played: Default::default(),
        bots: BotList(vec![BotSpec::House(args.bots)]),
        seed: args.seed,
        threads: threads(args.threads),
        networks: Networks::default(),
        randomised: true,
    };
    // All bots are of the house.
    let hosting = guests::hosting(context, entry, referee, Duration::ZERO);
    let samples = Mutex::new(Vec::new());
    let finished = |game: FinishedGame| {
        played();
        let sample = sample(referee, speaker, &game);
        let mut samples = samples.lock().expect("nobody panics here");
        samples.push((game.index, sample));
        true
    };
    match elsewhere {
        Some((workers, bar, kept)) => {
            workers.play(context, referee, &what, bar, kept, &finished)?;
        }
        None => {
            let invite = ::guests::invite(referee, &hosting);
            referee.simulate(&what, &invite, &finished);
        }
    }
    let mut samples = samples.into_inner().expect("nobody panics here");
    samples.sort_by_key(|(index, _)| *index);
    Ok(samples.into_iter().map(|(_, sample)| sample).collect())
}

/// What a game adds to a study.
fn sample(referee: &dyn Referee, speaker: &Speaker, game: &FinishedGame) -> Sample {
    let known = |answer: FactValue| match answer {
        FactValue::Thing(thing) => Known::Thing(speaker.say(&thing)),
        FactValue::Number(number) => Known::Number(number),
    };
    let facts = referee.facts(game).into_iter().map(|facts| {
        let facts = facts.into_iter();
        facts.map(|fact| (fact.topic, known(fact.value))).collect()
    });
    Sample {
        places: game.ending.places.clone(),
        scores: game.ending.scores.clone(),
        decisions: game.actions.len() as u64,
        facts: facts.collect(),
    }
}

fn write(folder: &Path, name: &str, text: &str) -> Result<(), Failure> {
    let file = folder.join(name);
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(&file, text))
        .map_err(|error| Failure::World(format!("{}: {error}", file.display())))
}
