//! The JSON API for programs: its description, the view in its frames, and the program in
//! docs/api.md.

use std::{
    collections::BTreeSet,
    io::Write,
    process::{Command, Stdio},
};

use serde_json::{Value, json};

use crate::kit::{Guest, serve};

/// Every part of a description, with the way to it.
fn all<'a>(value: &'a Value, at: &str, show: &mut impl FnMut(&str, &'a Value)) {
    show(at, value);
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                all(value, &format!("{at}/{key}"), show);
            }
        }
        Value::Array(values) => {
            for (index, value) in values.iter().enumerate() {
                all(value, &format!("{at}/{index}"), show);
            }
        }
        _ => {}
    }
}

/// What validators and client generators ask of a description (OpenAPI 3.1): every response
/// has a description, every operation an id of its own and a tag that is described, every
/// reference leads somewhere, every variable of a path is a parameter, no list is closed by
/// `items: false`, and there is a server.
#[test]
fn the_description_is_valid() {
    let text = server::openapi(&games::catalog());
    let description: Value = serde_json::from_str(&text).unwrap();
    assert!(!description["servers"].as_array().unwrap().is_empty());
    let tags: BTreeSet<&str> = description["tags"]
        .as_array()
        .unwrap()
        .iter()
        .map(|tag| tag["name"].as_str().unwrap())
        .collect();
    let mut mistakes = Vec::new();
    let (mut ids, mut used, mut responses) = (BTreeSet::new(), BTreeSet::new(), 0);
    for (path, item) in description["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            let at = format!("{method} {path}");
            if !ids.insert(operation["operationId"].as_str().unwrap_or_default()) {
                mistakes.push(format!("{at}: an id that is not its own"));
            }
            for tag in operation["tags"].as_array().into_iter().flatten() {
                used.insert(tag.as_str().unwrap());
            }
            for (status, response) in operation["responses"].as_object().unwrap() {
                responses += 1;
                if response["description"].as_str().is_none_or(str::is_empty) {
                    mistakes.push(format!("{at}: {status} has no description"));
                }
            }
            let parameters = operation["parameters"].as_array().into_iter().flatten();
            let named: BTreeSet<&str> = parameters
                .filter(|parameter| parameter["in"] == "path" && parameter["required"] == true)
                .map(|parameter| parameter["name"].as_str().unwrap())
                .collect();
            let variables: BTreeSet<&str> = path
                .split('{')
                .skip(1)
                .filter_map(|rest| rest.split('}').next())
                .collect();
            if named != variables {
                mistakes.push(format!("{at}: the parameters are {named:?}"));
            }
        }
    }
    assert_eq!(used, tags, "every tag is used and described");
    assert!(responses > 100, "{responses}");
    all(&description, "", &mut |at, value| {
        if at.ends_with("/items") && value.is_boolean() {
            mistakes.push(format!("{at} is {value}"));
        }
        if let Some(to) = value.get("$ref").and_then(Value::as_str)
            && description.pointer(to.trim_start_matches('#')).is_none()
        {
            mistakes.push(format!("{at} leads nowhere: {to}"));
        }
    });
    assert!(mistakes.is_empty(), "{mistakes:#?}");
}

/// A frame of the API has what the reader may know; a page and its updates do not. What is
/// not asked for is empty, and most of a frame is gone with the board.
#[test]
fn a_frame_has_the_view_and_comes_in_parts() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let table = ana.table(2, 1);
    let said = json!({ "text": "Good luck!" });
    ana.post(&format!("/api/tables/{table}/chat"), &said).ok();
    let whole = ana.wait(&table);
    let read = |query: &str| ana.get(&format!("/api/tables/{table}{query}"));
    assert!(whole["view"]["round"].is_u64(), "{whole}");
    assert!(whole["view"].get("dice").is_none());
    let answer = read("?parts=view,questions");
    assert!(
        answer.text.len() * 4 < read("").text.len(),
        "{}",
        answer.text.len()
    );
    let some = answer.json();
    for part in ["view", "questions", "seq", "stage", "actions", "table"] {
        assert_eq!(some[part], whole[part], "{part}");
    }
    for (part, empty) in [
        ("log", "[]"),
        ("sides", "[]"),
        ("scores", "[]"),
        ("chat", "[]"),
        ("board", "\"\""),
    ] {
        assert_eq!(some[part].to_string(), empty, "{part}");
        assert_ne!(whole[part].to_string(), empty, "{part}");
    }
    let sides = read("?parts=sides").json();
    assert_eq!(sides["sides"], whole["sides"], "with their totals");
    assert!(sides.get("view").is_none() && sides["scores"].as_array().unwrap().is_empty());
    let refused = read("?parts=view,bord");
    assert_eq!(refused.status, 400);
    assert!(refused.text.contains("bord"), "{}", refused.text);
    // Someone else has no part in it.
    let bob = Guest::new(&running);
    let other = bob.get(&format!("/api/tables/{table}?parts=view,questions"));
    assert!(other.status >= 400 || other.json()["questions"].as_array().unwrap().is_empty());
}

/// docs/api.md: the program plays every game to its end.
#[test]
fn the_program_in_the_documentation_plays_a_whole_game() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let document = include_str!("../../../../docs/api.md");
    let program = document.split("```python\n").nth(1).unwrap();
    let program = program.split("```").next().unwrap();
    let code = program
        .lines()
        .filter(|line| !line.trim().is_empty())
        .count();
    assert!(code <= 42, "{code} lines");
    for game in ["red-outpost", "kosmonavts", "circadians"] {
        let mut child = Command::new("python3")
            .args(["-", &running.address, game])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("python3 runs");
        let mut input = child.stdin.take().unwrap();
        input.write_all(program.as_bytes()).unwrap();
        drop(input);
        let output = child.wait_with_output().unwrap();
        let told = String::from_utf8_lossy(&output.stdout);
        let wrong = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{game}: {wrong}");
        let places = ["places: [1, 2]", "places: [2, 1]", "places: [1, 1]"];
        assert!(places.contains(&told.trim()), "{game}: {told}");
    }
}
