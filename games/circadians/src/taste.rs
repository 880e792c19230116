//! tuning
use core::sync::atomic::{AtomicI32, Ordering::Relaxed};
macro_rules! tastes {
    ($($name:ident = $value:expr,)+) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Index { $($name,)+ }
        pub static TASTE: [AtomicI32; [$(stringify!($name),)+].len()] = [$(AtomicI32::new($value),)+];
        pub static NAMES: &[&str] = &[$(stringify!($name),)+];
        $(#[allow(non_snake_case)] #[inline] pub fn $name() -> i32 { TASTE[Index::$name as usize].load(Relaxed) })+
    };
}
tastes! {
    WATER_1 = 20, WATER_2 = 25, WATER_3 = 28, WATER_4 = 30,
    ALGAE = 170, ENERGY = 300, ALGAE_1 = 170, ENERGY_1 = 300,
    GEM_0 = 100, GEM_1 = 140, GEM_2 = 185, GEM_3 = 180,
    DIE_1 = 110, DIE_2 = 200, DIE_3 = 280, DIE_4 = 340, DIE_5 = 460, DIES_1 = 170, DIES_2 = 140, DIES_3 = 120, DIES_5 = 80,
    CARD = 60, CARD_FULL = 6,
    HQ = 20,
    CACHE_STEP = 200, RING = 40,
    SHIP_USE = 35, FARM_USE = 60, SIX_USE = 50,
    USE_LAB = 15, USE_SHIP = 30, USE_MOVE = 30, USE_MINE = 40, USE_DEPOSIT = 60, USE_ACADEMY = 40, USE_HQ = 40, USE_MARKET = 25, USE_TALK = 70,
    GROW_TALK = 60, GROW_DEPOSIT = 60,
    HAND = 40,
    WAITING = 150,
    MARKET = 70, FIT_1 = 60, FIT_2 = 30,
    FEW_WATER = 12, FEW_ALGAE = 12, FEW_ENERGY = 8, FEW_GEM = 5, SOME = 60, MANY = 15, TOLL_ALGAE = 4, TOLL = 30,
}
