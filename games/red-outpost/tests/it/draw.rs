//! The board on the page, drawn after every answer of random games.

use std::collections::BTreeSet;

use red_outpost::{
    RedOutpost, View,
    components::{Resource, Worker},
};
use roxmltree::{Document, Node};
use tabletop::{Dice, Draw, Game, Options, Quiet, Seat};
use words::{
    Language,
    testkit::{
        Strict,
        drawing::{
            Keys, attributes, awkward_names, check_equal, check_page, check_pieces, check_style,
            check_themes, check_unique, check_ways, kind, paths, say_page,
        },
    },
};

use crate::{
    contract::tables,
    kit::{BOX, board_with_cards, json},
};

/// Parts of a way that are buttons of the page and not on the board.
const BUTTONS: [&str; 4] = ["yes", "no", "none", "done"];

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
        let paths = paths(&game, &view, seat, &list);
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

#[test]
fn whatever_can_be_chosen_can_be_touched() {
    let mut touched = BTreeSet::new();
    let mut check = |game: &RedOutpost, view: &View, paths: &[Vec<String>]| {
        let svg = game.svg(view, &awkward_names(), &Keys);
        let document = Document::parse(&svg).unwrap();
        check_ways(&document, paths, &BUTTONS, &mut touched);
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

#[test]
fn pieces_have_keys_and_places_of_their_own() {
    every_position(|game, view, _| {
        let svg = game.svg(view, &awkward_names(), &Keys);
        let document = Document::parse(&svg).unwrap();
        check_pieces(&document);
    });
}

#[test]
fn every_piece_of_the_view_is_drawn() {
    every_position(|game, view, _| {
        let svg = game.svg(view, &awkward_names(), &Keys);
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
        let svg = game.svg(view, &awkward_names(), &Keys);
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
const UNSTYLED: [&str; 3] = ["ro-next", "ro-now", "ro-turns"];

#[test]
fn the_page_needs_no_exception_for_the_board() {
    let check = |svg: &str| {
        let document = Document::parse(svg).unwrap();
        check_page::<RedOutpost>(svg, &document, &UNSTYLED);
    };
    check(&RedOutpost::poster(&Keys));
    every_position(|game, view, _| check(&game.svg(view, &awkward_names(), &Keys)));
}

#[test]
fn equal_views_give_equal_boards() {
    for (players, options) in tables() {
        each_position(players, &options, 3, |game, view, _| {
            check_equal(game, view, view.seat);
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
        let now = ground(&game.svg(view, &awkward_names(), &Keys));
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
                let size = game.svg(view, &awkward_names(), &speak).len();
                assert!(size <= most, "cards {cards}, {language}: {size} bytes");
            });
        }
    }
}

#[test]
fn everything_on_the_page_can_be_said() {
    let stored = board_with_cards(2, &[(1, 6)])
        .with(json!({ "phase": "day1" }))
        .after(&["miner>administration", "disc:card"]);
    for language in Language::ALL {
        let speak = &Strict::new::<RedOutpost>(language);
        for (players, cards) in [(1, "off"), (3, "on")] {
            let options = Options::from([("cards".to_string(), cards.to_string())]);
            each_position(players, &options, 2, |game, view, _| {
                say_page(game, view, speak);
            });
        }
        say_page(&stored.game, &stored.game.view(&stored.state, None), speak);
        speak.check_said::<RedOutpost>("page-");
    }
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
        let svg = game.svg(&game.view(&state, None), &awkward_names(), &Keys);
        let document = Document::parse(&svg).unwrap();
        let ids = attributes(&document, "id");
        check_unique(&ids);
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
        &awkward_names(),
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
    check_style::<RedOutpost>(15.0);
    check_themes::<RedOutpost>();
}
