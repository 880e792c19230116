//! Tiles on the research base.

use circadians::event::Event;

use crate::kit::{Board, Pieces as _, execute, execute_with, json};

const FULL: [&str; 4] = ["flip", "plus_two", "no_algae", "water_discount"];

/// Seat 1 has taken the advancement of a free ship.
fn free_ship(board: &Board) -> Board {
    let board = board.garage(1, &[4, 1]).rich(1, [0, 6, 0, 0]);
    board.after(&["send:garage_1=4", "to:leyrien_1a", "set:none", "advance:2"])
}

/// CFL-190, CFL-191, CFL-195: the left-most empty garage, or instead of a tile.
#[test]
fn cfl_190_places() {
    let board = execute(2).ships(1, &FULL[..2], ["energy_discount"; 3]);
    let board = free_ship(&board).after(&["stack:1"]);
    assert_eq!(board.offers("place:"), ["empty", "1", "2"]);
    let empty = board.after(&["place:empty"]);
    assert_eq!(
        empty.at("/players/0/base/ships"),
        json!(["flip", "plus_two", "energy_discount", null])
    );
    let instead = board.after(&["place:1"]);
    assert_eq!(
        instead.at("/players/0/base/ships"),
        json!(["energy_discount", "plus_two", null, null])
    );
    assert_eq!(board.refusal("place:3"), "CFL-191");
}

/// CFL-192, CFL-193, CFL-Q31: without an empty place a tile must give way, and a free tile may be
/// declined; with one it must be taken.
#[test]
fn cfl_193_free_tiles() {
    let full = free_ship(&execute(2).ships(1, &FULL, ["energy_discount"; 3]));
    assert_eq!(full.offers("stack:"), ["none", "1", "2", "3"]);
    let declined = full.after(&["stack:none"]);
    assert_eq!(declined.at("/players/0/base/ships"), json!(FULL));
    assert_eq!(full.after(&["stack:1"]).refusal("place:empty"), "CFL-192");
    let room = free_ship(&execute(2).ships(1, &FULL[..3], ["energy_discount"; 3]));
    assert_eq!(room.refusal("stack:none"), "CFL-193");
}

/// CFL-089: a ship gained works at once for the die that waits there; CFL-Q32: after a shift
/// the ship that now stands there does.
#[test]
fn cfl_089_new_ship_works_at_once() {
    let board = execute(2)
        .ships(1, &[], ["flip"; 3])
        .garage(1, &[1, 2])
        .rich(1, [0, 1, 2, 0]);
    let board = board.after(&["send:garage_1=1", "to:foundry_1"]);
    assert_eq!(board.offers("send:"), ["garage_2=2", "garage_2=5"]);
}

/// CFL-198, CFL-Q33: a die on a farm that is replaced goes to the cantina, without water.
#[test]
fn cfl_198_die_on_a_lost_farm() {
    let board = execute(2)
        .led_by(1, "dan")
        .farms(1, &["gem_six"], ["dice_six", "dice_six", "three_points"])
        .farm_die(1, 4, 6)
        .garage(1, &[4, 1])
        .rich(1, [0, 6, 0, 0]);
    let board = board.after(&["send:garage_1=4", "to:leyrien_1a", "set:none", "advance:4"]);
    let board = board.after(&["stack:3", "place:1"]);
    assert_eq!(board.at("/players/0/base/tiles/0"), "three_points");
    assert_eq!(board.at("/players/0/base/farms/3"), json!(null));
    assert_eq!(
        board.at("/players/0/base/cantina"),
        json!([0, 0, 0, 0, 0, 1])
    );
    assert_eq!(board.goods(1)[0], 0);
}

/// CFL-254: Jakob gains a ship with every farm, in the First Edition only at the Laboratory
/// (CFL-397).
#[test]
fn cfl_254_jakob() {
    for (edition, farm, ships) in [("second", "advance:4", 1), ("first", "advance:6", 0)] {
        let board = execute_with(2, &[("edition", edition)])
            .led_by(1, "jakob")
            .garage(1, &[4, 1])
            .rich(1, [0, 6, 0, 0]);
        let mut board = board.after(&[
            "send:garage_1=4",
            "to:leyrien_1a",
            "set:none",
            farm,
            "stack:1",
        ]);
        if ships > 0 {
            assert_eq!(board.offers("stack:"), ["1", "2", "3"]);
            board = board.after(&["stack:2"]);
        } else {
            assert_eq!(board.offers("stack:"), [""; 0], "only with the Laboratory");
        }
        let owned = board.at("/players/0/base/ships");
        let owned = owned
            .as_array()
            .unwrap()
            .iter()
            .filter(|ship| !ship.is_null())
            .count();
        assert_eq!(owned, ships);
        let board = execute_with(2, &[("edition", edition)])
            .led_by(1, "jakob")
            .garage(1, &[4, 4, 1])
            .rich(1, [0, 4, 0, 0])
            .after(&["send:garage_1=4", "to:laboratory_1a", "stack:1", "stack:3"]);
        assert_ne!(
            board.at("/players/0/base/ships/0"),
            json!(null),
            "{edition}"
        );
    }
}

/// CFL-269, CFL-266, CFL-Q46: unique tiles are replaced like others.
#[test]
fn cfl_269_unique_tiles() {
    let board = execute(2)
        .led_by(1, "sunari")
        .farms(1, &["sunari_farm"], ["dice_six", "dice_six", "gem_six"])
        .garage(1, &[4, 1])
        .rich(1, [0, 6, 0, 0]);
    let board = board.after(&[
        "send:garage_1=4",
        "to:leyrien_1a",
        "set:none",
        "advance:4",
        "stack:3",
        "place:1",
    ]);
    assert_eq!(
        board.at("/players/0/base/tiles"),
        json!(["gem_six", null, null])
    );
}

/// CFL-268: Ul Kah Tal's ship frees its garage, takes 5 water off and flips.
#[test]
fn cfl_268_ul_kah_tal() {
    let board = execute(2)
        .led_by(1, "ul_kah_tal")
        .ships(1, &["ul_kah_tal_ship"], ["flip"; 3])
        .garage(1, &[0, 2, 1])
        .rich(1, [5, 0, 0, 0]);
    assert_eq!(board.offers("send:"), ["garage_2=2", "garage_2=5"]);
    let board = board.after(&["send:garage_2=5", "to:control_room_1"]);
    assert_eq!(board.goods(1)[0], 0);
}

/// CFL-270, CFL-271, CFL-Q64: Zapporah rolls the dice she gains and may put them on farms; with
/// no free slot they are not rolled.
#[test]
fn cfl_270_zapporah() {
    let board = execute(2)
        .led_by(1, "zapporah")
        .garage(1, &[3, 1])
        .rich(1, [0, 4, 0, 0]);
    let supply = board.number("/players/0/base/supply");
    let board = board.after(&["send:garage_1=3", "to:academy_2", "buy:2"]);
    assert_eq!(board.offers("put:"), ["none", "farm_1", "farm_2", "farm_3"]);
    let board = board.after(&["put:farm_2"]);
    assert_eq!(board.offers("put:"), ["none", "farm_1", "farm_3"]);
    assert_ne!(board.at("/players/0/base/farms/1"), json!(null));
    let board = board.after(&["put:none"]);
    assert_eq!(board.number("/players/0/base/supply"), supply + 1);
    let full = execute(2)
        .led_by(1, "zapporah")
        .farm_die(1, 1, 1)
        .farm_die(1, 2, 1)
        .farm_die(1, 3, 1)
        .garage(1, &[3, 1])
        .rich(1, [0, 4, 0, 0]);
    let full = full.after(&["send:garage_1=3", "to:academy_2", "buy:2"]);
    assert_eq!(full.number("/players/0/base/supply"), supply + 2);
}

/// CFL-270, CFL-271, CFL-Q64, CFL-Q85, CFL-E45: dice gained together are rolled together. The
/// highest is asked for first; when no slot is free the rest goes to the supply.
#[test]
fn cfl_270_rolled_together() {
    let board = execute(2)
        .led_by(1, "zapporah")
        .farm_die(1, 1, 1)
        .farm_die(1, 2, 1)
        .garage(1, &[3, 1])
        .rich(1, [0, 4, 0, 0]);
    let supply = board.number("/players/0/base/supply");
    let reserve = board.number("/players/0/base/reserve");
    let mut board = board.after(&["send:garage_1=3", "to:academy_2", "buy:2"]);
    let rolled = board
        .news()
        .iter()
        .filter_map(|event| match event {
            Event::DieRolled { value, .. } => Some(*value),
            _ => None,
        })
        .collect::<Vec<u8>>();
    assert_eq!(rolled.len(), 2, "both before the first is asked for");
    assert_eq!(board.number("/players/0/base/reserve"), reserve - 2);
    // Whatever came up, she rolled a 5 and a 6.
    let board = board.with(json!({ "table": { "sending": { "rolled": [0, 0, 0, 0, 1, 1] } } }));
    assert_eq!(board.offers("put:"), ["none", "farm_3"]);
    let six = board.after(&["put:farm_3"]);
    assert_eq!(six.at("/players/0/base/farms/2"), "1:6");
    assert_eq!(six.number("/players/0/base/supply"), supply + 1);
    assert_eq!(six.offers("put:"), [""; 0], "the 5 is not asked for");
    let five = board.after(&["put:none", "put:farm_3"]);
    assert_eq!(five.at("/players/0/base/farms/2"), "1:5");
    assert_eq!(five.number("/players/0/base/supply"), supply + 1);
    let neither = board.after(&["put:none", "put:none"]);
    assert_eq!(neither.number("/players/0/base/supply"), supply + 2);
    assert_eq!(neither.number("/players/0/base/reserve"), reserve - 2);
}

/// CFL-190, CFL-193: a free farm goes to the left-most foundation; with all of them built it
/// may be declined.
#[test]
fn cfl_193_free_farms() {
    let built = ["gem_six", "algae_passive", "energy_passive"];
    let reward = |owned: &[&str]| {
        execute(2)
            .led_by(1, "dan")
            .farms(1, owned, ["dice_six", "dice_six", "three_points"])
            .garage(1, &[4, 1])
            .rich(1, [0, 6, 0, 0])
            .after(&["send:garage_1=4", "to:leyrien_1a", "set:none", "advance:4"])
    };
    assert_eq!(reward(&built).offers("stack:"), ["none", "1", "2", "3"]);
    assert_eq!(reward(&built[..2]).offers("stack:"), ["1", "2", "3"]);
    let first = reward(&[]).after(&["stack:3"]);
    assert_eq!(
        first.at("/players/0/base/tiles"),
        json!(["three_points", null, null])
    );
}

/// CFL-270: dice of the Harvest are not rolled for Zapporah.
#[test]
fn cfl_270_only_in_execute() {
    let mut board = execute(2)
        .led_by(1, "zapporah")
        .with(json!({ "players": { "1": { "base": { "harvester": "hex_9" } } } }))
        .idle();
    let rolled = |event: &Event| matches!(event, Event::DieRolled { .. });
    assert!(!board.news().iter().any(rolled));
    assert_eq!(board.number("/table/round"), 2);
}

/// CFL-Q64: with no free slot the die is not rolled.
#[test]
fn cfl_q64_no_free_slot() {
    let board = execute(2)
        .led_by(1, "zapporah")
        .farm_die(1, 1, 1)
        .farm_die(1, 2, 1)
        .farm_die(1, 3, 1)
        .garage(1, &[4, 1])
        .rich(1, [0, 2, 0, 0]);
    let supply = board.number("/players/0/base/supply");
    let mut board = board.after(&["send:garage_1=4", "to:academy_2"]);
    let rolled = |event: &Event| matches!(event, Event::DieRolled { .. });
    assert!(!board.news().iter().any(rolled));
    assert_eq!(board.number("/players/0/base/supply"), supply + 1);
}
