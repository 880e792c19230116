//! The state in named fields that a person can read and edit.

use alloc::{
    collections::BTreeMap,
    format,
    string::{String, ToString},
    vec::Vec,
};

use serde::{Deserialize, Serialize};
use strum::VariantArray;
use tabletop::{Deck, Dice, Pending, Seat};

use crate::{
    RedOutpost, View,
    components::{Location, Locations, Phase, Resource, Resources, Worker},
    decks::{LAKE, SPACESHIP},
    solo::{AUTOM_CARDS, OBJECTIVES},
    state::{LastRound, Piles, Portrait, Side, Solo, Source, State, Table, Turn},
    step::Step,
};

/// More points from one source than any game gives, and few enough to be counted.
const MOST_POINTS: i16 = 2000;
/// More numbers than any game draws, and few enough to be counted on.
const MOST_DRAWN: u32 = 1_000_000;

/// A position. Cards are written by their numbers, counted from 1; lists over
/// players are in order of seats, Autom behind the single player.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    round: u8,
    phase: Phase,
    turns: u8,
    first: Seat,
    active: Seat,
    tokens: Tokens,
    workers: BTreeMap<Worker, WorkerPosition>,
    players: Vec<PlayerPosition>,
    supply: BTreeMap<Resource, u8>,
    crystals: u8,
    warehouse: BTreeMap<Resource, u8>,
    exported: BTreeMap<Resource, u8>,
    spaceship: PilesPosition,
    lake: PilesPosition,
    turn: TurnPosition,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    solo: Option<SoloPosition>,
    /// The open question; none when the game is over. What is still to do after
    /// it follows from it.
    asked: Option<Step>,
    /// Withheld from views.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    dice: Option<Dice>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Tokens {
    morning: Vec<Location>,
    night: Vec<Location>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WorkerPosition {
    at: Location,
    tired: bool,
    mood: i8,
    discs: Vec<u8>,
    crystals: Vec<u8>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerPosition {
    points: BTreeMap<Source, i16>,
    wheel: u8,
    crystals: u8,
    palace: u8,
    discs: u8,
    disc_on_card: bool,
    location_card: Option<Location>,
    worker_card: Option<Worker>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PilesPosition {
    deck: Vec<u8>,
    discard: Vec<u8>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TurnPosition {
    visitor: Option<Worker>,
    disc_on_card: bool,
    disc_kept: bool,
    exchanges: u8,
    produced: Vec<Resource>,
    spaceship_card: Option<u8>,
    lake_cards: Vec<u8>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SoloPosition {
    objective: u8,
    objectives_left: Vec<u8>,
    autom_card: u8,
    autom_deck: Vec<u8>,
    exported: Vec<Resource>,
    unbacked_donations: u8,
}

impl Position {
    /// The table in named fields, with the dice or without.
    pub(crate) fn of(table: &Table, dice: Option<Dice>) -> Self {
        let sides = table.side_count() as usize;
        Self {
            round: table.round,
            phase: table.phase,
            turns: table.turns,
            first: table.first,
            active: table.active,
            tokens: Tokens {
                morning: table.morning.iter().collect(),
                night: table.night.iter().collect(),
            },
            workers: Worker::ALL
                .iter()
                .copied()
                .map(|worker| (worker, WorkerPosition::of(table.worker(worker), sides)))
                .collect(),
            players: table.sides[..sides]
                .iter()
                .map(PlayerPosition::of)
                .collect(),
            supply: by_resource(&table.supply),
            crystals: table.crystals,
            warehouse: by_resource(&table.warehouse),
            exported: by_resource(&table.exported),
            spaceship: PilesPosition::of(&table.spaceship),
            lake: PilesPosition::of(&table.lake),
            turn: TurnPosition::of(&table.turn),
            solo: table.is_solo().then(|| SoloPosition::of(&table.solo)),
            asked: table.pending.top(),
            dice,
        }
    }

    /// What a seat knows, read back from a view: a position without its dice.
    pub(crate) fn into_view(
        mut self,
        game: &RedOutpost,
        seat: Option<Seat>,
    ) -> Result<View, String> {
        if self.dice.replace(Dice::from_seed(0)).is_some() {
            return Err("dice: a view has none".to_string());
        }
        let state = self.into_state(game)?;
        game.read(&state).invariants()?;
        Ok(View::of(&state, seat))
    }

    /// The state, if every field can be one; whether they fit together is for
    /// the invariants to say.
    pub(crate) fn into_state(self, game: &RedOutpost) -> Result<State, String> {
        let people = game.setup.players;
        let sides = people.max(2) as usize;
        if self.players.len() != sides {
            return Err(format!(
                "players: {} areas for {sides} sides",
                self.players.len()
            ));
        }
        if self.active.index() >= sides {
            return Err(format!("active: there is no seat {}", self.active));
        }
        let mut areas = [Side::default(); 4];
        for (area, player) in areas.iter_mut().zip(self.players) {
            *area = player.into_side()?;
        }
        let mut workers = Vec::new();
        for &worker in Worker::ALL {
            let position = self
                .workers
                .get(&worker)
                .ok_or_else(|| format!("workers: no {worker}"))?;
            workers.push(
                position
                    .to_portrait(sides)
                    .map_err(|why| format!("{worker}: {why}"))?,
            );
        }
        let solo = match (self.solo, people) {
            (Some(solo), 1) => solo.into_solo()?,
            (None, 2..) => Solo::default(),
            (Some(_), _) => return Err("solo: this is not a solo game".to_string()),
            (None, _) => return Err("solo: missing in a solo game".to_string()),
        };
        let dice = self.dice.ok_or("dice: missing, so nothing can be drawn")?;
        if dice.drawn() > MOST_DRAWN {
            return Err(format!("dice.drawn: more than {MOST_DRAWN}"));
        }
        let table = Table {
            people,
            round: self.round,
            phase: self.phase,
            turns: self.turns,
            first: self.first,
            active: self.active,
            morning: locations("tokens.morning", &self.tokens.morning)?,
            night: locations("tokens.night", &self.tokens.night)?,
            workers: workers
                .try_into()
                .map_err(|_| "workers: six are needed".to_string())?,
            sides: areas,
            supply: resources("supply", &self.supply)?,
            crystals: self.crystals,
            warehouse: resources("warehouse", &self.warehouse)?,
            exported: resources("exported", &self.exported)?,
            spaceship: self.spaceship.into_piles("spaceship", SPACESHIP)?,
            lake: self.lake.into_piles("lake", LAKE)?,
            turn: self.turn.into_turn()?,
            solo,
            pending: Pending::default(),
            last: LastRound::default(),
        };
        let mut state = State { table, dice };
        if let Some(asked) = self.asked {
            state.table.pending = game.read(&state).pending_under(asked)?;
        }
        Ok(state)
    }
}

impl WorkerPosition {
    fn of(portrait: &Portrait, sides: usize) -> Self {
        Self {
            at: portrait.at,
            tired: portrait.tired,
            mood: portrait.mood,
            discs: portrait.discs[..sides].to_vec(),
            crystals: portrait.crystals[..sides].to_vec(),
        }
    }

    fn to_portrait(&self, sides: usize) -> Result<Portrait, String> {
        let for_each_side = |what: &str, numbers: &[u8]| {
            let mut all = [0; 4];
            if numbers.len() != sides {
                return Err(format!(
                    "{what}: {} numbers for {sides} sides",
                    numbers.len()
                ));
            }
            all[..sides].copy_from_slice(numbers);
            Ok(all)
        };
        Ok(Portrait {
            at: self.at,
            tired: self.tired,
            mood: self.mood,
            discs: for_each_side("discs", &self.discs)?,
            crystals: for_each_side("crystals", &self.crystals)?,
        })
    }
}

impl PlayerPosition {
    fn of(side: &Side) -> Self {
        let points = Source::VARIANTS
            .iter()
            .map(|&source| (source, side.points[source as usize]));
        Self {
            points: points.filter(|&(_, points)| points != 0).collect(),
            wheel: side.wheel,
            crystals: side.crystals,
            palace: side.palace,
            discs: side.discs,
            disc_on_card: side.stored,
            location_card: side.location_card,
            worker_card: side.worker_card,
        }
    }

    fn into_side(self) -> Result<Side, String> {
        let mut side = Side {
            wheel: self.wheel,
            crystals: self.crystals,
            palace: self.palace,
            discs: self.discs,
            stored: self.disc_on_card,
            location_card: self.location_card,
            worker_card: self.worker_card,
            ..Side::default()
        };
        for (source, points) in self.points {
            if !(-MOST_POINTS..=MOST_POINTS).contains(&points) {
                return Err(format!("points: {points} from one source"));
            }
            side.points[source as usize] = points;
        }
        Ok(side)
    }
}

impl PilesPosition {
    fn of(piles: &Piles) -> Self {
        Self {
            deck: numbers(piles.deck),
            discard: numbers(piles.discard),
        }
    }

    fn into_piles(self, name: &str, count: u8) -> Result<Piles, String> {
        Ok(Piles {
            deck: cards(&format!("{name}.deck"), &self.deck, count)?,
            discard: cards(&format!("{name}.discard"), &self.discard, count)?,
        })
    }
}

impl TurnPosition {
    fn of(turn: &Turn) -> Self {
        Self {
            visitor: turn.visitor,
            disc_on_card: turn.stored,
            disc_kept: turn.kept,
            exchanges: turn.exchanges,
            produced: turn.produced.iter().collect(),
            spaceship_card: turn.spaceship.map(|card| card + 1),
            lake_cards: turn.lake.iter().flatten().map(|card| card + 1).collect(),
        }
    }

    fn into_turn(self) -> Result<Turn, String> {
        let spaceship = self
            .spaceship_card
            .map(|number| card("turn.spaceship_card", number, SPACESHIP));
        let lake = match self.lake_cards[..] {
            [] => [None, None],
            [first, second] if first != second => [
                Some(card("turn.lake_cards", first, LAKE)?),
                Some(card("turn.lake_cards", second, LAKE)?),
            ],
            _ => return Err("turn.lake_cards: none, or the two cards that are shown".to_string()),
        };
        Ok(Turn {
            visitor: self.visitor,
            stored: self.disc_on_card,
            kept: self.disc_kept,
            exchanges: self.exchanges,
            produced: goods("turn.produced", &self.produced)?,
            spaceship: spaceship.transpose()?,
            lake,
        })
    }
}

impl SoloPosition {
    fn of(solo: &Solo) -> Self {
        Self {
            objective: solo.objective + 1,
            objectives_left: numbers(solo.objectives),
            autom_card: solo.card + 1,
            autom_deck: numbers(solo.deck),
            exported: solo.markers.iter().collect(),
            unbacked_donations: solo.unbacked,
        }
    }

    fn into_solo(self) -> Result<Solo, String> {
        Ok(Solo {
            objective: card("solo.objective", self.objective, OBJECTIVES)?,
            objectives: cards("solo.objectives_left", &self.objectives_left, OBJECTIVES)?,
            card: card("solo.autom_card", self.autom_card, AUTOM_CARDS)?,
            deck: cards("solo.autom_deck", &self.autom_deck, AUTOM_CARDS)?,
            markers: goods("solo.exported", &self.exported)?,
            unbacked: self.unbacked_donations,
        })
    }
}

fn by_resource(counts: &[u8; 4]) -> BTreeMap<Resource, u8> {
    Resource::ALL
        .iter()
        .copied()
        .map(|cube| (cube, counts[cube as usize]))
        .collect()
}

fn resources(name: &str, counts: &BTreeMap<Resource, u8>) -> Result<[u8; 4], String> {
    let mut all = [0; 4];
    for &cube in Resource::ALL {
        all[cube as usize] = *counts
            .get(&cube)
            .ok_or_else(|| format!("{name}: no {cube}"))?;
    }
    Ok(all)
}

fn locations(name: &str, list: &[Location]) -> Result<Locations, String> {
    let set: Locations = list.iter().copied().collect();
    if set.len() == list.len() {
        Ok(set)
    } else {
        Err(format!("{name}: a location twice"))
    }
}

fn goods(name: &str, list: &[Resource]) -> Result<Resources, String> {
    let set: Resources = list.iter().copied().collect();
    if set.len() == list.len() {
        Ok(set)
    } else {
        Err(format!("{name}: a good twice"))
    }
}

fn numbers(deck: Deck) -> Vec<u8> {
    deck.iter().map(|card| card + 1).collect()
}

fn card(name: &str, number: u8, count: u8) -> Result<u8, String> {
    if (1..=count).contains(&number) {
        Ok(number - 1)
    } else {
        Err(format!("{name}: there is no card {number}"))
    }
}

fn cards(name: &str, numbers: &[u8], count: u8) -> Result<Deck, String> {
    let mut deck = Deck::EMPTY;
    for &number in numbers {
        let card = card(name, number, count)?;
        if deck.contains(card) {
            return Err(format!("{name}: card {number} twice"));
        }
        deck.put(card);
    }
    Ok(deck)
}
