//! The task that claims what is due, sends it and settles.
//!
//! A claim is a lease. If this server ends between sending and settling, another one sends again
//! what may have arrived: it has the same name (`Message-ID`, `Topic`) then. Whoever fails is
//! tried again, later each time, and not for ever.

use std::{
    sync::{Arc, Weak},
    time::Duration,
};

use store::{Claim, DueNotice, Fate, Settled};
use tokio::{sync::Semaphore, task::JoinSet};
use words::{Language, Speaker};

use super::{ChannelKind, Kind, Quiet, lines, send::Outcome};
use crate::{
    app::App,
    hub::span,
    problem::{Problem, report},
};

/// How long a claim is held: longer than anything takes that is sent.
const LEASE: Duration = Duration::from_secs(90);

/// How many messages are sent at once.
const AT_ONCE: usize = 16;

/// How often in a row sending may fail before a channel is switched off.
const MOST_FAILURES: u32 = 10;

/// The longest time until another attempt.
const LONGEST_WAIT: Duration = Duration::from_secs(6 * 60 * 60);

/// What is older is told to nobody.
const STALE: Duration = Duration::from_secs(3 * 24 * 60 * 60);

/// How long what nobody confirmed, and what a feed has told, is kept.
const KEPT: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// How often what is old is forgotten.
const TIDY: u64 = 60 * 60 * 1000;

/// When it is looked again at what could not be looked at.
const AGAIN: Duration = Duration::from_secs(5);

/// The shortest time between two messages to one webhook.
const BETWEEN_HOOKS: Duration = Duration::from_secs(10);

/// Tells people what is due, as long as the server is there.
pub async fn run(app: Weak<App>) {
    let (mut tidied, mut is_deaf) = (0, false);
    loop {
        let Some(app) = app.upgrade() else { return };
        let every = app.config.notices.every;
        if *app.stopping.borrow() {
            return;
        }
        match round(&app).await {
            Ok(()) => is_deaf = false,
            Err(why) if !is_deaf => {
                is_deaf = true;
                report(&why, "notices cannot be read");
            }
            Err(_) => {}
        }
        let now = app.hub.now();
        if now >= tidied + TIDY {
            tidied = now;
            let before = now.saturating_sub(span(KEPT));
            let _ = app.hub.store().forget_notices(before).await;
        }
        drop(app);
        tokio::time::sleep(every).await;
    }
}

/// Tells what is due now.
async fn round(app: &Arc<App>) -> Result<(), store::StoreError> {
    let store = app.hub.store();
    // One moment for both: what became due after it was asked who looks waits for the next round.
    let due = app.hub.now();
    let looks = app.hub.viewers.take(due);
    if !looks.is_empty() {
        let seen = store.seen(looks).await?;
        metrics::counter!("orrery_notices_seen_total").increment(seen);
    }
    let places = Arc::new(Semaphore::new(AT_ONCE));
    let mut sending = JoinSet::new();
    let claimed = loop {
        let place = places.clone().acquire_owned().await;
        match store.claim(due, app.hub.now() + span(LEASE)).await {
            Ok(Some(claim)) => {
                let app = app.clone();
                sending.spawn(async move {
                    deliver(&app, claim).await;
                    drop(place);
                });
            }
            Ok(None) => break Ok(()),
            Err(why) => break Err(why),
        }
    };
    while sending.join_next().await.is_some() {}
    claimed
}

/// Sends what was claimed and says what became of it.
async fn deliver(app: &Arc<App>, claim: Claim) {
    let settled = attempt(app, &claim).await;
    let until = claim.until;
    loop {
        match app.hub.store().settle(settled.clone()).await {
            Ok(true) => return,
            Ok(false) => {
                tracing::warn!("a notice took longer than it may");
                return;
            }
            // What was sent is not to be sent again: this is tried as long as nobody else
            // can claim it.
            Err(why) if app.hub.now() < until => {
                tracing::warn!(%why, "what became of a notice cannot be saved yet");
                tokio::time::sleep(Duration::from_millis(500)).await;
            }
            Err(why) => {
                report(&why, "what became of a notice cannot be saved");
                return;
            }
        }
    }
}

/// A notice as the store knows it.
fn key(notice: &DueNotice) -> (String, String, u64) {
    (notice.table.clone(), notice.kind.clone(), notice.happened)
}

async fn attempt(app: &Arc<App>, claim: &Claim) -> Settled {
    let now = app.hub.now();
    let Sorted {
        wanted,
        implied,
        unwanted,
        is_unclear,
    } = sort(app, claim, now).await;
    let mut settled = Settled {
        channel: claim.channel.id.clone(),
        until: claim.until,
        done: unwanted.into_iter().map(key).collect(),
        told: Vec::new(),
        not_before: if is_unclear { now + span(AGAIN) } else { now },
        failures: claim.channel.failures,
        problem: claim.channel.problem.clone(),
        fate: Fate::Stays,
    };
    let Some(kind) = ChannelKind::named(&claim.channel.kind) else {
        settled.fate = Fate::Removed;
        return settled;
    };
    if wanted.is_empty() {
        return settled;
    }
    let settings = claim.settings.as_ref();
    let quiet = settings.and_then(|set| Quiet::new(&set.zone, set.quiet?));
    let quiet_until = quiet.and_then(|quiet| quiet.end(now));
    if let Some(end) = quiet_until.filter(|_| kind != ChannelKind::Feed) {
        settled.not_before = end;
        return settled;
    }
    let outcome = send(app, claim, kind, &wanted).await;
    let word = match &outcome {
        Outcome::Sent => "sent",
        Outcome::Later(..) => "failed",
        Outcome::Never(_) | Outcome::Gone => "refused",
    };
    let labels = [("channel", kind.name()), ("outcome", word)];
    metrics::counter!("orrery_notices_total", &labels).increment(wanted.len() as u64);
    match outcome {
        Outcome::Sent => {
            let sent = wanted.iter().chain(&implied);
            settled.done.extend(sent.map(|notice| key(notice)));
            if kind == ChannelKind::Feed {
                settled.told = wanted.iter().map(|notice| key(notice)).collect();
            }
            settled.failures = 0;
            settled.problem = None;
            let next = app.hub.now() + span(gap(app, kind));
            settled.not_before = settled.not_before.max(next);
        }
        Outcome::Later(why, wait) => {
            settled.failures += 1;
            settled.problem = Some(why.to_owned());
            let wait = wait.unwrap_or_default().max(backoff(settled.failures));
            settled.not_before = app.hub.now() + span(wait.min(LONGEST_WAIT));
            if settled.failures >= MOST_FAILURES {
                settled.fate = Fate::SwitchedOff;
            }
        }
        Outcome::Never(why) => {
            settled.problem = Some(why.to_owned());
            settled.fate = Fate::SwitchedOff;
        }
        Outcome::Gone => settled.fate = Fate::Removed,
    }
    settled
}

/// What is due, by what becomes of it.
struct Sorted<'a> {
    wanted: Vec<&'a DueNotice>,
    /// What needs no words of its own beside that: it is told when that is.
    implied: Vec<&'a DueNotice>,
    unwanted: Vec<&'a DueNotice>,
    /// Whether there is more that cannot be looked at now.
    is_unclear: bool,
}

/// What somebody still wants to hear of, as things stand now.
async fn sort<'a>(app: &Arc<App>, claim: &'a Claim, now: u64) -> Sorted<'a> {
    let mut sorted = Sorted {
        wanted: Vec::new(),
        implied: Vec::new(),
        unwanted: Vec::new(),
        is_unclear: false,
    };
    for notice in &claim.notices {
        let mut wanted = is_wanted(claim, notice, now);
        if wanted {
            match holds(app, claim, notice).await {
                Ok(holds) => wanted = holds,
                // Another attempt reads no more of a damaged table, and others shall be told of.
                Err(problem) if problem.phrase.key == "problem-unreadable" => wanted = false,
                Err(problem) if problem.status >= 500 => {
                    sorted.is_unclear = true;
                    continue;
                }
                Err(_) => wanted = false,
            }
        }
        match wanted {
            true => sorted.wanted.push(notice),
            false => sorted.unwanted.push(notice),
        }
    }
    // Whose time is short knows whose turn it is.
    let is_short = |table: &str| {
        let mut others = sorted.wanted.iter();
        others.any(|other| other.table == table && other.kind == Kind::Time.name())
    };
    (sorted.implied, sorted.wanted) = (sorted.wanted.iter().copied())
        .partition(|notice| notice.kind == Kind::Turn.name() && is_short(&notice.table));
    sorted
}

/// Whether what a notice tells is still so, where something else than its row can say that.
async fn holds(app: &Arc<App>, claim: &Claim, notice: &DueNotice) -> Result<bool, Problem> {
    let visitor = &claim.channel.visitor;
    match Kind::named(&notice.kind) {
        // An answer, a pause or a gift may have come since this was written.
        Some(Kind::Time) => app.hub.is_short(&notice.table, visitor).await,
        Some(Kind::Invited) => app.hub.is_invited(&notice.table, visitor).await,
        _ => Ok(true),
    }
}

/// Whether somebody still wants to hear of this.
fn is_wanted(claim: &Claim, notice: &DueNotice, now: u64) -> bool {
    let Some(kind) = Kind::named(&notice.kind) else {
        return false;
    };
    let settings = claim.settings.as_ref();
    let is_off = settings.is_some_and(|set| set.off.split(' ').any(|off| off == kind.name()));
    let holds = match kind {
        Kind::Turn | Kind::Time => notice.owes && !notice.ended,
        Kind::Full | Kind::Round => !notice.ended,
        Kind::Over | Kind::Invited => true,
    };
    holds && !is_off && now.saturating_sub(notice.happened) < span(STALE)
}

async fn send(app: &Arc<App>, claim: &Claim, kind: ChannelKind, wanted: &[&DueNotice]) -> Outcome {
    let messenger = &app.messenger;
    let speaker = speaker(app, claim);
    let told = wanted
        .iter()
        .map(|notice| (&*notice.table, &*notice.kind, &*notice.summary));
    let describe = |summary: &str| app.hub.describe(summary);
    let lines = lines(speaker, messenger.links.site(), describe, told);
    if lines.is_empty() {
        return Outcome::Sent;
    }
    match kind {
        ChannelKind::Mail => {
            let newest = wanted.iter().map(|notice| notice.happened).max();
            let name = format!("{}.{}", claim.channel.id, newest.unwrap_or_default());
            messenger.mail(&claim.channel, speaker, &lines, &name).await
        }
        ChannelKind::Push => messenger.push(&claim.channel, speaker, &lines).await,
        ChannelKind::Webhook => messenger.webhook(&claim.channel, &lines).await,
        ChannelKind::Feed => Outcome::Sent,
    }
}

/// Who speaks the language of a claim.
fn speaker<'a>(app: &'a App, claim: &Claim) -> &'a Speaker {
    let language = claim
        .settings
        .as_ref()
        .and_then(|set| set.language.parse().ok());
    app.speaker(language.unwrap_or(Language::En), None)
}

/// The shortest time until the next message.
fn gap(app: &App, kind: ChannelKind) -> Duration {
    match kind {
        ChannelKind::Mail => app.config.notices.between_emails,
        ChannelKind::Webhook => BETWEEN_HOOKS.min(app.config.notices.between_emails),
        ChannelKind::Push | ChannelKind::Feed => Duration::ZERO,
    }
}

/// How long it takes until the next attempt after so many that failed: a minute, then twice as
/// long each time.
fn backoff(failures: u32) -> Duration {
    let minutes = 1_u64 << failures.saturating_sub(1).min(9);
    Duration::from_secs(60 * minutes).min(LONGEST_WAIT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attempts_become_rarer_and_end() {
        let waits = (1..MOST_FAILURES).map(backoff);
        let waits: Vec<u64> = waits.map(|wait| wait.as_secs() / 60).collect();
        assert_eq!(waits, [1, 2, 4, 8, 16, 32, 64, 128, 256]);
        assert_eq!(backoff(u32::MAX), LONGEST_WAIT);
    }
}
