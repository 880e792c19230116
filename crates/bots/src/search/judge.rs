//! What lines of play are worth, so that a person can use it.
//!
//! A search looks long at what is good and hardly at the rest, so its own figures for two
//! choices cannot be compared. Here every line is played out on the same deals with the
//! same lots (common random numbers): the difference of two lines is much surer than
//! either of them, and its standard error tells how sure.

use rand::{Rng, SeedableRng, rngs::Xoshiro256PlusPlus};
use tabletop::{Advice, Dice, Quiet, Seat};

use super::{Budget, Deadline, Iteration, Opinion, Search};
use crate::Bot;

/// A line is not followed further than so many decisions.
const LONGEST: usize = 16;
/// The part of the time for a choice that each further decision of its line may take.
const ONWARD: u32 = 8;
/// The deals on which lines are compared, where games are played out on good advice.
const DEALS: u32 = 240;
/// How many times as many there are where a look ahead is quick.
const QUICK: u32 = 4;
/// More decisions than a game has.
const END: u32 = u32::MAX / 2;
/// After how many deals it is asked whether the time is over.
const ASKED: u32 = 8;

/// How lines are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trial {
    /// On how many deals.
    pub deals: u32,
    /// Whether games that are only looked at for a while are played on to their end, for
    /// the points by source. What the lines are worth is weighed before that.
    pub to_the_end: bool,
}

impl Trial {
    /// A trial on so many deals, and on more where a look ahead is quick.
    #[must_use]
    pub const fn of<G: Advice>(deals: u32) -> Self {
        Self {
            deals: match G::PLAYOUT {
                Some(_) => deals,
                None => QUICK * deals,
            },
            to_the_end: true,
        }
    }
}

/// How lines are compared with the first one until it is clear whether it is better than
/// all others. Most comparisons are clear early: what is far behind is not played on, and a
/// line that keeps up with the first ends the race.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Race {
    /// On how many deals lines that stay close are compared; on more where a look ahead is
    /// quick.
    pub deals: u32,
    /// On how many before anything is decided, likewise.
    pub least: u32,
    /// Whether games are played on to their end, for the points by source.
    pub to_the_end: bool,
    /// How many points of the lead the others have to be behind.
    pub margin: f64,
    /// How much of the chance to win they have to be behind.
    pub chance: f64,
}

impl Race {
    /// A line is out of the race when it is behind by the margin and so many standard
    /// errors more. That is asked only after every doubling of the deals.
    const SURE: f64 = 3.0;
    /// The race is over when a line is less than the margin behind by so many.
    const DOUBT: f64 = 2.0;

    /// Whether a line is behind the first by enough, whatever further deals bring.
    fn is_settled(&self, line: &Judgement) -> bool {
        line.lost_points.at_least(Self::SURE) > self.margin
            && line.lost_chance.at_least(Self::SURE) > self.chance
    }

    /// Whether a line will not fall behind by enough.
    fn keeps_up(&self, line: &Judgement) -> bool {
        line.lost_points.at_most(Self::DOUBT) < self.margin
            || line.lost_chance.at_most(Self::DOUBT) < self.chance
    }
}

/// A line beside the first one, both judged on the same deals.
#[derive(Clone, Debug, PartialEq)]
pub struct Compared {
    /// The first line.
    pub first: Judgement,
    /// The line.
    pub line: Judgement,
}

/// What one seat does until somebody else is asked or something new comes to light: what
/// it knows at each decision, and what it chooses.
pub type Line<G> = Vec<(<G as tabletop::Game>::View, <G as tabletop::Game>::Action)>;

/// A mean with its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

impl Estimate {
    /// Whether it is above zero beyond reasonable doubt: by more than two standard errors.
    #[must_use]
    pub fn is_sure(&self) -> bool {
        self.mean > 2.0 * self.error
    }

    fn at_least(&self, errors: f64) -> f64 {
        self.mean - errors * self.error
    }

    fn at_most(&self, errors: f64) -> f64 {
        self.mean + errors * self.error
    }
}

/// What a line of play is expected to come to for the seat that plays it.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// The chance of each side to win, automata included; together 1.
    pub chances: Vec<f64>,
    /// The seat's own chance.
    pub chance: Estimate,
    /// How many points the seat is ahead of its best rival at the end; where games are
    /// not played out, as far as they were looked at.
    pub lead: Estimate,
    /// How much less the chance is than with the first line.
    pub lost_chance: Estimate,
    /// How many points less the lead is than with the first line.
    pub lost_points: Estimate,
    /// The seat's points at the end by source, where games are played out.
    pub sources: Vec<f64>,
}

impl<G: Advice> Search<G> {
    /// The best lines: the first is what the bot would do, the others begin with the
    /// choices it would rather make than the rest. Like everything here it starts from
    /// the view.
    pub fn lines(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        choices: &[G::Action],
        most: usize,
    ) -> Vec<Line<G>> {
        let opinions = self.ranking(game, view, seat, choices);
        let time = self.budget.time;
        self.budget.time = time.map(|time| time / ONWARD);
        let firsts = opinions.into_iter().take(most);
        let lines = firsts
            .map(|first| self.line(game, view, seat, &[first.action]))
            .collect();
        self.budget.time = time;
        lines
    }

    /// What the search thinks of each choice, the one it would make first.
    pub fn ranking(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        choices: &[G::Action],
    ) -> Vec<Opinion<G::Action>> {
        let mut opinions = self.opinions(game, view, seat, choices);
        opinions.sort_by(|a, b| {
            (b.visits, b.worth)
                .partial_cmp(&(a.visits, a.worth))
                .expect("numbers")
        });
        opinions
    }

    /// The line that begins with this choice and goes on with what the search tried most
    /// often after it, without thinking further: it ends where nothing is known.
    pub fn known_line(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        first: G::Action,
    ) -> Line<G> {
        self.follow_line(game, view, seat, &[first], |search, view, choices| {
            let favourite = match choices {
                [only] => return Some(*only),
                _ => search.favourite(view, seat, choices),
            };
            (favourite.visits > 0).then_some(favourite.action)
        })
    }

    /// The line that begins with these choices, and what the bot would choose after them in
    /// one of the futures that may come. It ends early where they do not answer what is
    /// asked.
    ///
    /// # Panics
    /// When there is no first choice.
    pub fn line(&mut self, game: &G, view: &G::View, seat: Seat, first: &[G::Action]) -> Line<G> {
        self.follow_line(game, view, seat, first, |search, view, choices| {
            Some(search.choose(game, view, seat, choices))
        })
    }

    /// Follows choices in one of the futures that may come, and after them what `next` says.
    fn follow_line(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        first: &[G::Action],
        mut next: impl FnMut(&mut Self, &G::View, &[G::Action]) -> Option<G::Action>,
    ) -> Line<G> {
        let mut state = game.redeal(view, Dice::from_seed(self.dice.next_u64()));
        let known = game.reveals(&state);
        let mut given = first.iter().copied();
        let mut line = vec![(view.clone(), given.next().expect("it begins with a choice"))];
        let mut choices = Vec::new();
        loop {
            let &(_, action) = line.last().expect("it begins with a choice");
            game.apply(&mut state, seat, action, &mut Quiet);
            let goes_on = game.owing(&state).contains(seat) && game.reveals(&state) == known;
            if !goes_on || line.len() == LONGEST {
                return line;
            }
            let view = game.view(&state, Some(seat));
            game.actions(&state, seat, &mut choices);
            let action = match given.next() {
                None => next(self, &view, &choices),
                given => given.filter(|given| choices.contains(given)),
            };
            let Some(action) = action else {
                return line;
            };
            line.push((view, action));
        }
    }

    /// Judges lines of play from one view, each on the same deals.
    pub fn judge(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        lines: &[Vec<G::Action>],
    ) -> Vec<Judgement> {
        let trial = Trial {
            deals: deals(game, &self.budget),
            to_the_end: false,
        };
        self.judge_by(game, view, seat, lines, trial)
    }

    /// Judges lines of play from one view by a trial, each on the same deals.
    pub fn judge_by(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        lines: &[Vec<G::Action>],
        trial: Trial,
    ) -> Vec<Judgement> {
        let budget = self.budget;
        let deadline = Deadline::after(budget.time.map(|time| time / 2));
        let mut lots = Xoshiro256PlusPlus::seed_from_u64(self.dice.next_u64());
        let mut round = Iteration::new(game, &budget, seat, 0);
        round.thorough = has_automaton(game);
        let mut sums: Vec<Sums> = lines.iter().map(|_| Sums::new::<G>(game)).collect();
        for done in 0..trial.deals {
            let is_stopped = || self.stop.as_ref().is_some_and(|stop| stop());
            if done % ASKED == ASKED - 1 && (deadline.is_over() || is_stopped()) {
                break;
            }
            let deal = lots.next_u64();
            let mut first = None;
            for (line, sums) in lines.iter().zip(&mut sums) {
                let played = round.play_line(view, line, deal, trial.to_the_end);
                sums.add(&played, *first.get_or_insert(played.own));
            }
        }
        let mut judged: Vec<_> = sums.iter().map(|sums| sums.judgement(game, seat)).collect();
        let first = judged.first().map_or(0.0, |first| first.chance.mean);
        for one in &mut judged {
            one.lost_chance.mean = first - one.chance.mean;
        }
        judged
    }

    /// Compares lines of play with the first one, in their order; nothing when one of them
    /// keeps up with it. The time of the budget does not count.
    pub fn race(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        lines: &[Vec<G::Action>],
        race: &Race,
    ) -> Option<Vec<Compared>> {
        let budget = self.budget;
        let mut lots = Xoshiro256PlusPlus::seed_from_u64(self.dice.next_u64());
        let mut round = Iteration::new(game, &budget, seat, 0);
        round.thorough = has_automaton(game);
        let mut sums: Vec<Sums> = lines.iter().map(|_| Sums::new::<G>(game)).collect();
        let mut settled: Vec<Option<Compared>> = lines.iter().map(|_| None).collect();
        let [least, most] = [race.least, race.deals].map(|deals| Trial::of::<G>(deals).deals);
        let most = most.max(2);
        let mut asked = least.clamp(2, most);
        for done in 1..=most {
            let deal = lots.next_u64();
            let mut first = None;
            let running = lines.iter().zip(&mut sums).zip(&settled);
            for ((line, sums), _) in running.filter(|(_, settled)| settled.is_none()) {
                let played = round.play_line(view, line, deal, race.to_the_end);
                sums.add(&played, *first.get_or_insert(played.own));
            }
            if done < asked {
                continue;
            }
            asked = asked.saturating_mul(2).min(most);
            let first = sums.first()?.judgement(game, seat);
            for (sums, settled) in sums.iter().zip(&mut settled).skip(1) {
                if settled.is_some() {
                    continue;
                }
                let mut line = sums.judgement(game, seat);
                line.lost_chance.mean = first.chance.mean - line.chance.mean;
                if race.keeps_up(&line) {
                    return None;
                }
                if done == most || race.is_settled(&line) {
                    let first = first.clone();
                    *settled = Some(Compared { first, line });
                }
            }
            if settled.iter().skip(1).all(Option::is_some) {
                let line = first.clone();
                settled[0] = Some(Compared { first, line });
                break;
            }
        }
        settled.into_iter().collect()
    }
}

/// How many deals a budget allows. Where a look ahead is quick there can be more.
fn deals<G: Advice>(game: &G, budget: &Budget) -> u32 {
    let most = if has_automaton(game) {
        DEALS
    } else {
        Trial::of::<G>(DEALS).deals
    };
    budget.rounds.clamp(1, most)
}

/// Whether a side decides nothing. It plays as well in a quick look ahead as at the table,
/// and those who decide do not: what they would do better has to be counted.
fn has_automaton<G: Advice>(game: &G) -> bool {
    game.sides() > game.seats()
}

/// What came of one deal.
struct Played {
    /// The chance and the lead of the seat that plays the line.
    own: [f64; 2],
    chances: Vec<f64>,
    /// Its points by source, if the game came to its end.
    sources: Vec<f64>,
}

impl<G: Advice> Iteration<'_, G> {
    /// Deals a table, follows a line as long as it answers the questions, and plays on.
    fn play_line(
        &mut self,
        view: &G::View,
        line: &[G::Action],
        deal: u64,
        to_the_end: bool,
    ) -> Played {
        self.lots = Xoshiro256PlusPlus::seed_from_u64(deal);
        let mut state = self.deal(view);
        self.plans.iter_mut().for_each(Vec::clear);
        self.plans[self.seat.index()].extend(line.iter().rev());
        self.decided = [0; Seat::MAX];
        self.play_on(&mut state, line.len() as u32);
        let more = self.made_good(line.len() as u32);
        let weighed = self.weigh(&state, &more);
        let lead = self.lead(&state, &more);
        let sides = self.game.sides() as usize;
        let all: f32 = weighed.chance[..sides].iter().sum();
        let chances = weighed.chance[..sides]
            .iter()
            .map(|&chance| f64::from(chance / all.max(f32::MIN_POSITIVE)));
        let chances: Vec<f64> = chances.collect();
        if to_the_end {
            self.play_on(&mut state, END);
        }
        let is_over = self.game.outcome(&state).is_some();
        let sources = if is_over { G::INFO.sources.len() } else { 0 };
        let points = |source| f64::from(self.game.points(&state, self.seat, source as u8));
        Played {
            own: [chances[self.seat.index()], lead],
            chances,
            sources: (0..sources).map(points).collect(),
        }
    }

    /// How many points the seat is ahead of its best rival, or has if it plays alone; with
    /// so many hundredths of a point more for each side.
    fn lead(&self, state: &G::State, more: &[i32; Seat::MAX]) -> f64 {
        let is_over = self.game.outcome(state).is_some();
        let points = |side: Seat| {
            let hundredths = if is_over {
                100 * self.game.total(state, side)
            } else {
                let view = self.game.view(state, Some(side));
                self.game.expected_points(&view, side)
            };
            f64::from(hundredths + more[side.index()]) / 100.0
        };
        let rivals = Seat::first(self.game.sides()).filter(|&side| side != self.seat);
        let best = rivals.map(points).reduce(f64::max);
        points(self.seat) - best.unwrap_or(0.0)
    }

    /// What strong players would have made more than a playout did, against an automaton,
    /// in hundredths of a point; the steps of the line were not left to the playout.
    fn made_good(&self, line: u32) -> [i32; Seat::MAX] {
        if !has_automaton(self.game) {
            return [0; Seat::MAX];
        }
        let mut decided = self.decided;
        let own = &mut decided[self.seat.index()];
        *own = own.saturating_sub(line);
        decided.map(|decisions| (G::SHORTFALL * decisions) as i32)
    }
}

/// Sums over deals.
struct Sums {
    deals: f64,
    chances: Vec<f64>,
    sources: Vec<f64>,
    chance: Moments,
    lead: Moments,
    lost_chance: Moments,
    lost_points: Moments,
}

impl Sums {
    fn new<G: Advice>(game: &G) -> Self {
        Self {
            deals: 0.0,
            chances: vec![0.0; game.sides() as usize],
            sources: Vec::new(),
            chance: Moments::default(),
            lead: Moments::default(),
            lost_chance: Moments::default(),
            lost_points: Moments::default(),
        }
    }

    /// Adds a deal, and how the first line did on it.
    fn add(&mut self, played: &Played, first: [f64; 2]) {
        self.deals += 1.0;
        self.sources.resize(played.sources.len(), 0.0);
        for (sums, more) in [
            (&mut self.chances, &played.chances),
            (&mut self.sources, &played.sources),
        ] {
            sums.iter_mut()
                .zip(more)
                .for_each(|(sum, more)| *sum += more);
        }
        let [chance, lead] = played.own;
        self.chance.add(chance);
        self.lead.add(lead);
        self.lost_chance.add(first[0] - chance);
        self.lost_points.add(first[1] - lead);
    }

    fn judgement<G: Advice>(&self, game: &G, seat: Seat) -> Judgement {
        let confidence = f64::from(G::CONFIDENCE) / 100.0;
        // Few deals cannot tell what is impossible from what is rare.
        let smoothed = |sum: &f64| (sum + 1.0 / self.chances.len() as f64) / (self.deals + 1.0);
        let mut chances: Vec<f64> = self.chances.iter().map(smoothed).collect();
        chances
            .iter_mut()
            .for_each(|chance| *chance = chance.powf(confidence));
        if game.seats() > 1 {
            chances[seat.index()] *= 100.0 / f64::from(G::OPTIMISM);
        }
        let all: f64 = chances.iter().sum();
        chances.iter_mut().for_each(|chance| *chance /= all);
        let mean = |sum: &f64| sum / self.deals;
        let within = |estimate: Estimate| Estimate {
            error: confidence * estimate.error,
            ..estimate
        };
        Judgement {
            chance: Estimate {
                mean: chances[seat.index()],
                ..within(self.chance.estimate())
            },
            chances,
            lead: self.lead.estimate(),
            lost_chance: within(self.lost_chance.estimate()),
            lost_points: self.lost_points.estimate(),
            sources: self.sources.iter().map(mean).collect(),
        }
    }
}

/// The sum and the sum of squares of a sample.
#[derive(Default)]
struct Moments {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Moments {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    /// The mean and its standard error; of a single value nothing is known of the error,
    /// so it counts as large.
    fn estimate(&self) -> Estimate {
        let mean = self.sum / self.count;
        let variance = (self.squares / self.count - mean * mean).max(0.0);
        let error = if self.count < 2.0 {
            f64::INFINITY
        } else {
            (variance / (self.count - 1.0)).sqrt()
        };
        Estimate { mean, error }
    }
}
