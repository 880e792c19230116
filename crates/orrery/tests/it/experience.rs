//! `experience`: the same file whatever the number of threads, and one that was cut off goes
//! on where it was.

use std::fs;

use crate::kit::run_in;

const SERIES: &[&str] = &[
    "experience",
    "red-outpost",
    "--bots",
    "skilled,greedy",
    "--rounds",
    "4",
    "--seed",
    "5",
];

#[test]
fn the_file_depends_on_the_seed_alone_and_goes_on_where_it_was_cut_off() {
    let folder = tempfile::tempdir().unwrap();
    let play = |games: &str, more: &[&str]| {
        let games = ["--games", games];
        run_in(folder.path(), &[SERIES, &games, more].concat(), "")
    };
    play("9", &["--out", "one", "--threads", "1"]).ok();
    play("9", &["--out", "three", "--threads", "3"]).ok();
    let whole = fs::read(folder.path().join("one")).unwrap();
    assert_eq!(fs::read(folder.path().join("three")).unwrap(), whole);

    let line = whole.iter().position(|&byte| byte == b'\n').unwrap() + 1;
    assert_eq!(line % 64, 0);
    let header: serde_json::Value = serde_json::from_slice(&whole[..line]).unwrap();
    assert_eq!(header["game"], "red-outpost");
    assert_eq!(
        header["bounds"].as_array().unwrap().len() as u64,
        header["inputs"]
    );
    // All numbers of players take turns.
    let tables = header["tables"].as_array().unwrap();
    for players in 1..=4 {
        assert!(tables.iter().any(|table| table["players"] == players));
    }
    let bytes = header["bytes"].as_u64().unwrap() as usize;
    assert_eq!((whole.len() - line) % bytes, 0);

    // In the middle of an example of the last game, of the first one, and of the header's end.
    for length in [whole.len() - bytes - 7, line + bytes / 2, line] {
        fs::write(folder.path().join("cut"), &whole[..length]).unwrap();
        play("9", &["--out", "cut", "--threads", "2"]).ok();
        assert_eq!(
            fs::read(folder.path().join("cut")).unwrap(),
            whole,
            "{length}"
        );
    }
    // What is there already is enough.
    play("2", &["--out", "one"]).ok();
    assert_eq!(fs::read(folder.path().join("one")).unwrap(), whole);

    let other = play("9", &["--out", "one", "--stray", "0"]);
    assert_eq!(other.code, 2);
    assert!(other.stderr.contains("another series"), "{}", other.stderr);
    let program = [
        "experience",
        "red-outpost",
        "--out",
        "x",
        "--bots",
        "exec:true",
    ];
    let program = run_in(folder.path(), &program, "");
    assert_eq!(program.code, 2);
    assert!(program.stderr.contains("no programs"), "{}", program.stderr);
}

/// A teacher belongs to the series: a file is not gone on with under another one.
#[test]
fn a_teacher_belongs_to_the_series() {
    let folder = tempfile::tempdir().unwrap();
    let play = |more: &[&str]| {
        let games = ["experience", "red-outpost", "--bots", "random"];
        let games = [&games[..], &["--games", "2", "--seed", "5"], more].concat();
        run_in(folder.path(), &games, "")
    };
    let teacher = |name: &str| {
        let file = fs::read(folder.path().join(name)).unwrap();
        let line = file.split(|&byte| byte == b'\n').next().unwrap();
        let header: serde_json::Value = serde_json::from_slice(line).unwrap();
        header["teacher"].clone()
    };
    play(&["--out", "alone"]).ok();
    play(&["--out", "taught", "--teacher", "greedy"]).ok();
    assert_eq!(teacher("alone"), serde_json::Value::Null);
    assert_eq!(teacher("taught"), "greedy");
    for (more, why) in [
        ("--out taught --teacher novice", "another series"),
        ("--out taught", "another series"),
        ("--out x --teacher exec:true", "no programs"),
    ] {
        let refused = play(&more.split(' ').collect::<Vec<_>>());
        assert_eq!(refused.code, 2);
        assert!(refused.stderr.contains(why), "{}", refused.stderr);
    }
}
