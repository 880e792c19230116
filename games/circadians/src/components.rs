//! The nouns of the game: resources, locations, leaders, cards, tiles and dice.

mod die;
mod hex;
mod purse;
mod space;
mod spot;
mod text;

use enumset::EnumSet;
use tabletop::named_enum;

pub use die::Die;
pub use hex::{Hex, HexSet};
pub use purse::{Cost, Purse};
pub use space::Space;
pub use spot::{Origin, Spot};
pub(crate) use text::same_text;
use text::written_as_text;

named_enum! {
    /// The four resources (CFL-004).
    "u8" Resource {
        /// Pays for almost everything.
        Water,
        /// Pays for garages, the Laboratory and Leyrien.
        Algae,
        /// Pays for the Foundry, the Control Room and Zcharo.
        Energy,
        /// Pays for Jrayek, and scores.
        Gem,
    }
}

named_enum! {
    /// The three factions (CFL-019), in the order of their columns.
    "u8" Faction {
        /// The left column, paid in algae.
        Leyrien,
        /// The middle column, paid in energy.
        Zcharo,
        /// The right column, paid in gems.
        Jrayek,
    }
}

named_enum! {
    /// The nine locations, in the order of the rulebook.
    "u16" Location {
        /// Dice wait here and are sent first in the next round.
        Headquarters,
        /// Gems for water.
        MiningCamp,
        /// Farms for pairs of dice.
        Laboratory,
        /// Ships.
        Foundry,
        /// Trades.
        Market,
        /// New dice.
        Academy,
        /// The harvester moves.
        ControlRoom,
        /// Points for resources; dice stay.
        Negotiations,
        /// Contracts are fulfilled; dice stay.
        Depository,
    }
}

named_enum! {
    /// The fourteen leaders (CFL-014). The First Edition has eight of them.
    "u16" Leader {
        /// Low dice count as 6 (CFL-245).
        Akira,
        /// Has Sal (CFL-247).
        Bjorg,
        /// A second delivery reward (CFL-253).
        Dan,
        /// A ship with every farm (CFL-254).
        Jakob,
        /// Setbacks become rewards (CFL-255).
        Lysias,
        /// Pays nothing for garages (CFL-258).
        Naira,
        /// Chooses his event (CFL-259).
        Renzo,
        /// A die every round (CFL-263).
        Roslyn,
        /// Moves after the Harvest (CFL-265).
        Sable,
        /// Starts with a farm (CFL-266).
        Sunari,
        /// Negotiates for less (CFL-267).
        Troy,
        /// Starts with a ship (CFL-268).
        UlKahTal,
        /// Rolls the dice she gains (CFL-270).
        Zapporah,
        /// More contracts, two at a time (CFL-272).
        Zoey,
    }
}

named_enum! {
    /// The 36 contracts (CFL-010), in the order of their numbers.
    "u64" Contract {
        /// 1 (CFL-274).
        AlgaeCells,
        /// 2 (CFL-275).
        AlienRelic,
        /// 3 (CFL-276).
        Archive,
        /// 4 (CFL-277).
        AquaCannon,
        /// 5 (CFL-278).
        AquaPack,
        /// 6 (CFL-279).
        CaptainsHat,
        /// 7 (CFL-280).
        EngineerBot,
        /// 8 (CFL-281).
        FuelRefiner,
        /// 9 (CFL-282).
        Grogg,
        /// 10 (CFL-283).
        HydraulicCore,
        /// 11 (CFL-284).
        IceStones,
        /// 12 (CFL-285).
        IdBadge,
        /// 13 (CFL-286).
        Jakhaw,
        /// 14 (CFL-287).
        JrayekArmour,
        /// 15 (CFL-288).
        JrayekDrill,
        /// 16 (CFL-289).
        JrayekPump,
        /// 17 (CFL-290).
        JrayekShield,
        /// 18 (CFL-291).
        Karvyk,
        /// 19 (CFL-292).
        Ledger,
        /// 20 (CFL-293).
        LeyrienArmour,
        /// 21 (CFL-294).
        LeyrienBasket,
        /// 22 (CFL-295).
        LeyrienSceptre,
        /// 23 (CFL-296).
        LeyrienScythe,
        /// 24 (CFL-297).
        SecurityCodes,
        /// 25 (CFL-298).
        SecurityDrone,
        /// 26 (CFL-299).
        SleepCapsules,
        /// 27 (CFL-300).
        SodaSupply,
        /// 28 (CFL-301).
        SpareParts,
        /// 29 (CFL-302).
        Uxolotyl,
        /// 30 (CFL-303).
        WorkerDrone,
        /// 31 (CFL-304).
        Yeki,
        /// 32 (CFL-305).
        Zcarpi,
        /// 33 (CFL-306).
        ZcharoArmour,
        /// 34 (CFL-307).
        ZcharoBeacon,
        /// 35 (CFL-308).
        ZcharoFlyer,
        /// 36 (CFL-309).
        ZcharoLamp,
    }
}

named_enum! {
    /// The sixteen event cards (CFL-011), in the order of their numbers.
    "u16" EventCard {
        /// The last round, without effect (CFL-312).
        EndOfAnEra,
        /// No reward at headquarters (CFL-313).
        WaterTax,
        /// Every die costs water (CFL-314).
        Bureaucracy,
        /// The Control Room is dearer (CFL-315).
        DustStorm,
        /// Mining is dearer (CFL-316).
        Rockfall,
        /// Negotiating is dearer (CFL-317).
        StrainedRelations,
        /// More trades (CFL-318).
        OpenMarket,
        /// One die more at the Academy (CFL-319).
        RecruitmentDrive,
        /// One gem more at the Mining Camp (CFL-320).
        RichVeins,
        /// The Control Room is cheaper (CFL-321).
        ClearSkies,
        /// The Foundry is cheaper (CFL-322).
        ScrapSurplus,
        /// The Laboratory is cheaper (CFL-323).
        AlgalBloom,
        /// Water for negotiating (CFL-324).
        WarmWelcome,
        /// A contract for a contract (CFL-325).
        ExpressFreight,
        /// More water from the planet (CFL-326).
        BumperSeason,
        /// Garages are cheaper (CFL-327).
        SpareFuel,
    }
}

named_enum! {
    /// The kinds of ship tiles (CFL-012), the unique one last.
    "u8" Ship {
        /// Turns the die over (CFL-084).
        Flip,
        /// Raises the die by up to 2 (CFL-085).
        PlusTwo,
        /// Changes the die by 1 (CFL-086).
        PlusMinusOne,
        /// The garage is free (CFL-096).
        NoAlgae,
        /// 5 water less (CFL-094).
        WaterDiscount,
        /// 1 energy less (CFL-095).
        EnergyDiscount,
        /// Only points; First Edition (CFL-399).
        TwoPoints,
        /// Ul Kah Tal's own (CFL-268).
        UlKahTalShip,
    }
}

named_enum! {
    /// The kinds of farm tiles (CFL-013), the unique one last.
    "u16" Farm {
        /// 3 water every Harvest (CFL-220).
        WaterPassive,
        /// 2 algae every Harvest (CFL-220).
        AlgaePassive,
        /// 1 energy every Harvest (CFL-220).
        EnergyPassive,
        /// A gem for a 6 (CFL-221).
        GemSix,
        /// Two dice for a 6 (CFL-221).
        DiceSix,
        /// Algae or energy by the table (CFL-215).
        TableAlgaeEnergy,
        /// Two trades (CFL-222).
        Trades,
        /// Only points (CFL-223).
        ThreePoints,
        /// Sunari's own (CFL-266).
        SunariFarm,
    }
}

named_enum! {
    /// The six directions of the planet, in the order of the die values 1–6 (CFL-140).
    "u8" Direction {
        /// 1.
        Ne,
        /// 2.
        E,
        /// 3.
        Se,
        /// 4.
        Sw,
        /// 5.
        W,
        /// 6.
        Nw,
    }
}

named_enum! {
    /// The four rivals (CFL-331).
    "u8" Level {
        /// The weakest.
        Easy,
        /// The standard rival.
        Xiao,
        /// A strong one.
        Hard,
        /// The strongest.
        Expert,
    }
}

named_enum! {
    /// The colours of dice and harvesters.
    "u8" Colour {
        /// Blue.
        Blue,
        /// Orange.
        Orange,
        /// Black.
        Black,
        /// Purple.
        Purple,
    }
}

/// A set of leaders.
pub type Leaders = EnumSet<Leader>;
/// A set of contracts.
pub type Contracts = EnumSet<Contract>;
/// A set of event cards.
pub type EventCards = EnumSet<EventCard>;

impl Faction {
    /// The number of its column from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Direction {
    /// The direction of a die value (CFL-140).
    #[inline]
    #[must_use]
    pub const fn of(value: u8) -> Option<Self> {
        match value {
            1 => Some(Self::Ne),
            2 => Some(Self::E),
            3 => Some(Self::Se),
            4 => Some(Self::Sw),
            5 => Some(Self::W),
            6 => Some(Self::Nw),
            _ => None,
        }
    }

    /// The value of the die that moves in this direction.
    #[must_use]
    pub const fn value(self) -> u8 {
        self as u8 + 1
    }
}
