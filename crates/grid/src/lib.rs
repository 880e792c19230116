//! Tables and paragraphs of text for a terminal: columns as wide as they need, long cells on
//! several lines.
//!
//! ```
//! use grid::{TextCanvas, Row, numbers, words};
//!
//! let mut paper = TextCanvas::new(20);
//! let row = |cells: [&str; 2]| Row::Cells(cells.map(String::from).to_vec());
//! paper.table(
//!     &[words(10), numbers(3)],
//!     &[row(["coal", "7"]), row(["wool", "12"])],
//! );
//! assert_eq!(paper.finish(), " coal   7\n wool  12");
//! ```
//!
//! Every character counts as one column; the words and symbols of a board are chosen accordingly.
//! What stands together with a no-break space is not torn apart.
#![no_std]

extern crate alloc;

mod canvas;
mod table;

pub use canvas::{TextCanvas, beside, padded, sheets, width};
pub use table::{Column, Row, numbers, rest, words};

/// The marks of the seats, besides their colours: one for each seat a table can have.
pub const MARKS: [&str; 8] = ["●", "■", "▲", "◆", "○", "□", "△", "◇"];
