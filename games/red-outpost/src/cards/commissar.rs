//! Card 17: a donation from anywhere.

use crate::{components::Worker, play::Read};

impl Read<'_> {
    /// A16 is asked at the end of step 4 in a turn with the commissar, so a
    /// crystal gained in this turn counts (RO-241, RO-243).
    pub fn asks_give(&self) -> bool {
        self.table.turn.visitor == Some(Worker::Commissar)
            && self.table.has_worker_card(Worker::Commissar)
            && self.table.side(self.table.active).crystals > 0
    }
}
