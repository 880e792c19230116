//! What is still to be decided, as plain data.

use alloc::vec::Vec;
use core::{fmt, hash::Hash};

use serde::{Deserialize, Serialize};

use crate::{Seat, SeatSet};

/// A bounded stack of steps, each with the seats that owe an answer to it.
///
/// The top step is the open one. A step nobody owes an answer to is a
/// consequence that waits for those above it; the flow of the game runs it when
/// it comes up. A step owed by several seats is answered by them in any order
/// and leaves the stack with the last answer.
///
/// The stack is a flat `Copy` value, so a state can be copied, compared, hashed
/// and saved in the middle of anything. Steps below `len` are all there is:
/// comparing and hashing never see what was popped.
#[derive(Clone, Copy)]
pub struct Pending<S, const N: usize> {
    len: u8,
    steps: [(SeatSet, S); N],
}

impl<S: Copy + Default, const N: usize> Default for Pending<S, N> {
    fn default() -> Self {
        Self {
            len: 0,
            steps: [(SeatSet::EMPTY, S::default()); N],
        }
    }
}

impl<S: Copy, const N: usize> Pending<S, N> {
    /// Puts a step on top.
    ///
    /// # Panics
    /// When the stack is full: a game gives it room for its deepest moment, and
    /// the testkit's random play shows that it did.
    #[inline]
    pub fn push(&mut self, seats: SeatSet, step: S) {
        let top = self.len;
        self.steps[top as usize] = (seats, step);
        self.len = top + 1;
    }

    /// Puts a list of steps on top so that the first of the list comes up first.
    #[inline]
    pub fn push_list(&mut self, seats: SeatSet, list: &[S]) {
        for &step in list.iter().rev() {
            self.push(seats, step);
        }
    }

    /// Takes the top step off.
    #[inline]
    pub fn pop(&mut self) -> Option<S> {
        let step = self.top()?;
        self.len -= 1;
        Some(step)
    }

    /// The open step and the seats that owe an answer to it.
    #[inline]
    #[must_use]
    pub fn open(&self) -> Option<(SeatSet, S)> {
        let top = usize::from(self.len).wrapping_sub(1);
        self.steps.get(top).copied()
    }

    /// The open step.
    #[inline]
    #[must_use]
    pub fn top(&self) -> Option<S> {
        self.open().map(|(_, step)| step)
    }

    /// The seats that owe an answer to the open step.
    #[inline]
    #[must_use]
    pub fn seats(&self) -> SeatSet {
        self.open().map_or(SeatSet::EMPTY, |(seats, _)| seats)
    }

    /// Notes that `seat` has answered the open step, and takes the step off once
    /// nobody owes an answer any more. Returns whether that was the last answer.
    #[inline]
    pub fn answered(&mut self, seat: Seat) -> bool {
        let Some(top) = (self.len as usize).checked_sub(1) else {
            return false;
        };
        self.steps[top].0 = self.steps[top].0.without(seat);
        let done = self.steps[top].0.is_empty();
        self.len -= u8::from(done);
        done
    }

    /// All steps, the open one last.
    #[must_use]
    pub fn as_slice(&self) -> &[(SeatSet, S)] {
        &self.steps[..self.len as usize]
    }

    /// Whether nothing is left to do.
    #[inline]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many more steps fit.
    #[must_use]
    pub const fn room(&self) -> usize {
        N - self.len as usize
    }
}

impl<S: Copy + PartialEq, const N: usize> PartialEq for Pending<S, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<S: Copy + Eq, const N: usize> Eq for Pending<S, N> {}

impl<S: Copy + Hash, const N: usize> Hash for Pending<S, N> {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<S: Copy + fmt::Debug, const N: usize> fmt::Debug for Pending<S, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

/// How a step is written in a position.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry<S> {
    seats: SeatSet,
    step: S,
}

/// Written as the list of its steps, the open one last.
impl<S: Copy + Serialize, const N: usize> Serialize for Pending<S, N> {
    fn serialize<Z: serde::Serializer>(&self, serializer: Z) -> Result<Z::Ok, Z::Error> {
        let entries = self.as_slice().iter();
        serializer.collect_seq(entries.map(|&(seats, step)| Entry { seats, step }))
    }
}

impl<'de, S: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Pending<S, N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let entries = Vec::<Entry<S>>::deserialize(deserializer)?;
        if entries.len() > N {
            return Err(serde::de::Error::custom(format_args!(
                "there are {} steps, and no more than {N} can wait",
                entries.len()
            )));
        }
        let mut pending = Self::default();
        for Entry { seats, step } in entries {
            pending.push(seats, step);
        }
        Ok(pending)
    }
}
