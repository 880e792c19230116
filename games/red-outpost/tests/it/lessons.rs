//! The lessons: played through, they agree with the rules, the texts and the board.

use std::path::Path;

use red_outpost::RedOutpost;

use crate::contract::tables;

#[test]
fn lessons_can_be_played_as_they_are_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons");
    catalog::testkit::check_lessons::<RedOutpost>(&folder, tables());
}
