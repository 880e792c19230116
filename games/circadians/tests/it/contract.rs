//! Random play with every check of the testkit, for every player count and option.

use std::{
    ops::AddAssign,
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use circadians::{
    Circadians,
    state::State,
    step::{Action, Step},
};
use figures::all_readings;
use tabletop::{Dice, Game, Options, Quiet, Reason as _, Seat, testkit};

use crate::kit::{BOX, open, open_box};

/// No game takes more decisions: a bound well above the longest random game seen.
const LONGEST: usize = 1000;
/// The same where players also change their minds at random, which may go on for long.
const WAVERING: usize = 50_000;

/// Tables that between them use every option, by number of players.
pub fn tables() -> Vec<Circadians> {
    tables_by(BOX)
}

/// The same with another box.
fn tables_by(text: &str) -> Vec<Circadians> {
    let open = |players, options: &[(&str, &str)]| open_box(text, players, options);
    let mut tables = Vec::new();
    for players in 1..=4 {
        tables.push(open(players, &[]));
        let sides = [
            ("planet", "b"),
            ("leyrien", "b"),
            ("zcharo", "b"),
            ("jrayek", "b"),
        ];
        tables.push(open(
            players,
            &[&sides[..], &[("caches", "harvest")]].concat(),
        ));
        tables.push(open(players, &[("leaders", "open"), ("irenic", "on")]));
        tables.push(open(players, &[("leaders", "dyad"), ("zcharo", "b")]));
        tables.push(open(players, &[("edition", "first")]));
        let hidden = [("resources", "hidden"), ("leaders", "dyad")];
        tables.push(open(players, &hidden));
        if players < 4 {
            tables.push(open(players, &[("rival", "expert"), ("jrayek", "b")]));
            tables.push(open(players, &[("rival", "easy"), ("edition", "first")]));
        }
    }
    tables
}

/// CFL-407, CFL-402, CFL-406: replays are the same, and nobody learns what is not theirs. Every
/// table is played, and every combination of the switches (CFL-Q82).
#[test]
fn random_games_keep_the_contract() {
    let readings = all_readings(BOX);
    assert_eq!(readings.len(), 8);
    for (number, text) in readings.iter().enumerate() {
        let tables = tables_by(text);
        let some = tables
            .iter()
            .enumerate()
            .skip(number)
            .step_by(readings.len());
        for (index, game) in some {
            testkit::play_out(game, (number * tables.len() + index) as u64, WAVERING);
        }
    }
}

/// A table with options that follow from the number of the game; the readings take turns.
fn table(index: u64, readings: &[String]) -> Circadians {
    let text = &readings[index as usize % readings.len()];
    let mut chance = Dice::from_seed(index ^ 0x6366_6c5f_7461_626c);
    let mut options = Options::new();
    let players = chance.below(4) as u8 + 1;
    for option in Circadians::INFO.options {
        if !option.values.is_empty() {
            let value = option.values[chance.below(option.values.len() as u32) as usize];
            options.insert(option.key.into(), value.into());
        }
    }
    // Options that do not go together give way.
    for key in ["", "leaders", "irenic", "rival", "first"] {
        options.remove(key);
        if let Ok(game) = Circadians::open(text, players, &options) {
            return game;
        }
    }
    unreachable!("the defaults go together")
}

/// What a campaign counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Totals {
    games: u64,
    decisions: u64,
    choices: u64,
    longest: u64,
}

impl AddAssign for Totals {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.choices += other.choices;
        self.longest = self.longest.max(other.longest);
    }
}

/// Plays one random game: every piece is counted after every action, every listed action is
/// legal, and nobody else has any.
fn play(game: &Circadians, seed: u64, list: &mut Vec<Action>) -> Totals {
    let mut chance = Dice::from_seed(!seed);
    let mut state = game.start(Dice::from_seed(seed), &mut Quiet);
    let mut totals = Totals {
        games: 1,
        ..Totals::default()
    };
    let place = |decisions: u64| format!("{:?}, seed {seed}, action {decisions}", game.setup);
    loop {
        if let Err(broken) = game.invariants(&state) {
            panic!("{}: {broken}", place(totals.decisions));
        }
        let acting = game.to_act(&state);
        for other in Seat::first(game.sides()).filter(|&seat| !acting.contains(seat)) {
            game.actions(&state, other, list);
            assert!(list.is_empty(), "{}: {list:?}", place(totals.decisions));
        }
        let owing: Vec<Seat> = game.owing(&state).iter().collect();
        if owing.is_empty() {
            break;
        }
        let seat = owing[chance.below(owing.len() as u32) as usize];
        game.actions(&state, seat, list);
        for &action in &*list {
            let refused = game.check(&state, seat, action);
            assert_eq!(refused, Ok(()), "{}: {action}", place(totals.decisions));
        }
        totals.choices += list.len() as u64;
        let action = list[chance.below(list.len() as u32) as usize];
        game.apply(&mut state, seat, action, &mut Quiet);
        totals.decisions += 1;
        let longest = LONGEST as u64;
        assert!(totals.decisions <= longest, "{}", place(totals.decisions));
    }
    let outcome = game.outcome(&state);
    assert!(outcome.is_some(), "{}", place(totals.decisions));
    totals.longest = totals.decisions;
    totals
}

/// Plays the games on all cores, each at a table of its own.
fn campaign_of(games: u64, progress: impl Fn(u64) + Sync) -> Totals {
    let next = AtomicU64::new(0);
    let readings = all_readings(BOX);
    let worker = || {
        let (mut list, mut totals) = (Vec::new(), Totals::default());
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= games {
                return totals;
            }
            totals += play(&table(index, &readings), index, &mut list);
            progress(index + 1);
        }
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(worker)).collect();
        let mut totals = Totals::default();
        for worker in workers {
            totals += worker.join().expect("the game is sound");
        }
        totals
    })
}

#[test]
fn a_small_campaign_finds_nothing() {
    assert_eq!(campaign_of(300, |_| {}).games, 300);
}

/// `cargo xtask campaign`: as many random games as there is patience for.
#[test]
#[ignore = "long: ORRERY_CAMPAIGN_GAMES games, 100000 unless told"]
#[expect(clippy::print_stdout, reason = "whoever runs it wants to see it go on")]
fn campaign() {
    let games = std::env::var("ORRERY_CAMPAIGN_GAMES");
    let games = games.map_or(100_000, |games| games.parse().expect("a number of games"));
    let began = std::time::Instant::now();
    let step = (games / 20).max(1);
    let totals = campaign_of(games, |done| {
        if done % step == 0 {
            let seconds = began.elapsed().as_secs_f64();
            println!("{done} of {games} games, {seconds:.0} s");
        }
    });
    let Totals {
        games,
        decisions,
        choices,
        longest,
    } = totals;
    println!(
        "{games} games, {decisions} decisions, {choices} listed actions, all legal; \
         the longest game took {longest} decisions (at most {LONGEST})."
    );
}

/// Nothing is allocated while a game is played out, once the list has its size.
#[test]
fn playing_allocates_nothing() {
    for game in [
        open(4, &[]),
        open(1, &[]),
        open(3, &[("leaders", "dyad"), ("rival", "hard")]),
    ] {
        let mut list = Vec::with_capacity(200);
        for seed in 0..5 {
            let mut chance = Dice::from_seed(seed);
            let counted = allocation_counter::measure(|| {
                let mut state = game.start(Dice::from_seed(seed), &mut Quiet);
                while let Some(seat) = game.owing(&state).lowest() {
                    game.actions(&state, seat, &mut list);
                    let action = list[chance.below(list.len() as u32) as usize];
                    game.apply(&mut state, seat, action, &mut Quiet);
                }
            });
            assert_eq!(counted.count_total, 0);
        }
    }
}

/// A state is a small flat value.
#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 1024, "{} bytes", size_of::<State>());
    assert_eq!(size_of::<Action>(), 4);
}

/// The questions, and how their answers begin.
const ANSWERS: [(&str, &[&str]); 33] = [
    ("choose_leader", &["leader:"]),
    ("pick_leader", &["leader:"]),
    ("ban_leader", &["ban:"]),
    ("draft", &["keep:"]),
    ("choose_event", &["event:"]),
    ("assign", &["assign:"]),
    ("send", &["send:", "decline"]),
    ("to", &["to:"]),
    ("partner", &["partner:"]),
    ("pay", &["pay:"]),
    ("hq_reward", &["reward:"]),
    ("buy", &["buy:"]),
    ("stack", &["stack:"]),
    ("place", &["place:"]),
    ("trade", &["trade:"]),
    ("fulfil", &["fulfil:"]),
    ("fulfil_second", &["fulfil:"]),
    ("delivery", &["delivery:"]),
    ("move", &["move:"]),
    ("use", &["use:"]),
    ("set_die", &["set:"]),
    ("reveal", &["reveal:"]),
    ("discard", &["discard:"]),
    ("advance", &["advance:"]),
    ("setback", &["setback:"]),
    ("suffer", &["suffer:"]),
    ("treat", &["treat:"]),
    ("lose_die", &["lose:"]),
    ("move_back", &["back:"]),
    ("destroy", &["destroy:"]),
    ("place_die", &["put:"]),
    ("harvest", &["farm_", "trade:"]),
    ("rest_discard", &["discard:"]),
];

/// How the answers to a question begin. A question about something is an object in JSON.
fn beginnings(step: Step) -> &'static [&'static str] {
    let step = serde_json::to_value(step).unwrap();
    let name = match &step {
        serde_json::Value::Object(step) => step.keys().next().unwrap(),
        name => name.as_str().unwrap(),
    };
    let (_, answers) = ANSWERS.iter().find(|(step, _)| *step == name).unwrap();
    answers
}

/// Whoever is asked is told of every answer to the question why it is not possible, and of
/// nothing else.
#[test]
fn every_closed_answer_is_explained() {
    let mut list = Vec::new();
    for (seed, game) in tables().iter().enumerate() {
        let universe: Vec<(Action, String)> = (game.universe().into_iter())
            .map(|action| (action, action.to_string()))
            .collect();
        let mut chance = Dice::from_seed(!seed as u64);
        let mut state = game.start(Dice::from_seed(seed as u64), &mut Quiet);
        while let Some(step) = state.table.pending.top() {
            let begins = beginnings(step);
            let owing = game.owing(&state);
            for seat in Seat::first(game.seats()) {
                for (action, text) in &universe {
                    let answers = begins.iter().any(|kind| text.starts_with(kind));
                    if let Err(reason) = game.check(&state, seat, *action) {
                        assert_eq!(
                            reason.explains(),
                            answers && owing.contains(seat),
                            "{step:?}: seat {seat}, {text}: {reason:?}"
                        );
                    }
                }
            }
            let owing: Vec<Seat> = owing.iter().collect();
            let seat = owing[chance.below(owing.len() as u32) as usize];
            game.actions(&state, seat, &mut list);
            let action = list[chance.below(list.len() as u32) as usize];
            game.apply(&mut state, seat, action, &mut Quiet);
        }
        for (action, _) in universe {
            let over = game.check(&state, Seat(0), action).unwrap_err();
            assert!(!over.explains(), "{over:?}");
        }
    }
}
