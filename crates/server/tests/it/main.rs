//! The server as its visitors meet it: over HTTP, on a port of its own.
mod hints;
mod kit;
mod play;
mod previews;
mod reviews;
mod safety;
mod sheet;
mod survive;
