//! Reads `box.toml`.
//!
//! Notes and the figures the rules are written around (`fixed.rs`) are set aside, what is
//! left is read into rows (`rows.rs`), and the rows are checked and become [`Figures`]
//! (`boards.rs`, `tiles.rs`, `cards.rs`, `planet.rs`, `rival.rs` and below).

mod boards;
mod cards;
mod check;
mod fixed;
mod planet;
mod rival;
mod rows;
mod tiles;

use ::figures::{
    FiguresProblem, Format, Number,
    check::{agrees, distinct, ranged, refuse},
};
use tabletop::OpenProblem;

use self::check::{FEW, GOODS, all, needed, optional, values};
use self::rows::{EditionRow, LeaderEffect, Rows, YieldRow};
use super::{EditionFigures, Figures, LeaderFigures, RescueDie, Rulings, Yield};
use crate::components::{Cost, Leader, Leaders, Purse};

const FORMAT: Format = Format {
    words: &[
        "colour",
        "designer",
        "name",
        "phase",
        "publishers",
        "rule",
        "rules",
        "set",
        "shape",
        "text",
        "title",
    ],
    labels: &["id", "number", "key", "resource"],
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
    let limits = &rows.limits;
    // The dice a player rolls fit into the garages (CFL-Q07); three bits count dice.
    let dice_limit: u8 = ranged(&limits.dice, 1..=5)?;
    let dice_per_player: u8 = ranged(&limits.dice_per_player, 1..=40)?;
    let (dyad, solo) = (&rows.setup.dyad_alliance, &rows.setup.solo);
    let contracts = cards::contracts(&rows.contract)?;
    let solo_drawn: u8 = ranged(&solo.contracts_drawn, 1..=8)?;
    let (rates, market) = boards::market(&rows.market)?;
    let leaders = leaders(rows)?;
    let row = &rows.rulings;
    let rulings = Rulings {
        rescue_die: *row.rescue_die.get_ref(),
        rival_arrow: *row.rival_arrow.get_ref(),
        depository_column_1: *row.depository_column_1.get_ref(),
    };
    Ok(Figures {
        rulings,
        editions: [
            second(rows, dice_per_player)?,
            first(rows, dice_per_player)?,
        ],
        dyad_start: purse(&[&dyad.start_water, &dyad.start_algae, &dyad.start_energy])?,
        solo_drawn,
        solo_discarded: ranged(&solo.contracts_discarded, 0..=i64::from(solo_drawn) - 1)?,
        dice_limit,
        hand_limit: ranged(&limits.contracts_in_hand, 1..=12)?,
        dice_per_player,
        cantina_water: ranged(&limits.cantina_water_per_die, GOODS)?,
        open: boards::open_spaces(rows, rulings.depository_column_1)?,
        headquarters: boards::headquarters(&rows.headquarters)?,
        mining: boards::mining(&rows.mining_camp)?,
        laboratory: boards::payment(&rows.laboratory.payment)?,
        foundry: boards::payment(&rows.foundry.payment)?,
        control_room: boards::payment(&rows.control_room.payment)?,
        ship_stack: boards::ship_stacks(&rows.foundry)?,
        rates,
        market,
        academy: boards::academy(&rows.academy)?,
        negotiations: boards::negotiations(&rows.negotiations)?,
        deliveries: boards::deliveries(&rows.depository)?,
        factions: boards::factions(&rows.faction)?,
        base: tiles::base(&rows.research_base)?,
        ships: tiles::ships(&rows.ship, &rows.unique_tile)?,
        farms: tiles::farms(&rows.farm, &rows.unique_tile)?,
        leaders,
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

fn purse(goods: &[&Number]) -> Result<Purse, FiguresProblem> {
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
fn edition(row: &EditionRow, rows: &Rows, dice: u8) -> Result<EditionFigures, FiguresProblem> {
    let rounds: u8 = ranged(&row.rounds, 1..=16)?;
    agrees(
        &row.event_cards_above_last,
        i64::from(rounds) - 1,
        "`rounds`",
    )?;
    let start_dice: u8 = ranged(&row.start_dice, 0..=*rows.limits.dice.get_ref())?;
    agrees(
        &row.reserve_dice,
        i64::from(dice) - i64::from(start_dice),
        "`start_dice`",
    )?;
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
        rescue_dice: ranged(&rows.limits.rescue_dice, 0..=*rows.limits.dice.get_ref())?,
        leftovers_under: false,
        ships: tiles::ship_counts(&rows.ship, "second")?,
        farms: tiles::farm_counts(&rows.farm, |row| &row.count)?,
        conditions: boards::conditions(&rows.incident)?,
        rewards: boards::rewards(&rows.incident)?,
        penalties: boards::penalties(&rows.incident)?,
        akira_values: akira(rows)?,
        akira_mines: true,
        jakob_everywhere: true,
        lose_scored_dice: false,
        hq_breaks_ties: false,
        rival_limited: false,
        rival_destroys: true,
        rival_events: true,
        rival_start: None,
    })
}

fn second(rows: &Rows, dice: u8) -> Result<EditionFigures, FiguresProblem> {
    let both = edition(&rows.setup.second, rows, dice)?;
    let rescues = *rows.rulings.rescue_die.get_ref() == RescueDie::Both;
    Ok(EditionFigures {
        rescue_dice: if rescues { both.rescue_dice } else { 0 },
        ..both
    })
}

/// Section 18 of RULES.md.
fn first(rows: &Rows, dice: u8) -> Result<EditionFigures, FiguresProblem> {
    let row = &rows.first_edition;
    agrees(
        &row.ai_academy_dice,
        *rows.ai.academy_dice.get_ref(),
        "`ai.academy_dice`",
    )?;
    let both = edition(&rows.setup.first, rows, dice)?;
    let leaders = distinct(&row.leaders)?;
    if leaders.len() < 4 * usize::from(both.leaders_dealt) {
        return refuse(
            &row.leaders,
            "has too few names to be dealt to four players",
        );
    }
    Ok(EditionFigures {
        leaders,
        leftovers_under: true,
        ships: tiles::ship_counts(&rows.ship, "first")?,
        farms: tiles::farm_counts(&rows.farm, |row| &row.count_first)?,
        conditions: both.conditions.map(boards::first_condition),
        rewards: boards::first_rewards(&rows.incident)?,
        penalties: boards::first_penalties(&rows.incident)?,
        akira_values: values(&row.akira_values)?,
        akira_mines: false,
        jakob_everywhere: false,
        lose_scored_dice: true,
        hq_breaks_ties: true,
        rival_limited: row.ai_reserve_limited,
        rival_destroys: row.ai_destroys_tiles,
        rival_events: row.ai_scores_events,
        rival_start: Some(ranged(&row.ai_start_dice, 0..=5)?),
        ..both
    })
}

/// The figures on a leader's card; `fixed.rs` holds the order of the leaders.
fn card(rows: &Rows, leader: Leader) -> Result<&LeaderEffect, FiguresProblem> {
    match rows.leader.get_ref().get(leader as usize) {
        Some(row) => Ok(row.effect.get_ref()),
        None => refuse(&rows.leader, "has too few entries"),
    }
}

/// CFL-245: the values that Akira treats as 6.
fn akira(rows: &Rows) -> Result<u8, FiguresProblem> {
    let effect = card(rows, Leader::Akira)?;
    values(needed(&effect.values, &rows.leader, "values")?)
}

fn leaders(rows: &Rows) -> Result<LeaderFigures, FiguresProblem> {
    let troy = card(rows, Leader::Troy)?;
    let renzo = card(rows, Leader::Renzo)?;
    let [_, _, sal, marker] = all(&rows.unique_tile)?;
    let renzo_water = optional(&renzo.water_if_global, GOODS)?;
    let renzo_cards = optional(&renzo.cards, 0..=7)?;
    let tile = (&marker.private_events, renzo_cards, "cards");
    let choice = (&marker.global_choice_water, renzo_water, "water_if_global");
    for (number, wanted, name) in [tile, choice] {
        let number = needed(number, &rows.unique_tile, name)?;
        agrees(number, i64::from(wanted), "the card of Renzo")?;
    }
    Ok(LeaderFigures {
        troy: [
            0,
            optional(&troy.algae, GOODS)?,
            optional(&troy.energy, GOODS)?,
            optional(&troy.gem, GOODS)?,
        ],
        renzo_water,
        renzo_cards,
        sal: ranged(
            needed(&sal.die_value, &rows.unique_tile, "die_value")?,
            1..=6,
        )?,
        zoey_contracts: optional(&card(rows, Leader::Zoey)?.start_contracts, FEW)?,
        roslyn_dice: optional(&card(rows, Leader::Roslyn)?.amount, FEW)?,
    })
}

/// Resources without dice.
fn goods(row: &YieldRow) -> Result<Cost, FiguresProblem> {
    let all = [&row.water, &row.algae, &row.energy, &row.gem];
    let mut goods = [0; 4];
    for (amount, number) in goods.iter_mut().zip(all) {
        *amount = optional(number, GOODS)?;
    }
    Ok(goods)
}

/// Resources and dice.
fn yields(row: &YieldRow) -> Result<Yield, FiguresProblem> {
    Ok(Yield {
        goods: goods(row)?,
        dice: optional(&row.die, FEW)?,
    })
}
