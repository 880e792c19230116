//! Learning: every chapter of every game by mouse, finger or keyboard in one of the three
//! languages, with wrong choices on the way, and the coach in a real game.

use browser::{Browser, DESKTOP, Hand, House, Learner, PHONE, Player};
use catalog::Lessons;
use words::Language;

/// The ways to learn, each with its screen.
const WAYS: [(Hand, browser::Size); 3] = [
    (Hand::Mouse, DESKTOP),
    (Hand::Finger, PHONE),
    (Hand::Keyboard, DESKTOP),
];

/// Plays the chapters of a game: each in one way, the first in this one, so that all ways and
/// languages have their turn; with `ORRERY_LESSONS=all` each chapter in every way, with a
/// wrong choice at every question.
fn learn(game: &str, first: usize) {
    let all = std::env::var("ORRERY_LESSONS").is_ok_and(|lessons| lessons == "all");
    let mistakes = if all { usize::MAX } else { 2 };
    let catalog = games::catalog();
    let entry = catalog.find(game).expect("a game of this name");
    let lessons = Lessons::of(entry).expect("its lessons");
    let house = House::open();
    for (n, lesson) in lessons.chapters.iter().enumerate() {
        for (way, (hand, size)) in WAYS.into_iter().enumerate() {
            let language = Language::ALL[(n + way) % 3];
            if !all && way != (n + first) % WAYS.len() {
                continue;
            }
            browser::tell(&format!(
                "{game} {}: {hand:?}, {}",
                lesson.id,
                language.code()
            ));
            let mut browser = Browser::new(&house.address(), size);
            // A choice that the lesson does not want is refused.
            browser.expect("status of 422");
            let mut learner = Learner::begin(&browser, hand, language, (game, lesson));
            learner.play(mistakes);
            let wanted = lesson.steps.iter().filter(|step| step.has_choice()).count();
            assert_eq!(learner.chosen.len(), wanted, "{game} {}", lesson.id);
            assert!(learner.mistakes >= 2, "{game} {}", lesson.id);
            assert!(learner.undone >= 1, "{game} {}", lesson.id);
            // The game goes on freely.
            Player::new(&browser, hand, 5).play(1);
        }
    }
}

#[test]
fn red_outpost_is_learnt() {
    learn("red-outpost", 0);
}

/// A layout for a small screen may move the parts of a board: the first chapter is on a phone,
/// and the rings go with them.
#[test]
fn kosmonavts_is_learnt() {
    learn("kosmonavts", 1);
}

#[test]
fn circadians_is_learnt() {
    learn("circadians", 1);
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
