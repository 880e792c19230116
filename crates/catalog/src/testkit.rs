//! For the tests of a game's lessons: every lesson is played through, and what disagrees
//! with the rules, the texts or the board is named.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use roxmltree::Document;
use serde::Deserialize;
use tabletop::{Advice, Dice, Draw, Options, Seat, Study};
use words::{
    Language,
    testkit::{drawing::Keys, entries, french_mistake},
};

use crate::{
    BenchSpec, DynGame, Lesson, LessonStep, Lessons, Match, Moment, Referee, Texts, entry::Entry,
    lesson::matches, play_scripted, read_rules,
};

/// How long a text may be, in letters.
const LONGEST: usize = 240;
/// How many steps that are only to be read may follow each other.
const MOST_TEXTS: usize = 3;
/// How many random games are played at each table to meet every question.
const GAMES: u64 = 12;

/// Checks the lessons of a game: its `folder` has these files and no others, every lesson
/// can be played to its end as it is written, and the coach has a tip for every question
/// that random games at these tables ask. Where `how-to-play/questions.toml` says which
/// lesson answers a question, there is such a step.
///
/// # Panics
/// With all that is wrong, each with its file and step.
#[track_caller]
pub fn check_lessons<G: Draw + Advice + Study>(
    folder: &Path,
    tables: impl IntoIterator<Item = (u8, Options)>,
) {
    let game = Entry::<G>::new(BenchSpec::plain(2));
    let mut mistakes = files_in_no_list(folder, game.lessons());
    match Lessons::of(&game) {
        Err(problem) => mistakes.push(problem.to_string()),
        Ok(lessons) => {
            for lesson in &lessons.chapters {
                mistakes.extend(lesson_mistakes(&game, lesson));
            }
            mistakes.extend(orders(&lessons));
            mistakes.extend(questions(&game, &lessons));
            if !lessons.tips.is_empty() {
                let known = entries::<G>();
                let known = known[&Language::En].keys().cloned().collect();
                mistakes.extend(tips(&game, &lessons, &known, tables));
            }
        }
    }
    let count = mistakes.len();
    assert!(count == 0, "{count} mistakes:\n{}", mistakes.join("\n"));
}

/// What is wrong with a lesson, each mistake with its file and step: it is played through.
#[must_use]
pub fn lesson_mistakes(game: &dyn DynGame, lesson: &Lesson) -> Vec<String> {
    Checked::new(game, lesson).mistakes
}

/// The files that the game does not hand out.
fn files_in_no_list(folder: &Path, listed: &[(&str, &str)]) -> Vec<String> {
    let Ok(files) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let names = files.map(|file| file.expect("a file").file_name());
    let names = names.map(|name| name.to_string_lossy().into_owned());
    let lost = names.filter(|name| !listed.iter().any(|(known, _)| known == name));
    lost.map(|name| format!("{name}: not in the list of src/words/lessons.rs"))
        .collect()
}

/// Chapters that have the same place.
fn orders(lessons: &Lessons) -> Vec<String> {
    let mut places = BTreeMap::new();
    let mut mistakes = Vec::new();
    for lesson in &lessons.chapters {
        if let Some(other) = places.insert(lesson.order, &lesson.id) {
            let id = &lesson.id;
            mistakes.push(format!("{id}.toml: `order` is the same as of {other}.toml"));
        }
    }
    mistakes
}

/// What a newcomer should be able to answer, and where the lessons answer it.
#[derive(Deserialize)]
struct Questions {
    question: Vec<Question>,
}

#[derive(Deserialize)]
struct Question {
    en: String,
    rules: Vec<String>,
    /// The chapter and the step: `first-game/aim`.
    lesson: Option<String>,
}

/// The questions of a newcomer that name a step which no lesson has, or which teaches none of
/// the rules that answer them.
fn questions(game: &dyn DynGame, lessons: &Lessons) -> Vec<String> {
    let Some(text) = game.how_to_play("questions.toml") else {
        return Vec::new();
    };
    let questions: Questions = match toml::from_str(text) {
        Ok(questions) => questions,
        Err(why) => return vec![format!("questions.toml: {why}")],
    };
    let answers = |place: &str| {
        let (chapter, step) = place.split_once('/')?;
        let mut steps = lessons.chapter(chapter)?.steps.iter();
        steps.find(|known| known.id == step)
    };
    let lost = questions.question.iter().filter_map(|question| {
        let place = question.lesson.as_deref()?;
        let text = &question.en;
        let mistake = match answers(place) {
            None => "there is no step",
            Some(step) if !question.rules.iter().any(|rule| step.rules.contains(rule)) => {
                "none of its rules is in the step"
            }
            Some(_) => return None,
        };
        Some(format!("questions.toml, {text:?}: {mistake} {place:?}"))
    });
    lost.collect()
}

/// What is wrong with a text.
fn text_mistakes(texts: &Texts) -> Vec<String> {
    let mut mistakes = Vec::new();
    for language in Language::ALL {
        let (text, code) = (texts.of(language), language.code());
        let length = text.chars().count();
        if text.trim().is_empty() {
            mistakes.push(format!("the text in {code} is empty"));
        }
        if length > LONGEST {
            mistakes.push(format!(
                "the text in {code} has {length} letters, {LONGEST} at most: {text:?}"
            ));
        }
    }
    if let Some(sign) = french_mistake(&texts.fr) {
        mistakes.push(format!("{sign:?} in French: {:?}", texts.fr));
    }
    mistakes
}

/// What is wrong with the tips of the coach.
fn tips(
    game: &dyn DynGame,
    lessons: &Lessons,
    known: &BTreeSet<String>,
    tables: impl IntoIterator<Item = (u8, Options)>,
) -> Vec<String> {
    let mut mistakes = Vec::new();
    let mut told = BTreeSet::new();
    for tip in &lessons.tips {
        let question = &tip.question;
        if !known.contains(question) {
            mistakes.push(format!("coach.toml: there is no message {question:?}"));
        }
        if !told.insert(question.clone()) {
            mistakes.push(format!("coach.toml: two tips for {question:?}"));
        }
        let wrong = text_mistakes(&tip.text).into_iter();
        mistakes.extend(wrong.map(|what| format!("coach.toml, {question}: {what}")));
    }
    for (players, options) in tables {
        let referee = game.open(None, players, &options).expect("a table");
        for seed in 0..GAMES {
            for question in asked(&*referee, seed) {
                if told.insert(question.to_string()) {
                    mistakes.push(format!("coach.toml: no tip for {question:?}"));
                }
            }
        }
    }
    mistakes
}

/// The questions that are asked in a random game.
fn asked(referee: &dyn Referee, seed: u64) -> BTreeSet<&'static str> {
    let mut game = referee.start(Dice::from_seed(seed));
    let mut bot = referee.bot(crate::BotKind::Random, seed, crate::Limits::default());
    let mut questions = BTreeSet::new();
    while let Some(seat) = game.owing().lowest() {
        questions.insert(game.question(seat).key);
        let action = game.ask(seat, &mut *bot);
        game.play(seat, &action).expect("what a bot plays is legal");
    }
    questions
}

/// A lesson that is being played through.
struct Checked<'a> {
    lesson: &'a Lesson,
    /// The numbers of all rules.
    rules: BTreeSet<String>,
    names: Vec<String>,
    mistakes: Vec<String>,
}

impl<'a> Checked<'a> {
    fn new(game: &dyn DynGame, lesson: &'a Lesson) -> Self {
        let rules = read_rules(game.rules()).into_iter();
        let mut checked = Self {
            lesson,
            rules: rules.map(|rule| rule.id).collect(),
            names: words::testkit::names(4),
            mistakes: Vec::new(),
        };
        checked.check_texts();
        match game.open(None, lesson.players, &lesson.options) {
            Err(problem) => checked.wrong(None, crate::explain_setup(&problem)),
            Ok(referee) if lesson.seat.number() > referee.seats() => {
                checked.wrong(None, format!("there is no seat {}", lesson.seat.number()));
            }
            Ok(referee) => checked.play(&*referee),
        }
        checked
    }

    fn wrong(&mut self, step: Option<&LessonStep>, what: impl AsRef<str>) {
        let (id, what) = (&self.lesson.id, what.as_ref());
        let at = step.map_or_else(String::new, |step| format!(", step {:?}", step.id));
        self.mistakes.push(format!("{id}.toml{at}: {what}"));
    }

    /// Texts, names and numbers, which need no game.
    fn check_texts(&mut self) {
        for texts in [&self.lesson.title, &self.lesson.about] {
            for what in text_mistakes(texts) {
                self.wrong(None, format!("`title` or `about`: {what}"));
            }
        }
        if self.lesson.steps.is_empty() {
            self.wrong(None, "no steps");
        }
        let (mut ids, mut in_a_row) = (BTreeSet::new(), 0);
        for step in &self.lesson.steps {
            if !ids.insert(&step.id) {
                self.wrong(Some(step), "another step has the same id");
            }
            let reasons = step.wrong.iter().map(|wrong| &wrong.text);
            for what in [&step.text]
                .into_iter()
                .chain(reasons)
                .flat_map(text_mistakes)
            {
                self.wrong(Some(step), what);
            }
            if step.has_choice() && step.rules.is_empty() {
                self.wrong(Some(step), "it names no rule");
            }
            for rule in &step.rules {
                if !self.rules.contains(rule) {
                    self.wrong(Some(step), format!("there is no rule {rule}"));
                }
            }
            let follows = !step.then.is_empty() || !step.wrong.is_empty();
            if follows && !step.has_choice() {
                self.wrong(Some(step), "`then` or `wrong` without `choose`");
            }
            in_a_row = if step.has_choice() { 0 } else { in_a_row + 1 };
            if in_a_row > MOST_TEXTS {
                self.wrong(Some(step), format!("more than {MOST_TEXTS} texts in a row"));
            }
        }
    }

    /// Plays the lesson to its end, and once more with each alternative.
    fn play(&mut self, referee: &dyn Referee) {
        if !self.play_with(referee, None) {
            return;
        }
        for (index, step) in self.lesson.steps.iter().enumerate() {
            for other in step.choose.iter().skip(1) {
                self.play_with(referee, Some((index, other)));
            }
        }
    }

    /// Plays the lesson to its end, perhaps with another choice in one step, and says whether it could be.
    fn play_with(&mut self, referee: &dyn Referee, other: Option<(usize, &str)>) -> bool {
        let lesson = self.lesson;
        let mut game = referee.start(Dice::from_seed(lesson.seed));
        let (mut played, mut drafting) = (0, None);
        // Whether the draft that is open was begun by the learner's own choice.
        let mut chosen = false;
        // The step whose actions are being played.
        let mut current: Option<&LessonStep> = None;
        loop {
            match lesson.moment(played) {
                Moment::Over => return true,
                Moment::Played(scripted) => match play_scripted(&mut game, scripted, drafting) {
                    Ok((seat, _)) if drafting.is_some_and(|who| who != seat) => {
                        let what = format!("{:?} is played while a draft is open", scripted.action);
                        self.wrong(current, what);
                        return false;
                    }
                    Ok((seat, goes_on)) => {
                        chosen &= drafting.is_some();
                        drafting = goes_on.then_some(seat);
                    }
                    Err(problem) => {
                        let what = format!("{}{problem}{}", with(other), asked_now(&*game));
                        self.wrong(current, what);
                        return false;
                    }
                },
                Moment::Steps { first, steps } => {
                    if drafting.is_some() && !chosen {
                        let what = "a draft that the lesson begins by itself goes on to its end";
                        self.wrong(current, what);
                        return false;
                    }
                    for (n, step) in steps.iter().enumerate() {
                        if !self.check_step(&*game, step, other) {
                            return false;
                        }
                        if !step.has_choice() {
                            continue;
                        }
                        current = Some(step);
                        chosen = true;
                        let choice = match other {
                            Some((index, choice)) if index == first + n => choice,
                            _ => &step.choose[0],
                        };
                        let scripted = crate::Scripted {
                            seat: Some(lesson.seat),
                            action: choice.to_string(),
                        };
                        match play_scripted(&mut game, &scripted, drafting) {
                            Ok((seat, goes_on)) => drafting = goes_on.then_some(seat),
                            Err(_) => {
                                let what = format!("{}{choice:?} is not legal", with(other));
                                self.wrong(Some(step), what + &asked_now(&*game));
                                return false;
                            }
                        }
                    }
                    if steps.last().is_none_or(|step| !step.has_choice()) {
                        return true;
                    }
                }
            }
            played += 1;
        }
    }

    /// Checks a step where the learner reads it, and says whether the lesson can go on.
    fn check_step(
        &mut self,
        game: &dyn Match,
        step: &LessonStep,
        other: Option<(usize, &str)>,
    ) -> bool {
        let seat = self.lesson.seat;
        if !game.owing().contains(seat) && game.outcome().is_none() {
            let what = format!("{}the learner is not asked here", with(other));
            self.wrong(Some(step), what + &asked_now(game));
            return false;
        }
        if other.is_none() {
            self.check_spotlight(game, step);
            self.check_reasons(game, seat, step);
        }
        true
    }

    fn check_spotlight(&mut self, game: &dyn Match, step: &LessonStep) {
        let svg = game.svg(Some(self.lesson.seat), &self.names, &Keys);
        let document = Document::parse(&svg).expect("a drawing");
        let names = ["data-key", "data-place", "data-spot", "id"];
        let drawn: BTreeSet<&str> = document
            .descendants()
            .flat_map(|node| names.map(|name| node.attribute(name)))
            .flatten()
            .collect();
        for element in &step.spotlight {
            if !drawn.contains(element.as_str()) {
                self.wrong(Some(step), format!("{element:?} is not on the board"));
            }
        }
    }

    /// Every pattern of a reason speaks of something that can be chosen and is not wanted.
    fn check_reasons(&mut self, game: &dyn Match, seat: Seat, step: &LessonStep) {
        let legal = game.choices(seat).into_iter();
        let actions: Vec<String> = legal.map(|choice| choice.action).collect();
        for pattern in step.wrong.iter().flat_map(|wrong| &wrong.of) {
            let speaks = |action: &&String| matches(pattern, action);
            if !actions
                .iter()
                .filter(speaks)
                .any(|action| !step.choose.contains(action))
            {
                let what = format!("wrong: {pattern:?} fits no other legal answer");
                self.wrong(Some(step), what);
            }
        }
    }
}

/// The alternative that is being tried, for a message.
fn with(other: Option<(usize, &str)>) -> String {
    other.map_or_else(String::new, |(index, choice)| {
        format!("after {choice:?} in step {}: ", index + 1)
    })
}

/// Who is asked what, for a message.
fn asked_now(game: &dyn Match) -> String {
    let mut text = String::new();
    for seat in game.owing().iter() {
        let choices = game.choices(seat).into_iter();
        let choices: Vec<String> = choices.map(|choice| choice.action).take(30).collect();
        let question = game.question(seat).key;
        text += &format!(
            "\n    seat {} is asked {question}: {}",
            seat.number(),
            choices.join(" ")
        );
    }
    text
}
