//! How the scores went, as lines over the actions.

use std::fmt::Write;

use maud::{Markup, html};

use super::{
    table::{Scene, columns},
    voice::{Voice, mark, number},
};
use crate::frame::SideFrame;

const WIDTH: usize = 600;
const HEIGHT: usize = 240;
/// Room for the numbers at the left, and for the shapes at the right.
const LEFT: usize = 40;
const RIGHT: usize = 26;
const ROOM: usize = 14;

/// Whether scores changed at more than one moment: where everything is counted at the
/// end, lines say nothing.
pub(super) fn is_worth_drawing(totals: &[Vec<i32>]) -> bool {
    totals.windows(2).filter(|two| two[0] != two[1]).count() > 1
}

/// The chart and, for those who do not see it, a table of some of its moments.
pub(super) fn chart(scene: &Scene<'_>) -> Markup {
    let (frame, voice) = (scene.frame, scene.voice);
    let totals = &frame.chart;
    let scale = Scale::of(totals);
    let rows = sampled(totals.len()).map(|n| {
        let points = totals[n].iter();
        (n, points.map(|&points| number(points)).collect())
    });
    html! {
        figure.chart {
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(voice.say("page-chart")) {
                @for value in scale.ticks() {
                    @let y = scale.y(value);
                    line.tick x1=(LEFT) x2=(WIDTH - RIGHT) y1=(y) y2=(y) {}
                    text.tick x=(LEFT - 6) y=(y) { (number(value)) }
                }
                @for (n, side) in frame.sides.iter().enumerate() {
                    @let line = scale.line(totals, n);
                    @if let Some(end) = totals.last().and_then(|row| row.get(n)) {
                        g.{ "seat-" (side.seat) }.{ "colour-" (side.colour) } {
                            polyline points=(line) {}
                            text.mark x=(WIDTH - RIGHT + 4) y=(scale.y(*end)) { (mark(side.seat)) }
                        }
                    }
                }
            }
            (moments(voice, "chart-table", &frame.sides, rows))
        }
    }
}

/// The table below a chart: the number of an action, and what each side had then.
pub(super) fn moments(
    voice: Voice<'_>,
    id: &str,
    sides: &[SideFrame],
    rows: impl Iterator<Item = (usize, Vec<String>)>,
) -> Markup {
    html! {
        details id=(id) {
            summary { (voice.say("page-chart-table")) }
            table.sheet-of-scores {
                (columns(voice, "page-action", sides))
                tbody {
                    @for (n, cells) in rows {
                        tr {
                            th scope="row" { (n) }
                            @for cell in cells { td { (cell) } }
                        }
                    }
                }
            }
        }
    }
}

/// About a dozen moments, the last among them.
pub(super) fn sampled(len: usize) -> impl Iterator<Item = usize> {
    let step = len.div_ceil(12).max(1);
    let last = len.saturating_sub(1);
    (0..last).step_by(step).chain([last])
}

/// From actions and points to the paper.
struct Scale {
    actions: usize,
    low: i32,
    high: i32,
    step: i32,
}

impl Scale {
    fn of(totals: &[Vec<i32>]) -> Self {
        let all = || totals.iter().flatten().copied();
        let (low, high) = (
            all().min().unwrap_or(0).min(0),
            all().max().unwrap_or(0).max(1),
        );
        let wide = |step: &i32| (high - low) / step <= 6;
        let step = [1, 2, 5, 10, 20, 50, 100, 200, 500]
            .into_iter()
            .find(wide)
            .unwrap_or(1000);
        Self {
            actions: totals.len().saturating_sub(1).max(1),
            low: low.div_euclid(step) * step,
            high: (high + step - 1).div_euclid(step) * step,
            step,
        }
    }

    fn ticks(&self) -> impl Iterator<Item = i32> {
        let step = usize::try_from(self.step).unwrap_or(1);
        (self.low..=self.high).step_by(step)
    }

    fn y(&self, points: i32) -> i32 {
        let height = HEIGHT as i32 - 2 * ROOM as i32;
        HEIGHT as i32 - ROOM as i32 - (points - self.low) * height / (self.high - self.low).max(1)
    }

    fn line(&self, totals: &[Vec<i32>], side: usize) -> String {
        let mut line = String::new();
        let values = totals
            .iter()
            .enumerate()
            .filter_map(|(n, row)| Some((n, *row.get(side)?)));
        for (n, points) in values {
            let x = LEFT + (WIDTH - LEFT - RIGHT) * n / self.actions;
            write!(line, "{x},{} ", self.y(points)).expect("a text grows");
        }
        line
    }
}
