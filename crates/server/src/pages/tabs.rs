//! The tabs below the players: log, scores, rules, chat.
//!
//! They are radio buttons, so that they work without the script.

use maud::{Markup, html};
use tabletop::Phrase;

use super::{
    chart, lobby,
    shell::token,
    table::{Place, Scene, columns, shape},
    told::told,
    voice::{mark, number, signed},
};
use crate::frame::{LogEntry, SideFrame, Stage};

pub(super) fn tabs(scene: &Scene<'_>) -> Markup {
    let voice = scene.voice;
    let first = match scene.frame.stage {
        Stage::Waiting => "chat",
        Stage::Over if scene.is_live() => "scores",
        Stage::Playing | Stage::Over => "log",
    };
    let tabs = [
        ("log", voice.say("page-log"), log(scene)),
        ("scores", voice.say("page-scores"), scores(scene)),
        ("rules", voice.say("page-rules"), rules(scene)),
        ("chat", voice.say("page-chat"), chat(scene)),
    ];
    html! {
        section #tabs .tabs aria-label=(voice.say("page-more")) {
            div.heads role="radiogroup" aria-label=(voice.say("page-more")) {
                @for (name, label, _) in &tabs {
                    input.unseen #{ "tab-" (name) } type="radio" name="tab" value=(name) checked[*name == first];
                    label for={ "tab-" (name) } { (label) }
                }
            }
            @for (name, label, panel) in tabs {
                div.panel #{ "panel-" (name) } role="region" tabindex="0" aria-label=(label) { (panel) }
            }
        }
    }
}

/// What happened, the newest first, under the names of the rounds and phases.
fn log(scene: &Scene<'_>) -> Markup {
    let frame = scene.frame;
    let shown = frame.log.len();
    let begun: Vec<_> = frame.phases.iter().filter(|one| one.n < shown).collect();
    let ends = begun.iter().skip(1).map(|phase| phase.n).chain([shown]);
    let mut phases: Vec<_> = begun.iter().zip(ends).collect();
    phases.reverse();
    html! {
        ol.log {
            @for (phase, end) in phases {
                @if !phase.round.is_empty() {
                    li.phase #{ "phase-" (phase.n) } {
                        (phase.round) @if !phase.phase.is_empty() { " · " (phase.phase) }
                    }
                }
                @for entry in frame.log[phase.n..end].iter().rev() { (logged(scene, entry)) }
            }
        }
        @if frame.log.is_empty() { p.hint { (scene.voice.say("page-log-empty")) } }
    }
}

/// An action and what followed from it; what an automaton did meanwhile has a line of its own.
fn logged(scene: &Scene<'_>, entry: &LogEntry) -> Markup {
    let look = Phrase::new("page-look-back").with("n", entry.n as i64);
    let look = scene.voice.say_phrase(&look);
    let here = scene.frame.moment == Some(entry.n);
    let told = told(scene.frame, entry);
    html! {
        @for (part, told) in told.iter().enumerate().skip(1).rev() {
            li #{ "log-" (entry.n) "-" (part) } data-n=(entry.n) .here[here] {
                (told.mark())
                div.lines { (told.folded()) }
            }
        }
        // A silent action has its line too, so that the script finds it.
        li #{ "log-" (entry.n) } data-n=(entry.n) .here[here] hidden[told.is_empty()] {
            @if let Some(first) = told.first() {
                (first.mark())
                div.lines { (first.folded()) }
            }
            a.look href=(scene.moment(entry.n)) data-swap aria-label=(look) title=(look) { (entry.n) }
        }
    }
}

/// The score sheet, with every point explained.
fn scores(scene: &Scene<'_>) -> Markup {
    let (frame, voice) = (scene.frame, scene.voice);
    let last = frame.scores.len().saturating_sub(1);
    html! {
        @if frame.scores.is_empty() {
            p.hint { (voice.say("page-scores-empty")) }
        } @else {
            @if frame.stage == Stage::Playing { p.hint { (voice.say("page-scores-now")) } }
            table.sheet-of-scores {
                (columns(voice, "page-source", &frame.sides))
                tbody {
                    @for (n, row) in frame.scores.iter().enumerate() {
                        tr.sum[n == last] {
                            th scope="row" { (row.label) }
                            @for (points, hidden) in row.points.iter().zip(&row.hidden) {
                                td { (number(*points)) @if *hidden { "\u{2009}+\u{2009}?" } }
                            }
                        }
                    }
                }
            }
            @if chart::is_worth_drawing(&frame.chart) { (chart::chart(scene)) }
            @for side in &frame.sides { (every_point(scene, side)) }
        }
    }
}

fn every_point(scene: &Scene<'_>, side: &SideFrame) -> Markup {
    let points: Vec<_> = scene
        .frame
        .points
        .iter()
        .filter(|entry| entry.seat == side.seat)
        .collect();
    let head = Phrase::new("page-points-of").with("name", side.name.clone());
    html! {
        @if !points.is_empty() {
            details.points #{ "points-" (side.seat) } {
                summary { (shape(side)) (scene.voice.say_phrase(&head)) }
                ul {
                    @for entry in points {
                        li {
                            b { (signed(entry.points)) }
                            span { (entry.source) @if !entry.why.is_empty() { " · " (entry.why) } }
                            a.look href=(scene.moment(entry.n)) data-swap { (entry.n) }
                        }
                    }
                }
            }
        }
    }
}

/// A way into the rules. The script shows what it finds right here.
fn rules(scene: &Scene<'_>) -> Markup {
    let (game, voice) = (&scene.frame.game, scene.voice);
    html! {
        form.search #search action={ "/rules/" (game) } method="get" role="search" {
            input #search-word name="q" type="search" required aria-label=(voice.say("page-search-rules")) placeholder=(voice.say("page-search-rules"));
            button.button { (voice.say("page-search")) }
        }
        p { a href={ "/rules/" (game) } { (voice.say("page-all-rules")) } }
        div #found .found aria-live="polite" {}
        @if scene.frame.stage != Stage::Waiting { (lobby::options(scene)) }
    }
}

fn chat(scene: &Scene<'_>) -> Markup {
    let (frame, voice) = (scene.frame, scene.voice);
    html! {
        // The newest is first, and shown at the bottom.
        ol.chat {
            @for line in frame.chat.iter().rev() {
                @let side = frame.sides.iter().find(|side| side.seat == line.seat);
                li {
                    b {
                        @if let Some(side) = side { (shape(side)) } @else if line.seat > 0 { (mark(line.seat)) }
                        (line.name)
                    }
                    " " (line.text)
                }
            }
        }
        @if scene.place == Place::Table {
            form.say #say method="post" action=(scene.to("chat")) data-live {
                (token(voice))
                input #say-text name="text" required maxlength="500" autocomplete="off" aria-label=(voice.say("page-chat-text")) placeholder=(voice.say("page-chat-text"));
                button.button { (voice.say("page-send")) }
            }
        }
    }
}
