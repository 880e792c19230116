//! The special cards of the players, each under the disc of its owner.

use svg::{Svg, card};
use tabletop::Seat;

use super::{
    Picture,
    layers::{Draws, Layers},
};
use crate::components::{Location, Worker};

const SHEET: [i32; 4] = [932, 680, 260, 212];
const HEIGHT: i32 = 92;

impl Picture<'_> {
    pub fn special_cards(&self, layers: &mut Layers) {
        layers.ground.panel(SHEET);
        let head = self.word("page-cards").to_uppercase();
        let at = [SHEET[0] + 22, SHEET[1] + 17];
        layers.ground.fitted("ro-head", at, 220, &head);
        let sides = self.player_sides();
        let room = (SHEET[2] - 4) / sides.len() as i32;
        for (column, seat) in sides.enumerate() {
            let left = SHEET[0] + 4 + room * column as i32;
            let side = self.table.side(seat);
            let areas = [0, 1].map(|row| {
                let top = SHEET[1] + 25 + (HEIGHT + 2) * row;
                [left, top, room - 4, HEIGHT]
            });
            if let Some(place) = side.location_card {
                self.special_card(layers, place.number(), seat, areas[0], |svg, area| {
                    scene(svg, place, area);
                });
                if side.stored {
                    let [x, y, width, _] = areas[0];
                    let disc =
                        layers
                            .pieces
                            .piece(format_args!("stored-{seat}"), x + width / 2, y + 52);
                    disc.hold(|svg| svg.disc(seat));
                }
            }
            if let Some(worker) = side.worker_card {
                self.special_card(layers, worker.card(), seat, areas[1], |svg, area| {
                    bust(svg, worker, area);
                });
            }
        }
    }

    fn special_card(
        &self,
        layers: &mut Layers,
        number: u8,
        seat: Seat,
        [x, y, width, height]: [i32; 4],
        picture: impl FnOnce(&mut Svg, [i32; 4]),
    ) {
        let spot = layers
            .spots
            .el("g")
            .at("data-spot", format_args!("card-{number}"));
        spot.hold(|svg| {
            svg.el("title").text(self.card_title(number, seat));
            card(svg, [x, y, width, height], "ro-card");
            picture(svg, [x + 2, y + 22, width - 4, height - 24]);
            svg.label("ro-number", x + 6, y + 17, number);
            svg.disc_at(seat, [x + width - 12, y + 12], 75);
            svg.rect("halo", [x, y, width, height], 0);
        });
    }
}

/// As much of a place as fits, from its left side.
fn scene(svg: &mut Svg, place: Location, area: [i32; 4]) {
    let [_, _, width, height] = area;
    let part = 104 * width / height;
    svg.el("svg")
        .area(area)
        .at("viewBox", format_args!("0 0 {part} 104"))
        .hold(|svg| svg.scene(place, [0, 0, 188, 104]));
}

fn bust(svg: &mut Svg, worker: Worker, area: [i32; 4]) {
    let group = svg.el("g").class(format_args!("ro-{worker}"));
    group.hold(|svg| {
        svg.rect("ro-w", area, 0);
        let [x, y, width, height] = area;
        svg.sized(
            format_args!("b-{worker}"),
            [x + (width - 55) / 2, y + height - 61],
            66,
        );
    });
}
