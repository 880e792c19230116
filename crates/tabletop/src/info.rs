//! What a lobby wants to know about a game before anyone opens it.

use alloc::{collections::BTreeMap, string::String};
use core::ops::RangeInclusive;

/// The facts of a game that need no state.
#[derive(Clone, Debug)]
pub struct Info {
    /// The name used in commands, addresses and records.
    pub id: &'static str,
    /// The title on the box.
    pub title: &'static str,
    /// Who designed the game.
    pub designer: &'static str,
    /// Who published it.
    pub publishers: &'static str,
    /// How many people can play.
    pub players: RangeInclusive<u8>,
    /// The version of the rules as coded; records name it.
    pub rules_version: u32,
    /// Whether seats know things that others do not: then people who share a
    /// screen pass it on before each looks.
    pub secrets: bool,
    /// The options fixed before the game.
    pub options: &'static [OptionInfo],
    /// Ways to play that can be chosen as a whole.
    pub presets: &'static [Preset],
    /// Where points come from, as message keys, in the order of the score sheet.
    pub sources: &'static [&'static str],
}

/// One option fixed before the game. The words for it are `option-KEY` and, for
/// each value, `option-KEY-VALUE`; a line that explains it is `option-KEY-how`, or one
/// for each value, `option-KEY-VALUE-how`.
///
/// An option `colours` without listed values names one colour for each player, with
/// commas between them.
#[derive(Clone, Debug)]
pub struct OptionInfo {
    /// The name used in `--set KEY=VALUE`.
    pub key: &'static str,
    /// The values it can take; none listed means free text that the game checks.
    pub values: &'static [&'static str],
    /// What holds when nothing is said.
    pub default: &'static str,
}

/// Options that are chosen as a whole. The line that explains them is `preset-KEY`.
#[derive(Clone, Debug)]
pub struct Preset {
    /// Its name: `first` for a first game, `standard`, or `everything`.
    pub key: &'static str,
    /// The options that are not as usual.
    pub options: &'static [(&'static str, &'static str)],
}

/// The chosen options by name.
pub type Options = BTreeMap<String, String>;

/// Why a game cannot be set up as asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupProblem {
    /// The game is not for so many people.
    Players {
        /// How many were asked for.
        given: u8,
        /// How many can play.
        allowed: RangeInclusive<u8>,
    },
    /// The game has no such option.
    UnknownOption {
        /// The name that was given.
        key: String,
    },
    /// The option cannot have this value.
    BadValue {
        /// The option.
        key: &'static str,
        /// What was given.
        value: String,
    },
}

impl Info {
    /// Fills in the defaults and refuses what the game does not know, so that a
    /// game's own setup only reads values that are listed here.
    pub fn complete(&self, players: u8, options: &Options) -> Result<Options, SetupProblem> {
        if !self.players.contains(&players) {
            return Err(SetupProblem::Players {
                given: players,
                allowed: self.players.clone(),
            });
        }
        let mut complete = Options::new();
        for option in self.options {
            complete.insert(option.key.into(), option.default.into());
        }
        for (key, value) in options {
            let option = self
                .options
                .iter()
                .find(|option| option.key == key)
                .ok_or_else(|| SetupProblem::UnknownOption { key: key.clone() })?;
            if !option.values.is_empty() && !option.values.contains(&value.as_str()) {
                return Err(SetupProblem::BadValue {
                    key: option.key,
                    value: value.clone(),
                });
            }
            complete.insert(key.clone(), value.clone());
        }
        Ok(complete)
    }
}
