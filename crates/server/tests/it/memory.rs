//! Tables are in memory while they are used, and only then.

use serde_json::json;

use crate::kit::{Guest, Running, serve, serve_with};

/// How many tables are in memory.
fn in_memory(running: &Running) -> usize {
    let metrics = Guest::stranger(running).get("/metrics").ok().text;
    let line = metrics
        .lines()
        .find(|line| line.starts_with("orrery_tables "));
    line.unwrap().rsplit(' ').next().unwrap().parse().unwrap()
}

/// Neither making nor reading tables fills the memory, and no table is refused.
#[test]
fn there_is_room_for_another_table_and_never_more_than_enough_in_memory() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve_with(folder.path(), |config| config.most_tables = 4);
    let ana = Guest::new(&running);
    let tables: Vec<String> = (0..12).map(|_| ana.table(1, 0)).collect();
    assert!(in_memory(&running) <= 5, "{}", in_memory(&running));
    for table in &tables {
        ana.play_on(table, 2);
        assert!(in_memory(&running) <= 5, "{}", in_memory(&running));
    }
    // What has left memory is as it was.
    for table in &tables {
        assert_eq!(ana.frame(table)["actions"].as_u64(), Some(2));
    }
}

/// The start does not grow with what is stored.
#[test]
fn nothing_is_loaded_at_the_start() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let waiting: Vec<String> = (0..5).map(|_| ana.table(2, 0)).collect();
    let begun: Vec<String> = (0..5).map(|_| ana.table(2, 1)).collect();
    for table in &begun {
        ana.wait(table);
    }
    drop(running);
    let running = serve(folder.path());
    let ana = ana.at(&running);
    let home = ana.get("/api/home").ok().json();
    assert_eq!(home["mine"].as_array().unwrap().len(), 10);
    assert_eq!(in_memory(&running), 0);
    ana.wait(&begun[0]);
    ana.frame(&waiting[0]);
    assert_eq!(in_memory(&running), 2);
}

/// What someone else has written is taken, and a command goes on from there.
#[test]
fn a_table_is_read_anew_when_another_writer_was_faster() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let table = ana.table(2, 0);
    let said = json!({ "kind": "said", "visitor": "ben", "name": "Ben", "text": "Hello" });
    let file = rusqlite::Connection::open(folder.path().join("test.sqlite")).unwrap();
    file.execute(
        "INSERT INTO event (game_table, seq, at, body) \
         SELECT game_table, max(seq) + 1, max(at), ?2 FROM event WHERE game_table = ?1",
        [&table, &said.to_string()],
    )
    .unwrap();
    let seq = ana.frame(&table)["seq"].as_u64().unwrap();
    let path = format!("/api/tables/{table}/chat");
    ana.post(&path, &json!({ "text": "Anyone?" })).ok();
    let frame = ana.frame(&table);
    assert_eq!(frame["seq"], seq + 2);
    let text = frame.to_string();
    assert!(text.contains("Hello") && text.contains("Anyone?"), "{text}");
}

/// Several servers may live in one process; each tells its own figures.
#[test]
fn servers_of_one_process_tell_their_own_figures() {
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let [empty, full] = [serve(folders[0].path()), serve(folders[1].path())];
    Guest::new(&full).table(2, 0);
    std::thread::scope(|scope| {
        for (running, expected) in [(&empty, 0), (&full, 1)] {
            scope.spawn(move || {
                for _ in 0..200 {
                    assert_eq!(in_memory(running), expected);
                }
            });
        }
    });
}
