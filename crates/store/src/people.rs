//! What is kept of people beside the tables: sessions, credentials, one-time codes, settings.
//!
//! Who somebody is, is a visitor's id. A session is a browser or a program that may act as that
//! visitor; a credential is what a new session can be begun with. Of tokens and codes only
//! hashes are kept, so that nobody who reads the data can use them.

use crate::{Reply, StoreError};

/// What is kept of people.
///
/// Whoever has a credential owns their name: nobody else has one that looks like it. Of two who
/// come to own such names at the same time one does, and the other has no name any more; whoever
/// has used it without a credential loses it.
pub trait People: Send + Sync {
    /// Remembers a visitor's name; says whether it is nobody else's. If not, nothing has changed.
    fn name_visitor(&self, id: String, name: Name) -> Reply<'_, bool>;

    /// Names from before there was anything to compare them by, with their visitors: those that
    /// are owned first, in the order in which they came to be.
    fn names_without_looks(&self, most: u32) -> Reply<'_, Vec<(String, String)>>;

    /// Adds to such names what they are compared by.
    fn set_looks(&self, names: Vec<(String, Name)>) -> Reply<'_, ()>;

    /// Keeps a session unless there is one with this hash, and says which one is kept. Of more
    /// than `most` sessions of this kind the visitor loses those that were seen longest ago.
    fn begin_session(&self, session: Session, most: u32) -> Reply<'_, Session>;

    /// The session with this hash, ended or not.
    fn session(&self, hash: String) -> Reply<'_, Option<Session>>;

    /// The sessions of a visitor that have not ended, those seen last first.
    fn sessions(&self, visitor: String) -> Reply<'_, Vec<Session>>;

    /// A session was seen.
    fn see_session(&self, hash: String, at: u64) -> Reply<'_, ()>;

    /// Ends a session of this visitor; says whether there was one that had not ended.
    fn end_session(&self, visitor: String, hash: String, at: u64) -> Reply<'_, bool>;

    /// Ends all sessions of a visitor but one; says which have ended.
    fn end_other_sessions(&self, visitor: String, but: String, at: u64) -> Reply<'_, Vec<String>>;

    /// Forgets sessions that were neither seen nor ended since then; says how many.
    fn forget_sessions(&self, before: u64) -> Reply<'_, u64>;

    /// Keeps a code. Of more than `most` codes for this purpose a visitor loses those that
    /// hold least long.
    fn keep_code(&self, code: Code, most: u32) -> Reply<'_, ()>;

    /// A code that holds at this time. It can still be used.
    fn code(&self, hash: String, purpose: &'static str, at: u64) -> Reply<'_, Option<Code>>;

    /// Uses a code that holds at this time: of all who try, one gets it.
    fn use_code(&self, hash: String, purpose: &'static str, at: u64) -> Reply<'_, Option<Code>>;

    /// Forgets codes that do not hold any more; says how many.
    fn forget_codes(&self, at: u64) -> Reply<'_, u64>;

    /// Keeps a credential, in the place of the visitor's own with this name if there is one; says
    /// whether nobody else has it.
    fn add_credential(&self, credential: Credential) -> Reply<'_, bool>;

    /// The credential with this name.
    fn credential(&self, id: String) -> Reply<'_, Option<Credential>>;

    /// The credentials of a visitor, the oldest first.
    fn credentials(&self, visitor: String) -> Reply<'_, Vec<Credential>>;

    /// A credential was used, and what is to be known of it changes: if it is still what
    /// whoever uses it has read. Says whether it was.
    fn use_credential(&self, read: Credential, data: String, at: u64) -> Reply<'_, bool>;

    /// Removes a credential of this visitor; says whether there was one.
    fn remove_credential(&self, visitor: String, id: String) -> Reply<'_, bool>;

    /// What a visitor has set, by name.
    fn settings(&self, visitor: String) -> Reply<'_, Vec<(String, String)>>;

    /// Those of these visitors who have set this to that value, in any order.
    fn with_setting(
        &self,
        name: String,
        value: String,
        visitors: Vec<String>,
    ) -> Reply<'_, Vec<String>>;

    /// Changes what a visitor has set.
    fn set(&self, visitor: String, settings: Vec<(String, String)>) -> Reply<'_, ()>;

    /// Makes one visitor of two: everything that belonged to one belongs to the other, all
    /// of it or nothing. Where both have the same thing, the other's own stays.
    fn merge(&self, merge: Merge) -> Reply<'_, ()>;
}

/// A name. Two of them look alike if they look the same as they are written, or in small letters;
/// how that is found out is not known to the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// The name.
    pub name: String,
    /// How it looks; empty if nobody can own it.
    pub look: String,
    /// How it looks in small letters.
    pub folded: String,
}

/// A browser or a program that may act as a visitor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The hash of its token.
    pub hash: String,
    /// As whom it acts.
    pub visitor: String,
    /// What acts.
    pub kind: SessionKind,
    /// What people call it.
    pub device: String,
    /// When it began, in milliseconds since 1970.
    pub made: u64,
    /// When it was seen last.
    pub seen: u64,
    /// When it ended, if it did. It stays known for a while, so that it is not begun again.
    pub ended: Option<u64>,
}

/// What acts as a visitor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SessionKind {
    /// A browser, by a cookie.
    Browser,
    /// A program, by a token.
    Program,
}

impl SessionKind {
    const ALL: [(Self, &str); 2] = [(Self::Browser, "browser"), (Self::Program, "program")];

    /// Its name in a database.
    pub(crate) fn name(self) -> &'static str {
        let name = Self::ALL.iter().find(|(kind, _)| *kind == self);
        name.map_or("", |(_, name)| *name)
    }

    /// The kind of this name.
    pub(crate) fn named(name: &str) -> Result<Self, StoreError> {
        let kind = Self::ALL.iter().find(|(_, known)| *known == name);
        kind.map(|(kind, _)| *kind).ok_or_else(|| {
            let what = format!("there is no kind of session called {name:?}");
            StoreError::Corrupt(std::sync::Arc::new(std::io::Error::other(what)))
        })
    }
}

/// A code that can be used once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    /// The hash of the code.
    pub hash: String,
    /// What it is for; the store does not read it.
    pub purpose: String,
    /// Whose it is; empty if that is not known yet.
    pub visitor: String,
    /// What is to be known when it is used.
    pub data: String,
    /// Until when it holds, in milliseconds since 1970.
    pub until: u64,
}

/// What a session can be begun with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Credential {
    /// Its name, which no other has.
    pub id: String,
    /// Whose it is.
    pub visitor: String,
    /// What people call it.
    pub name: String,
    /// What is known of it; the store does not read it.
    pub data: String,
    /// When it was added, in milliseconds since 1970.
    pub made: u64,
    /// When it was used last.
    pub used: Option<u64>,
}

/// Two visitors who become one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Merge {
    /// Who is no more.
    pub from: String,
    /// Who has everything from now on.
    pub to: String,
    /// The tables that change hands, each with the events that change.
    pub tables: Vec<(String, Vec<(u64, String)>)>,
}

/// A table of the database whose rows belong to visitors.
pub(crate) struct Belonging {
    /// The table.
    table: &'static str,
    /// The column that names the visitor.
    visitor: &'static str,
    /// Where a visitor has only one row of a kind: the columns that say of which.
    once: Option<&'static [&'static str]>,
}

/// Everything that belongs to a visitor beside the log and what follows from it. It goes with
/// the visitor when one is erased, and changes hands when two become one.
const BELONGINGS: [Belonging; 16] = [
    Belonging {
        table: "visitor",
        visitor: "id",
        once: Some(&[]),
    },
    Belonging {
        table: "session",
        visitor: "visitor",
        once: None,
    },
    Belonging {
        table: "code",
        visitor: "visitor",
        once: None,
    },
    Belonging {
        table: "credential",
        visitor: "visitor",
        once: None,
    },
    Belonging {
        table: "setting",
        visitor: "visitor",
        once: Some(&["name"]),
    },
    Belonging {
        table: "notice",
        visitor: "visitor",
        once: None,
    },
    Belonging {
        table: "feed_entry",
        visitor: "visitor",
        once: Some(&["happened", "game_table", "kind"]),
    },
    Belonging {
        table: "channel",
        visitor: "visitor",
        once: Some(&["kind", "address"]),
    },
    Belonging {
        table: "notice_settings",
        visitor: "visitor",
        once: Some(&[]),
    },
    Belonging {
        table: "handle",
        visitor: "visitor",
        once: None,
    },
    Belonging {
        table: "tie",
        visitor: "visitor",
        once: Some(&["other", "kind"]),
    },
    Belonging {
        table: "tie",
        visitor: "other",
        once: Some(&["visitor", "kind"]),
    },
    Belonging {
        table: "invitation",
        visitor: "visitor",
        once: Some(&["game_table"]),
    },
    Belonging {
        table: "invitation",
        visitor: "inviter",
        once: None,
    },
    Belonging {
        table: "report",
        visitor: "visitor",
        once: None,
    },
    Belonging {
        table: "report",
        visitor: "about",
        once: None,
    },
];

/// What cannot stay when two have become the visitor `$2`: nobody is their own friend or guest,
/// whoever is blocked by one of the two is no friend of the other, and friends are not asked.
const CONTRADICTIONS: [&str; 4] = [
    "DELETE FROM tie WHERE visitor = $2 AND other = $2 AND CAST($1 AS text) <> ''",
    "DELETE FROM invitation WHERE visitor = $2 AND inviter = $2 AND CAST($1 AS text) <> ''",
    "DELETE FROM tie WHERE (visitor = $2 OR other = $2) AND CAST($1 AS text) <> '' \
     AND kind <> 'blocked' AND EXISTS (SELECT 1 FROM tie AS wall WHERE wall.kind = 'blocked' \
     AND ((wall.visitor = tie.visitor AND wall.other = tie.other) \
          OR (tie.kind = 'friend' AND wall.visitor = tie.other AND wall.other = tie.visitor)))",
    "DELETE FROM tie WHERE (visitor = $2 OR other = $2) AND CAST($1 AS text) <> '' \
     AND kind IN ('asked', 'declined') AND EXISTS (SELECT 1 FROM tie AS friends \
     WHERE friends.kind = 'friend' AND friends.visitor = tie.visitor \
     AND friends.other = tie.other)",
];

/// Keeps a credential, unless somebody else has it. Parameters are written `?1` or `$1`, in the order
/// of the columns.
pub(crate) fn keeping(sign: char) -> String {
    format!(
        "INSERT INTO credential (id, visitor, name, data, made, used) \
         VALUES ({sign}1, {sign}2, {sign}3, {sign}4, {sign}5, {sign}6) \
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, data = excluded.data, \
         made = excluded.made, used = excluded.used WHERE credential.visitor = excluded.visitor"
    )
}

/// Whether somebody else owns a name with these looks. Parameters are written `?1` or `$1`: the
/// visitor, and the looks.
pub(crate) fn is_taken(sign: char) -> String {
    format!(
        "SELECT EXISTS (SELECT 1 FROM visitor WHERE owned AND id <> {sign}1 \
         AND (look = {sign}2 OR folded = {sign}3))"
    )
}

/// Statements that see to it who owns the name of a visitor, when the name or the credentials have
/// changed: nobody has a name that looks like one that somebody else owns.
pub(crate) fn owning(sign: char) -> [String; 3] {
    let own = |look: &str| {
        format!("(SELECT own.{look} FROM visitor AS own WHERE own.id = {sign}1 AND own.owned)")
    };
    [
        format!(
            "DELETE FROM visitor WHERE id = {sign}1 AND NOT owned AND EXISTS \
             (SELECT 1 FROM visitor AS other WHERE other.owned AND other.id <> {sign}1 \
              AND (other.look = visitor.look OR other.folded = visitor.folded))"
        ),
        format!(
            "UPDATE visitor SET owned = coalesce(look, '') <> '' AND EXISTS \
             (SELECT 1 FROM credential WHERE credential.visitor = {sign}1) WHERE id = {sign}1"
        ),
        format!(
            "DELETE FROM visitor WHERE id <> {sign}1 AND NOT owned \
             AND (look IN {} OR folded IN {})",
            own("look"),
            own("folded")
        ),
    ]
}

/// Names that have nothing to be compared by.
pub(crate) fn without_looks(sign: char) -> String {
    format!(
        "SELECT id, name FROM visitor WHERE look IS NULL ORDER BY \
         (SELECT min(made) FROM credential WHERE credential.visitor = visitor.id) NULLS LAST, id \
         LIMIT {sign}1"
    )
}

/// Statements that forget everything of a visitor. Parameters are written `?1` or `$1`.
pub(crate) fn forgetting(sign: char) -> impl Iterator<Item = String> {
    BELONGINGS
        .iter()
        .map(move |Belonging { table, visitor, .. }| {
            format!("DELETE FROM {table} WHERE {visitor} = {sign}1")
        })
}

/// Statements that give everything of the first visitor to the second.
pub(crate) fn merging(sign: char) -> impl Iterator<Item = String> {
    let moved = BELONGINGS.iter().flat_map(move |belonging| {
        let Belonging {
            table,
            visitor,
            once,
        } = belonging;
        let clashes = once.map(|columns| {
            let same = columns.iter();
            let same = same.map(|column| format!(" AND kept.{column} = {table}.{column}"));
            let same: String = same.collect();
            format!(
                "DELETE FROM {table} WHERE {visitor} = {sign}1 AND EXISTS (SELECT 1 FROM {table} \
                 AS kept WHERE kept.{visitor} = {sign}2{same})"
            )
        });
        let move_them = format!("UPDATE {table} SET {visitor} = {sign}2 WHERE {visitor} = {sign}1");
        // Both parameters are in every statement, as PostgreSQL wants it.
        clashes.into_iter().chain([move_them])
    });
    let sense = CONTRADICTIONS.iter();
    let sense = sense.map(move |statement| statement.replace('$', &sign.to_string()));
    moved.chain(sense)
}
