//! What happens in a game, as it is told to those who listen.
#![expect(
    missing_docs,
    reason = "the fields of an event are called what they are"
)]

use tabletop::{Scored, Seat};

use crate::components::{Location, Phase, Resource, Worker};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A round begins.
    RoundBegins(u8),
    /// The objective card of the round is drawn (solo).
    ObjectiveDrawn(u8),
    /// The next Autom card is revealed (solo).
    AutomCard(u8),
    /// A phase begins; this seat has the first turn.
    PhaseBegins(Phase, Seat),
    /// A worker is moved.
    Moved {
        seat: Seat,
        worker: Worker,
        from: Location,
        to: Location,
    },
    /// The shepherd is used where he is (card 13).
    Stayed { seat: Seat, at: Location },
    /// An influence disc is put on a portrait.
    DiscPlaced { seat: Seat, worker: Worker },
    /// The disc goes on card 6.
    DiscStored { seat: Seat },
    /// The disc is kept back with card 11.
    DiscKept { seat: Seat },
    /// The disc on card 6 goes to a portrait.
    DiscReleased { seat: Seat, worker: Worker },
    /// An Autom disc leaves a portrait (solo).
    DiscRemoved { worker: Worker },
    /// A rival's disc is moved at the Administration.
    RivalMoved {
        seat: Seat,
        owner: Seat,
        from: Worker,
        to: Worker,
    },
    /// An own disc is moved with card 12.
    DiscShifted {
        seat: Seat,
        from: Worker,
        to: Worker,
    },
    /// A card replaces the location effect.
    EffectReplaced { seat: Seat, at: Location },
    /// A worker's mood changes.
    MoodChanged { worker: Worker, from: i8, to: i8 },
    /// A cube is produced into the Warehouse.
    Produced { seat: Seat, cube: Resource },
    /// A cube is added to the Warehouse without the wheel.
    Added { seat: Seat, cube: Resource },
    /// The supply has no such cube.
    UsedUp { cube: Resource },
    /// Three cubes leave the Warehouse.
    Exported { seat: Seat, cube: Resource },
    /// Four different cubes leave the Warehouse with card 7 and this one is exported.
    FourExported { seat: Seat, cube: Resource },
    /// An export objective is fulfilled (solo).
    ObjectiveExported { cube: Resource },
    /// The wheel marker advances without production (card 8).
    WheelTurned { seat: Seat, steps: u8 },
    /// The wheel marker crosses the reward area.
    WheelReward { seat: Seat },
    /// A cube goes from the Warehouse back to the supply.
    Returned { seat: Seat, cube: Resource },
    /// Crystals are gained.
    CrystalsGained { seat: Seat, count: u8 },
    /// A crystal is paid.
    CrystalPaid { seat: Seat },
    /// A crystal is donated to the Palace.
    Donated { seat: Seat },
    /// A crystal is put on a portrait with card 2.
    CrystalPlaced { seat: Seat, worker: Worker },
    /// A spaceship card is drawn.
    SpaceshipCard { seat: Seat, card: u8 },
    /// The spaceship deck is made anew.
    SpaceshipShuffled,
    /// A lake card is drawn.
    LakeCard { seat: Seat, card: u8 },
    /// A discarded lake card is taken with card 10.
    LakeTaken { seat: Seat, card: u8 },
    /// One of two lake cards is chosen.
    LakePicked { seat: Seat, card: u8 },
    /// The lake deck is made anew.
    LakeShuffled,
    /// A worker is moved with card 15.
    Relocated {
        seat: Seat,
        worker: Worker,
        from: Location,
        to: Location,
    },
    /// A worker is laid down for Lunch with card 9.
    LaidDown { seat: Seat, worker: Worker },
    /// A phase ends.
    PhaseEnds(Phase),
    /// The first-player token goes on.
    FirstPlayer(Seat),
    /// A round is scored.
    RoundEnds(u8),
    /// A side scores a worker's mood at the end of a round, before the floor of 0 VP.
    MoodScored {
        seat: Seat,
        worker: Worker,
        points: i16,
    },
    /// An objective of the solo game was not fulfilled: this worker still has a disc.
    MissedDiscs { worker: Worker, points: i16 },
    /// An objective of the solo game was not fulfilled: this worker's mood is too low.
    MissedMood { worker: Worker, points: i16 },
    /// An objective of the solo game was not fulfilled: this good was not exported.
    MissedExport { cube: Resource, points: i16 },
    /// A side gains or loses points.
    Scored(Scored),
    /// The game is over.
    GameOver,
}
