//! What readers prefer: motion, sound, light; keys; and no script at all.

use std::time::Duration;

use browser::{Browser, Hand, House, Key, LAPTOP, MEDDLE, Player};
use serde_json::json;

const GAME: &str = "red-outpost";

/// Notes every animation and every sound.
const NOTE: &str = "
    window.moved = new Set();
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
      Object.keys(frames).forEach((name) => window.moved.add(name));
      return animate.call(this, frames, timing);
    };
    window.sounds = 0;
    window.AudioContext = class extends AudioContext { constructor() { super(); window.sounds += 1; } };";

#[test]
fn less_motion_for_those_who_prefer_it() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    browser.pace(1);
    browser.before_every_page(NOTE);
    let mut player = Player::new(&browser, Hand::Mouse, 13);
    player.sit_with_bots(GAME);
    let moved = "return [...window.moved].sort().join(' ')";
    player.play(3);
    player.wait();
    assert!(browser.text_of(moved).contains("translate"), "pieces glide");
    browser.prefer(&[("prefers-reduced-motion", "reduce")]);
    browser.reload();
    player.play(3);
    player.wait();
    assert_eq!(
        browser.text_of(moved),
        "opacity",
        "nothing but a cross-fade"
    );
    let style = "return getComputedStyle(document.querySelector('#notice')).transitionDuration";
    assert_eq!(browser.text_of(style), "0s");
}

#[test]
fn sound_is_off_until_it_is_wanted_and_stays_as_chosen() {
    // Bots that take their time, so that my turn begins and does not only go on.
    let house = House::with_bot_delay(Duration::from_millis(500));
    let browser = Browser::new(&house.address(), LAPTOP);
    browser.before_every_page(NOTE);
    let mut player = Player::new(&browser, Hand::Mouse, 14);
    player.sit_with_bots(GAME);
    player.play(2);
    player.wait();
    let sounds = || {
        browser
            .js("return window.sounds", &[])
            .as_u64()
            .unwrap_or(99)
    };
    let pressed = "return document.querySelector('#sound').ariaPressed";
    assert_eq!((sounds(), browser.text_of(pressed).as_str()), (0, "false"));
    browser.click("#sound");
    assert_eq!(browser.text_of(pressed), "true");
    assert_eq!(sounds(), 1, "how it sounds is heard at once");
    browser.reload();
    assert_eq!((sounds(), browser.text_of(pressed).as_str()), (0, "true"));
    // Not after every action is it someone else's turn.
    for _ in 0..6 {
        player.play(1);
        player.wait();
    }
    assert!(sounds() > 0, "a sound when it is my turn");
}

#[test]
fn light_and_dark_stay_as_chosen() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    browser.visit("/");
    let ground = "return getComputedStyle(document.body).backgroundColor";
    let theme = "return document.documentElement.dataset.theme";
    browser.prefer(&[("prefers-color-scheme", "light")]);
    let light = browser.text_of(ground);
    browser.prefer(&[("prefers-color-scheme", "dark")]);
    let dark = browser.text_of(ground);
    assert_ne!(light, dark, "the page follows the system");
    browser.click("#theme");
    assert_eq!(browser.text_of(theme), "light");
    assert_eq!(browser.text_of(ground), light);
    browser.reload();
    assert_eq!(browser.text_of(ground), light);
    browser.click("#theme");
    assert_eq!(browser.text_of(theme), "dark");
    browser.prefer(&[("prefers-color-scheme", "light")]);
    assert_eq!(browser.text_of(ground), dark);
}

#[test]
fn the_keys_do_what_the_help_says() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    let mut player = Player::new(&browser, Hand::Keyboard, 15);
    player.sit_with_bots(GAME);
    let start = player.wait();
    browser.write("?");
    browser.until("document.querySelector('#help:popover-open')");
    browser.press(&Key::Escape);
    browser.until("!document.querySelector('#help:popover-open')");
    browser.write("r");
    browser.until("document.activeElement.id === 'search-word'");
    browser.write("worker");
    browser.press(&Key::Enter);
    browser.until("document.querySelector('#found .ruled')");
    assert_eq!(
        player.look().way,
        start.way,
        "letters in a field are letters"
    );
    browser.press(&Key::Tab);
    browser.write("l");
    browser.until(
        "document.querySelector('#tab-log').checked && document.activeElement.id === 'panel-log'",
    );
    // Into a group and back out of it.
    browser.press(&Key::Right);
    browser.write("1");
    let inside = player.look();
    assert!(!inside.way.is_empty(), "{inside:?}");
    browser.press(&Key::Escape);
    assert_eq!(player.look().way, start.way);
    assert_eq!(player.look().lines, start.lines);
}

/// Around one screen, so that whatever was done can be taken back unless it
/// showed something hidden.
#[test]
fn taking_back_works_at_once() {
    let house = House::open();
    let mut browser = Browser::new(&house.address(), LAPTOP);
    // What came to light cannot be taken back.
    browser.expect("status of 409");
    let browser = browser;
    browser.visit("/");
    browser.click(&format!(".game-{GAME} .now [value=screen]"));
    browser.until("document.querySelector('#frame.playing')");
    let mut player = Player::new(&browser, Hand::Keyboard, 16);
    let mut taken = 0;
    for _ in 0..8 {
        let before = player.wait().actions;
        player.play(1);
        // The answer may be on its way still.
        browser.write("u");
        taken += usize::from(is_taken_back(&browser, &mut player, before));
        player.play(1);
        player.wait();
    }
    assert!(taken > 3, "only {taken} of 8 were taken back");

    // By mouse, while the answer is surely on its way.
    browser.before_every_page(MEDDLE);
    browser.reload();
    let mut player = Player::new(&browser, Hand::Mouse, 19);
    for _ in 0..4 {
        player.play(1);
        let before = player.wait().actions;
        if !browser.sees("#undo") {
            continue;
        }
        browser.js("window.held = 0; window.hold = true", &[]);
        player.play(1);
        browser.until("window.held");
        browser.click("#undo button");
        browser.js("window.hold = false", &[]);
        is_taken_back(&browser, &mut player, before);
    }
}

/// Waits for what follows taking back: it is as before without a word, or something had
/// come to light and the page says so.
#[track_caller]
fn is_taken_back(browser: &Browser, player: &mut Player<'_>, before: u64) -> bool {
    browser.wait_for("it is taken back", || {
        let after = player.wait();
        if browser.sees("#notice.shown") {
            let notice = browser.words("#notice");
            assert!(notice.contains("new information was revealed"), "{notice}");
            return Some(false);
        }
        let taken = after.actions == before;
        (taken || !browser.sees("#undo")).then_some(taken)
    })
}

/// Holds hints back, and loses the first.
const HOLD_HINTS: &str = "
    const ask = window.fetch;
    window.hold = true;
    window.lost = 1;
    window.fetch = async (...request) => {
      const answer = await ask(...request);
      if (!String(request[0]).includes('hint=')) return answer;
      while (window.hold) await new Promise((done) => setTimeout(done, 10));
      if (window.lost > 0) { window.lost -= 1; return new Response('', { status: 502 }); }
      return answer;
    };";

#[test]
fn a_hint_shows_that_the_computer_thinks() {
    let house = House::open();
    let mut browser = Browser::new(&house.address(), LAPTOP);
    // The answer that is lost.
    browser.expect(" 0:0 ");
    let browser = browser;
    browser.before_every_page(HOLD_HINTS);
    let mut player = Player::new(&browser, Hand::Mouse, 17);
    player.sit_with_bots(GAME);
    player.wait();
    let thinks = || browser.sees(".hints .busy") && !browser.sees(".hints .offer");
    let moves = "document.querySelector('.hints .icon').getAnimations().length";
    assert!(!thinks() && !browser.is(moves));
    browser.click(".hints .ask");
    assert!(thinks() && browser.is(moves));
    assert_eq!(browser.words(".hints .busy"), "Thinking…");

    // What happens meanwhile does not look like an answer.
    browser.js("document.querySelector('#tab-chat').click()", &[]);
    browser.click("#panel-chat input[name=text]");
    browser.write("hello");
    browser.press(&Key::Enter);
    browser.until("document.querySelector('#panel-chat').textContent.includes('hello')");
    assert!(thinks());

    // The answer is lost, so the hint is offered again.
    browser.js("window.hold = false", &[]);
    browser.wait_for("the hint is offered again", || (!thinks()).then_some(()));
    browser.js("window.hold = true", &[]);
    browser.prefer(&[("prefers-reduced-motion", "reduce")]);
    browser.click(".hints .ask");
    assert!(thinks() && !browser.is(moves));
    browser.js("window.hold = false", &[]);
    browser.until("document.querySelector('.hints .choice')");
    assert!(!browser.sees(".hints .ask"));
}

#[test]
fn the_page_works_without_script() {
    let house = House::open();
    let mut browser = Browser::new(&house.address(), LAPTOP);
    browser.expect("status of 409");
    browser.cdp(
        "Emulation.setScriptExecutionDisabled",
        &json!({ "value": true }),
    );
    browser.visit("/");
    browser.click(&format!(".game-{GAME} .now [value=bots]"));
    // The script adds to the dice by itself; without it a button does.
    browser.until("document.querySelector('#ready')");
    browser.click("#ready [name=nonce]");
    browser.write("seven");
    browser.click("#ready .button");
    browser.until("document.querySelector('#frame.playing')");
    assert!(!browser.is("document.documentElement.classList.contains('script')"));
    let my_turn = || {
        browser.wait_for("my turn", || {
            if browser.sees(".choice") {
                return Some(());
            }
            browser.reload();
            None
        });
    };
    for n in 0..6 {
        my_turn();
        let before = browser.text_of("return document.querySelector('#frame').dataset.actions");
        let actions = format!("document.querySelector('#frame').dataset.actions !== '{before}'");
        let choices = browser.js(
            "return document.querySelectorAll('.choices li').length",
            &[],
        );
        let choices = choices.as_u64().expect("a number").min(3);
        browser.click(&format!(
            ".choices li:nth-child({}) .choice",
            n % choices + 1
        ));
        browser.until(&actions);
    }
    my_turn();
    // An answer that came too late: the table again, with the reason.
    browser.js("document.querySelector('.play [name=seq]').value = 1", &[]);
    browser.click(".choice");
    browser.until("document.querySelector('[role=alert]')");
    assert!(browser.sees("#board svg"));
}

/// One click on Leave asks, and nobody loses a seat by it; whoever leaves can come back.
#[test]
fn leaving_asks_first_and_can_be_undone() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    let mut player = Player::new(&browser, Hand::Mouse, 23);
    player.sit_with_bots(GAME);
    player.play(1);
    player.wait();
    let table = browser.path();
    browser.click(".bar .leave");
    browser.until("document.querySelector('#leave-1:popover-open')");
    browser.click("#leave-1 [popovertargetaction=hide]");
    browser.until("!document.querySelector('#leave-1:popover-open')");
    assert!(browser.sees("#question .play"), "still seated");
    browser.click(".bar .leave");
    browser.click("#leave-1 .danger");
    browser.until("document.querySelector('#question [data-sit]')");
    assert_eq!(browser.path(), table);
    browser.visit("/");
    assert!(
        browser.sees(&format!("a[href='{table}']")),
        "it is still listed"
    );
    browser.visit(&table);
    browser.click("#question [data-sit] button");
    player.play(1);
    player.wait();
}

/// What happened last stays visible: its sentence under the board and its pieces marked in the
/// colour of the player, until the next action; looking back does not move the board.
#[test]
fn the_last_action_stays_visible() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    let mut player = Player::new(&browser, Hand::Mouse, 24);
    player.sit_with_bots(GAME);
    player.wait();
    // A tip comes before the log, and may leave it no room on a small screen.
    browser.click("#coach [value=off]");
    browser.until("document.readyState === 'complete' && !document.querySelector('#coach')");
    player.play(2);
    player.wait();
    let last = "return document.querySelector('#last').dataset.n";
    let actions = "return document.querySelector('#frame').dataset.actions";
    assert_eq!(browser.text_of(last), browser.text_of(actions));
    assert!(!browser.words("#last span").is_empty());
    let marked = "return [...document.querySelectorAll('#stage .recent')].map((piece) => piece.dataset.key).sort().join()";
    let before = browser.text_of(marked);
    assert!(!before.is_empty(), "no piece is marked");
    // Something that moves nothing leaves the marks where they are.
    browser.click("label[for=tab-chat]");
    let seq = "return document.querySelector('#frame').dataset.seq";
    let heard = browser.text_of(seq);
    browser.click("#say-text");
    browser.write("hello");
    browser.press(&Key::Enter);
    browser.wait_for("the message", || {
        (browser.text_of(seq) != heard).then_some(())
    });
    assert_eq!(browser.text_of(marked), before);
    // The board is as large in the past as it is now.
    let size = "const box = document.querySelector('#stage svg').getBoundingClientRect(); return [box.x, box.y, box.width, box.height].join()";
    let now = browser.text_of(size);
    browser.click("label[for=tab-log]");
    browser.click("#log-1 .look");
    browser.until("document.querySelector('.moment')");
    assert_eq!(browser.text_of(size), now);
}
