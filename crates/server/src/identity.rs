//! Who a visitor is: a random id, and what a request shows to be recognised as that visitor.
//!
//! A newcomer gets a signed id, of which nothing is stored: the first move needs no account, and
//! whoever only looks leaves no trace. With the first change a browser gets a session instead
//! (`sessions.rs`): a random token, of which the store has the hash. Signed ids from before there
//! were sessions are exchanged in the same way, so nobody loses a seat.

mod device;
mod sessions;

use std::{
    sync::{PoisonError, RwLock},
    time::Duration,
};

use axum::http::{HeaderMap, header};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use store::{Store, StoreError};

pub use self::{
    device::{clean as clean_device, of as device},
    sessions::{Known, MOST_PROGRAMS, Sessions},
};
use crate::hub::random_name;

/// The name of the cookie.
pub const COOKIE: &str = "orrery";
/// How long a browser keeps it, and how long a session is remembered that nobody uses: two
/// years.
pub const LIFE: Duration = Duration::from_secs(730 * 24 * 60 * 60);
/// Under which names the store keeps the key that signs and the one before.
const KEY: &str = "signing key";
const KEY_BEFORE: &str = "signing key before";
/// How many characters the token of a session has.
const TOKEN: usize = 64;

/// What a request shows to be recognised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// An id that was signed here.
    Signed(String),
    /// What may be the token of a session: its hash.
    Session(String),
}

impl Shown {
    /// The hash under which a session of it is kept.
    #[must_use]
    pub fn hash(&self) -> String {
        match self {
            Self::Signed(id) => signed_hash(id),
            Self::Session(hash) => hash.clone(),
        }
    }
}

/// What a request shows, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Showing {
    /// What it shows.
    pub what: Shown,
    /// Whether as a bearer token, which no browser sends by itself.
    pub by_token: bool,
}

/// Signs and checks visitors' ids and what forms carry.
pub struct Signer {
    keys: RwLock<Keys>,
    /// Whether cookies are for encrypted connections only.
    secure: bool,
}

/// The key that signs, and the one before it, which is still believed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keys {
    /// The key that signs.
    pub now: String,
    /// The key before.
    pub before: Option<String>,
}

impl Keys {
    /// The keys of a store, which are made if they are not there.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn read(store: &dyn Store) -> Result<Self, StoreError> {
        let now = store.constant(KEY.to_owned(), random_name(32)).await?;
        let before = store.constant(KEY_BEFORE.to_owned(), String::new()).await?;
        let before = Some(before).filter(|before| !before.is_empty());
        Ok(Self { now, before })
    }

    /// Puts a new key in the place of the one that signs; both are believed.
    ///
    /// # Errors
    /// When it cannot be saved.
    pub async fn rotate(store: &dyn Store) -> Result<(), StoreError> {
        let fresh = random_name(32);
        store
            .rotate(KEY.to_owned(), KEY_BEFORE.to_owned(), fresh)
            .await
    }
}

impl Signer {
    /// A signer with these keys.
    #[must_use]
    pub const fn new(keys: Keys, secure: bool) -> Self {
        Self {
            keys: RwLock::new(keys),
            secure,
        }
    }

    /// Signs with other keys from now on.
    pub fn change_keys(&self, keys: Keys) {
        *self.keys.write().unwrap_or_else(PoisonError::into_inner) = keys;
    }

    fn keys(&self) -> Keys {
        let keys = self.keys.read().unwrap_or_else(PoisonError::into_inner);
        keys.clone()
    }

    fn sign(&self, purpose: &str, id: &str) -> String {
        let bytes = mac(&self.keys().now, purpose, id).finalize().into_bytes();
        const_hex::encode(&bytes[..16])
    }

    fn signed(&self, purpose: &str, id: &str, signature: &str) -> bool {
        let bytes: Result<[u8; 16], _> = const_hex::decode_to_array(signature);
        let Ok(bytes) = bytes else { return false };
        let Keys { now, before } = self.keys();
        let by = |key: &str| {
            let mac = mac(key, purpose, id);
            mac.verify_truncated_left(&bytes).is_ok()
        };
        by(&now) || before.is_some_and(|before| by(&before))
    }

    /// What a newcomer shows to be recognised: in the cookie, or as a bearer token.
    #[must_use]
    pub fn token(&self, id: &str) -> String {
        format!("{id}.{}", self.sign("visitor", id))
    }

    /// The visitor a signed id belongs to, if it is ours.
    fn visitor(&self, token: &str) -> Option<String> {
        let (id, signature) = token.split_once('.')?;
        self.signed("visitor", id, signature)
            .then(|| id.to_string())
    }

    /// The token of the session that a browser gets for its signed id: the same however often
    /// it asks, because answers get lost and several requests come at once.
    #[must_use]
    pub fn exchanged(&self, id: &str, device: &str) -> String {
        let both = format!("{id}\0{device}");
        let bytes = mac(&self.keys().now, "session", &both).finalize();
        const_hex::encode(bytes.into_bytes())
    }

    /// What forms carry, so that no other site can submit them: a CSRF token.
    #[must_use]
    pub fn form_token(&self, id: &str) -> String {
        self.sign("form", id)
    }

    /// Whether a form carries the visitor's token.
    #[must_use]
    pub fn is_form_token(&self, id: &str, token: &str) -> bool {
        self.signed("form", id, token)
    }

    /// What a request shows: a bearer token, else a cookie. Nothing is looked up for it.
    #[must_use]
    pub fn shown(&self, headers: &HeaderMap) -> Option<Showing> {
        let bearer = headers
            .get(header::AUTHORIZATION)
            .and_then(|value| value.to_str().ok())
            .and_then(|value| value.strip_prefix("Bearer "));
        let cookies = CookieJar::from_headers(headers);
        let (text, by_token) = match bearer {
            Some(token) => (token, true),
            None => (cookies.get(COOKIE)?.value(), false),
        };
        let what = if is_token(text) {
            Shown::Session(token_hash(text))
        } else {
            Shown::Signed(self.visitor(text)?)
        };
        Some(Showing { what, by_token })
    }

    /// A new visitor, and the cookie to remember.
    #[must_use]
    pub fn welcome(&self) -> (String, Cookie<'static>) {
        let id = random_name(12);
        let cookie = self.cookie(self.token(&id));
        (id, cookie)
    }

    /// The cookie by which a browser is recognised.
    #[must_use]
    pub fn cookie(&self, token: String) -> Cookie<'static> {
        let mut cookie = cookie(COOKIE, token);
        cookie.set_http_only(true);
        cookie.set_secure(self.secure);
        cookie
    }

    /// The cookie that takes it away.
    #[must_use]
    pub fn farewell(&self) -> Cookie<'static> {
        let mut cookie = self.cookie(String::new());
        cookie.make_removal();
        cookie
    }
}

fn mac(key: &str, purpose: &str, id: &str) -> Hmac<Sha256> {
    let mac = Hmac::<Sha256>::new_from_slice(key.as_bytes());
    let mut mac = mac.expect("any key will do");
    mac.update(purpose.as_bytes());
    mac.update(b"\0");
    mac.update(id.as_bytes());
    mac
}

/// Whether a text has the form of a session's token.
fn is_token(text: &str) -> bool {
    let is_hex = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    text.len() == TOKEN && text.bytes().all(is_hex)
}

/// A new token.
#[must_use]
pub fn new_token() -> String {
    random_name(TOKEN / 2)
}

/// The hash of a token or a code. These are random and long: no salt would make them harder to
/// guess.
#[must_use]
pub fn token_hash(token: &str) -> String {
    const_hex::encode(Sha256::digest(token.as_bytes()))
}

/// The hash under which a session of a signed id is kept.
fn signed_hash(id: &str) -> String {
    token_hash(&format!("signed\0{id}"))
}

/// A cookie that a browser keeps for long and sends to this site only.
#[must_use]
pub fn cookie(name: &'static str, value: impl Into<String>) -> Cookie<'static> {
    let life = LIFE.try_into().expect("two years are not too long");
    Cookie::build((name, value.into()))
        .path("/")
        .same_site(SameSite::Lax)
        .max_age(life)
        .build()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(now: &str, before: Option<&str>) -> Keys {
        Keys {
            now: now.into(),
            before: before.map(String::from),
        }
    }

    fn shown(signer: &Signer, name: header::HeaderName, value: &str) -> Option<Showing> {
        let mut headers = HeaderMap::new();
        headers.insert(name, value.parse().unwrap());
        signer.shown(&headers)
    }

    #[test]
    fn only_what_was_signed_here_is_believed() {
        let signer = Signer::new(keys("key", None), false);
        let token = signer.token("ana");
        let bearer = |token: &str| {
            let bearer = format!("Bearer {token}");
            shown(&signer, header::AUTHORIZATION, &bearer)
        };
        let own = Showing {
            what: Shown::Signed("ana".into()),
            by_token: true,
        };
        assert_eq!(bearer(&token), Some(own));
        let form = format!("ana.{}", signer.form_token("ana"));
        let other = Signer::new(keys("other", None), false).token("ana");
        let longer = format!("{token}00");
        let ben = token.replace("ana", "ben");
        let short = &token[..token.len() - 2];
        for wrong in [&*form, &other, &longer, &ben, short, "ana", "ana.", "."] {
            assert_eq!(bearer(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_key_is_believed_until_the_next_but_one() {
        let signer = Signer::new(keys("first", None), false);
        let (token, form) = (signer.token("ana"), signer.form_token("ana"));
        let cookie = format!("{COOKIE}={token}");
        let holds = || shown(&signer, header::COOKIE, &cookie).is_some();
        signer.change_keys(keys("second", Some("first")));
        assert!(holds() && signer.is_form_token("ana", &form));
        assert_ne!(signer.token("ana"), token);
        signer.change_keys(keys("third", Some("second")));
        assert!(!holds() && !signer.is_form_token("ana", &form));
    }

    #[test]
    fn a_token_of_a_session_is_not_kept_itself() {
        let signer = Signer::new(keys("key", None), true);
        let token = new_token();
        let cookie = signer.cookie(token.clone()).to_string();
        assert!(
            cookie.contains("HttpOnly") && cookie.contains("Secure"),
            "{cookie}"
        );
        let what = shown(&signer, header::COOKIE, &cookie).unwrap().what;
        assert_ne!(what.hash(), token);
        assert_eq!(what, Shown::Session(token_hash(&token)));
        // The same for the same browser, another for another one.
        let phone = signer.exchanged("ana", "phone");
        assert_eq!(phone, signer.exchanged("ana", "phone"));
        assert!(is_token(&phone));
        assert_ne!(phone, signer.exchanged("ana", "desk"));
        assert_ne!(phone, signer.exchanged("ben", "phone"));
    }
}
