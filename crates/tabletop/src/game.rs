//! The contract of a game.

use alloc::{format, string::String, vec::Vec};
use core::{
    fmt::{Debug, Display},
    hash::Hash,
    str::FromStr,
};

use serde::{
    Deserializer, Serialize,
    de::{DeserializeOwned, Error as _},
};

use crate::{
    Dice, Info, Log, Options, Outcome, Phrase, Reason, Scored, Seat, SeatSet, SetupProblem, Speak,
};

/// The rules of a game: its printed figures and its setup. The state is kept apart, as a
/// flat value that is copied with a memcpy. What bots think of a position is
/// [`Advice`](crate::Advice), what a study asks is [`Study`](crate::Study).
///
/// Setup, dice and the list of actions determine everything: no method reads a
/// clock, does I/O or has a source of chance other than the [`Dice`] in the state.
pub trait Game: Sized + Send + Sync + 'static {
    /// The facts a lobby needs.
    const INFO: Info;

    /// The whole truth about a game in progress, dice included.
    type State: Copy + Eq + Hash + Debug + Send + Sync;
    /// One answer to one question. Prints as notation and is read back from it.
    type Action: Copy + Eq + Hash + Debug + Display + FromStr + Send + Sync;
    /// Something that happened, as everyone may hear it.
    type Event: Copy + PartialEq + Debug + Send + Sync;
    /// Why an action is refused.
    type Reason: Reason;
    /// What one seat may know, in named fields. Words, drawings and bots start from it.
    type View: Clone + Eq + Hash + Debug + Serialize + Send + Sync;
    /// The state as named fields that a person can read and edit.
    type Position: Serialize + DeserializeOwned;

    /// Opens the box: reads the printed figures and the setup.
    fn open(figures: &str, players: u8, options: &Options) -> Result<Self, OpenProblem>;

    /// How many seats people sit at.
    fn seats(&self) -> u8;

    /// How many sides score: the seats and, behind them, the automata.
    fn sides(&self) -> u8 {
        self.seats()
    }

    /// The complete options this game was opened with.
    fn options(&self) -> Options {
        Options::new()
    }

    /// Sets up the table and plays on to the first question.
    fn start<L: Log<Self::Event>>(&self, dice: Dice, log: &mut L) -> Self::State;

    /// Who may act now. Several seats answer in any order; nobody acts in a
    /// finished game. Everyone sees who may act, so it depends on no secret.
    fn to_act(&self, state: &Self::State) -> SeatSet;

    /// Who is waited for, among those who may act. A seat that has answered and
    /// may still change its answer can act but owes nothing: bots and searches ask
    /// only these seats, or they would change their minds for ever.
    fn owing(&self, state: &Self::State) -> SeatSet {
        self.to_act(state)
    }

    /// Whether the seat is giving a secret answer that takes several actions, such
    /// as an order of several cubes. Until the answer is complete nobody else may
    /// learn even that it was begun, so these actions tell no events. A table keeps
    /// them to itself, where they can be changed freely, and takes them in one go.
    fn drafting(&self, _state: &Self::State, _seat: Seat) -> bool {
        false
    }

    /// The table behind a seat's screen once this legal action completes its secret answer:
    /// everything is laid out, and nothing that follows from it has happened. A page shows
    /// it before the answer is sealed. `None` where the action leaves something open or
    /// itself says that the answer is complete, as an order to fly does.
    fn laid_out(
        &self,
        _state: &Self::State,
        _seat: Seat,
        _action: Self::Action,
    ) -> Option<Self::State> {
        None
    }

    /// Empties the buffer and lists the legal actions of a seat, in an order that
    /// each game documents and a test pins: seeds and saved indices depend on it.
    ///
    /// Trying every action of the game is good enough for a small game.
    fn actions(&self, state: &Self::State, seat: Seat, buffer: &mut Vec<Self::Action>) {
        buffer.clear();
        let all = self.universe().into_iter();
        buffer.extend(all.filter(|&action| self.check(state, seat, action).is_ok()));
    }

    /// Whether the seat may do this now, and if not, which rule is in the way.
    /// Accepts exactly what [`actions`](Self::actions) lists.
    fn check(
        &self,
        state: &Self::State,
        seat: Seat,
        action: Self::Action,
    ) -> Result<(), Self::Reason>;

    /// Carries out an action that is known to be legal.
    ///
    /// What happens after an illegal action is unspecified; callers that cannot
    /// know use [`play`](Self::play).
    fn apply<L: Log<Self::Event>>(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        log: &mut L,
    );

    /// Every action of the game in a fixed order. Programs that learn count actions by
    /// [`Encode`](crate::Encode), which is the same for every setup.
    fn universe(&self) -> Vec<Self::Action>;

    /// The places at the end; `None` while the game goes on.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// The points of a side from one of [`Info::sources`].
    fn points(&self, state: &Self::State, seat: Seat, source: u8) -> i32;

    /// The points in an event, if it scores. Over a whole game these sum up to
    /// [`points`](Self::points).
    fn scored(event: &Self::Event) -> Option<Scored>;

    /// How often something hidden has come to light so far. Undo never goes back
    /// to before this number last grew.
    fn reveals(&self, state: &Self::State) -> u32;

    /// What a seat may know; `None` is a spectator. States that differ only in
    /// what the seat cannot know give equal views.
    fn view(&self, state: &Self::State, seat: Option<Seat>) -> Self::View;

    /// A full state that agrees with a view: what the seat cannot know is dealt
    /// anew with these dice.
    fn redeal(&self, view: &Self::View, dice: Dice) -> Self::State;

    /// Reads back what a seat knows from the fields in which a view is written, for
    /// programs that got a view and want to think on from it. A view that is no view is
    /// refused; one that no game could show may pass, and shows when it is dealt.
    ///
    /// # Errors
    /// When the fields are wrong, or the game does not offer this.
    fn recall<'de, D: Deserializer<'de>>(
        &self,
        _seat: Option<Seat>,
        _view: D,
    ) -> Result<Self::View, D::Error> {
        Err(D::Error::custom("views of this game cannot be read back"))
    }

    /// The state in named fields.
    fn position(&self, state: &Self::State) -> Self::Position;

    /// Reads a position back, refusing one that no game could be in.
    fn restore(&self, position: Self::Position) -> Result<Self::State, String>;

    /// Checks what must hold in every state: every piece is counted, every number
    /// within its bounds. The error says what does not hold.
    fn invariants(&self, state: &Self::State) -> Result<(), String>;

    // Nobody overrides what follows; it stands here rather than in a second trait
    // so that `use Game` is all a caller needs.

    /// Checks and carries out an action. A refusal leaves the state as it was.
    fn play<L: Log<Self::Event>>(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        log: &mut L,
    ) -> Result<(), Self::Reason> {
        self.check(state, seat, action)?;
        self.apply(state, seat, action, log);
        Ok(())
    }

    /// The total points of a side.
    fn total(&self, state: &Self::State, seat: Seat) -> i32 {
        (0..Self::INFO.sources.len() as u8)
            .map(|source| self.points(state, seat, source))
            .sum()
    }
}

/// The words of a game: what is asked, what can be answered, what happened.
/// Everything starts from a view, so no sentence can tell a secret.
pub trait Words: Game {
    /// The Fluent file of a language (`en`, `es`, `fr`). English must be there; who
    /// reads another language that is not gets English.
    fn locale(language: &str) -> Option<&'static str>;

    /// RULES.md.
    const RULES: &'static str;
    /// The numbered rules in another language than English (`es`, `fr`): the same numbers
    /// in the same order, without where each rule comes from. Who reads a language that is
    /// not there gets English.
    fn translated_rules(_language: &str) -> Option<&'static str> {
        None
    }
    /// The default box.toml.
    const BOX: &'static str;
    /// puzzles.jsonl: positions with one best answer, as `orrery puzzles` found them.
    const PUZZLES: &'static str = "";
    /// strength.toml: long series between the levels of computer players, by which ratings
    /// are anchored.
    const STRENGTH: &'static str = "";

    /// schema.json: a JSON Schema whose definitions `position` and `view` describe how
    /// positions and views are written. A game without it is read by its source.
    const SCHEMA: Option<&'static str> = None;

    /// The files of How to play, a text with pictures for people who do not know the game:
    /// `en.md` and one for each other language, `pictures.toml`, and the positions that
    /// are seen in the pictures. A game without them has its numbered rules only.
    fn how_to_play(_file: &str) -> Option<&'static str> {
        None
    }

    /// The files of its lessons, each with its name: guided first games (`first-game.toml`)
    /// and what a coach says of each kind of question (`coach.toml`).
    fn lessons() -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// The question the seat has to answer.
    fn question(&self, view: &Self::View, seat: Seat) -> Phrase;

    /// An answer as a sentence.
    fn choice(&self, view: &Self::View, seat: Seat, action: &Self::Action) -> Phrase;

    /// The way to an answer, one thing after the other: *Miner → Mine*. Answers
    /// that begin alike are chosen together, on the board and in the terminal.
    fn path(&self, view: &Self::View, seat: Seat, action: &Self::Action) -> Vec<Crumb>;

    /// Answers to two questions in one go, where the rules ask which piece goes before they
    /// ask where to. A page offers them in the place of the answers they begin with. The
    /// first of the two brings nothing to light.
    fn joined(&self, _view: &Self::View, _seat: Seat) -> Vec<Joined<Self::Action>> {
        Vec::new()
    }

    /// How an answer is offered among the others. Answers are shown in this order, those
    /// that are offered alike in the order of the rules. What ends in `:no` or `:none` in
    /// notation is a refusal, unless a game says otherwise.
    fn offer(&self, _view: &Self::View, _seat: Seat, action: &Self::Action) -> Offer {
        Offer::of_notation(&format!("{action}"))
    }

    /// Drafts that one touch lays in the place of what the seat has drafted so far, where
    /// it is [`drafting`](Game::drafting). Each can be changed like any other draft.
    fn shortcuts(&self, _view: &Self::View, _seat: Seat) -> Vec<Shortcut<Self::Action>> {
        Vec::new()
    }

    /// Whose points an event explains, if it is the reason for the points scored
    /// right after it.
    fn explains(&self, _event: &Self::Event) -> Option<Seat> {
        None
    }

    /// An event as a sentence, for everyone who may see the view.
    fn event(&self, view: &Self::View, event: &Self::Event) -> Phrase;

    /// A refusal as a sentence.
    fn reason(&self, reason: &Self::Reason) -> Phrase;

    /// The name of an automaton's seat.
    fn automaton(&self) -> Phrase {
        Phrase::new("words-automaton")
    }

    /// The points that a source would still give a side if the game ended now, as far as
    /// the reader of the view may know; `None` where that is secret. What is already
    /// scored ([`Game::points`]) is not among them, so after the end there are none.
    fn unscored(&self, _view: &Self::View, _side: Seat, _source: u8) -> Option<i32> {
        Some(0)
    }

    /// The board drawn as text for a terminal with so many columns: unless a game does it
    /// better, its view field by field. Nobody has fewer than 80; more may be used.
    fn board(
        &self,
        view: &Self::View,
        _names: &[String],
        _speak: &dyn Speak,
        _columns: usize,
    ) -> String {
        format!("{view:#?}")
    }
}

/// Two answers in one go.
#[derive(Clone, Debug)]
pub struct Joined<Action> {
    /// The answers, the first question's first.
    pub actions: [Action; 2],
    /// Both as one sentence.
    pub phrase: Phrase,
    /// The way to them, one thing after the other.
    pub path: Vec<Crumb>,
}

/// One thing on the way to an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crumb {
    /// The element of the board to touch, or the button beside it.
    pub element: String,
    /// What it is called.
    pub label: Phrase,
}

/// How an answer is offered among the others, from the first to the last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// What most players take most of the time.
    Usual,
    /// An answer like others.
    #[default]
    Plain,
    /// A refusal: nothing is done.
    Refusal,
    /// What costs dearly and is hardly ever wanted. It stands apart from the others and
    /// takes two touches, so that nobody takes it by mistake.
    Drastic,
}

impl Offer {
    /// A refusal by its notation, `donate:none` or `release:no`; otherwise an answer like
    /// others.
    #[must_use]
    pub fn of_notation(action: &str) -> Self {
        match action.rsplit_once(':') {
            Some((_, "no" | "none")) => Self::Refusal,
            _ => Self::Plain,
        }
    }
}

/// A draft that one touch lays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shortcut<Action> {
    /// The whole draft; none at all begins it anew.
    pub actions: Vec<Action>,
    /// What it does, as a sentence.
    pub phrase: Phrase,
    /// What is touched.
    pub element: Crumb,
    /// How it is offered among the answers; `None` where it is found on the board only.
    pub offer: Option<Offer>,
}

/// Why a box cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenProblem {
    /// The file of figures is wrong.
    Figures {
        /// The line, counted from 1.
        line: usize,
        /// What is wrong there.
        what: String,
    },
    /// The setup is wrong.
    Setup(SetupProblem),
}

impl From<SetupProblem> for OpenProblem {
    fn from(problem: SetupProblem) -> Self {
        Self::Setup(problem)
    }
}
