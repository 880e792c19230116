//! The printed figures as a table, and the hash that names them.

use std::collections::BTreeMap;

use catalog::{figures_hash, figures_table};
use toml::Value;

#[test]
fn every_figure_has_its_source() {
    for entry in games::catalog().games() {
        let figures = figures_table(entry.figures()).unwrap();
        let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
        for figure in &figures {
            *counts.entry(&figure.source).or_default() += 1;
            assert!(!figure.value.is_empty(), "{figure:?}");
            assert!(
                figure.source == "R" || !figure.note.is_empty(),
                "no reason or reference: {figure:?}"
            );
        }
        let known = |source: &&str| ["D", "P", "R"].contains(source);
        assert!(counts.keys().all(known), "{}: {counts:?}", entry.info().id);
        assert!(counts["R"] > 0 && counts["D"] > 0, "{counts:?}");
        let mut keys: Vec<&str> = figures.iter().map(|figure| figure.key.as_str()).collect();
        let count = keys.len();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), count, "two figures have the same name");
    }
}

/// Every number and list in the file is in the table, except what stands above the
/// first table, names a row, or tells where a figure comes from.
#[test]
fn no_figure_is_left_out() {
    for entry in games::catalog().games() {
        let file: toml::Table = entry.figures().parse().unwrap();
        let listed = figures_table(entry.figures()).unwrap().len();
        let mut leaves = 0;
        for (key, value) in &file {
            let is_entry = matches!(value, Value::Table(_))
                || matches!(value, Value::Array(rows) if rows.iter().all(Value::is_table));
            if is_entry && key != "sources" {
                leaves += count_leaves(value);
            }
        }
        assert_eq!(listed, leaves, "{}", entry.info().id);
    }
}

fn count_leaves(value: &Value) -> usize {
    match value {
        Value::Table(table) => {
            let figures = table.iter().filter(|(key, _)| !is_note(key));
            figures.map(|(_, value)| count_leaves(value)).sum()
        }
        Value::Array(rows) if rows.iter().any(is_row) => rows
            .iter()
            // One key of each row is its name.
            .map(|row| count_leaves(row) - 1)
            .sum(),
        _ => 1,
    }
}

fn is_row(value: &Value) -> bool {
    value.as_table().is_some_and(|row| row.contains_key("src"))
}

fn is_note(key: &str) -> bool {
    let last = key.rsplit('_').next().unwrap_or(key);
    ["src", "ref", "why", "note", "ruling", "readings"].contains(&last)
}

/// `colour_src` says where `colour` comes from: there must be a `colour`.
#[test]
fn every_note_belongs_to_a_figure() {
    fn check(place: &str, value: &Value) {
        match value {
            Value::Table(table) => {
                for (key, value) in table {
                    let place = format!("{place}.{key}");
                    let noted = ["_src", "_ref", "_why"]
                        .iter()
                        .find_map(|end| key.strip_suffix(end));
                    if let Some(noted) = noted {
                        assert!(table.contains_key(noted), "{place}: there is no {noted}");
                    }
                    check(&place, value);
                }
            }
            Value::Array(list) => {
                for (index, value) in list.iter().enumerate() {
                    check(&format!("{place}[{index}]"), value);
                }
            }
            _ => {}
        }
    }
    for entry in games::catalog().games() {
        check(
            entry.info().id,
            &Value::Table(entry.figures().parse().unwrap()),
        );
    }
}

const SMALL: &str = "\
schema = 1
title = \"Small\"

[[sources]]
key = \"web\"

[wheel]
spaces = 4
spaces_src = \"P\"
spaces_ref = \"web\"
reward = [2, 1]
src = \"R\"

# The third is a guess.
[[tracks]]
id = \"coal\"
spaces = [3, 4, 5]
start = { at = 1, from = \"left\" }
src = \"D\"
why = \"a rising scale\"
";

#[test]
fn the_table_is_in_the_order_of_the_file() {
    let rows: Vec<String> = figures_table(SMALL)
        .unwrap()
        .iter()
        .map(|figure| {
            format!(
                "{} {}={} ({})",
                figure.source, figure.key, figure.value, figure.note
            )
        })
        .collect();
    assert_eq!(
        rows,
        [
            "P wheel.spaces=4 (web)",
            "R wheel.reward=[2, 1] ()",
            "D tracks[coal].spaces=[3, 4, 5] (a rising scale)",
            "D tracks[coal].start.at=1 (a rising scale)",
            "D tracks[coal].start.from=left (a rising scale)",
        ]
    );
    assert!(figures_table("[wheel\n").is_err());
}

const DISPUTED: &str = "\
[wheel]
spaces = 4
ruling = \"X-Q01\"
src = \"R\"

[rulings]
tie = \"shared\"
tie_readings = [\"shared\", \"split\"]
tie_src = \"D\"
tie_why = \"X-001: the text is silent\"
";

/// A switch is a figure with its readings; a ruling on a printed figure is its note.
#[test]
fn rulings_are_figures_with_their_readings() {
    let figures = figures_table(DISPUTED).unwrap();
    let keys: Vec<&str> = figures.iter().map(|figure| figure.key.as_str()).collect();
    assert_eq!(keys, ["wheel.spaces", "rulings.tie"]);
    assert_eq!(figures[0].note, "X-Q01");
    assert_eq!(figures[1].value, "shared");
    assert_eq!(figures[1].readings, ["shared", "split"]);
    assert_eq!(figures[1].note, "X-001: the text is silent");
    // The hash tells which reading was in force, and nothing else about it.
    let hash = figures_hash(DISPUTED);
    let switched = catalog::with_reading(DISPUTED, "tie", "split");
    assert_ne!(figures_hash(&switched), hash);
    let reworded = DISPUTED.replace("the text is silent", "nobody knows");
    assert_eq!(figures_hash(&reworded), hash);
}

#[test]
fn the_hash_ignores_notes_and_layout() {
    let hash = figures_hash(SMALL);
    assert_eq!(hash.len(), 32);
    let same = [
        SMALL.replace("# The third is a guess.\n", ""),
        SMALL.replace("[3, 4, 5]", "[\n  3,\n  4, 5, # five\n]"),
        SMALL.replace("spaces = 4\n", "  spaces=4   # four\n"),
        SMALL.replace("a rising scale", "nobody knows"),
        SMALL.replace("spaces_src = \"P\"", "spaces_src = \"D\""),
        SMALL.replace("key = \"web\"", "key = \"net\""),
        SMALL.replace(
            "src = \"D\"\nwhy",
            "src = \"D\"\nstart_note = \"left or right\"\nwhy",
        ),
        SMALL
            .replace("spaces = 4\n", "")
            .replace("src = \"R\"\n", "src = \"R\"\nspaces = 4\n"),
        SMALL.replace('\n', "\r\n"),
    ];
    for text in same {
        assert_ne!(text, SMALL);
        assert_eq!(figures_hash(&text), hash, "{text}");
    }
}

#[test]
fn the_hash_knows_every_value() {
    let hash = figures_hash(SMALL);
    let different = [
        SMALL.replace("spaces = 4", "spaces = 5"),
        SMALL.replace("[3, 4, 5]", "[3, 5, 4]"),
        SMALL.replace("[3, 4, 5]", "[3, 4]"),
        SMALL.replace("at = 1", "at = \"1\""),
        SMALL.replace("\"left\"", "\"right\""),
        SMALL.replace("id = \"coal\"", "id = \"wool\""),
        SMALL.replace("schema = 1", "schema = 2"),
        SMALL.replace("reward =", "prize ="),
        format!("{SMALL}\n[more]\nx = 1\n"),
        format!("{SMALL}["),
    ];
    for text in different {
        assert_ne!(text, SMALL);
        assert_ne!(figures_hash(&text), hash, "{text}");
    }
}

/// The hash in the records of a real game survives a corrected note, and only that.
#[test]
fn the_hash_of_a_box_is_about_its_figures() {
    for entry in games::catalog().games() {
        let referee = entry.open(None, *entry.info().players.end(), &tabletop::Options::new());
        let hash = referee.unwrap().figures_hash().to_string();
        assert_eq!(hash, figures_hash(entry.figures()));
        let annotated = format!(
            "# My copy.\n{}",
            entry.figures().replace("why = \"", "why = \"see: ")
        );
        assert_eq!(figures_hash(&annotated), hash);
        let mut changed = 0;
        for (index, line) in entry.figures().lines().enumerate() {
            let Some((key, number)) = line.split_once(" = ") else {
                continue;
            };
            if number.parse::<i64>().is_err() {
                continue;
            }
            let mut lines: Vec<&str> = entry.figures().lines().collect();
            let edited = format!("{key} = {number}1");
            lines[index] = &edited;
            assert_ne!(figures_hash(&lines.join("\n")), hash, "{line}");
            changed += 1;
            if changed == 50 {
                break;
            }
        }
        assert!(changed > 10);
    }
}
