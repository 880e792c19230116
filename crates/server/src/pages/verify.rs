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
                h1 { (frame.title) small { (voice.say("page-proof")) } }
                p { (voice.say("page-proof-how")) }
            }
            p.verdict.holds[holds] {
                @if proof.checks.is_empty() {
                    (voice.say("page-proof-later"))
                } @else if holds {
                    (voice.say("page-proof-holds"))
                } @else {
                    (voice.say("page-proof-fails"))
                }
            }
            ol.checks { @for check in &proof.checks { (self::check(voice, check)) } }
            dl.dice {
                div { dt { (voice.say("page-commitment")) } dd { code { (dice.commitment) } } }
                @for (side, nonce) in frame.sides.iter().zip(&dice.nonces) {
                    div {
                        dt { (voice.say_phrase(&Phrase::new("page-nonce").with("name", side.name.clone()))) }
                        dd { code { (nonce) } }
                    }
                }
                @if let Some(secret) = &dice.secret {
                    div { dt { (voice.say("page-secret")) } dd { code { (secret) } } }
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
    let shell = Shell {
        voice,
        title: voice.say_phrase(&title),
        game: Some(&frame.game),
        shown: Vec::new(),
        again: None,
        content,
    };
    shell.render()
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
