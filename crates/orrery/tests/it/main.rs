//! The program as people and other programs use it: started, fed and read.
mod abuse;
mod admin;
mod guests;
mod hosting;
mod kill;
mod kit;
mod locales;
mod mistakes;
mod play;
mod positions;
#[cfg(unix)]
mod postgres;
mod proxies;
mod puzzles;

mod records;
mod series;
mod serve;
mod shelf;
mod sim;
mod study;
