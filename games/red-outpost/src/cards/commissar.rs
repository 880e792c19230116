//! Card 17: a donation from anywhere.

use crate::{components::Worker, play::Read};

impl Read<'_> {
    /// A16, at the end of step 4 in a turn with the commissar, so a crystal gained
    /// in this turn counts (RO-194, RO-241, RO-243). At the Palace it is a second donation
    /// (RO-242), and always one to the Palace (RO-244).
    pub fn may_give(&self) -> bool {
        self.state.table.turn.visitor == Some(Worker::Commissar)
            && self.state.table.has_worker_card(Worker::Commissar)
            && self.state.table.side(self.state.table.active).crystals > 0
    }
}
