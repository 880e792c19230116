//! Several browsers at one table, and what happens to the network between them.

use browser::{Browser, Hand, House, Key, LAPTOP, MEDDLE, Player};
use serde_json::json;

const GAME: &str = "red-outpost";
/// What the console says when there is no network.
const NO_NETWORK: &str = "net::ERR_";

/// Opens a table for two people by invitation; the invited one sits down too.
fn invite(host: &Browser, guest: &Browser) -> String {
    host.visit("/");
    host.click(&format!("a[href='/new/{GAME}']"));
    host.click("label:has([name=seat-2][value=open])");
    host.click("label:has([name=open][value=no])");
    host.click(".start .button");
    host.until("document.querySelector('#frame.waiting')");
    let link = host.text_of("return new URL(document.querySelector('#invitation').href).search");
    let table = host.path();
    guest.visit(&format!("{table}{link}"));
    guest.click("[data-sit] button");
    for browser in [host, guest] {
        browser.until("document.querySelector('#frame.playing')");
    }
    table.trim_start_matches("/t/").to_owned()
}

/// The number of the last event a browser knows of.
fn seq(browser: &Browser) -> u64 {
    browser
        .js("return +document.querySelector('#frame').dataset.seq", &[])
        .as_u64()
        .unwrap_or(0)
}

/// Waits until a browser knows as much as another, by itself.
#[track_caller]
fn agree(late: &Browser, early: &Browser) {
    late.wait_for("both know the same", || {
        (seq(late) >= seq(early)).then_some(())
    });
    late.until("!document.querySelector('.play[inert]')");
    let log = "return [...document.querySelectorAll('.log li')].map((line) => line.id + line.innerText).join()";
    assert_eq!(late.text_of(log), early.text_of(log));
}

/// A player acts once, the page learns that the action was taken, and the other page follows.
#[track_caller]
fn act(player: &mut Player<'_>, browser: &Browser, other: &Browser) {
    let before = seq(browser);
    player.play(1);
    browser.wait_for("the action is taken", || {
        (seq(browser) > before).then_some(())
    });
    agree(other, browser);
}

fn is_to_act(browser: &Browser) -> bool {
    browser.is("'yours' in document.querySelector('#frame').dataset")
}

#[test]
fn one_loses_the_network_and_one_reloads() {
    let house = House::open();
    let mut host = Browser::new(&house.address(), LAPTOP);
    host.expect(NO_NETWORK);
    let guest = Browser::new(&house.address(), LAPTOP);
    let table = invite(&host, &guest);
    let mut first = Player::new(&host, Hand::Mouse, 1);
    let mut second = Player::new(&guest, Hand::Mouse, 2);

    // In turns, each seeing at once what the other did.
    let mut turn = || {
        if is_to_act(&host) {
            act(&mut first, &host, &guest);
        } else {
            act(&mut second, &guest, &host);
        }
    };
    for _ in 0..4 {
        turn();
    }
    while is_to_act(&host) {
        turn();
    }

    // The host has no network while the guest plays. The page says so, and it is
    // right again by itself.
    host.network(false);
    let before = seq(&host);
    second.play(1);
    second.wait_sent();
    host.until("document.querySelector('#link').textContent");
    host.until("document.querySelector('#link').checkVisibility({ visibilityProperty: true })");
    assert_eq!(seq(&host), before, "nothing comes without a network");
    host.network(true);
    agree(&host, &guest);
    host.until("!document.querySelector('#link').textContent");

    // The host answers without a network; the answer arrives once, when it can.
    while !is_to_act(&host) {
        act(&mut second, &guest, &host);
    }
    let before = seq(&host);
    host.network(false);
    first.play(1);
    assert_eq!(seq(&guest), before);
    host.network(true);
    guest.wait_for("the answer arrives", || {
        (seq(&guest) > before).then_some(())
    });
    assert_eq!(seq(&guest), before + 1);
    agree(&host, &guest);

    // The guest reloads in the middle of a choice.
    while is_to_act(&host) {
        act(&mut first, &host, &guest);
    }
    second.step();
    guest.reload();
    agree(&guest, &host);
    agree(&host, &guest);

    // To the end, as fast as it goes; the pages follow by themselves.
    std::thread::scope(|scope| {
        scope.spawn(|| first.rush(&table, usize::MAX >> 12));
        scope.spawn(|| second.rush(&table, usize::MAX >> 12));
    });
    for browser in [&host, &guest] {
        browser.until("document.querySelector('#frame.over .ranking')");
    }
    let ranking = "return [...document.querySelectorAll('.ranking li')].map((side) => side.querySelector('.name').textContent + side.querySelector('b').textContent).join()";
    assert_eq!(host.text_of(ranking), guest.text_of(ranking));
}

#[test]
fn someone_watches() {
    let house = House::open();
    let host = Browser::new(&house.address(), LAPTOP);
    let mut player = Player::new(&host, Hand::Mouse, 4);
    player.sit_at(&json!({
        "game": GAME, "players": 2, "seats": [1], "bots": { "2": "greedy" }, "open": true,
    }));
    player.wait();
    let spectator = Browser::new(&house.address(), LAPTOP);
    spectator.visit(&host.path());
    for _ in 0..3 {
        player.play(1);
        player.wait();
        agree(&spectator, &host);
        assert!(
            !spectator.sees(".play, .glow, #undo"),
            "a spectator cannot act"
        );
        assert!(!spectator.words("#question h2").is_empty());
    }
    // What everyone sees is the same drawing.
    spectator.until_still();
    let pieces = "return [...document.querySelectorAll('#stage [data-key]')].map((piece) => piece.dataset.key).sort().join()";
    assert_eq!(spectator.text_of(pieces), host.text_of(pieces));
    player.rush(&player.table(), usize::MAX >> 12);
    for browser in [&host, &spectator] {
        browser.until("document.querySelector('#frame.over .ranking')");
    }
}

#[test]
fn two_tabs_of_one_player_agree() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    let mut player = Player::new(&browser, Hand::Mouse, 5);
    player.sit_with_bots(GAME);
    let tabs = browser.second_tab(LAPTOP, &browser.path());
    for second in [true, false, true, false] {
        browser.look_at(&tabs, second);
        player.play(1);
        player.wait();
        let here = seq(&browser);
        // The other tab is not looked at, and follows all the same.
        browser.look_at(&tabs, !second);
        browser.wait_for("the other tab follows", || {
            (seq(&browser) >= here).then_some(())
        });
    }
    // Both can act, also right after the other did.
    player.play(1);
    browser.look_at(&tabs, true);
    player.play(1);
    player.wait();
}

#[test]
fn the_server_goes_away_and_comes_back() {
    let mut house = House::open();
    let mut browser = Browser::new(&house.address(), LAPTOP);
    browser.expect(NO_NETWORK);
    let browser = browser;
    let mut player = Player::new(&browser, Hand::Mouse, 6);
    player.sit_with_bots(GAME);
    player.play(2);
    player.wait();
    house.close();
    browser.until("document.querySelector('#link').textContent");
    house.reopen();
    browser.until("!document.querySelector('#link').textContent");
    player.play(2);
    player.wait();
}

#[test]
fn after_a_sleep_the_page_is_right() {
    let house = House::open();
    let host = Browser::new(&house.address(), LAPTOP);
    let guest = Browser::new(&house.address(), LAPTOP);
    let table = invite(&host, &guest);
    let (sleeper, mut other) = if is_to_act(&host) {
        (&guest, Player::new(&host, Hand::Mouse, 8))
    } else {
        (&host, Player::new(&guest, Hand::Mouse, 8))
    };
    let sleep = |state: &str| {
        sleeper.cdp(
            "Page.setWebLifecycleState",
            &serde_json::json!({ "state": state }),
        );
    };
    sleep("frozen");
    other.play(1);
    other.wait_sent();
    sleep("active");
    let awake = if std::ptr::eq(sleeper, &raw const host) {
        &guest
    } else {
        &host
    };
    agree(sleeper, awake);
    assert!(!table.is_empty());
}

#[test]
fn what_happens_at_the_wrong_moment_is_not_missed() {
    let house = House::open();
    let host = Browser::new(&house.address(), LAPTOP);
    host.before_every_page(MEDDLE);
    let guest = Browser::new(&house.address(), LAPTOP);
    guest.before_every_page(MEDDLE);
    invite(&host, &guest);
    let (idle, busy) = if is_to_act(&host) {
        (&guest, &host)
    } else {
        (&host, &guest)
    };
    act(&mut Player::new(busy, Hand::Mouse, 17), busy, idle);

    // The server is busy when the page asks it what happened.
    let act_once = || {
        let mut actor = if is_to_act(busy) {
            Player::new(busy, Hand::Mouse, 18)
        } else {
            Player::new(idle, Hand::Mouse, 18)
        };
        actor.play(1);
        actor.wait_sent();
    };
    let watcher = if is_to_act(busy) { idle } else { busy };
    watcher.js("window.refused = 2", &[]);
    act_once();
    watcher.until("window.refused === 0");
    agree(idle, busy);
    agree(busy, idle);

    // The page is about to come back from an earlier moment.
    let (watcher, actor) = if is_to_act(busy) {
        (idle, busy)
    } else {
        (busy, idle)
    };
    watcher.click("#log-1 .look");
    watcher.until("document.querySelector('.moment')");
    watcher.js("window.hold = true", &[]);
    watcher.click(".moment .button");
    watcher.until("window.held");
    act_once();
    watcher.js("window.hold = false", &[]);
    watcher.until("!document.querySelector('.moment')");
    agree(watcher, actor);
}

/// A moment that cannot be shown, because it was taken back meanwhile, stops the story and
/// nothing else: the page shows what is, and can be played on.
#[test]
fn a_moment_that_is_gone_stops_only_the_story() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    browser.before_every_page(MEDDLE);
    let mut player = Player::new(&browser, Hand::Mouse, 21);
    player.sit_with_bots(GAME);
    browser.js("window.forgotten = true", &[]);
    player.play(4);
    player.wait();
}

/// A message that was not read yet is counted on the tab of the chat.
#[test]
fn unread_messages_are_counted() {
    let house = House::open();
    let (host, guest) = (
        Browser::new(&house.address(), LAPTOP),
        Browser::new(&house.address(), LAPTOP),
    );
    invite(&host, &guest);
    host.click("label[for=tab-log]");
    guest.click("label[for=tab-chat]");
    for count in ["1", "2"] {
        guest.click("#say-text");
        guest.write(&format!("hello {count}"));
        guest.press(&Key::Enter);
        let unread = "return document.querySelector('label[for=tab-chat]').dataset.unread ?? ''";
        host.wait_for("the message is counted", || {
            (host.text_of(unread) == count).then_some(())
        });
        assert_eq!(guest.text_of(unread), "", "one's own are read");
    }
    host.click("label[for=tab-chat]");
    host.until("!document.querySelector('label[data-unread]')");
}
