//! A small writer of SVG, and the parts and shapes that games share.
//!
//! ```
//! use svg::Svg;
//!
//! let mut svg = Svg::new();
//! svg.el("g").class("heap").hold(|svg| {
//!     svg.el("title").text("Coal & wool");
//!     svg.el("circle").at("r", 5).empty();
//! });
//! assert_eq!(
//!     svg.finish(),
//!     "<g class=\"heap\"><title>Coal &amp; wool</title><circle r=\"5\"/></g>"
//! );
//! ```
//!
//! Lengths are whole units, or tenths of them ([`Tenths`]) where a circle needs
//! it: drawings of a game are equal on every machine. Colours and type are the
//! business of each game's style; nothing here writes a `style`.
#![no_std]

extern crate alloc;

mod geometry;
mod parts;
mod shapes;
mod write;

pub use geometry::{Point, Tenths, loop_through, sector, turned};
pub use parts::{lines, share};
pub use shapes::{Mark, card, cube, die, disc, hex, meeple, track};
pub use write::{Svg, Tag};
