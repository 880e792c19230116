//! The game as numbers, for programs that learn: `actions` are indices; `table`, `boards`,
//! `own` and `side` are what an observation tells. The rules know nothing of it.

mod actions;
mod boards;
mod own;
mod questions;
mod side;
mod table;

use tabletop::{
    Encode, Seat,
    encode::{ActionGroup, Feature, Observer, from_seat},
};

use self::side::Census;
use crate::{Circadians, View, step::Action};

/// The features of the table, of the boards and of what the seat alone knows.
static FEATURES: [Feature; COUNT] = {
    let parts = [table::FEATURES, boards::FEATURES, own::FEATURES];
    let mut all = [table::FEATURES[0]; COUNT];
    let (mut at, mut part) = (0, 0);
    while part < parts.len() {
        let mut feature = 0;
        while feature < parts[part].len() {
            all[at] = parts[part][feature];
            at += 1;
            feature += 1;
        }
        part += 1;
    }
    all
};
const COUNT: usize = table::FEATURES.len() + boards::FEATURES.len() + own::FEATURES.len();

impl Encode for Circadians {
    const ENCODING: u32 = 1;
    const ACTIONS: &'static [ActionGroup] = &actions::GROUPS;
    const TABLE: &'static [Feature] = &FEATURES;
    const SIDE: &'static [Feature] = side::FEATURES;

    #[inline]
    fn action_index(&self, _seat: Seat, action: Action) -> Option<usize> {
        actions::index(action)
    }

    #[inline]
    fn action_at(&self, _seat: Seat, index: usize) -> Option<Action> {
        actions::at(index)
    }

    fn observe(&self, view: &View, seat: Seat, numbers: &mut [i16]) {
        let known = view.known();
        let read = self.read(&known);
        let mut observer = Observer::new(numbers, Self::OBSERVATION, Self::TABLE);
        table::write(read, &mut observer);
        boards::write(read, seat, &mut observer);
        own::write(read, seat, &mut observer);
        let census = Census::new(read);
        for side in from_seat(seat, self.setup.players, view.sides) {
            observer.begin(Self::SIDE);
            side::write(read, view, side, &census, &mut observer);
        }
        for _ in usize::from(view.sides)..Self::SIDES {
            observer.begin(Self::SIDE);
            observer.skip(Self::SIDE);
        }
        observer.finish();
    }
}
