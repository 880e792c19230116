//! How to play a game: the page for people who do not know it yet.

use maud::{Markup, PreEscaped, html};
use tabletop::Phrase;

use super::{
    shell::{Shell, site_bar},
    voice::Voice,
};
use crate::{frame::Reader, guide::Guide};

/// How to play, as a page to read or to print.
#[must_use]
pub fn guide(game: &str, title: &str, guide: &Guide, reader: &Reader) -> Markup {
    let voice = Voice::new(reader);
    let content = html! {
        (site_bar(voice, &format!("/how-to-play/{game}")))
        main #frame .reading tabindex="-1" {
            header.lead {
                h1 { (title) small { (voice.say("page-how-to-play")) } }
                p.hint { a href={ "/rules/" (game) } { (voice.say("page-full-rules")) } }
            }
            nav.contents aria-label=(voice.say("page-contents")) {
                ol {
                    @for section in &guide.sections {
                        li { a href={ "#" (section.id) } { (section.title) } }
                    }
                }
            }
            div.guide {
                (PreEscaped(&guide.boards))
                @for section in &guide.sections {
                    section #(section.id) {
                        h2 { (section.title) }
                        (PreEscaped(&section.html))
                    }
                }
            }
        }
    };
    let title = Phrase::new("page-title-how-to-play").with("title", title.to_owned());
    Shell::new(voice, voice.say_phrase(&title), content)
        .of(game)
        .render()
}
