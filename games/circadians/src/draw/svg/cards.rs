//! Contracts as cards with cost, points and effect in words; leaders to choose from.

use alloc::{format, string::String, vec::Vec};

use svg::Svg;
use tabletop::Phrase;

use super::{
    Picture,
    base::TOP,
    goods,
    layers::{Draws, Letters, lines},
};
use crate::{
    components::{Contract, Contracts, Cost, Leader, Leaders},
    state::Stage,
    words as phrase,
};

/// Where the cards lie.
pub(super) const AREA: [i32; 4] = [582, TOP, 412, 260];

impl Picture<'_> {
    /// The own hand, with the packet of the draft in front, and what is fulfilled.
    pub fn cards(&self, svg: &mut Svg) {
        let [x, y, width, height] = AREA;
        svg.rect("cf-bench", AREA, 10);
        let own = self.view.own.unwrap_or_default();
        let fulfilled = self.table.side(self.home).fulfilled;
        let mut top = y + 4;
        let hand = if (own.hand | own.packet).is_empty() {
            24
        } else {
            100
        };
        let bottom = self.fulfilled(svg, fulfilled, [x + 4, y + hand, width - 8, height - hand]);
        if own.hand.is_empty() && own.packet.is_empty() {
            let text = match self.own {
                Some(_) => self.word("draw-no-hand"),
                None => self.say(
                    &Phrase::new("draw-hand-of")
                        .with("name", self.name(self.home))
                        .with(
                            "contracts",
                            phrase::contracts(self.view.hands[self.home.index()]),
                        ),
                ),
            };
            svg.label("cf-mid cf-text", x + width / 2, (top + bottom) / 2, text);
            return;
        }
        if !own.packet.is_empty() {
            svg.fitted(
                "cf-head",
                [x + 10, top + 13],
                380,
                &self.word("draw-packet"),
            );
            let most = if own.hand.is_empty() {
                bottom
            } else {
                (top + bottom) / 2 - 8
            };
            self.spread(
                svg,
                own.packet,
                own.pick,
                [x + 4, top + 18, width - 8, most - top - 18],
            );
            top = most + 2;
            if !own.hand.is_empty() {
                svg.fitted("cf-head", [x + 10, top + 13], 380, &self.word("draw-hand"));
                top += 18;
            }
        }
        let area = [x + 4, top, width - 8, bottom - top];
        self.spread(svg, own.hand, None, area);
    }

    /// Cards side by side, in as many rows as there is room for.
    fn spread(&self, svg: &mut Svg, cards: Contracts, pick: Option<Contract>, area: [i32; 4]) {
        let count = cards.len() as i32;
        if count == 0 {
            return;
        }
        let [x, y, width, height] = area;
        let rows = (height / 80).clamp(1, 3);
        let columns = (count + rows - 1) / rows;
        let columns = columns.max(if rows == 1 { count.min(4) } else { 2 });
        let rows = (count + columns - 1) / columns;
        let wide = ((width + 4) / columns - 4).min(200);
        let tall = ((height + 4) / rows - 4).min(124);
        for (index, card) in cards.iter().enumerate() {
            let (column, row) = (index as i32 % columns, index as i32 / columns);
            let place = [x + (wide + 4) * column, y + (tall + 4) * row, wide, tall];
            self.contract(svg, card, place, pick == Some(card));
        }
    }

    /// A contract with cost and points, and its effect in words.
    fn contract(&self, svg: &mut Svg, card: Contract, area: [i32; 4], picked: bool) {
        let [x, y, width, height] = area;
        let name = format!("contract-{card}").replace('_', "-");
        let figures = self.game.figures.contract(card);
        let class = match (picked, figures.end_game) {
            (true, _) => "cf-card cf-picked",
            (_, true) => "cf-card cf-final",
            _ => "cf-card",
        };
        svg.spot(name, &self.contract_title(card), |svg| {
            svg.piece(format_args!("contract-{card}"), x, y)
                .hold(|svg| {
                    svg.rect(class, [0, 0, width, height], 7);
                    // A card with room is for the eyes of all.
                    let (size, letters) = if width >= 180 && height >= 100 {
                        (16, Letters::LARGE)
                    } else {
                        (13, Letters::SMALL)
                    };
                    let figure = if size > 13 { "cf-n cf-big" } else { "cf-n" };
                    let line = 18 + size;
                    let cost = goods::row(self.contract_cost(card));
                    goods::draw(svg, &cost, [7, line], size, figure);
                    let points = goods::one(figures.points, "points");
                    let left = width - 7 - goods::width(&points, size);
                    // Points that would run into the cost stand beside the name.
                    let crowded = 13 + goods::width(&cost, size) > left;
                    let (room, height_of) = if crowded {
                        (left - 11, 15)
                    } else {
                        (width - 14, line)
                    };
                    svg.fitted("cf-name", [7, 15], room, &self.say(&phrase::contract(card)));
                    let class = format!("{figure} cf-points");
                    goods::draw(svg, &points, [left, height_of], size, &class);
                    let effect = self.say(&self.game.contract_effect(card));
                    letters.write(svg, [7, line + 2, width - 12, height - line - 4], &effect);
                    svg.halo([0, 0, width, height]);
                });
        });
    }

    /// What a contract costs now.
    fn contract_cost(&self, card: Contract) -> Cost {
        self.see(|read| read.contract_cost(self.home, card, [0; 4]).0)
    }

    pub fn contract_title(&self, card: Contract) -> String {
        let figures = self.game.figures.contract(card);
        let title = Phrase::new("draw-contract")
            .with("contract", phrase::contract(card))
            .with("amount", phrase::price(self.contract_cost(card)))
            .with("points", phrase::points(figures.points))
            .with("effect", self.game.contract_effect(card));
        self.say(&title)
    }

    /// Fulfilled contracts at the lower edge of an area, with what they do if there is room for
    /// all of it, else as strips; the upper edge of them is returned.
    fn fulfilled(&self, svg: &mut Svg, cards: Contracts, area: [i32; 4]) -> i32 {
        let [x, y, width, height] = area;
        let count = cards.len() as i32;
        let two = (width + 4) / 2 - 4;
        let effect = |card| self.say(&self.game.contract_effect(card));
        let told = cards
            .iter()
            .map(|card| lines(&effect(card), two - 16, 9).len());
        let lines = told.max().unwrap_or(0) as i32;
        let rows = (count + 1) / 2;
        let roomy = rows * (26 + 13 * lines) <= height;
        let (columns, wide, tall) = if roomy {
            (2, two, 22 + 13 * lines)
        } else {
            let columns = (count + 2) / 3;
            (columns, (width + 4) / columns.max(3) - 4, 19)
        };
        let rows = (count + columns - 1) / columns.max(1);
        let top = y + height - rows * (tall + 3) - 1;
        for (index, card) in cards.iter().enumerate() {
            let (column, row) = (index as i32 % columns, index as i32 / columns);
            let [left, top] = [x + (wide + 4) * column, top + (tall + 3) * row];
            svg.piece(format_args!("contract-{card}"), left, top)
                .hold(|svg| {
                    svg.title(self.contract_title(card));
                    svg.rect("cf-strip", [0, 0, wide, tall], 6);
                    svg.sized("done", 11, 10, 75);
                    let name = self.say(&phrase::contract(card));
                    svg.fitted("cf-text cf-strong", [21, 14], wide - 54, &name);
                    let points = goods::one(self.game.figures.contract(card).points, "points");
                    let left = wide - 6 - goods::width(&points, 12);
                    goods::draw(svg, &points, [left, 14], 12, "cf-n cf-points");
                    if roomy {
                        svg.paragraph("cf-text", [8, 28], [wide - 16, 13, 9], &effect(card));
                    }
                });
        }
        top - 4
    }

    /// The leaders dealt, or those that lie open.
    pub fn leaders_to_choose(&self, svg: &mut Svg) {
        svg.rect("cf-bench", [4, TOP, 992, 260], 10);
        let own = self.view.own.unwrap_or_default();
        let dealt = self.table.stage == Stage::Leaders;
        let leaders: Leaders = if dealt {
            own.dealt
        } else {
            self.see(|read| read.open_leaders())
        };
        let heading = if dealt { "draw-dealt" } else { "draw-leaders" };
        svg.fitted("cf-head", [14, TOP + 16], 500, &self.word(heading));
        let count = leaders.len() as i32;
        // A few cards are large, many are in two rows.
        let columns = if count > 7 { (count + 1) / 2 } else { count };
        let (class, wide, tall) = match count {
            0..=2 => ("cf-two", 486, 114),
            3 => ("cf-three", 324, 114),
            4..=7 => ("cf-many", 134, 232),
            _ => ("cf-many", 134, 114),
        };
        svg.group(class, |svg| {
            for column in 0..columns {
                svg.el("g").hold(|svg| {
                    let pile = leaders.iter().skip(column as usize);
                    for (row, one) in pile.step_by(columns as usize).enumerate() {
                        let (left, top) = ((wide + 6) * column, (tall + 4) * row as i32);
                        let area = [8 + left, TOP + 24 + top, wide, tall];
                        self.leader_card(svg, one, area, own.leader == Some(one));
                    }
                });
            }
        });
        if (1..=3).contains(&count) {
            self.base_below(svg);
        }
        if count == 0 {
            let names: Vec<String> = self
                .table
                .pending
                .seats()
                .iter()
                .map(|seat| self.name(seat))
                .collect();
            svg.label("cf-mid cf-text", 500, TOP + 130, names.join(" · "));
        }
    }

    /// What everybody begins with, below a few leaders: each is good for other parts of it.
    fn base_below(&self, svg: &mut Svg) {
        svg.group("cf-top", |svg| {
            svg.el("g")
                .moved(-137, 146)
                .hold(|svg| (0..5).for_each(|garage| self.garage(svg, garage)));
            svg.el("g")
                .moved(306, 44)
                .hold(|svg| (0..6).for_each(|slot| self.farm(svg, slot)));
        });
    }

    fn leader_card(
        &self,
        svg: &mut Svg,
        one: Leader,
        [x, y, width, height]: [i32; 4],
        picked: bool,
    ) {
        let phrase = self.game.leader(one);
        let name = format!("leader-{one}").replace('_', "-");
        svg.spot(name, &self.told(phrase.clone()), |svg| {
            let class = if picked {
                "cf-card cf-picked"
            } else {
                "cf-card"
            };
            svg.rect(class, [x, y, width, height], 8);
            svg.fitted(
                "cf-name cf-accent",
                [x + 9, y + 18],
                width - 18,
                &self.say(&phrase),
            );
            let letters = if width < 200 {
                Letters::SMALL
            } else {
                Letters::LARGE
            };
            let area = [x + 9, y + 20, width - 16, height - 22];
            letters.write(svg, area, &self.does(phrase));
            svg.halo([x, y, width, height]);
        });
    }
}
