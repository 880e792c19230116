//! Checks of a game's drawings: what can be chosen can be touched, pieces have keys and
//! places of their own, and the page needs no exception for them.

use std::collections::BTreeSet;

use roxmltree::Document;
use tabletop::{Advice, Dice, Draw, Phrase, Seat, Speak};

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

/// Plays a game to its end, half by advice, and checks what is said to have earned points: it
/// is on the board of everybody, and nothing earned where nobody has points. The message keys
/// of the sources that something on a board earned are remembered.
///
/// # Panics
/// When something is not on a board.
#[track_caller]
pub fn check_earners<G: Draw + Advice>(game: &G, seed: u64, met: &mut BTreeSet<&'static str>) {
    let ((over, _), sides) = (played_out(game, seed), game.sides());
    let seats = Seat::first(sides).map(Some).chain([None]);
    for view in seats.map(|seat| game.view(&over, seat)) {
        let svg = game.svg(&view, &awkward_names(), &Keys);
        let document = Document::parse(&svg).expect("a proper SVG");
        let names = ["data-key", "data-spot"].map(|name| attributes(&document, name));
        for (source, key) in (0..).zip(G::INFO.sources) {
            let earners = game.earners(&view, source);
            for one in &earners {
                let there = names.iter().flatten().any(|name| name == one);
                assert!(there, "{key}: {one} is not on the board");
            }
            let scored = Seat::first(sides).any(|side| game.points(&over, side, source) != 0);
            assert!(scored || earners.is_empty(), "{key}: {earners:?}");
            if !earners.is_empty() {
                met.insert(key);
            }
        }
    }
}

/// Plays a game to its end and checks that the board has every symbol that stands before a
/// line of the log; gives back which.
///
/// # Panics
/// When it has not.
#[track_caller]
pub fn check_symbols<G: Draw + Advice>(game: &G, seed: u64) -> BTreeSet<&'static str> {
    let (over, events) = played_out(game, seed);
    let svg = game.svg(&game.view(&over, None), &awkward_names(), &Keys);
    let document = Document::parse(&svg).expect("a proper SVG");
    let ids = attributes(&document, "id");
    let symbols = events.iter().map(|event| game.symbol(event));
    let symbols: BTreeSet<&str> = symbols.filter(|symbol| !symbol.is_empty()).collect();
    for symbol in &symbols {
        assert!(ids.contains(symbol), "the board has no {symbol}");
    }
    symbols
}

/// The end of a game that is played half by advice, and all that happened.
fn played_out<G: Advice>(game: &G, seed: u64) -> (G::State, Vec<G::Event>) {
    let mut events = Vec::new();
    let mut state = game.start(Dice::from_seed(seed), &mut events);
    let mut dice = Dice::from_seed(seed + 1);
    let mut list = Vec::new();
    while let Some(seat) = game.owing(&state).lowest() {
        list.clear();
        game.actions(&state, seat, &mut list);
        let advised = match dice.below(2) {
            0 => game.advise(&game.view(&state, Some(seat)), seat, &list),
            _ => None,
        };
        let action = advised.unwrap_or(list[dice.below(list.len() as u32) as usize]);
        game.apply(&mut state, seat, action, &mut events);
    }
    (state, events)
}
