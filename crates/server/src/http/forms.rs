//! The forms of the pages: each is read, becomes one command of the hub, and is
//! answered with a redirect, or with JSON for the script.
//!
//! Every form carries the visitor's token, which no other site knows: with the check of
//! the origin in `visitor.rs` this is the defence against CSRF.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
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
use catalog::{Answer, BotKind, DynGame};
use serde::Deserialize;
use serde_json::json;
use sha2::{Digest, Sha256};
use tabletop::{OpenProblem, Options, Phrase, Seat, SetupProblem, Speak};
use words::Speaker;

use super::{Visitor, query, reading};
use crate::{
    app::App,
    draft::Draft,
    frame::TipFrame,
    hub::{Accepted, Hub, Party, Submission, Table, random_name},
    identity, pages,
    problem::Problem,
    settings::Settings,
    show::View,
    table::{NewGame, Nonce},
    table_event::{Taught, Watch},
};

/// The fields of a form.
#[derive(Deserialize)]
#[serde(transparent)]
pub struct Fields(HashMap<String, String>);

impl Fields {
    /// A field without spaces around it; empty if it is not there.
    pub(super) fn text(&self, name: &str) -> &str {
        self.0.get(name).map_or("", |value| value.trim())
    }

    pub(super) fn parse<T: FromStr>(&self, name: &str) -> Result<T, Problem> {
        let value = self.text(name).parse();
        value.map_err(|_| Problem::bad("problem-form"))
    }

    pub(super) fn seat(&self) -> Result<Seat, Problem> {
        query::seat(self.parse("seat")?)
    }

    fn nonce(&self) -> Result<Nonce, Problem> {
        Nonce::new(self.text("nonce"))
    }

    /// The options of a game.
    pub(super) fn options(&self) -> Options {
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
    fn party(chairs: &[(u8, &str)]) -> Party {
        let seats = || (0..).map(Seat).zip(chairs);
        let bots = seats().filter(|(_, (_, sitter))| !matches!(*sitter, "here" | "open"));
        let host = seats().filter(|(_, (_, sitter))| *sitter == "here");
        Party {
            host: host.map(|(seat, _)| seat).collect(),
            bots: bots
                .map(|(seat, (_, bot))| (seat, (*bot).to_string()))
                .collect(),
            people: Vec::new(),
        }
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

    /// The id of what is sent, if the form has one: the same for the same fields of the same
    /// page, and another one when something else is filled in there.
    fn submission(&self) -> Option<String> {
        if self.text("submission").is_empty() {
            return None;
        }
        let fields: BTreeMap<&String, &String> = self.0.iter().collect();
        let mut hash = Sha256::new();
        for part in fields.into_iter().flat_map(|(name, value)| [name, value]) {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        Some(const_hex::encode(&hash.finalize()[..16]))
    }

    /// Makes a table, once for each page.
    async fn make_table(
        &self,
        app: &App,
        visitor: &Visitor,
        new: &NewGame,
        party: &Party,
    ) -> Result<Arc<Table>, Problem> {
        let (hub, host) = (&app.hub, &visitor.id);
        match self.submission() {
            Some(id) => hub.create_from_page(&id, host, new, party).await,
            None => hub.create(host, new, party).await,
        }
    }

    /// To the page from which the form was sent, if it says so, else to the first page.
    fn go_back(&self) -> Redirect {
        let back = Some(self.text("back")).filter(|back| is_local(back));
        Redirect::to(back.unwrap_or("/"))
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
    pub(super) fn parts(&self) -> (&Arc<Hub>, &str, &str, &Fields) {
        (&self.app.hub, &self.table, &self.visitor.id, &self.fields)
    }

    /// The tip that stands with the question which the form answers.
    async fn tip(&self) -> Option<TipFrame> {
        let state = self.app.hub.table(&self.table).await.ok()?.snapshot().await;
        let draft = self.drafted().map(|(seat, answer)| Draft {
            asked: state.asked(seat),
            seat,
            answer,
        });
        let view = View {
            draft,
            ..View::default()
        };
        reading::tip(&self.app, &self.visitor, &state, &view)
    }

    /// What the form goes on from: a seat and what it has drafted.
    fn drafted(&self) -> Option<(Seat, Answer)> {
        let draft = Some(self.fields.text("draft")).filter(|draft| !draft.is_empty())?;
        Some((self.fields.seat().ok()?, Answer::new(draft)))
    }

    /// Carries out the command if the token is in order, and goes back to the table, or
    /// says to a program what became of it.
    pub(super) async fn answer(
        &self,
        command: impl Future<Output = Result<Accepted, Problem>>,
    ) -> Response {
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
            Err(problem) => {
                let kept = reading::Kept {
                    invitation,
                    drafted: self.drafted(),
                };
                reading::refused(&self.app, visitor, table, kept, problem).await
            }
        }
    }
}

/// Goes to a table that was made.
pub fn to_table(visitor: &Visitor, table: &Table) -> Response {
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
        watch: None,
        // Nobody minds a hint against the computer.
        hints: mode != "screen",
        rated: false,
        lesson: None,
        clock: None,
        open_hands: None,
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
    let party = Party {
        host,
        bots,
        ..Party::default()
    };
    let table = fields.make_table(&app, &visitor, &new, &party);
    Ok(to_table(&visitor, &*table.await?))
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
    let party = Fields::party(&chairs);
    let alone = party.host.len() == 1 && 1 + party.bots.len() == chairs.len();
    let rated = fields.text("rated") == "yes";
    let new = NewGame {
        game: fields.text("game").to_string(),
        players: chairs.len() as u8,
        options: fields.options_with_colours(&chairs),
        open: fields.text("open") != "no",
        watch: match fields.text("watch") {
            "everyone" => Some(Watch::Everyone),
            "invited" => Some(Watch::Invited),
            "nobody" => Some(Watch::Nobody),
            _ => None,
        },
        hints: match fields.text("hints") {
            "yes" => true,
            "no" => false,
            // Nobody minds a hint against the computer.
            _ => alone && !rated,
        },
        rated,
        lesson: None,
        clock: None,
        open_hands: None,
    };
    let made = async {
        let clock = fields.clock()?;
        let new = NewGame {
            clock,
            open_hands: fields.open_hands()?,
            ..new.clone()
        };
        fields.make_table(&app, &visitor, &new, &party).await
    };
    match made.await {
        Ok(table) => Ok(to_table(&visitor, &table)),
        Err(problem) if problem.status() == StatusCode::UNPROCESSABLE_ENTITY => {
            sheet_again(&app, &visitor, &fields, &new, problem).await
        }
        Err(problem) => Err(problem),
    }
}

/// A chapter of the lessons of a game: the learner and novices sit down at a table.
pub async fn learn(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(game): Path<String>,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    let lessons = app.lessons(&game);
    let lesson = lessons.and_then(|lessons| lessons.chapter(fields.text("chapter")));
    let lesson = lesson.ok_or_else(|| Problem::missing("problem-no-lesson"))?;
    let new = NewGame {
        game,
        players: lesson.players,
        options: lesson.options.clone(),
        open: false,
        watch: None,
        hints: true,
        rated: false,
        lesson: Some(Taught {
            chapter: lesson.id.clone(),
            seed: lesson.seed,
        }),
        clock: None,
        open_hands: None,
    };
    let others = Seat::first(lesson.players).filter(|seat| *seat != lesson.seat);
    let party = Party {
        host: vec![lesson.seat],
        bots: others
            .map(|seat| (seat, BotKind::Novice.to_string()))
            .collect(),
        people: Vec::new(),
    };
    let table = fields.make_table(&app, &visitor, &new, &party);
    Ok(to_table(&visitor, &*table.await?))
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
        false => fields.go_back().into_response(),
    })
}

/// Remembers the language, for the visitor and for this browser, and goes back.
pub async fn language(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    let language: words::Language = fields.parse("lang")?;
    let wanted = Settings::read([("language", language.code())]);
    app.hub.set(&visitor.id, wanted).await?;
    let cookie = identity::cookie("lang", language.code());
    Ok((CookieJar::new().add(cookie), fields.go_back()).into_response())
}

/// Remembers what a visitor sets. What the form does not have stays as it is.
pub async fn settings(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    let given = Settings::known().map(|(name, _)| (name, fields.text(name)));
    let given: Vec<_> = given.filter(|(_, value)| !value.is_empty()).collect();
    let wanted = Settings::read(given.iter().copied());
    if given.is_empty() || wanted.iter().count() < given.len() {
        return Err(Problem::bad("problem-form"));
    }
    app.hub.set(&visitor.id, wanted).await?;
    if visitor.wants_json {
        return Ok(Json(json!({})).into_response());
    }
    let cookie = wanted.get("language");
    let cookie = cookie.map(|code| identity::cookie("lang", code));
    let jar = CookieJar::new();
    let jar = match cookie {
        Some(cookie) => jar.add(cookie),
        None => jar,
    };
    Ok((jar, Redirect::to("/me?said=settings")).into_response())
}

/// Whether an address is a place on this site, however a browser reads it: browsers take
/// `\\` for `/` and leave out control characters.
fn is_local(address: &str) -> bool {
    let plain = address.chars().all(|c| c.is_ascii_graphic() && c != '\\');
    plain && address.starts_with('/') && !address.starts_with("//")
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

/// Adds to the dice; the last one starts the game.
pub async fn start(form: TableForm) -> Response {
    let (hub, table, visitor, fields) = form.parts();
    form.answer(async { hub.contribute(table, visitor, fields.nonce()?).await })
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

/// Closes the table.
pub async fn close(form: TableForm) -> Response {
    let (hub, table, visitor, _) = form.parts();
    form.answer(hub.close(table, visitor)).await
}

/// Frees the seat of someone who is gone, or gives it to a bot.
pub async fn free(form: TableForm) -> Response {
    let (hub, table, visitor, fields) = form.parts();
    form.answer(async {
        let bot = Some(fields.text("bot")).filter(|bot| !bot.is_empty());
        hub.free_seat(table, visitor, fields.seat()?, bot).await
    })
    .await
}

/// Makes a new invitation.
pub async fn invite(form: TableForm) -> Response {
    let (hub, table, visitor, _) = form.parts();
    form.answer(hub.renew_invitation(table, visitor)).await
}

/// Plays an action. Who has answered a question has met it: its tip is not given again.
pub async fn play(form: TableForm) -> Response {
    let (hub, table, visitor, fields) = form.parts();
    let tip = form.tip().await;
    let response = form
        .answer(async {
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
        .await;
    let is_done = response.status().is_success() || response.status().is_redirection();
    match tip.filter(|_| is_done) {
        Some(tip) => {
            let coach = form.visitor.coach.clone().with(&tip.id);
            (CookieJar::new().add(coach.cookie()), response).into_response()
        }
        None => response,
    }
}

/// Switches the coach, or tells it that a tip was read, and goes back.
pub async fn coach(
    visitor: Visitor,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    let coach = visitor.coach.switched(fields.text("tips") != "off");
    let cookie = coach.with(fields.text("met")).cookie();
    Ok((CookieJar::new().add(cookie), fields.go_back()).into_response())
}

/// Leaves the lesson.
pub async fn leave_lesson(form: TableForm) -> Response {
    let (hub, table, visitor, _) = form.parts();
    form.answer(hub.leave_lesson(table, visitor)).await
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
    form.answer(async {
        form.app.rates.chat(visitor, form.visitor.network)?;
        hub.say(table, visitor, fields.text("text"), fields.submission())
            .await
    })
    .await
}

/// Does something about a line of the chat.
pub async fn chat_line(form: TableForm) -> Response {
    let (hub, table, visitor, fields) = form.parts();
    form.answer(async {
        form.app.rates.chat(visitor, form.visitor.network)?;
        let (line, act) = (fields.parse("line")?, fields.parse("act")?);
        hub.act_on_line(table, visitor, line, act).await
    })
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

/// A finished game again from one of its moments.
pub async fn try_again(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    let (seat, actions) = (fields.seat()?, fields.parse("actions")?);
    let tried = app.hub.try_again(&table, &visitor.id, seat, actions);
    Ok(to_table(&visitor, &*tried.await?))
}
