//! Games between bots, written down for programs that learn.
//!
//! Every decision with more than one choice is an example: what the seat saw, what it could
//! choose, how often a search tried each choice, and how the game ended for every side. All
//! examples have the same length, so that a program maps a whole file into memory as one
//! table; [`Layout`] says where each field stands.

use rand::{Rng, RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use tabletop::{Dice, Game, Quiet, Returns, Seat, encode::from_seat};

use crate::{Bot, BotList, BotSpec, Encoder, Make, Networks, Opinion, game_seed};

/// How many choices a search is remembered to have tried, the most tried ones.
pub const TARGETS: usize = 32;
/// Stands for a position that was not searched.
pub const UNSEARCHED: u16 = u16::MAX;

/// How games are played for experience.
#[derive(Clone, Debug)]
pub struct Experience {
    /// The bots, which go round the table from game to game.
    pub bots: BotList,
    /// Whose choices are written down, whoever plays. Without one each bot's own choices are.
    /// A player that is still learning comes to positions that its teacher never would, and
    /// is told what to do there.
    pub teacher: Option<BotSpec>,
    /// The networks that these bots follow.
    pub networks: Networks,
    /// The seed of the series.
    pub seed: u64,
    /// How many tables take turns in the series.
    pub tables: u64,
    /// Rounds for every bot that searches; none leaves them as they are.
    pub rounds: Option<u32>,
    /// How many of the first decisions of a game are drawn by lot among what a search tried,
    /// more often where it tried more, so that games differ.
    pub sampled: u32,
    /// How many decisions of a thousand are drawn by lot among all choices, so that there are
    /// also examples of what comes after an odd choice.
    pub stray: u32,
}

/// The fields of an example, in order, as NumPy describes them: name, type, how many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout(Vec<(&'static str, &'static str, usize)>);

impl Layout {
    /// The layout for so many numbers, actions and sides.
    #[must_use]
    pub fn new(inputs: usize, actions: usize, sides: usize) -> Self {
        Self(vec![
            ("game", "<u4", 1),
            ("decision", "<u2", 1),
            ("left", "<u2", 1),
            ("table", "u1", 1),
            ("seat", "u1", 1),
            ("people", "u1", 1),
            ("sides", "u1", 1),
            ("chosen", "<u2", 1),
            ("choices", "<u2", 1),
            ("worth", "<u2", 1),
            ("tried", "<u2", TARGETS),
            ("visits", "<u2", TARGETS),
            ("margins", "<i2", sides),
            ("places", "u1", sides),
            ("mask", "u1", actions.div_ceil(8)),
            ("observation", "<i2", inputs),
        ])
    }

    /// The fields: name, type as NumPy writes it, how many of them.
    #[must_use]
    pub fn fields(&self) -> &[(&'static str, &'static str, usize)] {
        &self.0
    }

    /// How many bytes an example has.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.0
            .iter()
            .map(|(_, kind, count)| usize::from(kind.as_bytes()[kind.len() - 1] - b'0') * count)
            .sum()
    }

    /// Where a field begins in an example.
    ///
    /// # Panics
    /// When there is no such field.
    #[must_use]
    pub fn offset(&self, name: &str) -> usize {
        let at = self.0.iter().position(|(field, ..)| *field == name);
        Self(self.0[..at.expect("a field of this name")].to_vec()).bytes()
    }
}

/// A decision, before it is known how the game ends.
struct Example {
    seat: Seat,
    chosen: u16,
    choices: u16,
    worth: u16,
    tried: [u16; TARGETS],
    visits: [u16; TARGETS],
    mask: Vec<u8>,
    observation: Vec<i16>,
}

impl Experience {
    /// The table of a game of the series.
    #[must_use]
    pub const fn table(&self, index: u64) -> usize {
        (index % self.tables) as usize
    }
}

/// Who sits at a seat, and whose choices there are written down instead.
struct Place<G: Game> {
    player: Box<dyn Bot<G>>,
    teacher: Option<Box<dyn Bot<G>>>,
}

/// Plays one game of a series and writes its examples, one after the other. The same game of
/// the same series is the same whatever was played before. The game is that of the
/// [table](Experience::table).
///
/// # Panics
/// When the box that was opened does not fit the encoding.
pub fn experience<G: Game>(
    game: &G,
    numbers: &dyn Encoder<G>,
    what: &Experience,
    index: u64,
    make: &Make<'_, G>,
) -> Vec<u8> {
    let seed = game_seed(what.seed, index);
    let mut places: Vec<Place<G>> = Seat::first(game.seats())
        .map(|seat| {
            let bot = |spec: &BotSpec, seed| make(spec, seat, game_seed(seed, u64::from(seat.0)));
            Place {
                player: bot(what.bots.at(seat, index / what.tables), seed),
                teacher: what.teacher.as_ref().map(|teacher| bot(teacher, !seed)),
            }
        })
        .collect();
    let mut lots = Xoshiro256PlusPlus::seed_from_u64(game_seed(seed, u64::MAX - 1));
    let mut state = game.start(Dice::from_seed(seed), &mut Quiet);
    let (mut choices, mut examples) = (Vec::new(), Vec::new());
    while let Some(seat) = game.owing(&state).lowest() {
        game.actions(&state, seat, &mut choices);
        let action = if let [only] = choices[..] {
            only
        } else {
            let view = game.view(&state, Some(seat));
            let Place { player, teacher } = &mut places[seat.index()];
            let best = player.choose(game, &view, seat, &choices);
            let opinions = player.thought();
            let (told, thought) = match teacher {
                Some(teacher) => {
                    let told = teacher.choose(game, &view, seat, &choices);
                    (told, teacher.thought())
                }
                None => (best, opinions),
            };
            let is_sampled = examples.len() < what.sampled as usize;
            examples.push(example(game, numbers, &view, seat, &choices, told, thought));
            if lots.random_range(0..1000) < what.stray {
                choices[lots.random_range(0..choices.len() as u32) as usize]
            } else if is_sampled {
                sample(opinions, &mut lots).unwrap_or(best)
            } else {
                best
            }
        };
        game.apply(&mut state, seat, action, &mut Quiet);
    }
    let outcome = game.outcome(&state).expect("the game is over");
    let returns = Returns::new(&outcome, |side| game.total(&state, side));
    let which = (index, what.table(index));
    written(game, numbers, which, &examples, &returns)
}

/// A choice by lot, more often one that was tried more.
fn sample<A: Copy>(opinions: &[Opinion<A>], lots: &mut impl Rng) -> Option<A> {
    let all: u32 = opinions.iter().map(|opinion| opinion.visits).sum();
    if all == 0 {
        return None;
    }
    let mut lot = lots.random_range(0..all);
    for opinion in opinions {
        if lot < opinion.visits {
            return Some(opinion.action);
        }
        lot -= opinion.visits;
    }
    None
}

fn example<G: Game>(
    game: &G,
    numbers: &dyn Encoder<G>,
    view: &G::View,
    seat: Seat,
    choices: &[G::Action],
    best: G::Action,
    opinions: &[Opinion<G::Action>],
) -> Example {
    let shape = numbers.shape();
    let index = |action| {
        let index = numbers.index(game, seat, action);
        index.expect("the box fits the encoding")
    };
    let mut mask = vec![0; shape.actions.div_ceil(8)];
    for &action in choices {
        let index = usize::from(index(action));
        mask[index / 8] |= 1 << (index % 8);
    }
    let mut observation = vec![0; shape.inputs];
    numbers.observe(game, view, seat, &mut observation);
    let visits: u32 = opinions.iter().map(|opinion| opinion.visits).sum();
    let worth = if visits == 0 {
        UNSEARCHED
    } else {
        let worths = opinions.iter();
        let sum: f64 = worths
            .map(|opinion| f64::from(opinion.visits) * opinion.worth)
            .sum();
        (sum / f64::from(visits) * f64::from(UNSEARCHED - 1)).round() as u16
    };
    let mut most: Vec<(u32, u16)> = opinions
        .iter()
        .filter(|opinion| opinion.visits > 0)
        .map(|opinion| (opinion.visits, index(opinion.action)))
        .collect();
    if most.is_empty() {
        most.push((1, index(best)));
    }
    most.sort_by_key(|&(visits, index)| (std::cmp::Reverse(visits), index));
    let (mut tried, mut tries) = ([0; TARGETS], [0; TARGETS]);
    for (place, (visits, index)) in most.into_iter().take(TARGETS).enumerate() {
        tried[place] = index;
        tries[place] = visits.min(u32::from(u16::MAX)) as u16;
    }
    Example {
        seat,
        chosen: index(best),
        choices: choices.len() as u16,
        worth,
        tried,
        visits: tries,
        mask,
        observation,
    }
}

/// The examples of a game, whose number and table stand before each.
fn written<G: Game>(
    game: &G,
    numbers: &dyn Encoder<G>,
    (index, table): (u64, usize),
    examples: &[Example],
    returns: &Returns,
) -> Vec<u8> {
    let mut bytes = Vec::new();
    for (decision, example) in examples.iter().enumerate() {
        bytes.extend((index as u32).to_le_bytes());
        bytes.extend((decision as u16).to_le_bytes());
        bytes.extend(((examples.len() - 1 - decision) as u16).to_le_bytes());
        bytes.push(table as u8);
        write(game, numbers, example, returns, &mut bytes);
    }
    bytes
}

fn write<G: Game>(
    game: &G,
    numbers: &dyn Encoder<G>,
    example: &Example,
    returns: &Returns,
    bytes: &mut Vec<u8>,
) {
    let sides = numbers.shape().sides;
    bytes.extend([example.seat.0, game.seats(), game.sides()]);
    for number in [example.chosen, example.choices, example.worth] {
        bytes.extend(number.to_le_bytes());
    }
    for number in example.tried.iter().chain(&example.visits) {
        bytes.extend(number.to_le_bytes());
    }
    let order: Vec<Seat> = from_seat(example.seat, game.seats(), game.sides()).collect();
    let margin = |side: Option<&Seat>| {
        let margin = side.map_or(0, |&side| returns.margin(side));
        margin.clamp(i16::MIN.into(), i16::MAX.into()) as i16
    };
    bytes.extend((0..sides).flat_map(|place| margin(order.get(place)).to_le_bytes()));
    let place = |place| order.get(place).map_or(0, |&side| returns.place(side));
    bytes.extend((0..sides).map(place));
    bytes.extend(&example.mask);
    bytes.extend(
        example
            .observation
            .iter()
            .flat_map(|number| number.to_le_bytes()),
    );
}
