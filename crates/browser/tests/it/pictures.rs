//! Pictures to look at: `cargo test -p orrery-browser -- --ignored pictures` writes them
//! into `target/tmp/browser`.

use browser::{Browser, DESKTOP, Hand, House, LAPTOP, PHONE, Player};

/// The page in every size, light and dark.
fn take(browser: &Browser, name: &str) {
    for (size, place) in [(DESKTOP, "desktop"), (LAPTOP, "laptop"), (PHONE, "phone")] {
        browser.resize(size);
        for theme in ["light", "dark"] {
            browser.prefer(&[("prefers-color-scheme", theme)]);
            browser.until_still();
            let game = browser.text_of("return document.body.className");
            browser.picture(&format!("{game}-{name}-{place}-{theme}"));
        }
    }
    browser.resize(LAPTOP);
    browser.prefer(&[("prefers-color-scheme", "light")]);
}

fn table_of(browser: &Browser) -> String {
    browser.text_of("return document.querySelector('#frame').dataset.table")
}

#[test]
#[ignore = "writes pictures to look at"]
fn pictures_of_kosmonavts() {
    pictures("kosmonavts");
}

#[test]
#[ignore = "writes pictures to look at"]
fn pictures_of_red_outpost() {
    pictures("red-outpost");
}

#[test]
#[ignore = "writes pictures to look at"]
fn pictures_of_circadians() {
    pictures("circadians");
}

/// A few steps of the first lesson of each game, and a tip of the coach.
#[test]
#[ignore = "writes pictures to look at"]
fn pictures_of_lessons() {
    let house = House::open();
    let browser = Browser::new(&house.address(), DESKTOP);
    for game in ["red-outpost", "kosmonavts", "circadians"] {
        browser.visit(&format!("/learn/{game}"));
        take(&browser, "chapters");
        browser.click(".chapter .button");
        browser.until("document.querySelector('#lesson-text') && document.querySelector('.play')");
        for step in 1..=3 {
            take(&browser, &format!("lesson-{step}"));
            browser.resize(DESKTOP);
            if browser.sees("#lesson-next") {
                browser.click("#lesson-next");
                let shown = format!(
                    "document.querySelector('#lesson progress').value === {}",
                    step + 1
                );
                browser.until(&shown);
            }
        }
        let player = Player::new(&browser, Hand::Mouse, 3);
        player.sit_with_bots(game);
        browser.until("document.querySelector('.play')");
        take(&browser, "coach");
    }
}

fn pictures(game: &str) {
    let house = House::open();
    let mut browser = Browser::new(&house.address(), LAPTOP);
    browser.expect("status of 404");
    browser.visit("/");
    take(&browser, "home");
    browser.click(&format!("a[href='/new/{game}']"));
    browser.until("document.querySelector('#setup')");
    take(&browser, "new-game");
    browser.click("label:has([name=seat-2][value=open])");
    browser.click(".start .button");
    browser.until("document.querySelector('#frame.waiting')");
    take(&browser, "waiting");
    let mut player = Player::new(&browser, Hand::Mouse, 11);
    player.sit_with_bots(game);
    let table = table_of(&browser);
    player.rush(&table, 9);
    browser.reload();
    player.wait();
    take(&browser, "my-turn");
    player.step();
    take(&browser, "on-the-way");
    browser.visit(&format!("/t/{table}?at=4"));
    take(&browser, "looking-back");
    let mut guest = Browser::new(&house.address(), LAPTOP);
    guest.expect("status of 404");
    guest.visit(&format!("/t/{table}"));
    take(&guest, "private");
    browser.visit("/");
    player.rush(&table, usize::MAX >> 12);
    browser.visit(&format!("/t/{table}"));
    take(&browser, "over");
    browser.visit(&format!("/replay/{table}?at=7"));
    take(&browser, "replay");
    browser.visit(&format!("/verify/{table}"));
    take(&browser, "verify");
    browser.visit(&format!("/rules/{game}"));
    take(&browser, "rules");
    browser.visit("/nowhere");
    take(&browser, "error");
    for language in ["es", "fr"] {
        browser.visit("/");
        browser.click(&format!(".languages [lang={language}]"));
        browser.until(&format!("document.documentElement.lang === '{language}'"));
        take(&browser, &format!("home-{language}"));
        browser.click(&format!(".game-{game} .now [value=screen]"));
        browser.until("document.querySelector('#frame.playing')");
        player.play(2);
        player.wait();
        take(&browser, &format!("screen-{language}"));
        browser.js("document.querySelector('#help').showPopover()", &[]);
        take(&browser, &format!("help-{language}"));
        browser.js("document.querySelector('#help').hidePopover()", &[]);
        browser.resize(PHONE);
        browser.click(".opens");
        browser.picture(&format!("menu-{language}"));
    }
}
