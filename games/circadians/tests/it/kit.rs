//! Boards for tests: what Circadians adds to the boards of the testkit.

use circadians::Circadians;
use serde_json::Value;
pub use serde_json::json;
use tabletop::{Game, Options, testkit};

pub const BOX: &str = include_str!("../../box.toml");

/// A game in progress.
pub type Board = testkit::Board<Circadians>;

/// A game of so many players with these options.
pub fn open(players: u8, options: &[(&str, &str)]) -> Circadians {
    open_box(BOX, players, options)
}

/// The same with another box.
pub fn open_box(text: &str, players: u8, options: &[(&str, &str)]) -> Circadians {
    let options: Options = options
        .iter()
        .map(|(key, value)| (key.to_string(), value.to_string()))
        .collect();
    Circadians::open(text, players, &options).unwrap()
}

/// A game at its first question, seat 1 with the Radio.
pub fn fresh(players: u8, options: &[(&str, &str)]) -> Board {
    fresh_from(BOX, players, options)
}

fn fresh_from(text: &str, players: u8, options: &[(&str, &str)]) -> Board {
    let mut all = vec![("first", "1")];
    all.extend(options);
    Board::open(text, players, &all, 7)
}

/// A board in round 1 where garage dice are about to be sent, none of them there yet, and
/// seat 1 is to begin. Dice are put into garages with [`Pieces::garage`]. The leaders are
/// Roslyn, Jakob, Naira and Zoey (First Edition: Akira) in order of seats; [`Pieces::led_by`] changes them.
pub fn execute(players: u8) -> Board {
    execute_with(players, &[])
}

/// The same with options.
pub fn execute_with(players: u8, options: &[(&str, &str)]) -> Board {
    execute_by(BOX, players, options)
}

/// The same with another box, such as one where a switch is set.
pub fn execute_by(text: &str, players: u8, options: &[(&str, &str)]) -> Board {
    let mut all = vec![("leaders", "open")];
    all.extend(options);
    let mut board = fresh_from(text, players, &all);
    let first = options.contains(&("edition", "first"));
    let leaders = if first {
        ["roslyn", "jakob", "naira", "akira"]
    } else {
        ["roslyn", "jakob", "naira", "zoey"]
    };
    for leader in &leaders[..players as usize] {
        board.play(&[&format!("leader:{leader}")]);
    }
    while board.at("/table/round") == 0 {
        let answer = board.legal()[0].clone();
        board.play(&[&answer]);
    }
    // Everyone's dice return to the supply; the event has no effect; a 1 waits in garage 1.
    let mut patch = json!({
        "table": {
            "round": 1,
            "stage": "garages",
            "turns": 1,
            "active": 1,
            "event": "bumper_season",
            "events": ["bumper_season"],
            "answered": [],
            "todo": [{ "seats": [1], "step": "send" }],
        },
        "players": {},
    });
    for seat in 1..=players {
        patch["players"][seat.to_string()] = json!({
            "secret": { "rolled": [0, 0, 0, 0, 0, 0] },
        });
    }
    patch["players"]["1"]["base"] = json!({
        "supply": 2,
        "garages": ["1:1", null, null, null, null],
    });
    board.with(patch)
}

/// What lies on a table of Circadians, put there for a test. Seats count from 1.
pub trait Pieces: Sized {
    /// Water, algae, energy and gems of a seat counted from 1.
    fn goods(&self, seat: u8) -> [i64; 4];

    /// Gives a seat these resources.
    #[track_caller]
    fn rich(&self, seat: u8, goods: [u16; 4]) -> Self;

    /// Puts these dice into garages of a seat, 0 for an empty one; they come from the supply
    /// and, when it is used up, from the reserve.
    #[track_caller]
    fn garage(&self, seat: u8, values: &[u8]) -> Self;

    /// Puts a die of a seat on a space; it comes from the reserve.
    #[track_caller]
    fn on(&self, space: &str, seat: u8, value: u8) -> Self;

    /// Puts a die of a seat on a farm slot counted from 1; it comes from the reserve.
    #[track_caller]
    fn farm_die(&self, seat: u8, slot: usize, value: u8) -> Self;

    /// Gives a seat another leader; two seats exchange theirs if someone else has it.
    #[track_caller]
    fn led_by(&self, seat: u8, leader: &str) -> Self;

    /// These ship tiles stand in a seat's garages from the second on, and these lie on top of
    /// the stacks.
    #[track_caller]
    fn ships(&self, seat: u8, owned: &[&str], tops: [&str; 3]) -> Self;

    /// These farm tiles stand on a seat's foundations, and these lie on top of the stacks.
    #[track_caller]
    fn farms(&self, seat: u8, owned: &[&str], tops: [&str; 3]) -> Self;

    /// The event of the round is this one.
    #[track_caller]
    fn event(&self, event: &str) -> Self;

    /// Moves these contracts to a seat's hand, and no others are there.
    #[track_caller]
    fn hand(&self, seat: u8, contracts: &[&str]) -> Self;

    /// These contracts lie fulfilled before a seat, and no others.
    #[track_caller]
    fn fulfilled(&self, seat: u8, contracts: &[&str]) -> Self;

    /// The open seat's dice go to the cantina, whether or not the rules would let them: for
    /// what comes after. The die at headquarters cannot pay for being sent (CFL-314); garage
    /// dice stand in the dearest garages, where sending may be refused (CFL-070).
    #[track_caller]
    fn idle(&self) -> Self;
}

impl Pieces for Board {
    fn goods(&self, seat: u8) -> [i64; 4] {
        ["water", "algae", "energy", "gem"]
            .map(|name| self.number(&format!("/players/{}/resources/{name}", seat - 1)))
    }

    #[track_caller]
    fn rich(&self, seat: u8, [water, algae, energy, gem]: [u16; 4]) -> Self {
        self.with(json!({ "players": { seat.to_string(): { "resources": {
            "water": water, "algae": algae, "energy": energy, "gem": gem } } } }))
    }

    #[track_caller]
    fn garage(&self, seat: u8, values: &[u8]) -> Self {
        let index = seat - 1;
        let base = self.at(&format!("/players/{index}/base"));
        let before = base["garages"].as_array().unwrap();
        let before = before.iter().filter(|die| !die.is_null()).count() as i64;
        let after = values.iter().filter(|&&value| value > 0).count() as i64;
        let mut garages = vec![Value::Null; 5];
        for (garage, &value) in garages.iter_mut().zip(values) {
            if value > 0 {
                *garage = json!(format!("{seat}:{value}"));
            }
        }
        let free = base["supply"].as_i64().unwrap() + before - after;
        let supply = free.max(0);
        let reserve = base["reserve"].as_i64().unwrap() + free - supply;
        self.with(json!({ "players": { seat.to_string(): { "base": {
            "garages": garages, "supply": supply, "reserve": reserve } } } }))
    }

    #[track_caller]
    fn on(&self, space: &str, seat: u8, value: u8) -> Self {
        let reserve = self.number(&format!("/players/{}/base/reserve", seat - 1));
        self.with(json!({
            "table": { "board": { space: format!("{seat}:{value}") } },
            "players": { seat.to_string(): { "base": { "reserve": reserve - 1 } } },
        }))
    }

    #[track_caller]
    fn farm_die(&self, seat: u8, slot: usize, value: u8) -> Self {
        let index = seat - 1;
        let reserve = self.number(&format!("/players/{index}/base/reserve"));
        let mut farms = self.at(&format!("/players/{index}/base/farms"));
        farms[slot - 1] = json!(format!("{seat}:{value}"));
        self.with(json!({ "players": { seat.to_string(): { "base": {
            "farms": farms, "reserve": reserve - 1 } } } }))
    }

    #[track_caller]
    fn led_by(&self, seat: u8, leader: &str) -> Self {
        let old = self.at(&format!("/players/{}/base/leaders", seat - 1));
        let mut patch = json!({ "players": {} });
        let count = self.at("/players").as_array().unwrap().len() as u8;
        for other in (1..=count).filter(|&other| other != seat) {
            if self.at(&format!("/players/{}/base/leaders", other - 1)) == json!([leader]) {
                patch["players"][other.to_string()] = json!({ "base": { "leaders": old } });
            }
        }
        let sal = if leader == "bjorg" { "ready" } else { "none" };
        patch["players"][seat.to_string()] = json!({ "base": { "leaders": [leader], "sal": sal } });
        if leader == "renzo" {
            patch["table"] =
                json!({ "private_event": "rich_veins", "private_events": ["rich_veins"] });
        }
        self.with(patch)
    }

    #[track_caller]
    fn ships(&self, seat: u8, owned: &[&str], tops: [&str; 3]) -> Self {
        let printed = self.game.figures.editions[self.game.setup.edition as usize].ships;
        let kinds = circadians::components::Ship::ALL.iter();
        let kinds: Vec<String> = kinds.map(ToString::to_string).collect();
        tiles_of(
            self, "ships", "ships", seat, owned, tops, &printed, &kinds, 4, 5,
        )
    }

    #[track_caller]
    fn farms(&self, seat: u8, owned: &[&str], tops: [&str; 3]) -> Self {
        let printed = self.game.figures.editions[self.game.setup.edition as usize].farms;
        let kinds = circadians::components::Farm::ALL.iter();
        let kinds: Vec<String> = kinds.map(ToString::to_string).collect();
        tiles_of(
            self, "farms", "tiles", seat, owned, tops, &printed, &kinds, 3, 4,
        )
    }

    #[track_caller]
    fn event(&self, event: &str) -> Self {
        self.with(json!({ "table": { "event": event, "events": [event] } }))
    }

    #[track_caller]
    fn hand(&self, seat: u8, contracts: &[&str]) -> Self {
        sort_cards(self, seat, contracts, None)
    }

    #[track_caller]
    fn fulfilled(&self, seat: u8, contracts: &[&str]) -> Self {
        let hand = self.at(&format!("/players/{}/secret/hand", seat - 1));
        let hand: Vec<String> = serde_json::from_value(hand).unwrap();
        let hand: Vec<&str> = hand
            .iter()
            .map(String::as_str)
            .filter(|card| !contracts.contains(card))
            .collect();
        sort_cards(self, seat, &hand, Some(contracts))
    }

    #[track_caller]
    fn idle(&self) -> Self {
        let seat = self.seat().expect("the game is over");
        if self.at("/table/stage") == "garages" {
            let garages = self.at(&format!("/players/{}/base/garages", seat - 1));
            let mut garages: Vec<Value> = garages.as_array().unwrap().clone();
            garages.sort_by_key(|die| !die.is_null());
            let seat = seat.to_string();
            let patch = json!({ "players": { seat: { "base": { "garages": garages } } } });
            return self.with(patch).after(&["decline"]);
        }
        let (event, events) = (self.at("/table/event"), self.at("/table/events"));
        let water = self.goods(seat)[0];
        let mut without: Vec<Value> = events.as_array().unwrap().clone();
        without.retain(|other| *other != event);
        without.push(json!("bureaucracy"));
        let purse = |water: i64| json!({ seat.to_string(): { "resources": { "water": water } } });
        let poor = self.with(json!({ "players": purse(0), "table": {
            "event": "bureaucracy", "events": without } }));
        let idle = poor.after(&["decline"]);
        let water = water + idle.goods(seat)[0];
        let mut board = idle.with(json!({ "players": purse(water), "table": {
            "event": event, "events": events } }));
        board.events = idle.events;
        board
    }
}

/// What neither lies on top nor is owned lies beneath the tops.
#[expect(
    clippy::too_many_arguments,
    reason = "only the two helpers above call it"
)]
#[track_caller]
fn tiles_of(
    board: &Board,
    stacks: &str,
    places: &str,
    seat: u8,
    owned: &[&str],
    tops: [&str; 3],
    printed: &[u8],
    kinds: &[String],
    count: usize,
    height: i64,
) -> Board {
    let mut hidden: Vec<i64> = printed.iter().map(|&count| i64::from(count)).collect();
    let mut take = |name: &str| {
        let kind = kinds.iter().position(|kind| kind == name).unwrap();
        if let Some(left) = hidden.get_mut(kind) {
            *left -= 1;
        }
    };
    for name in owned.iter().chain(&tops) {
        take(name);
    }
    let players = board.at("/players").as_array().unwrap().len() as u8;
    for other in (1..=players).filter(|&other| other != seat) {
        let tiles = board.at(&format!("/players/{}/base/{places}", other - 1));
        for tile in tiles.as_array().unwrap().iter().filter_map(Value::as_str) {
            take(tile);
        }
    }
    let mut left: i64 = hidden.iter().sum();
    let beneath = [(); 3].map(|()| {
        let here = left.min(height);
        left -= here;
        here
    });
    let mut base: Vec<Value> = owned.iter().map(|name| json!(name)).collect();
    base.resize(count, Value::Null);
    board.with(json!({
        "players": { seat.to_string(): { "base": { places: base } } },
        "table": { stacks: { "tops": tops, "beneath": beneath, "hidden": hidden } },
    }))
}

/// Sorts the contracts anew: what is named goes to its place, what was there or is taken
/// from elsewhere goes to the draw pile.
#[track_caller]
fn sort_cards(board: &Board, seat: u8, hand: &[&str], fulfilled: Option<&[&str]>) -> Board {
    let mut position = board.position();
    let list = |value: &Value| -> Vec<String> { serde_json::from_value(value.clone()).unwrap() };
    let me = (seat - 1) as usize;
    let fulfilled: Vec<String> = match fulfilled {
        Some(cards) => cards.iter().map(ToString::to_string).collect(),
        None => list(&position["players"][me]["base"]["fulfilled"]),
    };
    let hand: Vec<String> = hand.iter().map(ToString::to_string).collect();
    let placed = |card: &String| hand.contains(card) || fulfilled.contains(card);
    let mut deck = list(&position["deck"]);
    deck.extend(list(&position["players"][me]["secret"]["hand"]));
    deck.extend(list(&position["players"][me]["base"]["fulfilled"]));
    for other in 0..position["players"].as_array().unwrap().len() {
        if other != me {
            let all = list(&position["players"][other]["secret"]["hand"]);
            let (_, kept): (Vec<_>, Vec<_>) = all.into_iter().partition(placed);
            position["players"][other]["secret"]["hand"] = json!(kept);
        }
    }
    let discard = list(&position["table"]["discard"]);
    let (_, discard): (Vec<_>, Vec<_>) = discard.into_iter().partition(placed);
    deck.retain(|card| !placed(card));
    position["table"]["discard"] = json!(discard);
    position["deck"] = json!(deck);
    position["players"][me]["secret"]["hand"] = json!(hand);
    position["players"][me]["base"]["fulfilled"] = json!(fulfilled);
    board.with(position)
}
