//! The reader's language at hand for templates.

use bots::BotKind;
use tabletop::{Arg, Phrase, Speak};

use crate::frame::Reader;

/// Says the words of a page to one reader.
#[derive(Clone, Copy)]
pub(super) struct Voice<'a> {
    pub reader: &'a Reader,
}

impl<'a> Voice<'a> {
    pub const fn new(reader: &'a Reader) -> Self {
        Self { reader }
    }

    /// A text without arguments.
    pub fn say(self, key: &'static str) -> String {
        self.say_phrase(&Phrase::new(key))
    }

    /// A text with arguments.
    pub fn say_phrase(self, phrase: &Phrase) -> String {
        self.reader.speaker.say(phrase)
    }

    /// A number with one decimal.
    pub fn decimal(self, number: f64) -> String {
        self.reader.speaker.language().decimal(number)
    }

    /// What a fair start is called: a word of the game, which has dice or cards.
    pub fn fair(self) -> String {
        let own = self.reader.speaker.say_key("about-fair");
        own.unwrap_or_else(|| self.say("page-fair"))
    }

    /// The name of a bot's level.
    pub fn bot(self, level: &str) -> String {
        let key = format!("page-bot-{level}");
        let known = self.reader.speaker.say_key(&key);
        known.unwrap_or_else(|| level.to_owned())
    }

    /// The name of a bot's level beside its face.
    pub fn level(self, level: &str) -> String {
        let key = match level {
            "novice" => "page-bot-novice",
            "greedy" => "page-bot-greedy",
            "skilled" => "page-bot-skilled",
            "strong" => "page-bot-strong",
            "expert" => "page-bot-expert",
            "master" => "page-bot-master",
            _ => return self.bot(level),
        };
        self.say_phrase(&Phrase::new("page-level").with("level", Phrase::new(key)))
    }

    /// How a bot of a level plays.
    pub fn how(self, level: BotKind) -> String {
        let key = format!("page-how-{level}");
        self.reader.speaker.say_key(&key).unwrap_or_default()
    }
}

/// Names of people as an argument: joined as the language does it.
pub(super) fn names(list: &[String]) -> Arg {
    let named = |name: &String| Phrase::new("page-name").with("name", name.clone());
    Arg::Things(list.iter().map(named).collect())
}

/// A part between 0 and 1 in the way of the language.
pub(super) fn percent(voice: Voice<'_>, part: f64) -> String {
    let percent = (part * 100.0).round() as i64;
    voice.say_phrase(&Phrase::new("page-percent").with("number", percent))
}

/// The shape of a seat. Seats are told apart by shape and colour.
pub(super) fn mark(seat: u8) -> &'static str {
    const SHAPES: [&str; 8] = ["●", "■", "▲", "◆", "○", "□", "△", "◇"];
    SHAPES[usize::from(seat.saturating_sub(1)) % SHAPES.len()]
}

/// Points with a real minus.
pub(super) fn signed(points: i32) -> String {
    let sign = if points < 0 { "−" } else { "+" };
    format!("{sign}{}", points.unsigned_abs())
}

/// A number with a real minus.
pub(super) fn number(points: i32) -> String {
    points.to_string().replace('-', "−")
}
