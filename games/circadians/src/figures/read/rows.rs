//! The file as it is written, without notes.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use serde::Deserialize;
use toml::Spanned;

pub type Number = Spanned<i64>;
pub type Text = Spanned<String>;
pub type Truth = Spanned<bool>;
pub type List<T> = Spanned<Vec<T>>;

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
        game: GameRows,
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
    GameRows { second: EditionRow, first: EditionRow, dyad_alliance: DyadRow, solo: SoloRow, }
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
        leaders_kept: Number,
        contract_draft_hand: Number,
        contract_draft_keep: Number,
        draft_leftover_to: Text,
    }
    DyadRow { start_water: Number, start_algae: Number, start_energy: Number, leaders_kept: Number, }
    SoloRow { contracts_drawn: Number, contracts_discarded: Number, }
    Limits {
        dice: Number,
        contracts_in_hand: Number,
        dice_per_player: Number,
        players_min: Number,
        players_max: Number,
        cantina_water_per_die: Number,
        rescue_dice: Number,
    }
    DirectionRow { value: Number, dq: Number, dr: Number, }
    Headquarters { reward_water: Number, reward_contracts: Number, space: List<HqSpace>, }
    HqSpace { order: Number, min_players: Number, may_flip: bool, }
    Depository {
        fulfil_contracts: Number,
        ai_gem_cost: Number,
        row: List<DepositoryRow>,
        column: List<ColumnRow>,
    }
    DepositoryRow { row: Number, reward: Text, amount: Number, }
    ColumnRow { value: Number, min_players: Number, spaces: Number, }
    MiningCamp { payment_resource: Text, space: List<MiningSpace>, }
    MiningSpace { position: Number, target: Number, gems: Number, min_players: Number, }
    Laboratory {
        dice_needed: Number,
        dice_must_match: Truth,
        stacks: Number,
        stack_size: Number,
        payment: List<Payment>,
        space: List<PlainSpace>,
    }
    Payment { resource: Text, amount: Number, }
    PlainSpace { position: Number, min_players: Number, }
    Foundry {
        stacks: Number,
        stack_size: Number,
        payment: List<Payment>,
        stack: List<StackRow>,
        space: List<PlainSpace>,
    }
    StackRow { position: Number, values: List<Number>, }
    Market { trades_per_pip: Number, space: List<MarketSpace>, }
    MarketSpace { position: Number, gain: Text, min_players: Number, trades: List<TradeRow>, }
    TradeRow { give: Text, give_amount: Number, get: Text, get_amount: Number, }
    Academy { dice_choices: List<Number>, same_on_both_sides: Truth, space: List<AcademySpace>, }
    AcademySpace {
        position: Number,
        values: List<Number>,
        resource: Text,
        cost_one: Number,
        cost_two: Number,
        min_players: Number,
    }
    ControlRoom { steps: Number, payment: List<Payment>, space: List<PlainSpace>, }
    Negotiations { space: List<NegotiationSpace>, }
    NegotiationSpace {
        id: Text,
        faction: Text,
        row: Number,
        slot: Number,
        resource: Text,
        cost: Number,
        points: Number,
        min_players: Number,
    }
    Incident {
        advancement_token: List<AdvancementToken>,
        setback_token: List<SetbackToken>,
        advancement_slot: List<AdvancementSlot>,
        setback_slot: List<SetbackSlot>,
    }
    AdvancementToken { order: Number, die_value: Number, }
    SetbackToken { order: Number, condition: Text, amount: Number, }
    AdvancementSlot {
        order: Number,
        reward: Text,
        amount: Number,
        first_edition_reward: Option<Text>,
        first_edition_amount: Option<Number>,
    }
    SetbackSlot {
        order: Number,
        penalty: Text,
        amount: Number,
        zones: Option<Vec<Text>>,
        first_edition_zones: Option<Vec<Text>>,
    }
    FactionRow {
        id: Text,
        column: Number,
        side: Text,
        ability: Text,
        amount: Number,
        discard: Option<Number>,
        resource: Option<Text>,
        gain_resource: Option<Text>,
        gain_amount: Option<Number>,
    }
    ResearchBase {
        garage: List<GarageRow>,
        ship_bonus: List<BonusRow>,
        farm_bonus: List<BonusRow>,
        starting_farm: List<StartingFarm>,
        foundations: Foundations,
        table: TableRows,
    }
    GarageRow { index: Number, algae_cost: Number, starting_ship: Option<Text>, }
    BonusRow { tiles: Number, points: Number, }
    StartingFarm {
        index: Number,
        kind: Text,
        amount: Option<Number>,
        maximum: Option<Number>,
        choices: Option<List<Text>>,
        needs_die: Option<Truth>,
    }
    Foundations { count: Number, }
    TableRows { water: List<Number>, algae: List<Number>, energy: List<Number>, }
    ShipRow {
        id: Text,
        count: Number,
        points: Number,
        effects: List<KeyRow>,
        edition: Text,
    }
    KeyRow { key: Text, amount: Option<Number>, }
    FarmRow {
        id: Text,
        kind: Text,
        r#yield: Option<YieldRow>,
        choices: Option<List<Text>>,
        count: Number,
        count_first: Number,
        points: Number,
        needs_die: Truth,
    }
    UniqueRow {
        id: Text,
        kind: Text,
        leader: Text,
        garage: Option<Number>,
        foundation: Option<Number>,
        points: Option<Number>,
        effects: Option<List<KeyRow>>,
        needs_die: Option<Truth>,
        r#yield: Option<YieldRow>,
        die_value: Option<Number>,
        counts_to_dice_limit: Option<Truth>,
        forbidden_locations: Option<Vec<Text>>,
        private_events: Option<Number>,
        global_choice_water: Option<Number>,
    }
    LeaderRow { id: Text, effect: LeaderEffect, }
    LeaderEffect {
        key: Text,
        values: Option<List<Number>>,
        treated_as: Option<Number>,
        at: Option<Vec<Text>>,
        tile: Option<Text>,
        amount: Option<Number>,
        must_differ: Option<Truth>,
        optional: Option<Truth>,
        rewards: Option<BTreeMap<String, Text>>,
        resource: Option<Text>,
        cards: Option<Number>,
        rounds: Option<List<Number>>,
        water_if_global: Option<Number>,
        algae: Option<Number>,
        energy: Option<Number>,
        gem: Option<Number>,
        start_contracts: Option<Number>,
        extra_contracts: Option<Number>,
    }
    ContractRow { no: Number, id: Text, kind: Text, cost: YieldRow, points: Number, effect: EffectRow, }
    EffectRow {
        key: Text,
        location: Option<Text>,
        faction: Option<Text>,
        resource: Option<Text>,
        amount: Option<Number>,
        count: Option<Text>,
        per: Option<Number>,
    }
    EventRow { no: Number, id: Text, tone: Text, effect: EventEffect, }
    EventEffect {
        key: Text,
        location: Option<Text>,
        resource: Option<Text>,
        amount: Option<Number>,
        water: Option<Number>,
        algae: Option<Number>,
        energy: Option<Number>,
    }
    CacheRow { id: Number, points: Number, unrevealed_yield: YieldRow, }
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
        arrows: Number,
        caches: Number,
        side_a: SideRow,
        side_b: SideRow,
    }
    SideRow { hexes: List<HexRow>, arrows: List<ArrowRow>, cache_slots: List<CacheSlot>, }
    HexRow { q: Number, r: Number, ring: Number, r#yield: YieldRow, bonus: Option<Text>, }
    ArrowRow { q: Number, r: Number, direction: Number, to_q: Number, to_r: Number, }
    CacheSlot { slot: Number, q: Number, r: Number, ring: Number, }
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
    ProgressRow { stars: Number, effect: Text, amount: Number, }
    OpponentRow {
        id: Text,
        difficulty: Number,
        start_dice: Number,
        negotiation_bonus: Text,
        depository: Text,
        points_per_positive_event: Number,
    }
    SchemeRow { no: Number, value: Number, options: List<OptionRow>, }
    OptionRow { loc: Text, gems: Option<Number>, }
    FirstEdition {
        ship_replaced: Replaced,
        farm_counts_key: Text,
        trading_farm: Truth,
        leaders: List<Text>,
        leader_effects: FirstEffects,
        advancement_first_slot: Text,
        ai_reserve_limited: bool,
        ai_gem_per_missing_die: Number,
        ai_academy_dice: Number,
        ai_start_dice: Number,
        ai_destroys_tiles: bool,
        ai_scores_events: bool,
        rescue_die_when_none: Truth,
    }
    Replaced { second: Text, first: Text, }
    FirstEffects { akira: LeaderEffect, jakob: LeaderEffect, }
}
