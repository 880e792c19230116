//! The board on the page, drawn after every answer of random games.

use std::collections::BTreeSet;

use red_outpost::{
    RedOutpost, View,
    components::{Resource, Worker},
};
use roxmltree::{Document, Node};
use tabletop::{Dice, Draw, Game, Options, Phrase, Quiet, Seat, Speak, Words};
use words::{
    Language,
    testkit::{Choir, Strict, entries},
};

use crate::{
    contract::tables,
    kit::{BOX, board_with_cards, json},
};

/// Parts of a way that are buttons of the page and not on the board.
const BUTTONS: [&str; 4] = ["yes", "no", "none", "done"];

/// Says every phrase by its key: quick, and enough where words do not matter.
struct Keys;

impl Speak for Keys {
    fn say(&self, phrase: &Phrase) -> String {
        phrase.key.to_string()
    }
}

fn names() -> Vec<String> {
    ["Ana", "Léo & Zoë", "<Маша>", "Guillermo the \"Great\""]
        .map(String::from)
        .to_vec()
}

/// Plays a game at random and shows every position, the last one included.
fn each_position(
    players: u8,
    options: &Options,
    seed: u64,
    mut see: impl FnMut(&RedOutpost, &View, &[Vec<String>]),
) {
    let game = RedOutpost::open(BOX, players, options).unwrap();
    let mut state = game.start(Dice::from_seed(seed), &mut Quiet);
    let mut dice = Dice::from_seed(seed + 1);
    let mut list = Vec::new();
    loop {
        let seat = game.to_act(&state).lowest();
        let view = game.view(&state, seat);
        let Some(seat) = seat else {
            return see(&game, &view, &[]);
        };
        game.actions(&state, seat, &mut list);
        let path = |action| game.path(&view, seat, action);
        let paths: Vec<Vec<String>> = list
            .iter()
            .map(|action| {
                path(action)
                    .into_iter()
                    .map(|crumb| crumb.element)
                    .collect()
            })
            .collect();
        see(&game, &view, &paths);
        let action = list[dice.below(list.len() as u32) as usize];
        game.apply(&mut state, seat, action, &mut Quiet);
    }
}

/// The same for every number of players and every option.
fn every_position(mut see: impl FnMut(&RedOutpost, &View, &[Vec<String>])) {
    for (players, options) in tables() {
        each_position(players, &options, 7 + u64::from(players), &mut see);
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

#[test]
fn whatever_can_be_chosen_can_be_touched() {
    let mut touched = BTreeSet::new();
    let mut check = |game: &RedOutpost, view: &View, paths: &[Vec<String>]| {
        let svg = game.svg(view, &names(), &Keys);
        let document = Document::parse(&svg).unwrap();
        let spots = attributes(&document, "data-spot");
        unique(&spots);
        for element in paths.iter().flatten() {
            assert!(
                BUTTONS.contains(&element.as_str()) || spots.contains(&element.as_str()),
                "{element} is not on the board"
            );
            touched.insert(kind(element).to_string());
        }
    };
    every_position(&mut check);
    // Rare questions: a discarded lake card, one of two lake cards.
    let options = Options::from([("cards".to_string(), "on".to_string())]);
    for seed in 20..50 {
        each_position(4, &options, seed, |game, view, paths| {
            let mut elements = paths.iter().flatten();
            if elements.any(|element| ["lake", "catch"].contains(&kind(element))) {
                check(game, view, paths);
            }
        });
    }
    for kind in [
        "worker", "location", "resource", "portrait", "side", "card", "lake", "catch", "crystal",
    ] {
        assert!(touched.contains(kind), "no random game touches a {kind}");
    }
}

/// What kind of element this is.
fn kind(element: &str) -> &str {
    element.split('-').next().unwrap()
}

#[test]
fn pieces_have_keys_and_places_of_their_own() {
    every_position(|game, view, _| {
        let svg = game.svg(view, &names(), &Keys);
        let document = Document::parse(&svg).unwrap();
        unique(&attributes(&document, "data-key"));
        unique(&attributes(&document, "id"));
        for node in document.descendants() {
            if node.attribute("data-key").is_some() && node.tag_name().name() == "g" {
                let moved = node.attribute("transform").unwrap_or_default();
                assert!(moved.starts_with("translate("), "{moved}");
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
    });
}

#[test]
fn every_piece_of_the_view_is_drawn() {
    every_position(|game, view, _| {
        let svg = game.svg(view, &names(), &Keys);
        let document = Document::parse(&svg).unwrap();
        let keys = attributes(&document, "data-key");
        let count = |prefix: &str| keys.iter().filter(|key| key.starts_with(prefix)).count();
        let table = &view.table;
        assert_eq!(count("worker-"), 6);
        assert_eq!(count("mood-marker-"), 6);
        assert_eq!(count("token-"), 6);
        assert_eq!(count("phase-marker"), 1);
        assert_eq!(count("wheel-marker-"), usize::from(table.side_count()));
        for &good in Resource::ALL {
            let marked = table.is_solo() && table.solo.markers.contains(good);
            let cubes = table.supply[good as usize]
                + table.stored(good)
                + table.exported[good as usize]
                + u8::from(marked);
            assert_eq!(
                count(&format!("cube-{good}-")),
                usize::from(cubes),
                "{good}"
            );
        }
        for &worker in Worker::ALL {
            let portrait = table.worker(worker);
            for seat in Seat::first(table.side_count()) {
                let discs = count(&format!("disc-{worker}-{seat}-"));
                assert_eq!(discs, usize::from(portrait.discs[seat.index()]));
                let crystals = count(&format!("crystal-{worker}-{seat}-"));
                assert_eq!(crystals, usize::from(portrait.crystals[seat.index()]));
            }
        }
        let spaceship = table.spaceship.discard.len() as usize;
        let pending = usize::from(table.turn.spaceship.is_some());
        assert_eq!(count("ship-card-"), spaceship + pending);
        let caught = table.turn.lake.iter().flatten().count();
        assert_eq!(
            count("lake-card-"),
            table.lake.discard.len() as usize + caught
        );
        let stored = Seat::first(table.people).filter(|&seat| table.side(seat).stored);
        assert_eq!(count("stored-"), stored.count());
    });
}

/// The area of a worker on the board: its halo, moved.
fn halo(node: Node<'_, '_>) -> [i32; 4] {
    let numbers = |text: &str| -> Vec<i32> {
        let text = text.trim_start_matches("translate(").trim_end_matches(')');
        let parts = text.split(' ');
        parts
            .map(|part| part.parse::<f32>().unwrap() as i32)
            .collect()
    };
    let at = numbers(node.attribute("transform").unwrap());
    let halo = node
        .children()
        .find(|child| child.attribute("class") == Some("halo"))
        .unwrap();
    let [x, y, width, height] = ["x", "y", "width", "height"]
        .map(|name| halo.attribute(name).unwrap().parse::<i32>().unwrap());
    [at[0] + x, at[1] + y, width, height]
}

#[test]
fn workers_do_not_cover_each_other() {
    // Their halos may touch, as large as the edges around the figures.
    const EDGE: i32 = 7;
    every_position(|game, view, _| {
        let svg = game.svg(view, &names(), &Keys);
        let document = Document::parse(&svg).unwrap();
        let workers: Vec<[i32; 4]> = document
            .descendants()
            .filter(|node| {
                let key = node.attribute("data-key");
                key.is_some_and(|key| key.starts_with("worker-"))
            })
            .map(halo)
            .collect();
        for (index, one) in workers.iter().enumerate() {
            for other in &workers[..index] {
                let apart = (0..2).any(|axis| {
                    one[axis] + one[axis + 2] <= other[axis] + EDGE
                        || other[axis] + other[axis + 2] <= one[axis] + EDGE
                });
                assert!(apart, "{one:?} covers {other:?}");
            }
            assert!(one[0] >= 0 && one[0] + one[2] <= 1200, "{one:?}");
        }
    });
}

/// Classes that are there for the page.
const OTHERS: [&str; 9] = [
    "",
    "ground",
    "spots",
    "pieces",
    "halo",
    "game-red-outpost",
    "ro-next",
    "ro-now",
    "ro-turns",
];

/// Whether the style has a rule for this class.
fn styled(class: &str) -> bool {
    let rule = format!(".{class}");
    let goes_on = |rest: &str| rest.starts_with(|next: char| next.is_alphanumeric() || next == '-');
    let mut rules = RedOutpost::STYLE.split(&rule).skip(1);
    rules.any(|rest| !goes_on(rest))
}

#[test]
fn the_page_needs_no_exception_for_the_board() {
    let check = |svg: &str| {
        for forbidden in ["style=", "<style", "<script", "href=\"http", "javascript:"] {
            assert!(!svg.contains(forbidden), "{forbidden}");
        }
        let document = Document::parse(svg).unwrap();
        let ids = attributes(&document, "id");
        for node in document.descendants() {
            for attribute in node.attributes() {
                assert!(!attribute.name().starts_with("on"));
                if attribute.name() == "href" {
                    let id = attribute.value().strip_prefix('#').unwrap();
                    assert!(ids.contains(&id), "{id} is not drawn");
                }
            }
        }
        let classes = attributes(&document, "class");
        let classes: BTreeSet<&str> = classes.iter().flat_map(|list| list.split(' ')).collect();
        for class in classes {
            let known = OTHERS.contains(&class) || styled(class);
            assert!(known, "nothing is said about {class}");
        }
    };
    check(&RedOutpost::poster(&Keys));
    every_position(|game, view, _| check(&game.svg(view, &names(), &Keys)));
}

#[test]
fn equal_views_give_equal_boards() {
    for (players, options) in tables() {
        let game = RedOutpost::open(BOX, players, &options).unwrap();
        each_position(players, &options, 3, |_, view, _| {
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
fn the_ground_stays_the_same_all_game() {
    let ground = |svg: &str| -> String {
        let start = svg.find("<g class=\"ground\">").unwrap();
        let end = svg.find("<g class=\"spots\">").unwrap();
        svg[start..end].to_string()
    };
    let options = Options::from([("cards".to_string(), "on".to_string())]);
    let mut seen = None;
    each_position(4, &options, 5, |game, view, _| {
        let now = ground(&game.svg(view, &names(), &Keys));
        assert_eq!(*seen.get_or_insert_with(|| now.clone()), now);
    });
}

#[test]
fn the_board_is_small() {
    let options = |cards: &str| Options::from([("cards".to_string(), cards.to_string())]);
    for (cards, most) in [("off", 65_000), ("on", 70_000)] {
        for language in Language::ALL {
            let speak = Strict::new::<RedOutpost>(language);
            each_position(4, &options(cards), 11, |game, view, _| {
                let size = game.svg(view, &names(), &speak).len();
                assert!(size <= most, "cards {cards}, {language}: {size} bytes");
            });
        }
    }
}

/// Says all that the page shows of a position.
fn say_page(game: &RedOutpost, view: &View, speak: &Strict) {
    let svg = game.svg(view, &names(), speak);
    for part in game.progress(view) {
        assert!(!speak.say(&part).is_empty());
    }
    for seat in Seat::first(game.sides()) {
        let stats = game.stats(view, seat);
        assert!(stats.len() >= 3);
        for stat in stats {
            assert!(!speak.say(&stat.label).is_empty());
            assert!(!speak.say(&stat.value).is_empty());
            let id = format!("<symbol id=\"{}\" viewBox", stat.icon);
            assert!(stat.icon.is_empty() || svg.contains(&id), "{id}");
        }
        let colour = format!("--{}: #", game.colour(None, seat));
        assert!(RedOutpost::STYLE.contains(&colour));
    }
}

#[test]
fn everything_on_the_page_can_be_said() {
    let stored = board_with_cards(2, &[(1, 6)])
        .with(json!({ "phase": "day1" }))
        .after(&["miner>administration", "disc:card"]);
    let choir = Choir::new::<RedOutpost>("");
    for speak in &choir.languages {
        for (players, cards) in [(1, "off"), (3, "on")] {
            let options = Options::from([("cards".to_string(), cards.to_string())]);
            each_position(players, &options, 2, |game, view, _| {
                say_page(game, view, speak);
            });
        }
        say_page(&stored.game, &stored.game.view(&stored.state, None), speak);
    }
    let entries = entries::<RedOutpost>();
    let keys = entries[&Language::En].keys().map(String::as_str);
    let elsewhere: Vec<&str> = keys.filter(|key| !key.starts_with("page-")).collect();
    choir.check_all_said::<RedOutpost>(&elsewhere);
}

#[test]
fn corrected_figures_are_drawn_too() {
    const TRACK: &str = "min = -5\nmax = 6\n\
        values = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6]\n\
        vp = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6]\n";
    let figures = BOX
        .replacen(
            TRACK,
            "min = -2\nmax = 3\nvalues = [-2, -1, 0, 1, 2, 3]\nvp = [-4, -1, 0, 1, 2, 9]\n",
            1,
        )
        .replace("spaces = 4\n", "spaces = 7\n")
        .replace("reward_between = [4, 1]", "reward_between = [7, 1]")
        .replacen("spaces = [3, 4, 5]", "spaces = [2, 8]", 1);
    assert_ne!(figures, BOX);
    for players in 1..=4 {
        let game = RedOutpost::open(&figures, players, &Options::new()).unwrap();
        let state = game.start(Dice::from_seed(1), &mut Quiet);
        let svg = game.svg(&game.view(&state, None), &names(), &Keys);
        let document = Document::parse(&svg).unwrap();
        let ids = attributes(&document, "id");
        unique(&ids);
        // The shepherd's track is its own; the others share one.
        let tracks = ids.iter().filter(|id| id.starts_with("ro-track-")).count();
        assert_eq!(tracks, 2);
        let spaces = svg.matches("class=\"ro-cog").count();
        assert_eq!(spaces, 7);
    }
}

#[test]
fn names_of_players_are_text_and_nothing_else() {
    let options = Options::from([("cards".to_string(), "on".to_string())]);
    let game = RedOutpost::open(BOX, 4, &options).unwrap();
    let state = game.start(Dice::from_seed(1), &mut Quiet);
    let svg = game.svg(
        &game.view(&state, None),
        &names(),
        &Strict::new::<RedOutpost>(Language::En),
    );
    let document = Document::parse(&svg).unwrap();
    let titles: Vec<&str> = document
        .descendants()
        .filter_map(|node| node.text())
        .collect();
    for name in ["Léo & Zoë", "<Маша>"] {
        assert!(titles.iter().any(|title| title.contains(name)));
    }
}

#[test]
fn letters_are_large_enough_and_themes_are_complete() {
    let style = RedOutpost::STYLE;
    for rest in style.split("font-size: ").skip(1) {
        let size: f32 = rest.split("px").next().unwrap().parse().unwrap();
        assert!(size >= 15.0, "{size}");
    }
    assert!(!style.contains("@import") && !style.contains("http"));
    assert_eq!(style.matches('{').count(), style.matches('}').count());
    // Dark, once for the page's own switch and once for the system's.
    let dark: Vec<Vec<&str>> = style
        .split(".game-red-outpost {\n")
        .skip(2)
        .map(|block| {
            block
                .split('}')
                .next()
                .unwrap()
                .lines()
                .map(str::trim)
                .filter(|line| !line.is_empty())
                .collect()
        })
        .collect();
    assert_eq!(dark.len(), 2);
    assert_eq!(dark[0], dark[1]);
}
