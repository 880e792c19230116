//! Every point by source, at the end.

use alloc::string::ToString;

use svg::Svg;

use super::{Picture, cards::AREA, layers::Draws};
use crate::state::Source;

impl Picture<'_> {
    pub fn scores(&self, svg: &mut Svg) {
        let [x, y, width, _] = AREA;
        svg.rect("cf-bench", AREA, 10);
        svg.fitted(
            "cf-name cf-title",
            [x + 12, y + 22],
            150,
            &self.word("draw-scores"),
        );
        let seats = self.sides();
        let columns = seats.clone().count() as i32;
        let apart = (width - 180) / columns;
        let at = |index: usize| x + width - 14 - apart * (columns - 1 - index as i32);
        for (index, seat) in seats.clone().enumerate() {
            svg.named(&self.name(seat), |svg| {
                self.mark(svg, seat, at(index) - 6, y + 15);
                let name = self.name(seat);
                svg.fitted("cf-text cf-end", [at(index), y + 34], apart - 10, &name);
            });
        }
        let shown = Source::KEYS.into_iter().enumerate().filter(|&(source, _)| {
            let mut points = seats
                .clone()
                .map(|seat| self.table.side(seat).points[source]);
            points.any(|points| points != 0)
        });
        let count = shown.clone().count() as i32;
        let leading = (178 / count.max(1)).min(22);
        let mut top = y + 56;
        for (source, key) in shown {
            svg.fitted("cf-text", [x + 12, top], 160, &self.word(key));
            for (index, seat) in seats.clone().enumerate() {
                let points = self.table.side(seat).points[source];
                let text = points.to_string().replace('-', "−");
                svg.label("cf-n cf-end", at(index), top, text);
            }
            top += leading;
        }
        svg.path(
            "cf-rule",
            alloc::format!("M{} {}h{}", x + 10, top - leading + 7, width - 20),
        );
        svg.label("cf-name", x + 12, top + 6, self.word("draw-total"));
        for (index, seat) in seats.enumerate() {
            let total = self.table.side(seat).total();
            svg.label("cf-large cf-end cf-total", at(index), top + 8, total);
        }
    }
}
