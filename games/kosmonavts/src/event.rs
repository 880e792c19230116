//! What happens in a game, as it is told to those who listen.
#![expect(
    missing_docs,
    reason = "the fields of an event are called what they are"
)]

use tabletop::{Scored, Seat};

use crate::{
    components::{
        Bodies, Body, Colour, Cube, Cubes, Danger, Direction, Emergency, Fuel, Hex, Mission, Phase,
    },
    step::Refuelling,
};

/// Something that happened. Everyone hears it, so it tells no secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    // Setup.
    /// This seat places first (basic).
    FirstPlacer(Seat),
    /// A seat was dealt these body tokens (basic).
    BodiesDealt { seat: Seat, bodies: Bodies },
    /// A destination is retired (advanced).
    Retired { body: Body },
    /// Everyone was dealt missions.
    MissionsDealt,
    /// A seat's Mission 1 card clashed and was replaced (basic).
    MissionReplaced { seat: Seat },
    /// A body is placed on a space of its orbit.
    BodyPlaced { seat: Seat, body: Body, space: u8 },
    /// A seat has decided which missions to keep (advanced).
    MissionsKept { seat: Seat },
    /// A seat has chosen the colour of its ship.
    ColourChosen { seat: Seat, colour: Colour },
    /// A seat gets fuel and shields at the start.
    Equipped {
        seat: Seat,
        tank: Cubes,
        shields: u8,
    },

    // The round.
    /// This seat has the instructor token now.
    Instructor(Seat),
    /// A round begins.
    RoundBegins(u8),
    /// A phase begins.
    PhaseBegins(Phase),
    /// A round ends.
    RoundEnds(u8),

    // Phase 1.
    /// An event card is laid face up.
    CardLaid { slot: u8, card: u8 },
    /// The discarded event cards become the draw deck.
    CardsShuffled,
    /// The instructor chooses an event card.
    CardChosen { seat: Seat, slot: u8, card: u8 },
    /// A shield is spent against the event or for its benefit.
    ShieldSpent { seat: Seat },
    /// Cubes of the solar wind are put on a rose, before they cancel.
    WindBlows {
        seat: Seat,
        direction: Direction,
        cubes: u8,
    },
    /// Fuel comes from the supply into a tank.
    Fuelled { seat: Seat, cubes: Cubes },
    /// A normal cube in a tank is swapped for a hyper cube.
    Swapped { seat: Seat },
    /// Fuel is lost to asteroids.
    FuelLost { seat: Seat, cubes: u8 },
    /// Solar flares forbid a seat to place cubes in this round.
    FlaresHold { seat: Seat },
    /// A ship is drawn to a body, where it lands next.
    Attracted { seat: Seat, from: Hex, body: Body },

    // Phase 2.
    /// A seat has sealed its order.
    OrderSealed { seat: Seat },
    /// All orders are in.
    OrdersRevealed,
    /// A shield is turned into fuel.
    ShieldConverted { seat: Seat, cubes: u8 },
    /// A shield was to be turned into fuel, but it would have brought nothing.
    ConversionFailed { seat: Seat },
    /// A ship stays on its body.
    Stayed { seat: Seat, body: Body },
    /// Wind cubes of a ship that stays go back to the supply.
    WindReturned { seat: Seat, cubes: u8 },
    /// A ship leaves its body.
    TookOff { seat: Seat, body: Body },
    /// A cube goes from the tank to the rose, before it cancels.
    CubePlaced { seat: Seat, cube: Cube },
    /// A cube of the order is dropped: the tank does not have it.
    CubeDropped { seat: Seat, cube: Cube },
    /// The cube just placed meets cubes in the opposite direction.
    Cancelled {
        seat: Seat,
        cube: Cube,
        how: Cancelling,
    },

    // Phase 3.
    /// A ship flies.
    Flew { seat: Seat, from: Hex, to: Hex },
    /// A flight, or its end, is an emergency.
    Emergency { seat: Seat, why: Emergency },
    /// The player asks for evacuation.
    EvacuationAsked { seat: Seat },
    /// A ship is put on its last body, without its rose's cubes.
    Evacuated { seat: Seat, body: Body },
    /// A ship in a dangerous sector loses a shield.
    ShieldLost { seat: Seat, at: Hex, danger: Danger },
    /// A ship refuels.
    Refuelled {
        seat: Seat,
        how: Refuelling,
        cubes: Cubes,
    },
    /// A ship does not refuel although it could.
    NotRefuelled { seat: Seat },

    // Landing.
    /// A ship lands on a body.
    Landed { seat: Seat, body: Body },
    /// A ship does not land although it could.
    PassedBy { seat: Seat },
    /// A player takes the marker of a body.
    MarkerTaken { seat: Seat, body: Body, points: u8 },
    /// A player lands on a destination of which no marker is left.
    NoMarkerLeft { seat: Seat, body: Body },
    /// A player makes the final landing on Earth.
    FinalLanding { seat: Seat },
    /// A player could make the final landing on Earth, but says that this is none.
    NotFinal { seat: Seat },

    // Phase 4.
    /// All bodies move to the next space of their orbits.
    BodiesMoved,

    // The end.
    /// Nobody made a final landing, and the last round there can be is over.
    RoundCap,
    /// A mission is revealed.
    MissionRevealed {
        seat: Seat,
        mission: Mission,
        points: u8,
    },
    /// A side gains points.
    Scored(Scored),
    /// The game is over.
    GameOver,
}

/// How a cube cancels cubes in the opposite direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cancelling {
    /// Both are removed: a cube of the same kind.
    Alike(Fuel),
    /// A normal cube turns a hyper cube into a normal one.
    Downgraded,
    /// A hyper cube removes two normal cubes.
    TwoNormals,
    /// A hyper cube removes a single normal cube and becomes a normal one.
    Halved,
}
