//! What an observation tells of a side.

use tabletop::{
    Seat,
    encode::{Feature, Observer},
};

use super::table::turns_left;
use crate::{View, components::Worker, play::Read};

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

/// What the portraits come to, looked up once for all sides.
pub struct Portraits {
    /// The influence of each side on each worker.
    influence: [[u8; 6]; 4],
    /// The most that anyone has on each worker, and the most but for that one side.
    most: [u8; 6],
    second: [u8; 6],
    /// What each worker is worth.
    vp: [i16; 6],
}

impl Portraits {
    /// Looks at them.
    pub fn new(read: Read<'_>) -> Self {
        let (mut influence, mut most, mut second) = ([[0; 6]; 4], [0; 6], [0; 6]);
        let mut vp = [0; 6];
        for (index, portrait) in read.state.table.workers.iter().enumerate() {
            vp[index] = read.mood_vp(Worker::ALL[index]);
            for seat in Seat::first(4) {
                let own = portrait.influence(seat);
                influence[seat.index()][index] = own;
                second[index] = second[index].max(own.min(most[index]));
                most[index] = most[index].max(own);
            }
        }
        Self {
            influence,
            most,
            second,
            vp,
        }
    }

    /// Whether a side scores a worker now.
    fn leads(&self, read: Read<'_>, seat: Seat, worker: usize) -> bool {
        let own = self.influence[seat.index()][worker];
        let leads = if read.state.table.is_solo() {
            read.leads(Worker::ALL[worker], seat)
        } else {
            own > 0 && own == self.most[worker]
        };
        debug_assert_eq!(leads, read.leads(Worker::ALL[worker], seat));
        leads
    }

    /// The influence of a side beyond that of the best other one.
    fn ahead(&self, seat: Seat, worker: usize) -> i16 {
        let own = self.influence[seat.index()][worker];
        let best = if own == self.most[worker] {
            self.second[worker]
        } else {
            self.most[worker]
        };
        (i16::from(own) - i16::from(best)).clamp(-12, 12)
    }
}

/// The VP of a side if the round and the game ended now.
fn vp_if_ended(read: Read<'_>, view: &View, seat: Seat, leads: [bool; 6], vp: [i16; 6]) -> i16 {
    let table = &read.state.table;
    let now = table.side(seat).vp();
    if table.is_over() {
        return now;
    }
    if table.is_solo() {
        return read.game.vp_if_ended(view)[seat.index()];
    }
    let moods: i16 = leads
        .iter()
        .zip(vp)
        .map(|(&leads, vp)| i16::from(leads) * vp)
        .sum();
    let ended = now + moods.max(-now) + read.palace_vp(seat) + read.crystal_vp(seat);
    debug_assert_eq!(ended, read.game.vp_if_ended(view)[seat.index()]);
    ended
}

/// Writes them.
pub fn write(
    read: Read<'_>,
    view: &View,
    seat: Seat,
    portraits: &Portraits,
    out: &mut Observer<'_>,
) {
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
    let leads = core::array::from_fn(|worker| portraits.leads(read, seat, worker));
    let if_ended = vp_if_ended(read, view, seat, leads, portraits.vp);
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
    let influence = &portraits.influence[seat.index()];
    out.each::<6>("influence", |worker| i16::from(influence[worker].min(12)));
    out.each::<6>("card_crystals", |worker| {
        i16::from(table.workers[worker].crystals[seat.index()].min(12))
    });
    out.each::<6>("ahead", |worker| portraits.ahead(seat, worker));
    *out.next("leads") = leads.map(i16::from);
}
