//! Speakers that let no mistake pass.

use std::{
    cell::RefCell,
    collections::{BTreeSet, HashSet},
};

use tabletop::{Arg, Phrase, Seat, Speak, Words};

use super::{entries, names, text};
use crate::{Language, Speaker};

/// Someone who speaks a language, lets no mistake pass and remembers what was said.
pub struct Strict {
    speaker: Speaker,
    said: RefCell<BTreeSet<&'static str>>,
}

impl Strict {
    /// Someone who speaks of this game.
    #[must_use]
    pub fn new<G: Words>(language: Language) -> Self {
        let speaker = Speaker::new(language, &[text::<G>(language)]);
        Self {
            speaker: speaker.with_names(names(4)),
            said: RefCell::default(),
        }
    }

    fn remember(&self, phrase: &Phrase) {
        self.said.borrow_mut().insert(phrase.key);
        for (_, arg) in &phrase.args {
            match arg {
                Arg::Thing(thing) => self.remember(thing),
                Arg::Things(things) => things.iter().for_each(|thing| self.remember(thing)),
                Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) => {}
            }
        }
    }

    /// Checks that every message was said whose key begins like this.
    ///
    /// # Panics
    /// When one was not.
    pub fn check_said<G: Words>(&self, prefix: &str) {
        let entries = entries::<G>();
        let said = self.said.borrow();
        let keys = entries[&self.speaker.language()].keys();
        let silent: Vec<_> = keys
            .filter(|key| key.starts_with(prefix) && !said.contains(key.as_str()))
            .collect();
        assert!(silent.is_empty(), "never said: {silent:?}");
    }

    /// Says a whole sentence, which begins with a capital letter or one of these.
    fn sentence(&self, phrase: &Phrase, beginnings: &str) {
        let text = self.say(phrase);
        let ends = text.ends_with(['.', '?']) && !text.ends_with("..");
        assert!(ends, "{text:?} is no sentence");
        let begins = text
            .chars()
            .next()
            .is_some_and(|first| first.is_uppercase() || beginnings.contains(first));
        assert!(begins, "{text:?} begins small");
    }
}

impl Strict {
    /// Says a question, an answer or a line of the log: it begins like a sentence and has no
    /// full stop, unless it ends with the text of a card.
    fn line(&self, phrase: &Phrase, beginnings: &str, ends_with_text: bool) {
        let text = self.say(phrase);
        let begins = |first: char| {
            first.is_uppercase() || first.is_ascii_digit() || beginnings.contains(first)
        };
        assert!(text.starts_with(begins), "{text:?} begins small");
        assert_eq!(text.ends_with('.'), ends_with_text, "{text:?}");
        let ends = !text.ends_with([':', ';', ',']) && !text.contains("..");
        assert!(ends, "{text:?}");
    }
}

impl Speak for Strict {
    fn say(&self, phrase: &Phrase) -> String {
        self.remember(phrase);
        let language = self.speaker.language();
        let text = self
            .speaker
            .check(phrase)
            .unwrap_or_else(|problems| panic!("{language}: {problems:?} in {phrase:?}"));
        for wrong in ["{", "}", "??", "  ", " ,", " .", ",,"] {
            assert!(!text.contains(wrong), "{language}: {text:?}");
        }
        assert_eq!(text, text.trim(), "{language}");
        text
    }
}

/// All languages at once.
pub struct Choir {
    /// One speaker for each.
    pub languages: [Strict; 3],
    /// What has been said need not be said again.
    said: HashSet<String>,
    beginnings: &'static str,
    /// Lines that end with the text of a card, by their keys.
    with_text: &'static [&'static str],
}

impl Choir {
    /// A choir for this game. Its sentences begin with a capital letter or one of these characters.
    #[must_use]
    pub fn new<G: Words>(beginnings: &'static str) -> Self {
        Self {
            languages: Language::ALL.map(Strict::new::<G>),
            said: HashSet::new(),
            beginnings,
            with_text: &[],
        }
    }

    /// The same, where these lines end with the text of a card, which has a full stop.
    #[must_use]
    pub const fn with_text(mut self, keys: &'static [&'static str]) -> Self {
        self.with_text = keys;
        self
    }

    /// Says something short.
    ///
    /// # Panics
    /// When it cannot be said properly.
    pub fn label(&mut self, phrase: &Phrase) {
        if self.said.insert(format!("{phrase:?}")) {
            for speaker in &self.languages {
                speaker.say(phrase);
            }
        }
    }

    /// Says a whole sentence.
    ///
    /// # Panics
    /// When it cannot be said properly, or is none.
    pub fn sentence(&mut self, phrase: &Phrase) {
        if self.said.insert(format!("{phrase:?}")) {
            for speaker in &self.languages {
                speaker.sentence(phrase, self.beginnings);
            }
        }
    }

    /// Says a question, an answer or a line of the log.
    ///
    /// # Panics
    /// When it cannot be said properly, or has a full stop.
    pub fn line(&mut self, phrase: &Phrase) {
        if self.said.insert(format!("{phrase:?}")) {
            let with_text = self.with_text.contains(&phrase.key);
            for speaker in &self.languages {
                speaker.line(phrase, self.beginnings, with_text);
            }
        }
    }

    /// Says the answers to a question and its shortcuts. Each has a way of its own that ends
    /// on no way to another one.
    ///
    /// # Panics
    /// When one has not, or when something cannot be said properly.
    pub fn answers<G: Words>(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        answers: &[G::Action],
    ) {
        let mut paths = HashSet::new();
        let answers = answers.iter().map(|action| {
            (
                game.choice(view, seat, action),
                game.path(view, seat, action),
            )
        });
        let shortcuts = game.shortcuts(view, seat).into_iter();
        let shortcuts = shortcuts.map(|shortcut| (shortcut.phrase, Vec::from([shortcut.element])));
        for (line, path) in answers.chain(shortcuts) {
            self.line(&line);
            path.iter().for_each(|crumb| self.label(&crumb.label));
            let elements: Vec<String> = path.into_iter().map(|crumb| crumb.element).collect();
            for element in &elements {
                let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
                assert!(element.chars().all(plain), "{element}");
            }
            assert!(
                paths.insert(elements.clone()),
                "two answers at {elements:?}"
            );
        }
        for path in &paths {
            let mut ends = (0..path.len()).map(|end| &path[..end]);
            assert!(ends.all(|end| !paths.contains(end)), "{path:?}");
        }
    }

    /// Checks that every message was said whose key does not begin with one of these.
    ///
    /// # Panics
    /// When one was not.
    pub fn check_all_said<G: Words>(&self, elsewhere: &[&str]) {
        let entries = entries::<G>();
        for Strict { speaker, said } in &self.languages {
            let (language, said) = (speaker.language(), said.borrow());
            let silent: Vec<_> = entries[&language]
                .keys()
                .filter(|key| !elsewhere.iter().any(|start| key.starts_with(start)))
                .filter(|key| !said.contains(key.as_str()))
                .collect();
            assert!(silent.is_empty(), "{language}: never said: {silent:?}");
        }
    }
}
