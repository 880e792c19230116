//! Pages to read.

use std::sync::Arc;

use axum::{
    extract::{Path, Query, State},
    http::header,
    response::{IntoResponse, Response},
};
use serde::Deserialize;

use super::{Visitor, html};
use crate::{
    app::App,
    frame::{Frame, GameFrame, HomeFrame, OptionFrame, RuleFrame, RulingFrame, Stage},
    pages,
    problem::Problem,
    show::{self, Ask, ViewQuery},
};

/// What an address may ask for besides.
#[derive(Debug, Default, Deserialize)]
pub struct PageQuery {
    /// What an invited person shows.
    invitation: Option<String>,
    /// A word to look for.
    q: Option<String>,
}

pub async fn home(State(app): State<Arc<App>>, visitor: Visitor) -> Response {
    match home_frame(&app, &visitor).await {
        Ok(frame) => html(pages::home(&frame, &visitor.reader(&app, None).await)),
        Err(problem) => visitor.refuse(&app, &problem).await,
    }
}

/// What the home page shows.
pub async fn home_frame(app: &App, visitor: &Visitor) -> Result<HomeFrame, Problem> {
    let (open, mine) = app.hub.lines(&visitor.id).await;
    let finished = app.hub.finished(20).await?;
    let games = app
        .catalog()
        .games()
        .map(|entry| {
            let info = entry.info();
            let speaker = app.speaker(visitor.language, Some(info.id));
            let label = |key: String| speaker.say_key(&key).unwrap_or(key);
            GameFrame {
                id: info.id.to_string(),
                title: info.title.to_string(),
                credits: format!("{} · {}", info.designer, info.publishers),
                least: *info.players.start(),
                most: *info.players.end(),
                poster: entry.poster(speaker),
                options: info
                    .options
                    .iter()
                    .map(|option| OptionFrame {
                        key: option.key.to_string(),
                        label: label(format!("option-{}", option.key)),
                        values: option
                            .values
                            .iter()
                            .map(|value| {
                                let key = format!("option-{}-{value}", option.key);
                                ((*value).to_string(), label(key))
                            })
                            .collect(),
                        default: option.default.to_string(),
                    })
                    .collect(),
                bots: catalog::BotKind::NAMES
                    .iter()
                    .map(ToString::to_string)
                    .collect(),
            }
        })
        .collect();
    Ok(HomeFrame {
        games,
        open,
        mine,
        finished,
    })
}

/// The table as the visitor may see it.
pub async fn table_frame(
    app: &App,
    visitor: &mut Visitor,
    table: &str,
    query: &ViewQuery,
) -> Result<Frame, Problem> {
    let table = app.hub.table(table).await?;
    let wanted = query.hint();
    let hinted = app.hub.hint_on_page(&table, &visitor.id, wanted).await;
    let state = table.state.lock().await;
    visitor.game = Some(state.game.clone());
    let speaker = app.speaker(visitor.language, Some(&state.game));
    show::frame(
        &state,
        &Ask {
            visitor: &visitor.id,
            query,
            speaker,
            hinted: hinted.as_ref(),
        },
    )
}

/// Shows a frame, or says why not.
pub async fn shown(
    app: &App,
    mut visitor: Visitor,
    table: &str,
    query: &ViewQuery,
    page: impl FnOnce(&Frame, &crate::frame::Reader) -> Result<maud::Markup, Problem>,
) -> Response {
    let page = match table_frame(app, &mut visitor, table, query).await {
        Ok(frame) => page(&frame, &visitor.reader(app, Some(&frame.game)).await),
        Err(problem) => Err(problem),
    };
    match page {
        Ok(page) => html(page),
        Err(problem) => visitor.refuse(app, &problem).await,
    }
}

pub async fn table(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    Query(query): Query<ViewQuery>,
    Query(wanted): Query<PageQuery>,
) -> Response {
    let extras = pages::TableExtras {
        invitation: wanted.invitation,
        notice: None,
    };
    shown(&app, visitor, &table, &query, |frame, reader| {
        Ok(pages::table(frame, reader, &extras))
    })
    .await
}

/// The table again, with the reason why a form was refused. Who made a table up
/// gets a page of its own.
pub async fn refused(
    app: &App,
    mut visitor: Visitor,
    table: &str,
    invitation: Option<String>,
    problem: &Problem,
) -> Response {
    let shown = table_frame(app, &mut visitor, table, &ViewQuery::default()).await;
    let Ok(frame) = shown else {
        return visitor.refuse(app, problem).await;
    };
    if visitor.wants_json {
        return visitor.refuse(app, problem).await;
    }
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

pub async fn frame(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    Query(query): Query<ViewQuery>,
) -> Response {
    shown(&app, visitor, &table, &query, |frame, reader| {
        Ok(pages::frame(frame, reader))
    })
    .await
}

pub async fn replay(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    Query(mut query): Query<ViewQuery>,
) -> Response {
    query.at.get_or_insert_default();
    shown(&app, visitor, &table, &query, |frame, reader| {
        match frame.stage {
            Stage::Over => Ok(pages::replay(frame, reader)),
            _ => Err(Problem::forbidden("problem-not-over")),
        }
    })
    .await
}

/// The record of a finished game.
pub async fn record(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
) -> Response {
    match record_text(&app, &table).await {
        Ok(text) => {
            let name = format!("attachment; filename=\"orrery-{table}.jsonl\"");
            let headers = [
                (header::CONTENT_TYPE, "application/x-ndjson".to_string()),
                (header::CONTENT_DISPOSITION, name),
            ];
            (headers, text).into_response()
        }
        Err(problem) => visitor.refuse(&app, &problem).await,
    }
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
) -> Response {
    let text = match record_text(&app, &table).await {
        Ok(text) => text,
        Err(problem) => return visitor.refuse(&app, &problem).await,
    };
    let catalog = app.catalog().clone();
    let check = tokio::task::spawn_blocking(move || {
        let nonces = match record::Record::read(&text).map(|record| record.header.dice) {
            Ok(record::DiceSource::Committed { nonces, .. }) => nonces,
            _ => Vec::new(),
        };
        (nonces, record::verify(&catalog, &text, None))
    });
    let Ok((nonces, verdict)) = check.await else {
        return visitor
            .refuse(&app, &Problem::new(500, "problem-broken"))
            .await;
    };
    shown(
        &app,
        visitor,
        &table,
        &ViewQuery::default(),
        |frame, reader| {
            Ok(pages::verify(
                frame,
                &proof(frame, &nonces, &verdict),
                reader,
            ))
        },
    )
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
        .map(|row| format!("{:?}", row.points))
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
) -> Response {
    let Some(entry) = app.catalog().find(&game) else {
        return visitor
            .refuse(&app, &Problem::missing("problem-no-game"))
            .await;
    };
    let query = wanted
        .q
        .as_deref()
        .map(str::trim)
        .filter(|query| !query.is_empty());
    let reader = visitor.reader(&app, Some(&game)).await;
    html(pages::rules(
        &game,
        entry.info().title,
        &rule_frames(entry, query),
        query,
        &reader,
    ))
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
