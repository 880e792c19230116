//! What an observation tells of the setup, the round and the question.

use tabletop::encode::{Feature, Observer};

use super::{
    actions,
    questions::{self, QUESTIONS, STEPS},
};
use crate::{
    Edition,
    components::{Die, Location},
    play::Read,
    step::Step,
};

/// The features, in order.
pub const FEATURES: &[Feature] = &[
    Feature::one_hot("people", 4, "1, 2, 3 or 4 people"),
    Feature::flags("first_edition", 1, "whether the First Edition is played"),
    Feature::flags(
        "sides",
        4,
        "whether planet, Leyrien, Zcharo and Jrayek show side B",
    ),
    Feature::one_hot("leaders", 3, "dealt, open, Dyad Alliance"),
    Feature::flags(
        "options",
        3,
        "Irenic Union, hidden resources, caches flipped after the Harvest",
    ),
    Feature::one_hot("rival", 4, "the level of the rival"),
    Feature::amounts("round", 1, (0, 12), "the round; 0 during setup"),
    Feature::amounts("rounds_left", 1, (0, 12), "rounds after this one"),
    Feature::one_hot("stage", 15, "the stage, in the order of Stage"),
    Feature::amounts("turns", 1, (0, 31), "turns begun in this stage"),
    Feature::one_hot(
        "question",
        QUESTIONS,
        "the question asked, in the order of Step",
    ),
    Feature::flags(
        "pending",
        STEPS,
        "what is still to do, in the order of Step",
    ),
    Feature::one_hot(
        "tile",
        4,
        "the tile it is about: ship, farm, free ship, free farm",
    ),
    Feature::one_hot(
        "rates",
        4,
        "the rates it is about: those of a Market space, or all",
    ),
    Feature::amounts("to_discard", 1, (0, 12), "contracts to discard"),
    Feature::one_hot("treated", 6, "the setback slot that Lysias treats"),
    Feature::one_hot("event", 16, "the event of the round"),
    Feature::one_hot("private_event", 16, "Renzo's own event"),
    Feature::flags("plays_private", 1, "whether Renzo plays by it"),
    Feature::flags("events_seen", 16, "event cards revealed for all"),
    Feature::one_hot(
        "origin",
        9,
        "where the die on its way comes from: headquarters, garages",
    ),
    Feature::one_hot("value", 6, "what it shows"),
    Feature::flags("sal", 1, "whether it is Sal"),
    Feature::one_hot("location", 9, "where it was set down"),
    Feature::one_hot("row", 4, "the row it was set down in"),
    Feature::amounts(
        "discount",
        4,
        (0, 12),
        "what ships still take off the costs",
    ),
    Feature::one_hot("stack", 3, "the stack a tile is taken from"),
    Feature::amounts("trades_left", 1, (0, 12), "trades left"),
    Feature::amounts(
        "rolled_now",
        6,
        (0, 13),
        "dice that Zapporah rolled and has not placed, by value",
    ),
    Feature::one_hot("token", 6, "the setback token that moves"),
];

/// Writes them.
pub fn write(read: Read<'_>, out: &mut Observer<'_>) {
    let (table, setup) = (read.table(), read.setup());
    out.hot::<4>("people", usize::from(setup.players).checked_sub(1));
    out.put("first_edition", i16::from(setup.edition == Edition::First));
    let [leyrien, zcharo, jrayek] = setup.factions;
    *out.next("sides") = [setup.planet, leyrien, zcharo, jrayek].map(i16::from);
    out.hot::<3>("leaders", Some(setup.leaders as usize));
    *out.next("options") = [setup.irenic, setup.hidden, setup.flip_caches].map(i16::from);
    out.hot::<4>("rival", setup.rival.map(|level| level as usize));
    out.put("round", i16::from(table.round.min(12)));
    let left = read.edition().rounds.saturating_sub(table.round);
    out.put("rounds_left", i16::from(left.min(12)));
    out.hot::<15>("stage", Some(table.stage as usize));
    out.put("turns", i16::from(table.turns.min(31)));
    write_question(read, out);
    out.hot::<16>("event", table.event.map(|event| event as usize));
    out.hot::<16>(
        "private_event",
        table.private_event.map(|event| event as usize),
    );
    out.put("plays_private", i16::from(table.plays_private));
    out.bits::<16>("events_seen", table.events.as_repr().into());
    write_sending(read, out);
}

fn write_question(read: Read<'_>, out: &mut Observer<'_>) {
    let pending = &read.table().pending;
    let step = pending.top();
    out.hot::<QUESTIONS>("question", step.map(questions::number));
    let steps = pending.as_slice().iter();
    out.bits::<STEPS>(
        "pending",
        steps.fold(0, |bits, &(_, step)| bits | 1 << questions::number(step)),
    );
    let tile = step.and_then(questions::tile);
    out.hot::<4>("tile", tile.map(|tile| tile as usize));
    let rates = match step {
        Some(Step::Trade(space)) => Some(space.map_or(3, usize::from)),
        _ => None,
    };
    out.hot::<4>("rates", rates);
    let discards = match step {
        Some(Step::Discard(count)) => count,
        _ => 0,
    };
    out.put("to_discard", i16::from(discards.min(12)));
    let treated = match step {
        Some(Step::Treat(slot)) => Some(usize::from(slot)),
        _ => None,
    };
    out.hot::<6>("treated", treated);
}

fn write_sending(read: Read<'_>, out: &mut Observer<'_>) {
    let sending = &read.table().sending;
    out.hot::<9>("origin", sending.origin.map(actions::origin));
    out.hot::<6>("value", usize::from(sending.value).checked_sub(1));
    let die = sending
        .die
        .or(sending.space.and_then(|space| read.table().on(space)));
    out.put("sal", i16::from(die.is_some_and(Die::is_sal)));
    let space = sending.space;
    out.hot::<9>("location", space.map(|space| space.location() as usize));
    let rows = space.filter(|space| {
        matches!(
            space.location(),
            Location::Negotiations | Location::Depository
        )
    });
    out.hot::<4>("row", rows.map(|space| usize::from(space.row())));
    *out.next("discount") = sending.discount.map(|amount| i16::from(amount.min(12)));
    out.hot::<3>("stack", sending.stack.map(usize::from));
    out.put("trades_left", i16::from(sending.trades.min(12)));
    *out.next("rolled_now") = sending.rolled.map(|dice| i16::from(dice.min(13)));
    out.hot::<6>("token", sending.token.map(usize::from));
}
