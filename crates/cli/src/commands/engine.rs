//! `engine`: a lasting process that other programs talk to in JSON Lines, as
//! docs/engine.md describes it.
//!
//! Requests are answered in the order in which they come. What is quick is answered at once
//! by the thread that reads; a search goes to a thread of its own, so that a `stop` can be
//! read meanwhile, and what follows it waits in a bounded queue.

mod problem;
mod reading;
mod requests;
mod tables;
mod thinking;

use std::{
    collections::VecDeque,
    io::{self, Write},
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Condvar, Mutex, MutexGuard,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use catalog::{Catalog, Stop};
use serde_json::{Value, json};

pub use self::tables::score;
use self::{
    problem::{Code, Problem},
    reading::{Line, Lines},
    requests::Request,
    tables::Tables,
};
use super::Context;
use crate::{args::EngineArgs, output::Failure};

/// The version of the protocol: it grows when a program that followed the old one would go
/// wrong.
const PROTOCOL: u32 = 1;
/// The longest line that is read, in bytes.
const LONGEST_LINE: usize = 1 << 20;
/// How many requests wait behind a search; further ones are not read before there is room.
const WAITING: usize = 64;

/// What a request comes to: the result as JSON, or what is wrong.
type Answer = Result<String, Problem>;
/// A request that takes long.
type Thought = Box<dyn FnOnce(Stop) -> Answer + Send>;

/// What is to be done about a request.
enum Done {
    /// It is answered.
    Now(Answer),
    /// It takes long.
    Later(Thought),
}

/// A request as it was read, with its number among all requests.
struct Numbered {
    number: u64,
    id: Value,
    request: Request,
}

/// What both threads share.
struct Desk {
    tables: Tables,
    /// What waits behind the search.
    queue: VecDeque<Numbered>,
    /// Whether a search is under way.
    busy: bool,
    /// Why nothing more can be written.
    failure: Option<io::Error>,
}

struct Engine {
    desk: Mutex<Desk>,
    /// Told when the queue becomes shorter or the search ends.
    moved: Condvar,
    /// Requests with a lower number than this think no longer.
    stopped: Arc<AtomicU64>,
}

/// Answers requests on standard input until it ends or says `quit`.
pub fn engine(context: Context, args: &EngineArgs) -> Result<(), Failure> {
    let greeting = greeting(&context.catalog, args);
    let engine = Arc::new(Engine {
        desk: Mutex::new(Desk {
            tables: Tables::new(context, args),
            queue: VecDeque::new(),
            busy: false,
            failure: None,
        }),
        moved: Condvar::new(),
        stopped: Arc::new(AtomicU64::new(0)),
    });
    write_line(&greeting.to_string())?;
    let mut lines = Lines::new(io::stdin().lock(), LONGEST_LINE);
    let mut number = 0;
    while let Some(line) = lines.next()? {
        number += 1;
        let text = match line {
            Line::Text(text) => text,
            Line::TooLong => {
                let what = format!("A line has at most {LONGEST_LINE} bytes, its end included.");
                respond(&Value::Null, Err(Problem::new(Code::LineTooLong, what)))?;
                continue;
            }
        };
        let (id, request) = requests::read(text);
        match request {
            Err(problem) => respond(&id, Err(problem))?,
            Ok(Request::Stop) => {
                engine.stopped.store(number, Ordering::Relaxed);
                respond(&id, Ok("{}".into()))?;
            }
            Ok(Request::Quit) => {
                engine.stopped.store(number, Ordering::Relaxed);
                engine.wait_until_idle()?;
                return Ok(respond(&id, Ok("{}".into()))?);
            }
            Ok(request) => engine.clone().take(Numbered {
                number,
                id,
                request,
            })?,
        }
    }
    Ok(engine.wait_until_idle()?)
}

/// The first line: who speaks, what games there are, and what the limits are.
fn greeting(catalog: &Catalog, args: &EngineArgs) -> Value {
    let games = catalog.games().map(|entry| {
        let info = entry.info();
        let sources = info.sources.iter();
        let options = info.options.iter().map(|option| {
            json!({ "key": option.key, "values": option.values, "default": option.default })
        });
        json!({
            "game": info.id,
            "title": info.title,
            "rules": info.rules_version,
            "players": [info.players.start(), info.players.end()],
            "options": options.collect::<Vec<_>>(),
            "sources": sources.map(|key| tables::source_name(key)).collect::<Vec<_>>(),
        })
    });
    json!({
        "engine": "orrery",
        "version": env!("CARGO_PKG_VERSION"),
        "protocol": PROTOCOL,
        "limits": {
            "tables": args.most_tables,
            "undo": args.most_undo,
            "line_bytes": LONGEST_LINE,
            "waiting": WAITING,
            "iterations": requests::MOST_ITERATIONS,
            "time_ms": requests::MOST_MILLISECONDS,
            "deals": requests::MOST_DEALS,
        },
        "bots": catalog::BotKind::NAMES,
        "games": games.collect::<Vec<_>>(),
    })
}

impl Engine {
    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().expect("what fails is caught")
    }

    /// Answers a request now, or after the search that is under way.
    fn take(self: Arc<Self>, request: Numbered) -> io::Result<()> {
        let mut desk = self.desk();
        while desk.busy && desk.queue.len() >= WAITING {
            desk = self.moved.wait(desk).expect("what fails is caught");
        }
        if let Some(failure) = desk.failure.take() {
            return Err(failure);
        }
        if desk.busy {
            desk.queue.push_back(request);
            return Ok(());
        }
        match desk.tables.handle(request.request) {
            Done::Now(answer) => respond(&request.id, answer),
            Done::Later(thought) => {
                desk.busy = true;
                drop(desk);
                let (number, id) = (request.number, request.id);
                thread::spawn(move || self.think(number, id, thought));
                Ok(())
            }
        }
    }

    /// Searches, and then answers what came meanwhile.
    fn think(&self, mut number: u64, mut id: Value, mut thought: Thought) {
        loop {
            let stopped = self.stopped.clone();
            let stop: Stop = Arc::new(move || stopped.load(Ordering::Relaxed) > number);
            let answer = catch_unwind(AssertUnwindSafe(|| thought(stop)));
            let mut written = respond(&id, answer.unwrap_or_else(|_| Err(Problem::internal())));
            let mut desk = self.desk();
            (number, id, thought) = loop {
                self.moved.notify_all();
                if let Err(failure) = written {
                    desk.failure = Some(failure);
                    desk.queue.clear();
                }
                let Some(next) = desk.queue.pop_front() else {
                    desk.busy = false;
                    return;
                };
                match desk.tables.handle(next.request) {
                    Done::Now(answer) => written = respond(&next.id, answer),
                    Done::Later(thought) => break (next.number, next.id, thought),
                }
            };
        }
    }

    /// Waits until everything that was asked is answered.
    fn wait_until_idle(&self) -> io::Result<()> {
        let mut desk = self.desk();
        while desk.busy {
            desk = self.moved.wait(desk).expect("what fails is caught");
        }
        desk.failure.take().map_or(Ok(()), Err)
    }
}

/// Answers a request.
fn respond(id: &Value, answer: Answer) -> io::Result<()> {
    match answer {
        Ok(result) => write_line(&format!(r#"{{"id":{id},"result":{result}}}"#)),
        Err(problem) => write_line(&json!({ "id": id, "error": problem }).to_string()),
    }
}

fn write_line(line: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(line.as_bytes())?;
    out.write_all(b"\n")?;
    out.flush()
}
