//! Whole games: a stranger comes, sits down with one click, and plays to the end.

use browser::{Browser, Hand, House, LAPTOP, Player};

fn whole_game(game: &str, hand: Hand) {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    let mut player = Player::new(&browser, hand, 7);
    player.sit_with_bots(game);
    player.play_to_the_end();
    assert!(player.actions > 0);
    assert!(browser.sees(".ranking li"));
    assert!(!browser.words("#question h2").is_empty());
}

#[test]
fn red_outpost_by_mouse() {
    whole_game("red-outpost", Hand::Mouse);
}

#[test]
fn red_outpost_by_keyboard() {
    whole_game("red-outpost", Hand::Keyboard);
}
