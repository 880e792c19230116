//! A review in words, for pages and programs. It is as public as the replay.

use catalog::Choice;
use record::Journal;
use review::{Costly, Link, Review};
use tabletop::{Phrase, Seat, Speak};
use words::Speaker;

use crate::{
    frame::{ComparedRow, CostlyFrame, CourseEntry, ReviewFrame, ReviewStage},
    hub::ReviewStatus,
};

/// How many turns are named of each seat.
const FOR_EACH: usize = 5;

/// How many of them are shown with a picture of the board.
const PICTURES: usize = 4;

/// A review's game and its reader.
pub struct Reviewed<'a> {
    /// The table.
    pub table: &'a str,
    /// The game.
    pub journal: &'a Journal,
    /// Says the words of the game; it knows the names.
    pub speaker: &'a Speaker,
    /// The names of all sides.
    pub names: &'a [String],
    /// Whether the reader may begin and stop it.
    pub mine: bool,
}

/// What there is of a review, for one reader.
pub fn review_frame(status: &ReviewStatus, reviewed: &Reviewed<'_>) -> ReviewFrame {
    let mut frame = ReviewFrame {
        stage: ReviewStage::Absent,
        done: 0,
        all: 0,
        begin: false,
        stop: false,
        course: Vec::new(),
        uncertainty: 0.0,
        costly: Vec::new(),
        compared: Vec::new(),
        chart: String::new(),
    };
    match status {
        ReviewStatus::Not => frame.begin = reviewed.mine,
        ReviewStatus::Going { done, all, .. } => {
            frame.stage = ReviewStage::Going;
            (frame.done, frame.all, frame.stop) = (*done, *all, reviewed.mine);
        }
        ReviewStatus::Ready(review) => {
            frame.stage = ReviewStage::Ready;
            (frame.done, frame.all) = (review.turns.len(), review.turns.len());
            fill(&mut frame, review, reviewed);
        }
    }
    frame
}

/// Puts a finished review into words.
fn fill(frame: &mut ReviewFrame, review: &Review, reviewed: &Reviewed<'_>) {
    let (journal, speaker) = (reviewed.journal, reviewed.speaker);
    let sides = Seat::first(journal.referee().sides());
    let colours: Vec<_> = sides.map(|side| journal.game().colour(side)).collect();
    let label = speaker.say(&Phrase::new("page-review-chart"));
    let link = |n: usize, _: &[f64]| {
        let label = Phrase::new("page-review-moment").with("n", n as i64);
        Some(Link {
            address: format!("/replay/{}?at={n}", reviewed.table),
            label: speaker.say(&label),
        })
    };
    frame.chart = review::chart(review, &label, &colours, &link);
    let course = review.course().into_iter();
    frame.course = course
        .map(|(n, chances)| CourseEntry {
            n,
            chances: chances.to_vec(),
        })
        .collect();
    frame.uncertainty = review.uncertainty();
    let costly = review.costliest(journal, FOR_EACH);
    let costly = costly.iter().enumerate();
    frame.costly = costly
        .map(|(index, one)| costly_frame(one, index < PICTURES, reviewed))
        .collect();
    let compared = review::compared(journal).into_iter();
    frame.compared = compared
        .map(|row| ComparedRow {
            label: speaker.say(&Phrase::new(row.source.unwrap_or("page-total"))),
            points: row.points,
            against: row.against,
        })
        .collect();
}

fn costly_frame(one: &Costly, has_picture: bool, reviewed: &Reviewed<'_>) -> CostlyFrame {
    let speaker = reviewed.speaker;
    let say = |line: &[Choice]| line.iter().map(|one| speaker.say(&one.phrase)).collect();
    let touched = |line: &[Choice]| -> Vec<String> {
        let crumbs = line.iter().flat_map(|choice| &choice.path);
        crumbs.map(|crumb| crumb.element.to_string()).collect()
    };
    let board = || {
        let before = reviewed.journal.moment(one.n.checked_sub(1)?)?;
        Some(before.svg(Some(one.seat), reviewed.names, speaker))
    };
    CostlyFrame {
        n: one.n,
        until: one.until,
        seat: one.seat.number(),
        cost: one.cost.chance,
        cost_error: one.cost.chance_error,
        points: one.cost.points,
        points_error: one.cost.points_error,
        played: say(&one.played),
        chance: one.chance,
        better: say(&one.better),
        better_chance: one.better_chance,
        played_on: touched(&one.played),
        better_on: touched(&one.better),
        board: has_picture.then(board).flatten().unwrap_or_default(),
    }
}
