//! The program as people and other programs use it: started, fed and read.
mod abuse;
mod admin;
mod engine;
mod guests;
mod hosting;
mod kill;
mod kit;
mod locales;
mod mistakes;
mod play;
mod positions;
mod proxies;
mod puzzles;

mod records;
mod schemas;
mod series;
mod serve;
mod shelf;
mod sim;
mod study;
