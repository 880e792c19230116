//! The board on the page, drawn after answers of random games.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, LazyLock},
};

use kosmonavts::{
    Kosmonavts, Mode, View,
    components::{Body, Direction, Fuel, Hex, Phase, Rose, Ship},
    state::State,
    step::{Action, Step},
};
use roxmltree::{Document, Node};
use tabletop::{Advice, Dice, Draw, Game, Options, Quiet, Seat};
use words::{
    Language,
    testkit::{
        Strict,
        drawing::{
            Keys, attributes, awkward_names, check_earners, check_page, check_pieces, check_style,
            check_symbols, check_unique, check_ways, paths, say_page,
        },
    },
};

use crate::kit::{
    BOX, Board, BoardExt as _, advanced, avoided_by, board, board_from, json, reading,
};

fn options(mode: &str) -> Options {
    Options::from([("mode".to_string(), mode.to_string())])
}

/// A position, who is asked, and what can be answered.
struct Shown {
    game: Arc<Kosmonavts>,
    state: State,
    seat: Option<Seat>,
    list: Vec<Action>,
}

/// Games for every number of players in both modes, half by chance and half by
/// advice. Of each question the first, second, fourth, eighth … time is shown, and
/// the end.
static POSITIONS: LazyLock<Vec<Shown>> = LazyLock::new(|| {
    let mut shown = Vec::new();
    for players in 2..=4 {
        for mode in ["basic", "advanced"] {
            play_out(players, mode, 7 + u64::from(players), &mut shown);
        }
    }
    shown
});

fn play_out(players: u8, mode: &str, seed: u64, shown: &mut Vec<Shown>) {
    let game = Arc::new(Kosmonavts::open(BOX, players, &options(mode)).unwrap());
    let mut state = game.start(Dice::from_seed(seed), &mut Quiet);
    let mut dice = Dice::from_seed(seed + 1);
    let mut asked = BTreeMap::new();
    loop {
        let seat = game.to_act(&state).lowest();
        let mut list = Vec::new();
        if let Some(seat) = seat {
            game.actions(&state, seat, &mut list);
        }
        let step = state.table.pending.top().map(|step| step as u8);
        let times = asked.entry(step).or_insert(0_u32);
        *times += 1;
        if times.is_power_of_two() {
            shown.push(Shown {
                game: game.clone(),
                state,
                seat,
                list: list.clone(),
            });
        }
        let Some(seat) = seat else { return };
        let advised = match dice.below(2) {
            0 => game.advise(&game.view(&state, Some(seat)), seat, &list),
            _ => None,
        };
        let action = advised.unwrap_or(list[dice.below(list.len() as u32) as usize]);
        game.apply(&mut state, seat, action, &mut Quiet);
    }
}

pub fn positions(mut see: impl FnMut(&Kosmonavts, &State, Option<Seat>, &[Action])) {
    for shown in POSITIONS.iter() {
        see(&shown.game, &shown.state, shown.seat, &shown.list);
    }
}

#[test]
fn whatever_can_be_chosen_can_be_touched() {
    let mut touched = BTreeSet::new();
    let mut check = |game: &Kosmonavts, state: &State, seat: Seat, list: &[Action]| {
        let view = game.view(state, Some(seat));
        let svg = game.svg(&view, &awkward_names(), &Keys);
        let document = Document::parse(&svg).unwrap();
        check_ways(
            &document,
            &paths(game, &view, seat, list),
            &[],
            &mut touched,
        );
    };
    positions(|game, state, seat, list| {
        if let Some(seat) = seat {
            check(game, state, seat, list);
        }
    });
    // Rare: two bodies at the same distance.
    let mut tie = board(2)
        .with(json!({ "bodies": { "venus": 2, "earth": 3 } }))
        .in_space(1, 4, -3)
        .event("gravity");
    tie.play(&["event:1"]);
    assert_eq!(tie.asked().as_deref(), Some("gravity"));
    let mut list = Vec::new();
    tie.game.actions(&tie.state, Seat(0), &mut list);
    check(&tie.game, &tie.state, Seat(0), &list);
    // By other readings, and with other symbols on the cards.
    for board in [declared(), against_gravity()] {
        board.game.actions(&board.state, Seat(0), &mut list);
        assert_eq!(list.len(), 2);
        check(&board.game, &board.state, Seat(0), &list);
    }
    for kind in [
        "body", "space", "colour", "mission", "event", "rose", "fuel", "shield", "resupply",
        "energy", "order", "fly", "evacuate", "pass", "refuel", "final",
    ] {
        assert!(touched.contains(kind), "no game touches a {kind}");
    }
}

/// Seat 1 is asked whether its landing on Earth is the final one.
fn declared() -> Board {
    let text = reading("final_landing_advanced", "declared");
    let four = json!({ "jupiter": 1, "saturn": 1, "uranus": 1, "neptune": 1 });
    let mut board = board_from(&text, 4, &[("mode", "advanced")])
        .body("earth", 4, -4)
        .with(json!({ "players": { "1": { "markers": four } } }))
        .flying(1, 4, -5, &[("s", 1, 0)]);
    board.fly(1, &["go"]).play(&["land:earth"]);
    board
}

/// Seat 1 is asked for a shield against gravity.
fn against_gravity() -> Board {
    let text = avoided_by("gravity", "[\"shield\"]");
    let board = board_from(&text, 2, &[])
        .body("saturn", 8, 0)
        .event("gravity");
    board.in_space(1, 9, 0).after(&["event:1"])
}

/// KOS-166: a conversion after cubes fills their spaces; no cube of the tank, whether it is
/// there or gone, is drawn over another or beside the ten spaces.
#[test]
fn kos_166_a_tank_has_ten_spaces() {
    let thrust = board(2)
        .in_space(1, 9, -2)
        .event("thrust")
        .after(&["event:1"]);
    let hyper = ["burn:n:hyper"; 4];
    let normal = ["burn:n:normal"; 4];
    for (tank, cubes) in [
        ((6, 4), hyper),
        ((9, 1), normal),
        ((6, 4), normal),
        ((8, 2), normal),
    ] {
        for count in 1..=4 {
            let mut board = thrust.tank(1, tank.0, tank.1);
            board.order(1, &cubes[..count]).order(1, &["convert"]);
            let svg = board.game.svg(
                &board.game.view(&board.state, Some(Seat(0))),
                &awkward_names(),
                &Keys,
            );
            let document = Document::parse(&svg).unwrap();
            let in_tank = |node: &Node<'_, '_>| {
                let class = node.attribute("class");
                let fuel = node.ancestors().find_map(|up| up.attribute("data-spot"));
                matches!(class, Some("ks-normal" | "ks-hyper" | "ks-gone"))
                    && fuel.is_some_and(|spot| spot.starts_with("fuel-"))
            };
            let cells = document.descendants().filter(in_tank);
            let places: Vec<&str> = cells.filter_map(|cell| cell.attribute("x")).collect();
            check_unique(&places);
            assert!((8..=10).contains(&places.len()), "{places:?}");
            let full = document.descendants().find(|node| {
                let class = node.attribute("class");
                class == Some("ks-tank") && node.attribute("height") == Some("30")
            });
            let number =
                |node: Node<'_, '_>, name| node.attribute(name).unwrap().parse::<i32>().unwrap();
            let (from, wide) = full
                .map(|node| (number(node, "x"), number(node, "width")))
                .unwrap();
            for place in places {
                let place: i32 = place.parse().unwrap();
                assert!((from..from + wide).contains(&place), "{place}");
            }
        }
    }
}

#[test]
fn pieces_have_keys_and_places_of_their_own() {
    positions(|game, state, seat, _| {
        let svg = game.svg(&game.view(state, seat), &awkward_names(), &Keys);
        let document = Document::parse(&svg).unwrap();
        check_pieces(&document);
        for spot in document.descendants() {
            let has_halo = || {
                let mut classes = spot.children().filter_map(|child| child.attribute("class"));
                classes.any(|class| class.split(' ').any(|class| class == "halo"))
            };
            assert!(!spot.has_attribute("data-spot") || has_halo());
        }
    });
}

#[test]
fn every_piece_of_the_view_is_drawn() {
    positions(|game, state, seat, _| {
        let view = game.view(state, seat);
        let svg = game.svg(&view, &awkward_names(), &Keys);
        let document = Document::parse(&svg).unwrap();
        let keys = attributes(&document, "data-key");
        let count = |prefix: &str| keys.iter().filter(|key| key.starts_with(prefix)).count();
        let table = &view.table;
        assert_eq!(count("body-"), 9);
        assert_eq!(count("token-"), usize::from(table.people));
        let earth = table.spaces[Body::Earth as usize].is_some();
        assert_eq!(
            count("ship-"),
            usize::from(table.people) * usize::from(earth)
        );
        assert_eq!(count("instructor"), usize::from(table.instructor.is_some()));
        let open = table.events.open.iter().flatten().count();
        let past = table
            .event
            .filter(|&card| !table.events.open.contains(&Some(card)));
        assert_eq!(count("card-"), open + past.iter().count());
        for other in Seat::first(table.people) {
            // What is drafted is on the rose, and no longer in the tank.
            let order = game.view(state, Some(other)).order;
            let own = seat == Some(other);
            let mut rose = table.player(other).rose;
            if own {
                for &cube in order.cubes() {
                    rose.put(cube);
                }
            }
            for direction in Direction::ALL {
                for fuel in [Fuel::Normal, Fuel::Hyper] {
                    let drawn = count(&format!("cube-{other}-{direction}-{fuel}-"));
                    assert_eq!(drawn, usize::from(rose.at(direction).of(fuel)));
                }
            }
            let tank = view.tanks[other.index()].unwrap_or_default();
            for fuel in [Fuel::Normal, Fuel::Hyper] {
                let placed = if own { order.uses(fuel) } else { 0 };
                let drawn = count(&format!("tank-{other}-{fuel}-")) + usize::from(placed);
                let converted = if own && fuel == Fuel::Normal {
                    order.converted
                } else {
                    0
                };
                assert_eq!(drawn, usize::from(tank.of(fuel) + converted));
            }
        }
        for body in Body::ALL {
            let markers = count(&format!("marker-{body}-"));
            let stack = game.figures.stack(game.setup.mode, body).points().len();
            let retired = table.retired.contains(body);
            assert_eq!(markers, if retired { 0 } else { stack });
        }
        // One's own, and at the end those of all.
        let missions = view.missions.iter().flatten();
        let missions: usize = missions.map(|missions| missions.len() as usize).sum();
        assert_eq!(count("mission-"), missions);
    });
}

/// Where an element is moved to.
fn place(node: Node<'_, '_>) -> Option<[f32; 2]> {
    let moved = node.attribute("transform")?.strip_prefix("translate(")?;
    let (x, y) = moved.split(')').next()?.split_once(' ')?;
    Some([x.parse().ok()?, y.parse().ok()?])
}

/// The places of all pieces of a kind on the chart.
fn places(document: &Document<'_>, prefix: &str) -> BTreeMap<String, [f32; 2]> {
    document
        .descendants()
        .filter_map(|node| {
            let key = node.attribute("data-key")?;
            Some((key.strip_prefix(prefix)?.to_string(), place(node)?))
        })
        .collect()
}

#[test]
fn pieces_on_the_chart_can_be_told_apart() {
    positions(|game, state, seat, _| {
        if state.table.phase == Phase::Setup {
            return;
        }
        let svg = game.svg(&game.view(state, seat), &awkward_names(), &Keys);
        let document = Document::parse(&svg).unwrap();
        let bodies = places(&document, "body-");
        let ships = places(&document, "ship-");
        let all: Vec<&[f32; 2]> = bodies.values().chain(ships.values()).collect();
        for (index, one) in all.iter().enumerate() {
            for other in &all[..index] {
                let apart = (one[0] - other[0]).hypot(one[1] - other[1]);
                assert!(apart > 12.0, "{one:?} covers {other:?}");
            }
        }
        for seat in Seat::first(state.table.people) {
            if let Ship::Landed(body) = state.table.player(seat).ship {
                let (ship, body) = (ships[&seat.to_string()], bodies[&body.to_string()]);
                let apart = (ship[0] - body[0]).hypot(ship[1] - body[1]);
                assert!(apart < 20.0, "a landed ship is on its body");
            }
        }
    });
}

/// Classes that are there for the page, or for the tests.
const UNSTYLED: [&str; 4] = ["ks-rowname", "ks-theirs", "ks-tl", "ks-tr"];

#[test]
fn the_page_needs_no_exception_for_the_board() {
    let check = |svg: &str| {
        let document = Document::parse(svg).unwrap();
        check_page::<Kosmonavts>(svg, &document, &UNSTYLED);
        // What a style fills with is there.
        let ids = attributes(&document, "id");
        for rest in Kosmonavts::STYLE.split("url(#ks-").skip(1) {
            let id = format!("ks-{}", rest.split(')').next().unwrap());
            let drawn = svg.contains("ks-poster") || ids.contains(&id.as_str());
            assert!(drawn, "{id}");
        }
    };
    check(&Kosmonavts::poster(&Keys));
    positions(|game, state, seat, _| {
        check(&game.svg(&game.view(state, seat), &awkward_names(), &Keys));
        check(&game.svg(&game.view(state, None), &awkward_names(), &Keys));
    });
}

#[test]
fn boards_show_no_secrets() {
    positions(|game, state, _, _| {
        let looks = Seat::first(state.table.people).map(Some).chain([None]);
        for seat in looks {
            let view = game.view(state, seat);
            let svg = game.svg(&view, &awkward_names(), &Keys);
            // What the seat cannot know may be anything: the board is the same.
            let other = game.redeal(&view, Dice::from_seed(99));
            let other = game.svg(&game.view(&other, seat), &awkward_names(), &Keys);
            assert!(svg == other, "the board of {seat:?} tells a secret");
            let document = Document::parse(&svg).unwrap();
            let spots = attributes(&document, "data-spot");
            let shown = |prefix: &str| spots.iter().filter(|name| name.starts_with(prefix)).count();
            let own = seat.and_then(|seat| view.missions[seat.index()]);
            assert_eq!(shown("mission-"), own.map_or(0, |own| own.len() as usize));
            let tools = usize::from(seat.is_some());
            assert_eq!(shown("rose-"), 6 * tools);
            assert_eq!(shown("fuel-"), 2 * tools);
        }
    });
}

#[test]
fn a_tank_is_covered_while_orders_are_given_in_the_advanced_game() {
    for (board, covered) in [(board(3), 0), (advanced(3), 2)] {
        let view = board.game.view(&board.state, Some(Seat(0)));
        let svg = board.game.svg(&view, &awkward_names(), &Keys);
        assert_eq!(svg.matches("class=\"ks-covered\"").count(), covered);
        assert_eq!(board.game.setup.mode == Mode::Advanced, covered > 0);
    }
}

#[test]
fn the_chart_stays_the_same_all_game() {
    let ground = |svg: &str| -> String {
        let start = svg.find("<g class=\"ground\">").unwrap();
        let end = svg.find("<g class=\"ks-marks\">").unwrap();
        svg[start..end].to_string()
    };
    let mut seen = None;
    positions(|game, state, seat, _| {
        let now = ground(&game.svg(&game.view(state, seat), &awkward_names(), &Keys));
        assert_eq!(*seen.get_or_insert_with(|| now.clone()), now);
    });
}

#[test]
fn the_board_is_small() {
    // The most in reach are about 250 sectors, each a spot with its name.
    const MOST: usize = 90_000;
    for language in Language::ALL {
        let speak = Strict::new::<Kosmonavts>(language);
        let mut largest = 0;
        positions(|game, state, seat, _| {
            let svg = game.svg(&game.view(state, seat), &awkward_names(), &speak);
            largest = largest.max(svg.len());
        });
        assert!(largest <= MOST, "{language}: {largest} bytes");
    }
}

/// Boards on which the viewer's flight ends in every way there is.
fn flights() -> Vec<Board> {
    let start = board(2);
    vec![
        start.in_space(1, 3, 1),
        start.flying(1, 3, 1, &[("s", 1, 0)]),
        // Mars is on (0, -5) and goes to (2, -5).
        start.flying(1, 0, -4, &[("n", 1, 0)]),
        start.flying(1, 2, -4, &[("n", 1, 0)]),
        start.flying(1, 0, 3, &[("n", 0, 1)]),
        start.flying(1, 5, 0, &[("se", 1, 0)]),
        start.flying(1, 5, 0, &[("se", 1, 0)]).shields(1, 0),
        start.flying(1, 0, 2, &[("n", 2, 1)]),
        start.flying(1, 12, 0, &[("se", 2, 1)]),
    ]
}

#[test]
fn everything_on_the_page_can_be_said() {
    let mut sealed = board(2);
    sealed.order(2, &["stay"]);
    for language in Language::ALL {
        let speak = Strict::new::<Kosmonavts>(language);
        positions(|game, state, seat, _| say_page(game, &game.view(state, seat), &speak));
        for board in flights().iter().chain([&sealed]) {
            say_page(
                &board.game,
                &board.game.view(&board.state, Some(Seat(0))),
                &speak,
            );
        }
        let watched = sealed.game.view(&sealed.state, None);
        sealed.game.svg(&watched, &[], &speak);
        speak.check_said::<Kosmonavts>("draw-");
    }
}

#[test]
fn the_end_of_a_flight_is_shown() {
    let ends = [
        (None, "draw-end-still"),
        (None, "draw-end-space"),
        (Some("body-mars"), "draw-end-body"),
        (Some("body-mars"), "draw-end-meets"),
        (Some("draw-aim-danger"), "draw-end-near-sun"),
        (Some("draw-aim-danger"), "draw-end-belt"),
        (Some("draw-aim-shieldless"), "draw-end-shieldless"),
        (Some("draw-aim-sun"), "draw-end-sun"),
        (Some("draw-aim-off"), "draw-end-off"),
    ];
    for (board, (note, end)) in flights().iter().zip(ends) {
        let view = board.game.view(&board.state, Some(Seat(0)));
        let svg = board.game.svg(&view, &awkward_names(), &Keys);
        let document = Document::parse(&svg).unwrap();
        let texts: Vec<&str> = document
            .descendants()
            .filter(|node| node.tag_name().name() == "text")
            .filter_map(|node| node.text())
            .collect();
        assert!(texts.contains(&end), "{end}: {texts:?}");
        let noted = document.descendants().find_map(|node| {
            let is_note = node.attribute("class") == Some("ks-note");
            node.text().filter(|_| is_note)
        });
        assert_eq!(noted, note, "{end}");
        let fatal = svg.contains("ks-aim ks-fatal");
        assert_eq!(fatal, board.game.flight_is_lost(&view), "{end}");
        assert_eq!(
            svg.contains("ks-aim ks-risky"),
            note == Some("draw-aim-danger")
        );
    }
}

/// Whether the viewer's flight ends in an emergency, by the rules alone.
trait IsLost {
    fn flight_is_lost(&self, view: &View) -> bool;
}

impl IsLost for Kosmonavts {
    fn flight_is_lost(&self, view: &View) -> bool {
        let player = view.table.player(Seat(0));
        let from = self.ship_hex(&view.table, Seat(0)).unwrap();
        let flight = self.flight(from, &player.rose);
        let shieldless = player.shields == 0 && self.danger(flight.to).is_some();
        flight.emergency.is_some() || shieldless
    }
}

/// The bodies that are framed on the chart.
fn framed(svg: &str, class: &str) -> BTreeSet<String> {
    let document = Document::parse(svg).unwrap();
    let bodies = places(&document, "body-");
    document
        .descendants()
        .filter(|node| node.attribute("class") == Some(class))
        .filter_map(place)
        .map(|at| {
            let found = bodies.iter().find(|(_, place)| **place == at);
            found.expect("a frame is around a body").0.clone()
        })
        .collect()
}

/// Every rose that the seat's order can make, by the lists of the game alone.
fn each_order(board: &Board, state: &State, seat: Seat, see: &mut impl FnMut(&Rose, &State)) {
    let mut list = Vec::new();
    board.game.actions(state, seat, &mut list);
    if list.contains(&Action::Go) {
        let mut rose = state.table.player(seat).rose;
        for &cube in board.game.view(state, Some(seat)).order.cubes() {
            rose.put(cube);
        }
        see(&rose, state);
    }
    for action in list {
        if matches!(action, Action::Burn(_)) {
            let mut next = *state;
            board.game.apply(&mut next, seat, action, &mut Quiet);
            each_order(board, &next, seat, see);
        }
    }
}

#[test]
fn what_is_in_reach_this_round_is_what_an_order_reaches() {
    let start = board(2);
    let boards = [
        start.in_space(1, 2, -4),
        start.flying(1, 3, -7, &[("nw", 1, 0)]),
        start.flying(1, 0, 2, &[("n", 0, 1)]).tank(1, 1, 2),
        start.flying(1, 5, -2, &[("s", 2, 0)]).shields(1, 0),
        start.tank(1, 0, 4),
        start.clone(),
    ];
    for board in boards {
        let (game, table) = (&board.game, &board.state.table);
        let from = game.ship_hex(table, Seat(0)).unwrap();
        let shields = table.player(Seat(0)).shields;
        let mut reached = BTreeSet::new();
        each_order(&board, &board.state, Seat(0), &mut |rose, _| {
            let flight = game.flight(from, rose);
            let safe = shields > 0 || game.danger(flight.to).is_none();
            if flight.emergency.is_none() && safe {
                for body in Body::ALL {
                    let comes = [0, 1].map(|rounds| game.hex_after(table, body, rounds));
                    let landed = table.player(Seat(0)).landed() == Some(body);
                    if comes.contains(&Some(flight.to)) && !landed {
                        reached.insert(body.to_string());
                    }
                }
            }
        });
        let view = game.view(&board.state, Some(Seat(0)));
        let svg = game.svg(&view, &awkward_names(), &Keys);
        assert_eq!(framed(&svg, "ks-now"), reached);
        assert!(framed(&svg, "ks-next").is_disjoint(&reached));
    }
}

#[test]
fn what_is_in_reach_next_round_can_be_reached() {
    // With few cubes two rounds are soon tried out.
    let board = board(2).flying(1, 4, -5, &[("se", 1, 0)]).tank(1, 2, 1);
    let (game, table) = (&board.game, &board.state.table);
    let from = game.ship_hex(table, Seat(0)).unwrap();
    let mut first = Vec::new();
    each_order(&board, &board.state, Seat(0), &mut |rose, state| {
        let flight = game.flight(from, rose);
        let order = game.view(state, Some(Seat(0))).order;
        let tank = state.tanks[0];
        let left = [Fuel::Normal, Fuel::Hyper].map(|fuel| tank.of(fuel) - order.uses(fuel));
        if flight.emergency.is_none() {
            first.push((flight.to, *rose, left));
        }
    });
    let mut reached = BTreeSet::new();
    let mut now = BTreeSet::new();
    let note = |to: Hex, rounds: [u8; 2], into: &mut BTreeSet<String>| {
        for body in Body::ALL {
            if rounds
                .map(|rounds| game.hex_after(table, body, rounds))
                .contains(&Some(to))
            {
                into.insert(body.to_string());
            }
        }
    };
    for (at, rose, left) in first {
        note(at, [0, 1], &mut now);
        let state = board
            .with(json!({ "players": { "1": { "ship": { "space": [at.q, at.r] } } } }))
            .tank(1, left[0], left[1]);
        each_order(&state, &state.state, Seat(0), &mut |burnt, _| {
            // The cubes of this order on top of those of the first.
            let start = state.state.table.player(Seat(0)).rose;
            let mut both = rose;
            for direction in Direction::ALL {
                for fuel in [Fuel::Normal, Fuel::Hyper] {
                    let fresh = burnt.at(direction).of(fuel);
                    let old = start.at(direction).of(fuel);
                    assert!(fresh >= old || start.at(direction.opposite()).is_empty());
                    for _ in old..fresh {
                        both.put(kosmonavts::components::Cube::new(direction, fuel));
                    }
                }
            }
            if burnt.at(Direction::SE) == start.at(Direction::SE) {
                let flight = game.flight(at, &both);
                if flight.emergency.is_none() {
                    note(flight.to, [1, 2], &mut reached);
                }
            }
        });
    }
    let view = game.view(&board.state, Some(Seat(0)));
    let svg = game.svg(&view, &awkward_names(), &Keys);
    let next = framed(&svg, "ks-next");
    let later: BTreeSet<String> = reached.difference(&now).cloned().collect();
    assert!(!next.is_empty());
    assert!(later.is_subset(&next), "{later:?} {next:?}");
}

#[test]
fn a_course_goes_round_the_sun() {
    // From one side of the Sun to the other, with cubes in two directions.
    let board = board(2).flying(1, 0, 3, &[("n", 4, 0), ("ne", 1, 0)]);
    let view = board.game.view(&board.state, Some(Seat(0)));
    let svg = board.game.svg(&view, &awkward_names(), &Keys);
    let document = Document::parse(&svg).unwrap();
    let course = document
        .descendants()
        .find(|node| node.attribute("class") == Some("ks-vector"))
        .unwrap();
    let way = course.attribute("d").unwrap();
    assert!(way.contains('Q'), "{way} is not bent");
    // The same cubes from elsewhere need no bend.
    let board = self::board(2).flying(1, 5, 3, &[("n", 4, 0), ("ne", 1, 0)]);
    let view = board.game.view(&board.state, Some(Seat(0)));
    let svg = board.game.svg(&view, &awkward_names(), &Keys);
    let way = svg.split("class=\"ks-vector\" d=\"").nth(1).unwrap();
    assert!(!way.split('"').next().unwrap().contains('Q'));
}

/// The page lets a piece glide by the points in `data-via`: CSS lengths from where
/// the piece is now.
#[test]
fn pieces_say_by_which_way_they_came() {
    let mut bent = BTreeSet::new();
    positions(|game, state, seat, _| {
        let svg = game.svg(&game.view(state, seat), &awkward_names(), &Keys);
        let document = Document::parse(&svg).unwrap();
        for node in document.descendants() {
            let Some(via) = node.attribute("data-via") else {
                continue;
            };
            let lengths: Vec<f32> = via
                .split(' ')
                .map(|length| length.strip_suffix("px").unwrap().parse().unwrap())
                .collect();
            assert_eq!(lengths.len(), 2, "{via}");
            bent.insert(node.attribute("data-key").unwrap().to_string());
        }
    });
    assert!(bent.contains("body-halley") && bent.contains("body-mercury"));
    assert!(
        !bent.contains("body-neptune"),
        "it moves straight to the next hex"
    );
    // A ship that has flown past the Sun.
    let board = board(2).flying(1, 1, -3, &[("n", 4, 0), ("ne", 1, 0)]);
    let view = board.game.view(&board.state, Some(Seat(0)));
    let svg = board.game.svg(&view, &awkward_names(), &Keys);
    let ship = svg.split("data-key=\"ship-1\"").nth(1).unwrap();
    assert!(ship.split('>').next().unwrap().contains("data-via"));
}

#[test]
fn corrected_figures_are_drawn_too() {
    let figures = BOX
        .replace("radius = 13", "radius = 17")
        .replace("tank_capacity = 10", "tank_capacity = 14");
    assert_ne!(figures, BOX);
    for players in 2..=4 {
        let game = Kosmonavts::open(&figures, players, &options("basic")).unwrap();
        let state = game.start(Dice::from_seed(1), &mut Quiet);
        let svg = game.svg(&game.view(&state, None), &awkward_names(), &Keys);
        let document = Document::parse(&svg).unwrap();
        check_unique(&attributes(&document, "id"));
        // The edge of the chart is still inside the board.
        let edge = document
            .descendants()
            .find(|node| node.attribute("class") == Some("ks-edge"))
            .and_then(|node| node.attribute("d"))
            .unwrap();
        for point in edge.trim_matches(['M', 'z']).split('L') {
            let (x, y) = point.split_once(' ').unwrap();
            assert!((170.0..830.0).contains(&x.parse::<f32>().unwrap()), "{x}");
            assert!((0.0..764.0).contains(&y.parse::<f32>().unwrap()), "{y}");
        }
    }
}

#[test]
fn names_of_players_are_text_and_nothing_else() {
    let game = Kosmonavts::open(BOX, 4, &options("basic")).unwrap();
    let state = game.start(Dice::from_seed(1), &mut Quiet);
    let speak = Strict::new::<Kosmonavts>(Language::En);
    let svg = game.svg(&game.view(&state, None), &awkward_names(), &speak);
    let document = Document::parse(&svg).unwrap();
    let texts: Vec<&str> = document
        .descendants()
        .filter_map(|node| node.text())
        .collect();
    for name in ["Léo & Zoë", "<Маша>"] {
        assert!(texts.iter().any(|text| text.contains(name)));
    }
}

#[test]
fn ships_have_the_colours_their_players_chose() {
    let mut board = crate::kit::setup(3);
    let colours = |board: &Board| -> Vec<&str> {
        let view = board.game.view(&board.state, None);
        Seat::first(3)
            .map(|seat| board.game.colour(Some(&view), seat))
            .collect()
    };
    assert_eq!(board.game.colour(None, Seat(1)), "green");
    board.play_until(|board| board.asked().as_deref() == Some("choose_colour"));
    let first = board.game.to_act(&board.state).lowest().unwrap();
    board.play(&["colour:red"]);
    let now = colours(&board);
    assert_eq!(now[first.index()], "red");
    let different: BTreeSet<&str> = now.into_iter().collect();
    assert_eq!(different.len(), 3, "nobody else looks red meanwhile");
    assert_eq!(board.state.table.pending.top(), Some(Step::ChooseColour));
}

/// The values of a custom property by day and by night.
fn paint(name: &str) -> [[u8; 3]; 2] {
    let style = Kosmonavts::STYLE;
    let rest = style.split(&format!("--{name}: ")).nth(1).unwrap();
    let value = rest.split(';').next().unwrap();
    let list = value
        .strip_prefix("light-dark(")
        .map_or(value, |list| list.trim_end_matches(')'));
    let colours: Vec<[u8; 3]> = list.split(", ").map(colour).collect();
    [colours[0], *colours.last().unwrap()]
}

fn colour(text: &str) -> [u8; 3] {
    let digits = text.trim().strip_prefix('#').unwrap();
    [0, 2, 4].map(|at| u8::from_str_radix(&digits[at..at + 2], 16).unwrap())
}

/// The contrast of two colours, from 1 to 21.
fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
    let light = |colour: [u8; 3]| {
        let part = |value: u8| {
            let value = f64::from(value) / 255.0;
            if value <= 0.04045 {
                value / 12.92
            } else {
                ((value + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * part(colour[0]) + 0.7152 * part(colour[1]) + 0.0722 * part(colour[2])
    };
    let (one, other) = (light(one) + 0.05, light(other) + 0.05);
    one.max(other) / one.min(other)
}

#[test]
fn words_and_pieces_stand_out_from_their_ground() {
    for night in [0, 1] {
        for ground in ["ground", "paper", "face", "petal", "sky-out", "sky-in"] {
            for ink in ["ink", "soft", "second", "third", "accent", "warn"] {
                let found = contrast(paint(ink)[night], paint(ground)[night]);
                assert!(found >= 4.5, "{ink} on {ground}: {found:.1}, night {night}");
            }
            let found = contrast(paint("glow")[night], paint(ground)[night]);
            assert!(found >= 3.0, "glow on {ground}: {found:.1}, night {night}");
        }
        let button = contrast(paint("accent-ink")[night], paint("accent")[night]);
        assert!(button >= 4.5, "{button:.1}");
        let bar = contrast(paint("bar-ink")[night], paint("bar")[night]);
        assert!(bar >= 4.5, "{bar:.1}");
    }
    // The symbol of a body on its globe.
    let (dark, light) = (colour("#14100a"), colour("#ffffff"));
    for body in Body::ALL {
        let globe = paint(&body.to_string())[0];
        let found = contrast(globe, dark).max(contrast(globe, light));
        assert!(found >= 3.0, "{body}: {found:.1}");
        let points = ["f", "t"].map(|part| {
            let rule = format!(".ks-o-{body} {{");
            let rest = Kosmonavts::STYLE.split(&rule).nth(1).unwrap();
            let rest = rest.split(&format!("--{part}: ")).nth(1).unwrap();
            colour(rest.split([';', ' ', '}']).next().unwrap())
        });
        let found = contrast(points[0], points[1]);
        assert!(found >= 4.5, "points of {body}: {found:.1}");
    }
    // Ships by night, their marks always; by day they have a dark edge.
    for ship in ["white", "green", "yellow", "red"] {
        let hull = paint(ship)[0];
        assert!(contrast(hull, paint("sky-in")[1]) >= 3.0, "{ship}");
        assert!(contrast(hull, colour("#0b1226")) >= 4.5, "{ship}");
    }
}

#[test]
fn letters_are_large_enough() {
    check_style::<Kosmonavts>(12.0);
    let style = Kosmonavts::STYLE;
    // Roses of others are shown at four fifths of their size.
    for class in ["ks-units", "ks-speed"] {
        let rule = style.split(&format!(".{class} {{")).nth(1).unwrap();
        let size = rest_of(rule, "font-size: ");
        assert!(size * 0.8 >= 12.0, "{class}: {size}");
    }
}

fn rest_of(rule: &str, name: &str) -> f32 {
    let rest = rule.split(name).nth(1).unwrap();
    rest.split("px").next().unwrap().parse().unwrap()
}

/// What lights up on the board while the end is told is on the board, for every kind of points
/// that lie there.
#[test]
fn points_of_the_end_are_earned_on_the_board() {
    let mut met = BTreeSet::new();
    for players in 2..=4 {
        for mode in ["basic", "advanced"] {
            let game = Kosmonavts::open(BOX, players, &options(mode)).unwrap();
            check_earners(&game, u64::from(players), &mut met);
        }
    }
    for source in [
        "source-markers",
        "source-earth",
        "source-mission-1",
        "source-mission-2",
    ] {
        assert!(met.contains(source), "nothing on the board earns {source}");
    }
}

/// Lines of the log begin with a symbol that the board has; most kinds of actions have one.
#[test]
fn the_board_has_the_symbols_of_the_log() {
    let symbols = check_symbols(&Kosmonavts::open(BOX, 4, &options("advanced")).unwrap(), 3);
    assert!(symbols.len() >= 9, "{symbols:?}");
}
