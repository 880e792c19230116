//! Steps as numbers.

use crate::step::{Step, Tile};

/// How many kinds of questions there are.
pub const QUESTIONS: usize = 33;
/// Questions and consequences together.
pub const STEPS: usize = 40;

/// The number of a step in the order of [`Step`], whatever it carries.
pub const fn number(step: Step) -> usize {
    match step {
        Step::ChooseLeader => 0,
        Step::PickLeader => 1,
        Step::BanLeader => 2,
        Step::Draft => 3,
        Step::ChooseEvent => 4,
        Step::Assign => 5,
        Step::Send => 6,
        Step::To => 7,
        Step::Partner => 8,
        Step::Pay => 9,
        Step::HqReward => 10,
        Step::Buy => 11,
        Step::Stack(_) => 12,
        Step::Place(_) => 13,
        Step::Trade(_) => 14,
        Step::Fulfil => 15,
        Step::FulfilSecond => 16,
        Step::Delivery => 17,
        Step::Move => 18,
        Step::Use => 19,
        Step::SetDie => 20,
        Step::Reveal => 21,
        Step::Discard(_) => 22,
        Step::Advance => 23,
        Step::Setback => 24,
        Step::Suffer => 25,
        Step::Treat(_) => 26,
        Step::LoseDie => 27,
        Step::MoveBack => 28,
        Step::Destroy(_) => 29,
        Step::PlaceDie => 30,
        Step::Harvest => 31,
        Step::RestDiscard => 32,
        Step::Open => 33,
        Step::Roll => 34,
        Step::Act => 35,
        Step::HqContracts => 36,
        Step::Faction => 37,
        Step::Delivered => 38,
        Step::GainDice(_) => 39,
    }
}

/// The tile a question is about.
pub const fn tile(step: Step) -> Option<Tile> {
    match step {
        Step::Stack(tile) | Step::Place(tile) | Step::Destroy(tile) => Some(tile),
        _ => None,
    }
}
