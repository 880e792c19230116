//! A game in numbers, without its own types.

use catalog::{Arrays, DynGame, Encoding, Match, Referee, Spec};
use tabletop::{Dice, Options, Seat};

fn open(entry: &dyn DynGame) -> std::sync::Arc<dyn Referee> {
    let players = *entry.info().players.end();
    entry.open(None, players, &Options::new()).unwrap()
}

/// Every game that comes with Orrery is written in numbers, and the schema accounts for each.
#[test]
fn a_schema_has_no_gaps() {
    for entry in games::catalog().games() {
        let encoding: Encoding = entry.encoding().unwrap();
        let json = encoding.json();
        assert_eq!(json["game"], entry.info().id);
        assert_eq!(json["encoding"], encoding.version);
        let check = |list: &serde_json::Value, length: &str, total: usize| {
            let mut at = 0;
            for item in list.as_array().unwrap() {
                assert_eq!(item["start"], at, "{item}");
                assert_ne!(item["about"], "", "{item}");
                at += item[length].as_u64().unwrap();
            }
            assert_eq!(at, total as u64);
        };
        check(&json["actions"]["groups"], "count", encoding.action_count());
        let features = &json["observation"]["features"];
        check(features, "length", encoding.observation());
        let mut names: Vec<String> = encoding
            .features()
            .into_iter()
            .map(|(name, ..)| name)
            .collect();
        names.sort_unstable();
        assert!(names.windows(2).all(|two| two[0] != two[1]), "{names:?}");
    }
}

/// Index and notation lead to each other, for every seat.
#[test]
fn an_index_is_a_notation() {
    for entry in games::catalog().games() {
        let referee = open(entry);
        let count = referee.encoding().unwrap().action_count();
        for seat in Seat::first(referee.seats()) {
            for index in (0..count).step_by(7) {
                let notation = referee.action_at(seat, index).unwrap();
                assert_eq!(
                    referee.action_index(seat, &notation),
                    Some(index),
                    "{notation}"
                );
            }
        }
        assert_eq!(referee.action_at(Seat(0), count), None);
        assert_eq!(referee.action_index(Seat(0), "no such action"), None);
    }
}

/// The mask of a match is the list of its choices, and its observation that of the arrays.
#[test]
fn a_match_and_its_numbers_agree() {
    for entry in games::catalog().games() {
        let referee = open(entry);
        let encoding = referee.encoding().unwrap();
        let mut game: Box<dyn Match> = referee.start(Dice::from_seed(3));
        for step in 0..60 {
            let Some(seat) = game.owing().lowest() else {
                break;
            };
            let mut mask = vec![7; encoding.action_count()];
            assert!(game.mask(seat, &mut mask));
            let mut legal: Vec<usize> = game
                .choices(seat)
                .iter()
                .map(|choice| referee.action_index(seat, &choice.action).unwrap())
                .collect();
            legal.sort_unstable();
            let marked: Vec<usize> = (0..mask.len()).filter(|&index| mask[index] == 1).collect();
            assert_eq!(marked, legal);
            let mut numbers = vec![i16::MIN; encoding.observation()];
            assert!(game.observe(seat, &mut numbers));
            assert!(!numbers.contains(&i16::MIN));
            assert!(game.returns().is_none());
            let action = referee.action_at(seat, legal[step % legal.len()]).unwrap();
            game.play(seat, &action).unwrap();
        }
    }
}

/// A state comes back from its bytes as it was, and equal states have equal bytes.
#[test]
fn bytes_are_the_whole_state() {
    for entry in games::catalog().games() {
        let referee = open(entry);
        let mut game = referee.start(Dice::from_seed(5));
        let other = referee.start(Dice::from_seed(6));
        assert_ne!(game.bytes(), other.bytes());
        for _ in 0..40 {
            let Some(seat) = game.owing().lowest() else {
                break;
            };
            let bytes = game.bytes();
            let mut again = referee.restore_bytes(&bytes).unwrap();
            assert_eq!(again.bytes(), bytes);
            assert_eq!(game.copy().bytes(), bytes);
            // The dice are in them: both go on alike.
            let action = game.choices(seat).last().unwrap().action.clone();
            game.play(seat, &action).unwrap();
            again.play(seat, &action).unwrap();
            assert_eq!(again.bytes(), game.bytes());
        }
        assert!(referee.restore_bytes(b"{").is_err());
        assert!(referee.restore_bytes(b"{}").is_err());
    }
}

/// Many games through the catalogue.
#[test]
fn games_are_played_as_arrays() {
    for entry in games::catalog().games() {
        let mut env = open(entry).vector(&Spec::new(4, 9)).unwrap();
        let shape = env.shape();
        assert_eq!(shape.actions, entry.encoding().unwrap().action_count());
        let mut arrays = Arrays::new(&shape);
        env.reset(9, &mut arrays.buffers()).unwrap();
        let mut actions = vec![0; 4];
        for _ in 0..20 {
            env.draw(&mut actions);
            env.step(&actions, &mut arrays.buffers()).unwrap();
        }
    }
}

/// A corrected box with an orbit longer than the printed one has spaces without an index: it
/// is played in notation only.
#[test]
fn a_box_that_does_not_fit_says_so() {
    let catalog = games::catalog();
    let entry = catalog.find("kosmonavts").unwrap();
    let text = entry.figures();
    let mercury = text.find("[[orbits]]\nid = \"mercury\"").unwrap();
    let venus = text.find("[[orbits]]\nid = \"venus\"").unwrap();
    let spaces = |from: usize| {
        let begin = from + text[from..].find("lap_rounds").unwrap();
        let end = begin + text[begin..].find("\n]").unwrap() + 2;
        begin..end
    };
    let longer = [
        &text[..spaces(mercury).start],
        &text[spaces(venus)],
        &text[spaces(mercury).end..],
    ]
    .concat();
    let referee = entry.open(Some(&longer), 2, &Options::new()).unwrap();
    assert!(referee.encoding().is_none());
    assert!(referee.vector(&Spec::new(1, 0)).is_err());
    let game = referee.start(Dice::from_seed(0));
    assert!(!game.observe(Seat(0), &mut []));
    assert!(!game.mask(Seat(0), &mut []));
}
