//! The puzzles that come with the games, and how they are found.

use catalog::{Answer, BotKind, DynGame, Limits, Match, game_seed, offered};
use puzzles::{Effort, Finder, Played, Puzzle, Set, SetProblem, answer_of};

/// The sets of all games, with their games.
fn with_sets(mut check: impl FnMut(&dyn DynGame, &Set)) {
    let catalog = games::catalog();
    for entry in catalog.games() {
        let set = Set::read(entry.puzzles()).expect("a set that can be read");
        check(entry, &set);
    }
}

fn each(set: &Set, mut check: impl FnMut(String, &Played, &Puzzle)) {
    for (n, (played, puzzle)) in set.puzzles().enumerate() {
        check(format!("{} {}", set.header.game, n + 1), played, puzzle);
    }
}

/// There is enough to solve in every game.
#[test]
fn every_game_has_two_hundred_puzzles() {
    with_sets(|entry, set| {
        let count = set.puzzles().count();
        assert!(count >= 200, "{}: {count}", entry.info().id);
    });
}

/// Every position is one of a game by the rules of today, and every answer is possible in
/// it: all that are offered, or whole plans.
#[test]
fn positions_and_answers_are_legal() {
    with_sets(|entry, set| {
        assert_eq!(set.header.game, entry.info().id);
        each(set, |name, played, puzzle| {
            let (_, game) = set.rebuild(entry, played, puzzle).expect(&name);
            game.invariants().expect(&name);
            assert!(game.owing().contains(puzzle.seat), "{name}");
            let mut known: Vec<&str> = Vec::new();
            for way in &puzzle.ways {
                let answer = Answer::new(&*way.answer);
                assert!(is_possible(&*game, puzzle, &answer), "{name}: {way:?}");
                assert!(!known.contains(&&*way.answer), "{name}: {way:?} twice");
                known.push(&way.answer);
            }
            if !game.drafting(puzzle.seat) {
                let all = offered(&*game, puzzle.seat);
                assert_eq!(all.len(), known.len(), "{name}: all answers are judged");
                assert!(all.iter().all(|choice| known.contains(&&*choice.action)));
            }
        });
    });
}

/// Whether an answer can be given; a plan has to be whole.
fn is_possible(game: &dyn Match, puzzle: &Puzzle, answer: &Answer) -> bool {
    let seat = puzzle.seat;
    if game.drafting(seat) {
        return game.copy().play(seat, answer.notation()).is_ok()
            && answer.drafted(game, seat).is_none();
    }
    let mut game = game.copy();
    answer
        .actions()
        .all(|action| game.play(seat, action).is_ok())
}

/// What is kept with a puzzle proves it: every other answer is behind by a point or more,
/// beyond three standard errors, and costs chances too.
#[test]
fn every_other_answer_is_proved_to_be_worse() {
    with_sets(|_, set| {
        each(set, |name, _, puzzle| {
            assert!(
                puzzle.ways.len() >= 3,
                "{name}: there is something to choose"
            );
            for way in &puzzle.ways[1..] {
                let proved = way.points.0 >= 1.0 && way.points.is_proved() && way.chance.0 >= 0.02;
                assert!(proved, "{name}: {way:?}");
            }
            let rated = Puzzle::rate(puzzle.missed, puzzle.margin());
            assert_eq!(puzzle.difficulty, rated, "{name}");
        });
    });
}

/// A bot that looks one decision ahead does not find the solution. It draws lots among equals
/// and deals a few tables, so it may come to it by luck: more than once in five tries in few
/// puzzles of a set, and in none as often as not.
#[test]
fn greedy_misses_every_puzzle() {
    const TRIES: usize = 5;
    with_sets(|entry, set| {
        let mut lucky = Vec::new();
        each(set, |name, played, puzzle| {
            let (referee, game) = set.rebuild(entry, played, puzzle).expect(&name);
            let answers: Vec<&str> = puzzle.ways.iter().map(|way| &*way.answer).collect();
            let finds = |lot: &usize| {
                let seed = game_seed(played.seed ^ puzzle.at as u64, *lot as u64);
                let mut bot = referee.bot(BotKind::Greedy, seed, Limits::default());
                answer_of(&*game, puzzle.seat, &mut *bot, &answers) == Some(0)
            };
            let found = (0..TRIES).filter(finds).count();
            assert!(2 * found < TRIES, "{name}: {found} of {TRIES} find it");
            if found > 1 {
                lucky.push(name);
            }
        });
        assert!(lucky.len() * 20 <= set.puzzles().count(), "{lucky:?}");
    });
}

/// A few of each set are judged again, quickly and on other deals: nothing else comes out
/// better beyond doubt, and what each answer costs agrees with what is stored within the
/// errors of both.
#[test]
fn a_sample_judged_again_comes_to_the_same() {
    const SAMPLE: usize = 4;
    with_sets(|entry, set| {
        let step = set.puzzles().count().div_ceil(SAMPLE).max(1);
        for (played, puzzle) in set.puzzles().step_by(step) {
            let name = format!("{} game {} at {}", set.header.game, played.game, puzzle.at);
            let (_, game) = set.rebuild(entry, played, puzzle).expect(&name);
            let lines: Vec<Answer> = puzzle.ways.iter().map(puzzles::Way::line).collect();
            let judged = game.judge(puzzle.seat, &lines, 40, played.seed);
            for (way, judged) in puzzle.ways.iter().zip(&judged).skip(1) {
                let lost = judged.lost_points;
                assert!(lost.mean > -3.0 * lost.error, "{name}: {way:?} {lost:?}");
                let apart = (lost.mean - way.points.0).abs();
                let error = lost.error.hypot(way.points.1);
                assert!(apart < 4.0 * error, "{name}: {way:?} {lost:?}");
            }
        }
    });
}

fn quick_finder(seed: u64) -> Finder {
    let catalog = games::catalog();
    let entry = catalog.games().next().expect("there is a game");
    let effort = Effort {
        players: BotKind::Skilled,
        rounds: 400,
        deals: 24,
    };
    Finder::new(entry, seed, effort, "a test".to_string()).expect("the boxes open")
}

/// The same seed finds the same puzzles; and what it finds can be written, read, rebuilt.
#[test]
fn finding_is_repeatable() {
    let (finder, mut found) = (quick_finder(3), 0);
    let played: Vec<Played> = (0..3)
        .map(|game| finder.play(game, &mut || found += 1))
        .collect();
    let again: Vec<Played> = (0..3)
        .map(|game| quick_finder(3).play(game, &mut || ()))
        .collect();
    assert_eq!(played, again);
    assert!(found > 0, "three games have a puzzle");
    let mut text = serde_json::to_string(finder.header()).expect("plain data") + "\n";
    for game in &played {
        text += &(serde_json::to_string(game).expect("plain data") + "\n");
    }
    let set = Set::read(&text).expect("what was written");
    assert_eq!((&set.header, &set.games), (finder.header(), &played));
    assert_eq!(set.puzzles().count(), found);
    // A line that was being written when the program stopped is left out.
    let cut = Set::read(&text[..text.len() - 2]).expect("the lines before it");
    assert_eq!(cut.games, played[..2]);
    let older = text.replacen("\"puzzles\":1", "\"puzzles\":0", 1);
    assert!(matches!(Set::read(&older), Err(SetProblem::Version(0))));
    assert!(matches!(Set::read(""), Err(SetProblem::Empty)));
}

/// What only searches miss is harder; what brings a lot is easier to see.
#[test]
fn difficulty_is_by_who_misses_it_and_by_how_much() {
    assert_eq!(Puzzle::rate([4, 4, 0, 0], 2.0), 1);
    assert_eq!(Puzzle::rate([4, 4, 4, 0], 2.0), 3);
    assert_eq!(Puzzle::rate([4, 4, 4, 4], 2.0), 5);
    assert_eq!(Puzzle::rate([4, 4, 4, 4], 9.0), 4);
    assert_eq!(Puzzle::rate([4, 4, 0, 0], 9.0), 1);
}
