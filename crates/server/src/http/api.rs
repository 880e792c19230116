//! Everything the pages can do, as JSON. A bot plays a seat with a bearer token.

use std::{collections::BTreeMap, sync::Arc};

use axum::{
    Json, Router,
    extract::{FromRequest, Path, Query, Request, State, rejection::JsonRejection},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::{delete, get, post},
};
use catalog::{Answer, Catalog};
use serde::{
    Deserialize, Deserializer, Serialize,
    de::{DeserializeOwned, Error},
};
use serde_json::Value;
use utoipa::{OpenApi, ToSchema};

use super::{
    Visitor, circle, clocks, daily,
    description::{
        BotName, ChatText, Count, DayName, Everywhere, GameName, GivenNonce, LARGEST, Nonce,
        PageNumber, Players, SeatBots, SeatNumber, SubmissionId, VisitorName, name_games,
    },
    devices, events, hands, lists, notices_api,
    query::{ViewQuery, seat},
    ratings, reading, reviews, tournaments,
};
use crate::{
    app::App,
    draft::Draft,
    frame::{ChatAct, Frame, HintFrame, HomeFrame, ReviewFrame, RuleFrame},
    frames::{Shown, Wanted},
    hub::{Accepted, HintQuery, LONGEST_ID, Party, Submission, Table},
    problem::Problem,
    show::View,
    table::{self, NewGame},
    table_event::Watch,
    time_control::TimeControl,
};

/// A new table.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewTable {
    /// The game.
    #[schema(value_type = GameName)]
    game: String,
    /// How many people play, bots included.
    #[schema(value_type = Players)]
    players: u8,
    /// Options of the game by name.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// Whether anyone may sit down; else by invitation.
    #[serde(default)]
    open: bool,
    /// Who may watch; if nothing is said, everyone at open tables and those who are invited
    /// at others.
    watch: Option<Watch>,
    /// Whether players may ask the computer for a hint; if nothing is said, they may
    /// where one person plays against bots or alone.
    hints: Option<bool>,
    /// Whether the result changes the ratings of those who play. A rated table allows no
    /// hints, everyone may watch it, and nobody has two seats.
    #[serde(default)]
    rated: bool,
    /// How much time everyone has; there is no clock if nothing is said.
    clock: Option<TimeControl>,
    /// After how many minutes those who watch see all hands, as long as everyone who plays agrees.
    /// You do by making the table; the others say so with `/hands`. Only in games with secrets,
    /// and not in rated ones.
    #[serde(default)]
    #[schema(minimum = 5, maximum = 10080)]
    open_hands: Option<u16>,
    /// The seats you take yourself, counted from 1.
    #[serde(default)]
    #[schema(value_type = Vec<SeatNumber>)]
    seats: Vec<u8>,
    /// Bots for seats, by the number of the seat.
    #[serde(default)]
    #[schema(value_type = SeatBots)]
    bots: BTreeMap<u8, String>,
    /// An id you make: a repeated request is answered with the table that was made.
    #[serde(default, deserialize_with = "submission_id")]
    #[schema(value_type = Option<SubmissionId>)]
    submission: Option<String>,
}

/// The id of a submission, if there is one: as long as it is described.
fn submission_id<'de, D: Deserializer<'de>>(from: D) -> Result<Option<String>, D::Error> {
    let id = Option::<String>::deserialize(from)?;
    let is_wrong = |id: &String| id.is_empty() || id.chars().count() > LONGEST_ID;
    if id.as_ref().is_some_and(is_wrong) {
        let wanted = format!("`submission` has 1 to {LONGEST_ID} characters");
        return Err(D::Error::custom(wanted));
    }
    Ok(id)
}

/// Sitting down.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Sit {
    /// The seat, counted from 1.
    #[schema(value_type = SeatNumber)]
    seat: u8,
    /// What you add to the dice. Read the table first: its `dice.commitment` binds the
    /// server to its secret. Without it you add later, with `start`.
    #[serde(default)]
    #[schema(value_type = Nonce)]
    nonce: String,
    /// The invitation, where one is needed.
    #[serde(default)]
    invitation: String,
    /// The name to go by; without one it stays as it is.
    #[serde(default)]
    name: String,
}

/// Adding to the dice.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Start {
    /// What you add to the dice; not empty.
    #[schema(value_type = GivenNonce)]
    nonce: String,
}

/// A seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct AtSeat {
    /// The seat, counted from 1.
    #[schema(value_type = SeatNumber)]
    seat: u8,
}

/// A bot for a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct SeatBot {
    /// The seat, counted from 1.
    #[schema(value_type = SeatNumber)]
    seat: u8,
    /// The bot.
    #[schema(value_type = BotName)]
    bot: String,
}

/// A seat that is to be free, or a bot's.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct FreeSeat {
    /// The seat, counted from 1.
    #[schema(value_type = SeatNumber)]
    seat: u8,
    /// The bot that takes it, if one shall.
    #[schema(value_type = Option<BotName>)]
    bot: Option<String>,
}

/// An answer to a question.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Play {
    /// The seat that answers, counted from 1.
    #[schema(value_type = SeatNumber)]
    seat: u8,
    /// The answer in notation. A secret answer of several actions is sent in one go,
    /// its actions separated by `;`.
    action: String,
    /// The `seq` of the frame you answer.
    #[schema(value_type = Count)]
    seq: u64,
    /// An id you make, so that a repeated request is recognised.
    #[schema(value_type = SubmissionId)]
    submission: String,
}

/// Which hint.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct HintFor {
    /// Your seat, counted from 1.
    #[param(value_type = SeatNumber)]
    seat: u8,
    /// What you have drafted, as the answer to a submission names it.
    draft: Option<String>,
}

/// Where a finished game is taken up again.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Try {
    /// The seat to play, counted from 1.
    #[schema(value_type = SeatNumber)]
    seat: u8,
    /// How many actions of the game stay.
    #[schema(value_type = Count)]
    actions: usize,
}

/// Taking back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Undo {
    /// The `seq` of the frame you know.
    #[schema(value_type = Count)]
    seq: u64,
}

/// A line of chat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Say {
    /// What you say.
    #[schema(value_type = ChatText)]
    text: String,
    /// An id you make, so that a repeated request is recognised.
    #[serde(default, deserialize_with = "submission_id")]
    #[schema(value_type = Option<SubmissionId>)]
    submission: Option<String>,
}

/// What to do about a line of chat, or about who said it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ActOnLine {
    /// The number of the line.
    #[schema(value_type = Count)]
    line: u64,
    /// What to do: one of what the line names.
    act: ChatAct,
}

/// A name.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Name {
    /// The name.
    #[schema(value_type = VisitorName)]
    name: String,
}

/// Who you are.
#[derive(Debug, Serialize, ToSchema)]
struct Me {
    /// What you are known by, whatever you are called.
    id: String,
    /// Your name.
    name: String,
    /// Your token as a newcomer: send it as `Authorization: Bearer …` to be yourself without a
    /// cookie. Nobody is told a token again that is in use: where you are signed in by a browser
    /// or by a token that was made for you there is none here.
    token: Option<String>,
}

/// What became of a command.
#[derive(Debug, Serialize, ToSchema)]
pub struct Done {
    /// The number of the event it became.
    seq: u64,
    /// Whether it had been taken before.
    repeated: bool,
    /// What you have drafted so far, when the answer is not complete and nothing has
    /// happened: read the table with it to see what you can add.
    draft: Option<String>,
}

/// A table was made.
#[derive(Debug, Serialize, ToSchema)]
struct Made {
    /// Its name.
    table: String,
    /// The number of its last event.
    seq: u64,
}

/// Why something was not done.
#[derive(Debug, Serialize, ToSchema)]
pub struct ErrorBody {
    /// The reason in words.
    pub error: String,
    /// The rule of the game that refuses, if it is one.
    pub rule: Option<String>,
}

#[derive(OpenApi)]
#[openapi(
    info(title = "Orrery", description = "A digital table for board games. docs/api.md plays a game through it."),
    servers((url = "/", description = "The server that you ask")),
    tags(
        (name = "you", description = "Who you are"),
        (name = "games", description = "The games, their rules, the game of the day"),
        (name = "ratings", description = "Leader boards and players of rated games"),
        (name = "tournaments", description = "Tournaments and leagues"),
        (name = "tables", description = "Making, finding and watching tables"),
        (name = "play", description = "Sitting down and playing"),
        (name = "reviews", description = "Looking at a finished game again"),
    ),
    modifiers(&Everywhere),
    // Those that only the parameters of an address name.
    components(schemas(DayName, PageNumber)),
    paths(
        home, me, rename, devices::list, devices::end_others, devices::end, devices::make_token, daily::day, play_daily, ratings::leaders, ratings::player, circle::friends, tournaments::list_tournaments, tournaments::create_tournament, tournaments::tournament, tournaments::act_on_tournament, tournaments::league, lists::tables, create, table, hint, events::events, sit, start, leave, bot, close, free, invite, play, undo, chat, chat_line, clocks::api_away, clocks::api_away_everywhere, clocks::api_pause, clocks::api_give_time, hands::api_agree,
        notices_api::notices_frame, notices_api::set_notices, notices_api::add_channel, notices_api::remove_channel,
        rematch, try_again, record, review, start_review, stop_review, rules
    )
)]
struct Api;

/// The description of the JSON API.
///
/// # Panics
/// Never: the description is plain data.
#[must_use]
pub fn openapi(catalog: &Catalog) -> String {
    let mut description = Api::openapi();
    name_games(&mut description, catalog);
    description
        .to_pretty_json()
        .expect("the description is plain data")
}

pub fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/api/openapi.json", get(description))
        .route("/api/home", get(home))
        .route("/api/me", get(me).post(rename))
        .route("/api/me/tokens", post(devices::make_token))
        .route(
            "/api/me/sessions",
            get(devices::list).delete(devices::end_others),
        )
        .route("/api/me/sessions/{session}", delete(devices::end))
        .route(
            "/api/notices",
            get(notices_api::notices_frame).post(notices_api::set_notices),
        )
        .route("/api/notices/channels", post(notices_api::add_channel))
        .route(
            "/api/notices/channels/{channel}",
            delete(notices_api::remove_channel),
        )
        .route("/api/daily", get(daily::day))
        .route("/api/daily/{game}", post(play_daily))
        .route("/api/ratings", get(ratings::leaders))
        .route("/api/players/{player}", get(ratings::player))
        .route("/api/friends", get(circle::friends))
        .route(
            "/api/tournaments",
            get(tournaments::list_tournaments).post(tournaments::create_tournament),
        )
        .route(
            "/api/tournaments/{tournament}",
            get(tournaments::tournament).post(tournaments::act_on_tournament),
        )
        .route("/api/leagues/{league}", get(tournaments::league))
        .route("/api/tables", get(lists::tables).post(create))
        .route("/api/tables/{table}", get(table))
        .route("/api/tables/{table}/hint", get(hint))
        .route("/api/tables/{table}/sit", post(sit))
        .route("/api/tables/{table}/start", post(start))
        .route("/api/tables/{table}/leave", post(leave))
        .route("/api/tables/{table}/bot", post(bot))
        .route("/api/tables/{table}/close", post(close))
        .route("/api/tables/{table}/free", post(free))
        .route("/api/tables/{table}/invite", post(invite))
        .route("/api/tables/{table}/hands", post(hands::api_agree))
        .route("/api/away", post(clocks::api_away_everywhere))
        .route("/api/tables/{table}/away", post(clocks::api_away))
        .route("/api/tables/{table}/pause", post(clocks::api_pause))
        .route("/api/tables/{table}/give-time", post(clocks::api_give_time))
        .route("/api/tables/{table}/play", post(play))
        .route("/api/tables/{table}/undo", post(undo))
        .route("/api/tables/{table}/chat", post(chat))
        .route("/api/tables/{table}/line", post(chat_line))
        .route("/api/tables/{table}/rematch", post(rematch))
        .route("/api/tables/{table}/try", post(try_again))
        .route("/api/tables/{table}/record", get(record))
        .route(
            "/api/tables/{table}/review",
            get(review).post(start_review).delete(stop_review),
        )
        .route("/api/rules/{game}", get(rules))
}

async fn description(State(app): State<Arc<App>>) -> Response {
    let description = openapi(app.catalog());
    ([("content-type", "application/json")], description).into_response()
}

/// The body of a request, read from JSON.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Problem> {
        match Json::from_request(request, app).await {
            Ok(Json(value)) => read(value).map(Self),
            Err(JsonRejection::BytesRejection(_)) => Err(Problem::new(413, "problem-too-large")),
            Err(why) => Err(not_understood(&why.body_text())),
        }
    }
}

fn read<T: DeserializeOwned>(mut value: Value) -> Result<T, Problem> {
    make_whole(&mut value);
    serde_json::from_value(value).map_err(|why| not_understood(&why.to_string()))
}

/// The body of a request is not what it should be. Whoever wrote the program has to know why.
fn not_understood(why: &str) -> Problem {
    let mut problem = Problem::bad("problem-json");
    problem.phrase = problem.phrase.with("why", why.to_string());
    problem
}

/// JSON has one kind of number, and some programs write 2.0 for 2.
fn make_whole(value: &mut Value) {
    match value {
        Value::Number(number) => {
            let whole = number
                .as_f64()
                .filter(|number| number.fract() == 0.0 && (0.0..=LARGEST as f64).contains(number));
            if let (true, Some(whole)) = (number.is_f64(), whole) {
                *number = (whole as u64).into();
            }
        }
        Value::Array(values) => values.iter_mut().for_each(make_whole),
        Value::Object(values) => values.values_mut().for_each(make_whole),
        _ => {}
    }
}

/// What became of a command.
pub fn done(accepted: Accepted) -> Json<Done> {
    Json(Done {
        seq: accepted.seq,
        repeated: accepted.repeated,
        draft: accepted.draft.map(|draft| draft.to_string()),
    })
}

/// A table that was made.
fn made(table: &Table) -> (StatusCode, Json<Made>) {
    let seq = table.changed.borrow().seq;
    let table = table.id.clone();
    (StatusCode::CREATED, Json(Made { table, seq }))
}

/// The games, the open tables and your own.
#[utoipa::path(get, path = "/api/home", responses((status = 200, description = "The games and tables", body = HomeFrame)))]
async fn home(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Json<HomeFrame>, Problem> {
    Ok(Json(reading::home_frame(&app, &visitor).await?))
}

/// Who you are, with the token that says so.
#[utoipa::path(get, path = "/api/me", responses((status = 200, description = "Who you are", body = Me)))]
async fn me(State(app): State<Arc<App>>, visitor: Visitor) -> Json<Me> {
    Json(Me {
        name: app.hub.name_of(&visitor.id).await,
        token: visitor.signed.map(|signed| app.signer.token(&signed)),
        id: visitor.id,
    })
}

/// Changes your name.
#[utoipa::path(post, path = "/api/me", request_body = Name,
    responses((status = 200, description = "Who you are", body = Me),
        (status = 422, description = "Nobody can be called that", body = ErrorBody)))]
async fn rename(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(body): Body<Name>,
) -> Result<Json<Me>, Problem> {
    app.hub.rename(&visitor.id, &body.name).await?;
    Ok(me(State(app), visitor).await)
}

/// Begins the game of the day. Everyone has one attempt: whoever has begun it is answered
/// with the same table.
#[utoipa::path(post, path = "/api/daily/{game}", params(("game" = GameName, Path)),
    responses((status = 201, description = "The table", body = Made)))]
async fn play_daily(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<(StatusCode, Json<Made>), Problem> {
    Ok(made(&*app.hub.play_daily(&visitor.id, &game).await?))
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 201, description = "The table", body = Made),
        (status = 404, description = "No such game or seat", body = ErrorBody),
        (status = 409, description = "Two on one seat", body = ErrorBody),
        (status = 422, description = "The game cannot be set up like that", body = ErrorBody)))]
async fn create(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(body): Body<NewTable>,
) -> Result<(StatusCode, Json<Made>), Problem> {
    let party = Party {
        host: body.seats.into_iter().map(seat).collect::<Result<_, _>>()?,
        bots: (body.bots.into_iter())
            .map(|(number, bot)| Ok((seat(number)?, bot)))
            .collect::<Result<_, Problem>>()?,
        people: Vec::new(),
    };
    let sitting = party.host.len() + party.bots.len();
    let alone = party.host.len() == 1 && sitting == usize::from(body.players);
    let new = NewGame {
        game: body.game,
        players: body.players,
        options: body.options,
        open: body.open,
        watch: body.watch,
        hints: body.hints.unwrap_or(alone && !body.rated),
        rated: body.rated,
        lesson: None,
        clock: body.clock,
        open_hands: body.open_hands,
    };
    let submission = body.submission.unwrap_or_default();
    let table = app.hub.create_once(&submission, &visitor.id, &new, &party);
    Ok(made(&*table.await?))
}

/// A table as you may see it.
#[utoipa::path(get, path = "/api/tables/{table}",
    params(("table" = String, Path), ViewQuery,
        ("invitation" = Option<String>, Query, description = "The invitation, where a table is private")),
    responses((status = 200, description = "The table as you may see it", body = Frame)))]
async fn table(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    Query(query): Query<ViewQuery>,
) -> Result<Response, Problem> {
    let mut wanted = reading::wanted(&app, &visitor, &table, &query).await?;
    wanted.view.parts = query.parts()?;
    let text = app.frames.show(wanted, Shown::json).await?;
    let json = [(header::CONTENT_TYPE, "application/json")];
    Ok((json, text).into_response())
}

/// What the computer would answer at your seat, where the table allows hints. It
/// knows no more than the seat does.
#[utoipa::path(get, path = "/api/tables/{table}/hint", params(("table" = String, Path), HintFor),
    responses((status = 200, description = "The hint", body = HintFrame),
        (status = 403, description = "Not your seat, or no hints at this table", body = ErrorBody),
        (status = 409, description = "The seat has nothing to decide", body = ErrorBody),
        (status = 503, description = "All places to think are taken", body = ErrorBody)))]
async fn hint(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    Query(wanted): Query<HintFor>,
) -> Result<Json<HintFrame>, Problem> {
    let seat = seat(wanted.seat)?;
    let draft: Option<Draft> = wanted.draft.and_then(|draft| draft.parse().ok());
    let table = visitor.look(&app, &table).await?;
    let wanted = HintQuery {
        seat,
        asked: None,
        draft: draft.clone(),
    };
    let hints = app.hub.hint(&table, &visitor.id, &wanted).await?;
    let state = table.snapshot().await;
    let wanted = Wanted {
        role: app.role(&state, &visitor.id),
        view: View {
            as_seat: Some(seat),
            draft,
            ..View::default()
        },
        speaker: app.speaker(visitor.language, Some(&state.game)).clone(),
        hints: Some(hints),
        state,
    };
    let made = app.frames.show(wanted, |shown| {
        let mut questions = shown.frame.questions.iter();
        let hint = questions.find_map(|question| question.hint.clone());
        hint.ok_or_else(Problem::late)
    });
    made.await.map(Json)
}

/// Sits down.
#[utoipa::path(post, path = "/api/tables/{table}/sit", params(("table" = String, Path)), request_body = Sit,
    responses((status = 200, description = "It was taken", body = Done),
        (status = 409, description = "The seat is taken, or the name", body = ErrorBody),
        (status = 422, description = "Nobody can be called that", body = ErrorBody)))]
async fn sit(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    Body(body): Body<Sit>,
) -> Result<Json<Done>, Problem> {
    let (seat, nonce) = (seat(body.seat)?, table::Nonce::new(body.nonce)?);
    let sat = app.hub.sit(
        &table,
        &visitor.id,
        seat,
        nonce,
        &body.invitation,
        &body.name,
    );
    Ok(done(sat.await?))
}

/// Adds to the dice for all your seats. When every person has, the game begins. What you
/// added stays: a second time changes nothing.
#[utoipa::path(post, path = "/api/tables/{table}/start", params(("table" = String, Path)), request_body = Start,
    responses((status = 200, description = "It was taken", body = Done),
        (status = 409, description = "The table has ended", body = ErrorBody)))]
async fn start(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    Body(body): Body<Start>,
) -> Result<Json<Done>, Problem> {
    let nonce = table::Nonce::new(body.nonce)?;
    let added = app.hub.contribute(&table, &visitor.id, nonce);
    Ok(done(added.await?))
}

/// Leaves a seat.
#[utoipa::path(post, path = "/api/tables/{table}/leave", params(("table" = String, Path)), request_body = AtSeat,
    responses((status = 200, description = "It was taken", body = Done),
        (status = 409, description = "The table has ended", body = ErrorBody)))]
async fn leave(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    Body(body): Body<AtSeat>,
) -> Result<Json<Done>, Problem> {
    let left = app.hub.leave(&table, &visitor.id, seat(body.seat)?);
    Ok(done(left.await?))
}

/// Lets a bot take a free seat.
#[utoipa::path(post, path = "/api/tables/{table}/bot", params(("table" = String, Path)), request_body = SeatBot,
    responses((status = 200, description = "It was taken", body = Done),
        (status = 409, description = "The seat is taken", body = ErrorBody)))]
async fn bot(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    Body(body): Body<SeatBot>,
) -> Result<Json<Done>, Problem> {
    let seat = seat(body.seat)?;
    let sat = app.hub.seat_bot(&table, &visitor.id, seat, &body.bot);
    Ok(done(sat.await?))
}

/// Closes the table, if you are its host: nothing happens at it any more. What was played
/// stays, and the dice are opened.
#[utoipa::path(post, path = "/api/tables/{table}/close", params(("table" = String, Path)),
    responses((status = 200, description = "It was taken", body = Done),
        (status = 409, description = "The table has ended", body = ErrorBody)))]
async fn close(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
) -> Result<Json<Done>, Problem> {
    Ok(done(app.hub.close(&table, &visitor.id).await?))
}

/// Frees the seat of a bot or of someone for whom the game has waited too long, or gives it
/// to a bot, if you are the host.
#[utoipa::path(post, path = "/api/tables/{table}/free", params(("table" = String, Path)), request_body = FreeSeat,
    responses((status = 200, description = "It was taken", body = Done),
        (status = 409, description = "Nobody sits there, or they are not gone", body = ErrorBody)))]
async fn free(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    Body(body): Body<FreeSeat>,
) -> Result<Json<Done>, Problem> {
    let (seat, bot) = (seat(body.seat)?, body.bot.as_deref());
    let freed = app.hub.free_seat(&table, &visitor.id, seat, bot);
    Ok(done(freed.await?))
}

/// Makes a new invitation, if you are the host; the one before no longer works.
#[utoipa::path(post, path = "/api/tables/{table}/invite", params(("table" = String, Path)),
    responses((status = 200, description = "It was taken", body = Done),
        (status = 409, description = "The table has ended", body = ErrorBody)))]
async fn invite(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
) -> Result<Json<Done>, Problem> {
    Ok(done(app.hub.renew_invitation(&table, &visitor.id).await?))
}

/// Answers a question. The same submission is never taken twice.
#[utoipa::path(post, path = "/api/tables/{table}/play", params(("table" = String, Path)), request_body = Play,
    responses((status = 200, description = "It was taken", body = Done),
        (status = 409, description = "Someone was faster", body = ErrorBody),
        (status = 422, description = "Against the rules", body = ErrorBody)))]
async fn play(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    Body(body): Body<Play>,
) -> Result<Json<Done>, Problem> {
    let submission = Submission {
        seat: seat(body.seat)?,
        answer: Answer::new(body.action),
        seal: true,
        seq: body.seq,
        id: body.submission,
    };
    let played = app.hub.submit(&table, &visitor.id, submission);
    Ok(done(played.await?))
}

/// Takes back your last action.
#[utoipa::path(post, path = "/api/tables/{table}/undo", params(("table" = String, Path)), request_body = Undo,
    responses((status = 200, description = "It was taken", body = Done),
        (status = 409, description = "There is nothing that can be taken back", body = ErrorBody)))]
async fn undo(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    Body(body): Body<Undo>,
) -> Result<Json<Done>, Problem> {
    let undone = app.hub.undo(&table, &visitor.id, Some(body.seq));
    Ok(done(undone.await?))
}

/// Says something.
#[utoipa::path(post, path = "/api/tables/{table}/chat", params(("table" = String, Path)), request_body = Say,
    responses((status = 200, description = "It was taken", body = Done),
        (status = 409, description = "The same line again, or another's name", body = ErrorBody),
        (status = 422, description = "Nothing is said", body = ErrorBody)))]
async fn chat(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    Body(body): Body<Say>,
) -> Result<Json<Done>, Problem> {
    app.rates.chat(&visitor.id, visitor.network)?;
    let said = app
        .hub
        .say(&table, &visitor.id, &body.text, body.submission);
    Ok(done(said.await?))
}

/// Does something about a line of chat: mutes who said it for you, takes your own line away,
/// or, if you are the host, any line, and silences who said it.
#[utoipa::path(post, path = "/api/tables/{table}/line", params(("table" = String, Path)), request_body = ActOnLine,
    responses((status = 200, description = "It was taken", body = Done)))]
async fn chat_line(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    Body(body): Body<ActOnLine>,
) -> Result<Json<Done>, Problem> {
    app.rates.chat(&visitor.id, visitor.network)?;
    let acted = app
        .hub
        .act_on_line(&table, &visitor.id, body.line, body.act);
    Ok(done(acted.await?))
}

/// A new table with the same players.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", params(("table" = String, Path)),
    responses((status = 201, description = "The table", body = Made)))]
async fn rematch(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
) -> Result<(StatusCode, Json<Made>), Problem> {
    Ok(made(&*app.hub.rematch(&table, &visitor.id).await?))
}

/// A finished game again from one of its moments: a new table with the same dice and the
/// same actions up to there, against bots.
#[utoipa::path(post, path = "/api/tables/{table}/try", params(("table" = String, Path)),
    request_body = Try, responses((status = 201, description = "The table", body = Made)))]
async fn try_again(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    Body(body): Body<Try>,
) -> Result<(StatusCode, Json<Made>), Problem> {
    let seat = seat(body.seat)?;
    let tried = app.hub.try_again(&table, &visitor.id, seat, body.actions);
    Ok(made(&*tried.await?))
}

/// The record of a finished game.
#[utoipa::path(get, path = "/api/tables/{table}/record", params(("table" = String, Path)),
    responses((status = 200, description = "The record, a JSON text a line", body = String, content_type = "application/x-ndjson"),
        (status = 403, description = "The game is not over", body = ErrorBody)))]
async fn record(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
) -> Result<Response, Problem> {
    let record = reading::record_text(&app, &visitor, &table).await?;
    Ok(([("content-type", "application/x-ndjson")], record).into_response())
}

/// What there is of the review of a finished game.
#[utoipa::path(get, path = "/api/tables/{table}/review", params(("table" = String, Path)),
    responses((status = 200, description = "The review, as far as it is", body = ReviewFrame), (status = 403, description = "Only those who played may ask", body = ErrorBody)))]
async fn review(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
) -> Result<Json<ReviewFrame>, Problem> {
    Ok(Json(reviews::review_frame(&app, &visitor, &table).await?))
}

/// Begins the review of a finished game, unless there is one.
#[utoipa::path(post, path = "/api/tables/{table}/review", params(("table" = String, Path)),
    responses((status = 200, description = "The review, as far as it is", body = ReviewFrame), (status = 403, description = "Only those who played may ask", body = ErrorBody),
        (status = 503, description = "Too many reviews wait", body = ErrorBody)))]
async fn start_review(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
) -> Result<Json<ReviewFrame>, Problem> {
    visitor.look(&app, &table).await?;
    app.hub.start_review(&table, &visitor.id).await?;
    Ok(Json(reviews::review_frame(&app, &visitor, &table).await?))
}

/// Stops a review that is under way, if you began it or sit at the table.
#[utoipa::path(delete, path = "/api/tables/{table}/review", params(("table" = String, Path)),
    responses((status = 200, description = "The review, as far as it is", body = ReviewFrame), (status = 403, description = "Only those who played may ask", body = ErrorBody)))]
async fn stop_review(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
) -> Result<Json<ReviewFrame>, Problem> {
    app.hub.stop_review(&table, &visitor.id).await?;
    Ok(Json(reviews::review_frame(&app, &visitor, &table).await?))
}

/// The numbered rules of a game, in the language of the reader where they are translated.
#[utoipa::path(get, path = "/api/rules/{game}", params(("game" = GameName, Path)),
    responses((status = 200, description = "The rules", body = Vec<RuleFrame>)))]
async fn rules(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Json<Vec<RuleFrame>>, Problem> {
    let entry = app.catalog().find(&game);
    let entry = entry.ok_or_else(|| Problem::missing("problem-no-game"))?;
    let rules = reading::rule_frames(&app, entry, visitor.language, None);
    Ok(Json(rules))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn whole_numbers_may_have_a_point() {
        let body = json!({ "seats": [2.0, 1], "players": 4.0, "game": "2.0" });
        let new: NewTable = read(body).unwrap();
        assert_eq!((new.seats, new.players), (vec![2, 1], 4));
        assert_eq!(new.game, "2.0");
        for wrong in [
            json!(2.5),
            json!(-1.0),
            json!(1e300),
            json!(256.0),
            json!("2"),
        ] {
            assert!(read::<AtSeat>(json!({ "seat": wrong })).is_err());
        }
    }

    /// The description is made of names that must all be there.
    #[test]
    fn the_description_describes_every_name_it_uses() {
        let description = openapi(&games::catalog());
        let read: Value = serde_json::from_str(&description).unwrap();
        let names = read["components"]["schemas"].as_object().unwrap();
        let used = description.split("#/components/schemas/").skip(1);
        for name in used.filter_map(|rest| rest.split('"').next()) {
            assert!(names.contains_key(name), "{name}");
        }
        let undo = &read["paths"]["/api/tables/{table}/undo"]["post"]["responses"];
        for status in [
            "200", "400", "401", "403", "404", "409", "413", "429", "503",
        ] {
            assert!(undo[status].is_object(), "{status}");
        }
    }
}
