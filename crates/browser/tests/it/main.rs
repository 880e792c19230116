//! What people do at the table, in a real browser.
mod access;
mod comfort;
mod flights;
mod follow;
mod gestures;
mod layout;
mod letters;
mod parts;
mod pictures;
mod plan;
mod sealed;
mod speech;
mod together;
mod weight;
mod whole;
