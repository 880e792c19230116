//! Notices: what a visitor has set, the ways to reach them, and the links in messages.
//!
//! An e-mail is sent only to an address whose owner has followed a link in a first e-mail, a
//! message to a chat only where somebody has followed the link in a first message. Following a
//! link only asks; a form of the page it leads to does something, because programs that look at
//! e-mails follow links too.

use std::sync::Arc;

use axum::{
    extract::{Path, Query, State},
    http::header,
    response::{IntoResponse, Redirect, Response},
};
use mail::Address;
use outbound::TargetError;
use push::Reader;
use store::{AddedChannel, Channel, NoticeSettings};

use super::{Visitor, forms::CheckedForm, html, mail::not_sent, query::Said};
use crate::{
    app::App,
    frame::{ChannelFrame, ChannelState, KindFrame, NoticesFrame, QuietFrame},
    hub::random_name,
    notices::{BrowserKeys, ChannelKind, Kind, Links, Outcome, Purpose, is_zone, lines},
    pages,
    problem::Problem,
};

/// The most ways to reach one visitor.
const MOST_CHANNELS: u32 = 12;

/// The quiet hours of somebody who has set none, where their time zone is known.
const NIGHT: (u16, u16) = (23 * 60, 7 * 60);

/// The script that receives messages while no page is open.
const WORKER: &str = include_str!("../../assets/worker.js");

/// What somebody sets.
pub struct Wanted {
    /// The kinds they want to hear of.
    pub kinds: Vec<Kind>,
    /// Their time zone.
    pub zone: String,
    /// Quiet hours, as in 22:30.
    pub quiet: Option<QuietFrame>,
}

pub async fn page(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Query(Said { said }): Query<Said>,
) -> Result<Response, Problem> {
    let frame = frame(&app, &visitor).await?;
    let reader = visitor.reader(&app, None).await;
    Ok(html(pages::notices(&frame, &said, &reader)))
}

/// Sets what to hear of, and when not.
pub async fn set(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    let is_on = |kind: &Kind| !fields.text(&format!("kind-{}", kind.name())).is_empty();
    let quiet = QuietFrame {
        from: fields.text("from").to_owned(),
        to: fields.text("to").to_owned(),
    };
    let wanted = Wanted {
        kinds: Kind::ALL.into_iter().filter(is_on).collect(),
        zone: fields.text("zone").to_owned(),
        quiet: (!fields.text("quiet").is_empty()).then_some(quiet),
    };
    save(&app, &visitor, &wanted).await?;
    Ok(back("saved"))
}

/// Adds an e-mail address: an e-mail asks its owner.
pub async fn mail(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    add_mail(&app, &visitor, fields.text("address"), fields.text("zone")).await?;
    Ok(back("asked"))
}

/// Adds an address of a chat or a program: a message asks there.
pub async fn webhook(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    add_webhook(&app, &visitor, fields.text("url"), fields.text("zone")).await?;
    Ok(back("asked-hook"))
}

/// Adds the browser that sends this.
pub async fn push(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    let keys = BrowserKeys {
        p256dh: fields.text("p256dh").to_owned(),
        auth: fields.text("auth").to_owned(),
    };
    let (endpoint, zone) = (fields.text("endpoint"), fields.text("zone"));
    add_browser(&app, &visitor, endpoint, keys, zone).await?;
    Ok(back("browser"))
}

/// Makes a feed, or gives it another address.
pub async fn feed_address(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    renew_feed(&app, &visitor, fields.text("zone")).await?;
    Ok(back("feed"))
}

/// Removes one of the visitor's channels.
pub async fn remove(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    CheckedForm(fields): CheckedForm,
) -> Result<Response, Problem> {
    remove_channel(&app, &visitor, fields.text("channel")).await?;
    Ok(back("removed"))
}

fn back(said: &str) -> Response {
    Redirect::to(&format!("/notices?said={said}")).into_response()
}

/// What a visitor has set.
pub async fn frame(app: &App, visitor: &Visitor) -> Result<NoticesFrame, Problem> {
    let settings = settings(app, visitor, "").await?;
    let channels = app.hub.store().channels(visitor.id.clone()).await;
    let channels = channels.map_err(|why| Problem::not_read(&why))?;
    let is_feed = |channel: &&Channel| channel.kind == ChannelKind::Feed.name();
    let feed = channels.iter().find(is_feed);
    let links = &app.messenger.links;
    Ok(NoticesFrame {
        mail: app.messenger.mailer.is_some(),
        push_key: app.messenger.push_key(),
        feed: feed.map(|feed| format!("{}/feed/{}", links.site(), feed.address)),
        kinds: Kind::ALL
            .map(|kind| KindFrame {
                kind,
                on: !settings.off.split(' ').any(|off| off == kind.name()),
            })
            .into(),
        zone: settings.zone,
        quiet: settings.quiet.map(|(from, to)| QuietFrame {
            from: time(from),
            to: time(to),
        }),
        channels: channels.iter().filter_map(|one| shown(app, one)).collect(),
    })
}

/// A channel as its owner sees it. Of an address that is a secret only the host is shown.
fn shown(app: &App, channel: &Channel) -> Option<ChannelFrame> {
    let kind = ChannelKind::named(&channel.kind)?;
    let host = || {
        let target = app.messenger.target(&channel.address).ok()?;
        Some(target.host().to_owned())
    };
    Some(ChannelFrame {
        id: channel.id.clone(),
        kind,
        address: match kind {
            ChannelKind::Mail => channel.address.clone(),
            ChannelKind::Push | ChannelKind::Webhook => host().unwrap_or_default(),
            ChannelKind::Feed => return None,
        },
        state: match (channel.confirmed, &channel.problem) {
            (Some(_), _) => ChannelState::On,
            (None, Some(_)) => ChannelState::Off,
            (None, None) => ChannelState::Waiting,
        },
        problem: channel.problem.clone(),
        failures: channel.failures,
    })
}

fn time(minute: u16) -> String {
    format!("{:02}:{:02}", minute / 60, minute % 60)
}

/// The minute of the day in a text such as 22:30.
fn minute(text: &str) -> Option<u16> {
    let (hour, minute) = text.split_once(':')?;
    let (hour, minute): (u16, u16) = (hour.parse().ok()?, minute.parse().ok()?);
    (hour < 24 && minute < 60).then_some(hour * 60 + minute)
}

/// What a visitor has set, or what holds for somebody who has set nothing.
async fn settings(app: &App, visitor: &Visitor, zone: &str) -> Result<NoticeSettings, Problem> {
    let set = app.hub.store().notice_settings(visitor.id.clone()).await;
    let set = set.map_err(|why| Problem::not_read(&why))?;
    let is_known = is_zone(zone);
    Ok(set.unwrap_or_else(|| NoticeSettings {
        visitor: visitor.id.clone(),
        language: visitor.language.code().to_owned(),
        off: String::new(),
        zone: if is_known { zone } else { "UTC" }.to_owned(),
        quiet: is_known.then_some(NIGHT),
    }))
}

/// Keeps what a visitor wants; from now on they are told in the language they speak here.
pub async fn save(app: &App, visitor: &Visitor, wanted: &Wanted) -> Result<(), Problem> {
    if !is_zone(&wanted.zone) {
        return Err(Problem::new(422, "problem-zone"));
    }
    let quiet = wanted.quiet.as_ref().map(|quiet| {
        let both = minute(&quiet.from).zip(minute(&quiet.to));
        both.ok_or_else(|| Problem::new(422, "problem-form"))
    });
    let off = Kind::ALL.iter().filter(|kind| !wanted.kinds.contains(kind));
    let off: Vec<&str> = off.map(|kind| kind.name()).collect();
    let new = NoticeSettings {
        visitor: visitor.id.clone(),
        language: visitor.language.code().to_owned(),
        off: off.join(" "),
        zone: wanted.zone.clone(),
        quiet: quiet.transpose()?.filter(|(from, to)| from != to),
    };
    let saved = app.hub.store().set_notice_settings(new).await;
    saved.map_err(|why| Problem::not_saved(&why))
}

/// Adds a channel, with the settings of somebody who has set nothing yet.
async fn add(
    app: &App,
    visitor: &Visitor,
    kind: ChannelKind,
    address: String,
    details: String,
    zone: &str,
) -> Result<(Channel, bool), Problem> {
    let store = app.hub.store();
    let set = settings(app, visitor, zone).await?;
    let kept = store.set_notice_settings(set).await;
    kept.map_err(|why| Problem::not_saved(&why))?;
    let now = app.hub.now();
    let is_sure = matches!(kind, ChannelKind::Push | ChannelKind::Feed);
    let new = Channel {
        id: random_name(12),
        visitor: visitor.id.clone(),
        kind: kind.name().to_owned(),
        address,
        details,
        made: now,
        confirmed: is_sure.then_some(now),
        failures: 0,
        problem: None,
    };
    let is_sole = kind == ChannelKind::Push;
    let added = store.add_channel(new.clone(), is_sole, MOST_CHANNELS).await;
    match added.map_err(|why| Problem::not_saved(&why))? {
        AddedChannel::Added => Ok((new, true)),
        AddedChannel::Known(known) => Ok((known, false)),
        AddedChannel::TooMany => Err(Problem::new(409, "problem-too-many-channels")),
    }
}

/// Adds an e-mail address and asks its owner by e-mail.
pub async fn add_mail(
    app: &App,
    visitor: &Visitor,
    address: &str,
    zone: &str,
) -> Result<(), Problem> {
    if app.messenger.mailer.is_none() {
        return Err(Problem::new(409, "problem-mail-off"));
    }
    let address: Address = address
        .parse()
        .map_err(|_| Problem::new(422, "problem-address"))?;
    app.rates.channel(&visitor.id, visitor.network)?;
    let address = address.as_str().to_owned();
    let (channel, _) = add(app, visitor, ChannelKind::Mail, address, "{}".into(), zone).await?;
    if channel.confirmed.is_some() {
        return Ok(());
    }
    let speaker = app.speaker(visitor.language, None);
    let asked = app.messenger.ask_by_mail(&channel, speaker).await;
    asked.map_err(not_sent)
}

/// Adds an address of a chat or a program and asks there.
pub async fn add_webhook(
    app: &App,
    visitor: &Visitor,
    address: &str,
    zone: &str,
) -> Result<(), Problem> {
    let target = app.messenger.target(address).map_err(|why| {
        let reason = match why {
            TargetError::Format => "problem-webhook",
            TargetError::Plain => "problem-webhook-plain",
            TargetError::Private => "problem-webhook-private",
        };
        Problem::new(422, reason)
    })?;
    app.rates.channel(&visitor.id, visitor.network)?;
    let address = target.as_str().to_owned();
    let (channel, is_new) = add(
        app,
        visitor,
        ChannelKind::Webhook,
        address,
        "{}".into(),
        zone,
    )
    .await?;
    if channel.confirmed.is_some() {
        return Ok(());
    }
    let speaker = app.speaker(visitor.language, None);
    let asked = app.messenger.ask_by_webhook(&channel, speaker).await;
    if asked == Outcome::Sent {
        return Ok(());
    }
    if is_new {
        // Nobody has heard of it.
        let _ = app.hub.store().remove_channel(channel.id).await;
    }
    Err(match asked {
        Outcome::Never("private") => Problem::new(422, "problem-webhook-private"),
        _ => Problem::new(502, "problem-webhook-silent"),
    })
}

/// Adds a browser, which has asked whoever sits before it.
pub async fn add_browser(
    app: &App,
    visitor: &Visitor,
    endpoint: &str,
    keys: BrowserKeys,
    zone: &str,
) -> Result<(), Problem> {
    let wrong = || Problem::new(422, "problem-push");
    Reader::new(&keys.p256dh, &keys.auth).map_err(|_| wrong())?;
    let target = app.messenger.target(endpoint).map_err(|_| wrong())?;
    app.rates.channel(&visitor.id, visitor.network)?;
    let details = serde_json::to_string(&keys).expect("keys are plain data");
    let address = target.as_str().to_owned();
    let (known, is_new) = add(
        app,
        visitor,
        ChannelKind::Push,
        address.clone(),
        details.clone(),
        zone,
    )
    .await?;
    if !is_new && (known.details != details || known.confirmed.is_none()) {
        // The same endpoint with other keys: the earlier ones read nothing any more.
        let removed = app.hub.store().remove_channel(known.id).await;
        removed.map_err(|why| Problem::not_saved(&why))?;
        add(app, visitor, ChannelKind::Push, address, details, zone).await?;
    }
    Ok(())
}

/// Makes a feed, or gives it another secret address.
pub async fn renew_feed(app: &App, visitor: &Visitor, zone: &str) -> Result<(), Problem> {
    let store = app.hub.store();
    let channels = store.channels(visitor.id.clone()).await;
    let channels = channels.map_err(|why| Problem::not_read(&why))?;
    let fresh = random_name(24);
    let feed = channels
        .iter()
        .find(|one| one.kind == ChannelKind::Feed.name());
    match feed {
        Some(feed) => {
            let moved = store.move_channel(feed.id.clone(), fresh).await;
            moved.map(drop).map_err(|why| Problem::not_saved(&why))
        }
        None => {
            let added = add(app, visitor, ChannelKind::Feed, fresh, "{}".into(), zone);
            added.await.map(drop)
        }
    }
}

/// Removes one of the visitor's channels; `feed` is the feed.
pub async fn remove_channel(app: &App, visitor: &Visitor, id: &str) -> Result<(), Problem> {
    let store = app.hub.store();
    let own = store.channels(visitor.id.clone()).await;
    let own = own.map_err(|why| Problem::not_read(&why))?;
    let is_meant = |one: &&Channel| one.id == id || (id == "feed" && one.kind == id);
    let Some(channel) = own.iter().find(is_meant) else {
        // Sent again: it is gone already.
        return Ok(());
    };
    let removed = store.remove_channel(channel.id.clone()).await;
    removed.map(drop).map_err(|why| Problem::not_saved(&why))
}

/// The channel that a link is about, if the link is good and the channel still there.
async fn followed(app: &App, purpose: Purpose, token: &str) -> Result<Option<Channel>, Problem> {
    let Some(id) = Links::channel(token) else {
        return Ok(None);
    };
    let channel = app.hub.store().channel(id.to_owned()).await;
    let channel = channel.map_err(|why| Problem::not_read(&why))?;
    let links = &app.messenger.links;
    Ok(channel.filter(|channel| links.is_good(purpose, channel, token)))
}

/// The page that asks whether somebody wants notices there.
pub async fn confirm(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Response, Problem> {
    asking(&app, &visitor, Purpose::Confirm, &token).await
}

/// The page that asks whether somebody has had enough.
pub async fn stop(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Response, Problem> {
    asking(&app, &visitor, Purpose::Stop, &token).await
}

/// The page that a link in a message leads to. It only asks.
async fn asking(
    app: &App,
    visitor: &Visitor,
    purpose: Purpose,
    token: &str,
) -> Result<Response, Problem> {
    let channel = followed(app, purpose, token).await?;
    let reader = visitor.reader(app, None).await;
    let shown = channel.as_ref().and_then(|channel| shown(app, channel));
    let page = pages::notice_link(purpose, token, shown.as_ref(), &reader);
    Ok(html(page))
}

/// The form on the page that asks for confirmation.
pub async fn follow(
    State(app): State<Arc<App>>,
    _visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Response, Problem> {
    carry_out(&app, Purpose::Confirm, &token).await?;
    Ok(Redirect::to(&format!("/notices/confirm/{token}")).into_response())
}

/// Stops notices at an address. Stopping twice is stopping.
pub async fn stop_now(app: &App, token: &str) -> Result<(), Problem> {
    carry_out(app, Purpose::Stop, token).await
}

async fn carry_out(app: &App, purpose: Purpose, token: &str) -> Result<(), Problem> {
    let Some(channel) = followed(app, purpose, token).await? else {
        return Ok(());
    };
    let store = app.hub.store();
    let done = match purpose {
        Purpose::Confirm if channel.confirmed.is_some() => return Ok(()),
        Purpose::Confirm => store.confirm_channel(channel.id, app.hub.now()).await,
        Purpose::Stop => store.remove_channel(channel.id).await,
    };
    done.map(drop).map_err(|why| Problem::not_saved(&why))
}

/// The feed at a secret address, as Atom (RFC 4287).
pub async fn feed(app: &App, address: &str) -> Result<Option<String>, Problem> {
    let address = address.strip_suffix(".xml").unwrap_or(address);
    let feed = app.hub.store().feed(address.to_owned(), 50).await;
    let Some(feed) = feed.map_err(|why| Problem::not_read(&why))? else {
        return Ok(None);
    };
    let language = feed.settings.and_then(|set| set.language.parse().ok());
    let speaker = app.speaker(language.unwrap_or_default(), None);
    let site = app.messenger.links.site();
    let mut entries = Vec::new();
    for entry in &feed.entries {
        let told = [(&*entry.table, &*entry.kind, &*entry.summary)];
        let told = lines(speaker, site, |summary| app.hub.describe(summary), told);
        entries.extend(told.into_iter().map(|line| (line, entry.happened)));
    }
    Ok(Some(pages::atom(
        speaker,
        site,
        &feed.channel.id,
        feed.channel.made,
        &entries,
    )))
}

/// The script that receives messages while no page is open. It has the address of the site, so
/// that it may speak for all of its pages.
pub async fn worker() -> Response {
    let headers = [
        (header::CONTENT_TYPE, "text/javascript; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    (headers, WORKER).into_response()
}
