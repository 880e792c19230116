//! The SMTP server that takes e-mails.

use std::{fmt, net::IpAddr, str::FromStr, time::Duration};

use lettre::{
    AsyncSmtpTransport, Tokio1Executor,
    transport::smtp::{
        PoolConfig,
        authentication::Credentials,
        client::{Tls, TlsParameters},
        extension::ClientId,
    },
};
use url::{Host, Url};

/// How long an answer of the server may take.
const PATIENCE: Duration = Duration::from_secs(15);

/// How long a connection is kept that nobody uses.
const IDLE: Duration = Duration::from_secs(20);

/// The SMTP server that takes e-mails, as an address. It shows no password.
#[derive(Clone, PartialEq, Eq)]
pub struct Relay {
    host: String,
    port: u16,
    encryption: Encryption,
    /// Who we are there, and the password.
    login: Option<(String, String)>,
}

/// When a connection is encrypted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Encryption {
    /// From its beginning.
    AtOnce,
    /// Before anything is said that matters; a server that cannot is not used.
    Upgraded,
    /// Not at all.
    Off,
}

/// Why an address is not that of a server for e-mails. It repeats nothing of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RelayError {
    /// It is no such address.
    #[error("write smtps://USER:PASSWORD@HOST or smtp://USER:PASSWORD@HOST:PORT")]
    Format,
    /// There is something in it that is not known.
    #[error("only ?tls=off may stand behind the host")]
    Option,
    /// A password would go over a network for everyone to read.
    #[error("with ?tls=off a password is sent to this machine only")]
    Readable,
}

impl Relay {
    /// The way to the server for somebody who calls himself this there.
    pub(crate) fn transport(
        &self,
        name: &str,
        most: u32,
    ) -> Result<AsyncSmtpTransport<Tokio1Executor>, lettre::transport::smtp::Error> {
        let encrypted = || TlsParameters::builder(self.host.clone()).build_rustls();
        let tls = match self.encryption {
            Encryption::AtOnce => Tls::Wrapper(encrypted()?),
            Encryption::Upgraded => Tls::Required(encrypted()?),
            Encryption::Off => Tls::None,
        };
        let pool = PoolConfig::new().max_size(most).idle_timeout(IDLE);
        let mut transport = AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(&self.host)
            .port(self.port)
            .tls(tls)
            .hello_name(ClientId::Domain(name.to_owned()))
            .timeout(Some(PATIENCE))
            .pool_config(pool);
        if let Some((user, password)) = &self.login {
            transport = transport.credentials(Credentials::new(user.clone(), password.clone()));
        }
        Ok(transport.build())
    }
}

impl FromStr for Relay {
    type Err = RelayError;

    fn from_str(text: &str) -> Result<Self, RelayError> {
        let url = Url::parse(text).map_err(|_| RelayError::Format)?;
        let is_off = match url.query() {
            None => false,
            Some("tls=off") => true,
            Some(_) => return Err(RelayError::Option),
        };
        let (encryption, port) = match (url.scheme(), is_off) {
            ("smtps", false) => (Encryption::AtOnce, 465),
            ("smtp", false) => (Encryption::Upgraded, 587),
            ("smtp", true) => (Encryption::Off, 25),
            ("smtps", true) => return Err(RelayError::Option),
            _ => return Err(RelayError::Format),
        };
        // In an address of this scheme the host is a text that nobody has looked at.
        let host = url.host_str().filter(|host| !host.is_empty());
        let host = Host::parse(host.ok_or(RelayError::Format)?).map_err(|_| RelayError::Format)?;
        let is_bare = matches!(url.path(), "" | "/") && url.fragment().is_none();
        if !is_bare {
            return Err(RelayError::Format);
        }
        let login = match (url.username(), url.password()) {
            ("", None) => None,
            (user, Some(password)) if !user.is_empty() => Some((plain(user)?, plain(password)?)),
            _ => return Err(RelayError::Format),
        };
        let is_near = match &host {
            Host::Domain(name) => name == "localhost",
            Host::Ipv4(address) => IpAddr::V4(*address).is_loopback(),
            Host::Ipv6(address) => IpAddr::V6(*address).is_loopback(),
        };
        if encryption == Encryption::Off && login.is_some() && !is_near {
            return Err(RelayError::Readable);
        }
        Ok(Self {
            host: match host {
                Host::Ipv6(address) => address.to_string(),
                other => other.to_string(),
            },
            port: url.port().unwrap_or(port),
            encryption,
            login,
        })
    }
}

/// A part of an address without its percent signs.
fn plain(text: &str) -> Result<String, RelayError> {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        let digit = |byte: Option<u8>| char::from(byte?).to_digit(16);
        bytes.push(match byte {
            b'%' => {
                let (high, low) = (digit(rest.next()), digit(rest.next()));
                let (high, low) = high.zip(low).ok_or(RelayError::Format)?;
                (high * 16 + low) as u8
            }
            other => other,
        });
    }
    String::from_utf8(bytes).map_err(|_| RelayError::Format)
}

impl fmt::Display for Relay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = match self.encryption {
            Encryption::AtOnce => "smtps",
            Encryption::Upgraded | Encryption::Off => "smtp",
        };
        write!(f, "{scheme}://{}:{}", self.host, self.port)
    }
}

impl fmt::Debug for Relay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_host_port_and_encryption_and_hides_the_password() {
        for (text, shown, encryption) in [
            (
                "smtps://mail.example.org",
                "smtps://mail.example.org:465",
                Encryption::AtOnce,
            ),
            (
                "smtp://mail.example.org",
                "smtp://mail.example.org:587",
                Encryption::Upgraded,
            ),
            (
                "smtp://localhost?tls=off",
                "smtp://localhost:25",
                Encryption::Off,
            ),
            (
                "smtps://ana%40example.org:hu%3Ash@mail.example.org:4650/",
                "smtps://mail.example.org:4650",
                Encryption::AtOnce,
            ),
        ] {
            let relay: Relay = text.parse().unwrap();
            assert_eq!(
                (relay.to_string().as_str(), relay.encryption),
                (shown, encryption)
            );
            assert_eq!(format!("{relay:?}"), shown);
        }
        let relay: Relay = "smtps://ana%40example.org:hu%3Ash@mail.example.org"
            .parse()
            .unwrap();
        let login = ("ana@example.org".to_owned(), "hu:sh".to_owned());
        assert_eq!(relay.login, Some(login));
    }

    #[test]
    fn a_password_is_not_sent_for_everyone_to_read() {
        let near: Result<Relay, _> = "smtp://ana:hush@127.0.0.1:2525?tls=off".parse();
        assert!(near.is_ok());
        let far: Result<Relay, _> = "smtp://ana:hush@mail.example.org?tls=off".parse();
        assert_eq!(far, Err(RelayError::Readable));
    }

    #[test]
    fn what_is_no_address_is_refused_without_repeating_it() {
        for wrong in [
            "mail.example.org",
            "https://mail.example.org",
            "smtp://",
            "smtp://ana@mail.example.org",
            "smtp://:hush@mail.example.org",
            "smtp://ana:hush@mail.example.org/inbox",
            "smtp://ana:hush@mail.example.org?tls=maybe",
            "smtps://mail.example.org?tls=off",
            "smtp://ana:hu%zzsh@mail.example.org",
        ] {
            let refused = wrong.parse::<Relay>().unwrap_err().to_string();
            assert!(!refused.contains("hush"), "{refused}");
        }
    }
}
