//! Requests to addresses that strangers have given.
//!
//! Whoever may name an address that a server sends something to could reach with it what only
//! the server can reach: itself, its database, the machines beside it. So a name is looked up
//! once, every address that comes of it must be public, and the connection goes to one of
//! exactly those: another answer a moment later (DNS rebinding) changes nothing. Redirects are
//! not followed. Of an answer only the head is read, a few kilobytes of it, for a few seconds; the
//! rest of it where whoever runs the server has named the address, up to a limit.
#![forbid(unsafe_code)]

mod client;
mod reach;
mod target;

pub use client::{Answer, Client, Lookup, PostError};
pub use reach::{Reach, is_public};
pub use target::{Target, TargetError};
