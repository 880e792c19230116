//! Reads `box.toml`.
//!
//! Three passes: the notes on provenance are checked and set aside (`notes.rs`), what is
//! left is read into rows (`rows.rs`), and the rows are checked and become [`Figures`]
//! (`boards.rs`, `tiles.rs`, `cards.rs`, `planet.rs`, `rival.rs`). Figures the rules are
//! written around are compared on the way.

mod boards;
mod cards;
mod check;
mod notes;
mod planet;
mod problem;
mod rival;
mod rows;
mod tiles;

use alloc::string::ToString;

use serde::Deserialize;
use tabletop::OpenProblem;
use toml::de::{DeTable, Deserializer};

use self::check::{FEW, GOODS, fixed, named, ranged, refuse, truth, values, worded};
use self::problem::Problem;
use self::rows::{EditionRow, Number, Rows, Text, YieldRow};
use super::{EditionFigures, Figures, LeaderFigures, Yield};
use crate::components::{Cost, Leader, Leaders, Purse};

impl Figures {
    /// Reads the figures, refusing a wrong file with the line and the reason.
    pub fn read(text: &str) -> Result<Self, OpenProblem> {
        read(text).map_err(|problem| problem.in_text(text))
    }
}

fn read(text: &str) -> Result<Figures, Problem> {
    let mut document = DeTable::parse(text)?;
    notes::set_aside(document.get_mut())?;
    figures(&Rows::deserialize(Deserializer::from(document))?)
}

fn figures(rows: &Rows) -> Result<Figures, Problem> {
    let limits = &rows.limits;
    fixed(&limits.players_min, 1)?;
    fixed(&limits.players_max, 4)?;
    // The dice a player rolls fit into the garages (CFL-Q07); three bits count dice.
    let dice_limit: u8 = ranged(&limits.dice, 1..=5)?;
    let dice_per_player: u8 = ranged(&limits.dice_per_player, 1..=40)?;
    fixed(&rows.game.dyad_alliance.leaders_kept, 2)?;
    let dyad = &rows.game.dyad_alliance;
    let contracts = cards::contracts(&rows.contract)?;
    let solo_drawn: u8 = ranged(&rows.game.solo.contracts_drawn, 1..=8)?;
    let (rates, market) = boards::market(&rows.market)?;
    Ok(Figures {
        editions: [
            second(rows, dice_per_player)?,
            first(rows, dice_per_player)?,
        ],
        dyad_start: purse(&[&dyad.start_water, &dyad.start_algae, &dyad.start_energy])?,
        solo_drawn,
        solo_discarded: ranged(
            &rows.game.solo.contracts_discarded,
            0..=i64::from(solo_drawn) - 1,
        )?,
        dice_limit,
        hand_limit: ranged(&limits.contracts_in_hand, 1..=12)?,
        dice_per_player,
        cantina_water: ranged(&limits.cantina_water_per_die, GOODS)?,
        rescue_dice: ranged(&limits.rescue_dice, 0..=i64::from(dice_limit))?,
        open: boards::open_spaces(rows)?,
        headquarters: boards::headquarters(&rows.headquarters)?,
        mining: boards::mining(&rows.mining_camp)?,
        laboratory: boards::laboratory(&rows.laboratory)?,
        foundry: boards::payment(&rows.foundry.payment)?,
        control_room: boards::control_room(&rows.control_room)?,
        ship_stack: boards::ship_stacks(&rows.foundry)?,
        rates,
        market,
        academy: boards::academy(&rows.academy)?,
        negotiations: boards::negotiations(&rows.negotiations)?,
        conditions: boards::conditions(&rows.incident)?,
        penalties: boards::penalties(&rows.incident)?,
        deliveries: boards::deliveries(&rows.depository)?,
        factions: boards::factions(&rows.faction)?,
        base: tiles::base(&rows.research_base)?,
        ships: tiles::ships(&rows.ship, &rows.unique_tile)?,
        farms: tiles::farms(&rows.farm, &rows.unique_tile)?,
        leaders: leaders(rows)?,
        acting_at: cards::acting_at(&contracts),
        contracts,
        events: cards::events(&rows.event)?,
        planets: planet::planets(&rows.planet, &rows.direction)?,
        caches: planet::caches(&rows.gem_cache)?,
        cache_yield: planet::cache_yield(&rows.gem_cache)?,
        rival: rival::figures(rows)?,
        schemes: rival::schemes(&rows.scheme)?,
    })
}

fn purse(goods: &[&Number]) -> Result<Purse, Problem> {
    let mut purse = [0; 4];
    for (amount, number) in purse.iter_mut().zip(goods) {
        *amount = ranged(number, 0..=200)?;
    }
    let [water, algae, energy, gem] = purse;
    Ok(Purse {
        water,
        algae,
        energy,
        gem,
    })
}

/// What both editions say in the same words.
fn edition(row: &EditionRow, rows: &Rows, dice: u8) -> Result<EditionFigures, Problem> {
    let rounds: u8 = ranged(&row.rounds, 1..=16)?;
    fixed(&row.event_cards_above_last, i64::from(rounds) - 1)?;
    let start_dice: u8 = ranged(&row.start_dice, 0..=*rows.limits.dice.get_ref())?;
    fixed(&row.reserve_dice, i64::from(dice) - i64::from(start_dice))?;
    fixed(&row.leaders_kept, 1)?;
    fixed(&row.contract_draft_hand, 4)?;
    fixed(&row.contract_draft_keep, 3)?;
    Ok(EditionFigures {
        rounds,
        start: purse(&[
            &row.start_water,
            &row.start_algae,
            &row.start_energy,
            &row.start_gem,
        ])?,
        start_dice,
        leaders_dealt: ranged(&row.leaders_dealt, 1..=3)?,
        leaders: Leaders::all(),
        leftovers_under: false,
        ships: tiles::ship_counts(&rows.ship, "second")?,
        farms: [0; 8],
        rewards: boards::rewards(&rows.incident)?,
        akira_values: 0,
        akira_mines: true,
        jakob_everywhere: true,
        lose_scored_dice: false,
        rival_limited: false,
        rival_destroys: true,
        rival_events: true,
        rival_start: None,
    })
}

fn second(rows: &Rows, dice: u8) -> Result<EditionFigures, Problem> {
    worded(&rows.game.second.draft_leftover_to, "discard_pile")?;
    let akira = &rows.leader.get_ref()[..];
    let akira = akira.first().map(|row| &row.effect);
    Ok(EditionFigures {
        farms: tiles::farm_counts(&rows.farm, false)?,
        akira_values: akira
            .and_then(|effect| effect.values.as_ref())
            .map_or(Ok(0), values)?,
        ..edition(&rows.game.second, rows, dice)?
    })
}

/// Section 18 of RULES.md.
fn first(rows: &Rows, dice: u8) -> Result<EditionFigures, Problem> {
    let row = &rows.first_edition;
    worded(&rows.game.first.draft_leftover_to, "deck_bottom")?;
    worded(&row.farm_counts_key, "count_first")?;
    worded(&row.ship_replaced.second, "energy_discount")?;
    worded(&row.ship_replaced.first, "two_points")?;
    worded(&row.advancement_first_slot, "draw_contracts")?;
    worded(&row.leader_effects.akira.key, "treat_as")?;
    worded(&row.leader_effects.jakob.key, "ship_on_laboratory")?;
    truth(&row.trading_farm, false)?;
    truth(&row.rescue_die_when_none, true)?;
    fixed(&row.ai_gem_per_missing_die, 1)?;
    fixed(&row.ai_academy_dice, *rows.ai.academy_dice.get_ref())?;
    let leaders = row.leaders.get_ref().iter().map(named::<Leader>);
    let leaders = leaders.collect::<Result<Leaders, _>>()?;
    let enough = 4 * usize::try_from(*rows.game.first.leaders_dealt.get_ref()).unwrap_or(0);
    if leaders.len() < enough {
        return refuse(
            &row.leaders,
            "has too few names to be dealt to four players",
        );
    }
    let mut rewards = boards::rewards(&rows.incident)?;
    boards::first_rewards(&rows.incident, &mut rewards)?;
    Ok(EditionFigures {
        leaders,
        leftovers_under: true,
        ships: tiles::ship_counts(&rows.ship, "first")?,
        farms: tiles::farm_counts(&rows.farm, true)?,
        rewards,
        akira_values: row
            .leader_effects
            .akira
            .values
            .as_ref()
            .map_or(Ok(0), values)?,
        akira_mines: false,
        jakob_everywhere: false,
        lose_scored_dice: true,
        rival_limited: row.ai_reserve_limited,
        rival_destroys: row.ai_destroys_tiles,
        rival_events: row.ai_scores_events,
        rival_start: Some(ranged(&row.ai_start_dice, 0..=5)?),
        ..edition(&rows.game.first, rows, dice)?
    })
}

/// The leaders' keys, in the order of the box, and the figures on their cards.
fn leaders(rows: &Rows) -> Result<LeaderFigures, Problem> {
    const KEYS: [&str; 14] = [
        "treat_as",
        "extra_crew",
        "extra_delivery_reward",
        "ship_on_farm",
        "setbacks_become_rewards",
        "ignore_all_garage_costs",
        "private_events",
        "die_each_round",
        "move_after_harvest",
        "start_farm",
        "negotiation_discount",
        "start_ship",
        "roll_gained_dice_to_farms",
        "second_contract",
    ];
    let cards: [&rows::LeaderEffect; 14] = check::each(&rows.leader, |index, row| {
        let names = Leader::ALL.get(index).zip(KEYS.get(index));
        let Some((leader, key)) = names else {
            return refuse(&row.id, "is one leader too many");
        };
        worded(&row.id, &leader.to_string())?;
        leader_words(&row.effect, key)
    })
    .map(|_: [(); 14]| core::array::from_fn(|index| &rows.leader.get_ref()[index].effect))?;
    let optional = |number: &Option<Number>, range| match number {
        Some(number) => ranged::<u8>(number, range),
        None => Ok(0),
    };
    let [_, _, _, _, _, _, renzo, roslyn, _, _, troy, _, _, zoey] = cards;
    let sal = rows.unique_tile.get_ref().iter();
    let sal = sal.filter_map(|row| row.die_value.as_ref()).next();
    Ok(LeaderFigures {
        troy: [
            0,
            optional(&troy.algae, GOODS)?,
            optional(&troy.energy, GOODS)?,
            optional(&troy.gem, GOODS)?,
        ],
        renzo_water: optional(&renzo.water_if_global, GOODS)?,
        renzo_cards: optional(&renzo.cards, 0..=7)?,
        sal: sal.map_or(Ok(3), |value| ranged(value, 1..=6))?,
        zoey_contracts: optional(&zoey.start_contracts, FEW)?,
        roslyn_dice: optional(&roslyn.amount, FEW)?,
    })
}

/// The words on a leader's card that the rules are written around.
fn leader_words(effect: &rows::LeaderEffect, key: &str) -> Result<(), Problem> {
    worded(&effect.key, key)?;
    for (number, wanted) in [(&effect.treated_as, 6), (&effect.extra_contracts, 1)] {
        if let Some(number) = number {
            fixed(number, wanted)?;
        }
    }
    for told in [&effect.must_differ, &effect.optional]
        .into_iter()
        .flatten()
    {
        truth(told, true)?;
    }
    for place in effect.at.iter().flatten() {
        if !["farms", "mining_camp"].contains(&place.get_ref().as_str()) {
            return refuse(
                place,
                "is a place where no leader's dice are treated differently",
            );
        }
    }
    if let Some(resource) = &effect.resource {
        worded(resource, "algae")?;
    }
    if let Some(tile) = &effect.tile
        && !["sal", "sunari_farm", "ul_kah_tal_ship"].contains(&tile.get_ref().as_str())
    {
        return refuse(tile, "is no unique tile");
    }
    let names = effect.rewards.iter().flatten();
    for (penalty, reward) in names {
        let known = matches!(
            (penalty.as_str(), reward.get_ref().as_str()),
            ("discard_contracts", "draw_contracts")
                | ("lose_die", "gain_die")
                | ("move_back", "move_harvester")
                | ("lose_gem", "gain_gem")
                | ("lose_ship", "gain_ship")
                | ("lose_farm", "gain_farm")
        );
        if !known {
            return refuse(reward, "is not the counterpart of this penalty (CFL-255)");
        }
    }
    for (index, round) in effect
        .rounds
        .iter()
        .flat_map(toml::Spanned::get_ref)
        .enumerate()
    {
        fixed(round, index as i64 + 1)?;
    }
    Ok(())
}

/// Resources without dice.
fn goods(row: &YieldRow) -> Result<Cost, Problem> {
    let all = [&row.water, &row.algae, &row.energy, &row.gem];
    let mut goods = [0; 4];
    for (amount, number) in goods.iter_mut().zip(all) {
        if let Some(number) = number {
            *amount = ranged(number, GOODS)?;
        }
    }
    Ok(goods)
}

/// Resources and dice.
fn yields(row: &YieldRow) -> Result<Yield, Problem> {
    let dice = match &row.die {
        Some(dice) => ranged(dice, FEW)?,
        None => 0,
    };
    Ok(Yield {
        goods: goods(row)?,
        dice,
    })
}

/// A number that this kind of entry must have.
fn needed<'a>(number: &'a Option<Number>, key: &Text) -> Result<&'a Number, Problem> {
    match number {
        Some(number) => Ok(number),
        None => refuse(key, "needs an amount"),
    }
}
