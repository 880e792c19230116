//! What people do at the table, in a real browser.
mod access;
mod pictures;
mod whole;
