//! How to play: files, languages, pictures and rules fit together in every game.

use std::collections::BTreeSet;

use catalog::{DynGame, Lessons};
use serde::Deserialize;
use server::{
    guide::{Guide, Section},
    pages,
};
use words::{Language, Speaker};

use crate::kit::{Guest, serve};

/// The sections that every guide has, in this order; a game may have more.
const SECTIONS: [&str; 9] = [
    "aim", "overview", "round", "places", "example", "end", "missed", "more", "summary",
];

fn read(game: &dyn DynGame, language: Language) -> Guide {
    let texts = [pages::locale(language), game.locale(language)];
    let guide = Guide::read(game, &Speaker::new(language, &texts));
    let id = game.info().id;
    let guide = guide.unwrap_or_else(|why| panic!("{id} in {}: {why}", language.code()));
    guide.unwrap_or_else(|| panic!("{id} has no guide"))
}

fn guides(mut check: impl FnMut(&str, &dyn DynGame)) {
    let catalog = games::catalog();
    for game in catalog.games() {
        check(game.info().id, game);
    }
}

#[test]
fn a_guide_says_the_same_in_every_language() {
    guides(|id, game| {
        let outline = |section: &Section| {
            let rules: BTreeSet<String> = section.rules.iter().cloned().collect();
            (section.id.clone(), rules, section.pictures.clone())
        };
        let english: Vec<_> = read(game, Language::En)
            .sections
            .iter()
            .map(outline)
            .collect();
        let ids: Vec<&str> = english.iter().map(|(id, ..)| &**id).collect();
        assert_eq!(ids, SECTIONS, "{id}");
        for language in [Language::Es, Language::Fr] {
            let file = format!("{}.md", language.code());
            assert!(game.how_to_play(&file).is_some(), "{id}: {file}");
            let other = read(game, language);
            let other: Vec<_> = other.sections.iter().map(outline).collect();
            for (english, other) in english.iter().zip(&other) {
                assert_eq!(english, other, "{id} in {}", language.code());
            }
            assert_eq!(english.len(), other.len());
        }
    });
}

#[test]
fn every_rule_that_a_beginner_needs_is_taught() {
    guides(|id, game| {
        let guide = read(game, Language::En);
        let rules = catalog::read_rules(game.rules());
        let taught = guide.taught();
        let lessons = Lessons::of(game).unwrap_or_else(|why| panic!("{id}: {why}"));
        let steps = lessons.chapters.iter().flat_map(|lesson| &lesson.steps);
        let in_lessons: BTreeSet<&String> = steps.flat_map(|step| &step.rules).collect();
        let needed = rules.iter().filter(|rule| rule.for_beginners);
        let missing: Vec<_> = needed
            .clone()
            .filter(|rule| !taught.contains_key(&*rule.id) && !in_lessons.contains(&rule.id))
            .map(|rule| &rule.id)
            .collect();
        assert_eq!(
            missing, [""; 0],
            "{id}: neither How to play nor a lesson names them"
        );
        assert!(needed.count() >= 40, "{id} has few rules for beginners");
        for cited in taught.keys() {
            assert!(
                rules.iter().any(|rule| rule.id == *cited),
                "{id}: there is no rule {cited}"
            );
        }
    });
}

#[derive(Deserialize)]
struct Questions {
    question: Vec<Question>,
}

/// What a newcomer should be able to answer after reading.
#[derive(Deserialize)]
struct Question {
    en: String,
    es: String,
    fr: String,
    answer: String,
    rules: Vec<String>,
    section: String,
}

#[test]
fn the_questions_of_a_newcomer_are_answered() {
    guides(|id, game| {
        let text = game.how_to_play("questions.toml").expect("questions");
        let questions: Questions = toml::from_str(text).unwrap_or_else(|why| panic!("{id}: {why}"));
        assert!(questions.question.len() >= 20, "{id}");
        let guide = read(game, Language::En);
        for question in &questions.question {
            let anchor = format!("id=\"{}\"", question.section);
            let mut sections = guide.sections.iter();
            let section = sections
                .find(|one| one.id == question.section || one.html.contains(&anchor))
                .unwrap_or_else(|| panic!("{id}: {}", question.section));
            let said = question
                .rules
                .iter()
                .any(|rule| section.rules.contains(rule));
            assert!(said, "{id}, {}: {}", question.section, question.en);
            for text in [&question.en, &question.es, &question.fr, &question.answer] {
                assert!(!text.is_empty(), "{id}: {}", question.en);
            }
        }
    });
}

#[test]
fn the_player_aid_is_short() {
    guides(|id, game| {
        for language in Language::ALL {
            let guide = read(game, language);
            let aid = &guide.summary().expect("a summary").html;
            let words = scraper::Html::parse_fragment(aid)
                .root_element()
                .text()
                .flat_map(str::split_whitespace)
                .filter(|word| !catalog::is_rule_number(word))
                .count();
            assert!((40..=230).contains(&words), "{id}: {words} words");
        }
    });
}

#[test]
fn how_to_play_is_linked_from_the_home_page_and_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let table = ana.table(2, 1);
    for game in ["red-outpost", "kosmonavts", "circadians"] {
        let address = format!("/how-to-play/{game}");
        assert!(ana.get("/").ok().text.contains(&address));
        let page = ana.get(&address).ok().text;
        assert!(page.contains("id=\"aim\""));
        let rules = ana.get(&format!("/rules/{game}")).ok().text;
        assert!(
            rules.contains(&format!("{address}#")),
            "back from the rules"
        );
    }
    let page = ana.get(&format!("/t/{table}")).ok().text;
    assert!(page.contains("/how-to-play/red-outpost") && page.contains("class=\"aid\""));
    assert_eq!(ana.get("/how-to-play/chess").status, 404);
}

/// The numbered rules are read and searched in the reader's language; their sources only
/// where they are asked for.
#[test]
fn the_full_rules_are_in_the_readers_language() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let mut ana = Guest::new(&running);
    ana.headers.push(("accept-language".into(), "fr".into()));
    for game in ["red-outpost", "kosmonavts", "circadians"] {
        let page = ana.get(&format!("/rules/{game}")).ok().text;
        assert!(page.contains("<section lang=\"fr\">"), "{game}");
        assert!(!page.contains("<section lang=\"en\">"), "{game}");
        let sources = ana.get(&format!("/rules/{game}?sources=true")).ok().text;
        assert!(sources.contains("class=\"source\" lang=\"en\""), "{game}");
        let rules = ana.get(&format!("/api/rules/{game}")).ok().json();
        let mut rules = rules.as_array().unwrap().iter();
        assert!(rules.all(|rule| rule["language"] == "fr"), "{game}");
    }
    let found = ana.get("/rules/red-outpost?q=ouvriers").ok().text;
    assert!(found.contains("id=\"RO-003\""));
}
