//! Spaceport, station boards, negotiations board and factions.

use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;

use super::check::{FEW, GOODS, POINTS, each, fixed, named, ranged, refuse, truth, values, worded};
use super::problem::Problem;
use super::rows::{
    Academy, ControlRoom, Depository, FactionRow, Foundry, Headquarters, Incident, Laboratory,
    List, Market, MiningCamp, Negotiations, Number, Payment, Rows, Text,
};
use crate::components::{Faction, Location, Resource, Space};
use crate::figures::{
    Ability, AcademyFigures, Condition, HeadquartersFigures, MiningFigures, NegotiationFigures,
    Penalty, Rate, Reward,
};

/// The spaces in play for 1 to 4 players (CFL-024).
pub fn open_spaces(rows: &Rows) -> Result<[u64; 4], Problem> {
    let mut open = [0; 4];
    let mut mark = |space: Space, least: &Number| -> Result<(), Problem> {
        let least: usize = ranged(least, 1..=4)?;
        for players in &mut open[least - 1..] {
            *players |= 1 << space.index();
        }
        Ok(())
    };
    let spaces = [
        (
            Location::Headquarters,
            rows.headquarters
                .space
                .get_ref()
                .iter()
                .map(|row| &row.min_players)
                .collect::<Vec<_>>(),
        ),
        (
            Location::MiningCamp,
            rows.mining_camp
                .space
                .get_ref()
                .iter()
                .map(|row| &row.min_players)
                .collect(),
        ),
        (
            Location::Foundry,
            rows.foundry
                .space
                .get_ref()
                .iter()
                .map(|row| &row.min_players)
                .collect(),
        ),
        (
            Location::Market,
            rows.market
                .space
                .get_ref()
                .iter()
                .map(|row| &row.min_players)
                .collect(),
        ),
        (
            Location::Academy,
            rows.academy
                .space
                .get_ref()
                .iter()
                .map(|row| &row.min_players)
                .collect(),
        ),
        (
            Location::ControlRoom,
            rows.control_room
                .space
                .get_ref()
                .iter()
                .map(|row| &row.min_players)
                .collect(),
        ),
        (
            Location::Negotiations,
            rows.negotiations
                .space
                .get_ref()
                .iter()
                .map(|row| &row.min_players)
                .collect(),
        ),
    ];
    for (location, least) in spaces {
        for (space, least) in Space::of(location).zip(least) {
            mark(space, least)?;
        }
    }
    for (pair, row) in rows.laboratory.space.get_ref().iter().take(2).enumerate() {
        for half in 0..2 {
            mark(
                Space::at(Location::Laboratory, 2 * pair as u8 + half),
                &row.min_players,
            )?;
        }
    }
    for row in rows.depository.column.get_ref() {
        let value = ranged(&row.value, 1..=6)?;
        fixed(&row.spaces, 3)?;
        for line in 0..3 {
            mark(Space::depository(value, line), &row.min_players)?;
        }
    }
    let count = |found: usize, wanted: usize, at: &Number| -> Result<(), Problem> {
        if found == wanted {
            Ok(())
        } else {
            refuse(
                at,
                format!("stands among {found} entries, but the rules know {wanted}"),
            )
        }
    };
    for (found, wanted, at) in [
        (
            rows.foundry.space.get_ref().len(),
            3,
            &rows.foundry.stack_size,
        ),
        (
            rows.control_room.space.get_ref().len(),
            3,
            &rows.control_room.steps,
        ),
        (
            rows.laboratory.space.get_ref().len(),
            2,
            &rows.laboratory.stack_size,
        ),
        (
            rows.depository.column.get_ref().len(),
            6,
            &rows.depository.fulfil_contracts,
        ),
    ] {
        count(found, wanted, at)?;
    }
    for (index, row) in rows.foundry.space.get_ref().iter().enumerate() {
        fixed(&row.position, index as i64 + 1)?;
    }
    for (index, row) in rows.control_room.space.get_ref().iter().enumerate() {
        fixed(&row.position, index as i64 + 1)?;
    }
    for (index, row) in rows.laboratory.space.get_ref().iter().enumerate() {
        fixed(&row.position, index as i64 + 1)?;
    }
    fixed(
        &rows.depository.ai_gem_cost,
        *rows.ai.depository_gem_cost.get_ref(),
    )?;
    Ok(open)
}

pub fn headquarters(rows: &Headquarters) -> Result<HeadquartersFigures, Problem> {
    Ok(HeadquartersFigures {
        water: ranged(&rows.reward_water, GOODS)?,
        contracts: ranged(&rows.reward_contracts, FEW)?,
        may_flip: each(&rows.space, |index, row| {
            fixed(&row.order, index as i64 + 1)?;
            Ok(row.may_flip)
        })?,
    })
}

pub fn mining(rows: &MiningCamp) -> Result<[MiningFigures; 4], Problem> {
    worded(&rows.payment_resource, "water")?;
    each(&rows.space, |index, row| {
        fixed(&row.position, index as i64 + 1)?;
        Ok(MiningFigures {
            target: ranged(&row.target, GOODS)?,
            gems: ranged(&row.gems, FEW)?,
        })
    })
}

/// Two prices of which one is paid (CFL-091).
pub fn payment(rows: &List<Payment>) -> Result<[(Resource, u8); 2], Problem> {
    let prices = each(rows, |_, row| {
        Ok((named(&row.resource)?, ranged(&row.amount, GOODS)?))
    })?;
    let [(one, _), (other, _)] = prices;
    if one == other {
        return refuse(rows, "asks twice for the same resource");
    }
    Ok(prices)
}

pub fn laboratory(rows: &Laboratory) -> Result<[(Resource, u8); 2], Problem> {
    fixed(&rows.dice_needed, 2)?;
    truth(&rows.dice_must_match, true)?;
    fixed(&rows.stacks, 3)?;
    fixed(&rows.stack_size, 5)?;
    payment(&rows.payment)
}

pub fn control_room(rows: &ControlRoom) -> Result<[(Resource, u8); 2], Problem> {
    fixed(&rows.steps, 1)?;
    payment(&rows.payment)
}

/// The stack that each die value names (CFL-125).
pub fn ship_stacks(rows: &Foundry) -> Result<[u8; 6], Problem> {
    fixed(&rows.stacks, 3)?;
    fixed(&rows.stack_size, 6)?;
    let stacks: [u8; 3] = each(&rows.stack, |index, row| {
        fixed(&row.position, index as i64 + 1)?;
        values(&row.values)
    })?;
    let mut named_by = [0; 6];
    for (value, stack) in named_by.iter_mut().enumerate() {
        let mut found = (0..3).filter(|&stack| stacks[stack] >> (value + 1) & 1 == 1);
        match (found.next(), found.next()) {
            (Some(only), None) => *stack = only as u8,
            _ => {
                return refuse(
                    &rows.stack,
                    format!("must name the value {} once", value + 1),
                );
            }
        }
    }
    Ok(named_by)
}

/// The trades, and where those of each space begin.
pub fn market(rows: &Market) -> Result<([Rate; Rate::COUNT], [u8; 4]), Problem> {
    fixed(&rows.trades_per_pip, 1)?;
    let (mut rates, mut first) = (Vec::new(), [0; 4]);
    for (index, space) in rows.space.get_ref().iter().enumerate() {
        fixed(&space.position, index as i64 + 1)?;
        for row in space.trades.get_ref() {
            worded(&row.get, space.gain.get_ref())?;
            let rate = Rate {
                give: named(&row.give)?,
                give_amount: ranged(&row.give_amount, 1..=20)?,
                get: named(&row.get)?,
                get_amount: ranged(&row.get_amount, 1..=20)?,
            };
            let same = |other: &Rate| (other.give, other.get) == (rate.give, rate.get);
            if rates.iter().any(same) {
                return refuse(&row.give, "is offered twice for the same resource");
            }
            rates.push(rate);
        }
        if let Some(end) = first.get_mut(index + 1) {
            *end = rates.len() as u8;
        }
    }
    let spaces = rows.space.get_ref().len();
    let found = rates.len();
    match <[Rate; Rate::COUNT]>::try_from(rates) {
        Ok(rates) if spaces == 3 => Ok((rates, first)),
        _ => refuse(
            &rows.space,
            format!("has {spaces} spaces with {found} trades, but must have 3 with 8"),
        ),
    }
}

pub fn academy(rows: &Academy) -> Result<[AcademyFigures; 3], Problem> {
    truth(&rows.same_on_both_sides, true)?;
    let [1, 2] = super::check::numbers::<2>(&rows.dice_choices, 1..=2)? else {
        return refuse(&rows.dice_choices, "must be 1 and 2");
    };
    each(&rows.space, |index, row| {
        fixed(&row.position, index as i64 + 1)?;
        Ok(AcademyFigures {
            values: values(&row.values)?,
            resource: named(&row.resource)?,
            costs: [ranged(&row.cost_one, GOODS)?, ranged(&row.cost_two, GOODS)?],
        })
    })
}

pub fn negotiations(rows: &Negotiations) -> Result<[NegotiationFigures; 18], Problem> {
    each(&rows.space, |index, row| {
        let space = Space::at(Location::Negotiations, index.min(17) as u8);
        worded(&row.id, &space.to_string())?;
        worded(&row.faction, &space.faction().to_string())?;
        fixed(&row.row, i64::from(space.row()) + 1)?;
        fixed(&row.slot, 1 + i64::from(matches!(index % 6, 1 | 3)))?;
        Ok(NegotiationFigures {
            resource: named(&row.resource)?,
            cost: ranged(&row.cost, GOODS)?,
            points: ranged(&row.points, POINTS)?,
        })
    })
}

pub fn conditions(rows: &Incident) -> Result<[Condition; 6], Problem> {
    let _: [(); 6] = each(&rows.advancement_token, |index, row| {
        fixed(&row.order, index as i64 + 1)?;
        fixed(&row.die_value, index as i64 + 1)
    })?;
    each(&rows.setback_token, |index, row| {
        fixed(&row.order, index as i64 + 1)?;
        let amount = ranged(&row.amount, 1..=36)?;
        match row.condition.get_ref().as_str() {
            "sum" => Ok(Condition::Sum(amount)),
            "same" => Ok(Condition::Same(amount)),
            _ => refuse(&row.condition, "must be `sum` or `same`"),
        }
    })
}

fn reward(name: &Text) -> Result<Reward, Problem> {
    Ok(match name.get_ref().as_str() {
        "harvest_current_hex" => Reward::HarvestHex,
        "gain_die" => Reward::Dice,
        "gain_gem" => Reward::Gems,
        "move_harvester" => Reward::Move,
        "gain_ship" => Reward::Ship,
        "gain_farm" => Reward::Farm,
        "draw_contracts" => Reward::Contracts,
        _ => return refuse(name, "is no reward"),
    })
}

/// A reward with its amount; what cannot come in numbers comes once.
fn rewarded(name: &Text, amount: &Number) -> Result<(Reward, u8), Problem> {
    let reward = reward(name)?;
    match reward {
        Reward::Dice | Reward::Gems | Reward::Contracts => Ok((reward, ranged(amount, FEW)?)),
        _ => {
            fixed(amount, 1)?;
            Ok((reward, 1))
        }
    }
}

pub fn rewards(rows: &Incident) -> Result<[(Reward, u8); 6], Problem> {
    each(&rows.advancement_slot, |index, row| {
        fixed(&row.order, index as i64 + 1)?;
        rewarded(&row.reward, &row.amount)
    })
}

/// CFL-401: the slots that differ in the First Edition.
pub fn first_rewards(rows: &Incident, rewards: &mut [(Reward, u8); 6]) -> Result<(), Problem> {
    for (row, slot) in rows.advancement_slot.get_ref().iter().zip(rewards) {
        if let (Some(name), Some(amount)) = (&row.first_edition_reward, &row.first_edition_amount) {
            *slot = rewarded(name, amount)?;
        }
    }
    Ok(())
}

pub fn penalties(rows: &Incident) -> Result<[(Penalty, u8); 6], Problem> {
    let zones = |zones: &Option<Vec<Text>>, wanted: &[&str]| match zones {
        Some(zones)
            if zones
                .iter()
                .map(|zone| zone.get_ref().as_str())
                .eq(wanted.iter().copied()) =>
        {
            Ok(())
        }
        Some(zones) => match zones.first() {
            Some(zone) => refuse(zone, format!("begins another list than {wanted:?}")),
            None => Ok(()),
        },
        None => Ok(()),
    };
    each(&rows.setback_slot, |index, row| {
        fixed(&row.order, index as i64 + 1)?;
        let base = ["research_base", "headquarters", "station_boards"];
        zones(&row.zones, &base)?;
        let all = [&base[..], &["depository", "negotiations"]].concat();
        zones(&row.first_edition_zones, &all)?;
        let penalty = match row.penalty.get_ref().as_str() {
            "discard_contracts" => Penalty::Contracts,
            "lose_die" => Penalty::Die,
            "lose_gem" => Penalty::Gem,
            "move_back" => Penalty::MoveBack,
            "lose_ship" => Penalty::Ship,
            "lose_farm" => Penalty::Farm,
            _ => return refuse(&row.penalty, "is no penalty"),
        };
        let most = if penalty == Penalty::Contracts { 4 } else { 1 };
        Ok((penalty, ranged(&row.amount, 1..=most)?))
    })
}

pub fn deliveries(rows: &Depository) -> Result<[(Reward, u8); 3], Problem> {
    fixed(&rows.fulfil_contracts, 1)?;
    each(&rows.row, |index, row| {
        fixed(&row.row, index as i64 + 1)?;
        rewarded(&row.reward, &row.amount)
    })
}

pub fn factions(rows: &List<FactionRow>) -> Result<[[Ability; 2]; 3], Problem> {
    let sides: [Ability; 6] = each(rows, |index, row| {
        let faction = Faction::ALL[index.min(5) / 2];
        worded(&row.id, &faction.to_string())?;
        fixed(&row.column, faction.index() as i64 + 1)?;
        worded(&row.side, ["A", "B"][index % 2])?;
        let gain = |resource: &Option<Text>, amount: u8| match resource {
            Some(resource) => Ok((named(resource)?, amount)),
            None => refuse(&row.ability, "needs a resource"),
        };
        let amount: u8 = ranged(&row.amount, GOODS)?;
        let few = |number: &Option<Number>| match number {
            Some(number) => ranged(number, GOODS),
            None => Ok(0),
        };
        Ok(match row.ability.get_ref().as_str() {
            "set_die" => Ability::SetDie,
            "draw_then_discard" => Ability::DrawThenDiscard {
                draw: ranged(&row.amount, FEW)?,
                discard: few(&row.discard)?,
            },
            "market_trades" => Ability::Trades(ranged(&row.amount, 0..=8)?),
            "move_harvester" => Ability::Move,
            "gain_resource" => {
                let (resource, amount) = gain(&row.resource, amount)?;
                Ability::Gain(resource, amount)
            }
            "reveal_cache" => {
                let (resource, amount) = gain(&row.gain_resource, few(&row.gain_amount)?)?;
                Ability::RevealCache(resource, amount)
            }
            _ => return refuse(&row.ability, "is no ability"),
        })
    })?;
    let [leyrien_a, leyrien_b, zcharo_a, zcharo_b, jrayek_a, jrayek_b] = sides;
    Ok([
        [leyrien_a, leyrien_b],
        [zcharo_a, zcharo_b],
        [jrayek_a, jrayek_b],
    ])
}
