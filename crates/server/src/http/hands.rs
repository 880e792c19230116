//! Open hands for those who watch: who plays agrees to them, or does not any more.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
    response::Response,
};
use serde::Deserialize;
use utoipa::ToSchema;

use super::{
    Visitor,
    api::{Body, Done, ErrorBody, done},
    forms::{Fields, TableForm},
};
use crate::{app::App, problem::Problem};

impl Fields {
    /// After how many minutes those who watch see all hands, if the sheet asks for that.
    ///
    /// # Errors
    /// When it is no number.
    pub(super) fn open_hands(&self) -> Result<Option<u16>, Problem> {
        match self.text("open-hands") {
            "" | "no" => Ok(None),
            minutes => minutes
                .parse()
                .map(Some)
                .map_err(|_| Problem::new(422, "problem-hands-minutes")),
        }
    }
}

/// Agreeing to open hands, or not any more.
pub async fn agree(form: TableForm) -> Response {
    let (hub, table, visitor, fields) = form.parts();
    form.answer(async {
        hub.agree_to_hands(table, visitor, fields.parse("agree")?)
            .await
    })
    .await
}

/// Whether you agree.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Agree {
    /// Whether those who watch may see your hand too.
    agree: bool,
}

/// You agree that those who watch see all hands some time later, or do not any more. They see them
/// only as long as everyone who plays agrees.
#[utoipa::path(post, path = "/api/tables/{table}/hands", params(("table" = String, Path)), request_body = Agree,
    responses((status = 200, description = "It was taken", body = Done),
        (status = 403, description = "You do not sit there", body = ErrorBody),
        (status = 409, description = "The table was made without open hands", body = ErrorBody)))]
pub async fn api_agree(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    Body(body): Body<Agree>,
) -> Result<Json<Done>, Problem> {
    let agreed = app.hub.agree_to_hands(&table, &visitor.id, body.agree);
    Ok(done(agreed.await?))
}
