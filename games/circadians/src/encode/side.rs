//! What an observation tells of a side.

use tabletop::{
    Seat,
    encode::{Feature, Observer},
};

use crate::{
    View,
    components::{Die, Location, Space},
    figures::{Count, Effect},
    play::Read,
    state::Source,
};

/// The features of a side, in order.
pub const FEATURES: &[Feature] = &[
    Feature::flags("present", 1, "whether there is such a side"),
    Feature::flags("rival", 1, "whether it is the rival"),
    Feature::flags("asked", 1, "whether an answer of it is waited for"),
    Feature::flags("answered", 1, "whether it has sealed an answer"),
    Feature::flags("active", 1, "whether it is its turn"),
    Feature::flags("radio", 1, "whether it has the Radio"),
    Feature::amounts("turn", 1, (0, 3), "its place in turn order, from the Radio"),
    Feature::flags("leaders", 14, "its leaders"),
    Feature::amounts("reserve", 1, (0, 13), "dice not yet in play"),
    Feature::amounts("supply", 1, (0, 20), "dice in the supply"),
    Feature::one_hot("sal", 4, "nobody's, ready, placed, in the cantina"),
    Feature::amounts("garages", 5, (0, 6), "values of the dice in garages"),
    Feature::amounts("farms", 6, (0, 6), "values of the dice on farms"),
    Feature::amounts("cantina", 6, (0, 13), "dice in the cantina by value"),
    Feature::one_hot("ship_2", 8, "the ship in garage 2"),
    Feature::one_hot("ship_3", 8, "in garage 3"),
    Feature::one_hot("ship_4", 8, "in garage 4"),
    Feature::one_hot("ship_5", 8, "in garage 5"),
    Feature::one_hot("tile_1", 9, "the farm on the first foundation"),
    Feature::one_hot("tile_2", 9, "on the second"),
    Feature::one_hot("tile_3", 9, "on the third"),
    Feature::flags("fulfilled", 36, "fulfilled contracts"),
    Feature::flags("goods_known", 1, "whether its resources are known"),
    Feature::amounts("goods", 4, (0, 127), "water, algae, energy, gems"),
    Feature::amounts("hand", 1, (0, 20), "contracts in hand"),
    Feature::amounts(
        "harvester",
        2,
        (-5, 5),
        "where its harvester stands: axial coordinates",
    ),
    Feature::flags("on_cache", 1, "whether that is a cache"),
    Feature::amounts(
        "dice",
        5,
        (0, 18),
        "dice at headquarters, in each negotiations column, in the Depository",
    ),
    Feature::amounts(
        "points",
        Source::COUNT,
        (0, 127),
        "points by source if the game ended now, as far as they are known",
    ),
    Feature::amounts("total", 1, (0, 255), "their sum"),
];

/// Writes them.
pub fn write(read: Read<'_>, view: &View, seat: Seat, census: &Census, out: &mut Observer<'_>) {
    let table = read.table();
    let side = read.side(seat);
    let people = read.setup().players;
    out.put("present", 1);
    out.put("rival", i16::from(seat.0 >= people));
    out.put("asked", i16::from(table.pending.seats().contains(seat)));
    out.put("answered", i16::from(table.answered.contains(seat)));
    out.put("active", i16::from(table.active == seat));
    out.put("radio", i16::from(table.radio == seat));
    let turn = if seat.0 < people {
        (seat.0 + people - table.radio.0) % people
    } else {
        people
    };
    out.put("turn", i16::from(turn));
    out.bits::<14>("leaders", side.leaders.as_repr().into());
    out.put("reserve", i16::from(side.reserve.min(13)));
    out.put("supply", i16::from(side.supply.min(20)));
    out.hot::<4>("sal", Some(side.sal as usize));
    let value = |die: &Option<Die>| die.map_or(0, |die| i16::from(die.value()));
    out.each::<5>("garages", |garage| value(&side.garages[garage]));
    out.each::<6>("farms", |farm| value(&side.farms[farm]));
    out.each::<6>("cantina", |value| i16::from(side.cantina[value].min(13)));
    let [second, third, fourth, fifth] = side.ships.map(|ship| ship.map(|ship| ship as usize));
    out.hot::<8>("ship_2", second);
    out.hot::<8>("ship_3", third);
    out.hot::<8>("ship_4", fourth);
    out.hot::<8>("ship_5", fifth);
    let [first, second, third] = side.tiles.map(|farm| farm.map(|farm| farm as usize));
    out.hot::<9>("tile_1", first);
    out.hot::<9>("tile_2", second);
    out.hot::<9>("tile_3", third);
    out.bits::<36>("fulfilled", side.fulfilled.as_repr());
    let purse = view.purse(seat);
    out.put("goods_known", i16::from(purse.is_some()));
    let purse = purse.copied().unwrap_or_default();
    *out.next("goods") =
        [purse.water, purse.algae, purse.energy, purse.gem].map(|goods| goods.min(127) as i16);
    out.put("hand", i16::from(view.hands[seat.index()].min(20)));
    let (q, r) = read.planet().at[side.harvester.index()];
    *out.next("harvester") = [i16::from(q.clamp(-5, 5)), i16::from(r.clamp(-5, 5))];
    out.put("on_cache", i16::from(side.harvester.cache_slot().is_some()));
    *out.next("dice") = census.dice[seat.index()];
    let points = points(read, view, seat, census);
    out.each::<{ Source::COUNT }>("points", |source| points[source].clamp(0, 127));
    out.put("total", points.iter().sum::<i16>().clamp(0, 255));
}

/// The dice on the boards, counted once for all sides.
#[derive(Default)]
pub struct Census {
    /// Dice at headquarters, in each column, in the Depository, by side.
    dice: [[i16; 5]; 4],
    /// Points of the negotiations spaces, by side.
    negotiations: [i16; 4],
}

impl Census {
    /// Counts them.
    pub fn new(read: Read<'_>) -> Self {
        let mut census = Self::default();
        let board = &read.table().board;
        let first = |location| Space::at(location, 0).index();
        let (negotiations, depository) =
            (first(Location::Negotiations), first(Location::Depository));
        let mut count = |place: usize, dice: &[Option<Die>]| {
            for die in dice.iter().flatten() {
                census.dice[die.owner().index()][place] += 1;
            }
        };
        count(0, &board[..first(Location::MiningCamp)]);
        for (column, dice) in board[negotiations..depository].chunks_exact(6).enumerate() {
            count(1 + column, dice);
        }
        count(4, &board[depository..]);
        let spaces = board[negotiations..depository].iter();
        for (die, figures) in spaces.zip(&read.figures().negotiations) {
            if let Some(die) = die {
                census.negotiations[die.owner().index()] += i16::from(figures.points);
            }
        }
        census
    }
}

/// The points of a side by source, if the game ended now.
fn points(read: Read<'_>, view: &View, seat: Seat, census: &Census) -> [i16; Source::COUNT] {
    let side = read.side(seat);
    if read.table().is_over() {
        return side.points;
    }
    if read.setup().rival_seat() == Some(seat) {
        return Source::SHEET.map(|source| read.points_from(seat, source));
    }
    let mut points = [0; Source::COUNT];
    points[Source::Negotiations as usize] = census.negotiations[seat.index()];
    for source in [
        Source::Contracts,
        Source::Bonuses,
        Source::Cache,
        Source::Tiles,
        Source::Ships,
        Source::Farms,
        Source::Gems,
    ] {
        points[source as usize] = read.points_from(seat, source);
    }
    debug_assert_eq!(
        points,
        Source::SHEET.map(|source| read.points_from(seat, source))
    );
    if view.seat != Some(seat) {
        points[Source::Bonuses as usize] += bonus_for_hand(read, view, seat);
    }
    points
}

/// What fulfilled contracts give for contracts in hand. How many others have is known, which
/// they are is not.
fn bonus_for_hand(read: Read<'_>, view: &View, seat: Seat) -> i16 {
    let contracts = read.side(seat).fulfilled.iter();
    let bonus = contracts.map(|contract| match read.figures().contract(contract).effect {
        Effect::PointsPer {
            count: Count::ContractsInHand,
            per,
            amount,
        } => i16::from(view.hands[seat.index()] / per.max(1) * amount),
        _ => 0,
    });
    bonus.sum()
}
