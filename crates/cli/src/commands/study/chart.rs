//! Charts of a study as SVG, readable on light and on dark pages.

use std::collections::BTreeMap;

use svg::Svg;

use super::findings::Count;
use crate::{
    output::{decimal, percent_with_ends},
    statistics::Interval,
};

const WIDTH: i32 = 720;
/// Left and right of everything.
const MARGIN: i32 = 16;
/// Where the scale of intervals begins and ends; names and figures are beside it.
const SCALE: [i32; 2] = [264, 576];
const ROW: i32 = 22;
/// The height of columns.
const TALL: i32 = 130;
/// More columns than this are put together.
const MOST_COLUMNS: i32 = 60;
/// Longer names are cut; the table beside the chart has them whole.
const LONGEST_NAME: usize = 36;

const STYLE: &str = "text{font:13px system-ui,sans-serif;fill:#1b2430}.head{font-weight:600}\
.figure,.tick{fill:#55606e}.tick{font-size:11px}.page{fill:#fff}.grid{stroke:#dbe1e8}\
.all{fill:#b9cbdf}.first{fill:#215fa6}.line{stroke:#215fa6;stroke-width:2}.dot{fill:#215fa6}\
.even{stroke:#b4531a;stroke-width:1.5;stroke-dasharray:4 3}\
@media(prefers-color-scheme:dark){text{fill:#e4e9ef}.figure,.tick{fill:#a4afbc}.page{fill:#12171d}\
.grid{stroke:#2c3540}.all{fill:#3c5068}.first,.dot{fill:#79b0ef}.line{stroke:#79b0ef}\
.even{stroke:#f0a066}}";

/// Charts below each other.
pub struct Chart {
    svg: Svg,
    height: i32,
}

/// One line of a chart of intervals.
pub struct Row {
    pub name: String,
    pub share: Interval,
}

impl Chart {
    pub fn new() -> Self {
        Self {
            svg: Svg::new(),
            height: MARGIN,
        }
    }

    fn text(&mut self, class: &str, anchor: &str, [x, y]: [i32; 2], text: &str) {
        let element = self.svg.el("text").class(class).at("x", x).at("y", y);
        element.at("text-anchor", anchor).text(text);
    }

    fn line(&mut self, class: &str, from: [i32; 2], to: [i32; 2]) {
        let line = self.svg.el("line").class(class);
        let line = line.at("x1", from[0]).at("y1", from[1]);
        line.at("x2", to[0]).at("y2", to[1]).empty();
    }

    /// A line of text above a chart.
    pub fn heading(&mut self, text: &str) {
        self.height += 20;
        self.text("head", "start", [MARGIN, self.height], text);
        self.height += 10;
    }

    /// How often each number came up; darker, how often it was a first place.
    pub fn columns(&mut self, counts: &BTreeMap<i32, Count>) {
        let (Some((&least, _)), Some((&most, _))) =
            (counts.first_key_value(), counts.last_key_value())
        else {
            return;
        };
        let step = nice_step(most - least + 1, MOST_COLUMNS);
        let bin = |number: i32| number.div_euclid(step);
        let first = bin(least);
        let mut bins = vec![Count::default(); (bin(most) - first + 1) as usize];
        for (&number, count) in counts {
            let sum = &mut bins[(bin(number) - first) as usize];
            sum.all += count.all;
            sum.first += count.first;
        }
        let highest = bins.iter().map(|bin| bin.all).max().unwrap_or(1).max(1);
        let (left, base) = (MARGIN + 40, self.height + TALL);
        let wide = f64::from(WIDTH - MARGIN - left) / bins.len() as f64;
        let tall = |count: u64| count as f64 / highest as f64 * f64::from(TALL - 8);
        let grid = nice_step(highest as i32, 4);
        for mark in (0..=highest as i32).step_by(grid as usize) {
            let y = base - tall(mark as u64).round() as i32;
            self.line("grid", [left, y], [WIDTH - MARGIN, y]);
            self.text("tick", "end", [left - 6, y + 4], &mark.to_string());
        }
        for (index, bin) in bins.iter().enumerate() {
            let x = f64::from(left) + wide * index as f64;
            for (class, count) in [("all", bin.all), ("first", bin.first)] {
                if count > 0 {
                    let column = self.svg.el("rect").class(class);
                    let column = column.at("x", format_args!("{x:.1}"));
                    let column =
                        column.at("y", format_args!("{:.1}", f64::from(base) - tall(count)));
                    let column = column.at("width", format_args!("{:.1}", (wide - 1.0).max(0.8)));
                    column
                        .at("height", format_args!("{:.1}", tall(count)))
                        .empty();
                }
            }
        }
        let mark = nice_step(most - least + 1, 10).max(step);
        for number in (least..=most).filter(|number| number % mark == 0) {
            let at = f64::from(number - first * step) / f64::from(step);
            // A column of a single number is marked in its middle, others where they begin.
            let middle = if step == 1 { 0.5 } else { 0.0 };
            let x = f64::from(left) + wide * (at + middle);
            let text = decimal(f64::from(number), 0);
            self.text("tick", "middle", [x.round() as i32, base + 16], &text);
        }
        self.height = base + 32;
    }

    /// Shares with their intervals, and a line at the mean of all. The scale has what there
    /// is to see, in whole tenths.
    pub fn intervals(&mut self, rows: &[Row], mean: f64) {
        let most = rows.iter().map(|row| row.share.high).fold(mean, f64::max);
        let least = rows.iter().map(|row| row.share.low).fold(mean, f64::min);
        let last = ((most * 10.0).ceil() as i32).clamp(1, 10);
        let first = ((least * 10.0).floor() as i32).clamp(0, last - 1);
        let at = |share: f64| {
            let part = (share * 10.0 - f64::from(first)) / f64::from(last - first);
            SCALE[0] + (part.clamp(0.0, 1.0) * f64::from(SCALE[1] - SCALE[0])).round() as i32
        };
        let (top, bottom) = (self.height, self.height + ROW * rows.len() as i32);
        // On a long scale there is room for every second figure.
        let apart = if last - first > 8 { 2 } else { 1 };
        for tenth in first..=last {
            let x = at(f64::from(tenth) / 10.0);
            self.line("grid", [x, top], [x, bottom]);
            if (tenth - first) % apart == 0 {
                let text = format!("{} %", 10 * tenth);
                self.text("tick", "middle", [x, bottom + 14], &text);
            }
        }
        self.line("even", [at(mean), top], [at(mean), bottom]);
        for row in rows {
            let y = self.height + ROW / 2;
            let mut name: String = row.name.chars().take(LONGEST_NAME).collect();
            if name.len() < row.name.len() {
                name.push('…');
            }
            self.text("name", "end", [SCALE[0] - 12, y + 4], &name);
            let Interval { mean, low, high } = row.share;
            self.line("line", [at(low), y], [at(high), y]);
            let dot = self.svg.el("circle").class("dot").at("cx", at(mean));
            dot.at("cy", y).at("r", 4).empty();
            let figure = percent_with_ends(row.share);
            self.text("figure", "end", [WIDTH - MARGIN, y + 4], &figure);
            self.height += ROW;
        }
        self.height = bottom + 30;
    }

    /// The whole picture with its title.
    pub fn finish(self, title: &str) -> String {
        let mut svg = Svg::new();
        let page = svg.el("svg").at("xmlns", "http://www.w3.org/2000/svg");
        let page = page.at("viewBox", format_args!("0 0 {WIDTH} {}", self.height));
        let page = page.at("width", WIDTH).at("height", self.height);
        page.at("role", "img").hold(|svg| {
            svg.el("title").text(title);
            svg.el("style").hold(|svg| svg.raw(STYLE));
            let background = svg
                .el("rect")
                .class("page")
                .area([0, 0, WIDTH, self.height]);
            background.at("rx", 8).empty();
            svg.raw(&self.svg.finish());
        });
        svg.finish() + "\n"
    }
}

/// The smallest of 1, 2, 5, 10, 20, … that divides a span into at most so many parts.
fn nice_step(span: i32, parts: i32) -> i32 {
    let mut step = 1;
    while span > parts * step {
        let leading = step / 10_i32.pow(step.ilog10());
        step = if leading == 2 { step / 2 * 5 } else { step * 2 };
    }
    step
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round_numbers() {
        let steps = [1, 10, 11, 21, 51, 101, 201, 999].map(|span| nice_step(span, 10));
        assert_eq!(steps, [1, 1, 2, 5, 10, 20, 50, 100]);
    }

    /// Every column is inside the picture, and none is lost when they are put together.
    #[test]
    fn columns_hold_every_number() {
        for (least, most) in [(-7, 40), (0, 0), (100, 500)] {
            let count = Count { all: 2, first: 1 };
            let counts = (least..=most).map(|number| (number, count)).collect();
            let mut chart = Chart::new();
            chart.columns(&counts);
            let drawn = chart.finish("Columns");
            let columns = drawn.matches("class=\"all\"").count() as i32;
            assert!((1..=MOST_COLUMNS + 1).contains(&columns), "{columns}");
            assert!(!drawn.contains("NaN") && !drawn.contains("inf"), "{drawn}");
        }
    }

    /// Figures below a scale keep their distance: none is wider than 7 units a letter.
    #[test]
    fn figures_do_not_touch() {
        for percent in 1..=100 {
            let mean = f64::from(percent) / 100.0;
            let share = Interval {
                mean,
                low: mean,
                high: mean,
            };
            let name = String::new();
            let mut chart = Chart::new();
            chart.intervals(&[Row { name, share }], 0.0);
            let drawn = chart.finish("Shares");
            let mut free = 0;
            for tick in drawn.split("class=\"tick\"").skip(1) {
                let x = tick.split('"').nth(1).and_then(|x| x.parse().ok());
                let text = tick.split(['>', '<']).nth(1);
                let (x, text): (i32, &str) = x.zip(text).expect("a figure");
                let half = 7 * text.len() as i32 / 2;
                assert!(x - half > free, "{percent}: {text}");
                free = x + half;
            }
        }
    }

    /// Where all win nine games of ten the scale does not begin at nothing.
    #[test]
    fn the_scale_is_around_what_there_is_to_see() {
        let share = |mean: f64| Interval {
            mean,
            low: mean - 0.02,
            high: mean + 0.02,
        };
        let rows = [0.88, 0.93, 0.97].map(|mean| Row {
            name: String::new(),
            share: share(mean),
        });
        let mut chart = Chart::new();
        chart.intervals(&rows, 0.93);
        let drawn = chart.finish("Shares");
        assert!(
            drawn.contains(">80 %<") && drawn.contains(">100 %<"),
            "{drawn}"
        );
        assert!(
            !drawn.contains(">70 %<") && !drawn.contains(">0 %<"),
            "{drawn}"
        );
    }

    #[test]
    fn names_are_cut_and_safe() {
        let row = Row {
            name: "<b>".repeat(40),
            share: Interval {
                mean: 0.9,
                low: 0.6,
                high: 1.0,
            },
        };
        let mut chart = Chart::new();
        chart.intervals(&[row], 0.5);
        let drawn = chart.finish("A & B");
        assert!(!drawn.contains("<b>") && drawn.contains("…"), "{drawn}");
        assert!(drawn.contains("<title>A &amp; B</title>"), "{drawn}");
    }
}
