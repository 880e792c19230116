//! Hints: from the seat's own view, in the game's own words.

use catalog::{BotKind, Hint, HintRequest, Limits, Match, Referee};
use tabletop::{Dice, Options, Seat};

const THOUGHT: HintRequest = HintRequest {
    rounds: 120,
    time: None,
    seed: 3,
    most: 3,
    also: None,
};

/// Bots have played so many decisions.
fn after(referee: &dyn Referee, decisions: usize) -> Box<dyn Match> {
    let mut game = referee.start(Dice::from_seed(5));
    let mut mind = referee.bot(BotKind::Greedy, 1, Limits::default());
    for _ in 0..decisions {
        let Some(seat) = game.owing().lowest() else {
            break;
        };
        let action = game.ask(seat, &mut *mind);
        game.play(seat, &action).unwrap();
    }
    game
}

fn told(hints: &[Hint]) -> String {
    format!("{hints:?}")
}

#[test]
fn the_best_of_the_legal_answers_with_the_chances_of_all_sides() {
    for entry in games::catalog().games() {
        let referee = entry.open(None, 2, &Options::new()).unwrap();
        for decisions in [0, 12] {
            let game = after(&*referee, decisions);
            for seat in game.owing().iter() {
                let legal: Vec<String> = game
                    .choices(seat)
                    .into_iter()
                    .map(|choice| choice.action)
                    .collect();
                let hints = game.hints(seat, &THOUGHT);
                assert_eq!(hints.len(), legal.len().min(3));
                for hint in &hints {
                    assert!(legal.contains(&hint.choice.action));
                    assert_eq!(hint.chances.len(), referee.sides() as usize);
                    assert!((hint.chances.iter().sum::<f64>() - 1.0).abs() < 1e-6);
                }
                let own = |hint: &Hint| hint.chances[seat.index()];
                assert!(hints.is_sorted_by(|a, b| own(a) >= own(b)));
                assert_eq!(told(&hints), told(&game.hints(seat, &THOUGHT)));
            }
        }
    }
}

/// An answer that is asked for is judged too.
#[test]
fn every_answer_can_be_judged() {
    let referee = games::catalog()
        .games()
        .next()
        .unwrap()
        .open(None, 2, &Options::new())
        .unwrap();
    let game = after(&*referee, 0);
    let seat = game.owing().lowest().unwrap();
    for choice in game.choices(seat) {
        let thought = HintRequest {
            most: 1,
            also: Some(choice.action.clone()),
            ..THOUGHT
        };
        let hints = game.hints(seat, &thought);
        assert!(hints.iter().any(|hint| hint.choice.action == choice.action));
        assert!(hints.len() <= 2);
    }
}

/// Where several answer in secret, what another has answered changes no hint, and a
/// seat gets one whether or not the others have answered.
#[test]
fn a_hint_knows_no_more_than_the_seat() {
    let mut checked = 0;
    for entry in games::catalog()
        .games()
        .filter(|entry| entry.info().secrets)
    {
        let referee = entry.open(None, 2, &Options::new()).unwrap();
        let mut game = after(&*referee, 10);
        let mut mind = referee.bot(BotKind::Greedy, 1, Limits::default());
        while game.owing().len() < 2 {
            let seat = game.owing().lowest().expect("two answer at once some time");
            let action = game.ask(seat, &mut *mind);
            game.play(seat, &action).unwrap();
        }
        let thought = HintRequest {
            rounds: 1_200,
            ..THOUGHT
        };
        let mut known: Option<(String, String)> = None;
        for seed in 0..6 {
            let mut other = game.copy();
            let mut mind = referee.bot(BotKind::Random, seed, Limits::default());
            let mut sealed = String::new();
            while other.owing().contains(Seat(0)) {
                let action = other.ask(Seat(0), &mut *mind);
                sealed += &action;
                other.play(Seat(0), &action).unwrap();
            }
            if !other.owing().contains(Seat(1)) {
                continue;
            }
            let hints = told(&other.hints(Seat(1), &thought));
            match &known {
                None => known = Some((sealed, hints)),
                Some((before, _)) if *before == sealed => {}
                Some((_, known)) => {
                    assert_eq!(*known, hints, "{}", entry.info().id);
                    checked += 1;
                }
            }
        }
        let before = game.hints(Seat(1), &thought);
        let spread = |hints: &[Hint]| hints[0].chances[1] - hints[hints.len() - 1].chances[1];
        assert!(spread(&before) > 0.0, "the answers were looked at");
    }
    assert!(checked > 0, "no game has secrets");
}
