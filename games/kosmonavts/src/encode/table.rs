//! What an observation tells of the table, and of what the seat alone knows.

use tabletop::{
    Deck, Seat,
    encode::{Feature, Observer},
};

use super::course::{Chart, Course, ROUNDS};
use crate::{
    Kosmonavts, Mode, View,
    components::{Body, Fuel, Mission, Missions},
};

/// Questions and consequences together.
const STEPS: usize = 27;
/// The questions among them.
pub const QUESTIONS: usize = 16;
/// How far a course can lead.
const FAR: (i16, i16) = (-60, 60);

/// The features of the table, in order.
pub const FEATURES: &[Feature] = &[
    Feature::one_hot("people", 3, "2, 3 or 4 people"),
    Feature::flags("advanced", 1, "whether the advanced game is played"),
    Feature::one_hot("phase", 6, "setup, event, orders, flight, movement, over"),
    Feature::amounts("round", 1, (0, 127), "the round; 0 during the setup"),
    Feature::amounts(
        "rounds_left",
        1,
        (0, 127),
        "rounds until the game is stopped",
    ),
    Feature::flags("last_round", 1, "whether the game ends with this round"),
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
    Feature::flags("placed", 9, "bodies on the board"),
    Feature::flags("retired", 9, "bodies without markers and missions"),
    Feature::amounts(
        "body_q",
        9,
        (-20, 20),
        "where each body is, to the right of the Sun",
    ),
    Feature::amounts("body_r", 9, (-20, 20), "and downwards"),
    Feature::amounts("taken", 9, (0, 4), "markers taken of each body"),
    Feature::amounts("left", 9, (0, 4), "markers left of each body"),
    Feature::amounts(
        "marker",
        9,
        (0, 20),
        "points of the next marker of each body",
    ),
    Feature::amounts("marker_after", 9, (0, 20), "points of the marker below it"),
    Feature::flags(
        "missions",
        16,
        "own missions: 8 to be first, 8 to be second",
    ),
    Feature::flags(
        "missions_done",
        16,
        "those that are complete as things stand",
    ),
    Feature::flags("discarded", 16, "missions this seat has discarded"),
    Feature::flags("rejected", 16, "missions this seat has rejected"),
    Feature::one_hot("card_1", 7, "the kind of the first open event card"),
    Feature::one_hot("card_1_wind", 6, "the direction of its wind"),
    Feature::amounts("card_1_strength", 1, (0, 6), "its strength"),
    Feature::one_hot("card_2", 7, "the kind of the second open event card"),
    Feature::one_hot("card_2_wind", 6, "the direction of its wind"),
    Feature::amounts("card_2_strength", 1, (0, 6), "its strength"),
    Feature::one_hot("card_3", 7, "the kind of the third open event card"),
    Feature::one_hot("card_3_wind", 6, "the direction of its wind"),
    Feature::amounts("card_3_strength", 1, (0, 6), "its strength"),
    Feature::one_hot("event", 7, "the kind of the event of this round"),
    Feature::one_hot("event_wind", 6, "the direction of its wind"),
    Feature::amounts("event_strength", 1, (0, 6), "its strength"),
    Feature::amounts("deck", 7, (0, 30), "event cards to be drawn, by kind"),
    Feature::amounts("supply", 2, (0, 60), "normal and hyper cubes in the supply"),
    Feature::flags(
        "earth_visited",
        1,
        "whether somebody landed on Earth in this round",
    ),
    Feature::amounts(
        "draft",
        12,
        (0, 6),
        "the own order: clockwise from N, normal and hyper",
    ),
    Feature::amounts(
        "converted",
        1,
        (0, 12),
        "cubes that its converted shield brings",
    ),
    Feature::flags("stays", 1, "whether it is sealed and the ship stays"),
    Feature::amounts("cubes_left", 1, (0, 6), "cubes that may still be placed"),
    Feature::amounts(
        "fuel_left",
        2,
        (0, 24),
        "normal and hyper cubes it can still use",
    ),
    Feature::amounts(
        "way_q",
        9 * ROUNDS,
        FAR,
        "round by round, for each body: what the own ship has to burn, draft included, to land on \
         it then: to the right",
    ),
    Feature::amounts("way_r", 9 * ROUNDS, FAR, "and downwards"),
];

/// Writes them.
pub fn write(game: &Kosmonavts, view: &View, seat: Seat, chart: &Chart, out: &mut Observer<'_>) {
    let table = &view.table;
    out.hot::<3>("people", usize::from(table.people).checked_sub(2));
    out.put("advanced", i16::from(game.setup.mode == Mode::Advanced));
    out.hot::<6>("phase", Some(table.phase as usize));
    out.put("round", i16::from(table.round.min(127)));
    let left = game.figures.limits.rounds.saturating_sub(table.round);
    out.put("rounds_left", i16::from(left.min(127)));
    out.put("last_round", i16::from(game.is_last_round(table)));
    let pending = &table.pending;
    let open = pending.top().filter(|step| step.is_question());
    out.hot::<QUESTIONS>("question", open.map(|step| step as usize));
    let steps = pending.as_slice().iter();
    out.bits::<STEPS>(
        "pending",
        steps.fold(0, |bits, (_, step)| bits | 1 << *step as u8),
    );
    write_bodies(game, view, chart, out);
    write_missions(game, view, seat, out);
    write_cards(game, view, out);
    *out.next("supply") =
        [table.supply.normal, table.supply.hyper].map(|cubes| i16::from(cubes.min(60)));
    out.put("earth_visited", i16::from(table.earth_visited));
    write_order(game, view, seat, out);
    write_ways(&Course::new(game, view, seat), chart, out);
}

fn write_bodies(game: &Kosmonavts, view: &View, chart: &Chart, out: &mut Observer<'_>) {
    let table = &view.table;
    *out.next("placed") = table.spaces.map(|space| i16::from(space.is_some()));
    out.bits::<9>("retired", table.retired.as_repr().into());
    *out.next("body_q") = chart.q[0];
    *out.next("body_r") = chart.r[0];
    let taken: [u8; 9] = Body::ALL.map(|body| table.taken(body));
    *out.next("taken") = taken.map(i16::from);
    let left = Body::ALL.map(|body| {
        if table.retired.contains(body) {
            return &[] as &[u8];
        }
        let points = game.figures.stack(game.setup.mode, body).points();
        points
            .get(usize::from(taken[body as usize])..)
            .unwrap_or(&[])
    });
    *out.next("left") = left.map(|left| left.len() as i16);
    let points = |number: usize| {
        left.map(|left| {
            left.get(number)
                .map_or(0, |&points| i16::from(points.min(20)))
        })
    };
    *out.next("marker") = points(0);
    *out.next("marker_after") = points(1);
}

/// The cards of a set as bits.
fn bits(cards: Deck) -> u64 {
    cards.iter().fold(0, |bits, card| bits | 1 << card)
}

fn write_missions(game: &Kosmonavts, view: &View, seat: Seat, out: &mut Observer<'_>) {
    let own = view.missions[seat.index()].unwrap_or(Missions::EMPTY);
    out.bits::<16>("missions", bits(own));
    let done = Mission::in_set(own)
        .filter(|&mission| game.completes(&view.table, seat, mission))
        .fold(0, |bits, mission| bits | 1 << mission.number());
    out.bits::<16>("missions_done", done);
    out.bits::<16>("discarded", bits(view.discarded));
    out.bits::<16>("rejected", bits(view.rejected));
}

fn write_cards(game: &Kosmonavts, view: &View, out: &mut Observer<'_>) {
    let table = &view.table;
    let [first, second, third] = table.events.open;
    let names = [
        ("card_1", "card_1_wind", "card_1_strength", first),
        ("card_2", "card_2_wind", "card_2_strength", second),
        ("card_3", "card_3_wind", "card_3_strength", third),
        ("event", "event_wind", "event_strength", table.event),
    ];
    for (kind, wind, strength, card) in names {
        let card = card.map(|card| game.figures.card(card));
        out.hot::<7>(kind, card.map(|card| card.kind as usize));
        let blows = card.filter(|card| card.strength > 0);
        out.hot::<6>(wind, blows.map(|card| card.direction as usize));
        out.put(
            strength,
            card.map_or(0, |card| i16::from(card.strength.min(6))),
        );
    }
    let kinds = out.next::<7>("deck");
    for card in table.events.deck.iter() {
        kinds[game.figures.card(card).kind as usize] += 1;
    }
}

fn write_order(game: &Kosmonavts, view: &View, seat: Seat, out: &mut Observer<'_>) {
    let order = &view.order;
    let draft = out.next::<12>("draft");
    for cube in order.cubes() {
        draft[cube.index()] += 1;
    }
    out.put("converted", i16::from(order.converted.min(12)));
    out.put("stays", i16::from(order.stay));
    let placed = order.cubes().len() as i16;
    let allowed = i16::from(game.cubes_allowed(&view.table, seat));
    out.put("cubes_left", (allowed - placed).clamp(0, 6));
    let tank = view.tanks[seat.index()].unwrap_or_default();
    let left = |fuel: Fuel, more: u8| {
        let cubes = (tank.of(fuel) + more).saturating_sub(order.uses(fuel));
        i16::from(cubes.min(24))
    };
    *out.next("fuel_left") = [left(Fuel::Normal, order.converted), left(Fuel::Hyper, 0)];
}

fn write_ways(course: &Course, chart: &Chart, out: &mut Observer<'_>) {
    let from: [(i16, i16); ROUNDS] = core::array::from_fn(|round| course.after(chart, round));
    let ways = |to: &[[i16; 9]; ROUNDS], from: [i16; ROUNDS], numbers: &mut [i16; 9 * ROUNDS]| {
        let rounds = to.iter().zip(from).zip(numbers.chunks_exact_mut(9));
        for ((to, from), numbers) in rounds {
            for (number, to) in numbers.iter_mut().zip(to) {
                *number = (to - from).clamp(FAR.0, FAR.1);
            }
        }
    };
    ways(&chart.q, from.map(|(q, _)| q), out.next("way_q"));
    ways(&chart.r, from.map(|(_, r)| r), out.next("way_r"));
}
