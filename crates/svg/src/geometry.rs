//! Circles without floating point.

use alloc::{format, string::String};
use core::{fmt, fmt::Write};

/// A length in tenths of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tenths(pub i32);

impl From<i32> for Tenths {
    fn from(units: i32) -> Self {
        Self(units * 10)
    }
}

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, rest) = (self.0 / 10, (self.0 % 10).abs());
        if self.0 < 0 && whole == 0 {
            f.write_str("-")?;
        }
        if rest == 0 && whole == 0 {
            f.write_str("0")
        } else if rest == 0 {
            write!(f, "{whole}")
        } else {
            write!(f, "{whole}.{rest}")
        }
    }
}

/// A place on the page. It prints as `x y`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// To the right.
    pub x: Tenths,
    /// Down.
    pub y: Tenths,
}

impl Point {
    /// A place in whole units.
    #[must_use]
    pub fn at(x: i32, y: i32) -> Self {
        Self {
            x: x.into(),
            y: y.into(),
        }
    }

    /// A place in tenths of a unit.
    #[must_use]
    pub const fn fine(x: i32, y: i32) -> Self {
        Self {
            x: Tenths(x),
            y: Tenths(y),
        }
    }

    /// The place so far to the right and down.
    #[must_use]
    pub fn by(self, right: i32, down: i32) -> Self {
        Self {
            x: Tenths(self.x.0 + right * 10),
            y: Tenths(self.y.0 + down * 10),
        }
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.x, self.y)
    }
}

/// Ten thousand times the sine of 0 to 90 degrees.
#[rustfmt::skip]
const SINE: [u16; 91] = [
    0, 175, 349, 523, 698, 872, 1045, 1219, 1392, 1564, 1736, 1908, 2079,
    2250, 2419, 2588, 2756, 2924, 3090, 3256, 3420, 3584, 3746, 3907, 4067, 4226,
    4384, 4540, 4695, 4848, 5000, 5150, 5299, 5446, 5592, 5736, 5878, 6018, 6157,
    6293, 6428, 6561, 6691, 6820, 6947, 7071, 7193, 7314, 7431, 7547, 7660, 7771,
    7880, 7986, 8090, 8192, 8290, 8387, 8480, 8572, 8660, 8746, 8829, 8910, 8988,
    9063, 9135, 9205, 9272, 9336, 9397, 9455, 9511, 9563, 9613, 9659, 9703, 9744,
    9781, 9816, 9848, 9877, 9903, 9925, 9945, 9962, 9976, 9986, 9994, 9998, 10000,
];

fn sine(degrees: i32) -> i32 {
    let turn = degrees.rem_euclid(360) as usize;
    let value = |index: usize| i32::from(SINE[index]);
    match turn {
        0..=90 => value(turn),
        91..=180 => value(180 - turn),
        181..=270 => -value(turn - 180),
        _ => -value(360 - turn),
    }
}

/// The place on a circle, clockwise from the top.
#[must_use]
pub fn turned(centre: Point, radius: i32, degrees: i32) -> Point {
    let along = |value: i32| {
        let product = value * radius;
        (product + 500 * product.signum()) / 1000
    };
    Point {
        x: Tenths(centre.x.0 + along(sine(degrees))),
        y: Tenths(centre.y.0 - along(sine(degrees + 90))),
    }
}

/// The path of a part of a ring, clockwise from the top; an inner radius of 0
/// makes a slice.
#[must_use]
pub fn sector(centre: Point, [inner, outer]: [i32; 2], [from, to]: [i32; 2]) -> String {
    let large = i32::from(to - from > 180);
    let (first, last) = (turned(centre, outer, from), turned(centre, outer, to));
    let rim = format!("M{first}A{outer} {outer} 0 {large} 1 {last}");
    if inner == 0 {
        return format!("{rim}L{centre}z");
    }
    let (back, start) = (turned(centre, inner, to), turned(centre, inner, from));
    format!("{rim}L{back}A{inner} {inner} 0 {large} 0 {start}z")
}

/// The path of a smooth closed curve through all these places.
#[must_use]
pub fn loop_through(places: &[Point]) -> String {
    let count = places.len();
    // A curve leaves a place in the direction from the one before to the one after.
    let handle = |index: usize, sign: i32| {
        let [before, here, after] =
            [count - 1, 0, 1].map(|offset| places[(index + offset) % count]);
        let along = |from: Tenths, to: Tenths| sign * (to.0 - from.0) / 6;
        Point::fine(
            here.x.0 + along(before.x, after.x),
            here.y.0 + along(before.y, after.y),
        )
    };
    let Some(first) = places.first() else {
        return String::new();
    };
    let mut path = format!("M{first}");
    for index in 1..=count {
        let to = places[index % count];
        let arrives = handle(index, -1);
        let _ = if index == 1 {
            write!(path, "C{} {arrives} {to}", handle(0, 1))
        } else {
            write!(path, "S{arrives} {to}")
        };
    }
    path.push('z');
    path
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::{Point, Tenths, loop_through, sector, turned};

    #[test]
    fn tenths_are_printed_as_short_as_possible() {
        let texts = [-15, -10, -5, 0, 5, 10, 123].map(|tenths| Tenths(tenths).to_string());
        assert_eq!(texts, ["-1.5", "-1", "-0.5", "0", "0.5", "1", "12.3"]);
    }

    #[test]
    fn a_circle_goes_clockwise_from_the_top() {
        let corners = [0, 90, 180, 270, 360, -90, 30].map(|degrees| {
            let point = turned(Point::at(50, 50), 20, degrees);
            point.to_string()
        });
        let wanted = [
            "50 30", "70 50", "50 70", "30 50", "50 30", "30 50", "60 32.7",
        ];
        assert_eq!(corners, wanted);
    }

    #[test]
    fn a_sector_is_a_slice_or_a_part_of_a_ring() {
        let slice = sector(Point::at(0, 0), [0, 10], [0, 90]);
        assert_eq!(slice, "M0 -10A10 10 0 0 1 10 0L0 0z");
        let ring = sector(Point::at(0, 0), [5, 10], [0, 270]);
        assert_eq!(ring, "M0 -10A10 10 0 1 1 -10 0L-5 0A5 5 0 1 0 0 -5z");
    }

    #[test]
    fn a_loop_goes_through_its_places_and_back() {
        let places = [(0, -6), (6, 0), (0, 6), (-6, 0)].map(|(x, y)| Point::at(x, y));
        let path = loop_through(&places);
        assert_eq!(path, "M0 -6C2 -6 6 -2 6 0S2 6 0 6S-6 2 -6 0S-2 -6 0 -6z");
        assert_eq!(loop_through(&[]), "");
    }
}
