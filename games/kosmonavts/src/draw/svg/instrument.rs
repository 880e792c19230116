//! The corners of the board: rose, name, tank, shields and last body of a player.

use alloc::{format, string::String, vec::Vec};

use svg::Svg;
use tabletop::{Phrase, Seat};

use super::{
    Picture, SIZE,
    layers::{Draws, wide},
};
use crate::{
    Mode,
    components::{Cubes, Fuel, Mission, Phase},
    step::Step,
    words as phrase,
};

/// The radii of the viewer's rose and of the others.
const RADIUS: [i32; 2] = [100, 80];

/// The corners of the board: left or right, up or down.
const CORNERS: [[i32; 2]; 4] = [[-1, -1], [1, -1], [1, 1], [-1, 1]];

/// Where an instrument is.
#[derive(Clone, Copy)]
struct Place {
    corner: [i32; 2],
    radius: i32,
}

impl Place {
    /// So far from the corner's side edge.
    const fn x(self, inwards: i32) -> i32 {
        if self.corner[0] < 0 {
            inwards
        } else {
            SIZE[0] - inwards
        }
    }

    /// So far from the corner's upper or lower edge.
    const fn y(self, inwards: i32) -> i32 {
        if self.corner[1] < 0 {
            inwards
        } else {
            SIZE[1] - inwards
        }
    }

    /// A box beside the rose: so far along from it, so far from the edge.
    const fn beside(self, along: i32, inwards: i32, [width, height]: [i32; 2]) -> [i32; 4] {
        let (near, x) = (2 * self.radius + 14 + along, self.corner[0] < 0);
        let x = if x { near } else { SIZE[0] - near - width };
        let y = if self.corner[1] < 0 {
            inwards
        } else {
            SIZE[1] - inwards - height
        };
        [x, y, width, height]
    }
}

impl Picture<'_> {
    /// The corner of a seat, clockwise. The viewer is at the lower right.
    fn corner(&self, seat: Seat) -> [i32; 2] {
        let people = usize::from(self.table.people);
        let (first, own) = match self.view.seat {
            Some(own) => (2, own.index()),
            None => (0, 0),
        };
        let after = (seat.index() + people - own) % people;
        // Two players sit across from each other.
        let after = if people == 2 { 2 * after } else { after };
        CORNERS[(first + after) % 4]
    }

    pub fn instruments(&self, svg: &mut Svg) {
        let taken: Vec<[i32; 2]> = self.seats().map(|seat| self.corner(seat)).collect();
        for corner in CORNERS.into_iter().filter(|corner| !taken.contains(corner)) {
            // Roses of absent players stay on the board (KOS-045).
            let radius = RADIUS[1];
            let place = Place { corner, radius };
            let [x, y] = [place.x(radius + 4), place.y(radius + 4)];
            svg.group(&format!("ks-idle ks-{}", called(corner)), |svg| {
                svg.sized("dial", x, y, radius);
            });
        }
        for seat in self.seats() {
            let own = self.view.seat == Some(seat);
            let corner = self.corner(seat);
            let place = if own { "own" } else { called(corner) };
            let radius = RADIUS[usize::from(!own)];
            let colour = self.colour(seat);
            let class = format!("ks-{place} ks-{colour}");
            svg.group(&class, |svg| {
                self.instrument(svg, seat, Place { corner, radius });
            });
        }
    }

    fn instrument(&self, svg: &mut Svg, seat: Seat, place: Place) {
        let own = self.view.seat == Some(seat);
        let middle = [place.x(place.radius + 4), place.y(place.radius + 4)];
        if self.table.pending.seats().contains(seat) && !self.table.is_over() {
            svg.circle("ks-asked", middle[0], middle[1], place.radius + 2);
        }
        let mut rose = svg.el("g");
        rose = if place.radius == 100 {
            rose.moved(middle[0], middle[1])
        } else {
            let [x, y] = middle;
            rose.at("transform", format_args!("translate({x} {y})scale(.8)"))
        };
        rose.hold(|svg| self.rose(svg, seat));
        if self.table.instructor == Some(seat) {
            let [x, y] = [place.x(14), place.y(14)];
            svg.piece("instructor", x, y).hold(|svg| {
                svg.title(self.word("draw-instructor"));
                svg.el("circle").class("ks-medal").at("r", 12).empty();
                svg.el("use")
                    .class("ks-medal2")
                    .at("href", "#ks-star")
                    .empty();
            });
        }
        self.nameplate(svg, seat, place);
        self.tank(svg, seat, place);
        let along = self.shields(svg, seat, place);
        let along = self.last_body(svg, seat, place, along);
        if !own {
            self.letters(svg, seat, place, along);
        }
    }

    fn nameplate(&self, svg: &mut Svg, seat: Seat, place: Place) {
        let [x, y, width, height] = place.beside(0, 5, [200, 18]);
        let left = place.corner[0] < 0;
        let disc = if left { x + 9 } else { x + width - 9 };
        svg.show(format_args!("disc{seat}"), disc, y + height / 2);
        let class = if left { "ks-name" } else { "ks-name ks-end" };
        let edge = if left { x + 24 } else { x + width - 24 };
        let name = shortened(&self.name(seat));
        svg.label(class, edge, y + 14, &name);
        if self.game.is_eligible(self.table, seat) {
            let along = (wide(&name) * 15 / 130 + 14).min(width - 34);
            let x = if left { edge + along } else { edge - along };
            svg.el("g").hold(|svg| {
                svg.title(self.word("draw-stat-eligible"));
                svg.show("home", x, y + height / 2);
            });
        }
    }

    /// The tank with its slots: normal cubes from the one side, hyper from the other.
    fn tank(&self, svg: &mut Svg, seat: Seat, place: Place) {
        let own = self.view.seat == Some(seat);
        let slots = i32::from(self.game.figures.limits.tank);
        let high = if own { 30 } else { 19 };
        let slot_width = 170 / slots.max(1);
        let area = place.beside(0, 28, [slot_width * slots, high]);
        let [x, y, width, _] = area;
        let Some(tank) = self.view.tanks[seat.index()] else {
            svg.el("g").hold(|svg| {
                svg.title(self.word("draw-tank-covered"));
                svg.rect("ks-tank", area, 3);
                svg.rect("ks-covered", area, 3);
            });
            return;
        };
        let (full, left) = match &self.draft {
            Some(draft) if own => (draft.full, draft.tank),
            _ => (tank, tank),
        };
        let cube = |svg: &mut Svg, index: u8, fuel: Fuel| {
            let left = left.of(fuel);
            let slot = match fuel {
                Fuel::Normal => i32::from(index),
                Fuel::Hyper => slots - 1 - i32::from(index),
            };
            let class = match (index < left, fuel) {
                (false, _) => "ks-gone",
                (true, Fuel::Normal) => "ks-normal",
                (true, Fuel::Hyper) => "ks-hyper",
            };
            let inset = if fuel == Fuel::Hyper { 1 } else { high / 4 };
            let cell = [
                x + slot * slot_width + 2,
                y + inset + 1,
                slot_width - 4,
                high - inset - 3,
            ];
            let [cx, cy, w, h] = cell;
            let rect = svg.el("rect").class(class).area(cell).at("rx", 2);
            if index < left {
                let key = format_args!("tank-{seat}-{fuel}-{index}");
                rect.at("data-key", key).empty();
            } else {
                rect.empty();
            }
            if fuel == Fuel::Hyper && index < left {
                let middle = cy + h / 2;
                svg.path("ks-double", format!("M{} {middle}h{}", cx + 3, w - 6));
            }
        };
        // A conversion after cubes fills the spaces that they have left: there is no room
        // to show all of them as gone.
        let cubes = |svg: &mut Svg, fuel: Fuel| {
            let shown = match fuel {
                Fuel::Normal => (slots as u8).saturating_sub(full.hyper),
                Fuel::Hyper => (slots as u8).saturating_sub(left.normal),
            };
            for index in 0..full.of(fuel).min(shown.max(left.of(fuel))) {
                cube(svg, index, fuel);
            }
        };
        svg.el("g").hold(|svg| {
            svg.title(self.tank_title(left));
            svg.rect("ks-tank", area, 3);
            let mut slot_lines = String::new();
            for slot in 1..slots {
                slot_lines += &format!("M{} {}v{}", x + slot * slot_width, y + high - 5, 4);
            }
            svg.path("ks-slots", slot_lines);
        });
        if own {
            // Each kind is a spot; together they are the whole tank.
            let hyper = i32::from(full.hyper).clamp(2, slots - 2) * slot_width;
            let parts = [
                (Fuel::Normal, [x, y, width - hyper, high]),
                (Fuel::Hyper, [x + width - hyper, y, hyper, high]),
            ];
            for (fuel, part) in parts {
                let key = match fuel {
                    Fuel::Normal => "draw-fuel-normal",
                    Fuel::Hyper => "draw-fuel-hyper",
                };
                let title = Phrase::new(key).with("count", i64::from(left.of(fuel)));
                svg.spot(format_args!("fuel-{fuel}"), &self.say(&title), |svg| {
                    svg.rect("halo", part, 3);
                    cubes(svg, fuel);
                });
            }
        } else {
            cubes(svg, Fuel::Normal);
            cubes(svg, Fuel::Hyper);
        }
    }

    fn tank_title(&self, tank: Cubes) -> String {
        self.say(
            &Phrase::new("draw-tank")
                .with("normal", i64::from(tank.normal))
                .with("hyper", i64::from(tank.hyper)),
        )
    }

    /// The shields a ship has, and those it had.
    fn shields(&self, svg: &mut Svg, seat: Seat, place: Place) -> i32 {
        let own = self.view.seat == Some(seat);
        let step = if own { 21 } else { 18 };
        let most = self.game.figures.start[self.game.setup.mode as usize].shields;
        let shields = self.table.player(seat).shields;
        let left = match &self.draft {
            Some(draft) if own => draft.shields,
            _ => shields,
        };
        let inwards = if own { 62 } else { 52 };
        let area = place.beside(0, inwards, [step * i32::from(most), 26]);
        let [x, y, ..] = area;
        let title = Phrase::new("draw-shields").with("count", i64::from(left));
        let title = self.say(&title);
        let draw = |svg: &mut Svg| {
            for index in 0..most {
                let class = match index {
                    _ if index < left => "ks-shield",
                    _ if index < shields => "ks-gone",
                    _ => "ks-spent",
                };
                let shield = svg.el("use").class(class).at("href", "#ks-shield");
                let x = x + step * i32::from(index) + step / 2;
                shield.at("x", x).at("y", y + 13).empty();
            }
        };
        if own {
            svg.spot("shield-convert", &title, |svg| {
                svg.rect("halo", area, 4);
                draw(svg);
            });
        } else {
            svg.el("g").hold(|svg| {
                svg.title(title);
                draw(svg);
            });
        }
        step * i32::from(most) + if own { 12 } else { 6 }
    }

    /// Where an evacuation would bring the ship.
    fn last_body(&self, svg: &mut Svg, seat: Seat, place: Place, along: i32) -> i32 {
        let own = self.view.seat == Some(seat);
        let player = self.table.player(seat);
        let inwards = if own { 62 } else { 52 };
        let [x, y, ..] = place.beside(along, inwards, [38, 26]);
        let title = Phrase::new("draw-last").with("body", phrase::body(player.last));
        svg.el("g").hold(|svg| {
            svg.title(self.say(&title));
            svg.path(
                "ks-back",
                format!(
                    "M{} {}h-7a6 6 0 0 1 0-12h3m-3-3.5l-4 3.5l4 3.5",
                    x + 15,
                    y + 19
                ),
            );
            svg.sized(player.last, x + 25, y + 13, 100);
        });
        if !self.is_at_rest(seat) {
            self.player_token(svg, seat, [x + 34, y + 21], 66);
        }
        along + 46
    }

    /// The missions of others: sealed, until the game is over.
    fn letters(&self, svg: &mut Svg, seat: Seat, place: Place, along: i32) {
        if let Some(missions) = self.view.missions[seat.index()] {
            for (index, mission) in Mission::in_set(missions).enumerate() {
                let [x, y, ..] = place.beside(along + 29 * index as i32, 52, [24, 26]);
                let piece = svg.piece(format_args!("mission-{mission}"), x, y);
                piece.hold(|svg| {
                    svg.title(self.mission_title(seat, mission));
                    self.small_mission(svg, seat, mission);
                });
            }
            return;
        }
        let count = self.sealed_missions(seat);
        if count == 0 {
            return;
        }
        let title = Phrase::new("draw-sealed-missions")
            .with("name", self.name(seat))
            .with("count", i64::from(count));
        svg.el("g").hold(|svg| {
            svg.title(self.say(&title));
            let step = 66 / i32::from(count).max(3);
            for index in 0..count {
                let [x, y, ..] = place.beside(along + step * i32::from(index), 52, [20, 26]);
                svg.show("letter", x + 10, y + 13);
            }
        });
    }

    /// How many missions lie face down before a player.
    fn sealed_missions(&self, seat: Seat) -> u8 {
        let pending = &self.table.pending;
        match self.game.setup.mode {
            Mode::Basic if self.table.phase == Phase::Setup => 0,
            Mode::Basic => 3,
            Mode::Advanced => match pending.top() {
                Some(Step::PlaceBody) => 4,
                Some(Step::KeepMissions) if pending.seats().contains(seat) => 4,
                _ => 2,
            },
        }
    }
}

/// How the style calls a corner.
const fn called(corner: [i32; 2]) -> &'static str {
    match corner {
        [-1, -1] => "tl",
        [1, -1] => "tr",
        [1, 1] => "br",
        _ => "bl",
    }
}

/// A name that fits beside a rose.
fn shortened(name: &str) -> String {
    const MOST: usize = 18;
    if name.chars().count() <= MOST {
        return name.into();
    }
    let short: String = name.chars().take(MOST - 1).collect();
    format!("{}…", short.trim_end())
}
