//! One file for each group of commands.

mod admin;
mod backup;
mod bench;
mod calibrate;
mod copy;
mod encoding;
mod engine;
mod experience;
mod export;
mod games;
mod guests;
mod kept;
mod logging;
mod networks;
mod play;
mod positions;
mod puzzles;
mod records;
mod review;
mod schema;
mod series;
mod serve;
mod shell;
mod sim;
mod spread;
mod study;
mod work;

use std::{
    io::Read,
    path::{Path, PathBuf},
    sync::Arc,
    time::{SystemTime, UNIX_EPOCH},
};

use catalog::{Catalog, DynGame, Match, Referee};
use clap::Parser;
use tabletop::{OpenProblem, Phrase, Seat, SetupProblem, Speak};
use words::{Language, Speaker};

pub use self::guests::complaint;
use crate::{
    args::{Args, Command, Common, SetupArgs},
    output::Failure,
};

/// Runs the command.
pub fn run(catalog: Catalog, args: Args) -> Result<(), Failure> {
    let context = Context::new(catalog, &args.common)?;
    // `orrery` alone is `orrery serve`.
    let command = args
        .command
        .or_else(|| Args::parse_from(["orrery", "serve"]).command);
    let serves = matches!(command, None | Some(Command::Serve(_) | Command::Work(_)));
    if context.boxes.len() > 1 && !serves {
        return Err(Failure::Input(context.say(&Phrase::new("cli-one-box"))));
    }
    match command {
        None => Ok(()),
        Some(Command::Serve(serve)) => serve::serve(&context, &serve),
        Some(Command::Work(work)) => work::work(&context, &work),
        Some(Command::Backup(args)) => backup::backup(&context, &args),
        Some(Command::Restore(args)) => backup::restore(&context, &args),
        Some(Command::Copy(args)) => copy::copy(&context, &args),
        Some(Command::Export(args)) => export::export(&context, &args),
        Some(Command::Admin(args)) => admin::admin(&context, &args),
        Some(Command::Completions { shell }) => shell::completions(&context.catalog, shell),
        Some(Command::Man { folder }) => shell::man(&context.catalog, &folder),
        Some(Command::Games) => games::games(&context),
        Some(Command::Rules { game, query }) => games::rules(&context, &game, query.as_deref()),
        Some(Command::Box { game, toml }) => games::figures(&context, &game, toml),
        Some(Command::Encoding { game }) => encoding::encoding(&context, &game),
        Some(Command::Play(play)) => play::play(&context, &play),
        Some(Command::New { game, setup }) => positions::new(&context, &game, &setup),
        Some(Command::Legal { file }) => positions::legal(&context, &file),
        Some(Command::Apply { words }) => positions::apply(&context, &words),
        Some(Command::Show { file, seat, svg }) => positions::show(&context, &file, seat, svg),
        Some(Command::Score { file }) => positions::score(&context, &file),
        Some(Command::Engine(args)) => engine::engine(context, &args),
        Some(Command::Schema { name, game }) => {
            schema::schema(&context, name.as_deref(), game.as_deref())
        }
        Some(Command::Sim(sim)) => sim::sim(&context, &sim),
        Some(Command::Match(series)) => series::series(&context, &series),
        Some(Command::Study(args)) => study::study(&context, &args),
        Some(Command::Replay { file, states }) => records::replay(&context, &file, states),
        Some(Command::Verify { file }) => records::verify(&context, &file),
        Some(Command::Review(args)) => review::review(&context, &args),
        Some(Command::Calibrate(args)) => calibrate::calibrate(&context, &args),
        Some(Command::Puzzles(args)) => puzzles::puzzles(&context, &args),
        Some(Command::Experience(args)) => experience::experience(&context, &args),
        Some(Command::Bench { game, seconds }) => bench::bench(&context, game.as_deref(), seconds),
    }
}

/// What every command has at hand: the games, the language, the format, the corrected
/// figures.
pub struct Context {
    pub catalog: Catalog,
    pub language: Language,
    pub json: bool,
    /// The files with corrected figures.
    pub boxes: Vec<PathBuf>,
    pub figures: Option<String>,
}

impl Context {
    fn new(catalog: Catalog, common: &Common) -> Result<Self, Failure> {
        let figures = match &common.figures[..] {
            [file] => Some(read_file(file)?),
            _ => None,
        };
        let language = common.lang.unwrap_or_else(language_of_the_system);
        Ok(Self {
            catalog,
            language,
            json: common.json,
            boxes: common.figures.clone(),
            figures,
        })
    }

    /// The corrected figures, if any.
    pub fn figures(&self) -> Option<&str> {
        self.figures.as_deref()
    }

    /// The program's own words.
    fn own_words(&self) -> &'static str {
        match self.language {
            Language::En => include_str!("../../locales/en.ftl"),
            Language::Es => include_str!("../../locales/es.ftl"),
            Language::Fr => include_str!("../../locales/fr.ftl"),
        }
    }

    /// Someone who can say what the program and the game have to say.
    pub fn speaker(&self, entry: &dyn DynGame) -> Speaker {
        Speaker::new(
            self.language,
            &[self.own_words(), entry.locale(self.language)],
        )
    }

    /// A sentence of the program itself.
    pub fn say(&self, phrase: &Phrase) -> String {
        Speaker::new(self.language, &[self.own_words()]).say(phrase)
    }

    /// The game of this name, or the only one with a word in its name that begins like
    /// this; else which names there are.
    pub fn entry(&self, name: &str) -> Result<&dyn DynGame, Failure> {
        let found = self.catalog.find(name).or_else(|| {
            let mut alike = self
                .catalog
                .games()
                .filter(|entry| answers_to(*entry, name));
            alike.next().filter(|_| alike.next().is_none())
        });
        found.ok_or_else(|| {
            let phrase = Phrase::new("cli-no-such-game")
                .with("game", name.to_string())
                .with("known", self.known_games());
            Failure::Input(self.say(&phrase))
        })
    }

    /// The game of this name; which there are if none is named.
    pub fn entry_or_list(&self, name: Option<&str>) -> Result<&dyn DynGame, Failure> {
        let Some(name) = name else {
            let phrase = Phrase::new("cli-which-game").with("known", self.known_games());
            return Err(Failure::Input(self.say(&phrase)));
        };
        self.entry(name)
    }

    fn known_games(&self) -> String {
        let known = self.catalog.games().map(|entry| entry.info().id);
        known.collect::<Vec<&str>>().join(", ")
    }

    /// Opens the box.
    pub fn open(
        &self,
        entry: &dyn DynGame,
        setup: &SetupArgs,
    ) -> Result<Arc<dyn Referee>, Failure> {
        let players = setup.players.unwrap_or_else(|| default_players(entry));
        let options = setup.options();
        let problem = match entry.open(self.figures(), players, &options) {
            Ok(referee) => return Ok(referee),
            Err(problem) => problem,
        };
        let phrase = match problem {
            OpenProblem::Figures { line, what } => Phrase::new("cli-bad-figures")
                .with("line", line as i64)
                .with("what", what),
            OpenProblem::Setup(SetupProblem::Players { given, allowed }) => {
                Phrase::new("cli-bad-players")
                    .with("given", i64::from(given))
                    .with("least", i64::from(*allowed.start()))
                    .with("most", i64::from(*allowed.end()))
            }
            OpenProblem::Setup(SetupProblem::UnknownOption { key }) => {
                let known = entry.info().options.iter().map(|option| option.key);
                Phrase::new("cli-no-such-option")
                    .with("key", key)
                    .with("known", known.collect::<Vec<_>>().join(", "))
            }
            OpenProblem::Setup(SetupProblem::BadValue { key, value }) => {
                let known = catalog::possible_values(entry, self.figures(), players, &options, key);
                let phrase = if known.is_empty() {
                    Phrase::new("cli-bad-option-free")
                } else {
                    Phrase::new("cli-bad-option").with("known", known.join(", "))
                };
                phrase.with("key", key.to_string()).with("value", value)
            }
        };
        Err(Failure::Input(self.say(&phrase)))
    }

    /// A refusal as one line: the reason, and the rule's number.
    pub fn refusal(&self, speaker: &Speaker, refusal: &catalog::Refusal) -> String {
        let reason = speaker.say(&refusal.phrase);
        match refusal.rule {
            Some(rule) => format!("{reason} [{rule}]"),
            None => reason,
        }
    }
}

/// Whether a word of a game's name, or the whole of it, begins like this.
fn answers_to(entry: &dyn DynGame, name: &str) -> bool {
    let name = name.to_lowercase();
    let id = entry.info().id;
    let starts = |index: usize| id[index..].starts_with(&name);
    let words = id.match_indices('-').map(|(index, _)| index + 1);
    !name.is_empty() && std::iter::once(0).chain(words).any(starts)
}

/// Two, or as near to it as the game allows.
fn default_players(entry: &dyn DynGame) -> u8 {
    let allowed = &entry.info().players;
    2.clamp(*allowed.start(), *allowed.end())
}

/// The language the system is set to, if it is one of ours.
fn language_of_the_system() -> Language {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .and_then(|value| value.parse().ok())
        .unwrap_or(Language::En)
}

/// The text of a file, or of standard input.
pub fn read_file(file: &Path) -> Result<String, Failure> {
    let text = if file.as_os_str() == "-" {
        let mut text = String::new();
        std::io::stdin()
            .lock()
            .read_to_string(&mut text)
            .map(|_| text)
    } else {
        std::fs::read_to_string(file)
    };
    text.map_err(|error| Failure::Input(format!("{}: {error}", name_of(file))))
}

/// What a file is called in a message.
pub fn name_of(file: &Path) -> String {
    if file.as_os_str() == "-" {
        "standard input".into()
    } else {
        file.display().to_string()
    }
}

/// A seed for a game that nobody wants to repeat.
pub fn new_seed() -> u64 {
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |time| time.as_nanos() as u64);
    catalog::game_seed(now, u64::from(std::process::id()))
}

/// The names of all sides: those given, else "Seat 2" or the bot's kind; the
/// automaton last.
pub fn side_names(referee: &dyn Referee, seats: &[String], speaker: &Speaker) -> Vec<String> {
    let mut names = seats.to_vec();
    names.truncate(referee.seats() as usize);
    for seat in Seat::first(referee.seats()).skip(names.len()) {
        names
            .push(speaker.say(&Phrase::new("words-seat").with("number", i64::from(seat.number()))));
    }
    for _ in referee.seats()..referee.sides() {
        names.push(speaker.say(&referee.automaton()));
    }
    names
}

/// The points of all sides by source as a table. Sources that gave nobody
/// anything are left out.
pub fn score_table(
    referee: &dyn Referee,
    game: &dyn Match,
    names: &[String],
    speaker: &Speaker,
) -> String {
    let head = std::iter::once(String::new()).chain(names.iter().cloned());
    let mut table = crate::output::Table::new(1, head);
    let sides = || Seat::first(referee.sides());
    for (source, key) in referee.info().sources.iter().enumerate() {
        let points: Vec<i32> = sides()
            .map(|seat| game.points(seat, source as u8))
            .collect();
        if points.iter().any(|&points| points != 0) {
            let name = speaker.say(&Phrase::new(key));
            table.row(std::iter::once(name).chain(points.iter().map(|&points| signed(points))));
        }
    }
    let total = speaker.say(&Phrase::new("cli-total"));
    table.row(std::iter::once(total).chain(sides().map(|seat| signed(game.total(seat)))));
    if let Some(outcome) = game.outcome() {
        let place = speaker.say(&Phrase::new("cli-place"));
        let places = outcome.places().iter().map(ToString::to_string);
        table.row(std::iter::once(place).chain(places));
    }
    table.text()
}

/// A number with a real minus sign.
pub fn signed(number: i32) -> String {
    number.to_string().replace('-', "−")
}
