//! Lessons: guided first games, and what a coach says of each kind of question.
//!
//! A game brings a file for each chapter (`lessons/first-game.toml`) and one for the coach
//! (`lessons/coach.toml`). A lesson is a list of actions of a real game, with texts in
//! between: how many actions were played says where a learner is.

mod file;

use serde::Deserialize;
use tabletop::{Options, Seat};
use words::Language;

use self::file::{CoachFile, LessonFile, TipFile, WrongFile};
use crate::{DynGame, Match, is_draft};

/// The file with what the coach says.
pub const COACH: &str = "coach.toml";

/// The lessons of a game, in order, and its coach.
#[derive(Clone, Debug, Default)]
pub struct Lessons {
    /// The chapters, in order.
    pub chapters: Vec<Lesson>,
    /// What the coach says.
    pub tips: Vec<Tip>,
}

/// Why lessons cannot be read: a mistake in the files of a game.
#[derive(Clone, Debug, thiserror::Error)]
pub enum LessonProblem {
    /// A file is no lesson.
    #[error("{file}: {why}")]
    File {
        /// The file.
        file: String,
        /// What is wrong, with its line.
        why: toml::de::Error,
    },
    /// A file is not named as lessons are.
    #[error("{0}: files of lessons are named in lower case, with hyphens, and end in .toml")]
    Name(String),
}

/// A text in every language.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Texts {
    /// In English.
    pub en: String,
    /// In Spanish.
    pub es: String,
    /// In French.
    pub fr: String,
}

impl Texts {
    /// The text in a language.
    #[must_use]
    pub fn of(&self, language: Language) -> &str {
        match language {
            Language::En => &self.en,
            Language::Es => &self.es,
            Language::Fr => &self.fr,
        }
    }
}

/// What the coach says the first time a kind of question is asked.
#[derive(Clone, Debug, Deserialize)]
#[serde(from = "TipFile")]
pub struct Tip {
    /// The message key of the question.
    pub question: String,
    /// What it is about.
    pub text: Texts,
}

/// One chapter.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Its name: that of its file.
    pub id: String,
    /// Its place among the chapters.
    pub order: u8,
    /// How long it takes.
    pub minutes: u8,
    /// What it is called.
    pub title: Texts,
    /// What it is about, in a sentence.
    pub about: Texts,
    /// How many people play.
    pub players: u8,
    /// Where the learner sits; novice bots sit at the others.
    pub seat: Seat,
    /// The seed of the dice.
    pub seed: u64,
    /// The options of the game.
    pub options: Options,
    /// What is played before the first step.
    pub before: Vec<Scripted>,
    /// The steps.
    pub steps: Vec<LessonStep>,
}

/// Something to read, or to read and do.
#[derive(Clone, Debug)]
pub struct LessonStep {
    /// Its name, unique in the lesson.
    pub id: String,
    /// The rules it teaches.
    pub rules: Vec<String>,
    /// The elements of the board it speaks of.
    pub spotlight: Vec<String>,
    /// What it says.
    pub text: Texts,
    /// The actions that are right; none where it is only to be read.
    pub choose: Vec<String>,
    /// What is played afterwards.
    pub then: Vec<Scripted>,
    /// What is said of other choices.
    pub wrong: Vec<Wrong>,
}

/// An action that a lesson plays by itself.
#[derive(Clone, Debug, Deserialize)]
#[serde(from = "String")]
pub struct Scripted {
    /// Who plays it, where it is written: `2 stay`. Otherwise the first who owes an answer
    /// and may play it.
    pub seat: Option<Seat>,
    /// The action in notation.
    pub action: String,
}

impl From<String> for Scripted {
    fn from(text: String) -> Self {
        let told = text.split_once(' ').and_then(|(seat, action)| {
            let seat = seat.parse().ok().and_then(Seat::from_number)?;
            Some((seat, action.to_string()))
        });
        match told {
            Some((seat, action)) => Self {
                seat: Some(seat),
                action,
            },
            None => Self {
                seat: None,
                action: text,
            },
        }
    }
}

impl Scripted {
    /// Who plays this now: the seat that is written, or whoever goes on with a draft, or
    /// the first who owes an answer and may play it. Nothing where nobody may.
    #[must_use]
    pub fn player(&self, game: &dyn Match, drafting: Option<Seat>) -> Option<Seat> {
        let mut seats = drafting.into_iter().chain(game.owing().iter());
        seats.find(|&seat| {
            self.seat.is_none_or(|told| told == seat)
                && game.copy().play(seat, &self.action).is_ok()
        })
    }
}

/// A kind word about a choice that is not wanted now.
#[derive(Clone, Debug, Deserialize)]
#[serde(from = "WrongFile")]
pub struct Wrong {
    /// The actions it speaks of; `*` at the end stands for any rest.
    pub of: Vec<String>,
    /// What it says.
    pub text: Texts,
}

impl Wrong {
    /// Whether it speaks of this action.
    #[must_use]
    pub fn matches(&self, action: &str) -> bool {
        self.of.iter().any(|pattern| matches(pattern, action))
    }
}

/// Whether an action fits a pattern.
#[must_use]
pub fn matches(pattern: &str, action: &str) -> bool {
    match pattern.strip_suffix('*') {
        Some(beginning) => action.starts_with(beginning),
        None => pattern == action,
    }
}

/// Where a learner is after some actions.
#[derive(Clone, Copy, Debug)]
pub enum Moment<'a> {
    /// The lesson plays this by itself.
    Played(&'a Scripted),
    /// The learner reads these steps one after the other; the last may have a choice.
    Steps {
        /// The index of the first among all steps.
        first: usize,
        /// The steps.
        steps: &'a [LessonStep],
    },
    /// The lesson is over.
    Over,
}

impl LessonStep {
    /// Whether the learner has something to do.
    #[must_use]
    pub fn has_choice(&self) -> bool {
        !self.choose.is_empty()
    }

    /// What is said of a choice that is not wanted, if there is something to say.
    #[must_use]
    pub fn wrong(&self, action: &str) -> Option<&Wrong> {
        self.wrong.iter().find(|wrong| wrong.matches(action))
    }

    /// How many actions it has.
    fn length(&self) -> usize {
        usize::from(self.has_choice()) + self.then.len()
    }

    /// What is played by itself after so many actions of this step.
    fn scripted(&self, played: usize) -> Option<&Scripted> {
        let done = usize::from(self.has_choice());
        self.then.get(played.checked_sub(done)?)
    }
}

impl Lesson {
    /// How many actions it has.
    #[must_use]
    pub fn length(&self) -> usize {
        self.before.len() + self.steps.iter().map(LessonStep::length).sum::<usize>()
    }

    /// How many steps the learner has done after so many actions.
    #[must_use]
    pub fn steps_before(&self, played: usize) -> usize {
        let mut at = self.before.len();
        let done = |step: &&LessonStep| {
            let is_done = at < played;
            at += step.length();
            is_done
        };
        self.steps.iter().take_while(done).count()
    }

    /// Where a learner is after so many actions.
    #[must_use]
    pub fn moment(&self, played: usize) -> Moment<'_> {
        if let Some(scripted) = self.before.get(played) {
            return Moment::Played(scripted);
        }
        let (mut at, mut first) = (self.before.len(), None);
        for (index, step) in self.steps.iter().enumerate() {
            if at == played {
                let first = *first.get_or_insert(index);
                if step.has_choice() || index + 1 == self.steps.len() {
                    let steps = &self.steps[first..=index];
                    return Moment::Steps { first, steps };
                }
            } else if let Some(scripted) = step.scripted(played - at) {
                return Moment::Played(scripted);
            }
            at += step.length();
        }
        Moment::Over
    }
}

impl Lessons {
    /// The lessons of a game.
    ///
    /// # Errors
    /// When a file cannot be read.
    pub fn of(game: &dyn DynGame) -> Result<Self, LessonProblem> {
        Self::read(game.lessons())
    }

    /// The lessons in these files, each with its name.
    ///
    /// # Errors
    /// When one cannot be read.
    pub fn read(files: &[(&str, &str)]) -> Result<Self, LessonProblem> {
        let mut lessons = Self::default();
        for &(file, text) in files {
            let problem = |why| LessonProblem::File {
                file: file.to_string(),
                why,
            };
            if file == COACH {
                let coach: CoachFile = toml::from_str(text).map_err(problem)?;
                lessons.tips = coach.tip;
            } else {
                let id = chapter_id(file).ok_or_else(|| LessonProblem::Name(file.to_string()))?;
                let lesson: LessonFile = toml::from_str(text).map_err(problem)?;
                lessons.chapters.push(lesson.named(id));
            }
        }
        lessons.chapters.sort_by_key(|lesson| lesson.order);
        Ok(lessons)
    }

    /// The chapter of this name.
    #[must_use]
    pub fn chapter(&self, id: &str) -> Option<&Lesson> {
        self.chapters.iter().find(|lesson| lesson.id == id)
    }

    /// What the coach says of a question.
    #[must_use]
    pub fn tip(&self, question: &str) -> Option<&Tip> {
        self.tips.iter().find(|tip| tip.question == question)
    }
}

/// `first-game` of `first-game.toml`.
fn chapter_id(file: &str) -> Option<&str> {
    let id = file.strip_suffix(".toml")?;
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    (!id.is_empty() && id.chars().all(plain)).then_some(id)
}

/// Plays an action of a lesson on a game: who played it, and whether that one's draft goes on.
///
/// # Errors
/// When nobody may play it.
pub fn play_scripted(
    game: &mut Box<dyn Match>,
    scripted: &Scripted,
    drafting: Option<Seat>,
) -> Result<(Seat, bool), NobodyMay> {
    let nobody = || NobodyMay(scripted.action.clone());
    let seat = scripted.player(&**game, drafting).ok_or_else(nobody)?;
    let before = game.copy();
    game.play(seat, &scripted.action).map_err(|_| nobody())?;
    Ok((seat, is_draft(&*before, &**game, seat)))
}

/// Nobody may play an action of a lesson.
#[derive(Clone, Debug, thiserror::Error)]
#[error("nobody may play {0:?} here")]
pub struct NobodyMay(String);

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = r#"
        order = 1
        minutes = 5
        title = { en = "One", es = "Uno", fr = "Un" }
        about = { en = "a", es = "b", fr = "c" }
        players = 2
        seat = 1
        seed = 7
        before = ["2 a", "b"]
        [[step]]
        id = "hello"
        en = "x"
        es = "y"
        fr = "z"
        [[step]]
        id = "do"
        en = "x"
        es = "y"
        fr = "z"
        choose = ["c"]
        then = ["d"]
        [[step.wrong]]
        of = ["e", "f>*"]
        en = "x"
        es = "y"
        fr = "z"
        [[step]]
        id = "bye"
        en = "x"
        es = "y"
        fr = "z"
    "#;

    fn lesson() -> Lesson {
        let lessons = Lessons::read(&[("first-game.toml", FILE)]).expect("a lesson");
        lessons.chapter("first-game").expect("its name").clone()
    }

    #[test]
    fn the_actions_played_say_where_a_learner_is() {
        let lesson = lesson();
        let told = |played| match lesson.moment(played) {
            Moment::Played(scripted) => scripted.action.clone(),
            Moment::Steps { first, steps } => format!("{first}+{}", steps.len()),
            Moment::Over => "over".to_string(),
        };
        let all: Vec<String> = (0..=5).map(told).collect();
        assert_eq!(all, ["a", "b", "0+2", "d", "2+1", "over"]);
        assert_eq!(lesson.length(), 4);
        assert_eq!(lesson.before[0].seat.map(Seat::number), Some(2));
    }

    #[test]
    fn a_reason_is_found_by_its_pattern() {
        let step = &lesson().steps[1];
        assert!(step.wrong("e").is_some() && step.wrong("f>g").is_some());
        assert!(step.wrong("ee").is_none() && step.wrong("f").is_none());
    }

    #[test]
    fn a_mistake_names_its_file() {
        let read = |file, text: &str| Lessons::read(&[(file, text)]).unwrap_err().to_string();
        assert!(read("solo.toml", "order = 1\nwhat = 2").starts_with("solo.toml: "));
        let french = FILE.replace("fr = \"z\"", "");
        assert!(read("a.toml", &french).contains("missing field `fr`"));
        assert!(read("Solo.toml", FILE).contains("lower case"));
    }
}
