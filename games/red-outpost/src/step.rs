//! Every question the game asks, and every answer.

use enumset::EnumSet;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::components::{Location, Resource, Worker, Workers};

/// A step of a phase or a turn: a question that waits for an answer, or a
/// consequence that waits for the questions above it. The lists of steps that
/// make up a phase and a turn are in `flow.rs`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A01, A02: which worker is used, and where (turn step 1).
    #[default]
    Move,
    /// A03: where the influence disc goes (turn step 2).
    Disc,
    /// A04: whether the disc on card 6 is released (turn step 2).
    Release,
    /// A05: whether card 1, 4 or 8 replaces the location effect.
    Replace,
    /// A06: whether a crystal is donated at the Palace.
    Donate,
    /// A07: the swap at the Brewery.
    Swap,
    /// A08: the exchange at the Warehouse.
    Exchange,
    /// A09: which rival's disc is moved at the Administration.
    MoveRival,
    /// A10: a type of cube.
    Choose,
    /// A11: the export of four different goods with card 7.
    FourGoods,
    /// A12: whether the lake's discard pile is shuffled back.
    LakeShuffle,
    /// A13: whether a discarded lake card is taken with card 10.
    LakeTake,
    /// A14: which of two lake cards counts.
    LakePick,
    /// A15: the extra cube of card 16.
    Extra,
    /// A16: the donation of card 17.
    Give,
    /// A17: the worker moved by card 15.
    Relocate,
    /// A18: who is laid down for Lunch by card 9.
    LayDown,
    /// A19: the disc moved by card 12.
    ShiftDisc,

    /// The next turn of the phase, as long as there is one.
    NextTurn,
    /// The mood printed at the location (turn step 3).
    Mood,
    /// The action printed at the location (turn step 4).
    Act,
    /// Cards are drawn at the Lake.
    LakeDraw,
    /// The turn is over.
    EndTurn,
    /// Workers still in the Barracks gain mood at the end of Morning.
    MorningBonus,
    /// The phase is over.
    EndPhase,
}

/// An answer. Each variant is documented with its notation.
///
/// Legal answers are listed in the order of this file: variants from top to
/// bottom, "none" first, then workers, locations and goods in the order of
/// `components.rs`, seats clockwise from the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// A01, `miner>mine`: move a worker.
    Move(Worker, Location),
    /// A02, `shepherd>stay`: use the shepherd where he is (card 13).
    Stay,
    /// A03, `disc:portrait`, `disc:card` or `disc:keep`.
    Disc(DiscTarget),
    /// A04, `release:yes`.
    Release(bool),
    /// A05, `replace:yes`.
    Replace(bool),
    /// A06, `donate:none`, `donate:palace` or `donate:miner`.
    Donate(Donation),
    /// A07, `swap:none` or `swap:miner+farmer-`: the first gains, the second loses.
    Swap(Option<(Worker, Worker)>),
    /// A08, `exchange:none`, `exchange:coal=miner+farmer-`, `exchange:coal=crystal`
    /// or `exchange:crystal=coal`.
    Exchange(Exchange),
    /// A09, `rival:none` or `rival:2:miner>farmer`: a disc of seat 2.
    MoveRival(Option<(Seat, Worker, Worker)>),
    /// A10, `choose:coal`.
    Choose(Resource),
    /// A11, `four:none` or `four:coal`.
    FourGoods(Option<Resource>),
    /// A12, `shuffle:yes`.
    LakeShuffle(bool),
    /// A13, `take:none` or `take:3`: card LK-03.
    LakeTake(Option<u8>),
    /// A14, `pick:1` or `pick:2`.
    LakePick(u8),
    /// A15, `extra:none` or `extra:wool`.
    Extra(Option<Resource>),
    /// A16, `give:yes`.
    Give(bool),
    /// A17, `relocate:none` or `relocate:miner>lake`.
    Relocate(Option<(Worker, Location)>),
    /// A18, `rest:none`, `rest:miner` or `rest:farmer+miner`.
    LayDown(Workers),
    /// A19, `shift:none` or `shift:miner>farmer`.
    ShiftDisc(Option<(Worker, Worker)>),
}

/// Where the influence disc of a turn goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DiscTarget {
    /// On the visitor's portrait.
    Portrait,
    /// On card 6 (RO-208).
    Card,
    /// Nowhere, with card 11 (RO-224).
    Keep,
}

/// What is donated at the Palace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Donation {
    /// Nothing.
    None,
    /// A crystal to the Palace (RO-109).
    Palace,
    /// A crystal to a portrait, with card 2 (RO-200).
    Portrait(Worker),
}

/// What is exchanged at the Warehouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exchange {
    /// Nothing.
    None,
    /// Option A: a cube for a swap of moods; the first worker gains (RO-121).
    Mood(Resource, Worker, Worker),
    /// Option B: a cube for a crystal (RO-122).
    Sell(Resource),
    /// Option C: a crystal for a cube (RO-123).
    Buy(Resource),
}

impl Step {
    /// Whether this step is a question.
    #[inline]
    #[must_use]
    pub const fn is_question(self) -> bool {
        (self as u8) < Self::NextTurn as u8
    }
}

impl Action {
    /// The question this is an answer to.
    #[must_use]
    pub const fn step(self) -> Step {
        match self {
            Self::Move(..) | Self::Stay => Step::Move,
            Self::Disc(_) => Step::Disc,
            Self::Release(_) => Step::Release,
            Self::Replace(_) => Step::Replace,
            Self::Donate(_) => Step::Donate,
            Self::Swap(_) => Step::Swap,
            Self::Exchange(_) => Step::Exchange,
            Self::MoveRival(_) => Step::MoveRival,
            Self::Choose(_) => Step::Choose,
            Self::FourGoods(_) => Step::FourGoods,
            Self::LakeShuffle(_) => Step::LakeShuffle,
            Self::LakeTake(_) => Step::LakeTake,
            Self::LakePick(_) => Step::LakePick,
            Self::Extra(_) => Step::Extra,
            Self::Give(_) => Step::Give,
            Self::Relocate(_) => Step::Relocate,
            Self::LayDown(_) => Step::LayDown,
            Self::ShiftDisc(_) => Step::ShiftDisc,
        }
    }

    /// Every answer there is, in listing order. Its index is an action's dense number.
    #[must_use]
    pub fn universe() -> alloc::vec::Vec<Self> {
        let mut all = alloc::vec::Vec::new();
        let workers = Worker::ALL;
        let places = EnumSet::<Location>::all();
        let pairs = || pairs(EnumSet::all(), EnumSet::all());
        for worker in workers {
            all.extend(places.iter().map(|to| Self::Move(worker, to)));
        }
        all.push(Self::Stay);
        all.extend([DiscTarget::Portrait, DiscTarget::Card, DiscTarget::Keep].map(Self::Disc));
        all.extend([false, true].map(Self::Release));
        all.extend([false, true].map(Self::Replace));
        all.extend([Donation::None, Donation::Palace].map(Self::Donate));
        all.extend(workers.map(|worker| Self::Donate(Donation::Portrait(worker))));
        all.push(Self::Swap(None));
        all.extend(pairs().map(|pair| Self::Swap(Some(pair))));
        all.push(Self::Exchange(Exchange::None));
        for cube in Resource::ALL {
            all.extend(pairs().map(|(up, down)| Self::Exchange(Exchange::Mood(cube, up, down))));
        }
        all.extend(Resource::ALL.map(|cube| Self::Exchange(Exchange::Sell(cube))));
        all.extend(Resource::ALL.map(|cube| Self::Exchange(Exchange::Buy(cube))));
        all.push(Self::MoveRival(None));
        for seat in Seat::first(4) {
            all.extend(pairs().map(|(from, to)| Self::MoveRival(Some((seat, from, to)))));
        }
        all.extend(Resource::ALL.map(Self::Choose));
        all.push(Self::FourGoods(None));
        all.extend(Resource::ALL.map(|cube| Self::FourGoods(Some(cube))));
        all.extend([false, true].map(Self::LakeShuffle));
        all.push(Self::LakeTake(None));
        all.extend((0..6).map(|card| Self::LakeTake(Some(card))));
        all.extend([0, 1].map(Self::LakePick));
        all.push(Self::Extra(None));
        all.extend(Resource::ALL.map(|cube| Self::Extra(Some(cube))));
        all.extend([false, true].map(Self::Give));
        all.push(Self::Relocate(None));
        for worker in workers {
            all.extend(places.iter().map(|to| Self::Relocate(Some((worker, to)))));
        }
        all.extend(groups(6).map(Self::LayDown));
        all.push(Self::ShiftDisc(None));
        all.extend(pairs().map(|pair| Self::ShiftDisc(Some(pair))));
        all
    }
}

/// All pairs of different workers, the first from `first`, the second from `second`.
pub(crate) fn pairs(first: Workers, second: Workers) -> impl Iterator<Item = (Worker, Worker)> {
    first
        .iter()
        .flat_map(move |one| (second - one).iter().map(move |other| (one, other)))
}

/// No, and yes where it is possible.
pub(crate) fn no_or_yes(
    possible: bool,
    answer: fn(bool) -> Action,
) -> impl Iterator<Item = Action> {
    let answers = [answer(false), answer(true)];
    answers.into_iter().take(1 + usize::from(possible))
}

/// All groups of at most `size` workers, by the number that their bits make.
pub(crate) fn groups(size: u8) -> impl Iterator<Item = Workers> {
    (0..1 << 6)
        .filter(move |bits: &u8| bits.count_ones() <= u32::from(size))
        .map(EnumSet::from_repr)
}
