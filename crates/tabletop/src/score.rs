//! Points and places.

use crate::Seat;

/// Points that a side just gained or lost, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scored {
    /// Whose points.
    pub seat: Seat,
    /// Where they come from, as an index into [`Info::sources`](crate::Info::sources).
    pub source: u8,
    /// How many; negative for a loss.
    pub points: i16,
}

/// How a game ended: a place for every side, automata included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    sides: u8,
    places: [u8; Seat::MAX],
}

impl Outcome {
    /// Ranks the sides by a key, highest first. Equal keys share a place and use
    /// up the places below it (1, 1, 3).
    pub fn rank<K: Ord>(sides: u8, key: impl Fn(Seat) -> K) -> Self {
        let mut places = [0; Seat::MAX];
        for seat in Seat::first(sides) {
            let better = Seat::first(sides)
                .filter(|&other| key(other) > key(seat))
                .count();
            places[seat.index()] = better as u8 + 1;
        }
        Self { sides, places }
    }

    /// The place of a side; 1 is the winner's.
    #[must_use]
    pub const fn place(&self, seat: Seat) -> u8 {
        self.places[seat.index()]
    }

    /// The places of all sides, in order of seats.
    #[must_use]
    pub fn places(&self) -> &[u8] {
        &self.places[..self.sides as usize]
    }

    /// Everyone in the first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::first(self.sides).filter(|&seat| self.place(seat) == 1)
    }
}
