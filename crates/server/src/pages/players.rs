//! The sides and what lies in front of them.

use maud::{Markup, html};
use tabletop::Phrase;

use super::{
    lobby,
    table::{Scene, named},
    voice::number,
};
use crate::frame::{SideFrame, SideKind, Stage, StatFrame};

pub(super) fn players(scene: &Scene<'_>) -> Markup {
    let frame = scene.frame;
    // The seats of a table that has not begun are on its board.
    html! {
        section #players .players tabindex="0" aria-label=(scene.voice.say("page-players")) {
            @if frame.stage != Stage::Waiting {
                ul { @for side in &frame.sides { (player(scene, side)) } }
            }
        }
    }
}

fn player(scene: &Scene<'_>, side: &SideFrame) -> Markup {
    let voice = scene.voice;
    html! {
        li.player.acting[side.acting].you[side.you].{ "seat-" (side.seat) }.{ "colour-" (side.colour) }
            #{ "player-" (side.seat) } data-spot={ "side-" (side.seat) } {
            p.who {
                (named(voice, side))
                @if side.you { span.tag { (voice.say("page-you")) } }
                @if let Some(level) = &side.bot { span.unseen { (voice.bot(level)) } }
                @if side.acting { span.unseen { (voice.say("page-acting")) } }
            }
            p.total {
                @if side.partly_hidden { span aria-hidden="true" title=(voice.say("page-points-hidden")) { "~" } }
                b #{ "total-" (side.seat) } data-count=(side.total) { (number(side.total)) }
                span.unseen { (voice.say_phrase(&Phrase::new("page-points").with("count", i64::from(side.total)))) }
                @if side.partly_hidden { span.unseen { (voice.say("page-points-hidden")) } }
            }
            @if side.kind == SideKind::Free && !side.left && scene.is_live() {
                (lobby::take(scene, side))
            } @else if !side.stats.is_empty() {
                dl.stats { @for (n, stat) in side.stats.iter().enumerate() { (self::stat(side, n, stat)) } }
            }
        }
    }
}

fn stat(side: &SideFrame, n: usize, stat: &StatFrame) -> Markup {
    let count: Option<i32> = stat.value.replace('−', "-").parse().ok();
    html! {
        div.stat title=(stat.label) {
            dt {
                @if stat.icon.is_empty() {
                    (stat.label)
                } @else {
                    svg.symbol aria-hidden="true" { use href={ "#" (stat.icon) } {} }
                    span.unseen { (stat.label) }
                }
            }
            dd #{ "stat-" (side.seat) "-" (n) } data-count=[count] { (stat.value) }
        }
    }
}
