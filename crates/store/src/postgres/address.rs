//! The address of a database: a URL as PostgreSQL's own programs take it.

use std::{fmt, str::FromStr};

use tokio_postgres::config::{Host, SslMode};

use super::{faults::unreachable, tls::Tls};
use crate::StoreError;

/// The address of a database, such as `postgres://user:password@host:5432/name`. It shows no
/// password.
#[derive(Clone, PartialEq, Eq)]
pub struct Address {
    config: Box<tokio_postgres::Config>,
    tls: Option<Tls>,
}

impl Address {
    /// How to connect. A password that is not in the address may be in the environment.
    pub(crate) fn config(&self) -> tokio_postgres::Config {
        let mut config = (*self.config).clone();
        if config.get_password().is_none()
            && let Ok(password) = std::env::var("PGPASSWORD")
        {
            config.password(password);
        }
        if config.get_application_name().is_none() {
            config.application_name("orrery");
        }
        config
    }

    /// How the connection is encrypted, if it is.
    pub(crate) const fn tls(&self) -> Option<&Tls> {
        self.tls.as_ref()
    }
}

/// Takes a parameter out of a URL, and gives back its value as it was meant.
fn take(text: &mut String, name: &str) -> Result<Option<String>, StoreError> {
    let Some((address, query)) = text.split_once('?') else {
        return Ok(None);
    };
    let (mut value, mut others) = (None, Vec::new());
    for pair in query.split('&') {
        match pair.split_once('=') {
            Some((key, given)) if key == name => value = Some(decoded(given)?),
            _ => others.push(pair),
        }
    }
    let others = others.join("&");
    let mark = if others.is_empty() { "" } else { "?" };
    *text = format!("{address}{mark}{others}");
    Ok(value)
}

/// A part of a URL as it was meant.
fn decoded(part: &str) -> Result<String, StoreError> {
    let wrong = || unreachable("a parameter of the address is not written as in a URL");
    let mut bytes = Vec::new();
    let mut rest = part.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digits = [rest.next(), rest.next()].map(Option::unwrap_or_default);
                let digits = str::from_utf8(&digits).map_err(|_| wrong())?.to_owned();
                u8::from_str_radix(&digits, 16).map_err(|_| wrong())?
            }
            plain => plain,
        });
    }
    String::from_utf8(bytes).map_err(|_| wrong())
}

impl FromStr for Address {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<Self, StoreError> {
        let mut text = text.to_owned();
        let mode = take(&mut text, "sslmode")?;
        let roots = take(&mut text, "sslrootcert")?;
        let mut config: tokio_postgres::Config = text.parse()?;
        let mut tls = Tls::of(mode.as_deref(), roots.as_deref())?;
        if config.get_hosts().iter().all(is_socket) {
            // A socket of this machine needs no encryption, and PostgreSQL has none for it.
            tls = None;
        }
        config.ssl_mode(match tls {
            Some(_) => SslMode::Require,
            None => SslMode::Disable,
        });
        Ok(Self {
            config: Box::new(config),
            tls,
        })
    }
}

/// Whether it is a socket of this machine.
const fn is_socket(host: &Host) -> bool {
    match host {
        Host::Tcp(_) => false,
        #[cfg(unix)]
        Host::Unix(_) => true,
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let config = &self.config;
        f.write_str("postgres://")?;
        if let Some(user) = config.get_user() {
            write!(f, "{user}@")?;
        }
        let ports = config.get_ports();
        for (n, host) in config.get_hosts().iter().enumerate() {
            if n > 0 {
                f.write_str(",")?;
            }
            match host {
                Host::Tcp(name) => f.write_str(name)?,
                #[cfg(unix)]
                Host::Unix(folder) => folder.display().fmt(f)?,
            }
            // One port may be meant for all hosts.
            if let Some(port) = ports.get(n).or(ports.first()) {
                write!(f, ":{port}")?;
            }
        }
        write!(f, "/{}", config.get_dbname().unwrap_or_default())
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
