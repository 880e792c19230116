//! Examples for programs that learn.

use bots::{Encoded, Experience, Layout, Networks, TARGETS, UNSEARCHED, experience};
use red_outpost::RedOutpost;
use tabletop::{Dice, Encode, Game, Quiet};

use crate::{game, house};

const ACTIONS: usize = RedOutpost::ACTION_COUNT;

fn layout() -> Layout {
    Layout::new(RedOutpost::OBSERVATION, ACTIONS, RedOutpost::SIDES)
}

fn series(bots: &str) -> Experience {
    Experience {
        bots: bots.parse().unwrap(),
        teacher: None,
        networks: Networks::default(),
        seed: 5,
        tables: 1,
        rounds: Some(20),
        sampled: 10,
        stray: 10,
    }
}

/// One field of an example, as numbers.
fn field(example: &[u8], name: &str) -> Vec<i64> {
    let layout = layout();
    let (_, kind, count) = layout
        .fields()
        .iter()
        .find(|field| field.0 == name)
        .unwrap();
    let size = usize::from(kind.as_bytes()[kind.len() - 1] - b'0');
    let bytes = &example[layout.offset(name)..][..size * count];
    let number = |bytes: &[u8]| match (*kind, bytes) {
        ("<i2", &[a, b]) => i16::from_le_bytes([a, b]).into(),
        ("<u2", &[a, b]) => u16::from_le_bytes([a, b]).into(),
        ("<u4", &[a, b, c, d]) => u32::from_le_bytes([a, b, c, d]).into(),
        ("u1", &[a]) => a.into(),
        _ => panic!("{kind}"),
    };
    bytes.chunks(size).map(number).collect()
}

fn is_legal(example: &[u8], action: i64) -> bool {
    field(example, "mask")[action as usize / 8] >> (action % 8) & 1 == 1
}

#[test]
fn an_example_tells_what_was_seen_tried_and_came_of_it() {
    let game = game(3, "on");
    let bytes = experience(&game, &Encoded, &series("skilled,greedy,random"), 7, &house);
    let size = layout().bytes();
    assert_eq!(bytes.len() % size, 0);
    let examples: Vec<&[u8]> = bytes.chunks(size).collect();
    assert!(examples.len() > 30, "{}", examples.len());
    let mut searched = 0;
    for (decision, example) in examples.iter().enumerate() {
        let one = |name| field(example, name)[0];
        assert_eq!((one("game"), one("people"), one("sides")), (7, 3, 3));
        assert_eq!(one("decision"), decision as i64);
        assert_eq!(one("left"), (examples.len() - 1 - decision) as i64);
        let legal = (0..ACTIONS as i64).filter(|&action| is_legal(example, action));
        assert_eq!(legal.count() as i64, one("choices"));
        assert!(one("choices") > 1 && is_legal(example, one("chosen")));
        let (tried, visits) = (field(example, "tried"), field(example, "visits"));
        assert_eq!(tried.len(), TARGETS);
        assert!(visits[0] > 0 && visits.is_sorted_by(|a, b| a >= b));
        for (&action, &visits) in tried.iter().zip(&visits) {
            assert!(visits == 0 || is_legal(example, action));
        }
        let is_searched = one("worth") != i64::from(UNSEARCHED);
        searched += usize::from(is_searched);
        if !is_searched {
            assert_eq!((tried[0], visits[0], visits[1]), (one("chosen"), 1, 0));
        }
        // The own side first: margins and places belong together.
        let (margins, places) = (field(example, "margins"), field(example, "places"));
        for side in 0..3 {
            assert_eq!(margins[side] > 0, places[side] == 1 && margins[side] != 0);
        }
        assert_eq!((margins[3], places[3]), (0, 0));
    }
    assert!(searched > 10 && searched < examples.len(), "{searched}");
    // All tell of the same end, each from its own seat.
    let ends = examples.iter().map(|example| {
        let (seat, places) = (field(example, "seat")[0], field(example, "places"));
        let mut absolute = [0; 3];
        for side in 0..3 {
            absolute[(side + seat as usize) % 3] = places[side];
        }
        absolute
    });
    let ends: Vec<_> = ends.collect();
    assert!(ends.iter().all(|end| *end == ends[0]), "{ends:?}");
}

/// The observation is that of the deciding seat's own view.
#[test]
fn the_first_example_is_the_first_decision() {
    let game = game(2, "on");
    let what = series("greedy");
    let bytes = experience(&game, &Encoded, &what, 0, &house);
    let seed = bots::game_seed(what.seed, 0);
    let mut state = game.start(Dice::from_seed(seed), &mut Quiet);
    let mut choices = Vec::new();
    let seat = loop {
        let seat = game.owing(&state).lowest().unwrap();
        game.actions(&state, seat, &mut choices);
        if let [only] = choices[..] {
            game.apply(&mut state, seat, only, &mut Quiet);
        } else {
            break seat;
        }
    };
    let mut numbers = vec![0; RedOutpost::OBSERVATION];
    game.observe(&game.view(&state, Some(seat)), seat, &mut numbers);
    let numbers: Vec<i64> = numbers.into_iter().map(i64::from).collect();
    let first = &bytes[..layout().bytes()];
    assert_eq!(field(first, "observation"), numbers);
    assert_eq!(field(first, "seat"), [i64::from(seat.0)]);
    let legal = choices
        .iter()
        .map(|&action| game.action_index(seat, action).unwrap());
    for index in legal {
        assert!(is_legal(first, index as i64));
    }
}

#[test]
fn a_game_of_a_series_is_the_same_each_time_and_games_differ() {
    let game = game(2, "on");
    let what = series("skilled");
    let play = |index| experience(&game, &Encoded, &what, index, &house);
    assert_eq!(play(3), play(3));
    assert_ne!(play(3)[layout().bytes()..], play(4)[layout().bytes()..]);
}

/// With a teacher the games are those of the players, and the choices are the teacher's own.
#[test]
fn a_teacher_says_what_it_would_do_where_others_play() {
    let game = game(2, "on");
    let play = |teacher: Option<&str>| {
        let what = Experience {
            teacher: teacher.map(|teacher| teacher.parse().unwrap()),
            ..series("random")
        };
        experience(&game, &Encoded, &what, 2, &house)
    };
    let size = layout().bytes();
    let (alone, taught, searched) = (play(None), play(Some("greedy")), play(Some("skilled")));
    assert_eq!(alone.len(), taught.len());
    let mut others = 0;
    for (own, told) in alone.chunks(size).zip(taught.chunks(size)) {
        for same in [
            "seat",
            "decision",
            "mask",
            "observation",
            "places",
            "margins",
        ] {
            assert_eq!(field(own, same), field(told, same), "{same}");
        }
        assert!(is_legal(told, field(told, "chosen")[0]));
        others += usize::from(field(own, "chosen") != field(told, "chosen"));
    }
    assert!(others > alone.len() / size / 2, "{others}");
    // What a teacher that searches thought of all choices is written down as well.
    for told in searched.chunks(size) {
        assert_ne!(field(told, "worth")[0], i64::from(UNSEARCHED));
        assert!(field(told, "visits")[0] > 1);
    }
}
