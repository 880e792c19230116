//! The special cards: what holds for all of them, and boards on which they were dealt.

mod discs;
mod goods;
mod lake;
mod lunch;
mod moves;
mod palace;
mod replace;

use serde_json::{Map, Value};

use crate::kit::{Board, OutpostBoard as _, board_with_cards, json};

/// A location card and a worker card that ask nothing in a Day half.
const QUIET: (u8, u8) = (12, 14);

/// The ten locations that have an action.
const PLACES: [(u8, &str); 10] = [
    (1, "pasture"),
    (2, "palace"),
    (3, "field"),
    (4, "brewery"),
    (5, "warehouse"),
    (6, "administration"),
    (7, "spaceship"),
    (8, "mine"),
    (10, "lake"),
    (11, "labour_camp"),
];

/// Morning of round 1 with fixed tokens, seat 1 to move. Each seat has its
/// location card and its worker card.
fn morning(hands: [(u8, u8); 2]) -> Board {
    let [(one, two), (three, four)] = hands;
    board_with_cards(2, &[(1, one), (1, two), (2, three), (2, four)])
}

/// The same in the first Day half, all workers standing in the Barracks.
fn day(hands: [(u8, u8); 2]) -> Board {
    morning(hands).with(json!({ "phase": "day1" }))
}

/// The same in the Night.
fn night(hands: [(u8, u8); 2]) -> Board {
    morning(hands).with(json!({ "phase": "night" }))
}

/// A Day half in which every card finds what it needs: two cubes of each type,
/// three crystals, a spaceship card that gives nothing, discarded lake cards.
fn rich_day(hands: [(u8, u8); 2]) -> Board {
    day(hands).with(json!({
        "warehouse": { "coal": 2, "wool": 2, "fish": 2, "wheat": 2 },
        "supply": { "coal": 4, "wool": 4, "fish": 4, "wheat": 4 },
        "players": { "1": { "crystals": 3 } },
        "crystals": 20,
        "spaceship": { "deck": [1], "discard": [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
        "lake": { "deck": [6], "discard": [1, 2, 3, 4, 5] },
    }))
}

/// What is different on the second board, in the form that `Board::with` takes.
/// Whose turn it is and what is still to do in it are left out.
fn changes(before: &Board, after: &Board) -> Value {
    difference(&before.position(), &after.position())
}

/// What the answers of one whole turn change, besides the worker that moves and
/// lies down and the disc on its portrait. Panics when the turn is not over.
#[track_caller]
fn effect(board: &Board, answers: &[&str]) -> Value {
    let (worker, to) = answers[0].split_once('>').unwrap();
    let seat = usize::from(board.seat().unwrap()) - 1;
    let after = board.after(answers);
    let visitor = after.at("/turn/visitor");
    assert!(visitor.is_null(), "still asked: {:?}", after.legal());

    let add = |number: &mut Value, by: i64| *number = json!(number.as_i64().unwrap() + by);
    let mut before = board.position();
    let portrait = &mut before["workers"][worker];
    portrait["tired"] = json!(true);
    if to != "stay" {
        portrait["at"] = json!(to);
    }
    add(&mut portrait["discs"][seat], 1);
    add(&mut before["players"][seat]["discs"], -1);
    difference(&before, &after.position())
}

fn difference(before: &Value, after: &Value) -> Value {
    const CLOCK: [&str; 5] = ["turns", "active", "turn", "asked", "dice"];
    let mut changes = Map::new();
    let mut compare = |key: String, old: &Value, new: &Value| {
        if old != new && !CLOCK.contains(&key.as_str()) {
            changes.insert(key, difference(old, new));
        }
    };
    match (before, after) {
        (Value::Object(before), Value::Object(after)) => {
            for key in before.keys().chain(after.keys()) {
                let of = |map: &Map<String, Value>| map.get(key).cloned().unwrap_or_default();
                compare(key.clone(), &of(before), &of(after));
            }
        }
        (Value::Array(before), Value::Array(after)) if before.iter().any(Value::is_object) => {
            for (index, (old, new)) in before.iter().zip(after).enumerate() {
                compare((index + 1).to_string(), old, new);
            }
        }
        _ => return after.clone(),
    }
    Value::Object(changes)
}

/// A card that asks something inside a turn.
struct Asked {
    card: u8,
    /// The answers up to the question.
    start: &'static [&'static str],
    /// The answer that uses the card. It ends the turn.
    used: &'static str,
    /// The answers that do without it, if there is a question only for the card.
    declined: &'static [&'static str],
    /// The answers that then end the turn, with or without the card.
    rest: &'static [&'static str],
}

const fn asked(
    card: u8,
    start: &'static [&'static str],
    used: &'static str,
    declined: &'static [&'static str],
    rest: &'static [&'static str],
) -> Asked {
    Asked {
        card,
        start,
        used,
        declined,
        rest,
    }
}

/// Cards 13, 14 and 18 widen the moves instead, cards 9 and 12 act between turns.
const ASKED: [Asked; 13] = [
    asked(1, &["miner>pasture"], "replace:yes", &["replace:no"], &[]),
    asked(2, &["miner>palace"], "donate:farmer", &[], &["donate:none"]),
    asked(3, &["miner>field"], "choose:wool", &["choose:wheat"], &[]),
    asked(
        4,
        &["miner>brewery"],
        "replace:yes",
        &["replace:no"],
        &["swap:none"],
    ),
    asked(
        5,
        &["miner>warehouse", "exchange:coal=crystal"],
        "exchange:coal=crystal",
        &["exchange:none"],
        &[],
    ),
    asked(
        6,
        &["miner>administration"],
        "disc:card",
        &["disc:portrait"],
        &[],
    ),
    asked(7, &["miner>spaceship"], "four:coal", &["four:none"], &[]),
    asked(8, &["miner>mine"], "replace:yes", &["replace:no"], &[]),
    asked(10, &["miner>lake"], "take:4", &["take:none"], &[]),
    asked(
        11,
        &["miner>labour_camp"],
        "disc:keep",
        &["disc:portrait"],
        &[],
    ),
    asked(
        15,
        &["fisherman>palace", "donate:none"],
        "relocate:miner>lake",
        &["relocate:none"],
        &[],
    ),
    asked(16, &["miner>pasture"], "extra:wool", &["extra:none"], &[]),
    asked(17, &["commissar>pasture"], "give:yes", &["give:no"], &[]),
];

impl Asked {
    /// The card together with one that asks nothing.
    fn hand(&self) -> (u8, u8) {
        if self.card <= 12 {
            (self.card, 18)
        } else {
            (9, self.card)
        }
    }
}

/// RO-190: a card in another player's hand is of no use to you.
#[test]
fn ro_190_only_your_own_cards_are_used() {
    for row in &ASKED {
        let own = rich_day([row.hand(), QUIET]).after(row.start);
        assert_eq!(own.seat(), Some(1));
        let used = row.used.to_string();
        assert!(own.legal().contains(&used), "card {}", row.card);
        let foreign = rich_day([QUIET, row.hand()]).after(row.start);
        assert!(["RO-190", "RO-318"].contains(&foreign.refusal(row.used)));
    }
    let board = rich_day([QUIET, (2, 13)]);
    assert_eq!(board.refusal("shepherd>stay"), "RO-190");
    assert_eq!(
        board.after(&["miner>palace"]).refusal("donate:farmer"),
        "RO-190"
    );
    let board = day([(6, 18), (11, 14)]).after(&["miner>administration"]);
    assert_eq!(board.refusal("disc:keep"), "RO-190");
    let board = day([(11, 18), (6, 14)]).after(&["miner>labour_camp"]);
    assert_eq!(board.refusal("disc:card"), "RO-190");
}

/// RO-191: doing without a card leaves the board as if the card had not been dealt.
#[test]
fn ro_191_every_card_may_be_declined() {
    for row in &ASKED {
        let with = rich_day([row.hand(), QUIET]);
        let without = rich_day([QUIET, row.hand()]);
        let (start, rest) = (row.start, row.rest);
        let legal = with.after(start).legal();
        let declined = [row.declined, rest].concat()[0].to_string();
        assert!(legal.contains(&declined), "card {}", row.card);
        assert_eq!(
            effect(&with, &[start, row.declined, rest].concat()),
            effect(&without, &[start, rest].concat()),
            "card {}",
            row.card
        );
    }
}

/// RO-190, RO-191, RO-194: cards 13, 14 and 18 add moves of their worker for
/// their owner and take no move away.
#[test]
fn ro_191_ro_194_cards_that_widen_the_moves() {
    let extra = |with: &Board, without: &Board| -> Vec<String> {
        let usual = without.legal();
        let mut extra = with.legal();
        assert!(usual.iter().all(|answer| extra.contains(answer)));
        extra.retain(|answer| !usual.contains(answer));
        for answer in &extra {
            with.clone().play(&[answer]);
            assert!(!without.refusal(answer).is_empty());
        }
        extra
    };

    let at_pasture = json!({ "workers": { "shepherd": { "at": "pasture" } } });
    let with = day([(9, 13), (1, 15)]).with(at_pasture.clone());
    let without = day([(9, 15), (1, 13)]).with(at_pasture);
    assert_eq!(extra(&with, &without), ["shepherd>stay"]);

    let start = ["shepherd>labour_camp", "miner>mine"];
    let with = day([(9, 14), (1, 13)]).after(&start);
    let without = day([(9, 13), (1, 14)]).after(&start);
    assert_eq!(
        extra(&with, &without),
        ["farmer>mine", "farmer>labour_camp"]
    );

    let with = morning([(9, 18), (1, 13)]);
    let without = morning([(9, 13), (1, 18)]);
    let closed = [
        "bureaucrat>palace",
        "bureaucrat>brewery",
        "bureaucrat>spaceship",
    ];
    assert_eq!(extra(&with, &without), closed);
}

/// RO-192: a card is used again and again, in one phase, in the next and in the next round.
#[test]
fn ro_192_a_card_is_never_used_up() {
    let mut board = day([(8, 18), (12, 15)]);
    board.play(&["shepherd>mine", "replace:yes"]);
    assert_eq!(board.number("/players/0/wheel"), 3);
    board.play(&["fisherman>palace", "donate:none"]);
    board.play(&["relocate:shepherd>field"]);
    board.play(&["farmer>mine", "replace:yes"]);
    assert_eq!(board.number("/players/0/wheel"), 2);

    for (round, phase) in [(1, "day2"), (2, "morning")] {
        board.play_until(|board| {
            let clock = (board.number("/round"), board.at("/phase"));
            clock == (round, json!(phase)) && board.seat() == Some(1)
        });
        let wheel = board.number("/players/0/wheel");
        let to_mine = board
            .legal()
            .into_iter()
            .find(|answer| answer.ends_with(">mine"));
        board.play(&[&to_mine.unwrap(), "replace:yes"]);
        assert_eq!(board.number("/players/0/wheel"), (wheel + 3) % 4);
    }
}

/// RO-193, RO-Q22: after its use a card is not asked again in the same turn,
/// although it finds everything that a second use would need.
#[test]
fn ro_193_once_in_a_turn() {
    for row in &ASKED {
        let board = rich_day([row.hand(), QUIET]);
        let turn = [row.start, &[row.used]].concat();
        effect(&board, &turn);
        assert_eq!(board.after(&turn).seat(), Some(2), "card {}", row.card);
    }
}

/// RO-194: a worker card is for turns with that worker.
#[test]
fn ro_194_a_worker_card_is_not_used_with_another_worker() {
    for (card, turn) in [
        (15, "farmer>pasture"),
        (16, "shepherd>pasture"),
        (17, "miner>pasture"),
    ] {
        let with = effect(&rich_day([(9, card), QUIET]), &[turn]);
        let without = effect(&rich_day([(9, 18), QUIET]), &[turn]);
        assert_eq!(with["players"], without["players"], "card {card}");
        assert_eq!(with["workers"], without["workers"], "card {card}");
        assert_eq!(with["warehouse"], without["warehouse"], "card {card}");
    }
}

/// RO-195: a location card changes nothing at the nine other locations.
#[test]
fn ro_195_a_location_card_is_for_its_location() {
    for (card, _) in PLACES {
        for (number, place) in PLACES {
            if number == card {
                continue;
            }
            let visit = format!("miner>{place}");
            let mut answers = vec![visit.as_str()];
            if place == "warehouse" {
                answers.push("exchange:coal=crystal");
            }
            let with = rich_day([(card, 18), QUIET]);
            let without = rich_day([(9, 18), QUIET]);
            let (seen, usual) = (with.after(&answers), without.after(&answers));
            assert_eq!(seen.legal(), usual.legal(), "card {card} at the {place}");
            assert_eq!(changes(&with, &seen), changes(&without, &usual));
        }
    }
}

/// RO-195, RO-Q49: cards 6 and 11 act in step 2, cards 1, 4 and 8 before step 3,
/// card 16 after the whole action.
#[test]
fn ro_195_ro_q49_when_the_cards_act() {
    for (card, place, question, disc) in [
        (6, "administration", "disc", 0),
        (11, "labour_camp", "disc", 0),
        (1, "pasture", "replace", 1),
        (4, "brewery", "replace", 1),
        (8, "mine", "replace", 1),
    ] {
        let board = rich_day([(card, 18), QUIET]);
        let asked = board.after(&[&format!("shepherd>{place}")]);
        assert_eq!(asked.asked().as_deref(), Some(question), "card {card}");
        assert_eq!(asked.at("/workers/shepherd/discs"), json!([disc, 0]));
        for worker in ["shepherd", "bureaucrat"] {
            assert_eq!(asked.mood(worker), 0, "card {card}");
        }
        assert_eq!(asked.at("/warehouse"), board.at("/warehouse"));
    }
    let asked = day([(9, 16), QUIET]).after(&["miner>labour_camp"]);
    assert_eq!(asked.asked().as_deref(), Some("extra"));
    assert_eq!(asked.mood("miner"), -2);
    let all = json!({ "coal": 0, "wool": 1, "fish": 1, "wheat": 1 });
    assert_eq!(asked.at("/warehouse"), all);
}

/// RO-196: a location card and a worker card in the same turn.
#[test]
fn ro_196_both_cards_in_one_turn() {
    let board = day([(11, 16), QUIET]);
    let after = board.after(&["miner>labour_camp", "disc:keep", "extra:wool"]);
    assert_eq!(
        changes(&board, &after),
        json!({
            "workers": { "miner": { "at": "labour_camp", "tired": true, "mood": -1 } },
            "warehouse": { "wool": 2, "fish": 1, "wheat": 1 },
            "supply": { "wool": 4, "fish": 5, "wheat": 5 },
            "players": { "1": { "points": { "wheel": 2 }, "crystals": 2 } },
            "crystals": 21,
        })
    );
    let board = day([(4, 17), QUIET]);
    assert_eq!(
        effect(&board, &["commissar>brewery", "replace:yes", "give:yes"]),
        json!({ "players": { "1": { "crystals": 2, "palace": 1 } }, "crystals": 20 })
    );
    let board = rich_day([(10, 15), QUIET]);
    let turn = ["fisherman>lake", "shuffle:no", "take:4", "pick:1"];
    let turn = [&turn[..], &["relocate:miner>mine"]].concat();
    let changed = effect(&board, &turn);
    assert_eq!(changed["workers"], json!({ "miner": { "at": "mine" } }));
}
