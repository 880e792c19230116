//! Every question the game asks, and every answer with its notation.

use alloc::vec::Vec;
use core::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::components::{Body, Colour, Cube, Mission};

/// A step of the setup or of a round: a question that waits for an answer, or a
/// consequence that waits for the questions above it. The lists of steps that
/// make up setup and round are in `flow.rs`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Setup: which body is placed where.
    #[default]
    PlaceBody,
    /// Setup: the colour of a ship.
    ChooseColour,
    /// Advanced setup: which two missions are kept; all answer in secret.
    KeepMissions,
    /// Phase 1: the instructor chooses an event card.
    ChooseEvent,
    /// Solar wind: whether a shield is spent.
    SolarWind,
    /// Fuel resupply: whether the hyper cube is taken.
    FuelResupply,
    /// Energy conversion: how much fuel is bought for a shield.
    EnergyConversion,
    /// Gravity, where a shield protects from it: whether a shield is spent.
    GravityShield,
    /// Gravity: which of several equally near bodies takes the ship.
    Gravity,
    /// Asteroids: whether a shield is spent.
    Asteroids,
    /// Solar flares: whether a shield is spent.
    SolarFlares,
    /// Phase 2: the order; all draft in secret.
    Order,
    /// Phase 3: whether the ship flies or is evacuated.
    Fly,
    /// Phases 3 and 4: whether the ship lands on the body in its hex.
    Land,
    /// Advanced, where it is declared: whether the landing on Earth is the final one.
    Final,
    /// Phase 3: whether, and how, a ship that stayed refuels.
    Refuel,

    /// Basic setup: the instructor token is drawn.
    DrawInstructor,
    /// Setup: three event cards are laid out.
    LayEvents,
    /// Setup: tanks and shields.
    FillTanks,
    /// Basic setup: missions are dealt.
    DealMissions,
    /// A round begins with phase 1.
    EventPhase,
    /// Phase 1: the card is discarded and replaced.
    ReplaceEvent,
    /// Phase 2 begins.
    OrderPhase,
    /// The orders are carried out, and phase 3 begins.
    FlightPhase,
    /// Phase 3: a ship that did not land pays for a dangerous sector.
    Danger,
    /// Phase 4 begins: the bodies move.
    MovementPhase,
    /// The instructor token goes on, and the round ends.
    EndRound,
}

/// How a ship refuels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Refuelling {
    /// Not at all.
    None,
    /// Basic: a hyper cube, then normal cubes (KOS-213).
    Basic,
    /// Advanced: up to five normal cubes (KOS-221).
    Quick,
    /// Advanced: for a shield, a hyper cube, then normal cubes (KOS-222).
    Full,
}

/// An answer. Each variant is documented with its notation.
///
/// Legal answers are listed in the order of this file: variants from top to
/// bottom, then bodies, directions and cards in the order of `components.rs`,
/// `no` before `yes` and small numbers before large ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// `place:saturn:7`: put a body on a space of its orbit. Spaces are counted
    /// from 0 here and from 1 in notation, clockwise from the top of the board.
    PlaceBody(Body, u8),
    /// `colour:red`.
    ChooseColour(Colour),
    /// `keep:first-mars+second-saturn`: the two missions that are kept, the lower
    /// number first.
    KeepMissions(Mission, Mission),
    /// `event:2`: the card in this slot, counted from 0 here and from 1 in notation.
    ChooseEvent(u8),
    /// `shield:yes`: spend a shield against the event.
    Shield(bool),
    /// `resupply:yes`: take the hyper cube.
    Resupply(bool),
    /// `energy:3`: so many normal cubes for a shield; `energy:0` is none.
    Energy(u8),
    /// `gravity:venus`: land on this one of the nearest bodies.
    Gravity(Body),
    /// `convert`: the order turns a shield into fuel.
    Convert,
    /// `burn:ne:hyper`: the order places this cube.
    Burn(Cube),
    /// `go`: the order is complete, and the ship flies.
    Go,
    /// `stay`: the order is complete, and the ship stays on its body.
    Stay,
    /// `fly`.
    Fly,
    /// `evacuate`.
    Evacuate,
    /// `pass`: stay in space over the body.
    Pass,
    /// `land:saturn`.
    Land(Body),
    /// `refuel:none`, `refuel:basic`, `refuel:quick` or `refuel:full`.
    Refuel(Refuelling),
    /// `final:yes`: the landing on Earth is the final one.
    Final(bool),
}

impl Step {
    /// Whether this step is a question.
    #[inline]
    #[must_use]
    pub const fn is_question(self) -> bool {
        (self as u8) < Self::DrawInstructor as u8
    }

    /// Whether all answer this question at the same time, in secret.
    #[inline]
    #[must_use]
    pub const fn is_sealed(self) -> bool {
        matches!(self, Self::KeepMissions | Self::Order)
    }
}

impl Refuelling {
    /// All kinds, in listing order.
    pub const ALL: [Self; 4] = [Self::None, Self::Basic, Self::Quick, Self::Full];
}

impl Action {
    /// Whether this is a part of an order, after which the order is still open.
    #[inline]
    #[must_use]
    pub const fn is_draft(self) -> bool {
        matches!(self, Self::Convert | Self::Burn(_))
    }

    /// Every answer there is on a board with orbits of these lengths and with so
    /// many cubes for a shield, in listing order. Its index is an action's dense number.
    pub(crate) fn universe(orbits: [u8; 9], energy: u8) -> Vec<Self> {
        let mut all = Vec::new();
        for (body, spaces) in Body::ALL.into_iter().zip(orbits) {
            all.extend((0..spaces).map(|space| Self::PlaceBody(body, space)));
        }
        all.extend(
            [Colour::White, Colour::Green, Colour::Yellow, Colour::Red].map(Self::ChooseColour),
        );
        let missions = || (0..Mission::COUNT).filter_map(Mission::from_number);
        for one in missions() {
            let others = missions().filter(|&other| other > one);
            all.extend(others.map(|other| Self::KeepMissions(one, other)));
        }
        all.extend([0, 1, 2].map(Self::ChooseEvent));
        all.extend([false, true].map(Self::Shield));
        all.extend([false, true].map(Self::Resupply));
        all.extend((0..=energy).map(Self::Energy));
        all.extend(Body::ALL.map(Self::Gravity));
        all.push(Self::Convert);
        all.extend(Cube::ALL.map(Self::Burn));
        all.extend([Self::Go, Self::Stay, Self::Fly, Self::Evacuate, Self::Pass]);
        all.extend(Body::ALL.map(Self::Land));
        all.extend(Refuelling::ALL.map(Self::Refuel));
        all.extend([false, true].map(Self::Final));
        all
    }
}

// Notation: each action is written in exactly one way; the variants of `Action` show how.

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

/// The text is not an action of this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnAction;

impl fmt::Display for NotAnAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an action of Kosmonavts")
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
            Action::KeepMissions(one.parse().ok()?, other.parse().ok()?)
        }
        "event" => Action::ChooseEvent(number(rest)?.checked_sub(1)?),
        "shield" => Action::Shield(yes_or_no(rest)?),
        "resupply" => Action::Resupply(yes_or_no(rest)?),
        "energy" => Action::Energy(number(rest)?),
        "gravity" => Action::Gravity(rest.parse().ok()?),
        "burn" => Action::Burn(rest.parse().ok()?),
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
