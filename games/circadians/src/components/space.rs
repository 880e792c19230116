//! The spaces of the boards.

use core::{fmt, str::FromStr};

use super::{Faction, Location, same_text, written_as_text};

/// A space of a board that holds one die, numbered over all nine locations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Space(pub(crate) u8);

impl Space {
    /// How many there are.
    pub const COUNT: usize = 60;
    /// Where the spaces of each location begin; the last number is their end.
    const FIRST: [u8; 10] = [0, 4, 8, 12, 15, 18, 21, 24, 42, 60];
    /// The location of each space.
    const LOCATIONS: [Location; Self::COUNT] = {
        let mut locations = [Location::Headquarters; Self::COUNT];
        let (mut space, mut location) = (0, 0);
        while space < Self::COUNT {
            if space == Self::FIRST[location + 1] as usize {
                location += 1;
            }
            locations[space] = Location::ALL[location];
            space += 1;
        }
        locations
    };
    /// The rows of the six spaces of a negotiations column: 1a, 1b, 2a, 2b, 3a, 4a.
    const ROWS: [u8; 6] = [0, 0, 1, 1, 2, 3];

    /// All spaces in order.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The spaces of a location in order.
    #[inline]
    pub fn of(location: Location) -> impl DoubleEndedIterator<Item = Self> + Clone {
        let index = location as usize;
        (Self::FIRST[index]..Self::FIRST[index + 1]).map(Self)
    }

    /// The spaces of a location as bits, by their dense numbers.
    #[inline]
    #[must_use]
    pub const fn bits(location: Location) -> u64 {
        let index = location as usize;
        (1 << Self::FIRST[index + 1]) - (1 << Self::FIRST[index])
    }

    /// The Depository spaces of a die value as bits.
    #[inline]
    #[must_use]
    pub const fn depository_bits(value: u8) -> u64 {
        0b111 << Self::depository(value, 0).0
    }

    /// The second spaces of negotiations rows whose first space is among these bits.
    #[inline]
    #[must_use]
    pub const fn seconds_of(bits: u64) -> u64 {
        // 1a and 2a of the three columns; 1b and 2b are the bits beside them.
        const FIRST_OF_TWO: u64 = 0b000101_000101_000101 << Space::FIRST[7];
        (bits & FIRST_OF_TWO) << 1
    }

    /// The spaces with these bits, in order.
    #[inline]
    pub fn among(mut bits: u64) -> impl Iterator<Item = Self> {
        core::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let space = Self(bits.trailing_zeros() as u8);
            bits &= bits - 1;
            Some(space)
        })
    }

    /// The space of a location with this number from 0.
    #[must_use]
    pub const fn at(location: Location, number: u8) -> Self {
        Self(Self::FIRST[location as usize] + number)
    }

    /// A space of a negotiations column, from 0 (1a) to 5 (4a).
    #[must_use]
    pub const fn negotiations(faction: Faction, number: u8) -> Self {
        Self(Self::FIRST[7] + faction as u8 * 6 + number)
    }

    /// The six spaces of a negotiations column.
    #[inline]
    pub fn column(faction: Faction) -> impl Iterator<Item = Self> + Clone {
        (0..6).map(move |number| Self::negotiations(faction, number))
    }

    /// The Depository space of a die value and a row from 0.
    #[must_use]
    pub const fn depository(value: u8, row: u8) -> Self {
        Self(Self::FIRST[8] + (value - 1) * 3 + row)
    }

    /// Which location it belongs to.
    #[inline]
    #[must_use]
    pub const fn location(self) -> Location {
        Self::LOCATIONS[self.0 as usize]
    }

    /// Its number in its location, from 0.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 - Self::FIRST[self.location() as usize]
    }

    /// Its dense number.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column of a negotiations space.
    #[inline]
    #[must_use]
    pub const fn faction(self) -> Faction {
        match self.number() / 6 {
            0 => Faction::Leyrien,
            1 => Faction::Zcharo,
            _ => Faction::Jrayek,
        }
    }

    /// The row of a negotiations or Depository space, from 0.
    #[inline]
    #[must_use]
    pub const fn row(self) -> u8 {
        match self.location() {
            Location::Negotiations => Self::ROWS[self.number() as usize % 6],
            _ => self.number() % 3,
        }
    }

    /// The value of a Depository column.
    #[inline]
    #[must_use]
    pub const fn value(self) -> u8 {
        self.number() / 3 + 1
    }

    /// Whether this is one of the six station boards (CFL-225).
    #[inline]
    #[must_use]
    pub const fn is_station(self) -> bool {
        self.0 >= Self::FIRST[1] && self.0 < Self::FIRST[7]
    }

    /// The other half of a laboratory pair.
    #[inline]
    #[must_use]
    pub const fn other_half(self) -> Self {
        Self(self.0 ^ 1)
    }
}

/// `mining_camp_1`, `laboratory_1a`, `leyrien_2b`, `depository_6_2` (value 6, row 2).
impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.number();
        match self.location() {
            Location::Laboratory => write!(
                f,
                "laboratory_{}{}",
                number / 2 + 1,
                if number.is_multiple_of(2) { 'a' } else { 'b' }
            ),
            Location::Negotiations => {
                let second = matches!(number % 6, 1 | 3);
                let slot = if second { 'b' } else { 'a' };
                write!(f, "{}_{}{slot}", self.faction(), self.row() + 1)
            }
            Location::Depository => write!(f, "depository_{}_{}", self.value(), self.row() + 1),
            location => write!(f, "{location}_{}", number + 1),
        }
    }
}

impl FromStr for Space {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::all()
            .find(|space| same_text(space, text))
            .ok_or("there is no such space")
    }
}

written_as_text!(Space);
