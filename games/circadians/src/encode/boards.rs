//! What an observation tells of the boards, the stacks and the planet.

use tabletop::{
    Seat,
    encode::{Feature, Observer},
};

use crate::{
    components::{Die, Faction, Farm, Hex, Ship, Space},
    play::Read,
    state::Stacks,
};

/// The features, in order.
pub const FEATURES: &[Feature] = &[
    Feature::amounts(
        "headquarters",
        4,
        (0, 6),
        "values of the dice at headquarters",
    ),
    Feature::flags("headquarters_own", 4, "which of them are own dice"),
    Feature::flags(
        "stations",
        20,
        "spaces of the six station boards with a die",
    ),
    Feature::amounts(
        "negotiations",
        18,
        (0, 6),
        "values of the dice that negotiate, by column",
    ),
    Feature::flags("negotiations_own", 18, "which of them are own dice"),
    Feature::flags("depository", 18, "spaces of the Depository with a die"),
    Feature::amounts("column_sum", 3, (0, 36), "sum of the dice of each column"),
    Feature::amounts("column_values", 18, (0, 6), "dice of each column by value"),
    Feature::flags(
        "advanced",
        6,
        "advancement tokens that have moved, by value",
    ),
    Feature::flags("advancements", 6, "advancement slots that are filled"),
    Feature::flags("setback_tokens", 6, "setback tokens that have moved"),
    Feature::flags("setbacks", 6, "setback slots that are filled"),
    Feature::one_hot("farm_1", 9, "the uppermost farm of the first stack"),
    Feature::one_hot("farm_2", 9, "of the second"),
    Feature::one_hot("farm_3", 9, "of the third"),
    Feature::amounts("farms_beneath", 3, (0, 12), "farms beneath each"),
    Feature::amounts("farms_hidden", 8, (0, 12), "which these are, by kind"),
    Feature::one_hot("ship_1", 8, "the uppermost ship of the first stack"),
    Feature::one_hot("ship_2", 8, "of the second"),
    Feature::one_hot("ship_3", 8, "of the third"),
    Feature::amounts("ships_beneath", 3, (0, 12), "ships beneath each"),
    Feature::amounts("ships_hidden", 7, (0, 12), "which these are, by kind"),
    Feature::flags("bonuses", 37, "hexes that carry their bonus"),
    Feature::flags("caches", 6, "caches that are revealed"),
    Feature::amounts("cache_points", 6, (0, 20), "what these are worth"),
    Feature::flags(
        "caches_hidden",
        6,
        "caches that are not revealed, by number",
    ),
    Feature::flags("flips", 6, "caches that are flipped when the Harvest ends"),
    Feature::flags("discarded", 36, "contracts on the discard pile"),
    Feature::flags("banned", 14, "leaders that were removed"),
    Feature::amounts("progress", 1, (0, 6), "progress tiles of the rival"),
    Feature::flags("schemes", 20, "schemes of the rival in this round"),
    Feature::flags("schemes_left", 20, "schemes not yet revealed"),
];

/// Writes them.
pub fn write(read: Read<'_>, seat: Seat, out: &mut Observer<'_>) {
    let table = read.table();
    write_dice(read, seat, out);
    write_columns(read, out);
    out.bits::<6>("advanced", tokens(&table.advancements));
    *out.next("advancements") = table.advancements.map(|token| i16::from(token > 0));
    out.bits::<6>("setback_tokens", tokens(&table.setbacks));
    *out.next("setbacks") = table.setbacks.map(|token| i16::from(token > 0));
    write_stacks(read, out);
    write_planet(read, out);
    out.bits::<36>("discarded", table.discard.as_repr());
    out.bits::<14>("banned", table.banned.as_repr().into());
    out.put("progress", i16::from(table.rival.progress.min(6)));
    let bits = |cards: &mut dyn Iterator<Item = u8>| cards.fold(0, |bits, card| bits | 1 << card);
    out.bits::<20>("schemes", bits(&mut table.rival.schemes()));
    out.bits::<20>("schemes_left", bits(&mut table.rival.deck.iter()));
}

/// The tokens in a row of slots.
fn tokens(slots: &[u8; 6]) -> u64 {
    slots.iter().fold(0, |bits, &token| bits | 1 << token) >> 1
}

fn write_dice(read: Read<'_>, seat: Seat, out: &mut Observer<'_>) {
    let board = &read.table().board;
    let value = |die: &Option<Die>| die.map_or(0, |die| i16::from(die.value()));
    let own = |die: &Option<Die>| i16::from(die.is_some_and(|die| die.owner() == seat));
    let taken = |die: &Option<Die>| i16::from(die.is_some());
    out.each::<4>("headquarters", |space| value(&board[space]));
    out.each::<4>("headquarters_own", |space| own(&board[space]));
    out.each::<20>("stations", |space| taken(&board[4 + space]));
    out.each::<18>("negotiations", |space| value(&board[24 + space]));
    out.each::<18>("negotiations_own", |space| own(&board[24 + space]));
    out.each::<18>("depository", |space| taken(&board[42 + space]));
}

fn write_columns(read: Read<'_>, out: &mut Observer<'_>) {
    let (mut sums, mut values) = ([0; 3], [0; 18]);
    for &faction in Faction::ALL {
        for die in Space::column(faction).filter_map(|space| read.table().on(space)) {
            sums[faction.index()] += i16::from(die.value());
            values[6 * faction.index() + usize::from(die.value()) - 1] += 1;
        }
    }
    *out.next("column_sum") = sums;
    *out.next("column_values") = values;
}

fn write_stacks(read: Read<'_>, out: &mut Observer<'_>) {
    let table = read.table();
    let [first, second, third] = table
        .farms
        .tops
        .map(|farm: Option<Farm>| farm.map(|farm| farm as usize));
    out.hot::<9>("farm_1", first);
    out.hot::<9>("farm_2", second);
    out.hot::<9>("farm_3", third);
    *out.next("farms_beneath") = beneath(&table.farms);
    *out.next("farms_hidden") = table.farms.hidden.map(|tiles| i16::from(tiles.min(12)));
    let [first, second, third] = table
        .ships
        .tops
        .map(|ship: Option<Ship>| ship.map(|ship| ship as usize));
    out.hot::<8>("ship_1", first);
    out.hot::<8>("ship_2", second);
    out.hot::<8>("ship_3", third);
    *out.next("ships_beneath") = beneath(&table.ships);
    *out.next("ships_hidden") = table.ships.hidden.map(|tiles| i16::from(tiles.min(12)));
}

fn beneath<T, const N: usize>(stacks: &Stacks<T, N>) -> [i16; 3] {
    stacks.beneath.map(|tiles| i16::from(tiles.min(12)))
}

fn write_planet(read: Read<'_>, out: &mut Observer<'_>) {
    let table = read.table();
    out.bits::<{ Hex::FIELDS }>("bonuses", table.bonuses.0);
    *out.next("caches") = table.caches.map(|cache| i16::from(cache.is_some()));
    *out.next("cache_points") = table.caches.map(|cache| {
        let points = cache.map_or(0, |cache| read.figures().caches[cache as usize]);
        i16::from(points.min(20))
    });
    let hidden = table.hidden_caches.iter();
    out.bits::<6>(
        "caches_hidden",
        hidden.fold(0, |bits, cache| bits | 1 << cache),
    );
    out.bits::<6>("flips", table.flips.into());
}
