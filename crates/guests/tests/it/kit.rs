//! One game with a program, and programs made of a few lines of shell.

use std::{
    fs,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use catalog::{BotKind, BotList, BotSpec, Lost, Referee, Simulation};
use guests::Hosting;
use tabletop::Options;
use words::{Language, Speaker};

/// A table for two of the first game there is.
pub fn table() -> Arc<dyn Referee> {
    let catalog = games::catalog();
    let game = catalog.find("red-outpost").unwrap();
    game.open(None, 2, &Options::new()).unwrap()
}

pub fn hosting(time: Duration) -> Hosting {
    let catalog = games::catalog();
    let words = catalog.find("red-outpost").unwrap().locale(Language::En);
    Hosting {
        time,
        speaker: Speaker::new(Language::En, &[words]),
    }
}

/// Plays one game of the program at the first seat against a random bot; how the
/// program lost its seat, and how long the game took.
pub fn play(command: &str, time: Duration) -> (Option<Lost>, Duration) {
    let referee = table();
    let hosting = hosting(time);
    let program = BotSpec::Program(command.to_string());
    let what = Simulation {
        games: 1,
        first: 0,
        played: Default::default(),
        bots: BotList(vec![program, BotSpec::House(BotKind::Random)]),
        seed: 1,
        threads: 1,
        networks: catalog::Networks::default(),
        randomised: false,
    };
    let lost = Mutex::new(None);
    let began = Instant::now();
    let invite = guests::invite(&*referee, &hosting);
    let report = referee.simulate(&what, &invite, &|finished| {
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
