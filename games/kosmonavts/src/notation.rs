//! Actions as text and back. Each action is written in exactly one way; the
//! variants of [`Action`] show how.

use core::{fmt, str::FromStr};

use crate::{
    components::{Body, Cube, Goal, Mission},
    step::{Action, Refuelling},
};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let yes = |yes: bool| if yes { "yes" } else { "no" };
        match *self {
            Self::PlaceBody(body, space) => write!(f, "place:{body}:{}", u16::from(space) + 1),
            Self::ChooseColour(colour) => write!(f, "colour:{colour}"),
            Self::KeepMissions(one, other) => write!(f, "keep:{one}+{other}"),
            Self::ChooseEvent(slot) => write!(f, "event:{}", u16::from(slot) + 1),
            Self::Shield(spend) => write!(f, "shield:{}", yes(spend)),
            Self::Resupply(take) => write!(f, "resupply:{}", yes(take)),
            Self::Energy(cubes) => write!(f, "energy:{cubes}"),
            Self::Gravity(body) => write!(f, "gravity:{body}"),
            Self::Convert => f.write_str("convert"),
            Self::Burn(cube) => write!(f, "burn:{cube}"),
            Self::Go => f.write_str("go"),
            Self::Stay => f.write_str("stay"),
            Self::Fly => f.write_str("fly"),
            Self::Evacuate => f.write_str("evacuate"),
            Self::Pass => f.write_str("pass"),
            Self::Land(body) => write!(f, "land:{body}"),
            Self::Refuel(Refuelling::None) => f.write_str("refuel:none"),
            Self::Refuel(Refuelling::Basic) => f.write_str("refuel:basic"),
            Self::Refuel(Refuelling::Quick) => f.write_str("refuel:quick"),
            Self::Refuel(Refuelling::Full) => f.write_str("refuel:full"),
            Self::Final(last) => write!(f, "final:{}", yes(last)),
        }
    }
}

/// `ne:hyper`
impl fmt::Display for Cube {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.direction, self.fuel)
    }
}

/// `first-mars`
impl fmt::Display for Mission {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.goal(), self.body())
    }
}

/// The text is not an action of this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnAction;

impl fmt::Display for NotAnAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an action of Kosmonavts")
    }
}

impl core::error::Error for NotAnAction {}

/// The text is not a mission card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAMission;

impl fmt::Display for NotAMission {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a mission, such as `first-mars` or `second-halley`")
    }
}

impl core::error::Error for NotAMission {}

impl FromStr for Mission {
    type Err = NotAMission;

    fn from_str(text: &str) -> Result<Self, NotAMission> {
        mission(text).ok_or(NotAMission)
    }
}

impl FromStr for Cube {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        cube(text).ok_or(NotAnAction)
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        read(text).ok_or(NotAnAction)
    }
}

fn read(text: &str) -> Option<Action> {
    let Some((kind, rest)) = text.split_once(':') else {
        return Some(match text {
            "convert" => Action::Convert,
            "go" => Action::Go,
            "stay" => Action::Stay,
            "fly" => Action::Fly,
            "evacuate" => Action::Evacuate,
            "pass" => Action::Pass,
            _ => return None,
        });
    };
    Some(match kind {
        "place" => {
            let (body, space) = rest.split_once(':')?;
            Action::PlaceBody(body.parse().ok()?, number(space)?.checked_sub(1)?)
        }
        "colour" => Action::ChooseColour(rest.parse().ok()?),
        "keep" => {
            let (one, other) = rest.split_once('+')?;
            Action::KeepMissions(mission(one)?, mission(other)?)
        }
        "event" => Action::ChooseEvent(number(rest)?.checked_sub(1)?),
        "shield" => Action::Shield(yes_or_no(rest)?),
        "resupply" => Action::Resupply(yes_or_no(rest)?),
        "energy" => Action::Energy(number(rest)?),
        "gravity" => Action::Gravity(rest.parse().ok()?),
        "burn" => Action::Burn(cube(rest)?),
        "land" => Action::Land(rest.parse().ok()?),
        "refuel" => Action::Refuel(match rest {
            "none" => Refuelling::None,
            "basic" => Refuelling::Basic,
            "quick" => Refuelling::Quick,
            "full" => Refuelling::Full,
            _ => return None,
        }),
        "final" => Action::Final(yes_or_no(rest)?),
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

/// A number in plain digits, without sign or leading zero.
fn number(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|digit| digit.is_ascii_digit());
    let short = text == "0" || !text.starts_with('0');
    text.parse().ok().filter(|_| plain && short)
}

fn cube(text: &str) -> Option<Cube> {
    let (direction, fuel) = text.split_once(':')?;
    Some(Cube::new(direction.parse().ok()?, fuel.parse().ok()?))
}

fn mission(text: &str) -> Option<Mission> {
    let (goal, body) = text.split_once('-')?;
    let (goal, body): (Goal, Body) = (goal.parse().ok()?, body.parse().ok()?);
    body.is_destination().then(|| Mission::new(goal, body))
}
