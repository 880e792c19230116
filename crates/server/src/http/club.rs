//! Signing in with the accounts of a club (OpenID Connect).
//!
//! A browser is sent to the provider with a state that is kept for this visitor alone, is good once
//! and for minutes; what it comes back with is taken from the same visitor only. That is a GET, so
//! it signs nobody in: whoever is known gets a code as another device would, and whoever is not is
//! asked, with a form, whether to sign in like this from now on.

use std::sync::Arc;

use axum::{
    extract::{Query, State},
    response::{IntoResponse, Redirect, Response},
};
use oidc::{OidcError, Person, Provider};
use serde::{Deserialize, Serialize};
use store::{Code, Credential};

use super::{Visitor, account, forms::CheckedForm, html};
use crate::{
    app::App,
    credential::{Way, of_club},
    hub::span,
    identity::{new_token, token_hash},
    linking, naming, pages,
    problem::Problem,
};

/// What the store calls a sign-in that has begun, and one that waits for a last word.
const BEGUN: &str = "club";
const MET: &str = "club account";
/// The most of each for one visitor.
const MOST: u32 = 5;
/// The most accounts of one visitor.
const MOST_ACCOUNTS: usize = 3;
/// The longest name of an account that is kept.
const LONGEST_LABEL: usize = 60;

/// What is known of a sign-in until the browser comes back.
#[derive(Serialize, Deserialize)]
struct Begun {
    nonce: String,
    verifier: String,
}

/// Somebody whom the provider knows, and nobody here.
#[derive(Serialize, Deserialize)]
struct Met {
    id: String,
    label: String,
}

/// What a browser comes back with.
#[derive(Debug, Default, Deserialize)]
pub struct Back {
    #[serde(default)]
    state: String,
    #[serde(default)]
    code: String,
    error: Option<String>,
}

fn provider(app: &App) -> Result<&Provider, Problem> {
    let provider = app.club.as_ref();
    provider.ok_or_else(|| Problem::new(409, "problem-club-off"))
}

/// Keeps something for a visitor for a few minutes, under a name that nobody can guess.
async fn keep(
    app: &App,
    visitor: &Visitor,
    purpose: &str,
    name: &str,
    data: &impl Serialize,
) -> Result<(), Problem> {
    let kept = Code {
        hash: token_hash(name),
        purpose: purpose.to_owned(),
        visitor: visitor.id.clone(),
        data: serde_json::to_string(data).expect("plain data"),
        until: app.hub.now() + span(linking::HOLDS),
    };
    let kept = app.hub.store().keep_code(kept, MOST).await;
    kept.map_err(|why| Problem::not_saved(&why))
}

/// Takes what was kept for this visitor; nobody can take it again. What was kept for somebody
/// else stays.
async fn taken<T: for<'de> Deserialize<'de>>(
    app: &App,
    visitor: &Visitor,
    purpose: &'static str,
    name: &str,
) -> Result<T, Problem> {
    let other = || Problem::forbidden("problem-club-state");
    let (hash, now) = (token_hash(name), app.hub.now());
    let found = app.hub.store().code(hash.clone(), purpose, now).await;
    let found = found.map_err(|why| Problem::not_read(&why))?;
    if found.is_none_or(|found| found.visitor != visitor.id) {
        return Err(other());
    }
    let used = app.hub.store().use_code(hash, purpose, now).await;
    let used = used.map_err(|why| Problem::not_saved(&why))?;
    let used = used.ok_or_else(other)?;
    serde_json::from_str(&used.data).map_err(|_| other())
}

/// Why nobody was signed in is for the log.
fn refused(why: &OidcError) -> Problem {
    tracing::warn!(%why, "nobody was signed in by the club");
    match why {
        OidcError::Provider(_) => Problem::new(502, "problem-club-silent"),
        OidcError::Refused(_) => Problem::forbidden("problem-club-refused"),
    }
}

/// Sends a browser to the provider, by a page: the policy for forms would not let it go there, nor
/// where the provider may send it on.
pub async fn begin(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    _: CheckedForm,
) -> Result<Response, Problem> {
    account::in_person(&visitor)?;
    app.rates.code(visitor.network)?;
    let provider = provider(&app)?;
    let begun = provider.begin().await.map_err(|why| refused(&why))?;
    let kept = Begun {
        nonce: begun.nonce,
        verifier: begun.verifier,
    };
    keep(&app, &visitor, BEGUN, &begun.state, &kept).await?;
    let reader = visitor.reader(&app, None).await;
    Ok(html(pages::to_club(provider.name(), &begun.url, &reader)))
}

/// A browser comes back.
pub async fn back(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Query(back): Query<Back>,
) -> Result<Response, Problem> {
    account::in_person(&visitor)?;
    app.rates.code(visitor.network)?;
    let provider = provider(&app)?;
    let begun: Begun = taken(&app, &visitor, BEGUN, &back.state).await?;
    if let Some(why) = back.error {
        tracing::info!(
            why = why.escape_debug().to_string(),
            "the club signs nobody in"
        );
        return Err(Problem::forbidden("problem-club-refused"));
    }
    let person = provider.finish(&back.code, &begun.nonce, &begun.verifier);
    let person = person.await.map_err(|why| refused(&why))?;
    let known = app.hub.store().credential(of_club(&person.id)).await;
    match known.map_err(|why| Problem::not_read(&why))? {
        Some(known) if known.visitor == visitor.id => Ok(Redirect::to("/me").into_response()),
        Some(known) => {
            let (owner, id) = (known.visitor.clone(), known.id.clone());
            let data = known.data.clone();
            let used = app.hub.store().use_credential(known, data, app.hub.now());
            if !used.await.map_err(|why| Problem::not_saved(&why))? {
                // It was removed at this moment, or is somebody else's now.
                return Err(Problem::forbidden("problem-club-state"));
            }
            let code = account::new_link(&app, &owner, &id).await?;
            Ok(Redirect::to(&format!("/link#{code}")).into_response())
        }
        None => meet(&app, &visitor, provider, person).await,
    }
}

/// Asks whether somebody whom nobody knows here is the one who plays in this browser.
async fn meet(
    app: &App,
    visitor: &Visitor,
    provider: &Provider,
    person: Person,
) -> Result<Response, Problem> {
    let label = naming::clean_line(&person.label.unwrap_or_default());
    let label = if label.is_empty() {
        provider.name()
    } else {
        &*label
    };
    let met = Met {
        label: label.chars().take(LONGEST_LABEL).collect(),
        id: person.id,
    };
    let ticket = new_token();
    keep(app, visitor, MET, &ticket, &met).await?;
    let reader = visitor.reader(app, None).await;
    let page = pages::met_at_club(provider.name(), &met.label, &ticket, &reader);
    Ok(html(page))
}

/// Signs in with that account from now on.
pub async fn add(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    account::in_person(&visitor)?;
    provider(&app)?;
    let met: Met = taken(&app, &visitor, MET, fields.text("ticket")).await?;
    let own = app.hub.credentials_of(&visitor.id, Way::Club).await?;
    if own.len() >= MOST_ACCOUNTS {
        return Err(Problem::new(409, "problem-club-many"));
    }
    let new = Credential {
        id: of_club(&met.id),
        visitor: visitor.id.clone(),
        name: met.label,
        data: String::new(),
        made: app.hub.now(),
        used: None,
    };
    if !app.hub.add_credential(new).await? {
        return Err(Problem::forbidden("problem-club-state"));
    }
    tracing::info!("an account of the club was added");
    Ok(Redirect::to("/me?said=club-added").into_response())
}

/// Does not sign in with that account any more.
pub async fn remove(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    account::in_person(&visitor)?;
    let id = fields.text("account");
    let own = app.hub.credentials_of(&visitor.id, Way::Club).await?;
    let is_own = own.iter().any(|one| one.id == id);
    if !is_own || !app.hub.remove_credential(&visitor.id, id).await? {
        return Err(Problem::missing("problem-no-session"));
    }
    Ok(Redirect::to("/me?said=club-removed").into_response())
}
