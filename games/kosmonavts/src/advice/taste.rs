//! What a pilot likes: bodies, missions, event cards, places on an orbit.

use tabletop::Seat;

use super::rivals;
use crate::{
    Kosmonavts, Mode, View,
    components::{Body, EventKind, Goal, Mission},
    state::Source,
    step::Action,
};

/// How many points a landing on each body promises; none where there is nothing to win.
pub fn points(game: &Kosmonavts, view: &View, seat: Seat) -> [Option<i32>; 9] {
    let table = &view.table;
    let eligible = game.is_eligible(table, seat);
    let goes_home = eligible && !behind(game, view, seat);
    let mut points = Body::ALL.map(|body| {
        if body == Body::Earth || goes_home || table.player(seat).has_marker(body) {
            return None;
        }
        let marker = i32::from(*game.markers_left(table, body).first()?);
        Some(marker + mission_points(game, view, seat, body))
    });
    // Where the final landing is declared, there is no hurry while others are ahead.
    let waits = game.declares_final() && points.iter().any(Option::is_some);
    if eligible && !waits {
        points[Body::Earth as usize] = Some(4);
    }
    points
}

/// What the own missions add to a landing.
fn mission_points(game: &Kosmonavts, view: &View, seat: Seat, body: Body) -> i32 {
    let hand = view.missions[seat.index()].unwrap_or_default();
    let has = |goal| hand.contains(Mission::new(goal, body).number());
    let points = |goal| i32::from(game.mission_points(Mission::new(goal, body)));
    match view.table.taken(body) {
        0 if has(Goal::First) => points(Goal::First),
        // Perhaps nobody else will come.
        0 if has(Goal::Second) => points(Goal::Second) / 4,
        1 if has(Goal::Second) => points(Goal::Second),
        _ => 0,
    }
}

/// Whether a rival is too far ahead to end the game now.
fn behind(game: &Kosmonavts, view: &View, seat: Seat) -> bool {
    let points = |seat: Seat| {
        let missions = view.missions[seat.index()].unwrap_or_default();
        let from = |source| game.points_from(&view.table, seat, missions, source);
        Source::ALL.map(from).iter().sum::<i32>()
    };
    let best = rivals(view, seat).iter().map(points).max().unwrap_or(0);
    points(seat) + 2 < best && view.table.round < game.figures.limits.rounds / 2
}

/// A card that helps oneself more than others.
pub fn event(game: &Kosmonavts, view: &View, seat: Seat, choices: &[Action]) -> Option<Action> {
    let liked = |choice: &Action| {
        let &Action::ChooseEvent(slot) = choice else {
            return 0;
        };
        let card = view.table.events.open[slot as usize].unwrap_or(0);
        let kind = game.figures.card(card).kind;
        let others = rivals(view, seat);
        let theirs: i32 = others
            .iter()
            .map(|other| effect(game, view, other, kind))
            .sum();
        2 * effect(game, view, seat, kind) - theirs / others.len().max(1) as i32
    };
    choices.iter().rev().copied().max_by_key(liked)
}

/// What an event does to a seat, in hundredths of a round.
fn effect(game: &Kosmonavts, view: &View, seat: Seat, kind: EventKind) -> i32 {
    let player = view.table.player(seat);
    let tank = view.tanks[seat.index()].unwrap_or_default();
    let landed = player.landed().is_some();
    let sheltered = player.shields > 0;
    match kind {
        EventKind::FuelResupply => 30 * i32::from(tank.hyper < game.figures.limits.tank_hyper),
        EventKind::EnergyConversion => 20 * i32::from(sheltered && tank.normal < 3),
        EventKind::Gravity => gravity(game, view, seat),
        EventKind::Thrust => i32::from(tank.count()),
        EventKind::Asteroids => {
            let loss = 12 * i32::from(tank.normal.min(game.figures.limits.asteroid_loss));
            -(if sheltered { loss.min(50) } else { loss })
        }
        EventKind::SolarFlares => match (landed, sheltered) {
            // Whoever is out of fuel would stay anyway.
            (true, _) if tank.count() < 4 => 0,
            (true, true) => -50,
            (true, false) => -100,
            (false, true) => -40,
            (false, false) => -70,
        },
        EventKind::SolarWind => match (landed, sheltered) {
            (true, _) => -20,
            (false, true) => -40,
            (false, false) => -60,
        },
    }
}

/// What Gravity does to a seat: it ends the flight, for better or worse.
fn gravity(game: &Kosmonavts, view: &View, seat: Seat) -> i32 {
    let nearest = game.nearest(&view.table, seat).iter().next();
    nearest.map_or(0, |body| {
        points(game, view, seat)[body as usize].map_or(-40, |points| 60 + 25 * points)
    })
}

/// The two missions that seem easiest for their points: to be first on a near
/// body, to be second, or alone, anywhere.
pub fn keep(game: &Kosmonavts, view: &View, choices: &[Action]) -> Option<Action> {
    let earth = game.hex_of(&view.table, Body::Earth).unwrap_or_default();
    let easy = |mission: Mission| {
        let hex = game.hex_of(&view.table, mission.body()).unwrap_or_default();
        let far = i32::from(hex.distance(earth));
        let chance = match mission.goal() {
            Goal::First => 80 - 5 * far,
            Goal::Second => 40 + far,
        };
        i32::from(game.mission_points(mission)) * chance.max(5)
    };
    choices.iter().copied().max_by_key(|choice| match choice {
        Action::KeepMissions(one, other) => easy(*one) + easy(*other),
        _ => 0,
    })
}

/// A space near Earth, or where Earth is likely to be put.
pub fn place(game: &Kosmonavts, view: &View, choices: &[Action]) -> Option<Action> {
    let earth = game.hex_after(&view.table, Body::Earth, 2);
    let centre = earth.unwrap_or(game.figures.orbit(Body::Earth).hex(0));
    let wanted = |body: Body| {
        let hand = view.seat.and_then(|seat| view.missions[seat.index()]);
        let hand = hand.unwrap_or_default();
        Mission::in_set(hand).any(|mission| mission.body() == body)
    };
    choices.iter().copied().min_by_key(|choice| match choice {
        &Action::PlaceBody(body, space) => {
            let hex = game.figures.orbit(body).hex(space);
            let first = game.setup.mode == Mode::Advanced && wanted(body);
            (!first, hex.distance(centre))
        }
        _ => (true, u8::MAX),
    })
}
