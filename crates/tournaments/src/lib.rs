//! Tournaments in rounds: who meets whom, on which seat, and who stands where.
//!
//! This is arithmetic only: people are numbers, and nothing here knows a clock, a name or a
//! game. The same rounds with the same seed always give the same draw.
#![forbid(unsafe_code)]

mod draw;
mod standings;

pub use draw::{draw, finalists, sizes};
pub use standings::{ABSENT, FULL, Standing, points, standings};

/// A game of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Game {
    /// Who plays, in the order of the seats.
    pub seats: Vec<usize>,
    /// The places of those; empty as long as the game is not over. 1 is the winner's, and
    /// equals share one.
    pub places: Vec<u8>,
}

/// A round: its games, and who has none in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// The games.
    pub games: Vec<Game>,
    /// Those for whom there was no seat.
    pub byes: Vec<usize>,
}

/// A small generator of numbers, so that every draw can be made again.
struct Lots(u64);

impl Lots {
    /// A number below another.
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let mixed = mixed ^ (mixed >> 31);
        (mixed % end.max(1) as u64) as usize
    }

    /// Puts things into another order.
    fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }
}
