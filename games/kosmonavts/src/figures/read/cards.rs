//! Event cards, mission cards and landing markers.

use alloc::format;

use enumset::EnumSet;
use figures::{
    FiguresProblem, List, Number,
    check::{distinct, each, ranged, refuse},
};

use super::POINTS;
use super::rows::{EventKindRow, EventRow, MarkerRow, MissionDeck, MissionRow, Symbol};
use crate::components::{Bodies, Body, Direction, EventKind};
use crate::figures::{EventCard, Stack};

/// An event card; direction and strength belong to a solar wind (KOS-021).
pub fn event(row: &EventRow) -> Result<EventCard, FiguresProblem> {
    let kind = *row.kind.get_ref();
    match (kind, row.direction, &row.strength) {
        (EventKind::SolarWind, Some(direction), Some(strength)) => Ok(EventCard {
            kind,
            direction,
            strength: ranged(strength, 1..=4)?,
        }),
        (EventKind::SolarWind, ..) => refuse(
            &row.kind,
            "is solar_wind, so direction and strength are needed",
        ),
        (_, None, None) => Ok(EventCard {
            kind,
            direction: Direction::N,
            strength: 0,
        }),
        _ => refuse(
            &row.kind,
            format!("is {kind}, which has neither direction nor strength"),
        ),
    }
}

/// The kinds that a shield protects from: any may have that symbol. The other symbol
/// is that of the solar wind (KOS-100, KOS-Q61).
pub fn avoidable(rows: &List<EventKindRow>) -> Result<EnumSet<EventKind>, FiguresProblem> {
    let mut avoidable = EnumSet::empty();
    for (row, &kind) in rows.get_ref().iter().zip(EventKind::ALL) {
        let symbols = distinct(&row.avoid)?;
        match (kind, symbols.contains(Symbol::Stay)) {
            (EventKind::SolarWind, false) => {
                return refuse(&row.avoid, "must name stay for solar_wind (KOS-Q61)");
            }
            (EventKind::SolarWind, true) | (_, false) => {}
            (_, true) => {
                let what = format!("names stay for {kind}; only solar_wind has it (KOS-Q61)");
                return refuse(&row.avoid, what);
            }
        }
        if symbols.contains(Symbol::Shield) {
            avoidable |= kind;
        }
    }
    Ok(avoidable)
}

/// One Mission 1 card for each destination (KOS-023), and one Mission 2 card for
/// each, four of them alpha and four beta (KOS-024). The answer is alpha.
pub fn missions(rows: &List<MissionRow>) -> Result<Bodies, FiguresProblem> {
    let (mut first, mut alpha, mut beta) = (Bodies::empty(), Bodies::empty(), Bodies::empty());
    for row in rows.get_ref() {
        let (deck, body) = (*row.deck.get_ref(), *row.body.get_ref());
        if body == Body::Earth {
            return refuse(&row.body, "is earth, which no mission is about");
        }
        let (there, others) = match deck {
            MissionDeck::First => (&mut first, Bodies::empty()),
            MissionDeck::Alpha => (&mut alpha, beta),
            MissionDeck::Beta => (&mut beta, alpha),
        };
        if others.contains(body) || !there.insert(body) {
            return refuse(
                &row.body,
                format!("is {body}, which has such a mission already"),
            );
        }
    }
    for (deck, found, wanted) in [
        (MissionDeck::First, first.len(), 8),
        (MissionDeck::Alpha, alpha.len(), 4),
        (MissionDeck::Beta, beta.len(), 4),
    ] {
        if found != wanted {
            return refuse(
                rows,
                format!("has {found} cards of the deck {deck}, but must have {wanted}"),
            );
        }
    }
    Ok(alpha)
}

/// The stacks of one mode. A destination has as many markers as the rules are
/// written for, Earth four equal ones (KOS-018).
pub fn stacks(
    rows: &List<MarkerRow>,
    list: impl Fn(&MarkerRow) -> &List<Number>,
    markers: usize,
) -> Result<[Stack; 9], FiguresProblem> {
    let mut bodies = Body::ALL.into_iter();
    each(rows, |row| {
        let (list, earth) = (list(row), bodies.next() == Some(Body::Earth));
        let (found, wanted) = (list.get_ref().len(), if earth { 4 } else { markers });
        if found != wanted {
            return refuse(list, format!("has {found} markers, but must have {wanted}"));
        }
        let mut points = [0; 4];
        for (points, number) in points.iter_mut().zip(list.get_ref()) {
            *points = ranged(number, POINTS)?;
        }
        if earth && points != [points[0]; 4] {
            return refuse(list, "must have four equal markers (KOS-018)");
        }
        Ok(Stack {
            len: found as u8,
            points,
        })
    })
}
