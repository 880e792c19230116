//! How many of something each client has at the moment.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex, PoisonError},
};

/// Counts by client; it remembers only those who have something.
pub struct Counts<K: Eq + Hash>(Arc<Mutex<HashMap<K, u32>>>);

impl<K: Eq + Hash> Default for Counts<K> {
    fn default() -> Self {
        Self(Arc::default())
    }
}

impl<K: Clone + Eq + Hash> Counts<K> {
    /// One more for this client, unless it has the most it may have. It counts until
    /// what is returned is dropped.
    pub fn enter(&self, key: K, most: u32) -> Option<Counted<K>> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.get(&key).copied().unwrap_or(0);
        if count >= most {
            return None;
        }
        counts.insert(key.clone(), count + 1);
        Some(Counted {
            counts: self.0.clone(),
            key,
        })
    }
}

/// One that is counted until it is dropped.
pub struct Counted<K: Eq + Hash> {
    counts: Arc<Mutex<HashMap<K, u32>>>,
    key: K,
}

impl<K: Eq + Hash> Drop for Counted<K> {
    fn drop(&mut self) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_lets_go_is_forgotten() {
        let counts = Counts::default();
        let held: Vec<_> = (0..3).map(|_| counts.enter("ana", 3).unwrap()).collect();
        assert!(counts.enter("ana", 3).is_none());
        assert!(counts.enter("ben", 3).is_some());
        drop(held);
        assert!(counts.0.lock().unwrap().is_empty());
        assert!(counts.enter("ana", 1).is_some());
    }
}
