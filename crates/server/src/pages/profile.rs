//! What somebody shows of themself, and who may see it.

use maud::{Markup, html};
use tabletop::Phrase;

use super::{home::table, shell::token, voice::Voice};
use crate::frame::{PrivacyFrame, ProfileFrame, Visible};

/// Favourite games, finished games by game and number of players, and the last ones.
pub(super) fn profile(voice: Voice<'_>, profile: &ProfileFrame) -> Markup {
    html! {
        div {
            @if !profile.favourites.is_empty() {
                h2 { (voice.say("page-favourites")) }
                ul.facts.favourites {
                    @for (game, title) in &profile.favourites {
                        li.{ "game-" (game) } { a href={ "/how-to-play/" (game) } { "♥ " (title) } }
                    }
                }
            }
            h2 { (voice.say("page-records")) }
            @if profile.records.is_empty() {
                p.hint { (voice.say("page-records-none")) }
            } @else {
                table.sheet-of-scores.records {
                    thead { tr {
                        th scope="col" { (voice.say("page-records-game")) }
                        th scope="col" { (voice.say("page-records-players")) }
                        th scope="col" { (voice.say("page-ratings-games")) }
                        th scope="col" { (voice.say("page-records-won")) }
                    } }
                    tbody {
                        @for line in &profile.records {
                            tr {
                                th scope="row" { (line.title) }
                                td { (line.players) }
                                td { (line.games) }
                                td { (line.won) }
                            }
                        }
                    }
                }
            }
        }
        @if !profile.games.is_empty() {
            div {
                h2 { (voice.say("page-profile-games")) }
                section.tables { ul { @for line in &profile.games { (table(voice, line)) } } }
            }
        }
    }
}

/// What others may see of the reader.
pub(super) fn privacy(voice: Voice<'_>, privacy: &PrivacyFrame, is_saved: bool) -> Markup {
    let ways = [
        (Visible::Everybody, "page-show-everybody"),
        (Visible::Friends, "page-show-friends"),
        (Visible::Nobody, "page-show-nobody"),
    ];
    html! {
        section.privacy aria-labelledby="privacy-head" {
            h2 #privacy-head { (voice.say("page-privacy")) }
            @if is_saved { p.done role="status" { (voice.say("page-privacy-saved")) } }
            form.signing method="post" action="/friends/seen" {
                (token(voice))
                fieldset {
                    legend { (voice.say("page-privacy-who")) }
                    @for (way, label) in ways {
                        label.check { input type="radio" name="profile" value=(way) checked[way == privacy.profile]; (voice.say(label)) }
                    }
                }
                p.hint { (voice.say("page-privacy-how")) }
                label.check {
                    input type="checkbox" name="playing" value="yes" checked[privacy.playing];
                    (voice.say("page-privacy-playing"))
                }
                fieldset {
                    legend { (voice.say("page-favourites")) }
                    @for (game, title) in &privacy.games {
                        label.check { input type="checkbox" name={ "game-" (game) } value="yes" checked[privacy.favourites.contains(game)]; (title) }
                    }
                }
                p { button.button.strong { (voice.say("page-privacy-save")) } }
            }
        }
    }
}

/// What stands where somebody shows nothing to the reader.
pub(super) fn nothing(voice: Voice<'_>, name: &str) -> Markup {
    let says = Phrase::new("page-profile-hidden").with("name", name.to_owned());
    html! { p.hint { (voice.say_phrase(&says)) } }
}
