//! What can go wrong with a request, in words.
//!
//! A handler returns a [`Problem`] as its error. The response that it becomes is empty
//! and carries the problem along; the one place that knows the visitor's language, the
//! middleware `identify` in `http/visitor.rs`, makes a page or JSON of it.

use axum::{
    http::StatusCode,
    response::{IntoResponse, Response},
};
use catalog::DynGame;
use store::StoreError;
use tabletop::{OpenProblem, Phrase, SetupProblem, Speak};
use words::{Language, Speaker};

use crate::table::NewGame;

/// Why a request was not done. Nothing has changed then.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The HTTP status.
    pub status: u16,
    /// The reason.
    pub phrase: Phrase,
    /// The game whose words the reason is in, unless it is in those of the pages.
    pub game: Option<&'static str>,
    /// The rule that refuses, if it is one of the game's.
    pub rule: Option<String>,
}

impl Problem {
    /// A problem with a fixed sentence.
    pub const fn new(status: u16, key: &'static str) -> Self {
        Self {
            status,
            phrase: Phrase::new(key),
            game: None,
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

    /// Too much at once.
    pub const fn busy(key: &'static str) -> Self {
        Self::new(429, key)
    }

    /// Something in this program broke; whoever finds out logs the cause.
    pub const fn broken() -> Self {
        Self::new(500, "problem-broken")
    }

    /// The store does not take a change.
    pub fn not_saved(why: &StoreError) -> Self {
        report(why, "a change cannot be saved");
        Self::new(503, "problem-not-saved")
    }

    /// The store does not answer a question.
    pub fn not_read(why: &StoreError) -> Self {
        report(why, "the store cannot be read");
        match why {
            // Trying again does not help.
            StoreError::Corrupt(_) => Self::new(500, "problem-unreadable"),
            _ => Self::new(503, "problem-not-read"),
        }
    }

    /// A game cannot be set up as someone wants it: says what is wrong, and what would
    /// be possible.
    pub fn setup(entry: &dyn DynGame, new: &NewGame, why: OpenProblem) -> Self {
        let phrase = match why {
            OpenProblem::Setup(SetupProblem::Players { given, allowed }) => {
                Phrase::new("problem-setup-players")
                    .with("given", i64::from(given))
                    .with("least", i64::from(*allowed.start()))
                    .with("most", i64::from(*allowed.end()))
            }
            OpenProblem::Setup(SetupProblem::UnknownOption { key }) => {
                let known = entry.info().options.iter().map(|option| option.key);
                Phrase::new("problem-setup-no-option")
                    .with("key", key)
                    .with("known", known.collect::<Vec<_>>().join(", "))
            }
            OpenProblem::Setup(SetupProblem::BadValue { key, value }) => {
                let known = catalog::possible_values(entry, None, new.players, &new.options, key);
                let phrase = if known.is_empty() {
                    Phrase::new("problem-setup-value-free")
                } else {
                    Phrase::new("problem-setup-value").with("known", known.join(", "))
                };
                phrase.with("key", key.to_string()).with("value", value)
            }
            OpenProblem::Figures { .. } => {
                let why = catalog::explain_setup(&why);
                tracing::error!(game = entry.info().id, why, "a box cannot be opened");
                Phrase::new("problem-setup")
            }
        };
        Self {
            phrase,
            ..Self::new(422, "problem-setup")
        }
    }

    /// The status as HTTP knows it.
    pub fn status(&self) -> StatusCode {
        StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    /// The reason in words.
    pub fn say(&self, speaker: &Speaker) -> String {
        speaker.say(&self.phrase)
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Logs and counts that the store failed; `what` says what could not be done.
pub fn report(why: &StoreError, what: &'static str) {
    tracing::error!(%why, "{what}");
    metrics::counter!("orrery_store_errors_total").increment(1);
}

/// The words for problems.
pub const fn locale(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../problems/en.ftl"),
        Language::Es => include_str!("../problems/es.ftl"),
        Language::Fr => include_str!("../problems/fr.ftl"),
    }
}
