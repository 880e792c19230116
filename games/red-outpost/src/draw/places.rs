//! The locations round the ring: token, printed effect, who is there.

use alloc::{format, string::String, vec, vec::Vec};

use grid::{Row, rest, width, words};
use tabletop::Phrase;

use super::text::{Board, CRYSTAL};
use crate::{
    components::{Location, Resource, Worker},
    draw::most_common,
    figures::Visit,
    words::{self as phrase, signed},
};

const MORNING: &str = "☀";
const NIGHT: &str = "☾";
const CLOSED: &str = "✗";

impl Board<'_> {
    pub(super) fn places(&mut self) {
        let mut rows = vec![self.words(&[
            "board-places",
            "",
            "board-mood",
            "board-effect",
            "board-here",
        ])];
        for place in self.game.figures.ring {
            let here: Vec<String> = Worker::ALL
                .iter()
                .copied()
                .filter(|&worker| self.table.worker(worker).at == place)
                .map(|worker| self.lying(worker, self.say(&phrase::worker(worker))))
                .collect();
            let crowd = here.len() > 1;
            let here = here.join(", ");
            rows.push(Row::Cells(vec![
                format!(
                    "{:\u{a0}>2}\u{a0}{}",
                    place.number(),
                    self.say(&phrase::location(place))
                ),
                self.tokens(place),
                self.printed_mood(place),
                self.printed_effect(place),
                if crowd { String::new() } else { here.clone() },
            ]));
            if crowd {
                rows.push(Row::More(here));
            }
        }
        let names = Worker::ALL
            .iter()
            .map(|&one| width(&self.say(&phrase::worker(one))));
        let tired = names.max().unwrap_or(0) + 2;
        let columns = [
            words(19),
            words(2),
            words(19),
            rest(),
            words(tired).at_least(tired),
        ];
        self.paper.table(&columns, &rows);
        let legend = Phrase::new("board-legend")
            .with("morning", String::from(MORNING))
            .with("night", String::from(NIGHT))
            .with("closed", String::from(CLOSED))
            .with("crystal", String::from(CRYSTAL));
        let legend = self.say(&legend);
        self.paper.paragraph(&legend, 0);
    }

    /// A worker, or where a worker is: in brackets when tired.
    pub(super) fn lying(&self, worker: Worker, name: String) -> String {
        if self.table.worker(worker).tired {
            format!("({name})")
        } else {
            name
        }
    }

    fn tokens(&self, place: Location) -> String {
        let token = if self.table.morning.contains(place) {
            MORNING
        } else if self.table.night.contains(place) {
            NIGHT
        } else {
            "\u{a0}"
        };
        let closed = self.read.closed().contains(place) && !self.table.is_over();
        format!("{token}{}", if closed { CLOSED } else { "" })
    }

    /// The mood change of a visitor, with exceptions, and those of others.
    fn printed_mood(&self, place: Location) -> String {
        let own = |visitor| mood_of(self.game.figures.visit(place, visitor), visitor);
        let usual = most_common(own);
        let mut text = signed(usual);
        let others: Vec<String> = Worker::ALL
            .iter()
            .copied()
            .filter(|&visitor| own(visitor) != usual)
            .map(|visitor| self.at_mood(visitor, own(visitor)))
            .collect();
        if !others.is_empty() {
            text = format!("{text} ({})", others.join(", "));
        }
        for &other in Worker::ALL {
            let change = |visitor: Worker| {
                if visitor == other {
                    0
                } else {
                    mood_of(self.game.figures.visit(place, visitor), other)
                }
            };
            let mut changes = Worker::ALL.iter().copied().map(change);
            if let Some(by) = changes.find(|&by| by != 0) {
                text = format!("{text}, {}", self.at_mood(other, by));
            }
        }
        text
    }

    fn at_mood(&self, worker: Worker, by: i16) -> String {
        format!("{}\u{a0}{}", self.say(&phrase::worker(worker)), signed(by))
    }

    /// What a place does besides.
    fn printed_effect(&self, place: Location) -> String {
        let key = match place {
            Location::Pasture | Location::Field | Location::Mine | Location::LabourCamp => {
                return self.printed_goods(place);
            }
            Location::Palace => "board-effect-palace",
            Location::Brewery => "board-effect-brewery",
            Location::Warehouse => "board-effect-warehouse",
            Location::Administration => "board-effect-administration",
            Location::Spaceship => "board-effect-spaceship",
            Location::Lake => "board-effect-lake",
            Location::Kitchen => "board-effect-kitchen",
            Location::Barracks => "board-effect-barracks",
        };
        self.say(&Phrase::new(key).with("crystal", String::from(CRYSTAL)))
    }

    fn printed_goods(&self, place: Location) -> String {
        let cubes = |visitor| self.game.figures.visit(place, visitor).cubes;
        let usual = most_common(cubes);
        let mut text = self.goods(usual);
        for &visitor in Worker::ALL {
            let goods = cubes(visitor);
            if goods != usual {
                let name = self.say(&phrase::worker(visitor));
                text = format!("{text} ({name}\u{a0}{})", self.goods(goods));
            }
        }
        text
    }

    fn goods(&self, cubes: [Option<(Resource, u8)>; 4]) -> String {
        let tell = |(cube, count)| self.say(&phrase::cubes(count, cube)).replace(' ', "\u{a0}");
        let goods: Vec<String> = cubes.into_iter().flatten().map(tell).collect();
        goods.join(", ")
    }
}

/// How a visit changes the mood of a worker.
fn mood_of(visit: &Visit, worker: Worker) -> i16 {
    let changes = visit.moods.iter().flatten();
    changes
        .filter(|change| change.0 == worker)
        .map(|change| i16::from(change.1))
        .sum()
}
