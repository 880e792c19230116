//! For those who run the server: health, figures, and the files of the pages.

use std::sync::Arc;

use axum::{
    Router,
    body::Bytes,
    extract::{Path, State},
    http::{StatusCode, header},
    middleware,
    response::{IntoResponse, Redirect, Response},
    routing::{get, post},
};
use tower_http::compression::CompressionLayer;

use super::{notices, visitor};
use crate::{app::App, assets::Asset, hub::BusLink, meters};

/// What the public address has for those who run the server, and what every page needs. Nobody
/// is asked who they are, so only the network can be kept from asking too often. Health costs
/// nothing and is asked for by what watches over the server.
pub fn routes(app: &Arc<App>) -> Router<Arc<App>> {
    let mut limited = Router::new()
        .route(
            "/assets/{version}/{file}",
            get(asset).layer(CompressionLayer::new()),
        )
        .route("/worker.js", get(notices::worker))
        .route("/feed/{address}", get(feed))
        .route("/notices/stop/{token}", post(stop));
    if app.config.metrics_address.is_none() {
        limited = limited.route("/metrics", get(metrics));
    }
    let admit = middleware::from_fn_with_state(app.clone(), visitor::admit_network);
    health_routes().merge(limited.layer(admit))
}

/// What an address of its own has.
pub fn metrics_routes() -> Router<Arc<App>> {
    health_routes().route("/metrics", get(metrics))
}

fn health_routes() -> Router<Arc<App>> {
    Router::new()
        .route("/healthz", get(health))
        .route("/readyz", get(ready))
}

/// Whether moves can be saved. Where something that was saved earlier cannot be read any more,
/// that is said, and other tables go on. So does everything when the bus is away.
async fn health(State(app): State<Arc<App>>) -> Response {
    if let Err(why) = app.health.check(&**app.hub.store()).await {
        return unavailable(&why);
    }
    let damage = app.health.examined().and_then(|found| found.as_ref().err());
    let deaf = app.hub.link().and_then(BusLink::why_deaf);
    let but: Vec<&str> = [damage, deaf.as_ref()]
        .into_iter()
        .flatten()
        .map(String::as_str)
        .collect();
    if but.is_empty() {
        return "ok\n".into_response();
    }
    format!("ok, but {}\n", but.join("; ")).into_response()
}

/// Whether people should be sent here: moves can be saved, and it is not about to stop.
async fn ready(State(app): State<Arc<App>>) -> Response {
    if *app.stopping.borrow() {
        return unavailable("the server is stopping");
    }
    health(State(app)).await
}

fn unavailable(why: &str) -> Response {
    (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")).into_response()
}

async fn metrics(State(app): State<Arc<App>>) -> Response {
    let text = meters::render(&app).await;
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}

/// What was told, for a reader that knows the secret address.
async fn feed(State(app): State<Arc<App>>, Path(address): Path<String>) -> Response {
    match notices::feed(&app, &address).await {
        Ok(Some(feed)) => {
            let kind = "application/atom+xml; charset=utf-8";
            ([(header::CONTENT_TYPE, kind)], feed).into_response()
        }
        Ok(None) => StatusCode::NOT_FOUND.into_response(),
        Err(problem) => problem.status().into_response(),
    }
}

/// Stops notices at an address. A program for mail sends this for its user (RFC 8058), with
/// no identity and without following redirects; a form of the page that asks sends it too.
async fn stop(State(app): State<Arc<App>>, Path(token): Path<String>, body: Bytes) -> Response {
    if notices::stop_now(&app, &token).await.is_err() {
        return unavailable("it cannot be saved now");
    }
    if body.starts_with(b"List-Unsubscribe=One-Click") {
        return "ok\n".into_response();
    }
    Redirect::to(&format!("/notices/stop/{token}")).into_response()
}

/// Script and styles, named after their content, so browsers may keep them.
async fn asset(
    State(app): State<Arc<App>>,
    Path((version, file)): Path<(String, String)>,
) -> Response {
    let Some(Asset { kind, text }) = app.assets.find(&version, &file) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    (headers, text).into_response()
}
