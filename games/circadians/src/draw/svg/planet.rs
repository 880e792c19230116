//! The planet: hexes with what they yield, caches, arrows, harvesters; above it the event.

use alloc::{format, string::String};

use svg::{Point, Svg, Tenths, turned};
use tabletop::{Phrase, Seat};

use super::{Picture, goods, layers::Draws};
use crate::{
    components::{Direction, EventCard, Hex},
    figures::PlanetFigures,
    words as phrase,
};

/// The middle of the planet.
const MIDDLE: [i32; 2] = [477, 248];
/// From the middle of a hex to its corners.
const CORNER: i32 = 27;
/// Half the width of a hex, in tenths.
const HALF: i32 = 234;
/// The event: area of its banner.
const BANNER: [i32; 4] = [264, 4, 426, 46];

impl Picture<'_> {
    fn figures(&self) -> &PlanetFigures {
        &self.game.figures.planets[self.game.setup.planet as usize]
    }

    /// The middle of a hex.
    fn hex_at(&self, hex: Hex) -> Point {
        let (q, r) = self.figures().at[hex.index()];
        let (q, r) = (i32::from(q), i32::from(r));
        Point {
            x: Tenths(MIDDLE[0] * 10 + HALF * (2 * q + r)),
            y: Tenths(MIDDLE[1] * 10 + CORNER * 15 * r),
        }
    }

    pub fn planet(&self, svg: &mut Svg) {
        let [x, y] = MIDDLE;
        svg.group("cf-globe", |svg| {
            svg.circle("cf-air", x, y, 202);
            svg.circle("cf-sphere", x, y, 180);
            svg.show("veins", x, y);
            svg.circle("cf-shade", x, y, 180);
        });
        for hex in Hex::all() {
            self.hex(svg, hex);
        }
        self.arrows(svg);
        for hex in Hex::all() {
            self.walkers(svg, hex);
        }
        self.ways(svg);
    }

    /// Which die leads where from the harvester of the base.
    fn ways(&self, svg: &mut Svg) {
        if self.table.stage.is_setup() || self.table.is_over() {
            return;
        }
        let from = self.table.side(self.home).harvester;
        svg.group("cf-ways", |svg| {
            for &way in Direction::ALL {
                let Some(to) = self.see(|read| read.next(from, way)) else {
                    continue;
                };
                let at = self.hex_at(to);
                let y = Tenths(at.y.0 - 155);
                let title = Phrase::new("draw-way")
                    .with("die", phrase::a_die(way.value()))
                    .with("hex", self.game.hex(to));
                svg.named(&self.say(&title), |svg| {
                    svg.circle("cf-step", at.x, y, 7);
                    svg.label("cf-mid cf-step1", at.x, Tenths(y.0 + 43), way.value());
                });
            }
        });
    }

    fn hex(&self, svg: &mut Svg, place: Hex) {
        let at = self.hex_at(place);
        let ring = self.figures().ring(place).min(4);
        let name = format!("{place}").replace('_', "-");
        svg.spot(name, &self.hex_title(place), |svg| {
            let class = match place.cache_slot() {
                Some(slot) if self.table.caches[slot as usize].is_some() => {
                    String::from("cf-cache cf-spent")
                }
                Some(_) => String::from("cf-cache"),
                None => format!("cf-hex cf-r{ring}"),
            };
            svg.outline("hx", &class, at.x, at.y);
            self.hex_printed(svg, place, at);
            svg.outline("hx", "halo", at.x, at.y);
        });
        if let Some(bonus) = self.see(|read| read.bonus_on(place)) {
            let title = Phrase::new("draw-bonus")
                .with("amount", phrase::amount(bonus.resource, bonus.amount));
            let title = self.say(&title);
            let (x, y) = (at.x, Tenths(at.y.0 + 160));
            svg.piece(format_args!("bonus-{}", place.index() + 1), x, y)
                .hold(|svg| {
                    svg.title(title);
                    svg.rect("cf-bonus", [-12, -8, 24, 15], 7);
                    let row = goods::one(bonus.amount, goods::icon(bonus.resource));
                    goods::centred(svg, &row, [0, 4], 11, "cf-fine cf-onlight");
                });
        }
    }

    fn hex_printed(&self, svg: &mut Svg, place: Hex, at: Point) {
        let (x, y) = (at.x.0 / 10, at.y.0 / 10);
        let revealed = place
            .cache_slot()
            .map(|slot| self.table.caches[slot as usize]);
        let row = match revealed {
            Some(Some(cache)) => {
                let points = self.game.figures.caches[cache as usize];
                svg.show("points", x, y - 9);
                svg.label("cf-mid cf-large cf-on", x, y + 16, points);
                return;
            }
            Some(None) => {
                svg.sized("gem", x, y - 8, 120);
                goods::found(self.game.figures.cache_yield)
            }
            None => goods::found(self.figures().yields[place.index()]),
        };
        if revealed.is_some() {
            goods::centred(svg, &row, [x, y + 14], 11, "cf-fine cf-on");
        } else {
            goods::centred(svg, &row, [x, y + 4], 11, "cf-fine cf-on");
        }
    }

    fn hex_title(&self, place: Hex) -> String {
        let name = self.game.hex(place);
        let phrase = match place.cache_slot() {
            None => name,
            Some(slot) => match self.table.caches[slot as usize] {
                None => Phrase::new("draw-cache")
                    .with("cache", name)
                    .with("found", phrase::found(self.game.figures.cache_yield)),
                Some(cache) => {
                    let points = self.game.figures.caches[cache as usize];
                    Phrase::new("draw-cache-open")
                        .with("cache", name)
                        .with("points", phrase::points(points))
                }
            },
        };
        self.say(&phrase)
    }

    /// Arrows lead to the other side of the planet.
    fn arrows(&self, svg: &mut Svg) {
        let title = self.word("draw-arrow");
        svg.named(&title, |svg| {
            for place in Hex::all() {
                let arrow = self.figures().arrows.get(place.index()).copied().flatten();
                let Some(way) = arrow else { continue };
                let degrees = 30 + 60 * way as i32;
                let at = turned(self.hex_at(place), 35, degrees);
                svg.el("path")
                    .class("cf-arrow")
                    .at(
                        "transform",
                        format_args!("translate({at})rotate({degrees})"),
                    )
                    .at("d", "M0-9L8 4L0 0L-8 4z")
                    .empty();
            }
        });
    }

    /// The harvesters on a hex, side by side.
    fn walkers(&self, svg: &mut Svg, place: Hex) {
        let here = self.sides();
        let here = here.filter(|&seat| self.table.side(seat).harvester == place);
        let count = here.clone().count() as i32;
        let at = self.hex_at(place);
        for (index, seat) in here.enumerate() {
            let apart = if count > 2 { 120 } else { 190 };
            let x = Tenths(at.x.0 + apart * (2 * index as i32 - count + 1) / 2);
            // Below what the hex yields.
            let y = Tenths(at.y.0 + 185);
            let title = self.say(&Phrase::new("draw-harvester").with("name", self.name(seat)));
            svg.piece(format_args!("harvester-{seat}"), x, y)
                .class("cf-still")
                .hold(|svg| {
                    svg.title(title);
                    svg.sized(format_args!("h{seat}"), 0, 0, 75);
                });
        }
    }

    /// The event of the round, and Renzo's own.
    pub fn event(&self, svg: &mut Svg) {
        let [x, y, width, height] = BANNER;
        let own = self.table.private_event;
        let Some(card) = self.table.event else {
            svg.rect("cf-pane", BANNER, 8);
            svg.label(
                "cf-mid cf-name",
                x + width / 2,
                y + 28,
                self.word("draw-no-event"),
            );
            return;
        };
        let common = match own {
            None => BANNER,
            Some(_) => [x, y, width / 2 - 2, height],
        };
        self.event_card(
            svg,
            card,
            common,
            "common",
            own.is_some() && self.table.plays_private,
        );
        if let Some(own) = own {
            let area = [x + width / 2 + 2, y, width / 2 - 2, height];
            self.event_card(svg, own, area, "own", !self.table.plays_private);
        }
    }

    fn event_card(&self, svg: &mut Svg, card: EventCard, area: [i32; 4], name: &str, rests: bool) {
        let phrase = self.game.event_card(card);
        let key = if name == "own" {
            "draw-event-own"
        } else {
            "draw-event"
        };
        let title = self.say(&Phrase::new(key).with("card", phrase.clone()));
        let [x, y, width, height] = area;
        let tone = match card {
            EventCard::EndOfAnEra => "cf-banner cf-last",
            _ if self.game.figures.event(card).positive => "cf-banner cf-good",
            _ => "cf-banner cf-bad",
        };
        svg.spot(format_args!("event-{name}"), &title, |svg| {
            svg.rect(tone, area, 8);
            let symbol = match card {
                EventCard::EndOfAnEra => "end",
                _ if self.game.figures.event(card).positive => "sun",
                _ => "storm",
            };
            svg.show(symbol, x + 22, y + height / 2);
            let class = if rests && !self.table.stage.is_setup() {
                "cf-name cf-rests"
            } else {
                "cf-name"
            };
            svg.fitted(class, [x + 44, y + 15], width - 52, &self.say(&phrase));
            let text = self.does(phrase);
            svg.paragraph("cf-text", [x + 44, y + 28], [width - 52, 13, 2], &text);
            svg.halo([x + 2, y + 2, width - 4, height - 4]);
        });
    }

    /// Whose harvester stands where it could harvest now.
    pub fn hex_goods(&self, seat: Seat) -> goods::Row {
        let found = self.see(|read| read.planet_yield(seat));
        goods::found(found.unwrap_or_default())
    }
}
