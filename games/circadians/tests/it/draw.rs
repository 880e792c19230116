//! The board on the page, drawn after every answer of random games.

use std::collections::BTreeSet;

use circadians::{
    Circadians, View,
    components::{Hex, Space},
    state::{Sal, Stage},
};
use roxmltree::Document;
use tabletop::{Dice, Draw, Game, Quiet, Seat};
use words::{
    Language,
    testkit::{
        Strict,
        drawing::{
            Keys, attributes, awkward_names, check_equal, check_page, check_pieces, check_ways,
            kind, paths, say_page,
        },
    },
};

use crate::{
    contract::tables,
    kit::{Board, Pieces as _, execute, json, open},
};

/// Parts of a way that are buttons of the page and not on the board.
const BUTTONS: [&str; 10] = [
    "value", "pay", "reward", "buy", "treat", "yes", "no", "done", "skip", "revise",
];

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

/// Every way of every answer leads over what can be touched, and the board is a proper SVG
/// with everything on it that the view shows.
#[test]
fn whatever_can_be_chosen_can_be_touched() {
    let mut touched = BTreeSet::new();
    let mut check = |game: &Circadians, view: &View, paths: &[Vec<String>]| {
        let svg = game.svg(view, &awkward_names(), &Keys);
        let document = Document::parse(&svg).unwrap();
        check_ways(&document, paths, &BUTTONS, &mut touched);
        check_front(&document, paths);
        check_pieces(&document);
        check_page::<Circadians>(&svg, &document, &UNSTYLED);
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
const UNSTYLED: [&str; 1] = ["cf-globe"];

#[test]
fn the_poster_needs_no_exception_either() {
    let svg = Circadians::poster(&Keys);
    let document = Document::parse(&svg).unwrap();
    check_page::<Circadians>(&svg, &document, &UNSTYLED);
}

#[test]
fn equal_views_give_equal_boards() {
    for (index, game) in tables().iter().enumerate().step_by(3) {
        each_position(game, 40 + index as u64, |view, _| {
            check_equal(game, view, view.seat);
        });
    }
}

#[test]
fn the_board_is_small() {
    for language in Language::ALL {
        let (speak, game) = (Strict::new::<Circadians>(language), open(4, &[]));
        each_position(&game, 11, |view, _| {
            let size = game.svg(view, &awkward_names(), &speak).len();
            assert!(size <= 110_000, "{language}: {size} bytes");
        });
    }
}

#[test]
fn everything_on_the_page_can_be_said() {
    for language in Language::ALL {
        let speak = Strict::new::<Circadians>(language);
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
        speak.check_said::<Circadians>("draw-");
    }
}

/// Abilities and delivery rewards have room for all their words.
#[test]
fn the_board_cuts_no_ability_short() {
    for language in Language::ALL {
        let speak = Strict::new::<Circadians>(language);
        for side in ["a", "b"] {
            let factions = ["leyrien", "zcharo", "jrayek"];
            let game = open(2, &factions.map(|faction| (faction, side)));
            let view = game.view(&game.start(Dice::from_seed(1), &mut Quiet), None);
            let svg = game.svg(&view, &awkward_names(), &speak);
            let document = Document::parse(&svg).unwrap();
            let mut found = 0;
            for text in document
                .descendants()
                .filter(|node| node.has_tag_name("text"))
            {
                let group = text.parent().unwrap();
                let title = group.children().find(|node| node.has_tag_name("title"));
                let title = title.and_then(|title| title.text()).unwrap_or_default();
                let mut clans = ["Leyrien", "Zcharo", "Jrayek"].iter();
                let spot = group.attribute("data-spot").unwrap_or_default();
                if clans.any(|name| title.contains(name)) || kind(spot) == "delivery" {
                    let words = text.text().unwrap_or_default();
                    assert!(!words.ends_with('…'), "{language}: {title}: {words}");
                    found += 1;
                }
            }
            assert!(found >= 10, "{found} texts");
        }
    }
}
