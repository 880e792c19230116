//! The contract of a store, on SQLite in a temporary file.

use std::sync::Arc;

use store::{Append, Appended, NewEvent, NewTable, Sqlite, Store, StoreError, StoredStage, Which};

fn open(folder: &tempfile::TempDir) -> Sqlite {
    Sqlite::open(&folder.path().join("test.sqlite")).unwrap()
}

fn event(submission: Option<&str>, body: &str) -> NewEvent {
    NewEvent {
        submission: submission.map(String::from),
        body: body.to_string(),
    }
}

fn table(id: &str) -> NewTable {
    NewTable {
        id: id.to_string(),
        secret: "secret".into(),
        events: vec![event(None, "opened")],
        summary: "summary 1".into(),
        stage: StoredStage::Live,
        now: 100,
    }
}

fn append(expected: u64, events: Vec<NewEvent>) -> Append {
    Append {
        table: "t".into(),
        expected,
        events,
        summary: format!("summary {}", expected + 1),
        stage: StoredStage::Live,
        now: 100 + expected,
    }
}

#[tokio::test]
async fn events_come_back_in_order_with_their_numbers() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder);
    store.create(table("t")).await.unwrap();
    let two = vec![event(Some("a"), "one"), event(None, "two")];
    assert_eq!(
        store.append(append(1, two)).await.unwrap(),
        Appended::Written(3)
    );
    let stored = store.read("t".into()).await.unwrap().unwrap();
    let bodies: Vec<(u64, &str)> = stored
        .events
        .iter()
        .map(|event| (event.seq, event.body.as_str()))
        .collect();
    assert_eq!(bodies, [(1, "opened"), (2, "one"), (3, "two")]);
    assert_eq!(stored.secret, "secret");
    assert!(store.read("nowhere".into()).await.unwrap().is_none());
}

#[tokio::test]
async fn a_late_append_is_refused_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder);
    store.create(table("t")).await.unwrap();
    assert_eq!(
        store
            .append(append(1, vec![event(None, "a")]))
            .await
            .unwrap(),
        Appended::Written(2)
    );
    let late = store
        .append(append(1, vec![event(None, "b")]))
        .await
        .unwrap();
    assert_eq!(late, Appended::Conflict(2));
    let early = store
        .append(append(7, vec![event(None, "b")]))
        .await
        .unwrap();
    assert_eq!(early, Appended::Conflict(2));
    assert_eq!(
        store.read("t".into()).await.unwrap().unwrap().events.len(),
        2
    );
}

#[tokio::test]
async fn a_repeated_submission_is_recognised_however_late() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder);
    store.create(table("t")).await.unwrap();
    store
        .append(append(1, vec![event(Some("id"), "a")]))
        .await
        .unwrap();
    store
        .append(append(2, vec![event(None, "b")]))
        .await
        .unwrap();
    let again = store
        .append(append(1, vec![event(Some("id"), "a")]))
        .await
        .unwrap();
    assert_eq!(again, Appended::Repeated(2));
    let again = store
        .append(append(3, vec![event(Some("id"), "a")]))
        .await
        .unwrap();
    assert_eq!(again, Appended::Repeated(2));
    assert_eq!(
        store.read("t".into()).await.unwrap().unwrap().events.len(),
        3
    );
}

#[tokio::test]
async fn what_was_answered_survives_closing_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder);
    store.create(table("t")).await.unwrap();
    store
        .append(append(1, vec![event(None, "a")]))
        .await
        .unwrap();
    store.name_visitor("v".into(), "Ana".into()).await.unwrap();
    let key = store.constant("key", "first".into()).await.unwrap();
    drop(store);
    let store = open(&folder);
    assert_eq!(
        store.read("t".into()).await.unwrap().unwrap().events.len(),
        2
    );
    assert_eq!(
        store.visitor("v".into()).await.unwrap().as_deref(),
        Some("Ana")
    );
    assert_eq!(store.constant("key", "second".into()).await.unwrap(), key);
}

#[tokio::test]
async fn lists_have_the_newest_first() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder);
    store.create(table("t")).await.unwrap();
    store
        .create(NewTable {
            now: 500,
            ..table("u")
        })
        .await
        .unwrap();
    let names = |summaries: Vec<store::TableSummary>| -> Vec<String> {
        summaries.into_iter().map(|summary| summary.table).collect()
    };
    assert_eq!(
        names(store.summaries(Which::Live, 10).await.unwrap()),
        ["u", "t"]
    );
    let over = Append {
        stage: StoredStage::Finished,
        now: 900,
        ..append(1, vec![event(None, "over")])
    };
    store.append(over).await.unwrap();
    assert_eq!(
        names(store.summaries(Which::Live, 10).await.unwrap()),
        ["u"]
    );
    assert_eq!(
        names(store.summaries(Which::Finished, 10).await.unwrap()),
        ["t"]
    );
    assert!(
        store
            .summaries(Which::Finished, 0)
            .await
            .unwrap()
            .is_empty()
    );
}

#[tokio::test]
async fn the_same_table_is_not_made_twice_and_others_in_the_batch_are() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder);
    store.create(table("t")).await.unwrap();
    let (twice, other) = tokio::join!(store.create(table("t")), store.create(table("u")));
    assert!(twice.is_err());
    other.unwrap();
    assert!(store.read("u".into()).await.unwrap().is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_writers_exactly_one_wins_each_number() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(open(&folder));
    store.create(table("t")).await.unwrap();
    let writers = (0..16).map(|writer| {
        let store = store.clone();
        tokio::spawn(async move {
            let mut done = 0;
            let mut expected = 1;
            while done < 20 {
                let events = vec![event(Some(&format!("{writer}-{done}")), "x")];
                match store.append(append(expected, events)).await.unwrap() {
                    Appended::Written(seq) => {
                        done += 1;
                        expected = seq;
                    }
                    Appended::Conflict(seq) => expected = seq,
                    Appended::Repeated(_) => panic!("nobody repeats"),
                }
            }
        })
    });
    for writer in writers.collect::<Vec<_>>() {
        writer.await.unwrap();
    }
    let stored = store.read("t".into()).await.unwrap().unwrap();
    let numbers: Vec<u64> = stored.events.iter().map(|event| event.seq).collect();
    assert_eq!(numbers, (1..=321).collect::<Vec<_>>());
}

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

#[tokio::test]
async fn a_text_is_kept_beside_its_table() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder);
    store.create(table("t")).await.unwrap();
    assert_eq!(store.kept("t".into(), "review").await.unwrap(), None);
    for text in ["first", "second"] {
        store.keep("t".into(), "review", text.into()).await.unwrap();
        let kept = store.kept("t".into(), "review").await.unwrap();
        assert_eq!(kept.as_deref(), Some(text));
    }
    assert_eq!(store.kept("t".into(), "other").await.unwrap(), None);
    drop(store);
    let kept = open(&folder).kept("t".into(), "review").await.unwrap();
    assert_eq!(kept.as_deref(), Some("second"));
    // There is nothing to keep a text beside.
    let lost = open(&folder).keep("u".into(), "review", "x".into()).await;
    assert!(lost.is_err());
}

/// A file from before texts were kept is brought up to date with all that is in it.
#[tokio::test]
async fn a_file_of_the_first_version_is_taken_along() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder);
    store.create(table("t")).await.unwrap();
    drop(store);
    let file = folder.path().join("test.sqlite");
    let connection = rusqlite::Connection::open(&file).unwrap();
    connection.execute_batch("DROP TABLE kept").unwrap();
    connection.pragma_update(None, "user_version", 1).unwrap();
    drop(connection);
    let store = open(&folder);
    assert!(store.read("t".into()).await.unwrap().is_some());
    store.keep("t".into(), "review", "x".into()).await.unwrap();
}
