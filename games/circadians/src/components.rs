//! The nouns of the game: resources, locations, leaders, cards, tiles and dice.

use core::{fmt, num::NonZeroU8, str::FromStr};

use enumset::{EnumSet, EnumSetType};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use strum::{Display, EnumString, VariantArray};
use tabletop::Seat;

/// A named thing of the box: an enum with its set type, its names in snake case and
/// the order of its variants.
macro_rules! things {
    ($(#[$doc:meta])* $repr:literal $name:ident { $($(#[$inner:meta])* $variant:ident,)+ }) => {
        $(#[$doc])*
        #[derive(
            EnumSetType, Debug, Hash, Ord, PartialOrd, Display, EnumString, VariantArray,
            Serialize, Deserialize,
        )]
        #[strum(serialize_all = "snake_case")]
        #[serde(rename_all = "snake_case")]
        #[enumset(repr = $repr)]
        pub enum $name { $($(#[$inner])* $variant,)+ }

        impl $name {
            /// All of them in order.
            pub const ALL: &'static [Self] = Self::VARIANTS;
        }
    };
}

things! {
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

things! {
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

things! {
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

things! {
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

things! {
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

things! {
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

things! {
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

things! {
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

things! {
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

things! {
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

things! {
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

/// A price or discount by resource.
pub type Cost = [u8; 4];

/// The resources of a side. They never run out in the main supply (CFL-004).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Purse {
    /// Water.
    pub water: u16,
    /// Algae.
    pub algae: u16,
    /// Energy.
    pub energy: u16,
    /// Gems.
    pub gem: u16,
}

impl Purse {
    /// How much there is of a resource.
    #[inline]
    #[must_use]
    pub const fn of(&self, resource: Resource) -> u16 {
        match resource {
            Resource::Water => self.water,
            Resource::Algae => self.algae,
            Resource::Energy => self.energy,
            Resource::Gem => self.gem,
        }
    }

    /// The resource, to be changed.
    #[inline]
    pub const fn of_mut(&mut self, resource: Resource) -> &mut u16 {
        match resource {
            Resource::Water => &mut self.water,
            Resource::Algae => &mut self.algae,
            Resource::Energy => &mut self.energy,
            Resource::Gem => &mut self.gem,
        }
    }

    /// Whether this price can be paid.
    #[inline]
    #[must_use]
    pub fn pays(&self, cost: Cost) -> bool {
        let [water, algae, energy, gem] = cost.map(u16::from);
        self.water >= water && self.algae >= algae && self.energy >= energy && self.gem >= gem
    }

    /// What is left after paying; `None` when it cannot be paid.
    #[inline]
    #[must_use]
    pub fn after(&self, cost: Cost) -> Option<Self> {
        self.pays(cost).then(|| {
            let [water, algae, energy, gem] = cost.map(u16::from);
            Self {
                water: self.water - water,
                algae: self.algae - algae,
                energy: self.energy - energy,
                gem: self.gem - gem,
            }
        })
    }
}

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

/// A space of a board that holds one die, numbered over all nine locations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Space(pub(crate) u8);

impl Space {
    /// How many there are.
    pub const COUNT: usize = 60;
    /// Where the spaces of each location begin; the last number is their end.
    const FIRST: [u8; 10] = [0, 4, 8, 12, 15, 18, 21, 24, 42, 60];
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
        match self.0 {
            0..4 => Location::Headquarters,
            4..8 => Location::MiningCamp,
            8..12 => Location::Laboratory,
            12..15 => Location::Foundry,
            15..18 => Location::Market,
            18..21 => Location::Academy,
            21..24 => Location::ControlRoom,
            24..42 => Location::Negotiations,
            _ => Location::Depository,
        }
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

/// Whether a thing is written like this, without building the text.
pub(crate) fn same_text(thing: &impl fmt::Display, text: &str) -> bool {
    struct Rest<'a>(Option<&'a str>);
    impl fmt::Write for Rest<'_> {
        fn write_str(&mut self, part: &str) -> fmt::Result {
            self.0 = self.0.and_then(|rest| rest.strip_prefix(part));
            Ok(())
        }
    }
    let mut rest = Rest(Some(text));
    let _ = fmt::Write::write_fmt(&mut rest, format_args!("{thing}"));
    rest.0 == Some("")
}

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

/// Reads and writes a thing by its notation.
macro_rules! written_as_text {
    ($($name:ident),+) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = alloc::string::String::deserialize(deserializer)?;
                text.parse().map_err(D::Error::custom)
            }
        }
    )+};
}

written_as_text!(Die, Space, Hex, Origin, Spot);

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
