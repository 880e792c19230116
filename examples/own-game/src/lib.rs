//! Pig at Orrery's table. The rules are in RULES.md, the figures in box.toml, the words in
//! words.ftl; this file has the state, the rules in code, and what is said and drawn.
//! docs/your-own-game.md walks through it.

mod draw;
mod words;

use std::{fmt, str::FromStr};

use catalog::Catalog;
use figures::{Format, Number, check::ranged};
use tabletop::{
    Advice, Dice, Game, Info, Log, OpenProblem, Options, Outcome, Reason, Rule, Scored, Seat,
    SeatSet, Study,
    serde::{Deserialize, Serialize},
};

/// A catalogue with this game in it.
pub fn catalog() -> Catalog {
    Catalog::new().with::<Pig>()
}

/// What does not change during a game: the figures in the box and the setup.
pub struct Pig {
    pub(crate) players: u8,
    pub(crate) target: u16,
}

/// What lies open on the table; in this game that is all there is to know.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(crate = "tabletop::serde", deny_unknown_fields)]
pub struct Table {
    pub scores: [u16; 4],
    pub turn: u8,
    pub stake: u16,
    /// The last roll of anyone; 0 before the first.
    pub die: u8,
}

/// The whole truth: the table, and the dice that nobody may foresee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(crate = "tabletop::serde", deny_unknown_fields)]
pub struct State {
    pub table: Table,
    pub dice: Dice,
}

/// One answer to the one question. Prints as `roll` and `hold`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    Roll,
    Hold,
}

/// What happened, as everyone may hear it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    Rolled { seat: Seat, die: u8, stake: u16 },
    Lost { seat: Seat, stake: u16 },
    Held { seat: Seat, stake: u16 },
}

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    NotYourTurn,
    NothingAtStake,
    GameOver,
}

impl Reason for Refusal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Self::NotYourTurn => "PIG-001",
            Self::NothingAtStake => "PIG-004",
            Self::GameOver => "PIG-005",
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Roll => "roll",
            Self::Hold => "hold",
        })
    }
}

impl FromStr for Action {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "roll" => Ok(Self::Roll),
            "hold" => Ok(Self::Hold),
            _ => Err(()),
        }
    }
}

/// What box.toml holds.
#[derive(Deserialize)]
#[serde(crate = "tabletop::serde", deny_unknown_fields)]
struct Rows {
    pig: Row,
}

#[derive(Deserialize)]
#[serde(crate = "tabletop::serde", deny_unknown_fields)]
struct Row {
    target: Number,
}

impl Pig {
    /// PIG-005: who has won.
    fn winner(&self, table: &Table) -> Option<Seat> {
        Seat::first(self.players).find(|seat| table.scores[seat.index()] >= self.target)
    }

    /// Ends the turn.
    fn pass(&self, table: &mut Table) {
        table.stake = 0;
        if self.winner(table).is_none() {
            table.turn = (table.turn + 1) % self.players;
        }
    }
}

impl Game for Pig {
    const INFO: Info = Info {
        id: "pig",
        title: "Pig",
        designer: "Unknown",
        publishers: "Public domain",
        players: 2..=4,
        rules_version: 1,
        secrets: false,
        options: &[],
        presets: &[],
        sources: &["source-held"],
    };

    type State = State;
    type Action = Action;
    type Event = Event;
    type Reason = Refusal;
    type View = Table;
    type Position = State;

    fn open(figures: &str, players: u8, options: &Options) -> Result<Self, OpenProblem> {
        Self::INFO.complete(players, options)?;
        let target =
            Format::PLAIN.read(figures, |rows: &Rows| ranged(&rows.pig.target, 10..=200))?;
        Ok(Self { players, target })
    }

    fn seats(&self) -> u8 {
        self.players
    }

    fn start<L: Log<Event>>(&self, dice: Dice, _: &mut L) -> State {
        let table = Table::default();
        State { table, dice }
    }

    fn to_act(&self, state: &State) -> SeatSet {
        match self.winner(&state.table) {
            Some(_) => SeatSet::EMPTY,
            None => SeatSet::one(Seat(state.table.turn)),
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            _ if self.winner(&state.table).is_some() => Err(Refusal::GameOver),
            _ if seat != Seat(state.table.turn) => Err(Refusal::NotYourTurn),
            Action::Hold if state.table.stake == 0 => Err(Refusal::NothingAtStake),
            _ => Ok(()),
        }
    }

    fn apply<L: Log<Event>>(&self, state: &mut State, seat: Seat, action: Action, log: &mut L) {
        let State { table, dice } = state;
        match action {
            Action::Roll => {
                table.die = dice.below(6) as u8 + 1;
                if table.die == 1 {
                    let stake = table.stake;
                    log.emit(Event::Lost { seat, stake });
                    self.pass(table);
                } else {
                    table.stake += u16::from(table.die);
                    let Table { die, stake, .. } = *table;
                    log.emit(Event::Rolled { seat, die, stake });
                }
            }
            Action::Hold => {
                let stake = table.stake;
                table.scores[seat.index()] += stake;
                log.emit(Event::Held { seat, stake });
                self.pass(table);
            }
        }
    }

    fn universe(&self) -> Vec<Action> {
        vec![Action::Roll, Action::Hold]
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.winner(&state.table)?;
        Some(Outcome::rank(self.players, |seat| self.total(state, seat)))
    }

    fn points(&self, state: &State, seat: Seat, _source: u8) -> i32 {
        i32::from(state.table.scores[seat.index()])
    }

    fn scored(event: &Event) -> Option<Scored> {
        let Event::Held { seat, stake } = *event else {
            return None;
        };
        let points = stake as i16;
        Some(Scored {
            seat,
            source: 0,
            points,
        })
    }

    fn reveals(&self, state: &State) -> u32 {
        state.dice.drawn()
    }

    fn view(&self, state: &State, _: Option<Seat>) -> Table {
        state.table
    }

    fn redeal(&self, view: &Table, dice: Dice) -> State {
        State { table: *view, dice }
    }

    fn position(&self, state: &State) -> State {
        *state
    }

    fn restore(&self, position: State) -> Result<State, String> {
        self.invariants(&position)?;
        Ok(position)
    }

    fn invariants(&self, state: &State) -> Result<(), String> {
        let fits = state.table.turn < self.players && state.table.die <= 6;
        fits.then_some(())
            .ok_or_else(|| "no such seat or die".to_owned())
    }
}

/// Computer players make do with the points so far and what the search finds out.
impl Advice for Pig {}

/// Studies compare seats and nothing else.
impl Study for Pig {}
