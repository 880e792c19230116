//! Reads `box.toml`.
//!
//! Notes and the figures the rules are written around (`fixed.rs`) are set aside,
//! what is left is read into rows (`rows.rs`), and the rows are checked and become [`Figures`] (`board.rs`, `cards.rs` and below).

mod board;
mod cards;
mod fixed;
mod rows;

use core::ops::RangeInclusive;

use figures::{
    FiguresProblem, Format,
    check::{agrees, each, ranged},
};
use tabletop::OpenProblem;

use self::rows::{LimitRow, Rows, StartRow};
use super::{Figures, Limits, Start};
use crate::components::Cubes;
use crate::state::Order;

/// Points printed in one place.
const POINTS: RangeInclusive<i64> = 0..=50;

const FORMAT: Format = Format {
    words: &["colour", "designer", "name", "publishers", "rules", "title"],
    labels: &["id", "key", "players"],
    whole: fixed::WHOLE,
    parts: fixed::PARTS,
};

impl Figures {
    /// Reads the figures, refusing a wrong file with the line and the reason.
    pub fn read(text: &str) -> Result<Self, OpenProblem> {
        FORMAT.read(text, figures)
    }
}

fn figures(rows: &Rows) -> Result<Figures, FiguresProblem> {
    let limits = limits(&rows.limits)?;
    let fuel = Cubes {
        normal: ranged(&rows.supply.normal, 1..=120)?,
        hyper: ranged(&rows.supply.hyper, 1..=60)?,
    };
    let start = [
        start(&rows.start.basic, &limits, fuel)?,
        start(&rows.start.advanced, &limits, fuel)?,
    ];
    let most = start[0].shields.max(start[1].shields);
    agrees(&rows.supply.shields, 4 * i64::from(most), "start.shields")?;
    let mut room = [4, 2, 0].into_iter();
    Ok(Figures {
        fuel,
        shields: 4 * most,
        limits,
        start,
        // Two Mission 1 cards must be left for each player (KOS-072).
        retired: each(&rows.retired, |row| {
            ranged(&row.bodies, 0..=room.next().unwrap_or(0))
        })?,
        basic_bodies: ranged(&rows.finish.basic_bodies, 1..=8)?,
        advanced_markers: ranged(&rows.finish.advanced_markers, 1..=8)?,
        mission_points: [
            ranged(&rows.scoring.mission_1, POINTS)?,
            ranged(&rows.scoring.mission_2, POINTS)?,
        ],
        markers: [
            cards::stacks(&rows.markers, |row| &row.basic, 4)?,
            cards::stacks(&rows.markers, |row| &row.advanced, 2)?,
        ],
        board: board::board(rows)?,
        cards: each(&rows.events, cards::event)?,
        avoidable: cards::avoidable(&rows.event_kinds)?,
        rulings: rows.rulings,
        alpha: cards::missions(&rows.missions)?,
    })
}

fn limits(row: &LimitRow) -> Result<Limits, FiguresProblem> {
    let tank = ranged(&row.tank_capacity, 1..=30)?;
    let order_cubes = ranged(&row.order_cubes, 1..=Order::MOST as i64)?;
    Ok(Limits {
        tank,
        tank_hyper: ranged(&row.tank_max_hyper, 0..=i64::from(tank))?,
        order_cubes,
        order_cubes_thrust: ranged(
            &row.order_cubes_thrust,
            i64::from(order_cubes)..=Order::MOST as i64,
        )?,
        converted_shield: ranged(&row.fuel_per_converted_shield, 1..=9)?,
        gravity_range: ranged(&row.gravity_range, 0..=9)?,
        asteroid_loss: ranged(&row.asteroid_fuel_loss, 0..=30)?,
        energy_conversion: ranged(&row.energy_conversion_fuel, 1..=9)?,
        quick_refuelling: ranged(&row.quick_refuel_cubes, 1..=30)?,
        rounds: ranged(&row.round_cap, 1..=200)?,
    })
}

/// A start that fits the tank and, for four players, the box (KOS-011..KOS-013).
fn start(row: &StartRow, limits: &Limits, fuel: Cubes) -> Result<Start, FiguresProblem> {
    let hyper: u8 = ranged(
        &row.hyper,
        0..=i64::from(limits.tank_hyper.min(fuel.hyper / 4)),
    )?;
    let room = i64::from((limits.tank - hyper).min(fuel.normal / 4));
    Ok(Start {
        tank: Cubes {
            normal: ranged(&row.normal, 0..=room)?,
            hyper,
        },
        shields: ranged(&row.shields, 0..=9)?,
    })
}
