//! The viewer's flight computer: where the ship will end, the fuel left, what is in
//! reach, and what can be decided now.

use alloc::format;

use svg::Svg;
use tabletop::{Crumb, Offer, Seat, Words};

use super::{
    Picture,
    layers::{Draws, lines},
};
use crate::{
    components::{Bodies, Cubes},
    draw::reach::End,
    step::{Action, Step},
};

const AREA: [i32; 4] = [833, 408, 163, 147];

impl Picture<'_> {
    pub fn computer(&self, svg: &mut Svg) {
        if self.table.pending.top() == Some(Step::ChooseColour) {
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
        if let Some(draft) = &self.draft {
            self.fuel_left(svg, draft.tank, y + 66);
        }
        if let Some(reach) = &self.reach {
            self.reached(svg, "draw-reach-now", reach.now, y + 87);
            self.reached(svg, "draw-reach-next", reach.next, y + 108);
        }
        self.buttons(svg, seat);
    }

    /// What the tank holds after the order.
    fn fuel_left(&self, svg: &mut Svg, tank: Cubes, y: i32) {
        let x = AREA[0];
        svg.fitted("ks-tiny", [x + 8, y], 54, &self.word("draw-fuel-left"));
        svg.rect("ks-normal", [x + 68, y - 9, 10, 10], 2);
        svg.label("ks-small", x + 82, y, tank.normal);
        svg.rect("ks-hyper", [x + 108, y - 13, 10, 14], 2);
        svg.path("ks-double", format!("M{} {}h6", x + 110, y - 6));
        svg.label("ks-small", x + 122, y, tank.hyper);
    }

    /// The bodies in reach, after a word.
    fn reached(&self, svg: &mut Svg, key: &'static str, bodies: Bodies, y: i32) {
        let [x, _, width, _] = AREA;
        let label = self.word(key);
        svg.fitted("ks-tiny", [x + 8, y], 58, &label);
        let step = ((width - 80) / (bodies.len() as i32).max(1)).min(21);
        if bodies.is_empty() {
            svg.label("ks-tiny", x + 76, y, "–");
        }
        for (index, body) in bodies.iter().enumerate() {
            let name = crate::words::body(body);
            svg.el("g").hold(|svg| {
                svg.title(self.say(&name));
                svg.sized(
                    body,
                    x + 72 + step / 2 + step * index as i32,
                    y - 4,
                    (step * 4).min(72),
                );
            });
        }
    }

    /// What can be decided now, as buttons. What cannot is there too, and the page
    /// tells why.
    fn buttons(&self, svg: &mut Svg, seat: Seat) {
        let Some(step) = self.table.pending.top().filter(|&step| self.asked(step)) else {
            return;
        };
        let answers = self.game.buttons(step);
        let offer = |answer: &Action| self.game.offer(self.view, seat, answer);
        let is_refusal = answers.first().map(offer) >= Some(Offer::Refusal);
        let count = answers.len() as i32 + i32::from(is_refusal);
        let [x, y, width, height] = AREA;
        let [x, y, width] = [x + 6, y + height - 5 - HIGH, width - 10];
        // What is usual is the first and largest, and a refusal never takes its place. A row
        // of many has room for what tells them apart, at the end of their names.
        for (index, answer) in (i32::from(is_refusal)..).zip(&answers) {
            let wide = match (count, index) {
                (4.., _) => width / count,
                (_, 0) => width * 4 / (3 * count + 1),
                _ => width * 3 / (3 * count + 1),
            };
            let left = match index {
                0 => x,
                _ => x + width - wide * (count - index),
            };
            let path = self.game.path(self.view, seat, answer);
            for (step, Crumb { element, label }) in (0..).zip(&path) {
                let title = self.say(label);
                let word = match answer {
                    _ if count > 3 => element.rsplit('-').next().unwrap_or(element).into(),
                    _ => title.clone(),
                };
                // What is asked twice is confirmed above.
                let area = match step {
                    0 => [left, y, wide - 3, HIGH],
                    _ => [AREA[0] + 6, y - HIGH - 4, width - 3, HIGH],
                };
                button(svg, element, &title, &word, area);
            }
        }
    }
}

/// How high a button is.
const HIGH: i32 = 25;

fn button(svg: &mut Svg, spot: &str, title: &str, word: &str, area: [i32; 4]) {
    let [x, y, width, height] = area;
    svg.spot(spot, title, |svg| {
        svg.rect("halo ks-button", area, height.min(width) / 2);
        let middle = [x + width / 2, y + 17];
        svg.fitted("ks-onbutton", middle, width - 12, word);
    });
}
