//! A game in progress together with its record.

use std::sync::Arc;

use catalog::{Catalog, Match, Referee, Refusal};
use tabletop::{Seat, SeatSet};

use crate::{
    DiceProblem, DiceSource,
    format::{Entry, GameResult, Header, Record, RecordProblem, SeatInfo, line},
    replay::{open, replay},
};

/// A game that writes down what is played.
#[derive(Clone)]
pub struct Journal {
    referee: Arc<dyn Referee>,
    record: Record,
    secret: Option<String>,
    /// The game before the first action and after each.
    moments: Vec<Box<dyn Match>>,
}

/// An action that was tried on a copy.
pub struct Prepared {
    /// The line of the record.
    pub entry: Entry,
    /// The game after it.
    pub game: Box<dyn Match>,
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoRefusal {
    /// Nothing was done yet.
    Nothing,
    /// Something came to light since.
    Revealed,
    /// Someone else has acted since.
    Answered(Seat),
}

impl Journal {
    /// Begins a game.
    ///
    /// # Errors
    /// When the dice were committed to and `secret` does not open them.
    pub fn start(
        referee: Arc<dyn Referee>,
        seats: Vec<SeatInfo>,
        dice: DiceSource,
        secret: Option<String>,
    ) -> Result<Self, DiceProblem> {
        let game = referee.start(dice.dice(secret.as_deref())?);
        let header = Header::new(&*referee, seats, dice);
        let record = Record {
            header,
            entries: Vec::new(),
            ending: None,
        };
        Ok(Self {
            referee,
            record,
            secret,
            moments: vec![game],
        })
    }

    /// Goes on with a recorded game.
    ///
    /// # Errors
    /// With the line and what is wrong there.
    pub fn resume(
        catalog: &Catalog,
        record: Record,
        figures: Option<&str>,
        secret: Option<String>,
    ) -> Result<Self, RecordProblem> {
        let referee = open(catalog, &(&record.header).into(), figures)?;
        let mut moments = Vec::new();
        replay(catalog, &record, figures, secret.as_deref(), |_, game| {
            moments.push(game.copy());
        })?;
        Ok(Self {
            referee,
            record,
            secret,
            moments,
        })
    }

    /// The game as it stands.
    #[must_use]
    pub fn game(&self) -> &dyn Match {
        &**self.moments.last().expect("there is always the start")
    }

    /// The game before the first action and after each.
    #[must_use]
    pub fn moments(&self) -> &[Box<dyn Match>] {
        &self.moments
    }

    /// The opened box.
    #[must_use]
    pub fn referee(&self) -> &Arc<dyn Referee> {
        &self.referee
    }

    /// The record so far; complete once the game is over.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// Plays an action and writes it down. Returns the lines to append.
    ///
    /// # Errors
    /// When the rules refuse; nothing has changed then.
    pub fn play(&mut self, seat: Seat, action: &str) -> Result<String, Refusal> {
        let prepared = self.prepare(seat, action)?;
        Ok(self.commit(prepared))
    }

    /// Plays an action on a copy: what it would lead to, before anyone hears of it.
    ///
    /// # Errors
    /// When the rules refuse.
    pub fn prepare(&self, seat: Seat, action: &str) -> Result<Prepared, Refusal> {
        let mut game = self.game().copy();
        game.play(seat, action)?;
        let entry = Entry {
            n: self.record.entries.len() + 1,
            seat,
            action: action.to_string(),
            position: game.digest(),
        };
        Ok(Prepared { entry, game })
    }

    /// Writes down an action that was prepared for this moment. Returns the lines
    /// to append.
    ///
    /// # Panics
    /// When something else was played since.
    pub fn commit(&mut self, prepared: Prepared) -> String {
        let Prepared { entry, game } = prepared;
        assert_eq!(
            entry.n,
            self.record.entries.len() + 1,
            "prepared for another moment"
        );
        let mut lines = line(&entry);
        self.record.entries.push(entry);
        if let Some(outcome) = game.outcome() {
            let sides = Seat::first(self.referee.sides());
            let scores = sides.map(|seat| game.total(seat)).collect();
            let result = GameResult {
                scores,
                places: outcome.places().to_vec(),
            };
            self.record.close(result, self.secret.clone());
            lines += &line(&self.record.ending);
        }
        self.moments.push(game);
        lines
    }

    /// Takes back the last action of one of `own`, and with it what `bots` did
    /// since: not if anyone else has acted since, and not to before something
    /// came to light. Returns how many actions were taken back.
    ///
    /// # Errors
    /// With the reason; nothing has changed then.
    pub fn undo(&mut self, own: SeatSet, bots: SeatSet) -> Result<usize, UndoRefusal> {
        let kept = self.undo_target(own, bots)?;
        let taken = self.record.entries.len() - kept;
        self.truncate(kept);
        Ok(taken)
    }

    /// How many actions would be left after [`undo`](Self::undo).
    ///
    /// # Errors
    /// With the reason why nothing can be taken back.
    pub fn undo_target(&self, own: SeatSet, bots: SeatSet) -> Result<usize, UndoRefusal> {
        let entries = &self.record.entries;
        let kept = entries.iter().rposition(|entry| own.contains(entry.seat));
        let kept = kept.ok_or(UndoRefusal::Nothing)?;
        let others = entries[kept + 1..]
            .iter()
            .find(|entry| !bots.contains(entry.seat));
        if let Some(other) = others {
            return Err(UndoRefusal::Answered(other.seat));
        }
        if self.moments[kept].reveals() != self.game().reveals() {
            return Err(UndoRefusal::Revealed);
        }
        Ok(kept)
    }

    /// Goes back to the moment after this many actions, whatever was revealed
    /// since: for those who have asked [`undo_target`](Self::undo_target).
    pub fn truncate(&mut self, actions: usize) {
        if actions < self.record.entries.len() {
            self.record.entries.truncate(actions);
            self.record.ending = None;
            self.moments.truncate(actions + 1);
        }
    }
}
