//! What is shown of a person's circle: friends, blocked people, invitations, profiles.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString};
use utoipa::ToSchema;

use super::TableLine;

/// Who may see something of a person.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Display,
    EnumString,
    Serialize,
    Deserialize,
    ToSchema,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Visible {
    /// Everybody.
    Everybody,
    /// Friends only.
    #[default]
    Friends,
    /// Nobody else.
    Nobody,
}

/// What somebody is to the reader.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Relation {
    /// Nothing is said of them.
    #[default]
    Stranger,
    /// The reader has asked them to be friends.
    Asked,
    /// They ask the reader to be friends.
    Asks,
    /// A friend.
    Friend,
    /// The reader blocks them.
    Blocked,
}

/// Somebody, by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PersonLine {
    /// The person's name in addresses.
    pub player: String,
    /// What the person is called.
    pub name: String,
}

/// A friend.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct FriendLine {
    /// Who.
    #[serde(flatten)]
    pub person: PersonLine,
    /// Whether they play now and allow friends to see it.
    pub playing: bool,
    /// The title of the game, where everybody may watch it.
    pub title: Option<String>,
    /// The table, where everybody may watch it.
    pub table: Option<String>,
}

/// A person's circle.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
pub struct CircleFrame {
    /// Friends.
    pub friends: Vec<FriendLine>,
    /// Who asks the reader to be friends.
    pub asking: Vec<PersonLine>,
    /// Whom the reader has asked.
    pub asked: Vec<PersonLine>,
    /// Whom the reader blocks.
    pub blocked: Vec<PersonLine>,
    /// The reader's name in addresses.
    pub player: String,
    /// The address of the reader's page, once others can find it.
    pub link: Option<String>,
    /// Who may see the reader's page.
    pub profile: Visible,
}

/// An invitation to a table.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct InvitationLine {
    /// The table's name in addresses.
    pub table: String,
    /// What you show there to sit down.
    pub invitation: String,
    /// Who invites you.
    pub by: PersonLine,
    /// The game's name in addresses.
    pub game: String,
    /// The title on the box.
    pub title: String,
    /// Those who sit there.
    pub names: Vec<String>,
    /// When you were invited, in seconds since 1970.
    pub made: u64,
}

/// A friend who may be invited to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestFrame {
    /// Who.
    pub person: PersonLine,
    /// Whether they have been invited.
    pub invited: bool,
    /// Whether they have declined.
    pub declined: bool,
    /// Whether they sit there.
    pub seated: bool,
}

/// Friends who may be invited to a table.
#[derive(Clone, Debug)]
pub struct GuestsFrame {
    /// The table's name in addresses.
    pub table: String,
    /// The game's name in addresses.
    pub game: String,
    /// The title on the box.
    pub title: String,
    /// How many seats are free.
    pub free: usize,
    /// The reader's friends.
    pub guests: Vec<GuestFrame>,
}

/// What is to be reported.
#[derive(Clone, Debug)]
pub struct ReportFrame {
    /// The table's name in addresses.
    pub table: String,
    /// The seat of the person, if it is about one.
    pub seat: Option<u8>,
    /// The line of the chat, if it is about one.
    pub line: Option<u64>,
    /// What the person is called.
    pub name: String,
    /// What the line says; empty if it is about the person.
    pub said: String,
}

/// How often somebody has finished a game with so many players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct RecordLine {
    /// The game's name in addresses.
    pub game: String,
    /// The title on the box.
    pub title: String,
    /// With how many players.
    pub players: u8,
    /// How many games.
    pub games: u32,
    /// How many of them were won.
    pub won: u32,
}

/// What somebody shows of themself.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
pub struct ProfileFrame {
    /// Favourite games: the name in addresses and the title.
    #[schema(value_type = Vec<Vec<String>>)]
    pub favourites: Vec<(String, String)>,
    /// Finished games by game and number of players.
    pub records: Vec<RecordLine>,
    /// The last finished games at tables that everybody finds in lists.
    pub games: Vec<TableLine>,
}

/// What somebody has set about the profile.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
pub struct PrivacyFrame {
    /// Who may see the profile.
    pub profile: Visible,
    /// Whether friends may see what is played now.
    pub playing: bool,
    /// All games: the name in addresses and the title.
    #[schema(value_type = Vec<Vec<String>>)]
    pub games: Vec<(String, String)>,
    /// The names in addresses of those that are favourites.
    pub favourites: Vec<String>,
}
