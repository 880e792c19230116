//! How many tables somebody has made that have not ended.
//!
//! Of a visitor the store knows that. Addresses are not stored: those of tables are
//! remembered as long as the program runs.

use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash, Hasher},
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tabletop::Phrase;

use super::Hub;
use crate::{guard::Network, problem::Problem};

/// When to try again: games end at any time.
const LATER: Duration = Duration::from_secs(60);

/// How many visitors can make a table at the same moment, more or less.
const TURNS: usize = 64;

/// The tables that were made since the start and have not ended.
pub struct TableQuota {
    made: Mutex<Made>,
    turns: [Turn; TURNS],
}

/// Held while a table is made.
type Turn = tokio::sync::Mutex<()>;

impl Default for TableQuota {
    fn default() -> Self {
        Self {
            made: Mutex::default(),
            turns: [const { Turn::const_new(()) }; TURNS],
        }
    }
}

#[derive(Default)]
struct Made {
    by_table: HashMap<String, Network>,
    counts: HashMap<Network, u32>,
}

impl TableQuota {
    fn made(&self) -> MutexGuard<'_, Made> {
        self.made.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The turn of a visitor: nobody makes two tables at once, so each is counted before the
    /// next one.
    pub async fn turn(&self, visitor: &str) -> tokio::sync::MutexGuard<'_, ()> {
        let mut hash = DefaultHasher::new();
        visitor.hash(&mut hash);
        self.turns[(hash.finish() % TURNS as u64) as usize]
            .lock()
            .await
    }

    /// A table is being made from a network, unless there are so many already.
    fn begin(&self, table: &str, network: Network, most: u32) -> bool {
        let mut made = self.made();
        let count = made.counts.entry(network).or_default();
        if *count >= most {
            return false;
        }
        *count += 1;
        made.by_table.insert(table.to_string(), network);
        true
    }

    /// A table has ended, or came to nothing.
    pub fn end(&self, table: &str) {
        let mut made = self.made();
        let Some(network) = made.by_table.remove(table) else {
            return;
        };
        if let Some(count) = made.counts.get_mut(&network) {
            *count -= 1;
            if *count == 0 {
                made.counts.remove(&network);
            }
        }
    }
}

impl Hub {
    /// Whether a visitor may make one more table. It counts from now on, until it has
    /// ended.
    ///
    /// # Errors
    /// When the visitor or the network has so many already, or the store does not answer.
    pub(super) async fn count_table(&self, table: &str, host: &str) -> Result<(), Problem> {
        let limits = &self.config.limits;
        let own = self.store.unended_tables_of(host.to_string()).await;
        let own = own.map_err(|why| Problem::not_read(&why))?;
        if own >= limits.tables_per_visitor {
            return Err(too_many("problem-too-many-own-tables", own));
        }
        let seen = self.presence.last_present([host]);
        let Some((_, network)) = seen else {
            return Ok(());
        };
        let most = limits.tables_per_address;
        if self.made.begin(table, network, most) {
            Ok(())
        } else {
            Err(too_many("problem-too-many-tables-here", most))
        }
    }
}

fn too_many(key: &'static str, count: u32) -> Problem {
    let problem = Problem {
        phrase: Phrase::new(key).with("count", i64::from(count)),
        ..Problem::busy(key)
    };
    problem.after(LATER)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Limits, guard::Addresses};

    #[test]
    fn tables_of_a_network_count_until_they_end() {
        let addresses = Addresses::new(&Limits::default());
        let [one, other] = [1, 2].map(|last| addresses.network([10, 0, 0, last].into()));
        let made = TableQuota::default();
        assert!(made.begin("a", one, 2) && made.begin("b", one, 2));
        assert!(!made.begin("c", one, 2));
        assert!(made.begin("c", other, 2));
        for table in ["a", "nowhere", "a"] {
            made.end(table);
        }
        assert!(made.begin("d", one, 2) && !made.begin("e", one, 2));
        for table in ["b", "c", "d"] {
            made.end(table);
        }
        assert!(made.made().counts.is_empty() && made.made().by_table.is_empty());
    }
}
