//! Figures the rules are written around: the file states them, but with
//! another value it would describe another game.
//!
//! Both lists are in the notation of the file. `"*"` stands for any text, and a
//! single entry of a list of tables stands for all of them.

/// Parts of the file that hold nothing else.
pub const WHOLE: &str = r#"
schema = 1
game = "circadians"
sources = [{ key = "*", fact = "*" }]
"#;

/// Parts of the file that hold figures of both kinds.
pub const PARTS: &str = r#"
direction = [{ number = 1 }, { number = 2 }, { number = 3 }, { number = 4 }, { number = 5 }, { number = 6 }]
faction = [
    { id = "leyrien_a", faction = "leyrien", column = 1, side = "A" },
    { id = "leyrien_b", faction = "leyrien", column = 1, side = "B" },
    { id = "zcharo_a", faction = "zcharo", column = 2, side = "A" },
    { id = "zcharo_b", faction = "zcharo", column = 2, side = "B" },
    { id = "jrayek_a", faction = "jrayek", column = 3, side = "A" },
    { id = "jrayek_b", faction = "jrayek", column = 3, side = "B" },
]
ship = [
    { id = "flip" },
    { id = "plus_two" },
    { id = "plus_minus_one" },
    { id = "no_algae" },
    { id = "water_discount" },
    { id = "energy_discount" },
    { id = "two_points" },
]
farm = [
    { id = "water_passive" },
    { id = "algae_passive" },
    { id = "energy_passive" },
    { id = "gem_six" },
    { id = "dice_six" },
    { id = "table_algae_energy" },
    { id = "trades" },
    { id = "three_points" },
]
unique_tile = [
    { id = "ul_kah_tal_ship", kind = "ship", leader = "ul_kah_tal", garage = 2 },
    { id = "sunari_farm", kind = "farm", leader = "sunari", foundation = 1 },
    { id = "sal", kind = "crew", leader = "bjorg", counts_to_dice_limit = false, forbidden_locations = ["negotiations", "depository"] },
    { id = "renzo_event", kind = "marker", leader = "renzo" },
]
leader = [
    { id = "akira", effect = { key = "treat_as", treated_as = 6, at = ["farms", "mining_camp"] } },
    { id = "bjorg", effect = { key = "extra_crew", tile = "sal" } },
    { id = "dan", effect = { key = "extra_delivery_reward", amount = 1, must_differ = true } },
    { id = "jakob", effect = { key = "ship_on_farm", amount = 1 } },
    { id = "lysias", effect = { key = "setbacks_become_rewards", optional = true, discard_contracts = "draw_contracts", lose_die = "gain_die", move_back = "move_harvester", lose_gem = "gain_gem", lose_ship = "gain_ship", lose_farm = "gain_farm" } },
    { id = "naira", effect = { key = "ignore_all_garage_costs", resource = "algae" } },
    { id = "renzo", effect = { key = "private_events", rounds = [1, 2, 3, 4, 5, 6] } },
    { id = "roslyn", effect = { key = "die_each_round" } },
    { id = "sable", effect = { key = "move_after_harvest", amount = 1 } },
    { id = "sunari", effect = { key = "start_farm", tile = "sunari_farm" } },
    { id = "troy", effect = { key = "negotiation_discount" } },
    { id = "ul_kah_tal", effect = { key = "start_ship", tile = "ul_kah_tal_ship" } },
    { id = "zapporah", effect = { key = "roll_gained_dice_to_farms", optional = true } },
    { id = "zoey", effect = { key = "second_contract", extra_contracts = 1 } },
]
contract = [
    { id = "algae_cells" },
    { id = "alien_relic" },
    { id = "archive" },
    { id = "aqua_cannon" },
    { id = "aqua_pack" },
    { id = "captains_hat" },
    { id = "engineer_bot" },
    { id = "fuel_refiner" },
    { id = "grogg" },
    { id = "hydraulic_core" },
    { id = "ice_stones" },
    { id = "id_badge" },
    { id = "jakhaw" },
    { id = "jrayek_armour" },
    { id = "jrayek_drill" },
    { id = "jrayek_pump" },
    { id = "jrayek_shield" },
    { id = "karvyk" },
    { id = "ledger" },
    { id = "leyrien_armour" },
    { id = "leyrien_basket" },
    { id = "leyrien_sceptre" },
    { id = "leyrien_scythe" },
    { id = "security_codes" },
    { id = "security_drone" },
    { id = "sleep_capsules" },
    { id = "soda_supply" },
    { id = "spare_parts" },
    { id = "uxolotyl" },
    { id = "worker_drone" },
    { id = "yeki" },
    { id = "zcarpi" },
    { id = "zcharo_armour" },
    { id = "zcharo_beacon" },
    { id = "zcharo_flyer" },
    { id = "zcharo_lamp" },
]
event = [
    { id = "end_of_an_era" },
    { id = "water_tax" },
    { id = "bureaucracy" },
    { id = "dust_storm" },
    { id = "rockfall" },
    { id = "strained_relations" },
    { id = "open_market" },
    { id = "recruitment_drive" },
    { id = "rich_veins" },
    { id = "clear_skies" },
    { id = "scrap_surplus" },
    { id = "algal_bloom" },
    { id = "warm_welcome" },
    { id = "express_freight" },
    { id = "bumper_season" },
    { id = "spare_fuel" },
]
gem_cache = [{ id = 1 }, { id = 2 }, { id = 3 }, { id = 4 }, { id = 5 }, { id = 6 }]
ai_opponent = [
    { id = "ai_easy", difficulty = 1 },
    { id = "xiao", difficulty = 2 },
    { id = "ai_hard", difficulty = 3 },
    { id = "ai_expert", difficulty = 4 },
]
scheme = [
    { number = 1 }, { number = 2 }, { number = 3 }, { number = 4 }, { number = 5 },
    { number = 6 }, { number = 7 }, { number = 8 }, { number = 9 }, { number = 10 },
    { number = 11 }, { number = 12 }, { number = 13 }, { number = 14 }, { number = 15 },
    { number = 16 }, { number = 17 }, { number = 18 }, { number = 19 }, { number = 20 },
]

[setup.second]
leaders_kept = 1
contract_draft_hand = 4
contract_draft_keep = 3
draft_leftover_to = "discard_pile"

[setup.first]
leaders_kept = 1
contract_draft_hand = 4
contract_draft_keep = 3
draft_leftover_to = "deck_bottom"

[setup.dyad_alliance]
leaders_kept = 2

[limits]
players_min = 1
players_max = 4

[headquarters]
space = [{ number = 1 }, { number = 2 }, { number = 3 }, { number = 4 }]

[depository]
fulfil_contracts = 1
row = [{ number = 1 }, { number = 2 }, { number = 3 }]
column = [
    { number = 1, spaces = 3 }, { number = 2, spaces = 3 },
    { number = 3, spaces = 3 }, { number = 4, spaces = 3 },
    { number = 5, spaces = 3 }, { number = 6, spaces = 3 },
]

[mining_camp]
payment_resource = "water"
space = [{ number = 1 }, { number = 2 }, { number = 3 }, { number = 4 }]

[laboratory]
dice_needed = 2
dice_must_match = true
stacks = 3
stack_size = 5
space = [{ number = 1 }, { number = 2 }]

[foundry]
stacks = 3
stack_size = 6
stack = [{ number = 1 }, { number = 2 }, { number = 3 }]
space = [{ number = 1 }, { number = 2 }, { number = 3 }]

[market]
trades_per_pip = 1
space = [{ number = 1 }, { number = 2 }, { number = 3 }]

[academy]
dice_choices = [1, 2]
same_on_both_sides = true
space = [{ number = 1 }, { number = 2 }, { number = 3 }]

[control_room]
steps = 1
space = [{ number = 1 }, { number = 2 }, { number = 3 }]

[negotiations]
space = [
    { id = "leyrien_1a", faction = "leyrien", row = 1, slot = 1 },
    { id = "leyrien_1b", faction = "leyrien", row = 1, slot = 2 },
    { id = "leyrien_2a", faction = "leyrien", row = 2, slot = 1 },
    { id = "leyrien_2b", faction = "leyrien", row = 2, slot = 2 },
    { id = "leyrien_3a", faction = "leyrien", row = 3, slot = 1 },
    { id = "leyrien_4a", faction = "leyrien", row = 4, slot = 1 },
    { id = "zcharo_1a", faction = "zcharo", row = 1, slot = 1 },
    { id = "zcharo_1b", faction = "zcharo", row = 1, slot = 2 },
    { id = "zcharo_2a", faction = "zcharo", row = 2, slot = 1 },
    { id = "zcharo_2b", faction = "zcharo", row = 2, slot = 2 },
    { id = "zcharo_3a", faction = "zcharo", row = 3, slot = 1 },
    { id = "zcharo_4a", faction = "zcharo", row = 4, slot = 1 },
    { id = "jrayek_1a", faction = "jrayek", row = 1, slot = 1 },
    { id = "jrayek_1b", faction = "jrayek", row = 1, slot = 2 },
    { id = "jrayek_2a", faction = "jrayek", row = 2, slot = 1 },
    { id = "jrayek_2b", faction = "jrayek", row = 2, slot = 2 },
    { id = "jrayek_3a", faction = "jrayek", row = 3, slot = 1 },
    { id = "jrayek_4a", faction = "jrayek", row = 4, slot = 1 },
]

[incident]
advancement_tokens = [1, 2, 3, 4, 5, 6]
lose_die_zones = ["research_base", "headquarters", "station_boards"]
lose_die_zones_first = ["research_base", "headquarters", "station_boards", "depository", "negotiations"]
setback_token = [{ number = 1 }, { number = 2 }, { number = 3 }, { number = 4 }, { number = 5 }, { number = 6 }]
advancement_slot = [{ number = 1 }, { number = 2 }, { number = 3 }, { number = 4 }, { number = 5 }, { number = 6 }]
setback_slot = [{ number = 1 }, { number = 2 }, { number = 3 }, { number = 4 }, { number = 5 }, { number = 6 }]

[research_base]
foundations = 3
garage = [{ number = 1 }, { number = 2 }, { number = 3 }, { number = 4 }, { number = 5 }]
ship_bonus = [{ number = 0 }, { number = 1 }, { number = 2 }, { number = 3 }, { number = 4 }]
farm_bonus = [{ number = 0 }, { number = 1 }, { number = 2 }, { number = 3 }]
starting_farm = [
    { number = 1, kind = "booster", maximum = 6 },
    { number = 2, kind = "table" },
    { number = 3, kind = "table" },
]

[planet]
arrows = 6
caches = 6

[ai]
progress = [
    { number = 1, effect = "extra_gem" },
    { number = 2, effect = "extra_die" },
    { number = 3, effect = "extra_scheme" },
]

[first_edition]
ship_missing = "energy_discount"
ship_instead = "two_points"
farm_counts_key = "count_first"
trading_farm = false
akira_at = ["farms"]
jakob = "ship_on_laboratory"
advancement_first_slot = "draw_contracts"
ai_gem_per_missing_die = 1
rescue_die_when_none = true
"#;
