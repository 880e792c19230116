//! What a lobby knows of a game.

use tabletop::{Info, OptionInfo, Options, SetupProblem};

const INFO: Info = Info {
    id: "test",
    title: "Test",
    designer: "nobody",
    publishers: "nobody",
    players: 2..=4,
    rules_version: 1,
    options: &[
        OptionInfo {
            key: "length",
            values: &["short", "long"],
            default: "short",
        },
        OptionInfo {
            key: "draft",
            values: &[],
            default: "",
        },
    ],
    secrets: false,
    presets: &[],
    sources: &[],
};

fn options(pairs: &[(&str, &str)]) -> Options {
    let owned = |&(key, value): &(&str, &str)| (key.into(), value.into());
    pairs.iter().map(owned).collect()
}

#[test]
fn defaults_are_filled_in() {
    let complete = INFO.complete(2, &Options::new());
    assert_eq!(complete, Ok(options(&[("length", "short"), ("draft", "")])));
}

#[test]
fn chosen_values_stay() {
    let chosen = options(&[("length", "long"), ("draft", "A1 B2")]);
    assert_eq!(INFO.complete(4, &chosen), Ok(chosen));
}

#[test]
fn too_few_or_too_many_players() {
    for given in [0, 1, 5] {
        let allowed = 2..=4;
        let problem = SetupProblem::Players { given, allowed };
        assert_eq!(INFO.complete(given, &Options::new()), Err(problem));
    }
}

#[test]
fn unknown_option() {
    let key = "lenght".into();
    let complete = INFO.complete(2, &options(&[("lenght", "long")]));
    assert_eq!(complete, Err(SetupProblem::UnknownOption { key }));
}

#[test]
fn bad_value() {
    let complete = INFO.complete(2, &options(&[("length", "Long")]));
    let problem = SetupProblem::BadValue {
        key: "length",
        value: "Long".into(),
    };
    assert_eq!(complete, Err(problem));
}
