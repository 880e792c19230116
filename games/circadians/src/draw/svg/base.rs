//! The research base as a workbench: leader, resources, garages, farms, cantina, dice.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};

use svg::Svg;
use tabletop::{Phrase, Seat};

use super::{
    Picture,
    goods::{self, Row},
    layers::Draws,
};
use crate::{
    components::{Die, Origin, Resource, Ship, Spot},
    cost::plus,
    state::{Sal, Stage},
    step::Step,
    words as phrase,
};

/// The upper edge of the base.
pub(super) const TOP: i32 = 496;
/// Where garages and farms begin.
pub(super) const BENCH: i32 = 146;

impl Picture<'_> {
    pub fn base(&self, svg: &mut Svg) {
        svg.rect("cf-bench cf-top", [4, TOP, 574, 260], 10);
        svg.group("cf-work", |svg| {
            for garage in 0..5 {
                self.garage(svg, garage);
            }
            for slot in 0..6 {
                self.farm(svg, slot);
            }
            self.cantina(svg);
            self.tray(svg);
            for garage in 0..5 {
                self.values(svg, garage);
            }
        });
        svg.group("cf-crew", |svg| self.crew(svg, [134, 148]));
        // A phone has less height and more width for it.
        svg.group("cf-crew2", |svg| self.crew(svg, [252, 112]));
        svg.group("cf-purse", |svg| self.purse(svg));
    }

    /// The leader, or both of the Dyad Alliance.
    fn crew(&self, svg: &mut Svg, [width, height]: [i32; 2]) {
        let seat = self.home;
        svg.rect("cf-card", [8, TOP + 4, width, height], 8);
        self.mark(svg, seat, 20, TOP + 17);
        svg.fitted("cf-name", [30, TOP + 21], width - 50, &self.name(seat));
        if self.table.radio == seat {
            svg.named(&self.word("draw-radio"), |svg| {
                svg.show("radio", width - 5, TOP + 18);
            });
        }
        let leaders = self.table.side(seat).leaders;
        let mut y = TOP + 37;
        for one in leaders {
            let phrase = self.game.leader(one);
            svg.named(&self.told(phrase.clone()), |svg| {
                svg.fitted("cf-name cf-accent", [14, y], width - 12, &self.say(&phrase));
                let most = (height - 36) / 14 / leaders.len() as i32 - 1;
                let text = self.does(phrase);
                let size = [width - 12, 14, most.max(2)];
                y += 15 + 14 * svg.paragraph("cf-text", [14, y + 15], size, &text) + 4;
            });
        }
    }

    /// Resources, and the dice that are not assigned.
    fn purse(&self, svg: &mut Svg) {
        let purse = self.view.purse(self.home);
        for (index, &one) in Resource::ALL.iter().enumerate() {
            let (column, row) = (index as i32 % 2, index as i32 / 2);
            let [x, y] = [8 + 68 * column, TOP + 156 + 34 * row];
            let count = purse.map(|purse| purse.of(one));
            let title = match count {
                Some(count) => self.amount_name(one, count),
                None => self.say(&phrase::resource(one)),
            };
            svg.spot(format_args!("resource-{one}"), &title, |svg| {
                svg.rect("cf-well", [x, y, 66, 31], 8);
                svg.sized(goods::icon(one), x + 16, y + 16, 130);
                let text = count.map_or("?".to_string(), |count| count.to_string());
                svg.label("cf-mid cf-large", x + 43, y + 22, text);
                svg.halo([x, y, 66, 31]);
            });
        }
        let side = self.table.side(self.home);
        let title = Phrase::new("draw-supply")
            .with("supply", phrase::dice(side.supply))
            .with("reserve", phrase::number(side.reserve));
        let title = self.say(&title);
        svg.spot("supply", &title, |svg| {
            let y = TOP + 225;
            svg.rect("cf-well", [8, y, 134, 31], 8);
            svg.sized("die", 24, y + 16, 130);
            svg.label("cf-large", 38, y + 22, side.supply);
            svg.named(&self.word("draw-reserve"), |svg| {
                let text = format!("+{}", side.reserve);
                svg.sized("dice", 84, y + 16, 110);
                svg.label("cf-n cf-soft", 100, y + 21, text);
            });
            svg.halo([8, y, 134, 31]);
        });
    }

    /// The ship of a garage.
    pub fn ship_in(&self, seat: Seat, garage: u8) -> Option<Ship> {
        self.see(|read| read.ship_in(seat, garage))
    }

    pub fn garage(&self, svg: &mut Svg, garage: u8) {
        let seat = self.home;
        let [x, y] = [BENCH + 86 * i32::from(garage), TOP + 4];
        let ship = self.ship_in(seat, garage);
        let origin = Origin::Garage(garage);
        let cost = self.see(|read| read.send_cost(seat, origin));
        let place = phrase::spot(Spot::Garage(garage));
        let title = if cost == [0; 4] {
            Phrase::new("draw-garage-free").with("place", place)
        } else {
            Phrase::new("draw-garage")
                .with("place", place)
                .with("amount", phrase::price(cost))
        };
        let mut title = self.say(&title);
        if let Some(ship) = ship {
            title = format!("{title}. {}", self.told(self.game.ship(ship)));
        }
        let placed = self.table.side(seat).garages[garage as usize];
        let lifted = self.taken_from(origin, seat);
        svg.spot(format_args!("garage-{}", garage + 1), &title, |svg| {
            svg.rect("cf-bay", [x, y, 84, 102], 8);
            match ship {
                Some(ship) => {
                    let tile = |svg: &mut Svg| {
                        svg.rect("cf-tile", [-39, -23, 78, 46], 6);
                        self.ship_picture(svg, ship, [0, 2], garage > 0);
                    };
                    if garage == 0 {
                        svg.el("g").moved(x + 42, y + 26).hold(tile);
                    } else {
                        let key = format!("ship-{seat}-{}", garage + 1);
                        svg.piece(key, x + 42, y + 26).hold(tile);
                    }
                }
                None => {
                    svg.named(&self.word("draw-rover"), |svg| {
                        svg.show("rover", x + 42, y + 28);
                    });
                    let bonus = &self.game.figures.base.ship_bonus;
                    let places = [garage.saturating_sub(1), self.table.side(seat).ship_count()];
                    self.printed_bonus(svg, bonus, places, [x + 80, y + 15]);
                }
            }
            self.socket(svg, [x + 20, y + 81], &(garage + 1).to_string(), true);
            let row = goods::row(cost);
            if row.is_empty() {
                svg.label("cf-n cf-soft", x + 42, y + 72, "0");
                svg.sized("algae", x + 56, y + 68, 80);
            } else {
                for (line, (count, icon)) in row.into_iter().enumerate() {
                    let one = Row::from([(format!("−{count}"), icon)]);
                    goods::draw(svg, &one, [x + 40, y + 72 + 14 * line as i32], 13, "cf-n");
                }
            }
            if let Some(die) = placed {
                self.reach(svg, origin, die, [x + 40, y + 96]);
                self.die(svg, die, [x + 20, y + 81], 100);
            } else if let Some(die) = lifted {
                svg.group("cf-lifted", |svg| self.die(svg, die, [x + 20, y + 79], 100));
            }
            svg.halo([x, y, 84, 102]);
        });
    }

    /// The points printed on an empty place for a tile: those of the left-most one count.
    pub fn printed_bonus(
        &self,
        svg: &mut Svg,
        bonus: &[u8],
        [before, built]: [u8; 2],
        [right, y]: [i32; 2],
    ) {
        let points = bonus.get(before as usize).copied().unwrap_or_default();
        if points == 0 {
            return;
        }
        let row = goods::one(points, "points");
        let place = [right - goods::width(&row, 12), y];
        if before != built {
            goods::draw(svg, &row, place, 12, "cf-n cf-soft");
            return;
        }
        let title = Phrase::new("draw-bonus-now")
            .with("points", phrase::points(points))
            .with("count", phrase::number(before));
        svg.named(&self.say(&title), |svg| {
            goods::draw(svg, &row, place, 12, "cf-n cf-points");
        });
    }

    /// The values a die can be sent with.
    fn reach(&self, svg: &mut Svg, origin: Origin, die: Die, [x, y]: [i32; 2]) {
        let reach = self.see(|read| read.reach(self.home, origin, die));
        let values = (1..=6).filter(|value| reach >> value & 1 == 1);
        let values: Vec<String> = values.map(|value| value.to_string()).collect();
        if values.len() > 1 {
            let title = self.word("draw-reach");
            svg.named(&title, |svg| {
                svg.label("cf-n cf-soft", x, y, values.join("·"));
            });
        }
    }

    /// The values among which its owner chooses when a die is sent, over its garage. They are
    /// seen only when they are asked for.
    fn values(&self, svg: &mut Svg, garage: u8) {
        let origin = Origin::Garage(garage);
        let Some(die) = self.table.side(self.home).garages[garage as usize] else {
            return;
        };
        let reach = self.see(|read| match read.check_origin(self.home, origin) {
            Ok(die) => read.reach(self.home, origin, die),
            Err(_) => 0,
        });
        let asked = self.table.pending.top() == Some(Step::Send) && self.table.active == self.home;
        if !asked || reach.count_ones() < 2 {
            return;
        }
        let [x, y] = [BENCH + 86 * i32::from(garage), TOP + 4];
        svg.group("cf-values", |svg| {
            svg.rect("cf-card", [x, y, 84, 50], 8);
            let mut at = [x + 42 - 14 * (reach.count_ones() as i32 - 1), y + 25];
            for value in (1..=6).filter(|value| reach >> value & 1 == 1) {
                let title = self.say(&phrase::value(value));
                svg.spot(format_args!("value-{value}"), &title, |svg| {
                    let face = |svg: &mut Svg| self.face(svg, die.turned(value), 80);
                    svg.el("g").moved(at[0], at[1]).hold(face);
                    svg.halo([at[0] - 14, at[1] - 20, 28, 40]);
                });
                at[0] += 28;
            }
        });
    }

    fn cantina(&self, svg: &mut Svg) {
        let [x, y, width, height] = [BENCH, TOP + 200, 168, 56];
        let side = self.table.side(self.home);
        let name = self.word("draw-cantina");
        svg.spot("cantina", &self.word("draw-cantina-title"), |svg| {
            svg.rect("cf-bay", [x, y, width, height], 8);
            svg.fitted("cf-head", [x + 8, y + 15], 120, &name);
            svg.show("cup", x + width - 14, y + 12);
            svg.halo([x, y, width, height]);
        });
        let count = side
            .cantina
            .iter()
            .map(|&count| i32::from(count))
            .sum::<i32>()
            + i32::from(side.sal == Sal::Cantina);
        let apart = if count > 5 {
            140 / (count - 1).max(1)
        } else {
            32
        };
        let mut at = [x + 18, y + 37];
        for value in 1..=6 {
            let dice = side.cantina[value as usize - 1];
            if dice == 0 {
                continue;
            }
            let title = self.say(&phrase::spot(Spot::Cantina(value)));
            svg.spot(format_args!("cantina-{value}"), &title, |svg| {
                let left = at[0] - 15;
                for _ in 0..dice {
                    self.die(svg, Die::new(self.home, value), at, 100);
                    at[0] += apart;
                }
                svg.halo([left, at[1] - 15, 30 + apart * (i32::from(dice) - 1), 30]);
            });
        }
        if side.sal == Sal::Cantina {
            let sal = Die::sal(self.home, self.game.figures.leaders.sal);
            self.die(svg, sal, at, 100);
        }
    }

    /// Rolled dice that wait, and what the plan will bring.
    fn tray(&self, svg: &mut Svg) {
        let [x, y, width, height] = [BENCH + 172, TOP + 200, 256, 56];
        svg.rect("cf-tray", [x, y, width, height], 8);
        let rolled = self.view.own.map_or([0; 6], |own| own.rolled);
        let planning = self.table.stage == Stage::Assign && self.own.is_some();
        let sal = planning && self.see(|read| read.sal_waits(self.home));
        let waiting = rolled.iter().map(|&count| i32::from(count)).sum::<i32>() + i32::from(sal);
        if planning && waiting > 0 {
            svg.fitted("cf-head", [x + 8, y + 15], 100, &self.word("draw-tray"));
            let apart = if waiting > 7 { 220 / (waiting - 1) } else { 34 };
            let mut at = [x + 20, y + 37];
            for value in 1..=6 {
                let dice = rolled[value as usize - 1];
                if dice == 0 {
                    continue;
                }
                let title = self.could(value);
                svg.spot(format_args!("die-{value}"), &title, |svg| {
                    let left = at[0] - 16;
                    for _ in 0..dice {
                        self.die(svg, Die::new(self.home, value), at, 100);
                        at[0] += apart;
                    }
                    svg.halo([left, at[1] - 16, 32 + apart * (i32::from(dice) - 1), 32]);
                });
            }
            if sal {
                let die = Die::sal(self.home, self.game.figures.leaders.sal);
                svg.spot("die-sal", &self.say(&phrase::die(die)), |svg| {
                    self.die(svg, die, at, 100);
                    svg.halo([at[0] - 16, at[1] - 16, 32, 32]);
                });
            }
            self.forecast(svg, [x + 96, y + 15], false, width - 100);
        } else {
            svg.fitted("cf-head", [x + 8, y + 15], 120, &self.word("draw-forecast"));
            self.forecast(svg, [x + 8, y + 40], true, width - 16);
        }
        // Dice that were rolled together and wait for a farm; the highest is asked for first.
        if let Some(first) = self.table.sending.rolled_die()
            && self.table.active == self.home
        {
            let mut at = [x + width - 22, y + 30];
            svg.group("cf-lifted", |svg| {
                self.die(svg, Die::new(self.home, first), at, 100);
            });
            let mut rolled = self.table.sending.rolled;
            rolled[first as usize - 1] -= 1;
            for value in (1..=6u8).rev() {
                for _ in 0..rolled[value as usize - 1] {
                    at[0] -= 28;
                    self.die(svg, Die::new(self.home, value), at, 75);
                }
            }
        }
    }

    /// What a die of this value could do, in a sentence.
    fn could(&self, value: u8) -> String {
        let mut list = Vec::new();
        self.see(|read| {
            if let Some(way) = crate::components::Direction::of(value)
                && let Some(to) = read.next(read.side(self.home).harvester, way)
            {
                list.push(
                    Phrase::new("draw-could-steer")
                        .with("direction", phrase::direction(way))
                        .with("hex", self.game.hex(to)),
                );
            }
            let stack = read.ship_stack(value);
            if let Some(ship) = self.table.ships.tops[stack as usize] {
                list.push(Phrase::new("draw-could-build").with("ship", self.game.ship(ship)));
            }
            let trades = read.market_trades(self.home, value);
            list.push(Phrase::new("draw-could-trade").with("count", phrase::number(trades)));
        });
        let could = Phrase::new("draw-could")
            .with("die", phrase::a_die(value))
            .with("list", list);
        self.say(&could)
    }

    /// What the planet and the farms will yield, and what the garages will cost, in smaller
    /// figures where there is much of it.
    fn forecast(&self, svg: &mut Svg, [x, y]: [i32; 2], large: bool, room: i32) {
        let side = self.table.side(self.home);
        if self.table.stage.is_setup() || self.table.stage > Stage::Harvest {
            return;
        }
        let mut rows: Vec<(&'static str, &'static str, Row)> = Vec::new();
        if self.table.stage < Stage::Harvest {
            rows.push(("draw-from-planet", "hexa", self.hex_goods(self.home)));
        }
        rows.push(("draw-from-farms", "farm", self.farm_goods()));
        let mut cost = [0; 4];
        for (garage, _) in side
            .garages
            .iter()
            .enumerate()
            .filter(|(_, die)| die.is_some())
        {
            let origin = Origin::Garage(garage as u8);
            cost = plus(cost, self.see(|read| read.send_cost(self.home, origin)));
        }
        let due = goods::row(cost).into_iter();
        let due = due.map(|(count, icon)| (format!("−{count}"), icon));
        rows.push(("draw-for-garages", "ship", due.collect()));
        rows.retain(|(_, icon, row)| *icon == "hexa" || !row.is_empty());
        let wide = |size: i32| -> i32 {
            let all = rows.iter().map(|(_, _, row)| goods::width(row, size) + 21);
            all.sum()
        };
        let (size, class) = if large && wide(14) <= room {
            (14, "cf-n cf-big")
        } else if wide(12) <= room {
            (12, "cf-n")
        } else {
            (10, "cf-fine")
        };
        let mut left = x;
        for (title, icon, row) in rows {
            let bad = if icon == "ship" { " cf-bad" } else { "" };
            svg.named(&self.word(title), |svg| {
                svg.sized(icon, left + 6, y - 5, 6 * size);
                left = goods::draw(svg, &row, [left + 15, y], size, &format!("{class}{bad}")) + 6;
            });
        }
    }
}
