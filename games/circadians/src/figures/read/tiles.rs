//! Research bases, ships and farms.

use alloc::format;
use alloc::string::ToString;

use super::check::{GOODS, POINTS, each, fixed, named, numbers, ranged, refuse, truth, worded};
use super::problem::Problem;
use super::rows::{FarmRow, KeyRow, List, ResearchBase, ShipRow, StartingFarm, Text, UniqueRow};
use super::{needed, yields};
use crate::components::{Farm, Leader, Resource, Ship};
use crate::figures::{BaseFigures, FarmFigures, FarmKind, ShipFigures, Yield};

pub fn base(rows: &ResearchBase) -> Result<BaseFigures, Problem> {
    fixed(&rows.foundations.count, 3)?;
    let garages = each(&rows.garage, |index, row| {
        fixed(&row.index, index as i64 + 1)?;
        match &row.starting_ship {
            Some(ship) if index > 0 => refuse(ship, "stands in a garage other than the first"),
            _ => ranged(&row.algae_cost, GOODS),
        }
    })?;
    let starting_ship = rows.garage.get_ref().first();
    let starting_ship = match starting_ship.and_then(|row| row.starting_ship.as_ref()) {
        Some(ship) => named(ship)?,
        None => return refuse(&rows.garage, "has no starting ship in the first garage"),
    };
    let (booster, starting_farms) = starting_farms(&rows.starting_farm)?;
    Ok(BaseFigures {
        garages,
        starting_ship,
        ship_bonus: each(&rows.ship_bonus, |index, row| {
            fixed(&row.tiles, index as i64)?;
            ranged(&row.points, POINTS)
        })?,
        farm_bonus: each(&rows.farm_bonus, |index, row| {
            fixed(&row.tiles, index as i64)?;
            ranged(&row.points, POINTS)
        })?,
        booster,
        starting_farms,
        table: [
            numbers(&rows.table.water, GOODS)?,
            numbers(&rows.table.algae, GOODS)?,
            numbers(&rows.table.energy, GOODS)?,
            [0; 6],
        ],
    })
}

fn starting_farms(rows: &List<StartingFarm>) -> Result<(u8, [[Resource; 2]; 2]), Problem> {
    let [booster, two, three] = &rows.get_ref()[..] else {
        return refuse(rows, "must have three entries");
    };
    worded(&booster.kind, "booster")?;
    if let Some(maximum) = &booster.maximum {
        fixed(maximum, 6)?;
    }
    let table = |row: &StartingFarm| {
        worded(&row.kind, "table")?;
        choices(&row.choices, &row.kind)
    };
    for (index, row) in rows.get_ref().iter().enumerate() {
        fixed(&row.index, index as i64 + 1)?;
        if let Some(needs) = &row.needs_die {
            truth(needs, true)?;
        }
    }
    let amount = needed(&booster.amount, &booster.kind)?;
    Ok((ranged(amount, 0..=5)?, [table(two)?, table(three)?]))
}

/// The two resources of a table farm; gems grow on none.
fn choices(list: &Option<List<Text>>, key: &Text) -> Result<[Resource; 2], Problem> {
    let Some(list) = list else {
        return refuse(key, "needs two choices");
    };
    let both: [Resource; 2] = each(list, |_, name| named(name))?;
    if both[0] == both[1] || both.contains(&Resource::Gem) {
        return refuse(list, "must name two of water, algae and energy");
    }
    Ok(both)
}

pub fn ships(rows: &List<ShipRow>, unique: &List<UniqueRow>) -> Result<[ShipFigures; 8], Problem> {
    let mut all = [ShipFigures::default(); 8];
    let kinds: [ShipFigures; 7] = each(rows, |index, row| {
        worded(&row.id, &Ship::ALL[index.min(6)].to_string())?;
        Ok(ShipFigures {
            points: ranged(&row.points, POINTS)?,
            ..ship(&row.effects)?
        })
    })?;
    all[..7].copy_from_slice(&kinds);
    let own = piece(unique, 0, "ul_kah_tal_ship", "ship", Leader::UlKahTal)?;
    if let Some(garage) = &own.garage {
        fixed(garage, 2)?;
    }
    all[7] = ShipFigures {
        points: own.points.as_ref().map_or(Ok(0), |p| ranged(p, POINTS))?,
        ..own
            .effects
            .as_ref()
            .map_or(Ok(ShipFigures::default()), ship)?
    };
    Ok(all)
}

fn ship(effects: &List<KeyRow>) -> Result<ShipFigures, Problem> {
    let mut ship = ShipFigures::default();
    for row in effects.get_ref() {
        let amount = |most| ranged::<u8>(needed(&row.amount, &row.key)?, 0..=most);
        match row.key.get_ref().as_str() {
            "flip" => ship.flip = true,
            "increase" => ship.up = amount(5)?,
            "plus_minus" => (ship.up, ship.down) = (amount(5)?, amount(5)?),
            "ignore_garage_cost" => ship.free_garage = true,
            "discount_water" => ship.discount[Resource::Water as usize] = amount(40)?,
            "discount_energy" => ship.discount[Resource::Energy as usize] = amount(40)?,
            _ => return refuse(&row.key, "is no ability of a ship"),
        }
    }
    Ok(ship)
}

/// One of the unique tiles, in the order of the file.
fn piece<'a>(
    rows: &'a List<UniqueRow>,
    index: usize,
    id: &str,
    kind: &str,
    leader: Leader,
) -> Result<&'a UniqueRow, Problem> {
    let list = rows.get_ref();
    let Some(row) = list.get(index).filter(|_| list.len() == 4) else {
        return refuse(rows, "must have four entries");
    };
    worded(&row.id, id)?;
    worded(&row.kind, kind)?;
    worded(&row.leader, &leader.to_string())?;
    Ok(row)
}

pub fn farms(rows: &List<FarmRow>, unique: &List<UniqueRow>) -> Result<[FarmFigures; 9], Problem> {
    let kinds: [FarmFigures; 8] = each(rows, |index, row| {
        worded(&row.id, &Farm::ALL[index.min(7)].to_string())?;
        let produces = match &row.r#yield {
            Some(row) => yields(row)?,
            None => Yield::default(),
        };
        let kind = match row.kind.get_ref().as_str() {
            "passive" => FarmKind::Passive(produces),
            "needs_six" => FarmKind::NeedsSix(produces),
            "table" => FarmKind::Table(choices(&row.choices, &row.kind)?),
            "market_trades" => {
                let trades = row.r#yield.as_ref().and_then(|row| row.trades.as_ref());
                FarmKind::Trades(trades.map_or(Ok(0), |trades| ranged(trades, 0..=2))?)
            }
            "none" => FarmKind::Nothing,
            _ => return refuse(&row.kind, "is no kind of farm"),
        };
        truth(&row.needs_die, kind.takes_die())?;
        Ok(FarmFigures {
            points: ranged(&row.points, POINTS)?,
            kind,
        })
    })?;
    let own = piece(unique, 1, "sunari_farm", "farm", Leader::Sunari)?;
    if let Some(foundation) = &own.foundation {
        fixed(foundation, 1)?;
    }
    if let Some(needs) = &own.needs_die {
        truth(needs, false)?;
    }
    let produces = match &own.r#yield {
        Some(row) => yields(row)?,
        None => Yield::default(),
    };
    crew_and_marker(unique)?;
    let mut all = [FarmFigures {
        points: own.points.as_ref().map_or(Ok(0), |p| ranged(p, POINTS))?,
        kind: FarmKind::Passive(produces),
    }; 9];
    all[..8].copy_from_slice(&kinds);
    Ok(all)
}

/// Sal and Renzo's tile.
fn crew_and_marker(unique: &List<UniqueRow>) -> Result<(), Problem> {
    let sal = piece(unique, 2, "sal", "crew", Leader::Bjorg)?;
    if let Some(counts) = &sal.counts_to_dice_limit {
        truth(counts, false)?;
    }
    for place in sal.forbidden_locations.iter().flatten() {
        let known = ["negotiations", "depository"].contains(&place.get_ref().as_str());
        if !known {
            return refuse(place, "is not forbidden to Sal by the rules");
        }
    }
    let tile = piece(unique, 3, "renzo_event", "marker", Leader::Renzo)?;
    if let Some(cards) = &tile.private_events {
        ranged::<u8>(cards, 0..=7)?;
    }
    if let Some(water) = &tile.global_choice_water {
        ranged::<u8>(water, GOODS)?;
    }
    Ok(())
}

/// How many ship tiles of each kind an edition has; three stacks of six.
pub fn ship_counts(rows: &List<ShipRow>, edition: &str) -> Result<[u8; 7], Problem> {
    let counts: [u8; 7] = each(rows, |_, row| match row.edition.get_ref().as_str() {
        "both" => ranged(&row.count, 0..=18),
        only if only == edition => ranged(&row.count, 0..=18),
        "first" | "second" => Ok(0),
        _ => refuse(&row.edition, "must be `both`, `first` or `second`"),
    })?;
    total(rows, &counts, 18)?;
    Ok(counts)
}

/// How many farm tiles of each kind an edition has; three stacks of five.
pub fn farm_counts(rows: &List<FarmRow>, first: bool) -> Result<[u8; 8], Problem> {
    let counts: [u8; 8] = each(rows, |_, row| {
        let number = if first { &row.count_first } else { &row.count };
        ranged(number, 0..=15)
    })?;
    total(rows, &counts, 15)?;
    Ok(counts)
}

fn total<T>(rows: &List<T>, counts: &[u8], wanted: u32) -> Result<(), Problem> {
    let found: u32 = counts.iter().map(|&count| u32::from(count)).sum();
    if found == wanted {
        return Ok(());
    }
    refuse(
        rows,
        format!("holds {found} tiles, but the stacks take {wanted}"),
    )
}
