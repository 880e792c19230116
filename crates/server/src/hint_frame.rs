//! A hint in words, for whoever sits at the seat.

use catalog::{Answer, Hint, Match};
use tabletop::{Phrase, Seat, SeatSet, Speak};
use words::Speaker;

use crate::{
    draft::Draft,
    frame::{HintChoice, HintFrame, HintSource, Question},
    hub::SeatHints,
    table::TableState,
};

/// How many sources of points are named as the reason for a hint.
const REASONS: usize = 2;
/// Fewer points from a source are no reason.
const WORTH_NAMING: f64 = 0.3;

/// Where the hint for a question is, if the table allows one, and what it says if it was
/// asked for.
pub struct Hinting<'a> {
    /// The table.
    pub state: &'a TableState,
    /// The game as it stands, without what is drafted.
    pub game: &'a dyn Match,
    /// What the reader has drafted.
    pub draft: Option<&'a Draft>,
    /// The reader's own seats.
    pub own: SeatSet,
    /// Says the words of the game.
    pub speaker: &'a Speaker,
}

impl Hinting<'_> {
    /// Offers a hint, and puts one that was asked for into words.
    pub fn hint(&self, question: &mut Question, hints: Option<&SeatHints>) {
        let Some(seat) = Seat::from_number(question.seat) else {
            return;
        };
        let is_asked = question.owed && !question.choices.is_empty();
        if !self.state.hints || !is_asked || self.state.is_scripted() {
            return;
        }
        let asked = self.state.asked(seat);
        let address = format!("hint={asked}.{seat}");
        question.hint_at = Some(self.address(seat, Some(&address)));
        let hints = hints.filter(|hints| hints.seat == seat);
        question.hint = hints.and_then(|hints| self.frame(hints, question));
    }

    /// What an address says to see the table as the reader sees it now, and more.
    fn address(&self, seat: Seat, more: Option<&str>) -> String {
        let draft = self.draft.filter(|draft| draft.seat == seat);
        let as_seat = (self.own.len() > 1).then(|| format!("as_seat={seat}"));
        let parts = [draft.map(Draft::query), more.map(String::from), as_seat];
        parts.into_iter().flatten().collect::<Vec<_>>().join("&")
    }

    /// A hint in words; none if it is not for this question.
    fn frame(&self, hints: &SeatHints, question: &Question) -> Option<HintFrame> {
        let second = hints.hints.get(1);
        let mut choices = Vec::new();
        for hint in hints.hints.iter() {
            let actions = hint.actions();
            let find = |count: usize| {
                let answer = Answer::of(actions.get(..count)?)?;
                let mut known = question.choices.iter();
                known.find(|choice| choice.action == answer.notation())
            };
            let begins = |action: &str| {
                let mut known = question.choices.iter();
                known.find(|choice| Answer::new(&*choice.action).actions().next() == Some(action))
            };
            // Two answers may be offered in one go.
            let (choice, given) = match find(2) {
                Some(both) => (both, 2),
                None => (find(1).or_else(|| begins(actions[0]))?, 1),
            };
            let judged = &hint.judgement;
            let next = hint.line[given..].iter();
            choices.push(HintChoice {
                choice: choice.clone(),
                chance: rounded(judged.chance.mean, 100.0),
                lost_points: rounded(judged.lost_points.mean, 10.0),
                lost_error: rounded(judged.lost_points.error.min(1_000.0), 10.0),
                is_worse: judged.lost_points.is_sure(),
                next: next.map(|step| self.speaker.say(&step.phrase)).collect(),
                plan: self.plan(hints.seat, hint),
                why: Vec::new(),
            });
        }
        if let (Some(first), Some(second)) = (hints.hints.first(), second)
            && second.judgement.lost_points.is_sure()
        {
            choices[0].why = self.reasons(first, second);
        }
        Some(HintFrame {
            choices,
            close: self.address(hints.seat, None),
        })
    }

    /// What an address says to see the plan laid out on the table, as far as a plan can be
    /// looked at before it is sealed.
    fn plan(&self, seat: Seat, hint: &Hint) -> Option<String> {
        let line = Answer::of(&hint.actions())?;
        let mut draft = Draft {
            asked: self.state.asked(seat),
            seat,
            answer: match self.draft.filter(|draft| draft.seat == seat) {
                Some(draft) => draft.answer.then(line.notation()),
                None => line,
            },
        };
        while draft.applied(self.game).is_none() {
            draft = draft.shorter()?;
        }
        (Some(&draft) != self.draft).then(|| draft.query())
    }

    /// Where the first line is expected to make more points than the second.
    fn reasons(&self, first: &Hint, second: &Hint) -> Vec<HintSource> {
        let (first, second) = (&first.judgement.sources, &second.judgement.sources);
        let keys = self.state.referee.info().sources.iter();
        let more = first
            .iter()
            .zip(second)
            .map(|(first, second)| first - second);
        let mut more: Vec<_> = keys
            .zip(more)
            .filter(|(_, more)| *more >= WORTH_NAMING)
            .collect();
        more.sort_by(|a, b| b.1.total_cmp(&a.1));
        let reasons = more.into_iter().take(REASONS);
        reasons
            .map(|(key, points)| HintSource {
                label: self.speaker.say(&Phrase::new(key)),
                points: rounded(points, 10.0),
            })
            .collect()
    }
}

/// More digits would be noise.
fn rounded(value: f64, parts: f64) -> f64 {
    (value * parts).round() / parts
}
