//! What is printed on the boards of a game that is set up in one way. It is drawn once in each
//! language, for all tables that share the box.

use std::{
    collections::HashMap,
    sync::{Arc, PoisonError, RwLock},
};

use tabletop::{Phrase, Speak};

/// The drawings that are kept, by language and number.
#[derive(Default)]
pub(crate) struct Printed(RwLock<HashMap<(&'static str, u32), Arc<str>>>);

impl Printed {
    /// The same speaker, who draws nothing twice.
    pub fn by<'a>(&'a self, speak: &'a dyn Speak) -> Printer<'a> {
        Printer {
            speak,
            printed: self,
        }
    }
}

/// A speaker who keeps what is printed.
pub(crate) struct Printer<'a> {
    speak: &'a dyn Speak,
    printed: &'a Printed,
}

impl Speak for Printer<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.speak.say(phrase)
    }

    fn language(&self) -> Option<&'static str> {
        self.speak.language()
    }

    fn printed(&self, number: u32, draw: &mut dyn FnMut() -> String) -> Arc<str> {
        let Some(language) = self.language() else {
            return draw().into();
        };
        let key = (language, number);
        let kept = self.printed.0.read();
        if let Some(drawn) = kept.unwrap_or_else(PoisonError::into_inner).get(&key) {
            return drawn.clone();
        }
        let drawn: Arc<str> = draw().into();
        let mut kept = self
            .printed
            .0
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        kept.entry(key).or_insert(drawn).clone()
    }
}
