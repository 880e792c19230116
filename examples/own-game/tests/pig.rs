//! The rules by their numbers, and the game in every part of the house.

use catalog::{BotKind, HintRequest, Limits};
use own_game::{Action, Event, Pig, Refusal, State, Table, catalog};
use tabletop::{Dice, Game, Options, Quiet, Seat, Words, testkit};
use words::{Language, Speaker};

fn pig(players: u8) -> Pig {
    Pig::open(Pig::BOX, players, &Options::new()).unwrap()
}

fn state(table: Table) -> State {
    let dice = Dice::from_seed(1);
    State { table, dice }
}

/// Every promise of the contract, in random games.
#[test]
fn random_games_keep_the_contract() {
    for players in 2..=4 {
        for seed in 0..50 {
            testkit::play_out(&pig(players), seed, 5_000);
        }
    }
}

/// PIG-001, PIG-002: what a roll does to the stake.
#[test]
fn pig_002_a_one_loses_the_stake() {
    let before = Table {
        scores: [7, 0, 0, 0],
        stake: 5,
        ..Table::default()
    };
    for seed in 0..40 {
        let mut after = State {
            table: before,
            dice: Dice::from_seed(seed),
        };
        pig(2).apply(&mut after, Seat(0), Action::Roll, &mut Quiet);
        let Table {
            die,
            stake,
            turn,
            scores,
        } = after.table;
        assert_eq!(scores, before.scores);
        let expected = if die == 1 {
            (0, 1)
        } else {
            (5 + u16::from(die), 0)
        };
        assert_eq!((stake, turn), expected);
    }
}

/// PIG-003, PIG-004.
#[test]
fn pig_003_holding_keeps_the_stake() {
    let game = pig(2);
    let mut held = state(Table {
        stake: 9,
        ..Table::default()
    });
    let mut events = Vec::new();
    game.play(&mut held, Seat(0), Action::Hold, &mut events)
        .unwrap();
    assert_eq!((held.table.scores[0], held.table.turn), (9, 1));
    assert_eq!(
        events,
        [Event::Held {
            seat: Seat(0),
            stake: 9
        }]
    );
    let refused = game.play(&mut held, Seat(1), Action::Hold, &mut Quiet);
    assert_eq!(refused, Err(Refusal::NothingAtStake));
}

/// PIG-005.
#[test]
fn pig_005_the_target_wins_at_once() {
    let game = pig(3);
    let mut won = state(Table {
        scores: [0, 45, 0, 0],
        turn: 1,
        stake: 5,
        ..Table::default()
    });
    game.play(&mut won, Seat(1), Action::Hold, &mut Quiet)
        .unwrap();
    assert_eq!(game.outcome(&won).unwrap().places(), [2, 1, 2]);
}

/// The erased game: bots, hints, words in every language, pictures.
#[test]
fn the_house_can_play_it() {
    let catalog = catalog();
    let entry = catalog.find("pig").unwrap();
    let referee = entry.open(None, 2, &Options::new()).unwrap();
    let mut game = referee.start(Dice::from_seed(3));
    let mut bot = referee.bot(BotKind::Skilled, 1, Limits::default());
    while let Some(seat) = game.owing().lowest() {
        for language in Language::ALL {
            // There are English words only; everyone gets those.
            let speaker = Speaker::new(language, &[entry.locale(language)]);
            speaker.check(&game.question(seat)).unwrap();
            assert!(
                game.svg(Some(seat), &[], &speaker)
                    .contains("data-spot=\"die\"")
            );
        }
        let action = game.ask(seat, &mut *bot);
        game.play(seat, &action).unwrap();
    }
    assert!(game.outcome().is_some());
    let request = HintRequest {
        rounds: 50,
        time: None,
        seed: 1,
        most: 2,
        also: Vec::new(),
    };
    let begun = referee.start(Dice::from_seed(4));
    assert_eq!(begun.hints(Seat(0), &request).len(), 1);
}
