//! The clocks of a table: a fold over its events and their times, and over nothing else.
//!
//! A clock runs while the game waits for an answer of its seat, whoever was asked besides; bots
//! have none. These rules make it exact after every restart:
//!
//! - Time that was used is never given back: an undo starts and stops clocks like any event, and
//!   a turn that is taken up again goes on with what was left of it. An action that is played
//!   again after an undo brings its bonus only once.
//! - In a game over days a turn begins when a seat is asked, and it lasts until somebody else
//!   is asked, or until the game goes on to another round, phase or turn.
//! - What does not count is in the log: an outage of the server, a lost connection, a pause that
//!   all agreed on, somebody who is away. It moves the moment from which a clock runs.

use tabletop::{Phrase, Seat, SeatSet};

use super::seat_clock::SeatClock;
use crate::{
    table_event::TableEvent,
    time_control::{TimeControl, TimeOut},
};

/// What the clocks must know of a table before and after an event.
#[derive(Clone, Debug, Default)]
pub(super) struct Moment {
    /// The seats that owe an answer and are no bot's, as long as the game goes on.
    pub asked: SeatSet,
    /// The bots for whose answer people wait.
    pub bots: SeatSet,
    /// The seats of people.
    pub people: SeatSet,
    /// Round, phase and turn, where the pace depends on them.
    pub turn: Vec<Phrase>,
    /// How many actions were played.
    pub actions: usize,
    /// How many of them by each seat, where some were taken back.
    pub acted: Vec<usize>,
}

/// The clocks of a table.
#[derive(Clone, Debug)]
pub struct Clocks {
    control: TimeControl,
    seats: Vec<SeatClock>,
    /// The latest moment that the clocks know: times in a log never go back for them.
    now: u64,
    /// When the last outage began that they know of.
    outage: Option<u64>,
    /// The seat that lost because its time ran out.
    forfeit: Option<Seat>,
    /// When everyone's time is over at the latest, in milliseconds since 1970.
    end: Option<u64>,
}

/// When the time of a seat becomes short, and when it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The seat.
    pub seat: Seat,
    /// When it is short, in milliseconds since 1970.
    pub short: u64,
    /// When it is over.
    pub over: u64,
}

/// What is to be shown of the clock of a seat. Times are in milliseconds, moments since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// What is left, as of `since` if it runs.
    pub left: u64,
    /// From when on it runs, which may be later than now.
    pub since: Option<u64>,
    /// When the time is over, if it runs.
    pub over: Option<u64>,
    /// Whether it has run out and nobody has taken the seat since.
    pub out: bool,
    /// Whether the connection of its person is believed lost.
    pub lost: bool,
    /// Until when its person is away.
    pub away: Option<u64>,
    /// For how long its person may still be away.
    pub away_left: u64,
    /// Whether its person wants a pause.
    pub wants_pause: bool,
}

impl Clocks {
    /// The clocks of a table that is made at a moment, and the moment at which everyone's time is
    /// over at the latest.
    pub(super) fn new(control: TimeControl, seats: u8, at: u64, end: Option<u64>) -> Self {
        Self {
            seats: vec![SeatClock::new(&control); seats.into()],
            control,
            now: at,
            outage: None,
            forfeit: None,
            end,
        }
    }

    /// The time control.
    #[must_use]
    pub const fn control(&self) -> &TimeControl {
        &self.control
    }

    /// The seat that lost because its time ran out.
    #[must_use]
    pub const fn forfeit(&self) -> Option<Seat> {
        self.forfeit
    }

    /// What is to be shown of the clock of a seat.
    #[must_use]
    pub fn reading(&self, seat: Seat) -> Option<Reading> {
        let clock = self.seats.get(seat.index())?;
        let since = clock.since.unwrap_or(self.now);
        let until = self.end.map(|end| self.control.counted(since, end));
        Some(Reading {
            left: clock.left.min(until.unwrap_or(clock.left)),
            since: clock.since,
            over: self.over(clock),
            out: clock.out,
            lost: clock.lost.is_some(),
            away: (clock.away > self.now).then_some(clock.away),
            away_left: clock.away_left,
            wants_pause: clock.wants_pause,
        })
    }

    fn over(&self, clock: &SeatClock) -> Option<u64> {
        let over = self.control.after(clock.since?, clock.left);
        Some(self.end.map_or(over, |end| over.min(end)))
    }

    /// The seats whose clocks run, with the moment at which their time is over.
    pub fn running(&self) -> impl Iterator<Item = (Seat, u64)> + '_ {
        let seats = Seat::first(self.seats.len() as u8).zip(&self.seats);
        seats.filter_map(|(seat, clock)| Some((seat, self.over(clock)?)))
    }

    /// The bots that owe an answer, and since when.
    pub fn waiting_bots(&self) -> impl Iterator<Item = (Seat, u64)> + '_ {
        let seats = Seat::first(self.seats.len() as u8).zip(&self.seats);
        seats.filter_map(|(seat, clock)| Some((seat, clock.bot_since?)))
    }

    /// For each seat whose clock runs, when its time is short and when it is over.
    pub fn warnings(&self) -> impl Iterator<Item = Warning> + '_ {
        self.running().map(|(seat, over)| Warning {
            seat,
            short: over.saturating_sub(self.control.short()),
            over,
        })
    }

    /// Whether these people have all agreed on a pause.
    #[must_use]
    pub fn is_paused(&self, people: SeatSet) -> bool {
        let wants = |seat: Seat| self.seats.get(seat.index()).is_some_and(|c| c.wants_pause);
        !people.is_empty() && people.iter().all(wants)
    }

    /// Whether an outage must be noted: a clock ran meanwhile.
    #[must_use]
    pub fn misses(&self, began: u64, ended: u64) -> bool {
        let ran = |clock: &SeatClock| clock.since.is_some_and(|since| since < ended);
        self.outage.is_none_or(|known| known < began) && self.seats.iter().any(ran)
    }

    /// Whether the clock of a seat can wait for its lost connection.
    #[must_use]
    pub fn may_wait(&self, seat: Seat, from: u64) -> bool {
        let Some(clock) = self.seats.get(seat.index()) else {
            return false;
        };
        self.control.is_live()
            && clock.since.is_some_and(|since| since <= from)
            && clock.lost.is_none()
            && !clock.lost_once
            && clock.losses > 0
    }

    /// Takes an event. `newcomer` says whether somebody sits down who was not there before.
    pub(super) fn take(
        &mut self,
        event: &TableEvent,
        at: u64,
        newcomer: bool,
        before: &Moment,
        after: &Moment,
    ) {
        self.now = self.now.max(at);
        let now = self.now;
        let (control, forfeit) = (&self.control, &mut self.forfeit);
        match event {
            TableEvent::Played { seat, together, .. } => {
                if let Some(clock) = self.seats.get_mut(seat.index()) {
                    clock.acted += 1;
                    if clock.since.is_some() && clock.acted > clock.paid {
                        clock.settle(control, now);
                        clock.paid = clock.acted;
                        clock.left += if *together { 0 } else { control.bonus() };
                    }
                    clock.wants_pause = false;
                }
            }
            TableEvent::Undone { .. } => {
                for (clock, acted) in self.seats.iter_mut().zip(&after.acted) {
                    clock.acted = *acted;
                }
            }
            TableEvent::Sat { seat, .. } => {
                if let Some(clock) = self.seats.get_mut(seat.index()) {
                    clock.settle(control, now);
                    clock.sit_down(control, newcomer);
                }
            }
            TableEvent::Left { seat } | TableEvent::Freed { seat, .. } => {
                if let Some(clock) = self.seats.get_mut(seat.index()) {
                    clock.wants_pause = false;
                    clock.found(now);
                }
            }
            TableEvent::TimedOut { seat, then, .. } => {
                if let Some(clock) = self.seats.get_mut(seat.index()) {
                    clock.settle(control, now);
                    clock.stop(control, now);
                    (clock.left, clock.out, clock.wants_pause) = (0, true, false);
                }
                if *then == TimeOut::Lose {
                    *forfeit = Some(*seat);
                }
            }
            TableEvent::Away { seat, until } => {
                if let Some(clock) = self.seats.get_mut(seat.index()) {
                    clock.settle(control, now);
                    clock.go_away(now, *until);
                }
            }
            TableEvent::Disconnected { seat, from } => {
                if let Some(clock) = self.seats.get_mut(seat.index()) {
                    clock.lose(control, *from);
                }
            }
            TableEvent::Reconnected { seat } => {
                if let Some(clock) = self.seats.get_mut(seat.index()) {
                    clock.found(now);
                }
            }
            TableEvent::Outage { from, until } => {
                self.outage = Some(self.outage.map_or(*from, |known| known.max(*from)));
                for clock in &mut self.seats {
                    clock.excuse(control, *from, *until);
                }
            }
            TableEvent::PauseWanted { seat, wanted } => {
                if let Some(clock) = self.seats.get_mut(seat.index()) {
                    clock.wants_pause = *wanted;
                }
            }
            TableEvent::TimeGiven { seat, time, .. } => {
                if let Some(clock) = self.seats.get_mut(seat.index()) {
                    clock.left = clock.left.saturating_add(*time);
                }
            }
            _ => {}
        }
        self.start_and_stop(event, before, after);
    }

    /// Starts the clocks of those who are asked now, and stops all others.
    fn start_and_stop(&mut self, event: &TableEvent, before: &Moment, after: &Moment) {
        let paused = self.is_paused(after.people);
        let (now, control) = (self.now, &self.control);
        let undone = match event {
            TableEvent::Undone { kept, .. } => Some(*kept),
            _ => None,
        };
        let actor = match event {
            TableEvent::Played { seat, .. } => Some(*seat),
            _ => None,
        };
        let others = after.asked.iter().any(|seat| !before.asked.contains(seat));
        let goes_on = before.turn == after.turn && !others;
        // Who takes over a seat that is asked goes on with its turn.
        let sits = matches!(event, TableEvent::Sat { .. });
        for (seat, clock) in Seat::first(self.seats.len() as u8).zip(&mut self.seats) {
            let asked = after.asked.contains(seat);
            let asked_before = before.asked.contains(seat);
            let is_bot_answering = after.bots.contains(seat);
            clock.bot_since = match clock.bot_since {
                Some(since) if is_bot_answering && actor != Some(seat) => Some(since),
                _ => is_bot_answering.then_some(now),
            };
            let is_new = asked && !sits && (!asked_before || (actor == Some(seat) && !goes_on));
            if asked && !paused && !clock.out && clock.since.is_none() {
                clock.since = Some(now.max(clock.away));
            } else if (!asked || paused || clock.out) && clock.since.is_some() {
                clock.stop(control, now);
            }
            match undone {
                // Back in an earlier turn, with what was left of it.
                Some(kept) if kept < clock.turn => {
                    if !control.is_live() {
                        clock.left = clock.left.min(clock.before);
                    }
                    clock.turn = kept;
                }
                Some(_) => {}
                None if is_new => clock.begin_turn(control, now, after.actions),
                None => {}
            }
        }
    }
}
