//! The numbered rules of a game.

use maud::{Markup, html};
use tabletop::Phrase;

use super::{
    shell::{Shell, site_bar},
    voice::Voice,
};
use crate::frame::{Reader, RuleFrame, RulingFrame};

/// What the page of the rules shows.
#[derive(Clone, Copy, Debug)]
pub struct RulesPage<'a> {
    /// The game.
    pub game: &'a str,
    /// Its title.
    pub title: &'a str,
    /// The rules; with a query, those that were found.
    pub rules: &'a [RuleFrame],
    /// What was looked for.
    pub query: Option<&'a str>,
    /// Whether it says of each rule where it comes from.
    pub sources: bool,
    /// Whether there is a text for people who do not know the game.
    pub guided: bool,
}

/// The rules as a page to read.
#[must_use]
pub fn rules(page: &RulesPage<'_>, reader: &Reader) -> Markup {
    let voice = Voice::new(reader);
    let (game, title, rules) = (page.game, page.title, page.rules);
    let query = page.query.filter(|query| !query.trim().is_empty());
    let chapters = chapters(rules);
    let language = voice.reader.speaker.language().code();
    let content = html! {
        (site_bar(voice, &format!("/rules/{game}")))
        main #frame .reading tabindex="-1" {
            header.lead {
                h1 { (title) small { (voice.say("page-full-rules")) } }
                @if page.guided {
                    p.hint { a href={ "/how-to-play/" (game) } { (voice.say("page-how-to-play")) } }
                }
                form.search action={ "/rules/" (game) } method="get" role="search" {
                    input name="q" type="search" value=[query] aria-label=(voice.say("page-search-rules")) placeholder=(voice.say("page-search-rules"));
                    button.button { (voice.say("page-search")) }
                }
                @if rules.iter().any(|rule| rule.language != language) {
                    p.english { (voice.say("page-rules-english")) }
                }
                p.hint { (sources_link(page, voice)) }
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
                        @for (n, (heading, rules)) in chapters.iter().enumerate() {
                            li { a href={ "#chapter-" (n + 1) } lang=(rules[0].language) { (heading) } }
                        }
                    }
                }
            }
            div #rules .rules {
                @for (n, (heading, rules)) in chapters.iter().enumerate() {
                    section lang=(rules[0].language) {
                        h2 #{ "chapter-" (n + 1) } { (heading) }
                        @for rule in *rules {
                            p.ruled id=(rule.id) {
                                a.number href={ "/rules/" (game) "#" (rule.id) } { (rule.id) }
                                span {
                                    (sourced(page, &rule.text, query))
                                    @if let Some(section) = &rule.taught_in {
                                        " " a.taught lang=(language) href={ "/how-to-play/" (game) "#" (section) } { (voice.say("page-how-to-play")) }
                                    }
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
    Shell::new(voice, voice.say_phrase(&title), content)
        .of(game)
        .render()
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

/// The way to the same page with or without the sources.
fn sources_link(page: &RulesPage<'_>, voice: Voice<'_>) -> Markup {
    let (key, address) = match page.sources {
        true => ("page-hide-sources", format!("/rules/{}", page.game)),
        false => (
            "page-show-sources",
            format!("/rules/{}?sources=true", page.game),
        ),
    };
    html! { a href=(address) { (voice.say(key)) } }
}

/// A rule; where it comes from, the brackets at its end, is set apart or left out.
fn sourced(page: &RulesPage<'_>, rule: &str, query: Option<&str>) -> Markup {
    let game = page.game;
    let (rule, source) = catalog::split_source(rule);
    html! {
        (text(game, rule, query))
        @if let Some(source) = source.filter(|_| page.sources) {
            " " span.source lang="en" { "[" (text(game, source, None)) "]" }
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
    let word = text
        .split(apart)
        .find(|word| catalog::is_rule_number(word))?;
    let (before, after) = text.split_once(word)?;
    Some((before, word, after))
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
