//! Who looks at which table. Whoever sees something happen is not told of it.
//!
//! Each server knows who looks at it, and says so to the store again and again; what waits to be
//! told for longer than that is for people who look nowhere.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// Who looks at a table: the visitor and the table.
type Pair = (String, String);

/// Who looks at which table.
#[derive(Default)]
pub struct Viewers {
    pairs: Mutex<HashMap<Pair, Look>>,
}

/// How somebody looks at a table.
#[derive(Default)]
struct Look {
    /// How many pages of it are open before their eyes.
    open: u32,
    /// When they last asked for it, in milliseconds since 1970, if that was not told yet.
    asked: Option<u64>,
}

/// What somebody has seen: all that happened at a table up to this time.
pub type Seen = (String, String, u64);

impl Viewers {
    fn pairs(&self) -> MutexGuard<'_, HashMap<Pair, Look>> {
        self.pairs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody asks for a table at this time.
    pub fn ask(&self, visitor: &str, table: &str, at: u64) {
        let pair = (visitor.to_owned(), table.to_owned());
        let mut pairs = self.pairs();
        let look = pairs.entry(pair).or_default();
        look.asked = Some(look.asked.map_or(at, |earlier| earlier.max(at)));
    }

    /// Somebody has a page of a table before their eyes until what is returned is dropped.
    pub fn open(
        self: &Arc<Self>,
        visitor: &str,
        table: &str,
        now: impl Fn() -> u64 + Send + Sync + 'static,
    ) -> Viewing {
        let pair = (visitor.to_owned(), table.to_owned());
        self.pairs().entry(pair.clone()).or_default().open += 1;
        Viewing {
            viewers: self.clone(),
            pair,
            now: Box::new(now),
        }
    }

    /// What everyone has seen at this time and was not told before.
    pub fn take(&self, now: u64) -> Vec<Seen> {
        let mut seen = Vec::new();
        self.pairs().retain(|(visitor, table), look| {
            let until = if look.open > 0 { Some(now) } else { look.asked };
            look.asked = None;
            seen.extend(until.map(|until| (visitor.clone(), table.clone(), until)));
            look.open > 0
        });
        seen
    }
}

/// Somebody has a page before their eyes.
pub struct Viewing {
    viewers: Arc<Viewers>,
    pair: Pair,
    now: Box<dyn Fn() -> u64 + Send + Sync>,
}

impl Drop for Viewing {
    fn drop(&mut self) {
        let now = (self.now)();
        if let Some(look) = self.viewers.pairs().get_mut(&self.pair) {
            look.open = look.open.saturating_sub(1);
            // They have seen everything up to now.
            look.asked = Some(now);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_looks_has_seen_everything_and_whoever_looked_what_was_there_then() {
        let viewers = Arc::new(Viewers::default());
        let seen = |who: &str, until| (who.to_owned(), "t".to_owned(), until);
        assert_eq!(viewers.take(10), []);
        viewers.ask("ana", "t", 5);
        assert_eq!(viewers.take(10), [seen("ana", 5)]);
        // That was told, and they have not been back.
        assert_eq!(viewers.take(20), []);
        let page = viewers.open("ben", "t", || 35);
        let other = viewers.open("ben", "t", || 45);
        assert_eq!(viewers.take(30), [seen("ben", 30)]);
        drop(page);
        assert_eq!(viewers.take(40), [seen("ben", 40)]);
        drop(other);
        assert_eq!(viewers.take(50), [seen("ben", 45)]);
        assert_eq!(viewers.take(60), []);
        assert!(viewers.pairs().is_empty());
    }
}
