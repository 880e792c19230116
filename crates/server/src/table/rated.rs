//! A rated game: what its table forbids, and whose places count in the end.
//!
//! What counts are those who sat there when the game began. Whoever has left by its end comes
//! after everyone who stayed, the first to leave last, whatever somebody else made of the
//! seat; a bot that took the place of another is compared with nobody.

use store::{GameResult, ResultSide};
use tabletop::{Outcome, Seat, SeatSet};
use tournaments::ABSENT;

use super::{Chair, Sitter, TableState};
use crate::{
    frame::Stage,
    hub::Party,
    problem::Problem,
    table::NewGame,
    table_event::{CloseReason, TableEvent, Watch},
};

/// Who began a rated game, and who left it.
#[derive(Clone, Debug, Default)]
pub struct Standing {
    /// Who sat on each seat when the game began; nobody before that.
    starters: Vec<Sitter>,
    /// The seats whose person has left, the first to leave first.
    left: Vec<Seat>,
    /// When the table was closed.
    closed: u64,
}

impl Standing {
    /// Takes an event, after which these people sit at the table.
    pub fn take(&mut self, event: &TableEvent, chairs: &[Chair], at: u64) {
        match event {
            TableEvent::Started => {
                self.starters = chairs.iter().map(|chair| chair.sitter.clone()).collect();
            }
            TableEvent::Left { seat }
            | TableEvent::Freed { seat, .. }
            | TableEvent::TimedOut { seat, .. } => {
                let is_person = matches!(self.starter(*seat), Some(Sitter::Person(_)));
                if is_person && !self.left.contains(seat) {
                    self.left.push(*seat);
                }
            }
            TableEvent::Sat { seat, visitor, .. } => {
                let returns =
                    matches!(self.starter(*seat), Some(Sitter::Person(who)) if who == visitor);
                if returns {
                    self.left.retain(|left| left != seat);
                }
            }
            TableEvent::Closed { .. } => self.closed = at,
            _ => {}
        }
    }

    fn starter(&self, seat: Seat) -> Option<&Sitter> {
        self.starters.get(seat.index())
    }

    /// Whether this visitor began the game on another seat.
    fn began_elsewhere(&self, visitor: &str, seat: Seat) -> bool {
        let starters = Seat::first(self.starters.len() as u8).zip(&self.starters);
        starters
            .filter(|(other, _)| *other != seat)
            .any(|(_, sitter)| matches!(sitter, Sitter::Person(who) if who == visitor))
    }

    /// The seats of people who have not left.
    fn staying(&self) -> impl Iterator<Item = (Seat, &str)> {
        let starters = Seat::first(self.starters.len() as u8).zip(&self.starters);
        starters.filter_map(|(seat, sitter)| match sitter {
            Sitter::Person(who) if !self.left.contains(&seat) => Some((seat, &**who)),
            _ => None,
        })
    }

    /// The sides of the game with their places, where they can be compared: by how it ended,
    /// or, if it was broken off, by who was still there and whom it did not wait for.
    fn sides(
        &self,
        chairs: &[Chair],
        outcome: Option<&Outcome>,
        awaited: SeatSet,
    ) -> Vec<ResultSide> {
        let people_stay = self.staying().next().is_some();
        let mut ranked: Vec<(u32, Seat, &Sitter)> = Vec::new();
        let starters = Seat::first(self.starters.len() as u8).zip(&self.starters);
        for (seat, sitter) in starters {
            let left = self.left.iter().position(|left| *left == seat);
            let rank = match (sitter, left, outcome) {
                (Sitter::Nobody, ..) => continue,
                (Sitter::Bot(_), _, Some(_))
                    if chairs.get(seat.index()).map(|chair| &chair.sitter) != Some(sitter) =>
                {
                    continue;
                }
                (Sitter::Bot(_), _, None) if people_stay => continue,
                (_, Some(n), _) => 1000 - n as u32,
                (_, None, Some(outcome)) => outcome.place(seat).into(),
                (_, None, None) if awaited.contains(seat) => 500,
                (_, None, None) => 0,
            };
            ranked.push((rank, seat, sitter));
        }
        let place = |own: u32| 1 + ranked.iter().filter(|(other, ..)| *other < own).count() as u8;
        let side = |(rank, seat, sitter): &(u32, Seat, &Sitter)| ResultSide {
            seat: seat.number(),
            visitor: match sitter {
                Sitter::Person(who) => Some(who.clone()),
                _ => None,
            },
            level: match sitter {
                Sitter::Bot(kind) => Some(kind.to_string()),
                _ => None,
            },
            place: place(*rank),
        };
        ranked.iter().map(side).collect()
    }
}

/// The seats that lose a game which is closed because nobody goes on with it.
fn awaited(closed: Option<CloseReason>, owing: SeatSet) -> SeatSet {
    match closed {
        Some(CloseReason::Abandoned | CloseReason::Deadline) => owing,
        _ => SeatSet::EMPTY,
    }
}

/// How a game stands that may have ended.
pub struct Ending<'a> {
    /// Who sits there now.
    pub chairs: &'a [Chair],
    /// How it ended, if it did.
    pub outcome: Option<&'a Outcome>,
    /// Why the table is closed, if it is.
    pub closed: Option<CloseReason>,
    /// The seats that the game waits for.
    pub owing: SeatSet,
    /// When it ended or last went on, in milliseconds since 1970.
    pub at: u64,
}

impl TableState {
    /// The result of the game, if it is rated and there is one.
    #[must_use]
    pub fn result(&self, standing: &Standing, ending: &Ending<'_>) -> Option<GameResult> {
        if !self.rated {
            return None;
        }
        let at = match ending.closed {
            None => ending.outcome.map(|_| ending.at)?,
            // What the operator does counts for nobody, nor does a game that was not begun.
            Some(CloseReason::Operator | CloseReason::Empty | CloseReason::Waiting) => return None,
            Some(
                CloseReason::Abandoned
                | CloseReason::Host
                | CloseReason::Deadline
                | CloseReason::TimeOut,
            ) => standing.closed,
        };
        let awaited = awaited(ending.closed, ending.owing);
        let sides = standing.sides(ending.chairs, ending.outcome, awaited);
        let mut people: Vec<&str> = sides
            .iter()
            .filter_map(|side| side.visitor.as_deref())
            .collect();
        let count = people.len();
        people.sort_unstable();
        people.dedup();
        let is_broken_off = ending.closed.is_some();
        let all_equal = sides.iter().all(|side| side.place == 1);
        let says_something = sides.len() > 1 && !(is_broken_off && all_equal);
        // Nobody plays against themselves for points.
        (count > 0 && people.len() == count && says_something).then(|| GameResult {
            game: self.game.clone(),
            players: self.seats.len() as u8,
            at,
            sides,
        })
    }

    /// The places of all who were to play a game of a tournament, in the order of the seats, if
    /// it has ended.
    #[must_use]
    pub fn tournament_places(&self) -> Option<Vec<u8>> {
        if !self.stage().is_ended() {
            return None;
        }
        let Some(journal) = &self.journal else {
            // Whoever has added to the dice has come.
            let came = self.seats.iter().map(|chair| !chair.nonce.is_empty());
            return Some(came.map(|came| if came { 1 } else { ABSENT }).collect());
        };
        let outcome = journal.game().outcome();
        let awaited = awaited(self.closed, journal.game().owing());
        let sides = self.standing.sides(&self.seats, outcome.as_ref(), awaited);
        let place = |seat: Seat| {
            let mut sides = sides.iter();
            let side = sides.find(|side| side.seat == seat.number());
            side.map_or(ABSENT, |side| side.place)
        };
        Some(Seat::first(self.seats.len() as u8).map(place).collect())
    }

    /// Whether how the game ends matters to others: nobody leaves it unpunished.
    fn counts(&self) -> bool {
        self.rated || self.tournament.is_some()
    }

    /// Nobody gets up from a table of a tournament before its game begins: the seats are
    /// given.
    pub(super) fn may_leave_tournament(&self) -> Result<(), Problem> {
        match self.tournament.is_some() && self.journal.is_none() {
            true => Err(Problem::forbidden("problem-tournament-seat")),
            false => Ok(()),
        }
    }

    /// A rated game has one seat for each person, who keep to those they began on.
    pub(super) fn may_sit_rated(&self, seat: Seat, visitor: &str) -> Result<(), Problem> {
        let has_another = !self.seats_of(visitor).is_empty();
        if self.counts() && (has_another || self.standing.began_elsewhere(visitor, seat)) {
            return Err(Problem::forbidden("problem-rated-seat"));
        }
        Ok(())
    }

    /// Closes the table for whoever is in charge.
    ///
    /// # Errors
    /// When it has ended already, or a rated game is on there from which not everyone else has
    /// gone.
    pub fn close_as_host(&self, visitor: &str) -> Result<Vec<TableEvent>, Problem> {
        if self.tournament.is_some() {
            return Err(Problem::forbidden("problem-tournament-close"));
        }
        if self.rated && self.stage() == Stage::Playing {
            let mut staying = self.standing.staying();
            if self.standing.left.is_empty() || staying.any(|(_, who)| who != visitor) {
                return Err(Problem::forbidden("problem-rated-close"));
            }
        }
        self.close(CloseReason::Host)
    }

    /// What becomes of a table from which somebody goes: the last one who goes from a rated
    /// game ends it.
    pub(super) fn last_leaves(&self, seat: Seat) -> Option<TableEvent> {
        let people = Seat::first(self.seats.len() as u8).zip(&self.seats);
        let mut others = people.filter(|(other, chair)| *other != seat && chair.person().is_some());
        let ends = self.counts() && self.stage() == Stage::Playing && others.next().is_none();
        let why = CloseReason::Abandoned;
        ends.then_some(TableEvent::Closed { why })
    }

    /// Whether the present players of a rated game cannot be replaced unless they are gone.
    pub(super) fn keeps_bots(&self) -> bool {
        self.counts() && self.journal.is_some()
    }
}

/// A new table as it is made when it is rated: everyone may watch, nobody is helped.
///
/// # Errors
/// When it is to have what a rated table forbids.
pub fn rated(mut new: NewGame, party: &Party) -> Result<NewGame, Problem> {
    if !new.rated {
        return Ok(new);
    }
    let refuse = |key| Err(Problem::new(422, key));
    if new.lesson.is_some() || new.players < 2 {
        return refuse("problem-rated-alone");
    }
    if new.hints {
        return refuse("problem-rated-hints");
    }
    if party.host.len() > 1 {
        return refuse("problem-rated-seat");
    }
    if *new.watch.get_or_insert(Watch::Everyone) != Watch::Everyone {
        return refuse("problem-rated-watch");
    }
    Ok(new)
}
