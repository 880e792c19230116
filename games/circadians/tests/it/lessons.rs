//! The lessons: played through, they agree with the rules, the texts and the board.

use std::path::Path;

use circadians::Circadians;
use tabletop::Game;

use crate::contract::tables;

#[test]
fn lessons_can_be_played_as_they_are_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons");
    let tables = tables().into_iter();
    let tables = tables.map(|game| (game.seats(), game.options()));
    catalog::testkit::check_lessons::<Circadians>(&folder, tables);
}
