//! Cards 13 (shepherd), 14 (farmer), 15 (fisherman) and 18 (bureaucrat), which
//! move workers where others cannot go.

use super::{QUIET, changes, day, effect, morning, night};
use crate::kit::{Board, OutpostBoard as _, json};

/// RO-228: the shepherd lies down where he is and the turn goes on there with
/// disc, mood and action.
#[test]
fn ro_228_card_13_shepherd() {
    let board = day([(9, 13), QUIET]);
    let at = |place: &str| board.with(json!({ "workers": { "shepherd": { "at": place } } }));
    let pasture = at("pasture");
    assert_eq!(
        changes(&pasture, &pasture.after(&["shepherd>stay"])),
        json!({
            "workers": { "shepherd": { "tired": true, "discs": [1, 0] } },
            "warehouse": { "wool": 1 },
            "supply": { "wool": 5 },
            "players": { "1": { "discs": 8, "wheel": 1 } },
        })
    );
    assert_eq!(
        effect(&at("mine"), &["shepherd>stay"]),
        json!({
            "workers": { "shepherd": { "mood": -2 } },
            "warehouse": { "coal": 1 },
            "supply": { "coal": 5 },
            "players": { "1": { "wheel": 1 } },
        })
    );
    assert_eq!(
        effect(&at("palace"), &["shepherd>stay", "donate:palace"]),
        json!({
            "workers": { "shepherd": { "mood": 1 }, "commissar": { "mood": 1 } },
            "players": { "1": { "crystals": 0, "palace": 1 } },
        })
    );
}

/// RO-229, RO-Q30: not at a location with a red token, nor in the Barracks
/// outside Night, nor in Lunch, nor in the Kitchen after it.
#[test]
fn ro_229_the_shepherd_stays_at_open_locations_only() {
    for (phase, place, open) in [
        ("morning", "barracks", false),
        ("morning", "palace", false),
        ("morning", "pasture", true),
        ("day1", "barracks", false),
        ("day1", "palace", true),
        ("day1", "pasture", true),
        ("lunch", "pasture", false),
        ("lunch", "barracks", false),
        ("day2", "kitchen", false),
        ("day2", "pasture", true),
        ("night", "pasture", false),
        ("night", "kitchen", false),
        ("night", "palace", true),
        ("night", "barracks", true),
    ] {
        let board = morning([(9, 13), QUIET])
            .with(json!({ "phase": phase, "workers": { "shepherd": { "at": place } } }));
        let stay = "shepherd>stay".to_string();
        let legal = board.legal().contains(&stay);
        assert_eq!(legal, open, "{place} in {phase}");
        if open {
            board.clone().play(&[&stay]);
        } else {
            assert_eq!(board.refusal(&stay), "RO-229", "{place} in {phase}");
        }
    }
}

/// RO-230: after staying the shepherd is used: nobody can use him again in this phase.
#[test]
fn ro_230_the_shepherd_counts_as_used() {
    let board = day([(9, 13), QUIET])
        .with(json!({ "workers": { "shepherd": { "at": "pasture" } } }))
        .after(&["shepherd>stay"]);
    assert_eq!(board.seat(), Some(2));
    assert_eq!(board.refusal("shepherd>mine"), "RO-059");
    let board = board.after(&["miner>mine"]);
    assert_eq!(board.refusal("shepherd>stay"), "RO-059");
    assert_eq!(board.refusal("shepherd>lake"), "RO-059");
}

/// RO-Q56: the shepherd stays at a place that he shares with the farmer.
#[test]
fn ro_q56_the_shepherd_stays_at_a_shared_place() {
    let board = day([(9, 13), QUIET]).with(json!({ "workers": {
        "shepherd": { "at": "pasture" },
        "farmer": { "at": "pasture" },
    } }));
    let produced = effect(&board, &["shepherd>stay"]);
    assert_eq!(produced["warehouse"], json!({ "wool": 1 }));
}

/// RO-231: the farmer joins a tired worker and has a normal turn there.
#[test]
fn ro_231_card_14_farmer() {
    let board = day([(9, 14), (12, 18)]).after(&["shepherd>labour_camp", "miner>mine"]);
    assert_eq!(
        effect(&board, &["farmer>mine"]),
        json!({
            "workers": { "farmer": { "mood": -2 } },
            "warehouse": { "coal": 2 + 1 - 3 },
            "supply": { "coal": 6 - 1 },
            "exported": { "coal": 1 },
            "players": { "1": { "points": { "export": 3, "wheel": 2 }, "wheel": 0, "crystals": 2 } },
            "crystals": 21,
        })
    );
    assert_eq!(board.refusal("fisherman>mine"), "RO-063");
    let after = board.after(&["farmer>mine"]);
    assert_eq!(after.refusal("fisherman>mine"), "RO-063");
}

/// RO-232, RO-Q31: a worker that stands is in the way, and closed locations stay closed.
#[test]
fn ro_232_only_tired_workers_are_joined() {
    let board = day([(9, 14), (12, 18)])
        .with(json!({ "workers": { "commissar": { "at": "palace" } } }))
        .after(&["shepherd>labour_camp", "miner>mine"]);
    assert_eq!(board.refusal("farmer>palace"), "RO-063");
    assert_eq!(board.refusal("farmer>kitchen"), "RO-052");
    let away = board.with(json!({ "workers": { "farmer": { "at": "field" } } }));
    assert_eq!(away.refusal("farmer>barracks"), "RO-055");

    // The bureaucrat of card 18 lies at a location with a red token.
    let board = night([(9, 18), (12, 14)]).after(&["bureaucrat>field"]);
    assert_eq!(board.refusal("farmer>field"), "RO-054");
}

/// RO-233: a shared location is occupied until both workers have left.
#[test]
fn ro_233_a_shared_location_is_occupied() {
    let mut board = day([(9, 14), (12, 18)]).with(json!({ "workers": {
        "miner": { "at": "mine" },
        "farmer": { "at": "mine" },
    } }));
    assert_eq!(board.refusal("shepherd>mine"), "RO-063");
    let farmer_first = board.after(&["farmer>field"]);
    assert_eq!(farmer_first.refusal("shepherd>mine"), "RO-063");
    board.play(&["miner>pasture"]);
    assert_eq!(board.refusal("shepherd>mine"), "RO-063");
    board.play(&["farmer>field"]);
    board.play(&["shepherd>mine"]);
}

/// The answers that card 15 gives, without "none", as `miner>mine`.
fn relocations(board: &Board) -> Vec<String> {
    assert_eq!(board.asked().as_deref(), Some("relocate"));
    let mut legal = board.legal();
    assert_eq!(legal.remove(0), "relocate:none");
    legal
        .iter()
        .map(|answer| answer["relocate:".len()..].to_string())
        .collect()
}

/// Every one of these workers to every one of these places.
fn all_of(workers: &[&str], places: &[&str]) -> Vec<String> {
    workers
        .iter()
        .flat_map(|worker| places.iter().map(move |place| format!("{worker}>{place}")))
        .collect()
}

const OTHERS: [&str; 5] = ["shepherd", "farmer", "miner", "commissar", "bureaucrat"];

/// RO-234, RO-Q32: after the fisherman's turn any other worker goes to any empty
/// location that is not closed.
#[test]
fn ro_234_card_15_fisherman() {
    let board = day([(9, 15), QUIET]).with(json!({ "workers": { "miner": { "at": "mine" } } }));
    let asked = board.after(&["fisherman>palace", "donate:none"]);
    let empty = [
        "pasture",
        "field",
        "brewery",
        "warehouse",
        "administration",
        "spaceship",
        "lake",
        "labour_camp",
    ];
    assert_eq!(relocations(&asked), all_of(&OTHERS, &empty));
    assert_eq!(asked.refusal("relocate:fisherman>lake"), "RO-234");
    for occupied in ["palace", "mine"] {
        let answer = format!("relocate:shepherd>{occupied}");
        assert_eq!(asked.refusal(&answer), "RO-237");
    }
    let after = asked.after(&["relocate:miner>lake"]);
    assert_eq!(after.at("/workers/miner/at"), "lake");
    assert_eq!(after.seat(), Some(2));
    assert_eq!(after.refusal("shepherd>lake"), "RO-063");
    after.clone().play(&["shepherd>mine"]);
}

/// RO-235: who was standing can still be used, who was tired cannot.
#[test]
fn ro_235_the_moved_worker_stays_as_it_was() {
    let board = day([(9, 18), (12, 15)]).after(&["miner>mine", "fisherman>palace", "donate:none"]);
    let tired = board.after(&["relocate:miner>lake"]);
    assert_eq!(tired.at("/workers/miner/tired"), json!(true));
    assert_eq!(tired.refusal("miner>pasture"), "RO-059");
    let standing = board.after(&["relocate:farmer>lake"]);
    assert_eq!(standing.at("/workers/farmer/tired"), json!(false));
    standing.clone().play(&["farmer>pasture"]);
}

/// RO-236, RO-Q32: no disc, no mood and no action for the worker that is moved.
#[test]
fn ro_236_nothing_else_happens() {
    let board = day([(9, 15), QUIET]);
    for place in ["mine", "labour_camp", "brewery", "pasture"] {
        let moved = format!("relocate:miner>{place}");
        assert_eq!(
            effect(&board, &["fisherman>palace", "donate:none", &moved]),
            json!({ "workers": {
                "miner": { "at": place },
                "fisherman": { "mood": 1 },
                "commissar": { "mood": 1 },
            } })
        );
    }
}

/// RO-237, RO-Q32: in the Night the Barracks too, if nobody is there, and no
/// location with a red token; never the Kitchen.
#[test]
fn ro_237_where_card_15_leads() {
    let board = night([(9, 15), QUIET]).with(json!({ "workers": {
        "shepherd": { "at": "brewery" },
        "farmer": { "at": "warehouse" },
        "fisherman": { "at": "mine" },
        "miner": { "at": "spaceship" },
        "commissar": { "at": "palace" },
        "bureaucrat": { "at": "administration" },
    } }));
    let asked = board.after(&["fisherman>labour_camp"]);
    assert_eq!(relocations(&asked), all_of(&OTHERS, &["mine", "barracks"]));
    for closed in ["kitchen", "pasture", "field", "lake"] {
        let answer = format!("relocate:miner>{closed}");
        assert_eq!(asked.refusal(&answer), "RO-234");
    }
    let asked = board.after(&["fisherman>barracks"]);
    let places = ["mine", "labour_camp"];
    assert_eq!(relocations(&asked), all_of(&OTHERS, &places));

    // In a Day half the Barracks are closed, even if nobody is there.
    let board = board.with(json!({ "phase": "day2" }));
    let asked = board.after(&["fisherman>labour_camp"]);
    let places = ["pasture", "field", "mine", "lake"];
    assert_eq!(relocations(&asked), all_of(&OTHERS, &places));
    assert_eq!(asked.refusal("relocate:miner>barracks"), "RO-234");
}

/// RO-234, RO-237, RO-Q62: a closed place is refused because it is closed, empty or
/// not; an open one where someone is because it is not empty.
#[test]
fn ro_q62_ro_234_closed_or_not_empty() {
    let board = night([(9, 15), QUIET]).with(json!({ "workers": {
        "shepherd": { "at": "pasture" },
        "miner": { "at": "mine" },
    } }));
    let asked = board.after(&["fisherman>labour_camp"]);
    for (place, rule) in [
        ("lake", "RO-234"),
        ("pasture", "RO-234"),
        ("kitchen", "RO-234"),
        ("mine", "RO-237"),
        ("labour_camp", "RO-237"),
        ("barracks", "RO-237"),
    ] {
        let answer = format!("relocate:farmer>{place}");
        assert_eq!(asked.refusal(&answer), rule, "{place}");
    }
}

/// RO-237: card 15 cannot be used in Lunch.
#[test]
fn ro_237_not_in_lunch() {
    let board = morning([(9, 15), QUIET]).with(json!({ "phase": "lunch" }));
    let lunch = json!({ "workers": { "fisherman": { "mood": 1 } } });
    assert_eq!(effect(&board, &["fisherman>kitchen"]), lunch);
}

/// RO-Q54: in the Morning a worker may be taken out of the Barracks and misses
/// the bonus; locations with a red token are closed.
#[test]
fn ro_q54_card_15_in_the_morning() {
    let board = morning([(9, 15), (1, 14)]).after(&["fisherman>labour_camp"]);
    assert_eq!(board.refusal("relocate:miner>palace"), "RO-234");
    assert_eq!(board.refusal("relocate:miner>barracks"), "RO-234");
    let board = board.after(&["relocate:miner>mine", "shepherd>lake"]);
    assert_eq!(board.at("/phase"), "day1");
    assert_eq!(board.mood("miner"), 0);
    for slept_in in ["farmer", "commissar", "bureaucrat"] {
        assert_eq!(board.mood(slept_in), 1);
    }
}

/// RO-245: the bureaucrat goes to locations with a red token, by Morning and by
/// Night, and has a normal turn there; other workers do not.
#[test]
fn ro_245_card_18_bureaucrat() {
    let board = morning([(9, 18), QUIET]);
    for red in ["palace", "brewery", "spaceship"] {
        board.clone().play(&[&format!("bureaucrat>{red}")]);
        assert_eq!(board.refusal(&format!("miner>{red}")), "RO-049");
    }
    let visit = effect(&board, &["bureaucrat>palace", "donate:palace"]);
    assert_eq!(
        visit["players"],
        json!({ "1": { "crystals": 0, "palace": 1 } })
    );

    let board = night([(9, 18), QUIET]);
    for red in ["pasture", "field", "lake"] {
        board.clone().play(&[&format!("bureaucrat>{red}")]);
        assert_eq!(board.refusal(&format!("miner>{red}")), "RO-054");
    }
}

/// RO-246, RO-Q35: occupied locations, the Barracks outside Night, the Kitchen
/// outside Lunch and everything else in Lunch stay closed.
#[test]
fn ro_246_card_18_lifts_tokens_only() {
    let board = morning([(9, 18), QUIET]).with(json!({ "workers": {
        "commissar": { "at": "palace" },
        "bureaucrat": { "at": "mine" },
    } }));
    assert_eq!(board.refusal("bureaucrat>palace"), "RO-063");
    for phase in ["morning", "day1", "day2"] {
        let board = board.with(json!({ "phase": phase }));
        assert_eq!(board.refusal("bureaucrat>barracks"), "RO-055");
        assert_eq!(board.refusal("bureaucrat>kitchen"), "RO-052");
    }
    let board = board.with(json!({ "phase": "lunch" }));
    for place in ["barracks", "brewery", "pasture"] {
        assert_eq!(board.refusal(&format!("bureaucrat>{place}")), "RO-051");
    }
}
