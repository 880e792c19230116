//! The board: its size, its dangerous sectors and its orbits.

use alloc::format;

use figures::{
    FiguresProblem, List,
    check::{agrees, each, ranged, refuse},
};

use super::rows::{HexRow, OrbitRow, Rows};
use crate::components::Hex;
use crate::figures::{Board, HexSet, Orbit};

pub fn board(rows: &Rows) -> Result<Board, FiguresProblem> {
    let radius = ranged(&rows.board.radius, 2..=i64::from(Board::LARGEST))?;
    let near_sun = hexes(&rows.danger.near_sun, radius)?;
    let belt = hexes(&rows.danger.asteroid_belt, radius)?;
    for row in rows.danger.asteroid_belt.get_ref() {
        if near_sun.contains(hex(row, radius)?) {
            return refuse(row, format!("names {:?} of near_sun again", row.get_ref()));
        }
    }
    Ok(Board {
        radius,
        near_sun,
        belt,
        orbits: each(&rows.orbits, |row| orbit(row, radius))?,
    })
}

/// A sector: on the board (KOS-027), and not the Sun (KOS-031).
fn hex(row: &HexRow, radius: u8) -> Result<Hex, FiguresProblem> {
    let [q, r] = *row.get_ref();
    let far = i64::from(radius);
    let hex = Hex::new(q.clamp(-21, 21) as i8, r.clamp(-21, 21) as i8);
    if q.abs() > far || r.abs() > far || hex.distance(Hex::SUN) > radius {
        return refuse(row, format!("names [{q}, {r}], which is not on the board"));
    }
    if hex == Hex::SUN {
        return refuse(row, "names the Sun, which is no sector (KOS-031)");
    }
    Ok(hex)
}

/// Sectors that differ from each other.
fn hexes(list: &List<HexRow>, radius: u8) -> Result<HexSet, FiguresProblem> {
    let mut set = HexSet::from_iter([]);
    for row in list.get_ref() {
        let hex = hex(row, radius)?;
        if set.contains(hex) {
            return refuse(row, format!("names {:?} twice", row.get_ref()));
        }
        set = set.iter().chain([hex]).collect();
    }
    Ok(set)
}

/// An orbit: a closed list of sectors (KOS-036).
fn orbit(row: &OrbitRow, radius: u8) -> Result<Orbit, FiguresProblem> {
    hexes(&row.spaces, radius)?;
    let list = row.spaces.get_ref();
    if !(2..=Orbit::LONGEST).contains(&list.len()) {
        let (found, most) = (list.len(), Orbit::LONGEST);
        let what = format!("has {found} spaces, but must have from 2 to {most}");
        return refuse(&row.spaces, what);
    }
    agrees(&row.lap_rounds, list.len() as i64, "the number of spaces")?;
    let mut spaces = [Hex::SUN; Orbit::LONGEST];
    for (space, row) in spaces.iter_mut().zip(list) {
        *space = hex(row, radius)?;
    }
    Ok(Orbit {
        len: list.len() as u8,
        spaces,
    })
}
