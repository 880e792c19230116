//! The stack of steps.

use std::hash::{DefaultHasher, Hash, Hasher};

use tabletop::{Pending, Seat, SeatSet};

const BOTH: SeatSet = SeatSet::first(2);

fn hash(pending: &Pending<char, 4>) -> u64 {
    let mut hasher = DefaultHasher::new();
    pending.hash(&mut hasher);
    hasher.finish()
}

#[test]
fn the_last_pushed_comes_up_first() {
    let mut pending: Pending<char, 4> = Pending::default();
    assert!(pending.is_empty());
    assert_eq!(
        (pending.top(), pending.pop(), pending.room()),
        (None, None, 4)
    );
    assert_eq!((pending.open(), pending.seats()), (None, SeatSet::EMPTY));
    pending.push(SeatSet::EMPTY, 'a');
    pending.push(BOTH, 'b');
    assert_eq!(pending.open(), Some((BOTH, 'b')));
    assert_eq!((pending.top(), pending.seats()), (Some('b'), BOTH));
    assert_eq!(pending.room(), 2);
    assert_eq!(pending.pop(), Some('b'));
    assert_eq!(
        (pending.top(), pending.seats()),
        (Some('a'), SeatSet::EMPTY)
    );
    assert_eq!(pending.pop(), Some('a'));
    assert!(pending.is_empty());
}

#[test]
fn a_list_comes_up_in_its_order() {
    let mut pending: Pending<char, 4> = Pending::default();
    pending.push(SeatSet::EMPTY, 'z');
    pending.push_list(BOTH, &['a', 'b', 'c']);
    let order: Vec<char> = std::iter::from_fn(|| pending.pop()).collect();
    assert_eq!(order, ['a', 'b', 'c', 'z']);
}

#[test]
fn a_step_leaves_with_its_last_answer() {
    let mut pending: Pending<char, 4> = Pending::default();
    pending.push(SeatSet::EMPTY, 'a');
    pending.push(SeatSet::first(3), 'b');
    assert!(!pending.answered(Seat(1)));
    assert!(!pending.answered(Seat(1)), "a second answer counts once");
    assert!(!pending.answered(Seat(0)));
    assert_eq!(
        (pending.top(), pending.seats()),
        (Some('b'), SeatSet::one(Seat(2)))
    );
    assert!(pending.answered(Seat(2)));
    assert_eq!(pending.top(), Some('a'));
    pending.pop();
    assert!(!pending.answered(Seat(0)), "nothing was asked");
}

#[test]
fn what_was_popped_is_forgotten() {
    let mut used: Pending<char, 4> = Pending::default();
    used.push_list(BOTH, &['a', 'b']);
    used.pop();
    let mut fresh = Pending::default();
    fresh.push(BOTH, 'b');
    assert_eq!(used, fresh);
    assert_eq!(hash(&used), hash(&fresh));
    assert_eq!(format!("{used:?}"), format!("{fresh:?}"));

    let mut others = fresh;
    others.answered(Seat(0));
    assert_ne!(others, fresh, "who owes the answer is compared too");
    assert_ne!(hash(&others), hash(&fresh));
}

#[test]
#[should_panic(expected = "index out of bounds")]
fn a_full_stack_takes_no_more() {
    let mut pending: Pending<char, 4> = Pending::default();
    pending.push_list(BOTH, &['a', 'b', 'c', 'd']);
    assert_eq!(pending.room(), 0);
    pending.push(BOTH, 'e');
}

#[test]
fn a_stack_is_written_as_the_list_of_its_steps() {
    let mut pending: Pending<char, 4> = Pending::default();
    pending.push(SeatSet::EMPTY, 'a');
    pending.push(BOTH, 'b');
    let text = r#"[{"seats":[],"step":"a"},{"seats":[1,2],"step":"b"}]"#;
    assert_eq!(serde_json::to_string(&pending).unwrap(), text);
    assert_eq!(
        serde_json::from_str::<Pending<char, 4>>(text).unwrap(),
        pending
    );
    let problem = serde_json::from_str::<Pending<char, 1>>(text).unwrap_err();
    assert!(problem.to_string().starts_with("there are 2 steps"));
}
