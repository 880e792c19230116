//! Lists of tables: a page to read, and the same for programs.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Query, State},
    response::Response,
};
use serde::Deserialize;
use store::{ListQuery, Which};

use super::{Visitor, description::PageNumber, html, reading::say_names};
use crate::{
    app::App,
    frame::{ListFrame, TableList},
    pages,
    problem::Problem,
};

/// How many tables are on a page.
const PAGE: u32 = 30;
/// The longest text to look for, in characters.
const LONGEST_SEARCH: usize = 60;

/// Which part of which list.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct ListParams {
    /// The list.
    list: TableList,
    /// A name or a game to look for.
    q: String,
    /// The page, counted from 1.
    #[param(value_type = PageNumber)]
    page: u32,
}

async fn list_frame(
    app: &App,
    visitor: &Visitor,
    params: &ListParams,
) -> Result<ListFrame, Problem> {
    let search: String = params.q.trim().chars().take(LONGEST_SEARCH).collect();
    let page = params.page.max(1);
    let lines = app.hub.list(ListQuery {
        which: which(params.list),
        visitor: visitor.id.clone(),
        search: search.to_lowercase(),
        skip: (page - 1).saturating_mul(PAGE),
        // One more tells whether there is another page.
        most: PAGE + 1,
    });
    let mut tables = lines.await?;
    let more = tables.len() > PAGE as usize;
    tables.truncate(PAGE as usize);
    say_names(&mut tables, app.speaker(visitor.language, None));
    Ok(ListFrame {
        list: params.list,
        search,
        page,
        more,
        tables,
    })
}

const fn which(list: TableList) -> Which {
    match list {
        TableList::Running => Which::Running,
        TableList::Owing => Which::Owing,
        TableList::Past => Which::Past,
        TableList::Open => Which::Open,
        TableList::Watchable => Which::Watchable,
        TableList::Finished => Which::Finished,
    }
}

pub async fn page(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Query(params): Query<ListParams>,
) -> Result<Response, Problem> {
    let frame = list_frame(&app, &visitor, &params).await?;
    let reader = visitor.reader(&app, None).await;
    Ok(html(pages::games(&frame, &reader)))
}

/// Tables: your own, those with free seats, those to watch, finished ones.
#[utoipa::path(get, path = "/api/tables", params(ListParams),
    responses((status = 200, description = "The tables", body = ListFrame)))]
pub async fn tables(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Query(params): Query<ListParams>,
) -> Result<Json<ListFrame>, Problem> {
    Ok(Json(list_frame(&app, &visitor, &params).await?))
}
