//! The board drawn from a view. Its words are in `locales/*.ftl`.

mod decks;
mod objective;
mod page;
mod places;
mod players;
mod portraits;
mod stock;
mod svg;
pub(crate) mod text;

use crate::components::Worker;

/// What holds for most visitors; of several things the first.
fn most_common<T: Copy + PartialEq>(of: impl Fn(Worker) -> T) -> T {
    let values: [T; 6] = core::array::from_fn(|index| of(Worker::ALL[index]));
    let count = |value: T| values.iter().filter(|&&other| other == value).count();
    let [first, rest @ ..] = values;
    rest.into_iter().fold(first, |best, value| {
        if count(value) > count(best) {
            value
        } else {
            best
        }
    })
}
