//! Tournaments, on SQLite and on PostgreSQL.

use store::TournamentRow;

use crate::place::Place;

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
    of_many_who_change_a_tournament_one_does,
    tournaments_are_found_by_stage_host_and_league,
}

fn row(id: &str, version: u64, stage: &str, state: &str) -> TournamentRow {
    TournamentRow {
        id: id.into(),
        version,
        stage: stage.into(),
        host: "ana".into(),
        league: (id != "t").then(|| "tuesdays".into()),
        updated: version,
        state: state.into(),
    }
}

async fn of_many_who_change_a_tournament_one_does(place: Place) {
    let store = place.open().await;
    assert!(
        store
            .make_tournament(row("t", 1, "open", "x"))
            .await
            .unwrap()
    );
    assert!(
        !store
            .make_tournament(row("t", 1, "open", "y"))
            .await
            .unwrap()
    );
    let racing = (0..8).map(|n| {
        let store = store.clone();
        let next = row("t", 2, "running", &n.to_string());
        tokio::spawn(async move { store.change_tournament(next).await.unwrap() })
    });
    let mut changed = 0;
    for one in racing.collect::<Vec<_>>() {
        changed += u32::from(one.await.unwrap());
    }
    assert_eq!(changed, 1);
    drop(store);
    let store = place.open().await;
    let found = store.tournament("t".into()).await.unwrap().unwrap();
    assert_eq!((found.version, &*found.stage), (2, "running"));
    assert!(
        !store
            .change_tournament(row("u", 2, "open", ""))
            .await
            .unwrap()
    );
    assert_eq!(store.tournament("u".into()).await.unwrap(), None);
    assert_eq!(store.tournament("\0".into()).await.unwrap(), None);
}

async fn tournaments_are_found_by_stage_host_and_league(place: Place) {
    let store = place.open().await;
    for (id, stage) in [("t", "open"), ("u", "open"), ("v", "over")] {
        let new = row(id, 1, stage, &format!("people of {id}"));
        store.make_tournament(new).await.unwrap();
    }
    let later = row("u", 2, "open", "people of u");
    store.change_tournament(later).await.unwrap();
    let ids = |rows: Vec<TournamentRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
    let open = store.tournaments("open".into(), 0, 5).await.unwrap();
    assert_eq!(ids(open), ["u", "t"]);
    let second = store.tournaments("open".into(), 1, 1).await.unwrap();
    assert_eq!(ids(second), ["t"]);
    let league = store.league("tuesdays".into(), 5).await.unwrap();
    assert_eq!(ids(league), ["u", "v"]);
    let of = async |stages: &[&str]| {
        let stages = stages.iter().map(ToString::to_string).collect();
        store.tournaments_of("ana".into(), stages).await.unwrap()
    };
    assert_eq!((of(&["open"]).await, of(&["open", "over"]).await), (2, 3));
    let mentioning = store.tournaments_mentioning("of v".into()).await.unwrap();
    assert_eq!(mentioning, ["v"]);
}
