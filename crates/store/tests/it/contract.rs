//! The contract of a store, on SQLite and on PostgreSQL.

use store::{
    Append, Appended, Ban, Beat, DueQuery, IdleQuery, ListQuery, NewEvent, NewTable, Outage,
    ResultsQuery, Rewritten, SeatRow, Store, StoredStage, SubmissionKey, TableIndex, Which,
};

use crate::{people::named, place::Place};

/// Every test of the contract, once for each store.
macro_rules! on_both_stores {
    ($($test:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test(super::Place::file()).await;
            })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test(super::Place::server()).await;
            })*
        }
    };
}

on_both_stores! {
    events_come_back_in_order_with_their_numbers,
    a_late_append_is_refused_and_changes_nothing,
    a_repeated_submission_is_recognised_however_late,
    a_submission_that_is_sent_many_times_at_once_is_one_event,
    what_was_answered_survives_closing_the_store,
    the_same_table_is_not_made_twice_and_others_in_the_batch_are,
    of_many_writers_exactly_one_wins_each_number,
    a_text_is_kept_beside_its_table,
    every_event_has_its_time,
    the_head_of_a_table_is_its_last_event,
    nobody_can_spend_the_submissions_of_another_scope,
    figures_are_kept_once,
    a_constant_is_the_same_for_all_who_make_it_at_once,
    a_constant_is_followed_by_another_and_stays_known,
    lists_tell_own_tables_from_those_of_others_the_newest_first,
    what_a_table_waits_for_is_written_with_its_events,
    results_of_a_contest_are_ranked,
    idle_tables_come_in_portions_the_longest_idle_first,
    unended_tables_of_a_host_are_counted,
    tables_whose_index_is_old_are_indexed_anew,
    a_table_is_deleted_with_all_that_belongs_to_it,
    texts_are_taken_back_with_numbers_and_times_kept,
    bans_are_kept_until_they_are_lifted,
    whoever_runs_the_server_sees_tables_of_all_stages,
    nothing_is_found_by_a_text_that_cannot_be_a_name,
    a_sound_store_is_found_sound,
    what_is_due_is_found_by_its_time,
    own_tables_are_in_the_order_of_the_time_left,
    a_time_without_anybody_is_an_outage,
}

pub fn event(submission: Option<&str>, body: &str) -> NewEvent {
    NewEvent {
        submission: submission.map(|id| key("1", id)),
        body: body.to_string(),
    }
}

pub fn key(scope: &str, id: &str) -> SubmissionKey {
    SubmissionKey {
        scope: scope.into(),
        id: id.into(),
    }
}

/// What lists know of a table with two seats, one of them a bot's.
pub fn index(summary: &str) -> TableIndex {
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
        result: None,
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
        due: None,
    }
}

pub fn table(id: &str) -> NewTable {
    NewTable {
        id: id.to_string(),
        secret: "secret".into(),
        events: vec![event(None, "opened")],
        index: index("summary 1"),
        notices: Vec::new(),
        at: 100,
    }
}

pub fn append(expected: u64, events: Vec<NewEvent>) -> Append {
    Append {
        table: "t".into(),
        expected,
        events,
        index: index(&format!("summary {}", expected + 1)),
        kept: Vec::new(),
        notices: Vec::new(),
        at: 100 + expected,
    }
}

async fn events_come_back_in_order_with_their_numbers(place: Place) {
    let store = place.open().await;
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

async fn a_late_append_is_refused_and_changes_nothing(place: Place) {
    let store = place.open().await;
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

async fn a_repeated_submission_is_recognised_however_late(place: Place) {
    let store = place.open().await;
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

async fn what_was_answered_survives_closing_the_store(place: Place) {
    let store = place.open().await;
    store.create(table("t")).await.unwrap();
    store
        .append(append(1, vec![event(None, "a")]))
        .await
        .unwrap();
    let name = named("Ana");
    store.name_visitor("v".into(), name).await.unwrap();
    let key = store.constant("key".into(), "first".into()).await.unwrap();
    drop(store);
    let store = place.open().await;
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

async fn the_same_table_is_not_made_twice_and_others_in_the_batch_are(place: Place) {
    let store = place.open().await;
    store.create(table("t")).await.unwrap();
    let (twice, other) = tokio::join!(store.create(table("t")), store.create(table("u")));
    assert!(twice.is_err());
    other.unwrap();
    assert!(store.read("u".into()).await.unwrap().is_some());
}

async fn of_many_writers_exactly_one_wins_each_number(place: Place) {
    let store = place.open().await;
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

async fn a_text_is_kept_beside_its_table(place: Place) {
    let store = place.open().await;
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
    let kept = place.open().await.kept("t".into(), "review").await.unwrap();
    assert_eq!(kept.as_deref(), Some("second"));
    // There is nothing to keep a text beside.
    let lost = place
        .open()
        .await
        .keep("u".into(), "review", "x".into())
        .await;
    assert!(lost.is_err());
}

async fn every_event_has_its_time(place: Place) {
    let store = place.open().await;
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

async fn nobody_can_spend_the_submissions_of_another_scope(place: Place) {
    let store = place.open().await;
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

async fn figures_are_kept_once(place: Place) {
    let store = place.open().await;
    assert_eq!(store.figures("h".into()).await.unwrap(), None);
    for text in ["first", "second"] {
        store.keep_figures("h".into(), text.into()).await.unwrap();
        let kept = store.figures("h".into()).await.unwrap();
        assert_eq!(kept.as_deref(), Some("first"));
    }
}

pub async fn list(store: &dyn Store, which: Which, visitor: &str) -> Vec<String> {
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

async fn lists_tell_own_tables_from_those_of_others_the_newest_first(place: Place) {
    let store = place.open().await;
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
        assert_eq!(list(&*store, which, "ana").await, of_ana, "{which:?}");
        assert_eq!(list(&*store, which, "ben").await, of_ben, "{which:?}");
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

async fn what_a_table_waits_for_is_written_with_its_events(place: Place) {
    let store = place.open().await;
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
    assert!(list(&*store, Which::Owing, "ana").await.is_empty());
    let next = vec![seat(1, Some("ana"), true), seat(2, None, false)];
    // What is refused as late does not change the lists either.
    store.append(asks(1, next.clone())).await.unwrap();
    assert!(list(&*store, Which::Owing, "ana").await.is_empty());
    store.append(asks(2, next)).await.unwrap();
    assert_eq!(list(&*store, Which::Owing, "ana").await, ["t"]);
    // Who got up and may return still finds the table, but it does not wait for them.
    let away = SeatRow {
        sits: false,
        ..seat(1, Some("ana"), true)
    };
    store.append(asks(3, vec![away])).await.unwrap();
    assert!(list(&*store, Which::Owing, "ana").await.is_empty());
    assert_eq!(list(&*store, Which::Running, "ana").await, ["t", "u"]);
}

/// The best results come first, equal ones share a rank, and one's own is found wherever it
/// stands. What does not count, or was played for something else, is not among them.
async fn results_of_a_contest_are_ranked(place: Place) {
    let store = place.open().await;
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

async fn idle_tables_come_in_portions_the_longest_idle_first(place: Place) {
    let store = place.open().await;
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

/// Whoever repeats a submission may do so while the first one is on its way, and may have heard
/// of other events meanwhile.
async fn a_submission_that_is_sent_many_times_at_once_is_one_event(place: Place) {
    let store = place.open().await;
    store.create(table("t")).await.unwrap();
    for round in 0..20 {
        let last = 1 + round;
        let sent = (0..8).map(|n| {
            let store = store.clone();
            let id = format!("round {round}");
            // Some know the last event, some an earlier or a later one.
            let expected = [last, last + 1, last - 1][n % 3];
            let append = append(expected, vec![event(Some(&id), "x")]);
            tokio::spawn(async move { store.append(append).await.unwrap() })
        });
        let mut written = 0;
        for answer in sent.collect::<Vec<_>>() {
            match answer.await.unwrap() {
                Appended::Written(seq) => {
                    assert_eq!(seq, last + 1);
                    written += 1;
                }
                Appended::Repeated(seq) => assert_eq!(seq, last + 1),
                // It was there before the first of them.
                Appended::Conflict(seq) => assert_eq!(seq, last),
            }
        }
        assert_eq!(written, 1, "round {round}");
        let events = store.read_since("t".into(), 0).await.unwrap();
        assert_eq!(events.len() as u64, last + 1);
    }
}

async fn a_constant_is_followed_by_another_and_stays_known(place: Place) {
    let store = place.open().await;
    let constant = |name: &str| store.constant(name.into(), "fresh".into());
    let rotate = |fresh: &str| store.rotate("key".into(), "before".into(), fresh.into());
    store.constant("key".into(), "first".into()).await.unwrap();
    for (fresh, before) in [("second", "first"), ("third", "second")] {
        rotate(fresh).await.unwrap();
        assert_eq!(constant("key").await.unwrap(), fresh);
        assert_eq!(constant("before").await.unwrap(), before);
    }
}

async fn a_constant_is_the_same_for_all_who_make_it_at_once(place: Place) {
    let store = place.open().await;
    let made = (0..8).map(|n| {
        let store = store.clone();
        tokio::spawn(async move { store.constant("key".into(), n.to_string()).await.unwrap() })
    });
    let mut values = Vec::new();
    for value in made.collect::<Vec<_>>() {
        values.push(value.await.unwrap());
    }
    assert!(values.iter().all(|value| *value == values[0]), "{values:?}");
}

async fn unended_tables_of_a_host_are_counted(place: Place) {
    let store = place.open().await;
    for (id, host, stage) in [
        ("a", "ana", StoredStage::Waiting),
        ("b", "ana", StoredStage::Live),
        ("c", "ana", StoredStage::Finished),
        ("d", "ana", StoredStage::Closed),
        ("e", "ben", StoredStage::Live),
    ] {
        let index = TableIndex {
            host: host.into(),
            stage,
            ..index("")
        };
        let new = NewTable { index, ..table(id) };
        store.create(new).await.unwrap();
    }
    for (host, count) in [("ana", 2), ("ben", 1), ("cleo", 0)] {
        let found = store.unended_tables_of(host.into()).await.unwrap();
        assert_eq!(found, count, "{host}");
    }
}

async fn tables_whose_index_is_old_are_indexed_anew(place: Place) {
    let store = place.open().await;
    for id in ["t", "u"] {
        store.create(table(id)).await.unwrap();
    }
    assert!(store.unindexed(1, 10).await.unwrap().is_empty());
    assert_eq!(store.unindexed(2, 1).await.unwrap().len(), 1);
    let newer = TableIndex {
        stage: StoredStage::Finished,
        version: 2,
        ..index("anew")
    };
    store.index(vec![("t".into(), newer)]).await.unwrap();
    let left = store.unindexed(2, 10).await.unwrap();
    let left: Vec<&str> = left.iter().map(|row| &*row.table).collect();
    assert_eq!(left, ["u"]);
    // Nothing happened at the table.
    let past = ListQuery {
        which: Which::Past,
        visitor: "ana".into(),
        search: String::new(),
        skip: 0,
        most: 10,
    };
    let past = store.list(past).await.unwrap();
    assert_eq!((past[0].updated, &*past[0].summary), (100, "anew"));
    assert_eq!(store.read_since("t".into(), 0).await.unwrap().len(), 1);
}

async fn a_table_is_deleted_with_all_that_belongs_to_it(place: Place) {
    let store = place.open().await;
    for id in ["t", "u"] {
        store.create(table(id)).await.unwrap();
        store.keep(id.into(), "review", "x".into()).await.unwrap();
    }
    assert!(store.delete("t".into()).await.unwrap());
    assert!(!store.delete("t".into()).await.unwrap());
    assert!(store.read("t".into()).await.unwrap().is_none());
    assert!(store.read_since("t".into(), 0).await.unwrap().is_empty());
    assert_eq!(store.kept("t".into(), "review").await.unwrap(), None);
    assert_eq!(list(&*store, Which::Running, "ana").await, ["u"]);
    assert_eq!(store.size().await.unwrap().tables, 1);
    // Its name is free again, and nothing is left of what it was.
    store.create(table("t")).await.unwrap();
    assert_eq!(store.kept("t".into(), "review").await.unwrap(), None);
}

async fn texts_are_taken_back_with_numbers_and_times_kept(place: Place) {
    let store = place.open().await;
    store.create(table("t")).await.unwrap();
    store.create(table("u")).await.unwrap();
    let said = vec![event(Some("a"), "ana said"), event(None, "ben said")];
    store.append(append(1, said)).await.unwrap();
    store
        .name_visitor("ana".into(), named("Ana"))
        .await
        .unwrap();
    store
        .keep("t".into(), "review", "of ana".into())
        .await
        .unwrap();
    assert_eq!(store.mentioning("ana".into()).await.unwrap(), ["t"]);
    let before = store.read_since("t".into(), 0).await.unwrap();
    let rewritten = Rewritten {
        table: "t".into(),
        events: vec![(2, "someone said".into())],
        summary: vec![("summary".into(), "shorter".into())],
        kept: vec![("record".into(), "of someone".into())],
        stand_in: "someone".into(),
    };
    store.rewrite("ana".into(), vec![rewritten]).await.unwrap();
    let after = store.read_since("t".into(), 0).await.unwrap();
    for (before, after) in before.iter().zip(&after) {
        let expected = if before.seq == 2 {
            "someone said"
        } else {
            &before.body
        };
        assert_eq!(after.body, expected);
        assert_eq!((after.seq, after.at), (before.seq, before.at));
        assert_eq!(after.submission, before.submission);
    }
    assert!(store.mentioning("ana".into()).await.unwrap().is_empty());
    assert_eq!(store.visitor("ana".into()).await.unwrap(), None);
    assert_eq!(store.kept("t".into(), "review").await.unwrap(), None);
    let kept = store.kept("t".into(), "record").await.unwrap();
    assert_eq!(kept.as_deref(), Some("of someone"));
    let rows = store.unindexed(1, 10).await.unwrap();
    let rows: Vec<_> = rows
        .iter()
        .map(|row| (&*row.table, &*row.summary))
        .collect();
    assert_eq!(rows, [("t", "shorter 2")]);
}

async fn bans_are_kept_until_they_are_lifted(place: Place) {
    let store = place.open().await;
    let ban = |subject: &str, until, why: &str| Ban {
        subject: subject.into(),
        until,
        why: why.into(),
    };
    store.ban(ban("b", None, "")).await.unwrap();
    store.ban(ban("a", Some(5), "first")).await.unwrap();
    store.ban(ban("a", Some(9), "second")).await.unwrap();
    drop(store);
    let store = place.open().await;
    let all = store.bans().await.unwrap();
    assert_eq!(all, [ban("a", Some(9), "second"), ban("b", None, "")]);
    assert!(store.unban("b".into()).await.unwrap());
    assert!(!store.unban("b".into()).await.unwrap());
    assert_eq!(store.bans().await.unwrap().len(), 1);
}

async fn whoever_runs_the_server_sees_tables_of_all_stages(place: Place) {
    let store = place.open().await;
    for (id, stage, at) in [
        ("a", StoredStage::Waiting, 3),
        ("b", StoredStage::Live, 1),
        ("c", StoredStage::Finished, 4),
        ("d", StoredStage::Closed, 2),
        ("e", StoredStage::Live, 4),
    ] {
        let index = TableIndex { stage, ..index(id) };
        let new = NewTable {
            index,
            at,
            ..table(id)
        };
        store.create(new).await.unwrap();
    }
    let tables = async |stage, most| {
        let rows = store.tables(stage, most).await.unwrap();
        rows.into_iter().map(|row| row.table).collect::<Vec<_>>()
    };
    assert_eq!(tables(None, 10).await, ["c", "e", "a", "d", "b"]);
    assert_eq!(tables(None, 2).await, ["c", "e"]);
    assert_eq!(tables(Some(StoredStage::Live), 10).await, ["e", "b"]);
}

/// Names come from addresses of pages, and anybody may write anything there.
async fn nothing_is_found_by_a_text_that_cannot_be_a_name(place: Place) {
    let store = place.open().await;
    store.create(table("t")).await.unwrap();
    let odd = "t\0".to_string();
    assert!(store.read(odd.clone()).await.unwrap().is_none());
    assert!(store.read_since(odd.clone(), 0).await.unwrap().is_empty());
    assert_eq!(store.visitor(odd.clone()).await.unwrap(), None);
    assert_eq!(store.figures(odd.clone()).await.unwrap(), None);
    assert_eq!(store.kept(odd.clone(), "review").await.unwrap(), None);
    assert!(!store.unban(odd.clone()).await.unwrap());
    let search = ListQuery {
        which: Which::Running,
        visitor: "ana".into(),
        search: odd,
        skip: 0,
        most: 10,
    };
    assert!(store.list(search).await.unwrap().is_empty());
}

async fn a_sound_store_is_found_sound(place: Place) {
    let store = place.open().await;
    store.create(table("t")).await.unwrap();
    store
        .append(append(1, vec![event(None, "a")]))
        .await
        .unwrap();
    store.check().await.unwrap();
    store.examine().await.unwrap();
    let size = store.size().await.unwrap();
    assert!(size.tables == 1 && size.bytes > 0, "{size:?}");
}

async fn the_head_of_a_table_is_its_last_event(place: Place) {
    let store = place.open().await;
    for id in ["s", "t"] {
        store.create(table(id)).await.unwrap();
    }
    let two = vec![event(None, "a"), event(None, "b")];
    store.append(append(1, two)).await.unwrap();
    store
        .append(append(1, vec![event(None, "late")]))
        .await
        .unwrap();
    let wanted = ["t", "nowhere", "s"].map(String::from).to_vec();
    let heads = store.heads(wanted).await.unwrap();
    let mut heads: Vec<_> = heads
        .into_iter()
        .map(|head| (head.table, head.seq))
        .collect();
    heads.sort();
    assert_eq!(heads, [("s".into(), 1), ("t".into(), 3)]);
}

/// A table at which seats have until these times.
async fn table_due(store: &dyn Store, id: &str, dues: [Option<u64>; 2]) {
    let row = |number, due| SeatRow {
        due,
        ..seat(number, Some("ana"), due.is_some())
    };
    let index = TableIndex {
        seats: vec![row(1, dues[0]), row(2, dues[1])],
        ..index("")
    };
    let new = NewTable { index, ..table(id) };
    store.create(new).await.unwrap();
}

async fn what_is_due_is_found_by_its_time(place: Place) {
    let store = place.open().await;
    for (id, dues) in [
        ("t", [Some(30), Some(20)]),
        ("u", [Some(20), Some(20)]),
        ("v", [None, None]),
        ("w", [None, Some(90)]),
    ] {
        table_due(&*store, id, dues).await;
    }
    let due = async |until, most| {
        let mut found = Vec::new();
        let mut after = None;
        loop {
            let query = DueQuery {
                until,
                after: after.take(),
                most,
            };
            let portion = store.due(query).await.unwrap();
            assert!(portion.len() <= most as usize);
            let Some(last) = portion.last() else {
                return found;
            };
            after = Some(last.clone());
            found.extend(portion.into_iter().map(|row| (row.due, row.table)));
        }
    };
    let named = |rows: &[(u64, &str)]| -> Vec<(u64, String)> {
        rows.iter().map(|(due, id)| (*due, (*id).into())).collect()
    };
    let soon = named(&[(20, "t"), (20, "u"), (30, "t")]);
    for most in [1, 2, 9] {
        assert_eq!(due(Some(30), most).await, soon);
    }
    assert_eq!(due(Some(19), 9).await, []);
    assert_eq!(due(None, 9).await[3..], named(&[(90, "w")]));
    // It changes with the events: nothing is due at this table any more.
    let without = SeatRow {
        due: None,
        ..seat(1, Some("ana"), false)
    };
    let index = TableIndex {
        seats: vec![without.clone(), SeatRow { seat: 2, ..without }],
        ..index("")
    };
    let append = Append {
        index: index.clone(),
        ..append(1, vec![event(None, "x")])
    };
    store.append(append).await.unwrap();
    assert_eq!(due(Some(30), 9).await, named(&[(20, "u")]));
    store.index(vec![("u".into(), index)]).await.unwrap();
    assert_eq!(due(Some(30), 9).await, []);
    store.delete("w".into()).await.unwrap();
    assert_eq!(due(None, 9).await, []);
    // A bot that should have answered is told from the time of a person.
    let bot = |number, due| SeatRow {
        due: Some(due),
        ..seat(number, None, true)
    };
    let person = SeatRow {
        due: Some(40),
        ..seat(1, Some("ana"), true)
    };
    for (id, seats) in [
        ("x", vec![person, bot(2, 40)]),
        ("y", vec![bot(1, 40), bot(2, 50)]),
    ] {
        let index = TableIndex {
            seats,
            ..self::index("")
        };
        let new = NewTable { index, ..table(id) };
        store.create(new).await.unwrap();
    }
    let query = DueQuery {
        until: Some(45),
        after: None,
        most: 9,
    };
    let rows = store.due(query).await.unwrap();
    let people: Vec<(&str, bool)> = rows.iter().map(|row| (&*row.table, row.person)).collect();
    assert_eq!(people, [("x", true), ("y", false)]);
}

async fn own_tables_are_in_the_order_of_the_time_left(place: Place) {
    let store = place.open().await;
    for (id, dues) in [
        ("late", [Some(90), Some(70)]),
        ("none", [None, None]),
        ("soon", [None, Some(20)]),
    ] {
        table_due(&*store, id, dues).await;
    }
    assert_eq!(list(&*store, Which::Owing, "ana").await, ["soon", "late"]);
    let running = list(&*store, Which::Running, "ana").await;
    assert_eq!(running, ["soon", "late", "none"]);
    let query = ListQuery {
        which: Which::Running,
        visitor: "ana".into(),
        search: String::new(),
        skip: 0,
        most: 9,
    };
    let rows = store.list(query.clone()).await.unwrap();
    let dues: Vec<Option<u64>> = rows.iter().map(|row| row.due).collect();
    assert_eq!(dues, [Some(20), Some(70), None]);
    let others = ListQuery {
        which: Which::Watchable,
        visitor: "ben".into(),
        ..query
    };
    let rows = store.list(others).await.unwrap();
    assert!(rows.len() == 3 && rows.iter().all(|row| row.due.is_none()));
}

async fn a_time_without_anybody_is_an_outage(place: Place) {
    let store = place.open().await;
    let beat = async |at, since| {
        let beat = Beat {
            at,
            since,
            least: 15,
            grace: 60,
        };
        store.beat(beat).await.unwrap()
    };
    // Nobody knows what was before the first time.
    assert_eq!(beat(1000, None).await, []);
    assert_eq!(beat(1014, None).await, []);
    // Whoever has been at work all the while says so.
    assert_eq!(beat(2000, Some(1990)).await, []);
    let night = Outage {
        began: 2000,
        ended: 9060,
    };
    assert_eq!(beat(9000, None).await, [night]);
    // Another server that starts at the same time finds that somebody is at work.
    assert_eq!(beat(9001, None).await, [night]);
    // A clock that is behind does not turn the time back.
    assert_eq!(beat(8000, None).await, [night]);
    // A machine that slept: others were at work until shortly before.
    let short = Outage {
        began: 9001,
        ended: 9160,
    };
    assert_eq!(beat(9100, Some(8500)).await, [night, short]);
    store.end_outage(night.began).await.unwrap();
    assert_eq!(beat(9101, Some(9100)).await, [short]);
    let again = place.open().await;
    again.end_outage(short.began).await.unwrap();
    assert_eq!(beat(9102, Some(9100)).await, []);
}
