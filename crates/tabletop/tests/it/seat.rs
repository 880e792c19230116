//! Seats and sets of seats.

use tabletop::{Seat, SeatSet};

#[test]
fn a_seat_is_counted_from_one_by_people() {
    assert_eq!(Seat(0).number(), 1);
    assert_eq!(format!("{} {:>3}", Seat(2), Seat(7)), "3   8");
    assert_eq!(Seat::from_number(1), Some(Seat(0)));
    assert_eq!(Seat::from_number(8), Some(Seat(7)));
    assert_eq!(Seat::from_number(0), None);
    assert_eq!(Seat::from_number(9), None);
}

#[test]
fn the_next_seat_is_clockwise() {
    let round: Vec<Seat> = Seat::first(3).map(|seat| seat.next(3)).collect();
    assert_eq!(round, [Seat(1), Seat(2), Seat(0)]);
    assert_eq!(Seat(0).next(1), Seat(0));
}

#[test]
fn a_seat_is_written_as_its_number() {
    assert_eq!(serde_json::to_string(&Seat(0)).unwrap(), "1");
    assert_eq!(serde_json::from_str::<Seat>("8").unwrap(), Seat(7));
    for wrong in ["0", "9", "256", "-1", "\"1\""] {
        assert!(serde_json::from_str::<Seat>(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn sets_gain_and_lose_seats() {
    let set = SeatSet::first(4).without(Seat(1)).with(Seat(7));
    assert_eq!(
        set.iter().collect::<Vec<_>>(),
        [Seat(0), Seat(2), Seat(3), Seat(7)]
    );
    assert_eq!(set.len(), 4);
    assert_eq!(set.lowest(), Some(Seat(0)));
    assert_eq!(set.iter().collect::<SeatSet>(), set);
    assert!(set.contains(Seat(7)) && !set.contains(Seat(1)));
    assert!(!SeatSet::first(8).contains(Seat(8)), "no such seat");
    assert_eq!(set.with(Seat(0)), set);
    assert_eq!(set.without(Seat(1)), set);
}

#[test]
fn sets_have_their_bounds() {
    assert_eq!(SeatSet::first(0), SeatSet::EMPTY);
    assert_eq!(SeatSet::first(8).len(), 8);
    assert_eq!(SeatSet::first(1), SeatSet::one(Seat(0)));
    assert!(SeatSet::EMPTY.is_empty() && !SeatSet::one(Seat(7)).is_empty());
    assert_eq!(SeatSet::EMPTY.lowest(), None);
    assert_eq!(SeatSet::one(Seat(7)).lowest(), Some(Seat(7)));
    assert_eq!(SeatSet::default(), SeatSet::EMPTY);
}

#[test]
fn a_set_is_written_as_the_list_of_its_seats() {
    let set = SeatSet::one(Seat(3)).with(Seat(1));
    assert_eq!(serde_json::to_string(&set).unwrap(), "[2,4]");
    assert_eq!(serde_json::from_str::<SeatSet>("[4,2]").unwrap(), set);
    assert!(serde_json::from_str::<SeatSet>("[0]").is_err());
}
