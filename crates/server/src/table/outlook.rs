//! A table as it will be: what lists must know of it once events have happened.

use catalog::Match;
use record::{Journal, Prepared};

use super::{Chair, FoldError, TableState, seats::take_seats};
use crate::table_event::TableEvent;

impl TableState {
    /// Reads who will sit where, and the game as it will stand, once these events have
    /// happened. Of actions, what they lead to is at hand.
    ///
    /// # Errors
    /// When an event does not fit.
    pub fn after<R>(
        &self,
        events: &[TableEvent],
        prepared: Option<&Prepared>,
        read: impl FnOnce(&[Chair], Option<&dyn Match>) -> R,
    ) -> Result<R, FoldError> {
        let mut chairs = self.seats.clone();
        let mut journal = None;
        let mut undone = None;
        for event in events {
            take_seats(&mut chairs, self.journal.is_some(), event)?;
            match event {
                TableEvent::Started => journal = Some(self.begin(&chairs)?),
                TableEvent::Undone { kept, .. } => {
                    let own = self.journal.as_ref().ok_or(FoldError::NotStarted)?;
                    undone = own.moment(*kept);
                }
                _ => {}
            }
        }
        let begun = journal.as_ref().map(Journal::game);
        let played = prepared.map(|prepared| &*prepared.game);
        let game = undone.as_deref();
        let game = game.or_else(|| self.journal.as_ref().map(Journal::game));
        Ok(read(&chairs, played.or(begun).or(game)))
    }
}
