//! `play`: a whole game in the terminal.

use std::{
    io::{self, IsTerminal as _},
    path::Path,
    sync::Arc,
    time::Duration,
};

use ::guests::{Guest, Hosting};
use catalog::{BotKind, BotList, BotSpec, Limits, Networks, Referee};
use record::{DiceSource, Journal, Record, SeatInfo};
use tabletop::{Phrase, Seat};

use super::{Context, guests, name_of, networks, new_seed, read_file, side_names};
use crate::{
    args::PlayArgs,
    console::Console,
    output::Failure,
    terminal::{Editor, Piped, Player, Session, Sitting, already_there, is_free, screen},
};

/// Sets up or resumes a game and plays it to its end, or until someone leaves.
pub fn play(context: &Context, args: &PlayArgs) -> Result<(), Failure> {
    if args.full_screen && !screen::is_possible() {
        let phrase = Phrase::new("cli-screen-no-terminal");
        return Err(Failure::Input(context.say(&phrase)));
    }
    let (journal, save) = match &args.resume {
        Some(file) => (resume(context, file)?, Some(file.clone())),
        None => (begin(context, args)?, args.save.clone()),
    };
    let entry = context.entry(&journal.record().header.game)?;
    let seats = &journal.record().header.seats;
    let names: Vec<String> = seats.iter().map(|seat| seat.name.clone()).collect();
    let speaker = context.speaker(entry);
    let names = side_names(&**journal.referee(), &names, &speaker);
    let speaker = speaker.with_names(names.clone());
    let hosting = Hosting {
        time: args.programs.time(),
        speaker: speaker.clone(),
    };
    let entrants = entrants(context, args, seats)?;
    let networks = networks::read(context, &**journal.referee(), entrants.iter().flatten())?;
    let players = players(&journal, &entrants, &networks, &hosting);
    let sitting = Sitting::new(context, entry, journal, players, speaker, names, save);
    let console = Console::of_stdout();
    if args.full_screen {
        return screen::play(sitting, console);
    }
    let is_program = |bot: &BotSpec| matches!(bot, BotSpec::Program(_));
    if entrants.iter().flatten().any(is_program) {
        guests::end_programs_with_this();
    }
    let is_typed = console.is_terminal && io::stdin().is_terminal();
    if is_typed {
        Session::new(Editor::new()?, io::stdout(), console, sitting).run()
    } else {
        let lines = Piped(io::stdin().lock());
        Session::new(lines, io::stdout().lock(), console, sitting).run()
    }
}

fn resume(context: &Context, file: &Path) -> Result<Journal, Failure> {
    let problem = |why: record::RecordProblem| Failure::Input(format!("{}: {why}", name_of(file)));
    let text = read_file(file)?;
    // A line that breaks off was being written when the power went: its action was
    // not yet told to anyone.
    let whole = text.rfind('\n').map_or(text.len(), |end| end + 1);
    let record = Record::read_open(&text[..whole]).map_err(problem)?;
    Journal::resume(&context.catalog, record, context.figures(), None).map_err(problem)
}

fn begin(context: &Context, args: &PlayArgs) -> Result<Journal, Failure> {
    if let Some(file) = args.save.as_deref().filter(|file| !is_free(file)) {
        return Err(Failure::Input(context.say(&already_there(file))));
    }
    let entry = context.entry_or_list(args.game.as_deref())?;
    let referee = context.open(entry, &args.setup)?;
    let bots = seated_bots(context, &*referee, args.bots.as_ref())?;
    let seats = seat_infos(context, &bots, &args.names)?;
    let seed = args.setup.seed.unwrap_or_else(new_seed);
    Journal::start(Arc::clone(&referee), seats, DiceSource::Seed { seed }, None)
        .map_err(Failure::world)
}

/// Which bot sits where: those listed take the last seats.
fn seated_bots(
    context: &Context,
    referee: &dyn Referee,
    list: Option<&BotList>,
) -> Result<Vec<Option<BotSpec>>, Failure> {
    let seats = referee.seats() as usize;
    let default = vec![BotSpec::House(BotKind::Greedy); seats - 1];
    let list = list.map_or(default, |list| list.0.clone());
    if list.len() > seats {
        let phrase = Phrase::new("cli-too-many-bots")
            .with("bots", list.len() as i64)
            .with("seats", seats as i64);
        return Err(Failure::Input(context.say(&phrase)));
    }
    let people = vec![None; seats - list.len()];
    Ok(people
        .into_iter()
        .chain(list.into_iter().map(Some))
        .collect())
}

/// Names for everyone: those given for the people in order, else numbered.
fn seat_infos(
    context: &Context,
    bots: &[Option<BotSpec>],
    names: &[String],
) -> Result<Vec<SeatInfo>, Failure> {
    let people = bots.iter().filter(|bot| bot.is_none()).count();
    if names.len() > people {
        let phrase = Phrase::new("cli-too-many-names")
            .with("names", names.len() as i64)
            .with("people", people as i64);
        return Err(Failure::Input(context.say(&phrase)));
    }
    let mut names = names.iter();
    let numbered = |key: &'static str, index: usize| {
        context.say(&Phrase::new(key).with("number", index as i64 + 1))
    };
    let seat = |(index, bot): (usize, &Option<BotSpec>)| match bot {
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

/// The bots at the seats. Resumed games go on with the same ones, but a record may
/// come from anyone: the programs it names are started only when that is asked for.
fn entrants(
    context: &Context,
    args: &PlayArgs,
    seats: &[SeatInfo],
) -> Result<Vec<Option<BotSpec>>, Failure> {
    let read = |name: &String| {
        name.parse::<BotSpec>()
            .map_err(|unknown| Failure::Input(unknown.to_string()))
    };
    let bots = seats
        .iter()
        .map(|info| info.bot.as_ref().map(read).transpose());
    let bots: Vec<Option<BotSpec>> = bots.collect::<Result<_, _>>()?;
    let program = bots.iter().flatten().find_map(|bot| match bot {
        BotSpec::Program(command) => Some(command.clone()),
        BotSpec::House(_) | BotSpec::Network(_) => None,
    });
    match program {
        Some(program) if args.resume.is_some() && !args.run_programs => {
            let phrase = Phrase::new("cli-guest-in-record").with("program", program);
            Err(Failure::Input(context.say(&phrase)))
        }
        _ => {
            guests::try_all(context, bots.iter().flatten())?;
            Ok(bots)
        }
    }
}

/// A mind for every bot.
fn players(
    journal: &Journal,
    bots: &[Option<BotSpec>],
    networks: &Networks,
    hosting: &Hosting,
) -> Vec<Player> {
    let seed = match journal.record().header.dice {
        DiceSource::Seed { seed } => seed,
        DiceSource::Committed { .. } => new_seed(),
    };
    let referee = journal.referee();
    let limits = Limits {
        time: Some(LONGEST_THOUGHT),
        ..Limits::default()
    };
    Seat::first(referee.seats())
        .zip(bots)
        .map(|(seat, bot)| {
            let seed = catalog::game_seed(seed, u64::from(seat.0));
            match bot {
                None => Player::Person,
                Some(BotSpec::House(kind)) => Player::Bot(Some(referee.bot(*kind, seed, limits))),
                Some(BotSpec::Network(bot)) => {
                    let network = networks.get(&bot.file).expect("it was read before");
                    Player::Bot(Some(referee.network_bot(network, bot.search, seed, limits)))
                }
                Some(BotSpec::Program(command)) => {
                    let guest = Guest::new(&**referee, command, seat, seed, hosting);
                    Player::Bot(Some(referee.seat(Box::new(guest))))
                }
            }
        })
        .collect()
}
