//! Who has been here lately. Bots think only where somebody is there to see it.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use super::{Hub, Table, queue::Account};
use crate::guard::Network;

/// The visitors who have been here lately.
pub struct Presence {
    /// How long somebody counts as present after the last request.
    time: Duration,
    seen: Mutex<HashMap<String, Seen>>,
}

/// When and where a visitor was seen.
struct Seen {
    at: Instant,
    network: Network,
    /// Event streams that are open: whoever listens is present.
    streams: u32,
}

impl Presence {
    pub fn new(time: Duration) -> Self {
        Self {
            time,
            seen: Mutex::default(),
        }
    }

    fn seen(&self) -> MutexGuard<'_, HashMap<String, Seen>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A visitor makes a request.
    pub fn see(&self, visitor: &str, network: Network) {
        let mut all = self.seen();
        let seen = all.entry(visitor.to_string()).or_insert(Seen {
            at: Instant::now(),
            network,
            streams: 0,
        });
        seen.at = Instant::now();
        seen.network = network;
    }

    /// A visitor listens until what is returned is dropped.
    pub fn listen(self: &Arc<Self>, visitor: &str, network: Network) -> Listening {
        self.see(visitor, network);
        if let Some(seen) = self.seen().get_mut(visitor) {
            seen.streams += 1;
        }
        Listening {
            presence: self.clone(),
            visitor: visitor.to_string(),
        }
    }

    /// Of these visitors the one who was here last and is still present, with the
    /// network.
    pub fn last_present<'a>(
        &self,
        visitors: impl IntoIterator<Item = &'a str>,
    ) -> Option<(&'a str, Network)> {
        let all = self.seen();
        let present = visitors.into_iter().filter_map(|visitor| {
            let seen = all.get(visitor)?;
            self.is_present(seen).then_some((visitor, seen))
        });
        present
            .max_by_key(|(_, seen)| seen.at)
            .map(|(visitor, seen)| (visitor, seen.network))
    }

    fn is_present(&self, seen: &Seen) -> bool {
        seen.streams > 0 || seen.at.elapsed() <= self.time
    }

    /// Forgets whoever is no longer present.
    pub fn forget_the_absent(&self) {
        let mut all = self.seen();
        all.retain(|_, seen| self.is_present(seen));
        all.shrink_to_fit();
    }
}

impl Hub {
    /// On whose account a visitor waits at a table.
    pub(super) fn account(&self, visitor: &str, table: &Table) -> Account {
        let seen = self.presence.last_present([visitor]);
        Account {
            network: seen.map(|(_, network)| network),
            visitor: visitor.to_string(),
            table: table.id.clone(),
        }
    }
}

/// Somebody who listens.
pub struct Listening {
    presence: Arc<Presence>,
    visitor: String,
}

impl Drop for Listening {
    fn drop(&mut self) {
        if let Some(seen) = self.presence.seen().get_mut(&self.visitor) {
            seen.streams = seen.streams.saturating_sub(1);
            seen.at = Instant::now();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Limits, guard::Addresses};

    #[test]
    fn whoever_listens_is_present_and_whoever_has_gone_is_forgotten() {
        let network = Addresses::new(&Limits::default()).network([10, 0, 0, 1].into());
        let presence = Arc::new(Presence::new(Duration::ZERO));
        let is_present = || presence.last_present(["ana"]).is_some();
        assert!(!is_present());
        let listening = presence.listen("ana", network);
        presence.see("ben", network);
        std::thread::sleep(Duration::from_millis(2));
        presence.forget_the_absent();
        assert!(is_present());
        assert_eq!(presence.seen().len(), 1);
        drop(listening);
        std::thread::sleep(Duration::from_millis(2));
        assert!(!is_present());
        presence.forget_the_absent();
        assert!(presence.seen().is_empty());
    }
}
