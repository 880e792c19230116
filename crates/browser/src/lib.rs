//! Plays in a real Chromium what people do at the table.
//!
//! This is the kit; the tests are in `tests/it`. Nothing here names a game or
//! knows one: a [`Player`] touches what glows, so a whole game of any kind is
//! one call. Every wait is for a condition, never for a time.
//!
//! | file | what it is |
//! |---|---|
//! | `house.rs` | a server of one's own |
//! | `driver.rs` | the one chromedriver of a test program |
//! | `visit.rs` | a browser and what can be done in it |
//! | `player.rs` | plays by mouse, by keyboard or by touch |
//! | `learner.rs` | plays a lesson as its texts say |
//! | `programs.rs` | where Chromium and its driver are |
//! | `traffic.rs` | what a page asked the network for |
//! | `access.rs` | the accessibility check |
#![forbid(unsafe_code)]

mod access;
mod driver;
mod house;
mod learner;
mod player;
mod programs;
mod traffic;
mod visit;

pub use access::Scan;
pub use house::House;
pub use learner::{Learner, Next};
pub use player::{Hand, Player, Scene};
pub use thirtyfour::Key;
pub use traffic::{Answer, MEDDLE, Traffic};
pub use visit::{Browser, DESKTOP, LAPTOP, PHONE, SIDEWAYS, Size, TABLET, tell};
