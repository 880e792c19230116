//! The program as people and other programs use it: started, fed and read.
mod guests;
mod kill;
mod kit;
mod locales;
mod mistakes;
mod play;
mod positions;
mod records;
mod series;
mod serve;
mod shelf;
mod sim;
mod study;
