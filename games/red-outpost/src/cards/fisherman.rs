//! Card 15: after the fisherman's turn another worker is moved.

use alloc::vec::Vec;

use tabletop::Log;

use crate::{
    Reason,
    components::{Location, Locations, Phase, Worker},
    event::Event,
    play::{Look, Play},
    step::Action,
};

impl Look<'_> {
    /// Empty locations that are not closed (RO-234); never the Kitchen (RO-237).
    fn empty_and_open(&self) -> Locations {
        let taken: Locations = self
            .table
            .workers
            .iter()
            .map(|portrait| portrait.at)
            .collect();
        !self.closed() - taken - Location::Kitchen
    }

    /// A17 is asked after a turn with the fisherman, outside Lunch (RO-237).
    pub fn asks_relocation(&self) -> bool {
        self.table.turn.visitor == Some(Worker::Fisherman)
            && self.table.has_worker_card(Worker::Fisherman)
            && self.table.phase != Phase::Lunch
            && !self.empty_and_open().is_empty()
    }

    pub fn check_relocation(&self, moved: Option<(Worker, Location)>) -> Result<(), Reason> {
        let Some((worker, to)) = moved else {
            return Ok(());
        };
        if worker == Worker::Fisherman {
            Err(Reason::VisitorStays(worker))
        } else if !self.empty_and_open().contains(to) {
            Err(Reason::NotEmpty(to))
        } else {
            Ok(())
        }
    }

    pub fn list_relocations(&self, list: &mut Vec<Action>) {
        let free = self.empty_and_open();
        list.push(Action::Relocate(None));
        for worker in Worker::ALL {
            if worker != Worker::Fisherman {
                list.extend(free.iter().map(|to| Action::Relocate(Some((worker, to)))));
            }
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// The worker stays standing or tired (RO-235); nothing else happens (RO-236).
    pub fn relocate(&mut self, moved: Option<(Worker, Location)>) {
        if let Some((worker, to)) = moved {
            let from = self.table.worker(worker).at;
            self.table.workers[worker as usize].at = to;
            self.tell(Event::Relocated {
                seat: self.table.active,
                worker,
                from,
                to,
            });
        }
    }
}
