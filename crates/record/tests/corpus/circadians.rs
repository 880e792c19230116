//! Circadians: both editions with every number of players, every leader, both variants,
//! every rival alone and beside people, and every kind of answer.

use std::collections::BTreeSet;

use circadians::Circadians;
use tabletop::{Game, Options};

use crate::{
    Corpus, Kept,
    Shows::{Kind, Lost, Told, Won},
    kept,
};

pub const CORPUS: Corpus = Corpus {
    game: "circadians",
    kept: KEPT,
    kinds: KINDS,
    kind,
};

const FIRST: &[(&str, &str)] = &[("edition", "first")];
const DYAD: &[(&str, &str)] = &[("leaders", "dyad")];

#[rustfmt::skip]
const KEPT: &[Kept] = &[
    kept("second-2p", 2, &[("first", "1")], &[]),
    kept("second-3p", 3, &[("first", "3"), ("planet", "b")], &[]),
    kept("second-4p", 4, &[("first", "4"), ("colours", "black,purple,blue,orange")], &[]),
    kept("first-1p", 1, FIRST, &[]),
    kept("first-2p", 2, FIRST, &[]),
    kept("first-3p", 3, &[("edition", "first"), ("first", "2"), ("zcharo", "b")], &[]),
    kept("first-4p", 4, FIRST, &[]),
    // Every rival, alone and beside people.
    kept("rival-easy", 1, &[("rival", "easy")], &[Won]),
    kept("rival-xiao", 1, &[("rival", "xiao")], &[Lost]),
    kept("rival-hard", 1, &[("rival", "hard")], &[]),
    kept("rival-expert", 1, &[("rival", "expert")], &[]),
    kept("rival-beside-two", 2, &[("rival", "hard")], &[]),
    kept("rival-beside-three", 3, &[("rival", "easy"), ("edition", "first")], &[]),
    // The variants and the options of the table.
    kept("irenic-union", 3, &[("irenic", "on")], &[]),
    kept("other-sides", 2, &[("planet", "b"), ("leyrien", "b"), ("zcharo", "b"), ("jrayek", "b")], &[Kind("reveal:"), Kind("reveal:none"), Kind("use:no")]),
    kept("hidden-resources", 2, &[("resources", "hidden")], &[]),
    kept("caches-flipped", 2, &[("caches", "harvest"), ("leaders", "open")], &[]),
    // Every leader.
    kept("dyad-alliance", 2, DYAD, &[]),
    kept("dyad-akira-bjorg-dan", 4, DYAD, &[Kind("leader:akira"), Kind("leader:bjorg"), Kind("leader:dan"), Kind("assign:sal")]),
    kept("dyad-jakob-lysias-naira", 4, DYAD, &[Kind("leader:jakob"), Kind("leader:lysias"), Kind("leader:naira")]),
    kept("dyad-renzo-roslyn-sable-sunari", 4, DYAD, &[Kind("leader:renzo"), Kind("leader:roslyn"), Kind("leader:sable"), Kind("leader:sunari")]),
    kept("dyad-troy-ul-kah-tal-zapporah-zoey", 4, DYAD, &[Kind("leader:troy"), Kind("leader:ul_kah_tal"), Kind("leader:zapporah"), Kind("leader:zoey")]),
    // A ship at setup, a die for a player who has none.
    kept("dyad-jakob-sunari", 1, DYAD, &[Kind("leader:jakob"), Kind("leader:sunari")]),
    kept("rescue-die", 3, FIRST, &[Told("event-rescue")]),
    // What these games do not happen to show.
    kept("tile-destroyed", 2, &[], &[Kind("destroy:")]),
    kept("setback-ignored", 2, &[], &[Kind("setback:ignore")]),
    kept("penalty-of-lysias", 2, &[("leaders", "open")], &[Kind("treat:penalty"), Kind("treat:reward")]),
    kept("tile-declined", 4, DYAD, &[Kind("stack:none")]),
    kept("irenic-partner", 3, &[("irenic", "on")], &[Kind("partner:garage")]),
];

/// Every kind of answer, as [`kind`] writes it. Bots never take a sealed answer back, and
/// a partner at headquarters is the only one there is: nobody asks for it.
const KINDS: &[&str] = &[
    "leader:akira",
    "leader:bjorg",
    "leader:dan",
    "leader:jakob",
    "leader:lysias",
    "leader:naira",
    "leader:renzo",
    "leader:roslyn",
    "leader:sable",
    "leader:sunari",
    "leader:troy",
    "leader:ul_kah_tal",
    "leader:zapporah",
    "leader:zoey",
    "ban:",
    "keep:",
    "event:global",
    "event:own",
    "assign:garage",
    "assign:farm",
    "assign:sal",
    "send:headquarters",
    "send:garage",
    "decline",
    "to:headquarters",
    "to:mining_camp",
    "to:laboratory",
    "to:foundry",
    "to:market",
    "to:academy",
    "to:control_room",
    "to:leyrien",
    "to:zcharo",
    "to:jrayek",
    "to:depository",
    "partner:garage",
    "pay:",
    "reward:contracts",
    "reward:water",
    "buy:1",
    "buy:2",
    "stack:",
    "stack:none",
    "place:",
    "place:empty",
    "trade:",
    "trade:done",
    "fulfil:",
    "fulfil:none",
    "delivery:",
    "move:",
    "move:none",
    "use:no",
    "use:yes",
    "set:",
    "set:none",
    "reveal:",
    "reveal:none",
    "discard:",
    "advance:",
    "setback:",
    "setback:ignore",
    "suffer:",
    "treat:penalty",
    "treat:reward",
    "lose:",
    "back:",
    "destroy:",
    "put:",
    "put:none",
    "farm:",
];

/// An action without its particulars.
fn kind(action: &str) -> String {
    let Some((question, answer)) = action.split_once(':') else {
        return action.to_string();
    };
    let told = match (question, answer) {
        ("leader" | "event" | "reward" | "buy" | "use" | "treat", _) => answer,
        ("assign", _) if answer.starts_with("sal") => "sal",
        ("assign", _) if answer.ends_with("garage") => "garage",
        ("assign", _) => "farm",
        ("send" | "partner" | "to", _) => place(answer),
        (_, "none" | "done" | "empty" | "ignore") => answer,
        _ => "",
    };
    let question = question.split('_').next().unwrap_or(question);
    format!("{question}:{told}")
}

/// The board of a space or an origin: `mining_camp` of `mining_camp_2`.
fn place(answer: &str) -> &str {
    let places = [
        "headquarters",
        "garage",
        "mining_camp",
        "laboratory",
        "foundry",
        "market",
        "academy",
        "control_room",
        "leyrien",
        "zcharo",
        "jrayek",
        "depository",
    ];
    let found = places.into_iter().find(|place| answer.starts_with(place));
    found.unwrap_or(answer)
}

/// The list of kinds is complete: it has one for every action of the game but those two.
#[test]
fn every_action_is_of_a_known_kind() {
    let game = Circadians::open(CORPUS.entry().figures(), 2, &Options::new()).unwrap();
    let mut kinds: BTreeSet<String> = game
        .universe()
        .iter()
        .map(|action| kind(&action.to_string()))
        .collect();
    for never in ["revise", "partner:headquarters"] {
        assert!(kinds.remove(never), "{never}");
    }
    let known: BTreeSet<String> = KINDS.iter().map(ToString::to_string).collect();
    assert_eq!(kinds, known);
}

/// Both editions are kept with every number of players, and every rival alone.
#[test]
fn every_edition_is_kept_with_every_number_of_players() {
    let setups: BTreeSet<(String, u8)> = CORPUS
        .records()
        .values()
        .map(|record| {
            (
                record.header.options["edition"].clone(),
                record.header.players,
            )
        })
        .collect();
    assert_eq!(setups.len(), 8, "{setups:?}");
    let rivals: BTreeSet<String> = CORPUS
        .records()
        .values()
        .filter(|record| record.header.players == 1)
        .map(|record| record.header.options["rival"].clone())
        .collect();
    assert_eq!(rivals.len(), 4, "{rivals:?}");
}
