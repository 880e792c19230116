//! What holds in every state.

use alloc::string::String;

use crate::play::Look;

impl Look<'_> {
    /// Checks everything; the error says what does not hold.
    pub fn invariants(&self) -> Result<(), String> {
        Ok(())
    }
}
