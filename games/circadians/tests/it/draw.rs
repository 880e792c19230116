//! The board on the page, drawn after every answer of random games.

use std::collections::BTreeSet;

use circadians::{
    Circadians, View,
    components::{Hex, Space},
    state::{Sal, Stage},
};
use roxmltree::{Document, Node};
use tabletop::{Dice, Draw, Game, Quiet, Seat};
use words::{
    Language,
    testkit::{
        Strict,
        drawing::{
            Keys, attributes, awkward_names, check_earners, check_equal, check_page, check_pieces,
            check_symbols, check_ways, kind, paths, say_page,
        },
    },
};

use crate::{
    contract::tables,
    kit::{Board, Pieces as _, execute, json, open},
};

/// Parts of a way that are buttons of the page and not on the board.
const BUTTONS: [&str; 9] = [
    "value", "reward", "buy", "treat", "yes", "no", "done", "skip", "revise",
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
    let part =
        |node: &Node<'_, '_>| node.attribute("class") == Some(&format!("cf-part cf-p-{front}"));
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
    // The rival's board shows the scheme of every slot.
    let schemes = table.rival.slots.iter().flatten();
    assert_eq!(count("scheme-"), schemes.count());
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
    assert_eq!(count("contract-"), hand + side.fulfilled.len());
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
            assert!(size <= 112_000, "{language}: {size} bytes");
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

/// The board of the seat that is asked, in English.
fn drawn(board: &Board) -> String {
    let seat = board.game.owing(&board.state).lowest();
    let view = board.game.view(&board.state, seat);
    let speak = Strict::new::<Circadians>(Language::En);
    board.game.svg(&view, &awkward_names(), &speak)
}

/// All texts below the elements with this attribute, titles left out.
fn texts(svg: &str, name: &str, value: &str) -> Vec<String> {
    let document = Document::parse(svg).unwrap();
    let found = document
        .descendants()
        .filter(|node| node.attribute(name) == Some(value));
    let inside = found.flat_map(|node| node.descendants().filter(|node| node.has_tag_name("text")));
    inside
        .filter_map(|text| Some(text.text()?.to_owned()))
        .collect()
}

/// The symbols below the elements with this attribute.
fn symbols(svg: &str, name: &str, value: &str) -> Vec<String> {
    let document = Document::parse(svg).unwrap();
    let found = document
        .descendants()
        .filter(|node| node.attribute(name) == Some(value));
    let inside = found.flat_map(|node| node.descendants());
    inside
        .filter_map(|node| Some(node.attribute("href")?.to_owned()))
        .collect()
}

/// The title of a spot.
fn title(svg: &str, spot: &str) -> String {
    let document = Document::parse(svg).unwrap();
    let mut spots = document.descendants();
    let found = spots.find(|node| node.attribute("data-spot") == Some(spot));
    let title = found.and_then(|node| node.children().find(|node| node.has_tag_name("title")));
    title
        .and_then(|title| title.text())
        .unwrap_or_default()
        .to_owned()
}

fn during(event: &str) -> Board {
    execute(2).with(json!({ "table": { "event": event, "events": [event] } }))
}

/// CFL-315 to CFL-317: what an event makes of prices stands where they are paid.
#[test]
fn prices_are_those_of_the_event() {
    let class = "cf-n cf-bad";
    let plain = drawn(&execute(2));
    assert!(!texts(&plain, "class", class).contains(&"15".to_owned()));
    let storm = drawn(&during("dust_storm"));
    let changed = texts(&storm, "class", class);
    assert!(
        changed.contains(&"3".to_owned()) && changed.contains(&"15".to_owned()),
        "{changed:?}"
    );
    let [before, after] = [&plain, &drawn(&during("strained_relations"))].map(|svg| {
        let numbers = texts(svg, "data-spot", "faction-leyrien-1a");
        numbers
            .iter()
            .map(|one| one.parse::<u8>().unwrap())
            .sum::<u8>()
    });
    assert!(after > before, "{after} is not more than {before}");
}

/// The ship of the first garage is printed on the base and scores nothing; empty places show
/// the points that they bring when they are the left-most ones.
#[test]
fn garages_and_foundations_show_their_points() {
    let svg = drawn(&execute(2));
    let points = |spot: &str| {
        let symbols = symbols(&svg, "data-spot", spot);
        symbols
            .iter()
            .filter(|symbol| *symbol == "#cf-points")
            .count()
    };
    assert_eq!(points("garage-1"), 0);
    assert_eq!(points("garage-2"), 0, "without a ship there is nothing");
    assert_eq!(points("garage-3"), 1);
    assert_eq!(points("farm-5"), 1);
    assert!(texts(&svg, "data-spot", "garage-3").contains(&"1".to_owned()));
    assert!(texts(&svg, "data-spot", "farm-5").contains(&"2".to_owned()));
}

/// CFL-216: what a farm produces is said of every value, and drawn for the lowest and highest.
#[test]
fn farms_show_what_they_produce() {
    let board = execute(2);
    let svg = drawn(&board);
    let table = board.game.figures.base.table[0];
    let said = table.map(|amount| amount.to_string()).join(" · ");
    assert!(
        title(&svg, "farm-2").contains(&said),
        "{}",
        title(&svg, "farm-2")
    );
    let range = format!("{}–{}", table[0], table[5]);
    assert!(texts(&svg, "data-spot", "farm-2").contains(&range));
}

/// CFL-211: what the planet gave does not come any more.
#[test]
fn what_is_harvested_is_not_to_come() {
    let mut board = execute(2).farm_die(1, 2, 3);
    let comes = |board: &Board| drawn(board).contains("<title>From the planet</title>");
    assert!(comes(&board));
    board.play_until(|board| board.at("/table/stage") == "harvest");
    assert!(!comes(&board));
}

/// A fulfilled contract says what it does, the own and those of others.
#[test]
fn fulfilled_contracts_keep_their_words() {
    let board = execute(2)
        .fulfilled(1, &["hydraulic_core"])
        .fulfilled(2, &["ledger"]);
    let svg = drawn(&board);
    let own = texts(&svg, "data-key", "contract-hydraulic_core").join(" ");
    assert!(own.split(' ').count() > 5, "{own}");
    let theirs = texts(&svg, "class", "cf-open").join(" ");
    assert!(theirs.contains("✓ Ledger: "), "{theirs}");
}

/// CFL-154: the column total at which the next setback comes.
#[test]
fn the_coming_setback_is_shown() {
    let board = execute(2);
    let sums = |board: &Board| {
        let svg = drawn(board);
        let document = Document::parse(&svg).unwrap();
        let texts = document
            .descendants()
            .filter(|node| node.has_tag_name("text"))
            .filter_map(|node| node.text().map(str::to_owned));
        texts
            .filter(|text| text.starts_with('▸'))
            .collect::<Vec<_>>()
    };
    let first = sums(&board);
    assert_eq!(first.len(), 3, "one for each faction");
    let filled = board.with(json!({ "table": { "setbacks": [1, 2, 3, 4, 5, 6] } }));
    assert!(sums(&filled).is_empty());
}

/// The values of a die that is sent can be touched at its garage.
#[test]
fn values_stand_at_the_garage() {
    let svg = drawn(&execute(2).garage(1, &[3]));
    let document = Document::parse(&svg).unwrap();
    let spots = attributes(&document, "data-spot");
    for value in [2, 3, 4] {
        let spot = format!("value-{value}");
        assert!(spots.contains(&&*spot), "{spot}");
    }
    assert!(!spots.contains(&"value-5"));
}

/// The rival has a board of its own, with its points so far.
#[test]
fn the_rival_has_a_board() {
    let svg = drawn(&Board::start(open(1, &[("rival", "hard")]), 3));
    let told = texts(&svg, "class", "cf-open").join(" ");
    for words in ["Progress tiles: 0/3", "Points so far: "] {
        assert!(told.contains(words), "{told}");
    }
}

/// What lights up on the board while the end is told is on the board, for every kind of points
/// that lie there.
#[test]
fn points_of_the_end_are_earned_on_the_board() {
    let mut met = BTreeSet::new();
    for (index, game) in tables().iter().enumerate() {
        check_earners(game, index as u64, &mut met);
    }
    for source in [
        "source-negotiations",
        "source-contracts",
        "source-bonuses",
        "source-cache",
        "source-tiles",
        "source-ships",
        "source-farms",
        "source-gems",
        "source-depository",
    ] {
        assert!(met.contains(source), "nothing on the board earns {source}");
    }
}

/// Lines of the log begin with a symbol that the board has; most kinds of actions have one.
#[test]
fn the_board_has_the_symbols_of_the_log() {
    let symbols = check_symbols(&tables()[2], 3);
    assert!(symbols.len() >= 8, "{symbols:?}");
}

/// Pips cannot be told apart on small dice: the bases of the others show figures.
#[test]
fn small_dice_show_figures() {
    let mut seen = 0;
    every_position(|game, view, _| {
        let svg = game.svg(view, &awkward_names(), &Keys);
        let document = Document::parse(&svg).unwrap();
        let class = |node: &Node<'_, '_>, name: &str| {
            let classes = node.attribute("class").unwrap_or_default();
            classes.split(' ').any(|one| one == name)
        };
        let is_die = |node: &Node<'_, '_>| {
            let key = node.attribute("data-key").unwrap_or_default();
            key.starts_with("die-") || key.starts_with("scheme-")
        };
        let small = |node: &Node<'_, '_>| node.ancestors().any(|one| class(&one, "cf-mini"));
        let dice = document.descendants().filter(is_die).filter(small);
        for die in dice {
            let mut inside = die.descendants();
            assert!(inside.any(|node| class(&node, "cf-sal")), "{die:?}");
            seen += 1;
        }
    });
    assert!(seen > 99, "{seen}");
}
