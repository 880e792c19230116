//! Who makes a request, whether it may be made, and what is said when it was not done.
//!
//! Two defences against CSRF: a change that a browser sends for another site is turned
//! away here by its origin, and forms carry a token (`forms.rs`).

use std::{net::SocketAddr, sync::Arc};

use axum::{
    Json,
    body::HttpBody,
    extract::{ConnectInfo, FromRequestParts, Query, Request, State},
    http::{HeaderMap, HeaderValue, Method, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};
use axum_extra::extract::cookie::{Cookie, CookieJar};
use words::Language;

use store::SessionKind;

use super::{api::ErrorBody, html};
use crate::{
    PublicUrl,
    app::App,
    clock::now,
    coach::Coach,
    frame::Reader,
    guard::Network,
    hub::{Hub, Table, random_name},
    identity::{self, Known, Showing, Shown},
    pages,
    problem::Problem,
    settings::Settings,
};

/// The name of the cookie that keeps invitations.
const INVITED: &str = "invited";
/// How many invitations it keeps.
const MOST_INVITATIONS: usize = 20;

/// Who makes a request.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// The visitor's id.
    pub id: String,
    /// The language of the answer.
    pub language: Language,
    /// Whether the answer is for a program.
    pub wants_json: bool,
    /// Whether recognised by a token that no browser sends by itself.
    pub by_token: bool,
    /// The hash of the session by which the visitor was recognised; empty for a newcomer.
    pub session: String,
    /// The signed id that the visitor shows, or is given: as good as a session's token until
    /// there is a session.
    pub signed: Option<String>,
    /// What the request comes from, in a few words.
    pub device: String,
    /// The invitations the visitor shows: in the address, or in the cookie that keeps them.
    pub invitations: Vec<String>,
    /// Where the request comes from.
    pub network: Network,
    /// What the coach has told the visitor.
    pub coach: Coach,
    /// What the visitor has set.
    pub settings: Settings,
}

impl Visitor {
    /// The table, if the visitor may see anything of it.
    ///
    /// # Errors
    /// When there is none, or it is private.
    pub async fn look(&self, app: &App, table: &str) -> Result<Arc<Table>, Problem> {
        let table = app.hub.table(table).await?;
        if self.may_look(&app.hub, &table).await? {
            Ok(table)
        } else {
            Err(Problem::missing("problem-private"))
        }
    }

    /// Whether the visitor may see anything of a table.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn may_look(&self, hub: &Arc<Hub>, table: &Table) -> Result<bool, Problem> {
        let state = table.snapshot().await;
        Ok(state.may_look(&self.id, &self.invitations)
            || hub.may_look_at_daily(&state, &self.id).await?)
    }

    /// What they have set holds on this device too.
    fn follow(&mut self, settings: Settings) {
        self.language = settings.language().unwrap_or(self.language);
        self.settings = settings;
    }

    /// A cookie that keeps the invitations which the visitor shows.
    pub fn keep_invitations(&self) -> Cookie<'static> {
        let mut kept: Vec<&str> = Vec::new();
        for invitation in &self.invitations {
            let is_plain = invitation.bytes().all(|byte| byte.is_ascii_alphanumeric());
            if is_plain && !invitation.is_empty() && !kept.contains(&&**invitation) {
                kept.push(invitation);
            }
        }
        kept.truncate(MOST_INVITATIONS);
        let mut cookie = identity::cookie(INVITED, kept.join("."));
        cookie.set_http_only(true);
        cookie
    }

    /// The reader of a page about a game, or about none.
    pub async fn reader(&self, app: &App, game: Option<&str>) -> Reader {
        Reader {
            name: app.hub.name_of(&self.id).await,
            now: app.hub.now(),
            speaker: app.speaker(self.language, game).clone(),
            form_token: app.signer.form_token(&self.id),
            page_id: random_name(8),
            assets: app.assets.folder().to_owned(),
            site: app
                .config
                .public_url
                .as_ref()
                .map(|url| url.origin().to_owned()),
            aid: game
                .and_then(|game| app.guide(self.language, game)?.summary())
                .map(|summary| summary.html.clone()),
            settings: self.settings,
            coached: self.coach.is_on(),
            tip: None,
        }
    }

    /// A problem in words: as a page for people, as JSON for programs.
    async fn word(&self, app: &App, problem: &Problem) -> Response {
        let text = problem.say(app.speaker(self.language, problem.game));
        if self.wants_json {
            let rule = problem.rule.clone();
            let body = ErrorBody { error: text, rule };
            return self.answer(problem, Json(body));
        }
        let text = match &problem.rule {
            Some(rule) => format!("{text} [{rule}]"),
            None => text,
        };
        let reader = self.reader(app, None).await;
        let page = match &problem.record {
            Some(table) => pages::only_record(problem.status, &text, table, &reader),
            None => pages::error(problem.status, &text, &reader),
        };
        self.answer(problem, html(page))
    }

    fn answer(&self, problem: &Problem, body: impl IntoResponse) -> Response {
        let mut response = (problem.status(), body).into_response();
        problem.tell_when(&mut response);
        response
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        Ok(parts
            .extensions
            .get::<Self>()
            .cloned()
            .expect("every route is behind `identify`"))
    }
}

/// Recognises the visitor or welcomes a new one, turns away what comes too fast or from
/// another site, and words the problem where there was one.
pub async fn identify(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let headers = request.headers();
    let network = app.addresses.client(peer(&request), headers);
    let showing = app.signer.shown(headers);
    let recognised = recognise(&app, showing.as_ref(), network).await;
    let (known, failed) = match recognised {
        Ok(known) => (known, None),
        // Nobody is taken for a newcomer because the store does not answer.
        Err(problem) => (None, Some(problem)),
    };
    let is_new = known.is_none();
    let mut cookie = None;
    let mut visitor = match known {
        Some(known) => {
            let is_kept = known.is_kept;
            let mut visitor = visitor(&request, known, showing.as_ref(), network);
            // Programs say with every request what they want.
            if is_kept && !visitor.by_token {
                visitor.follow(app.hub.settings_of(&visitor.id).await);
            }
            visitor
        }
        None => {
            let (id, welcome) = app.signer.welcome();
            cookie = failed.is_none().then_some(welcome);
            let session = String::new();
            let is_kept = false;
            let known = Known {
                id,
                session,
                is_kept,
            };
            visitor(&request, known, None, network)
        }
    };
    let admitted = match failed {
        Some(problem) => Err(problem),
        None => admit(&app, &visitor, is_new, &request),
    };
    let begun = match admitted {
        Ok(()) if changes(&request) && !is_new => begin(&app, &mut visitor).await,
        other => other.map(|()| None),
    };
    match begun {
        Ok(begun) => cookie = begun.or(cookie),
        Err(problem) => {
            let mut response = visitor.word(&app, &problem).await;
            if !request.body().is_end_stream() {
                // What is not read is in the way of the next request on this connection.
                let close = HeaderValue::from_static("close");
                response.headers_mut().insert(header::CONNECTION, close);
            }
            return response;
        }
    }
    app.hub.presence.see(&visitor.id, visitor.network);
    let table = looked_at(&request).map(String::from);
    request.extensions_mut().insert(visitor.clone());
    let mut response = next.run(request).await;
    if let Some(table) = table {
        // They have seen what they have done themselves, which took a moment, but perhaps not
        // what somebody else did in this one.
        let until = app.hub.now().saturating_sub(1);
        app.hub.viewers.ask(&visitor.id, &table, until);
    }
    let problem = response.extensions_mut().remove::<Problem>();
    if let Some(problem) = problem.or_else(|| unworded(&response)) {
        response = visitor.word(&app, &problem).await;
    }
    if let Some(cookie) = cookie
        && !gives_identity(&response)
    {
        let cookie = cookie
            .to_string()
            .parse()
            .expect("a cookie of plain characters");
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// Whose request this is. What was not looked up lately is looked up, but not faster than
/// pages may be read.
async fn recognise(
    app: &App,
    showing: Option<&Showing>,
    network: Network,
) -> Result<Option<Known>, Problem> {
    let Some(showing) = showing else {
        return Ok(None);
    };
    if !app.hub.sessions.remembers(&showing.what) {
        app.rates.anonymous(network)?;
    }
    let known = app.hub.sessions.recognise(showing).await;
    known.map_err(|why| Problem::not_read(&why))
}

fn visitor(
    request: &Request,
    known: Known,
    showing: Option<&Showing>,
    network: Network,
) -> Visitor {
    let headers = request.headers();
    let is_api = request.uri().path().starts_with("/api/");
    let is_signed = |showing: &Showing| matches!(showing.what, Shown::Signed(_));
    Visitor {
        language: language(headers),
        wants_json: is_api || accepts_json(headers),
        by_token: showing.is_some_and(|showing| showing.by_token),
        signed: (showing.is_none_or(is_signed)).then(|| known.id.clone()),
        session: known.session,
        device: identity::device(headers),
        invitations: invitations(request),
        network,
        coach: Coach::read(headers),
        settings: Settings::default(),
        id: known.id,
    }
}

/// A signed id that changes something gets a session: a browser one of its own, with another
/// cookie, a program one that goes by the signed id.
async fn begin(app: &App, visitor: &mut Visitor) -> Result<Option<Cookie<'static>>, Problem> {
    let Some(id) = visitor.signed.clone() else {
        return Ok(None);
    };
    let (token, hash, kind) = if visitor.by_token {
        let hash = visitor.session.clone();
        (None, hash, SessionKind::Program)
    } else {
        let token = app.signer.exchanged(&id, &visitor.device);
        let hash = identity::token_hash(&token);
        (Some(token), hash, SessionKind::Browser)
    };
    let begun = app
        .hub
        .sessions
        .begin(hash, &id, kind, &visitor.device)
        .await;
    let begun = begun.map_err(|why| Problem::not_saved(&why))?;
    if begun.ended.is_some() {
        return Err(Problem::new(401, "problem-identity"));
    }
    visitor.session = begun.hash;
    visitor.id = begun.visitor;
    visitor.signed = visitor.by_token.then_some(id);
    Ok(token.map(|token| app.signer.cookie(token)))
}

/// Whether a response says itself who the browser is from now on.
fn gives_identity(response: &Response) -> bool {
    let cookies = response.headers().get_all(header::SET_COOKIE);
    let prefix = format!("{}=", identity::COOKIE);
    let mut given = cookies.iter();
    given.any(|cookie| cookie.as_bytes().starts_with(prefix.as_bytes()))
}

/// Turns away a network that reads too fast what is the same for everybody.
pub async fn admit_network(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let network = app.addresses.client(peer(&request), request.headers());
    if let Err(problem) = app.rates.anonymous(network) {
        let mut response = problem.status().into_response();
        problem.tell_when(&mut response);
        return response;
    }
    next.run(request).await
}

/// Whether a request may be made: the rate limit, the identity, the origin, bans.
fn admit(app: &App, visitor: &Visitor, is_new: bool, request: &Request) -> Result<(), Problem> {
    let headers = request.headers();
    let changes = changes(request);
    if is_new {
        app.rates.newcomer(visitor.network, changes)?;
    } else {
        app.rates.request(&visitor.id, visitor.network, changes)?;
    }
    if headers.contains_key(header::AUTHORIZATION) && !visitor.by_token {
        return Err(Problem::new(401, "problem-identity"));
    }
    if changes && !visitor.by_token && from_elsewhere(headers, app.config.public_url.as_ref()) {
        return Err(Problem::forbidden("problem-origin"));
    }
    if changes {
        let (address, now) = (visitor.network.address(), now() / 1000);
        app.hub.bans.admit(&visitor.id, address, now)?;
    }
    Ok(())
}

/// Whether a request may change something.
fn changes(request: &Request) -> bool {
    *request.method() != Method::GET && *request.method() != Method::HEAD
}

/// What is wrong, when a request was refused before it came to a route of ours: such
/// refusals are in no language, and not as the API describes them.
fn unworded(response: &Response) -> Option<Problem> {
    let kind = response.headers().get(header::CONTENT_TYPE);
    let is_text = kind.is_none_or(|kind| kind.as_bytes().starts_with(b"text/plain"));
    match response.status().as_u16() {
        _ if !is_text => None,
        400 | 415 | 422 => Some(Problem::bad("problem-form")),
        405 => Some(Problem::new(405, "problem-method")),
        413 => Some(Problem::new(413, "problem-too-large")),
        503 => Some(Problem::new(503, "problem-too-slow")),
        _ => None,
    }
}

/// The invitations in the address and in the cookie.
fn invitations(request: &Request) -> Vec<String> {
    #[derive(serde::Deserialize)]
    struct Shown {
        invitation: Option<String>,
    }
    let shown = Query::<Shown>::try_from_uri(request.uri()).ok();
    let shown = shown.and_then(|Query(shown)| shown.invitation);
    let cookies = CookieJar::from_headers(request.headers());
    let kept = cookies.get(INVITED).map_or("", |cookie| cookie.value());
    let kept = kept.split('.').take(MOST_INVITATIONS).map(String::from);
    shown.into_iter().chain(kept).collect()
}

/// The table whose page somebody opens, at which they do something, or that a program reads.
/// What a page fetches by itself says nothing of who sits before it.
fn looked_at(request: &Request) -> Option<&str> {
    let mut parts = request.uri().path().split('/').skip(1);
    let is_change = *request.method() == Method::POST;
    match (parts.next()?, parts.next()?) {
        ("t", table) => (is_change || parts.next().is_none()).then_some(table),
        ("api", "tables") => {
            let table = parts.next()?;
            (parts.next() != Some("events")).then_some(table)
        }
        _ => None,
    }
}

/// The other end of the connection.
fn peer(request: &Request) -> SocketAddr {
    let info = request.extensions().get::<ConnectInfo<SocketAddr>>();
    info.expect("every connection has a peer").0
}

/// Whether a browser says that another site made it send this. Its own site is where the
/// request was sent, or where people reach the server.
fn from_elsewhere(headers: &HeaderMap, public: Option<&PublicUrl>) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text(header::HeaderName::from_static("sec-fetch-site"))
        && site == "cross-site"
    {
        return true;
    }
    let Some(origin) = text(header::ORIGIN) else {
        return false;
    };
    if public.is_some_and(|public| public.origin() == origin) {
        return false;
    }
    let Some(host) = text(header::HOST) else {
        return public.is_some();
    };
    origin
        .split_once("://")
        .is_none_or(|(_, origin)| origin != host)
}

fn accepts_json(headers: &HeaderMap) -> bool {
    headers
        .get(header::ACCEPT)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|accept| accept.starts_with("application/json"))
}

/// The language that this browser has chosen by cookie, else the browser's first that we speak.
fn language(headers: &HeaderMap) -> Language {
    let cookies = CookieJar::from_headers(headers);
    let chosen = cookies
        .get("lang")
        .and_then(|lang| lang.value().parse().ok());
    chosen.unwrap_or_else(|| {
        let accepted = headers
            .get(header::ACCEPT_LANGUAGE)
            .and_then(|value| value.to_str().ok());
        preferred(accepted.unwrap_or("")).unwrap_or(Language::En)
    })
}

/// The language that a header `Accept-Language` gives the highest weight among those
/// that we speak (RFC 9110, 12.5.4). A weight of 0 means "not this one".
fn preferred(accepted: &str) -> Option<Language> {
    let mut tags: Vec<(f32, &str)> = accepted
        .split(',')
        .map(|part| {
            let (tag, rest) = part.split_once(';').unwrap_or((part, ""));
            let weight = rest.trim().strip_prefix("q=").and_then(|q| q.parse().ok());
            (weight.unwrap_or(1.0), tag.trim())
        })
        .filter(|(weight, _)| *weight > 0.0)
        .collect();
    // Stable: of equals, the first named wins.
    tags.sort_by(|a, b| b.0.total_cmp(&a.0));
    tags.into_iter().find_map(|(_, tag)| tag.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_with_the_highest_weight_is_spoken() {
        for (accepted, spoken) in [
            ("es", Some(Language::Es)),
            ("de-DE, fr;q=0.7, es-419;q=0.9", Some(Language::Es)),
            ("fr;q=0.5, es;q=0.5", Some(Language::Fr)),
            ("es;q=0, fr;q=0.1", Some(Language::Fr)),
            ("en;q=0", None),
            ("de, *", None),
            ("", None),
        ] {
            assert_eq!(preferred(accepted), spoken, "{accepted}");
        }
    }
}
