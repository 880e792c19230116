//! Boards for tests: built through one door, a position that is edited as JSON
//! and read back, so that every board is one a game could be in.

use kosmonavts::{
    Kosmonavts, Reason,
    components::{Body, EventKind, Hex, Phase, Ship},
    event::Event,
    figures::EventCard,
    state::State,
};
use serde_json::Value;
pub use serde_json::json;
use tabletop::{Dice, Game, Options, Reason as _, Seat};

pub const BOX: &str = include_str!("../../box.toml");

/// A game in progress.
#[derive(Clone)]
pub struct Board {
    pub game: Kosmonavts,
    pub state: State,
    /// Everything told since the last call of [`Board::news`].
    pub events: Vec<Event>,
}

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
    let options: Options = options
        .iter()
        .map(|(key, value)| (key.to_string(), value.to_string()))
        .collect();
    let game = Kosmonavts::open(figures, players, &options).unwrap();
    let mut events = Vec::new();
    let state = game.start(Dice::from_seed(seed), &mut events);
    Board {
        game,
        state,
        events,
    }
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

impl Board {
    /// The board with parts of its position changed, e.g.
    /// `json!({ "players": { "2": { "shields": 1 } } })`. Objects are merged, lists,
    /// ships and roses replaced; to change one element of a list, name it by its number counted
    /// from 1. What follows from the rest is filled in unless it is given: the
    /// supply and, in the advanced game, who placed first. Panics when the result
    /// is not a position that can be.
    #[track_caller]
    pub fn with(&self, patch: Value) -> Self {
        self.try_with(patch)
            .unwrap_or_else(|problem| panic!("{problem}"))
    }

    /// The same, with the refusal as the result.
    pub fn try_with(&self, patch: Value) -> Result<Self, String> {
        let mut position = self.position();
        let given = patch.clone();
        merge(&mut position, patch);
        if given.get("supply").is_none() {
            position["supply"] = self.supply_beside(&position);
        }
        if given.get("first").is_none() && self.at("/first") != Value::Null {
            self.fit_first(&mut position);
        }
        let position = serde_json::from_value(position).map_err(|error| error.to_string())?;
        let state = self.game.restore(position)?;
        Ok(Self {
            game: self.game.clone(),
            state,
            events: Vec::new(),
        })
    }

    /// The cubes that are neither in a tank nor on a rose.
    fn supply_beside(&self, position: &Value) -> Value {
        let players = position["players"].as_array().unwrap();
        let count = |kind: &str, box_has: u8| {
            let number = |cubes: &Value| cubes[kind].as_i64().unwrap_or(0);
            let held = |player: &Value| {
                let rose = player["rose"].as_object().unwrap();
                number(&player["tank"]) + rose.values().map(number).sum::<i64>()
            };
            (i64::from(box_has) - players.iter().map(held).sum::<i64>()).max(0)
        };
        let fuel = self.game.figures.fuel;
        json!({ "normal": count("normal", fuel.normal), "hyper": count("hyper", fuel.hyper) })
    }

    /// In the advanced game the instructor of a round tells who placed first.
    fn fit_first(&self, position: &mut Value) {
        let advanced = self.game.setup.mode == kosmonavts::Mode::Advanced;
        let (Some(instructor), true) = (position["instructor"].as_u64(), advanced) else {
            return;
        };
        let people = u64::from(self.game.setup.players);
        let round = position["round"].as_u64().unwrap();
        let passed = round - u64::from(round > 0 && position["phase"] != "over");
        position["first"] = json!((instructor - 1 + people * passed - passed) % people + 1);
    }

    /// The board in phase 1 of round 2, seat 1 about to choose from three cards of
    /// which the first is of this kind: `board.event("gravity")`.
    #[track_caller]
    pub fn event(&self, kind: &str) -> Self {
        let kind: EventKind = kind.parse().unwrap();
        self.event_card(|card| card.kind == kind)
    }

    /// The same with a solar wind of this strength in this direction.
    #[track_caller]
    pub fn wind(&self, strength: u8, direction: &str) -> Self {
        let direction = direction.parse().unwrap();
        self.event_card(|card| (card.strength, card.direction) == (strength, direction))
    }

    fn event_card(&self, wanted: impl Fn(&EventCard) -> bool) -> Self {
        let cards = &self.game.figures.cards;
        let place = cards.iter().position(wanted).expect("there is such a card");
        let mut cards: Vec<usize> = (1..=30).filter(|&card| card != place + 1).collect();
        cards.insert(0, place + 1);
        self.with(json!({
            "round": 2, "phase": "event", "event": null, "instructor": 1,
            "events": { "open": cards[..3], "deck": cards[3..], "discard": [] },
            "asked": { "step": "choose_event", "seats": [1] },
        }))
    }

    /// A seat drafts and seals an order: `board.order(2, &["burn:n:normal", "go"])`.
    #[track_caller]
    pub fn order(&mut self, seat: u8, steps: &[&str]) -> &mut Self {
        for step in steps {
            self.play_as(seat, step);
        }
        self
    }

    /// Everyone who is asked for an order stays, or drifts on in space.
    #[track_caller]
    pub fn others_idle(&mut self) -> &mut Self {
        while self.asked().as_deref() == Some("order") {
            let answers = self.legal();
            let idle = ["stay", "go"]
                .into_iter()
                .find(|idle| answers.iter().any(|a| a == idle));
            self.play(&[idle.unwrap()]);
        }
        self
    }

    /// A seat flies with these cubes alone: an order, while all others idle, and
    /// then `fly`. The others are asked nothing else on the way.
    #[track_caller]
    pub fn fly(&mut self, seat: u8, steps: &[&str]) -> &mut Self {
        self.order(seat, steps).others_idle();
        self.answer_until(|board| {
            board.asked().as_deref() == Some("fly") && board.seat() == Some(seat)
        });
        self.play(&["fly"])
    }

    /// Whoever is asked flies on, passes by and does not refuel until the condition holds.
    #[track_caller]
    pub fn answer_until(&mut self, done: impl Fn(&Self) -> bool) -> &mut Self {
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

    /// Plays on to the next orders, choosing the first event card.
    #[track_caller]
    pub fn next_orders(&mut self) -> &mut Self {
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

    /// The rose of a seat in words: `n 2+0, se 0+1` are two normal cubes N and a
    /// hyper cube SE.
    pub fn rose(&self, seat: u8) -> String {
        let rose = self.of(seat, "rose");
        let slots = rose.as_object().unwrap().iter().map(|(direction, cubes)| {
            format!("{direction} {}+{}", cubes["normal"], cubes["hyper"])
        });
        slots.collect::<Vec<_>>().join(", ")
    }

    /// The fuel in a seat's tank: normal and hyper cubes.
    pub fn fuel(&self, seat: u8) -> (u8, u8) {
        let tank = self.state.tanks[usize::from(seat) - 1];
        (tank.normal, tank.hyper)
    }

    /// The fuel in the supply: normal and hyper cubes.
    pub fn supply(&self) -> (u8, u8) {
        let supply = self.state.table.supply;
        (supply.normal, supply.hyper)
    }

    /// The sectors within some hexes of a place, drawn as on the board: `*` is the
    /// Sun, `x` a dangerous sector, `.` any other, letters are bodies (m v E M J S
    /// U N H), digits ships in space. N is up; every second place of a line is empty.
    pub fn chart(&self, centre: (i8, i8), radius: i8) -> String {
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

    /// The board with a seat's tank.
    #[track_caller]
    pub fn tank(&self, seat: u8, normal: u8, hyper: u8) -> Self {
        let tank = json!({ "tank": { "normal": normal, "hyper": hyper } });
        self.with(json!({ "players": { seat.to_string(): tank } }))
    }

    /// The board with a seat's shields.
    #[track_caller]
    pub fn shields(&self, seat: u8, shields: u8) -> Self {
        self.with(json!({ "players": { seat.to_string(): { "shields": shields } } }))
    }

    /// The board with a seat's ship in space, its rose empty.
    #[track_caller]
    pub fn in_space(&self, seat: u8, q: i8, r: i8) -> Self {
        self.flying(seat, q, r, &[])
    }

    /// The board with a seat's ship in space and these cubes on its rose:
    /// `&[("n", 2, 0), ("se", 0, 1)]` are two normal cubes N and a hyper cube SE.
    #[track_caller]
    pub fn flying(&self, seat: u8, q: i8, r: i8, rose: &[(&str, u8, u8)]) -> Self {
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

    /// The board with a body on the space of its orbit that is this hex.
    #[track_caller]
    pub fn body(&self, body: &str, q: i8, r: i8) -> Self {
        let name: Body = body.parse().unwrap();
        let spaces = self.game.figures.orbit(name).spaces();
        let space = spaces.iter().position(|&hex| hex == Hex::new(q, r));
        let space = space.unwrap_or_else(|| panic!("({q}, {r}) is not on the orbit of {body}"));
        self.with(json!({ "bodies": { body: space + 1 } }))
    }

    /// The position as JSON.
    pub fn position(&self) -> Value {
        serde_json::to_value(self.game.position(&self.state)).unwrap()
    }

    /// A field of the position: `board.at("/players/0/shields")`. Seats and list
    /// elements count from 0 here, as JSON pointers do.
    #[track_caller]
    pub fn at(&self, pointer: &str) -> Value {
        let position = self.position();
        position
            .pointer(pointer)
            .unwrap_or_else(|| panic!("no {pointer} in {position}"))
            .clone()
    }

    /// A field of a player's area: `board.of(1, "shields")`.
    #[track_caller]
    pub fn of(&self, seat: u8, field: &str) -> Value {
        self.at(&format!("/players/{}/{field}", seat - 1))
    }

    /// The hex of a seat's ship, with its body when it is landed.
    pub fn hex(&self, seat: u8) -> (i8, i8) {
        let hex = self.game.ship_hex(&self.state.table, Seat(seat - 1));
        let Hex { q, r } = hex.expect("the bodies are placed");
        (q, r)
    }

    /// Whether a seat's ship is landed on this body.
    pub fn is_on(&self, seat: u8, body: &str) -> bool {
        let ship = self.state.table.players[usize::from(seat) - 1].ship;
        ship == Ship::Landed(body.parse().unwrap())
    }

    /// The phase.
    pub fn phase(&self) -> Phase {
        self.state.table.phase
    }

    /// Who is to answer, counted from 1; `None` when the game is over.
    pub fn seat(&self) -> Option<u8> {
        self.game.to_act(&self.state).lowest().map(Seat::number)
    }

    /// The open question by the name of its step, e.g. `"order"`.
    pub fn asked(&self) -> Option<String> {
        let position = self.position();
        position["asked"]["step"].as_str().map(String::from)
    }

    /// The legal answers of whoever is to answer, the lowest seat first.
    pub fn legal(&self) -> Vec<String> {
        self.seat().map_or(Vec::new(), |seat| self.legal_for(seat))
    }

    /// The legal answers of a seat.
    pub fn legal_for(&self, seat: u8) -> Vec<String> {
        let mut list = Vec::new();
        self.game.actions(&self.state, Seat(seat - 1), &mut list);
        list.iter().map(ToString::to_string).collect()
    }

    /// The open seat plays these answers one after the other; invariants are
    /// checked after each.
    #[track_caller]
    pub fn play(&mut self, answers: &[&str]) -> &mut Self {
        for answer in answers {
            let seat = self.seat().expect("the game is over");
            self.play_as(seat, answer);
        }
        self
    }

    /// A seat plays this answer.
    #[track_caller]
    pub fn play_as(&mut self, seat: u8, answer: &str) -> &mut Self {
        let action = answer
            .parse()
            .unwrap_or_else(|_| panic!("{answer} is no action"));
        let played = self
            .game
            .play(&mut self.state, Seat(seat - 1), action, &mut self.events);
        if let Err(reason) = played {
            panic!(
                "{answer} is refused to seat {seat}: {reason:?}; asked: {:?}, legal: {:?}",
                self.asked(),
                self.legal_for(seat)
            );
        }
        self.game.invariants(&self.state).unwrap();
        self
    }

    /// The same on a copy, which is returned.
    #[track_caller]
    pub fn after(&self, answers: &[&str]) -> Self {
        let mut board = self.clone();
        board.play(answers);
        board
    }

    /// The rule that refuses the open seat this answer. Panics when it is legal.
    #[track_caller]
    pub fn refusal(&self, answer: &str) -> &'static str {
        self.reason(answer).rule().0
    }

    /// Why the open seat may not answer this. Panics when it is legal.
    #[track_caller]
    pub fn reason(&self, answer: &str) -> Reason {
        let seat = self.game.to_act(&self.state).lowest().unwrap_or_default();
        let action = answer
            .parse()
            .unwrap_or_else(|_| panic!("{answer} is no action"));
        let reason = self
            .game
            .check(&self.state, seat, action)
            .expect_err("this is legal");
        assert!(!self.legal().contains(&answer.to_string()));
        reason
    }

    /// The first listed answer, over and over, until the condition holds.
    #[track_caller]
    pub fn play_until(&mut self, done: impl Fn(&Self) -> bool) -> &mut Self {
        for _ in 0..10_000 {
            if done(self) {
                return self;
            }
            let answer = self.legal().first().expect("the game is over").clone();
            self.play(&[&answer]);
        }
        panic!("this never comes");
    }

    /// What was told since the last call.
    pub fn news(&mut self) -> Vec<Event> {
        core::mem::take(&mut self.events)
    }

    /// The points of a seat counted from 1.
    pub fn points(&self, seat: u8) -> i32 {
        self.game.total(&self.state, Seat(seat - 1))
    }
}

fn merge(position: &mut Value, patch: Value) {
    match (position, patch) {
        (Value::Object(old), Value::Object(new)) => {
            for (key, value) in new {
                let old = old.entry(&key).or_insert(Value::Null);
                // A ship and a rose are one thing, not the sum of two.
                if key == "ship" || key == "rose" {
                    *old = Value::Null;
                }
                merge(old, value);
            }
        }
        (Value::Array(list), Value::Object(new)) => {
            for (key, value) in new {
                let number: usize = key.parse().expect("list elements are named by number");
                merge(&mut list[number - 1], value);
            }
        }
        (old, new) => *old = new,
    }
}
