//! The languages there are words for.

use std::{fmt, str::FromStr};

/// A language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Spanish.
    Es,
    /// French.
    Fr,
}

impl Language {
    /// All languages, the default first.
    pub const ALL: [Self; 3] = [Self::En, Self::Es, Self::Fr];

    /// The code by which games keep their word files.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Es => "es",
            Self::Fr => "fr",
        }
    }

    /// The name of the language in itself, for a menu.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Es => "Español",
            Self::Fr => "Français",
        }
    }

    /// A number with one decimal, as the language writes it.
    #[must_use]
    pub fn decimal(self, number: f64) -> String {
        let text = format!("{number:.1}").replace('-', "−");
        match self {
            Self::En => text,
            Self::Es | Self::Fr => text.replace('.', ","),
        }
    }

    /// Words that every game shares.
    pub(crate) const fn common(self) -> &'static str {
        match self {
            Self::En => include_str!("../locales/en.ftl"),
            Self::Es => include_str!("../locales/es.ftl"),
            Self::Fr => include_str!("../locales/fr.ftl"),
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// There are no words in this language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(pub String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [en, es, fr] = Language::ALL.map(Language::code);
        write!(f, "no words in {:?}: there are {en}, {es} and {fr}", self.0)
    }
}

impl std::error::Error for UnknownLanguage {}

/// Reads tags of the web and of the environment: `es`, `es-ES`, `fr_FR.UTF-8`.
impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(tag: &str) -> Result<Self, UnknownLanguage> {
        let code = tag.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Self::ALL
            .into_iter()
            .find(|language| code.eq_ignore_ascii_case(language.code()))
            .ok_or_else(|| UnknownLanguage(tag.to_owned()))
    }
}
