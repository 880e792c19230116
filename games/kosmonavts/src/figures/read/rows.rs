//! The file as it is written, without notes and fixed figures.
//!
//! The entries of a list that `fixed.rs` names are in the order given there.

use enumset::EnumSetType;
use figures::{List, Names, Number};
use serde::Deserialize;
use toml::Spanned;

use crate::{
    components::{Body, Direction, EventKind},
    figures::rulings::Rulings,
};

/// A hex, `[q, r]`.
pub type HexRow = Spanned<[i64; 2]>;

/// The whole file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rows {
    pub supply: SupplyRow,
    pub limits: LimitRow,
    pub start: StartRows,
    pub retired: List<RetiredRow>,
    pub finish: FinishRow,
    pub scoring: ScoringRow,
    pub markers: List<MarkerRow>,
    pub board: BoardRow,
    pub danger: DangerRow,
    pub orbits: List<OrbitRow>,
    pub event_kinds: List<EventKindRow>,
    pub events: List<EventRow>,
    pub missions: List<MissionRow>,
    pub rulings: Rulings,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SupplyRow {
    pub normal: Number,
    pub hyper: Number,
    pub shields: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LimitRow {
    pub tank_capacity: Number,
    pub tank_max_hyper: Number,
    pub order_cubes: Number,
    pub order_cubes_thrust: Number,
    pub fuel_per_converted_shield: Number,
    pub gravity_range: Number,
    pub asteroid_fuel_loss: Number,
    pub energy_conversion_fuel: Number,
    pub quick_refuel_cubes: Number,
    pub round_cap: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartRows {
    pub basic: StartRow,
    pub advanced: StartRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartRow {
    pub normal: Number,
    pub hyper: Number,
    pub shields: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RetiredRow {
    pub bodies: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FinishRow {
    pub basic_bodies: Number,
    pub advanced_markers: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoringRow {
    pub mission_1: Number,
    pub mission_2: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarkerRow {
    pub basic: List<Number>,
    pub advanced: List<Number>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardRow {
    pub radius: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DangerRow {
    pub near_sun: List<HexRow>,
    pub asteroid_belt: List<HexRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OrbitRow {
    pub lap_rounds: Number,
    pub spaces: List<HexRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventKindRow {
    pub avoid: Names<Symbol>,
}

/// What keeps a player from an event: the symbols on its card.
#[derive(EnumSetType, Deserialize, strum::Display)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Symbol {
    Shield,
    Stay,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventRow {
    pub kind: Spanned<EventKind>,
    pub direction: Option<Direction>,
    pub strength: Option<Number>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissionRow {
    pub deck: Spanned<MissionDeck>,
    pub body: Spanned<Body>,
}

/// The three mission decks.
#[derive(Clone, Copy, Deserialize, PartialEq, Eq, strum::Display)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum MissionDeck {
    #[serde(rename = "mission_1")]
    #[strum(serialize = "mission_1")]
    First,
    #[serde(rename = "mission_2_alpha")]
    #[strum(serialize = "mission_2_alpha")]
    Alpha,
    #[serde(rename = "mission_2_beta")]
    #[strum(serialize = "mission_2_beta")]
    Beta,
}
