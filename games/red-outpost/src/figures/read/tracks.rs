//! Supplies and tracks.

use alloc::format;

use figures::{
    FiguresProblem, List, Number,
    check::{agrees, each, ranged, refuse},
};

use super::check::{MOOD, VP};
use super::rows::{ExportRow, Good, MoodRow, PlayerCount, Supplies, WheelRow};
use crate::figures::{ExportTrack, MoodTrack, Wheel};

/// Discs for 2, 3 and 4 players (RO-016 to RO-019): an influence disc for every turn of a
/// round (RO-044).
pub fn discs_taken(
    rows: &List<PlayerCount>,
    supplies: &Supplies,
) -> Result<[u8; 3], FiguresProblem> {
    let per_colour: i64 = ranged(&supplies.discs_per_colour, 2..=60)?;
    agrees(&supplies.discs_total, 4 * per_colour, "discs_per_colour")?;
    each(rows, |row| {
        let taken: u8 = ranged(&row.discs_taken, 2..=per_colour)?;
        agrees(&row.discs_influence, i64::from(taken) - 2, "discs_taken")?;
        Ok(taken)
    })
}

/// Cubes of each type (RO-004).
pub fn cubes(rows: &List<Good>, supplies: &Supplies) -> Result<[u8; 4], FiguresProblem> {
    let cubes: u8 = ranged(&supplies.cubes_per_resource, 1..=60)?;
    each(rows, |row| {
        agrees(&row.cubes, i64::from(cubes), "supplies.cubes_per_resource")?;
        Ok(cubes)
    })
}

/// A mood track (RO-075 to RO-078).
pub fn mood_track(row: &MoodRow) -> Result<MoodTrack, FiguresProblem> {
    let min = ranged(&row.min, MOOD)?;
    let max = ranged(&row.max, i64::from(min)..=*MOOD.end())?;
    let spaces = i64::from(max) - i64::from(min) + 1;
    for (value, wanted) in row.values.get_ref().iter().zip(i64::from(min)..) {
        agrees(value, wanted, "counting up from min")?;
    }
    for list in [&row.values, &row.vp] {
        let found = list.get_ref().len();
        if found as i64 != spaces {
            let what = format!("has {found} values, but from min to max there are {spaces}");
            return refuse(list, what);
        }
    }
    Ok(MoodTrack {
        min,
        max,
        start: ranged(&row.start, i64::from(min)..=i64::from(max))?,
        vp: printed_vp(&row.vp, -50)?,
    })
}

/// The production wheel (RO-088, RO-089).
pub fn wheel(row: &WheelRow) -> Result<Wheel, FiguresProblem> {
    let spaces = ranged(&row.spaces, 1..=12)?;
    let [last, first] = &row.reward_between;
    agrees(last, i64::from(spaces), "spaces")?;
    agrees(first, 1, "start_space")?;
    Ok(Wheel {
        spaces,
        vp: ranged(&row.reward_vp, VP)?,
        crystals: ranged(&row.reward_crystals, 0..=12)?,
    })
}

/// An export track (RO-097).
pub fn export_track(row: &ExportRow) -> Result<ExportTrack, FiguresProblem> {
    Ok(ExportTrack {
        vp: printed_vp(&row.spaces, 0)?,
        spaces: row.spaces.get_ref().len() as u8,
        question_vp: ranged(&row.question_space_vp, VP)?,
    })
}

/// The VP printed along a track, filled up with zeros.
fn printed_vp<const N: usize>(list: &List<Number>, low: i64) -> Result<[i8; N], FiguresProblem> {
    let found = list.get_ref().len();
    if !(1..=N).contains(&found) {
        return refuse(
            list,
            format!("has {found} spaces, but must have from 1 to {N}"),
        );
    }
    let mut vp = [0; N];
    for (vp, number) in vp.iter_mut().zip(list.get_ref()) {
        *vp = ranged(number, low..=*VP.end())?;
    }
    Ok(vp)
}

/// VP for the places of the Palace ranking; places that are not named get nothing (RO-181).
pub fn palace_places(list: &List<Number>) -> Result<[u8; 4], FiguresProblem> {
    let places: [i8; 4] = printed_vp(list, 0)?;
    if !places.is_sorted_by(|better, worse| better >= worse) {
        return refuse(list, "gives a later place more than an earlier one");
    }
    Ok(places.map(i8::unsigned_abs))
}
