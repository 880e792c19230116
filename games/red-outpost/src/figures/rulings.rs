//! `[rulings]`: disputed readings of the rulebook, which whoever owns the game can set.

use serde::Deserialize;

/// The readings in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulings {
    /// What becomes of a disc on card 6 at the end of a round (RO-211, RO-Q27).
    pub card6_disc: Card6Disc,
    /// Whether a player without a crystal at the Palace is ranked (RO-184, RO-Q20).
    pub zero_donation_ranked: bool,
}

/// What becomes of a disc on card 6 at the end of a round (RO-211).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card6Disc {
    /// It stays on the card and may be released in round 2.
    Stays,
    /// It goes back to its owner, as the discs on portraits do.
    Returns,
}
