//! Series that are played by the workers of a bus instead of the threads of this machine.

use std::collections::HashSet;

use catalog::{BotList, BotSpec, FinishedGame, Referee, Simulation};
use indicatif::ProgressBar;
use series::{Crew, Games, Heard, Made, Played, Spread, SpreadError, What};
use tabletop::Phrase;
use tokio::runtime::{Builder, Runtime};

use super::{Context, kept::Kept, new_seed};
use crate::{
    args::{BusArgs, SpreadArgs, database},
    output::Failure,
};

/// How long a piece should take, in nanoseconds of thinking.
const PIECE: u64 = 1_000_000_000;
/// The most games in a piece.
const MOST: u64 = 32;

/// The workers of a bus.
pub struct Workers {
    runtime: Runtime,
    site: bus::Site,
}

impl Workers {
    /// Those that are asked for; none if this machine is to play.
    pub fn of(context: &Context, args: &SpreadArgs) -> Result<Option<Self>, Failure> {
        let bus = BusArgs {
            bus: args.bus.clone(),
        };
        let Some(address) = bus.bus()? else {
            return Ok(None);
        };
        let say = |key: &'static str| Failure::Input(context.say(&Phrase::new(key)));
        let named = args.database.as_ref();
        let named = named.ok_or_else(|| say("cli-spread-database"))?;
        let database = database(named)?;
        let runtime = Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()?;
        let site = runtime.block_on(server::site(&database, &address));
        let site = site.map_err(Failure::world)?;
        Ok(Some(Self { runtime, site }))
    }

    /// Spreads a series until everything of it was heard, or somebody has enough.
    pub fn spread(&self, order: &mut dyn Spread) -> Result<(), Failure> {
        let series = format!("{:016x}", new_seed());
        let spread = series::spread(&self.site, &series, order);
        let done = self.runtime.block_on(spread);
        done.map_err(|why| match why {
            SpreadError::Ours(why) => Failure::World(why),
            other => Failure::World(format!("--bus: {other}")),
        })
    }

    /// Has the games of a series played that were not played before.
    pub fn play(
        &self,
        context: &Context,
        referee: &dyn Referee,
        what: &Simulation,
        bar: &ProgressBar,
        kept: Option<&Kept>,
        finished: &dyn Fn(FinishedGame) -> bool,
    ) -> Result<(), Failure> {
        let elsewhere = |bot: &&BotSpec| !matches!(bot, BotSpec::House(_));
        if let Some(bot) = what.bots.0.iter().find(elsewhere) {
            let phrase = Phrase::new("cli-spread-bots").with("bot", bot.to_string());
            return Err(Failure::Input(context.say(&phrase)));
        }
        let wanted = Games {
            game: referee.info().id.to_owned(),
            rules: referee.info().rules_version,
            figures: context.figures().map(str::to_owned),
            players: referee.seats(),
            options: referee.options(),
            bots: what.bots.0.iter().map(ToString::to_string).collect(),
            seed: what.seed,
            randomised: what.randomised,
            games: Vec::new(),
        };
        let mut order = Order {
            wanted,
            bots: &what.bots,
            next: what.first,
            end: what.games,
            known: what.played.clone(),
            thought: (0, 0),
            bar,
            kept,
            finished,
        };
        let before: Option<Vec<Played>> =
            kept.map(|kept| kept.games(&order.wanted).cloned().collect());
        for game in before.unwrap_or_default() {
            if !order.take(game) {
                return Ok(());
            }
        }
        if order.is_complete() {
            return Ok(());
        }
        self.spread(&mut order)
    }
}

/// The games of a series that somebody wants.
struct Order<'a> {
    /// A piece without games.
    wanted: Games,
    bots: &'a BotList,
    /// The next game that nobody was asked for.
    next: u64,
    /// Behind the last game.
    end: u64,
    /// Those that were heard.
    known: HashSet<u64>,
    /// How many games were heard, and how long was thought about them.
    thought: (u64, u64),
    bar: &'a ProgressBar,
    kept: Option<&'a Kept>,
    finished: &'a dyn Fn(FinishedGame) -> bool,
}

impl Order<'_> {
    fn is_complete(&self) -> bool {
        (self.next..self.end).all(|game| self.known.contains(&game))
    }

    /// How many games are a piece: one at first, until it is known how long they take.
    fn size(&self) -> u64 {
        let (games, thought) = self.thought;
        match thought.checked_div(games) {
            None => 1,
            Some(each) => (PIECE / each.max(1)).clamp(1, MOST),
        }
    }

    /// Takes a game that was played, the first time it comes; whether to go on.
    fn take(&mut self, game: Played) -> bool {
        if game.game >= self.end || !self.known.insert(game.game) {
            return true;
        }
        let thought = game.thinking.iter().sum::<u64>();
        self.thought = (self.thought.0 + 1, self.thought.1.saturating_add(thought));
        (self.finished)(game.finished(self.bots, self.wanted.seed))
    }
}

impl Spread for Order<'_> {
    fn next(&mut self) -> Option<What> {
        let mut games = Vec::new();
        while self.next < self.end && (games.len() as u64) < self.size() {
            if !self.known.contains(&self.next) {
                games.push(self.next);
            }
            self.next += 1;
        }
        (!games.is_empty()).then(|| {
            What::Games(Games {
                games,
                ..self.wanted.clone()
            })
        })
    }

    fn hear(&mut self, heard: Heard) -> Result<bool, String> {
        match heard {
            Heard::Crew(crew) => self.bar.set_message(shown(crew)),
            Heard::Made(Made::Games { games }) => {
                for game in games {
                    if let Some(kept) = self.kept.filter(|_| !self.known.contains(&game.game)) {
                        kept.add(&self.wanted, &game)?;
                    }
                    if !self.take(game) {
                        return Ok(false);
                    }
                }
            }
            Heard::Made(_) => {}
        }
        Ok(true)
    }

    fn is_done(&self, piece: &What) -> bool {
        match piece {
            What::Games(games) => games.games.iter().all(|game| self.known.contains(game)),
            What::Puzzles(_) => true,
        }
    }
}

/// Who plays, behind a bar.
pub fn shown(crew: Crew) -> String {
    match crew.workers {
        0 => ", no workers yet".to_owned(),
        1 => ", 1 worker".to_owned(),
        many => format!(", {many} workers"),
    }
}
