//! A club's evening in real browsers: a tournament is made with its form, people sign up and
//! sit down at the tables of the first round, and a screen on the wall follows a game.

use browser::{Browser, DESKTOP, Hand, House, PHONE, Player};

#[track_caller]
fn fits(browser: &Browser, name: &str) {
    browser.until_still();
    assert!(
        !browser.is("document.scrollingElement.scrollWidth > innerWidth"),
        "{name} is wider than the screen"
    );
}

fn seq(browser: &Browser) -> u64 {
    let seq = browser.js("return +document.querySelector('#frame').dataset.seq", &[]);
    seq.as_u64().unwrap_or(0)
}

#[test]
fn a_tournament_is_made_joined_and_shown_on_the_wall() {
    let house = House::open();
    let sizes = [DESKTOP, DESKTOP, PHONE];
    let people = sizes.map(|size| Browser::new(&house.address(), size));
    let host = &people[0];
    host.visit("/");
    host.click("a[href='/tournaments']");
    host.until("document.querySelector('main.tournaments')");
    host.click(".new-tournament summary");
    host.click(".new-tournament input[name=name]");
    host.write("Tuesday evening");
    fits(host, "the sheet of a tournament");
    host.picture("tournament-sheet");
    host.click(".new-tournament .strong");
    host.until("location.pathname.startsWith('/tournaments/')");
    let page = host.path();
    for browser in &people {
        browser.visit(&page);
        fits(browser, "a tournament before it begins");
        browser.click("form:has([value=sign_up]) button");
        browser.until("document.querySelector('form [value=withdraw]')");
    }
    host.visit(&page);
    assert_eq!(
        host.js(
            "return document.querySelectorAll('.results tbody tr').length",
            &[]
        ),
        3
    );
    host.click("form:has([value=begin]) button");
    host.until("document.querySelector('.round')");
    host.picture("tournament-desktop");
    for browser in &people {
        browser.visit(&page);
        fits(browser, "a tournament");
        browser.click(".lead .strong");
        browser.until("document.querySelector('#frame[data-table]')");
    }
    people[2].until("document.querySelector('#frame.playing')");

    // The screen on the wall shows the game, follows it, and has nothing to touch.
    let wall = Browser::new(&house.address(), DESKTOP);
    wall.visit("/wall");
    wall.until("document.querySelector('.wall #frame.playing')");
    wall.until_still();
    for hidden in [".question", ".tabs", ".controls", ".divider"] {
        assert!(!wall.sees(hidden), "{hidden}");
    }
    assert!(wall.sees("#board, .board") && wall.sees("#players"));
    wall.picture("wall-desktop");
    let asked = people
        .iter()
        .find(|browser| browser.is("'yours' in document.querySelector('#frame').dataset"));
    let asked = asked.expect("somebody is asked");
    let hand = if std::ptr::eq(asked, &people[2]) {
        Hand::Finger
    } else {
        Hand::Mouse
    };
    let before = seq(&wall);
    let mut player = Player::new(asked, hand, 7);
    player.play(1);
    wall.wait_for("the wall follows", || (seq(&wall) > before).then_some(()));

    people[2].visit(&page);
    people[2].picture("tournament-phone");
    for (path, name) in [("/ratings", "ratings"), ("/new/red-outpost", "the sheet")] {
        for browser in [host, &people[2]] {
            browser.visit(path);
            fits(browser, name);
        }
    }
    host.visit("/ratings");
    host.picture("ratings-desktop");
}
