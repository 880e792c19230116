//! The game of the day: its page, and the same for programs.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, Query, State},
    response::Response,
};
use catalog::DynGame;
use serde::Deserialize;
use tabletop::{Phrase, Speak};
use words::Speaker;

use super::{
    Visitor,
    api::ErrorBody,
    description::DayName,
    forms::{CheckedForm, to_table},
    html,
};
use crate::{
    app::App,
    daily::{self, Day, PLAYER},
    frame::{BesideRow, DayFrame, DayGameFrame, OwnGameFrame, ResultFrame, Stage},
    hub::{DayResults, Ranked},
    pages,
    problem::Problem,
    table::TableState,
};

/// How many results are shown.
const MOST: u32 = 50;

/// Which day.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct DayQuery {
    /// The day, such as 2031-07-09; today if nothing is said.
    #[serde(default)]
    #[param(value_type = Option<DayName>)]
    day: Option<String>,
}

impl DayQuery {
    /// The day, unless it has not come yet.
    fn day(&self, today: Day) -> Result<Day, Problem> {
        let Some(day) = &self.day else {
            return Ok(today);
        };
        let day: Day = day.parse().map_err(|_| Problem::bad("problem-form"))?;
        Some(day)
            .filter(|day| *day <= today)
            .ok_or_else(|| Problem::missing("problem-no-day"))
    }
}

pub async fn page(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Query(query): Query<DayQuery>,
) -> Result<Response, Problem> {
    let frame = day_frame(&app, &visitor, &query).await?;
    let reader = visitor.reader(&app, None).await;
    Ok(html(pages::daily(&frame, &reader)))
}

/// The games of a day, what you made of them, and the results.
#[utoipa::path(get, path = "/api/daily", params(DayQuery),
    responses((status = 200, description = "The day", body = DayFrame),
        (status = 404, description = "The day has not come yet", body = ErrorBody)))]
pub async fn day(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Query(query): Query<DayQuery>,
) -> Result<Json<DayFrame>, Problem> {
    Ok(Json(day_frame(&app, &visitor, &query).await?))
}

/// Begins the game of the day, or leads back to it.
pub async fn play(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(game): Path<String>,
    _: CheckedForm,
) -> Result<Response, Problem> {
    let table = app.hub.play_daily(&visitor.id, &game).await?;
    Ok(to_table(&visitor, &table))
}

async fn day_frame(app: &App, visitor: &Visitor, query: &DayQuery) -> Result<DayFrame, Problem> {
    let today = app.hub.today();
    let day = query.day(today)?;
    let mut games = Vec::new();
    for entry in app.catalog().games() {
        games.push(game_frame(app, visitor, day, entry).await?);
    }
    Ok(DayFrame {
        day: day.to_string(),
        today: day == today,
        before: day.before().to_string(),
        next: day.next().to_string(),
        ends: day.next().begins(),
        games,
    })
}

async fn game_frame(
    app: &App,
    visitor: &Visitor,
    day: Day,
    entry: &dyn DynGame,
) -> Result<DayGameFrame, Problem> {
    let (hub, game) = (&app.hub, entry.info().id);
    let own = match hub.own_daily(&visitor.id, day, game).await? {
        Some(table) => Some(table.snapshot().await),
        None => None,
    };
    let results = hub.day_results(&visitor.id, day, game, MOST).await?;
    let finished = own.as_ref().filter(|own| own.stage() == Stage::Over);
    let secret = hub.opened_secret_of_day(day, game);
    let lines = Lines {
        own: own.as_ref().map_or("", |own| &own.id),
        sees_all: secret.is_some() || finished.is_some(),
    };
    let best = results.first.first().filter(|_| lines.sees_all);
    let best = best.map(|best| best.table.clone());
    let compared = match (finished, &best) {
        (Some(own), Some(best)) if *best != own.id => {
            match hub.table(best).await {
                Ok(best) => beside(
                    own,
                    &*best.snapshot().await,
                    app.speaker(visitor.language, Some(game)),
                ),
                // It was played by other rules.
                Err(problem) if problem.record.is_some() => Vec::new(),
                Err(problem) => return Err(problem),
            }
        }
        _ => Vec::new(),
    };
    let is_on = secret.is_none();
    let bot = (!daily::is_solo(entry)).then(|| daily::OPPONENT.to_string());
    Ok(DayGameFrame {
        game: game.to_string(),
        title: entry.info().title.to_string(),
        bot,
        commitment: hub.commitment_of_day(day, game),
        next_commitment: is_on.then(|| hub.commitment_of_day(day.next(), game)),
        secret,
        own: own.as_ref().map(|own| lines.own_game(own, &results)),
        best,
        compared,
        count: results.count,
        results: lines.all(&results),
    })
}

/// Results as one reader may see them.
struct Lines<'a> {
    /// The reader's own table; empty if there is none.
    own: &'a str,
    /// Whether the reader may see the tables of others.
    sees_all: bool,
}

impl Lines<'_> {
    fn all(&self, results: &DayResults) -> Vec<ResultFrame> {
        results.first.iter().map(|one| self.line(one)).collect()
    }

    fn own_game(&self, own: &TableState, results: &DayResults) -> OwnGameFrame {
        OwnGameFrame {
            table: own.id.clone(),
            stage: own.stage(),
            result: results.own.as_ref().map(|one| self.line(one)),
        }
    }

    fn line(&self, one: &Ranked) -> ResultFrame {
        let you = one.table == self.own;
        ResultFrame {
            rank: one.rank,
            name: one.name.clone(),
            won: one.result.won,
            points: one.result.points,
            margin: one.result.margin,
            you,
            table: (you || self.sees_all).then(|| one.table.clone()),
        }
    }
}

/// Where the points came from in two finished games; sources that gave nothing in either are
/// left out.
fn beside(own: &TableState, best: &TableState, speaker: &Speaker) -> Vec<BesideRow> {
    let (Ok(one), Ok(other)) = (own.game(), best.game()) else {
        return Vec::new();
    };
    let sources = (0..).zip(own.referee.info().sources);
    let row = |label: &'static str, own, best| BesideRow {
        label: speaker.say(&Phrase::new(label)),
        own,
        best,
    };
    let rows = sources.map(|(source, key)| {
        let points = [one, other].map(|game| game.points(PLAYER, source));
        row(key, points[0], points[1])
    });
    let total = row("page-total", one.total(PLAYER), other.total(PLAYER));
    rows.filter(|row| (row.own, row.best) != (0, 0))
        .chain([total])
        .collect()
}
