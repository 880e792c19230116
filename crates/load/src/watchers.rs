//! One table that very many watch: every move is heard by all of them.

use std::{cell::Cell, rc::Rc, time::Duration};

use tokio::{task::spawn_local, time::Instant};

use crate::{
    Failure,
    figures::{Sample, kib},
    people::{Game, People, Table},
    program::Program,
};

/// How many moves are watched.
const MOVES: usize = 20;
/// How many streams are opened at once.
const AT_ONCE: usize = 64;
/// When a move that somebody has not heard of counts as lost.
const PATIENCE: Duration = Duration::from_secs(60);

/// Those who watch, and what they have heard.
struct Crowd {
    /// The event that everyone is to hear of next.
    wanted: Cell<u64>,
    /// How many have heard of it.
    heard: Cell<usize>,
    /// Streams that ended too early.
    lost: Cell<usize>,
}

impl Crowd {
    fn hear(&self, before: &mut u64, seq: u64) {
        let wanted = self.wanted.get();
        if *before < wanted && seq >= wanted {
            self.heard.set(self.heard.get() + 1);
        }
        *before = seq;
    }
}

/// Lets so many watch a table, plays there, and prints how soon the last one hears of a
/// move and what that costs; returns what was not kept.
pub async fn measure(
    people: &Rc<People>,
    program: &Program,
    game: &Game,
    watchers: usize,
) -> Result<Option<String>, Failure> {
    println!("\n{watchers} watchers of one table");
    let pair = [people.person().await?, people.person().await?];
    let table = Rc::new(people.table(game, pair).await?);
    let before = program.memory()?;
    let crowd = Rc::new(Crowd {
        wanted: Cell::new(people.last(&table).await?),
        heard: Cell::new(0),
        lost: Cell::new(0),
    });
    gather(people, &table, &crowd, watchers).await?;
    all_heard(&crowd, watchers).await?;
    let memory = program.memory()?.saturating_sub(before);
    println!(
        "  memory            {} for each",
        kib(memory / watchers.max(1) as u64)
    );

    let spent = program.cpu()?;
    let mut last = Sample::default();
    for _ in 0..MOVES {
        let began = Instant::now();
        crowd.heard.set(0);
        crowd.wanted.set(people.last(&table).await? + 1);
        if !people.play_one(&table).await? {
            break;
        }
        all_heard(&crowd, watchers).await?;
        last.time(began.elapsed());
    }
    let spent = (program.cpu()? - spent).as_secs_f64() * 1000.0;
    println!("  the last hears    {}", last.spread());
    println!(
        "  processor         {:.1} ms of the program for a move, {:.1} µs for each watcher",
        spent / last.count() as f64,
        spent * 1000.0 / (last.count() * watchers.max(1)) as f64
    );
    let lost = crowd.lost.get();
    Ok((lost > 0).then(|| format!("{lost} of {watchers} watchers were lost")))
}

/// Opens all streams.
async fn gather(
    people: &Rc<People>,
    table: &Rc<Table>,
    crowd: &Rc<Crowd>,
    watchers: usize,
) -> Result<(), Failure> {
    let openers: Vec<_> = (0..AT_ONCE.min(watchers))
        .map(|opener| {
            let (people, table, crowd) = (people.clone(), table.clone(), crowd.clone());
            spawn_local(async move {
                for _ in (opener..watchers).step_by(AT_ONCE) {
                    let watcher = people.person().await?;
                    let mut stream = people.watch(&table, &watcher).await?;
                    let crowd = crowd.clone();
                    spawn_local(async move {
                        let mut known = 0;
                        while let Ok(Some(change)) = stream.next().await {
                            crowd.hear(&mut known, change.seq);
                        }
                        crowd.lost.set(crowd.lost.get() + 1);
                    });
                }
                Ok::<_, Failure>(())
            })
        })
        .collect();
    for opener in openers {
        opener.await??;
    }
    Ok(())
}

/// Waits until everyone has heard of what is wanted.
async fn all_heard(crowd: &Crowd, watchers: usize) -> Result<(), Failure> {
    let began = Instant::now();
    while crowd.heard.get() + crowd.lost.get() < watchers {
        if began.elapsed() > PATIENCE {
            let heard = crowd.heard.get();
            return Err(format!("only {heard} of {watchers} watchers heard of a move").into());
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    Ok(())
}
