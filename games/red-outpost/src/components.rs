//! The nouns of the game: workers, locations, goods, phases, cards.

use enumset::EnumSet;
use tabletop::named_enum;

named_enum! {
    /// The six shared workers (RO-003), in the order of their special cards 13–18.
    "u8" Worker {
        /// At home on the Pasture.
        Shepherd,
        /// At home on the Field.
        Farmer,
        /// At home at the Lake.
        Fisherman,
        /// At home in the Mine.
        Miner,
        /// At home in the Palace.
        Commissar,
        /// At home in the Administration.
        Bureaucrat,
    }
}

named_enum! {
    /// The twelve locations (RO-002), in the order of their printed numbers.
    "u16" Location {
        /// 1: wool.
        Pasture,
        /// 2: donations.
        Palace,
        /// 3: wheat.
        Field,
        /// 4: good mood, and a swap of moods for a crystal.
        Brewery,
        /// 5: exchange of cubes, crystals and moods.
        Warehouse,
        /// 6: influence discs are moved.
        Administration,
        /// 7: a card from the wreck.
        Spaceship,
        /// 8: coal.
        Mine,
        /// 9: Lunch.
        Kitchen,
        /// 10: fish, with luck.
        Lake,
        /// 11: three goods at once.
        LabourCamp,
        /// 12: where everyone sleeps.
        Barracks,
    }
}

named_enum! {
    /// The four goods (RO-004).
    "u8" Resource {
        /// From the Mine.
        Coal,
        /// From the Pasture.
        Wool,
        /// From the Lake.
        Fish,
        /// From the Field.
        Wheat,
    }
}

named_enum! {
    /// The five phases of a round (RO-037).
    "u8" Phase {
        /// One turn each; Morning tokens are closed.
        Morning,
        /// Six turns.
        Day1,
        /// One turn each, to the Field Kitchen only.
        Lunch,
        /// Six turns.
        Day2,
        /// One turn each; Night tokens are closed, the Barracks open.
        Night,
    }
}

named_enum! {
    /// The colours of the discs (RO-006).
    "u8" Colour {
        /// Orange.
        Orange,
        /// Blue.
        Blue,
        /// Brown.
        Brown,
        /// Pink.
        Pink,
    }
}

/// A set of workers.
pub type Workers = EnumSet<Worker>;
/// A set of locations.
pub type Locations = EnumSet<Location>;
/// A set of goods.
pub type Resources = EnumSet<Resource>;

impl Worker {
    /// The number of this worker's special card (RO-011).
    #[must_use]
    pub const fn card(self) -> u8 {
        self as u8 + 13
    }
}

impl Location {
    /// The number printed on the board, which is also that of the location's
    /// special card (RO-011).
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

impl Phase {
    /// The phase after this one in the same round.
    #[must_use]
    pub const fn next(self) -> Option<Self> {
        match self {
            Self::Morning => Some(Self::Day1),
            Self::Day1 => Some(Self::Lunch),
            Self::Lunch => Some(Self::Day2),
            Self::Day2 => Some(Self::Night),
            Self::Night => None,
        }
    }

    /// Whether this is one of the two Day halves, which follow the same rules (RO-057).
    #[must_use]
    pub const fn is_day(self) -> bool {
        matches!(self, Self::Day1 | Self::Day2)
    }
}
