//! What happened, told while it happens.

use alloc::vec::Vec;

/// Someone who listens to the events of a game.
///
/// The rules tell every event to the log they are given. Playing out games
/// without an audience uses [`Quiet`], which compiles to nothing.
pub trait Log<E> {
    /// Hears one event.
    fn emit(&mut self, event: E);
}

impl<E> Log<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}

/// A log that nobody reads.
#[derive(Clone, Copy, Debug, Default)]
pub struct Quiet;

impl<E> Log<E> for Quiet {
    #[inline(always)]
    fn emit(&mut self, _: E) {}
}
