//! A person's circle: friends and blocked people, invitations to tables, what is reported to
//! whoever runs the server, and what a profile is made of.
//!
//! What one person says of another is a [`Tie`]: each has rows of their own, so nobody reads in
//! the rows of somebody else whether they are blocked or were declined. Friends are two ties.

use crate::{Channel, NewNotice, RatingRow, Reply, StoreError};

/// What is kept of people and those they know.
pub trait Circle: Send + Sync {
    /// Keeps the public name in addresses of a visitor.
    fn keep_handle(&self, handle: String, visitor: String) -> Reply<'_, ()>;

    /// The visitor with this public name, if one is kept.
    fn by_handle(&self, handle: String) -> Reply<'_, Option<String>>;

    /// What a visitor says of others, and who asks to be their friend, in the order of time.
    fn ties(&self, visitor: String) -> Reply<'_, Vec<Tie>>;

    /// Changes what a visitor says of another, and what follows from it: all of it or nothing.
    fn relate(&self, deed: Deed) -> Reply<'_, Related>;

    /// Invites somebody to a table and writes the notice of it, once for each table and person.
    /// At most so many are invited to one table.
    fn invite(&self, new: Invitation, notice: NewNotice, most: u32) -> Reply<'_, Invited>;

    /// An invitation, declined or not.
    fn invitation(&self, table: String, visitor: String) -> Reply<'_, Option<Invitation>>;

    /// All invitations to a table, the oldest first.
    fn invitations_to(&self, table: String) -> Reply<'_, Vec<Invitation>>;

    /// The invitations of a visitor that can be followed, the newest first: those to waiting
    /// tables where they do not sit, that were not declined and come from nobody they block.
    fn invitations_of(&self, visitor: String, most: u32) -> Reply<'_, Vec<OpenInvitation>>;

    /// Declines an invitation; what waited to be told of it is gone. Says whether there was one
    /// that was not declined.
    fn decline_invitation(&self, table: String, visitor: String, at: u64) -> Reply<'_, bool>;

    /// The finished games of a visitor that are no games of a day, the last first.
    fn played(&self, visitor: String, most: u32) -> Reply<'_, Vec<PlayedRow>>;

    /// Those of these visitors who have a rating, the best first; `week` as in leader boards.
    fn ratings_among(
        &self,
        game: String,
        players: u8,
        week: Option<u32>,
        visitors: Vec<String>,
    ) -> Reply<'_, Vec<RatingRow>>;

    /// Keeps a report, unless the same person has reported the same and it is still open.
    fn report(&self, report: Report) -> Reply<'_, bool>;

    /// Reports that are open, or those that are not, the newest first.
    fn reports(&self, open: bool, most: u32) -> Reply<'_, Vec<Report>>;

    /// The reports that somebody has made, the newest first.
    fn reports_by(&self, visitor: String) -> Reply<'_, Vec<Report>>;

    /// Closes a report; says whether there was one that was open.
    fn close_report(&self, id: String, at: u64) -> Reply<'_, bool>;

    /// People with a session, those seen last first; with a search, those whose name contains it
    /// or whose id it is.
    fn people(&self, search: String, most: u32) -> Reply<'_, Vec<PersonRow>>;

    /// Channels where sending has failed, those that failed most often first.
    fn failing_channels(&self, most: u32) -> Reply<'_, Vec<Channel>>;
}

/// What one person says of another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tie {
    /// Who says it.
    pub visitor: String,
    /// Of whom.
    pub other: String,
    /// What.
    pub kind: TieKind,
    /// Since when, in milliseconds since 1970.
    pub made: u64,
}

/// What somebody says of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TieKind {
    /// They would like to be friends.
    Asked,
    /// They do not want to be asked again.
    Declined,
    /// They are friends; the other says so too.
    Friend,
    /// They want nothing to do with them.
    Blocked,
}

impl TieKind {
    const ALL: [(Self, &str); 4] = [
        (Self::Asked, "asked"),
        (Self::Declined, "declined"),
        (Self::Friend, "friend"),
        (Self::Blocked, "blocked"),
    ];

    /// Its name in a database.
    pub(crate) fn name(self) -> &'static str {
        let name = Self::ALL.iter().find(|(kind, _)| *kind == self);
        name.map_or("", |(_, name)| *name)
    }

    /// The kind of this name.
    pub(crate) fn named(name: &str) -> Result<Self, StoreError> {
        let kind = Self::ALL.iter().find(|(_, known)| *known == name);
        kind.map(|(kind, _)| *kind).ok_or_else(|| {
            let what = format!("nobody can be {name:?} to another");
            StoreError::Corrupt(std::sync::Arc::new(std::io::Error::other(what)))
        })
    }
}

/// Something that a person does about another.
#[derive(Clone, Debug)]
pub struct Deed {
    /// Who does it.
    pub visitor: String,
    /// About whom.
    pub other: String,
    /// What.
    pub act: Act,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The most friends of a person, the most they ask, and the most who ask them.
    pub most: u32,
    /// The most people whom a person blocks.
    pub most_blocked: u32,
}

/// What can be done about another person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Asks to be friends. Whoever is asked by that person already accepts with it.
    Ask,
    /// Takes the question back.
    Withdraw,
    /// Accepts, if the other asks.
    Accept,
    /// Does not want to be asked again, if the other asks.
    Decline,
    /// They are friends no more.
    Remove,
    /// Wants nothing to do with them.
    Block,
    /// Takes that back. What the other asked meanwhile stays unseen.
    Unblock,
}

/// What came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Related {
    /// It was done, or was so before.
    Done,
    /// They are friends now, or were before.
    Friends,
    /// The other does not ask.
    NotAsked,
    /// The one who does it blocks the other.
    OwnBlock,
    /// One of the two has or asks too many, or is asked by too many.
    TooMany,
    /// The one who does it blocks too many.
    TooManyBlocked,
}

/// What is known before a deed: what two people say of each other, how many friends and questions
/// each has, and how many the one who does it blocks.
#[derive(Clone, Debug, Default)]
pub(crate) struct Known {
    /// Of the one who does it.
    pub own: Vec<TieKind>,
    /// Of the other.
    pub theirs: Vec<TieKind>,
    /// How many friends the one has who has most of the two.
    pub friends: u32,
    /// How many questions the one who does it has asked.
    pub asked: u32,
    /// How many have asked the other.
    pub asking: u32,
    /// How many the one who does it blocks.
    pub blocked: u32,
}

/// What changes with a deed: kinds of ties of the one who does it and of the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Changes {
    /// New ties of the one who does it.
    pub own: Vec<TieKind>,
    /// New ties of the other.
    pub theirs: Vec<TieKind>,
    /// Ties of the one who does it that go.
    pub own_gone: Vec<TieKind>,
    /// Ties of the other that go.
    pub theirs_gone: Vec<TieKind>,
}

/// What a deed changes, and what is to be said of it. It is the same in every store.
pub(crate) fn decide(deed: &Deed, known: &Known) -> (Related, Changes) {
    use TieKind::{Asked, Blocked, Declined, Friend};
    let own = |kind| known.own.contains(&kind);
    let theirs = |kind| known.theirs.contains(&kind);
    let (nothing, most) = (Changes::default(), deed.most);
    let friends = || Changes {
        own: vec![Friend],
        theirs: vec![Friend],
        own_gone: vec![Asked, Declined],
        theirs_gone: vec![Asked, Declined],
    };
    match deed.act {
        Act::Ask | Act::Accept if own(Blocked) => (Related::OwnBlock, nothing),
        Act::Ask | Act::Accept if own(Friend) => (Related::Friends, nothing),
        Act::Accept if !theirs(Asked) => (Related::NotAsked, nothing),
        Act::Ask | Act::Accept if theirs(Asked) && known.friends >= most => {
            (Related::TooMany, nothing)
        }
        Act::Ask | Act::Accept if theirs(Asked) => (Related::Friends, friends()),
        Act::Ask if own(Asked) => (Related::Done, nothing),
        Act::Ask if known.asked.max(known.asking) >= most => (Related::TooMany, nothing),
        Act::Ask | Act::Accept => {
            let changes = Changes {
                own: vec![Asked],
                own_gone: vec![Declined],
                ..nothing
            };
            (Related::Done, changes)
        }
        Act::Withdraw => {
            let changes = Changes {
                own_gone: vec![Asked],
                ..nothing
            };
            (Related::Done, changes)
        }
        // Who does not ask may not be declined either: nobody is kept for nothing.
        Act::Decline if !theirs(Asked) || own(Declined) => (Related::Done, nothing),
        Act::Decline => {
            let changes = Changes {
                own: vec![Declined],
                ..nothing
            };
            (Related::Done, changes)
        }
        Act::Remove => {
            let changes = Changes {
                own_gone: vec![Friend],
                theirs_gone: vec![Friend],
                ..nothing
            };
            (Related::Done, changes)
        }
        Act::Block if own(Blocked) => (Related::Done, nothing),
        Act::Block if known.blocked >= deed.most_blocked => (Related::TooManyBlocked, nothing),
        Act::Block => {
            let changes = Changes {
                own: vec![Blocked],
                own_gone: vec![Asked, Declined, Friend],
                theirs_gone: vec![Friend],
                ..nothing
            };
            (Related::Done, changes)
        }
        Act::Unblock if !own(Blocked) => (Related::Done, nothing),
        Act::Unblock => {
            let unseen = theirs(Asked).then_some(Declined);
            let changes = Changes {
                own: unseen.into_iter().collect(),
                own_gone: vec![Blocked],
                ..nothing
            };
            (Related::Done, changes)
        }
    }
}

/// An invitation to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// The table.
    pub table: String,
    /// Who is invited.
    pub visitor: String,
    /// By whom.
    pub inviter: String,
    /// When, in milliseconds since 1970.
    pub made: u64,
    /// When it was declined, if it was.
    pub declined: Option<u64>,
}

/// What came of an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Invited {
    /// They are invited now.
    Invited,
    /// They were before.
    Known,
    /// Too many are invited to that table.
    TooMany,
}

/// An invitation that can be followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenInvitation {
    /// The table.
    pub table: String,
    /// By whom.
    pub inviter: String,
    /// When, in milliseconds since 1970.
    pub made: u64,
    /// What lists show of the table.
    pub summary: String,
}

/// A finished game of somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedRow {
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// How many seats it has.
    pub players: u8,
    /// The seat of that person, counted from 1.
    pub seat: u8,
    /// Whether strangers find the table in lists.
    pub listed: bool,
    /// What lists show of it.
    pub summary: String,
    /// When something last happened there, in milliseconds since 1970.
    pub updated: u64,
}

/// Something that was reported to whoever runs the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Its name.
    pub id: String,
    /// Who reports.
    pub visitor: String,
    /// Whom.
    pub about: String,
    /// The table where it happened.
    pub table: String,
    /// The number of the line of the chat, or 0 if it is about the person.
    pub line: u64,
    /// What that line said.
    pub said: String,
    /// Why, in the words of the one who reports.
    pub why: String,
    /// When, in milliseconds since 1970.
    pub made: u64,
    /// When it was closed, if it was.
    pub closed: Option<u64>,
}

/// Somebody who has been here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    /// The visitor.
    pub visitor: String,
    /// The name they chose, if they did.
    pub name: Option<String>,
    /// When they were last seen, in milliseconds since 1970.
    pub seen: u64,
}

#[cfg(test)]
mod tests {
    use super::*;
    use TieKind::{Asked, Blocked, Declined, Friend};

    fn after(act: Act, own: &[TieKind], theirs: &[TieKind]) -> (Related, Changes) {
        let known = Known {
            own: own.into(),
            theirs: theirs.into(),
            ..Known::default()
        };
        let deed = Deed {
            visitor: "ana".into(),
            other: "ben".into(),
            act,
            at: 7,
            most: 9,
            most_blocked: 9,
        };
        decide(&deed, &known)
    }

    /// Whoever asks hears the same, whatever the other says of them.
    #[test]
    fn nobody_hears_that_they_are_blocked_or_were_declined() {
        for act in [Act::Ask, Act::Withdraw, Act::Block, Act::Unblock] {
            let plain = after(act, &[], &[]);
            for theirs in [&[Blocked][..], &[Declined]] {
                assert_eq!(after(act, &[], theirs), plain, "{act:?} {theirs:?}");
            }
        }
    }

    #[test]
    fn two_who_ask_are_friends_and_whoever_blocks_must_unblock_first() {
        let (said, changes) = after(Act::Ask, &[Declined], &[Asked]);
        assert_eq!(said, Related::Friends);
        assert_eq!((changes.own, changes.theirs), (vec![Friend], vec![Friend]));
        for act in [Act::Ask, Act::Accept] {
            let (said, changes) = after(act, &[Blocked], &[Asked]);
            assert_eq!((said, changes), (Related::OwnBlock, Changes::default()));
        }
        assert_eq!(after(Act::Accept, &[], &[]).0, Related::NotAsked);
    }
}
