//! A table of the game of the day: when its dice may be known, and who may look at it.
//!
//! Everyone has the same dice on a day, so nobody may see more of them than their own game
//! shows as long as the day is on.

use super::TableState;
use crate::{
    daily::{self, Day},
    problem::Problem,
};

impl TableState {
    /// Whether the day whose game this is has ended; any other game has no such day.
    #[must_use]
    pub fn day_is_over(&self, now: u64) -> bool {
        self.daily.is_none_or(|day| day < Day::of(now))
    }

    /// Whether the secret behind the dice may be known: nothing can be played any more, here
    /// or by others with the same dice.
    #[must_use]
    pub fn dice_are_open(&self, now: u64) -> bool {
        // The dice of a lesson come from no secret.
        self.stage().is_ended() && self.taught.is_none() && self.day_is_over(now)
    }

    /// Whether everything about a finished game may be told.
    ///
    /// # Errors
    /// When others still play the same game of the day.
    pub fn tell_all(&self, now: u64) -> Result<(), Problem> {
        if self.day_is_over(now) {
            Ok(())
        } else {
            Err(Problem::forbidden("problem-day-on"))
        }
    }

    /// What the game is compared in, if it is a game of the day.
    #[must_use]
    pub fn contest(&self) -> Option<String> {
        Some(daily::contest(self.daily?, &self.game))
    }

    /// Whether somebody may come or go.
    ///
    /// # Errors
    /// When a game of the day has begun: nobody else plays for whoever began it.
    pub(super) fn seats_may_change(&self) -> Result<(), Problem> {
        if self.daily.is_some() && self.journal.is_some() {
            Err(Problem::forbidden("problem-day-alone"))
        } else {
            Ok(())
        }
    }
}
