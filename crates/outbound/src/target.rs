//! Where a request goes.

use std::net::IpAddr;

use url::{Host, Url};

use crate::{Reach, is_public};

/// The longest address, in bytes.
const LONGEST: usize = 2000;

/// An address that requests may be sent to, as far as it can be told without asking the
/// network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target(Url);

/// Why nothing is sent to an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TargetError {
    /// It is no address.
    #[error("this is no address")]
    Format,
    /// It is not encrypted.
    #[error("the address has to begin with https://")]
    Plain,
    /// It leads to this machine or into a private network.
    #[error("the address is in a private network")]
    Private,
}

impl Target {
    /// The address in a text.
    ///
    /// # Errors
    /// When it is none, or lies where nothing is sent.
    pub fn new(text: &str, reach: Reach) -> Result<Self, TargetError> {
        let text = text.trim();
        if text.len() > LONGEST {
            return Err(TargetError::Format);
        }
        let mut url = Url::parse(text).map_err(|_| TargetError::Format)?;
        url.set_fragment(None);
        let is_plain = match url.scheme() {
            "https" => false,
            "http" => true,
            _ => return Err(TargetError::Format),
        };
        if !url.username().is_empty() || url.password().is_some() {
            return Err(TargetError::Format);
        }
        let host = url.host().ok_or(TargetError::Format)?;
        if reach == Reach::Public {
            if is_plain {
                return Err(TargetError::Plain);
            }
            // What is not a web server is nobody's webhook.
            let is_known_port = matches!(url.port(), None | Some(80 | 443 | 1024..));
            let is_private = match host {
                Host::Ipv4(address) => !is_public(IpAddr::V4(address)),
                Host::Ipv6(address) => !is_public(IpAddr::V6(address)),
                // Names that mean this machine or network whoever is asked (RFC 6761, 6762).
                Host::Domain(name) => {
                    let name = name.trim_end_matches('.');
                    let local = [".localhost", ".local", ".internal", ".home.arpa"];
                    !name.contains('.') || local.iter().any(|end| name.ends_with(end))
                }
            };
            if is_private || !is_known_port {
                return Err(TargetError::Private);
            }
        }
        Ok(Self(url))
    }

    /// The address as a text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    /// Scheme, host and port.
    #[must_use]
    pub fn origin(&self) -> String {
        self.0.origin().ascii_serialization()
    }

    /// The host, which says whose address it is without its secrets.
    #[must_use]
    pub fn host(&self) -> &str {
        self.0.host_str().unwrap_or_default()
    }

    pub(crate) const fn url(&self) -> &Url {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_that_lead_elsewhere_than_they_say_are_refused() {
        use TargetError::{Format, Plain, Private};
        for (text, why) in [
            ("", Format),
            ("example.org", Format),
            ("ftp://example.org", Format),
            ("file:///etc/passwd", Format),
            ("https://ana:hush@example.org", Format),
            ("http://example.org/hook", Plain),
            ("https://localhost/", Private),
            ("https://db/", Private),
            ("https://db.localhost/", Private),
            ("https://printer.local./", Private),
            ("https://metadata.google.internal/", Private),
            ("https://127.0.0.1/", Private),
            ("https://127.1/", Private),
            ("https://2130706433/", Private),
            ("https://0x7f.0.0.1/", Private),
            ("https://0177.0.0.1/", Private),
            ("https://[::1]/", Private),
            ("https://[::ffff:10.0.0.1]/", Private),
            ("https://169.254.169.254/latest/meta-data", Private),
            ("https://example.org:25/", Private),
            ("https://example.org:22/", Private),
        ] {
            assert_eq!(Target::new(text, Reach::Public), Err(why), "{text}");
        }
        let long = format!("https://example.org/{}", "a".repeat(LONGEST));
        assert_eq!(Target::new(&long, Reach::Public), Err(Format));
        let target = Target::new(" https://Example.org:8443/hook?x=1#y ", Reach::Public).unwrap();
        assert_eq!(target.as_str(), "https://example.org:8443/hook?x=1");
        assert_eq!(target.origin(), "https://example.org:8443");
        assert!(Target::new("http://127.0.0.1:1/", Reach::Anywhere).is_ok());
    }
}
