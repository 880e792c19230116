//! The page of whoever runs the server: people, tables, notices, bans, reports, each with the
//! commands of `orrery admin`.
//!
//! Whoever may use the data of the server makes a link (`orrery admin host-link`) that works once
//! and soon ends. The browser that follows it and presses the button there is the host's for a
//! while, as long as its session lasts; other browsers of the same person are not. For everybody
//! else these pages do not exist: they are answered like any address that leads nowhere, before
//! anything else of the request is looked at.

use std::{sync::Arc, time::Duration};

use axum::{
    RequestExt,
    extract::{FromRequest, FromRequestParts, Path, Query, Request, State},
    http::request::Parts,
    response::{IntoResponse, Redirect, Response},
};
use serde::Deserialize;
use store::{Channel, Code, Report};

use super::{
    Visitor,
    forms::{CheckedForm, Fields},
    html,
};
use crate::{
    admin::{Answer, Command, Taker},
    app::App,
    clock::now,
    frame::{DeskContent, DeskFrame, FailingLine, PersonInfo, ReportLine},
    hub::{HOST_LINK, span},
    identity::token_hash,
    pages,
    problem::Problem,
};

/// What a browser of the host is kept under.
const HOST: &str = "host";
/// How long a browser is the host's.
const HOLDS: Duration = Duration::from_secs(12 * 60 * 60);
/// How many browsers of one person are.
const MOST_BROWSERS: u32 = 5;
/// The most lines of a list.
const MOST: u32 = 100;

/// What everybody else is told of these pages.
const fn nowhere() -> Problem {
    Problem::missing("problem-no-page")
}

/// Whoever runs the server.
pub struct Host(Visitor);

impl FromRequestParts<Arc<App>> for Host {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Response> {
        let visitor = Visitor::from_request_parts(parts, app).await;
        let visitor = visitor.map_err(IntoResponse::into_response)?;
        match is_host(app, &visitor).await {
            Ok(true) => Ok(Self(visitor)),
            Ok(false) => Err(nowhere().into_response()),
            Err(problem) => Err(problem.into_response()),
        }
    }
}

/// A form of whoever runs the server. Its token is in order.
pub struct HostForm(Fields);

impl FromRequest<Arc<App>> for HostForm {
    type Rejection = Response;

    async fn from_request(mut request: Request, app: &Arc<App>) -> Result<Self, Response> {
        request.extract_parts_with_state::<Host, _>(app).await?;
        let CheckedForm(fields) = CheckedForm::from_request(request, app).await?;
        Ok(Self(fields))
    }
}

/// The hash under which a browser of the host is kept.
fn browser(visitor: &Visitor) -> String {
    token_hash(&format!("host\0{}", visitor.session))
}

async fn is_host(app: &App, visitor: &Visitor) -> Result<bool, Problem> {
    if visitor.by_token || visitor.session.is_empty() {
        return Ok(false);
    }
    let kept = app.hub.store().code(browser(visitor), HOST, app.hub.now());
    let kept = kept.await.map_err(|why| Problem::not_read(&why))?;
    Ok(kept.is_some_and(|kept| kept.visitor == visitor.id))
}

/// The code in a link of the host, if it is good.
async fn followed(app: &App, visitor: &Visitor, code: &str) -> Result<(), Problem> {
    app.rates.code(visitor.network)?;
    let found = app
        .hub
        .store()
        .code(token_hash(code), HOST_LINK, app.hub.now());
    let found = found.await.map_err(|why| Problem::not_read(&why))?;
    match found.is_some() && !visitor.by_token {
        true => Ok(()),
        false => Err(nowhere()),
    }
}

/// The page that a link of the host leads to: it only asks.
pub async fn enter(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<Response, Problem> {
    followed(&app, &visitor, &code).await?;
    let reader = visitor.reader(&app, None).await;
    Ok(html(pages::enter_desk(&code, &reader)))
}

/// A form that carries a link of the host: of a link that is not good nothing else is looked at.
pub struct EntryForm(String);

impl FromRequest<Arc<App>> for EntryForm {
    type Rejection = Response;

    async fn from_request(mut request: Request, app: &Arc<App>) -> Result<Self, Response> {
        let visitor = request.extract_parts::<Visitor>().await;
        let visitor = visitor.map_err(IntoResponse::into_response)?;
        let code = request.extract_parts::<Path<String>>().await;
        let Path(code) = code.map_err(IntoResponse::into_response)?;
        let good = followed(app, &visitor, &code).await;
        good.map_err(IntoResponse::into_response)?;
        CheckedForm::from_request(request, app).await?;
        Ok(Self(code))
    }
}

/// Makes this browser the host's.
pub async fn sign_in(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    EntryForm(code): EntryForm,
) -> Result<Response, Problem> {
    if visitor.session.is_empty() {
        return Err(nowhere());
    }
    let (store, now) = (app.hub.store(), app.hub.now());
    let used = store.use_code(token_hash(&code), HOST_LINK, now).await;
    if used.map_err(|why| Problem::not_saved(&why))?.is_none() {
        return Err(nowhere());
    }
    let kept = Code {
        hash: browser(&visitor),
        purpose: HOST.to_owned(),
        visitor: visitor.id.clone(),
        data: String::new(),
        until: now + span(HOLDS),
    };
    // Whoever comes again while it holds begins anew.
    let before = store.use_code(kept.hash.clone(), HOST, now).await;
    before.map_err(|why| Problem::not_saved(&why))?;
    let saved = store.keep_code(kept, MOST_BROWSERS).await;
    saved.map_err(|why| Problem::not_saved(&why))?;
    tracing::info!("a browser is the host's");
    Ok(Redirect::to("/host").into_response())
}

/// What the host looks at.
#[derive(Debug, Default, Deserialize)]
pub struct Look {
    #[serde(default)]
    q: String,
    #[serde(default)]
    stage: String,
    table: Option<String>,
    said: Option<String>,
}

pub async fn first(
    app: State<Arc<App>>,
    host: Host,
    look: Query<Look>,
) -> Result<Response, Problem> {
    page(app, host, Path("reports".to_owned()), look).await
}

pub async fn page(
    State(app): State<Arc<App>>,
    Host(visitor): Host,
    Path(part): Path<String>,
    Query(look): Query<Look>,
) -> Result<Response, Problem> {
    let open = app.hub.store().reports(true, MOST).await;
    let open = open.map_err(|why| Problem::not_read(&why))?;
    let reports = open.len();
    let content = match &*part {
        "reports" => reported(&app, open).await,
        "tables" => tables(&app, look.stage, look.table).await?,
        "people" => people(&app, look.q).await?,
        "notices" => notices(&app).await?,
        "bans" => DeskContent::Bans(app.hub.bans.all()),
        _ => return Err(nowhere()),
    };
    let frame = DeskFrame {
        content,
        reports,
        is_done: look.said.as_deref() == Some("done"),
    };
    let reader = visitor.reader(&app, None).await;
    Ok(html(pages::desk(&frame, &reader)))
}

async fn person(app: &App, id: &str, seen: u64) -> PersonInfo {
    PersonInfo {
        name: app.hub.name_of(id).await,
        seen: seen / 1000,
        banned: app.hub.bans.is_banned(id, now() / 1000),
        id: id.to_owned(),
    }
}

async fn reported(app: &App, open: Vec<Report>) -> DeskContent {
    let mut lines = Vec::new();
    for report in open {
        lines.push(ReportLine {
            by: person(app, &report.visitor, 0).await,
            about: person(app, &report.about, 0).await,
            id: report.id,
            table: report.table,
            said: report.said,
            why: report.why,
            made: report.made / 1000,
        });
    }
    DeskContent::Reports(lines)
}

async fn tables(app: &App, stage: String, table: Option<String>) -> Result<DeskContent, Problem> {
    let wanted = Command::List {
        stage: Some(stage.clone()).filter(|stage| !stage.is_empty()),
        most: MOST,
    };
    let Answer::Tables(list) = app.hub.administer(wanted).await? else {
        return Err(Problem::broken());
    };
    let one = match table.filter(|table| !table.is_empty()) {
        Some(table) => match app.hub.administer(Command::Show { table }).await? {
            Answer::Table(details) => Some(details),
            _ => return Err(Problem::broken()),
        },
        None => None,
    };
    Ok(DeskContent::Tables { list, stage, one })
}

async fn people(app: &App, search: String) -> Result<DeskContent, Problem> {
    let search = search.trim().to_owned();
    let found = app.hub.store().people(search.clone(), MOST).await;
    let mut list = Vec::new();
    for row in found.map_err(|why| Problem::not_read(&why))? {
        list.push(person(app, &row.visitor, row.seen).await);
    }
    Ok(DeskContent::People { search, list })
}

async fn notices(app: &App) -> Result<DeskContent, Problem> {
    let store = app.hub.store();
    let counts = store.waiting_notices(app.hub.now()).await;
    let (waiting, late) = counts.map_err(|why| Problem::not_read(&why))?;
    let found = store.failing_channels(MOST).await;
    let mut failing = Vec::new();
    for channel in found.map_err(|why| Problem::not_read(&why))? {
        failing.push(failing_line(app, channel).await);
    }
    Ok(DeskContent::Notices {
        waiting,
        late,
        failing,
    })
}

async fn failing_line(app: &App, channel: Channel) -> FailingLine {
    FailingLine {
        name: app.hub.name_of(&channel.visitor).await,
        kind: channel.kind,
        failures: channel.failures,
        problem: channel.problem.unwrap_or_default(),
        off: channel.confirmed.is_none(),
    }
}

/// What a form of the host wants.
fn command(fields: &Fields) -> Result<Command, Problem> {
    let text = |name: &str| fields.text(name).to_owned();
    let sure = || match fields.text("sure") {
        "yes" => Ok(()),
        _ => Err(Problem::new(422, "problem-sure")),
    };
    Ok(match fields.text("act") {
        "close" => Command::Close {
            table: text("table"),
        },
        "delete" => {
            sure()?;
            Command::Delete {
                table: text("table"),
            }
        }
        "free" => Command::HandOver {
            table: text("table"),
            seat: fields.parse("seat")?,
            to: Taker::Nobody,
        },
        "bot" => Command::HandOver {
            table: text("table"),
            seat: fields.parse("seat")?,
            to: Taker::Bot(text("bot")),
        },
        "ban" => Command::Ban {
            subject: text("subject"),
            days: match fields.text("days") {
                "" => None,
                _ => Some(fields.parse("days")?),
            },
            why: text("why"),
        },
        "unban" => Command::Unban {
            subject: text("subject"),
        },
        "erase" => {
            sure()?;
            Command::Erase {
                visitor: text("visitor"),
            }
        }
        _ => return Err(Problem::bad("problem-form")),
    })
}

/// Carries out what a form of the host wants.
pub async fn act(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(part): Path<String>,
    HostForm(fields): HostForm,
) -> Result<Response, Problem> {
    match fields.text("act") {
        "close-report" => {
            let (id, now) = (fields.text("report").to_owned(), app.hub.now());
            let closed = app.hub.store().close_report(id, now).await;
            closed.map_err(|why| Problem::not_saved(&why))?;
        }
        "sign-out" => {
            let (hash, now) = (browser(&visitor), app.hub.now());
            let ended = app.hub.store().use_code(hash, HOST, now).await;
            ended.map_err(|why| Problem::not_saved(&why))?;
            return Ok(Redirect::to("/").into_response());
        }
        _ => {
            let command = command(&fields)?;
            tracing::info!(?command, "an order of the host");
            app.hub.administer(command).await?;
        }
    }
    let part = match &*part {
        "tables" | "people" | "notices" | "bans" => part,
        _ => "reports".to_owned(),
    };
    Ok(Redirect::to(&format!("/host/{part}?said=done")).into_response())
}
