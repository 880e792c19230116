//! The contract of people and those they know, on SQLite and on PostgreSQL.

use store::{
    Act, Deed, Fate, Invitation, Invited, Merge, NewNotice, NewTable, RatingChange, RatingRow,
    Related, Report, Settled, Store, StoredStage, TableIndex, TieKind,
};

use crate::{
    contract::{index, table},
    notices::channel,
    people::{named, session},
    place::Place,
};

on_both_stores! {
    whoever_is_asked_accepts_and_both_are_friends,
    of_two_who_ask_each_other_at_once_both_are_friends,
    who_declined_or_blocks_is_asked_unseen,
    a_block_ends_a_friendship_and_hides_invitations,
    nobody_has_more_friends_or_questions_than_is_allowed,
    nobody_has_more_friends_because_of_several_at_once,
    an_invitation_is_told_once_and_can_be_declined,
    an_invitation_is_there_as_long_as_it_can_be_followed,
    a_name_in_addresses_leads_to_one_person,
    finished_games_are_told_the_last_first,
    ratings_are_compared_among_some,
    a_report_is_kept_once_until_it_is_closed,
    people_are_found_by_name_and_id,
    channels_where_nothing_arrives_are_found,
    two_who_become_one_keep_their_circle,
    nothing_of_a_circle_is_left_of_who_is_erased,
}

fn deed(visitor: &str, act: Act, other: &str) -> Deed {
    Deed {
        visitor: visitor.into(),
        other: other.into(),
        act,
        at: 7,
        most: 9,
        most_blocked: 9,
    }
}

async fn does(store: &dyn Store, visitor: &str, act: Act, other: &str) -> Related {
    store.relate(deed(visitor, act, other)).await.unwrap()
}

/// The same where nobody may have more than three of anything.
async fn does_few(store: &dyn Store, visitor: &str, act: Act, other: &str) -> Related {
    let deed = Deed {
        most: 3,
        most_blocked: 3,
        ..deed(visitor, act, other)
    };
    store.relate(deed).await.unwrap()
}

/// What is known of a person, as text.
async fn ties(store: &dyn Store, visitor: &str) -> Vec<String> {
    let ties = store.ties(visitor.into()).await.unwrap().into_iter();
    let mut said: Vec<String> = ties
        .map(|tie| format!("{} {:?} {}", tie.visitor, tie.kind, tie.other))
        .collect();
    said.sort();
    said
}

pub async fn befriend(store: &dyn Store, one: &str, two: &str) {
    assert_eq!(does(store, one, Act::Ask, two).await, Related::Done);
    assert_eq!(does(store, two, Act::Accept, one).await, Related::Friends);
}

pub fn invitation(table: &str, visitor: &str, inviter: &str) -> Invitation {
    Invitation {
        table: table.into(),
        visitor: visitor.into(),
        inviter: inviter.into(),
        made: 50,
        declined: None,
    }
}

pub fn inviting(visitor: &str) -> NewNotice {
    NewNotice {
        visitor: visitor.into(),
        kind: "invited",
        happens: 50,
        due: 60,
    }
}

pub fn report(id: &str, visitor: &str, about: &str) -> Report {
    Report {
        id: id.into(),
        visitor: visitor.into(),
        about: about.into(),
        table: "t".into(),
        line: 9,
        said: "what was said".into(),
        why: "rude".into(),
        made: 40,
        closed: None,
    }
}

fn at_stage(id: &str, stage: StoredStage) -> NewTable {
    let index = TableIndex {
        stage,
        ..index(&format!("summary of {id}"))
    };
    NewTable { index, ..table(id) }
}

async fn whoever_is_asked_accepts_and_both_are_friends(place: Place) {
    let store = place.open().await;
    assert_eq!(
        does(&*store, "ben", Act::Accept, "ana").await,
        Related::NotAsked
    );
    assert_eq!(does(&*store, "ana", Act::Ask, "ben").await, Related::Done);
    for who in ["ana", "ben"] {
        assert_eq!(ties(&*store, who).await, ["ana Asked ben"]);
    }
    assert_eq!(
        does(&*store, "ben", Act::Accept, "ana").await,
        Related::Friends
    );
    assert_eq!(ties(&*store, "ana").await, ["ana Friend ben"]);
    assert_eq!(ties(&*store, "ben").await, ["ben Friend ana"]);
    assert_eq!(
        does(&*store, "ana", Act::Ask, "ben").await,
        Related::Friends
    );
    assert_eq!(
        does(&*store, "ana", Act::Remove, "ben").await,
        Related::Done
    );
    assert!(ties(&*store, "ana").await.is_empty());
    assert!(ties(&*store, "ben").await.is_empty());
    assert_eq!(does(&*store, "ana", Act::Ask, "ben").await, Related::Done);
    assert_eq!(
        does(&*store, "ana", Act::Withdraw, "ben").await,
        Related::Done
    );
    assert!(ties(&*store, "ben").await.is_empty());
}

async fn of_two_who_ask_each_other_at_once_both_are_friends(place: Place) {
    let store = place.open().await;
    for n in 0..20 {
        let (one, two) = (format!("a{n}"), format!("b{n}"));
        let ask = |visitor: &str, other: &str| {
            let (store, deed) = (store.clone(), deed(visitor, Act::Ask, other));
            tokio::spawn(async move { store.relate(deed).await.unwrap() })
        };
        let (first, second) = (ask(&one, &two), ask(&two, &one));
        let said = [first.await.unwrap(), second.await.unwrap()];
        assert!(said.contains(&Related::Friends), "{said:?}");
        assert_eq!(ties(&*store, &one).await, [format!("{one} Friend {two}")]);
    }
}

/// The one who asks sees the same in all of these; only the other's own rows differ.
async fn who_declined_or_blocks_is_asked_unseen(place: Place) {
    let store = place.open().await;
    does(&*store, "eve", Act::Ask, "ana").await;
    does(&*store, "ana", Act::Decline, "eve").await;
    assert_eq!(ties(&*store, "eve").await, ["eve Asked ana"]);
    assert_eq!(
        ties(&*store, "ana").await,
        ["ana Declined eve", "eve Asked ana"]
    );
    // Asking again changes nothing of that.
    does(&*store, "eve", Act::Withdraw, "ana").await;
    does(&*store, "eve", Act::Ask, "ana").await;
    assert!(
        ties(&*store, "ana")
            .await
            .contains(&"ana Declined eve".to_owned())
    );
    // Nobody declines who was not asked.
    does(&*store, "ben", Act::Decline, "eve").await;
    assert!(ties(&*store, "ben").await.is_empty());
    does(&*store, "ben", Act::Block, "eve").await;
    assert_eq!(does(&*store, "eve", Act::Ask, "ben").await, Related::Done);
    assert_eq!(
        ties(&*store, "eve").await,
        ["eve Asked ana", "eve Asked ben"]
    );
    assert_eq!(
        does(&*store, "ben", Act::Accept, "eve").await,
        Related::OwnBlock
    );
    // What was asked meanwhile stays unseen when the block is lifted.
    does(&*store, "ben", Act::Unblock, "eve").await;
    assert_eq!(
        ties(&*store, "ben").await,
        ["ben Declined eve", "eve Asked ben"]
    );
    // Whoever declined may ask later: then both want it.
    assert_eq!(
        does(&*store, "ben", Act::Ask, "eve").await,
        Related::Friends
    );
    assert_eq!(ties(&*store, "ben").await, ["ben Friend eve"]);
}

async fn a_block_ends_a_friendship_and_hides_invitations(place: Place) {
    let store = place.open().await;
    store
        .create(at_stage("t", StoredStage::Waiting))
        .await
        .unwrap();
    befriend(&*store, "ana", "ben").await;
    let new = invitation("t", "ben", "ana");
    store.invite(new, inviting("ben"), 9).await.unwrap();
    assert_eq!(
        store.invitations_of("ben".into(), 9).await.unwrap().len(),
        1
    );
    does(&*store, "ben", Act::Block, "ana").await;
    assert_eq!(ties(&*store, "ben").await, ["ben Blocked ana"]);
    assert!(ties(&*store, "ana").await.is_empty());
    assert!(
        store
            .invitations_of("ben".into(), 9)
            .await
            .unwrap()
            .is_empty()
    );
    // Ana sees her invitation as before.
    let hers = store.invitations_to("t".into()).await.unwrap();
    assert_eq!(hers, [invitation("t", "ben", "ana")]);
    does(&*store, "ben", Act::Unblock, "ana").await;
    assert!(ties(&*store, "ben").await.is_empty());
}

async fn nobody_has_more_friends_or_questions_than_is_allowed(place: Place) {
    let store = place.open().await;
    for other in ["a", "b", "c"] {
        assert_eq!(
            does_few(&*store, "ana", Act::Ask, other).await,
            Related::Done
        );
    }
    assert_eq!(
        does_few(&*store, "ana", Act::Ask, "d").await,
        Related::TooMany
    );
    // Neither is anybody asked by more.
    for other in ["x", "y", "z"] {
        assert_eq!(
            does_few(&*store, other, Act::Ask, "ben").await,
            Related::Done
        );
    }
    assert_eq!(
        does_few(&*store, "w", Act::Ask, "ben").await,
        Related::TooMany
    );
    for other in ["a", "b", "c"] {
        does_few(&*store, other, Act::Accept, "ana").await;
    }
    does_few(&*store, "d", Act::Ask, "ana").await;
    assert_eq!(
        does_few(&*store, "ana", Act::Accept, "d").await,
        Related::TooMany
    );
    // Nor does anybody block more; whoever is blocked already stays so.
    let block = |other| does_few(&*store, "ana", Act::Block, other);
    for other in ["e", "f", "g", "e"] {
        assert_eq!(block(other).await, Related::Done);
    }
    assert_eq!(block("h").await, Related::TooManyBlocked);
}

async fn nobody_has_more_friends_because_of_several_at_once(place: Place) {
    let store = place.open().await;
    let others: Vec<String> = (0..8).map(|n| format!("f{n}")).collect();
    for other in &others {
        assert_eq!(does(&*store, other, Act::Ask, "ana").await, Related::Done);
    }
    let accept = |other: &String| {
        let deed = Deed {
            most: 3,
            ..deed("ana", Act::Accept, other)
        };
        let store = store.clone();
        tokio::spawn(async move { store.relate(deed).await.unwrap() })
    };
    let accepted: Vec<_> = others.iter().map(accept).collect();
    for one in accepted {
        one.await.unwrap();
    }
    let ties = ties(&*store, "ana").await;
    let friends = ties.iter().filter(|tie| tie.starts_with("ana Friend"));
    assert_eq!(friends.count(), 3, "{ties:?}");
}

async fn an_invitation_is_told_once_and_can_be_declined(place: Place) {
    let store = place.open().await;
    store
        .create(at_stage("t", StoredStage::Waiting))
        .await
        .unwrap();
    let reach = channel("m", "ben", "ben@example.org");
    store.add_channel(reach, false, 9).await.unwrap();
    let invite = || store.invite(invitation("t", "ben", "ana"), inviting("ben"), 2);
    assert_eq!(invite().await.unwrap(), Invited::Invited);
    assert_eq!(store.waiting_notices(60).await.unwrap(), (1, 1));
    assert!(
        store
            .decline_invitation("t".into(), "ben".into(), 70)
            .await
            .unwrap()
    );
    assert!(
        !store
            .decline_invitation("t".into(), "ben".into(), 71)
            .await
            .unwrap()
    );
    // It is not told any more, and not again.
    assert_eq!(store.waiting_notices(60).await.unwrap(), (0, 0));
    assert_eq!(invite().await.unwrap(), Invited::Known);
    assert_eq!(store.waiting_notices(60).await.unwrap(), (0, 0));
    let kept = store.invitation("t".into(), "ben".into()).await.unwrap();
    assert_eq!(kept.unwrap().declined, Some(70));
    let more = store.invite(invitation("t", "cleo", "ana"), inviting("cleo"), 2);
    assert_eq!(more.await.unwrap(), Invited::Invited);
    let more = store.invite(invitation("t", "dora", "ana"), inviting("dora"), 2);
    assert_eq!(more.await.unwrap(), Invited::TooMany);
    // They go with their table.
    assert!(store.delete("t".into()).await.unwrap());
    assert!(store.invitations_to("t".into()).await.unwrap().is_empty());
}

async fn an_invitation_is_there_as_long_as_it_can_be_followed(place: Place) {
    let store = place.open().await;
    let stages = [
        ("a", StoredStage::Waiting),
        ("b", StoredStage::Live),
        ("c", StoredStage::Closed),
        ("d", StoredStage::Waiting),
    ];
    for (id, stage) in stages {
        store.create(at_stage(id, stage)).await.unwrap();
        for visitor in ["ben", "ana"] {
            let new = Invitation {
                made: if id == "d" { 90 } else { 50 },
                ..invitation(id, visitor, "cleo")
            };
            store.invite(new, inviting(visitor), 9).await.unwrap();
        }
    }
    let open = store.invitations_of("ben".into(), 9).await.unwrap();
    let tables: Vec<&str> = open.iter().map(|one| &*one.table).collect();
    assert_eq!(tables, ["d", "a"]);
    assert_eq!(open[0].summary, "summary of d");
    assert_eq!((&*open[0].inviter, open[0].made), ("cleo", 90));
    assert_eq!(
        store.invitations_of("ben".into(), 1).await.unwrap().len(),
        1
    );
    // Ana sits at all of them.
    assert!(
        store
            .invitations_of("ana".into(), 9)
            .await
            .unwrap()
            .is_empty()
    );
}

async fn a_name_in_addresses_leads_to_one_person(place: Place) {
    let store = place.open().await;
    let keep = |handle: &str, who: &str| store.keep_handle(handle.into(), who.into());
    keep("h", "ana").await.unwrap();
    keep("h", "eve").await.unwrap();
    keep("k", "ana").await.unwrap();
    let find = |handle: &str| store.by_handle(handle.into());
    assert_eq!(find("h").await.unwrap().as_deref(), Some("ana"));
    assert_eq!(find("k").await.unwrap().as_deref(), Some("ana"));
    assert_eq!(find("x").await.unwrap(), None);
}

async fn finished_games_are_told_the_last_first(place: Place) {
    let store = place.open().await;
    for (id, stage, at) in [
        ("a", StoredStage::Finished, 100),
        ("b", StoredStage::Live, 200),
        ("c", StoredStage::Finished, 300),
        ("d", StoredStage::Closed, 400),
        ("e", StoredStage::Finished, 500),
    ] {
        let mut new = NewTable {
            at,
            ..at_stage(id, stage)
        };
        new.index.listed = id == "a";
        new.index.contest = (id == "e").then(|| "today".into());
        store.create(new).await.unwrap();
    }
    let played = store.played("ana".into(), 9).await.unwrap();
    let tables: Vec<_> = played
        .iter()
        .map(|row| (&*row.table, row.listed, row.updated))
        .collect();
    assert_eq!(tables, [("c", false, 300), ("a", true, 100)]);
    assert_eq!(
        (&*played[0].game, played[0].players, played[0].seat),
        ("nim", 2, 1)
    );
    assert_eq!(store.played("ana".into(), 1).await.unwrap().len(), 1);
    assert!(store.played("ben".into(), 9).await.unwrap().is_empty());
}

fn rating(visitor: &str, standing: i64, week: u32) -> RatingRow {
    RatingRow {
        game: "nim".into(),
        players: 0,
        visitor: visitor.into(),
        handle: format!("h-{visitor}"),
        mean: 1,
        deviation: 1,
        standing,
        games: 1,
        updated: 9,
        week,
        week_games: 1,
        week_gain: 1,
    }
}

async fn ratings_are_compared_among_some(place: Place) {
    let store = place.open().await;
    let change = RatingChange {
        next: "1 1".into(),
        rows: vec![
            rating("ana", 5, 1),
            rating("ben", 9, 2),
            rating("cleo", 7, 2),
        ],
        ..RatingChange::default()
    };
    assert!(store.keep_ratings(change).await.unwrap());
    let among = async |week: Option<u32>, visitors: &[&str]| {
        let visitors = visitors.iter().map(|name| (*name).to_owned()).collect();
        let rows = store.ratings_among("nim".into(), 0, week, visitors).await;
        let rows = rows.unwrap().into_iter();
        rows.map(|row| row.visitor).collect::<Vec<_>>()
    };
    assert_eq!(among(None, &["ana", "ben", "dora"]).await, ["ben", "ana"]);
    assert_eq!(
        among(Some(2), &["ana", "cleo", "ben"]).await,
        ["ben", "cleo"]
    );
    assert!(among(None, &[]).await.is_empty());
}

async fn a_report_is_kept_once_until_it_is_closed(place: Place) {
    let store = place.open().await;
    assert!(store.report(report("r", "ana", "eve")).await.unwrap());
    assert!(!store.report(report("s", "ana", "eve")).await.unwrap());
    let person = Report {
        line: 0,
        made: 99,
        ..report("p", "ana", "eve")
    };
    assert!(store.report(person.clone()).await.unwrap());
    let open = store.reports(true, 9).await.unwrap();
    assert_eq!(open, [person, report("r", "ana", "eve")]);
    assert!(store.close_report("r".into(), 80).await.unwrap());
    assert!(!store.close_report("r".into(), 81).await.unwrap());
    let closed = store.reports(false, 9).await.unwrap();
    assert_eq!(closed[0].closed, Some(80));
    let own = store.reports_by("ana".into()).await.unwrap();
    let own: Vec<&str> = own.iter().map(|one| &*one.id).collect();
    assert_eq!(own, ["p", "r"]);
    assert!(store.reports_by("eve".into()).await.unwrap().is_empty());
    assert!(store.report(report("t", "ana", "eve")).await.unwrap());
}

async fn people_are_found_by_name_and_id(place: Place) {
    let store = place.open().await;
    for (visitor, name, seen) in [
        ("v1", Some("Zoé"), 30),
        ("v2", None, 40),
        ("v3", Some("Bo"), 20),
    ] {
        let begun = store.begin_session(session(visitor, visitor, seen), 9);
        begun.await.unwrap();
        if let Some(name) = name {
            store
                .name_visitor(visitor.into(), named(name))
                .await
                .unwrap();
        }
    }
    let begun = store.begin_session(session("second", "v3", 90), 9);
    begun.await.unwrap();
    let found = async |search: &str, most| {
        let rows = store.people(search.into(), most).await.unwrap();
        rows.into_iter()
            .map(|row| (row.visitor, row.seen))
            .collect::<Vec<_>>()
    };
    let row = |visitor: &str, seen: u64| (visitor.to_owned(), seen);
    assert_eq!(
        found("", 9).await,
        [row("v3", 90), row("v2", 40), row("v1", 30)]
    );
    assert_eq!(found("", 1).await, [row("v3", 90)]);
    assert_eq!(found("ZO", 9).await, [row("v1", 30)]);
    assert_eq!(found("v2", 9).await, [row("v2", 40)]);
}

async fn channels_where_nothing_arrives_are_found(place: Place) {
    let store = place.open().await;
    store
        .create(at_stage("t", StoredStage::Waiting))
        .await
        .unwrap();
    for (id, visitor) in [("m", "ana"), ("n", "ben")] {
        let reach = channel(id, visitor, "someone@example.org");
        store.add_channel(reach, false, 9).await.unwrap();
    }
    assert!(store.failing_channels(9).await.unwrap().is_empty());
    let new = invitation("t", "ben", "ana");
    store.invite(new, inviting("ben"), 9).await.unwrap();
    let claim = store.claim(100, 200).await.unwrap().unwrap();
    let settled = Settled {
        channel: claim.channel.id,
        until: claim.until,
        done: Vec::new(),
        told: Vec::new(),
        not_before: 300,
        failures: 4,
        problem: Some("nobody there".into()),
        fate: Fate::Stays,
    };
    assert!(store.settle(settled).await.unwrap());
    let failing = store.failing_channels(9).await.unwrap();
    let told: Vec<_> = failing
        .iter()
        .map(|one| (&*one.id, one.failures, one.problem.as_deref()))
        .collect();
    assert_eq!(told, [("n", 4, Some("nobody there"))]);
}

/// Ana plays in two browsers, `a1` and `a2`, and becomes one person.
async fn two_who_become_one_keep_their_circle(place: Place) {
    let store = place.open().await;
    store
        .create(at_stage("t", StoredStage::Waiting))
        .await
        .unwrap();
    for (handle, who) in [("h1", "a1"), ("h2", "a2")] {
        store.keep_handle(handle.into(), who.into()).await.unwrap();
    }
    // A friend of one, one of both, one whom the other blocks, one who blocks the other.
    befriend(&*store, "a1", "ben").await;
    befriend(&*store, "a1", "both").await;
    befriend(&*store, "both", "a2").await;
    befriend(&*store, "a1", "eve").await;
    does(&*store, "a2", Act::Block, "eve").await;
    does(&*store, "max", Act::Block, "a2").await;
    does(&*store, "max", Act::Ask, "a1").await;
    does(&*store, "a1", Act::Accept, "max").await;
    // They know each other, and one has asked who is the friend of the other.
    befriend(&*store, "a1", "a2").await;
    let new = invitation("t", "a1", "a2");
    store.invite(new, inviting("a1"), 9).await.unwrap();
    let new = invitation("t", "ben", "a1");
    store.invite(new, inviting("ben"), 9).await.unwrap();
    store.report(report("r", "a1", "eve")).await.unwrap();
    let merge = Merge {
        from: "a1".into(),
        to: "a2".into(),
        tables: Vec::new(),
    };
    store.merge(merge).await.unwrap();
    assert_eq!(
        ties(&*store, "a2").await,
        ["a2 Blocked eve", "a2 Friend ben", "a2 Friend both"]
    );
    assert!(ties(&*store, "a1").await.is_empty());
    assert_eq!(ties(&*store, "ben").await, ["ben Friend a2"]);
    assert_eq!(ties(&*store, "both").await, ["both Friend a2"]);
    assert!(ties(&*store, "eve").await.is_empty());
    assert_eq!(ties(&*store, "max").await, ["max Blocked a2"]);
    for handle in ["h1", "h2"] {
        let found = store.by_handle(handle.into()).await.unwrap();
        assert_eq!(found.as_deref(), Some("a2"), "{handle}");
    }
    let invited = store.invitations_to("t".into()).await.unwrap();
    assert_eq!(invited, [invitation("t", "ben", "a2")]);
    assert_eq!(store.reports(true, 9).await.unwrap()[0].visitor, "a2");
}

async fn nothing_of_a_circle_is_left_of_who_is_erased(place: Place) {
    let store = place.open().await;
    store
        .create(at_stage("t", StoredStage::Waiting))
        .await
        .unwrap();
    store.keep_handle("h".into(), "eve".into()).await.unwrap();
    befriend(&*store, "ana", "eve").await;
    befriend(&*store, "ana", "ben").await;
    does(&*store, "eve", Act::Block, "max").await;
    does(&*store, "zoe", Act::Block, "eve").await;
    for (visitor, inviter) in [("eve", "ana"), ("ben", "eve"), ("ana", "ben")] {
        let new = invitation("t", visitor, inviter);
        store.invite(new, inviting(visitor), 9).await.unwrap();
    }
    for (id, visitor, about) in [
        ("1", "eve", "ana"),
        ("2", "ana", "eve"),
        ("3", "ana", "ben"),
    ] {
        store.report(report(id, visitor, about)).await.unwrap();
    }
    store.rewrite("eve".into(), Vec::new()).await.unwrap();
    assert!(ties(&*store, "eve").await.is_empty());
    assert!(ties(&*store, "zoe").await.is_empty());
    assert_eq!(ties(&*store, "ana").await, ["ana Friend ben"]);
    assert_eq!(store.by_handle("h".into()).await.unwrap(), None);
    let left = store.invitations_to("t".into()).await.unwrap();
    assert_eq!(left, [invitation("t", "ana", "ben")]);
    let left = store.reports(true, 9).await.unwrap();
    let left: Vec<&str> = left.iter().map(|one| &*one.id).collect();
    assert_eq!(left, ["3"]);
    assert_eq!(
        store.ties("ana".into()).await.unwrap()[0].kind,
        TieKind::Friend
    );
}
