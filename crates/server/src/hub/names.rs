//! What visitors are called.

use std::{
    collections::HashMap,
    sync::{PoisonError, RwLock},
};

use store::{Name, StoreError};

use super::Hub;
use crate::{
    naming,
    problem::{Problem, report},
};

/// The most names kept in memory.
const MOST_NAMES: usize = 100_000;

/// What visitors are called until they say otherwise, with a number. These stars have
/// the same name in every language of the house.
const STARS: [&str; 32] = [
    "Adhara",
    "Alcor",
    "Algol",
    "Alioth",
    "Alkaid",
    "Alnair",
    "Alphard",
    "Atria",
    "Avior",
    "Bellatrix",
    "Castor",
    "Deneb",
    "Elnath",
    "Enif",
    "Hadar",
    "Hamal",
    "Izar",
    "Kochab",
    "Markab",
    "Merak",
    "Mimosa",
    "Mira",
    "Mirach",
    "Mizar",
    "Naos",
    "Nunki",
    "Rigel",
    "Sabik",
    "Saiph",
    "Shaula",
    "Tarazed",
    "Wezen",
];

/// Names that were asked for lately.
#[derive(Default)]
pub struct Names(RwLock<Remembered>);

#[derive(Default)]
struct Remembered {
    /// By visitor.
    names: HashMap<String, String>,
    /// How often names have changed.
    changes: u64,
}

impl Names {
    /// A name, if it is remembered, and how often names have changed.
    fn get(&self, visitor: &str) -> (Option<String>, u64) {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        (known.names.get(visitor).cloned(), known.changes)
    }

    /// Forgets a name, which is then asked for again.
    pub fn forget(&self, visitor: &str) {
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        known.names.remove(visitor);
        known.changes += 1;
    }

    /// Forgets all names: others may have changed them.
    pub fn forget_all(&self) {
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        known.names.clear();
        known.changes += 1;
    }

    /// Remembers a name, unless one has changed since there were so many changes: it may have been
    /// read before.
    fn remember(&self, visitor: &str, name: &str, changes: u64) {
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if known.changes != changes {
            return;
        }
        if known.names.len() >= MOST_NAMES {
            known.names.clear();
        }
        known.names.insert(visitor.to_string(), name.to_string());
    }
}

impl Hub {
    /// The name a visitor goes by.
    pub async fn name_of(&self, visitor: &str) -> String {
        let (known, changes) = self.names.get(visitor);
        if let Some(name) = known {
            return name;
        }
        match self.store.visitor(visitor.to_string()).await {
            Ok(stored) => {
                let name = stored.unwrap_or_else(|| star_name(visitor));
                self.names.remember(visitor, &name, changes);
                name
            }
            Err(why) => {
                // The page goes on without the name, and asks again next time.
                report(&why, "a name cannot be read");
                star_name(visitor)
            }
        }
    }

    /// Changes what a visitor is called.
    ///
    /// # Errors
    /// When nobody can be called that, it is somebody else's name, or it cannot be saved.
    pub async fn rename(&self, visitor: &str, name: &str) -> Result<(), Problem> {
        let name = naming::clean(name)?;
        if is_star_name(&name) && name != star_name(visitor) {
            return Err(Problem::new(422, "problem-name-star"));
        }
        let kept = self
            .store
            .name_visitor(visitor.to_string(), with_looks(&name))
            .await
            .map_err(|why| Problem::not_saved(&why))?;
        if !kept {
            return Err(Problem::new(409, "problem-name-owned"));
        }
        // Others may have lost it.
        self.names.forget_all();
        Ok(())
    }

    /// Adds to names that an earlier version has kept what they are compared by.
    ///
    /// # Errors
    /// When the store cannot be read or written.
    pub(super) async fn compare_earlier_names(&self) -> Result<(), StoreError> {
        loop {
            let names = self.store.names_without_looks(PORTION).await?;
            if names.is_empty() {
                return Ok(());
            }
            let names = names.into_iter();
            let names = names.map(|(visitor, name)| (visitor, with_looks(&name)));
            self.store.set_looks(names.collect()).await?;
        }
    }
}

/// How many names are compared in one go.
const PORTION: u32 = 256;

/// A name with what it is compared by. Nobody owns the name of a star: many are called by it.
fn with_looks(name: &str) -> Name {
    let is_star = is_star_name(name);
    let unless_star = |look: String| if is_star { String::new() } else { look };
    Name {
        look: unless_star(naming::look(name)),
        folded: unless_star(naming::small_look(name)),
        name: name.to_owned(),
    }
}

/// Whether a name looks like one that visitors have who have chosen none, with or without the
/// space before the number.
pub fn is_star_name(name: &str) -> bool {
    let star = name.trim_end_matches(char::is_numeric);
    let digits = name[star.len()..].chars().count();
    (1..=2).contains(&digits) && STARS.iter().any(|known| naming::look_alike(known, star))
}

/// What a visitor is called who has chosen no name.
pub fn star_name(visitor: &str) -> String {
    let bytes = visitor.bytes();
    let sum = bytes.fold(7_usize, |sum, byte| (sum * 31 + usize::from(byte)) % 99_991);
    format!(
        "{} {}",
        STARS[sum % STARS.len()],
        sum / STARS.len() % 99 + 1
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_was_read_before_a_change_is_not_remembered() {
        let names = Names::default();
        let (_, before) = names.get("ana");
        names.forget_all();
        names.remember("ana", "Ana", before);
        let (known, now) = names.get("ana");
        assert_eq!(known, None);
        names.remember("ana", "Zoë", now);
        assert_eq!(names.get("ana").0.as_deref(), Some("Zoë"));
    }

    #[test]
    fn names_of_stars_are_nobodys() {
        for name in [
            &*star_name("ana"),
            "Mira 7",
            "MIRA 07",
            "M\u{456}ra 99",
            "Mira7",
            "Mira \u{ff17}",
        ] {
            assert!(is_star_name(name), "{name}");
            assert_eq!(with_looks(name).look, "");
        }
        for name in ["Mira", "Mira 100", "Mirabel 7", "Ana 7", "7"] {
            assert!(!is_star_name(name), "{name}");
            assert_ne!(with_looks(name).look, "");
        }
    }
}
