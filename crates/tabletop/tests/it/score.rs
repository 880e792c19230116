//! Places at the end.

use tabletop::{Outcome, Seat};

fn ranked(points: &[i32]) -> Outcome {
    Outcome::rank(points.len() as u8, |seat| points[seat.index()])
}

#[test]
fn most_points_come_first() {
    assert_eq!(ranked(&[3, -1, 12, 7]).places(), [3, 4, 1, 2]);
    assert_eq!(ranked(&[5]).places(), [1]);
    assert_eq!(ranked(&[8, 7, 6, 5, 4, 3, 2, 1]).place(Seat(7)), 8);
}

#[test]
fn equals_share_a_place_and_use_up_the_next() {
    assert_eq!(ranked(&[9, 9, 4]).places(), [1, 1, 3]);
    assert_eq!(ranked(&[9, 4, 4, 1]).places(), [1, 2, 2, 4]);
    assert_eq!(ranked(&[0, 0, 0]).places(), [1, 1, 1]);
}

#[test]
fn everyone_in_the_first_place_wins() {
    let winners: Vec<Seat> = ranked(&[4, 9, 9]).winners().collect();
    assert_eq!(winners, [Seat(1), Seat(2)]);
}

#[test]
fn a_key_may_break_ties() {
    let keys = [(5, 1), (5, 2), (3, 9)];
    let outcome = Outcome::rank(3, |seat| keys[seat.index()]);
    assert_eq!(outcome.places(), [2, 1, 3]);
}
