//! What the address of a table may ask for.

use serde::{Deserialize, Deserializer, de::Error};
use tabletop::Seat;
use utoipa::IntoParams;

use super::description::{Count, LARGEST, SeatNumber};
use crate::{draft::Draft, hub::HintQuery, parts::Parts, problem::Problem, show::View};

/// How a table is looked at.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ViewQuery {
    /// Look back to after this many actions.
    #[serde(default, deserialize_with = "count")]
    #[param(value_type = Option<Count>)]
    pub at: Option<usize>,
    /// The seat whose player looks, counted from 1, where one visitor plays several
    /// seats of a game with secrets.
    #[param(value_type = Option<SeatNumber>)]
    pub as_seat: Option<u8>,
    /// Tell the log from this action on.
    #[serde(default, deserialize_with = "count")]
    #[param(value_type = Option<Count>)]
    pub log: Option<usize>,
    /// Show the chat from this line on, counted from 0.
    #[serde(default, deserialize_with = "count")]
    #[param(value_type = Option<Count>)]
    pub chat: Option<usize>,
    /// Explain every point, and tell the totals of all moments.
    #[serde(default)]
    #[param(value_type = Option<bool>)]
    pub course: bool,
    /// What the reader has drafted, as the answer to a submission names it.
    pub draft: Option<String>,
    /// The step of a lesson to read, counted from 1, where several are about what is shown.
    #[serde(default, deserialize_with = "count")]
    #[param(value_type = Option<Count>)]
    pub tip: Option<usize>,
    /// Only these parts of the frame, separated by commas: `board`, `view`, `questions`,
    /// `sides`, `scores`, `log`, `chat`. The others are empty. For programs only; a page
    /// has all of them.
    #[param(value_type = Option<String>)]
    pub parts: Option<String>,
    /// Look on as a screen on a wall does: with nobody's eyes, without controls. `tour` goes
    /// on to another game after a while.
    pub wall: Option<String>,
    /// `open` shows a game that you watch as it was a while ago, with all hands: with the eyes of
    /// the seat that `as_seat` names. Only where everyone who plays agrees; see `hands` of the
    /// table.
    pub hands: Option<String>,
    /// Show a question with a hint: `41.2` is the question to seat 2 that event 41
    /// put. See `hint_at` of a question.
    pub hint: Option<String>,
}

impl ViewQuery {
    /// What is to be shown. An address may be old: a draft that cannot be read is none.
    ///
    /// # Errors
    /// When there can be no such seat.
    pub fn view(&self) -> Result<View, Problem> {
        Ok(View {
            at: self.at,
            as_seat: self.as_seat.map(seat).transpose()?,
            draft: self.draft(),
            log: self.log,
            chat: self.chat,
            course: self.course,
            tip: self.tip,
            parts: Parts::PAGE,
        })
    }

    /// Whether all hands are to be seen.
    ///
    /// # Errors
    /// When something else is asked for.
    pub fn wants_hands(&self) -> Result<bool, Problem> {
        match self.hands.as_deref() {
            None | Some("") => Ok(false),
            Some("open") => Ok(true),
            Some(_) => Err(Problem::bad("problem-form")),
        }
    }

    /// The parts of a frame that a program asks for; all if it says nothing.
    ///
    /// # Errors
    /// When there is no such part.
    pub fn parts(&self) -> Result<Parts, Problem> {
        match &self.parts {
            None => Ok(Parts::ALL),
            Some(parts) => parts.parse().map_err(|name| {
                let mut problem = Problem::bad("problem-parts");
                problem.phrase = problem.phrase.with("part", name);
                problem
            }),
        }
    }

    fn draft(&self) -> Option<Draft> {
        self.draft.as_ref()?.parse().ok()
    }

    /// The hint the address asks for.
    #[must_use]
    pub fn hint(&self) -> Option<HintQuery> {
        let (asked, seat) = self.hint.as_ref()?.split_once('.')?;
        Some(HintQuery {
            seat: Seat::from_number(seat.parse().ok()?)?,
            asked: Some(asked.parse().ok()?),
            draft: self.draft(),
        })
    }
}

/// What a form has just done, in the address of the page to which it leads back.
#[derive(Debug, Deserialize)]
pub struct Said {
    /// The name of it; empty if nothing was done.
    #[serde(default)]
    pub said: String,
}

/// A number as the description of the API bounds it.
fn count<'de, D: Deserializer<'de>>(from: D) -> Result<Option<usize>, D::Error> {
    let count = Option::<u64>::deserialize(from)?;
    if count.is_some_and(|count| count > LARGEST) {
        return Err(D::Error::custom("this number is too large"));
    }
    Ok(count.map(|count| usize::try_from(count).unwrap_or(usize::MAX)))
}

/// The seat of this number.
///
/// # Errors
/// When there can be none.
pub fn seat(number: u8) -> Result<Seat, Problem> {
    Seat::from_number(number).ok_or_else(|| Problem::bad("problem-seat"))
}
