//! Who may see a table at all.

use super::{Sitter, TableState};
use crate::table_event::Watch;

impl TableState {
    /// Whether this visitor, who shows these invitations, may see anything of the table.
    #[must_use]
    pub fn may_look(&self, visitor: &str, invitations: &[String]) -> bool {
        if self.host == visitor || self.has_sat(visitor) {
            return true;
        }
        if self.daily.is_some() {
            // The hub knows whom else it may be shown.
            return false;
        }
        let invited = invitations.contains(&self.invitation);
        match self.watch {
            Watch::Everyone => true,
            Watch::Invited => {
                invited || self.can_join(invited) || invitations.contains(&self.spectator_link())
            }
            Watch::Nobody => self.can_join(invited),
        }
    }

    /// What somebody shows who was asked to look on, and who cannot sit down with it. A new
    /// invitation makes a new one of these too.
    #[must_use]
    pub fn spectator_link(&self) -> String {
        format!(
            "{:016x}",
            self.seed(&format!("spectator {}", self.invitation))
        )
    }

    /// Whether strangers find the table in lists.
    #[must_use]
    pub fn is_listed(&self, playing: bool) -> bool {
        // Nobody sits down at the table of a tournament, but everyone may watch.
        let shown = self.open || (self.tournament.is_some() && playing);
        shown && (!playing || self.watch == Watch::Everyone)
    }

    /// Whether someone could still sit down: whoever may do that sees where.
    fn can_join(&self, invited: bool) -> bool {
        let is_free = self
            .seats
            .iter()
            .any(|chair| chair.sitter == Sitter::Nobody);
        (self.open || invited) && is_free && !self.stage().is_ended()
    }

    /// Whether this visitor sits here, or sat here in this game.
    #[must_use]
    pub fn has_sat(&self, visitor: &str) -> bool {
        self.seats.iter().any(|chair| {
            let sits = matches!(&chair.sitter, Sitter::Person(who) if who == visitor);
            sits || chair.former.iter().any(|who| who == visitor)
        })
    }
}
