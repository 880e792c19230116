//! Passkeys over HTTP: a new one for who is signed in, and signing in with one.
//!
//! The script asks for a question, lets the browser answer it, and sends the answer. Each
//! question is kept under a ticket that is good once, for a few minutes. Whoever has shown a
//! passkey gets a code as another device would, so there is one way to sign in: with the same
//! page that says what comes along.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::HeaderMap,
    response::{IntoResponse, Redirect, Response},
};
use serde_json::json;
use store::{Code, Credential};

use super::{
    Visitor,
    account::{self, in_person, origin},
    forms::CheckedForm,
};
use crate::{
    app::App,
    credential::Way,
    hub::span,
    identity::{clean_device, new_token, token_hash},
    linking,
    passkey::{self, Asked, Claim, PasskeyError, Site},
    problem::Problem,
};

/// What the store calls the questions for a new passkey and for one there is.
const NEW: &str = "new passkey";
const SIGN_IN: &str = "passkey";
/// The most open questions of one visitor.
const MOST_QUESTIONS: u32 = 5;
/// The most passkeys of one visitor.
const MOST_PASSKEYS: usize = 20;

/// The site whose passkeys are asked for.
pub(super) fn site(app: &App, headers: &HeaderMap) -> Option<Site> {
    Site::of(&origin(app, headers))
}

fn unavailable() -> Problem {
    Problem::new(409, "problem-no-passkeys")
}

/// What is wrong with a passkey is for the log; the page is told that it was not taken.
fn not_taken(why: PasskeyError) -> Problem {
    tracing::info!(%why, "a passkey was not taken");
    Problem::forbidden("problem-passkey")
}

/// Keeps a question until its answer comes.
async fn keep(
    app: &App,
    visitor: &str,
    purpose: &'static str,
    asked: Asked,
) -> Result<Response, Problem> {
    let ticket = new_token();
    let kept = Code {
        hash: token_hash(&ticket),
        purpose: purpose.to_owned(),
        visitor: visitor.to_owned(),
        data: asked.challenge,
        until: app.hub.now() + span(linking::HOLDS) / 2,
    };
    let kept = app.hub.store().keep_code(kept, MOST_QUESTIONS).await;
    kept.map_err(|why| Problem::not_saved(&why))?;
    Ok(Json(json!({ "ticket": ticket, "options": asked.options })).into_response())
}

/// Takes a question from where it was kept; nobody can answer it again.
async fn taken(app: &App, ticket: &str, purpose: &'static str) -> Result<Code, Problem> {
    let used = app.hub.store();
    let used = used.use_code(token_hash(ticket), purpose, app.hub.now());
    let used = used.await.map_err(|why| Problem::not_saved(&why))?;
    used.ok_or_else(|| Problem::forbidden("problem-passkey"))
}

/// The question for a new passkey.
pub async fn ask_for_new(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    headers: HeaderMap,
    _: CheckedForm,
) -> Result<Response, Problem> {
    in_person(&visitor)?;
    app.rates.code(visitor.network)?;
    let site = site(&app, &headers).ok_or_else(unavailable)?;
    let known = app.hub.credentials_of(&visitor.id, Way::Passkey).await?;
    if known.len() >= MOST_PASSKEYS {
        return Err(Problem::new(409, "problem-too-many-passkeys"));
    }
    let known: Vec<String> = known.into_iter().map(|key| key.id).collect();
    let name = app.hub.name_of(&visitor.id).await;
    let asked = passkey::ask_for_new(&site, &visitor.id, &name, &known);
    keep(&app, &visitor.id, NEW, asked).await
}

/// The answer: a new passkey.
pub async fn take_new(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    headers: HeaderMap,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    in_person(&visitor)?;
    let site = site(&app, &headers).ok_or_else(unavailable)?;
    let asked = taken(&app, fields.text("ticket"), NEW).await?;
    if asked.visitor != visitor.id {
        return Err(Problem::forbidden("problem-passkey"));
    }
    let new = passkey::take_new(&site, &visitor.id, &asked.data, fields.text("answer"));
    let new = new.map_err(not_taken)?;
    let new = Credential {
        id: new.id,
        visitor: visitor.id.clone(),
        name: clean_device(&visitor.device),
        data: new.data,
        made: app.hub.now(),
        used: None,
    };
    if !app.hub.add_credential(new).await? {
        return Err(Problem::forbidden("problem-passkey"));
    }
    tracing::info!("a passkey was added");
    Ok(Json(json!({ "go": "/me" })).into_response())
}

/// Removes a passkey.
pub async fn remove(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    in_person(&visitor)?;
    let key = fields.text("key");
    let known = app.hub.credentials_of(&visitor.id, Way::Passkey).await?;
    let is_known = known.iter().any(|one| one.id == key);
    let removed = app.hub.remove_credential(&visitor.id, key);
    if !is_known || !removed.await? {
        return Err(Problem::missing("problem-no-session"));
    }
    Ok(Redirect::to("/me").into_response())
}

/// The question for a passkey there is.
pub async fn ask(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    headers: HeaderMap,
    _: CheckedForm,
) -> Result<Response, Problem> {
    in_person(&visitor)?;
    app.rates.code(visitor.network)?;
    let site = site(&app, &headers).ok_or_else(unavailable)?;
    keep(&app, "", SIGN_IN, passkey::ask(&site)).await
}

/// The answer: a code to sign in with, for who has the passkey.
pub async fn show(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    headers: HeaderMap,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    in_person(&visitor)?;
    app.rates.code(visitor.network)?;
    let site = site(&app, &headers).ok_or_else(unavailable)?;
    let asked = taken(&app, fields.text("ticket"), SIGN_IN).await?;
    let claim = Claim::read(fields.text("answer")).map_err(not_taken)?;
    let known = app.hub.store().credential(claim.id()).await;
    let known = known.map_err(|why| Problem::not_read(&why))?;
    let known = known.ok_or_else(|| Problem::forbidden("problem-passkey-unknown"))?;
    let data = claim.check(&site, &asked.data, &known.data);
    let data = data.map_err(not_taken)?;
    let (owner, id) = (known.visitor.clone(), known.id.clone());
    let used = app.hub.store();
    let used = used.use_credential(known, data, app.hub.now()).await;
    if !used.map_err(|why| Problem::not_saved(&why))? {
        // Two answers of one passkey at the same time: one of them counts.
        return Err(Problem::forbidden("problem-passkey"));
    }
    let code = account::new_link(&app, &owner, &id).await?;
    Ok(Json(json!({ "go": format!("/link#{code}") })).into_response())
}
