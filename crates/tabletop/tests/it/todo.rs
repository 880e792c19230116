//! The stack of steps.

use std::hash::{DefaultHasher, Hash, Hasher};

use tabletop::{Seat, SeatSet, Todo};

const BOTH: SeatSet = SeatSet::first(2);

fn hash(todo: &Todo<char, 4>) -> u64 {
    let mut hasher = DefaultHasher::new();
    todo.hash(&mut hasher);
    hasher.finish()
}

#[test]
fn the_last_pushed_comes_up_first() {
    let mut todo: Todo<char, 4> = Todo::default();
    assert!(todo.is_empty());
    assert_eq!((todo.top(), todo.pop(), todo.room()), (None, None, 4));
    assert_eq!(todo.seats(), SeatSet::EMPTY);
    todo.push(SeatSet::EMPTY, 'a');
    todo.push(BOTH, 'b');
    assert_eq!((todo.top(), todo.seats()), (Some('b'), BOTH));
    assert_eq!(todo.room(), 2);
    assert_eq!(todo.pop(), Some('b'));
    assert_eq!((todo.top(), todo.seats()), (Some('a'), SeatSet::EMPTY));
    assert_eq!(todo.pop(), Some('a'));
    assert!(todo.is_empty());
}

#[test]
fn a_list_comes_up_in_its_order() {
    let mut todo: Todo<char, 4> = Todo::default();
    todo.push(SeatSet::EMPTY, 'z');
    todo.push_list(BOTH, &['a', 'b', 'c']);
    let order: Vec<char> = std::iter::from_fn(|| todo.pop()).collect();
    assert_eq!(order, ['a', 'b', 'c', 'z']);
}

#[test]
fn a_step_leaves_with_its_last_answer() {
    let mut todo: Todo<char, 4> = Todo::default();
    todo.push(SeatSet::EMPTY, 'a');
    todo.push(SeatSet::first(3), 'b');
    assert!(!todo.answered(Seat(1)));
    assert!(!todo.answered(Seat(1)), "a second answer counts once");
    assert!(!todo.answered(Seat(0)));
    assert_eq!(
        (todo.top(), todo.seats()),
        (Some('b'), SeatSet::one(Seat(2)))
    );
    assert!(todo.answered(Seat(2)));
    assert_eq!(todo.top(), Some('a'));
    todo.pop();
    assert!(!todo.answered(Seat(0)), "nothing was asked");
}

#[test]
fn what_was_popped_is_forgotten() {
    let mut used: Todo<char, 4> = Todo::default();
    used.push_list(BOTH, &['a', 'b']);
    used.pop();
    let mut fresh = Todo::default();
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
    let mut todo: Todo<char, 4> = Todo::default();
    todo.push_list(BOTH, &['a', 'b', 'c', 'd']);
    assert_eq!(todo.room(), 0);
    todo.push(BOTH, 'e');
}

#[test]
fn a_stack_is_written_as_the_list_of_its_steps() {
    let mut todo: Todo<char, 4> = Todo::default();
    todo.push(SeatSet::EMPTY, 'a');
    todo.push(BOTH, 'b');
    let text = r#"[{"seats":[],"step":"a"},{"seats":[1,2],"step":"b"}]"#;
    assert_eq!(serde_json::to_string(&todo).unwrap(), text);
    assert_eq!(serde_json::from_str::<Todo<char, 4>>(text).unwrap(), todo);
    let problem = serde_json::from_str::<Todo<char, 1>>(text).unwrap_err();
    assert!(problem.to_string().starts_with("there are 2 steps"));
}
