//! A game in a catalogue: the typed game behind [`DynGame`] and [`Referee`].

use std::sync::{Arc, OnceLock};
#[cfg(feature = "native")]
use std::time::Duration;

#[cfg(feature = "native")]
use bots::Bench;
use bots::{
    Bot, BotKind, BotList, BotSpec, Budget, Experience, House, Judge, Learned, Limits,
    NetworkSearch, Report, Search, Simulation, network::Network,
};
use serde_json::Value;
use tabletop::{
    Advice, Dice, Draw, Encode, Fact, Game, Info, OpenProblem, Options, Phrase, Quiet, Seat, Speak,
    Study, StudyTable,
};
use words::Language;

#[cfg(feature = "native")]
use crate::{Environment, Spec, VectorProblem};

use crate::{
    DynBot, DynGame, Encoding, FinishedGame, Guest, Invite, Match, Referee,
    encoding::Numbers,
    figures_hash,
    in_progress::{InProgress, Seated, TypedMind},
    printed::Printed,
};

/// What the benchmark of a game plays, and what that must end in.
#[derive(Clone, Copy, Debug)]
pub struct BenchSpec {
    /// How many players.
    pub players: u8,
    /// The options.
    pub options: &'static [(&'static str, &'static str)],
    /// Games in a batch.
    pub games: u64,
    /// The digest of a batch; none where nobody has written down what it must be.
    pub digest: Option<u64>,
}

impl BenchSpec {
    /// So many players, the usual options, a digest that nobody knows.
    #[must_use]
    pub const fn plain(players: u8) -> Self {
        Self {
            players,
            options: &[],
            games: 1_000,
            digest: None,
        }
    }
}

pub(crate) struct Entry<G: Game> {
    bench: BenchSpec,
    numbers: Option<Numbers<G>>,
    /// The file of a trained network, and what was read from it when it was first wanted.
    trained: &'static [u8],
    network: OnceLock<Option<Arc<Network>>>,
}

impl<G: Game> Entry<G> {
    pub(crate) const fn new(bench: BenchSpec) -> Self {
        Self {
            bench,
            numbers: None,
            trained: &[],
            network: OnceLock::new(),
        }
    }
}

impl<G: Encode + Advice> Entry<G> {
    pub(crate) fn encoded(bench: BenchSpec, trained: &'static [u8]) -> Self {
        Self {
            numbers: Some(Numbers::new()),
            trained,
            ..Self::new(bench)
        }
    }
}

impl<G: Advice> Entry<G> {
    /// The bots at a table of this game. A network that cannot be used there, because the
    /// table has a box of another kind, is left out.
    fn house(&self, game: &G, numbers: Option<Numbers<G>>) -> House<G> {
        let network = || Network::read(self.trained).ok().map(Arc::new);
        let network = self.network.get_or_init(network).clone();
        let trained = numbers.zip(network);
        let house =
            trained.and_then(|(all, network)| House::trained(network, all.encoder, game).ok());
        house.unwrap_or_default()
    }
}

impl<G: Draw + Advice + Study> DynGame for Entry<G> {
    fn info(&self) -> &'static Info {
        &G::INFO
    }

    fn rules(&self) -> &'static str {
        G::RULES
    }

    fn translated_rules(&self, language: Language) -> Option<&'static str> {
        G::translated_rules(language.code())
    }

    fn how_to_play(&self, file: &str) -> Option<&'static str> {
        G::how_to_play(file)
    }

    fn lessons(&self) -> &'static [(&'static str, &'static str)] {
        G::lessons()
    }

    fn puzzles(&self) -> &'static str {
        G::PUZZLES
    }

    fn strength(&self) -> &'static str {
        G::STRENGTH
    }

    fn schema(&self) -> Option<&'static str> {
        G::SCHEMA
    }

    fn figures(&self) -> &'static str {
        G::BOX
    }

    fn locale(&self, language: Language) -> &'static str {
        G::locale(language.code())
            .or_else(|| G::locale(Language::En.code()))
            .expect("every game speaks English")
    }

    fn style(&self) -> &'static str {
        G::STYLE
    }

    fn poster(&self, speak: &dyn Speak) -> String {
        G::poster(speak)
    }

    fn bench_spec(&self) -> BenchSpec {
        self.bench
    }

    fn encoding(&self) -> Option<Encoding> {
        self.numbers.map(|numbers| numbers.encoding)
    }

    fn study_tables(&self) -> Vec<(u8, Options)> {
        if G::TABLES.is_empty() {
            let players = G::INFO.players.clone();
            return players.map(|count| (count, Options::new())).collect();
        }
        let owned = |(key, value): &(&str, &str)| (key.to_string(), value.to_string());
        let table = |table: &StudyTable| (table.players, table.options.iter().map(owned).collect());
        G::TABLES.iter().map(table).collect()
    }

    fn study_randomised(&self) -> &'static [&'static str] {
        G::RANDOMISED
    }

    fn study_outcomes(&self) -> &'static [&'static str] {
        G::OUTCOMES
    }

    fn open(
        &self,
        figures: Option<&str>,
        players: u8,
        options: &Options,
    ) -> Result<Arc<dyn Referee>, OpenProblem> {
        let figures = figures.unwrap_or(G::BOX);
        let game = Arc::new(G::open(figures, players, options)?);
        let fits = |numbers: &Numbers<G>| (numbers.is_encodable)(&game);
        let numbers = self.numbers.filter(fits);
        Ok(Arc::new(Opened {
            house: self.house(&game, numbers),
            game,
            numbers,
            figures_hash: figures_hash(figures),
            printed: Arc::default(),
        }))
    }
}

struct Opened<G: Game> {
    game: Arc<G>,
    house: House<G>,
    numbers: Option<Numbers<G>>,
    figures_hash: String,
    printed: Arc<Printed>,
}

impl<G: Game> Opened<G> {
    fn judge(&self, network: &Arc<Network>) -> Judge<G> {
        let judge = Judge::new(
            network.clone(),
            self.numbers.map(|all| all.encoder),
            &self.game,
        );
        judge.expect("the network was checked before")
    }
}

/// A bot that follows a network, with a search or alone.
fn learned<G: Advice>(
    judge: Judge<G>,
    search: Option<NetworkSearch>,
    seed: u64,
    limits: Limits,
    drawing: bool,
) -> Box<dyn Bot<G>> {
    let Some(NetworkSearch { rounds, trust }) = search else {
        return Box::new(if drawing {
            Learned::drawing(judge, seed)
        } else {
            Learned::best(judge)
        });
    };
    let budget = Budget {
        rounds,
        threads: 1,
        memory: limits.memory,
        time: limits.time,
    };
    Box::new(Search::judged(seed, budget, judge, trust))
}

impl<G: Draw + Advice + Study> Opened<G> {
    /// A game in this state, after these events.
    fn in_progress(&self, state: G::State, events: Vec<G::Event>) -> Box<dyn Match> {
        Box::new(InProgress {
            game: self.game.clone(),
            house: self.house.clone(),
            printed: self.printed.clone(),
            numbers: self.numbers,
            state,
            events,
        })
    }
}

impl<G: Draw + Advice + Study> Referee for Opened<G> {
    fn info(&self) -> &'static Info {
        &G::INFO
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn sides(&self) -> u8 {
        self.game.sides()
    }

    fn options(&self) -> Options {
        self.game.options()
    }

    fn figures_hash(&self) -> &str {
        &self.figures_hash
    }

    fn automaton(&self) -> Phrase {
        self.game.automaton()
    }

    fn colour(&self, seat: Seat) -> &'static str {
        self.game.colour(None, seat)
    }

    fn start(&self, dice: Dice) -> Box<dyn Match> {
        let mut events = Vec::new();
        let state = self.game.start(dice, &mut events);
        self.in_progress(state, events)
    }

    fn restore(&self, position: Value) -> Result<Box<dyn Match>, String> {
        let position = serde_json::from_value(position).map_err(|error| error.to_string())?;
        let state = self.game.restore(position)?;
        Ok(self.in_progress(state, Vec::new()))
    }

    fn deal(&self, view: Value, seat: Option<Seat>, dice: Dice) -> Result<Box<dyn Match>, String> {
        let view = self.game.recall(seat, view);
        let view = view.map_err(|error| error.to_string())?;
        let state = self.game.redeal(&view, dice);
        self.game.invariants(&state)?;
        let written = |view: &G::View| serde_json::to_value(view).expect("views are plain data");
        if written(&self.game.view(&state, seat)) != written(&view) {
            return Err("no game could show this view".into());
        }
        Ok(self.in_progress(state, Vec::new()))
    }

    fn bot(&self, kind: BotKind, seed: u64, limits: Limits) -> Box<dyn DynBot> {
        let bot = self.house.make(&self.game, kind, seed, limits);
        Box::new(TypedMind::<G>(bot))
    }

    fn network_bot(
        &self,
        network: &Arc<Network>,
        search: Option<NetworkSearch>,
        seed: u64,
        limits: Limits,
    ) -> Box<dyn DynBot> {
        let judge = self.judge(network);
        Box::new(TypedMind::<G>(learned(judge, search, seed, limits, false)))
    }

    fn seat(&self, guest: Box<dyn Guest>) -> Box<dyn DynBot> {
        Box::new(TypedMind::<G>(Box::new(Seated(guest))))
    }

    fn simulate(
        &self,
        what: &Simulation,
        invite: &Invite<'_>,
        finished: &(dyn Fn(FinishedGame) -> bool + Sync),
    ) -> Report {
        let make = |bot: &BotSpec, seat: Seat, seed: u64| -> Box<dyn Bot<G>> {
            match bot {
                BotSpec::House(kind) => self.house.make(&self.game, *kind, seed, Limits::default()),
                BotSpec::Program(command) => Box::new(Seated(invite(command, seat, seed))),
                BotSpec::Network(bot) => {
                    let network = what.networks.get(&bot.file).expect("it was read before");
                    let judge = self.judge(network);
                    learned(judge, bot.search, seed, Limits::default(), false)
                }
            }
        };
        bots::simulate(&*self.game, what, &make, &|game| {
            finished(FinishedGame {
                index: game.index,
                seed: game.seed,
                bots: game.bots,
                actions: game
                    .actions
                    .iter()
                    .map(|(seat, action)| (*seat, action.to_string()))
                    .collect(),
                ending: game.ending,
            })
        })
    }

    fn experience(&self, what: &Experience, index: u64) -> Vec<u8> {
        let numbers = self.numbers.expect("the game has an encoding").encoder;
        let make = |bot: &BotSpec, _: Seat, seed: u64| -> Box<dyn Bot<G>> {
            match bot {
                BotSpec::House(kind) => match (kind.budget::<G>(Limits::default()), what.rounds) {
                    (Some(budget), Some(rounds)) => {
                        Box::new(Search::new(seed, Budget { rounds, ..budget }))
                    }
                    _ => self.house.make(&self.game, *kind, seed, Limits::default()),
                },
                BotSpec::Network(bot) => {
                    let network = what.networks.get(&bot.file).expect("it was read before");
                    let search = bot.search.map(|search| NetworkSearch {
                        rounds: what.rounds.unwrap_or(search.rounds),
                        ..search
                    });
                    // Without a search nothing but lots would make games differ.
                    learned(self.judge(network), search, seed, Limits::default(), true)
                }
                BotSpec::Program(_) => unreachable!("programs do not play for experience"),
            }
        };
        bots::experience(&*self.game, numbers, what, index, &make)
    }

    fn report(&self, bots: &BotList, games: &[FinishedGame]) -> Result<Report, String> {
        let mut report = Report::new(self.game.sides(), bots);
        for game in games {
            let wrong = |what: &str| format!("game {}: {what}", game.index);
            let mut state = self.game.start(Dice::from_seed(game.seed), &mut Quiet);
            for (seat, action) in &game.actions {
                let action = action.parse().map_err(|_| wrong("no such action"))?;
                let legal = self.game.check(&state, *seat, action);
                legal.map_err(|_| wrong("an action is not legal"))?;
                self.game.apply(&mut state, *seat, action, &mut Quiet);
            }
            if self.game.outcome(&state).is_none() {
                return Err(wrong("it is not over"));
            }
            let decisions = game.actions.len() as u64;
            report.count(&*self.game, &state, &game.bots, decisions);
        }
        Ok(report)
    }

    fn facts(&self, game: &FinishedGame) -> Vec<Vec<Fact>> {
        let mut events = Vec::new();
        let mut state = self.game.start(Dice::from_seed(game.seed), &mut events);
        for (seat, action) in &game.actions {
            let action = action.parse().ok().expect("what was played can be read");
            self.game.apply(&mut state, *seat, action, &mut events);
        }
        Seat::first(self.game.seats())
            .map(|seat| self.game.facts(&state, &events, seat))
            .collect()
    }

    fn encoding(&self) -> Option<Encoding> {
        self.numbers.map(|numbers| numbers.encoding)
    }

    fn action_index(&self, seat: Seat, action: &str) -> Option<usize> {
        let action = action.parse().ok()?;
        (self.numbers?.action_index)(&self.game, seat, action)
    }

    fn action_at(&self, seat: Seat, index: usize) -> Option<String> {
        let action = (self.numbers?.action_at)(&self.game, seat, index);
        action.map(|action| action.to_string())
    }

    #[cfg(feature = "native")]
    fn vector(&self, spec: &Spec) -> Result<Box<dyn Environment>, VectorProblem> {
        let numbers = self.numbers.ok_or(VectorProblem::NoEncoding)?;
        let house = self.house.clone();
        Ok((numbers.vector)(self.game.clone(), spec, house)?)
    }

    #[cfg(feature = "native")]
    fn bench(&self, batch: u64, time: Duration) -> Bench {
        Bench::run(&*self.game, batch, time)
    }

    #[cfg(feature = "native")]
    fn search_rounds(&self, time: Duration) -> f64 {
        bots::search_rounds(&*self.game, time)
    }
}
