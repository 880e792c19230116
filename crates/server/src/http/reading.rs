//! Pages to read.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, Query, State},
    http::header,
    response::{Html, IntoResponse, Redirect, Response},
};
use axum_extra::extract::cookie::CookieJar;
use catalog::{Answer, Lesson};
use serde::Deserialize;
use store::Which;
use tabletop::{OptionInfo, Options, Seat};
use words::{Language, Speaker};

use super::{
    Visitor, html,
    query::{ViewQuery, seat},
};
use crate::{
    app::App,
    draft::Draft,
    frame::{
        ChapterFrame, Frame, GameFrame, HomeFrame, OptionFrame, PresetFrame, Reader, RuleFrame,
        RulingFrame, TableLine, TipFrame,
    },
    frames::Wanted,
    guide::Guide,
    hub::Table,
    pages,
    preview::{self, PreviewFrame, Tried, What},
    problem::Problem,
    show::{self, Role, View},
    table::TableState,
};

/// What an address may ask for besides.
#[derive(Debug, Default, Deserialize)]
pub struct PageQuery {
    /// What an invited person shows.
    invitation: Option<String>,
    /// A word to look for.
    q: Option<String>,
    /// Whether the rules say where each comes from.
    #[serde(default)]
    sources: bool,
}

pub async fn home(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Response, Problem> {
    let frame = home_frame(&app, &visitor).await?;
    let reader = visitor.reader(&app, None).await;
    Ok(html(pages::home(&frame, &reader)))
}

/// What the home page shows.
pub async fn home_frame(app: &App, visitor: &Visitor) -> Result<HomeFrame, Problem> {
    let mut open = app.hub.first(Which::Open, &visitor.id, 50).await?;
    let mut mine = app.hub.first(Which::Running, &visitor.id, 50).await?;
    let mut past = app.hub.first(Which::Past, &visitor.id, 20).await?;
    let mut finished = app.hub.first(Which::Finished, &visitor.id, 20).await?;
    let evening = app.hub.table_of_the_evening(&visitor.id).await?;
    let mut evening: Vec<TableLine> = evening.into_iter().collect();
    let invitations = super::circle::invitations(app, visitor).await?;
    let asking = app.hub.people_of(&visitor.id).await?.asking.len();
    let speaker = app.speaker(visitor.language, None);
    for list in [&mut open, &mut mine, &mut past, &mut finished, &mut evening] {
        say_names(list, speaker);
    }
    let games = app.catalog().games();
    Ok(HomeFrame {
        games: games.map(|entry| game_frame(app, visitor, entry)).collect(),
        invitations,
        asking,
        open,
        mine,
        past,
        finished,
        puzzle: super::puzzles::of_the_day(app),
        evening: evening.into_iter().next(),
    })
}

/// Says the names of bots in the reader's language.
pub fn say_names(lines: &mut [TableLine], speaker: &Speaker) {
    for line in lines {
        for names in [&mut line.names, &mut line.waiting, &mut line.winners] {
            for name in names {
                *name = show::said_name(name, speaker);
            }
        }
    }
}

/// A game on the shelf.
fn game_frame(app: &App, visitor: &Visitor, entry: &dyn catalog::DynGame) -> GameFrame {
    let info = entry.info();
    let speaker = app.speaker(visitor.language, Some(info.id));
    let chapters = app.lessons(info.id).map(|lessons| lessons.chapters.iter());
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
        secrets: info.secrets,
        options: info
            .options
            .iter()
            .map(|option| option_frame(option, speaker))
            .collect(),
        presets: presets.collect(),
        lessons: chapters
            .into_iter()
            .flatten()
            .map(|lesson| chapter_frame(lesson, visitor.language))
            .collect(),
        colours: colours(entry, &app.hub.current_figures(entry), speaker),
        bots: catalog::BotKind::NAMES
            .iter()
            .map(ToString::to_string)
            .collect(),
        ratings: super::ratings::bot_ratings(app, info.id)
            .into_iter()
            .map(|bot| (bot.level, bot.rating))
            .collect(),
        puzzles: app
            .puzzles(info.id)
            .map_or(0, |(_, set)| set.puzzles().count()),
    }
}

/// A chapter of the lessons of a game.
fn chapter_frame(lesson: &Lesson, language: Language) -> ChapterFrame {
    ChapterFrame {
        id: lesson.id.clone(),
        title: lesson.title.of(language).to_string(),
        about: lesson.about.of(language).to_string(),
        minutes: lesson.minutes,
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
fn colours(
    entry: &dyn catalog::DynGame,
    figures: &str,
    speaker: &Speaker,
) -> Vec<(String, String)> {
    let info = entry.info();
    let most = *info.players.end();
    let can_choose = info.options.iter().any(|option| option.key == COLOURS);
    let full = can_choose.then(|| entry.open(Some(figures), most, &Options::new()).ok());
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

/// A reader who sits at no table: no visitor is called that.
const WALL: &str = "wall";

/// The table as the visitor may see it.
pub async fn wanted(
    app: &App,
    visitor: &Visitor,
    table: &str,
    query: &ViewQuery,
) -> Result<Wanted, Problem> {
    let table = visitor.look(app, table).await?;
    if query.wants_hands()? {
        return with_open_hands(app, visitor, &table, query).await;
    }
    // A screen on a wall shows what everyone may see, whoever has opened the page there.
    let reader = match query.wall {
        Some(_) => WALL,
        None => &*visitor.id,
    };
    let hints = app.hub.hint_on_page(&table, reader, query.hint());
    let hints = hints.await;
    let state = table.snapshot().await;
    let unheard = app.hub.unheard(&state, reader).await?;
    Ok(Wanted {
        role: Role {
            unheard,
            ..app.role(&state, reader)
        },
        view: query.view()?,
        speaker: app.speaker(visitor.language, Some(&state.game)).clone(),
        hints,
        state,
    })
}

/// The table as whoever watches may see it with all hands; on a wall too, but not for who plays.
async fn with_open_hands(
    app: &App,
    visitor: &Visitor,
    table: &Arc<Table>,
    query: &ViewQuery,
) -> Result<Wanted, Problem> {
    let state = app.hub.with_open_hands(table, &visitor.id).await?;
    let role = match state.stage().is_ended() {
        true => app.role(&state, WALL),
        false => Role::of_the_past(),
    };
    Ok(Wanted {
        role,
        view: query.view()?,
        speaker: app.speaker(visitor.language, Some(&state.game)).clone(),
        hints: None,
        state,
    })
}

/// What the coach says about the question that a visitor is asked.
pub fn tip(app: &App, visitor: &Visitor, state: &TableState, view: &View) -> Option<TipFrame> {
    let own: Vec<Seat> = state.seats_of(&visitor.id).iter().collect();
    let lessons = app.lessons(&state.game)?;
    let coach = &visitor.coach;
    coach.tip(state, &own, view, lessons, visitor.language)
}

/// A page that is made of the frame of a table.
pub async fn page(
    app: &App,
    visitor: &Visitor,
    table: &str,
    query: &ViewQuery,
    render: impl FnOnce(&Frame, &Reader) -> Result<maud::Markup, Problem> + Send + 'static,
) -> Result<Response, Problem> {
    let wanted = wanted(app, visitor, table, query).await?;
    let mut reader = visitor.reader(app, Some(&wanted.state.game)).await;
    if query.wall.is_none() && !wanted.role.open_hands {
        reader.tip = tip(app, visitor, &wanted.state, &wanted.view);
    }
    let page = app.frames.show(wanted, move |shown| {
        Ok(render(&shown.frame, &reader)?.into_string())
    });
    Ok(Html(page.await?).into_response())
}

pub async fn table(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    Query(query): Query<ViewQuery>,
    Query(wanted): Query<PageQuery>,
) -> Result<Response, Problem> {
    // Whoever was invited by name comes by the invitation, and can sit down with it.
    if wanted.invitation.is_none()
        && let Some(invitation) = app.hub.invited_by_name(&table, &visitor.id).await?
    {
        let to = format!("/t/{table}?invitation={invitation}");
        return Ok(Redirect::to(&to).into_response());
    }
    let invited = wanted.invitation.is_some();
    let extras = pages::TableExtras {
        invitation: seat_invitation(&app, &table, wanted.invitation).await,
        notice: None,
        wall: query.wall.is_some(),
    };
    let page = page(&app, &visitor, &table, &query, move |frame, reader| {
        Ok(pages::table(frame, reader, &extras))
    })
    .await?;
    // What the page asks for from now on does not carry the invitation.
    if !invited {
        return Ok(page);
    }
    let cookies = CookieJar::new().add(visitor.keep_invitations());
    Ok((cookies, page).into_response())
}

/// The invitation by which a visitor came, if one can sit down with it: a spectator's is for
/// looking on only.
async fn seat_invitation(app: &App, table: &str, shown: Option<String>) -> Option<String> {
    let shown = shown?;
    let table = app.hub.table(table).await.ok()?;
    let spectator = table.snapshot().await.spectator_link();
    Some(shown).filter(|shown| *shown != spectator)
}

/// A screen on a wall of a club: a game that everyone may watch, and another one after a while.
pub async fn wall(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Query(query): Query<WallQuery>,
) -> Result<Response, Problem> {
    match app.hub.next_on_the_wall(query.after.as_deref()).await? {
        Some(table) => Ok(Redirect::to(&format!("/t/{table}?wall=tour")).into_response()),
        None => {
            let reader = visitor.reader(&app, None).await;
            Ok(html(pages::wall(&reader)))
        }
    }
}

/// What a screen on a wall shows now.
#[derive(Debug, Deserialize)]
pub struct WallQuery {
    /// The table.
    after: Option<String>,
}

/// What a form carries that its page has to keep.
pub struct Kept {
    /// What an invited person shows.
    pub invitation: Option<String>,
    /// A seat and what it has drafted.
    pub drafted: Option<(Seat, Answer)>,
}

impl Kept {
    /// The address of the page that the form was on.
    async fn query(&self, app: &App, table: &str) -> ViewQuery {
        let mut query = ViewQuery::default();
        if let (Some((seat, answer)), Ok(table)) = (&self.drafted, app.hub.table(table).await) {
            let draft = Draft {
                asked: table.snapshot().await.asked(*seat),
                seat: *seat,
                answer: answer.clone(),
            };
            query.draft = Some(draft.to_string());
        }
        query
    }
}

/// The table again, with the reason why a form was refused. Who made a table up
/// gets a page of its own.
pub async fn refused(
    app: &App,
    visitor: &Visitor,
    table: &str,
    kept: Kept,
    problem: Problem,
) -> Response {
    if visitor.wants_json {
        return problem.into_response();
    }
    let query = kept.query(app, table).await;
    let invitation = kept.invitation;
    let refusal = problem.clone();
    let page = page(app, visitor, table, &query, move |frame, reader| {
        let extras = pages::TableExtras {
            invitation: invitation.filter(|secret| !secret.is_empty()),
            notice: Some(pages::Notice {
                text: refusal.say(&reader.speaker),
                rule: refusal.rule,
            }),
            wall: false,
        };
        Ok(pages::table(frame, reader, &extras))
    });
    match page.await {
        Ok(page) => (problem.status(), page).into_response(),
        Err(_) => problem.into_response(),
    }
}

/// What the page that asks has already.
#[derive(Debug, Deserialize)]
pub struct FragmentQuery {
    /// What the shapes of its board are called.
    shapes: Option<String>,
}

/// The part of the page of a table that changes, for the script.
pub async fn fragment(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    Query(query): Query<ViewQuery>,
    Query(known): Query<FragmentQuery>,
) -> Result<Response, Problem> {
    page(&app, &visitor, &table, &query, move |frame, reader| {
        Ok(pages::update(frame, reader, known.shapes.as_deref()))
    })
    .await
}

/// The answer that is to be tried, or the draft.
#[derive(Debug, Deserialize)]
pub struct PreviewQuery {
    seat: u8,
    #[serde(default)]
    action: String,
    lay: Option<String>,
}

/// What would follow an answer, for the script.
pub async fn preview(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    Query(query): Query<ViewQuery>,
    Query(wanted): Query<PreviewQuery>,
) -> Result<Json<PreviewFrame>, Problem> {
    let table = visitor.look(&app, &table).await?;
    let view = query.view()?;
    let state = table.snapshot().await;
    let seat = seat(wanted.seat)?;
    let speaker = app.speaker(visitor.language, Some(&state.game)).clone();
    let lay: Option<Draft> = wanted.lay.and_then(|draft| draft.parse().ok());
    let made = app.frames.work(move || {
        let answer = What::Answer(&wanted.action);
        let tried = Tried {
            visitor: &visitor.id,
            seat,
            what: lay.as_ref().map_or(answer, What::Draft),
            draft: view.draft.as_ref(),
        };
        preview::preview(&state, &tried, &speaker)
    });
    made.await.map(Json)
}

pub async fn replay(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    Query(mut query): Query<ViewQuery>,
) -> Result<Response, Problem> {
    query.at.get_or_insert_default();
    page(&app, &visitor, &table, &query, |frame, reader| {
        if !frame.stage.is_ended() || !frame.has_begun() {
            return Err(Problem::forbidden("problem-not-over"));
        }
        Ok(pages::replay(frame, reader))
    })
    .await
}

/// The record of a finished game.
pub async fn record(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
) -> Result<Response, Problem> {
    let text = record_text(&app, &visitor, &table).await?;
    let name = format!("attachment; filename=\"orrery-{table}.jsonl\"");
    let headers = [
        (header::CONTENT_TYPE, "application/x-ndjson".to_string()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text).into_response())
}

/// The record of a finished game that the visitor may look at. Of a game by other rules it is
/// all that is left.
pub async fn record_text(app: &App, visitor: &Visitor, table: &str) -> Result<String, Problem> {
    match visitor.look(app, table).await {
        Ok(table) => app.hub.record(&table).await,
        Err(problem) if problem.record.is_some() => {
            app.hub.record_without_rules(table, &visitor.id).await
        }
        Err(problem) => Err(problem),
    }
}

/// The proof of the dice: the record is verified here and now.
pub async fn verify(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
) -> Result<Response, Problem> {
    if let Ok(table) = visitor.look(&app, &table).await
        && table.snapshot().await.tell_all(app.hub.now()).is_err()
    {
        return unopened(&app, &visitor, &table.id).await;
    }
    let text = record_text(&app, &visitor, &table).await?;
    let header = record::Record::read_open(&text).map(|record| record.header);
    let figures = match &header {
        Ok(header) => app.hub.figures(&header.figures).await,
        Err(_) => Ok(None),
    };
    let figures = figures.map_err(|why| Problem::not_read(&why))?;
    let nonces = match header.map(|header| header.dice) {
        Ok(record::DiceSource::Committed { nonces, .. }) => nonces,
        _ => Vec::new(),
    };
    let catalog = app.catalog().clone();
    let check = tokio::task::spawn_blocking(move || {
        (nonces, record::verify(&catalog, &text, figures.as_deref()))
    });
    let (nonces, verdict) = check.await.map_err(|why| {
        tracing::error!(table, %why, "verifying a record broke down");
        Problem::broken()
    })?;
    let query = ViewQuery::default();
    page(&app, &visitor, &table, &query, move |frame, reader| {
        let proof = proof(frame, &nonces, &verdict);
        Ok(pages::verify(frame, &proof, reader))
    })
    .await
}

/// The proof of dice that others still play with: only their hash is known.
async fn unopened(app: &App, visitor: &Visitor, table: &str) -> Result<Response, Problem> {
    let query = ViewQuery::default();
    page(app, visitor, table, &query, |frame, reader| {
        Ok(pages::verify(frame, &pages::Proof::default(), reader))
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
    let promised = [
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
    ];
    // Of the dice of a lesson nothing was promised, and to those of a day nobody adds.
    let promised = promised.into_iter().filter(|check| {
        let is_added = check.what == pages::CheckKind::Nonces;
        frame.dice.seed.is_none() && !(is_added && frame.daily.is_some())
    });
    let played = [
        check(pages::CheckKind::Actions, verdict.is_ok(), replayed),
        check(
            pages::CheckKind::Digest,
            verdict.is_ok(),
            frame.digest.clone(),
        ),
        check(pages::CheckKind::Scores, verdict.is_ok(), totals),
    ];
    pages::Proof {
        checks: promised.chain(played).collect(),
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
    let guide = app.guide(visitor.language, &game);
    let page = pages::RulesPage {
        game: &game,
        title: entry.info().title,
        rules: &rule_frames(&app, entry, visitor.language, query),
        query,
        sources: wanted.sources,
        guided: guide.is_some(),
    };
    Ok(html(pages::rules(&page, &reader)))
}

pub async fn how_to_play(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Response, Problem> {
    let entry = app.catalog().find(&game);
    let entry = entry.ok_or_else(|| Problem::missing("problem-no-game"))?;
    let Some(guide) = app.guide(visitor.language, &game) else {
        return Ok(Redirect::to(&format!("/rules/{game}")).into_response());
    };
    let reader = visitor.reader(&app, Some(&game)).await;
    Ok(html(pages::guide(
        &game,
        entry.info().title,
        guide,
        &reader,
    )))
}

/// The lessons of a game, chapter by chapter.
pub async fn lessons(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Response, Problem> {
    let entry = app.catalog().find(&game);
    let entry = entry.ok_or_else(|| Problem::missing("problem-no-game"))?;
    let frame = game_frame(&app, &visitor, entry);
    if frame.lessons.is_empty() {
        return Ok(Redirect::to(&format!("/how-to-play/{game}")).into_response());
    }
    let reader = visitor.reader(&app, Some(&game)).await;
    Ok(html(pages::lessons(&frame, &reader)))
}

fn ruling_frame(ruling: &catalog::Ruling) -> RulingFrame {
    RulingFrame {
        name: ruling.name.clone(),
        reading: ruling.reading.clone(),
        others: ruling.others().map(str::to_owned).collect(),
        why: ruling.why.clone(),
    }
}

/// The numbered rules in a language, with the disputed readings that each depends on.
pub fn rule_frames(
    app: &App,
    entry: &dyn catalog::DynGame,
    language: Language,
    query: Option<&str>,
) -> Vec<RuleFrame> {
    let rulings = catalog::rulings(&app.hub.current_figures(entry));
    let guide = app.guide(language, entry.info().id);
    let taught = guide.map(Guide::taught).unwrap_or_default();
    catalog::find_rules(&catalog::rules_in(entry, language), query)
        .into_iter()
        .map(|rule| RuleFrame {
            rulings: rule.readings(&rulings).map(ruling_frame).collect(),
            taught_in: taught.get(&*rule.id).map(ToString::to_string),
            id: rule.id,
            heading: rule.heading,
            text: rule.text,
            language: rule.language.code(),
        })
        .collect()
}
