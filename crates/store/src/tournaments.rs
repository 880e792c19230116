//! Tournaments: each is one text with a version. Whoever changes it says which version they
//! know, so of several servers that draw the next round one does it.

use crate::Reply;

/// The part of a store that keeps tournaments.
pub trait Tournaments {
    /// Keeps a tournament that is new; says whether there was none of this name.
    fn make_tournament(&self, row: TournamentRow) -> Reply<'_, bool>;

    /// Changes a tournament if its version is still the one before; says whether it was.
    fn change_tournament(&self, row: TournamentRow) -> Reply<'_, bool>;

    /// A tournament.
    fn tournament(&self, id: String) -> Reply<'_, Option<TournamentRow>>;

    /// A part of the tournaments in a stage, those that changed last first.
    fn tournaments(&self, stage: String, skip: u32, most: u32) -> Reply<'_, Vec<TournamentRow>>;

    /// The tournaments of a league, those that changed last first.
    fn league(&self, league: String, most: u32) -> Reply<'_, Vec<TournamentRow>>;

    /// How many tournaments of a host are in these stages.
    fn tournaments_of(&self, host: String, stages: Vec<String>) -> Reply<'_, u32>;

    /// The tournaments whose text contains another.
    fn tournaments_mentioning(&self, text: String) -> Reply<'_, Vec<String>>;
}

/// A tournament as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentRow {
    /// Its name in addresses.
    pub id: String,
    /// How often it has changed: 1 when it is new.
    pub version: u64,
    /// How far it is; the store does not read it.
    pub stage: String,
    /// Who made it.
    pub host: String,
    /// The league it belongs to.
    pub league: Option<String>,
    /// When it last changed, in milliseconds since 1970.
    pub updated: u64,
    /// Everything else; the store does not read it.
    pub state: String,
}
