//! The planner: advice that is legal, repeatable, and wins; and an estimate that is about right.

use circadians::{Circadians, state::State, step::Action};
use tabletop::{Advice, Dice, Game, Quiet, Seat};

use crate::{
    contract::tables,
    kit::{Board, Pieces as _, execute, execute_with, json, open},
};

/// A game in which `plans` says who follows the advice; all others do anything.
fn played(game: &Circadians, seed: u64, plans: impl Fn(Seat) -> bool) -> State {
    let mut chance = Dice::from_seed(!seed);
    let mut state = game.start(Dice::from_seed(seed), &mut Quiet);
    let mut list: Vec<Action> = Vec::new();
    while let Some(seat) = game.owing(&state).lowest() {
        game.actions(&state, seat, &mut list);
        let action = if plans(seat) {
            let view = game.view(&state, Some(seat));
            let advice = game.advise(&view, seat, &list);
            advice.expect("a planner always knows")
        } else {
            list[chance.below(list.len() as u32) as usize]
        };
        game.play(&mut state, seat, action, &mut Quiet).unwrap();
    }
    state
}

/// On every table, in games of chance and in planned ones, the advice is one of the choices,
/// and depends on nothing but the view.
#[test]
fn advice_is_legal_and_follows_from_the_view() {
    for (index, game) in tables().iter().enumerate() {
        for seed in 0..4 {
            let seed = 100 * index as u64 + seed;
            let mut chance = Dice::from_seed(!seed);
            let mut state = game.start(Dice::from_seed(seed), &mut Quiet);
            let mut list = Vec::new();
            while let Some(seat) = game.owing(&state).lowest() {
                game.actions(&state, seat, &mut list);
                let view = game.view(&state, Some(seat));
                let advice = game.advise(&view, seat, &list).expect("advice");
                assert!(list.contains(&advice), "{:?}: {advice}", game.setup);
                let other = game.redeal(&view, Dice::from_seed(chance.bits()));
                let same = game.view(&other, Some(seat));
                assert_eq!(game.advise(&same, seat, &list), Some(advice));
                let follows = seed.is_multiple_of(2) || chance.below(3) == 0;
                let action = if follows {
                    advice
                } else {
                    list[chance.below(list.len() as u32) as usize]
                };
                game.apply(&mut state, seat, action, &mut Quiet);
            }
        }
    }
}

/// The steps behind the first are nearly always those that the planner would be told one by
/// one. It thinks better of a few, because it has less to compare then.
#[test]
fn the_next_steps_of_a_plan_are_the_next_advice() {
    let (mut steps, mut others) = (0, 0);
    for (index, game) in tables().iter().enumerate() {
        let mut state = game.start(Dice::from_seed(index as u64), &mut Quiet);
        let (mut list, mut ahead) = (Vec::new(), Vec::new());
        let mut plans = [const { Vec::new() }; 4];
        while let Some(seat) = game.owing(&state).lowest() {
            game.actions(&state, seat, &mut list);
            let view = game.view(&state, Some(seat));
            ahead.clear();
            game.advise_ahead(&view, seat, &list, &mut ahead);
            let advice = game.advise(&view, seat, &list).expect("advice");
            assert_eq!(ahead.first(), Some(&advice));
            let plan = &mut plans[seat.index()];
            match plan.pop() {
                Some(next) if list.contains(&next) => {
                    steps += 1;
                    others += u32::from(next != advice);
                }
                _ => *plan = ahead[1..].iter().rev().copied().collect(),
            }
            game.apply(&mut state, seat, advice, &mut Quiet);
        }
    }
    assert!(steps > 1000 && others * 20 < steps, "{others} of {steps}");
}

/// A planner beats whoever does anything, from every seat.
#[test]
#[expect(clippy::print_stdout, reason = "the margin is worth seeing")]
fn planners_beat_chance() {
    for edition in ["second", "first"] {
        for players in 2..=4 {
            let game = open(players, &[("edition", edition)]);
            let games = 4 * players;
            let (mut wins, mut planned, mut random) = (0, 0, 0);
            for number in 0..games {
                let planner = Seat(number % players);
                let state = played(&game, number.into(), |seat| seat == planner);
                let outcome = game.outcome(&state).unwrap();
                wins += u8::from(outcome.place(planner) == 1);
                for seat in Seat::first(players) {
                    let points = game.total(&state, seat);
                    if seat == planner {
                        planned += points;
                    } else {
                        random += points;
                    }
                }
            }
            let planned = planned / i32::from(games);
            let random = random / i32::from(games * (players - 1));
            println!(
                "{edition} edition, {players} players: the planner wins {wins} of {games} \
                 games with {planned} points on average against {random}"
            );
            assert_eq!(wins, games);
            assert!(planned > random + 50);
        }
    }
}

/// Planners among themselves, and alone against the rival, score like people.
#[test]
#[expect(clippy::print_stdout, reason = "the scores are worth seeing")]
fn planners_score_like_people() {
    for (players, least) in [(1, 62), (2, 60), (3, 57), (4, 52)] {
        let game = open(players, &[]);
        let games = 24 / i32::from(players);
        let mut points = 0;
        for seed in 0..games {
            let state = played(&game, seed as u64, |_| true);
            let seats = Seat::first(players).map(|seat| game.total(&state, seat));
            points += seats.sum::<i32>();
        }
        let mean = points / (games * i32::from(players));
        println!("{players} players: {mean} points on average");
        assert!(mean >= least, "{players} players: {mean}");
    }
}

/// The estimate is the score when the game is over, and near it on average before.
#[test]
#[expect(clippy::print_stdout, reason = "the errors are worth seeing")]
fn estimates_are_about_right() {
    let game = open(2, &[]);
    let (mut sums, mut counts) = ([0; 8], [0; 8]);
    for seed in 0..15 {
        let mut state = game.start(Dice::from_seed(seed), &mut Quiet);
        let mut list = Vec::new();
        let mut estimates = Vec::new();
        while let Some(seat) = game.owing(&state).lowest() {
            game.actions(&state, seat, &mut list);
            let view = game.view(&state, Some(seat));
            let round = state.table.round as usize;
            if round > 0 {
                estimates.push((round, seat, game.estimate(&view, seat)));
            }
            let advice = game.advise(&view, seat, &list).unwrap();
            game.apply(&mut state, seat, advice, &mut Quiet);
        }
        for seat in Seat::first(2) {
            let view = game.view(&state, Some(seat));
            assert_eq!(game.estimate(&view, seat), 100 * game.total(&state, seat));
        }
        for (round, seat, estimate) in estimates {
            sums[round] += estimate - 100 * game.total(&state, seat);
            counts[round] += 1;
        }
    }
    for round in 1..=7 {
        let error = sums[round] / counts[round];
        println!("round {round}: {error} hundredths too much on average");
        assert!(error.abs() < 500, "round {round}: {error}");
    }
}

/// Neither advice nor estimate allocates anything.
#[test]
fn thinking_allocates_nothing() {
    for game in [open(4, &[]), open(1, &[]), open(3, &[("leaders", "dyad")])] {
        let mut list = Vec::with_capacity(200);
        for seed in 0..2 {
            let counted = allocation_counter::measure(|| {
                let mut state = game.start(Dice::from_seed(seed), &mut Quiet);
                while let Some(seat) = game.owing(&state).lowest() {
                    game.actions(&state, seat, &mut list);
                    let view = game.view(&state, Some(seat));
                    std::hint::black_box(game.estimate(&view, seat));
                    let advice = game.advise(&view, seat, &list).unwrap();
                    game.apply(&mut state, seat, advice, &mut Quiet);
                }
            });
            assert_eq!(counted.count_total, 0);
        }
    }
}

/// What the planner says to the open question, and what it would say next.
fn advice(board: &Board) -> Vec<String> {
    let Board { game, state, .. } = board;
    let seat = game.owing(state).lowest().unwrap();
    let (mut list, mut ahead) = (Vec::new(), Vec::new());
    game.actions(state, seat, &mut list);
    let view = game.view(state, Some(seat));
    game.advise_ahead(&view, seat, &list, &mut ahead);
    ahead.iter().map(ToString::to_string).collect()
}

/// CFL-071, CFL-065: where sending cannot be refused the planner knows where the die goes, even
/// if nothing is to be gained by it.
#[test]
fn cfl_071_the_planner_sends_what_it_must() {
    let board = execute(2)
        .hand(1, &[])
        .rich(1, [0, 0, 0, 0])
        .garage(1, &[3])
        .with(
            json!({ "table": { "round": 7, "event": "end_of_an_era", "events": [
            "water_tax", "bureaucracy", "dust_storm", "rockfall", "rich_veins", "spare_fuel",
            "end_of_an_era"] } }),
        );
    let plan = advice(&board);
    assert_eq!(plan.len(), 2, "{plan:?}");
    assert!(plan[0].starts_with("send:") && plan[1].starts_with("to:"));
    let waiting = board.on("headquarters_1", 1, 2);
    let waiting = waiting.with(json!({ "table": { "stage": "headquarters", "turns": 0 } }));
    assert!(advice(&waiting)[0].starts_with("send:headquarters_1"));
    let irenic = execute_with(2, &[("irenic", "on")]).hand(1, &[]);
    let irenic = irenic.rich(1, [0, 0, 0, 0]).garage(1, &[3]);
    assert!(advice(&irenic)[0].starts_with("send:"));
}

/// CFL-270, CFL-Q85: of two dice rolled together the higher one gets the farm that is left;
/// with room for both, both are put.
#[test]
fn cfl_270_the_planner_puts_dice_on_farms() {
    let board = execute(2)
        .led_by(1, "zapporah")
        .farm_die(1, 1, 1)
        .garage(1, &[3, 1])
        .rich(1, [0, 4, 0, 0]);
    let rolled = |board: Board| {
        let board = board.after(&["send:garage_1=3", "to:academy_2", "buy:2"]);
        board.with(json!({ "table": { "sending": { "rolled": [0, 0, 0, 0, 1, 1] } } }))
    };
    let one = rolled(board.farm_die(1, 2, 1));
    assert_eq!(advice(&one), ["put:farm_3"]);
    let two = rolled(board);
    let first = advice(&two);
    assert!(first[0].starts_with("put:farm"), "{first:?}");
    let second = two.after(&[&first[0]]);
    assert!(advice(&second)[0].starts_with("put:farm"));
}
