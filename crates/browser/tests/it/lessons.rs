//! Learning: a lesson by mouse and by finger, one by keyboard in another language with wrong
//! choices on the way, and the coach in a real game.

use browser::{Browser, DESKTOP, Hand, House, Key, PHONE, Player, Size};

fn seq(browser: &Browser) -> String {
    browser.text_of("return document.querySelector('#frame').dataset.seq")
}

/// What is played and drafted.
fn state(browser: &Browser) -> String {
    format!("{} {}", browser.path(), seq(browser))
}

/// Begins the first chapter of a game, from the home page.
fn begin(browser: &Browser, game: &str) {
    browser.visit("/");
    browser.js("localStorage.speed = 'instant'", &[]);
    browser.click(&format!(".game-{game} .learn"));
    browser.until("document.querySelector('.chapters')");
    browser.click(".chapter .button");
    browser.until("document.querySelector('#lesson')");
}

/// What a learner is to do next.
#[derive(Debug, PartialEq)]
enum Next {
    Read,
    Choose,
    GoOn,
}

/// Waits until the lesson wants something.
fn next(browser: &Browser) -> Next {
    browser.wait_for("the lesson goes on", || {
        let still = "!document.querySelector('.play[inert]')
            && document.getAnimations().every((one) => one.playState !== 'running')";
        let sees = |query: &str| browser.is(still) && browser.sees(query);
        if sees("#lesson-next") {
            Some(Next::Read)
        } else if sees("#lesson .strong[form=leave-lesson]") {
            Some(Next::GoOn)
        } else {
            sees(".choices .wanted .choice").then_some(Next::Choose)
        }
    })
}

/// Whether the lesson can be read and followed without scrolling, and its rings are where
/// they belong.
fn check_step(browser: &Browser) {
    let outside = browser.text_of(
        "const inside = ({ top, bottom, left, right }) => top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
         const wanted = [...document.querySelectorAll('#lesson-text, #lesson-next, #lesson .strong')];
         return wanted.filter((node) => !inside(node.getBoundingClientRect())).map((node) => node.outerHTML).join(' ');",
    );
    assert_eq!(outside, "", "outside of the window");
    let far = browser.text_of(
        "const lit = [...document.querySelectorAll('#stage [data-lesson]')].filter((one) => one.checkVisibility({ visibilityProperty: true }));
         const rings = [...document.querySelectorAll('.spotlight .ring')].map((ring) => ring.getBoundingClientRect());
         const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
         const near = (target) => rings.some((ring) => {
           const [[x, y], [u, v]] = [middle(ring), middle(target.getBoundingClientRect())];
           return Math.hypot(x - u, y - v) < 12;
         });
         return lit.filter((target) => !near(target)).length;",
    );
    assert_eq!(far, "0", "something is not ringed");
}

/// Plays the lesson to its end; the number of choices that were made.
fn play_through(browser: &Browser, choose: impl Fn(&Browser)) -> usize {
    let mut choices = 0;
    loop {
        let step = browser.words("#lesson small");
        match next(browser) {
            Next::Read => {
                check_step(browser);
                browser.click("#lesson-next");
                browser.wait_for("the next text", || {
                    (browser.words("#lesson small") != step).then_some(())
                });
            }
            Next::Choose => {
                check_step(browser);
                let before = state(browser);
                choose(browser);
                browser.wait_for("the choice is taken", || {
                    (state(browser) != before).then_some(())
                });
                choices += 1;
            }
            Next::GoOn => {
                check_step(browser);
                browser.click("#lesson .strong[form=leave-lesson]");
                browser.until("!document.querySelector('#lesson')");
                return choices;
            }
        }
    }
}

/// Takes the wanted answer from the list: over its group, where there are many.
fn click_wanted(browser: &Browser) {
    while browser.sees(".choices .wanted .group") {
        browser.until_still();
        browser.click(".choices .wanted .group");
    }
    browser.until_still();
    browser.click(".choices .wanted:not([hidden]) .choice");
}

fn by_mouse(size: Size) {
    let house = House::open();
    let browser = Browser::new(&house.address(), size);
    begin(&browser, "red-outpost");
    let choices = play_through(&browser, click_wanted);
    assert!(choices > 4, "{choices}");
    let mut player = Player::new(&browser, Hand::Mouse, 5);
    player.wait();
    player.play(1);
}

#[test]
fn a_lesson_by_mouse_at_a_desktop() {
    by_mouse(DESKTOP);
}

#[test]
fn a_lesson_by_mouse_on_a_phone() {
    by_mouse(PHONE);
}

/// A layout for a small screen may move the parts of a board: the rings go with them.
#[test]
fn what_a_lesson_speaks_of_is_ringed_on_a_phone() {
    let house = House::open();
    let browser = Browser::new(&house.address(), PHONE);
    for game in ["kosmonavts", "circadians"] {
        begin(&browser, game);
        while next(&browser) == Next::Read {
            let step = browser.words("#lesson small");
            check_step(&browser);
            browser.click("#lesson-next");
            browser.wait_for("the next text", || {
                (browser.words("#lesson small") != step).then_some(())
            });
        }
    }
}

/// The digit of the first line that is wanted, or that is not.
fn digit(browser: &Browser, wanted: bool) -> Option<String> {
    let script = format!(
        "const lines = [...document.querySelectorAll('.choices .choice')].filter((line) => line.checkVisibility());
         return lines.findIndex((line) => line.closest('li').matches('.wanted') === {wanted}) + 1;"
    );
    let at: u8 = browser.text_of(&script).parse().expect("a number");
    (1..10).contains(&at).then(|| at.to_string())
}

#[test]
fn a_lesson_by_keyboard_in_french_with_wrong_choices() {
    let house = House::open();
    let mut browser = Browser::new(&house.address(), DESKTOP);
    browser.expect("status of 422");
    browser.visit("/");
    browser.click(".languages [lang=fr]");
    begin(&browser, "red-outpost");
    let mut wrong = 0;
    for _ in 0..60 {
        match next(&browser) {
            Next::GoOn => break,
            Next::Read => {
                let step = browser.words("#lesson small");
                assert!(step.contains("Étape"), "{step}");
                browser.press(&Key::Enter);
                browser.wait_for("the next text", || {
                    (browser.words("#lesson small") != step).then_some(())
                });
            }
            Next::Choose => {
                let before = seq(&browser);
                if wrong < 2
                    && let Some(key) = digit(&browser, false)
                {
                    while browser.words("#lesson-answer").is_empty() {
                        press(&browser, &key);
                    }
                    assert_eq!(seq(&browser), before, "nothing is played");
                    wrong += 1;
                }
                next(&browser);
                while seq(&browser) == before
                    && let Some(key) = digit(&browser, true)
                {
                    press(&browser, &key);
                }
                browser.wait_for("the choice is taken", || {
                    (seq(&browser) != before).then_some(())
                });
            }
        }
    }
    assert_eq!(wrong, 2);
    assert_eq!(next(&browser), Next::GoOn);
}

/// Presses the key of a digit and waits until the page has settled.
fn press(browser: &Browser, key: &str) {
    browser.until_still();
    browser.write(key);
    browser.until("!document.querySelector('.play[inert]')");
}

#[test]
fn a_tip_is_seen_once_and_tips_can_be_switched_off_and_on() {
    let house = House::open();
    let browser = Browser::new(&house.address(), DESKTOP);
    let mut player = Player::new(&browser, Hand::Mouse, 7);
    player.sit_with_bots("red-outpost");
    player.wait();
    let first = browser.words("#coach .told");
    assert!(first.len() > 20, "{first}");
    for _ in 0..4 {
        player.play(1);
        player.wait();
        assert_ne!(browser.words("#coach .told"), first, "the same tip again");
    }
    // At another table the question is known; a new kind of question brings its tip.
    player.sit_with_bots("kosmonavts");
    player.wait();
    assert!(browser.sees("#coach"));
    browser.click("#coach [value=off]");
    browser.until("document.readyState === 'complete' && !document.querySelector('#coach')");
    assert_eq!(
        browser.text_of("return document.querySelector('.coaching button').ariaPressed"),
        "false"
    );
    browser.click(".coaching button");
    browser.until("document.querySelector('.coaching button').ariaPressed === 'true'");
}
