//! Small neural networks in whole numbers, as chess engines use them.
//!
//! A [`Network`] reads the numbers of an observation and says two things: how promising each
//! legal action is (a logit for each, see [`softmax`]), and how the game is going to end for
//! each side ([`Value`]). There is no float anywhere, so the same network gives the same
//! answer on every machine, and an evaluation allocates nothing.
//!
//! Most numbers of an observation are zero. The first layer therefore adds up the columns of
//! those that are not; what follows is small. Weights are 16-bit numbers and sums are 32-bit
//! ones: a network whose sums could overflow is refused when it is read ([`NetworkProblem`]).
//!
//! The file is described in `format.rs`, and `training/` writes it.
//!
//! ```
//! # let file = network::Shape { game: "nim", encoding: 1, inputs: 3, actions: 2, sides: 2, hidden: &[4] }.blank();
//! use network::{Network, Scratch, softmax};
//!
//! let network = Network::read(&file).unwrap();
//! let mut scratch = Scratch::new(&network);
//! let legal = [0, 1];
//! network.evaluate(&[1, 0, 5], &legal, 2, &mut scratch);
//! assert_eq!(scratch.logits(), [0, 0]);
//! assert_eq!(scratch.values()[0].chance, 1 << 15);
//! ```
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod exponential;
mod format;
mod layer;
mod network;

pub use exponential::{ONE, sigmoid, softmax};
pub use format::{FORMAT, LARGEST, NetworkProblem, Shape};
pub use network::{FRACTION, Network, Scratch, Value};
