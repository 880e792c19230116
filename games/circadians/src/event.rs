//! What happens in a game, as it is told to those who listen. Everyone hears every event,
//! so none holds a secret.
#![expect(
    missing_docs,
    reason = "the fields of an event are called what they are"
)]

use tabletop::{Scored, Seat};

use crate::{
    components::{
        Contract, Cost, Die, EventCard, Faction, Farm, Hex, Leader, Origin, Ship, Space, Spot,
    },
    figures::Rate,
    state::Stage,
};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Who has the Radio, at the start and after each Rest.
    Radio(Seat),
    /// A player gave a sealed answer.
    Sealed { seat: Seat },
    /// A player takes a sealed answer back.
    Reopened { seat: Seat },
    /// A player takes a leader.
    LeaderTaken { seat: Seat, leader: Leader },
    /// A leader is removed from the game.
    LeaderBanned { seat: Seat, leader: Leader },
    /// A leader's own piece comes into play.
    PieceReceived { seat: Seat, leader: Leader },
    /// Contracts go from the draw pile to a hand.
    ContractsDrawn { seat: Seat, count: u8 },
    /// Everyone kept a contract of the draft and passed the others on.
    DraftPassed { kept: u8 },
    /// A draft leftover goes under the draw pile (First Edition).
    LeftoverUnder { seat: Seat },
    /// A contract goes from a hand to the discard pile.
    Discarded { seat: Seat, contract: Contract },
    /// The discard pile becomes the draw pile.
    Reshuffled,

    /// A round begins.
    RoundBegins(u8),
    /// The event of the round is revealed.
    EventRevealed(EventCard),
    /// Renzo reveals an event of his own.
    PrivateEvent { seat: Seat, event: EventCard },
    /// Renzo chooses an event.
    EventChosen { seat: Seat, own: bool },
    /// A stage of the round begins.
    StageBegins(Stage),
    /// A player without dice takes some from reserve.
    RescueDice { seat: Seat, count: u8 },
    /// A player rolls behind the screen.
    Rolled { seat: Seat, count: u8 },
    /// Screens are lifted: a die, or Sal, is there.
    Assigned { seat: Seat, die: Die, spot: Spot },

    /// A die is sent; `from` is what it showed, `to` what it shows now.
    Sent {
        seat: Seat,
        origin: Origin,
        from: u8,
        to: u8,
    },
    /// A player sends no die: so many go to the cantina.
    Declined { seat: Seat, dice: u8 },
    /// A die is set down on a board.
    SetDown { space: Space, die: Die },
    /// A price is paid.
    Paid { seat: Seat, cost: Cost },
    /// Resources are gained.
    Gained { seat: Seat, goods: Cost },
    /// Resources are lost.
    Lost { seat: Seat, goods: Cost },
    /// Dice come from reserve to the supply.
    DiceGained { seat: Seat, count: u8 },
    /// Zapporah rolls a die she gained.
    DieRolled { seat: Seat, value: u8 },
    /// Zapporah puts it on a farm.
    DiePut { seat: Seat, value: u8, farm: u8 },
    /// A trade is made.
    Traded { seat: Seat, rate: Rate },
    /// A ship is put into a garage.
    ShipTaken {
        seat: Seat,
        ship: Ship,
        stack: u8,
        garage: u8,
    },
    /// A farm is put on a foundation.
    FarmTaken {
        seat: Seat,
        farm: Farm,
        stack: u8,
        foundation: u8,
    },
    /// A free tile is not taken.
    TileDeclined { seat: Seat },
    /// A ship leaves the game.
    ShipDestroyed { seat: Seat, ship: Ship, garage: u8 },
    /// A farm leaves the game.
    FarmDestroyed {
        seat: Seat,
        farm: Farm,
        foundation: u8,
    },
    /// The next tile of a ship stack is seen.
    ShipUncovered { stack: u8, ship: Ship },
    /// The next tile of a farm stack is seen.
    FarmUncovered { stack: u8, farm: Farm },
    /// A harvester moves.
    Moved { seat: Seat, from: Hex, to: Hex },
    /// A bonus token is taken.
    BonusTaken { seat: Seat, hex: Hex },
    /// A cache is revealed.
    CacheRevealed { slot: u8, points: u8 },
    /// A faction ability is used.
    FactionUsed { seat: Seat, faction: Faction },
    /// A die on a research base is set.
    DieSet {
        seat: Seat,
        spot: Spot,
        from: u8,
        to: u8,
    },
    /// An advancement token moves.
    Advanced { seat: Seat, value: u8, slot: u8 },
    /// A setback token moves.
    SetbackSuffered { seat: Seat, token: u8, slot: u8 },
    /// A setback is ignored.
    SetbackIgnored { seat: Seat },
    /// Lysias takes the reward of a setback.
    SetbackTurned { seat: Seat, slot: u8 },
    /// A die goes back to reserve.
    DieLost { seat: Seat, spot: Spot },
    /// A contract is fulfilled.
    Fulfilled { seat: Seat, contract: Contract },

    /// The planet yields.
    PlanetHarvested { seat: Seat, hex: Hex },
    /// A farm produces; slots count from 0.
    FarmProduced { seat: Seat, slot: u8 },
    /// Dice over the limit go back to reserve.
    DiceOverLimit { seat: Seat, count: u8 },

    /// The rival reveals a scheme.
    SchemeRevealed { slot: u8, scheme: u8 },
    /// A scheme finds no die.
    SchemeIdle { scheme: u8 },
    /// No option of a scheme is possible.
    SchemeBlocked { scheme: u8 },
    /// The rival shuffles its schemes.
    SchemesShuffled,
    /// A water bonus goes to the main supply.
    BonusRemoved { hex: Hex },
    /// The rival unlocks a progress tile.
    ProgressUnlocked { stars: u8 },
    /// The rival removes the top of a ship stack.
    ShipRemoved { stack: u8, ship: Ship },
    /// The rival removes the top of a farm stack.
    FarmRemoved { stack: u8, farm: Farm },

    /// A side scores.
    Scored(Scored),
    /// The game is over.
    GameOver,
}
