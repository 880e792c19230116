//! The viewer's flight computer: where the ship will end, the fuel left, what is in
//! reach, and what can be decided now.

use alloc::{format, vec::Vec};

use svg::Svg;
use tabletop::{Crumb, Seat, Words};

use super::{
    Picture,
    layers::{Draws, lines},
};
use crate::{
    components::{Bodies, Cubes},
    draw::reach::End,
    step::Step,
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
        svg.fitted("ks-tiny", [x + 8, y], 54, &label);
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

    /// What can be decided now, as buttons. What cannot is there too, and the page
    /// tells why.
    fn buttons(&self, svg: &mut Svg, seat: Seat) {
        let Some(step) = self.table.pending.top().filter(|&step| self.asked(step)) else {
            return;
        };
        let answers = self.game.buttons(step).into_iter();
        let buttons: Vec<Crumb> = answers
            .filter_map(|answer| self.game.path(self.view, seat, &answer).pop())
            .collect();
        let [x, y, width, height] = AREA;
        let [x, low, count] = [x + 6, y + height - 5, buttons.len() as i32];
        // Orders leave room for one row; otherwise words are below each other, and a row of
        // many has room for what tells them apart, at the end of their names.
        let short = count > 3;
        let wide = match short {
            true => (width - 10) / count,
            false => (width - 8) / count.max(1),
        };
        for (index, Crumb { element, label }) in (0..).zip(&buttons) {
            let title = self.say(label);
            let (area, word) = if short {
                let area = [x + wide * index, low - HIGH, wide - 3, HIGH];
                (area, element.rsplit('-').next().unwrap_or(element))
            } else if self.reach.is_some() {
                ([x + wide * index, low - HIGH, wide - 4, HIGH], &*title)
            } else {
                let down = (HIGH + 3) * (count - index) - 3;
                ([x, low - down, width - 12, HIGH], &*title)
            };
            button(svg, element, &title, word, area);
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
