//! Where dice come from and where they stand.

use core::{fmt, str::FromStr};

use super::{Space, same_text, written_as_text};

/// Where a die is sent from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// A headquarters space, from 0. Written `headquarters_1`.
    Headquarters(u8),
    /// A garage, from 0. Written `garage_1`.
    Garage(u8),
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Headquarters(number) => write!(f, "headquarters_{}", number + 1),
            Self::Garage(number) => write!(f, "garage_{}", number + 1),
        }
    }
}

impl Origin {
    /// All of them: headquarters first, then garages.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..4)
            .map(Self::Headquarters)
            .chain((0..5).map(Self::Garage))
    }
}

impl FromStr for Origin {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::all()
            .find(|origin| same_text(origin, text))
            .ok_or("there is no such place to send from")
    }
}

/// Where a die of a player can stand (CFL-003).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// Among the unassigned dice. Written `supply`.
    Supply,
    /// In a garage, from 0. Written `garage_1`.
    Garage(u8),
    /// In a farm slot, from 0; the foundations are 3 to 5. Written `farm_1`.
    Farm(u8),
    /// In the cantina, one that shows this value. Written `cantina_6`.
    Cantina(u8),
    /// On a board. Written like the space.
    Board(Space),
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Supply => f.write_str("supply"),
            Self::Garage(number) => write!(f, "garage_{}", number + 1),
            Self::Farm(number) => write!(f, "farm_{}", number + 1),
            Self::Cantina(value) => write!(f, "cantina_{value}"),
            Self::Board(space) => space.fmt(f),
        }
    }
}

impl Spot {
    /// The spots of a research base, the supply left out.
    pub fn base() -> impl Iterator<Item = Self> + Clone {
        let garages = (0..5).map(Self::Garage);
        let farms = (0..6).map(Self::Farm);
        garages.chain(farms).chain((1..=6).map(Self::Cantina))
    }

    /// All spots in order.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        let boards = Space::all().map(Self::Board);
        [Self::Supply].into_iter().chain(Self::base()).chain(boards)
    }
}

impl FromStr for Spot {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::all()
            .find(|spot| same_text(spot, text))
            .ok_or("there is no such place for a die")
    }
}

written_as_text!(Origin, Spot);
