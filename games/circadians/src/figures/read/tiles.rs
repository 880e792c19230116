//! Research bases, ships and farms.

use alloc::format;

use figures::{
    FiguresProblem, List, Number,
    check::{each, ranged, refuse},
};
use toml::Spanned;

use super::check::{GOODS, POINTS, all, needed, numbers, optional};
use super::rows::{FarmRow, KeyRow, ResearchBase, ShipRow, StartingFarm, UniqueRow, YieldRow};
use super::yields;
use crate::components::Resource;
use crate::figures::{BaseFigures, FarmFigures, FarmKind, ShipFigures, Yield};

pub fn base(rows: &ResearchBase) -> Result<BaseFigures, FiguresProblem> {
    let [first, others @ ..] = all::<_, 5>(&rows.garage)?;
    if let Some(ship) = others.iter().find_map(|row| row.starting_ship.as_ref()) {
        return refuse(ship, "stands in a garage other than the first");
    }
    let starting_ship = *needed(&first.starting_ship, &rows.garage, "starting_ship")?.get_ref();
    let (booster, starting_farms) = starting_farms(&rows.starting_farm)?;
    Ok(BaseFigures {
        garages: each(&rows.garage, |row| ranged(&row.algae_cost, GOODS))?,
        starting_ship,
        ship_bonus: each(&rows.ship_bonus, |row| ranged(&row.points, POINTS))?,
        farm_bonus: each(&rows.farm_bonus, |row| ranged(&row.points, POINTS))?,
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

fn starting_farms(rows: &List<StartingFarm>) -> Result<(u8, [[Resource; 2]; 2]), FiguresProblem> {
    let [booster, two, three] = all(rows)?;
    let amount = needed(&booster.amount, rows, "amount")?;
    let farms = [choices(&two.choices, rows)?, choices(&three.choices, rows)?];
    Ok((ranged(amount, 0..=5)?, farms))
}

/// The two resources of a table farm; gems grow on none.
fn choices<T>(
    list: &Option<List<Resource>>,
    row: &Spanned<T>,
) -> Result<[Resource; 2], FiguresProblem> {
    let list = needed(list, row, "choices")?;
    let both: [Resource; 2] = each(list, |&resource| Ok(resource))?;
    if both[0] == both[1] || both.contains(&Resource::Gem) {
        return refuse(list, "must name two of water, algae and energy");
    }
    Ok(both)
}

pub fn ships(
    rows: &List<ShipRow>,
    unique: &List<UniqueRow>,
) -> Result<[ShipFigures; 8], FiguresProblem> {
    let kinds: [ShipFigures; 7] = each(rows, |row| {
        Ok(ShipFigures {
            points: ranged(&row.points, POINTS)?,
            ..ship(&row.effects)?
        })
    })?;
    let [own, _, _, _] = all(unique)?;
    let own = ShipFigures {
        points: optional(&own.points, POINTS)?,
        ..ship(needed(&own.effects, unique, "effects")?)?
    };
    let mut ships = [own; 8];
    ships[..7].copy_from_slice(&kinds);
    Ok(ships)
}

fn ship(effects: &List<KeyRow>) -> Result<ShipFigures, FiguresProblem> {
    let mut ship = ShipFigures::default();
    for row in effects.get_ref() {
        let amount = |most| ranged::<u8>(needed(&row.amount, &row.key, "amount")?, 0..=most);
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

pub fn farms(
    rows: &List<FarmRow>,
    unique: &List<UniqueRow>,
) -> Result<[FarmFigures; 9], FiguresProblem> {
    let kinds: [FarmFigures; 8] = each(rows, |row| {
        Ok(FarmFigures {
            points: ranged(&row.points, POINTS)?,
            kind: farm(row)?,
        })
    })?;
    let [_, own, _, _] = all(unique)?;
    let own = FarmFigures {
        points: optional(&own.points, POINTS)?,
        kind: FarmKind::Passive(produces(&own.r#yield)?),
    };
    let mut farms = [own; 9];
    farms[..8].copy_from_slice(&kinds);
    Ok(farms)
}

fn farm(row: &FarmRow) -> Result<FarmKind, FiguresProblem> {
    Ok(match row.kind.get_ref().as_str() {
        "passive" => FarmKind::Passive(produces(&row.r#yield)?),
        "needs_six" => FarmKind::NeedsSix(produces(&row.r#yield)?),
        "table" => FarmKind::Table(choices(&row.choices, &row.kind)?),
        "market_trades" => {
            let trades = needed(&row.r#yield, &row.kind, "yield")?;
            FarmKind::Trades(optional(&trades.trades, 0..=2)?)
        }
        "none" => FarmKind::Nothing,
        _ => return refuse(&row.kind, "is no kind of farm"),
    })
}

fn produces(row: &Option<YieldRow>) -> Result<Yield, FiguresProblem> {
    row.as_ref().map_or(Ok(Yield::default()), yields)
}

/// How many ship tiles of each kind an edition has; three stacks of six.
pub fn ship_counts(rows: &List<ShipRow>, edition: &str) -> Result<[u8; 7], FiguresProblem> {
    let counts: [u8; 7] = each(rows, |row| match row.edition.get_ref().as_str() {
        "both" => ranged(&row.count, 0..=18),
        only if only == edition => ranged(&row.count, 0..=18),
        "first" | "second" => Ok(0),
        _ => refuse(&row.edition, "must be `both`, `first` or `second`"),
    })?;
    total(rows, &counts, 18)?;
    Ok(counts)
}

/// How many farm tiles of each kind an edition has; three stacks of five.
pub fn farm_counts(
    rows: &List<FarmRow>,
    count: impl Fn(&FarmRow) -> &Number,
) -> Result<[u8; 8], FiguresProblem> {
    let counts: [u8; 8] = each(rows, |row| ranged(count(row), 0..=15))?;
    total(rows, &counts, 15)?;
    Ok(counts)
}

fn total<T>(rows: &List<T>, counts: &[u8], wanted: u32) -> Result<(), FiguresProblem> {
    let found: u32 = counts.iter().map(|&count| u32::from(count)).sum();
    if found == wanted {
        return Ok(());
    }
    refuse(
        rows,
        format!("holds {found} tiles, but the stacks take {wanted}"),
    )
}
