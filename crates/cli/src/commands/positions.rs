//! `new`, `legal`, `apply`, `show` and `score`: work on positions.

use std::path::Path;

use record::{OpenedPosition, PositionFile};
use serde_json::json;
use tabletop::{Dice, Phrase, Seat, Speak};

use super::{Context, name_of, new_seed, read_file, score_table, side_names};
use crate::{
    args::SetupArgs,
    console::Console,
    output::{Failure, print, print_json},
};

fn open(context: &Context, file: &Path) -> Result<OpenedPosition, Failure> {
    let text = read_file(file)?;
    if is_record(&text) {
        let phrase = Phrase::new("cli-record-not-position")
            .with("name", name_of(file))
            .with("file", file.display().to_string());
        return Err(Failure::Input(context.say(&phrase)));
    }
    PositionFile::read(&context.catalog, &text, context.figures())
        .map_err(|what| Failure::Input(format!("{}: {what}", name_of(file))))
}

/// Whether this is a record, whose first line has the version of its format.
fn is_record(text: &str) -> bool {
    let first = text.lines().next().unwrap_or_default();
    let first: Result<serde_json::Map<String, serde_json::Value>, _> = serde_json::from_str(first);
    first.is_ok_and(|first| first.contains_key("orrery"))
}

/// Prints a position at the start of a game.
pub fn new(context: &Context, game: &str, setup: &SetupArgs) -> Result<(), Failure> {
    let referee = context.open(context.entry(game)?, setup)?;
    let game = referee.start(Dice::from_seed(setup.seed.unwrap_or_else(new_seed)));
    print_json(&PositionFile::of(&*referee, &*game))
}

/// Lists the legal actions.
pub fn legal(context: &Context, file: &Path) -> Result<(), Failure> {
    let (referee, game) = open(context, file)?;
    let speaker = context.speaker(context.entry(referee.info().id)?);
    let choices = game.to_act().iter().flat_map(|seat| {
        game.choices(seat)
            .into_iter()
            .map(move |choice| (seat, choice))
    });
    if context.json {
        let choices: Vec<_> = choices
            .map(|(seat, choice)| {
                json!({
                    "seat": seat,
                    "action": catalog::for_shells(&choice.action),
                    "text": speaker.say(&choice.phrase),
                })
            })
            .collect();
        return print_json(&choices);
    }
    let mut text = String::new();
    for seat in game.to_act().iter() {
        let head = Phrase::new("words-seat").with("number", i64::from(seat.number()));
        text += &format!(
            "{}: {}\n",
            speaker.say(&head),
            speaker.say(&game.question(seat))
        );
        for choice in game.choices(seat) {
            let action = catalog::for_shells(&choice.action);
            text += &format!("  {action:<28} {}\n", speaker.say(&choice.phrase));
        }
    }
    if text.is_empty() {
        text = speaker.say(&Phrase::new("cli-game-over"));
    }
    print(&text)
}

/// Plays actions and prints the position they lead to.
pub fn apply(context: &Context, words: &[String]) -> Result<(), Failure> {
    // The file may be left out: `orrery apply 1 miner@mine` reads standard input.
    let (file, words) = match words[0].parse::<u8>() {
        Ok(_) if !Path::new(&words[0]).exists() => ("-", words),
        _ => (words[0].as_str(), &words[1..]),
    };
    let Some((seat, actions)) = words
        .split_first()
        .filter(|(_, actions)| !actions.is_empty())
    else {
        return Err(Failure::Input(context.say(&Phrase::new("cli-apply-usage"))));
    };
    let no_such_seat = || {
        let phrase = Phrase::new("cli-no-such-seat").with("seat", seat.clone());
        Failure::Input(context.say(&phrase))
    };
    let seat_taken = seat.parse().ok().and_then(Seat::from_number);
    let seat_taken = seat_taken.ok_or_else(no_such_seat)?;
    let (referee, mut game) = open(context, Path::new(file))?;
    if seat_taken.0 >= referee.seats() {
        return Err(no_such_seat());
    }
    let seat = seat_taken;
    let speaker = context.speaker(context.entry(referee.info().id)?);
    for action in actions {
        game.play(seat, action).map_err(|refusal| {
            Failure::Input(format!("{action}: {}", context.refusal(&speaker, &refusal)))
        })?;
    }
    print_json(&PositionFile::of(&*referee, &*game))
}

/// Draws the board as a seat, or a spectator, sees it.
pub fn show(context: &Context, file: &Path, seat: Option<u8>, svg: bool) -> Result<(), Failure> {
    let (referee, game) = open(context, file)?;
    let seat = match seat {
        None => None,
        Some(number) if (1..=referee.seats()).contains(&number) => Seat::from_number(number),
        Some(number) => {
            let phrase = Phrase::new("cli-no-such-seat").with("seat", number.to_string());
            return Err(Failure::Input(context.say(&phrase)));
        }
    };
    if context.json {
        return print_json(&game.view(seat));
    }
    let entry = context.entry(referee.info().id)?;
    let speaker = context.speaker(entry);
    let names = side_names(&*referee, &[], &speaker);
    let speaker = speaker.with_names(names.clone());
    if svg {
        let drawing = game.svg(seat, &names, &speaker);
        return print(&with_style(&drawing, entry.style()));
    }
    let columns = Console::of_stdout().columns();
    print(&game.board(seat, &names, &speaker, columns))
}

/// A drawing that looks in a file as it does on a page.
fn with_style(svg: &str, style: &str) -> String {
    let (head, rest) = svg.split_once('>').unwrap_or((svg, ""));
    format!("{head}><style><![CDATA[{style}]]></style>{rest}\n")
}

/// Explains the points.
pub fn score(context: &Context, file: &Path) -> Result<(), Failure> {
    let (referee, game) = open(context, file)?;
    let speaker = context.speaker(context.entry(referee.info().id)?);
    if context.json {
        return print_json(&super::engine::score(&*referee, &*game));
    }
    let names = side_names(&*referee, &[], &speaker);
    let state = if game.outcome().is_some() {
        "cli-game-over"
    } else {
        "cli-game-goes-on"
    };
    let table = score_table(&*referee, &*game, &names, &speaker);
    print(&format!("{table}{}\n", speaker.say(&Phrase::new(state))))
}
