//! Cards 1, 4 and 8, which replace the location effect.

use super::{QUIET, changes, day, effect};
use crate::kit::{OutpostBoard as _, json};

/// RO-197, RO-Q23: asked before step 3; what is printed for the location, mood
/// included, happens with "no" and does not happen with "yes".
#[test]
fn ro_197_the_whole_effect_is_replaced() {
    let cube = |cube: &str, count: i64, mood: i64| {
        json!({
            "workers": { "shepherd": { "mood": mood } },
            "warehouse": { cube: count },
            "supply": { cube: 6 - count },
            "players": { "1": { "wheel": count } },
        })
    };
    let mut wool = cube("wool", 1, 0);
    wool.as_object_mut().unwrap().remove("workers");
    for (card, place, printed, replaced) in [
        (
            1,
            "pasture",
            wool,
            json!({ "workers": { "shepherd": { "mood": 2 } } }),
        ),
        (
            4,
            "brewery",
            json!({
                "workers": { "shepherd": { "mood": 2 }, "miner": { "mood": 1 }, "farmer": { "mood": -1 } },
                "players": { "1": { "crystals": 0 } },
                "crystals": 23,
            }),
            json!({ "players": { "1": { "crystals": 3 } }, "crystals": 20 }),
        ),
        (
            8,
            "mine",
            cube("coal", 1, -2),
            json!({
                "workers": { "shepherd": { "mood": -1 } },
                "players": { "1": { "wheel": 3 } },
            }),
        ),
    ] {
        let board = day([(card, 18), QUIET]);
        let visit = format!("shepherd>{place}");
        let asked = board.after(&[&visit]);
        assert_eq!(asked.mood("shepherd"), 0, "card {card}");
        assert_eq!(asked.legal(), ["replace:no", "replace:yes"]);
        let mut no = vec![visit.as_str(), "replace:no"];
        if card == 4 {
            no.push("swap:miner+farmer-");
        }
        assert_eq!(effect(&board, &no), printed, "card {card}");
        let yes = effect(&board, &[&visit, "replace:yes"]);
        assert_eq!(yes, replaced, "card {card}");
    }
}

/// RO-198: the worker has moved and is tired, the disc is placed, the turn passes on.
#[test]
fn ro_198_the_turn_is_otherwise_normal() {
    for (card, place) in [(1, "pasture"), (4, "brewery"), (8, "mine")] {
        let board = day([(card, 18), QUIET]);
        let after = board.after(&[&format!("farmer>{place}"), "replace:yes"]);
        let farmer = after.at("/workers/farmer");
        assert_eq!(farmer["at"], place);
        assert_eq!(farmer["tired"], true);
        assert_eq!(farmer["discs"], json!([1, 0]));
        assert_eq!(after.number("/players/0/discs"), 8);
        assert_eq!(after.seat(), Some(2));
        assert_eq!(after.asked().as_deref(), Some("move"));
        assert_eq!(after.refusal("farmer>lake"), "RO-059");
    }
}

/// RO-199, RO-Q23: two mood for any visitor, the shepherd included; no wool, no wheel step.
#[test]
fn ro_199_card_1_pasture() {
    let board = day([(1, 18), QUIET]);
    for visitor in ["miner", "shepherd", "commissar"] {
        assert_eq!(
            effect(&board, &[&format!("{visitor}>pasture"), "replace:yes"]),
            json!({ "workers": { visitor: { "mood": 2 } } })
        );
    }
    let board = board.with(json!({ "workers": { "miner": { "mood": 5 } } }));
    let after = board.after(&["miner>pasture", "replace:yes"]);
    assert_eq!(after.mood("miner"), 6);
}

/// RO-205, RO-Q25: two crystals instead of mood and swap, for any visitor.
#[test]
fn ro_205_card_4_brewery() {
    let board = day([(4, 18), QUIET]);
    for visitor in ["miner", "commissar"] {
        assert_eq!(
            effect(&board, &[&format!("{visitor}>brewery"), "replace:yes"]),
            json!({ "players": { "1": { "crystals": 3 } }, "crystals": 20 })
        );
    }
}

/// RO-215: three spaces of the wheel, one mood less, no coal. Crossing the reward
/// area is rewarded.
#[test]
fn ro_215_card_8_mine() {
    let board = day([(8, 18), QUIET]);
    let turn = ["farmer>mine", "replace:yes"];
    assert_eq!(
        effect(&board, &turn),
        json!({
            "workers": { "farmer": { "mood": -1 } },
            "players": { "1": { "wheel": 3 } },
        })
    );
    for wheel in 1..=3 {
        let board = board.with(json!({ "players": { "1": { "wheel": wheel } } }));
        let points = json!({ "start": 5, "wheel": 2 });
        let after = board.after(&turn);
        assert_eq!(after.number("/players/0/wheel"), wheel - 1);
        assert_eq!(after.at("/players/0/points"), points);
        assert_eq!(after.number("/players/0/crystals"), 2);
        assert_eq!(changes(&board, &after).get("warehouse"), None);
    }
}

/// RO-216: the miner, who loses no mood at the Mine, loses one with card 8.
#[test]
fn ro_216_the_miner_loses_mood_with_card_8() {
    let board = day([(8, 18), QUIET]);
    let turn = ["miner>mine", "replace:yes"];
    let one_mood = json!({ "miner": { "mood": -1 } });
    assert_eq!(effect(&board, &turn)["workers"], one_mood);
    let turn = ["miner>mine", "replace:no"];
    assert_eq!(effect(&board, &turn).get("workers"), None);
}
