//! The forms of the pages: each is read, becomes one command of the hub, and is
//! answered with a redirect, or with JSON for the script.
//!
//! Every form carries the visitor's token, which no other site knows: with the check of
//! the origin in `visitor.rs` this is the defence against CSRF.

use std::{
    collections::{BTreeSet, HashMap},
    str::FromStr,
    sync::Arc,
};

use axum::{
    Form, Json, RequestExt,
    extract::{FromRequest, Path, Request, State},
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
};
use axum_extra::extract::cookie::CookieJar;
use catalog::{Answer, DynGame};
use serde::Deserialize;
use serde_json::json;
use tabletop::{OpenProblem, Options, Phrase, Seat, SetupProblem, Speak};
use words::Speaker;

use super::{Visitor, query, reading};
use crate::{
    app::App,
    hub::{Accepted, Hub, Party, Submission, Table, random_name},
    identity, pages,
    problem::Problem,
    table::{NewGame, Nonce},
};

/// The fields of a form.
#[derive(Deserialize)]
#[serde(transparent)]
pub struct Fields(HashMap<String, String>);

impl Fields {
    fn text(&self, name: &str) -> &str {
        self.0.get(name).map_or("", |value| value.trim())
    }

    fn parse<T: FromStr>(&self, name: &str) -> Result<T, Problem> {
        let value = self.text(name).parse();
        value.map_err(|_| Problem::bad("problem-form"))
    }

    fn seat(&self) -> Result<Seat, Problem> {
        query::seat(self.parse("seat")?)
    }

    fn nonce(&self) -> Result<Nonce, Problem> {
        Nonce::new(self.text("nonce"))
    }

    /// The options of a game.
    fn options(&self) -> Options {
        self.0
            .iter()
            .filter_map(|(key, value)| Some((key.strip_prefix("set-")?.to_string(), value.clone())))
            .filter(|(_, value)| !value.is_empty())
            .collect()
    }

    /// The seats that are used, as the sheet numbers them, with who sits there: `here`,
    /// `open`, or the level of a bot. The visitor has the first.
    fn chairs(&self) -> Vec<(u8, &str)> {
        let others = 2..=Seat::MAX as u8;
        let sitter = |number: u8| (number, self.text(&format!("seat-{number}")));
        let taken = |(_, sitter): &(u8, &str)| !matches!(*sitter, "" | "none");
        [(1, "here")]
            .into_iter()
            .chain(others.map(sitter).filter(taken))
            .collect()
    }

    /// Who sits on these seats when the table is made.
    fn party(&self, chairs: &[(u8, &str)]) -> Result<Party, Problem> {
        let seats = || (0..).map(Seat).zip(chairs);
        let bots = seats().filter(|(_, (_, sitter))| !matches!(*sitter, "here" | "open"));
        let host = seats().filter(|(_, (_, sitter))| *sitter == "here");
        Ok(Party {
            host: host.map(|(seat, _)| seat).collect(),
            nonce: self.nonce()?,
            bots: bots
                .map(|(seat, (_, bot))| (seat, (*bot).to_string()))
                .collect(),
        })
    }

    /// The options, with a colour for each of these seats. Whoever wants a colour that
    /// somebody before has taken gets one that is left.
    fn options_with_colours(&self, chairs: &[(u8, &str)]) -> Options {
        let mut options = self.options();
        let wanted = |number: u8| self.text(&format!("colour-{number}"));
        let known: BTreeSet<&str> = (1..=Seat::MAX as u8).map(wanted).collect();
        let mut colours: Vec<&str> = Vec::new();
        for (number, _) in chairs {
            let wish = wanted(*number);
            colours.push(if colours.contains(&wish) { "" } else { wish });
        }
        for at in 0..colours.len() {
            let left = known.iter().find(|colour| !colours.contains(colour));
            if let Some(left) = left.filter(|_| colours[at].is_empty()) {
                colours[at] = left;
            }
        }
        if !colours.contains(&"") {
            options.insert(reading::COLOURS.to_string(), colours.join(","));
        }
        options
    }

    /// The chosen action, behind what was drafted before it.
    fn answer(&self) -> Answer {
        match (self.text("draft"), self.text("action")) {
            ("", action) => Answer::new(action),
            (draft, "") => Answer::new(draft),
            (draft, action) => Answer::new(draft).then(action),
        }
    }

    /// Whether the form carries the visitor's token.
    fn check_token(&self, app: &App, visitor: &Visitor) -> Result<(), Problem> {
        let token = self.0.get("token").map_or("", String::as_str);
        if visitor.by_token || app.signer.is_form_token(&visitor.id, token) {
            Ok(())
        } else {
            Err(Problem::forbidden("problem-token"))
        }
    }
}

/// A form about no table, or about one whose page it leaves. Its token is in order.
pub struct CheckedForm(pub Fields);

impl FromRequest<Arc<App>> for CheckedForm {
    type Rejection = Response;

    async fn from_request(mut request: Request, app: &Arc<App>) -> Result<Self, Response> {
        let visitor = request.extract_parts::<Visitor>().await;
        let visitor = visitor.map_err(IntoResponse::into_response)?;
        let form = Form::<Fields>::from_request(request, app).await;
        let Form(fields) = form.map_err(IntoResponse::into_response)?;
        match fields.check_token(app, &visitor) {
            Ok(()) => Ok(Self(fields)),
            Err(problem) => Err(problem.into_response()),
        }
    }
}

/// A form on the page of a table. Whatever is wrong with it is said on that page.
pub struct TableForm {
    app: Arc<App>,
    visitor: Visitor,
    table: String,
    fields: Fields,
}

impl FromRequest<Arc<App>> for TableForm {
    type Rejection = Response;

    async fn from_request(mut request: Request, app: &Arc<App>) -> Result<Self, Response> {
        let parts = request.extract_parts::<(Visitor, Path<String>)>().await;
        let (visitor, Path(table)) = parts.map_err(IntoResponse::into_response)?;
        let form = Form::<Fields>::from_request(request, app).await;
        let Form(fields) = form.map_err(IntoResponse::into_response)?;
        Ok(Self {
            app: app.clone(),
            visitor,
            table,
            fields,
        })
    }
}

impl TableForm {
    /// Where a command goes, the table, who sends it, and what is in it.
    fn parts(&self) -> (&Arc<Hub>, &str, &str, &Fields) {
        (&self.app.hub, &self.table, &self.visitor.id, &self.fields)
    }

    /// Carries out the command if the token is in order, and goes back to the table, or
    /// says to a program what became of it.
    async fn answer(&self, command: impl Future<Output = Result<Accepted, Problem>>) -> Response {
        let (visitor, table) = (&self.visitor, &self.table);
        let done = match self.fields.check_token(&self.app, visitor) {
            Ok(()) => command.await,
            Err(problem) => Err(problem),
        };
        let invitation = self.fields.0.get("invitation").cloned();
        match done {
            Ok(done) => {
                let draft = done.draft.map(|draft| format!("?{}", draft.query()));
                if visitor.wants_json {
                    let body = json!({ "seq": done.seq, "repeated": done.repeated, "go": draft });
                    return Json(body).into_response();
                }
                let draft = draft.unwrap_or_default();
                Redirect::to(&format!("/t/{table}{draft}")).into_response()
            }
            Err(problem) => reading::refused(&self.app, visitor, table, invitation, problem).await,
        }
    }
}

/// Goes to a table that was made.
fn to_table(visitor: &Visitor, table: &Table) -> Response {
    if visitor.wants_json {
        let body = json!({ "table": table.id, "seq": table.changed.borrow().seq });
        return (StatusCode::CREATED, Json(body)).into_response();
    }
    Redirect::to(&format!("/t/{}", table.id)).into_response()
}

/// "Play now": against bots, against the automaton, or pass and play.
pub async fn play_now(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    let game = fields.text("game").to_string();
    let entry = app.catalog().find(&game);
    let entry = entry.ok_or_else(|| Problem::missing("problem-no-game"))?;
    let allowed = entry.info().players.clone();
    let mode = fields.text("mode");
    let players = match mode {
        "solo" => 1,
        _ => fields
            .parse("players")
            .unwrap_or(2.clamp(*allowed.start(), *allowed.end())),
    };
    let new = NewGame {
        game,
        players,
        options: fields.options(),
        open: false,
        // Nobody minds a hint against the computer.
        hints: mode != "screen",
    };
    let seats = Seat::first(players);
    let (host, bots) = match mode {
        "screen" => (seats.collect(), Vec::new()),
        "solo" | "bots" => {
            let level = fields.0.get("bot").map_or("greedy", String::as_str);
            let bots = seats.skip(1).map(|seat| (seat, level.to_string()));
            (vec![Seat(0)], bots.collect())
        }
        _ => return Err(Problem::bad("problem-form")),
    };
    let nonce = fields.nonce()?;
    let party = Party { host, nonce, bots };
    let table = app.hub.create(&visitor.id, &new, &party).await?;
    Ok(to_table(&visitor, &table))
}

/// A new table with everything chosen. What does not go together is said on the sheet.
pub async fn create(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    let name = fields.text("name");
    if !name.is_empty() && name != app.hub.name_of(&visitor.id).await {
        app.hub.rename(&visitor.id, name).await?;
    }
    let chairs = fields.chairs();
    let party = fields.party(&chairs)?;
    let alone = party.host.len() == 1 && 1 + party.bots.len() == chairs.len();
    let new = NewGame {
        game: fields.text("game").to_string(),
        players: chairs.len() as u8,
        options: fields.options_with_colours(&chairs),
        open: fields.text("open") != "no",
        hints: match fields.text("hints") {
            "yes" => true,
            "no" => false,
            // Nobody minds a hint against the computer.
            _ => alone,
        },
    };
    match app.hub.create(&visitor.id, &new, &party).await {
        Ok(table) => Ok(to_table(&visitor, &table)),
        Err(problem) if problem.status() == StatusCode::UNPROCESSABLE_ENTITY => {
            sheet_again(&app, &visitor, &fields, &new, problem).await
        }
        Err(problem) => Err(problem),
    }
}

/// The sheet as it was filled in, with the reason why there can be no such game.
async fn sheet_again(
    app: &App,
    visitor: &Visitor,
    fields: &Fields,
    new: &NewGame,
    problem: Problem,
) -> Result<Response, Problem> {
    let entry = app.catalog().find(&new.game);
    let Some(entry) = entry.filter(|_| !visitor.wants_json) else {
        return Err(problem);
    };
    let speaker = app.speaker(visitor.language, Some(&new.game));
    let notice = pages::Notice {
        text: clash(entry, new, speaker).unwrap_or_else(|| problem.say(speaker)),
        rule: None,
    };
    let filled = fields.0.clone().into_iter().collect();
    let page = reading::filled_sheet(app, visitor, entry, &filled, Some(&notice)).await?;
    Ok((problem.status(), page).into_response())
}

/// Which value does not go with the rest, and the line that explains it.
fn clash(entry: &dyn DynGame, new: &NewGame, speaker: &Speaker) -> Option<String> {
    let why = entry.open(None, new.players, &new.options).err();
    let Some(OpenProblem::Setup(SetupProblem::BadValue { key, value })) = why else {
        return None;
    };
    let option = speaker.say_key(&format!("option-{key}"))?;
    let label = speaker.say_key(&format!("option-{key}-{value}"))?;
    let how = speaker
        .say_key(&format!("option-{key}-{value}-how"))
        .or_else(|| speaker.say_key(&format!("option-{key}-how")))?;
    let clash = Phrase::new("page-clash")
        .with("option", option)
        .with("value", label)
        .with("how", how);
    Some(speaker.say(&clash))
}

/// Changes the visitor's name.
pub async fn rename(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    app.hub.rename(&visitor.id, fields.text("name")).await?;
    Ok(match visitor.wants_json {
        true => Json(json!({})).into_response(),
        false => Redirect::to("/").into_response(),
    })
}

/// Remembers the language in a cookie and goes back.
pub async fn language(Form(fields): Form<Fields>) -> Result<Response, Problem> {
    let language: words::Language = fields.parse("lang")?;
    // Only to a place on this site.
    let back = fields.text("back");
    let back = if back.starts_with('/') && !back.starts_with("//") && !back.contains('\\') {
        back
    } else {
        "/"
    };
    let cookie = identity::cookie("lang", language.code());
    Ok((CookieJar::new().add(cookie), Redirect::to(back)).into_response())
}

/// Sits down on a free seat.
pub async fn sit(form: TableForm) -> Response {
    let (hub, table, visitor, fields) = form.parts();
    form.answer(async {
        let (seat, nonce) = (fields.seat()?, fields.nonce()?);
        let (invitation, name) = (fields.text("invitation"), fields.text("name"));
        hub.sit(table, visitor, seat, nonce, invitation, name).await
    })
    .await
}

/// Leaves a seat.
pub async fn leave(form: TableForm) -> Response {
    let (hub, table, visitor, fields) = form.parts();
    form.answer(async { hub.leave(table, visitor, fields.seat()?).await })
        .await
}

/// Lets a bot take a free seat.
pub async fn bot(form: TableForm) -> Response {
    let (hub, table, visitor, fields) = form.parts();
    form.answer(async {
        let bot = fields.text("bot");
        hub.seat_bot(table, visitor, fields.seat()?, bot).await
    })
    .await
}

/// Plays an action.
pub async fn play(form: TableForm) -> Response {
    let (hub, table, visitor, fields) = form.parts();
    form.answer(async {
        let submission = Submission {
            seat: fields.seat()?,
            answer: fields.answer(),
            seal: fields.0.contains_key("seal"),
            seq: fields.parse("seq")?,
            id: match fields.text("submission") {
                "" => random_name(16),
                id => id.to_string(),
            },
        };
        hub.submit(table, visitor, submission).await
    })
    .await
}

/// Takes back the last action.
pub async fn undo(form: TableForm) -> Response {
    let (hub, table, visitor, fields) = form.parts();
    let seq = fields.parse("seq").ok();
    form.answer(hub.undo(table, visitor, seq)).await
}

/// Says something.
pub async fn chat(form: TableForm) -> Response {
    let (hub, table, visitor, fields) = form.parts();
    form.answer(hub.say(table, visitor, fields.text("text")))
        .await
}

/// The same players again.
pub async fn rematch(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    _: CheckedForm,
) -> Result<Response, Problem> {
    let table = app.hub.rematch(&table, &visitor.id).await?;
    Ok(to_table(&visitor, &table))
}
