//! Web Push.
//!
//! A browser that wants messages has an endpoint at the service of its maker, and a key. What
//! is sent there is encrypted for that browser alone (RFC 8291, with the content coding of
//! RFC 8188), so the service learns nothing but that there is a message; and it is signed by
//! whoever was given the endpoint (VAPID, RFC 8292), so nobody else can use it. Nothing here
//! speaks to a network.
#![forbid(unsafe_code)]

mod message;
pub mod testkit;
mod text;
mod vapid;

pub use message::{LONGEST, Reader, ReaderError, TooLong};
pub use vapid::{Vapid, VapidError};
