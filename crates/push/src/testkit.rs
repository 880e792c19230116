//! The other side, for tests: a browser that reads messages, and a service that checks who
//! signed for them.

use aes_gcm::{Aes128Gcm, KeyInit, Nonce, aead::Aead};
use p256::{
    PublicKey, SecretKey,
    ecdsa::{Signature, VerifyingKey, signature::Verifier},
    elliptic_curve::Generate,
};
use serde_json::Value;

use crate::{Reader, TooLong, message::Secrets, text};

/// A browser with its keys.
pub struct Browser {
    key: SecretKey,
    secret: [u8; 16],
}

impl Browser {
    /// A browser that has just subscribed.
    ///
    /// # Panics
    /// When the system has no randomness.
    #[must_use]
    pub fn new() -> Self {
        let mut secret = [0; 16];
        getrandom::fill(&mut secret).expect("the system has randomness");
        Self {
            key: SecretKey::generate(),
            secret,
        }
    }

    /// A browser with keys that are known.
    #[must_use]
    pub fn known(key: &str, secret: &str) -> Option<Self> {
        Some(Self {
            key: SecretKey::from_slice(&text::read(key)?).ok()?,
            secret: text::read(secret)?.try_into().ok()?,
        })
    }

    /// `p256dh` of its subscription.
    #[must_use]
    pub fn p256dh(&self) -> String {
        text::write(self.key.public_key().to_sec1_bytes())
    }

    /// `auth` of its subscription.
    #[must_use]
    pub fn auth(&self) -> String {
        text::write(self.secret)
    }

    /// The message in the body of a request, if it is for this browser and nobody has changed
    /// it on the way.
    #[must_use]
    pub fn read(&self, body: &[u8]) -> Option<Vec<u8>> {
        let (salt, rest) = body.split_at_checked(16)?;
        let (size, rest) = rest.split_at_checked(4)?;
        let (length, rest) = rest.split_first()?;
        let (sender, sealed) = rest.split_at_checked(*length as usize)?;
        let size = u32::from_be_bytes(size.try_into().ok()?);
        if sealed.len() > size as usize {
            // More than one record.
            return None;
        }
        let their = PublicKey::from_sec1_bytes(sender).ok()?;
        let shared = self.key.diffie_hellman(&their);
        let secrets = Secrets {
            shared: shared.raw_secret_bytes(),
            auth: &self.secret,
            reader: &self.key.public_key().to_sec1_bytes(),
            sender,
            salt,
        };
        let (key, nonce) = secrets.derive();
        let cipher = Aes128Gcm::new(&key.into());
        let mut record = cipher.decrypt(&Nonce::from(nonce), sealed).ok()?;
        // What fills the record up is nothing, behind the sign of the last one.
        while record.last() == Some(&0) {
            record.pop();
        }
        (record.pop() == Some(2)).then_some(record)
    }
}

impl Default for Browser {
    fn default() -> Self {
        Self::new()
    }
}

/// Who signed for a request, and the claims: its public key as `Authorization` has it.
/// Nothing if the signature is not good.
#[must_use]
pub fn signed_by(authorization: &str) -> Option<(String, Value)> {
    let parts = authorization.strip_prefix("vapid ")?.split(',');
    let parts: Vec<&str> = parts.map(str::trim).collect();
    let part = |name: &str| parts.iter().find_map(|part| part.strip_prefix(name));
    let (token, key) = (part("t=")?, part("k=")?);
    let (signed, signature) = token.rsplit_once('.')?;
    let (head, claims) = signed.split_once('.')?;
    let verifier = VerifyingKey::from_sec1_bytes(&text::read(key)?).ok()?;
    let signature = Signature::from_slice(&text::read(signature)?).ok()?;
    verifier.verify(signed.as_bytes(), &signature).ok()?;
    let json = |part: &str| serde_json::from_slice::<Value>(&text::read(part)?).ok();
    (json(head)?["alg"] == "ES256").then_some(())?;
    Some((key.to_owned(), json(claims)?))
}

/// A message as somebody encrypted it whose key and salt are known, without filling.
///
/// # Errors
/// When it is too long.
///
/// # Panics
/// When key or salt are none.
pub fn encrypt_with(
    reader: &Reader,
    message: &[u8],
    key: &str,
    salt: &str,
) -> Result<Vec<u8>, TooLong> {
    let key = text::read(key).and_then(|key| SecretKey::from_slice(&key).ok());
    let salt = text::read(salt).and_then(|salt| salt.try_into().ok());
    reader.encrypt_with(message, &key.expect("a key"), salt.expect("a salt"), 0)
}

/// Bytes as a text that may stand in an address.
#[must_use]
pub fn text(bytes: &[u8]) -> String {
    text::write(bytes)
}
