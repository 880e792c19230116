//! The script and the styles.

use std::collections::BTreeSet;

use server::assets::{SCRIPTS, STYLE, without_comments};

fn script() -> String {
    SCRIPTS.map(|(_, text)| text).concat()
}

/// The modules that a module needs, itself among them; not those that only some pages fetch.
fn needed_by(module: &'static str, found: &mut BTreeSet<&'static str>) {
    let known = SCRIPTS.iter().find(|(name, _)| *name == module);
    let (name, text) = known.expect("a module");
    if found.insert(name) {
        for import in text.split("from './").skip(1) {
            needed_by(import.split('\'').next().unwrap_or_default(), found);
        }
    }
}

/// What a table is sent is small; comments are for who reads the source, and what only the pages of
/// one's own need is fetched by those.
#[test]
fn the_script_is_small() {
    let mut modules = BTreeSet::new();
    needed_by("main.js", &mut modules);
    assert!(!modules.contains("passkeys.js") && modules.contains("clock.js"));
    let sent = SCRIPTS.iter().filter(|(name, _)| modules.contains(name));
    let size: usize = sent.map(|(_, text)| without_comments(text).len()).sum();
    assert!(size < 60_000, "{size} bytes");
}

#[test]
fn comments_are_not_sent() {
    let source = "// A module.\n\n/**\n * @param {string} name\n */\nlet a = 1; // one\n\t/** @type {X} */\n\tb(`//`);\n/** @type {Y} */ (c).d();\n";
    let sent = "\nlet a = 1; // one\n\tb(`//`);\n/** @type {Y} */ (c).d();\n";
    assert_eq!(without_comments(source), sent);
    assert!(!without_comments(&script()).contains("@param"));
}

/// Every module in the folder is served, and every import is a module of the folder.
#[test]
fn every_module_is_served() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/script");
    let files = std::fs::read_dir(folder).expect("the folder of the script");
    let names = files.map(|file| file.expect("a readable folder").file_name());
    let names: BTreeSet<String> = names.filter_map(|name| name.into_string().ok()).collect();
    let modules: BTreeSet<&str> = SCRIPTS.iter().map(|(name, _)| *name).collect();
    let there = names.iter().filter(|name| name.ends_with(".js"));
    assert!(there.map(String::as_str).eq(modules.iter().copied()));
    for (name, text) in SCRIPTS {
        let fetched = text.split("import('./").skip(1);
        for import in text.split("from './").skip(1).chain(fetched) {
            let import = import.split('\'').next().unwrap_or_default();
            assert!(modules.contains(import), "{name} imports {import}");
        }
    }
}

#[test]
fn nothing_comes_from_another_host() {
    for text in [&*script(), STYLE] {
        // The name of a language, which nobody fetches.
        let text = text.replace("'http://www.w3.org/2000/svg'", "");
        assert!(!text.contains("://"), "an address");
        assert!(!text.contains("@import"));
    }
}

/// The script and the pages speak of the same elements.
#[test]
fn every_id_in_the_script_is_on_a_page() {
    let pages = crate::gallery::pages(words::Language::En);
    let script = script();
    let ids: BTreeSet<&str> = script
        .split(['\'', '`', ' ', ','])
        .filter_map(|part| part.strip_prefix('#'))
        .map(|part| {
            part.split(|c: char| !c.is_alphanumeric() && c != '-')
                .next()
                .unwrap_or("")
        })
        .filter(|id| !id.is_empty() && !id.ends_with('-'))
        .collect();
    assert!(ids.len() > 20, "{ids:?}");
    for id in ids {
        let mark = format!("id=\"{id}\"");
        assert!(pages.iter().any(|(_, page)| page.contains(&mark)), "#{id}");
    }
}
