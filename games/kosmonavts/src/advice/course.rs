//! Where to fly next: the cheapest way to a landing within a few rounds.
//!
//! Inertia makes this a small sum. A ship at `p` with speed `v` that burns the
//! vectors `a`, `b`, `c` in three rounds ends at `p + 3v + 3a + 2b + c`; where the
//! bodies will be then is printed on the board. So all burns but the last are
//! tried, and the last one follows from the place and time of the landing.

use crate::{
    Kosmonavts,
    components::{Bodies, Body, Cube, Cubes, Direction, Fuel, Hex},
    state::{Order, Table},
};

/// What things cost, in hundredths of a round. Ten cubes, a full tank, are about
/// the round that it takes to refuel.
pub const ROUND: i32 = 100;
pub const NORMAL: i32 = 12;
pub const HYPER: i32 = 30;
pub const SHIELD: i32 = 20;
/// What a point is worth.
pub const POINT: i32 = 35;
/// What a hex on the way from the landing to the next goal costs.
const FAR: i32 = 7;
/// What it costs to land where there is nothing to win.
const DETOUR: i32 = 60;

/// A ship that is about to be given an order.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// Where it is.
    pub at: Hex,
    /// The sum of its rose.
    pub speed: Hex,
    /// Its fuel.
    pub tank: Cubes,
    /// Its shields.
    pub shields: u8,
    /// How often the bodies have moved by then, counted from now.
    pub moves: u8,
    /// How many cubes it may place in the first order.
    pub cubes: u8,
    /// What is placed of that order.
    pub draft: PlacedCubes,
}

/// The cubes of an order that are placed already.
#[derive(Clone, Copy, Debug, Default)]
pub struct PlacedCubes {
    /// Where they push the ship.
    pub sum: Hex,
    /// Whether a shield was turned into fuel.
    pub convert: bool,
    spent: Spent,
}

impl PlacedCubes {
    pub fn of(order: &Order) -> Self {
        let mut draft = Self {
            convert: order.converted > 0,
            ..Self::default()
        };
        for &cube in order.cubes() {
            let step = cube.direction.vector();
            let units = cube.fuel.units() as i8;
            draft.sum = plus(draft.sum, Hex::new(step.q * units, step.r * units));
            match cube.fuel {
                Fuel::Normal => draft.spent.normal += 1,
                Fuel::Hyper => draft.spent.hyper += 1,
            }
        }
        draft
    }

    /// Whether no cube is placed.
    pub const fn is_empty(&self) -> bool {
        self.spent.normal + self.spent.hyper == 0
    }
}

impl Start {
    /// What is left in the tank.
    const fn left(&self) -> Cubes {
        let Spent { normal, hyper, .. } = self.draft.spent;
        Cubes {
            normal: self.tank.normal.saturating_sub(normal),
            hyper: self.tank.hyper.saturating_sub(hyper),
        }
    }

    /// The cubes that complete an order to burn a vector, in the sequence of KOS-153,
    /// and how many there are; with hyper cubes for so many pairs of normal ones.
    pub fn cubes_for(&self, vector: Hex, swapped: u8) -> ([Cube; 6], usize) {
        let rest = minus(vector, self.draft.sum);
        cubes_for(rest, self.cubes_left(), swapped)
    }

    /// The ship when its order is given.
    pub const fn sealed(self) -> Self {
        let Spent { normal, hyper, .. } = self.draft.spent;
        Self {
            cubes: normal + hyper,
            ..self
        }
    }

    /// The ship before its first order.
    fn leg(&self) -> Leg {
        Leg {
            at: self.at,
            speed: self.speed,
            spent: Spent::default(),
        }
    }

    /// No vector longer than this can be burned in the first order.
    fn reach(&self) -> u8 {
        let left = self.left();
        let hyper = left.hyper.min(self.cubes_left());
        let normal = left.normal.min(self.cubes_left() - hyper);
        let units = self.draft.sum.distance(Hex::SUN) + 2 * hyper + normal;
        units.min(REACH as u8)
    }

    const fn cubes_left(&self) -> u8 {
        let Spent { normal, hyper, .. } = self.draft.spent;
        self.cubes.saturating_sub(normal + hyper)
    }

    /// What the whole order costs that burns a vector; none when the draft cannot
    /// become that order.
    #[inline]
    fn order(&self, vector: Hex) -> Option<Spent> {
        let rest = Spent::on(minus(vector, self.draft.sum), self.cubes_left())?;
        Some(self.draft.spent.and(rest))
    }
}

/// A way to a landing.
#[derive(Clone, Copy, Debug)]
pub struct Route {
    /// What it costs, less what it wins.
    pub cost: i32,
    /// The vector to burn first.
    pub burn: Hex,
    /// How many pairs of normal cubes are missing on the way, so that hyper cubes
    /// take their place.
    pub swapped: u8,
}

/// What a captain makes of the bodies: where they will be, and what each is worth.
pub struct Chart<'a> {
    game: &'a Kosmonavts,
    /// The hexes of the bodies after 0, 1, 2, … moves.
    hexes: [[Hex; Chart::MOVES]; 9],
    /// What a landing costs: less than nothing where there is something to win;
    /// nothing at all where there is no way.
    prices: [Option<i32>; 9],
    /// The least of them.
    least: i32,
    /// The bodies where there is something to win.
    goals: Bodies,
}

/// What the orders of a course use up.
#[derive(Clone, Copy, Debug, Default)]
struct Spent {
    normal: u8,
    hyper: u8,
    /// How many pairs of normal cubes could be hyper cubes instead.
    pairs: u8,
    shields: u8,
}

impl Chart<'_> {
    /// One for each move within the longest course, and some to begin it later.
    const MOVES: usize = 8;
}

/// The vectors that can be burned in one order, near ones first.
static BURNS: [Hex; 127] = {
    let mut burns = [Hex::SUN; 127];
    let (mut count, mut ring) = (0, 0);
    while ring <= REACH {
        let mut q = -REACH;
        while q <= REACH {
            let mut r = -REACH;
            while r <= REACH {
                let hex = Hex::new(q, r);
                if hex.distance(Hex::SUN) == ring as u8 {
                    burns[count] = hex;
                    count += 1;
                }
                r += 1;
            }
            q += 1;
        }
        ring += 1;
    }
    burns
};
/// How many cubes an order has, unless an event says otherwise.
pub const CUBES: u8 = 3;
/// Three hyper cubes.
const REACH: i8 = 6;
/// The rings of vectors of one length, from 0 to [`REACH`].
const RINGS: usize = REACH as usize + 1;
/// How many of [`BURNS`] are shorter than so many hexes.
const fn shorter(units: u8) -> usize {
    match units as usize {
        0 => 0,
        units => 1 + 3 * units * (units - 1),
    }
}

/// The vectors of this length.
fn ring(units: u8) -> &'static [Hex] {
    &BURNS[shorter(units)..shorter(units + 1)]
}

pub const fn plus(one: Hex, other: Hex) -> Hex {
    Hex::new(one.q + other.q, one.r + other.r)
}

const fn minus(one: Hex, other: Hex) -> Hex {
    Hex::new(one.q - other.q, one.r - other.r)
}

impl Spent {
    /// The cubes that make up a vector: as few hyper cubes as will do for so many
    /// cubes in one order.
    #[inline]
    fn on(vector: Hex, cubes: u8) -> Option<Self> {
        let [q, r, s] = [vector.q, vector.r, vector.q + vector.r].map(i8::unsigned_abs);
        let units = q.max(r).max(s);
        // A vector has parts in two neighbouring directions: the two smaller numbers.
        let (one, other) = match units {
            most if most == q => (r, s),
            most if most == r => (q, s),
            _ => (q, r),
        };
        let pairs = one / 2 + other / 2;
        let hyper = units.saturating_sub(cubes);
        (hyper <= pairs).then(|| Self {
            normal: units - 2 * hyper,
            hyper,
            pairs: pairs - hyper,
            shields: 0,
        })
    }

    #[inline]
    const fn and(self, more: Self) -> Self {
        Self {
            normal: self.normal + more.normal,
            hyper: self.hyper + more.hyper,
            pairs: self.pairs + more.pairs,
            shields: self.shields + more.shields,
        }
    }

    /// How many pairs of normal cubes are not in the tank.
    #[inline]
    const fn missing(self, tank: Cubes) -> u8 {
        self.normal.saturating_sub(tank.normal).div_ceil(2)
    }

    /// The same with hyper cubes in place of the normal cubes that are missing; none
    /// when the ship cannot pay.
    #[inline]
    fn paid_by(self, start: &Start) -> Option<Self> {
        let missing = self.missing(start.tank);
        let hyper = self.hyper + missing;
        let pays =
            missing <= self.pairs && hyper <= start.tank.hyper && self.shields <= start.shields;
        pays.then(|| Self {
            normal: self.normal.saturating_sub(2 * missing),
            hyper,
            ..self
        })
    }

    const fn price(self) -> i32 {
        NORMAL * self.normal as i32 + HYPER * self.hyper as i32 + SHIELD * self.shields as i32
    }
}

impl<'a> Chart<'a> {
    /// The chart of a table on which landing on these bodies wins so many points,
    /// and landing elsewhere at best fuel.
    pub fn new(game: &'a Kosmonavts, table: &Table, points: [Option<i32>; 9]) -> Self {
        let mut hexes = [[Hex::SUN; Self::MOVES]; 9];
        let mut goals = Bodies::empty();
        for body in Body::ALL {
            game.list_hexes(table, body, &mut hexes[body as usize]);
            if points[body as usize].is_some() {
                goals |= body;
            }
        }
        let prices = points.map(|points| points.map(|points| -POINT * points));
        Self {
            game,
            hexes,
            prices,
            least: prices.into_iter().flatten().min().unwrap_or(0),
            goals,
        }
    }

    /// Where a body will be.
    pub fn hex(&self, body: Body, moves: u8) -> Hex {
        self.hexes[body as usize][usize::from(moves).min(Self::MOVES - 1)]
    }

    /// What it costs to go on from a body after so many moves.
    fn onward(&self, body: Body, moves: u8) -> i32 {
        let from = self.hex(body, moves);
        let way = |goal: Body| from.distance(self.hex(goal, moves + 1));
        let nearest = (self.goals - body).iter().map(way).min();
        FAR * i32::from(nearest.unwrap_or(0))
    }

    /// The best route from here that costs less than this; none when no landing is
    /// within reach. A landed ship does not fly to the body it comes from.
    pub fn route(&self, start: &Start, from: Option<Body>, below: i32) -> Option<Route> {
        let mut search = Search {
            chart: self,
            start,
            from,
            first: [Default::default(); BURNS.len()],
            rings: None,
            best: None,
            below,
        };
        for rounds in 1..=3 {
            search.try_all(rounds);
        }
        if search.best.is_none() {
            search.try_all(4);
        }
        search.best
    }
}

/// A ship on its way: after some orders of a course.
#[derive(Clone, Copy, Default)]
struct Leg {
    at: Hex,
    speed: Hex,
    spent: Spent,
}

impl Leg {
    /// How far from its aim the ship would be if it drifted for so many rounds.
    fn miss(self, aim: Aim, rounds: u8) -> Hex {
        let rounds = rounds as i8;
        let drift = Hex::new(
            self.at.q + rounds * self.speed.q,
            self.at.r + rounds * self.speed.r,
        );
        minus(aim.to, drift)
    }
}

/// A landing that is aimed at.
#[derive(Clone, Copy)]
struct Aim {
    /// Where the body will be.
    to: Hex,
    /// What it costs without fuel and shields.
    cost: i32,
    /// Whether there is nothing to win but fuel.
    stop: bool,
}

struct Search<'a> {
    chart: &'a Chart<'a>,
    start: &'a Start,
    from: Option<Body>,
    /// The vectors that can be burned in the first round, near ones first, and where
    /// they lead; listed when they are needed.
    first: [(Hex, Leg); BURNS.len()],
    /// Where each ring of them ends.
    rings: Option<[usize; RINGS]>,
    best: Option<Route>,
    /// What a course must cost less than.
    below: i32,
}

impl Search<'_> {
    /// Lists the vectors that can be burned in the first round; the answer is where each ring
    /// of them ends.
    fn first_legs(&mut self) -> [usize; RINGS] {
        if let Some(rings) = self.rings {
            return rings;
        }
        let start = self.start;
        let at_start = start.leg();
        // A landed ship without wind needs a cube to take off (KOS-148).
        let nothing = self.from.is_some() && start.speed == Hex::SUN;
        let (mut rings, mut count) = ([0; RINGS], 0);
        for (units, end) in (0..).zip(&mut rings) {
            let may_burn = units <= start.reach() && !(nothing && units == 0);
            for &burn in if may_burn { ring(units) } else { &[] } {
                let order = start.order(burn);
                let leg = order.and_then(|order| self.chart.leg(start, at_start, burn, order));
                if let Some(leg) = leg {
                    self.first[count] = (burn, leg);
                    count += 1;
                }
            }
            *end = count;
        }
        self.rings = Some(rings);
        rings
    }

    /// Aims at every body for a landing in so many rounds: where it is when the
    /// ship comes, or where it will have come to.
    fn try_all(&mut self, rounds: u8) {
        let cost = ROUND * i32::from(rounds);
        if self.below <= cost + self.chart.least {
            return;
        }
        for body in Body::ALL {
            if self.from == Some(body) {
                continue;
            }
            let arrival = self.start.moves + rounds - 1;
            for moves in [arrival, arrival + 1] {
                let price = self.chart.prices[body as usize];
                let aim = Aim {
                    to: self.chart.hex(body, moves),
                    cost: cost + price.unwrap_or(0),
                    stop: price.is_none(),
                };
                if self.is_possible(aim, rounds) {
                    let cost = aim.cost + self.chart.onward(body, moves);
                    let aim = Aim { cost, ..aim };
                    if self.is_possible(aim, rounds) {
                        self.try_aim(aim, rounds);
                    }
                }
            }
        }
    }

    /// Whether a landing in so many rounds may be possible and better than all before.
    fn is_possible(&self, aim: Aim, rounds: u8) -> bool {
        // Every unit burned at once brings the ship nearer by a hex in each round.
        let miss = self.start.leg().miss(aim, rounds);
        let units = miss.distance(Hex::SUN).div_ceil(rounds);
        let Start { tank, .. } = *self.start;
        let mut fuel = NORMAL * i32::from(units);
        if aim.stop {
            // A stop is cheaper by what is spent on the way, and no more.
            fuel = fuel.max(stop(tank, Spent::default()));
        }
        units <= tank.units() && aim.cost + fuel < self.below
    }

    fn try_aim(&mut self, aim: Aim, rounds: u8) {
        let start = self.start.leg();
        if rounds == 1 {
            self.land(aim, start, None);
            return;
        }
        let longest = match rounds {
            2 => REACH as u8,
            3 => 4,
            _ => 3,
        };
        let far = start.miss(aim, rounds).distance(Hex::SUN);
        let (rings, mut from) = (self.first_legs(), 0);
        for (units, to) in (0..=longest).zip(rings) {
            // What the first burn does not make good is left to the others, which count for
            // fewer rounds.
            let rest = far.abs_diff(rounds * units).div_ceil(rounds - 1);
            let legs = from..to;
            from = to;
            if self.is_hopeless(aim, Spent::default(), units + rest) {
                continue;
            }
            for place in legs {
                let (burn, leg) = self.first[place];
                match rounds {
                    2 => self.land(aim, leg, Some(burn)),
                    3 => self.try_second(aim, leg, burn, 0),
                    _ => self.try_second(aim, leg, burn, 1),
                }
            }
        }
    }

    /// Tries all second burns, coasting for some rounds after them.
    fn try_second(&mut self, aim: Aim, leg: Leg, first: Hex, coasting: i8) {
        // Without a second burn the ship would come this close, and every unit of
        // it brings the ship nearer by one hex in each round that is left.
        let rounds = coasting + 2;
        let miss = leg.miss(aim, rounds as u8);
        let far = miss.distance(Hex::SUN);
        if self.is_hopeless(aim, leg.spent, far.div_ceil(rounds as u8)) {
            return;
        }
        for units in 0..=CUBES {
            // The last burn makes good what is then left, at least.
            let rest = far.abs_diff(rounds as u8 * units);
            if rest > REACH as u8 || self.is_hopeless(aim, leg.spent, units + rest) {
                continue;
            }
            for &second in ring(units) {
                let left = Hex::new(miss.q - rounds * second.q, miss.r - rounds * second.r);
                let rest = left.distance(Hex::SUN);
                if rest > REACH as u8 || self.is_hopeless(aim, leg.spent, units + rest) {
                    continue;
                }
                let Some(spent) = Spent::on(second, CUBES) else {
                    continue;
                };
                let mut next = self.chart.leg(self.start, leg, second, spent);
                for _ in 0..coasting {
                    let coast = |next| self.chart.leg(self.start, next, Hex::SUN, Spent::default());
                    next = next.and_then(coast);
                }
                if let Some(next) = next {
                    self.land(aim, next, Some(first));
                }
            }
        }
    }

    /// Whether no better course can come of it, when so many units are still to be burned.
    #[inline]
    fn is_hopeless(&self, aim: Aim, spent: Spent, units: u8) -> bool {
        let least = aim.cost + spent.price() + NORMAL * i32::from(units);
        self.below <= least
    }

    /// Lands with a last burn, if it is possible and better than all before. Most burns are
    /// too long or too dear, so that is asked first.
    #[inline]
    fn land(&mut self, aim: Aim, leg: Leg, first: Option<Hex>) {
        let burn = minus(aim.to, plus(leg.at, leg.speed));
        let units = burn.distance(Hex::SUN);
        if units <= REACH as u8 && !self.is_hopeless(aim, leg.spent, units) {
            self.land_with(aim, leg, first, burn);
        }
    }

    #[inline(never)]
    fn land_with(&mut self, aim: Aim, leg: Leg, first: Option<Hex>, burn: Hex) {
        let last = match first {
            Some(_) => Spent::on(burn, CUBES),
            None => self.start.order(burn),
        };
        let Some(order) = last else {
            return;
        };
        let order = leg.spent.and(order);
        let Some(spent) = order.paid_by(self.start) else {
            return;
        };
        if meets_sun(leg.at, plus(leg.speed, burn)) {
            return;
        }
        let mut cost = aim.cost + spent.price();
        if aim.stop {
            cost += stop(self.start.tank, spent);
        }
        if cost < self.below {
            self.below = cost;
            let burn = first.unwrap_or(burn);
            let swapped = spent.hyper - order.hyper;
            self.best = Some(Route {
                cost,
                burn,
                swapped,
            });
        }
    }
}

impl Chart<'_> {
    /// The ship after burning one more vector; none when it cannot pay for it or
    /// would not survive.
    #[inline]
    fn leg(&self, start: &Start, leg: Leg, burn: Hex, order: Spent) -> Option<Leg> {
        let mut spent = order;
        let speed = plus(leg.speed, burn);
        let at = plus(leg.at, speed);
        if at.distance(Hex::SUN) > self.game.figures.board.radius || meets_sun(leg.at, speed) {
            return None;
        }
        if self.game.danger(at).is_some() {
            spent.shields = 1;
        }
        let spent = leg.spent.and(spent);
        spent.paid_by(start)?;
        Some(Leg { at, speed, spent })
    }
}

/// What it costs to land somewhere for fuel only.
fn stop(tank: Cubes, spent: Spent) -> i32 {
    let left = i32::from(tank.count()) - i32::from(spent.normal + spent.hyper);
    (DETOUR + ROUND - NORMAL * (10 - left)).max(0)
}

/// Whether a straight flight goes into the Sun or through it. A flight in two
/// directions finds a way round.
#[inline]
fn meets_sun(from: Hex, speed: Hex) -> bool {
    let to = plus(from, speed);
    if to == Hex::SUN {
        return true;
    }
    let straight = speed.q == 0 || speed.r == 0 || speed.q + speed.r == 0;
    let (before, after) = (from.distance(Hex::SUN), to.distance(Hex::SUN));
    // The Sun is on the way when the way is as long as both parts together.
    straight && speed != Hex::SUN && before + after == speed.distance(Hex::SUN) && on_axis(from)
}

/// Whether a straight line from the Sun leads to this hex.
#[inline]
const fn on_axis(hex: Hex) -> bool {
    hex.q == 0 || hex.r == 0 || hex.q + hex.r == 0
}

/// The cubes that burn a vector, in the sequence of KOS-153, and how many there are:
/// with as few hyper cubes as will do, and as many more as are swapped for two
/// normal ones.
fn cubes_for(vector: Hex, allowed: u8, swapped: u8) -> ([Cube; 6], usize) {
    let mut cubes = [Cube::default(); 6];
    let mut count = 0;
    let spent = Spent::on(vector, allowed).unwrap_or_default();
    let mut hyper = spent.hyper + swapped;
    for direction in Direction::ALL {
        let mut units = part(vector, direction);
        while units > 0 && count < cubes.len() {
            let fuel = if units > 1 && hyper > 0 {
                hyper -= 1;
                Fuel::Hyper
            } else {
                Fuel::Normal
            };
            units -= fuel.units();
            cubes[count] = Cube::new(direction, fuel);
            count += 1;
        }
    }
    cubes[..count].sort_unstable();
    (cubes, count)
}

/// How far a vector goes in a direction, when it is made of two neighbouring ones.
fn part(vector: Hex, direction: Direction) -> u8 {
    let (q, r) = (vector.q, vector.r);
    let s = -q - r;
    let part = match direction {
        // A step N lowers r and raises s; a step NE raises q and lowers r; and so on.
        Direction::N => (-r).min(s),
        Direction::NE => q.min(-r),
        Direction::SE => (-s).min(q),
        Direction::S => r.min(-s),
        Direction::SW => (-q).min(r),
        Direction::NW => s.min(-q),
    };
    part.max(0) as u8
}

/// The sum of a rose.
pub fn speed_of(rose: &crate::components::Rose) -> Hex {
    let mut speed = Hex::SUN;
    for direction in Direction::ALL {
        // Whatever is faster than this leaves the board anyway.
        let units = rose.at(direction).units().min(20) as i8;
        let step = direction.vector();
        speed = plus(speed, Hex::new(step.q * units, step.r * units));
    }
    speed
}
