//! The ranges that several parts of the file share.

use core::ops::RangeInclusive;

/// Moods and changes of mood.
pub const MOOD: RangeInclusive<i64> = -20..=20;
/// VP printed in one place.
pub const VP: RangeInclusive<i64> = 0..=50;
