//! `sim`: the same whatever the number of threads, and records of every game.

use std::fs;

use crate::kit::{run, widest};

const SIM: &[&str] = &[
    "sim",
    "red-outpost",
    "--games",
    "40",
    "--seed",
    "5",
    "--bots",
    "greedy,random",
];

#[test]
fn threads_make_no_difference() {
    for json in [&[][..], &["--json"]] {
        let with = |threads: &str| run(&[SIM, &["--threads", threads], json].concat()).ok();
        let one = with("1");
        for threads in ["2", "7"] {
            assert_eq!(with(threads), one);
        }
        assert_eq!(run(&[SIM, json].concat()).ok(), one);
    }
}

#[test]
fn a_simulation_tells_what_came_of_it() {
    let text = run(SIM).ok();
    for word in [
        "40 games, seed 5",
        "Seat 1",
        "Seat 2",
        "greedy",
        "random",
        "Exports",
    ] {
        assert!(text.contains(word), "{word} in {text}");
    }
    assert!(widest(&text) <= 100, "{text}");
    assert!(
        !text.contains("Missed objectives"),
        "only the solo game has objectives: {text}"
    );

    let json = run(&[SIM, &["--json"]].concat()).json();
    assert_eq!((&json["games"], &json["seed"]), (&40.into(), &5.into()));
    assert_eq!(json["bots"]["greedy"]["games"], 40);
    assert!(json["bots"]["greedy"]["wins"].as_u64() > json["bots"]["random"]["wins"].as_u64());
    let sides = json["sides"].as_array().unwrap();
    assert_eq!(sides.len(), 2);
    for side in sides {
        let sources = side["sources"].as_object().unwrap().values();
        let sum: f64 = sources.map(|points| points.as_f64().unwrap()).sum();
        assert!(
            (sum - side["mean"].as_f64().unwrap()).abs() < 1e-9,
            "{side}"
        );
    }
    let solo = run(&[
        "sim",
        "red-outpost",
        "-n",
        "1",
        "--games",
        "10",
        "--seed",
        "5",
    ])
    .ok();
    assert!(
        solo.contains("Autom") && solo.contains("Missed objectives"),
        "{solo}"
    );
    let spanish = run(&[SIM, &["--lang", "es"]].concat()).ok();
    assert!(spanish.contains("40 partidas"), "{spanish}");
}

#[test]
fn another_seed_is_another_series() {
    let sim = |seed: &str| run(&["sim", "red-outpost", "--games", "20", "--seed", seed]).ok();
    assert_ne!(sim("1"), sim("2"));
    let told = run(&["sim", "red-outpost", "--games", "5"]).ok();
    assert!(
        told.contains("seed"),
        "a seed that was drawn is told: {told}"
    );
}

#[test]
fn every_record_of_a_simulation_is_genuine() {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().join("deep/records");
    let into = |records: &std::path::Path| {
        let records = records.to_str().unwrap().to_string();
        run(&[&SIM[..3], &["12"], &SIM[4..], &["--records", &records]].concat()).ok()
    };
    let text = into(&records);
    assert_eq!(text, run(&[&SIM[..3], &["12"], &SIM[4..]].concat()).ok());
    let mut files: Vec<_> = fs::read_dir(&records)
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    files.sort();
    assert_eq!(files.len(), 12);
    for file in &files {
        let told = run(&["verify", file.to_str().unwrap()]).ok();
        assert!(told.starts_with("Valid record"), "{told}");
    }
    assert!(files[0].ends_with("red-outpost-000001.jsonl"), "{files:?}");

    // Again, on more threads: the same files.
    let again = folder.path().join("again");
    run(&[
        &SIM[..3],
        &["12"],
        &SIM[4..],
        &["--threads", "5", "--records"],
        &[again.to_str().unwrap()],
    ]
    .concat())
    .ok();
    for file in &files {
        let other = again.join(file.file_name().unwrap());
        assert_eq!(fs::read(file).unwrap(), fs::read(other).unwrap());
    }
}

/// That the records cannot be written is told, and nothing else is.
#[test]
fn records_that_cannot_be_written_stop_the_simulation() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let inside = file.join("records");
    let run = run(&[SIM, &["--records", inside.to_str().unwrap()]].concat());
    assert_eq!((run.code, run.stdout.as_str()), (1, ""), "{run:?}");
    assert!(run.stderr.contains("records"), "{run:?}");
}

/// What is called is compared with how the games ended, for people and for programs, and
/// only finished games count.
#[test]
fn called_chances_are_compared_with_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().to_str().unwrap();
    run(&[&SIM[..3], &["2"], &SIM[4..], &["--records", records]].concat()).ok();
    let files: Vec<String> = fs::read_dir(records)
        .unwrap()
        .map(|file| file.unwrap().path().to_str().unwrap().to_string())
        .collect();
    let files: Vec<&str> = files.iter().map(String::as_str).collect();
    let few = ["calibrate", "--positions", "4"];
    let told = run(&[&few[..], &files].concat()).ok();
    assert!(told.contains("Brier score"), "{told}");
    let told = run(&[&few[..], &["--json"], &files].concat()).json();
    let called = told["called"].as_array().unwrap();
    assert!((7..=8).contains(&called.len()), "{told}");
    let counted = told["classes"].as_array().unwrap().iter();
    let counted: u64 = counted
        .map(|class| class["positions"].as_u64().unwrap())
        .sum();
    assert_eq!(counted, called.len() as u64);
    for one in called {
        assert!((0.0..=1.0).contains(&one["chance"].as_f64().unwrap()));
        assert!((0.0..=1.0).contains(&one["won"].as_f64().unwrap()));
    }
    let text = fs::read_to_string(files[0]).unwrap();
    let open: Vec<&str> = text.lines().take(9).collect();
    let open_file = folder.path().join("open.jsonl");
    fs::write(&open_file, open.join("\n") + "\n").unwrap();
    let refused = run(&["calibrate", open_file.to_str().unwrap()]).refused();
    assert!(refused.contains("not finished"), "{refused}");
}
