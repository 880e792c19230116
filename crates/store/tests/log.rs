//! The contract of a store, on SQLite in a temporary file.

use std::sync::Arc;

use store::{
    Append, Appended, IdleQuery, ListQuery, NewEvent, NewTable, ResultsQuery, SeatRow, Sqlite,
    Store, StoreError, StoredStage, SubmissionKey, TableIndex, Which,
};

fn open(folder: &tempfile::TempDir) -> Sqlite {
    Sqlite::open(&folder.path().join("test.sqlite")).unwrap()
}

fn event(submission: Option<&str>, body: &str) -> NewEvent {
    NewEvent {
        submission: submission.map(|id| key("1", id)),
        body: body.to_string(),
    }
}

fn key(scope: &str, id: &str) -> SubmissionKey {
    SubmissionKey {
        scope: scope.into(),
        id: id.into(),
    }
}

/// What lists know of a table with two seats, one of them a bot's.
fn index(summary: &str) -> TableIndex {
    TableIndex {
        stage: StoredStage::Live,
        listed: true,
        host: "ana".into(),
        game: "nim".into(),
        search: "ana\nbot\nnim".into(),
        summary: summary.into(),
        contest: None,
        standing: None,
        seats: vec![seat(1, Some("ana"), false), seat(2, None, false)],
        version: 1,
    }
}

fn seat(number: u8, visitor: Option<&str>, owes: bool) -> SeatRow {
    SeatRow {
        seat: number,
        visitor: visitor.map(String::from),
        sits: visitor.is_some(),
        bot: visitor.is_none().then(|| "greedy".into()),
        owes,
    }
}

fn table(id: &str) -> NewTable {
    NewTable {
        id: id.to_string(),
        secret: "secret".into(),
        events: vec![event(None, "opened")],
        index: index("summary 1"),
        at: 100,
    }
}

fn append(expected: u64, events: Vec<NewEvent>) -> Append {
    Append {
        table: "t".into(),
        expected,
        events,
        index: index(&format!("summary {}", expected + 1)),
        kept: Vec::new(),
        at: 100 + expected,
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
    let key = store.constant("key".into(), "first".into()).await.unwrap();
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
    assert_eq!(
        store.constant("key".into(), "second".into()).await.unwrap(),
        key
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
    // It may come with events, and does not come with those that are refused.
    for (expected, text) in [(1, "with events"), (1, "too late")] {
        let kept = vec![("record", text.to_string())];
        let with = Append {
            kept,
            ..append(expected, vec![event(None, "x")])
        };
        store.append(with).await.unwrap();
    }
    let kept = store.kept("t".into(), "record").await.unwrap();
    assert_eq!(kept.as_deref(), Some("with events"));
    drop(store);
    let kept = open(&folder).kept("t".into(), "review").await.unwrap();
    assert_eq!(kept.as_deref(), Some("second"));
    // There is nothing to keep a text beside.
    let lost = open(&folder).keep("u".into(), "review", "x".into()).await;
    assert!(lost.is_err());
}

#[tokio::test]
async fn every_event_has_its_time() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder);
    store.create(table("t")).await.unwrap();
    let two = vec![event(None, "a"), event(None, "b")];
    store.append(append(1, two)).await.unwrap();
    let stored = store.read("t".into()).await.unwrap().unwrap();
    let times: Vec<Option<u64>> = stored.events.iter().map(|event| event.at).collect();
    assert_eq!(times, [Some(100), Some(101), Some(101)]);
    let since = store.read_since("t".into(), 2).await.unwrap();
    assert_eq!(since, stored.events[2..]);
    assert!(store.read_since("u".into(), 0).await.unwrap().is_empty());
}

#[tokio::test]
async fn nobody_can_spend_the_submissions_of_another_scope() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder);
    store.create(table("t")).await.unwrap();
    let submit = |expected, scope| {
        let event = NewEvent {
            submission: Some(key(scope, "id")),
            body: "x".into(),
        };
        store.append(append(expected, vec![event]))
    };
    assert_eq!(submit(1, "2").await.unwrap(), Appended::Written(2));
    assert_eq!(submit(2, "1").await.unwrap(), Appended::Written(3));
    assert_eq!(submit(3, "2").await.unwrap(), Appended::Repeated(2));
    assert_eq!(submit(3, "1").await.unwrap(), Appended::Repeated(3));
}

#[tokio::test]
async fn figures_are_kept_once() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder);
    assert_eq!(store.figures("h".into()).await.unwrap(), None);
    for text in ["first", "second"] {
        store.keep_figures("h".into(), text.into()).await.unwrap();
        let kept = store.figures("h".into()).await.unwrap();
        assert_eq!(kept.as_deref(), Some("first"));
    }
}

async fn list(store: &Sqlite, which: Which, visitor: &str) -> Vec<String> {
    let query = ListQuery {
        which,
        visitor: visitor.into(),
        search: String::new(),
        skip: 0,
        most: 10,
    };
    let rows = store.list(query).await.unwrap();
    rows.into_iter().map(|row| row.table).collect()
}

#[tokio::test]
async fn lists_tell_own_tables_from_those_of_others_the_newest_first() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder);
    for (id, stage, listed, at) in [
        ("waiting", StoredStage::Waiting, true, 1),
        ("live", StoredStage::Live, true, 2),
        ("secret", StoredStage::Live, false, 3),
        ("later", StoredStage::Live, true, 4),
        ("finished", StoredStage::Finished, true, 5),
        ("closed", StoredStage::Closed, true, 6),
    ] {
        let new = NewTable {
            index: TableIndex {
                stage,
                listed,
                ..index("")
            },
            at,
            ..table(id)
        };
        store.create(new).await.unwrap();
    }
    for (which, of_ana, of_ben) in [
        (Which::Open, vec![], vec!["waiting"]),
        (Which::Watchable, vec![], vec!["later", "live"]),
        (Which::Finished, vec![], vec!["finished"]),
        (
            Which::Running,
            vec!["later", "secret", "live", "waiting"],
            vec![],
        ),
        (Which::Owing, vec![], vec![]),
        (Which::Past, vec!["closed", "finished"], vec![]),
    ] {
        assert_eq!(list(&store, which, "ana").await, of_ana, "{which:?}");
        assert_eq!(list(&store, which, "ben").await, of_ben, "{which:?}");
    }
    let page = ListQuery {
        which: Which::Running,
        visitor: "ana".into(),
        search: "bot".into(),
        skip: 1,
        most: 2,
    };
    let rows = store.list(page.clone()).await.unwrap();
    let tables: Vec<&str> = rows.iter().map(|row| row.table.as_str()).collect();
    assert_eq!(tables, ["secret", "live"]);
    let search = "nobody".into();
    let none = store.list(ListQuery { search, ..page }).await.unwrap();
    assert!(none.is_empty());
}

#[tokio::test]
async fn what_a_table_waits_for_is_written_with_its_events() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder);
    store.create(table("t")).await.unwrap();
    store.create(table("u")).await.unwrap();
    let asks = |expected, seats| Append {
        index: TableIndex {
            seats,
            ..index("x")
        },
        ..append(expected, vec![event(None, "x")])
    };
    store
        .append(asks(1, vec![seat(2, None, true)]))
        .await
        .unwrap();
    assert!(list(&store, Which::Owing, "ana").await.is_empty());
    let next = vec![seat(1, Some("ana"), true), seat(2, None, false)];
    // What is refused as late does not change the lists either.
    store.append(asks(1, next.clone())).await.unwrap();
    assert!(list(&store, Which::Owing, "ana").await.is_empty());
    store.append(asks(2, next)).await.unwrap();
    assert_eq!(list(&store, Which::Owing, "ana").await, ["t"]);
    // Who got up and may return still finds the table, but it does not wait for them.
    let away = SeatRow {
        sits: false,
        ..seat(1, Some("ana"), true)
    };
    store.append(asks(3, vec![away])).await.unwrap();
    assert!(list(&store, Which::Owing, "ana").await.is_empty());
    assert_eq!(list(&store, Which::Running, "ana").await, ["t", "u"]);
}

/// The best results come first, equal ones share a rank, and one's own is found wherever it
/// stands. What does not count, or was played for something else, is not among them.
#[tokio::test]
async fn results_of_a_contest_are_ranked() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder);
    for (id, contest, standing) in [
        ("low", Some("today"), Some(-3)),
        ("best", Some("today"), Some(40)),
        ("same", Some("today"), Some(7)),
        ("equal", Some("today"), Some(7)),
        ("going", Some("today"), None),
        ("before", Some("yesterday"), Some(99)),
        ("other", None, None),
    ] {
        let index = TableIndex {
            contest: contest.map(String::from),
            standing,
            ..index(id)
        };
        let new = NewTable { index, ..table(id) };
        store.create(new).await.unwrap();
    }
    let results = |table: &str, most| {
        store.results(ResultsQuery {
            contest: "today".into(),
            table: table.into(),
            most,
        })
    };
    let all = results("low", 10).await.unwrap();
    let rows: Vec<_> = all
        .first
        .iter()
        .map(|row| (&*row.table, row.rank))
        .collect();
    assert_eq!(rows, [("best", 1), ("equal", 2), ("same", 2), ("low", 4)]);
    assert_eq!((all.count, all.first[0].summary.as_str()), (4, "best"));
    assert_eq!(all.own.unwrap().rank, 4);
    let few = results("low", 1).await.unwrap();
    assert_eq!(
        (few.count, few.first.len(), few.own.unwrap().rank),
        (4, 1, 4)
    );
    for table in ["going", "before", "other", "nowhere"] {
        assert_eq!(results(table, 1).await.unwrap().own, None, "{table}");
    }
    // What is written later of a table replaces what was known of it.
    let index = TableIndex {
        contest: Some("today".into()),
        standing: Some(8),
        ..index("going")
    };
    store.index(vec![("going".into(), index)]).await.unwrap();
    assert_eq!(results("going", 1).await.unwrap().own.unwrap().rank, 2);
}

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

/// A file of the first format is brought up to date with all that is in it.
#[tokio::test]
async fn a_file_of_the_first_format_is_taken_along() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("test.sqlite");
    let connection = rusqlite::Connection::open(&file).unwrap();
    connection.execute_batch(FIRST_FORMAT).unwrap();
    drop(connection);
    let store = open(&folder);
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

#[tokio::test]
async fn idle_tables_come_in_portions_the_longest_idle_first() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder);
    for (id, stage, person, at) in [
        ("empty", StoredStage::Waiting, None, 30),
        ("a", StoredStage::Waiting, Some("ana"), 20),
        ("b", StoredStage::Waiting, Some("ana"), 20),
        ("young", StoredStage::Waiting, Some("ana"), 90),
        ("game", StoredStage::Live, Some("ana"), 10),
        ("closed", StoredStage::Closed, Some("ana"), 5),
    ] {
        let index = TableIndex {
            stage,
            seats: vec![seat(1, person, false)],
            ..index("")
        };
        let new = NewTable {
            index,
            at,
            ..table(id)
        };
        store.create(new).await.unwrap();
    }
    let idle = async |stage, seated, most| {
        let mut found = Vec::new();
        let mut after = None;
        loop {
            let query = IdleQuery {
                stage,
                seated,
                before: 50,
                after: after.take(),
                most,
            };
            let portion = store.idle(query).await.unwrap();
            assert!(portion.len() <= most as usize);
            let Some(last) = portion.last() else {
                return found;
            };
            after = Some(last.clone());
            found.extend(portion.into_iter().map(|row| row.table));
        }
    };
    assert_eq!(idle(StoredStage::Waiting, Some(false), 9).await, ["empty"]);
    assert_eq!(idle(StoredStage::Waiting, Some(true), 1).await, ["a", "b"]);
    assert_eq!(
        idle(StoredStage::Waiting, None, 2).await,
        ["a", "b", "empty"]
    );
    assert_eq!(idle(StoredStage::Live, None, 2).await, ["game"]);
}
