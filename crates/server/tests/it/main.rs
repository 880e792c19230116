//! The server as its visitors meet it: over HTTP, on a port of its own.
mod kit;
mod play;
mod safety;
mod survive;
