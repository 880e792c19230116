//! Signing in with the accounts that a club has already, by OpenID Connect: the authorization code
//! flow with PKCE.
//!
//! [`Provider::begin`] says where a browser goes, with a state, a nonce and a verifier that whoever
//! calls keeps for that browser alone; [`Provider::finish`] takes what the browser comes back with
//! to the provider and says who it is. The ID token is verified there: its signature by the keys of
//! the provider, issuer, audience, time and nonce. What the provider says of itself is read when
//! it is needed, remembered for a while, and read again when it has new keys.
#![forbid(unsafe_code)]

mod token;

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use base64::{
    Engine,
    engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD as BASE64},
};
use hyper::{Request, header};
use outbound::{Client, Reach};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use tokio::sync::Mutex;
use url::Url;

use self::token::{Expected, Keys, claims};

/// The largest answer of a provider, in bytes.
const LARGEST: usize = 256 * 1024;

/// How long what a provider says of itself is remembered.
const REMEMBERED: Duration = Duration::from_secs(10 * 60);

/// A provider as whoever runs the server names it.
#[derive(Clone)]
pub struct Settings {
    /// Its address.
    issuer: String,
    client: String,
    secret: Option<String>,
    /// What people call it.
    name: String,
}

/// Why there can be no such provider.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SettingsError {
    /// Its address is none.
    #[error("write the address of the issuer, as in https://accounts.example.org")]
    Issuer,
    /// Its address is not encrypted.
    #[error("the address of the issuer has to begin with https://")]
    Plain,
}

impl Settings {
    /// A provider with this address, at which the server is known by this name and secret.
    ///
    /// # Errors
    /// When there can be none.
    pub fn new(
        issuer: &str,
        client: &str,
        secret: Option<&str>,
        name: Option<&str>,
    ) -> Result<Self, SettingsError> {
        let url = Url::parse(issuer).map_err(|_| SettingsError::Issuer)?;
        let host = url.host_str().ok_or(SettingsError::Issuer)?;
        match url.scheme() {
            "https" | "http" if is_safe(&url) => {}
            "http" => return Err(SettingsError::Plain),
            _ => return Err(SettingsError::Issuer),
        }
        Ok(Self {
            name: name.unwrap_or(host).to_owned(),
            issuer: issuer.to_owned(),
            client: client.to_owned(),
            secret: secret.map(str::to_owned),
        })
    }

    /// What people call it.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }
}

/// Whether what is sent there is encrypted, or stays on the machine.
fn is_safe(url: &Url) -> bool {
    let is_here = matches!(url.host_str(), Some("localhost" | "127.0.0.1" | "[::1]"));
    url.scheme() == "https" || (url.scheme() == "http" && is_here)
}

/// Not with the secret.
impl std::fmt::Debug for Settings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Settings").field(&self.issuer).finish()
    }
}

/// Why somebody was not signed in.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OidcError {
    /// The provider cannot be reached, or does not answer as one.
    #[error("the provider does not answer as it should: {0}")]
    Provider(String),
    /// What the browser has come back with is not taken.
    #[error("the sign-in was not accepted: {0}")]
    Refused(String),
}

/// A sign-in that has begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Begun {
    /// Where the browser goes.
    pub url: String,
    /// By what it is recognised when it comes back.
    pub state: String,
    /// What the provider has to repeat.
    pub nonce: String,
    /// What shows the provider that the same server asks.
    pub verifier: String,
}

/// Somebody whom the provider knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// By what this person is known for good: a hash of the provider and its name for them.
    pub id: String,
    /// What they recognise themselves by, if the provider says so.
    pub label: Option<String>,
}

/// What a provider says of itself.
#[derive(Clone, Debug, Deserialize)]
struct Metadata {
    issuer: String,
    authorization_endpoint: String,
    token_endpoint: String,
    jwks_uri: String,
    #[serde(default)]
    token_endpoint_auth_methods_supported: Vec<String>,
}

/// What is remembered of it.
#[derive(Clone)]
struct Known {
    metadata: Metadata,
    keys: Keys,
    since: Instant,
}

/// A provider that is asked.
pub struct Provider {
    settings: Settings,
    back: String,
    http: Client,
    known: Mutex<Option<Known>>,
}

impl Provider {
    /// A provider that sends browsers back to this address. Nothing is asked yet.
    #[must_use]
    pub fn new(settings: Settings, back: &str) -> Self {
        Self {
            settings,
            back: back.to_owned(),
            // Whoever runs the server has named it, wherever it is.
            http: Client::new(Reach::Anywhere),
            known: Mutex::default(),
        }
    }

    /// What people call it.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.settings.name
    }

    /// Where a browser goes to sign in.
    ///
    /// # Errors
    /// When the provider does not answer.
    pub async fn begin(&self) -> Result<Begun, OidcError> {
        let (known, _) = self.known(false).await?;
        let [state, nonce, verifier] = [(); 3].map(|()| random());
        let challenge = BASE64.encode(Sha256::digest(verifier.as_bytes()));
        let url = Url::parse(&known.metadata.authorization_endpoint);
        let mut url = url.map_err(|why| silent(&why))?;
        url.query_pairs_mut()
            .append_pair("response_type", "code")
            .append_pair("client_id", &self.settings.client)
            .append_pair("redirect_uri", &self.back)
            .append_pair("scope", "openid profile")
            .append_pair("state", &state)
            .append_pair("nonce", &nonce)
            .append_pair("code_challenge", &challenge)
            .append_pair("code_challenge_method", "S256");
        Ok(Begun {
            url: url.into(),
            state,
            nonce,
            verifier,
        })
    }

    /// Who has come back with this code, from a sign-in that began with this nonce and verifier.
    ///
    /// # Errors
    /// When the provider does not answer, or not for this.
    pub async fn finish(
        &self,
        code: &str,
        nonce: &str,
        verifier: &str,
    ) -> Result<Person, OidcError> {
        let (known, is_fresh) = self.known(false).await?;
        let token = self.token(&known.metadata, code, verifier).await?;
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let expected = Expected {
            issuer: &known.metadata.issuer,
            client: &self.settings.client,
            nonce,
            now: now.map_or(0, |now| now.as_secs()),
        };
        let told = match claims(&token, &known.keys, &expected) {
            // It may have new keys.
            Err(token::TokenError::Key) if !is_fresh => {
                let (known, _) = self.known(true).await?;
                claims(&token, &known.keys, &expected)
            }
            told => told,
        };
        let told = told.map_err(|why| OidcError::Refused(why.to_string()))?;
        let both = format!("{}\0{}", known.metadata.issuer, told.subject);
        Ok(Person {
            id: const_hex::encode(Sha256::digest(both.as_bytes())),
            label: told.label,
        })
    }

    /// What the provider says of itself, and whether that was read just now.
    async fn known(&self, anew: bool) -> Result<(Known, bool), OidcError> {
        let mut known = self.known.lock().await;
        if let Some(known) = &*known
            && !anew
            && known.since.elapsed() < REMEMBERED
        {
            return Ok((known.clone(), false));
        }
        let issuer = &self.settings.issuer;
        let base = issuer.trim_end_matches('/');
        let place = format!("{base}/.well-known/openid-configuration");
        let metadata: Metadata = self.read(&place).await?;
        if metadata.issuer.trim_end_matches('/') != base {
            return Err(OidcError::Provider("it is another issuer".to_owned()));
        }
        let Metadata {
            authorization_endpoint,
            token_endpoint,
            jwks_uri,
            ..
        } = &metadata;
        let all = [authorization_endpoint, token_endpoint, jwks_uri];
        let is_safe = |text: &String| Url::parse(text).is_ok_and(|url| is_safe(&url));
        if !all.into_iter().all(is_safe) {
            let plain = "its addresses have to begin with https://";
            return Err(OidcError::Provider(plain.to_owned()));
        }
        let keys = self.read(&metadata.jwks_uri).await?;
        let fresh = Known {
            metadata,
            keys,
            since: Instant::now(),
        };
        *known = Some(fresh.clone());
        Ok((fresh, true))
    }

    /// Reads what is at an address of the provider.
    async fn read<T: for<'de> Deserialize<'de>>(&self, address: &str) -> Result<T, OidcError> {
        let request = Request::get(address).header(header::ACCEPT, "application/json");
        let request = request.body(Vec::new()).map_err(|why| silent(&why))?;
        let answer = self.http.fetch(request, LARGEST).await;
        let answer = answer.map_err(|why| silent(&why))?;
        if answer.status() != 200 {
            return Err(silent(&answer.status()));
        }
        serde_json::from_slice(answer.body()).map_err(|why| silent(&why))
    }

    /// The request that exchanges a code.
    fn token_request(
        &self,
        metadata: &Metadata,
        code: &str,
        verifier: &str,
    ) -> Result<Request<Vec<u8>>, OidcError> {
        let Settings { client, secret, .. } = &self.settings;
        let mut form = form_urlencoded::Serializer::new(String::new());
        form.append_pair("grant_type", "authorization_code")
            .append_pair("code", code)
            .append_pair("redirect_uri", &self.back)
            .append_pair("code_verifier", verifier);
        let mut request = Request::post(&*metadata.token_endpoint)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(header::ACCEPT, "application/json");
        let ways = &metadata.token_endpoint_auth_methods_supported;
        let is_known = |way: &str| ways.iter().any(|known| known == way);
        match secret {
            // What is not said is this one (OpenID Connect Discovery, 3).
            Some(secret) if ways.is_empty() || is_known("client_secret_basic") => {
                request = request.header(header::AUTHORIZATION, basic(client, secret));
            }
            Some(secret) => {
                form.append_pair("client_id", client)
                    .append_pair("client_secret", secret);
            }
            None => {
                form.append_pair("client_id", client);
            }
        }
        let request = request.body(form.finish().into_bytes());
        request.map_err(|why| silent(&why))
    }

    /// Exchanges a code for an ID token, which is not believed yet.
    async fn token(
        &self,
        metadata: &Metadata,
        code: &str,
        verifier: &str,
    ) -> Result<String, OidcError> {
        #[derive(Deserialize)]
        struct Answer {
            id_token: String,
        }
        let request = self.token_request(metadata, code, verifier)?;
        let answer = self.http.fetch(request, LARGEST).await;
        let answer = answer.map_err(|why| silent(&why))?;
        if answer.status() != 200 {
            let status = answer.status();
            let why = format!("the provider gives no token ({status})");
            return Err(OidcError::Refused(why));
        }
        let answer: Result<Answer, _> = serde_json::from_slice(answer.body());
        let answer = answer.map_err(|why| OidcError::Refused(why.to_string()))?;
        Ok(answer.id_token)
    }
}

/// A value that nobody can guess.
fn random() -> String {
    let mut random = [0; 32];
    getrandom::fill(&mut random).expect("the system has randomness");
    BASE64.encode(random)
}

/// Name and secret of a client as they stand in a header (RFC 6749, 2.3.1).
fn basic(client: &str, secret: &str) -> String {
    let encoded =
        |text: &str| -> String { form_urlencoded::byte_serialize(text.as_bytes()).collect() };
    let both = format!("{}:{}", encoded(client), encoded(secret));
    format!("Basic {}", STANDARD.encode(both))
}

/// The provider does not answer, or not as one.
fn silent(why: &dyn std::fmt::Display) -> OidcError {
    OidcError::Provider(why.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_provider_is_reached_with_encryption_unless_it_is_here() {
        let new = |issuer| Settings::new(issuer, "orrery", Some("hush"), None);
        for (issuer, why) in [
            ("", SettingsError::Issuer),
            ("accounts.example.org", SettingsError::Issuer),
            ("ftp://accounts.example.org", SettingsError::Issuer),
            ("http://accounts.example.org", SettingsError::Plain),
        ] {
            assert_eq!(new(issuer).err(), Some(why), "{issuer}");
        }
        let club = new("https://accounts.example.org/club").unwrap();
        assert_eq!(club.name(), "accounts.example.org");
        assert!(!format!("{club:?}").contains("hush"));
        new("http://localhost:7000").unwrap();
    }
}
