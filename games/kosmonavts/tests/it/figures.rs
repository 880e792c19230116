//! `box.toml` is read, and a wrong copy is refused with the line and the reason.

use kosmonavts::{
    Mode,
    components::{Body, Cubes, Direction, EventKind, Hex},
    figures::{Figures, Start},
};
use tabletop::OpenProblem;

use crate::kit::{BOX, avoided_by};

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
#[track_caller]
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

/// KOS-008 to KOS-014: cubes, tanks and shields.
#[test]
fn kos_008_kos_009_kos_010_kos_012_kos_013_kos_014_cubes_and_shields() {
    let figures = Figures::read(BOX).unwrap();
    assert_eq!(figures.fuel, Cubes::new(48, 16));
    assert_eq!(figures.shields, 12);
    assert_eq!((figures.limits.tank, figures.limits.tank_hyper), (10, 4));
    let shields = 3;
    let start = |normal, hyper| Start {
        tank: Cubes::new(normal, hyper),
        shields,
    };
    assert_eq!(figures.start, [start(9, 1), start(8, 2)]);
}

/// KOS-016, KOS-017, KOS-018, KOS-080: the markers of both modes.
#[test]
fn kos_016_kos_017_kos_018_kos_080_markers() {
    let figures = Figures::read(BOX).unwrap();
    let mut total = 0;
    for body in Body::ALL {
        let basic = figures.stack(Mode::Basic, body).points();
        let advanced = figures.stack(Mode::Advanced, body).points();
        total += basic.len();
        let expected: (&[u8], &[u8]) = match body {
            Body::Earth => (&[2; 4], &[2; 4]),
            Body::Mercury | Body::Venus | Body::Mars => (&[4, 3, 2, 1], &[2, 1]),
            Body::Halley | Body::Jupiter | Body::Saturn => (&[4, 3, 2, 1], &[3, 2]),
            Body::Uranus | Body::Neptune => (&[4, 3, 2, 1], &[4, 3]),
        };
        assert_eq!((basic, advanced), expected, "{body}");
    }
    assert_eq!(total, 36);
}

/// KOS-019, KOS-020, KOS-021, KOS-022: thirty event cards of seven kinds.
#[test]
fn kos_019_kos_020_kos_021_kos_022_event_cards() {
    let figures = Figures::read(BOX).unwrap();
    assert_eq!(figures.cards.len(), 30);
    let of = |kind| figures.cards.iter().filter(move |card| card.kind == kind);
    for direction in Direction::ALL {
        for strength in [1, 2] {
            let same = |card: &&_| {
                let card: &kosmonavts::figures::EventCard = card;
                (card.direction, card.strength) == (direction, strength)
            };
            assert_eq!(of(EventKind::SolarWind).filter(same).count(), 1);
        }
    }
    for kind in [
        EventKind::FuelResupply,
        EventKind::EnergyConversion,
        EventKind::Gravity,
        EventKind::Thrust,
        EventKind::Asteroids,
        EventKind::SolarFlares,
    ] {
        assert_eq!(of(kind).count(), 3, "{kind}");
        assert!(of(kind).all(|card| card.strength == 0));
    }
}

/// KOS-025: near goals in alpha, far ones in beta.
#[test]
fn kos_025_alpha_and_beta() {
    let figures = Figures::read(BOX).unwrap();
    assert_eq!(
        figures.alpha,
        Body::Mercury | Body::Venus | Body::Mars | Body::Halley
    );
}

#[test]
fn the_other_figures_of_the_box() {
    let figures = Figures::read(BOX).unwrap();
    let limits = figures.limits;
    assert_eq!((limits.order_cubes, limits.order_cubes_thrust), (3, 4));
    assert_eq!((limits.converted_shield, limits.energy_conversion), (2, 5));
    assert_eq!((limits.gravity_range, limits.asteroid_loss), (2, 5));
    assert_eq!((limits.quick_refuelling, limits.rounds), (5, 60));
    assert_eq!(figures.retired, [3, 2, 0]);
    assert_eq!((figures.basic_bodies, figures.advanced_markers), (7, 4));
    assert_eq!(figures.mission_points, [2, 4]);
    assert_eq!(figures.board.radius, 13);
}

#[test]
fn a_corrected_figure_arrives() {
    let read = |from, to| Figures::read(&changed(from, to).1).unwrap();
    assert_eq!(read("radius = 13", "radius = 14").board.radius, 14);
    let mercury = read(
        "lap_rounds = 4\nspaces = [\n  [0, -2], [2, -1], [0, 2], [-2, 1],",
        "lap_rounds = 2\nspaces = [\n  [0, -2], [0, 2],",
    );
    assert_eq!(
        mercury.orbit(Body::Mercury).spaces(),
        [Hex::new(0, -2), Hex::new(0, 2)]
    );
    let wind = read(
        "direction = \"n\"\nstrength = 1",
        "direction = \"sw\"\nstrength = 3",
    );
    assert_eq!(
        (wind.card(0).direction, wind.card(0).strength),
        (Direction::SW, 3)
    );
    let noted = read("src = \"R\"", "src = \"R\"\nmin_note = \"my copy\"");
    assert_eq!(noted, Figures::read(BOX).unwrap());
    // Orbits may share a space: KOS-195 says what happens then.
    let shared = read(
        "[0, -2], [2, -1], [0, 2], [-2, 1],",
        "[0, -3], [2, -1], [0, 2], [-2, 1],",
    );
    assert_eq!(
        shared.orbit(Body::Mercury).hex(0),
        shared.orbit(Body::Venus).hex(0)
    );
}

#[test]
#[rustfmt::skip]
fn what_is_no_toml_is_refused() {
    check("schema = 1", "schema = = 1", "schema", "cannot be read");
    check("title = \"Kos", "title = Kos", "title", "cannot be read");
    check("[supply]", "[players]", "[players]", "duplicate key");
}

#[test]
#[rustfmt::skip]
fn wrong_keys_are_refused() {
    check("[supply]\nnormal", "[supply]\nyellow", "yellow", "supply.yellow is an unknown key");
    check("[supply]\nnormal = 48", "[supply]", "[supply]", "supply lacks the key `normal`");
    check("[players]\nmin = 2", "[players]", "[players]", "players lacks the key `min`");
    check("min = 2", "least = 1\nmin = 2", "least", "players.least is an unknown key");
    check("kind = \"gravity\"", "kind = \"gravity\"\nrange = 2", "range", "events[EV19].range is an unknown key");
    let (line, what) = refusal(&changed("[scoring]", "[points]").1);
    assert_eq!((line, what.contains("points is an unknown key")), (changed_line("[scoring]"), true), "{what}");
}

fn changed_line(text: &str) -> usize {
    1 + BOX[..BOX.find(text).unwrap()].matches('\n').count()
}

#[test]
#[rustfmt::skip]
fn wrong_kinds_of_values_are_refused() {
    check("normal = 48", "normal = \"48\"", "48", "supply.normal holds the wrong kind of value: string \"48\", expected a whole number");
    check("hyper = 16", "hyper = 16.0", "16.0", "supply.hyper holds the wrong kind of value");
    check("basic = [4, 3, 2, 1]", "basic = 4", "basic", "markers[mercury].basic holds the wrong kind of value");
    check("[0, -2], [2, -1],", "[0], [2, -1],", "[0]", "orbits[mercury].spaces");
    check("name = \"Mercury\"", "name = 1", "name", "orbits[mercury].name must be a text");
}

#[test]
#[rustfmt::skip]
fn unknown_names_are_refused() {
    check("kind = \"gravity\"", "kind = \"inertia\"", "inertia", "`inertia`, expected one of `solar_wind`, `fuel_resupply`");
    check("direction = \"ne\"", "direction = \"up\"", "up", "`up`, expected one of `n`, `ne`");
    check("deck = \"mission_1\"", "deck = \"mission_3\"", "mission_3", "expected one of `mission_1`, `mission_2_alpha`");
    check("body = \"mercury\"\nsrc = \"R\"", "body = \"pluto\"\nsrc = \"R\"", "pluto", "`pluto`, expected one of `mercury`");
    check("[[orbits]]\nid = \"mars\"", "[[orbits]]\nid = \"ceres\"", "ceres", "written for \"mars\"");
}

#[test]
#[rustfmt::skip]
fn wrong_counts_are_refused() {
    check("[[events]]\nid = \"EV01\"", "[[events]]\nid = \"EV00\"\nkind = \"thrust\"\n[[events]]\nid = \"EV01\"", "[[", "events has 31 entries, but must have 30");
    check("[[orbits]]\nid = \"mercury\"", "[[orbits]]\nid = \"vulcan\"\n[[orbits]]\nid = \"mercury\"", "[[", "orbits has 10 entries");
    check("[[markers]]\nid = \"mercury\"", "[[markers]]\nid = \"vulcan\"\n[[markers]]\nid = \"mercury\"", "[[", "markers has 10 entries");
    check("[[retired]]\nplayers = 2", "[[retired]]\nplayers = 5", "players", "retired[5].players is 5, but the rules are written for 2");
    check("basic = [4, 3, 2, 1]", "basic = [4, 3, 2]", "basic", "markers[mercury].basic has 3 markers, but must have 4");
    check("advanced = [2, 1]", "advanced = [2, 1, 0]", "advanced", "markers[mercury].advanced has 3 markers, but must have 2");
    check("basic = [2, 2, 2, 2]", "basic = [2, 2]", "basic", "markers[earth].basic has 2 markers, but must have 4");
    check("[[missions]]\nid = \"M1-1\"\ndeck = \"mission_1\"", "[[missions]]\nid = \"M1-1\"\ndeck = \"mission_2_beta\"", "body = \"mercury\"\nsrc = \"D\"", "missions[M2A-1].body is mercury, which has such a mission already");
    check("lap_rounds = 4\nspaces = [\n  [0, -2], [2, -1], [0, 2], [-2, 1],", "lap_rounds = 1\nspaces = [\n  [0, -2],", "spaces", "orbits[mercury].spaces has 1 spaces, but must have from 2 to 120");
}

#[test]
#[rustfmt::skip]
fn values_out_of_range_are_refused() {
    check("radius = 13", "radius = 21", "21", "board.radius is 21, but must be from 2 to 20");
    check("tank_capacity = 10", "tank_capacity = 31", "31", "limits.tank_capacity is 31");
    check("tank_max_hyper = 4", "tank_max_hyper = 11", "11", "limits.tank_max_hyper is 11, but must be from 0 to 10");
    check("order_cubes = 3", "order_cubes = 7", "order_cubes", "limits.order_cubes is 7, but must be from 1 to 6");
    check("order_cubes_thrust = 4", "order_cubes_thrust = 2", "order_cubes_thrust", "limits.order_cubes_thrust is 2, but must be from 3 to 6");
    check("round_cap = 60", "round_cap = 0", "round_cap", "limits.round_cap is 0, but must be from 1 to 200");
    check("strength = 1", "strength = 5", "strength", "events[EV01].strength is 5, but must be from 1 to 4");
    check("[start.basic]\nnormal = 9", "[start.basic]\nnormal = 10", "normal", "start.basic.normal is 10, but must be from 0 to 9");
    check("hyper = 16", "hyper = 7", "hyper = 2", "start.advanced.hyper is 2, but must be from 0 to 1");
    check("players = 3\nbodies = 2", "players = 3\nbodies = 3", "bodies = 3", "retired[3].bodies is 3, but must be from 0 to 2");
    check("basic_bodies = 7", "basic_bodies = 9", "9", "finish.basic_bodies is 9");
    check("mission_1 = 2", "mission_1 = 51", "51", "scoring.mission_1 is 51");
}

#[test]
#[rustfmt::skip]
fn contradictions_are_refused() {
    check("shields = 12", "shields = 11", "11", "supply.shields is 11, but start.shields makes it 12");
    check("lap_rounds = 15", "lap_rounds = 16", "16", "orbits[mars].lap_rounds is 16, but the number of spaces makes it 15");
    check("basic = [2, 2, 2, 2]", "basic = [2, 2, 2, 3]", "basic", "markers[earth].basic must have four equal markers");
    check("kind = \"solar_wind\"\ndirection = \"n\"", "kind = \"solar_wind\"", "kind", "events[EV01].kind is solar_wind, so direction and strength are needed");
    check("kind = \"thrust\"", "kind = \"thrust\"\nstrength = 1", "kind", "events[EV22].kind is thrust, which has neither direction nor strength");
}

#[test]
#[rustfmt::skip]
fn impossible_boards_are_refused() {
    check("[0, -2], [2, -1],", "[0, 0], [2, -1],", "[0, 0]", "names the Sun, which is no sector (KOS-031)");
    check("[0, -2], [2, -1],", "[0, -14], [2, -1],", "[0, -14]", "names [0, -14], which is not on the board");
    check("[0, -2], [2, -1],", "[300, -14], [2, -1],", "[300", "names [300, -14], which is not on the board");
    check("[0, -2], [2, -1],", "[2, -1], [2, -1],", "[2, -1]", "names [2, -1] twice");
    check("[0, -6], [1, -6],", "[0, -1], [1, -6],", "[0, -1]", "names [0, -1] of near_sun again");
    check("body = \"mercury\"\nsrc = \"R\"", "body = \"earth\"\nsrc = \"R\"", "body", "missions[M1-1].body is earth, which no mission is about");
}

#[test]
#[rustfmt::skip]
fn figures_the_rules_are_written_around_are_refused() {
    check("hyper_fuel_move = 2", "hyper_fuel_move = 3", "hyper_fuel_move", "limits.hyper_fuel_move is 3, but the rules are written for 2");
    check("shield_conversions_per_round = 1", "shield_conversions_per_round = 2", "2", "limits.shield_conversions_per_round");
    check("vector = [0, -1]", "vector = [0, -2]", "vector", "directions[n].vector is [0, -2], but the rules are written for [0, -1]");
    check("avoid = [\"shield\", \"stay\"]", "avoid = [\"shield\"]", "avoid", "event_kinds[solar_wind].avoid");
    check("cost = [\"shield\"]", "cost = []", "cost", "event_kinds[energy_conversion].cost");
    check("missions_kept = 2", "missions_kept = 3", "missions_kept", "start.advanced.missions_kept");
    check("body = \"earth\"", "body = \"mars\"", "body", "start.basic.body is \"mars\"");
    check("sun = [0, 0]", "sun = [1, 0]", "sun", "board.sun");
    check("max = 4", "max = 5", "max", "players.max is 5");
}

#[test]
#[rustfmt::skip]
fn wrong_provenance_is_refused() {
    check("src = \"R\"", "src = \"X\"", "src", "players.src must be R (rulebook), P (public source) or D (our design)");
    check("radius_src = \"D\"", "radius_src = \"Z\"", "radius_src", "board.radius_src must be R");
    check("src = \"R\"", "src = \"D\"", "src", "is D, but the reason is missing in `why`");
}

/// KOS-Q61: an owner may add the shield to any kind of event or take it away; nothing else.
#[test]
fn kos_q61_the_symbols_can_be_corrected() {
    use EventKind::{Asteroids, Gravity, SolarFlares, SolarWind, Thrust};
    let avoidable = |text: &str| Figures::read(text).unwrap().avoidable;
    assert_eq!(avoidable(BOX), SolarWind | Asteroids | SolarFlares);
    let with = |kind, avoid| avoidable(&avoided_by(kind, avoid));
    assert_eq!(
        with("gravity", "[\"shield\"]"),
        SolarWind | Gravity | Asteroids | SolarFlares
    );
    assert_eq!(
        with("thrust", "[\"shield\"]"),
        SolarWind | Thrust | Asteroids | SolarFlares
    );
    assert_eq!(with("solar_wind", "[\"stay\"]"), Asteroids | SolarFlares);
    assert_eq!(
        with("solar_wind", "[\"stay\", \"shield\"]"),
        SolarWind | Asteroids | SolarFlares
    );
    assert_eq!(with("asteroids", "[]"), SolarWind | SolarFlares);
    for (kind, avoid, words) in [
        ("solar_wind", "[\"shield\"]", "must name stay"),
        ("solar_wind", "[]", "must name stay"),
        ("gravity", "[\"stay\"]", "only solar_wind has it"),
        (
            "asteroids",
            "[\"shield\", \"stay\"]",
            "only solar_wind has it",
        ),
        ("asteroids", "[\"shield\", \"shield\"]", "twice"),
        ("asteroids", "[\"luck\"]", "shield"),
        ("asteroids", "\"shield\"", "event_kinds[asteroids].avoid"),
    ] {
        let text = avoided_by(kind, avoid);
        let (line, what) = refusal(&text);
        let (before, _) = text.split_once(&format!("id = \"{kind}\"\navoid")).unwrap();
        assert!(what.contains(words), "{kind} {avoid}: {what}");
        assert_eq!(
            line,
            2 + before.matches('\n').count(),
            "{kind} {avoid}: {what}"
        );
    }
}
