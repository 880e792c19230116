//! E-mails to a real server.

use mail::{Email, MailError, Mailer, Part, Relay, Sender};
use services::Smtp;

fn mailer(server: &Smtp) -> Mailer {
    let relay: Relay = server.address().parse().unwrap();
    let sender: Sender = "Orrery – the table <orrery@play.example.org>"
        .parse()
        .unwrap();
    Mailer::new(&relay, &sender).unwrap()
}

fn email(to: &str) -> Email {
    Email {
        to: to.parse().unwrap(),
        language: "fr",
        subject: "À vous de jouer : Red Outpost, première partie d’une longue soirée entre amis"
            .into(),
        parts: vec![
            Part::Text("C’est à vous. 星".into()),
            Part::Button {
                label: "Jouer".into(),
                url: "https://play.example.org/t/0123456789ab?x=1&y=2".into(),
            },
        ],
        id: Some("0123456789abcdef.3".into()),
        unsubscribe: Some(format!(
            "https://play.example.org/notices/stop/{}",
            "0123456789abcdef".repeat(6)
        )),
    }
}

/// A server reads what was meant, in both forms, with the headers that stop and name it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_email_arrives_as_it_was_written() {
    let server = Smtp::start();
    let sent = email("ana@example.org");
    mailer(&server).send(&sent).await.unwrap();
    let came = server.next();
    assert_eq!(came.from, "orrery@play.example.org");
    assert_eq!(came.to, ["ana@example.org"]);
    let header = |name: &str| came.headers.get(name).cloned().unwrap_or_default();
    assert_eq!(header("subject"), sent.subject);
    assert!(header("from").contains("Orrery – the table"), "{came:?}");
    assert_eq!(
        header("message-id"),
        "<0123456789abcdef.3@play.example.org>"
    );
    let stop = format!("<{}>", sent.unsubscribe.clone().unwrap());
    assert_eq!(header("list-unsubscribe"), stop);
    assert_eq!(
        header("list-unsubscribe-post"),
        "List-Unsubscribe=One-Click"
    );
    assert_eq!(header("auto-submitted"), "auto-generated");
    assert_eq!(header("content-language"), "fr");
    assert!(!header("date").is_empty());
    assert_eq!(came.text.replace("\r\n", "\n"), sent.text());
    assert_eq!(came.html.trim_end(), sent.html());
    assert_eq!(
        came.link("/t/"),
        "https://play.example.org/t/0123456789ab?x=1&y=2"
    );
}

/// What the server answers says whether another attempt is of use, and repeats no address.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn refusals_are_told_apart() {
    let mut server = Smtp::start();
    let mailer = mailer(&server);
    let email = email("ana@example.org");
    server.refuse(550);
    assert_eq!(mailer.send(&email).await, Err(MailError::Nobody(550)));
    for code in [450, 535] {
        server.refuse(code);
        let why = mailer.send(&email).await.unwrap_err();
        assert!(matches!(why, MailError::NotNow(_)), "{why:?}");
        let why = why.to_string();
        assert!(
            why.contains(&code.to_string()) && !why.contains("ana"),
            "{why}"
        );
    }
    server.accept();
    server.defer(452);
    let why = mailer.send(&email).await.unwrap_err();
    assert!(matches!(why, MailError::NotNow(_)), "{why:?}");
    server.accept();
    mailer.send(&email).await.unwrap();
    assert_eq!(server.next().to, ["ana@example.org"]);
    drop(server);
    let why = mailer.send(&email).await.unwrap_err();
    assert!(matches!(why, MailError::NotNow(_)), "{why:?}");
}

/// Nobody can fill the mailbox of somebody else.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_gets_only_so_many_emails_that_were_asked_for() {
    let server = Smtp::start();
    let mailer = mailer(&server);
    let (ana, ben) = (email("ana@example.org"), email("ben@example.org"));
    let mut sent = 0;
    let refused = loop {
        match mailer.send_asked(&ana).await {
            Ok(()) => sent += 1,
            Err(why) => break why,
        }
        assert!(sent < 100, "there is no limit");
    };
    let MailError::TooMany(wait) = refused else {
        panic!("{refused:?}");
    };
    assert!(wait.as_secs() > 0);
    // However it is written.
    let again = mailer.send_asked(&email("Ana@Example.org")).await;
    assert!(matches!(again, Err(MailError::TooMany(_))), "{again:?}");
    // Others are not held to account for that, nor are e-mails that nobody asked for.
    mailer.send_asked(&ben).await.unwrap();
    mailer.send(&ana).await.unwrap();
    let came: Vec<String> = (0..sent + 2).map(|_| server.next().to.concat()).collect();
    assert_eq!(came.iter().filter(|to| *to == "ben@example.org").count(), 1);
    assert!(server.came().is_none());
}

/// A server whose certificate nobody vouches for gets neither e-mails nor the password.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_cannot_encrypt_is_not_used() {
    let server = Smtp::start();
    let sender: Sender = "orrery@example.org".parse().unwrap();
    let address = format!("smtp://ana:hush@127.0.0.1:{}", server.port());
    let mailer = Mailer::new(&address.parse().unwrap(), &sender).unwrap();
    let why = mailer.send(&email("ana@example.org")).await.unwrap_err();
    assert!(
        matches!(&why, MailError::NotNow(why) if !why.contains("hush")),
        "{why:?}"
    );
    assert!(server.came().is_none());
}
