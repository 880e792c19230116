//! `play`: a whole game in the terminal.

use std::{io, path::Path, sync::Arc, time::Duration};

use catalog::{BotKind, BotList, Referee};
use record::{DiceSource, Journal, Record, SeatInfo};
use tabletop::{Phrase, Seat};

use super::{Desk, name_of, new_seed, read_file, side_names};
use crate::{
    args::PlayArgs,
    output::Failure,
    terminal::{Player, Session, already_there, is_free},
};

/// Sets up or resumes a game and plays it to its end, or until someone leaves.
pub fn play(desk: &Desk, args: &PlayArgs) -> Result<(), Failure> {
    let (journal, save) = match &args.resume {
        Some(file) => (resume(desk, file)?, Some(file.clone())),
        None => (begin(desk, args)?, args.save.clone()),
    };
    let door = desk.door(&journal.record().header.game)?;
    let seats = &journal.record().header.seats;
    let names: Vec<String> = seats.iter().map(|seat| seat.name.clone()).collect();
    let players = players(&journal, seats)?;
    let speaker = desk.speaker(door);
    let names = side_names(&**journal.referee(), &names, &speaker);
    let speaker = speaker.with_names(names.clone());
    let session = Session::new(
        io::stdin().lock(),
        io::stdout().lock(),
        desk,
        door,
        journal,
        players,
        speaker,
        names,
        save,
    );
    session.run()
}

fn resume(desk: &Desk, file: &Path) -> Result<Journal, Failure> {
    let problem = |why: record::Problem| Failure::Input(format!("{}: {why}", name_of(file)));
    let text = read_file(file)?;
    // A line that breaks off was being written when the power went: its action was
    // not yet told to anyone.
    let whole = text.rfind('\n').map_or(text.len(), |end| end + 1);
    let record = Record::read_open(&text[..whole]).map_err(problem)?;
    Journal::resume(record, desk.figures(), None).map_err(problem)
}

fn begin(desk: &Desk, args: &PlayArgs) -> Result<Journal, Failure> {
    if let Some(file) = args.save.as_deref().filter(|file| !is_free(file)) {
        return Err(Failure::Input(desk.say(&already_there(file))));
    }
    let door = desk.door(args.game.as_deref().unwrap_or_default())?;
    let referee = desk.open(door, &args.setup)?;
    let bots = seated_bots(desk, &*referee, args.bots.as_ref())?;
    let seats = seat_infos(desk, &bots, &args.names)?;
    let seed = args.setup.seed.unwrap_or_else(new_seed);
    Journal::start(Arc::clone(&referee), seats, DiceSource::Seed { seed }, None)
        .map_err(Failure::World)
}

/// Which bot sits where: those listed take the last seats.
fn seated_bots(
    desk: &Desk,
    referee: &dyn Referee,
    list: Option<&BotList>,
) -> Result<Vec<Option<BotKind>>, Failure> {
    let seats = referee.seats() as usize;
    let default = vec![BotKind::Greedy; seats - 1];
    let list = list.map_or(default, |list| list.0.clone());
    if list.len() > seats {
        let phrase = Phrase::new("cli-too-many-bots")
            .with("bots", list.len() as i64)
            .with("seats", seats as i64);
        return Err(Failure::Input(desk.say(&phrase)));
    }
    let people = vec![None; seats - list.len()];
    Ok(people
        .into_iter()
        .chain(list.into_iter().map(Some))
        .collect())
}

/// Names for everyone: those given for the people in order, else numbered.
fn seat_infos(
    desk: &Desk,
    bots: &[Option<BotKind>],
    names: &[String],
) -> Result<Vec<SeatInfo>, Failure> {
    let people = bots.iter().filter(|bot| bot.is_none()).count();
    if names.len() > people {
        let phrase = Phrase::new("cli-too-many-names")
            .with("names", names.len() as i64)
            .with("people", people as i64);
        return Err(Failure::Input(desk.say(&phrase)));
    }
    let mut names = names.iter();
    let numbered = |key: &'static str, index: usize| {
        desk.say(&Phrase::new(key).with("number", index as i64 + 1))
    };
    let seat = |(index, bot): (usize, &Option<BotKind>)| match bot {
        Some(bot) => SeatInfo {
            name: numbered("cli-bot-name", index),
            bot: Some(bot.to_string()),
        },
        None => SeatInfo {
            name: names
                .next()
                .cloned()
                .unwrap_or_else(|| numbered("cli-player-name", index)),
            bot: None,
        },
    };
    Ok(bots.iter().enumerate().map(seat).collect())
}

/// How long a bot may think about a decision.
const LONGEST_THOUGHT: Duration = Duration::from_secs(2);

/// A mind for every bot. Resumed games go on with the same kinds of bots.
fn players(journal: &Journal, seats: &[SeatInfo]) -> Result<Vec<Player>, Failure> {
    let seed = match journal.record().header.dice {
        DiceSource::Seed { seed } => seed,
        DiceSource::Committed { .. } => new_seed(),
    };
    Seat::first(journal.referee().seats())
        .zip(seats)
        .map(|(seat, info)| match &info.bot {
            None => Ok(Player::Person),
            Some(name) => {
                let kind = name
                    .parse::<BotKind>()
                    .map_err(|_| Failure::Input(catalog::UnknownBot(name.clone()).to_string()))?;
                let seed = catalog::game_seed(seed, u64::from(seat.0));
                Ok(Player::Bot(journal.referee().bot(
                    kind,
                    seed,
                    Some(LONGEST_THOUGHT),
                )))
            }
        })
        .collect()
}
