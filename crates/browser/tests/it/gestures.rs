//! What hands do besides clicking: wheel, drag, pinch and pull.

use browser::{Browser, Hand, House, LAPTOP, PHONE, Player};
use serde_json::json;

const CHART: &str = "kosmonavts";

/// How large the board is drawn, in hundredths of its place.
fn size(browser: &Browser) -> i64 {
    let script = "
        const stage = document.querySelector('#stage');
        return Math.round(100 * stage.firstElementChild.getBoundingClientRect().width / stage.clientWidth);";
    browser.js(script, &[]).as_i64().expect("a size")
}

/// What of the drawing lies at this place of the window, in thousandths.
fn drawn_at(browser: &Browser, (x, y): (i64, i64)) -> (i64, i64) {
    let script = "
        const [x, y] = arguments;
        const box = document.querySelector('#stage').firstElementChild.getBoundingClientRect();
        return [Math.round(1000 * (x - box.x) / box.width), Math.round(1000 * (y - box.y) / box.height)];";
    let there = browser.js(script, &[json!(x), json!(y)]);
    let part = |n: usize| there[n].as_i64().expect("a part");
    (part(0), part(1))
}

fn is_near((a, b): (i64, i64), (c, d): (i64, i64)) -> bool {
    (a - c).abs() <= 5 && (b - d).abs() <= 5
}

/// Everything that tells how far the game and my choice are.
const STATE: &str = "
    const way = [...document.querySelectorAll('.chosen')].map((node) => node.dataset.spot);
    return document.querySelector('#frame').dataset.seq + way;";

#[test]
fn the_wheel_zooms_where_the_pointer_is_and_a_drag_pans() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    let mut player = Player::new(&browser, Hand::Mouse, 21);
    player.sit_with_bots(CHART);
    player.wait();
    let here = (300, 300);
    assert_eq!(size(&browser), 100, "the whole board to begin with");
    browser.wheel_at(here, 120);
    assert_eq!(size(&browser), 100, "never smaller than its place");

    let what = drawn_at(&browser, here);
    browser.wheel_at(here, -240);
    browser.until("document.querySelector('#stage').style.getPropertyValue('--zoom') > 1.5");
    assert!((150..180).contains(&size(&browser)), "{}", size(&browser));
    let still = drawn_at(&browser, here);
    assert!(is_near(still, what), "{still:?} is not {what:?}");

    let before = browser.text_of(STATE);
    let there = (220, 240);
    browser.drag(here, there);
    let carried = drawn_at(&browser, there);
    assert!(is_near(carried, what), "{carried:?} is not {what:?}");
    assert_eq!(browser.text_of(STATE), before, "a drag chooses nothing");
    assert!(!browser.sees(".pinned"), "and explains nothing");

    for _ in 0..20 {
        browser.wheel_at(here, -400);
    }
    browser.until("document.querySelector('#stage').style.getPropertyValue('--zoom') == 4");
    for _ in 0..20 {
        browser.wheel_at(here, 400);
    }
    browser.until("document.querySelector('#stage').style.getPropertyValue('--zoom') == 1");
}

#[test]
fn a_worker_is_carried_to_his_place() {
    carry("red-outpost", "");
}

#[test]
fn a_die_is_carried_to_its_garage() {
    carry("circadians", "die-");
}

/// Drags a piece from where it is to where it goes, as soon as one of this kind can move.
fn carry(game: &str, kind: &str) {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    let mut player = Player::new(&browser, Hand::Mouse, 22);
    player.sit_with_bots(game);
    // A piece and a place it can go to.
    let script = "
        for (const choice of document.querySelectorAll('.choice')) {
          const path = JSON.parse(choice.dataset.path ?? '[]');
          if (path.length > 1 && path[0].startsWith(arguments[0])) return path.slice(0, 2);
        }";
    let path = loop {
        player.wait();
        let path = browser.js(script, &[json!(kind)]);
        if path.is_array() {
            break path;
        }
        player.step();
        player.wait_sent();
    };
    let spot = |n: usize| {
        format!(
            "#stage [data-spot=\"{}\"]",
            path[n].as_str().expect("a path of two")
        )
    };
    let from = browser.place_of(&spot(0));
    let to = browser.place_of(&spot(1));
    let before = browser.text_of(STATE);
    browser.drag(from, to);
    // Both steps are taken: the way has two parts, the action is sent, or it is drafted.
    browser.wait_for("the piece arrives", || {
        let crumbs = browser.js("return document.querySelectorAll('.crumb').length", &[]);
        let sent = browser.text_of("return document.querySelector('#frame').dataset.seq");
        let drafted = browser.is("location.search.includes('draft=')");
        (crumbs.as_u64() >= Some(3) || !before.starts_with(&sent) || drafted).then_some(())
    });
}

#[test]
fn fingers_pinch_the_board_and_pull_the_sheet() {
    let house = House::open();
    let browser = Browser::new(&house.address(), PHONE);
    let mut player = Player::new(&browser, Hand::Finger, 23);
    player.sit_with_bots(CHART);
    player.wait();
    let before = browser.text_of(STATE);
    let what = drawn_at(&browser, (200, 250));
    let apart = |by: i64| vec![(200 - by, 250), (200 + by, 250)];
    browser.fingers(&[apart(40), apart(60), apart(80)]);
    assert!((190..=210).contains(&size(&browser)), "{}", size(&browser));
    let still = drawn_at(&browser, (200, 250));
    assert!(is_near(still, what), "{still:?} is not {what:?}");
    assert_eq!(browser.text_of(STATE), before, "a pinch chooses nothing");

    let is_up = "document.querySelector('#pull').checked";
    assert!(!browser.is(is_up));
    let (x, y) = browser.place_of(".handle");
    browser.fingers(&[vec![(x, y)], vec![(x, y - 60)], vec![(x, y - 120)]]);
    browser.until(is_up);
    let (x, y) = browser.place_of(".handle");
    browser.fingers(&[vec![(x, y)], vec![(x, y + 60)], vec![(x, y + 120)]]);
    browser.until(&format!("!{is_up}"));
}

/// A click that comes right after the question has changed was meant for the one before: it
/// is ignored, on the board as in the list, and works a moment later.
#[test]
fn a_click_on_a_question_that_has_just_changed_is_ignored() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    let mut player = Player::new(&browser, Hand::Mouse, 22);
    player.sit_at(&json!({ "game": "red-outpost", "players": 2, "seats": [1, 2] }));
    player.wait();
    browser.slow_motion();
    let seq = "return document.querySelector('#frame').dataset.seq";
    let before = browser.text_of(seq);
    // Not while an answer is under way: that digit would be for the next question.
    let asks = format!(
        "document.querySelector('#frame').dataset.seq === '{before}' && !document.querySelector('.play[inert]')"
    );
    browser.wait_for("the next question", || {
        if browser.is(&asks) {
            browser.write("1");
        }
        let fresh = "document.querySelector('#question').getAnimations().length > 0";
        (browser.text_of(seq) != before && browser.is(fresh)).then_some(())
    });
    let question = browser.text_of(seq);
    let middle = "
        const box = document.querySelector(arguments[0]).getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2].map(Math.round);";
    for target in [".choices button:not([hidden])", "#stage .glow"] {
        if browser.sees(target) {
            let at = browser.js(middle, &[json!(target)]);
            let (x, y) = serde_json::from_value(at).expect("a place");
            browser.click_at(x, y);
        }
        let untouched = "!document.querySelector('.play[inert], .crumb, .chosen')";
        assert!(browser.is(untouched), "{target} is taken too early");
    }
    assert_eq!(browser.text_of(seq), question);
    browser.pace(8);
    player.play(1);
    player.wait_sent();
    assert_ne!(browser.text_of(seq), question);
}

/// A finger that rests on something is told what it is: it can be read when the finger is
/// gone, nothing was chosen, and the next touch takes it away.
#[test]
fn what_a_resting_finger_asked_for_stays_to_be_read() {
    let house = House::open();
    let browser = Browser::new(&house.address(), PHONE);
    let mut player = Player::new(&browser, Hand::Finger, 24);
    player.sit_with_bots("red-outpost");
    player.wait();
    let before = browser.text_of(STATE);
    let (x, y) = browser.place_of("#stage .glow");
    let touch = |kind: &str, points: serde_json::Value| {
        let event = json!({ "type": kind, "touchPoints": points });
        browser.cdp("Input.dispatchTouchEvent", &event);
    };
    touch("touchStart", json!([{ "x": x, "y": y }]));
    let pinned = "document.querySelector('#tip.pinned:not([hidden])')";
    browser.until(pinned);
    touch("touchEnd", json!([]));
    // What a lifted finger sets off has happened when the page has been drawn anew.
    browser.js_later(
        "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))",
        &[],
    );
    assert!(browser.is(pinned), "it is gone with the finger");
    assert!(!browser.words("#tip").is_empty());
    assert_eq!(
        browser.text_of(STATE),
        before,
        "a long press chooses nothing"
    );
    browser.tap("#frame h1");
    browser.until("document.querySelector('#tip').hidden");
}
