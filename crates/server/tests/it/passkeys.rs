//! Passkeys over HTTP, with an authenticator in software.

use serde_json::{Value, json};

use crate::{
    authenticator::Authenticator,
    kit::{Answer, Guest, Running, serve, serve_with, settled},
};

const HERE: &str = "https://play.example.org";

fn here(folder: &std::path::Path) -> Running {
    serve_with(folder, |config| {
        config.public_url = Some(HERE.parse().unwrap());
    })
}

/// What the server asks, with the ticket of the question.
#[track_caller]
fn ask(guest: &Guest, path: &str) -> (String, Value) {
    let asked = guest.form(&format!("{path}/ask"), &[]).ok().json();
    let ticket = asked["ticket"].as_str().unwrap().to_owned();
    (ticket, asked["options"].clone())
}

fn answer(guest: &Guest, path: &str, ticket: &str, answer: &Value) -> Answer {
    let text = answer.to_string();
    guest.form(path, &[("ticket", ticket), ("answer", &text)])
}

/// Somebody with a passkey.
fn owner(running: &Running, name: &str) -> (Guest, Authenticator) {
    let (guest, mut key) = (settled(running, name), Authenticator::new());
    let (ticket, options) = ask(&guest, "/me/passkeys");
    let made = key.create(&options, HERE);
    let taken = answer(&guest, "/me/passkeys", &ticket, &made).ok().json();
    assert_eq!(taken["go"], "/me");
    (guest, key)
}

#[test]
fn a_passkey_signs_in_where_nobody_was_before() {
    let folder = tempfile::tempdir().unwrap();
    let running = here(folder.path());
    let (ana, mut key) = owner(&running, "Ana");
    assert!(ana.get("/me").text.contains("/me/passkeys/remove"));
    let table = ana.table(2, 1);
    let mut phone = settled(&running, "Traveller");
    let (ticket, options) = ask(&phone, "/passkey");
    let shown = key.get(&options, HERE);
    let went = answer(&phone, "/passkey", &ticket, &shown).ok().json();
    // Nobody is signed in yet: the page says first what comes along.
    assert_ne!(phone.id(), ana.id());
    let code = went["go"].as_str().unwrap().strip_prefix("/link#").unwrap();
    let told = phone.form("/link", &[("code", code)]).ok().text;
    assert!(told.contains("Sign in as Ana?"));
    let done = phone.form("/link/confirm", &[("code", code), ("games", "along")]);
    phone.keep(&done);
    assert_eq!(phone.id(), ana.id());
    phone.play_on(&table, 1);
    // The same answer again is worth nothing, with this ticket or another.
    let eve = settled(&running, "Eve");
    assert_eq!(answer(&eve, "/passkey", &ticket, &shown).status, 403);
    let (another, _) = ask(&eve, "/passkey");
    assert_eq!(answer(&eve, "/passkey", &another, &shown).status, 403);
}

#[test]
fn answers_that_are_forged_or_for_others_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let running = here(folder.path());
    let (ana, mut key) = owner(&running, "Ana");
    let eve = settled(&running, "Eve");
    let refused = |path: &str, ticket: &str, shown: &Value| {
        let refused = answer(&eve, path, ticket, shown);
        assert!((400..500).contains(&refused.status), "{refused:?}");
        assert!(!refused.text.contains("/link#"), "{refused:?}");
    };
    // Another site, another key, nonsense, no ticket.
    let (ticket, options) = ask(&eve, "/passkey");
    refused(
        "/passkey",
        &ticket,
        &key.get(&options, "https://evil.example"),
    );
    let (ticket, options) = ask(&eve, "/passkey");
    refused(
        "/passkey",
        &ticket,
        &Authenticator::new().get(&options, HERE),
    );
    let (ticket, options) = ask(&eve, "/passkey");
    let mut forged = key.get(&options, HERE);
    forged["signature"] = Authenticator::new().get(&options, HERE)["signature"].clone();
    refused("/passkey", &ticket, &forged);
    refused("/passkey", "", &json!({}));
    let (ticket, options) = ask(&eve, "/passkey");
    let right = key.get(&options, HERE);
    refused("/me/passkeys", &ticket, &right);
    // It still works for who has it.
    let (ticket, options) = ask(&eve, "/passkey");
    let right = answer(&eve, "/passkey", &ticket, &key.get(&options, HERE));
    assert!(right.ok().text.contains("/link#"));
    // A question for Ana's new key is not answered by Eve, nor a key added that is Ana's.
    let (ticket, options) = ask(&ana, "/me/passkeys");
    let mut other = Authenticator::new();
    refused("/me/passkeys", &ticket, &other.create(&options, HERE));
    let (ticket, options) = ask(&eve, "/me/passkeys");
    refused("/me/passkeys", &ticket, &key.create(&options, HERE));
    // Tokens of programs, and forms of other sites.
    let made = ana.post("/api/me/tokens", &json!({ "name": "bot" })).json();
    let bot = Guest::program(&running, made["token"].as_str().unwrap());
    let form = "application/x-www-form-urlencoded";
    for path in [
        "/me/passkeys/ask",
        "/me/passkeys",
        "/passkey/ask",
        "/passkey",
    ] {
        assert_eq!(bot.send(path, form, "").status, 403, "{path}");
        assert_eq!(eve.send(path, form, "").status, 403, "{path}");
    }
}

#[test]
fn a_passkey_that_was_removed_is_unknown() {
    let folder = tempfile::tempdir().unwrap();
    let running = here(folder.path());
    let (ana, mut key) = owner(&running, "Ana");
    let page = ana.get("/me").text;
    let id = page.split("name=\"key\" value=\"").nth(1).unwrap();
    let id = id.split('"').next().unwrap();
    let eve = settled(&running, "Eve");
    let remove = |guest: &Guest| guest.form("/me/passkeys/remove", &[("key", id)]).status;
    assert_eq!(remove(&eve), 404);
    assert_eq!(remove(&ana), 303);
    assert_eq!(remove(&ana), 404);
    let (ticket, options) = ask(&eve, "/passkey");
    let shown = answer(&eve, "/passkey", &ticket, &key.get(&options, HERE));
    assert_eq!(shown.status, 403);
}

#[test]
fn where_browsers_have_no_passkeys_the_page_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = settled(&running, "Ana");
    let page = ana.get("/me").ok().text;
    assert!(page.contains("Passkeys need") && !page.contains("data-passkey"));
    assert_eq!(ana.form("/me/passkeys/ask", &[]).status, 409);
}
