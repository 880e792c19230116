//! An authenticator of passkeys in software, with the browser around it.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD as BASE64};
use ring::{
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair},
};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// What stands before a point of the curve where browsers write a key down.
const P256: &[u8] = b"\x30\x59\x30\x13\x06\x07\x2a\x86\x48\xce\x3d\x02\x01\
                      \x06\x08\x2a\x86\x48\xce\x3d\x03\x01\x07\x03\x42\x00";

/// Somebody was there, and showed to be the one.
pub const CONFIRMED: u8 = 0x05;

/// An authenticator with one passkey.
pub struct Authenticator {
    key: EcdsaKeyPair,
    id: Vec<u8>,
    user: Value,
    /// What it says of who was there.
    pub flags: u8,
    /// How often it has signed; 0 if it does not count.
    pub count: u32,
}

impl Authenticator {
    pub fn new() -> Self {
        let (kind, random) = (&ECDSA_P256_SHA256_ASN1_SIGNING, SystemRandom::new());
        let key = EcdsaKeyPair::generate_pkcs8(kind, &random).unwrap();
        let key = EcdsaKeyPair::from_pkcs8(kind, key.as_ref(), &random).unwrap();
        Self {
            id: Sha256::digest(key.public_key().as_ref()).to_vec(),
            key,
            user: Value::Null,
            flags: CONFIRMED,
            count: 0,
        }
    }

    /// Makes its passkey for a site that asks for it.
    pub fn create(&mut self, options: &Value, origin: &str) -> Value {
        self.user = options["user"]["id"].clone();
        let mut data = self.data(options["rp"]["id"].as_str().unwrap(), 0x40);
        data.extend([0; 16]);
        data.extend((self.id.len() as u16).to_be_bytes());
        data.extend(&self.id);
        let key = [P256, self.key.public_key().as_ref()].concat();
        json!({
            "rawId": BASE64.encode(&self.id),
            "clientDataJSON": client("webauthn.create", options, origin),
            "authenticatorData": BASE64.encode(data),
            "publicKey": BASE64.encode(key),
            "publicKeyAlgorithm": -7,
        })
    }

    /// Signs what a site asks for.
    pub fn get(&mut self, options: &Value, origin: &str) -> Value {
        self.count += u32::from(self.count > 0);
        let client = client("webauthn.get", options, origin);
        let data = self.data(options["rpId"].as_str().unwrap(), 0);
        let hash = Sha256::digest(BASE64.decode(&client).unwrap());
        let signed = [&data[..], &hash[..]].concat();
        let signature = self.key.sign(&SystemRandom::new(), &signed).unwrap();
        json!({
            "rawId": BASE64.encode(&self.id),
            "clientDataJSON": client,
            "authenticatorData": BASE64.encode(data),
            "signature": BASE64.encode(signature.as_ref()),
            "userHandle": self.user,
        })
    }

    fn data(&self, site: &str, more: u8) -> Vec<u8> {
        let mut data = Sha256::digest(site.as_bytes()).to_vec();
        data.push(self.flags | more);
        data.extend(self.count.to_be_bytes());
        data
    }
}

fn client(kind: &str, options: &Value, origin: &str) -> String {
    let data = json!({
        "type": kind,
        "challenge": options["challenge"],
        "origin": origin,
        "crossOrigin": false,
    });
    BASE64.encode(data.to_string())
}
