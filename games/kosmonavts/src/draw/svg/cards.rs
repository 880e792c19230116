//! Event cards and the viewer's missions.

use alloc::string::String;

use svg::Svg;
use tabletop::{Phrase, Seat};

use super::{Picture, layers::Draws};
use crate::{
    components::{Colour, EventKind, Goal, Mission},
    step::Step,
    words as phrase,
};

const EVENTS: [i32; 4] = [833, 176, 163, 146];
/// A face-up card: the first one's place, and its size.
const ROW: [i32; 4] = [838, 198, 153, 29];
const MISSIONS: [i32; 4] = [833, 327, 163, 76];

impl Picture<'_> {
    pub fn cards(&self, svg: &mut Svg) {
        self.events(svg);
        self.missions(svg);
    }

    fn events(&self, svg: &mut Svg) {
        svg.panel(EVENTS, &self.word("draw-head-events"));
        let events = &self.table.events;
        let deck = Phrase::new("draw-deck")
            .with("deck", i64::from(events.deck.len()))
            .with("discard", i64::from(events.discard.len()));
        svg.el("g").hold(|svg| {
            svg.title(self.say(&deck));
            let [x, y, width, _] = EVENTS;
            svg.rect("ks-back2", [x + width - 38, y + 5, 10, 13], 2);
            let count = events.deck.len();
            svg.label("ks-small", x + width - 24, y + 16, count);
        });
        for (slot, card) in events.open.iter().enumerate() {
            let [x, y, width, height] = ROW;
            let y = y + (height + 2) * slot as i32;
            match *card {
                Some(card) => {
                    let now = self.table.event == Some(card);
                    let spot = alloc::format!("event-{}", slot + 1);
                    self.event_row(svg, card, [x, y], now, Some(spot));
                }
                None => svg.rect("ks-empty", [x, y, width, height], 3),
            }
        }
        // The card of this round lies below once it is replaced.
        if let Some(card) = self.table.event
            && !events.open.contains(&Some(card))
        {
            let at = [ROW[0], ROW[1] + 3 * (ROW[3] + 2)];
            self.event_row(svg, card, at, true, None);
        }
    }

    fn event_row(
        &self,
        svg: &mut Svg,
        card: u8,
        [x, y]: [i32; 2],
        now: bool,
        spot: Option<String>,
    ) {
        let [_, _, width, height] = ROW;
        let phrase = self.game.event_card(card);
        let title = self.say(&Phrase::new("draw-event").with("card", phrase.clone()));
        let name = self.say(&self.short_card(card, &phrase));
        let mut piece = svg.piece(format_args!("card-{card}"), x, y);
        if let Some(spot) = spot {
            piece = piece.at("data-spot", spot);
        }
        piece.hold(|svg| {
            svg.title(title);
            let class = if now { "ks-card ks-inforce" } else { "ks-card" };
            svg.rect(class, [0, 0, width, height], 3);
            svg.rect("halo", [0, 0, width, height], 3);
            self.event_icon(svg, card, [16, height / 2]);
            let room = width - 38;
            svg.fitted("ks-oncard", [33, 12], room, &name);
            let does = Phrase::new("draw-does").with("card", phrase);
            svg.fitted("ks-tiny", [33, 25], room, &self.say(&does));
        });
    }

    /// What a card is called where there is little room.
    fn short_card(&self, card: u8, phrase: &Phrase) -> Phrase {
        let card = self.game.figures.card(card);
        match card.kind {
            EventKind::SolarWind => Phrase::new("draw-wind")
                .with("count", i64::from(card.strength))
                .with("direction", phrase::direction(card.direction)),
            _ => phrase.clone(),
        }
    }

    fn event_icon(&self, svg: &mut Svg, card: u8, [x, y]: [i32; 2]) {
        let card = self.game.figures.card(card);
        let icon = match card.kind {
            EventKind::SolarWind => {
                let turn = 60 * card.direction as i32;
                svg.turned("gust", x, y, 100, turn);
                if card.strength > 1 {
                    svg.turned("gust2", x, y, 100, turn);
                }
                return;
            }
            EventKind::FuelResupply => "resupply",
            EventKind::EnergyConversion => "energy",
            EventKind::Gravity => "gravity",
            EventKind::Thrust => "thrust",
            EventKind::Asteroids => "asteroids",
            EventKind::SolarFlares => "flares",
        };
        svg.show(format_args!("i-{icon}"), x, y);
    }

    /// The viewer's missions.
    fn missions(&self, svg: &mut Svg) {
        let Some(seat) = self.view.seat else { return };
        let missions = self.view.missions[seat.index()].unwrap_or_default();
        // Before the first round there is room for fingers, which choose among them.
        let [x, y, width, mut height] = MISSIONS;
        let high = if self.table.round == 0 { 34 } else { 17 };
        height = height.max(25 + high * missions.len() as i32);
        svg.panel([x, y, width, height], &self.word("draw-head-missions"));
        for (index, mission) in Mission::in_set(missions).enumerate() {
            let title = self.mission_title(seat, mission);
            let y = y + 21 + high * index as i32;
            let piece = svg.piece(format_args!("mission-{mission}"), x + 4, y);
            let spot = format_args!("mission-{mission}");
            piece.at("data-spot", spot).hold(|svg| {
                svg.title(title);
                self.mission_row(svg, seat, mission, [width - 8, high - 1]);
            });
        }
    }

    /// *First on Mars +2*, with how it stands.
    fn mission_row(&self, svg: &mut Svg, seat: Seat, mission: Mission, [width, height]: [i32; 2]) {
        svg.rect("ks-card", [0, 0, width, height], 3);
        svg.rect("halo", [0, 0, width, height], 3);
        let middle = height / 2;
        svg.sized(mission.body(), 10, middle, 62);
        let goal = match mission.goal() {
            Goal::First => "draw-goal-first",
            Goal::Second => "draw-goal-second",
        };
        let goal = Phrase::new(goal).with("body", phrase::short_body(mission.body()));
        svg.fitted("ks-oncard", [22, middle + 4], width - 62, &self.say(&goal));
        let points = self.game.mission_points(mission);
        svg.label(
            "ks-points",
            width - 26,
            middle + 4,
            format_args!("+{points}"),
        );
        self.verdict(svg, seat, mission, [width - 8, middle], 85);
    }

    /// A mission revealed at the end, beside its player's rose.
    pub fn small_mission(&self, svg: &mut Svg, seat: Seat, mission: Mission) {
        svg.rect("ks-card", [0, 0, 24, 26], 3);
        svg.sized(mission.body(), 9, 10, 68);
        let goal = match mission.goal() {
            Goal::First => 1,
            Goal::Second => 2,
        };
        svg.label("ks-oncard ks-end", 23, 23, goal);
        self.verdict(svg, seat, mission, [20, 2], 75);
    }

    /// A tick for what is fulfilled as things stand, a cross for what cannot be any more.
    fn verdict(&self, svg: &mut Svg, seat: Seat, mission: Mission, [x, y]: [i32; 2], percent: i32) {
        if self.game.completes(self.table, seat, mission) {
            svg.sized("done", x, y, percent);
        } else if self.is_lost(seat, mission) {
            svg.sized("lost", x, y, percent);
        }
    }

    /// Whether a mission can no longer be fulfilled.
    fn is_lost(&self, seat: Seat, mission: Mission) -> bool {
        let body = mission.body();
        let own = self.table.player(seat).markers[body as usize];
        let taken = self.table.taken(body);
        match mission.goal() {
            Goal::First => own != 1 && (own > 0 || taken > 0),
            Goal::Second => (own > 2 || (own == 0 && taken > 1)) || (own == 1 && taken > 1),
        }
    }

    pub fn mission_title(&self, seat: Seat, mission: Mission) -> String {
        let key = if self.game.completes(self.table, seat, mission) {
            "draw-mission-done"
        } else if self.is_lost(seat, mission) {
            "draw-mission-lost"
        } else {
            "draw-mission"
        };
        self.say(&Phrase::new(key).with("mission", self.game.mission(mission)))
    }

    /// The four ships to choose from.
    pub fn colours(&self, svg: &mut Svg, [x, y]: [i32; 2]) {
        if self.table.pending.top() != Some(Step::ChooseColour) {
            return;
        }
        for (index, colour) in [Colour::White, Colour::Green, Colour::Yellow, Colour::Red]
            .into_iter()
            .enumerate()
        {
            let taken = |seat: Seat| self.table.player(seat).colour == Some(colour);
            if self.seats().any(taken) {
                continue;
            }
            let x = x + 38 * index as i32;
            let title = self.say(&phrase::colour(colour));
            svg.spot(format_args!("colour-{colour}"), &title, |svg| {
                svg.rect("halo", [x - 18, y - 32, 36, 62], 5);
                svg.el("g")
                    .class(format_args!("ks-{colour}"))
                    .moved(x, y)
                    .hold(|svg| {
                        svg.el("use")
                            .class("ks-hull")
                            .at("href", "#ks-hull")
                            .at("transform", "scale(1.7)")
                            .empty();
                    });
            });
        }
    }
}
