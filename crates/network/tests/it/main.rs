//! Networks evaluated: by hand, in any order, as Python does, and without allocating.

mod allocations;
mod golden;
mod tiny;
