//! The board: the die, what is at stake, and how far everyone is.

use std::fmt::Write;

use tabletop::{Draw, Phrase, Seat, Speak};

use crate::{Pig, Table};

/// Where the pips of a die are, for each roll.
const PIPS: [&[(i32, i32)]; 7] = [
    &[],
    &[(0, 0)],
    &[(-1, -1), (1, 1)],
    &[(-1, -1), (0, 0), (1, 1)],
    &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
    &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
];

impl Draw for Pig {
    const STYLE: &'static str = "\
        .game-pig { --ground: light-dark(#fdf1f0, #2a1618); --paper: light-dark(#fff, #3a2024); \
        --accent: light-dark(#b3345c, #ff9db8) }\n\
        .pig text { font: 22px system-ui, sans-serif; fill: var(--ink) }\n";

    fn svg(&self, view: &Table, names: &[String], speak: &dyn Speak) -> String {
        let label = |key| speak.say(&Phrase::new(key));
        let stake = Phrase::new("board-stake").with("stake", i64::from(view.stake));
        let target = Phrase::new("board-target").with("target", i64::from(self.target));
        let mut svg = format!(
            "<svg class=\"pig\" viewBox=\"0 0 640 360\">\
             <g data-spot=\"die\" role=\"img\" aria-label=\"{}\">\
             <rect x=\"60\" y=\"40\" width=\"120\" height=\"120\" rx=\"20\" fill=\"var(--paper)\" stroke=\"var(--ink)\" stroke-width=\"3\"/>",
            label("thing-die"),
        );
        for (x, y) in PIPS[usize::from(view.die)] {
            let (x, y) = (120 + 34 * x, 100 + 34 * y);
            let _ = write!(
                svg,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"11\" fill=\"var(--accent)\"/>"
            );
        }
        let _ = write!(
            svg,
            "</g><text x=\"60\" y=\"200\">{}</text><text x=\"60\" y=\"230\">{}</text>\
             <g data-spot=\"hold\" role=\"img\" aria-label=\"{hold}\">\
             <rect x=\"60\" y=\"260\" width=\"120\" height=\"56\" rx=\"28\" fill=\"var(--paper)\" stroke=\"var(--ink)\" stroke-width=\"3\"/>\
             <text x=\"120\" y=\"296\" text-anchor=\"middle\">{hold}</text></g>",
            speak.say(&stake),
            speak.say(&target),
            hold = label("thing-hold"),
        );
        for seat in Seat::first(self.players) {
            let (score, colour) = (view.scores[seat.index()], self.colour(Some(view), seat));
            let y = 60 + 75 * seat.index();
            let long = 330 * usize::from(score.min(self.target)) / usize::from(self.target);
            let name = names.get(seat.index()).map_or("", String::as_str);
            let name = name.replace('&', "&amp;").replace('<', "&lt;");
            let _ = write!(
                svg,
                "<g class=\"colour-{colour}\"><text x=\"250\" y=\"{y}\">{name}: {score}</text>\
                 <rect x=\"250\" y=\"{}\" width=\"330\" height=\"14\" rx=\"7\" fill=\"var(--paper)\"/>\
                 <rect data-key=\"bar-{seat}\" x=\"250\" y=\"{}\" width=\"{long}\" height=\"14\" rx=\"7\" fill=\"var(--player)\"/></g>",
                y + 10,
                y + 10,
            );
        }
        svg + "</svg>"
    }
}
