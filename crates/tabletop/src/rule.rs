//! Rules that can be pointed at.

use core::fmt;

/// The number of a rule in the game's RULES.md, like `RO-049`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rule(pub &'static str);

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

/// Why an action is refused. Each game lists its reasons in an enum; a reason
/// always has a rule behind it, and the game's words turn it into a sentence.
pub trait Reason: Copy + fmt::Debug + Eq {
    /// The rule that refuses.
    fn rule(&self) -> Rule;

    /// Whether the action answers the question that is open, and this rule alone is in
    /// its way. An answer to another question, or of a seat that is not asked, is no
    /// thing a player would ask about, and nobody explains it.
    fn explains(&self) -> bool {
        true
    }
}
