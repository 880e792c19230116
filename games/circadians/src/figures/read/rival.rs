//! The rival and its schemes.

use figures::{
    FiguresProblem, List,
    check::{agrees, each, named, ranged, refuse},
};

use super::check::{FEW, needed, numbers};
use super::rows::{OptionRow, Rows, SchemeRow, Text};
use crate::figures::{DicePoints, LevelFigures, RivalFigures, SchemeFigures, SchemeOption};

pub fn figures(rows: &Rows) -> Result<RivalFigures, FiguresProblem> {
    let ai = &rows.ai;
    let dice_spaces: u8 = ranged(&ai.dice_spaces, 1..=5)?;
    let progress: [u8; 3] = each(&ai.progress, |row| ranged(&row.amount, FEW))?;
    agrees(
        &rows.depository.ai_gem_cost,
        *ai.depository_gem_cost.get_ref(),
        "`ai.depository_gem_cost`",
    )?;
    let schemes: u8 = ranged(&ai.schemes_per_round, 1..=2)?;
    Ok(RivalFigures {
        dice_spaces,
        schemes,
        schemes_third: ranged(&ai.schemes_after_third_progress, i64::from(schemes)..=3)?,
        negotiation_costs: numbers(&ai.negotiation_gem_cost_by_row, FEW)?,
        depository_cost: ranged(&ai.depository_gem_cost, FEW)?,
        academy_dice: ranged(&ai.academy_dice, FEW)?,
        fallback_gems: ranged(&ai.fallback_gem, FEW)?,
        gems: numbers(&ai.gems_by_dice_on_board, FEW)?,
        new_dice: numbers(&ai.new_dice_by_dice_on_board, FEW)?,
        progress_points: ranged(&ai.progress_points, 0..=20)?,
        progress_gems: progress[0],
        progress_dice: progress[1],
        levels: each(&rows.ai_opponent, |row| {
            Ok(LevelFigures {
                start_dice: ranged(&row.start_dice, 0..=i64::from(dice_spaces))?,
                negotiations: dice_points(&row.negotiation_bonus)?,
                depository: dice_points(&row.depository)?,
                event_points: ranged(&row.points_per_positive_event, FEW)?,
            })
        })?,
    })
}

fn dice_points(name: &Text) -> Result<DicePoints, FiguresProblem> {
    Ok(match name.get_ref().as_str() {
        "none" => DicePoints::None,
        "per_die" => DicePoints::PerDie,
        "per_pip" => DicePoints::PerPip,
        _ => return refuse(name, "must be `none`, `per_die` or `per_pip`"),
    })
}

pub fn schemes(rows: &List<SchemeRow>) -> Result<[SchemeFigures; 20], FiguresProblem> {
    each(rows, |row| {
        Ok(SchemeFigures {
            value: ranged(&row.value, 1..=6)?,
            options: each(&row.options, option)?,
        })
    })
}

fn option(row: &OptionRow) -> Result<SchemeOption, FiguresProblem> {
    let gems = || ranged(needed(&row.gems, &row.loc, "gems")?, FEW);
    Ok(match row.loc.get_ref().as_str() {
        "depository" => SchemeOption::Depository,
        "laboratory" => SchemeOption::Laboratory,
        "foundry" => SchemeOption::Foundry,
        "academy" => SchemeOption::Academy,
        "market" => SchemeOption::Market(gems()?),
        "mining_camp" => SchemeOption::MiningCamp(gems()?),
        _ => SchemeOption::Negotiate(named(&row.loc, "a location of the rival")?),
    })
}
