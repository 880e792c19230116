//! What is asked, in one sentence.

use tabletop::{Phrase, Seat};

use super::{location, side, worker};
use crate::{View, components::Phase, state::Table, step::Step};

/// The question the seat has to answer, or who is thinking about what.
pub(super) fn question(view: &View, seat: Seat) -> Phrase {
    let table = &view.table;
    let Some(step) = table.pending.top() else {
        return Phrase::new("question-over");
    };
    if !table.pending.seats().contains(seat) {
        return waiting(view, step);
    }
    match step {
        Step::Move if table.phase == Phase::Lunch => Phrase::new("question-lunch"),
        Step::Move => Phrase::new("question-move"),
        Step::Disc => about_visitor("question-disc", table),
        Step::Release => about_visitor("question-release", table),
        Step::Replace => about_place("question-replace", table),
        Step::Donate => Phrase::new("question-donate"),
        Step::Swap => Phrase::new("question-swap"),
        Step::Exchange if table.turn.exchanges > 0 => Phrase::new("question-exchange-again"),
        Step::Exchange => Phrase::new("question-exchange"),
        Step::MoveRival => Phrase::new("question-rival"),
        Step::Choose if table.turn.spaceship.is_some() => Phrase::new("question-find"),
        Step::Choose => Phrase::new("question-produce"),
        Step::FourGoods => Phrase::new("question-four"),
        Step::LakeShuffle => Phrase::new("question-shuffle"),
        Step::LakeTake => Phrase::new("question-take"),
        Step::LakePick => Phrase::new("question-pick"),
        Step::Extra => Phrase::new("question-extra"),
        Step::Give => Phrase::new("question-give"),
        Step::Relocate => Phrase::new("question-relocate"),
        Step::LayDown => Phrase::new("question-rest"),
        Step::ShiftDisc => Phrase::new("question-shift"),
        Step::NextTurn
        | Step::Mood
        | Step::Act
        | Step::LakeDraw
        | Step::EndTurn
        | Step::MorningBonus
        | Step::EndPhase => waiting(view, step),
    }
}

/// Who decides what.
fn waiting(view: &View, step: Step) -> Phrase {
    let seats = view.table.pending.seats();
    let seat = seats.lowest().unwrap_or(view.table.active);
    Phrase::new("question-wait")
        .with("seat", side(view, seat))
        .with("step", topic(step))
}

/// What a question is about: “which worker to send, and where”.
pub(crate) const fn topic(step: Step) -> Phrase {
    Phrase::new(match step {
        Step::Move => "step-move",
        Step::Disc => "step-disc",
        Step::Release => "step-release",
        Step::Replace => "step-replace",
        Step::Donate => "step-donate",
        Step::Swap => "step-swap",
        Step::Exchange => "step-exchange",
        Step::MoveRival => "step-rival",
        Step::Choose => "step-choose",
        Step::FourGoods => "step-four",
        Step::LakeShuffle => "step-shuffle",
        Step::LakeTake => "step-take",
        Step::LakePick => "step-pick",
        Step::Extra => "step-extra",
        Step::Give => "step-give",
        Step::Relocate => "step-relocate",
        Step::LayDown => "step-rest",
        Step::ShiftDisc => "step-shift",
        Step::NextTurn
        | Step::Mood
        | Step::Act
        | Step::LakeDraw
        | Step::EndTurn
        | Step::MorningBonus
        | Step::EndPhase => "step-rules",
    })
}

fn about_visitor(key: &'static str, table: &Table) -> Phrase {
    let phrase = Phrase::new(key);
    match table.turn.visitor {
        Some(visitor) => phrase.with("worker", worker(visitor)),
        None => phrase,
    }
}

fn about_place(key: &'static str, table: &Table) -> Phrase {
    let phrase = Phrase::new(key);
    match table.place() {
        Some(place) => phrase
            .with("number", i64::from(place.number()))
            .with("place", location(place)),
        None => phrase,
    }
}
