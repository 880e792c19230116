//! Checks of a game's drawings: what can be chosen can be touched, pieces have keys and
//! places of their own, and the page needs no exception for them.

use std::collections::BTreeSet;

use roxmltree::Document;
use tabletop::{Dice, Draw, Phrase, Seat, Speak};

use super::Strict;

/// Says every phrase by its key: quick, and enough where words do not matter.
pub struct Keys;

impl Speak for Keys {
    fn say(&self, phrase: &Phrase) -> String {
        phrase.key.to_string()
    }
}

/// Names of four players that have to be escaped.
#[must_use]
pub fn awkward_names() -> Vec<String> {
    ["Ana", "Léo & Zoë", "<Маша>", "Guillermo the \"Great\""]
        .map(String::from)
        .to_vec()
}

/// All values of an attribute.
#[must_use]
pub fn attributes<'a>(document: &'a Document<'_>, name: &str) -> Vec<&'a str> {
    let nodes = document.descendants();
    nodes.filter_map(|node| node.attribute(name)).collect()
}

/// How many pieces have a key that begins like this.
#[must_use]
pub fn count(document: &Document<'_>, prefix: &str) -> usize {
    let keys = attributes(document, "data-key").into_iter();
    keys.filter(|key| key.starts_with(prefix)).count()
}

/// Checks that nothing is there twice.
///
/// # Panics
/// When something is.
#[track_caller]
pub fn check_unique(names: &[&str]) {
    let mut seen = BTreeSet::new();
    for name in names {
        assert!(seen.insert(name), "{name} is there twice");
    }
}

/// What kind of element this is: `worker` of `worker-miner`.
#[must_use]
pub fn kind(element: &str) -> &str {
    element.split('-').next().unwrap_or(element)
}

/// The elements on the ways to these answers.
#[must_use]
pub fn paths<G: Draw>(
    game: &G,
    view: &G::View,
    seat: Seat,
    answers: &[G::Action],
) -> Vec<Vec<String>> {
    let path = |action| game.path(view, seat, action).into_iter();
    answers
        .iter()
        .map(|action| path(action).map(|crumb| crumb.element).collect())
        .collect()
}

/// Checks that everything on these ways can be touched on the board, unless it is one of the
/// kinds that are buttons of the page, and remembers the kinds that were met.
///
/// # Panics
/// When something cannot.
#[track_caller]
pub fn check_ways(
    document: &Document<'_>,
    paths: &[Vec<String>],
    buttons: &[&str],
    met: &mut BTreeSet<String>,
) {
    let spots = attributes(document, "data-spot");
    check_unique(&spots);
    for element in paths.iter().flatten() {
        let there = buttons.contains(&kind(element)) || spots.contains(&element.as_str());
        assert!(there, "{element} is not on the board");
        met.insert(kind(element).to_string());
    }
}

/// Checks that pieces have keys and places of their own, and that spots have names.
///
/// # Panics
/// When one has not.
#[track_caller]
pub fn check_pieces(document: &Document<'_>) {
    check_unique(&attributes(document, "data-key"));
    check_unique(&attributes(document, "id"));
    for node in document.descendants() {
        if node.has_attribute("data-key") && node.tag_name().name() == "g" {
            let moved = node.attribute("transform").unwrap_or_default();
            assert!(moved.starts_with("translate("), "{moved}");
            let mut outer = node.ancestors().skip(1);
            assert!(!outer.any(|node| node.has_attribute("data-key")));
        }
        if node.has_attribute("data-spot") {
            let mut children = node.children();
            let title = children.find(|child| child.tag_name().name() == "title");
            assert!(title.and_then(|title| title.text()).is_some());
            for name in ["role", "tabindex"] {
                assert!(!node.has_attribute(name), "the page adds {name}");
            }
        }
    }
}

/// Checks that the page needs no exception for a drawing: no scripts, no styles of its own,
/// nothing from elsewhere, and a rule in the game's style for every class but these.
///
/// # Panics
/// When it does.
#[track_caller]
pub fn check_page<G: Draw>(svg: &str, document: &Document<'_>, unstyled: &[&str]) {
    for forbidden in ["style=", "<style", "<script", "href=\"http", "javascript:"] {
        assert!(!svg.contains(forbidden), "{forbidden}");
    }
    let ids: BTreeSet<&str> = attributes(document, "id").into_iter().collect();
    for node in document.descendants() {
        for attribute in node.attributes() {
            assert!(!attribute.name().starts_with("on"));
            if attribute.name() == "href" {
                let id = attribute.value().strip_prefix('#');
                let id = id.expect("a reference into the drawing");
                assert!(ids.contains(id), "{id} is not drawn");
            }
        }
    }
    let name = |rest: &'static str| {
        let end = rest.find(|next: char| !next.is_alphanumeric() && next != '-');
        &rest[..end.unwrap_or(rest.len())]
    };
    let mut known: BTreeSet<&str> = G::STYLE.split('.').skip(1).map(name).collect();
    known.extend(["", "ground", "spots", "pieces", "halo"]);
    known.extend(unstyled);
    let own = format!("game-{}", G::INFO.id);
    known.insert(&own);
    for list in attributes(document, "class") {
        for class in list.split(' ') {
            assert!(known.contains(class), "nothing is said about {class}");
        }
    }
}

/// Checks that a board shows nothing that its view does not: equal views give equal boards.
///
/// # Panics
/// When they do not.
#[track_caller]
pub fn check_equal<G: Draw>(game: &G, view: &G::View, seat: Option<Seat>) {
    let other = game.view(&game.redeal(view, Dice::from_seed(99)), seat);
    assert_eq!(view, &other);
    let names = awkward_names();
    assert_eq!(
        game.svg(view, &names, &Keys),
        game.svg(&other, &names, &Keys)
    );
}

/// Says all that the page shows of a position, and checks that its icons and colours are there.
///
/// # Panics
/// When something cannot be said, or is missing.
pub fn say_page<G: Draw>(game: &G, view: &G::View, speak: &Strict) {
    let svg = game.svg(view, &awkward_names(), speak);
    for part in game.progress(view) {
        assert!(!speak.say(&part).is_empty());
    }
    for seat in Seat::first(game.sides()) {
        for stat in game.stats(view, seat) {
            assert!(!speak.say(&stat.label).is_empty());
            assert!(!speak.say(&stat.value).is_empty());
            let id = format!("<symbol id=\"{}\" viewBox", stat.icon);
            assert!(stat.icon.is_empty() || svg.contains(&id), "{id}");
        }
        let colour = format!("--{}: #", game.colour(Some(view), seat));
        assert!(G::STYLE.contains(&colour), "{colour}");
    }
}

/// Checks a game's style: letters are large enough, and nothing comes from elsewhere.
///
/// # Panics
/// When it is not so.
pub fn check_style<G: Draw>(smallest: f32) {
    let style = G::STYLE;
    for rest in style.split("font-size: ").skip(1) {
        let size = rest.split("px").next().and_then(|size| size.parse().ok());
        let size: f32 = size.expect("a size in pixels");
        assert!(size >= smallest, "{size}");
    }
    assert!(!style.contains("@import") && !style.contains("http"));
    assert_eq!(style.matches('{').count(), style.matches('}').count());
}

/// Checks that both dark themes of a game, of the page's switch and of the system's, say the
/// same.
///
/// # Panics
/// When they do not.
pub fn check_themes<G: Draw>() {
    let head = format!(".game-{} {{\n", G::INFO.id);
    let themes: Vec<Vec<&str>> = G::STYLE
        .split(&head)
        .skip(2)
        .map(|block| {
            let lines = block.split('}').next().unwrap_or_default().lines();
            lines
                .map(str::trim)
                .filter(|line| !line.is_empty())
                .collect()
        })
        .collect();
    assert_eq!(themes.len(), 2, "two dark themes");
    assert_eq!(themes[0], themes[1]);
}
