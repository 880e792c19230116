//! What a page weighs on its way.

use std::time::Duration;

use browser::{Browser, Hand, House, LAPTOP, Player, Traffic};
use serde_json::json;

/// A table late in a game, with a long log, opened for the first time.
#[test]
fn the_first_paint_of_a_table_is_light() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    let player = Player::new(&browser, Hand::Mouse, 9);
    player.sit_with_bots("red-outpost");
    let table = player.table();
    player.rush(&table, 16);
    browser.visit("/rules/red-outpost");
    browser.cdp("Network.clearBrowserCache", &json!({}));
    drop(Traffic::take(&browser));

    browser.visit(&format!("/t/{table}"));
    // Not every question has something on the board that glows.
    browser.until("document.querySelector('html.script .choice, .ranking')");
    // The browser notes the end of a transfer a little later than the page uses it.
    std::thread::sleep(Duration::from_secs(1));
    let traffic = Traffic::take(&browser);
    let pages = [
        "/t/",
        "/main.js",
        "/choices.js",
        "/orrery.css",
        "/red-outpost.css",
    ];
    for page in pages {
        let answer = traffic
            .answers
            .iter()
            .find(|answer| answer.address.contains(page));
        let answer = answer.unwrap_or_else(|| panic!("{page} was not loaded: {traffic:?}"));
        assert!(answer.bytes > 0, "{answer:?}");
        assert_eq!(answer.packed, "gzip", "{answer:?}");
    }
    assert!(
        traffic.bytes() < 150_000,
        "{} bytes: {traffic:#?}",
        traffic.bytes()
    );
    assert!(
        traffic
            .asked
            .iter()
            .all(|address| address.starts_with(&house.address())),
        "{traffic:#?}"
    );
}
