//! The game as numbers, for programs that learn: `actions` are indices, `table` and `side`
//! are what an observation tells, `course` is where ships and bodies are going. The rules
//! know nothing of it.

mod actions;
mod course;
mod side;
mod table;

use tabletop::{
    Encode, Seat,
    encode::{ActionGroup, Feature, Observer, from_seat},
};

use self::course::Chart;
use crate::{Kosmonavts, View, components::Body, step::Action};

impl Encode for Kosmonavts {
    const ENCODING: u32 = 1;
    const ACTIONS: &'static [ActionGroup] = &actions::GROUPS;
    const TABLE: &'static [Feature] = table::FEATURES;
    const SIDE: &'static [Feature] = side::FEATURES;

    /// Corrected orbits may be longer than the printed ones.
    fn is_encodable(&self) -> bool {
        let fits = |body| self.figures.orbit(body).len() <= actions::ORBITS[body as usize];
        Body::ALL.into_iter().all(fits)
            && self.figures.limits.energy_conversion <= actions::MOST_ENERGY
    }

    #[inline]
    fn action_index(&self, _seat: Seat, action: Action) -> Option<usize> {
        actions::index(action)
    }

    #[inline]
    fn action_at(&self, _seat: Seat, index: usize) -> Option<Action> {
        actions::at(index)
    }

    fn observe(&self, view: &View, seat: Seat, numbers: &mut [i16]) {
        let chart = Chart::new(self, view);
        let mut observer = Observer::new(numbers, Self::OBSERVATION, Self::TABLE);
        table::write(self, view, seat, &chart, &mut observer);
        let people = view.table.people;
        for side in from_seat(seat, people, people) {
            observer.begin(Self::SIDE);
            side::write(self, view, side, (&chart, seat), &mut observer);
        }
        for _ in usize::from(people)..Self::SIDES {
            observer.begin(Self::SIDE);
            observer.skip(Self::SIDE);
        }
        observer.finish();
    }
}
