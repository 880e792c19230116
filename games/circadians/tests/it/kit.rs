//! Boards for tests: built through one door, a position that is edited as JSON and read
//! back, so that every board is one a game could be in.

pub const BOX: &str = include_str!("../../box.toml");
