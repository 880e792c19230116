//! A flight in Kosmonavts: few clicks, in any order, and nothing is lost by one of them.

use browser::{Browser, House, LAPTOP, PHONE, Player};
use browser::{Hand, Size};
use serde_json::json;

/// Whether an order is asked for.
const ORDERS: &str = "document.querySelector('#question [data-key*=\":burn\"]')";
/// Something in reach, to which a course can be laid.
const BODY: &str = "#stage .glow[data-spot^=body-]";

/// Sits down with bots and plays to the first order, at a table where a body is in reach.
fn ordering(browser: &Browser) -> Player<'_> {
    for seed in 21.. {
        let mut player = Player::new(browser, Hand::Mouse, seed);
        player.sit_at(&json!({
            "game": "kosmonavts", "players": 4, "seats": [1], "options": { "mode": "advanced" },
            "bots": { "2": "greedy", "3": "greedy", "4": "greedy" },
        }));
        browser.until("document.querySelector('#frame.playing')");
        let table = player.table();
        while !browser.is(ORDERS) {
            player.rush(&table, 1);
            browser.reload();
        }
        player.wait();
        if browser.sees(BODY) {
            return player;
        }
    }
    unreachable!("the bodies are not always far away")
}

/// The draft without the question it answers.
fn actions(browser: &Browser) -> String {
    let draft = "return new URLSearchParams(location.search).get('draft') ?? ''";
    let draft = browser.text_of(draft);
    draft.splitn(3, '.').nth(2).unwrap_or_default().to_owned()
}

/// Clicks where a person would, and waits until the page shows another question.
fn touch(browser: &Browser, query: &str) {
    let asked =
        "return [...document.querySelectorAll('.choice')].map((one) => one.textContent).join()";
    let before = browser.text_of(asked);
    browser.until_still();
    browser.click(query);
    browser.wait_for("another question", || {
        (browser.text_of(asked) != before).then_some(())
    });
    browser.until_still();
}

/// The first body in reach is touched, the order confirmed, the ship flies: no more than
/// one click for each, and the course can be changed in between.
#[test]
fn a_course_is_laid_by_one_click_and_changed_freely() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    let player = ordering(&browser);
    touch(&browser, BODY);
    let course = actions(&browser);
    assert!(course.contains("burn:"), "{course}");
    // A sector that does not glow can be touched as well.
    touch(&browser, "#stage .quiet[data-spot^=hex-]");
    assert_ne!(actions(&browser), course);
    touch(&browser, BODY);
    assert_eq!(
        actions(&browser),
        course,
        "the cheapest course is always the same"
    );
    // A touch of a cube takes it away, in whatever order they were placed.
    let cubes = course.matches("burn:").count();
    for left in (0..cubes).rev() {
        touch(&browser, "#stage .glow[data-spot^=cube-]");
        assert_eq!(actions(&browser).matches("burn:").count(), left);
    }
    touch(&browser, BODY);
    touch(&browser, "#stage [data-spot=order-go]");
    player.wait_sent();
    assert!(!browser.is(ORDERS), "the order is sealed");
}

/// The place of the button to fly never holds the one to be evacuated, and that one takes
/// two clicks, on the board as in the list.
#[test]
fn nobody_is_evacuated_by_one_click() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    let mut player = ordering(&browser);
    touch(&browser, BODY);
    let go = browser.place_of("#stage [data-spot=order-go]");
    touch(&browser, "#stage [data-spot=order-go]");
    player.wait();
    browser.until("document.querySelector('#stage .glow[data-spot=fly]')");
    let at = |(x, y): (i64, i64)| {
        let script = "
            const [x, y] = arguments;
            const spots = document.elementsFromPoint(x, y).map((node) => node.closest('[data-spot]'));
            return spots.find(Boolean)?.dataset.spot ?? ''";
        let spot = browser.js(script, &[json!(x), json!(y)]);
        spot.as_str().unwrap_or_default().to_owned()
    };
    assert_eq!(
        at(go),
        "fly",
        "where the order was confirmed the ship flies"
    );
    let asked = || browser.sees("#stage .glow[data-spot=fly]");
    browser.until_still();
    assert!(!browser.is("document.querySelector('.drastic .choice').checkVisibility()"));
    browser.click("#stage [data-spot=evacuate]");
    browser.until("document.querySelector('#stage .glow[data-spot=evacuate-sure]')");
    assert!(browser.is("'yours' in document.querySelector('#frame').dataset"));
    browser.press(&browser::Key::Escape);
    browser.wait_for("the way back", || asked().then_some(()));
    browser.click(".drastic summary");
    browser.until("document.querySelector('.drastic .choice').checkVisibility()");
    assert!(asked(), "the list asks twice too");
    browser.click("#stage [data-spot=fly]");
    player.wait_sent();
    assert!(!browser.words("#panel-log").contains("evacuation"));
}

/// On a phone the chart, the own rose and the tank are seen together while orders are given.
#[test]
fn chart_and_rose_are_seen_together_on_a_phone() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    ordering(&browser);
    for size in [
        PHONE,
        Size {
            width: 412,
            height: 915,
            phone: true,
        },
    ] {
        browser.resize(size);
        browser.until_still();
        let script = "
            const stage = document.querySelector('#stage').getBoundingClientRect();
            const parts = ['.ks-field', '[data-spot=rose-n]', '[data-spot=rose-s]', '[data-spot=fuel-normal]', '[data-spot=order-go]'];
            const outside = parts.filter((part) => {
              const box = document.querySelector(part).getBoundingClientRect();
              return box.top < stage.top - 2 || box.bottom > Math.min(stage.bottom, innerHeight) + 2 || box.left < -2 || box.right > innerWidth + 2;
            });
            return outside.join(' ')";
        assert_eq!(browser.text_of(script), "", "{size:?}");
    }
}

/// Pointing at a body or at a sector in reach draws the course that a click would lay, and
/// takes it away again; nothing is laid by that.
#[test]
fn a_course_is_seen_before_it_is_laid() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    ordering(&browser);
    let ghosts = "['aim-1', 'trail-1'].every((key) => document.querySelector(`.ghosts [data-ghost=${key}]`))";
    let listed = ".choices a.choice[data-path*=body-]";
    for target in [BODY, "#stage .quiet[data-spot^=hex-]", listed] {
        browser.point_at(2, 2);
        browser.until("!document.querySelector('.ghosts')");
        let (x, y) = browser.place_of(target);
        browser.point_at(x, y);
        browser.until(ghosts);
        assert_eq!(actions(&browser), "", "{target}");
    }
}

/// A finger means the body that it does not quite hit, and the first touch of a sector, which
/// is smaller than a finger, enlarges the chart until one is chosen.
#[test]
fn fingers_find_what_is_smaller_than_they_are() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    let table = ordering(&browser).table();
    touch(&browser, BODY);
    let course = actions(&browser);
    browser.visit(&format!("/t/{table}"));
    browser.resize(PHONE);
    browser.until_still();
    // The place of a body or sector, and how wide it is.
    let place = |query: &str| -> (i64, i64, f64) {
        let script = "
            const { x, y, width, height } = document.querySelector(arguments[0]).getBoundingClientRect();
            return [Math.round(x + width / 2), Math.round(y + height / 2), width]";
        let found = browser.js(script, &[json!(query)]);
        serde_json::from_value(found).expect("a place")
    };
    let drafted = |what: &str| {
        browser.wait_for(what, || {
            let draft = actions(&browser);
            (!draft.is_empty()).then_some(draft)
        })
    };
    let (x, y, wide) = place(BODY);
    assert!(wide < 40.0, "a body is {wide} wide");
    browser.tap_at(x + 13, y + 8);
    assert_eq!(drafted("the course to the body"), course);
    browser.until_still();
    // Beside a body the finger means the body.
    let lonely = "
        const middle = (one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x + width / 2, y + height / 2]; };
        const glows = [...document.querySelectorAll('#stage .glow')].map(middle);
        const isLonely = ([x, y]) => glows.every(([a, b]) => Math.hypot(a - x, b - y) > 24)
          && !document.elementsFromPoint(x, y).some((node) => node.closest('.glow'));
        const sectors = [...document.querySelectorAll('#stage .quiet[data-spot^=hex-]')];
        return `#stage [data-spot='${sectors.find((one) => isLonely(middle(one))).dataset.spot}']`";
    let sector = &browser.text_of(lonely);
    let (x, y, wide) = place(sector);
    assert!(wide < 20.0, "a sector is {wide} wide");
    browser.tap_at(x, y);
    browser.wait_for("an enlarged chart", || {
        (place(sector).2 > 19.0).then_some(())
    });
    assert_eq!(actions(&browser), course, "nothing is laid yet");
    // News of the table are no choice.
    let seq = "return Number(document.querySelector('#frame').dataset.seq)";
    let before = browser.js(seq, &[]);
    browser.js(
        "document.querySelector('#say-text').value = 'hello';
         document.querySelector('#say-text').form.requestSubmit()",
        &[],
    );
    browser.wait_for("news", || (browser.js(seq, &[]) != before).then_some(()));
    assert!(place(sector).2 > 19.0, "the chart stays enlarged");
    let (x, y, _) = place(sector);
    browser.tap_at(x, y);
    browser.wait_for("another course", || {
        (actions(&browser) != course).then_some(())
    });
    browser.wait_for("the whole chart", || (place(BODY).2 < 40.0).then_some(()));
}
