//! What is damaged is said, and everything else goes on.

use std::{fs, path::Path};

use rusqlite::Connection;

use crate::kit::{Guest, Running, serve};

fn open(folder: &Path) -> Connection {
    Connection::open(folder.join("test.sqlite")).unwrap()
}

/// Waits until the file was examined; what health says of it then.
fn examined(running: &Running) -> String {
    let guest = Guest::stranger(running);
    loop {
        let figures = guest.get("/metrics").ok().text;
        if figures.contains("\norrery_database_sound ") {
            return guest.get("/healthz").ok().text;
        }
        std::thread::yield_now();
    }
}

/// A file with flipped bytes was served without a word.
#[test]
fn a_damaged_file_is_noticed_after_the_start() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    assert_eq!(examined(&running), "ok\n");
    let ana = Guest::new(&running);
    let table = ana.table(1, 0);
    ana.play_on(&table, 3);
    drop(running);
    // A page that is needed for finished games only.
    let file = open(folder.path());
    let (page, size): (u64, u64) = file
        .query_row(
            "SELECT rootpage, (SELECT page_size FROM pragma_page_size) FROM sqlite_schema \
             WHERE name = 'kept'",
            [],
            |row| Ok((row.get(0)?, row.get(1)?)),
        )
        .unwrap();
    drop(file);
    let path = folder.path().join("test.sqlite");
    let mut bytes = fs::read(&path).unwrap();
    let begin = usize::try_from((page - 1) * size).unwrap();
    bytes[begin..begin + 30].fill(0xff);
    fs::write(&path, bytes).unwrap();

    let running = serve(folder.path());
    let ana = ana.at(&running);
    while !examined(&running).contains("damaged") {}
    // Moves are saved as before.
    let played = ana.play_on(&table, 3);
    assert_eq!(played["actions"].as_u64(), Some(6));
}

/// A table whose log cannot be folded says so, and the others go on.
#[test]
fn a_table_whose_log_is_damaged_says_so_and_the_others_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let tables: Vec<String> = (0..4).map(|_| ana.table(1, 0)).collect();
    for table in &tables {
        ana.play_on(table, 3);
    }
    drop(running);
    let file = open(folder.path());
    for (table, damaged) in tables.iter().zip([
        "substr(body, 1, 20)",
        "json_set(body, '$.action', 'nonsense')",
        "json_set(body, '$.position', '0123456789abcdef')",
    ]) {
        let change = format!(
            "UPDATE event SET body = {damaged} WHERE game_table = ?1 \
             AND seq = (SELECT max(seq) FROM event WHERE game_table = ?1)"
        );
        assert_eq!(file.execute(&change, [table]).unwrap(), 1);
    }
    drop(file);

    let running = serve(folder.path());
    let ana = ana.at(&running);
    for table in &tables[..3] {
        let answer = ana.get(&format!("/api/tables/{table}"));
        assert_eq!(answer.status, 500, "{answer:?}");
        let told = answer.json()["error"].as_str().unwrap().to_string();
        assert!(told.contains("can’t be opened"), "{told}");
        let page = ana.get(&format!("/t/{table}"));
        assert_eq!(page.status, 500);
        assert!(page.text.contains("can’t be opened"), "{}", page.text);
        assert_eq!(ana.play(table, 1, "x", 1).status, 500);
    }
    assert_eq!(ana.play_on(&tables[3], 500)["stage"], "over");
    let home = ana.get("/api/home").ok().json();
    assert_eq!(home["mine"].as_array().unwrap().len(), 3, "{home}");
}
