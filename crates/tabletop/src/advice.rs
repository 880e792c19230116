//! What a game tells computer players.

use alloc::vec::Vec;

use crate::{Dice, Game, Seat};

/// What a game knows about playing it well. Everything starts from a view. Each part has
/// a default, so that a new game has computer players from its first day:
///
/// ```ignore
/// impl Advice for Nim {}
/// ```
pub trait Advice: Game {
    /// Whether [`advise`](Self::advise) has an answer to every question, good enough to
    /// play a game out with; and what that takes: as much work as so many rounds of a
    /// search that looks only a few decisions ahead.
    const PLAYOUT: Option<u32> = None;

    /// How sure playouts are of who wins, in hundredths: chances are raised to this power
    /// before they are told. Below 100, what playouts call certain is less certain in
    /// games between strong players. `orrery calibrate` compares what is called with what
    /// came of it.
    const CONFIDENCE: u32 = 100;

    /// How much better whoever has just chosen looks than it is, in hundredths of its odds:
    /// in playouts its rivals answer less well than strong players do.
    const OPTIMISM: u32 = 100;

    /// How many points more a strong player makes with each decision than a playout does, in
    /// hundredths. Rivals who decide make them too; an automaton does not, so that without
    /// this nobody would seem to have a chance against it.
    const SHORTFALL: u32 = 0;

    /// A quick estimate of how well a seat stands, in hundredths of a point.
    /// Unless a game knows better, these are its points so far.
    fn estimate(&self, view: &Self::View, seat: Seat) -> i32 {
        100 * self.total(&self.redeal(view, Dice::from_seed(0)), seat)
    }

    /// The points that a side may expect at the end, in hundredths: what hints and reviews
    /// count in. It is the [`estimate`](Self::estimate), unless a game judges in it how a
    /// seat stands against its rivals.
    fn expected_points(&self, view: &Self::View, side: Seat) -> i32 {
        self.estimate(view, side)
    }

    /// What a sensible player would choose, in a game that knows better than to try
    /// every choice and [`estimate`](Self::estimate): a plan of several decisions.
    fn advise(
        &self,
        _view: &Self::View,
        _seat: Seat,
        _choices: &[Self::Action],
    ) -> Option<Self::Action> {
        None
    }

    /// The same advice, and behind it what the seat would be advised to choose at its next
    /// questions, as far as that is settled already. Whoever plays on without looking up
    /// saves thinking the same plan through at each of its steps.
    fn advise_ahead(
        &self,
        view: &Self::View,
        seat: Seat,
        choices: &[Self::Action],
        plan: &mut Vec<Self::Action>,
    ) {
        plan.extend(self.advise(view, seat, choices));
    }
}
