//! Puzzles: their pages, and what a visitor made of them.

use std::sync::Arc;

use axum::{
    extract::{Path, Query, State},
    response::{IntoResponse, Response},
};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use puzzles::Set;
use serde::Deserialize;

use super::{Visitor, html};
use crate::{
    app::App,
    frame::DailyPuzzleFrame,
    pages,
    problem::Problem,
    puzzle_frame::{self, Mark, PuzzleLine},
};

/// How many days a browser remembers what was solved.
const KEPT_DAYS: i64 = 730;
/// The seconds of a day.
const DAY: u64 = 86_400;

/// What an address says about a puzzle.
#[derive(Debug, Deserialize)]
pub struct PuzzleQuery {
    /// The answer that is given, in notation.
    answer: Option<String>,
}

/// All puzzles of a game.
pub async fn list(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    cookies: CookieJar,
    Path(game): Path<String>,
) -> Result<Response, Problem> {
    let (entry, set) = app.puzzles(&game)?;
    let lines = lines(set, &Marks::read(&cookies, &game));
    let reader = visitor.reader(&app, Some(&game)).await;
    let title = entry.info().title;
    Ok(html(pages::puzzles(&game, title, &lines, &reader)))
}

/// A puzzle, or what an answer to it is worth.
pub async fn page(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    cookies: CookieJar,
    Path((game, number)): Path<(String, usize)>,
    Query(query): Query<PuzzleQuery>,
) -> Result<Response, Problem> {
    app.puzzles(&game)?;
    let mut marks = Marks::read(&cookies, &game);
    let reader = visitor.reader(&app, Some(&game)).await;
    let at = app.clone();
    let work = move || {
        let (entry, set) = at.puzzles(&game)?;
        let opened = puzzle_frame::open(entry, set, number)?;
        let given = query.answer.as_deref();
        let right = given.map(|given| {
            let none = || Problem::bad("problem-form");
            opened.is_right(given).ok_or_else(none)
        });
        let right = right.transpose()?;
        if let Some(right) = right {
            marks.note(number, right);
        }
        let frame = opened.frame(given, &reader.name, &reader.speaker);
        let next = next(set, &marks, number);
        let page = pages::puzzle(&frame, next, &reader);
        Ok((page, right.map(|_| marks.cookie(&game))))
    };
    let (page, cookie) = app.frames.work(work).await?;
    let mut cookies = CookieJar::new();
    if let Some(cookie) = cookie {
        cookies = cookies.add(cookie);
    }
    Ok((cookies, html(page)).into_response())
}

/// The puzzles of a set, the easiest first.
fn lines(set: &Set, marks: &Marks) -> Vec<PuzzleLine> {
    let puzzles = set.puzzles().enumerate();
    let tables = &set.header.tables;
    let mut lines: Vec<PuzzleLine> = puzzles
        .map(|(index, (played, puzzle))| PuzzleLine {
            number: index + 1,
            difficulty: puzzle.difficulty,
            players: tables[played.game as usize % tables.len()].players,
            mark: marks.of(index + 1),
        })
        .collect();
    lines.sort_by_key(|line| line.difficulty);
    lines
}

/// The next puzzle that is open, as hard as this one or harder; else any that is open.
fn next(set: &Set, marks: &Marks, number: usize) -> Option<usize> {
    let lines = lines(set, marks);
    let at = lines.iter().position(|line| line.number == number)?;
    let later = lines[at + 1..].iter().chain(&lines[..at]);
    let mut open = later.filter(|line| line.mark == Mark::Open);
    open.next().map(|line| line.number)
}

/// The puzzle of the day: the same for everyone on a day of UTC.
pub fn of_the_day(app: &App) -> Option<DailyPuzzleFrame> {
    daily(app, app.hub.now() / 1000 / DAY)
}

fn daily(app: &App, day: u64) -> Option<DailyPuzzleFrame> {
    let games = app.catalog().games().map(|entry| entry.info().id);
    let sets: Vec<_> = games.filter_map(|game| app.puzzles(game).ok()).collect();
    let count = sets.len() as u64;
    let (entry, set) = sets.get(day.checked_rem(count)? as usize)?;
    let puzzles = set.puzzles().count() as u64;
    let index = (day / count).checked_rem(puzzles)? as usize;
    let (_, puzzle) = set.puzzles().nth(index)?;
    Some(DailyPuzzleFrame {
        game: entry.info().id.to_string(),
        title: entry.info().title.to_string(),
        number: index + 1,
        difficulty: puzzle.difficulty,
    })
}

/// What a visitor made of the puzzles of a game: a letter for each, in a cookie.
struct Marks(Vec<u8>);

impl Marks {
    fn name(game: &str) -> String {
        format!("puzzles-{game}")
    }

    fn read(cookies: &CookieJar, game: &str) -> Self {
        let cookie = cookies.get(&Self::name(game));
        Self(cookie.map_or_else(Vec::new, |cookie| cookie.value().bytes().collect()))
    }

    fn of(&self, number: usize) -> Mark {
        match self.0.get(number - 1) {
            Some(b's') => Mark::Solved,
            Some(b'm') => Mark::Missed,
            _ => Mark::Open,
        }
    }

    /// Notes an answer. The first one counts: it was given without knowing the solution.
    fn note(&mut self, number: usize, right: bool) {
        if self.of(number) != Mark::Open {
            return;
        }
        if self.0.len() < number {
            self.0.resize(number, b'-');
        }
        self.0[number - 1] = if right { b's' } else { b'm' };
    }

    fn cookie(&self, game: &str) -> Cookie<'static> {
        let is_known = |letter: &u8| matches!(letter, b's' | b'm');
        let letter = |letter: &u8| {
            if is_known(letter) {
                char::from(*letter)
            } else {
                '-'
            }
        };
        let value: String = self.0.iter().map(letter).collect();
        let mut cookie = Cookie::new(Self::name(game), value);
        cookie.set_path("/puzzles");
        cookie.set_same_site(SameSite::Lax);
        cookie.set_http_only(true);
        if let Ok(life) = std::time::Duration::from_secs(DAY * KEPT_DAYS as u64).try_into() {
            cookie.set_max_age(Some(life));
        }
        cookie
    }
}
