//! The special cards (RO-190 to RO-246, RO-322).
//!
//! A player has one location card and one worker card. Most cards bend a rule
//! where that rule stands; the others have a file here. Using one is optional: every
//! question of a card can be answered with no or none (RO-191).
//!
//! | card | acts in |
//! |---|---|
//! | 1, 4, 8 | `replace.rs` |
//! | 2 | `locations/palace.rs` |
//! | 3 | `locations/mod.rs` |
//! | 5 | `locations/warehouse.rs` |
//! | 6, 11 | `turn.rs` |
//! | 7 | `four_goods.rs` |
//! | 9, 12 | `between.rs` |
//! | 10 | `locations/lake.rs` |
//! | 13, 14, 18 | `turn.rs` |
//! | 15 | `fisherman.rs` |
//! | 16 | `miner.rs` |
//! | 17 | `commissar.rs` |

mod between;
mod commissar;
mod fisherman;
mod four_goods;
mod miner;
mod replace;
