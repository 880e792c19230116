//! What the clocks are told of a table, and which events their commands become.

use record::Journal;
use tabletop::{Seat, SeatSet};

use super::{
    Sitter, TableState,
    clock::{Clocks, Moment},
};
use crate::{
    daily::Day,
    frame::Stage,
    problem::Problem,
    table_event::{CloseReason, TableEvent},
    time_control::{DAY, MINUTE, TimeControl, TimeOut},
};

/// Who plays on for somebody whose time ran out.
pub const STAND_IN: &str = "skilled";

/// How much time the host gives in one go.
const GIFT: u64 = 5 * MINUTE;

/// The most time that a clock is given, so that nobody waits for ever.
const MOST_LEFT: u64 = 60 * DAY;

/// How long a bot at a table with clocks may owe an answer before every server looks after it:
/// the one that let it think may have ended.
const BOT_PATIENCE: u64 = MINUTE;

/// What the clocks knew before an event, and whether somebody new sits down with it.
pub(super) struct Before {
    moment: Moment,
    newcomer: bool,
}

impl TableState {
    /// The seats for whose answer the game waits and that no bot plays.
    fn asked_people(&self) -> SeatSet {
        if self.stage() != Stage::Playing {
            return SeatSet::EMPTY;
        }
        let bots = self.bots();
        self.owing()
            .iter()
            .filter(|seat| !bots.contains(*seat))
            .collect()
    }

    /// The bots for whose answer people wait.
    fn asked_bots(&self) -> SeatSet {
        let is_awaited = self.tournament.is_some() || !self.people().is_empty();
        if self.stage() != Stage::Playing || !is_awaited {
            return SeatSet::EMPTY;
        }
        let bots = self.bots();
        let owing = self.owing();
        owing.iter().filter(|seat| bots.contains(*seat)).collect()
    }

    /// The bots that owe an answer at a table with clocks, and when somebody else is to see to
    /// it that they give one.
    pub fn awaited_bots(&self) -> impl Iterator<Item = (Seat, u64)> + '_ {
        let waiting = self.clocks.iter().flat_map(Clocks::waiting_bots);
        waiting.map(|(seat, since)| (seat, since + BOT_PATIENCE))
    }

    /// The seats of people.
    pub(super) fn people(&self) -> SeatSet {
        let chairs = Seat::first(self.seats.len() as u8).zip(&self.seats);
        chairs
            .filter(|(_, chair)| matches!(chair.sitter, Sitter::Person(_)))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// What the clocks must know of the table as it stands.
    fn moment(&self, clocks: &Clocks) -> Moment {
        let journal = self.journal.as_ref();
        let turn = journal.filter(|_| !clocks.control().is_live());
        Moment {
            asked: self.asked_people(),
            bots: self.asked_bots(),
            people: self.people(),
            turn: turn.map_or_else(Vec::new, |journal| journal.game().progress(None)),
            actions: journal.map_or(0, Journal::actions),
            acted: Vec::new(),
        }
    }

    /// What the clocks must know of an event that is about to be taken.
    pub(super) fn before_clocks(&self, event: &TableEvent) -> Option<Before> {
        let clocks = self.clocks.as_ref()?;
        let newcomer = match event {
            TableEvent::Sat { seat, visitor, .. } => !self.may_return(*seat, visitor),
            _ => false,
        };
        Some(Before {
            moment: self.moment(clocks),
            newcomer,
        })
    }

    /// The clocks take an event, when everything else has taken it.
    pub(super) fn after_clocks(&mut self, event: &TableEvent, at: u64, before: Option<Before>) {
        let (Some(before), Some(clocks)) = (before, &self.clocks) else {
            return;
        };
        let mut after = self.moment(clocks);
        if let (TableEvent::Undone { .. }, Some(journal)) = (event, &self.journal) {
            after.acted = vec![0; self.seats.len()];
            for entry in &journal.record().entries {
                if let Some(acted) = after.acted.get_mut(entry.seat.index()) {
                    *acted += 1;
                }
            }
        }
        if let Some(clocks) = &mut self.clocks {
            clocks.take(event, at, before.newcomer, &before.moment, &after);
        }
    }

    /// What follows because the time of seats has run out by now.
    #[must_use]
    pub fn time_outs(&self, now: u64) -> Vec<TableEvent> {
        let Some(clocks) = self
            .clocks
            .as_ref()
            .filter(|_| self.stage() == Stage::Playing)
        else {
            return Vec::new();
        };
        let mut over: Vec<(u64, Seat)> = clocks
            .running()
            .filter(|(_, over)| *over <= now)
            .map(|(seat, over)| (over, seat))
            .collect();
        over.sort_unstable_by_key(|(over, seat)| (*over, seat.index()));
        let then = clocks.control().time_out();
        let mut events = Vec::new();
        for (due, seat) in over {
            events.push(TableEvent::TimedOut { seat, due, then });
            match then {
                TimeOut::Offer => {}
                TimeOut::Bot => events.push(TableEvent::BotSat {
                    seat,
                    bot: STAND_IN.to_string(),
                }),
                // Whoever is over time first has lost.
                TimeOut::Lose => {
                    let why = CloseReason::TimeOut;
                    events.push(TableEvent::Closed { why });
                    break;
                }
            }
        }
        events
    }

    /// Whether the time of a visitor is short now, while the game waits for them.
    #[must_use]
    pub fn is_short(&self, visitor: &str, now: u64) -> bool {
        let own = self.seats_of(visitor);
        let mut warnings = self.clocks.iter().flat_map(Clocks::warnings);
        self.stage() == Stage::Playing
            && warnings.any(|warning| own.contains(warning.seat) && warning.short <= now)
    }

    /// Whether the clocks stand still because all people agreed on a pause.
    #[must_use]
    pub fn clocks_are_paused(&self) -> bool {
        let clocks = self.clocks.as_ref();
        self.stage() == Stage::Playing
            && clocks.is_some_and(|clocks| clocks.is_paused(self.people()))
    }

    /// Whether a visitor lost a seat because the time ran out, and nobody has taken it since.
    #[must_use]
    pub fn is_timed_out(&self, seat: Seat, visitor: &str) -> bool {
        let reading = self.clocks.as_ref().and_then(|clocks| clocks.reading(seat));
        reading.is_some_and(|reading| reading.out) && self.may_return(seat, visitor)
    }

    /// The clocks of a game that goes on.
    ///
    /// # Errors
    /// When there are none, or the game does not go on.
    fn ticking(&self) -> Result<&Clocks, Problem> {
        self.still_open()?;
        let clocks = self.clocks.as_ref();
        let clocks = clocks.ok_or_else(|| Problem::new(409, "problem-no-clock"))?;
        if self.journal.is_none() {
            return Err(Problem::new(409, "problem-not-started"));
        }
        Ok(clocks)
    }

    /// The seats of a visitor, for what they can say for all of them.
    fn own_seats(&self, visitor: &str) -> Result<SeatSet, Problem> {
        let own = self.seats_of(visitor);
        if own.is_empty() {
            return Err(Problem::forbidden("problem-not-seated"));
        }
        Ok(own)
    }

    /// A visitor is away until the end of a day, as far as the table allows it, or is back.
    ///
    /// # Errors
    /// When the visitor does not sit there, the game is not one over days, the day is over, or
    /// no days are left.
    pub fn go_away(
        &self,
        visitor: &str,
        until: Option<Day>,
        now: u64,
    ) -> Result<Vec<TableEvent>, Problem> {
        let clocks = self.ticking()?;
        let own = self.own_seats(visitor)?;
        if clocks.control().is_live() {
            return Err(Problem::new(409, "problem-away-live"));
        }
        let mut events = Vec::new();
        for seat in own.iter() {
            let Some(reading) = clocks.reading(seat) else {
                continue;
            };
            let away = reading.away.filter(|away| *away > now);
            let Some(day) = until else {
                events.extend(away.map(|_| TableEvent::Away { seat, until: None }));
                continue;
            };
            let end = day.next().begins() * 1000;
            if end <= now {
                return Err(Problem::new(422, "problem-away-past"));
            }
            let left = reading.away_left + away.map_or(0, |away| away - now);
            let end = end.min(now + left);
            if left < MINUTE {
                return Err(Problem::new(409, "problem-away-none"));
            }
            if away != Some(end) {
                let until = Some(end);
                events.push(TableEvent::Away { seat, until });
            }
        }
        Ok(events)
    }

    /// A visitor wants a pause, or the game to go on.
    ///
    /// # Errors
    /// When the visitor does not sit there, or there is no clock that runs.
    pub fn want_pause(&self, visitor: &str, wanted: bool) -> Result<Vec<TableEvent>, Problem> {
        let clocks = self.ticking()?;
        let own = self.own_seats(visitor)?;
        let changes = |seat: &Seat| {
            let reading = clocks.reading(*seat);
            reading.is_some_and(|reading| reading.wants_pause != wanted)
        };
        let events = own.iter().filter(changes);
        Ok(events
            .map(|seat| TableEvent::PauseWanted { seat, wanted })
            .collect())
    }

    /// The seats to which this visitor may give time: those of others whose clocks run, for
    /// whoever is in charge.
    #[must_use]
    pub fn may_get_time(&self, visitor: &str) -> SeatSet {
        let Ok(clocks) = self.ticking() else {
            return SeatSet::EMPTY;
        };
        // In a tournament everybody has the same time.
        if self.tournament.is_some() || !self.is_in_charge(visitor, SeatSet::EMPTY) {
            return SeatSet::EMPTY;
        }
        let own = self.seats_of(visitor);
        let running = clocks.running().map(|(seat, _)| seat);
        running
            .filter(|seat| !own.contains(*seat) && self.people().contains(*seat))
            .filter(|seat| {
                clocks
                    .reading(*seat)
                    .is_some_and(|one| one.left < MOST_LEFT)
            })
            .collect()
    }

    /// Whoever is in charge gives time to somebody else.
    ///
    /// # Errors
    /// When the visitor is not in charge, or the clock of the seat does not run.
    pub fn give_time(
        &self,
        seat: Seat,
        visitor: &str,
        name: &str,
    ) -> Result<Vec<TableEvent>, Problem> {
        let clocks = self.ticking()?;
        if !self.is_in_charge(visitor, SeatSet::EMPTY) {
            return Err(Problem::forbidden("problem-not-host"));
        }
        if !self.may_get_time(visitor).contains(seat) {
            return Err(Problem::new(409, "problem-give-time"));
        }
        let time = match clocks.control() {
            TimeControl::Live { .. } => GIFT,
            TimeControl::Days { .. } => DAY,
        };
        Ok(vec![TableEvent::TimeGiven {
            seat,
            time,
            by: name.to_string(),
        }])
    }

    /// The page of a visitor has lost its connection: the clocks of those seats wait that have
    /// been asked, as far as they may.
    #[must_use]
    pub fn disconnect(&self, visitor: &str, from: u64) -> Vec<TableEvent> {
        let Ok(clocks) = self.ticking() else {
            return Vec::new();
        };
        let own = self.seats_of(visitor);
        own.iter()
            .filter(|seat| clocks.may_wait(*seat, from))
            .map(|seat| TableEvent::Disconnected { seat, from })
            .collect()
    }

    /// The seats of a visitor that are believed to have lost their connection.
    pub fn disconnected(&self, visitor: &str) -> SeatSet {
        let Some(clocks) = &self.clocks else {
            return SeatSet::EMPTY;
        };
        let is_lost = |seat: &Seat| clocks.reading(*seat).is_some_and(|reading| reading.lost);
        self.seats_of(visitor).iter().filter(is_lost).collect()
    }

    /// The visitors whose connection is believed lost.
    pub fn lost_visitors(&self) -> Vec<String> {
        let Some(clocks) = &self.clocks else {
            return Vec::new();
        };
        let is_lost = |seat: &Seat| clocks.reading(*seat).is_some_and(|reading| reading.lost);
        let lost = self.people().iter().filter(is_lost);
        let chairs = lost.filter_map(|seat| self.seats.get(seat.index())?.person());
        chairs.map(ToString::to_string).collect()
    }

    /// The page of a visitor is connected again.
    #[must_use]
    pub fn reconnect(&self, visitor: &str) -> Vec<TableEvent> {
        if self.still_open().is_err() {
            return Vec::new();
        }
        let lost = self.disconnected(visitor);
        lost.iter()
            .map(|seat| TableEvent::Reconnected { seat })
            .collect()
    }
}
