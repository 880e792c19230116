//! Setting up a game, and finding it again.

use serde_json::{Value, json};

use crate::kit::{Guest, serve};

/// Every value of every option is on the sheet with its line, in every language.
#[test]
fn everything_can_be_chosen_and_is_explained() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    for language in ["en", "es", "fr"] {
        let mut ana = Guest::new(&running);
        let spoken = ("accept-language".into(), language.into());
        ana.headers.push(spoken);
        let home = ana.get("/api/home").ok().json();
        for game in home["games"].as_array().unwrap() {
            let id = game["id"].as_str().unwrap();
            let page = ana.get(&format!("/new/{id}")).ok().text;
            for text in ["about", "time", "weight"] {
                assert_ne!(game[text], "", "{id} in {language}: {text}");
            }
            for option in game["options"].as_array().unwrap() {
                let key = option["key"].as_str().unwrap();
                for value in option["values"].as_array().unwrap() {
                    let value = value[0].as_str().unwrap();
                    let field = format!("name=\"set-{key}\" value=\"{value}\"");
                    assert!(page.contains(&field), "{id}: {field}");
                    let explained = option["how"] != "" || option["hows"][value].is_string();
                    assert!(explained, "{id} in {language}: {key}={value}");
                }
            }
            for preset in game["presets"].as_array().unwrap() {
                assert_ne!(preset["how"], "", "{id} in {language}: {preset}");
            }
        }
    }
}

/// A table as the sheet makes it.
fn made(ana: &Guest, fields: &[(&str, &str)]) -> Value {
    let answer = ana.form("/tables", fields);
    assert_eq!(answer.status, 303, "{fields:?}: {}", answer.text);
    ana.frame(&answer.location[3..])
}

#[test]
fn every_preset_and_every_kind_of_player_makes_a_table() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let home = ana.get("/api/home").ok().json();
    for game in home["games"].as_array().unwrap() {
        let id = game["id"].as_str().unwrap();
        for preset in game["presets"].as_array().unwrap() {
            let options = preset["options"].as_object().unwrap().iter();
            let options: Vec<(String, &str)> = options
                .map(|(key, value)| (format!("set-{key}"), value.as_str().unwrap()))
                .collect();
            let mut fields = vec![("game", id), ("seat-2", "open")];
            fields.extend(options.iter().map(|(key, value)| (&**key, *value)));
            made(&ana, &fields);
        }
    }
    // Solo, with a rival of choice.
    let fields = [("game", "circadians"), ("set-rival", "hard")];
    let solo = made(&ana, &fields);
    assert_eq!(solo["stage"], "playing");
    assert_eq!(solo["sides"].as_array().unwrap().len(), 2);
    // Seats that nobody uses are left out, and two cannot have one colour.
    let fields = [
        ("game", "red-outpost"),
        ("name", "Ana"),
        ("colour-1", "pink"),
        ("colour-2", "orange"),
        ("colour-3", "pink"),
        ("colour-4", "blue"),
        ("seat-2", "none"),
        ("seat-3", "here"),
        ("seat-4", "expert"),
    ];
    let table = made(&ana, &fields);
    let sides = table["sides"].as_array().unwrap();
    let kinds: Vec<&Value> = sides.iter().map(|side| &side["kind"]).collect();
    assert_eq!(kinds, ["person", "person", "bot"]);
    assert_eq!(sides[0]["colour"], "pink");
    assert_ne!(sides[1]["colour"], "pink");
    assert_eq!(sides[2]["colour"], "blue");
    assert_eq!(sides[0]["name"], "Ana 1", "two seats of one person");
}

/// Everyone finds their own finished games, with replay and review.
#[test]
fn finished_games_stay_with_their_players() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, eve) = (Guest::new(&running), Guest::new(&running));
    let table = ana.table(2, 1);
    assert!(ana.get("/").text.contains("Continue"));
    assert_eq!(ana.play_on(&table, 500)["stage"], "over");
    let own = |guest: &Guest| {
        let home = guest.get("/api/home").ok().json();
        let past = home["past"].as_array().unwrap().clone();
        past.iter().any(|line| line["table"] == json!(table))
    };
    assert!(own(&ana) && !own(&eve));
    let home = ana.get("/").ok().text;
    for page in ["/replay/", "/review/"] {
        assert!(home.contains(&format!("href=\"{page}{table}\"")), "{page}");
    }
    assert!(!home.contains("Continue"));
}

/// What stands in a player's row is the last row of the score sheet.
#[test]
fn rows_tell_the_points_of_the_score_sheet() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    for game in ["red-outpost", "kosmonavts", "circadians"] {
        let new = json!({ "game": game, "players": 2, "seats": [1], "bots": { "2": "random" } });
        let table = ana.post("/api/tables", &new).ok().json();
        let table = table["table"].as_str().unwrap();
        ana.play_on(table, 12);
        let frame = ana.wait(table);
        let total = frame["scores"].as_array().unwrap().last().unwrap().clone();
        for (n, side) in frame["sides"].as_array().unwrap().iter().enumerate() {
            assert_eq!(side["total"], total["points"][n], "{game}");
            assert_eq!(side["partly_hidden"], total["hidden"][n], "{game}");
        }
    }
}
