//! The viewer's flight computer: where the ship will end, the fuel left, what is in
//! reach, and what can be decided now.

use svg::Svg;
use tabletop::Phrase;

use super::{
    Picture,
    layers::{Draws, lines},
};
use crate::{
    Mode,
    components::Bodies,
    draw::reach::End,
    step::Step,
};

const AREA: [i32; 4] = [833, 412, 163, 140];

impl Picture<'_> {
    pub fn computer(&self, svg: &mut Svg) {
        if self.table.todo.top() == Some(Step::ChooseColour) {
            svg.panel(AREA, &self.word("draw-head-colours"));
            self.colours(svg, [AREA[0] + 25, AREA[1] + 70]);
            return;
        }
        let Some(seat) = self.view.seat else { return };
        if self.table.round == 0 || self.table.is_over() {
            return;
        }
        svg.panel(AREA, &self.word("draw-head-course"));
        let [x, y, width, _] = AREA;
        let course = self.course(seat);
        let text = match &course {
            Some(course) => self.end_text(seat, course),
            None => self.word("draw-end-landed"),
        };
        let class = match course.map(|course| course.end) {
            Some(End::Danger(_)) => "ks-text ks-warns",
            Some(End::Emergency(..)) => "ks-text ks-alarms",
            _ => "ks-text",
        };
        for (index, line) in lines(&text, width - 16, 2).iter().enumerate() {
            let at = [x + 8, y + 32 + 15 * index as i32];
            svg.fitted(class, at, width - 16, line);
        }
        if let Some(reach) = &self.reach {
            self.reached(svg, "draw-reach-now", reach.now, y + 72);
            self.reached(svg, "draw-reach-next", reach.next, y + 94);
        }
        self.buttons(svg, [x + 6, y + 108]);
    }

    /// The bodies in reach, after a word.
    fn reached(&self, svg: &mut Svg, key: &'static str, bodies: Bodies, y: i32) {
        let [x, _, width, _] = AREA;
        let label = self.word(key);
        svg.fitted("ks-tiny", [x + 8, y], 52, &label);
        let step = ((width - 82) / (bodies.len() as i32).max(1)).min(21);
        if bodies.is_empty() {
            svg.label("ks-tiny", x + 68, y, "–");
        }
        for (index, body) in bodies.iter().enumerate() {
            let name = crate::words::body(body);
            svg.el("g").hold(|svg| {
                svg.title(self.say(&name));
                svg.sized(body, x + 74 + step * index as i32, y - 4, 78);
            });
        }
    }

    /// What can be decided now, as buttons.
    fn buttons(&self, svg: &mut Svg, [x, y]: [i32; 2]) {
        let buttons: &[(&str, &'static str)] = if self.asked(Step::Order) {
            &[("order-go", "draw-go"), ("order-stay", "draw-stay")]
        } else if self.asked(Step::Fly) {
            &[("fly", "draw-fly"), ("evacuate", "draw-evacuate")]
        } else if self.asked(Step::Land) {
            &[("pass", "draw-pass")]
        } else if self.asked(Step::Refuel) {
            match self.game.setup.mode {
                Mode::Basic => &[
                    ("refuel-basic", "draw-refuel"),
                    ("refuel-none", "draw-refuel-none"),
                ],
                Mode::Advanced => &[
                    ("refuel-quick", "draw-refuel-quick"),
                    ("refuel-full", "draw-refuel-full"),
                    ("refuel-none", "draw-refuel-none"),
                ],
            }
        } else {
            &[]
        };
        let wide = 151 / (buttons.len() as i32).max(1);
        for (index, &(spot, key)) in buttons.iter().enumerate() {
            let x = x + wide * index as i32;
            let word = self.say(&Phrase::new(key));
            svg.spot(spot, &word, |svg| {
                svg.rect("halo ks-button", [x, y, wide - 4, 26], 13);
                let middle = [x + wide / 2 - 2, y + 18];
                svg.fitted("ks-onbutton", middle, wide - 18, &word);
            });
        }
    }
}
