//! Why an action is refused: each reason has its rule.

use tabletop::{Rule, Seat};

use crate::{
    Mode,
    components::{Body, Colour, Fuel, Mission},
    step::{Refuelling, Step},
};

/// Why an action is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// Someone else is to answer.
    NotYourTurn(Seat),
    /// The order, or the choice of missions, is sealed already.
    AlreadySealed(Step),
    /// Another question is open.
    NotAsked(Step),
    /// The body lies on the board already.
    AlreadyPlaced(Mode, Body),
    /// The body token is not in the player's hand (basic).
    NotInHand(Body),
    /// Earth is placed first (advanced).
    EarthFirst(Body),
    /// The orbit has no such space.
    NoSuchSpace(Body, u8),
    /// Another player has the colour.
    ColourTaken(Colour),
    /// The mission was not dealt to the player.
    NotDealt(Mission),
    /// The same mission twice, or the higher number first.
    NotTwoMissions,
    /// There is no such card.
    NoSuchCard(u8),
    /// No shield is left.
    NoShield(Step),
    /// No such amount can be bought: more than the card gives, the tank takes or
    /// the supply has.
    TooMuchEnergy(u8),
    /// The body is not among the nearest in range.
    NotNearest(Body),
    /// A shield was converted in this order already.
    ConvertedAlready,
    /// A shield was turned into fuel by the event of this round, and the reading in
    /// force allows one in a round.
    EnergyBought,
    /// The tank is full.
    TankFull(Step),
    /// The order has as many cubes as it may.
    TooManyCubes(u8),
    /// Solar flares forbid it.
    Flares,
    /// The tank has no such cube left.
    NoFuel(Fuel),
    /// A landed ship without a cube on its rose cannot take off.
    NothingToFlyWith,
    /// A ship in space cannot stay.
    InSpace,
    /// A ship cannot stay when its order places cubes.
    CubesPlaced,
    /// The body is not in the ship's hex.
    NotHere(Body),
    /// This refuelling belongs to the other mode.
    OtherMode(Refuelling),
    /// This refuelling would change nothing.
    NothingToRefuel(Refuelling),
}

impl tabletop::Reason for Reason {
    fn rule(&self) -> Rule {
        Rule(match self {
            Self::GameOver => "KOS-086",
            Self::NotYourTurn(_) => "KOS-088",
            Self::AlreadySealed(Step::KeepMissions) => "KOS-078",
            Self::AlreadySealed(_) => "KOS-Q52",
            Self::NotAsked(_) => "KOS-083",
            Self::AlreadyPlaced(Mode::Basic, _) => "KOS-052",
            Self::AlreadyPlaced(Mode::Advanced, _) => "KOS-077",
            Self::NotInHand(_) => "KOS-053",
            Self::EarthFirst(_) => "KOS-076",
            Self::NoSuchSpace(..) => "KOS-055",
            Self::ColourTaken(_) => "KOS-044",
            Self::NotDealt(_) | Self::NotTwoMissions => "KOS-078",
            Self::NoSuchCard(_) => "KOS-089",
            Self::NoShield(Step::Refuel) => "KOS-223",
            Self::NoShield(_) => "KOS-163",
            Self::TooMuchEnergy(_) => "KOS-118",
            Self::NotNearest(_) => "KOS-122",
            Self::ConvertedAlready => "KOS-164",
            Self::EnergyBought => "KOS-119",
            Self::TankFull(Step::Refuel) => "KOS-223",
            Self::TankFull(_) => "KOS-166",
            Self::TooManyCubes(_) => "KOS-140",
            Self::Flares => "KOS-135",
            Self::NoFuel(_) => "KOS-145",
            Self::NothingToFlyWith | Self::CubesPlaced => "KOS-148",
            Self::InSpace => "KOS-151",
            Self::NotHere(_) => "KOS-182",
            Self::OtherMode(Refuelling::Basic) => "KOS-226",
            Self::OtherMode(_) => "KOS-002",
            Self::NothingToRefuel(Refuelling::Basic) => "KOS-Q29",
            Self::NothingToRefuel(_) => "KOS-Q48",
        })
    }

    fn explains(&self) -> bool {
        !matches!(
            self,
            Self::GameOver | Self::NotYourTurn(_) | Self::AlreadySealed(_) | Self::NotAsked(_)
        )
    }
}
