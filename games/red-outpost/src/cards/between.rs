//! Cards 9 and 12, which act between turns: their owner is asked (RO-Q57).

use tabletop::{Answers, Log, Seat};

use crate::{
    Reason,
    components::{Location, Phase, Worker, Workers},
    event::Event,
    play::{Play, Read},
    step::{Action, Step, groups, pairs},
};

impl Read<'_> {
    /// How many workers card 9 may lay down. Everyone keeps a turn (RO-219).
    pub fn rest_limit(&self) -> u8 {
        self.game
            .figures
            .cards
            .kitchen_workers
            .min(6 - self.state.table.people)
    }

    pub fn check_lay_down(&self, workers: Workers) -> Result<(), Reason> {
        let limit = self.rest_limit();
        if workers.len() > limit as usize {
            Err(Reason::TooMany(limit))
        } else {
            Ok(())
        }
    }

    /// A18, at the start of Lunch (RO-217).
    pub fn list_lay_downs(&self, list: &mut impl Answers<Action>) {
        if self.state.table.phase == Phase::Lunch {
            list.take(groups(self.rest_limit()).map(Action::LayDown));
        } else {
            list.push(Action::LayDown(Workers::empty()));
        }
    }

    /// Portraits of workers in the Barracks.
    fn in_barracks(&self) -> Workers {
        Worker::ALL
            .iter()
            .copied()
            .filter(|&worker| self.state.table.worker(worker).at == Location::Barracks)
            .collect()
    }

    /// Portraits with a disc of this player; crystals do not count (RO-Q53).
    fn own_discs(&self, seat: Seat) -> Workers {
        Worker::ALL
            .iter()
            .copied()
            .filter(|&worker| self.state.table.worker(worker).discs[seat.index()] > 0)
            .collect()
    }

    pub fn check_shift(&self, owner: Seat, disc: Option<(Worker, Worker)>) -> Result<(), Reason> {
        let Some((from, to)) = disc else {
            return Ok(());
        };
        if from == to {
            Err(Reason::SameWorker(Step::ShiftDisc))
        } else if !self.own_discs(owner).contains(from) {
            Err(Reason::NoOwnDisc(from))
        } else if !self.in_barracks().contains(to) {
            Err(Reason::NotInBarracks(to))
        } else {
            Ok(())
        }
    }

    /// A19, at the end of Morning: nothing, or a disc that may be moved (RO-226).
    pub fn list_shifts(&self, owner: Seat, list: &mut impl Answers<Action>) {
        list.push(Action::ShiftDisc(None));
        if self.state.table.phase == Phase::Morning {
            list.take(
                pairs(self.own_discs(owner), self.in_barracks())
                    .map(|pair| Action::ShiftDisc(Some(pair))),
            );
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Card 9: these workers take no part in Lunch (RO-217).
    pub fn lay_down(&mut self, seat: Seat, workers: Workers) {
        for worker in workers {
            self.state.table.workers[worker as usize].tired = true;
            self.emit(Event::LaidDown { seat, worker });
        }
    }

    /// Card 12: one disc goes to someone who slept in (RO-226).
    pub fn shift_disc(&mut self, seat: Seat, disc: Option<(Worker, Worker)>) {
        if let Some((from, to)) = disc {
            self.state.table.workers[from as usize].discs[seat.index()] -= 1;
            self.state.table.workers[to as usize].discs[seat.index()] += 1;
            self.emit(Event::DiscShifted { seat, from, to });
        }
    }
}
