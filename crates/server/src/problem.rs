//! What can go wrong with a request, in words.
//!
//! A handler returns a [`Problem`] as its error. The response that it becomes is empty
//! and carries the problem along; the one place that knows the visitor's language, the
//! middleware `identify` in `http/visitor.rs`, makes a page or JSON of it.

use std::time::Duration;

use axum::{
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use catalog::{DynGame, Texts};
use store::StoreError;
use tabletop::{OpenProblem, Phrase, SetupProblem, Speak};
use words::{Language, Speaker};

use crate::{naming::NameError, table::NewGame};

/// Why a request was not done. Nothing has changed then.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The HTTP status.
    pub status: u16,
    /// The reason.
    pub phrase: Phrase,
    /// The reason in the words of a lesson, which come first.
    pub told: Option<Box<Texts>>,
    /// The game whose words the reason is in, unless it is in those of the pages.
    pub game: Option<&'static str>,
    /// The rule that refuses, if it is one of the game's.
    pub rule: Option<String>,
    /// The table whose record is all that is left of it.
    pub record: Option<Box<str>>,
    /// After how many seconds it may go better, where that is known.
    pub retry_after: Option<u32>,
}

impl Problem {
    /// A problem with a fixed sentence.
    pub const fn new(status: u16, key: &'static str) -> Self {
        Self {
            status,
            phrase: Phrase::new(key),
            told: None,
            game: None,
            rule: None,
            record: None,
            retry_after: None,
        }
    }

    /// The same, with the time after which it may go better.
    pub fn after(self, wait: Duration) -> Self {
        let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
        Self {
            retry_after: Some(u32::try_from(seconds.max(1)).unwrap_or(u32::MAX)),
            ..self
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

    /// A table was played by rules that this program does not have; nothing but its record is
    /// left.
    pub fn other_rules(table: &str, version: Option<u32>) -> Self {
        let phrase = match version {
            Some(version) => Phrase::new("problem-other-rules").with("version", i64::from(version)),
            None => Phrase::new("problem-other-figures"),
        };
        Self {
            phrase,
            record: Some(table.into()),
            ..Self::new(410, "problem-other-rules")
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

    /// Tells programs when to come again.
    pub fn tell_when(&self, response: &mut Response) {
        if let Some(seconds) = self.retry_after {
            let headers = response.headers_mut();
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
    }

    /// The reason in words.
    pub fn say(&self, speaker: &Speaker) -> String {
        match &self.told {
            Some(told) => told.of(speaker.language()).to_string(),
            None => speaker.say(&self.phrase),
        }
    }
}

impl From<NameError> for Problem {
    fn from(why: NameError) -> Self {
        Self::new(
            422,
            match why {
                NameError::Length => "problem-name",
                NameError::Invisible => "problem-name-invisible",
            },
        )
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        self.tell_when(&mut response);
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
