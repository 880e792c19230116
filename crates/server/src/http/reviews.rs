//! Reviews of finished games: their page, and its forms.

use std::sync::Arc;

use axum::{
    extract::{Path, State},
    response::{Redirect, Response},
};

use super::{Visitor, forms::CheckedForm, query::ViewQuery, reading};
use crate::{
    app::App,
    frame::ReviewFrame,
    pages,
    problem::Problem,
    review_frame::{self, Reviewed},
    show,
};

/// What there is of the review, in the visitor's words.
pub async fn review_frame(
    app: &App,
    visitor: &Visitor,
    table: &str,
) -> Result<ReviewFrame, Problem> {
    let table = visitor.look(app, table).await?;
    let status = app.hub.review(&table).await?;
    let state = table.snapshot().await;
    let speaker = app.speaker(visitor.language, Some(&state.game)).clone();
    let mine = state.may_review(&visitor.id);
    let work = move || {
        let journal = state.journal.as_ref();
        let journal = journal.ok_or_else(|| Problem::forbidden("problem-not-over"))?;
        let names = show::names(&state, &speaker);
        let reviewed = Reviewed {
            table: &state.id,
            journal,
            speaker: &speaker.with_names(names.clone()),
            names: &names,
            mine,
        };
        Ok(review_frame::review_frame(&status, &reviewed))
    };
    app.frames.work(work).await
}

pub async fn page(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
) -> Result<Response, Problem> {
    let review = review_frame(&app, &visitor, &table).await?;
    let query = ViewQuery::default();
    reading::page(&app, &visitor, &table, &query, move |frame, reader| {
        Ok(pages::review(frame, &review, reader))
    })
    .await
}

pub async fn start(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    _: CheckedForm,
) -> Result<Redirect, Problem> {
    visitor.look(&app, &table).await?;
    app.hub.start_review(&table, &visitor.id).await?;
    Ok(Redirect::to(&format!("/review/{table}")))
}

pub async fn stop(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    _: CheckedForm,
) -> Result<Redirect, Problem> {
    app.hub.stop_review(&table, &visitor.id).await?;
    Ok(Redirect::to(&format!("/review/{table}")))
}
