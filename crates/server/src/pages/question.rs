//! What the reader is asked, and what the others are thinking about.
//!
//! The choices are a list of buttons in a form, so that they work by themselves.
//! The script reads `data-path` and `data-labels` of each button and makes the
//! way to it glow on the board; `data-paths` of what is closed tells it why the
//! rest is inert.

use maud::{Markup, html};
use tabletop::{Offer, Phrase};

use super::{
    home::when,
    icons::icon,
    lobby,
    log::{Told, told},
    shell::token,
    table::{Scene, shape},
    voice::{Voice, names, percent},
};
use crate::frame::{
    ChoiceFrame, ClosedFrame, CrumbFrame, DraftFrame, HintChoice, PlacedFrame, Question,
    ShortcutFrame,
};

/// The questions of the reader's seats, the one that is owed first; or who is
/// thinking.
pub(super) fn questions(scene: &Scene<'_>) -> Markup {
    let frame = scene.frame;
    let mut questions: Vec<&Question> = frame.questions.iter().collect();
    questions.sort_by_key(|question| !question.owed);
    html! {
        @if !questions.is_empty() { (since(scene)) }
        @match questions[..] {
            [] if frame.pass.is_some() => (pass(scene)),
            [] => (waiting(scene)),
            [only] => div.asked { (head(scene, only)) (form(scene, only)) },
            _ => {
                @for (n, question) in questions.iter().enumerate() {
                    details.asked #{ "asked-" (question.seat) } name="asked" open[n == 0] {
                        summary { (head(scene, question)) }
                        (form(scene, question))
                    }
                }
            }
        }
        @if let Some(draft) = &frame.draft { (redraft(scene, draft)) }
        @else if frame.undo { (undo(scene)) }
    }
}

/// What the others did since the reader last acted, one line for each.
fn since(scene: &Scene<'_>) -> Markup {
    let frame = scene.frame;
    let mine = |seat: u8| scene.own().any(|side| side.seat == seat);
    let last = frame.log.iter().rposition(|entry| mine(entry.seat));
    let mut rivals: Vec<Told<'_>> = Vec::new();
    let news = &frame.log[last.unwrap_or(0)..];
    for told in news.iter().flat_map(|entry| told(frame, entry)) {
        let Some(side) = told.side.filter(|side| !mine(side.seat)) else {
            continue;
        };
        let known = rivals
            .iter_mut()
            .find(|known| known.side.is_some_and(|known| known.seat == side.seat));
        match known {
            Some(known) => known.facts.extend(told.facts),
            None => rivals.push(told),
        }
    }
    html! {
        @if !rivals.is_empty() {
            div #since .since role="group" aria-label=(scene.voice.say("page-since")) {
                @for told in &rivals {
                    @if let Some(side) = told.side {
                        details #{ "since-" (side.seat) } {
                            summary { (shape(side)) " " (told.line()) }
                            ul.latest { @for fact in &told.facts { li { (fact) } } }
                        }
                    }
                }
            }
        }
    }
}

/// The question, with the player's name when one browser plays several seats.
fn head(scene: &Scene<'_>, question: &Question) -> Markup {
    let several = scene.own().count() > 1;
    let side = scene
        .frame
        .sides
        .iter()
        .find(|side| side.seat == question.seat);
    html! {
        h2 #{ "head-" (question.seat) } tabindex="-1" {
            @if let Some(side) = side.filter(|_| several) {
                span.who { (shape(side)) (side.name) }
                " "
            }
            (question.text)
        }
    }
}

fn form(scene: &Scene<'_>, question: &Question) -> Markup {
    let frame = scene.frame;
    let draft = frame.draft.as_ref();
    let draft = draft.filter(|draft| draft.seat == question.seat);
    let complete = draft.is_some_and(|draft| draft.complete);
    html! {
        (hint(scene, question))
        p.crumbs {}
        form.play #{ "play-" (question.seat) } method="post" action=(scene.to("play")) {
            (token(scene.voice))
            input type="hidden" name="seat" value=(question.seat);
            input type="hidden" name="seq" value=(frame.seq);
            input type="hidden" name="submission" value={ (frame.table) "-" (frame.seq) "-" (question.seat) };
            @if let Some(draft) = draft {
                input type="hidden" name="draft" value=(draft.actions);
            }
            ol.choices aria-labelledby={ "head-" (question.seat) } {
                @for line in lines(scene, question) { (line) }
                @if complete { (seal(scene, question)) }
            }
            div hidden {
                // There may be hundreds: they say no more than the board needs.
                @for ShortcutFrame { at, element, .. } in question.shortcuts.iter().filter(|one| one.offer.is_none()) {
                    a.choice href={ "?" (at) } data-path=(list(&[&element.element])) data-swap { (element.label) }
                }
            }
        }
        @if !complete { (closed(scene, question)) }
    }
}

/// What the computer would do, on request: one recommendation, and others on demand. An
/// answer plays at a touch, like the choices below it, and lights its way on the board.
fn hint(scene: &Scene<'_>, question: &Question) -> Markup {
    let (voice, seat) = (scene.voice, question.seat);
    html! {
        @if let Some(at) = &question.hint_at {
            // It is there before there is a hint, so that the hint is read out.
            div.hints #{ "hints-" (seat) } role="status" {
                @match &question.hint {
                    None => a.ask.plain #{ "hint-" (seat) } href={ (scene.address()) "?" (at) } data-swap {
                        (icon("hint"))
                        span.offer { (voice.say("page-hint")) }
                        span.busy { (voice.say("page-hint-thinking")) }
                    },
                    Some(hint) => {
                        a.close.plain href={ (scene.address()) "?" (hint.close) } data-swap {
                            (icon("close")) span.unseen { (voice.say("page-hint-close")) }
                        }
                        @match hint.choices.split_first() {
                            None => p.hint { (voice.say("page-hint-busy")) },
                            Some((best, others)) => {
                                (recommended(scene, seat, best))
                                @if !others.is_empty() {
                                    details #{ "ideas-" (seat) } {
                                        summary { (voice.say("page-hint-others")) }
                                        @for other in others { (hinted(voice, seat, other)) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The recommended answer, why, and the plan it belongs to.
fn recommended(scene: &Scene<'_>, seat: u8, hint: &HintChoice) -> Markup {
    let voice = scene.voice;
    let sources = hint.why.iter().map(|source| {
        Phrase::new("page-hint-source")
            .with("label", source.label.clone())
            .with("points", voice.decimal(source.points))
    });
    let why = Phrase::new("page-hint-why").with("sources", sources.collect::<Vec<_>>());
    html! {
        p.hint { (voice.say("page-hint-how")) }
        (hinted(voice, seat, hint))
        @if !hint.why.is_empty() { p.hint { (voice.say_phrase(&why)) } }
        @if !hint.next.is_empty() {
            p.hint { (voice.say_phrase(&Phrase::new("page-hint-next").with("choice", hint.next.join(" ")))) }
        }
        @if let Some(plan) = &hint.plan {
            p { a.button href={ (scene.address()) "?" (plan) } data-swap { (voice.say("page-hint-plan")) } }
        }
    }
}

fn hinted(voice: Voice<'_>, seat: u8, hint: &HintChoice) -> Markup {
    let path: Vec<&str> = hint
        .choice
        .path
        .iter()
        .map(|crumb| &*crumb.element)
        .collect();
    let worth = if hint.is_worse {
        Phrase::new("page-hint-less")
            .with("points", voice.decimal(hint.lost_points))
            .with("error", voice.decimal(2.0 * hint.lost_error))
    } else {
        Phrase::new("page-hint-chance").with("chance", percent(voice, hint.chance))
    };
    html! {
        button.choice form={ "play-" (seat) } name="action" value=(hint.choice.action) data-path=(list(&path)) {
            span { (lead(&hint.choice.text)) " " em { (voice.say_phrase(&worth)) } }
        }
    }
}

/// The answers and the shortcuts among them, as they are offered.
fn lines(scene: &Scene<'_>, question: &Question) -> Vec<Markup> {
    let choices = question.choices.iter();
    let shortcuts = question.shortcuts.iter();
    let wanted = |choice: &ChoiceFrame| scene.frame.wants(&choice.action);
    let mut lines: Vec<(Offer, Markup)> = choices
        .map(|choice| (choice.offer, self::choice(question, choice, wanted(choice))))
        .chain(shortcuts.filter_map(|one| Some((one.offer?, shortcut(scene, one)))))
        .collect();
    lines.sort_by_key(|(offer, _)| *offer);
    lines.into_iter().map(|(_, line)| line).collect()
}

fn choice(question: &Question, choice: &ChoiceFrame, is_wanted: bool) -> Markup {
    answer(question, choice, "action", is_wanted)
}

/// An answer as a button of a form that has a field of this name.
pub(super) fn answer(
    question: &Question,
    choice: &ChoiceFrame,
    field: &str,
    is_wanted: bool,
) -> Markup {
    let seat = question.seat;
    let path: Vec<&str> = choice.path.iter().map(|crumb| &*crumb.element).collect();
    let labels: Vec<&str> = choice.path.iter().map(|crumb| &*crumb.label).collect();
    let mut best = question.hint.iter().flat_map(|hint| &hint.choices);
    let hinted = best.any(|hint| hint.choice.action == choice.action);
    let button = html! {
        button.choice name=(field) value=(choice.action) data-path=(list(&path)) data-labels=(list(&labels)) {
            span { (lead(&choice.text)) }
        }
    };
    html! {
        li.hinted[hinted].wanted[is_wanted] data-key={ (seat) ":" (choice.action) } {
            @if choice.offer == Offer::Drastic {
                // It takes two touches, also without script.
                details.drastic { summary { (labels[0]) "…" } (button) }
            } @else {
                (button)
            }
        }
    }
}

/// A shortcut is a look at the table with another draft.
fn shortcut(scene: &Scene<'_>, shortcut: &ShortcutFrame) -> Markup {
    let CrumbFrame { element, label } = &shortcut.element;
    html! {
        li data-key={ "shortcut:" (element) } {
            a.choice href={ (scene.address()) "?" (shortcut.at) } data-path=(list(&[element])) data-labels=(list(&[label])) data-swap {
                span { (lead(&shortcut.text)) }
            }
        }
    }
}

/// The last word on a secret answer that is laid out as a whole.
fn seal(scene: &Scene<'_>, question: &Question) -> Markup {
    html! {
        li.seal data-key={ (question.seat) ":seal" } {
            button.choice name="seal" value="yes" data-path="[]" data-labels="[]" {
                span { (scene.voice.say("page-seal")) }
            }
        }
    }
}

/// A sentence whose lead, up to a colon, stands out.
pub(super) fn lead(text: &str) -> Markup {
    html! {
        @match text.split_once(": ") {
            Some((lead, rest)) => { b { (lead) ":" } " " (rest) },
            None => (text),
        }
    }
}

/// How many reasons of a kind are listed before the rest is folded away.
const OPEN: usize = 2;

/// A reason with all the paths that it closes.
struct ClosedBy<'a> {
    reason: &'a ClosedFrame,
    paths: Vec<&'a [String]>,
}

/// What is not possible, each reason once, reasons of a kind together.
fn closed(scene: &Scene<'_>, question: &Question) -> Markup {
    let mut kinds: Vec<Vec<ClosedBy<'_>>> = Vec::new();
    for closed in &question.closed {
        let kind = kinds
            .iter_mut()
            .find(|kind| kind[0].reason.kind == closed.kind && kind[0].reason.rule == closed.rule);
        let by = || ClosedBy {
            reason: closed,
            paths: vec![&closed.path],
        };
        let Some(kind) = kind else {
            kinds.push(vec![by()]);
            continue;
        };
        let same = |known: &&mut ClosedBy<'_>| known.reason.reason == closed.reason;
        match kind.iter_mut().find(same) {
            Some(known) => known.paths.push(&closed.path),
            None => kind.push(by()),
        }
    }
    let line = |by: &ClosedBy<'_>| {
        html! {
            li data-paths=(list(&by.paths)) {
                (by.reason.reason)
                @if !by.reason.rule.is_empty() { " " (scene.rule(&by.reason.rule)) }
            }
        }
    };
    let more = |count: usize| Phrase::new("page-closed-more").with("count", count as i64);
    html! {
        @if !kinds.is_empty() {
            details.closed #{ "closed-" (question.seat) } {
                summary { (scene.voice.say("page-not-possible")) }
                ul {
                    @for kind in &kinds {
                        // A fold for a single line would save nothing.
                        @let open = if kind.len() > OPEN + 1 { OPEN } else { kind.len() };
                        @for by in &kind[..open] { (line(by)) }
                        @if open < kind.len() {
                            li {
                                details {
                                    summary { (scene.voice.say_phrase(&more(kind.len() - open))) }
                                    ul { @for by in &kind[open..] { (line(by)) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A list for the script, as JSON.
pub(super) fn list(parts: &impl serde::Serialize) -> String {
    serde_json::to_string(parts).expect("texts are plain data")
}

/// Before a secret is shown the screen changes hands.
fn pass(scene: &Scene<'_>) -> Markup {
    let (frame, voice) = (scene.frame, scene.voice);
    let side = frame
        .sides
        .iter()
        .find(|side| Some(side.seat) == frame.pass);
    html! {
        @if let Some(side) = side {
            div.idle.pass tabindex="0" {
                h2 tabindex="-1" {
                    (shape(side)) " "
                    (voice.say_phrase(&Phrase::new("page-pass").with("name", side.name.clone())))
                }
                p.hint { (voice.say_phrase(&Phrase::new("page-pass-hint").with("name", side.name.clone()))) }
                a.button href={ (scene.address()) "?as_seat=" (side.seat) } data-swap {
                    (voice.say_phrase(&Phrase::new("page-pass-taken").with("name", side.name.clone())))
                }
            }
        }
    }
}

/// A draft is taken back by looking at the table without its last action.
fn redraft(scene: &Scene<'_>, draft: &DraftFrame) -> Markup {
    let as_seat = format!("as_seat={}", draft.seat);
    let query = draft.shorter.as_ref().unwrap_or(&as_seat);
    let whole = |placed: &PlacedFrame| {
        let labels = placed.path.iter().map(|crumb| &*crumb.label);
        labels.collect::<Vec<_>>().join(" → ")
    };
    html! {
        p.undo {
            a #undo .plain href={ (scene.address()) "?" (query) } data-swap {
                (icon("undo")) (scene.voice.say("page-undo"))
            }
        }
        @if !draft.placed.is_empty() {
            ul.placed aria-label=(scene.voice.say("page-placed")) {
                @for placed in &draft.placed {
                    @let path: Vec<&str> = placed.path.iter().map(|crumb| &*crumb.element).collect();
                    li {
                        a.plain href={ (scene.address()) "?" (placed.without) } data-swap data-placed=(list(&path))
                            title=(scene.voice.say_phrase(&Phrase::new("page-pick-up").with("what", whole(placed)))) {
                            (whole(placed)) " ✕"
                        }
                    }
                }
            }
        }
    }
}

fn waiting(scene: &Scene<'_>) -> Markup {
    let (frame, voice) = (scene.frame, scene.voice);
    let acting = frame.sides.iter().filter(|side| side.acting);
    html! {
        div.idle tabindex="0" {
            h2 tabindex="-1" {
                @for side in acting { (shape(side)) " " }
                @if frame.waiting.is_empty() {
                    (voice.say("page-moment-please"))
                } @else {
                    (voice.say_phrase(&Phrase::new("page-thinking").with("names", names(&frame.waiting))))
                }
            }
            @if frame.sides.iter().any(|side| side.left) {
                p.hint { (voice.say("page-left")) }
            } @else if scene.own().next().is_none() {
                p.hint { (voice.say("page-watching")) }
            }
            (lobby::sit_again(scene))
            (latest(scene))
        }
    }
}

/// The last thing that happened, in its sentences, and when.
fn latest(scene: &Scene<'_>) -> Markup {
    html! {
        @if let Some(entry) = scene.frame.log.iter().rev().find(|entry| !entry.lines.is_empty()) {
            p.hint { (scene.voice.say("page-idle")) " · " (when(scene.frame.since)) }
            div.latest.again { @for told in told(scene.frame, entry) { p { (told.mark()) " " (told.line()) } } }
        }
    }
}

fn undo(scene: &Scene<'_>) -> Markup {
    html! {
        form #undo .undo method="post" action=(scene.to("undo")) data-live {
            (token(scene.voice))
            input type="hidden" name="seq" value=(scene.frame.seq);
            button.plain { (icon("undo")) (scene.voice.say("page-undo")) }
        }
    }
}

/// An earlier moment, told in the sentences of its action.
pub(super) fn looking_back(scene: &Scene<'_>) -> Markup {
    let (frame, voice) = (scene.frame, scene.voice);
    let now = frame.moment.unwrap_or(frame.actions);
    let entry = frame.log.iter().rev().find(|entry| entry.n == now);
    let side = entry.and_then(|entry| frame.sides.iter().find(|side| side.seat == entry.seat));
    html! {
        div.idle tabindex="0" {
            h2 tabindex="-1" {
                @if let Some(side) = side { (shape(side)) " " }
                @if now == 0 {
                    (voice.say("page-the-start"))
                } @else {
                    (voice.say_phrase(&Phrase::new("page-after").with("n", now as i64).with("all", frame.actions as i64)))
                }
            }
            @if let Some(entry) = entry {
                div.latest { @for told in told(frame, entry) { p { (told.mark()) " " (told.line()) } } }
            }
        }
    }
}
