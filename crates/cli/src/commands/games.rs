//! `games`, `rules` and `box`: what the catalogue has.

use catalog::{Figure, RULINGS};
use serde_json::json;
use tabletop::{Phrase, Speak};

use super::Context;
use crate::args::SetupArgs;
use crate::console::Console;
use crate::output::{Failure, print, print_json, wrap};

/// Lists the games with their options.
pub fn games(context: &Context) -> Result<(), Failure> {
    if context.json {
        let games: Vec<_> = context
            .catalog
            .games()
            .map(|entry| {
                let info = entry.info();
                let options: Vec<_> = info
                    .options
                    .iter()
                    .map(|option| {
                        json!({
                            "key": option.key,
                            "values": option.values,
                            "default": option.default,
                        })
                    })
                    .collect();
                json!({
                    "id": info.id,
                    "title": info.title,
                    "designer": info.designer,
                    "publishers": info.publishers,
                    "players": [info.players.start(), info.players.end()],
                    "rules": info.rules_version,
                    "options": options,
                    "bots": catalog::BotKind::NAMES,
                })
            })
            .collect();
        return print_json(&games);
    }
    let mut text = String::new();
    for entry in context.catalog.games() {
        let info = entry.info();
        let speaker = context.speaker(entry);
        text += &format!("{}  ({})\n", info.title, info.id);
        let credits = Phrase::new("cli-credits")
            .with("designer", info.designer.to_string())
            .with("publishers", info.publishers.to_string());
        text += &format!("  {}\n", speaker.say(&credits));
        let players = Phrase::new("cli-players")
            .with("least", i64::from(*info.players.start()))
            .with("most", i64::from(*info.players.end()));
        text += &format!("  {}\n", speaker.say(&players));
        for option in info.options {
            let name = speaker
                .say_key(&format!("option-{}", option.key))
                .unwrap_or_default();
            text += &format!("  --set {}=…  {name}\n", option.key);
            for value in option.values {
                let meaning = speaker
                    .say_key(&format!("option-{}-{value}", option.key))
                    .unwrap_or_default();
                let default = if *value == option.default {
                    speaker.say(&Phrase::new("cli-by-default"))
                } else {
                    String::new()
                };
                text += format!("      {value:<8} {meaning} {default}").trim_end();
                text.push('\n');
            }
        }
        let bots = Phrase::new("cli-bots").with("bots", catalog::BotKind::NAMES.join(", "));
        text += &format!("  {}\n", speaker.say(&bots));
    }
    print(&text)
}

/// Shows the numbered rules.
pub fn rules(context: &Context, game: &str, query: Option<&str>) -> Result<(), Failure> {
    let entry = context.entry(game)?;
    let rules = catalog::find_rules(&catalog::rules_in(entry, context.language), query);
    let rulings = catalog::rulings(context.figures().unwrap_or(entry.figures()));
    if rules.is_empty() {
        let phrase = Phrase::new("cli-no-such-rule").with("query", query.unwrap_or("").to_string());
        return Err(Failure::Input(context.say(&phrase)));
    }
    if context.json {
        let rules: Vec<_> = rules
            .iter()
            .map(|rule| {
                let rulings: Vec<_> = rule
                    .readings(&rulings)
                    .map(|ruling| {
                        json!({
                            "name": ruling.name,
                            "reading": ruling.reading,
                            "readings": ruling.readings,
                        })
                    })
                    .collect();
                json!({
                    "id": rule.id,
                    "heading": rule.heading,
                    "text": rule.text,
                    "rulings": rulings,
                })
            })
            .collect();
        return print_json(&rules);
    }
    let mut text = String::new();
    let mut heading = "";
    for rule in &rules {
        if rule.heading != heading {
            heading = &rule.heading;
            text += &format!("{}{heading}\n", if text.is_empty() { "" } else { "\n" });
        }
        text += &wrap(
            &format!("{}  ", rule.id),
            &rule.text,
            Console::of_stdout().text_columns(),
        );
        text.push('\n');
        for ruling in rule.readings(&rulings) {
            let phrase = Phrase::new("cli-ruling-in-force")
                .with("name", format!("{RULINGS}{}", ruling.name))
                .with("reading", ruling.reading.clone())
                .with("others", ruling.others().collect::<Vec<_>>().join(", "));
            text += &wrap(
                "        ",
                &context.say(&phrase),
                Console::of_stdout().text_columns(),
            );
            text.push('\n');
        }
    }
    print(&text)
}

/// Shows the printed figures.
pub fn figures(context: &Context, game: &str, toml: bool) -> Result<(), Failure> {
    let entry = context.entry(game)?;
    // A corrected copy is shown only if it can be played with.
    let referee = context.open(entry, &SetupArgs::default())?;
    let text = context.figures().unwrap_or(entry.figures());
    if toml {
        return print(text);
    }
    let figures = catalog::figures_table(text).map_err(Failure::Input)?;
    if context.json {
        let figures: Vec<_> = figures
            .iter()
            .map(|figure| {
                json!({
                    "key": figure.key,
                    "value": figure.value,
                    "source": figure.source,
                    "note": figure.note,
                    "readings": figure.readings,
                })
            })
            .collect();
        return print_json(&json!({ "hash": referee.figures_hash(), "figures": figures }));
    }
    let hash = Phrase::new("cli-figures-hash").with("hash", referee.figures_hash().to_string());
    print(&format!(
        "{}\n{}\n{}\n",
        entries(context, &figures),
        context.say(&Phrase::new("cli-figures-legend")),
        context.say(&hash)
    ))
}

/// The figures entry by entry: where each comes from, its name and value, and
/// below the figures that share it the note.
fn entries(context: &Context, figures: &[Figure]) -> String {
    let split = |figure: &Figure| {
        let (entry, name) = figure.key.rsplit_once('.').unwrap_or(("", &figure.key));
        (entry.to_string(), name.to_string())
    };
    let mut text = String::new();
    for figures in figures.chunk_by(|one, next| split(one).0 == split(next).0) {
        text += &format!("{}\n", split(&figures[0]).0);
        let names = figures.iter().map(|figure| split(figure).1);
        let width = names.map(|name| name.chars().count()).max().unwrap_or(0);
        for (index, figure) in figures.iter().enumerate() {
            let lead = format!("  {}  {:<width$}  ", figure.source, split(figure).1);
            text += &wrap(&lead, &figure.value, Console::of_stdout().text_columns());
            text.push('\n');
            if !figure.readings.is_empty() {
                let phrase = Phrase::new("cli-readings")
                    .with("default", figure.readings[0].clone())
                    .with("others", figure.readings[1..].join(", "));
                text += &wrap(
                    "     ",
                    &context.say(&phrase),
                    Console::of_stdout().text_columns(),
                );
                text.push('\n');
            }
            let next = figures.get(index + 1);
            if !figure.note.is_empty() && next.is_none_or(|next| next.note != figure.note) {
                text += &wrap("     ", &figure.note, Console::of_stdout().text_columns());
                text.push('\n');
            }
        }
    }
    text
}
