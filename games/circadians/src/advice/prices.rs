//! What the planner and the estimate reckon with, in hundredths of a point unless said
//! otherwise. The figures were found by playing many games.

/// Water by the rounds that follow, none first.
pub const WATER: [i32; 5] = [0, 20, 25, 28, 30];
/// Algae and energy in hundredths of the price of water.
pub const ALGAE: i32 = 170;
pub const ENERGY: i32 = 300;
/// A gem by the rounds that follow, none first.
pub const GEM: [i32; 4] = [100, 140, 185, 180];
/// How many of each resource have the full price.
pub const FEW: [i32; 4] = [12, 12, 8, 5];
/// The price of as many again, and of all others, in hundredths.
pub const SOME: i32 = 70;
pub const MANY: i32 = 15;
/// The first algae, which pay for garages, are worth more.
pub const TOLL_ALGAE: i32 = 4;
pub const TOLL: i32 = 30;

/// A die by the rounds that follow, none first.
pub const DIE: [i32; 6] = [0, 110, 200, 280, 340, 460];
/// The first die, the second and so on, in hundredths of that; together.
pub const DICE: [i32; 6] = [0, 170, 310, 430, 530, 610];
/// A die that comes with every Harvest.
pub const NEW_DIE: i32 = 80;
/// A die in a garage that is still to be sent.
pub const WAITING: i32 = 150;
/// A die at headquarters, which goes first and for nothing.
pub const FIRST_TO_GO: i32 = 20;

/// A contract drawn unseen, with an almost empty hand.
pub const CARD: i32 = 100;
/// With so many in hand, a further contract is worth nothing.
pub const FULL_HAND: i32 = 6;
/// What a contract in hand is worth, in hundredths of what fulfilling it brings.
pub const IN_HAND: i32 = 40;

/// How much of a cache is lost by each step that the harvester is away from it.
pub const CACHE_STEP: i32 = 200;
/// Each step away from the centre.
pub const RING: i32 = 40;

/// A ship that changes its die, in a round.
pub const SHIP_USE: i32 = 35;
/// A farm that gives dice another place, in a round.
pub const FARM_USE: i32 = 60;
/// How often a farm has its 6, in hundredths.
pub const SIX_USE: i32 = 20;
/// How often each location is used in a round, in hundredths, in the order of the rulebook.
pub const USES: [i32; 9] = [40, 40, 15, 30, 25, 40, 30, 70, 60];

/// What is promised by trades after which something wanted can be bought, in hundredths.
pub const PROMISE: i32 = 70;
/// What a rival gains in each round, by level.
pub const RIVAL_ROUND: [i32; 4] = [670, 820, 930, 1090];
/// What the estimate would lack on average, by the rounds that follow.
pub const YET_TO_COME: [i32; 8] = [450, -220, -260, -80, 460, 1120, 2520, 3500];
