//! The solo game: Autom's figures, objective cards and Autom cards.

use alloc::format;

use figures::{
    FiguresProblem,
    check::{agrees, distinct, each, order, ranged, refuse},
};

use super::check::{MOOD, VP};
use super::rows::{AutomRow, Direction, ObjectiveRow, Rows};
use crate::figures::{AutomCard, Objective, SoloFigures};

/// The figures of the solo game with the contents of its cards (RO-259).
pub fn figures(rows: &Rows) -> Result<SoloFigures, FiguresProblem> {
    let row = &rows.solo;
    let per_colour = *rows.supplies.discs_per_colour.get_ref();
    let taken: i64 = ranged(&row.autom_discs, 2..=per_colour)?;
    agrees(&row.autom_influence_discs, taken - 2, "autom_discs")?;
    Ok(SoloFigures {
        // One for each worker and one more for three of them (RO-262).
        discs: ranged(&row.autom_influence_discs, 9..=60)?,
        mood_goal: ranged(&row.mood_objective_min, MOOD)?,
        vp_per_crystal: ranged(&row.autom_vp_per_crystal, VP)?,
        brewery_vp: ranged(&row.autom_brewery_vp, VP)?,
        vp_per_disc: ranged(&row.autom_vp_per_remaining_disc, VP)?,
        lunch_vp_per_disc: ranged(&row.autom_lunch_vp_per_disc, VP)?,
        start_vp: [
            ranged(&row.start_vp_human, 0..=100)?,
            ranged(&row.start_vp_autom, 0..=100)?,
        ],
        objectives: each(&rows.objective_cards, objective)?,
        automs: each(&rows.autom_cards, autom)?,
    })
}

/// An objective card with three different workers in row 1 (RO-255).
fn objective(row: &ObjectiveRow) -> Result<Objective, FiguresProblem> {
    let no_discs = distinct(&row.no_discs)?;
    let mood = distinct(&row.mood_3_plus)?;
    if let Some(worker) = (no_discs & mood).iter().next() {
        return refuse(
            &row.mood_3_plus,
            format!("names {worker}, as no_discs does (RO-255)"),
        );
    }
    let found = (no_discs | mood).len();
    if found != 3 {
        let what = format!("and mood_3_plus name {found} workers, but must name 3 (RO-255)");
        return refuse(&row.no_discs, what);
    }
    let vp = &row.export_vp;
    Ok(Objective {
        no_discs,
        mood,
        export: distinct(&row.export)?,
        penalty_discs: ranged(&row.penalty_no_discs, VP)?,
        penalty_mood: ranged(&row.penalty_mood, VP)?,
        penalty_export: ranged(&row.penalty_export, VP)?,
        worker_order: order(&row.worker_order)?,
        warehouse_order: order(&row.warehouse_order)?,
        spaceship_order: order(&row.spaceship_order)?,
        clockwise: row.direction == Direction::Clockwise,
        export_vp: [
            ranged(&vp.coal, VP)?,
            ranged(&vp.wool, VP)?,
            ranged(&vp.fish, VP)?,
            ranged(&vp.wheat, VP)?,
        ],
    })
}

/// An Autom card (RO-258).
fn autom(row: &AutomRow) -> Result<AutomCard, FiguresProblem> {
    Ok(AutomCard {
        worker: row.worker,
        locations: order(&row.locations)?,
    })
}
