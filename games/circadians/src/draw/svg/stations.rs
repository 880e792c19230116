//! Headquarters and the six stations: panes of glass with sockets for dice.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};

use svg::{Point, Svg, turned};
use tabletop::Phrase;

use super::{
    Picture,
    goods::{self, Row},
    layers::Draws,
};
use crate::{
    components::{Cost, Farm, Location, Origin, Resource, Ship, Space},
    figures::FarmKind,
    words as phrase,
};

/// The left edge of the stations, and how wide they are.
const LEFT: i32 = 4;
const WIDE: i32 = 256;

impl Picture<'_> {
    pub fn works(&self, svg: &mut Svg) {
        self.headquarters(svg, 4);
        self.mining_camp(svg, 64);
        self.laboratory(svg, 130);
        self.foundry(svg, 222);
    }

    pub fn trade(&self, svg: &mut Svg) {
        svg.group("cf-store", |svg| self.depository(svg));
        svg.group("cf-deals", |svg| {
            self.market(svg, 314);
            self.academy(svg, 380);
            self.control_room(svg, 438);
        });
    }

    fn is_open(&self, space: Space) -> bool {
        self.see(|read| read.is_open(space))
    }

    /// A space: its name, its socket, its die.
    pub fn space(&self, svg: &mut Svg, space: Space, name: &str, at: [i32; 2], printed: &str) {
        self.space_with(svg, space, name, at, printed, |_| {});
    }

    /// The same with figures beside it, which are left out while it is closed.
    pub fn space_with(
        &self,
        svg: &mut Svg,
        space: Space,
        name: &str,
        at: [i32; 2],
        printed: &str,
        beside: impl FnOnce(&mut Svg),
    ) {
        let open = self.is_open(space);
        if !open {
            let title = Phrase::new("draw-closed").with("place", phrase::space(space));
            let title = self.say(&title);
            return svg.named(&title, |svg| self.socket(svg, at, printed, false));
        }
        let title = self.space_title(space);
        svg.spot(name, &title, |svg| {
            self.socket(svg, at, printed, true);
            beside(svg);
            if let Some(die) = self.table.on(space) {
                self.die(svg, die, at, 100);
            }
            svg.outline("so", "halo", at[0], at[1]);
        });
    }

    /// A space with what it costs and brings.
    fn space_title(&self, space: Space) -> String {
        let figures = &self.game.figures;
        let number = space.number() as usize;
        let place = phrase::space(space);
        let phrase = match space.location() {
            Location::MiningCamp => Phrase::new("draw-mining")
                .with("place", place)
                .with("count", phrase::number(figures.mining[number].target))
                .with(
                    "amount",
                    phrase::amount(Resource::Gem, figures.mining[number].gems),
                ),
            Location::Market => {
                let rates = figures.rates_of(Some(space.number()));
                let rates = rates.map(|one| phrase::rate(&figures.rates[one as usize]));
                let rates: Vec<Phrase> = rates.collect();
                let rates = phrase::together(rates);
                Phrase::new("draw-market")
                    .with("place", place)
                    .with("rates", rates)
            }
            Location::Academy => {
                let academy = &figures.academy[number];
                let values = (1..=6).filter(|value| academy.takes(*value));
                let values = phrase::either(values.map(phrase::value));
                let [one, two] = self
                    .academy_costs(space)
                    .map(|cost| phrase::amount(academy.resource, cost));
                Phrase::new("draw-academy")
                    .with("place", place)
                    .with("values", values.unwrap_or_else(|| phrase::value(0)))
                    .with("one", one)
                    .with("two", two)
            }
            Location::Negotiations => {
                let printed = figures.negotiation(space);
                Phrase::new("draw-negotiation")
                    .with("place", place)
                    .with("amount", phrase::price(self.negotiation_cost(space)))
                    .with("points", phrase::points(printed.points))
            }
            _ => place,
        };
        self.say(&phrase)
    }

    /// What one die and two dice cost now.
    fn academy_costs(&self, space: Space) -> [u8; 2] {
        let one = self.game.figures.academy[space.number() as usize].resource;
        self.see(|read| {
            let terms = read.terms(self.home, Location::Academy, [0; 4]);
            [1, 2].map(|dice| read.academy_cost(space, dice, &terms)[one as usize])
        })
    }

    /// What a negotiation costs now.
    pub fn negotiation_cost(&self, space: Space) -> Cost {
        self.see(|read| {
            let terms = read.negotiation_terms(self.home, [0; 4]);
            read.negotiation_cost(space, &terms)
        })
    }

    /// A pane with its heading that can be touched as a whole.
    fn pane(&self, svg: &mut Svg, at: Location, spot: &str, y: i32, height: i32) {
        let name = self.say(&phrase::location(at));
        if spot.is_empty() {
            svg.panel([LEFT, y, WIDE, height], &name);
        } else {
            svg.spot(spot, &name, |svg| {
                svg.panel([LEFT, y, WIDE, height], &name);
                svg.halo([LEFT + 1, y + 1, WIDE - 2, height - 2]);
            });
        }
    }

    fn headquarters(&self, svg: &mut Svg, y: i32) {
        let at = Location::Headquarters;
        self.pane(svg, at, "headquarters", y, 56);
        let figures = &self.game.figures.headquarters;
        for (index, space) in Space::of(at).enumerate() {
            let place = [LEFT + 23 + 37 * index as i32, y + 37];
            let name = format!("headquarters-{}", index + 1);
            self.space(svg, space, &name, place, &(index + 1).to_string());
            let origin = Origin::Headquarters(index as u8);
            let taken = self.table.sending.die;
            if let Some(die) = taken.filter(|_| self.table.sending.origin == Some(origin)) {
                svg.group("cf-lifted", |svg| self.die(svg, die, place, 100));
            }
            if figures.may_flip[index] {
                svg.named(&self.word("draw-flip"), |svg| {
                    svg.circle("cf-badge", place[0] + 14, place[1] + 10, 8);
                    svg.sized("flip", place[0] + 14, place[1] + 10, 85);
                });
            }
        }
        let reward = Phrase::new("draw-headquarters")
            .with("amount", phrase::amount(Resource::Water, figures.water))
            .with("contracts", phrase::contracts(figures.contracts));
        let reward = self.say(&reward);
        svg.named(&reward, |svg| {
            let mut row = goods::one(figures.water, "water");
            row.push(("/".to_string(), ""));
            row.push((figures.contracts.to_string(), "contract"));
            goods::draw(svg, &row, [LEFT + 172, y + 42], 15, "cf-n cf-big");
        });
    }

    fn mining_camp(&self, svg: &mut Svg, y: i32) {
        let at = Location::MiningCamp;
        self.pane(svg, at, "", y, 62);
        for (index, space) in Space::of(at).enumerate() {
            let x = LEFT + 22 + 63 * index as i32;
            let name = format!("location-mining-camp-{}", index + 1);
            self.space_with(svg, space, &name, [x, y + 40], "", |svg| {
                let printed = &self.game.figures.mining[index];
                let target = self.see(|read| read.mining_target(self.home, space));
                svg.label("cf-n cf-big", x + 19, y + 37, target);
                let row = goods::one(printed.gems, "gem");
                goods::draw(svg, &row, [x + 19, y + 53], 13, "cf-n");
            });
        }
    }

    fn laboratory(&self, svg: &mut Svg, y: i32) {
        let at = Location::Laboratory;
        self.pane(svg, at, "location-laboratory", y, 88);
        self.prices(svg, at, [LEFT + WIDE - 6, y + 15]);
        for (index, space) in Space::of(at).enumerate() {
            let (row, half) = (index as i32 / 2, index as i32 % 2);
            let place = [LEFT + 22 + 35 * half, y + 37 + 34 * row];
            let letter = if half == 0 { 'a' } else { 'b' };
            let name = format!("location-laboratory-{}{letter}", row + 1);
            self.space(svg, space, &name, place, "=");
        }
        for stack in 0..3 {
            let top = self.table.farms.tops[stack];
            let phrase = top.map(|farm| self.game.farm(farm));
            let beneath = self.table.farms.beneath[stack];
            let area = [LEFT + 82 + 57 * stack as i32, y + 21, 54, 62];
            self.stack(
                svg,
                &format!("farm-{}", stack + 1),
                phrase,
                beneath,
                area,
                |svg, at| {
                    if let Some(farm) = top {
                        self.farm_picture(svg, farm, at);
                    }
                },
            );
        }
    }

    fn foundry(&self, svg: &mut Svg, y: i32) {
        let at = Location::Foundry;
        self.pane(svg, at, "location-foundry", y, 88);
        let figures = &self.game.figures;
        self.prices(svg, at, [LEFT + WIDE - 6, y + 15]);
        for (index, space) in Space::of(at).enumerate() {
            let place = [
                LEFT + 22 + 35 * (index as i32 % 2),
                y + 37 + 34 * (index as i32 / 2),
            ];
            let name = format!("location-foundry-{}", index + 1);
            self.space(svg, space, &name, place, "");
        }
        for stack in 0..3 {
            let top = self.table.ships.tops[stack];
            let phrase = top.map(|ship| self.game.ship(ship));
            let beneath = self.table.ships.beneath[stack];
            let area = [LEFT + 82 + 57 * stack as i32, y + 21, 54, 62];
            self.stack(
                svg,
                &format!("ship-{}", stack + 1),
                phrase,
                beneath,
                area,
                |svg, at| {
                    if let Some(ship) = top {
                        self.ship_picture(svg, ship, at, true);
                    }
                },
            );
            let values = (1..=6).filter(|&value| figures.ship_stack[value - 1] as usize == stack);
            let values: Vec<String> = values.map(|value| value.to_string()).collect();
            svg.label(
                "cf-mid cf-tag cf-onlight",
                area[0] + 27,
                y + 80,
                values.join("·"),
            );
        }
    }

    /// The top of a stack, and how many tiles lie beneath.
    fn stack(
        &self,
        svg: &mut Svg,
        name: &str,
        tile: Option<Phrase>,
        beneath: u8,
        [x, y, width, height]: [i32; 4],
        picture: impl FnOnce(&mut Svg, [i32; 2]),
    ) {
        let empty = tile.is_none();
        let title = match tile {
            Some(tile) => self.say(
                &Phrase::new("draw-stack")
                    .with("it", tile)
                    .with("count", phrase::number(beneath)),
            ),
            None => self.word("draw-no-stack"),
        };
        svg.spot(format_args!("tile-{name}"), &title, |svg| {
            for under in (1..=i32::from(beneath.min(2))).rev() {
                let area = [x + 2 * under, y - 2 * under, width, height];
                svg.rect("cf-tile cf-under", area, 6);
            }
            svg.rect(
                if empty { "cf-shut" } else { "cf-tile" },
                [x, y, width, height],
                6,
            );
            picture(svg, [x + width / 2, y + 24]);
            svg.halo([x, y, width, height]);
        });
    }

    fn market(&self, svg: &mut Svg, y: i32) {
        let at = Location::Market;
        self.pane(svg, at, "", y, 62);
        let figures = &self.game.figures;
        for (index, space) in Space::of(at).enumerate() {
            let x = LEFT + 19 + 84 * index as i32;
            let name = format!("location-market-{}", index + 1);
            self.space_with(svg, space, &name, [x, y + 40], "", |svg| {
                let rates = figures.rates_of(Some(space.number()));
                let count = rates.len() as i32;
                for (line, one) in rates.enumerate() {
                    let rate = &figures.rates[one as usize];
                    let mut row: Row = goods::one(rate.give_amount, goods::icon(rate.give));
                    row.push(("›".to_string(), ""));
                    row.push((rate.get_amount.to_string(), goods::icon(rate.get)));
                    let height = y + 44 + 14 * line as i32 - 7 * (count - 1);
                    goods::draw(svg, &row, [x + 18, height], 11, "cf-fine");
                }
            });
        }
    }

    fn academy(&self, svg: &mut Svg, y: i32) {
        let at = Location::Academy;
        self.pane(svg, at, "location-academy", y, 54);
        for (index, space) in Space::of(at).enumerate() {
            let x = LEFT + 19 + 84 * index as i32;
            let printed = &self.game.figures.academy[index];
            let values = (1..=6).filter(|value| printed.takes(*value));
            let values: Vec<String> = values.map(|value| value.to_string()).collect();
            let name = format!("location-academy-{}", index + 1);
            self.space_with(svg, space, &name, [x, y + 35], &values.join("·"), |svg| {
                for (line, cost) in self.academy_costs(space).into_iter().enumerate() {
                    let mut row = goods::one(cost, goods::icon(printed.resource));
                    row.push(("›".to_string(), ""));
                    row.push(((line + 1).to_string(), "die"));
                    let class = goods::price_class([cost], [printed.costs[line]]);
                    goods::draw(svg, &row, [x + 19, y + 33 + 15 * line as i32], 12, class);
                }
            });
        }
    }

    fn control_room(&self, svg: &mut Svg, y: i32) {
        let at = Location::ControlRoom;
        self.pane(svg, at, "location-control-room", y, 54);
        self.prices(svg, at, [LEFT + WIDE - 66, y + 15]);
        for (index, space) in Space::of(at).enumerate() {
            let name = format!("location-control-room-{}", index + 1);
            let place = [LEFT + 22 + 37 * index as i32, y + 35];
            self.space(svg, space, &name, place, "");
        }
        svg.named(&self.word("draw-directions"), |svg| {
            let middle = Point::at(LEFT + WIDE - 28, y + 27);
            svg.circle("cf-rose", LEFT + WIDE - 28, y + 27, 9);
            for value in 1..=6 {
                let degrees = 60 * value - 30;
                let tip = turned(middle, 11, degrees);
                svg.el("path")
                    .class("cf-way")
                    .at(
                        "transform",
                        format_args!("translate({tip})rotate({degrees})"),
                    )
                    .at("d", "M0-4L4 2H-4z")
                    .empty();
                let text = turned(middle, 21, degrees);
                let y = svg::Tenths(text.y.0 + 40);
                svg.label("cf-mid cf-tag", text.x, y, value);
            }
        });
    }

    /// What a ship does, around a place. The ship of the first garage is printed on the base
    /// and scores nothing.
    pub fn ship_picture(&self, svg: &mut Svg, ship: Ship, [x, y]: [i32; 2], scores: bool) {
        svg.show("ship-body", x, y - 6);
        let figures = self.game.figures.ship(ship);
        let mut row: Row = Row::new();
        if figures.flip {
            row.push((String::new(), "flip"));
        }
        match (figures.up, figures.down) {
            (0, 0) => {}
            (up, 0) => row.push((format!("+{up}"), "")),
            (up, _) => row.push((format!("±{up}"), "")),
        }
        if figures.free_garage {
            row.push((String::from("0"), "algae"));
        }
        for (cost, icon) in goods::row(figures.discount) {
            row.push((format!("−{cost}"), icon));
        }
        if row.is_empty() {
            row.push((figures.points.to_string(), "points"));
        }
        let size = if row.len() > 1 { 11 } else { 13 };
        svg.group("cf-dark", |svg| {
            goods::centred(svg, &row, [x, y + 18], size, "cf-n cf-onlight");
        });
        if scores && figures.points > 0 && !row.iter().any(|(_, icon)| *icon == "points") {
            let points = goods::one(figures.points, "points");
            goods::draw(svg, &points, [x + 7, y - 11], 11, "cf-fine cf-onlight");
        }
    }

    /// What a farm does, around a place.
    pub fn farm_picture(&self, svg: &mut Svg, farm: Farm, [x, y]: [i32; 2]) {
        let figures = self.game.figures.farm(farm);
        svg.show("farm-body", x, y - 6);
        let row = match figures.kind {
            FarmKind::Passive(found) => goods::found(found),
            FarmKind::NeedsSix(found) => {
                let mut row = goods::found(found);
                row.insert(0, (String::from("6›"), ""));
                row
            }
            FarmKind::Table([first, second]) => Row::from([
                (String::new(), goods::icon(first)),
                (String::from("/"), goods::icon(second)),
            ]),
            FarmKind::Trades(count) => goods::one(count, "trade"),
            FarmKind::Nothing => goods::one(figures.points, "points"),
        };
        svg.group("cf-dark", |svg| {
            goods::centred(svg, &row, [x, y + 18], 13, "cf-n cf-onlight");
        });
        if figures.points > 0 && figures.kind != FarmKind::Nothing {
            let points = goods::one(figures.points, "points");
            goods::draw(svg, &points, [x + 7, y - 11], 11, "cf-fine cf-onlight");
        }
    }
}
