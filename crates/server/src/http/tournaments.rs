//! Tournaments: their pages and forms, and the same for programs.

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

use axum::{
    Json,
    extract::{Path, State},
    http::{StatusCode, header},
    response::{IntoResponse, Redirect, Response},
};
use serde::{Deserialize, Serialize};
use tabletop::{Options, Phrase, Speak};
use tournaments::{ABSENT, points};
use utoipa::ToSchema;

use super::{
    Visitor,
    api::{Body, ErrorBody},
    description::{Count, GameName},
    forms::CheckedForm,
    html,
};
use crate::{
    app::App,
    frame::{
        LeagueFrame, LeagueRow, RoundFrame, RoundSide, RoundTable, StandingRow, TournamentFrame,
        TournamentLine, TournamentsFrame,
    },
    hub::{NamedTournament, TournamentAct, league_of},
    pages,
    problem::Problem,
    time_control::TimeControl,
    tournament::{Entrant, Played, PlayedTable, Tournament, TournamentStage},
};

/// How many tournaments of a stage are listed.
const MOST: u32 = 50;

/// A new tournament.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTournament {
    /// What it is called.
    name: String,
    /// The game.
    #[schema(value_type = GameName)]
    game: String,
    /// Options of the game by name.
    #[serde(default)]
    #[schema(value_type = std::collections::BTreeMap<String, String>)]
    options: Options,
    /// How many play at a table, at most: 2, 3 or 4.
    #[schema(minimum = 2, maximum = 4)]
    group: u8,
    /// How many rounds are played, the final not counted.
    #[schema(minimum = 1, maximum = 12)]
    rounds: u8,
    /// Whether the best play a final.
    #[serde(default)]
    last: bool,
    /// How much time there is for a round, in minutes.
    #[schema(minimum = 1, maximum = 40320)]
    minutes: u32,
    /// How much time everyone has in a game, if there is a clock: a live game of all at a table
    /// must fit into a round, and so must a turn of a game over days. When time runs out a bot
    /// plays on, or the game is lost.
    #[serde(default)]
    clock: Option<TimeControl>,
    /// Whether its games are rated.
    #[serde(default)]
    rated: bool,
    /// The league of yours in which it counts.
    #[serde(default)]
    league: Option<String>,
}

impl NewTournament {
    fn of(self, host: &str) -> Tournament {
        let league = self.league.map(|league| league.trim().to_owned());
        Tournament {
            name: self.name.trim().to_owned(),
            game: self.game,
            options: self.options,
            group: self.group,
            rounds: self.rounds,
            last: self.last,
            minutes: self.minutes,
            clock: self.clock,
            rated: self.rated,
            host: host.to_owned(),
            league: league.filter(|league| !league.is_empty()),
            people: Vec::new(),
            stage: TournamentStage::Open,
            played: Vec::new(),
        }
    }
}

/// A tournament that was made.
#[derive(Debug, Serialize, ToSchema)]
pub struct MadeTournament {
    /// Its name in addresses.
    tournament: String,
}

/// What to do about a tournament.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// Sign up.
    SignUp,
    /// Go: before the first round without a trace, later after the present round.
    Withdraw,
    /// Begin, as the organiser.
    Begin,
    /// Take somebody out, as the organiser.
    Remove,
    /// Call it off, as the organiser.
    Cancel,
}

/// Something to do about a tournament.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ActOn {
    /// What to do.
    act: Act,
    /// The number of the person whom `remove` is about.
    #[serde(default)]
    #[schema(value_type = Option<Count>)]
    person: Option<usize>,
}

impl ActOn {
    fn read(&self) -> Result<TournamentAct, Problem> {
        Ok(match self.act {
            Act::SignUp => TournamentAct::SignUp,
            Act::Withdraw => TournamentAct::Withdraw,
            Act::Begin => TournamentAct::Begin,
            Act::Cancel => TournamentAct::Cancel,
            Act::Remove => {
                let person = self
                    .person
                    .ok_or_else(|| Problem::new(422, "problem-form"))?;
                TournamentAct::Remove(person)
            }
        })
    }
}

pub async fn page(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Response, Problem> {
    let frame = all(&app).await?;
    let reader = visitor.reader(&app, None).await;
    Ok(html(pages::tournaments(&frame, &reader)))
}

/// Tournaments: those one can sign up for, those that are on, and those that are over.
#[utoipa::path(get, path = "/api/tournaments",
    responses((status = 200, description = "The tournaments", body = TournamentsFrame)))]
pub async fn list_tournaments(
    State(app): State<Arc<App>>,
) -> Result<Json<TournamentsFrame>, Problem> {
    Ok(Json(all(&app).await?))
}

async fn all(app: &App) -> Result<TournamentsFrame, Problem> {
    let lines = async |stage| {
        let found = app.hub.tournaments(stage, 0, MOST).await?;
        Ok::<_, Problem>(found.iter().map(|one| line(app, one)).collect())
    };
    let games = app.catalog().games().map(catalog::DynGame::info);
    Ok(TournamentsFrame {
        open: lines(TournamentStage::Open).await?,
        running: lines(TournamentStage::Running).await?,
        over: lines(TournamentStage::Over).await?,
        games: games
            .filter(|info| info.players.contains(&2))
            .map(|info| (info.id.to_string(), info.title.to_string()))
            .collect(),
    })
}

fn line(app: &App, one: &NamedTournament) -> TournamentLine {
    let tournament = &one.tournament;
    let winners = match tournament.stage {
        TournamentStage::Over => tournament.ranking(),
        _ => Vec::new(),
    };
    let winners = winners.iter().filter(|ranked| ranked.rank == 1);
    TournamentLine {
        tournament: one.id.clone(),
        name: tournament.name.clone(),
        game: tournament.game.clone(),
        title: title(app, tournament),
        stage: tournament.stage,
        people: tournament.people.len(),
        round: tournament.played.len(),
        winners: winners
            .map(|ranked| tournament.people[ranked.standing.person].name.clone())
            .collect(),
        updated: one.updated / 1000,
    }
}

fn title(app: &App, tournament: &Tournament) -> String {
    let entry = app.catalog().find(&tournament.game);
    entry.map_or_else(
        || tournament.game.clone(),
        |entry| entry.info().title.to_string(),
    )
}

/// Makes a tournament: people can sign up for it from now on.
#[utoipa::path(post, path = "/api/tournaments", request_body = NewTournament,
    responses((status = 201, description = "The tournament", body = MadeTournament),
        (status = 404, description = "No such game", body = ErrorBody),
        (status = 422, description = "There can be no such tournament", body = ErrorBody)))]
pub async fn create_tournament(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(body): Body<NewTournament>,
) -> Result<(StatusCode, Json<MadeTournament>), Problem> {
    let tournament = app.hub.make_tournament(body.of(&visitor.id)).await?;
    Ok((StatusCode::CREATED, Json(MadeTournament { tournament })))
}

/// The form for a new tournament.
pub async fn form(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    let new = NewTournament {
        name: fields.text("name").to_owned(),
        game: fields.text("game").to_owned(),
        options: fields.options(),
        group: fields.parse("group")?,
        rounds: fields.parse("rounds")?,
        last: fields.text("last") == "yes",
        minutes: fields.parse("minutes")?,
        clock: fields.clock()?,
        rated: fields.text("rated") == "yes",
        league: Some(fields.text("league").to_owned()),
    };
    let id = app.hub.make_tournament(new.of(&visitor.id)).await?;
    Ok(Redirect::to(&format!("/tournaments/{id}")).into_response())
}

pub async fn tournament_page(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let found = app.hub.tournament(&id).await?;
    let frame = frame(&app, &visitor, &id, &found);
    let reader = visitor.reader(&app, None).await;
    Ok(html(pages::tournament(&frame, &reader)))
}

/// A tournament: who takes part, how it stands, and the tables of its rounds.
#[utoipa::path(get, path = "/api/tournaments/{tournament}", params(("tournament" = String, Path)),
    responses((status = 200, description = "The tournament", body = TournamentFrame)))]
pub async fn tournament(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<TournamentFrame>, Problem> {
    let found = app.hub.tournament(&id).await?;
    Ok(Json(frame(&app, &visitor, &id, &found)))
}

/// Does something about a tournament: sign up, withdraw, and what its organiser can do.
#[utoipa::path(post, path = "/api/tournaments/{tournament}", params(("tournament" = String, Path)), request_body = ActOn,
    responses((status = 200, description = "The tournament", body = TournamentFrame),
        (status = 409, description = "Not possible as far as it is", body = ErrorBody),
        (status = 422, description = "Nobody is named who shall be taken out", body = ErrorBody)))]
pub async fn act_on_tournament(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(body): Body<ActOn>,
) -> Result<Json<TournamentFrame>, Problem> {
    let done = app.hub.act_on_tournament(&id, &visitor.id, body.read()?);
    Ok(Json(frame(&app, &visitor, &id, &done.await?)))
}

/// The same for the forms of its page.
pub async fn act_form(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    let act = match fields.text("act") {
        "sign_up" => Act::SignUp,
        "withdraw" => Act::Withdraw,
        "begin" => Act::Begin,
        "remove" => Act::Remove,
        "cancel" => Act::Cancel,
        _ => return Err(Problem::bad("problem-form")),
    };
    let person = fields.parse("person").ok();
    let act = ActOn { act, person }.read()?;
    app.hub.act_on_tournament(&id, &visitor.id, act).await?;
    Ok(Redirect::to(&format!("/tournaments/{id}")).into_response())
}

fn frame(app: &App, visitor: &Visitor, id: &str, found: &Tournament) -> TournamentFrame {
    let you = found.number_of(&visitor.id);
    let is_you = |person: usize| found.people[person].visitor == visitor.id;
    let own_table = found.present().and_then(|(_, round)| {
        let mut tables = round.tables.iter();
        let own = |table: &&PlayedTable| {
            table.places.is_empty() && table.seats.iter().any(|seat| is_you(*seat))
        };
        Some(tables.find(own)?.table.clone())
    });
    let rows = found.ranking().into_iter().map(|ranked| {
        let (standing, person) = (ranked.standing, &found.people);
        StandingRow {
            person: standing.person,
            rank: ranked.rank,
            name: said(person, standing.person),
            you: is_you(standing.person),
            gone: person[standing.person].gone,
            points: standing.points,
            opposition: standing.opposition,
            wins: standing.wins,
            games: standing.games,
            byes: standing.byes,
        }
    });
    let drawn = (1..).zip(&found.played);
    let drawn = drawn.map(|(number, round)| round_frame(found, number, round, &is_you));
    let mut drawn: Vec<RoundFrame> = drawn.collect();
    drawn.reverse();
    TournamentFrame {
        tournament: id.to_owned(),
        name: found.name.clone(),
        game: found.game.clone(),
        title: title(app, found),
        stage: found.stage,
        group: found.group,
        rounds: found.rounds,
        last: found.last,
        minutes: found.minutes,
        clock: found.clock.clone(),
        rated: found.rated,
        league: found
            .league
            .as_ref()
            .map(|league| (league_of(&found.host, league), league.clone())),
        host: found.host == visitor.id,
        takes_part: you.is_some_and(|you| !found.people[you].gone),
        own_table,
        standings: rows.collect(),
        drawn,
    }
}

fn said(people: &[Entrant], person: usize) -> String {
    people
        .get(person)
        .map_or_else(String::new, |one| one.name.clone())
}

fn round_frame(
    found: &Tournament,
    number: usize,
    round: &Played,
    is_you: &dyn Fn(usize) -> bool,
) -> RoundFrame {
    let tables = round.tables.iter().map(|table| {
        let won = points(&table.places);
        let sides = table.seats.iter().enumerate().map(|(n, &person)| {
            let place = table.places.get(n).copied();
            RoundSide {
                name: said(&found.people, person),
                you: is_you(person),
                place: place.filter(|place| *place != ABSENT),
                points: won.get(n).copied(),
            }
        });
        RoundTable {
            table: table.table.clone(),
            sides: sides.collect(),
        }
    });
    RoundFrame {
        number,
        last: round.last,
        deadline: round.deadline / 1000,
        over: round.is_over(),
        tables: tables.collect(),
        byes: round
            .byes
            .iter()
            .map(|one| said(&found.people, *one))
            .collect(),
    }
}

/// The table of a tournament for a spreadsheet (RFC 4180).
pub async fn csv(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let found = app.hub.tournament(&id).await?;
    let frame = frame(&app, &visitor, &id, &found);
    let speaker = app.speaker(visitor.language, None);
    let heads = [
        "page-daily-place",
        "page-daily-who",
        "page-points-head",
        "page-tournament-opposition",
        "page-tournament-wins",
        "page-ratings-games",
        "page-tournament-byes",
    ];
    let heads = heads.map(|head| field(&speaker.say(&Phrase::new(head))));
    let mut text = format!("{}\r\n", heads.join(","));
    for row in &frame.standings {
        let numbers = [row.wins, row.games, row.byes].map(|number| number.to_string());
        let cells = [
            row.rank.to_string(),
            field(&row.name),
            row.points.to_string(),
            hundredths(row.opposition),
        ];
        text += &format!("{},{}\r\n", cells.join(","), numbers.join(","));
    }
    let name = format!("attachment; filename=\"tournament-{id}.csv\"");
    let headers = [
        (header::CONTENT_TYPE, "text/csv; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text).into_response())
}

/// A text in a cell. One that a spreadsheet would compute is shown as it is.
fn field(text: &str) -> String {
    let computes = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let text = if computes {
        format!("'{text}")
    } else {
        text.to_owned()
    };
    format!("\"{}\"", text.replace('"', "\"\""))
}

/// Hundredths with their point.
fn hundredths(number: u32) -> String {
    format!("{}.{:02}", number / 100, number % 100)
}

pub async fn league_page(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(league): Path<String>,
) -> Result<Response, Problem> {
    let frame = league_frame(&app, &visitor, &league).await?;
    let reader = visitor.reader(&app, None).await;
    Ok(html(pages::league(&frame, &reader)))
}

/// A league: several tournaments together, and who has made most in all of them.
#[utoipa::path(get, path = "/api/leagues/{league}", params(("league" = String, Path)),
    responses((status = 200, description = "The league", body = LeagueFrame)))]
pub async fn league(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(league): Path<String>,
) -> Result<Json<LeagueFrame>, Problem> {
    Ok(Json(league_frame(&app, &visitor, &league).await?))
}

async fn league_frame(app: &App, visitor: &Visitor, league: &str) -> Result<LeagueFrame, Problem> {
    let found = app.hub.league(league, 4 * MOST).await?;
    let mut rows: HashMap<&str, LeagueRow> = HashMap::new();
    for one in &found {
        let tournament = &one.tournament;
        if matches!(
            tournament.stage,
            TournamentStage::Open | TournamentStage::Cancelled
        ) {
            continue;
        }
        let mut counted = HashSet::new();
        for ranked in tournament.ranking() {
            let person = &tournament.people[ranked.standing.person];
            // Of somebody who was two people here the better place counts.
            if !counted.insert(&*person.visitor) {
                continue;
            }
            let row = rows.entry(&person.visitor).or_insert_with(|| LeagueRow {
                rank: 0,
                name: person.name.clone(),
                you: person.visitor == visitor.id,
                points: 0,
                tournaments: 0,
                wins: 0,
            });
            row.points += ranked.standing.points;
            row.tournaments += 1;
            let is_over = tournament.stage == TournamentStage::Over;
            row.wins += u32::from(is_over && ranked.rank == 1);
        }
    }
    let mut standings: Vec<LeagueRow> = rows.into_values().collect();
    let key = |row: &LeagueRow| (row.points, row.wins);
    standings.sort_by(|one, other| {
        key(other)
            .cmp(&key(one))
            .then_with(|| one.name.cmp(&other.name))
    });
    for n in 0..standings.len() {
        let equal = n > 0 && key(&standings[n]) == key(&standings[n - 1]);
        standings[n].rank = if equal { standings[n - 1].rank } else { n + 1 };
    }
    let name = found.first().and_then(|one| one.tournament.league.clone());
    Ok(LeagueFrame {
        league: league.to_owned(),
        name: name.unwrap_or_default(),
        tournaments: found.iter().map(|one| line(app, one)).collect(),
        standings,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_no_formulas_in_a_spreadsheet() {
        assert_eq!(field("Zoë, \"Z\""), "\"Zoë, \"\"Z\"\"\"");
        assert_eq!(field("=1+1"), "\"'=1+1\"");
        assert_eq!(hundredths(705), "7.05");
    }
}
