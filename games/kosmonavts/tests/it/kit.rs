//! Boards for tests, as `tabletop::testkit` builds them, with what Kosmonavts adds.

use kosmonavts::{
    Kosmonavts, Mode,
    components::{Body, EventKind, Hex, Phase, Ship},
    figures::EventCard,
};
use serde_json::Value;
pub use serde_json::json;
use tabletop::{Seat, testkit};

pub const BOX: &str = include_str!("../../box.toml");

/// A game of Kosmonavts in progress.
pub type Board = testkit::Board<Kosmonavts>;

/// A basic game at its first question.
pub fn setup(players: u8) -> Board {
    open(BOX, players, &[], 1)
}

/// An advanced game at its first question.
pub fn advanced_setup(players: u8) -> Board {
    open(BOX, players, &[("mode", "advanced")], 1)
}

/// A game with these figures, options and seed, at its first question.
pub fn open(figures: &str, players: u8, options: &[(&str, &str)], seed: u64) -> Board {
    Board::open(figures, players, options, seed).completed_by(complete)
}

/// A basic game in round 1, orders to be given, seat 1 the instructor. Every body
/// is on the first space of its orbit; seats are white, green, yellow, red; the
/// three face-up event cards are Thrust.
pub fn board(players: u8) -> Board {
    board_from(BOX, players, &[])
}

/// The same in the advanced game.
pub fn advanced(players: u8) -> Board {
    board_from(BOX, players, &[("mode", "advanced")])
}

/// The same with other figures or options.
pub fn board_from(figures: &str, players: u8, options: &[(&str, &str)]) -> Board {
    let mut board = open(figures, players, options, 1);
    board.play_until(|board| board.asked().as_deref() == Some("order"));
    let bodies: serde_json::Map<String, Value> = Body::ALL
        .iter()
        .map(|body| (body.to_string(), json!(1)))
        .collect();
    let colours = ["white", "green", "yellow", "red"];
    let players: serde_json::Map<String, Value> = (1..=usize::from(players))
        .map(|seat| (seat.to_string(), json!({ "colour": colours[seat - 1] })))
        .collect();
    let deck: Vec<u8> = (1..=30).filter(|card| !(22..=24).contains(card)).collect();
    board.with(json!({
        "instructor": 1, "bodies": bodies, "players": players,
        "events": { "open": [22, 23, 24], "deck": deck },
    }))
}

/// The box with one disputed reading set.
pub fn reading(name: &str, reading: &str) -> String {
    figures::with_reading(BOX, name, reading)
}

/// The box with this list as `avoid` of an event kind.
pub fn avoided_by(kind: &str, avoid: &str) -> String {
    let at = BOX.find(&format!("id = \"{kind}\"\navoid = ")).unwrap();
    let (head, tail) = BOX.split_at(at);
    let line = tail.lines().nth(1).unwrap();
    [head, &tail.replacen(line, &format!("avoid = {avoid}"), 1)].concat()
}

/// Fills in what follows from the rest of a position: a ship and a rose are given whole and
/// replace what was there; the supply, and in the advanced game who placed first, follow
/// unless they are given.
fn complete(board: &Board, patch: &Value, position: &mut Value) {
    for (number, player) in patch["players"].as_object().into_iter().flatten() {
        let index = number.parse::<usize>().unwrap() - 1;
        for part in ["ship", "rose"] {
            if let Some(given) = player.get(part) {
                position["players"][index][part] = given.clone();
            }
        }
    }
    if patch.get("supply").is_none() {
        position["supply"] = supply_beside(board, position);
    }
    if patch.get("first").is_none() {
        fit_first(board, position);
    }
}

/// The cubes that are neither in a tank nor on a rose.
fn supply_beside(board: &Board, position: &Value) -> Value {
    let players = position["players"].as_array().unwrap();
    let count = |kind: &str, box_has: u8| {
        let number = |cubes: &Value| cubes[kind].as_i64().unwrap_or(0);
        let held = |player: &Value| {
            let rose = player["rose"].as_object().unwrap();
            number(&player["tank"]) + rose.values().map(number).sum::<i64>()
        };
        (i64::from(box_has) - players.iter().map(held).sum::<i64>()).max(0)
    };
    let fuel = board.game.figures.fuel;
    json!({ "normal": count("normal", fuel.normal), "hyper": count("hyper", fuel.hyper) })
}

/// In the advanced game the instructor of a round tells who placed first.
fn fit_first(board: &Board, position: &mut Value) {
    let advanced = board.game.setup.mode == Mode::Advanced;
    let (Some(instructor), true) = (position["instructor"].as_u64(), advanced) else {
        return;
    };
    let people = u64::from(board.game.setup.players);
    let round = position["round"].as_u64().unwrap();
    let passed = round - u64::from(round > 0 && position["phase"] != "over");
    position["first"] = json!((instructor - 1 + people * passed - passed) % people + 1);
}

/// What tests do with a board of Kosmonavts.
pub trait BoardExt: Sized {
    /// The board in phase 1 of round 2, seat 1 about to choose from three cards of
    /// which the first is of this kind: `board.event("gravity")`.
    #[track_caller]
    fn event(&self, kind: &str) -> Self;

    /// The same with a solar wind of this strength in this direction.
    #[track_caller]
    fn wind(&self, strength: u8, direction: &str) -> Self;

    /// A seat drafts and seals an order: `board.order(2, &["burn:n:normal", "go"])`.
    #[track_caller]
    fn order(&mut self, seat: u8, steps: &[&str]) -> &mut Self;

    /// Everyone who is asked for an order stays, or drifts on in space.
    #[track_caller]
    fn others_idle(&mut self) -> &mut Self;

    /// A seat flies with these cubes alone: an order, while all others idle, and
    /// then `fly`. The others are asked nothing else on the way.
    #[track_caller]
    fn fly(&mut self, seat: u8, steps: &[&str]) -> &mut Self;

    /// Whoever is asked flies on, passes by and does not refuel until the condition holds.
    #[track_caller]
    fn answer_until(&mut self, done: impl Fn(&Self) -> bool) -> &mut Self;

    /// Plays on to the next orders, choosing the first event card.
    #[track_caller]
    fn next_orders(&mut self) -> &mut Self;

    /// The rose of a seat in words: `n 2+0, se 0+1` are two normal cubes N and a
    /// hyper cube SE.
    fn rose(&self, seat: u8) -> String;

    /// The fuel in a seat's tank: normal and hyper cubes.
    fn fuel(&self, seat: u8) -> (u8, u8);

    /// The fuel in the supply: normal and hyper cubes.
    fn supply(&self) -> (u8, u8);

    /// The sectors within some hexes of a place, drawn as on the board: `*` is the
    /// Sun, `x` a dangerous sector, `.` any other, letters are bodies (m v E M J S
    /// U N H), digits ships in space. N is up; every second place of a line is empty.
    fn chart(&self, centre: (i8, i8), radius: i8) -> String;

    /// The board with a seat's tank.
    #[track_caller]
    fn tank(&self, seat: u8, normal: u8, hyper: u8) -> Self;

    /// The board with a seat's shields.
    #[track_caller]
    fn shields(&self, seat: u8, shields: u8) -> Self;

    /// The board with a seat's ship in space, its rose empty.
    #[track_caller]
    fn in_space(&self, seat: u8, q: i8, r: i8) -> Self;

    /// The board with a seat's ship in space and these cubes on its rose:
    /// `&[("n", 2, 0), ("se", 0, 1)]` are two normal cubes N and a hyper cube SE.
    #[track_caller]
    fn flying(&self, seat: u8, q: i8, r: i8, rose: &[(&str, u8, u8)]) -> Self;

    /// The board with a body on the space of its orbit that is this hex.
    #[track_caller]
    fn body(&self, body: &str, q: i8, r: i8) -> Self;

    /// A field of a player's area: `board.of(1, "shields")`.
    #[track_caller]
    fn of(&self, seat: u8, field: &str) -> Value;

    /// The hex of a seat's ship, with its body when it is landed.
    fn hex(&self, seat: u8) -> (i8, i8);

    /// Whether a seat's ship is landed on this body.
    fn is_on(&self, seat: u8, body: &str) -> bool;

    /// The phase.
    fn phase(&self) -> Phase;

    /// The open question by the name of its step, e.g. `"order"`.
    fn asked(&self) -> Option<String>;
}

impl BoardExt for Board {
    #[track_caller]
    fn event(&self, kind: &str) -> Self {
        let kind: EventKind = kind.parse().unwrap();
        event_card(self, |card| card.kind == kind)
    }

    #[track_caller]
    fn wind(&self, strength: u8, direction: &str) -> Self {
        let direction = direction.parse().unwrap();
        event_card(self, |card| {
            (card.strength, card.direction) == (strength, direction)
        })
    }

    #[track_caller]
    fn order(&mut self, seat: u8, steps: &[&str]) -> &mut Self {
        for step in steps {
            self.play_as(seat, step);
        }
        self
    }

    #[track_caller]
    fn others_idle(&mut self) -> &mut Self {
        while self.asked().as_deref() == Some("order") {
            let answers = self.legal();
            let idle = ["stay", "go"]
                .into_iter()
                .find(|idle| answers.iter().any(|a| a == idle));
            self.play(&[idle.unwrap()]);
        }
        self
    }

    #[track_caller]
    fn fly(&mut self, seat: u8, steps: &[&str]) -> &mut Self {
        self.order(seat, steps).others_idle();
        self.answer_until(|board| {
            board.asked().as_deref() == Some("fly") && board.seat() == Some(seat)
        });
        self.play(&["fly"])
    }

    #[track_caller]
    fn answer_until(&mut self, done: impl Fn(&Self) -> bool) -> &mut Self {
        while !done(self) {
            let quiet = [
                "refuel:none",
                "fly",
                "pass",
                "shield:no",
                "resupply:no",
                "energy:0",
            ];
            let legal = self.legal();
            let answer = quiet
                .into_iter()
                .find(|quiet| legal.iter().any(|a| a == quiet));
            let answer = answer.unwrap_or_else(|| panic!("asked {:?}: {legal:?}", self.asked()));
            self.play(&[answer]);
        }
        self
    }

    #[track_caller]
    fn next_orders(&mut self) -> &mut Self {
        self.others_idle();
        let stops = |board: &Self| {
            let asked = board.asked().expect("the game is over");
            ["choose_event", "order"].contains(&asked.as_str())
        };
        self.answer_until(stops);
        if self.asked().as_deref() == Some("choose_event") {
            self.play(&["event:1"]).answer_until(stops);
        }
        self
    }

    fn rose(&self, seat: u8) -> String {
        let rose = self.of(seat, "rose");
        let slots = rose.as_object().unwrap().iter().map(|(direction, cubes)| {
            format!("{direction} {}+{}", cubes["normal"], cubes["hyper"])
        });
        slots.collect::<Vec<_>>().join(", ")
    }

    fn fuel(&self, seat: u8) -> (u8, u8) {
        let tank = self.state.tanks[usize::from(seat) - 1];
        (tank.normal, tank.hyper)
    }

    fn supply(&self) -> (u8, u8) {
        let supply = self.state.table.supply;
        (supply.normal, supply.hyper)
    }

    fn chart(&self, centre: (i8, i8), radius: i8) -> String {
        let ship_in = |hex: Hex| {
            let seats = Seat::first(self.game.setup.players);
            let mut ships =
                seats.filter(|&seat| self.state.table.player(seat).ship == Ship::Space(hex));
            ships.next().map(|seat| char::from(b'0' + seat.number()))
        };
        let body_in = |hex: Hex| {
            let body = self.game.bodies_in(&self.state.table, hex).iter().next();
            body.map(|body| "mvEMJSUNH".as_bytes()[body as usize].into())
        };
        let symbol = |hex: Hex| match (ship_in(hex), body_in(hex)) {
            (Some(ship), _) => ship,
            (None, Some(body)) => body,
            _ if hex == Hex::SUN => '*',
            _ if !self.game.on_board(hex) => ' ',
            _ if self.game.danger(hex).is_some() => 'x',
            _ => '.',
        };
        let centre = Hex::new(centre.0, centre.1);
        let mut lines = Vec::new();
        for row in -2 * radius..=2 * radius {
            let line = (-radius..=radius).map(|q| {
                // A line of the drawing holds every second column.
                let hex = Hex::new(centre.q + q, centre.r + (row - q).div_euclid(2));
                let shown = (row - q) % 2 == 0 && hex.distance(centre) <= radius as u8;
                if shown { symbol(hex) } else { ' ' }
            });
            lines.push(line.collect::<String>().trim_end().to_string());
        }
        lines.join("\n")
    }

    #[track_caller]
    fn tank(&self, seat: u8, normal: u8, hyper: u8) -> Self {
        let tank = json!({ "tank": { "normal": normal, "hyper": hyper } });
        self.with(json!({ "players": { seat.to_string(): tank } }))
    }

    #[track_caller]
    fn shields(&self, seat: u8, shields: u8) -> Self {
        self.with(json!({ "players": { seat.to_string(): { "shields": shields } } }))
    }

    #[track_caller]
    fn in_space(&self, seat: u8, q: i8, r: i8) -> Self {
        self.flying(seat, q, r, &[])
    }

    #[track_caller]
    fn flying(&self, seat: u8, q: i8, r: i8, rose: &[(&str, u8, u8)]) -> Self {
        let rose: serde_json::Map<String, Value> = rose
            .iter()
            .map(|&(direction, normal, hyper)| {
                (
                    direction.into(),
                    json!({ "normal": normal, "hyper": hyper }),
                )
            })
            .collect();
        let player = json!({ "ship": { "space": [q, r] }, "rose": rose });
        self.with(json!({ "players": { seat.to_string(): player } }))
    }

    #[track_caller]
    fn body(&self, body: &str, q: i8, r: i8) -> Self {
        let name: Body = body.parse().unwrap();
        let spaces = self.game.figures.orbit(name).spaces();
        let space = spaces.iter().position(|&hex| hex == Hex::new(q, r));
        let space = space.unwrap_or_else(|| panic!("({q}, {r}) is not on the orbit of {body}"));
        self.with(json!({ "bodies": { body: space + 1 } }))
    }

    #[track_caller]
    fn of(&self, seat: u8, field: &str) -> Value {
        self.at(&format!("/players/{}/{field}", seat - 1))
    }

    fn hex(&self, seat: u8) -> (i8, i8) {
        let hex = self.game.ship_hex(&self.state.table, Seat(seat - 1));
        let Hex { q, r } = hex.expect("the bodies are placed");
        (q, r)
    }

    fn is_on(&self, seat: u8, body: &str) -> bool {
        let ship = self.state.table.players[usize::from(seat) - 1].ship;
        ship == Ship::Landed(body.parse().unwrap())
    }

    fn phase(&self) -> Phase {
        self.state.table.phase
    }

    fn asked(&self) -> Option<String> {
        let position = self.position();
        position["asked"]["step"].as_str().map(String::from)
    }
}

#[track_caller]
fn event_card(board: &Board, wanted: impl Fn(&EventCard) -> bool) -> Board {
    let cards = &board.game.figures.cards;
    let place = cards.iter().position(wanted).expect("there is such a card");
    let mut cards: Vec<usize> = (1..=30).filter(|&card| card != place + 1).collect();
    cards.insert(0, place + 1);
    board.with(json!({
        "round": 2, "phase": "event", "event": null, "instructor": 1,
        "events": { "open": cards[..3], "deck": cards[3..], "discard": [] },
        "asked": { "step": "choose_event", "seats": [1] },
    }))
}
