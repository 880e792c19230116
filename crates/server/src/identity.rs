//! Who a visitor is: a random id that the server has signed.

use axum::http::{HeaderMap, HeaderValue, header};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::hub::random_name;

/// The name of the cookie.
const COOKIE: &str = "orrery";

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
        bytes[..16]
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect()
    }

    fn signed(&self, purpose: &str, id: &str, signature: &str) -> bool {
        let Some(bytes) = unhex(signature) else {
            return false;
        };
        bytes.len() == 16 && self.mac(purpose, id).verify_truncated_left(&bytes).is_ok()
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

    /// What forms carry, so that no other site can submit them.
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
        headers
            .get_all(header::COOKIE)
            .iter()
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(';'))
            .filter_map(|pair| pair.trim().split_once('='))
            .filter(|(name, _)| *name == COOKIE)
            .find_map(|(_, token)| self.visitor(token))
            .map(|id| Known {
                id,
                by_token: false,
            })
    }

    /// A new visitor, and the cookie to remember.
    #[must_use]
    pub fn welcome(&self) -> (String, HeaderValue) {
        let id = random_name(12);
        let cookie = self.cookie(&id);
        (id, cookie)
    }

    fn cookie(&self, id: &str) -> HeaderValue {
        let secure = if self.secure { "; Secure" } else { "" };
        let token = self.token(id);
        let cookie =
            format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=63072000{secure}");
        HeaderValue::try_from(cookie).expect("a cookie of plain characters")
    }
}

/// A visitor who was recognised.
pub struct Known {
    /// The visitor's id.
    pub id: String,
    /// Whether by a token, which no browser sends by itself.
    pub by_token: bool,
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    if !text.is_ascii() || text.len() % 2 == 1 {
        return None;
    }
    (0..text.len())
        .step_by(2)
        .map(|i| u8::from_str_radix(&text[i..i + 2], 16).ok())
        .collect()
}
