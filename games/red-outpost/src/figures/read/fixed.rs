//! Figures the rules are written around: the file states them, but with
//! another value it would describe another game.
//!
//! Both lists are in the notation of the file. `"*"` stands for any text, and a
//! single entry of a list of tables stands for all of them.

/// Parts of the file that hold nothing else.
pub const WHOLE: &str = r#"
schema = 1
game = "red-outpost"
sources = [{ key = "*", site = "*", fact = "*" }]
phases = [
    { id = "morning", order = 1, turns = "one_each", tokens_closed = "morning" },
    { id = "day1", order = 2, turns = "six_total", tokens_closed = "none" },
    { id = "lunch", order = 3, turns = "one_each", tokens_closed = "none", only_destination = "kitchen" },
    { id = "day2", order = 4, turns = "six_total", tokens_closed = "none" },
    { id = "night", order = 5, turns = "one_each", tokens_closed = "night" },
]
workers = [
    { id = "shepherd", home = "pasture", special_card = 13 },
    { id = "farmer", home = "field", special_card = 14 },
    { id = "fisherman", home = "lake", special_card = 15 },
    { id = "miner", home = "mine", special_card = 16 },
    { id = "commissar", home = "palace", special_card = 17 },
    { id = "bureaucrat", home = "administration", special_card = 18 },
]

[colours]
players = ["orange", "blue", "brown", "pink"]

[limits]
vp_floor = 0
crystal_supply_empty = "no_gain"
cube_supply_empty = "no_cube_no_wheel"

[rounds]
count = 2

[export]
warehouse_trigger = 3
cubes_to_track = 1
cubes_to_supply = 2

[warehouse_options]
max_uses = 1
mood = { cost_cubes = 1, raise = 1, lower = 1 }
sell = { cost_cubes = 1, gain_crystals = 1 }
buy = { cost_crystals = 1, add_cubes = 1 }

[brewery_swap]
cost_crystals = 1
raise = 1
lower = 1

[lake]
draw = 1
draw_fisherman = 2
rewards_kept = 1
reshuffle_at_discarded_fish_cards = 3

[location_deck]
cards = [
    "pasture", "palace", "field", "brewery", "warehouse", "administration",
    "spaceship", "mine", "kitchen", "lake", "labour_camp", "barracks",
]
size = 12
"#;

/// Parts of the file that hold figures of both kinds. Markers and tokens are counted here
/// (RO-007, RO-008).
pub const PARTS: &str = r#"
player_counts = [
    { players = 2, turns_per_round_each = 9 },
    { players = 3, turns_per_round_each = 7 },
    { players = 4, turns_per_round_each = 6 },
]
resources = [{ id = "coal" }, { id = "wool" }, { id = "fish" }, { id = "wheat" }]
mood_tracks = [
    { worker = "shepherd" },
    { worker = "farmer" },
    { worker = "fisherman" },
    { worker = "miner" },
    { worker = "commissar" },
    { worker = "bureaucrat" },
]
export_tracks = [
    { resource = "coal", question_space_returns_cube = true },
    { resource = "wool", question_space_returns_cube = true },
    { resource = "fish", question_space_returns_cube = true },
    { resource = "wheat", question_space_returns_cube = true },
]
locations = [
    { id = "pasture", number = 1, action = "produce" },
    { id = "palace", number = 2, action = "donate_0_or_1_crystal" },
    { id = "field", number = 3, action = "produce" },
    { id = "brewery", number = 4, action = "may_pay_crystal_raise_one_lower_other" },
    { id = "warehouse", number = 5, action = "one_of_mood_sell_buy_or_none" },
    { id = "administration", number = 6, action = "bureaucrat_gains_crystal_else_may_move_rival_disc" },
    { id = "spaceship", number = 7, action = "draw_spaceship_card" },
    { id = "mine", number = 8, action = "produce" },
    { id = "kitchen", number = 9, action = "none" },
    { id = "lake", number = 10, action = "draw_1_lake_card_fisherman_draws_2_keeps_1" },
    { id = "labour_camp", number = 11, action = "produce" },
    { id = "barracks", number = 12, action = "none" },
]
spaceship_cards = [{ id = "*" }]
lake_cards = [{ id = "*" }]
special_cards = [
    { number = 1, kind = "location", target = "pasture", timing = "replace_effect" },
    { number = 2, kind = "location", target = "palace", timing = "on_donate", crystals = 1 },
    { number = 3, kind = "location", target = "field", timing = "on_produce", cubes = 1 },
    { number = 4, kind = "location", target = "brewery", timing = "replace_effect" },
    { number = 5, kind = "location", target = "warehouse", timing = "on_action" },
    { number = 6, kind = "location", target = "administration", timing = "on_place_disc", discs_max = 1 },
    { number = 7, kind = "location", target = "spaceship", timing = "after_action", cubes_removed = 4, cubes_exported = 1 },
    { number = 8, kind = "location", target = "mine", timing = "replace_effect" },
    { number = 9, kind = "location", target = "kitchen", timing = "start_of_lunch" },
    { number = 10, kind = "location", target = "lake", timing = "on_draw", cards = 1 },
    { number = 11, kind = "location", target = "labour_camp", timing = "on_place_disc", discs_withheld = 1 },
    { number = 12, kind = "location", target = "barracks", timing = "end_of_morning", discs = 1 },
    { number = 13, kind = "worker", target = "shepherd", timing = "on_move" },
    { number = 14, kind = "worker", target = "farmer", timing = "on_move" },
    { number = 15, kind = "worker", target = "fisherman", timing = "after_turn", workers = 1 },
    { number = 16, kind = "worker", target = "miner", timing = "after_action", extra_cubes = 1 },
    { number = 17, kind = "worker", target = "commissar", timing = "end_of_action", crystals = 1 },
    { number = 18, kind = "worker", target = "bureaucrat", timing = "on_move" },
]
objective_cards = [{ id = "*" }]
autom_cards = [{ id = "*" }]

[start]
wheel_space = 1

[supplies]
mood_markers = 6
blocking_tokens_morning = 3
blocking_tokens_night = 3
phase_markers = 1
first_player_tokens = 1

[wheel]
start_space = 1

[administration]
rival_discs_moved_max = 1

[blocking.random]
draw = 6
first_for_morning = 3
rest_for_night = 3

[palace]
donation_max_per_visit = 1
ties_get_full = true

[final]
tiebreak = ["crystals"]
still_tied = "shared"

[solo]
human_discs = 2
start_discs_per_portrait = 1
extra_discs_on_objective_workers = 3
autom_cards = 18
objective_cards = 12
location_cards = ["brewery", "warehouse", "administration"]
reference_cards = 1
autom_lunch_discs = 1
autom_palace_crystals = 1
autom_warehouse_cubes_removed = 1
autom_administration_discs = 1
human_removes_discs = 1
win = "human strictly more VP"
"#;
