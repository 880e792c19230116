//! What can happen at a table, as it stands in the log: the events of event sourcing.
//! Their JSON is stored; a change of it makes tables unreadable.

use record::{Entry, Header};
use serde::{Deserialize, Serialize};
use tabletop::{Options, Seat};
use utoipa::ToSchema;

use crate::{
    daily::Day,
    time_control::{TimeControl, TimeOut},
};

/// One event of a table. The list of them is the truth; everything else is derived.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[expect(
    clippy::large_enum_variant,
    reason = "each table has one that is large, its first"
)]
pub enum TableEvent {
    /// The table is made. Always the first event.
    Opened {
        /// The game.
        game: String,
        /// The version of its rules.
        rules: u32,
        /// The hash of the printed figures. Tables from before there was a choice have none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        figures: Option<String>,
        /// How many people play.
        players: u8,
        /// The options.
        options: Options,
        /// Who made the table.
        host: String,
        /// Whether anyone may sit down.
        open: bool,
        /// Who may watch; if nothing is said, everyone at open tables and those who are
        /// invited at others.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        watch: Option<Watch>,
        /// Whether players may ask the computer for a hint. Tables from before there
        /// were hints have none.
        #[serde(default)]
        hints: bool,
        /// Whether the result changes the ratings of those who play.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        rated: bool,
        /// What an invited person shows.
        invitation: String,
        /// The hash of the secret behind the dice.
        commitment: String,
        /// Whether people add to the dice only after they could see that hash: the game
        /// waits until everyone has. At tables from before, the host added at once.
        #[serde(default)]
        commit_first: bool,
        /// The finished game that is tried again here, with its dice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        origin: Option<String>,
        /// The day whose game this is, with the dice of that day.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        daily: Option<Day>,
        /// The tournament whose table this is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tournament: Option<String>,
        /// Which round it is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<RoundOf>,
        /// When its round is over, in milliseconds since 1970: no clock runs any longer.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ends: Option<u64>,
        /// The lesson that is taught at the table, if it is one for that.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lesson: Option<Taught>,
        /// How much time everyone has, if there is a clock.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clock: Option<TimeControl>,
        /// After how many minutes those who watch see all hands, if every player agrees to it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        open_hands: Option<u16>,
        /// The format of the record, by which positions are hashed.
        #[serde(default = "first_record_format")]
        record_format: u32,
    },
    /// A person sits down.
    Sat {
        /// The seat that is taken.
        seat: Seat,
        /// The person who sits down, by their id.
        visitor: String,
        /// The name at this table.
        name: String,
        /// What the person adds to the dice; empty if that comes later.
        nonce: String,
    },
    /// A person who sits adds to the dice.
    Contributed {
        /// The person, by their id.
        visitor: String,
        /// What the person adds.
        nonce: String,
    },
    /// A player agrees that those who watch see all hands later, or does not any more.
    HandsAgreed {
        /// The person, by their id.
        visitor: String,
        /// Whether they agree.
        agreed: bool,
    },
    /// A bot sits down.
    BotSat {
        /// The seat the bot takes.
        seat: Seat,
        /// The bot, as its level is written.
        bot: String,
    },
    /// A bot could not go on, and a simpler one plays for it.
    BotReplaced {
        /// The seat of the bot.
        seat: Seat,
        /// The bot that plays on, as its level is written.
        bot: String,
    },
    /// A person gets up, or a bot is sent away before the game.
    Left {
        /// The seat that becomes free.
        seat: Seat,
    },
    /// A seat is taken from whoever sits there.
    Freed {
        /// The seat that becomes free.
        seat: Seat,
        /// The name of whoever did it at the table; none where it was the operator of
        /// the server.
        by: Option<String>,
    },
    /// A new invitation is made: the one before no longer works.
    Invited {
        /// What an invited person shows from now on.
        invitation: String,
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
        /// Whether it was sent together with the action before it, as one answer: they are
        /// taken back together.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        together: bool,
    },
    /// Actions are taken back.
    Undone {
        /// By whom.
        seat: Seat,
        /// How many actions are left.
        kept: usize,
    },
    /// The learner leaves the lesson, and the game goes on freely.
    LessonLeft,
    /// Somebody says something.
    Said {
        /// The person who wrote, by their id.
        visitor: String,
        /// The name.
        name: String,
        /// The message.
        text: String,
    },
    /// A line of chat is taken away.
    LineRemoved {
        /// Its number: that of the event by which it was said.
        line: u64,
    },
    /// Somebody may not speak at the table any more, or may again.
    Silenced {
        /// Who, by their id.
        visitor: String,
        /// Whether they may not.
        silent: bool,
    },
    /// Somebody does not want to see what another person says, or does again.
    Muted {
        /// Who does not want to, by their id.
        visitor: String,
        /// Whose lines, by their id.
        speaker: String,
        /// Whether they are hidden.
        muted: bool,
    },
    /// The time of a seat has run out. What follows from it comes with it.
    TimedOut {
        /// The seat.
        seat: Seat,
        /// When it ran out, in milliseconds since 1970: before this is written down.
        due: u64,
        /// What follows.
        then: TimeOut,
    },
    /// Somebody is away for some days, or is back.
    Away {
        /// The seat.
        seat: Seat,
        /// Until when, in milliseconds since 1970; not any longer if nothing is said.
        until: Option<u64>,
    },
    /// The page of somebody for whom the game waits has lost its connection.
    Disconnected {
        /// The seat.
        seat: Seat,
        /// When it was lost, in milliseconds since 1970.
        from: u64,
    },
    /// That connection is there again.
    Reconnected {
        /// The seat.
        seat: Seat,
    },
    /// For a while no server was there. It is written down with the next thing that happens at
    /// the table, or before.
    Outage {
        /// Since when, in milliseconds since 1970.
        from: u64,
        /// Until people could be back.
        until: u64,
    },
    /// Somebody wants the clocks to stand still, or to go on. They stand as soon as all want it.
    PauseWanted {
        /// The seat.
        seat: Seat,
        /// Whether they shall stand still.
        wanted: bool,
    },
    /// A seat gets more time.
    TimeGiven {
        /// The seat.
        seat: Seat,
        /// How much, in milliseconds.
        time: u64,
        /// The name of whoever gives it.
        by: String,
    },
    /// The same players have a new table.
    Rematched {
        /// Its name.
        table: String,
        /// Its invitation, for those who sit at this table.
        invitation: String,
    },
    /// The table is closed: nothing happens at it any more. Always the last event.
    Closed {
        /// Why.
        why: CloseReason,
    },
}

/// The lesson of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Taught {
    /// The chapter; empty where only the dice are those of a lesson.
    pub chapter: String,
    /// The seed of the dice, which everyone may know.
    pub seed: u64,
}

/// A round of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundOf {
    /// What the tournament is called.
    pub tournament: String,
    /// The number of the round, from 1.
    pub number: u32,
    /// Whether it is the final.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub last: bool,
}

const fn first_record_format() -> u32 {
    Header::FIRST_FORMAT
}

/// Who may watch a game without playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Watch {
    /// Everyone who knows the address of the table; open tables are listed.
    Everyone,
    /// Those who have the invitation.
    Invited,
    /// Nobody.
    Nobody,
}

impl Watch {
    /// Who may watch where nothing was said.
    #[must_use]
    pub const fn usual(open: bool) -> Self {
        if open { Self::Everyone } else { Self::Invited }
    }
}

/// Why a table is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CloseReason {
    /// It waited for players, and nobody sat at it.
    Empty,
    /// It waited for players for too long.
    Waiting,
    /// Nobody went on with the game.
    Abandoned,
    /// The host closed it.
    Host,
    /// The operator of the server closed it, or the organiser called a tournament off.
    Operator,
    /// The time of its round in a tournament was up.
    Deadline,
    /// The time of one of two players ran out.
    TimeOut,
}

impl TableEvent {
    /// A line of the record as an event, an answer of its own or the next part of one.
    #[must_use]
    pub fn played(entry: &Entry, together: bool) -> Self {
        Self::Played {
            seat: entry.seat,
            action: entry.action.clone(),
            position: entry.position.clone(),
            together,
        }
    }
}
