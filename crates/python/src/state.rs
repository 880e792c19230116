//! One game in progress, as it stands.

use std::{
    collections::BTreeMap,
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

use ::record::{DiceSource, PositionFile};
use catalog::{Match, PositionHash};
use numpy::PyArray1;
use pyo3::{prelude::*, types::PyTuple};
use tabletop::{Dice, Returns, Seat, SeatSet};

use crate::{
    action::Action,
    bot::Bot,
    encoding::Encoding,
    errors,
    game::Game,
    given,
    hint::{self, Budget, Hint},
    json,
    record::Record,
    table::Table,
    view::View,
};

/// How a game came to stand where it does.
pub enum Past {
    /// It began with these dice.
    Start {
        /// Where the dice come from.
        dice: DiceSource,
        /// The secret that opens them, if they were committed to.
        secret: Option<String>,
    },
    /// A seat acted.
    Played {
        /// What was before.
        before: Arc<Self>,
        /// Who acted.
        seat: Seat,
        /// The action in notation.
        action: String,
    },
}

impl Past {
    /// A game begins with this seed.
    pub const fn of_seed(seed: u64) -> Self {
        Self::Start {
            dice: DiceSource::Seed { seed },
            secret: None,
        }
    }

    /// The dice with their secret, and all actions in order.
    pub fn told(&self) -> (&DiceSource, Option<&str>, Vec<(Seat, &str)>) {
        let (mut past, mut actions) = (self, Vec::new());
        loop {
            match past {
                Self::Start { dice, secret } => {
                    actions.reverse();
                    return (dice, secret.as_deref(), actions);
                }
                Self::Played {
                    before,
                    seat,
                    action,
                } => {
                    actions.push((*seat, action));
                    past = before;
                }
            }
        }
    }
}

/// One game as it stands: the whole truth, secrets and dice included.
///
/// A state never changes: `apply` gives another one. Hand players a `view`, which has
/// nothing that their seat may not know. `str(state)` is the board as a spectator sees
/// it, and a notebook shows it as a picture.
#[pyclass(frozen, module = "orrery")]
pub struct State {
    pub table: Arc<Table>,
    pub game: Box<dyn Match>,
    /// Nothing where the game was begun from a position or dealt anew.
    pub past: Option<Arc<Past>>,
}

impl State {
    /// The seat of this number, or the first that is waited for.
    pub fn asked(&self, seat: Option<i64>) -> PyResult<Seat> {
        match seat {
            Some(number) => self.table.seat(number),
            None => (self.game.owing().lowest()).ok_or_else(|| errors::value("the game is over")),
        }
    }

    /// The seat of this number; nothing for a spectator.
    fn watcher(&self, seat: Option<i64>) -> PyResult<Option<Seat>> {
        seat.map(|number| self.table.seat(number)).transpose()
    }

    fn sides(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.table.referee.sides())
    }

    /// An action given in notation or by its index.
    fn notation(&self, seat: Seat, action: &Bound<'_, PyAny>) -> PyResult<String> {
        if let Ok(text) = action.extract() {
            return Ok(text);
        }
        let index: usize = action.extract()?;
        let action = self.table.referee.action_at(seat, index);
        action.ok_or_else(|| errors::value(format!("there is no action {index}")))
    }

    fn digest_of(&self) -> String {
        self.game.digest(PositionHash::Canonical)
    }
}

/// The numbers of seats.
fn numbers(py: Python<'_>, seats: SeatSet) -> PyResult<Bound<'_, PyTuple>> {
    let numbers: Vec<u8> = seats.iter().map(Seat::number).collect();
    PyTuple::new(py, numbers)
}

#[pymethods]
impl State {
    /// The game that is played.
    #[getter]
    fn game(&self) -> Game {
        Game {
            table: self.table.clone(),
        }
    }

    /// The first seat that is waited for, counted from 1; `None` when the game is over.
    #[getter]
    fn seat(&self) -> Option<u8> {
        self.game.owing().lowest().map(Seat::number)
    }

    /// Who may act now. Several seats answer in any order.
    #[getter]
    fn to_act<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        numbers(py, self.game.to_act())
    }

    /// Who must act before the game goes on. A seat that has sealed its answer and may still
    /// change it can act but owes nothing.
    #[getter]
    fn owing<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        numbers(py, self.game.owing())
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.game.outcome().is_some()
    }

    /// What a seat is asked, as a sentence.
    #[pyo3(signature = (seat = None))]
    fn question(&self, seat: Option<i64>) -> PyResult<String> {
        Ok(self.table.say(&self.game.question(self.asked(seat)?)))
    }

    /// The legal answers of a seat, or of the first that is waited for.
    #[pyo3(signature = (seat = None))]
    fn legal(&self, seat: Option<i64>) -> PyResult<Vec<Action>> {
        if seat.is_none() && self.is_over() {
            return Ok(Vec::new());
        }
        Ok(legal(&self.table, &*self.game, self.asked(seat)?))
    }

    /// The state after an action: one of `legal`, its notation, or its index in the encoding
    /// of the game. Those two are the answer of `seat`, or of the first that is waited for. Several actions of one secret answer
    /// may be given in one go with `;` between them.
    ///
    /// Raises `IllegalAction` with the rule that refuses.
    #[pyo3(signature = (action, seat = None))]
    fn apply(&self, action: &Bound<'_, PyAny>, seat: Option<i64>) -> PyResult<Self> {
        let (seat, action) = match action.cast::<Action>() {
            Ok(action) => {
                let action = action.get();
                let seat = seat.unwrap_or_else(|| action.seat().into());
                (self.table.seat(seat)?, action.choice.action.clone())
            }
            Err(_) => {
                let seat = self.asked(seat)?;
                (seat, self.notation(seat, action)?)
            }
        };
        let mut game = self.game.copy();
        game.play(seat, &action)
            .map_err(|refusal| errors::illegal(&self.table, seat, &action, &refusal))?;
        let past = self.past.clone().map(|before| {
            Arc::new(Past::Played {
                before,
                seat,
                action,
            })
        });
        Ok(Self {
            table: self.table.clone(),
            game,
            past,
        })
    }

    /// The same state. States never change, so there is nothing to copy.
    const fn copy(slf: Py<Self>) -> Py<Self> {
        slf
    }

    const fn __copy__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __deepcopy__(slf: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
        slf
    }

    /// What a seat may know; a spectator if no seat is named.
    #[pyo3(signature = (seat = None))]
    fn view(&self, seat: Option<i64>) -> PyResult<View> {
        let seat = self.watcher(seat)?;
        Ok(View::of(&self.table, &*self.game, seat))
    }

    /// A state that agrees with what a seat may know; everything else is dealt anew.
    fn redeal(&self, seat: Option<i64>, seed: u64) -> PyResult<Self> {
        let seat = self.watcher(seat)?;
        Ok(Self {
            table: self.table.clone(),
            game: self.game.redeal(seat, Dice::from_seed(seed)),
            past: None,
        })
    }

    /// The points of a side by source. Sides behind the seats are automata.
    fn points(&self, side: i64) -> PyResult<BTreeMap<&'static str, i32>> {
        let side = self.table.side(side)?;
        let sources = self.table.sources().zip(0..);
        Ok(sources
            .map(|(name, source)| (name, self.game.points(side, source)))
            .collect())
    }

    /// The points of a side in all.
    fn total(&self, side: i64) -> PyResult<i32> {
        Ok(self.game.total(self.table.side(side)?))
    }

    /// The points of all sides.
    #[getter]
    fn scores(&self) -> BTreeMap<u8, i32> {
        self.sides()
            .map(|side| (side.number(), self.game.total(side)))
            .collect()
    }

    /// The places of all sides, 1 for the winner; `None` while the game goes on.
    #[getter]
    fn outcome(&self) -> Option<BTreeMap<u8, u8>> {
        let outcome = self.game.outcome()?;
        let places = self
            .sides()
            .map(|side| (side.number(), outcome.place(side)));
        Some(places.collect())
    }

    /// Everyone in the first place; nobody while the game goes on.
    #[getter]
    fn winners<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let outcome = self.game.outcome();
        let winners = outcome.iter().flat_map(tabletop::Outcome::winners);
        let winners: Vec<u8> = winners.map(Seat::number).collect();
        PyTuple::new(py, winners)
    }

    /// What the game came to for each side, from 1 (beat all) to -1 (lost to all); `None`
    /// while it goes on.
    #[getter]
    fn returns(&self) -> Option<Vec<f64>> {
        let returns = self.game.returns()?;
        let value = |side| f64::from(returns.value(side)) / f64::from(Returns::WIN);
        Some(self.sides().map(value).collect())
    }

    /// What a seat sees, as numbers; see `Game.encoding`.
    fn observe<'py>(&self, py: Python<'py>, seat: i64) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let mut numbers = vec![0; Encoding::of(&self.table)?.observation()];
        self.game.observe(self.table.seat(seat)?, &mut numbers);
        Ok(PyArray1::from_vec(py, numbers))
    }

    /// Which actions of a seat are legal, by their index in the encoding.
    fn mask<'py>(&self, py: Python<'py>, seat: i64) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let mut mask = vec![0; Encoding::of(&self.table)?.actions()];
        self.game.mask(self.table.seat(seat)?, &mut mask);
        let mask = mask.into_iter().map(|one| one != 0).collect();
        Ok(PyArray1::from_vec(py, mask))
    }

    /// The whole position with its setup, as `orrery show` and `orrery.restore` read it. It
    /// has all secrets and the dice.
    #[getter]
    fn position<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let file = PositionFile::of(&*self.table.referee, &*self.game);
        let value = serde_json::to_value(file).expect("positions are plain data");
        json::to_python(py, &value)
    }

    /// A short hash of the position, as records have it.
    #[getter]
    fn digest(&self) -> String {
        self.digest_of()
    }

    /// Who did what since the start: seat and notation.
    #[getter]
    fn history(&self) -> PyResult<Vec<(u8, String)>> {
        let past = self.past.as_ref().ok_or_else(no_past)?;
        let (_, _, actions) = past.told();
        Ok(actions
            .into_iter()
            .map(|(seat, action)| (seat.number(), action.to_owned()))
            .collect())
    }

    /// The game so far as a record, with the names of the players in order of the seats.
    #[pyo3(signature = (names = None))]
    fn record(&self, py: Python<'_>, names: Option<Vec<String>>) -> PyResult<Record> {
        let past = self.past.clone().ok_or_else(no_past)?;
        let table = self.table.clone();
        py.detach(|| Record::of(table, &past, names))
    }

    /// What a bot would do in the place of a seat; it sees only the seat's view.
    #[pyo3(signature = (bot, seat = None))]
    fn ask(&self, py: Python<'_>, bot: &Bot, seat: Option<i64>) -> PyResult<Action> {
        bot.answer(py, &self.table, &*self.game, self.asked(seat)?)
    }

    /// What the computer thinks of a seat's best answers, the best first.
    ///
    /// It sees only the seat's view. `rounds` is how long it searches (an expert's are
    /// 12000), `time` cuts that short after so many seconds, `most` is how many answers are
    /// wanted, and `also` is a line of play in notation to judge besides.
    #[expect(clippy::too_many_arguments, reason = "named in Python")]
    #[pyo3(signature = (seat = None, *, rounds = 12_000, seed = 0, most = 3, time = None, also = Vec::new()))]
    fn hints(
        &self,
        py: Python<'_>,
        seat: Option<i64>,
        rounds: u32,
        seed: u64,
        most: usize,
        time: Option<f64>,
        also: Vec<String>,
    ) -> PyResult<Vec<Hint>> {
        let seat = self.asked(seat)?;
        let budget = Budget {
            rounds,
            time: given::seconds(time)?,
            seed,
            most,
            also,
        };
        hint::hints(py, &self.table, &*self.game, seat, budget)
    }

    /// What happened in the last action, or at the start, as sentences.
    #[pyo3(signature = (seat = None))]
    fn news(&self, seat: Option<i64>) -> PyResult<Vec<String>> {
        let news = self.game.news(self.watcher(seat)?).into_iter();
        Ok(news.map(|news| self.table.say(&news.phrase)).collect())
    }

    /// The board as text, as a seat or a spectator sees it.
    #[pyo3(signature = (seat = None))]
    fn board(&self, seat: Option<i64>) -> PyResult<String> {
        Ok(board(&self.table, &*self.game, self.watcher(seat)?))
    }

    /// The board as a picture in SVG, as a seat or a spectator sees it.
    #[pyo3(signature = (seat = None))]
    fn svg(&self, seat: Option<i64>) -> PyResult<String> {
        Ok(svg(&self.table, &*self.game, self.watcher(seat)?))
    }

    fn _repr_svg_(&self) -> String {
        svg(&self.table, &*self.game, None)
    }

    fn __str__(&self) -> String {
        board(&self.table, &*self.game, None)
    }

    fn __repr__(&self) -> String {
        let name = self.table.referee.info().id;
        let owing: Vec<String> = self
            .game
            .owing()
            .iter()
            .map(|seat| seat.to_string())
            .collect();
        match self.outcome() {
            Some(_) => format!("<State of {name}: over>"),
            None => format!("<State of {name}: seat {} to act>", owing.join(", ")),
        }
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let other = other.cast::<Self>();
        other.is_ok_and(|other| {
            let other = other.get();
            self.table.is_like(&other.table) && self.game.position() == other.game.position()
        })
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.digest_of().hash(&mut hasher);
        hasher.finish()
    }

    /// A state travels as its record, so that its history goes with it, or else as its
    /// position.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let module = py.import("orrery._native")?;
        let (figures, language) = (&self.table.figures, self.table.speaker.language().code());
        match &self.past {
            Some(past) => {
                let (text, secret) = Record::open_text(self.table.clone(), past)?;
                let args = (text, secret, figures, language);
                (module.getattr("resume")?, args).into_pyobject(py)
            }
            None => {
                let file = PositionFile::of(&*self.table.referee, &*self.game);
                let text = serde_json::to_string(&file).expect("positions are plain data");
                let args = (text, figures, language);
                (module.getattr("restore")?, args).into_pyobject(py)
            }
        }
    }
}

fn no_past() -> PyErr {
    errors::value("this game was begun from a position or dealt anew: nobody knows what was before")
}

/// The legal answers of a seat.
pub fn legal(table: &Arc<Table>, game: &dyn Match, seat: Seat) -> Vec<Action> {
    let choices = game.choices(seat).into_iter();
    choices
        .map(|choice| Action {
            table: table.clone(),
            player: seat,
            choice,
        })
        .collect()
}

/// How wide the text of a board may be.
const COLUMNS: usize = 100;

/// The board as text.
pub fn board(table: &Table, game: &dyn Match, seat: Option<Seat>) -> String {
    game.board(seat, &table.names, &table.speaker, COLUMNS)
}

/// The board as a picture that needs no page around it.
pub fn svg(table: &Table, game: &dyn Match, seat: Option<Seat>) -> String {
    let svg = game.svg(seat, &table.names, &table.speaker);
    let (head, rest) = svg.split_once('>').unwrap_or((&svg, ""));
    let style = table.entry().style();
    format!("{head}><style><![CDATA[{style}]]></style>{rest}")
}

/// Reads a position back: what `State.position` gave, or the text of such a file.
///
/// Raises `PositionError` where no game could be in that position.
#[pyfunction]
#[pyo3(signature = (position, figures = None, language = "en"))]
pub fn restore(
    position: &Bound<'_, PyAny>,
    figures: Option<&Bound<'_, PyAny>>,
    language: &str,
) -> PyResult<State> {
    let catalog = ::games::catalog();
    let figures = figures.map(given::text).transpose()?;
    let text = json::to_text(position)?;
    let (referee, game) = PositionFile::read(&catalog, &text, figures.as_deref())
        .map_err(|why| errors::position(&why))?;
    let table = Table::new(catalog, referee, figures, given::language(language)?);
    Ok(State {
        table: Arc::new(table),
        game,
        past: None,
    })
}
