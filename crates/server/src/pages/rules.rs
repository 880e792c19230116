//! The numbered rules of a game.

use maud::{Markup, html};
use tabletop::Phrase;
use words::Language;

use super::{
    shell::{Shell, site_bar},
    voice::Voice,
};
use crate::frame::{Reader, RuleFrame, RulingFrame};

/// The rules as a page to read. With a query, `rules` are those that were found.
#[must_use]
pub fn rules(
    game: &str,
    title: &str,
    rules: &[RuleFrame],
    query: Option<&str>,
    reader: &Reader,
) -> Markup {
    let voice = Voice::new(reader);
    let query = query.filter(|query| !query.trim().is_empty());
    let chapters = chapters(rules);
    let content = html! {
        (site_bar(voice, &format!("/rules/{game}")))
        main #frame .reading tabindex="-1" {
            header.lead {
                h1 { (title) small { (voice.say("page-rules")) } }
                form.search action={ "/rules/" (game) } method="get" role="search" {
                    input name="q" type="search" value=[query] aria-label=(voice.say("page-search-rules")) placeholder=(voice.say("page-search-rules"));
                    button.button { (voice.say("page-search")) }
                }
                @if voice.reader.speaker.language() != Language::En {
                    p.english { (voice.say("page-rules-english")) }
                }
                @if let Some(query) = query {
                    p.hint {
                        (voice.say_phrase(&Phrase::new("page-found").with("count", rules.len() as i64).with("query", query.to_owned())))
                        " " a href={ "/rules/" (game) } { (voice.say("page-all-rules")) }
                    }
                }
            }
            @if query.is_none() {
                nav.contents aria-label=(voice.say("page-contents")) {
                    ol {
                        @for (n, (heading, _)) in chapters.iter().enumerate() {
                            li { a href={ "#chapter-" (n + 1) } lang="en" { (heading) } }
                        }
                    }
                }
            }
            div #rules .rules lang="en" {
                @for (n, (heading, rules)) in chapters.iter().enumerate() {
                    section {
                        h2 #{ "chapter-" (n + 1) } { (heading) }
                        @for rule in *rules {
                            p.ruled id=(rule.id) {
                                a.number href={ "/rules/" (game) "#" (rule.id) } { (rule.id) }
                                span {
                                    (sourced(game, &rule.text, query))
                                    @for ruling in &rule.rulings { (in_force(voice, ruling)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    };
    let title = Phrase::new("page-title-rules").with("title", title.to_owned());
    let shell = Shell {
        voice,
        title: voice.say_phrase(&title),
        game: Some(game),
        shown: Vec::new(),
        again: None,
        content,
    };
    shell.render()
}

/// Which reading of a disputed rule is in force, and that there are others.
fn in_force(voice: Voice<'_>, ruling: &RulingFrame) -> Markup {
    let reading = Phrase::new("page-ruling-in-force")
        .with("reading", ruling.reading.clone())
        .with("others", ruling.others.join(", "));
    html! {
        span.reading-in-force lang=(voice.reader.speaker.language().code()) {
            code { (ruling.name) } " " (voice.say_phrase(&reading))
        }
    }
}

/// The rules by heading, in their order.
fn chapters(rules: &[RuleFrame]) -> Vec<(&str, &[RuleFrame])> {
    let by_heading = rules.chunk_by(|one, other| one.heading == other.heading);
    by_heading
        .map(|rules| (&*rules[0].heading, rules))
        .collect()
}

/// A rule, with where it comes from set apart: the brackets at its end.
fn sourced(game: &str, rule: &str, query: Option<&str>) -> Markup {
    let ended = rule.ends_with(']');
    let parts = rule.rsplit_once(" [").filter(|_| ended);
    html! {
        @if let Some((rule, source)) = parts {
            (text(game, rule, query)) " "
            span.source { "[" (text(game, source, None)) }
        } @else {
            (text(game, rule, query))
        }
    }
}

/// A rule with its numbers as links, its bold and code, and the word that was
/// looked for marked.
fn text(game: &str, text: &str, query: Option<&str>) -> Markup {
    let coded = |text: &str| {
        html! {
            @for (n, part) in text.split('`').enumerate() {
                @if n % 2 == 1 { code { (part) } } @else { (linked(game, part, query)) }
            }
        }
    };
    html! {
        @for (n, part) in text.split("**").enumerate() {
            @if n % 2 == 1 { strong { (coded(part)) } } @else { (coded(part)) }
        }
    }
}

/// Words that look like `RO-049` or `RO-Q01` become links.
fn linked(game: &str, text: &str, query: Option<&str>) -> Markup {
    let mut rest = text;
    let mut parts = Vec::new();
    while let Some((before, id, after)) = first_number(rest) {
        parts.push((before, Some(id)));
        rest = after;
    }
    parts.push((rest, None));
    html! {
        @for (text, id) in parts {
            (marked(text, query))
            @if let Some(id) = id { a href={ "/rules/" (game) "#" (id) } { (id) } }
        }
    }
}

/// The first number of a rule in a text, with what is before and after it.
fn first_number(text: &str) -> Option<(&str, &str, &str)> {
    let apart = |c: char| !c.is_ascii_alphanumeric() && c != '-';
    let word = text.split(apart).find(|word| is_number(word))?;
    let (before, after) = text.split_once(word)?;
    Some((before, word, after))
}

fn is_number(word: &str) -> bool {
    let Some((letters, number)) = word.split_once('-') else {
        return false;
    };
    let number = number.trim_start_matches(['Q', 'E', 'X']);
    let capitals = letters.len() >= 2 && letters.chars().all(|c| c.is_ascii_uppercase());
    capitals && number.len() >= 2 && number.chars().all(|c| c.is_ascii_digit())
}

/// The text with what was looked for marked.
fn marked(text: &str, query: Option<&str>) -> Markup {
    let query = query.unwrap_or_default().to_ascii_lowercase();
    let mut rest = text;
    let mut parts = Vec::new();
    while !query.is_empty()
        && let Some(at) = rest.to_ascii_lowercase().find(&query)
    {
        let (before, found) = rest.split_at(at);
        let (found, after) = found.split_at(query.len());
        parts.push((before, found));
        rest = after;
    }
    html! {
        @for (before, found) in parts { (before) mark { (found) } }
        (rest)
    }
}
