//! Finding puzzles: a quick look at many decisions, a long one at the few that promise much.
//!
//! Strong bots play the games, for a fraction of what games between experts cost: what the
//! best answer is does not depend on what they choose. A glance at all
//! answers finds the one that may be the best; a race ([`Race`]) ends as soon as another
//! answer keeps up with it. The few that are left are thought through by a search with an
//! expert's budget, proved on many deals, and found again by a search with twice that budget
//! and other lots.

use std::sync::Arc;

use catalog::{
    Answer, BotKind, Compared, DynGame, Limits, Match, Race, Referee, Thought, game_seed, offered,
};
use tabletop::{OpenProblem, Seat};

use crate::set::{BOTS, Header, Played, Puzzle, Table, VERSION, Value, Way, answer_of, outcome_of};

/// With fewer answers there is little to find out.
const LEAST_ANSWERS: usize = 3;
/// With more answers nobody reads them all.
const MOST_ANSWERS: usize = 24;
/// How many plans the search is asked for.
const PLANS: usize = 5;
/// It is asked with this part of an expert's rounds: the best plan is asked for besides.
const IDEA: u32 = 4;
/// The part of the deals that is enough to see which answer may be the best.
const GLANCE: u32 = 60;
/// What the second best answer has to be behind, in points of the lead at the end.
const MARGIN: f64 = 1.0;
/// What it has to be behind in the chance to win.
const CHANCE: f64 = 0.02;
/// The part of the margin that a quick look has to show.
const PROMISE: f64 = 0.7;
/// Answers that are not further behind than this are thought through.
const NEAR: f64 = 3.0;
/// Points from a source that are worth naming.
const WORTH_NAMING: f64 = 0.5;
/// How many puzzles are taken from one game.
const FROM_ONE_GAME: usize = 6;
/// How many bots of each level try a puzzle.
const TRIES: u64 = 4;

/// How much is spent on finding puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Who plays the games.
    pub players: BotKind,
    /// Rounds of the search for one decision of a line that is proved.
    pub rounds: u32,
    /// The deals of a proof; more where that is quick.
    pub deals: u32,
}

impl Default for Effort {
    fn default() -> Self {
        Self {
            players: BotKind::Strong,
            rounds: BotKind::EXPERT_ROUNDS,
            deals: 480,
        }
    }
}

/// Plays games and finds puzzles in them. The same seed finds the same puzzles.
pub struct Finder {
    header: Header,
    tables: Vec<Arc<dyn Referee>>,
    effort: Effort,
}

/// A decision that is looked at.
struct Decision<'a> {
    referee: &'a dyn Referee,
    game: &'a dyn Match,
    seat: Seat,
    /// What the bot that plays here answers.
    chosen: &'a Answer,
    /// What all lots for this decision come from.
    seed: u64,
}

impl Finder {
    /// Finds puzzles of a game at the tables of its studies.
    ///
    /// # Errors
    /// When a box cannot be opened.
    pub fn new(
        entry: &dyn DynGame,
        seed: u64,
        effort: Effort,
        made_by: String,
    ) -> Result<Self, OpenProblem> {
        let tables = entry.study_tables().into_iter();
        let tables: Vec<Table> = tables
            .map(|(players, options)| Table { players, options })
            .collect();
        let open = |table: &Table| entry.open(None, table.players, &table.options);
        let opened: Vec<_> = tables.iter().map(open).collect::<Result<_, _>>()?;
        Ok(Self {
            header: Header {
                puzzles: VERSION,
                made_by,
                game: entry.info().id.to_string(),
                rules: entry.info().rules_version,
                figures: catalog::figures_hash(entry.figures()),
                seed,
                tables,
            },
            tables: opened,
            effort,
        })
    }

    /// How the set is made.
    #[must_use]
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// Plays a game of the set and says what was found in it. `found` hears of each puzzle.
    pub fn play(&self, index: u64, found: &mut dyn FnMut()) -> Played {
        let referee = &*self.tables[index as usize % self.tables.len()];
        let seed = game_seed(self.header.seed, index);
        let mut bots: Vec<_> = Seat::first(referee.seats())
            .map(|seat| {
                let seed = game_seed(seed, u64::from(seat.0));
                referee.bot(self.effort.players, seed, Limits::default())
            })
            .collect();
        let mut game = referee.start(tabletop::Dice::from_seed(seed));
        let (mut actions, mut puzzles) = (Vec::new(), Vec::new());
        while let Some(seat) = game.owing().lowest() {
            let bot = &mut *bots[seat.index()];
            let chosen = Answer::of_bot(&*game, seat, bot);
            let decision = Decision {
                referee,
                game: &*game,
                seat,
                chosen: &chosen,
                seed: game_seed(!seed, actions.len() as u64),
            };
            if puzzles.len() < FROM_ONE_GAME
                && !is_rest_of(puzzles.last(), seat, actions.len())
                && let Some(puzzle) = self.look(&decision, actions.len())
            {
                puzzles.push(puzzle);
                found();
            }
            actions.push(format!("{seat} {}", chosen.notation()));
            let played = game.play(seat, chosen.notation());
            played.expect("bots choose among the legal actions");
        }
        actions.truncate(puzzles.last().map_or(0, |puzzle| puzzle.at));
        Played {
            game: index,
            seed,
            actions,
            puzzles,
        }
    }

    /// The puzzle that a decision is, if it is one. What costs least is asked first.
    fn look(&self, decision: &Decision<'_>, at: usize) -> Option<Puzzle> {
        let mut lots = (0..).map(|n| game_seed(decision.seed, n));
        let mut lot = || lots.next().unwrap_or_default();
        let Effort { rounds, deals, .. } = self.effort;
        let answers = decision.answers(deals / GLANCE, lot())?;
        let greedy = decision.missed_by(BotKind::Greedy, &answers, &mut lot);
        if u64::from(greedy) < TRIES {
            return None;
        }
        let quick = quick_race(deals);
        let behind = decision.race(&answers, &quick, lot())?;
        let (answers, behind) = if decision.game.drafting(decision.seat) {
            let answers = decision.with_plans(answers, deals / GLANCE, rounds, &mut lot)?;
            let behind = decision.race(&answers, &quick, lot())?;
            (answers, behind)
        } else {
            (answers, behind)
        };
        let mut thought = |rounds: u32| Thought {
            rounds: rounds.max(1),
            seed: lot(),
        };
        // What comes near is thought through, the rest in passing.
        let is_near = |compared: &Compared| compared.line.lost_points.mean < NEAR;
        let (mut lines, near) = (Vec::new(), thought(rounds));
        let far = thought(rounds / 8);
        for (answer, compared) in answers.iter().zip(&behind) {
            let thought = if is_near(compared) { near } else { far };
            let line = decision
                .game
                .lines(decision.seat, std::slice::from_ref(answer), thought);
            lines.push(line.into_iter().next()?);
        }
        let proof = Race {
            deals,
            least: deals / 20,
            to_the_end: true,
            margin: MARGIN,
            chance: CHANCE,
        };
        let judged = decision.race(&lines, &proof, thought(0).seed)?;
        let ways: Vec<Way> = answers
            .iter()
            .zip(&lines)
            .zip(&judged)
            .map(|((answer, line), one)| way(answer, line, one))
            .collect();
        if !ways[1..].iter().all(is_clearly_worse) {
            return None;
        }
        if !decision.is_found_again(&answers, thought(rounds * 2)) {
            return None;
        }
        let missed = BOTS.map(|kind| match kind {
            BotKind::Greedy => greedy,
            _ => decision.missed_by(kind, &answers, &mut lot),
        });
        let mut puzzle = Puzzle {
            at,
            seat: decision.seat,
            difficulty: 0,
            missed,
            chance: rounded(judged[0].line.chance.mean, 1000.0),
            ways,
        };
        puzzle.difficulty = Puzzle::rate(missed, puzzle.margin());
        Some(puzzle)
    }
}

/// The race that most decisions do not survive: what was chosen has to promise much beside
/// every other answer.
fn quick_race(deals: u32) -> Race {
    Race {
        deals: deals / 10,
        least: deals / 60,
        to_the_end: false,
        margin: PROMISE * MARGIN,
        chance: PROMISE * CHANCE,
    }
}

impl Decision<'_> {
    /// The answers to compare, the best at a glance first: all that there are, or what was
    /// chosen and the plan of a greedy bot; if there is enough to choose from.
    fn answers(&self, glance: u32, seed: u64) -> Option<Vec<Answer>> {
        if self.game.drafting(self.seat) {
            return Some(vec![
                self.chosen.clone(),
                self.plan_of(BotKind::Greedy, seed),
            ]);
        }
        let offered = offered(self.game, self.seat);
        if !(LEAST_ANSWERS..=MOST_ANSWERS).contains(&offered.len()) {
            return None;
        }
        let answers = offered.into_iter().map(|choice| Answer::new(choice.action));
        Some(self.best_first(answers.collect(), glance, seed))
    }

    /// The same answers, that with the largest lead on a few deals first.
    fn best_first(&self, mut answers: Vec<Answer>, deals: u32, seed: u64) -> Vec<Answer> {
        let judged = self.game.judge(self.seat, &answers, deals.max(2), seed);
        let lead = |index: &usize| judged[*index].lead.mean;
        let best = (0..judged.len()).max_by(|a, b| lead(a).total_cmp(&lead(b)));
        answers.swap(0, best.unwrap_or(0));
        answers
    }

    /// The whole plan of a bot.
    fn plan_of(&self, kind: BotKind, seed: u64) -> Answer {
        let mut bot = self.referee.bot(kind, seed, Limits::default());
        Answer::of_bot(self.game, self.seat, &mut *bot)
    }

    fn race(&self, lines: &[Answer], race: &Race, seed: u64) -> Option<Vec<Compared>> {
        self.game.race(self.seat, lines, race, seed)
    }

    /// The same plans and more of them, the best at a glance first: what better bots and a
    /// search would lay out. Nothing where too few differ.
    fn with_plans(
        &self,
        mut answers: Vec<Answer>,
        glance: u32,
        rounds: u32,
        lot: &mut impl FnMut() -> u64,
    ) -> Option<Vec<Answer>> {
        for kind in [BotKind::Novice, BotKind::Skilled, BotKind::Expert] {
            answers.push(self.plan_of(kind, lot()));
        }
        let thought = Thought {
            rounds: rounds / IDEA,
            seed: lot(),
        };
        let lines = self.game.best_lines(self.seat, PLANS, thought);
        answers.extend(lines.iter().filter_map(|line| self.plan_in(line)));
        let mut known = Vec::new();
        answers.retain(|answer| {
            let laid = outcome_of(self.game, self.seat, answer.notation());
            let is_new = laid.is_some() && !known.contains(&laid);
            known.push(laid);
            is_new
        });
        let enough = answers.len() >= LEAST_ANSWERS;
        enough.then(|| self.best_first(answers, glance, lot()))
    }

    /// The plan with which a line begins.
    fn plan_in(&self, line: &Answer) -> Option<Answer> {
        let begun = (1..=line.actions().count()).filter_map(|count| line.first(count));
        let is_whole = |plan: &Answer| outcome_of(self.game, self.seat, plan.notation()).is_some();
        begun.into_iter().find(is_whole)
    }

    /// Whether a longer search with other lots comes to the first answer.
    fn is_found_again(&self, answers: &[Answer], thought: Thought) -> bool {
        let best = self.game.best_lines(self.seat, 1, thought);
        let Some(best) = best.first() else {
            return false;
        };
        if self.game.drafting(self.seat) {
            let laid = |answer: &Answer| outcome_of(self.game, self.seat, answer.notation());
            return self.plan_in(best).and_then(|plan| laid(&plan)) == laid(&answers[0]);
        }
        let steps = answers[0].actions().count();
        best.first(steps).as_ref() == Some(&answers[0])
    }

    /// How many of some bots of a kind miss the first answer.
    fn missed_by(&self, kind: BotKind, answers: &[Answer], lot: &mut impl FnMut() -> u64) -> u8 {
        let texts: Vec<&str> = answers.iter().map(Answer::notation).collect();
        let misses = |_: &u64| {
            let mut bot = self.referee.bot(kind, lot(), Limits::default());
            answer_of(self.game, self.seat, &mut *bot, &texts) != Some(0)
        };
        (0..TRIES).filter(misses).count() as u8
    }
}

/// Whether a question was answered in one go with that of the last puzzle.
fn is_rest_of(last: Option<&Puzzle>, seat: Seat, at: usize) -> bool {
    last.is_some_and(|last| {
        let steps = Answer::new(&*last.solution().answer).actions().count();
        last.seat == seat && (last.at + 1..last.at + steps).contains(&at)
    })
}

/// An answer as it is kept, beside the best one.
fn way(answer: &Answer, line: &Answer, compared: &Compared) -> Way {
    let steps = answer.actions().count();
    let then: Vec<&str> = line.actions().skip(steps).collect();
    let Compared {
        first,
        line: judged,
    } = compared;
    let sources = first.sources.iter().zip(&judged.sources).enumerate();
    let sources = sources
        .map(|(source, (best, other))| (source as u8, rounded(best - other, 10.0)))
        .filter(|(_, less)| *less >= WORTH_NAMING);
    Way {
        answer: answer.notation().to_string(),
        then: then.join(";"),
        points: Value(
            rounded(judged.lost_points.mean, 100.0),
            rounded(judged.lost_points.error, 100.0),
        ),
        chance: Value(
            rounded(judged.lost_chance.mean, 1000.0),
            rounded(judged.lost_chance.error, 1000.0),
        ),
        sources: sources.collect(),
    }
}

/// Whether an answer is behind by enough to matter, and beyond doubt.
fn is_clearly_worse(way: &Way) -> bool {
    way.points.0 >= MARGIN && way.points.is_proved() && way.chance.0 >= CHANCE
}

/// More digits would be noise.
fn rounded(value: f64, parts: f64) -> f64 {
    (value * parts).round() / parts
}
