//! The solo game: the objective card with its three rows, and what the rival's
//! open card and the priorities say about its next turn.

use svg::{Svg, meeple};

use super::{
    Picture,
    layers::{Draws, Layers},
};
use crate::{
    components::{Location, Resource, Worker},
    state::Table,
    words::{self as phrase, signed},
};

const SHEET: [i32; 4] = [0, 0, 340, 212];
const LEFT: i32 = 10;
const PITCH: i32 = 30;

impl Picture<'_> {
    pub fn objective(&self, layers: &mut Layers) {
        let svg = &mut layers.ground;
        svg.panel(SHEET);
        let head = self.word("page-objectives").to_uppercase();
        svg.fitted("ro-head", [22, 17], 300, &head);
        self.objective_rows(&mut layers.pieces, 24);
        self.next_places(&mut layers.pieces, 24 + 3 * PITCH);
        self.priorities(&mut layers.pieces, 24 + 3 * PITCH + 46);
    }

    /// No discs, good moods, exports; with a tick for what is fulfilled now.
    fn objective_rows(&self, svg: &mut Svg, top: i32) {
        let card = *self.read.objective();
        let goal = self.game.figures.solo.mood_goal;
        let portrait = |worker| self.table.worker(worker);
        svg.show("free", [LEFT, top + 2]);
        let mut at = [LEFT + 40, top];
        for worker in card.no_discs {
            let done = portrait(worker).discs[Table::AUTOM.index()] == 0;
            at = self.wanted(svg, Want::Worker(worker), done, at);
        }
        penalty(svg, top, card.penalty_discs);
        let top = top + PITCH;
        svg.label("ro-goal", LEFT - 2, top + 20, format_args!("≥{goal}"));
        at = [LEFT + 40, top];
        for worker in card.mood {
            let done = portrait(worker).mood >= goal;
            at = self.wanted(svg, Want::Worker(worker), done, at);
        }
        penalty(svg, top, card.penalty_mood);
        let top = top + PITCH;
        svg.show("train", [LEFT, top + 2]);
        at = [LEFT + 40, top];
        for good in card.export {
            let done = self.table.solo.markers.contains(good);
            at = self.wanted(svg, Want::Good(good), done, at);
        }
        penalty(svg, top, card.penalty_export);
    }

    /// One objective; returns where the next one goes.
    fn wanted(&self, svg: &mut Svg, want: Want, done: bool, [x, y]: [i32; 2]) -> [i32; 2] {
        svg.el("g").hold(|svg| {
            let state = if done { "page-done" } else { "page-not-done" };
            let name = match want {
                Want::Worker(worker) => phrase::worker(worker),
                Want::Good(good) => phrase::good(good),
            };
            let title = tabletop::Phrase::new(state).with("what", name);
            svg.el("title").text(self.say(&title));
            match want {
                Want::Worker(worker) => svg.show(format_args!("t-{worker}"), [x, y + 2]),
                Want::Good(good) => svg.sized(good, [x, y + 2], 86),
            }
            if done {
                svg.path("ro-tick", alloc::format!("M{} {}l5 6 9-13", x + 28, y + 15));
            } else {
                svg.rect("ro-untick", [x + 28, y + 8, 13, 13], 0);
            }
        });
        [x + 56, y]
    }

    /// Where the rival goes next: the first of three places that is free, else
    /// the nearest in this direction.
    fn next_places(&self, svg: &mut Svg, top: i32) {
        let card = &self.game.figures.solo.automs[self.table.solo.card as usize];
        let clockwise = self.read.objective().clockwise;
        svg.el("g").hold(|svg| {
            svg.el("title").text(self.next_title());
            svg.path(
                "ro-rule",
                alloc::format!("M{} {top}h{}", SHEET[0], SHEET[2]),
            );
            svg.disc_at(Table::AUTOM, [LEFT + 14, top + 23], 120);
            for (index, place) in card.locations.into_iter().enumerate() {
                let x = LEFT + 36 + 82 * index as i32;
                svg.scene(place, [x, top + 4, 76, 38]);
                svg.rect("ro-frame", [x, top + 4, 76, 38], 0);
            }
            let x = LEFT + 300;
            let arrow = if clockwise {
                alloc::format!(
                    "M{} {}a9 9 0 1 1-8-8M{} {}l7 3-5 6",
                    x + 9,
                    top + 25,
                    x - 4,
                    top + 13
                )
            } else {
                alloc::format!(
                    "M{} {}a9 9 0 1 0 8-8M{} {}l-7 3 5 6",
                    x - 9,
                    top + 25,
                    x + 4,
                    top + 13
                )
            };
            svg.path("ro-way", arrow);
        });
    }

    /// Which workers it prefers; which cubes it returns from the Warehouse and
    /// takes from the Spaceship.
    fn priorities(&self, svg: &mut Svg, top: i32) {
        let card = *self.read.objective();
        svg.el("path")
            .class("ro-ink")
            .at("d", meeple())
            .at(
                "transform",
                format_args!("translate({} {})scale(.8)", LEFT + 12, top + 24),
            )
            .empty();
        for (index, worker) in card.worker_order.into_iter().enumerate() {
            let x = LEFT + 36 + 34 * index as i32;
            svg.show(format_args!("t-{worker}"), [x, top]);
        }
        let rows = [
            (LEFT, Location::Warehouse, card.warehouse_order),
            (LEFT + 164, Location::Spaceship, card.spaceship_order),
        ];
        for (x, place, order) in rows {
            svg.scene(place, [x, top + 28, 40, 22]);
            for (index, good) in order.into_iter().enumerate() {
                svg.sized(good, [x + 45 + 27 * index as i32, top + 26], 88);
            }
        }
    }
}

#[derive(Clone, Copy)]
enum Want {
    Worker(Worker),
    Good(Resource),
}

/// What each objective of a row costs when it is missed.
fn penalty(svg: &mut Svg, top: i32, points: i16) {
    let right = SHEET[0] + SHEET[2] - 8;
    svg.label("ro-end ro-cost", right, top + 20, signed(-points));
}
