//! Whole orders at one touch: a course to a body or a sector, or what is drafted without one
//! of its parts.
//!
//! | element | what it is |
//! |---|---|
//! | `body-mars`, `hex-3--2` | where the flight is to end |
//! | `cube-ne-hyper` | a cube of the order |
//! | `shield-convert` | the shield that the order converts |

use alloc::{format, string::String, vec::Vec};

use tabletop::{Crumb, Game, Offer, Phrase, Quiet, Seat, Shortcut};

use super::{
    body,
    course::{shields_left, tank_holds},
    direction, fuel,
    room::{at, crumb, said},
};
use crate::{
    Kosmonavts, View,
    components::{Cube, Hex},
    draw::reach::Reach,
    state::Order,
    step::{Action, Step},
};

/// The element of a sector.
pub(crate) fn hex_element(hex: Hex) -> String {
    format!("hex-{}-{}", hex.q, hex.r)
}

/// The element of a cube of the order.
pub(crate) fn cube_element(cube: Cube) -> String {
    format!("cube-{}-{}", cube.direction, cube.fuel)
}

impl Kosmonavts {
    /// The cheapest course to whatever is in reach, and the order without each of its parts.
    pub(super) fn order_shortcuts(&self, view: &View, seat: Seat) -> Vec<Shortcut<Action>> {
        let asked = view.table.pending.top() == Some(Step::Order);
        let Some(reach) = Reach::of(self, view).filter(|_| asked) else {
            return Vec::new();
        };
        let mut shortcuts = self.courses(view, seat, &reach);
        shortcuts.extend(self.removals(view, seat));
        shortcuts
    }

    /// A body is met where it is or else where it will be; other sectors are found on the
    /// board only.
    fn courses(&self, view: &View, seat: Seat, reach: &Reach) -> Vec<Shortcut<Action>> {
        let table = &view.table;
        let mut courses = Vec::new();
        for one in reach.now {
            let places = [0, 1].map(|rounds| self.hex_after(table, one, rounds));
            let order = places.into_iter().flatten().find_map(|hex| reach.to(hex));
            let lead = Phrase::new("choice-course").with("body", body(one));
            let offer = Some(Offer::Usual);
            courses
                .extend(order.and_then(|order| self.lay(view, seat, order, lead, at(one), offer)));
        }
        for &(hex, ref order) in &reach.ends {
            if self.bodies_in(table, hex).is_empty() {
                let element = crumb(hex_element(hex), self.hex_name(table, hex));
                let lead = Phrase::new("choice-course-hex");
                courses.extend(self.lay(view, seat, order, lead, element, None));
            }
        }
        courses
    }

    /// A course as a shortcut, unless it is laid already.
    fn lay(
        &self,
        view: &View,
        seat: Seat,
        order: &Order,
        lead: Phrase,
        element: Crumb,
        offer: Option<Offer>,
    ) -> Option<Shortcut<Action>> {
        let mut order = *order;
        order.converted = view.order.converted;
        let after = self.try_order(view, seat, &order);
        let mut clauses = self.describe_course(seat, &after);
        clauses.push(tank_holds(after.tank()));
        Some(Shortcut {
            actions: self
                .draft(view, seat, &order)
                .filter(|_| order != view.order)?,
            phrase: said(lead, clauses),
            element,
            offer,
        })
    }

    /// The order without one of its cubes, or without the conversion of a shield.
    fn removals(&self, view: &View, seat: Seat) -> Vec<Shortcut<Action>> {
        let without = |order: Order, lead, clauses, element| {
            Some(Shortcut {
                actions: self.draft(view, seat, &order)?,
                phrase: said(lead, clauses),
                element,
                offer: Some(Offer::Plain),
            })
        };
        let mut cubes = view.order.cubes().to_vec();
        cubes.dedup();
        let cube = |cube: Cube| {
            let order = view.order.without(cube);
            let after = self.try_order(view, seat, &order);
            let lead = Phrase::new("choice-remove")
                .with("fuel", fuel(cube.fuel))
                .with("direction", direction(cube.direction));
            let element = crumb(cube_element(cube), direction(cube.direction));
            without(order, lead, Vec::from([tank_holds(after.tank())]), element)
        };
        let shield = || {
            let mut order = view.order;
            order.converted = 0;
            let left = shields_left(view.table.player(seat).shields);
            let element = crumb("shield-convert".into(), Phrase::new("button-convert"));
            let lead = Phrase::new("choice-convert-not");
            without(order, lead, Vec::from([left]), element)
        };
        let shield = (view.order.converted > 0).then(shield).flatten();
        cubes.into_iter().filter_map(cube).chain(shield).collect()
    }

    /// The actions that draft an order: its cubes in sequence, and the shield as soon as there
    /// is room in the tank for what it brings.
    fn draft(&self, view: &View, seat: Seat, order: &Order) -> Option<Vec<Action>> {
        let burns: Vec<Action> = order.cubes().iter().copied().map(Action::Burn).collect();
        let drafts = |actions: &Vec<Action>| {
            let mut state = view.known();
            state.private[seat.index()].order = Order::default();
            let mut each = actions.iter();
            each.all(|&action| self.play(&mut state, seat, action, &mut Quiet).is_ok())
                && state.private[seat.index()].order == *order
        };
        if order.converted == 0 {
            return Some(burns).filter(drafts);
        }
        (0..=burns.len()).find_map(|place| {
            let mut actions = burns.clone();
            actions.insert(place, Action::Convert);
            Some(actions).filter(drafts)
        })
    }
}
