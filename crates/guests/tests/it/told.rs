//! What a program is told: the view of its seat and nothing else.

use std::time::Duration;

use guests::Guest;
use serde_json::Value;
use tabletop::{Dice, Seat};

use crate::kit::{Script, hosting, table};

/// A script that writes down what it is told and answers nothing.
const LISTENER: &str = r#"while read -r line; do printf '%s\n' "$line" >> "$1"; done"#;

fn keys(value: &Value) -> Vec<&str> {
    value
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect()
}

#[test]
fn a_program_gets_the_view_of_its_seat_and_no_more() {
    let script = Script::new(LISTENER);
    let referee = table();
    let hosting = hosting(Duration::from_millis(700));
    // A seed that would be found in any text that has it.
    let seed = 987_654_321_012;
    let game = referee.start(Dice::from_seed(seed));
    let seat = game.to_act().lowest().unwrap();
    let choices: Vec<String> = game.choices(seat).into_iter().map(|c| c.action).collect();
    let view = game.view(Some(seat));
    let guest = Guest::new(&*referee, &script.command(), seat, seed, &hosting);
    let mut guest = referee.seat(Box::new(guest));
    let chosen = game.ask(seat, &mut *guest);
    assert!(choices.contains(&chosen), "a random bot has answered");
    drop(guest);

    let text = script.notes();
    let told: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let [hello, decide] = &told[..] else {
        panic!("hello and one question: {text}");
    };
    assert_eq!(
        keys(hello),
        [
            "type",
            "protocol",
            "game",
            "rules_version",
            "players",
            "sides",
            "options",
            "seat",
            "language",
            "time_ms"
        ]
    );
    assert_eq!(hello["seat"], Seat::number(seat));
    assert_eq!(
        keys(decide),
        ["type", "n", "time_ms", "question", "view", "choices"]
    );
    assert_eq!(decide["view"], serde_json::to_value(view).unwrap());
    let listed: Vec<&str> = decide["choices"]
        .as_array()
        .unwrap()
        .iter()
        .map(|choice| choice["action"].as_str().unwrap())
        .collect();
    let legal: Vec<String> = choices.iter().map(ToString::to_string).collect();
    assert_eq!(listed, legal);
    for secret in ["987654321012", "dice", "seed"] {
        assert!(!text.contains(secret), "{secret} in {text}");
    }
}
