//! Something that did not work.

use maud::{Markup, html};

use super::{
    shell::{Shell, site_bar},
    voice::Voice,
};
use crate::frame::Reader;

/// A page that says what did not work, and leads home.
#[must_use]
pub fn error(status: u16, message: &str, reader: &Reader) -> Markup {
    let voice = Voice::new(reader);
    let head = match status {
        404 | 410 => voice.say("page-error-missing"),
        429 | 503 => voice.say("page-error-busy"),
        500.. => voice.say("page-error-ours"),
        _ => voice.say("page-error-refused"),
    };
    let content = html! {
        (site_bar(voice, "/"))
        main #frame .reading.error tabindex="-1" {
            header.lead { h1 { (head) small { (status) } } }
            p { (message) }
            p.onward { a.button.strong href="/" { (voice.say("page-all-tables")) } }
        }
    };
    let shell = Shell {
        voice,
        title: head,
        game: None,
        shown: Vec::new(),
        again: None,
        content,
    };
    shell.render()
}
