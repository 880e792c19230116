//! Shapes that games share. They are drawn around or from 0 0 and take their
//! colours from the classes of the game's style.

use alloc::{format, string::String, vec::Vec};

use crate::{Point, Svg, Tenths, turned};

/// The shape of a player: players differ in a colour *and* a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// ●
    Circle,
    /// ■
    Square,
    /// ▲
    Triangle,
    /// ◆
    Diamond,
}

impl Mark {
    /// The mark of a seat, counted from 0; further seats begin again.
    #[must_use]
    pub const fn of(seat: usize) -> Self {
        match seat % 4 {
            0 => Self::Circle,
            1 => Self::Square,
            2 => Self::Triangle,
            _ => Self::Diamond,
        }
    }

    /// Its outline around 0 0, as large as a circle of 10 units across.
    #[must_use]
    pub const fn path(self) -> &'static str {
        match self {
            Self::Circle => "M-5 0a5 5 0 0 1 10 0a5 5 0 0 1-10 0z",
            Self::Square => "M-4.4-4.4h8.8v8.8h-8.8z",
            Self::Triangle => "M0-5.8L5.6 4H-5.6z",
            Self::Diamond => "M0-6.4L5.4 0L0 6.4L-5.4 0z",
        }
    }
}

/// A disc of 26 units across around 0 0, with the mark of its player: a circle of
/// the given class, a ring and the mark of the class `mark`.
pub fn disc(svg: &mut Svg, mark: Mark, class: &str, mark_class: &str) {
    svg.el("circle").class(class).at("r", 12).empty();
    svg.el("path")
        .class(mark_class)
        .at("d", mark.path())
        .empty();
}

/// A card with rounded corners.
pub fn card(svg: &mut Svg, area: [i32; 4], class: &str) {
    svg.el("rect").class(class).area(area).at("rx", 4).empty();
}

/// The outlines of the three faces of a cube: front, top and side. The front is a
/// square of `size` with its upper left corner at 0 0.
#[must_use]
pub fn cube(size: i32) -> [String; 3] {
    let back = size / 3;
    [
        format!("M0 0h{size}v{size}h-{size}z"),
        format!("M0 0l{back}-{back}h{size}l-{back} {back}z"),
        format!("M{size} 0l{back}-{back}v{size}l-{back} {back}z"),
    ]
}

/// The corners of a hexagon with the given radius around a centre, for `points`;
/// `turn` is 0 for a corner on top and 30 for a flat top.
#[must_use]
pub fn hex(centre: Point, radius: i32, turn: i32) -> String {
    let corners: Vec<String> = (0..6)
        .map(|corner| format!("{}", turned(centre, radius, turn + 60 * corner)))
        .collect();
    corners.join(" ")
}

/// A die of 30 units with its upper left corner at 0 0. Values without pips are
/// left blank.
pub fn die(svg: &mut Svg, value: u8, class: &str, pip_class: &str) {
    const PIPS: [&[(i32, i32)]; 6] = [
        &[(15, 15)],
        &[(8, 8), (22, 22)],
        &[(8, 8), (15, 15), (22, 22)],
        &[(8, 8), (22, 8), (8, 22), (22, 22)],
        &[(8, 8), (22, 8), (15, 15), (8, 22), (22, 22)],
        &[(8, 8), (22, 8), (8, 15), (22, 15), (8, 22), (22, 22)],
    ];
    let side = svg.el("rect").class(class).area([0, 0, 30, 30]);
    side.at("rx", 6).empty();
    let pips = usize::from(value).checked_sub(1);
    for &(x, y) in pips
        .and_then(|index| PIPS.get(index))
        .copied()
        .unwrap_or(&[])
    {
        let pip = svg.el("circle").class(pip_class);
        pip.at("cx", x).at("cy", y).at("r", 3).empty();
    }
}

/// The outline of a standing figure, 24 units wide and 30 high, its feet at 0 0.
#[must_use]
pub const fn meeple() -> &'static str {
    "M0-30a6 6 0 0 1 5 9.5q7 1 7 5q0 3-5 4l4 11.5h-8l-3-6l-3 6h-8l4-11.5q-5-1-5-4q0-4 7-5\
     A6 6 0 0 1 0-30z"
}

/// Where the spaces of a track begin: `count` of them side by side in a width.
pub fn track(start: i32, width: i32, count: i32) -> impl Iterator<Item = Tenths> {
    (0..count).map(move |space| Tenths(10 * start + 10 * width * space / count.max(1)))
}

#[cfg(test)]
mod tests {
    use super::{Mark, cube, die, hex, track};
    use crate::{Point, Svg};

    #[test]
    fn four_players_have_four_shapes() {
        let marks = [0, 1, 2, 3].map(|seat| Mark::of(seat).path());
        for (index, mark) in marks.iter().enumerate() {
            assert!(!marks[..index].contains(mark));
        }
        assert_eq!(Mark::of(4), Mark::of(0));
    }

    #[test]
    fn a_die_shows_its_pips() {
        for (value, pips) in [(0, 0), (1, 1), (5, 5), (6, 6), (7, 0)] {
            let mut svg = Svg::new();
            die(&mut svg, value, "die", "pip");
            assert_eq!(svg.finish().matches("<circle").count(), pips);
        }
    }

    #[test]
    fn a_hexagon_has_its_corner_or_its_side_on_top() {
        let pointed = hex(Point::at(0, 0), 10, 0);
        assert_eq!(pointed, "0 -10 8.7 -5 8.7 5 0 10 -8.7 5 -8.7 -5");
        assert!(hex(Point::at(0, 0), 10, 30).starts_with("5 -8.7 10 0"));
    }

    #[test]
    fn a_cube_has_three_faces_and_a_track_its_spaces() {
        assert_eq!(cube(9)[1], "M0 0l3-3h9l-3 3z");
        let starts: alloc::vec::Vec<i32> = track(5, 30, 4).map(|start| start.0).collect();
        assert_eq!(starts, [50, 125, 200, 275]);
    }
}
