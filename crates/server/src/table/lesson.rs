//! A lesson at a table. How many actions were played says where the learner is, so the
//! events of the table are all there is to know.

use catalog::{Answer, Lesson, LessonStep, Moment, Texts, play_scripted};
use tabletop::Seat;

use super::TableState;
use crate::{problem::Problem, table_event::TableEvent};

/// A choice that a lesson does not want now.
#[derive(Clone, Debug)]
pub struct Unwanted {
    /// After how many actions.
    pub played: usize,
    /// The reason, where the lesson has one.
    pub why: Option<Texts>,
}

impl TableState {
    /// How many actions were played, those of drafts counted one by one.
    #[must_use]
    pub fn played(&self) -> usize {
        self.played_until(usize::MAX)
    }

    /// The same up to a line of the record.
    fn played_until(&self, line: usize) -> usize {
        let Some(journal) = &self.journal else {
            return 0;
        };
        let entries = journal.record().entries.iter().take(line);
        entries
            .map(|entry| entry.action.split(Answer::THEN).count())
            .sum()
    }

    /// The lesson and where the learner is in it; nothing where there is none, or where it
    /// is over.
    #[must_use]
    pub fn lesson_moment(&self) -> Option<(&Lesson, Moment<'_>)> {
        self.lesson_after(0)
    }

    /// The same after so many more actions of a draft.
    #[must_use]
    pub fn lesson_after(&self, drafted: usize) -> Option<(&Lesson, Moment<'_>)> {
        let lesson = self.lesson.as_deref()?;
        if self.journal.is_none() || self.stage().is_ended() {
            return None;
        }
        match lesson.moment(self.played() + drafted) {
            Moment::Over => None,
            moment => Some((lesson, moment)),
        }
    }

    /// Whether the lesson says what happens next.
    #[must_use]
    pub fn is_scripted(&self) -> bool {
        self.lesson_moment()
            .is_some_and(|(_, moment)| match moment {
                Moment::Played(_) => self.scripted().is_some(),
                Moment::Steps { steps, .. } => steps.last().is_some_and(LessonStep::has_choice),
                Moment::Over => false,
            })
    }

    /// Whether the lesson has still something to tell, be it only to read: no bot thinks before
    /// that, so that where several are asked at once nobody plays on over its last words.
    #[must_use]
    pub fn has_more_to_tell(&self) -> bool {
        let moment = self.lesson_moment();
        self.is_scripted() || matches!(moment, Some((_, Moment::Steps { .. })))
    }

    /// What the lesson plays by itself next: whose answer, and all of it. Nothing where the
    /// lesson waits for the learner, or does not fit the game any more.
    #[must_use]
    pub fn scripted(&self) -> Option<(Seat, Answer)> {
        let (lesson, Moment::Played(first)) = self.lesson_moment()? else {
            return None;
        };
        let mut game = self.game().ok()?.copy();
        let (seat, mut goes_on) = play_scripted(&mut game, first, None).ok()?;
        let mut answer = Answer::new(&*first.action);
        for played in self.played() + 1.. {
            if !goes_on {
                break;
            }
            let Moment::Played(next) = lesson.moment(played) else {
                return None;
            };
            (_, goes_on) = play_scripted(&mut game, next, Some(seat)).ok()?;
            answer = answer.then(&next.action);
        }
        Some((seat, answer))
    }

    /// The same, as long as it comes before the first step.
    #[must_use]
    pub fn scripted_opening(&self) -> Option<(Seat, Answer)> {
        let lesson = self.lesson.as_deref()?;
        let is_opening = self.played() < lesson.before.len();
        is_opening.then(|| self.scripted())?
    }

    /// The first action of an answer that the lesson does not want.
    #[must_use]
    pub fn unwanted(&self, seat: Seat, answer: &Answer) -> Option<Unwanted> {
        let lesson = self.lesson.as_deref()?;
        if seat != lesson.seat || !self.is_scripted() {
            return None;
        }
        let actions = (self.played()..).zip(answer.actions());
        actions.into_iter().find_map(|(played, action)| {
            let why = match lesson.moment(played) {
                Moment::Over => return None,
                Moment::Played(scripted) if scripted.action == action => return None,
                Moment::Played(_) => None,
                Moment::Steps { steps, .. } => {
                    let step = steps.last().filter(|step| step.has_choice())?;
                    if step.choose.iter().any(|wanted| wanted == action) {
                        return None;
                    }
                    step.wrong(action).map(|wrong| wrong.text.clone())
                }
            };
            Some(Unwanted { played, why })
        })
    }

    /// The answer of a learner as the lesson takes it: what it plays for the learner in the
    /// same draft is added.
    ///
    /// # Errors
    /// When the lesson wants something else, with the reason. Of what the rules refuse they
    /// say why themselves.
    pub fn guided(&self, seat: Seat, answer: Answer) -> Result<Answer, Problem> {
        let Some(lesson) = self.lesson.as_deref().filter(|_| self.is_scripted()) else {
            return Ok(answer);
        };
        if seat != lesson.seat || self.prepare_all(seat, &answer).is_err() {
            return Ok(answer);
        }
        if let Some(unwanted) = self.unwanted(seat, &answer) {
            return Err(Problem {
                told: unwanted.why.map(Box::new),
                ..Problem::new(422, "problem-lesson")
            });
        }
        Ok(self.completed(lesson, seat, answer))
    }

    /// The answer with what the lesson adds to it, as long as it is a draft.
    fn completed(&self, lesson: &Lesson, seat: Seat, mut answer: Answer) -> Answer {
        let Ok(game) = self.game() else {
            return answer;
        };
        let mut played = self.played() + answer.actions().count();
        while let Some(after) = answer.drafted(game, seat) {
            let Moment::Played(next) = lesson.moment(played) else {
                break;
            };
            if next.player(&*after, Some(seat)) != Some(seat) {
                break;
            }
            answer = answer.then(&next.action);
            played += 1;
        }
        answer
    }

    /// The line of the record before which the learner last had a choice.
    pub(super) fn last_choice(&self) -> Option<usize> {
        let lesson = self.lesson.as_deref()?;
        let lines = self.journal.as_ref()?.record().entries.len();
        (0..lines).rev().find(|&line| {
            let moment = lesson.moment(self.played_until(line));
            matches!(moment, Moment::Steps { steps, .. } if steps.last().is_some_and(LessonStep::has_choice))
        })
    }

    /// The learner leaves the lesson.
    ///
    /// # Errors
    /// When someone else learns here. Where there is no lesson any more, nothing happens.
    pub fn leave_lesson(&self, visitor: &str) -> Result<Vec<TableEvent>, Problem> {
        self.still_open()?;
        if self.seats_of(visitor).is_empty() {
            return Err(Problem::forbidden("problem-not-seated"));
        }
        Ok(match self.lesson {
            Some(_) => vec![TableEvent::LessonLeft],
            None => Vec::new(),
        })
    }
}
