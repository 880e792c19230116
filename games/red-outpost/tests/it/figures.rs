//! `box.toml` is read, and a wrong copy is refused with the line and the reason.

use figures::{all_readings, rulings, with_reading};
use red_outpost::components::{Location, Phase, Resource, Worker};
use red_outpost::figures::{Card6Disc, Figures, Find, Visit};
use tabletop::OpenProblem;

const BOX: &str = include_str!("../../box.toml");

/// The shipped file with the first occurrence of some text replaced, and where that stood.
fn changed(from: &str, to: &str) -> (usize, String) {
    let start = BOX
        .find(from)
        .unwrap_or_else(|| panic!("box.toml has no {from:?}"));
    (start, BOX.replacen(from, to, 1))
}

fn refusal(text: &str) -> (usize, String) {
    match Figures::read(text) {
        Err(OpenProblem::Figures { line, what }) => (line, what),
        other => panic!("not refused: {:?}", other.err()),
    }
}

/// The refusal must stand in the first line that has `at`, from the change on, and say `words`.
fn check(from: &str, to: &str, at: &str, words: &str) {
    let (start, text) = changed(from, to);
    let at = start
        + text[start..]
            .find(at)
            .unwrap_or_else(|| panic!("no {at:?} in {to:?}"));
    let (line, what) = refusal(&text);
    assert!(what.contains(words), "{to:?} was refused with {what:?}");
    assert_eq!(
        line,
        1 + text[..at].matches('\n').count(),
        "{to:?} was refused with {what:?}"
    );
}

#[test]
fn the_shipped_file_is_read() {
    let figures = Figures::read(BOX).unwrap();
    assert_eq!(figures.discs_taken, [11, 9, 8]);
    assert_eq!((figures.start_vp, figures.start_crystals), (5, 1));
    assert_eq!((figures.cubes, figures.crystals), ([6; 4], 24));
    for track in figures.moods {
        assert_eq!((track.min, track.max, track.start), (-5, 6, 0));
        assert_eq!((track.vp(-5), track.vp(0), track.vp(6)), (-5, 0, 6));
    }
    for track in figures.exports {
        let vp = [0, 1, 2, 3, 4].map(|filled| track.next_vp(filled));
        assert_eq!(vp, [3, 4, 5, 3, 3]);
    }
    assert_eq!(figures.ring[2], Location::Warehouse);
    assert_eq!(figures.open_in(Phase::Lunch), Location::Kitchen);
    assert_eq!(figures.open_in(Phase::Night), !Location::Kitchen);
    assert_eq!(figures.shared, Location::Kitchen | Location::Barracks);
    assert_eq!(figures.blockable, !figures.shared);
    assert_eq!(
        figures.fixed_night,
        Location::Field | Location::Pasture | Location::Lake
    );
    assert_eq!(figures.spaceship[11].cube, Find::Choice);
    assert_eq!(figures.lake[5].fish, 2);
    assert_eq!(figures.palace_places, [4, 2, 1, 0]);
    assert!(figures.palace_skips);
    assert_eq!(figures.rulings.card6_disc, Card6Disc::Stays);
    assert!(!figures.rulings.zero_donation_ranked);
    assert_eq!(figures.solo.objectives[0].export_vp, [4, 3, 2, 3]);
    assert_eq!(figures.solo.automs[17].worker, Worker::Miner);
}

#[test]
fn visits_are_resolved_for_each_visitor() {
    use Location::{Administration, Brewery, LabourCamp, Mine, Palace};
    use Resource::{Coal, Fish, Wheat, Wool};
    use Worker::{Bureaucrat, Commissar, Farmer, Miner};
    let figures = Figures::read(BOX).unwrap();
    let check = |location, visitor, moods: &[(Worker, i8)], cubes: &[(Resource, u8)]| {
        let Visit {
            moods: found,
            cubes: made,
        } = figures.visit(location, visitor);
        let found: Vec<_> = found.iter().copied().flatten().collect();
        let made: Vec<_> = made.iter().copied().flatten().collect();
        assert_eq!((&*found, &*made), (moods, cubes), "{visitor} at {location}");
    };
    check(Mine, Farmer, &[(Farmer, -2)], &[(Coal, 1)]);
    check(Mine, Miner, &[], &[(Coal, 2)]);
    check(Brewery, Farmer, &[(Farmer, 2)], &[]);
    check(Brewery, Commissar, &[(Commissar, -1)], &[]);
    check(Palace, Farmer, &[(Farmer, 1), (Commissar, 1)], &[]);
    check(Palace, Commissar, &[], &[]);
    check(Administration, Farmer, &[(Bureaucrat, 1)], &[]);
    check(Administration, Bureaucrat, &[], &[]);
    check(
        LabourCamp,
        Miner,
        &[(Miner, -2)],
        &[(Wheat, 1), (Wool, 1), (Fish, 1)],
    );
}

#[test]
fn a_corrected_figure_arrives() {
    let read = |from, to| Figures::read(&changed(from, to).1).unwrap();
    let figures = read(
        "spaces = [3, 4, 5]\nquestion_space_vp = 3",
        "spaces = [2, 9]\nquestion_space_vp = 1",
    );
    let vp = [0, 1, 2].map(|filled| figures.exports[Resource::Coal as usize].next_vp(filled));
    assert_eq!(vp, [2, 9, 1]);
    let figures = read("places = [4, 2, 1]", "places = [4, 2, 2]");
    assert_eq!(
        figures.palace_places[1], figures.palace_places[2],
        "equal places"
    );
    let figures = read("ranking = \"competition\"", "ranking = \"dense\"");
    assert!(!figures.palace_skips);
    let figures = read(
        "src = \"P\"\nref = \"poeppelkiste\"",
        "src = \"R\"\nspaces_note = \"my copy\"",
    );
    assert_eq!(figures, Figures::read(BOX).unwrap());
}

#[test]
#[rustfmt::skip]
fn what_is_no_toml_is_refused() {
    check("schema = 1", "schema = = 1", "schema", "cannot be read");
    check("title = \"Red", "title = Red", "title", "cannot be read");
    check("[rounds]", "[start]", "[start]", "duplicate key");
}

#[test]
#[rustfmt::skip]
fn wrong_keys_are_refused() {
    check("[start]\nvp = 5", "[start]\nvpp = 5", "vpp", "start.vpp is an unknown key");
    check("[start]\nvp = 5", "[start]", "[start]", "start lacks the key `vp`");
    check("[lake]\ndraw = 1", "[lake]", "[lake]", "lake lacks the key `draw`");
    check("[lake]\n", "[lake]\nbait = 1\n", "bait", "lake.bait is an unknown key");
    check("\"on_donate\"", "\"on_donate\"\nmood = 1", "mood", "special_cards[2].mood is an unknown key");
    check("sell = { cost", "sell = { gain = 1, cost", "sell", "warehouse_options.sell.gain is an unknown key");
    let (line, what) = refusal(&changed("[brewery_swap]", "[brewery]").1);
    assert_eq!((line, &*what), (1, "the file lacks the key `brewery_swap`"));
}

#[test]
#[rustfmt::skip]
fn wrong_kinds_of_values_are_refused() {
    check("[start]\nvp = 5", "[start]\nvp = \"5\"", "vp", "start.vp holds the wrong kind of value: string \"5\", expected a whole number");
    check("crystals = 24", "crystals = 24.0", "24.0", "supplies.crystals holds the wrong kind of value");
    check("spaces = [3, 4, 5]", "spaces = 3", "spaces", "export_tracks[coal].spaces holds the wrong kind of value");
    check("blockable = true", "blockable = 1", "blockable", "locations[pasture].blockable holds the wrong kind");
    check("effect = \"visitor +2", "effect = 2 # \"", "effect", "special_cards[1].effect must be a text");
}

#[test]
#[rustfmt::skip]
fn unknown_names_are_refused() {
    check("\"palace\", \"brewery\"]", "\"palace\", \"tavern\"]", "tavern", "`tavern`, expected one of `pasture`, `palace`, `field`");
    check("add = \"coal\"", "add = \"gold\"", "gold", "`gold`, expected `none`, `choice`, `coal`");
    check("who = \"bureaucrat\"", "who = \"cook\"", "cook", "`cook`, expected `visitor`, `shepherd`");
    check("unless = \"miner\"", "unless = \"minor\"", "minor", "locations[mine].mood.unless");
    check("= \"competition\"", "= \"olympic\"", "olympic", "expected `competition` or `dense`");
    check("= \"anticlockwise\"", "= \"left\"", "left", "objective_cards[OB-01].direction");
    check("id = \"brewery\"", "id = \"tavern\"", "tavern", "written for \"brewery\"");
}

#[test]
#[rustfmt::skip]
fn wrong_counts_are_refused() {
    check("[[spaceship_cards]]\nid = \"SP-01\"", "[[spaceship_cards]]\nid = \"SP-00\"\nadd = \"none\"\ncrystals = 0\n[[spaceship_cards]]\nid = \"SP-01\"", "[[", "spaceship_cards has 13 entries, but must have 12");
    check("[[lake_cards]]\nid = \"LK-01\"", "[[lake_cards]]\nid = \"LK-00\"\nfish_card = false\nproduce_fish = 0\nvisitor_mood = 0\n[[lake_cards]]\nid = \"LK-01\"", "[[", "lake_cards has 7 entries, but must have 6");
    check("[[lake_cards]]\nid = \"LK-01\"\nfish_card = false\nproduce_fish = 0", "[[lake_cards]]\nid = \"LK-01\"\nfish_card = true\nproduce_fish = 1", "[[", "lake_cards has 4 fish cards, but must have 3");
    check("[[autom_cards]]\nid = \"AU-01\"", "[[autom_cards]]\nid = \"AU-00\"\nworker = \"miner\"\nlocations = [\"mine\", \"lake\", \"field\"]\n[[autom_cards]]\nid = \"AU-01\"", "[[", "autom_cards has 19 entries, but must have 18");
    check("[[phases]]\nid = \"morning\"", "[[phases]]\nid = \"dawn\"\n[[phases]]\nid = \"morning\"", "[[", "phases has 6 entries");
    check("[[resources]]\nid = \"coal\"", "[[resources]]\nid = \"gold\"\n[[resources]]\nid = \"coal\"", "[[", "resources has 5 entries");
    check("players = 3", "players = 5", "players", "player_counts[5].players is 5, but the rules are written for 3");
    check("number = 18", "number = 17", "number", "special_cards[17].number is 17, but the rules are written for 18");
    check("no_discs = [\"bureaucrat\", \"farmer\"]", "no_discs = [\"farmer\"]", "no_discs", "name 2 workers, but must name 3");
    check("mood_3_plus = [\"fisherman\"]", "mood_3_plus = [\"farmer\"]", "mood_3_plus", "names farmer, as no_discs does");
    check("\"lake\", \"spaceship\", \"brewery\"]", "\"lake\", \"lake\", \"brewery\"]", "\"lake\"", "ring.clockwise names lake twice");
    check("worker_order = [\"bureaucrat\", ", "worker_order = [", "worker_order", "worker_order has 5 entries, but must have 6");
    check("warehouse_order = [\"coal\"", "warehouse_order = [\"fish\"", "warehouse_order", "names fish twice");
    check("[\"administration\", \"spaceship\", \"pasture\"]", "[\"spaceship\", \"pasture\"]", "[", "autom_cards[AU-01].locations has 2 entries");
}

#[test]
#[rustfmt::skip]
fn values_out_of_range_are_refused() {
    check("discs_taken = 11", "discs_taken = 12", "12", "player_counts[2].discs_taken is 12, but must be from 2 to 11");
    check("crystals = 24", "crystals = 3", "3", "supplies.crystals is 3, but must be from 4 to 200");
    check("crystals = 1\n", "crystals = 7\n", "7", "start.crystals is 7, but must be from 0 to 6");
    check("cubes_per_resource = 6", "cubes_per_resource = 61", "61", "must be from 1 to 60");
    check("min = -5", "min = -21", "min", "mood_tracks[shepherd].min is -21, but must be from -20 to 20");
    check("start = 0", "start = 7", "start", "mood_tracks[shepherd].start is 7, but must be from -5 to 6");
    check("vp = [-5, -4, ", "vp = [-4, ", "vp", "vp has 11 values, but from min to max there are 12");
    check("values = [-5, -4, ", "values = [-5, -3, ", "values", "values is -3, but counting up from min makes it -4");
    check("max = 6\nvalues = [", "max = 20\nvalues = [-5, ", "values", "mood_tracks[shepherd].values is -5");
    check("[wheel]\nspaces = 4", "[wheel]\nspaces = 13", "spaces", "wheel.spaces is 13, but must be from 1 to 12");
    check("spaces = [3, 4, 5]", "spaces = [3, 4, 5, 6, 7, 8]", "spaces", "has 6 spaces, but must have from 1 to 5");
    check("spaces = [3, 4, 5]", "spaces = []", "spaces", "has 0 spaces");
    check("places = [4, 2, 1]", "places = [4, 2, 3]", "places", "palace.places gives a later place more");
    check("workers_max = 2", "workers_max = 3", "workers_max", "special_cards[9].workers_max");
    check("crystals_per_vp = 2", "crystals_per_vp = 0", "crystals_per_vp", "final.crystals_per_vp");
    check("capacity = 1", "capacity = 2", "capacity", "locations[pasture].capacity");
}

#[test]
#[rustfmt::skip]
fn contradictions_are_refused() {
    check("discs_influence = 9", "discs_influence = 8", "8", "discs_influence is 8, but discs_taken makes it 9");
    check("discs_total = 44", "discs_total = 45", "45", "supplies.discs_total is 45, but discs_per_colour makes it 44");
    check("cubes = 6", "cubes = 7", "cubes", "resources[coal].cubes is 7, but supplies.cubes_per_resource makes it 6");
    check("reward_between = [4, 1]", "reward_between = [5, 1]", "reward", "wheel.reward_between is 5, but spaces makes it 4");
    check("clock = 2", "clock = 3", "clock", "locations[palace].clock is 3, but ring.clockwise makes it 2");
    check("when_other_visits = 1", "when_other_visits = 2", "2", "but locations[administration].mood makes it 1");
    check("autom_influence_discs = 9", "autom_influence_discs = 8", "8", "but autom_discs makes it 9");
    check("fish_card = false", "fish_card = true", "fish_card", "lake_cards[LK-01].fish_card is true, but produce_fish is 0");
    check("blockable = false", "blockable = true", "true", "locations[kitchen].blockable is true, but blocking.random.exclude makes it false");
}

#[test]
#[rustfmt::skip]
fn impossible_boards_are_refused() {
    check("\"spaceship\", \"palace\", \"brewery\"]\nnight", "\"kitchen\", \"palace\", \"brewery\"]\nnight", "kitchen", "names kitchen, which never carries a token (RO-029)");
    check("night = [\"field\", \"pasture\", \"lake\"]", "night = [\"field\", \"pasture\", \"brewery\"]", "night", "brewery, which has a Morning token already (RO-028)");
    check("night = [\"field\", \"pasture\", \"lake\"]", "night = [\"field\", \"pasture\"]", "night", "night has 2 entries, but must have 3");
    check("exclude = [\"kitchen\", ", "exclude = [", "exclude", "must name kitchen");
    check("capacity = 0", "capacity = 1", "capacity", "locations[kitchen].capacity is 1, but the rules are written for 0");
    check("open_in = [\"morning\", ", "open_in = [", "open_in", "leaves 9 locations open in morning besides kitchen and barracks, but 10 are needed");
    check("open_in = [\"lunch\"]", "open_in = [\"day1\"]", "open_in", "locations[kitchen].open_in");
    check("mood = [{ who = \"visitor\", unless = \"commissar\", delta = 1 }, ", "mood = [{ who = \"miner\", delta = 1 }, { who = \"miner\", delta = 1 }, { who = \"miner\", delta = 1 }, ", "mood", "changes more than 3 moods for the shepherd");
    check("{ resource = \"wheat\", n = 1 }, ", "{ resource = \"wheat\", n = 3 }, ", "n = 3", "locations[labour_camp].produces gives more than 4 cubes");
    check("produces = []", "produces = [{ resource = \"coal\", n = 1 }]", "produces", "locations[palace].produces is given");
}

#[test]
#[rustfmt::skip]
fn figures_the_rules_are_written_around_are_refused() {
    check("[rounds]\ncount = 2", "[rounds]\ncount = 3", "count", "rounds.count is 3, but the rules are written for 2");
    check("draw = 1", "draw = 2", "draw", "lake.draw is 2, but the rules are written for 1");
    check("warehouse_trigger = 3", "warehouse_trigger = 4", "4", "export.warehouse_trigger");
    check("sell = { cost_cubes = 1", "sell = { cost_cubes = 2", "sell", "warehouse_options.sell.cost_cubes");
    check("vp_floor = 0", "vp_floor = -5", "-5", "limits.vp_floor is -5");
    check("id = \"lunch\"\norder = 3", "id = \"lunch\"\norder = 4", "order", "phases[lunch].order");
    check("action = \"produce\"", "action = \"none\"", "action", "locations[pasture].action is \"none\", but the rules are written for \"produce\"");
    check("timing = \"on_draw\"", "timing = \"on_move\"", "timing", "special_cards[10].timing");
    check("tiebreak = [\"crystals\"]", "tiebreak = [\"crystals\", \"vp\"]", "tiebreak", "final.tiebreak is [\"crystals\", \"vp\"]");
    check("blocking_tokens_night = 3", "blocking_tokens_night = 4", "4", "supplies.blocking_tokens_night");
    check("human_discs = 2", "human_discs = 3", "3", "solo.human_discs");
}

/// RO-184, RO-211: every reading of every switch is read, and nothing else.
#[test]
fn ro_184_ro_211_readings_are_read() {
    let read = |name, reading| {
        Figures::read(&with_reading(BOX, name, reading))
            .unwrap()
            .rulings
    };
    assert_eq!(read("card6_disc", "stays").card6_disc, Card6Disc::Stays);
    assert_eq!(read("card6_disc", "returns").card6_disc, Card6Disc::Returns);
    assert!(!read("zero_donation_ranked", "false").zero_donation_ranked);
    assert!(read("zero_donation_ranked", "true").zero_donation_ranked);
    let names: Vec<String> = rulings(BOX).into_iter().map(|ruling| ruling.name).collect();
    assert_eq!(names, ["card6_disc", "zero_donation_ranked"]);
    for text in all_readings(BOX) {
        Figures::read(&text).unwrap();
    }
}

#[test]
#[rustfmt::skip]
fn wrong_readings_are_refused() {
    check("card6_disc = \"stays\"", "card6_disc = \"goes\"", "card6_disc", "is \"goes\", but must be \"stays\" or \"returns\"");
    check("card6_disc = \"stays\"", "card6_disc = true", "card6_disc", "is true, but must be \"stays\" or \"returns\"");
    check("zero_donation_ranked = false", "zero_donation_ranked = 0", "zero_donation_ranked", "is 0, but must be false or true");
    check("card6_disc = \"stays\" # a disc on special card 6 at the end of a round\ncard6_disc_readings = [\"stays\", \"returns\"]", "card6_disc = \"goes\"", "goes", "`goes`, expected `stays` or `returns`");
    check("card6_disc = \"stays\"", "card7_disc = \"stays\"", "card6_disc_readings", "is about `card6_disc`, which is missing");
    check("[rulings]\n", "[rulings]\ncard7_disc = 1\n", "card7_disc", "rulings.card7_disc is an unknown key");
    check("ties_get_full = true", "ties_get_full = true\nzero_donation_ranked = false", "zero_donation_ranked", "palace.zero_donation_ranked is an unknown key");
}

#[test]
#[rustfmt::skip]
fn wrong_provenance_is_refused() {
    check("src = \"R\"", "src = \"X\"", "src", "player_counts[2].src must be R (rulebook), P (public source) or D (our design)");
    check("colour_src = \"D\"", "colour_src = \"Z\"", "colour_src", "workers[shepherd].colour_src must be R");
    check("src = \"R\"", "src = \"D\"", "src", "is D, but the reason is missing in `why`");
}
