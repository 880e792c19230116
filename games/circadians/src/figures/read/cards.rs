//! Contracts and events.

use alloc::format;

use figures::{
    FiguresProblem, List,
    check::{each, named, ranged, refuse},
};
use toml::Spanned;

use super::check::{FEW, GOODS, POINTS, needed, optional};
use super::goods;
use super::rows::{ContractRow, EffectRow, EventRow, Text};
use crate::components::{Contract, Contracts, Cost, Faction, Location};
use crate::figures::{ContractFigures, Count, Effect, EventFigures};

pub fn contracts(rows: &List<ContractRow>) -> Result<[ContractFigures; 36], FiguresProblem> {
    each(rows, |row| {
        let effect = effect(&row.effect)?;
        let end_game = matches!(effect, Effect::PointsPer { .. });
        let kind = if end_game { "end_game" } else { "in_game" };
        if row.kind.get_ref() != kind {
            return refuse(&row.kind, format!("must be `{kind}` with this effect"));
        }
        Ok(ContractFigures {
            cost: goods(&row.cost)?,
            points: ranged(&row.points, POINTS)?,
            end_game,
            effect,
        })
    })
}

fn effect(row: &EffectRow) -> Result<Effect, FiguresProblem> {
    let key = &row.key;
    let location = || given(&row.location, key, "location");
    let resource = || given(&row.resource, key, "resource");
    let amount = |range| ranged::<u8>(needed(&row.amount, key, "amount")?, range);
    Ok(match key.get_ref().as_str() {
        "discount" => Effect::Discount(location()?, resource()?, amount(GOODS)?),
        "discount_any" => Effect::DiscountAny(location()?, amount(GOODS)?),
        "gain_on_send" => Effect::Gain(
            placed(location()?, &GAINS, key)?,
            resource()?,
            amount(GOODS)?,
        ),
        "gain_die_on_send" => Effect::GainDice(
            placed(location()?, &[Location::Academy], key)?,
            amount(FEW)?,
        ),
        "draw_on_send" => Effect::Draw(placed(location()?, &DRAWS, key)?, amount(FEW)?),
        "gain_die_on_negotiate" => {
            Effect::GainDiceWith(given(&row.faction, key, "faction")?, amount(FEW)?)
        }
        "may_ignore_setbacks" => Effect::IgnoreSetbacks,
        "points_per" => Effect::PointsPer {
            count: count(&row.count, key)?,
            per: ranged(needed(&row.per, key, "per")?, 1..=50)?,
            amount: amount(POINTS)?,
        },
        _ => return refuse(key, "is no effect of a contract"),
    })
}

/// Where contracts and events can bring resources.
const GAINS: [Location; 3] = [
    Location::Headquarters,
    Location::Market,
    Location::Negotiations,
];
/// Where contracts and events can bring contracts.
const DRAWS: [Location; 2] = [Location::Headquarters, Location::Depository];

fn placed(
    location: Location,
    allowed: &[Location],
    key: &Text,
) -> Result<Location, FiguresProblem> {
    if allowed.contains(&location) {
        Ok(location)
    } else {
        refuse(key, "does not work at this location")
    }
}

fn given<T: Copy>(name: &Option<Spanned<T>>, key: &Text, what: &str) -> Result<T, FiguresProblem> {
    needed(name, key, what).map(|name| *name.get_ref())
}

fn count(name: &Option<Text>, key: &Text) -> Result<Count, FiguresProblem> {
    let name = needed(name, key, "count")?;
    Ok(match name.get_ref().as_str() {
        "dice_on_negotiations" => Count::DiceOnNegotiations,
        "dice_leyrien" => Count::DiceWith(Faction::Leyrien),
        "dice_zcharo" => Count::DiceWith(Faction::Zcharo),
        "dice_jrayek" => Count::DiceWith(Faction::Jrayek),
        "dice_at_depository" => Count::DiceAtDepository,
        "dice_in_supply_and_hq" => Count::DiceInSupplyAndHq,
        "contracts_in_hand" => Count::ContractsInHand,
        "in_game_contracts" => Count::InGameContracts,
        "end_game_contracts" => Count::EndGameContracts,
        "ship_tiles" => Count::ShipTiles,
        "farm_tiles" => Count::FarmTiles,
        _ => Count::Goods(named(name, "dice, contracts or tiles that are counted")?),
    })
}

/// The contracts that act at each location.
pub fn acting_at(contracts: &[ContractFigures; 36]) -> [Contracts; 9] {
    let mut acting = [Contracts::empty(); 9];
    for (&contract, figures) in Contract::ALL.iter().zip(contracts) {
        if let Some(location) = figures.effect.location() {
            acting[location as usize] |= contract;
        }
    }
    acting
}

pub fn events(rows: &List<EventRow>) -> Result<[EventFigures; 16], FiguresProblem> {
    let last = rows.get_ref().first();
    if let Some(key) = last
        .map(|row| &row.effect.key)
        .filter(|key| key.get_ref() != "none")
    {
        return refuse(key, "must be `none`: the last round has no event");
    }
    each(rows, |row| {
        let positive = match row.tone.get_ref().as_str() {
            "positive" => true,
            "negative" | "neutral" => false,
            _ => return refuse(&row.tone, "must be `positive`, `negative` or `neutral`"),
        };
        Ok(EventFigures {
            positive,
            ..event(row)?
        })
    })
}

fn event(row: &EventRow) -> Result<EventFigures, FiguresProblem> {
    let mut event = EventFigures::default();
    let (effect, key) = (&row.effect, &row.effect.key);
    let location = || given(&effect.location, key, "location");
    let amount = |range| ranged::<u8>(needed(&effect.amount, key, "amount")?, range);
    let one = || -> Result<Cost, FiguresProblem> {
        let mut cost = [0; 4];
        cost[given(&effect.resource, key, "resource")? as usize] = amount(GOODS)?;
        Ok(cost)
    };
    let several = || -> Result<Cost, FiguresProblem> {
        Ok([
            optional(&effect.water, GOODS)?,
            optional(&effect.algae, GOODS)?,
            optional(&effect.energy, GOODS)?,
            0,
        ])
    };
    match key.get_ref().as_str() {
        "none" => {}
        "no_base_reward" => {
            event.location = Some(placed(location()?, &[Location::Headquarters], key)?);
            event.no_reward = true;
        }
        "send_surcharge" => event.send = one()?,
        "surcharge" => {
            event.location = Some(location()?);
            event.surcharge = several()?;
        }
        "mining_target" => {
            event.location = Some(Location::MiningCamp);
            event.target = amount(GOODS)?;
        }
        "extra_trades" => {
            event.location = Some(placed(location()?, &[Location::Market], key)?);
            event.trades = amount(FEW)?;
        }
        "gain_die_on_send" => {
            event.location = Some(placed(location()?, &[Location::Academy], key)?);
            event.dice = amount(FEW)?;
        }
        "extra_gems" => {
            event.location = Some(placed(location()?, &[Location::MiningCamp], key)?);
            event.gems = amount(FEW)?;
        }
        "discount" => {
            event.location = Some(location()?);
            event.discount = several()?;
        }
        "gain_on_send" => {
            event.location = Some(placed(location()?, &GAINS, key)?);
            event.gain = one()?;
        }
        "draw_on_send" => {
            event.location = Some(placed(location()?, &DRAWS, key)?);
            event.draw = amount(FEW)?;
        }
        "planet_bonus" => event.planet = one()?,
        "garage_discount" => event.garage = one()?,
        _ => return refuse(key, "is no effect of an event"),
    }
    Ok(event)
}
