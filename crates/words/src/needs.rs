//! Which attributes of its arguments a message mentions. A thing may have many, and most
//! messages want one of them or none.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

use crate::keys::Entry;

/// For each message the variables that may be attributes of arguments, as `worker_the` is.
pub(crate) struct Needs(FxHashMap<String, Vec<String>>);

impl Needs {
    /// What these messages need, with what they refer to.
    pub fn of_all(entries: &BTreeMap<String, Entry>) -> Self {
        let needs = entries.keys().map(|key| (key.clone(), needs(entries, key)));
        Self(needs.filter(|(_, needs)| !needs.is_empty()).collect())
    }

    /// What a message needs.
    pub fn of(&self, key: &str) -> &[String] {
        self.0.get(key).map_or(&[], Vec::as_slice)
    }
}

fn needs(entries: &BTreeMap<String, Entry>, key: &str) -> Vec<String> {
    let (mut open, mut seen) = (vec![key], Vec::new());
    let mut needs = Vec::new();
    while let Some(key) = open.pop() {
        let Some(entry) = entries.get(key).filter(|_| !seen.contains(&key)) else {
            continue;
        };
        seen.push(key);
        open.extend(entry.references.iter().map(String::as_str));
        let variables = entry.variables.iter();
        needs.extend(variables.filter(|name| name.contains('_')).cloned());
    }
    needs
}
