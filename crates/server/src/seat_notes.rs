//! Who came and went while a game was on, in words: nobody takes a seat unnoticed.

use tabletop::{Phrase, Speak};
use words::Speaker;

use crate::{
    frame::NoteFrame,
    show::said_name,
    table::{Note, NoteKind, TableState},
};

/// All notes of a table, oldest first.
pub fn notes(state: &TableState, speaker: &Speaker) -> Vec<NoteFrame> {
    let notes = state.notes.iter();
    notes
        .map(|note| NoteFrame {
            n: note.n,
            seat: note.seat.number(),
            text: speaker.say(&phrase(note, speaker)),
        })
        .collect()
}

/// A moment as it is written everywhere, in UTC.
pub fn written(at: u64) -> String {
    let at = i64::try_from(at).ok();
    let at = at.and_then(|at| jiff::Timestamp::from_millisecond(at).ok());
    at.unwrap_or_default()
        .strftime("%Y-%m-%d %H:%M UTC")
        .to_string()
}

fn phrase(note: &Note, speaker: &Speaker) -> Phrase {
    let former = said_name(&note.former, speaker);
    match &note.kind {
        NoteKind::Left => Phrase::new("page-note-left").with("name", former),
        NoteKind::Freed { by: Some(by) } => Phrase::new("page-note-freed")
            .with("by", by.clone())
            .with("name", former),
        NoteKind::Freed { by: None } => {
            Phrase::new("page-note-freed-operator").with("name", former)
        }
        NoteKind::Returned { name } => Phrase::new("page-note-returned").with("name", name.clone()),
        NoteKind::TakenOver { name } => Phrase::new("page-note-taken")
            .with("name", name.clone())
            .with("former", former),
        NoteKind::Bot { level } => Phrase::new("page-note-bot")
            .with(
                "level",
                said_name(&format!("{level} {}", note.seat), speaker),
            )
            .with("former", former),
        NoteKind::TimedOut => Phrase::new("page-note-time-out").with("name", former),
        NoteKind::Away { until } => Phrase::new("page-note-away")
            .with("name", former)
            .with("date", written(*until)),
        NoteKind::Back => Phrase::new("page-note-back").with("name", former),
        NoteKind::TimeGiven { by } => Phrase::new("page-note-time-given")
            .with("by", by.clone())
            .with("name", former),
        NoteKind::Pause { wanted: true } => Phrase::new("page-note-pause").with("name", former),
        NoteKind::Pause { wanted: false } => Phrase::new("page-note-go-on").with("name", former),
    }
}
