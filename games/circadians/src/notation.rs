//! Actions as text, and back. The notation of each action stands with it in `step.rs`.

use core::{fmt, str::FromStr};

use crate::{
    components::{Origin, Resource, Spot},
    step::Action,
};

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

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        read(text).ok_or(NotAnAction)
    }
}

fn read(text: &str) -> Option<Action> {
    let Some((kind, rest)) = text.split_once(':') else {
        return match text {
            "decline" => Some(Action::Decline),
            "revise" => Some(Action::Revise),
            _ => None,
        };
    };
    Some(match kind {
        "leader" => Action::Leader(rest.parse().ok()?),
        "ban" => Action::Ban(rest.parse().ok()?),
        "keep" => Action::Keep(rest.parse().ok()?),
        "event" => Action::Event(one_of(rest, "global", "own")?),
        "assign" => assignment(rest)?,
        "send" => {
            let (origin, value) = rest.split_once('=')?;
            Action::Send(origin.parse::<Origin>().ok()?, digit(value, 6)?)
        }
        "to" => Action::To(rest.parse().ok()?),
        "partner" => Action::Partner(rest.parse().ok()?),
        "pay" => Action::Pay(rest.parse().ok()?),
        "reward" => Action::Reward(one_of(rest, "contracts", "water")?),
        "buy" => Action::Buy(digit(rest, 2)?),
        "stack" => Action::Stack(none_or(rest, "none", |text| number(text, 3))?),
        "place" => Action::Place(none_or(rest, "empty", |text| number(text, 4))?),
        "trade" => Action::Trade(none_or(rest, "done", |text| number(text, 8))?),
        "fulfil" => Action::Fulfil(none_or(rest, "none", |text| text.parse().ok())?),
        "delivery" => Action::Delivery(number(rest, 3)?),
        "move" => Action::Move(none_or(rest, "none", |text| text.parse().ok())?),
        "use" => Action::Use(one_of(rest, "no", "yes")?),
        "set" => Action::SetDie(none_or(rest, "none", |text| {
            let (spot, value) = text.split_once('=')?;
            Some((spot.parse::<Spot>().ok()?, digit(value, 6)?))
        })?),
        "reveal" => Action::Reveal(none_or(rest, "none", |text| number(text, 6))?),
        "discard" => Action::Discard(rest.parse().ok()?),
        "advance" => Action::Advance(number(rest, 6)?),
        "setback" => Action::Setback(none_or(rest, "ignore", |text| number(text, 6))?),
        "suffer" => Action::Suffer(number(rest, 6)?),
        "treat" => Action::Treat(one_of(rest, "penalty", "reward")?),
        "lose" => Action::Lose(rest.parse().ok()?),
        "back" => Action::Back(rest.parse().ok()?),
        "destroy" => Action::Destroy(number(rest, 4)?),
        "put" => Action::Put(none_or(rest, "none", farm)?),
        _ => Action::Produce(farm(kind)?, rest.parse::<Resource>().ok()?),
    })
}

/// `5>farm_2` or `sal>garage`.
fn assignment(text: &str) -> Option<Action> {
    let (crew, place) = text.split_once('>')?;
    let crew = if crew == "sal" { 0 } else { digit(crew, 6)? };
    Some(Action::Assign(crew, none_or(place, "garage", farm)?))
}

/// `farm_2`, as an index from 0.
fn farm(text: &str) -> Option<u8> {
    number(text.strip_prefix("farm_")?, 6)
}

/// Whether the text is the second word; `None` when it is neither.
fn one_of(text: &str, first: &str, second: &str) -> Option<bool> {
    (text == first || text == second).then_some(text == second)
}

/// `None` for the word for none, or what the reader makes of the text.
fn none_or<T>(text: &str, none: &str, reader: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
    if text == none {
        Some(None)
    } else {
        reader(text).map(Some)
    }
}

/// A number from 1 to `most`. Written in one way only.
fn digit(text: &str, most: u8) -> Option<u8> {
    (1..=most).find(|number| text.len() == 1 && text.as_bytes()[0] == b'0' + number)
}

/// A number from 1 to `count`, as an index from 0.
fn number(text: &str, count: u8) -> Option<u8> {
    Some(digit(text, count)? - 1)
}
