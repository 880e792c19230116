//! The chart as text: hexes in their true places, a compass rose in each corner.
//!
//! Hexes have flat tops, so a column of the board is a column of the text and its
//! neighbours are half a hex, which is one line, higher or lower. In one line
//! every second column has a hex, which leaves room for a body with four ships. The narrow
//! form has less room: there the roses stand at the right of the board, and a crowd is counted.

use alloc::{
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};

use tabletop::{Phrase, Seat};

use super::text::{Board, CUBES, INSTRUCTOR, ROOMY, cubes};
use crate::{
    components::{Body, Danger, Direction, Hex},
    words as phrase,
};

/// How far apart two columns of the board are, and in the narrow form.
const STEPS: [usize; 2] = [3, 2];
/// Room at the left for the numbers of the rows.
const MARGIN: usize = 4;
/// How wide a rose is, and how high with its name.
const ROSE: (usize, usize) = (20, 6);

const SUN: &str = "☼";
const NEAR_SUN: &str = "×";
const BELT: &str = "░";
const SPACE: &str = "∘";
const COMET_SPACE: &str = "*";
const EMPTY: &str = "·";

/// The sign of a body.
pub(super) const fn symbol(body: Body) -> &'static str {
    match body {
        Body::Mercury => "☿",
        Body::Venus => "♀",
        Body::Earth => "⊕",
        Body::Mars => "♂",
        Body::Jupiter => "♃",
        Body::Saturn => "♄",
        Body::Uranus => "♅",
        Body::Neptune => "♆",
        Body::Halley => "☄",
    }
}

/// Lines of characters to be written over.
struct Sheet {
    radius: i16,
    /// How far apart two columns of the board are.
    step: usize,
    lines: Vec<Vec<char>>,
}

impl Sheet {
    fn new(radius: u8, narrow: bool) -> Self {
        // The numbers of the columns stand two lines below the last hexes.
        let height = 4 * usize::from(radius) + 3;
        Self {
            radius: radius.into(),
            step: STEPS[usize::from(narrow)],
            lines: vec![vec![' '; ROOMY]; height],
        }
    }

    /// How wide what stands in a hex may be.
    const fn cell(&self) -> usize {
        2 * self.step
    }

    /// How wide the board is without its roses.
    const fn width(&self) -> usize {
        MARGIN + self.step * (2 * self.radius as usize + 1)
    }

    fn line(&self, hex: Hex) -> usize {
        (2 * i16::from(hex.r) + i16::from(hex.q) + 2 * self.radius) as usize
    }

    fn column(&self, hex: Hex) -> usize {
        MARGIN + self.step * (i16::from(hex.q) + self.radius) as usize
    }

    fn write(&mut self, line: usize, column: usize, text: &str) {
        let Some(line) = self.lines.get_mut(line) else {
            return;
        };
        for (place, letter) in (column..).zip(text.chars()) {
            if line.len() <= place {
                line.resize(place + 1, ' ');
            }
            line[place] = letter;
        }
    }

    /// The numbers by which hexes are named: each row begins with its own, each
    /// column ends with its own.
    fn write_numbers(&mut self) {
        let radius = self.radius as i8;
        for number in -radius..=radius {
            let text = number.to_string().replace('-', "−");
            let first = Hex::new((-radius).max(-radius - number), number);
            let place = self.column(first).saturating_sub(1 + text.chars().count());
            self.write(self.line(first), place, &text);
            let last = Hex::new(number, radius.min(radius - number));
            self.write(self.line(last) + 2, self.column(last), &text);
        }
    }
}

impl Board<'_> {
    /// The chart and what its signs mean.
    pub(super) fn chart(&mut self) {
        let radius = self.game.figures.board.radius;
        let mut sheet = Sheet::new(radius, self.is_narrow());
        sheet.write_numbers();
        let ends: Vec<(Seat, Hex)> = self
            .seats()
            .filter_map(|seat| Some((seat, self.game.course_of(self.view, seat)?.end()?)))
            .collect();
        let reach = -(radius as i8)..=radius as i8;
        for q in reach.clone() {
            for r in reach.clone() {
                let hex = Hex::new(q, r);
                if self.game.on_board(hex) {
                    let (line, column) = (sheet.line(hex), sheet.column(hex));
                    let cell = self.cell(hex, &ends, sheet.cell());
                    sheet.write(line, column, &cell);
                }
            }
        }
        for seat in self.seats() {
            self.rose(&mut sheet, seat);
        }
        let text = |line: Vec<char>| line.into_iter().collect::<String>().trim_end().to_string();
        self.paper.lines(sheet.lines.into_iter().map(text));
        self.legend();
        self.paper.rule();
    }

    /// What stands in a hex: the body, the ships, and in brackets what comes there next.
    fn cell(&self, hex: Hex, ends: &[(Seat, Hex)], most: usize) -> String {
        let (game, table) = (self.game, self.table);
        let length = |text: &str| text.chars().count();
        let mut cell = String::new();
        for body in game.bodies_in(table, hex) {
            cell.push_str(symbol(body));
        }
        let here = self.seats();
        let here: Vec<Seat> = here
            .filter(|&seat| game.ship_hex(table, seat) == Some(hex))
            .collect();
        match here[..] {
            [first, ..] if length(&cell) + here.len() > most => {
                cell.push_str(&format!("{}+{}", Self::mark(first), here.len() - 1));
            }
            _ => cell.extend(here.iter().map(|&seat| Self::mark(seat))),
        }
        let mut next = String::new();
        for body in Body::ALL {
            if game.hex_after(table, body, 1) == Some(hex) {
                next.push_str(symbol(body));
            }
        }
        for &(seat, end) in ends {
            let moves = game.ship_hex(table, seat) != Some(hex);
            let room = length(&cell) + length(&next) + 3 <= most;
            if end == hex && moves && room {
                next.push_str(Self::mark(seat));
            }
        }
        if !next.is_empty() && (cell.is_empty() || length(&cell) + length(&next) + 2 <= most) {
            cell = format!("{cell}({next})");
        }
        if cell.is_empty() {
            cell.push_str(self.ground(hex));
        }
        cell
    }

    /// What is printed on the board.
    fn ground(&self, hex: Hex) -> &'static str {
        let orbit = |body: &Body| self.game.figures.orbit(*body).spaces().contains(&hex);
        match self.game.danger(hex) {
            _ if hex == Hex::SUN => SUN,
            Some(Danger::Sun) => NEAR_SUN,
            Some(Danger::Belt) => BELT,
            None => match Body::ALL.iter().find(|body| orbit(body)) {
                Some(Body::Halley) => COMET_SPACE,
                Some(_) => SPACE,
                None => EMPTY,
            },
        }
    }

    /// A player's rose in a corner of the board, clockwise from the left one at the top; in
    /// the narrow form at the right of it, one below the other.
    fn rose(&self, sheet: &mut Sheet, seat: Seat) {
        let (width, height) = ROSE;
        let (column, line) = if self.is_narrow() {
            let apart = (sheet.lines.len() - height) / 3;
            (sheet.width() + 1, seat.index() * apart)
        } else {
            let left = matches!(seat.index(), 0 | 3);
            let top = matches!(seat.index(), 0 | 1);
            let column = if left { 1 } else { ROOMY - width };
            let line = if top { 0 } else { sheet.lines.len() - height };
            (column, line)
        };
        let name: String = self.name(seat).chars().take(width - 2).collect();
        sheet.write(line, column, &format!("{} {name}", Self::mark(seat)));
        let course = self.game.course_of(self.view, seat);
        let rose = course.map_or(self.table.player(seat).rose, |course| course.rose);
        let places = [(1, 6), (2, 12), (4, 12), (5, 6), (4, 0), (2, 0)];
        for (direction, (down, right)) in Direction::ALL.into_iter().zip(places) {
            let name = self.say(&phrase::direction(direction));
            let petal = format!("{name} {}", cubes(rose.at(direction)));
            sheet.write(line + down, column + right, &petal);
        }
        sheet.write(line + 3, column + 8, Self::mark(seat));
    }

    fn legend(&mut self) {
        let [normal, hyper] = CUBES;
        let phrase = Phrase::new("board-legend")
            .with("sun", SUN.to_string())
            .with("near", NEAR_SUN.to_string())
            .with("belt", BELT.to_string())
            .with("space", SPACE.to_string())
            .with("comet", COMET_SPACE.to_string())
            .with("normal", normal.to_string())
            .with("hyper", hyper.to_string())
            .with("star", INSTRUCTOR.to_string());
        let text = self.say(&phrase);
        self.paper.paragraph(&text, 1);
    }
}
