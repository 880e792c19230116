//! Finding puzzles: the committed sets are what the command they name makes, and it goes on
//! with them.

use std::fs;

use crate::kit::run;

fn committed(game: &str) -> String {
    let file = format!(
        "{}/../../games/{game}/puzzles.jsonl",
        env!("CARGO_MANIFEST_DIR")
    );
    fs::read_to_string(file).expect("a set")
}

/// A set that was broken off in the middle of a line is taken up by the command that its
/// first line names: whole lines are kept, and with enough puzzles nothing is played.
#[test]
fn the_command_in_the_first_line_goes_on_with_the_set() {
    let catalog = games::catalog();
    for game in catalog.games().map(|entry| entry.info().id) {
        let set = committed(game);
        let header: serde_json::Value =
            serde_json::from_str(set.lines().next().unwrap()).expect("a first line");
        let command = header["made_by"].as_str().unwrap().to_owned();
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("set.jsonl");
        fs::write(&file, format!("{set}{{\"game\":99,\"se")).unwrap();
        let mut args: Vec<&str> = command.split(' ').skip(1).collect();
        args.extend(["--count", "1", "-o", file.to_str().unwrap()]);
        let done = run(&args);
        assert_eq!(done.code, 0, "{done:?}");
        assert_eq!(fs::read_to_string(&file).unwrap(), set, "{game}");
    }
}

#[test]
fn a_file_of_another_set_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("set.jsonl");
    let set = committed("red-outpost");
    fs::write(&file, &set).unwrap();
    let file = file.to_str().unwrap();
    for other in [
        ["puzzles", "red-outpost", "--seed", "77", "-o", file],
        ["puzzles", "kosmonavts", "--seed", "1", "-o", file],
    ] {
        let refused = run(&other);
        assert_eq!(refused.code, 2, "{refused:?}");
        assert!(refused.stderr.contains("another set"), "{refused:?}");
    }
    assert_eq!(
        fs::read_to_string(file).unwrap(),
        set,
        "nothing was written"
    );
}
