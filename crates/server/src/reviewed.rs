//! A review in words, for pages and programs. It is as public as the replay.

use record::Journal;
use review::Review;
use tabletop::{Phrase, Seat, Speak};
use words::Speaker;

use crate::{
    frame::{ComparedRow, CostlyFrame, CourseEntry, ReviewFrame, ReviewStage},
    hub::ReviewStatus,
};

/// How many decisions are named of each seat.
const FOR_EACH: usize = 3;

/// What there is of a review, for one reader; `speaker` knows the names.
pub fn review_frame(
    status: &ReviewStatus,
    journal: &Journal,
    speaker: &Speaker,
    mine: bool,
) -> ReviewFrame {
    let mut frame = ReviewFrame {
        stage: ReviewStage::Absent,
        done: 0,
        all: 0,
        stop: false,
        course: Vec::new(),
        costly: Vec::new(),
        compared: Vec::new(),
        chart: String::new(),
    };
    match status {
        ReviewStatus::Not => {}
        ReviewStatus::Going { done, all, .. } => {
            frame.stage = ReviewStage::Going;
            (frame.done, frame.all, frame.stop) = (*done, *all, mine);
        }
        ReviewStatus::Ready(review) => {
            frame.stage = ReviewStage::Ready;
            (frame.done, frame.all) = (review.decisions.len(), review.decisions.len());
            fill(&mut frame, review, journal, speaker);
        }
    }
    frame
}

/// Puts a finished review into words.
fn fill(frame: &mut ReviewFrame, review: &Review, journal: &Journal, speaker: &Speaker) {
    let referee = journal.referee();
    let colours = Seat::first(referee.sides()).map(|side| journal.game().colour(side));
    let label = speaker.say(&Phrase::new("page-review-chart"));
    frame.chart = review::chart(review, &label, &colours.collect::<Vec<_>>());
    let course = review.course().into_iter();
    frame.course = course
        .map(|(n, chances)| CourseEntry {
            n,
            chances: chances.to_vec(),
        })
        .collect();
    let costly = review.costliest(journal, FOR_EACH).into_iter();
    frame.costly = costly
        .map(|one| CostlyFrame {
            n: one.n,
            seat: one.seat.number(),
            cost: one.cost,
            played: speaker.say(&one.played),
            chance: one.chance,
            better: speaker.say(&one.better),
            better_chance: one.better_chance,
        })
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
