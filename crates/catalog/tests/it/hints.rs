//! Hints: from the seat's own view, in the game's own words.

use catalog::{BotKind, Hint, HintRequest, Limits, Match, Referee};
use tabletop::{Dice, Options, Seat};

const REQUEST: HintRequest = HintRequest {
    rounds: 120,
    time: None,
    seed: 3,
    most: 3,
    also: Vec::new(),
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
fn the_best_lines_with_the_chances_of_all_sides() {
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
                let hints = game.hints(seat, &REQUEST);
                assert_eq!(hints.len(), legal.len().min(3));
                for hint in &hints {
                    assert!(legal.contains(&hint.choice().action));
                    let chances = &hint.judgement.chances;
                    assert_eq!(chances.len(), referee.sides() as usize);
                    assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-6);
                    // The whole line can be played.
                    let mut game = game.copy();
                    for action in hint.actions() {
                        game.play(seat, action).unwrap();
                    }
                }
                assert_eq!(told(&hints), told(&game.hints(seat, &REQUEST)));
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
        let request = HintRequest {
            most: 1,
            also: vec![choice.action.clone()],
            ..REQUEST
        };
        let hints = game.hints(seat, &request);
        assert!(hints.iter().any(|hint| hint.actions() == [&*choice.action]));
        assert!(hints.len() <= 2);
        // It can also be judged alone, without a search.
        let request = HintRequest { most: 0, ..request };
        let alone = game.hints(seat, &request);
        assert_eq!(alone.len(), 1);
        assert_eq!(alone[0].actions(), [&*choice.action]);
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
        let request = HintRequest {
            rounds: 1_200,
            ..REQUEST
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
            let hints = told(&other.hints(Seat(1), &request));
            match &known {
                None => known = Some((sealed, hints)),
                Some((before, _)) if *before == sealed => {}
                Some((_, known)) => {
                    assert_eq!(*known, hints, "{}", entry.info().id);
                    checked += 1;
                }
            }
        }
        let before = game.hints(Seat(1), &request);
        let differs = |hint: &Hint| hint.judgement.lost_points.mean != 0.0;
        assert!(before.iter().any(differs), "the answers were looked at");
    }
    assert!(checked > 0, "no game has secrets");
}
