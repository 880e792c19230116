//! A backup is the whole data of one moment, and comes back as it was.

use std::{fs, path::Path};

use store::{
    Append, Appended, Lock, NewEvent, NewTable, Sqlite, Store, StoreError, TableIndex,
    backup::{self, BackupError},
};

fn event(body: &str) -> NewEvent {
    NewEvent {
        submission: None,
        body: body.into(),
    }
}

async fn fill(store: &Sqlite, tables: u64) {
    for id in 0..tables {
        let table = NewTable {
            id: format!("t{id}"),
            secret: "secret".into(),
            events: vec![event("one"), event("two")],
            index: TableIndex::default(),
            notices: Vec::new(),
            at: 1,
        };
        store.create(table).await.unwrap();
    }
}

/// Appends one event, guarded by the number of the last.
async fn go_on(store: &Sqlite, expected: u64) {
    let append = Append {
        table: "t0".into(),
        expected,
        events: vec![event("more")],
        kept: Vec::new(),
        notices: Vec::new(),
        index: TableIndex::default(),
        at: 1,
    };
    let written = store.append(append).await.unwrap();
    assert_eq!(written, Appended::Written(expected + 1));
}

/// The file alone is empty while a server runs; its backup is not.
#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_whole_while_the_store_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let _lock = Lock::take(&path("live.sqlite")).unwrap();
    let store = Sqlite::open(&path("live.sqlite")).unwrap();
    fill(&store, 50).await;
    go_on(&store, 2).await;
    let (database, into) = (path("live.sqlite"), path("backup.sqlite"));
    let copying = tokio::task::spawn_blocking(move || backup::backup(&database, &into, false));
    for expected in 3..40 {
        go_on(&store, expected).await;
    }
    let contents = copying.await.unwrap().unwrap();
    assert_eq!(contents.tables, 50);
    assert!((101..=140).contains(&contents.events), "{contents:?}");
    assert_eq!(backup::check(&path("backup.sqlite")).unwrap(), contents);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(path("backup.sqlite"))
            .unwrap()
            .permissions()
            .mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    assert!(!path("backup.sqlite.new").exists());
}

#[tokio::test]
async fn a_restored_backup_is_as_it_was_and_the_old_data_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let database = path("live.sqlite");
    let store = Sqlite::open(&database).unwrap();
    fill(&store, 3).await;
    let made = backup::backup(&database, &path("backup.sqlite"), false).unwrap();
    go_on(&store, 2).await;
    drop(store);
    // What a killed server leaves: data that is only in the log beside the file.
    fs::write(path("live.sqlite-wal"), b"").unwrap();

    let refused = backup::restore(&path("backup.sqlite"), &database, false).unwrap_err();
    assert!(matches!(refused, BackupError::Exists(_)), "{refused}");
    let restored = backup::restore(&path("backup.sqlite"), &database, true).unwrap();
    assert_eq!(
        (restored.tables, restored.events),
        (made.tables, made.events)
    );
    assert!(
        !path("live.sqlite-wal").exists(),
        "an old log beside new data"
    );
    let store = Sqlite::open(&database).unwrap();
    let events = store.read("t0".into()).await.unwrap().unwrap().events;
    assert_eq!(events.len(), 2);
    let old = Sqlite::open(&path("live.sqlite.old")).unwrap();
    let events = old.read("t0".into()).await.unwrap().unwrap().events;
    assert_eq!(events.len(), 3);
}

#[tokio::test]
async fn nothing_is_restored_while_a_server_uses_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let store = Sqlite::open(&path("live.sqlite")).unwrap();
    fill(&store, 1).await;
    backup::backup(&path("live.sqlite"), &path("backup.sqlite"), false).unwrap();
    let _lock = Lock::take(&path("live.sqlite")).unwrap();
    let refused = backup::restore(&path("backup.sqlite"), &path("live.sqlite"), true);
    let refused = refused.unwrap_err();
    let locked = matches!(refused, BackupError::Store(StoreError::Locked { .. }));
    assert!(locked, "{refused}");
}

#[tokio::test]
async fn what_is_not_sound_is_neither_backed_up_nor_restored() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let database = path("live.sqlite");
    let store = Sqlite::open(&database).unwrap();
    fill(&store, 60).await;
    // A copy of the file alone, while its data is in the log beside it.
    fs::copy(&database, path("copied.sqlite")).unwrap();
    backup::backup(&database, &path("backup.sqlite"), false).unwrap();
    damage(&path("backup.sqlite"));
    fs::write(
        path("text.sqlite"),
        "no database at all, but long enough to be read as one",
    )
    .unwrap();
    drop(store);
    for (file, want) in [
        ("copied.sqlite", "backup"),
        ("backup.sqlite", "damaged"),
        ("text.sqlite", "damaged"),
        ("nowhere.sqlite", "not there"),
        ("live.sqlite", "itself"),
    ] {
        let told = backup::restore(&path(file), &database, true)
            .unwrap_err()
            .to_string();
        assert!(told.contains(file) && told.contains(want), "{file}: {told}");
    }
    let refused = backup::backup(&path("backup.sqlite"), &path("again.sqlite"), false);
    assert!(matches!(refused, Err(BackupError::Damaged { .. })));
    assert!(!path("again.sqlite").exists());
}

/// Overwrites the middle of a file.
fn damage(path: &Path) {
    let mut bytes = fs::read(path).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 3_000].fill(0xa5);
    fs::write(path, bytes).unwrap();
}
