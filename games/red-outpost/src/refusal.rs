//! Why an action is refused: each reason has its rule.

use tabletop::{Rule, Seat};

use crate::{
    components::{Location, Resource, Worker},
    step::Step,
};

/// Why an action is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// Someone else is to answer.
    NotYourTurn(Seat),
    /// Another question is open.
    NotAsked(Step),
    /// The worker was already used in this phase.
    Tired(Worker),
    /// The worker is there already.
    SamePlace(Worker, Location),
    /// A red Morning token lies there.
    MorningToken(Location),
    /// A red Night token lies there.
    NightToken(Location),
    /// In Lunch everyone goes to the Kitchen.
    LunchOnly(Location),
    /// The Kitchen is for Lunch.
    KitchenClosed,
    /// The Barracks are for the Night.
    BarracksClosed,
    /// The figures in use keep this location closed in this phase.
    PhaseClosed(Location),
    /// Another worker is there.
    Occupied(Location),
    /// The card was not dealt to this player.
    NoCard(u8),
    /// The shepherd cannot be used at a closed location.
    StayClosed(Location),
    /// No crystal to pay with.
    NoCrystal,
    /// The answer to this question needs two different workers.
    SameWorker(Step),
    /// No such cube in the Warehouse.
    NoCube(Resource),
    /// Card 5 is for cubes and crystals only.
    NoMoodSwap,
    /// No such cube in the supply.
    SupplyEmpty(Resource),
    /// No such player at the table.
    NoSuchRival(Seat),
    /// Only other players' discs are moved.
    OwnDisc,
    /// There is no such disc on that portrait.
    NoDisc(Worker),
    /// There is no own disc on that portrait.
    NoOwnDisc(Worker),
    /// That worker is at the Administration.
    AtAdministration(Worker),
    /// The card is not in the lake's discard pile.
    NotDiscarded(u8),
    /// Only a type produced in this turn, and not coal.
    NotProduced(Resource),
    /// The visitor itself stays.
    VisitorStays(Worker),
    /// That location is closed now.
    NotOpen(Location),
    /// That location is not empty.
    NotEmpty(Location),
    /// Too many workers.
    TooMany(u8),
    /// That worker is not in the Barracks.
    NotInBarracks(Worker),
}

impl tabletop::Reason for Reason {
    fn rule(&self) -> Rule {
        Rule(match self {
            Self::GameOver => "RO-321",
            Self::NotYourTurn(_) => "RO-038",
            Self::NotAsked(_) => "RO-318",
            Self::Tired(_) => "RO-059",
            Self::SamePlace(..) => "RO-060",
            Self::MorningToken(_) => "RO-049",
            Self::NightToken(_) => "RO-054",
            Self::LunchOnly(_) => "RO-051",
            Self::KitchenClosed => "RO-052",
            Self::BarracksClosed => "RO-055",
            Self::PhaseClosed(_) => "RO-066",
            Self::Occupied(_) => "RO-063",
            Self::NoCard(_) => "RO-190",
            Self::StayClosed(_) => "RO-229",
            Self::NoCrystal | Self::NoCube(_) => "RO-124",
            Self::SameWorker(Step::MoveRival) => "RO-127",
            Self::SameWorker(Step::ShiftDisc) => "RO-226",
            Self::SameWorker(_) => "RO-117",
            Self::NoMoodSwap => "RO-207",
            Self::SupplyEmpty(_) => "RO-104",
            Self::NoSuchRival(_) | Self::NoDisc(_) => "RO-127",
            Self::OwnDisc => "RO-128",
            Self::AtAdministration(_) => "RO-129",
            Self::NotDiscarded(_) => "RO-220",
            Self::NotProduced(_) => "RO-238",
            Self::VisitorStays(_) | Self::NotOpen(_) => "RO-234",
            Self::NotEmpty(_) => "RO-237",
            Self::TooMany(_) => "RO-217",
            Self::NoOwnDisc(_) | Self::NotInBarracks(_) => "RO-226",
        })
    }

    fn explains(&self) -> bool {
        !matches!(
            self,
            Self::GameOver | Self::NotYourTurn(_) | Self::NotAsked(_)
        )
    }
}
