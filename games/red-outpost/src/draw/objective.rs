//! The solo game: the objective card with its three rows, and the revealed card
//! of the rival.

use alloc::{string::String, vec, vec::Vec};

use grid::{Row, words};
use tabletop::Phrase;

use super::text::Board;
use crate::{
    components::Resource,
    figures::Objective,
    state::Table,
    words::{self as phrase, signed},
};

impl Board<'_> {
    pub(super) fn objective(&mut self) {
        self.paper.rule();
        let objective = *self.read.objective();
        let head = self.word("board-objectives");
        self.paper.paragraph(&head, 2);
        let goals = self.game.objectives(&objective);
        let rows: Vec<Row> = goals
            .iter()
            .zip(self.progress(&objective))
            .map(|(goal, (done, penalty))| {
                let mark = String::from(if done { "✓" } else { "✗" });
                Row::Cells(vec![mark, self.say(goal), signed(-penalty)])
            })
            .collect();
        self.paper.table(&[words(1), words(64), words(4)], &rows);
        for text in self.intentions(&objective) {
            self.paper.paragraph(&text, 2);
        }
    }

    /// Whether each objective is fulfilled now, and what it costs if not.
    fn progress(&self, objective: &Objective) -> Vec<(bool, i16)> {
        let workers = &self.table.workers;
        let goal = self.game.figures.solo.mood_goal;
        let free = objective.no_discs.iter().map(|one| {
            let discs = workers[one as usize].discs[Table::AUTOM.index()];
            (discs == 0, objective.penalty_discs)
        });
        let happy = objective.mood.iter().map(|one| {
            let mood = workers[one as usize].mood;
            (mood >= goal, objective.penalty_mood)
        });
        let exported = objective.export.iter().map(|one| {
            let done = self.table.solo.markers.contains(one);
            (done, objective.penalty_export)
        });
        free.chain(happy).chain(exported).collect()
    }

    /// What the rival goes by.
    fn intentions(&self, objective: &Objective) -> [String; 4] {
        let in_order = |names: Vec<String>| names.join(" › ");
        let goods = |order: [Resource; 4]| {
            let cube = |one| self.say(&Phrase::new("board-cube").with("good", phrase::good(one)));
            in_order(order.into_iter().map(cube).collect())
        };
        let card = &self.game.figures.solo.automs[self.table.solo.card as usize];
        let places = card.locations.into_iter();
        let places = places.map(|place| self.say(&phrase::location(place)));
        let workers = objective.worker_order.into_iter();
        let workers = workers.map(|one| self.say(&phrase::worker(one)));
        let direction = Phrase::new(if objective.clockwise {
            "board-clockwise"
        } else {
            "board-anticlockwise"
        });
        [
            Phrase::new("board-autom-next")
                .with("places", in_order(places.collect()))
                .with("direction", direction),
            Phrase::new("board-autom-workers").with("workers", in_order(workers.collect())),
            Phrase::new("board-autom-warehouse").with("goods", goods(objective.warehouse_order)),
            Phrase::new("board-autom-spaceship").with("goods", goods(objective.spaceship_order)),
        ]
        .map(|phrase| self.say(&phrase))
    }
}
