//! Signing in by e-mail. Tests with e-mails have `smtp` in their names, so that they are left out
//! where there is no server for e-mails.

use std::path::Path;

use serde_json::json;
use server::{Clock, Config, Mail};
use services::{Email, Smtp};

use crate::{
    kit::{Answer, Guest, Running, serve, serve_with, settled},
    people::{confirm, dump, link, look},
};

const LINK: &str = "/link#";

fn sending(folder: &Path, smtp: &Smtp, change: impl FnOnce(&mut Config)) -> Running {
    serve_with(folder, |config| {
        config.notices.mail = Some(Mail {
            relay: smtp.address().parse().unwrap(),
            sender: "Orrery <orrery@play.example.org>".parse().unwrap(),
        });
        change(config);
    })
}

/// The code in an e-mail.
#[track_caller]
fn code(email: &Email) -> String {
    let link = email.link(LINK);
    let code = link.split_once('#').unwrap().1.to_owned();
    // It can be typed, too.
    assert!(email.text.contains(&format!(": {code}")), "{}", email.text);
    code
}

/// Wants to sign in with an address; the e-mail that asks for it.
fn ask(guest: &Guest, smtp: &Smtp, address: &str) -> Email {
    guest.form("/me/mail", &[("address", address)]).ok();
    smtp.next()
}

/// Has shown that an address is theirs.
fn keep(guest: &Guest, smtp: &Smtp, address: &str) {
    let code = code(&ask(guest, smtp, address));
    let kept = guest.form("/me/mail/confirm", &[("code", &code)]);
    assert_eq!(kept.location, "/me?said=mail-added", "{kept:?}");
}

/// Wants to be sent a link.
fn send(guest: &Guest, address: &str) -> Answer {
    guest.form("/link/mail", &[("address", address)])
}

/// Whoever has lost the browser comes back by an e-mail, with what was played on the new one.
#[test]
fn smtp_an_email_brings_one_back() {
    let (folder, smtp) = (tempfile::tempdir().unwrap(), Smtp::start());
    let running = sending(folder.path(), &smtp, |_| {});
    let ana = settled(&running, "Ana");
    let asked = ask(&ana, &smtp, " Ana@Example.org ");
    assert_eq!(asked.to, ["Ana@example.org"]);
    // It does not repeat a name that a stranger may have chosen.
    assert!(!asked.text.contains("as Ana"), "{}", asked.text);
    let mine = code(&asked);
    let told = look(&ana, &mine).ok().text;
    assert!(
        told.contains("Sign in as Ana with Ana@example.org"),
        "{told}"
    );
    ana.form("/me/mail/confirm", &[("code", &mine)]).ok();
    let page = ana.get("/me").ok().text;
    assert!(page.contains("<b>Ana@example.org</b>"), "{page}");
    // Another browser, on which somebody has played as a guest.
    let mut phone = settled(&running, "Traveller");
    let table = phone.table(2, 1);
    let sent = send(&phone, "ana@EXAMPLE.org");
    assert_eq!(sent.status, 200);
    // It goes to the address as its owner has written it.
    let email = smtp.next();
    assert_eq!(email.to, ["Ana@example.org"]);
    assert!(email.text.contains("as Ana"), "{}", email.text);
    assert_eq!(
        email.link(LINK).split('#').next().unwrap(),
        format!("{}/link", running.address)
    );
    // A program that follows the link gets to see nothing and changes nothing.
    let scanner = Guest::stranger(&running);
    for _ in 0..2 {
        let seen = scanner.get("/link").ok();
        assert!(!seen.text.contains("Ana"), "{}", seen.text);
    }
    let mine = code(&email);
    let told = look(&phone, &mine).text;
    assert!(told.contains("Sign in as Ana?"), "{told}");
    assert!(told.contains("1 game is Traveller’s"), "{told}");
    confirm(&mut phone, &mine, "along").ok();
    assert_eq!(phone.id(), ana.id());
    assert!(
        !phone.wait(&table)["questions"]
            .as_array()
            .unwrap()
            .is_empty()
    );
    // Used, it is nothing.
    let mut eve = Guest::new(&running);
    assert_eq!(look(&eve, &mine).status, 404);
    assert_eq!(confirm(&mut eve, &mine, "along").status, 404);
    assert!(ana.get("/me").text.contains("last seen"));
    let data = ana.get("/me/data").ok().text;
    assert!(data.contains("Ana@example.org"), "{data}");
}

/// The answer is the same for addresses that nobody has; nobody gets an e-mail then.
#[test]
fn smtp_nobody_learns_whose_an_address_is() {
    let (folder, smtp) = (tempfile::tempdir().unwrap(), Smtp::start());
    let running = sending(folder.path(), &smtp, |_| {});
    let ana = settled(&running, "Ana");
    keep(&ana, &smtp, "ana@example.org");
    let eve = settled(&running, "Eve");
    let plain = |answer: Answer, address: &str| {
        assert_eq!(answer.status, 200, "{answer:?}");
        let page = answer.text.replace(address, "ADDRESS");
        let page = page.split("class=\"brand\"").nth(1).unwrap().to_owned();
        let main = page.split("<main").nth(1).unwrap();
        let tokens = main.split("name=\"token\" value=\"");
        let cut = tokens.map(|part| part.split_once('"').map_or(part, |(_, rest)| rest));
        cut.collect::<String>()
    };
    let unknown = plain(send(&eve, "nobody@example.org"), "nobody@example.org");
    let known = plain(send(&eve, "ana@example.org"), "ana@example.org");
    assert_eq!(unknown, known);
    assert_eq!(smtp.next().to, ["ana@example.org"]);
    // The same when she wants to sign in with it: it is not hers, and she is not told.
    let page = |address| eve.form("/me/mail", &[("address", address)]);
    let unknown = plain(page("eve@example.org"), "eve@example.org");
    let known = plain(page("ana@example.org"), "ana@example.org");
    assert_eq!(unknown, known);
    let emails = [smtp.next(), smtp.next()];
    assert_eq!(emails[0].to, ["eve@example.org"]);
    assert_eq!(emails[1].to, ["ana@example.org"]);
    // The e-mail to Ana is one to sign in as Ana; what Eve gets of it is nothing.
    let theirs = code(&emails[1]);
    assert!(look(&eve, &theirs).text.contains("Sign in as Ana?"));
    let taken = eve.form("/me/mail/confirm", &[("code", &theirs)]);
    assert_eq!(taken.status, 404);
    assert!(!eve.get("/me").text.contains("ana@example.org"));
    assert!(smtp.came().is_none());
}

/// An e-mail about an address is good where it was asked for, and nowhere else; nothing can be made
/// of a link or a code for something else.
#[test]
fn smtp_a_code_does_what_it_was_made_for() {
    let (folder, smtp, clock) = (
        tempfile::tempdir().unwrap(),
        Smtp::start(),
        Clock::default(),
    );
    let running = sending(folder.path(), &smtp, |config| config.clock = clock.clone());
    let ana = settled(&running, "Ana");
    let mut ben = settled(&running, "Ben");
    // Ben gets Ana's e-mail, by her mistake or her malice: it neither makes him her nor his address
    // hers, and it is still good for her.
    let asked = code(&ask(&ana, &smtp, "ben@example.org"));
    let told = look(&ben, &asked).ok().text;
    assert!(told.contains("on your other device"), "{told}");
    assert_eq!(confirm(&mut ben, &asked, "along").status, 404);
    assert_eq!(
        ben.form("/me/mail/confirm", &[("code", &asked)]).status,
        404
    );
    assert_ne!(ben.id(), ana.id());
    ana.form("/me/mail/confirm", &[("code", &asked)]).ok();
    assert_eq!(
        ana.form("/me/mail/confirm", &[("code", &asked)]).status,
        404
    );
    // The code of a device confirms no address.
    let device = link(&ana);
    assert_eq!(
        ana.form("/me/mail/confirm", &[("code", &device)]).status,
        404
    );
    // A link ends after half an hour, and with its address.
    send(&ben, "ben@example.org").ok();
    let late = code(&smtp.next());
    clock.set(clock.now() + 29 * 60 * 1000);
    assert_eq!(look(&ben, &late).status, 200);
    clock.set(clock.now() + 60 * 1000);
    assert_eq!(look(&ben, &late).status, 404);
    assert_eq!(confirm(&mut ben, &late, "along").status, 404);
    send(&ben, "ben@example.org").ok();
    let orphan = code(&smtp.next());
    ana.form("/me/mail/remove", &[("address", "mail:ben@example.org")])
        .ok();
    assert_eq!(look(&ben, &orphan).status, 404);
    assert_eq!(confirm(&mut ben, &orphan, "along").status, 404);
    assert_ne!(ben.id(), ana.id());
    // Other sites and programs can do none of this.
    let form = "application/x-www-form-urlencoded";
    let made = ana.post("/api/me/tokens", &json!({ "name": "bot" })).json();
    let bot = Guest::program(&running, made["token"].as_str().unwrap());
    for path in [
        "/me/mail",
        "/me/mail/confirm",
        "/me/mail/remove",
        "/link/mail",
    ] {
        let body = "address=ana%40example.org&code=7777-7777-7777-7777";
        assert_eq!(ana.send(path, form, body).status, 403, "{path}");
        assert_eq!(bot.send(path, form, body).status, 403, "{path}");
    }
}

/// Whoever loses an address, or gets company, is told there.
#[test]
fn smtp_addresses_are_told_of_changes() {
    let (folder, smtp) = (tempfile::tempdir().unwrap(), Smtp::start());
    let running = sending(folder.path(), &smtp, |_| {});
    let ana = settled(&running, "Ana");
    keep(&ana, &smtp, "ana@old.example.org");
    let twice = ana.form("/me/mail", &[("address", "ana@old.example.org")]);
    assert_eq!(twice.status, 409);
    // Another one in its place.
    let change = [
        ("address", "ana@new.example.org"),
        ("replaces", "mail:ana@old.example.org"),
    ];
    ana.form("/me/mail", &change).ok();
    let asked = code(&smtp.next());
    let page = ana.get("/me").text;
    assert!(
        page.contains("<b>ana@old.example.org</b>"),
        "not before it is confirmed"
    );
    let done = ana.form("/me/mail/confirm", &[("code", &asked)]);
    assert_eq!(done.location, "/me?said=mail-changed");
    let told = smtp.next();
    assert_eq!(told.to, ["ana@old.example.org"]);
    assert!(told.text.contains("instead of this one"), "{}", told.text);
    assert!(told.text.contains("a…@new.example.org"), "{}", told.text);
    let page = ana.get("/me").text;
    assert!(
        page.contains("<b>ana@new.example.org</b>") && !page.contains("<b>ana@old"),
        "{page}"
    );
    send(&ana, "ana@old.example.org").ok();
    // One more, and one less.
    keep(&ana, &smtp, "ana@third.example.org");
    let told = smtp.next();
    assert_eq!(told.to, ["ana@new.example.org"]);
    assert!(told.text.contains("besides this one"), "{}", told.text);
    let gone = ana.form(
        "/me/mail/remove",
        &[("address", "mail:ana@new.example.org")],
    );
    assert_eq!(gone.location, "/me?said=mail-removed");
    let told = smtp.next();
    assert_eq!(told.to, ["ana@new.example.org"]);
    assert!(told.text.contains("no longer"), "{}", told.text);
    // Nobody removes somebody else's, and no passkey is removed in this way.
    let eve = settled(&running, "Eve");
    for path in ["/me/mail/remove", "/me/passkeys/remove"] {
        let id = "mail:ana@third.example.org";
        assert_eq!(eve.form(path, &[("address", id), ("key", id)]).status, 404);
    }
    let id = "mail:ana@third.example.org";
    assert_eq!(ana.form("/me/passkeys/remove", &[("key", id)]).status, 404);
    assert!(ana.get("/me").text.contains("<b>ana@third.example.org</b>"));
    assert!(smtp.came().is_none());
}

/// Whoever asks for links to one address of somebody does not use up those to another.
#[test]
fn smtp_links_to_all_addresses_of_somebody_hold() {
    let (folder, smtp) = (tempfile::tempdir().unwrap(), Smtp::start());
    let running = sending(folder.path(), &smtp, |_| {});
    let ana = settled(&running, "Ana");
    let addresses = ["a@example.org", "b@example.org", "c@example.org"];
    for (before, address) in addresses.into_iter().enumerate() {
        keep(&ana, &smtp, address);
        // The others are told.
        for _ in 0..before {
            smtp.next();
        }
    }
    let eve = Guest::new(&running);
    let sent = |address| {
        send(&eve, address).ok();
        code(&smtp.next())
    };
    let first = sent("a@example.org");
    for address in ["b@example.org", "c@example.org"] {
        for _ in 0..4 {
            sent(address);
        }
    }
    assert_eq!(look(&eve, &first).status, 200);
}

/// Nobody fills the mailbox of somebody else, nor tries addresses for long.
#[test]
fn smtp_emails_and_attempts_are_limited() {
    let (folder, smtp) = (tempfile::tempdir().unwrap(), Smtp::start());
    let running = sending(folder.path(), &smtp, |_| {});
    let guests: Vec<Guest> = (0..7).map(|_| Guest::new(&running)).collect();
    // By address, known or not, whoever asks and however it is written.
    let spellings = ["ben@example.org", "Ben@example.org"];
    let mut asked = guests.iter().zip(spellings.iter().cycle());
    let statuses: Vec<u16> = asked
        .by_ref()
        .map(|(guest, address)| send(guest, address).status)
        .collect();
    assert_eq!(statuses, [200, 200, 200, 200, 200, 200, 429]);
    // To an unknown address nothing was sent: the e-mail that comes next is another one.
    keep(&guests[0], &smtp, "cleo@example.org");
    assert!(smtp.came().is_none());
    drop(running);
    // By visitor and network.
    let other = tempfile::tempdir().unwrap();
    let running = sending(other.path(), &smtp, |config| {
        config.limits.channels_per_hour = 2;
        config.limits.visitors_per_address = 2;
    });
    let ask = |guest: &Guest, n: usize| send(guest, &format!("{n}@example.org")).status;
    let [ana, ben, cleo] = [(); 3].map(|()| Guest::new(&running));
    let statuses: Vec<u16> = (0..3).map(|n| ask(&ana, n)).collect();
    assert_eq!(statuses, [200, 200, 429]);
    assert_eq!([ask(&ben, 3), ask(&ben, 4), ask(&cleo, 5)], [200, 200, 429]);
    // What is no address.
    for wrong in ["", "ana", "ana@example.org\r\nBcc: ben@example.org"] {
        assert_eq!(send(&ana, wrong).status, 400, "{wrong:?}");
    }
}

/// Where no e-mails are sent, the pages say so, and nothing else happens.
#[test]
fn without_emails_the_pages_say_so() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = settled(&running, "Ana");
    for path in ["/me", "/link"] {
        let page = ana.get(path).ok().text;
        assert!(page.contains("does not send e-mail"), "{path}");
        assert!(!page.contains("type=\"email\""), "{path}");
    }
    assert_eq!(send(&ana, "ana@example.org").status, 409);
    let asked = ana.form("/me/mail", &[("address", "ana@example.org")]);
    assert_eq!(asked.status, 409);
}

/// Whoever deletes the profile leaves no address behind, not even one that waits to be confirmed;
/// then it is free for others.
#[test]
fn smtp_nothing_is_left_of_a_deleted_address() {
    let (folder, smtp) = (tempfile::tempdir().unwrap(), Smtp::start());
    let running = sending(folder.path(), &smtp, |_| {});
    let ana = settled(&running, "Anastasia");
    keep(&ana, &smtp, "anastasia@example.org");
    ask(&ana, &smtp, "anastasia@elsewhere.example.org");
    send(&ana, "anastasia@example.org").ok();
    let sent = code(&smtp.next());
    let ben = settled(&running, "Ben");
    assert_eq!(
        ben.post("/api/me", &json!({ "name": "ANASTASIA" })).status,
        409
    );
    ana.form("/me/delete", &[("sure", "yes")]).ok();
    assert_eq!(look(&ben, &sent).status, 404);
    if let Some(all) = dump(folder.path()) {
        assert!(!all.to_lowercase().contains("anastasia"), "{all}");
    }
    ben.post("/api/me", &json!({ "name": "Anastasia" })).ok();
    keep(&ben, &smtp, "anastasia@example.org");
}

/// A kept name is nobody else's, whatever letters it is written in; guests lose it, and are told
/// when they want it.
#[test]
fn smtp_a_kept_name_is_nobody_elses() {
    let (folder, smtp) = (tempfile::tempdir().unwrap(), Smtp::start());
    let running = sending(folder.path(), &smtp, |_| {});
    let (ana, guest) = (settled(&running, "Ana"), settled(&running, "Ana"));
    assert!(ana.get("/me").text.contains("Others can use this name too"));
    let own = |guest: &Guest| {
        guest.get("/api/me").json()["name"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    assert_eq!(own(&guest), "Ana");
    keep(&ana, &smtp, "ana@example.org");
    assert!(ana.get("/me").text.contains("yours alone"));
    assert_ne!(own(&guest), "Ana");
    // The first letter of the last is Cyrillic.
    for name in ["Ana", "ANA", "A na", "\u{410}na"] {
        let refused = guest.post("/api/me", &json!({ "name": name }));
        assert_eq!(refused.status, 409, "{name}: {refused:?}");
    }
    // Nor does anybody sit down by it, or take the name that a guest is given.
    let table = ana.table(3, 1);
    let sat = guest.form(
        &format!("/t/{table}/sit"),
        &[("seat", "2"), ("nonce", "a number"), ("name", "Ana")],
    );
    assert_eq!(sat.status, 409, "{sat:?}");
    let star = Guest::new(&running);
    let given = own(&star);
    let refused = guest.post("/api/me", &json!({ "name": given }));
    assert_eq!(refused.status, 422);
    star.post("/api/me", &json!({ "name": given })).ok();
    // Taken back, it is as anybody's.
    ana.form("/me/mail/remove", &[("address", "mail:ana@example.org")])
        .ok();
    guest.post("/api/me", &json!({ "name": "Ana" })).ok();
    assert_eq!((own(&ana), own(&guest)), ("Ana".into(), "Ana".into()));
}

/// What is set on one device holds on every other of the same person, with and without script; and
/// not for anybody else.
#[test]
fn settings_follow_the_person() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = settled(&running, "Ana");
    let lang = |guest: &Guest| {
        let page = guest.get("/me").text;
        let html = page.split("<html ").nth(1).unwrap().split('>').next();
        html.unwrap().to_owned()
    };
    assert_eq!(lang(&ana), r#"lang="en" data-theme="auto""#);
    let chosen = [
        ("language", "fr"),
        ("theme", "dark"),
        ("sound", "on"),
        ("speed", "fast"),
    ];
    let saved = ana.form("/me/settings", &chosen);
    assert_eq!(saved.location, "/me?said=settings");
    let french = r#"lang="fr" data-theme="dark" data-likes="{&quot;theme&quot;:&quot;dark&quot;,&quot;sound&quot;:&quot;on&quot;,&quot;speed&quot;:&quot;fast&quot;}""#;
    assert_eq!(lang(&ana), french);
    let mut phone = Guest::new(&running);
    phone.headers.push(("accept-language".into(), "es".into()));
    assert!(lang(&phone).starts_with(r#"lang="es" data-theme="auto""#));
    let code = link(&ana);
    confirm(&mut phone, &code, "along").ok();
    assert_eq!(lang(&phone), french);
    // One of them is changed there, as the script does.
    let one = phone.form("/me/settings", &[("theme", "light")]);
    assert_eq!(one.status, 303);
    assert!(lang(&ana).contains(r#"data-theme="light""#));
    phone.form("/language", &[("lang", "es")]).ok();
    assert!(lang(&ana).starts_with(r#"lang="es""#), "{}", lang(&ana));
    for wrong in [("theme", "pink"), ("shoes", "on"), ("language", "xx")] {
        assert_eq!(ana.form("/me/settings", &[wrong]).status, 400, "{wrong:?}");
    }
    // Signed out, the browser is as before.
    phone.form("/me/sign-out", &[]).ok();
    phone.cookie = Guest::new(&running).cookie;
    assert!(lang(&phone).starts_with(r#"lang="es" data-theme="auto""#));
    let data = ana.get("/me/data").ok().json();
    let names: Vec<&str> = data["settings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["language", "sound", "speed", "theme"]);
}
