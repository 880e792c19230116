//! What is printed below a place: whose mood changes, and what else happens.

use core::fmt::Display;

use svg::Svg;

use super::{
    Picture,
    layers::Draws,
    places::{SCENE, TILE},
};
use crate::{
    components::{Location, Resource, Worker},
    draw::most_common,
    figures::Visit,
};

/// The printed line from left to right.
struct Line<'a> {
    svg: &'a mut Svg,
    x: i32,
}

/// Where the words of the line stand, below the upper edge of the place.
const BASE: i32 = i32::midpoint(SCENE[1], TILE[1]) + 6;
/// The middle of the line, seen from there.
const MIDDLE: i32 = -6;

impl Picture<'_> {
    pub fn printed(&self, svg: &mut Svg, place: Location) {
        let printed = svg.el("g").class("ro-printed").moved(0, BASE);
        printed.hold(|svg| {
            let mut line = Line { svg, x: 7 };
            self.printed_mood(&mut line, place);
            if line.x > 7 {
                line.x += 7;
            }
            self.printed_effect(&mut line, place);
        });
    }

    /// The mood change of a visitor, with exceptions, then those of others. A
    /// struck worker is one whose mood does not change.
    fn printed_mood(&self, line: &mut Line<'_>, place: Location) {
        let own = |visitor| mood_of(self.game.figures.visit(place, visitor), visitor);
        let usual = most_common(own);
        line.arrow(usual);
        for &visitor in Worker::ALL {
            match own(visitor) {
                by if by == usual => {}
                0 => line.struck(visitor),
                by => line.boxed(visitor, by),
            }
        }
        for &other in Worker::ALL {
            let mut changes = Worker::ALL.iter().copied().filter_map(|visitor| {
                let by = mood_of(self.game.figures.visit(place, visitor), other);
                (visitor != other && by != 0).then_some(by)
            });
            if let Some(by) = changes.next() {
                line.plus();
                line.badge(other);
                line.arrow(by);
            }
        }
    }

    fn printed_effect(&self, line: &mut Line<'_>, place: Location) {
        match place {
            Location::Palace => line.icon("give", [44, 24]),
            Location::Brewery => {
                line.small("crystal", [20, 24]);
                line.label(":", 7);
                line.pair();
            }
            Location::Warehouse => {
                line.small("any", [28, 28]);
                line.icon("swap", [22, 20]);
                line.small("crystal", [20, 24]);
                line.x += 4;
                line.label("/", 12);
                line.small("any", [28, 28]);
                line.label(":", 7);
                line.pair();
            }
            Location::Administration => {
                line.icon("hand", [34, 20]);
                line.x += 6;
                line.badge(Worker::Bureaucrat);
                for _ in 0..self.game.figures.bureaucrat_crystals {
                    line.small("crystal", [20, 24]);
                }
            }
            Location::Spaceship => line.small("ship", [24, 32]),
            Location::Lake => {
                line.small("catch", [24, 32]);
                line.x += 8;
                line.badge(Worker::Fisherman);
                line.small("catch", [24, 32]);
                line.x -= 7;
                line.small("catch", [24, 32]);
            }
            Location::Barracks => {
                line.icon("dawn", [24, 24]);
                line.arrow(i16::from(self.game.figures.barracks_bonus));
            }
            Location::Pasture
            | Location::Field
            | Location::Mine
            | Location::LabourCamp
            | Location::Kitchen => self.printed_goods(line, place),
        }
    }

    fn printed_goods(&self, line: &mut Line<'_>, place: Location) {
        let cubes = |visitor| self.game.figures.visit(place, visitor).cubes;
        let usual = most_common(cubes);
        line.goods(usual);
        for &visitor in Worker::ALL {
            if cubes(visitor) != usual {
                line.x += 6;
                line.badge(visitor);
                line.goods(cubes(visitor));
            }
        }
    }
}

impl Line<'_> {
    /// An arrow up or down with its number.
    fn arrow(&mut self, by: i16) {
        let shape = match by {
            0 => return,
            1.. => "up",
            _ => "down",
        };
        self.icon(shape, [16, 16]);
        self.label(by.unsigned_abs(), 12);
    }

    /// One up, one down.
    fn pair(&mut self) {
        self.icon("up", [16, 16]);
        self.icon("down", [16, 16]);
    }

    fn badge(&mut self, worker: Worker) {
        self.icon(format_args!("t-{worker}"), [24, 24]);
        self.x += 1;
    }

    fn struck(&mut self, worker: Worker) {
        let x = self.x;
        self.badge(worker);
        self.svg.show("strike", [x, MIDDLE - 12]);
        self.x += 2;
    }

    /// A worker for whom something else is printed.
    fn boxed(&mut self, worker: Worker, by: i16) {
        let start = self.x;
        self.x += 1;
        self.badge(worker);
        self.arrow(by);
        let area = [start, MIDDLE - 13, self.x - start + 3, 26];
        let frame = self.svg.el("rect").class("ro-oval").area(area);
        frame.at("rx", 13).empty();
        self.x += 6;
    }

    fn plus(&mut self) {
        self.label("+", 11);
    }

    fn label(&mut self, text: impl Display, width: i32) {
        self.svg.el("text").at("x", self.x).text(text);
        self.x += width;
    }

    fn icon(&mut self, id: impl Display, [width, height]: [i32; 2]) {
        self.svg.show(id, [self.x, MIDDLE - height / 2]);
        self.x += width + 1;
    }

    /// A shape at 80 percent of its size.
    fn small(&mut self, id: impl Display, [width, height]: [i32; 2]) {
        self.svg.sized(id, [self.x, MIDDLE - height * 2 / 5], 80);
        self.x += width * 4 / 5 + 2;
    }

    fn goods(&mut self, cubes: [Option<(Resource, u8)>; 4]) {
        for (cube, count) in cubes.into_iter().flatten() {
            for _ in 0..count.min(3) {
                self.small(cube, [28, 28]);
            }
            if count > 3 {
                self.label(format_args!("×{count}"), 24);
            }
        }
    }
}

/// How a visit changes the mood of a worker.
pub fn mood_of(visit: &Visit, worker: Worker) -> i16 {
    let changes = visit.moods.iter().flatten();
    changes
        .filter(|change| change.0 == worker)
        .map(|change| i16::from(change.1))
        .sum()
}
