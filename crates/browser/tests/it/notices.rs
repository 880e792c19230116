//! Notices in a real browser: a message that arrives while no page of the table is open, and
//! the page where people choose.

use browser::{Browser, DESKTOP, House, PHONE};
use serde_json::{Value, json};

/// Registers the worker that the page registers, and waits until it is at work.
const REGISTER: &str = "
    const done = arguments[arguments.length - 1];
    navigator.serviceWorker.register('/worker.js', { scope: '/' })
        .then(() => navigator.serviceWorker.ready)
        .then((worker) => done(worker.active.scriptURL), (why) => done('failed: ' + why));";

/// What is shown now.
const SHOWN: &str = "
    const done = arguments[arguments.length - 1];
    navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
        .then((all) => done(all.map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, data }))));";

/// The service of a browser's maker cannot be had here; Chromium's own tools hand the
/// worker what that service would, after the encryption that other tests check.
#[test]
fn a_message_is_shown_by_the_worker_while_no_page_of_the_table_is_open() {
    let house = House::open();
    let browser = Browser::new(&house.address(), DESKTOP);
    let origin = house.address();
    browser.cdp(
        "Browser.grantPermissions",
        &json!({ "origin": origin, "permissions": ["notifications"] }),
    );
    browser.visit("/notices");
    let worker = browser.js_later(REGISTER, &[]);
    assert_eq!(worker, format!("{origin}/worker.js"));
    browser.cdp("ServiceWorker.enable", &json!({}));
    let deliver = |data: &str| {
        browser.cdp(
            "ServiceWorker.deliverPushMessage",
            &json!({ "origin": origin, "registrationId": "0", "data": data }),
        );
    };
    let message = |table: &str, body: &str| {
        json!({
            "title": "C’est à vous", "body": body, "lang": "fr",
            "url": format!("{origin}/t/{table}"), "tag": table,
        })
        .to_string()
    };
    deliver(&message("a", "Red Outpost (Ana, Ben)"));
    deliver(&message("b", "Kosmonavts"));
    // The same table again takes the place of the one before.
    deliver(&message("a", "Red Outpost (Ana, Zoë)"));
    let mut shown = browser.wait_for("two messages", || {
        let shown = browser.js_later(SHOWN, &[]);
        let all = shown.as_array()?.clone();
        let newest = all
            .iter()
            .any(|one| one["body"] == "Red Outpost (Ana, Zoë)");
        (all.len() == 2 && newest).then_some(all)
    });
    shown.sort_by_key(|one| one["tag"].to_string());
    assert_eq!(shown[0]["title"], "C’est à vous");
    assert_eq!(shown[0]["lang"], "fr");
    assert_eq!(shown[0]["data"]["url"], format!("{origin}/t/a"));
    // What cannot be read is shown all the same: a browser takes the right to send away from
    // whoever shows nothing.
    deliver("no JSON");
    browser.wait_for("a third message", || {
        let shown = browser.js_later(SHOWN, &[]);
        (shown.as_array().map(Vec::len) == Some(3)).then_some(())
    });
}

/// The time zone is filled in, and what is chosen is still there after a reload.
#[test]
fn what_somebody_chooses_is_kept() {
    let house = House::open();
    let browser = Browser::new(&house.address(), PHONE);
    browser.visit("/notices");
    let zone = browser.text_of("return Intl.DateTimeFormat().resolvedOptions().timeZone");
    browser.until("document.querySelector('.own-zone').value");
    browser.click("form[action='/notices/feed'] button");
    browser.until("document.querySelector('.channels a')");
    assert_eq!(browser.path(), "/notices?said=feed");
    let value =
        |query: &str| browser.text_of(&format!("return document.querySelector('{query}').value"));
    assert_eq!(value("#zone"), zone);
    browser.click("input[name=kind-over]");
    browser.click(".what-to-hear > button");
    browser.until("location.search === '?said=saved'");
    browser.visit("/notices");
    let checked = "return [...document.querySelectorAll('.what-to-hear input[type=checkbox]')].filter((box) => !box.checked).map((box) => box.name)";
    let off: Value = browser.js(checked, &[]);
    assert!(
        off.as_array().unwrap().contains(&json!("kind-over")),
        "{off}"
    );
    assert!(
        !off.as_array().unwrap().contains(&json!("kind-turn")),
        "{off}"
    );
    // Nobody is asked for permission before they press the button.
    assert_eq!(browser.text_of("return Notification.permission"), "default");
}
