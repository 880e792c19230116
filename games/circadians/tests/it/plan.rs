//! The Plan phase.

use circadians::step::Action;
use figures::with_reading;
use tabletop::{Game, Quiet, Seat};

use crate::kit::{BOX, Board, Pieces as _, execute, execute_by, execute_with, fresh, json};

/// Everyone about to assign these dice; the first seat's by value from 1.
fn planning(board: &Board, rolled: [u8; 6]) -> Board {
    let count: u8 = rolled.iter().sum();
    let mut patch = json!({
        "table": { "stage": "assign", "turns": 0, "todo": [
            { "seats": [], "step": "open" }, { "seats": [], "step": "assign" }] },
        "players": {},
    });
    let people = board.game.setup.players;
    let mut seats = Vec::new();
    for seat in 1..=people {
        let index = seat - 1;
        let base = board.at(&format!("/players/{index}/base"));
        let garages = base["garages"].as_array().unwrap();
        let out = garages.iter().filter(|die| !die.is_null()).count() as i64;
        let owned = base["supply"].as_i64().unwrap() + base["reserve"].as_i64().unwrap() + out;
        let (supply, dice) = if seat == 1 {
            (i64::from(count), rolled)
        } else {
            (1, [1, 0, 0, 0, 0, 0])
        };
        patch["players"][seat.to_string()] = json!({
            "base": { "supply": supply, "reserve": owned - supply,
                "garages": [null, null, null, null, null] },
            "secret": { "rolled": dice },
        });
        seats.push(seat);
    }
    patch["table"]["todo"][1]["seats"] = json!(seats);
    board.with(patch)
}

/// CFL-052, CFL-053, CFL-054: dice in any order, garages from the left, until none is left.
#[test]
fn cfl_054_garages_from_the_left() {
    let mut board = planning(&execute(2), [1, 0, 0, 2, 0, 0]);
    assert!(!board.legal().contains(&"assign:2>garage".to_string()));
    assert_eq!(board.refusal("assign:2>garage"), "CFL-052");
    board.play(&["assign:4>garage", "assign:1>garage", "assign:4>farm_2"]);
    assert_eq!(board.seat(), Some(2), "the plan is complete");
    board.play(&["assign:1>farm_1"]);
    assert_eq!(
        board.at("/players/0/base/garages"),
        json!(["1:4", "1:1", null, null, null])
    );
    assert_eq!(
        board.at("/players/0/base/farms"),
        json!([null, "1:4", null, null, null, null])
    );
}

/// Two dice of a value to assign, with a farm of each kind on the foundations.
fn slots(value: usize) -> Board {
    let board = execute(2).farms(
        1,
        &["water_passive", "gem_six", "table_algae_energy"],
        ["three_points", "dice_six", "dice_six"],
    );
    let mut rolled = [0; 6];
    rolled[value - 1] = 2;
    planning(&board, rolled)
}

/// CFL-055: garages without a ship take dice like the first.
#[test]
fn cfl_055_garages_without_ships() {
    let board = slots(2);
    assert_eq!(
        board.at("/players/0/base/ships"),
        json!([null, null, null, null])
    );
    let board = board.after(&["assign:2>garage"]);
    assert!(board.offers("assign:2>").contains(&"garage".to_string()));
}

/// CFL-056: a slot holds one die.
#[test]
fn cfl_056_one_die() {
    let board = slots(2).after(&["assign:2>farm_5"]);
    assert_eq!(board.refusal("assign:2>farm_5"), "CFL-056");
    let others = ["garage", "farm_1", "farm_2", "farm_3", "farm_6"];
    assert_eq!(board.offers("assign:2>"), others);
}

/// CFL-057: which slots take a die.
#[test]
fn cfl_057_slots() {
    let board = slots(2);
    assert_eq!(
        board.offers("assign:2>"),
        ["garage", "farm_1", "farm_2", "farm_3", "farm_5", "farm_6"]
    );
    assert_eq!(board.refusal("assign:2>farm_4"), "CFL-057");
}

/// CFL-058, CFL-Q08: a farm that needs a 6 takes any die.
#[test]
fn cfl_058_any_value() {
    for value in 1..=6 {
        let offers = slots(value).offers(&format!("assign:{value}>"));
        assert!(offers.contains(&"farm_5".to_string()), "{value}");
    }
}

/// CFL-059: the cantina cannot be named.
#[test]
fn cfl_059_not_to_the_cantina() {
    assert!("assign:2>cantina".parse::<Action>().is_err());
    let legal = slots(2).legal();
    assert!(legal.iter().all(|answer| !answer.contains("cantina")));
}

/// CFL-060, CFL-402, CFL-405, CFL-Q81: nothing is seen before the last plan is complete, and until
/// then a plan can be taken back.
#[test]
fn cfl_060_plans_open_at_once() {
    let before = planning(&execute(3), [1, 0, 0, 0, 1, 0]);
    let mut board = before.clone();
    let other = Some(Seat(1));
    board.play(&["assign:5>farm_3"]);
    assert_eq!(
        board.game.view(&board.state, other),
        before.game.view(&before.state, other)
    );
    board.play(&["assign:1>garage"]);
    assert_eq!(board.at("/players/0/base/garages/0"), json!(null));
    assert_eq!(board.legal_for(1), ["revise"]);
    board.play_as(1, "revise");
    assert_eq!(board.legal_for(1).len(), 8, "both dice are back");
    board
        .play_as(1, "assign:1>farm_1")
        .play_as(1, "assign:5>garage");
    board
        .play_as(2, "assign:1>farm_1")
        .play_as(3, "assign:1>farm_1");
    assert_eq!(board.at("/players/0/base/garages/0"), "1:5");
    assert_eq!(board.at("/table/stage"), "garages");
}

/// The editions and readings, with how many dice come to the rescue.
fn rescues() -> [(String, &'static str, i64); 4] {
    let both = with_reading(BOX, "rescue_die", "both");
    [
        (BOX.to_string(), "second", 0),
        (BOX.to_string(), "first", 1),
        (both.clone(), "second", 1),
        (both, "first", 1),
    ]
}

/// CFL-049, CFL-Q06, CFL-Q73, CFL-Q82, CFL-E39: a player without dice takes one in the First
/// Edition, if the reserve has any; in the Second only by the switch `rescue_die`.
#[test]
fn cfl_049_rescue_die() {
    for (text, edition, rescue) in rescues() {
        check_rescue(&text, edition, rescue);
    }
}

fn check_rescue(text: &str, edition: &str, rescue: i64) {
    for (others, reserve, rolled) in [(13, 0, 0), (12, 1, rescue)] {
        // All dice of seat 1 but the reserve stand in the Depository and on the board.
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
            "jrayek_3a",
            "jrayek_4a",
            "depository_1_1",
        ];
        let mut patch = json!({ "table": { "board": {} }, "players": { "1": { "base": {
            "supply": 0, "reserve": reserve, "garages": [null, null, null, null, null] } } } });
        for space in &spaces[..others] {
            patch["table"]["board"][space] = json!("1:1");
        }
        patch["table"]["active"] = json!(2);
        patch["table"]["todo"] = json!([{ "seats": [2], "step": "send" }]);
        let board = execute_by(text, 3, &[("edition", edition)]);
        let mut board = board.led_by(1, "dan").garage(2, &[1]).with(patch);
        board.play_until(|board| board.number("/table/round") == 2);
        let dice = board.at("/players/0/secret/rolled");
        let dice: i64 = dice
            .as_array()
            .unwrap()
            .iter()
            .map(|n| n.as_i64().unwrap())
            .sum();
        assert_eq!(dice, rolled, "{edition}");
    }
}

/// CFL-Q88, CFL-067, CFL-E39: whoever has no dice is not asked in Plan and passes; what the
/// planet gives is rolled in the next round.
#[test]
fn cfl_q88_a_round_without_dice() {
    let board = execute(2).led_by(1, "dan").led_by(2, "troy");
    let board = board.garage(2, &[0, 1]).with(json!({
        "players": { "1": { "base": { "supply": 0, "reserve": 13,
            "garages": [null, null, null, null, null] } } },
        "table": { "active": 2, "todo": [{ "seats": [2], "step": "send" }] } }));
    let board = board.idle();
    assert_eq!(board.number("/table/round"), 2);
    assert_eq!(
        board.at("/table/todo/1/seats"),
        json!([2]),
        "seat 1 has nothing to assign"
    );
    let cache = json!({ "players": { "1": { "base": { "harvester": "cache_2" } } } });
    let mut board = board.with(cache);
    let gems = board.goods(1)[3];
    while board.number("/table/round") == 2 {
        assert_eq!(board.seat(), Some(2));
        let answer = board.legal()[0].clone();
        board.play(&[&answer]);
    }
    assert_eq!(board.goods(1)[3], gems + 1);
    let dice: Vec<i64> = serde_json::from_value(board.at("/players/0/secret/rolled")).unwrap();
    assert_eq!(dice.iter().sum::<i64>(), 1);
}

/// CFL-049, CFL-252, CFL-Q87: where there is a rescue die, a die at headquarters is enough to
/// get none; Sal there is not.
#[test]
fn cfl_049_dice_at_headquarters() {
    let both = with_reading(BOX, "rescue_die", "both");
    for (die, sal, reserve, rolled) in [("1:4", "ready", 12, 0), ("1:sal3", "placed", 13, 1)] {
        let board = execute_by(&both, 2, &[]);
        let mut board = board.led_by(1, "bjorg").garage(2, &[1]).with(json!({
            "table": { "active": 2, "todo": [{ "seats": [2], "step": "send" }],
                "board": { "headquarters_1": die } },
            "players": { "1": { "base": { "sal": sal, "supply": 0, "reserve": reserve,
                "garages": [null, null, null, null, null] } } },
        }));
        board.play_until(|board| board.number("/table/round") == 2);
        let dice: Vec<i64> = serde_json::from_value(board.at("/players/0/secret/rolled")).unwrap();
        assert_eq!(dice.iter().sum::<i64>(), rolled, "{die}");
    }
}

/// CFL-050, CFL-407: every face comes up.
#[test]
fn cfl_050_fair_dice() {
    let mut seen = [0; 6];
    for seed in 0..12 {
        let mut board = fresh(4, &[("leaders", "open")]);
        board.state = Game::start(&board.game, tabletop::Dice::from_seed(seed), &mut Quiet);
        board.play_until(|board| board.number("/table/round") == 1);
        for seat in 0..4 {
            let dice = board.at(&format!("/players/{seat}/secret/rolled"));
            let dice: [i64; 6] = serde_json::from_value(dice).unwrap();
            seen = core::array::from_fn(|value| seen[value] + dice[value]);
        }
    }
    assert_eq!(seen.iter().sum::<i64>(), 12 * 12);
    assert!(seen.iter().all(|&count| count > 9), "{seen:?}");
}

/// CFL-050, CFL-104: dice at headquarters are not rolled.
#[test]
fn cfl_050_headquarters_dice_keep_their_value() {
    let mut board = execute(2).on("headquarters_1", 2, 4);
    board = board.idle();
    board.play_until(|board| board.number("/table/round") == 2);
    assert_eq!(board.at("/table/board/headquarters_1"), "2:4");
    let dice = board.at("/players/1/secret/rolled");
    let dice: i64 = dice
        .as_array()
        .unwrap()
        .iter()
        .map(|n| n.as_i64().unwrap())
        .sum();
    assert_eq!(dice, 3);
}

/// CFL-248, CFL-062, CFL-247: Sal is assigned like a die and never rolled.
#[test]
fn cfl_248_sal_is_assigned() {
    let board = execute(2).led_by(1, "bjorg");
    let mut board = planning(&board, [0, 0, 0, 0, 0, 1]);
    assert!(board.legal().contains(&"assign:sal>garage".to_string()));
    board.play(&["assign:sal>garage", "assign:6>farm_1", "assign:1>farm_1"]);
    assert_eq!(board.at("/players/0/base/garages/0"), "1:sal3");
    assert_eq!(board.at("/players/0/base/sal"), "placed");
}

/// Renzo at the beginning of round 2, with two events to choose from.
fn renzo() -> Board {
    let board = execute(2).led_by(1, "renzo").event("water_tax");
    let mut board = board.idle();
    board.play_until(|board| board.number("/table/round") == 2);
    board
}

/// CFL-048, CFL-259: Renzo reveals his own event before the roll and chooses.
#[test]
fn cfl_259_renzo_chooses_an_event_before_the_roll() {
    let board = renzo();
    assert_eq!(board.legal(), ["event:global", "event:own"]);
    let rolled = board.at("/players/0/secret/rolled");
    assert_eq!(rolled, json!([0, 0, 0, 0, 0, 0]));
}

/// CFL-260: the event of all brings him 2 water, his own nothing.
#[test]
fn cfl_260_the_event_of_all_brings_water() {
    let board = renzo();
    let water = board.goods(1)[0];
    assert_eq!(board.after(&["event:global"]).goods(1)[0], water + 2);
    assert_eq!(board.after(&["event:own"]).goods(1)[0], water);
}

/// CFL-261: his own event is for him alone, and the other one is not for him.
#[test]
fn cfl_261_his_own_event_is_for_him_alone() {
    let table = renzo().after(&["event:own"]).state.table;
    assert_eq!(table.event_of(Seat(0)), table.private_event);
    assert_eq!(table.event_of(Seat(1)), table.event);
    assert_ne!(table.event, table.private_event);
}

/// CFL-394: the Irenic Union still assigns from the left.
#[test]
fn cfl_394_irenic_assignment() {
    let mut board = planning(&execute_with(2, &[("irenic", "on")]), [1, 1, 0, 0, 0, 0]);
    board.play(&["assign:2>garage", "assign:1>garage", "assign:1>farm_1"]);
    assert_eq!(
        board.at("/players/0/base/garages"),
        json!(["1:2", "1:1", null, null, null])
    );
}

/// CFL-045, CFL-047: every round shows a new event, and only that one works.
#[test]
fn cfl_045_events_last_a_round() {
    let mut board = execute(2).event("rich_veins").idle();
    board.play_until(|board| board.number("/table/round") == 2);
    let table = board.state.table;
    assert_eq!(table.events.len(), 2);
    assert_eq!(table.event_of(Seat(0)), table.event);
    assert_ne!(board.at("/table/event"), "rich_veins");
}

/// CFL-Q07, CFL-053: five dice and Sal always find a place.
#[test]
fn cfl_q07_everything_can_be_assigned() {
    let board = execute(2).led_by(1, "bjorg");
    let mut board = planning(&board, [5, 0, 0, 0, 0, 0]);
    board.play(&["assign:1>garage"; 5]);
    assert_eq!(board.offers("assign:sal>"), ["farm_1", "farm_2", "farm_3"]);
    assert_eq!(board.refusal("assign:sal>garage"), "CFL-054");
}

/// Before its last die is final a plan can be looked at as a whole: nobody else sees a
/// difference, nothing follows yet, and there is nothing left to choose.
#[test]
fn a_complete_plan_is_laid_out_before_it_is_revealed() {
    let mut board = fresh(2, &[]);
    board.play_until(|board| board.at("/table/stage") == "assign");
    let (game, seat) = (&board.game, Seat(0));
    let mut state = board.state;
    let mut list = Vec::new();
    loop {
        game.actions(&state, seat, &mut list);
        let last = list[0];
        if let Some(planned) = game.laid_out(&state, seat, last) {
            assert_eq!(planned.table, board.state.table);
            for other in [None, Some(Seat(1))] {
                assert_eq!(game.view(&planned, other), game.view(&board.state, other));
            }
            assert!(game.drafting(&planned, seat));
            game.actions(&planned, seat, &mut list);
            assert!(list.is_empty());
            game.apply(&mut state, seat, last, &mut Quiet);
            assert!(
                !game.drafting(&state, seat),
                "the same die completes the plan"
            );
            break;
        }
        game.apply(&mut state, seat, last, &mut Quiet);
        assert!(
            game.drafting(&state, seat),
            "the plan is complete and was not laid out"
        );
    }
}
