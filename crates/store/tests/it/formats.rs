//! Files of other formats, and files that are none.

use store::{Appended, Sqlite, Store, StoreError, StoredStage, TableIndex, Which};

use crate::contract::{append, event, index, key, list};

/// The first format, as its program made it.
const FIRST_FORMAT: &str = "
CREATE TABLE game_table (id TEXT PRIMARY KEY, secret TEXT NOT NULL, line TEXT NOT NULL,
    live INTEGER NOT NULL, updated INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX game_table_by_time ON game_table (live, updated DESC);
CREATE TABLE event (game_table TEXT NOT NULL REFERENCES game_table (id), seq INTEGER NOT NULL,
    submission TEXT, body TEXT NOT NULL, PRIMARY KEY (game_table, seq)) WITHOUT ROWID;
CREATE UNIQUE INDEX event_by_submission ON event (game_table, submission)
    WHERE submission IS NOT NULL;
CREATE TABLE visitor (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE constant (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO game_table VALUES ('t', 'secret', 'line', 1, 100), ('u', 'secret', 'line', 0, 200);
INSERT INTO event VALUES ('t', 1, NULL, 'opened'), ('t', 2, 'id', 'a'), ('u', 1, NULL, 'opened');
PRAGMA user_version = 1;
";

#[test]
fn a_file_that_is_no_database_is_refused_with_its_name() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("notes.sqlite");
    std::fs::write(
        &file,
        "this is not a database, but it is long enough to look at",
    )
    .unwrap();
    let problem = Sqlite::open(&file).err().unwrap();
    assert!(matches!(problem, StoreError::Corrupt(_)), "{problem:?}");
    let nowhere = folder.path().join("no/such/folder/x.sqlite");
    let problem = Sqlite::open(&nowhere).err().unwrap();
    assert!(matches!(problem, StoreError::Unreachable(_)), "{problem:?}");
    assert!(problem.to_string().contains("x.sqlite"), "{problem}");
}

#[test]
fn a_file_of_a_newer_version_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("newer.sqlite");
    let connection = rusqlite::Connection::open(&file).unwrap();
    connection.pragma_update(None, "user_version", 99).unwrap();
    drop(connection);
    let problem = Sqlite::open(&file).err().unwrap();
    assert!(
        matches!(problem, StoreError::Version { found: 99, .. }),
        "{problem:?}"
    );
    assert!(problem.to_string().contains("another version"), "{problem}");
}

/// A file of the first format is brought up to date with all that is in it.
#[tokio::test]
async fn a_file_of_the_first_format_is_taken_along() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("test.sqlite");
    let connection = rusqlite::Connection::open(&file).unwrap();
    connection.execute_batch(FIRST_FORMAT).unwrap();
    drop(connection);
    let store = Sqlite::open(&file).unwrap();
    let stored = store.read("t".into()).await.unwrap().unwrap();
    let times: Vec<Option<u64>> = stored.events.iter().map(|event| event.at).collect();
    assert_eq!(times, [None, Some(100_000)]);
    let old = &stored.events[1].submission;
    assert_eq!(*old, Some(key("", "id")));
    store.keep("t".into(), "review", "x".into()).await.unwrap();
    // Nobody has indexed these tables yet.
    let rows = store.unindexed(1, 10).await.unwrap();
    let stages: Vec<_> = rows.iter().map(|row| (&*row.table, row.stage)).collect();
    assert_eq!(
        stages,
        [("t", StoredStage::Live), ("u", StoredStage::Finished)]
    );
    let finished = TableIndex {
        stage: StoredStage::Finished,
        ..index("new")
    };
    let tables = vec![("t".into(), index("new")), ("u".into(), finished)];
    store.index(tables).await.unwrap();
    assert!(store.unindexed(1, 10).await.unwrap().is_empty());
    assert_eq!(list(&store, Which::Running, "ana").await, ["t"]);
    assert_eq!(list(&store, Which::Past, "ana").await, ["u"]);
    // A submission from before there were scopes is recognised.
    let again = append(2, vec![event(Some("id"), "a")]);
    assert_eq!(store.append(again).await.unwrap(), Appended::Repeated(2));
}
