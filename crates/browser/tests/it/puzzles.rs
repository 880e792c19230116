//! A puzzle in a real browser: solved by touching the board, failed by the keyboard.

use browser::{Browser, DESKTOP, House, PHONE};
use puzzles::{Puzzle, Set};
use thirtyfour::Key;

const GAME: &str = "red-outpost";

fn first_puzzle() -> Puzzle {
    let catalog = games::catalog();
    let entry = catalog.find(GAME).expect("a game of this name");
    let set = Set::read(entry.puzzles()).expect("a set");
    let (_, puzzle) = set.puzzles().next().expect("a puzzle");
    puzzle.clone()
}

fn button(answer: &str) -> String {
    format!("button[name=answer][value='{answer}']")
}

#[track_caller]
fn fits(browser: &Browser, name: &str) {
    browser.until_still();
    assert!(
        !browser.is("document.scrollingElement.scrollWidth > innerWidth"),
        "{name} is wider than the screen"
    );
}

#[test]
fn a_puzzle_is_solved_on_the_board_and_failed_by_keyboard() {
    let puzzle = first_puzzle();
    let house = House::open();
    let browser = Browser::new(&house.address(), DESKTOP);
    browser.visit(&format!("/puzzles/{GAME}"));
    fits(&browser, "the list");
    browser.picture("puzzles-list-desktop");
    browser.click(&format!("a[href='/puzzles/{GAME}/1']"));
    browser.until("document.querySelector('#stage .glow')");
    fits(&browser, "a puzzle");
    browser.picture("puzzle-desktop");

    // The way to the best answer, spot after spot.
    let path = format!(
        "return document.querySelector(\"{}\").dataset.path",
        button(&puzzle.solution().answer)
    );
    let path: Vec<String> = serde_json::from_str(&browser.text_of(&path)).expect("a path");
    for spot in &path {
        let spot = format!("#stage [data-spot='{spot}']");
        if browser.is(&format!("document.querySelector(\"{spot}.glow\")")) {
            browser.click(&format!("{spot}.glow"));
        }
    }
    browser.until("document.querySelector('.solution.right')");
    browser.until("document.querySelector('#stage .ghosts')");
    fits(&browser, "solved");
    browser.picture("puzzle-solved-desktop");
    browser.click(".onward .strong");
    browser.until("document.querySelector('form.play')");
    browser.visit(&format!("/puzzles/{GAME}"));
    assert!(browser.sees("li.solved"), "the mark stays");

    let browser = Browser::new(&house.address(), PHONE);
    browser.visit(&format!("/puzzles/{GAME}/1"));
    browser.until("document.querySelector('#stage .glow')");
    fits(&browser, "a puzzle on a phone");
    browser.picture("puzzle-phone");
    browser.js(
        "document.querySelector(arguments[0]).closest('li').hidden = false; document.querySelector(arguments[0]).focus()",
        &[button(&puzzle.ways[1].answer).into()],
    );
    browser.press(&Key::Enter);
    browser.until("document.querySelector('.solution:not(.right)')");
    fits(&browser, "failed");
    browser.picture("puzzle-failed-phone");
    browser.visit(&format!("/puzzles/{GAME}"));
    assert!(browser.sees("li.missed"), "the mark stays");
    browser.picture("puzzles-list-phone");
    browser.visit("/");
    fits(&browser, "the home page");
    browser.js("document.querySelector('.daily').scrollIntoView()", &[]);
    browser.picture("home-phone");
    browser.resize(DESKTOP);
    browser.js(
        "document.querySelector('.daily').scrollIntoView({block: 'center'})",
        &[],
    );
    browser.picture("home-desktop");
}
