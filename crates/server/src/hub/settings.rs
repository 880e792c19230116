//! What people have set for themselves. It is asked for with every page, so it is remembered for a
//! moment: another server may change it, or another request while this one reads it.

use std::time::{Duration, Instant};

use quick_cache::sync::Cache;

use super::Hub;
use crate::{
    problem::{Problem, report},
    settings::Settings,
};

/// Of how many people it is remembered.
const MOST: usize = 50_000;
/// How long it holds.
const FRESH: Duration = Duration::from_secs(2);

/// What was looked up lately, by visitor.
pub struct Preferences(Cache<String, (Settings, Instant)>);

impl Default for Preferences {
    fn default() -> Self {
        Self(Cache::new(MOST))
    }
}

impl Preferences {
    /// It is looked up again.
    pub fn forget(&self, visitor: &str) {
        self.0.remove(visitor);
    }
}

impl Hub {
    /// What a visitor has set. When the store does not answer, the page goes on with
    /// what was known before.
    pub async fn settings_of(&self, visitor: &str) -> Settings {
        let known = self.preferences.0.get(visitor);
        if let Some((known, since)) = known
            && since.elapsed() < FRESH
        {
            return known;
        }
        match self.store.settings(visitor.to_owned()).await {
            Ok(kept) => {
                let kept = kept.iter().map(|(name, value)| (&**name, &**value));
                let settings = Settings::read(kept);
                let now = (settings, Instant::now());
                self.preferences.0.insert(visitor.to_owned(), now);
                settings
            }
            Err(why) => {
                report(&why, "what somebody has set cannot be read");
                known.map(|(known, _)| known).unwrap_or_default()
            }
        }
    }

    /// Keeps what a visitor sets; the rest stays as it is.
    ///
    /// # Errors
    /// When it cannot be saved.
    pub async fn set(&self, visitor: &str, settings: Settings) -> Result<(), Problem> {
        let own = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
        let new: Vec<_> = settings.iter().map(own).collect();
        let saved = self.store.set(visitor.to_owned(), new).await;
        self.preferences.forget(visitor);
        saved.map_err(|why| Problem::not_saved(&why))
    }
}
