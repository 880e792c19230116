//! The address of a database: a URL as PostgreSQL's own programs take it.

use std::{fmt, str::FromStr};

use tokio_postgres::config::{Host, SslMode};

use super::faults::unreachable;
use crate::StoreError;

/// The address of a database, such as `postgres://user:password@host:5432/name`. It shows no
/// password.
#[derive(Clone, PartialEq, Eq)]
pub struct Address(Box<tokio_postgres::Config>);

impl Address {
    /// How to connect. A password that is not in the address may be in the environment.
    pub(crate) fn config(&self) -> tokio_postgres::Config {
        let mut config = (*self.0).clone();
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
}

impl FromStr for Address {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<Self, StoreError> {
        let config: tokio_postgres::Config = text.parse()?;
        if config.get_ssl_mode() == SslMode::Require {
            return Err(unreachable(
                "connections to PostgreSQL are not encrypted: sslmode=require cannot be kept",
            ));
        }
        Ok(Self(Box::new(config)))
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let config = &self.0;
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
