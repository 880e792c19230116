//! Where the dice of a game come from.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tabletop::Dice;

/// What the key of the dice is made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    deny_unknown_fields,
    untagged,
    expecting = "the dice are a seed, or a commitment with nonces"
)]
pub enum DiceSource {
    /// A seed that anyone may know: local games and simulations.
    Seed {
        /// The seed.
        seed: u64,
    },
    /// A secret that was committed to before the first move, mixed with what each
    /// player contributed. The result line opens it.
    Committed {
        /// The commitment: SHA-256 of the secret, in hexadecimal.
        commitment: String,
        /// What the players contributed.
        nonces: Vec<String>,
    },
}

/// Why the dice of a game cannot be had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DiceProblem {
    /// A secret was given for dice that come from a seed.
    #[error("a game with a seed has no secret")]
    NoSecret,
    /// The secret behind a commitment is not known yet.
    #[error("the secret of the dice is not opened: the game is not over")]
    NotOpened,
    /// The secret is not the one that was committed to.
    #[error("the secret of the dice is not the one committed to")]
    OtherSecret,
}

/// The commitment to a secret.
#[must_use]
pub fn commitment(secret: &str) -> String {
    const_hex::encode(Sha256::digest(secret))
}

impl DiceSource {
    /// The dice.
    ///
    /// # Errors
    /// When the secret of a commitment is missing or is not the one committed to.
    pub fn dice(&self, secret: Option<&str>) -> Result<Dice, DiceProblem> {
        match (self, secret) {
            (Self::Seed { seed }, None) => Ok(Dice::from_seed(*seed)),
            (Self::Seed { .. }, Some(_)) => Err(DiceProblem::NoSecret),
            (Self::Committed { .. }, None) => Err(DiceProblem::NotOpened),
            (
                Self::Committed {
                    commitment: given,
                    nonces,
                },
                Some(secret),
            ) => {
                if commitment(secret) != *given {
                    return Err(DiceProblem::OtherSecret);
                }
                // Each part is preceded by its length, so that no two lists are alike.
                let mut key = Sha256::new();
                for part in [secret]
                    .into_iter()
                    .chain(nonces.iter().map(String::as_str))
                {
                    key.update((part.len() as u64).to_le_bytes());
                    key.update(part);
                }
                let key: [u8; 32] = key.finalize().into();
                Ok(Dice::from_key(
                    key[..16].try_into().expect("16 of 32 bytes"),
                ))
            }
        }
    }
}
