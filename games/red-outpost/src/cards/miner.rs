//! Card 16: the miner produces one more of what he produced, coal excepted.

use tabletop::{Answers, Log};

use crate::{
    Reason,
    components::{Resource, Resources, Worker},
    event::Event,
    play::{Play, Read},
    step::Action,
};

impl Read<'_> {
    /// Types of which card 16 may produce another in a turn with the miner (RO-194,
    /// RO-238); added cubes do not count (RO-240).
    fn extra_types(&self) -> Resources {
        if self.state.table.turn.visitor == Some(Worker::Miner)
            && self.state.table.has_worker_card(Worker::Miner)
        {
            self.state.table.turn.produced - Resource::Coal
        } else {
            Resources::empty()
        }
    }

    pub fn check_extra(&self, cube: Option<Resource>) -> Result<(), Reason> {
        match cube {
            Some(cube) if !self.extra_types().contains(cube) => Err(Reason::NotProduced(cube)),
            _ => Ok(()),
        }
    }

    /// A15, once the location's whole action has been applied (RO-322).
    pub fn list_extras(&self, list: &mut impl Answers<Action>) {
        list.push(Action::Extra(None));
        list.take(
            self.extra_types()
                .iter()
                .map(|cube| Action::Extra(Some(cube))),
        );
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// One cube more (RO-239), then the miner's mood falls (RO-322).
    pub fn produce_extra(&mut self, cube: Option<Resource>) {
        if let Some(cube) = cube {
            self.produce(cube, 1);
            self.change_mood(Worker::Miner, self.game.figures.cards.miner_mood);
        }
    }
}
