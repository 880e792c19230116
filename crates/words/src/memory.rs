//! What was found out once and is asked for again.

use std::{
    borrow::Borrow,
    hash::Hash,
    mem,
    sync::{PoisonError, RwLock},
};

use rustc_hash::FxHashMap;

/// How much is remembered before what was not asked for meanwhile is forgotten.
const MOST: usize = 8192;

/// Remembers what was asked for lately, at most twice [`MOST`]: what is new, and what was new
/// before. What is asked for again is new again.
pub(crate) struct Memory<K, V>(RwLock<Ages<K, V>>);

struct Ages<K, V> {
    young: FxHashMap<K, V>,
    old: FxHashMap<K, V>,
}

impl<K, V> Default for Memory<K, V> {
    fn default() -> Self {
        Self(RwLock::new(Ages {
            young: FxHashMap::default(),
            old: FxHashMap::default(),
        }))
    }
}

impl<K: Eq + Hash, V: Clone> Memory<K, V> {
    /// What is remembered of it.
    pub fn get<Q>(&self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
        Q: Eq + Hash + ToOwned<Owned = K> + ?Sized,
    {
        let known = {
            let ages = self.0.read().unwrap_or_else(PoisonError::into_inner);
            if let Some(known) = ages.young.get(key) {
                return Some(known.clone());
            }
            ages.old.get(key)?.clone()
        };
        self.put(key.to_owned(), known.clone());
        Some(known)
    }

    /// Remembers it.
    pub fn put(&self, key: K, value: V) {
        let mut ages = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if ages.young.len() >= MOST {
            ages.old = mem::take(&mut ages.young);
        }
        ages.young.insert(key, value);
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST, Memory};

    #[test]
    fn what_is_asked_for_again_and_again_is_not_forgotten() {
        let memory: Memory<String, usize> = Memory::default();
        memory.put("often".to_owned(), 0);
        memory.put("once".to_owned(), 0);
        for n in 0..3 * MOST {
            memory.put(n.to_string(), n);
            assert_eq!(memory.get("often"), Some(0));
        }
        assert_eq!(memory.get("once"), None);
        let ages = memory.0.read().unwrap();
        assert!(ages.young.len() <= MOST && ages.old.len() <= MOST);
    }
}
