//! Puzzles: all of a game, and one of them with its board, the answers, and what the answer
//! that was given is worth.
//!
//! The answers are buttons of a form that asks for the same address with the answer in it,
//! so a page without an answer has nothing of the solution.

use bots::BotKind;
use maud::{Markup, PreEscaped, html};
use tabletop::Phrase;

use super::{
    TableExtras,
    icons::{icon, sign},
    players, question,
    question::{lead, list},
    shell::{Shell, language, site_bar, theme},
    table::{Place, Scene},
    voice::{Voice, percent},
};
use crate::{
    frame::{Question, Reader},
    puzzle_frame::{AnsweredFrame, Mark, PuzzleFrame, PuzzleLine, WayFrame},
};

/// The levels of difficulty.
const LEVELS: std::ops::RangeInclusive<u8> = 1..=5;

/// How hard a puzzle is, as stars and in words.
pub(super) fn stars(voice: Voice<'_>, difficulty: u8) -> Markup {
    let level = Phrase::new("page-puzzle-level").with("level", i64::from(difficulty));
    let words = voice.say_phrase(&level);
    html! {
        span.stars title=(words) {
            span aria-hidden="true" { @for star in LEVELS { @if star <= difficulty { "★" } @else { "☆" } } }
            span.unseen { (words) }
        }
    }
}

/// All puzzles of a game, the easiest first.
#[must_use]
pub fn puzzles(game: &str, title: &str, lines: &[PuzzleLine], reader: &Reader) -> Markup {
    let voice = Voice::new(reader);
    let solved = lines
        .iter()
        .filter(|line| line.mark == Mark::Solved)
        .count();
    let solved = Phrase::new("page-puzzles-solved")
        .with("solved", solved as i64)
        .with("all", lines.len() as i64);
    let content = html! {
        (site_bar(voice, &format!("/puzzles/{game}")))
        main #frame .reading.puzzles tabindex="-1" {
            header.lead {
                h1 { (title) small { (voice.say("page-puzzles")) } }
                p { (voice.say("page-puzzles-how")) }
                p.hint { (voice.say_phrase(&solved)) }
                @if let Some(next) = easiest(lines) {
                    p { a.button.strong href={ "/puzzles/" (game) "/" (next.number) } { (voice.say("page-puzzle-next")) } }
                }
            }
            @for level in LEVELS {
                @let those: Vec<_> = lines.iter().filter(|line| line.difficulty == level).collect();
                @if !those.is_empty() {
                    section aria-labelledby={ "level-" (level) } {
                        h2 #{ "level-" (level) } { (stars(voice, level)) }
                        ol.tiles { @for line in those { (tile(voice, game, line)) } }
                    }
                }
            }
        }
    };
    let title = Phrase::new("page-title-puzzles").with("title", title.to_owned());
    Shell::new(voice, voice.say_phrase(&title), content)
        .of(game)
        .render()
}

/// The easiest puzzle that is still open.
fn easiest(lines: &[PuzzleLine]) -> Option<&PuzzleLine> {
    let open = lines.iter().filter(|line| line.mark == Mark::Open);
    open.min_by_key(|line| (line.difficulty, line.number))
}

fn tile(voice: Voice<'_>, game: &str, line: &PuzzleLine) -> Markup {
    let (class, sign, word) = match line.mark {
        Mark::Open => ("open", "", None),
        Mark::Solved => ("solved", "✓", Some("page-puzzle-solved")),
        Mark::Missed => ("missed", "✗", Some("page-puzzle-missed")),
    };
    let name = Phrase::new("page-puzzle").with("number", line.number as i64);
    html! {
        li.(class) {
            a href={ "/puzzles/" (game) "/" (line.number) } {
                span.unseen { (voice.say_phrase(&name)) }
                b aria-hidden="true" { (line.number) }
                span aria-hidden="true" { (sign) }
                @if let Some(word) = word { span.unseen { ", " (voice.say(word)) } }
            }
        }
    }
}

/// A puzzle, or what the answer to it is worth; with the number of the next one.
#[must_use]
pub fn puzzle(puzzle: &PuzzleFrame, next: Option<usize>, reader: &Reader) -> Markup {
    let extras = TableExtras::default();
    let scene = Scene::new(&puzzle.table, reader, &extras, Place::Puzzle);
    let (voice, frame) = (scene.voice, &puzzle.table);
    let title = Phrase::new("page-title-puzzle")
        .with("title", frame.title.clone())
        .with("number", puzzle.number as i64);
    let title = voice.say_phrase(&title);
    let content = html! {
        main #frame .playing.puzzle tabindex="-1" data-table="" data-game=(frame.game) data-title=(title) {
            (bar(&scene, puzzle))
            (board(&scene, puzzle))
            div #divider .divider.scripted role="separator" tabindex="0" aria-orientation="vertical"
                aria-label=(voice.say("page-divider")) aria-valuenow="30" {}
            (players::players(&scene))
            div #sheet .sheet {
                input #pull .unseen type="checkbox" aria-label=(voice.say("page-pull"));
                label.handle for="pull" aria-hidden="true" {}
                section #question .question aria-label=(voice.say("page-question")) {
                    @match &puzzle.answered {
                        None => @for question in &frame.questions { (ask(&scene, puzzle, question)) },
                        Some(answered) => (verdict(&scene, puzzle, answered, next)),
                    }
                }
            }
        }
    };
    Shell::new(voice, title, content).of(&frame.game).render()
}

fn bar(scene: &Scene<'_>, puzzle: &PuzzleFrame) -> Markup {
    let (frame, voice) = (scene.frame, scene.voice);
    html! {
        header.bar {
            a.brand href="/" title=(voice.say("page-all-tables")) {
                (sign()) span.unseen { (voice.say("page-all-tables")) }
            }
            h1 { (frame.title) }
            ol #progress .track aria-label=(voice.say("page-progress")) {
                @for part in &frame.progress { li { (part) } }
            }
            p #turn .turn {
                a href=(scene.address()) { (voice.say("page-puzzles")) } " " (puzzle.number) " " (stars(voice, puzzle.difficulty))
            }
            button.plain.opens popovertarget="menu" type="button" aria-label=(voice.say("page-menu")) { (icon("menu")) }
            div #menu .controls popover {
                (language(voice, &format!("{}/{}", scene.address(), puzzle.number)))
                (theme(voice))
            }
        }
    }
}

/// The board as the seat sees it; after the answer with what follows from the best one.
fn board(scene: &Scene<'_>, puzzle: &PuzzleFrame) -> Markup {
    let voice = scene.voice;
    let answered = puzzle.answered.as_ref();
    let given = answered.filter(|answered| !answered.right);
    let preview = answered.map(|answered| list(&answered.preview));
    let better = answered.map(|answered| list(&answered.best.path));
    let played = given.map(|answered| list(&answered.given.path));
    html! {
        section #board .board aria-label=(voice.say("page-board"))
            data-preview=[preview] data-better=[better] data-played=[played] {
            div #stage .stage tabindex="0" role="group" aria-label=(voice.say("page-board")) {
                (PreEscaped(&scene.frame.board))
            }
            div.zoom.scripted {
                button.plain type="button" data-zoom="1.4" aria-label=(voice.say("page-zoom-in")) { (icon("plus")) }
                button.plain type="button" data-zoom="0.7" aria-label=(voice.say("page-zoom-out")) { (icon("minus")) }
            }
        }
    }
}

/// The question and its answers.
fn ask(scene: &Scene<'_>, puzzle: &PuzzleFrame, question: &Question) -> Markup {
    let voice = scene.voice;
    html! {
        div.asked {
            h2 #{ "head-" (question.seat) } tabindex="-1" { (voice.say("page-puzzle-ask")) }
            p { (question.text) }
            @if puzzle.plans { p.hint { (voice.say("page-puzzle-plans")) } }
            p.crumbs {}
            form.play method="get" action={ (scene.address()) "/" (puzzle.number) } {
                ol.choices aria-labelledby={ "head-" (question.seat) } {
                    @for choice in &question.choices { (question::answer(question, choice, "answer", false)) }
                }
            }
        }
    }
}

/// Whether the answer is the best, by how much, and why.
fn verdict(
    scene: &Scene<'_>,
    puzzle: &PuzzleFrame,
    answered: &AnsweredFrame,
    next: Option<usize>,
) -> Markup {
    let (voice, address) = (scene.voice, scene.address());
    let head = if answered.right {
        "page-puzzle-right"
    } else {
        "page-puzzle-wrong"
    };
    let chance = Phrase::new("page-puzzle-chance").with("chance", percent(voice, answered.chance));
    html! {
        div.solution.right[answered.right] {
            div role="status" {
                h2 tabindex="-1" { span aria-hidden="true" { @if answered.right { "✓ " } @else { "✗ " } } (voice.say(head)) }
                @if !answered.right { (told(voice, "page-puzzle-given", &answered.given, &less(voice, &answered.given))) }
                (told(voice, "page-puzzle-best", &answered.best, &voice.say_phrase(&chance)))
                (why(voice, answered))
            }
            p.onward {
                @if let Some(next) = next {
                    a.button.strong href={ (address) "/" (next) } { (voice.say("page-puzzle-next")) }
                }
                a.button href={ (address) "/" (puzzle.number) } { (voice.say("page-puzzle-again")) }
                a.button href=(address) { (voice.say("page-puzzle-all")) }
            }
            @if next.is_none() { p.hint { (voice.say("page-puzzle-done")) } }
            details {
                summary { (voice.say("page-puzzle-others")) }
                ol.answers {
                    @for way in &answered.others { li { (lead(&way.text)) " " em { (less(voice, way)) } } }
                }
                p.hint { (voice.say("page-puzzle-proof")) }
            }
            (missed(voice, answered))
        }
    }
}

/// An answer, what it is worth, and what would follow.
fn told(voice: Voice<'_>, key: &'static str, way: &WayFrame, worth: &str) -> Markup {
    html! {
        p.way.best[way.points[0] == 0.0] {
            small { (voice.say(key)) }
            span { (lead(&way.text)) } " " em { (worth) }
        }
        @if !way.next.is_empty() {
            p.hint { (voice.say_phrase(&Phrase::new("page-hint-next").with("choice", way.next.join(" ")))) }
        }
    }
}

/// How much less an answer brings than the best, with twice the standard errors.
fn less(voice: Voice<'_>, way: &WayFrame) -> String {
    let [points, error] = way.points;
    let [chance, chance_error] = way.chance;
    let less = Phrase::new("page-puzzle-less")
        .with("points", voice.decimal(points))
        .with("error", voice.decimal(2.0 * error))
        .with("chance", percent(voice, chance))
        .with("chance_error", percent(voice, 2.0 * chance_error));
    voice.say_phrase(&less)
}

/// Where the best answer makes more points.
fn why(voice: Voice<'_>, answered: &AnsweredFrame) -> Markup {
    let sources = answered.why.iter().map(|source| {
        Phrase::new("page-hint-source")
            .with("label", source.label.clone())
            .with("points", voice.decimal(source.points))
    });
    let why = Phrase::new("page-puzzle-why").with("sources", sources.collect::<Vec<_>>());
    html! { @if !answered.why.is_empty() { p { (voice.say_phrase(&why)) } } }
}

/// The bots that missed it.
fn missed(voice: Voice<'_>, answered: &AnsweredFrame) -> Markup {
    let level = |(level, &missed): (BotKind, &u8)| {
        Phrase::new("page-puzzle-bot")
            .with("level", voice.bot(&level.to_string()))
            .with("missed", i64::from(missed))
    };
    let bots = puzzles::BOTS.into_iter().zip(&answered.missed);
    let bots: Vec<Phrase> = bots.filter(|(_, missed)| **missed > 0).map(level).collect();
    let missed = Phrase::new("page-puzzle-bots").with("names", bots);
    html! { p.hint { (voice.say_phrase(&missed)) } }
}
