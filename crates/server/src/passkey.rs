//! Passkeys: what a browser is asked, and whether it has answered (WebAuthn).
//!
//! A passkey is bound to the name of the site, so no other site can ask for it, and it signs a
//! random challenge that is good once: what it has answered before is worth nothing. Only its
//! public key is kept. Nobody asks who made the authenticator (attestation `none`); what a browser
//! says of a new key is then its own word, and the key is worth as much as the session in
//! which it was added. Steps are those of WebAuthn, 7.1 and 7.2.

mod key;

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD as BASE64};
use key::PublicKey;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use url::Url;

/// How many random bytes a challenge has.
const CHALLENGE: usize = 32;
/// How many milliseconds a browser has for the answer.
const PATIENCE: u32 = 300_000;
/// The longest name of a key, in bytes (WebAuthn, 5.8.3).
const LONGEST_ID: usize = 1023;

/// Flags of an authenticator: somebody was there, and showed to be the one (PIN, finger, face).
const PRESENT: u8 = 0x01;
const VERIFIED: u8 = 0x04;
/// There is a key in it.
const ATTESTED: u8 = 0x40;

/// Why an answer was not taken. The page says less: nobody needs to know more who did not make
/// the mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PasskeyError {
    /// It is not of the form that browsers send.
    #[error("the answer cannot be read")]
    Form,
    /// It answers another kind of question.
    #[error("it answers another kind of question")]
    Kind,
    /// It answers another question.
    #[error("it answers another question")]
    Challenge,
    /// It was given to another site.
    #[error("it was given to another site")]
    Origin,
    /// Nobody was there, or nobody showed who they are.
    #[error("nobody has confirmed it")]
    Unconfirmed,
    /// The key is of a kind that is not known here.
    #[error("the key is of an unknown kind")]
    Key,
    /// It is somebody else's key.
    #[error("it is another key")]
    Owner,
    /// The key did not sign it.
    #[error("the signature is wrong")]
    Signature,
    /// The key has counted further before: there are two of it.
    #[error("the key was copied")]
    Copied,
}

/// A site as passkeys know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    /// Its name, without scheme and port.
    name: String,
    origin: String,
}

impl Site {
    /// The site with this address; nothing where browsers have no passkeys: without TLS, unless
    /// it is the machine itself, and for addresses without a name.
    #[must_use]
    pub fn of(address: &str) -> Option<Self> {
        let url = Url::parse(address).ok()?;
        let name = url.domain()?.to_owned();
        let is_here = name == "localhost" || name.ends_with(".localhost");
        (url.scheme() == "https" || is_here).then(|| Self {
            name,
            origin: url.origin().ascii_serialization(),
        })
    }
}

/// A question to a browser.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The options for `navigator.credentials`, as JSON.
    pub options: Value,
    /// What the answer must contain.
    pub challenge: String,
}

fn challenge() -> String {
    let mut random = [0; CHALLENGE];
    getrandom::fill(&mut random).expect("the system has randomness");
    BASE64.encode(random)
}

/// By what a passkey knows a visitor: the same for all of one visitor, so that an authenticator
/// keeps one of them; nobody learns the visitor's id from it.
fn handle(visitor: &str) -> String {
    BASE64.encode(&Sha256::digest(format!("passkey\0{visitor}"))[..16])
}

/// Asks for a new passkey of a visitor who has those `known` already.
#[must_use]
pub fn ask_for_new(site: &Site, visitor: &str, name: &str, known: &[String]) -> Asked {
    let challenge = challenge();
    let key = |id: &String| json!({ "type": "public-key", "id": id });
    let kinds = PublicKey::KINDS.map(|kind| json!({ "type": "public-key", "alg": kind }));
    let options = json!({
        "rp": { "id": site.name, "name": "Orrery" },
        "user": { "id": handle(visitor), "name": name, "displayName": name },
        "challenge": challenge,
        "pubKeyCredParams": kinds,
        "timeout": PATIENCE,
        "excludeCredentials": known.iter().map(key).collect::<Vec<_>>(),
        "authenticatorSelection": {
            "residentKey": "required",
            "requireResidentKey": true,
            "userVerification": "required",
        },
        "attestation": "none",
    });
    Asked { options, challenge }
}

/// Asks for any passkey of the site.
#[must_use]
pub fn ask(site: &Site) -> Asked {
    let challenge = challenge();
    let options = json!({
        "rpId": site.name,
        "challenge": challenge,
        "timeout": PATIENCE,
        "userVerification": "required",
    });
    Asked { options, challenge }
}

/// Bytes as browsers send them.
#[derive(Clone, Debug)]
struct Bytes(Vec<u8>);

impl<'de> Deserialize<'de> for Bytes {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        let bytes = BASE64.decode(text).map_err(serde::de::Error::custom)?;
        Ok(Self(bytes))
    }
}

/// What the browser says of the question that it has answered.
#[derive(Deserialize)]
struct ClientData {
    #[serde(rename = "type")]
    kind: String,
    challenge: String,
    origin: String,
    #[serde(rename = "crossOrigin", default)]
    cross_origin: bool,
}

impl ClientData {
    /// Whether it is about this question of this site.
    fn check(bytes: &[u8], kind: &str, site: &Site, challenge: &str) -> Result<(), PasskeyError> {
        let data: Self = serde_json::from_slice(bytes).map_err(|_| PasskeyError::Form)?;
        if data.kind != kind {
            return Err(PasskeyError::Kind);
        }
        if data.challenge != challenge {
            return Err(PasskeyError::Challenge);
        }
        if data.origin != site.origin || data.cross_origin {
            return Err(PasskeyError::Origin);
        }
        Ok(())
    }
}

/// What the authenticator says (WebAuthn, 6.1).
struct AuthenticatorData<'a> {
    count: u32,
    flags: u8,
    rest: &'a [u8],
}

impl<'a> AuthenticatorData<'a> {
    /// Whether it is about this site, and somebody has confirmed it.
    fn check(bytes: &'a [u8], site: &Site) -> Result<Self, PasskeyError> {
        let (rp, rest) = bytes.split_at_checked(32).ok_or(PasskeyError::Form)?;
        let (&flags, rest) = rest.split_first().ok_or(PasskeyError::Form)?;
        let (count, rest) = rest.split_first_chunk().ok_or(PasskeyError::Form)?;
        if rp != &Sha256::digest(site.name.as_bytes())[..] {
            return Err(PasskeyError::Origin);
        }
        if flags & PRESENT == 0 || flags & VERIFIED == 0 {
            return Err(PasskeyError::Unconfirmed);
        }
        Ok(Self {
            count: u32::from_be_bytes(*count),
            flags,
            rest,
        })
    }

    /// The name of the key that was made.
    fn made(&self) -> Result<&'a [u8], PasskeyError> {
        if self.flags & ATTESTED == 0 {
            return Err(PasskeyError::Form);
        }
        // The model of the authenticator is not asked for.
        let (_, rest) = self.rest.split_at_checked(16).ok_or(PasskeyError::Form)?;
        let (length, rest) = rest.split_first_chunk().ok_or(PasskeyError::Form)?;
        let length = usize::from(u16::from_be_bytes(*length));
        let id = rest.get(..length).filter(|id| !id.is_empty());
        id.filter(|id| id.len() <= LONGEST_ID)
            .ok_or(PasskeyError::Form)
    }
}

/// A passkey as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Kept {
    user: String,
    key: PublicKey,
    count: u32,
}

/// A new passkey.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct New {
    /// Its name, which no other has.
    pub id: String,
    /// What is kept of it.
    pub data: String,
}

/// The answer with a new passkey.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct NewAnswer {
    raw_id: Bytes,
    #[serde(rename = "clientDataJSON")]
    client_data: Bytes,
    authenticator_data: Bytes,
    public_key: Bytes,
    public_key_algorithm: i32,
}

/// Takes a new passkey of a visitor, if that is what was asked for.
///
/// # Errors
/// When it is not.
pub fn take_new(
    site: &Site,
    visitor: &str,
    challenge: &str,
    answer: &str,
) -> Result<New, PasskeyError> {
    let answer: NewAnswer = serde_json::from_str(answer).map_err(|_| PasskeyError::Form)?;
    ClientData::check(&answer.client_data.0, "webauthn.create", site, challenge)?;
    let data = AuthenticatorData::check(&answer.authenticator_data.0, site)?;
    if data.made()? != answer.raw_id.0 {
        return Err(PasskeyError::Owner);
    }
    let key = PublicKey::read(answer.public_key_algorithm, &answer.public_key.0);
    let kept = Kept {
        user: handle(visitor),
        key: key.ok_or(PasskeyError::Key)?,
        count: data.count,
    };
    Ok(New {
        id: BASE64.encode(&answer.raw_id.0),
        data: serde_json::to_string(&kept).map_err(|_| PasskeyError::Form)?,
    })
}

/// An answer with a passkey that is not believed yet.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Claim {
    raw_id: Bytes,
    #[serde(rename = "clientDataJSON")]
    client_data: Bytes,
    authenticator_data: Bytes,
    signature: Bytes,
    user_handle: String,
}

impl Claim {
    /// Reads an answer.
    ///
    /// # Errors
    /// When it is none.
    pub fn read(answer: &str) -> Result<Self, PasskeyError> {
        serde_json::from_str(answer).map_err(|_| PasskeyError::Form)
    }

    /// Which passkey it is said to be.
    #[must_use]
    pub fn id(&self) -> String {
        BASE64.encode(&self.raw_id.0)
    }

    /// Whether the passkey that is kept has answered what was asked: what is kept of it from
    /// now on.
    ///
    /// # Errors
    /// When it has not.
    pub fn check(&self, site: &Site, challenge: &str, kept: &str) -> Result<String, PasskeyError> {
        let mut kept: Kept = serde_json::from_str(kept).map_err(|_| PasskeyError::Key)?;
        if self.user_handle != kept.user {
            return Err(PasskeyError::Owner);
        }
        ClientData::check(&self.client_data.0, "webauthn.get", site, challenge)?;
        let data = AuthenticatorData::check(&self.authenticator_data.0, site)?;
        let hash = Sha256::digest(&self.client_data.0);
        let signed = [&self.authenticator_data.0[..], &hash[..]].concat();
        if !kept.key.has_signed(&signed, &self.signature.0) {
            return Err(PasskeyError::Signature);
        }
        // Passkeys that are on several devices do not count.
        let counts = data.count > 0 || kept.count > 0;
        if counts && data.count <= kept.count {
            return Err(PasskeyError::Copied);
        }
        kept.count = data.count;
        serde_json::to_string(&kept).map_err(|_| PasskeyError::Key)
    }
}

#[cfg(test)]
mod tests;
