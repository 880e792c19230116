//! The bot that searches: a tree over what players know.
//!
//! Every round of the search deals a full table that agrees with the bot's view,
//! follows the tree to a question nobody has looked at yet, and plays the rest
//! out quickly. A node of the tree is a question as the one who is asked knows
//! it: the key is that seat's own view. So no seat in the tree acts on what it
//! cannot know, seats that answer at the same time do not see each other, the
//! same knowledge reached by two ways is one node, and what was learnt for one
//! decision is still there for the next.
//!
//! In the terms of the literature this is information-set Monte Carlo tree search
//! (Cowling, Powley and Whitehouse, *Information Set Monte Carlo Tree Search*, 2012), in
//! the form with several observers: each deal is a determinization, each node an
//! information set of the player to move, and equal sets are one node (a transposition
//! table). A choice is selected by PUCT, see `Node::select`.

mod judge;

use std::{cmp::Reverse, collections::HashMap, hash::BuildHasher, sync::Arc, time::Duration};

use network::ONE;
use rand::{Rng, RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use rustc_hash::FxBuildHasher;
use tabletop::{Advice, Dice, Outcome, Quiet, Seat, encode::from_seat};

pub use self::judge::{Compared, Estimate, Judgement, Line, Race, Trial};
use crate::{
    Bot, Judge, Sight,
    clock::{self, Deadline},
};

/// How much a search may spend.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Budget {
    /// Rounds of the search for one decision, over all threads.
    pub rounds: u32,
    /// How many threads, each with a tree of its own.
    pub threads: u32,
    /// How many questions a tree remembers, at least one. Before a decision it forgets
    /// all of them when the next ones might not find room.
    pub memory: usize,
    /// When to stop, whatever is left of the rounds. Without it the same seed makes
    /// the same choices on any machine.
    pub time: Option<Duration>,
}

/// Says whether a search is to end now, whatever is left of its budget. It is asked often.
pub type Stop = Arc<dyn Fn() -> bool + Send + Sync>;

/// What the search thinks of a choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opinion<A> {
    /// The choice.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// What it is worth to the seat on average, between 0 and 1.
    pub worth: f64,
}

/// The part of the rounds that every decision gets, whatever is known from before.
const AFRESH: u32 = 8;
/// After how many rounds the search asks whether it is time to stop.
const ASKED: u32 = 16;
/// Decisions that are played out behind the tree before the position is weighed, in a
/// game without advice.
const HORIZON: u32 = 12;
/// How many choices are compared at each of them.
const COMPARED: u32 = 2;
/// The part of the preference at first sight that is due to the game's advice.
const ADVICE: f32 = 0.5;
/// Weighs how much a choice that looks good at first sight is preferred.
const PRIOR: f32 = 0.7;
/// How sharply first sight tells choices apart.
const SHARPNESS: f32 = 4.0;
/// The part of a result that is the place; the rest is the margin.
const PLACE: f32 = 0.3;
/// The margin, in points, that makes about three chances in four.
const MARGIN: f32 = 10.0;

/// A computer player that searches.
pub struct Search<G: Advice> {
    budget: Budget,
    /// Whose judgement it follows, and how far that is trusted, in hundredths.
    judge: Option<(Judge<G>, u32)>,
    stop: Option<Stop>,
    dice: Xoshiro256PlusPlus,
    trees: Vec<Tree<G>>,
    /// What it thought of the choices of the last question.
    thought: Vec<Opinion<G::Action>>,
}

impl<G: Advice> Search<G> {
    /// The bot with this seed and budget.
    #[must_use]
    pub fn new(seed: u64, budget: Budget) -> Self {
        Self {
            budget,
            judge: None,
            stop: None,
            dice: Xoshiro256PlusPlus::seed_from_u64(seed),
            trees: (0..budget.threads.max(1))
                .map(|_| Tree::default())
                .collect(),
            thought: Vec::new(),
        }
    }

    /// The bot with this seed and budget, which follows the judgement of a network: what is
    /// promising is tried first, and how a game ends is foretold. `trust` says in hundredths
    /// how much that counts; the rest is what comes of playing on. With a trust of 100 nothing
    /// is played out, and nothing depends on how exactly a machine computes: from the network
    /// come whole numbers, and what floats do with them here every machine rounds alike.
    #[must_use]
    pub fn judged(seed: u64, budget: Budget, judge: Judge<G>, trust: u32) -> Self {
        Self {
            judge: Some((judge, trust.min(100))),
            ..Self::new(seed, budget)
        }
    }

    /// The same search, which ends early when it is told to.
    #[must_use]
    pub fn stopped_by(mut self, stop: Stop) -> Self {
        self.stop = Some(stop);
        self
    }

    /// How many questions all trees remember.
    #[must_use]
    pub fn remembered(&self) -> usize {
        self.trees.iter().map(|tree| tree.nodes.len()).sum()
    }

    /// What the search thinks of each choice, in the order of the choices.
    pub fn opinions(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        choices: &[G::Action],
    ) -> Vec<Opinion<G::Action>> {
        self.think(game, view, seat, false);
        self.read(view, seat, choices)
    }

    /// Spends the budget on a question. Whoever only wants to choose counts what is known
    /// from before, and stops as soon as no other choice can overtake the first.
    fn think(&mut self, game: &G, view: &G::View, seat: Seat, choosing: bool) {
        let budget = self.budget;
        let deadline = Deadline::after(budget.time);
        let rounds = budget.rounds.div_ceil(self.trees.len() as u32);
        let root = key::<G>(view, seat);
        let dice = &mut self.dice;
        let judge = self.judge.as_ref();
        let is_stopped = || self.stop.as_ref().is_some_and(|stop| stop());
        let search = |(tree, seed): (&mut Tree<G>, u64)| {
            let mut round = Iteration::new(game, &budget, seat, seed);
            round.judge = judge.map(|(judge, _)| (judge, judge.sight()));
            round.trust = judge.map_or(0.0, |(_, trust)| *trust as f32 / 100.0);
            tree.make_room(budget.memory);
            let known = if choosing { tree.visits(root) } else { 0 };
            let rounds = rounds.saturating_sub(known).max(rounds / AFRESH);
            for done in 0..rounds {
                // Asking at every round would cost as much as a quick round.
                if done % ASKED == ASKED - 1
                    && (deadline.is_over()
                        || is_stopped()
                        || choosing && tree.is_decided(root, rounds - done))
                {
                    break;
                }
                round.play(tree, view);
            }
        };
        let trees = self.trees.iter_mut();
        clock::all(trees.map(|tree| (tree, dice.next_u64())).collect(), search);
    }

    /// What is known of each choice.
    fn read(&self, view: &G::View, seat: Seat, choices: &[G::Action]) -> Vec<Opinion<G::Action>> {
        let key = key::<G>(view, seat);
        choices
            .iter()
            .map(|&action| {
                let tried = self.trees.iter().filter_map(|tree| tree.child(key, action));
                let (visits, sum) = tried.fold((0, 0.0), |(visits, sum), child| {
                    (visits + child.visits, sum + f64::from(child.sum))
                });
                Opinion {
                    action,
                    visits,
                    worth: if visits == 0 {
                        0.0
                    } else {
                        sum / f64::from(visits)
                    },
                }
            })
            .collect()
    }
}

impl<G: Advice> Search<G> {
    /// The choice that was tried most often, as far as anything is known.
    fn favourite(&self, view: &G::View, seat: Seat, choices: &[G::Action]) -> Opinion<G::Action> {
        favourite(&self.read(view, seat, choices))
    }
}

/// What was tried most often; of equals what is worth more.
fn favourite<A: Copy>(opinions: &[Opinion<A>]) -> Opinion<A> {
    *opinions
        .iter()
        .max_by(|a, b| {
            (a.visits, a.worth)
                .partial_cmp(&(b.visits, b.worth))
                .expect("numbers")
        })
        .expect("there is a choice")
}

impl<G: Advice> Bot<G> for Search<G> {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat, choices: &[G::Action]) -> G::Action {
        self.thought.clear();
        if let [only] = choices {
            return *only;
        }
        self.think(game, view, seat, true);
        self.thought = self.read(view, seat, choices);
        favourite(&self.thought).action
    }

    fn thought(&self) -> &[Opinion<G::Action>] {
        &self.thought
    }
}

/// What one thread has learnt.
struct Tree<G: Advice> {
    nodes: HashMap<u64, Node<G::Action>, FxBuildHasher>,
}

impl<G: Advice> Default for Tree<G> {
    fn default() -> Self {
        Self {
            nodes: HashMap::default(),
        }
    }
}

/// A question as the one who is asked knows it.
struct Node<A> {
    visits: u32,
    children: Vec<Child<A>>,
}

/// An answer.
struct Child<A> {
    action: A,
    visits: u32,
    sum: f32,
    /// How likely it looks at first sight to be the best.
    prior: f32,
}

fn key<G: Advice>(view: &G::View, seat: Seat) -> u64 {
    FxBuildHasher.hash_one((seat, view))
}

impl<G: Advice> Tree<G> {
    fn child(&self, key: u64, action: G::Action) -> Option<&Child<G::Action>> {
        let node = self.nodes.get(&key)?;
        node.children.iter().find(|child| child.action == action)
    }

    fn visits(&self, key: u64) -> u32 {
        self.nodes.get(&key).map_or(0, |node| node.visits)
    }

    /// Whether the answer that was tried most often stays so, whatever the rounds left
    /// bring.
    fn is_decided(&self, key: u64, left: u32) -> bool {
        let Some(node) = self.nodes.get(&key) else {
            return false;
        };
        let (mut first, mut second) = (0, 0);
        for child in &node.children {
            if child.visits > first {
                (first, second) = (child.visits, first);
            } else {
                second = second.max(child.visits);
            }
        }
        first - second > left
    }

    /// Forgets everything when there is too much of it: what matters is found
    /// again at once, and nothing has to be kept in order for it.
    fn make_room(&mut self, memory: usize) {
        if self.nodes.len() * 2 > memory {
            self.nodes.clear();
        }
    }
}

impl<A> Node<A> {
    /// The child to try: good so far, or promising and seldom tried.
    ///
    /// This is the rule PUCT, with the preference at first sight as the prior (Rosin,
    /// *Multi-armed Bandits with Episode Context*, 2011, in the form of `AlphaZero`,
    /// Silver et al. 2018). A child that was never tried counts as the mean of its node.
    fn select(&self) -> usize {
        let all = (self.visits.max(1) as f32).sqrt();
        let mean = if self.visits == 0 {
            0.5
        } else {
            self.children.iter().map(|child| child.sum).sum::<f32>() / self.visits as f32
        };
        let score = |child: &Child<A>| {
            let tries = child.visits as f32;
            let worth = if child.visits == 0 {
                mean
            } else {
                child.sum / tries
            };
            worth + PRIOR * child.prior * all / (1.0 + tries)
        };
        let scores = self.children.iter().map(score).enumerate();
        scores
            .max_by(|a, b| a.1.total_cmp(&b.1))
            .expect("a question has answers")
            .0
    }
}

/// Deals, follows the tree, plays out and learns, over and over.
struct Iteration<'a, G: Advice> {
    game: &'a G,
    budget: &'a Budget,
    /// Who thinks.
    seat: Seat,
    lots: Xoshiro256PlusPlus,
    choices: Vec<G::Action>,
    path: Vec<(u64, usize, Seat)>,
    /// What each seat is about to do on the advice it was given, the next step last.
    plans: [Vec<G::Action>; Seat::MAX],
    /// Whether games without advice are played on as well as a glance at every choice can,
    /// and to the end.
    thorough: bool,
    /// How many decisions were left to each seat while a game was played on.
    decided: [u32; Seat::MAX],
    /// Whose judgement is followed, and what it sees.
    judge: Option<(&'a Judge<G>, Sight)>,
    /// How much of a position's worth is what the network foretells.
    trust: f32,
}

impl<'a, G: Advice> Iteration<'a, G> {
    fn new(game: &'a G, budget: &'a Budget, seat: Seat, seed: u64) -> Self {
        Self {
            game,
            budget,
            seat,
            lots: Xoshiro256PlusPlus::seed_from_u64(seed),
            choices: Vec::new(),
            path: Vec::new(),
            plans: Default::default(),
            thorough: false,
            decided: [0; Seat::MAX],
            judge: None,
            trust: 0.0,
        }
    }

    fn play(&mut self, tree: &mut Tree<G>, view: &G::View) {
        let state = self.deal(view);
        self.path.clear();
        self.follow(tree, state);
    }

    /// A table that agrees with the view.
    fn deal(&mut self, view: &G::View) -> G::State {
        self.game
            .redeal(view, Dice::from_seed(self.lots.next_u64()))
    }

    /// Follows the tree from a state to its rim, plays out, and learns on the whole
    /// path what came of it.
    fn follow(&mut self, tree: &mut Tree<G>, mut state: G::State) -> Weighed {
        let mut foretold = None;
        while let Some(seat) = self.ask(&state) {
            if let [only] = self.choices[..] {
                self.game.apply(&mut state, seat, only, &mut Quiet);
                continue;
            }
            let view = self.game.view(&state, Some(seat));
            let key = key::<G>(&view, seat);
            let Some(node) = tree.nodes.get(&key) else {
                let has_room = tree.nodes.len() < self.budget.memory;
                if let Some((node, weighed)) = self.judged(&view, seat) {
                    if has_room {
                        tree.nodes.insert(key, node);
                    }
                    foretold = Some(weighed);
                } else if has_room {
                    let node = self.first_sight(&state, seat);
                    tree.nodes.insert(key, node);
                }
                break;
            };
            let child = node.select();
            self.path.push((key, child, seat));
            self.game
                .apply(&mut state, seat, node.children[child].action, &mut Quiet);
        }
        let weighed = match foretold {
            Some(foretold) if self.trust >= 1.0 => foretold,
            Some(foretold) => self.play_out(state).mixed(foretold, self.trust),
            None => self.play_out(state),
        };
        for &(key, child, seat) in &self.path {
            let node = tree.nodes.get_mut(&key).expect("it was there on the way");
            node.visits += 1;
            node.children[child].visits += 1;
            node.children[child].sum += weighed.worth[seat.index()];
        }
        weighed
    }

    /// Whose answer is next, with the choices listed. Of those who answer at the same
    /// time the one who thinks is first: that others have answered would be a question
    /// which has not been put to it.
    fn ask(&mut self, state: &G::State) -> Option<Seat> {
        let owing = self.game.owing(state);
        let seat = if owing.contains(self.seat) {
            self.seat
        } else {
            owing.lowest()?
        };
        self.game.actions(state, seat, &mut self.choices);
        Some(seat)
    }

    /// A new node for the listed choices and what the game is going to come to, as a network
    /// sees it; nothing where none is followed.
    fn judged(&mut self, view: &G::View, seat: Seat) -> Option<(Node<G::Action>, Weighed)> {
        let (judge, sight) = self.judge.as_mut()?;
        judge.look(self.game, view, seat, &self.choices, sight);
        let children = self.choices.iter().zip(sight.promises());
        let children = children.map(|(&action, &promise)| Child {
            action,
            visits: 0,
            sum: 0.0,
            prior: promise as f32 / ONE as f32,
        });
        let node = Node {
            visits: 0,
            children: children.collect(),
        };
        let mut weighed = Weighed::default();
        let sides = from_seat(seat, self.game.seats(), self.game.sides());
        for (side, value) in sides.zip(sight.values()) {
            let chance = value.chance as f32 / ONE as f32;
            let ahead = value.ahead as f32 / ONE as f32;
            weighed.worth[side.index()] = PLACE * chance + (1.0 - PLACE) * ahead;
            weighed.chance[side.index()] = chance;
        }
        Some((node, weighed))
    }

    /// A new node for the listed choices.
    fn first_sight(&self, state: &G::State, seat: Seat) -> Node<G::Action> {
        let estimates: Vec<i32> = self
            .choices
            .iter()
            .map(|&action| self.estimate(state, seat, action))
            .collect();
        let best = estimates.iter().copied().max().unwrap_or(0);
        let worst = estimates.iter().copied().min().unwrap_or(0);
        let range = (best - worst).max(1) as f32;
        let weights: Vec<f32> = estimates
            .iter()
            .map(|&estimate| (SHARPNESS * (estimate - best) as f32 / range).exp())
            .collect();
        let all: f32 = weights.iter().sum();
        let advised = self.advice(state, seat);
        let rest = if advised.is_some() { 1.0 - ADVICE } else { 1.0 };
        let prior = |action, weight: f32| {
            let due = if advised == Some(action) { ADVICE } else { 0.0 };
            due + rest * weight / all
        };
        let children = self
            .choices
            .iter()
            .zip(weights)
            .map(|(&action, weight)| Child {
                action,
                visits: 0,
                sum: 0.0,
                prior: prior(action, weight),
            });
        Node {
            visits: 0,
            children: children.collect(),
        }
    }

    /// What a choice leads to, and the quick estimate of it.
    fn glance(&self, state: &G::State, seat: Seat, action: G::Action) -> (G::State, i32) {
        let mut after = *state;
        self.game.apply(&mut after, seat, action, &mut Quiet);
        let view = self.game.view(&after, Some(seat));
        (after, self.game.estimate(&view, seat))
    }

    /// The quick estimate after a choice.
    fn estimate(&self, state: &G::State, seat: Seat, action: G::Action) -> i32 {
        self.glance(state, seat, action).1
    }

    /// What the game advises, if it does so.
    fn advice(&self, state: &G::State, seat: Seat) -> Option<G::Action> {
        G::PLAYOUT?;
        let view = self.game.view(state, Some(seat));
        self.game.advise(&view, seat, &self.choices)
    }

    /// Plays on and says what came of it for every seat: to the end on good advice, else
    /// quickly for a while.
    fn play_out(&mut self, mut state: G::State) -> Weighed {
        self.plans.iter_mut().for_each(Vec::clear);
        self.play_on(&mut state, 0);
        self.weigh(&state, &[0; Seat::MAX])
    }

    /// Plays on by the plans as far as they go; `settled` decisions more than usual where
    /// it is only for a while.
    fn play_on(&mut self, state: &mut G::State, settled: u32) {
        let mut left = if G::PLAYOUT.is_some() || self.thorough {
            u32::MAX
        } else {
            HORIZON + settled
        };
        while left > 0
            && let Some(seat) = self.ask(state)
        {
            let certain = match (self.planned(seat), &self.choices[..]) {
                (Some(next), _) => Some(next),
                (None, &[only]) => Some(only),
                _ => match self.plan(state, seat) {
                    None if self.thorough => Some(self.best(state, seat)),
                    advised => advised,
                },
            };
            self.decided[seat.index()] += u32::from(self.choices.len() > 1);
            match certain {
                Some(action) => self.game.apply(state, seat, action, &mut Quiet),
                None => *state = self.better(state, seat),
            }
            left -= 1;
        }
    }

    /// The next step of a seat's plan. A plan that does not answer the question is given up.
    fn planned(&mut self, seat: Seat) -> Option<G::Action> {
        let plan = &mut self.plans[seat.index()];
        let next = plan.pop().filter(|next| self.choices.contains(next));
        if next.is_none() {
            plan.clear();
        }
        next
    }

    /// The first step of a new plan, if the game advises one.
    fn plan(&mut self, state: &G::State, seat: Seat) -> Option<G::Action> {
        G::PLAYOUT?;
        let view = self.game.view(state, Some(seat));
        let plan = &mut self.plans[seat.index()];
        self.game.advise_ahead(&view, seat, &self.choices, plan);
        plan.reverse();
        plan.pop()
    }

    /// What the best of a few choices at first sight leads to.
    fn better(&mut self, state: &G::State, seat: Seat) -> G::State {
        let mut action = self.pick();
        let (mut after, mut best) = self.glance(state, seat, action);
        for _ in 1..COMPARED {
            let other = self.pick();
            if other == action {
                continue;
            }
            let (then, estimate) = self.glance(state, seat, other);
            if estimate > best {
                (action, after, best) = (other, then, estimate);
            }
        }
        after
    }

    /// The best of all choices at first sight. What the dice will bring to them is not
    /// known before, so they are tried on another deal.
    fn best(&mut self, state: &G::State, seat: Seat) -> G::Action {
        let deal = self.deal(&self.game.view(state, Some(seat)));
        let from = self.lots.random_range(0..self.choices.len() as u32);
        let (later, first) = self.choices.split_at(from as usize);
        let all = first.iter().chain(later).copied();
        all.max_by_key(|&action| self.estimate(&deal, seat, action))
            .expect("a question has answers")
    }

    fn pick(&mut self) -> G::Action {
        self.choices[self.lots.random_range(0..self.choices.len() as u32) as usize]
    }

    /// What a state is worth to every side: the places if the game is over, and how
    /// far ahead everyone is; with so many hundredths of a point more for each.
    fn weigh(&self, state: &G::State, more: &[i32; Seat::MAX]) -> Weighed {
        let sides = self.game.sides();
        let outcome = self.game.outcome(state);
        let mut points = more.map(|more| more as f32 / 100.0);
        for seat in Seat::first(sides) {
            points[seat.index()] += if outcome.is_some() {
                self.game.total(state, seat) as f32
            } else {
                let view = self.game.view(state, Some(seat));
                self.game.estimate(&view, seat) as f32 / 100.0
            };
        }
        let outcome = outcome.map(|outcome| {
            if more.iter().all(|&more| more == 0) {
                return outcome;
            }
            Outcome::rank(sides, |seat| {
                let hundredths = (100.0 * points[seat.index()]).round() as i32;
                (hundredths, Reverse(outcome.place(seat)))
            })
        });
        let mut weighed = Weighed::default();
        for seat in Seat::first(sides) {
            let own = points[seat.index()];
            let rivals = Seat::first(sides).filter(|&other| other != seat);
            let best = rivals
                .map(|other| points[other.index()])
                .fold(f32::MIN, f32::max);
            let margin = if best == f32::MIN { own } else { own - best };
            let ahead = 1.0 / (1.0 + (-margin / MARGIN).exp());
            (weighed.worth[seat.index()], weighed.chance[seat.index()]) = match &outcome {
                Some(outcome) => {
                    let won = share(outcome, seat);
                    (PLACE * won + (1.0 - PLACE) * ahead, won)
                }
                None => (ahead, ahead),
            };
        }
        weighed
    }
}

/// What came of a round.
#[derive(Clone, Copy, Default)]
struct Weighed {
    /// What it is worth to each side, between 0 and 1: what the search learns from.
    worth: [f32; Seat::MAX],
    /// How likely each side is to win, not yet so that all together make 1.
    chance: [f32; Seat::MAX],
}

impl Weighed {
    /// Both together, the other with this part.
    fn mixed(self, other: Self, part: f32) -> Self {
        let mix = |own: [f32; Seat::MAX], other: [f32; Seat::MAX]| {
            std::array::from_fn(|seat| (1.0 - part) * own[seat] + part * other[seat])
        };
        Self {
            worth: mix(self.worth, other.worth),
            chance: mix(self.chance, other.chance),
        }
    }
}

/// The part of the first place a seat has.
fn share(outcome: &Outcome, seat: Seat) -> f32 {
    if outcome.place(seat) == 1 {
        1.0 / outcome.winners().count() as f32
    } else {
        0.0
    }
}
