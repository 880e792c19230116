//! Locations, their ring and the tokens on them.

use alloc::format;
use alloc::vec::Vec;

use figures::{
    FiguresProblem, List, Names,
    check::{agrees, distinct, each, named, order, ranged, refuse},
};

use super::check::MOOD;
use super::rows::{Administration, Blocking, FixedTokens, LocationRow, MoodChange, Produce, Ring};
use crate::components::{Location, Locations, Phase, Resource, Worker};
use crate::figures::Visit;

/// Where all six workers gather (RO-064); never blocked (RO-029).
const GATHERING: [Location; 2] = [Location::Kitchen, Location::Barracks];

/// The rows with their locations.
fn located(rows: &List<LocationRow>) -> impl Iterator<Item = (Location, &LocationRow)> {
    Location::ALL.iter().copied().zip(rows.get_ref())
}

/// What happens at each location for each visitor.
pub fn visits(rows: &List<LocationRow>) -> Result<[[Visit; 6]; 12], FiguresProblem> {
    let mut visits = each(rows, |_| Ok([Visit::default(); 6]))?;
    for (location, row) in located(rows) {
        if !row.produces.get_ref().is_empty() && !produces(location) {
            let what = "is given, but the rules are written without production here";
            return refuse(&row.produces, what);
        }
        for &visitor in Worker::ALL {
            visits[location as usize][visitor as usize] = visit(row, visitor)?;
        }
    }
    Ok(visits)
}

/// Whether the action is to produce (RO-106, RO-114, RO-136, RO-149).
fn produces(location: Location) -> bool {
    use Location::{Field, LabourCamp, Mine, Pasture};
    matches!(location, Pasture | Field | Mine | LabourCamp)
}

fn visit(row: &LocationRow, visitor: Worker) -> Result<Visit, FiguresProblem> {
    let changes = row.mood.get_ref().iter();
    let moods = changes
        .filter_map(|change| mood_change(change, visitor).transpose())
        .collect::<Result<Vec<_>, _>>()?;
    let goods = row.produces.get_ref().iter();
    let cubes = goods
        .filter_map(|good| production(good, visitor).transpose())
        .collect::<Result<Vec<_>, _>>()?;
    if moods.len() > 3 {
        let what = format!("changes more than 3 moods for the {visitor}");
        return refuse(&row.mood, what);
    }
    if cubes.iter().map(|&(_, n)| usize::from(n)).sum::<usize>() > 4 {
        let what = format!("gives more than 4 cubes for the {visitor}");
        return refuse(&row.produces, what);
    }
    Ok(Visit {
        moods: core::array::from_fn(|i| moods.get(i).copied()),
        cubes: core::array::from_fn(|i| cubes.get(i).copied()),
    })
}

/// The change, if it applies to this visitor.
fn mood_change(row: &MoodChange, visitor: Worker) -> Result<Option<(Worker, i8)>, FiguresProblem> {
    let who = match row.who.get_ref().as_str() {
        "visitor" => visitor,
        _ => named(&row.who, "`visitor`")?,
    };
    let delta = ranged(&row.delta, MOOD)?;
    let barred = [row.unless, row.unless_visitor].contains(&Some(visitor));
    let meant = row.only.is_none_or(|only| only == visitor);
    Ok((meant && !barred).then_some((who, delta)))
}

/// The cubes, if this visitor makes them.
fn production(row: &Produce, visitor: Worker) -> Result<Option<(Resource, u8)>, FiguresProblem> {
    let n = ranged(&row.n, 1..=4)?;
    let barred = row.unless_visitor == Some(visitor);
    let meant = row.only_visitor.is_none_or(|only| only == visitor);
    Ok((meant && !barred).then_some((row.resource, n)))
}

/// The bureaucrat's gain stands in the file twice (RO-126).
pub fn administration(
    row: &Administration,
    visits: &[[Visit; 6]; 12],
) -> Result<(), FiguresProblem> {
    for visit in &visits[Location::Administration as usize][..Worker::Bureaucrat as usize] {
        let moods = visit.moods.iter().flatten();
        let gained = moods.filter(|(worker, _)| *worker == Worker::Bureaucrat);
        let gained = gained.map(|&(_, delta)| i64::from(delta)).sum();
        let given = &row.bureaucrat_mood_when_other_visits;
        agrees(given, gained, "locations[administration].mood")?;
    }
    Ok(())
}

/// The locations open in each phase.
///
/// Besides the Kitchen and the Barracks there must be a free location for a
/// seventh worker, whatever is closed by tokens, so that a turn is always
/// possible (RO-066), for Autom as well (RO-266).
pub fn open_in(rows: &List<LocationRow>) -> Result<[Locations; 5], FiguresProblem> {
    let mut open_in = [Locations::empty(); 5];
    for (location, row) in located(rows) {
        let phases = distinct(&row.open_in)?;
        if phases.contains(Phase::Lunch) != (location == Location::Kitchen) {
            let what = "is wrong: in lunch only the kitchen is open (RO-051)";
            return refuse(&row.open_in, what);
        }
        for phase in phases {
            open_in[phase as usize].insert(location);
        }
    }
    for &phase in Phase::ALL {
        let needed = match phase {
            Phase::Lunch => 0,
            Phase::Day1 | Phase::Day2 => 7,
            Phase::Morning | Phase::Night => 7 + 3,
        };
        let open = open_in[phase as usize];
        let ordinary = || located(rows).filter(|(location, _)| !GATHERING.contains(location));
        let count = ordinary()
            .filter(|(location, _)| open.contains(*location))
            .count();
        if count < needed
            && let Some((_, row)) = ordinary().find(|(location, _)| !open.contains(*location))
        {
            let what = format!(
                "leaves {count} locations open in {phase} besides kitchen and barracks, \
                 but {needed} are needed so that a worker can always move (RO-066)"
            );
            return refuse(&row.open_in, what);
        }
    }
    Ok(open_in)
}

/// The locations that hold any number of workers: capacity 0 (RO-064).
pub fn shared(rows: &List<LocationRow>) -> Result<Locations, FiguresProblem> {
    let mut shared = Locations::empty();
    for (location, row) in located(rows) {
        if ranged::<u8>(&row.capacity, 0..=1)? == 0 {
            shared.insert(location);
        } else if GATHERING.contains(&location) {
            let what = "is 1, but the rules are written for 0, any number (RO-064)";
            return refuse(&row.capacity, what);
        }
    }
    Ok(shared)
}

/// The ring of locations (RO-271), which stands in the file twice.
pub fn ring(row: &Ring, rows: &List<LocationRow>) -> Result<[Location; 12], FiguresProblem> {
    let ring = order(&row.clockwise)?;
    for (location, row) in located(rows) {
        let place = ring.iter().zip(1..).find(|(other, _)| **other == location);
        if let Some((_, place)) = place {
            agrees(&row.clock, place, "ring.clockwise")?;
        }
    }
    Ok(ring)
}

/// The locations that can carry a token (RO-027, RO-029).
pub fn blockable(row: &Blocking, rows: &List<LocationRow>) -> Result<Locations, FiguresProblem> {
    let exclude = &row.random.exclude;
    let excluded = distinct(exclude)?;
    for location in GATHERING {
        if !excluded.contains(location) {
            let what = format!("must name {location}, which never carries a token (RO-029)");
            return refuse(exclude, what);
        }
    }
    if excluded.len() > 6 {
        let what = "leaves fewer than 6 locations for the tokens (RO-027)";
        return refuse(exclude, what);
    }
    for (location, row) in located(rows) {
        let (found, wanted) = (*row.blockable.get_ref(), !excluded.contains(location));
        if found != wanted {
            let what = format!("is {found}, but blocking.random.exclude makes it {wanted}");
            return refuse(&row.blockable, what);
        }
    }
    Ok(!excluded)
}

/// The fixed Morning and Night tokens (RO-026).
pub fn fixed_tokens(
    row: &FixedTokens,
    blockable: Locations,
) -> Result<[Locations; 2], FiguresProblem> {
    let mut free = blockable;
    let mut place = |names: &Names<Location>| {
        let tokens = order::<_, 3>(names)?;
        for (name, location) in names.get_ref().iter().zip(tokens) {
            if !blockable.contains(location) {
                let what = format!("names {location}, which never carries a token (RO-029)");
                return refuse(name, what);
            }
            if !free.remove(location) {
                let what = format!("names {location}, which has a Morning token already (RO-028)");
                return refuse(name, what);
            }
        }
        Ok(tokens.into_iter().collect())
    };
    Ok([place(&row.morning)?, place(&row.night)?])
}
