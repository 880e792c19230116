//! The state in named fields that a person can read and edit.

use alloc::{
    collections::BTreeMap,
    format,
    string::{String, ToString},
    vec::Vec,
};

use serde::{Deserialize, Serialize};
use tabletop::{Deck, Dice, Pending, Seat, SeatSet};

use crate::{
    Kosmonavts, View,
    components::{
        Bodies, Body, Colour, Cube, Cubes, Direction, Hex, Mission, Missions, Phase, Rose, Ship,
    },
    figures::Figures,
    state::{Events, Order, Player, Private, State, Table},
    step::Step,
};

/// More numbers than any game draws, and few enough to be counted on.
const MOST_DRAWN: u32 = 1_000_000;

/// A position. Cards, spaces of orbits and seats are counted from 1; lists over
/// players are in order of seats.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    round: u8,
    phase: Phase,
    first: Seat,
    instructor: Option<Seat>,
    /// On which space of its orbit each body is; none before it was placed.
    bodies: BTreeMap<Body, Option<u8>>,
    /// Body tokens in the players' hands, while there are any.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    hands: Vec<Vec<Body>>,
    retired: Vec<Body>,
    players: Vec<PlayerPosition>,
    supply: Cubes,
    events: EventsPosition,
    /// The card of this round.
    event: Option<u8>,
    protected: SeatSet,
    /// Whom the event keeps from more fuel in this round, by some readings.
    #[serde(skip_serializing_if = "is_nobody", default)]
    barred: SeatSet,
    /// Whether somebody landed on Earth before phase 4, where that counts.
    #[serde(skip_serializing_if = "is_not", default)]
    earth_visited: bool,
    staying: SeatSet,
    /// The open question; none when the game is over. What is still to do after
    /// it follows from it.
    asked: Option<Asked>,
    /// Withheld from views.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    dice: Option<Dice>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    step: Step,
    seats: SeatSet,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerPosition {
    colour: Option<Colour>,
    ship: Ship,
    last: Body,
    shields: u8,
    /// Only the directions that hold cubes.
    rose: BTreeMap<Direction, Cubes>,
    /// Which marker of a body the player took, 1 for the topmost of the stack.
    markers: BTreeMap<Body, u8>,
    home: Option<Phase>,
    /// Withheld from others in phase 2 of the advanced game.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    tank: Option<Cubes>,
    /// Withheld from others before the end.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    missions: Option<Vec<String>>,
    /// Withheld from others.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    discarded: Vec<String>,
    /// Withheld from others.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    rejected: Vec<String>,
    /// Withheld from others; none while there is nothing in it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    order: Option<OrderPosition>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OrderPosition {
    /// How many cubes a converted shield brings.
    converted: u8,
    stay: bool,
    cubes: Vec<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EventsPosition {
    /// The face-up cards; none before they are laid out.
    open: Vec<u8>,
    deck: Vec<u8>,
    discard: Vec<u8>,
}

/// What a position shows of a player beside the open table.
#[derive(Clone, Copy)]
struct Shown {
    tank: Option<Cubes>,
    missions: Option<Missions>,
    discarded: Missions,
    rejected: Missions,
    order: Order,
}

impl Position {
    /// The whole state in named fields.
    pub(crate) fn of(state: &State) -> Self {
        let shown = |seat: Seat| {
            let private = &state.private[seat.index()];
            Shown {
                tank: Some(state.tanks[seat.index()]),
                missions: Some(private.missions),
                discarded: private.discarded,
                rejected: private.rejected,
                order: private.order,
            }
        };
        Self::write(&state.table, shown, Some(state.dice))
    }

    /// What a view shows, in the same fields.
    pub(crate) fn of_view(view: &View) -> Self {
        let shown = |seat: Seat| {
            let own = view.seat == Some(seat);
            let (discarded, rejected, order) = if own {
                (view.discarded, view.rejected, view.order)
            } else {
                Default::default()
            };
            Shown {
                tank: view.tanks[seat.index()],
                missions: view.missions[seat.index()],
                discarded,
                rejected,
                order,
            }
        };
        Self::write(&view.table, shown, None)
    }

    fn write(table: &Table, shown: impl Fn(Seat) -> Shown, dice: Option<Dice>) -> Self {
        let seats = || Seat::first(table.people);
        let hands = seats().map(|seat| table.hands[seat.index()].iter().collect());
        let in_hand = table.hands.iter().any(|hand| !hand.is_empty());
        let space = |body: Body| table.spaces[body as usize].map(|space| space + 1);
        Self {
            round: table.round,
            phase: table.phase,
            first: table.first,
            instructor: table.instructor,
            bodies: Body::ALL.map(|body| (body, space(body))).into(),
            hands: if in_hand { hands.collect() } else { Vec::new() },
            retired: table.retired.iter().collect(),
            players: seats()
                .map(|seat| PlayerPosition::of(table.player(seat), shown(seat)))
                .collect(),
            supply: table.supply,
            events: EventsPosition {
                open: table
                    .events
                    .open
                    .iter()
                    .flatten()
                    .map(|card| card + 1)
                    .collect(),
                deck: numbers(table.events.deck),
                discard: numbers(table.events.discard),
            },
            event: table.event.map(|card| card + 1),
            protected: table.protected,
            barred: table.barred,
            earth_visited: table.earth_visited,
            staying: table.staying,
            asked: table.pending.top().map(|step| Asked {
                step,
                seats: table.pending.seats(),
            }),
            dice,
        }
    }

    /// What a seat knows, read back from a view: a position without what is withheld.
    pub(crate) fn into_view(
        mut self,
        game: &Kosmonavts,
        seat: Option<Seat>,
    ) -> Result<View, String> {
        if self.dice.replace(Dice::from_seed(0)).is_some() {
            return Err("dice: a view has none".to_string());
        }
        let mut tanks = [Some(Cubes::default()); 4];
        let mut open = [false; 4];
        for (index, player) in self.players.iter_mut().enumerate().take(4) {
            let own = seat.is_some_and(|seat| seat.index() == index);
            let withheld = player.discarded.len() + player.rejected.len();
            if !own && (withheld > 0 || player.order.is_some()) {
                return Err(format!("seat {}: this is withheld from others", index + 1));
            }
            tanks[index] = player.tank;
            open[index] = player.missions.is_some();
            player.tank.get_or_insert_default();
        }
        let state = self.into_state(game)?;
        let roses = state.table.players.iter().map(|player| player.rose.total());
        let (mut normal, mut hyper) = (0_u32, 0_u32);
        for cubes in roses.chain(state.tanks).chain([state.table.supply]) {
            normal += u32::from(cubes.normal);
            hyper += u32::from(cubes.hyper);
        }
        let all = game.figures.fuel;
        if normal > u32::from(all.normal) || hyper > u32::from(all.hyper) {
            return Err("more cubes are seen than there are".to_string());
        }
        let private = seat.map_or(Private::default(), |seat| state.private[seat.index()]);
        let is_over = state.table.is_over();
        Ok(View {
            seat,
            table: state.table,
            tanks,
            missions: core::array::from_fn(|index| {
                let absent = is_over && index >= state.table.people as usize;
                (open[index] || absent).then_some(state.private[index].missions)
            }),
            discarded: private.discarded,
            rejected: private.rejected,
            order: private.order,
        })
    }

    /// The state, if every field can be one; whether they fit together is for
    /// the invariants to say.
    pub(crate) fn into_state(self, game: &Kosmonavts) -> Result<State, String> {
        let people = game.setup.players;
        if self.players.len() != people as usize {
            return Err(format!(
                "players: {} areas for {people} players",
                self.players.len()
            ));
        }
        let dice = self.dice.ok_or("dice: missing, so nothing can be drawn")?;
        if dice.drawn() > MOST_DRAWN {
            return Err(format!("dice.drawn: more than {MOST_DRAWN}"));
        }
        let mut state = crate::setup::set_table(&game.figures, &game.setup, dice);
        let table = &mut state.table;
        table.round = self.round;
        table.phase = self.phase;
        table.first = seated("first", self.first, people)?;
        table.instructor = match self.instructor {
            Some(seat) => Some(seated("instructor", seat, people)?),
            None => None,
        };
        for body in Body::ALL {
            let space = self.bodies.get(&body);
            let space = *space.ok_or_else(|| format!("bodies: no {body}"))?;
            let spaces = game.figures.orbit(body).len();
            table.spaces[body as usize] = match space {
                Some(space) => Some(counted(&format!("bodies: {body} on space"), space, spaces)?),
                None => None,
            };
        }
        if !self.hands.is_empty() && self.hands.len() != people as usize {
            return Err(format!(
                "hands: {} hands for {people} players",
                self.hands.len()
            ));
        }
        for (hand, tokens) in table.hands.iter_mut().zip(&self.hands) {
            *hand = bodies("hands", tokens)?;
        }
        table.retired = bodies("retired", &self.retired)?;
        table.supply = cubes("supply", self.supply, &game.figures)?;
        table.events = self.events.into_events()?;
        table.event = match self.event {
            Some(card) => Some(counted("event: card", card, Figures::CARDS)?),
            None => None,
        };
        table.protected = all_seated("protected", self.protected, people)?;
        table.barred = all_seated("barred", self.barred, people)?;
        table.earth_visited = self.earth_visited;
        table.staying = all_seated("staying", self.staying, people)?;
        for (index, player) in self.players.into_iter().enumerate() {
            let read = player.into_player(game);
            let (player, tank, private) =
                read.map_err(|why| format!("seat {}: {why}", index + 1))?;
            state.table.players[index] = player;
            state.tanks[index] = tank;
            state.private[index] = private;
        }
        state.table.pending = match self.asked {
            None => Pending::default(),
            Some(Asked { step, seats }) => {
                let seats = all_seated("asked.seats", seats, people)?;
                game.read(&state).pending_under(step, seats)?
            }
        };
        Ok(state)
    }
}

impl PlayerPosition {
    fn of(player: &Player, shown: Shown) -> Self {
        let slot = |direction: Direction| (direction, player.rose.at(direction));
        let marker = |body: Body| (body, player.markers[body as usize]);
        let order = &shown.order;
        Self {
            colour: player.colour,
            ship: player.ship,
            last: player.last,
            shields: player.shields,
            rose: Direction::ALL
                .into_iter()
                .map(slot)
                .filter(|(_, cubes)| !cubes.is_empty())
                .collect(),
            markers: Body::ALL
                .into_iter()
                .map(marker)
                .filter(|&(_, place)| place > 0)
                .collect(),
            home: player.home,
            tank: shown.tank,
            missions: shown.missions.map(names),
            discarded: names(shown.discarded),
            rejected: names(shown.rejected),
            order: (*order != Order::default()).then(|| OrderPosition {
                converted: order.converted,
                stay: order.stay,
                cubes: order.cubes().iter().map(ToString::to_string).collect(),
            }),
        }
    }

    fn into_player(self, game: &Kosmonavts) -> Result<(Player, Cubes, Private), String> {
        if let Ship::Space(hex) = self.ship {
            check_sector(hex, game)?;
        }
        let mut rose = Rose::default();
        for (direction, slot) in self.rose {
            rose.0[direction as usize] = cubes(&format!("rose {direction}"), slot, &game.figures)?;
        }
        let mut markers = [0; 9];
        for (body, place) in self.markers {
            if !(1..=4).contains(&place) {
                return Err(format!("markers: there is no marker {place} of {body}"));
            }
            markers[body as usize] = place;
        }
        let mut order = Order::default();
        if let Some(position) = self.order {
            order.converted = position.converted;
            order.stay = position.stay;
            if position.cubes.len() > Order::MOST {
                return Err(format!("order: {} cubes", position.cubes.len()));
            }
            for text in &position.cubes {
                let cube: Result<Cube, _> = text.parse();
                order.put(cube.map_err(|_| format!("order: {text:?} is no cube"))?);
            }
        }
        let private = Private {
            missions: missions("missions", &self.missions.unwrap_or_default())?,
            discarded: missions("discarded", &self.discarded)?,
            rejected: missions("rejected", &self.rejected)?,
            order,
        };
        let player = Player {
            colour: self.colour,
            ship: self.ship,
            last: self.last,
            shields: self.shields,
            rose,
            markers,
            home: self.home,
        };
        let tank = self.tank.ok_or("tank: missing")?;
        Ok((player, cubes("tank", tank, &game.figures)?, private))
    }
}

impl EventsPosition {
    fn into_events(self) -> Result<Events, String> {
        let mut open = [None; 3];
        if ![0, 3].contains(&self.open.len()) {
            return Err("events.open: none, or three cards".to_string());
        }
        for (slot, &number) in open.iter_mut().zip(&self.open) {
            *slot = Some(counted("events.open: card", number, Figures::CARDS)?);
        }
        Ok(Events {
            open,
            deck: cards("events.deck", &self.deck)?,
            discard: cards("events.discard", &self.discard)?,
        })
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
fn is_nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
const fn is_not(what: &bool) -> bool {
    !*what
}

/// A ship is in a sector: on the board and not in the Sun (KOS-278).
fn check_sector(hex: Hex, game: &Kosmonavts) -> Result<(), String> {
    let Hex { q, r } = hex;
    if hex == Hex::SUN || !game.on_board(hex) {
        return Err(format!("ship: [{q}, {r}] is no sector of the board"));
    }
    Ok(())
}

/// No more cubes than there are in the box.
fn cubes(name: &str, cubes: Cubes, figures: &Figures) -> Result<Cubes, String> {
    let Cubes { normal, hyper } = figures.fuel;
    if cubes.normal > normal || cubes.hyper > hyper {
        return Err(format!(
            "{name}: more cubes than the {normal} and {hyper} there are"
        ));
    }
    Ok(cubes)
}

fn seated(name: &str, seat: Seat, people: u8) -> Result<Seat, String> {
    if seat.0 < people {
        Ok(seat)
    } else {
        Err(format!("{name}: there is no seat {seat}"))
    }
}

fn all_seated(name: &str, seats: SeatSet, people: u8) -> Result<SeatSet, String> {
    seats
        .iter()
        .try_for_each(|seat| seated(name, seat, people).map(drop))?;
    Ok(seats)
}

/// A number counted from 1, as an index from 0.
fn counted(name: &str, number: u8, count: u8) -> Result<u8, String> {
    if (1..=count).contains(&number) {
        Ok(number - 1)
    } else {
        Err(format!("{name} {number}, which there is not"))
    }
}

fn bodies(name: &str, list: &[Body]) -> Result<Bodies, String> {
    let set: Bodies = list.iter().copied().collect();
    if set.len() == list.len() {
        Ok(set)
    } else {
        Err(format!("{name}: a body twice"))
    }
}

fn numbers(deck: Deck) -> Vec<u8> {
    deck.iter().map(|card| card + 1).collect()
}

fn cards(name: &str, numbers: &[u8]) -> Result<Deck, String> {
    let mut deck = Deck::EMPTY;
    for &number in numbers {
        let card = counted(&format!("{name}: card"), number, Figures::CARDS)?;
        if deck.contains(card) {
            return Err(format!("{name}: card {number} twice"));
        }
        deck.put(card);
    }
    Ok(deck)
}

fn names(missions: Missions) -> Vec<String> {
    Mission::in_set(missions)
        .map(|mission| mission.to_string())
        .collect()
}

fn missions(name: &str, list: &[String]) -> Result<Missions, String> {
    let mut set = Missions::EMPTY;
    for text in list {
        let mission: Mission = text
            .parse()
            .map_err(|why| format!("{name}: {text:?} is {why}"))?;
        if set.contains(mission.number()) {
            return Err(format!("{name}: {text} twice"));
        }
        set.put(mission.number());
    }
    Ok(set)
}
