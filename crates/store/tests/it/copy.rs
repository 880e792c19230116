//! Everything copied from a file to PostgreSQL and back.

use std::path::{Path, PathBuf};

use store::{
    Ban, Beat, Channel, Database, Fate, GameResult, Invitation, NewTable, Postgres, RatingChange,
    RatingRow, ResultSide, Settled, StoreError, TableIndex, TournamentRow,
    copy::{Copied, CopyError, Progress, copy},
};

use crate::{
    circle::{befriend, invitation, inviting, report},
    contract::{append, event, index, list, table},
    notices::{channel, notice, settings, telling},
    people::{code, credential, named, session},
};

/// A file with something in every table and every kind of gap: more events than are copied in
/// one go, none of the time and the scope that early ones lack, letters of all kinds.
async fn fill(file: &Path) {
    let database = Database::from(file.to_owned());
    let store = database.open().await.unwrap();
    for id in ["t", "u", "ü", "Z"] {
        let mut index = TableIndex {
            contest: Some("today".into()),
            standing: (id == "u").then_some(-7),
            listed: id != "Z",
            ..index("Zoë — Ђорђе 🚀")
        };
        index.seats[0].due = (id == "t").then_some(7);
        let new = NewTable { index, ..table(id) };
        store.create(new).await.unwrap();
        store
            .keep(id.into(), "review", "of Zoë".into())
            .await
            .unwrap();
    }
    for n in 0..25 {
        let events = (0..100).map(|m| event((m == 99).then_some("id"), "Zoë"));
        let mut events: Vec<_> = events.collect();
        events[99].submission.as_mut().unwrap().id = n.to_string();
        store.append(append(1 + 100 * n, events)).await.unwrap();
    }
    store
        .keep_figures("h".into(), "figures".into())
        .await
        .unwrap();
    store
        .name_visitor("ana".into(), named("Zoë"))
        .await
        .unwrap();
    store.constant("key".into(), "secret".into()).await.unwrap();
    for (subject, until) in [("ana", Some(7)), ("ben", None)] {
        let ban = Ban {
            subject: subject.into(),
            until,
            why: "why".into(),
        };
        store.ban(ban).await.unwrap();
    }
    let result = GameResult {
        game: "nim".into(),
        players: 2,
        at: 9,
        sides: vec![side(1, Some("ana"), None), side(2, None, Some("greedy"))],
    };
    let over = TableIndex {
        result: Some(result),
        ..index("over")
    };
    store.index(vec![("ü".into(), over)]).await.unwrap();
    let rated = RatingChange {
        next: "1 1".into(),
        rows: vec![rating()],
        ..RatingChange::default()
    };
    assert!(store.keep_ratings(rated).await.unwrap());
    let tournament = TournamentRow {
        id: "evening".into(),
        version: 1,
        stage: "open".into(),
        host: "ana".into(),
        league: None,
        updated: 9,
        state: "Zoë".into(),
    };
    assert!(store.make_tournament(tournament).await.unwrap());
    for at in [1, 100] {
        let beat = Beat {
            at,
            since: None,
            least: 15,
            grace: 60,
        };
        store.beat(beat).await.unwrap();
    }
    for hash in ["a", "b"] {
        let begun = store.begin_session(session(hash, "ana", 10), 9);
        begun.await.unwrap();
    }
    let ended = store.end_session("ana".into(), "b".into(), 20).await;
    assert!(ended.unwrap());
    store.keep_code(code("c", "", 100), 9).await.unwrap();
    let added = store.add_credential(credential("k", "ana")).await;
    assert!(added.unwrap());
    let chosen = [("language", "fr"), ("theme", "")];
    let chosen = chosen.map(|(name, value)| (name.to_owned(), value.to_owned()));
    store.set("ana".into(), chosen.into()).await.unwrap();
    let feed = Channel {
        kind: "feed".into(),
        ..channel("f", "ana", "secret")
    };
    for new in [channel("m", "ana", "ana@example.org"), feed] {
        store.add_channel(new, false, 9).await.unwrap();
    }
    store.set_notice_settings(settings("ana")).await.unwrap();
    let told = telling(2501, vec![notice("ana", "turn", 7)]);
    store.append(told).await.unwrap();
    let claim = store.claim(9_999, 10_000).await.unwrap().unwrap();
    let key = ("t".to_owned(), "turn".to_owned(), 2601);
    let settled = Settled {
        channel: claim.channel.id,
        until: claim.until,
        done: vec![key.clone()],
        told: vec![key],
        not_before: 8,
        failures: 2,
        problem: Some("Zoë".into()),
        fate: Fate::Stays,
    };
    assert!(store.settle(settled).await.unwrap());
    store.keep_handle("h".into(), "ana".into()).await.unwrap();
    befriend(&*store, "ana", "ben").await;
    let declined = Invitation {
        declined: Some(70),
        ..invitation("u", "ben", "ana")
    };
    for new in [invitation("t", "ben", "ana"), declined] {
        store.invite(new, inviting("ben"), 9).await.unwrap();
    }
    assert!(store.report(report("r", "ana", "eve")).await.unwrap());
    assert!(store.close_report("r".into(), 80).await.unwrap());
    assert!(store.report(report("s", "ana", "eve")).await.unwrap());
    drop(store);
    let early = "UPDATE event SET at = NULL, scope = NULL WHERE game_table = 't' AND seq < 300";
    let file = rusqlite::Connection::open(file).unwrap();
    file.execute(early, []).unwrap();
}

fn side(seat: u8, visitor: Option<&str>, level: Option<&str>) -> ResultSide {
    ResultSide {
        seat,
        visitor: visitor.map(String::from),
        level: level.map(String::from),
        place: seat,
    }
}

fn rating() -> RatingRow {
    RatingRow {
        game: "nim".into(),
        players: 0,
        visitor: "ana".into(),
        handle: "h".into(),
        mean: 1_510_000,
        deviation: 290_000,
        standing: -7,
        games: 1,
        updated: 9,
        week: 1,
        week_games: 1,
        week_gain: 10_000,
    }
}

fn postgres() -> (String, Database) {
    let address = services::Postgres::shared().database();
    let database = address.parse().unwrap();
    (address, database)
}

/// Every row of a file, as text.
fn dump(file: &Path) -> Vec<String> {
    let file = rusqlite::Connection::open(file).unwrap();
    let tables = "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name";
    let mut tables = file.prepare(tables).unwrap();
    let tables: Vec<String> = tables
        .query_map([], |row| row.get(0))
        .unwrap()
        .collect::<Result<_, _>>()
        .unwrap();
    let mut rows = Vec::new();
    for table in tables {
        let mut all = file.prepare(&format!("SELECT * FROM {table}")).unwrap();
        let width = all.column_count();
        let found = all.query_map([], |row| {
            let values = (0..width).map(|n| row.get::<_, rusqlite::types::Value>(n));
            Ok(format!(
                "{table} {:?}",
                values.collect::<Result<Vec<_>, _>>()?
            ))
        });
        rows.extend(found.unwrap().map(Result::unwrap));
    }
    rows.sort();
    rows
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_goes_to_postgres_and_back_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| -> PathBuf { folder.path().join(name) };
    fill(&path("first.sqlite")).await;
    let (_, server) = postgres();
    let mut told = Vec::new();
    let file = path("first.sqlite").into();
    let there = copy(&file, &server, |progress| told.push(progress));
    let there = there.await.unwrap();
    let expected = Copied {
        tables: 4,
        events: 2505,
        rows: 4
            + 2505
            + 8
            + 4
            + 1
            + 1
            + 3
            + 2
            + (1 + 2 + 1 + 1)
            + (1 + 1)
            + (2 + 1 + 1 + 2)
            + (2 + 1 + 1 + 1)
            + (1 + 2 + 2 + 2),
    };
    assert_eq!(there, expected);
    let end = Progress {
        done: 2 * expected.rows,
        all: 2 * expected.rows,
    };
    assert_eq!(told.last(), Some(&end));
    assert!(told.is_sorted_by_key(|progress| progress.done));

    // The store there goes on where it was.
    let store = server.open().await.unwrap();
    assert_eq!(list(&*store, store::Which::Running, "ana").await.len(), 4);
    let late = append(2500, vec![event(None, "x")]);
    let late = store.append(late).await.unwrap();
    assert_eq!(late, store::Appended::Conflict(2502));
    store.examine().await.unwrap();
    drop(store);

    let file = path("back.sqlite").into();
    let back = copy(&server, &file, |_| {});
    assert_eq!(back.await.unwrap(), expected);
    let (first, back) = (dump(&path("first.sqlite")), dump(&path("back.sqlite")));
    assert!(first.len() as u64 >= expected.rows);
    assert_eq!(first, back);
    let left = std::fs::read_dir(folder.path()).unwrap();
    let left: Vec<_> = left.map(|entry| entry.unwrap().file_name()).collect();
    let is_new = |name: &std::ffi::OsString| name.to_string_lossy().contains(".new");
    assert!(!left.iter().any(is_new), "{left:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_target_with_anything_in_it_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| -> Database { folder.path().join(name).into() };
    let source = path("first.sqlite");
    drop(source.open().await.unwrap());
    // One key alone, as a server makes it at its first start.
    let (address, server) = postgres();
    let store = server.open().await.unwrap();
    store.constant("key".into(), "x".into()).await.unwrap();
    let refused = copy(&source, &server, |_| {}).await.unwrap_err();
    assert!(matches!(refused, CopyError::NotEmpty(_)), "{refused:?}");
    let kept = services::Postgres::shared().sql(&address, "SELECT * FROM constant");
    assert_eq!(kept, "key|x");
    let refused = copy(&server, &source, |_| {}).await.unwrap_err();
    assert!(matches!(refused, CopyError::NotEmpty(_)), "{refused:?}");
    for same in [&source, &server] {
        let refused = copy(same, same, |_| {}).await.unwrap_err();
        assert!(matches!(refused, CopyError::Itself(_)), "{refused:?}");
    }
    let (_, other) = postgres();
    for nothing in [path("nowhere.sqlite"), other] {
        let refused = copy(&nothing, &path("new.sqlite"), |_| {}).await;
        assert!(matches!(refused, Err(CopyError::Missing(_))), "{refused:?}");
        assert!(!folder.path().join("new.sqlite").exists());
    }
}

/// A text that PostgreSQL does not take stands in the last table: nothing before it stays.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_that_cannot_be_finished_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("first.sqlite");
    fill(&file).await;
    let nul = "UPDATE ban SET why = 'a' || char(0) || 'b' WHERE subject = 'ben'";
    let connection = rusqlite::Connection::open(&file).unwrap();
    connection.execute(nul, []).unwrap();
    drop(connection);
    let (address, server) = postgres();
    let failed = copy(&file.into(), &server, |_| {}).await.unwrap_err();
    assert!(
        matches!(failed, CopyError::Store(StoreError::Other(_))),
        "{failed:?}"
    );
    let left = "SELECT (SELECT count(*) FROM game_table), (SELECT count(*) FROM visitor)";
    let left = services::Postgres::shared().sql(&address, left);
    assert_eq!(left, "0|0");
}

/// Whoever changes something on the way is found out: here a trigger of the database does.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_that_differs_is_not_kept() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("first.sqlite");
    fill(&file).await;
    let (address, server) = postgres();
    let parsed: store::Address = address.parse().unwrap();
    drop(Postgres::open(&parsed).await.unwrap());
    services::Postgres::shared().sql(
        &address,
        "CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS \
         $$ BEGIN NEW.body := 'other'; RETURN NEW; END $$; \
         CREATE TRIGGER spoil BEFORE INSERT ON event FOR EACH ROW \
         WHEN (NEW.game_table = 't' AND NEW.seq = 2000) EXECUTE FUNCTION spoil()",
    );
    let failed = copy(&file.into(), &server, |_| {}).await.unwrap_err();
    let told = failed.to_string();
    assert!(matches!(failed, CopyError::Differs { .. }), "{failed:?}");
    assert!(told.contains("event after t 1999"), "{told}");
    let left = services::Postgres::shared().sql(&address, "SELECT count(*) FROM event");
    assert_eq!(left, "0");
}
