//! The search stays within its budget, repeats itself, and is worth its while.

use std::time::Duration;

use bots::{
    Bot, BotKind, Budget, Estimate, Greedy, Limits, Line, Race, Report, Search, Simulation,
    simulate,
};
use kosmonavts::Kosmonavts;
use red_outpost::RedOutpost;
use tabletop::{Dice, Game, Options, Quiet, Seat};

use crate::{game, house};

fn budget(rounds: u32) -> Budget {
    Budget {
        rounds,
        ..BotKind::Skilled
            .budget::<RedOutpost>(Limits::default())
            .unwrap()
    }
}

fn kosmonavts(players: u8) -> Kosmonavts {
    let figures = include_str!("../../../../games/kosmonavts/box.toml");
    Kosmonavts::open(figures, players, &Options::new()).unwrap()
}

/// Games of Kosmonavts between two bots.
fn series(bots: &str, games: u64) -> Report {
    let what = Simulation {
        played: Default::default(),
        games,
        first: 0,
        bots: bots.parse().unwrap(),
        seed: 1,
        threads: 2,
        networks: bots::Networks::default(),
        randomised: false,
    };
    simulate(&kosmonavts(2), &what, &house, &|_| true)
}

/// The opening of a game for two, as the one who begins sees it.
fn opening(game: &RedOutpost) -> (red_outpost::View, Seat, Vec<red_outpost::step::Action>) {
    let state = game.start(Dice::from_seed(4), &mut Quiet);
    let seat = game.owing(&state).lowest().unwrap();
    let mut choices = Vec::new();
    game.actions(&state, seat, &mut choices);
    (game.view(&state, Some(seat)), seat, choices)
}

#[test]
fn every_round_is_counted_at_the_root() {
    let game = game(2, "off");
    let (view, seat, choices) = opening(&game);
    for threads in [1, 3] {
        let mut search = Search::new(
            1,
            Budget {
                threads,
                ..budget(300)
            },
        );
        let opinions = search.opinions(&game, &view, seat, &choices);
        let visits: u32 = opinions.iter().map(|opinion| opinion.visits).sum();
        // The first round of each thread makes the root and does not pass it.
        assert_eq!(visits, 300 - threads);
        assert!(
            opinions
                .iter()
                .all(|opinion| (0.0..=1.0).contains(&opinion.worth))
        );
        let actions: Vec<_> = opinions.iter().map(|opinion| opinion.action).collect();
        assert_eq!(actions, choices);
    }
}

/// Of seats that answer in secret at the same time each finds its own question,
/// whether or not those before it have answered.
#[test]
fn whoever_thinks_is_asked_first() {
    let game = kosmonavts(3);
    let mut state = game.start(Dice::from_seed(4), &mut Quiet);
    let mut choices = Vec::new();
    let mut bot = Greedy::new(1);
    while game.owing(&state).len() < 3 {
        let seat = game.owing(&state).lowest().unwrap();
        game.actions(&state, seat, &mut choices);
        let action = bot.choose(&game, &game.view(&state, Some(seat)), seat, &choices);
        game.apply(&mut state, seat, action, &mut Quiet);
    }
    for seat in Seat::first(3) {
        game.actions(&state, seat, &mut choices);
        let view = game.view(&state, Some(seat));
        let opinions = Search::new(1, budget(100)).opinions(&game, &view, seat, &choices);
        let visits: u32 = opinions.iter().map(|opinion| opinion.visits).sum();
        assert_eq!(visits, 99, "seat {seat}");
    }
}

/// What was learnt is still there when the same question is asked again.
#[test]
fn a_search_remembers() {
    let game = game(2, "off");
    let (view, seat, choices) = opening(&game);
    let mut search = Search::new(1, budget(100));
    search.opinions(&game, &view, seat, &choices);
    let again = search.opinions(&game, &view, seat, &choices);
    assert_eq!(again.iter().map(|opinion| opinion.visits).sum::<u32>(), 199);
}

/// Whoever only chooses needs no more rounds when the answer is clear, or known from
/// before.
#[test]
fn choosing_stops_when_it_is_decided() {
    let game = game(2, "off");
    let (view, seat, choices) = opening(&game);
    let visits = |search: &mut Search<RedOutpost>| {
        let looked = search.opinions(&game, &view, seat, &choices).into_iter();
        looked.map(|opinion| opinion.visits).sum::<u32>()
    };
    let mut search = Search::new(1, budget(2_000));
    let chosen = search.choose(&game, &view, seat, &choices);
    // Looking at the choices takes all the rounds once more.
    let first = visits(&mut search) - 2_000;
    // Without stopping it would be all rounds but the one that makes the root.
    assert!((1..1_999).contains(&first), "{first}");
    assert_eq!(search.choose(&game, &view, seat, &choices), chosen);
    let second = visits(&mut search) - first - 4_000;
    assert!(second <= 2_000 / 8, "{second}");
}

/// In a game with advice the search begins with what is advised, and finds better.
#[test]
fn thinking_ahead_beats_good_advice() {
    let report = series("strong,greedy", 20);
    let (name, tally) = &report.bots[0];
    assert_eq!(name, "strong");
    assert!(2 * tally.wins + tally.shared >= 26, "{} of 20", tally.wins);
}

/// A novice is no match for whoever follows advice, and still plays the game.
#[test]
fn a_novice_has_heard_of_advice() {
    let report = series("novice,greedy", 40);
    let mean = |place: usize| report.bots[place].1.score as f64 / 40.0;
    // Without advice it would make three points or so.
    assert!(mean(0) > 15.0, "{}", mean(0));
    assert!(mean(0) + 5.0 < mean(1), "{} and {}", mean(0), mean(1));
}

/// However long it plays, a search keeps no more questions than it may.
#[test]
fn memory_is_bounded() {
    let game = game(2, "on");
    let mut search = Search::<RedOutpost>::new(
        1,
        Budget {
            memory: 50,
            ..budget(200)
        },
    );
    let mut state = game.start(Dice::from_seed(4), &mut Quiet);
    let mut choices = Vec::new();
    for _ in 0..20 {
        let seat = game.owing(&state).lowest().unwrap();
        game.actions(&state, seat, &mut choices);
        let action = search.choose(&game, &game.view(&state, Some(seat)), seat, &choices);
        assert!(search.remembered() <= 50);
        game.apply(&mut state, seat, action, &mut Quiet);
    }
    assert!(search.remembered() > 0);
}

/// What a host allows holds for every level that searches.
#[test]
fn levels_keep_within_limits() {
    let limits = Limits {
        time: Some(Duration::from_millis(50)),
        memory: 1_000,
    };
    for level in [BotKind::Skilled, BotKind::Strong, BotKind::Expert] {
        let budget = level.budget::<Kosmonavts>(limits).unwrap();
        assert_eq!((budget.time, budget.memory), (limits.time, limits.memory));
    }
}

#[test]
fn time_ends_a_search() {
    let game = game(4, "on");
    let (view, seat, choices) = opening(&game);
    let endless = Budget {
        time: Some(Duration::from_millis(50)),
        ..budget(u32::MAX)
    };
    let began = std::time::Instant::now();
    Search::new(1, endless).choose(&game, &view, seat, &choices);
    assert!(began.elapsed() < Duration::from_secs(10));
}

/// Twenty games are few, but a search that does not search would not win so many.
#[test]
fn thinking_ahead_beats_taking_what_looks_best() {
    let game = game(2, "off");
    let what = Simulation {
        played: Default::default(),
        games: 20,
        first: 0,
        bots: "skilled,greedy".parse().unwrap(),
        seed: 1,
        threads: 2,
        networks: bots::Networks::default(),
        randomised: false,
    };
    let report = simulate(&game, &what, &house, &|_| true);
    let (name, tally) = &report.bots[0];
    assert_eq!(name, "skilled");
    assert!(tally.wins >= 13, "{} of 20", tally.wins);
}

/// Lines of play are judged by what comes of them for everyone. The first is what the bot
/// would do, and a line that nobody would play is told to be worse beyond doubt.
#[test]
fn lines_are_judged_by_what_comes_of_them() {
    let game = game(3, "off");
    let (view, seat, choices) = opening(&game);
    let worst = Search::new(1, budget(400))
        .opinions(&game, &view, seat, &choices)
        .into_iter()
        .min_by_key(|opinion| opinion.visits)
        .unwrap()
        .action;
    let judge = |seed| {
        let mut search = Search::new(seed, budget(1_000));
        let lines = search.lines(&game, &view, seat, &choices, 3);
        let actions = |line: &Line<RedOutpost>| line.iter().map(|one| one.1).collect();
        let mut actions: Vec<Vec<_>> = lines.iter().map(actions).collect();
        actions.push(vec![worst]);
        let judged = search.judge(&game, &view, seat, &actions);
        (lines, judged)
    };
    let (lines, judged) = judge(1);
    assert_eq!((lines.len(), judged.len()), (3, 4));
    let chosen = Search::new(1, budget(1_000)).choose(&game, &view, seat, &choices);
    assert_eq!(lines[0][0].1, chosen, "no hint is weaker than the bot");
    for line in &lines {
        // What comes next can be chosen then, by the one who was asked.
        for (view, action) in line {
            let state = game.redeal(view, Dice::from_seed(1));
            assert_eq!(game.check(&state, seat, *action), Ok(()));
        }
    }
    assert!(lines[0].len() > 1, "a turn goes on");
    for one in &judged {
        assert_eq!(one.chances.len(), 3);
        assert!((one.chances.iter().sum::<f64>() - 1.0).abs() < 1e-6);
        assert_eq!(one.chances[seat.index()], one.chance.mean);
    }
    assert_eq!(judged[0].lost_chance, Estimate::default());
    assert!(judged[3].lost_points.is_sure() && judged[3].lost_chance.is_sure());
    assert_eq!(judge(1).1, judged, "the same seed, the same thought");
}

/// On the same deals a line loses nothing against itself, whatever the luck.
#[test]
fn a_line_is_as_good_as_itself() {
    let game = game(2, "off");
    let (view, seat, choices) = opening(&game);
    let mut search = Search::new(3, budget(300));
    let line = vec![choices[0]];
    let judged = search.judge(&game, &view, seat, &[line.clone(), line]);
    assert_eq!(judged[1].lost_points, Estimate::default());
    assert_eq!(judged[0], judged[1]);
    assert!(
        judged[0].lead.error > 0.0,
        "luck was different from deal to deal"
    );
}

/// A race says nothing where another line keeps up with the first, and proves what is worse by
/// the margin.
#[test]
fn a_race_ends_where_a_line_keeps_up() {
    let game = game(2, "off");
    let (view, seat, choices) = opening(&game);
    let all: Vec<_> = choices.iter().map(|&choice| vec![choice]).collect();
    let judged = Search::new(5, budget(300)).judge(&game, &view, seat, &all);
    let lead = |n: &usize| judged[*n].lead.mean;
    let best = (0..all.len())
        .max_by(|a, b| lead(a).total_cmp(&lead(b)))
        .unwrap();
    let worst = (0..all.len())
        .min_by(|a, b| lead(a).total_cmp(&lead(b)))
        .unwrap();
    let race = Race {
        deals: 60,
        least: 6,
        to_the_end: false,
        margin: 1.0,
        chance: 0.01,
    };
    let run = |lines: &[usize], race: &Race| {
        let lines: Vec<_> = lines.iter().map(|&n| all[n].clone()).collect();
        Search::new(7, budget(300)).race(&game, &view, seat, &lines, race)
    };
    let proved = run(&[best, worst], &race).expect("the worst is behind");
    assert_eq!(proved.len(), 2);
    let lost = proved[1].line.lost_points;
    assert!(
        lost.mean >= race.margin && lost.mean > 3.0 * lost.error,
        "{lost:?}"
    );
    let between = proved[1].first.lead.mean - proved[1].line.lead.mean;
    assert!(
        (between - lost.mean).abs() < 1e-6,
        "both are of the same deals"
    );
    assert_eq!(run(&[worst, best], &race), None, "the best is not behind");
    assert_eq!(
        run(&[best, worst, best], &race),
        None,
        "it keeps up with itself"
    );
}

/// What is far behind is not played on: it is judged on the first deals and no others.
#[test]
fn a_race_is_short_for_what_is_far_behind() {
    let game = game(2, "off");
    let (view, seat, choices) = opening(&game);
    let all: Vec<_> = choices.iter().map(|&choice| vec![choice]).collect();
    let judged = Search::new(5, budget(300)).judge(&game, &view, seat, &all);
    let lead = |n: &usize| judged[*n].lead.mean;
    let best = (0..all.len())
        .max_by(|a, b| lead(a).total_cmp(&lead(b)))
        .unwrap();
    let worst = (0..all.len())
        .min_by(|a, b| lead(a).total_cmp(&lead(b)))
        .unwrap();
    let run = |deals: u32| {
        // Whatever is behind at all is far behind.
        let race = Race {
            deals,
            least: 40,
            to_the_end: false,
            margin: -100.0,
            chance: -1.0,
        };
        let lines = [all[best].clone(), all[worst].clone()];
        Search::new(7, budget(300)).race(&game, &view, seat, &lines, &race)
    };
    assert_eq!(run(40), run(4_000));
}

/// Hints count in points: ten points more are ten points ahead, neither more nor less.
#[test]
fn a_lead_is_counted_in_points() {
    let game = game(2, "off");
    let (_, seat, choices) = opening(&game);
    let lead = |more: i16| {
        let mut state = game.start(Dice::from_seed(4), &mut Quiet);
        state.table.sides[seat.index()].points[0] += more;
        let view = game.view(&state, Some(seat));
        let mut search = Search::new(3, budget(100));
        let judged = search.judge(&game, &view, seat, &[vec![choices[0]]]);
        judged[0].lead.mean
    };
    let gained = lead(10) - lead(0);
    assert!((gained - 10.0).abs() < 1e-6, "{gained}");
}
