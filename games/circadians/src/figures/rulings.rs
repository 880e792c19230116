//! Disputed readings of the rulebooks, as switches (CFL-Q82).

use serde::Deserialize;

/// The readings in force, `[rulings]` in `box.toml`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rulings {
    /// Who takes a die from reserve when there is none to roll (CFL-049, CFL-Q06).
    pub rescue_die: RescueDie,
    /// Where the rival's harvester stops behind an arrow (CFL-349, CFL-Q49).
    pub rival_arrow: RivalArrow,
    /// When the first column of the Depository is in play (CFL-027, CFL-Q04).
    pub depository_column_1: DepositoryColumn1,
}

/// In which editions a player without dice takes one from reserve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RescueDie {
    /// In the First Edition only.
    First,
    /// In both.
    Both,
}

/// What the rival's harvester does after the jump from arrow to arrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RivalArrow {
    /// It goes on in the same direction.
    GoesOn,
    /// It stops on the far side.
    Stops,
}

/// With how many players the first column of the Depository is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DepositoryColumn1 {
    /// With as many as the column says.
    FromThree,
    /// With any number.
    Always,
}
