//! The routes, and what holds for all of them.

mod account;
mod api;
mod circle;
mod clocks;
mod club;
mod daily;
mod description;
mod desk;
mod devices;
mod events;
mod forms;
mod hands;
mod hosts;
mod lists;
mod mail;
mod notices;
mod notices_api;
mod passkeys;
mod puzzles;
mod query;
mod ratings;
mod reading;
mod reviews;
mod tournaments;
mod visitor;

use std::{sync::Arc, time::Duration};

pub use api::openapi;
use axum::{
    Router,
    extract::{DefaultBodyLimit, Request},
    http::{HeaderName, HeaderValue, StatusCode, header},
    middleware::{self, Next},
    response::{Html, IntoResponse, Response},
    routing::{get, post},
};
use tower_http::{
    CompressionLevel, catch_panic::CatchPanicLayer, compression::CompressionLayer,
    set_header::SetResponseHeaderLayer, timeout::TimeoutLayer,
};

pub(crate) use self::description::DayName;
#[cfg(test)]
pub use self::query::ViewQuery;
use self::visitor::Visitor;
use crate::{app::App, problem::Problem};

/// The most a request may carry.
const LARGEST_BODY: usize = 16 * 1024;

/// Scripts, styles and everything else come from here and nowhere else.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; form-action 'self'; base-uri 'none'; \
                      frame-ancestors 'none'; manifest-src 'self'; worker-src 'self'";

/// All routes.
pub fn router(app: Arc<App>) -> Router {
    let pages = Router::new()
        .route("/", get(reading::home))
        .route("/games", get(lists::page))
        .route("/daily", get(daily::page))
        .route("/daily/{game}", post(daily::play))
        .route("/wall", get(reading::wall))
        .route(
            "/tournaments",
            get(tournaments::page).post(tournaments::form),
        )
        .route(
            "/tournaments/{tournament}",
            get(tournaments::tournament_page).post(tournaments::act_form),
        )
        .route(
            "/tournaments/{tournament}/results.csv",
            get(tournaments::csv),
        )
        .route("/leagues/{league}", get(tournaments::league_page))
        .route("/ratings", get(ratings::page))
        .route("/players/{player}", get(ratings::player_page))
        .route("/host", get(desk::first))
        .route("/host/{part}", get(desk::page).post(desk::act))
        .route("/host/enter/{code}", get(desk::enter).post(desk::sign_in))
        .route("/friends", get(circle::page).post(circle::act))
        .route("/friends/link", post(circle::make_link))
        .route("/friends/seen", post(circle::set_privacy))
        .route("/invitations/decline", post(circle::decline))
        .route(
            "/t/{table}/friends",
            get(circle::guests).post(circle::invite),
        )
        .route("/t/{table}/person", post(circle::act_at_table))
        .route(
            "/t/{table}/report",
            get(circle::report_page).post(circle::report),
        )
        .route("/t/{table}", get(reading::table))
        .route("/t/{table}/frame", get(reading::fragment))
        .route("/t/{table}/preview", get(reading::preview))
        .route("/t/{table}/record", get(reading::record))
        .route("/replay/{table}", get(reading::replay))
        .route("/review/{table}", get(reviews::page))
        .route("/verify/{table}", get(reading::verify))
        .route("/how-to-play/{game}", get(reading::how_to_play))
        .route("/rules/{game}", get(reading::rules))
        .route("/learn/{game}", get(reading::lessons).post(forms::learn))
        .route("/new/{game}", get(reading::sheet))
        .route("/notices", get(notices::page))
        .route("/notices/settings", post(notices::set))
        .route("/notices/mail", post(notices::mail))
        .route("/notices/webhook", post(notices::webhook))
        .route("/notices/push", post(notices::push))
        .route("/notices/feed", post(notices::feed_address))
        .route("/notices/remove", post(notices::remove))
        .route(
            "/notices/confirm/{token}",
            get(notices::confirm).post(notices::follow),
        )
        .route("/notices/stop/{token}", get(notices::stop))
        .route("/puzzles/{game}", get(puzzles::list))
        .route("/puzzles/{game}/{number}", get(puzzles::page))
        .route("/play-now", post(forms::play_now))
        .route("/tables", post(forms::create))
        .route("/name", post(forms::rename))
        .route("/me", get(account::page))
        .route("/me/sign-out", post(account::sign_out))
        .route("/me/sign-out-others", post(account::sign_out_others))
        .route("/me/tokens", post(account::make_token))
        .route("/me/link", post(account::make_link))
        .route("/me/data", get(account::data))
        .route("/me/passkeys", post(passkeys::take_new))
        .route("/me/passkeys/ask", post(passkeys::ask_for_new))
        .route("/me/passkeys/remove", post(passkeys::remove))
        .route("/passkey", post(passkeys::show))
        .route("/passkey/ask", post(passkeys::ask))
        .route("/me/settings", post(forms::settings))
        .route("/me/club", post(club::add))
        .route("/me/club/remove", post(club::remove))
        .route("/club", post(club::begin))
        .route("/club/back", get(club::back))
        .route("/me/mail", post(mail::add))
        .route("/me/mail/confirm", post(mail::confirm))
        .route("/me/mail/remove", post(mail::remove))
        .route("/me/delete", post(account::delete))
        .route("/link", get(account::link).post(account::look_at_code))
        .route("/link/confirm", post(account::sign_in_by_code))
        .route("/link/mail", post(mail::send_link))
        .route("/language", post(forms::language))
        .route("/coach", post(forms::coach))
        .route("/t/{table}/sit", post(forms::sit))
        .route("/t/{table}/start", post(forms::start))
        .route("/t/{table}/leave", post(forms::leave))
        .route("/t/{table}/bot", post(forms::bot))
        .route("/away", post(clocks::away_everywhere))
        .route("/t/{table}/away", post(clocks::away))
        .route("/t/{table}/pause", post(clocks::pause))
        .route("/t/{table}/give-time", post(clocks::give_time))
        .route("/t/{table}/hands", post(hands::agree))
        .route("/t/{table}/close", post(forms::close))
        .route("/t/{table}/free", post(forms::free))
        .route("/t/{table}/invite", post(forms::invite))
        .route("/t/{table}/play", post(forms::play))
        .route("/t/{table}/undo", post(forms::undo))
        .route("/t/{table}/leave-lesson", post(forms::leave_lesson))
        .route("/t/{table}/chat", post(forms::chat))
        .route("/t/{table}/line", post(forms::chat_line))
        .route("/t/{table}/rematch", post(forms::rematch))
        .route("/t/{table}/try", post(forms::try_again))
        .route("/t/{table}/review", post(reviews::start))
        .route("/t/{table}/review/stop", post(reviews::stop))
        .merge(api::routes())
        .fallback(not_found)
        // Streams stay open; everything else answers soon.
        .layer(TimeoutLayer::with_status_code(
            StatusCode::SERVICE_UNAVAILABLE,
            Duration::from_secs(30),
        ));
    let streams = Router::new()
        .route("/t/{table}/events", get(events::events))
        .route("/api/tables/{table}/events", get(events::events));
    let set = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    pages
        .merge(streams)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(middleware::from_fn_with_state(
            app.clone(),
            visitor::identify,
        ))
        // Pages change with every move. The usual level takes twice the time of this
        // one and saves three bytes in a hundred. Streams are left as they are.
        .layer(CompressionLayer::new().quality(CompressionLevel::Precise(4)))
        .merge(hosts::routes(&app))
        .layer(CatchPanicLayer::custom(
            |why: Box<dyn std::any::Any + Send>| {
                let text = why.downcast_ref::<&str>().copied();
                let text = text.or(why.downcast_ref::<String>().map(String::as_str));
                tracing::error!(why = text.unwrap_or("unknown"), "a request panicked");
                StatusCode::INTERNAL_SERVER_ERROR.into_response()
            },
        ))
        .layer(set(header::CONTENT_SECURITY_POLICY, POLICY))
        .layer(set(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(set(header::REFERRER_POLICY, "same-origin"))
        .layer(set(header::X_FRAME_OPTIONS, "DENY"))
        .layer(set(header::CACHE_CONTROL, "no-store"))
        .layer(middleware::from_fn(say_when))
        .layer(middleware::from_fn(measure))
        .with_state(app)
}

/// The routes of the address for figures.
pub fn metrics_router(app: Arc<App>) -> Router {
    hosts::metrics_routes().with_state(app)
}

/// A request that takes longer than this is worth a line in the log.
const SLOW: Duration = Duration::from_secs(2);

/// Counts and times every request by its route, never by what is in it.
async fn measure(request: Request, next: Next) -> Response {
    let began = std::time::Instant::now();
    let method = request.method().clone();
    let route = request
        .extensions()
        .get::<axum::extract::MatchedPath>()
        .map_or_else(|| "none".to_string(), |path| path.as_str().to_string());
    let response = next.run(request).await;
    let status = response.status().as_u16();
    let labels = [("route", route), ("status", status.to_string())];
    metrics::counter!("orrery_requests_total", &labels).increment(1);
    let took = began.elapsed();
    metrics::histogram!("orrery_request_seconds", &labels).record(took.as_secs_f64());
    let (route, ms) = (&labels[0].1, took.as_millis());
    if took > SLOW {
        tracing::warn!(%method, route, status, ms, "a slow request");
    } else {
        tracing::debug!(%method, route, status, ms, "request");
    }
    response
}

/// Who is turned away because of too much work is told when to come again.
async fn say_when(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let is_busy = matches!(
        response.status(),
        StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE
    );
    if is_busy {
        let soon = HeaderValue::from_static("5");
        let headers = response.headers_mut();
        headers.entry(header::RETRY_AFTER).or_insert(soon);
    }
    response
}

async fn not_found() -> Problem {
    Problem::missing("problem-no-page")
}

/// A page.
pub fn html(markup: maud::Markup) -> Response {
    Html(markup.into_string()).into_response()
}
