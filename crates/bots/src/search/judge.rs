//! What the best choices at a question are worth, so that a person can use it.
//!
//! A search looks long at what is good and hardly at the rest, so its own figures
//! for two choices cannot be compared. Here each choice that is to be judged is
//! looked at equally long, on top of what the search has learnt.

use rand::Rng;
use tabletop::{Advice, Quiet, Seat};

use super::{Deadline, Iteration, Search, Tree, key};

/// The part of a search that is spent again on each choice to be judged.
const AGAIN: u32 = 4;
/// How many of its own decisions a seat is told beyond the choice.
const AHEAD: usize = 2;
/// A decision that was tried less often is not worth telling.
const TRIED: u32 = 12;
/// How many futures are dealt to find one that the search knows well.
const FUTURES: u32 = 8;

/// What a search expects of a choice.
#[derive(Clone, Debug)]
pub struct Judgement<G: Advice> {
    /// The choice.
    pub action: G::Action,
    /// The chance of each side to win, automata included; together 1.
    pub chances: Vec<f64>,
    /// What the seat would choose after it, in one of the futures that may come: what
    /// it knows by then, and the choice.
    pub next: Vec<(G::View, G::Action)>,
}

impl<G: Advice> Search<G> {
    /// Judges the `most` best choices, and `also` whatever it is worth; the best
    /// first. Like everything here it starts from the view.
    pub fn judge(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        choices: &[G::Action],
        most: usize,
        also: Option<G::Action>,
    ) -> Vec<Judgement<G>> {
        let mut opinions = self.opinions(game, view, seat, choices);
        opinions.sort_by(|a, b| {
            (b.visits, b.worth)
                .partial_cmp(&(a.visits, a.worth))
                .expect("numbers")
        });
        let mut judged: Vec<G::Action> = opinions.iter().map(|one| one.action).take(most).collect();
        judged.extend(also.filter(|also| !judged.contains(also)));
        let mut judged: Vec<Judgement<G>> = judged
            .into_iter()
            .map(|action| self.look_again(game, view, seat, action))
            .collect();
        let chance = |one: &Judgement<G>| one.chances[seat.index()];
        judged.sort_by(|a, b| chance(b).total_cmp(&chance(a)));
        judged
    }

    /// Rounds that all begin with this choice.
    fn look_again(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        action: G::Action,
    ) -> Judgement<G> {
        let budget = self.budget;
        let deadline = Deadline::after(budget.time.map(|time| time / AGAIN));
        let mut round = Iteration::new(game, &budget, seat, self.dice.next_u64());
        let tree = &mut self.trees[0];
        let root = key::<G>(view, seat);
        let root = tree.nodes.get(&root).and_then(|node| {
            let child = node.children.iter().position(|one| one.action == action)?;
            Some((root, child, seat))
        });
        let mut sums = vec![0.0; game.sides() as usize];
        let mut rounds = 0.0;
        for done in 0..(budget.rounds / AGAIN).max(1) {
            if done % 16 == 15 && deadline.is_over() {
                break;
            }
            let mut state = round.deal(view);
            round.path.clear();
            round.path.extend(root);
            game.apply(&mut state, seat, action, &mut Quiet);
            let chance = round.follow(tree, state).chance;
            let all: f32 = chance.iter().sum();
            for (sum, chance) in sums.iter_mut().zip(chance) {
                *sum += f64::from(chance / all.max(f32::MIN_POSITIVE));
            }
            rounds += 1.0;
        }
        Judgement {
            action,
            chances: sums.iter().map(|sum| sum / rounds).collect(),
            next: next(&mut round, tree, view, seat, action),
        }
    }
}

/// What the seat would choose next, in the future that the search knows best.
fn next<G: Advice>(
    round: &mut Iteration<'_, G>,
    tree: &Tree<G>,
    view: &G::View,
    seat: Seat,
    action: G::Action,
) -> Vec<(G::View, G::Action)> {
    let mut best = Vec::new();
    for _ in 0..FUTURES {
        let mut state = round.deal(view);
        round.game.apply(&mut state, seat, action, &mut Quiet);
        let mut found = Vec::new();
        while found.len() < AHEAD
            && let Some(asked) = round.ask(&state)
        {
            if let [only] = round.choices[..] {
                round.game.apply(&mut state, asked, only, &mut Quiet);
                continue;
            }
            let view = round.game.view(&state, Some(asked));
            let Some(node) = tree.nodes.get(&key::<G>(&view, asked)) else {
                break;
            };
            let Some(child) = node.children.iter().max_by_key(|child| child.visits) else {
                break;
            };
            if child.visits < TRIED {
                break;
            }
            if asked == seat {
                found.push((view, child.action));
            }
            round
                .game
                .apply(&mut state, asked, child.action, &mut Quiet);
        }
        if found.len() > best.len() {
            best = found;
        }
        if best.len() == AHEAD {
            break;
        }
    }
    best
}
