//! `schema`: the JSON Schemas of what the program reads and writes.

use serde_json::{Value, json};
use tabletop::Phrase;

use super::Context;
use crate::output::{Failure, print, print_json};

/// The schemas that name no game, and what each is about.
const SCHEMAS: [(&str, &str); 9] = [
    (
        "engine-answer",
        include_str!("../../schemas/engine-answer.json"),
    ),
    (
        "engine-request",
        include_str!("../../schemas/engine-request.json"),
    ),
    ("legal", include_str!("../../schemas/legal.json")),
    ("match", include_str!("../../schemas/match.json")),
    ("record", include_str!("../../schemas/record.json")),
    ("review", include_str!("../../schemas/review.json")),
    ("score", include_str!("../../schemas/score.json")),
    ("sim", include_str!("../../schemas/sim.json")),
    ("study", include_str!("../../schemas/study.json")),
];

/// What a game describes in its own schema.
const OF_GAMES: [&str; 2] = ["position", "view"];

/// The dialect of all schemas.
const DIALECT: &str = "https://json-schema.org/draft/2020-12/schema";

/// Prints a schema, or the names of all.
pub fn schema(context: &Context, name: Option<&str>, game: Option<&str>) -> Result<(), Failure> {
    let Some(name) = name else {
        return print(&names(context).join("\n"));
    };
    let refused = || {
        let phrase = Phrase::new("cli-no-such-schema")
            .with(
                "name",
                [Some(name), game]
                    .map(Option::unwrap_or_default)
                    .join(" ")
                    .trim()
                    .to_string(),
            )
            .with("known", names(context).join(", "));
        Failure::Input(context.say(&phrase))
    };
    match (name, game) {
        ("frame", None) => print_json(&frame(context)),
        // Not a schema but the description that has it; whoever looks for one wants the other.
        ("openapi", None) => print(&server::openapi(&context.catalog)),
        (name, Some(game)) if OF_GAMES.contains(&name) => {
            let entry = context.entry(game)?;
            let schema = entry.schema().ok_or_else(refused)?;
            print_json(&of_game(game, name, schema))
        }
        (name, None) => {
            let known = SCHEMAS.iter().find(|(known, _)| *known == name);
            print(known.ok_or_else(refused)?.1)
        }
        _ => Err(refused()),
    }
}

/// The names of all schemas, as they are asked for.
fn names(context: &Context) -> Vec<String> {
    let mut names: Vec<String> = SCHEMAS
        .iter()
        .map(|(name, _)| (*name).to_string())
        .collect();
    names.extend(["frame", "openapi"].map(String::from));
    for entry in context
        .catalog
        .games()
        .filter(|entry| entry.schema().is_some())
    {
        names.extend(OF_GAMES.map(|name| format!("{name} {}", entry.info().id)));
    }
    names.sort();
    names
}

/// A position file or a view of a game. The game describes both in one file, since they
/// share nearly everything.
fn of_game(game: &str, name: &str, schema: &str) -> Value {
    let mut schema: Value = serde_json::from_str(schema).expect("a test reads it");
    let defs = schema["$defs"].take();
    if name == "view" {
        return json!({
            "$schema": DIALECT,
            "title": format!("What a seat of {game} may know"),
            "$ref": "#/$defs/view",
            "$defs": defs,
        });
    }
    json!({
        "$schema": DIALECT,
        "title": format!("A position of {game}"),
        "type": "object",
        "properties": {
            "game": { "const": game },
            "rules": { "type": "integer", "description": "The version of its rules." },
            "figures": { "type": "string", "description": "A hash of the printed figures." },
            "players": { "type": "integer", "minimum": 1, "description": "How many people play." },
            "options": {
                "type": "object",
                "additionalProperties": { "type": "string" },
                "description": "All options by name.",
            },
            "position": { "$ref": "#/$defs/position" },
        },
        "required": ["game", "rules", "figures", "players", "options", "position"],
        "additionalProperties": false,
        "$defs": defs,
    })
}

/// The frame of the JSON API, out of its description.
fn frame(context: &Context) -> Value {
    let description = server::openapi(&context.catalog);
    let description = description.replace("#/components/schemas/", "#/$defs/");
    let mut description: Value = serde_json::from_str(&description).expect("plain data");
    json!({
        "$schema": DIALECT,
        "title": "A table as one reader may see it",
        "$ref": "#/$defs/Frame",
        "$defs": description["components"]["schemas"].take(),
    })
}
