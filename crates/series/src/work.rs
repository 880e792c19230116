//! Playing the pieces that others have put on the bus.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use bus::{BusError, Queue, Site, Taken};
use catalog::Catalog;
use tokio::sync::mpsc;

use crate::{
    Made, Piece, Played, What, lane,
    spread::{Said, Saying},
    topic,
};

/// How often a worker says that it is at a piece.
const BEAT: Duration = Duration::from_secs(2);
/// Games are told together as long as they are not longer than this, in bytes.
const TOGETHER: usize = 100 * 1024;
/// And not later than this.
const SOON: Duration = Duration::from_secs(1);

/// A piece, if one comes in this time.
///
/// # Errors
/// When NATS does not answer.
pub async fn take(queue: &Queue, patience: Duration) -> Result<Option<Taken<Piece>>, BusError> {
    queue.take(&lane(), patience).await
}

/// Plays a piece and tells whoever wants it what came of it. It ends early when this future is
/// dropped: then the piece is another's.
///
/// # Errors
/// When it cannot be told: then the piece is to be given back.
pub async fn carry_out(
    site: &Site,
    worker: &str,
    catalog: &Catalog,
    piece: &Piece,
) -> Result<(), BusError> {
    let (made, mut coming) = mpsc::channel(16);
    // Whoever does not wait any more stops the thread after the game it is at.
    let stop = Stop(Arc::default());
    let (stopped, catalog, what) = (stop.0.clone(), catalog.clone(), piece.what.clone());
    std::thread::Builder::new()
        .name("series".to_owned())
        .spawn(move || {
            step_back();
            play(&catalog, &what, &made, &stopped);
        })
        .map_err(|why| BusError::Refused(why.to_string()))?;
    let tell = async |what: Saying| {
        let said = Said {
            number: piece.number,
            worker: worker.to_owned(),
            what,
        };
        site.say(&topic(&piece.series), &said).await
    };
    let mut beat = tokio::time::interval(BEAT);
    let mut games = Games::default();
    loop {
        tokio::select! {
            one = coming.recv() => match one {
                None => break,
                Some(Made::Games { games: new }) => {
                    games.add(new);
                    if games.bytes > TOGETHER || games.since.elapsed() > SOON {
                        tell(Saying::Made(games.take())).await?;
                    }
                }
                Some(other) => tell(Saying::Made(other)).await?,
            },
            _ = beat.tick() => tell(Saying::Busy).await?,
        }
    }
    if !games.list.is_empty() {
        tell(Saying::Made(games.take())).await?;
    }
    Ok(())
}

/// Leaves the processors to whatever else this machine has to do: a series can wait.
fn step_back() {
    #[cfg(target_os = "linux")]
    {
        // Of this thread only. Where that is not possible it plays all the same.
        let _ = rustix::process::setpriority_process(None, 19);
    }
}

/// Raised when it is dropped.
struct Stop(Arc<AtomicBool>);

impl Drop for Stop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Games that were not told yet.
struct Games {
    list: Vec<Played>,
    bytes: usize,
    since: Instant,
}

impl Default for Games {
    fn default() -> Self {
        Self {
            list: Vec::new(),
            bytes: 0,
            since: Instant::now(),
        }
    }
}

impl Games {
    fn add(&mut self, games: Vec<Played>) {
        let bytes = serde_json::to_vec(&games).map_or(0, |text| text.len());
        self.bytes += bytes;
        self.list.extend(games);
    }

    fn take(&mut self) -> Made {
        let games = std::mem::take(self);
        Made::Games { games: games.list }
    }
}

/// Plays, on a thread of its own.
fn play(catalog: &Catalog, what: &What, made: &mpsc::Sender<Made>, stopped: &AtomicBool) {
    let done = match what {
        What::Games(games) => games.play(catalog, &|game| {
            let sent = made.blocking_send(Made::Games { games: vec![game] });
            sent.is_ok() && !stopped.load(Ordering::Relaxed)
        }),
        What::Puzzles(puzzles) => puzzles.play(catalog).map(|played| {
            let _ = made.blocking_send(Made::Puzzles { played });
        }),
    };
    if let Err(why) = done {
        let _ = made.blocking_send(Made::Failed { why });
    }
}
