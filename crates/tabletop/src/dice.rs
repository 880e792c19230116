//! The one source of chance in a game.

use core::hash::Hasher;

use serde::{Deserialize, Serialize};
use siphasher::sip::SipHasher24;

/// A keyed generator that lives inside the state.
///
/// Number `n` is SipHash-2-4 of `n` under a 128-bit key, so the generator is a
/// small `Copy` value, every draw is repeatable, and nobody can foretell the
/// next draw from those already seen without the key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dice {
    #[serde(with = "key_as_hex")]
    key: [u64; 2],
    drawn: u32,
}

impl Dice {
    /// Fresh dice with this key.
    #[must_use]
    pub fn from_key(key: [u8; 16]) -> Self {
        let (low, high) = (key[..8].try_into().unwrap(), key[8..].try_into().unwrap());
        Self {
            key: [u64::from_le_bytes(low), u64::from_le_bytes(high)],
            drawn: 0,
        }
    }

    /// Fresh dice for tests and simulations, one key for each seed.
    #[must_use]
    pub const fn from_seed(seed: u64) -> Self {
        Self {
            key: [seed, 0x6f72_7265_7279_2121],
            drawn: 0,
        }
    }

    /// How many numbers have been drawn. Everything that chance brings to light
    /// makes this grow.
    #[inline]
    #[must_use]
    pub const fn drawn(&self) -> u32 {
        self.drawn
    }

    /// The next 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        let mut hasher = SipHasher24::new_with_keys(self.key[0], self.key[1]);
        hasher.write_u32(self.drawn);
        self.drawn += 1;
        hasher.finish()
    }

    /// A number from 0 to `count - 1`, each equally likely.
    ///
    /// # Panics
    /// When `count` is 0.
    #[inline]
    pub fn below(&mut self, count: u32) -> u32 {
        assert!(count > 0, "there is nothing to choose from");
        // Multiply-shift, rejecting the few low words that would favour some results. They are
        // less than `count`, so that which they are is hardly ever worth a division.
        loop {
            let product = u64::from(self.bits() as u32) * u64::from(count);
            let low = product as u32;
            if low >= count || low >= count.wrapping_neg() % count {
                return (product >> 32) as u32;
            }
        }
    }

    /// Puts the things in random order.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for i in (1..things.len()).rev() {
            things.swap(i, self.below(i as u32 + 1) as usize);
        }
    }
}

/// The key is written as 32 hexadecimal digits: JSON numbers lose 64-bit values.
mod key_as_hex {
    use alloc::{format, string::String};

    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer>(key: &[u64; 2], to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&format!("{:016x}{:016x}", key[0], key[1]))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<[u64; 2], D::Error> {
        let text = String::deserialize(from)?;
        let problem = || D::Error::custom("the key of the dice is 32 hexadecimal digits");
        // The standard parser would accept a sign.
        if text.len() != 32 || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(problem());
        }
        let number = |part| u64::from_str_radix(part, 16).map_err(|_| problem());
        Ok([number(&text[..16])?, number(&text[16..])?])
    }
}
