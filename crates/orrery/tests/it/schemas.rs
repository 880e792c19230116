//! `schema`: what the program reads and writes is what its schemas say.

use std::{collections::BTreeSet, fs, path::Path};

use catalog::{Match, Referee};
use jsonschema::Validator;
use serde_json::Value;
use tabletop::{Dice, Seat};

use crate::kit::{run, run_with};

/// A schema that `orrery schema` prints.
pub struct Schema {
    name: String,
    schema: Value,
    validator: Validator,
}

impl Schema {
    /// The schema of this name, which is a valid schema itself.
    #[track_caller]
    pub fn named(name: &str) -> Self {
        let words: Vec<&str> = name.split(' ').collect();
        let schema = run(&[&["schema"], &words[..]].concat()).json();
        let validator = jsonschema::draft202012::options()
            .build(&schema)
            .unwrap_or_else(|why| panic!("{name}: {why}"));
        Self {
            name: name.to_string(),
            schema,
            validator,
        }
    }

    #[track_caller]
    pub fn accepts(&self, value: &Value) {
        let mistakes: Vec<String> = self
            .validator
            .iter_errors(value)
            .take(3)
            .map(|mistake| format!("{}: {mistake}", mistake.instance_path()))
            .collect();
        assert!(mistakes.is_empty(), "{}: {mistakes:#?}", self.name);
    }

    #[track_caller]
    pub fn refuses(&self, value: &Value) {
        assert!(!self.validator.is_valid(value), "{}: {value}", self.name);
    }
}

/// Every property that a schema names anywhere.
fn properties(schema: &Value, found: &mut BTreeSet<String>) {
    match schema {
        Value::Object(fields) => {
            for (key, value) in fields {
                if key == "properties" {
                    let named = value.as_object().expect("properties by name");
                    found.extend(named.keys().cloned());
                }
                properties(value, found);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| properties(value, found)),
        _ => {}
    }
}

/// Every key of an object anywhere in a value.
fn keys(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                found.insert(key.clone());
                keys(value, found);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| keys(value, found)),
        _ => {}
    }
}

/// Plays random games at every table of a game's study and shows each position.
fn positions(id: &str, games: u64, mut show: impl FnMut(&dyn Referee, &dyn Match)) {
    let catalog = games::catalog();
    let entry = catalog.find(id).expect("it is in the catalogue");
    for (table, (players, options)) in entry.study_tables().into_iter().enumerate() {
        let referee = entry.open(None, players, &options).expect("a table");
        for seed in 0..games {
            let mut game = referee.start(Dice::from_seed(100 * table as u64 + seed));
            let mut lots = Dice::from_seed(!seed);
            show(&*referee, &*game);
            while let Some(seat) = game.owing().lowest() {
                let actions = game.actions(seat);
                let action = &actions[lots.below(actions.len() as u32) as usize];
                game.play(seat, action).expect("what is listed is legal");
                show(&*referee, &*game);
            }
        }
    }
}

const GAMES: [&str; 3] = ["red-outpost", "kosmonavts", "circadians"];

/// Positions and views of random games are as the game's schema says, every field that the
/// schema describes occurs, and a field that it does not describe is refused.
#[test]
fn positions_and_views_are_as_described() {
    for id in GAMES {
        let position = Schema::named(&format!("position {id}"));
        let view = Schema::named(&format!("view {id}"));
        let (mut met, mut described) = (BTreeSet::new(), BTreeSet::new());
        properties(&position.schema, &mut described);
        let mut n = 0;
        positions(id, 3, |referee, game| {
            n += 1;
            if n % 5 != 0 && game.outcome().is_none() {
                return;
            }
            let file = record::PositionFile::of(referee, game);
            let file = serde_json::to_value(file).expect("plain data");
            position.accepts(&file);
            keys(&file, &mut met);
            for seat in Seat::first(referee.seats()).map(Some).chain([None]) {
                let seen = game.view(seat);
                view.accepts(&seen);
                keys(&seen, &mut met);
                if n % 50 == 0 {
                    let mut more = seen.clone();
                    more["dice"] = Value::Null;
                    view.refuses(&more);
                    let first = more.as_object().expect("an object").keys().next().cloned();
                    more = seen;
                    more.as_object_mut()
                        .expect("an object")
                        .remove(&first.expect("a field"));
                    view.refuses(&more);
                }
            }
        });
        // Only some readings of the rules of Kosmonavts write these.
        for reading in ["barred", "earth_visited"] {
            described.remove(reading);
        }
        let unmet: Vec<&String> = described.difference(&met).collect();
        assert!(unmet.is_empty(), "{id}: no position has {unmet:?}");
    }
}

/// What a seat knows, written and read back, is what it knows: a deal from it looks the same.
#[test]
fn views_are_read_back() {
    for id in GAMES {
        let mut n = 0;
        positions(id, 2, |referee, game| {
            n += 1;
            if n % 3 != 0 && game.outcome().is_none() {
                return;
            }
            for seat in Seat::first(referee.seats()).map(Some).chain([None]) {
                let view = game.view(seat);
                let dealt = referee.deal(view.clone(), seat, Dice::from_seed(n));
                let dealt = dealt.unwrap_or_else(|why| panic!("{id}, {seat:?}: {why} in {view}"));
                assert_eq!(dealt.view(seat), view, "{id}, {seat:?}");
                assert_eq!(
                    dealt.position(),
                    game.redeal(seat, Dice::from_seed(n)).position()
                );
                // The position is no view: it has the dice.
                assert!(
                    referee
                        .deal(game.position(), seat, Dice::from_seed(n))
                        .is_err()
                );
            }
        });
    }
}

/// The lines of all records that are kept.
#[test]
fn records_are_as_described() {
    let schema = Schema::named("record");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records");
    let mut count = 0;
    for game in fs::read_dir(folder).expect("the records").flatten() {
        let Ok(files) = fs::read_dir(game.path()) else {
            continue;
        };
        for file in files
            .flatten()
            .filter(|file| file.path().extension().is_some_and(|end| end == "jsonl"))
            .take(4)
        {
            let text = fs::read_to_string(file.path()).expect("a record");
            for line in text.lines() {
                schema.accepts(&serde_json::from_str(line).expect("JSON"));
                count += 1;
            }
        }
    }
    assert!(count > 300, "{count} lines");
    schema.refuses(&serde_json::json!({ "n": 1, "seat": 0, "action": "x", "position": "y" }));
}

/// What the commands print for programs.
#[test]
fn output_for_programs_is_as_described() {
    let series = ["--games", "40", "--seed", "3", "--json"];
    let sim = ["sim", "red-outpost", "--bots", "greedy,random"];
    Schema::named("sim").accepts(&run(&[&sim, &series[..]].concat()).json());
    let versus = ["match", "red-outpost", "--bots", "greedy,random"];
    Schema::named("match").accepts(&run(&[&versus, &series[..]].concat()).json());
    let study = Schema::named("study");
    for game in GAMES {
        let args = ["study", game, "--bots", "random", "-n", "2"];
        study.accepts(&run(&[&args, &series[..]].concat()).json());
    }
    let position = run(&["new", "circadians", "--seed", "1"]).ok();
    Schema::named("legal").accepts(&run_with(&["legal", "--json"], &position).json());
    Schema::named("score").accepts(&run_with(&["score", "--json"], &position).json());
}

#[test]
fn a_review_is_as_described() {
    let folder = tempfile::tempdir().unwrap();
    let into = folder.path().to_str().unwrap();
    let series = [
        "--games",
        "1",
        "--seed",
        "3",
        "--bots",
        "random",
        "--records",
        into,
    ];
    run(&[&["sim", "red-outpost"], &series[..]].concat()).ok();
    let record = folder.path().join("red-outpost-000001.jsonl");
    let review = [
        "review",
        record.to_str().unwrap(),
        "--seconds",
        "1",
        "--json",
    ];
    Schema::named("review").accepts(&run(&review).json());
}

/// Without a name all names are listed; each of them is a schema; a wrong one is told.
#[test]
fn every_schema_has_a_name() {
    let listed = run(&["schema"]).ok();
    let names: Vec<&str> = listed.lines().collect();
    assert_eq!(names.len(), 17, "{listed}");
    assert_eq!(run(&["schema", "openapi"]).json()["openapi"], "3.1.0");
    for name in names.into_iter().filter(|name| *name != "openapi") {
        let schema = Schema::named(name);
        assert!(schema.schema["title"].is_string(), "{name}");
        schema.refuses(&serde_json::json!("nonsense"));
    }
    let told = run(&["schema", "engine"]).refused();
    assert!(told.contains("engine-request"), "{told}");
    assert!(
        run(&["schema", "position"])
            .refused()
            .contains("position red-outpost")
    );
    assert!(
        run(&["schema", "sim", "red-outpost"])
            .refused()
            .contains("sim red-outpost")
    );
    assert!(
        run(&["schema", "view", "chess"])
            .refused()
            .contains("chess")
    );
}
