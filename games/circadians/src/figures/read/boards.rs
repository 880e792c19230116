//! Spaceport, station boards, negotiations board and factions.

use alloc::format;
use alloc::vec::Vec;
use core::array::from_fn;

use figures::{
    FiguresProblem, List, Number,
    check::{agrees, each, ranged, refuse},
};

use super::check::{FEW, GOODS, POINTS, all, needed, optional, values};
use super::rows::{
    Academy, Depository, FactionRow, Foundry, Headquarters, Incident, Market, MiningCamp,
    Negotiations, Payment, PlainSpace, Rows, Text,
};
use crate::components::{Location, Resource, Space};
use crate::figures::{
    Ability, AcademyFigures, Condition, DepositoryColumn1, HeadquartersFigures, MiningFigures,
    NegotiationFigures, Penalty, Rate, Reward,
};

/// The spaces in play for 1 to 4 players (CFL-024); the first
/// column of the Depository with any number, if a switch says so (CFL-027).
pub fn open_spaces(rows: &Rows, column: DepositoryColumn1) -> Result<[u64; 4], FiguresProblem> {
    let mut open = [0; 4];
    let mut mark = |space: Space, least: &Number| -> Result<(), FiguresProblem> {
        let printed: usize = ranged(least, 1..=4)?;
        let first = space.location() == Location::Depository && space.value() == 1;
        let always = first && column == DepositoryColumn1::Always;
        let least = if always { 1 } else { printed };
        for players in &mut open[least - 1..] {
            *players |= 1 << space.index();
        }
        Ok(())
    };
    fn least<T>(rows: &List<T>, least: impl Fn(&T) -> &Number) -> Vec<&Number> {
        rows.get_ref().iter().map(least).collect()
    }
    let plain = |rows| least(rows, |row: &PlainSpace| &row.min_players);
    let boards = [
        (
            Location::Headquarters,
            least(&rows.headquarters.space, |row| &row.min_players),
        ),
        (
            Location::MiningCamp,
            least(&rows.mining_camp.space, |row| &row.min_players),
        ),
        (Location::Foundry, plain(&rows.foundry.space)),
        (
            Location::Market,
            least(&rows.market.space, |row| &row.min_players),
        ),
        (
            Location::Academy,
            least(&rows.academy.space, |row| &row.min_players),
        ),
        (Location::ControlRoom, plain(&rows.control_room.space)),
        (
            Location::Negotiations,
            least(&rows.negotiations.space, |row| &row.min_players),
        ),
    ];
    for (location, least) in boards {
        for (space, least) in Space::of(location).zip(least) {
            mark(space, least)?;
        }
    }
    // A space of the Laboratory takes a pair of dice.
    for (pair, least) in (0..).zip(plain(&rows.laboratory.space)) {
        for half in [2 * pair, 2 * pair + 1] {
            mark(Space::at(Location::Laboratory, half), least)?;
        }
    }
    for (value, least) in (1..).zip(plain(&rows.depository.column)) {
        for line in 0..3 {
            mark(Space::depository(value, line), least)?;
        }
    }
    Ok(open)
}

pub fn headquarters(rows: &Headquarters) -> Result<HeadquartersFigures, FiguresProblem> {
    Ok(HeadquartersFigures {
        water: ranged(&rows.reward_water, GOODS)?,
        contracts: ranged(&rows.reward_contracts, FEW)?,
        may_flip: each(&rows.space, |row| Ok(row.may_flip))?,
    })
}

pub fn mining(rows: &MiningCamp) -> Result<[MiningFigures; 4], FiguresProblem> {
    each(&rows.space, |row| {
        Ok(MiningFigures {
            target: ranged(&row.target, GOODS)?,
            gems: ranged(&row.gems, FEW)?,
        })
    })
}

/// Two prices of which one is paid (CFL-091).
pub fn payment(rows: &List<Payment>) -> Result<[(Resource, u8); 2], FiguresProblem> {
    let prices = each(rows, |row| {
        Ok((*row.resource.get_ref(), ranged(&row.amount, GOODS)?))
    })?;
    let [(one, _), (other, _)] = prices;
    if one == other {
        return refuse(rows, "asks twice for the same resource");
    }
    Ok(prices)
}

/// The stack that each die value names (CFL-125).
pub fn ship_stacks(rows: &Foundry) -> Result<[u8; 6], FiguresProblem> {
    let stacks: [u8; 3] = each(&rows.stack, |row| values(&row.values))?;
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
pub fn market(rows: &Market) -> Result<([Rate; Rate::COUNT], [u8; 4]), FiguresProblem> {
    let (mut rates, mut first) = (Vec::new(), [0; 4]);
    for (space, end) in rows.space.get_ref().iter().zip(&mut first[1..]) {
        for row in space.trades.get_ref() {
            let rate = Rate {
                give: *row.give.get_ref(),
                give_amount: ranged(&row.give_amount, 1..=20)?,
                get: *space.gain.get_ref(),
                get_amount: ranged(&row.get_amount, 1..=20)?,
            };
            let same = |other: &Rate| (other.give, other.get) == (rate.give, rate.get);
            if rates.iter().any(same) {
                return refuse(&row.give, "is offered twice for the same resource");
            }
            rates.push(rate);
        }
        *end = rates.len() as u8;
    }
    let found = rates.len();
    match rates.try_into() {
        Ok(rates) => Ok((rates, first)),
        Err(_) => {
            let wanted = Rate::COUNT;
            refuse(
                &rows.space,
                format!("has {found} trades, but must have {wanted}"),
            )
        }
    }
}

pub fn academy(rows: &Academy) -> Result<[AcademyFigures; 3], FiguresProblem> {
    each(&rows.space, |row| {
        Ok(AcademyFigures {
            values: values(&row.values)?,
            resource: *row.resource.get_ref(),
            costs: [ranged(&row.cost_one, GOODS)?, ranged(&row.cost_two, GOODS)?],
        })
    })
}

pub fn negotiations(rows: &Negotiations) -> Result<[NegotiationFigures; 18], FiguresProblem> {
    each(&rows.space, |row| {
        Ok(NegotiationFigures {
            resource: *row.resource.get_ref(),
            cost: ranged(&row.cost, GOODS)?,
            points: ranged(&row.points, POINTS)?,
        })
    })
}

pub fn conditions(rows: &Incident) -> Result<[Condition; 6], FiguresProblem> {
    each(&rows.setback_token, |row| {
        let amount = ranged(&row.amount, 1..=36)?;
        match row.condition.get_ref().as_str() {
            "sum" => Ok(Condition::Sum(amount)),
            "same" => Ok(Condition::Same(amount)),
            _ => refuse(&row.condition, "must be `sum` or `same`"),
        }
    })
}

/// CFL-155: the First Edition looks at equal dice anywhere in the column.
pub const fn first_condition(condition: Condition) -> Condition {
    match condition {
        Condition::Same(others) => Condition::Equal(others + 1),
        condition => condition,
    }
}

/// The slots of a row as they stand in the First Edition (CFL-Q89).
fn first_order<T: Copy>(slots: [T; 6], numbers: [&Number; 6]) -> Result<[T; 6], FiguresProblem> {
    let mut places = [None; 6];
    for (slot, number) in slots.into_iter().zip(numbers) {
        let place: usize = ranged(number, 1..=6)?;
        if places[place - 1].replace(slot).is_some() {
            return refuse(number, format!("is {place}, as in another slot of the row"));
        }
    }
    // Six different places are all there are.
    Ok(from_fn(|place| places[place].unwrap_or(slots[place])))
}

/// A reward with its amount; what cannot come in numbers comes once.
fn rewarded(name: &Text, amount: &Number) -> Result<(Reward, u8), FiguresProblem> {
    let reward = match name.get_ref().as_str() {
        "harvest_current_hex" => Reward::HarvestHex,
        "gain_die" => Reward::Dice,
        "gain_gem" => Reward::Gems,
        "move_harvester" => Reward::Move,
        "gain_ship" => Reward::Ship,
        "gain_farm" => Reward::Farm,
        "draw_contracts" => Reward::Contracts,
        _ => return refuse(name, "is no reward"),
    };
    let amounts = match reward {
        Reward::Dice | Reward::Gems | Reward::Contracts => FEW,
        _ => 1..=1,
    };
    Ok((reward, ranged(amount, amounts)?))
}

pub fn rewards(rows: &Incident) -> Result<[(Reward, u8); 6], FiguresProblem> {
    each(&rows.advancement_slot, |row| {
        rewarded(&row.reward, &row.amount)
    })
}

/// CFL-401: the First Edition, with the reward that differs and in its order.
pub fn first_rewards(rows: &Incident) -> Result<[(Reward, u8); 6], FiguresProblem> {
    let slots = each(&rows.advancement_slot, |row| {
        rewarded(
            row.first_edition_reward.as_ref().unwrap_or(&row.reward),
            row.first_edition_amount.as_ref().unwrap_or(&row.amount),
        )
    })?;
    let rows: &[_; 6] = all(&rows.advancement_slot)?;
    first_order(slots, rows.each_ref().map(|row| &row.first_edition_number))
}

pub fn penalties(rows: &Incident) -> Result<[(Penalty, u8); 6], FiguresProblem> {
    each(&rows.setback_slot, |row| {
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

/// The same in the order of the First Edition.
pub fn first_penalties(rows: &Incident) -> Result<[(Penalty, u8); 6], FiguresProblem> {
    let slots = penalties(rows)?;
    let rows: &[_; 6] = all(&rows.setback_slot)?;
    first_order(slots, rows.each_ref().map(|row| &row.first_edition_number))
}

pub fn deliveries(rows: &Depository) -> Result<[(Reward, u8); 3], FiguresProblem> {
    each(&rows.row, |row| rewarded(&row.reward, &row.amount))
}

pub fn factions(rows: &List<FactionRow>) -> Result<[[Ability; 2]; 3], FiguresProblem> {
    let [leyrien_a, leyrien_b, zcharo_a, zcharo_b, jrayek_a, jrayek_b] = each(rows, ability)?;
    Ok([
        [leyrien_a, leyrien_b],
        [zcharo_a, zcharo_b],
        [jrayek_a, jrayek_b],
    ])
}

fn ability(row: &FactionRow) -> Result<Ability, FiguresProblem> {
    let once = |ability| agrees(&row.amount, 1, "the ability").map(|()| ability);
    match row.ability.get_ref().as_str() {
        "set_die" => once(Ability::SetDie),
        "draw_then_discard" => Ok(Ability::DrawThenDiscard {
            draw: ranged(&row.amount, FEW)?,
            discard: optional(&row.discard, GOODS)?,
        }),
        "market_trades" => Ok(Ability::Trades(ranged(&row.amount, 0..=8)?)),
        "move_harvester" => once(Ability::Move),
        "gain_resource" => {
            let resource = needed(&row.resource, &row.ability, "resource")?;
            Ok(Ability::Gain(
                *resource.get_ref(),
                ranged(&row.amount, GOODS)?,
            ))
        }
        "reveal_cache" => {
            let resource = needed(&row.gain_resource, &row.ability, "gain_resource")?;
            once(Ability::RevealCache(
                *resource.get_ref(),
                optional(&row.gain_amount, GOODS)?,
            ))
        }
        _ => refuse(&row.ability, "is no ability"),
    }
}
