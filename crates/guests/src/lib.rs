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

use bots::{Bot, Fault, Lost, Random};
pub use process::end_all;
use process::{Heard, Process};
use protocol::{Answer, Choice, Told};
use tabletop::{Game, Seat, Speak, Words};
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
    pub fn new<G: Game>(game: &G, command: &str, seat: Seat, seed: u64, hosting: &Hosting) -> Self {
        let mut guest = Self {
            hosting: hosting.clone(),
            random: Random::new(seed),
            process: None,
            asked: 0,
            lost: None,
        };
        match Process::start(command) {
            Ok(process) => {
                process.tell(&Told::Hello {
                    protocol: protocol::VERSION,
                    game: G::INFO.id,
                    rules_version: G::INFO.rules_version,
                    players: game.seats(),
                    sides: game.sides(),
                    options: &game.options(),
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
    fn ask<G: Words>(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        choices: &[G::Action],
    ) -> Result<G::Action, Fault> {
        let Some(process) = &self.process else {
            return Err(Fault::Ended(None));
        };
        let speaker = &self.hosting.speaker;
        let listed: Vec<Choice> = choices
            .iter()
            .map(|action| Choice {
                action: action.to_string(),
                text: speaker.say(&game.choice(view, seat, action)),
            })
            .collect();
        process.tell(&Told::Decide {
            n: self.asked,
            time_ms: self.hosting.time.as_millis(),
            question: speaker.say(&game.question(view, seat)),
            view: serde_json::to_value(view).expect("views are plain data"),
            choices: &listed,
        });
        let line = match process.hear(Instant::now() + self.hosting.time) {
            Heard::Line(line) => line,
            Heard::TooLong => return Err(Fault::TooLong(process::LONGEST_LINE)),
            Heard::Nothing => return Err(Fault::Hung(self.hosting.time)),
            Heard::End => return Err(Fault::Ended(None)),
        };
        let answer: Answer = serde_json::from_slice(&line).map_err(|error| {
            Fault::NoAnswer(quoted(&String::from_utf8_lossy(&line)), error.to_string())
        })?;
        if answer.n != self.asked {
            return Err(Fault::WrongQuestion(answer.n));
        }
        let taken = listed.iter().position(|one| one.action == answer.action);
        taken
            .map(|index| choices[index])
            .ok_or_else(|| Fault::Illegal(quoted(&answer.action)))
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

impl<G: Words> Bot<G> for Guest {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat, choices: &[G::Action]) -> G::Action {
        self.asked += 1;
        if self.lost.is_none() {
            match self.ask(game, view, seat, choices) {
                Ok(action) => return action,
                Err(fault) => self.lose(fault),
            }
        }
        self.random.pick(choices)
    }

    fn hear_result(&mut self, places: &[u8], scores: &[i32]) {
        if let Some(process) = self.process.take() {
            process.tell(&Told::Over { places, scores });
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
