//! Cards 3 (Field), 5 (Warehouse), 7 (Spaceship) and 16 (miner): more to do with goods.

use red_outpost::{components::Worker, event::Event};

use super::{QUIET, day, effect};
use crate::kit::{Board, OutpostBoard as _, json};

const CUBES: [&str; 4] = ["coal", "wool", "fish", "wheat"];

/// RO-204, RO-Q24: a cube of any type is produced instead of wheat; the visitor
/// loses mood as usual.
#[test]
fn ro_204_card_3_field() {
    let board = day([(3, 18), QUIET]);
    let asked = board.after(&["miner>field"]);
    assert_eq!(
        asked.legal(),
        ["choose:coal", "choose:wool", "choose:fish", "choose:wheat"]
    );
    for cube in CUBES {
        let choice = format!("choose:{cube}");
        let mut produced = json!({
            "warehouse": { cube: 1 },
            "supply": { cube: 5 },
            "players": { "1": { "wheel": 1 } },
        });
        assert_eq!(effect(&board, &["farmer>field", &choice]), produced);
        produced["workers"] = json!({ "miner": { "mood": -1 } });
        assert_eq!(effect(&board, &["miner>field", &choice]), produced);
    }
}

/// RO-206: up to two exchanges of a cube and a crystal, in any combination and order.
#[test]
fn ro_206_card_5_warehouse() {
    let board = day([(5, 18), QUIET]).with(json!({
        "players": { "1": { "crystals": 2 } },
        "crystals": 21,
        "warehouse": { "coal": 1, "wool": 1 },
        "supply": { "coal": 5, "wool": 5 },
    }));
    let visit = |first, second| effect(&board, &["miner>warehouse", first, second]);
    assert_eq!(
        visit("exchange:coal=crystal", "exchange:wool=crystal"),
        json!({
            "players": { "1": { "crystals": 4 } },
            "crystals": 19,
            "warehouse": { "coal": 0, "wool": 0 },
            "supply": { "coal": 6, "wool": 6 },
        })
    );
    let sold_and_bought = json!({
        "warehouse": { "coal": 0, "fish": 1 },
        "supply": { "coal": 6, "fish": 5 },
    });
    assert_eq!(
        visit("exchange:coal=crystal", "exchange:crystal=fish"),
        sold_and_bought
    );
    assert_eq!(
        visit("exchange:crystal=fish", "exchange:coal=crystal"),
        sold_and_bought
    );
    assert_eq!(
        visit("exchange:crystal=fish", "exchange:crystal=fish"),
        json!({
            "players": { "1": { "crystals": 0 } },
            "crystals": 23,
            "warehouse": { "fish": 2 },
            "supply": { "fish": 4 },
        })
    );
    assert_eq!(
        visit("exchange:coal=crystal", "exchange:none"),
        json!({
            "players": { "1": { "crystals": 3 } },
            "crystals": 20,
            "warehouse": { "coal": 0 },
            "supply": { "coal": 6 },
        })
    );
    let nothing = effect(&board, &["miner>warehouse", "exchange:none"]);
    assert_eq!(nothing, json!({}));
}

/// RO-206: the second exchange lives on what the first has left.
#[test]
fn ro_206_the_second_exchange() {
    // With the crystal just gained a cube is bought.
    let board = day([(5, 18), QUIET]).with(json!({
        "players": { "1": { "crystals": 0 } },
        "crystals": 23,
        "warehouse": { "coal": 2 },
        "supply": { "coal": 4 },
    }));
    let asked = board.after(&["miner>warehouse"]);
    assert_eq!(asked.refusal("exchange:crystal=fish"), "RO-124");
    let asked = asked.after(&["exchange:coal=crystal"]);
    assert_eq!(
        asked.legal(),
        [
            "exchange:none",
            "exchange:coal=crystal",
            "exchange:crystal=coal",
            "exchange:crystal=wool",
            "exchange:crystal=fish",
            "exchange:crystal=wheat",
        ]
    );
    // The last crystal buys the third cube, which is exported: nothing is left.
    let board = board.with(json!({ "players": { "1": { "crystals": 1 } }, "crystals": 22 }));
    let exported = effect(&board, &["miner>warehouse", "exchange:crystal=coal"]);
    assert_eq!(exported["exported"], json!({ "coal": 1 }));
}

/// RO-207, RO-Q26: option A is used alone and once, or not at all.
#[test]
fn ro_207_card_5_and_option_a() {
    let board = day([(5, 18), QUIET]).with(json!({
        "warehouse": { "coal": 2 },
        "supply": { "coal": 4 },
    }));
    let swap = "exchange:coal=miner+farmer-";
    assert_eq!(
        effect(&board, &["miner>warehouse", swap]),
        json!({
            "workers": { "miner": { "mood": 1 }, "farmer": { "mood": -1 } },
            "warehouse": { "coal": 1 },
            "supply": { "coal": 5 },
        })
    );
    for first in ["exchange:coal=crystal", "exchange:crystal=fish"] {
        let asked = board.after(&["miner>warehouse", first]);
        assert_eq!(asked.refusal(swap), "RO-207");
    }
}

/// A Day half with card 7, the top spaceship card and the Warehouse given.
fn spaceship(card: u8, warehouse: [u8; 4]) -> Board {
    let others: Vec<u8> = (1..=12).filter(|&other| other != card).collect();
    let patch = |counts: [u8; 4]| {
        let [coal, wool, fish, wheat] = counts;
        json!({ "coal": coal, "wool": wool, "fish": fish, "wheat": wheat })
    };
    day([(7, 18), QUIET]).with(json!({
        "spaceship": { "deck": [card], "discard": others },
        "warehouse": patch(warehouse),
        "supply": patch(warehouse.map(|count| 6 - count)),
    }))
}

/// RO-212: after the Spaceship's action one cube of each type leaves the
/// Warehouse; the chosen one is exported and scored, three go to the supply.
#[test]
fn ro_212_card_7_spaceship() {
    let board = spaceship(1, [1, 1, 1, 1]);
    let asked = board.after(&["miner>spaceship"]);
    assert_eq!(
        asked.legal(),
        [
            "four:none",
            "four:coal",
            "four:wool",
            "four:fish",
            "four:wheat"
        ]
    );
    assert_eq!(asked.mood("miner"), -1);
    assert_eq!(asked.at("/spaceship/deck"), json!([]));
    for cube in CUBES {
        let after = asked.after(&[&format!("four:{cube}")]);
        assert_eq!(after.number("/players/0/points/export"), 3);
        for other in CUBES {
            let exported = i64::from(other == cube);
            assert_eq!(after.number(&format!("/warehouse/{other}")), 0);
            assert_eq!(after.number(&format!("/exported/{other}")), exported);
            assert_eq!(after.number(&format!("/supply/{other}")), 6 - exported);
        }
        assert_eq!(after.number("/players/0/wheel"), 0);
    }
    // The next space of the track is worth 4.
    let board = board.with(json!({ "exported": { "wool": 1 }, "supply": { "wool": 4 } }));
    let after = board.after(&["miner>spaceship", "four:wool"]);
    assert_eq!(after.number("/players/0/points/export"), 4);
    assert_eq!(after.number("/exported/wool"), 2);
    // One cube of each type, however many there are.
    let after = spaceship(1, [2, 2, 1, 1]).after(&["miner>spaceship", "four:fish"]);
    let left = json!({ "coal": 1, "wool": 1, "fish": 0, "wheat": 0 });
    assert_eq!(after.at("/warehouse"), left);
}

/// RO-213: all four types are needed once the spaceship card has been applied.
#[test]
fn ro_213_card_7_needs_all_four_types() {
    for missing in 0..4 {
        let mut warehouse = [2; 4];
        warehouse[missing] = 0;
        effect(&spaceship(1, warehouse), &["miner>spaceship"]);
    }
    // Card SP-04 adds the wool that is missing.
    let board = spaceship(4, [1, 0, 1, 1]).after(&["miner>spaceship"]);
    assert_eq!(board.asked().as_deref(), Some("four_goods"));
    // Card SP-11 lets the player choose it.
    let board = spaceship(11, [1, 0, 1, 1]);
    effect(&board, &["miner>spaceship", "choose:coal"]);
    let board = board.after(&["miner>spaceship", "choose:wool"]);
    assert_eq!(board.asked().as_deref(), Some("four_goods"));
    // Card SP-03 adds the third coal, which is exported at once.
    effect(&spaceship(3, [2, 1, 1, 1]), &["miner>spaceship"]);
}

/// RO-214: on the "?" space the cube scores 3 and goes back to the supply.
#[test]
fn ro_214_card_7_and_the_question_space() {
    let board = spaceship(1, [1, 1, 1, 1])
        .with(json!({ "exported": { "coal": 3 }, "supply": { "coal": 2 } }));
    let after = board.after(&["miner>spaceship", "four:coal"]);
    assert_eq!(after.number("/players/0/points/export"), 3);
    assert_eq!(after.number("/exported/coal"), 3);
    assert_eq!(after.number("/supply/coal"), 3);
}

/// RO-238: one more cube of the type produced, with its step of the wheel; then
/// the miner loses one mood more. Coal is excepted.
#[test]
fn ro_238_card_16_miner() {
    let board = day([(3, 16), QUIET]);
    assert_eq!(
        effect(&board, &["miner>pasture", "extra:wool"]),
        json!({
            "workers": { "miner": { "mood": -2 } },
            "warehouse": { "wool": 2 },
            "supply": { "wool": 4 },
            "players": { "1": { "wheel": 2 } },
        })
    );
    assert_eq!(
        effect(&board, &["miner>pasture", "extra:none"]),
        json!({
            "workers": { "miner": { "mood": -1 } },
            "warehouse": { "wool": 1 },
            "supply": { "wool": 5 },
            "players": { "1": { "wheel": 1 } },
        })
    );
    let asked = board.after(&["miner>field", "choose:fish"]);
    assert_eq!(asked.legal(), ["extra:none", "extra:fish"]);
    for other in ["extra:coal", "extra:wool", "extra:wheat"] {
        assert_eq!(asked.refusal(other), "RO-238");
    }
    effect(&board, &["miner>mine"]);
    effect(&board, &["miner>field", "choose:coal"]);
    // Where nothing is produced there is nothing more of it.
    effect(&board, &["miner>palace", "donate:none"]);
    effect(&day([(1, 16), QUIET]), &["miner>pasture", "replace:yes"]);
}

/// RO-239, RO-Q33: at the Labour Camp one of the three types, one cube.
#[test]
fn ro_239_one_extra_cube_at_the_labour_camp() {
    let board = day([(9, 16), QUIET]);
    let asked = board.after(&["miner>labour_camp"]);
    assert_eq!(
        asked.legal(),
        ["extra:none", "extra:wool", "extra:fish", "extra:wheat"]
    );
    assert_eq!(asked.refusal("extra:coal"), "RO-238");
    assert_eq!(
        effect(&board, &["miner>labour_camp", "extra:fish"]),
        json!({
            "workers": { "miner": { "mood": -3 } },
            "warehouse": { "wool": 1, "fish": 2, "wheat": 1 },
            "supply": { "wool": 5, "fish": 4, "wheat": 5 },
            "players": { "1": { "points": { "wheel": 2 }, "crystals": 2 } },
            "crystals": 21,
        })
    );
}

/// RO-240: a cube that is added is not produced.
#[test]
fn ro_240_added_cubes_do_not_count() {
    let board = day([(9, 16), QUIET]).with(json!({
        "spaceship": { "deck": [4], "discard": [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12] },
    }));
    let found = effect(&board, &["miner>spaceship"]);
    assert_eq!(found["warehouse"], json!({ "wool": 1 }));
    let bought = effect(&board, &["miner>warehouse", "exchange:crystal=wool"]);
    assert_eq!(bought["warehouse"], json!({ "wool": 1 }));
}

/// RO-322, RO-Q33: asked after the mood gain of the Lake card; the cube and its
/// export come before the miner's loss.
#[test]
fn ro_322_the_extra_cube_comes_last() {
    let board = day([(9, 16), QUIET]).with(json!({
        "workers": { "miner": { "mood": -5 } },
        "lake": { "deck": [6], "discard": [1, 2, 3, 4, 5] },
    }));
    let mut board = board.after(&["miner>lake"]);
    assert_eq!(board.asked().as_deref(), Some("extra"));
    assert_eq!(board.number("/warehouse/fish"), 2);
    assert_eq!(board.mood("miner"), -4);

    board.news();
    board.play(&["extra:fish"]);
    assert_eq!(board.mood("miner"), -5);
    assert_eq!(board.number("/exported/fish"), 1);
    let news = board.news();
    let when = |wanted: &dyn Fn(&Event) -> bool| news.iter().position(wanted).unwrap();
    let exported = when(&|event| matches!(event, Event::Exported { .. }));
    let lost = when(&|event| {
        let miner = Worker::Miner;
        *event
            == Event::MoodChanged {
                worker: miner,
                from: -4,
                to: -5,
            }
    });
    assert!(exported < lost);
}
