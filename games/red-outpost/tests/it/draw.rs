//! The board on the page, drawn after every answer of random games.

use std::collections::BTreeSet;

use red_outpost::{
    RedOutpost, View,
    components::{Phase, Resource, Worker},
    state::Table,
};
use roxmltree::{Document, Node};
use tabletop::{Dice, Draw, Game, Options, Quiet, Seat, Speak};
use words::{
    Language,
    testkit::{
        Strict,
        drawing::{
            Keys, attributes, awkward_names, check_earners, check_equal, check_page, check_pieces,
            check_style, check_symbols, check_themes, check_unique, check_ways, kind, paths,
            say_page,
        },
    },
};

use crate::{
    contract::tables,
    kit::{BOX, Board, board_with_cards, json},
    scoring::ends_at_once,
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
        // After the end as the last round was scored.
        let last = table.last.workers.filter(|_| table.is_over());
        let workers = last.unwrap_or(table.workers);
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
            let portrait = workers[worker as usize];
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

/// How far a thing and all that it is in are moved.
fn moved(node: Node<'_, '_>) -> [i32; 2] {
    let numbers = |text: &str| -> Vec<i32> {
        let text = text.trim_start_matches("translate(").trim_end_matches(')');
        let parts = text.split(' ');
        parts
            .map(|part| part.parse::<f32>().unwrap() as i32)
            .collect()
    };
    let transforms = node
        .ancestors()
        .filter_map(|node| node.attribute("transform"));
    transforms
        .map(numbers)
        .fold([0, 0], |sum, at| [sum[0] + at[0], sum[1] + at[1]])
}

/// The area of a worker on the board: its halo, moved.
fn halo(node: Node<'_, '_>) -> [i32; 4] {
    let at = moved(node);
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
        assert_eq!(workers.len(), 6);
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
const UNSTYLED: [&str; 4] = ["ro-next", "ro-now", "ro-turns", "ro-y0"];

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
    let ground = |svg: &str| -> Vec<String> {
        let parts = svg.split("<g class=\"ground\">").skip(1);
        parts
            .map(|part| {
                part.split("<g class=\"spots\">")
                    .next()
                    .unwrap()
                    .to_string()
            })
            .collect()
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
    for (cards, most) in [("off", 85_000), ("on", 92_000)] {
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
    check_style::<RedOutpost>(16.5);
    check_themes::<RedOutpost>();
}

/// What lies on the portraits and the objective card, and where.
fn scored_from(svg: &str) -> Vec<String> {
    let document = Document::parse(svg).unwrap();
    let mut pieces: Vec<String> = document
        .descendants()
        .filter_map(|node| {
            let key = node.attribute("data-key").or(node.attribute("class"))?;
            let lies = ["disc", "crystal", "mood"].contains(&kind(key)) || key == "ro-tick";
            lies.then(|| format!("{key} {:?}", moved(node)))
        })
        .collect();
    pieces.sort();
    pieces
}

#[test]
fn the_end_position_stays() {
    for (players, options) in tables() {
        let game = RedOutpost::open(BOX, players, &options).unwrap();
        let mut compared = 0;
        for seed in 0.. {
            let mut state = game.start(Dice::from_seed(seed), &mut Quiet);
            let mut dice = Dice::from_seed(seed + 1);
            let (mut list, mut events, mut before) = (Vec::new(), Vec::new(), state);
            while let Some(seat) = game.to_act(&state).lowest() {
                game.actions(&state, seat, &mut list);
                events.clear();
                before = state;
                let action = list[dice.below(list.len() as u32) as usize];
                game.apply(&mut state, seat, action, &mut events);
            }
            if ends_at_once(&events) {
                let [before, after] = [before, state].map(|state| {
                    scored_from(&game.svg(&game.view(&state, None), &awkward_names(), &Keys))
                });
                assert!(before.iter().any(|piece| piece.starts_with("disc-")));
                assert_eq!(before, after, "{players} players, seed {seed}");
                compared += 1;
            }
            if compared == 5 {
                break;
            }
        }
    }
}

#[test]
fn own_cards_are_told_in_words_and_others_shown() {
    let board = board_with_cards(2, &[(1, 1), (1, 16), (2, 18)]);
    let speak = Strict::new::<RedOutpost>(Language::En);
    let words = |seat: Option<u8>| -> String {
        let view = board.game.view(&board.state, seat.map(Seat));
        let svg = board.game.svg(&view, &awkward_names(), &speak);
        let document = Document::parse(&svg).unwrap();
        let texts = document.descendants().filter(|node| {
            let class = node.attribute("class");
            class == Some("ro-words") || class == Some("ro-large")
        });
        let texts: Vec<&str> = texts.filter_map(|node| node.text()).collect();
        texts.join(" ")
    };
    let own = words(Some(0));
    for text in ["Instead of the Pasture’s effect", "He then loses"] {
        assert!(own.contains(text), "{own}");
    }
    assert!(words(Some(1)).contains("locations with a red token"));
    assert_eq!(words(None), "");
}

#[test]
fn the_card_in_use_stands_out() {
    let used = |board: &Board| -> Vec<String> {
        let seat = board.game.to_act(&board.state).lowest();
        let view = board.game.view(&board.state, seat);
        let svg = board.game.svg(&view, &awkward_names(), &Keys);
        let document = Document::parse(&svg).unwrap();
        let cards = document.descendants().filter(|node| {
            let class = node.attribute("class").unwrap_or_default();
            class.contains("ro-inplay")
        });
        let spots = cards.filter_map(|card| card.parent()?.attribute("data-spot"));
        spots.map(String::from).collect()
    };
    let board = board_with_cards(2, &[(1, 1), (1, 16)]).with(json!({ "phase": "day1" }));
    assert!(used(&board).is_empty());
    let asked = board.after(&["miner>pasture"]);
    assert_eq!(used(&asked), ["card-1"]);
    let shepherd = board_with_cards(2, &[(1, 13)]).with(json!({
        "phase": "day1",
        "workers": { "shepherd": { "at": "mine" } },
    }));
    assert_eq!(used(&shepherd), ["card-13"]);
}

#[test]
fn the_end_is_announced() {
    let speak = Strict::new::<RedOutpost>(Language::En);
    let mut told = BTreeSet::new();
    each_position(3, &Options::new(), 4, |game, view, _| {
        let parts = game.progress(view);
        let parts: Vec<String> = parts.iter().map(|part| speak.say(part)).collect();
        let table = &view.table;
        let last_round = table.round == Table::ROUNDS;
        let last_turn = last_round && table.phase == Phase::Night && table.turns == 3;
        assert_eq!(parts[0] == "Last round", last_round, "{parts:?}");
        assert_eq!(parts.last().unwrap() == "Last turn", last_turn, "{parts:?}");
        told.insert((last_round, last_turn));
    });
    assert_eq!(told.len(), 3);
}

#[test]
fn every_side_has_the_same_kinds_of_things() {
    let options = Options::from([("cards".to_string(), "on".to_string())]);
    each_position(4, &options, 8, |game, view, _| {
        let kinds = |seat| -> Vec<&str> {
            let stats = game.stats(view, seat);
            assert!(stats.iter().all(|stat| !stat.icon.is_empty()));
            stats.iter().map(|stat| stat.label.key).collect()
        };
        let first = kinds(Seat(0));
        assert_eq!(first.len(), 6);
        assert!(Seat::first(4).all(|seat| kinds(seat) == first));
    });
}

/// What lights up on the board while the end is told is on the board, for every kind of points
/// that lie there.
#[test]
fn points_of_the_end_are_earned_on_the_board() {
    let mut met = BTreeSet::new();
    for (players, options) in tables() {
        let game = RedOutpost::open(BOX, players, &options).unwrap();
        check_earners(&game, u64::from(players), &mut met);
    }
    for source in [
        "source-wheel",
        "source-export",
        "source-mood",
        "source-palace",
    ] {
        assert!(met.contains(source), "nothing on the board earns {source}");
    }
}

/// Lines of the log begin with a symbol that the board has; most kinds of actions have one.
#[test]
fn the_board_has_the_symbols_of_the_log() {
    let symbols = check_symbols(&RedOutpost::open(BOX, 4, &Options::new()).unwrap(), 3);
    assert!(symbols.len() >= 7, "{symbols:?}");
}
