//! The file as it is written, without notes and fixed figures.
//!
//! The entries of a list that `fixed.rs` names are in the order given there.

use alloc::string::String;

use figures::{List, Number};
use serde::Deserialize;
use toml::Spanned;

use crate::components::{Faction, Leader, Location, Resource, Ship};
use crate::figures::{DepositoryColumn1, RescueDie, RivalArrow};

pub type Text = Spanned<String>;
/// A hex, `[q, r]`.
pub type Place = Spanned<[i64; 2]>;

/// Rows of the file: a struct that knows all its keys.
macro_rules! rows {
    ($($(#[$doc:meta])* $name:ident { $($field:ident: $kind:ty,)* })+) => {$(
        $(#[$doc])*
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name { $(pub $field: $kind,)* }
    )+};
}

rows! {
    /// The whole file.
    Rows {
        setup: SetupRows,
        rulings: RulingRows,
        limits: Limits,
        direction: List<DirectionRow>,
        headquarters: Headquarters,
        depository: Depository,
        mining_camp: MiningCamp,
        laboratory: Laboratory,
        foundry: Foundry,
        market: Market,
        academy: Academy,
        control_room: ControlRoom,
        negotiations: Negotiations,
        incident: Incident,
        faction: List<FactionRow>,
        research_base: ResearchBase,
        ship: List<ShipRow>,
        farm: List<FarmRow>,
        unique_tile: List<UniqueRow>,
        leader: List<LeaderRow>,
        contract: List<ContractRow>,
        event: List<EventRow>,
        gem_cache: List<CacheRow>,
        planet: Planet,
        ai: Ai,
        ai_opponent: List<OpponentRow>,
        scheme: List<SchemeRow>,
        first_edition: FirstEdition,
    }
    RulingRows {
        rescue_die: Spanned<RescueDie>,
        rival_arrow: Spanned<RivalArrow>,
        depository_column_1: Spanned<DepositoryColumn1>,
    }
    SetupRows { second: EditionRow, first: EditionRow, dyad_alliance: DyadRow, solo: SoloRow, }
    EditionRow {
        rounds: Number,
        event_cards_above_last: Number,
        start_water: Number,
        start_algae: Number,
        start_energy: Number,
        start_gem: Number,
        start_dice: Number,
        reserve_dice: Number,
        leaders_dealt: Number,
    }
    DyadRow { start_water: Number, start_algae: Number, start_energy: Number, }
    SoloRow { contracts_drawn: Number, contracts_discarded: Number, }
    Limits {
        dice: Number,
        contracts_in_hand: Number,
        dice_per_player: Number,
        cantina_water_per_die: Number,
        rescue_dice: Number,
    }
    DirectionRow { dq: Number, dr: Number, }
    Headquarters { reward_water: Number, reward_contracts: Number, space: List<HqSpace>, }
    HqSpace { min_players: Number, may_flip: bool, }
    Depository { ai_gem_cost: Number, row: List<DepositoryRow>, column: List<PlainSpace>, }
    DepositoryRow { reward: Text, amount: Number, }
    MiningCamp { space: List<MiningSpace>, }
    MiningSpace { target: Number, gems: Number, min_players: Number, }
    Laboratory { payment: List<Payment>, space: List<PlainSpace>, }
    Payment { resource: Spanned<Resource>, amount: Number, }
    PlainSpace { min_players: Number, }
    Foundry { payment: List<Payment>, stack: List<StackRow>, space: List<PlainSpace>, }
    StackRow { values: List<Number>, }
    Market { space: List<MarketSpace>, }
    MarketSpace { gain: Spanned<Resource>, min_players: Number, trades: List<TradeRow>, }
    TradeRow { give: Spanned<Resource>, give_amount: Number, get_amount: Number, }
    Academy { space: List<AcademySpace>, }
    AcademySpace {
        values: List<Number>,
        resource: Spanned<Resource>,
        cost_one: Number,
        cost_two: Number,
        min_players: Number,
    }
    ControlRoom { payment: List<Payment>, space: List<PlainSpace>, }
    Negotiations { space: List<NegotiationSpace>, }
    NegotiationSpace {
        resource: Spanned<Resource>,
        cost: Number,
        points: Number,
        min_players: Number,
    }
    Incident {
        setback_token: List<SetbackToken>,
        advancement_slot: List<AdvancementSlot>,
        setback_slot: List<SetbackSlot>,
    }
    SetbackToken { condition: Text, amount: Number, }
    AdvancementSlot {
        reward: Text,
        amount: Number,
        first_edition_number: Number,
        first_edition_reward: Option<Text>,
        first_edition_amount: Option<Number>,
    }
    SetbackSlot { penalty: Text, amount: Number, first_edition_number: Number, }
    FactionRow {
        ability: Text,
        amount: Number,
        discard: Option<Number>,
        resource: Option<Spanned<Resource>>,
        gain_resource: Option<Spanned<Resource>>,
        gain_amount: Option<Number>,
    }
    ResearchBase {
        garage: List<GarageRow>,
        ship_bonus: List<BonusRow>,
        farm_bonus: List<BonusRow>,
        starting_farm: List<StartingFarm>,
        table: TableRows,
    }
    GarageRow { algae_cost: Number, starting_ship: Option<Spanned<Ship>>, }
    BonusRow { points: Number, }
    StartingFarm { amount: Option<Number>, choices: Option<List<Resource>>, }
    TableRows { water: List<Number>, algae: List<Number>, energy: List<Number>, }
    ShipRow { count: Number, points: Number, effects: List<KeyRow>, edition: Text, }
    KeyRow { key: Text, amount: Option<Number>, }
    FarmRow {
        kind: Text,
        r#yield: Option<YieldRow>,
        choices: Option<List<Resource>>,
        count: Number,
        count_first: Number,
        points: Number,
    }
    UniqueRow {
        points: Option<Number>,
        effects: Option<List<KeyRow>>,
        r#yield: Option<YieldRow>,
        die_value: Option<Number>,
        private_events: Option<Number>,
        global_choice_water: Option<Number>,
    }
    LeaderRow { effect: Spanned<LeaderEffect>, }
    LeaderEffect {
        values: Option<List<Number>>,
        amount: Option<Number>,
        cards: Option<Number>,
        water_if_global: Option<Number>,
        algae: Option<Number>,
        energy: Option<Number>,
        gem: Option<Number>,
        start_contracts: Option<Number>,
    }
    ContractRow { kind: Text, cost: YieldRow, points: Number, effect: EffectRow, }
    EffectRow {
        key: Text,
        location: Option<Spanned<Location>>,
        faction: Option<Spanned<Faction>>,
        resource: Option<Spanned<Resource>>,
        amount: Option<Number>,
        count: Option<Text>,
        per: Option<Number>,
    }
    EventRow { tone: Text, effect: EventEffect, }
    EventEffect {
        key: Text,
        location: Option<Spanned<Location>>,
        resource: Option<Spanned<Resource>>,
        amount: Option<Number>,
        water: Option<Number>,
        algae: Option<Number>,
        energy: Option<Number>,
    }
    CacheRow { points: Number, unrevealed_yield: YieldRow, }
    YieldRow {
        water: Option<Number>,
        algae: Option<Number>,
        energy: Option<Number>,
        gem: Option<Number>,
        die: Option<Number>,
        trades: Option<Number>,
    }
    Planet {
        bonus_water_amount: Number,
        bonus_gem_amount: Number,
        side_a: SideRow,
        side_b: SideRow,
    }
    SideRow { hexes: List<HexRow>, arrows: List<ArrowRow>, cache_slots: List<Place>, }
    HexRow { at: Place, r#yield: YieldRow, bonus: Option<Text>, }
    ArrowRow { at: Place, direction: Number, to: Place, }
    Ai {
        dice_spaces: Number,
        schemes_per_round: Number,
        schemes_after_third_progress: Number,
        negotiation_gem_cost_by_row: List<Number>,
        depository_gem_cost: Number,
        academy_dice: Number,
        fallback_gem: Number,
        gems_by_dice_on_board: List<Number>,
        new_dice_by_dice_on_board: List<Number>,
        progress_points: Number,
        progress: List<ProgressRow>,
    }
    ProgressRow { amount: Number, }
    OpponentRow {
        start_dice: Number,
        negotiation_bonus: Text,
        depository: Text,
        points_per_positive_event: Number,
    }
    SchemeRow { value: Number, options: List<OptionRow>, }
    OptionRow { loc: Text, gems: Option<Number>, }
    FirstEdition {
        leaders: List<Spanned<Leader>>,
        akira_values: List<Number>,
        ai_reserve_limited: bool,
        ai_academy_dice: Number,
        ai_start_dice: Number,
        ai_destroys_tiles: bool,
        ai_scores_events: bool,
    }
}
