//! Open hands for those who watch: players agree to them, and who watches finds them.

use maud::{Markup, html};
use tabletop::Phrase;

use super::{
    icons::icon,
    shell::token,
    table::{Place, Scene},
    voice::{Voice, names},
};
use crate::{
    frame::{HandsFrame, Stage},
    show::hands_span,
};

/// The delays that the sheet offers, in minutes.
pub(super) const DELAYS: [u16; 3] = [15, 60, 24 * 60];

/// A delay on the sheet; none where it is no number.
pub(super) fn delay(voice: Voice<'_>, value: &str) -> String {
    match value.parse() {
        Ok(minutes) => with_span(voice, "page-hands-later", minutes),
        Err(_) => voice.say("page-hands-off"),
    }
}

fn with_span(voice: Voice<'_>, key: &'static str, minutes: u16) -> String {
    voice.say_phrase(&Phrase::new(key).with("span", hands_span(minutes)))
}

/// What stands above the question: whether a player agrees who has not said so, and where who
/// watches finds the hands.
pub(super) fn state(scene: &Scene<'_>) -> Markup {
    let (frame, voice) = (scene.frame, scene.voice);
    let Some(hands) = shown(scene) else {
        return html! {};
    };
    html! {
        @match hands.you_agree {
            Some(false) => div.pause.hands role="group" aria-labelledby="hands-ask" {
                p #hands-ask { (icon("table")) b { (with_span(voice, "page-hands-ask", hands.minutes)) } }
                p.hint { (with_span(voice, "page-hands-ask-how", hands.minutes)) }
                (agree(scene, true))
            },
            None if hands.all_agree && frame.stage == Stage::Playing => p.hint.hands {
                a.button href={ (scene.address()) "?hands=open" } { (with_span(voice, "page-hands-watch", hands.minutes)) }
            },
            _ => {}
        }
    }
}

/// What is settled about hands, where the game goes on.
fn shown<'a>(scene: &Scene<'a>) -> Option<&'a HandsFrame> {
    let hands = scene.frame.hands.as_ref();
    hands.filter(|_| scene.is_live() && !scene.frame.stage.is_ended())
}

/// The button that agrees, or does not any more.
fn agree(scene: &Scene<'_>, agree: bool) -> Markup {
    let voice = scene.voice;
    html! {
        form method="post" action=(scene.to("hands")) data-live {
            (token(voice))
            input type="hidden" name="agree" value=(agree);
            button.button { (voice.say(if agree { "page-hands-agree" } else { "page-hands-refuse" })) }
        }
    }
}

/// Who agrees, and the way back, in the menu.
pub(super) fn menu(scene: &Scene<'_>) -> Markup {
    let (frame, voice) = (scene.frame, scene.voice);
    let Some(hands) = shown(scene).filter(|_| scene.place == Place::Table) else {
        return html! {};
    };
    let missing = frame.sides.iter();
    let missing = missing.filter(|side| hands.disagree.contains(&side.seat));
    let missing: Vec<String> = missing.map(|side| side.name.clone()).collect();
    html! {
        button.plain type="button" popovertarget="hands" title=(voice.say("page-hands")) {
            (icon("table")) span.word { (voice.say("page-hands")) }
        }
        div #hands .window popover role="dialog" aria-labelledby="hands-head" {
            h2 #hands-head { (voice.say("page-hands")) }
            p { (with_span(voice, "page-hands-are", hands.minutes)) }
            p { b {
                @if hands.all_agree {
                    (voice.say("page-hands-all"))
                } @else {
                    (voice.say_phrase(&Phrase::new("page-hands-missing").with("names", names(&missing))))
                }
            } }
            @if let Some(agreed) = hands.you_agree { (agree(scene, !agreed)) }
            p.buttons {
                button.button type="button" popovertarget="hands" popovertargetaction="hide" { (voice.say("page-close")) }
            }
        }
    }
}

/// What stands at the place of the question where somebody watches with open hands.
pub(super) fn past(scene: &Scene<'_>) -> Markup {
    let (frame, voice) = (scene.frame, scene.voice);
    let minutes = frame.hands.as_ref().map_or(0, |hands| hands.minutes);
    html! {
        div.idle tabindex="0" {
            h2 tabindex="-1" { (with_span(voice, "page-hands-past", minutes)) }
            p.hint { (voice.say("page-hands-past-how")) }
            @if let Some(side) = frame.sides.iter().find(|side| Some(side.seat) == frame.as_seat) {
                @let eyes = Phrase::new("page-view-of-seat").with("name", side.name.clone());
                p { b { (voice.say_phrase(&eyes)) } }
            }
            p { a.button href=(scene.address()) { (voice.say("page-hands-now")) } }
        }
    }
}
