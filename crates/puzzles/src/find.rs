//! Finding puzzles: a quick look at many decisions, a long one at the few that promise much.

use std::sync::Arc;

use catalog::{
    Answer, BotKind, DynGame, Judgement, Limits, Match, Referee, Thought, game_seed, offered,
};
use tabletop::{OpenProblem, Seat};

use crate::set::{BOTS, Header, Played, Puzzle, Table, VERSION, Value, Way, answer_of, outcome_of};

/// With fewer answers there is little to find out.
const LEAST_ANSWERS: usize = 3;
/// With more answers nobody reads them all.
const MOST_ANSWERS: usize = 24;
/// How many plans the search is asked for.
const PLANS: usize = 5;
/// What the second best answer has to be behind, in points of the lead at the end.
const MARGIN: f64 = 1.0;
/// What it has to be behind in the chance to win.
const CHANCE: f64 = 0.02;
/// The part of the margin that a quick look has to show.
const PROMISE: f64 = 0.7;
/// How many answers a quick look compares.
const IDEAS: usize = 4;
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
            players: BotKind::Expert,
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
            let chosen = Answer::of_bot(&*game, seat, &mut *bots[seat.index()]);
            let decision = Decision {
                referee,
                game: &*game,
                seat,
                chosen: &chosen,
                seed: game_seed(!seed, actions.len() as u64),
            };
            if puzzles.len() < FROM_ONE_GAME
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

    /// The puzzle that a decision is, if it is one.
    fn look(&self, decision: &Decision<'_>, at: usize) -> Option<Puzzle> {
        let mut lots = (0..).map(|n| game_seed(decision.seed, n));
        let mut lot = || lots.next().unwrap_or_default();
        let answers = decision.answers()?;
        let texts: Vec<&str> = answers.iter().map(Answer::notation).collect();
        if decision.answer_of(BotKind::Greedy, lot(), &texts) == decision.index_of(&answers) {
            return None;
        }
        let Effort { rounds, deals, .. } = self.effort;
        let mut thought = |rounds: u32| Thought {
            rounds: rounds.max(1),
            seed: lot(),
        };
        if !decision.promises_much(&answers, thought(rounds / 8), deals / 12) {
            return None;
        }
        // What takes longer is only asked for now.
        let answers = decision.with_plans(answers, &mut thought, rounds)?;
        let looks = [thought(rounds / 4), thought(rounds)];
        let (answers, lines) = decision.sorted(answers, looks, deals / 4)?;
        let judged = decision.judge(&lines, deals, thought(0).seed);
        let ways: Vec<Way> = answers
            .iter()
            .zip(&lines)
            .zip(&judged)
            .map(|((answer, line), one)| way(answer, line, &judged[0], one))
            .collect();
        if !ways[1..].iter().all(is_clearly_worse) {
            return None;
        }
        if !decision.is_found_again(&answers, thought(rounds * 2)) {
            return None;
        }
        let missed = decision.missed(&answers, &mut lot)?;
        let mut puzzle = Puzzle {
            at,
            seat: decision.seat,
            difficulty: 0,
            missed,
            chance: rounded(judged[0].chance.mean, 1000.0),
            ways,
        };
        puzzle.difficulty = Puzzle::rate(missed, puzzle.margin());
        Some(puzzle)
    }
}

impl Decision<'_> {
    /// The answers to compare: all that there are, or the plans of the bots, if there is
    /// enough to choose from.
    fn answers(&self) -> Option<Vec<Answer>> {
        if self.game.drafting(self.seat) {
            return Some(vec![self.chosen.clone(), self.plan_of(BotKind::Greedy, 0)]);
        }
        let offered = offered(self.game, self.seat);
        let fits = (LEAST_ANSWERS..=MOST_ANSWERS).contains(&offered.len());
        let answers = offered.into_iter().map(|choice| Answer::new(choice.action));
        fits.then(|| answers.collect())
    }

    /// The whole plan of a bot.
    fn plan_of(&self, kind: BotKind, seed: u64) -> Answer {
        let mut bot = self.referee.bot(kind, seed, Limits::default());
        Answer::of_bot(self.game, self.seat, &mut *bot)
    }

    /// The index of what was chosen.
    fn index_of(&self, answers: &[Answer]) -> Option<usize> {
        answers.iter().position(|answer| self.begins(answer))
    }

    /// Whether an answer is what was chosen, or begins with it.
    fn begins(&self, answer: &Answer) -> bool {
        if self.game.drafting(self.seat) {
            return answer == self.chosen;
        }
        Answer::first_of(answer.notation()) == self.chosen.notation()
    }

    /// The index of the answer of a bot.
    fn answer_of(&self, kind: BotKind, seed: u64, answers: &[&str]) -> Option<usize> {
        let mut bot = self.referee.bot(kind, seed, Limits::default());
        answer_of(self.game, self.seat, &mut *bot, answers)
    }

    fn judge(&self, lines: &[Answer], deals: u32, seed: u64) -> Vec<Judgement> {
        self.game.judge(self.seat, lines, deals.max(2), seed)
    }

    /// Whether a quick look says that what was chosen is clearly better than the other
    /// answers that come to mind.
    fn promises_much(&self, answers: &[Answer], quick: Thought, deals: u32) -> bool {
        let lines = if self.game.drafting(self.seat) {
            answers.to_vec()
        } else {
            self.game.best_lines(self.seat, IDEAS, quick)
        };
        let judged = self.judge(&lines, deals, quick.seed);
        stands_out(&judged).is_some_and(|best| self.begins(&lines[best]))
    }

    /// The answers with their lines, the best first, if that is what was chosen and it
    /// promises to be clearly better than the others. What comes near to it is thought
    /// through with the second thought.
    fn sorted(
        &self,
        mut answers: Vec<Answer>,
        looks: [Thought; 2],
        deals: u32,
    ) -> Option<(Vec<Answer>, Vec<Answer>)> {
        let [first, second] = looks;
        let mut lines = self.game.lines(self.seat, &answers, first);
        if lines.len() != answers.len() {
            return None;
        }
        let judged = self.judge(&lines, deals, first.seed);
        let best = stands_out(&judged).filter(|&best| self.begins(&answers[best]))?;
        for (n, judged_line) in judged.iter().enumerate() {
            if judged[best].lead.mean - judged_line.lead.mean < NEAR {
                let again = self.game.lines(self.seat, &answers[n..=n], second);
                lines[n] = again.into_iter().next()?;
            }
        }
        answers.swap(0, best);
        lines.swap(0, best);
        Some((answers, lines))
    }

    /// The same answers, and where they are plans, more of them: what better bots and a
    /// search would lay out. Nothing where too few differ.
    fn with_plans(
        &self,
        mut answers: Vec<Answer>,
        thought: &mut impl FnMut(u32) -> Thought,
        rounds: u32,
    ) -> Option<Vec<Answer>> {
        if !self.game.drafting(self.seat) {
            return Some(answers);
        }
        for kind in [BotKind::Novice, BotKind::Skilled, BotKind::Strong] {
            answers.push(self.plan_of(kind, thought(rounds).seed));
        }
        let lines = self.game.best_lines(self.seat, PLANS, thought(rounds));
        answers.extend(lines.iter().filter_map(|line| self.plan_in(line)));
        let mut known = Vec::new();
        answers.retain(|answer| {
            let laid = outcome_of(self.game, self.seat, answer.notation());
            let is_new = laid.is_some() && !known.contains(&laid);
            known.push(laid);
            is_new
        });
        (answers.len() >= LEAST_ANSWERS).then_some(answers)
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

    /// How many bots of each level miss the first answer; nothing where a greedy one finds
    /// it.
    fn missed(
        &self,
        answers: &[Answer],
        lot: &mut impl FnMut() -> u64,
    ) -> Option<[u8; BOTS.len()]> {
        let texts: Vec<&str> = answers.iter().map(Answer::notation).collect();
        let mut missed = [0; BOTS.len()];
        for (kind, missed) in BOTS.into_iter().zip(&mut missed) {
            for _ in 0..TRIES {
                *missed += u8::from(self.answer_of(kind, lot(), &texts) != Some(0));
            }
            if kind == BotKind::Greedy && u64::from(*missed) < TRIES {
                return None;
            }
        }
        Some(missed)
    }
}

/// The index of the best line, where all others promise to be clearly worse.
fn stands_out(judged: &[Judgement]) -> Option<usize> {
    let lead = |index: usize| judged[index].lead.mean;
    let best = (0..judged.len()).max_by(|&a, &b| lead(a).total_cmp(&lead(b)))?;
    let is_near = |index| index != best && lead(best) - lead(index) < PROMISE * MARGIN;
    (!(0..judged.len()).any(is_near)).then_some(best)
}

/// An answer as it is kept, beside the best one.
fn way(answer: &Answer, line: &Answer, best: &Judgement, judged: &Judgement) -> Way {
    let steps = answer.actions().count();
    let then: Vec<&str> = line.actions().skip(steps).collect();
    let sources = best.sources.iter().zip(&judged.sources).enumerate();
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
