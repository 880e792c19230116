//! The game of the day in a real browser: found on the home page, played to its end, and the
//! result in the table beside that of somebody else.

use browser::{Browser, DESKTOP, Hand, House, PHONE, Player};

const GAME: &str = "red-outpost";

#[track_caller]
fn fits(browser: &Browser, name: &str) {
    browser.until_still();
    assert!(
        !browser.is("document.scrollingElement.scrollWidth > innerWidth"),
        "{name} is wider than the screen"
    );
}

/// From the home page to the table of the day.
#[track_caller]
fn begin(browser: &Browser) {
    browser.visit("/");
    browser.click("a[href='/daily']");
    browser.until("document.querySelector('main.day')");
    assert!(!browser.sees(".own-rank"));
    browser.click(&format!("form[action='/daily/{GAME}'] button"));
    browser.until("document.querySelector('#frame[data-stage=playing]')");
    assert!(!browser.sees(".hints"), "nobody helps");
}

#[test]
fn the_game_of_the_day_is_played_and_its_result_is_in_the_table() {
    let house = House::at_noon();
    let first = Browser::new(&house.address(), DESKTOP);
    begin(&first);
    let player = Player::new(&first, Hand::Mouse, 7);
    let own = player.table();
    player.rush(&own, usize::MAX >> 12);

    let mut second = Browser::new(&house.address(), DESKTOP);
    second.expect("status of 4");
    let second = second;
    second.visit("/daily");
    fits(&second, "the day before one's own game");
    second.picture("daily-desktop");
    let line = format!(".game-{GAME} .results tbody tr");
    assert!(second.sees(&line), "the result of the first one");
    assert!(!second.sees(&format!("{line} a")), "but not the game");
    second.visit(&format!("/replay/{own}"));
    assert!(!second.sees("#board"), "not even by its address");

    begin(&second);
    let mut player = Player::new(&second, Hand::Mouse, 8);
    // Some as people play, the rest quickly, and the end as people see it.
    player.play(6);
    player.wait();
    let table = player.table();
    second.visit("/daily");
    second.click(&format!(".game-{GAME} a[href='/t/{table}']"));
    second.until("document.querySelector('#frame[data-stage=playing]')");
    player.rush(&table, usize::MAX >> 12);
    second.reload();
    assert!(!player.step(), "it is over");
    second.picture("daily-over-desktop");
    second.click(".ending a[href^='/daily']");
    second.until("document.querySelector('.own-rank')");
    assert_eq!(
        second.text_of(&format!(
            "return String(document.querySelectorAll(\"{line}\").length)"
        )),
        "2"
    );
    assert!(second.sees(&format!("{line}.you")));
    assert!(second.sees(&format!("a[href='/review/{table}']")));
    fits(&second, "the results");
    second.picture("daily-results-desktop");
    second.resize(PHONE);
    fits(&second, "the results on a phone");
    second.picture("daily-results-phone");
    second.click(&format!(".game-{GAME} a[href^='/replay/{own}']"));
    second.until("document.querySelector('#board svg')");
}
