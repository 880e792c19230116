//! What was told, as a feed for readers (Atom, RFC 4287).

use std::fmt::Write as _;

use jiff::Timestamp;
use tabletop::{Phrase, Speak};
use words::Speaker;

use crate::notices::Line;

/// The feed of somebody: what was told, with the time at which it happened in milliseconds
/// since 1970, the newest first. Its id stays when its address is renewed.
#[must_use]
pub fn atom(speaker: &Speaker, site: &str, id: &str, made: u64, entries: &[(Line, u64)]) -> String {
    let updated = entries.first().map_or(made, |(_, happened)| *happened);
    let mut feed = String::from("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n");
    let language = speaker.language().code();
    let title = escaped(&speaker.say(&Phrase::new("page-notices-feed-title")));
    let _ = write!(
        feed,
        "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{language}\">\
         <id>urn:orrery:feed:{id}</id><title>{title}</title><updated>{}</updated>\
         <author><name>Orrery</name></author><link href=\"{}\"/>",
        time(updated),
        escaped(site),
    );
    for (line, happened) in entries {
        let _ = write!(
            feed,
            "<entry><id>urn:orrery:notice:{id}:{}:{}:{happened}</id><title>{}</title>\
             <updated>{}</updated><link href=\"{}\"/></entry>",
            escaped(&line.table),
            line.kind.name(),
            escaped(&line.whole()),
            time(*happened),
            escaped(&line.url),
        );
    }
    feed.push_str("</feed>\n");
    feed
}

fn time(milliseconds: u64) -> String {
    let time = i64::try_from(milliseconds).unwrap_or_default();
    let time = Timestamp::from_millisecond(time).unwrap_or_default();
    time.to_string()
}

/// A text without anything that means something in XML, or that XML cannot say at all.
fn escaped(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => plain.push_str("&amp;"),
            '<' => plain.push_str("&lt;"),
            '>' => plain.push_str("&gt;"),
            '"' => plain.push_str("&quot;"),
            c if c.is_control() => {}
            '\u{fffe}' | '\u{ffff}' => {}
            c => plain.push(c),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;
    use crate::{notices::Kind, pages::locale};

    #[test]
    fn a_feed_is_xml_whatever_people_are_called() {
        let speaker = Speaker::new(Language::En, &[locale(Language::En)]);
        let line = Line {
            kind: Kind::Turn,
            table: "abc".into(),
            text: "It is your turn".into(),
            about: "</title><script>&\u{0}\u{1b}".into(),
            url: "https://x.example/t/abc?a=\"b\"".into(),
        };
        let feed = atom(&speaker, "https://x.example", "f", 0, &[(line, 1_000)]);
        let document = roxmltree::Document::parse(&feed).unwrap();
        let of = |name: &str| {
            let entry = document
                .descendants()
                .find(|node| node.has_tag_name(("http://www.w3.org/2005/Atom", "entry")));
            let entry = entry.unwrap();
            let mut found = entry
                .children()
                .filter(|node| node.tag_name().name() == name);
            found.next().unwrap()
        };
        let title = of("title").text().unwrap();
        assert_eq!(title, "It is your turn – </title><script>&");
        assert_eq!(of("updated").text().unwrap(), "1970-01-01T00:00:01Z");
        assert_eq!(
            of("link").attribute("href").unwrap(),
            "https://x.example/t/abc?a=\"b\""
        );
    }
}
