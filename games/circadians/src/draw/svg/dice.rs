//! Dice: the pips have the shape of their player.

use alloc::{format, string::String};

use svg::{Mark, Svg};
use tabletop::{Phrase, Seat};

use super::{Picture, layers::Draws};
use crate::{components::Die, words as phrase};

/// Dice smaller than this part of their size, in percent, show a figure: pips could not be
/// told apart.
const SMALL: i32 = 70;

/// Where the pips are, in units from the middle of a die of 28.
const PIPS: [&[(i32, i32)]; 6] = [
    &[(0, 0)],
    &[(-6, -6), (6, 6)],
    &[(-7, -7), (0, 0), (7, 7)],
    &[(-6, -6), (6, -6), (-6, 6), (6, 6)],
    &[(-7, -7), (7, -7), (0, 0), (-7, 7), (7, 7)],
    &[(-6, -8), (6, -8), (-6, 0), (6, 0), (-6, 8), (6, 8)],
];

/// A pip around a place.
fn pip(mark: Mark, (x, y): (i32, i32)) -> String {
    match mark {
        Mark::Circle => format!("M{} {y}a3 3 0 0 1 6 0a3 3 0 0 1-6 0z", x - 3),
        Mark::Square => format!("M{} {}h6v6h-6z", x - 3, y - 3),
        Mark::Triangle => format!("M{x} {}l4 7h-8z", y - 4),
        Mark::Diamond => format!("M{x} {}l4 4l-4 4l-4-4z", y - 4),
    }
}

impl Picture<'_> {
    pub fn dice_shapes(&self, svg: &mut Svg) {
        for seat in self.sides() {
            let mark = Mark::of(seat.index());
            for (index, places) in PIPS.iter().enumerate() {
                let pips: String = places.iter().map(|&place| pip(mark, place)).collect();
                svg.el("g")
                    .at("id", format_args!("cf-d{seat}{}", index + 1))
                    .class(format_args!("cf-{}", self.colour(seat)))
                    .hold(|svg| {
                        svg.show("cube", 0, 0);
                        svg.path("cf-mark", pips);
                    });
            }
        }
    }

    /// A die as a piece, around a place.
    pub fn die(&self, svg: &mut Svg, die: Die, [x, y]: [i32; 2], percent: i32) {
        let (seat, value) = (die.owner(), die.value());
        let kind = if die.is_sal() { 0 } else { value };
        let number = {
            let mut counts = self.counts.borrow_mut();
            let count = &mut counts[seat.index()][kind as usize];
            *count += 1;
            *count
        };
        let key = format!("die-{seat}-{kind}-{number}");
        let title = self.die_title(die);
        svg.piece(key, x, y).hold(|svg| {
            svg.title(title);
            self.face(svg, die, percent);
        });
    }

    /// What a die looks like, around 0 0.
    pub fn face(&self, svg: &mut Svg, die: Die, percent: i32) {
        let (seat, value) = (die.owner(), die.value());
        if die.is_sal() {
            let group = svg.el("g").class(format_args!("cf-{}", self.colour(seat)));
            group.hold(|svg| {
                svg.sized("sal", 0, 0, percent);
                svg.label("cf-sal", 0, 7 * percent / 100, value);
            });
        } else if percent < SMALL {
            let group = svg.el("g").class(format_args!("cf-{}", self.colour(seat)));
            group.hold(|svg| {
                svg.sized("cube", 0, 0, percent);
                svg.label("cf-sal", 0, 5, value);
            });
        } else {
            svg.sized(format_args!("d{seat}{value}"), 0, 0, percent);
        }
    }

    pub fn die_title(&self, die: Die) -> String {
        let title = Phrase::new("draw-die")
            .with("name", self.name(die.owner()))
            .with("die", phrase::die(die));
        self.say(&title)
    }

    /// The die that is being sent, if it was taken up here.
    pub fn taken_from(&self, origin: crate::components::Origin, seat: Seat) -> Option<Die> {
        let sending = &self.table.sending;
        let die = sending.die.filter(|die| die.owner() == seat)?;
        (sending.origin == Some(origin)).then_some(die)
    }

    /// A place for a die, with what is printed in it.
    pub fn socket(&self, svg: &mut Svg, [x, y]: [i32; 2], printed: &str, open: bool) {
        let class = if open { "cf-socket" } else { "cf-shut" };
        svg.outline("so", class, x, y);
        if open && !printed.is_empty() {
            svg.label("cf-ghost", x, y + 5, printed);
        }
    }
}
