//! The clocks of a table as frames.

use tabletop::{Phrase, Seat};

use crate::{
    frame::{ClockFrame, SideClock},
    show::Role,
    table::TableState,
    time_control::TimeControl,
};

/// The clock of a table.
pub fn clock(state: &TableState) -> Option<ClockFrame> {
    let clocks = state.clocks.as_ref()?;
    Some(ClockFrame {
        control: clocks.control().clone(),
        paused: state.clocks_are_paused(),
        forfeit: clocks.forfeit().map(Seat::number),
    })
}

/// How much time everyone has, in a few words.
pub fn label(control: &TimeControl) -> Phrase {
    match control {
        TimeControl::Live { minutes, bonus, .. } => Phrase::new("page-clock-live-short")
            .with("minutes", i64::from(*minutes))
            .with("seconds", i64::from(*bonus)),
        TimeControl::Days { days, .. } => {
            Phrase::new("page-clock-per-turn").with("count", i64::from(*days))
        }
    }
}

/// The clock of a side; none where a bot or an automaton plays it.
pub fn side(state: &TableState, seat: Seat, role: &Role) -> Option<SideClock> {
    let clocks = state.clocks.as_ref()?;
    let reading = clocks.reading(seat)?;
    if state.bots().contains(seat) {
        return None;
    }
    let mut warnings = clocks.warnings();
    let short = warnings.find(|warning| warning.seat == seat);
    Some(SideClock {
        left: reading.left,
        from: reading.since,
        due: reading.over,
        short: short.map(|warning| warning.short),
        out: reading.out,
        lost: reading.lost,
        away: reading.away,
        away_left: reading.away_left,
        wants_pause: reading.wants_pause,
        can_give: role.can_give.contains(seat),
    })
}
