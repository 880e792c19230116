//! What an observation tells of a side.

use tabletop::{
    Seat,
    encode::{Feature, Observer},
};

use super::table::turns_left;
use crate::{components::Worker, play::Read};

/// The features of a side, in order.
pub const FEATURES: &[Feature] = &[
    Feature::flags("present", 1, "whether there is such a side"),
    Feature::flags("autom", 1, "whether it is Autom"),
    Feature::flags("asked", 1, "whether an answer of it is waited for"),
    Feature::flags("active", 1, "whether it is its turn"),
    Feature::flags("first", 1, "whether it has the first-player token"),
    Feature::amounts("turns_left", 1, (0, 6), "turns in this phase not yet begun"),
    Feature::amounts("vp", 1, (0, 127), "place on the VP track"),
    Feature::amounts(
        "vp_if_ended",
        1,
        (-20, 127),
        "VP if the round and the game ended now",
    ),
    Feature::amounts(
        "palace_vp",
        1,
        (0, 20),
        "VP for the Palace if the game ended now",
    ),
    Feature::one_hot("wheel", 6, "steps beyond the start space of the wheel"),
    Feature::amounts("crystals", 1, (0, 24), "crystals in the personal supply"),
    Feature::amounts("palace", 1, (0, 24), "crystals at the Palace"),
    Feature::amounts("discs", 1, (0, 12), "influence discs left"),
    Feature::flags("stored", 1, "whether a disc lies on card 6"),
    Feature::one_hot("location_card", 12, "the special location card"),
    Feature::one_hot("worker_card", 6, "the special worker card"),
    Feature::amounts(
        "influence",
        6,
        (0, 12),
        "discs and crystals on each portrait",
    ),
    Feature::amounts(
        "card_crystals",
        6,
        (0, 12),
        "crystals of card 2 on each portrait",
    ),
    Feature::amounts(
        "ahead",
        6,
        (-12, 12),
        "influence beyond that of the best other side",
    ),
    Feature::flags("leads", 6, "which workers would score for it now"),
];

/// Writes them.
pub fn write(read: Read<'_>, seat: Seat, if_ended: i16, out: &mut Observer<'_>) {
    let table = &read.state.table;
    let side = table.side(seat);
    out.put("present", 1);
    out.put("autom", i16::from(table.is_autom(seat)));
    out.put("asked", i16::from(table.pending.seats().contains(seat)));
    out.put("active", i16::from(table.active == seat));
    out.put("first", i16::from(table.first == seat));
    let sides = table.side_count();
    // Turns from here to this side's next one.
    let wait = (seat.0 + 2 * sides - table.active.0 - 1) % sides;
    let turns = (turns_left(read) + sides - 1 - wait) / sides;
    out.put("turns_left", i16::from(turns.min(6)));
    out.put("vp", side.vp().clamp(0, 127));
    out.put("vp_if_ended", if_ended.clamp(-20, 127));
    out.put("palace_vp", read.palace_vp(seat).clamp(0, 20));
    out.hot::<6>("wheel", Some(usize::from(side.wheel)));
    out.put("crystals", i16::from(side.crystals.min(24)));
    out.put("palace", i16::from(side.palace.min(24)));
    out.put("discs", i16::from(side.discs.min(12)));
    out.put("stored", i16::from(side.stored));
    out.hot::<12>(
        "location_card",
        side.location_card.map(|card| card as usize),
    );
    out.hot::<6>("worker_card", side.worker_card.map(|card| card as usize));
    *out.next("influence") = table
        .workers
        .map(|portrait| i16::from(portrait.influence(seat).min(12)));
    *out.next("card_crystals") = table
        .workers
        .map(|portrait| i16::from(portrait.crystals[seat.index()].min(12)));
    *out.next("ahead") = table.workers.map(|portrait| {
        let others = Seat::first(sides).filter(|&other| other != seat);
        let best = others.map(|other| portrait.influence(other)).max();
        let own = i16::from(portrait.influence(seat));
        (own - i16::from(best.unwrap_or(0))).clamp(-12, 12)
    });
    out.each::<6>("leads", |worker| {
        i16::from(read.leads(Worker::ALL[worker], seat))
    });
}
