//! Clocks: chosen on the sheet, counting in the browser, and what happens when one has run out.

use std::time::Duration;

use browser::{Browser, Hand, House, LAPTOP, PHONE, Player, Scan};

const GAME: &str = "red-outpost";
/// The clock of the reader, where it runs.
const OWN: &str = "#players .time.running[data-own]";

fn shows(query: &str) -> String {
    format!("document.querySelector('{query}').checkVisibility()")
}

/// Chooses a clock on the sheet and opens a table for two; the invited one sits down.
fn open_table(host: &Browser, guest: &Browser) {
    host.visit("/");
    host.click(&format!("a[href='/new/{GAME}']"));
    host.click("label:has([name=seat-2][value=open])");
    host.click("label:has([name=open][value=no])");
    // What belongs to a clock comes with it.
    assert!(
        !host.is(&shows(".clock-any")),
        "no clock, nothing to settle"
    );
    host.click("label:has([name=clock][value=days])");
    assert!(host.is(&shows("[name=clock-days]")) && host.is(&shows("[name=clock-holidays]")));
    host.click("label:has([name=clock][value=live])");
    assert!(host.is(&shows("[name=clock-minutes]")) && !host.is(&shows("[name=clock-days]")));
    host.click("label:has([name=clock][value=live-20])");
    assert!(!host.is(&shows("[name=clock-minutes]")) && host.is(&shows(".clock-any")));
    host.until("document.querySelector('#summary').textContent.includes('Live: 20 min + 15 s')");
    host.click(".start .button");
    host.until("document.querySelector('#frame.waiting')");
    assert!(
        host.words(".options").contains("20 min + 15 s"),
        "all know what is settled"
    );
    let link = host.text_of("return new URL(document.querySelector('#invitation').href).search");
    guest.visit(&format!("{}{link}", host.path()));
    guest.click("[data-sit] button");
    for browser in [host, guest] {
        browser.until("document.querySelector('#frame.playing')");
    }
}

#[test]
fn a_clock_is_chosen_and_counts_until_a_bot_plays_on() {
    let house = House::open();
    let host = Browser::new(&house.address(), LAPTOP);
    let guest = Browser::new(&house.address(), LAPTOP);
    open_table(&host, &guest);
    let (now, other) = if host.is("'yours' in document.querySelector('#frame').dataset") {
        (&host, &guest)
    } else {
        (&guest, &host)
    };
    // One clock counts, in both browsers; the other stands.
    now.until(&format!(
        "document.querySelector('{OWN}')?.textContent < '19:59'"
    ));
    other.until("document.querySelector('#players .time.running')?.textContent < '19:59'");
    assert_eq!(other.words("#players .time[data-own]"), "20:00");
    assert!(now.is(&format!(
        "document.querySelector('{OWN}').matches('[role=timer]')"
    )));

    // What is settled stands in the menu, with the pause that all must agree on.
    other.click("[popovertarget=clocks]");
    other.until("document.querySelector('#clocks').matches(':popover-open')");
    other.click("#clocks form[action$='/pause'] button");
    other.until("document.querySelector('.pause')");
    now.until("document.querySelector('.pause button')");
    now.click(".pause button");
    for browser in [now, other] {
        browser.until("document.querySelector('.pause')?.textContent.includes('stand still')");
        browser.until("!document.querySelector('#players .time.running')");
    }
    for (browser, size) in [(now, LAPTOP), (other, PHONE)] {
        browser.resize(size);
        let wrong = Scan::new().violations(browser);
        assert!(wrong.is_empty(), "{wrong:?}");
        browser.resize(LAPTOP);
    }
    // Whoever plays lets the game go on.
    let mut player = Player::new(now, Hand::Mouse, 1);
    player.play(1);
    for browser in [now, other] {
        browser.until("document.querySelector('#players .time.running')");
    }

    // Time passes: the page hears of it with the next thing that happens, and warns.
    while !now.is(&format!("document.querySelector('{OWN}')")) {
        let mut player = Player::new(other, Hand::Mouse, 2);
        player.play(1);
        now.until("!document.querySelector('.play[inert]')");
    }
    house.pass(Duration::from_secs(60 * 19 + 30));
    now.click("label[for=tab-chat]");
    now.click("#say-text");
    now.write("one moment");
    now.click("#say button");
    now.until(&format!("document.querySelector('{OWN}.short')"));
    now.until("document.querySelector('#notice').textContent.includes('Your time is short')");

    // And then it is over.
    house.pass(Duration::from_secs(60 * 2));
    now.until("document.querySelector('form[data-sit] button')?.textContent.includes('again')");
    other.until("document.querySelector('#players .face')");
    now.click("form[data-sit] button");
    now.until(&format!(
        "document.querySelector('{OWN}, #players .time[data-own]')"
    ));
}

/// Without the script the page shows how it stands, and everything can be done.
#[test]
fn clocks_are_told_without_the_script() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    let mut player = Player::new(&browser, Hand::Mouse, 1);
    player.sit_at(&serde_json::json!({
        "game": GAME, "players": 2, "seats": [1], "bots": { "2": "random" },
        "clock": { "pace": "days", "days": 3 },
    }));
    player.wait();
    browser.cdp(
        "Emulation.setScriptExecutionDisabled",
        &serde_json::json!({ "value": true }),
    );
    let table = browser.path();
    browser.visit(&table);
    let text = browser.words(OWN);
    assert!(text.contains('d') && text.contains('h'), "{text}");
    browser.visit("/games?list=owing");
    assert!(browser.sees(".tables .time.running"));
}
