//! The research bases and the rival as text.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};

use tabletop::{Phrase, Seat};

use super::text::{Board, good, purse};
use crate::{components::Resource, state::Sal, words as phrase};

/// A foundation without a farm.
const EMPTY: &str = "–";

impl Board<'_> {
    /// Everyone's base.
    pub(super) fn bases(&mut self) {
        let seats: Vec<Seat> = self.people().collect();
        for seat in seats {
            self.base(seat);
        }
        self.paper.rule();
    }

    fn base(&mut self, seat: Seat) {
        let side = self.table.side(seat);
        let leaders: Vec<String> = side
            .leaders
            .iter()
            .map(|one| {
                self.say(&Phrase::new("board-leader-name").with("leader", self.game.leader(one)))
            })
            .collect();
        let mut head = Vec::from([self.marked(seat)]);
        head.extend(leaders);
        if self.table.radio == seat {
            head.push(self.word("board-radio"));
        }
        head.push(purse(self.view.purse(seat)));
        let dice = Phrase::new("board-dice")
            .with("supply", phrase::number(side.supply))
            .with("reserve", phrase::number(side.reserve));
        head.push(self.say(&dice));
        let hand = phrase::contracts(self.view.hands[seat.index()]);
        head.push(self.say(&Phrase::new("board-cards").with("contracts", hand)));
        let text = head.join(" · ");
        self.paper.paragraph(&text, 2);
        self.garages(seat);
        self.farms(seat);
        self.cantina(seat);
        if !side.fulfilled.is_empty() {
            let names: Vec<Phrase> = side.fulfilled.iter().map(phrase::contract).collect();
            let text = self.say(&Phrase::new("board-fulfilled").with("list", names));
            self.paper.aside(&text);
        }
    }

    fn garages(&mut self, seat: Seat) {
        let side = self.table.side(seat);
        let garages: Vec<String> = (0..5)
            .map(|garage| {
                let ship = match garage {
                    0 => Some(self.game.figures.base.starting_ship),
                    _ => side.ships[garage - 1],
                };
                let cost = good(Resource::Algae, self.game.figures.base.garages[garage]);
                let die = Self::own_die(side.garages[garage]);
                let ship = ship.map(|ship| self.say(&self.game.ship(ship)));
                let ship = ship.unwrap_or_else(|| cost.clone());
                format!("{die} {ship}")
            })
            .collect();
        let text = Phrase::new("board-garages").with("list", garages.join(" · "));
        let text = self.say(&text);
        self.paper.aside(&text);
    }

    fn farms(&mut self, seat: Seat) {
        let side = self.table.side(seat);
        let farms: Vec<String> = (0..6)
            .map(|slot| {
                let name = match slot {
                    0..3 => Some(self.game.starting_farm(slot)),
                    _ => side.tiles[slot as usize - 3].map(|farm| self.game.farm(farm)),
                };
                let takes = self.game.see(self.view, |read| read.takes_die(seat, slot));
                let die = Self::own_die(side.farms[slot as usize]);
                match name {
                    Some(name) if takes => format!("{die} {}", self.say(&name)),
                    Some(name) => self.say(&name),
                    None => EMPTY.to_string(),
                }
            })
            .collect();
        let text = Phrase::new("board-farms").with("list", farms.join(" · "));
        let text = self.say(&text);
        self.paper.aside(&text);
    }

    fn cantina(&mut self, seat: Seat) {
        let side = self.table.side(seat);
        let mut dice: Vec<String> = (1..=6)
            .flat_map(|value| {
                let count = side.cantina[value as usize - 1] as usize;
                core::iter::repeat_n(format!("[{value}]"), count)
            })
            .collect();
        if side.sal == Sal::Cantina {
            dice.push("[S]".to_string());
        }
        if !dice.is_empty() {
            let text = Phrase::new("board-cantina").with("list", dice.join(" "));
            let text = self.say(&text);
            self.paper.aside(&text);
        }
    }

    /// The rival: dice, gems, progress, the schemes of the round.
    pub(super) fn rival(&mut self) {
        let Some(seat) = self.game.setup.rival_seat() else {
            return;
        };
        let side = self.table.side(seat);
        let gems = self.view.purse(seat).map_or(0, |purse| purse.gem);
        let text = Phrase::new("board-rival")
            .with("name", self.marked(seat))
            .with("dice", phrase::dice(side.supply))
            .with("gems", phrase::amount(Resource::Gem, gems))
            .with("stars", phrase::number(self.table.rival.progress));
        let text = self.say(&text);
        self.paper.paragraph(&text, 2);
        let schemes: Vec<u8> = self.table.rival.schemes().collect();
        for scheme in schemes {
            let text = self.say(&self.game.scheme(scheme));
            self.paper.aside(&text);
        }
        self.paper.rule();
    }
}
