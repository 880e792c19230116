//! `match`: a series between bots, and how sure one can be of what it shows.

use std::{
    collections::BTreeMap,
    fs::{self, File, OpenOptions},
    io::Write,
    path::Path,
    sync::Mutex,
};

use catalog::{BotList, BotSpec, FinishedGame, Referee, Simulation};
use serde::{Deserialize, Serialize};
use tabletop::{Options, Phrase, Seat, Speak};
use words::Speaker;

use super::{
    Context,
    guests::{self, Complaints},
    networks, new_seed,
    sim::{progress_bar, threads},
    spread::Workers,
};
use crate::{
    args::MatchArgs,
    console::Console,
    output::{
        Failure, Table, decimal, percent_with_ends, print, print_json, rating_with_ends, wrap,
    },
    statistics::{Interval, Rating},
};

/// What is played; the first line of a file of results.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    game: String,
    rules_version: u32,
    /// The hash of the printed figures.
    figures: String,
    players: u8,
    options: Options,
    bots: Vec<String>,
    /// The hash of each network among the bots: a file may change while its name does not.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    networks: BTreeMap<String, String>,
    seed: u64,
}

/// One game; every further line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeriesGame {
    /// Which game of the series.
    game: u64,
    /// The place of each side.
    places: Vec<u8>,
    /// The points of each side.
    scores: Vec<i32>,
    /// The decisions of each seat.
    decisions: Vec<u64>,
    /// How long each seat thought, in milliseconds.
    thinking: Vec<f64>,
    /// Seats that a program lost to a random bot.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    lost: Vec<Seat>,
}

/// Plays the series and prints what came of it.
pub fn series(context: &Context, args: &MatchArgs) -> Result<(), Failure> {
    let entry = context.entry(&args.game)?;
    let referee = context.open(entry, &args.setup)?;
    let input = |phrase: &Phrase| Failure::Input(context.say(phrase));
    let names: Vec<String> = args.bots.0.iter().map(ToString::to_string).collect();
    if names.len() != referee.seats() as usize {
        let phrase = Phrase::new("cli-match-bots")
            .with("bots", names.len() as i64)
            .with("seats", i64::from(referee.seats()));
        return Err(input(&phrase));
    }
    let networks = networks::read(context, &*referee, &args.bots.0)?;
    let mut header = Header {
        game: referee.info().id.to_string(),
        rules_version: referee.info().rules_version,
        figures: referee.figures_hash().to_string(),
        players: referee.seats(),
        options: referee.options(),
        bots: names,
        networks: networks::hashes(&networks),
        seed: args.setup.seed.unwrap_or_else(new_seed),
    };
    guests::invite(context, &args.bots.0)?;
    let (mut known, file) = take_up(context, args, &mut header)?;
    // Every bot sits at every seat equally often.
    let games = args.games.next_multiple_of(args.bots.0.len() as u64);
    known.retain(|game| game.game < games);
    let what = Simulation {
        games,
        first: 0,
        played: known.iter().map(|game| game.game).collect(),
        bots: args.bots.clone(),
        seed: header.seed,
        threads: threads(args.threads),
        networks,
        randomised: false,
    };
    let bar = progress_bar(games);
    bar.inc(known.len() as u64);
    let (new, failed) = (Mutex::new(Vec::new()), Mutex::new(None));
    let hosting = guests::hosting(context, entry, &*referee, args.programs.time());
    let complaints = Complaints::default();
    let finished = |game: FinishedGame| {
        bar.inc(1);
        complaints.hear(&hosting.speaker, &bar, &game);
        let played = SeriesGame::from(game);
        let saved = file.as_ref().map(|file| {
            let line = serde_json::to_string(&played).expect("plain data");
            writeln!(lock(file), "{line}")
        });
        lock(&new).push(played);
        match saved {
            Some(Err(error)) => {
                *lock(&failed) = Some(error);
                false
            }
            _ => true,
        }
    };
    match Workers::of(context, &args.spread)? {
        Some(workers) => workers.play(context, &*referee, &what, &bar, None, &finished)?,
        None => {
            let invite = ::guests::invite(&*referee, &hosting);
            referee.simulate(&what, &invite, &finished);
        }
    }
    bar.finish_and_clear();
    complaints.sum_up(&hosting.speaker);
    if let Some(error) = lock(&failed).take() {
        return Err(Failure::World(error.to_string()));
    }
    known.append(&mut lock(&new));
    known.sort_by_key(|game| game.game);
    let (count, standings) = (known.len(), standings(&args.bots, &known));
    let lost: usize = standings.iter().map(|line| line.lost_seats).sum();
    if context.json {
        print_json(&serde_json::json!({ "match": header, "games": count, "bots": standings }))?;
    } else {
        let speaker = context.speaker(entry);
        print(&as_text(&speaker, &*referee, &header, count, &standings))?;
    }
    guests::accept(context, args.strict, lost as u64)
}

/// The games that the file of results already has, and the file for those to come. The seed of
/// the file stands in for one that was not given.
fn take_up(
    context: &Context,
    args: &MatchArgs,
    header: &mut Header,
) -> Result<(Vec<SeriesGame>, Option<Mutex<File>>), Failure> {
    let Some(path) = &args.save else {
        return Ok((Vec::new(), None));
    };
    let mut known = Vec::new();
    if let Some((saved, played)) = read(path)? {
        let same = Header {
            seed: args.setup.seed.unwrap_or(saved.seed),
            ..header.clone()
        };
        if saved != same {
            let path = path.display().to_string();
            let phrase = Phrase::new("cli-match-other").with("file", path);
            return Err(Failure::Input(context.say(&phrase)));
        }
        (*header, known) = (saved, played);
    }
    let file = write(path, header, &known)?;
    Ok((known, Some(Mutex::new(file))))
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}

impl From<FinishedGame> for SeriesGame {
    fn from(game: FinishedGame) -> Self {
        let milliseconds = |time: std::time::Duration| (time.as_secs_f64() * 1e6).round() / 1e3;
        Self {
            game: game.index,
            places: game.ending.places,
            scores: game.ending.scores,
            decisions: game.ending.decisions,
            thinking: game.ending.thinking.into_iter().map(milliseconds).collect(),
            lost: Seat::first(game.ending.lost.len() as u8)
                .filter(|seat| game.ending.lost[seat.index()].is_some())
                .collect(),
        }
    }
}

/// The results so far, if there are any. A line that was not finished is left out.
fn read(path: &Path) -> Result<Option<(Header, Vec<SeriesGame>)>, Failure> {
    let wrong = |what: String| Failure::Input(format!("{}: {what}", path.display()));
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(wrong(error.to_string())),
    };
    let mut lines = text
        .split_inclusive('\n')
        .filter(|line| line.ends_with('\n'));
    let Some(first) = lines.next() else {
        return Ok(None);
    };
    let header = serde_json::from_str(first).map_err(|error| wrong(error.to_string()))?;
    let mut played = BTreeMap::new();
    for (number, line) in lines.enumerate() {
        let game: SeriesGame = serde_json::from_str(line)
            .map_err(|error| wrong(format!("line {}: {error}", number + 2)))?;
        played.insert(game.game, game);
    }
    Ok(Some((header, played.into_values().collect())))
}

/// The file with the results so far, ready for more.
fn write(path: &Path, header: &Header, known: &[SeriesGame]) -> Result<File, Failure> {
    let wrong = |error: std::io::Error| Failure::World(format!("{}: {error}", path.display()));
    let mut text = serde_json::to_string(header).expect("plain data") + "\n";
    for game in known {
        text += &serde_json::to_string(game).expect("plain data");
        text.push('\n');
    }
    fs::write(path, text).map_err(wrong)?;
    OpenOptions::new().append(true).open(path).map_err(wrong)
}

/// What the series shows of one bot.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct Standing {
    bot: String,
    /// The part of the first places, with its interval.
    wins: Interval,
    mean_place: f64,
    mean_score: f64,
    /// How often it is ahead of the other bots and of a solo rival, with its interval.
    ahead: Interval,
    /// The same as a difference of ratings, with bounds where it is always or never ahead.
    rating: Rating,
    milliseconds_per_decision: f64,
    /// In how many games a random bot played on in its stead.
    lost_seats: usize,
}

/// One line for each kind of bot, in the order of the list.
fn standings(bots: &BotList, games: &[SeriesGame]) -> Vec<Standing> {
    let mut kinds: Vec<&BotSpec> = Vec::new();
    for kind in &bots.0 {
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    let seats = bots.0.len();
    kinds
        .into_iter()
        .map(|kind| {
            let (mut wins, mut ahead) = (Vec::new(), Vec::new());
            let (mut places, mut scores, mut count) = (0.0, 0.0, 0.0);
            let (mut decisions, mut thinking, mut lost_seats) = (0, 0.0, 0);
            for game in games {
                // Whoever is not of this kind is another, a solo rival too.
                let (own, others): (Vec<usize>, Vec<usize>) =
                    (0..game.places.len()).partition(|&side| {
                        side < seats && bots.at(Seat(side as u8), game.game) == kind
                    });
                let first = game.places.iter().filter(|&&place| place == 1).count() as f64;
                let won = own.iter().filter(|&&seat| game.places[seat] == 1).count() as f64;
                wins.push((won / first / own.len() as f64, 1));
                let pairs = own
                    .iter()
                    .flat_map(|&a| others.iter().map(move |&b| (a, b)));
                let results: Vec<f64> = pairs
                    .map(|(a, b)| match game.places[a].cmp(&game.places[b]) {
                        std::cmp::Ordering::Less => 1.0,
                        std::cmp::Ordering::Equal => 0.5,
                        std::cmp::Ordering::Greater => 0.0,
                    })
                    .collect();
                if !results.is_empty() {
                    ahead.push((results.iter().sum::<f64>() / results.len() as f64, 1));
                }
                for &seat in &own {
                    places += f64::from(game.places[seat]);
                    scores += f64::from(game.scores[seat]);
                    decisions += game.decisions[seat];
                    thinking += game.thinking[seat];
                    count += 1.0;
                    lost_seats += usize::from(game.lost.contains(&Seat(seat as u8)));
                }
            }
            let ahead = if ahead.is_empty() {
                Interval {
                    mean: 0.5,
                    low: 0.5,
                    high: 0.5,
                }
            } else {
                Interval::of_shares(&ahead)
            };
            Standing {
                bot: kind.to_string(),
                wins: Interval::of_shares(&wins),
                mean_place: places / count,
                mean_score: scores / count,
                ahead,
                rating: ahead.rating(),
                milliseconds_per_decision: thinking / decisions.max(1) as f64,
                lost_seats,
            }
        })
        .collect()
}

fn as_text(
    speaker: &Speaker,
    referee: &dyn Referee,
    header: &Header,
    games: usize,
    standings: &[Standing],
) -> String {
    let say = |key: &'static str| speaker.say(&Phrase::new(key));
    let head = [
        "cli-match-bot",
        "cli-match-wins",
        "cli-match-place",
        "cli-match-score",
        "cli-match-ahead",
        "cli-match-rating",
        "cli-match-time",
    ];
    let mut table = Table::new(1, head.map(say));
    for line in standings {
        table.row([
            line.bot.clone(),
            percent_with_ends(line.wins),
            decimal(line.mean_place, 2),
            decimal(line.mean_score, 2),
            percent_with_ends(line.ahead),
            rating_with_ends(line.rating),
            decimal(line.milliseconds_per_decision, 2),
        ]);
    }
    let summary = Phrase::new("cli-match-summary")
        .with("title", referee.info().title.to_string())
        .with("games", games as i64)
        .with("seed", header.seed.to_string());
    let mut notes = wrap(
        "",
        &say("cli-match-note"),
        Console::of_stdout().text_columns(),
    );
    for line in standings.iter().filter(|line| line.lost_seats > 0) {
        let lost = Phrase::new("cli-match-lost")
            .with("bot", line.bot.clone())
            .with("count", line.lost_seats as i64);
        notes.push('\n');
        notes += &wrap("", &speaker.say(&lost), Console::of_stdout().text_columns());
    }
    format!("{}\n\n{}\n{notes}", speaker.say(&summary), table.text())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(game: u64, places: [u8; 2]) -> SeriesGame {
        SeriesGame {
            game,
            places: places.to_vec(),
            scores: vec![10, 20],
            decisions: vec![5, 5],
            thinking: vec![1.0, 2.0],
            lost: Vec::new(),
        }
    }

    /// Four games of two bots that change seats: one wins three and a half.
    #[test]
    fn places_count_for_the_bot_at_the_seat() {
        let bots: BotList = "greedy,random".parse().unwrap();
        let games = [
            played(0, [1, 2]),
            played(1, [2, 1]),
            played(2, [1, 2]),
            played(3, [1, 1]),
        ];
        let standings = standings(&bots, &games);
        assert_eq!(standings[0].bot, "greedy");
        assert!((standings[0].wins.mean - 0.875).abs() < 1e-9);
        assert!((standings[1].wins.mean - 0.125).abs() < 1e-9);
        assert!((standings[0].ahead.mean - 0.875).abs() < 1e-9);
        assert!(standings[0].ahead.high <= 1.0 && standings[0].ahead.low > 0.3);
    }
}
