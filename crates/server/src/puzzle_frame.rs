//! A puzzle as a page shows it: the position as the seat that is asked may see it, the
//! answers in words, and once one is given, what it is worth.

use std::sync::Arc;

use catalog::{Answer, DynGame, Match, Referee, offered};
use puzzles::{Played, Puzzle, Set, Way};
use tabletop::{Offer, Phrase, Seat, Speak};
use words::Speaker;

use crate::{
    frame::{ChoiceFrame, DiceFrame, Frame, HintSource, Question, SideFrame, SideKind, Stage},
    preview::{PreviewFrame, Seen},
    problem::Problem,
    show,
};

/// How many sources of points are named.
const REASONS: usize = 3;

/// A puzzle in a list.
#[derive(Clone, Debug)]
pub struct PuzzleLine {
    /// Its number in the set, counted from 1.
    pub number: usize,
    /// How hard it is, from 1 to 5.
    pub difficulty: u8,
    /// How many people play.
    pub players: u8,
    /// What the reader made of it.
    pub mark: Mark,
}

/// What a reader made of a puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// Nothing yet.
    #[default]
    Open,
    /// The first answer was the best.
    Solved,
    /// The first answer was not the best.
    Missed,
}

/// A puzzle, and what became of it.
#[derive(Clone, Debug)]
pub struct PuzzleFrame {
    /// Its number in the set, counted from 1.
    pub number: usize,
    /// How hard it is, from 1 to 5.
    pub difficulty: u8,
    /// The position with its question.
    pub table: Frame,
    /// Whether the answers are plans that the computer looked at, not all there are.
    pub plans: bool,
    /// What the answer is worth, once one is given.
    pub answered: Option<AnsweredFrame>,
}

/// What an answer is worth.
#[derive(Clone, Debug)]
pub struct AnsweredFrame {
    /// Whether it is the best.
    pub right: bool,
    /// The answer that was given.
    pub given: WayFrame,
    /// The best answer.
    pub best: WayFrame,
    /// The chance to win after the best answer.
    pub chance: f64,
    /// Where the best answer makes more points than the one given, or than the second best.
    pub why: Vec<HintSource>,
    /// All answers but the best, the second best first.
    pub others: Vec<WayFrame>,
    /// What follows the best answer at once.
    pub preview: PreviewFrame,
    /// How many of four bots of each level missed it.
    pub missed: [u8; puzzles::BOTS.len()],
}

/// An answer in words, and how much less it brings than the best.
#[derive(Clone, Debug)]
pub struct WayFrame {
    /// The answer.
    pub text: String,
    /// What the seat would do next, as sentences.
    pub next: Vec<String>,
    /// The elements of the board on the way to it.
    pub path: Vec<String>,
    /// How many points less, with the standard error.
    pub points: [f64; 2],
    /// How much less of a chance, with the standard error.
    pub chance: [f64; 2],
}

/// A puzzle of a set, its position rebuilt.
pub struct Opened<'a> {
    puzzle: &'a Puzzle,
    number: usize,
    referee: Arc<dyn Referee>,
    game: Box<dyn Match>,
    title: &'static str,
}

/// The puzzle of a number, counted from 1.
fn find(set: &Set, number: usize) -> Option<(&Played, &Puzzle)> {
    set.puzzles().nth(number.checked_sub(1)?)
}

/// Rebuilds the position of a puzzle.
///
/// # Errors
/// When there is no such puzzle, or the rules have changed since it was made.
pub fn open<'a>(entry: &dyn DynGame, set: &'a Set, number: usize) -> Result<Opened<'a>, Problem> {
    let missing = || Problem::missing("problem-no-puzzle");
    let (played, puzzle) = find(set, number).ok_or_else(missing)?;
    let (referee, game) = set.rebuild(entry, played, puzzle).map_err(|why| {
        tracing::error!(game = entry.info().id, number, %why, "a puzzle cannot be rebuilt");
        missing()
    })?;
    Ok(Opened {
        puzzle,
        number,
        referee,
        game,
        title: entry.info().title,
    })
}

impl Opened<'_> {
    /// Whether an answer is the best; nothing where it is none of the answers.
    #[must_use]
    pub fn is_right(&self, answer: &str) -> Option<bool> {
        let way = self.puzzle.ways.iter().position(|way| way.answer == answer);
        way.map(|way| way == 0)
    }

    /// The puzzle in words, to a reader of this name.
    #[must_use]
    pub fn frame(&self, given: Option<&str>, name: &str, speaker: &Speaker) -> PuzzleFrame {
        let names = self.names(name, speaker);
        let speaker = &speaker.clone().with_names(names.clone());
        let choices = self.choices(speaker);
        let given = self
            .puzzle
            .ways
            .iter()
            .find(|way| Some(&*way.answer) == given);
        let answered = given.map(|given| self.answered(given, &choices, &names, speaker));
        PuzzleFrame {
            number: self.number,
            difficulty: self.puzzle.difficulty,
            table: self.table(choices, &names, speaker),
            plans: self.is_plan(),
            answered,
        }
    }

    fn is_plan(&self) -> bool {
        self.game.drafting(self.puzzle.seat)
    }

    /// The reader sits at the seat that is asked, among the experts who played the game.
    fn names(&self, name: &str, speaker: &Speaker) -> Vec<String> {
        let seats = Seat::first(self.referee.seats()).map(|seat| {
            if seat == self.puzzle.seat {
                name.to_owned()
            } else {
                show::said_name(&format!("expert {seat}"), speaker)
            }
        });
        let automata = self.referee.seats()..self.referee.sides();
        let automata = automata.map(|_| speaker.say(&self.referee.automaton()));
        seats.chain(automata).collect()
    }

    /// The answers in an order that does not tell which is the best.
    fn choices(&self, speaker: &Speaker) -> Vec<ChoiceFrame> {
        let (game, seat) = (&*self.game, self.puzzle.seat);
        if !self.is_plan() {
            let known = |action: &str| self.puzzle.ways.iter().any(|way| way.answer == action);
            let offered = offered(game, seat).into_iter();
            return offered
                .filter(|choice| known(&choice.action))
                .map(|choice| ChoiceFrame {
                    text: speaker.say(&choice.phrase),
                    path: show::crumbs(&choice.path, speaker),
                    action: choice.action,
                    offer: choice.offer,
                })
                .collect();
        }
        let plan = |way: &Way| ChoiceFrame {
            text: self.said(&Answer::new(&*way.answer), 0, speaker).join(" "),
            action: way.answer.clone(),
            path: Vec::new(),
            offer: Offer::Plain,
        };
        let mut plans: Vec<ChoiceFrame> = self.puzzle.ways.iter().map(plan).collect();
        plans.sort_by(|a, b| a.action.cmp(&b.action));
        plans
    }

    /// The steps of a line as sentences, from one of them on. It is told of a deal that
    /// agrees with the view of the seat.
    fn said(&self, line: &Answer, from: usize, speaker: &Speaker) -> Vec<String> {
        let seat = self.puzzle.seat;
        let mut said = Vec::new();
        for (n, action) in line.actions().enumerate().skip(from) {
            let before = line.first(n).map(|before| {
                let deals = self.game.foresee(seat, before.notation(), 1);
                deals.ok().and_then(|deals| deals.into_iter().next())
            });
            let before = match before {
                None => self.game.copy(),
                Some(Some(before)) => before,
                Some(None) => return said,
            };
            let choices = before.choices(seat).into_iter();
            let Some(choice) = choices.into_iter().find(|choice| choice.action == action) else {
                return said;
            };
            said.push(speaker.say(&choice.phrase));
        }
        said
    }

    fn way(&self, way: &Way, choices: &[ChoiceFrame], speaker: &Speaker) -> WayFrame {
        let choice = choices.iter().find(|choice| choice.action == way.answer);
        let steps = Answer::new(&*way.answer).actions().count();
        WayFrame {
            text: choice.map(|choice| choice.text.clone()).unwrap_or_default(),
            next: self.said(&way.line(), steps, speaker),
            path: choice.map_or_else(Vec::new, |choice| {
                choice
                    .path
                    .iter()
                    .map(|crumb| crumb.element.clone())
                    .collect()
            }),
            points: [way.points.0, way.points.1],
            chance: [way.chance.0, way.chance.1],
        }
    }

    fn answered(
        &self,
        given: &Way,
        choices: &[ChoiceFrame],
        names: &[String],
        speaker: &Speaker,
    ) -> AnsweredFrame {
        let best = self.puzzle.solution();
        let mut others: Vec<&Way> = self.puzzle.ways[1..].iter().collect();
        others.sort_by(|a, b| a.points.0.total_cmp(&b.points.0));
        let right = given.answer == best.answer;
        let beside = if right { others[0] } else { given };
        let seen = Seen {
            referee: &*self.referee,
            seat: self.puzzle.seat,
            names,
            speaker,
        };
        let say = |way: &Way| self.way(way, choices, speaker);
        AnsweredFrame {
            right,
            given: say(given),
            best: say(best),
            chance: self.puzzle.chance,
            why: self.reasons(beside, speaker),
            others: others.into_iter().map(say).collect(),
            preview: seen.foresee(&*self.game, &best.answer),
            missed: self.puzzle.missed,
        }
    }

    /// Where the best answer makes more points than another.
    fn reasons(&self, other: &Way, speaker: &Speaker) -> Vec<HintSource> {
        let keys = self.referee.info().sources;
        let mut more: Vec<(u8, f64)> = other.sources.clone();
        more.sort_by(|a, b| b.1.total_cmp(&a.1));
        let named = more
            .into_iter()
            .take(REASONS)
            .filter_map(|(source, points)| {
                let key = keys.get(usize::from(source))?;
                Some(HintSource {
                    label: speaker.say(&Phrase::new(key)),
                    points,
                })
            });
        named.collect()
    }

    /// The position as a table of which nothing else is known.
    fn table(&self, choices: Vec<ChoiceFrame>, names: &[String], speaker: &Speaker) -> Frame {
        let (game, seat) = (&*self.game, self.puzzle.seat);
        let progress = game.progress(Some(seat));
        let mut frame = Frame {
            clock: None,
            lesson: None,
            table: String::new(),
            game: self.referee.info().id.to_string(),
            daily: None,
            title: self.title.to_string(),
            about: String::new(),
            host: None,
            seq: 0,
            digest: String::new(),
            stage: Stage::Playing,
            closed: None,
            closes: None,
            in_charge: false,
            actions: 0,
            moment: None,
            progress: progress.iter().map(|part| speaker.say(part)).collect(),
            last_round: progress.iter().any(|part| part.key.ends_with("-last")),
            sides: self.sides(names, speaker),
            board: game.svg(Some(seat), names, speaker),
            view: None,
            questions: vec![Question {
                seat: seat.number(),
                text: speaker.say(&game.question(seat)),
                owed: true,
                choices,
                shortcuts: Vec::new(),
                closed: Vec::new(),
                hint_at: None,
                hint: None,
            }],
            draft: None,
            pass: None,
            as_seat: Some(seat.number()),
            waiting: Vec::new(),
            since: 0,
            undo: false,
            log: Vec::new(),
            notes: Vec::new(),
            phases: Vec::new(),
            scores: show::scores(&*self.referee, game, Some(seat), speaker),
            points: Vec::new(),
            chat_before: 0,
            chat: Vec::new(),
            options: Vec::new(),
            open: false,
            hands: None,
            rated: false,
            tournament: None,
            spectators: None,
            invitation: None,
            dice: DiceFrame {
                seed: None,
                commitment: String::new(),
                commit_first: false,
                owed: false,
                contributed: Vec::new(),
                nonces: Vec::new(),
                secret: None,
                origin: None,
            },
            places: Vec::new(),
            chart: Vec::new(),
            rematch: None,
        };
        show::tell_totals(&mut frame);
        frame
    }

    fn sides(&self, names: &[String], speaker: &Speaker) -> Vec<SideFrame> {
        let asked = self.puzzle.seat;
        let side = |seat: Seat| {
            let (kind, bot) = if seat == asked {
                (SideKind::Person, None)
            } else if seat.number() > self.referee.seats() {
                (SideKind::Automaton, None)
            } else {
                (SideKind::Bot, Some("expert".to_string()))
            };
            let stats = self.game.stats(Some(asked), seat);
            SideFrame {
                seat: seat.number(),
                name: names[seat.index()].clone(),
                kind,
                bot,
                rating: None,
                player: None,
                colour: self.game.colour(seat).to_string(),
                you: seat == asked,
                left: false,
                can_free: false,
                acting: seat == asked,
                clock: None,
                total: 0,
                partly_hidden: false,
                stats: stats
                    .iter()
                    .map(|stat| show::said_stat(stat, speaker))
                    .collect(),
            }
        };
        Seat::first(self.referee.sides()).map(side).collect()
    }
}
