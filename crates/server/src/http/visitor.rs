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

use super::{api::ErrorBody, html};
use crate::{
    PublicUrl,
    app::App,
    clock::now,
    coach::Coach,
    frame::Reader,
    guard::Network,
    hub::{Hub, Table, random_name},
    identity, pages,
    problem::Problem,
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
    /// The invitations the visitor shows: in the address, or in the cookie that keeps them.
    pub invitations: Vec<String>,
    /// Where the request comes from.
    pub network: Network,
    /// What the coach has told the visitor.
    pub coach: Coach,
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
    let known = app.signer.recognise(headers);
    let (cookie, id, by_token) = match known {
        Some(known) => (None, known.id, known.by_token),
        None => {
            let (id, cookie) = app.signer.welcome();
            (Some(cookie), id, false)
        }
    };
    let is_api = request.uri().path().starts_with("/api/");
    let visitor = Visitor {
        language: language(headers),
        wants_json: is_api || accepts_json(headers),
        by_token,
        invitations: invitations(&request),
        network: app.addresses.client(peer(&request), headers),
        coach: Coach::read(headers),
        id,
    };
    if let Err(problem) = admit(&app, &visitor, cookie.is_some(), &request) {
        let mut response = visitor.word(&app, &problem).await;
        if !request.body().is_end_stream() {
            // What is not read is in the way of the next request on this connection.
            let close = HeaderValue::from_static("close");
            response.headers_mut().insert(header::CONNECTION, close);
        }
        return response;
    }
    app.hub.presence.see(&visitor.id, visitor.network);
    request.extensions_mut().insert(visitor.clone());
    let mut response = next.run(request).await;
    let problem = response.extensions_mut().remove::<Problem>();
    if let Some(problem) = problem.or_else(|| unworded(&response)) {
        response = visitor.word(&app, &problem).await;
    }
    if let Some(cookie) = cookie {
        let cookie = cookie
            .to_string()
            .parse()
            .expect("a cookie of plain characters");
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
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
    let changes = *request.method() != Method::GET && *request.method() != Method::HEAD;
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

/// The language chosen by cookie, else the browser's first that we speak.
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
