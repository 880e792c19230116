//! The address of a person.

use std::{fmt, str::FromStr};

use url::Host;

/// The longest address that an e-mail can be sent to (RFC 5321, 4.5.3.1.3).
const LONGEST: usize = 254;

/// An e-mail address, written in one way: the host in lower case, without spaces.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Address(String);

/// Why a text is no address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no e-mail address")]
pub struct AddressError;

impl Address {
    /// The address as a text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The address as somebody recognises it who knows it: `a…@example.org`.
    #[must_use]
    pub fn veiled(&self) -> String {
        let (name, host) = self.0.split_once('@').unwrap_or((&self.0, ""));
        let first = name.chars().next().unwrap_or('…');
        format!("{first}…@{host}")
    }
}

impl FromStr for Address {
    type Err = AddressError;

    fn from_str(text: &str) -> Result<Self, AddressError> {
        let text = text.trim();
        let (name, host) = text.rsplit_once('@').ok_or(AddressError)?;
        // What stands before the sign goes over the wire as it is: letters of ASCII only,
        // and nothing that has to be quoted.
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "!#$%&'*+-/=?^_`{|}~.".contains(c);
        if name.is_empty() || name.len() > 64 || !name.chars().all(is_plain) {
            return Err(AddressError);
        }
        // A host is a name with a dot in it, in the letters of the domain name system.
        let host = match Host::parse(host) {
            Ok(Host::Domain(host)) if host.contains('.') && !host.ends_with('.') => host,
            _ => return Err(AddressError),
        };
        let address = format!("{name}@{host}");
        let is_known = address.parse::<lettre::Address>().is_ok();
        if address.len() > LONGEST || !is_known {
            return Err(AddressError);
        }
        Ok(Self(address))
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Not in any log: only what [`Address::veiled`] shows.
impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.veiled())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_written_in_one_way() {
        let address: Address = " Ana.B+games@Example.ORG ".parse().unwrap();
        assert_eq!(address.as_str(), "Ana.B+games@example.org");
        assert_eq!(format!("{address:?}"), "A…@example.org");
        let other: Address = "ana@bücher.example".parse().unwrap();
        assert_eq!(other.as_str(), "ana@xn--bcher-kva.example");
    }

    #[test]
    fn what_is_no_address_is_refused() {
        let long = format!("{}@example.org", "a".repeat(65));
        for wrong in [
            "",
            "ana",
            "@example.org",
            "ana@",
            "ana@host",
            "ana@127.0.0.1",
            "ana@[::1]",
            "ana@example.org.",
            "ana@example.org\r\nBcc: ben@example.org",
            "ana\r\n@example.org",
            "\"ana\"@example.org",
            "ana ben@example.org",
            "ana..ben@example.org",
            "ana@exa mple.org",
            "Ana <ana@example.org>",
            "ana@example.org,ben@example.org",
            &long,
        ] {
            assert_eq!(wrong.parse::<Address>(), Err(AddressError), "{wrong:?}");
        }
    }
}
