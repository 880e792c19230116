//! One game with a program, and programs made of a few lines of shell.

use std::{
    fs,
    sync::Mutex,
    time::{Duration, Instant},
};

use bots::{Bot, BotKind, Entrant, Lost, Simulation, simulate};
use guests::{Guest, Hosting};
use red_outpost::RedOutpost;
use tabletop::{Game, Options, Seat, Words};
use words::{Language, Speaker};

pub fn game() -> RedOutpost {
    RedOutpost::open(RedOutpost::BOX, 2, &Options::new()).unwrap()
}

pub fn hosting(time: Duration) -> Hosting {
    let words = RedOutpost::locale("en").unwrap();
    Hosting {
        time,
        speaker: Speaker::new(Language::En, &[words]),
    }
}

/// Plays one game of the program at the first seat against a random bot; how the
/// program lost its seat, and how long the game took.
pub fn play(command: &str, time: Duration) -> (Option<Lost>, Duration) {
    let game = game();
    let hosting = hosting(time);
    let program = Entrant::Program(command.to_string());
    let what = Simulation {
        games: 1,
        played: Default::default(),
        bots: bots::BotList(vec![program, Entrant::House(BotKind::Random)]),
        seed: 1,
        threads: 1,
        by_lot: false,
    };
    let make = |bot: &Entrant, seat: Seat, seed: u64| -> Box<dyn Bot<RedOutpost>> {
        match bot {
            Entrant::House(kind) => kind.make(seed),
            Entrant::Program(command) => Box::new(Guest::new(&game, command, seat, seed, &hosting)),
        }
    };
    let lost = Mutex::new(None);
    let began = Instant::now();
    let report = simulate(&game, &what, &make, &|finished| {
        let [program, random] = &finished.ending.lost[..] else {
            panic!("two sit at the table");
        };
        assert_eq!(*random, None, "the other bot is not harmed");
        *lost.lock().unwrap() = Some(program.clone());
        true
    });
    assert_eq!(report.games, 1, "the game goes on to its end");
    let lost = lost.into_inner().unwrap().expect("the game is over");
    (lost, began.elapsed())
}

/// A program in a shell script, in a folder of its own.
pub struct Script {
    folder: tempfile::TempDir,
}

impl Script {
    pub fn new(text: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("bot.sh"), text).unwrap();
        Self { folder }
    }

    pub fn file(&self, name: &str) -> String {
        let path = self.folder.path().join(name);
        path.to_str().expect("a path in ASCII").to_string()
    }

    /// The script gets the path of a file it may write to.
    pub fn command(&self) -> String {
        format!("sh {} {}", self.file("bot.sh"), self.file("notes"))
    }

    /// What the script has written there.
    pub fn notes(&self) -> String {
        fs::read_to_string(self.file("notes")).unwrap_or_default()
    }
}
