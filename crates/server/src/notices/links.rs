//! Links that confirm a channel and that stop it. Whoever has one may follow it, without being
//! signed in: it came to the address that it is about. Nobody can forge one.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use store::Channel;

/// What a link is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Its owner wants the channel.
    Confirm,
    /// Its owner does not want it any more.
    Stop,
}

impl Purpose {
    const fn name(self) -> &'static str {
        match self {
            Self::Confirm => "confirm",
            Self::Stop => "stop",
        }
    }
}

/// Makes and reads links.
pub struct Links {
    key: Vec<u8>,
    site: String,
}

impl Links {
    /// Links of the server at this address, with a key that it keeps.
    #[must_use]
    pub fn new(key: &str, site: &str) -> Self {
        Self {
            key: key.as_bytes().to_vec(),
            site: site.to_owned(),
        }
    }

    /// Where people reach the server.
    #[must_use]
    pub fn site(&self) -> &str {
        &self.site
    }

    fn mac(&self, purpose: Purpose, id: &str, address: &str) -> Hmac<Sha256> {
        let mac = Hmac::<Sha256>::new_from_slice(&self.key);
        let mut mac = mac.expect("any key will do");
        for part in [purpose.name(), id, address] {
            mac.update(&(part.len() as u64).to_le_bytes());
            mac.update(part.as_bytes());
        }
        mac
    }

    /// What a link for a channel ends with.
    #[must_use]
    pub fn token(&self, purpose: Purpose, channel: &Channel) -> String {
        let mac = self.mac(purpose, &channel.id, &channel.address);
        let bytes = mac.finalize().into_bytes();
        format!("{}.{}", channel.id, const_hex::encode(&bytes[..16]))
    }

    /// The whole link.
    #[must_use]
    pub fn link(&self, purpose: Purpose, channel: &Channel) -> String {
        let token = self.token(purpose, channel);
        format!("{}/notices/{}/{token}", self.site, purpose.name())
    }

    /// The channel that a token names; whether the token is good shows [`Links::is_good`].
    #[must_use]
    pub fn channel(token: &str) -> Option<&str> {
        token.split_once('.').map(|(id, _)| id)
    }

    /// Whether a token is for this channel and purpose, in a time that tells nothing.
    #[must_use]
    pub fn is_good(&self, purpose: Purpose, channel: &Channel, token: &str) -> bool {
        let Some((id, signature)) = token.split_once('.') else {
            return false;
        };
        let bytes: Result<[u8; 16], _> = const_hex::decode_to_array(signature);
        let mac = self.mac(purpose, id, &channel.address);
        id == channel.id && bytes.is_ok_and(|bytes| mac.verify_truncated_left(&bytes).is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_good_for_one_channel_one_address_and_one_purpose() {
        let channel = |id: &str, address: &str| Channel {
            id: id.into(),
            visitor: "ana".into(),
            kind: "mail".into(),
            address: address.into(),
            details: String::new(),
            made: 0,
            confirmed: None,
            failures: 0,
            problem: None,
        };
        let links = Links::new("key", "https://play.example.org");
        let own = channel("a", "ana@example.org");
        let token = links.token(Purpose::Stop, &own);
        assert!(links.is_good(Purpose::Stop, &own, &token));
        assert!(!links.is_good(Purpose::Confirm, &own, &token));
        assert!(!links.is_good(Purpose::Stop, &channel("b", "ana@example.org"), &token));
        assert!(!links.is_good(Purpose::Stop, &channel("a", "ben@example.org"), &token));
        assert!(!Links::new("other", "").is_good(Purpose::Stop, &own, &token));
        for wrong in ["", "a", "a.", "a.00", &token[..token.len() - 1]] {
            assert!(!links.is_good(Purpose::Stop, &own, wrong), "{wrong}");
        }
        let link = links.link(Purpose::Stop, &own);
        assert!(
            link.starts_with("https://play.example.org/notices/stop/a."),
            "{link}"
        );
    }
}
