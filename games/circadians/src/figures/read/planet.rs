//! The planet and its caches.

use alloc::format;

use super::check::{FEW, POINTS, each, fixed, ranged, refuse};
use super::problem::Problem;
use super::rows::{CacheRow, DirectionRow, List, Number, Planet, SideRow};
use super::yields;
use crate::components::{Direction, Hex, Resource};
use crate::figures::{Bonus, PlanetFigures, Yield};

pub fn planets(
    rows: &Planet,
    directions: &List<DirectionRow>,
) -> Result<[PlanetFigures; 2], Problem> {
    fixed(&rows.arrows, 6)?;
    fixed(&rows.caches, 6)?;
    let steps: [(i8, i8); 6] = each(directions, |index, row| {
        fixed(&row.value, index as i64 + 1)?;
        Ok((ranged(&row.dq, -1..=1)?, ranged(&row.dr, -1..=1)?))
    })?;
    for (index, &(dq, dr)) in steps.iter().enumerate() {
        let twice = steps[..index].contains(&(dq, dr));
        if twice || dq + dr < -1 || dq + dr > 1 || (dq, dr) == (0, 0) {
            return refuse(directions, "must name the six neighbours of a hex");
        }
    }
    let bonus = |resource, amount: &Number| -> Result<Bonus, Problem> {
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
) -> Result<PlanetFigures, Problem> {
    let place = |q: &Number, r: &Number| -> Result<(i8, i8), Problem> {
        Ok((ranged(q, -4..=4)?, ranged(r, -4..=4)?))
    };
    let fields: [(i8, i8); Hex::FIELDS] = each(&rows.hexes, |_, row| place(&row.q, &row.r))?;
    let slots: [(i8, i8); 6] = each(&rows.cache_slots, |index, row| {
        fixed(&row.slot, index as i64 + 1)?;
        fixed(&row.ring, 4)?;
        place(&row.q, &row.r)
    })?;
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
        yields: each(&rows.hexes, |_, row| yields(&row.r#yield))?,
        bonuses: each(&rows.hexes, |_, row| match &row.bonus {
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
        let from = find(place(&row.q, &row.r)?).filter(|hex| hex.cache_slot().is_none());
        let to = find(place(&row.to_q, &row.to_r)?).filter(|hex| hex.cache_slot().is_none());
        let value: u8 = ranged(&row.direction, 1..=6)?;
        let (Some(from), Some(to), Some(direction)) = (from, to, Direction::of(value)) else {
            return refuse(&row.q, "begins an arrow that leaves the planet for ever");
        };
        let step = &mut planet.next[from.index()][direction as usize];
        if step.is_some() || planet.arrows[from.index()].is_some() {
            return refuse(&row.q, "begins an arrow that does not point outward");
        }
        *step = Some(to);
        planet.arrows[from.index()] = Some(direction);
    }
    for (hex, row) in Hex::all().zip(rows.hexes.get_ref()) {
        let ring = planet.ring(hex);
        if *row.ring.get_ref() != i64::from(ring) || ring > 3 {
            return refuse(
                &row.ring,
                format!("lies in ring {ring} of a planet of radius 3"),
            );
        }
    }
    for (slot, row) in rows.cache_slots.get_ref().iter().enumerate() {
        let next = planet.next[Hex::cache(slot as u8).index()];
        if next.iter().flatten().count() != 2 {
            return refuse(&row.q, "must touch two hexes (CFL-206)");
        }
    }
    Ok(planet)
}

pub fn caches(rows: &List<CacheRow>) -> Result<[u8; 6], Problem> {
    each(rows, |index, row| {
        fixed(&row.id, index as i64 + 1)?;
        ranged(&row.points, POINTS)
    })
}

/// All caches show the same on the other face (CFL-015).
pub fn cache_yield(rows: &List<CacheRow>) -> Result<Yield, Problem> {
    let faces: [Yield; 6] = each(rows, |_, row| yields(&row.unrevealed_yield))?;
    if faces.iter().all(|face| *face == faces[0]) {
        Ok(faces[0])
    } else {
        refuse(rows, "must show the same gem-and-die face on all caches")
    }
}
