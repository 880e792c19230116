//! The clock of one seat: what is left, and from when on it runs.
//!
//! Everything that does not count moves the moment from which it runs, so that nothing but the
//! two has to be known.

use crate::time_control::{MINUTE, TimeControl};

/// How long a clock waits for a lost connection, once in a turn.
const LOSS: u64 = MINUTE;
/// How long it does so in a whole game.
const LOSSES: u64 = 5 * MINUTE;

/// The clock of a seat.
#[derive(Clone, Debug, Default)]
pub(super) struct SeatClock {
    /// What is left, as of `since` if it runs.
    pub left: u64,
    /// From when on it runs, which may be later than now; nothing while it stands.
    pub since: Option<u64>,
    /// When it last ran before, where it ran only once since.
    pub ran: Option<(u64, u64)>,
    /// After how many actions the turn began.
    pub turn: usize,
    /// What was left of the turn before.
    pub before: u64,
    /// How many actions of the seat there are.
    pub acted: usize,
    /// For how many actions of the seat it has had its bonus.
    pub paid: usize,
    /// Whether the time ran out and nobody has taken the seat since.
    pub out: bool,
    /// Since when the connection is lost, as far as that is known.
    pub lost: Option<u64>,
    /// Since when the bot that plays here owes an answer.
    pub bot_since: Option<u64>,
    /// What is left of the time for lost connections.
    pub losses: u64,
    /// Whether some of it was used in this turn.
    pub lost_once: bool,
    /// Until when the person is away.
    pub away: u64,
    /// For how long the person may still be away.
    pub away_left: u64,
    /// Whether the person wants a pause.
    pub wants_pause: bool,
}

impl SeatClock {
    /// A clock with all its time.
    pub fn new(control: &TimeControl) -> Self {
        Self {
            left: control.full(),
            before: control.full(),
            losses: LOSSES,
            away_left: control.away(),
            ..Self::default()
        }
    }

    /// Counts the time up to a moment. A clock that runs only from later on stays as it is.
    pub fn settle(&mut self, control: &TimeControl, at: u64) {
        if let Some(since) = self.since.filter(|since| *since < at) {
            self.left = self.left.saturating_sub(control.counted(since, at));
            self.ran = Some((since, at));
            self.since = Some(at);
        }
    }

    /// Stands still from now on.
    pub fn stop(&mut self, control: &TimeControl, at: u64) {
        self.found(at);
        self.settle(control, at);
        self.since = None;
    }

    /// A new turn begins: in a game over days with all the time for it.
    pub fn begin_turn(&mut self, control: &TimeControl, now: u64, actions: usize) {
        self.lost_once = false;
        if !control.is_live() {
            self.settle(control, now);
            self.before = self.left;
            self.left = control.full();
        }
        self.turn = actions;
    }

    /// Somebody sits down, after the game began or before.
    pub fn sit_down(&mut self, control: &TimeControl, newcomer: bool) {
        let least = if newcomer && !control.is_live() {
            control.full()
        } else if newcomer || self.out {
            control.comeback().min(control.full())
        } else {
            0
        };
        self.left = self.left.max(least);
        if newcomer {
            self.away = 0;
        }
        (self.out, self.wants_pause, self.lost) = (false, false, None);
    }

    /// The person is away until a moment, or is back.
    pub fn go_away(&mut self, now: u64, until: Option<u64>) {
        // What is left of an absence that ends earlier is not used up.
        self.away_left += self.away.saturating_sub(now);
        self.away = until.unwrap_or(now).max(now);
        self.away_left = self.away_left.saturating_sub(self.away - now);
        if let Some(since) = &mut self.since {
            *since = self.away.max(now);
        }
    }

    /// The connection was lost: the clock waits for a while.
    pub fn lose(&mut self, control: &TimeControl, from: u64) {
        let Some(since) = self.since.filter(|_| !self.lost_once && self.losses > 0) else {
            return;
        };
        let from = from.max(since);
        self.settle(control, from);
        let wait = self.losses.min(LOSS);
        self.losses -= wait;
        self.since = Some(from + wait);
        (self.lost, self.lost_once) = (Some(from), true);
    }

    /// The connection is there again: the clock goes on.
    pub fn found(&mut self, now: u64) {
        if self.lost.take().is_some()
            && let Some(since) = self.since.filter(|since| *since > now)
        {
            self.losses = (self.losses + (since - now).min(LOSS)).min(LOSSES);
            self.since = Some(now);
        }
    }

    /// Nobody was there to be answered for a while: that does not count.
    pub fn excuse(&mut self, control: &TimeControl, from: u64, until: u64) {
        if let Some(since) = self.since {
            if since >= until {
                return;
            }
            self.settle(control, from);
            self.since = Some(since.max(until));
        } else if let Some((began, ended)) = self.ran.filter(|_| control.is_live()) {
            // Somebody answered before the outage was noted.
            let missed = ended.min(until).saturating_sub(began.max(from));
            self.left = self.left.saturating_add(missed);
            self.ran = None;
        }
    }
}
