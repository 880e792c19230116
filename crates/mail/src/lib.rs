//! E-mails by SMTP.
//!
//! An [`Email`] is paragraphs and links, and becomes plain text and simple HTML; whoever writes
//! one cannot forget to escape anything. A [`Mailer`] sends it through a [`Relay`], a few at a
//! time. Nobody can have e-mails heaped on an address: those that somebody asked for are
//! limited for each address and in all ([`Mailer::send_asked`]). No message of this crate shows
//! a password or an address.
#![forbid(unsafe_code)]

mod address;
mod email;
mod mailer;
mod relay;

pub use address::{Address, AddressError};
pub use email::{Email, Part};
pub use mailer::{MailError, Mailer, Sender, SenderError};
pub use relay::{Relay, RelayError};
