//! What can be wrong with a request.

use catalog::Refusal;
use serde::Serialize;
use tabletop::Speak;

/// The kinds of errors. Programs tell them apart by these names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    BadJson,
    LineTooLong,
    BadId,
    UnknownType,
    UnknownField,
    MissingField,
    BadValue,
    UnknownGame,
    BadSetup,
    UnknownTable,
    TooManyTables,
    NoSuchSeat,
    NotToAct,
    Illegal,
    BadPosition,
    BadView,
    NothingToUndo,
    Internal,
}

/// An error: its kind, a sentence for people, and the rule that refuses, if one does.
#[derive(Clone, Debug, Serialize)]
pub struct Problem {
    code: Code,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
}

impl Problem {
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
            rule: None,
        }
    }

    /// The rules say no.
    pub fn refused(speak: &dyn Speak, refusal: &Refusal) -> Self {
        Self {
            code: Code::Illegal,
            message: speak.say(&refusal.phrase),
            rule: refusal.rule.map(|rule| rule.to_string()),
        }
    }

    /// A mistake of this program.
    pub fn internal() -> Self {
        let what = "The engine has made a mistake; nothing has changed. Standard error says more.";
        Self::new(Code::Internal, what)
    }
}
