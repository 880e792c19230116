//! Actions as text, and back. The notation of each action stands with it in `step.rs`.

use core::{fmt, str::FromStr};

use tabletop::Seat;

use crate::{
    components::{Location, Resource, Worker, Workers},
    step::{Action, DiscTarget, Donation, Exchange},
};

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
