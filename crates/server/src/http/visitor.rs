//! Who makes a request, and whether it may be made.

use std::{net::SocketAddr, sync::Arc};

use axum::{
    extract::{ConnectInfo, FromRequestParts, Request, State},
    http::{HeaderMap, Method, header, request::Parts},
    middleware::Next,
    response::Response,
};
use axum_extra::extract::cookie::CookieJar;
use words::Language;

use crate::{app::App, frame::Reader, problem::Problem};

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
    /// The game the request is about, once that is known.
    pub game: Option<String>,
}

impl Visitor {
    /// The reader of a page about a game, or about none.
    pub async fn reader(&self, app: &App, game: Option<&str>) -> Reader {
        Reader {
            name: app.name_of(&self.id).await,
            speaker: app.speaker(self.language, game).clone(),
            form_token: app.signer.form_token(&self.id),
            assets: app.assets.folder().to_owned(),
        }
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

/// Recognises the visitor or welcomes a new one, and turns away what comes too
/// fast or from another site.
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
        game: None,
        id,
    };
    // A new visitor is known by the address only, or limits would mean nothing.
    let key = match (
        &cookie,
        request.extensions().get::<ConnectInfo<SocketAddr>>(),
    ) {
        (Some(_), Some(ConnectInfo(address))) => address.ip().to_string(),
        _ => visitor.id.clone(),
    };
    let changes = *request.method() != Method::GET && *request.method() != Method::HEAD;
    let limiter = if changes { &app.changes } else { &app.reads };
    if limiter.check_key(&key).is_err() {
        return visitor
            .refuse(&app, &Problem::busy("problem-too-fast"))
            .await;
    }
    let wrong_token = headers.contains_key(header::AUTHORIZATION) && !by_token;
    if wrong_token {
        return visitor
            .refuse(&app, &Problem::new(401, "problem-identity"))
            .await;
    }
    if changes && !by_token && from_elsewhere(headers) {
        return visitor
            .refuse(&app, &Problem::forbidden("problem-origin"))
            .await;
    }
    request.extensions_mut().insert(visitor.clone());
    let mut response = next.run(request).await;
    if let Some(problem) = unworded(&response) {
        response = visitor.refuse(&app, &problem).await;
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

/// Whether a browser says that another site made it send this.
fn from_elsewhere(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text(header::HeaderName::from_static("sec-fetch-site"))
        && site == "cross-site"
    {
        return true;
    }
    let (Some(origin), Some(host)) = (text(header::ORIGIN), text(header::HOST)) else {
        return false;
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
