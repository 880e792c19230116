//! The program as people and other programs use it: started, fed and read.
mod abuse;
mod admin;
#[cfg(target_os = "linux")]
mod cluster;
// What a process takes is read where Linux tells it.
#[cfg(target_os = "linux")]
mod crowd;
mod deployment;
mod email;
mod engine;
mod experience;
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
#[cfg(unix)]
mod postgres_and_nats;
mod proxies;
mod puzzles;
mod records;
mod schemas;
mod screen;
mod series;
#[cfg(unix)]
mod series_postgres_and_nats;
mod serve;
mod shelf;
mod sim;
mod study;
