//! Any game through the traits of the catalogue, without its own types.

use std::sync::Arc;

use catalog::{BotKind, Limits, Match, PositionHash, Referee, Simulation};
use tabletop::{Dice, OpenProblem, Options, Seat, SetupProblem};
use words::{Language, Speaker};

fn referees() -> Vec<Arc<dyn Referee>> {
    let open = |entry: &dyn catalog::DynGame| {
        let players = entry.info().players.clone();
        let open = |players| entry.open(None, players, &Options::new()).unwrap();
        players.map(open).collect::<Vec<_>>()
    };
    games::catalog().games().flat_map(open).collect()
}

#[test]
fn games_are_found_by_their_id() {
    for entry in games::catalog().games() {
        let id = entry.info().id;
        assert_eq!(games::catalog().find(id).unwrap().info().id, id);
        assert!(games::catalog().find(&id.to_uppercase()).is_none());
    }
    assert!(games::catalog().find("").is_none());
}

#[test]
fn a_bad_setup_is_refused() {
    for entry in games::catalog().games() {
        let too_many = entry.info().players.end() + 1;
        let open = |players, options: &Options| entry.open(None, players, options).err();
        let none = Options::new();
        assert!(matches!(
            open(too_many, &none),
            Some(OpenProblem::Setup(SetupProblem::Players { given, .. })) if given == too_many
        ));
        assert!(open(0, &none).is_some());
        let unknown = Options::from([("flavour".to_string(), "mint".to_string())]);
        let least = *entry.info().players.start();
        assert!(matches!(
            open(least, &unknown),
            Some(OpenProblem::Setup(SetupProblem::UnknownOption { key })) if key == "flavour"
        ));
        let broken = entry.open(Some("schema = \n"), least, &none).err();
        assert!(matches!(broken, Some(OpenProblem::Figures { line: 1, .. })));
    }
}

/// Plays a game with every bot by turns and shows every moment.
fn play(referee: &dyn Referee, seed: u64, mut show: impl FnMut(&dyn Match)) -> Box<dyn Match> {
    let kinds = [BotKind::Random, BotKind::Greedy];
    let mut bots = kinds.map(|kind| referee.bot(kind, seed, Limits::default()));
    let mut game = referee.start(Dice::from_seed(seed));
    for turn in 0.. {
        show(&*game);
        let Some(seat) = game.owing().lowest() else {
            return game;
        };
        let action = game.ask(seat, &mut *bots[turn % 2]);
        game.play(seat, &action).expect("bots play by the rules");
    }
    unreachable!("games end")
}

#[test]
fn what_the_door_lists_it_accepts_and_what_it_closes_it_refuses() {
    for referee in referees() {
        play(&*referee, 1, |game| {
            for seat in Seat::first(referee.sides()) {
                let choices = game.choices(seat);
                assert_eq!(choices.is_empty(), !game.to_act().contains(seat));
                assert!(choices.is_sorted_by_key(|choice| choice.offer));
                assert!(game.drafting(seat) || game.shortcuts(seat).is_empty());
                for choice in &choices {
                    assert!(!choice.path.is_empty(), "{}", choice.action);
                    let mut copy = game.copy();
                    assert!(copy.play(seat, &choice.action).is_ok());
                    assert_ne!(
                        copy.digest(PositionHash::default()),
                        game.digest(PositionHash::default()),
                        "{}",
                        choice.action
                    );
                }
                for closed in game.closed(seat) {
                    let mut copy = game.copy();
                    // Two answers in one go: the first is open, the second is not.
                    let (first, last) = match closed.action.rsplit_once(';') {
                        Some((first, last)) if !game.drafting(seat) => (Some(first), last),
                        _ => (None, &*closed.action),
                    };
                    if let Some(first) = first {
                        copy.play(seat, first).expect("it is open");
                    }
                    let before = copy.digest(PositionHash::default());
                    let refused = copy.play(seat, last).expect_err("it is closed");
                    assert_eq!(refused.rule, closed.refusal.rule);
                    assert_eq!(copy.digest(PositionHash::default()), before);
                    assert!(!choices.iter().any(|open| open.action == closed.action));
                }
            }
        });
    }
}

#[test]
fn points_are_explained_and_positions_come_back() {
    for referee in referees() {
        let mut told = vec![0; referee.sides() as usize];
        let last = play(&*referee, 2, |game| {
            for news in game.news(None) {
                if let Some(scored) = news.scored {
                    told[scored.seat.index()] += i32::from(scored.points);
                }
            }
            for seat in Seat::first(referee.sides()) {
                assert_eq!(game.total(seat), told[seat.index()]);
            }
            let again = referee.restore(game.position()).unwrap();
            assert_eq!(again.position(), game.position());
            assert_eq!(
                again.digest(PositionHash::default()),
                PositionHash::default().of(&game.position())
            );
            assert_eq!(game.invariants(), Ok(()));
        });
        assert_eq!(
            last.outcome().unwrap().places().len(),
            referee.sides() as usize
        );
        assert!(last.owing().is_empty() && last.to_act().is_empty());
    }
}

/// No view of a seat has a field for the dice, and all can be drawn and said.
#[test]
fn the_dice_are_in_no_view() {
    for referee in referees() {
        let catalog = games::catalog();
        let entry = catalog.find(referee.info().id).unwrap();
        let speaker = Speaker::new(Language::En, &[entry.locale(Language::En)]);
        let names: Vec<String> = (0..referee.sides())
            .map(|seat| format!("P{seat}"))
            .collect();
        let speaker = speaker.with_names(names.clone());
        play(&*referee, 3, |game| {
            let seats = Seat::first(referee.seats()).map(Some);
            for seat in seats.chain([None]) {
                let view = game.view(seat).to_string();
                assert!(
                    !view.contains("\"dice\"") && !view.contains("\"key\""),
                    "{view}"
                );
                assert!(!game.board(seat, &names, &speaker, 80).is_empty());
            }
            for seat in game.to_act().iter() {
                speaker
                    .check(&game.question(seat))
                    .expect("it can be asked");
                for choice in game.choices(seat) {
                    speaker.check(&choice.phrase).expect("it can be said");
                }
            }
        });
    }
}

#[test]
fn finished_games_of_a_simulation_replay() {
    for referee in referees() {
        let what = Simulation {
            played: Default::default(),
            games: 3,
            first: 0,
            bots: "random".parse().unwrap(),
            seed: 4,
            threads: 2,
            networks: catalog::Networks::default(),
            randomised: false,
        };
        let nobody = |_: &str, _, _| -> Box<dyn catalog::Guest> { unreachable!("no programs") };
        referee.simulate(&what, &nobody, &|finished| {
            let mut game = referee.start(Dice::from_seed(finished.seed));
            for (seat, action) in &finished.actions {
                game.play(*seat, action).unwrap();
            }
            assert!(game.outcome().is_some());
            assert_eq!(finished.bots.len(), referee.seats() as usize);
            true
        });
    }
}
