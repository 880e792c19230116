//! What a reader hears of while they are not looking, and where.

use maud::{Markup, html};
use tabletop::Phrase;

use super::{
    shell::{Shell, site_bar, token},
    voice::Voice,
};
use crate::{
    frame::{ChannelFrame, ChannelState, NoticesFrame, Reader},
    notices::{ChannelKind, Kind, Purpose},
};

/// What a reader has set. `said` is what a form has just done.
#[must_use]
pub fn notices(notices: &NoticesFrame, said: &str, reader: &Reader) -> Markup {
    let voice = Voice::new(reader);
    let content = html! {
        (site_bar(voice, "/notices"))
        main #frame .reading.notices tabindex="-1" {
            header.lead {
                h1 { (voice.say("page-notices")) }
                p { (voice.say("page-notices-how")) }
                @if let Some(key) = done(said) { p.done role="status" { (voice.say(key)) } }
            }
            (channels(voice, notices))
            (new_channels(voice, notices))
            (settings(voice, notices))
        }
    };
    Shell::new(voice, voice.say("page-title-notices"), content).render()
}

/// What a form has just done.
fn done(said: &str) -> Option<&'static str> {
    Some(match said {
        "saved" => "page-notices-saved",
        "asked" => "page-notices-asked",
        "asked-hook" => "page-notices-asked-hook",
        "browser" => "page-notices-browser-added",
        "feed" => "page-notices-feed-new",
        "removed" => "page-notices-removed",
        _ => return None,
    })
}

/// Where the reader is told.
fn channels(voice: Voice<'_>, notices: &NoticesFrame) -> Markup {
    html! {
        section aria-labelledby="where" {
            h2 #where { (voice.say("page-notices-where")) }
            @if notices.channels.is_empty() && notices.feed.is_none() {
                p.hint { (voice.say("page-notices-none")) }
            } @else {
                ul.channels {
                    @for channel in &notices.channels {
                        li {
                            div {
                                b { (voice.say(kind(channel.kind))) }
                                " " span.address { (channel.address) }
                                " " (state(voice, channel))
                            }
                            (remove(voice, &channel.id, &channel.address))
                        }
                    }
                    @if let Some(feed) = &notices.feed {
                        li {
                            div {
                                b { (voice.say("page-notices-feed")) }
                                " " a.address href=(path_of(feed)) { (feed) }
                                p.hint { (voice.say("page-notices-feed-secret")) }
                            }
                            div.actions {
                                form method="post" action="/notices/feed" {
                                    (token(voice))
                                    button.button { (voice.say("page-notices-feed-renew")) }
                                }
                                (remove(voice, "feed", &voice.say("page-notices-feed")))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The path of an address at this site.
fn path_of(address: &str) -> &str {
    address.find("/feed/").map_or("", |at| &address[at..])
}

/// What a way to reach people is called.
const fn kind(kind: ChannelKind) -> &'static str {
    match kind {
        ChannelKind::Mail => "page-notices-mail",
        ChannelKind::Push => "page-notices-browser",
        ChannelKind::Webhook => "page-notices-webhook",
        ChannelKind::Feed => "page-notices-feed",
    }
}

/// How it is, and what went wrong.
fn state(voice: Voice<'_>, channel: &ChannelFrame) -> Markup {
    let problem = channel.problem.as_deref().map(problem);
    html! {
        @match channel.state {
            ChannelState::Waiting => span.tag { (voice.say("page-notices-waiting")) },
            ChannelState::On => {},
            ChannelState::Off => span.tag.bad { (voice.say("page-notices-off")) },
        }
        @if let Some(key) = problem { p.hint { (voice.say(key)) } }
    }
}

/// Why nothing arrived.
fn problem(problem: &str) -> &'static str {
    match problem {
        "gone" => "page-notices-gone",
        "refused" => "page-notices-refused",
        "private" => "page-notices-private",
        "redirect" => "page-notices-redirect",
        "unknown" => "page-notices-unknown",
        _ => "page-notices-unreachable",
    }
}

fn remove(voice: Voice<'_>, id: &str, what: &str) -> Markup {
    let label = Phrase::new("page-notices-remove-what").with("what", what.to_owned());
    html! {
        form method="post" action="/notices/remove" {
            (token(voice))
            input type="hidden" name="channel" value=(id);
            button.button aria-label=(voice.say_phrase(&label)) {
                (voice.say("page-notices-remove"))
            }
        }
    }
}

/// The forms for more of them. The script fills in the time zone.
fn new_channels(voice: Voice<'_>, notices: &NoticesFrame) -> Markup {
    let zone = || html! { input.own-zone type="hidden" name="zone" value=""; };
    html! {
        section aria-labelledby="more" {
            h2 #more { (voice.say("page-notices-more")) }
            div.ways-to-reach {
                div.way {
                    h3 { (voice.say("page-notices-mail")) }
                    @if notices.mail {
                        form method="post" action="/notices/mail" {
                            (token(voice)) (zone())
                            label for="address" { (voice.say("page-notices-address")) }
                            input #address name="address" type="email" required maxlength="254"
                                autocomplete="email" placeholder="ana@example.org";
                            button.button.strong { (voice.say("page-notices-add")) }
                        }
                        p.hint { (voice.say("page-notices-mail-how")) }
                    } @else {
                        p.hint { (voice.say("page-notices-mail-absent")) }
                    }
                }
                div.way {
                    h3 { (voice.say("page-notices-browser")) }
                    form.scripted #push method="post" action="/notices/push" data-key=(notices.push_key) {
                        (token(voice)) (zone())
                        @for name in ["endpoint", "p256dh", "auth"] {
                            input type="hidden" name=(name) value="";
                        }
                        button.button.strong type="button" { (voice.say("page-notices-browser-add")) }
                        p.hint #push-told role="status"
                            data-denied=(voice.say("page-notices-browser-denied"))
                            data-absent=(voice.say("page-notices-browser-absent"))
                            data-failed=(voice.say("page-notices-browser-failed")) {}
                    }
                    p.hint { (voice.say("page-notices-browser-how")) }
                }
                div.way {
                    h3 { (voice.say("page-notices-webhook")) }
                    form method="post" action="/notices/webhook" {
                        (token(voice)) (zone())
                        label for="url" { (voice.say("page-notices-url")) }
                        input #url name="url" type="url" required maxlength="2000"
                            autocomplete="off" placeholder="https://discord.com/api/webhooks/…";
                        button.button.strong { (voice.say("page-notices-add")) }
                    }
                    p.hint { (voice.say("page-notices-webhook-how")) }
                }
                @if notices.feed.is_none() {
                    div.way {
                        h3 { (voice.say("page-notices-feed")) }
                        form method="post" action="/notices/feed" {
                            (token(voice)) (zone())
                            button.button.strong { (voice.say("page-notices-feed-make")) }
                        }
                        p.hint { (voice.say("page-notices-feed-how")) }
                    }
                }
            }
        }
    }
}

/// What to hear of, and when not.
fn settings(voice: Voice<'_>, notices: &NoticesFrame) -> Markup {
    let quiet = notices.quiet.as_ref();
    let from = quiet.map_or("23:00", |quiet| &quiet.from);
    let to = quiet.map_or("07:00", |quiet| &quiet.to);
    html! {
        form.what-to-hear method="post" action="/notices/settings" {
            (token(voice))
            fieldset {
                legend { (voice.say("page-notices-what")) }
                @for set in &notices.kinds {
                    label.check {
                        input type="checkbox" name={ "kind-" (set.kind.name()) } value="yes" checked[set.on];
                        span { (voice.say(label(set.kind))) }
                    }
                }
            }
            fieldset {
                legend { (voice.say("page-notices-quiet")) }
                label.check {
                    input type="checkbox" name="quiet" value="yes" checked[quiet.is_some()];
                    span { (voice.say("page-notices-quiet-how")) }
                }
                div.hours {
                    label for="from" { (voice.say("page-notices-from")) }
                    input #from name="from" type="time" required value=(from);
                    label for="to" { (voice.say("page-notices-to")) }
                    input #to name="to" type="time" required value=(to);
                    label for="zone" { (voice.say("page-notices-zone")) }
                    input #zone name="zone" type="text" required maxlength="64" value=(notices.zone)
                        autocomplete="off" spellcheck="false";
                }
            }
            button.button.strong { (voice.say("page-notices-save")) }
            p.hint { (voice.say("page-notices-language")) }
        }
    }
}

/// What somebody can hear of.
const fn label(kind: Kind) -> &'static str {
    match kind {
        Kind::Turn => "page-notices-kind-turn",
        Kind::Time => "page-notices-kind-time",
        Kind::Full => "page-notices-kind-full",
        Kind::Over => "page-notices-kind-over",
        Kind::Invited => "page-notices-kind-invited",
        Kind::Round => "page-notices-kind-round",
    }
}

/// The page that a link in a message leads to: it asks, and a button does it.
#[must_use]
pub fn notice_link(
    purpose: Purpose,
    token: &str,
    channel: Option<&ChannelFrame>,
    reader: &Reader,
) -> Markup {
    let voice = Voice::new(reader);
    let (path, ask, button) = match purpose {
        Purpose::Confirm => (
            "confirm",
            "page-notices-confirm-ask",
            "page-notices-confirm",
        ),
        Purpose::Stop => ("stop", "page-notices-stop-ask", "page-notices-stop"),
    };
    let is_on = channel.is_some_and(|channel| channel.state == ChannelState::On);
    let said = match (purpose, channel) {
        (Purpose::Confirm, Some(_)) if is_on => Some("page-notices-confirmed"),
        (Purpose::Confirm, None) => Some("page-notices-link-old"),
        (Purpose::Stop, None) => Some("page-notices-stopped"),
        _ => None,
    };
    let content = html! {
        (site_bar(voice, "/notices"))
        main #frame .reading.notices tabindex="-1" {
            header.lead {
                h1 { (voice.say("page-notices")) }
                @if let Some(key) = said {
                    p.done role="status" { (voice.say(key)) }
                } @else if let Some(channel) = channel {
                    @let ask = Phrase::new(ask).with("where", channel.address.clone());
                    p { (voice.say_phrase(&ask)) }
                    form.onward method="post" action={ "/notices/" (path) "/" (token) } {
                        button.button.strong { (voice.say(button)) }
                    }
                }
                p.onward { a.link href="/notices" { (voice.say("page-notices-all")) } }
            }
        }
    };
    Shell::new(voice, voice.say("page-title-notices"), content).render()
}
