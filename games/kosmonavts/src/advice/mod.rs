//! What bots are told: an estimate of a position, and the advice of a player that plans its
//! flights.
//!
//! From what its seat may know, the pilot compares courses in rounds, fuel and
//! points (`course.rs`), and everything else by what it does to them: refuelling
//! costs a round and fills the tank, a shield is worth two cubes of fuel, an event is
//! as good as the course after it.

mod course;
mod taste;

use alloc::vec::Vec;

use tabletop::{Seat, SeatSet};

use self::course::{
    CUBES, Chart, HYPER, NORMAL, POINT, PlacedCubes, ROUND, Route, SHIELD, Start, speed_of,
};
use crate::{
    Kosmonavts, Mode, View,
    components::{Body, Cube, Cubes, EventKind, Fuel, Hex, Phase, Rose, Ship},
    figures::rulings::GravityRefuel,
    state::{Order, Player, Source},
    step::{Action, Refuelling, Step},
};

/// The pilot of one seat, thinking about one decision.
struct Pilot<'a> {
    game: &'a Kosmonavts,
    view: &'a View,
    seat: Seat,
    tank: Cubes,
    /// How many points a landing on each body promises; none where there is nothing to win.
    points: [Option<i32>; 9],
    chart: Chart<'a>,
}

/// What to do next, and what it costs.
#[derive(Clone, Copy, Debug)]
struct Plan {
    cost: i32,
    /// The vector to burn, unless the ship stays.
    burn: Option<Hex>,
    /// How many pairs of normal cubes are hyper cubes instead.
    swapped: u8,
    /// Whether a shield is turned into fuel first.
    convert: bool,
}

impl From<Route> for Plan {
    fn from(route: Route) -> Self {
        Self {
            cost: route.cost,
            burn: Some(route.burn),
            swapped: route.swapped,
            convert: false,
        }
    }
}

/// What is in a tank that is covered.
const USUAL: Cubes = Cubes::new(5, 1);
/// What it costs to have no idea.
const LOST: i32 = 1000;

/// What a position is worth to a seat, in hundredths of a point: its points and its way
/// ahead.
pub(crate) fn estimate(game: &Kosmonavts, view: &View, seat: Seat) -> i32 {
    let missions = view.missions[seat.index()].unwrap_or_default();
    let from = |source| game.points_from(&view.table, seat, missions, source);
    let points = 100 * Source::ALL.map(from).iter().sum::<i32>();
    if view.table.is_over() {
        points
    } else {
        points + outlook(game, view, seat)
    }
}

/// What a sensible player would choose.
pub(crate) fn advise(
    game: &Kosmonavts,
    view: &View,
    seat: Seat,
    choices: &[Action],
) -> Option<Action> {
    let advice = match view.table.pending.top()? {
        Step::PlaceBody => taste::place(game, view, choices),
        Step::KeepMissions => taste::keep(game, view, choices),
        Step::ChooseEvent => taste::event(game, view, seat, choices),
        Step::FuelResupply => Some(Action::Resupply(true)),
        Step::Order => order(game, view, seat).steps().next(),
        step => Pilot::new(game, view, seat).decide(step, choices),
    };
    advice.filter(|advice| choices.contains(advice))
}

/// The same, and the rest of an order with its first step.
pub(crate) fn advise_ahead(
    game: &Kosmonavts,
    view: &View,
    seat: Seat,
    choices: &[Action],
    plan: &mut Vec<Action>,
) {
    if view.table.pending.top() == Some(Step::Order) {
        let order = order(game, view, seat);
        let possible = order.steps().next().filter(|step| choices.contains(step));
        plan.extend(possible.into_iter().flat_map(|_| order.steps()));
    } else {
        plan.extend(advise(game, view, seat, choices));
    }
}

/// What a sensible player would add to the order that is drafted.
pub(crate) fn order(game: &Kosmonavts, view: &View, seat: Seat) -> Order {
    Pilot::new(game, view, seat).rest_of_order()
}

/// What the way ahead is worth to a seat, in hundredths of a point: the next landing
/// and what is left to go on from there, less the rounds until then.
fn outlook(game: &Kosmonavts, view: &View, seat: Seat) -> i32 {
    let table = &view.table;
    if table.player(seat).home.is_some() || table.phase == Phase::Setup {
        return 0;
    }
    let pilot = Pilot::new(game, view, seat);
    let cost = pilot.ahead().min(LOST / 2);
    let start = pilot.start(CUBES);
    (worth(start.tank, start.shields) - cost) * 100 / POINT
}

impl<'a> Pilot<'a> {
    fn new(game: &'a Kosmonavts, view: &'a View, seat: Seat) -> Self {
        let points = taste::points(game, view, seat);
        Self {
            game,
            view,
            seat,
            tank: view.tanks[seat.index()].unwrap_or(USUAL),
            points,
            chart: Chart::new(game, &view.table, points),
        }
    }

    fn player(&self) -> &Player {
        self.view.table.player(self.seat)
    }

    fn decide(&self, step: Step, choices: &[Action]) -> Option<Action> {
        match step {
            Step::SolarWind => Some(Action::Shield(self.shields_from_wind())),
            Step::Asteroids => Some(Action::Shield(self.shields_from_asteroids())),
            Step::SolarFlares => Some(Action::Shield(self.shields_from_flares())),
            Step::EnergyConversion => Some(Action::Energy(self.energy(choices))),
            Step::GravityShield => Some(Action::Shield(self.shields_from_gravity())),
            Step::Gravity => choices.iter().copied().min_by_key(|&choice| match choice {
                Action::Gravity(body) => self.after_landing(body, 0),
                _ => LOST,
            }),
            Step::Fly => Some(self.fly_or_evacuate()),
            Step::Land => Some(self.land_or_pass(choices)),
            Step::Final => Some(Action::Final(self.points[Body::Earth as usize].is_some())),
            Step::Refuel => Some(Action::Refuel(self.refuelling(choices))),
            // Where nothing has to be weighed, the first answer is as good as any.
            _ => choices.first().copied(),
        }
    }

    fn cubes_allowed(&self) -> u8 {
        self.game.cubes_allowed(&self.view.table, self.seat)
    }

    /// The ship as it is, about to be given an order for which so many cubes are allowed.
    fn start(&self, cubes: u8) -> Start {
        let player = self.player();
        Start {
            at: self
                .game
                .ship_hex(&self.view.table, self.seat)
                .unwrap_or_default(),
            speed: speed_of(&player.rose),
            tank: self.tank,
            shields: player.shields,
            moves: 0,
            cubes,
            draft: PlacedCubes::default(),
        }
    }

    /// The ship with as much of its order as is drafted.
    fn ordering(&self) -> Start {
        let drafted = &self.view.order;
        let mut start = self.start(self.cubes_allowed());
        start.tank.normal += drafted.converted;
        start.shields -= u8::from(drafted.converted > 0);
        Start {
            draft: PlacedCubes::of(drafted),
            ..start
        }
    }

    /// What the best costs that can come of the position.
    fn ahead(&self) -> i32 {
        let table = &self.view.table;
        let from = self.player().landed();
        let waits = |seat| table.pending.seats().contains(seat);
        let plan = match table.phase {
            Phase::Orders if self.view.seat == Some(self.seat) => {
                let start = self.ordering();
                match from {
                    _ if waits(self.seat) => self.plan(start, from, LOST),
                    Some(body) if self.view.order.stay => return self.staying(start, body, LOST),
                    _ => self.plan(start.sealed(), None, LOST),
                }
            }
            Phase::Flight => {
                let flying = table.turn_order().position(waits);
                let own = table.turn_order().position(|seat| seat == self.seat);
                let flown = Start {
                    moves: 1,
                    ..self.start(CUBES)
                };
                match from {
                    None if flying.is_some() && own >= flying => {
                        self.plan(self.start(0), None, LOST)
                    }
                    _ => self.plan(flown, from, LOST),
                }
            }
            _ => self.plan(self.start(CUBES), from, LOST),
        };
        plan.cost
    }

    /// The best order for a ship: to fly on, or to stay on its body. An order that does
    /// not cost less than `below` is not looked for; this is then the cost of doing nothing.
    fn plan(&self, start: Start, from: Option<Body>, below: i32) -> Plan {
        let fly = |start: &Start, below| self.chart.route(start, from, below).map(Plan::from);
        // Whatever was drafted, or nothing.
        let idle = Plan {
            cost: below,
            burn: Some(start.draft.sum).filter(|_| from.is_none() || !start.draft.is_empty()),
            swapped: 0,
            convert: false,
        };
        let mut best = fly(&start, below).unwrap_or(idle);
        let instead = match from {
            Some(body) if start.draft.is_empty() => self.staying(start, body, best.cost),
            None if start.moves == 0 => self.evacuated(start.tank, start.shields, best.cost),
            _ => best.cost,
        };
        if instead < best.cost {
            best = Plan {
                cost: instead,
                ..idle
            };
        }
        let later = start.moves > 0;
        let may = later || self.game.may_convert(&self.view.table, self.seat);
        let free = start.draft.is_empty() && !start.draft.convert && start.cubes > 0 && may;
        if best.cost >= LOST - ROUND && start.shields > 0 && free {
            let converted = fly(&self.converted(start), best.cost - SHIELD);
            best = converted.map_or(best, |plan| Plan {
                cost: plan.cost + SHIELD,
                convert: true,
                ..plan
            });
        }
        best
    }

    /// The ship with a shield turned into fuel, before any cube.
    fn converted(&self, mut start: Start) -> Start {
        let cubes = self.game.conversion(start.tank, 0);
        start.tank.normal += cubes;
        start.shields -= u8::from(cubes > 0);
        start
    }

    /// What it costs to stay on a body for a round and refuel, or too much if that is not
    /// less than `below`.
    fn staying(&self, start: Start, body: Body, below: i32) -> i32 {
        let (tank, shields) = if start.moves == 0 && self.waits_for_fuel() {
            (start.tank, start.shields)
        } else {
            self.refuelled(start.tank, start.shields)
        };
        let gained = worth(tank, shields) - worth(start.tank, start.shields);
        let later = self.on(body, start.moves + 1, tank, shields);
        let below = LOST.min(below - ROUND + gained);
        let route = self.chart.route(&later, Some(body), below);
        ROUND - gained + route.map_or(LOST, |route| route.cost)
    }

    /// Whether a ship that stays in this round does not refuel: gravity has landed it, or
    /// is about to, and refuelling has to wait (KOS-128).
    fn waits_for_fuel(&self) -> bool {
        let table = &self.view.table;
        let rulings = &self.game.figures.rulings;
        let drawn = match table.phase {
            Phase::Event => table.barred.contains(self.seat) || self.player().landed().is_none(),
            Phase::Orders => table.barred.contains(self.seat),
            _ => false,
        };
        drawn
            && rulings.gravity_refuel == GravityRefuel::NextRound
            && self.game.is_event(table, EventKind::Gravity)
    }

    /// What it costs to be evacuated in this round, or too much if that is not less than
    /// `below`: the next round goes to waiting or refuelling.
    fn evacuated(&self, tank: Cubes, shields: u8, below: i32) -> i32 {
        let body = self.player().last;
        let start = self.on(body, 1, tank, shields);
        ROUND + self.plan(start, Some(body), below - ROUND).cost
    }

    /// What is to come after a landing, when the bodies have moved so often.
    fn after_landing(&self, body: Body, moves: u8) -> i32 {
        let wins = self.points[body as usize].map_or(0, |points| POINT * points);
        let start = self.on(body, moves, self.tank, self.player().shields);
        self.plan(start, Some(body), LOST).cost - wins
    }

    /// A ship on a body.
    fn on(&self, body: Body, moves: u8, tank: Cubes, shields: u8) -> Start {
        Start {
            at: self.chart.hex(body, moves),
            speed: Hex::SUN,
            tank,
            shields,
            moves,
            cubes: CUBES,
            draft: PlacedCubes::default(),
        }
    }

    /// Tank and shields after refuelling, in the better way there is.
    fn refuelled(&self, tank: Cubes, shields: u8) -> (Cubes, u8) {
        let limits = &self.game.figures.limits;
        // A conversion after cubes has filled their spaces, for as long as they count.
        let room = limits.tank.saturating_sub(tank.count());
        let hyper = u8::from(tank.hyper < limits.tank_hyper);
        let full = Cubes {
            normal: limits.tank - tank.hyper - hyper,
            hyper: tank.hyper + hyper,
        };
        if self.game.setup.mode == Mode::Basic {
            return (full, shields);
        }
        let quick = Cubes {
            normal: tank.normal + room.min(limits.quick_refuelling),
            hyper: tank.hyper,
        };
        if room > 0 && shields > 0 && worth(full, shields - 1) > worth(quick, shields) {
            (full, shields - 1)
        } else {
            (quick, shields)
        }
    }

    /// What is still to be done for the order that the pilot would give, or when something
    /// else was drafted, for the best order that this can become.
    fn rest_of_order(&self) -> Order {
        let whole = self.order(self.start(self.cubes_allowed()));
        let rest = whole.after(&self.view.order);
        rest.unwrap_or_else(|| self.order(self.ordering()))
    }

    /// The best order for a ship.
    fn order(&self, mut start: Start) -> Order {
        let plan = self.plan(start, self.player().landed(), LOST);
        let mut order = Order::default();
        order.stay = plan.burn.is_none();
        if plan.convert {
            order.converted = self.game.conversion(start.tank, 0);
            start = self.converted(start);
        }
        if let Some(burn) = plan.burn {
            let (cubes, count) = start.cubes_for(burn, plan.swapped);
            cubes[..count].iter().for_each(|&cube| order.put(cube));
        }
        order
    }

    /// Flies, unless being evacuated is better than where the flight leads.
    fn fly_or_evacuate(&self) -> Action {
        let player = self.player();
        let Ship::Space(at) = player.ship else {
            return Action::Fly;
        };
        let course = self.game.course(at, player.rose, player.shields);
        let Some(to) = course.end() else {
            return Action::Fly;
        };
        let bodies = self.game.bodies_in(&self.view.table, to);
        let arrives = |body| bodies.contains(body) || self.chart.hex(body, 1) == to;
        let wanted = |body: Body| self.points[body as usize].is_some();
        if Body::ALL
            .into_iter()
            .any(|body| wanted(body) && arrives(body))
        {
            return Action::Fly;
        }
        let danger = u8::from(course.danger.is_some());
        let onward = Start {
            at: to,
            shields: player.shields - danger,
            moves: 1,
            ..self.start(CUBES)
        };
        let below = LOST - SHIELD * i32::from(danger);
        let lands = |body| arrives(body) && self.after_landing(body, 1) < LOST;
        let flies = self.plan(onward, None, below).cost < below || Body::ALL.into_iter().any(lands);
        if !flies && self.after_landing(player.last, 1) < LOST {
            Action::Evacuate
        } else {
            Action::Fly
        }
    }

    /// Lands where there is something to win, and elsewhere if that is better than
    /// flying on.
    fn land_or_pass(&self, choices: &[Action]) -> Action {
        let moves = u8::from(self.view.table.phase < Phase::Movement);
        let mut bodies = choices.iter().filter_map(|&choice| match choice {
            Action::Land(body) => Some(body),
            _ => None,
        });
        let cost = |body: &Body| self.after_landing(*body, moves);
        let first = bodies.next();
        let body = match (first, bodies.next()) {
            (Some(one), Some(other)) => Some(core::cmp::min_by_key(one, other, cost)),
            _ => first,
        };
        let (Some(body), Ship::Space(at)) = (body, self.player().ship) else {
            return Action::Pass;
        };
        if self.points[body as usize].is_some() {
            return Action::Land(body);
        }
        let start = Start {
            at,
            moves,
            ..self.start(CUBES)
        };
        let onward = self.plan(start, None, LOST).cost;
        let landed = self.on(body, moves, self.tank, self.player().shields);
        if self.plan(landed, Some(body), onward).cost < onward {
            Action::Land(body)
        } else {
            Action::Pass
        }
    }

    /// Any refuelling that is free, or the full one where it is worth a shield.
    fn refuelling(&self, choices: &[Action]) -> Refuelling {
        let shields = self.player().shields;
        let (_, left) = self.refuelled(self.tank, shields);
        let wish = match self.game.setup.mode {
            Mode::Basic => Refuelling::Basic,
            Mode::Advanced if left < shields => Refuelling::Full,
            Mode::Advanced => Refuelling::Quick,
        };
        if choices.contains(&Action::Refuel(wish)) {
            wish
        } else {
            Refuelling::None
        }
    }

    /// Whether the wind spoils more than a shield is worth.
    fn shields_from_wind(&self) -> bool {
        let Some(card) = self.view.table.event else {
            return false;
        };
        let card = self.game.figures.card(card);
        let calm = self.start(CUBES);
        let mut rose: Rose = self.player().rose;
        for _ in 0..card.strength {
            rose.put(Cube::new(card.direction, Fuel::Normal));
        }
        let blown = Start {
            speed: speed_of(&rose),
            ..calm
        };
        let sheltered = Start {
            shields: calm.shields - 1,
            ..calm
        };
        self.is_worth_a_shield(blown, sheltered)
    }

    /// Whether flying on is better than the landing that gravity brings, by more than a
    /// shield.
    fn shields_from_gravity(&self) -> bool {
        let near = self.game.nearest(&self.view.table, self.seat);
        let landed = near.iter().map(|body| self.after_landing(body, 0)).min();
        let mut spared = self.start(CUBES);
        spared.shields -= 1;
        let below = landed.unwrap_or(LOST).min(LOST) - SHIELD;
        self.plan(spared, None, below).cost < below
    }

    /// Whether the fuel that would be lost is worth more than a shield.
    fn shields_from_asteroids(&self) -> bool {
        let loss = self.game.figures.limits.asteroid_loss;
        let loss = i32::from(loss.min(self.tank.normal));
        let in_space = self.player().landed().is_none();
        NORMAL * loss > if in_space { SHIELD - NORMAL } else { SHIELD }
    }

    /// Whether a round without burning costs more than a shield.
    fn shields_from_flares(&self) -> bool {
        let mut free = self.start(CUBES);
        free.shields -= 1;
        self.is_worth_a_shield(self.start(0), free)
    }

    /// Whether a ship that was spared is better off than one that was hit, by more than
    /// a shield.
    fn is_worth_a_shield(&self, hit: Start, spared: Start) -> bool {
        let from = self.player().landed();
        let below = self.plan(hit, from, LOST).cost - SHIELD;
        self.plan(spared, from, below).cost < below
    }

    /// As much fuel as there is, if it is worth a shield.
    fn energy(&self, choices: &[Action]) -> u8 {
        let amounts = choices.iter().map(|&choice| match choice {
            Action::Energy(cubes) => cubes,
            _ => 0,
        });
        let most = amounts.max().unwrap_or(0);
        let short = self.tank.normal < 3;
        let worth = NORMAL * i32::from(most) > SHIELD;
        if worth && short { most } else { 0 }
    }
}

/// What tank and shields are worth.
fn worth(tank: Cubes, shields: u8) -> i32 {
    NORMAL * i32::from(tank.normal) + HYPER * i32::from(tank.hyper) + SHIELD * i32::from(shields)
}

/// Those at the table other than this seat.
fn rivals(view: &View, seat: Seat) -> SeatSet {
    SeatSet::first(view.table.people).without(seat)
}
