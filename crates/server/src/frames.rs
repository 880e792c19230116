//! Where frames are made: away from the lock of their table and from the threads that talk
//! to the network. A frame that several readers may see is made once.

use std::{
    num::NonZero,
    sync::{Arc, OnceLock},
    thread::available_parallelism,
};

use axum::body::Bytes;
use quick_cache::{Weighter, sync::Cache};
use tokio::sync::Semaphore;
use words::{Language, Speaker};

use crate::{
    frame::Frame,
    hub::SeatHints,
    json,
    problem::Problem,
    show::{self, Ask, Role, View},
    story::Stories,
    table::TableState,
};

/// How many bytes of frames are kept in all.
const ROOM: u64 = 64 * 1024 * 1024;
/// About how many frames that may be.
const FRAMES: usize = 1024;

/// A frame that someone wants.
#[derive(Clone)]
pub struct Wanted {
    /// The table as it stands.
    pub state: Arc<TableState>,
    /// Who reads.
    pub role: Role,
    /// How the table is looked at.
    pub view: View,
    /// Says the words of the page and of the game.
    pub speaker: Speaker,
    /// The hints that were asked for.
    pub hints: Option<SeatHints>,
}

/// Everything that a frame without hints depends on: what happened at the table, who
/// reads, how, and in which language. A table of the past has an edition of its own, and whoever
/// sees all hands there a role of their own.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Key {
    table: String,
    edition: u64,
    seq: u64,
    role: Role,
    view: View,
    language: Language,
}

impl Wanted {
    fn key(&self) -> Key {
        Key {
            table: self.state.id.clone(),
            edition: self.state.edition,
            seq: self.state.seq,
            role: self.role.clone(),
            view: self.view.clone(),
            language: self.speaker.language(),
        }
    }
}

/// A frame, and its text once someone wanted it.
pub struct Shown {
    /// The frame.
    pub frame: Frame,
    json: OnceLock<Bytes>,
}

impl Shown {
    /// The frame as JSON.
    ///
    /// # Errors
    /// Never: frames are plain data.
    pub fn json(&self) -> Result<Bytes, Problem> {
        if let Some(text) = self.json.get() {
            return Ok(text.clone());
        }
        let text = json::text(&self.frame).map_err(|why| {
            tracing::error!(%why, "a frame cannot be written");
            Problem::broken()
        })?;
        Ok(self.json.get_or_init(|| text.into()).clone())
    }
}

/// Frames by their size.
#[derive(Clone)]
struct BySize;

impl Weighter<Key, Arc<Shown>> for BySize {
    fn weight(&self, _: &Key, shown: &Arc<Shown>) -> u64 {
        // The board is the largest part, and once more in the JSON; the rest is about this.
        shown.frame.board.len() as u64 * 2 + 64 * 1024
    }
}

/// Makes frames, as many at once as there are processors, and keeps the last ones.
pub struct Frames {
    stories: Stories,
    kept: Cache<Key, Arc<Shown>, BySize>,
    places: Arc<Semaphore>,
}

impl Default for Frames {
    fn default() -> Self {
        let places = available_parallelism().map_or(1, NonZero::get);
        Self {
            stories: Stories::default(),
            kept: Cache::with_weighter(FRAMES, ROOM, BySize),
            places: Arc::new(Semaphore::new(places)),
        }
    }
}

impl Frames {
    /// A frame, and what is made of it in the same place.
    ///
    /// # Errors
    /// When there is no such moment, or it cannot be made.
    pub async fn show<T: Send + 'static>(
        self: &Arc<Self>,
        wanted: Wanted,
        make: impl FnOnce(&Shown) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        if wanted.hints.is_some() || !wanted.role.own.is_empty() {
            // Players read a frame of their own once; those who watch share theirs.
            let frames = self.clone();
            let work = move || make(&frames.render(&wanted)?);
            return self.work(work).await;
        }
        match self.kept.get_value_or_guard_async(&wanted.key()).await {
            Ok(shown) => self.work(move || make(&shown)).await,
            Err(place) => {
                let frames = self.clone();
                let work = move || {
                    let shown = Arc::new(frames.render(&wanted)?);
                    Ok((make(&shown)?, shown))
                };
                let (made, shown) = self.work(work).await?;
                // Nothing is lost if there is no room for it.
                let _ = place.insert(shown);
                Ok(made)
            }
        }
    }

    fn render(&self, wanted: &Wanted) -> Result<Shown, Problem> {
        let (table, language) = (&wanted.state.id, wanted.speaker.language());
        // What was told of the game is kept by its table as it stands; the past is another one.
        let is_past = wanted.role.open_hands;
        let story = match is_past {
            true => Arc::default(),
            false => self.stories.of(table, language),
        };
        let ask = Ask {
            role: wanted.role.clone(),
            view: &wanted.view,
            speaker: &wanted.speaker,
            hints: wanted.hints.as_ref(),
            story: &story,
        };
        let frame = show::table_frame(&wanted.state, &ask)?;
        if !is_past {
            self.stories.keep(table, language, story);
        }
        Ok(Shown {
            frame,
            json: OnceLock::new(),
        })
    }

    /// Does work that takes a processor for a while.
    ///
    /// # Errors
    /// When the work fails, or breaks down.
    pub async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        let place = self.places.clone().acquire_owned().await;
        let done = tokio::task::spawn_blocking(move || {
            let _place = place;
            work()
        });
        done.await.unwrap_or_else(|why| {
            tracing::error!(%why, "making a frame broke down");
            Err(Problem::broken())
        })
    }
}
