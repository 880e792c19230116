//! What time it is.

use std::{
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::{SystemTime, UNIX_EPOCH},
};

/// Milliseconds since 1970 by the clock of the machine.
pub fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |time| time.as_millis() as u64)
}

/// The clock by which things happen at tables: that of the machine, unless it was set.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    /// By how much it is ahead of the machine, in milliseconds.
    ahead: Arc<AtomicI64>,
}

impl Clock {
    /// Milliseconds since 1970.
    #[must_use]
    pub fn now(&self) -> u64 {
        now().saturating_add_signed(self.ahead.load(Ordering::Relaxed))
    }

    /// Sets the clock, for everyone who has it; it goes on from there.
    pub fn set(&self, to: u64) {
        let ahead = i128::from(to) - i128::from(now());
        let ahead = i64::try_from(ahead).unwrap_or_default();
        self.ahead.store(ahead, Ordering::Relaxed);
    }
}
