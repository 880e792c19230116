//! What would follow an answer: the pieces that would stand elsewhere, and the numbers that
//! would change. It is made of the seat's own view, and of what does not depend on luck.

mod pieces;

use std::collections::BTreeMap;

use catalog::{Match, Referee};
use serde::Serialize;
use tabletop::{Seat, Speak};
use words::Speaker;

use self::pieces::pieces;
use crate::{draft::Draft, problem::Problem, show, table::TableState};

/// How often the game is dealt anew. What is the same each time is shown.
const DEALS: u64 = 4;

/// What would be different after an answer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PreviewFrame {
    /// The pieces that would stand elsewhere, look different or be new.
    pub ghosts: Vec<Ghost>,
    /// The keys of the pieces that would be gone.
    pub gone: Vec<String>,
    /// The numbers of the players that would change: the id on the page and the new value.
    pub changes: Vec<(String, String)>,
}

/// A piece as it would be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ghost {
    /// Its key on the board.
    pub key: String,
    /// Its drawing, to be put into the board.
    pub svg: String,
}

/// What a visitor asks for: an answer of a seat to its open question, or another draft of it.
pub struct Tried<'a> {
    /// Who asks.
    pub visitor: &'a str,
    /// The seat that would answer.
    pub seat: Seat,
    /// What is tried.
    pub what: What<'a>,
    /// What was drafted before it.
    pub draft: Option<&'a Draft>,
}

/// What can be tried.
pub enum What<'a> {
    /// An answer in notation.
    Answer(&'a str),
    /// A draft in the place of the one before.
    Draft(&'a Draft),
}

/// What would follow an answer. Nothing follows from one that is no longer possible: who
/// points at it has not yet seen the newest question.
///
/// # Errors
/// When the seat is not the visitor's.
pub fn preview(
    state: &TableState,
    tried: &Tried<'_>,
    speaker: &Speaker,
) -> Result<PreviewFrame, Problem> {
    let seat = tried.seat;
    if !state.seats_of(tried.visitor).contains(seat) {
        return Err(Problem::forbidden("problem-not-yours"));
    }
    let game = state.game()?;
    if !game.to_act().contains(seat) {
        return Ok(PreviewFrame::default());
    }
    let fits = |draft: &Draft| draft.seat == seat && draft.asked == state.asked(seat);
    let lay = |draft: &Draft| fits(draft).then(|| draft.applied(game)).flatten();
    let drafted = tried.draft.and_then(lay);
    let now = drafted.as_deref().unwrap_or(game);
    let names = show::names(state, speaker);
    let speaker = speaker.clone().with_names(names.clone());
    let seen = Seen {
        referee: &*state.referee,
        seat,
        names: &names,
        speaker: &speaker,
    };
    Ok(match tried.what {
        What::Answer(action) => seen.foresee(now, action),
        // It brings what the page shows where the draft is laid.
        What::Draft(draft) => lay(draft).map_or_else(PreviewFrame::default, |laid| {
            difference(&seen.look(now), &[seen.look(&*laid)])
        }),
    })
}

/// Who looks at a game.
pub struct Seen<'a> {
    /// The box.
    pub referee: &'a dyn Referee,
    /// The seat whose view it is.
    pub seat: Seat,
    /// The names of all sides.
    pub names: &'a [String],
    /// Says the words of the game and these names.
    pub speaker: &'a Speaker,
}

impl Seen<'_> {
    /// What would follow an answer; nothing follows from one that is not possible.
    pub fn foresee(&self, game: &dyn Match, action: &str) -> PreviewFrame {
        let Ok(after) = game.foresee(self.seat, action, DEALS) else {
            return PreviewFrame::default();
        };
        let after: Vec<Look> = after.iter().map(|game| self.look(&**game)).collect();
        difference(&self.look(game), &after)
    }

    fn look(&self, game: &dyn Match) -> Look {
        let board = game.svg(Some(self.seat), self.names, self.speaker);
        Look {
            board: pieces(&board),
            numbers: self.numbers(game),
        }
    }

    /// The points of all sides and what lies in front of them.
    fn numbers(&self, game: &dyn Match) -> BTreeMap<String, String> {
        let (seat, speaker) = (self.seat, self.speaker);
        let scores = show::scores(self.referee, game, Some(seat), speaker);
        let totals = scores.last().map_or(&[][..], |row| &row.points);
        let mut numbers = BTreeMap::new();
        for side in Seat::first(self.referee.sides()) {
            if let Some(total) = totals.get(side.index()) {
                let total = total.to_string().replace('-', "−");
                numbers.insert(format!("total-{side}"), total);
            }
            for (n, stat) in game.stats(Some(seat), side).iter().enumerate() {
                numbers.insert(format!("stat-{side}-{n}"), speaker.say(&stat.value));
            }
        }
        numbers
    }
}

/// What a player looks at.
struct Look {
    /// The pieces by their keys.
    board: BTreeMap<String, String>,
    /// By their id on the page.
    numbers: BTreeMap<String, String>,
}

/// What is different now and the same in all deals.
fn difference(now: &Look, after: &[Look]) -> PreviewFrame {
    let Some((first, others)) = after.split_first() else {
        return PreviewFrame::default();
    };
    let ghosts = first.board.iter().filter(|(key, piece)| {
        let is_new = now.board.get(*key) != Some(piece);
        is_new
            && others
                .iter()
                .all(|look| look.board.get(*key) == Some(piece))
    });
    let gone = now
        .board
        .keys()
        .filter(|key| after.iter().all(|look| !look.board.contains_key(*key)));
    let changes = first.numbers.iter().filter(|(id, value)| {
        let is_new = now.numbers.get(*id).is_some_and(|old| old != *value);
        is_new
            && others
                .iter()
                .all(|look| look.numbers.get(*id) == Some(value))
    });
    PreviewFrame {
        ghosts: ghosts
            .map(|(key, piece)| Ghost {
                key: key.clone(),
                svg: piece.clone(),
            })
            .collect(),
        gone: gone.cloned().collect(),
        changes: changes
            .map(|(id, value)| (id.clone(), value.clone()))
            .collect(),
    }
}
