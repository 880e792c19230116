//! The script and the styles.

use std::collections::BTreeSet;

const SCRIPT: &str = include_str!("../../assets/orrery.js");
const STYLE: &str = include_str!("../../assets/orrery.css");

#[test]
fn the_script_is_small() {
    assert!(SCRIPT.len() < 60_000, "{} bytes", SCRIPT.len());
}

#[test]
fn nothing_comes_from_another_host() {
    for text in [SCRIPT, STYLE] {
        assert!(!text.contains("://"), "an address");
        assert!(!text.contains("@import"));
    }
}

/// The script and the pages speak of the same elements.
#[test]
fn every_id_in_the_script_is_on_a_page() {
    let pages = crate::gallery::pages(words::Language::En);
    let ids: BTreeSet<&str> = SCRIPT
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
