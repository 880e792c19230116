//! Games of bots, looked at again.

use std::time::Duration;

use catalog::{Answer, BotKind, Limits};
use record::{DiceSource, Journal, SeatInfo};
use review::{Pace, Review, Reviewer, compared};
use tabletop::{Options, Seat};

/// Quick enough for tests, and the same on any machine.
const QUICK: Pace = Pace {
    rounds: 3_000,
    most: 60,
    time: Duration::from_secs(3_600),
};

/// A game between these bots; secret answers in one go, as the server takes them.
fn played(game: &str, bots: &[BotKind], most: usize) -> Journal {
    let catalog = games::catalog();
    let entry = catalog.find(game).unwrap();
    let referee = entry.open(None, bots.len() as u8, &Options::new()).unwrap();
    let seats = bots.iter().map(|bot| SeatInfo {
        name: bot.to_string(),
        bot: Some(bot.to_string()),
    });
    let dice = DiceSource::Seed { seed: 3 };
    let mut journal = Journal::start(referee.clone(), seats.collect(), dice, None).unwrap();
    let mut minds: Vec<_> = bots
        .iter()
        .map(|bot| referee.bot(*bot, 1, Limits::default()))
        .collect();
    while let Some(seat) = journal.game().owing().lowest() {
        if journal.record().entries.len() >= most {
            break;
        }
        let mind = &mut *minds[seat.index()];
        let answer = Answer::of_bot(journal.game(), seat, mind);
        journal.play(seat, answer.notation()).unwrap();
    }
    journal
}

fn review(journal: &Journal) -> Review {
    review_at(journal, QUICK)
}

fn review_at(journal: &Journal, pace: Pace) -> Review {
    let mut reviewer = Reviewer::new(journal, pace);
    while reviewer.step() {}
    assert_eq!(reviewer.done(), reviewer.all());
    reviewer.finish()
}

#[test]
fn whoever_plays_at_random_is_told_what_it_cost() {
    let journal = played(
        games::catalog().games().next().unwrap().info().id,
        &[BotKind::Skilled, BotKind::Random],
        usize::MAX,
    );
    // A quick look is too coarse to tell the two apart.
    let pace = Pace {
        rounds: 100_000,
        most: 800,
        ..QUICK
    };
    let review = review_at(&journal, pace);
    let cost = |seat: Seat| {
        let own = review.turns.iter().filter(|one| one.seat == seat);
        own.map(|turn| turn.cost.points.max(0.0)).sum::<f64>()
    };
    assert!(
        cost(Seat(1)) > 2.0 * cost(Seat(0)),
        "{} {}",
        cost(Seat(0)),
        cost(Seat(1))
    );
    let costly = review.costliest(&journal, 3);
    assert!(costly.is_sorted_by(|a, b| a.cost.chance >= b.cost.chance));
    assert_eq!(costly[0].seat, Seat(1));
    for seat in [Seat(0), Seat(1)] {
        assert!(costly.iter().filter(|one| one.seat == seat).count() <= 3);
    }
    for one in &costly {
        assert_eq!(journal.record().entries[one.n - 1].seat, one.seat);
        assert!(one.cost.is_worth_naming());
        let actions = |line: &[catalog::Choice]| -> Vec<String> {
            line.iter().map(|choice| choice.action.clone()).collect()
        };
        assert_ne!(actions(&one.played), actions(&one.better));
    }
    // The course ends with what came of it.
    let course = review.course();
    assert!(course.is_sorted_by(|a, b| a.0 < b.0));
    let (last, end) = course[course.len() - 1];
    assert_eq!(last, journal.record().entries.len());
    assert_eq!(end, [1.0, 0.0]);
    for (_, chances) in course {
        assert!((chances.iter().sum::<f64>() - 1.0).abs() < 0.001);
    }
}

#[test]
fn a_review_is_the_same_again_and_knows_its_game() {
    let journal = played(
        games::catalog().games().next().unwrap().info().id,
        &[BotKind::Greedy, BotKind::Greedy],
        12,
    );
    let first = review(&journal);
    assert_eq!(first, review(&journal));
    assert!(first.is_of(&journal) && first.end.is_empty());
    let text = serde_json::to_string(&first).unwrap();
    assert_eq!(serde_json::from_str::<Review>(&text).unwrap(), first);
    let mut other = journal.clone();
    other.truncate(11);
    assert!(!first.is_of(&other));
    // Of another game nothing is told, and nothing breaks.
    other.truncate(0);
    assert!(first.costliest(&other, 3).is_empty());
}

/// A turn is judged as a whole: a secret answer of several actions, and everything a seat
/// does in a row until something new comes to light.
#[test]
fn turns_are_judged_as_a_whole() {
    for entry in games::catalog().games() {
        let id = entry.info().id;
        let journal = played(id, &[BotKind::Greedy, BotKind::Random], 60);
        let review = review(&journal);
        assert!(
            review.turns.iter().any(|turn| turn.played.len() > 1),
            "{id}"
        );
        assert!(review.turns.is_sorted_by(|a, b| a.until < b.n));
        for turn in &review.turns {
            let entries = &journal.record().entries[turn.n - 1..turn.until];
            assert!(entries.iter().all(|entry| entry.seat == turn.seat));
            let actions = entries.iter().flat_map(|entry| {
                let answer = Answer::new(&*entry.action);
                answer.actions().map(String::from).collect::<Vec<_>>()
            });
            assert_eq!(actions.collect::<Vec<_>>(), turn.played, "{id}");
            let known = |n: usize| journal.moment(n).unwrap().reveals();
            assert!((turn.n..turn.until).all(|n| known(n) == known(turn.n - 1)));
        }
    }
}

/// Nobody is blamed on a doubt: what is called a mistake is beyond two standard errors, and
/// bots that think as the review does are told of few.
#[test]
fn only_what_is_beyond_doubt_is_a_mistake() {
    let cost = |chance, chance_error, points, points_error| review::Cost {
        chance,
        chance_error,
        points,
        points_error,
    };
    assert!(cost(0.1, 0.04, 0.0, 1.0).is_worth_naming());
    assert!(!cost(0.1, 0.06, 0.0, 1.0).is_worth_naming(), "in doubt");
    assert!(cost(0.0, 0.1, 2.0, 0.9).is_worth_naming());
    assert!(!cost(0.0, 0.1, 2.0, 1.1).is_worth_naming(), "in doubt");
    assert!(
        !cost(0.01, 0.001, 0.2, 0.01).is_worth_naming(),
        "too little"
    );
}

#[test]
fn points_are_compared_with_the_winners() {
    let journal = played(
        games::catalog().games().next().unwrap().info().id,
        &[BotKind::Random, BotKind::Greedy, BotKind::Random],
        usize::MAX,
    );
    let rows = compared(&journal);
    let outcome = journal.game().outcome().unwrap();
    let winner = outcome.winners().next().unwrap();
    let (total, sources) = rows.split_last().unwrap();
    assert_eq!(total.source, None);
    for seat in Seat::first(3) {
        let sum: i32 = sources.iter().map(|row| row.points[seat.index()]).sum();
        assert_eq!(sum, journal.game().total(seat));
        assert_eq!(total.points[seat.index()], sum);
        for row in &rows {
            let difference = row.points[seat.index()] - row.points[winner.index()];
            assert_eq!(row.against[seat.index()], difference);
        }
    }
}

#[test]
fn the_chart_has_a_line_for_every_side() {
    let journal = played(
        games::catalog().games().next().unwrap().info().id,
        &[BotKind::Greedy, BotKind::Greedy],
        10,
    );
    let link = |n: usize, _: &[f64]| {
        Some(review::Link {
            address: format!("?at={n}"),
            label: format!("Move {n}"),
        })
    };
    let review = review(&journal);
    let text = review::chart(&review, "Chances & more", &["red", "blue"], &link);
    let chart = roxmltree::Document::parse(&text).unwrap();
    let lines: Vec<_> = chart
        .descendants()
        .filter(|node| node.has_tag_name("polyline"))
        .collect();
    assert_eq!(lines.len(), 2);
    let points = |line: &roxmltree::Node<'_, '_>| {
        let points = line.attribute("points").unwrap().split(' ');
        points.map(str::to_string).collect::<Vec<_>>()
    };
    assert!(points(&lines[0]).len() > 5);
    assert_ne!(points(&lines[0]), points(&lines[1]));
    // A click on a moment leads to it.
    let links: Vec<_> = chart
        .descendants()
        .filter_map(|node| node.attribute("href").map(String::from))
        .collect();
    let course = review.course().into_iter();
    let moments: Vec<_> = course.map(|(n, _)| format!("?at={n}")).collect();
    assert_eq!(links, moments);
}
