//! One sees what would happen, and what happened.

use browser::{Browser, Hand, House, Key, LAPTOP, Player};
use serde_json::json;

const GAME: &str = "red-outpost";

/// A game of two people at one screen, so that nothing happens by itself.
fn share_a_screen(browser: &Browser, game: &str) {
    browser.visit("/");
    browser.click(&format!(".game-{game} .now [value=screen]"));
    browser.until("document.querySelector('#frame.playing')");
}

/// The middles of all ghosts, or of the pieces with these keys.
const GHOSTS: &str = "
    const middle = (node) => { const box = node.getBoundingClientRect(); return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]; };
    const ghosts = [...document.querySelectorAll('#stage [data-ghost]')].filter((node) => !node.parentNode.closest('[data-ghost]'));
    return Object.fromEntries(ghosts.map((ghost) => [ghost.dataset.ghost, middle(ghost)]));";
const PIECES: &str = "
    const middle = (node) => { const box = node.getBoundingClientRect(); return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]; };
    return Object.fromEntries(arguments[0].map((key) => [key, document.querySelector(`#stage [data-key=\"${key}\"]`)]).filter(([, piece]) => piece).map(([key, piece]) => [key, middle(piece)]));";

#[test]
fn ghosts_stand_where_the_pieces_then_move() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    share_a_screen(&browser, GAME);
    let mut player = Player::new(&browser, Hand::Mouse, 31);
    let mut moved = 0;
    for _ in 0..6 {
        player.wait();
        // Down to single answers.
        while browser.sees(".choices .group") {
            browser.click(".choices .group");
        }
        let lines = ".choices li:not([hidden]) .choice";
        let (x, y) = browser.place_of(lines);
        browser.point_at(x, y);
        browser.until("document.querySelector('.ghosts')");
        let ghosts = browser.js(GHOSTS, &[]);
        let numbers = "return [...document.querySelectorAll('[data-soon]')].map((one) => `${one.id} ${one.dataset.soon.split('→ ')[1]}`)";
        let numbers = browser.js(numbers, &[]);
        let keys: Vec<_> = ghosts.as_object().unwrap().keys().cloned().collect();
        let before = browser.js(PIECES, &[json!(keys)]);
        moved += usize::from(before != ghosts);
        browser.click_at(x, y);
        player.actions += 1;
        player.wait();
        let after = browser.js(PIECES, &[json!(keys)]);
        for key in &keys {
            let [ghost, piece] = [&ghosts, &after].map(|all| {
                let at = all[key].as_array().expect("it is there");
                [0, 1].map(|n| at[n].as_i64().expect("a number"))
            });
            let far = (ghost[0] - piece[0]).abs().max((ghost[1] - piece[1]).abs());
            assert!(far <= 2, "{key}: ghost at {ghost:?}, piece at {piece:?}");
        }
        for number in numbers.as_array().unwrap() {
            let (id, value) = number.as_str().unwrap().split_once(' ').unwrap();
            let says = format!("return document.getElementById('{id}').textContent");
            assert_eq!(browser.text_of(&says), value, "{id}");
        }
    }
    assert!(
        moved > 3,
        "only {moved} of 6 answers showed a piece that moves"
    );
}

/// A box at the pointer tells what something is and does; the browser shows none of its own;
/// Esc closes it, and so does pointing elsewhere.
#[test]
fn a_box_at_the_pointer_tells_what_it_is() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    share_a_screen(&browser, GAME);
    let mut player = Player::new(&browser, Hand::Mouse, 32);
    player.wait();
    let shown = "!document.querySelector('#tip').hidden";
    let (x, y) = browser.place_of("#stage .glow");
    browser.point_at(x, y);
    browser.until(shown);
    assert!(!browser.words("#tip").is_empty());
    // Nothing under the pointer has a name that the browser would show.
    let native = format!(
        "[...document.elementsFromPoint({x}, {y})[0].closest('svg').querySelectorAll(':hover > title')].some((title) => title.textContent)"
    );
    assert!(!browser.is(&native), "the browser shows a second box");
    let place = browser.js("const box = document.querySelector('#tip').getBoundingClientRect(); return [box.x, box.y, box.right, box.bottom, innerWidth, innerHeight]", &[]);
    let place: Vec<f64> = serde_json::from_value(place).unwrap();
    assert!(place[0] >= 0.0 && place[1] >= 0.0 && place[2] <= place[4] && place[3] <= place[5]);
    assert!((place[0] - x as f64).abs() < 400.0, "it is at the pointer");
    browser.press(&Key::Escape);
    browser.until("document.querySelector('#tip').hidden");
    // On focus, beside what has it.
    browser.press(&Key::Right);
    browser.until(shown);
    browser.until("document.activeElement.matches('.glow')");
    browser.point_at(2, 2);
    browser.until("document.querySelector('#tip').hidden");
    assert!(
        browser.is("document.querySelector('#stage title').textContent"),
        "names come back"
    );
}
