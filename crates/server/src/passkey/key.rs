//! Public keys of passkeys, of the three kinds that authenticators make.

use base64::{Engine, engine::general_purpose::STANDARD};
use ring::signature::{
    ECDSA_P256_SHA256_ASN1, ED25519, RSA_PKCS1_2048_8192_SHA256, UnparsedPublicKey,
    VerificationAlgorithm,
};
use serde::{Deserialize, Serialize};

/// The numbers of the kinds (COSE): ES256, EdDSA, RS256.
const ES256: i32 = -7;
const EDDSA: i32 = -8;
const RS256: i32 = -257;

/// What stands before a point of the curve P-256, and before a key of Ed25519, where browsers
/// write a key down (`SubjectPublicKeyInfo`, DER).
const P256: &[u8] = b"\x30\x59\x30\x13\x06\x07\x2a\x86\x48\xce\x3d\x02\x01\
                      \x06\x08\x2a\x86\x48\xce\x3d\x03\x01\x07\x03\x42\x00";
const ED: &[u8] = b"\x30\x2a\x30\x05\x06\x03\x2b\x65\x70\x03\x21\x00";
/// The name of RSA there.
const RSA: &[u8] = b"\x30\x0d\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x01\x01\x05\x00";

/// A public key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicKey {
    kind: i32,
    /// The key alone, in the form of its kind, in base64.
    key: String,
}

impl PublicKey {
    /// The kinds that can be checked, those first that one would rather have.
    pub const KINDS: [i32; 3] = [ES256, EDDSA, RS256];

    /// A key as a browser writes it down.
    #[must_use]
    pub fn read(kind: i32, der: &[u8]) -> Option<Self> {
        let key = match kind {
            ES256 => der.strip_prefix(P256).filter(|point| point.len() == 65)?,
            EDDSA => der.strip_prefix(ED).filter(|key| key.len() == 32)?,
            RS256 => rsa(der)?,
            _ => return None,
        };
        let key = STANDARD.encode(key);
        Some(Self { kind, key })
    }

    /// Whether the owner of this key has signed this.
    #[must_use]
    pub fn has_signed(&self, message: &[u8], signature: &[u8]) -> bool {
        let algorithm: &dyn VerificationAlgorithm = match self.kind {
            ES256 => &ECDSA_P256_SHA256_ASN1,
            EDDSA => &ED25519,
            RS256 => &RSA_PKCS1_2048_8192_SHA256,
            _ => return false,
        };
        let Ok(key) = STANDARD.decode(&self.key) else {
            return false;
        };
        UnparsedPublicKey::new(algorithm, key)
            .verify(message, signature)
            .is_ok()
    }
}

/// The key of RSA in what a browser writes down.
fn rsa(der: &[u8]) -> Option<&[u8]> {
    let (whole, rest) = element(0x30, der)?;
    let bits = whole.strip_prefix(RSA)?;
    let (bits, after) = element(0x03, bits)?;
    (rest.is_empty() && after.is_empty()).then_some(())?;
    bits.strip_prefix(&[0])
}

/// The content of the first element, which has this tag, and what comes after it.
fn element(tag: u8, der: &[u8]) -> Option<(&[u8], &[u8])> {
    let (length, content) = match der.strip_prefix(&[tag])? {
        [0x82, high, low, content @ ..] => (u16::from_be_bytes([*high, *low]), content),
        [0x81, low, content @ ..] => (u16::from(*low), content),
        [low @ ..=0x7f, content @ ..] => (u16::from(*low), content),
        _ => return None,
    };
    content.split_at_checked(usize::from(length))
}
