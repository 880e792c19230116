//! Card 2 (Palace) and card 17 (commissar): crystals for portraits and for the Palace.

use super::{QUIET, day, effect, morning, night};
use crate::kit::json;

/// RO-200: one crystal goes on any one portrait instead of to the Palace.
#[test]
fn ro_200_card_2_palace() {
    let board = day([(2, 18), QUIET]);
    let asked = board.after(&["miner>palace"]);
    assert_eq!(
        asked.legal(),
        [
            "donate:none",
            "donate:palace",
            "donate:shepherd",
            "donate:farmer",
            "donate:fisherman",
            "donate:miner",
            "donate:commissar",
            "donate:bureaucrat",
        ]
    );
    let board = board.with(json!({ "players": { "1": { "crystals": 2 } }, "crystals": 21 }));
    assert_eq!(
        effect(&board, &["miner>palace", "donate:farmer"]),
        json!({
            "workers": {
                "miner": { "mood": 1 },
                "commissar": { "mood": 1 },
                "farmer": { "crystals": [1, 0] },
            },
            "players": { "1": { "crystals": 1 } },
        })
    );
    assert_eq!(
        effect(&board, &["commissar>palace", "donate:palace"]),
        json!({ "players": { "1": { "crystals": 1, "palace": 1 } } })
    );
    let poor = board.with(json!({ "players": { "1": { "crystals": 0 } }, "crystals": 23 }));
    effect(&poor, &["miner>palace"]);
}

/// RO-201: the crystal counts as a disc in the scoring of this round: it ties
/// with a disc, and together with a disc it beats one.
#[test]
fn ro_201_the_crystal_counts_as_a_disc() {
    // At the end the fisherman is worth 3, the miner 1 and the farmer -2.
    let board = night([(2, 18), QUIET]).with(json!({
        "workers": { "fisherman": { "mood": 3, "discs": [0, 1] } },
        "players": { "2": { "discs": 8 } },
    }));
    let total = |board: &crate::kit::Board, donation: &str| {
        let after = board.after(&["miner>palace", donation, "farmer>mine"]);
        assert_eq!(after.number("/round"), 2);
        (after.points(1), after.points(2))
    };
    assert_eq!(total(&board, "donate:none"), (5 + 1, 5 + 3 - 2));
    assert_eq!(total(&board, "donate:palace"), (5 + 1, 5 + 3 - 2));
    assert_eq!(total(&board, "donate:fisherman"), (5 + 3 + 1, 5 + 3 - 2));

    let board = board.with(json!({
        "workers": { "fisherman": { "discs": [1, 1] } },
        "players": { "1": { "discs": 8 } },
    }));
    assert_eq!(total(&board, "donate:none"), (5 + 3 + 1, 5 + 3 - 2));
    assert_eq!(total(&board, "donate:fisherman"), (5 + 3 + 1, 5 - 2));
}

/// RO-202: after the scoring the crystal is in the supply, not with its player.
#[test]
fn ro_202_the_crystal_goes_back_to_the_supply() {
    let board = night([(2, 18), QUIET]).after(&["miner>palace", "donate:fisherman"]);
    assert_eq!(board.at("/workers/fisherman/crystals"), json!([1, 0]));
    assert_eq!(board.number("/crystals"), 22);
    let board = board.after(&["farmer>mine"]);
    assert_eq!(board.number("/round"), 2);
    assert_eq!(board.at("/workers/fisherman/crystals"), json!([0, 0]));
    assert_eq!(board.number("/crystals"), 23);
    assert_eq!(board.number("/players/0/crystals"), 0);
    assert_eq!(board.number("/players/0/palace"), 0);
}

/// RO-203: a crystal on a portrait is no donation in the Palace ranking.
#[test]
fn ro_203_the_crystal_is_not_ranked_at_the_palace() {
    let board = night([(2, 18), QUIET]).with(json!({ "round": 2 }));
    let ranking = |donation: &str| {
        let after = board.after(&["miner>palace", donation, "farmer>mine"]);
        assert_eq!(after.seat(), None);
        after.number("/players/0/points/palace")
    };
    assert_eq!(ranking("donate:fisherman"), 0);
    assert_eq!(ranking("donate:palace"), 4);
}

/// RO-203, RO-Q13: the Administration moves discs on portraits, neither crystals
/// on portraits nor the disc on card 6.
#[test]
fn ro_203_ro_q13_what_the_administration_does_not_move() {
    let with_crystal = day([(9, 18), (2, 14)]).with(json!({
        "workers": { "farmer": { "crystals": [0, 1] } },
        "players": { "2": { "crystals": 0 } },
    }));
    let with_disc_on_card = day([(9, 18), (6, 14)])
        .with(json!({ "players": { "2": { "discs": 8, "disc_on_card": true } } }));
    for board in [with_crystal, with_disc_on_card] {
        let moods = json!({ "workers": { "bureaucrat": { "mood": 1 } } });
        assert_eq!(effect(&board, &["shepherd>administration"]), moods);

        let discs = board.number("/players/1/discs") - 1;
        let asked = board
            .with(json!({
                "workers": { "miner": { "discs": [0, 1] } },
                "players": { "2": { "discs": discs } },
            }))
            .after(&["shepherd>administration"]);
        assert_eq!(
            asked.legal(),
            [
                "rival:none",
                "rival:2:miner>farmer",
                "rival:2:miner>fisherman",
                "rival:2:miner>commissar",
                "rival:2:miner>bureaucrat",
            ]
        );
        assert_eq!(asked.refusal("rival:2:farmer>fisherman"), "RO-127");
    }
}

/// RO-241: a turn with the commissar gives a crystal to the Palace, besides the
/// location's action, wherever the commissar is.
#[test]
fn ro_241_card_17_commissar() {
    let board = day([(9, 17), QUIET]);
    assert_eq!(
        effect(&board, &["commissar>pasture", "give:yes"]),
        json!({
            "workers": { "commissar": { "mood": -1 } },
            "warehouse": { "wool": 1 },
            "supply": { "wool": 5 },
            "players": { "1": { "wheel": 1, "crystals": 0, "palace": 1 } },
        })
    );
    for (phase, place) in [("lunch", "kitchen"), ("night", "labour_camp")] {
        let board = morning([(9, 17), QUIET]).with(json!({ "phase": phase }));
        let visit = format!("commissar>{place}");
        let given = effect(&board, &[&visit, "give:yes"]);
        assert_eq!(given["players"]["1"]["palace"], 1);
    }
}

/// RO-242: at the Palace one crystal by the location and one by the card.
#[test]
fn ro_242_the_commissar_donates_twice_at_the_palace() {
    let board = day([(9, 17), QUIET])
        .with(json!({ "players": { "1": { "crystals": 3 } }, "crystals": 20 }));
    for (donation, gift, palace) in [
        ("donate:palace", "give:yes", 2),
        ("donate:palace", "give:no", 1),
        ("donate:none", "give:yes", 1),
    ] {
        assert_eq!(
            effect(&board, &["commissar>palace", donation, gift]),
            json!({ "players": { "1": { "crystals": 3 - palace, "palace": palace } } })
        );
    }
}

/// RO-243, RO-Q34: asked after the action, so that a crystal gained in it may be
/// donated. Without a crystal there is no question.
#[test]
fn ro_243_a_crystal_of_this_turn_may_be_donated() {
    let board = day([(9, 17), QUIET]).with(json!({
        "players": { "1": { "crystals": 0 } },
        "crystals": 23,
        "warehouse": { "coal": 1 },
        "supply": { "coal": 5 },
    }));
    effect(&board, &["commissar>pasture"]);
    assert_eq!(
        effect(
            &board,
            &["commissar>warehouse", "exchange:coal=crystal", "give:yes"]
        ),
        json!({
            "warehouse": { "coal": 0 },
            "supply": { "coal": 6 },
            "players": { "1": { "palace": 1 } },
            "crystals": 22,
        })
    );
    // A crystal that was spent in the action is gone.
    let rich = day([(9, 17), QUIET]);
    effect(&rich, &["commissar>warehouse", "exchange:crystal=fish"]);
}

/// RO-244, RO-Q34: the crystal of card 17 goes to the Palace, also with card 2.
#[test]
fn ro_244_card_2_does_not_redirect_card_17() {
    let board = day([(2, 17), QUIET])
        .with(json!({ "players": { "1": { "crystals": 2 } }, "crystals": 21 }));
    for start in [
        &["commissar>pasture"][..],
        &["commissar>palace", "donate:farmer"],
    ] {
        let asked = board.after(start);
        assert_eq!(asked.legal(), ["give:no", "give:yes"]);
        assert_eq!(asked.refusal("donate:miner"), "RO-318");
        let after = asked.after(&["give:yes"]);
        assert_eq!(after.number("/players/0/palace"), 1);
        assert_eq!(after.at("/workers/miner/crystals"), json!([0, 0]));
    }
}
