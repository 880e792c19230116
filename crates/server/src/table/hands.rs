//! Open hands for those who watch: the game as it was a while ago, with the secrets of every
//! seat. Only a table that was made for it has that, and only as long as everyone who plays there,
//! or has played there since the game began, agrees. Who plays is never shown it.
//!
//! What is shown is made in one place, `hub/hands.rs`.

use std::collections::BTreeSet;

use tabletop::Info;

use super::{Chair, NewGame, TableState};
use crate::{
    frame::Stage,
    problem::Problem,
    table_event::{TableEvent, Watch},
    time_control::MINUTE,
};

/// The fewest minutes after which hands are seen: who plays cannot use what others see by then.
pub const LEAST_MINUTES: u16 = 5;
/// The most minutes after which hands are seen: a week.
pub const MOST_MINUTES: u16 = 7 * 24 * 60;

/// Who has agreed that those who watch see all hands later.
#[derive(Clone, Debug)]
pub struct OpenHands {
    minutes: u16,
    agreed: BTreeSet<String>,
    /// Everyone who has played since the game began.
    players: BTreeSet<String>,
}

/// The hands of a table as those at it are to know of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HandsAt {
    /// After how many minutes they are seen.
    pub minutes: u16,
    /// Whether everyone agrees.
    pub all_agree: bool,
}

impl OpenHands {
    /// At a new table; whoever makes it agrees by that.
    pub(super) fn new(minutes: u16, host: &str) -> Self {
        Self {
            minutes,
            agreed: BTreeSet::from([host.to_owned()]),
            players: BTreeSet::new(),
        }
    }

    /// After how many minutes hands are seen.
    #[must_use]
    pub const fn minutes(&self) -> u16 {
        self.minutes
    }

    /// Whether a person agrees.
    #[must_use]
    pub fn has_agreed(&self, visitor: &str) -> bool {
        self.agreed.contains(visitor)
    }

    /// Takes an event, after which these people sit at the table.
    pub(super) fn take(&mut self, event: &TableEvent, chairs: &[Chair], has_begun: bool) {
        match event {
            TableEvent::HandsAgreed { visitor, agreed } => {
                if *agreed {
                    self.agreed.insert(visitor.clone());
                } else {
                    self.agreed.remove(visitor);
                }
            }
            TableEvent::Started => {
                let people = chairs.iter().filter_map(Chair::person);
                self.players.extend(people.map(String::from));
            }
            TableEvent::Sat { visitor, .. } if has_begun => {
                self.players.insert(visitor.clone());
            }
            _ => {}
        }
    }
}

impl TableState {
    /// What is to be known of open hands at this table, where there can be any.
    #[must_use]
    pub fn hands_at(&self) -> Option<HandsAt> {
        let hands = self.hands.as_ref()?;
        // Before the game begins those count who sit there.
        let seated = self.seats.iter().filter_map(Chair::person);
        let mut people = seated.chain(hands.players.iter().map(String::as_str));
        Some(HandsAt {
            minutes: hands.minutes,
            all_agree: people.all(|who| hands.has_agreed(who)),
        })
    }

    /// How long ago the moment is of which those who watch may see all hands, in milliseconds; none
    /// where they may see no hands, or the game is over and everyone sees everything.
    #[must_use]
    pub fn hands_delay(&self) -> Option<u64> {
        let hands = self.hands_at()?;
        let shown = hands.all_agree && self.stage() == Stage::Playing;
        shown.then(|| u64::from(hands.minutes) * MINUTE)
    }

    /// A visitor agrees that those who watch see all hands later, or does not any more.
    ///
    /// # Errors
    /// When the table is not made for it or has ended, or the visitor does not sit there.
    pub fn agree_to_hands(&self, visitor: &str, agreed: bool) -> Result<Vec<TableEvent>, Problem> {
        self.still_open()?;
        let hands = self.hands.as_ref();
        let hands = hands.ok_or_else(|| Problem::new(409, "problem-no-hands"))?;
        if !self.has_sat(visitor) {
            return Err(Problem::forbidden("problem-not-seated"));
        }
        if hands.has_agreed(visitor) == agreed {
            return Ok(Vec::new());
        }
        Ok(vec![TableEvent::HandsAgreed {
            visitor: visitor.to_owned(),
            agreed,
        }])
    }

    /// Whoever could have seen the hands of others sits down no more once the game has begun.
    pub(super) fn may_sit_at_open_hands(&self, returns: bool) -> Result<(), Problem> {
        match self.hands.is_some() && self.journal.is_some() && !returns {
            true => Err(Problem::forbidden("problem-hands-newcomer")),
            false => Ok(()),
        }
    }
}

/// Whether a new table can have open hands for those who watch.
///
/// # Errors
/// When it asks for them and the game has no secrets, nobody may watch, it is rated, or the
/// time makes no sense.
pub fn check_hands(game: &Info, new: &NewGame) -> Result<(), Problem> {
    let Some(minutes) = new.open_hands else {
        return Ok(());
    };
    let refuse = |key| Err(Problem::new(422, key));
    if !(LEAST_MINUTES..=MOST_MINUTES).contains(&minutes) {
        return refuse("problem-hands-minutes");
    }
    if !game.secrets {
        return refuse("problem-hands-no-secrets");
    }
    if new.rated || new.watch == Some(Watch::Nobody) || new.lesson.is_some() {
        return refuse("problem-hands-setup");
    }
    Ok(())
}
