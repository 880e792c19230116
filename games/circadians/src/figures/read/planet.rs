//! The planet and its caches.

use alloc::format;

use figures::{
    FiguresProblem, List, Number,
    check::{each, ranged, refuse},
};

use super::check::{FEW, POINTS};
use super::rows::{CacheRow, DirectionRow, Place, Planet, SideRow};
use super::yields;
use crate::components::{Direction, Hex, Resource};
use crate::figures::{Bonus, PlanetFigures, Yield};

pub fn planets(
    rows: &Planet,
    directions: &List<DirectionRow>,
) -> Result<[PlanetFigures; 2], FiguresProblem> {
    let steps: [(i8, i8); 6] = each(directions, |row| {
        Ok((ranged(&row.dq, -1..=1)?, ranged(&row.dr, -1..=1)?))
    })?;
    for (index, &(dq, dr)) in steps.iter().enumerate() {
        let twice = steps[..index].contains(&(dq, dr));
        if twice || dq + dr < -1 || dq + dr > 1 || (dq, dr) == (0, 0) {
            return refuse(directions, "must name the six neighbours of a hex");
        }
    }
    let bonus = |resource, amount: &Number| -> Result<Bonus, FiguresProblem> {
        Ok(Bonus {
            resource,
            amount: ranged(amount, FEW)?,
        })
    };
    let tokens = [
        bonus(Resource::Water, &rows.bonus_water_amount)?,
        bonus(Resource::Gem, &rows.bonus_gem_amount)?,
    ];
    Ok([
        side(&rows.side_a, &steps, tokens)?,
        side(&rows.side_b, &steps, tokens)?,
    ])
}

fn side(
    rows: &SideRow,
    steps: &[(i8, i8); 6],
    tokens: [Bonus; 2],
) -> Result<PlanetFigures, FiguresProblem> {
    let fields: [(i8, i8); Hex::FIELDS] = each(&rows.hexes, |row| place(&row.at, 3))?;
    let slots: [(i8, i8); 6] = each(&rows.cache_slots, |at| place(at, 4))?;
    let mut at = [(0, 0); Hex::COUNT];
    at[..Hex::FIELDS].copy_from_slice(&fields);
    at[Hex::FIELDS..].copy_from_slice(&slots);
    if at[0] != (0, 0) {
        return refuse(&rows.hexes, "must begin with the centre");
    }
    if (0..Hex::COUNT).any(|index| at[..index].contains(&at[index])) {
        return refuse(&rows.hexes, "names a place twice");
    }
    let mut planet = PlanetFigures {
        at,
        yields: each(&rows.hexes, |row| yields(&row.r#yield))?,
        bonuses: each(&rows.hexes, |row| match &row.bonus {
            None => Ok(None),
            Some(kind) => match kind.get_ref().as_str() {
                "water" => Ok(Some(tokens[0])),
                "gem" => Ok(Some(tokens[1])),
                _ => refuse(kind, "must be `water` or `gem`"),
            },
        })?,
        next: [[None; 6]; Hex::COUNT],
        arrows: [None; Hex::FIELDS],
    };
    let find = |place: (i8, i8)| Hex::all().find(|hex| at[hex.index()] == place);
    for hex in Hex::all() {
        for (direction, &(dq, dr)) in steps.iter().enumerate() {
            let (q, r) = at[hex.index()];
            let next = find((q + dq, r + dr));
            // Cache slots do not touch each other.
            let between_caches =
                next.is_some_and(|next| next.cache_slot().is_some()) && hex.cache_slot().is_some();
            if !between_caches {
                planet.next[hex.index()][direction] = next;
            }
        }
    }
    for row in rows.arrows.get_ref() {
        let (from, to) = (find(place(&row.at, 3)?), find(place(&row.to, 3)?));
        let (Some(from), Some(to)) = (from, to) else {
            return refuse(&row.at, "begins an arrow that leaves the planet for ever");
        };
        let direction: u8 = ranged(&row.direction, 1..=6)?;
        let step = &mut planet.next[from.index()][usize::from(direction - 1)];
        if step.is_some() || planet.arrows[from.index()].is_some() {
            return refuse(&row.at, "begins an arrow that does not point outward");
        }
        *step = Some(to);
        planet.arrows[from.index()] = Direction::of(direction);
    }
    for (slot, at) in (0..).zip(rows.cache_slots.get_ref()) {
        let next = planet.next[Hex::cache(slot).index()];
        if next.iter().flatten().count() != 2 {
            return refuse(at, "must touch two hexes (CFL-206)");
        }
    }
    Ok(planet)
}

/// A place on the planet, at most so far from the centre.
fn place(at: &Place, radius: i64) -> Result<(i8, i8), FiguresProblem> {
    let [q, r] = *at.get_ref();
    let within = |number: i64| (-radius..=radius).contains(&number);
    match (i8::try_from(q), i8::try_from(r)) {
        (Ok(x), Ok(y)) if within(q) && within(r) && within(q + r) => Ok((x, y)),
        _ => refuse(at, format!("lies more than {radius} steps from the centre")),
    }
}

pub fn caches(rows: &List<CacheRow>) -> Result<[u8; 6], FiguresProblem> {
    each(rows, |row| ranged(&row.points, POINTS))
}

/// All caches show the same on the other face (CFL-015).
pub fn cache_yield(rows: &List<CacheRow>) -> Result<Yield, FiguresProblem> {
    let faces: [Yield; 6] = each(rows, |row| yields(&row.unrevealed_yield))?;
    if faces.iter().all(|face| *face == faces[0]) {
        Ok(faces[0])
    } else {
        refuse(rows, "must show the same gem-and-die face on all caches")
    }
}
