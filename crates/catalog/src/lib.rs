//! A catalogue of games, and one door to all of them.
//!
//! Rules are written with each game's own types. Programs that serve any game
//! (terminal, server, records) go through three erased traits: a [`DynGame`] is a
//! game on the shelf, a [`Referee`] is a box that was opened with a setup, and a
//! [`Match`] is one game in progress, whose actions are notation and whose
//! answers are phrases. Everything a `Match` says to a seat starts from that
//! seat's view.
#![forbid(unsafe_code)]

mod answer;
mod encoding;
mod entry;
mod figures;
mod in_progress;
mod lesson;
mod notation;
mod position_hash;
mod printed;
mod rules;
mod setup;
#[cfg(feature = "testkit")]
pub mod testkit;

use std::{fmt, sync::Arc, time::Duration};

pub use ::figures::{Ruling, all_readings, rulings, with_reading};
pub use answer::{Answer, is_draft, offered};
#[cfg(feature = "native")]
pub use bots::Bench;
pub use bots::{
    BotKind, BotList, BotSpec, Compared, Ending, Estimate, Experience, Fault, Judgement, Layout,
    Limits, Lost, NetworkBot, NetworkSearch, Networks, Race, Report, Simulation, Stop, Tally,
    UnknownBot, game_seed, network,
};
pub use encoding::Encoding;
pub use entry::BenchSpec;
use entry::Entry;
pub use figures::{Figure, RULINGS, figures_hash, figures_table, game_of_figures};
pub use lesson::{
    COACH, Lesson, LessonProblem, LessonStep, Lessons, Moment, NobodyMay, Scripted, Texts, Tip,
    Wrong, play_scripted,
};
pub use notation::{as_recorded, for_shells};
pub use position_hash::PositionHash;
pub use rules::{RuleText, find_rules, is_rule_number, read_rules, rules_in, split_source};
use serde_json::Value;
pub use setup::{explain_setup, possible_values};
use tabletop::{
    Advice, Crumb, Dice, Draw, Encode, Fact, Info, Offer, OpenProblem, Options, Outcome, Phrase,
    Returns, Rule, Scored, Seat, SeatSet, Speak, Stat, Study,
};
#[cfg(feature = "native")]
pub use vector::{
    Arrays, Buffers, Environment, Shape, Spec, SpecProblem, StepProblem, steps_per_second,
};

/// The games that a program knows: a value that it fills and hands on.
#[derive(Clone, Default)]
pub struct Catalog {
    games: Vec<Arc<dyn DynGame>>,
}

impl Catalog {
    /// A catalogue without games.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The same catalogue with one more game.
    ///
    /// # Panics
    /// When there is a game of that name already.
    #[must_use]
    pub fn with<G: Draw + Advice + Study>(self) -> Self {
        self.with_benchmark::<G>(BenchSpec::plain(*G::INFO.players.end()))
    }

    /// The same catalogue with one more game, whose benchmark ends in a known digest.
    ///
    /// # Panics
    /// When there is a game of that name already.
    #[must_use]
    pub fn with_benchmark<G: Draw + Advice + Study>(mut self, bench: BenchSpec) -> Self {
        let id = G::INFO.id;
        assert!(self.find(id).is_none(), "two games are called {id:?}");
        self.games.push(Arc::new(Entry::<G>::new(bench)));
        self
    }

    /// The same catalogue with one more game that is played in numbers too.
    ///
    /// # Panics
    /// When there is a game of that name already.
    #[must_use]
    pub fn with_encoding<G: Draw + Advice + Study + Encode>(self, bench: BenchSpec) -> Self {
        self.with_network::<G>(bench, &[])
    }

    /// The same with a network that was trained for the game: what the strongest bot and the
    /// hints follow.
    ///
    /// # Panics
    /// When there is a game of that name already.
    #[must_use]
    pub fn with_network<G: Draw + Advice + Study + Encode>(
        mut self,
        bench: BenchSpec,
        network: &'static [u8],
    ) -> Self {
        let id = G::INFO.id;
        assert!(self.find(id).is_none(), "two games are called {id:?}");
        self.games
            .push(Arc::new(Entry::<G>::encoded(bench, network)));
        self
    }

    /// All games, in the order in which they came.
    pub fn games(&self) -> impl ExactSizeIterator<Item = &dyn DynGame> {
        self.games.iter().map(|game| &**game)
    }

    /// The game of this name.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&dyn DynGame> {
        self.games().find(|game| game.info().id == id)
    }
}

impl fmt::Debug for Catalog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list()
            .entries(self.games().map(|game| game.info().id))
            .finish()
    }
}

/// A game of the catalogue, not opened yet.
pub trait DynGame: Send + Sync {
    /// The facts a lobby needs.
    fn info(&self) -> &'static Info;
    /// RULES.md.
    fn rules(&self) -> &'static str;
    /// The numbered rules in another language, if somebody has translated them.
    fn translated_rules(&self, language: words::Language) -> Option<&'static str>;
    /// A file of How to play.
    fn how_to_play(&self, file: &str) -> Option<&'static str>;
    /// The files of its lessons, each with its name.
    fn lessons(&self) -> &'static [(&'static str, &'static str)];
    /// The puzzles of the game, as they were made; nothing where there are none.
    fn puzzles(&self) -> &'static str;
    /// Series between its computer players, by which ratings are anchored; nothing where there
    /// are none.
    fn strength(&self) -> &'static str;
    /// The JSON Schema of its positions and views, if somebody has written one.
    fn schema(&self) -> Option<&'static str>;
    /// The printed figures that come with the game.
    fn figures(&self) -> &'static str;
    /// The words of a language.
    fn locale(&self, language: words::Language) -> &'static str;
    /// The colours of the game, as CSS.
    fn style(&self) -> &'static str;
    /// The poster for the home page, as SVG.
    fn poster(&self, speak: &dyn Speak) -> String;
    /// What the benchmark plays.
    fn bench_spec(&self) -> BenchSpec;
    /// How the game is written in numbers, if it is.
    fn encoding(&self) -> Option<Encoding>;
    /// The tables that a study plays at: how many people, and the options that are
    /// not as usual.
    fn study_tables(&self) -> Vec<(u8, Options)>;
    /// The topics of a study that are drawn by lot.
    fn study_randomised(&self) -> &'static [&'static str];
    /// The topics of a study that tell how well a side did rather than what it chose.
    fn study_outcomes(&self) -> &'static [&'static str];
    /// Opens the box, with corrected figures if there are any.
    fn open(
        &self,
        figures: Option<&str>,
        players: u8,
        options: &Options,
    ) -> Result<Arc<dyn Referee>, OpenProblem>;
}

/// A box that was opened with a setup.
pub trait Referee: Send + Sync {
    /// The facts of the game.
    fn info(&self) -> &'static Info;
    /// How many people play.
    fn seats(&self) -> u8;
    /// How many sides score, automata included.
    fn sides(&self) -> u8;
    /// The complete options.
    fn options(&self) -> Options;
    /// A hash of the printed figures in use.
    fn figures_hash(&self) -> &str;
    /// The name of the automaton behind the seats.
    fn automaton(&self) -> Phrase;
    /// The name of a side's colour before the game begins.
    fn colour(&self, seat: Seat) -> &'static str;
    /// Begins a game.
    fn start(&self, dice: Dice) -> Box<dyn Match>;
    /// Reads a position back, refusing one that no game could be in.
    fn restore(&self, position: Value) -> Result<Box<dyn Match>, String>;
    /// A game that agrees with what a seat knows, read back from the fields of its
    /// [`view`](Match::view); all the rest is dealt anew with these dice.
    ///
    /// # Errors
    /// When this is no view of the seat, or one that no game could show.
    fn deal(&self, view: Value, seat: Option<Seat>, dice: Dice) -> Result<Box<dyn Match>, String>;
    /// A computer player for one seat of one game, which thinks no longer than this
    /// about a decision.
    fn bot(&self, kind: BotKind, seed: u64, limits: Limits) -> Box<dyn DynBot>;
    /// A computer player that follows a network, with a search or alone.
    ///
    /// # Panics
    /// When the network does not fit the [`encoding`](Self::encoding).
    fn network_bot(
        &self,
        network: &Arc<network::Network>,
        search: Option<NetworkSearch>,
        seed: u64,
        limits: Limits,
    ) -> Box<dyn DynBot>;
    /// Someone who is asked in notation, as a player of this game.
    fn seat(&self, guest: Box<dyn Guest>) -> Box<dyn DynBot>;
    /// Plays a series between bots. `invite` makes a player of each
    /// [`BotSpec::Program`], and `finished` hears of every game; returning `false` stops
    /// the series.
    ///
    /// # Panics
    /// When a network is missing or does not fit the [`encoding`](Self::encoding).
    fn simulate(
        &self,
        what: &Simulation,
        invite: &Invite<'_>,
        finished: &(dyn Fn(FinishedGame) -> bool + Sync),
    ) -> Report;
    /// Plays one game of a series between bots of the house or networks and writes its
    /// examples.
    ///
    /// # Panics
    /// When there is no [`encoding`](Self::encoding), a network does not fit it, or a program
    /// is among the bots.
    fn experience(&self, what: &Experience, index: u64) -> Vec<u8>;
    /// What came of these games, found by playing them again: what [`simulate`](Self::simulate)
    /// gives back for the same games, wherever they were played.
    ///
    /// # Errors
    /// When they are not finished games of this setup.
    fn report(&self, bots: &BotList, games: &[FinishedGame]) -> Result<Report, String>;
    /// What a study asks about each seat of a game, found by playing it again.
    fn facts(&self, game: &FinishedGame) -> Vec<Vec<Fact>>;
    /// How the game is written in numbers; none if it is not, or if corrected figures do not
    /// fit.
    fn encoding(&self) -> Option<Encoding>;
    /// The index of an action of a seat, given in notation.
    fn action_index(&self, seat: Seat, action: &str) -> Option<usize>;
    /// The notation of a seat's action with this index.
    fn action_at(&self, seat: Seat, index: usize) -> Option<String>;
    /// Reads a game back from [`Match::bytes`].
    ///
    /// # Errors
    /// When these are no such bytes, or no game could be in that state.
    fn restore_bytes(&self, bytes: &[u8]) -> Result<Box<dyn Match>, String> {
        let position = serde_json::from_slice(bytes).map_err(|error| error.to_string())?;
        self.restore(position)
    }
    /// Many games of this setup at once, as arrays.
    ///
    /// # Errors
    /// When the game is not written in numbers, or nobody would be asked.
    #[cfg(feature = "native")]
    fn vector(&self, spec: &Spec) -> Result<Box<dyn Environment>, VectorProblem>;
    /// Measures random play on one thread.
    #[cfg(feature = "native")]
    fn bench(&self, batch: u64, time: Duration) -> Bench;
    /// Measures rounds a second of the search from the opening, on one thread.
    #[cfg(feature = "native")]
    fn search_rounds(&self, time: Duration) -> f64;
}

/// Why a game cannot be played as arrays.
#[cfg(feature = "native")]
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VectorProblem {
    /// The game has no encoding.
    #[error("this game is not written in numbers")]
    NoEncoding,
    /// The games cannot be played like this.
    #[error(transparent)]
    Spec(#[from] SpecProblem),
}

/// One game in progress.
pub trait Match: Send + Sync {
    /// A copy that goes its own way.
    fn copy(&self) -> Box<dyn Match>;
    /// Who may act now.
    fn to_act(&self) -> SeatSet;
    /// Who must act before the game goes on.
    fn owing(&self) -> SeatSet;
    /// Whether the seat is giving a secret answer of several actions.
    fn drafting(&self, seat: Seat) -> bool;
    /// What the seat is asked.
    fn question(&self, seat: Seat) -> Phrase;
    /// The legal answers of a seat, in the order in which they are offered.
    fn choices(&self, seat: Seat) -> Vec<Choice>;
    /// The legal actions of a seat in notation, in the order of the rules, without words.
    fn actions(&self, seat: Seat) -> Vec<String>;
    /// Answers to the open question and the next one in one go (see [`Answer`]). Each is
    /// offered in the place of the answer it begins with.
    fn joined(&self, seat: Seat) -> Vec<Choice>;
    /// Drafts that one touch lays in the place of what the seat has drafted so far.
    fn shortcuts(&self, seat: Seat) -> Vec<DraftChoice>;
    /// Every answer to the open question that is not allowed, and why.
    fn closed(&self, seat: Seat) -> Vec<ClosedChoice>;
    /// Plays an action given in notation, or all actions of a draft (see [`Answer`]), in
    /// either spelling. A refusal changes nothing.
    fn play(&mut self, seat: Seat, action: &str) -> Result<(), Refusal>;
    /// What would follow if a seat played this, as far as the seat can know: the game is
    /// dealt anew from its view, each time with other dice, and goes on from there. What all
    /// deals have in common depends on no luck and tells no secret.
    ///
    /// # Errors
    /// When the seat may not do this now.
    fn foresee(
        &self,
        seat: Seat,
        actions: &str,
        deals: u64,
    ) -> Result<Vec<Box<dyn Match>>, Refusal>;
    /// A game that agrees with what a seat, or a spectator, may know: everything else is
    /// dealt anew with these dice.
    fn redeal(&self, seat: Option<Seat>, dice: Dice) -> Box<dyn Match>;
    /// The game as the seat sees it behind its screen, when these actions are a complete
    /// answer that waits to be sealed (see [`Game::laid_out`](tabletop::Game::laid_out)).
    fn laid_out(&self, seat: Seat, actions: &str) -> Option<Box<dyn Match>>;
    /// The way to an action given in notation; nothing where it is none.
    fn path(&self, seat: Seat, action: &str) -> Vec<Crumb>;
    /// What happened in the last action, or at the start, as a seat may know it.
    fn news(&self, seat: Option<Seat>) -> Vec<News>;
    /// The board as text for a terminal with so many columns, as a seat may see it.
    fn board(
        &self,
        seat: Option<Seat>,
        names: &[String],
        speak: &dyn Speak,
        columns: usize,
    ) -> String;
    /// The board as SVG, as a seat may see it.
    fn svg(&self, seat: Option<Seat>, names: &[String], speak: &dyn Speak) -> String;
    /// Where the game is: round, phase, turn.
    fn progress(&self, seat: Option<Seat>) -> Vec<Phrase>;
    /// What lies in front of a side, as a seat may see it.
    fn stats(&self, seat: Option<Seat>, side: Seat) -> Vec<Stat>;
    /// The elements of a seat's board that earned the points of a source.
    fn earners(&self, seat: Option<Seat>, source: u8) -> Vec<String>;
    /// The name of a side's colour.
    fn colour(&self, side: Seat) -> &'static str;
    /// What a seat may know, in named fields.
    fn view(&self, seat: Option<Seat>) -> Value;
    /// The whole open state in named fields.
    fn position(&self) -> Value;
    /// The whole state as bytes, exactly: what is read back ([`Referee::restore_bytes`]) is the
    /// same state, dice included. Equal states of one setup give equal bytes, on every
    /// machine. They are the position in compact JSON, so a record can hold them too.
    fn bytes(&self) -> Vec<u8> {
        serde_json::to_vec(&self.position()).expect("positions are plain data")
    }
    /// Writes what a seat sees as numbers; `false` where the game is not written in numbers.
    ///
    /// # Panics
    /// When there is no room for all of them.
    fn observe(&self, seat: Seat, numbers: &mut [i16]) -> bool;
    /// Writes 1 for each legal action of a seat and 0 for all others; `false` where the game
    /// is not written in numbers.
    ///
    /// # Panics
    /// When there is no room for all of them.
    fn mask(&self, seat: Seat, mask: &mut [u8]) -> bool;
    /// What the game came to for each side; none while it goes on.
    fn returns(&self) -> Option<Returns> {
        let outcome = self.outcome()?;
        Some(Returns::new(&outcome, |side| self.total(side)))
    }
    /// A short hash of the position, taken in this way.
    fn digest(&self, hash: PositionHash) -> String {
        hash.of(&self.position())
    }
    /// The points of a side from one source.
    fn points(&self, seat: Seat, source: u8) -> i32;
    /// The total points of a side.
    fn total(&self, seat: Seat) -> i32;
    /// The points that each source would still give a side if the game ended now, as a
    /// seat may know them; `None` where they are secret.
    fn unscored(&self, seat: Option<Seat>, side: Seat) -> Vec<Option<i32>>;
    /// The places at the end.
    fn outcome(&self) -> Option<Outcome>;
    /// How often something hidden has come to light.
    fn reveals(&self) -> u32;
    /// Whether everything that must hold does.
    fn invariants(&self) -> Result<(), String>;
    /// What a bot would do; it sees only the seat's view.
    ///
    /// # Panics
    /// When the bot belongs to another game or the seat is not to act.
    fn ask(&self, seat: Seat, bot: &mut dyn DynBot) -> String;
    /// What the computer thinks of a seat's best answers, the best first; nothing when
    /// the seat has no choice. It sees only the seat's view.
    fn hints(&self, seat: Seat, request: &HintRequest) -> Vec<Hint>;
    /// Actions of a seat in notation, one after the other, in words, as far as they can be played in a
    /// game that is dealt from the seat's view.
    fn line_in_words(&self, seat: Seat, actions: &[String]) -> Vec<Choice>;
    /// Searches from a seat's view: what was tried, how often, and what it is worth.
    /// Nothing is found for a seat that is not to act.
    fn search(&self, seat: Seat, request: &SearchRequest) -> Vec<SearchLine>;
    /// The best lines of play of a seat, each with another first action, the best first.
    /// Like all that follows it starts from the seat's view.
    fn best_lines(&self, seat: Seat, most: usize, thought: Thought) -> Vec<Answer>;
    /// Lines of play that begin with these answers and go on as the computer would; answers
    /// that are not possible are left out.
    fn lines(&self, seat: Seat, answers: &[Answer], thought: Thought) -> Vec<Answer>;
    /// What lines of play are worth, each judged on the same deals: this many, and more
    /// where that is quick.
    fn judge(&self, seat: Seat, lines: &[Answer], deals: u32, seed: u64) -> Vec<Judgement>;
    /// Lines of play beside the first of them; nothing when one of them keeps up with it.
    fn race(&self, seat: Seat, lines: &[Answer], race: &Race, seed: u64) -> Option<Vec<Compared>>;
}

/// How long the computer thinks about a decision, and with which lots.
#[derive(Clone, Copy, Debug)]
pub struct Thought {
    /// Rounds of the search; fewer where a round takes longer. An expert's are
    /// [`BotKind::EXPERT_ROUNDS`].
    pub rounds: u32,
    /// What the search draws its lots with.
    pub seed: u64,
}

impl Clone for Box<dyn Match> {
    fn clone(&self) -> Self {
        self.copy()
    }
}

/// A computer player of some game, without its types.
pub trait DynBot: std::any::Any + Send {
    /// Tells how the game ended: the places and the points of all sides.
    fn hear_result(&mut self, places: &[u8], scores: &[i32]);
    /// Why a random bot plays in its stead, if it lost its seat.
    fn lost(&self) -> Option<&Lost>;
}

/// A player who is not written in a game's own types: a program that is started, or
/// something on another machine.
pub trait Guest: Send {
    /// Takes one of the choices: its index.
    fn choose(&mut self, asked: &Asked) -> usize;
    /// Hears how the game ended: the places and the points of all sides.
    fn hear_result(&mut self, _places: &[u8], _scores: &[i32]) {}
    /// Why a random bot plays in its stead, if it lost its seat.
    fn lost(&self) -> Option<&Lost> {
        None
    }
}

/// What a guest is asked.
#[derive(Clone, Debug)]
pub struct Asked {
    /// What the seat may know, in named fields.
    pub view: Value,
    /// The question.
    pub question: Phrase,
    /// The answers in notation and as sentences; at least one.
    pub choices: Vec<(String, Phrase)>,
}

/// Makes a player of a program for a seat; the seed is for a random bot that plays in
/// its stead if it loses the seat.
pub type Invite<'a> = dyn Fn(&str, Seat, u64) -> Box<dyn Guest> + Sync + 'a;

/// How the computer is to think about a question.
#[derive(Clone, Debug)]
pub struct HintRequest {
    /// Rounds of the search; fewer where a round takes longer. A master's are
    /// [`BotKind::MASTER_ROUNDS`].
    pub rounds: u32,
    /// How long it may think about the answer, whatever is left of the rounds; to judge
    /// what it found takes about as long again. Without it the same seed leads to the same
    /// thought on any machine.
    pub time: Option<Duration>,
    /// What the search draws its lots with.
    pub seed: u64,
    /// How many answers are wanted; with 0 it only judges what stands in `also`.
    pub most: usize,
    /// A line of play in notation to judge whatever it is worth: the answers of one seat
    /// to this question and to those that follow.
    pub also: Vec<String>,
}

/// What a search may spend.
#[derive(Clone)]
pub struct SearchRequest {
    /// Rounds of the search, exactly so many unless it ends early.
    pub rounds: u32,
    /// How long it may search.
    pub time: Option<Duration>,
    /// What the search draws its lots with.
    pub seed: u64,
    /// On how many deals the lines are compared afterwards; with 0 they are not. It takes
    /// no longer than half of the time.
    pub deals: u32,
    /// How many lines are compared.
    pub most: usize,
    /// Ends it early.
    pub stop: Stop,
}

/// What a search has found out about one answer.
#[derive(Clone, Debug)]
pub struct SearchLine {
    /// The answer and what the seat would do next, as far as the search has looked.
    pub actions: Vec<String>,
    /// How often it was tried.
    pub visits: u32,
    /// What it was worth to the seat on average, between 0 and 1: how far ahead it is, and
    /// where games end, its place.
    pub worth: f64,
    /// What it comes to, where lines were compared.
    pub judgement: Option<Judgement>,
}

/// What the computer thinks of an answer.
#[derive(Clone, Debug)]
pub struct Hint {
    /// The answer, and what the seat would answer next in the same turn: a whole plan
    /// where the game plans.
    pub line: Vec<Choice>,
    /// What it is expected to come to, and how much less that is than the first hint.
    pub judgement: Judgement,
}

impl Hint {
    /// The answer itself.
    #[must_use]
    pub fn choice(&self) -> &Choice {
        &self.line[0]
    }

    /// The actions of the whole line, in notation.
    #[must_use]
    pub fn actions(&self) -> Vec<&str> {
        let line = self.line.iter();
        line.map(|choice| choice.action.as_str()).collect()
    }

    /// What is left of the line once its first steps were taken, as the one thing to do;
    /// nothing if others were taken or none is left.
    #[must_use]
    pub fn after(&self, taken: &[&str]) -> Option<Self> {
        let (first, rest) = self.line.split_at_checked(taken.len())?;
        let is_taken = first
            .iter()
            .map(|choice| choice.action.as_str())
            .eq(taken.iter().copied());
        (is_taken && !rest.is_empty()).then(|| Self {
            line: rest.to_vec(),
            judgement: Judgement {
                lost_chance: Estimate::default(),
                lost_points: Estimate::default(),
                ..self.judgement.clone()
            },
        })
    }
}

/// One legal answer.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The answer in notation.
    pub action: String,
    /// The answer as a sentence.
    pub phrase: Phrase,
    /// The way to it, one thing after the other.
    pub path: Vec<Crumb>,
    /// How it is offered among the others.
    pub offer: Offer,
}

/// A draft that one touch lays, in the place of what was drafted before.
#[derive(Clone, Debug)]
pub struct DraftChoice {
    /// The whole draft; `None` begins it anew.
    pub draft: Option<Answer>,
    /// What it does, as a sentence.
    pub phrase: Phrase,
    /// What is touched.
    pub element: Crumb,
    /// How it is offered among the answers; `None` where it is found on the board only.
    pub offer: Option<Offer>,
}

/// An answer to the open question that is not allowed.
#[derive(Clone, Debug)]
pub struct ClosedChoice {
    /// The answer in notation.
    pub action: String,
    /// The way to it, one thing after the other.
    pub path: Vec<Crumb>,
    /// Why it is not allowed.
    pub refusal: Refusal,
}

/// Why an action is not possible.
#[derive(Clone, Debug)]
pub struct Refusal {
    /// The rule that refuses; none when the text is no action of the game at all.
    pub rule: Option<Rule>,
    /// The reason as a sentence.
    pub phrase: Phrase,
}

/// Something that happened.
#[derive(Clone, Debug)]
pub struct News {
    /// As a sentence.
    pub phrase: Phrase,
    /// The points in it, if any.
    pub scored: Option<Scored>,
    /// Whose points, scored right after it, it explains.
    pub explains: Option<Seat>,
    /// The symbol of the game's SVG for its kind, or nothing.
    pub symbol: &'static str,
}

/// A game that bots have finished.
#[derive(Clone, Debug)]
pub struct FinishedGame {
    /// Which game of the series.
    pub index: u64,
    /// The seed of its dice.
    pub seed: u64,
    /// The bot at each seat.
    pub bots: Vec<BotSpec>,
    /// Who did what, in notation.
    pub actions: Vec<(Seat, String)>,
    /// How it ended.
    pub ending: Ending,
}
