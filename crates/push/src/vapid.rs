//! Who signs for messages (RFC 8292).

use std::fmt;

use p256::{
    SecretKey,
    ecdsa::{Signature, SigningKey, signature::Signer},
    elliptic_curve::Generate,
};
use serde_json::json;

use crate::text;

/// For how long a signature holds, in seconds; services take a day at most.
const HOLDS: u64 = 12 * 60 * 60;

/// The key of whoever sends messages. It stays the same: subscriptions are made for it. It
/// shows itself nowhere but in [`Vapid::secret`].
#[derive(Clone, PartialEq, Eq)]
pub struct Vapid(SecretKey);

/// A text that is no key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no private key for Web Push: a P-256 key as PEM, or its 32 bytes as base64url")]
pub struct VapidError;

impl Vapid {
    /// A new key.
    #[must_use]
    pub fn generate() -> Self {
        Self(SecretKey::generate())
    }

    /// The key in a text: PEM (`openssl ecparam -name prime256v1 -genkey`, or PKCS #8), or 32
    /// bytes as base64url, which many tools print.
    ///
    /// # Errors
    /// When it is none.
    pub fn read(text: &str) -> Result<Self, VapidError> {
        let key = if text.contains("-----BEGIN") {
            // OpenSSL writes the name of the curve in a block before the key.
            let key = text.find("-----BEGIN EC PRIVATE KEY-----");
            match key {
                Some(at) => SecretKey::from_sec1_pem(&text[at..]).ok(),
                None => {
                    let key: Result<SecretKey, _> =
                        p256::pkcs8::DecodePrivateKey::from_pkcs8_pem(text);
                    key.ok()
                }
            }
        } else {
            let bytes = text::read(text).filter(|bytes| bytes.len() == 32);
            bytes.and_then(|bytes| SecretKey::from_slice(&bytes).ok())
        };
        key.map(Self).ok_or(VapidError)
    }

    /// The key as a text, to be kept in secret.
    #[must_use]
    pub fn secret(&self) -> String {
        text::write(self.0.to_bytes())
    }

    /// The public half, as browsers take it (`applicationServerKey`).
    #[must_use]
    pub fn public(&self) -> String {
        text::write(self.0.public_key().to_sec1_bytes())
    }

    /// The header `Authorization` of a request to the service of this origin, at this time in
    /// seconds since 1970. `contact` is the address of whoever runs the server, as `mailto:`
    /// or `https:`.
    #[must_use]
    pub fn authorization(&self, origin: &str, contact: &str, now: u64) -> String {
        let head = json!({ "typ": "JWT", "alg": "ES256" });
        let claims = json!({ "aud": origin, "exp": now + HOLDS, "sub": contact });
        let [head, claims] = [head, claims].map(|part| text::write(part.to_string()));
        let signed = format!("{head}.{claims}");
        let signature: Signature = SigningKey::from(&self.0).sign(signed.as_bytes());
        let signature = text::write(signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", self.public())
    }
}

impl fmt::Debug for Vapid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Vapid({})", self.public())
    }
}
