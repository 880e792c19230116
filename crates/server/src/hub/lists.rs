//! Tables in lists: what the home page shows. It stands in the index of the store, which
//! follows from the events and is written with them.

use catalog::Match;
use record::{Journal, Prepared};
use store::{ListQuery, SeatRow, StoredStage, TableIndex, TableRow, Which};
use tabletop::{Seat, SeatSet};

use super::Hub;
use crate::{
    daily::{DayResult, PLAYER},
    frame::TableLine,
    problem::Problem,
    table::{Chair, Clocks, Ending, FoldError, Sitter, Standing, TableState},
    table_event::{CloseReason, RoundOf, TableEvent},
    time_control::TimeControl,
};

/// The version of what stands in the index; what an earlier one wrote is written anew.
pub(super) const VERSION: u32 = 1;

impl Hub {
    /// A page of a list of tables, the newest first.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn list(&self, query: ListQuery) -> Result<Vec<TableLine>, Problem> {
        let rows = self.store.list(query).await;
        let rows = rows.map_err(|why| Problem::not_read(&why))?;
        Ok(rows.iter().filter_map(|row| self.line(row)).collect())
    }

    /// The first lines of a list.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn first(
        &self,
        which: Which,
        visitor: &str,
        most: u32,
    ) -> Result<Vec<TableLine>, Problem> {
        self.list(ListQuery {
            which,
            visitor: visitor.to_string(),
            search: String::new(),
            skip: 0,
            most,
        })
        .await
    }

    /// A table in a few words, from what lists show of it; nothing if its game is not here.
    pub fn describe(&self, summary: &str) -> Option<Described> {
        let summary: Summary = serde_json::from_str(summary).ok()?;
        let entry = self.catalog().find(&summary.game)?;
        Some(Described {
            title: entry.info().title.to_string(),
            names: summary.names,
            round: summary.round,
        })
    }

    pub(super) fn line(&self, row: &TableRow) -> Option<TableLine> {
        let summary: Summary = serde_json::from_str(&row.summary).ok()?;
        let entry = self.catalog().find(&summary.game)?;
        Some(TableLine {
            table: row.table.clone(),
            title: entry.info().title.to_string(),
            game: summary.game,
            names: summary.names,
            free: summary.free,
            your_turn: row.owes,
            waiting: summary.waiting,
            on_time: row.stage == StoredStage::Closed && !summary.winners.is_empty(),
            winners: summary.winners,
            rated: summary.rated,
            looking: self.looking(&row.table),
            updated: row.updated / 1000,
            clock: summary.clock,
            due: row.due,
        })
    }
}

/// A table in a few words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Described {
    /// The title of the game.
    pub title: String,
    /// Those who sit or sat there.
    pub names: Vec<String>,
    /// The round of a tournament that is played there.
    pub round: Option<RoundOf>,
}

/// What lists show of a table.
#[derive(Default, serde::Serialize, serde::Deserialize)]
pub(super) struct Summary {
    pub game: String,
    /// Those who sit or sat there.
    pub names: Vec<String>,
    pub winners: Vec<String>,
    /// How many seats are free.
    #[serde(default)]
    pub free: u8,
    /// Those the game waits for.
    #[serde(default)]
    pub waiting: Vec<String>,
    /// How a game of the day ended, if that counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<DayResult>,
    /// Whether the game is rated.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// How much time everyone has, if there is a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<TimeControl>,
    /// The round of a tournament that is played there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<RoundOf>,
}

/// What lists know of a table as it is.
pub(super) fn index(state: &TableState) -> TableIndex {
    let game = state.journal.as_ref().map(Journal::game);
    let now = Now {
        chairs: &state.seats,
        standing: &state.standing,
        game,
        closed: state.closed,
        ended: state.moved,
    };
    index_with(state, &now)
}

/// What lists know of a table that was in one state and is in another: of the seats, those that
/// changed.
pub(super) fn index_from(before: &TableState, after: &TableState) -> TableIndex {
    let known = index(before).seats;
    let mut index = index(after);
    index.seats.retain(|row| !known.contains(row));
    if before.stage().is_ended() {
        // It was written with the event that ended the game.
        index.result = None;
    }
    index
}

/// What lists know of a table once these events have happened; of the seats, those that
/// change. They happen at this time.
pub(super) fn index_after(
    state: &TableState,
    events: &[TableEvent],
    prepared: Option<&Prepared>,
    at: u64,
) -> Result<TableIndex, FoldError> {
    let before = index(state).seats;
    let mut closings = events.iter().filter_map(|event| match event {
        TableEvent::Closed { why } => Some(*why),
        _ => None,
    });
    let closed = state.closed.or_else(|| closings.next());
    // What happens after the end does not change when that was.
    let ended = if prepared.is_some() { at } else { state.moved };
    let mut after = state.after(events, prepared, |chairs, game| {
        let mut standing = state.standing.clone();
        for event in events {
            standing.take(event, chairs, at);
        }
        let now = Now {
            chairs,
            standing: &standing,
            game,
            closed,
            ended,
        };
        index_with(state, &now)
    })?;
    after.seats.retain(|row| !before.contains(row));
    if state.stage().is_ended() {
        // It was written with the event that ended the game.
        after.result = None;
    }
    Ok(after)
}

/// A table at the moment of which lists tell.
struct Now<'a> {
    chairs: &'a [Chair],
    standing: &'a Standing,
    game: Option<&'a dyn Match>,
    closed: Option<CloseReason>,
    /// When the game ended or last went on.
    ended: u64,
}

fn index_with(state: &TableState, now: &Now<'_>) -> TableIndex {
    let Now {
        chairs,
        standing,
        game,
        closed: why,
        ended,
    } = *now;
    let closed = why.is_some();
    // What is played after the day does not count: the dice are known then.
    let person = chairs.get(PLAYER.index()).and_then(Chair::person);
    let counts = person.is_some() && !closed && !state.day_is_over(ended);
    let outcome = game.and_then(Match::outcome);
    let owing = game.map(Match::owing).unwrap_or_default();
    let result = state.result(
        standing,
        &Ending {
            chairs,
            outcome: outcome.as_ref(),
            closed: why,
            owing,
            at: ended,
        },
    );
    let name = |seat: Seat| chairs.get(seat.index()).map(|chair| chair.name.clone());
    let facts = Facts {
        stage: match (game, &outcome) {
            _ if closed => StoredStage::Closed,
            (None, _) => StoredStage::Waiting,
            (Some(_), None) => StoredStage::Live,
            (Some(_), Some(_)) => StoredStage::Finished,
        },
        listed: state.is_listed(game.is_some()),
        host: &state.host,
        game: &state.game,
        title: state.referee.info().title,
        chairs,
        owing: if closed { SeatSet::EMPTY } else { owing },
        // An automaton that wins has no name here; nobody is named then.
        winners: match state.clocks.as_ref().and_then(Clocks::forfeit) {
            // Of two, the one whose time did not run out.
            Some(lost) => (Seat::first(chairs.len() as u8).filter(|seat| *seat != lost))
                .filter_map(name)
                .collect(),
            None => outcome.map_or_else(Vec::new, |outcome| {
                outcome.winners().filter_map(name).collect()
            }),
        },
        clock: state.clocks.as_ref().map(|clocks| clocks.control().clone()),
        round: state.round.clone(),
        over: (state.clocks.iter())
            .flat_map(Clocks::running)
            .chain(state.awaited_bots())
            .collect(),
        contest: state.contest(),
        result: game.filter(|_| counts).and_then(DayResult::of),
        rated: state.rated,
    };
    TableIndex {
        result,
        ..facts.index()
    }
}

/// What the index of a table is made of.
pub(super) struct Facts<'a> {
    pub stage: StoredStage,
    pub listed: bool,
    pub host: &'a str,
    pub game: &'a str,
    /// The title on the box.
    pub title: &'a str,
    pub chairs: &'a [Chair],
    /// The seats that the game waits for.
    pub owing: SeatSet,
    pub winners: Vec<String>,
    /// What the game is compared in, if it is a game of the day.
    pub contest: Option<String>,
    /// How it ended there, if that counts.
    pub result: Option<DayResult>,
    /// Whether the game is rated.
    pub rated: bool,
    /// How much time everyone has, if there is a clock.
    pub clock: Option<TimeControl>,
    /// The round of a tournament that is played there.
    pub round: Option<RoundOf>,
    /// The seats whose clocks run, with when their time is over; bots that owe an answer, with
    /// when somebody else is to look after them.
    pub over: Vec<(Seat, u64)>,
}

impl Facts<'_> {
    pub fn index(self) -> TableIndex {
        let is_over = matches!(self.stage, StoredStage::Finished | StoredStage::Closed);
        let chairs = self.chairs;
        let free = chairs.iter().filter(|chair| chair.sitter == Sitter::Nobody);
        let names = chairs.iter().map(|chair| chair.name.clone());
        let waiting = self
            .owing
            .iter()
            .filter_map(|seat| chairs.get(seat.index()));
        let summary = Summary {
            game: self.game.to_string(),
            names: names.filter(|name| !name.is_empty()).collect(),
            free: if is_over { 0 } else { free.count() as u8 },
            waiting: waiting.map(|chair| chair.name.clone()).collect(),
            winners: self.winners,
            result: self.result,
            rated: self.rated,
            clock: self.clock,
            round: self.round,
        };
        TableIndex {
            stage: self.stage,
            listed: self.listed,
            host: self.host.to_string(),
            game: self.game.to_string(),
            // Looked for are names and the game.
            search: format!("{}\n{}", summary.names.join("\n"), self.title).to_lowercase(),
            summary: serde_json::to_string(&summary).expect("summaries are plain data"),
            contest: self.contest,
            standing: self.result.map(DayResult::standing),
            seats: seat_rows(chairs, self.owing, &self.over),
            result: None,
            version: VERSION,
        }
    }
}

fn seat_rows(chairs: &[Chair], owing: SeatSet, over: &[(Seat, u64)]) -> Vec<SeatRow> {
    let seats = Seat::first(chairs.len() as u8).zip(chairs);
    let rows = seats.map(|(seat, chair)| {
        let (visitor, bot) = match &chair.sitter {
            Sitter::Nobody => (chair.former.last().cloned(), None),
            Sitter::Person(visitor) => (Some(visitor.clone()), None),
            Sitter::Bot(kind) => {
                let absent = chair.former.last().filter(|_| chair.stands_in);
                (absent.cloned(), Some(kind.to_string()))
            }
        };
        let due = over.iter().find(|(running, _)| *running == seat);
        SeatRow {
            seat: seat.0 + 1,
            visitor,
            sits: matches!(chair.sitter, Sitter::Person(_)),
            bot,
            owes: owing.contains(seat),
            due: due.map(|(_, due)| *due),
        }
    });
    rows.collect()
}
