//! Contracts and events.

use alloc::string::ToString;

use super::check::{FEW, GOODS, POINTS, each, fixed, named, ranged, refuse, worded};
use super::goods;
use super::problem::Problem;
use super::rows::{ContractRow, EffectRow, EventRow, List, Number, Text};
use crate::components::{Contract, Contracts, Cost, EventCard, Faction, Location, Resource};
use crate::figures::{ContractFigures, Count, Effect, EventFigures};

pub fn contracts(rows: &List<ContractRow>) -> Result<[ContractFigures; 36], Problem> {
    each(rows, |index, row| {
        worded(&row.id, &Contract::ALL[index.min(35)].to_string())?;
        fixed(&row.no, index as i64 + 1)?;
        let effect = effect(&row.effect)?;
        let end_game = matches!(effect, Effect::PointsPer { .. });
        worded(&row.kind, if end_game { "end_game" } else { "in_game" })?;
        Ok(ContractFigures {
            cost: goods(&row.cost)?,
            points: ranged(&row.points, POINTS)?,
            end_game,
            effect,
        })
    })
}

fn effect(row: &EffectRow) -> Result<Effect, Problem> {
    let key = &row.key;
    let location = || given::<Location>(&row.location, key);
    let resource = || given::<Resource>(&row.resource, key);
    let amount = |range| match &row.amount {
        Some(amount) => ranged::<u8>(amount, range),
        None => refuse(key, "needs an amount"),
    };
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
            Effect::GainDiceWith(given::<Faction>(&row.faction, key)?, amount(FEW)?)
        }
        "may_ignore_setbacks" => Effect::IgnoreSetbacks,
        "points_per" => Effect::PointsPer {
            count: count(&row.count, key)?,
            per: match &row.per {
                Some(per) => ranged(per, 1..=50)?,
                None => return refuse(key, "needs a `per`"),
            },
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

fn placed(location: Location, allowed: &[Location], key: &Text) -> Result<Location, Problem> {
    if allowed.contains(&location) {
        Ok(location)
    } else {
        refuse(key, "does not work at this location")
    }
}

fn given<T: core::str::FromStr + strum::VariantArray + core::fmt::Display>(
    name: &Option<Text>,
    key: &Text,
) -> Result<T, Problem> {
    match name {
        Some(name) => named(name),
        None => refuse(key, "lacks what it refers to"),
    }
}

fn count(name: &Option<Text>, key: &Text) -> Result<Count, Problem> {
    let Some(name) = name else {
        return refuse(key, "needs a `count`");
    };
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
        _ => Count::Goods(named(name)?),
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

pub fn events(rows: &List<EventRow>) -> Result<[EventFigures; 16], Problem> {
    each(rows, |index, row| {
        worded(&row.id, &EventCard::ALL[index.min(15)].to_string())?;
        fixed(&row.no, index as i64 + 1)?;
        let positive = match row.tone.get_ref().as_str() {
            "positive" => true,
            "negative" | "neutral" => false,
            _ => return refuse(&row.tone, "must be `positive`, `negative` or `neutral`"),
        };
        let figures = EventFigures {
            positive,
            ..event(row)?
        };
        let harmless = EventFigures {
            positive,
            ..EventFigures::default()
        };
        if index == 0 && figures != harmless {
            return refuse(
                &row.effect.key,
                "must be `none`: the last round has no event",
            );
        }
        Ok(figures)
    })
}

fn event(row: &EventRow) -> Result<EventFigures, Problem> {
    let mut event = EventFigures::default();
    let (effect, key) = (&row.effect, &row.effect.key);
    let location = || given::<Location>(&effect.location, key);
    let amount = |range| match &effect.amount {
        Some(amount) => ranged::<u8>(amount, range),
        None => refuse(key, "needs an amount"),
    };
    let one = || -> Result<Cost, Problem> {
        let mut cost = [0; 4];
        cost[given::<Resource>(&effect.resource, key)? as usize] = amount(GOODS)?;
        Ok(cost)
    };
    let several = || -> Result<Cost, Problem> {
        let number = |number: &Option<Number>| match number {
            Some(number) => ranged(number, GOODS),
            None => Ok(0),
        };
        Ok([
            number(&effect.water)?,
            number(&effect.algae)?,
            number(&effect.energy)?,
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
