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
    page(status, message, None, reader)
}

/// A page for a table of which nothing but the record is left.
#[must_use]
pub fn only_record(status: u16, message: &str, table: &str, reader: &Reader) -> Markup {
    page(status, message, Some(table), reader)
}

fn page(status: u16, message: &str, record: Option<&str>, reader: &Reader) -> Markup {
    let voice = Voice::new(reader);
    let head = match status {
        _ if record.is_some() => voice.say("page-error-closed"),
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
            @if let Some(table) = record {
                p.onward {
                    a.button.strong href={ "/t/" (table) "/record" } { (voice.say("page-record")) }
                }
            }
            p.onward { a.button.strong href="/" { (voice.say("page-all-tables")) } }
        }
    };
    Shell::new(voice, head, content).render()
}
