//! A look back at a finished game: the chances over time, the turns that cost
//! most, and where the points came from.

use maud::{Markup, PreEscaped, html};
use tabletop::Phrase;

use super::{
    chart::{moments, sampled},
    question::list,
    shell::{Shell, site_bar, token},
    table::{columns, named},
    voice::{Voice, number, percent, signed},
};
use crate::frame::{CostlyFrame, Frame, Reader, ReviewFrame, ReviewStage};

/// After how many seconds the page looks again how far the review is.
const AGAIN: u32 = 3;

/// The review of a game, how far it is, or how to begin one.
#[must_use]
pub fn review(frame: &Frame, review: &ReviewFrame, reader: &Reader) -> Markup {
    let voice = Voice::new(reader);
    let content = html! {
        (site_bar(voice, &format!("/review/{}", frame.table)))
        main #frame .reading.review tabindex="-1" {
            header.lead {
                h1 { (frame.title) small { (voice.say("page-review")) } }
                p { (voice.say("page-review-how")) }
            }
            @match review.stage {
                ReviewStage::Absent => (begin(frame, review, voice)),
                ReviewStage::Going => (going(frame, review, voice)),
                ReviewStage::Ready => {
                    (course(frame, review, voice))
                    (costly(frame, review, voice))
                    (compared(frame, review, voice))
                }
            }
            p.onward {
                a.button href={ "/t/" (frame.table) } { (voice.say("page-to-table")) }
                a.button href={ "/replay/" (frame.table) "?at=0" } { (voice.say("page-replay")) }
            }
        }
    };
    let title = Phrase::new("page-title-review").with("title", frame.title.clone());
    Shell::new(voice, voice.say_phrase(&title), content)
        .of(&frame.game)
        .again((review.stage == ReviewStage::Going).then_some(AGAIN))
        .render()
}

fn begin(frame: &Frame, review: &ReviewFrame, voice: Voice<'_>) -> Markup {
    if !review.begin {
        return html! { p.hint { (voice.say("page-review-players")) } };
    }
    html! {
        form method="post" action={ "/t/" (frame.table) "/review" } {
            (token(voice))
            p.hint { (voice.say("page-review-long")) }
            button.button.strong { (voice.say("page-review-begin")) }
        }
    }
}

fn going(frame: &Frame, review: &ReviewFrame, voice: Voice<'_>) -> Markup {
    let far = Phrase::new("page-review-far")
        .with("done", review.done as i64)
        .with("all", review.all as i64);
    html! {
        div.going {
            @if review.all == 0 {
                p role="status" { (voice.say("page-review-waits")) }
                progress aria-label=(voice.say("page-review")) {}
            } @else {
                p role="status" { (voice.say_phrase(&far)) }
                progress max=(review.all) value=(review.done) aria-label=(voice.say("page-review")) {}
            }
            p { a href={ "/review/" (frame.table) } { (voice.say("page-review-again")) } }
            @if review.stop {
                form method="post" action={ "/t/" (frame.table) "/review/stop" } {
                    (token(voice))
                    button.button { (voice.say("page-review-stop")) }
                }
            }
        }
    }
}

fn course(frame: &Frame, review: &ReviewFrame, voice: Voice<'_>) -> Markup {
    let entries = sampled(review.course.len()).filter_map(|n| review.course.get(n));
    let rows = entries.map(|entry| {
        let chances = entry.chances.iter();
        let chances = chances.map(|&chance| percent(voice, chance));
        (entry.n, chances.collect())
    });
    html! {
        section aria-labelledby="course" {
            h2 #course { (voice.say("page-review-chart")) }
            figure.chart {
                (PreEscaped(&review.chart))
                figcaption.legend {
                    @for side in &frame.sides { span { (named(voice, side)) } }
                }
                @let range = Phrase::new("page-review-range").with("range", percent(voice, review.uncertainty));
                p.hint { (voice.say_phrase(&range)) }
                (moments(voice, "course-table", &frame.sides, rows))
            }
        }
    }
}

fn costly(frame: &Frame, review: &ReviewFrame, voice: Voice<'_>) -> Markup {
    let is_own = |one: &&CostlyFrame| {
        frame
            .sides
            .iter()
            .any(|side| side.you && side.seat == one.seat)
    };
    let own = review.costly.iter().filter(is_own).count();
    html! {
        section aria-labelledby="costly" {
            h2 #costly { (voice.say("page-review-costly")) }
            @if review.costly.is_empty() {
                p.hint { (voice.say("page-review-none")) }
            }
            @if own > 0 && own < review.costly.len() {
                label.check { input #only-mine type="checkbox"; (voice.say("page-review-mine")) }
            }
            ol.costly { @for one in &review.costly { (turn(frame, one, voice)) } }
        }
    }
}

fn turn(frame: &Frame, one: &CostlyFrame, voice: Voice<'_>) -> Markup {
    let side = frame.sides.iter().find(|side| side.seat == one.seat);
    let cost = Phrase::new("page-review-cost")
        .with("cost", percent(voice, one.cost))
        .with("points", voice.decimal(one.points))
        .with("error", voice.decimal(2.0 * one.points_error));
    let line = |key, choices: &[String], chance| {
        let head = Phrase::new(key).with("chance", percent(voice, chance));
        html! {
            dt { (voice.say_phrase(&head)) }
            @for choice in choices { dd { (choice) } }
        }
    };
    html! {
        li.mine[side.is_some_and(|side| side.you)] {
            @if !one.board.is_empty() {
                figure.position aria-hidden="true" inert data-played=(list(&one.played_on)) data-better=(list(&one.better_on)) {
                    (PreEscaped(&one.board))
                }
            }
            p {
                @if let Some(side) = side { (named(voice, side)) " " }
                b { (voice.say_phrase(&cost)) } " "
                a href={ "/replay/" (frame.table) "?at=" (one.n.saturating_sub(1)) } {
                    (voice.say_phrase(&Phrase::new("page-review-moment").with("n", one.n as i64)))
                }
            }
            dl {
                (line("page-review-played", &one.played, one.chance))
                (line("page-review-better", &one.better, one.better_chance))
            }
            @let is_known = frame.daily.is_none() || frame.dice.secret.is_some();
            @if is_known && frame.sides.iter().any(|side| side.you) {
                form.try-again method="post" action={ "/t/" (frame.table) "/try" } {
                    (token(voice))
                    input type="hidden" name="seat" value=(one.seat);
                    input type="hidden" name="actions" value=(one.n.saturating_sub(1));
                    button.button title=(voice.say("page-review-try-how")) { (voice.say("page-review-try")) }
                }
            }
        }
    }
}

fn compared(frame: &Frame, review: &ReviewFrame, voice: Voice<'_>) -> Markup {
    let last = review.compared.len().saturating_sub(1);
    html! {
        section aria-labelledby="compared" {
            h2 #compared { (voice.say("page-review-points")) }
            table.sheet-of-scores {
                (columns(voice, "page-source", &frame.sides))
                tbody {
                    @for (n, row) in review.compared.iter().enumerate() {
                        tr.sum[n == last] {
                            th scope="row" { (row.label) }
                            @for (&points, &against) in row.points.iter().zip(&row.against) {
                                td { (number(points)) @if against != 0 { " " small { "(" (signed(against)) ")" } } }
                            }
                        }
                    }
                }
            }
        }
    }
}
