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
    }
}
