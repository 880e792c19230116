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

use crate::{app::App, assets::Asset};

pub fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .route(
            "/assets/{version}/{file}",
            get(asset).layer(CompressionLayer::new()),
        )
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
