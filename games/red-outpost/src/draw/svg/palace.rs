//! The crystals that everyone has donated, on the steps of the Palace.

use svg::Svg;
use tabletop::Phrase;

use super::{
    Picture,
    layers::Draws,
    places::{SCENE, TILE},
};
use crate::words as phrase;

impl Picture<'_> {
    pub fn donations(&self, svg: &mut Svg) {
        let top = SCENE[1] - 21;
        let sides = self.player_sides();
        let room = TILE[0] / sides.len() as i32;
        for (column, seat) in sides.enumerate() {
            let count = self.table.side(seat).palace;
            let left = room * column as i32 + (room - 36) / 2;
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
