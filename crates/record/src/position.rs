//! A position as a file: the setup it belongs to and the whole open state.

use std::sync::Arc;

use catalog::{Catalog, Match, Referee};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Dice, Options, Seat};

use crate::{
    format::RecordProblem,
    replay::{Setting, open},
};

/// A position that can be read, edited and played on.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionFile {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The hash of the printed figures.
    pub figures: String,
    /// How many people play.
    pub players: u8,
    /// The options.
    pub options: Options,
    /// The whole open state.
    pub position: Value,
}

/// The opened box, and the game in that position.
pub type OpenedPosition = (Arc<dyn Referee>, Box<dyn Match>);

/// Why a position cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum PositionProblem {
    /// The text is no position file.
    #[error("{0}")]
    Format(#[from] serde_json::Error),
    /// Its game, its rules or its figures are not those at hand.
    #[error("{}", .0.what)]
    Setting(RecordProblem),
    /// No game could be in this position; with what is wrong.
    #[error("{0}")]
    Impossible(String),
}

impl PositionFile {
    /// The position of a game.
    #[must_use]
    pub fn of(referee: &dyn Referee, game: &dyn Match) -> Self {
        Self {
            game: referee.info().id.to_string(),
            rules: referee.info().rules_version,
            figures: referee.figures_hash().to_string(),
            players: referee.seats(),
            options: referee.options(),
            position: game.position(),
        }
    }

    /// Reads a position back.
    ///
    /// # Errors
    /// When the text is not a position, or one that no game could be in.
    pub fn read(
        catalog: &Catalog,
        text: &str,
        figures: Option<&str>,
    ) -> Result<OpenedPosition, PositionProblem> {
        let file: Self = serde_json::from_str(text)?;
        file.open(catalog, figures)
    }

    /// Opens the box and puts the game into the position.
    ///
    /// # Errors
    /// When no game could be in it, or its setting is not at hand.
    pub fn open(
        self,
        catalog: &Catalog,
        figures: Option<&str>,
    ) -> Result<OpenedPosition, PositionProblem> {
        let setting = Setting {
            game: &self.game,
            rules: self.rules,
            figures: &self.figures,
            players: self.players,
            options: &self.options,
        };
        let referee = open(catalog, &setting, figures).map_err(PositionProblem::Setting)?;
        let game = referee
            .restore(self.position)
            .map_err(PositionProblem::Impossible)?;
        Ok((referee, game))
    }
}

/// What one seat knows of a game, with the setup it belongs to: enough to think on from it
/// elsewhere.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ViewFile {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The hash of the printed figures.
    pub figures: String,
    /// How many people play.
    pub players: u8,
    /// The options.
    pub options: Options,
    /// Who knows it; nobody in particular is a spectator.
    pub seat: Option<Seat>,
    /// What is known.
    pub view: Value,
}

impl ViewFile {
    /// What a seat knows of a game.
    #[must_use]
    pub fn of(referee: &dyn Referee, game: &dyn Match, seat: Option<Seat>) -> Self {
        Self {
            game: referee.info().id.to_string(),
            rules: referee.info().rules_version,
            figures: referee.figures_hash().to_string(),
            players: referee.seats(),
            options: referee.options(),
            seat,
            view: game.view(seat),
        }
    }

    /// Opens the box and deals a game that agrees with what is known; the rest follows from
    /// these dice.
    ///
    /// # Errors
    /// When no game could look like that to the seat, or its setting is not at hand.
    pub fn deal(
        self,
        catalog: &Catalog,
        figures: Option<&str>,
        dice: Dice,
    ) -> Result<OpenedPosition, PositionProblem> {
        let setting = Setting {
            game: &self.game,
            rules: self.rules,
            figures: &self.figures,
            players: self.players,
            options: &self.options,
        };
        let referee = open(catalog, &setting, figures).map_err(PositionProblem::Setting)?;
        if let Some(seat) = self.seat.filter(|seat| seat.0 >= referee.seats()) {
            let why = format!("there is no seat {seat} at this table");
            return Err(PositionProblem::Impossible(why));
        }
        let game = referee
            .deal(self.view, self.seat, dice)
            .map_err(PositionProblem::Impossible)?;
        Ok((referee, game))
    }
}
