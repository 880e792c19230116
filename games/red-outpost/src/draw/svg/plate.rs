//! The name of the game, where nothing else lies.

use super::layers::{Draws, Layers};

/// The title in drawn letters, 247 units wide and 84 high.
pub const TITLE: &str = include_str!("../art/title.svg");

pub fn draw(layers: &mut Layers) {
    let svg = &mut layers.ground;
    svg.el("svg")
        .area([0, 0, 340, 212])
        .at("viewBox", "-40 -16 340 212")
        .hold(|svg| {
            svg.rect("ro-r", [-40, -16, 340, 212], 0);
            svg.path("ro-rl", "M0 196L162-16h46L46 196z");
            svg.path("ro-k", "M118 196L300-40v72l-126 164z");
            svg.path("ro-c", "M-40 125L67-16h12L-40 141z");
            let star = svg.el("g").class("ro-g");
            star.hold(|svg| svg.sized("star", [206, 40], 250));
            svg.el("g")
                .at("transform", "translate(16 96)scale(.93)")
                .hold(|svg| svg.drawing(TITLE));
        });
}
