//! Figures the rules are written around: the file states them, but with
//! another value it would describe another game.
//!
//! Both lists are in the notation of the file. `"*"` stands for any text, and a
//! single entry of a list of tables stands for all of them.

/// Parts of the file that hold nothing else.
pub const WHOLE: &str = r#"
schema = 1
game = "kosmonavts"
sources = [{ key = "*", site = "*", fact = "*" }]
directions = [
    { id = "n", vector = [0, -1], opposite = "s" },
    { id = "ne", vector = [1, -1], opposite = "sw" },
    { id = "se", vector = [1, 0], opposite = "nw" },
    { id = "s", vector = [0, 1], opposite = "n" },
    { id = "sw", vector = [-1, 1], opposite = "ne" },
    { id = "nw", vector = [-1, 0], opposite = "se" },
]

[players]
min = 2
max = 4
colours = ["white", "green", "yellow", "red"]
"#;

/// Parts of the file that hold figures of both kinds.
pub const PARTS: &str = r#"
retired = [{ players = 2 }, { players = 3 }, { players = 4 }]
markers = [
    { id = "mercury" },
    { id = "venus" },
    { id = "earth" },
    { id = "mars" },
    { id = "jupiter" },
    { id = "saturn" },
    { id = "uranus" },
    { id = "neptune" },
    { id = "halley" },
]
orbits = [
    { id = "mercury" },
    { id = "venus" },
    { id = "earth" },
    { id = "mars" },
    { id = "jupiter" },
    { id = "saturn" },
    { id = "uranus" },
    { id = "neptune" },
    { id = "halley" },
]
event_kinds = [
    { id = "solar_wind", cost = [] },
    { id = "fuel_resupply", cost = [] },
    { id = "energy_conversion", cost = ["shield"] },
    { id = "gravity", cost = [] },
    { id = "thrust", cost = [] },
    { id = "asteroids", cost = [] },
    { id = "solar_flares", cost = [] },
]
events = [{ id = "*" }]
missions = [{ id = "*" }]

[limits]
shield_conversions_per_round = 1
normal_fuel_move = 1
hyper_fuel_move = 2
refuel_hyper = 1
full_refuel_shields = 1
fuel_resupply_hyper = 1
event_shields = 1
danger_shields = 1

[start.basic]
body = "earth"
missions_1 = 1
missions_2_alpha = 1
missions_2_beta = 1

[start.advanced]
body = "earth"
missions_1 = 2
missions_2 = 2
missions_kept = 2

[board]
shape = "hexagon"
sun = [0, 0]
orientation = "flat-top"
start_spaces = "all"
roses = 4
"#;
