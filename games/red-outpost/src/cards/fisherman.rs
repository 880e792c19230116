//! Card 15: after the fisherman's turn another worker is moved.

use tabletop::{Answers, Log};

use crate::{
    Reason,
    components::{Location, Locations, Phase, Worker},
    event::Event,
    play::{Play, Read},
    step::Action,
};

impl Read<'_> {
    /// Locations with a worker.
    fn taken(&self) -> Locations {
        let workers = self.state.table.workers.iter();
        workers.map(|portrait| portrait.at).collect()
    }

    /// Locations that card 15 does not reach: those closed now (RO-234) and the
    /// Kitchen (RO-237).
    fn out_of_reach(&self) -> Locations {
        self.closed() | Location::Kitchen
    }

    /// Where card 15 leads (RO-234, RO-237).
    fn empty_and_open(&self) -> Locations {
        !self.out_of_reach() - self.taken()
    }

    /// Of several reasons the first that holds is told (RO-Q62).
    pub fn check_relocation(&self, moved: Option<(Worker, Location)>) -> Result<(), Reason> {
        let Some((worker, to)) = moved else {
            return Ok(());
        };
        if worker == Worker::Fisherman {
            Err(Reason::VisitorStays(worker))
        } else if self.out_of_reach().contains(to) {
            Err(Reason::NotOpen(to))
        } else if self.taken().contains(to) {
            Err(Reason::NotEmpty(to))
        } else {
            Ok(())
        }
    }

    /// A17, after a turn with the fisherman (RO-194), outside Lunch (RO-237): nothing, or another
    /// worker and where it goes.
    pub fn list_relocations(&self, list: &mut impl Answers<Action>) {
        let table = &self.state.table;
        list.push(Action::Relocate(None));
        if table.turn.visitor != Some(Worker::Fisherman)
            || !table.has_worker_card(Worker::Fisherman)
            || table.phase == Phase::Lunch
        {
            return;
        }
        let free = self.empty_and_open();
        for &worker in Worker::ALL {
            if worker != Worker::Fisherman {
                list.take(free.iter().map(|to| Action::Relocate(Some((worker, to)))));
            }
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// The worker stays standing or tired (RO-235); nothing else happens (RO-236).
    pub fn relocate(&mut self, moved: Option<(Worker, Location)>) {
        if let Some((worker, to)) = moved {
            let from = self.state.table.worker(worker).at;
            self.state.table.workers[worker as usize].at = to;
            self.emit(Event::Relocated {
                seat: self.state.table.active,
                worker,
                from,
                to,
            });
        }
    }
}
