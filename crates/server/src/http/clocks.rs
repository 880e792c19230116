//! Clocks: what the sheet says about them, and what people do about them, as forms and as JSON.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
    response::{IntoResponse, Redirect, Response},
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    Visitor,
    api::{Body, Done, ErrorBody, done},
    description::{DayName, SeatNumber},
    forms::{CheckedForm, Fields, TableForm},
    query::seat,
};
use crate::{
    app::App,
    daily::Day,
    problem::Problem,
    time_control::{MOST_HOLIDAYS, PRESETS, TimeControl, TimeOut, USUAL_AWAY},
};

impl Fields {
    /// The clock that the sheet asks for, if it does.
    ///
    /// # Errors
    /// When there is none of that name, or a number or a date cannot be read.
    pub(super) fn clock(&self) -> Result<Option<TimeControl>, Problem> {
        let wrong = || Problem::new(422, "problem-clock");
        let then = match self.text("time-out") {
            "" | "bot" => TimeOut::Bot,
            "offer" => TimeOut::Offer,
            "lose" => TimeOut::Lose,
            _ => return Err(wrong()),
        };
        let number = |name| self.text(name).parse().map_err(|_| wrong());
        let mut control = match self.text("clock") {
            "" | "none" => return Ok(None),
            "live" => TimeControl::Live {
                minutes: number("clock-minutes")?,
                bonus: number("clock-bonus")?,
                time_out: then,
            },
            "days" => TimeControl::Days {
                days: number("clock-days")?,
                working: false,
                holidays: Vec::new(),
                away: USUAL_AWAY,
                time_out: then,
            },
            name => {
                let preset = PRESETS.iter().find(|(known, _)| *known == name);
                preset.ok_or_else(wrong)?.1.clone()
            }
        };
        match &mut control {
            TimeControl::Live { time_out, .. } => *time_out = then,
            TimeControl::Days {
                working,
                holidays,
                away,
                time_out,
                ..
            } => {
                *time_out = then;
                *working = self.text("clock-working") == "yes";
                if !self.text("clock-away").is_empty() {
                    *away = number("clock-away")?;
                }
                let days = self.text("clock-holidays").split([' ', ',', ';']);
                let days = days.filter(|day| !day.is_empty()).take(MOST_HOLIDAYS + 1);
                let days: Result<Vec<Day>, _> = days.map(str::parse).collect();
                *holidays = days.map_err(|_| Problem::new(422, "problem-holidays"))?;
            }
        }
        Ok(Some(control))
    }

    /// The day until whose end somebody is away; none for who is back.
    fn until(&self) -> Result<Option<Day>, Problem> {
        match self.text("until") {
            "" => Ok(None),
            day => Ok(Some(day.parse().map_err(|_| Problem::bad("problem-form"))?)),
        }
    }
}

/// Being away until the end of a day, or back.
pub async fn away(form: TableForm) -> Response {
    let (hub, table, visitor, fields) = form.parts();
    form.answer(async { hub.go_away(table, visitor, fields.until()?).await })
        .await
}

/// The same at all tables.
pub async fn away_everywhere(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    let until = fields.until()?;
    let tables = app.hub.go_away_everywhere(&visitor.id, until).await?;
    if visitor.wants_json {
        return Ok(Json(AwayEverywhere { tables }).into_response());
    }
    Ok(Redirect::to("/games?list=running").into_response())
}

/// Wanting a pause, or to go on.
pub async fn pause(form: TableForm) -> Response {
    let (hub, table, visitor, fields) = form.parts();
    form.answer(async {
        hub.want_pause(table, visitor, fields.parse("wanted")?)
            .await
    })
    .await
}

/// Giving time to somebody else.
pub async fn give_time(form: TableForm) -> Response {
    let (hub, table, visitor, fields) = form.parts();
    form.answer(async { hub.give_time(table, visitor, fields.seat()?).await })
        .await
}

/// Being away.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Away {
    /// The last day of it, of UTC; you are back if nothing is said.
    #[schema(value_type = Option<DayName>)]
    until: Option<Day>,
}

/// At how many tables something has changed.
#[derive(Debug, Serialize, ToSchema)]
pub struct AwayEverywhere {
    /// How many tables.
    tables: usize,
}

/// A pause.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Pause {
    /// Whether you want one.
    wanted: bool,
}

/// Time for somebody else.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GiveTime {
    /// The seat, counted from 1.
    #[schema(value_type = SeatNumber)]
    seat: u8,
}

/// You are away until the end of a day, as far as the table allows it, or are back: your clock
/// stands still meanwhile. For games over days.
#[utoipa::path(post, path = "/api/tables/{table}/away", params(("table" = String, Path)), request_body = Away,
    responses((status = 200, description = "It was taken", body = Done),
        (status = 409, description = "There is no such clock, or no days are left", body = ErrorBody),
        (status = 422, description = "That day is over", body = ErrorBody)))]
pub async fn api_away(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    Body(body): Body<Away>,
) -> Result<Json<Done>, Problem> {
    Ok(done(
        app.hub.go_away(&table, &visitor.id, body.until).await?,
    ))
}

/// The same at all your tables, as far as each allows it.
#[utoipa::path(post, path = "/api/away", request_body = Away,
    responses((status = 200, description = "At how many tables something has changed", body = AwayEverywhere),
        (status = 422, description = "That day is over", body = ErrorBody)))]
pub async fn api_away_everywhere(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(body): Body<Away>,
) -> Result<Json<AwayEverywhere>, Problem> {
    let tables = app.hub.go_away_everywhere(&visitor.id, body.until).await?;
    Ok(Json(AwayEverywhere { tables }))
}

/// You want the clocks to stand still, or to go on. They stand still as soon as all people at
/// the table want it, and go on as soon as one does not, or plays.
#[utoipa::path(post, path = "/api/tables/{table}/pause", params(("table" = String, Path)), request_body = Pause,
    responses((status = 200, description = "It was taken", body = Done),
        (status = 409, description = "There are no clocks, or the game does not go on", body = ErrorBody)))]
pub async fn api_pause(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    Body(body): Body<Pause>,
) -> Result<Json<Done>, Problem> {
    let wanted = app.hub.want_pause(&table, &visitor.id, body.wanted);
    Ok(done(wanted.await?))
}

/// Gives somebody else for whom the game waits five minutes more, or a day in a game over days,
/// if you are the host.
#[utoipa::path(post, path = "/api/tables/{table}/give-time", params(("table" = String, Path)), request_body = GiveTime,
    responses((status = 200, description = "It was taken", body = Done),
        (status = 409, description = "The clock of the seat does not run", body = ErrorBody)))]
pub async fn api_give_time(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    Body(body): Body<GiveTime>,
) -> Result<Json<Done>, Problem> {
    let given = app.hub.give_time(&table, &visitor.id, seat(body.seat)?);
    Ok(done(given.await?))
}
