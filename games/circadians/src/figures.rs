//! The printed figures of the box, as the rules use them.
//!
//! `box.toml` holds every figure with its provenance; `figures/read.rs` reads it.

mod read;
mod rulings;

use crate::components::{
    Contract, Contracts, Cost, Direction, EventCard, Faction, Farm, Hex, Leader, Leaders, Level,
    Location, Purse, Resource, Ship, Space,
};

pub use self::rulings::{DepositoryColumn1, RescueDie, RivalArrow, Rulings};

/// Everything that is printed on boards, tiles and cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figures {
    /// The readings in force where the rulebooks are disputed (CFL-Q82).
    pub rulings: Rulings,
    /// The Second and the First Edition (CFL-395).
    pub editions: [EditionFigures; 2],
    /// The resources at the start with the Dyad Alliance (CFL-382).
    pub dyad_start: Purse,
    /// Contracts drawn by a single player (CFL-335).
    pub solo_drawn: u8,
    /// Contracts a single player discards of them (CFL-335).
    pub solo_discarded: u8,
    /// Dice in supply and at headquarters after Rest (CFL-228).
    pub dice_limit: u8,
    /// Contracts in hand after Rest (CFL-229).
    pub hand_limit: u8,
    /// Dice of one colour (CFL-002).
    pub dice_per_player: u8,
    /// Water for a die that goes to the cantina unsent (CFL-070).
    pub cantina_water: u8,
    /// The spaces in play for 1 to 4 players, by dense number of the space (CFL-024).
    pub open: [u64; 4],
    /// Headquarters.
    pub headquarters: HeadquartersFigures,
    /// The spaces of the Mining Camp (CFL-110).
    pub mining: [MiningFigures; 4],
    /// The two prices of the Laboratory (CFL-118).
    pub laboratory: [(Resource, u8); 2],
    /// The two prices of the Foundry (CFL-124).
    pub foundry: [(Resource, u8); 2],
    /// The two prices of the Control Room (CFL-139).
    pub control_room: [(Resource, u8); 2],
    /// Which ship stack each die value names (CFL-125), by value from 1.
    pub ship_stack: [u8; 6],
    /// All trades of the Market (CFL-131, CFL-132, CFL-133).
    pub rates: [Rate; Rate::COUNT],
    /// The first trade of each Market space; the last number is their end.
    pub market: [u8; 4],
    /// The spaces of the Academy (CFL-135, CFL-136).
    pub academy: [AcademyFigures; 3],
    /// The spaces of the Negotiations Board (CFL-143, CFL-144).
    pub negotiations: [NegotiationFigures; 18],
    /// The delivery rewards of the Depository rows (CFL-186).
    pub deliveries: [(Reward, u8); 3],
    /// The abilities of the factions by side (CFL-174 to CFL-180).
    pub factions: [[Ability; 2]; 3],
    /// The research base.
    pub base: BaseFigures,
    /// The ship tiles.
    pub ships: [ShipFigures; 8],
    /// The farm tiles.
    pub farms: [FarmFigures; 9],
    /// Figures of the leaders.
    pub leaders: LeaderFigures,
    /// The contracts.
    pub contracts: [ContractFigures; 36],
    /// The contracts that act at each location.
    pub acting_at: [Contracts; 9],
    /// The event cards.
    pub events: [EventFigures; 16],
    /// Both sides of the planet.
    pub planets: [PlanetFigures; 2],
    /// The points of the gem caches (CFL-016).
    pub caches: [u8; 6],
    /// What an unrevealed cache yields (CFL-208).
    pub cache_yield: Yield,
    /// The rival.
    pub rival: RivalFigures,
    /// The schemes (CFL-333).
    pub schemes: [SchemeFigures; 20],
}

/// What differs between the editions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditionFigures {
    /// Rounds (CFL-043).
    pub rounds: u8,
    /// Resources at the start (CFL-034).
    pub start: Purse,
    /// Dice in supply at the start (CFL-034).
    pub start_dice: u8,
    /// Leaders dealt to each player (CFL-037).
    pub leaders_dealt: u8,
    /// The leaders there are.
    pub leaders: Leaders,
    /// Dice for a player who has none to roll (CFL-049).
    pub rescue_dice: u8,
    /// Whether draft leftovers go under the draw pile instead of on the discard pile.
    pub leftovers_under: bool,
    /// Ship tiles of each kind.
    pub ships: [u8; 7],
    /// Farm tiles of each kind (CFL-400).
    pub farms: [u8; 8],
    /// The conditions of the setback tokens (CFL-154, CFL-155).
    pub conditions: [Condition; 6],
    /// The rewards of the advancement slots, from the left (CFL-Q89).
    pub rewards: [(Reward, u8); 6],
    /// The penalties of the setback slots, from the left (CFL-Q89).
    pub penalties: [(Penalty, u8); 6],
    /// Akira's values as bits 1 to 6 (CFL-245, CFL-396).
    pub akira_values: u8,
    /// Whether Akira's ability works at the Mining Camp.
    pub akira_mines: bool,
    /// Whether Jakob's ship comes with every farm, and not only at the Laboratory.
    pub jakob_everywhere: bool,
    /// Whether a setback may take a die from the Depository and the Negotiations Board.
    pub lose_scored_dice: bool,
    /// Whether dice at headquarters count in the first tie-break (CFL-242).
    pub hq_breaks_ties: bool,
    /// Whether the rival has only the dice of one player (CFL-398).
    pub rival_limited: bool,
    /// Whether the rival removes tiles in Rest (CFL-372).
    pub rival_destroys: bool,
    /// Whether the rival scores positive events (CFL-380).
    pub rival_events: bool,
    /// The rival's dice at the start, where the level does not say (CFL-334).
    pub rival_start: Option<u8>,
}

/// Headquarters (CFL-101 to CFL-103).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeadquartersFigures {
    /// Water as a reward.
    pub water: u8,
    /// Contracts as a reward.
    pub contracts: u8,
    /// Spaces whose die may be flipped (CFL-063).
    pub may_flip: [bool; 4],
}

/// A space of the Mining Camp.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MiningFigures {
    /// The number to reach with die and water.
    pub target: u8,
    /// Gems taken.
    pub gems: u8,
}

/// A trade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// What is given.
    pub give: Resource,
    /// How much of it.
    pub give_amount: u8,
    /// What is got.
    pub get: Resource,
    /// How much of it.
    pub get_amount: u8,
}

impl Rate {
    /// How many trades are printed.
    pub const COUNT: usize = 8;
}

/// A space of the Academy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AcademyFigures {
    /// The die values it takes, as bits 1 to 6.
    pub values: u8,
    /// What is paid.
    pub resource: Resource,
    /// The price of one and of two dice.
    pub costs: [u8; 2],
}

impl AcademyFigures {
    /// Whether a die of this value may go there (CFL-135).
    #[inline]
    #[must_use]
    pub const fn takes(&self, value: u8) -> bool {
        self.values >> value & 1 == 1
    }
}

/// A space of the Negotiations Board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NegotiationFigures {
    /// What is paid.
    pub resource: Resource,
    /// How much of it.
    pub cost: u8,
    /// Points at the end.
    pub points: u8,
}

/// The condition of a setback token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// The dice of the column sum up to at least this (CFL-154).
    Sum(u8),
    /// At least so many other dice of the column equal the new one (CFL-155).
    Same(u8),
    /// At least so many dice of the column are equal, the new one or not (CFL-155, First
    /// Edition).
    Equal(u8),
}

/// The rewards of advancements and deliveries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reward {
    /// The yield of the hex under the harvester (CFL-160).
    HarvestHex,
    /// Dice from reserve (CFL-161).
    Dice,
    /// Gems (CFL-163).
    Gems,
    /// A step of the harvester (CFL-162).
    Move,
    /// A ship (CFL-164).
    Ship,
    /// A farm (CFL-165).
    Farm,
    /// Contracts.
    Contracts,
}

/// The penalties of setbacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Penalty {
    /// Contracts are discarded (CFL-167).
    Contracts,
    /// A die is lost (CFL-168).
    Die,
    /// A gem is lost (CFL-171).
    Gem,
    /// The harvester moves back (CFL-170).
    MoveBack,
    /// A ship is destroyed (CFL-172).
    Ship,
    /// A farm is destroyed (CFL-173).
    Farm,
}

impl Penalty {
    /// The good counterpart that Lysias may take (CFL-255).
    #[must_use]
    pub const fn counterpart(self) -> Reward {
        match self {
            Self::Contracts => Reward::Contracts,
            Self::Die => Reward::Dice,
            Self::Gem => Reward::Gems,
            Self::MoveBack => Reward::Move,
            Self::Ship => Reward::Ship,
            Self::Farm => Reward::Farm,
        }
    }
}

/// The ability of a faction board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// Set a die on the research base (CFL-174).
    SetDie,
    /// Draw contracts, then discard (CFL-176).
    DrawThenDiscard {
        /// Contracts drawn.
        draw: u8,
        /// Contracts discarded.
        discard: u8,
    },
    /// Trades (CFL-177).
    Trades(u8),
    /// A step of the harvester (CFL-178).
    Move,
    /// A gain (CFL-179).
    Gain(Resource, u8),
    /// Reveal a cache and gain (CFL-180).
    RevealCache(Resource, u8),
}

/// The research base.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BaseFigures {
    /// Algae costs of the garages (CFL-009).
    pub garages: [u8; 5],
    /// The ship printed in the first garage (CFL-008).
    pub starting_ship: Ship,
    /// Points by number of ship tiles (CFL-235).
    pub ship_bonus: [u8; 5],
    /// Points by number of farm tiles (CFL-236).
    pub farm_bonus: [u8; 4],
    /// How much a die on starting farm 1 raises the others (CFL-214).
    pub booster: u8,
    /// The resources offered by starting farms 2 and 3 (CFL-217).
    pub starting_farms: [[Resource; 2]; 2],
    /// The production table by resource and value from 1 (CFL-216); gems have none.
    pub table: [[u8; 6]; 4],
}

/// A kind of ship.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShipFigures {
    /// Printed points (CFL-413).
    pub points: u8,
    /// Whether the die may be turned over.
    pub flip: bool,
    /// How much the die may be raised.
    pub up: u8,
    /// How much the die may be lowered.
    pub down: u8,
    /// Whether the garage costs nothing.
    pub free_garage: bool,
    /// What the action of the die costs less.
    pub discount: Cost,
}

/// A kind of farm tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FarmFigures {
    /// Printed points (CFL-413).
    pub points: u8,
    /// What it does.
    pub kind: FarmKind,
}

/// What a farm tile does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FarmKind {
    /// Produces without a die (CFL-220).
    Passive(Yield),
    /// Produces with a 6 (CFL-219).
    NeedsSix(Yield),
    /// Produces one of two resources by the table (CFL-215).
    Table([Resource; 2]),
    /// Allows trades (CFL-222).
    Trades(u8),
    /// Only scores (CFL-223).
    Nothing,
}

impl FarmKind {
    /// Whether it takes a die (CFL-057).
    #[inline]
    #[must_use]
    pub const fn takes_die(self) -> bool {
        matches!(self, Self::NeedsSix(_) | Self::Table(_))
    }
}

/// Resources and dice that something yields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Yield {
    /// Resources.
    pub goods: Cost,
    /// Dice from reserve.
    pub dice: u8,
}

/// Figures of leaders' abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeaderFigures {
    /// What Troy pays less (CFL-267).
    pub troy: Cost,
    /// Water for Renzo when he takes the global event (CFL-260).
    pub renzo_water: u8,
    /// How many private events Renzo has (CFL-259).
    pub renzo_cards: u8,
    /// Sal's value (CFL-247).
    pub sal: u8,
    /// Contracts Zoey draws after the draft (CFL-272).
    pub zoey_contracts: u8,
    /// Dice Roslyn gains (CFL-263).
    pub roslyn_dice: u8,
}

/// A contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ContractFigures {
    /// What it costs.
    pub cost: Cost,
    /// Printed points.
    pub points: u8,
    /// Whether it has an end-game bonus, and not an in-game ability.
    pub end_game: bool,
    /// What it does.
    pub effect: Effect,
}

/// What a fulfilled contract does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A price is lower.
    Discount(Location, Resource, u8),
    /// Whatever is paid there is lower.
    DiscountAny(Location, u8),
    /// A gain when a die is sent there.
    Gain(Location, Resource, u8),
    /// Dice gained when a die is sent there.
    GainDice(Location, u8),
    /// Contracts drawn when a die is sent there.
    Draw(Location, u8),
    /// Dice gained when negotiating with a faction.
    GainDiceWith(Faction, u8),
    /// Setbacks may be ignored (CFL-295).
    IgnoreSetbacks,
    /// Points at the end: `amount` for every `per` of what is counted (CFL-239).
    PointsPer {
        /// What is counted.
        count: Count,
        /// How many make one.
        per: u8,
        /// Points for one.
        amount: u8,
    },
}

impl Effect {
    /// The location where it acts.
    #[must_use]
    pub const fn location(self) -> Option<Location> {
        match self {
            Self::Discount(at, ..)
            | Self::DiscountAny(at, _)
            | Self::Gain(at, ..)
            | Self::GainDice(at, _)
            | Self::Draw(at, _) => Some(at),
            Self::GainDiceWith(..) => Some(Location::Negotiations),
            Self::IgnoreSetbacks | Self::PointsPer { .. } => None,
        }
    }
}

/// What end-game bonuses count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// Own dice on the Negotiations Board.
    DiceOnNegotiations,
    /// Own dice in one column.
    DiceWith(Faction),
    /// Own dice in the Depository.
    DiceAtDepository,
    /// Dice in supply and at headquarters.
    DiceInSupplyAndHq,
    /// Contracts in hand.
    ContractsInHand,
    /// Fulfilled in-game contracts.
    InGameContracts,
    /// Fulfilled end-game contracts.
    EndGameContracts,
    /// Ship tiles.
    ShipTiles,
    /// Farm tiles.
    FarmTiles,
    /// A resource.
    Goods(Resource),
}

/// An event card. What it does not touch is 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EventFigures {
    /// Whether it is a blue card (CFL-380).
    pub positive: bool,
    /// The location it acts at, if one.
    pub location: Option<Location>,
    /// Prices there are lower.
    pub discount: Cost,
    /// Prices there are higher.
    pub surcharge: Cost,
    /// Every die sent costs this (CFL-314).
    pub send: Cost,
    /// Every garage costs this less (CFL-327).
    pub garage: Cost,
    /// The printed reward is not gained (CFL-313).
    pub no_reward: bool,
    /// Added to the numbers of the Mining Camp (CFL-316).
    pub target: u8,
    /// Added to the trades of the Market (CFL-318).
    pub trades: u8,
    /// Added to the gems of the Mining Camp (CFL-320).
    pub gems: u8,
    /// Dice gained there (CFL-319).
    pub dice: u8,
    /// Contracts drawn there (CFL-325).
    pub draw: u8,
    /// Resources gained there (CFL-324).
    pub gain: Cost,
    /// Added to each planet harvest (CFL-326).
    pub planet: Cost,
}

/// One side of the planet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanetFigures {
    /// Where each hex and cache slot lies: axial coordinates.
    pub at: [(i8, i8); Hex::COUNT],
    /// What each hex yields: more the further out it lies (CFL-200).
    pub yields: [Yield; Hex::FIELDS],
    /// The bonus token of each hex at the start (CFL-022).
    pub bonuses: [Option<Bonus>; Hex::FIELDS],
    /// The neighbour in each direction, arrows and caches included (CFL-203, CFL-206).
    pub next: [[Option<Hex>; 6]; Hex::COUNT],
    /// Whether the step in a direction goes through an arrow.
    pub arrows: [Option<Direction>; Hex::FIELDS],
}

/// What a bonus token gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bonus {
    /// The resource.
    pub resource: Resource,
    /// How much of it.
    pub amount: u8,
}

impl PlanetFigures {
    /// How far two places lie apart, arrows aside (CFL-Q53).
    #[must_use]
    pub fn distance(&self, from: Hex, to: Hex) -> u8 {
        let ((q, r), (other_q, other_r)) = (self.at[from.index()], self.at[to.index()]);
        let (q, r) = (q - other_q, r - other_r);
        (q.unsigned_abs() + r.unsigned_abs() + (q + r).unsigned_abs()) / 2
    }

    /// How far a place lies from the centre.
    #[must_use]
    pub fn ring(&self, hex: Hex) -> u8 {
        self.distance(hex, Hex::CENTRE)
    }
}

/// The rival.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RivalFigures {
    /// Dice its board holds (CFL-360).
    pub dice_spaces: u8,
    /// Schemes of a turn (CFL-341, CFL-342).
    pub schemes: u8,
    /// Schemes of a turn with the third progress tile (CFL-343).
    pub schemes_third: u8,
    /// Gem costs of the negotiation rows (CFL-363).
    pub negotiation_costs: [u8; 4],
    /// Gem cost of the Depository (CFL-362).
    pub depository_cost: u8,
    /// Dice gained at the Academy (CFL-359).
    pub academy_dice: u8,
    /// Gems when no option is possible (CFL-354).
    pub fallback_gems: u8,
    /// Gems in Harvest by dice on its board (CFL-368).
    pub gems: [u8; 6],
    /// Dice in Rest by dice on its board (CFL-370).
    pub new_dice: [u8; 6],
    /// Points of a progress tile (CFL-378).
    pub progress_points: u8,
    /// Gems of the first progress tile (CFL-369).
    pub progress_gems: u8,
    /// Dice of the second progress tile (CFL-371).
    pub progress_dice: u8,
    /// The four levels.
    pub levels: [LevelFigures; 4],
}

/// A rival's board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelFigures {
    /// Dice at the start (CFL-334).
    pub start_dice: u8,
    /// What its negotiation dice score besides their spaces (CFL-375).
    pub negotiations: DicePoints,
    /// What its Depository dice score (CFL-376).
    pub depository: DicePoints,
    /// Points for a positive event (CFL-380).
    pub event_points: u8,
}

/// What a rival's dice score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DicePoints {
    /// Nothing.
    None,
    /// One for each die.
    PerDie,
    /// Their pips.
    PerPip,
}

/// A scheme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SchemeFigures {
    /// The value.
    pub value: u8,
    /// The options from top to bottom (CFL-353).
    pub options: [SchemeOption; 3],
}

/// An option of a scheme; headquarters is none (CFL-340).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SchemeOption {
    /// A negotiations column.
    Negotiate(Faction),
    /// The Depository.
    Depository,
    /// The Laboratory.
    Laboratory,
    /// The Foundry.
    Foundry,
    /// The Academy.
    Academy,
    /// The Market, for gems.
    Market(u8),
    /// The Mining Camp, for gems.
    MiningCamp(u8),
}

impl Figures {
    /// A contract.
    #[inline]
    #[must_use]
    pub const fn contract(&self, contract: Contract) -> &ContractFigures {
        &self.contracts[contract as usize]
    }

    /// An event card.
    #[inline]
    #[must_use]
    pub const fn event(&self, event: EventCard) -> &EventFigures {
        &self.events[event as usize]
    }

    /// A kind of ship.
    #[inline]
    #[must_use]
    pub const fn ship(&self, ship: Ship) -> &ShipFigures {
        &self.ships[ship as usize]
    }

    /// A kind of farm.
    #[inline]
    #[must_use]
    pub const fn farm(&self, farm: Farm) -> &FarmFigures {
        &self.farms[farm as usize]
    }

    /// A space of the Negotiations Board.
    #[inline]
    #[must_use]
    pub const fn negotiation(&self, space: Space) -> &NegotiationFigures {
        &self.negotiations[space.number() as usize]
    }

    /// A rival's board.
    #[must_use]
    pub const fn level(&self, level: Level) -> &LevelFigures {
        &self.rival.levels[level as usize]
    }

    /// The trades of a Market space, or all of them (CFL-222).
    #[inline]
    #[must_use]
    pub fn rates_of(&self, space: Option<u8>) -> core::ops::Range<u8> {
        match space {
            Some(space) => self.market[space as usize]..self.market[space as usize + 1],
            None => 0..Rate::COUNT as u8,
        }
    }
}

/// The leaders that own a unique piece (CFL-020), with what they own.
pub const UNIQUE_PIECES: [(Leader, UniquePiece); 4] = [
    (Leader::Bjorg, UniquePiece::Sal),
    (Leader::Renzo, UniquePiece::EventTile),
    (Leader::Sunari, UniquePiece::Farm(Farm::SunariFarm)),
    (Leader::UlKahTal, UniquePiece::Ship(Ship::UlKahTalShip)),
];

/// A piece that belongs to one leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UniquePiece {
    /// The crew piece.
    Sal,
    /// Renzo's tile.
    EventTile,
    /// A farm.
    Farm(Farm),
    /// A ship.
    Ship(Ship),
}
