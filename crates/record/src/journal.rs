//! A game in progress together with its record.

use std::sync::Arc;

use catalog::{Catalog, Match, PositionHash, Referee, Refusal};
use tabletop::{Seat, SeatSet};

use crate::{
    DiceProblem, DiceSource,
    format::{Entry, GameResult, Header, Record, RecordProblem, SeatInfo, line},
    moments::{Moments, spare_little},
    replay::{open, replay},
};

/// A game that writes down what is played.
#[derive(Clone)]
pub struct Journal {
    referee: Arc<dyn Referee>,
    record: Record,
    secret: Option<String>,
    moments: Moments,
}

/// An action that was tried on a copy.
pub struct Prepared {
    /// The line of the record.
    pub entry: Entry,
    /// The game after it.
    pub game: Box<dyn Match>,
    hash: PositionHash,
}

impl Prepared {
    /// Another action after this one.
    ///
    /// # Errors
    /// When the rules refuse.
    pub fn then(&self, seat: Seat, action: &str) -> Result<Self, Refusal> {
        prepare(&*self.game, self.entry.n + 1, seat, action, self.hash)
    }
}

fn prepare(
    before: &dyn Match,
    n: usize,
    seat: Seat,
    action: &str,
    hash: PositionHash,
) -> Result<Prepared, Refusal> {
    let mut game = before.copy();
    game.play(seat, action)?;
    let entry = Entry {
        n,
        seat,
        action: catalog::as_recorded(action).into_owned(),
        position: game.digest(hash),
    };
    Ok(Prepared { entry, game, hash })
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
            moments: Moments::new(game),
        })
    }

    /// The same game with a record in an earlier format, before anything is written down.
    ///
    /// # Panics
    /// When something was played already.
    #[must_use]
    pub fn in_format(mut self, format: u32) -> Self {
        assert!(self.record.entries.is_empty(), "the record is begun");
        self.record.header.orrery = format;
        self
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
        let mut moments: Option<Moments> = None;
        replay(
            catalog,
            &record,
            figures,
            secret.as_deref(),
            |_, game| match &mut moments {
                None => moments = Some(Moments::new(game.copy())),
                Some(moments) => moments.push(game.copy()),
            },
        )?;
        let moments = moments.expect("a replay shows the start");
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
        &**self.moments.game()
    }

    /// How often actions were taken back: as long as it is the same, what was read of the
    /// game so far still holds.
    #[must_use]
    pub fn rewinds(&self) -> u32 {
        self.moments.rewinds()
    }

    /// The game before its first action.
    #[must_use]
    pub fn opening(&self) -> Arc<dyn Match> {
        self.moments.at(0, &self.record.entries)
    }

    /// The hash of the position after so many actions, if the game went so far.
    #[must_use]
    pub fn digest(&self, actions: usize) -> Option<String> {
        match actions.checked_sub(1) {
            Some(index) => Some(self.record.entries.get(index)?.position.clone()),
            None => Some(self.opening().digest(self.record.header.position_hash())),
        }
    }

    /// How many actions were played.
    #[must_use]
    pub fn actions(&self) -> usize {
        self.moments.last()
    }

    /// The game after so many actions, if it went so far. Only some moments are kept; the
    /// others are played again.
    #[must_use]
    pub fn moment(&self, actions: usize) -> Option<Arc<dyn Match>> {
        (actions <= self.actions()).then(|| self.moments.at(actions, &self.record.entries))
    }

    /// How many moments are kept.
    #[cfg(test)]
    pub(crate) fn kept_moments(&self) -> usize {
        self.moments.kept()
    }

    /// The game before the first action and after each.
    pub fn moments(&self) -> impl Iterator<Item = Arc<dyn Match>> + '_ {
        self.moments_since(0)
    }

    /// The game after so many actions and after each later one.
    pub fn moments_since(&self, actions: usize) -> impl Iterator<Item = Arc<dyn Match>> + '_ {
        self.moments.since(actions, &self.record.entries)
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
        let hash = self.record.header.position_hash();
        let n = self.record.entries.len() + 1;
        prepare(self.game(), n, seat, action, hash)
    }

    /// Writes down an action that was prepared for this moment. Returns the lines
    /// to append.
    ///
    /// # Panics
    /// When something else was played since.
    pub fn commit(&mut self, prepared: Prepared) -> String {
        let Prepared { entry, game, .. } = prepared;
        assert_eq!(
            entry.n,
            self.record.entries.len() + 1,
            "prepared for another moment"
        );
        let mut lines = line(&entry);
        spare_little(&mut self.record.entries);
        self.record.entries.push(entry);
        let places = game.outcome().map(|outcome| outcome.places().to_vec());
        self.moments.push(game);
        if let Some(places) = places {
            let result = self.result(self.game(), places);
            self.record.close(result, self.secret.clone());
            lines += &line(&self.record.ending);
        }
        lines
    }

    /// Breaks the game off: the record gets its last line, with the points as they stand and
    /// no places, and the dice are opened. A record that is complete stays as it is.
    pub fn break_off(&mut self) {
        self.record = self.broken_off();
    }

    /// The record as it is when the game is broken off.
    #[must_use]
    pub fn broken_off(&self) -> Record {
        let mut record = self.record.clone();
        if record.ending.is_none() {
            let result = self.result(self.game(), Vec::new());
            record.close(result, self.secret.clone());
        }
        record
    }

    /// The complete record, if the game is over once these prepared actions are written down.
    #[must_use]
    pub fn completed_by(&self, prepared: &[Prepared]) -> Option<Record> {
        let last = prepared.last()?;
        let places = last.game.outcome()?.places().to_vec();
        let mut record = self.record.clone();
        let entries = prepared.iter().map(|one| one.entry.clone());
        record.entries.extend(entries);
        record.close(self.result(&*last.game, places), self.secret.clone());
        Some(record)
    }

    /// The result of a game of this box, with the points as they stand.
    fn result(&self, game: &dyn Match, places: Vec<u8>) -> GameResult {
        let sides = Seat::first(self.referee.sides());
        let scores = sides.map(|seat| game.total(seat)).collect();
        GameResult { scores, places }
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
        if !self.reveals_nothing_since(kept) {
            return Err(UndoRefusal::Revealed);
        }
        Ok(kept)
    }

    /// Whether nothing hidden has come to light since the moment after this many actions.
    #[must_use]
    pub fn reveals_nothing_since(&self, actions: usize) -> bool {
        self.moments.reveals(actions) == self.game().reveals()
    }

    /// Goes back to the moment after this many actions, whatever was revealed
    /// since: for those who have asked [`undo_target`](Self::undo_target).
    pub fn truncate(&mut self, actions: usize) {
        if actions < self.record.entries.len() {
            self.moments.truncate(actions, &self.record.entries);
            self.record.entries.truncate(actions);
            self.record.ending = None;
        }
    }
}
