//! The decks of the Spaceship and the Lake: how many cards are left, what was
//! discarded, and the cards just drawn, which lie large at their place.

use alloc::format;

use svg::{Svg, card};

use super::{
    Picture, Print,
    layers::{Draws, Layers},
    places::SCENE,
};
use crate::{
    components::{Location, Resource},
    figures::Find,
    state::Piles,
    words as phrase,
};

/// The sheets of the two decks.
const SHIP: [i32; 4] = [0, 0, 188, 104];
const LAKE: [i32; 4] = [0, 108, 188, 104];
/// Where the open cards begin on a sheet.
const OPEN: [i32; 2] = [56, 26];
/// The size of a card of each deck, how far apart they are and how many are in a row;
/// wrecks cover each other's empty right sides.
const WRECK: [i32; 2] = [31, 36];
const WRECKS: ([i32; 2], i32) = ([20, 38], 6);
const CATCH: [i32; 2] = [41, 36];
const CATCHES: ([i32; 2], i32) = ([43, 38], 3);

impl Picture<'_> {
    pub fn decks(&self, layers: &mut Layers) {
        let table = self.table;
        self.print(Print::Decks, &mut layers.ground, |svg| {
            for (sheet, place) in [(SHIP, Location::Spaceship), (LAKE, Location::Lake)] {
                let [x, y, ..] = sheet;
                svg.panel(sheet);
                let name = self.say(&phrase::location(place)).to_uppercase();
                svg.fitted("ro-head", [x + 22, y + 17], 160, &name);
            }
        });
        self.deck(layers, SHIP, Location::Spaceship, "ship", &table.spaceship);
        let place = |sheet: [i32; 4], (pitch, row): ([i32; 2], i32), index: usize| {
            let index = index as i32;
            let x = sheet[0] + OPEN[0] + pitch[0] * (index % row);
            [x, sheet[1] + OPEN[1] + pitch[1] * (index / row)]
        };
        for (index, number) in table.spaceship.discard.iter().enumerate() {
            self.ship_card(&mut layers.pieces, number, place(SHIP, WRECKS, index), 100);
        }
        self.deck(layers, LAKE, Location::Lake, "catch", &table.lake);
        for (index, number) in table.lake.discard.iter().enumerate() {
            let spot = format!("lake-{}", number + 1);
            let at = place(LAKE, CATCHES, index);
            self.lake_card(&mut layers.pieces, number, &spot, at, 100);
        }
    }

    /// The cards just drawn at a place.
    pub fn drawn_cards(&self, svg: &mut Svg, place: Location) {
        let top = SCENE[0] + 8;
        let turn = &self.table.turn;
        if place == Location::Spaceship
            && let Some(number) = turn.spaceship
        {
            self.ship_card(svg, number, [14, top], 240);
        }
        if place == Location::Lake {
            for (slot, number) in turn.lake.into_iter().enumerate() {
                if let Some(number) = number {
                    let spot = format!("catch-{}", slot + 1);
                    let x = 6 + 90 * slot as i32;
                    self.lake_card(svg, number, &spot, [x, top], 210);
                }
            }
        }
    }

    /// The face-down deck and the places for its cards.
    fn deck(
        &self,
        layers: &mut Layers,
        sheet: [i32; 4],
        place: Location,
        back: &str,
        piles: &Piles,
    ) {
        let [x, y, ..] = sheet;
        let count = piles.deck.len();
        let svg = &mut layers.spots;
        svg.el("g").hold(|svg| {
            svg.el("title").text(self.deck_title(place, count));
            for depth in (0..count.div_ceil(4).min(3) as i32).rev() {
                svg.sized(back, [x + 4 + 2 * depth, y + 31 - depth], 180);
            }
            svg.circle("ro-round", x + 40, y + 88, 13);
            svg.label("ro-mid ro-onbar", x + 40, y + 94, count);
        });
    }

    fn ship_card(&self, svg: &mut Svg, number: u8, [x, y]: [i32; 2], percent: i32) {
        let figures = &self.game.figures.spaceship[number as usize];
        let [width, height] = WRECK;
        let piece = svg.piece(format_args!("ship-card-{}", number + 1), x, y);
        piece.hold(|svg| {
            svg.el("title")
                .text(self.say(&self.game.spaceship_card(number)));
            enlarged(svg, percent, |svg| {
                card(svg, [0, 0, width, height], paper(percent));
                let crystals = i32::from(figures.crystals);
                let y = if crystals > 0 { 15 } else { 8 };
                match figures.cube {
                    Find::Nothing if crystals == 0 => svg.sized("nut", [2, 9], 75),
                    Find::Nothing => {}
                    Find::Named(cube) => svg.sized(cube, [1, y], 66),
                    Find::Choice => svg.sized("any", [1, y], 66),
                }
                for crystal in 0..crystals.min(3) {
                    svg.sized("crystal", [1 + 6 * crystal, 1], 62);
                }
            });
        });
    }

    fn lake_card(&self, svg: &mut Svg, number: u8, spot: &str, at: [i32; 2], percent: i32) {
        let figures = &self.game.figures.lake[number as usize];
        let [width, height] = CATCH;
        let piece = svg.piece(format_args!("lake-card-{}", number + 1), at[0], at[1]);
        piece.at("data-spot", spot).class("ro-face").hold(|svg| {
            svg.el("title").text(self.say(&self.game.lake_card(number)));
            enlarged(svg, percent, |svg| {
                card(svg, [0, 0, width, height], paper(percent));
                if figures.fish == 0 && figures.mood == 0 {
                    svg.show("boot", [7, 6]);
                }
                let fish = i32::from(figures.fish.min(3));
                let top = if figures.mood == 0 { 9 } else { 1 };
                for index in 0..fish {
                    svg.sized(Resource::Fish, [2 + 12 * index, top], 66);
                }
                if figures.mood != 0 {
                    let arrow = if figures.mood > 0 { "up" } else { "down" };
                    svg.sized(arrow, [5, 21], 80);
                    svg.label("ro-mid ro-oncard", 27, 34, figures.mood.unsigned_abs());
                }
                svg.rect("halo", [0, 0, width, height], 0);
            });
        });
    }
}

/// Draws so many percent of the size.
fn enlarged(svg: &mut Svg, percent: i32, inside: impl FnOnce(&mut Svg)) {
    if percent == 100 {
        return inside(svg);
    }
    let scale = format!("scale({})", svg::share(percent));
    svg.el("g").at("transform", scale).hold(inside);
}

/// The class of a card; one just drawn stands out.
const fn paper(percent: i32) -> &'static str {
    if percent > 100 {
        "ro-card ro-fresh"
    } else {
        "ro-card"
    }
}
