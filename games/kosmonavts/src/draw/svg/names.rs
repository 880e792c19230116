//! What things on the board are called, and what a flight comes to.

use alloc::string::String;

use tabletop::{Phrase, Seat};

use super::Picture;
use crate::{
    components::{Body, Danger, Emergency},
    draw::reach::{DrawnCourse, End},
    words as phrase,
};

impl Picture<'_> {
    /// *Saturn, on space 7 of 24.*
    pub fn body_title(&self, body: Body) -> String {
        let space = self.table.spaces[body as usize].unwrap_or(0);
        let spaces = self.game.figures.orbit(body).len();
        self.say(
            &Phrase::new("draw-body")
                .with("body", phrase::body(body))
                .with("space", i64::from(space) + 1)
                .with("spaces", i64::from(spaces)),
        )
    }

    /// What awaits the viewer's ship, in a sentence.
    pub fn end_text(&self, seat: Seat, course: &DrawnCourse) -> String {
        let last = phrase::body(self.table.player(seat).last);
        let phrase = match course.end {
            End::Space if course.from == course.to => Phrase::new("draw-end-still"),
            End::Space => Phrase::new("draw-end-space"),
            End::Body(body) => Phrase::new("draw-end-body").with("body", phrase::body(body)),
            End::Meets(body) => Phrase::new("draw-end-meets").with("body", phrase::body(body)),
            End::Danger(Danger::Sun) => Phrase::new("draw-end-near-sun"),
            End::Danger(Danger::Belt) => Phrase::new("draw-end-belt"),
            End::Emergency(Emergency::OffBoard, _) => {
                Phrase::new("draw-end-off").with("body", last)
            }
            End::Emergency(Emergency::Sun, _) => Phrase::new("draw-end-sun").with("body", last),
            End::Emergency(Emergency::Danger, _) => {
                Phrase::new("draw-end-shieldless").with("body", last)
            }
        };
        self.say(&phrase)
    }

    /// The same in a word, beside the end of the flight.
    pub fn short_end(&self, course: &DrawnCourse) -> Option<String> {
        let phrase = match course.end {
            End::Space => return None,
            End::Body(body) | End::Meets(body) => phrase::body(body),
            End::Danger(_) => Phrase::new("draw-aim-danger"),
            End::Emergency(Emergency::OffBoard, _) => Phrase::new("draw-aim-off"),
            End::Emergency(Emergency::Sun, _) => Phrase::new("draw-aim-sun"),
            End::Emergency(Emergency::Danger, _) => Phrase::new("draw-aim-shieldless"),
        };
        Some(self.say(&phrase))
    }
}
