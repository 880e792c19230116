//! The parts of a frame. A program that plays needs a few kilobytes of a hundred.

use std::str::FromStr;

/// A part that can be left out of a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The board as SVG.
    Board,
    /// What the reader may know, in named fields.
    View,
    /// What the reader is asked.
    Questions,
    /// Who plays, and what lies in front of them.
    Sides,
    /// The points by source, every change of them, and the chart.
    Scores,
    /// What happened, and when.
    Log,
    /// What was said.
    Chat,
}

impl Part {
    const ALL: [(Self, &str); 7] = [
        (Self::Board, "board"),
        (Self::View, "view"),
        (Self::Questions, "questions"),
        (Self::Sides, "sides"),
        (Self::Scores, "scores"),
        (Self::Log, "log"),
        (Self::Chat, "chat"),
    ];
}

/// A set of parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Parts(u8);

impl Parts {
    /// Everything.
    pub const ALL: Self = Self(u8::MAX);
    /// What a page shows: it draws the board and has no use for the fields behind it.
    pub const PAGE: Self = Self(!(1 << Part::View as u8));

    /// Whether a part is wanted.
    #[must_use]
    pub const fn has(self, part: Part) -> bool {
        self.0 >> part as u8 & 1 == 1
    }
}

impl Default for Parts {
    fn default() -> Self {
        Self::PAGE
    }
}

impl FromStr for Parts {
    /// The part that there is not.
    type Err = String;

    fn from_str(list: &str) -> Result<Self, String> {
        let mut parts = Self(0);
        for name in list.split(',').filter(|name| !name.is_empty()) {
            let part = Part::ALL.iter().find(|(_, known)| *known == name);
            let (part, _) = part.ok_or(name)?;
            parts.0 |= 1 << *part as u8;
        }
        Ok(parts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_read_by_name() {
        let some: Parts = "view,questions".parse().unwrap();
        let has = Part::ALL.map(|(part, _)| some.has(part));
        assert_eq!(has, [false, true, true, false, false, false, false]);
        assert!(
            !Part::ALL
                .iter()
                .any(|(part, _)| "".parse::<Parts>().unwrap().has(*part))
        );
        assert_eq!("view,bord".parse::<Parts>(), Err("bord".to_string()));
        assert!(Part::ALL.iter().all(|(part, _)| Parts::ALL.has(*part)));
        assert!(!Parts::default().has(Part::View) && Parts::default().has(Part::Board));
    }
}
