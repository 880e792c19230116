//! What can happen at a table, as it stands in the log: the events of event sourcing.
//! Their JSON is stored; a change of it makes tables unreadable.

use serde::{Deserialize, Serialize};
use tabletop::{Options, Seat};

/// One event of a table. The list of them is the truth; everything else is derived.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum TableEvent {
    /// The table is made. Always the first event.
    Opened {
        /// The game.
        game: String,
        /// The version of its rules.
        rules: u32,
        /// How many people play.
        players: u8,
        /// The options.
        options: Options,
        /// Who made the table.
        host: String,
        /// Whether anyone may sit down.
        open: bool,
        /// Whether players may ask the computer for a hint. Tables from before there
        /// were hints have none.
        #[serde(default)]
        hints: bool,
        /// What an invited person shows.
        invitation: String,
        /// The hash of the secret behind the dice.
        commitment: String,
    },
    /// A person sits down.
    Sat {
        /// The seat that is taken.
        seat: Seat,
        /// The person who sits down, by their id.
        visitor: String,
        /// The name at this table.
        name: String,
        /// What the person adds to the dice.
        nonce: String,
    },
    /// A bot sits down.
    BotSat {
        /// The seat the bot takes.
        seat: Seat,
        /// The bot, as its level is written.
        bot: String,
    },
    /// A seat becomes free.
    Left {
        /// The seat that becomes free.
        seat: Seat,
    },
    /// All seats are taken and the game begins.
    Started,
    /// An action is played.
    Played {
        /// By whom.
        seat: Seat,
        /// In notation.
        action: String,
        /// The hash of the position after it.
        position: String,
    },
    /// Actions are taken back.
    Undone {
        /// By whom.
        seat: Seat,
        /// How many actions are left.
        kept: usize,
    },
    /// Somebody says something.
    Said {
        /// The person who wrote, by their id.
        visitor: String,
        /// The name.
        name: String,
        /// The message.
        text: String,
    },
    /// The same players have a new table.
    Rematched {
        /// Its name.
        table: String,
        /// Its invitation, for those who sit at this table.
        invitation: String,
    },
}
