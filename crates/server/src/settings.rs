//! What somebody has set for themselves, and what goes along to every device on which they are
//! signed in. What nobody has set is as the browser says.

use serde_json::{Map, Value};
use words::Language;

/// What can be set, and to what.
const KNOWN: [(&str, &[&str]); 4] = [
    ("language", &["en", "es", "fr"]),
    ("theme", &["auto", "light", "dark"]),
    ("sound", &["off", "on"]),
    ("speed", &["slow", "normal", "fast", "instant"]),
];

/// What somebody has set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings([Option<&'static str>; KNOWN.len()]);

impl Settings {
    /// What is kept of somebody. Whatever is not known here is left out.
    #[must_use]
    pub fn read<'a>(kept: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        let mut settings = Self::default();
        for (name, value) in kept {
            let known = KNOWN.iter().position(|(known, _)| *known == name);
            let Some(n) = known else { continue };
            let value = KNOWN[n].1.iter().find(|known| **known == value);
            settings.0[n] = value.copied().or(settings.0[n]);
        }
        settings
    }

    /// What there is to set: names, with the values of each.
    pub fn known() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
        KNOWN.into_iter()
    }

    /// What is set, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let values = KNOWN.iter().zip(self.0);
        values.filter_map(|((name, _), value)| Some((*name, value?)))
    }

    /// The value of one of them.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&'static str> {
        let found = self.iter().find(|(known, _)| *known == name);
        found.map(|(_, value)| value)
    }

    /// The language.
    #[must_use]
    pub fn language(&self) -> Option<Language> {
        self.get("language")?.parse().ok()
    }

    /// What the script is told of them, as JSON.
    #[must_use]
    pub fn as_json(&self) -> String {
        let pairs = self.iter().filter(|(name, _)| *name != "language");
        let pairs = pairs.map(|(name, value)| (name.to_owned(), Value::from(value)));
        Value::Object(Map::from_iter(pairs)).to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_known_is_left_out() {
        let kept = [("theme", "dark"), ("sound", "loud"), ("shoes", "on")];
        let settings = Settings::read(kept);
        assert_eq!(settings.iter().collect::<Vec<_>>(), [("theme", "dark")]);
        assert_eq!(settings.as_json(), r#"{"theme":"dark"}"#);
        assert_eq!(settings.language(), None);
        let french = Settings::read([("language", "fr")]);
        assert_eq!(french.language(), Some(Language::Fr));
    }

    #[test]
    fn every_language_can_be_set() {
        let codes: Vec<&str> = Language::ALL.iter().map(|one| one.code()).collect();
        assert_eq!(codes, KNOWN[0].1);
    }
}
