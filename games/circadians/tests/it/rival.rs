//! The rival.

use circadians::{
    components::Location,
    event::Event,
    state::{Secret, Stage},
};

use figures::with_reading;
use tabletop::Seat;

use crate::kit::{BOX, Board, Pieces as _, execute_by, execute_with, json};

/// A solo board where the rival is about to take its turn: a single die at headquarters is
/// declined. The scheme counted from 1 is all that is left in its pile, and its boards are
/// empty.
fn rival(scheme: u8, edition: &str) -> Board {
    rival_of("xiao", scheme, edition)
}

fn rival_of(level: &str, scheme: u8, edition: &str) -> Board {
    rival_on("a", level, scheme, edition)
}

/// The same on one side of the planet.
fn rival_on(planet: &str, level: &str, scheme: u8, edition: &str) -> Board {
    rival_by(BOX, planet, level, scheme, edition)
}

/// The same with another box.
fn rival_by(text: &str, planet: &str, level: &str, scheme: u8, edition: &str) -> Board {
    let mut board = execute_by(
        text,
        1,
        &[("rival", level), ("edition", edition), ("planet", planet)],
    );
    let dice = board.at("/table/board");
    let mut back = 0;
    let mut clear = json!({});
    for (space, die) in dice.as_object().unwrap() {
        clear[space] = json!(null);
        back += i64::from(die.as_str().unwrap().starts_with('2'));
    }
    let supply = board.number("/players/1/base/supply");
    let reserve = board.number("/players/1/base/reserve");
    let reserve = if edition == "first" {
        reserve + supply + back - 3
    } else {
        0
    };
    let discard: Vec<u8> = (0..20).filter(|&other| other != scheme - 1).collect();
    board = board.with(json!({
        "table": { "board": clear, "advancements": [0, 0, 0, 0, 0, 0], "setbacks": [0, 0, 0, 0, 0, 0],
            "bonuses": [],
            "rival": { "deck": [scheme - 1], "discard": discard, "progress": 0,
                "slots": [null, null, null, null] } },
        "players": { "2": { "base": { "supply": 3, "reserve": reserve, "harvester": "hex_1" },
            "resources": { "gem": 0 } } },
    }));
    board
        .garage(1, &[1])
        .on("headquarters_1", 1, 1)
        .with(json!({ "table": { "stage": "headquarters", "turns": 0 } }))
}

/// What the first scheme did: everything told before the second is revealed.
fn first_scheme(board: &Board) -> (Board, Vec<Event>) {
    let mut board = board.idle();
    let news = board.news();
    let is_scheme = |event: &Event| matches!(event, Event::SchemeRevealed { slot: 1, .. });
    let end = news.iter().position(is_scheme).unwrap_or(news.len());
    let begin = news
        .iter()
        .position(|event| matches!(event, Event::SchemeRevealed { slot: 0, .. }))
        .unwrap();
    (board, news[begin..end].to_vec())
}

/// Where the first scheme set a die down.
fn set_down(board: &Board) -> Option<String> {
    let (_, told) = first_scheme(board);
    told.iter().find_map(|event| match event {
        Event::SetDown { space, .. } => Some(space.to_string()),
        _ => None,
    })
}

fn gems(told: &[Event]) -> i64 {
    told.iter()
        .map(|event| match event {
            Event::Gained { goods, .. } => i64::from(goods[3]),
            Event::Paid { cost, .. } => -i64::from(cost[3]),
            _ => 0,
        })
        .sum()
}

/// CFL-338: it rolls and assigns nothing, and nobody asks it.
#[test]
fn cfl_338_nothing_in_plan() {
    let mut board = execute_with(1, &[]);
    board.play_until(|board| board.at("/table/round") == 2);
    let dice = board.number("/players/1/base/supply");
    board.news();
    board.play_until(|board| board.at("/table/stage") != "assign");
    let news = board.news();
    let planned = news
        .iter()
        .take_while(|event| !matches!(event, Event::StageBegins(Stage::Headquarters)));
    let rival = Seat(1);
    let acts = planned.filter(|event| {
        matches!(event, Event::Rolled { seat, .. } | Event::Assigned { seat, .. }
            | Event::Sealed { seat } if *seat == rival)
    });
    assert_eq!(acts.count(), 0);
    assert_eq!(board.state.secrets[1], Secret::default());
    assert!(dice > 0);
}

/// CFL-339: the whole turn comes after the last die from headquarters and before the first
/// from a garage.
#[test]
fn cfl_339_turn() {
    let mut board = rival(4, "second").idle();
    let news = board.news();
    let at = |wanted: fn(&Event) -> bool| news.iter().position(wanted).unwrap();
    let last = at(|event| matches!(event, Event::Declined { .. }));
    let garages = at(|event| matches!(event, Event::StageBegins(Stage::Garages)));
    let schemes = (news.iter().enumerate())
        .filter(|(_, event)| matches!(event, Event::SchemeRevealed { .. }));
    let schemes: Vec<usize> = schemes.map(|(place, _)| place).collect();
    assert!(schemes.len() > 1);
    assert!(schemes.iter().all(|place| (last..garages).contains(place)));
    assert_eq!(board.at("/table/stage"), "garages");
    assert_eq!(board.seat(), Some(1));
}

/// CFL-341: the first scheme moves the harvester by its value, then sends a die of this value.
#[test]
fn cfl_341_first_scheme() {
    // Scheme 4 has the value 2: to the right, and the Market for lack of gems.
    let (board, told) = first_scheme(&rival(4, "second"));
    let [
        Event::SchemeRevealed { slot: 0, scheme: 3 },
        Event::Moved { from, to, .. },
        Event::SetDown { space, die },
        ..,
    ] = told[..]
    else {
        panic!("{told:?}");
    };
    assert_eq!(
        (from.to_string(), to.to_string()),
        ("hex_1".into(), "hex_29".into())
    );
    assert_eq!((space.to_string(), die.value()), ("market_2".into(), 2));
    assert_eq!(board.at("/table/rival/slots/0"), 3);
}

/// CFL-342: the second scheme sends a die and does not move the harvester.
#[test]
fn cfl_342_second_scheme() {
    let mut board = rival(4, "second").idle();
    let news = board.news();
    let mut second = news
        .iter()
        .skip_while(|event| !matches!(event, Event::SchemeRevealed { slot: 1, .. }));
    let Some(&Event::SchemeRevealed { scheme, .. }) = second.next() else {
        panic!("{news:?}");
    };
    assert_eq!(board.at("/table/rival/slots/1"), scheme);
    let value = board.game.figures.schemes[scheme as usize].value;
    let told: Vec<&Event> = second
        .take_while(|event| !matches!(event, Event::SchemeRevealed { .. } | Event::StageBegins(_)))
        .collect();
    assert!(
        !told
            .iter()
            .any(|event| matches!(event, Event::Moved { .. }))
    );
    let sent = told
        .iter()
        .filter(|event| matches!(event, Event::SetDown { die, .. } if die.value() == value));
    assert_eq!(sent.count(), 1, "{told:?}");
}

/// CFL-333: an empty pile is made of the discards.
#[test]
fn cfl_333_schemes_are_shuffled() {
    let mut board = rival(4, "second").idle();
    assert!(board.news().contains(&Event::SchemesShuffled));
}

/// CFL-340: no scheme sends a die to headquarters, whatever the pile brings.
#[test]
fn cfl_340_never_at_headquarters() {
    for edition in ["second", "first"] {
        let mut board = execute_with(1, &[("edition", edition)]);
        board.play_until(|board| board.seat().is_none());
        let rival = Seat(1);
        let spaces = board.news().into_iter().filter_map(|event| match event {
            Event::SetDown { space, die } if die.owner() == rival => Some(space.location()),
            _ => None,
        });
        let locations: std::collections::BTreeSet<_> = spaces.collect();
        assert!(locations.len() > 4, "{locations:?}");
        assert!(!locations.contains(&Location::Headquarters));
        let text = BOX.replacen("loc = \"leyrien\"", "loc = \"headquarters\"", 1);
        assert!(circadians::figures::Figures::read(&text).is_err());
    }
}

/// CFL-343: a third scheme with the third progress tile, which it cannot unlock here.
#[test]
fn cfl_343_third_scheme() {
    let board = rival(4, "second").on("laboratory_1a", 1, 1);
    let schemes = |progress: u8| {
        let board = board.with(json!({ "table": { "rival": { "progress": progress } } }));
        let mut board = board.idle();
        let news = board.news();
        news.iter()
            .filter(|event| matches!(event, Event::SchemeRevealed { slot: 2, .. }))
            .count()
    };
    assert_eq!((schemes(0), schemes(2), schemes(3)), (0, 0, 1));
}

/// CFL-344: without dice a scheme does nothing, but the first still moves the harvester.
#[test]
fn cfl_344_no_dice() {
    let board = rival(4, "second").with(json!({ "players": { "2": { "base": { "supply": 0 } } } }));
    let (board, told) = first_scheme(&board);
    assert!(
        told.iter()
            .any(|event| matches!(event, Event::SchemeIdle { .. }))
    );
    assert_eq!(board.at("/players/1/base/harvester"), "hex_29");
}

/// Where the rival's harvester ends up with a scheme of value 2.
fn moved(from: &str, bonuses: &[&str]) -> String {
    moved_by(BOX, from, bonuses)
}

fn moved_by(text: &str, from: &str, bonuses: &[&str]) -> String {
    let board = rival_by(text, "a", "xiao", 4, "second")
        .with(json!({ "table": { "bonuses": bonuses },
        "players": { "2": { "base": { "harvester": from } } } }));
    let (board, _) = first_scheme(&board);
    board
        .at("/players/1/base/harvester")
        .as_str()
        .unwrap()
        .to_string()
}

/// CFL-345: the rival's harvester goes as far as it can, here to the right edge.
#[test]
fn cfl_345_as_far_as_possible() {
    assert_eq!(moved("hex_1", &[]), "hex_29");
}

/// CFL-348: it stops on the first gem.
#[test]
fn cfl_348_stops_on_a_gem() {
    assert_eq!(moved("hex_28", &["hex_29"]), "hex_29");
}

/// CFL-346: it does not enter a cache; (3,-2) has the first one to its right.
#[test]
fn cfl_346_no_cache() {
    assert_eq!(moved("hex_25", &[]), "hex_25");
}

/// CFL-350: it may be unable to move; (3,-1) has nothing to its right.
#[test]
fn cfl_350_cannot_move() {
    assert_eq!(moved("hex_27", &[]), "hex_27");
}

/// CFL-349, CFL-Q49, CFL-Q82, CFL-E40: (3,0) has an arrow to the right. The rival jumps to
/// (-3,0) and goes on, once around at most; with the switch `rival_arrow` it stops there.
#[test]
fn cfl_349_rival_through_an_arrow() {
    assert_eq!(moved("hex_29", &[]), "hex_29");
    assert_eq!(moved("hex_29", &["hex_28"]), "hex_28", "a gem");
    let around = ["hex_13", "hex_14"];
    let board = rival(4, "second").with(json!({ "table": { "bonuses": around },
        "players": { "2": { "base": { "harvester": "hex_29" } } } }));
    let (board, told) = first_scheme(&board);
    assert_eq!(board.at("/table/bonuses"), json!([]), "water is removed");
    let ways = told.iter().filter_map(|event| match event {
        Event::Moved { from, to, .. } => Some((from.to_string(), to.to_string())),
        _ => None,
    });
    let way = |from: &str, to: &str| (from.to_string(), to.to_string());
    let both = [way("hex_29", "hex_28"), way("hex_28", "hex_29")];
    assert_eq!(ways.collect::<Vec<_>>(), both);

    let stops = with_reading(BOX, "rival_arrow", "stops");
    assert_eq!(moved_by(&stops, "hex_29", &[]), "hex_28");
    assert_eq!(moved_by(&stops, "hex_29", &["hex_28"]), "hex_28");
    assert_eq!(moved_by(&stops, "hex_1", &[]), "hex_29");
}

/// CFL-347, CFL-348: water is removed, a gem is taken.
#[test]
fn cfl_347_bonuses() {
    let board = rival(4, "second").with(json!({ "table": { "bonuses": ["hex_14", "hex_29"] } }));
    let (board, told) = first_scheme(&board);
    assert_eq!(board.at("/table/bonuses"), json!([]));
    // One gem from the planet, two from the Market.
    assert_eq!(gems(&told), 3);
    assert!(
        told.iter()
            .any(|event| matches!(event, Event::BonusRemoved { .. }))
    );
}

/// CFL-353: the first possible option from the top is carried out. Scheme 4 has Jrayek, the
/// Market for 2 gems, the Mining Camp for 1.
#[test]
fn cfl_353_the_first_possible_option() {
    let board = rival(4, "second");
    let rich = board.with(json!({ "players": { "2": { "resources": { "gem": 2 } } } }));
    assert_eq!(set_down(&rich).unwrap(), "jrayek_1a");
}

/// CFL-417: not possible without the gems it costs, nor without a free space.
#[test]
fn cfl_417_what_is_possible() {
    let poor = rival(4, "second");
    assert_eq!(set_down(&poor).unwrap(), "market_2");
    let full = poor.on("market_2", 1, 1).on("market_3", 1, 1);
    assert_eq!(set_down(&full).unwrap(), "mining_camp_1");
}

/// CFL-352: the die that is sent shows the scheme's value: 2 for scheme 4.
#[test]
fn cfl_352_the_die_shows_the_value_of_the_scheme() {
    let (after, _) = first_scheme(&rival(4, "second"));
    assert_eq!(after.at("/table/board/market_2"), "2:2");
}

/// CFL-355: Market and Mining Camp bring the printed gems, on the left-most free space.
#[test]
fn cfl_355_gems_of_market_and_mining_camp() {
    let market = rival(4, "second");
    assert_eq!(gems(&first_scheme(&market).1), 2);
    let second = market.on("market_2", 1, 1);
    assert_eq!(set_down(&second).unwrap(), "market_3");
    let camp = second.on("market_3", 1, 1);
    assert_eq!(gems(&first_scheme(&camp).1), 1);
}

/// CFL-354, CFL-Q50: nothing possible gives a gem.
#[test]
fn cfl_354_blocked() {
    let board = rival(4, "second")
        .on("market_2", 1, 1)
        .on("market_3", 1, 1)
        .on("mining_camp_1", 1, 1)
        .on("mining_camp_3", 1, 1);
    let (_, told) = first_scheme(&board);
    assert!(
        told.iter()
            .any(|event| matches!(event, Event::SchemeBlocked { .. }))
    );
    assert_eq!(gems(&told), 1);
}

/// CFL-356, CFL-357: the Laboratory unlocks progress tiles, three at most.
#[test]
fn cfl_356_laboratory() {
    // Scheme 3: Laboratory, Jrayek, Mining Camp.
    let board = rival(3, "second");
    assert_eq!(set_down(&board).unwrap(), "laboratory_1a");
    let (_, told) = first_scheme(&board);
    assert!(told.contains(&Event::ProgressUnlocked { stars: 1 }));
    let done = board.with(json!({ "table": { "rival": { "progress": 3 } } }));
    assert_eq!(set_down(&done).unwrap(), "mining_camp_1");
}

/// CFL-358: the Foundry brings an extra scheme in slot 4, without a move.
#[test]
fn cfl_358_foundry() {
    // Scheme 10: Foundry first, value 3.
    let board = rival(10, "second");
    assert_eq!(set_down(&board).unwrap(), "foundry_1");
    let (_, told) = first_scheme(&board);
    assert!(
        told.iter()
            .any(|event| matches!(event, Event::SchemeRevealed { slot: 3, .. }))
    );
    assert_eq!(
        told.iter()
            .filter(|event| matches!(event, Event::Moved { .. }))
            .count(),
        1
    );
}

/// CFL-359, CFL-360, CFL-415: two dice at the Academy, five on the board at most; in the First
/// Edition as far as the reserve reaches.
#[test]
fn cfl_359_academy() {
    // Scheme 6: Academy first, value 2.
    let dice = |supply: u8| {
        let board = rival(6, "second")
            .with(json!({ "players": { "2": { "base": { "supply": supply } } } }));
        let (_, told) = first_scheme(&board);
        told.iter().find_map(|event| match event {
            Event::DiceGained { count, .. } => Some(*count),
            _ => None,
        })
    };
    assert_eq!((dice(3), dice(5)), (Some(2), Some(1)));
    let first = rival(6, "first");
    assert_eq!(set_down(&first).unwrap(), "academy_1");
    let taken = rival(6, "second").on("academy_1", 1, 1);
    assert_ne!(set_down(&taken).unwrap(), "academy_1");
}

/// CFL-362: the Depository, one gem, the top-most free row.
#[test]
fn cfl_362_depository() {
    // Scheme 5: Depository first, value 2.
    let board =
        rival(5, "second").with(json!({ "players": { "2": { "resources": { "gem": 1 } } } }));
    assert_eq!(set_down(&board).unwrap(), "depository_2_1");
    assert_eq!(gems(&first_scheme(&board).1), -1);
    assert_eq!(
        set_down(&board.on("depository_2_1", 1, 2)).unwrap(),
        "depository_2_2"
    );
    let poor = board.with(json!({ "players": { "2": { "resources": { "gem": 0 } } } }));
    assert_eq!(set_down(&poor).unwrap(), "mining_camp_1");
}

/// CFL-363..CFL-366, CFL-364: the dearest row in gems; tokens move to the left-most slots, without
/// reward or penalty.
#[test]
fn cfl_363_negotiations() {
    // Scheme 8: Leyrien first, value 3.
    for (purse, row) in [(2, 1), (3, 2), (4, 3), (5, 4), (9, 4)] {
        let board = rival(8, "second")
            .with(json!({ "players": { "2": { "resources": { "gem": purse } } } }));
        assert_eq!(set_down(&board).unwrap(), format!("leyrien_{row}a"));
    }
    let board = rival(8, "second")
        .on("leyrien_1a", 1, 5)
        .with(json!({ "players": { "2": { "resources": { "gem": 5 } } },
            "table": { "advancements": [6, 0, 0, 0, 0, 0] } }));
    let (_, told) = first_scheme(&board);
    let seat = Seat(1);
    assert!(told.contains(&Event::Advanced {
        seat,
        value: 3,
        slot: 1
    }));
    assert!(told.contains(&Event::SetbackSuffered {
        seat,
        token: 0,
        slot: 0
    }));
}

/// CFL-367, CFL-369: station dice return to the board in Harvest; the first progress tile is a
/// gem more.
#[test]
fn cfl_367_harvest() {
    let board = rival(4, "second");
    let gems = |progress: u8| {
        let board = board.with(json!({ "table": { "stage": "garages", "turns": 1,
            "rival": { "progress": progress } } }));
        let space = board.idle();
        assert_eq!(space.number("/table/round"), 2);
        space.goods(2)[3]
    };
    assert_eq!((gems(0), gems(1)), (1, 2));
}

/// CFL-370, CFL-371, CFL-398: new dice in Rest; in the First Edition a missing die is a gem.
#[test]
fn cfl_371_rest() {
    let dice = |board: Board, progress: u8| {
        let board = board.with(json!({ "table": { "stage": "garages", "turns": 1,
            "rival": { "progress": progress } } }));
        let after = board.idle();
        (after.number("/players/1/base/supply"), after.goods(2)[3])
    };
    let board = rival(4, "second");
    let with =
        |supply: u8| board.with(json!({ "players": { "2": { "base": { "supply": supply } } } }));
    assert_eq!(dice(with(0), 0).0, 3);
    assert_eq!(dice(with(2), 0).0, 3);
    assert_eq!(dice(with(3), 2).0, 4);
    assert_eq!(dice(with(5), 2).0, 5);
    // Eleven dice are out for good and two on its board: the third is missing.
    let out = [
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
    ];
    let mut spaces = json!({});
    for space in out {
        spaces[space] = json!("2:1");
    }
    let first = rival(4, "first").with(json!({ "table": { "board": spaces },
        "players": { "2": { "base": { "supply": 2, "reserve": 0 } } } }));
    assert_eq!(dice(first, 0), (2, 1));
}

/// CFL-372, CFL-373: tiles are removed and schemes discarded in Rest; not in the First Edition.
#[test]
fn cfl_372_tiles() {
    for (edition, removed) in [("second", 1), ("first", 0)] {
        let board = rival(4, edition);
        let left = |board: &Board| {
            let table = board.state.table;
            let beneath = table.farms.beneath.iter().chain(&table.ships.beneath);
            i64::from(beneath.sum::<u8>())
        };
        let before = left(&board);
        let board = board.with(json!({ "table": { "stage": "garages", "turns": 1,
            "rival": { "slots": [4, null, null, null], "discard": (0..20).filter(|s| *s != 3 && *s != 4).collect::<Vec<u8>>() } } }));
        let after = board.idle();
        assert_eq!(before - left(&after), 2 * removed);
        assert_eq!(
            after.at("/table/rival/slots"),
            json!([null, null, null, null])
        );
    }
}

/// CFL-375, CFL-376, CFL-380: the four levels score differently.
#[test]
fn cfl_375_levels() {
    for (level, negotiations, depository, events) in [
        ("easy", 3, 1, 3),
        ("xiao", 3, 6, 3),
        ("hard", 4, 6, 6),
        ("expert", 7, 6, 6),
    ] {
        let board = rival_of(level, 4, "second").with(json!({
            "table": { "stage": "garages", "turns": 1, "round": 7, "event": "end_of_an_era",
                "board": { "headquarters_1": null, "leyrien_1a": "2:4", "depository_6_1": "2:6" },
                "events": ["water_tax", "bureaucracy", "dust_storm", "open_market", "rich_veins", "spare_fuel", "end_of_an_era"] },
            "players": { "1": { "base": { "reserve": 10 } } } }));
        let board = board.idle();
        let points = |source: usize| board.number(&format!("/players/1/base/points/{source}"));
        assert_eq!(
            (points(0), points(8), points(10)),
            (negotiations, depository, events),
            "{level}"
        );
    }
}

/// CFL-395: in the First Edition events bring the rival nothing.
#[test]
fn cfl_395_no_event_points() {
    let board = rival_of("xiao", 4, "first").with(json!({
        "table": { "stage": "garages", "turns": 1, "round": 8, "event": "end_of_an_era",
            "board": { "headquarters_1": null },
            "events": ["water_tax", "bureaucracy", "dust_storm", "open_market", "rich_veins",
                "spare_fuel", "clear_skies", "end_of_an_era"] },
        "players": { "1": { "base": { "reserve": 10 } } } }));
    let board = board.idle();
    assert_eq!(board.at("/table/stage"), "over");
    assert_eq!(board.number("/players/1/base/points/10"), 0);
}

/// CFL-377, CFL-Q53: the nearest cache, the most valuable if several are as near.
#[test]
fn cfl_377_cache() {
    let cache = |hex: &str| {
        let board = rival(4, "second").with(json!({
            "table": { "stage": "garages", "turns": 1, "round": 7, "event": "end_of_an_era",
                "caches": [0, 1, 2, 3, 4, 5], "hidden_caches": [],
                "events": ["water_tax", "bureaucracy", "dust_storm", "open_market", "rich_veins", "spare_fuel", "end_of_an_era"] },
            "players": { "2": { "base": { "harvester": hex } } } }));
        let board = board.idle();
        board
            .at("/players/1/base/harvester")
            .as_str()
            .unwrap()
            .to_string()
    };
    assert_eq!(cache("hex_25"), "cache_1", "(3,-2) touches the first");
    assert_eq!(
        cache("hex_1"),
        "cache_6",
        "all are as near as the other; 8 points"
    );
}

/// CFL-329, CFL-351: events and the planet do nothing for the rival.
#[test]
fn cfl_329_no_events() {
    let board = rival(4, "second").event("bumper_season");
    let board = board.with(json!({ "table": { "stage": "garages", "turns": 1 } }));
    assert_eq!(board.idle().goods(2)[0], 0);
}

/// CFL-361: in the Second Edition the rival's reserve is unlimited.
#[test]
fn cfl_361_unlimited_reserve() {
    let mut spaces = json!({});
    for faction in ["leyrien", "zcharo", "jrayek"] {
        for row in 1..=4 {
            spaces[format!("{faction}_{row}a")] = json!("2:1");
        }
    }
    for column in 2..=6 {
        spaces[format!("depository_{column}_1")] = json!(format!("2:{column}"));
    }
    let board = rival(4, "second").with(json!({
        "table": { "stage": "garages", "turns": 1, "board": spaces },
        "players": { "2": { "base": { "supply": 0 } } } }));
    assert_eq!(board.idle().number("/players/1/base/supply"), 3);
}

/// CFL-374, CFL-Q51: the order of Rest with a rival.
#[test]
fn cfl_374_order_of_rest() {
    let board = rival(4, "second").with(json!({ "table": { "stage": "garages", "turns": 1 },
        "players": { "1": { "base": { "supply": 7, "reserve": 4 } }, "2": { "base": { "supply": 1 } } } }));
    let mut board = board.idle();
    let news = board.news();
    let place = |wanted: fn(&Event) -> bool| news.iter().position(wanted).unwrap();
    let order = [
        place(|event| matches!(event, Event::DiceGained { .. })),
        place(|event| matches!(event, Event::FarmRemoved { .. })),
        place(|event| matches!(event, Event::ShipRemoved { .. })),
        place(|event| matches!(event, Event::Radio(_))),
        place(|event| matches!(event, Event::DiceOverLimit { .. })),
    ];
    assert!(order.is_sorted(), "{order:?}");
}

/// The rival's dice that stay on boards for ever.
fn scored_dice(board: &Board) -> i64 {
    let dice = board.at("/table/board");
    let stays = ["leyrien", "zcharo", "jrayek", "depository"];
    let dice = dice.as_object().unwrap().iter().filter(|(space, die)| {
        die.as_str().unwrap().starts_with('2') && stays.iter().any(|place| space.starts_with(place))
    });
    dice.count() as i64
}

/// CFL-418, CFL-Q59: scheme 3 sends its die to the Laboratory. The tile it unlocks works at
/// once: the first in the Harvest, the second in the Rest of the same round, the third in the
/// same turn. There is one laboratory space, so no second tile comes in the round.
#[test]
fn cfl_418_fresh_progress() {
    let unlocked = |before: u8| {
        let board =
            rival(3, "second").with(json!({ "table": { "rival": { "progress": before } } }));
        let mut board = board.idle();
        assert_eq!(board.number("/table/rival/progress"), i64::from(before) + 1);
        let third = |event: &Event| matches!(event, Event::SchemeRevealed { slot: 2, .. });
        let schemes = board.news().iter().filter(|event| third(event)).count();
        let kept = 3 - scored_dice(&board);
        let gems = board.goods(2)[3];
        board = board.idle();
        let gained = board.goods(2)[3] - gems;
        let dice = board.number("/players/1/base/supply");
        (schemes, kept, gained, dice)
    };
    for before in 0..3 {
        let (schemes, kept, gained, dice) = unlocked(before);
        assert_eq!(schemes, usize::from(before == 2));
        // Three dice bring a gem; up to three dice it fills up for nothing.
        assert_eq!(gained, i64::from(kept == 3) + 1, "with {before}");
        let extra = i64::from(before >= 1);
        assert_eq!(dice, 3 + extra, "with {before}");
    }
}

/// CFL-381, CFL-Q52: the rival takes part in the ranking, with the dice on its board.
#[test]
fn cfl_381_ranking() {
    use tabletop::{Game, Seat};
    let board = rival(4, "second").with(json!({
        "table": { "stage": "garages", "turns": 1, "round": 7, "event": "end_of_an_era",
            "board": { "headquarters_1": null },
            "events": ["water_tax", "bureaucracy", "dust_storm", "rockfall", "strained_relations", "spare_fuel", "end_of_an_era"] },
        "players": { "1": { "base": { "reserve": 10 } } } }));
    let board = board.idle();
    let outcome = board.game.outcome(&board.state).unwrap();
    assert_eq!(outcome.places().len(), 2);
    assert_eq!(outcome.place(Seat(1)), 1, "its cache beats nothing at all");
}

/// CFL-262, CFL-Q44: Renzo's own events are none of the rival's.
#[test]
fn cfl_262_private_events() {
    let board = rival(4, "second").led_by(1, "renzo");
    let six = [
        "open_market",
        "recruitment_drive",
        "rich_veins",
        "clear_skies",
        "scrap_surplus",
        "algal_bloom",
    ];
    let board = board.with(json!({
        "table": { "stage": "garages", "turns": 1, "round": 7, "event": "end_of_an_era",
            "private_event": null, "private_events": six,
            "events": ["water_tax", "bureaucracy", "dust_storm", "rockfall", "strained_relations", "spare_fuel", "end_of_an_era"] } }));
    let board = board.idle();
    assert_eq!(board.number("/players/1/base/points/10"), 1);
}

/// CFL-372: of equal stacks the left-most loses its top tile.
#[test]
fn cfl_372_left_most() {
    let board = rival(4, "second");
    let before = board.at("/table/farms/beneath");
    assert_eq!(before, json!([4, 4, 4]));
    let board = board.idle().idle();
    assert_eq!(board.at("/table/farms/beneath"), json!([3, 4, 4]));
    assert_eq!(board.at("/table/ships/beneath"), json!([4, 5, 5]));
}

/// CFL-348: it stops at a gem, even where the way goes on.
#[test]
fn cfl_348_stops_at_a_gem() {
    // On side B a gem lies on (1,-2), between (0,-2) and (2,-2).
    let board = rival_on("b", "xiao", 4, "second").with(json!({
        "table": { "bonuses": ["hex_9"] },
        "players": { "2": { "base": { "harvester": "hex_8" } } } }));
    let (board, told) = first_scheme(&board);
    assert_eq!(board.at("/players/1/base/harvester"), "hex_9");
    let taken = |event: &Event| matches!(event, Event::BonusTaken { .. });
    assert!(told.iter().any(taken));
}

/// CFL-356, CFL-Q69: half a pair blocks the Laboratory for the rival, too.
#[test]
fn cfl_356_half_a_pair() {
    let board = rival(3, "second");
    assert_eq!(set_down(&board).unwrap(), "laboratory_1a");
    let half = board.on("laboratory_1b", 1, 4);
    assert_eq!(set_down(&half).unwrap(), "mining_camp_1");
}

/// CFL-366: of several true conditions the left-most token moves.
#[test]
fn cfl_366_left_most_token() {
    // Scheme 14 sends a 5 to Leyrien, where a 6 stands: 11 is 8+ and 10+.
    let board = rival(14, "second")
        .on("leyrien_1a", 1, 6)
        .with(json!({ "players": { "2": { "resources": { "gem": 5 } } } }));
    let (_, told) = first_scheme(&board);
    let suffered = told.iter().find_map(|event| match event {
        Event::SetbackSuffered { token, slot, .. } => Some((*token, *slot)),
        _ => None,
    });
    assert_eq!(suffered, Some((0, 0)));
}

/// A First Edition board where scheme 6 is next, the Academy its first choice, and the
/// rival's reserve has so many dice.
fn academy(reserve: usize) -> Board {
    let spaces = [
        "zcharo_1a",
        "zcharo_2a",
        "zcharo_3a",
        "zcharo_4a",
        "jrayek_1a",
        "jrayek_2a",
        "jrayek_3a",
        "jrayek_4a",
        "leyrien_4a",
        "leyrien_3a",
    ];
    let mut patch = json!({ "table": { "board": {} },
        "players": { "2": { "base": { "reserve": reserve } } } });
    for space in &spaces[reserve..] {
        patch["table"]["board"][space] = json!("2:1");
    }
    rival(6, "first").with(patch)
}

/// CFL-415: at the Academy the rival gains what its reserve has; with nothing there it goes
/// elsewhere.
#[test]
fn cfl_415_limited_reserve() {
    for (reserve, space, gained) in [(0, "market_2", 0), (1, "academy_1", 1), (2, "academy_1", 2)] {
        let (_, told) = first_scheme(&academy(reserve));
        let dice = told.iter().find_map(|event| match event {
            Event::DiceGained { count, .. } => Some(*count),
            _ => None,
        });
        assert_eq!(dice.unwrap_or(0), gained);
        assert_eq!(set_down(&academy(reserve)).unwrap(), space);
    }
}

/// CFL-367: dice that find no room on its board go to the reserve.
#[test]
fn cfl_367_no_room() {
    for (edition, reserve) in [("second", 0), ("first", 8)] {
        let board = rival(4, edition).with(json!({
            "table": { "stage": "garages", "turns": 1,
                "board": { "headquarters_1": null, "market_2": "2:1" } },
            "players": { "1": { "base": { "reserve": 10 } },
                "2": { "base": { "supply": 5, "reserve": if edition == "first" { 7 } else { 0 } } } } }));
        let board = board.idle();
        assert_eq!(board.number("/players/1/base/supply"), 5);
        assert_eq!(board.number("/players/1/base/reserve"), reserve);
        assert!(board.at("/table/board").get("market_2").is_none());
    }
}

/// CFL-373: all schemes of the round are discarded, the extra one of the Foundry too.
#[test]
fn cfl_373_schemes_are_discarded() {
    // Scheme 2 cannot pay Zcharo and goes to the Foundry.
    let board = rival(2, "second").idle();
    assert_ne!(board.at("/table/rival/slots/3"), json!(null));
    let board = board.idle();
    assert_eq!(
        board.at("/table/rival/slots"),
        json!([null, null, null, null])
    );
    let count = |pile: &str| {
        board
            .at(&format!("/table/rival/{pile}"))
            .as_array()
            .unwrap()
            .len()
    };
    assert_eq!(count("deck") + count("discard"), 20);
}

/// CFL-Q53: of two caches as near and as valuable the one with the lower number.
#[test]
fn cfl_q53_lower_number() {
    let board = rival(4, "second").with(json!({
        "table": { "stage": "garages", "turns": 1, "round": 7, "event": "end_of_an_era",
            "board": { "headquarters_1": null },
            "caches": [2, 3, null, null, null, null], "hidden_caches": [0, 1, 4, 5],
            "events": ["water_tax", "bureaucracy", "dust_storm", "rockfall",
                "strained_relations", "spare_fuel", "end_of_an_era"] },
        "players": { "1": { "base": { "reserve": 10 } },
            "2": { "base": { "harvester": "hex_29" } } } }));
    let board = board.idle();
    assert_eq!(board.at("/players/1/base/harvester"), "cache_1");
    assert_eq!(board.number("/players/1/base/points/3"), 6);
}

/// CFL-363, CFL-364: the row is paid for, and the slots of the tokens neither give nor take.
#[test]
fn cfl_364_only_the_price() {
    // Scheme 8 sends a 3 to Leyrien, where a 5 stands.
    for (purse, cost) in [(3, 3), (4, 4), (5, 5), (9, 5)] {
        let board = rival(8, "second")
            .on("leyrien_1a", 1, 5)
            .with(json!({ "players": { "2": { "resources": { "gem": purse } } } }));
        let (_, told) = first_scheme(&board);
        let advanced = |event: &Event| matches!(event, Event::Advanced { .. });
        let suffered = |event: &Event| matches!(event, Event::SetbackSuffered { .. });
        assert!(told.iter().any(advanced) && told.iter().any(suffered));
        assert_eq!(gems(&told), -cost);
    }
}

/// CFL-329: an event brings the rival no gem at the Mining Camp.
#[test]
fn cfl_329_rich_veins() {
    let board = rival(4, "second")
        .event("rich_veins")
        .on("market_2", 1, 1)
        .on("market_3", 1, 1);
    let (_, told) = first_scheme(&board);
    assert_eq!(set_down(&board).unwrap(), "mining_camp_1");
    assert_eq!(gems(&told), 1);
}

/// CFL-367, CFL-368: dice that return in Harvest count for its gems.
#[test]
fn cfl_368_after_the_return() {
    let board = rival(4, "second").with(json!({
        "table": { "stage": "garages", "turns": 1,
            "board": { "headquarters_1": null, "market_2": "2:1" } },
        "players": { "1": { "base": { "reserve": 10 } }, "2": { "base": { "supply": 2 } } } }));
    assert_eq!(board.idle().goods(2)[3], 1);
}

/// The last round, the human on the same cache as the rival will be and a gem richer than it,
/// for one positive event. The rival fills up to three dice; the human has so many.
fn tied(dice: u8) -> Board {
    rival(4, "second").led_by(1, "dan").with(json!({
        "table": { "stage": "garages", "turns": 1, "round": 7, "event": "end_of_an_era",
            "board": { "headquarters_1": null }, "caches": [0, 1, 2, 3, 4, 5], "hidden_caches": [],
            "events": ["water_tax", "bureaucracy", "dust_storm", "rockfall",
                "strained_relations", "spare_fuel", "end_of_an_era"] },
        "players": {
            "1": { "base": { "harvester": "cache_1", "supply": dice - 1, "reserve": 13 - dice },
                "resources": { "gem": 1 } },
            "2": { "base": { "harvester": "hex_25", "supply": 2 } } } }))
}

/// CFL-381, CFL-242, CFL-243, CFL-Q52: with equal points the dice decide, and with equal dice
/// the resources, of which the rival has none.
#[test]
fn cfl_381_ties() {
    use tabletop::{Game, Seat};
    for (dice, winner) in [(2, 1), (3, 0), (4, 0)] {
        let board = tied(dice).idle();
        assert_eq!(board.points(1), board.points(2));
        let outcome = board.game.outcome(&board.state).unwrap();
        assert_eq!(outcome.place(Seat(winner)), 1, "with {dice} dice");
        assert_eq!(outcome.place(Seat(1 - winner)), 2, "with {dice} dice");
    }
}

/// CFL-378: 2 points for each unlocked progress tile.
#[test]
fn cfl_378_progress_scores() {
    for tiles in 0..=3 {
        let board = tied(3).with(json!({ "table": { "rival": { "progress": tiles } } }));
        let board = board.idle();
        assert_eq!(board.number("/players/1/base/points/9"), 2 * tiles);
    }
}

/// CFL-379: 1 point for each gem.
#[test]
fn cfl_379_gems_score() {
    for gems in [0, 4] {
        let board = tied(3).with(json!({ "players": { "2": { "resources": { "gem": gems } } } }));
        let board = board.idle();
        let left = board.goods(2)[3];
        assert!(left >= gems);
        assert_eq!(board.number("/players/1/base/points/7"), left);
    }
}

/// CFL-240, CFL-376: dice in the Depository score for the rival only.
#[test]
fn cfl_240_only_for_the_rival() {
    let board = tied(3).with(json!({
        "table": { "board": { "depository_5_1": "1:5", "depository_6_1": "2:6" } },
        "players": { "1": { "base": { "reserve": 9 } } } }));
    let board = board.idle();
    assert_eq!(board.number("/players/0/base/points/8"), 0);
    assert_eq!(board.number("/players/1/base/points/8"), 6);
}

/// CFL-358, CFL-333, CFL-373, CFL-Q84, CFL-E49: the extra scheme of a second Foundry die lies on
/// the first one. Both stay there until Rest, even if the pile runs out.
#[test]
fn cfl_358_two_extra_schemes() {
    // Scheme 2 cannot pay Zcharo: like scheme 10 it goes to the Foundry.
    let discard: Vec<u8> = (0..20).filter(|scheme| ![1, 9].contains(scheme)).collect();
    let board = execute_with(2, &[("rival", "xiao")])
        .garage(1, &[1])
        .on("headquarters_1", 1, 1)
        .with(json!({ "table": { "stage": "headquarters", "turns": 0,
            "rival": { "deck": [1, 9], "discard": discard } } }));
    let mut board = board.idle();
    let extra = |event: &&Event| matches!(event, Event::SchemeRevealed { slot: 3, .. });
    assert_eq!(board.news().iter().filter(extra).count(), 2);
    let rival = board.at("/table/rival");
    let count = |pile: &str| rival[pile].as_array().unwrap().len();
    let slots = rival["slots"].as_array().unwrap();
    let lying = slots.iter().filter(|slot| !slot.is_null()).count();
    assert_eq!(lying, 3);
    assert_eq!(count("covered"), 1);
    assert_eq!(count("deck") + count("discard") + lying + 1, 20);
    // Both schemes of the Foundry were the pile; neither of them is in it again.
    for scheme in [1, 9] {
        for pile in ["deck", "discard"] {
            let pile = rival[pile].as_array().unwrap();
            assert!(!pile.contains(&json!(scheme)), "{scheme}");
        }
    }
    board.play_until(|board| board.number("/table/round") == 2);
    let rival = board.at("/table/rival");
    assert_eq!(rival["slots"], json!([null, null, null, null]));
    assert_eq!(rival["covered"], json!([]));
    for scheme in [json!(1), json!(9)] {
        assert!(rival["discard"].as_array().unwrap().contains(&scheme));
    }
}

/// CFL-365, CFL-366, CFL-Q89: the tokens of the rival block the slots from the left: in the
/// Second Edition harvest and contracts, then the ships.
#[test]
fn cfl_365_slots_from_the_left() {
    use circadians::figures::{Penalty, Reward};
    let game = crate::kit::open(1, &[]);
    let [second, first] = &game.figures.editions;
    let kinds = |rewards: [(Reward, u8); 6]| rewards.map(|(reward, _)| reward);
    assert_eq!(
        kinds(second.rewards),
        [
            Reward::HarvestHex,
            Reward::Ship,
            Reward::Dice,
            Reward::Farm,
            Reward::Move,
            Reward::Gems,
        ]
    );
    assert_eq!(
        kinds(first.rewards),
        [
            Reward::Contracts,
            Reward::Dice,
            Reward::Gems,
            Reward::Move,
            Reward::Ship,
            Reward::Farm,
        ]
    );
    let kinds = |penalties: [(Penalty, u8); 6]| penalties.map(|(penalty, _)| penalty);
    assert_eq!(
        kinds(second.penalties),
        [
            Penalty::Contracts,
            Penalty::Ship,
            Penalty::Die,
            Penalty::Farm,
            Penalty::MoveBack,
            Penalty::Gem,
        ]
    );
    assert_eq!(
        kinds(first.penalties),
        [
            Penalty::Contracts,
            Penalty::Die,
            Penalty::Gem,
            Penalty::MoveBack,
            Penalty::Ship,
            Penalty::Farm,
        ]
    );
}
