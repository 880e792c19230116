//! Brewery (4): for a crystal, one worker gains mood and another loses it.

use tabletop::{Answers, Log};

use crate::{
    Reason,
    components::Worker,
    event::Event,
    play::{Play, Read},
    step::{Action, PAIRS, Step},
};

impl Read<'_> {
    /// Two different workers; the visitor may be either (RO-117).
    pub fn check_swap(&self, swap: Option<(Worker, Worker)>) -> Result<(), Reason> {
        match swap {
            Some((gains, loses)) if gains == loses => Err(Reason::SameWorker(Step::Swap)),
            _ => Ok(()),
        }
    }

    /// A07, asked once a visit (RO-118): nothing, or a swap while there is a crystal to
    /// pay (RO-116).
    pub fn list_swaps(&self, list: &mut impl Answers<Action>) {
        list.push(Action::Swap(None));
        if self.state.table.side(self.state.table.active).crystals > 0 {
            list.take(PAIRS.iter().map(|&pair| Action::Swap(Some(pair))));
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    pub fn swap(&mut self, swap: Option<(Worker, Worker)>) {
        if let Some((gains, loses)) = swap {
            self.pay_crystal(self.state.table.active);
            self.swap_moods(gains, loses);
        }
    }
}
