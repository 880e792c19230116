//! Card 10 (Lake): a discarded card in place of one that is drawn.

use super::{QUIET, day, effect};
use crate::kit::{Board, OutpostBoard as _, json};

/// A Day half with these lake cards discarded. LK-01 to LK-03 give nothing,
/// LK-04 and LK-05 one fish, LK-06 two fish and one mood.
fn lake(discard: &[u8]) -> Board {
    let deck: Vec<u8> = (1..=6).filter(|card| !discard.contains(card)).collect();
    day([(10, 18), QUIET]).with(json!({ "lake": { "deck": deck, "discard": discard } }))
}

/// RO-220, RO-Q25: any card of the discard pile instead of a draw; the rest of
/// the Lake's action is as usual.
#[test]
fn ro_220_card_10_lake() {
    let board = lake(&[1, 6]);
    let asked = board.after(&["miner>lake"]);
    assert_eq!(asked.legal(), ["take:none", "take:1", "take:6"]);
    assert_eq!(asked.refusal("take:3"), "RO-220");
    // Two fish; the mood lost at the Lake is gained again; no card was drawn.
    assert_eq!(
        effect(&board, &["miner>lake", "take:6"]),
        json!({
            "warehouse": { "fish": 2 },
            "supply": { "fish": 4 },
            "players": { "1": { "wheel": 2 } },
        })
    );
    let drawn = board.after(&["miner>lake", "take:none"]);
    assert_eq!(drawn.at("/lake/deck").as_array().unwrap().len(), 3);
    assert_eq!(drawn.at("/lake/discard").as_array().unwrap().len(), 3);
    effect(&lake(&[]), &["miner>lake"]);
}

/// RO-221: the visitor loses mood also with a card that was taken.
#[test]
fn ro_221_the_mood_change_still_happens() {
    assert_eq!(
        effect(&lake(&[1, 6]), &["miner>lake", "take:1"]),
        json!({ "workers": { "miner": { "mood": -1 } } })
    );
}

/// RO-222, RO-Q28: the fisherman takes one card and draws one, then chooses.
#[test]
fn ro_222_with_the_fisherman_one_draw_is_replaced() {
    let board = lake(&[1, 2, 3, 4, 5]);
    let asked = board.after(&["fisherman>lake", "shuffle:no", "take:4"]);
    assert_eq!(asked.asked().as_deref(), Some("lake_pick"));
    assert_eq!(asked.at("/turn/lake_cards"), json!([4, 6]));
    let one = asked.after(&["pick:1"]);
    assert_eq!(
        (one.number("/warehouse/fish"), one.mood("fisherman")),
        (1, 0)
    );
    let two = asked.after(&["pick:2"]);
    assert_eq!(
        (two.number("/warehouse/fish"), two.mood("fisherman")),
        (2, 1)
    );
    // Both are drawn when no card is taken.
    let asked = lake(&[1]).after(&["fisherman>lake", "shuffle:no", "take:none"]);
    assert_eq!(asked.at("/lake/deck").as_array().unwrap().len(), 3);
    assert_eq!(asked.at("/lake/discard"), json!([1]));
}

/// RO-223: the card taken lies in the discard pile again, together with the card drawn.
#[test]
fn ro_223_the_card_goes_back_to_the_discard_pile() {
    let board = lake(&[1, 6]);
    for card in [1, 6] {
        let after = board.after(&["miner>lake", &format!("take:{card}")]);
        assert_eq!(after.at("/lake"), board.at("/lake"));
    }
    for pick in ["pick:1", "pick:2"] {
        let asked = board.after(&["fisherman>lake", "shuffle:no", "take:6"]);
        assert_eq!(asked.at("/lake/discard"), json!([1]));
        let drawn = asked.number("/turn/lake_cards/1");
        let after = asked.after(&[pick]);
        let mut discard = [1, 6, drawn];
        discard.sort_unstable();
        assert_eq!(after.at("/lake/discard"), json!(discard));
    }
}
