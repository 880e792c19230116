//! Administration (6): a crystal for the bureaucrat; anyone else moves a rival's disc.

use tabletop::{Answers, Log, Seat};

use crate::{
    Reason,
    components::{Location, Worker, Workers},
    event::Event,
    play::{Play, Read},
    step::{Action, Step},
};

impl Read<'_> {
    /// Portraits from and to which discs may move: those of workers that are not
    /// at the Administration (RO-129), however many are there (RO-Q55).
    fn movable_portraits(&self) -> Workers {
        Worker::ALL
            .iter()
            .copied()
            .filter(|&worker| self.state.table.worker(worker).at != Location::Administration)
            .collect()
    }

    /// Every other side: in the solo game that is Autom (RO-298).
    fn rivals(&self) -> impl Iterator<Item = Seat> {
        let active = self.state.table.active;
        Seat::first(self.state.table.side_count()).filter(move |&seat| seat != active)
    }

    /// The portraits with a disc of this rival.
    fn discs_of(&self, rival: Seat) -> Workers {
        Worker::ALL
            .iter()
            .copied()
            .filter(|&worker| self.state.table.worker(worker).discs[rival.index()] > 0)
            .collect()
    }

    /// Discs of others only (RO-127, RO-128), neither from nor to a worker at the
    /// Administration (RO-129). Crystals (RO-203) and discs on cards are not on the list (RO-130).
    /// Of several reasons the first that holds is told (RO-Q62).
    pub fn check_rival(&self, disc: Option<(Seat, Worker, Worker)>) -> Result<(), Reason> {
        let Some((owner, from, to)) = disc else {
            return Ok(());
        };
        let movable = self.movable_portraits();
        if owner == self.state.table.active {
            Err(Reason::OwnDisc)
        } else if owner.0 >= self.state.table.side_count() {
            Err(Reason::NoSuchRival(owner))
        } else if from == to {
            Err(Reason::SameWorker(Step::MoveRival))
        } else if self.state.table.worker(from).discs[owner.index()] == 0 {
            Err(Reason::NoDisc(from))
        } else if !movable.contains(from) {
            Err(Reason::AtAdministration(from))
        } else if !movable.contains(to) {
            Err(Reason::AtAdministration(to))
        } else {
            Ok(())
        }
    }

    /// A09: nothing, or a disc of a rival that may be moved.
    pub fn list_rivals(&self, list: &mut impl Answers<Action>) {
        let movable = self.movable_portraits();
        list.push(Action::MoveRival(None));
        for rival in self.rivals() {
            for from in self.discs_of(rival) & movable {
                let to = (movable - from).iter();
                list.take(to.map(|to| Action::MoveRival(Some((rival, from, to)))));
                if list.enough() {
                    return;
                }
            }
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// The bureaucrat collects a crystal and nothing else happens (RO-125).
    pub(super) fn visit_administration(&mut self, visitor: Worker) {
        if visitor == Worker::Bureaucrat {
            self.gain_crystals(
                self.state.table.active,
                self.game.figures.bureaucrat_crystals,
            );
        } else {
            self.ask(&[Step::MoveRival]);
        }
    }

    pub fn move_rival(&mut self, disc: Option<(Seat, Worker, Worker)>) {
        if let Some((owner, from, to)) = disc {
            self.state.table.workers[from as usize].discs[owner.index()] -= 1;
            self.state.table.workers[to as usize].discs[owner.index()] += 1;
            self.emit(Event::RivalMoved {
                seat: self.state.table.active,
                owner,
                from,
                to,
            });
        }
    }
}
