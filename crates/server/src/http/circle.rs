//! Friends, blocked people, invitations and reports: pages and forms. Programs may read the list
//! of friends; whatever changes something, somebody does in person.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, Query, State},
    response::{IntoResponse, Redirect, Response},
};
use serde::Deserialize;
use store::{Act, Report};
use tabletop::Seat;

use super::{
    Visitor,
    account::in_person,
    forms::{CheckedForm, Fields},
    html,
    query::{Said, seat},
    reading,
};
use crate::{
    app::App,
    frame::{
        CircleFrame, FriendLine, GuestFrame, GuestsFrame, InvitationLine, PersonLine, ReportFrame,
    },
    hub::{People, Privacy, public_handle, random_name},
    naming, pages,
    problem::Problem,
    show::said_name,
    table::{LONGEST_CHAT, Sitter},
};

/// The reader's friends, and everybody else of the circle.
pub async fn page(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Query(Said { said }): Query<Said>,
) -> Result<Response, Problem> {
    let frame = frame(&app, &visitor).await?;
    let reader = visitor.reader(&app, None).await;
    Ok(html(pages::friends(&frame, &said, &reader)))
}

/// Your friends with what they play now, if they allow you to see it; who asks you, whom you have
/// asked, and whom you block.
#[utoipa::path(get, path = "/api/friends",
    responses((status = 200, description = "Your circle", body = CircleFrame)))]
pub async fn friends(
    State(app): State<Arc<App>>,
    visitor: Visitor,
) -> Result<Json<CircleFrame>, Problem> {
    Ok(Json(frame(&app, &visitor).await?))
}

async fn frame(app: &App, visitor: &Visitor) -> Result<CircleFrame, Problem> {
    let People {
        friends,
        asking,
        asked,
        blocked,
    } = app.hub.people_of(&visitor.id).await?;
    let showing = app.hub.showing_play(friends.iter().cloned().collect());
    let showing = showing.await?;
    let mut lines = Vec::new();
    for friend in &friends {
        lines.push(friend_line(app, friend, showing.contains(friend)).await?);
    }
    let player = public_handle(&visitor.id);
    let is_known = app.hub.is_known(&visitor.id).await?;
    let site = app.messenger.links.site();
    Ok(CircleFrame {
        friends: lines,
        asking: people(app, &asking).await,
        asked: people(app, &asked).await,
        blocked: people(app, &blocked).await,
        link: is_known.then(|| format!("{site}/players/{player}")),
        player,
        profile: app.hub.privacy_of(&visitor.id).await?.profile,
    })
}

/// A friend, with what is played now where friends may see that.
async fn friend_line(app: &App, friend: &str, shows_play: bool) -> Result<FriendLine, Problem> {
    let playing = match shows_play {
        true => app.hub.playing_now(friend).await?,
        false => None,
    };
    Ok(FriendLine {
        person: person(app, friend).await,
        playing: playing.is_some(),
        title: playing.as_ref().and_then(|playing| playing.title.clone()),
        table: playing.and_then(|playing| playing.table),
    })
}

/// Somebody by name.
pub(super) async fn person(app: &App, visitor: &str) -> PersonLine {
    PersonLine {
        player: public_handle(visitor),
        name: app.hub.name_of(visitor).await,
    }
}

async fn people(app: &App, visitors: &[String]) -> Vec<PersonLine> {
    let mut lines = Vec::new();
    for visitor in visitors {
        lines.push(person(app, visitor).await);
    }
    lines
}

/// The invitations that a visitor can follow.
pub(super) async fn invitations(
    app: &App,
    visitor: &Visitor,
) -> Result<Vec<InvitationLine>, Problem> {
    let speaker = app.speaker(visitor.language, None);
    let mut lines = Vec::new();
    for open in app.hub.invitations_of(&visitor.id).await? {
        // A table that cannot be opened here is nobody's invitation.
        let Ok(table) = app.hub.table(&open.table).await else {
            continue;
        };
        let Some(about) = app.hub.describe(&open.summary) else {
            continue;
        };
        let state = table.snapshot().await;
        let names = about.names.iter().map(|name| said_name(name, speaker));
        lines.push(InvitationLine {
            invitation: state.invitation.clone(),
            by: person(app, &open.inviter).await,
            game: state.game.clone(),
            title: about.title,
            names: names.collect(),
            made: open.made / 1000,
            table: open.table,
        });
    }
    Ok(lines)
}

/// What a form wants to be done about another person, and what is said when it was.
fn deed(act: &str) -> Result<(Act, &'static str), Problem> {
    Ok(match act {
        "ask" => (Act::Ask, "asked"),
        "withdraw" => (Act::Withdraw, "withdrawn"),
        "accept" => (Act::Accept, "accepted"),
        "decline" => (Act::Decline, "declined"),
        "remove" => (Act::Remove, "removed"),
        "block" => (Act::Block, "blocked"),
        "unblock" => (Act::Unblock, "unblocked"),
        _ => return Err(Problem::bad("problem-form")),
    })
}

/// Lets somebody turn to others in person, and not too often.
fn may_ask(app: &App, visitor: &Visitor) -> Result<(), Problem> {
    in_person(visitor)?;
    app.rates.ask(&visitor.id, visitor.network)
}

/// What a form wants to be done, if it may be.
fn wanted(app: &App, visitor: &Visitor, fields: &Fields) -> Result<(Act, &'static str), Problem> {
    in_person(visitor)?;
    let (act, done) = deed(fields.text("act"))?;
    if act == Act::Ask {
        may_ask(app, visitor)?;
    }
    Ok((act, done))
}

fn said(said: &str) -> Response {
    Redirect::to(&format!("/friends?said={said}")).into_response()
}

/// Does something about another person, who is named as in addresses.
pub async fn act(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    let (act, done) = wanted(&app, &visitor, &fields)?;
    let player = fields.text("player");
    let other = app.hub.person_for(&visitor.id, player).await?;
    app.hub.relate(&visitor.id, &other, act).await?;
    Ok(said(done))
}

/// Does something about somebody who sits at the same table.
pub async fn act_at_table(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    let (act, done) = wanted(&app, &visitor, &fields)?;
    let other = app
        .hub
        .person_at(&table, &visitor.id, fields.seat()?)
        .await?;
    app.hub.relate(&visitor.id, &other, act).await?;
    Ok(said(done))
}

/// Lets others find the visitor's page.
pub async fn make_link(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    _: CheckedForm,
) -> Result<Response, Problem> {
    in_person(&visitor)?;
    app.hub.make_known(&visitor.id).await?;
    Ok(said("linked"))
}

/// Sets who may see what of the visitor's page.
pub async fn set_privacy(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    in_person(&visitor)?;
    let games = app.catalog().games().map(|entry| entry.info().id);
    let favourites = games.filter(|id| !fields.text(&format!("game-{id}")).is_empty());
    let privacy = Privacy {
        profile: fields.parse("profile")?,
        playing: !fields.text("playing").is_empty(),
        favourites: favourites.map(String::from).collect(),
    };
    app.hub.set_privacy(&visitor.id, &privacy).await?;
    let own = public_handle(&visitor.id);
    Ok(Redirect::to(&format!("/players/{own}?said=saved")).into_response())
}

/// The friends who may be invited to a table.
pub async fn guests(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
) -> Result<Response, Problem> {
    let (state, found) = app.hub.guests(&table, &visitor.id).await?;
    let mut guests = Vec::new();
    for guest in found {
        guests.push(GuestFrame {
            person: person(&app, &guest.visitor).await,
            invited: guest.invited,
            declined: guest.declined,
            seated: guest.seated,
        });
    }
    let free = state.seats.iter();
    let frame = GuestsFrame {
        table,
        game: state.game.clone(),
        title: state.referee.info().title.to_string(),
        free: match state.journal {
            Some(_) => 0,
            None => free.filter(|chair| chair.sitter == Sitter::Nobody).count(),
        },
        guests,
    };
    let reader = visitor.reader(&app, Some(&frame.game)).await;
    Ok(html(pages::guests(&frame, &reader)))
}

/// Invites a friend to a table.
pub async fn invite(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    may_ask(&app, &visitor)?;
    let friend = app.hub.person_named(fields.text("player")).await?;
    app.hub.invite_friend(&table, &visitor.id, &friend).await?;
    Ok(Redirect::to(&format!("/t/{table}/friends")).into_response())
}

/// Declines an invitation.
pub async fn decline(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    in_person(&visitor)?;
    let table = fields.text("table");
    app.hub.decline_invitation(&visitor.id, table).await?;
    Ok(Redirect::to("/").into_response())
}

/// What is reported: a line of the chat, or the person on a seat.
#[derive(Debug, Default, Deserialize)]
pub struct What {
    line: Option<u64>,
    seat: Option<u8>,
}

/// What is reported, and who is meant.
struct Reported {
    about: String,
    frame: ReportFrame,
}

async fn reported(
    app: &App,
    visitor: &Visitor,
    table: &str,
    what: &What,
) -> Result<Reported, Problem> {
    let looked_at = visitor.look(app, table).await?;
    let state = looked_at.snapshot().await;
    let (about, name, text) = match (what.line, what.seat) {
        (Some(line), _) => {
            let found = state.chat.said(line);
            let found = found.ok_or_else(|| Problem::missing("problem-no-line"))?;
            (found.0.to_owned(), found.1.to_owned(), found.2.to_owned())
        }
        (None, Some(number)) => {
            let seat: Seat = seat(number)?;
            let chair = state.seats.get(seat.index());
            let found = chair.and_then(|chair| Some((chair.person()?, &chair.name)));
            let (who, name) = found.ok_or_else(|| Problem::missing("problem-nobody-there"))?;
            (who.to_owned(), name.clone(), String::new())
        }
        (None, None) => return Err(Problem::bad("problem-form")),
    };
    if about == visitor.id {
        return Err(Problem::new(422, "problem-yourself"));
    }
    Ok(Reported {
        about,
        frame: ReportFrame {
            table: table.to_owned(),
            seat: what.seat.filter(|_| what.line.is_none()),
            line: what.line,
            name,
            said: text,
        },
    })
}

/// The page on which somebody says what is wrong.
pub async fn report_page(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    Query(what): Query<What>,
) -> Result<Response, Problem> {
    let Reported { frame, .. } = reported(&app, &visitor, &table, &what).await?;
    let reader = visitor.reader(&app, None).await;
    Ok(html(pages::report(&frame, false, &reader)))
}

/// Reports a line of the chat or a person to whoever runs the server.
pub async fn report(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    may_ask(&app, &visitor)?;
    let what = What {
        line: fields.parse("line").ok(),
        seat: fields.parse("seat").ok(),
    };
    let Reported { about, frame } = reported(&app, &visitor, &table, &what).await?;
    let why = naming::clean_line(fields.text("why"));
    if why.chars().count() > LONGEST_CHAT {
        return Err(Problem::bad("problem-chat"));
    }
    let report = Report {
        id: random_name(8),
        visitor: visitor.id.clone(),
        about,
        table,
        line: frame.line.unwrap_or_default(),
        said: frame.said.clone(),
        why,
        made: app.hub.now(),
        closed: None,
    };
    // Reported again, it is the same report.
    let kept = app.hub.store().report(report).await;
    kept.map_err(|why| Problem::not_saved(&why))?;
    let reader = visitor.reader(&app, None).await;
    Ok(html(pages::report(&frame, true, &reader)))
}

/// Finished games of a list, with the names of bots in the reader's language.
pub(super) fn lines(
    app: &App,
    visitor: &Visitor,
    rows: &[store::PlayedRow],
) -> Vec<crate::frame::TableLine> {
    let found = rows.iter().filter_map(|row| app.hub.played_line(row));
    let mut found: Vec<_> = found.collect();
    reading::say_names(&mut found, app.speaker(visitor.language, None));
    found
}
