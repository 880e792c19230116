//! The end of a game.

use maud::{Markup, html};
use tabletop::Phrase;

use super::{
    lobby::how_good,
    shell::token,
    table::{Scene, named},
    voice::{names, number},
};
use crate::frame::{CloseReason, SideFrame};

/// The ranking, and where to go from here.
pub(super) fn ranking(scene: &Scene<'_>) -> Markup {
    let (frame, voice) = (scene.frame, scene.voice);
    let mut ranked: Vec<(u8, &SideFrame)> =
        frame.places.iter().copied().zip(&frame.sides).collect();
    ranked.sort_by_key(|(place, side)| (*place, side.seat));
    let winners: Vec<String> = ranked
        .iter()
        .filter(|(place, _)| *place == 1)
        .map(|(_, side)| side.name.clone())
        .collect();
    let alone = winners.len() == 1 && ranked.iter().any(|(place, side)| *place == 1 && side.you);
    html! {
        div.ending {
            h2 tabindex="-1" {
                @if winners.is_empty() {
                    (voice.say("page-game-over"))
                } @else if alone && scene.own().count() == 1 {
                    (voice.say("page-you-win"))
                } @else {
                    (voice.say_phrase(&Phrase::new("page-wins").with("names", names(&winners))))
                }
            }
            ol.ranking {
                @for (place, side) in ranked {
                    li.first[place == 1] value=(place) {
                        span.place aria-hidden="true" { (place) }
                        span.who {
                            (named(voice, side))
                            @if side.you { span.tag { (voice.say("page-you")) } }
                            (how_good(voice, side))
                        }
                        b { (number(side.total)) }
                    }
                }
            }
            div.onward {
                @if let Some(day) = &frame.daily {
                    a.button.strong href={ "/daily?day=" (day) } { (voice.say("page-daily-results")) }
                } @else if let Some(again) = &frame.rematch {
                    a.button.strong href={ "/t/" (again) } { (voice.say("page-rematch-join")) }
                } @else if frame.tournament.is_none() {
                    form method="post" action=(scene.to("rematch")) {
                        (token(voice))
                        button.button.strong { (voice.say("page-rematch")) }
                    }
                }
                @if let Some(tournament) = &frame.tournament {
                    a.button.strong href={ "/tournaments/" (tournament) } { (voice.say("page-tournament-to")) }
                }
                @if frame.rated {
                    a.button href={ "/ratings?game=" (frame.game) } { (voice.say("page-ratings")) }
                }
                (replay(scene))
                a.button href={ "/review/" (frame.table) } { (voice.say("page-review")) }
                (record(scene))
            }
        }
    }
}

/// Why the table was closed, and what is left of its game.
pub(super) fn closed(scene: &Scene<'_>) -> Markup {
    let (frame, voice) = (scene.frame, scene.voice);
    let why = frame.closed.map(|why| match why {
        CloseReason::Empty => "page-table-closed-empty",
        CloseReason::Waiting => "page-table-closed-waiting",
        CloseReason::Abandoned => "page-table-closed-abandoned",
        CloseReason::Host => "page-table-closed-host",
        CloseReason::Operator => "page-table-closed-operator",
        CloseReason::Deadline => "page-table-closed-deadline",
        CloseReason::TimeOut => "page-table-closed-time",
    });
    let forfeit = frame.clock.as_ref().and_then(|clock| clock.forfeit);
    html! {
        div.ending {
            h2 tabindex="-1" {
                @if let Some(seat) = forfeit { (on_time(scene, seat)) } @else { (voice.say("page-table-closed")) }
            }
            @if let Some(why) = why { p { (voice.say(why)) } }
            div.onward {
                @if frame.has_begun() { (replay(scene)) (record(scene)) }
                @if let Some(tournament) = &frame.tournament {
                    a.button href={ "/tournaments/" (tournament) } { (voice.say("page-tournament-to")) }
                }
                a.button href="/" { (voice.say("page-all-tables")) }
            }
        }
    }
}

/// Who won because the time of the other ran out.
fn on_time(scene: &Scene<'_>, lost: u8) -> Markup {
    let winners = scene.frame.sides.iter().filter(|side| side.seat != lost);
    let winners: Vec<String> = winners.map(|side| side.name.clone()).collect();
    let on_time = Phrase::new("page-wins-on-time").with("names", names(&winners));
    html! { (scene.voice.say_phrase(&on_time)) }
}

fn replay(scene: &Scene<'_>) -> Markup {
    html! {
        a.button href={ "/replay/" (scene.frame.table) "?at=0" } { (scene.voice.say("page-replay")) }
    }
}

/// The record of the game, and the proof of its dice.
fn record(scene: &Scene<'_>) -> Markup {
    let voice = scene.voice;
    html! {
        // While others play with the same dice it is not told.
        @if scene.frame.daily.is_none() || scene.frame.dice.secret.is_some() {
            a.button href=(scene.to("record")) download { (voice.say("page-record")) }
        }
        a.button href={ "/verify/" (scene.frame.table) } { (voice.say("page-proof")) }
    }
}
