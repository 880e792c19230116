//! The board on the page, drawn after every answer of random games.

use std::{cell::RefCell, collections::BTreeSet, sync::OnceLock};

use circadians::{
    Circadians, View,
    components::{Hex, Space},
    state::{Sal, Stage},
    step::Action,
};
use roxmltree::Document;
use tabletop::{Arg, Dice, Draw, Game, Phrase, Quiet, Seat, Speak, Words};
use words::{Language, Speaker, keys};

use crate::{
    contract::tables,
    kit::{Board, Pieces as _, execute, json, open},
};

/// Parts of a way that are buttons of the page and not on the board.
const BUTTONS: [&str; 10] = [
    "value", "pay", "reward", "buy", "treat", "yes", "no", "done", "skip", "revise",
];

/// Says every phrase by its key: quick, and enough where words do not matter.
struct Keys;

impl Speak for Keys {
    fn say(&self, phrase: &Phrase) -> String {
        phrase.key.to_string()
    }
}

/// Someone who does not accept a phrase that cannot be said properly, and who remembers
/// what was said.
struct Strict {
    speaker: Speaker,
    said: RefCell<BTreeSet<&'static str>>,
}

impl Strict {
    fn new(language: Language) -> Self {
        let text = Circadians::locale(language.code()).unwrap();
        Self {
            speaker: Speaker::new(language, &[text]).with_names(names()),
            said: RefCell::default(),
        }
    }
}

impl Speak for Strict {
    fn say(&self, phrase: &Phrase) -> String {
        remember(phrase, &mut self.said.borrow_mut());
        let said = self.speaker.check(phrase);
        said.unwrap_or_else(|problems| panic!("{}", problems.join("; ")))
    }
}

/// Remembers a phrase and all that is told in it.
fn remember(phrase: &Phrase, said: &mut BTreeSet<&'static str>) {
    said.insert(phrase.key);
    for (_, arg) in &phrase.args {
        match arg {
            Arg::Thing(thing) => remember(thing, said),
            Arg::Things(things) => things.iter().for_each(|thing| remember(thing, said)),
            _ => {}
        }
    }
}

fn names() -> Vec<String> {
    ["Ana", "Léo & Zoë", "<Маша>", "Guillermo the \"Great\""]
        .map(String::from)
        .to_vec()
}

/// The ways to these answers.
fn paths(game: &Circadians, view: &View, seat: Seat, list: &[Action]) -> Vec<Vec<String>> {
    let path = |action| game.path(view, seat, action).into_iter();
    list.iter()
        .map(|action| path(action).map(|crumb| crumb.element).collect())
        .collect()
}

/// What random games do not come to: Dan takes another delivery reward, his hand and the
/// stacks of ships are empty.
fn rare() -> Board {
    let board = execute(2)
        .led_by(1, "dan")
        .hand(1, &["aqua_cannon"])
        .garage(1, &[6, 1])
        .rich(1, [3, 0, 2, 0])
        .with(json!({ "table": { "ships": { "tops": [null, null, null],
            "beneath": [0, 0, 0], "hidden": [0, 0, 0, 0, 0, 0, 0] } } }));
    board.after(&[
        "send:garage_1=6",
        "to:depository_6_1",
        "fulfil:aqua_cannon",
        "move:e",
    ])
}

/// Plays a game at random and shows every position to whoever is asked, the last one to
/// everybody.
fn each_position(game: &Circadians, seed: u64, mut see: impl FnMut(&View, &[Vec<String>])) {
    let mut state = game.start(Dice::from_seed(seed), &mut Quiet);
    let mut dice = Dice::from_seed(seed + 1);
    let mut list = Vec::new();
    loop {
        let Some(seat) = game.owing(&state).lowest() else {
            return see(&game.view(&state, None), &[]);
        };
        game.actions(&state, seat, &mut list);
        let view = game.view(&state, Some(seat));
        see(&view, &paths(game, &view, seat, &list));
        let action = list[dice.below(list.len() as u32) as usize];
        game.apply(&mut state, seat, action, &mut Quiet);
    }
}

/// The same for every number of players and every option.
fn every_position(mut see: impl FnMut(&Circadians, &View, &[Vec<String>])) {
    for (index, game) in tables().iter().enumerate() {
        each_position(game, index as u64, |view, paths| see(game, view, paths));
    }
}

fn attributes<'a>(document: &'a Document<'_>, name: &str) -> Vec<&'a str> {
    let nodes = document.descendants();
    nodes.filter_map(|node| node.attribute(name)).collect()
}

/// Fails when something is there twice.
#[track_caller]
fn unique(what: &[&str]) {
    let mut seen = BTreeSet::new();
    for name in what {
        assert!(seen.insert(name), "{name} is there twice");
    }
}

/// What kind of element this is.
fn kind(element: &str) -> &str {
    element.split('-').next().unwrap()
}

/// Every way of every answer leads over what can be touched, and the board is a proper SVG
/// with everything on it that the view shows.
#[test]
fn whatever_can_be_chosen_can_be_touched() {
    let mut touched = BTreeSet::new();
    let mut check = |game: &Circadians, view: &View, paths: &[Vec<String>]| {
        let svg = game.svg(view, &names(), &Keys);
        let document = Document::parse(&svg).unwrap();
        let spots = attributes(&document, "data-spot");
        unique(&spots);
        for element in paths.iter().flatten() {
            assert!(
                BUTTONS.contains(&kind(element)) || spots.contains(&element.as_str()),
                "{element} is not on the board"
            );
            touched.insert(kind(element).to_string());
        }
        check_front(&document, paths);
        check_pieces(&document);
        check_page(&svg, &document);
        check_view(view, &attributes(&document, "data-key"));
    };
    every_position(&mut check);
    let Board { game, state, .. } = rare();
    let mut list = Vec::new();
    game.actions(&state, Seat(0), &mut list);
    let view = game.view(&state, Some(Seat(0)));
    check(&game, &view, &paths(&game, &view, Seat(0), &list));
    for kind in [
        "leader",
        "contract",
        "event",
        "die",
        "garage",
        "farm",
        "cantina",
        "headquarters",
        "location",
        "faction",
        "depository",
        "tile",
        "resource",
        "delivery",
        "hex",
        "cache",
        "advance",
        "token",
        "setback",
        "supply",
    ] {
        assert!(touched.contains(kind), "no random game touches a {kind}");
    }
}

/// The part that a phone shows is one in which something can be touched, if anything can.
fn check_front(document: &Document<'_>, paths: &[Vec<String>]) {
    let class = document.root_element().attribute("class").unwrap();
    let front = class.rsplit("cf-on-").next().unwrap();
    let part = |node: &roxmltree::Node<'_, '_>| {
        node.attribute("class") == Some(&format!("cf-part cf-p-{front}"))
    };
    let part = document.descendants().find(part).unwrap();
    let inside = |first: &str| {
        let mut spots = part.descendants();
        spots.any(|node| node.attribute("data-spot") == Some(first))
    };
    let mut firsts = paths.iter().map(|path| path[0].as_str());
    let buttons = firsts.clone().all(|first| BUTTONS.contains(&kind(first)));
    assert!(buttons || firsts.any(inside), "{front}: {paths:?}");
}

/// Pieces have keys and places of their own, spots have names.
fn check_pieces(document: &Document<'_>) {
    unique(&attributes(document, "data-key"));
    unique(&attributes(document, "id"));
    for node in document.descendants() {
        let moved = node.attribute("transform").unwrap_or_default();
        if node.attribute("data-key").is_some() {
            assert!(moved.starts_with("translate("), "{moved}");
            let mut outer = node.ancestors().skip(1);
            assert!(!outer.any(|node| node.has_attribute("data-key")));
        }
        if node.attribute("data-spot").is_some() {
            let mut children = node.children();
            let title = children.find(|child| child.tag_name().name() == "title");
            assert!(title.and_then(|title| title.text()).is_some());
            for name in ["role", "tabindex"] {
                assert!(!node.has_attribute(name), "the page adds {name}");
            }
        }
    }
}

/// Every piece of the view is drawn.
fn check_view(view: &View, keys: &[&str]) {
    let count = |prefix: &str| keys.iter().filter(|key| key.starts_with(prefix)).count();
    let table = &view.table;
    assert_eq!(count("harvester-"), usize::from(view.sides));
    assert_eq!(count("peg-advance-"), 6);
    assert_eq!(count("peg-setback-"), 6);
    let bonuses = Hex::all().filter(|&hex| table.bonuses.contains(hex));
    assert_eq!(count("bonus-"), bonuses.count());
    let Some(seat) = view.seat else { return };
    if table.stage < Stage::Draft {
        return;
    }
    let side = table.side(seat);
    let board = Space::all().filter_map(|space| table.on(space));
    let board = board.filter(|die| die.owner() == seat).count();
    let mut dice = board + side.cantina.iter().sum::<u8>() as usize;
    let (mut garages, mut farms) = (side.garages, side.farms);
    if let (Some(own), Stage::Assign) = (view.own, table.stage) {
        (garages, farms) = (own.plan.garages, own.plan.farms);
        dice += own.rolled.iter().sum::<u8>() as usize;
        let mut placed = garages.iter().chain(&farms).flatten();
        dice += usize::from(side.sal == Sal::Ready && !placed.any(|die| die.is_sal()));
    }
    dice += garages.iter().chain(&farms).flatten().count();
    dice += usize::from(side.sal == Sal::Cantina);
    dice += usize::from(table.sending.die.is_some_and(|die| die.owner() == seat));
    if table.active == seat {
        dice += table.sending.rolled.iter().sum::<u8>() as usize;
    }
    assert_eq!(count(&format!("die-{seat}-")), dice);
    let hand = view.own.map_or(0, |own| (own.hand | own.packet).len());
    if !table.is_over() {
        assert_eq!(count("contract-"), hand + side.fulfilled.len());
    }
}

/// Classes that are there for the page.
const OTHERS: [&str; 4] = ["", "halo", "game-circadians", "cf-globe"];

/// The classes for which the style has a rule.
fn styled() -> &'static BTreeSet<&'static str> {
    static STYLED: OnceLock<BTreeSet<&str>> = OnceLock::new();
    STYLED.get_or_init(|| {
        let name = |rest: &'static str| {
            let end = rest.find(|next: char| !next.is_alphanumeric() && next != '-');
            &rest[..end.unwrap_or(rest.len())]
        };
        Circadians::STYLE.split('.').skip(1).map(name).collect()
    })
}

/// The page needs no exception for the board: no scripts, no styles, nothing from elsewhere.
fn check_page(svg: &str, document: &Document<'_>) {
    for forbidden in ["style=", "<style", "<script", "href=\"http", "javascript:"] {
        assert!(!svg.contains(forbidden), "{forbidden}");
    }
    let ids: BTreeSet<&str> = attributes(document, "id").into_iter().collect();
    for node in document.descendants() {
        for attribute in node.attributes() {
            assert!(!attribute.name().starts_with("on"));
            if attribute.name() == "href" {
                let id = attribute.value().strip_prefix('#').unwrap();
                assert!(ids.contains(id), "{id} is not drawn");
            }
        }
    }
    let classes = attributes(document, "class");
    let classes: BTreeSet<&str> = classes.iter().flat_map(|list| list.split(' ')).collect();
    for class in classes {
        let known = OTHERS.contains(&class) || styled().contains(class);
        assert!(known, "nothing is said about {class}");
    }
}

#[test]
fn the_poster_needs_no_exception_either() {
    let svg = Circadians::poster(&Keys);
    check_page(&svg, &Document::parse(&svg).unwrap());
}

#[test]
fn equal_views_give_equal_boards() {
    for (index, game) in tables().iter().enumerate().step_by(3) {
        each_position(game, 40 + index as u64, |view, _| {
            let other = game.view(&game.redeal(view, Dice::from_seed(99)), view.seat);
            assert_eq!(view, &other);
            assert_eq!(
                game.svg(view, &names(), &Keys),
                game.svg(&other, &names(), &Keys)
            );
        });
    }
}

#[test]
fn the_board_is_small() {
    for language in Language::ALL {
        let (speak, game) = (Strict::new(language), open(4, &[]));
        each_position(&game, 11, |view, _| {
            let size = game.svg(view, &names(), &speak).len();
            assert!(size <= 110_000, "{language}: {size} bytes");
        });
    }
}

/// Says all that the page shows of a position.
fn say_page(game: &Circadians, view: &View, speak: &Strict) {
    let svg = game.svg(view, &names(), speak);
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
        assert!(Circadians::STYLE.contains(&colour));
    }
}

#[test]
fn everything_on_the_page_can_be_said() {
    for language in Language::ALL {
        let speak = Strict::new(language);
        for (index, game) in tables().iter().enumerate().step_by(2) {
            each_position(game, 70 + index as u64, |view, _| {
                say_page(game, view, &speak);
            });
        }
        let Board { game, state, .. } = rare();
        for seat in [Some(Seat(0)), None] {
            say_page(&game, &game.view(&state, seat), &speak);
        }
        let game = open(2, &[("resources", "hidden")]);
        let state = game.start(Dice::from_seed(3), &mut Quiet);
        say_page(&game, &game.view(&state, None), &speak);
        let text = Circadians::locale(language.code()).unwrap();
        let known = keys(text).unwrap();
        let said = speak.said.borrow();
        let silent: Vec<_> = known
            .keys()
            .filter(|key| key.starts_with("draw-") && !said.contains(key.as_str()))
            .collect();
        assert!(silent.is_empty(), "never said: {silent:?}");
    }
}
