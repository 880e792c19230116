//! Programs that play (`exec:PROGRAM`): starting them, ending them, and saying what
//! they did wrong.

use std::{
    io::{self, Write},
    sync::Mutex,
    thread,
    time::Duration,
};

use ::guests::Hosting;
use catalog::{BotSpec, DynGame, Fault, FinishedGame, Lost, Referee};
use indicatif::ProgressBar;
use tabletop::{Phrase, Seat, Speak};

use super::{Context, serve::stopped, side_names};
use crate::output::Failure;

/// Sees that every program can be started, and that none outlives this one.
pub fn invite<'a>(
    context: &Context,
    bots: impl IntoIterator<Item = &'a BotSpec>,
) -> Result<(), Failure> {
    if try_all(context, bots)? {
        end_programs_with_this();
    }
    Ok(())
}

/// Sees that every program can be started; whether there is any.
pub fn try_all<'a>(
    context: &Context,
    bots: impl IntoIterator<Item = &'a BotSpec>,
) -> Result<bool, Failure> {
    let mut commands: Vec<&str> = Vec::new();
    for bot in bots {
        match bot {
            BotSpec::Program(command) if !commands.contains(&command.as_str()) => {
                commands.push(command);
            }
            _ => {}
        }
    }
    for command in &commands {
        ::guests::try_start(command).map_err(|why| {
            let phrase = Phrase::new("cli-guest-no-program")
                .with("program", (*command).to_string())
                .with("why", why);
            Failure::Input(context.say(&phrase))
        })?;
    }
    Ok(!commands.is_empty())
}

/// Sees that no program outlives this one when it is stopped.
pub fn end_programs_with_this() {
    thread::spawn(end_programs_when_stopped);
}

/// Programs do not hear the Control-C that ends this one, so it ends them first.
fn end_programs_when_stopped() {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_io()
        .build();
    if let Ok(runtime) = runtime {
        runtime.block_on(stopped());
        ::guests::end_all();
        std::process::exit(130);
    }
}

/// How programs are treated at this table.
pub fn hosting(
    context: &Context,
    entry: &dyn DynGame,
    referee: &dyn Referee,
    time: Duration,
) -> Hosting {
    let speaker = context.speaker(entry);
    let names = side_names(referee, &[], &speaker);
    Hosting {
        time,
        speaker: speaker.with_names(names),
    }
}

/// What a program did to lose its seat, and its last words, as several lines.
pub fn complaint(speaker: &dyn Speak, bot: &str, seat: Seat, lost: &Lost) -> String {
    let why = match &lost.fault {
        Fault::NotStarted(why) => Phrase::new("cli-guest-not-started").with("why", why.clone()),
        Fault::Hung(time) => Phrase::new("cli-guest-hung").with("ms", time.as_millis() as i64),
        Fault::Ended(Some(status)) => Phrase::new("cli-guest-ended").with("status", status.clone()),
        Fault::Ended(None) => Phrase::new("cli-guest-closed"),
        Fault::TooLong(bytes) => Phrase::new("cli-guest-too-long").with("bytes", *bytes as i64),
        Fault::NoAnswer(line, why) => Phrase::new("cli-guest-no-answer")
            .with("line", line.clone())
            .with("why", why.clone()),
        Fault::WrongQuestion(n) => {
            Phrase::new("cli-guest-wrong-question").with("answered", n.to_string())
        }
        Fault::Illegal(action) => Phrase::new("cli-guest-illegal").with("action", action.clone()),
    };
    let phrase = Phrase::new("cli-guest-lost")
        .with("bot", bot.to_string())
        .with("seat", i64::from(seat.number()))
        .with("question", lost.question as i64)
        .with("why", why);
    let mut text = speaker.say(&phrase);
    if !lost.stderr.is_empty() {
        text.push('\n');
        text += &speaker.say(&Phrase::new("cli-guest-stderr"));
        for line in &lost.stderr {
            text += "\n    ";
            text += line;
        }
    }
    text
}

/// Fails where somebody wants to know by the exit code that a program lost its seat.
pub fn accept(context: &Context, strict: bool, lost: u64) -> Result<(), Failure> {
    if strict && lost > 0 {
        let phrase = Phrase::new("cli-guest-sum").with("count", lost as i64);
        return Err(Failure::LostSeats(context.say(&phrase)));
    }
    Ok(())
}

/// How many complaints of a series are told in full.
const TOLD: usize = 3;

/// Hears the complaints of a series.
#[derive(Default)]
pub struct Complaints(Mutex<usize>);

impl Complaints {
    /// Tells on standard error which programs lost their seats in this game. After
    /// a few they are only counted: most programs that fail do so in every game.
    pub fn hear(&self, speaker: &dyn Speak, bar: &ProgressBar, game: &FinishedGame) {
        for (seat, (bot, lost)) in game.bots.iter().zip(&game.ending.lost).enumerate() {
            let Some(lost) = lost else { continue };
            let mut count = self.0.lock().expect("nobody panics here");
            *count += 1;
            if *count <= TOLD {
                let head = Phrase::new("cli-guest-game").with("game", game.index as i64 + 1);
                let what = complaint(speaker, &bot.to_string(), Seat(seat as u8), lost);
                let text = format!("{} {what}", speaker.say(&head));
                bar.suspend(|| drop(writeln!(io::stderr().lock(), "{text}")));
            }
        }
    }

    /// Says how many seats were lost in all.
    pub fn sum_up(self, speaker: &dyn Speak) {
        let count = self.0.into_inner().expect("nobody panics here");
        if count > 0 {
            let phrase = Phrase::new("cli-guest-sum").with("count", count as i64);
            let _ = writeln!(io::stderr().lock(), "{}", speaker.say(&phrase));
        }
    }
}
