//! The tabs below the players: log, scores, rules, chat.
//!
//! They are radio buttons, so that they work without the script.

use maud::{Markup, PreEscaped, html};
use tabletop::Phrase;

use super::{
    chart, lobby,
    log::told,
    players::symbol,
    question::list,
    shell::{submission, token},
    table::{Place, Scene, columns, shape},
    voice::{Voice, mark, number, signed},
};
use crate::{
    frame::{ChatAct, ChatLine, Hidden, LogEntry, SideFrame, SideKind, Stage},
    show::{CHAT_PART, LOG_PART},
    table::LONGEST_CHAT,
};

pub(super) fn tabs(scene: &Scene<'_>) -> Markup {
    let voice = scene.voice;
    let frame = scene.frame;
    // Whoever asks for more without the script finds it open.
    let first = match frame.stage {
        Stage::Waiting => "chat",
        _ if frame.chat.len() > CHAT_PART => "chat",
        Stage::Playing if !frame.chart.is_empty() => "scores",
        Stage::Over if scene.is_live() && frame.log.len() <= LOG_PART => "scores",
        Stage::Playing | Stage::Over | Stage::Closed => "log",
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
    let (frame, voice) = (scene.frame, scene.voice);
    let mut rest = &frame.log[..];
    let mut parts = Vec::new();
    for phase in frame.phases.iter().rev() {
        let begin = rest.partition_point(|entry| entry.n < phase.n);
        let (before, entries) = rest.split_at(begin);
        if !entries.is_empty() {
            parts.push((phase, entries));
        }
        rest = before;
    }
    let first = frame.log.first().map_or(0, |entry| entry.n);
    html! {
        ol.log {
            @for (phase, entries) in parts {
                @if !phase.round.is_empty() {
                    li.phase #{ "phase-" (phase.n) } {
                        (phase.round) @if !phase.phase.is_empty() { " · " (phase.phase) }
                    }
                }
                @for entry in entries.iter().rev() {
                    (notes(scene, entry.n))
                    (logged(scene, entry))
                }
            }
        }
        @if frame.log.is_empty() { p.hint { (voice.say("page-log-empty")) } }
        @if first > 0 {
            @let more = format!("log={}", first.saturating_sub(LOG_PART));
            p.earlier { (earlier(scene, &more)) }
        }
    }
}

/// Who came and went after an action, the newest first.
fn notes(scene: &Scene<'_>, n: usize) -> Markup {
    let frame = scene.frame;
    let last = frame.actions;
    // Actions that were taken back are no longer there to stand behind.
    let notes = frame.notes.iter().enumerate();
    let notes = notes.filter(|(_, note)| note.n.min(last) == n).rev();
    let side = |seat| frame.sides.iter().find(|side| side.seat == seat);
    html! {
        @for (number, note) in notes {
            li.note #{ "note-" (number) } {
                @if let Some(side) = side(note.seat) { (shape(side)) }
                div.lines { (note.text) }
            }
        }
    }
}

/// A way to what came before that which is shown.
fn earlier(scene: &Scene<'_>, more: &str) -> Markup {
    html! { a.button href=(scene.more(more)) data-swap { (scene.voice.say("page-earlier")) } }
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
                div.lines {
                    @if !entry.icon.is_empty() { (symbol(&entry.icon)) }
                    (first.folded())
                }
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
                        tr.sum[n == last] data-earners=[(!row.earners.is_empty()).then(|| list(&row.earners))] {
                            th scope="row" { (row.label) }
                            @for (points, hidden) in row.points.iter().zip(&row.hidden) {
                                td { (number(*points)) @if *hidden { "\u{2009}+\u{2009}?" } }
                            }
                        }
                    }
                }
            }
            @if frame.stage == Stage::Playing && frame.chart.is_empty() {
                p.earlier { a.button href=(scene.more("course=true")) data-swap { (voice.say("page-course")) } }
            } @else if chart::is_worth_drawing(&frame.chart) {
                (chart::chart(scene))
            }
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

/// A player aid, and a way into the rules. The script shows what it finds right here.
fn rules(scene: &Scene<'_>) -> Markup {
    let (game, voice) = (&scene.frame.game, scene.voice);
    html! {
        @if let Some(aid) = &voice.reader.aid { div.aid { (PreEscaped(aid)) } }
        p { a href={ "/how-to-play/" (game) } { (voice.say("page-how-to-play")) } }
        form.search #search action={ "/rules/" (game) } method="get" role="search" {
            input #search-word name="q" type="search" required aria-label=(voice.say("page-search-rules")) placeholder=(voice.say("page-search-rules"));
            button.button { (voice.say("page-search")) }
        }
        p { a href={ "/rules/" (game) } { (voice.say("page-full-rules")) } }
        div #found .found aria-live="polite" {}
        @if scene.frame.has_begun() { (lobby::options(scene)) }
    }
}

fn chat(scene: &Scene<'_>) -> Markup {
    let (frame, voice) = (scene.frame, scene.voice);
    html! {
        // The newest is first, and shown at the bottom.
        ol.chat data-before=(frame.chat_before) {
            @for line in frame.chat.iter().rev() {
                @let side = frame.sides.iter().find(|side| side.seat == line.seat);
                li {
                    b {
                        @if let Some(side) = side { (shape(side)) } @else if line.seat > 0 { (mark(line.seat)) }
                        (line.name)
                    }
                    " " (said(voice, line))
                    @if scene.is_live() && !line.acts.is_empty() { (acts(scene, line)) }
                }
            }
            @if frame.chat_before > 0 {
                @let more = format!("chat={}", frame.chat_before.saturating_sub(CHAT_PART));
                li.earlier { (earlier(scene, &more)) }
            }
        }
        @if scene.place == Place::Table { (people(scene)) }
        @if scene.place == Place::Table && frame.stage != Stage::Closed && !frame.is_past() {
            form.say #say method="post" action=(scene.to("chat")) data-live {
                (token(voice))
                (submission(voice))
                input #say-text name="text" required maxlength=(LONGEST_CHAT) autocomplete="off" aria-label=(voice.say("page-chat-text")) placeholder=(voice.say("page-chat-text"));
                button.button { (voice.say("page-send")) }
            }
        }
    }
}

/// The people at the table, for those who sit there too: to ask them to be friends, to block
/// or to report them.
fn people(scene: &Scene<'_>) -> Markup {
    let (frame, voice) = (scene.frame, scene.voice);
    let sits = frame.sides.iter().any(|side| side.you);
    let is_other = |side: &&SideFrame| side.kind == SideKind::Person && !side.you;
    let others: Vec<_> = frame.sides.iter().filter(is_other).collect();
    html! {
        @if sits && !others.is_empty() {
            details.at-table #at-table {
                summary { (voice.say("page-people-here")) }
                ul.people {
                    @for side in others {
                        li {
                            span.who { (shape(side)) " " (side.name) }
                            form method="post" action=(scene.to("person")) {
                                (token(voice))
                                input type="hidden" name="seat" value=(side.seat);
                                button.button name="act" value="ask" { (voice.say("page-friend-ask")) }
                                button.button.danger name="act" value="block" { (voice.say("page-person-block")) }
                            }
                            a.link href={ (scene.to("report")) "?seat=" (side.seat) } { (voice.say("page-report")) }
                        }
                    }
                }
                p.hint { (voice.say("page-block-table")) }
            }
        }
    }
}

/// What was said, or why it is not shown.
fn said(voice: Voice<'_>, line: &ChatLine) -> Markup {
    html! {
        @match line.hidden {
            None => (line.text),
            Some(Hidden::Muted) => span.hint { (voice.say("page-chat-muted")) },
            Some(Hidden::Removed) => span.hint { (voice.say("page-chat-removed")) },
            Some(Hidden::Blocked) => span.hint { (voice.say("page-chat-blocked")) },
        }
    }
}

/// What the reader can do about a line.
fn acts(scene: &Scene<'_>, line: &ChatLine) -> Markup {
    let voice = scene.voice;
    html! {
        details.acts #{ "line-" (line.number) } {
            summary aria-label=(voice.say("page-chat-acts")) title=(voice.say("page-chat-acts")) { "⋯" }
            form method="post" action=(scene.to("line")) data-live {
                (token(voice))
                input type="hidden" name="line" value=(line.number);
                @for act in &line.acts {
                    button.button name="act" value=(act) { (voice.say(act_key(*act))) }
                }
            }
            // Nobody reports what they have said themselves, which they can remove.
            @if line.acts.iter().any(|act| matches!(act, ChatAct::Mute | ChatAct::Unmute)) {
                a.button href={ (scene.to("report")) "?line=" (line.number) } { (voice.say("page-report-line")) }
            }
        }
    }
}

const fn act_key(act: ChatAct) -> &'static str {
    match act {
        ChatAct::Mute => "page-chat-act-mute",
        ChatAct::Unmute => "page-chat-act-unmute",
        ChatAct::Remove => "page-chat-act-remove",
        ChatAct::Silence => "page-chat-act-silence",
        ChatAct::Unsilence => "page-chat-act-unsilence",
    }
}
