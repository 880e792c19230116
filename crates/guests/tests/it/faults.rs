//! Everything a program can do wrong. A random bot takes its seat, the game is played
//! to its end, and nothing of the program is left.

use std::time::Duration;

use bots::{Fault, Lost};

use crate::kit::{Script, play};

/// Long enough for a shell to start on a busy machine.
const TIME: Duration = Duration::from_secs(4);
/// Nobody waits so long: what goes wrong is noticed when it does.
const PATIENT: Duration = Duration::from_secs(60);

/// Reads the question and then does this.
fn asked(then: &str) -> Script {
    Script::new(&format!("read -r hello\nread -r question\n{then}\n"))
}

/// How a program loses its seat that could have thought for a long time.
#[track_caller]
fn lost(script: &Script) -> Lost {
    let (lost, took) = play(&script.command(), PATIENT);
    assert!(took < PATIENT, "it held up the game for {took:?}");
    lost.expect("it loses its seat")
}

/// How a program loses its seat that lets its time pass.
#[track_caller]
fn hung(script: &Script) -> Lost {
    let (lost, took) = play(&script.command(), TIME);
    assert!(took < 4 * TIME, "it held up the game for {took:?}");
    let lost = lost.expect("it loses its seat");
    assert_eq!((lost.question, &lost.fault), (1, &Fault::Hung(TIME)));
    lost
}

#[test]
fn a_program_that_answers_nothing_loses_its_seat() {
    let lost = hung(&asked(
        "echo thinking >&2; while read -r line; do :; done; sleep 100",
    ));
    assert_eq!(lost.stderr, ["thinking"]);
}

#[test]
fn a_program_that_does_not_even_read_loses_its_seat() {
    hung(&Script::new("sleep 100"));
}

#[test]
fn a_program_that_crashes_loses_its_seat_and_its_last_words_are_told() {
    let lost = lost(&asked(
        "for n in 1 2 3 4 5 6 7 8 9; do echo line $n >&2; done; exit 3",
    ));
    assert_eq!(lost.fault, Fault::Ended(Some("exit status: 3".to_string())));
    assert_eq!(lost.stderr.len(), 8);
    assert_eq!(lost.stderr.last().unwrap(), "line 9");
}

#[test]
fn a_program_that_is_not_there_loses_its_seat() {
    let (lost, _) = play("./there-is-no-such-program", PATIENT);
    assert!(matches!(lost.unwrap().fault, Fault::NotStarted(_)));
    assert!(guests::try_start("./there-is-no-such-program").is_err());
    assert_eq!(guests::try_start("sh -c true"), Ok(()));
}

#[test]
fn a_program_that_closes_its_output_loses_its_seat() {
    assert_eq!(
        lost(&asked("exec >&-; sleep 100")).fault,
        Fault::Ended(None)
    );
}

#[test]
fn an_answer_that_is_none_costs_the_seat() {
    let no_answer = |script: &str| match lost(&asked(script)).fault {
        Fault::NoAnswer(line, _) => line,
        other => panic!("{script}: {other:?}"),
    };
    assert_eq!(no_answer("echo hello"), "hello");
    assert_eq!(no_answer("echo '{\"n\": 1}'"), "{\"n\": 1}");
    assert_eq!(
        no_answer("echo '{\"n\": -1, \"action\": \"x\"}'"),
        "{\"n\": -1, \"action\": \"x\"}"
    );
    assert_eq!(no_answer("printf '\\377\\376\\n'"), "\u{fffd}\u{fffd}");
    // What a terminal would obey is not repeated.
    assert_eq!(no_answer("printf 'a\\033[2Jb\\n'"), "a [2Jb");
    // A last line without its end is a line.
    assert_eq!(no_answer("printf 'half'"), "half");
}

#[test]
fn a_choice_that_is_not_there_costs_the_seat() {
    let script = asked("echo '{\"n\": 1, \"action\": \"win at once\"}'; sleep 100");
    assert_eq!(
        lost(&script).fault,
        Fault::Illegal("win at once".to_string())
    );
    let script = asked("echo '{\"n\": 7, \"action\": \"win at once\"}'; sleep 100");
    assert_eq!(lost(&script).fault, Fault::WrongQuestion(7));
}

#[test]
fn a_line_without_end_costs_the_seat() {
    let script =
        asked("while :; do printf aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa; done");
    assert_eq!(lost(&script).fault, Fault::TooLong(64 * 1024));
}

/// Nothing that a program writes piles up: not what nobody asked for, not what it
/// writes to standard error.
#[test]
fn a_flood_is_dammed() {
    assert!(matches!(lost(&asked("yes")).fault, Fault::NoAnswer(line, _) if line == "y"));
    let lost = hung(&asked("yes no >&2"));
    assert!(lost.stderr.len() <= 8, "{lost:?}");
}

/// Answers the first question twice: the second answer is for no question.
#[test]
fn an_answer_too_many_costs_the_seat() {
    let script = Script::new(
        r#"read -r hello
        read -r question
        action=$(printf '%s' "$question" | sed 's/.*"choices":\[{"action":"\([^"]*\)".*/\1/')
        printf '{"n":1,"action":"%s"}\n{"n":1,"action":"%s"}\n' "$action" "$action"
        sleep 100"#,
    );
    let lost = lost(&script);
    assert_eq!((lost.question, lost.fault), (2, Fault::WrongQuestion(1)));
}
