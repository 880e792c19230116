//! Where people reach a server that stands behind a proxy.

use std::str::FromStr;

use url::Url;

/// The address of a server as people know it: scheme, host and port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    origin: String,
    is_encrypted: bool,
}

/// Why an address cannot be that of a server.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PublicUrlError {
    /// It is no address at all.
    #[error("{0}")]
    Format(#[from] url::ParseError),
    /// Browsers do not go there.
    #[error("write http://… or https://…")]
    Scheme,
    /// There is more than scheme, host and port.
    #[error("write only scheme, host and port, as in https://play.example.org")]
    Path,
}

impl PublicUrl {
    /// What browsers call the origin of its pages.
    #[must_use]
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// Whether people reach it over TLS.
    #[must_use]
    pub const fn is_encrypted(&self) -> bool {
        self.is_encrypted
    }
}

impl FromStr for PublicUrl {
    type Err = PublicUrlError;

    fn from_str(text: &str) -> Result<Self, PublicUrlError> {
        let url = Url::parse(text)?;
        if !matches!(url.scheme(), "http" | "https") {
            return Err(PublicUrlError::Scheme);
        }
        let is_bare = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
        if !is_bare || !url.username().is_empty() || url.password().is_some() {
            return Err(PublicUrlError::Path);
        }
        Ok(Self {
            origin: url.origin().ascii_serialization(),
            is_encrypted: url.scheme() == "https",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_an_origin_and_nothing_else() {
        let read = |text: &str| text.parse::<PublicUrl>();
        let url = read("https://Play.Example.org:443/").unwrap();
        assert_eq!(url.origin(), "https://play.example.org");
        assert!(url.is_encrypted());
        let url = read("http://192.0.2.1:4700").unwrap();
        assert_eq!(
            (url.origin(), url.is_encrypted()),
            ("http://192.0.2.1:4700", false)
        );
        assert_eq!(read("ftp://example.org"), Err(PublicUrlError::Scheme));
        for more in [
            "https://example.org/games",
            "https://example.org/?x",
            "https://a@example.org",
        ] {
            assert_eq!(read(more), Err(PublicUrlError::Path), "{more}");
        }
        assert!(matches!(
            read("example.org"),
            Err(PublicUrlError::Format(_))
        ));
    }
}
