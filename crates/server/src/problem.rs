//! What can go wrong with a request, in words.

use axum::http::StatusCode;
use tabletop::{Phrase, Speak};
use words::{Language, Speaker};

/// Why a request was not done. Nothing has changed then.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The HTTP status.
    pub status: u16,
    /// The reason.
    pub phrase: Phrase,
    /// The rule that refuses, if it is one of the game's.
    pub rule: Option<String>,
}

impl Problem {
    /// A problem with a fixed sentence.
    pub const fn new(status: u16, key: &'static str) -> Self {
        Self {
            status,
            phrase: Phrase::new(key),
            rule: None,
        }
    }

    /// Something in the request cannot be.
    pub const fn bad(key: &'static str) -> Self {
        Self::new(400, key)
    }

    /// The reader may not do this.
    pub const fn forbidden(key: &'static str) -> Self {
        Self::new(403, key)
    }

    /// There is no such thing.
    pub const fn missing(key: &'static str) -> Self {
        Self::new(404, key)
    }

    /// Someone was faster.
    pub const fn late() -> Self {
        Self::new(409, "problem-late")
    }

    /// The store cannot be reached or is full.
    pub const fn not_saved() -> Self {
        Self::new(503, "problem-not-saved")
    }

    /// The status as HTTP knows it.
    pub fn status(&self) -> StatusCode {
        StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    /// Too much at once.
    pub const fn busy(key: &'static str) -> Self {
        Self::new(429, key)
    }
}

/// The words for problems.
pub const fn locale(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../problems/en.ftl"),
        Language::Es => include_str!("../problems/es.ftl"),
        Language::Fr => include_str!("../problems/fr.ftl"),
    }
}

impl Problem {
    /// The reason in words.
    pub fn say(&self, speaker: &Speaker) -> String {
        speaker.say(&self.phrase)
    }
}
