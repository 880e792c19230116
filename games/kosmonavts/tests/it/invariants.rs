//! What holds in every state, and is found out when it does not.

use std::collections::BTreeSet;

use kosmonavts::{
    components::{Direction, Phase, Ship},
    state::State,
};
use tabletop::{Game, Seat};

use crate::kit::{BOX, Board, BoardExt as _, advanced, board, json, open};

/// What the game says about a board that was tampered with.
#[track_caller]
fn problem(board: &Board, tamper: impl FnOnce(&mut State)) -> String {
    let mut state = board.state;
    assert_eq!(board.game.invariants(&state), Ok(()));
    tamper(&mut state);
    board
        .game
        .invariants(&state)
        .expect_err("nothing was noticed")
}

#[track_caller]
fn check(board: &Board, words: &str, tamper: impl FnOnce(&mut State)) {
    let problem = problem(board, tamper);
    assert!(problem.contains(words), "{problem}");
}

/// Numbers that look random and are the same every time.
struct Walk(u64);

impl Walk {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 33) as usize % most
    }

    /// A random answer of a random one of those who are asked; landings are liked.
    fn step(&mut self, board: &mut Board) {
        let seats: Vec<u8> = board
            .game
            .to_act(&board.state)
            .iter()
            .map(Seat::number)
            .collect();
        let seat = seats[self.below(seats.len())];
        let legal = board.legal_for(seat);
        let landing = legal.iter().find(|answer| answer.starts_with("land:"));
        let answer = match landing {
            Some(landing) if self.below(4) > 0 => landing,
            _ => &legal[self.below(legal.len())],
        };
        board.play_as(seat, answer);
    }
}

/// Random games of both modes; `read` sees the board before and after every answer.
fn walk(mut read: impl FnMut(&Board, &Board)) {
    for seed in 0..6 {
        let mode = if seed % 2 == 0 { "basic" } else { "advanced" };
        let players = 2 + (seed % 3) as u8;
        let mut board = open(BOX, players, &[("mode", mode)], seed);
        let mut walk = Walk(seed);
        for _ in 0..300 {
            if board.phase() == Phase::Over {
                break;
            }
            let before = board.clone();
            walk.step(&mut board);
            read(&before, &board);
        }
    }
}

fn players(board: &Board) -> impl Iterator<Item = usize> {
    0..usize::from(board.game.setup.players)
}

/// KOS-274, KOS-011: 48 normal and 16 hyper cubes, always.
#[test]
fn kos_274_cubes_are_conserved() {
    walk(|_, board| {
        let mut total = (board.supply().0, board.supply().1);
        for player in players(board) {
            let rose = board.state.table.players[player].rose.total();
            let tank = board.state.tanks[player];
            total = (
                total.0 + rose.normal + tank.normal,
                total.1 + rose.hyper + tank.hyper,
            );
        }
        assert_eq!(total, (48, 16));
    });
    let board = board(2);
    check(&board, "47 normal and 16 hyper cubes", |state| {
        state.table.supply.normal -= 1;
    });
    check(&board, "48 normal and 17 hyper cubes", |state| {
        state.table.supply.hyper += 1;
    });
    check(&board, "49 normal", |state| {
        state.table.players[1].rose.0[0].normal += 1;
    });
    check(&board, "15 hyper", |state| state.tanks[0].hyper -= 1);
}

/// KOS-275: 0 to 10 cubes in a tank, at most 4 of them hyper, at most 3 shields; and
/// shields never increase.
#[test]
fn kos_275_tanks_and_shields() {
    walk(|before, board| {
        for player in players(board) {
            let tank = board.state.tanks[player];
            assert!(tank.normal + tank.hyper <= 10 && tank.hyper <= 4);
            let shields = |board: &Board| board.state.table.players[player].shields;
            assert!(shields(board) <= 3);
            let equipped = before.phase() != Phase::Setup;
            assert!(!equipped || shields(board) <= shields(before));
        }
    });
    let board = board(2);
    check(
        &board,
        "seat 1: 10 normal and 1 hyper cubes in the tank",
        |state| {
            state.tanks[0].normal += 1;
            state.table.supply.normal -= 1;
        },
    );
    check(
        &board.tank(2, 2, 4),
        "seat 2: 2 normal and 5 hyper cubes in the tank",
        |state| {
            state.tanks[1].hyper += 1;
            state.table.supply.hyper -= 1;
        },
    );
    check(&board, "seat 2: 4 shields", |state| {
        state.table.players[1].shields = 4;
    });
}

/// KOS-276: no rose holds cubes in opposite directions.
#[test]
fn kos_276_no_cubes_in_opposite_directions() {
    walk(|_, board| {
        for player in players(board) {
            let rose = board.state.table.players[player].rose;
            for direction in Direction::ALL {
                let (here, there) = (rose.at(direction), rose.at(direction.opposite()));
                assert!(here.is_empty() || there.is_empty());
            }
        }
    });
    let (one, opposite) = (
        ["n", "ne", "se"],
        [Direction::S, Direction::SW, Direction::NW],
    );
    for (direction, opposite) in one.into_iter().zip(opposite) {
        let board = board(2).flying(1, 9, 0, &[(direction, 1, 0)]);
        check(&board, "opposite directions", |state| {
            state.table.players[0].rose.0[opposite as usize].normal += 1;
            state.table.supply.normal -= 1;
        });
    }
}

/// KOS-277: the rose of a landed ship is empty, except between a solar wind and the
/// end of phase 2.
#[test]
fn kos_277_the_rose_of_a_landed_ship() {
    let mut windy = 0;
    walk(|_, board| {
        for player in players(board) {
            let area = &board.state.table.players[player];
            if area.landed().is_some() && !area.rose.is_empty() {
                assert!(matches!(board.phase(), Phase::Event | Phase::Orders));
                windy += 1;
            }
        }
    });
    assert!(windy > 0, "it happens");
    let blow = |state: &mut State| {
        state.table.players[0].rose.0[0].normal += 1;
        state.table.supply.normal -= 1;
    };
    check(
        &board(2),
        "seat 1: a landed ship has cubes on its rose",
        blow,
    );
    let wind = board(2)
        .wind(1, "n")
        .after(&["event:1", "shield:no", "shield:no"]);
    assert_eq!(wind.rose(1), "n 1+0");
    check(&wind, "seat 1: a landed ship has cubes on its rose", blow);
    // After phase 2 it is too late for wind.
    let mut later = wind;
    later.others_idle();
    assert_eq!(later.phase(), Phase::Flight);
    check(&later, "seat 1: a landed ship has cubes on its rose", blow);
}

/// KOS-278: no ship in space is in the Sun's hex or off the board.
#[test]
fn kos_278_ships_are_in_sectors() {
    let mut flying = 0;
    walk(|_, board| {
        for player in players(board) {
            if let Ship::Space(hex) = board.state.table.players[player].ship {
                let distance = hex.q.abs().max(hex.r.abs()).max((hex.q + hex.r).abs());
                assert!((1..=13).contains(&distance));
                flying += 1;
            }
        }
    });
    assert!(flying > 0, "it happens");
    let board = board(2);
    for (q, r) in [(0, 0), (14, 0), (-7, -7), (13, 1)] {
        let ship = json!({ "players": { "1": { "ship": { "space": [q, r] } } } });
        let problem = board.try_with(ship).err().unwrap();
        assert!(problem.contains("is no sector of the board"), "{problem}");
    }
    assert!(
        board
            .try_with(json!({ "players": { "1": { "ship": { "space": [13, 0] } } } }))
            .is_ok()
    );
}

/// KOS-279: markers held and left add up to the stacks, and nobody holds two of one body.
#[test]
fn kos_279_markers_add_up() {
    let mut taken = 0;
    walk(|_, board| {
        let table = &board.state.table;
        for body in kosmonavts::components::Body::ALL {
            let stack = board
                .game
                .figures
                .stack(board.game.setup.mode, body)
                .points()
                .len();
            let stack = if table.retired.contains(body) {
                0
            } else {
                stack
            };
            let held: Vec<u8> = players(board)
                .map(|player| table.players[player].markers[body as usize])
                .filter(|&place| place > 0)
                .collect();
            let different: BTreeSet<u8> = held.iter().copied().collect();
            assert_eq!(different.len(), held.len());
            assert_eq!(
                held.len() + board.game.markers_left(table, body).len(),
                stack
            );
            taken += held.len();
        }
    });
    assert!(taken > 0, "it happens");
    let markers = |one: u8, two: u8| json!({ "players": { "1": { "markers": { "mars": one } }, "2": { "markers": { "mars": two } } } });
    let wrong = |board: &Board, one, two| {
        let problem = board.try_with(markers(one, two)).err().unwrap();
        assert!(problem.contains("markers"), "{problem}");
    };
    assert!(board(2).try_with(markers(2, 1)).is_ok());
    wrong(&board(2), 1, 1);
    wrong(&board(2), 1, 3);
    wrong(&board(2), 2, 3);
    // Of a retired body there is none.
    let advanced = advanced(2);
    let retired = advanced.at("/retired/0");
    let retired = retired.as_str().unwrap();
    let problem = advanced.try_with(json!({ "players": { "1": { "markers": { retired: 1 } } } }));
    assert!(problem.err().unwrap().contains("markers"));
}

/// KOS-280: thirty different cards in three places, three of them face up from the
/// setup on, the one being resolved included.
#[test]
fn kos_280_thirty_cards() {
    let mut resolving = 0;
    walk(|_, board| {
        let events = &board.state.table.events;
        let open: Vec<u8> = events.open.iter().flatten().copied().collect();
        let all: BTreeSet<u8> = events
            .deck
            .iter()
            .chain(events.discard.iter())
            .chain(open.iter().copied())
            .collect();
        let count = events.deck.iter().count() + events.discard.iter().count() + open.len();
        assert_eq!((count, all.len()), (30, 30));
        if board.phase() != Phase::Setup {
            assert_eq!(open.len(), 3);
        }
        if board.phase() == Phase::Event && board.state.table.event.is_some() {
            resolving += 1;
        }
    });
    assert!(resolving > 0, "it happens");
    let board = board(2);
    let deck: Vec<u8> = (1..=30).filter(|card| !(22..=24).contains(card)).collect();
    for (open, deck) in [
        (vec![22, 23, 24], deck[1..].to_vec()),
        (vec![22, 23, 1], deck.clone()),
        (vec![22, 23], [&deck[..], &[24]].concat()),
    ] {
        let problem = board.try_with(json!({ "events": { "open": open, "deck": deck } }));
        assert!(problem.is_err());
    }
}

/// KOS-281: the same seed and the same actions give the same game; another seed
/// another one.
#[test]
fn kos_281_the_same_game_again() {
    let play = |seed: u64, mode: &str| {
        let mut board = open(BOX, 3, &[("mode", mode)], seed);
        let mut walk = Walk(7);
        for _ in 0..300 {
            walk.step(&mut board);
        }
        board
    };
    for mode in ["basic", "advanced"] {
        let (one, same, other) = (play(5, mode), play(5, mode), play(6, mode));
        assert!(one.state == same.state && one.events == same.events);
        assert!(one.state != other.state && one.events != other.events);
        // And from one position onwards, too.
        let (mut one, mut same) = (one.with(json!({})), same.with(json!({})));
        let (mut left, mut right) = (Walk(9), Walk(9));
        for _ in 0..100 {
            left.step(&mut one);
            right.step(&mut same);
        }
        assert!(one.state == same.state && one.events == same.events);
    }
}
