//! Dice, and Sal.

use core::{fmt, num::NonZeroU8, str::FromStr};

use tabletop::Seat;

use super::written_as_text;

/// A die that shows a value, or Sal, with its owner. Written `2:5` (a 5 of seat 2) or `2:sal`.
///
/// Sal counts as a die of value 3 wherever dice act (CFL-247).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Die(NonZeroU8);

impl Die {
    const SAL: u8 = 8;

    /// A die; the value is from 1 to 6.
    #[inline]
    #[must_use]
    pub fn new(owner: Seat, value: u8) -> Self {
        debug_assert!((1..=6).contains(&value) && owner.0 < 4);
        Self(NonZeroU8::new(owner.0 << 4 | (value & 7)).unwrap_or(NonZeroU8::MIN))
    }

    /// Sal, who shows this value for ever (CFL-250).
    #[inline]
    #[must_use]
    pub fn sal(owner: Seat, value: u8) -> Self {
        Self(Self::new(owner, value).0 | Self::SAL)
    }

    /// Whose it is.
    #[inline]
    #[must_use]
    pub const fn owner(self) -> Seat {
        Seat(self.0.get() >> 4)
    }

    /// What it shows.
    #[inline]
    #[must_use]
    pub const fn value(self) -> u8 {
        self.0.get() & 7
    }

    /// Whether this is Sal.
    #[inline]
    #[must_use]
    pub const fn is_sal(self) -> bool {
        self.0.get() & Self::SAL != 0
    }

    /// The same die with another value; Sal stays as he is (CFL-250).
    #[inline]
    #[must_use]
    pub fn turned(self, value: u8) -> Self {
        if self.is_sal() {
            self
        } else {
            Self::new(self.owner(), value)
        }
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_sal() {
            write!(f, "{}:sal{}", self.owner(), self.value())
        } else {
            write!(f, "{}:{}", self.owner(), self.value())
        }
    }
}

impl fmt::Debug for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Die {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = "a die is written `2:5`, Sal `2:sal3`";
        let digit = |text: &str, most: u8| {
            (1..=most).find(|&n| text.len() == 1 && text.as_bytes()[0] == b'0' + n)
        };
        let (owner, shows) = text.split_once(':').ok_or(wrong)?;
        let owner = Seat(digit(owner, 4).ok_or(wrong)? - 1);
        match shows.strip_prefix("sal") {
            Some(value) => Ok(Self::sal(owner, digit(value, 6).ok_or(wrong)?)),
            None => Ok(Self::new(owner, digit(shows, 6).ok_or(wrong)?)),
        }
    }
}

written_as_text!(Die);
