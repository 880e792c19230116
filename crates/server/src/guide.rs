//! How to play: a text for people who do not know the game, with pictures of its board.
//!
//! A game brings a Markdown file for each language (`how-to-play/en.md`). A section
//! begins with `## Aim {#aim}`; the one called `summary` is also shown at the table.
//! `![What one sees.](mine)` is a part of a board that `pictures.toml` describes, and
//! `[RO-049]` names the rules that a sentence teaches.

use std::collections::{BTreeMap, BTreeSet};

use catalog::{DynGame, Referee};
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TextMergeStream};
use record::{OpenedPosition, PositionFile};
use serde::Deserialize;
use tabletop::{Phrase, Seat, Speak};
use words::{Language, Speaker};

/// The section that is also shown beside the board.
const SUMMARY: &str = "summary";

/// How large a unit of a board is in a picture, in pixels.
const SCALE: f64 = 1.2;
/// How wide a picture is at most, in pixels.
const WIDEST: f64 = 760.0;

/// How to play a game, in one language, ready for pages.
#[derive(Clone, Debug, Default)]
pub struct Guide {
    /// What it says, in order.
    pub sections: Vec<Section>,
    /// The boards that its pictures are parts of, as an SVG element that is not seen.
    pub boards: String,
}

/// A section of a guide.
#[derive(Clone, Debug, Default)]
pub struct Section {
    /// Its id, the same in every language.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// What stands below the heading, as HTML.
    pub html: String,
    /// The rules it names.
    pub rules: Vec<String>,
    /// The pictures it shows, by name.
    pub pictures: Vec<String>,
}

/// Why a guide cannot be shown: a mistake in the files of a game.
#[derive(Debug, thiserror::Error)]
pub enum GuideProblem {
    /// `pictures.toml` cannot be read.
    #[error("pictures.toml: {0}")]
    Pictures(#[from] toml::de::Error),
    /// A picture is not described.
    #[error("there is no picture {0:?} in pictures.toml")]
    NoPicture(String),
    /// A file is not there.
    #[error("there is no file {0:?}")]
    NoFile(String),
    /// A position cannot be read.
    #[error("{file}: {why}")]
    Position {
        /// The file.
        file: String,
        /// What is wrong with it.
        why: String,
    },
    /// A section cannot be linked to.
    #[error("the section {0:?} has no id")]
    NoId(String),
}

/// A part of a board, as `pictures.toml` describes it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Picture {
    /// The file with the position.
    position: String,
    /// The part that is seen: x, y, width and height in the units of the board.
    crop: [f64; 4],
    /// Whose view it is; without it, a spectator's.
    seat: Option<u8>,
}

impl Guide {
    /// The guide of a game in a language, or in English; `None` where the game has none.
    ///
    /// # Errors
    /// When its files do not fit together.
    pub fn read(game: &dyn DynGame, speaker: &Speaker) -> Result<Option<Self>, GuideProblem> {
        let text = |language: Language| game.how_to_play(&format!("{}.md", language.code()));
        let Some(text) = text(speaker.language()).or_else(|| text(Language::En)) else {
            return Ok(None);
        };
        let pictures = game.how_to_play("pictures.toml").unwrap_or_default();
        let writer = Writer {
            game,
            pictures: toml::from_str(pictures)?,
            sections: Vec::new(),
            boards: BTreeSet::new(),
        };
        let (sections, boards) = writer.write(text)?;
        let mut drawn = Boards::default();
        for (file, seat) in boards {
            drawn.draw(game, &file, seat, speaker)?;
        }
        Ok(Some(Self {
            sections,
            boards: drawn.finish(),
        }))
    }

    /// What is shown beside the board.
    #[must_use]
    pub fn summary(&self) -> Option<&Section> {
        self.sections.iter().find(|section| section.id == SUMMARY)
    }

    /// For each rule the section that teaches it: the first that names it.
    #[must_use]
    pub fn taught(&self) -> BTreeMap<&str, &str> {
        let mut taught = BTreeMap::new();
        for section in &self.sections {
            for rule in &section.rules {
                taught.entry(&**rule).or_insert(&*section.id);
            }
        }
        taught
    }
}

/// Turns the Markdown of a guide into sections.
struct Writer<'a> {
    game: &'a dyn DynGame,
    pictures: BTreeMap<String, Picture>,
    sections: Vec<(Section, Vec<Event<'a>>)>,
    /// The boards that are needed: position and seat.
    boards: BTreeSet<(String, Option<u8>)>,
}

/// The sections of a guide, and the boards that its pictures are parts of.
type Written = (Vec<Section>, BTreeSet<(String, Option<u8>)>);

impl<'a> Writer<'a> {
    fn write(mut self, text: &'a str) -> Result<Written, GuideProblem> {
        let options = Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES;
        let events: Vec<_> = TextMergeStream::new(Parser::new_ext(text, options)).collect();
        let mut at = 0;
        while let Some(event) = events.get(at) {
            at += match event {
                Event::Start(Tag::Heading { level, id, .. }) if *level <= HeadingLevel::H2 => {
                    let (title, length) = inside(&events[at..]);
                    if *level == HeadingLevel::H2 {
                        let id = id
                            .as_ref()
                            .ok_or_else(|| GuideProblem::NoId(title.clone()))?;
                        let section = Section {
                            id: id.to_string(),
                            title,
                            ..Section::default()
                        };
                        self.sections.push((section, Vec::new()));
                    }
                    length
                }
                // A picture stands alone in its paragraph.
                Event::Start(Tag::Paragraph)
                    if matches!(events.get(at + 1), Some(Event::Start(Tag::Image { .. }))) =>
                {
                    let Some(Event::Start(Tag::Image { dest_url, .. })) = events.get(at + 1) else {
                        unreachable!("it was just seen")
                    };
                    let (caption, _) = inside(&events[at + 1..]);
                    let figure = self.figure(dest_url, &caption)?;
                    self.push(Event::Html(figure.into_string().into()));
                    inside(&events[at..]).1
                }
                Event::Text(text) => {
                    self.text(text);
                    1
                }
                other => {
                    self.push(other.clone());
                    1
                }
            };
        }
        let finish = |(mut section, events): (Section, Vec<Event<'_>>)| {
            pulldown_cmark::html::push_html(&mut section.html, events.into_iter());
            section
        };
        let sections = self.sections.into_iter().map(finish).collect();
        Ok((sections, self.boards))
    }

    /// Adds to the section that is being written. What stands before the first is dropped.
    fn push(&mut self, event: Event<'a>) {
        if let Some((_, events)) = self.sections.last_mut() {
            events.push(event);
        }
    }

    /// A text, with the rules it names as links.
    fn text(&mut self, text: &str) {
        let mut rest = text;
        while let Some((before, rules, after)) = first_rules(rest) {
            self.push(Event::Text(CowStr::from(before.trim_end().to_string())));
            let game = self.game.info().id;
            let links = html! {
                span.cites {
                    @for rule in &rules { " " a href={ "/rules/" (game) "#" (rule) } { (rule) } }
                }
            };
            self.push(Event::InlineHtml(links.into_string().into()));
            if let Some((section, _)) = self.sections.last_mut() {
                section.rules.extend(rules.into_iter().map(str::to_string));
            }
            rest = after;
        }
        self.push(Event::Text(CowStr::from(rest.to_string())));
    }

    fn figure(&mut self, name: &str, caption: &str) -> Result<Markup, GuideProblem> {
        let picture = self.pictures.get(name).cloned();
        let picture = picture.ok_or_else(|| GuideProblem::NoPicture(name.to_string()))?;
        if let Some((section, _)) = self.sections.last_mut() {
            section.pictures.push(name.to_string());
        }
        let board = board_id(&picture.position, picture.seat);
        let [x, y, width, height] = picture.crop;
        let viewed = format!("{x} {y} {width} {height}");
        self.boards.insert((picture.position, picture.seat));
        let wide = (width * SCALE).min(WIDEST).round();
        Ok(html! {
            figure.shown.{ "game-" (self.game.info().id) } {
                svg viewBox=(viewed) width=(wide) aria-hidden="true" { use href={ "#" (board) } {} }
                figcaption { (caption) }
            }
        })
    }
}

/// The text of the element that begins here, and how many events it has.
fn inside(events: &[Event<'_>]) -> (String, usize) {
    let (mut depth, mut text) = (0, String::new());
    for (n, event) in events.iter().enumerate() {
        match event {
            Event::Start(_) => depth += 1,
            Event::End(_) => depth -= 1,
            Event::Text(part) | Event::Code(part) => text.push_str(part),
            Event::SoftBreak => text.push(' '),
            _ => {}
        }
        if depth == 0 {
            return (text, n + 1);
        }
    }
    (text, events.len())
}

/// The first `[RO-049, RO-052]` of a text, with what is before and after it.
fn first_rules(text: &str) -> Option<(&str, Vec<&str>, &str)> {
    let mut from = 0;
    while let Some(open) = text[from..].find('[').map(|at| from + at) {
        let close = open + text[open..].find(']')?;
        let rules: Vec<_> = text[open + 1..close].split(',').map(str::trim).collect();
        if rules.iter().all(|rule| catalog::is_rule_number(rule)) {
            return Some((&text[..open], rules, &text[close + 1..]));
        }
        from = open + 1;
    }
    None
}

/// The id of a board among those of a page.
fn board_id(file: &str, seat: Option<u8>) -> String {
    let name = file.strip_suffix(".json").unwrap_or(file);
    match seat {
        Some(seat) => format!("board-{name}-{seat}"),
        None => format!("board-{name}"),
    }
}

/// The boards of a page, none of which is seen as a whole.
#[derive(Default)]
struct Boards {
    /// The shapes that boards refer to. Those of one game are alike.
    shapes: BTreeSet<String>,
    groups: Vec<String>,
}

impl Boards {
    fn draw(
        &mut self,
        game: &dyn DynGame,
        file: &str,
        seat: Option<u8>,
        speaker: &Speaker,
    ) -> Result<(), GuideProblem> {
        let text = game.how_to_play(file);
        let text = text.ok_or_else(|| GuideProblem::NoFile(file.to_string()))?;
        let (referee, position) = position(game, text).map_err(|why| GuideProblem::Position {
            file: file.to_string(),
            why,
        })?;
        let names = side_names(&*referee, speaker);
        let speaker = speaker.clone().with_names(names.clone());
        let svg = position.svg(seat.and_then(Seat::from_number), &names, &speaker);
        self.add(&board_id(file, seat), &svg);
        Ok(())
    }

    /// Takes a drawing apart: what others refer to, and what is seen.
    fn add(&mut self, id: &str, svg: &str) {
        let (head, rest) = svg.split_once('>').unwrap_or_default();
        let body = rest.trim_end().strip_suffix("</svg>").unwrap_or(rest);
        let class = head.split_once("class=\"").map_or("", |(_, rest)| rest);
        let class = class.split('"').next().unwrap_or_default();
        let body = match body
            .strip_prefix("<defs>")
            .and_then(|rest| rest.split_once("</defs>"))
        {
            Some((shapes, body)) => {
                self.shapes.insert(shapes.to_string());
                body
            }
            None => body,
        };
        self.groups
            .push(format!(r#"<g id="{id}" class="{class}">{body}</g>"#));
    }

    fn finish(self) -> String {
        if self.groups.is_empty() {
            return String::new();
        }
        let shapes: String = self.shapes.into_iter().collect();
        let groups = self.groups.concat();
        html! {
            svg.unseen aria-hidden="true" width="0" height="0" {
                defs { (PreEscaped(shapes)) (PreEscaped(groups)) }
            }
        }
        .into_string()
    }
}

/// The game in a position. A picture may be older than a corrected figure.
fn position(game: &dyn DynGame, text: &str) -> Result<OpenedPosition, String> {
    let file: PositionFile = serde_json::from_str(text).map_err(|why| why.to_string())?;
    let referee = game.open(None, file.players, &file.options);
    let referee = referee.map_err(|why| catalog::explain_setup(&why))?;
    let position = referee.restore(file.position)?;
    Ok((referee, position))
}

/// What the sides of a picture are called.
fn side_names(referee: &dyn Referee, speaker: &Speaker) -> Vec<String> {
    let seat = |seat: Seat| Phrase::new("words-seat").with("number", i64::from(seat.number()));
    let people = Seat::first(referee.seats()).map(|one| speaker.say(&seat(one)));
    let automata = (referee.seats()..referee.sides()).map(|_| speaker.say(&referee.automaton()));
    people.chain(automata).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_in_brackets_are_found() {
        let found = first_rules("It costs 2 [of 3]. [RO-049, RO-Q52] Then");
        let (before, rules, after) = found.expect("two rules");
        assert_eq!(before, "It costs 2 [of 3]. ");
        assert_eq!(rules, ["RO-049", "RO-Q52"]);
        assert_eq!(after, " Then");
        assert!(first_rules("none [at all] here [").is_none());
    }

    #[test]
    fn shapes_of_boards_are_kept_once() {
        let mut boards = Boards::default();
        for id in ["one", "two"] {
            boards.add(id, r#"<svg class="b"><defs><i/></defs><p/></svg>"#);
        }
        let all = boards.finish();
        assert_eq!(all.matches("<i/>").count(), 1, "{all}");
        assert!(all.contains(r#"<g id="two" class="b"><p/></g>"#), "{all}");
    }
}
