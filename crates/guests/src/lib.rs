//! Computer players that people bring: any program that reads questions and writes
//! answers, one JSON text a line. `docs/bots.md` is the protocol for those who
//! write one.
//!
//! A [`Guest`] has one process for one seat of one game and is told what a bot of
//! the house is told: the view of its seat and the choices. A program that hangs,
//! ends or answers what it must not loses its seat: the process is ended with all
//! that it started, and a random bot plays on.
#![forbid(unsafe_code)]

mod process;
mod protocol;

use std::time::{Duration, Instant};

use bots::{Fault, Lost, Random};
use catalog::{Asked, Referee};
pub use process::end_all;
use process::{Heard, Process};
use protocol::{Choice, Reply, Request};
use tabletop::{Seat, Speak};
use words::Speaker;

/// How guests are treated.
#[derive(Clone)]
pub struct Hosting {
    /// How long a program may think about a decision.
    pub time: Duration,
    /// Who says the questions and the choices as sentences.
    pub speaker: Speaker,
}

/// How long a program has to end by itself when the game is over.
const FAREWELL: Duration = Duration::from_secs(1);

/// How long to wait for the exit status of a program that has closed its output.
const LAST_WORDS: Duration = Duration::from_millis(200);

/// How much of a line is repeated in a message.
const QUOTED: usize = 200;

/// Whether the program can be started: starts it and ends it again. The error says
/// why not.
pub fn try_start(command: &str) -> Result<(), String> {
    let process = Process::start(command).map_err(|error| error.to_string())?;
    process.end(Duration::ZERO);
    Ok(())
}

/// Makes a [`Guest`] of each program that takes part in a series.
pub fn invite<'a>(
    referee: &'a dyn Referee,
    hosting: &'a Hosting,
) -> impl Fn(&str, Seat, u64) -> Box<dyn catalog::Guest> + Sync + 'a {
    move |command, seat, seed| Box::new(Guest::new(referee, command, seat, seed, hosting))
}

/// A program at one seat of one game.
pub struct Guest {
    hosting: Hosting,
    /// Who plays on when the program has lost its seat.
    random: Random,
    process: Option<Process>,
    /// Questions asked so far.
    asked: u64,
    lost: Option<Lost>,
}

impl Guest {
    /// Starts the program and tells it which game it is at, and which seat it has.
    /// The seed is for the random bot; the program gets none.
    #[must_use]
    pub fn new(
        referee: &dyn Referee,
        command: &str,
        seat: Seat,
        seed: u64,
        hosting: &Hosting,
    ) -> Self {
        let mut guest = Self {
            hosting: hosting.clone(),
            random: Random::new(seed),
            process: None,
            asked: 0,
            lost: None,
        };
        match Process::start(command) {
            Ok(process) => {
                process.send(&Request::Hello {
                    protocol: protocol::VERSION,
                    game: referee.info().id,
                    rules_version: referee.info().rules_version,
                    players: referee.seats(),
                    sides: referee.sides(),
                    options: &referee.options(),
                    seat,
                    language: hosting.speaker.language().code(),
                    time_ms: hosting.time.as_millis(),
                });
                guest.process = Some(process);
            }
            Err(error) => guest.lose(Fault::NotStarted(error.to_string())),
        }
        guest
    }

    /// Asks the program; which of the choices it takes.
    fn ask(&mut self, asked: &Asked) -> Result<usize, Fault> {
        let Some(process) = &self.process else {
            return Err(Fault::Ended(None));
        };
        let speaker = &self.hosting.speaker;
        let listed: Vec<Choice> = asked
            .choices
            .iter()
            .map(|(action, phrase)| Choice {
                action: action.clone(),
                text: speaker.say(phrase),
            })
            .collect();
        process.send(&Request::Decide {
            n: self.asked,
            time_ms: self.hosting.time.as_millis(),
            question: speaker.say(&asked.question),
            view: &asked.view,
            choices: &listed,
        });
        let line = match process.hear(Instant::now() + self.hosting.time) {
            Heard::Line(line) => line,
            Heard::TooLong => return Err(Fault::TooLong(process::LONGEST_LINE)),
            Heard::Nothing => return Err(Fault::Hung(self.hosting.time)),
            Heard::End => return Err(Fault::Ended(None)),
        };
        let answer: Reply = serde_json::from_slice(&line).map_err(|error| {
            Fault::NoAnswer(quoted(&String::from_utf8_lossy(&line)), error.to_string())
        })?;
        if answer.n != self.asked {
            return Err(Fault::WrongQuestion(answer.n));
        }
        let action = catalog::as_recorded(&answer.action);
        let taken = listed.iter().position(|one| one.action == action);
        taken.ok_or_else(|| Fault::Illegal(quoted(&answer.action)))
    }

    /// Ends the program; from now on a random bot plays.
    fn lose(&mut self, fault: Fault) {
        let (status, stderr) = match self.process.take() {
            Some(process) if matches!(fault, Fault::Ended(_)) => process.end(LAST_WORDS),
            Some(process) => process.end(Duration::ZERO),
            None => (None, Vec::new()),
        };
        self.lost = Some(Lost {
            question: self.asked,
            fault: match fault {
                Fault::Ended(_) => Fault::Ended(status),
                other => other,
            },
            stderr: stderr.iter().map(|line| quoted(line)).collect(),
        });
    }
}

impl catalog::Guest for Guest {
    fn choose(&mut self, asked: &Asked) -> usize {
        self.asked += 1;
        if self.lost.is_none() {
            match self.ask(asked) {
                Ok(taken) => return taken,
                Err(fault) => self.lose(fault),
            }
        }
        self.random.index(asked.choices.len())
    }

    fn hear_result(&mut self, places: &[u8], scores: &[i32]) {
        if let Some(process) = self.process.take() {
            process.send(&Request::Over { places, scores });
            process.end(FAREWELL);
        }
    }

    fn lost(&self) -> Option<&Lost> {
        self.lost.as_ref()
    }
}

/// The beginning of what a program wrote, without anything that a terminal would obey.
fn quoted(text: &str) -> String {
    let plain = |letter: char| if letter.is_control() { ' ' } else { letter };
    let mut quoted: String = text.trim().chars().take(QUOTED).map(plain).collect();
    if text.trim().chars().nth(QUOTED).is_some() {
        quoted.push('…');
    }
    quoted
}
