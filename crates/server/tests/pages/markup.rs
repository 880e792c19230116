//! The pages are good HTML.

use std::collections::BTreeSet;

use scraper::{ElementRef, Html, Selector};
use words::Language;

use crate::gallery;

/// Every page in every language, parsed.
fn all() -> Vec<(String, String, Html)> {
    let mut all = Vec::new();
    for language in Language::ALL {
        for (name, page) in gallery::pages(language) {
            let html = Html::parse_document(&page);
            all.push((format!("{name} in {language}"), page, html));
        }
    }
    all
}

fn select<'a>(html: &'a Html, query: &str) -> Vec<ElementRef<'a>> {
    let query = Selector::parse(query).expect("a selector");
    html.select(&query).collect()
}

#[test]
fn pages_parse_without_errors() {
    for (name, _, html) in all() {
        // The parser does not know attributes without value in SVG and the like.
        assert!(html.errors.is_empty(), "{name}: {:?}", html.errors);
    }
}

#[test]
fn ids_are_unique() {
    for (name, _, html) in all() {
        let mut seen = BTreeSet::new();
        for element in select(&html, "[id]") {
            let id = element.attr("id").expect("selected by it");
            assert!(!id.is_empty() && seen.insert(id), "{name}: #{id} twice");
        }
    }
}

#[test]
fn what_is_named_by_id_is_there() {
    for (name, _, html) in all() {
        let ids: BTreeSet<&str> = select(&html, "[id]")
            .iter()
            .filter_map(|e| e.attr("id"))
            .collect();
        for attribute in ["for", "aria-labelledby", "popovertarget"] {
            for element in select(&html, &format!("[{attribute}]")) {
                let id = element.attr(attribute).expect("selected by it");
                assert!(ids.contains(id), "{name}: {attribute}={id}");
            }
        }
    }
}

#[test]
fn there_is_no_inline_script_or_style() {
    for (name, page, html) in all() {
        for script in select(&html, "script") {
            assert_eq!(script.attr("src"), Some("/assets/0123/main.js"), "{name}");
            assert_eq!(script.inner_html(), "", "{name}");
        }
        assert!(
            select(&html, "style, [style], iframe, object, base").is_empty(),
            "{name}"
        );
        for element in select(&html, "*") {
            let handler = element
                .value()
                .attrs()
                .find(|(key, _)| key.starts_with("on"));
            assert!(handler.is_none(), "{name}: {handler:?}");
        }
        assert!(!page.contains("javascript:"), "{name}");
    }
}

#[test]
fn nothing_is_asked_of_another_host() {
    for (name, _, html) in all() {
        // The one page that leads away: to the provider of a club's accounts.
        if name.starts_with("to-club ") {
            continue;
        }
        for element in select(&html, "[href], [src], [action]") {
            for attribute in ["href", "src", "action"] {
                if let Some(address) = element.attr(attribute) {
                    let own = address.starts_with('/') && !address.starts_with("//");
                    assert!(
                        own || address.starts_with('#') || address.starts_with("data:image/svg"),
                        "{name}: {address}"
                    );
                }
            }
        }
    }
}

#[test]
fn every_page_has_its_language_one_main_and_one_heading() {
    for (name, _, html) in all() {
        let html_element = select(&html, "html[lang][data-theme]");
        assert_eq!(html_element.len(), 1, "{name}");
        assert!(
            name.ends_with(html_element[0].attr("lang").unwrap_or("?")),
            "{name}"
        );
        assert_eq!(select(&html, "main#frame").len(), 1, "{name}");
        assert_eq!(select(&html, "h1").len(), 1, "{name}");
        assert_eq!(select(&html, "[aria-live=polite]#live").len(), 1, "{name}");
    }
}

#[test]
fn everything_to_use_has_a_name() {
    for (name, _, html) in all() {
        for element in select(&html, "button, a, summary") {
            let said = element.text().any(|text| !text.trim().is_empty());
            let named = element
                .attr("aria-label")
                .is_some_and(|label| !label.is_empty());
            assert!(said || named, "{name}: {}", element.html());
        }
        let labels: BTreeSet<&str> = select(&html, "label[for]")
            .iter()
            .filter_map(|e| e.attr("for"))
            .collect();
        for field in select(&html, "input:not([type=hidden]), select") {
            let labelled = field.attr("id").is_some_and(|id| labels.contains(id));
            let inside = field
                .ancestors()
                .filter_map(ElementRef::wrap)
                .any(|e| e.value().name() == "label");
            let named = field.attr("aria-label").is_some();
            assert!(labelled || inside || named, "{name}: {}", field.html());
        }
    }
}

/// A fragment is the same as the part of the whole page.
#[test]
fn the_fragment_is_the_main_of_the_page() {
    let reader = crate::fixture::reader(Language::Fr);
    let frame = crate::fixture::playing();
    let fragment = server::pages::fragment(&frame, &reader).into_string();
    assert!(fragment.starts_with("<main ") && fragment.contains("id=\"frame\""));
    let extras = server::pages::TableExtras::default();
    let page = server::pages::table(&frame, &reader, &extras).into_string();
    assert!(page.contains(&fragment));
}
