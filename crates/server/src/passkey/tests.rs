//! What is taken and what is not, with an authenticator in software.

#[path = "../../tests/it/authenticator.rs"]
mod authenticator;

use authenticator::{Authenticator, CONFIRMED};

use super::*;

const HERE: &str = "https://play.example.org";

fn here() -> Site {
    Site::of(HERE).unwrap()
}

/// An authenticator with a passkey of Ana, and what is kept of it.
fn anas() -> (Authenticator, New) {
    let mut owner = Authenticator::new();
    let asked = ask_for_new(&here(), "ana", "Ana", &[]);
    let answer = owner.create(&asked.options, HERE).to_string();
    let new = take_new(&here(), "ana", &asked.challenge, &answer).unwrap();
    (owner, new)
}

fn check(answer: &Value, asked: &Asked, kept: &str) -> Result<String, PasskeyError> {
    Claim::read(&answer.to_string())?.check(&here(), &asked.challenge, kept)
}

#[test]
fn passkeys_need_a_name_and_tls() {
    for (address, origin) in [
        ("https://play.example.org", Some("https://play.example.org")),
        (
            "https://play.example.org:8443",
            Some("https://play.example.org:8443"),
        ),
        ("http://localhost:4700", Some("http://localhost:4700")),
        ("http://play.example.org", None),
        ("https://192.0.2.7", None),
        ("http://127.0.0.1:4700", None),
        ("nonsense", None),
    ] {
        let site = Site::of(address).map(|site| site.origin);
        assert_eq!(site.as_deref(), origin, "{address}");
    }
}

#[test]
fn a_passkey_learns_the_name_and_not_the_id() {
    let asked = ask_for_new(&here(), "ana", "Zoë 🚀", &["k".into()]);
    let (user, options) = (&asked.options["user"], asked.options.to_string());
    assert_eq!(user["name"], "Zoë 🚀");
    assert!(!options.contains("\"ana\""));
    assert_eq!(asked.options["excludeCredentials"][0]["id"], "k");
    let again = ask_for_new(&here(), "ana", "Ana", &[]);
    assert_eq!(again.options["user"]["id"], user["id"]);
    assert_ne!(again.challenge, asked.challenge);
    let other = ask_for_new(&here(), "ben", "Ben", &[]);
    assert_ne!(other.options["user"]["id"], user["id"]);
}

#[test]
fn the_owner_of_a_passkey_is_recognised() {
    let (mut owner, new) = anas();
    let asked = ask(&here());
    let answer = owner.get(&asked.options, HERE);
    assert_eq!(Claim::read(&answer.to_string()).unwrap().id(), new.id);
    assert_eq!(check(&answer, &asked, &new.data).unwrap(), new.data);
}

#[test]
fn an_answer_is_good_for_its_question_and_its_site() {
    let (mut owner, new) = anas();
    let (asked, other) = (ask(&here()), ask(&here()));
    let answer = owner.get(&asked.options, HERE);
    let replayed = check(&answer, &other, &new.data);
    assert_eq!(replayed, Err(PasskeyError::Challenge));
    for origin in ["https://evil.example", "http://play.example.org", ""] {
        let foreign = owner.get(&asked.options, origin);
        let foreign = check(&foreign, &asked, &new.data);
        assert_eq!(foreign, Err(PasskeyError::Origin), "{origin}");
    }
    // A site that asks under another name.
    let mut theirs = asked.options.clone();
    theirs["rpId"] = "evil.example".into();
    let foreign = owner.get(&theirs, HERE);
    let foreign = check(&foreign, &asked, &new.data);
    assert_eq!(foreign, Err(PasskeyError::Origin));
    // What was said of a new key is no answer to the other question.
    let made = ask_for_new(&here(), "ana", "Ana", &[]);
    let mut mixed = owner.get(&made.options_for_get(), HERE);
    mixed["clientDataJSON"] = owner.create(&made.options, HERE)["clientDataJSON"].clone();
    let mixed = check(&mixed, &made, &new.data);
    assert_eq!(mixed, Err(PasskeyError::Kind));
}

impl Asked {
    /// The same challenge as a question for a passkey there is.
    fn options_for_get(&self) -> Value {
        json!({ "rpId": "play.example.org", "challenge": self.challenge })
    }
}

#[test]
fn nothing_that_is_signed_can_be_changed() {
    let (mut owner, new) = anas();
    let asked = ask(&here());
    let answer = owner.get(&asked.options, HERE);
    let (_, bens) = anas();
    let another = check(&answer, &asked, &bens.data);
    assert_eq!(another, Err(PasskeyError::Signature));
    for part in ["authenticatorData", "signature"] {
        let bytes = BASE64.decode(answer[part].as_str().unwrap()).unwrap();
        for at in 0..bytes.len() {
            let mut forged = bytes.clone();
            forged[at] ^= 1;
            let mut changed = answer.clone();
            changed[part] = BASE64.encode(&forged).into();
            assert!(check(&changed, &asked, &new.data).is_err(), "{part} {at}");
            let shorter = BASE64.encode(&bytes[..at]);
            changed[part] = shorter.into();
            assert!(check(&changed, &asked, &new.data).is_err(), "{part} {at}");
        }
    }
    let mut handed = answer;
    handed["userHandle"] = handle("ben").into();
    let handed = check(&handed, &asked, &new.data);
    assert_eq!(handed, Err(PasskeyError::Owner));
    for nonsense in ["", "{}", "[]", "null", r#"{"rawId":"?"}"#] {
        let read = Claim::read(nonsense).map(drop);
        assert_eq!(read, Err(PasskeyError::Form), "{nonsense}");
    }
}

#[test]
fn somebody_has_to_be_there_and_to_show_it() {
    let (mut owner, new) = anas();
    for flags in [0, 0x01, 0x04] {
        owner.flags = flags;
        let asked = ask(&here());
        let answer = owner.get(&asked.options, HERE);
        let checked = check(&answer, &asked, &new.data);
        assert_eq!(checked, Err(PasskeyError::Unconfirmed), "{flags}");
        let asked = ask_for_new(&here(), "ana", "Ana", &[]);
        let answer = owner.create(&asked.options, HERE).to_string();
        let taken = take_new(&here(), "ana", &asked.challenge, &answer);
        assert_eq!(taken, Err(PasskeyError::Unconfirmed), "{flags}");
    }
    owner.flags = CONFIRMED;
}

#[test]
fn a_copy_of_a_key_that_counts_is_found_out() {
    let (mut owner, new) = anas();
    owner.count = 5;
    let asked = ask(&here());
    let answer = owner.get(&asked.options, HERE);
    let kept = check(&answer, &asked, &new.data).unwrap();
    assert_ne!(kept, new.data);
    // It has signed as number 6; one more is right.
    for (count, holds) in [(0, false), (3, false), (5, false), (6, true)] {
        owner.count = count;
        let asked = ask(&here());
        let answer = owner.get(&asked.options, HERE);
        let checked = check(&answer, &asked, &kept);
        let expected = (!holds).then_some(PasskeyError::Copied);
        assert_eq!(checked.err(), expected, "{count}");
    }
}

#[test]
fn a_new_key_is_what_was_asked_for() {
    let mut owner = Authenticator::new();
    let asked = ask_for_new(&here(), "ana", "Ana", &[]);
    let answer = owner.create(&asked.options, HERE);
    let take = |answer: &Value, challenge: &str| {
        take_new(&here(), "ana", challenge, &answer.to_string()).map(drop)
    };
    assert_eq!(take(&answer, &asked.challenge), Ok(()));
    let other = ask_for_new(&here(), "ana", "Ana", &[]).challenge;
    assert_eq!(take(&answer, &other), Err(PasskeyError::Challenge));
    let foreign = owner.create(&asked.options, "https://evil.example");
    assert_eq!(take(&foreign, &asked.challenge), Err(PasskeyError::Origin));
    let signed = owner.get(&asked.options_for_get(), HERE);
    let mut mixed = answer.clone();
    mixed["clientDataJSON"] = signed["clientDataJSON"].clone();
    assert_eq!(take(&mixed, &asked.challenge), Err(PasskeyError::Kind));
    for (field, value, why) in [
        ("rawId", json!("AAAA"), PasskeyError::Owner),
        ("publicKey", json!("AAAA"), PasskeyError::Key),
        ("publicKeyAlgorithm", json!(-8), PasskeyError::Key),
        ("publicKeyAlgorithm", json!(-35), PasskeyError::Key),
        ("authenticatorData", json!("AAAA"), PasskeyError::Form),
        ("clientDataJSON", json!("AAAA"), PasskeyError::Form),
        ("rawId", json!("=="), PasskeyError::Form),
    ] {
        let mut wrong = answer.clone();
        wrong[field] = value;
        assert_eq!(take(&wrong, &asked.challenge), Err(why), "{field}");
    }
}
