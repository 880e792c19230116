//! `engine`: another program talks to the rules in JSON Lines.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Stdio},
};

use serde_json::{Value, json};

use crate::{
    kit::{hang_up_after, pick, program, run, run_with},
    schemas::Schema,
};

/// An engine that was started, and what it says. Every line that goes either way is held
/// against its schema.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    greeting: Value,
    requests: Schema,
    answers: Schema,
    last: u64,
}

impl Engine {
    fn start(args: &[&str]) -> Self {
        let mut child = program(&[&["engine"], args].concat())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the engine starts");
        let mut engine = Self {
            input: child.stdin.take(),
            output: BufReader::new(child.stdout.take().expect("a pipe")),
            child,
            greeting: Value::Null,
            requests: Schema::named("engine-request"),
            answers: Schema::named("engine-answer"),
            last: 0,
        };
        engine.greeting = serde_json::from_str(&engine.line()).expect("a greeting");
        engine
    }

    fn send(&mut self, line: &str) {
        let input = self.input.as_mut().expect("the input is open");
        writeln!(input, "{line}").expect("the engine reads");
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("the engine writes");
        let line = line.trim_end().to_string();
        let value = serde_json::from_str(&line).unwrap_or_else(|why| panic!("{why}: {line:?}"));
        self.answers.accepts(&value);
        line
    }

    fn read(&mut self) -> Value {
        serde_json::from_str(&self.line()).expect("JSON")
    }

    /// Sends what may be wrong; the error.
    #[track_caller]
    fn refused(&mut self, line: &str, code: &str) -> Value {
        self.send(line);
        let answer = self.read();
        assert_eq!(answer["error"]["code"], code, "{line}: {answer}");
        let message = answer["error"]["message"].as_str().unwrap();
        assert!(message.len() > 10 && message.ends_with('.'), "{message}");
        answer
    }

    /// Asks for something; the result.
    #[track_caller]
    fn ask(&mut self, kind: &str, mut request: Value) -> Value {
        self.last += 1;
        request["id"] = self.last.into();
        request["type"] = kind.into();
        self.requests.accepts(&request);
        self.send(&request.to_string());
        let mut answer = self.read();
        assert_eq!(answer["id"], self.last, "{answer}");
        assert!(answer.get("error").is_none(), "{request}: {answer}");
        answer["result"].take()
    }

    /// Ends its input and waits for it.
    fn end(mut self) {
        drop(self.input.take());
        let output = self.child.wait_with_output().expect("the engine ends");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
        assert_eq!(output.status.code(), Some(0));
    }
}

/// The blocks of docs/engine.md that show a conversation: `>` is sent and `<` is answered.
/// An answer that ends in `…` is shown up to there.
#[test]
fn the_transcript_in_the_documentation_is_what_happens() {
    let document = include_str!("../../../../docs/engine.md");
    let blocks = document.split("```").skip(1).step_by(2);
    let mut engine = Engine::start(&[]);
    let (mut sent, mut answered) = (0, 0);
    let greeting = engine.greeting.to_string();
    let mut first = Some(greeting);
    for line in blocks
        .filter_map(|block| block.strip_prefix("jsonl\n"))
        .flat_map(str::lines)
    {
        if let Some(request) = line.strip_prefix("> ") {
            engine.send(request);
            sent += 1;
        } else {
            let expected = line.strip_prefix("< ").expect("a line is sent or answered");
            let answer = first.take().unwrap_or_else(|| engine.line());
            answered += 1;
            match expected.strip_suffix('…') {
                Some(start) => assert!(answer.starts_with(start), "{expected}\nis {answer}"),
                None => assert_eq!(answer, expected),
            }
        }
    }
    assert!(sent > 15 && answered == sent + 1, "{sent}, {answered}");
    engine.end();
}

/// Whole random games of all three, step by step, with undo and copies on the way; the
/// scores are those that `orrery score` prints of the position.
#[test]
fn whole_games_are_played_with_undo_and_copies() {
    let mut engine = Engine::start(&[]);
    for (game, players, options) in [
        ("red-outpost", 3, json!({ "cards": "on" })),
        ("kosmonavts", 2, json!({ "mode": "advanced" })),
        ("circadians", 2, json!({})),
    ] {
        let setup = json!({
            "game": game, "players": players, "options": options, "seed": 11, "legal": true
        });
        let mut now = engine.ask("new", setup);
        let table = now["table"].clone();
        let mut lots = 5;
        let mut moves = 0;
        while now["over"] == false {
            let owing = now["owing"][0].clone();
            let choices = now["choices"].as_array().unwrap();
            let own = choices.iter().find(|one| one["seat"] == owing).unwrap();
            let actions = own["actions"].as_array().unwrap();
            let action = actions[pick(&mut lots, actions.len())].clone();
            let step = json!({ "table": table, "seat": owing, "action": action, "legal": true });
            let next = engine.ask("apply", step.clone());
            moves += 1;
            assert_eq!(next["moves"], moves);
            if moves % 16 == 3 {
                let back = engine.ask("undo", json!({ "table": table, "legal": true }));
                assert_eq!(
                    (&back["to_act"], &back["choices"]),
                    (&now["to_act"], &now["choices"])
                );
                let copy = engine.ask("copy", json!({ "table": table }))["table"].clone();
                assert_eq!(engine.ask("apply", step), next);
                // The copy has stayed behind.
                let legal = engine.ask("legal", json!({ "table": copy }));
                assert_eq!(legal["choices"], now["choices"]);
                engine.ask("close", json!({ "table": copy }));
            }
            now = next;
        }
        assert!(moves > 20, "{game}: {moves}");
        let score = engine.ask("score", json!({ "table": table }));
        let position = engine.ask("position", json!({ "table": table }));
        let printed = run_with(&["score", "--json"], &position.to_string()).json();
        assert_eq!(score, printed);
        let places = score["sides"].as_array().unwrap().iter();
        let places: Vec<Value> = places.map(|side| side["place"].clone()).collect();
        assert_eq!(now["places"], json!(places));
    }
    engine.end();
}

/// What stands in a position is the game: loaded again it goes on in the same way.
#[test]
fn a_position_goes_out_and_in() {
    let mut engine = Engine::start(&[]);
    let new = run(&["new", "red-outpost", "-n", "2", "--seed", "7"]).json();
    let begun = engine.ask(
        "new",
        json!({ "game": "red-outpost", "players": 2, "seed": 7 }),
    );
    assert_eq!(
        engine.ask("position", json!({ "table": begun["table"] })),
        new
    );
    let loaded = engine.ask("load", json!({ "position": new, "legal": true }));
    assert_ne!(loaded["table"], begun["table"]);
    let legal = engine.ask("legal", json!({ "table": begun["table"] }));
    assert_eq!(legal["choices"], loaded["choices"]);
    let mut wrong = new;
    wrong["position"]["crystals"] = json!(1);
    let line = json!({ "id": "w", "type": "load", "position": wrong }).to_string();
    let answer = engine.refused(&line, "bad_position");
    assert!(
        answer["error"]["message"]
            .as_str()
            .unwrap()
            .contains("crystals"),
        "{answer}"
    );
    engine.end();
}

/// What a seat knows is enough to deal a game that looks the same to it, in which others may
/// hold other secrets; and neither search nor bot nor deal depends on what others hold.
#[test]
fn a_game_is_dealt_from_what_a_seat_knows() {
    let mut engine = Engine::start(&[]);
    let new =
        json!({ "game": "kosmonavts", "players": 3, "options": { "mode": "advanced" }, "seed": 4 });
    let mut now = engine.ask("new", new);
    let table = now["table"].clone();
    for seed in 0..25 {
        let seat = now["owing"][0].clone();
        let bot = json!({ "table": table, "seat": seat, "level": "greedy", "seed": seed });
        let action = engine.ask("bot", bot)["action"].clone();
        now = engine.ask(
            "apply",
            json!({ "table": table, "seat": seat, "action": action }),
        );
    }
    let view = engine.ask("view", json!({ "table": table, "seat": 2 }));
    let position = engine.ask("position", json!({ "table": table }));
    let mut dealt_differently = false;
    for seed in 0..5 {
        let from_view =
            engine.ask("redeal", json!({ "view": view, "seed": seed }))["table"].clone();
        let from_table =
            engine.ask("redeal", json!({ "table": table, "seat": 2, "seed": seed }))["table"]
                .clone();
        assert_eq!(
            engine.ask("view", json!({ "table": from_view, "seat": 2 })),
            view
        );
        let dealt = engine.ask("position", json!({ "table": from_view }));
        assert_eq!(
            engine.ask("position", json!({ "table": from_table })),
            dealt
        );
        dealt_differently |= dealt["position"]["players"] != position["position"]["players"];
        assert_ne!(dealt["position"]["dice"], position["position"]["dice"]);
        if now["to_act"].as_array().unwrap().contains(&json!(2)) {
            let think = |table: &Value| json!({ "table": table, "seat": 2, "iterations": 40, "seed": 1, "lines": 9 });
            let real = engine.ask("search", think(&table));
            assert_eq!(engine.ask("search", think(&from_view)), real);
        }
    }
    assert!(dealt_differently, "others' missions are dealt anew");
    let mut lie = view;
    lie["view"]["supply"]["normal"] = json!(0);
    let line = json!({ "id": 1, "type": "redeal", "view": lie }).to_string();
    engine.refused(&line, "bad_view");
    engine.end();
}

/// The same budget and seed find the same lines; the first is what was tried most; and what
/// lines are worth is told when it is asked for.
#[test]
fn a_search_keeps_to_its_budget() {
    let mut engine = Engine::start(&[]);
    let begun = engine.ask("new", json!({ "game": "red-outpost", "seed": 3 }));
    let (table, seat) = (begun["table"].clone(), begun["to_act"][0].clone());
    let think = json!({
        "table": table, "seat": seat, "iterations": 200, "seed": 9, "lines": 3, "deals": 16
    });
    let found = engine.ask("search", think.clone());
    assert_eq!(engine.ask("search", think), found);
    let lines = found["lines"].as_array().unwrap();
    assert_eq!(lines.len(), 3);
    assert_eq!(found["stopped"], false);
    // The first round makes the root.
    assert_eq!(found["visits"], 199);
    let visits: Vec<u64> = lines
        .iter()
        .map(|line| line["visits"].as_u64().unwrap())
        .collect();
    assert!(visits.is_sorted_by(|a, b| a >= b), "{visits:?}");
    for line in lines {
        let worth = line["worth"].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&worth));
        let chances = line["judgement"]["chances"].as_array().unwrap();
        let sum: f64 = chances.iter().map(|chance| chance.as_f64().unwrap()).sum();
        assert!((sum - 1.0).abs() < 0.001, "{line}");
        let first = line["actions"][0].clone();
        let copy = engine.ask("copy", json!({ "table": table }))["table"].clone();
        engine.ask(
            "apply",
            json!({ "table": copy, "seat": seat, "action": first }),
        );
    }
    engine.end();
}

/// A search can be stopped while it runs, and one that waits behind it too; what follows is
/// answered in order.
#[test]
fn a_search_can_be_stopped() {
    let mut engine = Engine::start(&[]);
    let begun = engine.ask("new", json!({ "game": "circadians", "seed": 3 }));
    let (table, seat) = (begun["table"].clone(), begun["to_act"][0].clone());
    for id in ["one", "two"] {
        let search = json!({
            "id": id, "type": "search", "table": table, "seat": seat,
            "iterations": 1_000_000, "time_ms": 600_000
        });
        engine.send(&search.to_string());
    }
    engine.send(&json!({ "id": "list", "type": "tables" }).to_string());
    engine.send(&json!({ "id": "stop", "type": "stop" }).to_string());
    assert_eq!(engine.read(), json!({ "id": "stop", "result": {} }));
    for id in ["one", "two"] {
        let found = engine.read();
        assert_eq!(
            (&found["id"], &found["result"]["stopped"]),
            (&json!(id), &json!(true))
        );
        let first = &found["result"]["lines"][0];
        assert!(first["visits"].as_u64().unwrap() > 0, "{found}");
    }
    assert_eq!(engine.read()["id"], "list");
    // A later search is not stopped by an earlier stop.
    let think = json!({ "table": table, "seat": seat, "iterations": 20 });
    assert_eq!(engine.ask("search", think)["stopped"], false);
    engine.send(r#"{"id":"s","type":"search","table":1,"seat":1,"time_ms":600000}"#);
    engine.send(r#"{"id":"q","type":"quit"}"#);
    assert_eq!(engine.read()["id"], "s");
    assert_eq!(engine.read(), json!({ "id": "q", "result": {} }));
    engine.end();
}

/// Nothing that is sent ends the engine or changes a game; each mistake has a code.
#[test]
fn mistakes_are_told_and_harm_nothing() {
    let mut engine = Engine::start(&["--most-tables", "3", "--most-undo", "2"]);
    assert_eq!(engine.greeting["limits"]["tables"], 3);
    let begun = engine.ask("new", json!({ "game": "red-outpost", "seed": 1 }));
    let before = engine.ask("position", json!({ "table": begun["table"] }));
    let view = engine.ask("view", json!({ "table": 1, "seat": 1 }));
    let long = format!(
        r#"{{"id":1,"type":"new","game":"{}"}}"#,
        "x".repeat(1 << 20)
    );
    let deep = "[".repeat(100_000);
    let id = format!(r#"{{"id":"{}","type":"stop"}}"#, "x".repeat(101));
    let mut watched = view.clone();
    watched["seat"] = json!(3);
    let watched = json!({ "id": 1, "type": "redeal", "view": watched }).to_string();
    let mut torn = view;
    torn["view"]["workers"]["miner"] = json!("gone");
    let torn = json!({ "id": 1, "type": "redeal", "view": torn }).to_string();
    #[rustfmt::skip]
    let mistakes = [
        ("bad_json", "hello"),
        ("bad_json", "{\"id\":1,\"type\":"),
        ("bad_json", "[1]"),
        ("bad_json", &deep),
        ("line_too_long", &long),
        ("bad_id", r#"{"type":"tables"}"#),
        ("bad_id", r#"{"id":null,"type":"tables"}"#),
        ("bad_id", r#"{"id":1.5,"type":"tables"}"#),
        ("bad_id", &id),
        ("unknown_type", r#"{"id":1}"#),
        ("unknown_type", r#"{"id":1,"type":"fly"}"#),
        ("unknown_type", r#"{"id":1,"type":7}"#),
        ("unknown_field", r#"{"id":1,"type":"tables","table":1}"#),
        ("unknown_field", r#"{"id":1,"type":"stop","now":true}"#),
        ("unknown_field", r#"{"id":1,"type":"apply","table":1,"seat":1,"action":"x","seet":1}"#),
        ("missing_field", r#"{"id":1,"type":"apply","table":1,"seat":1}"#),
        ("missing_field", r#"{"id":1,"type":"search","table":1,"seat":1}"#),
        ("bad_value", r#"{"id":1,"type":"view","table":"one"}"#),
        ("bad_value", r#"{"id":1,"type":"view","table":1,"seat":-1}"#),
        ("bad_value", r#"{"id":1,"type":"view","table":1,"seat":300}"#),
        ("bad_value", r#"{"id":1,"type":"new","game":"red-outpost","seed":9007199254740992}"#),
        ("bad_value", r#"{"id":1,"type":"search","table":1,"seat":1,"iterations":0}"#),
        ("bad_value", r#"{"id":1,"type":"search","table":1,"seat":1,"iterations":1000001}"#),
        ("bad_value", r#"{"id":1,"type":"search","table":1,"seat":1,"time_ms":600001}"#),
        ("bad_value", r#"{"id":1,"type":"search","table":1,"seat":1,"time_ms":1,"lines":0}"#),
        ("bad_value", r#"{"id":1,"type":"search","table":1,"seat":1,"time_ms":1,"deals":10001}"#),
        ("bad_value", r#"{"id":1,"type":"bot","table":1,"seat":1,"level":"clever"}"#),
        ("bad_value", r#"{"id":1,"type":"undo","table":1,"count":0}"#),
        ("bad_value", r#"{"id":1,"type":"redeal"}"#),
        ("unknown_game", r#"{"id":1,"type":"new","game":"chess"}"#),
        ("bad_setup", r#"{"id":1,"type":"new","game":"red-outpost","players":5}"#),
        ("bad_setup", r#"{"id":1,"type":"new","game":"red-outpost","options":{"speed":"fast"}}"#),
        ("bad_setup", r#"{"id":1,"type":"new","game":"red-outpost","options":{"cards":"many"}}"#),
        ("unknown_table", r#"{"id":1,"type":"legal","table":9}"#),
        ("unknown_table", r#"{"id":1,"type":"close","table":0}"#),
        ("unknown_table", r#"{"id":1,"type":"search","table":9,"seat":1,"iterations":9}"#),
        ("no_such_seat", r#"{"id":1,"type":"view","table":1,"seat":0}"#),
        ("no_such_seat", r#"{"id":1,"type":"view","table":1,"seat":3}"#),
        ("no_such_seat", r#"{"id":1,"type":"apply","table":1,"seat":5,"action":"miner>mine"}"#),
        ("no_such_seat", r#"{"id":1,"type":"bot","table":1,"seat":3,"level":"greedy"}"#),
        ("illegal", r#"{"id":1,"type":"apply","table":1,"seat":1,"action":"miner>moon"}"#),
        ("illegal", r#"{"id":1,"type":"apply","table":1,"seat":1,"action":""}"#),
        ("illegal", r#"{"id":1,"type":"apply","table":1,"seat":2,"action":"miner>barracks"}"#),
        ("nothing_to_undo", r#"{"id":1,"type":"undo","table":1}"#),
        ("bad_view", &watched),
        ("bad_view", &torn),
    ];
    for (code, line) in mistakes {
        engine.refused(line, code);
    }
    let waits = 3 - begun["to_act"][0].as_u64().unwrap();
    let bot = format!(r#"{{"id":1,"type":"bot","table":1,"seat":{waits},"level":"greedy"}}"#);
    engine.refused(&bot, "not_to_act");
    let illegal = r#"{"id":7,"type":"apply","table":1,"seat":1,"action":"miner>barracks"}"#;
    let told = engine.refused(illegal, "illegal");
    assert!(
        told["error"]["rule"].as_str().unwrap().starts_with("RO-"),
        "{told}"
    );
    // Bytes that are no text, and empty lines, which count for nothing.
    let input = engine.input.as_mut().unwrap();
    input.write_all(b"\n  \r\n\xff\xfe\n").unwrap();
    assert_eq!(engine.read()["error"]["code"], "bad_json");
    assert_eq!(engine.ask("position", json!({ "table": 1 })), before);

    // As many tables as the greeting says; closing makes room, and numbers are not used twice.
    engine.ask("copy", json!({ "table": 1 }));
    engine.ask("copy", json!({ "table": 1 }));
    for line in [
        r#"{"id":1,"type":"copy","table":1}"#,
        r#"{"id":1,"type":"new","game":"red-outpost"}"#,
        r#"{"id":1,"type":"redeal","table":1,"seat":1}"#,
    ] {
        engine.refused(line, "too_many_tables");
    }
    engine.ask("close", json!({ "table": 2 }));
    assert_eq!(engine.ask("copy", json!({ "table": 1 }))["table"], 4);
    let tables = engine.ask("tables", json!({}));
    let numbers = tables["tables"].as_array().unwrap().iter();
    assert_eq!(
        numbers.map(|one| one["table"].clone()).collect::<Vec<_>>(),
        [1, 3, 4]
    );

    // Only the last actions can be taken back, as the greeting says.
    let mut now = engine.ask("legal", json!({ "table": 1 }));
    for _ in 0..3 {
        let own = &now["choices"][0];
        let step =
            json!({ "table": 1, "seat": own["seat"], "action": own["actions"][0], "legal": true });
        now = engine.ask("apply", step);
    }
    engine.refused(
        r#"{"id":1,"type":"undo","table":1,"count":3}"#,
        "nothing_to_undo",
    );
    assert_eq!(
        engine.ask("undo", json!({ "table": 1, "count": 2 }))["moves"],
        1
    );
    engine.end();
}

/// Whatever was sent before the input ends is answered; a reader that goes away ends it.
#[test]
fn the_engine_ends_with_its_input_or_its_reader() {
    let lines = concat!(
        r#"{"id":1,"type":"new","game":"red-outpost","seed":1}"#,
        "\n",
        r#"{"id":2,"type":"search","table":1,"seat":1,"iterations":30}"#,
        "\n",
        r#"{"id":3,"type":"search","table":1,"seat":2,"iterations":30}"#,
        "\n",
        r#"{"id":4,"type":"score","table":1}"#
    );
    let told = run_with(&["engine"], lines).ok();
    let answers: Vec<Value> = told
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let ids: Vec<&Value> = answers[1..].iter().map(|answer| &answer["id"]).collect();
    assert_eq!(ids, [1, 2, 3, 4]);
    hang_up_after(&["engine"], &(lines.to_string() + "\n").repeat(400), 100);
}

/// The client of docs/engine.md plays every game to its end.
#[test]
fn the_python_client_plays() {
    let client = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/engine.py");
    let output = std::process::Command::new("python3")
        .args([client, env!("CARGO_BIN_EXE_orrery"), "2"])
        .output()
        .expect("python3 runs");
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{output:?}");
    let steps = told.lines().filter_map(|line| {
        let (_, rest) = line.split_once(": ")?;
        rest.split(' ').next()?.parse::<u32>().ok()
    });
    let steps: Vec<u32> = steps.collect();
    assert!(
        steps.len() == 3 && steps.iter().all(|&steps| steps > 40),
        "{told}"
    );
}

/// Texts are in the language that was asked for.
#[test]
fn questions_and_refusals_speak_the_language() {
    let mut engine = Engine::start(&["--lang", "fr"]);
    engine.ask("new", json!({ "game": "red-outpost", "seed": 1 }));
    let legal = engine.ask("legal", json!({ "table": 1, "text": true }));
    let texts = legal["choices"][0]["texts"].to_string();
    assert!(
        texts.contains("mineur") || texts.contains("Mineur"),
        "{texts}"
    );
    let own = &legal["choices"][0];
    assert_eq!(
        own["texts"].as_array().unwrap().len(),
        own["actions"].as_array().unwrap().len()
    );
    engine.end();
}
