//! E-mails from the program: over TLS with a password that stands nowhere else.
#![cfg(unix)]

use std::{
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use services::Smtp;

use crate::{
    hosting::Served,
    kit::{feed, program},
};

/// An authority of our own, and a certificate by it for this machine.
fn certificates(folder: &Path) -> [PathBuf; 3] {
    let openssl = |arguments: &str| {
        let done = Command::new("openssl")
            .args(arguments.split(' '))
            .current_dir(folder)
            .stderr(Stdio::null())
            .status();
        assert!(done.unwrap().success(), "openssl {arguments}");
    };
    std::fs::write(folder.join("names"), "subjectAltName=IP:127.0.0.1\n").unwrap();
    openssl(
        "req -x509 -newkey rsa:2048 -nodes -keyout ca.key -out ca.pem -days 2 -subj /CN=authority",
    );
    openssl("req -newkey rsa:2048 -nodes -keyout key.pem -out request -subj /CN=mail");
    openssl(
        "x509 -req -in request -CA ca.pem -CAkey ca.key -CAcreateserial -days 2 \
         -extfile names -out cert.pem",
    );
    ["ca.pem", "cert.pem", "key.pem"].map(|name| folder.join(name))
}

#[test]
fn smtp_emails_go_over_tls_and_the_password_stands_in_no_log() {
    let folder = tempfile::tempdir().unwrap();
    let [authority, certificate, key] = certificates(folder.path());
    let smtp = Smtp::start_guarded(&certificate, &key, "orrery", "hush:hush");
    let address = format!("smtp://orrery:hush%3Ahush@127.0.0.1:{}", smtp.port());
    let log = folder.path().join("log");
    let serve = |trusted: &Path| {
        let mut command = program(&["serve", "--log", "trace", "--mail-from", "x@example.org"]);
        command
            .args(["--public-url", "http://127.0.0.1:4700"])
            .args([
                "--no-browser",
                "--no-limits",
                "--address",
                "127.0.0.1:0",
                "--database",
            ])
            .arg(folder.path().join("test.sqlite"))
            .env("ORRERY_SMTP", &address)
            .env("SSL_CERT_FILE", trusted)
            .stderr(std::fs::File::create(&log).unwrap());
        Served::of(command)
    };
    let ask = |served: &Served| {
        let token = served.visitor();
        let body = r#"{"kind":"mail","address":"ana@example.org"}"#;
        served.send("POST", "/api/notices/channels", &token, body)
    };
    let served = serve(&authority);
    let (status, text) = ask(&served);
    assert_eq!(status, 200, "{text}");
    let email = smtp.next();
    assert_eq!(
        (email.encrypted, email.login.as_deref()),
        (true, Some("orrery"))
    );
    assert_eq!(email.from, "x@example.org");
    assert!(
        email
            .link("/notices/confirm/")
            .starts_with("http://127.0.0.1:4700/")
    );
    drop(served);
    let told = std::fs::read_to_string(&log).unwrap();
    assert!(!told.contains("hush") && !told.contains("ana@"), "{told}");

    // A server that nobody vouches for gets nothing.
    let served = serve(&folder.path().join("nothing.pem"));
    let (status, text) = ask(&served);
    assert_eq!(status, 503, "{text}");
    assert!(smtp.came().is_none());
}

/// A wrong address is refused without repeating the password that may be in it.
#[test]
fn no_message_shows_the_password_of_a_server_for_emails() {
    let given = [
        "--public-url",
        "http://x.example",
        "--mail-from",
        "x@example.org",
    ];
    for wrong in [
        "smtp://ana:hush@mail:port",
        "smtp://ana:hush@mail.example.org?tls=off",
        "ana:hush@mail.example.org",
    ] {
        let mut command = program(&["serve", "--no-browser", "--address", "127.0.0.1:0"]);
        command.args(given).env("ORRERY_SMTP", wrong);
        let failed = feed(command, b"");
        assert_eq!(failed.code, 2, "{failed:?}");
        assert!(
            failed.stderr.contains("--smtp") && !failed.stderr.contains("hush"),
            "{failed:?}"
        );
        let mut help = program(&["serve", "--help"]);
        help.env("ORRERY_SMTP", wrong);
        assert!(!feed(help, b"").ok().contains("hush"));
    }
    // E-mails have links: it has to be known where they lead.
    let mut command = program(&["serve", "--no-browser", "--mail-from", "x@example.org"]);
    command.env("ORRERY_SMTP", "smtps://mail.example.org");
    let failed = feed(command, b"");
    assert!(failed.stderr.contains("--public-url"), "{failed:?}");
    // A key for Web Push that is none is named, and not shown.
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("key");
    std::fs::write(&file, "hush").unwrap();
    let mut command = program(&["serve", "--no-browser", "--vapid"]);
    command.arg(&file);
    let failed = feed(command, b"");
    assert!(
        failed.stderr.contains("--vapid") && !failed.stderr.contains("hush"),
        "{failed:?}"
    );
}
