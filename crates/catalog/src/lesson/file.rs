//! The files of lessons as they are written: the texts of a step stand beside its other
//! fields.

use std::collections::BTreeMap;

use serde::Deserialize;
use tabletop::Seat;

use super::{Lesson, LessonStep, Scripted, Texts, Tip, Wrong};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CoachFile {
    #[serde(default)]
    pub tip: Vec<Tip>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TipFile {
    question: String,
    en: String,
    es: String,
    fr: String,
}

impl From<TipFile> for Tip {
    fn from(file: TipFile) -> Self {
        let TipFile {
            question,
            en,
            es,
            fr,
        } = file;
        Self {
            question,
            text: Texts { en, es, fr },
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WrongFile {
    of: Vec<String>,
    en: String,
    es: String,
    fr: String,
}

impl From<WrongFile> for Wrong {
    fn from(file: WrongFile) -> Self {
        let WrongFile { of, en, es, fr } = file;
        Self {
            of,
            text: Texts { en, es, fr },
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepFile {
    id: String,
    #[serde(default)]
    rules: Vec<String>,
    #[serde(default)]
    spotlight: Vec<String>,
    en: String,
    es: String,
    fr: String,
    #[serde(default)]
    choose: Vec<String>,
    #[serde(default)]
    then: Vec<Scripted>,
    #[serde(default)]
    wrong: Vec<Wrong>,
}

impl From<StepFile> for LessonStep {
    fn from(file: StepFile) -> Self {
        Self {
            id: file.id,
            rules: file.rules,
            spotlight: file.spotlight,
            text: Texts {
                en: file.en,
                es: file.es,
                fr: file.fr,
            },
            choose: file.choose,
            then: file.then,
            wrong: file.wrong,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LessonFile {
    order: u8,
    minutes: u8,
    title: Texts,
    about: Texts,
    players: u8,
    seat: Seat,
    seed: u64,
    #[serde(default)]
    options: BTreeMap<String, String>,
    #[serde(default)]
    before: Vec<Scripted>,
    step: Vec<StepFile>,
}

impl LessonFile {
    pub fn named(self, id: &str) -> Lesson {
        Lesson {
            id: id.to_string(),
            order: self.order,
            minutes: self.minutes,
            title: self.title,
            about: self.about,
            players: self.players,
            seat: self.seat,
            seed: self.seed,
            options: self.options.into_iter().collect(),
            before: self.before,
            steps: self.step.into_iter().map(LessonStep::from).collect(),
        }
    }
}
