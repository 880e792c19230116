//! Thrust.

use crate::kit::{BoardExt as _, advanced, board};

/// KOS-130: in this round everyone may place four cubes, otherwise three.
#[test]
fn kos_130_four_cubes() {
    let three = ["burn:n:normal", "burn:ne:normal", "burn:ne:hyper"];
    for start in [board(3), advanced(3)] {
        for seat in 1..=3 {
            let start = start.in_space(seat, 9, -2);
            let mut thrust = start.event("thrust");
            thrust.play(&["event:1"]);
            thrust.order(seat, &three).order(seat, &["burn:se:normal"]);
            assert_eq!(
                thrust.legal_for(seat),
                ["convert", "go"],
                "a fifth is too many"
            );
            thrust.order(seat, &["go"]).others_idle();
            assert_eq!(thrust.rose(seat), "n 1+0, ne 1+1, se 1+0");
            let mut plain = start.event("gravity");
            plain.play(&["event:1"]);
            plain.order(seat, &three);
            assert_eq!(
                plain.legal_for(seat),
                ["convert", "go"],
                "a fourth is too many"
            );
        }
    }
}

/// KOS-130: fewer cubes are allowed, and the tank must still pay.
#[test]
fn kos_130_up_to_four_cubes() {
    let mut board = board(2).event("thrust").tank(1, 1, 0).tank(2, 0, 0);
    board.play(&["event:1"]);
    assert!(board.legal_for(1).contains(&"stay".to_string()));
    board.order(1, &["burn:n:normal"]);
    assert_eq!(board.legal_for(1), ["convert", "go"]);
}
