//! Moods and their tracks.

use crate::kit::{board, json};

/// RO-E16: a worker at the end of the track stays there.
#[test]
fn ro_079_what_would_leave_the_track_is_lost() {
    let board = board(2).with(json!({ "phase": "day1", "workers": { "miner": { "mood": 6 } } }));
    assert_eq!(board.after(&["miner>brewery"]).mood("miner"), 6);
    let board = board.with(json!({ "workers": { "miner": { "mood": 5 } } }));
    assert_eq!(board.after(&["miner>brewery"]).mood("miner"), 6);
    let board = board.with(json!({ "workers": { "shepherd": { "mood": -4 } } }));
    assert_eq!(board.after(&["shepherd>labour_camp"]).mood("shepherd"), -5);
}
