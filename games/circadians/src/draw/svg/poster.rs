//! The poster of the game.

use alloc::string::String;

use svg::Svg;

const PICTURE: &str = include_str!("../art/poster.svg");

pub fn draw(title: &str) -> String {
    let mut svg = Svg::new();
    svg.el("svg")
        .at("xmlns", "http://www.w3.org/2000/svg")
        .class("game-circadians cf-poster")
        .at("viewBox", "0 0 300 400")
        .at("role", "img")
        .at("aria-label", title)
        .hold(|svg| svg.drawing(PICTURE));
    svg.finish()
}
