//! The special cards: those of the viewer with their words, those of the others as
//! pictures. The card that is about to be used stands out.

use alloc::{string::String, vec::Vec};

use svg::{Svg, card, lines};
use tabletop::{Phrase, Seat};

use super::{
    Picture,
    layers::{Draws, Layers, wide},
};
use crate::{
    components::{Location, Worker},
    step::{Action, Step},
};

const SHEET: [i32; 4] = [0, 0, 340, 212];
/// Where the cards begin below the heading.
const TOP: i32 = 25;
/// The width of the viewer's own cards, and where their words begin.
const OWN: i32 = 280;
const WORDS: i32 = 48;
/// How long a line of them is.
const ROOM: i32 = OWN - WORDS - 4;

/// How the words of a card are set.
#[derive(Clone, Copy)]
struct Type {
    class: &'static str,
    line: i32,
    /// How wide they are, in percent of a heading.
    wide: i32,
}

const LARGE: Type = Type {
    class: "ro-large",
    line: 21,
    wide: 100,
};
const SMALL: Type = Type {
    class: "ro-words",
    line: 17,
    wide: 82,
};

/// A special card, with its picture.
#[derive(Clone, Copy)]
enum Special {
    Place(Location),
    Worker(Worker),
}

impl Special {
    const fn number(self) -> u8 {
        match self {
            Self::Place(place) => place.number(),
            Self::Worker(worker) => worker.card(),
        }
    }

    fn draw(self, svg: &mut Svg, area: [i32; 4]) {
        match self {
            Self::Place(place) => svg.scene(place, area),
            Self::Worker(worker) => bust(svg, worker, area),
        }
    }
}

impl Picture<'_> {
    pub fn special_cards(&self, layers: &mut Layers) {
        layers.ground.panel(SHEET);
        let head = self.word("page-cards").to_uppercase();
        layers.ground.fitted("ro-head", [22, 17], 300, &head);
        let own = self
            .seat
            .filter(|seat| seat.index() < self.table.people as usize);
        if let Some(seat) = own {
            self.own_cards(layers, seat);
        }
        let others = self.player_sides().filter(|&seat| Some(seat) != own);
        for (index, seat) in others.enumerate() {
            let index = index as i32;
            for (column, special) in (0..).zip(self.dealt(seat)) {
                let area = if own.is_some() {
                    [OWN + 8 + 25 * column, TOP + 62 * index, 24, 60]
                } else {
                    [4 + 84 * index, TOP + 93 * column, 80, 91]
                };
                self.small_card(layers, special, seat, area);
            }
        }
    }

    fn dealt(&self, seat: Seat) -> impl Iterator<Item = Special> + use<> {
        let side = self.table.side(seat);
        let place = side.location_card.map(Special::Place);
        place
            .into_iter()
            .chain(side.worker_card.map(Special::Worker))
    }

    /// The cards with their words, as large as there is room.
    fn own_cards(&self, layers: &mut Layers, seat: Seat) {
        let cards: Vec<Special> = self.dealt(seat).collect();
        let high = |font: Type| {
            cards
                .iter()
                .map(|&one| self.height(one, font) + 3)
                .sum::<i32>()
        };
        let font = if TOP + high(LARGE) > SHEET[3] {
            SMALL
        } else {
            LARGE
        };
        let mut top = TOP;
        for special in cards {
            let height = self.height(special, font);
            self.card(layers, special, seat, [4, top, OWN, height], |svg| {
                special.draw(svg, [6, top + 24, 38, height - 26]);
                for (index, line) in (0..).zip(self.words_of(special, font)) {
                    let at = [WORDS, top + font.line * (index + 1)];
                    let long = wide(&line) * font.wide / 100;
                    svg.squeezed(font.class, at, ROOM, long, &line);
                }
            });
            top += height + 3;
        }
    }

    /// What a card says, in lines.
    fn words_of(&self, special: Special, font: Type) -> Vec<String> {
        let card = self.game.special_card(special.number());
        let text = self.say(&Phrase::new("page-card-text").with("card", card));
        lines(&text, ROOM, |text| wide(text) * font.wide / 100)
    }

    fn height(&self, special: Special, font: Type) -> i32 {
        let lines = self.words_of(special, font).len() as i32;
        (font.line * lines + 9).max(66)
    }

    fn small_card(&self, layers: &mut Layers, special: Special, seat: Seat, area: [i32; 4]) {
        let [x, y, width, height] = area;
        self.card(layers, special, seat, area, |svg| {
            special.draw(svg, [x + 2, y + 22, width - 4, height - 24]);
            svg.disc_at(seat, [x + width - 9, y + height - 9], 62);
        });
    }

    /// A card with its number, and what else is on it; the disc that is stored on it.
    fn card(
        &self,
        layers: &mut Layers,
        special: Special,
        seat: Seat,
        area: [i32; 4],
        inside: impl FnOnce(&mut Svg),
    ) {
        let number = special.number();
        let [x, y, _, height] = area;
        let title = self.card_title(number, seat);
        let used = self.card_in_use(seat) == Some(number);
        let spot = format_args!("card-{number}");
        layers.spots.spot(spot, &title, |svg| {
            card(
                svg,
                area,
                if used { "ro-card ro-inplay" } else { "ro-card" },
            );
            inside(svg);
            svg.label("ro-number", x + 4, y + 18, number);
            svg.rect("halo", area, 0);
        });
        if self.table.side(seat).stored && matches!(special, Special::Place(_)) {
            let key = format_args!("stored-{seat}");
            let disc = layers.pieces.piece(key, x + 14, y + height - 16);
            disc.hold(|svg| svg.disc(seat));
        }
    }

    /// The card of this side that the open question is about.
    fn card_in_use(&self, seat: Seat) -> Option<u8> {
        let pending = &self.table.pending;
        let step = pending.top().filter(|_| pending.seats().contains(seat))?;
        let side = self.table.side(seat);
        let place = side.location_card;
        let location = |card: Location| (place == Some(card)).then(|| card.number());
        match step {
            Step::Disc | Step::Release | Step::Replace => place.map(Location::number),
            Step::Donate => location(Location::Palace),
            Step::Exchange => location(Location::Warehouse),
            Step::Choose if self.table.turn.spaceship.is_none() => location(Location::Field),
            Step::FourGoods => location(Location::Spaceship),
            Step::LakeTake => location(Location::Lake),
            Step::LayDown => location(Location::Kitchen),
            Step::ShiftDisc => location(Location::Barracks),
            Step::Extra | Step::Give | Step::Relocate => side.worker_card.map(Worker::card),
            Step::Move => side
                .worker_card
                .filter(|&worker| self.opens_ways(worker, seat))
                .map(Worker::card),
            _ => None,
        }
    }

    /// Whether this worker's card allows a move now that is not possible without it.
    fn opens_ways(&self, worker: Worker, seat: Seat) -> bool {
        let may = |action| self.read.check(seat, action).is_ok();
        let taken = |place| {
            Worker::ALL
                .iter()
                .any(|&one| self.table.worker(one).at == place)
        };
        let special = |place| match worker {
            Worker::Farmer => taken(place),
            Worker::Bureaucrat => self.table.red().contains(place),
            _ => false,
        };
        let places = self.game.figures.ring.into_iter();
        let mut places = places.filter(|&place| special(place));
        worker == Worker::Shepherd && may(Action::Stay)
            || places.any(|place| may(Action::Move(worker, place)))
    }
}

fn bust(svg: &mut Svg, worker: Worker, area: [i32; 4]) {
    let [x, y, width, height] = area;
    let group = svg.el("g").class(alloc::format!("ro-{worker}"));
    group.hold(|svg| {
        svg.rect("ro-w", area, 0);
        let size = (width * 100 / 84).min(height * 100 / 92);
        let at = [
            x + (width - 84 * size / 100) / 2,
            y + height - 92 * size / 100,
        ];
        svg.sized(alloc::format!("b-{worker}"), at, size);
    });
}
