//! E-mails that are sent.
mod smtp;
