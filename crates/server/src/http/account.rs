//! Somebody's own identity as pages and forms: devices, tokens, and how another device or somebody
//! with an e-mail is signed in. A GET never signs anybody in; what changes something is a form with its token.

use std::{sync::Arc, time::Duration};

use axum::{
    Json,
    extract::{Query, State},
    http::{HeaderMap, HeaderValue, header},
    response::{IntoResponse, Redirect, Response},
};
use axum_extra::extract::cookie::CookieJar;
use store::{Code, Credential, Session, SessionKind};
use tabletop::Phrase;

use super::{Visitor, forms::CheckedForm, html, mail, passkeys, query::Said};
use crate::{
    app::App,
    credential::{self, Way},
    frame::{
        AccountFrame, ClubFrame, CredentialFrame, LinkFrame, MailFrame, SessionFrame, SessionWay,
        SigningFrame, TokenFrame, WaysFrame,
    },
    hub::{is_star_name, span},
    identity::{MOST_PROGRAMS, clean_device, new_token, token_hash},
    linking::{self, new_code, read_code},
    pages::{self, Fresh, Notice},
    problem::Problem,
    qr::qr,
};

/// One's own page.
pub async fn page(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Query(Said { said }): Query<Said>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let fresh = Fresh {
        said,
        ..Fresh::default()
    };
    show(&app, &visitor, &headers, &fresh).await
}

/// One's own page, with what was made just now.
pub(super) async fn show(
    app: &App,
    visitor: &Visitor,
    headers: &HeaderMap,
    fresh: &Fresh,
) -> Result<Response, Problem> {
    let name = app.hub.name_of(&visitor.id).await;
    let known = app.hub.credentials(&visitor.id).await?;
    let of = |way| credential_frames(&known, way);
    let account = AccountFrame {
        owns_name: !known.is_empty() && !is_star_name(&name),
        name,
        sessions: sessions(app, visitor).await?,
        mail: MailFrame {
            is_on: app.messenger.mailer.is_some(),
            addresses: of(Way::Mail),
        },
        club: app.club.as_ref().map(|club| ClubFrame {
            name: club.name().to_owned(),
            accounts: of(Way::Club),
        }),
        passkeys: passkeys::site(app, headers).map(|_| of(Way::Passkey)),
    };
    let reader = visitor.reader(app, None).await;
    Ok(html(pages::account(&account, fresh, &reader)))
}

/// The credentials that are of one way, for the page.
fn credential_frames(known: &[Credential], way: Way) -> Vec<CredentialFrame> {
    let known = known.iter().filter(|one| credential::way(one) == way);
    let frames = known.map(|one| CredentialFrame {
        id: one.id.clone(),
        name: one.name.clone(),
        made: one.made / 1000,
        used: one.used.map(|used| used / 1000),
    });
    frames.collect()
}

/// Where a visitor is signed in.
pub(super) async fn sessions(app: &App, visitor: &Visitor) -> Result<Vec<SessionFrame>, Problem> {
    let sessions = app.hub.sessions.of(&visitor.id).await;
    let sessions = sessions.map_err(|why| Problem::not_read(&why))?;
    let mut frames: Vec<SessionFrame> = sessions
        .iter()
        .map(|session| frame(session, visitor))
        .collect();
    // Whoever only looks has no session yet.
    if !frames.iter().any(|frame| frame.here) && !visitor.by_token {
        let now = app.hub.now() / 1000;
        let here = SessionFrame {
            id: String::new(),
            kind: SessionWay::Browser,
            device: visitor.device.clone(),
            made: now,
            seen: now,
            here: true,
        };
        frames.insert(0, here);
    }
    frames.sort_by_key(|frame| !frame.here);
    Ok(frames)
}

fn frame(session: &Session, visitor: &Visitor) -> SessionFrame {
    SessionFrame {
        id: session.hash.clone(),
        kind: match session.kind {
            SessionKind::Browser => SessionWay::Browser,
            SessionKind::Program => SessionWay::Program,
        },
        device: session.device.clone(),
        made: session.made / 1000,
        seen: session.seen / 1000,
        here: session.hash == visitor.session,
    }
}

/// Refuses the token of a program what only somebody in person may do.
pub(super) fn in_person(visitor: &Visitor) -> Result<(), Problem> {
    if visitor.by_token {
        Err(Problem::forbidden("problem-in-person"))
    } else {
        Ok(())
    }
}

/// Signs out a device, or takes back a token.
pub async fn sign_out(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    let named = fields.text("session");
    let session = if named.is_empty() {
        &visitor.session
    } else {
        named
    };
    if session != visitor.session {
        in_person(&visitor)?;
    }
    end(&app, &visitor, session).await?;
    if session == visitor.session {
        let jar = CookieJar::new().add(app.signer.farewell());
        return Ok((jar, Redirect::to("/")).into_response());
    }
    Ok(Redirect::to("/me").into_response())
}

/// Ends a session.
pub(super) async fn end(app: &App, visitor: &Visitor, session: &str) -> Result<(), Problem> {
    let ended = app.hub.sessions.end(&visitor.id, session).await;
    if ended.map_err(|why| Problem::not_saved(&why))? {
        Ok(())
    } else {
        Err(Problem::missing("problem-no-session"))
    }
}

/// Signs out everywhere else.
pub async fn sign_out_others(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    _: CheckedForm,
) -> Result<Response, Problem> {
    in_person(&visitor)?;
    end_others(&app, &visitor).await?;
    Ok(Redirect::to("/me").into_response())
}

/// Ends all sessions but this one.
pub(super) async fn end_others(app: &App, visitor: &Visitor) -> Result<usize, Problem> {
    let ended = app.hub.sessions.end_others(&visitor.id, &visitor.session);
    ended.await.map_err(|why| Problem::not_saved(&why))
}

/// Makes a token for a program, which is shown once.
pub async fn make_token(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    headers: HeaderMap,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    let token = token(&app, &visitor, fields.text("name")).await?;
    let fresh = Fresh {
        token: Some(token),
        ..Fresh::default()
    };
    show(&app, &visitor, &headers, &fresh).await
}

/// Makes a token for a program.
pub(super) async fn token(app: &App, visitor: &Visitor, name: &str) -> Result<TokenFrame, Problem> {
    in_person(visitor)?;
    let name = clean_device(name);
    if name.is_empty() {
        return Err(Problem::new(422, "problem-token-name"));
    }
    let sessions = app.hub.sessions.of(&visitor.id).await;
    let sessions = sessions.map_err(|why| Problem::not_read(&why))?;
    let programs = sessions
        .iter()
        .filter(|session| session.kind == SessionKind::Program);
    if programs.count() >= MOST_PROGRAMS as usize {
        let mut problem = Problem::new(409, "problem-too-many-tokens");
        let most = i64::from(MOST_PROGRAMS);
        problem.phrase = Phrase::new("problem-too-many-tokens").with("count", most);
        return Err(problem);
    }
    let token = new_token();
    let (hash, kind) = (token_hash(&token), SessionKind::Program);
    let begun = app.hub.sessions.begin(hash, &visitor.id, kind, &name).await;
    let begun = begun.map_err(|why| Problem::not_saved(&why))?;
    Ok(TokenFrame {
        id: begun.hash,
        name,
        token,
    })
}

/// Makes a link that signs in another device.
pub async fn make_link(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    headers: HeaderMap,
    _: CheckedForm,
) -> Result<Response, Problem> {
    in_person(&visitor)?;
    let code = new_link(&app, &visitor.id, &visitor.session).await?;
    let origin = origin(&app, &headers);
    let address = format!("{origin}/link");
    let link = format!("{address}#{code}");
    let picture = qr(&link).map_err(|why| {
        tracing::error!(%why, "a QR code cannot be made");
        Problem::broken()
    })?;
    let link = LinkFrame {
        code,
        link,
        picture,
        minutes: linking::HOLDS.as_secs() / 60,
        only_here: is_loopback(&address),
        address,
    };
    let fresh = Fresh {
        link: Some(link),
        ..Fresh::default()
    };
    show(&app, &visitor, &headers, &fresh).await
}

/// A new code with which a device signs in as somebody, as long as the session or the credential
/// signs them in with which it was made.
pub(super) async fn new_link(app: &App, visitor: &str, by: &str) -> Result<String, Problem> {
    let (purpose, by) = (linking::PURPOSE, by.to_owned());
    keep_new_code(app, purpose, visitor, by, linking::HOLDS, linking::MOST).await
}

/// Keeps a new code for a while.
pub(super) async fn keep_new_code(
    app: &App,
    purpose: &str,
    visitor: &str,
    data: String,
    holds: Duration,
    most: u32,
) -> Result<String, Problem> {
    let code = new_code();
    let kept = Code {
        hash: read_code(&code)
            .as_deref()
            .map(token_hash)
            .unwrap_or_default(),
        purpose: purpose.to_owned(),
        visitor: visitor.to_owned(),
        data,
        until: app.hub.now() + span(holds),
    };
    let kept = app.hub.store().keep_code(kept, most).await;
    kept.map_err(|why| Problem::not_saved(&why))?;
    Ok(code)
}

/// Where people reach the server: where it is said, else where this request has found it.
pub(super) fn origin(app: &App, headers: &HeaderMap) -> String {
    if let Some(public) = &app.config.public_url {
        return public.origin().to_owned();
    }
    let scheme = if app.config.secure_cookies {
        "https"
    } else {
        "http"
    };
    let host = headers.get(header::HOST);
    let host = host.and_then(|host| host.to_str().ok()).unwrap_or("");
    format!("{scheme}://{host}")
}

/// Whether an address is one of the machine itself.
fn is_loopback(address: &str) -> bool {
    let url = url::Url::parse(address).ok();
    match url.as_ref().and_then(url::Url::host) {
        Some(url::Host::Domain(name)) => name == "localhost" || name.ends_with(".localhost"),
        Some(url::Host::Ipv4(address)) => address.is_loopback(),
        Some(url::Host::Ipv6(address)) => address.is_loopback(),
        None => false,
    }
}

/// Everything that is stored of somebody, as a file.
pub async fn data(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Response, Problem> {
    in_person(&visitor)?;
    app.rates.code(visitor.network)?;
    let data = app.hub.own_data(&visitor.id).await?;
    let file = HeaderValue::from_static("attachment; filename=\"orrery-data.json\"");
    let mut response = Json(data).into_response();
    response
        .headers_mut()
        .insert(header::CONTENT_DISPOSITION, file);
    Ok(response)
}

/// Erases somebody who wants it.
pub async fn delete(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    in_person(&visitor)?;
    app.rates.code(visitor.network)?;
    if fields.text("sure") != "yes" {
        return Err(Problem::new(422, "problem-sure"));
    }
    app.hub.delete_person(&visitor.id).await?;
    let jar = CookieJar::new().add(app.signer.farewell());
    Ok((jar, Redirect::to("/")).into_response())
}

/// Where a code is typed. The script takes it from the address.
pub async fn link(State(app): State<Arc<App>>, visitor: Visitor, headers: HeaderMap) -> Response {
    enter(&app, &visitor, &headers, None).await
}

async fn enter(
    app: &App,
    visitor: &Visitor,
    headers: &HeaderMap,
    notice: Option<&Notice>,
) -> Response {
    let reader = visitor.reader(app, None).await;
    let ways = WaysFrame {
        passkeys: passkeys::site(app, headers).is_some(),
        mail: app.messenger.mailer.is_some(),
        club: app.club.as_ref().map(|club| club.name().to_owned()),
    };
    html(pages::link(notice, &ways, &reader))
}

/// What a code would do: it is looked at, and still good afterwards.
pub async fn look_at_code(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    headers: HeaderMap,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    in_person(&visitor)?;
    app.rates.code(visitor.network)?;
    let typed = fields.text("code");
    let Some(code) = find(&app, typed).await? else {
        return Ok(not_valid(&app, &visitor, &headers).await);
    };
    let reader = visitor.reader(&app, None).await;
    if code.purpose == linking::ADDRESS {
        let wanted = mail::wanted(&visitor, &code);
        return Ok(html(pages::address(wanted.as_deref(), typed, &reader)));
    }
    if code.visitor == visitor.id {
        return Ok(html(pages::linked(&reader)));
    }
    let signing = signing(&app, &visitor, &code, typed).await?;
    Ok(html(pages::signing(&signing, &reader)))
}

/// The code that somebody has typed, whatever it is for. It is still good afterwards.
async fn find(app: &App, typed: &str) -> Result<Option<Code>, Problem> {
    let Some(typed) = read_code(typed) else {
        return Ok(None);
    };
    let hash = token_hash(&typed);
    for purpose in [linking::PURPOSE, linking::BY_MAIL, linking::ADDRESS] {
        let found = app.hub.store().code(hash.clone(), purpose, app.hub.now());
        let found = found.await.map_err(|why| Problem::not_read(&why))?;
        if let Some(code) = found {
            return Ok(still_holds(app, &code).await?.then_some(code));
        }
    }
    Ok(None)
}

/// Whether the session or the credential with which a code was made still signs in whom the code
/// is for.
async fn still_holds(app: &App, code: &Code) -> Result<bool, Problem> {
    if code.purpose == linking::ADDRESS {
        return Ok(true);
    }
    let (by, sessions) = (&code.data, &app.hub.sessions);
    if code.purpose == linking::PURPOSE && sessions.still_holds(by, &code.visitor).await {
        return Ok(true);
    }
    let known = app.hub.store().credential(by.clone()).await;
    let known = known.map_err(|why| Problem::not_read(&why))?;
    Ok(known.is_some_and(|known| known.visitor == code.visitor))
}

/// The page to type a code again.
async fn not_valid(app: &App, visitor: &Visitor, headers: &HeaderMap) -> Response {
    let problem = Problem::missing("problem-code");
    let notice = Notice {
        text: problem.say(app.speaker(visitor.language, None)),
        rule: None,
    };
    let page = enter(app, visitor, headers, Some(&notice)).await;
    (problem.status(), page).into_response()
}

/// What signing in would change.
async fn signing(
    app: &App,
    visitor: &Visitor,
    code: &Code,
    typed: &str,
) -> Result<SigningFrame, Problem> {
    let prospect = app.hub.prospect(&visitor.id, &code.visitor).await?;
    let others = app.hub.sessions.of(&visitor.id).await;
    let others = others.map_err(|why| Problem::not_read(&why))?;
    let others = others
        .iter()
        .filter(|session| session.hash != visitor.session);
    Ok(SigningFrame {
        code: typed.to_owned(),
        name: app.hub.name_of(&code.visitor).await,
        own: app.hub.name_of(&visitor.id).await,
        games: prospect.tables,
        devices: others.count(),
        stay: prospect.stay,
        shared: prospect.shared,
    })
}

/// Signs in with a code.
pub async fn sign_in_by_code(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    headers: HeaderMap,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    in_person(&visitor)?;
    app.rates.code(visitor.network)?;
    let along = match fields.text("games") {
        "along" => true,
        "leave" => false,
        _ => return Err(Problem::bad("problem-form")),
    };
    let Some(code) = take(&app, fields.text("code")).await? else {
        return Ok(not_valid(&app, &visitor, &headers).await);
    };
    sign_in(&app, &visitor, &code.visitor, along).await
}

/// Takes a code that signs in; nobody can use it again.
async fn take(app: &App, typed: &str) -> Result<Option<Code>, Problem> {
    let Some(found) = find(app, typed).await? else {
        return Ok(None);
    };
    let purpose = match &*found.purpose {
        linking::PURPOSE => linking::PURPOSE,
        linking::BY_MAIL => linking::BY_MAIL,
        _ => return Ok(None),
    };
    let used = app.hub.store();
    let used = used.use_code(found.hash, purpose, app.hub.now()).await;
    let used = used.map_err(|why| Problem::not_saved(&why))?;
    if let Some(code) = used.as_ref().filter(|_| purpose == linking::BY_MAIL) {
        mail::seen(app, code).await;
    }
    Ok(used)
}

/// Signs a browser in as somebody: who it was so far comes along, or stays behind.
async fn sign_in(app: &App, visitor: &Visitor, to: &str, along: bool) -> Result<Response, Problem> {
    if to == visitor.id {
        return Ok(Redirect::to("/me").into_response());
    }
    if along {
        app.hub.merge(&visitor.id, to).await?;
    }
    let sessions = &app.hub.sessions;
    let token = new_token();
    let (hash, kind) = (token_hash(&token), SessionKind::Browser);
    let begun = sessions.begin(hash, to, kind, &visitor.device).await;
    begun.map_err(|why| Problem::not_saved(&why))?;
    let left = if along {
        sessions.leave(to, &visitor.session).await
    } else {
        sessions.end(&visitor.id, &visitor.session).await
    };
    left.map_err(|why| Problem::not_saved(&why))?;
    tracing::info!("a device was signed in");
    let jar = CookieJar::new().add(app.signer.cookie(token));
    Ok((jar, Redirect::to("/me")).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_of_the_machine_itself_is_known() {
        for (address, here) in [
            ("http://127.0.0.1:4700/link", true),
            ("http://localhost:4700/link", true),
            ("http://[::1]:4700/link", true),
            ("http://192.168.0.7:4700/link", false),
            ("https://play.example.org/link", false),
            ("http:///link", false),
        ] {
            assert_eq!(is_loopback(address), here, "{address}");
        }
    }
}
