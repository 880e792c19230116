//! The three languages.

use browser::{Browser, Hand, House, LAPTOP, Player};

/// Keys of messages that nobody has translated, as they would be shown.
const KEYS: &str = "
    const seen = [document.title, document.body.innerText,
      ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((node) =>
        [node.ariaLabel, node.title, node.placeholder])].join(' ');
    return (seen.match(/\\b[a-z]+(-[a-z]+){1,5}\\b/g) ?? []).filter((word) => /^(page|problem|option|question|choice|event|path|why|place|worker|good|card)-/.test(word)).join(' ')";

#[test]
fn a_game_in_each_language() {
    let house = House::open();
    let mut browser = Browser::new(&house.address(), LAPTOP);
    browser.expect("status of 404");
    let mut heads = Vec::new();
    for language in ["es", "fr", "en"] {
        browser.visit("/");
        browser.click(&format!(".languages [lang={language}]"));
        browser.until(&format!("document.documentElement.lang === '{language}'"));
        assert_eq!(browser.text_of(KEYS), "", "home in {language}");
        heads.push(browser.words("h1"));
        let mut player = Player::new(&browser, Hand::Mouse, 10);
        player.sit_with_bots("red-outpost");
        player.play(3);
        player.wait();
        assert_eq!(
            browser.text_of("return document.documentElement.lang"),
            language
        );
        assert_eq!(browser.text_of(KEYS), "", "the table in {language}");
        heads.push(browser.words("#players + * h2, #question h2"));
        browser.visit("/nowhere-at-all");
        assert_eq!(browser.text_of(KEYS), "", "an error in {language}");
        heads.push(browser.words("main p"));
    }
    let mut different = heads.clone();
    different.sort();
    different.dedup();
    assert_eq!(different.len(), heads.len(), "{heads:?}");
}

#[test]
fn the_language_changes_in_the_middle_of_a_game() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    let mut player = Player::new(&browser, Hand::Mouse, 12);
    player.sit_with_bots("red-outpost");
    player.play(1);
    let before = player.wait();
    let table = browser.path();
    browser.click(".bar .languages [lang=fr]");
    browser.until("document.documentElement.lang === 'fr'");
    assert_eq!(browser.path(), table);
    let after = player.wait();
    assert_eq!(before.seq, after.seq);
    assert_eq!(before.lines.len(), after.lines.len());
    assert_ne!(before.lines, after.lines);
    player.play(1);
    player.wait();
}
