//! Every question the game asks, and every answer with its notation.

use alloc::vec::Vec;
use core::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::components::{
    Contract, Direction, Leader, Location, Origin, Resource, Space, Spot, same_text,
};

/// A step: a question that waits for an answer, or a consequence that waits for the
/// questions above it. Questions come first in this list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Which of the leaders dealt is kept; secret, all at once (CFL-037).
    #[default]
    ChooseLeader,
    /// Which leader is taken (CFL-038, CFL-384, CFL-386).
    PickLeader,
    /// Which leader is removed (CFL-385).
    BanLeader,
    /// Which contract is kept; secret, all at once (CFL-040).
    Draft,
    /// Which event Renzo plays by (CFL-259).
    ChooseEvent,
    /// Where the rolled dice go; secret, all at once (CFL-052).
    Assign,
    /// Which die is sent and with which value, or none (CFL-066, CFL-070).
    Send,
    /// Where the die goes (CFL-076).
    To,
    /// Which garage die completes the laboratory pair (CFL-392).
    Partner,
    /// Which of two prices is paid (CFL-091).
    Pay,
    /// Water or contracts at headquarters (CFL-103).
    HqReward,
    /// How many dice are bought at the Academy (CFL-136).
    Buy,
    /// From which stack a tile is taken (CFL-119, CFL-164, CFL-165).
    Stack(Tile),
    /// Where the tile is put (CFL-190, CFL-191).
    Place(Tile),
    /// The next trade (CFL-129); the rates are those of a Market space, or all.
    Trade(Option<u8>),
    /// Which contract is fulfilled (CFL-184).
    Fulfil,
    /// Whether Zoey fulfils a second contract (CFL-273).
    FulfilSecond,
    /// Which other delivery reward Dan takes (CFL-253).
    Delivery,
    /// A free step of the harvester, or none (CFL-205).
    Move,
    /// Whether the faction ability is used (CFL-149).
    Use,
    /// Which die is set, and to what (CFL-174).
    SetDie,
    /// Which cache is revealed (CFL-180).
    Reveal,
    /// Contracts to discard from hand, so many (CFL-167, CFL-176, CFL-335).
    Discard(u8),
    /// The advancement slot (CFL-150).
    Advance,
    /// Which setback token moves (CFL-156).
    Setback,
    /// The setback slot (CFL-157).
    Suffer,
    /// Whether Lysias takes the reward of this slot (CFL-255).
    Treat(u8),
    /// Which die is lost (CFL-168).
    LoseDie,
    /// Where the harvester moves back to (CFL-170).
    MoveBack,
    /// Which tile is destroyed (CFL-172, CFL-173).
    Destroy(Tile),
    /// Where the highest of Zapporah's rolled dice goes (CFL-271, CFL-Q85).
    PlaceDie,
    /// Choices of the Harvest; sealed, all at once (CFL-213).
    Harvest,
    /// Contracts over the limit; sealed, all at once (CFL-229).
    RestDiscard,

    /// Sealed answers are opened.
    Open,
    /// The event is settled: dice are rolled (CFL-050).
    Roll,
    /// The price of the location is paid, and what follows from paying.
    Act,
    /// Contracts that act after the headquarters reward (CFL-Q67).
    HqContracts,
    /// The faction ability is offered (CFL-149).
    Faction,
    /// What follows the fulfilling of contracts (CFL-186, CFL-188).
    Delivered,
    /// Dice gained by Zapporah, to be rolled (CFL-270).
    GainDice(u8),
}

/// A tile that is gained or lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tile {
    /// A ship that was paid for.
    #[default]
    Ship,
    /// A farm that was paid for.
    Farm,
    /// A ship free of charge (CFL-193).
    FreeShip,
    /// A farm free of charge (CFL-193).
    FreeFarm,
}

impl Tile {
    /// Whether it is a farm.
    #[inline]
    #[must_use]
    pub const fn is_farm(self) -> bool {
        matches!(self, Self::Farm | Self::FreeFarm)
    }

    /// Whether it is free of charge.
    #[inline]
    #[must_use]
    pub const fn is_free(self) -> bool {
        matches!(self, Self::FreeShip | Self::FreeFarm)
    }
}

/// An answer. Each variant is documented with its notation.
///
/// Legal answers are listed in the order of the universe, which is the order of this list;
/// "none", which every optional effect has (CFL-410), stands before what can be chosen, except
/// that declining, ignoring and being done stand behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// `leader:akira`: keep or take this leader.
    Leader(Leader),
    /// `ban:akira`: remove this leader.
    Ban(Leader),
    /// `keep:ledger`: keep this contract in the draft.
    Keep(Contract),
    /// `event:global` or `event:own`.
    Event(bool),
    /// `assign:5>garage`, `assign:5>farm_2` or `assign:sal>garage`. Sal is 0 here; the next
    /// garage from the left is `None`.
    Assign(u8, Option<u8>),
    /// `send:garage_1=4`: send this die with this value.
    Send(Origin, u8),
    /// `decline`: dice go to the cantina.
    Decline,
    /// `to:mining_camp_2`; a laboratory pair is named by its first half, `to:laboratory_1a`.
    To(Space),
    /// `partner:garage_2`.
    Partner(Origin),
    /// `pay:water`.
    Pay(Resource),
    /// `reward:water` or `reward:contracts`.
    Reward(bool),
    /// `buy:2`.
    Buy(u8),
    /// `stack:2` or `stack:none`; from 0 here.
    Stack(Option<u8>),
    /// `place:empty` or `place:2`: instead of the second tile; from 0 here.
    Place(Option<u8>),
    /// `trade:3`: the third rate of the Market board; from 0 here. `trade:done` ends trading.
    Trade(Option<u8>),
    /// `fulfil:ledger` or `fulfil:none`.
    Fulfil(Option<Contract>),
    /// `delivery:2`: the reward of the middle row; from 0 here.
    Delivery(u8),
    /// `move:none` or `move:ne`.
    Move(Option<Direction>),
    /// `use:no` or `use:yes`.
    Use(bool),
    /// `set:none` or `set:garage_2=6`.
    SetDie(Option<(Spot, u8)>),
    /// `reveal:none` or `reveal:3`: a cache slot; from 0 here.
    Reveal(Option<u8>),
    /// `discard:ledger`.
    Discard(Contract),
    /// `advance:3`: an advancement slot; from 0 here.
    Advance(u8),
    /// `setback:2`: the token that moves; from 0 here. `setback:ignore` with the Sceptre.
    Setback(Option<u8>),
    /// `suffer:4`: a setback slot; from 0 here.
    Suffer(u8),
    /// `treat:penalty` or `treat:reward`.
    Treat(bool),
    /// `lose:supply`, `lose:garage_3`, `lose:market_1`.
    Lose(Spot),
    /// `back:w`.
    Back(Direction),
    /// `destroy:1`: the first tile; from 0 here.
    Destroy(u8),
    /// `put:none` or `put:farm_2`; from 0 here.
    Put(Option<u8>),
    /// `farm_2:water`: what a table farm produces; slots from 0 here.
    Produce(u8, Resource),
    /// `revise`: take back a sealed answer, as long as others are still thinking.
    Revise,
}

impl Step {
    /// Whether this step is a question.
    #[inline]
    #[must_use]
    pub const fn is_question(self) -> bool {
        !matches!(
            self,
            Self::Open
                | Self::Roll
                | Self::Act
                | Self::HqContracts
                | Self::Faction
                | Self::Delivered
                | Self::GainDice(_)
        )
    }

    /// Whether all who are asked answer at once, sealed (CFL-403).
    #[inline]
    #[must_use]
    pub const fn is_sealed(self) -> bool {
        matches!(
            self,
            Self::ChooseLeader | Self::Draft | Self::Assign | Self::Harvest | Self::RestDiscard
        )
    }

    /// CFL-Q77: whether it is asked even if there is a single answer. What can be answered here depends
    /// on the hand, and the others would learn from an answer given unasked that there was
    /// no choice.
    #[inline]
    #[must_use]
    pub const fn is_always_asked(self) -> bool {
        matches!(
            self,
            Self::Send | Self::To | Self::Fulfil | Self::FulfilSecond
        ) || self.is_sealed()
    }

    /// Whether the sealed answer is made of several actions.
    #[inline]
    #[must_use]
    pub const fn is_draft(self) -> bool {
        matches!(self, Self::Assign | Self::Harvest | Self::RestDiscard)
    }
}

impl Action {
    /// Every answer there is, in listing order. Its index is an action's dense number.
    #[must_use]
    pub fn universe() -> Vec<Self> {
        let mut all = Vec::new();
        let numbers = |count: u8| (0..count).map(Some);
        all.extend(Leader::ALL.iter().copied().map(Self::Leader));
        all.extend(Leader::ALL.iter().copied().map(Self::Ban));
        all.extend(Contract::ALL.iter().copied().map(Self::Keep));
        all.extend([false, true].map(Self::Event));
        for crew in 0..=6 {
            all.push(Self::Assign(crew, None));
            all.extend(numbers(6).map(|farm| Self::Assign(crew, farm)));
        }
        for origin in Origin::all() {
            all.extend((1..=6).map(|value| Self::Send(origin, value)));
        }
        all.push(Self::Decline);
        let to = Space::all().filter(|space| {
            space.location() != Location::Laboratory || space.number().is_multiple_of(2)
        });
        all.extend(to.map(Self::To));
        all.extend(Origin::all().map(Self::Partner));
        all.extend(Resource::ALL.iter().copied().map(Self::Pay));
        all.extend([false, true].map(Self::Reward));
        all.extend([1, 2].map(Self::Buy));
        all.push(Self::Stack(None));
        all.extend(numbers(3).map(Self::Stack));
        all.push(Self::Place(None));
        all.extend(numbers(4).map(Self::Place));
        all.extend(numbers(8).map(Self::Trade));
        all.push(Self::Trade(None));
        all.push(Self::Fulfil(None));
        all.extend(Contract::ALL.iter().map(|&card| Self::Fulfil(Some(card))));
        all.extend((0..3).map(Self::Delivery));
        all.push(Self::Move(None));
        all.extend(Direction::ALL.iter().map(|&to| Self::Move(Some(to))));
        all.extend([false, true].map(Self::Use));
        all.push(Self::SetDie(None));
        for spot in Spot::base() {
            all.extend((1..=6).map(|value| Self::SetDie(Some((spot, value)))));
        }
        all.push(Self::Reveal(None));
        all.extend(numbers(6).map(Self::Reveal));
        all.extend(Contract::ALL.iter().copied().map(Self::Discard));
        all.extend((0..6).map(Self::Advance));
        all.extend(numbers(6).map(Self::Setback));
        all.push(Self::Setback(None));
        all.extend((0..6).map(Self::Suffer));
        all.extend([false, true].map(Self::Treat));
        all.extend(Spot::all().map(Self::Lose));
        all.extend(Direction::ALL.iter().copied().map(Self::Back));
        all.extend((0..4).map(Self::Destroy));
        all.push(Self::Put(None));
        all.extend(numbers(6).map(Self::Put));
        for slot in 0..6 {
            let goods = [Resource::Water, Resource::Algae, Resource::Energy];
            all.extend(goods.map(|good| Self::Produce(slot, good)));
        }
        all.push(Self::Revise);
        all
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let yes = |yes: bool| if yes { "yes" } else { "no" };
        match *self {
            Self::Leader(leader) => write!(f, "leader:{leader}"),
            Self::Ban(leader) => write!(f, "ban:{leader}"),
            Self::Keep(contract) => write!(f, "keep:{contract}"),
            Self::Event(own) => write!(f, "event:{}", if own { "own" } else { "global" }),
            Self::Assign(crew, farm) => {
                match crew {
                    0 => f.write_str("assign:sal>")?,
                    value => write!(f, "assign:{value}>")?,
                }
                match farm {
                    None => f.write_str("garage"),
                    Some(farm) => write!(f, "farm_{}", farm + 1),
                }
            }
            Self::Send(origin, value) => write!(f, "send:{origin}={value}"),
            Self::Decline => f.write_str("decline"),
            Self::To(space) => write!(f, "to:{space}"),
            Self::Partner(origin) => write!(f, "partner:{origin}"),
            Self::Pay(resource) => write!(f, "pay:{resource}"),
            Self::Reward(water) => {
                write!(f, "reward:{}", if water { "water" } else { "contracts" })
            }
            Self::Buy(dice) => write!(f, "buy:{dice}"),
            Self::Stack(stack) => numbered(f, "stack", "none", stack),
            Self::Place(place) => numbered(f, "place", "empty", place),
            Self::Trade(rate) => numbered(f, "trade", "done", rate),
            Self::Fulfil(None) => f.write_str("fulfil:none"),
            Self::Fulfil(Some(contract)) => write!(f, "fulfil:{contract}"),
            Self::Delivery(row) => numbered(f, "delivery", "", Some(row)),
            Self::Move(None) => f.write_str("move:none"),
            Self::Move(Some(direction)) => write!(f, "move:{direction}"),
            Self::Use(used) => write!(f, "use:{}", yes(used)),
            Self::SetDie(None) => f.write_str("set:none"),
            Self::SetDie(Some((spot, value))) => write!(f, "set:{spot}={value}"),
            Self::Reveal(slot) => numbered(f, "reveal", "none", slot),
            Self::Discard(contract) => write!(f, "discard:{contract}"),
            Self::Advance(slot) => numbered(f, "advance", "", Some(slot)),
            Self::Setback(token) => numbered(f, "setback", "ignore", token),
            Self::Suffer(slot) => numbered(f, "suffer", "", Some(slot)),
            Self::Treat(reward) => write!(f, "treat:{}", if reward { "reward" } else { "penalty" }),
            Self::Lose(spot) => write!(f, "lose:{spot}"),
            Self::Back(direction) => write!(f, "back:{direction}"),
            Self::Destroy(tile) => numbered(f, "destroy", "", Some(tile)),
            Self::Put(None) => f.write_str("put:none"),
            Self::Put(Some(farm)) => write!(f, "put:farm_{}", farm + 1),
            Self::Produce(slot, resource) => write!(f, "farm_{}:{resource}", slot + 1),
            Self::Revise => f.write_str("revise"),
        }
    }
}

/// `stack:2`, counted from 1, or the word for none.
fn numbered(f: &mut fmt::Formatter<'_>, kind: &str, none: &str, number: Option<u8>) -> fmt::Result {
    match number {
        Some(number) => write!(f, "{kind}:{}", number + 1),
        None => write!(f, "{kind}:{none}"),
    }
}

/// The text is not an action of this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnAction;

impl fmt::Display for NotAnAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an action of Circadians")
    }
}

impl core::error::Error for NotAnAction {}

/// An action is what it is written like, and written in one way only.
impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        let mut all = Self::universe().into_iter();
        all.find(|action| same_text(action, text))
            .ok_or(NotAnAction)
    }
}
