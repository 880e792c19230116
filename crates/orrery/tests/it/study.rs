//! `study`: a report with charts, the same whatever the number of threads.

use std::{collections::BTreeMap, fs, path::Path};

use crate::kit::run;

/// The files of a report.
fn report(folder: &Path, more: &[&str]) -> BTreeMap<String, String> {
    let into = folder.to_str().unwrap();
    let args = [
        "study",
        "red-outpost",
        "--bots",
        "random",
        "--games",
        "150",
        "--into",
        into,
    ];
    let told = run(&[&args, more].concat()).ok();
    assert!(told.contains("red-outpost.md"), "{told}");
    let files = fs::read_dir(folder).unwrap().map(|file| {
        let path = file.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_string();
        (name, fs::read_to_string(path).unwrap())
    });
    files.collect()
}

#[test]
fn a_report_is_whole_and_repeatable() {
    let folders = [(); 3].map(|()| tempfile::tempdir().unwrap());
    let one = report(folders[0].path(), &["--threads", "1"]);
    assert_eq!(report(folders[1].path(), &["--threads", "3"]), one);
    assert_ne!(report(folders[2].path(), &["--seed", "2"]), one);

    let text = &one["red-outpost.md"];
    for word in [
        "orrery study red-outpost --bots random --games 150 --seed 1\n",
        "## 2 players",
        "## 1 player ·",
        "Autom",
        "### Special card",
        "### Exports",
        "95%",
    ] {
        assert!(text.contains(word), "{word} in {text}");
    }
    assert!(!text.contains("NaN") && !text.contains("study-"), "{text}");
    let charts: Vec<&String> = one.keys().filter(|name| name.ends_with(".svg")).collect();
    assert_eq!(charts.len(), 8, "two for each of four tables");
    for name in charts {
        assert!(text.contains(&format!("]({name})")), "{name} is not shown");
        roxmltree::Document::parse(&one[name]).expect("a chart is XML");
    }
}

/// Bots have their favourites among the leaders; a study draws them by lot.
#[test]
fn every_leader_is_judged() {
    let folder = tempfile::tempdir().unwrap();
    let into = folder.path().to_str().unwrap();
    let series = ["--bots", "greedy", "--games", "300", "-n", "2"];
    run(&[&["study", "circadians", "--into", into], &series[..]].concat()).ok();
    let text = fs::read_to_string(folder.path().join("circadians.md")).unwrap();
    assert!(text.contains("Leader: assigned at random"), "{text}");
    let leaders = text.split("### Leader").nth(1).unwrap();
    let leaders = leaders.split("###").next().unwrap();
    let judged = leaders.lines().filter(|line| line.contains('%')).count();
    assert_eq!(judged, 14, "{leaders}");
}

#[test]
fn a_report_speaks_every_language() {
    for (language, word) in [("es", "### Carta especial"), ("fr", "### Carte spéciale")] {
        let folder = tempfile::tempdir().unwrap();
        let into = folder.path().to_str().unwrap();
        run(&[
            "study",
            "red-outpost",
            "-n",
            "2",
            "--bots",
            "random",
            "--games",
            "5",
            "--lang",
            language,
            "--into",
            into,
        ])
        .ok();
        let text = fs::read_to_string(folder.path().join("red-outpost.md")).unwrap();
        assert!(text.contains(word), "{text}");
        assert!(!text.contains("cli-") && !text.contains("study-"), "{text}");
    }
}

#[test]
fn programs_get_the_findings_as_json() {
    let args = [
        "study",
        "red-outpost",
        "-n",
        "1",
        "--bots",
        "random",
        "--games",
        "40",
        "--json",
    ];
    let json = run(&args).json();
    let findings = &json["tables"][0]["findings"];
    assert_eq!(findings["games"], 40);
    let [seat, autom] = &findings["sides"].as_array().unwrap()[..] else {
        panic!("one player and Autom: {findings}");
    };
    let wins = |side: &serde_json::Value| side["wins"]["mean"].as_f64().unwrap();
    assert!((wins(seat) + wins(autom) - 1.0).abs() < 1e-9);
}

#[test]
fn a_table_that_is_not_studied_is_told() {
    let refused = run(&["study", "red-outpost", "-n", "7"]).refused();
    assert!(refused.contains('7'), "{refused}");
    let refused = run(&["study", "red-outpost", "--bots", "exec:./bot"]).refused();
    assert!(refused.contains("skilled"), "{refused}");
}
