//! What an observation tells of what the seat alone knows, and of what it may do.

use tabletop::{
    Seat,
    encode::{Feature, Observer},
};

use crate::{
    components::{Die, Direction, Hex, Location, Space},
    play::Read,
    state::Stage,
};

/// How many numbers tell of a place that the harvester can reach: whether there is one, its
/// goods and dice, its bonus.
const STEP: usize = 10;

/// The features, in order.
pub const FEATURES: &[Feature] = &[
    Feature::flags("dealt", 14, "leaders dealt"),
    Feature::one_hot("leader", 14, "the sealed choice of a leader"),
    Feature::flags("hand", 36, "contracts in hand"),
    Feature::flags("payable", 36, "those that could be paid now"),
    Feature::flags("packet", 36, "contracts to keep one of"),
    Feature::one_hot("pick", 36, "the sealed pick"),
    Feature::flags(
        "discards",
        36,
        "contracts to be discarded, as far as chosen",
    ),
    Feature::amounts(
        "rolled",
        6,
        (0, 13),
        "rolled dice not yet assigned, by value",
    ),
    Feature::flags("sal_waits", 1, "whether Sal is still to be assigned"),
    Feature::amounts(
        "planned_garages",
        5,
        (0, 6),
        "values of the dice assigned to garages",
    ),
    Feature::amounts(
        "planned_farms",
        6,
        (0, 6),
        "values of the dice assigned to farms",
    ),
    Feature::flags(
        "produce",
        12,
        "farm by farm, which of its two goods was chosen",
    ),
    Feature::amounts("trades", 8, (0, 6), "trades of the Harvest so far, by rate"),
    Feature::flags("trading_done", 1, "whether trading is over"),
    Feature::amounts(
        "after_harvest",
        4,
        (0, 127),
        "water, algae, energy and gems after the Harvest as planned",
    ),
    Feature::one_hot("harvester", Hex::COUNT, "where the own harvester stands"),
    Feature::amounts(
        "here",
        5,
        (0, 9),
        "what that place yields: water, algae, energy, gems, dice",
    ),
    Feature::amounts(
        "around",
        6 * STEP,
        (0, 9),
        "direction by direction: whether there is a place, what it yields, and its bonus in \
         water, algae, energy, gems",
    ),
    Feature::amounts("garage_costs", 5, (0, 9), "algae due for each garage now"),
    Feature::amounts(
        "negotiation_costs",
        18,
        (0, 20),
        "price of each negotiation now, in its resource",
    ),
    Feature::amounts(
        "prices",
        6,
        (0, 20),
        "both prices of Laboratory, Foundry, Control Room now",
    ),
];

/// Writes them.
pub fn write(read: Read<'_>, seat: Seat, out: &mut Observer<'_>) {
    write_cards(read, seat, out);
    write_plans(read, seat, out);
    write_planet(read, seat, out);
    write_costs(read, seat, out);
}

fn write_cards(read: Read<'_>, seat: Seat, out: &mut Observer<'_>) {
    let secret = read.secret(seat);
    out.bits::<14>("dealt", secret.dealt.as_repr().into());
    out.hot::<14>("leader", secret.leader.map(|leader| leader as usize));
    out.bits::<36>("hand", secret.hand.as_repr());
    let terms = read.terms(seat, Location::Depository, [0; 4]);
    let (purse, ships) = (read.purse(seat), read.table().sending.discount);
    let payable = |cost| purse.pays(crate::cost::minus(terms.apply(cost), ships));
    let bits = secret.hand.iter().fold(0, |bits, contract| {
        let payable = payable(read.figures().contract(contract).cost);
        bits | u64::from(payable) << contract as u8
    });
    out.bits::<36>("payable", bits);
    out.bits::<36>("packet", secret.packet.as_repr());
    out.hot::<36>("pick", secret.pick.map(|contract| contract as usize));
    out.bits::<36>("discards", secret.discards.as_repr());
}

fn write_plans(read: Read<'_>, seat: Seat, out: &mut Observer<'_>) {
    let secret = read.secret(seat);
    let value = |die: Option<Die>| die.map_or(0, |die| i16::from(die.value()));
    *out.next("rolled") = secret.rolled.map(|dice| i16::from(dice.min(13)));
    out.put("sal_waits", i16::from(read.sal_waits(seat)));
    *out.next("planned_garages") = secret.plan.garages.map(value);
    *out.next("planned_farms") = secret.plan.farms.map(value);
    let produce = out.next::<12>("produce");
    for (farm, &choice) in secret.harvest.farms.iter().enumerate() {
        if (1..=2).contains(&choice) {
            produce[2 * farm + usize::from(choice) - 1] = 1;
        }
    }
    let trades = out.next::<8>("trades");
    for rate in secret.harvest.trades.iter().filter(|&&rate| rate > 0) {
        trades[usize::from(*rate) - 1] += 1;
    }
    out.put("trading_done", i16::from(secret.harvest.done));
    let after = out.next::<4>("after_harvest");
    if read.table().stage == Stage::Harvest {
        let purse = read.purse_after_harvest(seat);
        *after =
            [purse.water, purse.algae, purse.energy, purse.gem].map(|goods| goods.min(127) as i16);
    }
}

fn write_planet(read: Read<'_>, seat: Seat, out: &mut Observer<'_>) {
    let hex = read.side(seat).harvester;
    out.hot::<{ Hex::COUNT }>("harvester", Some(hex.index()));
    let yields = |hex: Hex| {
        let found = read.hex_yield(hex).unwrap_or_default();
        let [water, algae, energy, gem] = found.goods;
        [water, algae, energy, gem, found.dice].map(|amount| i16::from(amount.min(9)))
    };
    *out.next("here") = yields(hex);
    let around = out.next::<{ 6 * STEP }>("around");
    for (numbers, &direction) in around.chunks_exact_mut(STEP).zip(Direction::ALL) {
        let Some(to) = read.next(hex, direction) else {
            continue;
        };
        numbers[0] = 1;
        numbers[1..6].copy_from_slice(&yields(to));
        if let Some(bonus) = read.bonus_on(to) {
            numbers[6 + bonus.resource as usize] = i16::from(bonus.amount.min(9));
        }
    }
}

fn write_costs(read: Read<'_>, seat: Seat, out: &mut Observer<'_>) {
    out.each::<5>("garage_costs", |garage| {
        let [_, algae, ..] = read.garage_cost(seat, garage as u8);
        i16::from(algae.min(9))
    });
    let terms = read.negotiation_terms(seat, read.table().sending.discount);
    out.each::<18>("negotiation_costs", |number| {
        let space = Space::at(Location::Negotiations, number as u8);
        let printed = read.figures().negotiation(space);
        i16::from(terms.apply_to(printed.resource, printed.cost).min(20))
    });
    let prices = out.next::<6>("prices");
    let places = [
        Location::Laboratory,
        Location::Foundry,
        Location::ControlRoom,
    ];
    for (numbers, location) in prices.chunks_exact_mut(2).zip(places) {
        let terms = read.terms(seat, location, read.table().sending.discount);
        let printed = read.prices(location).into_iter().flatten();
        for (number, &(resource, price)) in numbers.iter_mut().zip(printed) {
            *number = i16::from(terms.apply_to(resource, price).min(20));
        }
    }
}
