//! Lessons at the table: played through, left, taken up again; and the coach in real games.

use std::time::{Duration, Instant};

use catalog::{Lesson, LessonStep, Lessons};
use serde_json::Value;

use crate::kit::{Answer, Guest, Running, encode, fresh, serve};

/// Begins a chapter: the table.
fn begin(guest: &Guest, game: &str, chapter: &str) -> String {
    let answer = guest.form(&format!("/learn/{game}"), &[("chapter", chapter)]);
    let table = answer.location.strip_prefix("/t/");
    table.unwrap_or_else(|| panic!("{answer:?}")).to_string()
}

/// The frame, once the lesson waits for the learner or is over.
#[track_caller]
fn wait(guest: &Guest, table: &str) -> Value {
    let began = Instant::now();
    loop {
        let frame = guest.frame(table);
        let is_asked = !frame["questions"].as_array().unwrap().is_empty();
        let is_over = frame["lesson"].is_null();
        let is_told = !is_over && frame["lesson"]["text"] != "";
        if frame["stage"] == "over" || is_told || (is_over && is_asked) {
            return frame;
        }
        assert!(
            began.elapsed() < Duration::from_secs(20),
            "nothing happens: {frame}"
        );
        std::thread::sleep(Duration::from_millis(3));
    }
}

/// The step whose choice is to be made, after all that is to be read before it.
fn to_the_choice(guest: &Guest, table: &str, mut frame: Value, draft: &str) -> Value {
    while let Some(next) = frame["lesson"]["next"].as_u64() {
        let step = frame["lesson"]["step"].clone();
        let address = format!("/api/tables/{table}?tip={next}{draft}");
        frame = guest.get(&address).ok().json();
        assert_eq!(frame["lesson"]["back"], step);
    }
    frame
}

/// Plays what a lesson wants, an answer to a question that may be a draft.
fn play_wanted(guest: &Guest, table: &str, frame: &Value) {
    let (mut action, mut draft) = (String::new(), String::new());
    let mut frame = frame.clone();
    loop {
        frame = to_the_choice(guest, table, frame, &draft);
        let wanted = frame["lesson"]["choose"][0].as_str().unwrap();
        action = match &*action {
            "" => wanted.to_string(),
            before => format!("{before};{wanted}"),
        };
        let seat = frame["questions"][0]["seat"].as_u64().unwrap();
        let seq = frame["seq"].as_u64().unwrap();
        let answer = guest.play(table, seat, &action, seq).ok().json();
        let Some(drafted) = answer["draft"].as_str() else {
            return;
        };
        draft = format!("&draft={}", encode(drafted));
        action = drafted.splitn(3, '.').nth(2).unwrap().to_string();
        let address = format!("/api/tables/{table}?{}", &draft[1..]);
        frame = guest.get(&address).ok().json();
    }
}

fn has_choice(frame: &Value, lesson: &Lesson) -> bool {
    let step = frame["lesson"]["step"].as_u64().unwrap_or(0) as usize;
    let mut rest = lesson.steps.iter().skip(step.saturating_sub(1));
    !frame["lesson"].is_null() && rest.any(LessonStep::has_choice)
}

fn all_lessons(mut check: impl FnMut(&str, &Lesson)) {
    let catalog = games::catalog();
    for game in catalog.games() {
        let lessons = Lessons::of(game).expect("lessons");
        for lesson in &lessons.chapters {
            check(game.info().id, lesson);
        }
    }
}

#[test]
fn every_lesson_can_be_played_at_its_table() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    all_lessons(|game, lesson| {
        let table = begin(&ana, game, &lesson.id);
        let mut frame = wait(&ana, &table);
        assert_eq!(frame["lesson"]["step"], 1, "{game}: {}", lesson.id);
        let mut answers = 0;
        while has_choice(&frame, lesson) {
            play_wanted(&ana, &table, &frame);
            frame = wait(&ana, &table);
            answers += 1;
            assert!(answers <= lesson.steps.len(), "{game}: {}", lesson.id);
        }
        // What is said at the end stands there until it was read, whoever is to act.
        let has_last_words = lesson.steps.last().is_some_and(|last| !last.has_choice());
        assert_eq!(
            !frame["lesson"].is_null(),
            has_last_words,
            "{game}: {}",
            lesson.id
        );
        if has_last_words {
            let step = frame["lesson"]["step"].as_u64().unwrap() as usize;
            let last = &lesson.steps[step - 1];
            assert_eq!(frame["lesson"]["text"], *last.text.en, "{game}");
            let left = ana.form(&format!("/t/{table}/leave-lesson"), &[]);
            assert_eq!(left.ok().status, 303);
        }
        let frame = ana.play_on(&table, 3);
        assert!(frame["lesson"].is_null(), "{game}: {}", lesson.id);
    });
}

fn first_game(running: &Running) -> (Guest, String, Value) {
    let ana = Guest::new(running);
    let table = begin(&ana, "red-outpost", "first-game");
    let frame = wait(&ana, &table);
    let frame = to_the_choice(&ana, &table, frame, "");
    (ana, table, frame)
}

/// An answer that the lesson does not want.
fn unwanted(frame: &Value) -> String {
    let choices = frame["questions"][0]["choices"].as_array().unwrap().iter();
    let mut actions = choices.map(|choice| choice["action"].as_str().unwrap().to_string());
    let wanted = frame["lesson"]["choose"].as_array().unwrap();
    let other = actions.find(|action| !wanted.iter().any(|one| one == action));
    other.expect("another answer")
}

#[test]
fn a_wrong_choice_is_not_played_and_answered_with_a_reason() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, table, frame) = first_game(&running);
    let seq = frame["seq"].as_u64().unwrap();
    let refused = ana.play(&table, 1, &unwanted(&frame), seq);
    assert_eq!(refused.status, 422, "{refused:?}");
    assert!(refused.json()["error"].as_str().unwrap().len() > 20);
    assert_eq!(ana.frame(&table)["seq"], seq, "nothing happened");
    // Without the script the page says so, in the reader's language.
    let mut french = Guest::stranger(&running);
    french.cookie = format!("{}; lang=fr", ana.cookie);
    let fields = |action: &str| {
        [
            ("seat", "1".to_string()),
            ("seq", seq.to_string()),
            ("submission", fresh()),
            ("action", action.to_string()),
        ]
    };
    let send = |guest: &Guest, action: &str| -> Answer {
        let fields = fields(action);
        let fields: Vec<(&str, &str)> = fields.iter().map(|(key, text)| (*key, &**text)).collect();
        guest.form(&format!("/t/{table}/play"), &fields)
    };
    let page = send(&french, "miner>labour_camp");
    assert_eq!(page.status, 422, "{page:?}");
    let told = page.text.split("id=\"lesson-answer\"").nth(1).unwrap();
    let told = told.split("</p>").next().unwrap();
    assert!(
        told.contains("role=\"status\"") && told.contains("mineur"),
        "{told}"
    );
    // What the rules refuse, the rules explain.
    let refused = ana.play(&table, 1, "miner>moon", seq);
    assert_eq!(refused.status, 422);
    assert_eq!(ana.frame(&table)["seq"], seq);
    // The right one is played, and the others answer as it is written.
    assert_eq!(send(&ana, "miner>mine").status, 303);
    let frame = wait(&ana, &table);
    assert!(frame["seq"].as_u64().unwrap() > seq + 1, "{frame}");
    assert_ne!(frame["lesson"]["text"], "");
}

#[test]
fn a_lesson_goes_on_after_a_restart_and_can_be_undone() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, table, first) = first_game(&running);
    play_wanted(&ana, &table, &first);
    let before = wait(&ana, &table);
    drop(running);
    let running = serve(folder.path());
    let ana = ana.at(&running);
    let after = wait(&ana, &table);
    assert_eq!(after["lesson"], before["lesson"]);
    assert_eq!(after["board"], before["board"]);
    // Undo leads back to the choice before, with everything that came after it.
    assert_eq!(after["undo"], true);
    let undone = ana.form(&format!("/t/{table}/undo"), &[]);
    assert_eq!(undone.status, 303, "{undone:?}");
    let again = wait(&ana, &table);
    assert!(again["lesson"]["next"].is_null(), "nothing is read twice");
    assert_eq!(again["lesson"]["choose"], first["lesson"]["choose"]);
    assert_eq!(again["actions"], first["actions"]);
    assert_eq!(again["undo"], false, "there is nothing before it");
}

#[test]
fn a_lesson_can_be_left_at_any_time_and_its_record_names_the_seed() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let (ana, table, frame) = first_game(&running);
    assert_eq!(frame["dice"]["owed"], false);
    assert!(
        frame["questions"][0]["hint_at"].is_null(),
        "the lesson speaks"
    );
    let stranger = Guest::new(&running);
    let leave = format!("/t/{table}/leave-lesson");
    assert_eq!(stranger.form(&leave, &[]).status, 403);
    ana.form(&leave, &[]).ok();
    let frame = wait(&ana, &table);
    assert!(frame["lesson"].is_null());
    assert!(!frame["questions"][0]["hint_at"].is_null());
    let seq = frame["seq"].as_u64().unwrap();
    ana.play(&table, 1, "miner>labour_camp", seq).ok();
    wait(&ana, &table);
    ana.play_on(&table, 1000);
    let record = ana.get(&format!("/t/{table}/record")).ok().text;
    assert!(record.contains("\"dice\":{\"seed\":7}"), "{record}");
    let proof = ana.get(&format!("/verify/{table}")).ok().text;
    assert!(proof.contains("seed 7"), "{proof}");
    assert!(proof.contains("class=\"verdict holds\""), "{proof}");
}

#[test]
fn lessons_come_first_on_the_home_page_and_the_sheet() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let home = ana.get("/").ok().text;
    all_lessons(|game, lesson| {
        let link = format!("href=\"/learn/{game}\"");
        let form = home
            .split("class=\"now\"")
            .find(|form| form.contains(&link));
        let form = form.unwrap_or_else(|| panic!("{game}"));
        let (before, _) = form.split_once(&link).unwrap();
        assert!(
            !before.contains("<button"),
            "{game}: something comes before"
        );
        assert!(ana.get(&format!("/new/{game}")).ok().text.contains(&link));
        let chapters = ana.get(&format!("/learn/{game}")).ok().text;
        assert!(
            chapters.contains(&format!("value=\"{}\"", lesson.id)),
            "{game}"
        );
    });
    assert_eq!(ana.get("/learn/chess").status, 404);
    let none = ana.form("/learn/red-outpost", &[("chapter", "x")]);
    assert_eq!(none.status, 404);
}

/// The part of a page that is the coach's, and the cookie with what it remembers.
fn tip(guest: &Guest, table: &str) -> Option<String> {
    let page = guest.get(&format!("/t/{table}")).ok().text;
    let coach = page.split("id=\"coach\"").nth(1)?;
    Some(coach.split("</section>").next().unwrap().to_string())
}

/// The cookie of the coach in an answer.
fn remembered(answer: &Answer) -> Option<String> {
    let cookies = answer
        .headers
        .iter()
        .filter(|(name, _)| name == "set-cookie");
    let mut coach = cookies.filter(|(_, value)| value.starts_with("coach="));
    let (_, value) = coach.next()?;
    value.split(';').next().map(str::to_string)
}

#[test]
fn a_tip_stands_with_each_new_kind_of_question_once() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let mut ana = Guest::new(&running);
    let identity = ana.cookie.clone();
    let table = ana.table(2, 1);
    let frame = ana.wait(&table);
    let first = tip(&ana, &table).expect("a tip");
    assert_eq!(
        tip(&ana, &table).as_ref(),
        Some(&first),
        "it stays until it is answered"
    );
    assert_eq!(ana.frame(&table), frame, "frames know nothing of it");
    assert_eq!(
        tip(&Guest::new(&running), &table),
        None,
        "it is the player's"
    );
    let seq = frame["seq"].to_string();
    let action = frame["questions"][0]["choices"][0]["action"]
        .as_str()
        .unwrap();
    let play = [("seat", "1"), ("seq", &*seq), ("action", action)];
    let answer = ana.form(&format!("/t/{table}/play"), &play).ok();
    let met = remembered(&answer).expect("a cookie");
    ana.cookie = format!("{identity}; {met}");
    // The same question again, at another table: it was met.
    let again = ana.table(2, 1);
    ana.wait(&again);
    assert_eq!(tip(&ana, &again), None);
    // Off and on again: what was met stays met, the rest comes back.
    let off = ana.form(
        "/coach",
        &[("tips", "off"), ("back", &format!("/t/{again}"))],
    );
    assert_eq!(off.location, format!("/t/{again}"));
    let off = remembered(&off).expect("a cookie");
    assert!(off.starts_with("coach=off"), "{off}");
    let mut newcomer = Guest::new(&running);
    newcomer.cookie = format!("{}; coach=off", newcomer.cookie);
    let other = newcomer.table(2, 1);
    newcomer.wait(&other);
    assert_eq!(tip(&newcomer, &other), None);
    let on = newcomer.form("/coach", &[("tips", "on"), ("back", "//elsewhere")]);
    assert_eq!(on.location, "/");
    assert_eq!(remembered(&on).as_deref(), Some("coach="));
}
