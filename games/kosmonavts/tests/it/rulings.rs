//! Disputed readings: each switch in `[rulings]` in both of its values.

use kosmonavts::figures::{
    Figures,
    rulings::{EarthMarkerPhase4, FinalLanding, GravityRefuel, Rulings, ShieldFuel},
};
use tabletop::{OpenProblem, Seat};

use crate::kit::{BOX, Board, BoardExt as _, board_from, json, reading};

fn rulings(text: &str) -> Rulings {
    Figures::read(text).expect("the box can be opened").rulings
}

/// KOS-119, KOS-128, KOS-245, KOS-288: the switches with our defaults, and how each is set.
#[test]
fn kos_119_kos_128_kos_245_kos_288_the_switches() {
    let default = Rulings::default();
    assert_eq!(rulings(BOX), default);
    let names: Vec<String> = figures::rulings(BOX)
        .into_iter()
        .map(|one| one.name)
        .collect();
    assert_eq!(
        names,
        [
            "gravity_refuel",
            "earth_marker_phase4",
            "shield_fuel",
            "final_landing_advanced"
        ]
    );
    for (name, other, set) in [
        (
            "gravity_refuel",
            "next_round",
            Rulings {
                gravity_refuel: GravityRefuel::NextRound,
                ..default
            },
        ),
        (
            "earth_marker_phase4",
            "no_landing",
            Rulings {
                earth_marker_phase4: EarthMarkerPhase4::NoLanding,
                ..default
            },
        ),
        (
            "shield_fuel",
            "one_a_round",
            Rulings {
                shield_fuel: ShieldFuel::OneARound,
                ..default
            },
        ),
        (
            "final_landing_advanced",
            "declared",
            Rulings {
                final_landing_advanced: FinalLanding::Declared,
                ..default
            },
        ),
    ] {
        assert_eq!(rulings(&reading(name, other)), set);
    }
    assert_eq!(figures::all_readings(BOX).len(), 16);
}

/// A wrong value is refused with its line and what it could be; a missing switch too.
#[test]
fn a_wrong_reading_is_refused() {
    let refused = |text: &str| match Figures::read(text) {
        Err(OpenProblem::Figures { line, what }) => (line, what),
        other => panic!("not refused: {:?}", other.err()),
    };
    for one in figures::rulings(BOX) {
        let set = format!("{} = \"{}\"\n", one.name, one.default());
        let (before, _) = BOX.split_once(&set).unwrap();
        let number = 1 + before.matches('\n').count();
        let wrong = BOX.replacen(&set, &format!("{} = \"never\"\n", one.name), 1);
        let (line, what) = refused(&wrong);
        assert_eq!(line, number, "{what}");
        let either = format!("\"{}\" or \"{}\"", one.readings[0], one.readings[1]);
        assert!(what.contains(&one.name) && what.contains(&either), "{what}");
        // Also where the list of readings was made to fit.
        let readings = format!("{}_readings = [", one.name);
        let fitting = wrong.replacen(&readings, &format!("{readings}\"never\", "), 1);
        let (line, what) = refused(&fitting);
        assert_eq!(line, number, "{what}");
        let (_, what) = refused(&BOX.replacen(&set, "", 1));
        assert!(what.contains(&one.name), "{what}");
    }
}

// Refuelling after gravity.

/// A ship at (4,-12) with an empty tank, and Neptune at (5,-12); seat 1 chooses gravity, and
/// the ship lands.
fn drawn(text: &str, mode: &str) -> Board {
    let board = board_from(text, 2, &[("mode", mode)]).body("neptune", 5, -12);
    let board = board.in_space(1, 4, -12).tank(1, 0, 0).tank(2, 3, 0);
    let board = board.event("gravity").after(&["event:1"]);
    assert!(board.is_on(1, "neptune"));
    board
}

/// KOS-128, KOS-Q14, KOS-X37: a ship that gravity has landed may stay and refuel in the same round.
#[test]
fn kos_128_kos_q14_kos_x37_gravity_refuel_same_round() {
    for mode in ["basic", "advanced"] {
        let mut board = drawn(BOX, mode);
        assert_eq!(board.legal_for(1)[..1], ["convert"]);
        board.order(1, &["stay"]).others_idle();
        assert_eq!(
            (board.asked().as_deref(), board.seat()),
            (Some("refuel"), Some(1))
        );
        assert_eq!(board.position().get("barred"), None);
    }
}

/// KOS-128, KOS-Q14, KOS-X37: by the other reading it may stay, but refuels in the next round.
#[test]
fn kos_128_kos_q14_kos_x37_gravity_refuel_next_round() {
    let text = reading("gravity_refuel", "next_round");
    for (mode, refuelled) in [("basic", (9, 1)), ("advanced", (5, 0))] {
        let mut board = drawn(&text, mode);
        assert_eq!(board.at("/barred"), json!([1]));
        board.order(1, &["stay"]).others_idle();
        // Seat 2 was landed before.
        assert_eq!(
            (board.asked().as_deref(), board.seat()),
            (Some("refuel"), Some(2))
        );
        board.next_orders();
        assert_eq!(board.fuel(1), (0, 0));
        assert_eq!(board.position().get("barred"), None);
        board.order(1, &["stay"]).others_idle();
        board.answer_until(|board| board.seat() == Some(1));
        let how = board.legal()[1].clone();
        assert_eq!(board.after(&[&how]).fuel(1), refuelled);
    }
    // It may convert a shield, and take off.
    let mut board = drawn(&text, "basic");
    board
        .order(1, &["convert", "burn:n:normal", "go"])
        .others_idle();
    assert_eq!(board.rose(1), "n 1+0");
}

// Fuel for shields.

/// Seat 1 with an empty tank buys fuel from the event; seat 2 does not.
fn bought(text: &str) -> Board {
    let board = board_from(text, 2, &[]).tank(1, 0, 0).tank(2, 0, 0);
    board
        .event("energy_conversion")
        .after(&["event:1", "energy:5", "energy:0"])
}

/// KOS-119, KOS-Q12, KOS-X38: the event does not use up the conversion of phase 2.
#[test]
fn kos_119_kos_q12_kos_x38_shield_fuel_event_and_order() {
    let mut board = bought(BOX);
    assert_eq!(board.position().get("barred"), None);
    board
        .order(1, &["convert", "stay"])
        .order(2, &["convert", "stay"]);
    assert_eq!((board.fuel(1), board.of(1, "shields")), ((7, 0), json!(1)));
    assert_eq!((board.fuel(2), board.of(2, "shields")), ((2, 0), json!(2)));
}

/// KOS-119, KOS-Q12, KOS-X38: by the other reading whoever bought fuel converts no shield in that
/// round; whoever declined may, and so may everyone in the next round.
#[test]
fn kos_119_kos_q12_kos_x38_shield_fuel_one_a_round() {
    let mut board = bought(&reading("shield_fuel", "one_a_round"));
    assert_eq!(board.at("/barred"), json!([1]));
    assert_eq!(board.refusal("convert"), "KOS-119");
    assert_eq!(
        board.after(&["burn:n:normal"]).refusal("convert"),
        "KOS-119"
    );
    board.order(1, &["stay"]).order(2, &["convert", "stay"]);
    assert_eq!((board.fuel(1), board.of(1, "shields")), ((5, 0), json!(2)));
    assert_eq!((board.fuel(2), board.of(2, "shields")), ((2, 0), json!(2)));
    // The event does not keep anyone from refuelling.
    assert_eq!(
        (board.asked().as_deref(), board.seat()),
        (Some("refuel"), Some(1))
    );
    board
        .next_orders()
        .order(1, &["convert", "stay"])
        .others_idle();
    assert_eq!((board.fuel(1), board.of(1, "shields")), ((7, 0), json!(1)));
}

// Earth markers in phase 4.

/// Earth at (4,-4); seat 1 with so many destinations above it, seat 2 with seven where it comes to.
fn coming_home(text: &str, mode: &str, one: usize) -> Board {
    let bodies = [
        "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune",
    ];
    let markers = |count: usize, place: u8| {
        let markers = bodies[..count]
            .iter()
            .map(|body| (body.to_string(), json!(place)));
        serde_json::Value::Object(markers.collect())
    };
    let second = if mode == "basic" { 7 } else { 4 };
    let markers = match one {
        0 => json!({ "2": { "markers": markers(second, 1) } }),
        _ => json!({ "1": { "markers": markers(one, 1) } }),
    };
    let people = if mode == "basic" { 2 } else { 4 };
    board_from(text, people, &[("mode", mode)])
        .body("earth", 4, -4)
        .with(json!({ "players": markers }))
        .flying(1, 4, -5, &[("s", 1, 0)])
        .in_space(2, 4, -2)
}

fn has_earth(board: &Board, seat: u8) -> bool {
    board.of(seat, "markers").get("earth").is_some()
}

/// KOS-245, KOS-Q33: a landing in phase 3 that is not final does not shut out phase 4.
#[test]
fn kos_245_kos_q33_earth_marker_phase4_no_final_landing() {
    let mut board = coming_home(BOX, "basic", 0);
    board.others_idle().play(&["fly", "land:earth", "fly"]);
    assert_eq!(board.position().get("earth_visited"), None);
    board.play(&["land:earth"]);
    assert_eq!((board.asked(), has_earth(&board, 2)), (None, true));
}

/// KOS-245, KOS-Q33, KOS-X31: by the other reading it does, as a landing by gravity in phase 1
/// does (KOS-246); an evacuation to Earth does not (KOS-207), nor a landing in another round.
#[test]
fn kos_245_kos_q33_kos_x31_earth_marker_phase4_no_landing() {
    let text = reading("earth_marker_phase4", "no_landing");
    let mut board = coming_home(&text, "basic", 0);
    board.others_idle().play(&["fly", "land:earth", "fly"]);
    assert_eq!(board.at("/earth_visited"), json!(true));
    board.play(&["land:earth"]);
    assert_eq!((board.asked(), has_earth(&board, 2)), (None, false));
    assert_eq!(board.of(2, "home"), json!("movement"));
    // Passing by, or being evacuated to Earth.
    for answers in [&["fly", "pass", "fly"][..], &["evacuate", "fly"]] {
        let mut board = coming_home(&text, "basic", 0);
        board.others_idle().play(answers).play(&["land:earth"]);
        assert!(has_earth(&board, 2), "{answers:?}");
    }
    // By gravity.
    let far = coming_home(&text, "basic", 0)
        .in_space(2, 8, -4)
        .event("gravity");
    let far = far.in_space(1, 4, -5).after(&["event:1"]);
    assert_eq!(
        (far.is_on(1, "earth"), far.at("/earth_visited")),
        (true, json!(true))
    );
    let mut board = far.in_space(2, 4, -2);
    board
        .others_idle()
        .answer_until(|board| board.legal().contains(&"land:earth".into()));
    assert!(!has_earth(&board.after(&["land:earth"]), 2));
    // In the next round it is forgotten.
    let mut board = coming_home(&text, "basic", 0);
    board
        .others_idle()
        .play(&["fly", "land:earth", "fly", "pass"]);
    assert_eq!(board.position().get("earth_visited"), None);
}

/// KOS-261, KOS-245: in the advanced game nothing of this matters.
#[test]
fn kos_261_kos_245_earth_markers_of_the_advanced_game() {
    let text = reading("earth_marker_phase4", "no_landing");
    let mut board = coming_home(&text, "advanced", 0);
    board.others_idle();
    board.answer_until(|board| board.legal().contains(&"land:earth".into()));
    board
        .play(&["land:earth"])
        .answer_until(|board| board.seat() == Some(2));
    board.answer_until(|board| board.phase() == kosmonavts::components::Phase::Movement);
    board.play(&["land:earth"]);
    assert!(has_earth(&board, 2));
    assert_eq!(board.position().get("earth_visited"), None);
}

// The final landing of the advanced game.

/// KOS-288, KOS-Q32, KOS-X39: a landing of an eligible player is final, and nothing is asked.
#[test]
fn kos_288_kos_q32_kos_x39_final_landing_automatic() {
    let mut board = coming_home(BOX, "advanced", 4);
    board.fly(1, &["go"]).play(&["land:earth"]);
    assert_eq!(board.of(1, "home"), json!("flight"));
    assert_ne!(board.asked().as_deref(), Some("final"));
}

/// KOS-288, KOS-Q32, KOS-X39: by the other reading the player is asked right after the landing. A
/// yes is the final landing.
#[test]
fn kos_288_kos_q32_kos_x39_final_landing_declared() {
    let text = reading("final_landing_advanced", "declared");
    let mut board = coming_home(&text, "advanced", 4);
    board.fly(1, &["go"]).play(&["land:earth"]);
    assert_eq!(
        (board.asked().as_deref(), board.seat()),
        (Some("final"), Some(1))
    );
    assert_eq!(board.legal(), ["final:no", "final:yes"]);
    assert_eq!(board.of(1, "home"), json!(null));
    assert_eq!(board.refusal("fly"), "KOS-083");
    let said = board.after(&["final:yes"]);
    assert_eq!(
        (said.of(1, "home"), has_earth(&said, 1)),
        (json!("flight"), true)
    );
    // Whoever says no goes on, and may refuel in the next round.
    let mut goes_on = board.after(&["final:no"]).tank(1, 3, 0);
    assert_eq!(
        (goes_on.of(1, "home"), has_earth(&goes_on, 1)),
        (json!(null), false)
    );
    goes_on.next_orders();
    assert_eq!(goes_on.at("/round"), json!(2));
    let mut stays = goes_on.clone();
    stays.order(1, &["stay"]).others_idle();
    stays.answer_until(|board| board.seat() == Some(1));
    assert_eq!(stays.asked().as_deref(), Some("refuel"));
    // For the final landing it takes off and lands again.
    goes_on
        .order(1, &["burn:n:normal", "burn:s:normal", "go"])
        .others_idle();
    goes_on.answer_until(|board| board.seat() == Some(1));
    goes_on.play(&["fly", "land:earth", "final:yes"]);
    assert_eq!(goes_on.of(1, "home"), json!("flight"));
}

/// KOS-288, KOS-Q32: the question comes in whatever phase, before anybody else acts.
#[test]
fn kos_288_kos_q32_declared_in_any_phase() {
    let text = reading("final_landing_advanced", "declared");
    // By gravity; seat 2 is drawn to Earth only after the answer.
    let start = coming_home(&text, "advanced", 4)
        .in_space(2, 5, -5)
        .event("gravity");
    let mut board = start.in_space(1, 4, -5).after(&["event:1"]);
    assert_eq!(
        (board.asked().as_deref(), board.seat()),
        (Some("final"), Some(1))
    );
    assert!(!board.is_on(2, "earth"));
    board.play(&["final:yes"]);
    assert!(board.is_on(2, "earth"));
    assert_eq!(board.of(1, "home"), json!("event"));
    assert_eq!(
        board.asked().as_deref(),
        Some("order"),
        "seat 2 has not seen enough"
    );
    // In phase 4.
    let mut board = coming_home(&text, "advanced", 4).in_space(1, 4, -2);
    board.others_idle();
    board.answer_until(|board| board.legal().contains(&"land:earth".into()));
    board.play(&["land:earth"]);
    assert_eq!(
        (board.asked().as_deref(), board.seat()),
        (Some("final"), Some(1))
    );
    assert_eq!(board.of(2, "ship"), json!({ "space": [4, -2] }));
    board.play(&["final:yes"]);
    assert_eq!(board.legal(), ["pass", "land:earth"]);
    assert_eq!(board.of(1, "home"), json!("movement"));
}

/// KOS-241: in the basic game nothing is declared, whatever the switch says; and whoever is not
/// eligible is not asked.
#[test]
fn kos_241_kos_288_nobody_else_is_asked() {
    let text = reading("final_landing_advanced", "declared");
    let mut basic = coming_home(&text, "basic", 7);
    basic.fly(1, &["go"]).play(&["land:earth"]);
    assert_eq!(basic.of(1, "home"), json!("flight"));
    let mut three = coming_home(&text, "advanced", 3);
    three.fly(1, &["go"]).play(&["land:earth"]);
    assert!(!three.game.is_eligible(&three.state.table, Seat(0)));
    assert_ne!(three.asked().as_deref(), Some("final"));
    assert_eq!(three.of(1, "home"), json!(null));
}
