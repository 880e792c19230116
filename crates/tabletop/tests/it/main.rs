//! The tests of the contract: its types, a toy game that keeps it, and faulty
//! copies of that game that the testkit must catch.

mod deck;
mod dice;
mod faults;
mod info;
mod nim;
mod pending;
mod play;
mod score;
mod seat;
