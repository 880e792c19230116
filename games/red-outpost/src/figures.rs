//! The printed figures of the box, as the rules use them.
//!
//! `box.toml` holds every figure with its provenance; `figures/read.rs` reads it.

mod read;
mod rulings;

use enumset::EnumSet;

pub use self::rulings::{Card6Disc, Rulings};
use crate::components::{Location, Locations, Phase, Resource, Resources, Worker, Workers};

/// Everything that is printed on the board and the cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figures {
    /// Discs taken by each player with 2, 3 and 4 players (RO-016).
    pub discs_taken: [u8; 3],
    /// VP at the start (RO-018).
    pub start_vp: i16,
    /// Crystals at the start (RO-020).
    pub start_crystals: u8,
    /// Cubes of each type (RO-004).
    pub cubes: [u8; 4],
    /// Crystals in the box (RO-005).
    pub crystals: u8,
    /// One mood track for each worker (RO-075 to RO-078).
    pub moods: [MoodTrack; 6],
    /// The production wheel.
    pub wheel: Wheel,
    /// One export track for each type (RO-097).
    pub exports: [ExportTrack; 4],
    /// What is printed for a worker that visits: `visits[location][visitor]`.
    pub visits: [[Visit; 6]; 12],
    /// In which locations workers can be in each phase, tokens aside: in Lunch in the
    /// Kitchen (RO-051), otherwise not there (RO-052), and in the Barracks at Night only
    /// (RO-055).
    pub open_in: [Locations; 5],
    /// Locations that hold any number of workers (RO-064).
    pub shared: Locations,
    /// The ring of locations, clockwise (RO-271).
    pub ring: [Location; 12],
    /// Locations of the fixed Morning tokens (RO-026).
    pub fixed_morning: Locations,
    /// Locations of the fixed Night tokens (RO-026).
    pub fixed_night: Locations,
    /// Locations that can carry a token (RO-027, RO-029).
    pub blockable: Locations,
    /// Crystals for the bureaucrat at the Administration (RO-125).
    pub bureaucrat_crystals: u8,
    /// Mood gained at the end of Morning in the Barracks (RO-152).
    pub barracks_bonus: i8,
    /// The twelve cards of the spaceship deck (RO-155).
    pub spaceship: [SpaceshipCard; 12],
    /// The six cards of the lake deck (RO-156).
    pub lake: [LakeCard; 6],
    /// VP for the places of the Palace ranking (RO-181).
    pub palace_places: [u8; 4],
    /// Whether places used up by a tie are skipped (RO-183).
    pub palace_skips: bool,
    /// How many crystals make one VP at the end (RO-185).
    pub crystals_per_vp: u8,
    /// The figures on the special cards.
    pub cards: CardFigures,
    /// The figures of the solo game.
    pub solo: SoloFigures,
    /// The disputed readings.
    pub rulings: Rulings,
}

/// A mood track: values from `min` to `max`, each worth so many VP.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoodTrack {
    /// The lowest value.
    pub min: i8,
    /// The highest value.
    pub max: i8,
    /// Where the marker starts (RO-076).
    pub start: i8,
    /// VP of each value from `min` on.
    vp: [i8; MoodTrack::LONGEST],
}

impl MoodTrack {
    /// The most values a track can have.
    pub const LONGEST: usize = 24;

    /// What the worker is worth at this mood (RO-077).
    #[inline]
    #[must_use]
    pub fn vp(&self, mood: i8) -> i16 {
        i16::from(self.vp[(mood - self.min) as usize])
    }
}

/// The production wheel (RO-088, RO-089).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wheel {
    /// How many spaces it has.
    pub spaces: u8,
    /// VP for crossing the reward area.
    pub vp: i16,
    /// Crystals for crossing the reward area.
    pub crystals: u8,
}

/// An export track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExportTrack {
    /// How many ordinary spaces there are.
    pub spaces: u8,
    /// VP of the ordinary spaces.
    vp: [i8; ExportTrack::LONGEST],
    /// VP of the "?" space behind them (RO-097).
    pub question_vp: i16,
}

impl ExportTrack {
    /// The most ordinary spaces a track can have.
    pub const LONGEST: usize = 5;

    /// VP of an ordinary space, counted from 0.
    #[inline]
    #[must_use]
    pub fn vp(&self, space: u8) -> i16 {
        i16::from(self.vp[space as usize])
    }

    /// VP of the next export when `filled` ordinary spaces are taken.
    #[inline]
    #[must_use]
    pub fn next_vp(&self, filled: u8) -> i16 {
        if filled < self.spaces {
            self.vp(filled)
        } else {
            self.question_vp
        }
    }
}

/// What is printed at a location for one particular visitor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Visit {
    /// Mood changes in the order of the text.
    pub moods: [Option<(Worker, i8)>; 3],
    /// Cubes produced, in order.
    pub cubes: [Option<(Resource, u8)>; 4],
}

/// A card of the spaceship deck (RO-133).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpaceshipCard {
    /// The cube it adds.
    pub cube: Find,
    /// The crystals it gives.
    pub crystals: u8,
}

/// Which cube a spaceship card adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Find {
    /// None.
    Nothing,
    /// One of this type.
    Named(Resource),
    /// One of a type you choose.
    Choice,
}

/// A card of the lake deck (RO-141).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LakeCard {
    /// Whether it is one of the three fish cards (RO-010).
    pub fish_card: bool,
    /// Fish produced.
    pub fish: u8,
    /// Mood gained by the visitor.
    pub mood: i8,
}

/// Figures on special cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardFigures {
    /// Card 1: mood gained (RO-199).
    pub pasture_mood: i8,
    /// Card 4: crystals taken (RO-205).
    pub brewery_crystals: u8,
    /// Card 5: exchanges in one visit (RO-206).
    pub warehouse_exchanges: u8,
    /// Card 8: steps on the wheel (RO-215).
    pub mine_steps: u8,
    /// Card 8: mood change of the visitor (RO-215).
    pub mine_mood: i8,
    /// Card 9: workers laid down at most (RO-217).
    pub kitchen_workers: u8,
    /// Card 16: mood change of the miner (RO-238).
    pub miner_mood: i8,
}

/// Figures of the solo game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoloFigures {
    /// Autom's influence discs (RO-249).
    pub discs: u8,
    /// The mood that a "mood" objective asks for (RO-303).
    pub mood_goal: i8,
    /// VP that Autom gets in place of a crystal (RO-276).
    pub vp_per_crystal: i16,
    /// VP that Autom gets at the Brewery in place of the swap (RO-282).
    pub brewery_vp: i16,
    /// VP for each Autom disc left on portraits at the end of a round (RO-300).
    pub vp_per_disc: i16,
    /// VP for each Autom disc on the portrait in Lunch (RO-292).
    pub lunch_vp_per_disc: i16,
    /// VP of both sides at the start (RO-248, RO-249).
    pub start_vp: [i16; 2],
    /// The objective cards (RO-254 to RO-257).
    pub objectives: [Objective; 12],
    /// The Autom cards (RO-258).
    pub automs: [AutomCard; 18],
}

/// An objective card: its objectives in row 1, Autom's priorities in rows 2 and 3 (RO-256).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Objective {
    /// Workers that must have no Autom disc.
    pub no_discs: Workers,
    /// Workers that must be in a good mood.
    pub mood: Workers,
    /// Goods you must export.
    pub export: Resources,
    /// VP lost for each worker that still has a disc.
    pub penalty_discs: i16,
    /// VP lost for each worker in a worse mood.
    pub penalty_mood: i16,
    /// VP lost for each good not exported.
    pub penalty_export: i16,
    /// Which worker Autom prefers.
    pub worker_order: [Worker; 6],
    /// Which cube Autom removes from the Warehouse.
    pub warehouse_order: [Resource; 4],
    /// Which cube Autom takes from a free-choice spaceship card.
    pub spaceship_order: [Resource; 4],
    /// In which direction Autom looks for the nearest location.
    pub clockwise: bool,
    /// VP for exporting each type in this round.
    pub export_vp: [i16; 4],
}

/// An Autom card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AutomCard {
    /// The worker Autom moves when this card is revealed.
    pub worker: Worker,
    /// Where Autom wants to go in the turn after.
    pub locations: [Location; 3],
}

impl Figures {
    /// What happens when this worker visits this location.
    #[inline]
    #[must_use]
    pub fn visit(&self, location: Location, visitor: Worker) -> &Visit {
        &self.visits[location as usize][visitor as usize]
    }

    /// The locations workers can be in during a phase, tokens aside.
    #[inline]
    #[must_use]
    pub fn open_in(&self, phase: Phase) -> Locations {
        self.open_in[phase as usize]
    }

    /// All locations on the board.
    #[must_use]
    pub fn everywhere() -> Locations {
        EnumSet::all()
    }
}
