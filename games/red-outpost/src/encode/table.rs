//! What an observation tells of the table.

use tabletop::encode::{Feature, Observer};

use crate::{
    components::{Location, Resource, Worker},
    figures::Find,
    play::Read,
    step::Step,
};

/// Questions and consequences together.
const STEPS: usize = 25;
/// The questions among them.
const QUESTIONS: usize = 18;

/// The features of the table, in order.
pub const FEATURES: &[Feature] = &[
    Feature::one_hot("people", 4, "1, 2, 3 or 4 people; 1 is the solo game"),
    Feature::flags("cards", 1, "whether special cards were dealt"),
    Feature::one_hot("round", 3, "round 1, round 2, the game is over"),
    Feature::one_hot("phase", 5, "Morning, Day 1, Lunch, Day 2, Night"),
    Feature::amounts("turns_left", 1, (0, 6), "turns of this phase not yet begun"),
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
    Feature::one_hot("visitor", 6, "the worker used in this turn"),
    Feature::one_hot("place", 12, "the location where the turn takes place"),
    Feature::flags(
        "turn",
        2,
        "the disc was put on card 6 in this turn; it was kept back",
    ),
    Feature::amounts(
        "exchanges",
        1,
        (0, 2),
        "exchanges made at the Warehouse in this turn",
    ),
    Feature::flags("produced", 4, "goods produced in this turn"),
    Feature::one_hot(
        "find",
        6,
        "the spaceship card being resolved: nothing, one of the 4 goods, a choice",
    ),
    Feature::amounts("find_crystals", 1, (0, 3), "the crystals it gives"),
    Feature::amounts(
        "catch",
        6,
        (0, 4),
        "both lake cards being resolved: whether there is one, fish, mood",
    ),
    Feature::one_hot("shepherd_at", 12, "where the shepherd is"),
    Feature::one_hot("farmer_at", 12, "where the farmer is"),
    Feature::one_hot("fisherman_at", 12, "where the fisherman is"),
    Feature::one_hot("miner_at", 12, "where the miner is"),
    Feature::one_hot("commissar_at", 12, "where the commissar is"),
    Feature::one_hot("bureaucrat_at", 12, "where the bureaucrat is"),
    Feature::flags("tired", 6, "which workers lie down"),
    Feature::amounts("mood", 6, (-12, 12), "the mood of each worker"),
    Feature::amounts(
        "mood_vp",
        6,
        (-20, 20),
        "what each worker is worth at the end of the round",
    ),
    Feature::flags("occupied", 12, "locations with a worker in the way"),
    Feature::flags("closed", 12, "locations closed to everyone in this phase"),
    Feature::flags("morning", 12, "locations with a Morning token"),
    Feature::flags("night", 12, "locations with a Night token"),
    Feature::amounts("supply", 4, (0, 8), "cubes of each good in the supply"),
    Feature::amounts("crystals", 1, (0, 30), "crystals in the supply"),
    Feature::one_hot("coal", 3, "0, 1 or 2 cubes of coal in the Warehouse"),
    Feature::one_hot("wool", 3, "0, 1 or 2 cubes of wool in the Warehouse"),
    Feature::one_hot("fish", 3, "0, 1 or 2 cubes of fish in the Warehouse"),
    Feature::one_hot("wheat", 3, "0, 1 or 2 cubes of wheat in the Warehouse"),
    Feature::amounts("exported", 4, (0, 5), "cubes on each export track"),
    Feature::amounts(
        "export_vp",
        4,
        (0, 20),
        "VP for the next export of each good",
    ),
    Feature::amounts(
        "wreck",
        7,
        (0, 12),
        "cards of the spaceship deck with nothing, each good, a choice, a crystal",
    ),
    Feature::flags("lake_deck", 6, "lake cards still to be drawn"),
    Feature::flags("lake_discard", 6, "lake cards discarded"),
    Feature::amounts(
        "lake_left",
        3,
        (0, 12),
        "cards, fish and mood in the lake deck",
    ),
    Feature::flags(
        "no_discs",
        6,
        "solo: workers that must have no disc of Autom",
    ),
    Feature::flags("good_mood", 6, "solo: workers that must be in a good mood"),
    Feature::flags("good_mood_missing", 6, "solo: those that are not yet"),
    Feature::flags(
        "to_export",
        4,
        "solo: goods still to be exported for the objective",
    ),
    Feature::amounts(
        "penalties",
        3,
        (0, 10),
        "solo: VP lost for discs, moods, exports",
    ),
    Feature::amounts(
        "worker_order",
        6,
        (0, 6),
        "solo: 6 for the worker Autom prefers, down to 1",
    ),
    Feature::amounts(
        "warehouse_order",
        4,
        (0, 4),
        "solo: 4 for the cube Autom removes first",
    ),
    Feature::amounts(
        "spaceship_order",
        4,
        (0, 4),
        "solo: 4 for the cube Autom takes first",
    ),
    Feature::flags("clockwise", 1, "solo: the direction in which Autom looks"),
    Feature::one_hot(
        "autom_worker",
        6,
        "solo: the worker of the revealed Autom card",
    ),
    Feature::amounts(
        "autom_places",
        12,
        (0, 3),
        "solo: its locations, 3 for the first",
    ),
    Feature::amounts(
        "autom_deck",
        6,
        (0, 3),
        "solo: Autom cards to come, by worker",
    ),
    Feature::amounts(
        "unbacked",
        1,
        (0, 24),
        "solo: donations of Autom without a crystal",
    ),
];

/// Those of the solo game.
const SOLO: &[Feature] = FEATURES.split_at(40).1;

/// Writes them.
pub fn write(read: Read<'_>, out: &mut Observer<'_>) {
    let table = &read.state.table;
    out.hot::<4>("people", Some(usize::from(table.people) - 1));
    let cards = table.sides[0].worker_card.is_some();
    out.put("cards", i16::from(cards));
    out.hot::<3>("round", Some(usize::from(table.round) - 1));
    out.hot::<5>("phase", Some(table.phase as usize));
    out.put("turns_left", i16::from(turns_left(read)));
    write_questions(read, out);
    write_turn(read, out);
    write_workers(read, out);
    write_goods(read, out);
    write_decks(read, out);
    write_solo(read, out);
}

/// Turns of this phase that have not begun.
pub fn turns_left(read: Read<'_>) -> u8 {
    let table = &read.state.table;
    let turns = match table.phase {
        _ if table.is_over() => 0,
        phase if phase.is_day() => 6,
        _ => table.side_count(),
    };
    turns.saturating_sub(table.turns)
}

fn write_questions(read: Read<'_>, out: &mut Observer<'_>) {
    let pending = &read.state.table.pending;
    let open = pending.top().filter(|step| step.is_question());
    out.hot::<QUESTIONS>("question", open.map(|step| step as usize));
    let steps = pending.as_slice().iter();
    let bits = steps.fold(0, |bits, &(_, step): &(_, Step)| bits | 1 << step as u8);
    out.bits::<STEPS>("pending", bits);
}

fn write_turn(read: Read<'_>, out: &mut Observer<'_>) {
    let table = &read.state.table;
    let turn = &table.turn;
    out.hot::<6>("visitor", turn.visitor.map(|worker| worker as usize));
    out.hot::<12>("place", table.place().map(|place| place as usize));
    *out.next("turn") = [i16::from(turn.stored), i16::from(turn.kept)];
    out.put("exchanges", i16::from(turn.exchanges.min(2)));
    out.bits::<4>("produced", turn.produced.as_repr().into());
    let find = turn
        .spaceship
        .map(|card| &read.game.figures.spaceship[card as usize]);
    out.hot::<6>("find", find.map(|card| find_place(card.cube)));
    out.put(
        "find_crystals",
        find.map_or(0, |card| i16::from(card.crystals.min(3))),
    );
    let mut caught = [0; 6];
    for (numbers, card) in caught.chunks_exact_mut(3).zip(turn.lake) {
        if let Some(card) = card.map(|card| &read.game.figures.lake[card as usize]) {
            let (fish, mood) = (
                i16::from(card.fish.min(4)),
                i16::from(card.mood.clamp(0, 4)),
            );
            numbers.copy_from_slice(&[1, fish, mood]);
        }
    }
    *out.next("catch") = caught;
}

/// Nothing, one of the goods, or a choice.
const fn find_place(find: Find) -> usize {
    match find {
        Find::Nothing => 0,
        Find::Named(cube) => 1 + cube as usize,
        Find::Choice => 5,
    }
}

fn write_workers(read: Read<'_>, out: &mut Observer<'_>) {
    let table = &read.state.table;
    let [shepherd, farmer, fisherman, miner, commissar, bureaucrat] = table
        .workers
        .each_ref()
        .map(|portrait| Some(portrait.at as usize));
    out.hot::<12>("shepherd_at", shepherd);
    out.hot::<12>("farmer_at", farmer);
    out.hot::<12>("fisherman_at", fisherman);
    out.hot::<12>("miner_at", miner);
    out.hot::<12>("commissar_at", commissar);
    out.hot::<12>("bureaucrat_at", bureaucrat);
    out.each::<6>("tired", |worker| i16::from(table.workers[worker].tired));
    out.each::<6>("mood", |worker| {
        i16::from(table.workers[worker].mood.clamp(-12, 12))
    });
    out.each::<6>("mood_vp", |worker| {
        read.mood_vp(Worker::ALL[worker]).clamp(-20, 20)
    });
    let at = table
        .workers
        .iter()
        .fold(0, |bits, portrait| bits | 1 << portrait.at as u8);
    let shared: u64 = read.game.figures.shared.as_repr().into();
    out.bits::<12>("occupied", at & !shared);
    out.bits::<12>("closed", read.closed().as_repr().into());
    out.bits::<12>("morning", table.morning.as_repr().into());
    out.bits::<12>("night", table.night.as_repr().into());
}

fn write_goods(read: Read<'_>, out: &mut Observer<'_>) {
    let table = &read.state.table;
    *out.next("supply") = table.supply.map(|cubes| i16::from(cubes.min(8)));
    out.put("crystals", i16::from(table.crystals.min(30)));
    let [coal, wool, fish, wheat] = table.warehouse.map(|cubes| Some(usize::from(cubes)));
    out.hot::<3>("coal", coal);
    out.hot::<3>("wool", wool);
    out.hot::<3>("fish", fish);
    out.hot::<3>("wheat", wheat);
    *out.next("exported") = table.exported.map(|cubes| i16::from(cubes.min(5)));
    out.each::<4>("export_vp", |cube| {
        read.export_vp(Resource::ALL[cube]).clamp(0, 20)
    });
}

fn write_decks(read: Read<'_>, out: &mut Observer<'_>) {
    let table = &read.state.table;
    let mut wreck = [0; 7];
    for card in table.spaceship.deck.iter() {
        let card = &read.game.figures.spaceship[card as usize];
        wreck[find_place(card.cube)] += 1;
        wreck[6] += i16::from(card.crystals > 0);
    }
    *out.next("wreck") = wreck;
    let bits = |deck: tabletop::Deck| deck.iter().fold(0, |bits, card| bits | 1 << card);
    out.bits::<6>("lake_deck", bits(table.lake.deck));
    out.bits::<6>("lake_discard", bits(table.lake.discard));
    let mut left = [0; 3];
    for card in table.lake.deck.iter() {
        let card = &read.game.figures.lake[card as usize];
        left[0] += 1;
        left[1] += i16::from(card.fish);
        left[2] += i16::from(card.mood);
    }
    *out.next("lake_left") = left.map(|sum| sum.clamp(0, 12));
}

fn write_solo(read: Read<'_>, out: &mut Observer<'_>) {
    let table = &read.state.table;
    if !table.is_solo() {
        out.skip(SOLO);
        return;
    }
    let (solo, figures) = (&table.solo, &read.game.figures.solo);
    let objective = read.objective();
    out.bits::<6>("no_discs", objective.no_discs.as_repr().into());
    out.bits::<6>("good_mood", objective.mood.as_repr().into());
    out.each::<6>("good_mood_missing", |index| {
        let worker = Worker::ALL[index];
        let missing = table.worker(worker).mood < figures.mood_goal;
        i16::from(missing && objective.mood.contains(worker))
    });
    out.bits::<4>(
        "to_export",
        (objective.export - solo.markers).as_repr().into(),
    );
    let penalties = [
        objective.penalty_discs,
        objective.penalty_mood,
        objective.penalty_export,
    ];
    *out.next("penalties") = penalties.map(|penalty| penalty.clamp(0, 10));
    *out.next("worker_order") = ranks(objective.worker_order.map(|worker| worker as usize));
    *out.next("warehouse_order") = ranks(objective.warehouse_order.map(|cube| cube as usize));
    *out.next("spaceship_order") = ranks(objective.spaceship_order.map(|cube| cube as usize));
    out.put("clockwise", i16::from(objective.clockwise));
    let card = &figures.automs[solo.card as usize];
    out.hot::<6>("autom_worker", Some(card.worker as usize));
    let places = out.next::<12>("autom_places");
    for (rank, place) in card.locations.into_iter().enumerate() {
        let place: Location = place;
        places[place as usize] = 3 - rank as i16;
    }
    let to_come = out.next::<6>("autom_deck");
    for card in solo.deck.iter() {
        let number = &mut to_come[figures.automs[card as usize].worker as usize];
        *number = (*number + 1).min(3);
    }
    out.put("unbacked", i16::from(solo.unbacked.min(24)));
}

/// The highest number for what comes first.
fn ranks<const N: usize>(order: [usize; N]) -> [i16; N] {
    let mut ranks = [0; N];
    for (rank, thing) in order.into_iter().enumerate() {
        ranks[thing] = (N - rank) as i16;
    }
    ranks
}
