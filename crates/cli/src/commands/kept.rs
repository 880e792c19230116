//! The games that others have played for somebody, in a file, so that a series that was stopped
//! goes on: JSON lines. A line that says what is played is followed by its games.

use std::{
    cell::RefCell,
    fs::{self, File, OpenOptions},
    io::Write,
    path::Path,
};

use serde::{Deserialize, Serialize};
use series::{Games, Played};

use crate::output::Failure;

/// A line of the file.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Line {
    /// What the games below are of.
    Series(Games),
    /// A game.
    Game(Played),
}

/// The file, and what was in it.
pub struct Kept {
    file: RefCell<Open>,
    games: Vec<(Games, Vec<Played>)>,
}

struct Open {
    file: File,
    /// What the last line is of.
    of: Option<Games>,
}

impl Kept {
    /// Reads the file, if it is there. A line that was not finished is left out.
    pub fn open(path: &Path) -> Result<Self, Failure> {
        let wrong = |what: String| Failure::Input(format!("{}: {what}", path.display()));
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(wrong(error.to_string())),
        };
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let mut games: Vec<(Games, Vec<Played>)> = Vec::new();
        for (number, line) in text[..whole].lines().enumerate() {
            let wrong = |what: &str| wrong(format!("line {}: {what}", number + 1));
            match serde_json::from_str(line).map_err(|error| wrong(&error.to_string()))? {
                Line::Series(series) => games.push((series, Vec::new())),
                Line::Game(game) => {
                    let section = games.last_mut();
                    let section = section.ok_or_else(|| wrong("a game of nothing"))?;
                    section.1.push(game);
                }
            }
        }
        let file = OpenOptions::new().create(true).append(true).open(path);
        let file = file.map_err(|error| wrong(error.to_string()))?;
        if whole < text.len() {
            file.set_len(whole as u64).map_err(Failure::world)?;
        }
        let of = games.last().map(|(series, _)| series.clone());
        Ok(Self {
            file: RefCell::new(Open { file, of }),
            games,
        })
    }

    /// The games of a series that are there.
    pub fn games(&self, series: &Games) -> impl Iterator<Item = &Played> {
        let same = self.games.iter().filter(move |(known, _)| known == series);
        same.flat_map(|(_, games)| games)
    }

    /// Adds a game of a series.
    pub fn add(&self, series: &Games, game: &Played) -> Result<(), String> {
        let mut open = self.file.borrow_mut();
        let mut text = String::new();
        let mut add = |line: &Line| {
            text += &serde_json::to_string(line).expect("plain data");
            text.push('\n');
        };
        if open.of.as_ref() != Some(series) {
            add(&Line::Series(series.clone()));
            open.of = Some(series.clone());
        }
        add(&Line::Game(game.clone()));
        let written = open.file.write_all(text.as_bytes());
        written.map_err(|error| error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn series(seed: u64) -> Games {
        Games {
            game: "pig".into(),
            rules: 1,
            figures: None,
            players: 2,
            options: Default::default(),
            bots: vec!["random".into()],
            seed,
            randomised: false,
            games: Vec::new(),
        }
    }

    fn game(number: u64) -> Played {
        Played {
            game: number,
            actions: Vec::new(),
            places: vec![1, 2],
            scores: vec![3, 0],
            decisions: vec![1, 1],
            thinking: vec![0, 0],
        }
    }

    #[test]
    fn what_was_kept_is_there_again_by_its_series() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("kept");
        let kept = Kept::open(&path).unwrap();
        for (seed, number) in [(1, 0), (1, 2), (2, 0)] {
            kept.add(&series(seed), &game(number)).unwrap();
        }
        drop(kept);
        // The program was stopped while it wrote.
        let mut file = OpenOptions::new().append(true).open(&path).unwrap();
        file.write_all(br#"{"game":{"ga"#).unwrap();
        let numbers = |kept: &Kept, seed| -> Vec<u64> {
            kept.games(&series(seed)).map(|game| game.game).collect()
        };
        let kept = Kept::open(&path).unwrap();
        assert_eq!(
            (numbers(&kept, 1), numbers(&kept, 2)),
            (vec![0, 2], vec![0])
        );
        kept.add(&series(1), &game(1)).unwrap();
        let kept = Kept::open(&path).unwrap();
        assert_eq!(
            (numbers(&kept, 1), numbers(&kept, 3)),
            (vec![0, 2, 1], vec![])
        );
        fs::write(&path, "nonsense\n").unwrap();
        assert!(Kept::open(&path).is_err());
    }
}
