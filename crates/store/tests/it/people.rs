//! The contract of what is kept of people, on SQLite and on PostgreSQL.

use std::collections::BTreeSet;

use store::{Code, Credential, Merge, Name, Session, SessionKind, Store, Which};

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
    a_name_belongs_to_whoever_has_a_credential,
    of_two_who_keep_one_name_at_once_one_owns_it,
    a_name_goes_along_and_becomes_free_again,
    names_from_before_are_owned_in_the_order_they_came,
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

/// A name that looks like itself, whatever letters of it are large.
pub fn named(name: &str) -> Name {
    Name {
        name: name.into(),
        look: format!("look of {name}"),
        folded: name.to_lowercase(),
    }
}

async fn name_of(store: &dyn Store, visitor: &str) -> Option<String> {
    store.visitor(visitor.into()).await.unwrap()
}

async fn call(store: &dyn Store, visitor: &str, name: &str) -> bool {
    store
        .name_visitor(visitor.into(), named(name))
        .await
        .unwrap()
}

async fn keep(store: &dyn Store, visitor: &str) {
    let key = credential(&format!("key of {visitor}"), visitor);
    assert!(store.add_credential(key).await.unwrap());
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
    // Its owner puts another in its place.
    let again = Credential {
        name: "Zoë’s desk".into(),
        ..credential("k", "ana")
    };
    assert!(store.add_credential(again.clone()).await.unwrap());
    let now = store.credentials("ana".into()).await.unwrap();
    assert_eq!(now, [again]);
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
    let all = ["ana", "ben", "cleo"].map(String::from).to_vec();
    let light = store.with_setting("theme".into(), "light".into(), all.clone());
    assert_eq!(light.await.unwrap(), ["ana"]);
    let french = store.with_setting("language".into(), "light".into(), all);
    assert!(french.await.unwrap().is_empty());
    let own = store.settings("cleo".into()).await.unwrap();
    assert!(own.is_empty());
}

/// Guests may share a name until one of them keeps it; then it is nobody else's, and neither is one
/// that looks like it.
async fn a_name_belongs_to_whoever_has_a_credential(place: Place) {
    let store = place.open().await;
    for guest in ["ana", "ben", "cleo"] {
        assert!(call(&*store, guest, "Ana").await, "{guest}");
    }
    assert!(call(&*store, "cleo", "aNA").await);
    keep(&*store, "ana").await;
    for guest in ["ben", "cleo"] {
        assert_eq!(name_of(&*store, guest).await, None, "{guest}");
        for name in ["Ana", "ANA"] {
            assert!(!call(&*store, guest, name).await, "{guest}: {name}");
        }
        assert!(call(&*store, guest, "Ben").await);
    }
    // The owner may write it in another way; the way before is free then, if it looks otherwise.
    assert!(call(&*store, "ana", "ANA").await);
    assert!(!call(&*store, "ben", "Ana").await);
    assert!(call(&*store, "ana", "Anastasia").await);
    assert!(call(&*store, "ben", "Ana").await);
    assert_eq!(name_of(&*store, "ana").await.as_deref(), Some("Anastasia"));
    // What nobody can own is nobody's.
    let star = |visitor: &str| {
        let star = Name {
            look: String::new(),
            folded: String::new(),
            ..named("Mira 7")
        };
        store.name_visitor(visitor.into(), star)
    };
    assert!(star("ana").await.unwrap() && star("ben").await.unwrap());
}

async fn of_two_who_keep_one_name_at_once_one_owns_it(place: Place) {
    let store = place.open().await;
    let visitors: Vec<String> = (0..8).map(|n| format!("visitor {n}")).collect();
    let tries = visitors.iter().map(|visitor| {
        let (store, visitor) = (store.clone(), visitor.clone());
        tokio::spawn(async move {
            keep(&*store, &visitor).await;
            call(&*store, &visitor, "Ana").await
        })
    });
    let tries: Vec<_> = tries.collect();
    let mut owners = 0;
    for one in tries {
        owners += usize::from(one.await.unwrap());
    }
    assert_eq!(owners, 1);
    // The other way round: a name first, a credential then.
    let guests: Vec<String> = (0..8).map(|n| format!("guest {n}")).collect();
    for guest in &guests {
        assert!(call(&*store, guest, "Ben").await);
    }
    let keeping = guests.iter().map(|guest| {
        let (store, guest) = (store.clone(), guest.clone());
        tokio::spawn(async move { keep(&*store, &guest).await })
    });
    for one in keeping.collect::<Vec<_>>() {
        one.await.unwrap();
    }
    let mut named = 0;
    for guest in &guests {
        named += usize::from(name_of(&*store, guest).await.is_some());
    }
    assert_eq!(named, 1);
}

async fn a_name_goes_along_and_becomes_free_again(place: Place) {
    let store = place.open().await;
    let is_free = async |name: &str| {
        let is_free = call(&*store, "eve", name).await;
        call(&*store, "eve", "Eve").await;
        is_free
    };
    // Two become one: whose name it was is known by the other's, which is owned from then on.
    assert!(call(&*store, "ana", "Ana").await && call(&*store, "ben", "Ben").await);
    keep(&*store, "ana").await;
    assert!(!is_free("Ana").await && is_free("Ben").await);
    let merge = |from: &str, to: &str| Merge {
        from: from.into(),
        to: to.into(),
        tables: Vec::new(),
    };
    store.merge(merge("ana", "ben")).await.unwrap();
    assert_eq!(name_of(&*store, "ben").await.as_deref(), Some("Ben"));
    assert!(is_free("Ana").await && !is_free("Ben").await);
    // Whoever has no name takes it along.
    store.merge(merge("ben", "cleo")).await.unwrap();
    assert!(!is_free("Ben").await);
    // Without a credential it is as anybody's.
    let removed = store.remove_credential("cleo".into(), "key of ana".into());
    assert!(removed.await.unwrap());
    assert!(is_free("Ben").await);
    keep(&*store, "cleo").await;
    assert!(!is_free("Ben").await);
    // Nor is it anybody's who is erased.
    store.rewrite("cleo".into(), Vec::new()).await.unwrap();
    assert!(is_free("Ben").await);
}

async fn names_from_before_are_owned_in_the_order_they_came(place: Place) {
    let store = place.open().await;
    for visitor in ["guest", "late", "early"] {
        assert!(call(&*store, visitor, visitor).await);
    }
    for (visitor, made) in [("late", 20), ("early", 10)] {
        let key = Credential {
            made,
            ..credential(visitor, visitor)
        };
        assert!(store.add_credential(key).await.unwrap());
    }
    place.forget_looks().await;
    let all = store.names_without_looks(9).await.unwrap();
    let order: Vec<&str> = all.iter().map(|(id, _)| &**id).collect();
    assert_eq!(order, ["early", "late", "guest"]);
    assert_eq!(store.names_without_looks(2).await.unwrap().len(), 2);
    let alike = all.into_iter().map(|(id, name)| {
        let name = Name {
            name,
            ..named("Ana")
        };
        (id, name)
    });
    store.set_looks(alike.collect()).await.unwrap();
    assert!(store.names_without_looks(9).await.unwrap().is_empty());
    assert_eq!(name_of(&*store, "early").await.as_deref(), Some("early"));
    for visitor in ["late", "guest"] {
        assert_eq!(name_of(&*store, visitor).await, None, "{visitor}");
    }
}

/// Something of each kind.
async fn settle(store: &dyn Store, visitor: &str) {
    let name = |what: &str| format!("{what} of {visitor}");
    store
        .name_visitor(visitor.into(), named(&name("name")))
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
