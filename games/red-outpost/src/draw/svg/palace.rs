//! The crystals that everyone has donated, on the steps of the Palace.

use tabletop::Phrase;

use super::{
    Picture,
    layers::{Draws, Layers},
    places::{SCENE, TILE},
};
use crate::{components::Location, words as phrase};

impl Picture<'_> {
    pub fn palace(&self, layers: &mut Layers) {
        let [x, y] = self.corner_of(Location::Palace);
        let top = y + SCENE[1] - 21;
        layers.spots.rect("ro-steps", [x, top, TILE[0], 21], 0);
        let sides = self.player_sides();
        let room = TILE[0] / sides.len() as i32;
        for (column, seat) in sides.enumerate() {
            let count = self.table.side(seat).palace;
            let left = x + room * column as i32 + (room - 36) / 2;
            let svg = &mut layers.pieces;
            svg.piece(format_args!("palace-{seat}"), left, top)
                .hold(|svg| {
                    let title = Phrase::new("page-palace")
                        .with("name", self.name(seat))
                        .with("crystals", phrase::crystals(count));
                    svg.el("title").text(self.say(&title));
                    svg.disc_at(seat, [7, 11], 62);
                    svg.sized("crystal", [14, 3], 66);
                    svg.label("ro-onsteps", 28, 17, count);
                });
        }
    }
}
