//! Finished games, kept for ever: they must replay with every piece counted, and
//! show everything that can be played.
//!
//! With `ORRERY_BLESS=1` they are played anew, always the same games: bots, the
//! first seed that fits.

mod circadians;
mod frozen;
mod kosmonavts;
mod red_outpost;

use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    path::PathBuf,
    sync::{Arc, LazyLock},
};

use catalog::{BotKind, Catalog, DynGame, Referee};
use record::{DiceSource, Journal, Record, SeatInfo, replay, verify};
use tabletop::Seat;

/// All games.
const CORPORA: &[Corpus] = &[red_outpost::CORPUS, kosmonavts::CORPUS, circadians::CORPUS];

/// The kept games of one game.
pub struct Corpus {
    game: &'static str,
    kept: &'static [Kept],
    /// Every kind of answer that some record must show.
    kinds: &'static [&'static str],
    /// An action with its particulars replaced by what they are.
    kind: fn(&str) -> String,
}

/// A game of the corpus: how it is set up and what it is kept for.
pub struct Kept {
    name: &'static str,
    players: u8,
    options: &'static [(&'static str, &'static str)],
    shows: &'static [Shows],
    /// Switches of the box that are not set as by default.
    readings: &'static [(&'static str, &'static str)],
}

impl Kept {
    /// The same, played with other readings of the rulebook.
    pub const fn with_readings(
        mut self,
        readings: &'static [(&'static str, &'static str)],
    ) -> Self {
        self.readings = readings;
        self
    }
}

/// What a game is kept for.
#[derive(Clone, Copy)]
pub enum Shows {
    /// The first seat wins.
    Won,
    /// The first seat does not.
    Lost,
    /// A kind of answer.
    Kind(&'static str),
    /// No answer of this kind.
    Never(&'static str),
    /// Kinds of answers and keys of words in this order; in between neither they nor
    /// the others.
    InARow(&'static [&'static str], &'static [&'static str]),
    /// Something that is told, by the key of its words.
    Told(&'static str),
    /// The last position, where a field has this value.
    Ends(&'static str, &'static str),
    /// Only random bots play.
    Random,
}

/// An entry of the list.
pub const fn kept(
    name: &'static str,
    players: u8,
    options: &'static [(&'static str, &'static str)],
    shows: &'static [Shows],
) -> Kept {
    Kept {
        name,
        players,
        options,
        shows,
        readings: &[],
    }
}

/// The games there are.
static CATALOG: LazyLock<Catalog> = LazyLock::new(games::catalog);

/// The records of all games, read or played anew once.
static TEXTS: LazyLock<BTreeMap<&str, BTreeMap<String, String>>> = LazyLock::new(|| {
    let corpora = CORPORA.iter();
    corpora.map(|corpus| (corpus.game, corpus.read())).collect()
});

impl Corpus {
    fn entry(&self) -> &'static dyn DynGame {
        CATALOG.find(self.game).expect("the catalogue has it")
    }

    fn folder(&self) -> PathBuf {
        let records = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../records");
        records.join(self.game)
    }

    /// The box with these readings; `None` is the one that comes with the game.
    fn figures(&self, readings: &[(&str, &str)]) -> Option<String> {
        let shipped = || self.entry().figures().to_string();
        let set = |text: String, &(name, reading): &(&str, &str)| {
            figures::with_reading(&text, name, reading)
        };
        (!readings.is_empty()).then(|| readings.iter().fold(shipped(), set))
    }

    /// The box that a game of this name was played with.
    fn figures_of(&self, name: &str) -> Option<String> {
        let kept = self.kept.iter().find(|kept| kept.name == name);
        kept.and_then(|kept| self.figures(kept.readings))
    }

    fn referee(
        &self,
        players: u8,
        options: &[(&str, &str)],
        readings: &[(&str, &str)],
    ) -> Arc<dyn Referee> {
        let options = options.iter();
        let options = options
            .map(|(key, value)| (key.to_string(), value.to_string()))
            .collect();
        let figures = self.figures(readings);
        let opened = self.entry().open(figures.as_deref(), players, &options);
        opened.expect("a good setup")
    }

    fn read(&self) -> BTreeMap<String, String> {
        if env::var_os("ORRERY_BLESS").is_some() {
            fs::create_dir_all(self.folder()).unwrap();
            for kept in self.kept {
                let file = self.folder().join(format!("{}.jsonl", kept.name));
                fs::write(file, self.play(kept)).unwrap();
            }
        }
        let files = fs::read_dir(self.folder()).expect("the folder of records");
        files
            .map(|file| {
                let file = file.expect("a readable folder").path();
                let name = file.file_name().unwrap().to_string_lossy().into_owned();
                let name = name.strip_suffix(".jsonl");
                let name = name.unwrap_or_else(|| panic!("{} is no record", file.display()));
                (name.to_string(), fs::read_to_string(&file).expect("a text"))
            })
            .collect()
    }

    fn texts(&self) -> &'static BTreeMap<String, String> {
        &TEXTS[self.game]
    }

    /// The records by name.
    fn records(&self) -> BTreeMap<String, Record> {
        let read = |(name, text): (&String, &String)| {
            let record = Record::read(text).unwrap_or_else(|problem| panic!("{name}: {problem}"));
            (name.clone(), record)
        };
        self.texts().iter().map(read).collect()
    }

    /// The first game that shows what it is kept for. Greedy and random bots sit
    /// by turns.
    fn play(&self, kept: &Kept) -> String {
        let referee = self.referee(kept.players, kept.options, kept.readings);
        let all_random = kept
            .shows
            .iter()
            .any(|shown| matches!(shown, Shows::Random));
        for seed in 0..100_000 {
            let bot = |seat: Seat| {
                if all_random || (u64::from(seat.0) + seed) % 2 == 1 {
                    BotKind::Random
                } else {
                    BotKind::Greedy
                }
            };
            let seats = Seat::first(referee.seats()).map(|seat| SeatInfo {
                name: format!("{} {seat}", bot(seat)),
                bot: Some(bot(seat).to_string()),
            });
            let dice = DiceSource::Seed { seed };
            let journal = Journal::start(referee.clone(), seats.collect(), dice, None);
            let mut journal = journal.expect("a seed needs no secret");
            let mut minds: Vec<_> = Seat::first(referee.seats())
                .map(|seat| {
                    let seed = catalog::game_seed(seed, u64::from(seat.0));
                    referee.bot(bot(seat), seed, catalog::Limits::default())
                })
                .collect();
            while let Some(seat) = journal.game().owing().lowest() {
                let action = journal.game().ask(seat, &mut *minds[seat.index()]);
                journal.play(seat, &action).expect("bots play by the rules");
            }
            if kept
                .shows
                .iter()
                .all(|&shown| self.is_shown(shown, &journal))
            {
                return journal.record().write();
            }
        }
        panic!("no game shows {}", kept.name);
    }

    fn is_shown(&self, shown: Shows, journal: &Journal) -> bool {
        let entries = &journal.record().entries;
        let won = || journal.game().outcome().expect("it is over").place(Seat(0)) == 1;
        match shown {
            Shows::Won => won(),
            Shows::Lost => !won(),
            Shows::Kind(kind) => entries
                .iter()
                .any(|entry| (self.kind)(&entry.action) == kind),
            Shows::Never(kind) => !self.is_shown(Shows::Kind(kind), journal),
            Shows::InARow(wanted, others) => {
                let mut shown = Vec::new();
                // The first moment is the beginning; every other follows an answer.
                let answers = entries.iter().map(|entry| Some((self.kind)(&entry.action)));
                for (answer, moment) in [None].into_iter().chain(answers).zip(journal.moments()) {
                    shown.extend(answer);
                    let news = moment.news(None).into_iter();
                    shown.extend(news.map(|news| news.phrase.key.to_string()));
                }
                shown.retain(|what| [wanted, others].concat().contains(&what.as_str()));
                shown.windows(wanted.len()).any(|row| row == wanted)
            }
            Shows::Told(key) => journal
                .moments()
                .any(|moment| moment.news(None).iter().any(|news| news.phrase.key == key)),
            Shows::Ends(field, value) => {
                let text = format!("\"{field}\":\"{value}\"");
                journal.game().position().to_string().contains(&text)
            }
            Shows::Random => true,
        }
    }
}

/// Every record is genuine, and every piece is counted after every action.
#[test]
fn every_kept_game_replays_with_every_piece_counted() {
    let texts = |corpus: &'static Corpus| corpus.texts().iter().map(move |text| (corpus, text));
    for (corpus, (name, text)) in CORPORA.iter().flat_map(texts) {
        let figures = corpus.figures_of(name);
        let figures = figures.as_deref();
        let verdict =
            verify(&CATALOG, text, figures).unwrap_or_else(|problem| panic!("{name}: {problem}"));
        let record = Record::read(text).unwrap();
        assert_eq!(&record.write(), text, "{name} is written as it is read");
        let shown = std::cell::Cell::new(0);
        let played = replay(&CATALOG, &record, figures, None, |entry, game| {
            let n = entry.map_or(0, |entry| entry.n);
            game.invariants()
                .unwrap_or_else(|broken| panic!("{name}, action {n}: {broken}"));
            assert_eq!(n, shown.replace(n + 1));
        });
        let played = played.unwrap_or_else(|problem| panic!("{name}: {problem}"));
        assert_eq!(shown.get(), verdict.actions + 1);
        let result = &record.ending.as_ref().unwrap().result;
        assert_eq!(played.outcome().unwrap().places(), result.places, "{name}");
    }
}

/// Every game that is listed is there, is set up as listed and shows what it is
/// kept for.
#[test]
fn every_kept_game_shows_what_it_is_kept_for() {
    for corpus in CORPORA {
        let records = corpus.records();
        let listed: BTreeSet<&str> = corpus.kept.iter().map(|kept| kept.name).collect();
        let there: BTreeSet<&str> = records.keys().map(String::as_str).collect();
        assert_eq!(there, listed, "{}", corpus.game);
        for kept in corpus.kept {
            let record = records[kept.name].clone();
            assert_eq!(record.header.players, kept.players, "{}", kept.name);
            for &(key, value) in kept.options {
                assert_eq!(record.header.options[key], value, "{}", kept.name);
            }
            let figures = corpus.figures(kept.readings);
            let journal = Journal::resume(&CATALOG, record, figures.as_deref(), None)
                .unwrap_or_else(|problem| panic!("{}: {problem}", kept.name));
            for &shown in kept.shows {
                assert!(corpus.is_shown(shown, &journal), "{}", kept.name);
            }
        }
    }
}

/// The corpus has every number of players, every value of every option and every
/// kind of answer.
#[test]
fn every_corpus_is_complete() {
    for corpus in CORPORA {
        let info = corpus.entry().info();
        let mut missing: BTreeSet<String> = corpus.kinds.iter().map(ToString::to_string).collect();
        missing.extend(
            info.players
                .clone()
                .map(|players| format!("{players} players")),
        );
        for option in info.options {
            let values = option.values.iter();
            missing.extend(values.map(|value| format!("{}={value}", option.key)));
            if option.values.is_empty() {
                missing.insert(format!("{}, not as by default", option.key));
            }
        }
        let mut unknown = BTreeSet::new();
        for (name, record) in corpus.records() {
            let header = &record.header;
            missing.remove(&format!("{} players", header.players));
            let defaults = corpus.referee(header.players, &[], &[]).options();
            for (key, value) in &header.options {
                missing.remove(&format!("{key}={value}"));
                if *value != defaults[key] {
                    missing.remove(&format!("{key}, not as by default"));
                }
            }
            for entry in &record.entries {
                let kind = (corpus.kind)(&entry.action);
                missing.remove(&kind);
                if !corpus.kinds.contains(&kind.as_str()) {
                    unknown.insert(format!("{kind} ({}, {name})", entry.action));
                }
            }
        }
        assert!(
            unknown.is_empty(),
            "kinds that are not listed: {unknown:#?}"
        );
        assert!(missing.is_empty(), "no record shows: {missing:#?}");
    }
}
