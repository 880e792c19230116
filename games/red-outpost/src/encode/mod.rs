//! The game as numbers, for programs that learn: `actions` are indices, `table` and `side`
//! are what an observation tells. The rules know nothing of it.

mod actions;
mod side;
mod table;

use tabletop::{
    Encode, Seat,
    encode::{ActionGroup, Feature, Observer, from_seat},
};

use self::side::Portraits;
use crate::{RedOutpost, View, step::Action};

impl Encode for RedOutpost {
    const ENCODING: u32 = 1;
    const ACTIONS: &'static [ActionGroup] = &actions::GROUPS;
    const TABLE: &'static [Feature] = table::FEATURES;
    const SIDE: &'static [Feature] = side::FEATURES;

    #[inline]
    fn action_index(&self, seat: Seat, action: Action) -> Option<usize> {
        actions::index(action, seat, self.setup.players)
    }

    #[inline]
    fn action_at(&self, seat: Seat, index: usize) -> Option<Action> {
        actions::at(index, seat, self.setup.players)
    }

    fn observe(&self, view: &View, seat: Seat, numbers: &mut [i16]) {
        let known = view.known();
        let read = self.read(&known);
        let mut observer = Observer::new(numbers, Self::OBSERVATION, Self::TABLE);
        table::write(read, &mut observer);
        let portraits = Portraits::new(read);
        let sides = view.table.side_count();
        for side in from_seat(seat, view.table.people, sides) {
            observer.begin(Self::SIDE);
            side::write(read, view, side, &portraits, &mut observer);
        }
        for _ in usize::from(sides)..Self::SIDES {
            observer.begin(Self::SIDE);
            observer.skip(Self::SIDE);
        }
        observer.finish();
    }
}
