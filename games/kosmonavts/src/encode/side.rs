//! What an observation tells of a side.

use tabletop::{
    Seat,
    encode::{Feature, Observer},
};

use super::{
    course::{Chart, Course},
    table::QUESTIONS,
};
use crate::{
    Kosmonavts, View,
    components::{Body, Mission, Ship},
};

/// The features of a side, in order.
pub const FEATURES: &[Feature] = &[
    Feature::flags("present", 1, "whether there is such a side"),
    Feature::flags("asked", 1, "whether an answer of it is waited for"),
    Feature::flags("instructor", 1, "whether it holds the instructor token"),
    Feature::flags("first", 1, "whether it placed the first body"),
    Feature::amounts("turn", 1, (0, 3), "its place in the turn order"),
    Feature::flags(
        "to_answer",
        QUESTIONS,
        "questions it still has to answer, in the order of Step",
    ),
    Feature::flags("hand", 9, "bodies in hand"),
    Feature::one_hot("landed", 9, "the body its ship is on; none in space"),
    Feature::one_hot("last", 9, "the body an evacuation would bring it to"),
    Feature::amounts(
        "at",
        2,
        (-20, 20),
        "where the ship is: right of the Sun and below it",
    ),
    Feature::amounts("from_own", 2, (-40, 40), "the same, seen from the own ship"),
    Feature::amounts("shields", 1, (0, 12), "shields left"),
    Feature::amounts(
        "rose",
        12,
        (0, 20),
        "cubes on the rose, clockwise from N, normal and hyper",
    ),
    Feature::amounts(
        "speed",
        2,
        (-60, 60),
        "hexes it flies in a round, with what it drafts if that is known",
    ),
    Feature::amounts("ends", 2, (-100, 100), "where its next flight ends"),
    Feature::flags(
        "dangers",
        4,
        "that flight leaves the board, meets the Sun, ends beside it, in the belt",
    ),
    Feature::flags("tank_known", 1, "whether its tank is open"),
    Feature::amounts("tank", 2, (0, 24), "normal and hyper cubes in it"),
    Feature::amounts(
        "markers",
        9,
        (0, 4),
        "which marker it has of each body; 1 is the first",
    ),
    Feature::amounts("visited", 1, (0, 8), "destinations it has a marker of"),
    Feature::amounts(
        "missing",
        1,
        (0, 8),
        "how many it still needs for the final landing",
    ),
    Feature::flags("eligible", 1, "whether it may make the final landing"),
    Feature::one_hot("home", 6, "the phase of its final landing"),
    Feature::amounts("points", 1, (0, 127), "points of its markers"),
    Feature::amounts(
        "points_if_ended",
        1,
        (0, 127),
        "with missions that are complete, if they are known",
    ),
    Feature::flags(
        "protected",
        1,
        "whether it spent a shield against the event",
    ),
    Feature::flags("barred", 1, "whether the event keeps it from more fuel"),
    Feature::flags("staying", 1, "whether its ship stays landed in this round"),
    Feature::amounts(
        "gap",
        9,
        (0, 60),
        "hexes it misses each body by in its next flight, if it burns nothing more",
    ),
    Feature::amounts("gap_after", 9, (0, 60), "the same in the flight after that"),
];

/// Writes them.
pub fn write(
    game: &Kosmonavts,
    view: &View,
    side: Seat,
    (chart, own): (&Chart, Seat),
    out: &mut Observer<'_>,
) {
    let table = &view.table;
    let player = table.player(side);
    out.put("present", 1);
    out.put("asked", i16::from(table.pending.seats().contains(side)));
    out.put("instructor", i16::from(table.instructor == Some(side)));
    out.put("first", i16::from(table.first == side));
    let first = table.instructor.unwrap_or(table.first).0;
    let turn = (side.0 + table.people - first) % table.people;
    out.put("turn", i16::from(turn));
    let steps = table.pending.as_slice().iter();
    let owes = steps.filter(|(seats, step)| step.is_question() && seats.contains(side));
    out.bits::<QUESTIONS>(
        "to_answer",
        owes.fold(0, |bits, (_, step)| bits | 1 << *step as u8),
    );
    out.bits::<9>("hand", table.hands[side.index()].as_repr().into());
    out.hot::<9>("landed", player.landed().map(|body| body as usize));
    out.hot::<9>("last", Some(player.last as usize));
    let course = Course::new(game, view, side);
    write_course(game, view, side, (chart, own), &course, out);
    write_markers(game, view, side, out);
    out.put("protected", i16::from(table.protected.contains(side)));
    out.put("barred", i16::from(table.barred.contains(side)));
    out.put("staying", i16::from(table.staying.contains(side)));
    *out.next("gap") = course.gaps(chart, 0);
    *out.next("gap_after") = course.gaps(chart, 1);
}

fn write_course(
    game: &Kosmonavts,
    view: &View,
    side: Seat,
    (chart, own): (&Chart, Seat),
    course: &Course,
    out: &mut Observer<'_>,
) {
    let player = view.table.player(side);
    let at = course.at;
    *out.next("at") = [i16::from(at.q), i16::from(at.r)];
    let (q, r) = match view.table.player(own).ship {
        Ship::Landed(body) => chart.hex(body),
        Ship::Space(hex) => (i16::from(hex.q), i16::from(hex.r)),
    };
    *out.next("from_own") = [i16::from(at.q) - q, i16::from(at.r) - r];
    out.put("shields", i16::from(player.shields.min(12)));
    let rose = out.next::<12>("rose");
    for (numbers, cubes) in rose.chunks_exact_mut(2).zip(player.rose.0) {
        numbers[0] = i16::from(cubes.normal.min(20));
        numbers[1] = i16::from(cubes.hyper.min(20));
    }
    *out.next("speed") = [course.speed.0.clamp(-60, 60), course.speed.1.clamp(-60, 60)];
    let to = course.flight.to;
    *out.next("ends") = [i16::from(to.q), i16::from(to.r)];
    *out.next("dangers") = course.dangers(game);
    let tank = view.tanks[side.index()];
    out.put("tank_known", i16::from(tank.is_some()));
    let tank = tank.unwrap_or_default();
    *out.next("tank") = [tank.normal, tank.hyper].map(|cubes| i16::from(cubes.min(24)));
}

fn write_markers(game: &Kosmonavts, view: &View, side: Seat, out: &mut Observer<'_>) {
    let table = &view.table;
    let player = table.player(side);
    *out.next("markers") = player.markers.map(|place| i16::from(place.min(4)));
    let visited = player.visited().len() as i16;
    out.put("visited", visited.min(8));
    let missing = i16::from(game.markers_needed()) - visited;
    out.put("missing", missing.clamp(0, 8));
    out.put("eligible", i16::from(game.is_eligible(table, side)));
    out.hot::<6>("home", player.home.map(|phase| phase as usize));
    let marker = |body| i16::from(game.marker_points(table, side, body).unwrap_or(0));
    let points: i16 = Body::ALL.into_iter().map(marker).sum();
    out.put("points", points.clamp(0, 127));
    let missions = view.missions[side.index()].unwrap_or_default();
    let done: i16 = Mission::in_set(missions)
        .filter(|&mission| game.completes(table, side, mission))
        .map(|mission| i16::from(game.mission_points(mission)))
        .sum();
    out.put("points_if_ended", (points + done).clamp(0, 127));
}
