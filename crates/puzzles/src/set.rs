//! The file of a set of puzzles: JSON lines, of which the first says how it was made and each
//! further one is a game with the puzzles that were found in it.

use std::sync::Arc;

use catalog::{
    Answer, BotKind, DynBot, DynGame, Match, PositionHash, Referee, explain_setup, is_draft,
};
use serde::{Deserialize, Serialize};
use tabletop::{Options, Seat};

/// What is written here may change its meaning with this number.
pub const VERSION: u32 = 1;

/// The bots that try every puzzle, the weakest first.
pub const BOTS: [BotKind; 4] = [
    BotKind::Novice,
    BotKind::Greedy,
    BotKind::Skilled,
    BotKind::Strong,
];

/// How a set was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the format.
    pub puzzles: u32,
    /// The command that makes it.
    pub made_by: String,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The hash of the printed figures.
    pub figures: String,
    /// The seed of the whole set.
    pub seed: u64,
    /// The tables at which the games were played, one after the other.
    pub tables: Vec<Table>,
}

/// How a game is set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// How many people play.
    pub players: u8,
    /// The options that are not as usual.
    pub options: Options,
}

/// A game that was played, and what was found in it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// Which game of the set.
    pub game: u64,
    /// The seed of its dice.
    pub seed: u64,
    /// What was played up to the last puzzle, as `seat answer`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<String>,
    /// The puzzles, in the order of the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub puzzles: Vec<Puzzle>,
}

/// A position with one best answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// After how many actions of its game.
    pub at: usize,
    /// The seat that is asked.
    pub seat: Seat,
    /// How hard it is, from 1 to 5.
    pub difficulty: u8,
    /// How many of four bots of each level ([`BOTS`]) missed it.
    pub missed: [u8; BOTS.len()],
    /// The chance to win after the best answer.
    pub chance: f64,
    /// The answers, the best first. Where the answer is a plan of several steps these are
    /// plans that the computer looked at; else they are all answers there are.
    pub ways: Vec<Way>,
}

/// An answer, and how much less it brings than the best one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Way {
    /// The answer in notation.
    pub answer: String,
    /// What the seat would do next in the same turn, in notation; empty if nothing.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub then: String,
    /// How many points less the lead at the end is.
    #[serde(default, skip_serializing_if = "Value::is_nothing")]
    pub points: Value,
    /// How much less the chance to win is.
    #[serde(default, skip_serializing_if = "Value::is_nothing")]
    pub chance: Value,
    /// How many points less come from which source, where it is worth naming.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<(u8, f64)>,
}

/// A mean with its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Value(pub f64, pub f64);

impl Value {
    fn is_nothing(&self) -> bool {
        *self == Self::default()
    }

    /// Whether it is above zero by more than three standard errors.
    #[must_use]
    pub fn is_proved(self) -> bool {
        self.0 > 3.0 * self.1
    }
}

impl Way {
    /// The answer and what follows it, as one line of play.
    #[must_use]
    pub fn line(&self) -> Answer {
        let answer = Answer::new(&*self.answer);
        if self.then.is_empty() {
            answer
        } else {
            answer.then(&self.then)
        }
    }
}

impl Puzzle {
    /// The best answer.
    #[must_use]
    pub fn solution(&self) -> &Way {
        &self.ways[0]
    }

    /// How many points the second best answer is behind.
    #[must_use]
    pub fn margin(&self) -> f64 {
        let others = self.ways[1..].iter().map(|way| way.points.0);
        others.fold(f64::INFINITY, f64::min)
    }

    /// How hard a puzzle is that these bots missed, and in which the second best answer is
    /// so many points behind.
    #[must_use]
    pub fn rate(missed: [u8; BOTS.len()], margin: f64) -> u8 {
        let [_, _, skilled, strong] = missed;
        let harder = (skilled + strong).div_ceil(2);
        let obvious = u8::from(margin >= OBVIOUS);
        (1 + harder).saturating_sub(obvious).clamp(1, 5)
    }
}

/// So many points are easier to see.
const OBVIOUS: f64 = 5.0;

/// A set of puzzles.
#[derive(Clone, Debug, PartialEq)]
pub struct Set {
    /// How it was made.
    pub header: Header,
    /// The games, in order.
    pub games: Vec<Played>,
}

/// The opened box, and the game in the position of a puzzle.
pub type Rebuilt = (Arc<dyn Referee>, Box<dyn Match>);

/// Why a set cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum SetProblem {
    /// There is no first line.
    #[error("the first line is missing")]
    Empty,
    /// A line is not what it should be.
    #[error("line {line}: {why}")]
    Line {
        /// Counted from 1.
        line: usize,
        /// What is wrong.
        why: serde_json::Error,
    },
    /// It was written by another version of the program.
    #[error("the set has version {0}, this program reads {VERSION}")]
    Version(u32),
}

/// Why a position cannot be rebuilt.
#[derive(Debug, thiserror::Error)]
pub enum PuzzleProblem {
    /// The box cannot be opened so.
    #[error("{0}")]
    Setup(String),
    /// The rules or the figures have changed since.
    #[error("the set was made by other rules or figures")]
    Outdated,
    /// An action is not possible.
    #[error("action {0} is not possible")]
    Action(usize),
}

impl Set {
    /// Reads a set. A last line that was not finished is left out.
    ///
    /// # Errors
    /// With the line and what is wrong there.
    pub fn read(text: &str) -> Result<Self, SetProblem> {
        let whole = |line: &(usize, &str)| line.1.ends_with('\n');
        let mut lines = text.split_inclusive('\n').enumerate().filter(whole);
        let wrong = |line: usize| {
            move |why| SetProblem::Line {
                line: line + 1,
                why,
            }
        };
        let (_, first) = lines.next().ok_or(SetProblem::Empty)?;
        let header: Header = serde_json::from_str(first).map_err(wrong(0))?;
        if header.puzzles != VERSION {
            return Err(SetProblem::Version(header.puzzles));
        }
        let games = lines.map(|(line, text)| serde_json::from_str(text).map_err(wrong(line)));
        Ok(Self {
            header,
            games: games.collect::<Result<_, _>>()?,
        })
    }

    /// All puzzles with the games they come from, in the order of the file.
    pub fn puzzles(&self) -> impl Iterator<Item = (&Played, &Puzzle)> {
        let games = self.games.iter();
        games.flat_map(|game| game.puzzles.iter().map(move |puzzle| (game, puzzle)))
    }

    /// Rebuilds the position of a puzzle by the rules.
    ///
    /// # Errors
    /// When the rules have changed, or refuse what was played.
    pub fn rebuild(
        &self,
        entry: &dyn DynGame,
        played: &Played,
        puzzle: &Puzzle,
    ) -> Result<Rebuilt, PuzzleProblem> {
        let table = &self.header.tables[played.game as usize % self.header.tables.len()];
        let referee = entry
            .open(None, table.players, &table.options)
            .map_err(|why| PuzzleProblem::Setup(explain_setup(&why)))?;
        let same = referee.info().rules_version == self.header.rules
            && referee.figures_hash() == self.header.figures;
        if !same {
            return Err(PuzzleProblem::Outdated);
        }
        let mut game = referee.start(tabletop::Dice::from_seed(played.seed));
        for n in 0..puzzle.at {
            let action = played.actions.get(n);
            let action = action.and_then(|action| action.split_once(' '));
            let done = action.and_then(|(seat, answer)| {
                let seat = Seat(seat.parse::<u8>().ok()?.checked_sub(1)?);
                game.play(seat, answer).ok()
            });
            done.ok_or(PuzzleProblem::Action(n + 1))?;
        }
        Ok((referee, game))
    }
}

/// The index of the answer among `answers` that a bot gives; nothing where it is none of
/// them. Plans that lay out the same are one.
pub fn answer_of(
    game: &dyn Match,
    seat: Seat,
    bot: &mut dyn DynBot,
    answers: &[&str],
) -> Option<usize> {
    if game.drafting(seat) {
        let answer = Answer::of_bot(game, seat, bot);
        let laid = outcome_of(game, seat, answer.notation());
        return answers
            .iter()
            .position(|one| outcome_of(game, seat, one) == laid);
    }
    let mut after = game.copy();
    let mut given: Option<Answer> = None;
    loop {
        let action = after.ask(seat, bot);
        let so_far = match given {
            None => Answer::new(&*action),
            Some(before) => before.then(&action),
        };
        let text = so_far.notation();
        if let Some(index) = answers.iter().position(|answer| *answer == text) {
            return Some(index);
        }
        let goes_on = answers.iter().any(|answer| {
            let rest = answer.strip_prefix(text);
            rest.is_some_and(|rest| rest.starts_with(';'))
        });
        if !goes_on || after.play(seat, &action).is_err() {
            return None;
        }
        given = Some(so_far);
    }
}

/// A hash of what an answer leads to, to know equal plans by; nothing when it is refused.
pub(crate) fn outcome_of(game: &dyn Match, seat: Seat, answer: &str) -> Option<String> {
    let mut after = game.copy();
    after.play(seat, answer).ok()?;
    (!is_draft(game, &*after, seat)).then(|| after.digest(PositionHash::default()))
}
