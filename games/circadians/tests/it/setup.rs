//! How the table is set, leaders are found and contracts drafted.

use std::collections::BTreeSet;

use circadians::{
    Circadians,
    components::{
        Contract, EventCard, Faction, Farm, Hex, Leader, Level, Location, Resource, Ship, Space,
    },
    event::Event,
};
use tabletop::{Game, OpenProblem, Options, Seat};

use figures::with_reading;

use crate::kit::{BOX, Board, Pieces as _, execute_by, execute_with, fresh, json, open};

fn refused(players: u8, options: &[(&str, &str)]) -> bool {
    let options: Options = options
        .iter()
        .map(|(key, value)| (key.to_string(), value.to_string()))
        .collect();
    matches!(
        Circadians::open(BOX, players, &options),
        Err(OpenProblem::Setup(_))
    )
}

/// Answers the sealed question of every seat with its first choice.
fn everyone(board: &mut Board) {
    while let Some(seat) = board.seat() {
        let answer = board.legal_for(seat)[0].clone();
        board.play_as(seat, &answer);
        if board.at("/table/answered") == json!([]) {
            break;
        }
    }
}

/// CFL-001: one to four people; a rival takes one more seat up to four, and always plays
/// against a single person.
#[test]
fn cfl_001_seats() {
    for players in 1..=4 {
        assert_eq!(open(players, &[]).seats(), players);
    }
    assert_eq!(open(1, &[]).sides(), 2);
    assert_eq!(open(2, &[]).sides(), 2);
    assert_eq!(open(3, &[("rival", "hard")]).sides(), 4);
    assert!(refused(4, &[("rival", "easy")]));
    assert_eq!(open(1, &[]).setup.rival, Some(Level::Xiao));
    assert_eq!(open(2, &[]).setup.rival, None);
    assert!(refused(0, &[]) && refused(5, &[]));
}

/// CFL-034: what a player begins with.
#[test]
fn cfl_034_goods() {
    let board = fresh(3, &[]);
    for seat in 1..=3 {
        assert_eq!(board.goods(seat), [15, 4, 2, 0]);
    }
}

/// CFL-002, CFL-034: 13 dice, 3 of them in the supply.
#[test]
fn cfl_002_thirteen_dice() {
    let board = fresh(3, &[]);
    for seat in 0..3 {
        let base = board.at(&format!("/players/{seat}/base"));
        assert_eq!((&base["supply"], &base["reserve"]), (&json!(3), &json!(10)));
    }
}

/// CFL-006, CFL-035: every harvester begins in the centre.
#[test]
fn cfl_006_cfl_035_harvesters_begin_in_the_centre() {
    let board = fresh(3, &[]);
    for seat in 0..3 {
        let base = board.at(&format!("/players/{seat}/base"));
        assert_eq!(base["harvester"], "hex_1");
    }
    assert_eq!(board.game.figures.planets[0].at[0], (0, 0));
}

/// CFL-008, CFL-009, CFL-007: garages and farms of a research base.
#[test]
fn cfl_009_garage_costs() {
    let base = open(2, &[]).figures.base;
    assert_eq!(base.garages, [0, 1, 2, 2, 3]);
    assert_eq!(base.starting_ship, Ship::PlusMinusOne);
    let side = fresh(2, &[]).state.table.sides[0];
    assert_eq!((side.garages.len(), side.farms.len()), (5, 6));
    assert_eq!((side.ships.len(), side.tiles.len()), (4, 3));
}

/// CFL-010: 36 contracts, all different, in one pile.
#[test]
fn cfl_010_contracts() {
    let names: BTreeSet<String> = Contract::ALL.iter().map(ToString::to_string).collect();
    assert_eq!(names.len(), 36);
    let board = fresh(2, &[]);
    assert_eq!(board.at("/deck").as_array().unwrap().len(), 36);
}

/// CFL-011: 16 events, and the game ends with a single one.
#[test]
fn cfl_011_events() {
    let ends = |event: &&EventCard| **event == EventCard::EndOfAnEra;
    assert_eq!(EventCard::ALL.len(), 16);
    assert_eq!(EventCard::ALL.iter().filter(ends).count(), 1);
    assert_eq!(open(2, &[]).figures.events.len(), 16);
}

/// How many tiles lie in the stacks of a fresh game.
fn tiles(board: &Board, kind: &str) -> i64 {
    let stacks = board.at(&format!("/table/{kind}"));
    let tops = stacks["tops"].as_array().unwrap().iter();
    let tops = tops.filter(|top| !top.is_null()).count() as i64;
    let beneath = stacks["beneath"].as_array().unwrap().iter();
    tops + beneath.map(|count| count.as_i64().unwrap()).sum::<i64>()
}

/// CFL-012: 18 ships, three of each kind.
#[test]
fn cfl_012_ships() {
    let board = fresh(2, &[]);
    assert_eq!(tiles(&board, "ships"), 18);
    assert_eq!(board.game.figures.editions[0].ships, [3, 3, 3, 3, 3, 3, 0]);
}

/// CFL-013: 15 farms of eight kinds.
#[test]
fn cfl_013_farms() {
    let board = fresh(2, &[]);
    assert_eq!(tiles(&board, "farms"), 15);
    let kinds = board.game.figures.editions[0].farms;
    assert_eq!(kinds.iter().filter(|&&count| count > 0).count(), 8);
}

/// CFL-014: 14 leaders, all on offer where they are picked openly.
#[test]
fn cfl_014_leaders() {
    let board = fresh(2, &[("leaders", "open")]);
    assert_eq!(board.offers("leader:").len(), 14);
}

/// CFL-015: six caches, all face down, with a gem and a die on their open side.
#[test]
fn cfl_015_caches() {
    let board = fresh(2, &[]);
    assert_eq!(board.state.table.caches, [None; 6]);
    let found = board.game.figures.cache_yield;
    assert_eq!((found.goods, found.dice), ([0, 0, 0, 1], 1));
}

/// CFL-016: what the hidden sides of the caches are worth.
#[test]
fn cfl_016_cache_values() {
    assert_eq!(open(2, &[]).figures.caches, [4, 5, 6, 6, 7, 8]);
}

/// CFL-018: 20 schemes in the pile of the rival, and three progress tiles at most.
#[test]
fn cfl_018_rival() {
    let board = fresh(1, &[]);
    let pile = board.at("/table/rival/deck");
    assert_eq!(pile.as_array().unwrap().len(), 20);
    let unlocked = |progress: u8| json!({ "table": { "rival": { "progress": progress } } });
    assert!(execute_with(1, &[]).try_with(unlocked(3)).is_ok());
    assert!(execute_with(1, &[]).try_with(unlocked(4)).is_err());
}

/// CFL-019: three factions, each with two sides that differ.
#[test]
fn cfl_019_factions() {
    let names: Vec<String> = Faction::ALL.iter().map(ToString::to_string).collect();
    assert_eq!(names, ["leyrien", "zcharo", "jrayek"]);
    for [a, b] in open(2, &[]).figures.factions {
        assert_ne!(a, b);
    }
}

/// CFL-005: only totals are kept; nobody has to change large tokens.
#[test]
fn cfl_005_totals() {
    let board = fresh(2, &[]);
    let resources = board.at("/players/0/resources");
    let mut kept: Vec<&String> = resources.as_object().unwrap().keys().collect();
    kept.sort();
    assert_eq!(kept, ["algae", "energy", "gem", "water"]);
    let board = execute_with(3, &[])
        .garage(1, &[4, 1])
        .rich(1, [20, 0, 0, 0])
        .after(&["send:garage_1=4", "to:mining_camp_2"]);
    assert_eq!(board.goods(1), [14, 0, 0, 1], "6 of 20 water");
}

/// CFL-021, CFL-022: on each marked hex of the chosen side, and nowhere else, lie 3 water or
/// 1 gem.
#[test]
fn cfl_022_bonus_tokens() {
    let water_a = [(0, -2), (2, -2), (-2, 0), (2, 0), (-2, 2), (0, 2)];
    let gem_a = [(0, -3), (3, -3), (-3, 0), (3, 0), (-3, 3), (0, 3)];
    let water_b = [(2, -2), (-2, 0), (0, 2), (3, -3), (-3, 0), (0, 3)];
    let gem_b = [(1, -2), (-2, 1), (1, 1), (0, -3), (3, 0), (-3, 3)];
    for (side, water, gem) in [("a", water_a, gem_a), ("b", water_b, gem_b)] {
        let board = fresh(2, &[("planet", side)]);
        let planet = &board.game.figures.planets[usize::from(side == "b")];
        let tokens = board.at("/table/bonuses");
        let tokens = tokens.as_array().unwrap();
        assert_eq!(tokens.len(), 12);
        for token in tokens {
            let hex: Hex = token.as_str().unwrap().parse().unwrap();
            let bonus = planet.bonuses[hex.index()].unwrap();
            let place = planet.at[hex.index()];
            match bonus.resource {
                Resource::Water => assert!(bonus.amount == 3 && water.contains(&place)),
                Resource::Gem => assert!(bonus.amount == 1 && gem.contains(&place)),
                other => panic!("{other} at {place:?}"),
            }
        }
    }
}

/// CFL-023, CFL-026: caches are face down and tokens on the left.
#[test]
fn cfl_023_caches_and_tokens() {
    let board = fresh(2, &[]);
    assert_eq!(
        board.at("/table/caches"),
        json!([null, null, null, null, null, null])
    );
    assert_eq!(board.at("/table/advancements"), json!([0, 0, 0, 0, 0, 0]));
    assert_eq!(board.at("/table/setbacks"), json!([0, 0, 0, 0, 0, 0]));
}

/// The open spaces of a location.
fn spaces(players: u8, location: Location) -> Vec<String> {
    let game = open(players, &[]);
    let open = game.figures.open[game.setup.layout() as usize - 1];
    Space::of(location)
        .filter(|space| open >> space.index() & 1 == 1)
        .map(|space| space.to_string())
        .collect()
}

/// CFL-024, CFL-Q03: how many spaces are open for each number of players.
#[test]
fn cfl_024_layout() {
    use Location::{
        Academy, ControlRoom, Foundry, Headquarters, Laboratory, Market, MiningCamp, Negotiations,
    };
    for (players, counts) in [
        (2, [2, 2, 2, 1, 2, 3, 1, 12]),
        (3, [3, 3, 2, 2, 3, 3, 2, 12]),
        (4, [4, 4, 4, 3, 3, 3, 3, 18]),
    ] {
        let locations = [
            Headquarters,
            MiningCamp,
            Laboratory,
            Foundry,
            Market,
            Academy,
            ControlRoom,
            Negotiations,
        ];
        let found = locations.map(|location| spaces(players, location).len());
        assert_eq!(found, counts, "{players} players");
    }
    assert_eq!(spaces(2, MiningCamp), ["mining_camp_1", "mining_camp_3"]);
    assert_eq!(spaces(2, Market), ["market_2", "market_3"]);
}

/// CFL-145: with four players rows 1 and 2 of every column have a second space.
#[test]
fn cfl_145_second_spaces() {
    let three = spaces(3, Location::Negotiations);
    let four = spaces(4, Location::Negotiations);
    let more: Vec<&String> = four.iter().filter(|space| !three.contains(space)).collect();
    assert_eq!(more.len(), 6);
    for space in more {
        assert!(space.ends_with("_1b") || space.ends_with("_2b"), "{space}");
    }
}

/// CFL-027: without its first column the Depository has 15 spaces instead of 18.
#[test]
fn cfl_027_depository() {
    let counts = [1, 2, 3, 4].map(|players| spaces(players, Location::Depository).len());
    assert_eq!(counts, [15, 15, 18, 18]);
    assert!(!spaces(2, Location::Depository).contains(&"depository_1_1".to_string()));
    assert!(spaces(3, Location::Depository).contains(&"depository_1_1".to_string()));
}

/// CFL-330: one human against the rival has the layout for one, with the spaces for two.
#[test]
fn cfl_330_layout_for_one() {
    assert_eq!(open(1, &[("rival", "xiao")]).setup.layout(), 1);
    for &location in Location::ALL {
        assert_eq!(spaces(1, location), spaces(2, location), "{location:?}");
    }
}

/// CFL-027, CFL-Q04, CFL-Q82: the first column of the Depository is open from three players on,
/// or always with the switch `depository_column_1`; in both editions.
#[test]
fn cfl_027_first_column() {
    let always = with_reading(BOX, "depository_column_1", "always");
    for edition in ["second", "first"] {
        for players in 1..=4 {
            for (text, open) in [(BOX, players > 2), (&always, true)] {
                let board = execute_by(text, players, &[("edition", edition)])
                    .garage(1, &[1])
                    .hand(1, &["ledger"])
                    .rich(1, [20, 20, 20, 20])
                    .after(&["send:garage_1=1"]);
                let spaces = board.offers("to:depository_1_");
                assert_eq!(!spaces.is_empty(), open, "{players}, {edition}");
                if !open {
                    assert_eq!(board.refusal("to:depository_1_1"), "CFL-024");
                }
            }
        }
    }
}

/// CFL-337: with a rival beside several people the total counts.
#[test]
fn cfl_337_layout_with_a_rival() {
    assert_eq!(open(2, &[("rival", "xiao")]).setup.layout(), 3);
    assert_eq!(open(3, &[("rival", "xiao")]).setup.layout(), 4);
    assert_eq!(open(1, &[]).setup.layout(), 1);
}

/// CFL-028, CFL-046, CFL-011: End of an Era is in the last round and in no other, and no
/// event comes twice.
#[test]
fn cfl_028_events() {
    for (edition, rounds) in [("second", 7), ("first", 8)] {
        let mut board = fresh(2, &[("edition", edition)]);
        let mut shown = Vec::new();
        while board.seat().is_some() {
            let round = board.number("/table/round");
            let event = board.at("/table/event");
            if round as usize > shown.len() {
                assert!(!shown.contains(&event));
                assert_eq!(event == "end_of_an_era", round == rounds);
                shown.push(event);
            }
            let answer = board.legal()[0].clone();
            board.play(&[&answer]);
        }
        assert_eq!(shown.len() as i64, rounds, "CFL-043");
    }
}

/// CFL-029, CFL-030: three stacks of five farms and of six ships, only the tops known.
#[test]
fn cfl_029_stacks() {
    let board = fresh(2, &[]);
    let table = board.state.table;
    assert!(table.farms.tops.iter().all(Option::is_some));
    assert!(table.ships.tops.iter().all(Option::is_some));
    assert_eq!((table.farms.beneath, table.ships.beneath), ([4; 3], [5; 3]));
    assert!(!table.farms.tops.contains(&Some(Farm::SunariFarm)));
}

/// CFL-036: a random player has the Radio, or the one who was named.
#[test]
fn cfl_036_radio() {
    let game = open(4, &[]);
    let radios: Vec<u8> = (0..40)
        .map(|seed| {
            let state = game.start(tabletop::Dice::from_seed(seed), &mut tabletop::Quiet);
            state.table.radio.0
        })
        .collect();
    assert!((0..4).all(|seat| radios.contains(&seat)));
    assert_eq!(fresh(4, &[]).number("/table/radio"), 1);
}

/// CFL-037, CFL-402: three leaders each, all different, one kept in secret, all revealed
/// together; the rest leaves the game.
#[test]
fn cfl_037_dealt_leaders() {
    let mut board = fresh(4, &[]);
    let dealt: Vec<Vec<String>> = (1..=4).map(|seat| board.legal_for(seat)).collect();
    assert!(dealt.iter().all(|cards| cards.len() == 3));
    let mut all = dealt.concat();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 12);
    let mine = dealt[0][1].clone();
    board.play_as(1, &mine);
    assert_eq!(board.at("/players/0/base/leaders"), json!([]));
    for cards in &dealt[1..] {
        let answer = cards[0].clone();
        board.play(&[&answer]);
    }
    let kept = board.at("/players/0/base/leaders");
    assert_eq!(kept, json!([mine.strip_prefix("leader:").unwrap()]));
    assert_eq!(board.at("/table/stage"), "draft");
    assert_eq!(board.at("/players/0/secret/dealt"), json!([]));
}

/// CFL-038, CFL-404: open picks, one after another, clockwise from the Radio.
#[test]
fn cfl_038_open_leaders() {
    let mut board = fresh(3, &[("leaders", "open"), ("first", "2")]);
    assert_eq!((board.seat(), board.legal().len()), (Some(2), 14));
    board.play(&["leader:akira"]);
    assert_eq!((board.seat(), board.legal().len()), (Some(3), 13));
    assert_eq!(board.refusal("leader:akira"), "CFL-038");
    board.play(&["leader:dan"]);
    assert_eq!(board.seat(), Some(1));
}

/// Three leaders are chosen openly.
fn led(leaders: [&str; 3]) -> Board {
    let mut board = fresh(3, &[("leaders", "open")]);
    board.play(
        &leaders
            .map(|leader| format!("leader:{leader}"))
            .each_ref()
            .map(String::as_str),
    );
    board
}

/// CFL-039, CFL-266, CFL-020: Sunari has her farm at once.
#[test]
fn cfl_039_cfl_266_cfl_020_sunari_has_a_farm() {
    let board = led(["sunari", "ul_kah_tal", "bjorg"]);
    let tiles = board.at("/players/0/base/tiles");
    assert_eq!(tiles, json!(["sunari_farm", null, null]));
}

/// CFL-268, CFL-020: Ul Kah Tal has a ship at once.
#[test]
fn cfl_268_cfl_020_ul_kah_tal_has_a_ship() {
    let board = led(["sunari", "ul_kah_tal", "bjorg"]);
    let ships = board.at("/players/1/base/ships");
    assert_eq!(ships, json!(["ul_kah_tal_ship", null, null, null]));
}

/// CFL-020: Bjorg has Sal.
#[test]
fn cfl_020_bjorg_has_sal() {
    let board = led(["sunari", "ul_kah_tal", "bjorg"]);
    assert_eq!(board.at("/players/2/base/sal"), "ready");
}

/// CFL-389, CFL-039, CFL-Q54, CFL-Q86, CFL-E46: with Jakob and Sunari the farm of the setup
/// brings a ship, before the draft; it has to be taken.
#[test]
fn cfl_389_jakob_and_sunari() {
    for (first, second) in [("sunari", "jakob"), ("jakob", "sunari")] {
        let mut board = fresh(2, &[("leaders", "dyad")]);
        board.play(&[
            &format!("leader:{first}"),
            "leader:dan",
            "ban:akira",
            "ban:troy",
            "leader:ul_kah_tal",
        ]);
        board.play(&[&format!("leader:{second}")]);
        assert_eq!(board.at("/table/stage"), "start_ship");
        assert_eq!(board.seat(), Some(1));
        assert_eq!(board.legal(), ["stack:1", "stack:2", "stack:3"]);
        assert_eq!(board.refusal("stack:none"), "CFL-193");
        let top = board.at("/table/ships/tops/1");
        board.play(&["stack:2"]);
        assert_eq!(
            board.at("/players/0/base/ships"),
            json!([top, null, null, null])
        );
        assert_eq!(
            board.at("/players/0/base/tiles"),
            json!(["sunari_farm", null, null])
        );
        assert_eq!(board.at("/table/stage"), "draft");
    }
    // Apart from each other they bring nothing, nor does a starting ship.
    let mut board = fresh(2, &[("leaders", "dyad")]);
    board.play(&[
        "leader:jakob",
        "leader:sunari",
        "ban:akira",
        "ban:troy",
        "leader:sable",
        "leader:ul_kah_tal",
    ]);
    assert_eq!(board.at("/table/stage"), "draft");
    assert_eq!(
        board.at("/players/0/base/ships"),
        json!(["ul_kah_tal_ship", null, null, null])
    );
}

/// The packets of three players.
fn packets(board: &Board) -> Vec<Vec<serde_json::Value>> {
    let packet = |seat| board.at(&format!("/players/{seat}/secret/packet"));
    (0..3)
        .map(|seat| packet(seat).as_array().unwrap().clone())
        .collect()
}

/// CFL-040, CFL-403: four cards, three picks, passed to the left when all have picked.
#[test]
fn cfl_040_what_is_left_is_passed_on() {
    let mut board = fresh(3, &[]);
    everyone(&mut board);
    let before = packets(&board);
    assert!(before.iter().all(|packet| packet.len() == 4));
    let first = board.legal_for(1)[0].clone();
    everyone(&mut board);
    // What seat 1 passed on is with seat 2 now.
    assert_eq!(packets(&board)[1], before[0][1..]);
    assert_eq!(board.legal_for(2).len(), 3);
    let kept = board.at("/players/0/secret/hand");
    assert_eq!(kept, json!([first.strip_prefix("keep:").unwrap()]));
    everyone(&mut board);
    assert_eq!(board.legal_for(2).len(), 2);
}

/// CFL-041, CFL-042: the last card of each packet is discarded, three are kept (six with
/// Zoey's), and the first round begins.
#[test]
fn cfl_041_cfl_042_the_last_card_is_discarded() {
    let mut board = fresh(3, &[]);
    for _ in 0..4 {
        everyone(&mut board);
    }
    assert_eq!(board.at("/table/discard").as_array().unwrap().len(), 3);
    for seat in 0..3 {
        let hand = board.at(&format!("/players/{seat}/secret/hand"));
        let zoey = board.state.table.has(Seat(seat), Leader::Zoey);
        assert_eq!(hand.as_array().unwrap().len(), if zoey { 6 } else { 3 });
    }
    assert_eq!(board.number("/table/round"), 1, "CFL-042");
}

/// CFL-416, CFL-032: in the First Edition leftovers go under the draw pile, and come out when
/// the rest is drawn, before the discard pile is shuffled.
#[test]
fn cfl_416_leftovers_under_the_pile() {
    let board = execute_with(2, &[("edition", "first")]);
    assert_eq!(board.at("/table/discard"), json!([]));
    assert_eq!(board.number("/table/under"), 2);
    let left = [0, 1].map(|seat| board.at(&format!("/players/{seat}/secret/left_under")));
    let deck = board.at("/deck");
    let board = board.with(json!({ "deck": [], "table": { "discard": deck } }));
    let board = board.garage(1, &[1, 1]).after(&[
        "send:garage_1=1",
        "to:headquarters_1",
        "reward:contracts",
    ]);
    let hand = board.at("/players/0/secret/hand");
    assert!(
        left.iter()
            .all(|card| hand.as_array().unwrap().contains(card))
    );
    assert_eq!(board.number("/table/under"), 0);
}

/// CFL-416: leftovers come clockwise from the first player of the game.
#[test]
fn cfl_416_leftovers_in_their_order() {
    let board = execute_with(2, &[("edition", "first")]);
    let left = [0, 1].map(|seat| board.at(&format!("/players/{seat}/secret/left_under")));
    for first in [1, 2] {
        let mut deck = board.at("/deck");
        let top = deck.as_array_mut().unwrap().pop();
        let board =
            board.with(json!({ "deck": [top], "table": { "discard": deck, "first": first } }));
        let board = board.garage(1, &[1, 1]).after(&[
            "send:garage_1=1",
            "to:headquarters_1",
            "reward:contracts",
        ]);
        let hand = board.at("/players/0/secret/hand");
        let drawn = left
            .each_ref()
            .map(|card| hand.as_array().unwrap().contains(card));
        assert_eq!(drawn, [first == 1, first == 2]);
    }
}

/// CFL-272: Zoey's three extra cards come after the draft.
#[test]
fn cfl_272_zoey_draws() {
    let mut board = fresh(2, &[("leaders", "open")]);
    board.play(&["leader:dan", "leader:zoey"]);
    for _ in 0..3 {
        everyone(&mut board);
    }
    assert_eq!(
        board.at("/players/0/secret/hand").as_array().unwrap().len(),
        3
    );
    assert_eq!(
        board.at("/players/1/secret/hand").as_array().unwrap().len(),
        6
    );
}

/// CFL-335: a single player draws five contracts and discards two.
#[test]
fn cfl_335_solo_contracts() {
    let mut board = fresh(1, &[("leaders", "open")]);
    board.play(&["leader:dan"]);
    assert_eq!(board.legal().len(), 5);
    let (one, other) = (board.legal()[0].clone(), board.legal()[4].clone());
    board.play(&[&one, &other]);
    assert_eq!(
        board.at("/players/0/secret/hand").as_array().unwrap().len(),
        3
    );
    assert_eq!(board.at("/table/discard").as_array().unwrap().len(), 2);
    assert_eq!(board.number("/table/round"), 1);
}

/// CFL-331: one of four rivals; whoever chooses none plays against Xiao.
#[test]
fn cfl_331_four_rivals() {
    let rival = |options: &[(&str, &str)]| open(1, options).options()["rival"].clone();
    for level in ["easy", "xiao", "hard", "expert"] {
        assert_eq!(rival(&[("rival", level)]), level);
    }
    assert_eq!(rival(&[]), "xiao");
    assert!(refused(1, &[("rival", "novice")]));
}

/// CFL-334: as many dice as its board says, and the harvester in the centre.
#[test]
fn cfl_334_rival_dice() {
    for (level, dice) in [("easy", 3), ("xiao", 3), ("hard", 3), ("expert", 4)] {
        let board = fresh(1, &[("rival", level)]);
        assert_eq!(board.number("/players/1/base/supply"), dice);
        assert_eq!(board.at("/players/1/base/harvester"), "hex_1");
    }
    let board = fresh(1, &[("rival", "expert"), ("edition", "first")]);
    assert_eq!(board.number("/players/1/base/supply"), 3);
    assert_eq!(board.number("/players/1/base/reserve"), 10);
}

/// CFL-332: all progress tiles are locked.
#[test]
fn cfl_332_progress_is_locked() {
    for level in ["easy", "xiao", "hard", "expert"] {
        let board = fresh(1, &[("rival", level)]);
        assert_eq!(board.number("/table/rival/progress"), 0);
    }
}

/// CFL-336: the rival has no resources.
#[test]
fn cfl_336_the_rival_has_nothing() {
    for level in ["easy", "xiao", "hard", "expert"] {
        assert_eq!(fresh(1, &[("rival", level)]).goods(2), [0, 0, 0, 0]);
    }
}

/// A game of the Dyad Alliance with three players, the third of them with the Radio.
fn dyad() -> Board {
    fresh(3, &[("leaders", "dyad"), ("first", "3")])
}

/// The seats that are asked for these answers, and the board after them.
fn asked(board: &Board, answers: &[&str]) -> (Vec<u8>, Board) {
    let mut board = board.clone();
    let mut seats = Vec::new();
    for answer in answers {
        seats.push(board.seat().unwrap());
        board.play(&[answer]);
    }
    (seats, board)
}

const FIRST: [&str; 3] = ["leader:akira", "leader:dan", "leader:troy"];
const REMOVED: [&str; 3] = ["ban:zoey", "ban:renzo", "ban:bjorg"];
const SECOND: [&str; 3] = ["leader:naira", "leader:sable", "leader:lysias"];

/// CFL-382: the resources of the Dyad Alliance.
#[test]
fn cfl_382_start() {
    assert_eq!(dyad().goods(1), [10, 2, 2, 0]);
}

/// CFL-383: everyone chooses among all leaders.
#[test]
fn cfl_383_all_leaders() {
    let all = dyad().offers("leader:").len();
    let (_, board) = asked(&dyad(), &FIRST[..1]);
    assert_eq!(board.offers("leader:").len(), all - 1);
    assert!(all > 3 * 3, "{all} leaders");
}

/// CFL-384, CFL-388: one after the other, from the one with the Radio.
#[test]
fn cfl_384_first_leader() {
    assert_eq!(asked(&dyad(), &FIRST).0, [3, 1, 2]);
}

/// CFL-385, CFL-388: in the same order each removes one.
#[test]
fn cfl_385_removed_leaders() {
    let (_, board) = asked(&dyad(), &FIRST);
    let (seats, board) = asked(&board, &REMOVED);
    assert_eq!(seats, [3, 1, 2]);
    assert_eq!(board.at("/table/banned"), json!(["bjorg", "renzo", "zoey"]));
}

/// CFL-386, CFL-387: in reverse order each takes a second one, and keeps both.
#[test]
fn cfl_386_second_leader() {
    let (_, board) = asked(&dyad(), &[FIRST, REMOVED].concat());
    let (seats, board) = asked(&board, &SECOND);
    assert_eq!(seats, [2, 1, 3]);
    let leaders = board.at("/players/2/base/leaders");
    assert_eq!(leaders, json!(["akira", "lysias"]));
    assert_eq!(board.at("/table/stage"), "draft");
}

/// CFL-385: a removed leader cannot be taken.
#[test]
fn cfl_385_bans() {
    let mut board = fresh(2, &[("leaders", "dyad")]);
    board.play(&["leader:akira", "leader:dan", "ban:zoey"]);
    assert_eq!(board.refusal("ban:zoey"), "CFL-038");
    board.play(&["ban:troy"]);
    assert_eq!(board.refusal("leader:troy"), "CFL-038");
}

/// CFL-395, CFL-Q01: the variants are not played in the First Edition.
#[test]
fn cfl_395_first_edition() {
    assert!(refused(2, &[("edition", "first"), ("irenic", "on")]));
    assert!(refused(2, &[("edition", "first"), ("leaders", "dyad")]));
    let board = fresh(2, &[("edition", "first")]);
    assert_eq!(board.goods(1), [10, 2, 2, 0]);
    assert_eq!(board.legal_for(1).len(), 2);
    let second = &board.game.figures.editions[0];
    let first = &board.game.figures.editions[1];
    assert_eq!((second.rounds, first.rounds), (7, 8));
}

/// CFL-399, CFL-400: the tiles of the First Edition.
#[test]
fn cfl_399_first_edition_tiles() {
    let game = open(2, &[("edition", "first")]);
    let first = &game.figures.editions[1];
    assert_eq!(first.ships, [3, 3, 3, 3, 3, 0, 3]);
    assert_eq!(first.farms, [2, 2, 2, 2, 2, 3, 0, 2]);
    assert_eq!(game.figures.ship(Ship::TwoPoints).points, 2);
}

/// CFL-390: both unique tiles of a pair of leaders are received.
#[test]
fn cfl_390_two_pieces() {
    let mut board = fresh(2, &[("leaders", "dyad")]);
    board.play(&[
        "leader:sunari",
        "leader:dan",
        "ban:akira",
        "ban:troy",
        "leader:sable",
    ]);
    board.play(&["leader:ul_kah_tal"]);
    assert_eq!(board.at("/players/0/base/tiles/0"), "sunari_farm");
    assert_eq!(board.at("/players/0/base/ships/0"), "ul_kah_tal_ship");
}

/// CFL-407: the same dice set up the same game.
#[test]
fn cfl_407_same_dice() {
    let (one, other) = (fresh(4, &[]), fresh(4, &[]));
    assert_eq!(one.state, other.state);
    assert_eq!(one.events, other.events);
}

/// What `part` of the secrets of all seats is, clockwise from the one with the Radio.
fn dealt(board: &Board, part: &str, first: u8) -> Vec<serde_json::Value> {
    let players = board.game.seats();
    (0..players)
        .map(|turn| {
            board.at(&format!(
                "/players/{}/secret/{part}",
                (first - 1 + turn) % players
            ))
        })
        .collect()
}

/// CFL-Q72: leaders and contracts are dealt in blocks, clockwise from the Radio. So whoever
/// has the Radio gets the same block, and with fewer players the first blocks are the same.
#[test]
fn cfl_q72_dealing() {
    for (edition, count) in [("second", 3), ("first", 2)] {
        let table = |players: u8, first: &'static str| {
            let game = open(players, &[("edition", edition), ("first", first)]);
            Board::start(game, 7)
        };
        let leaders = dealt(&table(4, "1"), "dealt", 1);
        assert!(
            leaders
                .iter()
                .all(|cards| cards.as_array().unwrap().len() == count)
        );
        assert_eq!(dealt(&table(4, "3"), "dealt", 3), leaders);
        assert_eq!(dealt(&table(2, "2"), "dealt", 2), leaders[..2]);
        // Nothing is drawn while leaders are chosen; the same cards are left to be dealt.
        let mut boards = [table(4, "1"), table(4, "3")];
        boards.iter_mut().for_each(everyone);
        let contracts = dealt(&boards[0], "packet", 1);
        assert!(
            contracts
                .iter()
                .all(|cards| cards.as_array().unwrap().len() == 4)
        );
        assert_eq!(dealt(&boards[1], "packet", 3), contracts);
    }
}

/// CFL-Q72: draft leftovers go to the discard pile in rising seat number.
#[test]
fn cfl_q72_leftovers() {
    let mut board = fresh(4, &[]).with(json!({ "table": { "radio": 3, "first": 3 } }));
    for _ in 0..4 {
        everyone(&mut board);
    }
    let news = board.news();
    let discarded: Vec<u8> = news
        .iter()
        .filter_map(|event| match event {
            Event::Discarded { seat, .. } => Some(seat.number()),
            _ => None,
        })
        .collect();
    assert_eq!(discarded, [1, 2, 3, 4]);
}

/// CFL-031: the draw pile holds every contract but those dealt, and nothing is discarded.
#[test]
fn cfl_031_piles() {
    let mut board = fresh(3, &[]);
    assert_eq!(board.at("/deck").as_array().unwrap().len(), 36);
    everyone(&mut board);
    assert_eq!(board.at("/deck").as_array().unwrap().len(), 36 - 12);
    assert_eq!(board.at("/table/discard"), json!([]));
}

/// CFL-259: no event comes twice, neither to all nor to Renzo.
#[test]
fn cfl_259_different_events() {
    for seed in 0..8 {
        let mut board = fresh(2, &[("leaders", "open")]);
        board.events.clear();
        let dice = tabletop::Dice::from_seed(seed);
        board.state = board.game.start(dice, &mut board.events);
        board.play(&["leader:renzo"]);
        board.play_until(|board| board.seat().is_none());
        let shown = board.news().into_iter().filter_map(|event| match event {
            Event::EventRevealed(card) | Event::PrivateEvent { event: card, .. } => Some(card),
            _ => None,
        });
        let shown: Vec<_> = shown.collect();
        let different: BTreeSet<_> = shown.iter().collect();
        assert_eq!((shown.len(), different.len()), (13, 13));
    }
}
