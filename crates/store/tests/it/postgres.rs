//! What a server brings with it: programs that start at once, connections that break, time
//! that runs out.

use std::{sync::Arc, time::Duration};

use store::{Address, Append, Appended, Postgres, Settings, Store, StoreError};

use crate::contract::{append, event, table};

/// A server that a test may stop, and a store in it that does not wait long.
struct Own {
    server: services::Postgres,
    database: String,
    store: Arc<Postgres>,
}

impl Own {
    async fn start() -> Self {
        let server = services::Postgres::start();
        let database = server.database();
        let store = hasty(&database).await;
        store.create(table("t")).await.unwrap();
        Self {
            server,
            database,
            store,
        }
    }

    /// The events of the table, read by somebody else.
    fn count(&self) -> String {
        let count = "SELECT count(*), max(event.seq), min(game_table.seq) \
                     FROM event, game_table WHERE game_table = id";
        self.server.sql(&self.database, count)
    }
}

/// Long enough for a busy machine, and short enough for a test.
const PATIENCE: Duration = Duration::from_secs(2);

async fn hasty(database: &str) -> Arc<Postgres> {
    let address: Address = database.parse().unwrap();
    let settings = Settings {
        connections: 4,
        patience: PATIENCE,
    };
    Arc::new(Postgres::open_with(&address, settings).await.unwrap())
}

/// Asks until it is answered.
async fn at_last(store: &Postgres, append: &Append) -> Appended {
    let began = std::time::Instant::now();
    loop {
        match store.append(append.clone()).await {
            Ok(appended) => return appended,
            Err(why) => assert!(began.elapsed() < Duration::from_secs(60), "{why}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_programs_may_start_at_once() {
    let database = services::Postgres::shared().database();
    let started = (0..8).map(|_| {
        let database = database.clone();
        tokio::spawn(async move { hasty(&database).await })
    });
    for (n, started) in started.collect::<Vec<_>>().into_iter().enumerate() {
        let store = started.await.unwrap();
        store.create(table(&n.to_string())).await.unwrap();
    }
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_left_alone() {
    let server = services::Postgres::shared();
    let database = server.database();
    drop(hasty(&database).await);
    server.sql(&database, "UPDATE orrery_format SET format = 99");
    let address: Address = database.parse().unwrap();
    let problem = Postgres::open(&address).await.err().unwrap();
    let is_newer = matches!(problem, StoreError::Version { found: 99, .. });
    assert!(is_newer, "{problem:?}");
    let format = server.sql(&database, "SELECT format FROM orrery_format");
    assert_eq!(format, "99");
}

#[tokio::test]
async fn a_database_that_cannot_hold_every_letter_is_refused() {
    let server = services::Postgres::shared();
    let make = "CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0";
    server.sql(&server.address("postgres"), make);
    let address: Address = server.address("latin").parse().unwrap();
    let problem = Postgres::open(&address).await.err().unwrap().to_string();
    assert!(problem.contains("UTF8"), "{problem}");
}

#[tokio::test]
async fn a_database_that_is_not_there_is_named() {
    let server = services::Postgres::shared();
    let address: Address = server.address("nowhere").parse().unwrap();
    let problem = Postgres::open(&address).await.err().unwrap();
    assert!(matches!(problem, StoreError::Unreachable(_)), "{problem:?}");
    assert!(problem.to_string().contains("nowhere"), "{problem}");
}

/// What PostgreSQL says of a refused row quotes it, and a row may hold a secret.
#[tokio::test]
async fn an_error_tells_nothing_of_what_is_stored() {
    let store = hasty(&services::Postgres::shared().database()).await;
    let mut new = table("t");
    new.secret = "hush".into();
    new.events.push(event(Some("a"), "hush"));
    new.events.push(event(Some("a"), "hush"));
    let problem = store.create(new).await.unwrap_err();
    let told = format!("{problem} {problem:?}");
    assert!(!told.contains("hush"), "{told}");
    assert!(store.read("t".into()).await.unwrap().is_none());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_store_goes_on_by_itself_when_the_server_is_back() {
    let own = Own::start().await;
    for (round, crash) in [(1, false), (2, true)] {
        if crash {
            own.server.crash();
        } else {
            own.server.stop();
        }
        let submitted = append(round, vec![event(Some(&format!("id {round}")), "x")]);
        for _ in 0..3 {
            let problem = own.store.append(submitted.clone()).await.unwrap_err();
            assert!(matches!(problem, StoreError::Unreachable(_)), "{problem:?}");
            let problem = own.store.read("t".into()).await.unwrap_err();
            assert!(matches!(problem, StoreError::Unreachable(_)), "{problem:?}");
        }
        own.server.start_again();
        let appended = at_last(&own.store, &submitted).await;
        assert_eq!(appended, Appended::Written(round + 1));
    }
    assert_eq!(own.count(), "3|3|3");
}

/// A server that does not answer may have done what it was asked, or do so later. Whoever
/// repeats it finds out, and it happens once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_does_not_answer_is_not_waited_for() {
    let own = Own::start().await;
    own.server.halt();
    let submitted = append(1, vec![event(Some("id"), "x")]);
    let problem = own.store.append(submitted.clone()).await.unwrap_err();
    assert!(matches!(problem, StoreError::Unreachable(_)), "{problem:?}");
    own.server.resume();
    let appended = at_last(&own.store, &submitted).await;
    assert!(
        matches!(appended, Appended::Written(2) | Appended::Repeated(2)),
        "{appended:?}"
    );
    assert_eq!(own.count(), "2|2|2");
}

/// Another session holds the table; then this one's connection is ended while it waits.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_waits_too_long_or_loses_its_connection_leaves_nothing_behind() {
    let server = services::Postgres::shared();
    let database = server.database();
    let store = hasty(&database).await;
    store.create(table("t")).await.unwrap();
    let config: tokio_postgres::Config = database.parse().unwrap();
    let (holder, connection) = config.connect(tokio_postgres::NoTls).await.unwrap();
    let connection = tokio::spawn(connection);
    holder
        .batch_execute("BEGIN; UPDATE game_table SET summary = 'held' WHERE id = 't'")
        .await
        .unwrap();
    let submitted = append(1, vec![event(Some("id"), "x")]);
    let problem = store.append(submitted.clone()).await.unwrap_err();
    assert!(matches!(problem, StoreError::Busy(_)), "{problem:?}");

    let (waiting, sent) = (store.clone(), submitted.clone());
    let waits = tokio::spawn(async move { waiting.append(sent).await });
    let end_it = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
                  WHERE datname = current_database() AND wait_event_type = 'Lock'";
    while server.sql(&database, end_it) == "0" && !waits.is_finished() {}
    let problem = waits.await.unwrap().unwrap_err();
    assert!(
        matches!(problem, StoreError::Unreachable(_) | StoreError::Busy(_)),
        "{problem:?}"
    );

    holder.batch_execute("ROLLBACK").await.unwrap();
    drop(holder);
    connection.await.unwrap().unwrap();
    assert_eq!(
        store.read("t".into()).await.unwrap().unwrap().events.len(),
        1
    );
    let appended = at_last(&store, &submitted).await;
    assert_eq!(appended, Appended::Written(2));
}

#[tokio::test]
async fn an_examination_notices_what_is_missing() {
    let server = services::Postgres::shared();
    let database = server.database();
    let store = hasty(&database).await;
    for id in ["s", "t", "u"] {
        store.create(table(id)).await.unwrap();
    }
    let two = vec![event(None, "a"), event(None, "b")];
    store.append(append(1, two)).await.unwrap();
    store.examine().await.unwrap();
    server.sql(
        &database,
        "DELETE FROM event WHERE game_table = 't' AND seq = 2",
    );
    let found = store.examine().await.unwrap_err();
    assert!(matches!(found, StoreError::Corrupt(_)), "{found:?}");
    assert!(found.to_string().contains("table t "), "{found}");
}
