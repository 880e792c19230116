//! What the forms of the pages do. Each wish is made in one function that the
//! JSON API calls too.

use std::{collections::HashMap, sync::Arc};

use axum::{
    Form,
    extract::{Path, State},
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
};
use axum_extra::extract::cookie::CookieJar;
use catalog::THEN;
use serde_json::json;
use tabletop::{Options, Seat};

use super::{Visitor, reading};
use crate::{
    app::App,
    frame::Stage,
    hub::{Accepted, Party, Submission, Table, random_name},
    identity,
    problem::Problem,
    table::{LONGEST_NONCE, NewGame, Sitter},
    table_event::TableEvent,
};

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 30;
/// The longest id of a submission, in characters.
pub const LONGEST_ID: usize = 64;

pub type Fields = HashMap<String, String>;

/// The fields of a form that carries the visitor's token.
pub fn checked(app: &App, visitor: &Visitor, fields: &Fields) -> Result<(), Problem> {
    let token = fields.get("token").map_or("", String::as_str);
    if visitor.by_token || app.signer.is_form_token(&visitor.id, token) {
        Ok(())
    } else {
        Err(Problem::forbidden("problem-token"))
    }
}

fn field<'a>(fields: &'a Fields, name: &str) -> &'a str {
    fields.get(name).map_or("", |value| value.trim())
}

fn number<T: std::str::FromStr>(fields: &Fields, name: &str) -> Result<T, Problem> {
    field(fields, name)
        .parse()
        .map_err(|_| Problem::bad("problem-form"))
}

fn seat(fields: &Fields) -> Result<Seat, Problem> {
    Seat::from_number(number(fields, "seat")?).ok_or_else(|| Problem::bad("problem-seat"))
}

/// The chosen action, behind what was drafted before it.
fn drafted(fields: &Fields) -> String {
    match (field(fields, "draft"), field(fields, "action")) {
        ("", action) => action.to_string(),
        (draft, action) => format!("{draft}{THEN}{action}"),
    }
}

/// Goes back to the table, or tells a program what became of its wish.
async fn answer(
    app: &App,
    visitor: Visitor,
    table: &str,
    invitation: Option<String>,
    result: Result<Accepted, Problem>,
) -> Response {
    match result {
        Ok(Accepted {
            seq,
            repeated,
            draft,
        }) if visitor.wants_json => {
            let go = draft.map(|draft| format!("?{}", draft.query()));
            let body = json!({ "seq": seq, "repeated": repeated, "go": go });
            axum::Json(body).into_response()
        }
        Ok(Accepted {
            draft: Some(draft), ..
        }) => Redirect::to(&format!("/t/{table}?{}", draft.query())).into_response(),
        Ok(_) => Redirect::to(&format!("/t/{table}")).into_response(),
        Err(problem) => reading::refused(app, visitor, table, invitation, &problem).await,
    }
}

/// A name as it may be shown: no control characters, no empty or endless ones.
pub fn clean_name(name: &str) -> Result<String, Problem> {
    let is_long = name.chars().count() > LONGEST_NAME;
    let name: String = name.chars().filter(|c| !c.is_control()).collect();
    let name = name.trim();
    if is_long || name.is_empty() {
        return Err(Problem::bad("problem-name"));
    }
    Ok(name.to_string())
}

pub async fn set_name(app: &App, visitor: &str, name: &str) -> Result<(), Problem> {
    let name = clean_name(name)?;
    app.hub
        .store()
        .name_visitor(visitor.to_string(), name.clone())
        .await
        .map_err(|_| Problem::not_saved())?;
    app.remember(visitor, &name);
    Ok(())
}

/// Makes a table and seats the host and the bots.
pub async fn make_table(
    app: &App,
    visitor: &str,
    new: &NewGame,
    host_seats: &[Seat],
    bots: &[(Seat, String)],
    nonce: &str,
) -> Result<Arc<Table>, Problem> {
    if nonce.chars().count() > LONGEST_NONCE {
        return Err(Problem::bad("problem-nonce"));
    }
    let name = app.name_of(visitor).await;
    let named = |(index, &seat): (usize, &Seat)| match host_seats {
        [_] => (seat, name.clone()),
        _ => (seat, format!("{name} {}", index + 1)),
    };
    let party = Party {
        host: host_seats.iter().enumerate().map(named).collect(),
        nonce: nonce.to_string(),
        bots: bots.to_vec(),
    };
    app.hub.create(visitor, new, &party).await
}

fn options(fields: &Fields) -> Options {
    fields
        .iter()
        .filter_map(|(key, value)| Some((key.strip_prefix("set-")?.to_string(), value.clone())))
        .filter(|(_, value)| !value.is_empty())
        .collect()
}

async fn to_table(app: &App, visitor: Visitor, made: Result<Arc<Table>, Problem>) -> Response {
    match made {
        Ok(table) => {
            let (id, seq) = {
                let state = table.state.lock().await;
                (state.id.clone(), state.seq)
            };
            if visitor.wants_json {
                let body = json!({ "table": id, "seq": seq });
                return (StatusCode::CREATED, axum::Json(body)).into_response();
            }
            Redirect::to(&format!("/t/{id}")).into_response()
        }
        Err(problem) => visitor.refuse(app, &problem).await,
    }
}

/// "Play now": against bots, against the automaton, or round one screen.
pub async fn play_now(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let made = async {
        checked(&app, &visitor, &fields)?;
        let game = field(&fields, "game").to_string();
        let entry = app
            .catalog()
            .find(&game)
            .ok_or_else(|| Problem::missing("problem-no-game"))?;
        let allowed = entry.info().players.clone();
        let mode = field(&fields, "mode");
        let players = match mode {
            "solo" => 1,
            _ => number(&fields, "players").unwrap_or(2.clamp(*allowed.start(), *allowed.end())),
        };
        let new = NewGame {
            game,
            players,
            options: options(&fields),
            open: false,
            // Nobody minds a hint against the computer.
            hints: mode != "screen",
        };
        let seats = Seat::first(players);
        let (own, bots): (Vec<Seat>, Vec<_>) = match mode {
            "screen" => (seats.collect(), Vec::new()),
            "solo" | "bots" => {
                let level = fields.get("bot").map_or("greedy", String::as_str);
                (
                    vec![Seat(0)],
                    seats
                        .skip(1)
                        .map(|seat| (seat, level.to_string()))
                        .collect(),
                )
            }
            _ => return Err(Problem::bad("problem-form")),
        };
        make_table(
            &app,
            &visitor.id,
            &new,
            &own,
            &bots,
            field(&fields, "nonce"),
        )
        .await
    };
    let made = made.await;
    to_table(&app, visitor, made).await
}

/// A new table with everything chosen.
pub async fn create(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let made = async {
        checked(&app, &visitor, &fields)?;
        let players = number(&fields, "players")?;
        let new = NewGame {
            game: field(&fields, "game").to_string(),
            players,
            options: options(&fields),
            open: field(&fields, "open") != "no",
            hints: field(&fields, "hints") == "yes",
        };
        let bots: Vec<(Seat, String)> = (2..=players.min(Seat::MAX as u8))
            .filter_map(|number| {
                let bot = field(&fields, &format!("bot-{number}"));
                (!bot.is_empty()).then(|| (Seat(number - 1), bot.to_string()))
            })
            .collect();
        make_table(
            &app,
            &visitor.id,
            &new,
            &[Seat(0)],
            &bots,
            field(&fields, "nonce"),
        )
        .await
    };
    let made = made.await;
    to_table(&app, visitor, made).await
}

pub async fn name(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let named = async {
        checked(&app, &visitor, &fields)?;
        set_name(&app, &visitor.id, field(&fields, "name")).await
    };
    match named.await {
        Ok(()) if visitor.wants_json => axum::Json(json!({})).into_response(),
        Ok(()) => Redirect::to("/").into_response(),
        Err(problem) => visitor.refuse(&app, &problem).await,
    }
}

/// Remembers the language in a cookie and goes back.
pub async fn language(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let Ok(language) = field(&fields, "lang").parse::<words::Language>() else {
        return visitor.refuse(&app, &Problem::bad("problem-form")).await;
    };
    // Only to a place on this site.
    let back = field(&fields, "back");
    let back = if back.starts_with('/') && !back.starts_with("//") && !back.contains('\\') {
        back
    } else {
        "/"
    };
    let cookie = identity::cookie("lang", language.code());
    (CookieJar::new().add(cookie), Redirect::to(back)).into_response()
}

/// A wish about a table, from a form.
macro_rules! command {
    ($(#[$doc:meta])* $name:ident, |$app:ident, $visitor:ident, $table:ident, $fields:ident| $wish:expr) => {
        $(#[$doc])*
        pub async fn $name(
            State($app): State<Arc<App>>,
            $visitor: Visitor,
            Path(id): Path<String>,
            Form($fields): Form<Fields>,
        ) -> Response {
            let result = async {
                checked(&$app, &$visitor, &$fields)?;
                let $table = $app.hub.table(&id).await?;
                $wish
            };
            let result = result.await;
            let invitation = $fields.get("invitation").cloned();
            answer(&$app, $visitor, &id, invitation, result).await
        }
    };
}

command!(
    /// Sits down on a free seat.
    sit, |app, visitor, table, fields| {
        let nonce = field(&fields, "nonce");
        take_seat(&app, &visitor.id, &table, seat(&fields)?, nonce, field(&fields, "invitation")).await
    }
);

command!(
    /// Leaves a seat.
    leave, |app, visitor, table, fields| {
        leave_seat(&app, &visitor.id, &table, seat(&fields)?).await
    }
);

command!(
    /// Lets a bot take a free seat.
    bot, |app, visitor, table, fields| {
        seat_bot(&app, &visitor.id, &table, seat(&fields)?, field(&fields, "bot")).await
    }
);

command!(
    /// Plays an action.
    play, |app, visitor, table, fields| {
        let id = field(&fields, "submission");
        let submission = Submission {
            seat: seat(&fields)?,
            action: drafted(&fields),
            seq: number(&fields, "seq")?,
            id: if id.is_empty() { random_name(16) } else { id.to_string() },
        };
        submit(&app, &visitor.id, &table, submission).await
    }
);

command!(
    /// Takes back the last action.
    undo, |app, visitor, table, fields| {
        let seq = field(&fields, "seq").parse().ok();
        take_back(&app, &visitor.id, &table, seq).await
    }
);

command!(
    /// Says something.
    chat, |app, visitor, table, fields| {
        let text = field(&fields, "text").to_string();
        say(&app, &visitor.id, &table, text).await
    }
);

pub async fn take_seat(
    app: &App,
    visitor: &str,
    table: &Arc<Table>,
    seat: Seat,
    nonce: &str,
    invitation: &str,
) -> Result<Accepted, Problem> {
    let name = app.name_of(visitor).await;
    let (who, nonce, invitation) = (
        visitor.to_string(),
        nonce.to_string(),
        invitation.to_string(),
    );
    app.hub
        .change(table, move |state| {
            state.sit(seat, &who, &name, &nonce, &invitation)
        })
        .await
}

pub async fn leave_seat(
    app: &App,
    visitor: &str,
    table: &Arc<Table>,
    seat: Seat,
) -> Result<Accepted, Problem> {
    let who = visitor.to_string();
    app.hub
        .change(table, move |state| state.leave(seat, &who))
        .await
}

pub async fn seat_bot(
    app: &App,
    visitor: &str,
    table: &Arc<Table>,
    seat: Seat,
    bot: &str,
) -> Result<Accepted, Problem> {
    let (who, bot) = (visitor.to_string(), bot.to_string());
    app.hub
        .change(table, move |state| state.seat_bot(seat, &bot, &who))
        .await
}

pub async fn submit(
    app: &App,
    visitor: &str,
    table: &Arc<Table>,
    submission: Submission,
) -> Result<Accepted, Problem> {
    if submission.id.chars().count() > LONGEST_ID || submission.id.is_empty() {
        return Err(Problem::bad("problem-form"));
    }
    app.hub.play(table, visitor.to_string(), submission).await
}

pub async fn take_back(
    app: &App,
    visitor: &str,
    table: &Arc<Table>,
    seq: Option<u64>,
) -> Result<Accepted, Problem> {
    let who = visitor.to_string();
    let wish = move |state: &crate::table::TableState| match seq {
        Some(seq) if seq < state.moved_seq || seq > state.seq => Err(Problem::late()),
        _ => state.undo(&who),
    };
    app.hub.change(table, wish).await
}

pub async fn say(
    app: &App,
    visitor: &str,
    table: &Arc<Table>,
    text: String,
) -> Result<Accepted, Problem> {
    let name = app.name_of(visitor).await;
    let who = visitor.to_string();
    app.hub
        .change(table, move |state| state.say(&who, &name, &text))
        .await
}

/// The same players again.
pub async fn rematch(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Response {
    let made = async {
        checked(&app, &visitor, &fields)?;
        again(&app, &visitor.id, &id).await
    };
    let made = made.await;
    to_table(&app, visitor, made).await
}

pub async fn again(app: &App, visitor: &str, id: &str) -> Result<Arc<Table>, Problem> {
    let old = app.hub.table(id).await?;
    let (new, own, bots, known) = {
        let state = old.state.lock().await;
        if state.stage() != Stage::Over {
            return Err(Problem::forbidden("problem-not-over"));
        }
        let own: Vec<Seat> = state.seats_of(visitor).iter().collect();
        if own.is_empty() {
            return Err(Problem::forbidden("problem-not-seated"));
        }
        let bots: Vec<(Seat, String)> = (0..)
            .map(Seat)
            .zip(&state.seats)
            .filter_map(|(seat, chair)| match chair.sitter {
                Sitter::Bot(kind) => Some((seat, kind.to_string())),
                _ => None,
            })
            .collect();
        let new = NewGame {
            game: state.game.clone(),
            players: state.referee.seats(),
            options: state.referee.options(),
            open: state.open,
            hints: state.hints,
        };
        (new, own, bots, state.rematch.clone())
    };
    if let Some((table, _)) = known {
        return app.hub.table(&table).await;
    }
    let table = make_table(app, visitor, &new, &own, &bots, "").await?;
    let rematched = {
        let state = table.state.lock().await;
        TableEvent::Rematched {
            table: state.id.clone(),
            invitation: state.invitation.clone(),
        }
    };
    app.hub.change(&old, move |_| Ok(vec![rematched])).await?;
    Ok(table)
}
