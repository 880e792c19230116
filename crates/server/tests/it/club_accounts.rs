//! Signing in with the accounts of a club (OpenID Connect). A test that needs a provider which is
//! not made here has `oidc` in its name, so that it is left out where there is none.

use std::path::Path;

use serde_json::json;
use server::{ClubSettings, Config};
use services::Oidc;

use crate::{
    kit::{Answer, Guest, Running, serve, serve_with, settled},
    people::{confirm, dump, look},
    provider::{Provider, Says},
};

fn with_club(folder: &Path, issuer: &str, change: impl FnOnce(&mut Config)) -> Running {
    serve_with(folder, |config| {
        let club = ClubSettings::new(issuer, "orrery", Some("hush"), Some("Our club"));
        config.club = Some(club.unwrap());
        change(config);
    })
}

/// Begins to sign in: where the browser is sent.
#[track_caller]
fn begin(guest: &Guest) -> String {
    let page = guest.form("/club", &[]).ok().text;
    let onward = page.split("content=\"0;url=").nth(1).unwrap();
    let onward = onward.split('"').next().unwrap();
    onward.replace("&amp;", "&")
}

/// The ticket on the page that asks whether to sign in with an account from now on.
#[track_caller]
fn ticket(page: &Answer) -> String {
    let ticket = page.text.split("name=\"ticket\" value=\"").nth(1);
    ticket.unwrap().split('"').next().unwrap().to_owned()
}

/// Signs in with an account that nobody has here yet, and keeps it.
fn keep(guest: &Guest, provider: &Provider, subject: &str) {
    let back = provider.sign_in(&begin(guest), Says::that(subject));
    let met = guest.get(&back).ok();
    let kept = guest.form("/me/club", &[("ticket", &ticket(&met))]);
    assert_eq!(kept.location, "/me?said=club-added", "{kept:?}");
}

/// Somebody comes back by their account, with the same question as with any other device; a GET
/// changes nothing by itself.
#[test]
fn an_account_of_the_club_brings_one_back() {
    let (folder, provider) = (tempfile::tempdir().unwrap(), Provider::start());
    let running = with_club(folder.path(), &provider.issuer, |_| {});
    let ana = settled(&running, "Ana");
    assert!(ana.get("/me").text.contains("Sign in with Our club"));
    let back = provider.sign_in(&begin(&ana), Says::that("ana"));
    let met = ana.get(&back).ok();
    assert!(met.text.contains("account ana at Our club"), "{}", met.text);
    assert!(!ana.get("/me").text.contains("<b>ana</b>"));
    ana.form("/me/club", &[("ticket", &ticket(&met))]).ok();
    assert!(ana.get("/me").text.contains("<b>ana</b>"));
    let mut phone = settled(&running, "Traveller");
    let table = phone.table(2, 1);
    let back = provider.sign_in(&begin(&phone), Says::that("ana"));
    let code = phone.get(&back).location;
    let code = code.strip_prefix("/link#").unwrap();
    assert_ne!(phone.id(), ana.id());
    let told = look(&phone, code).text;
    assert!(
        told.contains("Sign in as Ana?") && told.contains("1 game"),
        "{told}"
    );
    confirm(&mut phone, code, "along").ok();
    assert_eq!(phone.id(), ana.id());
    phone.play_on(&table, 1);
    // Once more, there is nothing to do.
    let back = provider.sign_in(&begin(&phone), Says::that("ana"));
    assert_eq!(phone.get(&back).location, "/me");
    // With new keys of the provider, too.
    provider.change_key();
    let back = provider.sign_in(&begin(&phone), Says::that("ana"));
    assert_eq!(phone.get(&back).location, "/me");
    // Removed, it signs nobody in, not even with a code that it has given before.
    let tablet = Guest::new(&running);
    let back = provider.sign_in(&begin(&tablet), Says::that("ana"));
    let given = tablet.get(&back).location;
    let given = given.strip_prefix("/link#").unwrap();
    assert_eq!(look(&tablet, given).status, 200);
    let page = phone.get("/me").text;
    let id = page.split("name=\"account\" value=\"").nth(1).unwrap();
    let id = id.split('"').next().unwrap().to_owned();
    let eve = settled(&running, "Eve");
    assert_eq!(eve.form("/me/club/remove", &[("account", &id)]).status, 404);
    phone.form("/me/club/remove", &[("account", &id)]).ok();
    assert_eq!(look(&tablet, given).status, 404);
    let back = provider.sign_in(&begin(&eve), Says::that("ana"));
    assert!(eve.get(&back).ok().text.contains("account ana at Our club"));
    let _ = dump(folder.path());
}

/// What the provider has not said of this sign-in to this server, now, is not believed.
#[test]
fn what_the_provider_has_not_signed_is_refused() {
    let (folder, provider) = (tempfile::tempdir().unwrap(), Provider::start());
    let running = with_club(folder.path(), &provider.issuer, |_| {});
    let ana = settled(&running, "Ana");
    keep(&ana, &provider, "ana");
    let eve = settled(&running, "Eve");
    let truth = Says::that("ana");
    let lie = |claims| Says {
        claims,
        ..truth.clone()
    };
    let past = jiff::Timestamp::now().as_second() - 1;
    for (what, says) in [
        ("nonce", lie(json!({ "nonce": "another" }))),
        ("no nonce", lie(json!({ "nonce": null }))),
        ("audience", lie(json!({ "aud": "another" }))),
        ("audiences", lie(json!({ "aud": ["orrery", "another"] }))),
        (
            "issuer",
            lie(json!({ "iss": "https://accounts.example.org" })),
        ),
        ("expiry", lie(json!({ "exp": past }))),
        (
            "key",
            Says {
                by_own_key: false,
                ..truth.clone()
            },
        ),
        (
            "unsigned",
            Says {
                algorithm: "none",
                ..truth.clone()
            },
        ),
        (
            "by the secret that both know",
            Says {
                algorithm: "HS256",
                ..truth.clone()
            },
        ),
    ] {
        let back = provider.sign_in(&begin(&eve), says);
        let refused = eve.get(&back);
        assert_eq!((refused.status, &*refused.location), (403, ""), "{what}");
    }
    let back = provider.sign_in(&begin(&eve), truth);
    assert!(eve.get(&back).location.starts_with("/link#"));
}

/// What the provider calls somebody is shown as it is kept: without what nobody can see.
#[test]
fn the_name_of_an_account_is_shown_as_it_is_kept() {
    let (folder, provider) = (tempfile::tempdir().unwrap(), Provider::start());
    let running = with_club(folder.path(), &provider.issuer, |_| {});
    let ana = settled(&running, "Ana");
    for (called, shown) in [
        ("ana\u{202e}", "account ana at Our club"),
        ("\u{200b}", "account Our club at Our club"),
    ] {
        let says = Says {
            claims: json!({ "preferred_username": called }),
            ..Says::that("ana")
        };
        let back = provider.sign_in(&begin(&ana), says);
        let met = ana.get(&back).ok();
        assert!(met.text.contains(shown), "{}", met.text);
    }
}

/// A sign-in is finished by the browser that has begun it, once, with its own code.
#[test]
fn a_sign_in_cannot_be_forged_replayed_or_swapped() {
    let (folder, provider) = (tempfile::tempdir().unwrap(), Provider::start());
    let clock = server::Clock::default();
    let running = with_club(folder.path(), &provider.issuer, |config| {
        config.clock = clock.clone();
    });
    let (ana, eve) = (settled(&running, "Ana"), settled(&running, "Eve"));
    keep(&ana, &provider, "ana");
    keep(&eve, &provider, "eve");
    let status = |guest: &Guest, back: &str| guest.get(back).status;
    // What Eve begins, Ana does not finish, and it is still good for Eve: nobody is signed in as
    // somebody else by a link.
    let eves = provider.sign_in(&begin(&eve), Says::that("eve"));
    assert_eq!(status(&ana, &eves), 403);
    assert_eq!(status(&Guest::new(&running), &eves), 403);
    // Nor does a program that plays as Eve.
    let made = eve.post("/api/me/tokens", &json!({ "name": "bot" })).json();
    let bot = Guest::program(&running, made["token"].as_str().unwrap());
    assert_eq!(status(&bot, &eves), 403);
    assert_eq!(eve.get(&eves).location, "/me");
    // Not twice.
    assert_eq!(status(&eve, &eves), 403);
    // Not with what was made up, or is missing.
    for forged in [
        "/club/back",
        "/club/back?code=code-0&state=made-up",
        "/club/back?error=x",
    ] {
        assert_eq!(status(&eve, forged), 403, "{forged}");
    }
    // Not with the code of another sign-in: the provider has bound it to another challenge.
    let anas = provider.sign_in(&begin(&ana), Says::that("ana"));
    let code = |back: &str| {
        back.split("code=")
            .nth(1)
            .unwrap()
            .split('&')
            .next()
            .unwrap()
            .to_owned()
    };
    let eves = provider.sign_in(&begin(&eve), Says::that("eve"));
    let swapped = eves.replace(&code(&eves), &code(&anas));
    assert_eq!(status(&eve, &swapped), 403);
    assert_ne!(eve.id(), ana.id());
    // Nor late.
    let late = provider.sign_in(&begin(&eve), Says::that("eve"));
    clock.set(clock.now() + 10 * 60 * 1000);
    assert_eq!(status(&eve, &late), 403);
    // Whoever says no there is not signed in here.
    let asked = begin(&eve);
    let state = asked
        .split("state=")
        .nth(1)
        .unwrap()
        .split('&')
        .next()
        .unwrap();
    let no = format!("/club/back?error=access_denied&state={state}");
    assert_eq!(status(&eve, &no), 403);
    // The last word is said by a form, by the same person, once.
    let ben = settled(&running, "Ben");
    let back = provider.sign_in(&begin(&ben), Says::that("ben"));
    let ticket = ticket(&ben.get(&back).ok());
    assert_eq!(eve.form("/me/club", &[("ticket", &ticket)]).status, 403);
    ben.form("/me/club", &[("ticket", &ticket)]).ok();
    assert_eq!(ben.form("/me/club", &[("ticket", &ticket)]).status, 403);
    let form = "application/x-www-form-urlencoded";
    for path in ["/club", "/me/club", "/me/club/remove"] {
        assert_eq!(ben.send(path, form, "").status, 403, "{path}");
    }
}

/// A provider that does not answer, or none at all.
#[test]
fn a_provider_that_is_not_there_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let running = with_club(folder.path(), "http://127.0.0.1:1", |_| {});
    let ana = settled(&running, "Ana");
    assert_eq!(ana.form("/club", &[]).status, 502);
    drop(running);
    let running = serve(folder.path());
    let ana = ana.at(&running);
    assert_eq!(ana.form("/club", &[]).status, 409);
    assert_eq!(ana.get("/club/back").status, 409);
    assert!(!ana.get("/me").text.contains("action=\"/club\""));
}

/// The same with a provider that somebody else has made.
#[test]
fn oidc_a_member_signs_in_at_a_real_provider() {
    let (folder, provider) = (tempfile::tempdir().unwrap(), Oidc::start());
    let running = with_club(folder.path(), &provider.issuer(), |_| {});
    // Signs in on the page of the provider, which sends the browser back.
    let sign_in = |guest: &Guest, subject: &str| {
        let asked = begin(guest);
        let (base, path) = asked.split_at(provider.issuer().len());
        let mut there = Guest::stranger(&running);
        there.base = base.to_owned();
        let form = "application/x-www-form-urlencoded";
        let back = there.send(path, form, &format!("sub={subject}")).location;
        guest.get(back.strip_prefix(&running.address).unwrap())
    };
    let ana = settled(&running, "Ana");
    let met = sign_in(&ana, "ana").ok();
    ana.form("/me/club", &[("ticket", &ticket(&met))]).ok();
    let mut phone = Guest::new(&running);
    let back = sign_in(&phone, "ana").location;
    confirm(&mut phone, back.strip_prefix("/link#").unwrap(), "along").ok();
    assert_eq!(phone.id(), ana.id());
}
