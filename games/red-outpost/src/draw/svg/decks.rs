//! The decks of the Spaceship and the Lake: how many cards are left, what was
//! discarded, and the cards just drawn.

use svg::{Svg, card};

use super::{
    Picture,
    layers::{Draws, Layers},
};
use crate::{
    components::{Location, Resource},
    figures::Find,
    state::Piles,
    words as phrase,
};

/// The sheets of the two decks.
const SHIP: [i32; 4] = [656, 680, 268, 104];
const LAKE: [i32; 4] = [656, 788, 268, 104];
/// Where the open cards begin, and how far apart they are.
const OPEN: [i32; 2] = [68, 26];
const PITCH: [i32; 2] = [33, 38];
/// The sizes of an open card of each deck.
const WRECK: [i32; 2] = [31, 36];
const CATCH: [i32; 2] = [31, 74];

impl Picture<'_> {
    pub fn decks(&self, layers: &mut Layers) {
        let table = self.table;
        self.deck(layers, SHIP, Location::Spaceship, "ship", &table.spaceship);
        for (index, number) in table.spaceship.discard.iter().enumerate() {
            self.ship_card(&mut layers.pieces, number, index as i32, false);
        }
        if let Some(number) = table.turn.spaceship {
            self.ship_card(&mut layers.pieces, number, 11, true);
        }
        self.deck(layers, LAKE, Location::Lake, "catch", &table.lake);
        for (index, number) in table.lake.discard.iter().enumerate() {
            let spot = alloc::format!("lake-{}", number + 1);
            self.lake_card(&mut layers.pieces, number, index as i32, &spot);
        }
        for (slot, number) in table.turn.lake.into_iter().enumerate() {
            if let Some(number) = number {
                let spot = alloc::format!("catch-{}", slot + 1);
                self.lake_card(&mut layers.pieces, number, 4 + slot as i32, &spot);
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
        let svg = &mut layers.ground;
        svg.panel(sheet);
        let name = self.say(&phrase::location(place)).to_uppercase();
        svg.fitted("ro-head", [x + 22, y + 17], 200, &name);
        let count = piles.deck.len();
        let svg = &mut layers.spots;
        svg.el("g").hold(|svg| {
            svg.el("title").text(self.deck_title(place, count));
            for depth in (0..count.div_ceil(4).min(3) as i32).rev() {
                svg.sized(back, [x + 8 + 2 * depth, y + 29 - depth], 210);
            }
            svg.el("circle")
                .class("ro-round")
                .at("cx", x + 53)
                .at("cy", y + 88)
                .at("r", 13)
                .empty();
            svg.label("ro-mid ro-onbar", x + 53, y + 94, count);
        });
    }

    fn ship_card(&self, svg: &mut Svg, number: u8, index: i32, fresh: bool) {
        let figures = &self.game.figures.spaceship[number as usize];
        let [width, height] = WRECK;
        let x = SHIP[0] + OPEN[0] + PITCH[0] * (index % 6);
        let y = SHIP[1] + OPEN[1] + PITCH[1] * (index / 6);
        let piece = svg.piece(format_args!("ship-card-{}", number + 1), x, y);
        piece.hold(|svg| {
            svg.el("title")
                .text(self.say(&self.game.spaceship_card(number)));
            card(svg, [0, 0, width, height], paper(fresh));
            let crystals = i32::from(figures.crystals);
            let x = if crystals > 0 { 1 } else { 5 };
            let y = if crystals > 0 { 12 } else { 8 };
            match figures.cube {
                Find::Nothing if crystals == 0 => svg.sized("nut", [6, 8], 80),
                Find::Nothing => {}
                Find::Named(cube) => svg.sized(cube, [x, y], 72),
                Find::Choice => svg.sized("any", [x, y], 72),
            }
            for crystal in 0..crystals.min(3) {
                svg.sized("crystal", [17 - 5 * crystal, 2], 66);
            }
        });
    }

    fn lake_card(&self, svg: &mut Svg, number: u8, index: i32, spot: &str) {
        let figures = &self.game.figures.lake[number as usize];
        let [width, height] = CATCH;
        let x = LAKE[0] + OPEN[0] + PITCH[0] * index;
        let y = LAKE[1] + OPEN[1];
        let fresh = spot.starts_with("catch");
        let piece = svg.piece(format_args!("lake-card-{}", number + 1), x, y);
        piece.at("data-spot", spot).class("ro-face").hold(|svg| {
            svg.el("title").text(self.say(&self.game.lake_card(number)));
            card(svg, [0, 0, width, height], paper(fresh));
            if figures.fish == 0 && figures.mood == 0 {
                svg.show("boot", [4, 26]);
            }
            let fish = i32::from(figures.fish.min(3));
            let top = if figures.mood == 0 {
                38 - 12 * fish
            } else {
                28 - 12 * fish
            }
            .max(2);
            for index in 0..fish {
                svg.sized(Resource::Fish, [4, top + 22 * index], 86);
            }
            if figures.mood != 0 {
                let arrow = if figures.mood > 0 { "up" } else { "down" };
                svg.sized(arrow, [3, 56], 80);
                svg.label("ro-mid ro-oncard", 23, 69, figures.mood.unsigned_abs());
            }
            svg.rect("halo", [0, 0, width, height], 0);
        });
    }
}

/// The class of a card; one just drawn stands out.
const fn paper(fresh: bool) -> &'static str {
    if fresh { "ro-card ro-fresh" } else { "ro-card" }
}
