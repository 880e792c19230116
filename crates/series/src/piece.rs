//! A piece of a series, and what comes of it: as it goes over the bus, and how it is played.

use std::{collections::HashSet, time::Duration};

use catalog::{BotList, BotSpec, Catalog, Ending, FinishedGame, Networks, Simulation, game_seed};
use puzzles::{Effort, Finder};
use serde::{Deserialize, Serialize};
use tabletop::{Options, Seat};

/// A piece of a series: enough to play it anywhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Piece {
    /// The name of the series, which no other has.
    pub series: String,
    /// Which piece of it.
    pub number: u64,
    /// What is to be done.
    pub what: What,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case", deny_unknown_fields)]
pub enum What {
    /// Some games of a series.
    Games(Games),
    /// A game in which puzzles are looked for.
    Puzzles(Puzzles),
}

/// Some games of a series.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Games {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The text of corrected figures, where they are not those of the box.
    pub figures: Option<String>,
    /// How many people play.
    pub players: u8,
    /// The options.
    pub options: Options,
    /// The bots, which go round the table.
    pub bots: Vec<String>,
    /// The seed of the series.
    pub seed: u64,
    /// Whether lots answer what a study leaves to them.
    pub randomised: bool,
    /// Which games of the series.
    pub games: Vec<u64>,
}

/// A game in which puzzles are looked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzles {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The seed of the set.
    pub seed: u64,
    /// Which game of the set.
    pub index: u64,
}

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// Which game of the series.
    pub game: u64,
    /// Who did what, in notation.
    pub actions: Vec<(Seat, String)>,
    /// The place of each side.
    pub places: Vec<u8>,
    /// The points of each side.
    pub scores: Vec<i32>,
    /// How many decisions each seat made.
    pub decisions: Vec<u64>,
    /// How long each seat thought, in nanoseconds.
    pub thinking: Vec<u64>,
}

/// What comes of a piece.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "made", rename_all = "snake_case", deny_unknown_fields)]
pub enum Made {
    /// Games of it, perhaps not all.
    Games {
        /// The games.
        games: Vec<Played>,
    },
    /// What was found in a game.
    Puzzles {
        /// The game with its puzzles.
        played: puzzles::Played,
    },
    /// It cannot be done here or anywhere.
    Failed {
        /// Why.
        why: String,
    },
}

impl From<FinishedGame> for Played {
    fn from(game: FinishedGame) -> Self {
        let nanoseconds = |time: Duration| u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        let thinking = game.ending.thinking.into_iter();
        Self {
            game: game.index,
            actions: game.actions,
            places: game.ending.places,
            scores: game.ending.scores,
            decisions: game.ending.decisions,
            thinking: thinking.map(nanoseconds).collect(),
        }
    }
}

impl Played {
    /// The game as it comes from a series that is played here.
    #[must_use]
    pub fn finished(self, bots: &BotList, seed: u64) -> FinishedGame {
        let seats = self.decisions.len();
        let at = |seat: usize| bots.at(Seat(seat as u8), self.game).clone();
        FinishedGame {
            index: self.game,
            seed: game_seed(seed, self.game),
            bots: (0..seats).map(at).collect(),
            actions: self.actions,
            ending: Ending {
                places: self.places,
                scores: self.scores,
                decisions: self.decisions,
                thinking: self
                    .thinking
                    .into_iter()
                    .map(Duration::from_nanos)
                    .collect(),
                lost: vec![None; seats],
            },
        }
    }
}

impl Games {
    /// Plays them one after the other, on this thread; `made` hears of each, and says whether to
    /// go on.
    ///
    /// # Errors
    /// When they cannot be played with these games and bots.
    pub fn play(
        &self,
        catalog: &Catalog,
        made: &(dyn Fn(Played) -> bool + Sync),
    ) -> Result<(), String> {
        let entry = catalog.find(&self.game).ok_or("no such game")?;
        if entry.info().rules_version != self.rules {
            return Err("other rules".to_owned());
        }
        let referee = entry.open(self.figures.as_deref(), self.players, &self.options);
        let referee = referee.map_err(|why| catalog::explain_setup(&why))?;
        let bots: Result<Vec<BotSpec>, _> = self.bots.iter().map(|bot| bot.parse()).collect();
        let bots = bots.map_err(|why: catalog::UnknownBot| why.to_string())?;
        if bots.is_empty() || !bots.iter().all(is_of_the_house) {
            return Err("only bots of the house play everywhere".to_owned());
        }
        let (Some(first), Some(last)) = (self.games.iter().min(), self.games.iter().max()) else {
            return Ok(());
        };
        let wanted: HashSet<u64> = self.games.iter().copied().collect();
        let what = Simulation {
            games: last.saturating_add(1),
            first: *first,
            played: (*first..=*last)
                .filter(|game| !wanted.contains(game))
                .collect(),
            bots: BotList(bots),
            seed: self.seed,
            threads: 1,
            networks: Networks::default(),
            randomised: self.randomised,
        };
        let nobody = |_: &str, _, _| unreachable!("no program is among the bots");
        referee.simulate(&what, &nobody, &|game| made(game.into()));
        Ok(())
    }
}

/// Whether a bot thinks alike on every machine, and is there.
fn is_of_the_house(bot: &BotSpec) -> bool {
    matches!(bot, BotSpec::House(_))
}

impl Puzzles {
    /// Plays the game and looks for puzzles in it.
    ///
    /// # Errors
    /// When it cannot be played with these games.
    pub fn play(&self, catalog: &Catalog) -> Result<puzzles::Played, String> {
        let entry = catalog.find(&self.game).ok_or("no such game")?;
        if entry.info().rules_version != self.rules {
            return Err("other rules".to_owned());
        }
        let finder = Finder::new(entry, self.seed, Effort::default(), String::new());
        let finder = finder.map_err(|why| catalog::explain_setup(&why))?;
        Ok(finder.play(self.index, &mut || {}))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;

    fn games(numbers: Vec<u64>) -> Games {
        let catalog = games::catalog();
        let entry = catalog.find("red-outpost").unwrap();
        Games {
            game: "red-outpost".into(),
            rules: entry.info().rules_version,
            figures: None,
            players: 2,
            options: Options::new(),
            bots: vec!["random".into(), "novice".into()],
            seed: 7,
            randomised: false,
            games: numbers,
        }
    }

    fn play(games: &Games) -> Result<Vec<Played>, String> {
        let played = Mutex::new(Vec::new());
        games.play(&games::catalog(), &|game| {
            played.lock().unwrap().push(game);
            true
        })?;
        Ok(played.into_inner().unwrap())
    }

    /// All but how long the bots thought.
    fn told(games: &[Played]) -> Vec<String> {
        let timeless = games.iter().map(|game| Played {
            thinking: Vec::new(),
            ..game.clone()
        });
        let told = timeless.map(|game| serde_json::to_string(&game).unwrap());
        told.collect()
    }

    #[test]
    fn pieces_of_a_series_are_the_series() {
        let whole = play(&games((0..6).collect())).unwrap();
        assert_eq!(whole.len(), 6);
        let pieces = [vec![4, 1], vec![5], vec![0, 2, 3]];
        let mut pieces: Vec<Played> = pieces
            .into_iter()
            .flat_map(|numbers| play(&games(numbers)).unwrap())
            .collect();
        pieces.sort_by_key(|game| game.game);
        assert_eq!(told(&pieces), told(&whole));
        // On the way nothing is lost.
        let text = serde_json::to_string(&whole).unwrap();
        assert_eq!(serde_json::from_str::<Vec<Played>>(&text).unwrap(), whole);
    }

    #[test]
    fn the_sums_of_a_series_follow_from_its_games() {
        let some = games((0..6).collect());
        let bots = BotList(some.bots.iter().map(|bot| bot.parse().unwrap()).collect());
        let catalog = games::catalog();
        let entry = catalog.find(&some.game).unwrap();
        let referee = entry.open(None, some.players, &some.options).unwrap();
        let what = Simulation {
            games: 6,
            first: 0,
            played: HashSet::new(),
            bots: bots.clone(),
            seed: some.seed,
            threads: 2,
            networks: Networks::default(),
            randomised: false,
        };
        let here = referee.simulate(&what, &|_, _, _| unreachable!(), &|_| true);
        let played = play(&some).unwrap().into_iter();
        let mut played: Vec<_> = played.map(|game| game.finished(&bots, some.seed)).collect();
        assert_eq!(referee.report(&bots, &played).unwrap(), here);
        // What was not played by the rules is not counted.
        played[3].actions.pop();
        assert!(
            referee
                .report(&bots, &played)
                .unwrap_err()
                .contains("game 3")
        );
    }

    #[test]
    fn what_cannot_be_played_is_refused() {
        let one = || games(vec![0]);
        for wrong in [
            Games {
                game: "pig".into(),
                ..one()
            },
            Games { rules: 0, ..one() },
            Games {
                players: 9,
                ..one()
            },
            Games {
                bots: vec!["exec:/bin/sh".into()],
                ..one()
            },
            Games {
                bots: vec!["network:file".into()],
                ..one()
            },
            Games {
                bots: Vec::new(),
                ..one()
            },
        ] {
            assert!(play(&wrong).is_err(), "{wrong:?}");
        }
    }
}
