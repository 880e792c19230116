//! A screen on a wall of a club: where a game is on it is the page of its table without
//! controls, and this one otherwise.

use maud::{Markup, html};

use super::{icons::sign, shell::Shell, voice::Voice};
use crate::frame::Reader;

/// After how many seconds it is looked for a game again where there is no script.
const AGAIN: u32 = 20;

/// The page as long as there is no game to show.
#[must_use]
pub fn wall(reader: &Reader) -> Markup {
    let voice = Voice::new(reader);
    let content = html! {
        main #frame .reading.wall-empty tabindex="-1" data-tour {
            p.sign aria-hidden="true" { (sign()) }
            h1 { (voice.say("page-brand")) }
            p { (voice.say("page-wall-none")) }
        }
    };
    Shell::new(voice, voice.say("page-wall"), content)
        .again(Some(AGAIN))
        .on_a_wall(true)
        .render()
}
