//! Results of rated games and the ratings that are kept of them, on SQLite and on PostgreSQL.

use store::{
    Appended, GameResult, LeaderQuery, NewTable, RatingChange, RatingRow, ResultSide, Rewritten,
    Store, StoredStage, TableIndex,
};

use crate::{
    contract::{append, event, index, table},
    place::Place,
};

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
    a_result_is_written_with_its_event_and_keeps_its_number,
    numbers_have_no_gaps_however_many_games_end_at_once,
    ratings_are_kept_only_by_whoever_goes_on_from_the_last,
    boards_tell_the_best_first_and_those_of_a_week,
    whoever_is_erased_leaves_no_rating_and_all_are_computed_anew,
    a_deleted_table_takes_its_result_along,
}

fn side(seat: u8, visitor: &str, place: u8) -> ResultSide {
    ResultSide {
        seat,
        visitor: Some(visitor.into()),
        level: None,
        place,
    }
}

fn bot(seat: u8, place: u8) -> ResultSide {
    ResultSide {
        seat,
        visitor: None,
        level: Some("greedy".into()),
        place,
    }
}

fn result(sides: Vec<ResultSide>) -> GameResult {
    GameResult {
        game: "nim".into(),
        players: sides.len() as u8,
        at: 700,
        sides,
    }
}

fn ended(result: &GameResult) -> TableIndex {
    TableIndex {
        stage: StoredStage::Finished,
        result: Some(result.clone()),
        ..index("over")
    }
}

/// Ends the game of a table that has one event.
async fn end(store: &dyn Store, id: &str, result: &GameResult) -> Appended {
    let mut last = append(1, vec![event(None, "last")]);
    last.table = id.into();
    last.index = ended(result);
    store.append(last).await.unwrap()
}

async fn a_result_is_written_with_its_event_and_keeps_its_number(place: Place) {
    let store = place.open().await;
    for id in ["t", "u", "v"] {
        store.create(table(id)).await.unwrap();
    }
    let (first, second) = (
        result(vec![side(1, "ana", 1), bot(2, 2)]),
        result(vec![side(1, "ben", 2), side(2, "ana", 1)]),
    );
    assert_eq!(end(&*store, "u", &first).await, Appended::Written(2));
    assert_eq!(end(&*store, "t", &second).await, Appended::Written(2));
    // Who comes late writes nothing.
    assert_eq!(end(&*store, "u", &second).await, Appended::Conflict(2));
    let found = store.results_after(0, 10).await.unwrap();
    let expected = [(1, "u", &first), (2, "t", &second)];
    let told = found
        .iter()
        .map(|one| (one.number, &*one.table, &one.result));
    assert!(told.eq(expected), "{found:?}");
    assert_eq!(store.rating_state().await.unwrap().last, 2);
    // Something happens after the end: the result stays. It is made anew from the log: its
    // number stays.
    let mut chat = append(2, vec![event(None, "well played")]);
    chat.table = "u".into();
    chat.index = TableIndex {
        stage: StoredStage::Finished,
        ..index("over")
    };
    store.append(chat).await.unwrap();
    let third = result(vec![side(1, "ana", 2), bot(2, 1)]);
    let anew = vec![
        ("u".to_owned(), ended(&third)),
        ("v".to_owned(), ended(&first)),
    ];
    store.index(anew).await.unwrap();
    drop(store);
    let store = place.open().await;
    let found = store.results_after(0, 10).await.unwrap();
    let expected = [(1, "u", &third), (2, "t", &second), (3, "v", &first)];
    let told = found
        .iter()
        .map(|one| (one.number, &*one.table, &one.result));
    assert!(told.eq(expected), "{found:?}");
    let part = store.results_after(1, 1).await.unwrap();
    assert_eq!(part, [found[1].clone()]);
    let of_ana = store.results_of("ana".into(), 1, 5).await.unwrap();
    assert_eq!(of_ana, [found[1].clone(), found[0].clone()]);
    let tables = store.rated_tables("t".into(), 5).await.unwrap();
    assert_eq!(tables, ["u", "v"]);
}

async fn numbers_have_no_gaps_however_many_games_end_at_once(place: Place) {
    const GAMES: usize = 24;
    let store = place.open().await;
    for n in 0..GAMES {
        let new = NewTable {
            id: format!("t{n}"),
            ..table("")
        };
        store.create(new).await.unwrap();
    }
    let both = result(vec![side(1, "ana", 1), bot(2, 2)]);
    let ending = (0..GAMES).map(|n| {
        let (store, both) = (store.clone(), both.clone());
        tokio::spawn(async move { end(&*store, &format!("t{n}"), &both).await })
    });
    for one in ending.collect::<Vec<_>>() {
        assert_eq!(one.await.unwrap(), Appended::Written(2));
    }
    let found = store.results_after(0, 100).await.unwrap();
    let numbers: Vec<u64> = found.iter().map(|one| one.number).collect();
    assert!(numbers.iter().copied().eq(1..=GAMES as u64), "{numbers:?}");
}

fn row(visitor: &str, players: u8, standing: i64, week: u32) -> RatingRow {
    RatingRow {
        game: "nim".into(),
        players,
        visitor: visitor.into(),
        handle: format!("h-{visitor}"),
        mean: standing + 100,
        deviation: 50,
        standing,
        games: 3,
        updated: 9,
        week,
        week_games: 1,
        week_gain: -7,
    }
}

fn change(expected: &str, next: &str, rows: Vec<RatingRow>) -> RatingChange {
    RatingChange {
        expected: expected.into(),
        next: next.into(),
        anew: false,
        rows,
    }
}

async fn ratings_are_kept_only_by_whoever_goes_on_from_the_last(place: Place) {
    let store = place.open().await;
    let racing = (0..8).map(|n| {
        let store = store.clone();
        let rows = vec![row("ana", 0, n, 1)];
        tokio::spawn(async move { store.keep_ratings(change("", "a", rows)).await.unwrap() })
    });
    let mut kept = 0;
    for one in racing.collect::<Vec<_>>() {
        kept += u32::from(one.await.unwrap());
    }
    assert_eq!(kept, 1);
    assert_eq!(store.rating_state().await.unwrap().state, "a");
    let more = change("a", "b", vec![row("ana", 0, 40, 2), row("ben", 2, 30, 2)]);
    assert!(store.keep_ratings(more).await.unwrap());
    let found = store.ratings_of("ana".into()).await.unwrap();
    assert_eq!(found, [row("ana", 0, 40, 2)]);
    let anew = RatingChange {
        anew: true,
        ..change("b", "c", vec![row("ben", 0, 5, 1)])
    };
    assert!(store.keep_ratings(anew).await.unwrap());
    assert!(store.ratings_of("ana".into()).await.unwrap().is_empty());
    assert_eq!(
        store.ratings_of("ben".into()).await.unwrap(),
        [row("ben", 0, 5, 1)]
    );
}

async fn boards_tell_the_best_first_and_those_of_a_week(place: Place) {
    let store = place.open().await;
    let rows = vec![
        row("ana", 0, 10, 2),
        row("ben", 0, 30, 1),
        row("cleo", 0, 20, 2),
        row("ana", 2, 99, 2),
    ];
    store.keep_ratings(change("", "a", rows)).await.unwrap();
    let board = async |players, week, skip| {
        let query = LeaderQuery {
            game: "nim".into(),
            players,
            week,
            skip,
            most: 2,
        };
        let found = store.leaders(query).await.unwrap();
        let names = found.into_iter().map(|row| row.visitor);
        names.collect::<Vec<_>>()
    };
    assert_eq!(board(0, None, 0).await, ["ben", "cleo"]);
    assert_eq!(board(0, None, 2).await, ["ana"]);
    assert_eq!(board(0, Some(2), 0).await, ["cleo", "ana"]);
    assert_eq!(board(2, None, 0).await, ["ana"]);
    let by_handle = store.rated_visitor("h-cleo".into()).await.unwrap();
    assert_eq!(by_handle.as_deref(), Some("cleo"));
    assert_eq!(store.rated_visitor("cleo".into()).await.unwrap(), None);
    assert_eq!(store.rated_visitor("h-\0".into()).await.unwrap(), None);
}

async fn whoever_is_erased_leaves_no_rating_and_all_are_computed_anew(place: Place) {
    let store = place.open().await;
    store.create(table("t")).await.unwrap();
    let both = result(vec![side(1, "ana", 1), side(2, "ben", 2)]);
    end(&*store, "t", &both).await;
    let rows = vec![row("ana", 0, 10, 1), row("ben", 0, 5, 1)];
    store.keep_ratings(change("", "a", rows)).await.unwrap();
    let rewritten = Rewritten {
        table: "t".into(),
        events: Vec::new(),
        summary: Vec::new(),
        kept: Vec::new(),
        stand_in: "nobody".into(),
    };
    store.rewrite("ana".into(), vec![rewritten]).await.unwrap();
    let found = store.results_after(0, 10).await.unwrap();
    let expected = result(vec![side(1, "nobody", 1), side(2, "ben", 2)]);
    assert_eq!(found[0].result, expected);
    assert!(store.ratings_of("ana".into()).await.unwrap().is_empty());
    assert_eq!(store.rating_state().await.unwrap().state, "");
}

async fn a_deleted_table_takes_its_result_along(place: Place) {
    let store = place.open().await;
    for id in ["t", "u"] {
        store.create(table(id)).await.unwrap();
    }
    let both = result(vec![side(1, "ana", 1), side(2, "ben", 2)]);
    end(&*store, "t", &both).await;
    store
        .keep_ratings(change("", "a", Vec::new()))
        .await
        .unwrap();
    assert!(store.delete("u".into()).await.unwrap());
    assert_eq!(store.rating_state().await.unwrap().state, "a");
    assert!(store.delete("t".into()).await.unwrap());
    assert!(store.results_after(0, 10).await.unwrap().is_empty());
    assert_eq!(store.rating_state().await.unwrap().state, "");
    // The next one gets another number: nobody takes it for the one that is gone.
    store.create(table("t")).await.unwrap();
    end(&*store, "t", &both).await;
    assert_eq!(store.results_after(0, 10).await.unwrap()[0].number, 2);
}
