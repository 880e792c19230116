//! Negotiations under the seals of the factions, incidents, and the Depository.

use alloc::{format, string::ToString, vec::Vec};

use svg::Svg;
use tabletop::Phrase;

use super::{
    Picture,
    goods::{self, Row},
    layers::Draws,
};
use crate::{
    components::{Faction, Location, Space},
    figures::Condition,
    play::only,
    words as phrase,
};

/// The left edge, and how wide all of it is.
const LEFT: i32 = 694;
const WIDE: i32 = 300;
/// The width of a faction.
const COLUMN: i32 = 98;

impl Picture<'_> {
    pub fn negotiations(&self, svg: &mut Svg) {
        let name = self.say(&phrase::location(Location::Negotiations));
        svg.panel([LEFT, 4, WIDE, 226], &name);
        for &faction in Faction::ALL {
            self.faction(svg, faction, LEFT + 4 + COLUMN * faction.index() as i32);
        }
    }

    fn faction(&self, svg: &mut Svg, faction: Faction, x: i32) {
        let id = ["leyrien", "zcharo", "jrayek"][faction.index()];
        let what = self.see(|read| read.ability(faction));
        let ability = self.brief(phrase::ability(what));
        let title = Phrase::new("draw-faction")
            .with("faction", phrase::faction(faction))
            .with("ability", phrase::ability(what));
        let title = self.say(&title);
        svg.rect(&format!("cf-clan cf-{id}"), [x, 22, COLUMN - 4, 204], 6);
        svg.named(&title, |svg| {
            svg.show(format_args!("seal-{id}"), x + 16, 39);
            let name = self.say(&phrase::faction(faction));
            svg.fitted("cf-name", [x + 34, 37], 58, &name);
            svg.paragraph("cf-text", [x + 4, 65], [COLUMN - 12, 12, 2], &ability);
        });
        let sum: u8 = self
            .table
            .column(faction)
            .map(crate::components::Die::value)
            .sum();
        let together = self.say(&Phrase::new("draw-sum").with("count", phrase::number(sum)));
        svg.named(&together, |svg| {
            svg.label("cf-n cf-soft", x + 34, 51, format_args!("Σ {sum}"));
        });
        if let Some(least) = self.next_setback_sum() {
            let title = Phrase::new("draw-sum-setback").with("count", phrase::number(least));
            svg.named(&self.say(&title), |svg| {
                // The next die may do it.
                let near = sum + 6 >= least;
                let class = if near { "cf-n cf-bad" } else { "cf-n cf-soft" };
                svg.label(class, x + 66, 51, format_args!("▸ {least}"));
            });
        }
        for space in Space::column(faction) {
            let row = i32::from(space.row());
            let second = matches!(space.number() % 6, 1 | 3);
            let open = self.see(|read| read.is_open(space));
            if second && !open {
                continue;
            }
            let middle = 100 + 36 * row;
            let text = space.to_string().replace('_', "-");
            let place = [x + 19 + 33 * i32::from(second), middle];
            self.space_with(svg, space, &format!("faction-{text}"), place, "", |svg| {
                if second {
                    return;
                }
                let printed = self.game.figures.negotiation(space);
                let now = self.negotiation_cost(space);
                let printed_cost = only(printed.resource, printed.cost);
                let class = goods::price_class(now, printed_cost);
                // An event may ask for another resource, too.
                let mut lines: Vec<(Row, &str)> = goods::row(now)
                    .into_iter()
                    .map(|one| (Row::from([one]), class))
                    .collect();
                lines.push((goods::one(printed.points, "points"), "cf-n cf-points"));
                let apart = if lines.len() > 2 { 12 } else { 15 };
                let right = x + COLUMN - 6;
                let mut y = middle + 13 - apart * (lines.len() as i32 - 1);
                for (row, class) in lines {
                    let left = right - goods::width(&row, 12);
                    goods::draw(svg, &row, [left, y], 12, class);
                    y += apart;
                }
            });
        }
    }

    /// The lowest column total that brings a setback whose token still waits.
    fn next_setback_sum(&self) -> Option<u8> {
        let conditions = self.game.edition().conditions.into_iter().zip(1..);
        let waiting = conditions.filter(|(_, token)| !self.table.setbacks.contains(token));
        let sums = waiting.filter_map(|(condition, _)| match condition {
            Condition::Sum(least) => Some(least),
            _ => None,
        });
        sums.min()
    }

    /// Tokens that wait at the left, slots with the tokens in them at the right.
    pub fn incidents(&self, svg: &mut Svg) {
        svg.rect("cf-pane", [LEFT, 234, WIDE, 118], 8);
        let edition = self.game.edition();
        for setback in [false, true] {
            let y = 236 + 58 * i32::from(setback);
            let (heading, slots) = if setback {
                ("draw-setbacks", self.table.setbacks)
            } else {
                ("draw-advancements", self.table.advancements)
            };
            svg.fitted("cf-head", [LEFT + 84, y + 14], 200, &self.word(heading));
            for token in 1..=6 {
                // Far enough apart for a finger.
                let (column, row) = ((token as i32 - 1) % 3, (token as i32 - 1) / 3);
                let waits = [LEFT + 16 + 26 * column, y + 16 + 27 * row];
                svg.circle("cf-hole", waits[0], waits[1], 10);
                let slot = slots.iter().position(|&there| there == token);
                let at = match slot {
                    Some(slot) => [LEFT + 98 + 36 * slot as i32, y + 37],
                    None => waits,
                };
                if slot.is_none() {
                    self.token(svg, setback, token, at);
                }
            }
            for (slot, &there) in slots.iter().enumerate() {
                let x = LEFT + 98 + 36 * slot as i32;
                let number = slot + 1;
                let what = if setback {
                    phrase::penalty(self.game.edition().penalties[slot])
                } else {
                    phrase::reward(edition.rewards[slot])
                };
                let kind = if setback { "setback" } else { "advance" };
                svg.spot(format_args!("{kind}-{number}"), &self.say(&what), |svg| {
                    svg.rect("cf-slot", [x - 16, y + 19, 33, 36], 6);
                    let at = [x, y + 36];
                    if there > 0 {
                        self.token(svg, setback, there, [x, y + 37]);
                    } else if setback {
                        self.penalty(svg, self.game.edition().penalties[slot], at);
                    } else {
                        self.reward(svg, edition.rewards[slot], at);
                    }
                    svg.halo([x - 16, y + 19, 33, 36]);
                });
            }
        }
    }

    /// A peg: for a value, or with the condition of a setback.
    fn token(&self, svg: &mut Svg, setback: bool, token: u8, [x, y]: [i32; 2]) {
        let key = if setback { "setback" } else { "advance" };
        let key = format!("peg-{key}-{token}");
        if !setback {
            let title = self.say(&Phrase::new("draw-token").with("die", phrase::a_die(token)));
            return svg.piece(key, x, y).hold(|svg| {
                svg.title(title);
                svg.circle("cf-peg", 0, 0, 11);
                svg.label("cf-mid cf-peg1", 0, 5, token);
            });
        }
        let condition = self.game.edition().conditions[token as usize - 1];
        let title = self.say(&phrase::condition(condition));
        let text = match condition {
            Condition::Sum(least) => format!("{least}"),
            Condition::Same(1) => "=".to_string(),
            Condition::Same(count) | Condition::Equal(count) => format!("{count}="),
        };
        let waits = !self.table.setbacks.contains(&token);
        let inside = |svg: &mut Svg| {
            svg.title(&title);
            svg.circle("cf-peg cf-warn", 0, 0, 11);
            svg.label("cf-mid cf-peg1", 0, 5, text);
            if waits {
                svg.circle("halo", 0, 0, 13);
            }
        };
        let piece = svg.piece(key, x, y);
        if waits {
            piece
                .at("data-spot", format_args!("token-{token}"))
                .hold(inside);
        } else {
            piece.hold(inside);
        }
    }

    /// A column for each value, a row for each reward.
    pub fn depository(&self, svg: &mut Svg) {
        let name = self.say(&phrase::location(Location::Depository));
        svg.panel([LEFT, 356, WIDE, 134], &name);
        for row in 0..3 {
            let y = 392 + 37 * i32::from(row);
            for value in 1..=6 {
                let space = Space::depository(value, row);
                let place = [LEFT + 22 + 35 * (i32::from(value) - 1), y];
                let text = format!("depository-{value}-{}", row + 1);
                self.space(svg, space, &text, place, &value.to_string());
            }
            let reward = self.game.figures.deliveries[row as usize];
            let title = self.say(&phrase::reward(reward));
            svg.spot(format_args!("delivery-{}", row + 1), &title, |svg| {
                self.reward(svg, (reward.0, 1), [LEFT + 228, y]);
                let text = self.brief(phrase::reward(reward));
                let lines = super::layers::lines(&text, 56, 2).len() as i32;
                let top = y + 4 - 6 * (lines - 1);
                svg.paragraph("cf-text", [LEFT + 242, top], [56, 12, 2], &text);
                svg.halo([LEFT + 214, y - 16, 84, 32]);
            });
        }
    }
}
