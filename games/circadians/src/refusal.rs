//! Why an action is refused: each reason has its rule.

use tabletop::{Rule, Seat};

use crate::{
    components::{Contract, Direction, Leader, Location, Origin, Resource, Space, Spot},
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
    /// The answer is sealed; it can only be revised.
    Sealed,
    /// This leader was not dealt to the player.
    NotDealt(Leader),
    /// This leader is taken or removed.
    LeaderGone(Leader),
    /// This contract is not among the cards passed.
    NotInPacket(Contract),
    /// This contract is not in hand.
    NotInHand(Contract),
    /// No die of this value is left to assign.
    NotRolled(u8),
    /// All garages have a die.
    GaragesFull,
    /// This farm slot takes no die.
    TakesNoDie(u8),
    /// This farm slot has a die.
    SlotTaken(u8),
    /// There is no die to send.
    NoDie(Origin),
    /// Another die has to be sent first.
    NotNext(Origin),
    /// The die cannot show this value.
    CannotTurn(u8),
    /// Sending the die cannot be paid.
    CannotSend(Origin),
    /// The die can go somewhere, and no algae are due for it.
    MustSend(Origin),
    /// With this value the die can go nowhere.
    Nowhere(u8),
    /// A die from headquarters does not go there again.
    HeadquartersAgain,
    /// The space is in play only with more players.
    Closed(Space),
    /// There is a die on the space.
    Taken(Space),
    /// Equal spaces are filled from the first.
    FirstFree(Space),
    /// The price of the location cannot be paid.
    CannotPay(Location),
    /// No second die of this value can be sent along.
    NoPair(u8),
    /// There is no tile to take.
    NoTileLeft(Location),
    /// The space takes other values.
    WrongValue(Space),
    /// The reserve has too few dice.
    ReserveEmpty,
    /// The harvester cannot go this way.
    NoWay(Direction),
    /// No contract in hand can be fulfilled.
    NoContract,
    /// Whoever comes to the Depository fulfils a contract.
    MustFulfil,
    /// Sal may not go there.
    NotForSal(Location),
    /// That die cannot complete the pair.
    NotAPartner(Origin),
    /// That is no price here, or it cannot be paid.
    NotAPrice(Resource),
    /// The stack is empty.
    StackEmpty,
    /// The tile has to be taken.
    MustTake,
    /// There is no empty place for the tile.
    NoEmptyPlace,
    /// There is no such tile to destroy.
    NoTile,
    /// This trade is not offered.
    NotOffered,
    /// All trades that farms allow are made.
    NoTradesLeft,
    /// Too little to give for this trade.
    CannotTrade,
    /// The contract cannot be paid for.
    CannotFulfil(Contract),
    /// This reward was already taken.
    SameReward,
    /// There is no own die there that could be set.
    NotSettable(Spot),
    /// The die shows this value already.
    SameValue(u8),
    /// The cache is revealed.
    CacheRevealed(u8),
    /// The slot has a token.
    SlotFilled(u8),
    /// This setback does not apply.
    NoSetback(u8),
    /// Setbacks cannot be ignored.
    NoSceptre,
    /// A penalty that can be carried out comes first.
    OtherPenalty(u8),
    /// There is no own die there that could be lost.
    NotLosable(Spot),
    /// That way does not lead nearer to the centre.
    NotBack(Direction),
    /// This farm has nothing to choose.
    NothingToChoose(u8),
    /// This farm does not produce that.
    NotProduced(u8, Resource),
    /// A farm has still to produce.
    StillToProduce,
    /// There is no sealed answer to take back.
    NothingSealed,
}

impl tabletop::Reason for Reason {
    fn rule(&self) -> Rule {
        Rule(match self {
            Self::GameOver => "CFL-230",
            Self::NotYourTurn(_) => "CFL-066",
            Self::NotAsked(_) => "CFL-077",
            Self::Sealed | Self::NothingSealed => "CFL-405",
            Self::NotDealt(_) => "CFL-037",
            Self::LeaderGone(_) => "CFL-038",
            Self::NotInPacket(_) => "CFL-040",
            Self::NotInHand(_) => "CFL-167",
            Self::NotRolled(_) => "CFL-052",
            Self::GaragesFull => "CFL-054",
            Self::TakesNoDie(_) => "CFL-057",
            Self::SlotTaken(_) => "CFL-056",
            Self::NoDie(Origin::Headquarters(_)) | Self::NotNext(Origin::Headquarters(_)) => {
                "CFL-061"
            }
            Self::NoDie(_) | Self::NotNext(_) => "CFL-068",
            Self::CannotTurn(_) => "CFL-087",
            Self::CannotSend(_) => "CFL-069",
            Self::MustSend(Origin::Headquarters(_)) => "CFL-065",
            Self::MustSend(Origin::Garage(_)) => "CFL-071",
            Self::Nowhere(_) => "CFL-072",
            Self::HeadquartersAgain => "CFL-062",
            Self::Closed(_) => "CFL-024",
            Self::Taken(_) => "CFL-074",
            Self::FirstFree(space) => match space.location() {
                Location::Headquarters => "CFL-101",
                _ => "CFL-074",
            },
            Self::CannotPay(_) | Self::NotAPrice(_) => "CFL-076",
            Self::NoPair(_) => "CFL-111",
            Self::NoTileLeft(Location::Laboratory) => "CFL-122",
            Self::NoTileLeft(_) => "CFL-127",
            Self::WrongValue(space) => match space.location() {
                Location::Academy => "CFL-135",
                _ => "CFL-181",
            },
            Self::ReserveEmpty => "CFL-138",
            Self::NoWay(_) => "CFL-204",
            Self::NoContract => "CFL-182",
            Self::MustFulfil | Self::CannotFulfil(_) => "CFL-184",
            Self::NotForSal(_) => "CFL-251",
            Self::NotAPartner(_) => "CFL-112",
            Self::StackEmpty => "CFL-119",
            Self::MustTake => "CFL-193",
            Self::NoEmptyPlace => "CFL-192",
            Self::NoTile => "CFL-191",
            Self::NotOffered => "CFL-128",
            Self::CannotTrade => "CFL-129",
            Self::NoTradesLeft => "CFL-222",
            Self::SameReward => "CFL-253",
            Self::NotSettable(_) => "CFL-175",
            Self::SameValue(_) => "CFL-174",
            Self::CacheRevealed(_) => "CFL-180",
            Self::SlotFilled(_) => "CFL-151",
            Self::NoSetback(_) => "CFL-153",
            Self::NoSceptre => "CFL-295",
            Self::OtherPenalty(_) => "CFL-157",
            Self::NotLosable(_) => "CFL-168",
            Self::NotBack(_) => "CFL-170",
            Self::NothingToChoose(_) | Self::NotProduced(..) => "CFL-215",
            Self::StillToProduce => "CFL-213",
        })
    }

    /// What anyone can see is not explained: there is no such die or card, or the same place
    /// takes the die on another space.
    fn explains(&self) -> bool {
        !matches!(
            self,
            Self::GameOver
                | Self::NotYourTurn(_)
                | Self::NotAsked(_)
                | Self::Sealed
                | Self::NothingSealed
                | Self::NotDealt(_)
                | Self::NotInPacket(_)
                | Self::NotInHand(_)
                | Self::NotRolled(_)
                | Self::NoDie(_)
                | Self::FirstFree(_)
        )
    }
}
