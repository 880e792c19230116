//! The proof of the dice.

use maud::{Markup, html};
use tabletop::Phrase;

use super::{
    Check, CheckKind, Proof,
    shell::{Shell, site_bar},
    voice::Voice,
};
use crate::frame::{Frame, Reader};

/// What was promised before the game, what was opened after it, and whether
/// they agree.
#[must_use]
pub fn verify(frame: &Frame, proof: &Proof, reader: &Reader) -> Markup {
    let voice = Voice::new(reader);
    let dice = &frame.dice;
    let holds = !proof.checks.is_empty() && proof.checks.iter().all(|check| check.holds);
    let content = html! {
        (site_bar(voice, &format!("/verify/{}", frame.table)))
        main #frame .reading tabindex="-1" {
            header.lead {
                h1 { (frame.title) small { (voice.fair()) } }
            }
            p.verdict.holds[holds] {
                @if proof.checks.is_empty() && frame.daily.is_some() {
                    (voice.say("page-proof-daily-later"))
                } @else if proof.checks.is_empty() {
                    (voice.say("page-proof-later"))
                } @else if holds {
                    (voice.say("page-proof-holds"))
                } @else {
                    (voice.say("page-proof-fails"))
                }
            }
            @if holds {
                p {
                    @if let Some(seed) = dice.seed {
                        (voice.say_phrase(&Phrase::new("page-proof-lesson").with("seed", seed.to_string()))) " "
                    } @else if let Some(day) = &frame.daily {
                        (voice.say_phrase(&Phrase::new("page-proof-daily").with("day", day.clone()))) " "
                    } @else if let Some(origin) = &dice.origin {
                        (voice.say("page-proof-origin")) " "
                        a href={ "/t/" (origin) } { (voice.say("page-origin")) } ". "
                    } @else {
                        (voice.say(if dice.commit_first { "page-proof-first" } else { "page-proof-secret" })) " "
                        (voice.say("page-proof-added")) " "
                    }
                    (voice.say("page-proof-replayed"))
                }
            }
            details.numbers open[!holds] {
            summary { (voice.say("page-proof-numbers")) }
            ol.checks { @for check in &proof.checks { (self::check(voice, check)) } }
            dl.dice {
                @if dice.seed.is_none() {
                    div { dt { (voice.say("page-commitment")) } dd { code { (dice.commitment) } } }
                }
                @let is_added = dice.seed.is_none() && frame.daily.is_none();
                @for (side, nonce) in frame.sides.iter().zip(&dice.nonces).filter(|_| is_added) {
                    div {
                        dt { (voice.say_phrase(&Phrase::new("page-nonce").with("name", side.name.clone()))) }
                        dd { code { (nonce) } }
                    }
                }
                @if let Some(secret) = &dice.secret {
                    div { dt { (voice.say("page-secret")) } dd { code { (secret) } } }
                }
            }
            }
            p.onward {
                a.button href={ "/t/" (frame.table) } { (voice.say("page-to-table")) }
                @if dice.secret.is_some() {
                    a.button href={ "/t/" (frame.table) "/record" } download { (voice.say("page-record")) }
                }
            }
        }
    };
    let title = Phrase::new("page-title-proof").with("title", frame.title.clone());
    Shell::new(voice, voice.say_phrase(&title), content)
        .of(&frame.game)
        .render()
}

fn check(voice: Voice<'_>, check: &Check) -> Markup {
    let what = match check.what {
        CheckKind::Commitment => "page-check-commitment",
        CheckKind::Nonces => "page-check-nonces",
        CheckKind::Actions => "page-check-actions",
        CheckKind::Digest => "page-check-digest",
        CheckKind::Scores => "page-check-scores",
    };
    html! {
        li.holds[check.holds] {
            b { @if check.holds { (voice.say("page-yes")) } @else { (voice.say("page-no")) } }
            span { (voice.say(what)) }
            @if !check.found.is_empty() { code { (check.found) } }
        }
    }
}
