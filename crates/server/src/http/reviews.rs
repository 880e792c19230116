//! Reviews of finished games: the page, and the wishes about them, which the JSON
//! API shares.

use std::sync::Arc;

use axum::{
    Form,
    extract::{Path, State},
    response::{IntoResponse, Redirect, Response},
};

use super::{Visitor, forms, reading};
use crate::{
    app::App,
    frame::ReviewFrame,
    hub::ReviewStatus,
    pages,
    problem::Problem,
    reviewed,
    show::{self, ViewQuery},
};

/// What there is of the review, in the visitor's words.
pub async fn frame(app: &App, visitor: &Visitor, table: &str) -> Result<ReviewFrame, Problem> {
    let table = app.hub.table(table).await?;
    let looked = app.hub.review(&table).await?;
    let state = table.state.lock().await;
    let journal = state.journal.as_ref();
    let journal = journal.ok_or_else(|| Problem::forbidden("problem-not-over"))?;
    let speaker = app.speaker(visitor.language, Some(&state.game)).clone();
    let names = show::names(&state, &speaker);
    let seated = !state.seats_of(&visitor.id).is_empty();
    let began = matches!(&looked, ReviewStatus::Going { visitor: who, .. } if *who == visitor.id);
    let speaker = speaker.with_names(names);
    Ok(reviewed::frame(&looked, journal, &speaker, seated || began))
}

pub async fn begin(app: &App, visitor: &str, table: &str) -> Result<(), Problem> {
    let table = app.hub.table(table).await?;
    app.hub.start_review(&table, visitor).await
}

pub async fn end(app: &App, visitor: &str, table: &str) -> Result<(), Problem> {
    let table = app.hub.table(table).await?;
    app.hub.stop_review(&table, visitor).await
}

pub async fn page(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
) -> Response {
    let review = match frame(&app, &visitor, &table).await {
        Ok(review) => review,
        Err(problem) => return visitor.refuse(&app, &problem).await,
    };
    reading::shown(
        &app,
        visitor,
        &table,
        &ViewQuery::default(),
        |frame, reader| Ok(pages::review(frame, &review, reader)),
    )
    .await
}

pub async fn start(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    Form(fields): Form<forms::Fields>,
) -> Response {
    let wish = begin(&app, &visitor.id, &table);
    grant(&app, &visitor, &table, &fields, wish).await
}

pub async fn stop(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    Form(fields): Form<forms::Fields>,
) -> Response {
    let wish = end(&app, &visitor.id, &table);
    grant(&app, &visitor, &table, &fields, wish).await
}

/// Does what a form wishes and goes back to the page of the review.
async fn grant(
    app: &App,
    visitor: &Visitor,
    table: &str,
    fields: &forms::Fields,
    wish: impl Future<Output = Result<(), Problem>>,
) -> Response {
    let done = async {
        forms::checked(app, visitor, fields)?;
        wish.await
    };
    match done.await {
        Ok(()) => Redirect::to(&format!("/review/{table}")).into_response(),
        Err(problem) => visitor.refuse(app, &problem).await,
    }
}
