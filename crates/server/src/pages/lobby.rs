//! A table that waits for players, and seats that can be taken.

use maud::{Markup, html};
use tabletop::Phrase;

use super::{
    faces::face,
    home::levels,
    icons::icon,
    ratings,
    shell::token,
    table::{Scene, named},
    voice::Voice,
};
use crate::{
    frame::{SideFrame, SideKind, Stage},
    naming::LONGEST_NAME,
};

/// What stands at the place of the question: how many are missing, and the link
/// to send to them.
pub(super) fn status(scene: &Scene<'_>) -> Markup {
    let (frame, voice) = (scene.frame, scene.voice);
    let free = frame
        .sides
        .iter()
        .filter(|side| side.kind == SideKind::Free)
        .count();
    html! {
        div.idle tabindex="0" {
            @if let Some(host) = frame.host.as_ref().filter(|_| is_invited(scene)) {
                @let invites = Phrase::new("page-invites").with("name", host.clone());
                h2 tabindex="-1" { (voice.say_phrase(&invites.with("title", frame.title.clone()))) }
                p { (frame.about) }
                p { a href={ "/how-to-play/" (frame.game) } { (voice.say("page-how-to-play")) } }
            } @else {
                h2 tabindex="-1" { (voice.say_phrase(&Phrase::new("page-missing").with("count", free as i64))) }
            }
            (ready(scene))
            @if let Some(secret) = &frame.invitation {
                (invitation(scene, secret))
                @if free > 0 { p { a.button href=(scene.to("friends")) { (voice.say("page-invite-friends")) } } }
                (spectators(scene))
            } @else if may_sit(scene) {
                p.hint { (voice.say("page-choose-seat")) }
            } @else {
                p.hint { (voice.say("page-by-invitation")) }
            }
        }
    }
}

/// Adding to the dice, now that the hash of the server's secret is on the page. The script
/// does it by itself.
fn ready(scene: &Scene<'_>) -> Markup {
    let (frame, voice) = (scene.frame, scene.voice);
    html! {
        @if frame.dice.owed {
            form #ready .ready method="post" action=(scene.to("start")) {
                (token(voice))
                p.hint { (voice.say("page-ready-how")) }
                input name="nonce" required maxlength="128" autocomplete="off" aria-label=(voice.say("page-ready-word")) placeholder=(voice.say("page-ready-word"));
                button.button.strong { (voice.say("page-ready")) }
            }
        }
    }
}

/// The link by which others may look on and not sit down.
pub(super) fn spectators(scene: &Scene<'_>) -> Markup {
    let voice = scene.voice;
    let site = voice.reader.site.as_deref().unwrap_or("");
    html! {
        @if let Some(secret) = &scene.frame.spectators {
            @let link = format!("{site}{}?invitation={secret}", scene.address());
            p.hint.spectators { (voice.say("page-spectators")) " " a href=(link) { (link) } }
        }
    }
}

fn invitation(scene: &Scene<'_>, secret: &str) -> Markup {
    let voice = scene.voice;
    let site = voice.reader.site.as_deref().unwrap_or("");
    let link = format!("{site}{}?invitation={secret}", scene.address());
    html! {
        p.hint { (voice.say("page-invite")) }
        p.invitation {
            a #invitation href=(link) { (link) }
            button.button.scripted.copy type="button" { (icon("copy")) (voice.say("page-copy")) }
        }
    }
}

/// The seats in place of the board, with the options of the game.
pub(super) fn seats(scene: &Scene<'_>) -> Markup {
    let (frame, voice) = (scene.frame, scene.voice);
    html! {
        div.lobby {
            h2.poster { (frame.title) }
            @if !frame.about.is_empty() { p.pitch { (frame.about) } }
            @if let Some(tournament) = &frame.tournament {
                p.hint { a href={ "/tournaments/" (tournament) } { (voice.say("page-tournament-to")) } }
            }
            @if frame.rated { p.hint.rated { b { (voice.say("page-rated")) } " " (voice.say("page-rated-yes-how")) } }
            ul.seats {
                @for side in &frame.sides {
                    li.seat.free[side.kind == SideKind::Free].{ "seat-" (side.seat) }.{ "colour-" (side.colour) } {
                        p.who {
                            @if let Some(level) = &side.bot { (face(level)) }
                            (named(voice, side))
                            @if side.you { span.tag { (voice.say("page-you")) } }
                            @if side.kind == SideKind::Person && has_added(scene, side) {
                                span.tag { (voice.say("page-ready-tag")) }
                            }
                            @if side.kind == SideKind::Bot {
                                span.tag { (voice.bot(side.bot.as_deref().unwrap_or("bot"))) }
                            }
                            (how_good(voice, side))
                        }
                        @if side.kind == SideKind::Free && frame.stage == Stage::Waiting { (take(scene, side)) }
                    }
                }
            }
            (options(scene))
            details.hint.promise {
                summary { (voice.fair()) }
                p { (voice.say("page-dice-promise")) " " code { (frame.dice.commitment) } }
            }
        }
    }
}

/// How well a bot plays, and where one can read it of a person.
pub(super) fn how_good(voice: Voice<'_>, side: &SideFrame) -> Markup {
    html! {
        @if let Some(rating) = side.rating { span.tag { (ratings::level(voice, rating)) } }
        @if let Some(player) = &side.player {
            a.link href={ "/players/" (player) } { (voice.say("page-ratings-of")) }
        }
    }
}

/// Whether a side has added to the dice.
fn has_added(scene: &Scene<'_>, side: &SideFrame) -> bool {
    let added = scene.frame.sides.iter().zip(&scene.frame.dice.contributed);
    added
        .filter(|(other, _)| other.seat == side.seat)
        .any(|(_, added)| *added)
}

/// What was settled when the table was made.
pub(super) fn options(scene: &Scene<'_>) -> Markup {
    html! {
        @if !scene.frame.options.is_empty() {
            dl.options {
                @for (label, value) in &scene.frame.options {
                    div { dt { (label) } dd { (value) } }
                }
            }
        }
    }
}

/// Whether the reader is somebody who could sit down, and does not sit here.
fn is_invited(scene: &Scene<'_>) -> bool {
    may_sit(scene) && scene.own().next().is_none()
}

/// Whether the reader may sit down.
fn may_sit(scene: &Scene<'_>) -> bool {
    scene.frame.open || scene.own().next().is_some() || scene.extras.invitation.is_some()
}

/// The way back to a seat that the reader got up from.
pub(super) fn sit_again(scene: &Scene<'_>) -> Markup {
    let left = scene.frame.sides.iter().filter(|side| side.left);
    html! {
        @for side in left { (take(scene, side)) }
    }
}

/// The forms at a free seat: sit down, or let a bot play.
pub(super) fn take(scene: &Scene<'_>, side: &SideFrame) -> Markup {
    let voice = scene.voice;
    let seated = scene.own().next().is_some();
    let invitation = scene
        .extras
        .invitation
        .as_ref()
        .or(scene.frame.invitation.as_ref());
    html! {
        div.take {
            @if may_sit(scene) || side.left {
                form method="post" action=(scene.to("sit")) data-sit {
                    (token(voice))
                    input type="hidden" name="seat" value=(side.seat);
                    input type="hidden" name="nonce" value="";
                    input type="hidden" name="invitation" value=(invitation.map_or("", String::as_str));
                    @if !seated && !side.left {
                        input name="name" required maxlength=(LONGEST_NAME) autocomplete="nickname" value=(voice.reader.name) aria-label=(voice.say("page-your-name"));
                    }
                    button.button.strong[!seated] { (voice.say(match (side.left, seated) {
                        (true, _) => "page-sit-again",
                        (false, true) => "page-sit-too",
                        (false, false) => "page-sit",
                    })) }
                }
            }
            @if seated {
                form method="post" action=(scene.to("bot")) data-live {
                    (token(voice))
                    input type="hidden" name="seat" value=(side.seat);
                    select name="bot" aria-label=(voice.say("page-bot-level")) {
                        (levels(voice))
                    }
                    button.button { (voice.say("page-let-bot")) }
                }
            }
        }
    }
}
