//! The bases of the others: small under the planet, large when they are touched.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};

use svg::Svg;
use tabletop::{Phrase, Seat, Words as _};

use super::{
    Picture,
    goods::{self, Row},
    layers::{Draws, lines},
};
use crate::{
    components::{Die, Origin, Resource},
    state::Source,
    words as phrase,
};

/// Where the small ones stand.
const AREA: [i32; 4] = [264, 442, 426, 48];
/// Where a large one opens: over the planet.
const LARGE: [i32; 4] = [266, 110, 422, 326];

impl Picture<'_> {
    pub fn others(&self, svg: &mut Svg) {
        let others: Vec<Seat> = self.sides().filter(|&seat| seat != self.home).collect();
        let [x, y, width, height] = AREA;
        let wide = (width + 4) / (others.len() as i32).max(1) - 4;
        for (index, &seat) in others.iter().enumerate() {
            let most = if self.is_rival(seat) { width } else { 214 };
            let area = [x + (wide + 4) * index as i32, y, wide.min(most), height];
            self.small(svg, seat, area);
        }
    }

    fn small(&self, svg: &mut Svg, seat: Seat, area: [i32; 4]) {
        let [x, y, width, _] = area;
        let title = Phrase::new("draw-base").with("name", self.name(seat));
        let title = self.say(&title);
        let rival = self.is_rival(seat);
        svg.el("g")
            .class(if rival { "cf-mini cf-rival" } else { "cf-mini" })
            .at("tabindex", 0)
            .at("role", "button")
            .at("aria-label", &title)
            .hold(|svg| {
                svg.title(&title);
                svg.rect("cf-bench cf-door", area, 8);
                self.mark(svg, seat, x + 13, y + 13);
                svg.fitted("cf-name", [x + 23, y + 17], width - 62, &self.name(seat));
                if self.table.radio == seat {
                    svg.named(&self.word("draw-radio"), |svg| {
                        svg.sized("radio", x + width - 12, y + 12, 80);
                    });
                }
                if rival {
                    self.rival_small(svg, seat, area);
                } else {
                    self.small_dice(svg, seat, [x + 14, y + 34]);
                }
                svg.group("cf-open", |svg| {
                    if rival {
                        self.rival_large(svg, seat);
                    } else {
                        self.large(svg, seat);
                    }
                });
            });
    }

    /// The garages of a small base, with their dice.
    fn small_dice(&self, svg: &mut Svg, seat: Seat, [x, y]: [i32; 2]) {
        let side = self.table.side(seat);
        for garage in 0..5 {
            let at = [x + 21 * garage, y];
            svg.rect("cf-socket", [at[0] - 9, y - 9, 18, 18], 5);
            let die = side.garages[garage as usize];
            let lifted = self.taken_from(Origin::Garage(garage as u8), seat);
            if let Some(die) = die {
                self.die(svg, die, at, 60);
            } else if let Some(die) = lifted {
                svg.group("cf-lifted", |svg| self.die(svg, die, at, 60));
            }
        }
        let title = self.say(&phrase::dice(side.supply));
        svg.named(&title, |svg| {
            let row = goods::one(side.supply, "die");
            goods::draw(svg, &row, [x + 98, y + 5], 12, "cf-n");
        });
    }

    /// The rival's board: the schemes of this round with their dice, what it has, and where
    /// there is room the newest scheme in words.
    fn rival_small(&self, svg: &mut Svg, seat: Seat, [x, y, width, _]: [i32; 4]) {
        let rival = &self.table.rival;
        for (index, scheme) in rival.slots.into_iter().enumerate() {
            let at = [x + 14 + 21 * index as i32, y + 34];
            svg.rect("cf-socket", [at[0] - 9, at[1] - 9, 18, 18], 5);
            let Some(scheme) = scheme else { continue };
            let die = Die::new(seat, self.game.figures.schemes[scheme as usize].value);
            let piece = svg.piece(format_args!("scheme-{}", index + 1), at[0], at[1]);
            piece.hold(|svg| {
                svg.title(self.say(&self.game.scheme(scheme)));
                self.face(svg, die, 60);
            });
        }
        let mut row = goods::one(self.points_now(seat), "points");
        if width > 200 {
            let gems = self.view.purse(seat).map_or(0, |purse| purse.gem);
            row.push((self.table.side(seat).supply.to_string(), "die"));
            row.push((gems.to_string(), "gem"));
            row.push((format!("{}/3", rival.progress), "done"));
        }
        goods::draw(svg, &row, [x + 94, y + 39], 12, "cf-n");
        if let Some(newest) = rival.schemes().last().filter(|_| width > 400) {
            let text = self.say(&self.game.scheme(newest));
            let at = [x + 236, y + 20];
            svg.paragraph("cf-text", at, [width - 244, 14, 2], &text);
        }
    }

    /// The points of a side if the game ended now; some may be hidden.
    fn points_now(&self, seat: Seat) -> String {
        let sources = (0..Source::COUNT as u8).map(|source| {
            let scored = i32::from(self.table.side(seat).points[source as usize]);
            let more = self.game.unscored(self.view, seat, source);
            (scored + more.unwrap_or(0), more.is_none())
        });
        let (total, hidden) = sources.fold((0, false), |(total, hidden), (points, some)| {
            (total + points, hidden || some)
        });
        if hidden {
            format!("~{total}")
        } else {
            total.to_string()
        }
    }

    /// The head of a large base.
    fn large_head(&self, svg: &mut Svg, seat: Seat, area: [i32; 4]) {
        let [x, y, _, _] = area;
        svg.rect("cf-sheet", area, 10);
        self.mark(svg, seat, x + 18, y + 18);
        svg.fitted("cf-name cf-title", [x + 30, y + 23], 190, &self.name(seat));
    }

    fn large(&self, svg: &mut Svg, seat: Seat) {
        let [x, y, width, height] = LARGE;
        let side = self.table.side(seat);
        self.large_head(svg, seat, LARGE);
        let goods_row: Row = Resource::ALL
            .iter()
            .map(|&one| {
                let count = self.view.purse(seat).map(|purse| purse.of(one));
                let count = count.map_or("?".to_string(), |count| count.to_string());
                (count, goods::icon(one))
            })
            .collect();
        let right = x + width - 12 - goods::width(&goods_row, 15);
        goods::draw(svg, &goods_row, [right, y + 23], 15, "cf-n cf-big");
        let mut line = y + 42;
        for one in side.leaders {
            let text = self.told(self.game.leader(one));
            let lines = svg.paragraph("cf-text", [x + 14, line], [width - 28, 13, 4], &text);
            line += 13 * lines + 2;
        }
        let top = line - 6;
        for garage in 0..5 {
            let left = x + 8 + 82 * i32::from(garage);
            svg.rect("cf-bay", [left, top, 78, 76], 7);
            if let Some(ship) = self.ship_in(seat, garage) {
                let title = self.told(self.game.ship(ship));
                svg.named(&title, |svg| {
                    svg.rect("cf-tile", [left + 3, top + 3, 72, 40], 6);
                    self.ship_picture(svg, ship, [left + 39, top + 22], garage > 0);
                });
            } else {
                svg.show("rover", left + 39, top + 24);
            }
            self.bare_die(svg, side.garages[garage as usize], [left + 39, top + 59]);
        }
        let top = top + 82;
        for slot in 0..6 {
            let left = x + 8 + 68 * i32::from(slot);
            svg.rect("cf-bay cf-field", [left, top, 65, 76], 7);
            if let Some(farm) = self.farm_on(seat, slot) {
                let title = self.told(self.game.farm(farm));
                svg.named(&title, |svg| {
                    svg.rect("cf-tile", [left + 3, top + 3, 59, 40], 6);
                    self.farm_picture(svg, farm, [left + 32, top + 21]);
                });
            } else if slot < 3 {
                svg.named(&self.say(&self.game.starting_farm(slot)), |svg| {
                    svg.show("farm-body", left + 32, top + 15);
                    let row = self.starting_row(slot);
                    goods::centred(svg, &row, [left + 32, top + 40], 12, "cf-n");
                });
            }
            if self.see(|read| read.takes_die(seat, slot)) {
                self.bare_die(svg, side.farms[slot as usize], [left + 32, top + 59]);
            }
        }
        let top = top + 82;
        svg.label("cf-head", x + 12, top + 20, self.word("draw-cantina"));
        let mut left = x + 90;
        for value in 1..=6 {
            for _ in 0..side.cantina[value as usize - 1] {
                self.bare_die(svg, Some(Die::new(seat, value)), [left, top + 15]);
                left += 26;
            }
        }
        let mut row = goods::one(self.view.hands[seat.index()], "contract");
        row.push((side.supply.to_string(), "die"));
        row.push((format!("+{}", side.reserve), "dice"));
        let text = Phrase::new("draw-in-hand")
            .with(
                "contracts",
                phrase::contracts(self.view.hands[seat.index()]),
            )
            .with("supply", phrase::dice(side.supply))
            .with("reserve", phrase::number(side.reserve));
        svg.named(&self.say(&text), |svg| {
            let right = x + width - 14 - goods::width(&row, 14);
            goods::draw(svg, &row, [right, top + 20], 14, "cf-n cf-big");
        });
        let area = [x + 12, top + 44, width - 24, y + height - top - 48];
        self.fulfilled_by(svg, seat, area);
    }

    /// Fulfilled contracts with what they do, or by their names where they are too many.
    fn fulfilled_by(&self, svg: &mut Svg, seat: Seat, [x, y, width, height]: [i32; 4]) {
        let cards = self.table.side(seat).fulfilled;
        let name = |card| self.say(&phrase::contract(card));
        let told = cards.iter().flat_map(|card| {
            let effect = self.say(&self.game.contract_effect(card));
            lines(&format!("✓ {}: {effect}", name(card)), width, 9)
        });
        let mut told: Vec<String> = told.collect();
        if 13 * told.len() as i32 > height {
            let names: Vec<String> = cards.iter().map(name).collect();
            told = lines(&format!("✓ {}", names.join(" · ")), width, 9);
        }
        for (line, text) in told.iter().enumerate() {
            svg.label("cf-text", x, y + 13 * line as i32, text);
        }
    }

    /// A die without a key: the same die is drawn elsewhere.
    fn bare_die(&self, svg: &mut Svg, die: Option<Die>, [x, y]: [i32; 2]) {
        svg.rect("cf-socket", [x - 13, y - 13, 26, 26], 6);
        if let Some(die) = die {
            svg.el("g").moved(x, y).hold(|svg| self.face(svg, die, 85));
        }
    }

    fn rival_large(&self, svg: &mut Svg, seat: Seat) {
        let side = self.table.side(seat);
        let gems = self.view.purse(seat).map_or(0, |purse| purse.gem);
        let facts = [
            Phrase::new("draw-rival-dice").with("dice", phrase::dice(side.supply)),
            Phrase::new("draw-rival-gems").with("amount", phrase::amount(Resource::Gem, gems)),
            Phrase::new("draw-rival-progress")
                .with("count", phrase::number(self.table.rival.progress)),
            Phrase::new("draw-rival-points").with("points", self.points_now(seat)),
        ];
        let schemes = self.table.rival.schemes();
        let schemes: Vec<Vec<String>> = schemes
            .map(|scheme| {
                let text = self.say(&self.game.scheme(scheme));
                lines(&text, LARGE[2] - 28, 3)
            })
            .collect();
        let [x, y, width, height] = LARGE;
        let told: i32 = schemes
            .iter()
            .map(|lines| 14 * lines.len() as i32 + 6)
            .sum();
        let tall = 107 + told + if schemes.is_empty() { 0 } else { 26 };
        let area = [x, y + height - tall, width, tall];
        self.large_head(svg, seat, area);
        let mut top = area[1] + 46;
        for fact in facts {
            svg.label("cf-text", x + 14, top, self.say(&fact));
            top += 17;
        }
        if !schemes.is_empty() {
            svg.label("cf-head", x + 14, top + 8, self.word("draw-schemes"));
            top += 26;
        }
        for lines in schemes {
            for line in lines {
                svg.label("cf-text", x + 14, top, line);
                top += 14;
            }
            top += 6;
        }
    }
}
