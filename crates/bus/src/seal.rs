//! Messages that only those can make who know the key of their site.

use std::sync::Arc;

use bytes::Bytes;
use hmac::{Hmac, KeyInit, Mac};
use serde::{Serialize, de::DeserializeOwned};
use sha2::Sha256;

/// The bytes of a signature.
const SIGNATURE: usize = 32;

/// The longest message that is looked at.
pub(crate) const LONGEST: usize = 256 * 1024;

/// The key of a site. It shows nothing of itself.
#[derive(Clone)]
pub struct Seal(Arc<str>);

impl Seal {
    /// With this key.
    #[must_use]
    pub fn new(key: &str) -> Self {
        Self(key.into())
    }

    /// A message about a topic, signed. The signature holds for this topic only.
    pub fn close<T: Serialize>(&self, topic: &str, message: &T) -> Bytes {
        let text = serde_json::to_vec(message).expect("messages are plain data");
        let mut closed = self.mac(topic, &text).finalize().into_bytes().to_vec();
        closed.extend(text);
        closed.into()
    }

    /// The message, if somebody who knows the key has written it, and for this topic.
    #[must_use]
    pub fn open<T: DeserializeOwned>(&self, topic: &str, closed: &[u8]) -> Option<T> {
        if closed.len() > LONGEST {
            return None;
        }
        let (signature, text) = closed.split_at_checked(SIGNATURE)?;
        self.mac(topic, text).verify_slice(signature).ok()?;
        serde_json::from_slice(text).ok()
    }

    fn mac(&self, topic: &str, text: &[u8]) -> Hmac<Sha256> {
        let mac = Hmac::<Sha256>::new_from_slice(self.0.as_bytes());
        let mut mac = mac.expect("any key will do");
        mac.update(topic.as_bytes());
        mac.update(b"\0");
        mac.update(text);
        mac
    }
}

impl std::fmt::Debug for Seal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seal")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_written_with_the_key_for_the_topic_is_read() {
        let seal = Seal::new("key");
        let closed = seal.close("news", &7);
        assert_eq!(seal.open::<u32>("news", &closed), Some(7));
        assert_eq!(seal.open::<u32>("jobs", &closed), None);
        assert_eq!(Seal::new("other").open::<u32>("news", &closed), None);
        let mut changed = closed.to_vec();
        changed[SIGNATURE] = b'8';
        assert_eq!(seal.open::<u32>("news", &changed), None);
        for garbage in [&b""[..], b"{}", &[0; SIGNATURE], &vec![b'7'; LONGEST + 1]] {
            assert_eq!(seal.open::<u32>("news", garbage), None);
        }
        // What is signed but something else is not read either.
        assert_eq!(seal.open::<String>("news", &closed), None);
    }
}
