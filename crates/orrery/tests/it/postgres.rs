//! The program on PostgreSQL: the data is copied there, served, administered and copied back.

use serde_json::Value;

use crate::{
    hosting::Served,
    kit::{feed, program, run},
};

#[test]
fn a_server_moves_to_postgres_and_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_string();
    let (file, back) = (path("orrery.sqlite"), path("back.sqlite"));
    let served = Served::start(folder.path());
    let token = served.visitor();
    let (_, made) = served.open_table(&token);
    let made: Value = serde_json::from_str(&made).unwrap();
    let table = made["table"].as_str().unwrap();
    // Nothing is copied while a server writes.
    let server = services::Postgres::shared();
    let database = server.database();
    let used = run(&["copy", &file, &database]);
    assert_eq!(
        (used.code, used.stderr.contains("in use")),
        (1, true),
        "{used:?}"
    );
    drop(served);

    let copied = run(&["--json", "copy", &file, &database]).json();
    assert_eq!(copied["tables"], 1);
    let refused = run(&["copy", &file, &database]).refused();
    assert!(refused.contains("not empty"), "{refused}");
    for command in ["backup", "restore"] {
        let refused = run(&[command, &back, "--database", &database]).refused();
        assert!(refused.contains("pg_dump"), "{refused}");
    }

    // Two servers at once, and whoever runs them beside them.
    let arguments = ["--database", &database];
    let [one, two] = [(); 2].map(|()| Served::with(&arguments));
    for served in [&one, &two] {
        let (status, text) = served.send("GET", &format!("/api/tables/{table}"), &token, "");
        assert_eq!(status, 200, "{text}");
        assert_eq!(served.get("/healthz"), (200, "ok\n".into()));
    }
    let list = run(&["--json", "admin", "list", "--database", &database]).json();
    assert_eq!(list["tables"][0]["table"], table);
    run(&["admin", "close", table, "--database", &database]).ok();
    for served in [&one, &two] {
        let (_, text) = served.send("GET", &format!("/api/tables/{table}"), &token, "");
        let frame: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(frame["stage"], "closed", "{text}");
    }
    drop((one, two));

    run(&["copy", &database, &back]).ok();
    let checked = run(&["admin", "check", "--database", &back]).ok();
    assert!(checked.contains('1'), "{checked}");
}

/// A wrong address is refused without repeating the password that may be in it.
#[test]
fn no_message_shows_the_password_of_a_database() {
    for wrong in [
        "postgres://ana:hush@db:port/club",
        "postgres://ana:hush@127.0.0.1:1/club",
    ] {
        let mut command = program(&["serve", "--no-browser", "--address", "127.0.0.1:0"]);
        command.env("ORRERY_DATABASE", wrong);
        let failed = feed(command, b"");
        assert_ne!(failed.code, 0);
        assert!(
            !failed.stderr.contains("hush") && failed.stderr.len() > 10,
            "{failed:?}"
        );
        let mut help = program(&["serve", "--help"]);
        help.env("ORRERY_DATABASE", wrong);
        assert!(!feed(help, b"").ok().contains("hush"));
    }
}
