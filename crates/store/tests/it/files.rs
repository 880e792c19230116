//! Who may read the files of a store, and who may write them.
#![cfg(unix)]

use std::{
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
};

use store::{Lock, Notice, Sqlite, Store, StoreError};

fn mode(path: &Path) -> u32 {
    std::fs::metadata(path).unwrap().permissions().mode() & 0o777
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap();
    entries.map(|entry| entry.unwrap().path()).collect()
}

#[tokio::test]
async fn only_the_owner_may_read_what_is_stored() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("test.sqlite");
    let lock = Lock::take(&database).unwrap();
    lock.announce("127.0.0.1:1 token").unwrap();
    let store = Sqlite::open(&database).unwrap();
    store.check().await.unwrap();
    let files = files(folder.path());
    assert!(files.len() >= 4, "{files:?}");
    for file in files {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
}

#[tokio::test]
async fn a_database_that_everyone_could_read_is_closed_to_others() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("test.sqlite");
    drop(Sqlite::open(&database).unwrap());
    std::fs::set_permissions(&database, PermissionsExt::from_mode(0o644)).unwrap();
    let _store = Sqlite::open(&database).unwrap();
    for file in files(folder.path()) {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
}

#[test]
fn a_database_has_one_lock_and_its_holder_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("test.sqlite");
    let lock = Lock::take(&database).unwrap();
    let refused = Lock::take(&database).unwrap_err();
    assert!(matches!(refused, StoreError::Locked { .. }), "{refused:?}");
    let pid = std::process::id();
    let told = refused.to_string();
    assert!(
        told.contains("test.sqlite") && told.contains(&pid.to_string()),
        "{told}"
    );
    lock.announce("127.0.0.1:1 token").unwrap();
    let notice = Notice::read(&database).unwrap();
    assert_eq!(
        (notice.pid, notice.contact.as_str()),
        (pid, "127.0.0.1:1 token")
    );
    drop(lock);
    assert_eq!(Notice::read(&database), None);
    Lock::take(&database).unwrap();
}
