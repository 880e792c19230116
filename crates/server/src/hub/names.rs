//! What visitors are called.

use std::{
    collections::HashMap,
    sync::{PoisonError, RwLock},
};

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

/// Names that were asked for lately, by visitor.
#[derive(Default)]
pub struct Names(RwLock<HashMap<String, String>>);

impl Names {
    fn get(&self, visitor: &str) -> Option<String> {
        let names = self.0.read().unwrap_or_else(PoisonError::into_inner);
        names.get(visitor).cloned()
    }

    /// Forgets a name, which is then asked for again.
    pub fn forget(&self, visitor: &str) {
        let mut names = self.0.write().unwrap_or_else(PoisonError::into_inner);
        names.remove(visitor);
    }

    /// Forgets all names: others may have changed them.
    pub fn forget_all(&self) {
        let mut names = self.0.write().unwrap_or_else(PoisonError::into_inner);
        names.clear();
    }

    fn remember(&self, visitor: &str, name: &str) {
        let mut names = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if names.len() >= MOST_NAMES {
            names.clear();
        }
        names.insert(visitor.to_string(), name.to_string());
    }
}

impl Hub {
    /// The name a visitor goes by.
    pub async fn name_of(&self, visitor: &str) -> String {
        if let Some(name) = self.names.get(visitor) {
            return name;
        }
        match self.store.visitor(visitor.to_string()).await {
            Ok(stored) => {
                let name = stored.unwrap_or_else(|| star_name(visitor));
                self.names.remember(visitor, &name);
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
    /// When nobody can be called that, or it cannot be saved.
    pub async fn rename(&self, visitor: &str, name: &str) -> Result<(), Problem> {
        let name = naming::clean(name)?;
        self.store
            .name_visitor(visitor.to_string(), name.clone())
            .await
            .map_err(|why| Problem::not_saved(&why))?;
        self.names.remember(visitor, &name);
        Ok(())
    }
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
