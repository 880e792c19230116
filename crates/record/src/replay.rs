//! Strict replay: every line is played and compared.

use std::sync::Arc;

use catalog::{Catalog, Match, Referee};
use tabletop::{Options, Seat};

use crate::format::{Entry, Header, Record, RecordProblem};

/// What a genuine record says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// How many actions were replayed.
    pub actions: usize,
    /// Whether the dice were committed to before the game.
    pub committed: bool,
    /// Whether the game was played to its end, and not broken off.
    pub finished: bool,
}

/// What must be the same for a record or position to mean the same.
pub(crate) struct Setting<'a> {
    pub game: &'a str,
    pub rules: u32,
    pub figures: &'a str,
    pub players: u8,
    pub options: &'a Options,
}

impl<'a> From<&'a Header> for Setting<'a> {
    fn from(header: &'a Header) -> Self {
        Self {
            game: &header.game,
            rules: header.rules,
            figures: &header.figures,
            players: header.players,
            options: &header.options,
        }
    }
}

/// Opens the box as it was. `figures` are those of a corrected box.
pub(crate) fn open(
    catalog: &Catalog,
    setting: &Setting<'_>,
    figures: Option<&str>,
) -> Result<Arc<dyn Referee>, RecordProblem> {
    let problem = |what: String| RecordProblem::new(1, what);
    let entry = catalog
        .find(setting.game)
        .ok_or_else(|| problem(format!("there is no game {:?} here", setting.game)))?;
    let rules = entry.info().rules_version;
    if setting.rules != rules {
        let what = format!(
            "played by version {} of the rules, these are {rules}",
            setting.rules
        );
        return Err(problem(what));
    }
    let referee = entry
        .open(figures, setting.players, setting.options)
        .map_err(|why| problem(catalog::explain_setup(&why)))?;
    if referee.figures_hash() != setting.figures {
        return Err(problem(format!(
            "played with other printed figures ({}, these are {}): give their file with --box",
            setting.figures,
            referee.figures_hash()
        )));
    }
    Ok(referee)
}

/// Replays a record, showing every action with the game after it, and returns
/// the game at the end.
///
/// # Errors
/// With the line and what is wrong there.
pub fn replay(
    catalog: &Catalog,
    record: &Record,
    figures: Option<&str>,
    secret: Option<&str>,
    mut show: impl FnMut(Option<&Entry>, &dyn Match),
) -> Result<Box<dyn Match>, RecordProblem> {
    let referee = open(catalog, &Setting::from(&record.header), figures)?;
    let secret = record
        .ending
        .as_ref()
        .and_then(|ending| ending.secret.as_deref())
        .or(secret);
    let last = record.entries.len() + 2;
    let dice = record
        .header
        .dice
        .dice(secret)
        .map_err(|why| RecordProblem::new(last, why.to_string()))?;
    let mut game = referee.start(dice);
    show(None, &*game);
    for entry in &record.entries {
        let line = Record::line_of(entry.n);
        game.play(entry.seat, &entry.action).map_err(|refusal| {
            let rule = refusal
                .rule
                .map_or_else(String::new, |rule| format!(" ({rule})"));
            let (seat, action) = (entry.seat, &entry.action);
            RecordProblem::new(
                line,
                format!("seat {seat} may not play {action} here{rule}"),
            )
        })?;
        let position = game.digest(record.header.position_hash());
        if position != entry.position {
            let what = format!(
                "this action leads to position {position}, but the record says {}: \
                 this line or one above was changed",
                entry.position
            );
            return Err(RecordProblem::new(line, what));
        }
        show(Some(entry), &*game);
    }
    check_result(record, &*referee, &*game)?;
    Ok(game)
}

fn check_result(
    record: &Record,
    referee: &dyn Referee,
    game: &dyn Match,
) -> Result<(), RecordProblem> {
    let line = record.entries.len() + 2;
    let Some(ending) = &record.ending else {
        return Ok(());
    };
    let outcome = game.outcome();
    let places = outcome.as_ref().map_or(&[][..], |outcome| outcome.places());
    if places.is_empty() && !ending.result.places.is_empty() {
        return Err(RecordProblem::new(
            line,
            "a result, but the game is not over",
        ));
    }
    let scores: Vec<i32> = Seat::first(referee.sides())
        .map(|seat| game.total(seat))
        .collect();
    if (&scores[..], places) != (&ending.result.scores[..], &ending.result.places[..]) {
        let what = format!("the game ends with {scores:?}, places {places:?}");
        return Err(RecordProblem::new(line, what));
    }
    Ok(())
}

/// Says whether a record is genuine: complete, untouched, and played by the rules.
///
/// # Errors
/// With the line and what is wrong there.
pub fn verify(
    catalog: &Catalog,
    text: &str,
    figures: Option<&str>,
) -> Result<Verdict, RecordProblem> {
    let (record, sealed) = Record::read_lines(text)?;
    record.demand_ending()?;
    replay(catalog, &record, figures, None, |_, _| {})?;
    sealed?;
    let committed = matches!(record.header.dice, crate::DiceSource::Committed { .. });
    let ending = record.ending.as_ref();
    Ok(Verdict {
        actions: record.entries.len(),
        committed,
        finished: ending.is_some_and(|ending| !ending.result.places.is_empty()),
    })
}
