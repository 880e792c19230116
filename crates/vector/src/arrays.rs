//! The arrays of many games.

use crate::StepProblem;

/// How long the arrays are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Games side by side.
    pub games: usize,
    /// Seats of people.
    pub seats: usize,
    /// Sides for which there is room in the arrays, automata included.
    pub sides: usize,
    /// Numbers of an observation.
    pub observation: usize,
    /// Actions, and numbers of a mask.
    pub actions: usize,
}

/// Arrays that belong to the caller, each with a row for every game.
///
/// Rewards, margins and places stand in the order of seats, not as a seat counts them.
#[derive(Debug)]
pub struct Buffers<'a> {
    /// What the seat that is asked sees: `games × observation`.
    pub observations: &'a mut [i16],
    /// What it may do, 1 or 0: `games × actions`.
    pub masks: &'a mut [u8],
    /// Which seat is asked: `games`.
    pub seats: &'a mut [u8],
    /// 1 where the last step ended a game, whose row already shows the next one: `games`.
    pub dones: &'a mut [u8],
    /// What the ended game came to for each side, from 1 (beat all) to -1 (lost to all), and
    /// 0 where none has ended: `games × sides`.
    pub rewards: &'a mut [f32],
    /// Points ahead of the best of the others: `games × sides`.
    pub margins: &'a mut [i32],
    /// Places, 1 for the winner and 0 for absent sides: `games × sides`.
    pub places: &'a mut [u8],
    /// What every seat sees, asked or not: `games × seats × observation`, or empty where
    /// nobody wants to know.
    pub views: &'a mut [i16],
}

impl Buffers<'_> {
    /// Refuses arrays of a wrong length.
    pub(crate) fn check(&self, shape: &Shape) -> Result<(), StepProblem> {
        let Shape {
            games,
            seats,
            sides,
            observation,
            actions,
        } = *shape;
        let views = match self.views.len() {
            0 => 0,
            _ => games * seats * observation,
        };
        let lengths = [
            ("observations", self.observations.len(), games * observation),
            ("masks", self.masks.len(), games * actions),
            ("seats", self.seats.len(), games),
            ("dones", self.dones.len(), games),
            ("rewards", self.rewards.len(), games * sides),
            ("margins", self.margins.len(), games * sides),
            ("places", self.places.len(), games * sides),
            ("views", self.views.len(), views),
        ];
        for (name, given, needed) in lengths {
            if given != needed {
                return Err(StepProblem::Length {
                    name,
                    given,
                    needed,
                });
            }
        }
        Ok(())
    }

    /// The same arrays for a shorter time.
    pub(crate) fn borrow(&mut self) -> Buffers<'_> {
        Buffers {
            observations: self.observations,
            masks: self.masks,
            seats: self.seats,
            dones: self.dones,
            rewards: self.rewards,
            margins: self.margins,
            places: self.places,
            views: self.views,
        }
    }
}

impl<'a> Buffers<'a> {
    /// The rows of the first `games` games, and those of the others.
    pub(crate) fn split(self, games: usize, shape: &Shape) -> (Self, Self) {
        let views = match self.views.len() {
            0 => 0,
            _ => games * shape.seats * shape.observation,
        };
        let (observations, more_observations) =
            self.observations.split_at_mut(games * shape.observation);
        let (masks, more_masks) = self.masks.split_at_mut(games * shape.actions);
        let (seats, more_seats) = self.seats.split_at_mut(games);
        let (dones, more_dones) = self.dones.split_at_mut(games);
        let (rewards, more_rewards) = self.rewards.split_at_mut(games * shape.sides);
        let (margins, more_margins) = self.margins.split_at_mut(games * shape.sides);
        let (places, more_places) = self.places.split_at_mut(games * shape.sides);
        let (views, more_views) = self.views.split_at_mut(views);
        let first = Buffers {
            observations,
            masks,
            seats,
            dones,
            rewards,
            margins,
            places,
            views,
        };
        let others = Buffers {
            observations: more_observations,
            masks: more_masks,
            seats: more_seats,
            dones: more_dones,
            rewards: more_rewards,
            margins: more_margins,
            places: more_places,
            views: more_views,
        };
        (first, others)
    }
}

/// Arrays of the right lengths, for whoever has none.
#[derive(Clone, Debug, PartialEq)]
pub struct Arrays {
    /// See [`Buffers::observations`].
    pub observations: Vec<i16>,
    /// See [`Buffers::masks`].
    pub masks: Vec<u8>,
    /// See [`Buffers::seats`].
    pub seats: Vec<u8>,
    /// See [`Buffers::dones`].
    pub dones: Vec<u8>,
    /// See [`Buffers::rewards`].
    pub rewards: Vec<f32>,
    /// See [`Buffers::margins`].
    pub margins: Vec<i32>,
    /// See [`Buffers::places`].
    pub places: Vec<u8>,
    /// See [`Buffers::views`].
    pub views: Vec<i16>,
}

impl Arrays {
    /// Arrays without the views of all seats.
    #[must_use]
    pub fn new(shape: &Shape) -> Self {
        let Shape {
            games,
            sides,
            observation,
            actions,
            ..
        } = *shape;
        Self {
            observations: vec![0; games * observation],
            masks: vec![0; games * actions],
            seats: vec![0; games],
            dones: vec![0; games],
            rewards: vec![0.0; games * sides],
            margins: vec![0; games * sides],
            places: vec![0; games * sides],
            views: Vec::new(),
        }
    }

    /// Arrays with the views of all seats.
    #[must_use]
    pub fn with_views(shape: &Shape) -> Self {
        Self {
            views: vec![0; shape.games * shape.seats * shape.observation],
            ..Self::new(shape)
        }
    }

    /// Lends them.
    pub fn buffers(&mut self) -> Buffers<'_> {
        Buffers {
            observations: &mut self.observations,
            masks: &mut self.masks,
            seats: &mut self.seats,
            dones: &mut self.dones,
            rewards: &mut self.rewards,
            margins: &mut self.margins,
            places: &mut self.places,
            views: &mut self.views,
        }
    }
}
