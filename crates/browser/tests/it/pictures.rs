//! Pictures to look at: `cargo test -p browser -- --ignored pictures` writes them
//! into `target/tmp/browser`.

use browser::{Browser, Hand, House, LAPTOP, PHONE, Player, Size};

const DESKTOP: Size = Size {
    width: 1440,
    height: 900,
    phone: false,
};

/// The page in every size, light and dark.
fn take(browser: &Browser, name: &str) {
    for (size, place) in [(DESKTOP, "desktop"), (LAPTOP, "laptop"), (PHONE, "phone")] {
        browser.resize(size);
        for theme in ["light", "dark"] {
            browser.prefer(&[("prefers-color-scheme", theme)]);
            browser.until_still();
            browser.picture(&format!("{name}-{place}-{theme}"));
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
fn pictures() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    browser.visit("/");
    take(&browser, "home");
    browser.click(".new summary");
    take(&browser, "new-table");
    browser.click(".new .button.strong");
    browser.until("document.querySelector('#frame.waiting')");
    take(&browser, "waiting");
    let mut player = Player::new(&browser, Hand::Mouse, 11);
    player.sit_with_bots("red-outpost");
    let table = table_of(&browser);
    player.rush(&table, 9);
    browser.reload();
    player.wait();
    take(&browser, "my-turn");
    player.step();
    take(&browser, "on-the-way");
    browser.visit(&format!("/t/{table}?at=4"));
    take(&browser, "looking-back");
    let guest = Browser::new(&house.address(), LAPTOP);
    guest.visit(&format!("/t/{table}"));
    take(&guest, "watching");
    browser.visit("/");
    player.rush(&table, usize::MAX >> 12);
    browser.visit(&format!("/t/{table}"));
    take(&browser, "over");
    browser.visit(&format!("/replay/{table}?at=7"));
    take(&browser, "replay");
    browser.visit(&format!("/verify/{table}"));
    take(&browser, "verify");
    browser.visit("/rules/red-outpost");
    take(&browser, "rules");
}
