//! Every page passes the accessibility check, light and dark, large and small.

use browser::{Browser, Hand, House, LAPTOP, MEDDLE, PHONE, Player, Scan, Size};
use serde_json::json;

const GAME: &str = "red-outpost";

/// Checks pages in every look, and collects what is wrong.
struct Check<'a> {
    browser: &'a Browser,
    scan: Scan,
    wrong: Vec<String>,
}

impl<'a> Check<'a> {
    fn new(browser: &'a Browser) -> Self {
        Self {
            browser,
            scan: Scan::new(),
            wrong: Vec::new(),
        }
    }

    /// Checks the page that is shown, large and small, light and dark.
    fn page(&mut self, name: &str) {
        self.look(name, LAPTOP, "light");
        self.look(name, PHONE, "dark");
    }

    fn look(&mut self, name: &str, size: Size, theme: &str) {
        let other = if theme == "light" { "dark" } else { "light" };
        self.browser.resize(size);
        self.browser.prefer(&[("prefers-color-scheme", theme)]);
        self.browser.until_still();
        let place = format!("{name}, {} wide", size.width);
        if self
            .browser
            .is("document.scrollingElement.scrollWidth > innerWidth")
        {
            self.wrong.push(format!("{place}: wider than the screen"));
        }
        for wrong in self.scan.violations(self.browser) {
            self.wrong.push(format!("{place}, {theme}: {wrong}"));
        }
        // Nothing but colours depends on the theme.
        self.browser.prefer(&[("prefers-color-scheme", other)]);
        self.browser.until_still();
        for wrong in self.scan.contrast(self.browser) {
            self.wrong.push(format!("{place}, {other}: {wrong}"));
        }
        self.browser.resize(LAPTOP);
    }

    fn visit(&mut self, name: &str, path: &str) {
        self.browser.visit(path);
        self.page(name);
    }

    #[track_caller]
    fn done(self) {
        assert!(self.wrong.is_empty(), "{}", self.wrong.join("\n"));
    }
}

#[test]
fn the_check_finds_what_is_wrong() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    browser.visit("/");
    browser.js(
        "document.querySelector('main').insertAdjacentHTML('beforeend', '<button></button>')",
        &[],
    );
    let found = Scan::new().violations(&browser);
    assert!(
        found.iter().any(|wrong| wrong.starts_with("button-name")),
        "{found:?}"
    );
}

#[test]
fn pages_beside_the_table_pass() {
    let house = House::open();
    let mut browser = Browser::new(&house.address(), LAPTOP);
    browser.expect("status of 4");
    let browser = browser;
    let mut check = Check::new(&browser);
    check.visit("the first visit", "/");
    check.visit("the game of the day", "/daily");
    check.visit("notifications", "/notices");
    check.visit("friends", "/friends");
    check.visit("puzzles", &format!("/puzzles/{GAME}"));
    check.visit("a puzzle", &format!("/puzzles/{GAME}/1"));
    // What begins alike is chosen step by step.
    if browser.sees(".choices .choice.group") {
        browser.click(".choices .choice.group");
    }
    browser.click(".choices li:not([hidden]) .choice:not(.group)");
    browser.until("document.querySelector('.solution')");
    check.page("a puzzle answered");
    check.visit("rules", &format!("/rules/{GAME}"));
    check.visit("rules with a word", &format!("/rules/{GAME}?q=worker"));
    check.visit("rules without the word", &format!("/rules/{GAME}?q=xyzzy"));
    check.visit("no such page", "/nowhere");
    check.visit("no such table", "/t/nowhere");

    // A form that the server refuses: the token is not this visitor's.
    browser.visit("/");
    browser.js(
        "document.querySelector('.now [name=token]').value = 'forged'",
        &[],
    );
    browser.click(".now [value=bots]");
    browser.until("document.querySelector('main.error')");
    check.page("a form refused");

    browser.visit("/");
    browser.click(&format!("a[href='/new/{GAME}']"));
    browser.until("document.querySelector('#setup')");
    browser.click("label:has([name=seat-2][value=open])");
    check.page("setting up a game");
    browser.click(".start .button");
    browser.until("document.querySelector('#frame.waiting')");
    check.page("a table that waits");
    let table = browser.path();
    let stranger = Browser::new(&house.address(), LAPTOP);
    stranger.visit(&table);
    let mut outside = Check::new(&stranger);
    outside.page("a table that waits, from outside");
    outside.done();
    drop(stranger);

    // A whole game, quickly.
    let player = Player::new(&browser, Hand::Mouse, 5);
    player.sit_with_bots(GAME);
    let table = browser.js("return document.querySelector('#frame').dataset.table", &[]);
    let table = table.as_str().unwrap_or_default();
    player.rush(table, usize::MAX >> 12);
    check.visit("a game that is over", &format!("/t/{table}"));
    browser.click("label[for=tab-log]");
    check.page("its log");
    check.visit("its replay", &format!("/replay/{table}?at=3"));
    check.visit("its proof", &format!("/verify/{table}"));
    let review = format!("/review/{table}");
    check.visit("before its review", &review);
    browser.before_every_page(MEDDLE);
    browser.click(".review .button.strong");
    browser.until("document.querySelector('.going progress')");
    browser.js("window.hold = true", &[]);
    check.page("its review under way");
    // The page learns by itself that it is ready.
    browser.js("window.hold = false", &[]);
    browser.until("document.querySelector('.review .chart')");
    browser.click("#course-table summary");
    check.page("its review");
    check.visit("home with all kinds of tables", "/");
    check.done();
}

#[test]
fn the_table_of_red_outpost_passes() {
    table_passes("red-outpost");
}

#[test]
fn the_table_of_kosmonavts_passes() {
    table_passes("kosmonavts");
}

#[test]
fn the_table_of_circadians_passes() {
    table_passes("circadians");
}

fn table_passes(game: &str) {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    let mut check = Check::new(&browser);
    let mut player = Player::new(&browser, Hand::Mouse, 3);
    player.sit_at(&json!({
        "game": game, "players": 2, "seats": [1], "bots": { "2": "greedy" },
        "open": true, "hints": true,
    }));
    player.wait();
    player.play(2);
    player.wait();
    check.page("my turn");
    let table = browser.path();

    // On the way to a choice, with an explanation and a notice.
    browser.js("document.querySelector('.choices .group')?.click()", &[]);
    check.page("on the way");
    browser.js(
        "document.querySelector('.closed')?.setAttribute('open', '')",
        &[],
    );
    for tab in ["scores", "rules", "chat"] {
        browser.js(
            "document.querySelector(`#tab-${arguments[0]}`).click()",
            &[json!(tab)],
        );
        if tab == "rules" {
            browser.js("document.querySelector('#search-word').value = 'game'; document.querySelector('#search').requestSubmit()", &[]);
            browser.until("document.querySelector('#found .ruled')");
        }
        check.page(&format!("the tab {tab}"));
    }
    browser.js("document.querySelector('#help').showPopover()", &[]);
    check.page("the keys");
    browser.visit(&table);
    browser.js("document.querySelector('.hints .ask').click()", &[]);
    browser.until("document.querySelector('.hints .choice')");
    check.page("a hint");
    browser.visit(&format!("{table}?at=1"));
    check.page("looking back");

    // Someone who only watches, while the player thinks.
    let stranger = Browser::new(&house.address(), LAPTOP);
    stranger.visit(&table);
    let mut watching = Check::new(&stranger);
    watching.page("watching");
    watching.done();
    check.done();
}
