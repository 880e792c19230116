//! The contract of notices, on SQLite and on PostgreSQL.

use std::collections::BTreeSet;

use store::{
    AddedChannel, Append, Appended, Channel, Claim, DueNotice, Fate, NewNotice, NewTable,
    NoticeSettings, SeatRow, Settled, Store, StoredStage, TableIndex,
};

use crate::{
    contract::{append, event, index, table},
    place::Place,
};

on_both_stores! {
    settings_are_kept_for_each_visitor,
    a_channel_is_there_until_it_is_removed,
    a_browser_belongs_to_whoever_used_it_last,
    of_many_who_add_at_once_none_gets_more_than_is_allowed,
    a_notice_is_written_with_its_events_or_not_at_all,
    a_notice_is_written_with_its_table_once,
    only_who_has_a_confirmed_channel_is_told,
    what_happens_again_before_it_was_told_is_told_once,
    what_somebody_has_seen_is_not_told,
    a_channel_is_claimed_by_one_and_by_another_when_that_one_is_gone,
    a_claim_that_is_not_held_any_more_changes_nothing,
    what_happens_while_a_message_is_sent_is_told_later,
    a_channel_that_is_to_wait_waits_with_all_that_comes,
    a_channel_that_is_switched_off_or_removed_leaves_nothing_behind,
    a_feed_shows_what_was_told_the_newest_first,
    what_is_told_says_whether_it_still_holds,
    a_table_that_is_deleted_is_told_of_no_more,
    nothing_is_left_of_who_is_erased,
    what_nobody_confirmed_is_forgotten,
    of_many_who_claim_at_once_each_gets_another_channel,
}

pub fn channel(id: &str, visitor: &str, address: &str) -> Channel {
    Channel {
        id: id.into(),
        visitor: visitor.into(),
        kind: "mail".into(),
        address: address.into(),
        details: "{}".into(),
        made: 10,
        confirmed: Some(20),
        failures: 0,
        problem: None,
    }
}

pub fn settings(visitor: &str) -> NoticeSettings {
    NoticeSettings {
        visitor: visitor.into(),
        language: "fr".into(),
        off: "full over".into(),
        zone: "Europe/Madrid".into(),
        quiet: Some((22 * 60, 7 * 60 + 30)),
    }
}

pub fn notice(visitor: &str, kind: &'static str, due: u64) -> NewNotice {
    NewNotice {
        visitor: visitor.into(),
        kind,
        happens: 7,
        due,
    }
}

pub fn telling(expected: u64, notices: Vec<NewNotice>) -> Append {
    let at = 100 + expected;
    let notices = notices.into_iter();
    let notices = notices.map(|notice| NewNotice {
        happens: at,
        ..notice
    });
    Append {
        notices: notices.collect(),
        ..append(expected, vec![event(None, "x")])
    }
}

/// A table `t` and somebody with a channel `m`.
async fn with_table(place: &Place) -> std::sync::Arc<dyn Store> {
    let store = place.open().await;
    store.create(table("t")).await.unwrap();
    add(&*store, channel("m", "ana", "ana@example.org")).await;
    store
}

async fn add(store: &dyn Store, channel: Channel) {
    let added = store.add_channel(channel, false, 9).await.unwrap();
    assert_eq!(added, AddedChannel::Added);
}

/// What is due, as table and kind.
fn due(claim: &Option<Claim>) -> Vec<(&str, &str)> {
    let notices = claim.iter().flat_map(|claim| &claim.notices);
    notices
        .map(|notice| (&*notice.table, &*notice.kind))
        .collect()
}

fn key(notice: &DueNotice) -> (String, String, u64) {
    (notice.table.clone(), notice.kind.clone(), notice.happened)
}

/// What is said when everything of a claim was sent.
fn sent(claim: &Claim) -> Settled {
    Settled {
        channel: claim.channel.id.clone(),
        until: claim.until,
        done: claim.notices.iter().map(key).collect(),
        told: Vec::new(),
        not_before: 0,
        failures: 0,
        problem: None,
        fate: Fate::Stays,
    }
}

async fn settings_are_kept_for_each_visitor(place: Place) {
    let store = place.open().await;
    let read = |visitor: &str| store.notice_settings(visitor.into());
    assert_eq!(read("ana").await.unwrap(), None);
    for new in [
        settings("ana"),
        settings("ben"),
        NoticeSettings {
            quiet: None,
            off: String::new(),
            ..settings("ana")
        },
    ] {
        store.set_notice_settings(new.clone()).await.unwrap();
        assert_eq!(read(&new.visitor).await.unwrap(), Some(new));
    }
    assert_eq!(read("ben").await.unwrap(), Some(settings("ben")));
}

async fn a_channel_is_there_until_it_is_removed(place: Place) {
    let store = place.open().await;
    let unconfirmed = Channel {
        confirmed: None,
        made: 5,
        ..channel("n", "ana", "other@example.org")
    };
    add(&*store, channel("m", "ana", "ana@example.org")).await;
    add(&*store, unconfirmed.clone()).await;
    add(&*store, channel("o", "ben", "ana@example.org")).await;
    // The same address again is no other channel.
    let again = channel("p", "ana", "ana@example.org");
    let known = store.add_channel(again, false, 9).await.unwrap();
    let first = channel("m", "ana", "ana@example.org");
    assert_eq!(known, AddedChannel::Known(first.clone()));
    let third = channel("q", "ana", "third@example.org");
    let refused = store.add_channel(third, false, 2).await.unwrap();
    assert_eq!(refused, AddedChannel::TooMany);
    let all = store.channels("ana".into()).await.unwrap();
    assert_eq!(all, [unconfirmed.clone(), first]);

    assert!(store.confirm_channel("n".into(), 70).await.unwrap());
    assert!(!store.confirm_channel("nowhere".into(), 70).await.unwrap());
    let moved = store.move_channel("n".into(), "moved@example.org".into());
    assert!(moved.await.unwrap());
    let expected = Channel {
        confirmed: Some(70),
        address: "moved@example.org".into(),
        ..unconfirmed
    };
    assert_eq!(store.channel("n".into()).await.unwrap(), Some(expected));
    assert!(store.remove_channel("n".into()).await.unwrap());
    assert!(!store.remove_channel("n".into()).await.unwrap());
    assert_eq!(store.channel("n".into()).await.unwrap(), None);
    assert_eq!(store.channels("ben".into()).await.unwrap().len(), 1);
}

async fn a_browser_belongs_to_whoever_used_it_last(place: Place) {
    let store = with_table(&place).await;
    let told = telling(1, vec![notice("ana", "turn", 0)]);
    store.append(told).await.unwrap();
    let taken = store.add_channel(channel("b", "ben", "ana@example.org"), true, 9);
    assert_eq!(taken.await.unwrap(), AddedChannel::Added);
    assert_eq!(store.channels("ana".into()).await.unwrap(), []);
    assert_eq!(store.claim(1_000, 2_000).await.unwrap(), None);
    assert_eq!(store.waiting_notices(1_000).await.unwrap(), (0, 0));
}

async fn of_many_who_add_at_once_none_gets_more_than_is_allowed(place: Place) {
    let store = place.open().await;
    let added = (0..8).map(|n| {
        let store = store.clone();
        let new = channel(&format!("c{n}"), "ana", &format!("{n}@example.org"));
        tokio::spawn(async move { store.add_channel(new, true, 3).await })
    });
    let mut all = Vec::new();
    for one in added.collect::<Vec<_>>() {
        all.push(one.await.unwrap().unwrap());
    }
    let count = |what: &AddedChannel| all.iter().filter(|one| *one == what).count();
    assert_eq!(
        (count(&AddedChannel::Added), count(&AddedChannel::TooMany)),
        (3, 5)
    );
}

async fn a_notice_is_written_with_its_events_or_not_at_all(place: Place) {
    let store = with_table(&place).await;
    let late = telling(0, vec![notice("ana", "turn", 0)]);
    assert_eq!(store.append(late).await.unwrap(), Appended::Conflict(1));
    assert_eq!(store.waiting_notices(1_000).await.unwrap(), (0, 0));
    let two = vec![notice("ana", "turn", 500), notice("ana", "full", 200)];
    store.append(telling(1, two)).await.unwrap();
    drop(store);
    // It is there after a restart.
    let store = place.open().await;
    assert_eq!(store.waiting_notices(300).await.unwrap(), (2, 1));
    assert_eq!(store.claim(199, 1_000).await.unwrap(), None);
    let claim = store.claim(300, 1_000).await.unwrap();
    assert_eq!(due(&claim), [("t", "full")]);
    let claim = claim.unwrap();
    assert_eq!(claim.channel, channel("m", "ana", "ana@example.org"));
    assert_eq!((claim.until, claim.notices[0].happened), (1_000, 101));
    assert_eq!(claim.notices[0].summary, "summary 2");
}

async fn a_notice_is_written_with_its_table_once(place: Place) {
    let store = place.open().await;
    add(&*store, channel("m", "ana", "ana@example.org")).await;
    let new = || NewTable {
        notices: ["ana", "ben"].map(|who| notice(who, "round", 500)).into(),
        ..table("t")
    };
    store.create(new()).await.unwrap();
    assert_eq!(store.claim(499, 1_000).await.unwrap(), None);
    let claim = store.claim(500, 1_000).await.unwrap();
    assert_eq!(due(&claim), [("t", "round")]);
    assert!(store.settle(sent(&claim.unwrap())).await.unwrap());
    // Whoever makes it a second time tells nobody.
    assert!(store.create(new()).await.is_err());
    assert_eq!(store.waiting_notices(1_000).await.unwrap(), (0, 0));
}

async fn only_who_has_a_confirmed_channel_is_told(place: Place) {
    let store = with_table(&place).await;
    let unconfirmed = Channel {
        confirmed: None,
        ..channel("n", "ana", "other@example.org")
    };
    add(&*store, unconfirmed).await;
    let all = ["ana", "ben", "zoe"].map(|visitor| notice(visitor, "turn", 0));
    store.append(telling(1, all.into())).await.unwrap();
    assert_eq!(store.waiting_notices(1_000).await.unwrap(), (1, 1));
    let claim = store.claim(1_000, 2_000).await.unwrap();
    assert_eq!(due(&claim), [("t", "turn")]);
}

async fn what_happens_again_before_it_was_told_is_told_once(place: Place) {
    let store = with_table(&place).await;
    for seq in 1..4 {
        let told = telling(seq, vec![notice("ana", "turn", 100 * seq)]);
        store.append(told).await.unwrap();
    }
    assert_eq!(store.waiting_notices(1_000).await.unwrap(), (1, 1));
    // It waits as long as the last one.
    assert_eq!(store.claim(299, 1_000).await.unwrap(), None);
    let claim = store.claim(300, 1_000).await.unwrap().unwrap();
    assert_eq!(claim.notices[0].happened, 103);
}

async fn what_somebody_has_seen_is_not_told(place: Place) {
    let store = with_table(&place).await;
    store.create(table("u")).await.unwrap();
    let turns = || ["turn", "full"].map(|kind| notice("ana", kind, 0)).to_vec();
    store.append(telling(1, turns())).await.unwrap();
    let other = Append {
        table: "u".into(),
        ..telling(1, turns())
    };
    store.append(other).await.unwrap();
    let look = |visitor: &str, table: &str, until| (visitor.to_owned(), table.to_owned(), until);
    // They looked before it happened.
    assert_eq!(store.seen(vec![look("ana", "t", 100)]).await.unwrap(), 0);
    let looks = vec![
        look("ben", "u", 900),
        look("ana", "t", 101),
        look("ana", "nowhere", 900),
    ];
    assert_eq!(store.seen(looks).await.unwrap(), 2);
    assert_eq!(store.seen(Vec::new()).await.unwrap(), 0);
    let claim = store.claim(1_000, 2_000).await.unwrap();
    assert_eq!(due(&claim), [("u", "full"), ("u", "turn")]);
}

async fn a_channel_is_claimed_by_one_and_by_another_when_that_one_is_gone(place: Place) {
    let store = with_table(&place).await;
    let told = telling(1, vec![notice("ana", "turn", 0)]);
    store.append(told).await.unwrap();
    let first = store.claim(1_000, 2_000).await.unwrap().unwrap();
    assert_eq!(store.claim(1_999, 3_000).await.unwrap(), None);
    let second = store.claim(2_000, 3_000).await.unwrap().unwrap();
    assert_eq!(second.notices, first.notices);
    assert!(store.settle(sent(&second)).await.unwrap());
    assert_eq!(store.claim(9_000, 9_999).await.unwrap(), None);
    assert_eq!(store.waiting_notices(9_000).await.unwrap(), (0, 0));
}

async fn a_claim_that_is_not_held_any_more_changes_nothing(place: Place) {
    let store = with_table(&place).await;
    let told = telling(1, vec![notice("ana", "turn", 0)]);
    store.append(told).await.unwrap();
    let first = store.claim(1_000, 2_000).await.unwrap().unwrap();
    let second = store.claim(2_000, 3_000).await.unwrap().unwrap();
    let removing = Settled {
        fate: Fate::Removed,
        ..sent(&first)
    };
    assert!(!store.settle(removing).await.unwrap());
    assert_eq!(store.waiting_notices(9_000).await.unwrap(), (1, 1));
    assert!(store.settle(sent(&second)).await.unwrap());
    assert!(!store.settle(sent(&second)).await.unwrap());
}

async fn what_happens_while_a_message_is_sent_is_told_later(place: Place) {
    let store = with_table(&place).await;
    let turn = || vec![notice("ana", "turn", 0)];
    store.append(telling(1, turn())).await.unwrap();
    let claim = store.claim(1_000, 2_000).await.unwrap().unwrap();
    store.append(telling(2, turn())).await.unwrap();
    assert!(store.settle(sent(&claim)).await.unwrap());
    let next = store.claim(1_500, 3_000).await.unwrap().unwrap();
    assert_eq!((next.notices.len(), next.notices[0].happened), (1, 102));
}

async fn a_channel_that_is_to_wait_waits_with_all_that_comes(place: Place) {
    let store = with_table(&place).await;
    let turn = |kind| vec![notice("ana", kind, 0)];
    store.append(telling(1, turn("turn"))).await.unwrap();
    let claim = store.claim(1_000, 2_000).await.unwrap().unwrap();
    let failed = Settled {
        done: Vec::new(),
        not_before: 5_000,
        failures: 3,
        problem: Some("no answer".into()),
        ..sent(&claim)
    };
    assert!(store.settle(failed).await.unwrap());
    store.append(telling(2, turn("over"))).await.unwrap();
    assert_eq!(store.waiting_notices(4_999).await.unwrap(), (2, 0));
    assert_eq!(store.claim(4_999, 6_000).await.unwrap(), None);
    let claim = store.claim(5_000, 6_000).await.unwrap();
    assert_eq!(due(&claim), [("t", "turn"), ("t", "over")]);
    let channel = claim.unwrap().channel;
    let told = (channel.failures, channel.problem.as_deref());
    assert_eq!(told, (3, Some("no answer")));
    // Confirmed anew, nothing is held against it.
    store.confirm_channel("m".into(), 99).await.unwrap();
    let channel = store.channel("m".into()).await.unwrap().unwrap();
    assert_eq!((channel.failures, channel.problem), (0, None));
}

async fn a_channel_that_is_switched_off_or_removed_leaves_nothing_behind(place: Place) {
    let store = with_table(&place).await;
    let kinds = ["turn", "full"];
    let both = || kinds.map(|kind| notice("ana", kind, 0)).to_vec();
    store.append(telling(1, both())).await.unwrap();
    let claim = store.claim(1_000, 2_000).await.unwrap().unwrap();
    let off = Settled {
        done: Vec::new(),
        problem: Some("nobody there".into()),
        fate: Fate::SwitchedOff,
        ..sent(&claim)
    };
    assert!(store.settle(off).await.unwrap());
    let channel = store.channel("m".into()).await.unwrap().unwrap();
    let told = (channel.confirmed, channel.problem.as_deref());
    assert_eq!(told, (None, Some("nobody there")));
    store.append(telling(2, both())).await.unwrap();
    assert_eq!(store.waiting_notices(9_000).await.unwrap(), (0, 0));

    store.confirm_channel("m".into(), 30).await.unwrap();
    store.append(telling(3, both())).await.unwrap();
    let claim = store.claim(3_000, 4_000).await.unwrap().unwrap();
    let removed = Settled {
        fate: Fate::Removed,
        done: Vec::new(),
        ..sent(&claim)
    };
    assert!(store.settle(removed).await.unwrap());
    assert_eq!(store.channels("ana".into()).await.unwrap(), []);
    assert_eq!(store.waiting_notices(9_000).await.unwrap(), (0, 0));
}

async fn a_feed_shows_what_was_told_the_newest_first(place: Place) {
    let store = place.open().await;
    store.create(table("t")).await.unwrap();
    let feed = Channel {
        kind: "feed".into(),
        ..channel("f", "ana", "secret")
    };
    add(&*store, feed.clone()).await;
    // The same address of another kind is no feed.
    add(&*store, channel("m", "ben", "other")).await;
    store.set_notice_settings(settings("ana")).await.unwrap();
    let kinds = ["turn", "full", "over"];
    for (seq, kind) in (1..).zip(kinds) {
        let told = telling(seq, vec![notice("ana", kind, 0)]);
        store.append(told).await.unwrap();
        let claim = store.claim(1_000, 2_000).await.unwrap().unwrap();
        let told = Settled {
            told: claim.notices.iter().map(key).collect(),
            ..sent(&claim)
        };
        assert!(store.settle(told).await.unwrap());
    }
    let read = |address: &str, most| store.feed(address.into(), most);
    let found = read("secret", 2).await.unwrap().unwrap();
    let entries = found.entries.iter();
    let entries: Vec<_> = entries
        .map(|entry| (&*entry.kind, entry.happened, &*entry.summary))
        .collect();
    assert_eq!(
        entries,
        [("over", 103, "summary 4"), ("full", 102, "summary 4")]
    );
    assert_eq!(found.channel, feed);
    assert_eq!(found.settings, Some(settings("ana")));
    for nothing in ["other", "nowhere", ""] {
        assert_eq!(read(nothing, 9).await.unwrap(), None);
    }
    // With a new address the old one leads nowhere.
    store
        .move_channel("f".into(), "renewed".into())
        .await
        .unwrap();
    assert_eq!(read("secret", 9).await.unwrap(), None);
    assert_eq!(read("renewed", 9).await.unwrap().unwrap().entries.len(), 3);
}

async fn what_is_told_says_whether_it_still_holds(place: Place) {
    let store = with_table(&place).await;
    let seat = |owes| SeatRow {
        seat: 1,
        visitor: Some("ana".into()),
        sits: true,
        bot: None,
        owes,
        due: None,
    };
    let holds = |seq, owes, stage| Append {
        index: TableIndex {
            stage,
            seats: vec![seat(owes)],
            ..index("x")
        },
        ..telling(seq, vec![notice("ana", "turn", 0)])
    };
    let mut told = Vec::new();
    for (seq, (owes, stage)) in (1..).zip([
        (true, StoredStage::Live),
        (false, StoredStage::Live),
        (false, StoredStage::Finished),
    ]) {
        store.append(holds(seq, owes, stage)).await.unwrap();
        let claim = store.claim(1_000, 2_000).await.unwrap().unwrap();
        told.push((claim.notices[0].owes, claim.notices[0].ended));
        store.settle(sent(&claim)).await.unwrap();
    }
    assert_eq!(told, [(true, false), (false, false), (false, true)]);
}

async fn a_table_that_is_deleted_is_told_of_no_more(place: Place) {
    let store = with_table(&place).await;
    let told = telling(1, vec![notice("ana", "turn", 0)]);
    store.append(told).await.unwrap();
    let claim = store.claim(1_000, 2_000).await.unwrap().unwrap();
    assert!(store.delete("t".into()).await.unwrap());
    assert_eq!(store.waiting_notices(9_000).await.unwrap(), (0, 0));
    // Whoever was sending it comes too late to keep it.
    let told = Settled {
        told: claim.notices.iter().map(key).collect(),
        ..sent(&claim)
    };
    assert!(store.settle(told).await.unwrap());
}

async fn nothing_is_left_of_who_is_erased(place: Place) {
    let store = with_table(&place).await;
    add(&*store, channel("b", "ben", "ben@example.org")).await;
    store.set_notice_settings(settings("ana")).await.unwrap();
    let both = ["ana", "ben"].map(|visitor| notice(visitor, "turn", 0));
    store.append(telling(1, both.into())).await.unwrap();
    store.rewrite("ana".into(), Vec::new()).await.unwrap();
    assert_eq!(store.channels("ana".into()).await.unwrap(), []);
    assert_eq!(store.notice_settings("ana".into()).await.unwrap(), None);
    assert_eq!(store.waiting_notices(9_000).await.unwrap(), (1, 1));
    assert_eq!(store.channels("ben".into()).await.unwrap().len(), 1);
}

async fn what_nobody_confirmed_is_forgotten(place: Place) {
    let store = with_table(&place).await;
    for (id, made, problem) in [("old", 5, None), ("new", 50, None), ("off", 5, Some("x"))] {
        let unconfirmed = Channel {
            made,
            confirmed: None,
            problem: problem.map(String::from),
            ..channel(id, "ana", id)
        };
        add(&*store, unconfirmed).await;
    }
    assert_eq!(store.forget_notices(20).await.unwrap(), 1);
    let left = store.channels("ana".into()).await.unwrap();
    let left: BTreeSet<&str> = left.iter().map(|channel| &*channel.id).collect();
    // One that was switched off stays until its owner has read why.
    assert_eq!(left, BTreeSet::from(["m", "new", "off"]));
}

async fn of_many_who_claim_at_once_each_gets_another_channel(place: Place) {
    let store = place.open().await;
    store.create(table("t")).await.unwrap();
    let people: Vec<String> = (0..8).map(|n| format!("visitor {n}")).collect();
    for visitor in &people {
        add(&*store, channel(visitor, visitor, "x@example.org")).await;
    }
    let all = people.iter().map(|visitor| notice(visitor, "turn", 0));
    store.append(telling(1, all.collect())).await.unwrap();
    let claims = (0..12).map(|n| {
        let store = store.clone();
        tokio::spawn(async move { store.claim(1_000, 2_000 + n).await })
    });
    let mut claimed = Vec::new();
    for claim in claims.collect::<Vec<_>>() {
        claimed.extend(claim.await.unwrap().unwrap());
    }
    let distinct: BTreeSet<&str> = claimed.iter().map(|claim| &*claim.channel.id).collect();
    // One that is being claimed is passed over; nobody waits for it, and nobody gets it twice.
    assert_eq!(distinct.len(), claimed.len());
    while let Some(claim) = store.claim(1_000, 3_000).await.unwrap() {
        claimed.push(claim);
    }
    assert_eq!(claimed.len(), 8);
}
