//! The contract of what is kept of people, on SQLite and on PostgreSQL.

use std::collections::BTreeSet;

use store::{Code, Credential, Merge, Session, SessionKind, Store, Which};

use crate::{
    contract::{append, event, list, table},
    place::Place,
};

on_both_stores! {
    a_session_is_begun_once_and_stays_ended,
    a_visitor_loses_the_sessions_seen_longest_ago,
    all_other_sessions_end_at_once,
    sessions_that_nobody_uses_are_forgotten,
    of_many_who_use_a_code_one_gets_it,
    a_code_is_for_one_purpose_and_ends,
    a_credential_is_somebodys_and_changes_once,
    settings_are_kept_by_name,
    of_two_visitors_one_has_everything,
    nothing_of_an_erased_visitor_is_kept,
}

pub fn session(hash: &str, visitor: &str, seen: u64) -> Session {
    Session {
        hash: hash.into(),
        visitor: visitor.into(),
        kind: SessionKind::Browser,
        device: "Firefox · Linux".into(),
        made: 10,
        seen,
        ended: None,
    }
}

pub fn code(hash: &str, visitor: &str, until: u64) -> Code {
    Code {
        hash: hash.into(),
        purpose: "link".into(),
        visitor: visitor.into(),
        data: "data".into(),
        until,
    }
}

pub fn credential(id: &str, visitor: &str) -> Credential {
    Credential {
        id: id.into(),
        visitor: visitor.into(),
        name: "Zoë’s phone".into(),
        data: "1".into(),
        made: 10,
        used: None,
    }
}

async fn hashes(store: &dyn Store, visitor: &str) -> Vec<String> {
    let sessions = store.sessions(visitor.into()).await.unwrap();
    sessions.into_iter().map(|session| session.hash).collect()
}

async fn a_session_is_begun_once_and_stays_ended(place: Place) {
    let store = place.open().await;
    let first = session("a", "ana", 10);
    assert_eq!(store.session("a".into()).await.unwrap(), None);
    let begun = store.begin_session(first.clone(), 9).await.unwrap();
    assert_eq!(begun, first);
    // Whoever begins it again is told of the one that is kept.
    let again = store.begin_session(session("a", "ben", 99), 9).await;
    assert_eq!(again.unwrap(), first);
    for (at, seen) in [(20, 20), (15, 20)] {
        store.see_session("a".into(), at).await.unwrap();
        let kept = store.session("a".into()).await.unwrap().unwrap();
        assert_eq!(kept.seen, seen);
    }
    let end = |visitor: &str| store.end_session(visitor.into(), "a".into(), 30);
    assert!(!end("ben").await.unwrap());
    assert!(end("ana").await.unwrap());
    assert!(!end("ana").await.unwrap());
    assert!(hashes(&*store, "ana").await.is_empty());
    let begun = store.begin_session(first, 9).await.unwrap();
    assert_eq!(begun.ended, Some(30));
    assert!(hashes(&*store, "ana").await.is_empty());
}

async fn a_visitor_loses_the_sessions_seen_longest_ago(place: Place) {
    let store = place.open().await;
    let program = Session {
        kind: SessionKind::Program,
        ..session("p", "ana", 1)
    };
    store.begin_session(program, 2).await.unwrap();
    store
        .begin_session(session("b", "ben", 1), 2)
        .await
        .unwrap();
    for (hash, seen) in [("x", 40), ("y", 30), ("z", 20)] {
        let begun = store.begin_session(session(hash, "ana", seen), 2);
        assert_eq!(begun.await.unwrap().ended, None, "{hash}");
    }
    // The new one stays, although its clock is behind; others and programs count for themselves.
    assert_eq!(hashes(&*store, "ana").await, ["x", "z", "p"]);
    assert_eq!(hashes(&*store, "ben").await, ["b"]);
}

async fn all_other_sessions_end_at_once(place: Place) {
    let store = place.open().await;
    for hash in ["x", "y", "z"] {
        store
            .begin_session(session(hash, "ana", 10), 9)
            .await
            .unwrap();
    }
    store
        .begin_session(session("b", "ben", 10), 9)
        .await
        .unwrap();
    let ended = store.end_other_sessions("ana".into(), "y".into(), 20).await;
    let ended: BTreeSet<String> = ended.unwrap().into_iter().collect();
    assert_eq!(ended, ["x".to_owned(), "z".to_owned()].into());
    assert_eq!(hashes(&*store, "ana").await, ["y"]);
    assert_eq!(hashes(&*store, "ben").await, ["b"]);
}

async fn sessions_that_nobody_uses_are_forgotten(place: Place) {
    let store = place.open().await;
    for (hash, seen) in [("old", 10), ("ended", 10), ("new", 100)] {
        store
            .begin_session(session(hash, "ana", seen), 9)
            .await
            .unwrap();
    }
    let ended = store.end_session("ana".into(), "ended".into(), 100).await;
    assert!(ended.unwrap());
    assert_eq!(store.forget_sessions(50).await.unwrap(), 1);
    assert_eq!(store.session("old".into()).await.unwrap(), None);
    assert_eq!(hashes(&*store, "ana").await, ["new"]);
    // An ended one is known as long, so that it is not begun again.
    assert!(store.session("ended".into()).await.unwrap().is_some());
    assert_eq!(store.forget_sessions(101).await.unwrap(), 2);
}

async fn of_many_who_use_a_code_one_gets_it(place: Place) {
    let store = place.open().await;
    store.keep_code(code("c", "ana", 100), 9).await.unwrap();
    let found = store.code("c".into(), "link", 50).await.unwrap();
    assert_eq!(found, Some(code("c", "ana", 100)));
    let tries = (0..8).map(|_| {
        let store = store.clone();
        tokio::spawn(async move { store.use_code("c".into(), "link", 50).await.unwrap() })
    });
    let tries: Vec<_> = tries.collect();
    let mut got = 0;
    for one in tries {
        got += usize::from(one.await.unwrap().is_some());
    }
    assert_eq!(got, 1);
    assert_eq!(store.code("c".into(), "link", 50).await.unwrap(), None);
}

async fn a_code_is_for_one_purpose_and_ends(place: Place) {
    let store = place.open().await;
    for (hash, until) in [("a", 100), ("b", 110), ("c", 90)] {
        store.keep_code(code(hash, "ana", until), 2).await.unwrap();
    }
    for (hash, purpose, at, holds) in [
        ("b", "link", 109, true),
        ("b", "link", 110, false),
        ("b", "passkey", 50, false),
        // Of more than two the one that holds least long is gone, but not the new one.
        ("a", "link", 50, false),
        ("c", "link", 50, true),
        ("d", "link", 50, false),
    ] {
        let found = store.code(hash.into(), purpose, at).await.unwrap();
        assert_eq!(found.is_some(), holds, "{hash} {purpose} {at}");
        if !holds {
            let used = store.use_code(hash.into(), purpose, at).await.unwrap();
            assert_eq!(used, None, "{hash} {purpose} {at}");
        }
    }
    // What is nobody's yet has no limit.
    for hash in ["x", "y", "z"] {
        store.keep_code(code(hash, "", 200), 2).await.unwrap();
    }
    assert_eq!(store.forget_codes(110).await.unwrap(), 2);
    for hash in ["x", "y", "z"] {
        let found = store.code(hash.into(), "link", 50).await.unwrap();
        assert!(found.is_some(), "{hash}");
    }
}

async fn a_credential_is_somebodys_and_changes_once(place: Place) {
    let store = place.open().await;
    let first = credential("k", "ana");
    assert!(store.add_credential(first.clone()).await.unwrap());
    let stolen = store.add_credential(credential("k", "ben")).await;
    assert!(!stolen.unwrap());
    let found = store.credential("k".into()).await.unwrap();
    assert_eq!(found.as_ref(), Some(&first));
    assert_eq!(store.credential("l".into()).await.unwrap(), None);
    let used = |read: &Credential, data: &str| {
        let (read, data) = (read.clone(), data.to_owned());
        store.use_credential(read, data, 50)
    };
    assert!(used(&first, "2").await.unwrap());
    // Whoever has read what was before is late.
    assert!(!used(&first, "3").await.unwrap());
    let now = store.credentials("ana".into()).await.unwrap();
    let expected = Credential {
        data: "2".into(),
        used: Some(50),
        ..first
    };
    assert_eq!(now, [expected]);
    let remove = |visitor: &str| store.remove_credential(visitor.into(), "k".into());
    assert!(!remove("ben").await.unwrap());
    assert!(remove("ana").await.unwrap());
    assert!(store.credentials("ana".into()).await.unwrap().is_empty());
}

async fn settings_are_kept_by_name(place: Place) {
    let store = place.open().await;
    let set = |visitor: &str, name: &str, value: &str| {
        store.set(visitor.into(), vec![(name.into(), value.into())])
    };
    set("ana", "theme", "dark").await.unwrap();
    set("ana", "language", "fr").await.unwrap();
    set("ana", "theme", "light").await.unwrap();
    set("ben", "theme", "auto").await.unwrap();
    store.set("ana".into(), Vec::new()).await.unwrap();
    let own = store.settings("ana".into()).await.unwrap();
    let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    assert_eq!(own, [pair("language", "fr"), pair("theme", "light")]);
    let own = store.settings("cleo".into()).await.unwrap();
    assert!(own.is_empty());
}

/// Something of each kind.
async fn settle(store: &dyn Store, visitor: &str) {
    let name = |what: &str| format!("{what} of {visitor}");
    store
        .name_visitor(visitor.into(), name("name"))
        .await
        .unwrap();
    store
        .begin_session(session(&name("session"), visitor, 10), 9)
        .await
        .unwrap();
    store
        .keep_code(code(&name("code"), visitor, 100), 9)
        .await
        .unwrap();
    let added = store.add_credential(credential(&name("key"), visitor));
    assert!(added.await.unwrap());
    let own = (visitor.to_owned(), "x".to_owned());
    let theme = ("theme".to_owned(), name("theme"));
    store.set(visitor.into(), vec![own, theme]).await.unwrap();
}

async fn of_two_visitors_one_has_everything(place: Place) {
    let store = place.open().await;
    settle(&*store, "ana").await;
    settle(&*store, "ben").await;
    store.create(table("t")).await.unwrap();
    let made = append(1, vec![event(None, "by ana")]);
    store.append(made).await.unwrap();
    let merge = Merge {
        from: "ana".into(),
        to: "ben".into(),
        tables: vec![("t".into(), vec![(2, "by ben".into())])],
    };
    store.merge(merge).await.unwrap();
    let events = store.read_since("t".into(), 0).await.unwrap();
    let bodies: Vec<&str> = events.iter().map(|event| &*event.body).collect();
    assert_eq!(bodies, ["opened", "by ben"]);
    assert_eq!(list(&*store, Which::Running, "ben").await, ["t"]);
    assert!(list(&*store, Which::Running, "ana").await.is_empty());
    let hosted = |visitor: &str| store.unended_tables_of(visitor.into());
    assert_eq!(hosted("ben").await.unwrap(), 1);
    assert_eq!(hosted("ana").await.unwrap(), 0);
    assert_eq!(hashes(&*store, "ben").await.len(), 2);
    assert!(hashes(&*store, "ana").await.is_empty());
    let code = store.code("code of ana".into(), "link", 50).await.unwrap();
    assert_eq!(code.unwrap().visitor, "ben");
    assert_eq!(store.credentials("ben".into()).await.unwrap().len(), 2);
    let name = store.visitor("ben".into()).await.unwrap();
    assert_eq!(name.as_deref(), Some("name of ben"));
    assert_eq!(store.visitor("ana".into()).await.unwrap(), None);
    let settings = store.settings("ben".into()).await.unwrap();
    let names: Vec<&str> = settings.iter().map(|(name, _)| &**name).collect();
    assert_eq!(names, ["ana", "ben", "theme"]);
    assert_eq!(settings[2].1, "theme of ben");
    assert!(store.settings("ana".into()).await.unwrap().is_empty());
    if store.is_shared() {
        let heads = store.heads(vec!["t".into()]).await.unwrap();
        assert_eq!(heads[0].rewritten, 1);
    }
    // A name that the other does not have is taken along.
    settle(&*store, "cleo").await;
    let merge = Merge {
        from: "cleo".into(),
        to: "dora".into(),
        tables: Vec::new(),
    };
    store.merge(merge).await.unwrap();
    let name = store.visitor("dora".into()).await.unwrap();
    assert_eq!(name.as_deref(), Some("name of cleo"));
}

async fn nothing_of_an_erased_visitor_is_kept(place: Place) {
    let store = place.open().await;
    settle(&*store, "ana").await;
    settle(&*store, "ben").await;
    store.rewrite("ana".into(), Vec::new()).await.unwrap();
    assert_eq!(store.visitor("ana".into()).await.unwrap(), None);
    let session = store.session("session of ana".into()).await.unwrap();
    assert_eq!(session, None);
    let code = store.code("code of ana".into(), "link", 50).await.unwrap();
    assert_eq!(code, None);
    assert!(store.credentials("ana".into()).await.unwrap().is_empty());
    assert!(store.settings("ana".into()).await.unwrap().is_empty());
    assert_eq!(hashes(&*store, "ben").await.len(), 1);
    assert_eq!(store.settings("ben".into()).await.unwrap().len(), 2);
}
