//! Opened boxes. To open one means to read all its figures, and tables with the same
//! setup can share it.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError, Weak},
};

use catalog::{Catalog, DynGame, Referee};
use tabletop::{OpenProblem, Options};

/// The game, how many people play, and the options.
type Setup = (&'static str, u8, Options);

/// The games there are, and the boxes of them that are open: those at which someone
/// plays.
pub struct Boxes {
    catalog: Catalog,
    open: Mutex<HashMap<Setup, Weak<dyn Referee>>>,
}

impl Boxes {
    /// No box is open yet.
    #[must_use]
    pub fn new(catalog: Catalog) -> Self {
        Self {
            catalog,
            open: Mutex::default(),
        }
    }

    /// The games there are.
    #[must_use]
    pub const fn catalog(&self) -> &Catalog {
        &self.catalog
    }

    /// The box of a game with this setup, opened unless it is open already.
    ///
    /// # Errors
    /// When the setup is impossible.
    pub fn open(
        &self,
        entry: &dyn DynGame,
        players: u8,
        options: &Options,
    ) -> Result<Arc<dyn Referee>, OpenProblem> {
        let setup = (entry.info().id, players, options.clone());
        let mut boxes = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(referee) = boxes.get(&setup).and_then(Weak::upgrade) {
            return Ok(referee);
        }
        let referee = entry.open(None, players, options)?;
        boxes.retain(|_, referee| referee.strong_count() > 0);
        boxes.insert(setup, Arc::downgrade(&referee));
        Ok(referee)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_with_the_same_setup_share_a_box_as_long_as_one_of_them_lives() {
        let boxes = Boxes::new(games::catalog());
        let entry = boxes.catalog().games().next().unwrap();
        let open = |players| boxes.open(entry, players, &Options::new());
        let first = open(2).unwrap();
        assert!(Arc::ptr_eq(&first, &open(2).unwrap()));
        assert!(!Arc::ptr_eq(&first, &open(3).unwrap()));
        assert!(open(99).is_err());
        drop(first);
        let again = open(2).unwrap();
        assert_eq!((again.seats(), boxes.open.lock().unwrap().len()), (2, 1));
    }
}
