//! What a game came to, as numbers to learn from.

use crate::{Outcome, Seat};

/// What a finished game came to for each side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Returns {
    sides: u8,
    places: [u8; Seat::MAX],
    margins: [i32; Seat::MAX],
    values: [i16; Seat::MAX],
}

impl Returns {
    /// The value of having beaten everyone; that of having lost to everyone is its opposite.
    pub const WIN: i16 = 1000;

    /// Places and points of a finished game.
    pub fn new(outcome: &Outcome, points: impl Fn(Seat) -> i32) -> Self {
        let sides = outcome.places().len() as u8;
        let mut returns = Self {
            sides,
            places: [0; Seat::MAX],
            margins: [0; Seat::MAX],
            values: [0; Seat::MAX],
        };
        for side in Seat::first(sides) {
            let own = outcome.place(side);
            let (mut best, mut beaten) = (i32::MIN, 0);
            for other in Seat::first(sides).filter(|&other| other != side) {
                best = best.max(points(other));
                let theirs = outcome.place(other);
                beaten += i16::from(own < theirs) - i16::from(own > theirs);
            }
            let index = side.index();
            returns.places[index] = own;
            if sides > 1 {
                returns.margins[index] = points(side) - best;
                returns.values[index] = Self::WIN * beaten / i16::from(sides - 1);
            }
        }
        returns
    }

    /// How many sides there are.
    #[must_use]
    pub const fn sides(&self) -> u8 {
        self.sides
    }

    /// The place of a side; 1 is the winner's.
    #[must_use]
    pub const fn place(&self, side: Seat) -> u8 {
        self.places[side.index()]
    }

    /// How many points a side is ahead of the best of the others, or behind.
    #[must_use]
    pub const fn margin(&self, side: Seat) -> i32 {
        self.margins[side.index()]
    }

    /// The place as a value from [`WIN`](Self::WIN) to its opposite, in even steps; who shares a place
    /// gets what lies between. The values of all sides sum up to 0, but for rounding.
    #[must_use]
    pub const fn value(&self, side: Seat) -> i16 {
        self.values[side.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The points of four sides and what they come to.
    #[test]
    fn a_place_is_worth_how_many_are_beaten() {
        let check = |points: [i32; 4], values: [i16; 4], margins: [i32; 4]| {
            let outcome = Outcome::rank(4, |seat| points[seat.index()]);
            let returns = Returns::new(&outcome, |seat| points[seat.index()]);
            let seats = [0, 1, 2, 3].map(Seat);
            assert_eq!(seats.map(|seat| returns.value(seat)), values);
            assert_eq!(seats.map(|seat| returns.margin(seat)), margins);
        };
        check([9, 7, 4, 1], [1000, 333, -333, -1000], [2, -2, -5, -8]);
        check([9, 9, 4, 4], [666, 666, -666, -666], [0, 0, -5, -5]);
        check([3, 3, 3, 3], [0; 4], [0; 4]);
    }
}
