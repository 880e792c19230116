//! The board as text for a terminal of 80 columns or more.
//!
//! | file | what it draws |
//! |---|---|
//! | here | where the game is; players, bodies, events, missions |
//! | `chart.rs` | the board with a compass rose in each corner |

use alloc::{
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};

use grid::{Column, MARKS, Row, TextCanvas, numbers, sheets, words};
use tabletop::{Dice, Game, Phrase, Seat, Speak};

use super::chart::symbol;
use crate::{
    Kosmonavts, View,
    components::{Body, Cubes, Danger, Emergency, Mission, Missions, Ship},
    state::{Source, Table},
    words as phrase,
};

/// How wide the chart is in its roomy form, with the roses in its corners.
pub(super) const ROOMY: usize = 100;
/// What everything but the chart needs at least.
const NARROW: usize = 80;
/// A normal cube and a hyper cube.
pub(super) const CUBES: [&str; 2] = ["▪", "▮"];
/// The instructor token.
pub(super) const INSTRUCTOR: &str = "★";
/// Nothing.
const NONE: &str = "·";

/// Draws the board for whoever has this view. Where there is room the players and cards stand
/// beside the chart.
pub(crate) fn board(
    game: &Kosmonavts,
    view: &View,
    names: &[String],
    speak: &dyn Speak,
    columns: usize,
) -> String {
    let (first, second) = sheets(columns, [ROOMY, NARROW]);
    let mut board = Board {
        game,
        view,
        table: &view.table,
        names,
        speak,
        paper: TextCanvas::new(first),
    };
    board.head();
    board.chart();
    let left = second.map(|width| core::mem::replace(&mut board.paper, TextCanvas::new(width)));
    board.players();
    board.bodies();
    board.events();
    board.missions();
    match left {
        Some(left) => left.finish_beside(&board.paper),
        None => board.paper.finish(),
    }
}

/// A board on the way to paper.
pub(super) struct Board<'a> {
    pub game: &'a Kosmonavts,
    pub view: &'a View,
    pub table: &'a Table,
    names: &'a [String],
    speak: &'a dyn Speak,
    pub paper: TextCanvas,
}

impl Board<'_> {
    pub(super) fn say(&self, phrase: &Phrase) -> String {
        self.speak.say(phrase)
    }

    pub(super) fn word(&self, key: &'static str) -> String {
        self.say(&Phrase::new(key))
    }

    /// A row of words; an empty key is an empty cell.
    fn words(&self, keys: &[&'static str]) -> Vec<String> {
        let word = |key: &&'static str| match *key {
            "" => String::new(),
            key => self.word(key),
        };
        keys.iter().map(word).collect()
    }

    /// The mark of a player.
    pub(super) const fn mark(seat: Seat) -> &'static str {
        MARKS[seat.index()]
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.say(&phrase::side(seat)),
        }
    }

    /// A player's name behind the mark, as a thing in a list.
    fn marked(&self, seat: Seat) -> Phrase {
        let name = format!("{} {}", Self::mark(seat), self.name(seat));
        Phrase::new("board-name").with("name", name)
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.table.people)
    }

    /// Round and phase; then who decides what, or who has won.
    fn head(&mut self) {
        let table = self.table;
        let mut head = vec![Kosmonavts::INFO.title.to_uppercase()];
        if table.round > 0 && !table.is_over() {
            let round = Phrase::new("board-round").with("round", phrase::number(table.round));
            head.push(self.say(&round));
            let phase = Phrase::new("board-phase")
                .with("number", phrase::number(table.phase as u8))
                .with("phase", phrase::phase(table.phase));
            head.push(self.say(&phase));
        } else {
            head.push(self.say(&phrase::phase(table.phase)));
        }
        self.paper.paragraph(&head.join(" · "), 2);
        if let Some(step) = table.pending.top() {
            let seats: Vec<Phrase> = table
                .pending
                .seats()
                .iter()
                .map(|seat| self.marked(seat))
                .collect();
            let asked = Phrase::new("question-wait")
                .with("seats", seats)
                .with("step", phrase::topic(step));
            let asked = self.say(&asked);
            self.paper.paragraph(&asked, 2);
        } else if let Some(outcome) = self
            .game
            .outcome(&self.game.redeal(self.view, Dice::from_seed(0)))
        {
            let winners: Vec<Phrase> = outcome.winners().map(|seat| self.marked(seat)).collect();
            let won = self.say(&Phrase::new("board-won").with("winners", winners));
            self.paper.paragraph(&won, 2);
        }
        self.paper.rule();
    }

    /// Ships, tanks and shields.
    fn players(&mut self) {
        let keys = [
            "",
            "board-players",
            "board-ship",
            "board-flight",
            "board-tank",
            "board-shields",
            "board-last",
            "board-points",
            "",
        ];
        let mut rows = vec![Row::Cells(self.words(&keys))];
        rows.extend(self.seats().map(|seat| self.player(seat)));
        let supply = cubes(self.table.supply);
        let mut last = vec![String::new(), self.word("board-supply")];
        last.extend([String::new(), String::new(), supply]);
        rows.push(Row::Cells(last));
        self.paper.table(&self.player_columns(), &rows);
        self.paper.rule();
    }

    /// Whether there is no room for the roomy form.
    pub(super) fn is_narrow(&self) -> bool {
        self.paper.width() < ROOMY
    }

    /// The columns of the players; where it is narrow the hand stands behind the name.
    fn player_columns(&self) -> Vec<Column> {
        let [name, ship, flight, last] = if self.is_narrow() {
            [13, 8, 9, 8]
        } else {
            [16, 10, 14, 10]
        };
        let mut columns = vec![
            words(3),
            words(name),
            words(ship),
            words(flight),
            words(9),
            numbers(9),
            words(last),
            numbers(6),
        ];
        if !self.is_narrow() {
            columns.push(words(5));
        }
        columns
    }

    fn player(&self, seat: Seat) -> Row {
        let player = self.table.player(seat);
        let asked = self.table.pending.seats().contains(seat);
        let turn = if asked { "▸" } else { "\u{a0}" };
        let mut name = self.name(seat);
        if let Some(colour) = player.colour {
            name = format!("{name}, {}", self.say(&phrase::colour(colour)));
        }
        let ship = match player.ship {
            Ship::Landed(body) => self.say(&phrase::body(body)),
            Ship::Space(hex) => phrase::hex_label(hex),
        };
        let (tank, shields) = match self.game.draft_of(self.view, seat) {
            Some(draft) => (Some(draft.tank()), draft.player().shields),
            None => (self.view.tanks[seat.index()], player.shields),
        };
        let tank = tank.map_or(String::from("?"), cubes);
        let over = self.table.is_over();
        let missions = self.view.missions[seat.index()].filter(|_| over);
        let points = Source::ALL.map(|source| {
            let missions = missions.unwrap_or(Missions::EMPTY);
            self.game.points_from(self.table, seat, missions, source)
        });
        let instructor = self.table.instructor == Some(seat);
        let star = if instructor { INSTRUCTOR } else { "" };
        let hand: String = self.table.hands[seat.index()].iter().map(symbol).collect();
        if self.is_narrow() {
            name = format!("{name} {hand}");
        }
        Row::Cells(vec![
            format!("{turn}{}{star}", Self::mark(seat)),
            name,
            ship,
            self.flight(seat),
            tank,
            shields.to_string(),
            self.say(&phrase::body(player.last)),
            points.iter().sum::<i32>().to_string(),
            hand,
        ])
    }

    /// Where the next flight of a ship ends, as far as this view knows.
    fn flight(&self, seat: Seat) -> String {
        let Some(course) = self.game.course_of(self.view, seat) else {
            return String::from(NONE);
        };
        let key = match (course.flight.emergency, course.danger) {
            (Some(Emergency::Sun), _) => "board-into-sun",
            (Some(_), _) => "board-off",
            (None, Some(Danger::Sun)) => "board-near-sun",
            (None, Some(Danger::Belt)) => "board-belt",
            (None, None) => return phrase::hex_label(course.flight.to),
        };
        let hex = phrase::hex_label(course.flight.to);
        self.say(&Phrase::new(key).with("hex", hex))
    }

    /// Where the bodies are, what is left on them, and who took what.
    fn bodies(&mut self) {
        let keys = [
            "",
            "board-bodies",
            "board-where",
            "board-next",
            "board-left",
        ];
        let mut head = self.words(&keys);
        head.extend(self.seats().map(|seat| Self::mark(seat).to_string()));
        let mut rows = vec![Row::Cells(head)];
        rows.extend(Body::ALL.map(|body| self.body(body)));
        let [body, hex] = if self.is_narrow() { [16, 7] } else { [20, 10] };
        let mut columns = vec![words(1), words(body), words(hex), words(hex), words(12)];
        columns.extend(self.seats().map(|_| numbers(3)));
        self.paper.table(&columns, &rows);
        self.paper.rule();
    }

    fn body(&self, body: Body) -> Row {
        let table = self.table;
        let hex = |rounds| match self.game.hex_after(table, body, rounds) {
            Some(hex) => phrase::hex_label(hex),
            None => String::from(NONE),
        };
        let points: Vec<String> = (self.game.markers_left(table, body).iter())
            .map(ToString::to_string)
            .collect();
        let left = if table.retired.contains(body) {
            self.word("board-retired")
        } else if points.is_empty() {
            String::from(NONE)
        } else {
            points.join(" ")
        };
        let mut row = vec![
            symbol(body).to_string(),
            self.say(&phrase::body(body)),
            hex(0),
            hex(1),
            left,
        ];
        row.extend(self.seats().map(|seat| {
            let points = self.game.marker_points(table, seat, body);
            points.map_or(String::from(NONE), |points| points.to_string())
        }));
        Row::Cells(row)
    }

    /// The face-up event cards, and the piles.
    fn events(&mut self) {
        let events = &self.table.events;
        let piles = Phrase::new("board-events")
            .with("deck", i64::from(events.deck.len()))
            .with("discard", i64::from(events.discard.len()));
        let piles = self.say(&piles);
        self.paper.paragraph(&piles, 2);
        let slots = (1..).zip(events.open);
        for (slot, card) in slots.filter_map(|(slot, card)| Some((slot, card?))) {
            let text = self.card(card);
            self.paper.paragraph(&format!("{slot} {text}"), 2);
        }
        if let Some(card) = self.table.event {
            let now = Phrase::new("board-event-now").with("card", self.game.event_card(card));
            let now = self.say(&now);
            self.paper.paragraph(&now, 2);
        }
    }

    fn card(&self, card: u8) -> String {
        let card = self.game.event_card(card);
        self.say(&Phrase::new("board-card").with("card", card))
    }

    /// The missions that this view knows.
    fn missions(&mut self) {
        let known: Vec<Seat> = self
            .seats()
            .filter(|seat| self.view.missions[seat.index()].is_some_and(|set| !set.is_empty()))
            .collect();
        if known.is_empty() {
            return;
        }
        self.paper.rule();
        for seat in known {
            let set = self.view.missions[seat.index()].unwrap_or_default();
            for mission in Mission::in_set(set) {
                let done = self.game.completes(self.table, seat, mission);
                let key = if done {
                    "board-mission-done"
                } else {
                    "board-mission"
                };
                let text = self.say(&Phrase::new(key).with("mission", self.game.mission(mission)));
                self.paper
                    .paragraph(&format!("{} {text}", Self::mark(seat)), 2);
            }
        }
    }
}

/// Cubes as numbers behind their signs: `▪7 ▮1`.
pub(super) fn cubes(cubes: Cubes) -> String {
    let [normal, hyper] = CUBES;
    match (cubes.normal, cubes.hyper) {
        (0, 0) => String::from(NONE),
        (count, 0) => format!("{normal}{count}"),
        (0, count) => format!("{hyper}{count}"),
        (one, other) => format!("{normal}{one} {hyper}{other}"),
    }
}
