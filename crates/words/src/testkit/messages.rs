//! What stands in the word files of a game, and what its code says.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use tabletop::Words;

use crate::{Entry, Language, keys};

/// The word file of a game in a language.
///
/// # Panics
/// When there is none.
#[must_use]
pub fn text<G: Words>(language: Language) -> &'static str {
    G::locale(language.code()).unwrap_or_else(|| panic!("{language}: no word file"))
}

/// What is in the word files of a game.
///
/// # Panics
/// When one cannot be read.
#[must_use]
pub fn entries<G: Words>() -> BTreeMap<Language, BTreeMap<String, Entry>> {
    let read = |language| (language, keys(text::<G>(language)).expect("a word file"));
    Language::ALL.into_iter().map(read).collect()
}

/// Checks that all languages have the same messages with the same arguments, and texts of rules in
/// the same of them. Arguments with these endings only serve grammar and may differ.
///
/// # Panics
/// When they have not.
pub fn check_languages<G: Words>(grammar: &[&str]) {
    let arguments = |entry: &Entry| -> BTreeSet<String> {
        let variables = entry.variables.iter();
        variables
            .filter(|name| !grammar.iter().any(|ending| name.ends_with(ending)))
            .filter_map(|name| name.split('_').next())
            .map(str::to_string)
            .collect()
    };
    let entries = entries::<G>();
    let english = &entries[&Language::En];
    for (language, others) in &entries {
        let missing: Vec<_> = english
            .keys()
            .filter(|key| !others.contains_key(*key))
            .collect();
        let surplus: Vec<_> = others
            .keys()
            .filter(|key| !english.contains_key(*key))
            .collect();
        assert!(
            missing.is_empty() && surplus.is_empty(),
            "{language}: {missing:?} {surplus:?}"
        );
        for (key, entry) in others {
            assert!(entry.has_text, "{language}: {key}");
            assert_eq!(
                arguments(entry),
                arguments(&english[key]),
                "{language}: {key}"
            );
            let has_rules = |entry: &Entry| entry.attributes.contains("text");
            assert_eq!(
                has_rules(entry),
                has_rules(&english[key]),
                "{language}: {key}"
            );
        }
    }
    assert_eq!(G::locale("de"), None);
}

/// Checks that the code of a game in this folder says every message there is and no other, and
/// that neither its words nor its drawings know a `State`.
///
/// What looks like the key of a message in a file of words or drawings may be something else:
/// `is_message` says so of a path and a literal. Keys that are put together, `composed` names.
///
/// # Panics
/// When it does not, or when they do.
pub fn check_keys<G: Words>(
    src: &Path,
    is_message: impl Fn(&str, &str) -> bool,
    composed: &[&str],
) {
    let known = &entries::<G>()[&Language::En];
    let mut used: BTreeSet<String> = composed.iter().map(ToString::to_string).collect();
    for (path, text) in sources(src) {
        let path = path.to_string_lossy().replace('\\', "/");
        let speaks = path.contains("/src/words") || path.contains("/src/draw");
        for literal in literals(&text) {
            if speaks && is_key(literal) && is_message(&path, literal) {
                assert!(
                    known.contains_key(literal),
                    "{path}: {literal} is in no word file"
                );
            }
            used.insert(literal.to_string());
        }
        if speaks {
            let mut words = text.split(|c: char| !c.is_alphanumeric() && c != '_');
            assert!(
                !words.any(|word| word == "State"),
                "{path} has seen a State"
            );
        }
    }
    used.extend(G::INFO.sources.iter().map(ToString::to_string));
    for option in G::INFO.options {
        used.insert(format!("option-{}", option.key));
        let values = option.values.iter();
        used.extend(values.map(|value| format!("option-{}-{value}", option.key)));
        // One line explains the option, or one each of its values.
        let how = format!("option-{}-how", option.key);
        if known.contains_key(&how) {
            used.insert(how);
        } else {
            let values = option.values.iter();
            used.extend(values.map(|value| format!("option-{}-{value}-how", option.key)));
        }
    }
    let presets = G::INFO.presets.iter();
    used.extend(presets.map(|preset| format!("preset-{}", preset.key)));
    used.extend(["about", "about-time", "about-weight", "about-fair"].map(String::from));
    for entry in known.values() {
        used.extend(entry.references.iter().cloned());
    }
    let unused: Vec<_> = known.keys().filter(|key| !used.contains(*key)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
    let told = ["option-", "source-", "preset-", "about"];
    let asked = used
        .iter()
        .filter(|key| told.iter().any(|prefix| key.starts_with(prefix)));
    for key in asked {
        assert!(known.contains_key(key), "{key} is in no word file");
    }
}

/// Does this look like the key of a message?
fn is_key(literal: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    literal.len() > 1 && literal.contains('-') && literal.chars().all(plain)
}

/// The source files below a folder, with their paths, in order.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.expect("a readable folder").path())
        .collect();
    paths.sort();
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("a text");
            files.push((path, text));
        }
    }
    files
}

/// The string literals of a source text.
fn literals(text: &str) -> impl Iterator<Item = &str> {
    let lines = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    lines.flat_map(|line| line.split('"').skip(1).step_by(2))
}

/// Checks how French is set: no-break spaces before its signs and no straight apostrophes.
///
/// # Panics
/// With the line that is not.
#[track_caller]
pub fn check_french(text: &str) {
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        // Fluent writes its own sign after a name.
        let text = line.split_once(" = ").map_or(line, |(_, text)| text);
        let wrong = french_mistake(text);
        assert!(wrong.is_none(), "{wrong:?} in {line:?}");
    }
}

/// What is not set as it is in French, if something is not.
#[must_use]
pub fn french_mistake(text: &str) -> Option<&'static str> {
    let wrong = [
        " :", " ;", " !", " ?", " »", " %", "« ", "\u{a0};", "\u{a0}?", "'",
    ];
    // A sign may stand alone in quotes; what is before it then belongs to them.
    let text = text.replace("«\u{a0}", "«");
    wrong.into_iter().find(|wrong| text.contains(wrong))
}
