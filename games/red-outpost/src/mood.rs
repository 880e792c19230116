//! Moods and their tracks.

use tabletop::Log;

use crate::{
    components::{Location, Worker},
    event::Event,
    play::Play,
};

impl<L: Log<Event>> Play<'_, L> {
    /// Changes a worker's mood on its own track (RO-074), wherever the worker is
    /// (RO-082). What would leave the track is lost (RO-079), and nothing else of the
    /// effect is (RO-080).
    pub fn change_mood(&mut self, worker: Worker, by: i8) {
        let track = &self.game.figures.moods[worker as usize];
        let mood = &mut self.state.table.workers[worker as usize].mood;
        let from = *mood;
        *mood = from.saturating_add(by).clamp(track.min, track.max);
        let to = *mood;
        if to != from {
            self.emit(Event::MoodChanged { worker, from, to });
        }
    }

    /// One worker gains 1 mood and another loses 1 (RO-116, RO-121), in this order (RO-081).
    pub fn swap_moods(&mut self, gains: Worker, loses: Worker) {
        self.change_mood(gains, 1);
        self.change_mood(loses, -1);
    }

    /// Turn step 3: the mood changes printed for the location, in the order of
    /// the text (RO-070, RO-081): Pasture (RO-105), Palace (RO-107, RO-108), Field
    /// (RO-113), Brewery (RO-115), Warehouse (RO-119), Administration (RO-126), Spaceship
    /// (RO-131), Kitchen (RO-138), Lake (RO-139), Labour Camp (RO-148), Barracks (RO-151).
    /// With the disc kept back, card 11 spares the
    /// visitor (RO-224).
    pub fn apply_printed_mood(&mut self, visitor: Worker) {
        let at = self.state.table.worker(visitor).at;
        for &(worker, by) in self.game.figures.visit(at, visitor).moods.iter().flatten() {
            if !(self.state.table.turn.kept && worker == visitor && by < 0) {
                self.change_mood(worker, by);
            }
        }
    }

    /// End of Morning: everyone still in the Barracks has slept in (RO-152, RO-164).
    pub fn morning_bonus(&mut self) {
        for &worker in Worker::ALL {
            if self.state.table.worker(worker).at == Location::Barracks {
                self.change_mood(worker, self.game.figures.barracks_bonus);
            }
        }
    }
}
