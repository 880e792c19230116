//! For those who run the server: health, figures, and the files of the pages.

use std::sync::{Arc, atomic::Ordering};

use axum::{
    Router,
    extract::{Path, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use tower_http::compression::CompressionLayer;

use crate::app::App;

pub fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .route("/assets/{file}", get(asset).layer(CompressionLayer::new()))
}

/// Whether the store answers.
async fn health(State(app): State<Arc<App>>) -> Response {
    match app.hub.store().check().await {
        Ok(()) => "ok\n".into_response(),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")).into_response(),
    }
}

async fn metrics(State(app): State<Arc<App>>) -> Response {
    metrics::gauge!("orrery_tables").set(app.hub.table_count() as f64);
    metrics::gauge!("orrery_streams").set(app.hub.streams.load(Ordering::Relaxed) as f64);
    metrics::gauge!("orrery_bot_queue").set(app.hub.bot_queue() as f64);
    metrics::gauge!("orrery_reviews").set(app.hub.review_count() as f64);
    let text = app.metrics.render();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}

/// Script and styles. Their names carry a version, so browsers may keep them.
async fn asset(State(app): State<Arc<App>>, Path(file): Path<String>) -> Response {
    let game = file.strip_suffix(".css");
    let game = game.and_then(|game| app.catalog().find(game));
    let (kind, text) = match (file.as_str(), game) {
        ("orrery.js", _) => (
            "text/javascript; charset=utf-8",
            include_str!("../../assets/orrery.js"),
        ),
        ("orrery.css", _) => (
            "text/css; charset=utf-8",
            include_str!("../../assets/orrery.css"),
        ),
        (_, Some(entry)) => ("text/css; charset=utf-8", entry.style()),
        _ => return StatusCode::NOT_FOUND.into_response(),
    };
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, "public, max-age=3600"),
    ];
    (headers, text).into_response()
}
