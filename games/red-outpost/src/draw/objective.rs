//! The solo game: the objective card with its three rows, and the revealed card
//! of the rival.

use alloc::{format, string::String, vec, vec::Vec};

use tabletop::Phrase;

use super::{
    grid::{Row, paragraph, table, words},
    text::{Board, signed},
};
use crate::{
    components::{Resource, Worker},
    state::Table,
    words as told,
};

impl Board<'_> {
    pub(super) fn objective(&mut self) {
        self.line();
        let objective = *self.look.objective();
        let head = self.word("board-objectives");
        paragraph(&mut self.lines, &head, 2);

        let free = |&worker: &Worker| self.table.worker(worker).discs[Table::AUTOM.index()] == 0;
        let goal = self.game.figures.solo.mood_goal;
        let happy = |&worker: &Worker| self.table.worker(worker).mood >= goal;
        let markers = self.table.solo.markers;
        let mut done: Vec<(bool, i16)> = Vec::new();
        let rows = [
            objective
                .no_discs
                .iter()
                .map(|one| (free(&one), objective.penalty_discs))
                .collect::<Vec<_>>(),
            objective
                .mood
                .iter()
                .map(|one| (happy(&one), objective.penalty_mood))
                .collect(),
            objective
                .export
                .iter()
                .map(|one| (markers.contains(one), objective.penalty_export))
                .collect(),
        ];
        done.extend(rows.concat());
        let told_rows: Vec<Row> = self
            .game
            .objectives(&objective)
            .iter()
            .zip(done)
            .map(|(goal, (done, penalty))| {
                Row::Cells(vec![
                    String::from(if done { "✓" } else { "✗" }),
                    self.say(goal),
                    signed(-penalty),
                ])
            })
            .collect();
        table(
            &mut self.lines,
            &[words(1), words(60), words(8)],
            &told_rows,
        );

        let workers = objective
            .worker_order
            .map(|one| self.say(&told::worker(one)));
        let cube =
            |one: Resource| self.say(&Phrase::new("board-cube").with("good", told::good(one)));
        let returned = objective.warehouse_order.map(cube);
        let found = objective.spaceship_order.map(cube);
        let card = &self.game.figures.solo.automs[self.table.solo.card as usize];
        let places = card.locations.map(|place| self.say(&told::location(place)));
        let direction = if objective.clockwise {
            "board-clockwise"
        } else {
            "board-anticlockwise"
        };
        let order = |names: &[String]| names.join(" › ");
        for text in [
            self.say(
                &Phrase::new("board-autom-next")
                    .with("places", order(&places))
                    .with("direction", Phrase::new(direction)),
            ),
            self.say(&Phrase::new("board-autom-workers").with("workers", order(&workers))),
            self.say(&Phrase::new("board-autom-warehouse").with("goods", order(&returned))),
            self.say(&Phrase::new("board-autom-spaceship").with("goods", order(&found))),
        ] {
            paragraph(&mut self.lines, &format!("{text}"), 4);
        }
    }
}
