//! Where somebody is signed in, for programs: the list, signing out, tokens.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    Visitor, account,
    api::{Body, ErrorBody},
    description::TokenName,
};
use crate::{
    app::App,
    frame::{SessionFrame, TokenFrame},
    problem::Problem,
};

/// A new token.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What it is for.
    #[schema(value_type = TokenName)]
    name: String,
}

/// What was signed out.
#[derive(Debug, Serialize, ToSchema)]
pub struct Ended {
    /// How many browsers and programs.
    ended: usize,
}

/// Where you are signed in: browsers, and programs with tokens.
#[utoipa::path(get, path = "/api/me/sessions",
    responses((status = 200, description = "Browsers and programs, your own first", body = [SessionFrame])))]
pub async fn list(
    State(app): State<Arc<App>>,
    visitor: Visitor,
) -> Result<Json<Vec<SessionFrame>>, Problem> {
    Ok(Json(account::sessions(&app, &visitor).await?))
}

/// Signs out everywhere else. Not with a token.
#[utoipa::path(delete, path = "/api/me/sessions",
    responses((status = 200, description = "How many that were", body = Ended)))]
pub async fn end_others(
    State(app): State<Arc<App>>,
    visitor: Visitor,
) -> Result<Json<Ended>, Problem> {
    account::in_person(&visitor)?;
    let ended = account::end_others(&app, &visitor).await?;
    Ok(Json(Ended { ended }))
}

/// Signs out a browser, or revokes a token. A token can revoke only itself.
#[utoipa::path(delete, path = "/api/me/sessions/{session}",
    params(("session" = String, Path, description = "Its `id`")),
    responses((status = 200, description = "How many that were: 1", body = Ended),
        (status = 404, description = "Nobody is signed in there", body = ErrorBody)))]
pub async fn end(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(session): Path<String>,
) -> Result<Json<Ended>, Problem> {
    if session != visitor.session {
        account::in_person(&visitor)?;
    }
    account::end(&app, &visitor, &session).await?;
    Ok(Json(Ended { ended: 1 }))
}

/// Makes a token for a program that acts as you. Nobody can read it again. Not with a token.
#[utoipa::path(post, path = "/api/me/tokens", request_body = NewToken,
    responses((status = 201, description = "The token", body = TokenFrame),
        (status = 409, description = "You have too many", body = ErrorBody),
        (status = 422, description = "It has no name", body = ErrorBody)))]
pub async fn make_token(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(body): Body<NewToken>,
) -> Result<(StatusCode, Json<TokenFrame>), Problem> {
    let token = account::token(&app, &visitor, &body.name).await?;
    Ok((StatusCode::CREATED, Json(token)))
}
