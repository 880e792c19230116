//! The printed figures of the box, as the rules use them.
//!
//! `box.toml` holds every figure with its provenance; `figures/read.rs` reads it.

mod read;
pub mod rulings;

use enumset::EnumSet;

use self::rulings::Rulings;
use crate::{
    Mode,
    components::{Bodies, Body, Cubes, Direction, EventKind, Hex},
};

/// Everything that is printed on the board, the cards and the markers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figures {
    /// The fuel cubes in the box (KOS-008, KOS-009).
    pub fuel: Cubes,
    /// The shields in the box (KOS-010).
    pub shields: u8,
    /// What a ship and an effect may do at most.
    pub limits: Limits,
    /// Tank and shields at the start, by mode (KOS-059, KOS-060, KOS-082).
    pub start: [Start; 2],
    /// Retired destinations with 2, 3 and 4 players in the advanced game (KOS-066..KOS-068).
    pub retired: [u8; 3],
    /// Destinations to land on before the final landing in the basic game (KOS-240).
    pub basic_bodies: u8,
    /// Markers to take before the final landing in the advanced game (KOS-259).
    pub advanced_markers: u8,
    /// Points of a completed Mission 1 and Mission 2 (KOS-249, KOS-250).
    pub mission_points: [u8; 2],
    /// The marker stacks of each body, by mode (KOS-016, KOS-017, KOS-057, KOS-080).
    pub markers: [[Stack; 9]; 2],
    /// The board.
    pub board: Board,
    /// The thirty event cards (KOS-019, KOS-021, KOS-022).
    pub cards: [EventCard; Figures::CARDS as usize],
    /// The kinds of event cards that a shield protects from (KOS-099, KOS-Q61).
    pub avoidable: EnumSet<EventKind>,
    /// The destinations of the Mission 2 alpha deck; beta has the others (KOS-025).
    pub alpha: Bodies,
    /// The readings of the rulebook in force.
    pub rulings: Rulings,
}

/// What a ship and an effect may do at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Spaces of a tank (KOS-012).
    pub tank: u8,
    /// Hyper cubes in a tank (KOS-013).
    pub tank_hyper: u8,
    /// Cubes in an order (KOS-140).
    pub order_cubes: u8,
    /// Cubes in an order of a round with Thrust (KOS-130).
    pub order_cubes_thrust: u8,
    /// Normal cubes for a shield in phase 2 (KOS-163).
    pub converted_shield: u8,
    /// How far Gravity reaches (KOS-120).
    pub gravity_range: u8,
    /// Normal cubes lost to Asteroids (KOS-131).
    pub asteroid_loss: u8,
    /// Normal cubes for a shield by Energy conversion (KOS-117).
    pub energy_conversion: u8,
    /// Normal cubes of a quick refuelling (KOS-221).
    pub quick_refuelling: u8,
    /// After how many rounds a game stops (KOS-087).
    pub rounds: u8,
}

/// What a ship starts with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    /// The fuel in its tank.
    pub tank: Cubes,
    /// Its shields.
    pub shields: u8,
}

/// A stack of landing markers, the topmost first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stack {
    len: u8,
    points: [u8; 4],
}

/// The board: its size, its dangerous sectors and its orbits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// How far from the Sun a hex of the board can be (KOS-027).
    pub radius: u8,
    /// The dangerous sectors next to the Sun (KOS-032).
    pub near_sun: HexSet,
    /// The dangerous sectors of the asteroid belt (KOS-033).
    pub belt: HexSet,
    /// The orbits of the bodies.
    pub orbits: [Orbit; 9],
}

/// The spaces of an orbit, clockwise (KOS-036).
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Orbit {
    len: u8,
    spaces: [Hex; Orbit::LONGEST],
}

/// A set of hexes of the board.
#[derive(Clone, PartialEq, Eq)]
pub struct HexSet {
    rows: [u64; 2 * Board::LARGEST as usize + 1],
}

/// An event card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventCard {
    /// What it does.
    pub kind: EventKind,
    /// Where a solar wind blows; of no meaning on other cards.
    pub direction: Direction,
    /// How many cubes a solar wind brings; 0 on other cards.
    pub strength: u8,
}

impl Figures {
    /// How many event cards there are (KOS-019).
    pub const CARDS: u8 = 30;

    /// The marker stack of a body.
    #[inline]
    #[must_use]
    pub const fn stack(&self, mode: Mode, body: Body) -> &Stack {
        &self.markers[mode as usize][body as usize]
    }

    /// An event card by its number.
    #[inline]
    #[must_use]
    pub const fn card(&self, card: u8) -> EventCard {
        self.cards[card as usize]
    }

    /// The orbit of a body.
    #[inline]
    #[must_use]
    pub const fn orbit(&self, body: Body) -> &Orbit {
        &self.board.orbits[body as usize]
    }
}

impl Stack {
    /// The points of all its markers, the topmost first.
    #[inline]
    #[must_use]
    pub fn points(&self) -> &[u8] {
        &self.points[..self.len as usize]
    }
}

impl Board {
    /// The largest radius a board can have.
    pub const LARGEST: u8 = 20;
}

impl Orbit {
    /// The most spaces an orbit can have.
    pub const LONGEST: usize = 120;

    /// How many spaces there are, which is how many rounds a lap takes (KOS-037).
    #[inline]
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is no space; never so on a board.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// All spaces, clockwise.
    #[inline]
    #[must_use]
    pub fn spaces(&self) -> &[Hex] {
        &self.spaces[..self.len as usize]
    }

    /// The hex of a space.
    #[inline]
    #[must_use]
    pub const fn hex(&self, space: u8) -> Hex {
        self.spaces[space as usize]
    }
}

impl core::fmt::Debug for Orbit {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.spaces()).finish()
    }
}

impl HexSet {
    const fn place(hex: Hex) -> Option<(usize, u32)> {
        let largest = Board::LARGEST as i8;
        if hex.distance(Hex::SUN) > Board::LARGEST {
            return None;
        }
        Some(((hex.r + largest) as usize, (hex.q + largest) as u32))
    }

    /// Whether the hex is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(&self, hex: Hex) -> bool {
        match Self::place(hex) {
            Some((row, bit)) => self.rows[row] >> bit & 1 == 1,
            None => false,
        }
    }

    /// The hexes, from the top row downwards.
    pub fn iter(&self) -> impl Iterator<Item = Hex> + '_ {
        let reach = -(Board::LARGEST as i8)..=Board::LARGEST as i8;
        let hexes = reach
            .clone()
            .flat_map(move |r| reach.clone().map(move |q| Hex { q, r }));
        hexes.filter(|&hex| self.contains(hex))
    }
}

impl FromIterator<Hex> for HexSet {
    /// # Panics
    /// For a hex that is on no board.
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        let mut rows = [0; 2 * Board::LARGEST as usize + 1];
        for hex in hexes {
            let (row, bit) = Self::place(hex).expect("the hex is on a board");
            rows[row] |= 1 << bit;
        }
        Self { rows }
    }
}

impl core::fmt::Debug for HexSet {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
