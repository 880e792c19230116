//! The words of the pages.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use tabletop::Phrase;
use words::{Entry, Language, keys};

fn entries(language: Language) -> BTreeMap<String, Entry> {
    keys(server::pages::locale(language)).expect("a good word file")
}

#[test]
fn every_language_has_the_same_keys_and_variables() {
    let english = entries(Language::En);
    for language in Language::ALL {
        let own = entries(language);
        let names =
            |entries: &BTreeMap<String, Entry>| entries.keys().cloned().collect::<BTreeSet<_>>();
        assert_eq!(names(&own), names(&english), "{language}");
        for (key, entry) in &own {
            assert_eq!(
                entry.variables, english[key].variables,
                "{key} in {language}"
            );
            assert!(key.starts_with("page-"), "{key}");
        }
    }
}

/// All texts of Rust code in a folder.
fn code(folder: &Path, all: &mut String) {
    for entry in fs::read_dir(folder).expect("the sources are there") {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            code(&path, all);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            all.push_str(&fs::read_to_string(path).expect("a text"));
        }
    }
}

#[test]
fn every_key_is_used_and_every_used_key_is_there() {
    let mut text = String::new();
    code(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut text,
    );
    let used: BTreeSet<&str> = text
        .match_indices("\"page-")
        .filter_map(|(at, _)| text[at + 1..].split(['"', '{']).next())
        .collect();
    let english = entries(Language::En);
    for key in &used {
        // A key that ends in a dash is completed at run time.
        let made = key.ends_with('-') && english.keys().any(|known| known.starts_with(key));
        assert!(
            made || english.contains_key(*key),
            "{key} is not in the word files"
        );
    }
    for key in english.keys() {
        let made = used
            .iter()
            .any(|used| used.ends_with('-') && key.starts_with(used));
        assert!(made || used.contains(&**key), "{key} is not used");
    }
}

/// No page shows a key instead of a text, or the name of an argument.
#[test]
fn no_page_shows_a_key() {
    for language in Language::ALL {
        for (name, page) in crate::gallery::pages(language) {
            assert!(!page.contains(">page-"), "{name} in {language}");
            assert!(!page.contains("=\"page-"), "{name} in {language}");
            assert!(
                !page.contains("{$") && !page.contains("{ $"),
                "{name} in {language}"
            );
        }
    }
}

/// Every bot has a name in every language.
#[test]
fn bots_have_names() {
    for level in bots::BotKind::NAMES {
        assert!(
            entries(Language::En).contains_key(&format!("page-bot-{level}")),
            "{level}"
        );
    }
    for level in bots::BotKind::LEVELS {
        let key = format!("page-how-{level}");
        assert!(entries(Language::En).contains_key(&key), "{level}");
    }
}

#[test]
fn plurals_are_right() {
    let free = |language, count: i64| {
        let reader = crate::fixture::reader(language);
        let phrase = Phrase::new("page-free-seats").with("count", count);
        reader.speaker.check(&phrase).expect("a good text")
    };
    assert_eq!(free(Language::En, 1), "1 open seat");
    assert_eq!(free(Language::Es, 2), "2 asientos libres");
    assert_eq!(free(Language::Fr, 0), "0\u{a0}place libre");
}

/// A speaker knows the words of the pages and of a game together.
#[test]
fn no_game_has_a_word_of_the_pages() {
    for entry in games::catalog().games() {
        for language in Language::ALL {
            let texts = [server::pages::locale(language), entry.locale(language)];
            if let Err(mistakes) = words::Speaker::try_new(language, &texts) {
                panic!("{} in {language}: {mistakes:?}", entry.info().id);
            }
        }
    }
}
