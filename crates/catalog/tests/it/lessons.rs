//! The kit for lessons finds what is wrong with one.

use catalog::{Lessons, testkit::lesson_mistakes};

/// A lesson of two steps. Each test breaks it in one place.
const LESSON: &str = r#"
    order = 1
    minutes = 1
    title = { en = "a", es = "b", fr = "c" }
    about = { en = "a", es = "b", fr = "c" }
    players = 2
    seat = 1
    seed = 7
    options = { first = "1" }
    [[step]]
    id = "hello"
    spotlight = ["worker-miner"]
    en = "Hello."
    es = "Hola."
    fr = "Bonjour."
    [[step]]
    id = "mine"
    rules = ["RO-058"]
    en = "Send the miner to the Mine."
    es = "Envía al minero a la Mina."
    fr = "Envoyez le mineur à la Mine."
    choose = ["miner>mine"]
    [[step.wrong]]
    of = ["miner>*"]
    en = "No."
    es = "No."
    fr = "Non."
"#;

/// What the kit says of the lesson with one text in the place of another.
fn told(text: &str, by: &str) -> String {
    assert!(LESSON.contains(text), "{text}");
    let file = LESSON.replace(text, by);
    let lessons = Lessons::read(&[("first.toml", &*file)]).expect("a lesson");
    let games = games::catalog();
    let game = games.find("red-outpost").expect("a game");
    lesson_mistakes(game, &lessons.chapters[0]).join("\n")
}

#[test]
fn a_lesson_without_mistakes_is_in_order() {
    assert_eq!(told("Hello.", "Welcome."), "");
}

#[test]
fn a_mistake_is_named_with_its_file_and_step() {
    for (text, by, mistake) in [
        (
            "\"miner>mine\"",
            "\"miner>moon\"",
            "step \"mine\": \"miner>moon\" is not legal",
        ),
        (
            "\"miner>mine\"",
            "\"miner>mine\", \"x\"",
            "\"x\" is not legal",
        ),
        ("seat = 1", "seat = 2", "the learner is not asked here"),
        ("seat = 1", "seat = 3", "there is no seat 3"),
        (
            "\"worker-miner\"",
            "\"worker-cook\"",
            "\"worker-cook\" is not on the board",
        ),
        ("RO-058", "RO-999", "there is no rule RO-999"),
        ("\"hello\"", "\"mine\"", "another step has the same id"),
        ("Bonjour.", "Bonjour !", "in French"),
        ("Hola.", "", "the text in es is empty"),
        ("miner>*", "cook>*", "\"cook>*\" fits no other legal answer"),
        (
            "seed = 7",
            "seed = 7\nbefore = [\"x\"]",
            "nobody may play \"x\" here",
        ),
        ("first = \"1\"", "second = \"1\"", "no option"),
    ] {
        let told = told(text, by);
        assert!(told.starts_with("first.toml"), "{by}: {told}");
        assert!(told.contains(mistake), "{by}: {told}");
    }
    assert!(told("Hello.", &"e".repeat(241)).contains("241 letters"));
}
