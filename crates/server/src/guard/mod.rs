//! What keeps one client from taking everything: addresses, rates, counts, and the time
//! that a connection may take.

mod address;
mod connections;
mod counts;
mod rates;

pub use address::{Addresses, Network};
pub use connections::serve;
pub use counts::{Counted, Counts};
pub use rates::Rates;
