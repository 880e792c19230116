//! What happens when something breaks: nothing is swallowed, and the log says where it was.

use std::{
    io::Write,
    sync::{Arc, Mutex, atomic::AtomicBool},
};

use store::{Append, Appended, NewTable, Reply, StoredTable, TableSummary};

use super::*;

/// A store that fails in one way as long as it is set to.
struct Faulty {
    fails: AtomicBool,
    error: StoreError,
}

impl Faulty {
    fn reply<T: Send + 'static>(&self, answer: T) -> Reply<'_, T> {
        let fails = self.fails.load(Ordering::Relaxed);
        Box::pin(async move {
            if fails {
                Err(self.error.clone())
            } else {
                Ok(answer)
            }
        })
    }
}

impl Store for Faulty {
    fn create(&self, _: NewTable) -> Reply<'_, ()> {
        self.reply(())
    }
    fn append(&self, append: Append) -> Reply<'_, Appended> {
        self.reply(Appended::Written(append.expected + 1))
    }
    fn read(&self, _: String) -> Reply<'_, Option<StoredTable>> {
        self.reply(None)
    }
    fn summaries(&self, _: Which, _: u32) -> Reply<'_, Vec<TableSummary>> {
        self.reply(Vec::new())
    }
    fn visitor(&self, _: String) -> Reply<'_, Option<String>> {
        self.reply(Some("Ana".into()))
    }
    fn name_visitor(&self, _: String, _: String) -> Reply<'_, ()> {
        self.reply(())
    }
    fn constant(&self, _: &'static str, fresh: String) -> Reply<'_, String> {
        self.reply(fresh)
    }
    fn keep(&self, _: String, _: &'static str, _: String) -> Reply<'_, ()> {
        self.reply(())
    }
    fn kept(&self, _: String, _: &'static str) -> Reply<'_, Option<String>> {
        self.reply(None)
    }
    fn check(&self) -> Reply<'_, ()> {
        self.reply(())
    }
}

async fn hub(error: StoreError) -> (Arc<Hub>, Arc<Faulty>) {
    let fails = AtomicBool::new(false);
    let store = Arc::new(Faulty { fails, error });
    let hub = Hub::load(store.clone(), games::catalog(), Config::default()).await;
    (hub.unwrap(), store)
}

fn cause() -> store::Cause {
    Arc::new(std::io::Error::other("the disk hums"))
}

/// The log of this thread, as text.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    fn start() -> (Self, tracing::subscriber::DefaultGuard) {
        let log = Self::default();
        let writer = log.clone();
        let subscriber = tracing_subscriber::fmt()
            .with_ansi(false)
            .with_writer(move || writer.clone())
            .finish();
        (log, tracing::subscriber::set_default(subscriber))
    }

    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

impl Write for Log {
    fn write(&mut self, text: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(text)
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

async fn table(hub: &Arc<Hub>) -> Arc<Table> {
    let game = hub.catalog().games().next().unwrap().info().id;
    let new = NewGame {
        game: game.to_string(),
        players: 2,
        options: tabletop::Options::new(),
        open: true,
        hints: false,
    };
    hub.create("ana", &new, &Party::default()).await.unwrap()
}

#[tokio::test]
async fn a_task_that_panics_is_logged_with_its_table_and_event() {
    let (hub, _) = hub(StoreError::Closed).await;
    let table = table(&hub).await;
    let (log, _guard) = Log::start();
    let problem = hub.change(&table, |_| panic!("a bad command")).await;
    assert_eq!(problem.unwrap_err().status, 500);
    let text = log.text();
    for part in [
        &*format!("table=\"{}\"", table.id),
        "seq=1",
        "a bad command",
        "ERROR",
    ] {
        assert!(text.contains(part), "no {part} in {text}");
    }
    // The table goes on.
    hub.say(&table.id, "ana", "hello").await.unwrap();
}

#[tokio::test]
async fn it_is_logged_also_when_nobody_waits_any_longer() {
    let (hub, _) = hub(StoreError::Closed).await;
    let table = table(&hub).await;
    let (log, _guard) = Log::start();
    // The client goes away as soon as its request is under way.
    tokio::select! {
        biased;
        _ = hub.change(&table, |_| panic!("a bad command")) => panic!("it cannot be done yet"),
        () = async {} => {}
    }
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
    assert!(log.text().contains("a bad command"), "{}", log.text());
}

#[tokio::test]
async fn a_store_that_may_recover_is_no_unreadable_table() {
    for (error, status, key) in [
        (StoreError::Busy(cause()), 503, "problem-not-read"),
        (StoreError::Unreachable(cause()), 503, "problem-not-read"),
        (StoreError::Corrupt(cause()), 500, "problem-unreadable"),
    ] {
        let (hub, store) = hub(error).await;
        let (log, _guard) = Log::start();
        store.fails.store(true, Ordering::Relaxed);
        let problem = hub.table("somewhere").await.err().unwrap();
        assert_eq!((problem.status, problem.phrase.key), (status, key));
        assert!(log.text().contains("the disk hums"), "{}", log.text());
        store.fails.store(false, Ordering::Relaxed);
        let problem = hub.table("somewhere").await.err().unwrap();
        assert_eq!(problem.status, 404);
    }
}

#[tokio::test]
async fn a_name_that_could_not_be_read_is_asked_for_again() {
    let (hub, store) = hub(StoreError::Busy(cause())).await;
    store.fails.store(true, Ordering::Relaxed);
    let stars = hub.name_of("ab12cd").await;
    assert_ne!(stars, "Ana");
    assert_eq!(hub.name_of("ab12cd").await, stars);
    assert_ne!(hub.name_of("ab12ce").await, stars);
    let problem = hub.rename("ab12cd", "Ben").await.unwrap_err();
    assert_eq!(problem.status, 503);
    store.fails.store(false, Ordering::Relaxed);
    assert_eq!(hub.name_of("ab12cd").await, "Ana");
}
