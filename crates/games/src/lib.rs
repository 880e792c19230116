//! The games that come with Orrery.
//!
//! Nothing else in the workspace names a game. A program that wants others fills a
//! [`Catalog`] of its own.
#![forbid(unsafe_code)]

use catalog::{BenchSpec, Catalog};

/// Every game that comes with Orrery. A new game is one more line here.
#[must_use]
pub fn catalog() -> Catalog {
    Catalog::new()
        .with_network::<red_outpost::RedOutpost>(
            BenchSpec {
                players: 4,
                options: &[("tokens", "random"), ("cards", "on")],
                games: 2_000,
                digest: Some(0x1524_f897_ff29_e5b6),
            },
            include_bytes!("../../../training/networks/red-outpost.bin"),
        )
        .with_encoding::<kosmonavts::Kosmonavts>(BenchSpec {
            players: 4,
            options: &[("mode", "advanced")],
            games: 300,
            digest: Some(0xab9b_7e05_345f_8aae),
        })
        .with_encoding::<circadians::Circadians>(BenchSpec {
            players: 4,
            options: &[],
            games: 1_000,
            digest: Some(0x5220_593d_2ba8_6570),
        })
}
