//! Pages to read.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, Query, State},
    http::header,
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use tabletop::{OptionInfo, Options, Seat};
use words::Speaker;

use super::{
    Visitor, html,
    query::{ViewQuery, seat},
};
use crate::{
    app::App,
    frame::{
        Frame, GameFrame, HomeFrame, OptionFrame, PresetFrame, Reader, RuleFrame, RulingFrame,
        Stage,
    },
    pages,
    preview::{self, PreviewFrame, Wanted},
    problem::Problem,
    show::{self, Ask},
};

/// What an address may ask for besides.
#[derive(Debug, Default, Deserialize)]
pub struct PageQuery {
    /// What an invited person shows.
    invitation: Option<String>,
    /// A word to look for.
    q: Option<String>,
}

pub async fn home(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Response, Problem> {
    let frame = home_frame(&app, &visitor).await?;
    let reader = visitor.reader(&app, None).await;
    Ok(html(pages::home(&frame, &reader)))
}

/// What the home page shows.
pub async fn home_frame(app: &App, visitor: &Visitor) -> Result<HomeFrame, Problem> {
    let (mut open, mut mine) = app.hub.lists(&visitor.id).await;
    let (mut past, mut finished) = app.hub.finished(&visitor.id, 20).await?;
    let speaker = app.speaker(visitor.language, None);
    let lists = [&mut open, &mut mine, &mut past, &mut finished];
    for line in lists.into_iter().flatten() {
        for names in [&mut line.names, &mut line.waiting, &mut line.winners] {
            for name in names {
                *name = show::said_name(name, speaker);
            }
        }
    }
    let games = app.catalog().games();
    Ok(HomeFrame {
        games: games.map(|entry| game_frame(app, visitor, entry)).collect(),
        open,
        mine,
        past,
        finished,
    })
}

/// A game on the shelf.
fn game_frame(app: &App, visitor: &Visitor, entry: &dyn catalog::DynGame) -> GameFrame {
    let info = entry.info();
    let speaker = app.speaker(visitor.language, Some(info.id));
    let said = |key: &str| speaker.say_key(key).unwrap_or_default();
    let presets = info.presets.iter().map(|preset| PresetFrame {
        key: preset.key.to_string(),
        how: said(&format!("preset-{}", preset.key)),
        options: (preset.options.iter())
            .map(|(key, value)| ((*key).to_string(), (*value).to_string()))
            .collect(),
    });
    GameFrame {
        id: info.id.to_string(),
        title: info.title.to_string(),
        credits: format!("{} · {}", info.designer, info.publishers),
        least: *info.players.start(),
        most: *info.players.end(),
        poster: entry.poster(speaker),
        about: said("about"),
        time: said("about-time"),
        weight: said("about-weight"),
        options: info
            .options
            .iter()
            .map(|option| option_frame(option, speaker))
            .collect(),
        presets: presets.collect(),
        colours: colours(entry, speaker),
        bots: catalog::BotKind::NAMES
            .iter()
            .map(ToString::to_string)
            .collect(),
    }
}

fn option_frame(option: &OptionInfo, speaker: &Speaker) -> OptionFrame {
    let key = option.key;
    let label = |key: String| speaker.say_key(&key).unwrap_or(key);
    let values = option.values.iter();
    let hows = values.clone().filter_map(|value| {
        let how = speaker.say_key(&format!("option-{key}-{value}-how"))?;
        Some(((*value).to_string(), how))
    });
    OptionFrame {
        key: key.to_string(),
        label: label(format!("option-{key}")),
        hows: hows.collect(),
        values: values
            .map(|value| ((*value).to_string(), label(format!("option-{key}-{value}"))))
            .collect(),
        default: option.default.to_string(),
        how: speaker
            .say_key(&format!("option-{key}-how"))
            .unwrap_or_default(),
    }
}

/// The colours that players can choose: those that all seats of a full table have.
fn colours(entry: &dyn catalog::DynGame, speaker: &Speaker) -> Vec<(String, String)> {
    let info = entry.info();
    let most = *info.players.end();
    let can_choose = info.options.iter().any(|option| option.key == COLOURS);
    let full = can_choose.then(|| entry.open(None, most, &Options::new()).ok());
    let Some(full) = full.flatten() else {
        return Vec::new();
    };
    let colours = Seat::first(most).map(|seat| full.colour(seat).to_string());
    colours
        .map(|colour| {
            let label = speaker.say_key(&format!("page-colour-{colour}"));
            (colour.clone(), label.unwrap_or(colour))
        })
        .collect()
}

/// The option that names the players' colours.
pub const COLOURS: &str = "colours";

/// The sheet for a new game.
pub async fn sheet(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(mut filled): Query<pages::Fields>,
) -> Result<Response, Problem> {
    let entry = app.catalog().find(&game);
    let entry = entry.ok_or_else(|| Problem::missing("problem-no-game"))?;
    let first = entry.info().presets.first().map_or("", |preset| preset.key);
    let chosen = filled
        .entry("preset".to_string())
        .or_insert_with(|| first.to_string())
        .clone();
    let mut presets = entry.info().presets.iter();
    if let Some(preset) = presets.find(|preset| preset.key == chosen) {
        for (key, value) in preset.options {
            let field = filled.entry(format!("set-{key}"));
            field.or_insert_with(|| (*value).to_string());
        }
    }
    let level = if chosen == "first" {
        "novice"
    } else {
        "greedy"
    };
    let opponent = filled.entry("seat-2".to_string());
    opponent.or_insert_with(|| level.to_string());
    filled_sheet(&app, &visitor, entry, &filled, None).await
}

/// The sheet as it is filled in, with what is wrong with it.
pub async fn filled_sheet(
    app: &App,
    visitor: &Visitor,
    entry: &dyn catalog::DynGame,
    filled: &pages::Fields,
    notice: Option<&pages::Notice>,
) -> Result<Response, Problem> {
    let game = game_frame(app, visitor, entry);
    let reader = visitor.reader(app, Some(&game.id)).await;
    Ok(html(pages::sheet(&game, filled, notice, &reader)))
}

/// The table as the visitor may see it.
pub async fn table_frame(
    app: &App,
    visitor: &Visitor,
    table: &str,
    query: &ViewQuery,
) -> Result<Frame, Problem> {
    let table = app.hub.table(table).await?;
    let hints = app.hub.hint_on_page(&table, &visitor.id, query.hint());
    let hints = hints.await;
    let state = table.state.lock().await;
    let ask = Ask {
        visitor: &visitor.id,
        view: &query.view()?,
        speaker: app.speaker(visitor.language, Some(&state.game)),
        hints: hints.as_ref(),
    };
    show::table_frame(&state, &ask)
}

/// A page that is made of the frame of a table.
pub async fn page(
    app: &App,
    visitor: &Visitor,
    table: &str,
    query: &ViewQuery,
    render: impl FnOnce(&Frame, &Reader) -> Result<maud::Markup, Problem>,
) -> Result<Response, Problem> {
    let frame = table_frame(app, visitor, table, query).await?;
    let reader = visitor.reader(app, Some(&frame.game)).await;
    Ok(html(render(&frame, &reader)?))
}

pub async fn table(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    Query(query): Query<ViewQuery>,
    Query(wanted): Query<PageQuery>,
) -> Result<Response, Problem> {
    let extras = pages::TableExtras {
        invitation: wanted.invitation,
        notice: None,
    };
    page(&app, &visitor, &table, &query, |frame, reader| {
        Ok(pages::table(frame, reader, &extras))
    })
    .await
}

/// The table again, with the reason why a form was refused. Who made a table up
/// gets a page of its own.
pub async fn refused(
    app: &App,
    visitor: &Visitor,
    table: &str,
    invitation: Option<String>,
    problem: Problem,
) -> Response {
    if visitor.wants_json {
        return problem.into_response();
    }
    let query = ViewQuery::default();
    let Ok(frame) = table_frame(app, visitor, table, &query).await else {
        return problem.into_response();
    };
    let reader = visitor.reader(app, Some(&frame.game)).await;
    let extras = pages::TableExtras {
        invitation: invitation.filter(|secret| !secret.is_empty()),
        notice: Some(pages::Notice {
            text: problem.say(&reader.speaker),
            rule: problem.rule.clone(),
        }),
    };
    let page = html(pages::table(&frame, &reader, &extras));
    (problem.status(), page).into_response()
}

/// The part of the page of a table that changes, for the script.
pub async fn fragment(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    Query(query): Query<ViewQuery>,
) -> Result<Response, Problem> {
    page(&app, &visitor, &table, &query, |frame, reader| {
        Ok(pages::fragment(frame, reader))
    })
    .await
}

/// The answer that is to be tried.
#[derive(Debug, Deserialize)]
pub struct PreviewQuery {
    seat: u8,
    action: String,
}

/// What would follow an answer, for the script.
pub async fn preview(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    Query(query): Query<ViewQuery>,
    Query(wanted): Query<PreviewQuery>,
) -> Result<Json<PreviewFrame>, Problem> {
    let table = app.hub.table(&table).await?;
    let view = query.view()?;
    let state = table.state.lock().await;
    let wanted = Wanted {
        visitor: &visitor.id,
        seat: seat(wanted.seat)?,
        action: &wanted.action,
        draft: view.draft.as_ref(),
    };
    let speaker = app.speaker(visitor.language, Some(&state.game));
    preview::preview(&state, &wanted, speaker).map(Json)
}

pub async fn replay(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    Query(mut query): Query<ViewQuery>,
) -> Result<Response, Problem> {
    query.at.get_or_insert_default();
    page(
        &app,
        &visitor,
        &table,
        &query,
        |frame, reader| match frame.stage {
            Stage::Over => Ok(pages::replay(frame, reader)),
            _ => Err(Problem::forbidden("problem-not-over")),
        },
    )
    .await
}

/// The record of a finished game.
pub async fn record(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
) -> Result<Response, Problem> {
    let text = record_text(&app, &table).await?;
    let name = format!("attachment; filename=\"orrery-{table}.jsonl\"");
    let headers = [
        (header::CONTENT_TYPE, "application/x-ndjson".to_string()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text).into_response())
}

pub async fn record_text(app: &App, table: &str) -> Result<String, Problem> {
    let table = app.hub.table(table).await?;
    let state = table.state.lock().await;
    let record = state
        .record()
        .ok_or_else(|| Problem::forbidden("problem-not-over"))?;
    Ok(record.write())
}

/// The proof of the dice: the record is verified here and now.
pub async fn verify(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
) -> Result<Response, Problem> {
    let text = record_text(&app, &table).await?;
    let catalog = app.catalog().clone();
    let check = tokio::task::spawn_blocking(move || {
        let nonces = match record::Record::read(&text).map(|record| record.header.dice) {
            Ok(record::DiceSource::Committed { nonces, .. }) => nonces,
            _ => Vec::new(),
        };
        (nonces, record::verify(&catalog, &text, None))
    });
    let (nonces, verdict) = check.await.map_err(|why| {
        tracing::error!(table, %why, "verifying a record broke down");
        Problem::broken()
    })?;
    let query = ViewQuery::default();
    page(&app, &visitor, &table, &query, |frame, reader| {
        let proof = proof(frame, &nonces, &verdict);
        Ok(pages::verify(frame, &proof, reader))
    })
    .await
}

/// What was found when the record was played again.
fn proof(
    frame: &Frame,
    nonces: &[String],
    verdict: &Result<record::Verdict, record::RecordProblem>,
) -> pages::Proof {
    let secret = frame.dice.secret.as_deref().unwrap_or_default();
    let commitment = record::commitment(secret);
    let check = |what, holds, found: String| pages::Check { what, holds, found };
    let replayed = match verdict {
        Ok(verdict) => verdict.actions.to_string(),
        Err(problem) => problem.to_string(),
    };
    let totals = frame
        .scores
        .last()
        .map(|row| {
            let sides = frame.sides.iter().zip(&row.points);
            let totals: Vec<String> = sides
                .map(|(side, points)| format!("{} {points}", side.name))
                .collect();
            totals.join(", ")
        })
        .unwrap_or_default();
    pages::Proof {
        checks: vec![
            check(
                pages::CheckKind::Commitment,
                commitment == frame.dice.commitment,
                commitment.clone(),
            ),
            check(
                pages::CheckKind::Nonces,
                nonces == frame.dice.nonces,
                // A bot adds nothing.
                nonces
                    .iter()
                    .filter(|nonce| !nonce.is_empty())
                    .map(String::as_str)
                    .collect::<Vec<_>>()
                    .join(", "),
            ),
            check(pages::CheckKind::Actions, verdict.is_ok(), replayed),
            check(
                pages::CheckKind::Digest,
                verdict.is_ok(),
                frame.digest.clone(),
            ),
            check(pages::CheckKind::Scores, verdict.is_ok(), totals),
        ],
    }
}

pub async fn rules(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(wanted): Query<PageQuery>,
) -> Result<Response, Problem> {
    let entry = app.catalog().find(&game);
    let entry = entry.ok_or_else(|| Problem::missing("problem-no-game"))?;
    let query = wanted
        .q
        .as_deref()
        .map(str::trim)
        .filter(|query| !query.is_empty());
    let reader = visitor.reader(&app, Some(&game)).await;
    let rules = rule_frames(entry, query);
    let title = entry.info().title;
    Ok(html(pages::rules(&game, title, &rules, query, &reader)))
}

fn ruling_frame(ruling: &catalog::Ruling) -> RulingFrame {
    RulingFrame {
        name: ruling.name.clone(),
        reading: ruling.reading.clone(),
        others: ruling.others().map(str::to_owned).collect(),
        why: ruling.why.clone(),
    }
}

/// The numbered rules, with the disputed readings that each depends on.
pub fn rule_frames(entry: &dyn catalog::DynGame, query: Option<&str>) -> Vec<RuleFrame> {
    let rulings = catalog::rulings(entry.figures());
    catalog::find_rules(&catalog::read_rules(entry.rules()), query)
        .into_iter()
        .map(|rule| RuleFrame {
            rulings: rule.readings(&rulings).map(ruling_frame).collect(),
            id: rule.id,
            heading: rule.heading,
            text: rule.text,
        })
        .collect()
}
