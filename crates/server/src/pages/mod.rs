//! The pages as maud templates: what a frame says, as HTML.
//!
//! A page is made from a frame and a reader alone, so it can show no more than
//! the JSON API tells. Names, chat and all words are escaped; only boards and
//! posters, which the games draw, go in as they are. There is no script and no
//! style inside a page: `assets/script/` and `assets/orrery.css` hold them,
//! and everything works without the script too.
//!
//! | file | what it shows |
//! |---|---|
//! | `shell.rs` | what is around every page; language and theme |
//! | `home.rs` | the shelf and the lists of tables |
//! | `games.rs` | all lists of tables, with a search |
//! | `sheet.rs`, `sheet_clock.rs` | setting up a game |
//! | `table.rs` | a table: bar, board, rail |
//! | `lesson.rs` | the chapters of a game's lessons, a step of one, a tip of the coach |
//! | `question.rs` | what the reader is asked, and the choices |
//! | `players.rs` | the sides and what they have |
//! | `clock.rs` | the clocks of a table, and what can be done about them |
//! | `tabs.rs` | log, scores, rules, chat |
//! | `faces.rs` | the faces of the bots |
//! | `lobby.rs` | a table that waits for players |
//! | `hosting.rs` | what the host of a table can do |
//! | `ending.rs`, `chart.rs` | the ranking, and how the scores went |
//! | `review.rs` | a look back at a finished game |
//! | `daily.rs` | the game of the day and its results |
//! | `notices.rs`, `atom.rs` | what people are told while they are not looking, and where |
//! | `ratings.rs`, `profile.rs` | leader boards, and the page of a player with what they show of themself |
//! | `desk.rs` | the pages of whoever runs the server |
//! | `circle.rs` | friends, blocked people, invitations, reports |
//! | `tournaments.rs` | tournaments and leagues |
//! | `wall.rs` | a screen on a wall where no game is on |
//! | `puzzles.rs` | the puzzles of a game, and each of them |
//! | `guide.rs` | how to play |
//! | `account.rs` | one's own profile: devices, tokens, signing in another device |
//! | `rules.rs`, `verify.rs`, `error.rs` | the pages beside the table |

mod account;
mod atom;
mod chart;
mod circle;
mod clock;
mod daily;
mod desk;
mod ending;
mod error;
mod faces;
mod games;
mod guide;
mod hands;
mod home;
mod hosting;
mod icons;
mod lesson;
mod lobby;
mod log;
mod notices;
mod players;
mod profile;
mod puzzles;
mod question;
mod ratings;
mod review;
mod rules;
mod sheet;
mod sheet_clock;
mod shell;
mod table;
mod tabs;
mod tournaments;
mod verify;
mod voice;
mod wall;

pub use account::{
    Asked, Fresh, account, address, link, link_asked, linked, met_at_club, signing, to_club,
};
pub use atom::atom;
pub use circle::{friends, guests, report};
pub use daily::daily;
pub use desk::{desk, enter_desk};
pub use error::{error, only_record};
pub use games::games;
pub use guide::guide;
pub use home::home;
pub use lesson::lessons;
pub use notices::{notice_link, notices};
pub use puzzles::{puzzle, puzzles};
pub use ratings::{player, ratings};
pub use review::review;
pub use rules::{RulesPage, rules};
pub use sheet::{Fields, sheet};
pub use table::{fragment, replay, table, update};
pub use tournaments::{league, tournament, tournaments};
pub use verify::verify;
pub use wall::wall;

/// The words of the pages in a language.
#[must_use]
pub const fn locale(language: words::Language) -> &'static str {
    match language {
        words::Language::En => include_str!("../../locales/en.ftl"),
        words::Language::Es => include_str!("../../locales/es.ftl"),
        words::Language::Fr => include_str!("../../locales/fr.ftl"),
    }
}

/// What the whole page of a table knows besides its frame.
#[derive(Clone, Debug, Default)]
pub struct TableExtras {
    /// The secret part of the invitation link by which the reader came. It goes
    /// into the forms for sitting down.
    pub invitation: Option<String>,
    /// Something to tell first: why a form that was sent without the script was
    /// refused.
    pub notice: Option<Notice>,
    /// Whether the page is for a screen on a wall.
    pub wall: bool,
}

/// Something to tell the reader once.
#[derive(Clone, Debug)]
pub struct Notice {
    /// What it says.
    pub text: String,
    /// The rule that it names.
    pub rule: Option<String>,
}

/// What was checked about the dice of a game, for the page that proves them.
#[derive(Clone, Debug, Default)]
pub struct Proof {
    /// The checks in the order in which they were made.
    pub checks: Vec<Check>,
}

/// One thing that was checked.
#[derive(Clone, Debug)]
pub struct Check {
    /// What was checked.
    pub what: CheckKind,
    /// Whether it holds.
    pub holds: bool,
    /// What was found, as it is: a hash, a number of actions, what differs.
    pub found: String,
}

/// A kind of check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckKind {
    /// The hash of the secret is the one that was published before the first move.
    Commitment,
    /// What every player contributed went into the dice.
    Nonces,
    /// Every action is legal when the game is played again with these dice.
    Actions,
    /// The game played again ends with the same position.
    Digest,
    /// The game played again ends with the same points.
    Scores,
}
