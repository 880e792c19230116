//! What the host of a table can do: close it, free a seat, make a new invitation. Each
//! asks first, in a window that needs no script.

use bots::BotKind;
use maud::{Markup, html};
use tabletop::Phrase;

use super::{
    home::when,
    icons::icon,
    lobby,
    shell::token,
    table::{Scene, shape},
};
use crate::frame::SideFrame;

/// When the table will be closed, where that is near.
pub(super) fn closes(scene: &Scene<'_>) -> Markup {
    let closes = scene.frame.closes.filter(|_| scene.is_live());
    html! {
        @if let Some(closes) = closes {
            p.hint.closes { (scene.voice.say("page-closes")) " " (when(closes)) }
        }
    }
}

/// The commands of the host in the menu of the table.
pub(super) fn menu(scene: &Scene<'_>) -> Markup {
    let (frame, voice) = (scene.frame, scene.voice);
    html! {
        @if frame.in_charge {
            button.plain type="button" popovertarget="hosting" title=(voice.say("page-hosting")) {
                (icon("table")) span.word { (voice.say("page-hosting")) }
            }
            div #hosting .window popover role="dialog" aria-labelledby="hosting-head" {
                h2 #hosting-head { (voice.say("page-hosting")) }
                @if frame.has_begun() { (lobby::spectators(scene)) }
                @for side in frame.sides.iter().filter(|side| side.can_free) { (free(scene, side)) }
                (command(scene, &Command {
                    name: "invite",
                    id: "invite",
                    sign: "copy",
                    label: voice.say("page-new-link"),
                    ask: voice.say("page-new-link-ask"),
                    how: voice.say("page-new-link-how"),
                    go: voice.say("page-new-link-go"),
                    fields: html! {},
                }))
                (command(scene, &Command {
                    name: "close",
                    id: "close",
                    sign: "close",
                    label: voice.say("page-close-table"),
                    ask: voice.say("page-close-table-ask"),
                    how: voice.say("page-close-table-how"),
                    go: voice.say("page-close-table-go"),
                    fields: html! {},
                }))
            }
        }
    }
}

/// Freeing a seat, or giving it to a bot.
fn free(scene: &Scene<'_>, side: &SideFrame) -> Markup {
    let voice = scene.voice;
    let named = |key| voice.say_phrase(&Phrase::new(key).with("name", side.name.clone()));
    let id = format!("free-seat-{}", side.seat);
    command(
        scene,
        &Command {
            name: "free",
            id: &id,
            sign: "leave",
            label: named("page-free"),
            ask: named("page-free-ask"),
            how: voice.say("page-free-how"),
            go: voice.say("page-free-go"),
            fields: html! {
                input type="hidden" name="seat" value=(side.seat);
                p {
                    (shape(side)) " "
                    select name="bot" aria-label=(voice.say("page-free-for")) {
                        option value="" selected { (voice.say("page-free-for-anyone")) }
                        @for level in BotKind::LEVELS {
                            option value=(level) { (voice.bot(&level.to_string())) }
                        }
                    }
                }
            },
        },
    )
}

/// A command that asks first.
struct Command<'a> {
    name: &'a str,
    id: &'a str,
    sign: &'static str,
    label: String,
    ask: String,
    how: String,
    go: String,
    fields: Markup,
}

fn command(scene: &Scene<'_>, command: &Command<'_>) -> Markup {
    let voice = scene.voice;
    let (window, head) = (
        format!("ask-{}", command.id),
        format!("ask-{}-head", command.id),
    );
    html! {
        p {
            button.button type="button" popovertarget=(window) { (icon(command.sign)) (command.label) }
        }
        form #(window) .window popover role="dialog" method="post" action=(scene.to(command.name)) aria-labelledby=(head) {
            h2 #(head) { (command.ask) }
            p { (command.how) }
            (token(voice))
            (command.fields)
            p.buttons {
                button.button type="button" popovertarget=(window) popovertargetaction="hide" { (voice.say("page-cancel")) }
                button.button.danger { (command.go) }
            }
        }
    }
}
