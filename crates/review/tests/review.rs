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
        let own = review.decisions.iter().filter(|one| one.seat == seat);
        own.map(review::Decision::cost).sum::<f64>()
    };
    assert!(
        cost(Seat(1)) > 2.0 * cost(Seat(0)),
        "{} {}",
        cost(Seat(0)),
        cost(Seat(1))
    );
    let costly = review.costliest(&journal, 3);
    assert!(costly.is_sorted_by(|a, b| a.cost >= b.cost));
    assert_eq!(costly[0].seat, Seat(1));
    for seat in [Seat(0), Seat(1)] {
        assert!(costly.iter().filter(|one| one.seat == seat).count() <= 3);
    }
    for one in &costly {
        assert_eq!(journal.record().entries[one.n - 1].seat, one.seat);
        assert!(one.better_chance - one.chance >= 0.02);
        assert_ne!(one.played, one.better);
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

/// An answer of several actions is judged action by action.
#[test]
fn secret_answers_are_judged_step_by_step() {
    let catalog = games::catalog();
    let entry = catalog.games().find(|entry| entry.info().secrets);
    let id = entry.expect("some game has secrets").info().id;
    let journal = played(id, &[BotKind::Greedy, BotKind::Random], 30);
    assert!(
        journal
            .record()
            .entries
            .iter()
            .any(|entry| Answer::new(&*entry.action).actions().count() > 1)
    );
    let review = review(&journal);
    assert!(review.decisions.iter().any(|one| one.step > 0));
    for one in &review.decisions {
        let entry = &journal.record().entries[one.n - 1];
        let answer = Answer::new(&*entry.action);
        assert_eq!(answer.actions().nth(one.step), Some(&*one.played));
    }
    let costly = review.costliest(&journal, 2);
    assert!(!costly.is_empty());
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
    let text = review::chart(&review(&journal), "Chances & more", &["red", "blue"]);
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
}
