//! A provider of OpenID Connect that signs what a test wants it to sign: the truth, or not.

use std::{
    collections::HashMap,
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    sync::{Arc, Mutex},
    thread,
};

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD as BASE64};
use ring::{
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair},
};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use url::Url;

/// What a provider says to one who has signed in there.
#[derive(Clone)]
pub struct Says {
    /// Who it is.
    pub subject: String,
    /// What is otherwise in the token, or instead.
    pub claims: Value,
    /// The algorithm that the head of the token names.
    pub algorithm: &'static str,
    /// Whether its own key signs.
    pub by_own_key: bool,
}

impl Says {
    /// The truth.
    pub fn that(subject: &str) -> Self {
        Self {
            subject: subject.to_owned(),
            claims: json!({}),
            algorithm: "ES256",
            by_own_key: true,
        }
    }
}

/// A sign-in at the provider, under its code.
struct Grant {
    nonce: String,
    challenge: String,
    says: Says,
}

/// The provider. Its thread ends with the program.
pub struct Provider {
    pub issuer: String,
    shared: Arc<Shared>,
}

struct Shared {
    issuer: String,
    key: Mutex<EcdsaKeyPair>,
    other: EcdsaKeyPair,
    grants: Mutex<HashMap<String, Grant>>,
}

fn key() -> EcdsaKeyPair {
    let (kind, random) = (&ECDSA_P256_SHA256_FIXED_SIGNING, SystemRandom::new());
    let key = EcdsaKeyPair::generate_pkcs8(kind, &random).unwrap();
    EcdsaKeyPair::from_pkcs8(kind, key.as_ref(), &random).unwrap()
}

impl Provider {
    pub fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let issuer = format!("http://{}", listener.local_addr().unwrap());
        let shared = Arc::new(Shared {
            issuer: issuer.clone(),
            key: Mutex::new(key()),
            other: key(),
            grants: Mutex::default(),
        });
        let answering = shared.clone();
        thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                answering.answer(stream);
            }
        });
        Self { issuer, shared }
    }

    /// It signs with another key from now on.
    pub fn change_key(&self) {
        *self.shared.key.lock().unwrap() = key();
    }

    /// Somebody signs in there, sent by this address: what the browser comes back with.
    pub fn sign_in(&self, address: &str, says: Says) -> String {
        let asked = Url::parse(address).unwrap();
        let asked: HashMap<String, String> = asked.query_pairs().into_owned().collect();
        assert_eq!(asked["response_type"], "code");
        assert_eq!(asked["client_id"], "orrery");
        assert_eq!(asked["code_challenge_method"], "S256");
        let grant = Grant {
            nonce: asked["nonce"].clone(),
            challenge: asked["code_challenge"].clone(),
            says,
        };
        let mut grants = self.shared.grants.lock().unwrap();
        let code = format!("code-{}", grants.len());
        grants.insert(code.clone(), grant);
        let back = Url::parse(&asked["redirect_uri"]).unwrap();
        format!("{}?code={code}&state={}", back.path(), asked["state"])
    }
}

impl Shared {
    fn answer(&self, stream: TcpStream) {
        let mut reader = BufReader::new(stream);
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            if reader.read_line(&mut head).unwrap_or(0) == 0 {
                return;
            }
        }
        let path = head.split(' ').nth(1).unwrap_or("").to_owned();
        let header = |name: &str| {
            let mut lines = head.lines().filter_map(|line| line.split_once(": "));
            lines.find_map(|(key, value)| key.eq_ignore_ascii_case(name).then(|| value.to_owned()))
        };
        let length = header("content-length").map_or(0, |length| length.parse().unwrap());
        let mut body = vec![0; length];
        reader.read_exact(&mut body).unwrap();
        let answer = match &*path {
            "/.well-known/openid-configuration" => Some(self.configuration()),
            "/jwks" => Some(json!({ "keys": [public(&self.key.lock().unwrap())] })),
            "/token" => self.token(&body, &header("authorization").unwrap_or_default()),
            _ => None,
        };
        let (status, text) = match answer {
            Some(answer) => ("200 OK", answer),
            None => ("400 Bad Request", json!({ "error": "invalid_grant" })),
        };
        let text = text.to_string();
        let length = text.len();
        let answer = format!(
            "HTTP/1.1 {status}\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\
             Connection: close\r\n\r\n{text}"
        );
        let _ = reader.get_mut().write_all(answer.as_bytes());
    }

    fn configuration(&self) -> Value {
        let issuer = &self.issuer;
        json!({
            "issuer": issuer,
            "authorization_endpoint": format!("{issuer}/authorize"),
            "token_endpoint": format!("{issuer}/token"),
            "jwks_uri": format!("{issuer}/jwks"),
            "response_types_supported": ["code"],
            "subject_types_supported": ["public"],
            "id_token_signing_alg_values_supported": ["ES256"],
        })
    }

    /// Gives a token once, to the one who knows the secret and has begun the sign-in.
    fn token(&self, body: &[u8], authorization: &str) -> Option<Value> {
        let client = base64::engine::general_purpose::STANDARD.encode("orrery:hush");
        if authorization != format!("Basic {client}") {
            return None;
        }
        let asked = Url::parse(&format!("x:?{}", String::from_utf8_lossy(body))).unwrap();
        let asked: HashMap<String, String> = asked.query_pairs().into_owned().collect();
        let grant = self.grants.lock().unwrap().remove(asked.get("code")?)?;
        let verifier = asked.get("code_verifier")?;
        if BASE64.encode(Sha256::digest(verifier.as_bytes())) != grant.challenge {
            return None;
        }
        Some(json!({
            "access_token": "x",
            "token_type": "Bearer",
            "id_token": self.id_token(&grant),
        }))
    }

    fn id_token(&self, grant: &Grant) -> String {
        let now = jiff::Timestamp::now().as_second();
        let mut claims = json!({
            "iss": self.issuer,
            "sub": grant.says.subject,
            "aud": "orrery",
            "iat": now,
            "exp": now + 300,
            "nonce": grant.nonce,
            "preferred_username": grant.says.subject,
        });
        for (name, value) in grant.says.claims.as_object().unwrap() {
            claims[name] = value.clone();
        }
        let own = self.key.lock().unwrap();
        let head = json!({ "alg": grant.says.algorithm, "kid": public(&own)["kid"] });
        let [head, claims] = [head, claims].map(|part| BASE64.encode(part.to_string()));
        let signed = format!("{head}.{claims}");
        let key = match grant.says.by_own_key {
            true => &*own,
            false => &self.other,
        };
        let signature = key.sign(&SystemRandom::new(), signed.as_bytes()).unwrap();
        let signature = match grant.says.algorithm {
            "none" => String::new(),
            _ => BASE64.encode(signature),
        };
        format!("{signed}.{signature}")
    }
}

/// A key as others may know it.
fn public(key: &EcdsaKeyPair) -> Value {
    let point = key.public_key().as_ref();
    let [x, y] = [&point[1..33], &point[33..]].map(|part| BASE64.encode(part));
    json!({
        "kty": "EC", "crv": "P-256", "use": "sig", "alg": "ES256", "x": x, "y": y,
        "kid": const_hex::encode(Sha256::digest(point)),
    })
}
