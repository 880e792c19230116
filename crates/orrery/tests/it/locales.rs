//! The program's own words: the same in every language, all of them used.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use words::{Entry, Language, keys};

fn locale(language: Language) -> BTreeMap<String, Entry> {
    let text = match language {
        Language::En => include_str!("../../../cli/locales/en.ftl"),
        Language::Es => include_str!("../../../cli/locales/es.ftl"),
        Language::Fr => include_str!("../../../cli/locales/fr.ftl"),
    };
    keys(text).unwrap_or_else(|mistakes| panic!("{language}: {mistakes:#?}"))
}

#[test]
fn all_languages_have_the_same_keys_and_variables() {
    let english = locale(Language::En);
    for language in Language::ALL {
        let other = locale(language);
        let names = |locale: &BTreeMap<String, Entry>| -> BTreeSet<String> {
            locale.keys().cloned().collect()
        };
        assert_eq!(names(&other), names(&english), "{language}");
        for (key, entry) in &other {
            assert_eq!(entry, &english[key], "{language}: {key}");
            assert!(entry.has_text, "{language}: {key}");
        }
    }
}

#[test]
fn every_key_is_used_and_every_used_key_is_there() {
    let mut used = BTreeSet::new();
    collect(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("../cli/src"),
        &mut used,
    );
    let there: BTreeSet<String> = locale(Language::En).into_keys().collect();
    assert_eq!(used, there);
}

/// The keys in the source: whole string literals that begin with `cli-`.
fn collect(folder: &Path, used: &mut BTreeSet<String>) {
    for file in fs::read_dir(folder).expect("the source") {
        let path = file.expect("the source").path();
        if path.is_dir() {
            collect(&path, used);
            continue;
        }
        let text = fs::read_to_string(&path).expect("the source");
        let literals = text.split('"').filter(|part| part.starts_with("cli-"));
        let is_key = |part: &&str| part.chars().all(|c| c.is_ascii_lowercase() || c == '-');
        used.extend(literals.filter(is_key).map(String::from));
    }
}

/// French has a space that does not break before some marks and inside its quotes, and
/// a curly apostrophe; before a name “de” would have to know how the name begins.
#[test]
fn french_is_set_as_french_is() {
    for text in [
        include_str!("../../../cli/locales/fr.ftl"),
        include_str!("../../../server/locales/fr.ftl"),
        include_str!("../../../server/problems/fr.ftl"),
        include_str!("../../../words/locales/fr.ftl"),
    ] {
        words::testkit::check_french(text);
        assert!(!text.contains(" de { $names"), "{text}");
    }
}
