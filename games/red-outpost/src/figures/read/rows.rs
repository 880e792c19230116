//! The file as it is written, without notes and fixed figures.
//!
//! The entries of a list that `fixed.rs` names are in the order given there.

use alloc::string::String;

use figures::{List, Names, Number};
use serde::Deserialize;
use toml::Spanned;

use crate::{
    components::{Location, Phase, Resource, Worker},
    figures::Rulings,
};

/// The whole file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rows {
    pub player_counts: List<PlayerCount>,
    pub start: Start,
    pub supplies: Supplies,
    pub resources: List<Good>,
    pub mood_tracks: List<MoodRow>,
    pub wheel: WheelRow,
    pub export_tracks: List<ExportRow>,
    pub locations: List<LocationRow>,
    pub ring: Ring,
    pub administration: Administration,
    pub barracks_morning_bonus: Bonus,
    pub blocking: Blocking,
    pub spaceship_cards: List<SpaceshipRow>,
    pub lake_cards: List<LakeRow>,
    pub palace: Palace,
    pub r#final: Final,
    pub special_cards: SpecialCards,
    pub solo: Solo,
    pub objective_cards: List<ObjectiveRow>,
    pub autom_cards: List<AutomRow>,
    pub rulings: Rulings,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerCount {
    pub discs_taken: Number,
    pub discs_influence: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    pub vp: Number,
    pub crystals: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Supplies {
    pub cubes_per_resource: Number,
    pub crystals: Number,
    pub discs_per_colour: Number,
    pub discs_total: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Good {
    pub cubes: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoodRow {
    pub min: Number,
    pub max: Number,
    pub values: List<Number>,
    pub vp: List<Number>,
    pub start: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WheelRow {
    pub spaces: Number,
    pub reward_between: [Number; 2],
    pub reward_vp: Number,
    pub reward_crystals: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExportRow {
    pub spaces: List<Number>,
    pub question_space_vp: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LocationRow {
    pub capacity: Number,
    pub blockable: Spanned<bool>,
    pub open_in: Names<Phase>,
    pub mood: List<MoodChange>,
    pub produces: List<Produce>,
    pub clock: Number,
}

/// A mood change printed at a location.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoodChange {
    /// `visitor` or a worker.
    pub who: Spanned<String>,
    pub unless: Option<Worker>,
    pub only: Option<Worker>,
    pub unless_visitor: Option<Worker>,
    pub delta: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Produce {
    pub resource: Resource,
    pub n: Number,
    pub unless_visitor: Option<Worker>,
    pub only_visitor: Option<Worker>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ring {
    pub clockwise: Names<Location>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Administration {
    pub bureaucrat_crystals: Number,
    pub bureaucrat_mood_when_other_visits: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bonus {
    pub mood: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Blocking {
    pub fixed: FixedTokens,
    pub random: RandomTokens,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FixedTokens {
    pub morning: Names<Location>,
    pub night: Names<Location>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RandomTokens {
    pub exclude: Names<Location>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpaceshipRow {
    /// `none`, `choice` or a good.
    pub add: Spanned<String>,
    pub crystals: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LakeRow {
    pub fish_card: Spanned<bool>,
    pub produce_fish: Number,
    pub visitor_mood: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Palace {
    pub places: List<Number>,
    pub ranking: Ranking,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Final {
    pub crystals_per_vp: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solo {
    pub autom_discs: Number,
    pub autom_influence_discs: Number,
    pub mood_objective_min: Number,
    pub autom_vp_per_crystal: Number,
    pub autom_brewery_vp: Number,
    pub autom_vp_per_remaining_disc: Number,
    pub autom_lunch_vp_per_disc: Number,
    pub start_vp_human: Number,
    pub start_vp_autom: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ObjectiveRow {
    pub no_discs: Names<Worker>,
    pub mood_3_plus: Names<Worker>,
    pub export: Names<Resource>,
    pub penalty_no_discs: Number,
    pub penalty_mood: Number,
    pub penalty_export: Number,
    pub worker_order: Names<Worker>,
    pub warehouse_order: Names<Resource>,
    pub spaceship_order: Names<Resource>,
    pub direction: Direction,
    pub export_vp: GoodsVp,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoodsVp {
    pub coal: Number,
    pub wool: Number,
    pub fish: Number,
    pub wheat: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AutomRow {
    pub worker: Worker,
    pub locations: Names<Location>,
}

/// A special card without a figure of its own.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlainCard {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PastureCard {
    pub mood: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BreweryCard {
    pub crystals: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WarehouseCard {
    pub exchanges_max: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MineCard {
    pub wheel_steps: Number,
    pub mood: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KitchenCard {
    pub workers_max: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MinerCard {
    pub mood: Number,
}

/// The special cards in the order of their numbers (RO-011).
#[derive(Deserialize)]
pub struct SpecialCards(
    pub PastureCard,
    pub PlainCard,
    pub PlainCard,
    pub BreweryCard,
    pub WarehouseCard,
    pub PlainCard,
    pub PlainCard,
    pub MineCard,
    pub KitchenCard,
    pub PlainCard,
    pub PlainCard,
    pub PlainCard,
    pub PlainCard,
    pub PlainCard,
    pub PlainCard,
    pub MinerCard,
    pub PlainCard,
    pub PlainCard,
);

/// How places at the Palace are counted after a tie (RO-183).
#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
pub enum Ranking {
    Competition,
    Dense,
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    Clockwise,
    Anticlockwise,
}
