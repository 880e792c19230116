//! The six farm places of a base, with what they will yield.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};

use svg::Svg;
use tabletop::{Phrase, Seat};

use super::{
    Picture,
    base::{BENCH, TOP},
    goods::{self, Row},
    layers::Draws,
};
use crate::{
    components::{Farm, Resource, Spot},
    figures::FarmKind,
    state::Stage,
    words as phrase,
};

impl Picture<'_> {
    pub fn farm(&self, svg: &mut Svg, slot: u8) {
        let seat = self.home;
        let [x, y] = [BENCH + 72 * i32::from(slot), TOP + 110];
        let tile = self.farm_on(seat, slot);
        let takes = self.see(|read| read.takes_die(seat, slot));
        let mut title = self.say(&phrase::spot(Spot::Farm(slot)));
        if slot < 3 {
            title = format!("{title}: {}", self.say(&self.game.starting_farm(slot)));
        } else if let Some(farm) = tile {
            title = format!("{title}: {}", self.told(self.game.farm(farm)));
        }
        if let Some(table) = self.production(slot) {
            title = format!("{title}. {table}");
        }
        svg.spot(format_args!("farm-{}", slot + 1), &title, |svg| {
            let class = if slot < 3 || tile.is_some() {
                "cf-bay cf-field"
            } else {
                "cf-bay cf-bare"
            };
            svg.rect(class, [x, y, 70, 86], 8);
            if let Some(farm) = tile {
                let key = format!("farm-{seat}-{}", slot + 1);
                svg.piece(key, x + 35, y + 24).hold(|svg| {
                    svg.rect("cf-tile", [-32, -21, 64, 44], 6);
                    self.farm_picture(svg, farm, [0, 0]);
                });
            } else if slot < 3 {
                svg.show("farm-body", x + 35, y + 17);
                goods::centred(svg, &self.starting_row(slot), [x + 35, y + 42], 13, "cf-n");
            } else {
                svg.label("cf-mid cf-ghost", x + 35, y + 48, slot + 1);
                let bonus = &self.game.figures.base.farm_bonus;
                let count = self.table.side(seat).farm_count();
                self.printed_bonus(svg, bonus, [slot - 3, count], [x + 65, y + 15]);
            }
            if takes {
                self.socket(svg, [x + 20, y + 66], "", true);
                self.farm_forecast(svg, slot, [x + 39, y + 64]);
                if let Some(die) = self.table.side(seat).farms[slot as usize] {
                    self.die(svg, die, [x + 20, y + 66], 100);
                }
            }
            svg.halo([x, y, 70, 86]);
        });
    }

    /// The tile of a foundation.
    pub fn farm_on(&self, seat: Seat, slot: u8) -> Option<Farm> {
        let place = usize::from(slot).checked_sub(3)?;
        self.table.side(seat).tiles[place]
    }

    /// What a starting farm is for.
    pub fn starting_row(&self, slot: u8) -> Row {
        let base = &self.game.figures.base;
        if slot == 0 {
            return Row::from([(format!("+{}", base.booster), "die")]);
        }
        let [first, second] = base.starting_farms[usize::from(slot > 1)];
        Row::from([
            (String::new(), goods::icon(first)),
            (String::from("/"), goods::icon(second)),
        ])
    }

    /// What a farm yields with the die on it; without one, what the lowest and the highest
    /// die would yield.
    fn farm_forecast(&self, svg: &mut Svg, slot: u8, [x, y]: [i32; 2]) {
        for (line, row) in self.farm_rows(slot).iter().enumerate() {
            goods::draw(svg, row, [x, y + 14 * line as i32], 12, "cf-n");
        }
        let empty = self.table.side(self.home).farms[slot as usize].is_none();
        for (line, &one) in self
            .choices(slot)
            .iter()
            .flatten()
            .enumerate()
            .filter(|_| empty)
        {
            let table = &self.game.figures.base.table[one as usize];
            let text = format!("{}–{}", table[0], table[5]);
            let place = [x - 2, y + 14 * line as i32];
            goods::draw(
                svg,
                &goods::one(text, goods::icon(one)),
                place,
                10,
                "cf-fine cf-soft",
            );
        }
    }

    /// What a die on a farm may produce, whatever it shows.
    fn choices(&self, slot: u8) -> Option<[Resource; 2]> {
        match slot {
            0 => None,
            1 | 2 => Some(self.game.figures.base.starting_farms[usize::from(slot) - 1]),
            _ => match self.game.figures.farm(self.farm_on(self.home, slot)?).kind {
                FarmKind::Table(choices) => Some(choices),
                _ => None,
            },
        }
    }

    /// What a farm produces with each value of a die.
    fn production(&self, slot: u8) -> Option<String> {
        let table = self.choices(slot)?.map(|one| {
            let amounts = self.game.figures.base.table[one as usize];
            let amounts = amounts.map(|amount| amount.to_string()).join(" · ");
            Phrase::new("draw-production")
                .with("resource", phrase::resource(one))
                .with("amounts", amounts)
        });
        Some(table.map(|line| self.say(&line)).join("; "))
    }

    /// What a farm yields: a row for each choice.
    fn farm_rows(&self, slot: u8) -> Vec<Row> {
        let seat = self.home;
        let chosen = self
            .view
            .own
            .map_or(0, |own| own.harvest.farms[slot as usize]);
        let table = self.see(|read| {
            let choices = read.choices_of(seat, slot)?;
            Some(choices.map(|one: Resource| (one, read.produced(seat, slot, one))))
        });
        if let Some(choices) = table {
            let rows = choices.into_iter().enumerate();
            let kept = rows.filter(|&(index, _)| chosen == 0 || usize::from(chosen) == index + 1);
            return kept
                .map(|(_, (one, count))| goods::one(count, goods::icon(one)))
                .collect();
        }
        // Farms that need no choice are through when the others choose.
        if self.table.stage >= Stage::Harvest {
            return Vec::new();
        }
        let found = self.see(|read| read.tile_yield(seat, slot));
        found.map(goods::found).into_iter().collect()
    }

    /// What all farms will yield; of a choice only what was chosen.
    pub fn farm_goods(&self) -> Row {
        let mut all = Row::new();
        for slot in 0..6 {
            for (index, row) in self.farm_rows(slot).into_iter().enumerate() {
                for (count, icon) in row {
                    let count = if index > 0 {
                        format!("/{count}")
                    } else {
                        count
                    };
                    all.push((count, icon));
                }
            }
        }
        all
    }
}
