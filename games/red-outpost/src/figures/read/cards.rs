//! The spaceship deck, the lake deck and the special cards.

use alloc::format;

use figures::{
    FiguresProblem, List,
    check::{each, named, ranged, refuse},
};

use super::check::MOOD;
use super::rows::{LakeRow, SpaceshipRow, SpecialCards};
use crate::figures::{CardFigures, Find, LakeCard, SpaceshipCard};

/// A card of the spaceship deck (RO-133).
pub fn spaceship(row: &SpaceshipRow) -> Result<SpaceshipCard, FiguresProblem> {
    Ok(SpaceshipCard {
        cube: match row.add.get_ref().as_str() {
            "none" => Find::Nothing,
            "choice" => Find::Choice,
            _ => Find::Named(named(&row.add, "`none`, `choice`")?),
        },
        crystals: ranged(&row.crystals, 0..=12)?,
    })
}

/// The lake deck, of which three cards show fish (RO-010).
pub fn lake(rows: &List<LakeRow>) -> Result<[LakeCard; 6], FiguresProblem> {
    let cards = each(rows, lake_card)?;
    let fish_cards = cards.iter().filter(|card| card.fish_card).count();
    if fish_cards != 3 {
        return refuse(
            rows,
            format!("has {fish_cards} fish cards, but must have 3 (RO-010)"),
        );
    }
    Ok(cards)
}

fn lake_card(row: &LakeRow) -> Result<LakeCard, FiguresProblem> {
    let fish_card = *row.fish_card.get_ref();
    let fish = ranged(&row.produce_fish, 0..=4)?;
    if fish_card != (fish > 0) {
        return refuse(
            &row.fish_card,
            format!("is {fish_card}, but produce_fish is {fish}"),
        );
    }
    Ok(LakeCard {
        fish_card,
        fish,
        mood: ranged(&row.visitor_mood, MOOD)?,
    })
}

pub fn special(rows: &SpecialCards) -> Result<CardFigures, FiguresProblem> {
    #[rustfmt::skip]
    let SpecialCards(
        pasture, _, _, brewery, warehouse, _, _, mine, kitchen, _, _, _, _, _, _, miner, _, _,
    ) = rows;
    Ok(CardFigures {
        pasture_mood: ranged(&pasture.mood, MOOD)?,
        brewery_crystals: ranged(&brewery.crystals, 0..=12)?,
        warehouse_exchanges: ranged(&warehouse.exchanges_max, 1..=6)?,
        mine_steps: ranged(&mine.wheel_steps, 0..=12)?,
        mine_mood: ranged(&mine.mood, MOOD)?,
        // Four workers must be left for four players (RO-219).
        kitchen_workers: ranged(&kitchen.workers_max, 0..=2)?,
        miner_mood: ranged(&miner.mood, MOOD)?,
    })
}
