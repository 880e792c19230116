//! Secret nim: a whole game in the contract, to learn it from.
//!
//! - NIM-001 Before the first turn everyone secretly bids points for the start.
//! - NIM-002 Nobody bids more than the purse.
//! - NIM-003 Until the last bid is in, a bid can be changed for a different one.
//! - NIM-004 Then the bids are opened. The highest pays its points and starts;
//!   among equals the one in the lowest seat.
//! - NIM-005 In turns, clockwise, each takes one to three stones from one heap.
//! - NIM-006 A heap gives no more stones than it has.
//! - NIM-007 A taker draws a bonus card while there are any. Card 0 is worth one
//!   point, card 1 two points and so on.
//! - NIM-008 The last stone ends the game and earns points; played misère, it
//!   costs them.
//! - NIM-009 Most points win; equals share the place.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use tabletop::{
    Deck, Dice, Game, Info, Log, OpenProblem, OptionInfo, Options, Outcome, Pending, Reason, Rule,
    Scored, Seat, SeatSet,
};

/// The figures in the box.
pub const BOX: &str = "\
# Secret nim
heaps = 3 4 5
purse = 3
cards = 6
last = 8
";

const PLAYERS: usize = 4;
const HEAPS: usize = 4;
const HANDFUL: u8 = 3;

/// The sources of points, as indices into [`Info::sources`].
const START: u8 = 0;
const CARDS: u8 = 1;
const LAST: u8 = 2;

/// The printed figures and the setup: all that never changes during a game.
#[derive(Clone, Debug)]
pub struct Nim {
    figures: Figures,
    players: u8,
    misere: bool,
}

#[derive(Clone, Debug, Default)]
struct Figures {
    heaps: Vec<u8>,
    purse: u8,
    cards: u8,
    last: u8,
}

/// What lies open on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    pub heaps: [u8; HEAPS],
    /// Who won the bidding, once it is over, and what that seat paid.
    pub starter: Option<Seat>,
    pub paid: u8,
    /// Whose turn it is; after the end, who took the last stone.
    pub turn: Seat,
    pub deck: Deck,
    pub players: [Player; PLAYERS],
    pub pending: Pending<Step, 2>,
}

/// What lies in front of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub stones: u8,
    pub cards: Deck,
}

/// The whole truth: the open table and everything that is secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub table: Table,
    /// The bids that are in and not yet opened.
    pub bids: [Option<u8>; PLAYERS],
    pub dice: Dice,
}

/// What one seat may know: the open table and its own bid. The bids of others
/// and the dice have no field here that they could leak through.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct View {
    pub table: Table,
    pub seat: Option<Seat>,
    pub bid: Option<u8>,
}

/// The questions (`Bid`, `Take`) and the consequences that wait for answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Step {
    #[default]
    Bid,
    Open,
    Take,
    Draw,
    Pass,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// `bid 2`
    Bid(u8),
    /// `take 3 from 1`: heaps are counted from 0 here and printed from 1.
    Take { stones: u8, heap: u8 },
}

/// Everyone hears the events, so the event of a bid does not say how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    BidMade { seat: Seat },
    BidsOpened { bids: [Option<u8>; PLAYERS] },
    Started { seat: Seat, paid: u8 },
    Taken { seat: Seat, stones: u8, heap: u8 },
    Drawn { seat: Seat, card: u8 },
    TookLast { seat: Seat, points: i16 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    BidFirst,
    OverPurse,
    SameBid,
    BidsAreOpen,
    NotYourTurn,
    NotAHandful,
    HeapTooSmall,
    GameOver,
}

impl Reason for Refusal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Self::BidFirst => "NIM-001",
            Self::OverPurse => "NIM-002",
            Self::SameBid => "NIM-003",
            Self::BidsAreOpen => "NIM-004",
            Self::NotYourTurn | Self::NotAHandful => "NIM-005",
            Self::HeapTooSmall => "NIM-006",
            Self::GameOver => "NIM-008",
        })
    }
}

impl Game for Nim {
    const INFO: Info = Info {
        id: "nim",
        title: "Secret nim",
        designer: "unknown",
        publishers: "none",
        players: 2..=PLAYERS as u8,
        rules_version: 1,
        options: &[OptionInfo {
            key: "misere",
            values: &["no", "yes"],
            default: "no",
        }],
        secrets: true,
        presets: &[],
        sources: &["start", "cards", "last"],
    };

    type State = State;
    type Action = Action;
    type Event = Event;
    type Reason = Refusal;
    type View = View;
    /// The fields of the state read well enough as they are.
    type Position = State;

    fn open(figures: &str, players: u8, options: &Options) -> Result<Self, OpenProblem> {
        let options = Self::INFO.complete(players, options)?;
        Ok(Self {
            figures: Figures::read(figures)?,
            players,
            misere: options["misere"] == "yes",
        })
    }

    fn seats(&self) -> u8 {
        self.players
    }

    fn options(&self) -> Options {
        let misere = if self.misere { "yes" } else { "no" };
        [("misere".into(), misere.into())].into()
    }

    fn start<L: Log<Event>>(&self, dice: Dice, log: &mut L) -> State {
        let mut heaps = [0; HEAPS];
        heaps[..self.figures.heaps.len()].copy_from_slice(&self.figures.heaps);
        let mut pending = Pending::default();
        pending.push(SeatSet::EMPTY, Step::Open);
        pending.push(SeatSet::first(self.players), Step::Bid);
        let mut state = State {
            table: Table {
                heaps,
                starter: None,
                paid: 0,
                turn: Seat(0),
                deck: Deck::full(self.figures.cards),
                players: Default::default(),
                pending,
            },
            bids: [None; PLAYERS],
            dice,
        };
        self.flow(&mut state, log);
        state
    }

    /// NIM-003: everyone may act until the bids are open.
    fn to_act(&self, state: &State) -> SeatSet {
        match state.table.starter {
            None => SeatSet::first(self.players),
            Some(_) => state.table.pending.seats(),
        }
    }

    fn owing(&self, state: &State) -> SeatSet {
        state.table.pending.seats()
    }

    /// In the order of the universe: bids upwards; heaps upwards and, in each,
    /// handfuls upwards.
    fn actions(&self, state: &State, seat: Seat, buffer: &mut Vec<Action>) {
        buffer.clear();
        buffer.extend(self.every().filter(|&a| self.check(state, seat, a).is_ok()));
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let table = &state.table;
        let may_act = self.to_act(state);
        let refusal = match action {
            _ if may_act.is_empty() => Refusal::GameOver,
            _ if !may_act.contains(seat) => Refusal::NotYourTurn,
            Action::Bid(_) if table.starter.is_some() => Refusal::BidsAreOpen,
            Action::Bid(bid) if bid > self.figures.purse => Refusal::OverPurse,
            Action::Bid(bid) if state.bids[seat.index()] == Some(bid) => Refusal::SameBid,
            Action::Take { .. } if table.starter.is_none() => Refusal::BidFirst,
            Action::Take { stones, .. } if !(1..=HANDFUL).contains(&stones) => Refusal::NotAHandful,
            Action::Take { stones, heap }
                if table.heaps.get(heap as usize).is_none_or(|&h| h < stones) =>
            {
                Refusal::HeapTooSmall
            }
            _ => return Ok(()),
        };
        Err(refusal)
    }

    fn apply<L: Log<Event>>(&self, state: &mut State, seat: Seat, action: Action, log: &mut L) {
        let table = &mut state.table;
        match action {
            Action::Bid(bid) => {
                state.bids[seat.index()] = Some(bid);
                log.emit(Event::BidMade { seat });
                table.pending.answered(seat);
            }
            Action::Take { stones, heap } => {
                table.heaps[heap as usize] -= stones;
                table.players[seat.index()].stones += stones;
                log.emit(Event::Taken { seat, stones, heap });
                table.pending.answered(seat);
                let then = [Step::Draw, Step::Pass];
                table.pending.push_list(SeatSet::EMPTY, &then);
            }
        }
        self.flow(state, log);
    }

    fn universe(&self) -> Vec<Action> {
        self.every().collect()
    }

    /// NIM-009.
    fn outcome(&self, state: &State) -> Option<Outcome> {
        let over = state.table.pending.is_empty();
        over.then(|| Outcome::rank(self.players, |seat| self.total(state, seat)))
    }

    fn points(&self, state: &State, seat: Seat, source: u8) -> i32 {
        self.sheet(&state.table, seat)[source as usize]
    }

    fn scored(event: &Event) -> Option<Scored> {
        let (seat, source, points) = match *event {
            Event::Started { seat, paid } => (seat, START, -i16::from(paid)),
            Event::Drawn { seat, card } => (seat, CARDS, i16::from(card) + 1),
            Event::TookLast { seat, points } => (seat, LAST, points),
            Event::BidMade { .. } | Event::BidsOpened { .. } | Event::Taken { .. } => return None,
        };
        Some(Scored {
            seat,
            source,
            points,
        })
    }

    /// The cards that were drawn and, once, the bids that were opened.
    fn reveals(&self, state: &State) -> u32 {
        state.dice.drawn() + u32::from(state.table.starter.is_some())
    }

    fn view(&self, state: &State, seat: Option<Seat>) -> View {
        View {
            table: state.table,
            seat,
            bid: seat.and_then(|seat| state.bids[seat.index()]),
        }
    }

    fn redeal(&self, view: &View, mut dice: Dice) -> State {
        let mut bids = [None; PLAYERS];
        if view.table.starter.is_none() {
            for seat in Seat::first(self.players) {
                bids[seat.index()] = if view.seat == Some(seat) {
                    view.bid
                } else if view.table.pending.seats().contains(seat) {
                    None
                } else {
                    Some(dice.below(u32::from(self.figures.purse) + 1) as u8)
                };
            }
        }
        State {
            table: view.table,
            bids,
            dice,
        }
    }

    fn position(&self, state: &State) -> State {
        *state
    }

    fn restore(&self, position: State) -> Result<State, String> {
        self.invariants(&position)?;
        Ok(position)
    }

    fn invariants(&self, state: &State) -> Result<(), String> {
        let table = &state.table;
        let sum = |numbers: &[u8]| numbers.iter().map(|&n| u32::from(n)).sum::<u32>();
        let stones = sum(&table.heaps);
        let printed = sum(&self.figures.heaps);
        let taken = sum(&table.players.map(|player| player.stones));
        must(stones + taken == printed, "a stone is lost or found")?;
        let sizes = self.figures.heaps.iter().chain(&[0; HEAPS]);
        let mut pairs = table.heaps.iter().zip(sizes);
        must(pairs.all(|(heap, size)| heap <= size), "a heap has grown")?;

        let piles = || table.players.iter().map(|player| player.cards);
        let cards = piles().chain([table.deck]).flat_map(Deck::iter);
        must(
            cards.clone().count() == usize::from(self.figures.cards)
                && cards.collect::<Deck>() == Deck::full(self.figures.cards),
            "a card is lost or found",
        )?;

        let empty = &table.players[usize::from(self.players)..];
        let seated = |seat: Seat| seat.0 < self.players;
        must(
            empty.iter().all(|player| *player == Player::default())
                && seated(table.turn)
                && table.starter.is_none_or(seated),
            "nobody sits there",
        )?;

        let mut bids = state.bids.into_iter().flatten().chain([table.paid]);
        let in_purse = bids.all(|bid| bid <= self.figures.purse);
        must(in_purse, "a bid is over the purse")?;

        let mut pending = Pending::default();
        if table.starter.is_none() {
            let untouched = taken == 0 && table.paid == 0;
            must(untouched, "a turn before the bidding is over")?;
            let seats = Seat::first(self.players);
            let owing: SeatSet = seats.filter(|s| state.bids[s.index()].is_none()).collect();
            must(!owing.is_empty(), "all bids are in and not opened")?;
            pending.push(SeatSet::EMPTY, Step::Open);
            pending.push(owing, Step::Bid);
        } else {
            must(state.bids == [None; PLAYERS], "a bid after the bidding")?;
            if stones > 0 {
                pending.push(SeatSet::one(table.turn), Step::Take);
            }
        }
        must(table.pending == pending, "the steps do not fit the table")
    }
}

impl Nim {
    /// Runs the consequences that are on top of the stack, down to a question or
    /// to the end of the game.
    fn flow<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        while state.table.pending.seats().is_empty()
            && let Some(step) = state.table.pending.pop()
        {
            match step {
                Step::Open => self.open_bids(state, log),
                Step::Draw => draw(state, log),
                Step::Pass => self.pass(&mut state.table, log),
                Step::Bid | Step::Take => unreachable!("somebody owes the answer"),
            }
        }
    }

    /// NIM-004.
    fn open_bids<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        let bids = std::mem::take(&mut state.bids);
        log.emit(Event::BidsOpened { bids });
        let seats = Seat::first(self.players).rev();
        let seat = seats.max_by_key(|seat| bids[seat.index()]).unwrap();
        let paid = bids[seat.index()].unwrap();
        log.emit(Event::Started { seat, paid });
        let table = &mut state.table;
        (table.starter, table.paid, table.turn) = (Some(seat), paid, seat);
        table.pending.push(SeatSet::one(seat), Step::Take);
    }

    /// NIM-005 and, after the last stone, NIM-008.
    fn pass<L: Log<Event>>(&self, table: &mut Table, log: &mut L) {
        let seat = table.turn;
        if table.heaps == [0; HEAPS] {
            let points = self.last_stone();
            log.emit(Event::TookLast { seat, points });
        } else {
            table.turn = seat.next(self.players);
            table.pending.push(SeatSet::one(table.turn), Step::Take);
        }
    }

    fn last_stone(&self) -> i16 {
        let last = i16::from(self.figures.last);
        if self.misere { -last } else { last }
    }

    /// The points of a seat by source.
    fn sheet(&self, table: &Table, seat: Seat) -> [i32; 3] {
        let start = i32::from(table.paid) * i32::from(table.starter == Some(seat));
        let cards = table.players[seat.index()].cards.iter();
        let last = table.heaps == [0; HEAPS] && table.turn == seat;
        [
            -start,
            cards.map(|card| i32::from(card) + 1).sum(),
            i32::from(self.last_stone()) * i32::from(last),
        ]
    }

    /// Every action of the game in the order of its list.
    fn every(&self) -> impl Iterator<Item = Action> {
        let bids = (0..=self.figures.purse).map(Action::Bid);
        let heaps = 0..self.figures.heaps.len() as u8;
        bids.chain(heaps.flat_map(|heap| {
            let handfuls = 1..=HANDFUL;
            handfuls.map(move |stones| Action::Take { stones, heap })
        }))
    }
}

/// NIM-007.
fn draw<L: Log<Event>>(state: &mut State, log: &mut L) {
    let table = &mut state.table;
    let seat = table.turn;
    if let Some(card) = table.deck.draw(&mut state.dice) {
        table.players[seat.index()].cards.put(card);
        log.emit(Event::Drawn { seat, card });
    }
}

fn must(holds: bool, otherwise: &str) -> Result<(), String> {
    holds.then_some(()).ok_or_else(|| otherwise.into())
}

impl Figures {
    /// Reads lines of `name = numbers`, with comments after `#`.
    fn read(text: &str) -> Result<Self, OpenProblem> {
        let mut figures = Self::default();
        let mut lines = 0;
        for line in text.lines() {
            lines += 1;
            figures
                .read_line(line.split('#').next().unwrap_or(line).trim())
                .map_err(|what| OpenProblem::Figures { line: lines, what })?;
        }
        if figures.heaps.is_empty() {
            let what = "there are no heaps".into();
            return Err(OpenProblem::Figures { line: lines, what });
        }
        Ok(figures)
    }

    fn read_line(&mut self, line: &str) -> Result<(), String> {
        if line.is_empty() {
            return Ok(());
        }
        let (name, numbers) = line.split_once('=').ok_or("there is no `=`")?;
        let numbers = numbers
            .split_whitespace()
            .map(|number| {
                let small = number.parse().ok().filter(|&number: &u8| number < 32);
                small.ok_or_else(|| format!("`{number}` is not a number below 32"))
            })
            .collect::<Result<Vec<u8>, String>>()?;
        match (name.trim(), &numbers[..]) {
            ("heaps", [_, ..]) if numbers.len() <= HEAPS && !numbers.contains(&0) => {
                self.heaps = numbers;
            }
            ("heaps", _) => return Err(format!("there are 1 to {HEAPS} heaps, none empty")),
            ("purse", &[purse]) => self.purse = purse,
            ("cards", &[cards]) => self.cards = cards,
            ("last", &[last]) => self.last = last,
            ("purse" | "cards" | "last", _) => return Err("here stands one number".into()),
            (name, _) => return Err(format!("there is no figure `{name}`")),
        }
        Ok(())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Bid(bid) => write!(f, "bid {bid}"),
            Self::Take { stones, heap } => write!(f, "take {stones} from {}", u16::from(heap) + 1),
        }
    }
}

impl FromStr for Action {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = "actions are written `bid 2` or `take 3 from 1`";
        let number = |word: &str| word.parse::<u8>().map_err(|_| wrong);
        match text.split(' ').collect::<Vec<_>>()[..] {
            ["bid", bid] => Ok(Self::Bid(number(bid)?)),
            ["take", stones, "from", heap] => Ok(Self::Take {
                stones: number(stones)?,
                heap: number(heap)?.checked_sub(1).ok_or(wrong)?,
            }),
            _ => Err(wrong),
        }
    }
}
