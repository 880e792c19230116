//! What people are told while they are not looking.
//!
//! The way of a notice: the events of a table say who is to be told (`due.rs`), which is
//! written with them (`store::Notices`). Whoever looks at the table meanwhile has seen it
//! (`viewers.rs`). What is left is claimed by a task on one server, put into words and sent
//! (`delivery.rs`), in the language of the person, not at their quiet hours, what has come
//! together in one message. Nothing that a notice says is a secret of a game: it is made of what
//! lists show.
//!
//! | file | what it is |
//! |---|---|
//! | `kind.rs` | what people are told of, and ways to reach them |
//! | `due.rs` | who is to be told when events happen |
//! | `viewers.rs` | who looks at which table |
//! | `delivery.rs` | the task that claims what is due, sends it and settles |
//! | `message.rs` | the words |
//! | `send.rs` | e-mails, Web Push, webhooks, the feed |
//! | `webhook.rs` | what the makers of chats want to be sent |
//! | `quiet.rs` | hours at which nothing is sent |
//! | `links.rs` | links that confirm and stop, which nobody can forge |

mod config;
pub mod delivery;
mod due;
mod kind;
mod links;
mod message;
mod quiet;
mod send;
mod viewers;
mod webhook;

pub use config::{Mail, NoticeConfig};
pub use due::{told_of, told_of_round, told_of_time};
pub use kind::{ChannelKind, Kind};
pub use links::{Links, Purpose};
pub use message::{Line, lines};
pub use quiet::{Quiet, is_zone};
pub use send::{BrowserKeys, Messenger, Outcome};
pub use viewers::{Viewers, Viewing};
