//! The nine locations.

use circadians::{components::Space, event::Event};

use crate::kit::{Board, Pieces as _, execute, execute_with, json};

fn hand(board: &Board, seat: u8) -> usize {
    let hand = board.at(&format!("/players/{}/secret/hand", seat - 1));
    hand.as_array().unwrap().len()
}

/// CFL-101, CFL-102, CFL-103: the lowest free space; water or contracts.
#[test]
fn cfl_101_headquarters() {
    let board = execute(2).garage(1, &[3, 3, 3]).rich(1, [0, 9, 0, 0]);
    let board = board.after(&["send:garage_1=3"]);
    assert_eq!(board.refusal("to:headquarters_2"), "CFL-101");
    let cards = hand(&board, 1);
    let water = board.after(&["to:headquarters_1", "reward:water"]);
    assert_eq!(water.goods(1)[0], 5);
    let contracts = board.after(&["to:headquarters_1", "reward:contracts"]);
    assert_eq!(hand(&contracts, 1), cards + 2);
    let full = water.after(&["send:garage_2=3", "to:headquarters_2", "reward:water"]);
    let full = full.after(&["send:garage_3=3"]);
    assert_eq!(full.offers("to:headquarters"), [""; 0]);
}

/// CFL-105, CFL-Q18: headquarters is open in the last round.
#[test]
fn cfl_105_headquarters_in_the_last_round() {
    let board = execute(2).with(json!({ "table": { "round": 7, "event": "end_of_an_era",
        "events": ["water_tax", "bureaucracy", "dust_storm", "rockfall", "rich_veins", "spare_fuel", "end_of_an_era"] } }));
    let board = board.after(&["send:garage_1=1", "to:headquarters_1"]);
    assert_eq!(board.legal(), ["reward:contracts", "reward:water"]);
}

/// CFL-313, CFL-285, CFL-297, CFL-Q67, CFL-Q48: Water Tax stops the printed reward, not ID Badge
/// and
/// Security Codes, which come whichever reward is taken.
#[test]
fn cfl_313_water_tax() {
    let board = execute(2)
        .fulfilled(1, &["id_badge", "security_codes"])
        .garage(1, &[3, 1])
        .rich(1, [0, 0, 0, 0]);
    let cards = hand(&board, 1);
    let taxed = board
        .event("water_tax")
        .after(&["send:garage_1=3", "to:headquarters_1"]);
    assert_eq!((taxed.goods(1)[0], hand(&taxed, 1)), (5, cards + 2));
    let water = board.after(&["send:garage_1=3", "to:headquarters_1", "reward:water"]);
    assert_eq!((water.goods(1)[0], hand(&water, 1)), (10, cards + 2));
    let drawn = board.after(&["send:garage_1=3", "to:headquarters_1", "reward:contracts"]);
    assert_eq!((drawn.goods(1)[0], hand(&drawn, 1)), (5, cards + 4));
}

/// CFL-033, CFL-Q05: with no contract anywhere a draw is skipped.
#[test]
fn cfl_033_no_contracts_left() {
    let board = execute(2).garage(1, &[3, 1]);
    let mut all = board.at("/deck").as_array().unwrap().clone();
    all.extend(board.at("/table/discard").as_array().unwrap().clone());
    let board = board.with(json!({ "deck": [], "table": { "discard": [] },
        "players": { "2": { "base": { "fulfilled": all } } } }));
    let cards = hand(&board, 1);
    let board = board.after(&["send:garage_1=3", "to:headquarters_1", "reward:contracts"]);
    assert_eq!(hand(&board, 1), cards);
}

/// CFL-032: the discard pile becomes the draw pile.
#[test]
fn cfl_032_reshuffle() {
    let board = execute(2).garage(1, &[3, 1]);
    let mut deck = board.at("/deck").as_array().unwrap().clone();
    deck.extend(board.at("/table/discard").as_array().unwrap().clone());
    let count = deck.len();
    let board = board.with(json!({ "deck": [], "table": { "discard": deck } }));
    let board = board.after(&["send:garage_1=3", "to:headquarters_1", "reward:contracts"]);
    assert_eq!(board.at("/deck").as_array().unwrap().len(), count - 2);
    assert_eq!(board.at("/table/discard"), json!([]));
}

/// Seat 1 with this much water, about to send a die of this value from its first garage.
fn miner(value: u8, water: u16) -> Board {
    let board = execute(4).garage(1, &[value, 1]).rich(1, [water, 0, 0, 0]);
    board.after(&[&format!("send:garage_1={value}")])
}

/// CFL-107: a die of any value goes to any free space.
#[test]
fn cfl_107_any_die_mines_anywhere() {
    let spaces: Vec<String> = (1..=4).map(|space| space.to_string()).collect();
    for value in 1..=6 {
        let board = miner(value, 20);
        assert_eq!(board.offers("to:mining_camp_"), spaces);
    }
    let taken = execute(4).on("mining_camp_2", 2, 1).garage(1, &[6, 1]);
    let taken = taken.rich(1, [20, 0, 0, 0]).after(&["send:garage_1=6"]);
    assert_eq!(taken.offers("to:mining_camp_"), ["1", "3", "4"]);
}

/// CFL-108, CFL-076: the space's number minus the die in water, and whoever lacks it stays away.
#[test]
fn cfl_108_mining_costs_what_the_die_lacks() {
    for (space, value, water) in [(1, 1, 5), (1, 5, 1), (2, 6, 4), (3, 3, 12), (4, 6, 12)] {
        let to = format!("to:mining_camp_{space}");
        assert_eq!(miner(value, water).after(&[&to]).goods(1)[0], 0);
        assert_eq!(miner(value, water - 1).refusal(&to), "CFL-076");
    }
    assert_eq!(miner(6, 3).after(&["to:mining_camp_1"]).goods(1)[0], 3);
}

/// CFL-109, CFL-110: 1 gem on the spaces of 6 and 10, 2 gems on those of 15 and 18.
#[test]
fn cfl_109_cfl_110_mining_brings_the_printed_gems() {
    for (space, number, gems) in [(1, 6, 1), (2, 10, 1), (3, 15, 2), (4, 18, 2)] {
        let board = miner(6, 20).after(&[&format!("to:mining_camp_{space}")]);
        assert_eq!(board.goods(1), [20 - (number - 6), 0, 0, gems]);
    }
}

/// Water and gems after a die of this value, worth 6 at the camp for Akira, goes to space 2 of
/// the Mining Camp with 20 water.
fn mined(board: &Board, value: u8) -> [i64; 4] {
    let board = board.garage(1, &[4, 1]).rich(1, [20, 0, 0, 0]);
    board
        .after(&[&format!("send:garage_1={value}"), "to:mining_camp_2"])
        .goods(1)
}

/// CFL-288: Jrayek Drill pays 5 water less.
#[test]
fn cfl_288_jrayek_drill() {
    assert_eq!(mined(&execute(4), 4), [14, 0, 0, 1], "without it");
    let drill = execute(4).fulfilled(1, &["jrayek_drill"]);
    assert_eq!(mined(&drill, 4), [19, 0, 0, 1]);
    // What is left of the price is enough to go there.
    let poor = drill.garage(1, &[4, 1]).rich(1, [1, 0, 0, 0]);
    let there = poor.after(&["send:garage_1=4", "to:mining_camp_2"]);
    assert_eq!(there.goods(1), [0, 0, 0, 1]);
}

/// CFL-316: with Rockfall the numbers are 3 higher.
#[test]
fn cfl_316_rockfall() {
    assert_eq!(mined(&execute(4).event("rockfall"), 4), [11, 0, 0, 1]);
}

/// CFL-320: Rich Veins bring a gem more.
#[test]
fn cfl_320_rich_veins() {
    assert_eq!(mined(&execute(4).event("rich_veins"), 4), [14, 0, 0, 2]);
}

/// CFL-246, CFL-412, CFL-Q58: Akira pays for a 3 as for a 6, and for a 4 as everyone.
#[test]
fn cfl_246_akira_mines() {
    let akira = execute(4).led_by(1, "akira");
    assert_eq!(mined(&akira, 4), [14, 0, 0, 1]);
    assert_eq!(mined(&akira, 3), [16, 0, 0, 1]);
}

/// Seat 1 with a 3, a 4 and a 5 in its garages and algae for the Laboratory.
fn researcher() -> Board {
    let board = execute(2).garage(1, &[3, 4, 5]).garage(2, &[1]);
    board.rich(1, [0, 4, 0, 0])
}

/// CFL-111, CFL-115: the next die makes the pair, if its ship can make it equal.
#[test]
fn cfl_111_two_equal_dice_make_a_pair() {
    let unequal = researcher().after(&["send:garage_1=3"]);
    assert_eq!(unequal.refusal("to:laboratory_1a"), "CFL-111");
    let pair = researcher().after(&["send:garage_1=4", "to:laboratory_1a", "stack:1"]);
    assert_eq!(
        pair.at("/players/0/base/garages"),
        json!([null, null, "1:5", null, null])
    );
}

/// CFL-118, CFL-076: 3 algae, beside 1 for the second garage.
#[test]
fn cfl_118_research_costs_algae() {
    let board = researcher().after(&["send:garage_1=4", "to:laboratory_1a"]);
    assert_eq!(board.goods(1)[1], 0);
    let poor = researcher().rich(1, [0, 3, 0, 0]);
    let poor = poor.after(&["send:garage_1=4"]);
    assert_eq!(poor.refusal("to:laboratory_1a"), "CFL-076");
}

/// CFL-120: two dice, one turn.
#[test]
fn cfl_120_a_pair_is_one_turn() {
    let board = researcher().after(&["send:garage_1=4", "to:laboratory_1a", "stack:1"]);
    assert_eq!(board.seat(), Some(2));
}

/// CFL-Q17: a pair whose second garage cannot be paid is not available.
#[test]
fn cfl_115_second_garage_unpaid() {
    let board = execute(2).garage(1, &[4, 4]).rich(1, [10, 0, 0, 0]);
    assert_eq!(
        board
            .after(&["send:garage_1=4"])
            .refusal("to:laboratory_1a"),
        "CFL-076"
    );
}

/// CFL-116: each die is changed by its own ship only.
#[test]
fn cfl_116_own_changes() {
    let board = execute(2)
        .ships(1, &["flip"], ["plus_two"; 3])
        .garage(1, &[3, 4])
        .rich(1, [0, 9, 0, 0]);
    assert!(
        board
            .after(&["send:garage_1=3"])
            .offers("to:")
            .contains(&"laboratory_1a".into())
    );
    let board = board.after(&["send:garage_1=3", "to:laboratory_1a"]);
    assert_eq!(
        board.at("/table/board/laboratory_1b"),
        "1:3",
        "the 4 was flipped"
    );
}

/// CFL-113, CFL-117, CFL-Q16: the next own die at headquarters is the partner, whoever stands
/// between.
#[test]
fn cfl_113_headquarters_pair() {
    let board = execute(3)
        .rich(1, [0, 3, 0, 0])
        .on("headquarters_1", 1, 4)
        .on("headquarters_2", 2, 1)
        .on("headquarters_3", 1, 4)
        .garage(1, &[4])
        .with(json!({ "table": { "stage": "headquarters" } }));
    let board = board.after(&["send:headquarters_1=4", "to:laboratory_1a"]);
    assert_eq!(board.at("/players/0/base/garages/0"), "1:4");
    assert!(board.at("/table/board").get("headquarters_3").is_none());
    let board = board.after(&["stack:1"]);
    assert_eq!(board.seat(), Some(2));
}

/// CFL-114: a garage die that completes the pair of a headquarters die costs its algae now.
#[test]
fn cfl_114_garage_partner_is_paid() {
    let board = execute(2)
        .rich(1, [0, 4, 0, 0])
        .on("headquarters_1", 1, 4)
        .garage(1, &[0, 4])
        .with(json!({ "table": { "stage": "headquarters" } }));
    let board = board.after(&["send:headquarters_1=4", "to:laboratory_1a"]);
    assert_eq!(board.goods(1)[1], 0);
}

/// CFL-099, CFL-Q15: both ships of a pair discount.
#[test]
fn cfl_099_two_ships() {
    for water in [0, 5] {
        let board = execute(2)
            .ships(1, &["water_discount", "water_discount"], ["flip"; 3])
            .garage(1, &[0, 4, 4])
            .rich(1, [water, 3, 0, 0]);
        let board = board.after(&["send:garage_2=4", "to:laboratory_1a"]);
        let left = [i64::from(water), 0, 0, 0];
        assert_eq!(board.goods(1), left, "only the garages were paid");
    }
}

/// CFL-121, CFL-356: one pair with up to three players, two with four; a rival's die blocks
/// a pair.
#[test]
fn cfl_121_pairs() {
    for (players, free) in [(3, false), (4, true)] {
        let board = execute(players)
            .on("laboratory_1a", 2, 4)
            .on("laboratory_1b", 2, 4)
            .garage(1, &[4, 4])
            .rich(1, [0, 9, 0, 0])
            .after(&["send:garage_1=4"]);
        assert_eq!(board.offers("to:laboratory_2a").len(), usize::from(free));
        assert_eq!(board.offers("to:laboratory_1a").len(), 0);
    }
}

/// CFL-122: no farm left.
#[test]
fn cfl_122_empty_stacks() {
    let board = execute(2)
        .with(
            json!({ "table": { "farms": { "tops": [null, null, null], "beneath": [0, 0, 0],
            "hidden": [0, 0, 0, 0, 0, 0, 0, 0] } } }),
        )
        .garage(1, &[4, 4])
        .rich(1, [0, 9, 0, 0]);
    assert_eq!(
        board
            .after(&["send:garage_1=4"])
            .refusal("to:laboratory_1a"),
        "CFL-122"
    );
}

/// CFL-274, CFL-284, CFL-323: cheaper laboratories.
#[test]
fn cfl_274_laboratory_discounts() {
    let price = |board: Board, pay: &str| {
        let board = board.garage(1, &[4, 4, 1]).rich(1, [20, 20, 0, 0]);
        let after = board
            .after(&["send:garage_1=4", "to:laboratory_1a", pay])
            .goods(1);
        [20 - after[0], 19 - after[1]]
    };
    let board = execute(2);
    assert_eq!(price(board.clone(), "pay:algae"), [0, 3]);
    assert_eq!(price(board.clone(), "pay:water"), [10, 0]);
    assert_eq!(
        price(board.fulfilled(1, &["algae_cells"]), "pay:algae"),
        [0, 1]
    );
    assert_eq!(
        price(board.fulfilled(1, &["ice_stones"]), "pay:water"),
        [3, 0]
    );
    assert_eq!(price(board.event("algal_bloom"), "pay:algae"), [0, 1]);
    assert_eq!(price(board.event("algal_bloom"), "pay:water"), [3, 0]);
}

/// CFL-123: a die of any value goes to the Foundry, if the space is free.
#[test]
fn cfl_123_any_die() {
    for value in 1..=6 {
        let board = execute(2).garage(1, &[value, 1]).rich(1, [0, 0, 2, 0]);
        let send = format!("send:garage_1={value}");
        assert_eq!(board.after(&[&send]).offers("to:foundry"), ["_1"]);
        let full = board.on("foundry_1", 2, 1).after(&[&send]);
        assert_eq!(full.refusal("to:foundry_1"), "CFL-074");
    }
}

/// CFL-124: 2 energy or 10 water.
#[test]
fn cfl_124_price() {
    let board = execute(2).garage(1, &[1, 1]).rich(1, [10, 0, 2, 0]);
    let board = board.after(&["send:garage_1=1", "to:foundry_1"]);
    assert_eq!(board.after(&["pay:energy"]).goods(1), [10, 0, 0, 0]);
    assert_eq!(board.after(&["pay:water"]).goods(1), [0, 0, 2, 0]);
    let poor = execute(2).garage(1, &[1, 1]).rich(1, [9, 0, 1, 0]);
    let poor = poor.after(&["send:garage_1=1"]);
    assert_eq!(poor.refusal("to:foundry_1"), "CFL-076");
}

/// CFL-125: the die names the stack.
#[test]
fn cfl_125_ship_stacks() {
    for (value, stack) in [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)] {
        let tops = ["flip", "plus_two", "no_algae"];
        let board = execute(2)
            .ships(1, &[], tops)
            .garage(1, &[value, 1])
            .rich(1, [0, 0, 2, 0]);
        let send = format!("send:garage_1={value}");
        let board = board.after(&[&send, "to:foundry_1"]);
        assert_eq!(board.at("/players/0/base/ships/0"), tops[stack]);
    }
}

/// CFL-126: the ship is placed like any tile: in the left-most garage without one, or instead
/// of another.
#[test]
fn cfl_126_ship_is_placed() {
    let board = execute(2)
        .ships(1, &["flip"], ["plus_two", "flip", "flip"])
        .garage(1, &[1, 1])
        .rich(1, [0, 0, 2, 0]);
    let board = board.after(&["send:garage_1=1", "to:foundry_1"]);
    let ships = |answer: &str| board.after(&[answer]).at("/players/0/base/ships");
    assert_eq!(
        ships("place:empty"),
        json!(["flip", "plus_two", null, null])
    );
    assert_eq!(ships("place:1"), json!(["plus_two", null, null, null]));
}

/// CFL-127: no die goes where the named stack is empty.
#[test]
fn cfl_127_empty_stack() {
    let board = execute(2).with(
        json!({ "table": { "ships": { "tops": [null, "flip", "flip"],
        "beneath": [0, 5, 5], "hidden": [1, 3, 3, 3, 0, 0, 0] } } }),
    );
    let to = |value: u8| {
        let board = board.garage(1, &[value]).rich(1, [0, 0, 2, 0]);
        board.after(&[&format!("send:garage_1={value}")])
    };
    assert_eq!(to(2).refusal("to:foundry_1"), "CFL-127");
    assert_eq!(to(3).offers("to:foundry"), ["_1"]);
}

/// CFL-277, CFL-301, CFL-322: cheaper foundries.
#[test]
fn cfl_301_foundry_discounts() {
    let price = |board: Board, pay: &str| {
        let board = board.garage(1, &[1, 1]).rich(1, [20, 0, 20, 0]);
        let after = board
            .after(&["send:garage_1=1", "to:foundry_1", pay])
            .goods(1);
        [20 - after[0], 20 - after[2]]
    };
    let board = execute(2);
    assert_eq!(price(board.clone(), "pay:energy"), [0, 2]);
    assert_eq!(
        price(board.fulfilled(1, &["spare_parts"]), "pay:energy"),
        [0, 1]
    );
    assert_eq!(
        price(board.fulfilled(1, &["aqua_cannon"]), "pay:water"),
        [5, 0]
    );
    assert_eq!(price(board.event("scrap_surplus"), "pay:energy"), [0, 1]);
    assert_eq!(price(board.event("scrap_surplus"), "pay:water"), [5, 0]);
}

/// CFL-128: a die of any value goes to any free space, and the space says what is offered.
#[test]
fn cfl_128_any_die() {
    for value in 1..=6 {
        let board = execute(3).garage(1, &[value, 1]).rich(1, [30; 4]);
        let board = board.after(&[&format!("send:garage_1={value}")]);
        assert_eq!(board.offers("to:market_"), ["1", "2", "3"]);
        let offers = |space: &str| board.after(&[space]).offers("trade:");
        assert_ne!(offers("to:market_1"), offers("to:market_2"));
        assert_ne!(offers("to:market_2"), offers("to:market_3"));
    }
}

/// What the trades of a Market space cost, one after the other; what is gained is negative.
fn rates(space: &str) -> Vec<[i64; 4]> {
    let board = execute(3).garage(1, &[6, 1]).rich(1, [30; 4]);
    let board = board.after(&["send:garage_1=6", &format!("to:{space}")]);
    let mut offers = board.offers("trade:");
    assert_eq!(offers.pop().unwrap(), "done");
    let after = |offer: &String| board.after(&[&format!("trade:{offer}"), "trade:done"]);
    let paid = |offer| after(offer).goods(1).map(|left| 30 - left);
    offers.iter().map(paid).collect()
}

/// CFL-130: different trades in one visit.
#[test]
fn cfl_130_mixed_trades() {
    let board = execute(2).garage(1, &[3, 1]).rich(1, [30, 30, 30, 30]);
    let board = board.after(&["send:garage_1=3", "to:market_2"]);
    let offers = board.offers("trade:");
    let mut mixed = board;
    for offer in &offers[..3] {
        mixed.play(&[&format!("trade:{offer}")]);
    }
    assert_eq!(mixed.goods(1), [27, 28, 34, 29]);
}

/// CFL-131: algae for water or energy.
#[test]
fn cfl_131_algae() {
    assert_eq!(rates("market_3"), [[3, -2, 0, 0], [0, -2, 1, 0]]);
}

/// CFL-132: energy for water, algae or gems.
#[test]
fn cfl_132_energy() {
    let all = [[3, 0, -1, 0], [0, 2, -1, 0], [0, 0, -2, 1]];
    assert_eq!(rates("market_2"), all);
}

/// CFL-133: water for algae, energy or gems.
#[test]
fn cfl_133_water() {
    let all = [[-3, 2, 0, 0], [-3, 0, 1, 0], [-6, 0, 0, 1]];
    assert_eq!(rates("market_1"), all);
}

/// CFL-129, CFL-318, CFL-Q19: as many trades as pips, none if the player likes; two more with
/// Open Market.
#[test]
fn cfl_129_number_of_trades() {
    for (event, most) in [("rich_veins", 2), ("open_market", 4)] {
        let mut board = execute(2)
            .event(event)
            .garage(1, &[2, 1])
            .rich(1, [30, 0, 0, 0]);
        board.play(&["send:garage_1=2", "to:market_3"]);
        let mut trades = 0;
        while board.offers("trade:").contains(&"7".to_string()) {
            board.play(&["trade:7"]);
            trades += 1;
        }
        assert_eq!(trades, most);
    }
}

/// The goods of seat 1, which had none, at the Market, and the trades it can make there.
fn at_market(contracts: &[&str]) -> ([i64; 4], Vec<String>) {
    let board = execute(2)
        .fulfilled(1, contracts)
        .garage(1, &[2, 1])
        .rich(1, [0, 0, 0, 0]);
    let board = board.after(&["send:garage_1=2", "to:market_3"]);
    (board.goods(1), board.offers("trade:"))
}

/// CFL-134: goods of contracts come before trading and may be spent in it.
#[test]
fn cfl_134_market_contracts_come_before_trading() {
    let (goods, trades) = at_market(&["jrayek_pump", "leyrien_basket", "zcharo_lamp"]);
    assert_eq!(goods, [5, 2, 1, 0]);
    assert_eq!(trades, ["7", "8", "done"]);
}

/// CFL-289: Jrayek Pump brings 5 water.
#[test]
fn cfl_289_jrayek_pump() {
    assert_eq!(at_market(&["jrayek_pump"]).0, [5, 0, 0, 0]);
}

/// CFL-294: Leyrien Basket brings 2 algae.
#[test]
fn cfl_294_leyrien_basket() {
    assert_eq!(at_market(&["leyrien_basket"]).0, [0, 2, 0, 0]);
}

/// CFL-309: Zcharo Lamp brings 1 energy.
#[test]
fn cfl_309_zcharo_lamp() {
    assert_eq!(at_market(&["zcharo_lamp"]).0, [0, 0, 1, 0]);
}

/// CFL-135, CFL-136: values and prices of the Academy.
#[test]
fn cfl_136_academy() {
    for (value, space, index, price) in [
        (1, 1, 0, 3),
        (2, 1, 0, 3),
        (3, 2, 1, 2),
        (4, 2, 1, 2),
        (5, 3, 2, 1),
        (6, 3, 2, 1),
    ] {
        let board = execute(2).garage(1, &[value, 1]).rich(1, [9, 9, 9, 0]);
        let board = board.after(&[&format!("send:garage_1={value}")]);
        assert_eq!(board.offers("to:academy_"), [space.to_string()]);
        let wrong = format!("to:academy_{}", space % 3 + 1);
        assert_eq!(board.refusal(&wrong), "CFL-135");
        let board = board.after(&[&format!("to:academy_{space}")]);
        assert_eq!(9 - board.after(&["buy:1"]).goods(1)[index], price);
        assert_eq!(9 - board.after(&["buy:2"]).goods(1)[index], 2 * price);
    }
}

/// CFL-138, CFL-Q20: dice bought must be in the reserve.
#[test]
fn cfl_138_reserve() {
    let spaces = [
        "leyrien_1a",
        "leyrien_2a",
        "leyrien_3a",
        "leyrien_4a",
        "zcharo_1a",
        "zcharo_2a",
        "zcharo_3a",
        "zcharo_4a",
        "jrayek_1a",
        "jrayek_2a",
    ];
    let mut board = execute(2).garage(1, &[3, 1]).rich(1, [0, 9, 0, 0]);
    while board.number("/players/0/base/reserve") > 1 {
        let space = spaces[board.number("/players/0/base/reserve") as usize - 1];
        board = board.on(space, 1, 1);
    }
    let one = board.after(&["send:garage_1=3", "to:academy_2"]);
    assert_eq!(
        one.number("/players/0/base/reserve"),
        0,
        "a single die was bought unasked"
    );
    let none = board.on("jrayek_3a", 1, 1).after(&["send:garage_1=3"]);
    assert_eq!(none.refusal("to:academy_2"), "CFL-138");
}

/// CFL-279, CFL-307, CFL-319, CFL-Q02: Captain's Hat, Zcharo Beacon and Recruitment Drive.
#[test]
fn cfl_279_academy_changed() {
    let bought = |board: Board| {
        let board = board.garage(1, &[3, 1]).rich(1, [0, 9, 0, 0]);
        let supply = board.number("/players/0/base/supply");
        let board = board.after(&["send:garage_1=3", "to:academy_2", "buy:1"]);
        let gained = board.number("/players/0/base/supply") - supply;
        (9 - board.goods(1)[1], gained)
    };
    let board = execute(2);
    assert_eq!(bought(board.clone()), (2, 1));
    assert_eq!(bought(board.fulfilled(1, &["captains_hat"])), (2, 2));
    assert_eq!(bought(board.fulfilled(1, &["zcharo_beacon"])), (1, 1));
    assert_eq!(bought(board.event("recruitment_drive")), (2, 2));
}

/// CFL-139, CFL-140: each value moves in its direction.
#[test]
fn cfl_140_directions() {
    let targets = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];
    for (value, target) in (1..=6).zip(targets) {
        let board = execute(2).garage(1, &[value, 1]).rich(1, [0, 0, 2, 0]);
        let board = board.after(&[&format!("send:garage_1={value}"), "to:control_room_1"]);
        let hex = board.state.table.sides[0].harvester;
        assert_eq!(board.game.figures.planets[0].at[hex.index()], target);
    }
}

/// CFL-141, CFL-Q21, CFL-204: no way, no Control Room.
#[test]
fn cfl_141_no_way() {
    // (1,-3) is the 21st hex: north-west of it is nothing.
    let board = execute(2)
        .with(json!({ "players": { "1": { "base": { "harvester": "hex_21" } } } }))
        .garage(1, &[6])
        .rich(1, [10, 0, 0, 0])
        .after(&["send:garage_1=6"]);
    assert_eq!(board.refusal("to:control_room_1"), "CFL-204");
}

/// Water and energy that the Control Room costs seat 1.
fn control_room(board: &Board, pay: &str) -> [i64; 2] {
    let board = board.garage(1, &[2, 1]).rich(1, [20, 0, 20, 0]);
    let after = board
        .after(&["send:garage_1=2", "to:control_room_1", pay])
        .goods(1);
    [20 - after[0], 20 - after[2]]
}

/// CFL-283: with Hydraulic Core 5 water less.
#[test]
fn cfl_283_hydraulic_core() {
    let board = execute(2);
    assert_eq!(control_room(&board, "pay:water"), [10, 0]);
    let core = board.fulfilled(1, &["hydraulic_core"]);
    assert_eq!(control_room(&core, "pay:water"), [5, 0]);
}

/// CFL-281: with Fuel Refiner 1 energy less.
#[test]
fn cfl_281_fuel_refiner() {
    let board = execute(2).fulfilled(1, &["fuel_refiner"]);
    assert_eq!(control_room(&board, "pay:energy"), [0, 1]);
}

/// CFL-315: dearer in a Dust Storm.
#[test]
fn cfl_315_dust_storm() {
    let board = execute(2).event("dust_storm");
    assert_eq!(control_room(&board, "pay:water"), [15, 0]);
    assert_eq!(control_room(&board, "pay:energy"), [0, 3]);
}

/// CFL-321: cheaper with Clear Skies.
#[test]
fn cfl_321_clear_skies() {
    let board = execute(2).event("clear_skies");
    assert_eq!(control_room(&board, "pay:water"), [5, 0]);
    assert_eq!(control_room(&board, "pay:energy"), [0, 1]);
}

/// CFL-181, CFL-182, CFL-189: the column of the value, with a contract to fulfil.
#[test]
fn cfl_181_depository() {
    let board = execute(2)
        .hand(1, &["aqua_cannon", "alien_relic"])
        .garage(1, &[4, 1])
        .rich(1, [3, 0, 2, 0])
        .after(&["send:garage_1=4"]);
    assert_eq!(board.offers("to:depository_"), ["4_1", "4_2", "4_3"]);
    assert_eq!(board.refusal("to:depository_5_1"), "CFL-181");
    let there = board.after(&["to:depository_4_1"]);
    assert_eq!(there.offers("fulfil:"), ["aqua_cannon"]);
    assert_eq!(there.refusal("fulfil:alien_relic"), "CFL-184");
    let poor = board.rich(1, [2, 0, 2, 0]);
    assert_eq!(poor.refusal("to:depository_4_1"), "CFL-182");
}

/// CFL-186, CFL-187: the rewards of the three rows.
#[test]
fn cfl_186_deliveries() {
    let board = execute(2)
        .hand(1, &["aqua_cannon"])
        .garage(1, &[4, 1])
        .rich(1, [3, 0, 2, 0])
        .after(&["send:garage_1=4"]);
    let top = board.after(&["to:depository_4_1", "fulfil:aqua_cannon"]);
    assert_eq!(top.legal().len(), 7, "six directions and none");
    assert_eq!(
        top.after(&["move:none"]).at("/players/0/base/harvester"),
        "hex_1"
    );
    let bottom = board.after(&["to:depository_4_3", "fulfil:aqua_cannon"]);
    assert_eq!(hand(&bottom, 1), 2);
}

/// How many contracts seat 1 holds after fulfilling its only one.
fn held_after(board: &Board, card: &str) -> usize {
    let board = board.garage(1, &[4, 1]).rich(1, [10, 0, 2, 0]);
    let fulfil = format!("fulfil:{card}");
    let board = board.hand(1, &[card]);
    hand(
        &board.after(&["send:garage_1=4", "to:depository_4_2", &fulfil]),
        1,
    )
}

/// CFL-292, CFL-188: a Ledger draws a contract after fulfilling.
#[test]
fn cfl_292_ledger() {
    assert_eq!(held_after(&execute(2), "aqua_cannon"), 0);
    let ledger = execute(2).fulfilled(1, &["ledger"]);
    assert_eq!(held_after(&ledger, "aqua_cannon"), 1);
}

/// CFL-185: a Ledger that was just fulfilled does not.
#[test]
fn cfl_185_a_new_ledger_draws_nothing_yet() {
    assert_eq!(held_after(&execute(2), "ledger"), 0);
}

/// CFL-325: Express Freight draws one too.
#[test]
fn cfl_325_express_freight() {
    let board = execute(2).event("express_freight");
    assert_eq!(held_after(&board, "aqua_cannon"), 1);
}

/// CFL-300, CFL-185, CFL-Q30: Soda Supply takes 5 water off, not off itself.
#[test]
fn cfl_300_soda_supply() {
    let board = execute(2).garage(1, &[4, 1]).rich(1, [9, 0, 2, 0]);
    let water = |board: Board, card: &str| {
        let board = board.hand(1, &[card]);
        let fulfil = format!("fulfil:{card}");
        9 - board
            .after(&["send:garage_1=4", "to:depository_4_2", &fulfil])
            .goods(1)[0]
    };
    assert_eq!(water(board.fulfilled(1, &["soda_supply"]), "ledger"), 2);
    assert_eq!(
        water(board.fulfilled(1, &["soda_supply"]), "aqua_cannon"),
        0
    );
    assert_eq!(water(board.clone(), "soda_supply"), 5);
}

/// CFL-273, CFL-Q30, CFL-Q47, CFL-Q60: Zoey fulfils two with one die and takes one reward; a
/// ship's discount is used once on both, and a contract of this die does not help the other.
#[test]
fn cfl_273_zoey() {
    let board = execute(2)
        .led_by(1, "zoey")
        .hand(1, &["soda_supply", "aqua_cannon", "ledger"])
        .ships(1, &["water_discount"], ["flip"; 3])
        .garage(1, &[0, 4, 1])
        .rich(1, [20, 1, 20, 0]);
    let supply = board.number("/players/0/base/supply");
    let start = board.clone();
    let board = board.after(&["send:garage_2=4", "to:depository_4_2", "fulfil:aqua_cannon"]);
    assert_eq!(board.goods(1)[0], 20, "3 of the 5 water of the ship");
    assert_eq!(board.offers("fulfil:"), ["none", "ledger", "soda_supply"]);
    let two = board.after(&["fulfil:ledger"]);
    assert_eq!(two.goods(1)[0], 15, "2 more off 7");
    assert_eq!(two.number("/players/0/base/supply"), supply + 1);
    assert_eq!(
        two.at("/players/0/base/fulfilled"),
        json!(["aqua_cannon", "ledger"])
    );
    let one = board.after(&["fulfil:none"]);
    assert_eq!(one.at("/players/0/base/fulfilled"), json!(["aqua_cannon"]));
    // Soda Supply uses up the ship's discount and does not help the second contract.
    let there = start.after(&["send:garage_2=4", "to:depository_4_2"]);
    let soda = there.after(&["fulfil:soda_supply", "fulfil:ledger"]);
    assert_eq!(soda.goods(1)[0], 20 - 7);
}

/// CFL-249, CFL-251, CFL-Q62: Sal goes to headquarters and stations, not where dice stay.
#[test]
fn cfl_251_sal() {
    let board = execute(2)
        .led_by(1, "bjorg")
        .hand(1, &["aqua_cannon"])
        .rich(1, [30, 30, 30, 30])
        .with(json!({ "players": { "1": { "base": { "sal": "placed",
            "garages": ["1:sal3", "1:3", null, null, null], "supply": 2 } } } }));
    assert_eq!(board.offers("send:"), ["garage_1=3"], "CFL-250");
    let board = board.after(&["send:garage_1=3"]);
    assert_eq!(board.refusal("to:leyrien_1a"), "CFL-251");
    assert_eq!(board.refusal("to:depository_3_1"), "CFL-251");
    let pair = board.after(&["to:laboratory_1a"]);
    assert_eq!(pair.at("/table/board/laboratory_1a"), "1:sal3");
    let hq = board.after(&["to:headquarters_1", "reward:water"]);
    assert_eq!(hq.at("/table/board/headquarters_1"), "1:sal3");
}

/// CFL-145, CFL-Q76: the second space of a row opens when the first is taken.
#[test]
fn cfl_145_second_spaces() {
    let board = execute(4)
        .garage(1, &[4])
        .rich(1, [0, 6, 0, 0])
        .after(&["send:garage_1=4"]);
    assert_eq!(board.offers("to:leyrien_"), ["1a"]);
    assert_eq!(board.refusal("to:leyrien_1b"), "CFL-074");
    let board = execute(4)
        .on("leyrien_1a", 2, 1)
        .garage(1, &[4])
        .rich(1, [0, 6, 0, 0])
        .after(&["send:garage_1=4"]);
    assert_eq!(board.offers("to:leyrien_"), ["1b"]);
}

/// CFL-142, CFL-143: costs of all rows.
#[test]
fn cfl_143_negotiation_costs() {
    for (faction, resource, costs) in [
        ("leyrien", 1, [6, 9, 12, 15]),
        ("zcharo", 2, [4, 6, 8, 10]),
        ("jrayek", 3, [2, 3, 4, 5]),
    ] {
        for (row, cost) in (1..).zip(costs) {
            let board = execute(2).garage(1, &[4, 1]).rich(1, [20; 4]);
            let to = format!("to:{faction}_{row}a");
            let board = board.after(&["send:garage_1=4", &to]);
            assert_eq!(20 - board.goods(1)[resource], cost);
        }
    }
}

/// What seat 1 has of 20 each after a negotiation with the Leyrien.
fn negotiated(board: &Board) -> [i64; 4] {
    let board = board.garage(1, &[4, 1]).rich(1, [20; 4]);
    board.after(&["send:garage_1=4", "to:leyrien_1a"]).goods(1)
}

/// CFL-317: Strained Relations make it dearer by 3 water.
#[test]
fn cfl_317_strained_relations() {
    assert_eq!(negotiated(&execute(2)), [20, 14, 20, 20]);
    let strained = execute(2).event("strained_relations");
    assert_eq!(negotiated(&strained), [17, 14, 20, 20]);
}

/// CFL-147: what contracts bring, then the faction's ability, the advancement, the setback.
#[test]
fn cfl_147_the_order_of_a_negotiation() {
    let asked = |board: &Board| {
        ["set:", "advance:", "setback:"].map(|question| !board.offers(question).is_empty())
    };
    let board = execute(2)
        .fulfilled(1, &["aqua_pack"])
        .on("leyrien_1a", 2, 5)
        .on("leyrien_3a", 2, 1)
        .garage(1, &[4, 2])
        .rich(1, [0, 9, 0, 1])
        .after(&["send:garage_1=4", "to:leyrien_2a"]);
    assert_eq!(board.goods(1)[0], 5, "CFL-278");
    assert_eq!(asked(&board), [true, false, false]);
    let board = board.after(&["set:garage_2=6"]);
    assert_eq!(asked(&board), [false, true, false]);
    let board = board.after(&["advance:6"]);
    assert_eq!(asked(&board), [false, false, true]);
}

/// CFL-324: a Warm Welcome brings 5 water.
#[test]
fn cfl_324_warm_welcome() {
    assert_eq!(
        negotiated(&execute(2).event("warm_welcome")),
        [25, 14, 20, 20]
    );
}

/// CFL-278: Aqua Pack brings 5 water.
#[test]
fn cfl_278_aqua_pack() {
    let board = execute(2).fulfilled(1, &["aqua_pack"]);
    assert_eq!(negotiated(&board), [25, 14, 20, 20]);
}

/// CFL-267: Troy negotiates for 3 algae less.
#[test]
fn cfl_267_troy_negotiates_for_less() {
    assert_eq!(negotiated(&execute(2).led_by(1, "troy")), [20, 17, 20, 20]);
}

/// An Armour gains a die when its owner negotiates with its faction, and with no other.
#[track_caller]
fn check_armour(card: &str, faction: &str) {
    for host in ["leyrien", "zcharo", "jrayek"] {
        let board = execute(2)
            .fulfilled(1, &[card])
            .garage(1, &[4, 1])
            .rich(1, [20; 4]);
        let supply = board.number("/players/0/base/supply");
        let board = board.after(&["send:garage_1=4", &format!("to:{host}_1a")]);
        let gained = board.number("/players/0/base/supply") - supply;
        assert_eq!(gained, i64::from(host == faction));
    }
}

/// CFL-287, CFL-311.
#[test]
fn cfl_287_jrayek_armour() {
    check_armour("jrayek_armour", "jrayek");
}

/// CFL-293, CFL-311.
#[test]
fn cfl_293_leyrien_armour() {
    check_armour("leyrien_armour", "leyrien");
}

/// CFL-306, CFL-311.
#[test]
fn cfl_306_zcharo_armour() {
    check_armour("zcharo_armour", "zcharo");
}

/// A die goes to the first row of a faction on side A or B.
fn negotiate(host: &str, side: &str) -> Board {
    let board = execute_with(2, &[(host, side)]);
    let board = board.garage(1, &[4, 1]).rich(1, [20; 4]);
    board.after(&["send:garage_1=4", &format!("to:{host}_1a")])
}

/// CFL-177: Zcharo on side A trade twice at any printed rate.
#[test]
fn cfl_177_two_trades() {
    let board = negotiate("zcharo", "a");
    assert_eq!(board.offers("trade:").len(), 9, "any printed rate, or none");
    let board = board.after(&["trade:7", "trade:1"]);
    assert_eq!(board.goods(1), [20, 20, 16, 20]);
    assert_eq!(board.offers("trade:").len(), 0);
}

/// CFL-178, CFL-025: Zcharo on side B move the harvester, to one of six hexes or not at all.
#[test]
fn cfl_178_a_step() {
    assert_eq!(negotiate("zcharo", "b").offers("move:").len(), 7);
}

/// CFL-179, CFL-149, CFL-410: Jrayek on side A give 5 water to who wants it.
#[test]
fn cfl_179_water() {
    let board = negotiate("jrayek", "a");
    assert_eq!(board.after(&["use:yes"]).goods(1)[0], 25);
    assert_eq!(board.after(&["use:no"]).goods(1)[0], 20);
}

/// CFL-180: Jrayek on side B reveal a cache, for a gem.
#[test]
fn cfl_180_a_cache() {
    let board = negotiate("jrayek", "b");
    assert_eq!(board.offers("reveal:").len(), 7);
    let board = board.after(&["reveal:2"]);
    assert_ne!(board.at("/table/caches/1"), json!(null));
    assert_eq!(board.goods(1)[3], 19);
}

/// CFL-176: Leyrien on side B draw two contracts and discard one.
#[test]
fn cfl_176_two_contracts() {
    let board = negotiate("leyrien", "b");
    let cards = hand(&board, 1);
    let board = board.after(&["use:yes"]);
    assert_eq!(board.offers("discard:").len(), cards + 2);
    let first = board.legal()[0].clone();
    assert_eq!(hand(&board.after(&[&first]), 1), cards + 1);
}

/// CFL-175, CFL-174, CFL-Q29, CFL-Q80: dice in garages, on farms and in the cantina can be set, Sal cannot.
#[test]
fn cfl_175_set_die() {
    let board = execute(2)
        .led_by(1, "bjorg")
        .garage(1, &[4, 2])
        .farm_die(1, 1, 5)
        .with(json!({ "players": { "1": { "base": { "sal": "placed",
            "garages": ["1:4", "1:2", "1:sal3", null, null],
            "cantina": [0, 0, 0, 0, 0, 1], "reserve": 8 } } } }))
        .rich(1, [0, 6, 0, 0])
        .after(&["send:garage_1=4", "to:leyrien_1a"]);
    let spots: Vec<String> = board
        .offers("set:")
        .iter()
        .map(|set| set[..set.len() - 2].into())
        .collect();
    assert!(!spots.contains(&"garage_3".to_string()));
    assert_eq!(board.offers("set:").len(), 1 + 3 * 5);
    assert_eq!(board.refusal("set:garage_3=1"), "CFL-175");
    let farm = board.after(&["set:farm_1=1"]);
    assert_eq!(farm.at("/players/0/base/farms/0"), "1:1");
    let cantina = board.after(&["set:cantina_6=1"]);
    assert_eq!(
        cantina.at("/players/0/base/cantina"),
        json!([1, 0, 0, 0, 0, 0])
    );
}

/// CFL-Q77, CFL-409: the only contract that can be fulfilled is still asked for; the only price
/// that can be paid is not.
#[test]
fn cfl_q77_questions_about_the_hand() {
    let board = execute(2)
        .hand(1, &["aqua_cannon"])
        .garage(1, &[4, 1])
        .rich(1, [3, 0, 2, 0]);
    let board = board.after(&["send:garage_1=4"]);
    assert_eq!(
        board.after(&["to:depository_4_2"]).legal(),
        ["fulfil:aqua_cannon"]
    );
    let paid = board.after(&["to:control_room_1"]);
    assert_eq!(paid.goods(1)[2], 0);
}

/// CFL-143, CFL-144, CFL-145: costs and points of every space, the second ones of a row alike.
#[test]
fn cfl_143_costs_and_points() {
    let figures = execute(4).game.figures;
    for (faction, costs, points) in [
        ("leyrien", [6, 9, 12, 15], [3, 5, 7, 10]),
        ("zcharo", [4, 6, 8, 10], [4, 6, 8, 11]),
        ("jrayek", [2, 3, 4, 5], [5, 7, 9, 12]),
    ] {
        for (row, half) in [(1, "a"), (1, "b"), (2, "a"), (2, "b"), (3, "a"), (4, "a")] {
            let space: Space = format!("{faction}_{row}{half}").parse().unwrap();
            let printed = figures.negotiation(space);
            assert_eq!(printed.cost, costs[row - 1], "{space}");
            assert_eq!(printed.points, points[row - 1], "{space}");
        }
    }
}

/// CFL-093: what a contract and a ship take off the same price adds up.
#[test]
fn cfl_093_discounts_add_up() {
    let board = execute(2)
        .ships(1, &["water_discount"], ["flip"; 3])
        .fulfilled(1, &["aqua_cannon"])
        .garage(1, &[0, 5])
        .rich(1, [0, 1, 0, 0])
        .after(&["send:garage_2=5", "to:foundry_1"]);
    assert_eq!(board.goods(1), [0; 4]);
    assert!(!board.offers("place:").is_empty());
}

/// CFL-097, CFL-317: a ship's discount covers the surcharge of an event, too.
#[test]
fn cfl_097_surcharge_is_discounted() {
    let board = execute(2)
        .event("strained_relations")
        .ships(1, &["water_discount"], ["flip"; 3])
        .garage(1, &[0, 5])
        .rich(1, [0, 7, 0, 0])
        .after(&["send:garage_2=5", "to:leyrien_1a"]);
    assert_eq!(board.goods(1), [0; 4]);
}

/// CFL-396, CFL-246: at the Mining Camp only the Second Edition's Akira has sixes.
#[test]
fn cfl_396_akira_at_the_mining_camp() {
    for (edition, paid) in [("second", 0), ("first", 5)] {
        let board = execute_with(2, &[("edition", edition)])
            .led_by(1, "akira")
            .garage(1, &[1, 1])
            .rich(1, [9, 0, 0, 0])
            .after(&["send:garage_1=1", "to:mining_camp_1"]);
        assert_eq!(board.goods(1), [9 - paid, 0, 0, 1], "{edition}");
    }
}

/// CFL-112, CFL-117: of two own dice at headquarters the second is the partner, even right
/// beside the first.
#[test]
fn cfl_112_neighbours_at_headquarters() {
    let board = execute(2)
        .rich(1, [0, 3, 0, 0])
        .on("headquarters_1", 1, 4)
        .on("headquarters_2", 1, 4)
        .garage(1, &[4])
        .with(json!({ "table": { "stage": "headquarters" } }));
    let board = board.after(&["send:headquarters_1=4", "to:laboratory_1a"]);
    assert_eq!(board.at("/players/0/base/garages/0"), "1:4");
    assert!(board.at("/table/board").get("headquarters_2").is_none());
}

/// CFL-111, CFL-116: the partner is turned by its own ship to the value of the pair.
#[test]
fn cfl_111_partner_is_turned() {
    let board = execute(2)
        .ships(1, &["flip"], ["plus_two"; 3])
        .garage(1, &[5, 2])
        .rich(1, [0, 4, 0, 0])
        .after(&["send:garage_1=5", "to:laboratory_1a"]);
    assert_eq!(board.at("/table/board/laboratory_1a"), "1:5");
    assert_eq!(board.at("/table/board/laboratory_1b"), "1:5");
}

/// CFL-128, CFL-129: only the trades of the space, and only what can be given for.
#[test]
fn cfl_128_trades_of_the_space() {
    let board = execute(2)
        .garage(1, &[6, 1])
        .rich(1, [2, 9, 1, 9])
        .after(&["send:garage_1=6", "to:market_3"]);
    assert_eq!(board.offers("trade:"), ["8", "done"]);
    assert_eq!(board.refusal("trade:7"), "CFL-129");
    assert_eq!(board.refusal("trade:5"), "CFL-128");
}

/// CFL-152: only the column of the die counts.
#[test]
fn cfl_152_other_columns() {
    let board = execute(2)
        .on("leyrien_1a", 2, 6)
        .on("leyrien_2a", 2, 6)
        .with(json!({ "table": { "advancements": [1, 2, 3, 4, 5, 6] } }))
        .garage(1, &[6, 1])
        .rich(1, [0, 1, 4, 0])
        .after(&["send:garage_1=6", "to:zcharo_1a"]);
    assert_eq!(board.at("/table/setbacks"), json!([0, 0, 0, 0, 0, 0]));
    assert!(!board.offers("send:").is_empty(), "the send is over");
}

/// CFL-149, CFL-410: setting a die can be skipped.
#[test]
fn cfl_149_setting_is_optional() {
    let board = execute(2).garage(1, &[4, 1]).rich(1, [0, 6, 0, 0]);
    let board = board.after(&["send:garage_1=4", "to:leyrien_1a"]);
    assert!(board.offers("set:").contains(&"none".to_string()));
}

/// CFL-180: a revealed cache is not offered again.
#[test]
fn cfl_180_revealed_once() {
    let board = execute_with(2, &[("jrayek", "b")])
        .with(
            json!({ "table": { "caches": [null, 5, null, null, null, null],
            "hidden_caches": [0, 1, 2, 3, 4] } }),
        )
        .garage(1, &[4, 1])
        .rich(1, [0, 0, 0, 2])
        .after(&["send:garage_1=4", "to:jrayek_1a"]);
    assert_eq!(board.offers("reveal:"), ["none", "1", "3", "4", "5", "6"]);
    assert_eq!(board.refusal("reveal:2"), "CFL-180");
}

/// CFL-Q63, CFL-250: Sal is a 3 at the Mining Camp, even with Akira.
#[test]
fn cfl_q63_sal_and_akira() {
    let board = execute_with(2, &[("leaders", "dyad")]).with(json!({
        "table": { "banned": ["troy", "zoey"] },
        "players": {
            "1": { "base": { "sal": "placed", "leaders": ["akira", "bjorg"], "supply": 2,
                "garages": ["1:sal3", "1:1", null, null, null] } },
            "2": { "base": { "leaders": ["dan", "jakob"] } } } }));
    let board = board.rich(1, [9, 0, 0, 0]);
    let board = board.after(&["send:garage_1=3", "to:mining_camp_1"]);
    assert_eq!(board.goods(1), [6, 0, 0, 1]);
}

/// CFL-097, CFL-182: a ship's discount brings a contract within reach.
#[test]
fn cfl_097_contract_within_reach() {
    for (ship, rows) in [("water_discount", 3), ("plus_two", 0)] {
        let board = execute(2)
            .ships(1, &[ship], ["flip"; 3])
            .hand(1, &["aqua_cannon"])
            .garage(1, &[0, 4])
            .rich(1, [0, 1, 2, 0])
            .after(&["send:garage_2=4"]);
        assert_eq!(board.offers("to:depository_").len(), rows, "{ship}");
    }
}

/// CFL-188: the Ledger draws before the row rewards the delivery.
#[test]
fn cfl_188_ledger_before_the_reward() {
    let mut board = execute(2)
        .fulfilled(1, &["ledger"])
        .hand(1, &["aqua_cannon"])
        .garage(1, &[4, 1])
        .rich(1, [3, 0, 2, 0])
        .after(&["send:garage_1=4", "to:depository_4_3", "fulfil:aqua_cannon"]);
    let news = board.news();
    let drawn = news.iter().filter_map(|event| match event {
        Event::ContractsDrawn { count, .. } => Some(*count),
        _ => None,
    });
    assert_eq!(drawn.collect::<Vec<_>>(), [1, 2]);
}

/// CFL-142: whatever the die shows, every free space is open to it.
#[test]
fn cfl_142_any_value() {
    for value in 1..=6 {
        let board = execute(2).garage(1, &[0, value]).rich(1, [0, 20, 20, 20]);
        let board = board.after(&[&format!("send:garage_2={value}")]);
        for faction in ["leyrien", "zcharo", "jrayek"] {
            let rows = board.offers(&format!("to:{faction}_"));
            assert_eq!(rows, ["1a", "2a", "3a", "4a"], "{faction} with a {value}");
        }
    }
}

/// CFL-148, CFL-310: contracts still in hand bring nothing and make nothing cheaper.
#[test]
fn cfl_148_cards_in_hand() {
    let board = execute(2)
        .hand(1, &["aqua_pack", "leyrien_armour", "spare_parts"])
        .garage(1, &[4, 1])
        .rich(1, [0, 6, 2, 0]);
    let supply = board.number("/players/0/base/supply");
    let sent = board.after(&["send:garage_1=4"]);
    let negotiated = sent.after(&["to:leyrien_1a"]);
    assert_eq!(negotiated.goods(1), [0, 0, 2, 0]);
    assert_eq!(negotiated.number("/players/0/base/supply"), supply);
    let built = sent.after(&["to:foundry_1"]);
    assert_eq!(built.goods(1), [0, 6, 0, 0]);
}

/// CFL-Q67: the reward is chosen before Security Codes and ID Badge bring theirs.
#[test]
fn cfl_q67_the_choice_comes_first() {
    let board = execute(2)
        .fulfilled(1, &["id_badge", "security_codes"])
        .garage(1, &[3, 1])
        .rich(1, [0; 4]);
    let cards = hand(&board, 1);
    let board = board.after(&["send:garage_1=3", "to:headquarters_1"]);
    assert_eq!((board.goods(1)[0], hand(&board, 1)), (0, cards));
    let board = board.after(&["reward:water"]);
    assert_eq!((board.goods(1)[0], hand(&board, 1)), (10, cards + 2));
}
