//! Puzzles: the list, a puzzle solved and failed, and what a page must not tell.

use puzzles::{Played, Puzzle, Set};
use scraper::{Html, Selector};

use crate::kit::{Guest, serve};

const GAME: &str = "red-outpost";

/// The puzzles of a game.
fn set(game: &str) -> Set {
    let catalog = games::catalog();
    let entry = catalog.find(game).expect("a game of this name");
    Set::read(entry.puzzles()).expect("a set")
}

fn all(set: &Set) -> Vec<(&Played, &Puzzle)> {
    set.puzzles().collect()
}

fn values(page: &str, query: &str) -> Vec<String> {
    let page = Html::parse_document(page);
    let buttons = Selector::parse(query).unwrap();
    let value = |node: scraper::ElementRef<'_>| node.attr("value").unwrap_or("").to_owned();
    page.select(&buttons).map(value).collect()
}

fn has(page: &str, query: &str) -> bool {
    let query = Selector::parse(query).unwrap();
    Html::parse_document(page).select(&query).next().is_some()
}

/// The address that a form asks for with an answer.
fn address(game: &str, number: usize, answer: &str) -> String {
    let answer: String = form_urlencoded::byte_serialize(answer.as_bytes()).collect();
    format!("/puzzles/{game}/{number}?answer={answer}")
}

/// The same visitor with what the last answer asked to keep.
fn remember(guest: &mut Guest, answer: &crate::kit::Answer) {
    let kept = answer.header("set-cookie").split(';').next().unwrap();
    guest.cookie = format!("{}; {kept}", guest.cookie);
}

#[test]
fn a_puzzle_is_solved_and_marked() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let mut ana = Guest::new(&running);
    let set = set(GAME);
    let (_, puzzle) = all(&set)[0];
    let list = ana.get(&format!("/puzzles/{GAME}")).ok().text;
    assert!(has(&list, &format!("a[href='/puzzles/{GAME}/1']")));
    assert!(!has(&list, "li.solved") && !has(&list, "li.missed"));
    let solved = ana.get(&address(GAME, 1, &puzzle.solution().answer)).ok();
    assert!(has(&solved.text, ".solution.right"));
    assert!(has(&solved.text, "#board[data-preview][data-better]"));
    assert!(has(&solved.text, ".onward a.strong"), "there is a next one");
    remember(&mut ana, &solved);
    let list = ana.get(&format!("/puzzles/{GAME}")).ok().text;
    assert!(has(
        &list,
        &format!("li.solved a[href='/puzzles/{GAME}/1']")
    ));
    // What is tried later does not change it: the solution is known.
    let worse = ana.get(&address(GAME, 1, &puzzle.ways[1].answer)).ok();
    remember(&mut ana, &worse);
    let list = ana.get(&format!("/puzzles/{GAME}")).ok().text;
    assert!(has(&list, "li.solved") && !has(&list, "li.missed"));
}

#[test]
fn a_puzzle_is_failed_and_explained() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let mut ana = Guest::new(&running);
    let set = set(GAME);
    let (_, puzzle) = all(&set)[0];
    let failed = ana.get(&address(GAME, 1, &puzzle.ways[1].answer)).ok();
    assert!(has(&failed.text, ".solution:not(.right)"));
    let page = Html::parse_document(&failed.text);
    let ways = Selector::parse(".solution .way").unwrap();
    assert_eq!(
        page.select(&ways).count(),
        2,
        "what was given, and the best"
    );
    let told: String = page.select(&ways).next().unwrap().text().collect();
    assert!(told.contains("points less (±"), "{told}");
    let others = Selector::parse(".answers li").unwrap();
    assert_eq!(page.select(&others).count(), puzzle.ways.len() - 1);
    remember(&mut ana, &failed);
    let list = ana.get(&format!("/puzzles/{GAME}")).ok().text;
    assert!(has(&list, "li.missed") && !has(&list, "li.solved"));
}

/// Before an answer the page is the same whatever the solution is: all answers are there,
/// in an order that does not depend on it, and nothing of what they are worth.
#[test]
fn a_page_does_not_tell_the_solution() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let games = games::catalog();
    for game in games.games().map(|entry| entry.info().id) {
        let set = set(game);
        let mut first = 0;
        let sample = all(&set).len().min(6);
        for (n, (_, puzzle)) in all(&set).into_iter().take(sample).enumerate() {
            let page = ana.get(&format!("/puzzles/{game}/{}", n + 1)).ok().text;
            let offered = values(&page, "form.play button[name=answer]");
            let mut answers: Vec<_> = puzzle.ways.iter().map(|way| way.answer.clone()).collect();
            first += usize::from(offered[0] == answers[0]);
            let mut sorted = offered.clone();
            sorted.sort();
            answers.sort();
            assert_eq!(sorted, answers, "{game} {}", n + 1);
            assert!(!has(
                &page,
                ".solution, [data-better], [data-preview], .hinted"
            ));
            assert!(!page.contains("points less"));
        }
        assert!(
            first < sample || sample == 0,
            "{game}: the best is not always the first"
        );
    }
}

#[test]
fn puzzles_that_do_not_exist_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let count = all(&set(GAME)).len();
    for path in [
        "/puzzles/chess".to_owned(),
        format!("/puzzles/{GAME}/0"),
        format!("/puzzles/{GAME}/{}", count + 1),
    ] {
        assert_eq!(ana.get(&path).status, 404, "{path}");
    }
    assert_eq!(ana.get(&address(GAME, 1, "nonsense")).status, 400);
}

/// The home page leads to the puzzles of every game, and to the one of the day.
#[test]
fn the_home_page_has_the_puzzle_of_the_day() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let home = ana.get("/").ok().text;
    assert!(has(&home, &format!("a[href='/puzzles/{GAME}']")));
    let daily = ana.get("/api/home").json()["puzzle"].clone();
    let (game, number) = (&daily["game"], &daily["number"]);
    let address = format!("/puzzles/{}/{number}", game.as_str().unwrap());
    assert!(has(&home, &format!(".daily a[href='{address}']")));
    ana.get(&address).ok();
    assert!(
        ana.get("/").ok().text.contains(&address),
        "the same all day"
    );
}
