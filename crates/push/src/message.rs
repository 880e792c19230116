//! A message for one browser (RFC 8291).

use aes_gcm::{Aes128Gcm, KeyInit, Nonce, aead::Aead};
use hkdf::Hkdf;
use p256::{PublicKey, SecretKey, elliptic_curve::Generate};
use sha2::Sha256;

use crate::text;

/// The size of a record: a message is one record.
const RECORD: u32 = 4096;

/// Salt, size of the record, length of the key and the key.
const HEAD: usize = 16 + 4 + 1 + 65;

/// What encryption adds to a record: the sign of the last one, and the tag.
const OVERHEAD: usize = 1 + 16;

/// The longest message, in bytes: services take 4096 with everything around it (RFC 8030, 7.2).
pub const LONGEST: usize = RECORD as usize - HEAD - OVERHEAD;

/// Messages are filled up to a multiple of so many bytes: their length tells little.
const STEP: usize = 256;

/// A message that is longer than a service takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the message is longer than {LONGEST} bytes")]
pub struct TooLong;

/// Keys that no browser has given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these are no keys of a browser")]
pub struct ReaderError;

/// The browser that reads a message: what it said of itself when it subscribed.
#[derive(Clone, Debug)]
pub struct Reader {
    key: PublicKey,
    secret: [u8; 16],
}

impl Reader {
    /// The browser with these texts, `p256dh` and `auth` of its subscription.
    ///
    /// # Errors
    /// When they are none.
    pub fn new(key: &str, secret: &str) -> Result<Self, ReaderError> {
        let key = text::read(key).filter(|key| key.len() == 65);
        let key = PublicKey::from_sec1_bytes(&key.ok_or(ReaderError)?);
        let secret = text::read(secret).and_then(|secret| secret.try_into().ok());
        Ok(Self {
            key: key.map_err(|_| ReaderError)?,
            secret: secret.ok_or(ReaderError)?,
        })
    }

    /// The body of a request with a message for this browser; its content coding
    /// is `aes128gcm`.
    ///
    /// # Errors
    /// When the message is too long.
    pub fn encrypt(&self, message: &[u8]) -> Result<Vec<u8>, TooLong> {
        let mut salt = [0; 16];
        getrandom::fill(&mut salt).expect("the system has randomness");
        let filled = message.len().next_multiple_of(STEP).min(LONGEST);
        let padding = filled.saturating_sub(message.len());
        self.encrypt_with(message, &SecretKey::generate(), salt, padding)
    }

    /// The same with a key, a salt and so many bytes behind the message.
    pub(crate) fn encrypt_with(
        &self,
        message: &[u8],
        sender: &SecretKey,
        salt: [u8; 16],
        padding: usize,
    ) -> Result<Vec<u8>, TooLong> {
        if message.len() + padding > LONGEST {
            return Err(TooLong);
        }
        let own = sender.public_key().to_sec1_bytes();
        let shared = sender.diffie_hellman(&self.key);
        let secrets = Secrets {
            shared: shared.raw_secret_bytes(),
            auth: &self.secret,
            reader: &self.key.to_sec1_bytes(),
            sender: &own,
            salt: &salt,
        };
        let (key, nonce) = secrets.derive();
        let mut record = message.to_vec();
        // The sign of the last record, and what fills it up (RFC 8188, 2).
        record.push(2);
        record.resize(record.len() + padding, 0);
        let cipher = Aes128Gcm::new(&key.into());
        let sealed = cipher.encrypt(&Nonce::from(nonce), &*record);
        let sealed = sealed.map_err(|_| TooLong)?;
        let mut body = Vec::with_capacity(HEAD + sealed.len());
        body.extend(salt);
        body.extend(RECORD.to_be_bytes());
        body.push(own.len() as u8);
        body.extend_from_slice(&own);
        body.extend(sealed);
        Ok(body)
    }
}

/// What both sides know, from which each derives the key (RFC 8291, 3.4).
pub(crate) struct Secrets<'a> {
    /// What came of the exchange of keys.
    pub shared: &'a [u8],
    /// The secret that the browser gave with its key.
    pub auth: &'a [u8],
    pub reader: &'a [u8],
    pub sender: &'a [u8],
    pub salt: &'a [u8],
}

impl Secrets<'_> {
    /// The key of the content, and the nonce of its first record.
    pub fn derive(&self) -> ([u8; 16], [u8; 12]) {
        let info = [b"WebPush: info\0", self.reader, self.sender].concat();
        let input: [u8; 32] = expand(self.auth, self.shared, &info);
        (
            expand(self.salt, &input, b"Content-Encoding: aes128gcm\0"),
            expand(self.salt, &input, b"Content-Encoding: nonce\0"),
        )
    }
}

fn expand<const N: usize>(salt: &[u8], input: &[u8], info: &[u8]) -> [u8; N] {
    let mut output = [0; N];
    let derived = Hkdf::<Sha256>::new(Some(salt), input).expand(info, &mut output);
    derived.expect("a few bytes can be derived");
    output
}
