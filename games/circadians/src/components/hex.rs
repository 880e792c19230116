//! The hexes of the planet.

use core::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{same_text, written_as_text};

/// A hex of the planet (0–36, in the order of `box.toml`) or a cache slot (37–42).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hex(pub(crate) u8);

impl Hex {
    /// How many printed hexes there are (CFL-199).
    pub const FIELDS: usize = 37;
    /// Hexes and cache slots together.
    pub const COUNT: usize = 43;
    /// Where harvesters start: the first hex of the list (CFL-035).
    pub const CENTRE: Self = Self(0);

    /// A cache slot from 0 to 5.
    #[must_use]
    pub const fn cache(slot: u8) -> Self {
        Self(Self::FIELDS as u8 + slot)
    }

    /// The number of the cache slot, if it is one.
    #[inline]
    #[must_use]
    pub const fn cache_slot(self) -> Option<u8> {
        self.0.checked_sub(Self::FIELDS as u8)
    }

    /// Its dense number.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All hexes and cache slots.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }
}

/// Written as its number; cache slots are `cache_1` to `cache_6`. Coordinates are in `box.toml`.
impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.cache_slot() {
            Some(slot) => write!(f, "cache_{}", slot + 1),
            None => write!(f, "hex_{}", self.0 + 1),
        }
    }
}

impl FromStr for Hex {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::all()
            .find(|hex| same_text(hex, text))
            .ok_or("there is no such hex")
    }
}

/// A set of hexes that carry a bonus token.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct HexSet(pub(crate) u64);

impl HexSet {
    /// Whether the hex is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, hex: Hex) -> bool {
        self.0 >> hex.0 & 1 == 1
    }

    /// Puts a hex in.
    pub const fn insert(&mut self, hex: Hex) {
        self.0 |= 1 << hex.0;
    }

    /// Takes a hex out.
    #[inline]
    pub const fn remove(&mut self, hex: Hex) {
        self.0 &= !(1 << hex.0);
    }

    /// The hexes in order.
    pub fn iter(self) -> impl Iterator<Item = Hex> {
        Hex::all().filter(move |&hex| self.contains(hex))
    }
}

written_as_text!(Hex);

impl Serialize for HexSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for HexSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = Self::default();
        for hex in alloc::vec::Vec::<Hex>::deserialize(deserializer)? {
            set.insert(hex);
        }
        Ok(set)
    }
}
