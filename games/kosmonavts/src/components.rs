//! The nouns of the game: bodies, directions, cubes, ships, cards.

use core::{fmt, str::FromStr};

use enumset::{EnumSet, EnumSetType};
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, VariantArray};
use tabletop::{Deck, named_enum};

use crate::step::NotAnAction;

/// The nine bodies (KOS-003), in the order in which they move (KOS-228). The comet is one of
/// them, and no rule treats it differently (KOS-004).
#[derive(
    EnumSetType,
    Debug,
    Hash,
    Ord,
    PartialOrd,
    Display,
    EnumString,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
#[enumset(repr = "u16")]
pub enum Body {
    /// Orange, the innermost and fastest.
    Mercury,
    /// Yellow.
    Venus,
    /// Blue: start and finish.
    Earth,
    /// Red, the last one inside the asteroid belt.
    Mars,
    /// Green, the first one outside the belt.
    Jupiter,
    /// Violet.
    Saturn,
    /// White.
    Uranus,
    /// Brown, the outermost and slowest.
    Neptune,
    /// Black: the comet, on an ellipse of its own.
    Halley,
}

/// A set of bodies.
pub type Bodies = EnumSet<Body>;

/// The six directions (KOS-029), clockwise from the top.
#[derive(
    EnumSetType,
    Debug,
    Default,
    Hash,
    Ord,
    PartialOrd,
    Display,
    EnumString,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "lowercase")]
#[serde(rename_all = "lowercase")]
#[enumset(repr = "u8")]
pub enum Direction {
    /// Up.
    #[default]
    N,
    /// Up and to the right.
    NE,
    /// Down and to the right.
    SE,
    /// Down.
    S,
    /// Down and to the left.
    SW,
    /// Up and to the left.
    NW,
}

/// The two kinds of fuel cubes (KOS-008, KOS-009).
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    Ord,
    PartialOrd,
    Display,
    EnumString,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
pub enum Fuel {
    /// A yellow cube, worth one hex.
    #[default]
    Normal,
    /// A red cube, worth two hexes.
    Hyper,
}

named_enum! {
    /// The colours of the ships (KOS-007).
    "u8" Colour {
        /// White.
        White,
        /// Green.
        Green,
        /// Yellow.
        Yellow,
        /// Red.
        Red,
    }
}

/// Where the game is: the setup, the four phases of a round (KOS-083), the end.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    Ord,
    PartialOrd,
    Display,
    EnumString,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Before the first round.
    #[default]
    Setup,
    /// Phase 1: an event card is chosen and resolved.
    Event,
    /// Phase 2: everyone gives an order in secret.
    Orders,
    /// Phase 3: ships fly, are evacuated or refuel.
    Flight,
    /// Phase 4: the bodies move.
    Movement,
    /// The game is over.
    Over,
}

named_enum! {
    /// The seven kinds of event cards (KOS-020).
    "u8" EventKind {
        /// Cubes blow onto every rose, all in one direction.
        SolarWind,
        /// Everyone may take a hyper cube.
        FuelResupply,
        /// A shield buys fuel.
        EnergyConversion,
        /// Ships near a body land on it.
        Gravity,
        /// One more cube may be placed.
        Thrust,
        /// Fuel is lost.
        Asteroids,
        /// No cube may be placed.
        SolarFlares,
    }
}

named_enum! {
    /// What a mission asks for.
    "u8" Goal {
        /// Mission 1: be the first to land (KOS-023).
        First,
        /// Mission 2: be the second to land, or the only one (KOS-024).
        Second,
    }
}

/// Why a ship is evacuated against its player's will (KOS-202).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Emergency {
    /// It ended in a dangerous sector and had no shield.
    Danger,
    /// It flew off the board.
    OffBoard,
    /// It flew into the Sun, or straight through it.
    Sun,
}

/// The two kinds of dangerous sectors (KOS-032, KOS-033).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Danger {
    /// Next to the Sun.
    Sun,
    /// In the asteroid belt.
    Belt,
}

/// A hex in axial coordinates; the Sun is the origin (KOS-026).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Ord, PartialOrd, Serialize, Deserialize,
)]
#[serde(from = "[i8; 2]", into = "[i8; 2]")]
pub struct Hex {
    /// Grows to the right.
    pub q: i8,
    /// Grows downwards.
    pub r: i8,
}

/// A number of cubes of each kind: a tank, one direction of a rose, the supply. None is ever
/// below zero (KOS-098).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cubes {
    /// Yellow cubes.
    pub normal: u8,
    /// Red cubes.
    pub hyper: u8,
}

/// One cube of an order and where it goes. Ordered as cubes are put down:
/// clockwise from N, in each direction normal before hyper (KOS-153).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Ord, PartialOrd)]
pub struct Cube {
    /// The direction slot.
    pub direction: Direction,
    /// The kind.
    pub fuel: Fuel,
}

/// A compass rose: the cubes in each of its six directions (KOS-282).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rose(pub [Cubes; 6]);

/// Where a ship is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ship {
    /// It sits on a body and travels with it.
    Landed(Body),
    /// It floats in a sector on its own.
    Space(Hex),
}

/// One of the sixteen mission cards, numbered like the cards of a [`Deck`]:
/// Mission 1 for each destination, then Mission 2 for each destination.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Ord, PartialOrd)]
pub struct Mission(u8);

/// A set of mission cards, by their numbers.
pub type Missions = Deck;

impl Body {
    /// All bodies in order.
    pub const ALL: [Self; 9] = [
        Self::Mercury,
        Self::Venus,
        Self::Earth,
        Self::Mars,
        Self::Jupiter,
        Self::Saturn,
        Self::Uranus,
        Self::Neptune,
        Self::Halley,
    ];

    /// All bodies but Earth: the destinations.
    pub const DESTINATIONS: [Self; 8] = [
        Self::Mercury,
        Self::Venus,
        Self::Mars,
        Self::Jupiter,
        Self::Saturn,
        Self::Uranus,
        Self::Neptune,
        Self::Halley,
    ];

    /// Whether this is a destination.
    #[inline]
    #[must_use]
    pub const fn is_destination(self) -> bool {
        !matches!(self, Self::Earth)
    }
}

impl Direction {
    /// All directions, clockwise from the top.
    pub const ALL: [Self; 6] = [Self::N, Self::NE, Self::SE, Self::S, Self::SW, Self::NW];

    /// The opposite direction (KOS-030).
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 3) % 6]
    }

    /// One step in this direction (KOS-029).
    #[inline]
    #[must_use]
    pub const fn vector(self) -> Hex {
        const VECTORS: [Hex; 6] = [
            Hex::new(0, -1),
            Hex::new(1, -1),
            Hex::new(1, 0),
            Hex::new(0, 1),
            Hex::new(-1, 1),
            Hex::new(-1, 0),
        ];
        VECTORS[self as usize]
    }
}

impl Fuel {
    /// How many hexes a cube moves a ship (KOS-171).
    #[inline]
    #[must_use]
    pub const fn units(self) -> u8 {
        match self {
            Self::Normal => 1,
            Self::Hyper => 2,
        }
    }
}

impl Hex {
    /// The hex of the Sun.
    pub const SUN: Self = Self::new(0, 0);

    /// The hex with these coordinates.
    #[inline]
    #[must_use]
    pub const fn new(q: i8, r: i8) -> Self {
        Self { q, r }
    }

    /// The distance of two hexes (KOS-028).
    #[inline]
    #[must_use]
    pub const fn distance(self, other: Self) -> u8 {
        let (q, r) = (
            self.q as i16 - other.q as i16,
            self.r as i16 - other.r as i16,
        );
        let (q, r, s) = (q.unsigned_abs(), r.unsigned_abs(), (q + r).unsigned_abs());
        let most = if q > r { q } else { r };
        (if most > s { most } else { s }) as u8
    }
}

impl From<[i8; 2]> for Hex {
    fn from([q, r]: [i8; 2]) -> Self {
        Self { q, r }
    }
}

impl From<Hex> for [i8; 2] {
    fn from(hex: Hex) -> Self {
        [hex.q, hex.r]
    }
}

impl Cubes {
    /// This many of each kind.
    #[inline]
    #[must_use]
    pub const fn new(normal: u8, hyper: u8) -> Self {
        Self { normal, hyper }
    }

    /// How many cubes there are.
    #[inline]
    #[must_use]
    pub const fn count(self) -> u8 {
        self.normal + self.hyper
    }

    /// How many hexes they move a ship.
    #[inline]
    #[must_use]
    pub const fn units(self) -> u8 {
        self.normal + 2 * self.hyper
    }

    /// Whether there is no cube.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.normal == 0 && self.hyper == 0
    }

    /// How many there are of a kind.
    #[inline]
    #[must_use]
    pub const fn of(self, fuel: Fuel) -> u8 {
        match fuel {
            Fuel::Normal => self.normal,
            Fuel::Hyper => self.hyper,
        }
    }

    /// The same, to be changed.
    #[inline]
    pub const fn of_mut(&mut self, fuel: Fuel) -> &mut u8 {
        match fuel {
            Fuel::Normal => &mut self.normal,
            Fuel::Hyper => &mut self.hyper,
        }
    }
}

impl core::ops::AddAssign for Cubes {
    #[inline]
    fn add_assign(&mut self, more: Self) {
        self.normal += more.normal;
        self.hyper += more.hyper;
    }
}

impl Cube {
    /// Every cube of an order there can be, in the order of KOS-153.
    pub const ALL: [Self; 12] = {
        let mut all = [Self::new(Direction::N, Fuel::Normal); 12];
        let mut index = 0;
        while index < 12 {
            all[index] = Self::from_index(index);
            index += 1;
        }
        all
    };

    /// A cube of this kind in this direction.
    #[inline]
    #[must_use]
    pub const fn new(direction: Direction, fuel: Fuel) -> Self {
        Self { direction, fuel }
    }

    /// The place in [`ALL`](Self::ALL).
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        2 * self.direction as usize + self.fuel as usize
    }

    const fn from_index(index: usize) -> Self {
        let fuel = if index.is_multiple_of(2) {
            Fuel::Normal
        } else {
            Fuel::Hyper
        };
        Self::new(Direction::ALL[index / 2], fuel)
    }
}

impl Mission {
    /// How many mission cards there are (KOS-023, KOS-024).
    pub const COUNT: u8 = 16;

    /// The card with this goal for a destination.
    ///
    /// # Panics
    /// For Earth, which no mission is about.
    #[inline]
    #[must_use]
    pub const fn new(goal: Goal, body: Body) -> Self {
        let body = match body as u8 {
            index if index < Body::Earth as u8 => index,
            index if index > Body::Earth as u8 => index - 1,
            _ => panic!("no mission is about Earth"),
        };
        Self(8 * goal as u8 + body)
    }

    /// The card with this number, if there is one.
    #[must_use]
    pub const fn from_number(number: u8) -> Option<Self> {
        if number < Self::COUNT {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The number of this card in a set of [`Missions`].
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What it asks for.
    #[inline]
    #[must_use]
    pub const fn goal(self) -> Goal {
        if self.0 < 8 {
            Goal::First
        } else {
            Goal::Second
        }
    }

    /// The destination it is about.
    #[inline]
    #[must_use]
    pub const fn body(self) -> Body {
        Body::DESTINATIONS[self.0 as usize % 8]
    }

    /// The cards in a set, Mission 1 before Mission 2.
    pub fn in_set(missions: Missions) -> impl Iterator<Item = Self> + Clone {
        missions.iter().filter_map(Self::from_number)
    }
}

/// `ne:hyper`
impl fmt::Display for Cube {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.direction, self.fuel)
    }
}

impl FromStr for Cube {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        let cube = text.split_once(':').and_then(|(direction, fuel)| {
            let direction = direction.parse().ok()?;
            Some(Self::new(direction, fuel.parse().ok()?))
        });
        cube.ok_or(NotAnAction)
    }
}

/// `first-mars`
impl fmt::Display for Mission {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.goal(), self.body())
    }
}

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
        let mission = text.split_once('-').and_then(|(goal, body)| {
            let (goal, body): (Goal, Body) = (goal.parse().ok()?, body.parse().ok()?);
            body.is_destination().then(|| Self::new(goal, body))
        });
        mission.ok_or(NotAMission)
    }
}
