//! Stations, headquarters, Depository, negotiations and incidents as text.

use alloc::{
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};

use grid::{Row, padded, rest, words};
use tabletop::Phrase;

use super::text::{Board, NONE, good};
use crate::{
    components::{Faction, Location, Resource, Space},
    words as phrase,
};

/// A space that is not in play.
const CLOSED: &str = "×";

impl Board<'_> {
    fn is_open(&self, space: Space) -> bool {
        self.game.see(self.view, |read| read.is_open(space))
    }

    /// The die on a space, or whether it is free or closed.
    fn on(&self, space: Space) -> String {
        match self.table.on(space) {
            Some(die) => Self::die(die),
            None if self.is_open(space) => NONE.to_string(),
            None => CLOSED.to_string(),
        }
    }

    fn dice_at(&self, at: Location) -> String {
        let open = Space::of(at).filter(|&space| self.is_open(space));
        open.map(|space| self.on(space))
            .collect::<Vec<String>>()
            .join(" ")
    }

    /// Rows with cost, points and dice, a column for each faction.
    pub(super) fn negotiations(&self) -> Vec<String> {
        let mut lines = vec![
            self.say(&phrase::location(Location::Negotiations))
                .to_uppercase(),
        ];
        let mut head = String::new();
        for &faction in Faction::ALL {
            head.push_str(&padded(&self.say(&phrase::faction(faction)), 14));
        }
        lines.push(head.trim_end().to_string());
        for row in 0..4 {
            let mut line = String::new();
            for &faction in Faction::ALL {
                let spaces: Vec<Space> = Space::column(faction)
                    .filter(|space| space.row() == row && self.is_open(*space))
                    .collect();
                let Some(&first) = spaces.first() else {
                    continue;
                };
                let printed = self.game.figures.negotiation(first);
                let dice: Vec<String> = spaces.iter().map(|&space| self.on(space)).collect();
                let text = format!(
                    "{}→{} {}",
                    good(printed.resource, printed.cost),
                    printed.points,
                    dice.join("")
                );
                line.push_str(&padded(&text, 14));
            }
            lines.push(line.trim_end().to_string());
        }
        lines
    }

    /// A column for each value, a row for each reward.
    pub(super) fn depository(&self) -> Vec<String> {
        let title = self
            .say(&phrase::location(Location::Depository))
            .to_uppercase();
        let mut lines = vec![title];
        let values: Vec<String> = (1..=6).map(|value| padded(&value.to_string(), 3)).collect();
        lines.push(values.join("").trim_end().to_string());
        for row in 0..3 {
            let mut line = String::new();
            for value in 1..=6 {
                line.push_str(&padded(&self.on(Space::depository(value, row)), 3));
            }
            let what = phrase::reward(self.game.figures.deliveries[row as usize]);
            line.push_str(&self.say(&what));
            lines.push(line);
        }
        lines
    }

    pub(super) fn headquarters(&self) -> Vec<String> {
        let title = self
            .say(&phrase::location(Location::Headquarters))
            .to_uppercase();
        vec![format!("{title} {}", self.dice_at(Location::Headquarters))]
    }

    /// The six station boards: prices, what there is to take, dice.
    pub(super) fn stations(&mut self) {
        let figures = &self.game.figures;
        let two = |prices: &[(Resource, u8); 2]| {
            let prices = prices.map(|(one, count)| good(one, count));
            prices.join(" / ")
        };
        let mut rows = Vec::new();
        for at in [
            Location::MiningCamp,
            Location::Laboratory,
            Location::Foundry,
            Location::Market,
            Location::Academy,
            Location::ControlRoom,
        ] {
            let what = match at {
                Location::MiningCamp => {
                    let open = Space::of(at).filter(|&space| self.is_open(space));
                    let spaces = open.map(|space| {
                        let printed = figures.mining[space.number() as usize];
                        format!("{}→{}", printed.target, good(Resource::Gem, printed.gems))
                    });
                    spaces.collect::<Vec<String>>().join("  ")
                }
                Location::Laboratory => {
                    let tops = self.table.farms.tops;
                    let tops = tops.map(|top| top.map(|farm| self.game.farm(farm)));
                    format!("{}: {}", two(&figures.laboratory), self.stacks(tops))
                }
                Location::Foundry => {
                    let tops = self.table.ships.tops;
                    let tops = tops.map(|top| top.map(|ship| self.game.ship(ship)));
                    format!("{}: {}", two(&figures.foundry), self.stacks(tops))
                }
                Location::Market => {
                    let open = Space::of(at).filter(|&space| self.is_open(space));
                    let spaces = open.map(|space| {
                        let rates = figures.rates_of(Some(space.number())).map(|one| {
                            let rate = &figures.rates[one as usize];
                            let (give, get) = (rate.give_amount, rate.get_amount);
                            format!("{}→{}", good(rate.give, give), good(rate.get, get))
                        });
                        rates.collect::<Vec<String>>().join(" ")
                    });
                    spaces.collect::<Vec<String>>().join(" | ")
                }
                Location::Academy => {
                    let spaces = figures.academy.map(|space| {
                        let values = (1..=6).filter(|value| space.takes(*value));
                        let values: Vec<String> = values.map(|value| value.to_string()).collect();
                        let [one, two] = space.costs;
                        format!(
                            "{}: {}/{}",
                            values.join(","),
                            one,
                            good(space.resource, two)
                        )
                    });
                    spaces.join("  ")
                }
                _ => format!(
                    "{}: 1 ↗  2 →  3 ↘  4 ↙  5 ←  6 ↖",
                    two(&figures.control_room)
                ),
            };
            let at = [self.say(&phrase::location(at)), self.dice_at(at), what];
            rows.push(Row::Cells(at.to_vec()));
        }
        self.paper.table(&[words(22), words(22), rest()], &rows);
        self.paper.rule();
    }

    /// The tops of three stacks.
    fn stacks(&self, tops: [Option<Phrase>; 3]) -> String {
        let tops = tops.map(|top| top.map_or(NONE.to_string(), |top| self.say(&top)));
        tops.join(" | ")
    }

    /// Slots that are taken show the token in them.
    pub(super) fn incidents(&mut self) {
        let edition = self.game.edition();
        let free = |slot: u8, text: String| match slot {
            0 => text,
            token => format!("[{token}] {text}"),
        };
        let rewards: Vec<String> = (0..6)
            .map(|slot| {
                let text = self.say(&phrase::reward(edition.rewards[slot]));
                free(self.table.advancements[slot], text)
            })
            .collect();
        let penalties: Vec<String> = (0..6)
            .map(|slot| {
                let text = self.say(&phrase::penalty(self.game.edition().penalties[slot]));
                free(self.table.setbacks[slot], text)
            })
            .collect();
        let conditions: Vec<String> = (0..6)
            .filter(|token| !self.table.setbacks.contains(&(token + 1)))
            .map(|token| {
                let rule = self.game.edition().conditions[token as usize];
                format!("{} {}", token + 1, self.say(&phrase::condition(rule)))
            })
            .collect();
        for (key, list) in [
            ("board-advancements", rewards),
            ("board-setbacks", penalties),
            ("board-conditions", conditions),
        ] {
            let text = Phrase::new(key).with("list", list.join(" · "));
            let text = self.say(&text);
            self.paper.paragraph(&text, 2);
        }
        self.paper.rule();
    }
}
