//! Who a visitor is: a random id that the server has signed.

use std::time::Duration;

use axum::http::{HeaderMap, header};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::hub::random_name;

/// The name of the cookie.
const COOKIE: &str = "orrery";
/// How long a browser keeps it: two years.
const LIFE: Duration = Duration::from_secs(730 * 24 * 60 * 60);

/// Signs and checks visitors' ids.
#[derive(Clone)]
pub struct Signer {
    key: Vec<u8>,
    /// Whether cookies are for encrypted connections only.
    secure: bool,
}

impl Signer {
    /// A signer with this key.
    #[must_use]
    pub fn new(key: &str, secure: bool) -> Self {
        Self {
            key: key.as_bytes().to_vec(),
            secure,
        }
    }

    fn mac(&self, purpose: &str, id: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("any key will do");
        mac.update(purpose.as_bytes());
        mac.update(b"\0");
        mac.update(id.as_bytes());
        mac
    }

    fn sign(&self, purpose: &str, id: &str) -> String {
        let bytes = self.mac(purpose, id).finalize().into_bytes();
        const_hex::encode(&bytes[..16])
    }

    fn signed(&self, purpose: &str, id: &str, signature: &str) -> bool {
        let bytes: Result<[u8; 16], _> = const_hex::decode_to_array(signature);
        bytes.is_ok_and(|bytes| self.mac(purpose, id).verify_truncated_left(&bytes).is_ok())
    }

    /// What a visitor shows to be recognised: in the cookie, or as a bearer token.
    #[must_use]
    pub fn token(&self, id: &str) -> String {
        format!("{id}.{}", self.sign("visitor", id))
    }

    /// The visitor a token belongs to, if it is ours.
    #[must_use]
    pub fn visitor(&self, token: &str) -> Option<String> {
        let (id, signature) = token.split_once('.')?;
        self.signed("visitor", id, signature)
            .then(|| id.to_string())
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

    /// The visitor a request comes from: by bearer token, else by cookie.
    #[must_use]
    pub fn recognise(&self, headers: &HeaderMap) -> Option<Known> {
        let bearer = headers
            .get(header::AUTHORIZATION)
            .and_then(|value| value.to_str().ok())
            .and_then(|value| value.strip_prefix("Bearer "));
        if let Some(token) = bearer {
            return self.visitor(token).map(|id| Known { id, by_token: true });
        }
        let cookies = CookieJar::from_headers(headers);
        let id = self.visitor(cookies.get(COOKIE)?.value())?;
        Some(Known {
            id,
            by_token: false,
        })
    }

    /// A new visitor, and the cookie to remember.
    #[must_use]
    pub fn welcome(&self) -> (String, Cookie<'static>) {
        let id = random_name(12);
        let cookie = self.cookie(&id);
        (id, cookie)
    }

    fn cookie(&self, id: &str) -> Cookie<'static> {
        let mut cookie = cookie(COOKIE, self.token(id));
        cookie.set_http_only(true);
        cookie.set_secure(self.secure);
        cookie
    }
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

/// A visitor who was recognised.
pub struct Known {
    /// The visitor's id.
    pub id: String,
    /// Whether by a token, which no browser sends by itself.
    pub by_token: bool,
}
