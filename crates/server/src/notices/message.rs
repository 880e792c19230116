//! What a notice says, in the words of a language.

use tabletop::{Phrase, Speak};
use words::Speaker;

use super::Kind;
use crate::{hub::Described, table_event::RoundOf};

/// A notice in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What it is about.
    pub kind: Kind,
    /// The table.
    pub table: String,
    /// What happened, in a sentence.
    pub text: String,
    /// The title of the game, and who sits at the table.
    pub about: String,
    /// Where it leads.
    pub url: String,
}

impl Line {
    /// All of it in one line.
    #[must_use]
    pub fn whole(&self) -> String {
        format!("{} – {}", self.text, self.about)
    }
}

/// Notices in words: those that can be put into words here. What they say is made of what
/// lists show of a table, and of nothing else.
pub fn lines<'a>(
    speaker: &Speaker,
    site: &str,
    describe: impl Fn(&str) -> Option<Described>,
    notices: impl IntoIterator<Item = (&'a str, &'a str, &'a str)>,
) -> Vec<Line> {
    let line = |(table, kind, summary): (&str, &str, &str)| {
        let (kind, table_is) = (Kind::named(kind)?, describe(summary)?);
        Some(Line {
            kind,
            table: table.to_owned(),
            text: speaker.say(&sentence(kind, &table_is)?),
            about: table_line(&table_is),
            url: format!("{site}/t/{table}"),
        })
    };
    notices.into_iter().filter_map(line).collect()
}

/// A table in a few words: the game and who plays.
fn table_line(table: &Described) -> String {
    if table.names.is_empty() {
        return table.title.clone();
    }
    format!("{} ({})", table.title, table.names.join(", "))
}

/// What happened; nothing where the table is of no round that could be named.
fn sentence(kind: Kind, table: &Described) -> Option<Phrase> {
    let key = match kind {
        Kind::Turn => "page-notice-turn",
        Kind::Time => "page-notice-time",
        Kind::Full => "page-notice-full",
        Kind::Over => "page-notice-over",
        Kind::Invited => "page-notice-invited",
        Kind::Round => return Some(begun(table.round.as_ref()?)),
    };
    Some(Phrase::new(key))
}

/// A round has begun.
fn begun(round: &RoundOf) -> Phrase {
    let phrase = if round.last {
        Phrase::new("page-notice-final")
    } else {
        Phrase::new("page-notice-round").with("number", i64::from(round.number))
    };
    phrase.with("tournament", round.tournament.clone())
}

/// The first line of a message about all of these.
pub fn title(speaker: &Speaker, lines: &[Line]) -> String {
    match lines {
        [one] => one.text.clone(),
        _ => {
            let many = Phrase::new("page-notice-many").with("count", lines.len() as i64);
            speaker.say(&many)
        }
    }
}
