//! Programs at the table: the examples play whole games, and whatever a program does
//! wrong costs it its seat and nobody else anything.
mod examples;
mod faults;
mod kit;
mod told;
