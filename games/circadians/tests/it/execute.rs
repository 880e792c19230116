//! The Execute phase: order of play, values, costs and discounts.

use circadians::step::Action;
use tabletop::{Dice, Game as _, Quiet, Words as _};

use crate::{
    contract::tables,
    kit::{Board, Pieces as _, execute, execute_with, json},
};

/// The board with dice at headquarters about to be sent.
fn at_headquarters(board: &Board) -> Board {
    let die = board.at("/table/board/headquarters_1");
    let seat: u8 = die.as_str().map_or(1, |die| die[..1].parse().unwrap());
    board.with(json!({ "table": { "stage": "headquarters", "active": seat,
        "todo": [{ "seats": [seat], "step": "send" }] } }))
}

/// A board where seat 1, without any goods, has a 2 on each of the first two headquarters spaces.
fn two_at_headquarters() -> Board {
    let board = execute(3)
        .rich(1, [0, 0, 0, 0])
        .on("headquarters_1", 1, 2)
        .on("headquarters_2", 1, 2);
    at_headquarters(&board)
}

/// CFL-063: the die on headquarters space 1 may be turned over, the others may not.
#[test]
fn cfl_063_flip() {
    let board = two_at_headquarters();
    let both = ["headquarters_1=2", "headquarters_1=5"];
    assert_eq!(board.offers("send:"), both);
    let board = board.after(&["send:headquarters_1=5", "to:market_1"]);
    assert_eq!(board.offers("send:"), ["headquarters_2=2"]);
}

/// CFL-062: a die from headquarters does not go there again.
#[test]
fn cfl_062_not_back() {
    let board = two_at_headquarters().after(&["send:headquarters_1=2"]);
    assert_eq!(board.refusal("to:headquarters_3"), "CFL-062");
}

/// CFL-064: sending a die from headquarters costs no algae, though every garage would.
#[test]
fn cfl_064_no_algae() {
    let board = two_at_headquarters();
    let board = board.after(&["send:headquarters_1=2", "to:market_1"]);
    assert_eq!(board.goods(1)[1], 0);
    assert_eq!(board.at("/table/board/market_1"), "1:2");
}

/// CFL-078, CFL-Q11: a die that was turned over keeps its new value where it goes.
#[test]
fn cfl_078_changed_value_stays() {
    let board = two_at_headquarters().after(&["send:headquarters_1=5", "to:market_1"]);
    assert_eq!(board.at("/table/board/market_1"), "1:5");
}

/// CFL-065, CFL-Q09, CFL-Q10, CFL-E42: a die at headquarters must be sent if it can go anywhere;
/// otherwise it goes alone to the cantina, for 2 water.
#[test]
fn cfl_065_declining_at_headquarters() {
    let board = execute(2)
        .rich(1, [0, 0, 0, 0])
        .hand(1, &[])
        .on("headquarters_1", 1, 2)
        .on("market_2", 2, 1);
    let board = at_headquarters(&board.garage(1, &[3]));
    assert_eq!(
        board.legal(),
        ["send:headquarters_1=2", "send:headquarters_1=5"]
    );
    assert_eq!(board.refusal("decline"), "CFL-065");
    let board = board.on("market_3", 2, 1);
    assert_eq!(board.legal(), ["decline"]);
    let board = board.after(&["decline"]);
    assert_eq!(board.goods(1), [2, 0, 0, 0]);
    assert_eq!(
        board.at("/players/0/base/cantina"),
        json!([0, 1, 0, 0, 0, 0])
    );
    assert_eq!(board.at("/players/0/base/garages/0"), "1:3");
}

/// CFL-066, CFL-067: clockwise from the Radio, those without dice are skipped.
#[test]
fn cfl_066_turns() {
    let board = execute(4)
        .garage(1, &[1, 1])
        .garage(3, &[2])
        .garage(4, &[3, 3]);
    let mut seats = Vec::new();
    let mut board = board;
    while board.at("/table/stage") == "garages" {
        if !board.offers("send:").is_empty() {
            seats.push(board.seat().unwrap());
        }
        let answer = board.legal()[0].clone();
        board.play(&[&answer]);
    }
    assert_eq!(seats, [1, 3, 4, 1, 4]);
}

/// CFL-068, CFL-069: the left-most die, at the cost of its garage.
#[test]
fn cfl_068_left_most_garage() {
    let board = execute(2).garage(1, &[0, 2, 3]).rich(1, [0, 2, 0, 0]);
    assert_eq!(board.offers("send:"), ["garage_2=2"]);
    assert_eq!(board.refusal("send:garage_3=3"), "CFL-068");
    let board = board.after(&["send:garage_2=2"]);
    assert_eq!(board.goods(1)[1], 1);
    assert_eq!(board.refusal("decline"), "CFL-077");
}

/// CFL-069: each garage asks for its own algae.
#[test]
fn cfl_009_each_garage_has_its_cost() {
    for (garage, cost) in [0, 1, 2, 2, 3].into_iter().enumerate() {
        let mut dice = [0; 5];
        dice[garage] = 3;
        let board = execute(2).garage(1, &dice).rich(1, [0, cost, 0, 0]);
        let send = format!("send:garage_{}=3", garage + 1);
        assert_eq!(board.after(&[&send]).goods(1)[1], 0);
        if cost > 0 {
            assert_eq!(board.rich(1, [9, cost - 1, 9, 9]).refusal(&send), "CFL-069");
        }
    }
}

/// CFL-070, CFL-073: declining takes all garage dice.
#[test]
fn cfl_070_declining_takes_all() {
    let board = execute(2)
        .garage(1, &[0, 1, 2, 3])
        .rich(1, [0, 9, 0, 0])
        .garage(2, &[1]);
    let board = board.after(&["decline"]);
    assert_eq!(board.goods(1), [6, 9, 0, 0]);
    assert_eq!(
        board.at("/players/0/base/cantina"),
        json!([1, 1, 1, 0, 0, 0])
    );
    assert_eq!(board.seat(), Some(2));
}

/// CFL-071, CFL-Q10, CFL-Q83, CFL-E41: what costs no algae now cannot be refused.
#[test]
fn cfl_071_nothing_to_refuse() {
    let board = execute(2).garage(1, &[3, 4]).rich(1, [9, 9, 0, 0]);
    assert_eq!(board.refusal("decline"), "CFL-071");
    assert!(!board.legal().contains(&"decline".to_string()));
    // The water of an event is no algae cost.
    let dearer = board.event("bureaucracy");
    assert_eq!(dearer.refusal("decline"), "CFL-071");
    assert_eq!(dearer.rich(1, [1, 9, 0, 0]).legal(), ["decline"]);
    let second = board.after(&["send:garage_1=3", "to:market_2", "trade:done"]);
    assert_eq!(second.legal(), ["send:garage_2=4", "decline"]);
    assert_eq!(second.event("spare_fuel").refusal("decline"), "CFL-071");
    assert_eq!(second.led_by(1, "naira").refusal("decline"), "CFL-071");
    let ship = second.ships(1, &["no_algae"], ["flip"; 3]);
    assert_eq!(ship.refusal("decline"), "CFL-071");
    let ship = second.ships(1, &["flip"], ["no_algae"; 3]);
    assert!(ship.legal().contains(&"decline".to_string()));
}

/// CFL-071, CFL-Q83: a laboratory pair is a destination, even if its partner's garage costs
/// algae.
#[test]
fn cfl_q83_a_pair_is_somewhere() {
    let board = execute(2)
        .rich(1, [0, 4, 0, 0])
        .hand(1, &[])
        .on("headquarters_1", 2, 1)
        .on("headquarters_2", 2, 1)
        .on("market_2", 2, 1)
        .on("market_3", 2, 1)
        .on("academy_2", 2, 3);
    let board = board.garage(1, &[3, 3]);
    let sent = board.after(&["send:garage_1=3"]);
    assert_eq!(sent.offers("to:"), ["laboratory_1a"]);
    assert_eq!(board.refusal("decline"), "CFL-071");
    assert_eq!(board.garage(1, &[3, 5]).legal(), ["decline"]);
}

/// CFL-074, CFL-075: one die a space, several at a location.
#[test]
fn cfl_074_one_die_a_space() {
    let board = execute(3).garage(1, &[3, 3]).rich(1, [0, 1, 0, 0]);
    let board = board.after(&["send:garage_1=3", "to:market_2", "send:garage_2=3"]);
    assert_eq!(board.refusal("to:market_2"), "CFL-074");
    assert!(board.offers("to:market_").contains(&"1".to_string()));
    assert_eq!(
        execute(2)
            .after(&["send:garage_1=1"])
            .refusal("to:market_1"),
        "CFL-024"
    );
}

/// CFL-072, CFL-076: with nowhere to go there is only declining.
#[test]
fn cfl_072_nowhere_to_go() {
    let mut board = execute(2).rich(1, [0, 0, 0, 0]).rich(2, [0, 0, 0, 0]);
    for (space, value) in [
        ("headquarters_1", 1),
        ("headquarters_2", 1),
        ("market_2", 1),
        ("market_3", 1),
    ] {
        board = board.on(space, 2, value);
    }
    let board = board.garage(1, &[1]).hand(1, &[]);
    assert_eq!(board.legal(), ["decline"]);
    assert_eq!(board.refusal("send:garage_1=1"), "CFL-072");
}

/// CFL-079, CFL-080, CFL-081: gained dice wait in the supply; an empty reserve gives none.
#[test]
fn cfl_079_gained_dice() {
    let board = execute(2).garage(1, &[3, 1]).rich(1, [0, 4, 0, 0]);
    let board = board.after(&["send:garage_1=3", "to:academy_2", "buy:2"]);
    assert_eq!(board.number("/players/0/base/supply"), 3);
    assert_eq!(board.offers("send:"), [""; 0]);
}

/// The values a die can be sent with from garage 2 under a ship.
fn values(ship: &str, value: u8) -> Vec<String> {
    let board = execute(2)
        .ships(1, &[ship], ["water_discount"; 3])
        .garage(1, &[0, value])
        .rich(1, [0, 9, 0, 0]);
    board.offers("send:garage_2=")
}

/// CFL-084: the flip ship turns a die over.
#[test]
fn cfl_084_flip_ship() {
    assert_eq!(values("flip", 2), ["2", "5"]);
    assert_eq!(values("flip", 6), ["1", "6"]);
}

/// CFL-085: the plus-two ship adds 1 or 2, up to 6.
#[test]
fn cfl_085_plus_two_ship() {
    assert_eq!(values("plus_two", 3), ["3", "4", "5"]);
    assert_eq!(values("plus_two", 5), ["5", "6"]);
}

/// CFL-083, CFL-086: the plus/minus-one ship does not go round from 1 to 6.
#[test]
fn cfl_086_plus_minus_one_ship() {
    assert_eq!(values("plus_minus_one", 1), ["1", "2"]);
    assert_eq!(values("plus_minus_one", 6), ["5", "6"]);
}

/// CFL-087, CFL-088, CFL-051: without a ship of that kind in its garage a die stays as it is.
#[test]
fn cfl_087_no_change_without_a_ship() {
    assert_eq!(values("no_algae", 4), ["4"]);
    let board = execute(2).garage(1, &[0, 4]).rich(1, [0, 9, 0, 0]);
    assert_eq!(board.offers("send:"), ["garage_2=4"], "a rover");
    assert_eq!(board.refusal("send:garage_2=5"), "CFL-087");
}

/// CFL-091, CFL-Q12, CFL-090: one of two prices, in full, never mixed.
#[test]
fn cfl_091_two_prices() {
    let board = execute(2).garage(1, &[1, 1]);
    let both = board
        .rich(1, [10, 0, 2, 0])
        .after(&["send:garage_1=1", "to:foundry_1"]);
    assert_eq!(both.offers("pay:"), ["water", "energy"]);
    assert_eq!(both.after(&["pay:energy"]).goods(1), [10, 0, 0, 0]);
    assert_eq!(both.after(&["pay:water"]).goods(1), [0, 0, 2, 0]);
    let neither = board.rich(1, [9, 0, 1, 0]).after(&["send:garage_1=1"]);
    assert_eq!(neither.refusal("to:foundry_1"), "CFL-076");
}

/// CFL-092, CFL-093, CFL-Q13, CFL-100, CFL-Q71: discounts add up and stop at 0.
#[test]
fn cfl_093_discounts_add_up() {
    let board = execute(2)
        .fulfilled(1, &["aqua_cannon"])
        .event("scrap_surplus")
        .ships(1, &["water_discount"], ["flip"; 3])
        .garage(1, &[0, 1, 1])
        .rich(1, [1, 1, 0, 0]);
    let board = board.after(&["send:garage_2=1", "to:foundry_1", "place:empty"]);
    assert_eq!(board.goods(1), [1, 0, 0, 0], "10 − 5 − 5 − 5");
}

/// What a die from garage 2 with this ship pays at a space of the water-priced kind.
fn paid(ship: &str, value: u8, to: &[&str], purse: [u16; 4]) -> [i64; 4] {
    let [water, algae, energy, gem] = purse;
    let board = execute(3)
        .ships(1, &[ship], ["flip"; 3])
        .hand(1, &["aqua_cannon"])
        .garage(1, &[0, value, 1])
        .rich(1, [water, algae + 1, energy, gem]);
    let send = format!("send:garage_2={value}");
    let mut answers = vec![send.as_str()];
    answers.extend(to);
    let after = board.after(&answers).goods(1);
    let before = [water, algae, energy, gem].map(i64::from);
    core::array::from_fn(|index| before[index] - after[index])
}

/// CFL-094, CFL-095, CFL-097, CFL-Q14: ships discount every cost of the action.
#[test]
fn cfl_097_ship_discounts() {
    let water = "water_discount";
    assert_eq!(
        paid(water, 4, &["to:mining_camp_2"], [9, 0, 0, 0]),
        [1, 0, 0, -1]
    );
    assert_eq!(
        paid(water, 1, &["to:academy_1", "buy:2"], [9, 0, 0, 0]),
        [1, 0, 0, 0]
    );
    assert_eq!(
        paid(water, 2, &["to:control_room_1"], [9, 0, 0, 0]),
        [5, 0, 0, 0]
    );
    let deliver = ["to:depository_4_2", "fulfil:aqua_cannon"];
    assert_eq!(paid(water, 4, &deliver, [9, 0, 9, 0]), [0, 0, 2, 0]);
    let energy = "energy_discount";
    assert_eq!(paid(energy, 4, &deliver, [9, 0, 9, 0]), [3, 0, 1, 0]);
    assert_eq!(
        paid(energy, 5, &["to:academy_3", "buy:1"], [0, 0, 1, 0]),
        [0, 0, 0, 0]
    );
    assert_eq!(paid(energy, 5, &["to:zcharo_1a"], [0, 0, 3, 0])[2], 3);
}

/// CFL-096: the free-garage ship frees its own garage only.
#[test]
fn cfl_096_free_garage() {
    let board = execute(2)
        .ships(1, &["no_algae"], ["flip"; 3])
        .garage(1, &[0, 2, 3])
        .rich(1, [0, 0, 0, 0]);
    let board = board.after(&["send:garage_2=2", "to:market_2"]);
    assert_eq!(board.legal(), ["decline"]);
}

/// CFL-098: no discount on trades.
#[test]
fn cfl_098_market_is_not_discounted() {
    let board = execute(2)
        .ships(1, &["water_discount"], ["flip"; 3])
        .garage(1, &[0, 2, 1])
        .rich(1, [6, 1, 0, 0]);
    let board = board.after(&["send:garage_2=2", "to:market_2", "trade:4"]);
    assert_eq!(board.goods(1), [3, 0, 1, 0]);
}

/// CFL-391, CFL-393, CFL-392, CFL-Q55: the Irenic Union sends any garage die, pairs any two, and
/// declines all.
#[test]
fn cfl_391_irenic_union() {
    let board = execute_with(2, &[("irenic", "on")])
        .garage(1, &[1, 5, 5])
        .rich(1, [0, 9, 0, 0]);
    assert_eq!(
        board.offers("send:"),
        ["garage_1=1", "garage_1=2", "garage_2=5", "garage_3=5"]
    );
    let sent = board.after(&["send:garage_3=5"]);
    assert_eq!(sent.goods(1)[1], 7);
    let pair = sent.after(&["to:laboratory_1a"]);
    assert_eq!(pair.at("/table/board/laboratory_1b"), "1:5");
    assert_eq!(pair.at("/players/0/base/garages/0"), "1:1");
    let none = board.after(&["decline"]);
    assert_eq!(
        none.at("/players/0/base/garages"),
        json!([null, null, null, null, null])
    );
}

/// CFL-393, CFL-Q55, CFL-Q83: one occupied garage that costs algae is enough to decline; none
/// of them is not, unless no die can go anywhere.
#[test]
fn cfl_393_declining_in_the_irenic_union() {
    let board = execute_with(2, &[("irenic", "on")]).rich(1, [0, 9, 0, 0]);
    let declines = |board: &Board| board.legal().contains(&"decline".to_string());
    assert!(declines(&board.garage(1, &[1, 5])));
    let free = board.garage(1, &[1]);
    assert!(!declines(&free));
    assert_eq!(free.refusal("decline"), "CFL-071");
    let naira = board.led_by(1, "naira").garage(1, &[1, 5]);
    assert_eq!(naira.refusal("decline"), "CFL-071");
    let nowhere = naira.event("bureaucracy");
    assert_eq!(nowhere.legal(), ["decline"]);
}

/// CFL-314, CFL-328: Bureaucracy costs 2 water a die, from garages and headquarters.
#[test]
fn cfl_314_bureaucracy() {
    let board = execute(2)
        .event("bureaucracy")
        .garage(1, &[3, 1])
        .rich(1, [2, 0, 0, 0]);
    assert_eq!(board.after(&["send:garage_1=3"]).goods(1)[0], 0);
    assert_eq!(board.rich(1, [1, 0, 0, 0]).legal(), ["decline"]);
    let board = at_headquarters(&board.on("headquarters_1", 1, 2));
    assert_eq!(board.after(&["send:headquarters_1=2"]).goods(1)[0], 0);
    assert_eq!(board.rich(1, [1, 0, 0, 0]).legal(), ["decline"]);
}

/// CFL-327: Spare Fuel, not below 0; CFL-258: Naira.
#[test]
fn cfl_327_garage_discounts() {
    let board = execute(2).garage(1, &[0, 3, 3]).rich(1, [0, 1, 0, 0]);
    let fuel = board.event("spare_fuel");
    let after = fuel.after(&["send:garage_2=3", "to:market_2", "send:garage_3=3"]);
    assert_eq!(after.goods(1)[1], 0);
    let naira = board.led_by(1, "naira").after(&["send:garage_2=3"]);
    assert_eq!(naira.goods(1)[1], 1);
}

/// CFL-082, CFL-104: a die sent to headquarters stays there and is sent first in the next
/// round.
#[test]
fn cfl_082_new_headquarters_dice_stay() {
    let mut board = execute(2).garage(1, &[4]).led_by(2, "dan");
    board.play(&["send:garage_1=4", "to:headquarters_1", "reward:water"]);
    assert_eq!(board.number("/table/round"), 2);
    board.play_until(|board| board.at("/table/stage") == "headquarters");
    assert_eq!(board.seat(), Some(1));
    assert_eq!(
        board.offers("send:"),
        ["headquarters_1=3", "headquarters_1=4"]
    );
}

/// CFL-Q68: when a die at headquarters is lost the others stay, and the flip belongs to
/// space 1.
#[test]
fn cfl_q68_headquarters_after_a_loss() {
    let board = execute(3).on("headquarters_2", 1, 2);
    let board = board.with(json!({ "table": { "stage": "headquarters", "active": 1 } }));
    assert_eq!(board.offers("send:"), ["headquarters_2=2"]);
    let board = execute(3).on("headquarters_2", 2, 2).garage(1, &[4]);
    assert_eq!(
        board.after(&["send:garage_1=4"]).offers("to:headquarters_"),
        ["1"]
    );
}

/// CFL-387: both leaders of the Dyad Alliance act.
#[test]
fn cfl_387_both_leaders() {
    let mut board = crate::kit::fresh(2, &[("leaders", "dyad")]);
    board.play(&[
        "leader:naira",
        "leader:dan",
        "ban:zoey",
        "ban:renzo",
        "leader:jakob",
    ]);
    board.play(&["leader:troy"]);
    board.play_until(|board| board.at("/table/stage") == "assign");
    let mut patch = json!({ "table": { "stage": "garages", "turns": 1, "active": 1, "answered": [],
        "todo": [{ "seats": [1], "step": "send" }] }, "players": {
        "1": { "base": { "supply": 2, "garages": [null, "1:1", null, null, null] } } } });
    for seat in ["1", "2"] {
        patch["players"][seat]["secret"] = json!({ "rolled": [0, 0, 0, 0, 0, 0] });
    }
    let board = board.with(patch).event("rich_veins").rich(1, [0, 3, 0, 0]);
    let board = board.after(&["send:garage_2=1", "to:leyrien_1a"]);
    assert_eq!(
        board.goods(1)[1],
        0,
        "the garage was free, the negotiation cost 3"
    );
}

/// Sending a die and where it goes are offered in one go: every pair that the rules allow,
/// each once, and the value is chosen only where several lead to the same place.
#[test]
fn a_die_is_sent_somewhere_in_one_go() {
    let (mut list, mut then) = (Vec::new(), Vec::new());
    let mut asked = 0;
    for (seed, game) in tables().iter().enumerate() {
        let mut chance = Dice::from_seed(!seed as u64);
        let mut state = game.start(Dice::from_seed(seed as u64), &mut Quiet);
        while let Some(seat) = game.owing(&state).lowest() {
            game.actions(&state, seat, &mut list);
            let view = game.view(&state, Some(seat));
            let joined = game.joined(&view, seat);
            let mut pairs = Vec::new();
            let sends = list
                .iter()
                .filter(|action| matches!(action, Action::Send(..)));
            for &send in sends {
                let mut after = state;
                game.apply(&mut after, seat, send, &mut Quiet);
                game.actions(&after, seat, &mut then);
                pairs.extend(then.iter().map(|&to| [send, to]));
            }
            let offered: Vec<_> = joined.iter().map(|both| both.actions).collect();
            assert_eq!(offered, pairs);
            for both in &joined {
                let same = joined.iter().filter(|one| one.path[..2] == both.path[..2]);
                let several = same.count() > 1;
                assert_eq!(both.path.len(), if several { 3 } else { 2 }, "{both:?}");
            }
            asked += usize::from(!joined.is_empty());
            let action = list[chance.below(list.len() as u32) as usize];
            game.apply(&mut state, seat, action, &mut Quiet);
        }
    }
    assert!(asked > 50, "{asked} questions");
}
