//! What an ID token says, if it is from the provider, for this client, for this sign-in and for now
//! (OpenID Connect Core, 3.1.3.7; RFC 7515, RFC 7518).

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD as BASE64};
use ring::signature::{self, RsaPublicKeyComponents, UnparsedPublicKey};
use serde::Deserialize;

/// How far the clock of a provider may be ahead, in seconds.
const AHEAD: u64 = 5 * 60;

/// The longest name that a provider has for somebody.
const LONGEST_SUBJECT: usize = 255;

/// The longest thing that people recognise themselves by.
const LONGEST_LABEL: usize = 100;

/// Why a token is not believed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TokenError {
    /// It is not of the form of a token.
    #[error("the token cannot be read")]
    Form,
    /// No key of the provider has signed it, in a way in which only the provider can.
    #[error("no key of the provider has signed it")]
    Key,
    /// It is from another issuer.
    #[error("it is from another issuer")]
    Issuer,
    /// It is for another client.
    #[error("it is for another client")]
    Audience,
    /// It is not for this time.
    #[error("it is not for this time")]
    Time,
    /// It is about another sign-in.
    #[error("it is about another sign-in")]
    Nonce,
}

/// What a token has to say.
pub struct Expected<'a> {
    /// Who gives it.
    pub issuer: &'a str,
    /// For whom.
    pub client: &'a str,
    /// In which sign-in.
    pub nonce: &'a str,
    /// When it is looked at, in seconds since 1970.
    pub now: u64,
}

/// What is wanted of a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// By what the provider knows the person for good.
    pub subject: String,
    /// What they recognise themselves by.
    pub label: Option<String>,
}

/// The keys of a provider (RFC 7517). Keys of kinds that are not known here are left out.
#[derive(Clone, Debug, Deserialize)]
pub struct Keys {
    keys: Vec<Key>,
}

#[derive(Clone, Debug, Deserialize)]
struct Key {
    kty: String,
    #[serde(default)]
    kid: Option<String>,
    #[serde(default)]
    alg: Option<String>,
    #[serde(rename = "use", default)]
    purpose: Option<String>,
    #[serde(default)]
    crv: Option<String>,
    #[serde(default)]
    n: String,
    #[serde(default)]
    e: String,
    #[serde(default)]
    x: String,
    #[serde(default)]
    y: String,
}

#[derive(Deserialize)]
struct Head {
    alg: String,
    #[serde(default)]
    kid: Option<String>,
    /// What must be understood; nothing of the kind is.
    #[serde(default)]
    crit: Option<Vec<String>>,
}

#[derive(Deserialize)]
struct Claims {
    iss: String,
    sub: String,
    aud: Audience,
    exp: f64,
    iat: f64,
    #[serde(default)]
    nbf: Option<f64>,
    #[serde(default)]
    nonce: Option<String>,
    #[serde(default)]
    azp: Option<String>,
    #[serde(default)]
    preferred_username: Option<String>,
    #[serde(default)]
    name: Option<String>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Audience {
    One(String),
    Many(Vec<String>),
}

impl Audience {
    /// Whether it is this client and nobody else.
    fn is_only(&self, client: &str) -> bool {
        match self {
            Self::One(one) => one == client,
            Self::Many(many) => !many.is_empty() && many.iter().all(|one| one == client),
        }
    }
}

/// What a token says.
///
/// # Errors
/// When it is not believed.
pub fn claims(token: &str, keys: &Keys, expected: &Expected<'_>) -> Result<Told, TokenError> {
    let (signed, signature) = token.rsplit_once('.').ok_or(TokenError::Form)?;
    let (head, body) = signed.split_once('.').ok_or(TokenError::Form)?;
    let head: Head = part(head)?;
    if head.crit.is_some() {
        return Err(TokenError::Form);
    }
    let signature = BASE64.decode(signature).map_err(|_| TokenError::Form)?;
    let mut fitting = keys.keys.iter().filter(|key| key.fits(&head));
    if !fitting.any(|key| key.has_signed(&head.alg, signed.as_bytes(), &signature)) {
        return Err(TokenError::Key);
    }
    let claims: Claims = part(body)?;
    claims.check(expected)?;
    let label = claims.preferred_username.or(claims.name);
    let label = label.filter(|label| !label.trim().is_empty());
    Ok(Told {
        subject: claims.sub,
        label: label.map(|label| label.chars().take(LONGEST_LABEL).collect()),
    })
}

/// A part of a token as JSON.
fn part<T: for<'de> Deserialize<'de>>(text: &str) -> Result<T, TokenError> {
    let bytes = BASE64.decode(text).map_err(|_| TokenError::Form)?;
    serde_json::from_slice(&bytes).map_err(|_| TokenError::Form)
}

impl Claims {
    fn check(&self, expected: &Expected<'_>) -> Result<(), TokenError> {
        if self.iss != expected.issuer {
            return Err(TokenError::Issuer);
        }
        let is_party = |azp: &String| azp == expected.client;
        if !self.aud.is_only(expected.client) || !self.azp.as_ref().is_none_or(is_party) {
            return Err(TokenError::Audience);
        }
        let now = expected.now as f64;
        let ahead = now + AHEAD as f64;
        let is_late = self.exp <= now;
        if is_late || self.iat > ahead || self.nbf.is_some_and(|from| from > ahead) {
            return Err(TokenError::Time);
        }
        if self.nonce.as_deref() != Some(expected.nonce) {
            return Err(TokenError::Nonce);
        }
        if self.sub.is_empty() || self.sub.len() > LONGEST_SUBJECT {
            return Err(TokenError::Form);
        }
        Ok(())
    }
}

impl Key {
    /// Whether a token may be signed by it. That it is of the kind that the token names is seen
    /// when the signature is looked at.
    fn fits(&self, head: &Head) -> bool {
        let is_same =
            |own: &Option<String>, named: &str| own.as_deref().is_none_or(|own| own == named);
        let is_named = head.kid.is_none() || head.kid == self.kid;
        is_named && is_same(&self.alg, &head.alg) && is_same(&self.purpose, "sig")
    }

    /// Whether its owner has signed this. Only signatures count that nobody else can make: none by a
    /// secret that both sides know, and none that is no signature.
    fn has_signed(&self, algorithm: &str, message: &[u8], signature: &[u8]) -> bool {
        let kind = (&*self.kty, self.crv.as_deref().unwrap_or(""), algorithm);
        let verified = match kind {
            ("RSA", "", "RS256") => {
                self.rsa(&signature::RSA_PKCS1_2048_8192_SHA256, message, signature)
            }
            ("RSA", "", "RS384") => {
                self.rsa(&signature::RSA_PKCS1_2048_8192_SHA384, message, signature)
            }
            ("RSA", "", "RS512") => {
                self.rsa(&signature::RSA_PKCS1_2048_8192_SHA512, message, signature)
            }
            ("RSA", "", "PS256") => {
                self.rsa(&signature::RSA_PSS_2048_8192_SHA256, message, signature)
            }
            ("RSA", "", "PS384") => {
                self.rsa(&signature::RSA_PSS_2048_8192_SHA384, message, signature)
            }
            ("RSA", "", "PS512") => {
                self.rsa(&signature::RSA_PSS_2048_8192_SHA512, message, signature)
            }
            ("EC", "P-256", "ES256") => self.point(32).and_then(|key| {
                verified(
                    &signature::ECDSA_P256_SHA256_FIXED,
                    &key,
                    message,
                    signature,
                )
            }),
            ("EC", "P-384", "ES384") => self.point(48).and_then(|key| {
                verified(
                    &signature::ECDSA_P384_SHA384_FIXED,
                    &key,
                    message,
                    signature,
                )
            }),
            ("OKP", "Ed25519", "EdDSA") => BASE64
                .decode(&self.x)
                .ok()
                .and_then(|key| verified(&signature::ED25519, &key, message, signature)),
            _ => None,
        };
        verified.is_some()
    }

    fn rsa(
        &self,
        algorithm: &signature::RsaParameters,
        message: &[u8],
        signature: &[u8],
    ) -> Option<()> {
        let [n, e] = [&self.n, &self.e].map(|part| BASE64.decode(part).ok());
        let key = RsaPublicKeyComponents { n: n?, e: e? };
        key.verify(algorithm, message, signature).ok()
    }

    /// A point of a curve with coordinates of so many bytes.
    fn point(&self, size: usize) -> Option<Vec<u8>> {
        let [x, y] = [&self.x, &self.y].map(|part| BASE64.decode(part).ok());
        let (x, y) = (x?, y?);
        (x.len() == size && y.len() == size).then(|| [&[4], &*x, &*y].concat())
    }
}

fn verified(
    algorithm: &'static dyn signature::VerificationAlgorithm,
    key: &[u8],
    message: &[u8],
    signature: &[u8],
) -> Option<()> {
    let key = UnparsedPublicKey::new(algorithm, key);
    key.verify(message, signature).ok()
}

#[cfg(test)]
mod tests {
    use ring::{
        rand::SystemRandom,
        signature::{Ed25519KeyPair, KeyPair},
    };
    use serde_json::{Value, json};

    use super::*;

    const NOW: u64 = 2_000_000_000;

    fn expected() -> Expected<'static> {
        Expected {
            issuer: "https://accounts.example.org",
            client: "orrery",
            nonce: "n",
            now: NOW,
        }
    }

    fn key() -> Ed25519KeyPair {
        let key = Ed25519KeyPair::generate_pkcs8(&SystemRandom::new()).unwrap();
        Ed25519KeyPair::from_pkcs8(key.as_ref()).unwrap()
    }

    fn public(key: &Ed25519KeyPair) -> Value {
        let x = BASE64.encode(key.public_key());
        json!({ "kty": "OKP", "crv": "Ed25519", "x": x, "kid": "k" })
    }

    fn keys(keys: &[Value]) -> Keys {
        serde_json::from_value(json!({ "keys": keys })).unwrap()
    }

    fn token(key: &Ed25519KeyPair, head: &Value, claims: &Value) -> String {
        let [head, claims] = [head, claims].map(|part| BASE64.encode(part.to_string()));
        let signed = format!("{head}.{claims}");
        let signature = BASE64.encode(key.sign(signed.as_bytes()));
        format!("{signed}.{signature}")
    }

    fn truth() -> Value {
        json!({
            "iss": "https://accounts.example.org", "sub": "7", "aud": "orrery",
            "iat": NOW, "exp": NOW + 1, "nonce": "n", "preferred_username": "ana",
        })
    }

    fn head() -> Value {
        json!({ "alg": "EdDSA", "kid": "k" })
    }

    #[test]
    fn a_token_is_believed_if_everything_about_it_is_right() {
        let own = key();
        let known = keys(&[public(&key()), public(&own)]);
        let told = claims(&token(&own, &head(), &truth()), &known, &expected());
        let person = Told {
            subject: "7".into(),
            label: Some("ana".into()),
        };
        assert_eq!(told, Ok(person));
        // What it does not have to say.
        let mut more = truth();
        more["aud"] = json!(["orrery"]);
        more["azp"] = json!("orrery");
        more["nbf"] = json!(NOW as f64 + 0.5);
        let bare = json!({ "alg": "EdDSA" });
        claims(&token(&own, &bare, &more), &known, &expected()).unwrap();
    }

    #[test]
    fn each_lie_is_found() {
        use TokenError::{Audience, Form, Issuer, Nonce, Time};
        let own = key();
        let known = keys(&[public(&own)]);
        for (name, value, why) in [
            ("iss", json!("https://accounts.example.org/"), Issuer),
            ("iss", Value::Null, Form),
            ("aud", json!("other"), Audience),
            ("aud", json!([]), Audience),
            ("aud", json!(["orrery", "other"]), Audience),
            ("azp", json!("other"), Audience),
            ("exp", json!(NOW), Time),
            ("exp", Value::Null, Form),
            ("iat", json!(NOW + AHEAD + 1), Time),
            ("nbf", json!(NOW + AHEAD + 1), Time),
            ("nonce", json!("m"), Nonce),
            ("nonce", Value::Null, Nonce),
            ("sub", json!(""), Form),
            ("sub", json!("x".repeat(256)), Form),
        ] {
            let mut lie = truth();
            lie[name] = value;
            let told = claims(&token(&own, &head(), &lie), &known, &expected());
            assert_eq!(told, Err(why), "{lie}");
        }
    }

    #[test]
    fn only_a_key_of_the_provider_signs() {
        let (own, other) = (key(), key());
        let good = token(&own, &head(), &truth());
        let refused = |token: &str, keys: &Keys| claims(token, keys, &expected()).unwrap_err();
        let known = keys(&[public(&own)]);
        assert_eq!(
            refused(&token(&other, &head(), &truth()), &known),
            TokenError::Key
        );
        // A key for something else, or with another name.
        for (name, value) in [
            ("use", "enc"),
            ("alg", "ES256"),
            ("kid", "l"),
            ("crv", "X25519"),
        ] {
            let mut key = public(&own);
            key[name] = json!(value);
            assert_eq!(refused(&good, &keys(&[key])), TokenError::Key, "{name}");
        }
        for alg in ["none", "HS256", "ES256", "RS256", ""] {
            let head = json!({ "alg": alg, "kid": "k" });
            let told = refused(&token(&own, &head, &truth()), &known);
            assert_eq!(told, TokenError::Key, "{alg}");
        }
        // Something that would have to be understood, and what is no token.
        let critical = json!({ "alg": "EdDSA", "kid": "k", "crit": ["b64"], "b64": false });
        assert_eq!(
            refused(&token(&own, &critical, &truth()), &known),
            TokenError::Form
        );
        let body = good.split('.').nth(1).unwrap();
        let unsigned = good.rsplit_once('.').unwrap().0;
        let changed = good.replace(body, &BASE64.encode(truth().to_string().replace('7', "8")));
        assert_eq!(refused(&changed, &known), TokenError::Key);
        assert_eq!(refused(&format!("{unsigned}."), &known), TokenError::Key);
        for wrong in ["", ".", "..", "x.y.z", unsigned, &format!("{good}.x")] {
            assert_eq!(refused(wrong, &known), TokenError::Form, "{wrong}");
        }
    }
}
