//! The chances over time as lines.

use std::fmt::Write;

use svg::Svg;

use crate::Review;

const WIDTH: usize = 640;
const HEIGHT: usize = 260;
/// Room for the figures at the left, and for the shapes at the right.
const LEFT: usize = 44;
const RIGHT: usize = 22;
const ROOM: usize = 14;
/// Seats are told apart by shape, colour and dashes. A page may have colours of its own.
const LOOKS: [(&str, &str, &str); 4] = [
    ("●", "#c8281e", "none"),
    ("■", "#2f6fb5", "9 4"),
    ("▲", "#2e7d32", "3 4"),
    ("◆", "#8a5a00", "12 4 2 4"),
];

/// A moment of the chart that can be opened: where it leads, and how it is called.
pub struct Link {
    /// Its address.
    pub address: String,
    /// Its name.
    pub label: String,
}

/// The chances of all sides over time as SVG. `label` says what it is, `colours` names the
/// colour of each side for a page's style, and `link` says where a click on a moment leads.
#[must_use]
pub fn chart(
    review: &Review,
    label: &str,
    colours: &[&str],
    link: &dyn Fn(usize, &[f64]) -> Option<Link>,
) -> String {
    let course = review.course();
    let last = course.last().map_or(1, |(n, _)| (*n).max(1));
    let x = |n: usize| LEFT + (WIDTH - LEFT - RIGHT) * n / last;
    let y = |chance: f64| {
        let height = (HEIGHT - 2 * ROOM) as f64;
        ROOM + ((1.0 - chance.clamp(0.0, 1.0)) * height).round() as usize
    };
    let mut svg = Svg::new();
    svg.el("svg")
        .at("xmlns", "http://www.w3.org/2000/svg")
        .at("viewBox", format_args!("0 0 {WIDTH} {HEIGHT}"))
        .at("role", "group")
        .at("aria-label", label)
        .hold(|svg| {
            for percent in [0, 25, 50, 75, 100] {
                let y = y(f64::from(percent) / 100.0);
                svg.el("line")
                    .class("tick")
                    .at("x1", LEFT)
                    .at("x2", WIDTH - RIGHT)
                    .at("y1", y)
                    .at("y2", y)
                    .at("stroke", "#bbb")
                    .empty();
                svg.el("text")
                    .class("tick")
                    .at("x", LEFT - 6)
                    .at("y", y)
                    .at("text-anchor", "end")
                    .at("font-size", 13)
                    .text(format_args!("{percent} %"));
            }
            for (side, colour) in colours.iter().enumerate() {
                let (mark, paint, dashes) = LOOKS[side % LOOKS.len()];
                let mut line = String::new();
                let mut end = None;
                for (n, chances) in &course {
                    let Some(&chance) = chances.get(side) else {
                        continue;
                    };
                    write!(line, "{},{} ", x(*n), y(chance)).expect("a text grows");
                    end = Some(y(chance));
                }
                let Some(end) = end else { continue };
                let class = format!("seat-{} colour-{colour}", side + 1);
                svg.el("g").class(class).hold(|svg| {
                    svg.el("polyline")
                        .at("points", line.trim_end())
                        .at("fill", "none")
                        .at("stroke", paint)
                        .at("stroke-width", 3)
                        .at("stroke-dasharray", dashes)
                        .empty();
                    svg.el("text")
                        .class("mark")
                        .at("x", WIDTH - RIGHT + 4)
                        .at("y", end)
                        .at("fill", paint)
                        .text(mark);
                });
            }
            let mut from = LEFT;
            for (n, chances) in &course {
                let to = x(*n);
                if let Some(link) = link(*n, chances) {
                    strip(svg, from..to, &link);
                }
                from = to;
            }
        });
    svg.finish()
}

/// A strip of the chart that can be clicked. It is no stop of the keyboard: a table beside
/// the chart has the same links.
fn strip(svg: &mut Svg, x: std::ops::Range<usize>, link: &Link) {
    svg.el("a")
        .at("href", &link.address)
        .at("tabindex", -1)
        .at("aria-label", &link.label)
        .hold(|svg| {
            svg.el("title").text(&link.label);
            svg.el("rect")
                .class("moment")
                .at("x", x.start)
                .at("y", 0)
                .at("width", x.len().max(1))
                .at("height", HEIGHT)
                .at("fill", "transparent")
                .empty();
        });
}
