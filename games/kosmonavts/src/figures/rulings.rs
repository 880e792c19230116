//! Disputed readings of the rulebook, `[rulings]` in `box.toml`.
//!
//! Where the words allow another reading and it matters in play, whoever owns the
//! game can set it. The reading that comes with the game is the first of each.

use serde::Deserialize;

/// The readings in force.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulings {
    /// When a ship that landed by gravity may refuel.
    pub gravity_refuel: GravityRefuel,
    /// What earlier in a round keeps the Earth marker from whoever lands in phase 4 of
    /// the basic game.
    pub earth_marker_phase4: EarthMarkerPhase4,
    /// How many shields become fuel in a round with energy conversion.
    pub shield_fuel: ShieldFuel,
    /// Whether a final landing is a choice in the advanced game.
    pub final_landing_advanced: FinalLanding,
}

/// When a ship that landed by gravity may refuel (KOS-128, KOS-Q14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GravityRefuel {
    /// In the same round, when it stays.
    #[default]
    SameRound,
    /// In the next round at the earliest.
    NextRound,
}

/// What keeps the Earth marker from final landings in phase 4 (KOS-245, KOS-Q33).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EarthMarkerPhase4 {
    /// They earn it when there was no final landing before.
    #[default]
    NoFinalLanding,
    /// They earn it when there was no landing on Earth at all before.
    NoLanding,
}

/// How many shields become fuel in a round (KOS-119, KOS-Q12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ShieldFuel {
    /// One by energy conversion, and another one in phase 2.
    #[default]
    EventAndOrder,
    /// One, by the event or in phase 2.
    OneARound,
}

/// What makes a landing on Earth final in the advanced game (KOS-288, KOS-Q32).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FinalLanding {
    /// Every landing of an eligible player is.
    #[default]
    Automatic,
    /// An eligible player says so after the landing.
    Declared,
}
