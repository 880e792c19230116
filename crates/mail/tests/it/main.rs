//! Letters that are sent.
mod smtp;
