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
    hub::ReviewStatus,
    pages,
    problem::Problem,
    reviewed::{self, Reviewed},
    show,
};

/// What there is of the review, in the visitor's words.
pub async fn review_frame(
    app: &App,
    visitor: &Visitor,
    table: &str,
) -> Result<ReviewFrame, Problem> {
    let table = app.hub.table(table).await?;
    let status = app.hub.review(&table).await?;
    let state = table.state.lock().await;
    let journal = state.journal.as_ref();
    let journal = journal.ok_or_else(|| Problem::forbidden("problem-not-over"))?;
    let speaker = app.speaker(visitor.language, Some(&state.game)).clone();
    let names = show::names(&state, &speaker);
    let seated = !state.seats_of(&visitor.id).is_empty();
    let began = matches!(&status, ReviewStatus::Going { visitor: who, .. } if *who == visitor.id);
    let speaker = speaker.with_names(names.clone());
    let reviewed = Reviewed {
        table: &state.id,
        journal,
        speaker: &speaker,
        names: &names,
        mine: seated || began,
    };
    Ok(reviewed::review_frame(&status, &reviewed))
}

pub async fn page(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
) -> Result<Response, Problem> {
    let review = review_frame(&app, &visitor, &table).await?;
    let query = ViewQuery::default();
    reading::page(&app, &visitor, &table, &query, |frame, reader| {
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
