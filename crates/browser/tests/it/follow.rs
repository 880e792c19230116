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

/// Notes which pieces glide, and which rows of the score sheet are told.
const NOTE: &str = "
    window.glided = new Set();
    window.rows = 0;
    window.earned = new Set();
    setInterval(() => {
      for (const piece of document.querySelectorAll('#stage .earner')) window.earned.add(piece.dataset.key ?? piece.dataset.spot);
    }, 5);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
      if (this.dataset.key && frames.translate) window.glided.add(this.dataset.key);
      if (this.matches('.sheet-of-scores tr')) window.rows += 1;
      return animate.call(this, frames, timing);
    };";

/// Where all pieces are on the board, in thousandths of its width.
const ON_BOARD: &str = "
    const board = document.querySelector('#stage svg').getBoundingClientRect();
    const place = (box) => [box.x + box.width / 2 - board.x, box.y + box.height / 2 - board.y].map((n) => Math.round(n / board.width * 1000));
    return Object.fromEntries([...document.querySelectorAll('#stage [data-key]')].map((piece) => [piece.dataset.key, place(piece.getBoundingClientRect())]));";

/// Looking back by keys: nothing moves that did not move in the game.
#[test]
fn looking_back_moves_only_what_moved() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    browser.before_every_page(NOTE);
    let mut player = Player::new(&browser, Hand::Mouse, 33);
    player.sit_with_bots(GAME);
    player.rush(&player.table(), 6);
    browser.reload();
    player.wait();
    let moment = "return document.querySelector('#frame').dataset.moment ?? 'now'";
    let go = |what: &dyn Fn(), arrives: &str| {
        browser.until_still();
        let before = browser.js(ON_BOARD, &[]);
        browser.js("window.glided.clear()", &[]);
        what();
        browser.wait_for(arrives, || {
            (browser.text_of(moment) == arrives).then_some(())
        });
        browser.until_still();
        let after = browser.js(ON_BOARD, &[]);
        let glided = browser.js("return [...window.glided]", &[]);
        for key in glided.as_array().unwrap() {
            let key = key.as_str().unwrap();
            assert_ne!(
                before[key], after[key],
                "{key} glides at {arrives} and did not move"
            );
        }
    };
    // A long question may leave the log no room: what is looked at here is what glides.
    let look = || browser.js("document.querySelector('#log-3 .look').click()", &[]);
    go(&|| drop(look()), "3");
    go(&|| browser.press(&Key::Left), "2");
    go(&|| browser.press(&Key::Right), "3");
    go(&|| browser.press(&Key::Home), "0");
    go(&|| browser.press(&Key::Right), "1");
    assert!(browser.sees(".rounds"), "the slider has marks");
    go(&|| browser.write("."), "now");
    assert!(!browser.path().contains("at="), "the present has no number");
}

/// One line for each rival above the question, which opens; the log has headings and names
/// nobody twice in a line.
#[test]
fn one_reads_what_the_others_did() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    let mut player = Player::new(&browser, Hand::Mouse, 34);
    player.sit_with_bots(GAME);
    // Not after every action has a rival acted.
    for _ in 0..9 {
        player.play(1);
        player.wait();
        if browser.sees("#since details") {
            break;
        }
    }
    browser.click("#since summary");
    browser.until("document.querySelector('#since details[open] .latest li').checkVisibility()");
    assert!(browser.sees("#panel-log .phase"));
    let twice = "return [...document.querySelectorAll('.log li[data-n]')].map((entry) => {
        const name = entry.querySelector('b')?.textContent;
        return name ? entry.querySelector('.lines').textContent.split(`${name}:`).length - 1 : 0;
      }).filter(Boolean).length";
    assert_eq!(browser.js(twice, &[]), json!(0), "a name is told twice");
}

/// The rows of the score sheet come one by one, each with what earned its points lit on the
/// board, and a click shows all of them. Later a row is lit when somebody points at it.
#[test]
fn the_end_is_told_row_by_row() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    browser.before_every_page(NOTE);
    share_a_screen(&browser, GAME);
    let player = Player::new(&browser, Hand::Mouse, 35);
    player.rush(&player.table(), usize::MAX >> 12);
    browser.until("document.querySelector('#frame.over .ranking')");
    browser.until("window.rows > 2");
    browser.until("window.earned.size");
    browser.click("#frame h1");
    browser.until_still();
    browser.until("!document.querySelector('.earner')");
    browser.js(
        "document.querySelector('[data-earners]').scrollIntoView({ block: 'center' })",
        &[],
    );
    let (x, y) = browser.place_of("[data-earners]");
    browser.point_at(x, y);
    let named = "JSON.parse(document.querySelector('[data-earners]').dataset.earners)
        .every((name) => document.querySelector(`#stage .earner:is([data-key='${name}'], [data-spot='${name}'])`))";
    browser.until(named);
    browser.point_at(2, 2);
    browser.until("!document.querySelector('.earner')");
    assert!(browser.sees(".ranking") && browser.sees(".sheet-of-scores"));
    assert!(browser.is("document.querySelector('#tab-scores').checked"));
}

/// Whoever wants no motion to wait for gets none, and it stays so.
#[test]
fn the_speed_stays_as_chosen() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    browser.before_every_page(NOTE);
    let mut player = Player::new(&browser, Hand::Mouse, 36);
    player.sit_with_bots(GAME);
    player.wait();
    let choose = "const speed = document.querySelector('select.speed'); speed.value = 'instant'; speed.dispatchEvent(new Event('change', { bubbles: true }))";
    browser.js(choose, &[]);
    browser.reload();
    player.play(3);
    player.wait();
    assert_eq!(
        browser.text_of("return document.querySelector('select.speed').value"),
        "instant"
    );
    assert_eq!(browser.js("return window.glided.size", &[]), json!(0));
}
