//! Resources and rewards as icons with numbers.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use core::{cmp::Ordering, fmt::Display};

use svg::Svg;

use super::{Picture, layers::Draws};
use crate::{
    components::{Cost, Location, Resource},
    figures::{Penalty, Reward, Yield},
    words as phrase,
};

/// The icon of a resource.
pub const fn icon(one: Resource) -> &'static str {
    match one {
        Resource::Water => "water",
        Resource::Algae => "algae",
        Resource::Energy => "energy",
        Resource::Gem => "gem",
    }
}

/// Numbers and icons in a line.
pub type Row = Vec<(String, &'static str)>;

/// A price or gain as a row.
pub fn row(cost: Cost) -> Row {
    let some = Resource::ALL.iter().filter(|&&one| cost[one as usize] > 0);
    some.map(|&one| (cost[one as usize].to_string(), icon(one)))
        .collect()
}

/// A yield as a row.
pub fn found(found: Yield) -> Row {
    let mut row = row(found.goods);
    if found.dice > 0 {
        row.push((found.dice.to_string(), "die"));
    }
    row
}

/// How wide a number is, in bold figures of this size.
fn wide(text: &str, size: i32) -> i32 {
    let one = |letter| {
        if matches!(letter, '/' | '›') {
            34
        } else {
            58
        }
    };
    (text.chars().map(one).sum::<i32>() * size + 99) / 100
}

/// How wide a row is with letters of this size.
pub fn width(row: &Row, size: i32) -> i32 {
    let one =
        |(text, icon): &(String, &str)| wide(text, size) + if icon.is_empty() { 0 } else { size };
    let gaps = (row.len() as i32 - 1).max(0) * 2;
    row.iter().map(one).sum::<i32>() + gaps
}

/// Draws a row from the left; letters are as large as the class says.
pub fn draw(svg: &mut Svg, row: &Row, [x, y]: [i32; 2], size: i32, class: &str) -> i32 {
    let mut left = x;
    for (text, icon) in row {
        if !text.is_empty() {
            svg.label(class, left, y, text);
            left += wide(text, size);
        }
        if !icon.is_empty() {
            svg.sized(icon, left + size / 2, y - size * 36 / 100, 100 * size / 17);
            left += size;
        }
        left += 2;
    }
    left
}

/// The same around a place.
pub fn centred(svg: &mut Svg, row: &Row, [x, y]: [i32; 2], size: i32, class: &str) {
    draw(svg, row, [x - width(row, size) / 2, y], size, class);
}

/// One number with an icon.
pub fn one(number: impl Display, icon: &'static str) -> Row {
    Vec::from([(number.to_string(), icon)])
}

/// How prices are written: those that are higher or lower than printed stand out.
pub fn price_class<const N: usize>(now: [u8; N], printed: [u8; N]) -> &'static str {
    let sum = |prices: [u8; N]| prices.map(u32::from).iter().sum::<u32>();
    match sum(now).cmp(&sum(printed)) {
        Ordering::Less => "cf-n cf-good",
        Ordering::Equal => "cf-n",
        Ordering::Greater => "cf-n cf-bad",
    }
}

impl Picture<'_> {
    /// Two prices, one of which is paid, as the event and contracts make them.
    pub fn prices(&self, svg: &mut Svg, at: Location, [right, y]: [i32; 2]) {
        let prices = self.see(|read| {
            let printed = *read.prices(at)?;
            let now = printed.map(|(one, count)| {
                let cost = read.price(self.home, at, one, [0; 4]);
                (one, cost.map_or(count, |cost| cost[one as usize]))
            });
            Some((printed, now))
        });
        let Some((printed, prices)) = prices else {
            return;
        };
        let mut all: Row = Vec::new();
        for (index, &(one, count)) in prices.iter().enumerate() {
            if index > 0 {
                all.push(("/".to_string(), ""));
            }
            all.push((count.to_string(), icon(one)));
        }
        let class = price_class(prices.map(|(_, now)| now), printed.map(|(_, count)| count));
        let words = phrase::either(prices.map(|(one, count)| phrase::amount(one, count)));
        let title = words.map(|words| {
            let phrase = tabletop::Phrase::new("draw-costs").with("amount", words);
            self.say(&phrase)
        });
        svg.named(&title.unwrap_or_default(), |svg| {
            draw(svg, &all, [right - width(&all, 13), y], 13, class);
        });
    }

    /// The icon of a reward around a place.
    pub fn reward(&self, svg: &mut Svg, (reward, count): (Reward, u8), [x, y]: [i32; 2]) {
        let icon = match reward {
            Reward::HarvestHex => "hexa",
            Reward::Dice => "die",
            Reward::Gems => "gem",
            Reward::Move => "steps",
            Reward::Ship => "ship",
            Reward::Farm => "farm",
            Reward::Contracts => "contract",
        };
        svg.sized(icon, x, y, 120);
        if count > 1 {
            svg.label("cf-n", x + 9, y + 12, count);
        }
    }

    /// The icon of a penalty around a place.
    pub fn penalty(&self, svg: &mut Svg, (penalty, count): (Penalty, u8), at: [i32; 2]) {
        self.reward(svg, (penalty.counterpart(), count), at);
        let [x, y] = at;
        svg.path("cf-strike", alloc::format!("M{} {}l20-20", x - 10, y + 10));
    }
}
