//! The game record: a game is its setup, its dice and its actions.
//!
//! A record is JSON Lines. The first line says which game was set up how, each
//! further line is one action in the game's notation with a hash of the position
//! it led to, and the last line has the result and a digest of all lines above:
//!
//! ```json
//! {"orrery":2,"game":"some-game","rules":1,"figures":"…","players":2,"options":{…},"seats":[{"name":"Ana"},{"name":"Bot","bot":"greedy"}],"dice":{"seed":7}}
//! {"n":1,"seat":1,"action":"miner>mine","position":"5be0cd19137e2179"}
//! {"result":{"scores":[31,28],"places":[1,2]},"actions":47,"digest":"…"}
//! ```
//!
//! Reading is strict: what is cut off, edited or out of order is refused with
//! the line and what is wrong there. A record without its last line is a game
//! that is still going on; [`Record::read_open`] reads it.
//!
//! The number in `orrery` is the version of the format, and says how positions are
//! hashed ([`Header::position_hash`]). Records of every earlier format are read, and a
//! game that was begun in one is written in it to its end.
#![forbid(unsafe_code)]

mod dice;
mod format;
mod hinted;
mod journal;
mod moments;
mod position;
mod replay;

pub use dice::{DiceProblem, DiceSource, commitment};
pub use format::{Ending, Entry, GameResult, Header, Record, RecordProblem, SeatInfo};
pub use hinted::Hinted;
pub use journal::{Journal, Prepared, UndoRefusal};
pub use position::{OpenedPosition, PositionFile, PositionProblem, ViewFile};
pub use replay::{Verdict, replay, verify};
