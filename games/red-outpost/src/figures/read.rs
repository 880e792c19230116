//! Reads `box.toml`.
//!
//! Four passes: the notes on provenance are checked and set aside
//! (`notes.rs`), the figures the rules are written around are compared and set
//! aside (`fixed.rs`), what is left is read into rows (`rows.rs`), and the rows
//! are checked and become [`Figures`] (`tracks.rs`, `locations.rs`, `cards.rs`,
//! `solo.rs`).

mod cards;
mod check;
mod fixed;
mod locations;
mod notes;
mod problem;
mod rows;
mod solo;
mod tracks;

use serde::Deserialize;
use tabletop::OpenProblem;
use toml::de::{DeTable, Deserializer};

use self::check::{MOOD, each, ranged};
use self::problem::Problem;
use self::rows::{Ranking, Rows};
use super::Figures;

impl Figures {
    /// Reads the figures, refusing a wrong file with the line and the reason.
    pub fn read(text: &str) -> Result<Self, OpenProblem> {
        read(text).map_err(|problem| problem.in_text(text))
    }
}

fn read(text: &str) -> Result<Figures, Problem> {
    let mut document = DeTable::parse(text)?;
    notes::set_aside(document.get_mut())?;
    fixed::set_aside(&mut document)?;
    figures(&Rows::deserialize(Deserializer::from(document))?)
}

fn figures(rows: &Rows) -> Result<Figures, Problem> {
    let crystals: u8 = ranged(&rows.supplies.crystals, 4..=200)?;
    let visits = locations::visits(&rows.locations)?;
    locations::administration(&rows.administration, &visits)?;
    let blockable = locations::blockable(&rows.blocking, &rows.locations)?;
    let [fixed_morning, fixed_night] = locations::fixed_tokens(&rows.blocking.fixed, blockable)?;
    Ok(Figures {
        discs_taken: tracks::discs_taken(&rows.player_counts, &rows.supplies)?,
        start_vp: ranged(&rows.start.vp, 0..=100)?,
        start_crystals: ranged(&rows.start.crystals, 0..=i64::from(crystals / 4))?,
        cubes: tracks::cubes(&rows.resources, &rows.supplies)?,
        crystals,
        moods: each(&rows.mood_tracks, tracks::mood_track)?,
        wheel: tracks::wheel(&rows.wheel)?,
        exports: each(&rows.export_tracks, tracks::export_track)?,
        visits,
        open_in: locations::open_in(&rows.locations)?,
        shared: locations::shared(&rows.locations)?,
        ring: locations::ring(&rows.ring, &rows.locations)?,
        fixed_morning,
        fixed_night,
        blockable,
        bureaucrat_crystals: ranged(&rows.administration.bureaucrat_crystals, 0..=12)?,
        barracks_bonus: ranged(&rows.barracks_morning_bonus.mood, MOOD)?,
        spaceship: each(&rows.spaceship_cards, cards::spaceship)?,
        lake: cards::lake(&rows.lake_cards)?,
        palace_places: tracks::palace_places(&rows.palace.places)?,
        palace_skips: rows.palace.ranking == Ranking::Competition,
        palace_ranks_nothing: rows.palace.zero_donation_ranked,
        crystals_per_vp: ranged(&rows.r#final.crystals_per_vp, 1..=24)?,
        cards: cards::special(&rows.special_cards)?,
        solo: solo::figures(rows)?,
    })
}
