//! The address of a bus: a URL, or several of one cluster with commas between them.

use std::{fmt, str::FromStr};

use async_nats::{ConnectOptions, ServerAddr};
use url::Url;

/// The variable with the password, if it is not in the address.
const PASSWORD: &str = "ORRERY_BUS_PASSWORD";

/// The address of a bus, such as `nats://user:password@host:4222`. It shows no password.
#[derive(Clone, PartialEq, Eq)]
pub struct Address {
    /// The servers, without credentials: the library logs them.
    servers: Vec<ServerAddr>,
    user: Option<String>,
    password: Option<String>,
}

/// Why an address cannot be used. It repeats nothing of it: there may be a password in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AddressError {
    /// It is no URL of NATS.
    #[error("write nats://HOST:PORT or tls://HOST:PORT, several with commas between them")]
    Form,
    /// Two of the servers come with different credentials.
    #[error("all servers of a bus have the same user and password")]
    Credentials,
}

impl Address {
    /// The servers, for the library.
    pub(crate) fn servers(&self) -> Vec<ServerAddr> {
        self.servers.clone()
    }

    /// With what is needed to be let in. A password that is not in the address may be in the
    /// environment.
    pub(crate) fn admit(&self, options: ConnectOptions) -> ConnectOptions {
        let password = self.password.clone();
        let password = password.or_else(|| std::env::var(PASSWORD).ok());
        match (self.user.clone(), password) {
            (Some(user), Some(password)) => options.user_and_password(user, password),
            // A name alone is a token, as everywhere with NATS.
            (Some(token), None) | (None, Some(token)) => options.token(token),
            (None, None) => options,
        }
    }
}

impl FromStr for Address {
    type Err = AddressError;

    fn from_str(text: &str) -> Result<Self, AddressError> {
        let mut servers = Vec::new();
        let mut credentials = None;
        for one in text.split(',') {
            let mut url: Url = one.trim().parse().map_err(|_| AddressError::Form)?;
            let has_more = !["", "/"].contains(&url.path())
                || url.query().is_some()
                || url.fragment().is_some();
            if !["nats", "tls"].contains(&url.scheme()) || url.host().is_none() || has_more {
                return Err(AddressError::Form);
            }
            let user = decoded(url.username())?;
            let password = decoded(url.password().unwrap_or_default())?;
            if user.is_some() || password.is_some() {
                let own = (user, password);
                if *credentials.get_or_insert(own.clone()) != own {
                    return Err(AddressError::Credentials);
                }
            }
            url.set_username("").map_err(|()| AddressError::Form)?;
            url.set_password(None).map_err(|()| AddressError::Form)?;
            servers.push(ServerAddr::from_url(url).map_err(|_| AddressError::Form)?);
        }
        let (user, password) = credentials.unwrap_or_default();
        Ok(Self {
            servers,
            user,
            password,
        })
    }
}

/// A part of a URL as it was meant; nothing if it is empty.
fn decoded(part: &str) -> Result<Option<String>, AddressError> {
    let mut bytes = Vec::new();
    let mut rest = part.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digits = [rest.next(), rest.next()].map(Option::unwrap_or_default);
                let [byte] = const_hex::decode_to_array(digits).map_err(|_| AddressError::Form)?;
                byte
            }
            plain => plain,
        });
    }
    let text = String::from_utf8(bytes).map_err(|_| AddressError::Form)?;
    Ok(Some(text).filter(|text| !text.is_empty()))
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, server) in self.servers.iter().enumerate() {
            if n > 0 {
                f.write_str(",")?;
            }
            f.write_str(server.as_url_str())?;
        }
        Ok(())
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_shows_no_password_and_no_token() {
        for (text, shown) in [
            ("nats://bus.example.org", "nats://bus.example.org"),
            ("nats://ana:hush@bus:4222", "nats://bus:4222"),
            ("tls://hush@bus:4222/", "tls://bus:4222/"),
            ("nats://ana:h%75sh@a,nats://ana:hush@b", "nats://a,nats://b"),
        ] {
            let address: Address = text.parse().unwrap();
            assert_eq!(format!("{address}"), shown);
            assert!(!format!("{address:?}{:?}", address.servers()).contains("hush"));
        }
    }

    #[test]
    fn credentials_are_taken_as_they_were_meant() {
        let address: Address = "nats://a%40b:100%25@bus".parse().unwrap();
        assert_eq!(
            (address.user.as_deref(), address.password.as_deref()),
            (Some("a@b"), Some("100%"))
        );
    }

    #[test]
    fn what_is_no_address_is_refused_without_repeating_it() {
        for (wrong, why) in [
            ("", AddressError::Form),
            ("bus:4222", AddressError::Form),
            ("http://ana:hush@bus", AddressError::Form),
            ("nats://ana:hush@bus:port", AddressError::Form),
            ("nats://ana:hush%2@bus", AddressError::Form),
            ("nats://ana:hush@bus/club", AddressError::Form),
            ("nats://a:b@one,nats://a:c@two", AddressError::Credentials),
        ] {
            let refused = wrong.parse::<Address>().unwrap_err();
            assert_eq!(refused, why, "{wrong}");
            assert!(!refused.to_string().contains("hush"));
        }
    }
}
