//! What somebody is told of their own identity: devices and tokens.

use serde::Serialize;
use utoipa::ToSchema;

use super::TableLine;

/// Somebody's own identity.
#[derive(Clone, Debug)]
pub struct AccountFrame {
    /// The name they go by.
    pub name: String,
    /// Whether it is theirs alone.
    pub owns_name: bool,
    /// Where they are signed in, those seen last first.
    pub sessions: Vec<SessionFrame>,
    /// E-mail addresses that sign in.
    pub mail: MailFrame,
    /// Accounts of the club, where it has a sign-in of its own.
    pub club: Option<ClubFrame>,
    /// Passkeys, the oldest first; nothing where the site cannot have any.
    pub passkeys: Option<Vec<CredentialFrame>>,
}

/// A browser or a program that may act as you.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SessionFrame {
    /// Its name in addresses.
    pub id: String,
    /// Whether it is a browser or a program.
    pub kind: SessionWay,
    /// What it is called; empty if nobody says so.
    pub device: String,
    /// When it was signed in, in seconds since 1970.
    pub made: u64,
    /// When it was last seen, to the hour, in seconds since 1970.
    pub seen: u64,
    /// Whether it makes this request.
    pub here: bool,
}

/// A passkey, an e-mail address or an account of the club that signs somebody in.
#[derive(Clone, Debug)]
pub struct CredentialFrame {
    /// Its name in forms.
    pub id: String,
    /// What its owner recognises it by; empty if nobody says so.
    pub name: String,
    /// When it was made or confirmed, in seconds since 1970.
    pub made: u64,
    /// When it was used last.
    pub used: Option<u64>,
}

impl AccountFrame {
    /// Whether there is a way back in without a device that is signed in.
    #[must_use]
    pub fn is_kept(&self) -> bool {
        let has_passkey = self.passkeys.as_ref().is_some_and(|keys| !keys.is_empty());
        let has_account = self
            .club
            .as_ref()
            .is_some_and(|club| !club.accounts.is_empty());
        has_passkey || has_account || !self.mail.addresses.is_empty()
    }
}

/// The e-mail addresses that sign somebody in.
#[derive(Clone, Debug)]
pub struct MailFrame {
    /// Whether e-mails can be sent at all.
    pub is_on: bool,
    /// The addresses, the oldest first.
    pub addresses: Vec<CredentialFrame>,
}

/// The sign-in of a club.
#[derive(Clone, Debug)]
pub struct ClubFrame {
    /// What people call it.
    pub name: String,
    /// With which accounts somebody signs in, the oldest first.
    pub accounts: Vec<CredentialFrame>,
}

/// In which ways one can sign in here, besides a code.
#[derive(Clone, Debug)]
pub struct WaysFrame {
    /// By a passkey.
    pub passkeys: bool,
    /// By a link in an e-mail.
    pub mail: bool,
    /// With an account of the club, by its name.
    pub club: Option<String>,
}

/// What acts as somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SessionWay {
    /// A browser, by a cookie.
    Browser,
    /// A program, by a token.
    Program,
}

/// A token that was made: nobody can read it again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TokenFrame {
    /// The name of its session in addresses.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The token: send it as `Authorization: Bearer …`.
    pub token: String,
}

/// The way to sign in another device.
#[derive(Clone, Debug)]
pub struct LinkFrame {
    /// The code, in groups.
    pub code: String,
    /// Where it can be typed.
    pub address: String,
    /// Where it need not be typed.
    pub link: String,
    /// The same as a picture.
    pub picture: QrFrame,
    /// For how many minutes it works.
    pub minutes: u64,
    /// Whether other devices cannot reach the address.
    pub only_here: bool,
}

/// A QR code.
#[derive(Clone, Debug)]
pub struct QrFrame {
    /// How many squares it has in a row, with the margin.
    pub size: usize,
    /// The dark squares as a path of SVG.
    pub path: String,
}

/// What happens when a device is signed in as somebody.
#[derive(Clone, Debug)]
pub struct SigningFrame {
    /// The code that lets it.
    pub code: String,
    /// As whom.
    pub name: String,
    /// What the reader is called so far.
    pub own: String,
    /// How many games the reader has here that could come along.
    pub games: usize,
    /// How many other devices are signed in as the reader.
    pub devices: usize,
    /// How many finished games stay as they are, because both took part.
    pub stay: usize,
    /// Running games at which both sit.
    pub shared: Vec<TableLine>,
}
