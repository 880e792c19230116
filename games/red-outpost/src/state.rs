//! What lies on the table, and the dice.

use core::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};
use strum::VariantArray;
use tabletop::{Deck, Dice, Pending, Seat};

use crate::{
    components::{Location, Locations, Phase, Resource, Resources, Worker},
    flow::DEEPEST,
    step::Step,
};

/// The whole truth: the open table and the dice. Nothing else is hidden, because
/// face-down decks are kept as sets and the dice decide what is drawn (RO-312).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// What everyone can see.
    pub table: Table,
    /// What is still to come.
    pub dice: Dice,
}

/// Everything that is open to all (RO-314): crystals (RO-158), VP (RO-163) and discard
/// piles (RO-157) too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    /// People at the table; 1 is the solo game.
    pub people: u8,
    /// Round 1 or 2; 3 when the game is over.
    pub round: u8,
    /// Where the phase marker is.
    pub phase: Phase,
    /// Turns already begun in this phase.
    pub turns: u8,
    /// Who has the first-player token. Not used in the solo game (RO-263).
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Where the Morning tokens lie.
    pub morning: Locations,
    /// Where the Night tokens lie.
    pub night: Locations,
    /// The workers with their portraits.
    pub workers: [Portrait; 6],
    /// The players' areas; Autom has the one behind the people's.
    pub sides: [Side; 4],
    /// Cubes in the supply.
    pub supply: [u8; 4],
    /// Crystals in the supply.
    pub crystals: u8,
    /// Cubes in the Warehouse, which belong to nobody (RO-086).
    pub warehouse: [u8; 4],
    /// Cubes on the ordinary spaces of the export tracks.
    pub exported: [u8; 4],
    /// The spaceship cards.
    pub spaceship: Piles,
    /// The lake cards.
    pub lake: Piles,
    /// What the present turn has to remember.
    pub turn: Turn,
    /// The solo game's own pieces.
    pub solo: Solo,
    /// What is still to do in this phase.
    pub pending: Pending<Step, DEEPEST>,
    /// What the last round was scored from.
    pub last: LastRound,
}

/// What lay on the portraits and on the objective card when the last round was scored, so
/// that it can be shown after the end. It is a memory and not part of the position: nothing
/// depends on it, it is not written down, and it makes no difference between states.
#[derive(Clone, Copy, Debug, Default)]
pub struct LastRound {
    /// The workers with their portraits.
    pub workers: Option<[Portrait; 6]>,
    /// Goods marked on the objective card of the solo game.
    pub markers: Resources,
}

impl PartialEq for LastRound {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for LastRound {}

impl Hash for LastRound {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// A worker and what lies on its portrait.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Portrait {
    /// Where the worker is.
    pub at: Location,
    /// Whether the worker lies down: already used in this phase.
    pub tired: bool,
    /// The mood marker.
    pub mood: i8,
    /// Influence discs of each side.
    pub discs: [u8; 4],
    /// Crystals of card 2, which count as discs (RO-201).
    pub crystals: [u8; 4],
}

/// A player's area.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Side {
    /// Where the points came from, by [`Source`]; their sum is the place on the VP track.
    pub points: [i16; Source::COUNT],
    /// Steps taken beyond the start space of the production wheel.
    pub wheel: u8,
    /// Crystals in the personal supply.
    pub crystals: u8,
    /// Crystals at the Palace.
    pub palace: u8,
    /// Influence discs in front of the player.
    pub discs: u8,
    /// Whether a disc lies on card 6.
    pub stored: bool,
    /// The special location card, if any.
    pub location_card: Option<Location>,
    /// The special worker card, if any.
    pub worker_card: Option<Worker>,
}

/// Where points come from.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, VariantArray, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The VP everyone starts with.
    Start,
    /// Crossing the reward area of the wheel.
    Wheel,
    /// Exports.
    Export,
    /// Moods of workers at the end of a round.
    Mood,
    /// The Palace ranking.
    Palace,
    /// Crystals at the end; for Autom, crystals it would have gained.
    Crystals,
    /// Objectives not fulfilled in the solo game.
    Objectives,
    /// Autom at the Brewery.
    Brewery,
    /// Autom's discs in Lunch.
    Lunch,
    /// Autom's discs left at the end of a round.
    Discs,
}

impl Source {
    /// How many sources there are.
    pub const COUNT: usize = 10;
    /// The message keys of the sources, in order.
    pub const KEYS: [&'static str; Self::COUNT] = [
        "source-start",
        "source-wheel",
        "source-export",
        "source-mood",
        "source-palace",
        "source-crystals",
        "source-objectives",
        "source-brewery",
        "source-lunch",
        "source-discs",
    ];
}

/// A face-down deck and its face-up discard pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Piles {
    /// Cards still to be drawn.
    pub deck: Deck,
    /// Cards discarded.
    pub discard: Deck,
}

/// What a turn has to remember until it ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The worker used in this turn.
    pub visitor: Option<Worker>,
    /// Whether the disc was put on card 6 in this turn (RO-209 speaks of a later one).
    pub stored: bool,
    /// Whether the disc was kept back with card 11.
    pub kept: bool,
    /// Exchanges made at the Warehouse in this turn.
    pub exchanges: u8,
    /// Types produced in this turn.
    pub produced: Resources,
    /// The spaceship card being resolved.
    pub spaceship: Option<u8>,
    /// The lake cards being resolved.
    pub lake: [Option<u8>; 2],
}

/// The pieces of the solo game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Solo {
    /// The objective card of this round.
    pub objective: u8,
    /// Objective cards not yet drawn.
    pub objectives: Deck,
    /// The revealed Autom card.
    pub card: u8,
    /// Autom cards not yet revealed.
    pub deck: Deck,
    /// Goods marked on the objective card, one cube each (RO-295).
    pub markers: Resources,
    /// Donations Autom made while the supply had no crystal (RO-281).
    pub unbacked: u8,
}

impl Table {
    /// Whether this is the solo game.
    #[inline]
    #[must_use]
    pub const fn is_solo(&self) -> bool {
        self.people == 1
    }

    /// How many sides score: the people, and Autom in the solo game.
    #[inline]
    #[must_use]
    pub const fn side_count(&self) -> u8 {
        if self.is_solo() { 2 } else { self.people }
    }

    /// Autom's seat, behind the one of the single player.
    pub const AUTOM: Seat = Seat(1);

    /// Whether Autom is taking a turn.
    #[inline]
    #[must_use]
    pub fn is_autom(&self, seat: Seat) -> bool {
        self.is_solo() && seat == Self::AUTOM
    }

    /// How many rounds a game has (RO-036).
    pub const ROUNDS: u8 = 2;

    /// Whether the game is over (RO-321).
    #[inline]
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.round > Self::ROUNDS
    }

    /// Whether nothing is left of the last round, not even a memory.
    #[must_use]
    pub const fn is_cleared(&self) -> bool {
        self.is_over() && self.last.workers.is_none()
    }

    /// The worker with its portrait.
    #[inline]
    #[must_use]
    pub const fn worker(&self, worker: Worker) -> &Portrait {
        &self.workers[worker as usize]
    }

    /// A player's area.
    #[inline]
    #[must_use]
    pub const fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    /// The location where the present turn takes place.
    #[inline]
    #[must_use]
    pub fn place(&self) -> Option<Location> {
        self.turn.visitor.map(|visitor| self.worker(visitor).at)
    }

    /// The cubes of a type in the Warehouse.
    #[inline]
    #[must_use]
    pub const fn stored(&self, resource: Resource) -> u8 {
        self.warehouse[resource as usize]
    }

    /// Tokens that show red now: Morning tokens in Morning, Night tokens in Night
    /// (RO-030, RO-048, RO-053, RO-166), none in the Day halves (RO-050).
    #[inline]
    #[must_use]
    pub const fn red(&self) -> Locations {
        match self.phase {
            Phase::Morning => self.morning,
            Phase::Night => self.night,
            Phase::Day1 | Phase::Lunch | Phase::Day2 => Locations::empty(),
        }
    }

    /// Whether the active player was dealt this location's special card (RO-190).
    #[inline]
    #[must_use]
    pub fn has_location_card(&self, card: Location) -> bool {
        self.side(self.active).location_card == Some(card)
    }

    /// Whether the active player was dealt this worker's special card (RO-190).
    #[inline]
    #[must_use]
    pub fn has_worker_card(&self, card: Worker) -> bool {
        self.side(self.active).worker_card == Some(card)
    }

    /// Who was dealt this location's special card.
    #[must_use]
    pub fn owner_of(&self, card: Location) -> Option<Seat> {
        Seat::first(self.people).find(|&seat| self.side(seat).location_card == Some(card))
    }
}

impl Side {
    /// The place on the VP track.
    #[inline]
    #[must_use]
    pub fn vp(&self) -> i16 {
        self.points.iter().sum()
    }
}

impl Portrait {
    /// How much influence a side has at the end of the round: discs and, with
    /// card 2, crystals (RO-201).
    #[inline]
    #[must_use]
    pub const fn influence(&self, seat: Seat) -> u8 {
        self.discs[seat.index()] + self.crystals[seat.index()]
    }
}
