//! Opened boxes, and the printed figures in them. To open one means to read all its figures,
//! and tables with the same figures and setup can share it.
//!
//! Figures go by their hash. A table is played with those it was opened with, whatever the
//! figures of new tables are.

use std::{
    collections::{BTreeMap, HashMap},
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
};

use catalog::{Catalog, DynGame, Referee, figures_hash};
use ratings::Anchors;
use tabletop::{OpenProblem, Options};

/// The game, the hash of the figures, how many people play, and the options.
type Setup = (&'static str, String, u8, Options);

/// The games there are, their figures, and the boxes of them that are open: those at which
/// someone plays.
pub struct Boxes {
    catalog: Catalog,
    /// For each game the hash of the figures that new tables are played with.
    current: BTreeMap<&'static str, String>,
    /// For each game the hash of the figures of tables whose log does not name them.
    earlier: BTreeMap<&'static str, String>,
    /// The text of figures by their hash.
    texts: Mutex<HashMap<String, Arc<str>>>,
    open: Mutex<HashMap<Setup, Weak<dyn Referee>>>,
    /// The ratings of the levels of bots, for each game.
    anchors: HashMap<&'static str, Arc<Anchors>>,
}

/// Why a box cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum BoxError {
    /// Nobody has the text of the figures.
    #[error("the printed figures {0} are not known")]
    NoFigures(String),
    /// The figures or the setup are impossible.
    #[error("{}", catalog::explain_setup(.0))]
    Open(OpenProblem),
}

/// Why a file with corrected figures cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("{}: {what}", file.display())]
pub struct FileProblem {
    file: PathBuf,
    what: String,
}

impl Boxes {
    /// The games with the figures they come with. No box is open yet.
    #[must_use]
    pub fn new(catalog: Catalog) -> Self {
        let games = catalog.games();
        let hashed = games.map(|entry| (entry.info().id, figures_hash(entry.figures())));
        let current: BTreeMap<_, _> = hashed.collect();
        let texts = catalog.games().map(|entry| {
            let text: Arc<str> = entry.figures().into();
            (current[entry.info().id].clone(), text)
        });
        Self {
            texts: Mutex::new(texts.collect()),
            earlier: current.clone(),
            open: Mutex::default(),
            anchors: catalog.games().map(anchors).collect(),
            current,
            catalog,
        }
    }

    /// New tables of a game are played with the corrected figures in this file.
    ///
    /// # Errors
    /// When the file cannot be read, or is no box of a game that is here.
    pub fn correct(&mut self, file: &Path) -> Result<(), FileProblem> {
        let problem = |what: String| FileProblem {
            file: file.to_path_buf(),
            what,
        };
        let text = std::fs::read_to_string(file).map_err(|why| problem(why.to_string()))?;
        let game = catalog::game_of_figures(&text);
        let game =
            game.ok_or_else(|| problem("the file does not say which game it is of".into()))?;
        let entry = self.catalog.find(&game);
        let entry = entry.ok_or_else(|| problem(format!("there is no game {game:?} here")))?;
        let players = *entry.info().players.end();
        entry
            .open(Some(&text), players, &Options::new())
            .map_err(|why| problem(catalog::explain_setup(&why)))?;
        let (id, hash) = (entry.info().id, figures_hash(&text));
        self.learn(hash.clone(), &text);
        self.current.insert(id, hash);
        Ok(())
    }

    /// Tables of a game whose log does not name their figures are played with these.
    pub fn remember_earlier(&mut self, game: &'static str, hash: String) {
        self.earlier.insert(game, hash);
    }

    /// The ratings of the levels of bots in a game.
    #[must_use]
    pub fn anchors(&self, game: &str) -> Arc<Anchors> {
        self.anchors.get(game).cloned().unwrap_or_default()
    }

    /// The games there are.
    #[must_use]
    pub const fn catalog(&self) -> &Catalog {
        &self.catalog
    }

    fn texts(&self) -> MutexGuard<'_, HashMap<String, Arc<str>>> {
        self.texts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The text of the figures with this hash, if it is at hand.
    #[must_use]
    pub fn text(&self, hash: &str) -> Option<Arc<str>> {
        self.texts().get(hash).cloned()
    }

    /// All figures that are at hand, by their hash.
    #[must_use]
    pub fn all_texts(&self) -> Vec<(String, Arc<str>)> {
        let texts = self.texts();
        let all = texts.iter();
        all.map(|(hash, text)| (hash.clone(), text.clone()))
            .collect()
    }

    /// Takes the text of figures to hand.
    pub fn learn(&self, hash: String, text: &str) {
        self.texts().insert(hash, text.into());
    }

    /// The hash of the figures that new tables of a game are played with.
    #[must_use]
    pub fn current(&self, entry: &dyn DynGame) -> &str {
        &self.current[entry.info().id]
    }

    /// The figures that new tables of a game are played with.
    #[must_use]
    pub fn current_text(&self, entry: &dyn DynGame) -> Arc<str> {
        let text = self.text(self.current(entry));
        text.unwrap_or_else(|| entry.figures().into())
    }

    /// The hash of the figures of a table: what its log says, or what was usual before logs
    /// said so.
    #[must_use]
    pub fn figures_of(&self, game: &str, named: Option<&str>) -> Option<String> {
        let hash = named.map(str::to_string);
        hash.or_else(|| self.earlier.get(game).cloned())
    }

    /// The box of a game with these figures and this setup, opened unless it is open already.
    ///
    /// # Errors
    /// When the figures are not at hand, or the setup is impossible.
    pub fn open(
        &self,
        entry: &dyn DynGame,
        figures: &str,
        players: u8,
        options: &Options,
    ) -> Result<Arc<dyn Referee>, BoxError> {
        let setup = (
            entry.info().id,
            figures.to_string(),
            players,
            options.clone(),
        );
        let mut boxes = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(referee) = boxes.get(&setup).and_then(Weak::upgrade) {
            return Ok(referee);
        }
        let text = self.text(figures);
        let text = text.ok_or_else(|| BoxError::NoFigures(figures.to_string()))?;
        let opened = entry.open(Some(&text), players, options);
        let referee = opened.map_err(BoxError::Open)?;
        boxes.retain(|_, referee| referee.strong_count() > 0);
        boxes.insert(setup, Arc::downgrade(&referee));
        Ok(referee)
    }
}

/// The ratings of the levels of bots in a game; none where they cannot be read. A test reads
/// those of all games.
fn anchors(entry: &dyn DynGame) -> (&'static str, Arc<Anchors>) {
    let id = entry.info().id;
    let read = Anchors::read(entry.strength());
    let read = read.inspect_err(|why| tracing::error!(game = id, %why, "no ratings of bots"));
    (id, Arc::new(read.unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_with_the_same_setup_share_a_box_as_long_as_one_of_them_lives() {
        let boxes = Boxes::new(games::catalog());
        let entry = boxes.catalog().games().next().unwrap();
        let figures = boxes.current(entry);
        let open = |players| boxes.open(entry, figures, players, &Options::new());
        let first = open(2).unwrap();
        assert!(Arc::ptr_eq(&first, &open(2).unwrap()));
        assert!(!Arc::ptr_eq(&first, &open(3).unwrap()));
        assert!(open(99).is_err());
        drop(first);
        let again = open(2).unwrap();
        assert_eq!((again.seats(), boxes.open.lock().unwrap().len()), (2, 1));
        assert_eq!(again.figures_hash(), figures);
    }

    #[test]
    fn what_is_no_box_of_a_game_here_is_refused_with_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let mut boxes = Boxes::new(games::catalog());
        let file = folder.path().join("mine.toml");
        let mut refused = |text: &str| {
            std::fs::write(&file, text).unwrap();
            let problem = boxes.correct(&file).unwrap_err().to_string();
            assert!(problem.contains("mine.toml"), "{problem}");
            problem
        };
        assert!(refused("").contains("which game"));
        assert!(refused("game = \"chess\"").contains("chess"));
        let game = games::catalog().games().next().unwrap().info().id;
        assert!(refused(&format!("game = \"{game}\"")).contains("line"));
        let nowhere = folder.path().join("nowhere.toml");
        assert!(boxes.correct(&nowhere).is_err());
    }
}
