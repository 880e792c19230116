//! The sides and what they have: a row for each, a column for each thing.

use maud::{Markup, html};
use tabletop::Phrase;

use super::{
    clock,
    faces::face,
    icons::icon,
    lobby,
    table::{Scene, shape},
    voice::number,
};
use crate::frame::{SideFrame, SideKind, StatFrame};

/// The longest value that stands in a column.
const SHORT: usize = 6;

pub(super) fn players(scene: &Scene<'_>) -> Markup {
    let (frame, voice) = (scene.frame, scene.voice);
    let columns = columns(&frame.sides);
    html! {
        section #players .players tabindex="0" aria-label=(voice.say("page-players")) {
            // The seats of a table that has not begun are on its board.
            @if frame.has_begun() {
                table {
                    (head(scene, &columns))
                    tbody { @for side in &frame.sides { (row(scene, side, &columns)) } }
                }
                (own(scene))
                // On a phone the rows unfold.
                input #unfold .unseen type="checkbox" aria-label=(voice.say("page-unfold"));
                label.unfold for="unfold" aria-hidden="true" { (icon("more")) }
            }
        }
    }
}

/// A kind of thing that sides have.
struct Column<'a> {
    label: &'a str,
    /// Which of the things with this label that a side has.
    nth: usize,
    /// The symbol in the head of the column; nothing where sides have symbols of their own.
    icon: Option<&'a str>,
}

/// The things of a side, each with how many of the same label stand before it.
fn numbered(side: &SideFrame) -> impl Iterator<Item = (usize, &StatFrame)> {
    side.stats.iter().enumerate().map(|(n, stat)| {
        let same = |other: &&StatFrame| other.label == stat.label;
        (side.stats[..n].iter().filter(same).count(), stat)
    })
}

/// Everything that any side has, in the order of the first that has it.
fn columns(sides: &[SideFrame]) -> Vec<Column<'_>> {
    let mut columns: Vec<Column<'_>> = Vec::new();
    for (nth, stat) in sides.iter().flat_map(numbered) {
        let mut known = columns.iter_mut();
        match known.find(|column| column.label == stat.label && column.nth == nth) {
            Some(column) => column.icon = column.icon.filter(|&icon| icon == stat.icon),
            None => columns.push(Column {
                label: &stat.label,
                nth,
                icon: Some(&*stat.icon).filter(|_| !is_picture(stat)),
            }),
        }
    }
    columns
}

/// Whether a thing is shown as a picture that says on request what it is: all that is no
/// number or sign.
fn is_picture(stat: &StatFrame) -> bool {
    let long = stat.value.chars().count();
    let is_number = stat.value.contains(|c: char| c.is_ascii_digit());
    long > if is_number { SHORT } else { 1 }
}

fn head(scene: &Scene<'_>, columns: &[Column<'_>]) -> Markup {
    let voice = scene.voice;
    html! {
        thead {
            tr {
                th scope="col" { span.unseen { (voice.say("page-players")) } }
                th scope="col" title=(voice.say("page-points-head")) {
                    span aria-hidden="true" { "★" } span.unseen { (voice.say("page-points-head")) }
                }
                @if clock::has_cells(scene) {
                    th.clock scope="col" title=(voice.say("page-clock")) { (icon("clock")) span.unseen { (voice.say("page-clock")) } }
                }
                @for column in columns {
                    th scope="col" title=(column.label) {
                        @match column.icon {
                            Some("") => span.label { (column.label) },
                            icon => { @if let Some(icon) = icon { (symbol(icon)) } span.unseen { (column.label) } },
                        }
                    }
                }
            }
        }
    }
}

fn row(scene: &Scene<'_>, side: &SideFrame, columns: &[Column<'_>]) -> Markup {
    let voice = scene.voice;
    let seat = side.seat;
    let can_change = scene.is_live() && !scene.frame.stage.is_ended();
    let find = |column: &Column<'_>| {
        let mut own = numbered(side).enumerate();
        own.find(|(_, (nth, stat))| *nth == column.nth && stat.label == column.label)
    };
    html! {
        tr.player.acting[side.acting].you[side.you].{ "seat-" (seat) }.{ "colour-" (side.colour) } #{ "player-" (seat) } {
            th scope="row" {
                div.who data-spot={ "side-" (seat) } {
                    (shape(side))
                    @if let Some(level) = &side.bot { (face(level)) }
                    (name(scene, side))
                    @if side.you { span.unseen { (voice.say("page-you")) } }
                    @if let Some(level) = &side.bot { span.unseen { (voice.bot(level)) } }
                    @if side.acting { span.unseen { (voice.say("page-acting")) } }
                }
            }
            td.total {
                @if side.partly_hidden { span aria-hidden="true" title=(voice.say("page-points-hidden")) { "~" } }
                b #{ "total-" (seat) } data-count=(side.total) { (number(side.total)) }
                span.unseen { (voice.say_phrase(&Phrase::new("page-points").with("count", i64::from(side.total)))) }
                @if side.partly_hidden { span.unseen { (voice.say("page-points-hidden")) } }
            }
            @if clock::has_cells(scene) { td.clock { (clock::cell(scene, side)) } }
            @for column in columns {
                td.stat { @if let Some((n, (_, stat))) = find(column) { (value(side, n, stat, column)) } }
            }
        }
        @if side.kind == SideKind::Free && !side.left && can_change {
            tr #{ "free-" (seat) } { td.free colspan=(columns.len() + 2 + usize::from(clock::has_cells(scene))) { (lobby::take(scene, side)) } }
        }
    }
}

/// A name whose end stays when it has to be shortened: names often differ only there.
fn name(scene: &Scene<'_>, side: &SideFrame) -> Markup {
    const END: usize = 4;
    let name = match side.kind {
        SideKind::Free => {
            let seat = Phrase::new("page-seat").with("number", i64::from(side.seat));
            scene.voice.say_phrase(&seat)
        }
        _ => side.name.clone(),
    };
    let mut letters = name.char_indices().rev();
    // What is short is not shortened: a start of four letters is as wide as it has to stay.
    let end = letters.nth(END - 1).filter(|_| letters.nth(3).is_some());
    let (start, end) = name.split_at(end.map_or(name.len(), |(at, _)| at));
    html! { span.name title=(name) { span.start { (start) } span.end { (end) } } }
}

fn value(side: &SideFrame, n: usize, stat: &StatFrame, column: &Column<'_>) -> Markup {
    let id = format!("stat-{}-{n}", side.seat);
    let count: Option<i32> = stat.value.replace('−', "-").parse().ok();
    html! {
        @if is_picture(stat) {
            button.picture type="button" popovertarget=(id) title={ (stat.label) ": " (stat.value) } {
                @if stat.icon.is_empty() { (icon("card")) } @else { (symbol(&stat.icon)) }
                span.unseen { (stat.label) ": " (stat.value) }
            }
            div.window #(id) popover { b { (stat.label) } p { (stat.value) } }
        } @else {
            @if column.icon.is_none() && !stat.icon.is_empty() { (symbol(&stat.icon)) }
            span #(id) data-count=[count] { (stat.value) }
        }
    }
}

/// The reader's own things in one line, where the rows are folded to a strip.
fn own(scene: &Scene<'_>) -> Markup {
    let mut own = scene.own();
    let side = own.find(|side| scene.frame.as_seat.is_none_or(|seat| seat == side.seat));
    html! {
        @if let Some(side) = side {
            p.own aria-hidden="true" {
                @for stat in &side.stats {
                    @if !is_picture(stat) {
                        span title=(stat.label) {
                            @if stat.icon.is_empty() { (stat.label) } @else { (symbol(&stat.icon)) }
                            " " (stat.value)
                        }
                    }
                }
            }
        }
    }
}

pub(super) fn symbol(name: &str) -> Markup {
    html! { svg.symbol aria-hidden="true" { use href={ "#" (name) } {} } }
}
