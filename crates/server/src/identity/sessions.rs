//! Sessions: which browsers and programs act as whom.
//!
//! What was looked up is remembered. Where the store is shared, another server may end a session
//! or give it to another visitor, so it is looked up again after a moment; when the store does
//! not answer then, what was known holds a little longer.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use quick_cache::sync::Cache;
use store::{Session, SessionKind, Store, StoreError};

use super::{Showing, Shown, signed_hash};
use crate::{clock::now, problem::report};

/// The most sessions that are remembered.
const MOST_REMEMBERED: usize = 50_000;
/// How long what was looked up holds, where other servers use the same store.
const FRESH: Duration = Duration::from_secs(2);
/// How long it holds when the store does not answer.
const STALE: Duration = Duration::from_secs(60);
/// How often it is written down that a session is used.
const SEEN: u64 = 60 * 60 * 1000;
/// The most browsers in which somebody is signed in; then the one that was seen longest ago is
/// signed out.
const MOST_BROWSERS: u32 = 50;
/// The most tokens for programs.
pub const MOST_PROGRAMS: u32 = 20;

/// Who was recognised, and by which session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// The visitor's id.
    pub id: String,
    /// The hash of the session.
    pub session: String,
    /// Whether the session is kept. That of a signed id is not, until something is done with it.
    pub is_kept: bool,
}

/// What is remembered of a session; nothing where a signed id has none.
#[derive(Clone)]
struct Remembered {
    session: Option<Session>,
    since: Instant,
}

/// The sessions of a server.
pub struct Sessions {
    store: Arc<dyn Store>,
    remembered: Cache<String, Remembered>,
}

impl Sessions {
    /// The sessions that are kept there.
    #[must_use]
    pub fn new(store: Arc<dyn Store>) -> Self {
        Self {
            store,
            remembered: Cache::new(MOST_REMEMBERED),
        }
    }

    fn remember(&self, hash: &str, session: Option<Session>) {
        let since = Instant::now();
        self.remembered
            .insert(hash.to_owned(), Remembered { session, since });
    }

    /// What is remembered and holds without asking.
    fn fresh(&self, hash: &str) -> Option<Remembered> {
        let known = self.remembered.get(hash)?;
        let holds = !self.store.is_shared() || known.since.elapsed() < FRESH;
        holds.then_some(known)
    }

    /// Whether recognising this costs no look into the store.
    #[must_use]
    pub fn remembers(&self, shown: &Shown) -> bool {
        self.fresh(&shown.hash()).is_some()
    }

    /// The session with this hash.
    async fn find(&self, hash: &str, is_signed: bool) -> Result<Option<Session>, StoreError> {
        if let Some(known) = self.fresh(hash) {
            return Ok(known.session);
        }
        match self.store.session(hash.to_owned()).await {
            Ok(session) => {
                // Anyone can make up tokens that are not there; these are not remembered.
                if session.is_some() || is_signed {
                    self.remember(hash, session.clone());
                }
                Ok(session)
            }
            Err(why) => {
                let known = self.remembered.get(hash);
                let known = known.filter(|known| known.since.elapsed() < STALE);
                known.map(|known| known.session).ok_or(why)
            }
        }
    }

    /// Whose session this is, if it has not ended.
    ///
    /// # Errors
    /// When the store does not answer; nobody should be taken for a stranger then.
    pub async fn recognise(&self, showing: &Showing) -> Result<Option<Known>, StoreError> {
        let hash = showing.what.hash();
        let kept = match &showing.what {
            Shown::Session(_) => self.find(&hash, false).await?,
            Shown::Signed(_) => self.find(&hash, true).await?,
        };
        let known = match (kept, &showing.what) {
            (Some(session), _) if session.ended.is_some() => None,
            // What one may do with the token of a program is less than with a cookie.
            (Some(session), Shown::Session(_)) if is_misplaced(&session, showing) => None,
            (Some(session), _) => {
                self.see(&session);
                Some(Known {
                    id: session.visitor,
                    session: hash,
                    is_kept: true,
                })
            }
            (None, Shown::Signed(id)) => Some(Known {
                id: id.clone(),
                session: hash,
                is_kept: false,
            }),
            (None, Shown::Session(_)) => None,
        };
        Ok(known)
    }

    /// Writes down now and then that a session is used.
    fn see(&self, session: &Session) {
        let at = now();
        if at < session.seen.saturating_add(SEEN) {
            return;
        }
        let seen = Session {
            seen: at,
            ..session.clone()
        };
        self.remember(&session.hash, Some(seen));
        let (store, hash) = (self.store.clone(), session.hash.clone());
        tokio::spawn(async move {
            if let Err(why) = store.see_session(hash, at).await {
                report(&why, "it cannot be written down that a session is used");
            }
        });
    }

    /// Whether a session still is this visitor's: it may have ended while a stream was open.
    pub async fn still_holds(&self, hash: &str, visitor: &str) -> bool {
        match self.find(hash, true).await {
            Ok(Some(session)) => session.ended.is_none() && session.visitor == visitor,
            Ok(None) => hash == signed_hash(visitor),
            // It is asked again with the next message.
            Err(_) => true,
        }
    }

    /// Begins a session, or finds the one that was begun before.
    ///
    /// # Errors
    /// When it cannot be saved.
    pub async fn begin(
        &self,
        hash: String,
        visitor: &str,
        kind: SessionKind,
        device: &str,
    ) -> Result<Session, StoreError> {
        let at = now();
        let most = match kind {
            SessionKind::Browser => MOST_BROWSERS,
            SessionKind::Program => MOST_PROGRAMS,
        };
        if let Some(Remembered {
            session: Some(session),
            ..
        }) = self.fresh(&hash)
        {
            return Ok(session);
        }
        let session = Session {
            hash,
            visitor: visitor.to_owned(),
            kind,
            device: device.to_owned(),
            made: at,
            seen: at,
            ended: None,
        };
        let kept = self.store.begin_session(session, most).await?;
        self.remember(&kept.hash, Some(kept.clone()));
        if kept.made == at && !self.store.is_shared() {
            // One that was seen longest ago may have ended for it.
            self.forget_ended(visitor).await?;
        }
        Ok(kept)
    }

    /// Remembers nothing of a visitor's sessions but what is kept.
    async fn forget_ended(&self, visitor: &str) -> Result<(), StoreError> {
        let live = self.store.sessions(visitor.to_owned()).await?;
        let live: Vec<&str> = live.iter().map(|session| &*session.hash).collect();
        self.remembered.retain(|hash, known| {
            let theirs = known.session.as_ref();
            theirs.is_none_or(|session| session.visitor != visitor) || live.contains(&&**hash)
        });
        Ok(())
    }

    /// The sessions of a visitor, those seen last first.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn of(&self, visitor: &str) -> Result<Vec<Session>, StoreError> {
        self.store.sessions(visitor.to_owned()).await
    }

    /// Ends a session of a visitor; says whether there was one. What the browser was
    /// recognised by before it had a session ends with it.
    ///
    /// # Errors
    /// When it cannot be saved.
    pub async fn end(&self, visitor: &str, hash: &str) -> Result<bool, StoreError> {
        let ended = self.leave(visitor, hash).await?;
        if ended {
            self.seal(visitor).await?;
        }
        Ok(ended)
    }

    /// Ends a session of a browser that has another one now.
    ///
    /// # Errors
    /// When it cannot be saved.
    pub async fn leave(&self, visitor: &str, hash: &str) -> Result<bool, StoreError> {
        let (id, hash) = (visitor.to_owned(), hash.to_owned());
        let ended = self.store.end_session(id, hash.clone(), now()).await?;
        self.remembered.remove(&hash);
        Ok(ended)
    }

    /// Ends all sessions of a visitor but this one; says how many that were.
    ///
    /// # Errors
    /// When it cannot be saved.
    pub async fn end_others(&self, visitor: &str, but: &str) -> Result<usize, StoreError> {
        let ended = self
            .store
            .end_other_sessions(visitor.to_owned(), but.to_owned(), now())
            .await?;
        for hash in &ended {
            self.remembered.remove(hash);
        }
        self.seal(visitor).await?;
        Ok(ended.len())
    }

    /// From now on nobody can begin a session with the signed id of a visitor. A session that was
    /// begun with it before stays as it is.
    ///
    /// # Errors
    /// When it cannot be saved.
    pub async fn seal(&self, visitor: &str) -> Result<(), StoreError> {
        self.seal_for(visitor, visitor).await
    }

    /// The same for the signed id of somebody who is no more: it is another's now.
    ///
    /// # Errors
    /// When it cannot be saved.
    pub async fn seal_for(&self, signed: &str, visitor: &str) -> Result<(), StoreError> {
        let at = now();
        let sealed = Session {
            hash: signed_hash(signed),
            visitor: visitor.to_owned(),
            kind: SessionKind::Program,
            device: String::new(),
            made: at,
            seen: at,
            ended: Some(at),
        };
        let kept = self.store.begin_session(sealed, u32::MAX).await?;
        self.remember(&kept.hash, Some(kept.clone()));
        Ok(())
    }

    /// Forgets what is remembered of a visitor, whose sessions have changed hands.
    pub fn forget_all_of(&self, visitor: &str) {
        self.remembered.retain(|_, known| {
            let theirs = known.session.as_ref();
            theirs.is_none_or(|session| session.visitor != visitor)
        });
        self.remembered.remove(&signed_hash(visitor));
    }
}

/// Whether the token of a program is shown as a cookie, or that of a browser as a bearer token.
fn is_misplaced(session: &Session, showing: &Showing) -> bool {
    (session.kind == SessionKind::Program) != showing.by_token
}
