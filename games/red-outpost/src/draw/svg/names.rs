//! What everything on the board is called, for those who point at it or hear it.

use alloc::{string::String, sync::Arc, vec::Vec};

use tabletop::{Phrase, Seat};

use super::{Picture, Print, printed::mood_of};
use crate::{
    components::{Location, Resource, Worker},
    draw::most_common,
    state::Table,
    words::{self as phrase, signed},
};

impl Picture<'_> {
    /// One clause after the other.
    fn clauses(&self, parts: Vec<String>) -> String {
        let parts = parts.into_iter();
        let all = parts.reduce(|first, next| {
            let both = Phrase::new("page-clauses").with("first", first);
            self.say(&both.with("next", next))
        });
        all.unwrap_or_default()
    }

    /// *Miner, tired, in the Mine.*
    pub fn worker_title(&self, worker: Worker) -> String {
        let portrait = self.table.worker(worker);
        let key = if portrait.tired {
            "page-worker-tired"
        } else {
            "page-worker"
        };
        self.say(
            &Phrase::new(key)
                .with("worker", phrase::worker(worker))
                .with("place", phrase::location(portrait.at)),
        )
    }

    /// *Mine: mood −2 (Miner 0). 1 coal (Miner 2 coal). Closed now.*
    pub fn place_title(&self, place: Location, closed: bool) -> Arc<str> {
        let name = Print::Name(place, closed);
        self.speak
            .printed(name.number(), &mut || self.say_place(place, closed))
    }

    fn say_place(&self, place: Location, closed: bool) -> String {
        let mut parts = Vec::new();
        parts.extend(self.mood_title(place));
        parts.extend(self.effect_title(place));
        if closed {
            let closed = Phrase::new("page-closed").with("place", phrase::location(place));
            parts.push(self.say(&closed));
        }
        let name = phrase::location(place);
        if parts.is_empty() {
            return self.say(&name);
        }
        let place = Phrase::new("page-place").with("place", name);
        self.say(&place.with("what", self.clauses(parts)))
    }

    fn mood_title(&self, place: Location) -> Option<String> {
        let own = |visitor| mood_of(self.game.figures.visit(place, visitor), visitor);
        let usual = most_common(own);
        let of = |worker, by| {
            self.say(
                &Phrase::new("page-of")
                    .with("worker", phrase::worker(worker))
                    .with("what", signed(by)),
            )
        };
        let mut rest: Vec<String> = Worker::ALL
            .iter()
            .copied()
            .filter(|&visitor| own(visitor) != usual)
            .map(|visitor| of(visitor, own(visitor)))
            .collect();
        if usual != 0 || !rest.is_empty() {
            let mood = Phrase::new("page-mood").with("mood", signed(usual));
            let mut text = self.say(&mood);
            if !rest.is_empty() {
                text = alloc::format!("{text} ({})", rest.join(", "));
            }
            rest = alloc::vec![text];
        }
        for &other in Worker::ALL {
            let change = |visitor: Worker| {
                let by = mood_of(self.game.figures.visit(place, visitor), other);
                (visitor != other && by != 0).then_some(by)
            };
            let by = Worker::ALL.iter().copied().find_map(change);
            rest.extend(by.map(|by| of(other, by)));
        }
        (!rest.is_empty()).then(|| rest.join(", "))
    }

    fn effect_title(&self, place: Location) -> Option<String> {
        let key = match place {
            Location::Palace => "page-does-palace",
            Location::Brewery => "page-does-brewery",
            Location::Warehouse => "page-does-warehouse",
            Location::Administration => "page-does-administration",
            Location::Spaceship => "page-does-spaceship",
            Location::Lake => "page-does-lake",
            Location::Barracks => "page-does-barracks",
            _ => return self.goods_title(place),
        };
        let figures = &self.game.figures;
        let ranks = self.player_sides().zip(figures.palace_places);
        let ranks: Vec<String> = ranks.map(|(_, vp)| signed(vp.into())).collect();
        let phrase = Phrase::new(key)
            .with("mood", signed(figures.barracks_bonus.into()))
            .with("ranks", ranks.join(", "));
        Some(self.say(&phrase))
    }

    fn goods_title(&self, place: Location) -> Option<String> {
        let cubes = |visitor| self.game.figures.visit(place, visitor).cubes;
        let tell = |visitor| {
            let list: Vec<String> = cubes(visitor)
                .into_iter()
                .flatten()
                .map(|(cube, count)| self.say(&phrase::cubes(count, cube)))
                .collect();
            list.join(", ")
        };
        let usual = most_common(cubes);
        let mut parts: Vec<String> = Worker::ALL
            .iter()
            .copied()
            .find(|&visitor| cubes(visitor) == usual)
            .map(tell)
            .into_iter()
            .collect();
        for &visitor in Worker::ALL {
            if cubes(visitor) != usual {
                let of = Phrase::new("page-of")
                    .with("worker", phrase::worker(visitor))
                    .with("what", tell(visitor));
                parts.push(self.say(&of));
            }
        }
        parts.retain(|part| !part.is_empty());
        (!parts.is_empty()).then(|| parts.join(", "))
    }

    /// *Miner: mood +2; Ana 3 discs, Leo 1 disc.*
    pub fn portrait_title(&self, worker: Worker) -> String {
        let portrait = self.table.worker(worker);
        let mood = Phrase::new("page-portrait")
            .with("worker", phrase::worker(worker))
            .with("mood", signed(portrait.mood.into()));
        let mut parts = alloc::vec![self.say(&mood)];
        let stacks: Vec<String> = self
            .player_sides()
            .filter(|&seat| portrait.influence(seat) > 0)
            .map(|seat| {
                let discs = portrait.discs[seat.index()];
                let crystals = portrait.crystals[seat.index()];
                let mut list = Vec::new();
                list.extend((discs > 0).then(|| self.say(&phrase::discs(discs))));
                list.extend((crystals > 0).then(|| self.say(&phrase::crystals(crystals))));
                alloc::format!("{} {}", self.name(seat), list.join(" + "))
            })
            .collect();
        if !stacks.is_empty() {
            parts.push(stacks.join(", "));
        }
        let leaders = self
            .player_sides()
            .filter(|&seat| self.read.leads(worker, seat));
        let leaders: Vec<String> = leaders.map(|seat| self.name(seat)).collect();
        if !leaders.is_empty() {
            let scores = Phrase::new("page-leaders")
                .with("names", leaders.join(", "))
                .with("points", signed(self.read.mood_vp(worker)));
            parts.push(self.say(&scores));
        }
        self.clauses(parts)
    }

    /// *Coal: 2 in the Warehouse, 4 in the supply, next export +4.*
    pub fn good_title(&self, good: Resource) -> String {
        let vp = self.read.export_vp(good);
        let title = self.say(
            &Phrase::new("page-good")
                .with("good", phrase::good(good))
                .with("stored", i64::from(self.table.stored(good)))
                .with("supply", i64::from(self.table.supply[good as usize]))
                .with("vp", phrase::points(vp)),
        );
        if self.table.is_solo() {
            return title;
        }
        let later = self.game.figures.exports[good as usize].question_vp;
        let later = Phrase::new("page-track-full").with("vp", phrase::points(later));
        self.clauses(alloc::vec![title, self.say(&later)])
    }

    pub fn crystal_title(&self) -> String {
        let count = i64::from(self.table.crystals);
        let rate = i64::from(self.game.figures.crystals_per_vp);
        let title = Phrase::new("page-crystal-supply").with("count", count);
        self.say(&title.with("rate", rate))
    }

    /// What the production wheel is for.
    pub fn wheel_title(&self) -> String {
        let wheel = &self.game.figures.wheel;
        self.say(
            &Phrase::new("page-wheel-title")
                .with("points", phrase::points(wheel.vp))
                .with("crystals", phrase::crystals(wheel.crystals)),
        )
    }

    /// *Ana (orange): 3 discs left.*
    pub fn side_title(&self, seat: Seat) -> String {
        let colour = phrase::colour(self.game.setup.colours[seat.index()]);
        let side = self.table.side(seat);
        let key = if self.table.is_solo() && seat != Table::AUTOM {
            "page-side-plain"
        } else {
            "page-side"
        };
        self.say(
            &Phrase::new(key)
                .with("name", self.name(seat))
                .with("colour", colour)
                .with("discs", phrase::discs(side.discs)),
        )
    }

    /// *Ana: Card 8 (Mine). What it does.*
    pub fn card_title(&self, number: u8, seat: Seat) -> String {
        self.say(
            &Phrase::new("page-card")
                .with("name", self.name(seat))
                .with("card", self.game.special_card(number)),
        )
    }

    pub fn deck_title(&self, place: Location, count: u32) -> String {
        self.say(
            &Phrase::new("page-deck")
                .with("place", phrase::location(place))
                .with("count", i64::from(count)),
        )
    }

    /// Where the rival goes next.
    pub fn next_title(&self) -> String {
        let card = &self.game.figures.solo.automs[self.table.solo.card as usize];
        let places: Vec<String> = card
            .locations
            .iter()
            .map(|&place| self.say(&phrase::location(place)))
            .collect();
        let direction = if self.read.objective().clockwise {
            "board-clockwise"
        } else {
            "board-anticlockwise"
        };
        self.say(
            &Phrase::new("board-autom-next")
                .with("places", places.join(" › "))
                .with("direction", Phrase::new(direction)),
        )
    }

    /// Round, phase and turn.
    pub fn progress_title(&self) -> String {
        let parts = super::super::page::progress(self.read);
        let parts: Vec<String> = parts.iter().map(|part| self.say(part)).collect();
        parts.join(" · ")
    }
}
