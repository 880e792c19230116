//! Reads `box.toml`.
//!
//! Notes and the figures the rules are written around (`fixed.rs`) are set aside,
//! what is left is read into rows (`rows.rs`), and the rows are checked and become [`Figures`] (`tracks.rs`, `locations.rs`, `cards.rs`,
//! `solo.rs`).

mod cards;
mod check;
mod fixed;
mod locations;
mod rows;
mod solo;
mod tracks;

use figures::{
    FiguresProblem, Format,
    check::{each, ranged},
};
use tabletop::OpenProblem;

use self::check::MOOD;
use self::rows::{Ranking, Rows};
use super::Figures;

const FORMAT: Format = Format {
    words: &[
        "colour",
        "designer",
        "effect",
        "end_bonus",
        "name",
        "name_es",
        "publishers",
        "rules",
        "ruling",
        "start_place",
        "title",
    ],
    labels: &["id", "key", "worker", "resource", "number", "players"],
    whole: fixed::WHOLE,
    parts: fixed::PARTS,
};

impl Figures {
    /// Reads the figures, refusing a wrong file with the line and the reason.
    pub fn read(text: &str) -> Result<Self, OpenProblem> {
        FORMAT.read(text, figures)
    }
}

fn figures(rows: &Rows) -> Result<Figures, FiguresProblem> {
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
        crystals_per_vp: ranged(&rows.r#final.crystals_per_vp, 1..=24)?,
        cards: cards::special(&rows.special_cards)?,
        solo: solo::figures(rows)?,
        rulings: rows.rulings,
    })
}
