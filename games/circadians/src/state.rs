//! What lies on the table, what is kept secret, and the dice.

use serde::{Deserialize, Serialize};
use strum::VariantArray;
use tabletop::{Deck, Dice, Pending, Seat, SeatSet};

use crate::{
    components::{
        Contract, Contracts, Cost, Die, EventCard, EventCards, Faction, Farm, Hex, HexSet, Leader,
        Leaders, Origin, Purse, Ship, Space,
    },
    position::{set, spaces},
    step::Step,
};

/// Room for the deepest stack there is: a negotiation with a tile and its followers on top.
pub const DEEPEST: usize = 12;

/// The whole truth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// What everyone can see.
    pub table: Table,
    /// The resources of each side: open, or hidden by a table option (CFL-Q56).
    pub purses: [Purse; 4],
    /// What each player keeps from the others.
    pub secrets: [Secret; 4],
    /// The draw pile of contracts, as a set: nobody knows its order.
    pub deck: Contracts,
    /// What is still to come.
    pub dice: Dice,
}

/// Everything that is open to all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// The round, from 1; 0 during setup.
    pub round: u8,
    /// Where the game is.
    pub stage: Stage,
    /// Who had the Radio at the start.
    pub first: Seat,
    /// Who has the Radio.
    pub radio: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Turns begun in this stage; in the draft, contracts kept so far.
    pub turns: u8,
    /// The event of the round, once revealed.
    pub event: Option<EventCard>,
    /// Renzo's own event of the round, once revealed.
    pub private_event: Option<EventCard>,
    /// Whether Renzo plays by his own event (CFL-259).
    pub plays_private: bool,
    /// Event cards revealed for all.
    #[serde(with = "set")]
    pub events: EventCards,
    /// Event cards revealed by Renzo.
    #[serde(with = "set")]
    pub private_events: EventCards,
    /// The dice on the boards.
    #[serde(with = "spaces")]
    pub board: [Option<Die>; Space::COUNT],
    /// The advancement slots, each with the number of its token from 1, or 0 (CFL-150).
    pub advancements: [u8; 6],
    /// The setback slots, each with the number of its token from 1, or 0 (CFL-157).
    pub setbacks: [u8; 6],
    /// The farm stacks of the Laboratory.
    pub farms: Stacks<Farm, 8>,
    /// The ship stacks of the Foundry.
    pub ships: Stacks<Ship, 7>,
    /// Hexes that still carry their bonus token (CFL-022).
    pub bonuses: HexSet,
    /// The caches that are revealed, by slot: the number of the cache from 0.
    pub caches: [Option<u8>; 6],
    /// The caches that are not revealed; which lies where, nobody knows (CFL-023).
    pub hidden_caches: Deck,
    /// Caches that produced and are flipped when the Harvest ends, as bits (CFL-209).
    pub flips: u8,
    /// The discard pile of contracts.
    #[serde(with = "set")]
    pub discard: Contracts,
    /// Draft leftovers still under the draw pile (First Edition).
    pub under: u8,
    /// Leaders that were removed from the game (CFL-385).
    #[serde(with = "set")]
    pub banned: Leaders,
    /// The players' areas; the rival has the one behind the people's.
    #[serde(skip)]
    pub sides: [Side; 4],
    /// The rival's own pieces.
    pub rival: Rival,
    /// The die that is being sent.
    pub sending: Sending,
    /// Who has given a sealed answer and may still change it (CFL-405).
    pub answered: SeatSet,
    /// How often sealed answers were opened.
    pub opened: u16,
    /// What is still to do; positions and records call it `todo`.
    #[serde(rename = "todo")]
    pub pending: Pending<Step, DEEPEST>,
}

/// Where the game is.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Setup: everyone chooses one of the leaders dealt (CFL-037).
    #[default]
    Leaders,
    /// Setup: leaders are picked openly, one after another (CFL-038, CFL-384).
    Picks,
    /// Setup of the Dyad Alliance: leaders are removed (CFL-385).
    Bans,
    /// Setup of the Dyad Alliance: the second pick (CFL-386).
    SecondPicks,
    /// Setup of the Dyad Alliance: Jakob's ship for the farm of Sunari (CFL-389).
    StartShip,
    /// Setup: the contract draft (CFL-040).
    Draft,
    /// Setup of the solo game: contracts are discarded (CFL-335).
    SoloDiscard,
    /// Plan: the event is revealed; Renzo chooses (CFL-047, CFL-048).
    Event,
    /// Plan: dice are assigned (CFL-052).
    Assign,
    /// Execute: dice are sent from headquarters (CFL-061).
    Headquarters,
    /// Execute: dice are sent from garages (CFL-066).
    Garages,
    /// Harvest (CFL-211).
    Harvest,
    /// The end of the Harvest: Sable moves (CFL-265).
    HarvestEnd,
    /// Rest: contracts are discarded (CFL-229).
    Rest,
    /// The game is over (CFL-230).
    Over,
}

impl Stage {
    /// Whether dice are being sent.
    #[inline]
    #[must_use]
    pub const fn is_execute(self) -> bool {
        matches!(self, Self::Headquarters | Self::Garages)
    }

    /// Whether this is before the first round.
    #[must_use]
    pub const fn is_setup(self) -> bool {
        (self as u8) < Self::Event as u8
    }
}

/// Three stacks of tiles: only the top of each is known (CFL-029, CFL-030).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(
    deny_unknown_fields,
    bound(deserialize = "T: Deserialize<'de>, [u8; N]: Deserialize<'de>")
)]
#[serde(bound(serialize = "T: Serialize, [u8; N]: Serialize"))]
pub struct Stacks<T, const N: usize> {
    /// The uppermost tile of each stack.
    pub tops: [Option<T>; 3],
    /// How many tiles lie beneath each.
    pub beneath: [u8; 3],
    /// The tiles that lie beneath, by kind. Which lies where, nobody knows.
    pub hidden: [u8; N],
}

/// A player's area: garages, farms, the cantina and the dice of a research base (CFL-007).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// The leader, or both of the Dyad Alliance.
    #[serde(with = "set")]
    pub leaders: Leaders,
    /// Dice not yet in play.
    pub reserve: u8,
    /// Dice in the supply; for the rival, on its board.
    pub supply: u8,
    /// Where Sal is, if the player has him.
    pub sal: Sal,
    /// Dice in garages.
    pub garages: [Option<Die>; 5],
    /// Dice in farm slots: three starting farms, three foundations.
    pub farms: [Option<Die>; 6],
    /// Dice in the cantina by value from 1.
    pub cantina: [u8; 6],
    /// Ship tiles in garages 2 to 5.
    pub ships: [Option<Ship>; 4],
    /// Farm tiles on the foundations.
    pub tiles: [Option<Farm>; 3],
    /// Fulfilled contracts.
    #[serde(with = "set")]
    pub fulfilled: Contracts,
    /// Where the one harvester stands (CFL-006).
    pub harvester: Hex,
    /// Points by [`Source`]; nothing is scored before the end.
    pub points: [i16; Source::COUNT],
}

impl Default for Side {
    fn default() -> Self {
        Self {
            leaders: Leaders::empty(),
            reserve: 0,
            supply: 0,
            sal: Sal::None,
            garages: [None; 5],
            farms: [None; 6],
            cantina: [0; 6],
            ships: [None; 4],
            tiles: [None; 3],
            fulfilled: Contracts::empty(),
            harvester: Hex::CENTRE,
            points: [0; Source::COUNT],
        }
    }
}

/// Where Sal is (CFL-247).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sal {
    /// The player does not have him.
    #[default]
    None,
    /// In the supply, waiting to be assigned.
    Ready,
    /// On a slot or a space.
    Placed,
    /// In the cantina.
    Cantina,
}

/// What a player keeps from the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Secret {
    /// Contracts in hand.
    #[serde(with = "set")]
    pub hand: Contracts,
    /// The cards to keep one of, in the draft (CFL-040).
    #[serde(with = "set")]
    pub packet: Contracts,
    /// The sealed pick of the draft.
    pub pick: Option<Contract>,
    /// The sealed discards of Rest (CFL-229).
    #[serde(with = "set")]
    pub discards: Contracts,
    /// The own draft leftover, while it lies under the draw pile (First Edition).
    pub left_under: Option<Contract>,
    /// Leaders dealt (CFL-037).
    #[serde(with = "set")]
    pub dealt: Leaders,
    /// The sealed choice of a leader.
    pub leader: Option<Leader>,
    /// Rolled dice that are not assigned yet, by value from 1.
    pub rolled: [u8; 6],
    /// Where dice are assigned behind the screen.
    pub plan: Plan,
    /// The sealed choices of the Harvest.
    pub harvest: HarvestPlan,
}

/// Dice assigned behind the screen (CFL-052).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// Dice for garages.
    pub garages: [Option<Die>; 5],
    /// Dice for farm slots.
    pub farms: [Option<Die>; 6],
}

impl Plan {
    /// The next garage from the left, from 0 (CFL-054).
    #[inline]
    #[must_use]
    pub fn next_garage(&self) -> Option<u8> {
        let next = self.garages.iter().position(Option::is_none);
        next.map(|garage| garage as u8)
    }
}

/// Choices of the Harvest, made in any order (CFL-213).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HarvestPlan {
    /// For each farm slot 0 (open), 1 or 2: the chosen resource of a table farm.
    pub farms: [u8; 6],
    /// Trades made, as numbers of rates from 1, in order; 0 behind the last.
    pub trades: [u8; 6],
    /// Whether the player is through with trading.
    pub done: bool,
}

/// The rival's own pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rival {
    /// Progress tiles unlocked (CFL-356).
    pub progress: u8,
    /// Schemes not yet revealed, as a set.
    pub deck: Deck,
    /// Schemes revealed and discarded.
    pub discard: Deck,
    /// The schemes of this round by slot; in the fourth the last of those that the Foundry
    /// brought (CFL-358).
    pub slots: [Option<u8>; 4],
    /// The schemes beneath that one (CFL-Q84).
    pub covered: Deck,
}

impl Rival {
    /// The schemes of this round, the extra ones of the Foundry last.
    pub fn schemes(&self) -> impl Iterator<Item = u8> + use<> {
        let [first, second, third, last] = self.slots;
        let slots = [first, second, third].into_iter().flatten();
        slots.chain(self.covered.iter()).chain(last)
    }
}

/// What the sending of a die has to remember until it is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sending {
    /// Where the die comes from.
    pub origin: Option<Origin>,
    /// The die, while it is in nobody's zone: taken up and not yet set down.
    pub die: Option<Die>,
    /// What it shows after changes (CFL-078).
    pub value: u8,
    /// Where it was set down.
    pub space: Option<Space>,
    /// What ships still take off the costs of the action (CFL-Q60).
    pub discount: Cost,
    /// The stack a tile is taken from.
    pub stack: Option<u8>,
    /// Trades left.
    pub trades: u8,
    /// Dice that Zapporah rolled and has not placed, by value from 1 (CFL-270).
    pub rolled: [u8; 6],
    /// The setback token that moves, from 0.
    pub token: Option<u8>,
    /// Contracts fulfilled with this die: they act from the next action on (CFL-185).
    #[serde(with = "set")]
    pub fresh: Contracts,
}

/// Where points come from.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, VariantArray, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Spaces of the Negotiations Board; for the rival with its bonus.
    Negotiations,
    /// Printed points of contracts.
    Contracts,
    /// End-game bonuses of contracts.
    Bonuses,
    /// The gem cache under the harvester.
    Cache,
    /// Points printed on tiles.
    Tiles,
    /// The number of ship tiles.
    Ships,
    /// The number of farm tiles.
    Farms,
    /// Gems.
    Gems,
    /// The rival's dice in the Depository.
    Depository,
    /// The rival's progress tiles.
    Progress,
    /// Positive events, for the rival.
    Events,
}

impl Source {
    /// How many sources there are.
    pub const COUNT: usize = 11;
    /// The message keys of the sources, in order.
    pub const KEYS: [&'static str; Self::COUNT] = [
        "source-negotiations",
        "source-contracts",
        "source-bonuses",
        "source-cache",
        "source-tiles",
        "source-ships",
        "source-farms",
        "source-gems",
        "source-depository",
        "source-progress",
        "source-events",
    ];
}

impl Sending {
    /// Which of Zapporah's rolled dice is asked for: the highest first (CFL-Q85).
    #[must_use]
    pub fn rolled_die(&self) -> Option<u8> {
        (1..=6)
            .rev()
            .find(|&value| self.rolled[value - 1] > 0)
            .map(|value| value as u8)
    }
}

impl Table {
    /// A player's area.
    #[inline]
    #[must_use]
    pub const fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    /// Whether the player has this leader (CFL-387).
    #[inline]
    #[must_use]
    pub fn has(&self, seat: Seat, leader: Leader) -> bool {
        self.side(seat).leaders.contains(leader)
    }

    /// Who has this leader.
    #[must_use]
    pub fn owner_of(&self, leader: Leader) -> Option<Seat> {
        Seat::first(4).find(|&seat| self.has(seat, leader))
    }

    /// The die on a space.
    #[inline]
    #[must_use]
    pub const fn on(&self, space: Space) -> Option<Die> {
        self.board[space.index()]
    }

    /// The dice in a negotiations column.
    pub fn column(&self, faction: Faction) -> impl Iterator<Item = Die> + '_ {
        Space::column(faction).filter_map(|space| self.on(space))
    }

    /// The event that holds for a player: Renzo may play by his own (CFL-261).
    #[inline]
    #[must_use]
    pub fn event_of(&self, seat: Seat) -> Option<EventCard> {
        if self.plays_private && self.has(seat, Leader::Renzo) {
            self.private_event
        } else {
            self.event
        }
    }

    /// Whether the game is over.
    #[inline]
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }
}

impl Side {
    /// How many ship tiles there are.
    #[must_use]
    pub fn ship_count(&self) -> u8 {
        self.ships.iter().flatten().count() as u8
    }

    /// How many farm tiles there are.
    #[must_use]
    pub fn farm_count(&self) -> u8 {
        self.tiles.iter().flatten().count() as u8
    }

    /// Total points.
    #[must_use]
    pub fn total(&self) -> i16 {
        self.points.iter().sum()
    }

    /// Whether any garage holds a die.
    #[inline]
    #[must_use]
    pub fn has_garage_die(&self) -> bool {
        self.garages.iter().any(Option::is_some)
    }
}
