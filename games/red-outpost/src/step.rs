//! Every question the game asks, and every answer with its notation.

use core::{fmt, str::FromStr};

use enumset::{EnumSet, EnumSetType};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::components::{Location, Locations, Resource, Resources, Worker, Workers};

/// A step of a phase or a turn: a question that waits for an answer, or a
/// consequence that waits for the questions above it. The lists of steps that
/// make up a phase and a turn are in `flow.rs`.
#[derive(EnumSetType, Debug, Default, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[enumset(repr = "u32")]
pub enum Step {
    /// A01, A02: which worker is used, and where (turn step 1).
    #[default]
    Move,
    /// A03: where the influence disc goes with card 6 or 11 (turn step 2).
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
        let workers = Workers::all();
        let goods = Resources::all();
        let places = Locations::all();
        for worker in workers {
            all.extend(places.iter().map(|to| Self::Move(worker, to)));
        }
        all.push(Self::Stay);
        all.extend([DiscTarget::Portrait, DiscTarget::Card, DiscTarget::Keep].map(Self::Disc));
        all.extend([false, true].map(Self::Release));
        all.extend([false, true].map(Self::Replace));
        all.extend([Donation::None, Donation::Palace].map(Self::Donate));
        all.extend(
            workers
                .iter()
                .map(|worker| Self::Donate(Donation::Portrait(worker))),
        );
        all.push(Self::Swap(None));
        all.extend(PAIRS.map(|pair| Self::Swap(Some(pair))));
        all.push(Self::Exchange(Exchange::None));
        for cube in goods {
            all.extend(PAIRS.map(|(up, down)| Self::Exchange(Exchange::Mood(cube, up, down))));
        }
        all.extend(
            goods
                .iter()
                .map(|cube| Self::Exchange(Exchange::Sell(cube))),
        );
        all.extend(goods.iter().map(|cube| Self::Exchange(Exchange::Buy(cube))));
        all.push(Self::MoveRival(None));
        for seat in Seat::first(4) {
            all.extend(PAIRS.map(|(from, to)| Self::MoveRival(Some((seat, from, to)))));
        }
        all.extend(goods.iter().map(Self::Choose));
        all.push(Self::FourGoods(None));
        all.extend(goods.iter().map(|cube| Self::FourGoods(Some(cube))));
        all.extend([false, true].map(Self::LakeShuffle));
        all.push(Self::LakeTake(None));
        all.extend((0..6).map(|card| Self::LakeTake(Some(card))));
        all.extend([0, 1].map(Self::LakePick));
        all.push(Self::Extra(None));
        all.extend(goods.iter().map(|cube| Self::Extra(Some(cube))));
        all.extend([false, true].map(Self::Give));
        all.push(Self::Relocate(None));
        for worker in workers {
            all.extend(places.iter().map(|to| Self::Relocate(Some((worker, to)))));
        }
        all.extend(groups(6).map(Self::LayDown));
        all.push(Self::ShiftDisc(None));
        all.extend(PAIRS.map(|pair| Self::ShiftDisc(Some(pair))));
        all
    }
}

/// All pairs of different workers.
pub(crate) const PAIRS: [(Worker, Worker); 30] = {
    let mut pairs = [(Worker::Shepherd, Worker::Shepherd); 30];
    let mut index = 0;
    while index < 30 {
        let (one, other) = (index / 5, index % 5);
        // The first worker is left out among the five others.
        let other = if other < one { other } else { other + 1 };
        pairs[index] = (Worker::ALL[one], Worker::ALL[other]);
        index += 1;
    }
    pairs
};

/// The pairs of different workers with the first from `first`, the second from `second`.
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

// The notation of actions, which is documented with each of them.

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let yes = |yes: bool| if yes { "yes" } else { "no" };
        match *self {
            Self::Move(worker, to) => write!(f, "{worker}>{to}"),
            Self::Stay => write!(f, "shepherd>stay"),
            Self::Disc(DiscTarget::Portrait) => write!(f, "disc:portrait"),
            Self::Disc(DiscTarget::Card) => write!(f, "disc:card"),
            Self::Disc(DiscTarget::Keep) => write!(f, "disc:keep"),
            Self::Release(release) => write!(f, "release:{}", yes(release)),
            Self::Replace(replace) => write!(f, "replace:{}", yes(replace)),
            Self::Donate(Donation::None) => write!(f, "donate:none"),
            Self::Donate(Donation::Palace) => write!(f, "donate:palace"),
            Self::Donate(Donation::Portrait(worker)) => write!(f, "donate:{worker}"),
            Self::Swap(None) => write!(f, "swap:none"),
            Self::Swap(Some((gains, loses))) => write!(f, "swap:{gains}+{loses}-"),
            Self::Exchange(Exchange::None) => write!(f, "exchange:none"),
            Self::Exchange(Exchange::Mood(cube, gains, loses)) => {
                write!(f, "exchange:{cube}={gains}+{loses}-")
            }
            Self::Exchange(Exchange::Sell(cube)) => write!(f, "exchange:{cube}=crystal"),
            Self::Exchange(Exchange::Buy(cube)) => write!(f, "exchange:crystal={cube}"),
            Self::MoveRival(None) => write!(f, "rival:none"),
            Self::MoveRival(Some((owner, from, to))) => write!(f, "rival:{owner}:{from}>{to}"),
            Self::Choose(cube) => write!(f, "choose:{cube}"),
            Self::FourGoods(None) => write!(f, "four:none"),
            Self::FourGoods(Some(cube)) => write!(f, "four:{cube}"),
            Self::LakeShuffle(shuffle) => write!(f, "shuffle:{}", yes(shuffle)),
            Self::LakeTake(None) => write!(f, "take:none"),
            Self::LakeTake(Some(card)) => write!(f, "take:{}", card + 1),
            Self::LakePick(slot) => write!(f, "pick:{}", slot + 1),
            Self::Extra(None) => write!(f, "extra:none"),
            Self::Extra(Some(cube)) => write!(f, "extra:{cube}"),
            Self::Give(give) => write!(f, "give:{}", yes(give)),
            Self::Relocate(None) => write!(f, "relocate:none"),
            Self::Relocate(Some((worker, to))) => write!(f, "relocate:{worker}>{to}"),
            Self::LayDown(workers) if workers.is_empty() => write!(f, "rest:none"),
            Self::LayDown(workers) => {
                for (index, worker) in workers.iter().enumerate() {
                    write!(f, "{}{worker}", if index == 0 { "rest:" } else { "+" })?;
                }
                Ok(())
            }
            Self::ShiftDisc(None) => write!(f, "shift:none"),
            Self::ShiftDisc(Some((from, to))) => write!(f, "shift:{from}>{to}"),
        }
    }
}

/// The text is not an action of this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnAction;

impl fmt::Display for NotAnAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an action of Red Outpost")
    }
}

impl core::error::Error for NotAnAction {}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        read(text).ok_or(NotAnAction)
    }
}

fn read(text: &str) -> Option<Action> {
    let Some((kind, rest)) = text.split_once(':') else {
        return match text.split_once('>')? {
            ("shepherd", "stay") => Some(Action::Stay),
            (worker, to) => Some(Action::Move(worker.parse().ok()?, to.parse().ok()?)),
        };
    };
    Some(match kind {
        "disc" => Action::Disc(match rest {
            "portrait" => DiscTarget::Portrait,
            "card" => DiscTarget::Card,
            "keep" => DiscTarget::Keep,
            _ => return None,
        }),
        "release" => Action::Release(yes_or_no(rest)?),
        "replace" => Action::Replace(yes_or_no(rest)?),
        "donate" => Action::Donate(match rest {
            "none" => Donation::None,
            "palace" => Donation::Palace,
            worker => Donation::Portrait(worker.parse().ok()?),
        }),
        "swap" => Action::Swap(none_or(rest, swap)?),
        "exchange" => Action::Exchange(exchange(rest)?),
        "rival" => Action::MoveRival(none_or(rest, |rest| {
            let (owner, discs) = rest.split_once(':')?;
            let (from, to) = workers_apart(discs)?;
            Some((Seat(numbered(owner, Seat::MAX as u8)?), from, to))
        })?),
        "choose" => Action::Choose(rest.parse().ok()?),
        "four" => Action::FourGoods(none_or(rest, cube)?),
        "shuffle" => Action::LakeShuffle(yes_or_no(rest)?),
        "take" => Action::LakeTake(none_or(rest, |card| numbered(card, 6))?),
        "pick" => Action::LakePick(numbered(rest, 2)?),
        "extra" => Action::Extra(none_or(rest, cube)?),
        "give" => Action::Give(yes_or_no(rest)?),
        "relocate" => Action::Relocate(none_or(rest, |rest| {
            let (worker, to) = rest.split_once('>')?;
            Some((worker.parse().ok()?, to.parse::<Location>().ok()?))
        })?),
        "rest" => Action::LayDown(none_or(rest, group)?.unwrap_or_default()),
        "shift" => Action::ShiftDisc(none_or(rest, workers_apart)?),
        _ => return None,
    })
}

fn yes_or_no(text: &str) -> Option<bool> {
    match text {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

/// `none`, or what the reader makes of the text.
fn none_or<T>(text: &str, reader: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
    if text == "none" {
        Some(None)
    } else {
        reader(text).map(Some)
    }
}

fn cube(text: &str) -> Option<Resource> {
    text.parse().ok()
}

/// A number from 1 to `count`, as an index from 0. Written in one way only.
fn numbered(text: &str, count: u8) -> Option<u8> {
    (0..count).find(|index| text.len() == 1 && text.as_bytes()[0] == b'1' + index)
}

/// `miner+farmer-`
fn swap(text: &str) -> Option<(Worker, Worker)> {
    let (gains, loses) = text.strip_suffix('-')?.split_once('+')?;
    Some((gains.parse().ok()?, loses.parse().ok()?))
}

/// `miner>farmer`
fn workers_apart(text: &str) -> Option<(Worker, Worker)> {
    let (from, to) = text.split_once('>')?;
    Some((from.parse().ok()?, to.parse().ok()?))
}

/// `farmer+miner`, in the order of the workers and each once.
fn group(text: &str) -> Option<Workers> {
    let mut group = Workers::empty();
    let mut last = None;
    for name in text.split('+') {
        let worker: Worker = name.parse().ok()?;
        if last.is_some_and(|last| last >= worker) {
            return None;
        }
        last = Some(worker);
        group |= worker;
    }
    Some(group)
}

fn exchange(text: &str) -> Option<Exchange> {
    if text == "none" {
        return Some(Exchange::None);
    }
    Some(match text.split_once('=')? {
        ("crystal", bought) => Exchange::Buy(cube(bought)?),
        (sold, "crystal") => Exchange::Sell(cube(sold)?),
        (given, moods) => {
            let (gains, loses) = swap(moods)?;
            Exchange::Mood(cube(given)?, gains, loses)
        }
    })
}
