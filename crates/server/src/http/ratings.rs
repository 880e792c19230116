//! Leader boards and players: pages to read, and the same for programs.

use std::{collections::BTreeSet, sync::Arc};

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
    circle,
    description::{GameName, PageNumber},
    html,
};
use crate::{
    app::App,
    frame::{
        BotRating, LeaderFrame, LeaderRow, PlayerFrame, PlayerRating, PlayerResult, PrivacyFrame,
        ProfileFrame, RatingFrame, RecordLine, Relation, ResultSideFrame, Visible,
    },
    hub::{Privacy, public_handle, week_of},
    pages,
    problem::Problem,
};

/// How many stand on a page.
const PAGE: u32 = 50;
/// How many results of a player stand on a page.
const RESULTS: u32 = 30;
/// How many games of a list stand on the page of a player.
const RECENT: usize = 20;

/// Which part of which leader board.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct LeaderParams {
    /// The game; the first in the catalogue if nothing is said.
    #[param(value_type = Option<GameName>)]
    game: Option<String>,
    /// Only games of so many players count; all games if it is 0 or nothing is said.
    #[param(minimum = 0, maximum = 255)]
    players: Option<u8>,
    /// Only those who played this week.
    week: bool,
    /// Only you and your friends.
    friends: bool,
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
    /// What a form has just done.
    #[param(ignore)]
    said: Option<String>,
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
    let week = params.week.then(|| week_of(app.hub.now()));
    let skip = (page - 1).saturating_mul(PAGE);
    let query = LeaderQuery {
        game: info.id.to_string(),
        players,
        week,
        skip,
        // One more tells whether there is another page.
        most: PAGE + 1,
    };
    let mut found = match params.friends {
        true => {
            let among = app.hub.leaders_among(info.id, players, week, &visitor.id);
            let among = among.await?.into_iter().skip(skip as usize);
            among.take(PAGE as usize + 1).collect()
        }
        false => app.hub.leaders(query).await?,
    };
    let more = found.len() > PAGE as usize;
    found.truncate(PAGE as usize);
    let first = (page - 1).saturating_mul(PAGE).saturating_add(1);
    let people = found.iter().map(|rated| rated.row.visitor.clone());
    let hidden = app.hub.hidden_from(&visitor.id, people.collect()).await?;
    let ranked = (first..).zip(found);
    let rows: Vec<LeaderRow> = ranked
        .map(|(rank, rated)| {
            let is_found = !hidden.contains(&rated.row.visitor);
            let row = row(Some(rank), rated.name, &rated.row, &visitor.id);
            let player = row.player.filter(|_| is_found);
            LeaderRow { player, ..row }
        })
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
        friends: params.friends,
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
        player: Some(row.handle.clone()),
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
    let is_saved = params.said.as_deref() == Some("saved");
    Ok(html(pages::player(&frame, is_saved, &reader)))
}

/// Somebody, as far as they let you see them: favourite games, finished games by game and number
/// of players, and the last ones at tables that everybody finds in lists. Rated games, which
/// everyone may watch, are told of whoever does not keep everything to themself.
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
    let who = match handle == public_handle(&visitor.id) {
        true => visitor.id.clone(),
        false => app.hub.person_for(&visitor.id, handle).await?,
    };
    let you = who == visitor.id;
    let relation = app.hub.people_of(&visitor.id).await?.relation(&who);
    let privacy = app.hub.privacy_of(&who).await?;
    let is_near = you || relation == Relation::Friend;
    let (sees, sees_ratings) = match privacy.profile {
        Visible::Everybody => (true, true),
        Visible::Friends => (is_near, true),
        Visible::Nobody => (you, you),
    };
    if !sees_ratings && relation == Relation::Stranger {
        return Err(Problem::missing("problem-no-player"));
    }
    let page = params.page.max(1);
    let (results, more) = match sees_ratings {
        true => rated_games(app, visitor, &who, page).await?,
        false => (Vec::new(), false),
    };
    let ratings = match sees_ratings {
        true => ratings_of(app, &who).await?,
        false => Vec::new(),
    };
    Ok(PlayerFrame {
        player: public_handle(&who),
        name: app.hub.name_of(&who).await,
        you,
        relation,
        profile: match sees {
            true => Some(profile(app, visitor, &who, &privacy, is_near).await?),
            false => None,
        },
        privacy: you.then(|| privacy_frame(app, &privacy)),
        ratings,
        page,
        more,
        results,
    })
}

/// A page of somebody's rated games, and whether there is another.
async fn rated_games(
    app: &App,
    visitor: &Visitor,
    who: &str,
    page: u32,
) -> Result<(Vec<PlayerResult>, bool), Problem> {
    let skip = (page - 1).saturating_mul(RESULTS);
    let mut found = app.hub.results_of(who, skip, RESULTS + 1).await?;
    let more = found.len() > RESULTS as usize;
    found.truncate(RESULTS as usize);
    let sides = found.iter().flat_map(|one| &one.result.sides);
    let people = sides.filter_map(|side| side.visitor.clone());
    let hidden = app.hub.hidden_from(&visitor.id, people.collect()).await?;
    let mut results = Vec::new();
    for one in &found {
        // A game that is not in the catalogue any more has no name.
        if let Some(entry) = app.catalog().find(&one.result.game) {
            results.push(result_frame(app, entry, one, who, &hidden).await);
        }
    }
    Ok((results, more))
}

/// Somebody's ratings in the games that there are.
async fn ratings_of(app: &App, who: &str) -> Result<Vec<PlayerRating>, Problem> {
    let rows = app.hub.ratings_of(who).await?;
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
    Ok(ratings.collect())
}

/// What somebody shows of themself: to friends how often they have played what, to others what
/// everybody could count in the lists of tables.
async fn profile(
    app: &App,
    visitor: &Visitor,
    who: &str,
    privacy: &Privacy,
    is_near: bool,
) -> Result<ProfileFrame, Problem> {
    let mut played = app.hub.played_by(who, is_near).await?;
    played.listed.truncate(RECENT);
    let title = |game: &str| Some(app.catalog().find(game)?.info().title.to_string());
    let favourites = privacy.favourites.iter();
    let records = played.records.into_iter();
    Ok(ProfileFrame {
        favourites: favourites
            .filter_map(|game| Some((game.clone(), title(game)?)))
            .collect(),
        records: records
            .filter_map(|((game, players), (games, won))| {
                Some(RecordLine {
                    title: title(&game)?,
                    game,
                    players,
                    games,
                    won,
                })
            })
            .collect(),
        games: circle::lines(app, visitor, &played.listed),
    })
}

fn privacy_frame(app: &App, privacy: &Privacy) -> PrivacyFrame {
    let games = app.catalog().games();
    let games = games.map(|entry| (entry.info().id.to_string(), entry.info().title.to_string()));
    PrivacyFrame {
        profile: privacy.profile,
        playing: privacy.playing,
        games: games.collect(),
        favourites: privacy.favourites.clone(),
    }
}

async fn result_frame(
    app: &App,
    entry: &dyn DynGame,
    found: &NumberedResult,
    who: &str,
    hidden: &BTreeSet<String>,
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
            player: (side.visitor.as_deref())
                .filter(|visitor| name.is_some() && !hidden.contains(*visitor))
                .map(public_handle),
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
