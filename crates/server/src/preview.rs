//! What would follow an answer: the pieces that would stand elsewhere, and the numbers that
//! would change. It is made of the seat's own view, and of what does not depend on luck.

mod pieces;

use std::collections::BTreeMap;

use catalog::Match;
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

/// What a visitor asks for: an answer of a seat to its open question.
pub struct Wanted<'a> {
    /// Who asks.
    pub visitor: &'a str,
    /// The seat that would answer.
    pub seat: Seat,
    /// The answer in notation.
    pub action: &'a str,
    /// What was drafted before it.
    pub draft: Option<&'a Draft>,
}

/// What would follow an answer.
///
/// # Errors
/// When the seat is not the visitor's, is not asked, or may not answer so.
pub fn preview(
    state: &TableState,
    wanted: &Wanted<'_>,
    speaker: &Speaker,
) -> Result<PreviewFrame, Problem> {
    let seat = wanted.seat;
    if !state.seats_of(wanted.visitor).contains(seat) {
        return Err(Problem::forbidden("problem-not-yours"));
    }
    let game = state.game()?;
    if !game.to_act().contains(seat) {
        return Err(Problem::new(409, "problem-not-asked"));
    }
    let fits = |draft: &&Draft| draft.seat == seat && draft.asked == state.asked(seat);
    let drafted = wanted.draft.filter(fits);
    let drafted = drafted.and_then(|draft| draft.applied(game));
    let game = drafted.as_deref().unwrap_or(game);
    let after = game
        .foresee(seat, wanted.action, DEALS)
        .map_err(|refusal| state.refused(refusal))?;
    let names = show::names(state, speaker);
    let speaker = speaker.clone().with_names(names.clone());
    let look = |game: &dyn Match| Look {
        board: pieces(&game.svg(Some(seat), &names, &speaker)),
        numbers: numbers(state, game, seat, &speaker),
    };
    let after: Vec<Look> = after.iter().map(|game| look(&**game)).collect();
    Ok(difference(&look(game), &after))
}

/// What a player looks at.
struct Look {
    /// The pieces by their keys.
    board: BTreeMap<String, String>,
    /// By their id on the page.
    numbers: BTreeMap<String, String>,
}

/// The points of all sides and what lies in front of them.
fn numbers(
    state: &TableState,
    game: &dyn Match,
    seat: Seat,
    speaker: &Speaker,
) -> BTreeMap<String, String> {
    let scores = show::scores(state, game, Some(seat), speaker);
    let totals = scores.last().map_or(&[][..], |row| &row.points);
    let mut numbers = BTreeMap::new();
    for side in Seat::first(state.referee.sides()) {
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
