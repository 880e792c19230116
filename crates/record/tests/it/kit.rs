//! Games for tests, played by bots.

use std::sync::{Arc, LazyLock};

use catalog::{BotKind, Catalog, DynBot, DynGame, Referee};
use record::{DiceProblem, DiceSource, Journal, Record, SeatInfo};
use serde_json::Value;
use sha2::{Digest, Sha256};
use tabletop::Seat;

/// The games there are.
static CATALOG: LazyLock<Catalog> = LazyLock::new(games::catalog);

/// The game the tests play.
pub fn entry() -> &'static dyn DynGame {
    CATALOG.find("red-outpost").expect("the catalogue has it")
}

/// An opened box.
pub fn referee(players: u8, options: &[(&str, &str)]) -> Arc<dyn Referee> {
    let options = options.iter();
    let options = options
        .map(|(key, value)| (key.to_string(), value.to_string()))
        .collect();
    entry().open(None, players, &options).expect("a good setup")
}

/// Two players, random tokens, cards dealt.
pub fn table() -> Arc<dyn Referee> {
    referee(2, &[("tokens", "random"), ("cards", "on"), ("first", "1")])
}

/// A journal at its beginning.
pub fn begin(referee: &Arc<dyn Referee>, seed: u64) -> Journal {
    start(referee, DiceSource::Seed { seed }, None).expect("a seed needs no secret")
}

/// The same with any dice.
pub fn start(
    referee: &Arc<dyn Referee>,
    dice: DiceSource,
    secret: Option<&str>,
) -> Result<Journal, DiceProblem> {
    let seats = (1..=referee.seats()).map(|number| SeatInfo {
        name: format!("Player {number}"),
        bot: (number > 1).then(|| "random".to_string()),
    });
    let secret = secret.map(String::from);
    Journal::start(referee.clone(), seats.collect(), dice, secret)
}

/// One bot for each seat.
pub fn minds(
    referee: &dyn Referee,
    seed: u64,
    kind: impl Fn(Seat) -> BotKind,
) -> Vec<Box<dyn DynBot>> {
    Seat::first(referee.seats())
        .map(|seat| {
            referee.bot(
                kind(seat),
                catalog::game_seed(seed, u64::from(seat.0)),
                catalog::Limits::default(),
            )
        })
        .collect()
}

/// Lets the bots play until the condition holds; false if it never does.
pub fn play_until(
    journal: &mut Journal,
    minds: &mut [Box<dyn DynBot>],
    mut done: impl FnMut(&Journal) -> bool,
) -> bool {
    loop {
        if done(journal) {
            return true;
        }
        let Some(seat) = journal.game().owing().lowest() else {
            return false;
        };
        let action = journal.game().ask(seat, &mut *minds[seat.index()]);
        journal.play(seat, &action).expect("bots play by the rules");
    }
}

/// A game played out by random bots.
pub fn finished(referee: &Arc<dyn Referee>, seed: u64) -> Journal {
    let mut journal = begin(referee, seed);
    finish(&mut journal, seed);
    journal
}

/// Random bots play the game to its end.
pub fn finish(journal: &mut Journal, seed: u64) {
    let mut minds = minds(&**journal.referee(), seed, |_| BotKind::Random);
    play_until(journal, &mut minds, |_| false);
    assert!(journal.record().ending.is_some());
}

/// The first seed whose game comes to such a moment, at that moment.
#[track_caller]
pub fn find(referee: &Arc<dyn Referee>, wanted: impl Fn(&Journal) -> bool) -> Journal {
    for seed in 0..200 {
        let mut journal = begin(referee, seed);
        let mut minds = minds(&**referee, seed, |_| BotKind::Random);
        if play_until(&mut journal, &mut minds, &wanted) {
            return journal;
        }
    }
    panic!("no game comes to this");
}

/// The lines of a record, without their ends.
pub fn lines(record: &Record) -> Vec<String> {
    record.write().lines().map(String::from).collect()
}

/// Lines as the text of a record.
pub fn text(lines: &[String]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// The lines with one of them edited as JSON; lines count from 1.
pub fn edited(lines: &[String], line: usize, edit: impl Fn(&mut Value)) -> Vec<String> {
    let mut lines = lines.to_vec();
    let mut value = serde_json::from_str(&lines[line - 1]).expect("a line is JSON");
    edit(&mut value);
    lines[line - 1] = value.to_string();
    lines
}

/// The lines with a fresh digest: what a forger would do.
pub fn sealed(lines: &[String]) -> Vec<String> {
    let (_, above) = lines.split_last().expect("a result");
    let digest = const_hex::encode(Sha256::digest(text(above)));
    edited(lines, lines.len(), |ending| {
        ending["digest"] = Value::from(digest.as_str());
    })
}
