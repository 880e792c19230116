//! Random play with every check of the testkit, for every player count and mode and every
//! reading of the rulebook; and play by players who follow advice, who get farther.

use kosmonavts::{Kosmonavts, components::EventKind, state::State, step::Action};
use tabletop::{
    Advice, Dice, Game, Options, Quiet, Seat,
    testkit::{self, Campaign},
};

use crate::kit::{BOX, avoided_by};

/// No game by our own readings takes more decisions. The setup asks each of four players for bodies,
/// of which there are nine, a colour and missions. A round asks for a card and
/// four responses to it; for four orders of a conversion, four cubes and an end;
/// for four flights with a landing; and for four landings when bodies arrive. There
/// are at most 60 rounds (KOS-087).
pub const LONGEST: usize = (9 + 4 + 4) + 60 * (1 + 4 + 4 * (1 + 4 + 1) + 4 * 2 + 4);

/// The same by other readings: a final landing that is declared is one more question for
/// each landing, a shield against gravity one more for each ship.
fn longest(game: &Kosmonavts) -> usize {
    let shields = if game.figures.avoidable.contains(EventKind::Gravity) {
        4
    } else {
        0
    };
    let finals = if game.declares_final() { 3 * 4 } else { 0 };
    LONGEST + 60 * (shields + finals)
}

/// The box with every combination of the disputed readings; ours first.
fn boxes() -> Vec<String> {
    figures::all_readings(BOX)
}

/// Both modes for every number of players.
pub fn tables() -> impl Iterator<Item = (u8, Options)> {
    (2..=4).flat_map(|players| {
        ["basic", "advanced"].map(|mode| {
            let options = Options::from([("mode".to_string(), mode.to_string())]);
            (players, options)
        })
    })
}

/// The same with every seat as first placer or instructor.
fn all_tables(figures: &str) -> Vec<Kosmonavts> {
    let mut games = Vec::new();
    for (players, options) in tables() {
        games.push(Kosmonavts::open(figures, players, &options).unwrap());
        for key in ["first_placer", "instructor"] {
            for seat in 1..=players {
                let mut options = options.clone();
                options.insert(key.to_string(), seat.to_string());
                // In the advanced game only the instructor can be named.
                games.extend(Kosmonavts::open(figures, players, &options).ok());
            }
        }
    }
    games
}

#[test]
fn random_games_keep_the_contract() {
    for (players, options) in tables() {
        let game = Kosmonavts::open(BOX, players, &options).unwrap();
        for seed in 0..4 {
            testkit::play_out(&game, seed, LONGEST);
        }
    }
}

/// KOS-119, KOS-128, KOS-245, KOS-288: whatever the readings, the game keeps the contract.
#[test]
fn kos_119_kos_128_kos_245_kos_288_random_games_by_every_reading() {
    let tables: Vec<_> = tables().collect();
    for (seed, figures) in boxes().iter().enumerate() {
        // Each box at two tables, one of each mode, so that all six are seen.
        for table in [2 * (seed % 3), 2 * (seed % 3) + 1] {
            let (players, options) = &tables[table];
            let game = Kosmonavts::open(figures, *players, options).unwrap();
            testkit::play_out(&game, seed as u64, longest(&game));
        }
    }
}

/// Plays one game in which all follow the game's advice `wise` times out of eight and do
/// anything otherwise. Every piece is counted after every action, a position comes back as
/// it went, and a redeal is a state that looks the same. The answer is whether the game
/// ended with a final landing.
fn play_wisely(game: &Kosmonavts, seed: u64, wise: u32, list: &mut Vec<Action>) -> bool {
    let mut chance = Dice::from_seed(!seed);
    let mut state = game.start(Dice::from_seed(seed), &mut Quiet);
    for decision in 0..longest(game) {
        let place = || format!("{:?}, seed {seed}, action {decision}", game.setup);
        check_state(game, &state, &mut chance, &place);
        let Some(seat) = game.owing(&state).lowest() else {
            assert!(game.outcome(&state).is_some(), "{}", place());
            return !state.table.parked().is_empty();
        };
        game.actions(&state, seat, list);
        let mut action = list[chance.below(list.len() as u32) as usize];
        if chance.below(8) < wise {
            let view = game.view(&state, Some(seat));
            let advice = game.advise(&view, seat, list);
            action = advice.unwrap_or_else(|| panic!("{}: no advice", place()));
        }
        game.play(&mut state, seat, action, &mut Quiet).unwrap();
    }
    panic!("too long: {:?}, seed {seed}", game.setup);
}

fn check_state(game: &Kosmonavts, state: &State, chance: &mut Dice, place: &dyn Fn() -> String) {
    if let Err(broken) = game.invariants(state) {
        panic!("{}: {broken}", place());
    }
    let restored = game.restore(game.position(state));
    assert_eq!(restored.as_ref(), Ok(state), "{}", place());
    for watcher in Seat::first(game.seats()).map(Some).chain([None]) {
        let view = game.view(state, watcher);
        let dealt = game.redeal(&view, Dice::from_seed(chance.bits()));
        if let Err(broken) = game.invariants(&dealt) {
            panic!("{}: after a redeal from {watcher:?}: {broken}", place());
        }
        assert_eq!(game.view(&dealt, watcher), view, "{}", place());
    }
}

/// Every table in turn with every reading in turn, with and without a shield against
/// gravity. The numbers of tables and of boxes have no common divisor, so all pairs come up
/// equally often.
fn every_game() -> impl Fn(u64) -> Kosmonavts {
    let mut boxes = boxes();
    boxes.extend(figures::all_readings(&avoided_by(
        "gravity",
        "[\"shield\"]",
    )));
    let tables: Vec<Vec<Kosmonavts>> = boxes.iter().map(|figures| all_tables(figures)).collect();
    assert_eq!((boxes.len(), tables[0].len()), (32, 33));
    move |index| {
        let place = index as usize;
        tables[place % tables.len()][place % tables[0].len()].clone()
    }
}

#[test]
fn a_small_campaign_finds_nothing() {
    let campaign = Campaign {
        table: every_game(),
        longest,
    };
    let totals = campaign.play(60);
    assert_eq!(totals.games, 60);
    assert_eq!(totals, campaign.play(60), "threads make no difference");
}

/// Players who follow advice come to landings and endings that random ones never see.
#[test]
fn wise_players_find_nothing() {
    let (table, mut list) = (every_game(), Vec::new());
    let games = 0..120;
    let finished = games.filter(|&index| {
        let wise = [0, 4, 6, 7, 8][index as usize % 5];
        play_wisely(&table(index), index, wise, &mut list)
    });
    assert!(finished.count() > 20);
}

/// `cargo xtask campaign`: as many games as there is patience for.
#[test]
#[ignore = "long: ORRERY_CAMPAIGN_GAMES games, 100000 unless told"]
fn campaign() {
    let table = every_game();
    Campaign { table, longest }.run();
}
