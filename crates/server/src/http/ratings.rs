//! Leader boards and players: pages to read, and the same for programs.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, Query, State},
    response::Response,
};
use catalog::{BotKind, DynGame};
use ratings::Rating;
use serde::Deserialize;
use store::{LeaderQuery, NumberedResult, RatingRow};

use super::{
    Visitor,
    api::ErrorBody,
    description::{GameName, PageNumber, Players},
    html,
};
use crate::{
    app::App,
    frame::{
        BotRating, LeaderFrame, LeaderRow, PlayerFrame, PlayerRating, PlayerResult, RatingFrame,
        ResultSideFrame,
    },
    hub::{public_handle, week_of},
    pages,
    problem::Problem,
};

/// How many stand on a page.
const PAGE: u32 = 50;
/// How many results of a player stand on a page.
const RESULTS: u32 = 30;

/// Which part of which leader board.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct LeaderParams {
    /// The game; the first in the catalogue if nothing is said.
    #[param(value_type = Option<GameName>)]
    game: Option<String>,
    /// Only games of so many players count; all games if nothing is said.
    #[param(value_type = Option<Players>)]
    players: Option<u8>,
    /// Only those who played this week.
    week: bool,
    /// The page, counted from 1.
    #[param(value_type = PageNumber)]
    page: u32,
}

/// Which part of somebody's games.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct PlayerParams {
    /// The page, counted from 1.
    #[param(value_type = PageNumber)]
    page: u32,
}

pub async fn page(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Query(params): Query<LeaderParams>,
) -> Result<Response, Problem> {
    let frame = leader_frame(&app, &visitor, &params).await?;
    let reader = visitor.reader(&app, None).await;
    Ok(html(pages::ratings(&frame, &reader)))
}

/// A leader board of a game: those who have finished rated games, the best first. They are
/// ordered by what is almost certain of them: the rating less two standard deviations.
#[utoipa::path(get, path = "/api/ratings", params(LeaderParams),
    responses((status = 200, description = "The leader board", body = LeaderFrame),
        (status = 404, description = "No such game", body = ErrorBody)))]
pub async fn leaders(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Query(params): Query<LeaderParams>,
) -> Result<Json<LeaderFrame>, Problem> {
    Ok(Json(leader_frame(&app, &visitor, &params).await?))
}

async fn leader_frame(
    app: &App,
    visitor: &Visitor,
    params: &LeaderParams,
) -> Result<LeaderFrame, Problem> {
    let no_game = || Problem::missing("problem-no-game");
    let entry = match params.game.as_deref().filter(|game| !game.is_empty()) {
        Some(game) => app.catalog().find(game),
        None => app.catalog().games().next(),
    };
    let info = entry.ok_or_else(no_game)?.info();
    let page = params.page.max(1);
    let players = params.players.unwrap_or_default();
    let mut found = app
        .hub
        .leaders(LeaderQuery {
            game: info.id.to_string(),
            players,
            week: params.week.then(|| week_of(app.hub.now())),
            skip: (page - 1).saturating_mul(PAGE),
            // One more tells whether there is another page.
            most: PAGE + 1,
        })
        .await?;
    let more = found.len() > PAGE as usize;
    found.truncate(PAGE as usize);
    let first = (page - 1).saturating_mul(PAGE).saturating_add(1);
    let ranked = (first..).zip(found);
    let rows: Vec<LeaderRow> = ranked
        .map(|(rank, rated)| row(Some(rank), rated.name, &rated.row, &visitor.id))
        .collect();
    let own = match rows.iter().any(|row| row.you) {
        true => None,
        false => own_row(app, visitor, info.id, players, params.week).await?,
    };
    let games = app.catalog().games();
    Ok(LeaderFrame {
        game: info.id.to_string(),
        title: info.title.to_string(),
        games: games
            .map(|game| (game.info().id.to_string(), game.info().title.to_string()))
            .collect(),
        players,
        most: *info.players.end(),
        week: params.week,
        page,
        more,
        rows,
        own,
        bots: bot_ratings(app, info.id),
    })
}

fn row(rank: Option<u32>, name: String, row: &RatingRow, reader: &str) -> LeaderRow {
    LeaderRow {
        rank,
        name,
        player: row.handle.clone(),
        you: row.visitor == reader,
        rating: rating_of(row),
        games: row.games,
        week_games: row.week_games,
        week_gain: (row.week_gain + 500).div_euclid(1000),
    }
}

fn rating_of(row: &RatingRow) -> RatingFrame {
    let (mean, deviation) = (row.mean, row.deviation);
    Rating { mean, deviation }.into()
}

/// The reader's own row, if there is one.
async fn own_row(
    app: &App,
    visitor: &Visitor,
    game: &str,
    players: u8,
    of_week: bool,
) -> Result<Option<LeaderRow>, Problem> {
    let week = week_of(app.hub.now());
    let own = app.hub.ratings_of(&visitor.id).await?;
    let mut own = own
        .into_iter()
        .filter(|row| row.game == game && row.players == players && (!of_week || row.week == week));
    Ok(match own.next() {
        Some(found) => {
            let name = app.hub.name_of(&visitor.id).await;
            Some(row(None, name, &found, &visitor.id))
        }
        None => None,
    })
}

/// The levels of bots that have a rating, the best first.
pub fn bot_ratings(app: &App, game: &str) -> Vec<BotRating> {
    let anchors = app.hub.anchors(game);
    let rated = BotKind::LEVELS.iter().rev().filter_map(|level| {
        let level = level.to_string();
        let rating = anchors.of(&level)?.into();
        Some(BotRating { level, rating })
    });
    rated.collect()
}

pub async fn player_page(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(player): Path<String>,
    Query(params): Query<PlayerParams>,
) -> Result<Response, Problem> {
    let frame = player_frame(&app, &visitor, &player, &params).await?;
    let reader = visitor.reader(&app, None).await;
    Ok(html(pages::player(&frame, &reader)))
}

/// Somebody who has finished a rated game: the ratings and the rated games, which everyone
/// may watch. Nothing of any other game is told.
#[utoipa::path(get, path = "/api/players/{player}", params(("player" = String, Path), PlayerParams),
    responses((status = 200, description = "The player", body = PlayerFrame)))]
pub async fn player(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(player): Path<String>,
    Query(params): Query<PlayerParams>,
) -> Result<Json<PlayerFrame>, Problem> {
    Ok(Json(player_frame(&app, &visitor, &player, &params).await?))
}

async fn player_frame(
    app: &App,
    visitor: &Visitor,
    handle: &str,
    params: &PlayerParams,
) -> Result<PlayerFrame, Problem> {
    let who = app.hub.rated_visitor(handle).await?;
    let page = params.page.max(1);
    let skip = (page - 1).saturating_mul(RESULTS);
    let mut found = app.hub.results_of(&who, skip, RESULTS + 1).await?;
    let more = found.len() > RESULTS as usize;
    found.truncate(RESULTS as usize);
    let mut results = Vec::new();
    for one in &found {
        // A game that is not in the catalogue any more has no name.
        if let Some(entry) = app.catalog().find(&one.result.game) {
            results.push(result_frame(app, entry, one, &who).await);
        }
    }
    let rows = app.hub.ratings_of(&who).await?;
    let ratings = rows.iter().filter_map(|row| {
        let info = app.catalog().find(&row.game)?.info();
        Some(PlayerRating {
            game: row.game.clone(),
            title: info.title.to_string(),
            players: row.players,
            rating: rating_of(row),
            games: row.games,
        })
    });
    Ok(PlayerFrame {
        player: handle.to_string(),
        name: app.hub.name_of(&who).await,
        you: who == visitor.id,
        ratings: ratings.collect(),
        page,
        more,
        results,
    })
}

async fn result_frame(
    app: &App,
    entry: &dyn DynGame,
    found: &NumberedResult,
    who: &str,
) -> PlayerResult {
    let mut sides = Vec::new();
    let mut place = 0;
    for side in &found.result.sides {
        if side.visitor.as_deref() == Some(who) {
            place = side.place;
        }
        let name = match &side.visitor {
            Some(visitor) => app.hub.name_in_result(visitor).await,
            None => None,
        };
        sides.push(ResultSideFrame {
            place: side.place,
            player: name
                .is_some()
                .then(|| side.visitor.as_deref().map(public_handle))
                .flatten(),
            name: name.unwrap_or_default(),
            bot: side.level.clone(),
        });
    }
    sides.sort_by_key(|side| side.place);
    PlayerResult {
        table: found.table.clone(),
        game: found.result.game.clone(),
        title: entry.info().title.to_string(),
        ended: found.result.at / 1000,
        place,
        sides,
    }
}
