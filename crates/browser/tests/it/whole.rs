//! Whole games: a stranger comes, sits down with one click, and plays to the end.
//! On the way everything that glows can be touched and the page never has to be
//! scrolled: the player insists on it.

use browser::{Browser, Hand, House, LAPTOP, PHONE, Player, Size};
use serde_json::json;

fn whole_game(game: &str, hand: Hand, size: Size) {
    let house = House::open();
    whole_game_in(&Browser::new(&house.address(), size), game, hand);
}

fn whole_game_in(browser: &Browser, game: &str, hand: Hand) {
    let mut player = Player::new(browser, hand, 7);
    player.sit_with_bots(game);
    player.play_to_the_end();
    assert!(player.actions > 0);
    assert!(browser.sees(".ranking li"));
    assert!(!browser.words("#question h2").is_empty());
}

/// As fast as people see it.
#[test]
fn red_outpost_by_mouse() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    browser.pace(1);
    whole_game_in(&browser, "red-outpost", Hand::Mouse);
}

/// With its data in PostgreSQL, which several servers can share.
#[test]
fn red_outpost_by_mouse_on_postgres() {
    let address = services::Postgres::shared().database();
    let database = address.parse().expect("the address of a database");
    let house = House::with(|config| config.database = database);
    let browser = Browser::new(&house.address(), LAPTOP);
    whole_game_in(&browser, "red-outpost", Hand::Mouse);
}

#[test]
fn red_outpost_by_keyboard() {
    whole_game("red-outpost", Hand::Keyboard, LAPTOP);
}

#[test]
fn red_outpost_on_a_phone() {
    whole_game("red-outpost", Hand::Finger, PHONE);
}

#[test]
fn kosmonavts_by_mouse() {
    whole_game("kosmonavts", Hand::Mouse, LAPTOP);
}

#[test]
fn kosmonavts_by_keyboard() {
    whole_game("kosmonavts", Hand::Keyboard, LAPTOP);
}

#[test]
fn kosmonavts_on_a_phone() {
    whole_game("kosmonavts", Hand::Finger, PHONE);
}

/// Alone against the standard rival.
#[test]
fn circadians_by_mouse() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    let mut player = Player::new(&browser, Hand::Mouse, 7);
    player.sit_at(&json!({ "game": "circadians", "players": 1, "seats": [1] }));
    player.play_to_the_end();
    assert!(browser.sees(".ranking li"));
    // Every point by source, and the contracts are still on the board.
    let total = "return document.querySelector('.sheet-of-scores .sum td').textContent";
    let total = browser.text_of(total);
    assert!(total.parse::<i32>().is_ok(), "{total}");
    assert!(browser.is("document.querySelector('#stage .cf-p-cards')"));
}

#[test]
fn circadians_by_keyboard() {
    begun_and_rushed("circadians", Hand::Keyboard, LAPTOP, 25);
}

#[test]
fn circadians_on_a_phone() {
    begun_and_rushed("circadians", Hand::Finger, PHONE, 25);
}

/// Leaders, draft, the first plan and the first dice as people play them; the rest of a
/// long game quickly, and its end as people see it.
fn begun_and_rushed(game: &str, hand: Hand, size: Size, steps: usize) {
    let house = House::open();
    let browser = Browser::new(&house.address(), size);
    let mut player = Player::new(&browser, hand, 7);
    player.sit_with_bots(game);
    player.play(steps);
    player.wait();
    assert!(player.actions > 0);
    player.rush(&player.table(), usize::MAX >> 12);
    browser.reload();
    assert!(!player.step(), "it is over");
    assert!(browser.sees(".ranking li"));
}

/// Two people at one screen; where there are secrets it changes hands.
#[test]
fn a_game_around_one_screen() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    for (game, hand) in [
        ("kosmonavts", Hand::Keyboard),
        ("red-outpost", Hand::Mouse),
        ("circadians", Hand::Mouse),
    ] {
        browser.visit("/");
        browser.click(&format!(".game-{game} .now [value=screen]"));
        browser.until("document.querySelector('#frame.playing')");
        let mut player = Player::new(&browser, hand, 20);
        player.play(14);
        player.wait();
    }
}

/// A long search for things that glow and cannot be touched:
/// `cargo test -p browser -- --ignored --nocapture many_games`.
#[test]
#[ignore = "takes many minutes"]
fn many_games_of_red_outpost() {
    let house = House::open();
    for n in 0..6 {
        let browser = Browser::new(&house.address(), LAPTOP);
        let mut player = Player::new(&browser, Hand::Mouse, n);
        let players = n % 4 + 1;
        let bots: serde_json::Map<_, _> = (2..=players)
            .map(|seat| (seat.to_string(), json!("random")))
            .collect();
        // Alone there are no special cards.
        let cards = if players == 1 { "off" } else { "on" };
        player.sit_at(&json!({
            "game": "red-outpost", "players": players, "seats": [1], "bots": bots,
            "options": { "cards": cards },
        }));
        player.play_to_the_end();
        browser::tell(&format!(
            "{players} players, hardest to hit: {:?}",
            player.hardest()
        ));
    }
}
