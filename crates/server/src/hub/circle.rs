//! A person's circle: friends, blocked people, invitations, and what others may see of somebody.
//!
//! Everything is kept with the person. What somebody says of another is known to nobody else:
//! whoever asks or writes to a person who blocks them is answered as by anybody.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    sync::{Arc, PoisonError, RwLock},
    time::{Duration, Instant},
};

use store::{
    Act, Deed, Invitation, Invited, ListQuery, NewNotice, OpenInvitation, PlayedRow, Related, Tie,
    TieKind, Which,
};
use tabletop::Seat;

use super::{Hub, lists::Summary, public_handle, ratings::Rated, span};
use crate::{
    frame::{Relation, Stage, TableLine, Visible},
    notices::Kind,
    problem::Problem,
    table::{Sitter, TableState},
    table_event::Watch,
};

/// The most friends of a person, the most they ask, and the most who ask them.
const MOST: u32 = 200;
/// The most people whom somebody blocks.
const MOST_BLOCKED: u32 = 1000;
/// The most people invited to one table.
const MOST_INVITED: u32 = 20;
/// The most open invitations that somebody is shown.
const MOST_SHOWN: u32 = 20;
/// The most finished games from which a profile is made.
const MOST_PLAYED: u32 = 1000;
/// Somebody plays now whose game has gone on within this time, in milliseconds.
const LATELY: u64 = 15 * 60 * 1000;
/// The most people whose blocks are kept in memory.
const MOST_KEPT: usize = 20_000;
/// How long they hold where other servers use the same store.
const FRESH: Duration = Duration::from_secs(2);

/// The names of what a person has set about the profile, where it is kept.
const PROFILE: &str = "show-profile";
const PLAYING: &str = "show-playing";
const FAVOURITES: &str = "favourite-games";
/// The value of what is allowed.
const YES: &str = "yes";

/// Whom people block, of those who read a chat lately.
#[derive(Default)]
pub struct Blocks(RwLock<KnownBlocks>);

#[derive(Default)]
struct KnownBlocks {
    by_visitor: HashMap<String, (Arc<BTreeSet<String>>, Instant)>,
    /// How often some of them were forgotten: what was read before that may be out of date.
    forgotten: u64,
}

impl Blocks {
    /// Whom a visitor blocks, with when that was read.
    fn get(&self, visitor: &str) -> Option<(Arc<BTreeSet<String>>, Instant)> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        known.by_visitor.get(visitor).cloned()
    }

    /// How often some were forgotten, which is asked before they are read.
    fn forgotten(&self) -> u64 {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        known.forgotten
    }

    /// Remembers what was read, unless some were forgotten meanwhile.
    fn remember(&self, visitor: &str, blocked: Arc<BTreeSet<String>>, forgotten: u64) {
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if known.forgotten != forgotten {
            return;
        }
        if known.by_visitor.len() >= MOST_KEPT {
            known.by_visitor.clear();
        }
        let now = (blocked, Instant::now());
        known.by_visitor.insert(visitor.to_owned(), now);
    }

    /// Whom this visitor blocks is read again.
    fn forget(&self, visitor: &str) {
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        known.by_visitor.remove(visitor);
        known.forgotten += 1;
    }

    /// Forgets all of them: they are read again when somebody asks.
    pub fn forget_all(&self) {
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        known.by_visitor.clear();
        known.forgotten += 1;
    }
}

/// What somebody has set about the profile.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Privacy {
    /// Who may see the profile.
    pub profile: Visible,
    /// Whether friends may see what they play now.
    pub playing: bool,
    /// Their favourite games.
    pub favourites: Vec<String>,
}

/// A person's circle.
#[derive(Clone, Debug, Default)]
pub struct People {
    /// Friends.
    pub friends: Vec<String>,
    /// Who asks to be a friend.
    pub asking: Vec<String>,
    /// Who was asked.
    pub asked: Vec<String>,
    /// Who is blocked.
    pub blocked: Vec<String>,
}

impl People {
    /// What a visitor is shown of these ties. Questions of people whom they block or have
    /// declined are not among them.
    pub(super) fn of(visitor: &str, ties: &[Tie]) -> Self {
        let said = |kind: TieKind| {
            let own = ties
                .iter()
                .filter(move |tie| tie.visitor == visitor && tie.kind == kind);
            own.map(|tie| tie.other.clone())
        };
        let unheard: BTreeSet<String> = said(TieKind::Blocked)
            .chain(said(TieKind::Declined))
            .collect();
        let asking = ties
            .iter()
            .filter(|tie| tie.other == visitor && tie.kind == TieKind::Asked)
            .map(|tie| tie.visitor.clone());
        Self {
            friends: said(TieKind::Friend).collect(),
            asking: asking.filter(|who| !unheard.contains(who)).collect(),
            asked: said(TieKind::Asked).collect(),
            blocked: said(TieKind::Blocked).collect(),
        }
    }

    /// What another person is to the one whose circle this is.
    pub fn relation(&self, other: &str) -> Relation {
        let is_in = |list: &[String]| list.iter().any(|who| who == other);
        if is_in(&self.blocked) {
            Relation::Blocked
        } else if is_in(&self.friends) {
            Relation::Friend
        } else if is_in(&self.asking) {
            Relation::Asks
        } else if is_in(&self.asked) {
            Relation::Asked
        } else {
            Relation::Stranger
        }
    }
}

/// How often somebody has finished a game with so many players, and won.
pub type Records = BTreeMap<(String, u8), (u32, u32)>;

/// What somebody has finished.
#[derive(Clone, Debug, Default)]
pub struct Played {
    /// By game and number of players.
    pub records: Records,
    /// The last games at tables that everybody finds in lists, by table.
    pub listed: Vec<PlayedRow>,
}

/// What somebody plays now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Playing {
    /// The title of the game; nothing where not everybody may watch.
    pub title: Option<String>,
    /// The table, if everybody may watch.
    pub table: Option<String>,
}

/// Somebody who is invited to a table, as its people see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    /// The person.
    pub visitor: String,
    /// Whether they have been invited.
    pub invited: bool,
    /// Whether they have declined.
    pub declined: bool,
    /// Whether they sit there.
    pub seated: bool,
}

impl Hub {
    /// The visitor with this name in addresses.
    ///
    /// # Errors
    /// When nobody has it, or the store does not answer.
    pub async fn person_named(&self, handle: &str) -> Result<String, Problem> {
        let found = self.store.by_handle(handle.to_owned()).await;
        match found.map_err(|why| Problem::not_read(&why))? {
            Some(visitor) => Ok(visitor),
            None => self.rated_visitor(handle).await,
        }
    }

    /// The visitor with this name in addresses, for somebody who may have met them at a table:
    /// those whom one asks or blocks need not be found by others.
    ///
    /// # Errors
    /// When nobody has it whom they could find, or the store does not answer.
    pub async fn person_for(&self, reader: &str, handle: &str) -> Result<String, Problem> {
        let unknown = match self.person_named(handle).await {
            Err(problem) if problem.status == 404 => problem,
            found => return found,
        };
        let People { asked, blocked, .. } = self.people_of(reader).await?;
        let mut met = asked.into_iter().chain(blocked);
        met.find(|who| public_handle(who) == handle).ok_or(unknown)
    }

    /// Whether others can find somebody by the name in addresses.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn is_known(&self, visitor: &str) -> Result<bool, Problem> {
        let found = self.store.by_handle(public_handle(visitor)).await;
        let found = found.map_err(|why| Problem::not_read(&why))?;
        Ok(found.as_deref() == Some(visitor))
    }

    /// Lets others find somebody by the name in addresses.
    ///
    /// # Errors
    /// When it cannot be saved.
    pub async fn make_known(&self, visitor: &str) -> Result<(), Problem> {
        let (handle, visitor) = (public_handle(visitor), visitor.to_owned());
        let kept = self.store.keep_handle(handle, visitor).await;
        kept.map_err(|why| Problem::not_saved(&why))
    }

    /// A person's circle.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn people_of(&self, visitor: &str) -> Result<People, Problem> {
        let ties = self.store.ties(visitor.to_owned()).await;
        let ties = ties.map_err(|why| Problem::not_read(&why))?;
        Ok(People::of(visitor, &ties))
    }

    /// Somebody does something about another person.
    ///
    /// # Errors
    /// When it cannot be, or cannot be saved.
    pub async fn relate(&self, visitor: &str, other: &str, act: Act) -> Result<(), Problem> {
        if visitor == other {
            return Err(Problem::new(422, "problem-yourself"));
        }
        // Nobody is found because of what others do: they would see by it that somebody blocks them.
        if matches!(act, Act::Ask | Act::Accept) {
            self.make_known(visitor).await?;
        }
        let deed = Deed {
            visitor: visitor.to_owned(),
            other: other.to_owned(),
            act,
            at: self.now(),
            most: MOST,
            most_blocked: MOST_BLOCKED,
        };
        let related = self.store.relate(deed).await;
        self.blocks.forget(visitor);
        match related.map_err(|why| Problem::not_saved(&why))? {
            Related::Done | Related::Friends => Ok(()),
            Related::NotAsked => Err(Problem::new(409, "problem-nobody-asked")),
            Related::OwnBlock => Err(Problem::new(409, "problem-own-block")),
            Related::TooMany => Err(Problem::new(409, "problem-too-many-friends")),
            Related::TooManyBlocked => Err(Problem::new(409, "problem-too-many-blocked")),
        }
    }

    /// Whom a visitor blocks.
    ///
    /// # Errors
    /// When the store does not answer.
    async fn blocked_by(&self, visitor: &str) -> Result<Arc<BTreeSet<String>>, Problem> {
        if let Some((known, since)) = self.blocks.get(visitor)
            && (!self.store.is_shared() || since.elapsed() < FRESH)
        {
            return Ok(known);
        }
        let forgotten = self.blocks.forgotten();
        let people = self.people_of(visitor).await?;
        let blocked = Arc::new(people.blocked.into_iter().collect::<BTreeSet<_>>());
        self.blocks.remember(visitor, blocked.clone(), forgotten);
        Ok(blocked)
    }

    /// The numbers of those in the chat of a table whom a reader blocks.
    ///
    /// # Errors
    /// When the store does not answer: what somebody does not want to see is not shown for that.
    pub async fn unheard(&self, state: &TableState, reader: &str) -> Result<Vec<usize>, Problem> {
        if state.chat.lines().is_empty() {
            return Ok(Vec::new());
        }
        let blocked = self.blocked_by(reader).await?;
        let people = (0..).map_while(|number| Some((number, state.chat.person(number)?)));
        let unheard = people.filter(|(_, who)| blocked.contains(*who));
        Ok(unheard.map(|(number, _)| number).collect())
    }

    /// Who sits on a seat of a table, for somebody who sits there too or has made the table.
    ///
    /// # Errors
    /// When the visitor has no part in the table, or no person sits there.
    pub async fn person_at(
        self: &Arc<Self>,
        table: &str,
        visitor: &str,
        seat: Seat,
    ) -> Result<String, Problem> {
        let state = self.table(table).await?.snapshot().await;
        has_part(&state, visitor)?;
        let chair = state.seats.get(seat.index());
        let person = chair.and_then(|chair| chair.person());
        person
            .map(str::to_owned)
            .ok_or_else(|| Problem::missing("problem-nobody-there"))
    }

    /// What somebody has set about the profile.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn privacy_of(&self, visitor: &str) -> Result<Privacy, Problem> {
        let set = self.store.settings(visitor.to_owned()).await;
        let set = set.map_err(|why| Problem::not_read(&why))?;
        let mut privacy = Privacy::default();
        for (name, value) in set {
            match &*name {
                PROFILE => privacy.profile = value.parse().unwrap_or_default(),
                PLAYING => privacy.playing = value == YES,
                FAVOURITES => {
                    privacy.favourites = value.split_whitespace().map(String::from).collect();
                }
                _ => {}
            }
        }
        Ok(privacy)
    }

    /// Those of these people whose page the reader does not find: they show it to nobody, and are
    /// strangers to the reader.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn hidden_from(
        &self,
        reader: &str,
        people: BTreeSet<String>,
    ) -> Result<BTreeSet<String>, Problem> {
        let hidden = self.who_set(PROFILE, Visible::Nobody.to_string(), people);
        let mut hidden = hidden.await?;
        hidden.remove(reader);
        if !hidden.is_empty() {
            let circle = self.people_of(reader).await?;
            hidden.retain(|who| circle.relation(who) == Relation::Stranger);
        }
        Ok(hidden)
    }

    /// Those of these people who let friends see what they play now.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn showing_play(
        &self,
        people: BTreeSet<String>,
    ) -> Result<BTreeSet<String>, Problem> {
        self.who_set(PLAYING, YES.to_owned(), people).await
    }

    /// Those of these people who have set this about the profile.
    async fn who_set(
        &self,
        name: &str,
        value: String,
        people: BTreeSet<String>,
    ) -> Result<BTreeSet<String>, Problem> {
        let people = people.into_iter().collect();
        let found = self.store.with_setting(name.to_owned(), value, people);
        let found = found.await.map_err(|why| Problem::not_read(&why))?;
        Ok(found.into_iter().collect())
    }

    /// Keeps what somebody sets about the profile.
    ///
    /// # Errors
    /// When it cannot be saved.
    pub async fn set_privacy(&self, visitor: &str, privacy: &Privacy) -> Result<(), Problem> {
        self.make_known(visitor).await?;
        let playing = if privacy.playing { YES } else { "no" };
        let set = vec![
            (PROFILE.to_owned(), privacy.profile.to_string()),
            (PLAYING.to_owned(), playing.to_owned()),
            (FAVOURITES.to_owned(), privacy.favourites.join(" ")),
        ];
        let saved = self.store.set(visitor.to_owned(), set).await;
        saved.map_err(|why| Problem::not_saved(&why))
    }

    /// What somebody has finished: everything, or only what everybody finds in lists.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn played_by(&self, visitor: &str, everything: bool) -> Result<Played, Problem> {
        let rows = self.store.played(visitor.to_owned(), MOST_PLAYED).await;
        let mut played = Played::default();
        for row in rows.map_err(|why| Problem::not_read(&why))? {
            if everything || row.listed {
                let key = (row.game.clone(), row.players);
                let (games, won) = played.records.entry(key).or_default();
                *games += 1;
                *won += u32::from(has_won(&row));
            }
            if row.listed {
                played.listed.push(row);
            }
        }
        Ok(played)
    }

    /// A finished game as a line of a list.
    pub fn played_line(&self, row: &PlayedRow) -> Option<TableLine> {
        self.line(&store::TableRow {
            table: row.table.clone(),
            stage: store::StoredStage::Finished,
            summary: row.summary.clone(),
            owes: false,
            due: None,
            updated: row.updated,
        })
    }

    /// What somebody plays now.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn playing_now(self: &Arc<Self>, visitor: &str) -> Result<Option<Playing>, Problem> {
        let query = ListQuery {
            which: Which::Running,
            visitor: visitor.to_owned(),
            search: String::new(),
            skip: 0,
            most: 5,
        };
        let rows = self.store.list(query).await;
        let rows = rows.map_err(|why| Problem::not_read(&why))?;
        let since = self.now().saturating_sub(LATELY);
        let now = rows
            .iter()
            .filter(|row| row.stage == store::StoredStage::Live && row.updated >= since);
        let mut playing = None;
        for row in now {
            let state = self.table(&row.table).await?.snapshot().await;
            if state.watch == Watch::Everyone && state.daily.is_none() {
                return Ok(Some(Playing {
                    title: Some(state.referee.info().title.to_string()),
                    table: Some(row.table.clone()),
                }));
            }
            playing = Some(Playing::default());
        }
        Ok(playing)
    }

    /// The friends of somebody at a table, with what is known of each there.
    ///
    /// # Errors
    /// When the visitor has no part in the table, or the store does not answer.
    pub async fn guests(
        self: &Arc<Self>,
        table: &str,
        visitor: &str,
    ) -> Result<(Arc<TableState>, Vec<Guest>), Problem> {
        let state = self.table(table).await?.snapshot().await;
        has_part(&state, visitor)?;
        let invited = self.store.invitations_to(table.to_owned()).await;
        let invited = invited.map_err(|why| Problem::not_read(&why))?;
        let friends = self.people_of(visitor).await?.friends;
        let guests = friends.into_iter().map(|friend| {
            let invitation = invited.iter().find(|one| one.visitor == friend);
            Guest {
                invited: invitation.is_some(),
                declined: invitation.is_some_and(|one| one.declined.is_some()),
                seated: !state.seats_of(&friend).is_empty(),
                visitor: friend,
            }
        });
        let guests = guests.collect();
        Ok((state, guests))
    }

    /// Invites a friend to a table.
    ///
    /// # Errors
    /// When the visitor has no part in the table, it does not wait for anybody, or the other is
    /// no friend.
    pub async fn invite_friend(
        self: &Arc<Self>,
        table: &str,
        visitor: &str,
        friend: &str,
    ) -> Result<(), Problem> {
        let state = self.table(table).await?.snapshot().await;
        has_part(&state, visitor)?;
        let is_free = |chair: &crate::table::Chair| chair.sitter == Sitter::Nobody;
        if state.stage() != Stage::Waiting || !state.seats.iter().any(is_free) {
            return Err(Problem::new(409, "problem-no-free-seat"));
        }
        if self.people_of(visitor).await?.relation(friend) != Relation::Friend {
            return Err(Problem::forbidden("problem-no-friend"));
        }
        let now = self.now();
        let new = Invitation {
            table: table.to_owned(),
            visitor: friend.to_owned(),
            inviter: visitor.to_owned(),
            made: now,
            declined: None,
        };
        let notice = NewNotice {
            visitor: friend.to_owned(),
            kind: Kind::Invited.name(),
            happens: now,
            due: now + span(self.config.notices.wait),
        };
        let invited = self.store.invite(new, notice, MOST_INVITED).await;
        match invited.map_err(|why| Problem::not_saved(&why))? {
            Invited::Invited | Invited::Known => Ok(()),
            Invited::TooMany => Err(Problem::new(409, "problem-too-many-invited")),
        }
    }

    /// The invitations that somebody can follow.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn invitations_of(&self, visitor: &str) -> Result<Vec<OpenInvitation>, Problem> {
        let open = self.store.invitations_of(visitor.to_owned(), MOST_SHOWN);
        open.await.map_err(|why| Problem::not_read(&why))
    }

    /// Declines an invitation. Declining twice is declining.
    ///
    /// # Errors
    /// When it cannot be saved.
    pub async fn decline_invitation(&self, visitor: &str, table: &str) -> Result<(), Problem> {
        let (table, visitor, now) = (table.to_owned(), visitor.to_owned(), self.now());
        let declined = self.store.decline_invitation(table, visitor, now).await;
        declined.map(drop).map_err(|why| Problem::not_saved(&why))
    }

    /// What an invited person shows at a table that waits for them, if somebody has invited
    /// them by name.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn invited_by_name(
        self: &Arc<Self>,
        table: &str,
        visitor: &str,
    ) -> Result<Option<String>, Problem> {
        let state = self.table(table).await?.snapshot().await;
        if state.stage() != Stage::Waiting || !state.seats_of(visitor).is_empty() {
            return Ok(None);
        }
        let found = self.store.invitation(table.to_owned(), visitor.to_owned());
        let found = found.await.map_err(|why| Problem::not_read(&why))?;
        let is_open = found.is_some_and(|invitation| invitation.declined.is_none());
        Ok(is_open.then(|| state.invitation.clone()))
    }

    /// Whether somebody is invited to a table, or from a finished game to play again, by somebody
    /// else whom they do not block.
    ///
    /// # Errors
    /// When there is no such table any more, or the store does not answer.
    pub async fn is_invited(self: &Arc<Self>, table: &str, visitor: &str) -> Result<bool, Problem> {
        let state = self.table(table).await?.snapshot().await;
        let inviter = match &state.rematch {
            Some((again, _)) => Some(self.table(again).await?.snapshot().await.host.clone()),
            None => {
                let found = self.store.invitation(table.to_owned(), visitor.to_owned());
                let found = found.await.map_err(|why| Problem::not_read(&why))?;
                found.map(|invitation| invitation.inviter)
            }
        };
        match inviter.filter(|inviter| inviter != visitor) {
            Some(inviter) => Ok(!self.blocked_by(visitor).await?.contains(&inviter)),
            None => Ok(false),
        }
    }

    /// The ratings of somebody and their friends in a game, the best first.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn leaders_among(
        &self,
        game: &str,
        players: u8,
        week: Option<u32>,
        visitor: &str,
    ) -> Result<Vec<Rated>, Problem> {
        self.rate().await.map_err(|why| Problem::not_read(&why))?;
        let mut among = self.people_of(visitor).await?.friends;
        among.push(visitor.to_owned());
        let rows = self
            .store
            .ratings_among(game.to_owned(), players, week, among)
            .await;
        let mut rated = Vec::new();
        for row in rows.map_err(|why| Problem::not_read(&why))? {
            let name = self.name_of(&row.visitor).await;
            rated.push(Rated { name, row });
        }
        Ok(rated)
    }
}

/// Refuses whoever neither sits at a table nor has made it.
fn has_part(state: &TableState, visitor: &str) -> Result<(), Problem> {
    if state.host == visitor || !state.seats_of(visitor).is_empty() {
        Ok(())
    } else {
        Err(Problem::forbidden("problem-not-seated"))
    }
}

/// Whether the person has won a finished game.
fn has_won(row: &PlayedRow) -> bool {
    let Ok(summary) = serde_json::from_str::<Summary>(&row.summary) else {
        return false;
    };
    let seat = usize::from(row.seat).saturating_sub(1);
    // Names at a table are unlike each other; every seat of a finished game has one.
    let name = summary.names.get(seat);
    name.is_some_and(|name| summary.winners.contains(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tie(visitor: &str, kind: TieKind, other: &str) -> Tie {
        Tie {
            visitor: visitor.into(),
            other: other.into(),
            kind,
            made: 1,
        }
    }

    #[test]
    fn questions_of_people_who_are_blocked_or_declined_are_not_shown() {
        let ties = [
            tie("ben", TieKind::Asked, "ana"),
            tie("eve", TieKind::Asked, "ana"),
            tie("max", TieKind::Asked, "ana"),
            tie("ana", TieKind::Blocked, "eve"),
            tie("ana", TieKind::Declined, "max"),
            tie("ana", TieKind::Friend, "zoe"),
            tie("ana", TieKind::Asked, "lea"),
        ];
        let people = People::of("ana", &ties);
        assert_eq!(people.asking, ["ben"]);
        let is = ["ben", "eve", "max", "zoe", "lea"].map(|who| people.relation(who));
        let expected = [
            Relation::Asks,
            Relation::Blocked,
            Relation::Stranger,
            Relation::Friend,
            Relation::Asked,
        ];
        assert_eq!(is, expected);
    }

    /// Otherwise a block would not hold as long as nobody else blocks anybody.
    #[test]
    fn what_was_read_before_a_block_is_not_remembered() {
        let blocks = Blocks::default();
        let forgotten = blocks.forgotten();
        blocks.forget("ana");
        blocks.remember("ana", Arc::default(), forgotten);
        assert!(blocks.get("ana").is_none());
        blocks.remember("ana", Arc::default(), blocks.forgotten());
        assert!(blocks.get("ana").is_some());
    }

    #[test]
    fn whoever_sits_on_a_winning_seat_has_won() {
        let row = |seat, winners: &str| PlayedRow {
            table: "t".into(),
            game: "nim".into(),
            players: 2,
            seat,
            listed: true,
            summary: format!(
                r#"{{"game":"nim","names":["Ana","greedy 2"],"winners":[{winners}]}}"#
            ),
            updated: 1,
        };
        assert!(has_won(&row(1, r#""Ana""#)));
        assert!(!has_won(&row(2, r#""Ana""#)));
        assert!(!has_won(&row(1, "")));
        assert!(!has_won(&row(9, r#""Ana""#)));
    }
}
