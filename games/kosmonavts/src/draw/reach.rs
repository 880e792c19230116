//! What a navigator works out: where a ship will end, and what it could reach.

use alloc::{vec, vec::Vec};

use tabletop::Seat;

use crate::{
    Kosmonavts, View,
    components::{Bodies, Body, Cube, Cubes, Danger, Direction, Emergency, Fuel, Hex, Phase, Rose},
    state::{Order, Table},
};

/// Where a ship is going, and what awaits it there, as it is drawn.
#[derive(Clone, Copy)]
pub struct DrawnCourse {
    pub from: Hex,
    /// The end hex, even where a ship cannot be.
    pub to: Hex,
    pub end: End,
}

/// What awaits a ship at the end of its flight.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// Nothing.
    Space,
    /// A body it may land on.
    Body(Body),
    /// A body that comes there when the bodies move.
    Meets(Body),
    /// A dangerous sector, which costs a shield.
    Danger(Danger),
    /// An emergency, with the danger if that is the reason.
    Emergency(Emergency, Option<Danger>),
}

impl DrawnCourse {
    /// The course of a ship with this rose and so many shields.
    pub fn of(
        game: &Kosmonavts,
        table: &Table,
        seat: Seat,
        rose: &Rose,
        shields: u8,
    ) -> Option<Self> {
        let from = game.ship_hex(table, seat)?;
        let course = game.course(from, *rose, shields);
        let to = course.flight.to;
        let meets = |body: &Body| game.hex_after(table, *body, 1) == Some(to);
        let end = if let Some(why) = course.flight.emergency {
            End::Emergency(why, None)
        } else if let Some(body) = game.bodies_in(table, to).iter().next() {
            End::Body(body)
        } else if let Some(danger) = course.danger {
            if course.is_lost {
                End::Emergency(Emergency::Danger, Some(danger))
            } else {
                End::Danger(danger)
            }
        } else if let Some(body) = Body::ALL.into_iter().find(meets) {
            End::Meets(body)
        } else {
            End::Space
        };
        Some(Self { from, to, end })
    }

    /// How many hexes the ship is carried.
    pub const fn hexes(&self) -> u8 {
        self.from.distance(self.to)
    }
}

/// The viewer's ship with the order so far.
pub struct DraftedShip {
    /// The tank when the order is carried out, before its cubes are taken.
    pub full: Cubes,
    /// What is left in it.
    pub tank: Cubes,
    pub rose: Rose,
    pub shields: u8,
}

impl DraftedShip {
    /// The ship of whoever has this view.
    pub fn of(game: &Kosmonavts, view: &View) -> Option<Self> {
        let seat = view.seat?;
        let Some(after) = game.draft_of(view, seat) else {
            let (player, tank) = (view.table.player(seat), view.tanks[seat.index()]?);
            return Some(Self {
                full: tank,
                tank,
                rose: player.rose,
                shields: player.shields,
            });
        };
        let mut conversion = Order::default();
        conversion.converted = view.order.converted;
        Some(Self {
            full: game.try_order(view, seat, &conversion).tank(),
            tank: after.tank(),
            rose: after.player().rose,
            shields: after.player().shields,
        })
    }
}

/// What a ship could reach with the fuel it has, if no event interferes.
#[derive(Default)]
pub struct Reach {
    /// Where it could end this round, and the cheapest order for it.
    pub ends: Vec<(Hex, Order)>,
    /// The bodies it could land on this round.
    pub now: Bodies,
    /// The bodies it could land on in the next round, and not earlier.
    pub next: Bodies,
}

impl Reach {
    /// What the viewer can reach, while orders are given.
    pub fn of(game: &Kosmonavts, view: &View) -> Option<Self> {
        let seat = view.seat?;
        let table = &view.table;
        let player = table.player(seat);
        if table.phase != Phase::Orders || player.home.is_some() {
            return None;
        }
        let draft = DraftedShip::of(game, view)?;
        let from = game.ship_hex(table, seat)?;
        let limits = &game.figures.limits;
        let most = game.cubes_allowed(table, seat);

        let mut flights = Vec::new();
        let must_fly = player.landed().is_none() || !player.rose.is_empty();
        let mut reach = Self::default();
        let none = Order::default();
        each_order(
            player.rose,
            draft.full,
            most,
            none,
            &mut |rose, tank, order| {
                let flown = must_fly || *tank != draft.full;
                let end = game.course(from, *rose, draft.shields).end();
                if let Some(to) = end.filter(|_| flown) {
                    flights.push((to, tank.normal, tank.hyper));
                    reach.ends.push((to, *order));
                }
            },
        );
        reach.ends.sort_by_key(|(to, order)| (*to, price(order)));
        reach.ends.dedup_by_key(|(to, _)| *to);
        flights.sort_unstable();
        flights.dedup();

        let bodies = |hex: Hex, rounds: u8| -> Bodies {
            let there = |body: &Body| game.hex_after(table, *body, rounds) == Some(hex);
            Body::ALL.into_iter().filter(there).collect()
        };
        for &(to, _) in &reach.ends {
            reach.now |= bodies(to, 0) | bodies(to, 1);
        }
        if let Some(body) = player.landed() {
            reach.now.remove(body);
        }

        // The next round begins where a flight of this one ends, or on the body.
        let changes = Changes::with(limits.order_cubes);
        let mut starts: Vec<(Hex, Hex, Cubes)> = flights
            .iter()
            .map(|&(to, normal, hyper)| (to, beyond(from, to), Cubes::new(normal, hyper)))
            .collect();
        if let Some(body) = player.landed()
            && let Some(hex) = game.hex_after(table, body, 1)
        {
            starts.push((hex, hex, draft.full));
        }
        for body in Body::ALL {
            if reach.now.contains(body) || player.landed() == Some(body) {
                continue;
            }
            let targets = [1, 2].map(|rounds| game.hex_after(table, body, rounds));
            let reached = |&(at, drift, tank): &(Hex, Hex, Cubes)| {
                let hit =
                    |&target: &Hex| changes.allow(drift, target, tank) && !passes_sun(at, target);
                targets.iter().flatten().any(hit)
            };
            if starts.iter().any(reached) {
                reach.next |= body;
            }
        }
        Some(reach)
    }

    /// The cheapest order for a flight that ends there.
    pub fn to(&self, hex: Hex) -> Option<&Order> {
        let found = self.ends.iter().find(|(to, _)| *to == hex);
        found.map(|(_, order)| order)
    }
}

/// What an order is worth in fuel: hyperfuel is rare.
fn price(order: &Order) -> u8 {
    order.uses(Fuel::Normal) + 3 * order.uses(Fuel::Hyper)
}

/// Shows every order that can be paid with what is left in the tank, the rose that it makes
/// and what it leaves.
fn each_order(
    rose: Rose,
    tank: Cubes,
    most: u8,
    order: Order,
    see: &mut impl FnMut(&Rose, &Cubes, &Order),
) {
    see(&rose, &tank, &order);
    if most == 0 {
        return;
    }
    let later = |cube: &Cube| order.cubes().last() <= Some(cube);
    for cube in Cube::ALL.into_iter().filter(later) {
        let (mut rose, mut tank, mut order) = (rose, tank, order);
        let fuel = tank.of_mut(cube.fuel);
        if *fuel > 0 {
            *fuel -= 1;
            rose.put(cube);
            order.put(cube);
            each_order(rose, tank, most - 1, order, see);
        }
    }
}

/// Where the same speed leads from the end of a flight. Both are on the board.
const fn beyond(from: Hex, to: Hex) -> Hex {
    Hex::new(to.q + (to.q - from.q), to.r + (to.r - from.r))
}

/// Whether the straight line between two hexes goes through the Sun. Whether there
/// is a way round it depends on the cubes; here there is none.
const fn passes_sun(from: Hex, to: Hex) -> bool {
    let straight = from.q == to.q || from.r == to.r || from.q + from.r == to.q + to.r;
    let between = from.distance(Hex::SUN) + Hex::SUN.distance(to) == from.distance(to);
    straight && between
}

/// The changes of speed that so many cubes make, by the fuel they take.
struct Changes {
    most: u8,
    /// For each number of normal and hyper cubes the vectors, by their places.
    vectors: Vec<Vec<bool>>,
}

impl Changes {
    /// The largest change there is: as many hyper cubes as an order can have.
    const LARGEST: i8 = 2 * Order::MOST as i8;
    const SIDE: usize = 2 * Self::LARGEST as usize + 1;

    fn with(most: u8) -> Self {
        let most = most.min(Order::MOST as u8);
        let sets = (usize::from(most) + 1).pow(2);
        let vectors = vec![vec![false; Self::SIDE * Self::SIDE]; sets];
        let mut this = Self { most, vectors };
        this.add(0, 0, Some(Self::LARGEST as usize * (Self::SIDE + 1)));
        for cubes in 0..most {
            for hyper in 0..=cubes {
                this.add_one_more(cubes - hyper, hyper);
            }
        }
        this
    }

    /// The vectors of these cubes and one more.
    fn add_one_more(&mut self, normal: u8, hyper: u8) {
        let from = self.vectors[self.index(normal, hyper)].clone();
        for (place, _) in from.iter().enumerate().filter(|(_, there)| **there) {
            let [q, r] = [place % Self::SIDE, place / Self::SIDE];
            let [q, r] = [q, r].map(|part| part as i8 - Self::LARGEST);
            for direction in Direction::ALL {
                let step = direction.vector();
                self.add(normal + 1, hyper, Self::place(q + step.q, r + step.r));
                let twice = Self::place(q + 2 * step.q, r + 2 * step.r);
                self.add(normal, hyper + 1, twice);
            }
        }
    }

    fn add(&mut self, normal: u8, hyper: u8, place: Option<usize>) {
        let set = self.index(normal, hyper);
        if let Some(place) = place {
            self.vectors[set][place] = true;
        }
    }

    const fn index(&self, normal: u8, hyper: u8) -> usize {
        normal as usize * (self.most as usize + 1) + hyper as usize
    }

    fn place(q: i8, r: i8) -> Option<usize> {
        let inside = |part: i8| {
            let fits = (-Self::LARGEST..=Self::LARGEST).contains(&part);
            fits.then(|| (part + Self::LARGEST) as usize)
        };
        Some(inside(r)? * Self::SIDE + inside(q)?)
    }

    /// Whether a ship that drifts to one hex can be made to end in another.
    fn allow(&self, drift: Hex, target: Hex, tank: Cubes) -> bool {
        let change = |to: i8, from: i8| to.checked_sub(from);
        let place = change(target.q, drift.q)
            .zip(change(target.r, drift.r))
            .and_then(|(q, r)| Self::place(q, r));
        let Some(place) = place else { return false };
        (0..=self.most.min(tank.hyper)).any(|hyper| {
            let normal = (self.most - hyper).min(tank.normal);
            (0..=normal).any(|normal| self.vectors[self.index(normal, hyper)][place])
        })
    }
}
