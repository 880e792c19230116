//! Spreading a series over the workers, and gathering what they send.

use std::{
    collections::{BTreeMap, HashSet},
    time::{Duration, Instant},
};

use bus::{BusError, Node, Nodes, Queue, Site};
use serde::{Deserialize, Serialize};

use crate::{Made, Piece, What, lane, queue, topic};

/// The topic of who is there, as every node tells it.
const NODES: &str = "nodes";
/// How often everything is looked through.
const TICK: Duration = Duration::from_millis(500);
/// How long a piece may be silent until it is put into the queue again; twice as long each time.
const SILENT: Duration = Duration::from_secs(30);
/// How many pieces a place of a worker has before it, so that it never waits for one.
const AHEAD: usize = 2;

/// What a worker says about a series.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Said {
    /// The piece.
    pub number: u64,
    /// Who is at it.
    pub worker: String,
    /// What it says.
    pub what: Saying,
}

/// What is said about a piece.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Saying {
    /// It is being played.
    Busy,
    /// This came of it.
    Made(Made),
}

/// Why a series ended before its end.
#[derive(Debug, thiserror::Error)]
pub enum SpreadError {
    /// Nothing can be heard.
    #[error(transparent)]
    Bus(#[from] BusError),
    /// A worker says that it cannot be played.
    #[error("a worker refuses it: {0}")]
    Refused(String),
    /// Whoever wants the series cannot go on.
    #[error("{0}")]
    Ours(String),
}

/// Those who play, as somebody who wants a series knows them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Crew {
    /// Workers of the same version of the program.
    pub workers: usize,
    /// How many pieces they play at once.
    pub places: usize,
}

/// What somebody who wants a series hears.
#[derive(Debug)]
pub enum Heard {
    /// Something of it was made.
    Made(Made),
    /// Who plays now.
    Crew(Crew),
}

/// Where pieces come from, and where what is made of them goes.
pub trait Spread {
    /// The next piece; nothing if there is none for now, or none any more.
    fn next(&mut self) -> Option<What>;

    /// Hears what was made, a game perhaps more than once; whether to go on.
    ///
    /// # Errors
    /// When it is no use to go on.
    fn hear(&mut self, heard: Heard) -> Result<bool, String>;

    /// Whether everything of a piece was heard.
    fn is_done(&self, piece: &What) -> bool;
}

/// A piece that is under way.
struct UnderWay {
    what: What,
    /// When it was put or heard of last.
    heard: Instant,
    /// How often it was put.
    puts: u32,
}

/// Spreads a series with this name, which no other has, until everything is done or
/// [`Spread::hear`] says that it is enough.
///
/// # Errors
/// When nothing can be heard at all, a worker cannot play it, or whoever wants it cannot go on.
/// A bus that is away for a while is no error.
pub async fn spread(site: &Site, series: &str, spread: &mut dyn Spread) -> Result<(), SpreadError> {
    let mut said = site.listen::<Said>(&topic(series)).await?;
    let mut there = site.listen::<Node>(NODES).await?;
    let mut spreading = Spreading {
        queue: queue(site),
        series: series.to_owned(),
        next: 0,
        under_way: BTreeMap::new(),
        workers: HashSet::new(),
        nodes: Nodes::default(),
        crew: Crew::default(),
    };
    let mut tick = tokio::time::interval(TICK);
    loop {
        tokio::select! {
            message = said.next() => {
                let message = message.ok_or(BusError::Away)?;
                if !spreading.hear(message, spread)? {
                    return Ok(());
                }
            }
            node = there.next() => {
                spreading.nodes.hear(node.ok_or(BusError::Away)?);
                continue;
            }
            _ = tick.tick() => {
                if !spreading.look_around(spread)? {
                    return Ok(());
                }
                spreading.repeat().await;
            }
        }
        spreading.fill(spread).await;
        if spreading.under_way.is_empty() && spreading.crew.workers > 0 {
            return Ok(());
        }
    }
}

struct Spreading {
    queue: Queue,
    series: String,
    next: u64,
    under_way: BTreeMap<u64, UnderWay>,
    /// Those who were heard of in this series.
    workers: HashSet<String>,
    nodes: Nodes,
    crew: Crew,
}

impl Spreading {
    fn hear(&mut self, said: Said, spread: &mut dyn Spread) -> Result<bool, SpreadError> {
        self.workers.insert(said.worker);
        if let Some(piece) = self.under_way.get_mut(&said.number) {
            piece.heard = Instant::now();
        }
        let made = match said.what {
            Saying::Busy => return Ok(true),
            Saying::Made(Made::Failed { why }) => return Err(SpreadError::Refused(why)),
            Saying::Made(made) => made,
        };
        let go_on = spread.hear(Heard::Made(made)).map_err(SpreadError::Ours)?;
        self.under_way
            .retain(|_, piece| !spread.is_done(&piece.what));
        Ok(go_on)
    }

    /// Who plays now.
    fn look_around(&mut self, spread: &mut dyn Spread) -> Result<bool, SpreadError> {
        let alike = |node: &&Node| node.works() && node.version == crate::VERSION;
        let places = self
            .nodes
            .all()
            .filter(alike)
            .map(|node| node.places as usize);
        let (workers, places) = places.fold((0, 0), |(workers, all), places| {
            (workers + 1, all + places.max(1))
        });
        self.crew = Crew { workers, places };
        spread
            .hear(Heard::Crew(self.crew))
            .map_err(SpreadError::Ours)
    }

    /// Puts pieces into the queue, as many as the workers need.
    async fn fill(&mut self, spread: &mut dyn Spread) {
        while self.under_way.len() < self.crew.places * (1 + AHEAD) {
            let Some(what) = spread.next() else { return };
            let piece = UnderWay {
                what,
                heard: Instant::now(),
                puts: 0,
            };
            let number = self.next;
            self.next += 1;
            self.under_way.insert(number, piece);
            self.put(number).await;
        }
    }

    /// Puts pieces again that nobody has spoken of for long: the queue was lost, or what was
    /// made of them. One that is played twice comes to the same.
    async fn repeat(&mut self) {
        let silent = |piece: &UnderWay| {
            let longest = match piece.puts {
                // It could not be put at all.
                0 => TICK,
                puts => SILENT * 2_u32.saturating_pow(puts.min(8) - 1),
            };
            piece.heard.elapsed() > longest
        };
        let silent = self.under_way.iter().filter(|(_, piece)| silent(piece));
        let numbers: Vec<u64> = silent.map(|(number, _)| *number).collect();
        for number in numbers {
            self.put(number).await;
        }
    }

    async fn put(&mut self, number: u64) {
        let Some(under_way) = self.under_way.get_mut(&number) else {
            return;
        };
        let piece = Piece {
            series: self.series.clone(),
            number,
            what: under_way.what.clone(),
        };
        under_way.heard = Instant::now();
        let id = format!("{} {number} {}", self.series, under_way.puts);
        match self.queue.put(&lane(), &id, &piece).await {
            Ok(_) => under_way.puts += 1,
            // It is tried again.
            Err(why) => tracing::debug!(%why, "a piece cannot be put"),
        }
    }
}
