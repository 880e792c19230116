//! Signing in by e-mail: the addresses of somebody, and links sent to them.
//!
//! An address is somebody's when they have used a code from an e-mail to it in a browser that is
//! signed in as them: so nobody gives their identity to a stranger by mistake, nor a stranger theirs.
//! Whoever asks for a link hears the same at once, whether the address is known here or not; the
//! e-mail is written afterwards. What signs in is a code like that of another device.

use std::sync::Arc;

use axum::{
    extract::State,
    http::HeaderMap,
    response::{IntoResponse, Redirect, Response},
};
use mail::{Address, Email, MailError, Mailer};
use serde::{Deserialize, Serialize};
use store::{Code, Credential};

use super::{Visitor, account, forms::CheckedForm, html};
use crate::{
    account_mail::{Changed, Writer},
    app::App,
    credential::{Way, of_address},
    identity::token_hash,
    linking::{self, read_code},
    pages::{self, Asked, Fresh},
    problem::{Problem, report},
};

/// The most addresses of one visitor.
const MOST_ADDRESSES: usize = 3;

/// What is known of an address until its owner confirms it.
#[derive(Serialize, Deserialize)]
struct Wanted {
    address: String,
    /// The credential that it is to replace.
    replaces: Option<String>,
}

/// Who sends e-mails, where e-mails can be sent.
fn mailer(app: &App) -> Result<&Mailer, Problem> {
    let mailer = app.messenger.mailer.as_ref();
    mailer.ok_or_else(|| Problem::new(409, "problem-mail-off"))
}

fn read_address(text: &str) -> Result<Address, Problem> {
    text.parse().map_err(|_| Problem::bad("problem-address"))
}

fn writer<'a>(app: &'a App, visitor: &Visitor) -> Writer<'a> {
    Writer {
        speaker: app.speaker(visitor.language, None),
        site: app.messenger.links.site(),
    }
}

/// Keeps a new code for an e-mail.
async fn new_mailed(
    app: &App,
    purpose: &str,
    visitor: &str,
    data: String,
) -> Result<String, Problem> {
    let (holds, most) = (linking::MAIL_HOLDS, linking::MOST_MAILED);
    account::keep_new_code(app, purpose, visitor, data, holds, most).await
}

/// For how many minutes the code in an e-mail holds.
const fn minutes() -> u64 {
    linking::MAIL_HOLDS.as_secs() / 60
}

/// An e-mail that signs in the owner of an address.
async fn link_email(app: &App, writer: &Writer<'_>, known: &Credential) -> Result<Email, Problem> {
    let owner = &known.visitor;
    let code = new_mailed(app, linking::BY_MAIL, owner, known.id.clone()).await?;
    let name = app.hub.name_of(owner).await;
    // To the spelling that was confirmed, not to the one that somebody has typed.
    let to = read_address(&known.name)?;
    Ok(writer.sign_in(to, &name, &code, minutes()))
}

/// Adds an address, or puts it in the place of another: an e-mail asks its owner. That of somebody
/// else is not taken from them: they are sent a link to sign in, as if they had asked for it, and
/// whoever asked is told the same.
pub async fn add(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    headers: HeaderMap,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    account::in_person(&visitor)?;
    let mailer = mailer(&app)?;
    let address = read_address(fields.text("address"))?;
    let id = of_address(&address);
    app.rates.link(&visitor.id, visitor.network, &id)?;
    let own = app.hub.credentials_of(&visitor.id, Way::Mail).await?;
    let replaces = Some(fields.text("replaces")).filter(|id| !id.is_empty());
    // In the place of itself it may be written in another way.
    let is_new_way = |one: &Credential| replaces == Some(&*id) && one.name != address.as_str();
    if own.iter().any(|one| one.id == id && !is_new_way(one)) {
        return Err(Problem::new(409, "problem-mail-own"));
    }
    if replaces.is_none() && own.len() >= MOST_ADDRESSES {
        return Err(Problem::new(409, "problem-mail-many"));
    }
    let writer = writer(&app, &visitor);
    let email = match owner(&app, &address).await? {
        Some(known) if known.visitor != visitor.id => link_email(&app, &writer, &known).await?,
        _ => {
            let wanted = Wanted {
                address: address.as_str().to_owned(),
                replaces: replaces.map(str::to_owned),
            };
            let data = serde_json::to_string(&wanted).expect("plain data");
            let code = new_mailed(&app, linking::ADDRESS, &visitor.id, data).await?;
            writer.confirm(address.clone(), &code, minutes())
        }
    };
    mailer.send_asked(&email).await.map_err(not_sent)?;
    let fresh = Fresh {
        asked: Some(Asked {
            address: address.to_string(),
            minutes: minutes(),
        }),
        ..Fresh::default()
    };
    account::show(&app, &visitor, &headers, &fresh).await
}

/// Whose credential an address is.
async fn owner(app: &App, address: &Address) -> Result<Option<Credential>, Problem> {
    let known = app.hub.store().credential(of_address(address)).await;
    known.map_err(|why| Problem::not_read(&why))
}

/// Why an e-mail was not sent that somebody waits for.
pub(super) fn not_sent(why: MailError) -> Problem {
    match why {
        MailError::TooMany(wait) => Problem::busy("problem-emails").after(wait),
        MailError::Nobody(_) => Problem::bad("problem-address"),
        MailError::NotNow(why) => {
            tracing::warn!(why, "an e-mail could not be sent");
            Problem::new(503, "problem-email")
        }
    }
}

/// The address that a code confirms, if it is one that this visitor has asked for.
pub(super) fn wanted(visitor: &Visitor, code: &Code) -> Option<String> {
    let wanted: Wanted = serde_json::from_str(&code.data).ok()?;
    (code.visitor == visitor.id).then_some(wanted.address)
}

/// The owner of an address confirms it, in a browser of whoever has asked for it.
pub async fn confirm(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    account::in_person(&visitor)?;
    app.rates.code(visitor.network)?;
    let not_valid = || Problem::missing("problem-code");
    let typed = read_code(fields.text("code")).ok_or_else(not_valid)?;
    let (hash, now) = (token_hash(&typed), app.hub.now());
    // Looked at first: whoever else has it does not use it up.
    let found = app.hub.store().code(hash.clone(), linking::ADDRESS, now);
    let found = found.await.map_err(|why| Problem::not_read(&why))?;
    found
        .filter(|code| code.visitor == visitor.id)
        .ok_or_else(not_valid)?;
    let used = app.hub.store().use_code(hash, linking::ADDRESS, now).await;
    let used = used.map_err(|why| Problem::not_saved(&why))?;
    let code = used.ok_or_else(not_valid)?;
    let wanted: Wanted = serde_json::from_str(&code.data).map_err(|_| not_valid())?;
    let said = keep(&app, &visitor, &wanted).await?;
    Ok(Redirect::to(&format!("/me?said={said}")).into_response())
}

/// Keeps an address whose owner has confirmed it, and tells those that were there before.
async fn keep(app: &App, visitor: &Visitor, wanted: &Wanted) -> Result<&'static str, Problem> {
    let address = read_address(&wanted.address)?;
    let before = app.hub.credentials_of(&visitor.id, Way::Mail).await?;
    let replaced = wanted.replaces.as_ref();
    let replaced = before.iter().find(|one| Some(&one.id) == replaced);
    if replaced.is_none() && before.len() >= MOST_ADDRESSES {
        return Err(Problem::new(409, "problem-mail-many"));
    }
    let new = Credential {
        id: of_address(&address),
        visitor: visitor.id.clone(),
        name: address.as_str().to_owned(),
        data: String::new(),
        made: app.hub.now(),
        used: None,
    };
    let outdated = replaced.filter(|old| old.id != new.id);
    if !app.hub.add_credential(new).await? {
        return Err(Problem::new(409, "problem-mail-taken"));
    }
    if let Some(old) = outdated {
        app.hub.remove_credential(&visitor.id, &old.id).await?;
    }
    tracing::info!("an address was confirmed");
    for one in &before {
        let changed = match replaced {
            Some(old) if old.id == one.id => Changed::Replaced,
            _ => Changed::Added,
        };
        tell(app, visitor, &one.name, changed, &address).await;
    }
    Ok(match replaced {
        Some(_) => "mail-changed",
        None => "mail-added",
    })
}

/// Tells an address what has changed. Nobody waits for it.
async fn tell(app: &App, visitor: &Visitor, to: &str, changed: Changed, other: &Address) {
    let (Some(mailer), Ok(to)) = (app.messenger.mailer.clone(), read_address(to)) else {
        return;
    };
    let name = app.hub.name_of(&visitor.id).await;
    let email = writer(app, visitor).changed(to, &name, changed, other);
    tokio::spawn(async move {
        if let Err(why) = mailer.send(&email).await {
            tracing::warn!(%why, "an address could not be told of a change");
        }
    });
}

/// Removes an address: it signs nobody in any more, and neither do e-mails on their way to it.
pub async fn remove(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    account::in_person(&visitor)?;
    let own = app.hub.credentials_of(&visitor.id, Way::Mail).await?;
    let meant = own.iter().find(|one| one.id == fields.text("address"));
    let Some(meant) = meant else {
        return Err(Problem::missing("problem-no-session"));
    };
    if app.hub.remove_credential(&visitor.id, &meant.id).await? {
        let address = read_address(&meant.name)?;
        tell(&app, &visitor, &meant.name, Changed::Removed, &address).await;
    }
    Ok(Redirect::to("/me?said=mail-removed").into_response())
}

/// Sends a link to sign in to an address, if it is somebody's. The answer is the same if not, and
/// takes as long.
pub async fn send_link(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    account::in_person(&visitor)?;
    mailer(&app)?;
    let address = read_address(fields.text("address"))?;
    app.rates
        .link(&visitor.id, visitor.network, &of_address(&address))?;
    let asked = Asked {
        address: address.to_string(),
        minutes: minutes(),
    };
    let reader = visitor.reader(&app, None).await;
    tokio::spawn(async move {
        if let Err(problem) = send_if_known(&app, &visitor, &address).await {
            let why = problem.phrase.key;
            tracing::warn!(why, "a link to sign in could not be sent");
        }
    });
    Ok(html(pages::link_asked(&asked, &reader)))
}

async fn send_if_known(app: &App, visitor: &Visitor, address: &Address) -> Result<(), Problem> {
    let Some(known) = owner(app, address).await? else {
        return Ok(());
    };
    let email = link_email(app, &writer(app, visitor), &known).await?;
    mailer(app)?.send_asked(&email).await.map_err(not_sent)
}

/// Writes down that an address was used.
pub(super) async fn seen(app: &App, code: &Code) {
    let store = app.hub.store();
    let seen = match store.credential(code.data.clone()).await {
        Ok(Some(known)) => {
            let data = known.data.clone();
            store
                .use_credential(known, data, app.hub.now())
                .await
                .map(drop)
        }
        other => other.map(drop),
    };
    if let Err(why) = seen {
        report(&why, "it cannot be written down that an address was used");
    }
}
